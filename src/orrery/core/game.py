"""What a game brings to the referee. A sixth game is a subclass of ``Game`` and a subclass of ``State``."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from orrery.core.chance import Chance
from orrery.core.decisions import Answer, Decision, Flow
from orrery.core.errors import BadSetup, Reason
from orrery.core.state import Event, State

S = TypeVar("S", bound=State)

SPECTATOR = -1
"""The viewer who sees what lies open on the table and nothing else."""
OMNISCIENT = -2
"""The viewer of a finished game: every hand is open."""

_PATIENCE: Final = 200

Zones = dict[str, Any]
"""What one viewer may know, as plain JSON values."""


class Result:
    """How a match ended: a score a seat, and the seats that won (several share)."""

    __slots__ = ("scores", "winners")

    def __init__(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        self.scores = tuple(scores)
        self.winners = tuple(winners)

    def __repr__(self) -> str:
        return f"Result({self.scores!r}, {self.winners!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules of one game, as the referee needs them. Stateless: everything that changes is in the state."""

    slug: ClassVar[str] = ""
    rules_version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    choices: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Options of a match: name -> allowed values, the first being the default."""
    event_fields: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Kind of event -> names of its arguments, in order."""
    asks: ClassVar[Mapping[str, str]] = {}
    """Name of a question -> its kind (``Decision.name``)."""
    open_asks: ClassVar[Collection[str]] = ()
    """Questions whose options and answers everybody may know."""
    passes: ClassVar[Collection[str] | None] = None
    """Questions that may be answered with nothing, at least sometimes; None: the game does not say."""
    beside_asks: ClassVar[Collection[str]] = ()
    """Questions beside which a player may do something else: see ``beside``."""
    seat_colours: ClassVar[Sequence[int]] = ()
    """Colours (1 to 8) that seats may have where others would look like the game's own pieces; none: all of them."""

    # -- play --------------------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The position before the first turn."""

    @abstractmethod
    def step(self, s: S) -> Flow | None:
        """Play from where the state says the match stands (its cursor, its frames) to the next boundary, and leave the
        state there; None if that asks nothing.

        A step that asks must be able to start again from the position at its beginning: see ``Match``.
        """

    def beside(self, s: S, decision: Decision) -> Sequence[int]:
        """What the asked seat may do beside this question ("at any time"): options that come after its own.

        Asked only at the questions of ``beside_asks``: to pick one, at the beginning of a step, to one seat or with
        others invited.
        """
        return ()

    def do_beside(self, s: S, seat: int, option: int) -> Flow | None:
        """Carry out one of those options; the step then begins again with the same question."""
        return None

    @abstractmethod
    def over(self, s: S) -> bool:
        """Whether the match has ended."""

    @abstractmethod
    def result(self, s: S) -> Result:
        """Scores and winners; before the end, as if it ended now."""

    def check(self, s: S, decision: Decision, answer: Answer) -> Reason | None:
        """The game's own test of a ``tested`` decision's whole answer: None if it may stand."""
        return None

    # -- words -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def option_text(self, decision: Decision, option: int) -> str:
        """The canonical text of one option, stable across versions."""

    def about(self, decision: Decision) -> dict[str, Any]:
        """What the prompt of this decision speaks of, by name, as canonical text and numbers."""
        return {}

    def reckon(self, zones: Zones, decision: Decision) -> dict[str, Any]:
        """More about a question, in figures: prices, bills, yields. From what its seat can see, and nothing else.

        ``proposed``: options of a pick-some that would all do alike, chosen as a beginning; the person may take others.
        """
        return {}

    def ahead(self, zones: Zones, decision: Decision) -> dict[str, Any]:
        """What questions that this one leads to would offer, and how far pieces come: a board shows it, and lets
        several answers be given at once. From what its seat can see, and nothing else."""
        return {}

    def event_words(self, kind: str, args: Sequence[Any]) -> dict[str, Any]:
        """An event's arguments by name, as canonical text and numbers."""
        return dict(zip(self.event_fields[kind], args, strict=True))

    def why_not(self, s: S, decision: Decision) -> dict[str, Reason]:
        """Visible things that this decision does not offer, by the text they would have, with the rule against each."""
        return {}

    def rule_of(self, decision: Decision) -> str:
        """The ID of the rule behind this question."""
        return ""

    # -- what is known -----------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, s: S, viewer: int) -> Zones:
        """What a seat, SPECTATOR or OMNISCIENT may know, built from zones they may see and from nothing else."""

    def phase(self, s: S) -> dict[str, Any]:
        """Where the match is, for lists and timelines, as plain values that everybody may know: round, phase."""
        return {}

    def figures(self, s: S) -> Mapping[str, Sequence[int]]:
        """Figures that everybody may know, one a seat, worth watching over a match: name -> values by seat."""
        return {"score": self.result(s).scores}

    def traits(self, s: S) -> Mapping[str, Sequence[str]]:
        """What to sort the seats of finished matches by in statistics: name -> a word a seat, empty if it has none."""
        return {}

    def components(self) -> dict[str, Any]:
        """What a board needs to draw the pieces, by canonical text: static, the same for every match and viewer."""
        return {}

    def sees_chance(self, viewer: int, name: str, who: int) -> bool:
        """Whether a viewer knows what a request to chance brought. By default what comes to nobody in particular is
        known to all, and the rest to whom it came."""
        return who in (-1, viewer)

    @abstractmethod
    def determinise(self, zones: Zones, viewer: int, chance: Chance) -> S:
        """A position that ``viewer`` cannot tell from the true one, dealt from what he knows."""

    # -- positions ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def write(self, s: S) -> dict[str, Any]:
        """The position as a short document of plain values."""

    @abstractmethod
    def read(self, document: Mapping[str, Any], chance: Chance) -> S:
        """The position of a document. Raises BadPosition, naming what was expected."""

    def upgrade(self, document: Mapping[str, Any], rules: int) -> Mapping[str, Any]:
        """A position that an earlier version of the rules wrote, as this version reads it. By default unchanged.

        The document is of the start of a step in a match under way, which goes on from there by the present rules.
        """
        return document

    @abstractmethod
    def audit(self, s: S) -> None:
        """Raise BadPosition unless every component is where it can be, once."""

    def derived(self, s: S, afresh: bool) -> Mapping[str, object]:
        """What is kept beside the position to be fast: as it is kept now (if it is up to date), or worked out anew."""
        return {}

    # -- bots --------------------------------------------------------------------------------------------------------

    def evaluate(self, s: S, seat: int) -> int:
        """How good the position is for a seat; by default its score."""
        return self.result(s).scores[seat]

    # -- given -------------------------------------------------------------------------------------------------------

    def text(self, decision: Decision, answer: Answer) -> str:
        """The canonical text of an answer: ``settle:new-sparta``, ``pay:gem-world,asteroid-belt``, ``lucky:4``."""
        body = decision.text(answer, lambda option: self.option_text(decision, option))
        return f"{decision.ask}:{body or 'none'}"

    def parse(self, decision: Decision, text: str) -> Answer:
        """The answer with this canonical text (the part before the colon may be left out). Raises ValueError."""
        body = text.removeprefix(decision.ask + ":").strip()
        return decision.parse(body, lambda option: self.option_text(decision, option))

    def allows(self, s: S, decision: Decision, code: int) -> bool:
        """Whether this is the code of an answer that fits the decision and passes the game's own test."""
        if not decision.fits(code):
            return False
        return not decision.tested or self.check(s, decision, decision.decode(code)) is None

    def sample(self, s: S, decision: Decision, chance: Chance) -> int:
        """The code of a random answer that passes the game's own test."""
        code = decision.sample(chance)
        if not decision.tested:
            return code
        for _ in range(_PATIENCE):
            if self.check(s, decision, decision.decode(code)) is None:
                return code
            code = decision.sample(chance)
        return next(code for code in decision.codes() if self.check(s, decision, decision.decode(code)) is None)

    def settle_options(self, wanted: Mapping[str, str] | None) -> dict[str, str]:
        """The match options with defaults filled in. Raises BadSetup on one that does not exist."""
        options = {name: values[0] for name, values in self.choices.items()}
        for name, value in (wanted or {}).items():
            allowed = self.choices.get(name)
            if allowed is None:
                known = ", ".join(self.choices) or "none"
                raise BadSetup("error-unknown-option", f"Unknown option {name!r}; expected one of: {known}.",
                               {"option": name, "known": known})
            if value not in allowed:
                known = ", ".join(allowed)
                raise BadSetup("error-option-value", f"Option {name} cannot be {value!r}; expected one of: {known}.",
                               {"option": name, "value": value, "known": known})
            options[name] = value
        return options

    def event_for(self, event: Event, viewer: int) -> dict[str, Any] | None:
        """An event as one viewer sees it, by name; None if he sees nothing of it."""
        args = event.args if viewer == OMNISCIENT else event.seen_by(viewer)
        if args is None:
            return None
        return {"event": event.kind, **self.event_words(event.kind, args)}


def option_texts(game: Game[S], decision: Decision) -> list[str]:
    """The canonical texts of a decision's options, in their order."""
    return [game.option_text(decision, option) for option in decision.options]
