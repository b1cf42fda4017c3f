"""What is played at each step of the cursor, and how a win stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core import Flow
from orrery.games.master.phases import distribute, draw, play_cards, rewards
from orrery.games.master.setup import choose_corner, choose_race
from orrery.games.master.standing import Ended
from orrery.games.master.state import AT_OVER, AT_PLACE, MasterState

_STEPS: Final[tuple[Callable[[MasterState], Flow | None], ...]] = (
    choose_corner,
    choose_race,
    draw.begin_turn,
    draw.draw,
    draw.drawn,
    distribute.distribute,
    rewards.reward_step,
    play_cards.play_cards,
    play_cards.gain_for_discards,
)


def play(s: MasterState) -> Flow | None:
    """Play from the cursor to the next boundary; a win on the way ends the game (SU-5.4).

    Steps at which there is nothing to ask are played in one go, but only up to the next draw or question: the position
    before a question is what clones, undo and bots start from, so all that chance has brought must be in it.
    """
    silent = False
    try:
        while s.step != AT_OVER:
            flow = _STEPS[s.step](s)
            if flow is None:
                silent = True
                if s.step == AT_PLACE:
                    break
            elif silent:
                break  # nothing of it has been played yet: it is made again at the boundary
            else:
                return flow if s.step == AT_PLACE else _until_won(flow)
    except Ended:
        pass
    return None


def _until_won(flow: Flow) -> Flow:
    """A flow that a win ends; that of phase 2 takes care of this itself, for it is asked most."""
    try:
        yield from flow
    except Ended:
        pass
