"""Salvage of the documents as a stranger would install it: a package with an entry point, words, and what is asked."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.outside import package, path_with
from tests.tiny import DEPTH, blocks

TOLD = '''

class Told(Salvage):
    """The same, with the names of its questions and what they are about, for standing orders and screens."""

    asks = dict.fromkeys(("buy", "act", "offer", "deal", "veto"), "pick")

    def about(self, decision: Decision) -> dict[str, Any]:
        return {"seat": decision.about[0]} if decision.ask in ("deal", "veto") else {}

    def phase(self, s: Site) -> dict[str, Any]:
        return {"round": s.round}


SALVAGE = Told()
'''
ENGLISH = """
game-name = Salvage
ask-buy = Buy a crate for a coin?
ask-act = The wreck drifts before you.
ask-offer = Offer a coin for this turn
ask-deal = { $seat } offers a coin for your turn.
ask-veto = Do you veto what { $seat } does?
option-yes = Yes
option-veto = Veto
option-look = Look at the wreck
option-overboard = Throw a crate overboard
event-bought = { $seat } buys a crate
event-looked = { $seat } looks at the wreck
event-dug = { $seat } digs out the wreck, { $wreck } points
event-drew = { $seat } draws
event-rested = { $seat } rests
event-overboard = { $seat } throws a crate overboard
event-offered = { $seat } offers { $other } a coin
event-dealt = { $seat } sells the turn to { $other }
event-vetoed = { $seat } vetoes { $other }
"""
RUSSIAN = """
game-name = Обломки
ask-buy = Купить ящик за монету?
ask-act = Перед вами обломок.
ask-offer = Предложить монету за этот ход
ask-deal = { $seat } предлагает монету за ваш ход.
ask-veto = Наложить вето на действие игрока { $seat }?
option-yes = Да
option-veto = Вето
option-look = Осмотреть обломок
option-overboard = Выбросить ящик за борт
"""


def site(folder: Path) -> Path:
    """A folder with the package and what pip would write beside it."""
    return package(folder, "salvage", "salvage_game.game:SALVAGE", {
        "salvage_game/__init__.py": "", "salvage_game/game.py": blocks("python", DEPTH)[0] + TOLD,
        "salvage_game/text/en.ftl": ENGLISH, "salvage_game/text/ru.ftl": RUSSIAN,
    })


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The package among those that Python finds here."""
    place = str(site(folder))
    sys.path.append(place)
    try:
        yield
    finally:
        sys.path.remove(place)
        for name in [name for name in sys.modules if name.partition(".")[0] == "salvage_game"]:
            del sys.modules[name]


def environment(folder: Path) -> dict[str, str]:
    """What lets a new process find it too."""
    return {"PYTHONPATH": path_with(site(folder))}
