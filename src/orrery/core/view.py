"""What one viewer may know of a match, and nothing else: all that leaves the referee, and all that a bot is given."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from orrery.core.chance import Chance, Outcome
from orrery.core.decisions import Decision
from orrery.core.game import Game, Result, Zones, option_texts
from orrery.core.record import Setup
from orrery.core.state import State

S = TypeVar("S", bound=State)

HIDDEN: Final = -1
"""In ``View.since``: an answer of another seat, whose code would tell of a hand."""


class View(Generic[S]):
    """Zones the game lets this viewer see, and the question he is asked, if any. Holds no reference to the match."""

    __slots__ = (
        "at", "decision", "draft", "game", "invited", "options", "outcomes", "result", "sealed", "seat", "seats",
        "since", "start", "waiting", "zones",
    )

    def __init__(self, game: Game[S], setup: Setup, seat: int, zones: Zones, decision: Decision | None) -> None:
        self.game = game
        self.seats = setup.seats
        self.options = setup.options
        self.seat = seat
        self.zones = zones
        self.decision = decision
        self.at = 0
        self.waiting: list[int] = []
        self.invited = False
        """Whether he may answer and need not: another seat is awaited."""
        self.sealed: str | None = None
        self.draft: list[str] = []
        """What he has answered so far in a lane of his own."""
        self.result: Result | None = None
        self.start: Zones | None = None
        self.since: list[int] = []
        """The inputs since the start of the step, as far as he knows them."""
        self.outcomes: list[Outcome] = []
        """What chance has brought since then, as far as he knows it."""

    def determinised(self, chance: Chance) -> S:
        """A position at the start of the step that this viewer cannot tell from the true one."""
        if self.start is None:
            raise ValueError("this view was built without what determinising needs; ask for view(seat, search=True)")
        return self.game.determinise(self.start, self.seat, Chance(chance.below(1 << 32).to_bytes(4, "little")))

    def document(self) -> dict[str, Any]:
        """The view as plain JSON values, for a client."""
        result = self.result
        asked = None
        if self.decision is not None:
            asked = describe(self.game, self.decision)
            asked["about"] |= self.game.reckon(self.zones, self.decision)
            asked["ahead"] = self.game.ahead(self.zones, self.decision)
        return {
            "game": self.game.slug, "seat": self.seat, "at": self.at, "zones": self.zones, "asked": asked,
            "invited": self.invited, "sealed": self.sealed, "draft": self.draft, "waiting": self.waiting,
            "result": {"scores": list(result.scores), "winners": list(result.winners)} if result else None,
        }


def describe(game: Game[S], decision: Decision) -> dict[str, Any]:
    """A decision as any client can draw it: kind, options by canonical text, limits, what its sentence speaks of."""
    return {
        "seat": decision.seat, "ask": decision.ask, "kind": decision.name, "options": option_texts(game, decision),
        "least": decision.least, "most": decision.most, "limits": list(decision.limits),
        "about": game.about(decision), "rule": game.rule_of(decision),
    }
