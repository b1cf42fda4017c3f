"""Master of the Galaxy as the referee knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from orrery.core import NONE, Chance, Decision, Flow, Game, Reason, Result, Zones
from orrery.games.master import (
    audit,
    components,
    derived,
    flow,
    notation,
    position,
    reckoning,
    setup,
    view,
    why,
)
from orrery.games.master.state import AT_OVER, STEPS, MasterState


class Master(Game[MasterState]):
    """For 2 to 4 seats; option ``setup`` has the variant for experienced players."""

    slug: ClassVar[str] = "master"
    rules_version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    choices: ClassVar[Mapping[str, Sequence[str]]] = {"setup": ("beginner", "expert")}
    event_fields: ClassVar[Mapping[str, Sequence[str]]] = notation.EVENT_FIELDS
    passes: ClassVar[Collection[str] | None] = (
        "race", "parley", "redraw", "place", "reward", "take", "cards", "occupy", "recall", "trash", "give",
    )
    asks: ClassVar[Mapping[str, str]] = notation.ASKS
    open_asks: ClassVar[Collection[str]] = notation.OPEN_ASKS
    seat_colours: ClassVar[Sequence[int]] = (4, 6, 7, 8)
    """Cubes are red, blue, yellow and green."""

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> MasterState:
        return setup.new_game(seats, options, chance)

    def step(self, s: MasterState) -> Flow | None:
        return flow.play(s)

    def over(self, s: MasterState) -> bool:
        return s.step == AT_OVER

    def result(self, s: MasterState) -> Result:
        """The winner alone; nobody if nothing stirred any more or it took too long (SU-5.12, SU-30.3, SU-30.4)."""
        winners = [s.winner] if s.winner != NONE else []
        return Result([int(seat in winners) for seat in range(s.seats)], winners)

    def option_text(self, decision: Decision, option: int) -> str:
        return notation.option_text(decision, option)

    def about(self, decision: Decision) -> dict[str, Any]:
        return notation.about(decision)

    def reckon(self, zones: Zones, decision: Decision) -> dict[str, Any]:
        return reckoning.reckon(zones, decision)

    def event_words(self, kind: str, args: Sequence[Any]) -> dict[str, Any]:
        return notation.event_words(kind, args)

    def why_not(self, s: MasterState, decision: Decision) -> dict[str, Reason]:
        return why.why_not(s, decision)

    def rule_of(self, decision: Decision) -> str:
        return notation.RULE_BEHIND[decision.ask]

    def view(self, s: MasterState, viewer: int) -> Zones:
        return view.view(s, viewer)

    def phase(self, s: MasterState) -> dict[str, Any]:
        return {"turn": s.turn, "turns": s.turns, "step": STEPS[s.step]}

    def figures(self, s: MasterState) -> Mapping[str, Sequence[int]]:
        return view.figures(s)

    def traits(self, s: MasterState) -> Mapping[str, Sequence[str]]:
        return view.traits(s)

    def components(self) -> dict[str, Any]:
        return components.components()

    def sees_chance(self, viewer: int, name: str, who: int) -> bool:
        return True  # cubes are drawn and cards turned over before all (SU-34)

    def determinise(self, zones: Zones, viewer: int, chance: Chance) -> MasterState:
        return view.determinise(zones, viewer, chance)

    def write(self, s: MasterState) -> dict[str, Any]:
        return position.write(s)

    def read(self, document: Mapping[str, Any], chance: Chance) -> MasterState:
        return position.read(document, chance)

    def audit(self, s: MasterState) -> None:
        audit.audit(s)

    def derived(self, s: MasterState, afresh: bool) -> Mapping[str, object]:
        return derived.derived(s, afresh)

    def evaluate(self, s: MasterState, seat: int) -> int:
        return view.outlook(s, seat)


MASTER: Final = Master()
