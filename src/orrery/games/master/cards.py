"""The cards and the projects printed on them: records loaded once from ``data/*.toml``, numbered in that order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.games.master.board import COLOURS, LETTERS, SYMBOLS, read_data

TYPES: Final = ("race", "leader", "conflict", "government", "expansion", "commerce", "progress")
"""Types of cards, each with a deck of its own (SU-2.1)."""
RACE, LEADER, CONFLICT_CARD, GOVERNMENT, EXPANSION, COMMERCE, PROGRESS = range(7)
DEVELOPMENTS: Final = (EXPANSION, COMMERCE, PROGRESS)
POLITICS: Final = (LEADER, CONFLICT_CARD, GOVERNMENT)
"""What the first, second and third base of a system or development of a type brings (SU-14.9, SU-16.7)."""

KINDS: Final = ("planet", "route", "base", "card", "development", "programme", "steal", "conflict")
"""The kinds of project (SU-10.4)."""
PLANET, ROUTE, BASE, CARD, DEVELOPMENT, PROGRAMME, STEAL, CONFLICT = range(8)

EVENTS: Final = (
    "turn_start", "cubes_drawn", "planet_colonised", "route_completed", "base_placed", "card_gained",
    "development_embedded", "conflict_won", "cube_stolen_by_you", "cube_stolen_from_you",
)
"""What event abilities watch for (SU-33.3)."""
(
    TURN_START, CUBES_DRAWN, PLANET_COLONISED, ROUTE_COMPLETED, BASE_PLACED, CARD_GAINED, DEVELOPMENT_EMBEDDED,
    CONFLICT_WON, STOLEN_BY_YOU, STOLEN_FROM_YOU,
) = range(10)

RED_SIDE, BLUE_SIDE = 0, 1
SIDES: Final = ("red", "blue")
WAYS_TO_TAKE: Final = ("steal", "spoils", "knock")
BY_STEAL, BY_SPOILS, BY_KNOCK = range(3)

_CAN_BE_DECLINED_INSIDE: Final = frozenset(("redraw", "trash_cubes", "exchange_cubes", "recall_projects"))


class Effect:
    """One step of a reward, a stake or an ability, in the words of the vocabulary (SU-33)."""

    __slots__ = (
        "colours", "count", "cubes_as", "decks", "delta", "give", "kinds", "loser", "mode", "op", "options", "symbols",
        "take", "types", "ways", "when", "where",
    )

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.op: str = data["op"]
        self.count: int = data.get("count", 1)
        self.delta: int = data.get("delta", 0)
        self.colours = _colours(data.get("colours", [data["cube"]] if "cube" in data else ()))
        self.give = _colours(data.get("give", ()))
        self.take = _colours(data.get("take", ()))
        self.cubes_as = _colours(data.get("as", ()))
        self.decks = _types([data["deck"]] if "deck" in data else ())
        self.types = _types(data.get("types", ()))
        self.mode: str = data.get("mode", "draw")
        self.loser: bool = data.get("who") == "loser"
        self.where: str = data.get("where", "")
        self.when: str = data.get("when", "any")
        self.kinds: tuple[int, ...] = tuple(KINDS.index(kind) for kind in data.get("kinds", ()))
        self.ways: tuple[int, ...] = tuple(WAYS_TO_TAKE.index(way) for way in data.get("from", ()))
        self.symbols = _symbols(data.get("symbols", ()))
        self.options: tuple[tuple[Effect, ...], ...] = tuple(effects_of(one) for one in data.get("options", ()))


def effects_of(entries: Sequence[Mapping[str, Any]]) -> tuple[Effect, ...]:
    """A list of effects, in the order in which they are carried out."""
    return tuple(Effect(entry) for entry in entries)


def _colours(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(COLOURS.index(name) for name in names)


def _symbols(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(SYMBOLS.index(name) for name in names)


def _types(names: Sequence[str]) -> tuple[int, ...]:
    """Card types by number; "development" stands for all three of them (SU-3.12, SU-21.25)."""
    found: list[int] = []
    for name in names:
        found += DEVELOPMENTS if name == "development" else [TYPES.index(name)]
    return tuple(sorted(found))


class Project:
    """Cells to fill. ``stars`` are the irrevocable ones, as bits (SU-17); the side of a conflict has a stake."""

    __slots__ = ("card", "cells", "full", "id", "kind", "name", "reward", "side", "stars", "symbols", "wanted")

    def __init__(self, number: int, card: int, name: str, data: Mapping[str, Any]) -> None:
        cells: list[str] = data["cells"].split()
        self.id = number
        self.card = card
        self.name = name
        self.kind: int = KINDS.index(data["kind"])
        self.cells: tuple[int, ...] = tuple(LETTERS.index(cell[0]) for cell in cells)
        self.wanted: int = sum(1 << colour for colour in set(self.cells))
        """The colours of its cells, as bits."""
        self.stars: int = sum(1 << i for i, cell in enumerate(cells) if cell.endswith("*"))
        self.full: int = sum(8 << 4 * i for i in range(len(cells)))
        """A cell with a cube has its highest bit set (see ``state``): all of them."""
        self.side: int = data.get("side", -1)
        self.symbols = _symbols(data.get("symbols", ()))
        self.reward = effects_of(data.get("reward", data.get("stake", ())))


class Ability:
    """What an active card does: always (event NEVER and no discard), when discarded, or at an event (SU-33.1)."""

    __slots__ = ("discard", "effects", "event", "may", "once", "ordinals", "types")

    def __init__(self, data: Mapping[str, Any]) -> None:
        trigger: str = data.get("trigger", "passive")
        self.discard: bool = trigger == "discard"
        self.event: int = EVENTS.index(trigger) if trigger in EVENTS else -1
        if self.event < 0 and trigger not in ("passive", "discard"):
            raise ValueError(f"unknown trigger {trigger!r} of {data['id']}")
        self.effects = effects_of(data["effects"])
        self.once: bool = data.get("limit") == "once_per_turn"
        self.may: bool = data.get("may", False) and not all(e.op in _CAN_BE_DECLINED_INSIDE for e in self.effects)
        """Whether its owner is asked first. Effects that can be declined themselves need no such question."""
        narrowed: Mapping[str, Any] = data.get("filter", {})
        self.types = _types(narrowed.get("types", ()))
        self.ordinals: tuple[int, ...] = tuple(narrowed.get("ordinal", ()))


class Card:
    """One card. A conflict has two projects, its red and its blue side."""

    __slots__ = (
        "ability", "data", "id", "name", "own_projects", "programme", "projects", "requirement", "resources", "symbol",
        "symbols", "type",
    )

    def __init__(self, number: int, kind: int, data: Mapping[str, Any]) -> None:
        self.id = number
        self.data = data
        self.name: str = data["id"]
        self.type = kind
        self.requirement = _symbols(data.get("requirement", ()))
        self.symbols = _symbols(data.get("symbols", ()))
        self.symbol: int = SYMBOLS.index(data["symbol"]) if "symbol" in data else -1
        self.resources: int = data.get("resources", 0)
        self.ability: Ability | None = Ability(data) if "effects" in data else None
        self.projects: tuple[int, ...] = ()
        self.own_projects: tuple[int, ...] = ()
        """Those that its owner fills: the sides of a conflict belong to the board."""
        self.programme = -1

    def _projects(self) -> list[Project]:
        entries = list(self.data.get("projects", ()))
        for side, name in enumerate(SIDES):
            if name in self.data:
                entries.append({"id": name, "kind": "conflict", "side": side, **self.data[name]})
        first = len(PROJECTS)
        return [Project(first + i, self.id, f"{self.name}.{one['id']}", one) for i, one in enumerate(entries)]


_FILES: Final = ("races", "leaders", "conflicts", "governments", "developments")
CARDS: Final[list[Card]] = []
PROJECTS: Final[list[Project]] = []
for _name, _kind in zip(_FILES, (RACE, LEADER, CONFLICT_CARD, GOVERNMENT, -1), strict=True):
    for _data in read_data(_name)["card"]:
        _card = Card(len(CARDS), TYPES.index(_data["type"]) if _kind < 0 else _kind, _data)
        CARDS.append(_card)
        _own = _card._projects()
        PROJECTS.extend(_own)
        _card.projects = tuple(project.id for project in _own)
        _card.own_projects = tuple(project.id for project in _own if project.side < 0)
        _card.programme = next((project.id for project in _own if project.kind == PROGRAMME), -1)

CARD_BY_NAME: Final = {card.name: card.id for card in CARDS}
PROJECT_BY_NAME: Final = {project.name: project.id for project in PROJECTS}
DECKS: Final = tuple(tuple(card.id for card in CARDS if card.type == kind) for kind in range(len(TYPES)))
"""The cards of each deck, in order."""
CONFLICTS: Final = DECKS[CONFLICT_CARD]
FIRST_CONFLICT: Final = CONFLICTS[0]
