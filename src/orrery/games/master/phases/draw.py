"""Phase 1: drawing cubes (SU-8), and what comes before it in a turn."""

from __future__ import annotations

from orrery.core import Flow, emit
from orrery.games.master.abilities import fire
from orrery.games.master.board import DRAW
from orrery.games.master.cards import CUBES_DRAWN, LEADER, TURN_START
from orrery.games.master.conflicts import can_end
from orrery.games.master.cubes import draw_cubes, return_black_cubes
from orrery.games.master.decks import take_random_card
from orrery.games.master.parley import offer_before_drawing
from orrery.games.master.pieces import complete_routes
from orrery.games.master.standing import settle
from orrery.games.master.state import AT_DRAW, AT_DRAWN, AT_PLACE, MasterState


def begin_turn(s: MasterState) -> Flow | None:
    """The adventurer rule first, then abilities for the start of a turn (SU-8.4, SU-8.7)."""
    empty = not any(s.bag[s.turn])
    if empty or s.powers[s.turn].on[TURN_START]:
        return _start_of_turn(s, empty)
    s.step = AT_DRAW
    return None


def _start_of_turn(s: MasterState, empty: bool) -> Flow:
    s.step = AT_DRAW
    if empty:
        emit(s, "adventurer", (s.turn,))
        yield from take_random_card(s, s.turn, LEADER)
        return_black_cubes(s, s.turn)
        settle(s)
    yield from fire(s, TURN_START, s.turn)


def draw(s: MasterState) -> Flow | None:
    """Conflicts may be ended in any phase (SU-23.8); then three cubes are drawn at random (SU-8.1)."""
    if s.wars[s.turn] and can_end(s, s.turn):
        return offer_before_drawing(s, draw_now)
    draw_now(s)
    return None


def draw_now(s: MasterState) -> None:
    """Draw the cubes of the turn (SU-8.1, SU-33.21)."""
    powers = s.powers[s.turn]
    draw_cubes(s, s.turn, DRAW + powers.draw)
    if powers.on[CUBES_DRAWN]:
        s.step = AT_DRAWN
    else:
        to_distribution(s)


def drawn(s: MasterState) -> Flow:
    """Abilities that watch for the draw (SU-33.3)."""
    yield from fire(s, CUBES_DRAWN, s.turn)
    to_distribution(s)


def to_distribution(s: MasterState) -> None:
    """Phase 2 begins: routes that are complete by now are no news in its reward step (SU-33.4)."""
    s.before = complete_routes(s, s.turn)
    s.step = AT_PLACE
