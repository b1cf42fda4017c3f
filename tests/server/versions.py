"""A small game in several versions of its rules, of which a server has one at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, ClassVar

from orrery import games
from orrery.core import BadPosition, Chance, Flow, Pick
from tests.core.probe import Notes, Probe, say, together
from tests.server.room import parley


class Second(Probe):
    """Rules that were corrected: seat 1 has the first word, and positions say who is in the chair."""

    rules_version = 2

    def upgrade(self, document: Mapping[str, Any], rules: int) -> Mapping[str, Any]:
        return {**document, "chair": 1} if rules == 1 else document

    def write(self, s: Notes) -> dict[str, Any]:
        return {**super().write(s), "chair": 1}

    def read(self, document: Mapping[str, Any], chance: Chance) -> Notes:
        if "chair" not in document:
            raise BadPosition("error-position", "Expected somebody in the chair.")
        return super().read(document, chance)


class Third(Second):
    """The same again under another number."""

    rules_version = 3


class Slow(Second):
    """Rules without one of the options that the first had, and with another."""

    choices: ClassVar[Mapping[str, Sequence[str]]] = {"pace": ("slow",), "length": ("short", "long")}


class Broken(Second):
    """Rules that cannot read what the others wrote."""

    rules_version = 2

    def upgrade(self, document: Mapping[str, Any], rules: int) -> Mapping[str, Any]:
        return document


def chaired(s: Notes) -> Flow:
    """Seat 1 in the chair, a die that all see, then all at once."""
    answer = yield Pick(1, "say", (0, 1, 2))
    say(s, 1, answer)
    say(s, 0, s.chance.roll("die", 10**9))
    yield from together(s)


def rolled(s: Notes) -> Flow:
    """A die that all see, then seat 0 twice."""
    say(s, 1, s.chance.roll("die", 1000))
    for _ in range(2):
        answer = yield Pick(0, "say", (0, 1, 2))
        say(s, 0, answer)


FIRST = Probe(parley, 3)
SECOND = Second(chaired, 3)
THIRD = Third(chaired, 3)
SLOW = Slow(chaired, 3)
BROKEN = Broken(chaired, 3)
DIE_FIRST = Probe(rolled, 3)
DIE_SECOND = Second(rolled, 3)


@contextmanager
def rules(name: str) -> Iterator[None]:
    """The server has this version from here on."""
    before = games._OURS.get("probe")
    games._OURS["probe"] = f"tests.server.versions:{name}"
    try:
        yield
    finally:
        if before is not None:
            games._OURS["probe"] = before
        else:
            games._OURS.pop("probe", None)
