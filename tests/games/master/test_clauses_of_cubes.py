"""Clause by clause: distributing cubes (10), planets (11), routes (12)."""

from __future__ import annotations

import pytest

from orrery.games.master.board import SYSTEMS, TRACKS
from orrery.testing import Table, rule
from tests.games.master.tables import asked, cards, finish, held, on_project, seat, symbols, table, take_first, zones

CHARTERS = {"charters.embed": "YYRG"}
"""Charters pay two cubes for a completed route."""


def to(game: Table, *places: str) -> list[str]:
    """The options of seat 0 to put a cube there."""
    return [text for text in game.options(0) if text.partition("@")[2].rstrip("*") in places]


@rule("SU-10.2")
def test_a_cube_goes_into_a_free_cell_of_its_colour_and_no_other() -> None:
    game = table("place", seat("terrans"), seat(), drawn="R2", projects={"terrans.card2": "YYBG."})
    assert [text for text in game.options(0) if "terrans" in text] == [
        "red@terrans.base", "red@terrans.card1", "red@terrans.card2", "red@terrans.programme"]
    finish(game, "red@terrans.base")
    assert on_project(game, "terrans.base") == "R..."
    assert to(game, "terrans.base") == []
    assert game.why_not(0, "red@terrans.base") == "SU-10.2"


@rule("SU-10.3", "SU-10.15")
def test_a_project_with_one_free_cell_is_not_complete() -> None:
    game = table("place", seat("terrans kade"), seat(), drawn="Y1", projects={"terrans.base": "RB.."})
    finish(game, "yellow@terrans.base")
    assert (asked(game), on_project(game, "terrans.base")) == ("cards", "RBY.")
    assert zones(game)["seats"][0]["prepared"] == []


@rule("SU-10.3", "SU-16.5")
def test_a_development_with_one_free_cell_is_none_of_the_three() -> None:
    game = table("place", seat("terrans league freeport insurance smugglers"), seat(), drawn="K1", projects={
        "league.embed": "YYG.", "freeport.embed": "YGGB", "insurance.embed": "YGK"})
    assert to(game, "smugglers.embed") == ["black@smugglers.embed"]


@rule("SU-10.5")
def test_a_second_project_may_be_begun_before_the_first_is_finished() -> None:
    game = table("place", seat("terrans"), seat(), drawn="R1 B1", projects={"terrans.base": "R..."})
    finish(game, "red@terrans.card1", "blue@c1-a1")
    assert [on_project(game, name) for name in ("terrans.base", "terrans.card1")] == ["R...", "R...."]
    assert zones(game)["routes"] == {"c1-a1": {"blue": 1}}


@rule("SU-10.12")
def test_a_prepared_base_is_not_touched_when_its_project_is_cleared() -> None:
    game = table("place", seat("terrans kade", prepared=["terrans.base"]), seat(), drawn="K1",
                 projects={"terrans.base": "RB.."})
    finish(game, "clear", "terrans.base")
    assert (zones(game)["seats"][0]["prepared"], held(game, 0)) == (["terrans.base"], "R5 B5 Y4 G4 K3")
    assert game.state.supply[0] == 7


@rule("SU-10.14", "SU-10.7")
def test_cubes_are_placed_one_at_a_time() -> None:
    game = table("place", seat("terrans kade"), seat(), drawn="R3")
    finish(game, "red@c1")
    assert (asked(game), game.state.drawn, zones(game)["systems"]["c1"]["planets"]) == ("place", [2, 0, 0, 0, 0], "R")
    finish(game, "none")
    assert held(game, 0) == "R9 B4 Y4 G4 K2"


@rule("SU-10.15", "SU-10.16")
def test_all_projects_completed_in_a_turn_are_rewarded_after_the_last_cube() -> None:
    game = table("place", seat("terrans charters", "R4"), seat(), drawn="R1 B1", routes={"c1-b1": "R1"},
                 projects=CHARTERS)
    finish(game, "blue@c1")
    assert (asked(game), held(game, 0)) == ("place", "R4")
    finish(game, "red@c1-b1")
    assert (asked(game), game.options(0)) == ("reward", ["blue@c1", "c1-b1"])
    finish(game, "c1-b1", "2 green")
    assert held(game, 0) == "R4 B2 G2"


@rule("SU-10.19", "SU-20.5")
def test_rewards_are_compulsory_and_in_full() -> None:
    theft = table("place", seat("terrans torvan"), seat("krall"), drawn="K1",
                  projects={"torvan.steal": "R.B", "krall.base": "R..", "krall.card2": "R..."})
    finish(theft, "black@torvan.steal")
    assert (theft.options(0), theft.why_not(0, "none")) == (["red@krall.base", "red@krall.card2"], "SU-10.19")
    paid = table("place", seat("terrans corporate"), seat(), drawn="Y1", projects={"corporate.card1": "Y."})
    take_first(paid, "yellow@corporate.card1")
    assert (asked(paid), paid.decision(0).least, paid.why_not(0, "none")) == ("gain", 1, "SU-10.19")


@rule("SU-10.21", "SU-16.1")
def test_symbols_of_a_development_count_from_its_reward_on() -> None:
    game = table("place", seat("terrans league"), seat(), drawn="R2", on={"i4": "0", "c3": "1"},
                 projects={"league.embed": "YYG."})
    finish(game, "red@league.embed", "red@i4")
    assert (asked(game), symbols(game, 0)) == ("reward", {})
    finish(game, "league.embed")
    assert symbols(game, 0) == {"diplomatic": 1}


# -- planets ---------------------------------------------------------------------------------------------------------


@rule("SU-11.1")
def test_systems_have_one_two_or_three_planets() -> None:
    found = {one.name: one.planets for one in SYSTEMS}
    assert found == {f"{kind}{n}": planets for kind, planets in zip("cabei", (3, 2, 1, 2, 3), strict=True)
                     for n in (1, 2, 3, 4)}


@rule("SU-11.2")
def test_planets_are_colonised_only_in_systems_with_a_base_of_ones_own() -> None:
    game = table("place", seat(), seat(), drawn="R1", on={"c1": "0", "a4": "0", "a1": "1"})
    assert to(game, *(one.name for one in SYSTEMS)) == ["red@c1", "red@a4"]


@rule("SU-11.7", "SU-11.10")
def test_the_last_planet_of_a_system_is_colonised_once_even_within_a_turn() -> None:
    game = table("place", seat("terrans kade"), seat(), drawn="G2", on={"b1": "0", "c3": "1"})
    finish(game, "green@b1")
    assert game.why_not(0, "green@b1") == "SU-11.7"
    finish(game, "none")
    assert (zones(game)["systems"]["b1"]["planets"], held(game, 0)) == ("G", "R4 B4 Y4 G8 K2")


@rule("SU-11.10", "SU-11.4")
def test_two_planets_of_one_system_in_one_colour_bring_two_rewards() -> None:
    game = table("place", seat("terrans kade"), seat(), drawn="R2")
    red = game.state.bank[0]
    finish(game, "red@c1", "red@c1")
    assert (asked(game), zones(game)["systems"]["c1"]["planets"]) == ("cards", "RR")
    assert (held(game, 0), game.state.bank[0]) == ("R10 B4 Y4 G4 K2", red - 6)
    assert [event["count"] for event in game.events("colonised")] == [3, 3]


@rule("SU-11.10", "SU-11.5")
def test_planets_of_two_systems_bring_a_reward_each() -> None:
    game = table("place", seat("terrans kade"), seat(), drawn="B3", on={"c1": "0", "a1": "0", "c3": "1"})
    finish(game, "blue@c1", "blue@a1", "blue@c1", "blue@a1")
    assert (asked(game), held(game, 0)) == ("cards", "R4 B11 Y4 G4 K2")


# -- routes ----------------------------------------------------------------------------------------------------------

LENGTHS = {"t_c1_a1": 3, "t_c1_b1": 2, "t_a1_e1": 2, "t_e1_b2": 3, "t_a1_i1": 4, "t_b1_i1": 3, "t_e1_i1": 3,
           "t_e1_i2": 3, "t_i1_i2": 2, "t_c1_i1": 5}
"""The tracks of a quadrant; the others are the same, turned."""


@rule("SU-12.1", "SU-12.8", "SU-14.3")
@pytest.mark.parametrize(("track", "length"), LENGTHS.items())
def test_a_track_filled_from_ones_own_system_gives_access_to_the_other_end(track: str, length: int) -> None:
    _, start, end = track.split("_")
    letter = "RBYG"[next(one.colour for one in SYSTEMS if one.name == start)]
    for cubes in (length - 1, length):
        game = table("reward", seat("terrans kade", prepared=["terrans.base"]), seat(), on={start: "0", "c3": "1"},
                     routes={f"{start}-{end}": f"{letter}{cubes}"})
        sites = [text for text in game.options(0) if "@" in text] if asked(game) == "reward" else []
        reached = [f"terrans.base@{end}"] if cubes == length else []
        assert [text for text in sites if text != f"terrans.base@{start}"] == reached


@rule("SU-12.1")
def test_the_four_quadrants_have_tracks_of_the_same_lengths() -> None:
    assert [one.length for one in TRACKS] == [*LENGTHS.values()] * 4
    assert [one.name for one in TRACKS[:10]] == [*LENGTHS]


@rule("SU-12.2", "SU-12.5", "SU-12.15")
def test_a_route_starts_at_ones_own_end_and_goes_on_from_there() -> None:
    game = table("place", seat(), seat(), drawn="B3")
    assert to(game, "c1-a1", "a1-c1") == ["blue@c1-a1"]
    both = table("place", seat(), seat(), drawn="B3", on={"c1": "0", "a1": "0", "c3": "1"})
    assert to(both, "c1-a1", "a1-c1") == ["blue@c1-a1", "blue@a1-c1"]
    finish(both, "blue@a1-c1")
    assert to(both, "c1-a1", "a1-c1") == ["blue@a1-c1"]
    finish(both, "blue@a1-c1")
    assert zones(both)["routes"] == {"a1-c1": {"blue": 2}}


@rule("SU-12.7", "SU-12.9", "SU-10.9")
def test_a_single_cube_is_a_route_and_a_complete_one_can_be_taken_back() -> None:
    game = table("place", seat("terrans kade"), seat(), drawn="K1", on={"c1": "0", "a1": "0", "c3": "1"},
                 routes={"c1-b1": "R1", "c1-a1": "R3"})
    finish(game, "clear")
    assert game.options(0) == ["c1-a1", "c1-b1"]
    finish(game, "c1-a1")
    assert (zones(game)["routes"], held(game, 0)) == ({"c1-b1": {"red": 1}}, "R7 B4 Y4 G4 K3")


@rule("SU-12.9", "SU-14.4")
def test_the_cubes_of_a_completed_route_stay_after_its_base_is_placed() -> None:
    game = table("reward", seat("terrans", prepared=["terrans.base"]), seat(), routes={"c1-b1": "R2"})
    take_first(game, "terrans.base@b1")
    assert zones(game)["routes"] == {"c1-b1": {"red": 2}}


@rule("SU-12.12", "SU-12.13")
def test_conflicts_and_routes_of_others_bar_nobody_from_a_neutral_system() -> None:
    game = table("place", seat(), seat(), drawn="Y1", on={"c1": "0", "a1": "1", "e1": "1"}, routes={"e1-i1": "G1"},
                 conflicts={"border": {"track": "t_a1_i1", "red": "a1"}})
    assert to(game, "c1-i1") == ["yellow@c1-i1"]


@rule("SU-12.18", "SU-25.5", "SU-12.12")
def test_a_route_over_another_track_stays_when_a_conflict_is_laid_but_cannot_grow() -> None:
    game = table("cards", seat("krall border kade"), seat(), on={"e1": "0", "i1": "0", "c3": "1"},
                 routes={"e1-i2": "G2", "i1-i2": "G1"})
    finish(game, "lay@border", "t_i1_i2.red")
    assert (zones(game)["routes"], held(game, 0)) == ({"e1-i2": {"green": 2}}, "R4 B4 Y4 G5 K2")
    later = table("place", seat("krall"), seat(), on={"e1": "0", "i1": "0", "c3": "1"}, drawn="G1",
                  routes={"e1-i2": "G2"}, conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    assert later.why_not(0, "green@e1-i2") == "SU-12.12"


@rule("SU-12.19", "SU-33.4", "SU-12.21")
def test_a_route_cleared_and_laid_again_in_a_turn_is_completed_anew() -> None:
    game = table("place", seat("terrans charters kade", "R1"), seat(), drawn="R2 K1", routes={"c1-b1": "R2"},
                 projects=CHARTERS)
    finish(game, "clear", "c1-b1", "red@c1-b1", "red@c1-b1")
    assert (asked(game), game.decision(0).most, held(game, 0)) == ("gain", 2, "R3 K1")
    finish(game, "2 blue")
    assert held(game, 0) == "R3 B2 K1"


@rule("SU-12.21")
def test_without_an_ability_a_completed_route_brings_nothing() -> None:
    game = table("place", seat("terrans kade", "R1"), seat(), drawn="R1", routes={"c1-b1": "R1"})
    finish(game, "red@c1-b1")
    assert (asked(game), held(game, 0), cards(game, 0)) == ("cards", "R1", ["kade"])
