"""Canonical texts: options, questions and events of Master, stable across versions.

``red@terrans.base`` is a red cube for (or from) a cell of that project, ``green@terrans.programme*`` one in a star
cell, ``black@velmari.base=yellow`` a black one in a yellow cell. A route is named from its start: ``c1-b1``. ``red@c1``
is a planet of that system, ``end@t_i1_i2`` ends the conflict on that track, ``terrans.base@b1`` places the base that
waits in that slot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.core import NONE, Decision
from orrery.games.master.bases import SUPPLY
from orrery.games.master.board import COLOURS, SYSTEM_BY_NAME, SYSTEMS, TRACKS
from orrery.games.master.cards import CARDS, PROJECT_BY_NAME, PROJECTS, SIDES, TYPES, Effect
from orrery.games.master.cubes import CLEAR, CONFLICTS_AT, PLANETS, ROUTES
from orrery.games.master.effects import CHOICES
from orrery.games.master.phases.play_cards import LAY
from orrery.games.master.phases.rewards import PLACE
from orrery.games.master.state import WAYS_TO_WIN

EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "settled": ("seat", "system"),
    "race": ("seat", "card"),
    "turn": ("seat", "number"),
    "last-turns": ("count",),
    "missed": ("seat",),
    "adventurer": ("seat",),
    "drew": ("seat", "cubes"),
    "placed": ("seat", "cube"),
    "cleared": ("seat", "spot"),
    "route-returned": ("seat", "route", "cubes"),
    "completed": ("seat", "project"),
    "colonised": ("seat", "system", "colour", "count"),
    "route-completed": ("seat", "track"),
    "prepared": ("seat", "project"),
    "based": ("seat", "system", "number"),
    "lost": ("seat", "system"),
    "swallowed": ("system",),
    "reopened": ("system",),
    "gained": ("seat", "card"),
    "discarded": ("seat", "card"),
    "seized": ("seat", "rival", "card"),
    "ability": ("seat", "card"),
    "got": ("seat", "cubes"),
    "trashed": ("seat", "cubes"),
    "swapped": ("seat", "cubes", "taken"),
    "stole": ("seat", "rival", "cube"),
    "knocked": ("seat", "rival", "cube"),
    "laid": ("seat", "card", "track", "side"),
    "offered": ("seat", "rival", "card"),
    "refused": ("seat", "card"),
    "ended": ("card", "owner"),
    "conflict-won": ("seat", "card", "loser"),
    "extra-turn": ("seat",),
    "delayed": ("seat", "rival", "count"),
    "won": ("seat", "way"),
    "stalemate": (),
}

ASKS: Final[dict[str, str]] = {
    "corner": "pick",
    "race": "pick",
    "parley": "pick",
    "agree": "pick",
    "redraw": "allocate",
    "place": "pick",
    "clear": "pick",
    "reward": "pick",
    "take": "pick",
    "deck": "pick",
    "search": "pick",
    "ability": "pick",
    "use": "pick",
    "choose": "pick",
    "gain": "allocate",
    "trash": "allocate",
    "give": "allocate",
    "receive": "allocate",
    "steal": "pick",
    "knock": "pick",
    "spoils": "pick",
    "recall": "pick",
    "seize": "pick",
    "ruin": "pick",
    "slot": "pick",
    "settle": "pick",
    "occupy": "pick",
    "swallow": "pick",
    "reopen": "pick",
    "stop": "pick",
    "delay": "pick",
    "cards": "pick",
    "lay": "pick",
}

OPEN_ASKS: Final[frozenset[str]] = frozenset(ASKS) - {"trash", "give"}
"""Questions and answers that everybody may know: all but those about what is in a bag (SU-34.3)."""

RULE_BEHIND: Final[dict[str, str]] = {
    "corner": "SU-2.11",
    "race": "SU-2.15",
    "parley": "SU-23.8",
    "agree": "SU-23.2",
    "redraw": "SU-33.8",
    "place": "SU-10.1",
    "clear": "SU-10.9",
    "reward": "SU-10.16",
    "take": "SU-3.2",
    "deck": "SU-3.12",
    "search": "SU-3.6",
    "ability": "SU-20.6",
    "use": "SU-33.2",
    "choose": "SU-33.20",
    "gain": "SU-33.5",
    "trash": "SU-33.6",
    "give": "SU-33.7",
    "receive": "SU-33.7",
    "steal": "SU-19.2",
    "knock": "SU-33.12",
    "spoils": "SU-21.11",
    "recall": "SU-33.13",
    "seize": "SU-21.17",
    "ruin": "SU-21.17",
    "slot": "SU-33.14",
    "settle": "SU-33.15",
    "occupy": "SU-21.15",
    "swallow": "SU-33.17",
    "reopen": "SU-33.18",
    "stop": "SU-33.19",
    "delay": "SU-28.4",
    "cards": "SU-24.1",
    "lay": "SU-25.1",
}

_WITH_CARDS: Final = frozenset(("take", "race", "search", "ability", "use", "seize", "ruin", "stop"))
_WITH_CUBES: Final = frozenset(("redraw", "gain", "trash", "give", "receive"))
_WITH_SYSTEMS: Final = frozenset(("corner", "settle", "swallow", "reopen"))
_WITH_SPOTS: Final = frozenset(("place", "steal", "knock", "spoils", "parley"))


def route_text(track: int, start: int) -> str:
    """A route, named from the system where it begins to the other."""
    ends = TRACKS[track].ends
    return f"{SYSTEMS[ends[start]].name}-{SYSTEMS[ends[1 - start]].name}"


ROUTE_BY_TEXT: Final = {route_text(track.id, start): (track.id, start) for track in TRACKS for start in (0, 1)}


def spot_text(spot: int) -> str:
    """A project as a whole: a card's, a route, the planets of a system."""
    if spot < ROUTES:
        return PROJECTS[spot >> 3].name
    if spot < PLANETS:
        return route_text((spot - ROUTES) >> 1, spot & 1)
    return SYSTEMS[spot - PLANETS].name


def cube_text(option: int) -> str:
    """A cube and where it goes or lies."""
    spot, colour = option >> 3, option & 7
    if spot >= CONFLICTS_AT:
        return f"end@{TRACKS[spot - CONFLICTS_AT].name}"
    if option == CLEAR:
        return "clear"
    if spot >= ROUTES:
        return f"{COLOURS[colour]}@{spot_text(spot)}"
    project, cell = PROJECTS[spot >> 3], spot & 7
    printed = "" if project.cells[cell] == colour else f"={COLOURS[project.cells[cell]]}"
    star = "*" if project.stars >> cell & 1 else ""
    return f"{COLOURS[colour]}@{project.name}{printed}{star}"


def reward_text(option: int) -> str:
    """A reward to be resolved, or a base to be placed."""
    if option >= PLACE:
        return f"{PROJECTS[option - PLACE >> 5].name}@{SYSTEMS[option & 31].name}"
    spot = option >> 3
    return cube_text(option) if spot >= PLANETS else spot_text(spot)


def reward_named(text: str) -> int:
    """The due reward of this text. Raises KeyError or ValueError."""
    if "@" in text:
        colour, _, system = text.partition("@")
        return PLANETS + SYSTEM_BY_NAME[system] << 3 | COLOURS.index(colour)
    return PROJECT_BY_NAME[text] << 6


def option_text(decision: Decision, option: int) -> str:
    """The canonical text of one option."""
    ask = decision.ask
    if ask in ("take", "race") and option == NONE:
        return "under"
    if ask == "parley" and option == NONE:
        return "draw"
    if option == NONE:
        return "none"
    if ask in _WITH_SPOTS:
        return cube_text(option)
    if ask in _WITH_CUBES:
        return COLOURS[option]
    if ask in _WITH_CARDS:
        return CARDS[option].name
    if ask in _WITH_SYSTEMS:
        return SYSTEMS[option].name
    match ask:
        case "reward":
            return reward_text(option)
        case "recall" | "clear":
            return spot_text(option)
        case "cards":
            if option >> 3 >= CONFLICTS_AT:
                return cube_text(option)
            return f"lay@{CARDS[option - LAY].name}" if option >= LAY else CARDS[option].name
        case "lay":
            return f"{TRACKS[option >> 1].name}.{SIDES[option & 1]}"
        case "agree":
            return ("refuse", "agree")[option]
        case "deck":
            return TYPES[option]
        case "slot":
            return PROJECTS[option].name
        case "occupy":
            return "supply" if option == SUPPLY else PROJECTS[option].name
        case "delay":
            return str(option)
        case "choose":
            return _choice_text(CHOICES[decision.about[0]], option)
    raise ValueError(f"{ask!r} has no words for its options")


def _choice_text(choice: Effect, option: int) -> str:
    """One of several lists of effects by their words; numbered where two have the same."""
    texts = ["+".join(effect.op.replace("_", "-") for effect in effects) for effects in choice.options]
    return f"{texts[option]}.{option + 1}" if texts.count(texts[option]) > 1 else texts[option]


def about(decision: Decision) -> dict[str, Any]:
    """What a decision's prompt speaks of."""
    match decision.ask:
        case "take" | "search":
            return {"deck": TYPES[decision.about[0]]}
        case "agree":
            return {"card": CARDS[decision.about[0]].name, "seat": decision.about[1]}
        case "occupy":
            return {"system": SYSTEMS[decision.about[0]].name}
        case "lay":
            return {"card": CARDS[decision.about[0]].name}
    return {}


def event_words(kind: str, args: Sequence[Any]) -> dict[str, Any]:
    """An event's arguments by name, as canonical text and numbers."""
    if kind == "drew":
        return {"seat": args[0], "cubes": [COLOURS[colour] for colour in args[1]]}
    if kind == "route-returned":
        seat, track, start, colour, count = args
        return {"seat": seat, "route": route_text(track, start), "cubes": [COLOURS[colour]] * count}
    return {field: _word(field, value) for field, value in zip(EVENT_FIELDS[kind], args, strict=True)}


def _word(field: str, value: Any) -> Any:
    match field:
        case "card":
            return CARDS[value].name
        case "system":
            return SYSTEMS[value].name
        case "track":
            return TRACKS[value].name
        case "project":
            return PROJECTS[value].name
        case "spot":
            return spot_text(value)
        case "colour":
            return COLOURS[value]
        case "cubes" | "taken":
            return [COLOURS[colour] for colour in range(5) for _ in range(value[colour])]
        case "cube":
            return cube_text(value)
        case "side":
            return SIDES[value]
        case "way":
            return WAYS_TO_WIN[value]
        case "owner" | "loser":
            return value if value >= 0 else "nobody"
        case _:
            return value
