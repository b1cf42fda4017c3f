"""Bulk play: many numbered games between bots, on any number of processes, with the same results on all of them."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, NamedTuple

from orrery import bots as all_bots
from orrery import games as all_games
from orrery.bots import Bot, drive
from orrery.core import BadSetup, Game, Match, OrreryError, new_match

Progress = Callable[[int], None]
"""Told how many games are done, now and then."""
Observer = Callable[["Played", Match[Any]], None]
"""Shown each finished game and its match, with all its events."""


class Played(NamedTuple):
    """One game: its number and seed, which bot sat in each seat, how it ended, how many answers it took."""

    number: int
    seed: bytes
    sat: tuple[int, ...]
    """By seat: the place of its bot in ``Results.bots``."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The winning seats; several share the win."""
    length: int
    stopped: bool = False
    """Broken off because it would not end: its scores are those of that moment, and nobody has won."""
    traits: dict[str, tuple[str, ...]] = {}  # noqa: RUF012 - never changed
    """What the game tells its seats apart by (``Game.traits``)."""


class Results(NamedTuple):
    """What came out of bulk play, in the order of the games' numbers."""

    game: str
    rules: int
    options: dict[str, str]
    seed: int
    bots: tuple[str, ...]
    games: tuple[Played, ...]


class GameCrashed(OrreryError):
    """A game of bulk play that broke off. Its number and seed are enough to play it again."""

    def __init__(self, number: int, seed: bytes, detail: str) -> None:
        super().__init__("error-game-crashed", f"Game {number} (seed {seed.hex()}) broke off: {detail}",
                         {"number": number, "seed": seed.hex(), "detail": detail})
        self.number = number
        self.seed = seed
        self.detail = detail

    def __reduce__(self) -> tuple[type[GameCrashed], tuple[int, bytes, str]]:
        return GameCrashed, (self.number, self.seed, self.detail)


class _Job(NamedTuple):
    """What a worker needs to know; sent to it by value, so it names games and bots."""

    game: str | Game[Any]
    bots: tuple[str | Bot, ...]
    seed: int
    options: dict[str, str]
    rotate: bool


def play(
    game: Game[Any],
    bots: Sequence[str | Bot],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
    *,
    rotate: bool = True,
    first: int = 0,
    observe: Observer | None = None,
) -> Results:
    """Play ``games`` games numbered from ``first``, one bot a seat, on ``jobs`` processes.

    A bot is a name, or an object; with ``rotate``, bot k sits in seat (k + number) % seats. ``observe`` is called with
    each game and its match. Objects and observers stay in this process: they go with ``jobs=1``. Raises BadSetup, or
    GameCrashed with the number and seed of the game that broke off.
    """
    settled = game.settle_options(options)
    seated = _seated(bots, game)
    if jobs > 1 and (observe is not None or any(isinstance(bot, Bot) for bot in bots)):
        raise BadSetup("error-one-process", "Bots given as objects and observers do not travel to other processes; "
                       "expected jobs=1, or bots by name.", {})
    new_match(game, len(bots), b"", settled)  # refuses a wrong number of seats before any work is done
    job = _Job(_by_name(game), tuple(bots), seed, settled, rotate)
    numbers = range(first, first + games)
    played: list[Played] = []
    for some in _in_turn(job, game, seated, numbers, observe) if jobs <= 1 else _side_by_side(job, numbers, jobs):
        played.extend(some)
        if progress is not None:
            progress(len(played))
    played.sort()
    names = [bot if isinstance(bot, str) else bot.name or type(bot).__name__ for bot in bots]
    return Results(game.slug, game.rules_version, settled, seed, tuple(names), tuple(played))


def seed_of(seed: int, number: int) -> bytes:
    """The seed of one game: it depends on the run's seed and the game's number, and on nothing else."""
    return blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()


def seating(count: int, number: int, rotate: bool = True) -> tuple[int, ...]:
    """By seat, which bot sits there in this game: bot k in seat (k + number) % count."""
    return tuple((seat - number) % count if rotate else seat for seat in range(count))


def play_one(
    game: Game[Any], bots: Sequence[Bot], number: int, seed: int, options: Mapping[str, str], rotate: bool = True,
    longest: int = drive.LONGEST, events: bool = False,
) -> tuple[Played, Match[Any]]:
    """Play one game of a bulk run, by its number; the finished match comes with it, with its events if asked for."""
    sat = seating(len(bots), number, rotate)
    seated = [bots[k] for k in sat]
    own_seed = seed_of(seed, number)
    match = new_match(game, len(bots), own_seed, options, live=any(bot.searches for bot in bots), events=events)
    if drive.all_random(bots):
        drive.play_random(match, longest)
    else:
        drive.play(match, seated, longest)
    result = match.result()
    stopped = not match.over()
    winners = () if stopped else result.winners
    traits = {name: tuple(words) for name, words in game.traits(match.state).items()}
    return Played(number, own_seed, sat, result.scores, winners, len(match.inputs), stopped, traits), match


def _by_name(game: Game[Any]) -> str | Game[Any]:
    """The game's slug if workers can load it by that; otherwise the game itself, to be pickled."""
    try:
        return game.slug if all_games.load(game.slug) is game else game
    except OrreryError:
        return game


def _seated(bots: Sequence[str | Bot], game: Game[Any]) -> list[Bot]:
    return [all_bots.load(bot, game) if isinstance(bot, str) else bot for bot in bots]


def _some(
    job: _Job, game: Game[Any], bots: Sequence[Bot], numbers: Iterable[int], observe: Observer | None = None
) -> list[Played]:
    done = []
    for number in numbers:
        try:
            played, match = play_one(game, bots, number, job.seed, job.options, job.rotate, events=observe is not None)
        except Exception as error:
            raise GameCrashed(number, seed_of(job.seed, number), traceback.format_exc()) from error
        done.append(played)
        if observe is not None:
            observe(played, match)
    return done


def _in_turn(
    job: _Job, game: Game[Any], bots: Sequence[Bot], numbers: range, observe: Observer | None
) -> Iterator[list[Played]]:
    for chunk in _chunks(numbers, 1):
        yield _some(job, game, bots, chunk, observe)


def _side_by_side(job: _Job, numbers: range, jobs: int) -> Iterator[list[Played]]:
    with ProcessPoolExecutor(jobs, get_context("spawn"), _worker_starts, (job,)) as pool:
        waiting = {pool.submit(_worker_plays, chunk): chunk for chunk in _chunks(numbers, jobs)}
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BrokenProcessPool:
            lost = min(chunk[0] for task, chunk in waiting.items() if not task.done() or task.exception())
            raise GameCrashed(lost, seed_of(job.seed, lost), "a worker process died; this is the first game that may "
                              "have been lost with it") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _chunks(numbers: range, jobs: int) -> list[range]:
    """Shares small enough for progress and an even load, large enough not to matter."""
    size = max(1, min(100, len(numbers) // (jobs * 8)))
    return [numbers[at : at + size] for at in range(0, len(numbers), size)]


_worker: list[tuple[_Job, Game[Any], list[Bot]]] = []


def _worker_starts(job: _Job) -> None:
    game = all_games.load(job.game) if isinstance(job.game, str) else job.game
    _worker.append((job, game, _seated(job.bots, game)))
    gc.freeze()


def _worker_plays(numbers: range) -> list[Played]:
    job, game, bots = _worker[0]
    return _some(job, game, bots, numbers)
