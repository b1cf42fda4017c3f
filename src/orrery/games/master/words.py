"""Which messages describe what a card does: its ability, its rewards, its stakes, made from the effect data alone.

Input are records as ``data/*.toml`` has them; output are sentences: the id of a message of ``text/*.ftl`` with its
arguments. An argument is a number, an id to be named by its field (``colour``: ``red`` is said by ``colour-red``), a
list of such, or another sentence. ``Words.tell`` says them; a client does the same in its own language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

Data = Mapping[str, Any]
"""An effect, an ability or a project of the data files."""

Sentence = dict[str, Any]
"""``{"key": ..., "args": {...}}``."""

_ALL: Final = ("red", "blue", "yellow", "green", "black")
_BRIGHT: Final = _ALL[:4]
_POLITICS: Final = frozenset(("leader", "conflict", "government"))
_DEVELOPMENTS: Final = frozenset(("expansion", "commerce", "progress"))
_SAYS_MAY: Final = frozenset(("redraw", "trash_cubes", "exchange_cubes", "recall_projects"))
"""Effects whose own words leave them to the player."""
_CHANGES: Final = frozenset((
    "mod_draw", "mod_card_limit", "mod_look", "mod_route", "mod_discard_gain", "mod_spoils", "mod_majority",
))


def ability_sentence(card: Data) -> Sentence | None:
    """What an active card does and when; None if it has no ability (SU-33.1, SU-33.2)."""
    if "effects" not in card:
        return None
    key = "ability"
    if card.get("limit") == "once_per_turn":
        key += "-once"
    if card.get("may", False) and not all(effect["op"] in _SAYS_MAY for effect in card["effects"]):
        key += "-may"
    return _sentence(key, trigger=trigger_sentence(card), effects=effects_sentence(card["effects"]))


def trigger_sentence(card: Data) -> Sentence:
    """When an ability works: always, on discarding the card, or at an event (SU-33.3)."""
    trigger: str = card.get("trigger", "passive")
    key = f"trigger-{trigger.replace('_', '-')}"
    narrowed: Data = card.get("filter", {})
    if "types" in narrowed:
        return _sentence(f"{key}-of", deck=either("deck", _types(narrowed["types"])))
    if "ordinal" in narrowed:
        return _sentence(f"{key}-of", ordinal=either("ordinal", narrowed["ordinal"]))
    return _sentence(key)


def effects_sentence(effects: Sequence[Data]) -> Sentence:
    """Effects in their order: one, then the next."""
    told = effect_sentence(effects[0])
    for effect in effects[1:]:
        told = _sentence("list-then", first=told, last=effect_sentence(effect))
    return told


def effect_sentence(effect: Data) -> Sentence:
    """One word of the vocabulary with its figures (SU-33.5 to SU-33.25)."""
    op: str = effect["op"]
    key = f"effect-{op.replace('_', '-')}"
    match op:
        case "gain_cubes" | "steal_cube" | "knock_cube":
            return _cubes(key, effect, _BRIGHT)
        case "trash_cubes":
            return _cubes(key, effect, _ALL)
        case "exchange_cubes":
            if set(effect["give"]) == set(_ALL) and set(effect["take"]) == set(_BRIGHT):
                return _sentence(key, count=effect["count"])
            return _sentence(f"{key}-of", count=effect["count"], give=either("colours", effect["give"]),
                             take=either("colours", effect["take"]))
        case "gain_card":
            key += {"draw": "", "random": "-random", "choose": "-choose"}[effect["mode"]]
            return _sentence(key, count=effect["count"], deck=_sentence(f"deck-{effect['deck']}"))
        case "take_card" | "discard_card":
            return _sentence(f"{key}-{effect['who']}", deck=either("deck", _types(effect["types"])))
        case "redraw" | "recall_projects" | "prepare_base" | "skip_turn":
            return _sentence(key, count=effect["count"])
        case "place_black_hole" | "place_base":
            return _sentence(f"{key}-{effect['where'].removeprefix('neutral_')}")
        case "choose_one":
            return _sentence(key, options=_joined("list-or", [effects_sentence(one) for one in effect["options"]]))
        case "mod_colonise":
            key += {"any": "", "match": "-match", "mismatch": "-mismatch"}[effect["when"]]
            return _change(key, effect["delta"])
        case "wild_cube":
            return _sentence(key, colour=effect["cube"], instead=either("colour", effect["as"]),
                             projects=both("projects", effect["kinds"]))
        case "protect":
            return _sentence(key, projects=both("projects", effect["kinds"]), ways=both("safe", effect["from"]))
        case "count_symbol":
            return _sentence(key, symbols=_symbols(effect["symbols"]))
        case _ if op in _CHANGES:
            return _change(key, effect["delta"])
    return _sentence(key)


def reward_sentence(project: Data) -> Sentence | None:
    """What completing a project brings, as it is printed beside its cells."""
    if "symbols" in project:
        return _sentence("reward-symbols", symbols=_symbols(project["symbols"]))
    reward = project.get("reward", ())
    return _sentence("reward", effects=effects_sentence(reward)) if reward else None


def goal_sentence(conflict: Data, side: str) -> Sentence:
    """What the player who fills this side of a conflict wins: the stake of the other side, and spoils (SU-21.8)."""
    stake: Sequence[Data] = conflict["blue" if side == "red" else "red"]["stake"]
    return _sentence("goal", resources=conflict["resources"], effects=effects_sentence(stake))


def either(family: str, ids: Sequence[Any]) -> Sentence:
    """Things of one family, any of which will do: ``a, b or c``."""
    return _joined("list-or", [_sentence(f"{family}-{one}") for one in ids])


def both(family: str, ids: Sequence[Any]) -> Sentence:
    """Things of one family, all of them: ``a, b and c``."""
    return _joined("list-and", [_sentence(f"{family}-{one}") for one in ids])


def _joined(key: str, sentences: Sequence[Sentence]) -> Sentence:
    told = sentences[0]
    for place, sentence in enumerate(sentences[1:], start=2):
        told = _sentence(key if place == len(sentences) else "list-more", first=told, last=sentence)
    return told


def _symbols(symbols: Sequence[str]) -> Sentence:
    counts = {symbol: symbols.count(symbol) for symbol in symbols}
    return _joined("list-and", [
        _sentence(f"symbol-{symbol}") if count == 1 else _sentence("symbol-times", symbol=symbol, count=count)
        for symbol, count in counts.items()
    ])


def _types(types: Sequence[str]) -> list[str]:
    """Types of cards; where all of politics or of development are meant, that word alone."""
    found = list(types)
    for word, whole in (("politics", _POLITICS), ("development", _DEVELOPMENTS)):
        if whole <= set(found):
            found = [word, *(one for one in found if one not in whole)]
    return found


def _cubes(key: str, effect: Data, usual: Sequence[str]) -> Sentence:
    colours: Sequence[str] = effect["colours"]
    if set(colours) == set(usual):
        return _sentence(key, count=effect["count"])
    return _sentence(f"{key}-of", count=effect["count"], colour=either("colour", colours),
                     colours=either("colours", colours))


def _change(key: str, delta: int) -> Sentence:
    return _sentence(key if delta > 0 else f"{key}-less", amount=abs(delta))


def _sentence(key: str, **args: Any) -> Sentence:
    return {"key": key, "args": args}
