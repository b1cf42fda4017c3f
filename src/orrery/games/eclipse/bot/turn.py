"""A turn: what each action would gain, and whether it pays its disc (EC-6, EC-15)."""

from __future__ import annotations

from orrery.core import NONE
from orrery.games.eclipse.board import (
    BUILD,
    EXPLORE,
    INFLUENCE,
    MATERIALS,
    MONEY,
    MOVE,
    REACTIONS,
    RESEARCH,
    SCIENCE,
    UPGRADE,
)
from orrery.games.eclipse.bot import arming, growth
from orrery.games.eclipse.bot.mind import Mind
from orrery.games.eclipse.options import trade_option
from orrery.games.eclipse.technologies import NANOROBOTS
from orrery.games.eclipse.turns import PASS


def act(mind: Mind, options: list[int], reacting: bool) -> int:
    """The action that gains most for its price, or passing; or a trade that makes a better one possible."""
    if not mind.affordable(1) or options == [PASS]:
        return PASS
    found = gains(mind, options, reacting)
    best = max(found, key=lambda action: found[action], default=PASS)
    least = _least(mind, reacting)
    most = max(found.get(best, 0.0), least)
    if not reacting:
        trade = _trade(mind, found, most)
        if trade != NONE:
            return trade
    return best if found.get(best, 0.0) > least else PASS


def weighed(mind: Mind, options: list[int], reacting: bool) -> dict[int, float]:
    """What ``act`` compares: the gains of the actions, and what one must gain to be better than passing."""
    if not mind.affordable(1) or options == [PASS]:
        return {}
    return {PASS: _least(mind, reacting), **gains(mind, options, reacting)}


def _least(mind: Mind, reacting: bool) -> float:
    """What an action must gain to pay its disc."""
    return mind.price(1) + (mind.w.pause if reacting else mind.w.least)


def _trade(mind: Mind, found: dict[int, float], most: float) -> int:
    """One step towards what resources that are not needed could buy, if that gains more than all else does."""
    s, seat = mind.s, mind.seat
    ratio, storage = mind.species.ratio, s.storage[seat]
    best = NONE
    for action, gained in ((BUILD, MATERIALS), (RESEARCH, SCIENCE)):
        for given in (MONEY, SCIENCE + MATERIALS - gained):
            idle = found.get(BUILD if given == MATERIALS else RESEARCH, 0.0) <= mind.w.least
            count = mind.spare(given, idle) // ratio
            if count <= 0 or action not in found:
                continue
            storage[gained] += count
            gain = gains(mind, [action], False)[action] - mind.w.traded
            storage[gained] -= count
            if gain > most and gain > found[action] + mind.w.traded:
                best, most = trade_option(given, gained), gain
    return best


def gains(mind: Mind, options: list[int], reacting: bool) -> dict[int, float]:
    """What each action that is offered would gain, in points."""
    counts = list(mind.species.actions)
    if mind.s.techs[mind.seat] & NANOROBOTS:
        counts[BUILD] += 1
    if reacting:
        for action, count in REACTIONS.items():
            counts[action] = count
    found: dict[int, float] = {}
    for action in options:
        if action == EXPLORE:
            found[action] = growth.explore_gain(mind)
        elif action == INFLUENCE:
            found[action] = growth.influence_gain(mind)
        elif action == RESEARCH:
            found[action] = growth.research_gain(mind)
        elif action == UPGRADE:
            found[action] = arming.upgrade_gain(mind, counts[UPGRADE])
        elif action == BUILD:
            found[action] = arming.build_plan(mind, counts[BUILD])[0]
        elif action == MOVE:
            found[action] = arming.move_gain(mind)[0]
    return found
