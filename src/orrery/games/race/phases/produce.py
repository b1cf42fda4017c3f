"""V. Produce (RG-10): goods on production worlds, then windfall worlds by bonus and powers, then draws."""

from __future__ import annotations

from typing import Final

from orrery.core import Flow, Pick
from orrery.games.race.cards import CARDS, DRAW, DRAW_PER_GOOD, DRAW_PER_KIND, Power
from orrery.games.race.cursor import next_phase
from orrery.games.race.state import (
    AT_PRODUCE,
    AT_WINDFALL,
    PRODUCE,
    RaceState,
    draw,
    put_good,
)

BONUS: Final = 1023
"""The Produce bonus, where a power that fills a windfall world would stand."""


def produce(s: RaceState) -> None:
    """Player by player: his production worlds in order of placement, then windfall worlds, then draws (RG-10.1,
    RG-10.2, RG-10.11). What is made from now on counts for draws (RG-20.11)."""
    if s.at == 0:
        s.produced = [[0] * 5 for _ in range(s.seats)]
    while s.step == AT_PRODUCE:
        seat = s.order[s.at]
        goods = s.goods[seat]
        for world in s.powers[seat].producers:
            if world not in goods:
                make_good(s, seat, world)
        if fillings(s, seat):
            s.step = AT_WINDFALL
        else:
            produce_draws(s)


def make_good(s: RaceState, seat: int, world: int) -> None:
    """Produce a good, and draw what this world gives for it (RG-10.3, RG-20.5, RG-20.6)."""
    if put_good(s, seat, world):
        card = CARDS[world]
        s.produced[seat][card.colour] += 1
        draw(s, seat, card.production_draw)


def pack_filling(source: int, world: int) -> int:
    """A power (or the bonus) and the windfall world it would fill, as one option."""
    return source << 7 | world


def unpack_filling(option: int) -> tuple[int, int]:
    """The power (or the bonus), and the world."""
    return option >> 7, option & 127


def fillings(s: RaceState, seat: int) -> list[int]:
    """Unused bonus and powers with each empty windfall world they could fill, packed (RG-10.4, RG-10.5, RG-10.8)."""
    goods = s.goods[seat]
    pairs: list[int] = []
    empty = [world for world in s.powers[seat].windfalls if world not in goods]
    if not empty:
        return pairs
    for power in s.powers[seat].fillers:
        if power.ref not in s.used:
            pairs.extend([pack_filling(power.ref, world) for world in empty if power.kinds >> CARDS[world].colour & 1])
    if PRODUCE in s.actions[seat] and BONUS not in s.used:
        pairs.extend([pack_filling(BONUS, world) for world in empty])
    return pairs


def windfall(s: RaceState) -> Flow | None:
    """The owner chooses which power fills which world, as long as one can (RG-10.8)."""
    seat = s.order[s.at]
    pairs = fillings(s, seat)
    if not pairs:
        produce_draws(s)
    elif len(pairs) == 1:
        _fill(s, seat, pairs[0])
    else:
        return _choose_filling(s, seat, tuple(pairs))
    return None


def _choose_filling(s: RaceState, seat: int, pairs: tuple[int, ...]) -> Flow:
    pair = yield Pick(seat, "windfall", pairs)
    _fill(s, seat, pair)


def _fill(s: RaceState, seat: int, pair: int) -> None:
    source, world = unpack_filling(pair)
    s.used.append(source)
    make_good(s, seat, world)


def produce_draws(s: RaceState) -> None:
    """The player's other Produce draws, in order of placement (RG-10.11a); then it is the next one's turn."""
    seat = s.order[s.at]
    for power in s.powers[seat].draws:
        draw(s, seat, cards_drawn(s, seat, power))
    s.used = []
    s.at += 1
    if s.at < s.seats:
        s.step = AT_PRODUCE
    else:
        produce_end(s)


def cards_drawn(s: RaceState, seat: int, power: Power) -> int:
    """What a Produce draw gives now (RG-20.4, RG-20.7 to RG-20.9)."""
    if power.kind == DRAW:
        return power.amount
    made = s.produced[seat]
    if power.kind == DRAW_PER_GOOD:
        return power.amount * _of_kinds(made, power.kinds)
    if power.kind == DRAW_PER_KIND:
        return power.amount * sum([1 for number in made if number])
    worlds = [card for card in s.tableau[seat] if power.kinds >> CARDS[card].colour & 1]
    return power.amount * len(worlds)


def _of_kinds(made: list[int], kinds: int) -> int:
    return sum([number for kind, number in enumerate(made) if kinds >> kind & 1])


def produce_end(s: RaceState) -> None:
    """When all have produced: draws for who made more of a kind than every other player (RG-20.10, RG-20.12)."""
    for seat in s.order:
        for power in s.powers[seat].most:
            totals = [_of_kinds(made, power.kinds) for made in s.produced]
            ours = totals.pop(seat)
            if ours > max(totals):
                draw(s, seat, power.amount)
    next_phase(s, AT_PRODUCE)
