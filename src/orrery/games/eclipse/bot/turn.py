"""A turn: what each action would gain, and whether it pays its disc (EC-6, EC-15)."""

from __future__ import annotations

from orrery.games.eclipse.board import BUILD, EXPLORE, INFLUENCE, MOVE, REACTIONS, RESEARCH, UPGRADE
from orrery.games.eclipse.bot import arming, growth
from orrery.games.eclipse.bot.mind import Mind
from orrery.games.eclipse.technologies import NANOROBOTS
from orrery.games.eclipse.turns import PASS


def act(mind: Mind, options: list[int], reacting: bool) -> int:
    """The action that gains most for its price, or passing."""
    if not mind.affordable(1):
        return PASS
    found = gains(mind, options, reacting)
    if not found:
        return PASS
    best = max(found, key=lambda action: found[action])
    least = mind.w.pause if reacting else mind.w.least
    return best if found[best] - mind.price(1) > least else PASS


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
