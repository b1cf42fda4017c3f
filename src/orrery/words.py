"""Every word a person reads, in English and Russian, from Fluent files.

Product texts live in `text/<lang>.ftl`, those of a game in `text/<lang>.ftl` of its package. Code names a message by
its key, and a message's attribute by `key.attribute`. What a language lacks is said in English, and what English lacks
is said by the key itself: a missing word never stops a match.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from orrery import games
from orrery.core import OrreryError, Reason

LANGUAGES: Final = ("en", "ru")
MINUS: Final = "−"
_FROM_ENVIRONMENT: Final = ("ORRERY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_NAMES_KEY: Final = "names"
_UNSPOKEN: Final = re.compile("[^A-Za-z0-9_-]+")
_JOINS: Final = (("+", "joined-plus"), ("@", "joined-at"), ("=", "joined-as"), ("-", "joined-to"))
"""Signs that put canonical texts together, the loosest first, and the messages that name what is put together."""
_OF_SEATS: Final = ("seat", "other", "by", "rival", "owner", "loser")
"""Fields of an event or a question that hold a seat (or a word instead of one)."""
_SEAT: Final = re.compile(r"seat[ -](\d+)")
_BELOW_ZERO: Final = re.compile(r"(?<![\w/.-])-(?=\d)")
_LONG: Final = 800
"""Characters of an argument that is a text of its own, such as a list of everything."""


def language(wanted: str | None = None) -> str:
    """The language to speak: the one asked for, else that of the environment; English if it is not one of ours."""
    for value in (wanted, *(os.environ.get(name) for name in _FROM_ENVIRONMENT)):
        if value:
            return "ru" if value.casefold().startswith("ru") else "en"
    return "en"


class Words:
    """The sentences of one language, with those of one game among them."""

    __slots__ = ("_bundles", "_prefixes", "game", "lang")

    def __init__(self, lang: str, game: str | None = None) -> None:
        self.lang = lang
        self.game = game
        spoken = (lang,) if lang == "en" else (lang, "en")
        self._bundles = [_bundle(one, game) for one in spoken]
        self._prefixes = self.say(_NAMES_KEY).split() if self.has(_NAMES_KEY) else []

    def has(self, key: str) -> bool:
        """Whether there is a text for this key, in this language or in English."""
        return any(_pattern(bundle, key) is not None for bundle in self._bundles)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a message. Without one: the key in readable form, with its arguments."""
        plain = {name: _argument(value) for name, value in args.items()}
        for bundle in self._bundles:
            pattern = _pattern(bundle, key)
            if pattern is not None:
                # Fluent gives up on sentences of more than 2,500 characters: what is long is put in afterwards.
                long = {name: value for name, value in plain.items() if isinstance(value, str) and len(value) > _LONG}
                text, _ = bundle.format_pattern(pattern, plain | {name: f"\ue000{name}\ue001" for name in long})
                if any(isinstance(value, int | float) and value < 0 for value in plain.values()):
                    text = _BELOW_ZERO.sub(MINUS, str(text))  # the languages' own sign is a hyphen
                for name, value in long.items():
                    text = str(text).replace(f"\ue000{name}\ue001", str(value))
                return str(text)
        return _readable(key, plain)

    def name(self, thing: str, field: str = "") -> str:
        """The name of a thing given by its canonical id: `card-gem-world` for the card `gem-world`, for instance.

        A message `<field>-<thing>` comes first, then those with the prefixes that the game lists under `names`. The
        number of a copy (`gem-world~2`) and a part of a thing (`old-earth.goods`) are not spoken. Where a game has
        messages for it, a text put together of others is named by its parts: `red@c1` by `joined-at`, `c1-b1` by
        `joined-to`, `terrans.base` by `joined-part` with `part-base`, a last `*` by `joined-star`.
        """
        joined = self._joined(thing, field)
        return joined if joined is not None else self._known(thing, field) or thing

    def _known(self, thing: str, field: str) -> str | None:
        one = spoken(re.split("[~.]", thing, maxsplit=1)[0])
        for prefix in (field, *self._prefixes):
            if prefix and self.has(f"{prefix}-{one}"):
                return self.say(f"{prefix}-{one}")
        return None

    def _joined(self, thing: str, field: str) -> str | None:
        """The name of a thing that is put together of others; None if it is not, or the game does not speak so."""
        if thing.endswith("*") and self.has("joined-star"):
            return self.say("joined-star", first=self.name(thing[:-1], field))
        for sign, key in _JOINS:
            first, found, last = thing.partition(sign)
            if found and self.has(key) and (sign != "-" or self._known(thing, field) is None):
                pair = [self.name(one) for one in (first, last)]
                if pair != [first, last]:
                    return self.say(key, first=pair[0], last=pair[1])
        whole, dot, part = thing.partition(".")
        if dot and self.has(f"part-{part}"):
            return self.say("joined-part", first=self.name(whole, field), last=self.say(f"part-{part}"))
        return None

    def tell(self, sentence: Mapping[str, Any]) -> str:
        """A sentence given as ``{"key": ..., "args": ...}``, as the data of pieces holds them; arguments are named."""
        return self.say(sentence["key"], **self.named(sentence["args"]))

    def named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments with ids put into words; numbers stay. A list `cards` comes with its length, `cards-count`.

        An argument may itself be a sentence (see ``tell``).
        """
        words: dict[str, Any] = {}
        for field, value in args.items():
            words[field] = self._named(field, value)
            if isinstance(value, list | tuple):
                words[f"{field}-count"] = len(value)
        return words

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, in a sentence."""
        return self.say(reason.key, **self.named(reason.args))

    def error(self, error: OrreryError) -> str:
        """What a refusal says, with the reason behind it if there is one."""
        args = dict(error.args_)
        reason = args.pop("reason", None)
        text = self.say(error.key, **args) if self.has(error.key) else str(error)
        return f"{text} {self.reason(reason)}" if isinstance(reason, Reason) else text

    def _named(self, field: str, value: Any) -> Any:
        if isinstance(value, str):
            return self.name(value, field)
        if isinstance(value, list | tuple):
            return ", ".join(str(self._named(field, one)) for one in value)
        return self.tell(value) if isinstance(value, Mapping) else value


class Kinds(NamedTuple):
    """Kinds of a game's events by what they tell of a match."""

    headings: frozenset[str] = frozenset()
    """They head a part of the log, a round or a phase: they tell when something happened, and not what."""
    telling: tuple[str, ...] = ()
    """They tell best what moved points and chances, the most telling first."""
    routine: frozenset[str] = frozenset()
    """They tell it only where nothing else happened."""


UNLISTED: Final = Kinds()
"""Those of a game that lists none."""


def kinds(game: str) -> Kinds:
    """The kinds that a game's texts list."""
    words = Words("en", game)
    headings, telling, routine = [words.say(key).split() if words.has(key) else [] for key in Kinds._fields]
    return Kinds(frozenset(headings), tuple(telling), frozenset(routine))


def seat_of(field: str, value: Any) -> int:
    """The seat that a field of an event speaks of: by its number, or as one of other things (``seat-1``); else -1."""
    if isinstance(value, str):
        found = _SEAT.fullmatch(value)
        return int(found[1]) if found else -1
    return value if field in _OF_SEATS and isinstance(value, int) else -1


def signed(change: int) -> str:
    """A change with its sign: "+3", "−2"."""
    return f"{change:+d}".replace("-", MINUS)


def spoken(text: str) -> str:
    """A canonical text as a message can choose by it: with hyphens for the signs that Fluent does not know."""
    return _UNSPOKEN.sub("-", text)


def keys(lang: str, game: str | None = None) -> dict[str, list[str]]:
    """The keys that a text file defines, each with the names of its attributes."""
    folder = _text_folder(game)
    return {
        entry.id.name: sorted(attribute.id.name for attribute in entry.attributes)
        for entry in FluentResource(_source(folder, lang)).body
        if isinstance(entry, Message)
    }


def source(lang: str, game: str | None = None) -> str:
    """The text file of a game (or of the product) in one language; empty if there is none."""
    return _source(_text_folder(game), lang)


@cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    if game is not None:
        bundle.add_resource(_resource(lang, game))  # the first text of a key stays: a game may reword the product
    bundle.add_resource(_resource(lang, None))
    return bundle


@cache
def _resource(lang: str, game: str | None) -> Any:
    return FluentResource(_source(_text_folder(game), lang))


def _source(folder: Traversable | None, lang: str) -> str:
    if folder is None:
        return ""
    file = folder / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _text_folder(game: str | None) -> Traversable | None:
    """Where the texts of a game (or of the product) are."""
    if game is None:
        return files("orrery") / "text"
    own = games.own_files(game)
    return None if own is None else own / "text"


def _pattern(bundle: FluentBundle, key: str) -> Any:
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def _argument(value: object) -> str | int | float:
    """A value as Fluent takes it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, Iterable):
        return ", ".join(str(one) for one in value)
    return str(value)


def _readable(key: str, args: Mapping[str, object]) -> str:
    """`event-card-drawn` with seat 1 as `Card drawn (seat 1)`."""
    _, dash, rest = key.partition("-")
    text = (rest if dash else key).replace("-", " ").replace(".", " ").strip()
    text = text[:1].upper() + text[1:]
    # The length of a list and what a thing is are for sentences that were written; here it is in sight itself.
    given = ", ".join(f"{name} {value}" for name, value in args.items() if not _beside(name, args))
    return f"{text} ({given})" if given else text


def _beside(name: str, args: Mapping[str, object]) -> bool:
    """Whether an argument only tells more of another: ``cards-count`` of ``cards``, ``seat-is`` of ``seat``."""
    whole, dash, more = name.rpartition("-")
    return bool(dash) and more in ("count", "is") and whole in args
