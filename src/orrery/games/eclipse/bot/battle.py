"""How a battle will go: small ones by the distribution of damage, large ones by what is to be expected.

Each side is one row of ships that fall in order, so that the damage it has taken says who is left. That is how a
player who aims at one ship after the other fights (EC-17.5), and near enough to how ancients do (EC-18.4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from orrery.games.eclipse.ships import DAMAGE, Fighter

Kind = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...], int]
"""Ships of one type: initiative, computer, shield, damage that destroys one, cannons, missiles, how many."""
Side = tuple[Kind, ...]

_MOST_WORK: Final = 260
_EVEN: Final = 0.5


class Outcome(NamedTuple):
    """Whether the attacker wins, and which share of each side is left of it, on average."""

    wins: float
    left: float
    enemy_left: float


def kind(one: Fighter, count: int) -> Kind:
    """So many ships of a design."""
    return one.initiative, one.computer, one.shield, one.hull + 1, one.cannons, one.missiles, count


def side(designs: Sequence[Fighter], counts: Iterable[int]) -> Side:
    """The ships of a player, those with the most fire for what they stand first: they are shot at first."""
    kinds = [kind(designs[ship], count) for ship, count in enumerate(counts) if count]
    return tuple(sorted(kinds, key=lambda one: (-_fire(one) / one[3], one)))


def _fire(one: Kind) -> float:
    return sum([dice * damage for dice, damage in zip(one[4], DAMAGE)]) + sum(one[5])


def chance_to_hit(computer: int, shield: int) -> float:
    """How often a die hits (EC-17.6, EC-17.7)."""
    return min(5, max(1, 1 + computer - shield)) / 6


@lru_cache(maxsize=1 << 15)
def fight(attacker: Side, defender: Side) -> Outcome:
    """What comes of it if nobody retreats; without a cannon the attacker has to go (EC-19.16)."""
    if not attacker:
        return Outcome(0.0, 0.0, 1.0)
    if not defender:
        return Outcome(1.0, 1.0, 0.0)
    rows = (_Row(attacker), _Row(defender))
    if rows[0].size * rows[1].size * (len(attacker) + len(defender)) <= _MOST_WORK:
        return _by_distribution(rows)
    return _by_expectation(rows)


class _Row:
    """One side in the order in which it falls; ``size`` is the damage that destroys all of it."""

    __slots__ = ("alive", "ends", "kinds", "shields", "size")

    def __init__(self, kinds: Side) -> None:
        self.kinds = kinds
        self.ends: list[int] = []
        self.shields: list[int] = []
        self.alive: list[list[int]] = [[] for _ in kinds]
        standing = [one[6] for one in kinds]
        total = 0
        for place, one in enumerate(kinds):
            for _ in range(one[6]):
                total += one[3]
                for _ in range(one[3]):
                    for other, count in enumerate(standing):
                        self.alive[other].append(count)
                    self.ends.append(total)
                    self.shields.append(one[2])
                standing[place] -= 1
        self.size = total


def _turns(rows: tuple[_Row, _Row]) -> list[tuple[int, int]]:
    """Side and kind in the order of acting: by initiative, the defender first among equals (EC-17.1, EC-17.2)."""
    turns = [(-one[0], -who, who, place) for who, row in enumerate(rows) for place, one in enumerate(row.kinds)]
    return [(who, place) for _, _, who, place in sorted(turns)]


@lru_cache(maxsize=1 << 12)
def _hits(dice: int, chance: float) -> tuple[float, ...]:
    return tuple([comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)])


def _by_distribution(rows: tuple[_Row, _Row]) -> Outcome:
    turns = _turns(rows)
    size, other_size = rows[0].size, rows[1].size
    begin = _volley(rows, turns, {(0, 0): 1.0}, True)
    waiting: dict[int, dict[tuple[int, int], float]] = {}
    wins = left = enemy_left = 0.0

    def note(spread: dict[tuple[int, int], float], share: float) -> None:
        nonlocal wins, left, enemy_left
        for (a, b), chance in spread.items():
            chance *= share
            if a >= size:
                enemy_left += chance * (1 - b / other_size)
            elif b >= other_size:
                wins += chance
                left += chance * (1 - a / size)
            else:
                row = waiting.setdefault(a + b, {})
                row[a, b] = row.get((a, b), 0.0) + chance

    note(begin, 1.0)
    while waiting:
        for at, chance in waiting.pop(min(waiting)).items():
            if chance < 1e-4:
                continue
            spread = _volley(rows, turns, {at: 1.0}, False)
            stays = spread.pop(at, 0.0)
            if stays > 0.999:
                enemy_left += chance * (1 - at[1] / other_size)
                left += chance * (1 - at[0] / size)
            else:
                note(spread, chance / (1 - stays))
    return Outcome(wins, left, enemy_left)


def _volley(
    rows: tuple[_Row, _Row], turns: list[tuple[int, int]], spread: dict[tuple[int, int], float], missiles: bool
) -> dict[tuple[int, int], float]:
    """All kinds fire once, cannons or missiles."""
    for who, place in turns:
        row, enemy = rows[who], rows[1 - who]
        one = row.kinds[place]
        for colour in (2, 1, 0):
            dice = (one[5] if missiles else one[4])[colour]
            if not dice:
                continue
            alive, ends, shields, damage = row.alive[place], enemy.ends, enemy.shields, DAMAGE[colour]
            after: dict[tuple[int, int], float] = {}
            for at, chance in spread.items():
                own, theirs = at if who == 0 else (at[1], at[0])
                if own >= row.size or theirs >= enemy.size or not alive[own]:
                    after[at] = after.get(at, 0.0) + chance
                    continue
                for share in _hits(alive[own] * dice, chance_to_hit(one[1], shields[theirs])):
                    to = (own, theirs) if who == 0 else (theirs, own)
                    after[to] = after.get(to, 0.0) + chance * share
                    if theirs < enemy.size:
                        theirs = min(theirs + damage, ends[theirs])
            spread = after
    return spread


def _by_expectation(rows: tuple[_Row, _Row]) -> Outcome:
    turns = _turns(rows)
    taken = [0.0, 0.0]
    for bout in range(12):
        before = taken[:]
        for who, place in turns:
            row, enemy = rows[who], rows[1 - who]
            if taken[0] >= rows[0].size or taken[1] >= rows[1].size:
                break
            one = row.kinds[place]
            alive = row.alive[place][int(taken[who])]
            target = int(taken[1 - who])
            chance = chance_to_hit(one[1], enemy.shields[target])
            hardness = enemy.ends[target] - target
            for dice, damage in zip(one[4] if bout else one[5], DAMAGE):
                taken[1 - who] += alive * dice * chance * min(damage, hardness + 1)
        if bout and taken == before:
            break
    shares = [max(0.0, 1 - hit / row.size) for hit, row in zip(taken, rows)]
    if shares[0] == shares[1]:
        return Outcome(_EVEN if not any(shares) else 0.0, shares[0], shares[1])
    gap = shares[0] - shares[1]
    wins = min(0.97, 0.5 + gap) if gap > 0 else max(0.03, 0.5 + gap)
    return Outcome(wins, shares[0], shares[1])
