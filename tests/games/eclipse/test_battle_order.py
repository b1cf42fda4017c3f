"""The combat phase: which battles there are, in what order, between whom (section 16)."""

from __future__ import annotations

import pytest

from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.testing import rule
from tests.games.eclipse.fights import drawn, fight, lost, pairs, volleys
from tests.games.eclipse.tables import Entry, again, asked, board, do, lie, quiet, ships, table

# -- which battles ---------------------------------------------------------------------------------------------------


@rule("EC-16.1", "EC-16.2", "EC-16.3", "EC-16.4", "EC-16.9")
def test_case_29_order_of_battles() -> None:
    on = {
        "001": lie(0, 0, 0, "0 interceptor", tile=1),
        "203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1),
        "211": lie(-2, 1, 0, "0 cruiser, 1 interceptor, 2 interceptor", ancients=1, tile=1),
        "222": lie(-2, 2, 1, "2 interceptor, 1 interceptor", disc=2, cubes=[1, 3]),
        "305": lie(4, 0, 0, "0 interceptor, 1 interceptor"),
    }
    dice = {0: [1] * 2 + [6] * 40, 1: [6] * 40, 2: [1] * 40, 6: [6] * 40, 7: [6] * 40}
    game = fight(board(), board(), board("eridani-empire"), on=on, seats=3, dice=dice)
    quiet(game, "upkeep", "act")
    order = [sector for sector, _, _ in pairs(game)]
    assert list(dict.fromkeys(order)) == ["305", "222", "211", "203", "001"]
    first, second, *rest = [(attacker, defender) for sector, attacker, defender in pairs(game) if sector == "211"]
    assert (first, second) == (("seat 2", "seat 1"), ("seat 1", "seat 0"))
    assert rest == [] or rest[0][1] == "ancient"


@rule("EC-16.3", "EC-16.4", "EC-16.10")
def test_case_29_the_survivor_meets_the_one_before_and_then_the_ancient() -> None:
    on = {"211": lie(-2, 1, 0, "0 interceptor, 1 interceptor, 2 interceptor", ancients=1, tile=1)}
    dice = {2: [6] * 20, 6: [1] * 20}
    game = fight(on=on, seats=3, dice=dice)
    quiet(game, "reputation")
    assert pairs(game) == [("211", "seat 2", "seat 1"), ("211", "seat 2", "seat 0"), ("211", "seat 2", "ancient")]


@rule("EC-16.3")
def test_the_survivor_of_the_players_then_fights_the_gcds() -> None:
    """Seat 0 was there first and shoots first; the defence of the centre then destroys the winner."""
    game = fight(on={"001": lie(0, 0, 0, "0 interceptor, 1 interceptor", tile=1)}, dice={0: [6], 7: [6]})
    assert pairs(game) == [("001", "seat 1", "seat 0"), ("001", "seat 0", "gcds")]
    assert (lost(game), game.state.gcds) == ([("seat 1", "interceptor"), ("seat 0", "interceptor")], True)


@rule("EC-16.5", "EC-16.7")
def test_case_29_who_controls_the_hex_fights_last_and_defends() -> None:
    on = {"211": lie(-2, 1, 0, "1 interceptor, 2 interceptor, 0 interceptor", disc=0)}
    game = fight(on=on, seats=3, dice={2: [6] * 20})
    quiet(game, "reputation")
    assert pairs(game) == [("211", "seat 2", "seat 1"), ("211", "seat 2", "seat 0")]


@rule("EC-16.6")
def test_leaving_with_all_ships_loses_the_place() -> None:
    on = {
        "201": lie(-1, -1, 0, "0 interceptor"), "106": lie(-1, 0, 0, "1 interceptor"),
    }
    game = table(on=on)
    do(game, "move", "interceptor@201-221", "done", "move", "interceptor@106-201", "done", "move",
       "interceptor@221-201", "done")
    assert list(ships(game, "201")) == [1, 0]
    quiet(game, "target", "reputation")
    assert pairs(game) == [("201", "seat 0", "seat 1")]


@rule("EC-16.10", "EC-19.13", "EC-21.7")
def test_without_a_surviving_player_the_ancients_are_not_fought() -> None:
    """Both begin to retreat in round 1. In round 2 the first to act leaves, and the other one completes his retreat."""
    on = {"204": lie(-1, -1, 0, "0 interceptor, 1 interceptor", ancients=1, tile=1), "106": lie(-1, 0, 0, disc=1)}
    game = fight(on=on, dice={6: [6] * 8})
    do(game, "retreat-221", "retreat-106")
    assert pairs(game) == [("204", "seat 1", "seat 0")]
    assert (ships(game, "204"), ships(game, "221"), ships(game, "106")) == (
        {}, {0: {"interceptor": 1}}, {1: {"interceptor": 1}})
    assert (volleys(game), drawn(game), game.state.ancients[SECTOR_BY_NAME["204"]]) == ([], {}, 1)


@rule("EC-16.10", "EC-18.7")
def test_ancients_that_win_stay_as_they_were() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1)}
    game = fight(on=on, dice={6: [6] * 8})
    quiet(game, "reputation", "upkeep", "act")
    assert (ships(game, "203"), game.state.ancients[SECTOR_BY_NAME["203"]]) == ({}, 2)
    assert pairs(game) == [("203", "seat 0", "ancient")]


FOUR = "0 interceptor, 1 interceptor, 2 interceptor, 3 interceptor"


@rule("EC-16.3", "EC-16.4", "EC-16.5", "EC-16.7", "EC-16.8")
@pytest.mark.parametrize(("entry", "control", "dice", "met"), [
    # the last to come beats them all, from the last before him to the first
    (FOUR, {}, {3: [6] * 3}, [(3, 2), (3, 1), (3, 0)]),
    # 2 shoots first as a defender, then attacks 1 and 0; 0 defends and shoots first
    (FOUR, {}, {2: [6, 6], 0: [6]}, [(3, 2), (2, 1), (2, 0)]),
    # the first to come has only to beat the winner of the others
    (FOUR, {}, {1: [6], 2: [6], 0: [6]}, [(3, 2), (2, 1), (1, 0)]),
    # who controls the hex counts as the first, though he came third
    (FOUR, {"disc": 2}, {3: [6] * 3}, [(3, 1), (3, 0), (3, 2)]),
    (FOUR, {"disc": 3}, {1: [6], 0: [6], 3: [6]}, [(2, 1), (1, 0), (0, 3)]),
    # a controller without ships in the hex takes no part: who came first defends
    ("1 interceptor, 0 interceptor", {"disc": 3}, {0: [6]}, [(0, 1)]),
    ("1 interceptor, 0 interceptor", {}, {1: [6]}, [(0, 1)]),
])
def test_who_meets_whom(
    entry: str, control: dict[str, int], dice: dict[int, list[int]], met: list[tuple[int, int]],
) -> None:
    game = fight(on={"305": lie(4, 0, 0, entry, **control)}, seats=4, dice=dice)
    quiet(game, "reputation")
    assert pairs(game) == [("305", f"seat {attacker}", f"seat {defender}") for attacker, defender in met]


@rule("EC-16.6")
def test_a_ship_that_follows_keeps_the_place_of_its_fleet() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor"), "106": lie(-1, 0, 0, "1 interceptor")}
    game = table(on=on, home="0 interceptor")
    do(game, "pass", "move", "interceptor@106-201", "done", "move", "interceptor@221-201")
    assert ships(game, "201") == {0: {"interceptor": 2}, 1: {"interceptor": 1}}


@rule("EC-16.9", "EC-17.2", "EC-18.1", "EC-18.2", "EC-17.1")
def test_guards_defend_and_act_first_at_equal_initiative() -> None:
    """Interceptor 3, ancient 2, cruiser 2, dreadnought 1, GCDS 0."""
    one = "0 interceptor cruiser dreadnought"
    game = fight(on={"203": lie(2, -1, 0, one, ancients=2, tile=1)})
    assert volleys(game)[:4] == [
        ("seat 0", "interceptor"), ("ancient", "ancient"), ("seat 0", "cruiser"), ("seat 0", "dreadnought")]
    game = fight(on={"001": lie(0, 0, 0, one, tile=1)})
    assert [ship for _, ship in volleys(game)[:3]] == ["interceptor", "cruiser", "dreadnought"]
    assert volleys(game)[3][0] == "gcds"


@rule("EC-27.5.1", "EC-27.5.10", "EC-16.3")
def test_draco_wins_against_two_and_lives_with_the_ancients() -> None:
    on = {"203": lie(2, -1, 0, "1 interceptor, 0 interceptor, 2 interceptor", disc=0, ancients=2, tile=1)}
    game = fight(board("descendants-of-draco"), on=on, seats=3, dice={0: [6], 2: [6], 6: [6] * 9})
    quiet(game, "reputation", "claim")
    assert pairs(game) == [("203", "seat 2", "seat 1"), ("203", "seat 2", "seat 0")]
    assert ships(game, "203") == {0: {"interceptor": 1}}


@rule("EC-27.5.9", "EC-18.9")
def test_draco_fights_the_gcds() -> None:
    game = fight(board("descendants-of-draco"), on={"001": lie(0, 0, 0, "0 interceptor", tile=1)}, dice={7: [6]})
    assert (pairs(game), lost(game)) == ([("001", "seat 0", "gcds")], [("seat 0", "interceptor")])


@rule("EC-16.11", "EC-17.11", "EC-22.6")
@pytest.mark.parametrize(("sector", "fleets", "first", "second", "last"), [
    # the interceptor hits a cruiser once; one hit of the ancients is then enough for it
    ("203", "0 interceptor, 1 cruiser", {0: [6]}, {6: [6]}, ("ancient", "ancient")),
    # two interceptors hit a dreadnought twice; one hit of the GCDS is then enough for it
    ("001", "0 interceptor*2, 1 dreadnought", {0: [6, 6]}, {7: [6]}, ("gcds", "gcds")),
    # one hit of the next player is enough as well
    ("305", "2 interceptor, 0 interceptor, 1 cruiser", {0: [6]}, {2: [6]}, ("seat 2", "interceptor")),
])
def test_damage_stays_for_the_next_battle_of_the_phase(
    sector: str, fleets: str, first: dict[int, list[int]], second: dict[int, list[int]], last: tuple[str, str],
) -> None:
    rest = {"203": {"ancients": 2, "tile": 1}, "001": {"tile": 1}, "305": {}}[sector]
    at = {"203": (2, -1), "001": (0, 0), "305": (4, 0)}[sector]
    game = fight(on={sector: lie(*at, 0, fleets, **rest)}, seats=3, dice={1: [6, 6], **first, **second})
    quiet(game, "reputation")
    assert lost(game)[-1][0] == "seat 1"
    assert [who for who in volleys(game) if who == last] == [last]
    quiet(game, "act")
    assert game.state.wounds == {}


@rule("EC-16.12", "EC-14.11")
def test_a_disc_alone_is_no_force() -> None:
    on = {"201": lie(-1, -1, 0, "1 interceptor", disc=0, cubes=[1])}
    game = fight(on=on)
    assert (asked(game), pairs(game)) == ("bombard", [])
    assert game.events("battle") == []


@rule("EC-27.5.1", "EC-27.5.10")
def test_others_fight_draco_first_and_then_the_ancients() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor, 1 cruiser", disc=0, ancients=2, tile=1)}
    game = fight(board("descendants-of-draco"), on=on, dice={1: [6] * 40})
    quiet(game, "reputation")
    assert pairs(game) == [("203", "seat 1", "seat 0"), ("203", "seat 1", "ancient")]
    on = {"203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1)}
    game = fight(board("descendants-of-draco"), on=on)
    assert pairs(game) == []


@rule("EC-27.5.3a")
def test_draco_takes_the_tile_when_somebody_else_destroyed_the_ancients() -> None:
    on = {"204": lie(2, -1, 0, "1 cruiser*2", disc=0, cubes=[3], ancients=1, tile=1)}
    dice = {1: [6] * 2, 6: [1] * 8}
    game = fight(board("descendants-of-draco"), on=on, dice=dice, script={"discovery": "money"})
    quiet(game, "discovery", "upkeep", "act")
    assert game.asks() == [(0, "discovery")]
    do(game, "use")
    assert game.state.storage[0][0] >= 8


@rule("EC-16.2", "EC-16.11", "EC-21.1", "EC-21.4", "EC-21.8")
def test_each_hex_is_fought_and_rewarded_on_its_own() -> None:
    """305: an interceptor is destroyed. 203: a cruiser is damaged and its enemy flees. 201: another cruiser is hit
    once, which a whole one survives, and destroys its enemy, who has not fled here."""
    on = {
        "305": lie(4, 0, 0, "0 dreadnought, 1 interceptor"), "203": lie(-1, -1, 0, "0 cruiser, 1 interceptor"),
        "201": lie(2, -1, 0, "0 cruiser, 1 interceptor"), "106": lie(-1, 0, 0, disc=1),
    }
    game = fight(on=on, dice={0: [6, 1, 1, 1, 6], 1: [1, 6, 6]})
    quiet(game, "engage")
    do(game, "attack", "attack", "retreat-106", "attack")
    quiet(game, "upkeep", "act")
    assert lost(game) == [("seat 1", "interceptor")] * 2
    assert [(event["seat"], len(event["values"])) for event in game.events("drew")] == [
        (0, 2), (1, 1), (0, 1), (0, 2), (1, 1)]


@rule("EC-19.13a", "EC-16.4")
def test_a_retreat_that_was_not_carried_out_is_forgotten_in_the_next_battle() -> None:
    """The interceptor turns, the cruiser destroys the enemy in the same round: against the next one both may fight."""
    on = {"201": lie(-1, -1, 0, "2 interceptor, 1 interceptor, 0 interceptor cruiser")}
    game = fight(on=on, seats=3, dice={0: [6]})
    do(game, "retreat-221", "attack")
    assert pairs(game) == [("201", "seat 0", "seat 1"), ("201", "seat 0", "seat 2")]
    assert (game.asks(), game.decision(0).about, game.state.leaving) == ([(0, "engage")], (0,), {})
    assert ships(game, "201")[0] == {"interceptor": 1, "cruiser": 1}


@rule("EC-16.7", "EC-16.9", "EC-21.1")
@pytest.mark.parametrize(("sector", "on"), [
    ("203", lie(2, -1, 0, "0 interceptor", ancients=1, tile=1)), ("001", lie(0, 0, 0, "0 cruiser", tile=1))])
def test_of_a_battle_against_guards_only_the_player_is_noted_as_one_who_fought(sector: str, on: Entry) -> None:
    """He alone will draw reputation. Those who look on see it so, and a position written then reads back."""
    game = fight(on={sector: on}, dice={0: [6] * 16})
    battle = game.view(1).zones["battle"]
    assert (battle["hex"], battle["fought"], game.asks()) == (sector, [0], [(0, "reputation")])
    assert again(game).asks() == [(0, "reputation")]
