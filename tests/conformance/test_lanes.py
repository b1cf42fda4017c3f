"""The gauntlet notices lanes that depend on each other or ask others, and invitations that cannot be declined."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from orrery.core import NONE, Chance, Flow, Game, Pick, done, new_match, play
from orrery.core.frames import Step
from orrery.gauntlet import test_lanes as lanes
from orrery.gauntlet.plan import cases
from orrery.gauntlet.test_play import sound
from tests.tiny import SALVAGE

RULES = sys.modules["salvage"]


def shop(s: Any, seat: int) -> Flow:
    """A crate costs a coin of the first seat's."""
    if (yield Pick(seat, "buy", (RULES.YES, NONE) if s.coins[0] else (NONE,))) == NONE:
        return done(s)
    s.coins[0], s.crates[seat] = s.coins[0] - 1, s.crates[seat] + 1
    return None


def ask_another(s: Any, seat: int) -> Flow:
    """Whoever sits next is asked."""
    yield Pick((seat + 1) % s.seats, "buy", (NONE,))
    done(s)


def with_shop(shop: Step) -> Game[Any]:
    """Salvage with another shop."""
    steps = (RULES.begin_round, shop, *RULES.PLAYED[2:])
    made = type("Common", (type(SALVAGE),), {"step": lambda self, s: play(s, steps)})()
    assert isinstance(made, Game)
    return made


def test_lanes_that_take_from_one_pool_are_noticed() -> None:
    (case,) = [case for case in cases(with_shop(shop)) if case.name == "salvage-4"]
    told = r"seat \d answered 'buy:\w+' in its lane, and lanes before it change what it is asked: 'buy' with"
    with pytest.raises(AssertionError, match=told):
        lanes.test_lanes_do_not_depend_on_each_other(case)


def test_a_lane_that_asks_another_seat_is_noticed() -> None:
    match = new_match(with_shop(ask_another), 3, b"another")
    with pytest.raises(AssertionError, match="the lane of seat 0 asks that seat alone, one question at a time"):
        lanes.lanes_apart(match, Chance(b"another"))


def test_an_invitation_that_cannot_be_declined_is_noticed() -> None:
    match = new_match(SALVAGE, 3, b"invited")
    while not match.invited():
        match.step_all([decision.nothing() or 0 for decision in match.pending])
    seat = match.invited()[0]
    sound(match, match.asked(seat))
    match.asked(seat).options = (RULES.YES,)
    with pytest.raises(AssertionError, match=f"invites seat {seat}, who may want nothing"):
        sound(match, match.asked(seat))


def test_lanes_of_a_sound_game_are_played_in_every_round() -> None:
    (case,) = [case for case in cases(SALVAGE) if case.name == "salvage-4"]
    assert lanes.lanes_apart(case.match(b"sound"), Chance(b"sound")) == RULES.ROUNDS
