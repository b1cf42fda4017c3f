"""The ground on which one seat plans: its cubes and what they are worth, what systems, bases and routes take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core import NONE
from orrery.games.master.bases import joined, slots_of
from orrery.games.master.board import BLACK, DRAW, SYSTEMS, TRACKS
from orrery.games.master.bot.weights import Weights
from orrery.games.master.cards import BASE, CARD, CARDS, PROJECTS, STEAL
from orrery.games.master.phases.distribute import enemies
from orrery.games.master.state import NEUTRAL, TAKEN, MasterState, conflicts_of, cubes_on, side_owner

FAR: Final = 1e6
LOCKED: Final = 0.4
"""How much a cube on a project counts that will return it, against one in the bag."""
ROUTE_JOBS: Final = 1 << 10
"""Jobs below are projects; from here on a route, by eight times the track plus the colour."""

Need = list[float]
"""Cubes by colour."""
Jobs = dict[int, float]
"""Where cubes are wanted: how much each of them counts there."""


class Ground:
    """What a seat has to work with. For a rival the bag is guessed."""

    def __init__(self, s: MasterState, seat: int, w: Weights, bag: Sequence[float]) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.draw = DRAW + s.powers[seat].draw
        self.loose = bag
        """The cubes that can be drawn."""
        self.stock = list(bag)
        """The same, and in part those that lie on projects which will return them."""
        for card in s.cards[seat]:
            for project in CARDS[card].own_projects:
                fill = s.fill[project]
                if fill and PROJECTS[project].kind in (BASE, CARD, STEAL):
                    for cell in range(len(PROJECTS[project].cells)):
                        cube = fill >> 4 * cell & 15
                        if cube:
                            self.stock[cube & 7] += LOCKED
        every = sum(self.stock) or 1.0
        self.dear = [every / (5 * max(amount, 0.7)) for amount in self.stock]
        self.slots = slots_of(s, seat)
        self.fights = self._fights()
        self.fought = enemies(s, seat)
        self._routes: dict[int, tuple[int, int]] = {}
        self._missing: dict[int, list[int]] = {}
        self._discs: dict[int, Need] = {}
        self.disc_cost = min([self.cost(PROJECTS[slot].cells) for slot in self.slots], default=FAR)
        self._reach()

    def cost(self, cells: Sequence[int]) -> float:
        """What cubes of these colours are worth: one of a usual colour is 1."""
        dear = self.dear
        return sum([dear[colour] for colour in cells])

    def missing(self, project: int) -> list[int]:
        """The colours of the cells of a project that are still empty."""
        found = self._missing.get(project)
        if found is None:
            fill = self.s.fill[project]
            found = self._missing[project] = [
                colour for cell, colour in enumerate(PROJECTS[project].cells) if not fill >> 4 * cell & TAKEN
            ]
        return found

    def route(self, track: int) -> tuple[int, int]:
        """The colour of a route over this track, and how many cubes it still takes."""
        found = self._routes.get(track)
        if found is None:
            found = self._routes[track] = self._route(track)
        return found

    def _route(self, track: int) -> tuple[int, int]:
        route = self.s.routes[track]
        length = max(1, TRACKS[track].length + self.s.powers[self.seat].route)
        if route is not None and route.owner == self.seat:
            return route.colour, max(0, length - route.cubes)
        return min(TRACKS[track].colours, key=self.dear.__getitem__), length

    def _reach(self) -> None:
        """What it takes to own each system: routes and bases from the realm on."""
        s, owner, conflict, dear = self.s, self.s.owner, self.s.conflict, self.dear
        distance = self.far = [FAR] * len(SYSTEMS)
        self.via = [(NONE, NONE)] * len(SYSTEMS)
        costs: dict[int, float] = {}
        waiting = list(s.realm[self.seat])
        for system in waiting:
            distance[system] = 0.0
        for system in waiting:  # grows as it goes
            for track, _, other in SYSTEMS[system].lanes:
                if owner[other] != NEUTRAL or conflict[track] != NONE or other in self.fought:
                    continue
                cost = costs.get(track)
                if cost is None:
                    colour, cubes = self.route(track)
                    cost = costs[track] = cubes * dear[colour] + self.disc_cost
                far = distance[system] + cost
                if far < distance[other] - 1e-9:
                    distance[other] = far
                    self.via[other] = (track, system)
                    waiting.append(other)

    def walk(self, system: int, need: Need, jobs: Jobs) -> int:
        """Add what reaching a system takes; the number of bases on the way, its own included."""
        bases = 0
        while self.via[system][0] != NONE:
            track, before = self.via[system]
            colour, cubes = self.route(track)
            need[colour] += cubes
            if self.far[before] == 0:
                jobs[ROUTE_JOBS + 8 * track + colour] = 1.0
            bases += 1
            system = before
        return bases

    def discs(self, count: int, need: Need, jobs: Jobs) -> None:
        """Add what preparing so many more bases takes, those that wait not counted."""
        count -= len(self.s.prepared[self.seat])
        if count <= 0:
            return
        found = self._discs.get(count)
        if found is None:
            found = self._discs[count] = [0.0] * 5
            slots = self.slots
            for n in range(count if slots else 0):
                slot = slots[n % len(slots)]
                for colour in self.missing(slot) if n < len(slots) else PROJECTS[slot].cells:
                    found[colour] += 1
        for colour in range(5):
            need[colour] += found[colour]
        for slot in self.slots:
            jobs[slot] = 0.8 if slot in self.s.prepared[self.seat] else 1.0

    def sites(self, wanted: int, need: Need, jobs: Jobs) -> None:
        """Add the routes that open places for so many bases, the cheapest for what they open first."""
        s, seat = self.s, self.seat
        waive = s.powers[seat].waive_route
        linked = set(joined(s, seat))
        realm = dict.fromkeys(s.realm[seat], True)
        have = 0
        for system in realm:
            if waive or system in linked:
                have += SYSTEMS[system].planets - s.bases[system]
        for system in linked:
            if s.owner[system] == NEUTRAL:
                have += SYSTEMS[system].planets
                realm[system] = False
        for _ in range(8):
            if have >= wanted:
                return
            best = (0.0, NONE, NONE, NONE, 0)
            for system, mine in realm.items():
                room = 0 if waive or system in linked else SYSTEMS[system].planets - s.bases[system]
                for track, _, other in SYSTEMS[system].lanes:
                    if s.conflict[track] != NONE or other in self.fought:
                        continue
                    gain = room
                    if other not in realm:
                        if s.owner[other] != NEUTRAL:
                            continue
                        gain += SYSTEMS[other].planets
                    elif not waive and other not in linked:
                        gain += SYSTEMS[other].planets - s.bases[other]
                    if gain <= 0:
                        continue
                    colour, cubes = self.route(track)
                    value = min(gain, wanted - have) / (cubes * self.dear[colour] + 0.6) * (1.0 if mine else 0.9)
                    if value > best[0]:
                        best = (value, track, system, other, gain)
            _, track, system, other, gain = best
            if track == NONE:
                need[BLACK] += 3 * (wanted - have)  # no room: somebody must be driven out first
                return
            colour, cubes = self.route(track)
            need[colour] += cubes
            if realm[system]:
                jobs[ROUTE_JOBS + 8 * track + colour] = 1.5 if have <= len(s.prepared[seat]) else 1.0
            linked.update((system, other))
            realm.setdefault(other, False)
            have += gain

    def _fights(self) -> list[tuple[int, int, bool]]:
        """The conflicts of this seat: the card, its own side, and whether winning takes the system."""
        s = self.s
        found = []
        for card in conflicts_of(s, self.seat):
            side = 0 if side_owner(s, card, 0) == self.seat else 1
            found.append((card, side, takes_system(card, side)))
        return found

    def lead(self, card: int, side: int) -> int:
        """By how many cubes this side leads a conflict, the change of majority included."""
        s = self.s
        counts = []
        for which in (side, 1 - side):
            cubes = cubes_on(s, CARDS[card].projects[which])
            owner = side_owner(s, card, which)
            counts.append(cubes + (s.powers[owner].majority if cubes and owner >= 0 else 0))
        return counts[0] - counts[1]

def takes_system(card: int, side: int) -> bool:
    """Whether the player on this side of a conflict wins the system: the goal stands on the other side (SU-21.13)."""
    stake = PROJECTS[CARDS[card].projects[1 - side]].reward
    return any(effect.op == "capture_system" for effect in stake)
