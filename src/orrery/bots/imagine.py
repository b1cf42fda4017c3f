"""Imagined matches: what a bot that searches plays on with, dealt from its own view and from nothing else."""

from __future__ import annotations

from typing import Any

from orrery.core import HIDDEN, Chance, Decision, Match, Setup, View

_TRIES = 8


def imagine(view: View[Any], chance: Chance) -> Match[Any] | None:
    """A match at the viewer's present question that he cannot tell from the true one.

    The turn is dealt from how it began and played again. Where that leads elsewhere (a card drawn since is another
    one), it is dealt anew a few times; None if no deal leads to the same question.
    """
    asked = view.decision
    assert asked is not None
    game = view.game
    setup = Setup(game.slug, game.rules_version, view.seats, b"", view.options)
    for _ in range(_TRIES):
        match: Match[Any] = Match(game, setup, view.determinised(chance)).start()
        if _played_again(match, view, chance) and any(same_question(asked, other) for other in match.pending):
            return match
    return None


def same_question(one: Decision, other: Decision) -> bool:
    """Whether two decisions ask one seat the same, so that their codes mean the same."""
    return (
        one.seat == other.seat
        and one.ask == other.ask
        and one.options == other.options
        and one.least == other.least
        and one.most == other.most
        and one.limits == other.limits
        and one.about == other.about
        and one.name() == other.name()
    )


def _played_again(match: Match[Any], view: View[Any], chance: Chance) -> bool:
    """Whether the turn's inputs lead on: the viewer's own as they were, the others' at random."""
    game = match.game
    at = 0
    while at < len(view.since):
        pending = match.pending
        if not pending or at + len(pending) > len(view.since):
            return False
        codes = []
        for decision, code in zip(pending, view.since[at : at + len(pending)], strict=True):
            if code == HIDDEN:
                codes.append(random_answer(match, decision, chance))
            elif game.allows(match.state, decision, code):
                codes.append(code)
            else:
                return False
        match.step_all(codes)
        at += len(codes)
    return True


def random_answer(match: Match[Any], decision: Decision, chance: Chance) -> int:
    """The code of a random legal answer to one of a match's pending decisions."""
    return match.game.sample(match.state, decision, chance)
