"""Clause by clause: pieces (1), setting up (2, 31), taking cards (3), what is open (34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.core import SPECTATOR, BadPosition
from orrery.testing import Table, new, rule
from tests.games.master.every import BY_TYPE
from tests.games.master.tables import (
    asked,
    asked_by,
    bank,
    cards,
    finish,
    held,
    numbers,
    owner,
    seat,
    symbols,
    table,
    take_first,
    zones,
)

EIGHT = {"c1": "0x3", "a1": "0x2", "i1": "0x3", "c3": "1"}
"""Eight discs of seat 0 on the board: with one prepared base the supply is empty."""


@rule("SU-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_may_play(seats: int) -> None:
    assert new("master", seats).state.seats == seats


@rule("SU-1.6", "SU-28.4")
def test_turns_are_missed_only_as_far_as_there_are_tokens() -> None:
    game = table("cards", seat("terrans kade"), seat(skips=6), closed=["e1"])
    assert game.state.tokens == 2
    assert asked_by(game, 0, op="skip_turn", count=3) is None
    assert (game.state.skips, game.state.tokens) == ([0, 8], 0)
    game = table("cards", seat("terrans kade"), seat(), closed=["e1"])
    assert asked_by(game, 0, op="skip_turn", count=2) is None
    assert (game.state.skips, game.state.tokens) == ([0, 2], 6)


@rule("SU-1.6")
def test_without_tokens_nobody_is_asked_whose_turn_is_missed() -> None:
    game = table("cards", seat("krall gharn tolk"), seat(skips=5), seat(), closed=["e1", "e2", "e3", "e4"],
                 projects={"krall.programme": "RRRRG"})
    finish(game, "gharn")
    assert (asked(game), game.state.skips) == ("cards", [0, 5, 0])


@rule("SU-1.6")
def test_without_discs_no_base_is_placed_or_prepared_by_an_ability() -> None:
    ark = table("cards", seat("terrans ark tolk", prepared=["terrans.base"]), seat(), on=EIGHT,
                projects={"ark.embed": "GYBRG"})
    assert ark.state.supply[0] == 0
    finish(ark, "ark")
    assert (asked(ark), ark.state.placed[0], ark.match.over()) == ("cards", 8, False)
    slots = table("cards", seat("terrans pilgrims junta federation", prepared=["terrans.base"]), seat(), on=EIGHT,
                  projects={"pilgrims.embed": "GGGRB"})
    finish(slots, "pilgrims")
    assert (asked(slots), zones(slots)["seats"][0]["prepared"]) == ("cards", ["terrans.base"])


def one_more_cube(game: Table) -> None:
    game.state.bag[0][0] += 1


def less_than_none(game: Table) -> None:
    game.state.bag[0][0] -= 9
    game.state.bank[0] += 9


def a_card_twice(game: Table) -> None:
    game.state.cards[1].append(game.state.cards[0][1])


def a_token_more(game: Table) -> None:
    game.state.tokens += 1


def a_disc_more(game: Table) -> None:
    game.state.bases[0] += 1


def a_disc_missing(game: Table) -> None:
    game.state.supply[0] = -1


@rule("SU-1.7")
@pytest.mark.parametrize("damage", [
    one_more_cube, less_than_none, a_card_twice, a_token_more, a_disc_more, a_disc_missing,
])
def test_every_piece_is_in_one_place_and_totals_never_change(damage: Callable[[Table], None]) -> None:
    game = table("cards", seat("terrans kade"), seat())
    zones(game)
    damage(game)
    with pytest.raises(BadPosition):
        zones(game)


@rule("SU-1.7")
@pytest.mark.parametrize("where", [
    {"on": {"b1": "0x2", "c3": "1"}}, {"on": {"b1": "0 RR", "c3": "1"}}, {"on": {"c1": "0 K", "c3": "1"}},
    {"on": {"c1": "0", "c3": "1", "e1": "R"}, "closed": ["e1"]}, {"projects": {"torvan.steal": "R.."}},
])
def test_no_piece_lies_where_it_cannot(where: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        table("cards", seat("terrans kade"), seat(), **where)


@rule("SU-2.13", "SU-2.14")
@pytest.mark.parametrize(("cube", "picked", "shut"), [
    ("B", "c4", ["a1", "b1", "c1"]), ("Y", "c1", ["a2", "b2", "c2"]), ("G", "c2", ["a3", "b3", "c3"]),
    ("R", "c3", ["a4", "b4", "c4"]),
])
def test_the_empty_corner_is_closed_with_the_two_systems_nearest_to_it(cube: str, picked: str, shut: list[str]) -> None:
    game = new("master", 3, script=numbers({"first": [1], "start": cube}))
    game.answer(2, picked)
    assert (sorted(zones(game)["closed"]), game.state.tokens) == (shut, 6)


@rule("SU-2.17", "SU-24.5")
def test_a_race_card_is_never_taken_from_a_rival() -> None:
    game = table("cards", seat("terrans voss"), seat("krall"), on={"c1": "0", "c3": "1"},
                 projects={"terrans.programme": "RBYGK"})
    finish(game, "voss")
    assert (asked(game), [one["cards"] for one in zones(game)["seats"]]) == ("gain", [["terrans"], ["krall"]])


@rule("SU-2.19", "SU-6.1", "SU-6.3")
def test_turns_follow_the_players_whatever_corners_they_have() -> None:
    """Clockwise from c1 sit the seats 0, 2, 1; the turns go 0, 1, 2."""
    game = new("master", 3, options={"setup": "expert"}, script=numbers({"first": [1]}))
    for who in (0, 1, 2):
        game.answer(who, game.options(who)[0])
    for who, corner in ((2, "c2"), (1, "c4"), (0, "c1")):
        game.answer(who, corner)
    for who in (0, 1, 2, 0):
        assert game.asks() == [(who, "place")]
        game.answer(who, "none")


@rule("SU-31.2", "SU-2.5")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_experts_settle_on_a_first_player_who_picks_a_race_first_and_begins(first: int) -> None:
    game = new("master", 3, options={"setup": "expert"}, script=numbers({"first": [first]}))
    order = [(first - 1 + n) % 3 for n in range(3)]
    for who in order:
        assert game.asks() == [(who, "race")]
        game.answer(who, game.options(who)[0])
    for who, corner in zip(reversed(order), ("c1", "c2", "c3"), strict=True):
        game.answer(who, corner)
    assert (game.asks(), zones(game)["first"]) == ([(first - 1, "place")], first - 1)


@rule("SU-31.2")
def test_the_first_of_experts_is_drawn_at_random() -> None:
    drawn = {new("master", 3, seed=b"%d" % n, options={"setup": "expert"}).asks()[0][0] for n in range(20)}
    assert drawn == {0, 1, 2}


@rule("SU-31.4")
def test_the_races_left_are_shuffled_back() -> None:
    game = new("master", 2, options={"setup": "expert"}, script=numbers({"first": [1]}))
    game.answer(0, game.options(0)[0]).answer(1, game.options(1)[0])
    assert zones(game)["decks"]["race"] == {"top": [], "left": 7, "under": []}


@rule("SU-2.16", "SU-31.4")
def test_all_decks_but_the_races_are_turned_face_up_for_the_first_turn() -> None:
    game = new("master", 2, options={"setup": "expert"}, script=numbers({"first": [1]}))
    game.answer(0, game.options(0)[0]).answer(1, game.options(1)[0]).answer(1, "c1").answer(0, "c3")
    assert game.asks() == [(0, "place")]
    assert {name: len(entry["top"]) for name, entry in zones(game)["decks"].items()} == {
        "race": 0, "leader": 1, "conflict": 1, "government": 1, "expansion": 1, "commerce": 1, "progress": 1}


# -- taking cards ----------------------------------------------------------------------------------------------------


@rule("SU-3.6")
def test_after_a_card_of_ones_choice_the_rest_is_shuffled_and_turned_face_up() -> None:
    game = table(
        "cards", seat("terrans auctions"), seat(), projects={"auctions.embed": "YGBR"}, script={"progress": "robots"},
        decks={"progress": {"top": ["quantum", "academy"], "under": ["timeloop", "cloaking"]}},
    )
    finish(game, "auctions", "progress")
    assert sorted(game.options(0)) == sorted(BY_TYPE["progress"])
    finish(game, "cloaking")
    assert cards(game, 0) == ["cloaking"]
    assert zones(game)["decks"]["progress"] == {"top": ["robots"], "left": 7, "under": []}


@rule("SU-3.6")
@pytest.mark.parametrize("left", [2, 1])
def test_the_choice_is_among_all_that_are_left_and_the_last_card_is_simply_taken(left: int) -> None:
    game = table("cards", seat("terrans auctions"), seat(" ".join(["krall", *BY_TYPE["progress"][left:]])),
                 projects={"auctions.embed": "YGBR"})
    finish(game, "auctions", "progress")
    if left > 1:
        assert (asked(game), sorted(game.options(0))) == ("search", sorted(BY_TYPE["progress"][:2]))
        finish(game, BY_TYPE["progress"][0])
    assert cards(game, 0) == [BY_TYPE["progress"][0]]


@rule("SU-3.7", "SU-34.1")
def test_everybody_may_read_everybodys_cards() -> None:
    game = table("cards", seat("terrans voss kade"), seat("krall senate"))
    for viewer in (0, 1, SPECTATOR):
        found = game.view(viewer).zones["seats"]
        assert [one["cards"] for one in found] == [["terrans", "voss", "kade"], ["krall", "senate"]]


@rule("SU-3.9", "SU-33.10")
def test_a_card_taken_from_a_rival_is_a_card_gained() -> None:
    game = table("cards", seat("terrans voss democracy"), seat("krall torvan"), on={"c1": "0", "c3": "1"},
                 projects={"terrans.programme": "RBYGK"})
    finish(game, "voss")
    assert (cards(game, 0), asked(game), game.decision(0).most) == (["democracy", "torvan"], "gain", 2)


CREDIT = {"credit.embed": "YYGRB"}
"""Credit pays its owner a cube for each conflict card gained."""


@rule("SU-3.10", "SU-21.9")
def test_winning_a_conflict_gains_its_card_before_the_resources() -> None:
    game = table("place", seat("krall credit"), seat(), drawn="Y1", on={"c1": "0", "i1": "0", "c3": "1"},
                 conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}},
                 projects=CREDIT | {"espionage.red": "BBK."})
    finish(game, "yellow@espionage.red")
    assert (cards(game, 0), asked(game), game.decision(0).most) == (["credit", "espionage"], "gain", 1)
    finish(game, "1 red")
    assert (asked(game), game.decision(0).most) == ("gain", 2)


@rule("SU-3.10", "SU-23.7")
def test_a_conflict_that_ends_with_the_loss_of_its_system_is_a_card_gained() -> None:
    game = table(
        "place", seat("terrans"), seat("krall credit"), seat("ossir"), drawn="B1",
        on={"i1": "0", "i2": "1", "i3": "2"}, projects=CREDIT | {"border.red": "RRGY."},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}, "exodus": {"track": "t_i2_i3", "red": "i2"}},
    )
    finish(game, "blue@border.red", "yellow@credit.embed")
    assert cards(game, 1) == ["credit", "exodus"]
    assert asked(game) == "occupy"  # the robbed credit pays nothing
    whole = table(
        "place", seat("terrans"), seat("krall credit"), seat("ossir"), drawn="B1", routes={"i2-e1": "G1"},
        on={"i1": "0", "i2": "1", "i3": "2"}, projects=CREDIT | {"border.red": "RRGY."},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}, "exodus": {"track": "t_i2_i3", "red": "i2"}},
    )
    finish(whole, "blue@border.red", "green@i2-e1")
    assert (cards(whole, 1), whole.asks()) == (["credit", "exodus"], [(1, "gain")])


@rule("SU-3.10", "SU-33.19")
def test_a_conflict_that_an_ability_ends_is_a_card_gained() -> None:
    game = table(
        "cards", seat("terrans mirelle credit"), seat(), on={"i1": "0", "c3": "1"},
        projects=CREDIT | {"terrans.programme": "RBYGK"}, conflicts={"border": {"track": "t_i1_i2", "red": "i2"}},
    )
    finish(game, "mirelle")
    assert (cards(game, 0), asked(game)) == (["credit", "border"], "gain")
    finish(game, "1 red", "1 blue")
    assert asked(game) == "cards"
    assert held(game, 0) == "R5 B5 Y4 G4 K2"


@rule("SU-3.10", "SU-23.6")
def test_a_conflict_taken_from_the_board_is_a_card_gained_by_whoever_chose_it() -> None:
    game = table(
        "cards", seat("terrans credit"), seat("krall"), on={"c1": "0", "i2": "1"}, projects=CREDIT,
        conflicts={"border": {"track": "t_i2_i3", "red": "i2"}},
    )
    decision = asked_by(game, 0, op="take_card", types=["conflict"])
    assert decision is not None
    assert (decision.seat, decision.ask, decision.most) == (0, "gain", 1)
    assert (cards(game, 0), zones(game)["conflicts"]) == (["credit", "border"], {})


@rule("SU-3.12", "SU-3.11", "SU-15.3")
def test_for_each_development_a_deck_is_named_anew() -> None:
    game = table("place", seat("terrans democracy"), seat(), drawn="R1", projects={"democracy.card2": "GGBBY."})
    finish(game, "red@democracy.card2")
    assert (asked(game), game.options(0)) == ("deck", ["expansion", "commerce", "progress"])
    take_first(game, "progress")
    assert (asked(game), game.options(0)) == ("deck", ["expansion", "commerce", "progress"])
    take_first(game, "commerce")
    assert [name in BY_TYPE[kind] for name, kind in zip(cards(game, 0)[1:], ("progress", "commerce"), strict=True)] == [
        True, True]


@rule("SU-3.12", "SU-3.4")
def test_an_empty_deck_cannot_be_named() -> None:
    game = table("place", seat("terrans"), seat(" ".join(["krall", *BY_TYPE["commerce"]])), drawn="K1",
                 projects={"terrans.card1": "RBYG."})
    finish(game, "black@terrans.card1")
    assert game.options(0) == ["expansion", "progress"]


# -- open and hidden -------------------------------------------------------------------------------------------------


@rule("SU-34.1")
def test_board_projects_supplies_bank_and_top_cards_are_open_to_all() -> None:
    game = table("place", seat("terrans"), seat("krall"), drawn="R1", on={"c1": "0x2 G", "c3": "1"},
                 routes={"c1-a1": "R2"}, projects={"terrans.base": "RB..", "krall.card1": "G..."},
                 decks={"leader": {"top": ["torvan"], "under": ["gharn"]}})
    for viewer in (0, 1, SPECTATOR):
        found = game.view(viewer).zones
        assert found["systems"]["c1"] == {"owner": 0, "bases": 2, "planets": "G"}
        assert found["routes"] == {"c1-a1": {"red": 2}}
        assert found["projects"] == {"terrans.base": "RB..", "krall.card1": "G..."}
        assert [one["supply"] for one in found["seats"]] == [7, 8]
        assert found["bank"] == {"red": 33, "blue": 36, "yellow": 37, "green": 35, "black": 16}
        assert found["decks"]["leader"] == {"top": ["torvan"], "left": 17}
    assert bank(game) == "R33 B36 Y37 G35 K16"
    assert (owner(game, "c1"), symbols(game, 0)) == (0, {"military": 1})
