"""Eclipse in a terminal: the map as a field of hexes, a board a player, and the technologies on offer.

A hex takes two lines: its number, with a dot in the colour of whoever controls it, and the ships in it: ``2i1c`` are
two interceptors and a cruiser, ``‡`` an ancient, ``#`` the defence of the centre, ``?`` a discovery tile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.games.eclipse.board import CATEGORIES, GALACTIC_CENTER, ROUNDS, SECTOR_BY_NAME, SECTORS
from orrery.games.eclipse.ships import SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME
from orrery.words import Words, signed

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
    parts: list[RenderableType] = [
        _header(zones, words, names), *_chart(zones, words, width, names), _hexes(zones, words, names)
    ]
    for seat in [other for other in range(len(seats)) if other != viewer] + ([viewer] if viewer >= 0 else []):
        if seats[seat]["species"]:
            parts.append(board(zones, words, names[seat], seat, own=seat == viewer))
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


def _chart(zones: Mapping[str, Any], words: Words, width: int, names: Sequence[Text]) -> list[RenderableType]:
    """The map, with its signs explained beside it where there is room."""
    chart, signs = _map(zones, names), legend(words)
    room = width - max(line.cell_len for line in chart.split("\n")) - 3
    if room < max(sign.cell_len for sign in signs):
        return [chart]
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(chart, Text("\n").join(signs))
    return [grid]


def legend(words: Words) -> list[Text]:
    """The signs of the map and of the list of hexes."""
    ships = ", ".join(f"{_LETTERS[name]} {words.say(f'ship-{name}')}" for name in SHIPS)
    signs = [
        ("●", words.say("term-control")), ("?", words.say("term-discovery")), ("o", words.say("structure-orbital")),
        ("▮", words.say("structure-monolith")), ("‡", words.say("guard-ancient")), ("#", words.say("guard-gcds")),
        ("2i1c", words.say("legend-ships", ships=ships)), (_WAYS, words.say("term-wormhole")),
        *((glyph, words.say(f"resource-{kind}" if kind != "any" else "word-any")) for kind, glyph in _GLYPHS.items()),
        ("*", words.say("legend-starred")),
    ]
    return [Text.assemble((f"{sign:>6}", "bold"), f"  {told}", style="dim") for sign, told in signs]


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


def board(zones: Mapping[str, Any], words: Words, name: Text, seat: int, own: bool) -> Panel:
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
        Text(words.say("table-storage", money=money, income=signed(income), science=science,
                       labs=public["production"][1], materials=materials, mines=public["production"][2])),
        Text(" · ".join((
            words.say("table-discs", discs=public["discs"], upkeep=public["upkeep"]),
            words.say("table-colony", ready=public["ready"], all=colony_ships),
        ))),
        Text(_technologies(public["technologies"], words), style="dim"),
    ]
    if own:
        lines += [design_line(ship, public, words) for ship in SHIPS]
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
    return " · ".join(tracks) or words.say("table-no-technologies")


def design_line(ship: str, public: Mapping[str, Any], words: Words, key: str = "table-blueprint") -> Text:
    """What ships of a type can do: the figures of their blueprint, and their weapons; with ``table-design`` no name."""
    figures = {name: public["designs"][ship].get(name, 0) for name in (
        "initiative", "movement", "computer", "shield", "hull", "used", "energy"
    )}
    line = Text(words.say(key, ship=words.say(f"ship-{ship}"), **figures))
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


def points(zones: Mapping[str, Any], words: Words) -> list[tuple[str, list[int]]]:
    """Where the points of each seat come from."""
    every = [seat.get("points", {}) for seat in zones["seats"]]
    return [
        (words.say(f"score-{source}"), [points.get(source, 0) for points in every])
        for source in dict.fromkeys(source for points in every for source in points)
    ]
