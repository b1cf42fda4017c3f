"""Eclipse as the referee knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from orrery.core import Chance, Decision, Flow, Game, Reason, Result, Zones
from orrery.games.eclipse import (
    ahead,
    anytime,
    audit,
    components,
    derived,
    flow,
    notation,
    position,
    reading,
    scoring,
    setup,
    view,
    why,
)
from orrery.games.eclipse.board import LEAST_SEATS, MOST_SEATS
from orrery.games.eclipse.state import AT_OVER, STEPS, EclipseState, present_step


class Eclipse(Game[EclipseState]):
    """For 2 to 6 seats; option ``species`` leaves the aliens out."""

    slug: ClassVar[str] = "eclipse"
    rules_version: ClassVar[int] = 1
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    choices: ClassVar[Mapping[str, Sequence[str]]] = {"species": position.SPECIES_SETS}
    event_fields: ClassVar[Mapping[str, Sequence[str]]] = notation.EVENT_FIELDS
    passes: ClassVar[Collection[str] | None] = (
        "explore", "place", "research", "upgrade", "install", "build", "move", "onward", "influence", "finish",
        "engage", "reputation", "bombard", "relations", "upkeep",
    )
    asks: ClassVar[Mapping[str, str]] = notation.ASKS
    open_asks: ClassVar[Collection[str]] = notation.OPEN_ASKS
    beside_asks: ClassVar[Collection[str]] = anytime.BESIDE

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> EclipseState:
        return setup.new_game(seats, options, chance)

    def step(self, s: EclipseState) -> Flow | None:
        return flow.play(s)

    def beside(self, s: EclipseState, decision: Decision) -> Sequence[int]:
        return anytime.BESIDE[decision.ask](s, decision.seat)

    def do_beside(self, s: EclipseState, seat: int, option: int) -> Flow | None:
        return anytime.do_anytime(s, seat, option)

    def over(self, s: EclipseState) -> bool:
        return s.step == AT_OVER

    def result(self, s: EclipseState) -> Result:
        return scoring.result(s)

    def option_text(self, decision: Decision, option: int) -> str:
        return notation.option_text(decision, option)

    def about(self, decision: Decision) -> dict[str, Any]:
        return notation.about(decision)

    def ahead(self, zones: Zones, decision: Decision) -> dict[str, Any]:
        return ahead.ahead(zones, decision)

    def event_words(self, kind: str, args: Sequence[Any]) -> dict[str, Any]:
        return notation.event_words(kind, args)

    def why_not(self, s: EclipseState, decision: Decision) -> dict[str, Reason]:
        return why.why_not(s, decision)

    def rule_of(self, decision: Decision) -> str:
        return notation.RULE_BEHIND[decision.ask]

    def view(self, s: EclipseState, viewer: int) -> Zones:
        return view.view(s, viewer)

    def phase(self, s: EclipseState) -> dict[str, Any]:
        return {"round": s.round, "step": STEPS[present_step(s)]}

    def figures(self, s: EclipseState) -> Mapping[str, Sequence[int]]:
        return view.figures(s)

    def traits(self, s: EclipseState) -> Mapping[str, Sequence[str]]:
        return {"species": view.species_names(s)}

    def components(self) -> dict[str, Any]:
        return components.components()

    def determinise(self, zones: Zones, viewer: int, chance: Chance) -> EclipseState:
        return view.determinise(zones, viewer, chance)

    def write(self, s: EclipseState) -> dict[str, Any]:
        return position.write(s)

    def read(self, document: Mapping[str, Any], chance: Chance) -> EclipseState:
        return reading.read(document, chance)

    def audit(self, s: EclipseState) -> None:
        audit.audit(s)

    def derived(self, s: EclipseState, afresh: bool) -> Mapping[str, object]:
        return derived.derived(s, afresh)

    def evaluate(self, s: EclipseState, seat: int) -> int:
        return scoring.standing(s, seat)


ECLIPSE: Final = Eclipse()
