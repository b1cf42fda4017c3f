"""The options of Eclipse in a terminal: what each is called, and what it leads to."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from orrery import hexes
from orrery.cli.layout import Asked
from orrery.games.eclipse.board import RESOURCES, SECTOR_BY_NAME, SECTORS, stack_of
from orrery.games.eclipse.notation import WAYS
from orrery.games.eclipse.ships import BUILDS, PART_BY_NAME, PARTS, SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGY_BY_NAME
from orrery.games.eclipse.terminal.things import content, figures, joins, planets, sector_name, strengths
from orrery.words import Words

STACK_NAMES: Final = ("inner", "middle", "outer")


def option(text: str, words: Words, ask: str = "", names: Sequence[str] = ()) -> Text | None:
    """The label of an option that is more than one name."""
    other = _PARLEY.fullmatch(text)
    if other:
        seat = int(other["seat"])
        return Text(words.say("option-parley", seat=names[seat] if seat < len(names) else words.name(f"seat {seat}")))
    for pattern, label in _LABELS:
        found = pattern.fullmatch(text)
        if found:
            return Text(label(words, **found.groupdict()))
    return None


def _end(name: str, words: Words) -> str:
    return words.say("word-track") if name == "track" else sector_name(name, words)


def _square(text: str, words: Words) -> str:
    sector, _, square = text.partition(".")
    number = words.say("word-orbital") if square == "orbital" else square
    return words.say("option-square", number=number, sector=sector_name(sector, words))


def _part(words: Words, part: str, letter: str, slot: str) -> str:
    ship = next(name for name in SHIPS if name.startswith(letter))
    if part == "remove":
        return words.say("option-remove", ship=words.say(f"ship-{ship}"), slot=slot)
    return words.say("option-part", part=words.say(f"part-{part}"), ship=words.say(f"ship-{ship}"), slot=slot)


_LABELS: Final[tuple[tuple[re.Pattern[str], Callable[..., str]], ...]] = tuple(
    (re.compile(pattern), label) for pattern, label in (
        (r"trade (?P<given>\w+)-(?P<gained>\w+)", lambda words, given, gained: words.say(
            "option-trade", given=words.say(f"resource-{given}"), gained=words.say(f"resource-{gained}"))),
        (r"colony (?P<square>\S+) (?P<resource>\w+)", lambda words, square, resource: words.say(
            "option-colony", resource=words.say(f"resource-{resource}"), square=_square(square, words))),
        (r"(?P<sector>\d{3})@(?P<turns>\d)", lambda words, sector, turns: words.say(
            "option-turned", sector=sector_name(sector, words), degrees=60 * int(turns))),
        (r"(?P<start>\d{3}|track)-(?P<end>\d{3}|track)", lambda words, start, end: words.say(
            "option-disc", start=_end(start, words), end=_end(end, words))),
        (r"(?P<ship>[a-z]+)@(?P<start>\d{3})-(?P<end>\d{3})", lambda words, ship, start, end: words.say(
            "option-ship", ship=words.say(f"ship-{ship}"), start=sector_name(start, words),
            end=sector_name(end, words))),
        (r"(?P<item>[a-z]+)@(?P<sector>\d{3})", lambda words, item, sector: words.say(
            "option-built", item=words.name(item), sector=sector_name(sector, words))),
        (r"(?P<part>[a-z-]+)@(?P<letter>[icds])(?P<slot>\d)", _part),
        (r"retreat-(?P<sector>\d{3})", lambda words, sector: words.say(
            "option-retreat", sector=sector_name(sector, words))),
        (r"abandon-(?P<sector>\d{3})", lambda words, sector: words.say(
            "option-abandon", sector=sector_name(sector, words))),
        (r"(?P<ship>[a-z]+)-(?P<damage>\d+)", lambda words, ship, damage: words.say(
            "option-hurt", ship=words.name(ship), damage=damage)),
        (r"(?P<square>\d{3}\.\w+)", lambda words, square: _square(square, words)),
        (r"(?P<sector>\d{3})", lambda words, sector: sector_name(sector, words)),
    )
)
"""Labels by the pattern of the canonical text."""
_PARLEY: Final = re.compile(r"parley (?P<seat>\d)")


def place(text: str, words: Words, ask: str, zones: Mapping[str, Any], viewer: int) -> Text | None:
    """An unexplored space: its ring, and on which side of a hex it lies. Own hexes with a wormhole to it come first."""
    found = _SPACE.fullmatch(text) if ask == "explore" else None
    if not found:
        return None
    cell = hexes.cell(int(found["q"]), int(found["r"]))
    near = []
    for name, entry in zones["map"].items():
        start = hexes.cell(*entry["at"])
        if cell - start in hexes.STEPS:
            way = hexes.direction(start, cell)
            own = entry.get("disc") == viewer or any(fleet["seat"] == viewer for fleet in entry.get("ships", ()))
            shut = not hexes.rotate(SECTORS[SECTOR_BY_NAME[name]].sides, entry.get("turned", 0)) >> way & 1
            near.append((not own, shut, name, WAYS[way]))
    if not near:
        return None
    _, _, name, side = min(near)
    ring = "I" * (stack_of(cell) + 1)
    return Text(words.say("option-space", ring=ring, way=words.say(f"way-{side}"), sector=sector_name(name, words)))


def called(text: str, words: Words) -> str | None:
    """A sector with its number, which is what the map shows."""
    return sector_name(text, words) if text in SECTOR_BY_NAME else None


_SPACE: Final = re.compile(r"(?P<q>-?\d+)/(?P<r>-?\d+)")


# -- what they lead to -------------------------------------------------------------------------------------------------


def meaning(text: str, words: Words, asked: Asked) -> str:
    """What an option of a question leads to: a price, what lies where a ship goes, what a tile would be joined with."""
    zones, seat = asked.zones, asked.viewer
    own = zones["seats"][seat]
    species = SPECIES[SPECIES_BY_NAME[own["species"]]] if own["species"] else None
    if asked.ask == "species" and text in SPECIES_BY_NAME:
        return strengths(text, words)
    if _TURNED.fullmatch(text) and "space" in asked.about:
        return _as_it_lies(text, words, asked)
    if (found := _SPACE.fullmatch(text)) and asked.ask == "explore":
        stack = STACK_NAMES[stack_of(hexes.cell(int(found["q"]), int(found["r"])))]
        return words.say("means-stack", count=zones["stacks"][stack]["size"])
    if (found := _TRADE.fullmatch(text)) and species:
        given = RESOURCES.index(found["given"])
        return words.say("means-trade", count=species.ratio, have=own["storage"][given])
    if asked.ask in ("research", "technology") and text in TECHNOLOGY_BY_NAME:
        about = words.say(f"technology-{text}.about")
        price = own.get("prices", {}).get(text)
        return about if asked.ask == "technology" or price is None else words.say(
            "means-research", price=price, have=own["storage"][1], about=about)
    if (found := _BUILT.fullmatch(text)) and species:
        return words.say("means-build", price=species.costs[BUILDS.index(found["item"])], have=own["storage"][2])
    if (found := _PART_THERE.fullmatch(text)) and found["part"] in PART_BY_NAME:
        return figures(PARTS[PART_BY_NAME[found["part"]]], words)
    if found := _GOES.fullmatch(text):
        if found["end"] not in zones["map"]:
            return ""
        if found["ship"] or text.startswith("retreat"):
            return words.say("means-there", told=content(zones, found["end"], words, asked.names, seat))
        return planets(SECTORS[SECTOR_BY_NAME[found["end"]]], words)
    return ""


def _as_it_lies(text: str, words: Words, asked: Asked) -> str:
    """What a tile that is turned like this would be joined with, and what it brings."""
    name, _, turns = text.partition("@")
    q, r = map(int, asked.about["space"].split("/"))
    sector = SECTORS[SECTOR_BY_NAME[name]]
    whole, half, free = joins(asked.zones, sector, hexes.cell(q, r), int(turns))
    told = [words.say(key, sectors=", ".join(near))
            for key, near in (("means-joins", whole), ("means-half", half)) if near]
    if free:
        told.append(words.say("means-open", count=free))
    return "; ".join([*told, planets(sector, words)])


_TURNED: Final = re.compile(r"\d{3}@\d")
_TRADE: Final = re.compile(r"trade (?P<given>\w+)-\w+")
_BUILT: Final = re.compile(f"(?P<item>{'|'.join(BUILDS)})@\\d{{3}}")
_PART_THERE: Final = re.compile(r"(?P<part>[a-z-]+)@[icds]\d")
_GOES: Final = re.compile(r"(?:(?P<ship>[a-z]+)@\d{3}-|(?:\d{3}|track)-|retreat-)(?P<end>\d{3})")
