"""The battles of a hex one after the other, and what comes of them all (EC-16.3, EC-16.4, EC-16.10, EC-16.11)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from orrery.games.eclipse.odds.duel import MASK, SHIFT, Duel
from orrery.games.eclipse.odds.fleet import Side
from orrery.games.eclipse.odds.force import Force
from orrery.games.eclipse.odds.moment import START, Moment
from orrery.lab.odds import EXACT, SAMPLED, Meeting, went

_WORD = 64
"""Battles played out between two words on how far it is."""


class Odds(NamedTuple):
    """What may come of the battles of a hex. Chances and means are by side, in the order of ``sides``."""

    sides: tuple[Side, ...]
    """Who was there first, first."""
    method: str
    samples: int
    """Battles played; 0 if the odds are exact."""
    dropped: float
    """How likely the courses are that were not followed (``duel.NEGLIGIBLE``, ``duel.ENOUGH``)."""
    holds: tuple[float, ...]
    """To have ships in the hex at the end."""
    away: tuple[float, ...]
    """To have none there, but some that got away."""
    nobody: float
    """That no ship of any side is left in the hex."""
    kept: tuple[dict[int, float], ...]
    """How likely a side is to have so many ships in the hex at the end, if any."""
    left: tuple[dict[tuple[int, ...], float], ...]
    """How likely so many ships of each type survive, there or elsewhere."""
    meetings: tuple[Meeting, ...]

    def survivors(self, side: int) -> list[float]:
        """How many ships of each type survive on average."""
        spread = self.left[side]
        return [sum(counts[place] * chance for counts, chance in spread.items())
                for place in range(len(self.sides[side].squadrons))]


class _Tally:
    """What has come out so far."""

    def __init__(self, forces: Sequence[Force]) -> None:
        self.forces = forces
        self.holds = [0.0] * len(forces)
        self.away = [0.0] * len(forces)
        self.nobody = 0.0
        self.kept: list[dict[int, float]] = [{} for _ in forces]
        self.left: list[dict[tuple[int, ...], float]] = [{} for _ in forces]
        self.rounds: dict[tuple[int, int], dict[int, float]] = {}
        self.dropped = 0.0

    def finish(self, side: int, strength: int, chance: float) -> None:
        """A side fights no more."""
        force = self.forces[side]
        left = force.left(strength)
        self.left[side][left] = self.left[side].get(left, 0.0) + chance
        if force.standing[strength]:
            ships = sum(force.counts[strength])
            self.holds[side] += chance
            self.kept[side][ships] = self.kept[side].get(ships, 0.0) + chance
        elif any(left):
            self.away[side] += chance

    def lasted(self, defender: int, attacker: int, number: int, chance: float) -> None:
        """A battle was over in this round."""
        rounds = self.rounds.setdefault((defender, attacker), {})
        rounds[number] = rounds.get(number, 0.0) + chance

    def odds(self, method: str, samples: int) -> Odds:
        meetings = [
            Meeting(attacker, defender, sum(rounds.values()), dict(sorted(rounds.items())))
            for (defender, attacker), rounds in sorted(self.rounds.items(), reverse=True)
        ]
        return Odds(
            tuple([force.side for force in self.forces]), method, samples, self.dropped, tuple(self.holds),
            tuple(self.away), self.nobody, tuple([dict(sorted(one.items())) for one in self.kept]),
            tuple([dict(sorted(one.items())) for one in self.left]), tuple(meetings),
        )


def exact_odds(sides: Sequence[Side], moment: Moment = START, most: int = 0) -> Odds:
    """Every course of the battles, weighed. Raises TooLarge if there are more than ``most`` ways (0: no limit).

    Sides come in the order of EC-16.4: guards, who controls the hex, then who entered first. ``moment`` is how far the
    first battle has come.
    """
    forces = [Force(side) for side in sides]
    tally = _Tally(forces)
    # Sides still in the hex -> strengths of the last of them: only that one has fought.
    waiting: dict[tuple[int, ...], dict[int, float]] = {tuple(range(len(sides))): {0: 1.0}}
    work = 0
    while waiting:
        here = max(waiting, key=len)
        last = waiting.pop(here)
        if not _fight_on(sides, here):
            for strength, chance in last.items():
                _finish(tally, here, strength, chance)
            continue
        defender, attacker = here[-2:]
        duel = Duel(forces[defender], forces[attacker], moment if len(here) == len(sides) else START)
        spread = duel.spread(last, most and max(1, most - work))
        work += duel.work
        tally.dropped += spread.dropped
        for number, chance in spread.rounds.items():
            tally.lasted(defender, attacker, number, chance)
        for pair, chance in spread.ended.items():
            left, strength, gone = _survivor(forces, here, pair)
            for side, beaten in gone:
                tally.finish(side, beaten, chance)
            into = waiting.setdefault(left, {})
            into[strength] = into.get(strength, 0.0) + chance
    return tally.odds(EXACT, 0)


def sampled_odds(
    sides: Sequence[Side], samples: int, seed: int = 0, moment: Moment = START, seconds: float = 0,
) -> Odds:
    """Battles with dice, counted; ends early after ``seconds``, if given."""
    forces = [Force(side) for side in sides]
    random = Random(seed)
    duels: dict[tuple[int, int], Duel] = {}
    counted: dict[tuple[tuple[int, ...], int], int] = {}
    lasted: dict[tuple[int, int, int], int] = {}
    losers: dict[tuple[int, int], int] = {}
    until = perf_counter() + seconds if seconds else 0.0
    done = 0
    began = perf_counter()
    while done < samples and not (until and done % 64 == 0 and done and perf_counter() > until):
        here: tuple[int, ...] = tuple(range(len(sides)))
        strength = 0
        while _fight_on(sides, here):
            defender, attacker = here[-2:]
            duel = duels.get((defender, attacker))
            if duel is None:
                duel = duels[defender, attacker] = Duel(
                    forces[defender], forces[attacker], moment if len(here) == len(sides) else START
                )
            pair, number = duel.play(strength, random)
            lasted[defender, attacker, number] = lasted.get((defender, attacker, number), 0) + 1
            here, strength, gone = _survivor(forces, here, pair)
            for loser in gone:
                losers[loser] = losers.get(loser, 0) + 1
        counted[here, strength] = counted.get((here, strength), 0) + 1
        done += 1
        if done % _WORD == 0:
            went(max(done / samples, (perf_counter() - began) / seconds if seconds else 0.0))
    tally = _Tally(forces)
    for (defender, attacker, number), times in lasted.items():
        tally.lasted(defender, attacker, number, times / done)
    for (side, strength), times in losers.items():
        tally.finish(side, strength, times / done)
    for (here, strength), times in counted.items():
        _finish(tally, here, strength, times / done)
    return tally.odds(SAMPLED, done)


def _fight_on(sides: Sequence[Side], here: tuple[int, ...]) -> bool:
    """Whether the last two still have to fight: not if only guards are left with one who is at peace."""
    return len(here) > 1 and not (sides[here[-2]].guards and sides[here[-1]].peace)


def _survivor(
    forces: Sequence[Force], here: tuple[int, ...], pair: int,
) -> tuple[tuple[int, ...], int, list[tuple[int, int]]]:
    """Who is left after a battle, the strength of the last of them, and who is not."""
    before, defender, attacker = here[:-2], *here[-2:]
    first, second = pair >> SHIFT, pair & MASK
    if forces[attacker].standing[second]:
        return (*before, attacker), second, [(defender, first)]
    if forces[defender].standing[first]:
        return (*before, defender), first, [(attacker, second)]
    return before, 0, [(defender, first), (attacker, second)]


def _finish(tally: _Tally, here: tuple[int, ...], strength: int, chance: float) -> None:
    """The battles of the hex are over."""
    if not here:
        tally.nobody += chance
        return
    for side in here[:-1]:
        tally.finish(side, 0, chance)
    tally.finish(here[-1], strength, chance)
