"""Clause by clause: bases (13, 14), developments (16), star cells (17), theft (19), governments and leaders (20)."""

from __future__ import annotations

import pytest

from orrery.games.master.cards import CONFLICT_CARD, LEADER
from orrery.testing import Table, rule
from tests.games.master.every import BY_TYPE, DATA
from tests.games.master.tables import (
    asked,
    cards,
    deck,
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

BASE = ["terrans.base"]


def prepared(game: Table) -> list[str]:
    """The slots of seat 0 that hold a disc."""
    found: list[str] = zones(game)["seats"][0]["prepared"]
    return found


@rule("SU-13.1")
@pytest.mark.parametrize("race", BY_TYPE["race"])
def test_every_race_prepares_bases(race: str) -> None:
    assert [one["kind"] for one in DATA[race]["projects"]].count("base") == 1
    rival = seat("krall" if race != "krall" else "ossir")
    game = table("cards", seat(f"{race} kade", prepared=[f"{race}.base"]), rival)
    assert (prepared(game), game.state.supply[0]) == ([f"{race}.base"], 7)


@rule("SU-13.3", "SU-14.13")
def test_a_prepared_base_may_be_kept_over_the_end_of_the_turn() -> None:
    game = table("reward", seat("terrans kade", prepared=BASE), seat(), routes={"c1-b1": "R2"})
    assert game.options(0) == ["terrans.base@c1", "terrans.base@b1", "none"]
    finish(game, "none", "none")
    assert (game.state.turn, prepared(game), owner(game, "b1")) == (1, BASE, "neutral")


@rule("SU-13.6", "SU-33.14")
def test_two_prepared_bases_wait_at_once_each_in_the_slot_of_its_project() -> None:
    game = table("place", seat("terrans junta", prepared=BASE), seat(), drawn="Y1", projects={"junta.base1": "RRG."})
    finish(game, "yellow@junta.base1")
    assert (prepared(game), game.state.supply[0]) == (["terrans.base", "junta.base1"], 6)
    alone = table("place", seat("terrans junta"), seat(), drawn="Y1", projects={"junta.base1": "RRG."})
    finish(alone, "yellow@junta.base1")
    assert prepared(alone) == ["junta.base1"]


@rule("SU-13.8", "SU-13.6")
def test_placing_a_base_closes_no_other_slot() -> None:
    game = table("place", seat("terrans junta", prepared=BASE), seat(), drawn="Y1", routes={"c1-b1": "R2"},
                 projects={"junta.base1": "RRG."})
    take_first(game, "yellow@junta.base1", "terrans.base@b1")
    assert (prepared(game), owner(game, "b1")) == (["junta.base1"], 0)


@rule("SU-13.8", "SU-28.3")
def test_an_extra_turn_opens_an_emptied_slot() -> None:
    game = table("cards", seat("terrans kade", "G3"), seat(), spent=BASE, extra=1, projects={"terrans.base": "RBY."})
    finish(game, "none", "green@terrans.base", "none")
    assert (game.state.turn, prepared(game)) == (0, BASE)


@rule("SU-13.9", "SU-13.2")
def test_without_discs_the_cubes_of_a_base_project_return_all_the_same() -> None:
    game = table("place", seat("terrans junta", prepared=["junta.base1"]), seat(), drawn="G1",
                 on={"c1": "0x3", "i1": "0x3", "a1": "0x2", "c3": "1"}, projects={"terrans.base": "RBY."})
    finish(game, "green@terrans.base")
    assert (held(game, 0), on_project(game, "terrans.base")) == ("R5 B5 Y5 G5 K2", "....")
    assert prepared(game) == ["junta.base1"]


@rule("SU-14.6")
def test_colonised_planets_neither_help_nor_hinder_a_second_base() -> None:
    for planets in ("", " R", " RRR"):
        game = table("reward", seat("terrans", prepared=BASE), seat(), on={"c1": f"0x2{planets}", "b1": "0", "c3": "1"},
                     routes={"c1-b1": "R2"})
        assert game.options(0) == ["terrans.base@c1", "none"]
    two = table("reward", seat("terrans", prepared=BASE), seat(), on={"a1": "0x2", "c1": "0x3", "c3": "1"},
                routes={"c1-a1": "R3"})
    assert asked(two) != "reward"


@rule("SU-14.7", "SU-14.8")
@pytest.mark.parametrize(("route", "cubes"), [("c1-b1", "R2"), ("b1-c1", "G2")])
def test_a_route_serves_a_second_base_at_whichever_end_it_was_begun(route: str, cubes: str) -> None:
    game = table("reward", seat("terrans", prepared=BASE), seat(), on={"c1": "0", "b1": "0", "c3": "1"},
                 routes={route: cubes})
    assert game.options(0) == ["terrans.base@c1", "none"]


@rule("SU-14.10", "SU-29.4", "SU-29.7")
def test_placing_a_base_brings_and_costs_symbols_of_the_board() -> None:
    green = table("reward", seat("terrans", prepared=BASE), seat(), on={"e1": "0", "c3": "1"}, routes={"e1-i1": "G3"})
    assert symbols(green, 0) == {}
    finish(green, "terrans.base@i1")
    assert symbols(green, 0) == {"cultural": 1}
    red = table("reward", seat("terrans", prepared=BASE), seat(), on={"a1": "0", "e1": "0", "c3": "1"},
                routes={"e1-b2": "G3"})
    assert symbols(red, 0) == {"economic": 1}
    finish(red, "terrans.base@b2")
    assert symbols(red, 0) == {}


@rule("SU-14.11", "SU-14.17", "SU-14.2")
def test_without_bases_any_neutral_system_will_do_but_no_rivals_and_no_closed_one() -> None:
    game = table("reward", seat("terrans", prepared=BASE), seat(), on={"c3": "1", "i1": "1"}, closed=["e1"])
    sites = [text.partition("@")[2] for text in game.options(0) if text != "none"]
    assert " ".join(sites) == "c1 c2 c4 a1 a2 a3 a4 b1 b2 b3 b4 e2 e3 e4 i2 i3 i4"


@rule("SU-14.15", "SU-33.3")
def test_abilities_for_placing_a_base_come_after_the_politics_card() -> None:
    game = table("reward", seat("terrans shipyards", prepared=BASE), seat(), routes={"c1-b1": "R2"},
                 projects={"shipyards.embed": "GGYB"})
    finish(game, "terrans.base@b1")
    assert asked(game) == "take"
    take_first(game)
    assert (asked(game), game.decision(0).most, len(cards(game, 0))) == ("gain", 1, 2)


@rule("SU-14.16", "SU-21.14")
def test_all_bases_of_a_lost_system_return_to_the_supply() -> None:
    game = table("place", seat("krall"), seat("terrans", prepared=BASE), drawn="B1",
                 on={"i1": "0", "i2": "1x3", "c3": "1"}, conflicts={"border": {"track": "t_i1_i2", "red": "i1"}},
                 projects={"border.red": "RRGY."})
    assert game.state.supply[1] == 4
    finish(game, "blue@border.red", "none")
    assert (game.state.supply[1], game.state.placed[1], owner(game, "i2")) == (7, 1, "neutral")


# -- developments ----------------------------------------------------------------------------------------------------


@rule("SU-16.5", "SU-16.7")
def test_three_introduced_cards_are_counted_by_type() -> None:
    game = table("place", seat("terrans league freeport hyperlanes insurance"), seat(), drawn="K1", projects={
        "league.embed": "YYGR", "freeport.embed": "YGGB", "hyperlanes.embed": "BYGR", "insurance.embed": "YG."})
    finish(game, "black@insurance.embed")
    assert game.match.pending[0].about == (3,)
    first = table("place", seat("terrans league hyperlanes"), seat(), drawn="R1",
                  projects={"league.embed": "YYGR", "hyperlanes.embed": "BYG."})
    finish(first, "red@hyperlanes.embed")
    assert first.match.pending[0].about == (LEADER,)
    second = table("place", seat("terrans league hyperlanes freeport"), seat(), drawn="R1",
                   projects={"league.embed": "YYG.", "hyperlanes.embed": "BYGR", "freeport.embed": "YGGB"})
    finish(second, "red@league.embed")
    assert second.match.pending[0].about == (CONFLICT_CARD,)


@rule("SU-16.6")
def test_a_fourth_card_is_barred_once_the_third_is_covered_and_free_once_one_is_cleared() -> None:
    own = seat("terrans league freeport insurance smugglers")
    game = table("place", own, seat(), drawn="K1 Y1", projects={
        "league.embed": "YYGR", "freeport.embed": "YGGB", "insurance.embed": "YG.", "smugglers.embed": "KK."})
    assert "yellow@smugglers.embed" in game.options(0)
    finish(game, "black@insurance.embed")
    assert game.why_not(0, "yellow@smugglers.embed") == "SU-16.6"
    again = table("place", own, seat(), drawn="K2", projects={
        "league.embed": "YYGR", "freeport.embed": "YGGB", "insurance.embed": "YGK"})
    assert again.why_not(0, "black@smugglers.embed") == "SU-16.6"
    finish(again, "clear", "league.embed")
    assert "black@smugglers.embed" in again.options(0)
    now = table("place", seat("terrans league freeport insurance exchange"), seat(), drawn="R1 B1 K1", projects={
        "league.embed": "YYG.", "freeport.embed": "YGGB", "insurance.embed": "YGK"})
    finish(now, "red@league.embed")
    assert now.why_not(0, "blue@exchange.embed") == "SU-16.6"
    finish(now, "clear", "league.embed")
    assert "blue@exchange.embed" in now.options(0)


@rule("SU-16.10", "SU-33.3")
def test_abilities_for_introducing_come_after_the_politics_card() -> None:
    game = table("place", seat("krall anahr league"), seat(), drawn="R1", on={"c4": "0", "c2": "1"},
                 projects={"league.embed": "YYG."})
    finish(game, "red@league.embed")
    assert asked(game) == "take"
    take_first(game)
    assert (asked(game), game.decision(0).most) == ("gain", 2)


@rule("SU-16.11", "SU-17.4", "SU-21.17")
def test_a_development_that_changes_its_owner_arrives_without_cubes() -> None:
    game = table("place", seat("terrans"), seat("krall exchange"), drawn="R1", on={"i1": "0", "i2": "1", "c3": "1"},
                 conflicts={"tradewar": {"track": "t_i1_i2", "red": "i2"}}, routes={"i2-e1": "G3"},
                 projects={"tradewar.blue": "YY.B", "exchange.embed": "YYYB"})
    yellow = game.state.bank[2]
    finish(game, "red@tradewar.blue", "green@i2-e1", "green@i2-e1", "green@i2-e1")
    assert (cards(game, 0), cards(game, 1)) == (["tradewar", "exchange"], [])
    assert (on_project(game, "exchange.embed"), zones(game)["seats"][0]["active"]) == ("....", [])
    assert (held(game, 1), game.state.bank[2] - yellow) == ("R4 B5 Y6 G4 K2", 1)


# -- star cells ------------------------------------------------------------------------------------------------------


@rule("SU-17.4", "SU-17.1")
def test_a_cube_leaves_a_star_cell_for_the_bank_when_its_card_is_discarded_or_knocked() -> None:
    own = table("cards", seat("terrans exchange", "R1"), seat(), projects={"exchange.embed": "YYYB"})
    yellow = own.state.bank[2]
    finish(own, "exchange")
    assert (held(own, 0), own.state.bank[2] - yellow) == ("R1 B1 Y2", 1)
    knocked = table("cards", seat("krall brakka"), seat("terrans exchange", "R1"), projects={"exchange.embed": "YYYB"})
    yellow = knocked.state.bank[2]
    finish(knocked, "brakka", "yellow@exchange.embed*", "yellow@exchange.embed", "blue@exchange.embed")
    assert (held(knocked, 1), knocked.state.bank[2] - yellow) == ("R1 B1 Y1", 1)


@rule("SU-17.4", "SU-23.4", "SU-25.9")
def test_an_ended_conflict_returns_cubes_to_the_owner_of_each_side_but_for_star_cells() -> None:
    game = table("cards", seat("terrans kade"), seat("krall"), on={"i1": "0", "i2": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i1"}},
                 projects={"border.red": "R.G..", "border.blue": "R.B..R"})
    red = game.state.bank[0]
    finish(game, "end@t_i1_i2", "agree")
    assert (held(game, 0), held(game, 1)) == ("R5 B4 Y4 G5 K2", "R5 B5 Y4 G4 K2")
    assert game.state.bank[0] == red + 1


# -- theft -----------------------------------------------------------------------------------------------------------


@rule("SU-19.1")
def test_fifteen_of_eighteen_leaders_have_a_theft_project_and_no_other_card_has() -> None:
    thieves = [name for name, card in DATA.items() if any(one["kind"] == "steal" for one in card.get("projects", ()))]
    assert set(BY_TYPE["leader"]) - set(thieves) == {"halvard", "nivane", "malthus"}
    assert len(thieves) == 15
    assert set(thieves) <= set(BY_TYPE["leader"])
    for name in thieves:
        (project,) = DATA[name]["projects"]
        (reward,) = project["reward"]
        assert (project["kind"], reward["op"], reward["count"], len(reward["colours"])) == ("steal", "steal_cube", 1, 1)


@rule("SU-19.2", "SU-19.4")
def test_the_cubes_return_before_the_theft_and_only_rivals_are_robbed() -> None:
    game = table("place", seat("krall gharn customs", "R1"), seat("terrans", ""), seat("ossir", ""), drawn="K1",
                 projects={"gharn.steal": "RR.", "customs.embed": "Y....", "terrans.base": "..Y.",
                           "ossir.card2": "G.Y.."})
    finish(game, "black@gharn.steal")
    assert (game.options(0), held(game, 0)) == (["yellow@terrans.base", "yellow@ossir.card2"], "R3 K1")
    finish(game, "yellow@ossir.card2")
    assert (held(game, 0), on_project(game, "ossir.card2")) == ("R3 Y1 K1", "G....")


@rule("SU-19.3", "SU-19.2")
def test_a_theft_takes_the_colour_shown_and_never_black_or_from_a_planet() -> None:
    game = table("place", seat("krall gharn"), seat("terrans"), drawn="K1", on={"c1": "0", "c3": "1 Y"},
                 projects={"gharn.steal": "RR.", "terrans.card1": "..Y.K", "terrans.card2": "Y..G."})
    finish(game, "black@gharn.steal")
    assert game.options(0) == ["yellow@terrans.card1", "yellow@terrans.card2"]


# -- leaders and governments -----------------------------------------------------------------------------------------


@rule("SU-20.2", "SU-26.4")
@pytest.mark.parametrize(("cells", "misses"), [("RRRRG", 1), ("RRRR.", 0)])
def test_a_discarded_leader_does_something_only_while_its_symbols_are_held(cells: str, misses: int) -> None:
    game = table("cards", seat("krall gharn kade"), seat(), on={"i4": "0", "c3": "1"},
                 projects={"krall.programme": cells})
    finish(game, "gharn")
    assert (asked(game), game.state.skips) == ("cards", [0, misses])


@rule("SU-20.3", "SU-33.21")
def test_abilities_of_two_leaders_hold_by_one_symbol() -> None:
    """Obrecht asks for an economic symbol, Halvard for an economic and a diplomatic one."""
    game = table("cards", seat("terrans pilgrims obrecht halvard kade"), seat(), on={"c3": "0", "c1": "1"},
                 projects={"pilgrims.embed": "GGGRB"})
    assert symbols(game, 0) == {"economic": 1, "cultural": 1, "diplomatic": 1}
    assert zones(game)["seats"][0]["limit"] == 9
    finish(game, "kade", "none")
    assert (asked(game), game.decision(0).most) == ("gain", 2)


@rule("SU-20.7")
def test_a_second_government_joins_the_first() -> None:
    game = table("place", seat("umbral junta"), seat(), drawn="B1", projects={"umbral.card2": "KKR."},
                 decks={"government": {"top": ["federation", "senate"]}})
    finish(game, "blue@umbral.card2", "federation")
    assert (cards(game, 0), zones(game)["seats"][0]["active"]) == (["junta", "federation"], ["junta", "federation"])
    assert deck(game, "government")[-1] == "senate"


@rule("SU-20.7", "SU-13.6")
def test_each_of_several_governments_has_its_own_projects_and_slot() -> None:
    game = table("place", seat("terrans junta federation senate"), seat(), drawn="Y1 R1",
                 projects={"junta.base1": "RRG.", "federation.base1": "GYB."})
    assert {"yellow@junta.base1", "red@federation.base1", "yellow@senate.card1", "red@senate.card2"} <= set(
        game.options(0))
    finish(game, "yellow@junta.base1", "red@federation.base1", "federation.base1", "junta.base1")
    assert (prepared(game), game.state.supply[0]) == (["federation.base1", "junta.base1"], 6)
