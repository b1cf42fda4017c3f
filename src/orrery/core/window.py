"""Windows: "when or after this, any player may respond", to any depth.

All who may respond are asked together, once. Of those who do, the first in the printed order plays; all the others who
have not passed are then asked again, knowing what was played: that is the information they would have at a table where
one after the other is asked. Whoever waits (``LATER``) is asked again after the others; if all who are left wait, they
are asked one by one in the printed order. The window closes when all have passed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from orrery.core.decisions import NONE, Flow, Pick
from orrery.core.frames import call, done
from orrery.core.state import State, reveal

S = TypeVar("S", bound=State)

LATER: Final = -2
"""In a window: wait what the others do, and be asked again."""

_TOGETHER: Final = 0
_ALONE: Final = 1


class Window(Generic[S]):
    """One kind of window. Its ``play`` stands among the game's steps; its frames carry what it is about.

    - ``order(s, *about)``: the seats that could in principle respond, in the printed order;
    - ``responses(s, seat, *about)``: what the seat may play now, as options (0 and up);
    - ``respond(s, seat, option, *about)``: plays it. It may call further steps (a window of its own among them), which
      are played before this window goes on, or ``cancel`` what the window is about.

    Where the state asks everyone (``State.ask_everyone``), a seat with nothing to play is asked too, so that being
    asked betrays no hand.
    """

    __slots__ = ("ask", "order", "respond", "responses", "step")

    def __init__(
        self, step: int, ask: str, order: Callable[..., Sequence[int]], responses: Callable[..., Sequence[int]],
        respond: Callable[..., None],
    ) -> None:
        self.step = step
        self.ask = ask
        self.order = order
        self.responses = responses
        self.respond = respond

    def open(self, s: S, *about: int) -> None:
        """Ask who responds to this, before anything that lies below goes on."""
        call(s, self.step, 0, _TOGETHER, *about)

    def play(self, s: S, passed: int, how: int, *about: int) -> Flow | None:
        """One round of questions: all who have not passed, or the first of those who all wait for each other."""
        seats = [seat for seat in self.order(s, *about) if not passed >> seat & 1]
        # Whoever could wait may: whether there is anybody to wait for would tell of hands.
        waits = (LATER,) if how == _TOGETHER and len(seats) > 1 else ()
        asked = []
        for seat in seats:
            playable = self.responses(s, seat, *about)
            if playable or s.ask_everyone:
                asked.append(Pick(seat, self.ask, (*playable, NONE, *waits), about=about))
        if seats and not s.ask_everyone:
            reveal(s)  # who is asked, and who is not, tells of hands
        if not asked:
            done(s)
            return None
        return self._round(s, asked[:1] if how == _ALONE else asked, passed, about)

    def _round(self, s: S, asked: list[Pick], passed: int, about: tuple[int, ...]) -> Flow:
        answers = yield tuple(asked)
        responding = -1
        for n, answer in enumerate(answers):
            if answer == NONE:
                passed |= 1 << asked[n].seat
            elif answer != LATER and responding < 0:
                responding = n
        done(s)
        call(s, self.step, passed, _ALONE if responding < 0 else _TOGETHER, *about)
        if responding >= 0:
            self.respond(s, asked[responding].seat, answers[responding], *about)
