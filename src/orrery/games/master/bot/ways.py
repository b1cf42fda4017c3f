"""The three ways to win as one seat sees them: what each still needs, on which projects, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core import NONE
from orrery.games.master.bases import joined, slots_of
from orrery.games.master.board import (
    BASES_TO_WIN,
    BLACK,
    BLUE_ARROW,
    BOARD_SYMBOLS,
    DRAW,
    GREEN_ARROWS,
    START_SYSTEMS,
    SYMBOLS_TO_WIN,
    SYSTEMS,
    TRACKS,
)
from orrery.games.master.bot.weights import Weights
from orrery.games.master.cards import (
    BASE,
    CARD,
    CARDS,
    CONFLICT_CARD,
    GOVERNMENT,
    PROJECTS,
    STEAL,
)
from orrery.games.master.phases.distribute import enemies, types_full
from orrery.games.master.standing import CAPTURE_WIN, DOMINATION_WIN, EXPANSION_WIN
from orrery.games.master.state import (
    NEUTRAL,
    TAKEN,
    MasterState,
    conflicts_of,
    cubes_on,
    side_owner,
)

FAR: Final = 1e6
_WORTH_A_THOUGHT: Final = 2.2
"""Ways that take so many times as long as the best one are forgotten."""
_TOO_FAR: Final = 18.0
"""Systems that take more cubes than this are no source of symbols."""
_SYMBOLS_TRIED: Final = 3
"""The kinds of symbols that are looked at closely: those that look best at first sight."""
ROUTE_JOBS: Final = 1 << 10
"""Jobs below are projects; from here on a route, by eight times the track plus the colour."""

Need = list[float]
Jobs = dict[int, float]
"""Where cubes are wanted: how much each of them counts there."""


class Way:
    """One way to win: the cubes it still takes by colour, where they go, and the turns that makes."""

    __slots__ = ("hold", "jobs", "kind", "need", "symbol", "target", "turns", "use")

    def __init__(self, kind: int, need: Need, jobs: Jobs, symbol: int = NONE, target: int = NONE) -> None:
        self.kind = kind
        self.need = need
        self.jobs = jobs
        self.symbol = symbol
        """The kind of symbol to collect (domination)."""
        self.target = target
        """The start system to take (capture)."""
        self.turns = FAR
        self.use: list[float] = [0.0] * 5
        """By colour: the turns saved by a cube put where it is wanted."""
        self.hold: list[float] = [0.0] * 5
        """By colour: the turns lost by one cube more in the bag (fewer than none if it is a good one)."""


def reckon(way: Way, bag: Sequence[float], draw: int, adapt: float, wait: float, least: float = 0.0) -> None:
    """How long a way takes, and what single cubes mean to it."""
    needed = sum(way.need)
    more = min(adapt, 0.3 * needed) / needed if needed else 0.0
    stock = [bag[colour] + more * way.need[colour] for colour in range(5)]
    every = sum(stock) or 1.0
    times = [0.0] * 5
    total = 0.0
    for colour in range(5):
        if way.need[colour] > 0:
            t = way.need[colour] * every / (draw * max(stock[colour], 0.7))
            times[colour] = t
            total += t * t * t
    turns = max(total ** (1 / 3), 0.34)
    slower = turns / every * max(-1.0, min(1.0, (sum(bag) - 5) / 10))
    """One cube more between those that are needed; but the last ones are dear, whatever their colour."""
    for colour in range(5):
        t = times[colour]
        if t:
            share = t / turns
            share *= share / max(stock[colour], 0.7)
            way.use[colour] = share * every / draw
            way.hold[colour] = slower - share * t
        else:
            way.hold[colour] = slower
    way.turns = max(turns, least) + wait


class Source:
    """Symbols to be had: how many of each kind, what they take."""

    __slots__ = ("cost", "jobs", "need", "symbols", "wait")

    def __init__(self, symbols: Sequence[int], need: Need, jobs: Jobs, cost: float, wait: float = 0.0) -> None:
        self.symbols = symbols
        self.need = need
        self.jobs = jobs
        self.cost = cost
        self.wait = wait


class Outlook:
    """The ways of one seat, from the shortest on. For a rival the bag is guessed."""

    def __init__(self, s: MasterState, seat: int, w: Weights, bag: Sequence[float], mood: Sequence[float]) -> None:
        self.s = s
        self.seat = seat
        self.w = w
        self.draw = DRAW + s.powers[seat].draw
        self.stock = list(bag)
        for card in s.cards[seat]:
            for project in CARDS[card].own_projects:
                fill = s.fill[project]
                if fill and PROJECTS[project].kind in (BASE, CARD, STEAL):
                    for cell in range(len(PROJECTS[project].cells)):
                        cube = fill >> 4 * cell & 15
                        if cube:
                            self.stock[cube & 7] += 1
        every = sum(self.stock) or 1.0
        self.dear = [every / (5 * max(amount, 0.7)) for amount in self.stock]
        self.slots = slots_of(s, seat)
        self.fights = self._fights()
        self.fought = enemies(s, seat)
        self._routes: dict[int, tuple[int, int]] = {}
        self._missing: dict[int, list[int]] = {}
        self._discs: dict[int, Need] = {}
        self._armed: tuple[Need, Jobs] | None = None
        self.disc_cost = min([self.cost(PROJECTS[slot].cells) for slot in self.slots], default=FAR)
        self._reach()
        self.ways = [self._expansion(), *self._captures(), *self._dominations()]
        for way in self.ways:
            way.turns *= mood[way.kind]
        self.ways.sort(key=_by_turns)
        self.best = self.ways[0]
        self.turns = self.best.turns
        self.ways = [way for way in self.ways if way.turns < self.turns * _WORTH_A_THOUGHT]
        weights = [(self.turns / way.turns) ** w.focus for way in self.ways]
        self.shares: list[float] = [weight / sum(weights) for weight in weights]
        """How much of the player's hopes lies on each way; 1 in all."""

    def hope(self, kind: int, symbol: int = NONE, target: int = NONE) -> float:
        """How much of the player's hopes lies on a way, or on one symbol or start system of it, from 0 to 1."""
        return sum([
            share for way, share in zip(self.ways, self.shares, strict=True)
            if way.kind == kind and symbol in (NONE, way.symbol) and target in (NONE, way.target)
        ])

    # -- the board -----------------------------------------------------------------------------------------------

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

    # -- expansion -----------------------------------------------------------------------------------------------

    def _expansion(self) -> Way:
        s, seat = self.s, self.seat
        need: Need = [0.0] * 5
        jobs: Jobs = {}
        left = BASES_TO_WIN - s.placed[seat]
        for card, side, captures in self.fights:
            if captures and left > 1:
                project = CARDS[card].projects[side]
                for colour in self.missing(project):
                    need[colour] += 1
                jobs[project] = 1.0
                left -= 1
        self.sites(left, need, jobs)
        self.discs(left, need, jobs)
        way = Way(EXPANSION_WIN, need, jobs)
        slots = max(1, len(self.slots))
        reckon(way, self.stock, self.draw, self.w.adapt, 0.0, (left - len(s.prepared[seat])) / slots)
        return way

    # -- conflicts -----------------------------------------------------------------------------------------------

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

    # -- capture -------------------------------------------------------------------------------------------------

    def _captures(self) -> list[Way]:
        """For every start system that is not ours: to have a base beside it and win a conflict over it."""
        s, seat = self.s, self.seat
        held = [system for system in START_SYSTEMS if s.owner[system] == seat]
        if not held:
            return []
        ways = []
        for target in START_SYSTEMS:
            if s.owner[target] == seat or s.owner[target] < NEUTRAL:
                continue
            best: Way | None = None
            if s.owner[target] == NEUTRAL and self.far[target] < FAR:
                need: Need = [0.0] * 5
                jobs: Jobs = {}
                self.discs(self.walk(target, need, jobs), need, jobs)
                best = Way(CAPTURE_WIN, need, jobs, target=target)
                reckon(best, self.stock, self.draw, self.w.adapt, 0.0)
            lanes = sorted([(self.far[beside], track, beside) for track, _, beside in SYSTEMS[target].lanes])
            tried = 0
            for far, track, beside in lanes:
                if far < FAR and (tried < 2 or s.conflict[track] != NONE):
                    way = self._assault(track, beside, target)
                    tried += 1
                    if way is not None and (best is None or way.turns < best.turns):
                        best = way
            if best is not None:
                ways.append(best)
        return ways

    def _assault(self, track: int, beside: int, target: int) -> Way | None:
        s = self.s
        need: Need = [0.0] * 5
        jobs: Jobs = {}
        wait = 0.0
        card = s.conflict[track]
        if card != NONE:
            fight = [(side, takes) for one, side, takes in self.fights if one == card]
            if not fight or not fight[0][1]:
                return None
            project = CARDS[card].projects[fight[0][0]]
            jobs[project] = 1.1
            for colour in self.missing(project):
                need[colour] += 1
        else:
            bases = self.walk(beside, need, jobs)
            self.discs(bases, need, jobs)
            if self._armed is None:
                arms: tuple[Need, Jobs] = ([0.0] * 5, {})
                for colour in self._arms(arms[1], arms[0]):
                    arms[0][colour] += 1
                self._armed = arms
            for colour in range(5):
                need[colour] += self._armed[0][colour]
            jobs.update(self._armed[1])
            wait = self.w.wait
        way = Way(CAPTURE_WIN, need, jobs, target=target)
        reckon(way, self.stock, self.draw, self.w.adapt, wait)
        way.turns *= self.w.caution
        return way

    def _arms(self, jobs: Jobs, need: Need) -> Sequence[int]:
        """The cells of the cheapest conflict at hand that takes a system; else what getting a card takes first."""
        s, seat = self.s, self.seat
        best: Sequence[int] | None = None
        lowest = FAR
        for card in s.cards[seat]:
            if CARDS[card].type == CONFLICT_CARD:
                for side in (0, 1):
                    if takes_system(card, side):
                        cells = PROJECTS[CARDS[card].projects[side]].cells
                        cost = self.cost(cells)
                        if cost < lowest:
                            best, lowest = cells, cost
        if best is not None:
            return best
        cheapest, lowest = NONE, FAR
        for card in s.cards[seat]:
            for project in CARDS[card].own_projects:
                one = PROJECTS[project]
                if one.kind == CARD and any(CONFLICT_CARD in effect.decks for effect in one.reward):
                    cost = self.cost(self.missing(project))
                    if cost < lowest:
                        cheapest, lowest = project, cost
        if cheapest != NONE and lowest < self.disc_cost + 3:
            jobs[cheapest] = 1.0
            for colour in self.missing(cheapest):
                need[colour] += 1
        else:  # the second base of a system brings one
            self.sites(1, need, jobs)
            self.discs(1 + len(s.prepared[seat]), need, jobs)
        return (0, 0, 3, 2, 1, 0)  # as the sides of most conflicts

    # -- domination ----------------------------------------------------------------------------------------------

    def _dominations(self) -> list[Way]:
        s, seat = self.s, self.seat
        sources = self._sources()
        held = s.symbols[seat]
        ways = []
        near = [held[symbol] + sum([one.symbols[symbol] / (2 + one.cost) for one in sources]) for symbol in range(5)]
        for symbol in sorted(range(5), key=near.__getitem__)[-_SYMBOLS_TRIED:]:
            need: Need = [0.0] * 5
            jobs: Jobs = {}
            wait = 0.0
            left = SYMBOLS_TO_WIN - held[symbol]
            fit = sorted(
                [(one.cost / min(one.symbols[symbol], max(left, 1)), n)
                 for n, one in enumerate(sources) if one.symbols[symbol]]
            )
            for _, n in fit:
                if left <= 0:
                    break
                one = sources[n]
                left -= one.symbols[symbol]
                for colour in range(5):
                    need[colour] += one.need[colour]
                for job, weight in one.jobs.items():
                    jobs[job] = max(weight, jobs.get(job, 0.0))
                wait = max(wait, one.wait)
            if left > 0:
                self._fetch(left, need, jobs)
            way = Way(DOMINATION_WIN, need, jobs, symbol=symbol)
            reckon(way, self.stock, self.draw, self.w.adapt, wait)
            ways.append(way)
        return ways

    def _fetch(self, count: int, need: Need, jobs: Jobs) -> None:
        """Symbols that are nowhere in sight: cards must be taken until they turn up."""
        s, seat, w = self.s, self.seat, self.w
        cheapest, lowest = NONE, FAR
        for card in s.cards[seat]:
            for project in CARDS[card].own_projects:
                one = PROJECTS[project]
                if one.kind == CARD and any(deck >= GOVERNMENT for e in one.reward for deck in e.decks):
                    cost = self.cost(self.missing(project))
                    if cost < lowest:
                        cheapest, lowest = project, cost
        if cheapest != NONE:
            jobs[cheapest] = 1.0
            for colour in self.missing(cheapest):
                need[colour] += w.fetched
            for colour in PROJECTS[cheapest].cells:
                need[colour] += w.fetched * (count - 1)
        for colour in range(4):
            need[colour] += count * 1.1

    def _sources(self) -> list[Source]:
        s, seat = self.s, self.seat
        found = []
        full = types_full(s, seat)
        for card in s.cards[seat]:
            one = CARDS[card]
            if one.programme >= 0 and not s.working >> one.programme & 1:
                found.append(self._project(one.programme, PROJECTS[one.programme].symbols))
            elif one.type > GOVERNMENT and one.symbols:
                project = one.projects[0]
                if not s.working >> project & 1 and one.type not in full:
                    found.append(self._project(project, one.symbols))
            elif one.type == CONFLICT_CARD:
                colour = min([c for p in one.projects for c in PROJECTS[p].cells], key=self.dear.__getitem__)
                found.append(Source(_count([one.symbol]), _one(colour), {}, self.dear[colour] + 1.0, self.w.wait))
        for card, side, _ in self.fights:
            lead = self.lead(card, side)
            project = CARDS[card].projects[side]
            empty = self.missing(project)
            if lead <= 0 and len(empty) > 1 - lead:
                need = [0.0] * 5
                cheapest = sorted(empty, key=self.dear.__getitem__)[: 1 - lead]
                for colour in cheapest:
                    need[colour] += 1
                cost = self.cost(cheapest)
                found.append(Source(_count([CARDS[card].symbol]), need, {project: 1.1}, cost))
        found += self._on_board()
        found += self._on_decks()
        return found

    def _project(self, project: int, symbols: Sequence[int]) -> Source:
        need = [0.0] * 5
        empty = self.missing(project)
        for colour in empty:
            need[colour] += 1
        return Source(_count(symbols), need, {project: 1.0}, self.cost(empty) + 0.1)

    def _on_board(self) -> list[Source]:
        s, seat = self.s, self.seat
        found = []
        for one in BOARD_SYMBOLS:
            if one.arrows == BLUE_ARROW:
                continue
            a, b = one.systems
            mine = [s.owner[system] == seat for system in (a, b)]
            if one.arrows == GREEN_ARROWS:
                if all(mine) or self.far[a] >= FAR or self.far[b] >= FAR:
                    continue
                goals = [system for system, own in zip((a, b), mine) if not own]
            else:
                if any(mine):
                    continue
                goals = [a if self.far[a] <= self.far[b] else b]
                if self.far[goals[0]] >= FAR:
                    continue
            if sum([self.far[system] for system in goals]) > _TOO_FAR:
                continue
            need: Need = [0.0] * 5
            jobs: Jobs = {}
            bases = sum([self.walk(system, need, jobs) for system in goals])
            self.discs(bases, need, jobs)
            cost = sum([need[colour] * self.dear[colour] for colour in range(5)])
            found.append(Source(_count([one.symbol]), need, jobs, cost))
        return found

    def _on_decks(self) -> list[Source]:
        """The open card of a deck from which a project of ours takes one."""
        s, seat = self.s, self.seat
        found = []
        for card in s.cards[seat]:
            for project in CARDS[card].own_projects:
                if PROJECTS[project].kind != CARD:
                    continue
                for effect in PROJECTS[project].reward:
                    for deck in effect.decks:
                        for top in s.decks[deck].top[:1]:
                            symbols = [CARDS[top].symbol] if deck == CONFLICT_CARD else CARDS[top].symbols
                            if symbols:
                                found.append(self._draw(project, top, symbols))
        return found

    def _draw(self, project: int, top: int, symbols: Sequence[int]) -> Source:
        need = [0.0] * 5
        for colour in self.missing(project):
            need[colour] += 1.15
        if CARDS[top].type != CONFLICT_CARD:
            for colour in PROJECTS[CARDS[top].projects[0]].cells:
                need[colour] += 1
        cost = sum([need[colour] * self.dear[colour] for colour in range(5)]) + 0.5
        return Source(_count(symbols), need, {project: 1.0}, cost)


def _by_turns(way: Way) -> float:
    return way.turns


def _count(symbols: Sequence[int]) -> list[int]:
    return [symbols.count(symbol) for symbol in range(5)]


def _one(colour: int) -> Need:
    need = [0.0] * 5
    need[colour] = 1.0
    return need


def takes_system(card: int, side: int) -> bool:
    """Whether the player on this side of a conflict wins the system: the goal stands on the other side (SU-21.13)."""
    stake = PROJECTS[CARDS[card].projects[1 - side]].reward
    return any(effect.op == "capture_system" for effect in stake)
