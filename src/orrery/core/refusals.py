"""What a match says to answers, viewers and records that it does not take."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.decisions import Answer, Decision, Expected
from orrery.core.errors import BadRecord, Reason, Refused
from orrery.core.game import OMNISCIENT, Game, option_texts

_MOST_NAMED: Final = 24
"""So many of the expected answers are named to whoever gave another one."""


def no_such_seat(seat: int, seats: int) -> Refused:
    """The refusal of a seat that the match does not have."""
    last = seats - 1
    return Refused("error-no-such-seat", f"There is no seat {seat}; expected 0 to {last}.",
                   {"seat": seat, "last": last})


def no_decision(game: Game[Any], ask: object) -> TypeError:
    """The fault of rules that ask by something which is no question."""
    return TypeError(f"a step of {game.slug} yielded {ask!r}; expected a decision (Pick, PickSome, Amount, Allocate or "
                     "Order), a tuple of decisions, one a seat, or First")


def check_viewer(viewer: int, seats: int, playing: bool) -> None:
    """Refuse a viewer that there is not, or who may see all hands only when the match is over."""
    if viewer == OMNISCIENT and playing:
        raise Refused("error-not-over", "All hands are open only when the match is over.", {})
    if not OMNISCIENT <= viewer < seats:
        raise no_such_seat(viewer, seats)


def not_offered(game: Game[Any], s: Any, decision: Decision, answer: Answer | str, error: ValueError) -> Refused:
    """The refusal of an answer that does not fit, with the rule against it if the game knows one."""
    reason = None
    if isinstance(answer, str):
        reason = game.why_not(s, decision).get(answer.removeprefix(decision.ask + ":"))
    because = f" Rule {reason.rule} forbids it." if reason is not None else ""
    expected = str(error).removeprefix("expected ")
    if not isinstance(error, Expected):
        texts = option_texts(game, decision)
        more = [f"… ({len(texts)})"] if len(texts) > _MOST_NAMED else []
        expected = ", ".join(texts[:_MOST_NAMED] + more) or f"{decision.least} to {decision.most}"
    return Refused("error-not-offered",
                   f"{answer!r} does not answer {decision.ask!r}; expected {expected}.{because}",
                   {"answer": str(answer), "ask": decision.ask, "expected": expected, "reason": reason})


def forbidden(decision: Decision, reason: Reason) -> Refused:
    """The refusal of an answer that fits the question and fails the game's own test."""
    return Refused("error-forbidden", f"Rule {reason.rule} forbids this answer to {decision.ask!r}.",
                   {"rule": reason.rule, "ask": decision.ask, "reason": reason})


def impossible_choice(n: int, decision: Decision, code: int) -> BadRecord:
    """The refusal of a recorded input that answers nothing."""
    return BadRecord("error-record-choice", f"Input {n} of the record is impossible: {code} does not answer "
                     f"{decision.ask!r} of seat {decision.seat}.", {"n": n, "ask": decision.ask, "seat": decision.seat})


def record_goes_on(n: int) -> BadRecord:
    """The refusal of inputs after the end."""
    return BadRecord("error-record-long", f"The match is over at input {n}, but the record goes on.", {"n": n})
