"""Damaged position documents: one thing of a sound one is wrong, anywhere in it.

Such a document is refused in a sentence, or it is another sound position: a match can be played on from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from orrery.core import OMNISCIENT, SPECTATOR, BadPosition, Chance, Game, from_position
from orrery.gauntlet.plan import LONGEST
from orrery.lab.transcript import random_codes

Pick = Callable[[int], int]
"""Chooses one of so many things: a number from 0."""
Path = tuple[Any, ...]

OTHER_TYPES: Final[tuple[Any, ...]] = (None, True, False, 1.5, "x", "", -1, 0, 99, [], {})
UNKNOWN: Final = "nonsense"


class Damage(NamedTuple):
    """A damaged document, where it is damaged, and how."""

    document: dict[str, Any]
    path: str
    how: str


def damaged(document: Mapping[str, Any], pick: Pick) -> Damage:
    """The document with one damage, chosen by ``pick``: first the place, from the top downwards, then what happens."""
    copy: dict[str, Any] = json.loads(json.dumps(document))
    path = _place(copy, pick)
    inner: Any = copy
    for step in path[:-1]:
        inner = inner[step]
    ways = _WAYS[type(inner)]
    how = ways[pick(len(ways))](inner, path[-1], copy, pick)
    return Damage(copy, ".".join(map(str, path)), how)


def _place(document: Any, pick: Pick) -> Path:
    """The way to some value: each field of a level is as likely as the others, however much lies below it."""
    path: list[Any] = []
    inner = document
    while isinstance(inner, dict | list) and inner and (not path or pick(4)):
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        path.append(keys[pick(len(keys))])
        inner = inner[path[-1]]
    return tuple(path)


def _leaves(value: Any) -> Iterator[Any]:
    """All values of a document that hold no others, and the keys of its objects."""
    if isinstance(value, dict):
        yield from value
        for one in value.values():
            yield from _leaves(one)
    elif isinstance(value, list):
        for one in value:
            yield from _leaves(one)
    else:
        yield value


def _leaf_like(document: Any, value: Any, pick: Pick) -> Any:
    """Another value of the same type from elsewhere in the document; any other if there is none."""
    leaves = list(dict.fromkeys(one for one in _leaves(document) if one is not None and one != value))
    alike = [one for one in leaves if type(one) is type(value)] or leaves
    return alike[pick(len(alike))] if alike else UNKNOWN


# -- what happens: each changes the document, and says how -----------------------------------------------------------


def _delete(inner: Any, key: Any, document: Any, pick: Pick) -> str:
    del inner[key]
    return "deleted"


def _other_type(inner: Any, key: Any, document: Any, pick: Pick) -> str:
    value = inner[key]
    others = [*OTHER_TYPES, [value], {UNKNOWN: value}, str(value)]
    others += [float(value)] if type(value) is int else []
    inner[key] = others[pick(len(others))]
    return f"{value!r} became {inner[key]!r}"


def _near(inner: Any, key: Any, document: Any, pick: Pick) -> str:
    value = inner[key]
    if type(value) is not int:
        return _elsewhere(inner, key, document, pick)
    inner[key] = value + (1, -1)[pick(2)]
    return f"{value!r} became {inner[key]!r}"


def _elsewhere(inner: Any, key: Any, document: Any, pick: Pick) -> str:
    value = inner[key]
    inner[key] = _leaf_like(document, value, pick)
    return f"{value!r} became {inner[key]!r}"


def _unknown_key(inner: dict[str, Any], key: str, document: Any, pick: Pick) -> str:
    value = inner[key]
    inside = value if isinstance(value, dict) else inner
    inside[UNKNOWN] = 1
    return f"with the key {UNKNOWN!r}"


def _other_key(inner: dict[str, Any], key: str, document: Any, pick: Pick) -> str:
    other = str(_leaf_like(document, key, pick))
    inner[other] = inner.pop(key)
    return f"with the key {other!r}"


def _drop(inner: list[Any], key: int, document: Any, pick: Pick) -> str:
    return f"without {inner.pop(key)!r}"


def _twice(inner: list[Any], key: int, document: Any, pick: Pick) -> str:
    inner.insert(pick(len(inner) + 1), inner[key])
    return f"{inner[key]!r} twice"


def _swap(inner: list[Any], key: int, document: Any, pick: Pick) -> str:
    other = pick(len(inner))
    inner[key], inner[other] = inner[other], inner[key]
    return f"changed places with {other}"


_WAYS: Final[dict[type, tuple[Callable[[Any, Any, Any, Pick], str], ...]]] = {
    dict: (_delete, _other_type, _near, _elsewhere, _unknown_key, _other_key),
    list: (_other_type, _near, _elsewhere, _drop, _twice, _swap),
}


# -- what comes of it ------------------------------------------------------------------------------------------------


def refused_or_played(game: Game[Any], damage: Damage, longest: int = LONGEST) -> str:
    """Read a damaged document and play on from it at random, with audits: to the end, unless fewer answers are to do.

    Returns the sentence with which it was refused; empty if it was played. Whatever else is raised is a fault.
    """
    chance = Chance(b"damaged")
    try:
        match = from_position(game, damage.document, b"damaged", live=False)
    except BadPosition as problem:
        return str(problem)
    state = match.state
    for viewer in range(SPECTATOR, state.seats):
        json.dumps(game.view(state, viewer))
    json.dumps(game.write(state))
    answers = 0
    while match.pending and answers < longest:
        match.step_all(random_codes(match, chance))
        game.audit(state)
        answers += 1
    assert answers < LONGEST, f"a match ends within {LONGEST} questions"
    game.result(state)
    json.dumps(game.view(state, OMNISCIENT))
    return ""
