"""A game whose steps a test brings: frames that call each other, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orrery.core import NONE, Chance, Decision, Flow, Match, new_match, play, read_frames, write_frames
from orrery.core.frames import Step
from tests.core.probe import Notes, Probe


class Staged(Probe):
    """A match that is over when no frame is left. Steps are numbered as they are given; the first one begins."""

    def __init__(self, steps: Sequence[Step], beside: Callable[[Notes, Decision], Sequence[int]] | None = None) -> None:
        super().__init__(lambda s: None)
        self.steps = steps
        self.beside_asks = ("count",) if beside is not None else ()  # type: ignore[misc]
        self._beside = beside

    def new(self, seats: int, options: Any, chance: Chance) -> Notes:
        s = Notes(seats, chance)
        s.frames = ((0,),)
        return s

    def step(self, s: Notes) -> Flow | None:  # type: ignore[override]
        return play(s, self.steps)

    def beside(self, s: Notes, decision: Decision) -> Sequence[int]:
        assert self._beside is not None
        return self._beside(s, decision)

    def do_beside(self, s: Notes, seat: int, option: int) -> None:
        s.said.append((seat, f"beside {option}"))

    def over(self, s: Notes) -> bool:
        return not s.frames

    def option_text(self, decision: Decision, option: int) -> str:
        return "later" if option == -2 else "pass" if option == NONE else str(option)

    def view(self, s: Notes, viewer: int) -> dict[str, Any]:
        return super().view(s, viewer) | {"frames": write_frames(s, self.names())}

    def read(self, document: Any, chance: Chance) -> Notes:
        s = super().read(document, chance)
        s.frames = read_frames(document, self.names())
        return s

    def names(self) -> list[str]:
        return [f"step-{n}" for n in range(len(self.steps))]


def staged(
    *steps: Step, seats: int = 3, live: bool = True, beside: Callable[[Notes, Decision], Sequence[int]] | None = None
) -> Match[Notes]:
    """A match of these steps at its first question."""
    return new_match(Staged(steps, beside), seats, b"staged", live=live)


def asked(match: Match[Any]) -> list[tuple[int, str, tuple[int, ...]]]:
    """Who is asked what, and the options."""
    return [(one.seat, one.ask, one.options) for one in match.pending]


def give(match: Match[Any], *answers: int) -> None:
    """All who are asked answer, in the order in which they are asked."""
    match.step_all([one.encode(answer) for one, answer in zip(match.pending, answers, strict=True)])
