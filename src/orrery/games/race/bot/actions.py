"""Which action to play: a round is imagined for each of ours with each set of phases that the others may call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.race.bot.feast import Counts
from orrery.games.race.bot.others import (
    CONSUMING,
    DEVELOPING,
    EXPLORING,
    PHASE_OF,
    PHASES,
    PRODUCING,
    SETTLING,
    Guess,
    chosen,
    scenarios,
)
from orrery.games.race.bot.outlook import Outlook
from orrery.games.race.bot.placing import Stand, best_developments, best_world, draw, gained, stand_now
from orrery.games.race.bot.sight import Sight
from orrery.games.race.cards import ALL_KINDS, CARDS, DRAW
from orrery.games.race.phases.explore import DRAWN, KEPT
from orrery.games.race.setup import TABLEAU_END
from orrery.games.race.state import (
    DEVELOP,
    DEVELOP_2,
    DOUBLE,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    TRADE,
)

_WIDTH: Final = 2
"""How many developments are followed up with a world."""
_BLANKS: Final = 4
"""Cards yet to be drawn that are counted when the next round is looked at; more would pay for nothing more."""
_CASES: Final = 7
_CASES_OF_A_DUEL: Final = 4
"""How many sets of phases that the others may call are imagined; a duel has three times as many choices of ours."""


class Plan:
    """Rounds imagined from one seat."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.judge = sight.judge
        self.start = stand_now(sight)
        self.guesses = [Guess(sight, other) for other in sight.others]
        self.rounds: dict[tuple[tuple[int, ...], int], float] = {}
        self.gains: dict[int, tuple[float, float]] = {}
        self.produced: dict[tuple[Outlook, Counts, Counts, bool], tuple[float, int, Counts, Counts]] = {}
        self.nexts: dict[tuple[Outlook, tuple[int, ...], int], float] = {}
        powers = sight.me.outlook.powers
        self.room = len(powers.producers) + len(powers.windfalls)
        self.placings: dict[tuple[int, int, int, int, int], Stand] = {}
        w = self.judge.weights
        self.spite = w.spite / len(self.guesses) if sight.round < w.longest else 0.0
        self.score = sight.me.score
        self.future = self._future()
        self.rival, self.rival_future = max(
            [(other.score, self._future_of(place)) for place, other in enumerate(sight.others)], key=sum
        )

    def _future(self) -> float:
        sight = self.sight
        me = sight.me
        worth = sight.goods(me.outlook, self.start.goods)
        return me.outlook.rate * sight.left + sight.money(len(sight.hand)) + worth

    def _future_of(self, place: int) -> float:
        sight = self.sight
        other = sight.others[place]
        worth = sight.goods(other.outlook, other.counts())
        return other.outlook.rate * sight.left + sight.money(other.hand) + worth

    def best(self, choices: Sequence[tuple[int, ...]]) -> int:
        """The place of the best choice of actions."""
        best, highest = 0, -1e9
        for place, value in self.values(choices).items():
            if value > highest + 1e-9:
                best, highest = place, value
        return best

    def values(self, choices: Sequence[tuple[int, ...]]) -> dict[int, float]:
        """By the place of a choice of actions: how good the round is with it. What would do nothing is left out."""
        cases = scenarios(
            self.guesses, _CASES_OF_A_DUEL if self.sight.duel else _CASES, self.judge.weights.shyness
        )
        if self.sight.round >= self.judge.weights.longest:
            cases = [(1.0, 0)]  # nobody calls what all wait for, so we call what helps us by itself
        found: dict[int, float] = {}
        menu = self.start.outlook.menu
        idle = not (any(self.start.goods) or menu.draws or menu.hand) and not any(
            CARDS[card].windfall for card in self.start.hand
        )
        for place, mine in enumerate(choices):
            if idle and (TRADE in mine or DOUBLE in mine):
                continue  # there is nothing to sell or consume, nor will there be
            found[place] = sum([odds * self.value(mine, union) for odds, union in cases])
        return found

    def value(self, mine: tuple[int, ...], others: int) -> float:
        """How good the round is with these actions of ours and these phases of the others."""
        union = others
        for action in mine:
            union |= PHASE_OF[action]
        key = (mine, union)
        known = self.rounds.get(key)
        if known is None:
            known = self._value(mine, union)
            self.rounds[key] = known
        return known

    def _value(self, mine: tuple[int, ...], union: int) -> float:
        stand = self.imagine(mine, union)
        w = self.judge.weights
        sight = self.sight
        theirs, scored = self._theirs(union)
        ahead = self.score - self.rival
        going_on = ahead + self.future - self.rival_future + stand.gain - self.spite * theirs
        if sight.left >= 1:
            going_on += w.next_step * self._next(stand)
        over = ahead + stand.points - scored / len(self.guesses)
        ends = self._ends(stand, union)
        width = w.sharpness + w.haze * sight.left
        value = going_on / (width + abs(going_on))
        if ends > 0.0:
            value = (1 - ends) * value + ends * over / (w.sharpness + abs(over))
        return value

    def _next(self, stand: Stand) -> float:
        """What the best action of the next round would gain, were it called alone."""
        sight = self.sight
        if stand.blanks > _BLANKS:
            stand = stand._replace(blanks=_BLANKS)
        key = (stand.outlook, stand.hand, stand.blanks)
        known = self.nexts.get(key)
        if known is None:
            best = max(best_world(sight, stand, 1).gain, best_developments(sight, stand, 1, 1)[0].gain)
            known = best - stand.gain
            self.nexts[key] = known
        if any(stand.goods):
            worth = self.judge.goods_worth(stand.outlook, stand.goods) * sight.late
            known = max(known, worth * (1 - self.judge.weights.good_kept))
        if sum(stand.goods) < self.room:
            known = max(known, self._produce(stand, True).gain - stand.gain)
        return known

    def _theirs(self, union: int) -> tuple[float, float]:
        """What the others gain by these phases, and what of it is points on the table."""
        known = self.gains.get(union)
        if known is None:
            called = [phase for phase in PHASES if union & phase]
            known = (
                sum([guess.gains[phase] for guess in self.guesses for phase in called]),
                sum([guess.points[phase] for guess in self.guesses for phase in called]),
            )
            self.gains[union] = known
        return known

    def _ends(self, stand: Stand, union: int) -> float:
        """How likely this round is the last one."""
        if len(stand.outlook.tableau) >= TABLEAU_END or self.sight.left == 0.0:
            return 1.0
        sight = self.sight
        w = self.judge.weights
        chips = stand.points - (stand.outlook.points - sight.me.outlook.points)
        ends = 0.0
        for guess, other in zip(self.guesses, sight.others):
            if union & CONSUMING:
                chips += int(guess.points[CONSUMING])
            places = (1 if union & DEVELOPING else 0) + (1 if union & SETTLING else 0)
            if guess.places and len(other.tableau) + places >= TABLEAU_END:
                ends = max(ends, w.ends_by_cards)
        if union & CONSUMING and chips >= sight.bank:
            ends = max(ends, w.ends_by_chips)
        return ends

    def imagine(self, mine: tuple[int, ...], union: int) -> Stand:
        """Where we stand after such a round."""
        blanks = 0
        picked = 0.0
        if union & EXPLORING:
            powers = self.sight.me.outlook.powers
            seen, kept = DRAWN + powers.explore_draw, KEPT + powers.explore_keep
            seen += 5 * (EXPLORE_5 in mine) + (EXPLORE_1_1 in mine)
            kept += EXPLORE_1_1 in mine
            picked = chosen(self.judge, seen, kept) * self.sight.late
            blanks = kept
        develops = (1 if union & DEVELOPING else 0) + (DEVELOP_2 in mine)
        settles = (1 if union & SETTLING else 0) + (SETTLE_2 in mine)
        stand = self._place(blanks, develops, int(DEVELOP in mine), settles, int(SETTLE in mine))
        if picked:
            stand = stand._replace(gain=stand.gain + picked)
        if union & CONSUMING:
            stand = self._consume(stand, TRADE in mine, DOUBLE in mine)
        if union & PRODUCING:
            stand = self._produce(stand, PRODUCE in mine)
        return stand

    def _place(self, blanks: int, develops: int, develop_bonus: int, settles: int, settle_bonus: int) -> Stand:
        key = (blanks, develops, develop_bonus, settles, settle_bonus)
        known = self.placings.get(key)
        if known is not None:
            return known
        sight = self.sight
        stand = draw(sight, self.start, blanks) if blanks else self.start
        stands = [stand]
        for _ in range(develops):
            cards = stand.outlook.powers.develop_draw
            drawn = [draw(sight, one, cards) if cards else one for one in stands]
            stands = [two for one in drawn for two in best_developments(sight, one, develop_bonus, _WIDTH)]
        for _ in range(settles):
            stands = [best_world(sight, one, settle_bonus) for one in stands]
        best = max(stands, key=gained)
        self.placings[key] = best
        return best

    def _consume(self, stand: Stand, trade: bool, double: bool) -> Stand:
        outlook = stand.outlook
        menu = outlook.menu
        sight = self.sight
        size = len(stand.hand) + stand.blanks
        best: Stand | None = None
        kinds = [kind for kind in range(1, 5) if stand.goods[kind]] if trade else []
        for kind in kinds or [0]:
            counts = list(stand.goods)
            sold = 0
            if kind:
                counts[kind] -= 1
                sold = menu.prices[kind]
            points, cards = menu.eat(counts)
            if double:
                points *= 2
            cards += sold
            if menu.hand:
                spent = min(menu.hand, max(0, size + cards - 2))
                points += spent
                cards -= spent
            gain = points * (1 + outlook.chip_share) + sight.money(size + cards) - sight.money(size)
            left = tuple(counts)
            gain += self._goods(stand, left) - self._goods(stand, stand.goods)
            if best is None or stand.gain + gain > best.gain:
                windfalls = tuple([min(one, two) for one, two in zip(left, stand.windfalls)])
                best = Stand(stand.gain + gain, stand.points + points, stand.outlook, stand.hand,
                             max(0, stand.blanks + cards), stand.held, left, windfalls)
        assert best is not None
        return best

    def _goods(self, stand: Stand, counts: tuple[int, ...]) -> float:
        return self.sight.goods(stand.outlook, counts)

    def _produce(self, stand: Stand, bonus: bool) -> Stand:
        key = (stand.outlook, stand.goods, stand.windfalls, bonus)
        known = self.produced.get(key)
        if known is None:
            known = self._made(stand, bonus)
            self.produced[key] = known
        gain, cards, goods, windfalls = known
        size = len(stand.hand) + stand.blanks
        gain += self.sight.money(size + cards) - self.sight.money(size)
        return Stand(stand.gain + gain, stand.points, stand.outlook, stand.hand, stand.blanks + cards, stand.held,
                     goods, windfalls)

    def _made(self, stand: Stand, bonus: bool) -> tuple[float, int, Counts, Counts]:
        """What a Produce phase makes of these goods: the gain in them, cards drawn, goods and those on windfalls."""
        powers = stand.outlook.powers
        windfalls = list(stand.windfalls)
        on_producers = [one - two for one, two in zip(stand.goods, windfalls)]
        made = [0] * 5
        cards = 0
        for number in powers.producers:
            world = CARDS[number]
            if on_producers[world.colour]:
                on_producers[world.colour] -= 1
            else:
                made[world.colour] += 1
                cards += world.production_draw
        room = [-one for one in windfalls]
        for number in powers.windfalls:
            room[CARDS[number].colour] += 1
        for mask in [power.kinds for power in powers.fillers] + ([ALL_KINDS] if bonus else []):
            for kind in (4, 3, 2, 1):
                if room[kind] > 0 and mask >> kind & 1:
                    room[kind] -= 1
                    made[kind] += 1
                    windfalls[kind] += 1
                    break
        for power in powers.draws:
            if power.kind == DRAW:
                cards += power.amount
            else:
                cards += sum([made[kind] for kind in range(1, 5) if power.kinds >> kind & 1])
        goods = tuple([one + two for one, two in zip(stand.goods, made)])
        return self._goods(stand, goods) - self._goods(stand, stand.goods), cards, goods, tuple(windfalls)
