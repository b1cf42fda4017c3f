"""Names for guests, made up from words of the sky."""

from __future__ import annotations

import secrets
import tomllib
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

from orrery.server.problems import Invalid

MOST = 40


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
    if not text or len(text) > MOST or any(unicodedata.category(letter)[0] == "C" for letter in text):
        raise Invalid("error-name", f"A name has 1 to {MOST} visible characters.", {"most": MOST})
    return text


def key_of(name: str) -> str:
    """What makes two names the same: everything but case and width."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


@cache
def _words() -> dict[str, Any]:
    return tomllib.loads((files("orrery.server") / "names.toml").read_text(encoding="utf-8"))
