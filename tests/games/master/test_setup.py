"""Setting up (section 2), the variant (section 31) and what is open (section 34)."""

from __future__ import annotations

import pytest

from orrery.core import SPECTATOR
from orrery.testing import Table, new, rule
from tests.games.master.tables import bank, cards, held, numbers, owner, symbols, zones


def started(seats: int, start: str, setup: str = "beginner") -> Table:
    return new("master", seats, options={"setup": setup}, script=numbers({"first": [1], "start": start}))


@rule("SU-1.2", "SU-1.3", "SU-2.2", "SU-2.3", "SU-2.8")
def test_case_1_every_bag_holds_25_cubes_and_every_start_system_a_disc() -> None:
    game = started(2, "B")
    assert [held(game, seat) for seat in (0, 1)] == ["R5 B5 Y5 G5 K5"] * 2
    assert bank(game) == "R35 B35 Y35 G35 K10"
    assert (game.state.supply, game.state.placed) == ([8, 8], [1, 1])


@rule("SU-2.6", "SU-2.10", "SU-2.13", "SU-2.14", "SU-1.5")
def test_case_1_two_players_sit_in_opposite_corners_and_the_others_are_closed() -> None:
    game = started(2, "B")
    assert [owner(game, name) for name in ("c2", "c4")] == [0, 1]
    assert sorted(zones(game)["closed"]) == ["a1", "a3", "b1", "b3", "c1", "c3"]
    assert game.state.tokens == 3
    assert held(game, 0) == "R5 B5 Y5 G5 K5"  # the cube that named the corner is back


@rule("SU-2.9", "SU-2.18", "SU-29.1", "SU-2.4")
def test_case_1_a_start_base_brings_the_symbol_of_its_system_and_no_card() -> None:
    game = started(2, "B")
    assert (symbols(game, 0), symbols(game, 1)) == ({"scientific": 1}, {"cultural": 1})
    game.answer(0, game.options(0)[0]).answer(1, game.options(1)[0])
    assert cards(game, 0) == cards(game, 1) == []
    assert game.state.supply == [8, 8]


@rule("SU-2.3", "SU-2.6", "SU-2.11", "SU-2.19", "SU-6.1")
def test_case_2_setup_for_three_with_a_black_cube_first() -> None:
    game = started(3, "KY")
    assert game.asks() == [(2, "corner")]
    assert game.options(2) == ["c1", "c2"]
    game.answer(2, "c2")
    assert [owner(game, name) for name in ("c3", "c4", "c2")] == [0, 1, 2]
    assert sorted(zones(game)["closed"]) == ["a1", "b1", "c1"]
    assert game.state.tokens == 6
    assert bank(game) == "R30 B30 Y30 G30 K5"
    turns: list[int] = []
    while len(turns) < 4:
        seat, ask = game.asks()[0]
        if ask == "place" and (not turns or turns[-1] != seat):
            turns.append(seat)
        game.answer(seat, game.options(seat)[-1])
    assert turns == [0, 1, 2, 0]


@rule("SU-2.12", "SU-2.14", "SU-2.7")
def test_four_players_sit_clockwise() -> None:
    game = started(4, "G")
    assert [owner(game, name) for name in ("c4", "c1", "c2", "c3")] == [0, 1, 2, 3]
    assert (zones(game)["closed"], game.state.tokens, bank(game)) == ([], 9, "R25 B25 Y25 G25")


@rule("SU-2.5")
def test_the_first_player_is_drawn_at_random() -> None:
    assert {new("master", 3, seed=b"%d" % n).state.first for n in range(20)} == {0, 1, 2}


@rule("SU-2.1", "SU-2.15", "SU-2.16", "SU-2.17", "SU-34.1")
def test_races_are_taken_as_any_card_and_then_the_other_decks_are_turned() -> None:
    game = new("master", 2, script=numbers({"first": [1], "start": "R", "race": "terrans krall synthar velmari ossir"}))
    assert game.options(0) == ["terrans", "krall", "under"]
    assert all(not deck["top"] for name, deck in zones(game)["decks"].items() if name != "race")
    game.answer(0, "under")
    assert zones(game)["seats"][0]["cards"] == ["synthar"]
    assert game.options(1) == ["velmari", "ossir", "under"]
    game.answer(1, "ossir")
    decks = game.view(SPECTATOR).zones["decks"]
    assert all(len(deck["top"]) == 1 for deck in decks.values())
    assert decks["leader"]["left"] == 17
    assert game.asks() == [(0, "place")]


@rule("SU-31.1", "SU-31.3", "SU-31.5", "SU-31.6", "SU-31.7")
def test_case_48_expert_setup() -> None:
    game = started(3, "", "expert")
    revealed = game.options(0)
    assert len(revealed) == 5
    game.answer(0, revealed[0]).answer(1, revealed[1]).answer(2, revealed[2])
    assert game.state.decks[0].size() == 6
    assert game.asks() == [(2, "corner")]
    game.answer(2, "c1").answer(1, "c2")
    assert game.options(0) == ["c3", "c4"]
    game.answer(0, "c4")
    assert sorted(zones(game)["closed"]) == ["a3", "b3", "c3"]
    assert game.state.tokens == 6
    assert game.asks() == [(0, "place")]
    assert [owner(game, name) for name in ("c1", "c2", "c4")] == [2, 1, 0]


@rule("SU-8.3", "SU-34.2", "SU-34.3", "SU-3.7")
def test_bags_are_their_owners_secret_and_all_cards_lie_open() -> None:
    game = started(2, "R")
    game.answer(0, game.options(0)[0]).answer(1, game.options(1)[0])
    own, other = game.view(0).zones, game.view(1).zones
    assert own["bags"][0] is not None
    assert other["bags"][0] is None
    assert other["seats"][0]["cubes"] == 22
    assert own["seats"] == other["seats"]
    assert own["decks"] == other["decks"]
    assert set(own["decks"]["leader"]) == {"top", "left"}


@rule("SU-31.3", "SU-31.4", "SU-31.5", "SU-31.6", "SU-2.9")
@pytest.mark.parametrize(("seats", "corners", "closed"), [
    (2, ["c1", "c2"], ["a3", "a4", "b3", "b4", "c3", "c4"]), (4, ["c3", "c1", "c4", "c2"], []),
])
def test_experts_pick_races_forwards_and_corners_backwards(
    seats: int, corners: list[str], closed: list[str],
) -> None:
    game = new("master", seats, options={"setup": "expert"}, script=numbers({"first": [2]}))
    order = [(1 + n) % seats for n in range(seats)]
    offered = len(game.options(1))
    assert offered == seats + 2
    for n, who in enumerate(order):
        assert (game.asks(), len(game.options(who))) == ([(who, "race")], offered - n)
        game.answer(who, game.options(who)[-1])
    for who, corner in zip(reversed(order), corners, strict=True):
        assert game.asks() == [(who, "corner")]
        game.answer(who, corner)
        assert owner(game, corner) == who
    assert (sorted(zones(game)["closed"]), game.state.tokens) == (closed, 9 - len(closed))
    assert (game.asks(), game.state.supply) == ([(1, "place")], [8] * seats)
    assert all(len(entry["cards"]) == 1 for entry in zones(game)["seats"])


@rule("SU-2.15", "SU-2.11", "SU-2.19", "SU-6.1")
def test_the_first_player_takes_a_race_first_and_begins() -> None:
    game = new("master", 3, script=numbers({"first": [3], "start": "G"}))
    assert [owner(game, name) for name in ("c4", "c1")] == [2, 0]
    assert (game.asks(), game.options(1)) == ([(1, "corner")], ["c2", "c3"])
    assert game.why_not(1, "c4") == "SU-2.11"
    game.answer(1, "c3")
    for who in (2, 0, 1):
        assert game.asks() == [(who, "race")]
        game.answer(who, "under")
    assert game.asks()[0][0] == 2
    assert sorted(zones(game)["closed"]) == ["a2", "b2", "c2"]
