"""What people are called: names that can be told apart, and made-up ones for guests from words of the sky."""

from __future__ import annotations

import re
import secrets
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any, Final

from orrery.server.problems import Invalid

MOST = 40
_MARKS: Final = 4
"""Accents and the like on one letter; more of them would pile up over the lines above."""
_JOINERS: Final = "\u200c\u200d"
"""Invisible themselves; some scripts need them, and many pictures are made with them."""
_SELECTORS: Final = frozenset(map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]))
"""Invisible marks that choose a look for the symbol before them; anywhere else they would hide in a name."""
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"
"""Letters, marks and signs that look like nothing."""
_LOOK_ALIKE: Final = frozenset({"LATIN", "CYRILLIC", "GREEK"})
"""Scripts that share the looks of many letters."""
_WORD: Final = re.compile(r"[^\W\d_]+")


def made_up(lang: str) -> str:
    """A name such as Quiet Comet or Тихая Комета."""
    words = _words()
    if lang == "ru":
        own = words["ru"]
        genders = ("masculine", "feminine", "neuter")
        gender, thing = secrets.choice([(n, thing) for n, name in enumerate(genders) for thing in own[name]])
        return f"{secrets.choice(own['like'])[gender]} {thing}"
    own = words["en"]
    return f"{secrets.choice(own['like'])} {secrets.choice(own['things'])}"


def clean(name: str) -> str:
    """A name as it is shown: single spaces, nothing invisible. Raises Invalid."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    hidden = any(letter in _JOINERS or (letter in _SELECTORS and unicodedata.category(before)[0] != "S")
                 for before, letter in zip(f" {text}", text, strict=False))
    if not text or len(text) > MOST or text != one_line(text) or hidden:
        raise Invalid("error-name", f"A name has 1 to {MOST} visible characters.", {"most": MOST})
    return text


def clean_for_account(name: str) -> str:
    """A name that somebody has for himself: as it is shown, each word in one script, for many letters of Latin,
    Cyrillic and Greek look the same. Raises Invalid.
    """
    text = clean(name)
    for word in _WORD.findall(text):
        if len(_LOOK_ALIKE & {unicodedata.name(letter, "").partition(" ")[0] for letter in word}) > 1:
            raise Invalid("error-name-mixed", f"The word {word!r} mixes letters of several scripts that look alike; "
                          "expected those of one.", {"word": word})
    return text


def one_line(text: str) -> str:
    """What a person wrote, as it is shown in a line: single spaces, nothing that turns or covers what stands near it.

    Empty if there is nothing to see in it.
    """
    shown, marks = [], 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= _MARKS:
            shown.append(letter if _may_show(letter) else " ")
    line = " ".join("".join(shown).split())
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def _may_show(letter: str) -> bool:
    return (letter.isprintable() or letter in _JOINERS) and letter not in _BLANK


def key_of(name: str) -> str:
    """What makes two names the same: everything but case, width, the number of spaces, and what cannot be seen or only
    chooses how a symbol looks.

    It takes a name as it was typed. Whoever compares names (login, new names, limits) compares these.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = [letter for letter in folded if letter.isspace() or (
        letter.isprintable() and letter not in _BLANK and letter not in _SELECTORS)]
    return " ".join("".join(seen).split())


@cache
def _words() -> dict[str, Any]:
    return tomllib.loads((files("orrery.server") / "names.toml").read_text(encoding="utf-8"))
