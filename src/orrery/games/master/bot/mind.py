"""The heuristic player at one question: its own ways to win, those of the rivals, and what single things are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from zlib import crc32

from orrery.core import NONE, Zones
from orrery.games.master.bases import sites, slots_of
from orrery.games.master.board import BLACK, BRIGHT, CUBES, QUIET_TURNS, SYSTEMS, TRACKS
from orrery.games.master.bot.sight import position_of
from orrery.games.master.bot.ways import Outlook
from orrery.games.master.bot.weights import Weights
from orrery.games.master.cards import FIRST_CONFLICT, PROJECTS
from orrery.games.master.state import MasterState, conflicts_of, rivals

_EVEN = (1.0, 1.0, 1.0)
_CHEAP_BASE = 3
_NEARLY_DONE = 4


class Mind:
    """What is worked out once for a question, most of it only if it is needed."""

    def __init__(self, zones: Zones, me: int, weights: Weights) -> None:
        self.zones = zones
        self.me = me
        self.w = weights
        self.s: MasterState = position_of(zones)
        self._others: dict[int, Outlook] = {}

    @cached_property
    def outlook(self) -> Outlook:
        """Our own ways to win."""
        bag = [held + drawn for held, drawn in zip(self.s.bag[self.me], self._in_hand(), strict=True)]
        return Outlook(self.s, self.me, self.w, bag, self.mood)

    def other(self, seat: int) -> Outlook:
        """A rival's ways to win, the bag guessed."""
        found = self._others.get(seat)
        if found is None:
            found = self._others[seat] = Outlook(self.s, seat, self.w, self._guess(seat), _EVEN)
        return found

    @cached_property
    def mood(self) -> tuple[float, float, float]:
        """The temper of this player in this match: the same at every question, for it comes from the races alone."""
        races = ",".join([seat["cards"][0] for seat in self.zones["seats"] if seat["cards"]])
        number = crc32(f"{self.me} {self.zones['first']} {races}".encode()) % 1000 / 1000
        w = self.w
        late = self.s.turns // self.s.seats - w.weary
        if late > 0:  # what has not worked for so long is given up for something else
            favourite = late // w.patience % 3
            return tuple([0.3 if way == favourite else 1.0 for way in range(3)])  # type: ignore[return-value]
        slots = slots_of(self.s, self.me)
        cheap = bool(slots) and len(PROJECTS[slots[0]].cells) <= _CHEAP_BASE
        settlers = w.settlers * (w.cheap if cheap else 1.0)
        if number < settlers:
            return 1 - w.lean, 1.0, 1.0
        if number < settlers + w.raiders:
            return 1.0, 1 - w.raid, 1.0
        return _EVEN

    @cached_property
    def stuck(self) -> bool:
        """Whether a base waits for a place: nothing more can be prepared until it has one."""
        return bool(self.s.prepared[self.me]) and not sites(self.s, self.me)

    def starved(self, colour: int) -> bool:
        """Whether the best way asks for a colour of which no cube can be drawn; near its end: too few of them."""
        outlook = self.outlook
        need = outlook.best.need
        enough = need[colour] if sum(need) <= _NEARLY_DONE else 1.0
        return need[colour] >= 1 and outlook.loose[colour] < enough

    @property
    def restless(self) -> bool:
        """Whether nothing has stirred for so long that something must, or the game ends without a winner (SU-30.3)."""
        return bool(not self.zones["stirred"] and self.zones["quiet"] >= (QUIET_TURNS - 2) * self.s.seats)

    @cached_property
    def alarm(self) -> float:
        """How near the nearest rival is to a win, from 0 (far) to 1 (now)."""
        return max([self.danger(seat) for seat in rivals(self.s, self.me)])

    def danger(self, seat: int) -> float:
        """How near a rival is to a win, from 0 (far) to 1 (now)."""
        if not self.close(seat):
            return 0.0
        turns: float = self.other(seat).turns + self.s.skips[seat]
        return max(0.0, min(1.0, (self.w.alarm + 1 - turns) / self.w.alarm))

    def close(self, seat: int) -> bool:
        """Whether a rival could win before long, at first sight: then a closer look is worth the time."""
        s = self.s
        if s.placed[seat] >= 6 or max(s.symbols[seat]) >= 3:
            return True
        for card in conflicts_of(s, seat):
            if any(SYSTEMS[end].start for end in TRACKS[s.lies[card - FIRST_CONFLICT] >> 1].ends):
                return True
        return False

    def weight(self, seat: int) -> float:
        """How much a rival's loss is to us: little from one who is far behind."""
        if not self.close(seat):
            return 0.5 / (self.s.seats - 1)
        share: float = (max(self.outlook.turns, 2.0) / max(self.other(seat).turns, 0.5)) ** 1.5
        return share / (self.s.seats - 1)

    def held(self, colour: int, count: int = 1) -> float:
        """What cubes of a colour more in the bag are worth, as a share of the way that is left."""
        outlook = self.outlook
        return -count * sum([
            share * way.hold[colour] / way.turns for way, share in zip(outlook.ways, outlook.shares, strict=True)
        ])

    def wanted(self, job: int, colour: int) -> float:
        """What a cube put to a job is worth, as a share of the way that is left."""
        outlook = self.outlook
        worth = 0.0
        for way, share in zip(outlook.ways, outlook.shares, strict=True):
            weight = way.jobs.get(job)
            if weight is not None:
                worth += share * weight * way.use[colour] / way.turns
        return worth

    def colours(self, options: Sequence[int], limits: Sequence[int], count: int) -> tuple[int, ...]:
        """Cubes to take, one after another in the colour that helps most by then."""
        stock = list(self.outlook.stock)
        amounts = [0] * len(options)
        for _ in range(count):
            best, highest = NONE, -1e9
            for n, colour in enumerate(options):
                if amounts[n] < limits[n]:
                    value = self.held(colour) * self.outlook.stock[colour] / max(stock[colour], 0.7)
                    if value > highest:
                        best, highest = n, value
            if best == NONE:
                break
            amounts[best] += 1
            stock[options[best]] += 1
        return tuple(amounts)

    def _in_hand(self) -> list[int]:
        return self.s.drawn if self.s.turn == self.me else [0] * 5

    def _guess(self, seat: int) -> list[float]:
        """The bag of a rival: as many cubes as it holds, in the mixture of all that lie in bags unseen."""
        left = self._unseen
        total = sum(left) or 1.0
        cubes = self.zones["seats"][seat]["cubes"]
        drawn = self.s.drawn if self.s.turn == seat else (0,) * 5
        return [cubes * amount / total + one for amount, one in zip(left, drawn, strict=True)]

    @cached_property
    def _unseen(self) -> list[float]:
        s = self.s
        left = [float(amount) for amount in CUBES]
        for zone in (s.bank, s.drawn, s.bag[self.me]):
            for colour in (*BRIGHT, BLACK):
                left[colour] -= zone[colour]
        for planets in s.planets:
            for colour in planets:
                left[colour] -= 1
        for route in s.routes:
            if route is not None:
                left[route.colour] -= route.cubes
        for fill in s.fill:
            while fill:
                if fill & 15:
                    left[fill & 7] -= 1
                fill >>= 4
        return [max(0.0, amount) for amount in left]
