"""Further worked examples: set-up (1, 2), cards (3), black holes (4), ways to win (5), cubes (8 to 12)."""

from __future__ import annotations

import pytest

from orrery.core import OrreryError
from orrery.games.master.board import CORNERS, SYSTEMS
from orrery.games.master.cards import CARDS, PROJECTS, RACE
from orrery.testing import new, rule
from tests.games.master.tables import (
    asked,
    bank,
    cards,
    counts,
    deck,
    finish,
    held,
    numbers,
    on_project,
    owner,
    seat,
    symbols,
    table,
    zones,
)

GOVERNMENTS = "corporate junta technocracy federation theocracy directorate hegemony democracy senate"


@rule("SU-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_cannot_play(seats: int) -> None:
    with pytest.raises(OrreryError):
        new("master", seats)


@rule("SU-2.7", "SU-2.4")
def test_the_corners_hold_start_systems_of_four_colours_with_three_planets() -> None:
    starts = [SYSTEMS[corner[0]] for corner in CORNERS]
    assert [one.name for one in starts] == ["c1", "c2", "c3", "c4"]
    assert {one.colour for one in starts} == {0, 1, 2, 3}
    assert {one.planets for one in starts} == {3}
    assert [one for one in SYSTEMS if one.start] == starts
    assert {one.planets for one in SYSTEMS} == {1, 2, 3}


@rule("SU-2.5")
def test_the_first_player_may_be_given() -> None:
    for given in (1, 2, 3):
        game = new("master", 3, script=numbers({"first": [given], "start": "R"}))
        assert game.state.first == given - 1
        assert owner(game, "c1") == given - 1
        assert owner(game, "c2") == given % 3


@rule("SU-2.1")
def test_the_decks_are_shuffled() -> None:
    tops = set()
    for seed in range(12):
        game = new("master", 2, seed=b"%d" % seed)
        for who in (game.state.first, 1 - game.state.first):
            game.answer(who, game.options(who)[0])
        tops.add(tuple(entry["top"][0] for name, entry in zones(game)["decks"].items() if name != "race"))
    assert len(tops) == 12


@rule("SU-2.17")
def test_nothing_brings_a_second_race() -> None:
    effects = [effect for project in PROJECTS for effect in project.reward]
    effects += [effect for card in CARDS if card.ability is not None for effect in card.ability.effects]
    assert not [effect for effect in effects if RACE in effect.decks or RACE in effect.types]


@rule("SU-3.4", "SU-3.2")
def test_both_cards_of_a_deck_of_two_go_under_and_the_first_comes_up_again() -> None:
    others = " ".join(name for name in GOVERNMENTS.split() if name not in ("senate", "junta"))
    game = table(
        "place", seat("umbral", "R4 B4 Y4 G4"), seat(f"krall {others}"), drawn="B1", projects={"umbral.card2": "KKR."},
        decks={"government": {"top": ["senate", "junta"]}},
    )
    finish(game, "blue@umbral.card2")
    assert game.options(0) == ["senate", "junta", "under"]
    finish(game, "under")
    assert cards(game, 0) == ["senate"]
    assert deck(game, "government") == ["junta"]


@rule("SU-3.5", "SU-34.2")
def test_after_a_random_card_nobody_knows_the_order_any_more() -> None:
    game = table("begin", seat("umbral", ""), seat(), script={"random": "voss"}, projects={"umbral.base": "K..."},
                 decks={"leader": {"top": ["torvan", "gharn"], "under": ["nivane", "quill"]}})
    entry = zones(game)["decks"]["leader"]
    assert cards(game, 0) == ["voss"]
    assert (entry["under"], len(entry["top"]), game.state.decks[1].size()) == ([], 1, 17)


@rule("SU-3.8")
def test_the_card_limit_waits_for_the_end_of_ones_own_turn() -> None:
    many = "mirelle voss anahr celestine kade tolk juno"
    game = table("place", seat(f"terrans {many}"), seat("krall torvan gharn ilvane quill obrecht sael halvard"),
                 drawn="R1")
    finish(game, "red@c1")
    assert game.why_not(0, "none") == "SU-24.3"
    finish(game, "kade", "none", "1 red")
    assert (game.state.turn, len(cards(game, 1))) == (1, 7)


@rule("SU-33.21", "SU-3.1", "SU-3.3")
def test_with_an_academy_three_cards_are_looked_at() -> None:
    game = table(
        "place", seat("terrans democracy academy", "R4 B3 Y4 G3"), seat(), drawn="Y1",
        projects={"democracy.card1": "G.", "academy.embed": "BBGY"},
        decks={"leader": {"top": ["torvan", "gharn", "ilvane", "quill"], "under": ["nivane"]}},
    )
    finish(game, "yellow@democracy.card1")
    assert game.options(0) == ["torvan", "gharn", "ilvane", "under"]
    finish(game, "under", "2 red")
    assert cards(game, 0)[-1] == "quill"
    assert zones(game)["decks"]["leader"]["under"] == ["nivane", "torvan", "gharn", "ilvane"]


@rule("SU-1.6", "SU-33.5")
def test_whoever_should_take_more_cubes_than_the_bank_holds_takes_what_is_there() -> None:
    start = seat("velmari sael", "R1")
    game = table("cards", start, seat("krall", "R43 B43 Y36 G45 K2"), on={"c3": "0", "c1": "1"},
                 projects={"velmari.programme": "YYYYBR"})
    assert bank(game) == "B1 Y5 K18"
    finish(game, "sael")
    assert (game.options(0), game.decision(0).limits, game.decision(0).least) == (["blue", "yellow"], (1, 4), 4)
    finish(game, "4 yellow")
    assert held(game, 0) == "R1 Y4"
    assert asked(game) == "gain"
    finish(game, "1 yellow")
    assert bank(game) == "B1 K18"


@rule("SU-4.11", "SU-1.6", "SU-28.4")
def test_without_tokens_nothing_is_closed_and_nobody_misses_a_turn() -> None:
    closed = ["a1", "a2", "a3", "a4", "b2", "b3", "b4", "e3", "e4"]
    game = table("cards", seat("krall xul gharn"), seat(), on={"c1": "0", "b1": "0", "c3": "1"}, closed=closed,
                 projects={"krall.programme": "RRRRG"})
    assert game.state.tokens == 0
    assert symbols(game, 0) == {"military": 3, "cultural": 1, "scientific": 1}
    finish(game, "xul", "gharn")
    assert (sorted(zones(game)["closed"]), game.state.skips, asked(game)) == (closed, [0, 0], "gain")
    assert game.decision(0).most == 3


@rule("SU-4.1", "SU-4.10", "SU-14.11", "SU-11.7")
def test_a_reopened_system_is_an_ordinary_neutral_one() -> None:
    shut = table("reward", seat("terrans", prepared=["terrans.base"]), seat(), on={"c3": "1"}, closed=["e1"])
    assert "terrans.base@e1" not in shut.options(0)
    assert shut.why_not(0, "terrans.base@e1") == "SU-4.1"
    # Swallowed with two colonised planets, opened again: both can be colonised anew.
    game = table("cards", seat("krall xul singularity"), seat(), on={"c1": "0", "a4": "0", "c3": "1", "e1": "RB"},
                 projects={"singularity.embed": "BBRG"})
    finish(game, "xul", "e1")
    assert (owner(game, "e1"), zones(game)["systems"].get("e1")) == ("closed", None)
    finish(game, "singularity", "remove-black-hole", "2 red")
    assert (owner(game, "e1"), game.state.tokens) == ("neutral", 9)
    assert game.state.planets[SYSTEMS.index(next(one for one in SYSTEMS if one.name == "e1"))] == ()


@rule("SU-33.20", "SU-33.17")
def test_a_choice_with_one_useful_side_is_no_choice() -> None:
    game = table("cards", seat("krall singularity"), seat(), projects={"singularity.embed": "BBRG"})
    finish(game, "singularity")
    assert asked(game) == "swallow"
    assert game.why_not(0, "none") == "SU-33.17"
    adjacent = table("cards", seat("krall gravmines"), seat(), projects={"gravmines.embed": "RBKY"})
    finish(adjacent, "gravmines")
    assert adjacent.options(0) == ["a1", "b1", "i1"]
    assert adjacent.why_not(0, "i3") == "SU-33.17"


def leads_at_once(turn: int) -> tuple[int, str]:
    """Seat 1 loses its junta, and with it the equal stand in two conflicts: who wins, and how?"""
    thief = "malthus"
    own = ["velmari exchange customs", "terrans junta", "synthar quantum academy", "ossir"]
    own[turn] += f" {thief}"
    game = table(
        "cards", *(seat(text, "R1 K1") for text in own), turn=turn,
        on={"i1": "0", "i2": "1", "i3": "2", "c1" if turn == 3 else "e4": "3", **({"b2": "3"} if turn == 3 else {}),
            **({"c1": "2"} if turn == 2 else {})},
        conflicts={"tradewar": {"track": "t_i1_i2", "red": "i2"}, "espionage": {"track": "t_i2_i3", "red": "i2"}},
        projects={
            "velmari.programme": "YYYYBR", "exchange.embed": "YYYB", "customs.embed": "YYRKG",
            "synthar.programme": "BBBGR", "quantum.embed": "BBBYK", "academy.embed": "BBGY",
            "tradewar.red": "Y.....", "tradewar.blue": "YY..", "espionage.red": "B...", "espionage.blue": "BB...",
        },
    )
    assert (symbols(game, 0)["economic"], symbols(game, 2)["scientific"]) == (4, 4)
    finish(game, thief)
    finish(game, "junta")
    won = game.events("won")
    assert len(won) == 1
    assert symbols(game, 0)["economic"] == symbols(game, 2)["scientific"] == 5
    return won[0]["seat"], won[0]["way"]


@rule("SU-5.6", "SU-33.22", "SU-5.5", "SU-21.4")
def test_of_several_who_win_by_one_change_the_active_player_comes_first_and_then_turn_order() -> None:
    assert leads_at_once(turn=0) == (0, "domination")
    assert leads_at_once(turn=2) == (2, "domination")
    assert leads_at_once(turn=3) == (0, "domination")


@rule("SU-33.22", "SU-21.4")
def test_a_junta_counts_one_cube_more_only_where_it_has_one() -> None:
    def lead(own: str, other: str) -> tuple[dict[str, int], dict[str, int]]:
        game = table("cards", seat("terrans junta"), seat("krall"), on={"i1": "0", "i2": "1"},
                     conflicts={"border": {"track": "t_i1_i2", "red": "i1"}},
                     projects={"border.red": own, "border.blue": other})
        return symbols(game, 0), symbols(game, 1)

    assert lead("R....", "R.....") == ({"military": 1}, {})
    assert lead("R....", "RR....") == ({}, {})
    assert lead(".....", "......") == ({}, {})
    assert lead(".....", "R.....") == ({}, {"military": 1})


@rule("SU-5.7")
def test_capture_is_named_before_domination() -> None:
    game = table(
        "reward", seat("drakhen cloaking starforts", prepared=["drakhen.base"]), seat("terrans"),
        on={"c2": "0", "b1": "0", "c3": "1"}, routes={"b1-c1": "G2"},
        projects={"drakhen.programme": "RRYYGB", "cloaking.embed": "BRRG", "starforts.embed": "RRYG"},
    )
    assert symbols(game, 0)["military"] == 4
    finish(game, "drakhen.base@c1")
    assert symbols(game, 0)["military"] == 5
    assert game.events("won") == [{"event": "won", "seat": 0, "way": "capture"}]


@rule("SU-5.5", "SU-30.1", "SU-29.7")
def test_a_player_may_win_in_a_rivals_turn() -> None:
    """Seat 1 holds both systems of a red-arrow pair; losing one of them brings the fifth symbol."""
    game = table(
        "place", seat("terrans"), seat("velmari exchange customs"), drawn="B1",
        on={"c1": "0", "i2": "0", "a1": "1", "b2": "1"}, conflicts={"border": {"track": "t_b2_i2", "red": "i2"}},
        projects={"velmari.programme": "YYYYBR", "exchange.embed": "YYYB", "customs.embed": "YYRKG",
                  "border.red": "RRGY.", "velmari.base": "YY.."},
    )
    assert symbols(game, 1)["economic"] == 4
    finish(game, "blue@border.red", "yellow@velmari.base", "2 red")
    assert game.events("won") == [{"event": "won", "seat": 1, "way": "domination"}]
    assert (owner(game, "b2"), game.result().winners) == ("neutral", (1,))


@rule("SU-8.7", "SU-8.4", "SU-33.7")
def test_the_adventurer_rule_comes_before_abilities_for_the_start_of_a_turn() -> None:
    game = table("begin", seat("umbral exchange", ""), seat(), script={"random": "voss", ("cube", 0): "GK"},
                 projects={"exchange.embed": "YYYB", "umbral.card2": "KK.."})
    assert (cards(game, 0), asked(game)) == (["exchange", "voss"], "give")
    finish(game, "1 black", "1 green")
    assert (counts(game.state.drawn), on_project(game, "umbral.card2")) == ("G1 K1", "....")


@rule("SU-10.13", "SU-10.18")
def test_a_project_filled_this_turn_may_be_cleared_and_then_brings_nothing() -> None:
    game = table("place", seat("terrans", "Y1"), seat(), drawn="G1 K1", projects={"terrans.base": "RBY."})
    finish(game, "green@terrans.base", "clear", "terrans.base")
    assert held(game, 0) == "R1 B1 Y2 G1 K1"
    assert (zones(game)["seats"][0]["prepared"], game.state.turn) == ([], 1)


@rule("SU-10.21", "SU-18.1", "SU-10.16")
def test_symbols_of_a_programme_count_from_its_reward_on() -> None:
    game = table("place", seat("krall", "R4"), seat(), drawn="G1 R1", projects={"krall.programme": "RRRR."})
    finish(game, "green@krall.programme", "red@c1")
    assert symbols(game, 0) == {"military": 1}
    assert game.options(0) == ["krall.programme", "red@c1"]
    finish(game, "krall.programme")
    assert symbols(game, 0) == {"military": 3, "cultural": 1}


@rule("SU-11.9", "SU-21.14", "SU-11.8")
def test_cubes_on_planets_outlast_the_owner_of_the_system() -> None:
    game = table(
        "place", seat("terrans"), seat("krall"), drawn="B1", on={"i1": "0", "i2": "1 RGB", "c3": "1"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}}, projects={"border.red": "RRGY."},
    )
    finish(game, "blue@border.red", "supply")
    finish(game, game.options(0)[0])
    assert zones(game)["systems"]["i2"] == {"owner": 0, "bases": 1, "planets": "RGB"}
    after = table("place", seat("terrans"), seat("krall"), drawn="R1", on={"i2": "0 RGB", "c3": "1"})
    assert after.why_not(0, "red@i2") == "SU-11.7"


@rule("SU-12.16", "SU-10.9")
def test_a_track_that_is_empty_again_takes_another_colour_from_the_other_end() -> None:
    game = table("place", seat(), seat(), drawn="B1 K1", on={"c1": "0", "a1": "0", "c3": "1"}, routes={"c1-a1": "R2"})
    assert game.why_not(0, "blue@a1-c1") == "SU-12.15"
    assert game.why_not(0, "blue@c1-a1") == "SU-12.4"
    finish(game, "clear", "c1-a1")
    assert {"blue@a1-c1", "blue@c1-a1"} <= set(game.options(0))
    finish(game, "blue@a1-c1")
    assert zones(game)["routes"] == {"a1-c1": {"blue": 1}}


@rule("SU-12.5", "SU-12.8", "SU-10.3")
def test_a_full_route_takes_no_further_cube() -> None:
    game = table("place", seat(), seat(), drawn="R1", routes={"c1-b1": "R2"})
    assert game.why_not(0, "red@c1-b1") == "SU-12.8"


@rule("SU-33.8")
def test_two_abilities_redraw_one_after_the_other() -> None:
    game = table(
        "begin", seat("synthar technocracy ilvane", "R3 B5"), seat(), on={"c2": "0", "c4": "1"},
        script={("cube", 0): "RRRBBR"},
    )
    assert (asked(game), game.options(0)) == ("ability", ["technocracy", "ilvane"])
    finish(game, "technocracy", "2 red")
    assert (asked(game), counts(game.state.drawn)) == ("redraw", "R1 B2")
    finish(game, "1 blue")
    assert (asked(game), counts(game.state.drawn)) == ("place", "R2 B1")


@rule("SU-33.7", "SU-9.3")
def test_an_exchange_takes_only_what_the_bank_held_before() -> None:
    game = table("cards", seat("terrans insurance", "R3 B2"), seat("krall", "R42 B42 Y40 G43"),
                 projects={"insurance.embed": "YGK"})
    assert bank(game) == "B1 Y4 G1 K19"
    finish(game, "insurance")
    assert (game.options(0), game.decision(0).most) == (["red", "blue", "yellow", "green", "black"], 5)
    finish(game, "3 red,2 blue")
    assert (game.options(0), game.decision(0).limits) == (["blue", "yellow", "green"], (1, 4, 1))
    finish(game, "1 blue,3 yellow,1 green")
    assert held(game, 0) == "B1 Y4 G2 K1"
    assert bank(game) == "R3 B2 Y1 K19"


@rule("SU-4.7", "SU-4.8", "SU-20.6", "SU-3.10", "SU-25.12")
def test_a_swallowed_system_ends_all_its_conflicts_and_pays_in_turn_order() -> None:
    game = table(
        "cards", seat("krall xul"), seat("terrans credit"), seat("ossir corporate"), turn=0,
        on={"c1": "0", "a4": "0", "b1": "1", "e1": "2"}, projects={"credit.embed": "YYGRB", "coup.blue": "KK....",
                                                                   "border.red": "RR...", "exodus.red": "G...."},
        conflicts={"border": {"track": "t_e1_i1", "red": "e1"}, "coup": {"track": "t_b1_i1", "red": "i1"},
                   "exodus": {"track": "t_c1_i1", "red": "c1"}},
    )
    finish(game, "xul", "i1")
    assert game.asks() == [(1, "gain")]
    finish(game, "1 red")
    assert [cards(game, who) for who in range(3)] == [["exodus"], ["credit", "coup"], ["corporate", "border"]]
    assert [held(game, who) for who in range(3)] == ["R4 B4 Y4 G5 K2", "R5 B4 Y4 G4 K4", "R6 B4 Y4 G4 K2"]
    assert zones(game)["conflicts"] == {}
    finish(game, "lay@exodus")
    assert game.why_not(0, "t_c1_i1.red") == "SU-25.10"


@rule("SU-10.9", "SU-21.26", "SU-21.4", "SU-5.5")
def test_clearing_ones_own_side_of_a_conflict_may_hand_a_rival_the_victory() -> None:
    game = table(
        "place", seat("terrans"), seat("velmari exchange customs"), drawn="K1 R1", on={"i1": "0", "i2": "1"},
        conflicts={"tradewar": {"track": "t_i1_i2", "red": "i1"}},
        projects={"velmari.programme": "YYYYBR", "exchange.embed": "YYYB", "customs.embed": "YYRKG",
                  "tradewar.red": "YY....", "tradewar.blue": "YY.."},
    )
    assert symbols(game, 1)["economic"] == 4
    finish(game, "clear", "tradewar.red")
    assert game.events("won") == [{"event": "won", "seat": 1, "way": "domination"}]
    assert (held(game, 0), counts(game.state.drawn)) == ("R4 B4 Y6 G4 K3", "R1")


@rule("SU-5.1", "SU-5.5", "SU-33.15", "SU-21.15")
@pytest.mark.parametrize("way", ["ark", "conflict"])
def test_the_ninth_base_wins_however_it_is_placed(way: str) -> None:
    on = {"c1": "0x3", "a1": "0x2", "i1": "0x3", "i2": "1", "c3": "1"}
    if way == "ark":
        game = table("cards", seat("terrans ark"), seat(), on=on, projects={"ark.embed": "GYBRG"})
        finish(game, "ark", "b1")
    else:
        game = table("place", seat("terrans"), seat(), on=on, drawn="B1", projects={"border.red": "RRGY."},
                     conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
        finish(game, "blue@border.red", "supply")
    assert game.events("won") == [{"event": "won", "seat": 0, "way": "expansion"}]
    assert (game.state.placed[0], len(cards(game, 0))) == (9, 0 if way == "ark" else 1)
