"""What a name at the keyboard stands for: a thing on the board, a seat, or a word of the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from orrery.cli.problems import Problem
from orrery.cli.table import Drawing
from orrery.words import Words

TERM = "term "


class Thing(NamedTuple):
    """Something that can be asked about: its canonical text, and what it is called."""

    text: str
    name: str
    also: tuple[str, ...] = ()
    """What it is called besides, such as in the head of the table."""


def things(drawing: Drawing, zones: Mapping[str, Any]) -> list[Thing]:
    """All that can be asked about on this table."""
    words = drawing.words
    known = list(dict.fromkeys(drawing.known(zones)))
    found = [Thing(text, _called(text, drawing)) for text in known]
    found += [Thing(f"seat {seat}", name) for seat, name in enumerate(drawing.names) if f"seat {seat}" not in known]
    terms = words.say("terms").split() if words.has("terms") else []
    own = {(thing.text, thing.name) for thing in found}  # what lies on the table is told with what its word means
    return found + [
        Thing(f"{TERM}{term}", name, _besides(term, words))
        for term in terms for name in [words.say(f"term-{term}")] if (term, name) not in own
    ]


def _besides(term: str, words: Words) -> tuple[str, ...]:
    key = f"term-{term}.also"
    return tuple(words.say(key).split(", ")) if words.has(key) else ()


def explained_signs(sign: str, legend: Sequence[Text]) -> list[tuple[Text, str]]:
    """The lines of a legend that explain a sign, or several that stand in a row; each with what it calls the sign."""
    found = []
    for line in legend:
        for part in re.split("[,(]", line.plain):
            shown, _, called = part.strip(" )").partition(" ")
            if sign == shown or set(sign) <= {one for one in shown if not one.isalpha() and not one.isdecimal()}:
                found.append((line, called.strip()))
                break
    return found


def _called(text: str, drawing: Drawing) -> str:
    seat = text.removeprefix("seat ")
    if seat != text and seat.isdecimal() and int(seat) < len(drawing.names):
        return drawing.names[int(seat)]
    return drawing.called(text) or drawing.words.name(text)


def meant(name: str, among: Sequence[Thing], *, exactly: bool = False) -> list[Thing]:
    """What a name stands for: exactly, or the only thing that begins so, or that has it in its name. Raises Problem."""
    wanted = name.casefold()
    ways = (
        lambda thing: wanted in (thing.text.casefold(), thing.name.casefold(), *map(str.casefold, thing.also)),
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
