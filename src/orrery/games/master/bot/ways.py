"""The three ways to win as one seat sees them: what each still needs, on which projects, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core import NONE
from orrery.games.master.board import (
    BASES_TO_WIN,
    BLACK,
    BLUE_ARROW,
    BOARD_SYMBOLS,
    GREEN_ARROWS,
    START_SYSTEMS,
    SYMBOLS_TO_WIN,
    SYSTEMS,
)
from orrery.games.master.bot.ground import FAR, Ground, Jobs, Need, takes_system
from orrery.games.master.bot.weights import Weights
from orrery.games.master.cards import CARD, CARDS, CONFLICT_CARD, GOVERNMENT, PROJECTS
from orrery.games.master.phases.distribute import types_full
from orrery.games.master.standing import CAPTURE_WIN, DOMINATION_WIN, EXPANSION_WIN
from orrery.games.master.state import NEUTRAL, MasterState

_FEW: Final = 8.0
"""A bag with fewer cubes than this is running dry."""
_NONE_LEFT: Final = 0.3
"""What a colour counts of which there is no cube."""
_WORTH_A_THOUGHT: Final = 2.2
"""Ways that take so many times as long as the best one are forgotten."""
_TOO_FAR: Final = 18.0
"""Systems that take more cubes than this are no source of symbols."""
_SYMBOLS_TRIED: Final = 3
"""The kinds of symbols that are looked at closely: those that look best at first sight."""


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


def reckon(way: Way, on: Ground, wait: float, least: float = 0.0) -> None:
    """How long a way takes, and what single cubes mean to it."""
    bag, draw, adapt = on.stock, on.draw, on.w.adapt
    ease = max(-1.0, min(1.0, (sum(on.loose) - _FEW) / _FEW))
    """One cube more gets between those that are needed; but the last ones are dear, whatever their colour."""
    needed = sum(way.need)
    more = min(adapt, 0.3 * needed) / needed if needed else 0.0
    stock = [bag[colour] + more * way.need[colour] for colour in range(5)]
    every = max(sum(stock), _FEW)
    times = [0.0] * 5
    total = 0.0
    for colour in range(5):
        if way.need[colour] > 0:
            t = way.need[colour] * every / (draw * max(stock[colour], _NONE_LEFT))
            if colour == BLACK and way.need[colour] > bag[colour]:
                t *= 1 + 3 * (way.need[colour] - bag[colour])  # the bank has none for us (SU-9.3)
            times[colour] = t
            total += t * t * t
    turns = max(total ** (1 / 3), 0.34)
    slower = turns / every * ease
    for colour in range(5):
        t = times[colour]
        if t:
            share = t / turns
            share *= share / max(stock[colour], _NONE_LEFT)
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

class Outlook(Ground):
    """The ways of one seat, from the shortest on."""

    def __init__(self, s: MasterState, seat: int, w: Weights, bag: Sequence[float], mood: Sequence[float]) -> None:
        super().__init__(s, seat, w, bag)
        self._armed: tuple[Need, Jobs] | None = None
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
        reckon(way, self, 0.0, (left - len(s.prepared[seat])) / slots)
        return way

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
                reckon(best, self, 0.0)
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
        reckon(way, self, wait)
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
            reckon(way, self, wait)
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
