"""What is played at each step of the cursor, and how a win stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core import Flow
from orrery.games.master.phases import distribute, draw, play_cards, rewards
from orrery.games.master.setup import choose_corner, choose_race
from orrery.games.master.standing import Ended
from orrery.games.master.state import MasterState

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
    """Play from the cursor to the next turn boundary; a win on the way ends the game (SU-5.4)."""
    try:
        flow = _STEPS[s.step](s)
    except Ended:
        return None
    return None if flow is None else _until_won(flow)


def _until_won(flow: Flow) -> Flow:
    try:
        yield from flow
    except Ended:
        pass
