"""``orrery play``: a match in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from orrery import games
from orrery.cli.arguments import GameName, Lang, Options, Seed, match_options, seat_names, seed_bytes, speaking
from orrery.cli.players import Player, seated, seated_again
from orrery.cli.problems import Problem
from orrery.cli.saves import new_save, read_record, replayed
from orrery.cli.session import Session
from orrery.core import Game, Match, new_match

DEFAULT_OPPONENT = "heuristic"


def play(
    game: GameName,
    /,
    *,
    seats: Annotated[str | None, Parameter(metavar="A,B,…", help="help-play-seats", show_default=False)] = None,
    option: Options = (),
    seed: Seed = None,
    resume: Annotated[Path | None, Parameter(metavar="FILE", help="help-play-resume", show_default=False)] = None,
    save: Annotated[Path | None, Parameter(metavar="FILE", help="help-play-save", show_default=False)] = None,
    lang: Lang = None,
) -> int:
    """Play a match, or go on with a saved one."""
    speaking(lang)
    rules = games.load(game)
    words = speaking(lang, game)
    if resume is not None:
        if option or seed is not None:
            raise Problem("error-resume-fixed")
        match, players = _resumed(rules, resume, seats)
    else:
        match, players = _begun(rules, seats, match_options(option), seed)
        if save is not None and save.exists():
            raise Problem("error-save-exists", file=str(save))
    Session(match, players, words, save or resume or new_save(game)).run()
    return 0


def _begun(game: Game[Any], seats: str | None, options: dict[str, str], seed: str | None) -> tuple[
    Match[Any], list[Player]
]:
    names = seat_names(seats) if seats is not None else ["me", *[_opponent(game)] * (game.least_seats - 1)]
    players = seated(names, game)
    return new_match(game, len(players), seed_bytes(seed), options, events=True), players


def _resumed(game: Game[Any], path: Path, seats: str | None) -> tuple[Match[Any], list[Player]]:
    record = read_record(path)
    match = replayed(game, record, events=True)
    if seats is None:
        return match, seated_again(record.names, record.setup.seats, game)
    players = seated(seat_names(seats), game)
    if len(players) != record.setup.seats:
        raise Problem("error-resume-seats", seats=record.setup.seats, given=len(players))
    return match, players


def _opponent(game: Game[Any]) -> str:
    from orrery import bots

    known = bots.known(game)
    return DEFAULT_OPPONENT if DEFAULT_OPPONENT in known else known[-1]
