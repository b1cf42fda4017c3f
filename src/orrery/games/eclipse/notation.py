"""Canonical texts: options, questions and events of Eclipse, stable across versions.

Sectors have their printed numbers, spaces their axial coordinates (``1/-2``). ``206@3`` is a hex turned three times,
``track-206`` and ``206-207`` are disc moves, ``cruiser@206-207`` is a ship's step, ``plasma-cannon@c2`` a part
on the second slot, ``cruiser-1`` a cruiser with one point of damage, ``4/1`` a reputation tile in place of an old one.
What may be done at any moment reads ``trade money-science``, ``colony 206.1 money`` and ``parley 2``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from orrery import hexes
from orrery.core import NONE, Decision
from orrery.games.eclipse.board import ACTIONS, RESOURCES, SECTORS
from orrery.games.eclipse.combat.aftermath import BOMBS
from orrery.games.eclipse.combat.sides import Group
from orrery.games.eclipse.diplomacy import YES
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.discovery import USE
from orrery.games.eclipse.options import (
    ANYTIME,
    COLONY,
    DRAW,
    PARLEY,
    REMOVE,
    build_of,
    colony_of,
    disc_move_of,
    keep_of,
    move_of,
    parley_of,
    place_of,
    target_of,
    trade_of,
    upgrade_of,
)
from orrery.games.eclipse.ships import BUILDS, COLOURS, GUARDS, PARTS, SHIPS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import ANCIENTS
from orrery.games.eclipse.technologies import TECHNOLOGIES
from orrery.games.eclipse.turns import PASS, RESIGN

WAYS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
"""The six sides of a hex as the map lies, in the order of ``hex.STEPS``."""
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "supplied": ("technologies",),
    "species": ("seat", "species"),
    "round": ("number", "seat", "points", "hexes"),
    "acted": ("seat", "action"),
    "reacted": ("seat", "action"),
    "passed": ("seat",),
    "colonised": ("seat", "sector", "square", "resource"),
    "traded": ("seat", "given", "count", "gained"),
    "proposed": ("seat", "other"),
    "declined": ("seat", "other"),
    "allied": ("seat", "other"),
    "betrayed": ("seat", "other"),
    "returned": ("seat", "value"),
    "explored": ("seat", "space", "sector", "near", "way"),
    "discarded": ("seat", "sector"),
    "placed": ("seat", "sector", "space", "turns"),
    "influenced": ("seat", "sector"),
    "discovered": ("seat", "sector", "tile"),
    "kept": ("seat", "tile"),
    "used": ("seat", "tile"),
    "gave-up": ("seat", "sector"),
    "refreshed": ("seat", "count"),
    "researched": ("seat", "technology", "price"),
    "artifacts": ("seat", "resources"),
    "removed": ("seat", "ship", "slot", "part"),
    "installed": ("seat", "ship", "slot", "part"),
    "built": ("seat", "item", "sector"),
    "moved": ("seat", "ship", "sector", "target"),
    "combat": ("number",),
    "battle": ("sector", "fleets"),
    "engaged": ("sector", "attacker", "defender"),
    "rolled": ("side", "ship", "dice", "enemy", "bout", "initiative", "computer", "needs"),
    "hit": ("side", "enemy", "ship", "count", "die", "damage", "hull"),
    "lost": ("side", "ship", "sector"),
    "fought": ("sector", "winner", "loser", "destroyed", "lost"),
    "retreating": ("seat", "ship", "sector", "target"),
    "retreated": ("seat", "ship", "count", "sector", "target"),
    "stalemate": ("sector", "seat"),
    "drew": ("seat", "values"),
    "reputed": ("seat", "value"),
    "bombed": ("seat", "sector"),
    "destroyed": ("seat", "sector", "count"),
    "ousted": ("seat", "sector", "other"),
    "upkeep": ("number",),
    "paid": ("seat", "money", "science", "materials"),
    "collapsed": ("seat", "points"),
    "over": ("number",),
}

ASKS: Final[dict[str, str]] = {
    "species": "pick",
    "act": "pick",
    "react": "pick",
    "explore": "pick",
    "place": "pick",
    "claim": "pick",
    "discovery": "pick",
    "technology": "pick",
    "install": "pick",
    "influence": "pick",
    "research": "pick",
    "artifacts": "allocate",
    "upgrade": "pick",
    "build": "pick",
    "move": "pick",
    "onward": "pick",
    "finish": "pick",
    "agree": "pick",
    "envoy": "pick",
    "room": "pick",
    "home": "pick",
    "fire-first": "pick",
    "engage": "pick",
    "target": "pick",
    "flee": "pick",
    "reputation": "pick",
    "bombard": "pick",
    "destroy": "pick-some",
    "grave": "pick",
    "relations": "pick",
    "upkeep": "pick",
    "bankruptcy": "pick",
}

OPEN_ASKS: Final[frozenset[str]] = frozenset(ASKS) - {"discovery", "room", "reputation"}
"""Questions and answers that everybody may know: all but those about tiles that lie face down."""

RULE_BEHIND: Final = {
    "species": "EC-4.2",
    "act": "EC-6.2",
    "react": "EC-6.9",
    "explore": "EC-8.1",
    "place": "EC-8.4",
    "claim": "EC-8.14",
    "discovery": "EC-5.5.1",
    "technology": "EC-5.5.3a",
    "install": "EC-5.5.5",
    "influence": "EC-9.1",
    "research": "EC-11.1",
    "artifacts": "EC-11.N7",
    "upgrade": "EC-12.1",
    "build": "EC-13.1",
    "move": "EC-14.1",
    "onward": "EC-14.1",
    "finish": "EC-7.12",
    "agree": "EC-10.5",
    "envoy": "EC-10.5",
    "room": "EC-10.9",
    "home": "EC-7.5",
    "fire-first": "EC-17.3",
    "engage": "EC-19.4",
    "target": "EC-17.5",
    "flee": "EC-19.16",
    "reputation": "EC-21.5",
    "bombard": "EC-20.1",
    "destroy": "EC-20.4",
    "grave": "EC-20.8",
    "relations": "EC-10.4",
    "upkeep": "EC-23.1",
    "bankruptcy": "EC-23.4",
}

_NOTHING: Final = {
    "install": "aside", "place": "discard", "onward": "stop", "engage": "attack", "target": "miss",
    "reputation": "none", "bombard": "none",
}
"""What taking none of the options is called; elsewhere it is ``done``."""
_WITH_SECTORS: Final = frozenset(("onward", "flee"))
_WITH_RESOURCES: Final = frozenset(("artifacts", "envoy", "home", "grave"))
_WITH_TECHNOLOGIES: Final = frozenset(("technology", "research"))


def space_text(cell: int) -> str:
    """A space of the map by its coordinates."""
    q, r = hexes.axial(cell)
    return f"{q}/{r}"


def square_text(sector: int, square: int) -> str:
    """A population square, counted from 1; the orbital's by name."""
    one = SECTORS[sector]
    return f"{one.name}.{square + 1 if square < len(one.squares) else 'orbital'}"


def side_text(side: int) -> str:
    """A side of a battle: ``seat 2``, ``ancient`` or ``gcds``."""
    return f"seat {side}" if side < ANCIENTS else GUARDS[side - ANCIENTS].name


def die_text(die: int) -> str:
    """A die that was rolled: ``yellow 6``."""
    return f"{COLOURS[die >> 3]} {die & 7}"


def anytime_text(option: int) -> str:
    """What may be done at any moment."""
    if option >= PARLEY:
        return f"parley {parley_of(option)}"
    if option >= COLONY:
        sector, square, track = colony_of(option)
        return f"colony {square_text(sector, square)} {RESOURCES[track]}"
    given, gained = trade_of(option)
    return f"trade {RESOURCES[given]}-{RESOURCES[gained]}"


def slot_text(option: int) -> str:
    """A part and the slot it goes on: the first letter of the ship type, and the number counted from 1. There are
    hundreds of these in one question, so they are short."""
    ship, slot, part = upgrade_of(option)
    return f"{'remove' if part == REMOVE else PARTS[part].name}@{SHIPS[ship][0]}{slot + 1}"


def _end_text(end: int) -> str:
    return SECTORS[end].name if end != NONE else "track"


def option_text(decision: Decision, option: int) -> str:
    """The canonical text of one option."""
    ask = decision.ask
    if option == NONE:
        return _NOTHING.get(ask, "done")
    if option >= ANYTIME:
        return anytime_text(option)
    if ask in _WITH_SECTORS:
        return SECTORS[option].name
    if ask in _WITH_RESOURCES:
        return RESOURCES[option]
    if ask in _WITH_TECHNOLOGIES:
        return TECHNOLOGIES[option].name
    match ask:
        case "species":
            return SPECIES[option].name
        case "act" | "react":
            return {PASS: "pass", RESIGN: "resign"}.get(option) or ACTIONS[option]
        case "explore":
            return space_text(option)
        case "place":
            sector, turns = place_of(option)
            return "draw" if option == DRAW else f"{SECTORS[sector].name}@{turns}"
        case "claim" | "agree":
            return "yes" if option == YES else "no"
        case "discovery":
            return "use" if option == USE else "keep"
        case "install" | "upgrade":
            return slot_text(option)
        case "influence":
            start, end = disc_move_of(option)
            return f"{_end_text(start)}-{_end_text(end)}"
        case "build":
            item, sector = build_of(option)
            return f"{BUILDS[item]}@{SECTORS[sector].name}"
        case "move":
            ship, start, end = move_of(option)
            return f"{SHIPS[ship]}@{SECTORS[start].name}-{SECTORS[end].name}"
        case "room":
            return str(option)
        case "fire-first":
            return SHIPS[option]
        case "engage":
            return f"retreat-{SECTORS[option].name}"
        case "target":
            return target_text(decision.about[1], option)
        case "reputation":
            value, old = keep_of(option)
            return f"{value}/{old}" if old else str(value)
        case "bombard":
            return "bombs" if option == BOMBS else "dice"
        case "destroy":
            return square_text(decision.about[0], option)
        case "bankruptcy":
            return f"abandon-{SECTORS[option].name}"
    raise ValueError(f"{ask!r} has no words for its options")


def target_text(side: int, option: int) -> str:
    """Ships of one type and damage: ``cruiser``, ``cruiser-1``, ``ancient-1``."""
    ship, damage = target_of(option)
    name = SHIPS[ship] if side < ANCIENTS else side_text(side)
    return f"{name}-{damage}" if damage else name


def about(decision: Decision) -> dict[str, Any]:
    """What a decision's prompt speaks of."""
    values = decision.about
    match decision.ask:
        case "place":
            *first, last = [SECTORS[sector].name for sector in values[1:]]
            told = {"space": space_text(values[0]), "sector": last, "drawn": len(values) - 1}
            return told | {"first": first[0]} if first else told
        case "claim" | "bombard" | "destroy" | "grave":
            return {"sector": SECTORS[values[0]].name}
        case "discovery":
            return {"discovery": DISCOVERIES[values[0]].name, "sector": SECTORS[values[1]].name}
        case "install":
            return {"part": PARTS[values[0]].name}
        case "onward":
            return {"ship": SHIPS[values[0]], "sector": SECTORS[values[1]].name}
        case "agree":
            return {"seat": values[0]}
        case "engage" | "flee":
            return {"ship": SHIPS[values[0]]}
        case "target":
            return {"die": COLOURS[values[0] >> 3], "roll": values[0] & 7, "enemy": side_text(values[1])}
        case "bankruptcy":
            return {"missing": values[0]}
        case "influence" | "upgrade" | "build" | "move":
            return {"left": values[0]}
        case "artifacts":
            return {"count": values[0]}
    return {}


POPULATION: Final = "population"
"""Whom dice go to after the battles; they belong to no round of a battle then (-1)."""
_SHIP_OF: Final = {"rolled": 0, "hit": 1, "lost": 0}
"""The argument of an event that says whose its ship is: guards have no type of ship, but a name."""


def event_words(kind: str, args: Sequence[Any]) -> dict[str, Any]:
    """An event's arguments by name, as canonical text and numbers."""
    words = {field: _word(field, value) for field, value in zip(EVENT_FIELDS[kind], args, strict=True)}
    if kind == "rolled":  # of each type the least number that hits it, and its shields
        words["needs"] = [f"{ship_text(args[3], ship)} {value} {shield}" for ship, value, shield in args[7]]
    if kind == "colonised":
        words["square"] = square_text(args[1], args[2])
    elif kind in _SHIP_OF and args[_SHIP_OF[kind]] >= ANCIENTS:
        words["ship"] = side_text(args[_SHIP_OF[kind]])
    elif kind == "drew":
        words["shown"] = [value for value in args[1] if value]
    return words


def ship_text(side: int, ship: int) -> str:
    """A ship by its type; guards are what they are called, and so is population that dice go to."""
    return POPULATION if side == NONE else SHIPS[ship] if side < ANCIENTS else side_text(side)


def fleet_text(side: int, groups: Iterable[Group]) -> str:
    """Ships with every figure, as the odds read them: ``2cruiser.i2.c1.s0.h1.y1.o0.r0.m0``."""
    return ",".join([
        f"{count}{ship_text(side, ship)}.i{one.initiative}.c{one.computer}.s{one.shield}.h{one.hull}.y{one.cannons[0]}"
        f".o{one.cannons[1]}.r{one.cannons[2]}.m{one.missiles[1]}" + (f".d{damage}" if damage else "")
        for ship, count, damage, one in groups
    ])


def _word(field: str, value: Any) -> Any:
    match field:
        case "sector" | "target" | "near":
            return SECTORS[value].name
        case "space":
            return space_text(value)
        case "way":
            return WAYS[value]
        case "technologies":
            return [TECHNOLOGIES[technology].name for technology in value]
        case "technology":
            return TECHNOLOGIES[value].name
        case "species":
            return SPECIES[value].name
        case "action":
            return ACTIONS[value]
        case "resource" | "given" | "gained":
            return RESOURCES[value]
        case "resources" | "values":
            return list(value)
        case "tile":
            return DISCOVERIES[value].name if value != NONE else "hidden"
        case "ship":
            return SHIPS[value]
        case "slot":
            return value + 1
        case "part":
            return PARTS[value].name
        case "item":
            return BUILDS[value]
        case "attacker" | "defender" | "side" | "enemy":
            return side_text(value) if value != NONE else POPULATION
        case "winner" | "loser":
            return side_text(value) if value != NONE else "nobody"
        case "dice":
            return [die_text(die) for die in value]
        case "die":
            return die_text(value)
        case "fleets":
            return [f"{side_text(side)}: {fleet_text(side, groups)}" for side, groups in value]
        case "points" | "hexes":
            return list(value) if isinstance(value, tuple) else value  # of all seats, or of one that leaves
        case _:
            return value
