"""Master in a terminal: the star map, what lies before each seat, and all there is to say of a card or a system.

Cubes are letters (R B Y G K), each in its colour. A cell shows the letter of its cube, or its own colour as a small
letter while it is empty; a star after it means that its cube is lost one day (SU-17). Each kind of project has a sign.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.cli.layout import Asked, packed, seat_panel
from orrery.games.master.board import (
    BASES_TO_WIN,
    BOARD_SYMBOLS,
    COLOURS,
    LAST_TURNS,
    LETTERS,
    START_SYSTEMS_TO_WIN,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    SYSTEM_BY_NAME,
    SYSTEMS,
    TRACK_BY_NAME,
    TRACKS,
    System,
)
from orrery.games.master.cards import (
    BASE,
    CARD,
    CARD_BY_NAME,
    CARDS,
    CONFLICT,
    DEVELOPMENT,
    PROGRAMME,
    PROJECT_BY_NAME,
    PROJECTS,
    SIDES,
    STEAL,
    TYPES,
    Card,
    Project,
)
from orrery.games.master.components import project_sentence
from orrery.games.master.notation import ROUTE_BY_TEXT
from orrery.games.master.starmap import CONFLICT as SWORDS
from orrery.games.master.starmap import HOLE, LEAST_WIDTH, STYLES, drawn_map, letters
from orrery.games.master.words import ability_sentence
from orrery.words import Words

_SIGNS: Final = {BASE: "◉", CARD: "▤", DEVELOPMENT: "◇", PROGRAMME: "✦", STEAL: "↯", CONFLICT: SWORDS}
_TYPE_STYLES: Final = {
    "race": "bold", "leader": "#F2A65B", "conflict": "#FF6B5E", "government": "#B9A7F5", "expansion": "#5FCB6C",
    "commerce": "#F2D64B", "progress": "#5AA9FF",
}
_WORKS: Final = "✓"
_SHEET: Final = 100
"""Characters of a line that tells of one seat."""
_SIDE_BY_SIDE: Final = LEAST_WIDTH + 42
"""From this width on the seats stand beside the map."""
_IN_DETAIL: Final = frozenset(("take", "race", "search", "use", "ability", "seize", "ruin"))
"""Questions whose cards are told with what they do."""
_TAKES: Final = frozenset(("steal", "knock", "spoils"))


# -- the table -------------------------------------------------------------------------------------------------------


def draw(
    zones: Mapping[str, Any], words: Words, width: int, names: Sequence[Text], viewer: int = -1
) -> RenderableType:
    """The table as a viewer sees it: whose turn, the map and its conflicts, every seat, the viewer's own last."""
    seats = range(len(zones["seats"]))
    order = [seat for seat in seats if seat != viewer] + ([viewer] if viewer >= 0 else [])
    beside = width >= _SIDE_BY_SIDE
    room = width - LEAST_WIDTH - 2 if beside else width
    panels = [_seat(zones, seat, words, room, names[seat]) for seat in order]
    chart = [*drawn_map(zones, words, LEAST_WIDTH if beside else width, names), *_conflicts(zones, words, width)]
    parts: list[RenderableType] = [*_header(zones, words, width, names)]
    if beside:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=LEAST_WIDTH)
        grid.add_column()
        grid.add_row(Group(*chart), Group(*panels))
        parts.append(grid)
    else:
        parts += [*chart, *panels]
    if zones["turns"] <= len(seats):
        parts.append(Text(words.say("table-legend"), style="dim"))
    if zones["drawn"]:
        parts.append(Text.assemble((f"{words.say('table-drawn')}: ", "bold"), _cubes(zones["drawn"])))
    return Group(*parts)


def _header(zones: Mapping[str, Any], words: Words, width: int, names: Sequence[Text]) -> list[Text]:
    line = Text(words.say("table-turn", turn=zones["turns"]), style="bold")
    line.append(f"  {words.say('step-' + zones['step'])}  ", style="not bold")
    if zones["step"] != "over":
        line.append_text(names[zones["turn"]])
        if zones["remaining"] <= LAST_TURNS * len(names):
            line.append(f"  {words.say('table-remaining', count=zones['remaining'])}", style="not bold")
    stock = Text.assemble(f"{words.say('table-bank')} ", _counts(zones["bank"]), f"   {HOLE} {zones['tokens']}")
    decks = [
        Text.assemble((f"{words.name(kind, 'type')} ", "dim"), str(len(deck["top"]) + deck["left"]),
                      (f" {words.name(deck['top'][0], 'card')}" if deck["top"] else "", _TYPE_STYLES[kind]))
        for kind, deck in zones["decks"].items() if kind != "race" or zones["step"] in ("corner", "race")
    ]
    return [*packed([line, stock], width), *packed(decks, width)]


def _conflicts(zones: Mapping[str, Any], words: Words, width: int) -> list[Text]:
    """Each conflict on the board: its track, both sides with their cells, its symbol and spoils."""
    lines = []
    for name, lies in zones["conflicts"].items():
        card = CARDS[CARD_BY_NAME[name]]
        ends = [SYSTEMS[end].name for end in TRACKS[TRACK_BY_NAME[lies["track"]]].ends]
        facing = {"red": lies["red"], "blue": ends[1 - ends.index(lies["red"])]}
        sides = [
            Text.assemble((f"{words.name(facing[side], 'system')} ", STYLES[side]),
                          _project(zones, PROJECTS[card.projects[place]]))
            for place, side in enumerate(SIDES)
        ]
        title = Text.assemble((f"{SWORDS} {words.name(name, 'card')}", "bold #FF6B5E"), (
            f"  {words.say(f'symbol-{SYMBOLS[card.symbol]}')}, {words.say('table-resources', count=card.resources)}",
            "dim",
        ))
        lines += packed([title, *sides], width)
    return lines


def _seat(zones: Mapping[str, Any], seat: int, words: Words, width: int, name: Text) -> Panel:
    """What lies before one seat: the three ways to win, its symbols, its cards with their cells."""
    public: Mapping[str, Any] = zones["seats"][seat]
    symbols: Mapping[str, int] = public["symbols"]
    bag: Mapping[str, int] | None = zones["bags"][seat]
    ways = [
        words.say("table-bases", count=public["placed"], most=BASES_TO_WIN),
        words.say("table-symbols", count=max(symbols.values()), most=SYMBOLS_TO_WIN),
        words.say("table-starts", count=public["starts"], most=START_SYSTEMS_TO_WIN),
    ]
    stock = [Text(words.say("table-bag", count=public["cubes"]))]
    if bag is not None:
        stock[0] = Text.assemble(stock[0], ": ", _counts(bag))
    stock.append(Text(words.say("table-supply", count=public["supply"])))
    stock.append(Text(words.say("table-card-count", count=len(public["cards"]), limit=public["limit"])))
    if public["skips"]:
        stock.append(Text(words.say("table-skips", count=public["skips"]), style="bold"))
    held = [Text(f"{words.say(f'symbol-{symbol}')} {count}") for symbol, count in symbols.items() if count]
    if name.cell_len + len(" · ".join(ways)) + 8 > width:  # the frame has no room for them
        stock, ways = [*map(Text, ways), *stock], []
    lines: list[RenderableType] = [*packed([*stock, *held], width - 4)]
    lines += packed([_in_area(zones, seat, CARDS[CARD_BY_NAME[card]], words) for card in public["cards"]], width - 4)
    return seat_panel(name, ways, lines)


def _in_area(zones: Mapping[str, Any], seat: int, card: Card, words: Words) -> Text:
    """A card before its owner: its name, its projects with their cells, whether it works."""
    public: Mapping[str, Any] = zones["seats"][seat]
    label = Text(words.name(card.name, "card"), style=_TYPE_STYLES[TYPES[card.type]])
    if card.name in public["active"]:
        label.append(_WORKS, style="bold")
    for project in card.own_projects:
        label.append(" ")
        label.append_text(_project(zones, PROJECTS[project], PROJECTS[project].name in public["prepared"]))
    return label


def _project(zones: Mapping[str, Any], project: Project, disc: bool = False) -> Text:
    """A project in signs: its kind, its cells, and the disc that waits in its slot."""
    told = Text(_SIGNS[project.kind], style="dim")
    held: str = zones["projects"].get(project.name, "." * len(project.cells))
    for cell, cube in enumerate(held):
        letter = LETTERS[project.cells[cell]]
        if cube == ".":
            told.append(letter.lower(), style=f"dim {STYLES[COLOURS[project.cells[cell]]]}")
        else:
            told.append_text(letters(cube))
        if project.stars >> cell & 1:
            told.append("*", style="dim")
    return told.append("+◉", style="bold") if disc else told


def _counts(cubes: Mapping[str, int]) -> Text:
    """Cubes as letters with numbers."""
    told = Text()
    for colour, count in cubes.items():
        told.append(" " if told else "").append_text(letters(LETTERS[COLOURS.index(colour)])).append(str(count))
    return told if told else Text("–", style="dim")


def _cubes(cubes: Mapping[str, int]) -> Text:
    """Cubes one by one."""
    return letters(" ".join(LETTERS[COLOURS.index(colour)] for colour, count in cubes.items() for _ in range(count)))


# -- options ---------------------------------------------------------------------------------------------------------


def option(text: str, words: Words, ask: str = "", names: Sequence[str] = ()) -> Text | None:
    """The label of an option, in the words of its question."""
    if text == "none" and words.has(f"option-none-{ask}"):
        return Text(words.say(f"option-none-{ask}"))
    if ask == "delay" and text.isdecimal() and int(text) < len(names):
        return Text(names[int(text)])
    first, at, last = text.partition("@")
    match first:
        case "end" if at:
            return Text(words.say("option-end", track=words.name(last, "track")))
        case "lay" if at:
            return Text(words.say("option-lay", card=words.name(last, "card")), style=_TYPE_STYLES["conflict"])
        case _ if at and first in COLOURS:
            return _cube_option(first, last, ask, words)
        case _ if at:
            card, system = words.name(first.partition(".")[0], "card"), words.name(last, "system")
            return Text(words.say("option-base", card=card, system=system))
    name, dot, side = text.partition(".")
    if name in TRACK_BY_NAME and dot:
        said = words.say("option-side", track=words.name(name, "track"), side=words.say(f"side-{side}"))
        return Text(said, style=STYLES[side])
    if text in COLOURS:
        return Text.assemble(letters(LETTERS[COLOURS.index(text)]), f" {words.say(f'colour-{text}')}")
    if text in CARD_BY_NAME:
        return _card_option(CARDS[CARD_BY_NAME[text]], ask, words)
    if text in PROJECT_BY_NAME or text in ROUTE_BY_TEXT or (text in SYSTEM_BY_NAME and ask in ("clear", "recall")):
        return Text(_place(text, words))
    return None


def group(text: str, words: Words, ask: str) -> str:
    """The heading under which an option stands where there are many: the colour of the cube, or its owner's card."""
    first, at, last = text.partition("@")
    if ask == "place" and at and first in COLOURS:
        return words.say(f"colour-{first}")
    if ask in _TAKES and at:
        return _place(last.partition("=")[0].rstrip("*"), words)
    return ""


def _card_option(card: Card, ask: str, words: Words) -> Text:
    said = words.name(card.name, "card")
    style = _TYPE_STYLES[TYPES[card.type]]
    if ask == "cards":
        return Text(words.say("option-discard", card=said), style=style)
    told = Text(said, style=style)
    if ask in _IN_DETAIL:
        for project in card.projects:
            told = Text.assemble(told, " ", _project({"projects": {}}, PROJECTS[project]))
        ability = ability_sentence(card.data)
        if ability is not None:
            told = Text.assemble(told, "  ", (words.tell(ability), "dim"))
    return told


def _cube_option(colour: str, place: str, ask: str, words: Words) -> Text:
    spot, _, printed = place.rstrip("*").partition("=")
    where = _place(spot, words)
    if ask == "reward":
        return Text(words.say("option-planet-reward", place=words.name(spot, "system")), style=STYLES[colour])
    if printed:
        where = words.say("place-instead", place=where, colour=words.say(f"colour-{printed}"))
    if place.endswith("*"):
        where = words.say("place-star", place=where)
    key = "option-take-cube" if ask in _TAKES else "option-cube"
    said = words.say(key, cube=LETTERS[COLOURS.index(colour)], place=where)
    told = Text(said)
    told.stylize(f"bold {STYLES[colour]}", 0, 1)
    return told


def _place(spot: str, words: Words) -> str:
    """A project in words: of a card, a route, the planets of a system."""
    if spot in ROUTE_BY_TEXT:
        start, _, end = spot.partition("-")
        return words.say("place-route", **{"from": words.name(start, "system"), "to": words.name(end, "system")})
    if spot in SYSTEM_BY_NAME:
        return words.say("place-planet", system=words.name(spot, "system"))
    card, _, part = spot.partition(".")
    reward = PROJECTS[PROJECT_BY_NAME[spot]].reward
    if PROJECTS[PROJECT_BY_NAME[spot]].kind == CARD and reward[0].op == "gain_card":
        deck = "development" if len(reward[0].decks) > 1 else TYPES[reward[0].decks[0]]
        return words.say("place-card", card=words.name(card, "card"), deck=words.say(f"deck-{deck}"))
    return words.say("place-project", card=words.name(card, "card"), part=words.say(f"part-{part}"))


# -- everything about a thing ----------------------------------------------------------------------------------------


def meaning(text: str, words: Words, asked: Asked) -> str:
    """What an option leads to: the cubes that a planet brings, what a completed project does."""
    if text in asked.figures.get("yields", {}):
        return words.say("means-cubes", count=asked.figures["yields"][text])
    spot = text.partition("@")[2].partition("=")[0].rstrip("*") if "@" in text else text
    if asked.ask in ("place", "reward") and spot in PROJECT_BY_NAME:
        told = project_sentence(PROJECTS[PROJECT_BY_NAME[spot]])
        reward = words.tell(told) if told else ""
        if text in asked.figures.get("completes", ()):
            return words.say("means-completes", reward=reward)
        return reward
    if text in asked.figures.get("completes", ()):
        return words.say("means-completes-route")
    return ""


def known(zones: Mapping[str, Any]) -> Iterator[str]:
    """Everything that can be asked about: seats, systems, tracks, all cards, the symbols."""
    yield from (f"seat {seat}" for seat in range(len(zones["seats"])))
    yield from SYSTEM_BY_NAME
    yield from TRACK_BY_NAME
    yield from CARD_BY_NAME
    yield from SYMBOLS


def legend(words: Words) -> list[Text]:
    """The letters and signs of the drawing."""
    return [Text(f"  {sign.strip()}", style="dim") for sign in words.say("table-legend").split(";")]


def explain(
    text: str, words: Words, zones: Mapping[str, Any] | None = None, names: Sequence[Text] = (), viewer: int = -1
) -> RenderableType | None:
    """All there is to say of the card, the system, the track or the seat that a text speaks of."""
    if zones is not None:
        told = _explained_there(text, words, zones, names)
        if told is not None:
            return told
    for one in reversed(text.split("@")):
        name = one.rstrip("*").partition("=")[0]
        card = CARD_BY_NAME.get(name.partition(".")[0])
        if card is not None:
            return _explained_card(CARDS[card], words)
        if name in ROUTE_BY_TEXT:
            return Group(*(_explained_system(SYSTEMS[SYSTEM_BY_NAME[end]], words) for end in name.split("-")))
        if name in SYSTEM_BY_NAME:
            return _explained_system(SYSTEMS[SYSTEM_BY_NAME[name]], words)
    return None


def _explained_there(
    text: str, words: Words, zones: Mapping[str, Any], names: Sequence[Text]
) -> RenderableType | None:
    """What depends on the position: a seat, a symbol, a track, who is in a system."""
    kind, _, name = text.partition(" ")
    if kind == "seat" and name.isdecimal() and int(name) < len(zones["seats"]):
        return _seat(zones, int(name), words, _SHEET, names[int(name)])
    if text in SYMBOLS:
        held = [Text.assemble("  ", names[seat], f" {public['symbols'][text]}")
                for seat, public in enumerate(zones["seats"])]
        return Group(Text(words.say(f"symbol-{text}.long"), style="bold"), *held)
    if text in TRACK_BY_NAME:
        track = TRACKS[TRACK_BY_NAME[text]]
        length = words.say("thing-length", count=track.length)
        lines = [Text(words.name(text, "track"), style="bold"), Text(f"  {length}")]
        ends = [SYSTEMS[end].name for end in track.ends]
        for start, end in (ends, ends[::-1]):
            cubes = zones["routes"].get(f"{start}-{end}")
            if cubes:
                way = f"  {words.name(start, 'system')} → {words.name(end, 'system')}: "
                lines.append(Text.assemble(way, _counts(cubes)))
        lines += [Text(f"  {SWORDS} {words.name(card, 'card')}")
                  for card, lies in zones["conflicts"].items() if lies["track"] == text]
        return Group(*lines)
    if text in SYSTEM_BY_NAME:
        here = zones["systems"].get(text, {})
        parts: list[RenderableType] = [_explained_system(SYSTEMS[SYSTEM_BY_NAME[text]], words)]
        if text in zones["closed"]:
            parts.append(Text(f"  {HOLE} {words.say('term-black-hole')}"))
        if "owner" in here:
            bases = words.say("table-bases-here", count=here["bases"])
            parts.append(Text.assemble("  ", names[here["owner"]], f" {bases}"))
        return Group(*parts)
    return None


def _explained_card(card: Card, words: Words) -> Panel:
    kind = TYPES[card.type]
    lines = [Text(words.say(f"type-{kind}"), style="dim")]
    if words.has(f"card-{card.name}.about"):
        lines.append(Text(words.say(f"card-{card.name}.about"), style="italic"))
    if card.requirement:
        needs = ", ".join(words.say(f"symbol-{SYMBOLS[symbol]}") for symbol in card.requirement)
        lines.append(Text(words.say("table-needs", symbols=needs)))
    if card.symbol >= 0:
        lines.append(Text(f"{words.say(f'symbol-{SYMBOLS[card.symbol]}.long')}, "
                          f"{words.say('table-resources', count=card.resources)}"))
    ability = ability_sentence(card.data)
    if ability is not None:
        lines.append(Text(words.tell(ability)))
    for project in card.projects:
        one = PROJECTS[project]
        told = project_sentence(one)
        part = words.say(f"part-{one.name.partition('.')[2]}")
        line = Text.assemble(_project({"projects": {}}, one), f"  {part}. ", words.tell(told) if told else "")
        lines.append(line)
    name = Text(words.name(card.name, "card"), style=_TYPE_STYLES[kind])
    return Panel(Group(*lines), title=name, title_align="left", border_style=_TYPE_STYLES[kind].replace("bold", "none"),
                 expand=False)


def _explained_system(system: System, words: Words) -> Panel:
    """A system: its colour and planets, its tracks with their length, its symbols with their arrows."""
    style = STYLES[COLOURS[system.colour]]
    lines = [Text(f"{words.say('colour-' + COLOURS[system.colour])}, {'○' * system.planets}")]
    for track, _, other in system.lanes:
        lines.append(Text(f"{'·' * TRACKS[track].length}  {words.name(SYSTEMS[other].name, 'system')}"))
    for symbol in BOARD_SYMBOLS:
        if system.id in symbol.systems:
            both = " – ".join(words.name(SYSTEMS[one].name, "system") for one in symbol.systems)
            arrows = words.say("colour-" + ("blue", "green", "red")[symbol.arrows])
            lines.append(Text(f"{words.say(f'symbol-{SYMBOLS[symbol.symbol]}.long')}: {both} "
                              f"({words.say('term-arrows')}: {arrows})", style="dim"))
    title = Text(words.name(system.name, "system"), style=style)
    return Panel(Group(*lines), title=title, title_align="left", border_style=style, expand=False)
