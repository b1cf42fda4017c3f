"""What a name at the keyboard stands for: a thing on the board, a seat, or a word of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from orrery.cli.problems import Problem
from orrery.cli.table import Drawing

TERM = "term "


class Thing(NamedTuple):
    """Something that can be asked about: its canonical text, and what it is called."""

    text: str
    name: str


def things(drawing: Drawing, zones: Mapping[str, Any]) -> list[Thing]:
    """All that can be asked about on this table."""
    words = drawing.words
    known = list(dict.fromkeys(drawing.known(zones)))
    found = [Thing(text, _called(text, drawing)) for text in known]
    found += [Thing(f"seat {seat}", name) for seat, name in enumerate(drawing.names) if f"seat {seat}" not in known]
    terms = words.say("terms").split() if words.has("terms") else []
    return found + [Thing(f"{TERM}{term}", words.say(f"term-{term}")) for term in terms]


def _called(text: str, drawing: Drawing) -> str:
    seat = text.removeprefix("seat ")
    if seat != text and seat.isdecimal() and int(seat) < len(drawing.names):
        return drawing.names[int(seat)]
    return drawing.called(text) or drawing.words.name(text)


def meant(name: str, among: Sequence[Thing], *, exactly: bool = False) -> list[Thing]:
    """What a name stands for: exactly, or the only thing that begins so, or that has it in its name. Raises Problem."""
    wanted = name.casefold()
    ways = (
        lambda thing: wanted in (thing.text.casefold(), thing.name.casefold()),
        lambda thing: thing.text.casefold().startswith(wanted) or thing.name.casefold().startswith(wanted),
        lambda thing: len(wanted) > 2 and wanted in thing.name.casefold(),
    )
    for fits in ways[:1] if exactly else ways:
        found = [thing for thing in among if fits(thing)]
        if len({thing.name.casefold() for thing in found}) == 1:
            return found
        if found:
            raise Problem("error-ambiguous", name=name, things=", ".join(dict.fromkeys(one.name for one in found)))
    return []
