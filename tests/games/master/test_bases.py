"""Preparing and placing bases (13, 14), black holes (4), symbols of the board (29), ways to win (5)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.master.bases import lose_system
from orrery.games.master.board import SYSTEM_BY_NAME
from orrery.games.master.cards import CARD_BY_NAME, CARDS, CONFLICT_CARD, GOVERNMENT
from orrery.testing import Table, rule
from tests.games.master.tables import asked, cards, finish, held, owner, seat, symbols, table, take_first, zones

BASE: dict[str, Any] = {"prepared": ["terrans.base"]}


@rule("SU-13.1", "SU-13.4", "SU-13.5", "SU-14.13", "SU-32.3")
def test_case_12_slot_still_occupied() -> None:
    game = table(
        "place", seat("terrans", **BASE), seat(), drawn="G1", on={"b1": "0", "b4": "0", "b2": "0", "c3": "1"},
        projects={"terrans.base": "RBY."},
    )
    assert game.state.supply[0] == 5
    finish(game, "green@terrans.base")
    assert held(game, 0) == "R5 B5 Y5 G5 K2"
    assert (zones(game)["seats"][0]["prepared"], game.state.supply[0]) == (["terrans.base"], 5)


@rule("SU-13.3", "SU-13.7", "SU-13.8", "SU-10.16", "SU-10.20")
@pytest.mark.parametrize("order", [("terrans.base@b1",), ("terrans.base", "terrans.base@b1")])
def test_case_13_placing_does_not_reopen_the_slot_this_turn(order: tuple[str, ...]) -> None:
    game = table(
        "place", seat("terrans", **BASE), seat(), drawn="G1 R1", on={"c1": "0x3", "c3": "1"},
        routes={"c1-b1": "R1"}, projects={"terrans.base": "RBY."},
    )
    assert game.state.supply[0] == 5
    finish(game, "green@terrans.base", "red@c1-b1")
    assert game.options(0) == ["terrans.base", "terrans.base@b1"]
    assert game.why_not(0, "none") == "SU-10.19"
    take_first(game, *order)
    assert owner(game, "b1") == 0
    assert held(game, 0) == "R5 B5 Y5 G5 K2"
    assert (zones(game)["seats"][0]["prepared"], game.state.supply[0]) == ([], 5)


@rule("SU-13.8", "SU-14.1", "SU-14.4")
def test_case_14_prepared_and_placed_in_one_turn() -> None:
    game = table(
        "place", seat("terrans"), seat(), drawn="G1 R1", on={"c1": "0x3", "c3": "1"},
        routes={"c1-b1": "R1"}, projects={"terrans.base": "RBY."},
    )
    finish(game, "green@terrans.base", "red@c1-b1")
    take_first(game, "terrans.base@b1")
    assert (owner(game, "b1"), game.state.supply[0], len(cards(game, 0))) == (0, 5, 1)
    assert zones(game)["seats"][0]["prepared"] == []


@rule("SU-14.2", "SU-14.6", "SU-14.7", "SU-14.8", "SU-14.17")
def test_case_15_second_and_third_base() -> None:
    def reinforce(bases: str, routes: dict[str, str]) -> Table:
        on = {"c1": bases, "b1": "0", "c3": "1"}
        return table("reward", seat("terrans", **BASE), seat(), on=on, routes=routes)

    game = reinforce("0", {"c1-b1": "R2"})
    assert game.options(0) == ["terrans.base@c1", "none"]
    assert game.why_not(0, "terrans.base@b1") == "SU-14.6"
    take_first(game, "terrans.base@c1")
    assert game.state.bases[0] == 2
    assert CARDS[CARD_BY_NAME[cards(game, 0)[0]]].type == CONFLICT_CARD
    game = take_first(reinforce("0x2", {"c1-b1": "R2"}), "terrans.base@c1")
    assert CARDS[CARD_BY_NAME[cards(game, 0)[0]]].type == GOVERNMENT
    assert asked(reinforce("0x3", {"c1-b1": "R2"})) != "reward"
    assert asked(reinforce("0", {})) != "reward"


@rule("SU-5.1", "SU-5.4", "SU-5.8", "SU-14.15", "SU-30.1")
def test_case_16_ninth_base() -> None:
    game = table(
        "reward", seat("terrans", **BASE), seat(), on={"c1": "0x3", "a1": "0x2", "i1": "0x3", "c3": "1"},
        routes={"a1-e1": "B2"},
    )
    finish(game, "terrans.base@e1")
    assert game.match.over()
    assert (game.result().winners, game.events("won")[0]["way"]) == ((0,), "expansion")
    assert cards(game, 0) == []


@rule("SU-14.9", "SU-14.11", "SU-14.12", "SU-30.2")
def test_case_17_no_base_left() -> None:
    game = table("reward", seat("terrans", **BASE), seat(), on={"c3": "1"})
    assert {"terrans.base@i3", "terrans.base@c1"} <= set(game.options(0))
    take_first(game, "terrans.base@i3")
    assert (owner(game, "i3"), len(cards(game, 0))) == (0, 1)
    assert table("reward", seat("terrans"), seat(), on={"c3": "1"}).state.turn == 1


@rule("SU-13.6", "SU-14.14", "SU-20.7")
def test_a_government_has_a_slot_of_its_own() -> None:
    game = table(
        "reward", seat("terrans junta federation", prepared=["terrans.base", "junta.base1"]), seat(),
        on={"c1": "0", "c3": "1"}, routes={"c1-b1": "R2"},
    )
    assert {"terrans.base@b1", "junta.base1@b1"} <= set(game.options(0))
    take_first(game, "junta.base1@b1")
    assert zones(game)["seats"][0]["prepared"] == ["terrans.base"]
    assert asked(game) == "reward"


@rule("SU-13.9")
def test_without_discs_a_base_project_only_returns_its_cubes() -> None:
    game = table(
        "place", seat("terrans junta", prepared=["junta.base1"]), seat(), drawn="G1",
        on={"c1": "0x3", "i1": "0x3", "a1": "0x2", "c3": "1"}, projects={"terrans.base": "RBY."},
    )
    assert game.state.supply[0] == 0
    finish(game, "green@terrans.base")
    assert zones(game)["seats"][0]["prepared"] == ["junta.base1"]


@rule("SU-4.4", "SU-4.5", "SU-4.6", "SU-4.8", "SU-26.2")
def test_case_34_a_black_hole_swallows_a_system() -> None:
    game = table(
        "cards", seat("krall xul"), seat(), seat(), on={"c1": "0", "a4": "0", "b1": "1", "e1": "2", "i1": "YR"},
        closed=["c2", "c3", "c4", "a3"],
        routes={"b1-i1": "G3"}, conflicts={"blockade": {"track": "t_e1_i1", "red": "i1"}},
        projects={"blockade.blue": "RR.."},
    )
    assert symbols(game, 0) == {"military": 1, "scientific": 1}
    yellow, red = game.state.bank[2], game.state.bank[0]
    finish(game, "xul")
    assert game.why_not(0, "e1") == "SU-4.4"
    finish(game, "i1")
    assert (owner(game, "i1"), game.state.tokens) == ("closed", 4)
    assert (game.state.bank[2], game.state.bank[0]) == (yellow + 1, red + 1)
    assert held(game, 1) == "R4 B4 Y4 G7 K2"
    assert held(game, 2) == "R6 B4 Y4 G4 K2"
    assert cards(game, 2) == ["blockade"]


@rule("SU-4.3", "SU-4.7", "SU-4.8", "SU-4.9", "SU-29.6")
def test_case_50_symbols_around_a_swallowed_system() -> None:
    game = table(
        "cards", seat("krall xul"), seat(), seat(), seat(),
        on={"c2": "0", "e2": "0", "i2": "0", "b1": "1", "c3": "2", "c4": "3"},
        projects={"tradewar.blue": "Y..."}, conflicts={"tradewar": {"track": "t_c4_a4", "red": "a4"}},
    )
    assert symbols(game, 1)["scientific"] == 1
    assert symbols(game, 3)["economic"] == 1
    finish(game, "xul", "a4")
    assert owner(game, "a4") == "closed"
    assert held(game, 3) == "R4 B4 Y5 G4 K2"
    assert cards(game, 3) == ["tradewar"]
    assert "economic" not in symbols(game, 3)
    assert symbols(game, 1) == {"scientific": 1}


@rule("SU-29.5", "SU-29.6", "SU-29.7", "SU-4.3")
def test_case_41_red_arrows() -> None:
    game = table("cards", seat("krall voss"), seat(), on={"a1": "0", "b2": "1"})
    assert (symbols(game, 0), symbols(game, 1)) == ({"economic": 1}, {"economic": 1})
    both = table("cards", seat("krall voss"), seat(), on={"a1": "0", "b2": "0", "e2": "1"})
    assert symbols(both, 0) == symbols(both, 1) == {}
    closed = table("cards", seat("krall voss"), seat(), on={"a1": "0", "e2": "1"}, closed=["b2"])
    assert symbols(closed, 0) == {"economic": 1}


@rule("SU-29.2", "SU-29.3", "SU-29.4", "SU-14.10")
def test_case_42_green_and_blue_arrows() -> None:
    game = table("cards", seat("krall voss"), seat(), on={"c1": "0", "e1": "0", "i1": "0", "i2": "1"})
    assert symbols(game, 0) == {"military": 1, "cultural": 1}
    for system, left in (("e1", {"military": 1}), ("c1", {})):
        assert list(lose_system(game.state, SYSTEM_BY_NAME[system])) == []
        assert symbols(game, 0) == left
    assert symbols(game, 1) == {}
    after = table("cards", seat("krall voss"), seat(), on={"c1": "1", "i1": "0", "i2": "1"})
    assert symbols(after, 1) == {"military": 1}


@rule("SU-5.2", "SU-5.5", "SU-5.9", "SU-10.21", "SU-22.2")
def test_case_43_fifth_symbol_in_the_middle_of_phase_2() -> None:
    game = table(
        "place", seat("velmari exchange customs"), seat("krall"), drawn="Y1 G2", on={"a1": "0", "i3": "1"},
        projects={"velmari.programme": "YYYYBR", "exchange.embed": "YYYB"},
        conflicts={"tradewar": {"track": "t_a1_i1", "red": "a1"}},
    )
    assert symbols(game, 0)["economic"] == 4
    finish(game, "yellow@tradewar.red")
    assert game.match.over()
    assert game.events("won") == [{"event": "won", "seat": 0, "way": "domination"}]
    assert game.state.drawn == [0, 0, 0, 2, 0]


@rule("SU-5.3", "SU-5.10", "SU-21.14", "SU-21.16", "SU-14.5")
@pytest.mark.parametrize("place", [True, False])
def test_case_44_capture(place: bool) -> None:
    game = table(
        "place", seat("krall"), seat("terrans"), drawn="R1", on={"c1": "0", "i2": "0", "c2": "1", "e2": "1"},
        conflicts={"exodus": {"track": "t_c2_i2", "red": "i2"}}, projects={"exodus.red": "GGYB."},
    )
    finish(game, "red@exodus.red")
    assert asked(game) == "occupy"
    finish(game, "supply" if place else "none")
    if place:
        assert game.events("won") == [{"event": "won", "seat": 0, "way": "capture"}]
    else:
        assert (owner(game, "c2"), game.match.over()) == ("neutral", False)


@rule("SU-5.11")
def test_several_discs_in_one_start_system_are_one_system() -> None:
    assert not table("place", seat(), seat(), drawn="R1", on={"c1": "0x3", "c3": "1"}).match.over()


@rule("SU-5.6", "SU-5.7", "SU-5.12")
def test_the_active_player_wins_first_and_the_result_names_one_way() -> None:
    game = table(
        "reward", seat("terrans", **BASE), seat(), on={"c1": "0x3", "a1": "0x2", "i2": "0x3", "c3": "1"},
        routes={"i2-c2": "B5"},
    )
    finish(game, "terrans.base@c2")
    assert game.events("won") == [{"event": "won", "seat": 0, "way": "expansion"}]
    assert game.result().scores == (1, 0)


@rule("SU-4.10", "SU-33.18", "SU-33.20", "SU-4.1")
def test_a_black_hole_is_removed_but_not_from_a_start_system() -> None:
    game = table(
        "cards", seat("krall singularity"), seat(), on={"c1": "0", "i3": "1"}, closed=["c2", "a2", "b2"],
        projects={"singularity.embed": "BBRG"},
    )
    finish(game, "singularity")
    assert game.options(0) == ["remove-black-hole", "place-black-hole"]
    finish(game, "remove-black-hole")
    assert game.options(0) == ["a2", "b2"]
    assert game.why_not(0, "c2") == "SU-33.18"
    finish(game, "a2")
    assert (owner(game, "a2"), game.state.tokens) == ("neutral", 7)
    assert asked(game) == "gain"


@rule("SU-29.5", "SU-29.6", "SU-29.7", "SU-21.14", "SU-21.15")
def test_case_41_played_out_neither_has_the_symbol_of_a_pair_that_one_player_holds() -> None:
    game = table(
        "place", seat("krall"), seat("terrans"), drawn="B1", on={"a1": "0", "i2": "0", "b2": "1", "c3": "1"},
        conflicts={"border": {"track": "t_b2_i2", "red": "i2"}}, projects={"border.red": "RRGY."},
    )
    assert (symbols(game, 0), symbols(game, 1)) == ({"economic": 1, "military": 1}, {"economic": 2})
    take_first(game, "blue@border.red", "supply")
    assert (owner(game, "b2"), symbols(game, 0), symbols(game, 1)) == (0, {}, {"economic": 1})


@rule("SU-29.2", "SU-29.3", "SU-29.4", "SU-5.10", "SU-12.14")
@pytest.mark.parametrize("place", [True, False])
def test_case_42_played_out_symbols_follow_the_systems_that_fall(place: bool) -> None:
    game = table(
        "place", seat("krall"), seat("terrans"), drawn="B1 R1",
        on={"i2": "0", "a1": "0", "c1": "1", "e1": "1", "i1": "1"},
        conflicts={"border": {"track": "t_e1_i2", "red": "i2"}, "exodus": {"track": "t_c1_a1", "red": "a1"}},
        projects={"border.red": "RRGY.", "exodus.red": "GGYB."}, routes={"e1-i1": "G2", "c1-b1": "R1"},
    )
    assert symbols(game, 1) == {"military": 1, "cultural": 1}
    finish(game, "blue@border.red", "red@exodus.red", "border.red", "green@e1-i1")
    assert (owner(game, "e1"), symbols(game, 1)) == ("neutral", {"military": 1})
    assert zones(game)["routes"] == {"c1-b1": {"red": 1}}
    take_first(game, "none", "supply" if place else "none")
    assert (owner(game, "c1"), symbols(game, 1), zones(game)["routes"]) == (0 if place else "neutral", {}, {})
    assert symbols(game, 0).get("military", 0) == int(place)
    assert not game.match.over()
