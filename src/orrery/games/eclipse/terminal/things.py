"""Everything on the board of Eclipse, told for whoever asks: hexes, ships, parts, technologies, species, tiles."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from orrery import hexes
from orrery.games.eclipse.board import ACTIONS, CATEGORIES, GALACTIC_CENTER, RESOURCES, SECTOR_BY_NAME, SECTORS, Sector
from orrery.games.eclipse.discoveries import DISCOVERIES, DISCOVERY_BY_NAME
from orrery.games.eclipse.ships import (
    ANCIENT,
    BUILDS,
    COLOURS,
    GCDS,
    GUARDS,
    MONOLITH_POINTS,
    PART_BY_NAME,
    PARTS,
    SHIPS,
    STRUCTURES,
    Part,
)
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME
from orrery.games.eclipse.terminal.table import board, design_line
from orrery.words import Words, signed

_FIGURES: Final = ("energy", "initiative", "movement", "computer", "shield", "hull", "dice")
_KINDS: Final = (*RESOURCES, "any")
_GUARDS: Final = {"ancient": ANCIENT, "ancients": ANCIENT, "gcds": GCDS}
_TOKEN: Final = re.compile(r"seat \d|\d{3}|[a-z]+(?:-[a-z]+)*")


def known(zones: Mapping[str, Any]) -> Iterator[str]:
    """Everything that can be asked about, by its canonical text."""
    yield from zones["map"]
    yield from (f"seat {seat}" for seat in range(len(zones["seats"])))
    yield from (*SHIPS, *STRUCTURES, "ancient", "gcds", *RESOURCES, *ACTIONS, "pass")
    yield from TECHNOLOGY_BY_NAME
    yield from (name for name in PART_BY_NAME if name not in TECHNOLOGY_BY_NAME)
    yield from (seat["species"] for seat in zones["seats"] if seat["species"])
    yield from (one.name for one in DISCOVERIES if one.part < 0 and one.name not in RESOURCES)


def explain(
    text: str, words: Words, zones: Mapping[str, Any] | None = None, names: Sequence[Text] = (), viewer: int = -1
) -> RenderableType | None:
    """All there is to say of what a text speaks of; of several things, one after the other."""
    told: list[RenderableType] = []
    for token in dict.fromkeys(_TOKEN.findall(text)):
        told += _explained(token, words, zones, names, viewer)
    return Group(*told) if told else None


def _explained(
    text: str, words: Words, zones: Mapping[str, Any] | None, names: Sequence[Text], viewer: int
) -> list[RenderableType]:
    told: list[RenderableType] = []
    if words.has(f"action-{text}.about"):
        told += _titled(words.say(f"action-{text}"), words.say(f"action-{text}.about"))
    if text in TECHNOLOGY_BY_NAME:
        told += _technology(text, words, zones, viewer)
    if text in PART_BY_NAME:
        told += _titled(words.say(f"part-{text}"), figures(PARTS[PART_BY_NAME[text]], words))
    if text in SPECIES_BY_NAME:
        told += _species(text, words)
    if text in DISCOVERY_BY_NAME and text not in PART_BY_NAME:
        title = words.say("thing-discovery", name=words.say(f"discovery-{text}"))
        told += _titled(title, words.say("term-discovery.about"))
    if text in _GUARDS:
        told += _guard(text, words)
    if zones is None:
        return told
    if text in SECTOR_BY_NAME and text in zones["map"]:
        told += _sector(zones, text, words, names, viewer)
    elif text in BUILDS:
        told += _build(zones, text, words, names)
    elif text in RESOURCES:
        told += _resource(zones, text, words, names)
    elif text.startswith("seat "):
        seat = int(text.removeprefix("seat "))
        if seat < len(zones["seats"]) and zones["seats"][seat]["species"]:
            told.append(board(zones, words, names[seat], seat, own=True))
    return told


def _titled(title: str, *lines: str) -> list[RenderableType]:
    return [Text(title, style="bold"), *(Text(f"  {line}") for line in lines if line)]


# -- hexes -----------------------------------------------------------------------------------------------------------


def sector_name(name: str, words: Words) -> str:
    """A hex with its number, which is what the map shows."""
    return f"{name} {words.say(f'sector-{name}')}"


def planets(sector: Sector, words: Words) -> str:
    """What a tile brings: its squares and its points, what lies on it."""
    squares = [
        words.say("thing-square", kind=words.say(f"resource-{_KINDS[kind]}" if kind < 3 else "word-any"),
                  advanced="yes" if sector.starred >> n & 1 else "no")
        for n, kind in enumerate(sector.squares)
    ]
    told = [", ".join(squares) or words.say("thing-no-squares"), words.say("table-score", points=sector.points)]
    return " · ".join([*told, *([words.say("thing-artifact")] if sector.artifact else [])])


def joins(zones: Mapping[str, Any], sector: Sector, cell: int, turns: int) -> tuple[list[str], list[str], int]:
    """With a tile so turned on a cell: hexes joined by a whole wormhole, by half of one, ways into the unexplored."""
    lies = {hexes.cell(*entry["at"]): name for name, entry in zones["map"].items()}
    whole, half, free = [], [], 0
    for way in range(6):
        shown = hexes.rotate(sector.sides, turns) >> way & 1
        name = lies.get(cell + hexes.STEPS[way])
        if name is None:
            free += shown
            continue
        there = hexes.rotate(SECTORS[SECTOR_BY_NAME[name]].sides, zones["map"][name].get("turned", 0))
        facing = there >> hexes.opposite(way) & 1
        if shown and facing:
            whole.append(name)
        elif shown or facing:
            half.append(name)
    return sorted(whole), sorted(half), free


def content(zones: Mapping[str, Any], name: str, words: Words, names: Sequence[str], viewer: int) -> str:
    """Whose hex it is, and who stands there."""
    entry = zones["map"][name]
    told = [words.say("thing-free") if "disc" not in entry else words.say(
        "thing-disc", owner=names[entry["disc"]], who="you" if entry["disc"] == viewer else "seat")]
    for fleet in entry.get("ships", ()):
        ships = ", ".join(words.say("thing-ships", ship=words.say(f"ship-{ship}"), count=fleet[ship])
                          for ship in SHIPS if ship in fleet)
        theirs = words.say("thing-fleet", owner=names[fleet["seat"]], ships=ships)
        told.append(ships if fleet["seat"] == viewer else theirs)
    if entry.get("ancients"):
        told.append(words.say("thing-ships", ship=words.say("guard-ancient"), count=entry["ancients"]))
    if SECTOR_BY_NAME[name] == GALACTIC_CENTER and zones["gcds"]:
        told.append(words.say("guard-gcds"))
    if entry.get("tile"):
        told.append(words.say("tile-hidden"))
    return "; ".join(told)


def _sector(
    zones: Mapping[str, Any], name: str, words: Words, names: Sequence[Text], viewer: int
) -> list[RenderableType]:
    entry, sector = zones["map"][name], SECTORS[SECTOR_BY_NAME[name]]
    whole, half, free = joins(zones, sector, hexes.cell(*entry["at"]), entry.get("turned", 0))
    lines = [planets(sector, words), words.say(
        "thing-population", filled=len(entry.get("cubes", ())), squares=len(sector.squares) + entry.get("orbital", 0))]
    lines += [words.say(f"structure-{one}") for one in STRUCTURES if entry.get(one)]
    lines += [words.say(key, sectors=", ".join(sector_name(one, words) for one in near))
              for key, near in (("means-joins", whole), ("means-half", half)) if near]
    if free:
        lines.append(words.say("means-open", count=free))
    plain = [one.plain.partition(" ")[2] for one in names]
    return _titled(sector_name(name, words), content(zones, name, words, plain, viewer), *lines)


# -- ships and structures --------------------------------------------------------------------------------------------


def _build(zones: Mapping[str, Any], name: str, words: Words, names: Sequence[Text]) -> list[RenderableType]:
    """A ship type or a structure: before each seat what it costs there, and of a ship what it can do."""
    ship = name in SHIPS
    told: list[RenderableType] = [Text(words.say(f"{'ship' if ship else 'structure'}-{name}"), style="bold")]
    if name in TECHNOLOGY_BY_NAME:
        told.append(Text(f"  {words.say(f'technology-{name}.about')}"))
    if name == "monolith":
        told.append(Text(f"  {words.say('table-score', points=MONOLITH_POINTS)}"))
    for seat, public in enumerate(zones["seats"]):
        if not public["species"]:
            continue
        price = SPECIES[SPECIES_BY_NAME[public["species"]]].costs[BUILDS.index(name)]
        line = Text.assemble("  ", names[seat], ": ", words.say("thing-price", price=price))
        if ship:
            line.append(f", {words.say('thing-reserve', count=public['reserve'][SHIPS.index(name)])}")
            told += [line, Text.assemble("    ", design_line(name, public, words, "table-design"))]
        else:
            told.append(line)
    return told


def _guard(name: str, words: Words) -> list[RenderableType]:
    one = GUARDS[_GUARDS[name]]
    dice = ", ".join(f"{count}× {words.say(f'die-{colour}')}" for colour, count in zip(COLOURS, one.cannons) if count)
    return _titled(
        words.say(f"guard-{one.name}"), words.say(f"term-{one.name}.about"),
        words.say("thing-guard", initiative=one.initiative, computer=one.computer, shield=one.shield, hull=one.hull,
                  dice=dice),
    )


def figures(part: Part, words: Words) -> str:
    """What a part adds to a ship."""
    added = {field: getattr(part, field) for field in _FIGURES}
    return ", ".join(f"{words.say(f'figure-{field}')} {signed(change)}" for field, change in added.items() if change)


# -- boards ----------------------------------------------------------------------------------------------------------


def _technology(name: str, words: Words, zones: Mapping[str, Any] | None, viewer: int) -> list[RenderableType]:
    one = TECHNOLOGIES[TECHNOLOGY_BY_NAME[name]]
    title = f"{words.say(f'technology-{name}')} ({words.say(f'category-{CATEGORIES[one.category]}')})"
    lines = [words.say(f"technology-{name}.about"), words.say("thing-cost", cost=one.cost, least=one.least)]
    if zones is not None:
        copies = zones["tray"].get(name, 0)
        price = zones["seats"][viewer].get("prices", {}).get(name) if viewer >= 0 else None
        lines.append(words.say("thing-offered", count=copies))
        if price is not None:
            lines.append(words.say("thing-your-price", price=price))
    return _titled(title, *lines)


def _species(name: str, words: Words) -> list[RenderableType]:
    one = SPECIES[SPECIES_BY_NAME[name]]
    home = sector_name(SECTORS[one.home].name, words)
    return _titled(words.say(f"species-{name}"), strengths(name, words), words.say(
        "thing-species", discs=one.discs, colony=one.colony_ships, ratio=one.ratio, home=home))


def strengths(name: str, words: Words) -> str:
    """What a species is good at; Terrans are alike in it."""
    key = f"eclipse-species-{'terran' if SPECIES[SPECIES_BY_NAME[name]].terran else name}"
    return words.say(key) if words.has(key) else ""


def _resource(zones: Mapping[str, Any], name: str, words: Words, names: Sequence[Text]) -> list[RenderableType]:
    """What everybody has of a resource, and gains a round."""
    told: list[RenderableType] = [Text(words.say(f"resource-{name}"), style="bold")]
    for seat, public in enumerate(zones["seats"]):
        if public["species"]:
            gain = public["production"][RESOURCES.index(name)] - (public["upkeep"] if name == "money" else 0)
            amount = public["storage"][RESOURCES.index(name)]
            stored = words.say("thing-store", amount=amount, gain=signed(gain))
            told.append(Text.assemble("  ", names[seat], ": ", stored))
    return told
