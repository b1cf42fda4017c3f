"""Clause by clause: conflicts (21 to 23, 25), phase 3 (24, 26, 27), turns (28, 30)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import BadPosition
from orrery.testing import Table, rule
from tests.games.master.every import BY_TYPE
from tests.games.master.tables import (
    asked,
    asked_by,
    cards,
    deck,
    finish,
    held,
    owner,
    seat,
    symbols,
    table,
    take_first,
    zones,
)

FRONT = {"i1": "0", "i2": "1", "c3": "1"}
QUIET: dict[str, Any] = {"quiet": 7}
"""One more turn of two players in which nothing stirs ends the game."""


def won(card: str, red: str, cubes: dict[str, str], drawn: str, *seats: dict[str, Any], **rest: Any) -> Table:
    """Seat 0 on i1 lacks one cube to win a conflict with seat 1 on i2."""
    return table("place", *seats, drawn=drawn, on=rest.pop("on", FRONT), projects=cubes,
                 conflicts={card: {"track": "t_i1_i2", "red": red}} | rest.pop("more", {}), **rest)


@rule("SU-21.5")
@pytest.mark.parametrize("way", ["won", "ended"])
def test_the_symbol_of_a_conflict_is_lost_when_it_is_over(way: str) -> None:
    game = won("espionage", "i1", {"espionage.red": "BBK."}, "Y1", seat("terrans kade"), seat(),
               on={"i1": "0", "c3": "1"})
    assert symbols(game, 0) == {"scientific": 1}
    finish(game, *(("yellow@espionage.red", "2 red") if way == "won" else ("end@t_i1_i2",)))
    assert (symbols(game, 0), zones(game)["conflicts"]) == ({}, {})


@rule("SU-21.7", "SU-21.8", "SU-21.9")
def test_a_conflict_is_settled_by_returning_cubes_then_card_then_resources_then_the_goal() -> None:
    game = won("border", "i1", {"border.red": "RRGY.", "border.blue": "RR...R", "krall.base": "R.G"}, "B1",
               seat("terrans kade", ""), seat("krall", ""))
    red = game.state.bank[0]
    finish(game, "blue@border.red")
    assert (asked(game), cards(game, 0), owner(game, "i2")) == ("spoils", ["kade", "border"], 1)
    assert (held(game, 0), held(game, 1), game.state.bank[0]) == ("R2 B1 Y1 G1", "R2", red + 1)
    finish(game, "green@krall.base")
    assert (asked(game), held(game, 0), owner(game, "i2")) == ("occupy", "R2 B1 Y1 G2", "neutral")


@rule("SU-21.17", "SU-13.10")
def test_cubes_and_discs_on_a_card_that_is_lost_return_to_the_loser_first() -> None:
    game = won("coup", "i2", {"coup.blue": "KKYRB.", "junta.base1": "RR.."}, "G1", seat("terrans", ""),
               seat("krall junta", "", prepared=["junta.base1"]), routes={"i2-e1": "G2"})
    assert game.state.supply[1] == 6
    finish(game, "green@coup.blue", "green@i2-e1", "green@i2-e1", "none")
    assert (cards(game, 1), held(game, 1), game.state.supply[1]) == ([], "R2", 8)
    assert deck(game, "government")[-1] == "junta"


@rule("SU-21.11")
def test_spoils_come_from_the_loser_alone() -> None:
    game = won("espionage", "i1", {"espionage.red": "BBK.", "krall.base": "RR.", "ossir.base": "GG."}, "Y1",
               seat("terrans"), seat("krall"), seat("ossir"), on=FRONT | {"c4": "2"}, routes={"i2-e1": "G1"})
    finish(game, "yellow@espionage.red")
    assert (asked(game), game.options(0)) == ("spoils", ["red@krall.base", "green@i2-e1"])


@rule("SU-21.18")
def test_a_goal_that_finds_no_card_of_its_type_touches_no_other() -> None:
    take = won("tradewar", "i2", {"tradewar.blue": "YY.B"}, "R1", seat("terrans kade"), seat("krall torvan academy"))
    finish(take, "red@tradewar.blue")
    assert (asked(take), cards(take, 0), cards(take, 1)) == ("cards", ["kade", "tradewar"], ["torvan", "academy"])
    ruin = won("coup", "i1", {"coup.red": "KY.B"}, "B1", seat("terrans kade"), seat("krall junta league"))
    finish(ruin, "blue@coup.red")
    assert (asked(ruin), cards(ruin, 0), cards(ruin, 1)) == ("cards", ["kade", "coup"], ["junta", "league"])


@rule("SU-21.19", "SU-23.3")
def test_only_a_conflict_in_which_the_loser_takes_part_can_be_chosen() -> None:
    game = won(
        "blockade", "i2", {"blockade.blue": "RR.G"}, "Y1", seat("terrans"), seat("krall exodus"), seat("ossir"),
        on=FRONT | {"i4": "2"}, more={"border": {"track": "t_a1_i1", "red": "i1"},
                                      "coup": {"track": "t_i3_i4", "red": "i4"},
                                      "totalwar": {"track": "t_i2_i3", "red": "i3"}},
    )
    finish(game, "yellow@blockade.blue")
    assert (asked(game), game.options(0)) == ("ruin", ["exodus", "totalwar"])


@rule("SU-21.22", "SU-21.13")
def test_the_goal_of_the_winners_own_side_is_not_settled() -> None:
    """The red side of a coup stands for the system and a government; whoever fills it loses neither."""
    game = won("coup", "i1", {"coup.red": "KY.B"}, "B1", seat("terrans junta"), seat("krall torvan"))
    finish(game, "blue@coup.red")
    assert (cards(game, 0), cards(game, 1), owner(game, "i1"), owner(game, "i2")) == (["junta", "coup"], [], 0, 1)


@rule("SU-21.25", "SU-33.10")
def test_a_development_is_lost_introduced_or_not() -> None:
    game = won("espionage", "i1", {"espionage.red": "BBK.", "league.embed": "YYGR"}, "Y1", seat("terrans"),
               seat("krall exchange league ark junta"), routes={"i2-e1": "G2"})
    finish(game, "yellow@espionage.red", "green@i2-e1", "green@i2-e1")
    assert (asked(game), game.options(0)) == ("ruin", ["exchange", "league", "ark"])
    finish(game, "ark")
    assert (cards(game, 1), deck(game, "expansion")[-1]) == (["exchange", "league", "junta"], "ark")


@rule("SU-21.17", "SU-21.8")
def test_the_winner_chooses_among_the_cards_of_the_type_shown() -> None:
    game = won("coup", "i1", {"coup.red": "KY.B"}, "B1", seat("terrans"), seat("krall torvan junta gharn"))
    finish(game, "blue@coup.red")
    assert (game.asks(), game.options(0)) == ([(0, "ruin")], ["torvan", "gharn"])
    assert game.why_not(0, "none") == "SU-21.17"


@rule("SU-21.15", "SU-22.5", "SU-21.16")
def test_the_winner_may_leave_the_system_alone() -> None:
    for on in (FRONT, {"i1": "0", "c3": "1"}):
        game = won("border", "i1", {"border.red": "RRGY."}, "B1", seat("terrans kade"), seat("krall"), on=on)
        finish(game, "blue@border.red")
        if asked(game) == "gain":
            finish(game, "1 red")
        assert game.options(0) == ["supply", "none"]
        finish(game, "none")
        assert (asked(game), owner(game, "i2"), len(cards(game, 0))) == ("cards", "neutral", 2)


@rule("SU-22.1")
def test_nobody_fills_the_side_of_a_neutral_system() -> None:
    game = table("place", seat("terrans"), seat(), drawn="R1 B1", on={"i1": "0", "c3": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    assert [text for text in game.options(0) if "border" in text] == ["red@border.red", "blue@border.red"]
    with pytest.raises(BadPosition):
        table("place", seat("terrans"), seat(), drawn="R1", on={"i1": "0", "c3": "1"},
              conflicts={"border": {"track": "t_i1_i2", "red": "i1"}}, projects={"border.blue": "R....."})


@rule("SU-23.8", "SU-23.2")
def test_an_offer_refused_may_be_made_again_in_the_next_turn() -> None:
    game = table("cards", seat("terrans kade"), seat("krall"), on={"i1": "0", "i2": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i2"}})
    finish(game, "end@t_i1_i2", "refuse")
    assert game.why_not(0, "end@t_i1_i2") == "SU-23.8"
    finish(game, "none")
    assert (game.asks(), game.options(1)) == ([(1, "parley")], ["draw", "end@t_i1_i2"])
    finish(game, "end@t_i1_i2", "refuse", "none")
    assert (game.asks(), game.options(0)) == ([(0, "parley")], ["draw", "end@t_i1_i2"])


@rule("SU-23.8", "SU-24.1")
def test_an_offer_may_be_made_in_phase_3_with_nothing_but_the_race_card() -> None:
    game = table("cards", seat("terrans"), seat("krall"), on={"i1": "0", "i2": "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i2"}})
    assert (game.asks(), game.options(0)) == ([(0, "cards")], ["end@t_i1_i2", "none"])


@rule("SU-23.11", "SU-21.10")
@pytest.mark.parametrize(("side", "red"), [("red", "i1"), ("blue", "i2")])
def test_the_card_of_a_conflict_won_goes_to_the_winner_on_either_side(side: str, red: str) -> None:
    cubes = {"red": "RRGY.", "blue": "RR.GYR"}[side]
    game = won("border", red, {f"border.{side}": cubes}, "B1", seat("terrans kade"), seat("krall"))
    finish(game, f"blue@border.{side}", "none")
    assert (cards(game, 0), cards(game, 1)) == (["kade", "border"], [])


# -- laying conflicts ------------------------------------------------------------------------------------------------


@rule("SU-25.1", "SU-25.3")
def test_a_conflict_is_laid_against_a_rival_or_a_neutral_system_with_either_side() -> None:
    game = table("cards", seat("krall border"), seat(), on={"i1": "0", "i2": "1", "e1": "0"})
    finish(game, "lay@border")
    tracks = ["t_a1_e1", "t_e1_b2", "t_a1_i1", "t_b1_i1", "t_e1_i2", "t_i1_i2", "t_c1_i1", "t_e4_i1", "t_i4_i1"]
    assert game.options(0) == [f"{track}.{side}" for track in tracks for side in ("red", "blue")]


@rule("SU-25.8", "SU-25.4")
def test_a_player_fights_any_number_of_conflicts_with_any_rivals_and_neutral_systems() -> None:
    laid = {"border": "t_i1_i2", "coup": "t_e1_i2", "tradewar": "t_i4_i1", "crusade": "t_a1_i1", "exodus": "t_b1_i1"}
    game = table("cards", seat(" ".join(["krall", *laid])), seat(), seat(),
                 on={"i1": "0", "e1": "0", "i2": "1", "i4": "2"})
    for card, track in laid.items():
        finish(game, f"lay@{card}")
        assert not {text.partition(".")[0] for text in game.options(0)} & set(game.view(0).zones["laid"])
        finish(game, f"{track}.red")
    assert {card: lies["track"] for card, lies in zones(game)["conflicts"].items()} == laid
    assert (cards(game, 0), game.state.turn) == ([], 1)


@rule("SU-25.12", "SU-23.1")
def test_several_players_fight_over_one_neutral_system_until_one_of_them_settles_it() -> None:
    game = table("cards", seat("krall border"), seat(), on={"e1": "0", "a1": "1"},
                 conflicts={"coup": {"track": "t_a1_i1", "red": "a1"}})
    finish(game, "lay@border")
    assert "t_e1_i1.red" in game.options(0)
    settled = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat("krall"), seat("ossir"),
        on={"e1": "0", "a1": "1", "b1": "2"}, routes={"e1-i1": "Y3"},
        conflicts={"coup": {"track": "t_a1_i1", "red": "a1"}, "exodus": {"track": "t_b1_i1", "red": "b1"}},
    )
    finish(settled, "terrans.base@i1")
    assert (zones(settled)["conflicts"], cards(settled, 1), cards(settled, 2)) == ({}, ["coup"], ["exodus"])


# -- phase 3 ---------------------------------------------------------------------------------------------------------


@rule("SU-24.2")
def test_a_card_gained_on_the_way_may_be_discarded_in_the_same_phase() -> None:
    game = table("cards", seat("terrans psychohistory kade"), seat(), projects={"psychohistory.embed": "BBYGR"},
                 decks={"government": {"top": ["junta", "senate"]}})
    finish(game, "psychohistory", "junta")
    assert game.options(0) == ["kade", "junta", "none"]
    finish(game, "junta", "none")
    assert (cards(game, 0), asked(game), game.decision(0).most) == (["kade"], "gain", 3)


@rule("SU-24.4", "SU-24.3")
def test_conflicts_on_the_board_do_not_count_for_the_limit() -> None:
    game = table("cards", seat("terrans mirelle voss anahr celestine kade tolk"), seat(), on=FRONT,
                 conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    assert "none" in game.options(0)
    eight = table("cards", seat("terrans mirelle voss anahr celestine kade tolk juno"), seat())
    assert eight.why_not(0, "none") == "SU-24.3"


@rule("SU-26.5", "SU-13.10")
def test_the_disc_on_a_discarded_government_returns_to_the_supply() -> None:
    game = table("cards", seat("terrans junta kade", prepared=["junta.base1"]), seat(),
                 projects={"junta.base1": "RR.."})
    finish(game, "junta")
    assert (game.state.supply[0], zones(game)["seats"][0]["prepared"]) == (8, [])
    assert held(game, 0) == "R6 B4 Y4 G4 K2"


@rule("SU-26.6")
def test_the_cubes_of_a_discarded_card_are_back_before_its_ability_is_carried_out() -> None:
    game = table("cards", seat("terrans insurance", ""), seat(), projects={"insurance.embed": "YGK"})
    finish(game, "insurance")
    assert (asked(game), game.options(0), game.decision(0).most) == ("give", ["yellow", "green", "black"], 3)
    assert deck(game, "commerce")[-1] == "insurance"


@rule("SU-27.3")
def test_cards_whose_ability_fired_count_as_well() -> None:
    game = table("cards", seat("velmari sael kade"), seat("krall"), on={"c3": "0", "c1": "1"},
                 projects={"velmari.programme": "YYYYBR"})
    finish(game, "sael", "4 red", "kade")
    assert (asked(game), game.decision(0).most) == ("gain", 3)


@rule("SU-27.4", "SU-27.6")
def test_surplus_cards_count_and_are_paid_once_the_limit_is_met() -> None:
    game = table("cards", seat("terrans mirelle voss anahr celestine kade tolk juno quill"), seat())
    finish(game, "mirelle")
    assert (asked(game), game.why_not(0, "none")) == ("cards", "SU-24.3")
    finish(game, "voss", "none")
    assert (asked(game), game.decision(0).most, len(cards(game, 0))) == ("gain", 3, 6)


@rule("SU-27.1")
@pytest.mark.parametrize(("number", "cubes"), [(1, 1), (2, 3), (3, 5), (4, 5), (5, 5)])
def test_one_two_and_more_discarded_cards_bring_one_three_and_five_cubes(number: int, cubes: int) -> None:
    leaders = ["mirelle", "voss", "anahr", "celestine", "kade", "tolk"]
    game = table("cards", seat(" ".join(["terrans", *leaders])), seat())
    finish(game, *leaders[:number], "none")
    assert (asked(game), game.decision(0).least, game.decision(0).most) == ("gain", cubes, cubes)


@rule("SU-27.5")
@pytest.mark.parametrize("cubes", ["5 red", "2 red,2 blue,1 green", "1 red,1 blue,2 yellow,1 green"])
def test_the_colours_for_discarded_cards_may_be_mixed_freely(cubes: str) -> None:
    game = table("cards", seat("terrans mirelle voss anahr", ""), seat())
    finish(game, "mirelle", "voss", "anahr", cubes)
    expected = {"R": 0, "B": 0, "Y": 0, "G": 0} | {
        word.split()[1][0].upper(): int(word.split()[0]) for word in cubes.split(",")}
    assert game.state.bag[0] == [expected["R"], expected["B"], expected["Y"], expected["G"], 0]


# -- turns -----------------------------------------------------------------------------------------------------------


@rule("SU-28.3", "SU-28.2")
def test_extra_turns_beyond_two_in_a_row_are_lost() -> None:
    game = table("cards", seat("terrans kade"), seat(), extra=1, extra_taken=2)
    finish(game, "none")
    assert (game.state.turn, zones(game)["extra"], zones(game)["extra_taken"]) == (1, 0, 0)


@rule("SU-28.7")
def test_a_token_cancels_one_extra_turn_and_no_more() -> None:
    game = table("cards", seat("terrans kade", skips=1), seat(), extra=2)
    finish(game, "none")
    assert (game.state.turn, game.state.skips, zones(game)["extra"], zones(game)["extra_taken"]) == (0, [0, 0], 0, 1)


@rule("SU-28.8")
def test_a_missed_turn_checks_no_card_limit_and_sends_nobody_on_adventures() -> None:
    many = "mirelle voss anahr celestine torvan tolk juno quill"
    game = table("cards", seat("terrans kade"), seat(f"krall {many}", "", skips=1))
    finish(game, "none")
    assert (game.state.turn, cards(game, 1)) == (0, many.split())


@rule("SU-30.2", "SU-14.11")
def test_a_player_without_bases_still_takes_turns() -> None:
    game = finish(table("cards", seat("terrans kade"), seat(), seat(), on={"c1": "0", "c3": "2"}), "none")
    assert game.asks() == [(1, "place")]


@rule("SU-30.3")
@pytest.mark.parametrize(("quiet", "over"), [(10, False), (11, True)])
def test_with_three_players_twelve_quiet_turns_end_the_game(quiet: int, over: bool) -> None:
    game = finish(table("cards", seat("terrans kade"), seat(), seat(), quiet=quiet), "none")
    assert (game.match.over(), game.result().winners) == (over, ())


@rule("SU-30.3")
@pytest.mark.parametrize(("spot", "lying"), [
    ("terrans.base", {"projects": {"terrans.base": "R..."}}), ("c1-a1", {"routes": {"c1-a1": "R1"}})])
def test_cubes_taken_off_a_project_keep_the_game_going(spot: str, lying: dict[str, Any]) -> None:
    game = table("place", seat("", "K1"), seat("", "K1"), drawn="K1", **QUIET, **lying)
    finish(game, "clear", spot)
    assert (game.match.over(), zones(game)["quiet"]) == (False, 0)


@rule("SU-30.3", "SU-8.4")
def test_a_leader_gained_keeps_the_game_going() -> None:
    game = table("begin", seat("terrans", ""), seat("", "K1"), **QUIET)
    finish(game, "none")
    assert (game.match.over(), zones(game)["quiet"]) == (False, 0)


@rule("SU-30.3", "SU-14.9")
def test_a_base_placed_keeps_the_game_going_though_no_leader_is_left() -> None:
    game = table("reward", seat("terrans", prepared=["terrans.base"]), seat(" ".join(["krall", *BY_TYPE["leader"]])),
                 routes={"c1-b1": "R2"}, **QUIET)
    take_first(game, "terrans.base@b1")
    assert (game.match.over(), zones(game)["quiet"], owner(game, "b1")) == (False, 0, 0)


@rule("SU-22.5", "SU-21.14")
def test_winning_a_neutral_system_takes_nothing_from_anybody_until_a_base_is_placed() -> None:
    rest = {"espionage": {"track": "t_i2_i3", "red": "i3"}}
    game = table(
        "place", seat("terrans"), seat("krall"), seat("synthar"), drawn="B1", on={"i1": "0", "e1": "1", "i3": "2"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}, **rest}, routes={"e1-i2": "G2"},
        projects={"border.red": "RRGY."},
    )
    finish(game, "blue@border.red", "1 red")
    assert (asked(game), game.options(0), game.events("lost")) == ("occupy", ["supply", "none"], [])
    finish(game, "none")
    assert (owner(game, "i2"), zones(game)["routes"], zones(game)["conflicts"]) == (
        "neutral", {"e1-i2": {"green": 2}}, rest)


@rule("SU-21.19", "SU-33.10")
def test_a_conflict_between_two_rivals_is_one_card_to_take() -> None:
    game = table("cards", seat("terrans kade"), seat("krall"), seat("synthar"), on={"c1": "0", "i1": "1", "i2": "2"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    assert asked_by(game, 0, op="take_card", types=["conflict"]) is None
    assert (cards(game, 0), zones(game)["conflicts"]) == (["kade", "border"], {})


@rule("SU-23.8")
@pytest.mark.parametrize(("step", "drawn"), [("place", "R1"), ("cards", "")])
def test_a_conflict_on_any_track_may_be_ended_be_it_the_first_of_the_map(step: str, drawn: str) -> None:
    game = table(step, seat("terrans kade"), seat("krall"), drawn=drawn, on={"c1": "0", "a1": "1"},
                 conflicts={"border": {"track": "t_c1_a1", "red": "c1"}})
    finish(game, "end@t_c1_a1", "agree")
    assert (asked(game), zones(game)["conflicts"], cards(game, 0)) == (step, {}, ["kade", "border"])


@rule("SU-25.9", "SU-21.3")
def test_the_sides_of_a_conflict_that_is_not_on_the_board_are_nobodys_project() -> None:
    with pytest.raises(BadPosition, match=r"border\.blue belongs to nobody and so has no cubes"):
        table("begin", projects={"border.blue": "R....."})
