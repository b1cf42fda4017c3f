"""Who sits where: people and bots, and what they are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from orrery import bots
from orrery.bots import Bot
from orrery.cli.problems import Problem
from orrery.core import BadSetup, Game
from orrery.words import Words

ME: Final = "me"
_SIGILS: Final = "▲●■◆★✚⬢☾"
_COLOURS: Final = ("#F2552C", "#5878F8", "#1FC48F", "#DF92C4", "#F0E04A", "#F0F3F6", "#C07A45", "#6F7C95")


@dataclass(frozen=True, slots=True)
class Player:
    """One seat: its name in the record, and the bot that answers for it, if it is not a person."""

    name: str
    bot: Bot | None = None


def seated(names: Sequence[str], game: Game[Any]) -> list[Player]:
    """The players that ``--seats`` names: ``me``, ``me:Anna``, or a bot. Raises BadSetup on an unknown bot."""
    players = []
    for name in names:
        person, colon, own = name.partition(":")
        if person != ME:
            players.append(Player(name, _bot(name, game)))
        elif colon and (not own or own in bots.known(game)):
            raise Problem("error-seat-name", name=own)
        else:
            players.append(Player(own or ME))
    return players


def _bot(name: str, game: Game[Any]) -> Bot:
    try:
        return bots.load(name, game)
    except BadSetup as error:
        if error.key != "error-unknown-bot":
            raise
        raise Problem("error-unknown-player", bot=name, known=error.args_.get("known", "")) from None


def seated_again(names: Sequence[str], seats: int, game: Game[Any]) -> list[Player]:
    """The players of a record: those named like a bot are bots, everybody else is a person."""
    known = bots.known(game)
    named = [*names[:seats], *[ME] * (seats - len(names))]
    return [Player(name, bots.load(name, game) if name in known or ":" in name else None) for name in named]


def shown_names(names: Sequence[str], words: Words) -> list[str]:
    """What the seats are called on the screen: each name once."""
    shown = []
    for seat, name in enumerate(names):
        own = name
        if name == ME:
            own = words.say("seat-me") if names.count(ME) == 1 else words.say("seat-person", number=seat + 1)
        elif words.has(f"bot-{name}"):
            own = words.say(f"bot-{name}")
        shown.append(own if name == ME or names.count(name) == 1 else f"{own} {seat + 1}")
    return shown


def styled_names(shown: Sequence[str]) -> list[Text]:
    """The names as they are drawn: each seat has a shape and a colour, so that neither is needed alone."""
    return [
        Text(f"{_SIGILS[seat % len(_SIGILS)]} {name}", style=f"bold {_COLOURS[seat % len(_COLOURS)]}")
        for seat, name in enumerate(shown)
    ]
