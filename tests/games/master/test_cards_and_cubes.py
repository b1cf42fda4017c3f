"""Taking cards (3), drawing (8), distributing (10), planets (11), routes (12)."""

from __future__ import annotations

import pytest

from orrery.games.master.bases import lose_system
from orrery.games.master.board import SYSTEM_BY_NAME
from orrery.games.master.cubes import cubes_to_take
from orrery.testing import Table, rule
from tests.games.master.tables import (
    asked,
    bank,
    cards,
    deck,
    finish,
    held,
    on_project,
    seat,
    symbols,
    table,
    zones,
)

LEADERS = {"top": ["torvan", "gharn", "ilvane", "quill"], "under": ["nivane"]}


def two_leaders(decks: dict[str, object] | None = None, drawn: str = "Y1") -> Table:
    """Seat 0 lacks one yellow cube for a card project that brings a leader."""
    start = seat("terrans democracy", "R4 B4 Y4 G4")
    return table("place", start, seat(), drawn=drawn, projects={"democracy.card1": "G."}, decks=decks or {})


@rule("SU-3.1", "SU-3.2", "SU-3.3")
@pytest.mark.parametrize(
    ("choice", "card", "under", "top"),
    [
        ("torvan", "torvan", ["nivane", "gharn"], "ilvane"),
        ("gharn", "gharn", ["nivane", "torvan"], "ilvane"),
        ("under", "ilvane", ["nivane", "torvan", "gharn"], "quill"),
    ],
)
def test_case_3_three_ways_to_take_a_card(choice: str, card: str, under: list[str], top: str) -> None:
    game = finish(two_leaders({"leader": LEADERS}), "yellow@democracy.card1")
    assert game.options(0) == ["torvan", "gharn", "under"]
    game.answer(0, choice)
    assert cards(game, 0) == ["democracy", card]
    found = zones(game)["decks"]["leader"]
    assert (found["under"], found["top"][0]) == (under, top)


@rule("SU-3.4")
def test_case_4_short_decks() -> None:
    governments = [
        "corporate", "junta", "technocracy", "federation", "theocracy", "directorate", "hegemony", "democracy",
    ]
    conflicts = ["border", "coup", "tradewar", "crusade", "espionage", "totalwar", "blockade", "exodus", "protectorate"]
    owner = seat("umbral", "R4 B4 Y4 G4")
    game = table(
        "place", owner, seat(" ".join(["krall", *governments, *conflicts])), drawn="B1 G1 R1",
        projects={"umbral.card2": "KKR."},
    )
    finish(game, "blue@umbral.card2", "none")
    assert cards(game, 0) == ["senate"]
    assert zones(game)["decks"]["government"]["top"] == []
    finish(game, "none")
    assert game.state.turn == 1
    # A second base brings a conflict card, of which none is left.
    rest = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat(" ".join(["krall", *conflicts])),
        routes={"c1-b1": "R2"},
    )
    finish(rest, "terrans.base@c1")
    assert cards(rest, 0) == []
    assert rest.state.turn == 1


@rule("SU-8.5", "SU-8.7", "SU-8.8", "SU-3.5", "SU-18.4")
def test_case_5_adventurer_rule() -> None:
    projects = {"umbral.base": "K.G.", "umbral.card1": "KY...", "umbral.programme": "KKKYBG"}
    game = table("begin", seat("umbral", ""), seat(), projects=projects, script={"random": "voss"})
    assert cards(game, 0) == ["voss"]
    left = [on_project(game, f"umbral.{name}") for name in ("base", "card1", "programme")]
    assert left == ["..G.", ".Y...", "...YBG"]
    assert symbols(game, 0) == {"military": 1}
    assert (game.state.drawn, held(game, 0)) == ([0, 0, 0, 0, 3], "K2")


@rule("SU-8.2", "SU-8.6")
def test_a_bag_with_too_few_cubes_gives_what_there_is() -> None:
    assert table("begin", seat("", "R2"), seat()).state.drawn == [2, 0, 0, 0, 0]
    without = table("begin", seat("", ""), seat(), script={"random": "voss"})
    assert (asked(without), without.state.turn, sum(without.state.drawn)) == ("cards", 0, 0)


@rule("SU-8.9")
def test_without_leaders_the_black_cubes_return_all_the_same() -> None:
    leaders = ("torvan gharn ilvane quill obrecht sael mirelle voss anahr celestine kade tolk juno halvard xul brakka "
               "nivane malthus")
    game = table("begin", seat("umbral", ""), seat(f"krall {leaders}"), projects={"umbral.card2": "KK.."})
    assert cards(game, 0) == []
    assert game.state.drawn == [0, 0, 0, 0, 2]


@rule("SU-9.4", "SU-10.1", "SU-10.7", "SU-11.3", "SU-32.1")
def test_case_6_colonising_with_the_right_and_the_wrong_colour() -> None:
    full = "R5 B5 Y5 G5 K5"
    game = table("place", seat("", "R4 B4 Y4 G5 K5"), seat("", full), drawn="R1 B1 Y1")
    assert bank(game).startswith("R35 B35")
    finish(game, "red@c1", "blue@c1", "none", "blue@c1")
    assert held(game, 0) == "R7 B6 Y5 G5 K5"
    assert bank(game).startswith("R32 B33")
    assert zones(game)["systems"]["c1"]["planets"] == "RB"


@rule("SU-11.6", "SU-1.6")
def test_case_7_bank_too_small() -> None:
    game = table("place", seat("", "R20"), seat("", "R22"), drawn="R1")
    assert bank(game).startswith("R2 ")
    finish(game, "red@c1")
    assert held(game, 0) == "R22"
    assert "R" not in bank(game)


@rule("SU-12.2", "SU-12.3", "SU-12.4", "SU-12.7", "SU-32.2")
def test_case_8_a_track_for_four_red_or_four_blue() -> None:
    game = table("place", seat(), seat(), on={"a4": "0", "c2": "1"}, drawn="R2 B1")
    routes = [text for text in game.options(0) if text.endswith("@a4-i4")]
    assert routes == ["red@a4-i4", "blue@a4-i4"]
    finish(game, "red@a4-i4")
    assert [text for text in game.options(0) if text.endswith("@a4-i4")] == ["red@a4-i4"]
    assert game.why_not(0, "blue@a4-i4") == "SU-12.4"
    finish(game, "red@a4-i4")
    assert zones(game)["routes"] == {"a4-i4": {"red": 2}}
    other = table("place", seat(), seat(), on={"a4": "0", "c2": "1"}, drawn="Y1 G1")
    assert not [text for text in other.options(0) if text.endswith("@a4-i4")]
    assert other.why_not(0, "yellow@a4-i4") == "SU-12.3"


@rule("SU-12.6", "SU-12.19", "SU-19.2", "SU-19.5", "SU-32.7")
def test_case_9_theft_from_a_route() -> None:
    game = table(
        "place", seat("terrans ilvane"), seat(), on={"c1": "0", "a4": "1"}, drawn="K1",
        routes={"a4-i4": "B3"}, projects={"ilvane.steal": "BB."},
    )
    finish(game, "black@ilvane.steal")
    assert held(game, 0) == "R4 B7 Y4 G4 K3"
    assert zones(game)["routes"] == {"a4-i4": {"blue": 2}}
    finish(game, "none")
    assert game.state.turn == 1
    again = table("place", seat(), seat(), on={"c1": "1", "a4": "0"}, drawn="B1 R1", routes={"a4-i4": "B2"})
    assert "blue@a4-i4" in again.options(0)
    assert again.why_not(0, "red@a4-i4") == "SU-12.4"


@rule("SU-12.8", "SU-12.13", "SU-14.3", "SU-14.4", "SU-14.9")
def test_case_10_race_to_a_neutral_system() -> None:
    game = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat(),
        on={"a1": "0", "e1": "1", "e4": "1"}, routes={"a1-i1": "Y4", "e1-i1": "Y3", "e4-i1": "Y1"},
    )
    assert game.options(0) == ["terrans.base@a1", "terrans.base@i1", "none"]
    finish(game, "terrans.base@i1")
    assert asked(game) == "take"
    assert zones(game)["systems"]["i1"]["owner"] == 0
    assert zones(game)["routes"] == {"a1-i1": {"yellow": 4}}
    assert held(game, 1) == "R4 B4 Y8 G4 K2"
    finish(game, game.options(0)[0])
    assert len(cards(game, 0)) == 1


@rule("SU-12.14", "SU-12.15", "SU-14.16", "SU-21.14")
def test_case_11_losing_a_system_brings_its_routes_home() -> None:
    game = table(
        "cards", seat("krall malthus"), seat("terrans"), on={"c2": "0", "a1": "1", "c1": "1", "e1": "1"},
        routes={"c1-a1": "R3", "e1-a1": "G1", "a1-i1": "B2", "e1-i2": "G2"},
    )
    assert list(lose_system(game.state, SYSTEM_BY_NAME["a1"])) == []
    assert zones(game)["routes"] == {"e1-i2": {"green": 2}}
    assert held(game, 1) == "R7 B6 Y4 G5 K2"
    assert game.state.supply[1] == 7


@rule("SU-10.9", "SU-10.10", "SU-10.12", "SU-10.13", "SU-32.5")
def test_case_23_clearing_with_a_black_cube() -> None:
    game = table("place", seat("terrans exchange", "R1"), seat(), drawn="K1 R1 G1", projects={"exchange.embed": "YYYB"})
    assert symbols(game, 0) == {"military": 1, "economic": 1}
    before = game.state.bank[2]
    finish(game, "clear", "exchange.embed")
    assert held(game, 0) == "R1 B1 Y2 K1"
    assert game.state.bank[2] == before + 1
    assert symbols(game, 0) == {"military": 1}
    assert {text.partition("@")[0] for text in game.options(0)} == {"red", "green", "none"}
    assert game.why_not(0, "clear") == "SU-10.10"


@rule("SU-10.11", "SU-10.12", "SU-9.2", "SU-11.8")
def test_case_45_uses_of_black_cubes() -> None:
    game = table(
        "place", seat("krall", "Y1"), seat("terrans torvan"), drawn="K3", on={"c1": "0 R", "c2": "1"},
        routes={"c1-a1": "R2"}, projects={"krall.card2": "R..."},
    )
    finish(game, "black@krall.card2", "clear")
    assert game.options(0) == ["krall.card2", "c1-a1"]
    assert game.why_not(0, "c1") == "SU-11.8"
    finish(game, "c1-a1", "none")
    assert on_project(game, "krall.card2") == "R.K."
    assert held(game, 0) == "R2 Y1 K2"
    assert [option & 7 for option in cubes_to_take(game.state, (0,), range(4), 0)] == [0]


@rule("SU-10.8", "SU-10.2", "SU-10.5", "SU-10.6", "SU-9.1")
def test_cubes_go_into_free_cells_of_their_colour_on_own_projects() -> None:
    game = table("place", seat("velmari"), seat("krall"), drawn="Y1 R1")
    options = game.options(0)
    assert "yellow@velmari.programme" in options
    assert "yellow@velmari.programme*" in options
    assert "red@velmari.base" in options
    assert not [text for text in options if "krall" in text]
    finish(game, "yellow@velmari.programme*")
    assert on_project(game, "velmari.programme") == "...Y.."
    assert game.why_not(0, "red@velmari.card1") == "SU-10.2"


@rule("SU-11.2", "SU-11.7", "SU-11.9")
def test_each_planet_is_colonised_once_by_the_owner_of_the_system() -> None:
    game = table("place", seat(), seat(), drawn="R1 K1", on={"a1": "0 BY", "b1": "0", "c2": "1"})
    assert game.why_not(0, "red@a1") == "SU-11.7"
    assert "red@b1" in game.options(0)
    assert game.why_not(0, "black@b1") == "SU-11.3"
    assert "red@c2" not in game.options(0)


@rule("SU-12.9", "SU-12.10", "SU-12.16", "SU-12.17", "SU-12.20")
def test_where_routes_may_be_laid() -> None:
    game = table(
        "place", seat(), seat(), drawn="R2 G1 Y1 B1", on={"c1": "0", "a1": "0", "e1": "1"}, closed=["b1"],
        conflicts={"border": {"track": "t_a1_i1", "red": "a1"}},
    )
    options = game.options(0)
    assert {"red@c1-a1", "red@a1-c1", "blue@c1-a1"} <= set(options)
    assert game.why_not(0, "green@a1-e1") == "SU-12.11"
    assert game.why_not(0, "red@c1-b1") == "SU-4.2"
    assert game.why_not(0, "yellow@a1-i1") == "SU-12.17"
    assert game.why_not(0, "yellow@c1-i1") == "SU-12.12"
    finish(game, "red@c1-a1")
    assert game.why_not(0, "red@a1-c1") == "SU-12.15"
    green = table("place", seat(), seat(), drawn="R1 G1", on={"e1": "0", "c2": "1"})
    assert "green@e1-i2" in green.options(0)
    assert green.why_not(0, "red@e1-i2") == "SU-12.20"


@rule("SU-3.11", "SU-15.1", "SU-15.2", "SU-32.4")
def test_case_19_two_leaders_from_one_project() -> None:
    game = table(
        "place", seat("terrans"), seat(), drawn="R1", projects={"terrans.card2": "YYBG."},
        decks={"leader": {"top": ["sael", "voss", "anahr", "kade"]}},
    )
    finish(game, "red@terrans.card2", "voss", "kade")
    assert cards(game, 0) == ["voss", "kade"]
    assert deck(game, "leader")[-2:] == ["sael", "anahr"]
    assert held(game, 0) == "R5 B5 Y6 G5 K2"


@rule("SU-3.12", "SU-15.2", "SU-15.3", "SU-16.1", "SU-10.17")
def test_case_18_five_cubes_for_a_development() -> None:
    game = table(
        "place", seat("terrans"), seat(), drawn="K1", projects={"terrans.card1": "RBYG."},
        decks={"commerce": {"top": ["exchange", "league"]}},
    )
    finish(game, "black@terrans.card1")
    assert game.options(0) == ["expansion", "commerce", "progress"]
    finish(game, "commerce", "league")
    assert held(game, 0) == "R5 B5 Y5 G5 K3"
    assert cards(game, 0) == ["league"]
    assert deck(game, "commerce")[-1] == "exchange"
    assert symbols(game, 0) == {"military": 1}
    assert zones(game)["seats"][0]["active"] == []


@rule("SU-15.1", "SU-20.1", "SU-3.9", "SU-33.3", "SU-33.5")
def test_case_20_corporate_republic() -> None:
    game = table(
        "place", seat("terrans corporate"), seat(), drawn="Y1 B1",
        projects={"corporate.card1": "Y.", "corporate.card2": "BBB."},
    )
    finish(game, "yellow@corporate.card1", "blue@corporate.card2", "corporate.card1")
    finish(game, game.options(0)[0], "1 red")
    assert asked(game) == "deck"
    finish(game, "progress")
    finish(game, game.options(0)[0], "1 green")
    assert held(game, 0) == "R5 B8 Y6 G5 K2"
    assert len(cards(game, 0)) == 3
