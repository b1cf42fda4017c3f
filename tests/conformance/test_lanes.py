"""The gauntlet notices lanes that depend on each other: Salvage, where all shop from one purse."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from orrery.core import NONE, Chance, Flow, Game, Pick, done, play
from orrery.gauntlet import test_lanes as lanes
from orrery.gauntlet.plan import cases
from tests.tiny import SALVAGE

RULES = sys.modules["salvage"]


def shop(s: Any, seat: int) -> Flow:
    """A crate costs a coin of the first seat's."""
    if (yield Pick(seat, "buy", (RULES.YES, NONE) if s.coins[0] else (NONE,))) == NONE:
        return done(s)
    s.coins[0], s.crates[seat] = s.coins[0] - 1, s.crates[seat] + 1
    return None


def common() -> Game[Any]:
    """Salvage with that shop."""
    steps = (RULES.begin_round, shop, *RULES.PLAYED[2:])
    made = type("Common", (type(SALVAGE),), {"step": lambda self, s: play(s, steps)})()
    assert isinstance(made, Game)
    return made


def test_lanes_that_take_from_one_pool_are_noticed() -> None:
    (case,) = [case for case in cases(common()) if case.name == "salvage-4"]
    told = r"seat \d answered 'buy:\w+' in its lane, and lanes before it change what it is asked: 'buy' with"
    with pytest.raises(AssertionError, match=told):
        lanes.test_lanes_do_not_depend_on_each_other(case)


def test_lanes_of_a_sound_game_are_played_in_every_round() -> None:
    (case,) = [case for case in cases(SALVAGE) if case.name == "salvage-4"]
    assert lanes.lanes_apart(case.match(b"sound"), Chance(b"sound")) == RULES.ROUNDS
