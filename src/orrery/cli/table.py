"""The table on the screen: the game's own drawing if it has one, else its zones as they are; and its story in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery import games
from orrery.cli.layout import Asked
from orrery.core import Game, Result
from orrery.words import Words, seat_of, spoken

NOBODY: Final = -1
"""As a seat: the reader is none of those whom a story tells of."""
Calls = Callable[[str], str | None]
"""What a sentence calls a thing; None for its plain name."""


class Drawing:
    """How one game looks in a terminal.

    A game may bring a module ``terminal`` in its package, with any of ``draw(zones, words, width, names, viewer)``
    for the table, ``option(text, words, ask, names)`` for an option's label, ``group(text, words, ask)`` for the
    heading under which it stands where there are many, ``place(text, words, ask, zones, viewer)`` for an option that is
    called by where it lies, ``called(text, words)`` for a thing whose plain name is not enough in a sentence,
    ``meaning(text, words, asked)`` for what an option leads to, ``known(zones)`` for all that can be asked about,
    ``explain(text, words, zones, names, viewer)`` for everything there is to say of a thing, ``legend(words)`` for the
    signs of the drawing, and ``points(zones, words)`` for where the points come from: sources by name, each with a
    figure a seat.
    """

    def __init__(self, game: Game[Any], words: Words, names: Sequence[str] = ()) -> None:
        self.game = game
        self.words = words
        self.names = names
        own = games.own_module(game, "terminal")
        self.module = import_module(own) if own else None

    def table(self, zones: Mapping[str, Any], width: int, names: Sequence[Text], viewer: int) -> RenderableType:
        """What a viewer sees."""
        draw = getattr(self.module, "draw", None)
        if draw is not None:
            drawn: RenderableType = draw(zones, self.words, width, names, viewer)
            return drawn
        return plain_zones(zones, self.words, self.names)

    def option(self, text: str, ask: str = "", zones: Callable[[], Mapping[str, Any]] | None = None,
               viewer: int = -1) -> Text:
        """The label of an option of a question, with what the one who is asked sees."""
        place = getattr(self.module, "place", None)
        there: Text | None = place(text, self.words, ask, zones(), viewer) if place and zones else None
        if there is not None:
            return there
        label = getattr(self.module, "option", None)
        own: Text | None = label(text, self.words, ask, self.names) if label is not None else None
        if own is not None:
            return own
        key = f"option-{text}"
        return Text(self.words.say(key) if self.words.has(key) else _named("", text, self.words, self.names))

    def called(self, text: str) -> str | None:
        """What a sentence calls a thing, where its name is not enough."""
        call = getattr(self.module, "called", None)
        found: str | None = call(text, self.words) if call is not None else None
        return found

    def points(self, zones: Mapping[str, Any]) -> list[tuple[str, list[int]]]:
        """Where the points of each seat come from, if the game tells it."""
        reckon = getattr(self.module, "points", None)
        found: list[tuple[str, list[int]]] = reckon(zones, self.words) if reckon is not None else []
        return found

    def group(self, text: str, ask: str) -> str:
        """The heading under which an option stands; empty for none."""
        heading = getattr(self.module, "group", None)
        found: str = heading(text, self.words, ask) if heading is not None else ""
        return found

    def meaning(self, text: str, asked: Callable[[], Asked]) -> str:
        """What an option leads to; empty if there is nothing to add."""
        tell = getattr(self.module, "meaning", None)
        told: str = tell(text, self.words, asked()) if tell is not None else ""
        return told

    def known(self, zones: Mapping[str, Any]) -> Iterable[str]:
        """Everything on the table that can be asked about."""
        know = getattr(self.module, "known", None)
        found: Iterable[str] = know(zones) if know is not None else ()
        return found

    def explained(
        self, text: str, zones: Mapping[str, Any], names: Sequence[Text] = (), viewer: int = -1
    ) -> RenderableType | None:
        """Everything the game can tell of a thing as a viewer sees it, if it can."""
        explain = getattr(self.module, "explain", None)
        told: RenderableType | None = explain(text, self.words, zones, names, viewer) if explain is not None else None
        return told

    def legend(self) -> list[Text]:
        """What the signs of the drawing mean."""
        tell = getattr(self.module, "legend", None)
        signs: list[Text] = tell(self.words) if tell is not None else []
        return signs


def story(
    events: Sequence[Mapping[str, Any]], words: Words, names: Sequence[str], called: Calls | None = None,
    reader: int = NOBODY,
) -> list[str]:
    """Events in words, one a line. The seat of the reader is "you" in them."""
    lines = [told(event, words, names, called, reader) for event in events]
    return [line for line in lines if line]


def told(
    event: Mapping[str, Any], words: Words, names: Sequence[str], called: Calls | None = None, reader: int = NOBODY
) -> str:
    """One event in words; empty if there is nothing to say of it."""
    fields = {name: value for name, value in event.items() if name not in ("n", "event")}
    return words.say(f"event-{event['event']}", **named(fields, words, names, called, reader))


def named(
    fields: Mapping[str, Any], words: Words, names: Sequence[str], called: Calls | None = None, reader: int = NOBODY
) -> dict[str, Any]:
    """The arguments of an event or a question in words, its seats by their names.

    Beside an argument ``x`` a sentence finds ``x-is``: ``you`` for the reader's seat, ``seat`` for any other, and of a
    text the text itself, so that it can choose its verb by who acts and its words by what a thing is.
    """
    seats = {name: seat_of(name, value) for name, value in fields.items()}
    own = {name: called(value) if called and isinstance(value, str) else None for name, value in fields.items()}
    said = words.named(fields) | {name: value for name, value in own.items() if value is not None}
    for name, value in fields.items():
        if 0 <= seats[name] < len(names):
            said[name] = names[seats[name]]
            said[f"{name}-is"] = "you" if seats[name] == reader else "seat"
        elif isinstance(value, str):
            said[f"{name}-is"] = spoken(value)
    return said


def tell(console: Console, lines: Sequence[str], names: Sequence[Text]) -> None:
    """Print a story; names at the start of a line are drawn in their seat's colour."""
    for line in lines:
        text = Text(line)
        for name in names:
            own = name.plain.partition(" ")[2]
            if line.startswith(own):
                text.stylize(name.style, 0, len(own))
        console.print(Text("  · ", style="dim") + text, soft_wrap=True)


def plain_zones(zones: Mapping[str, Any], words: Words, names: Sequence[str] = ()) -> RenderableType:
    """Zones as rows of name and content, for games without a drawing of their own."""
    untold = words.say("zones-untold").split() if words.has("zones-untold") else []
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    for name, value in zones.items():
        if name not in untold:
            label = words.say(f"zone-{name}") if words.has(f"zone-{name}") else name.replace("_", " ").replace("-", " ")
            rows.add_row(label, _plain(name, value, words, names))
    return rows


def scores(
    result: Result, names: Sequence[Text], words: Words, sources: Sequence[tuple[str, Sequence[int]]] = ()
) -> RenderableType:
    """Who won, and with what; in a game without points only who. ``sources`` tell where the points come from."""
    points = list(result.scores) != [int(seat in result.winners) for seat in range(len(names))]
    rows = Table.grid(padding=(0, 2))
    rows.add_column()
    rows.add_column(justify="right")
    rows.add_column(style="bold yellow")
    best_first = sorted(range(len(names)), key=lambda seat: (seat not in result.winners, -result.scores[seat], seat))
    for seat in best_first:
        score = str(result.scores[seat]) if points else ""
        rows.add_row(names[seat], score, words.say("won") if seat in result.winners else "")
        parts = [f"{label} {values[seat]}" for label, values in sources if values[seat]]
        if parts:
            rows.add_row(Text("  " + ", ".join(parts), style="dim"))
    nobody = [] if result.winners else [Text(words.say("won-nobody"))]
    return Group(Text(words.say("final-scores" if points else "final-result"), style="bold"), rows, *nobody)


def _plain(field: str, value: Any, words: Words, names: Sequence[str]) -> RenderableType:
    if isinstance(value, Mapping):
        return plain_zones(value, words, names)
    if isinstance(value, list | tuple):
        if len(value) == len(names) and not any(isinstance(one, str) for one in value):
            return _by_seat(field, value, words, names)
        if any(isinstance(one, Mapping | list | tuple) for one in value):
            return Group(*(_plain(field, one, words, ()) for one in value)) if value else Text("–")
        return Text(", ".join(_named(field, one, words, names) for one in value) or "–")
    return Text(_named(field, value, words, names))


def _by_seat(field: str, values: Sequence[Any], words: Words, names: Sequence[str]) -> RenderableType:
    """A list with one entry a seat, as far as can be told: names in a row are things."""
    rows = Table.grid(padding=(0, 2))
    for name, value in zip(names, values, strict=True):
        rows.add_row(Text(name), _plain(field, value, words, ()))
    return rows


def _named(field: str, value: Any, words: Words, names: Sequence[str]) -> str:
    """A plain value in words, a seat by the name of who sits there."""
    seat = seat_of(field, value)
    if 0 <= seat < len(names):
        return names[seat]
    if isinstance(value, str):
        return words.name(value, field)
    return "–" if value is None else str(value)
