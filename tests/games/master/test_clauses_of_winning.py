"""Clause by clause: black holes (4), ways to win (5), symbols (7, 29), drawing (8), colours (9)."""

from __future__ import annotations

import pytest

from orrery.testing import rule
from tests.games.master.every import BY_TYPE, DATA
from tests.games.master.tables import (
    asked,
    asked_by,
    bank,
    cards,
    counts,
    finish,
    held,
    on_project,
    owner,
    seat,
    symbols,
    table,
    take_first,
    zones,
)

OPENED = {"singularity.embed": "BBRG"}


@rule("SU-4.1", "SU-4.2")
def test_a_closed_system_takes_no_base_no_conflict_and_no_route() -> None:
    ark = table("cards", seat("terrans ark border"), seat(), closed=["b1"], projects={"ark.embed": "GYBRG"})
    finish(ark, "ark")
    assert ark.options(0) == ["a1", "i1"]
    laid = finish(table("cards", seat("terrans border"), seat(), closed=["b1"]), "lay@border")
    assert {text.partition(".")[0] for text in laid.options(0)} == {"t_c1_a1", "t_c1_i1"}
    cube = table("place", seat(), seat(), drawn="R1", closed=["b1"])
    assert [text for text in cube.options(0) if "c1-" in text] == ["red@c1-a1", "red@c1-i1"]


@rule("SU-4.3")
def test_a_green_symbol_with_one_closed_system_cannot_be_had() -> None:
    for on, closed in (({"i1": "0", "c3": "1"}, ["e1"]), ({"e1": "0", "c3": "1"}, ["i1"])):
        assert symbols(table("cards", seat("terrans kade"), seat(), on=on, closed=closed), 0) == {}


@rule("SU-4.6", "SU-4.11")
def test_cubes_of_all_routes_to_a_swallowed_system_return_to_their_owners() -> None:
    game = table("cards", seat("krall xul kade"), seat(), on={"c1": "0", "a4": "0", "e1": "1"},
                 routes={"c1-i1": "R4", "e1-i1": "G2", "c1-a1": "R1"})
    finish(game, "xul", "i1")
    assert (held(game, 0), held(game, 1)) == ("R8 B4 Y4 G4 K2", "R4 B4 Y4 G6 K2")
    assert (zones(game)["routes"], game.state.tokens) == ({"c1-a1": {"red": 1}}, 8)


@rule("SU-4.7", "SU-17.4", "SU-4.9")
def test_a_conflict_with_a_swallowed_system_returns_its_cubes_but_those_of_star_cells() -> None:
    game = table("cards", seat("krall xul kade"), seat(), on={"c1": "0", "a4": "0", "e1": "1"},
                 conflicts={"border": {"track": "t_e1_i1", "red": "i1"}}, projects={"border.blue": "R....R"})
    red = game.state.bank[0]
    assert symbols(game, 1) == {"military": 1}
    finish(game, "xul", "i1")
    assert (held(game, 1), game.state.bank[0] - red) == ("R5 B4 Y4 G4 K2", 1)
    assert (symbols(game, 1), cards(game, 1)) == ({}, ["border"])


@rule("SU-4.10", "SU-4.2")
def test_routes_lead_to_a_reopened_system_from_the_next_turn_on() -> None:
    game = table("place", seat("krall singularity"), seat(), drawn="R1", closed=["b1"], projects=OPENED,
                 script={("cube", 0): "RRR", ("cube", 1): "RRR"})
    assert [text for text in game.options(0) if "c1-" in text] == ["red@c1-a1", "red@c1-i1"]
    finish(game, "none", "singularity", "remove-black-hole", "2 red", "1 red", "none")
    assert (owner(game, "b1"), game.asks()) == ("neutral", [(0, "place")])
    assert [text for text in game.options(0) if "c1-" in text] == ["red@c1-a1", "red@c1-b1", "red@c1-i1"]
    finish(game, "red@c1-b1", "red@c1-b1")
    assert zones(game)["routes"] == {"c1-b1": {"red": 2}}


@rule("SU-4.10", "SU-33.15", "SU-11.7")
def test_a_reopened_system_can_be_settled_fought_over_and_colonised_at_once() -> None:
    game = table("cards", seat("krall xul singularity ark border"), seat(), projects=OPENED | {"ark.embed": "GYBRG"},
                 on={"c1": "0", "a4": "0", "c3": "1", "b1": "R"}, script={("cube", 0): "GGG", ("cube", 1): "RRR"})
    finish(game, "xul", "b1", "singularity", "remove-black-hole", "2 red", "lay@border")
    assert "t_c1_b1.red" in game.options(0)
    finish(game, "t_c1_i1.red", "ark")
    assert "b1" in game.options(0)
    take_first(game, "b1")
    assert owner(game, "b1") == 0
    finish(game, "none", "5 red", "none", "draw")
    assert "green@b1" in game.options(0)


@rule("SU-4.11", "SU-28.5")
def test_a_token_of_a_missed_turn_returns_to_the_stock_that_closes_systems() -> None:
    shut = ["a2", "a3", "b2", "b3", "b4", "e2", "e3", "e4"]
    game = table("cards", seat("krall kade"), seat(skips=1), closed=shut)
    assert game.state.tokens == 0
    finish(game, "none")
    assert (game.state.turn, game.state.tokens) == (0, 1)


# -- ways to win -----------------------------------------------------------------------------------------------------


@rule("SU-5.5", "SU-14.15")
def test_a_ninth_base_wins_before_its_politics_card_even_as_a_second_one() -> None:
    game = table("reward", seat("terrans", prepared=["terrans.base"]), seat(), routes={"c1-b1": "R2"},
                 on={"c1": "0x2", "a1": "0x2", "i1": "0x3", "e1": "0", "c3": "1"})
    finish(game, "terrans.base@c1")
    assert game.events("won") == [{"event": "won", "seat": 0, "way": "expansion"}]
    assert cards(game, 0) == []


@rule("SU-5.5", "SU-16.10", "SU-5.2")
def test_a_fifth_symbol_of_a_development_wins_before_its_politics_card() -> None:
    game = table("place", seat("velmari exchange customs"), seat("krall"), drawn="B1", on={"c3": "0", "c1": "1"},
                 projects={"velmari.programme": "YYYYBR", "exchange.embed": "YYY.", "customs.embed": "YYRKG"})
    assert symbols(game, 0) == {"economic": 4, "diplomatic": 1, "military": 1}
    finish(game, "blue@exchange.embed")
    assert game.events("won") == [{"event": "won", "seat": 0, "way": "domination"}]
    assert (symbols(game, 0)["economic"], cards(game, 0)) == (5, ["exchange", "customs"])


# -- symbols ---------------------------------------------------------------------------------------------------------


@rule("SU-7.3")
@pytest.mark.parametrize("leader", BY_TYPE["leader"])
def test_a_leader_gives_no_symbols(leader: str) -> None:
    assert symbols(table("cards", seat(f"terrans {leader}"), seat(), on={"i4": "0", "c3": "1"}), 0) == {}


@rule("SU-7.4", "SU-20.7")
def test_governments_give_no_symbols() -> None:
    game = table("cards", seat(" ".join(["terrans", *BY_TYPE["government"]])), seat(), on={"i4": "0", "c3": "1"})
    assert (symbols(game, 0), len(zones(game)["seats"][0]["active"])) == ({}, 9)
    assert not [name for name in BY_TYPE["government"] if "symbols" in DATA[name]]


@rule("SU-7.5", "SU-18.4")
def test_symbols_go_with_their_sources_and_come_again() -> None:
    game = table("cards", seat("krall brakka"), seat("terrans", ""), on={"c1": "0", "i4": "1"},
                 projects={"terrans.programme": "RBYGK"}, script={("cube", 0): "RRR"})
    assert symbols(game, 1) == {"diplomatic": 2, "cultural": 1}
    finish(game, "brakka", "red@terrans.programme", "blue@terrans.programme", "yellow@terrans.programme")
    assert symbols(game, 1) == {}
    finish(game, "1 red")
    assert (asked(game), counts(game.state.drawn)) == ("place", "R1 B1 Y1")
    finish(game, "red@terrans.programme", "blue@terrans.programme", "yellow@terrans.programme")
    assert symbols(game, 1) == {"diplomatic": 2, "cultural": 1}


@rule("SU-29.4")
def test_a_green_symbol_stays_while_one_base_is_left_in_each_system() -> None:
    for bases in ("0", "0x2"):
        game = table("cards", seat("terrans kade"), seat(), on={"e1": bases, "i1": bases, "c3": "1"})
        assert symbols(game, 0) == {"cultural": 1}


# -- drawing ---------------------------------------------------------------------------------------------------------


@rule("SU-8.4", "SU-8.2")
@pytest.mark.parametrize("cubes", ["R1", "R2"])
def test_a_bag_with_a_cube_or_two_sends_nobody_on_adventures(cubes: str) -> None:
    game = table("begin", seat("umbral", cubes), seat(), projects={"umbral.card2": "KK.."})
    assert (cards(game, 0), on_project(game, "umbral.card2"), counts(game.state.drawn)) == ([], "KK..", cubes)


@rule("SU-8.5", "SU-8.4")
def test_black_cubes_return_from_every_kind_of_project_of_the_player_alone() -> None:
    game = table(
        "begin", seat("umbral quantum gharn", ""), seat("krall", "R4"), on={"c1": "0", "i1": "0", "i2": "1"},
        projects={"umbral.base": "KR..", "umbral.card2": "KK..", "umbral.programme": "KKKYBG", "quantum.embed": "BBBYK",
                  "gharn.steal": "R.K", "coup.red": "KY..", "coup.blue": "KK....", "krall.card2": "..K."},
        conflicts={"coup": {"track": "t_i1_i2", "red": "i1"}}, script={"random": "voss"},
    )
    finish(game, "draw")
    left = {name: on_project(game, name) for name in (
        "umbral.base", "umbral.card2", "umbral.programme", "quantum.embed", "gharn.steal", "coup.red")}
    assert left == {"umbral.base": ".R..", "umbral.card2": "....", "umbral.programme": "...YBG",
                    "quantum.embed": "BBBY.", "gharn.steal": "R..", "coup.red": ".Y.."}
    assert [on_project(game, name) for name in ("coup.blue", "krall.card2")] == ["KK....", "..K."]
    assert (counts(game.state.drawn), held(game, 0), held(game, 1)) == ("K3", "K6", "R4")
    assert (symbols(game, 0), zones(game)["seats"][0]["active"]) == ({"military": 1}, [])


@rule("SU-8.5", "SU-17.1", "SU-33.23")
def test_a_black_cube_in_a_star_cell_goes_to_the_bank_on_adventures() -> None:
    game = table("begin", seat("terrans robots", ""), seat("krall", ""), projects={
        "robots.embed": "BGKK", "terrans.programme": "...K.", "terrans.base": "K..."}, script={"random": "voss"})
    assert bank(game).endswith("K17")
    assert (counts(game.state.drawn), on_project(game, "terrans.programme")) == ("K3", ".....")


@rule("SU-8.7", "SU-8.6")
def test_a_bag_that_stays_empty_brings_one_leader_only() -> None:
    game = table("begin", seat("terrans exchange", ""), seat(), projects={"exchange.embed": "YYYB"},
                 script={"random": "voss kade"})
    assert (cards(game, 0), asked(game), sum(game.state.drawn)) == (["exchange", "voss"], "cards", 0)


# -- colours ---------------------------------------------------------------------------------------------------------


@rule("SU-9.2", "SU-19.3")
def test_black_cubes_are_safe_from_theft_and_spoils() -> None:
    lying = {"krall.card2": "RRK.", "customs.embed": "..RK."}
    theft = table("cards", seat("terrans smugglers"), seat("krall customs"),
                  projects=lying | {"smugglers.embed": "KKY"})
    finish(theft, "smugglers")
    assert theft.options(0) == ["red@krall.card2", "red@customs.embed"]
    named = table("cards", seat("terrans kade"), seat("krall customs"), projects=lying)
    decision = asked_by(named, 0, op="steal_cube", colours=["red", "black"])
    assert decision is not None
    assert [option & 7 for option in decision.options] == [0, 0]
    spoils = table("place", seat("terrans"), seat("krall customs"), drawn="Y1", on={"i1": "0", "i2": "1"},
                   conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}},
                   projects=lying | {"espionage.red": "BBK."})
    finish(spoils, "yellow@espionage.red")
    assert (asked(spoils), spoils.options(0)) == ("spoils", ["red@krall.card2", "red@customs.embed"])


@rule("SU-9.3", "SU-27.2")
def test_any_cubes_for_discarded_cards_are_never_black() -> None:
    game = finish(table("cards", seat("terrans kade"), seat()), "kade")
    assert (asked(game), game.options(0)) == ("gain", ["red", "blue", "yellow", "green"])
