"""Race for the Galaxy as the referee knows it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from orrery.core import Answer, Chance, Decision, Flow, Game, Reason, Result, Zones
from orrery.games.race import audit, components, derived, notation, position, reckoning, scoring, setup, view, why
from orrery.games.race.phases.consume import check_kinds
from orrery.games.race.round import PLAY, check_actions
from orrery.games.race.state import AT_OVER, STEPS, RaceState


class Race(Game[RaceState]):
    """Base game for 2 to 4 seats; option ``setup`` has the first-game hands, option ``mode`` the duel."""

    slug: ClassVar[str] = "race"
    rules_version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4
    choices: ClassVar[Mapping[str, Sequence[str]]] = {"setup": ("normal", "first-game"), "mode": ("standard", "duel")}
    event_fields: ClassVar[Mapping[str, Sequence[str]]] = notation.EVENT_FIELDS
    passes: ClassVar[Collection[str] | None] = ("develop", "settle", "consume", "hand")
    asks: ClassVar[Mapping[str, str]] = notation.ASKS

    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> RaceState:
        return setup.new_game(seats, options, chance)

    def step(self, s: RaceState) -> Flow | None:
        return PLAY[s.step](s)

    def over(self, s: RaceState) -> bool:
        return s.step == AT_OVER

    def result(self, s: RaceState) -> Result:
        return scoring.result(s)

    def check(self, s: RaceState, decision: Decision, answer: Answer) -> Reason | None:
        assert isinstance(answer, tuple)
        return check_actions(answer) if decision.ask == "actions" else check_kinds(answer)

    def option_text(self, decision: Decision, option: int) -> str:
        return notation.option_text(decision, option)

    def about(self, decision: Decision) -> dict[str, Any]:
        return notation.about(decision)

    def reckon(self, zones: Zones, decision: Decision) -> dict[str, Any]:
        return reckoning.reckon(zones, decision)

    def event_words(self, kind: str, args: Sequence[Any]) -> dict[str, Any]:
        return notation.event_words(kind, args)

    def why_not(self, s: RaceState, decision: Decision) -> dict[str, Reason]:
        return why.why_not(s, decision)

    def rule_of(self, decision: Decision) -> str:
        return notation.rule_behind(decision)

    def view(self, s: RaceState, viewer: int) -> Zones:
        return view.view(s, viewer)

    def phase(self, s: RaceState) -> dict[str, Any]:
        return {"round": s.round, "step": STEPS[s.step]}

    def figures(self, s: RaceState) -> Mapping[str, Sequence[int]]:
        return scoring.figures(s)

    def traits(self, s: RaceState) -> Mapping[str, Sequence[str]]:
        return scoring.traits(s)

    def components(self) -> dict[str, Any]:
        return components.components()

    def determinise(self, zones: Zones, viewer: int, chance: Chance) -> RaceState:
        return view.determinise(zones, viewer, chance)

    def write(self, s: RaceState) -> dict[str, Any]:
        return position.write(s)

    def read(self, document: Mapping[str, Any], chance: Chance) -> RaceState:
        return position.read(document, chance)

    def audit(self, s: RaceState) -> None:
        audit.audit(s)

    def derived(self, s: RaceState, afresh: bool) -> Mapping[str, object]:
        return derived.derived(s, afresh)


RACE: Final = Race()
