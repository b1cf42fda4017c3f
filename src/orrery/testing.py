"""What a test of any game needs: a table where a match reads as a small story, and the marker that names rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from orrery import games
from orrery.core import (
    OMNISCIENT,
    Decision,
    Game,
    Match,
    Result,
    Script,
    View,
    from_position,
    new_match,
    option_texts,
)

F = TypeVar("F", bound=Callable[..., Any])

Outcomes = Script | Mapping[tuple[str | int, ...], Sequence[int]]
"""Dice and cards fixed in advance: ``{("comet",): [6, 1]}``."""


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test with the IDs of the rules it proves."""
    import pytest

    return cast("Callable[[F], F]", pytest.mark.rule(*ids))


class Table:
    """A match as a test tells it: answers go in as canonical texts, questions and reasons come out as texts."""

    __slots__ = ("match",)

    def __init__(self, match: Match[Any]) -> None:
        self.match = match

    def answer(self, seat: int, text: str) -> Table:
        """One seat answers. Raises Refused if the match does not take it."""
        self.match.submit(seat, text)
        return self

    def answers(self, *texts: str) -> Table:
        """Everyone who is asked now answers, in the order in which they are asked."""
        asked = self.match.waiting()
        if len(asked) != len(texts):
            raise AssertionError(f"{len(texts)} answers for {len(asked)} questions: {self.asks()}")
        for seat, text in zip(asked, texts, strict=True):
            self.match.submit(seat, text)
        return self

    def asks(self) -> list[tuple[int, str]]:
        """Who still has to answer what: seat and name of the question, in order."""
        waiting = self.match.waiting()
        return [(decision.seat, decision.ask) for decision in self.match.pending if decision.seat in waiting]

    def decision(self, seat: int) -> Decision:
        """The question this seat has to answer now."""
        return self.match.asked(seat)

    def options(self, seat: int) -> list[str]:
        """What this seat is offered, as canonical texts without the name of the question."""
        return option_texts(self.match.game, self.match.asked(seat))

    def why_not(self, seat: int, text: str) -> str | None:
        """The ID of the rule that forbids this option now; None if it is offered."""
        decision = self.match.asked(seat)
        if text.removeprefix(decision.ask + ":") in self.options(seat):
            return None
        reason = self.match.why_not(seat, text)
        if reason is None:
            raise AssertionError(f"{text!r} is neither offered for {decision.ask!r} nor forbidden by a rule: "
                                 f"offered are {', '.join(self.options(seat))}")
        return reason.rule

    def events(self, kind: str | None = None, viewer: int = OMNISCIENT) -> list[dict[str, Any]]:
        """What has happened so far, by name, as one viewer saw it (a test sees all); of one kind if given."""
        game = self.match.game
        seen = [game.event_for(event, viewer) for event in self.match.state.events or []]
        return [event for event in seen if event is not None and kind in (None, event["event"])]

    def view(self, seat: int) -> View[Any]:
        """What this seat (or SPECTATOR) may know now."""
        return self.match.view(seat)

    def result(self) -> Result:
        """Scores and winners; before the end, as if it ended now."""
        return self.match.result()

    @property
    def state(self) -> Any:
        """The position."""
        return self.match.state


def new(
    slug: str | Game[Any], seats: int, seed: bytes = b"test", options: Mapping[str, str] | None = None,
    script: Outcomes | None = None, events: bool = True,
) -> Table:
    """A new match of a game, given by its slug or as an object."""
    return Table(new_match(_game(slug), seats, seed, options, events=events, script=_script(script)))


def position(
    slug: str | Game[Any], document: Mapping[str, Any], seed: bytes = b"test", script: Outcomes | None = None,
    events: bool = True,
) -> Table:
    """A match that starts from a position document."""
    return Table(from_position(_game(slug), document, seed, events=events, script=_script(script)))


def _game(slug: str | Game[Any]) -> Game[Any]:
    return games.load(slug) if isinstance(slug, str) else slug


def _script(outcomes: Outcomes | None) -> Script | None:
    return outcomes if outcomes is None or isinstance(outcomes, Script) else Script(outcomes)
