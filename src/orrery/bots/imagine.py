"""Imagined matches: what a bot that searches plays on with, dealt from its own view and from nothing else."""

from __future__ import annotations

from typing import Any

from orrery.core import HIDDEN, BadPosition, BadRecord, Chance, Decision, Match, Setup, View
from orrery.core.chance import script_of

_TRIES = 24


def imagine(view: View[Any], chance: Chance, tries: int = _TRIES, floor: int = -1) -> Match[Any] | None:
    """A match at the viewer's present question that he cannot tell from the true one.

    The step is dealt from how it began and played again, with all that he knows of it. Where that leads elsewhere (what
    he does not know fell out differently), it is dealt anew a few times; None if no deal leads to what he sees. With a
    ``floor`` the match ends as a lane above so many frames does.
    """
    asked = view.decision
    assert asked is not None
    game = view.game
    setup = Setup(game.slug, game.rules_version, view.seats, b"", view.options)
    for _ in range(tries):
        state = view.determinised(chance)
        if view.outcomes:
            state.chance.script = script_of(view.outcomes)
        match: Match[Any] = Match(game, setup, state)
        try:
            if not _played_again(match.above(floor).start(), view, chance):
                continue
        except (BadPosition, BadRecord, ValueError):  # what chance brought cannot come to this deal
            continue
        match.state.chance.script = None
        if any(same_question(asked, other) for other in match.pending) and (
            game.view(match.state_for(view.seat), view.seat) == view.zones
        ):
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
        and one.name == other.name
    )


def _played_again(match: Match[Any], view: View[Any], chance: Chance) -> bool:
    """Whether the step's inputs lead on: those that the viewer knows as they were, the others at random."""
    at = 0
    while at < len(view.since):
        codes = view.since[at : at + max(1, len(match.waiting()))]
        if HIDDEN in codes:
            if match.invited() or len(codes) < len(match.pending):
                return False
            codes = [
                match.sample(decision, chance) if code == HIDDEN else code
                for decision, code in zip(match.pending, codes, strict=True)
            ]
        at += match.take(codes, check=True)
    return match.settled()
