"""What is played at each step of the cursor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core import Flow
from orrery.games.eclipse import turns, upkeep
from orrery.games.eclipse.actions import build, explore, influence, move, research, upgrade
from orrery.games.eclipse.cleanup import cleanup
from orrery.games.eclipse.combat import aftermath, battles, engagement, reputation
from orrery.games.eclipse.discovery import discovery
from orrery.games.eclipse.setup import choose_species
from orrery.games.eclipse.state import AT_OVER, STEPS, EclipseState

_STEPS: Final[tuple[Callable[[EclipseState], Flow | None], ...]] = (
    choose_species,
    turns.act,
    explore.explore,
    explore.place,
    explore.claim,
    discovery,
    influence.influence,
    research.research,
    upgrade.upgrade,
    build.build,
    move.move,
    move.onward,
    turns.finish,
    battles.battle,
    engagement.fire,
    engagement.dice,
    reputation.keep_reputation,
    aftermath.bombard,
    aftermath.destroy_cubes,
    aftermath.claims,
    aftermath.relations,
    upkeep.colonies,
    upkeep.upkeep,
    cleanup,
)
assert len(_STEPS) == AT_OVER == len(STEPS) - 1


def play(s: EclipseState) -> Flow | None:
    """Play the step that was called, or that of the cursor, to the next boundary."""
    frames = s.frames
    return _STEPS[frames[-1][0] if frames else s.step](s)
