"""What the heuristic player holds in mind while it answers one question: the position, and what things are worth."""

from __future__ import annotations

from functools import lru_cache

from orrery.core import NONE
from orrery.games.eclipse.board import (
    KINDS,
    MATERIALS,
    MONEY,
    PRODUCTION,
    REPUTATION,
    ROUNDS,
    SCIENCE,
    SECTORS,
    TRACK,
    UPKEEP,
)
from orrery.games.eclipse.bot.weights import Weights
from orrery.games.eclipse.diplomacy import room_for_reputation
from orrery.games.eclipse.population import kind_of
from orrery.games.eclipse.ships import MONOLITH_POINTS
from orrery.games.eclipse.state import HAS_MONOLITH, HAS_ORBITAL, EclipseState, production, species_of
from orrery.games.eclipse.technologies import SQUARE_MASK


@lru_cache(maxsize=256)
def best_drawn(draws: int, beyond: int) -> float:
    """By how much the best of so many reputation tiles is above a value, on average."""
    count = len(REPUTATION)
    draws = min(draws, count)
    total = 0.0
    for least in range(1, 5):
        below = sum(value < least for value in REPUTATION)
        none = 1.0
        for n in range(draws):
            none *= max(0, below - n) / (count - n)
        if least > beyond:
            total += 1 - none
    return total


class Mind:
    """One seat's judgement of a position."""

    __slots__ = ("budget", "last", "left", "rivals", "s", "seat", "species", "w", "worth")

    def __init__(self, s: EclipseState, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.w = weights
        self.species = species_of(s, seat)
        self.left = ROUNDS - s.round
        """Productions that can still be spent."""
        self.last = self.left == 0
        self.rivals = [
            other for other in range(s.seats)
            if other != seat and not s.out >> other & 1 and s.species[other] != NONE
        ]
        self.worth = self._worths()
        self.budget = self._budget()

    def _worths(self) -> tuple[float, float, float]:
        """Of one of each resource; a kind that comes seldom counts more."""
        w = self.w
        if self.last:
            return (w.last, w.last, w.last)
        made = [production(self.s, self.seat, resource) for resource in range(3)]
        mean = sum(made) / 3
        scale = [min(1.6, max(0.6, (mean / one) ** w.balance)) for one in made]
        return (w.money * scale[0], w.science * scale[1], w.materials * scale[2])

    # -- upkeep -----------------------------------------------------------------------------------------------------

    def _budget(self) -> int:
        """Money that is there to pay upkeep with at the end of the round."""
        return self.s.storage[self.seat][MONEY] + production(self.s, self.seat, MONEY)

    def _tradable(self) -> int:
        """Money that other resources could be turned into."""
        storage, ratio = self.s.storage[self.seat], self.species.ratio
        return storage[SCIENCE] // ratio + storage[MATERIALS] // ratio

    def affordable(self, discs: int) -> bool:
        """Whether upkeep can still be paid when so many more discs leave the track, by trading if need be."""
        there = self.s.discs[self.seat]
        return there >= discs and self.budget + self._tradable() >= UPKEEP[there - discs]

    def price(self, discs: int = 1) -> float:
        """What it costs in upkeep this round that so many discs leave the track, in points."""
        there = self.s.discs[self.seat]
        if there < discs:
            return 99.0
        before, after = UPKEEP[there], UPKEEP[there - discs]
        traded = max(0, after - max(before, self.budget)) if after > self.budget else 0
        ratio = self.species.ratio
        return (after - before) * self.worth[MONEY] + traded * ratio * max(self.worth[1:]) * self.w.pawn

    def may_spend(self, resource: int, amount: int) -> bool:
        """Whether upkeep can still be paid when so much of a resource is gone."""
        debt = UPKEEP[self.s.discs[self.seat]] - self.budget
        if debt <= 0:
            return True
        ratio, storage = self.species.ratio, self.s.storage[self.seat]
        other = SCIENCE + MATERIALS - resource
        return (storage[resource] - amount) // ratio + storage[other] // ratio >= debt

    def spare(self, resource: int, idle: bool) -> int:
        """How much of a resource can be traded away: money beyond upkeep, others that have no use (``idle``)."""
        s, seat = self.s, self.seat
        discs = s.discs[seat]
        if resource == MONEY:
            kept = 0 if self.last else self.w.purse
            return min(s.storage[seat][MONEY], self.budget - UPKEEP[max(0, discs - 4 + self.last)] - kept)
        if not idle or self.left > 2:
            return 0
        return s.storage[seat][resource] - 3 * self.left

    # -- hexes ------------------------------------------------------------------------------------------------------

    def cube(self, track: int, ahead: int = 0) -> float:
        """What a cube that leaves a track is worth, when ``ahead`` others have left it before."""
        away = TRACK - self.s.cubes[self.seat][track] + ahead
        if away >= TRACK:
            return 0.0
        times = self.left + (track == MONEY)
        return (PRODUCTION[away + 1] - PRODUCTION[away]) * self.worth[track] * times

    def squares(self, sector: int) -> list[int]:
        """The kinds of the squares of a hex that could take a cube of ours."""
        one, taken, techs = SECTORS[sector], self.s.pop[sector], self.s.techs[self.seat]
        found = [
            kind for square, kind in enumerate(one.squares)
            if not (self.s.disc[sector] == self.seat and taken >> square & 1)
            and (not one.starred >> square & 1 or techs & SQUARE_MASK[kind])
        ]
        square = len(one.squares)
        if self.s.built[sector] & HAS_ORBITAL and not (self.s.disc[sector] == self.seat and taken >> square & 1):
            found.append(kind_of(sector, square))
        return found

    def harvest(self, sector: int) -> float:
        """What the free squares of a hex would bring, if it were ours."""
        ahead = [0, 0, 0]
        total = 0.0
        for kind in sorted(self.squares(sector), key=lambda one: len(KINDS[one])):
            best = max(KINDS[kind], key=lambda track: self.cube(track, ahead[track]))
            total += self.cube(best, ahead[best])
            ahead[best] += 1
        return total

    def hex_points(self, sector: int) -> float:
        """Points at the end for whoever holds a hex, our species' own included."""
        return (
            SECTORS[sector].points + self.species.per_hex
            + (MONOLITH_POINTS if self.s.built[sector] & HAS_MONOLITH else 0)
        )

    def hold(self, sector: int) -> float:
        """What a hex brings that gets a disc of ours now, until the end, less what the disc costs."""
        one = SECTORS[sector]
        value = self.hex_points(sector) + 0.9 * self.harvest(sector) + self.w.artifact * one.artifact * (self.left > 1)
        if self.s.tile[sector] or (self.s.where[sector] == NONE and one.discovery and not one.ancients):
            value += self.w.tile
        return value - self.w.disc * self.left

    # -- reputation -------------------------------------------------------------------------------------------------

    def reputation(self, draws: int) -> float:
        """What so many reputation tiles to choose from are worth."""
        held = self.s.reputation[self.seat]
        if room_for_reputation(self.s, self.seat):
            return best_drawn(draws, 0)
        lowest = min(held, default=0)
        return best_drawn(draws, lowest) if lowest else 0.0

    def friend(self, other: int) -> bool:
        """Whether we have relations with a seat."""
        return self.s.friends[self.seat] >> other & 1 == 1

    def loss(self) -> float:
        """What a point is worth to us that a rival loses."""
        return self.w.deny / max(1, len(self.rivals))
