"""Eclipse in a terminal: the map as a field of hexes, a board a player, and the technologies on offer.

A hex takes two lines: its number, with a dot in the colour of whoever controls it, and the ships in it: ``2i1c`` are
two interceptors and a cruiser, ``‡`` an ancient, ``#`` the defence of the centre, ``?`` a discovery tile.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from orrery import hexes
from orrery.games.eclipse.board import CATEGORIES, GALACTIC_CENTER, ROUNDS, SECTOR_BY_NAME, SECTORS, stack_of
from orrery.games.eclipse.notation import WAYS
from orrery.games.eclipse.ships import PART_BY_NAME, PARTS, SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME
from orrery.words import Words

_WIDE: Final = 9
"""Characters from one column of hexes to the next."""
_LETTERS: Final = {name: name[0] for name in SHIPS}
_PHASES: Final = {
    "species": "species", "battle": "battle", "fire": "battle", "dice": "battle", "reputation": "battle",
    "bombard": "battle", "destroy": "battle", "claims": "battle", "relations": "battle", "colonies": "upkeep",
    "upkeep": "upkeep", "cleanup": "cleanup", "over": "over",
}
_WAYS: Final = "↑↗↘↓↙↖"
_GLYPHS: Final = {"money": "¤", "science": "✦", "materials": "◆", "any": "○"}


# -- the table -------------------------------------------------------------------------------------------------------


def draw(
    zones: Mapping[str, Any], words: Words, width: int, names: Sequence[Text], viewer: int = -1
) -> RenderableType:
    """The table as a viewer sees it: the round, the map, the others, then his own board and what he can research."""
    seats: list[Mapping[str, Any]] = zones["seats"]
    parts: list[RenderableType] = [_header(zones, words, names), _map(zones, names), _hexes(zones, words, names)]
    for seat in [other for other in range(len(seats)) if other != viewer] + ([viewer] if viewer >= 0 else []):
        if seats[seat]["species"]:
            parts.append(_board(zones, words, names[seat], seat, own=seat == viewer))
    parts.append(_tray(zones, words, viewer))
    battle = zones.get("battle", {})
    if battle.get("hex"):
        parts.append(_battle(battle, words))
    return Group(*parts)


def _header(zones: Mapping[str, Any], words: Words, names: Sequence[Text]) -> Text:
    line = Text(words.say("table-round", round=zones["round"], of=ROUNDS), style="bold")
    line.append(f"  {words.say('step-' + _PHASES.get(zones['step'], 'act'))}")
    line.append(f"   {words.say('table-first')}: ", style="dim")
    line.append_text(names[zones["first"]])
    sizes = {name: stack["size"] for name, stack in zones["stacks"].items()}
    line.append(f"   {words.say('table-stacks', **sizes)}", style="dim")
    return line


def _map(zones: Mapping[str, Any], names: Sequence[Text]) -> Text:
    """Columns of hexes, each column half a hex lower than the one before."""
    cells = {name: (q, 2 * r + q) for name, entry in zones["map"].items() for q, r in [entry["at"]]}
    left, top = min(x for x, _ in cells.values()), min(y for _, y in cells.values())
    lines = [Text() for _ in range(max(y for _, y in cells.values()) - top + 2)]
    for name, (x, y) in sorted(cells.items(), key=lambda item: item[1]):
        for offset, text in enumerate(_cell(zones, name, names)):
            line = lines[y - top + offset]
            line.pad_right(max(0, (x - left) * _WIDE - line.cell_len))
            line.append_text(text)
    return Text("\n").join(lines)


def _cell(zones: Mapping[str, Any], name: str, names: Sequence[Text]) -> tuple[Text, Text]:
    entry = zones["map"][name]
    above = Text(name)
    if "disc" in entry:
        above.append("●", style=str(names[entry["disc"]].style))
    if entry.get("tile"):
        above.append("?", style="yellow")
    if entry.get("orbital"):
        above.append("o")
    if entry.get("monolith"):
        above.append("▮")
    below = Text()
    for fleet in entry.get("ships", ()):
        ships = "".join(f"{fleet[ship]}{_LETTERS[ship]}" for ship in SHIPS if ship in fleet)
        below.append(ships, style=str(names[fleet["seat"]].style))
    guards = "‡" * entry.get("ancients", 0)
    if SECTOR_BY_NAME[name] == GALACTIC_CENTER and zones["gcds"]:
        guards += "#"
    below.append(guards, style="red")
    return above, below


def _hexes(zones: Mapping[str, Any], words: Words, names: Sequence[Text]) -> Text:
    """A line a hex: its wormholes on the map, its squares and its name."""
    lines = []
    for name, entry in zones["map"].items():
        sector = SECTORS[SECTOR_BY_NAME[name]]
        turned = entry.get("turned", 0)
        open_ways = "".join(_WAYS[(side + turned) % 6] for side in range(6) if sector.sides >> side & 1)
        line = Text(f"{name} {words.say(f'sector-{name}')}", style=_owner_style(entry, names))
        line.append(f"  {entry['at'][0]}/{entry['at'][1]} {open_ways}  ", style="dim")
        filled = entry.get("cubes", ())
        for number, kind in enumerate(sector.squares, 1):
            glyph = _GLYPHS[("money", "science", "materials", "any")[kind]]
            star = "*" if sector.starred >> number - 1 & 1 else ""
            line.append(glyph + star, style="bold reverse" if number in filled else "")
            line.append(" ")
        if entry.get("orbital"):
            line.append("o", style="bold reverse" if len(sector.squares) + 1 in filled else "")
        lines.append(line)
    return Text("\n").join(lines)


def _owner_style(entry: Mapping[str, Any], names: Sequence[Text]) -> str:
    return str(names[entry["disc"]].style) if "disc" in entry else ""


def _board(zones: Mapping[str, Any], words: Words, name: Text, seat: int, own: bool) -> Panel:
    """A player board: storage and income, discs, technologies, designs and the reputation track."""
    public = zones["seats"][seat]
    money, science, materials = public["storage"]
    income = public["production"][0] - public["upkeep"]
    title = name.copy()
    title.append(f"  {words.say('species-' + public['species'])}", style="not bold default")
    points = sum(public["points"].values())
    title.append(f" · {words.say('table-score', points=points)}", style="not bold default")
    for mark in ("passed", "out"):
        if seat in zones.get(mark, ()):
            title.append(f" · {words.say(f'table-{mark}')}", style="not bold dim")
    if zones.get("traitor") == seat:
        title.append(f" · {words.say('table-traitor')}", style="red")
    colony_ships = SPECIES[SPECIES_BY_NAME[public["species"]]].colony_ships
    lines = [
        Text(words.say("table-storage", money=money, income=f"{income:+d}", science=science,
                       labs=public["production"][1], materials=materials, mines=public["production"][2])),
        Text(" · ".join((
            words.say("table-discs", discs=public["discs"], upkeep=public["upkeep"]),
            words.say("table-colony", ready=public["ready"], all=colony_ships),
        ))),
        Text(_technologies(public["technologies"], words), style="dim"),
    ]
    if own:
        lines += [_design(ship, public, words) for ship in SHIPS]
    if public.get("reputation"):
        tiles = " ".join(str(value or "?") for value in public["reputation"])
        lines.append(Text(f"{words.say('table-reputation')}: {tiles}"))
    return Panel(Group(*lines), title=title, title_align="left", border_style=str(name.style).replace("bold ", ""),
                 box=box.ROUNDED, padding=(0, 1))


def _technologies(held: Sequence[str], words: Words) -> str:
    tracks = []
    for category in CATEGORIES:
        own = [name for name in held if CATEGORIES[TECHNOLOGIES[TECHNOLOGY_BY_NAME[name]].category] == category]
        if own:
            told = ", ".join(words.say(f"technology-{name}") for name in own)
            tracks.append(f"{words.say(f'category-{category}')}: {told}")
    return " · ".join(tracks) or words.say("word-none")


def _design(ship: str, public: Mapping[str, Any], words: Words) -> Text:
    figures = {name: public["designs"][ship].get(name, 0) for name in (
        "initiative", "movement", "computer", "shield", "hull", "used", "energy"
    )}
    line = Text(words.say("table-blueprint", ship=words.say(f"ship-{ship}"), **figures))
    for weapon in ("cannons", "missiles"):
        for colour, count in public["designs"][ship].get(weapon, {}).items():
            line.append(f"  {count}×", style="bold")
            line.append(words.say(f"die-{colour}"), style=colour if colour != "orange" else "dark_orange")
    return line


def _tray(zones: Mapping[str, Any], words: Words, viewer: int) -> Text:
    """Technologies on the supply board, with the prices of the viewer."""
    prices = zones["seats"][viewer].get("prices", {}) if viewer >= 0 else {}
    line = Text(f"{words.say('table-supply')}: ", style="bold")
    told = []
    for name, copies in zones["tray"].items():
        price = f" {prices[name]}" if name in prices else ""
        told.append(f"{words.say(f'technology-{name}')}{price}{f' ×{copies}' if copies > 1 else ''}")
    line.append(", ".join(told) or words.say("word-none"), style="not bold")
    return line


def _battle(battle: Mapping[str, Any], words: Words) -> Text:
    line = Text(words.say("table-battle", sector=words.say(f"sector-{battle['hex']}")), style="bold red")
    if battle.get("dice"):
        line.append(f"  {words.say('table-dice')}: ", style="not bold")
        line.append(", ".join(words.name(die, "dice") for die in battle["dice"]), style="not bold")
    return line


# -- options ---------------------------------------------------------------------------------------------------------


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
    return words.say("word-track") if name == "track" else _sector(name, words)


def _sector(name: str, words: Words) -> str:
    return f"{name} {words.say(f'sector-{name}')}"


def _square(text: str, words: Words) -> str:
    sector, _, square = text.partition(".")
    number = words.say("word-orbital") if square == "orbital" else square
    return words.say("option-square", number=number, sector=_sector(sector, words))


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
            "option-turned", sector=_sector(sector, words), degrees=60 * int(turns))),
        (r"(?P<start>\d{3}|track)-(?P<end>\d{3}|track)", lambda words, start, end: words.say(
            "option-disc", start=_end(start, words), end=_end(end, words))),
        (r"(?P<ship>[a-z]+)@(?P<start>\d{3})-(?P<end>\d{3})", lambda words, ship, start, end: words.say(
            "option-ship", ship=words.say(f"ship-{ship}"), start=_sector(start, words), end=_sector(end, words))),
        (r"(?P<item>[a-z]+)@(?P<sector>\d{3})", lambda words, item, sector: words.say(
            "option-built", item=words.name(item), sector=_sector(sector, words))),
        (r"(?P<part>[a-z-]+)@(?P<letter>[icds])(?P<slot>\d)", _part),
        (r"retreat-(?P<sector>\d{3})", lambda words, sector: words.say(
            "option-retreat", sector=_sector(sector, words))),
        (r"abandon-(?P<sector>\d{3})", lambda words, sector: words.say(
            "option-abandon", sector=_sector(sector, words))),
        (r"(?P<ship>[a-z]+)-(?P<damage>\d+)", lambda words, ship, damage: words.say(
            "option-hurt", ship=words.name(ship), damage=damage)),
        (r"(?P<square>\d{3}\.\w+)", lambda words, square: _square(square, words)),
        (r"(?P<sector>\d{3})", lambda words, sector: _sector(sector, words)),
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
    return Text(words.say("option-space", ring=ring, way=words.say(f"way-{side}"), sector=_sector(name, words)))


def called(text: str, words: Words) -> str | None:
    """A sector with its number, which is what the map shows."""
    return _sector(text, words) if text in SECTOR_BY_NAME else None


_SPACE: Final = re.compile(r"(?P<q>-?\d+)/(?P<r>-?\d+)")


def points(zones: Mapping[str, Any], words: Words) -> list[tuple[str, list[int]]]:
    """Where the points of each seat come from."""
    every = [seat.get("points", {}) for seat in zones["seats"]]
    return [
        (words.say(f"score-{source}"), [points.get(source, 0) for points in every])
        for source in dict.fromkeys(source for points in every for source in points)
    ]


def explain(text: str, words: Words) -> RenderableType | None:
    """All there is to say of an action, a technology or a part."""
    if words.has(f"action-{text}.about"):
        return Group(Text(words.say(f"action-{text}"), style="bold"), Text(f"  {words.say(f'action-{text}.about')}"))
    name = text.partition("@")[0]
    if name in TECHNOLOGY_BY_NAME and "@" not in text:
        one = TECHNOLOGIES[TECHNOLOGY_BY_NAME[name]]
        title = f"{words.say(f'technology-{name}')} ({words.say(f'category-{CATEGORIES[one.category]}')})"
        return Group(Text(title, style="bold"), Text(f"  {words.say(f'technology-{name}.about')}"))
    if name in PART_BY_NAME:
        part = PARTS[PART_BY_NAME[name]]
        figures = [(field, getattr(part, field)) for field in _FIGURES]
        told = [f"{words.say(f'figure-{field}')} {value:+d}" for field, value in figures if value]
        return Group(Text(words.say(f"part-{name}"), style="bold"), Text(f"  {', '.join(told)}"))
    return None


_FIGURES: Final = ("energy", "initiative", "movement", "computer", "shield", "hull", "dice")
