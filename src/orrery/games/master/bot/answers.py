"""Answers to everything but the placing of cubes: bases, cards, conflicts, and the small questions of effects."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core import NONE, Decision
from orrery.games.master.bases import SUPPLY
from orrery.games.master.board import BLUE_ARROW, BOARD_SYMBOLS, DISCARD_GAIN, SYSTEMS, TRACKS
from orrery.games.master.bot.ground import takes_system
from orrery.games.master.bot.harm import loss, system_loss
from orrery.games.master.bot.mind import Mind
from orrery.games.master.bot.placing import clear_value, place_value
from orrery.games.master.bot.sites import WINS, site_value
from orrery.games.master.bot.worth import card_loss, effect_value, use_value, worth
from orrery.games.master.cards import BASE, CARDS, CONFLICT, CONFLICT_CARD, DEVELOPMENT, PROGRAMME, PROJECTS
from orrery.games.master.conflicts import fronts
from orrery.games.master.cubes import CLEAR, CONFLICTS_AT, ROUTES, project_at
from orrery.games.master.effects import CHOICES
from orrery.games.master.parley import AGREE, REFUSE
from orrery.games.master.phases.distribute import placements
from orrery.games.master.phases.play_cards import LAY
from orrery.games.master.phases.rewards import PLACE, base_at
from orrery.games.master.standing import (
    CAPTURE_WIN,
    DOMINATION_WIN,
    EXPANSION_WIN,
    start_systems,
)
from orrery.games.master.state import NEUTRAL, cubes_on, side_owner, side_system

_ORDER = {BASE: 0, PROGRAMME: 1, CONFLICT: 2, DEVELOPMENT: 3}


# -- rewards and bases -----------------------------------------------------------------------------------------------


def reward(mind: Mind, options: Sequence[int]) -> int:
    """A base that wins first; then rewards, those that prepare and introduce first; then the best base."""
    due = [option for option in options if option != NONE and option < PLACE]
    bases = [option for option in options if option >= PLACE]
    best, highest = NONE, 0.0
    for option in bases:
        value = site_value(mind, base_at(option)[1])
        if value > highest:
            best, highest = option, value
    if highest >= WINS or not due:
        return best
    return min(due, key=_reward_order)


def _reward_order(option: int) -> int:
    spot = option >> 3
    return _ORDER.get(PROJECTS[project_at(spot)[0]].kind, 5) if spot < ROUTES else 4


# -- phase 3 ---------------------------------------------------------------------------------------------------------


def play(mind: Mind, decision: Decision) -> int:
    """Use cards up, lay conflicts, discard what is worth less than the cubes for it."""
    s = mind.s
    cards = [option for option in decision.options if 0 <= option < LAY]
    best, highest = NONE, 0.6
    for card in cards:
        kept = worth(mind, card) if CARDS[card].type > CONFLICT_CARD + 1 else 0.0
        value = use_value(mind, card) - 0.5 * kept
        if value > highest:
            best, highest = card, value
    for option in decision.options:
        if option >= LAY and option >> 3 < CONFLICTS_AT:
            value = max([lay_value(mind, option - LAY, place) for place in lay_places(mind)], default=0.0)
            if value > highest:
                best, highest = option, value
    if best != NONE:
        return best
    ranked = sorted(cards, key=lambda card: worth(mind, card))
    if NONE not in decision.options:
        return ranked[0] if ranked else decision.options[0]
    if mind.restless and ranked:
        return ranked[0]
    cube = min(mind.w.cube, max([mind.held(c) for c in range(4) if s.bank[c]], default=0.0) * mind.outlook.turns)
    if sum(s.bag[mind.me]) < mind.w.few:
        cube = mind.w.dry
    starved = any(mind.starved(colour) and s.bank[colour] for colour in range(4))
    hunger = mind.w.hunger if starved and not s.discarded else 0.0
    before = _for_discards(s.discarded)
    cost = 0.0
    highest = 0.05
    for n, card in enumerate(ranked[:3]):
        cost += worth(mind, card) - 0.15
        value = (_for_discards(s.discarded + n + 1) - before) * cube - cost + hunger
        if value > highest:
            best, highest = ranked[0], value
    return best


def _for_discards(count: int) -> int:
    return DISCARD_GAIN[min(count, len(DISCARD_GAIN) - 1)]


def lay_places(mind: Mind) -> list[int]:
    """Where a conflict may be laid: twice the track, plus the side that faces us."""
    return [2 * track + side for track, _ in fronts(mind.s, mind.me) for side in (0, 1)]


def lay(mind: Mind, decision: Decision) -> int:
    """The best track and side for a conflict."""
    return max(decision.options, key=lambda place: lay_value(mind, decision.about[0], place))


def lay_value(mind: Mind, card: int, place: int) -> float:
    """What a conflict on this track would bring, with this side towards us, in turns."""
    s, me, outlook = mind.s, mind.me, mind.outlook
    track, side = place >> 1, place & 1
    ends = TRACKS[track].ends
    own, target = ends if s.owner[ends[0]] == me else (ends[1], ends[0])
    rival = s.owner[target]
    cost = sum([outlook.dear[colour] for colour in PROJECTS[CARDS[card].projects[side]].cells])
    symbol = CARDS[card].symbol
    value = 2.5 * outlook.hope(DOMINATION_WIN, symbol)
    if rival != NEUTRAL:
        value *= 0.6
    route = s.routes[track]
    if route is not None:
        value -= 0.35 * route.cubes
    if takes_system(card, side):
        if SYSTEMS[target].start and start_systems(s, me):
            value += 0.4 + 5 * outlook.hope(CAPTURE_WIN, target=target)
        else:
            gain = outlook.disc_cost + 3.0 - cost
            value += outlook.hope(EXPANSION_WIN) * (0.5 + 0.25 * gain)
            if rival != NEUTRAL:
                value += 0.3 * mind.weight(rival) * s.bases[target] + mind.danger(rival)
    value -= 0.03 * cost
    if rival != NEUTRAL:
        value -= 0.4
        if takes_system(card, 1 - side):
            value -= 3.0 if SYSTEMS[own].start else 0.4
    busy = [one for one, _, _ in outlook.fights]
    return value - 0.5 * len(busy)


def agree(mind: Mind, card: int) -> int:
    """To end a conflict in which the other side is nearer to winning."""
    s = mind.s
    side = 0 if side_owner(s, card, 0) == mind.me else 1
    mine, theirs = CARDS[card].projects[side], CARDS[card].projects[1 - side]
    left = len(PROJECTS[mine].cells) - cubes_on(s, mine)
    theirs_left = len(PROJECTS[theirs].cells) - cubes_on(s, theirs)
    at_risk = takes_system(card, 1 - side) and SYSTEMS[side_system(s, card, side)].start
    if takes_system(card, side) and SYSTEMS[side_system(s, card, 1 - side)].start and left <= theirs_left + 1:
        return REFUSE
    if mind.outlook.hope(DOMINATION_WIN, CARDS[card].symbol) > 0.3 and mind.outlook.lead(card, side) > 0:
        return REFUSE
    return AGREE if at_risk or theirs_left < left else REFUSE


# -- taking cards ----------------------------------------------------------------------------------------------------

_USUAL = (0.0, 0.5, 0.9, 1.4, 0.8, 0.7, 0.9)
"""What a card of each deck is worth as a rule."""


def take(mind: Mind, options: Sequence[int], deck: int) -> int:
    """The best of the cards seen, or another one if none is any good."""
    cards = [option for option in options if option != NONE]
    best = max(cards, key=lambda card: worth(mind, card))
    if NONE in options and worth(mind, best) < 0.6 * _USUAL[deck]:
        return NONE
    return best


def deck(mind: Mind, options: Sequence[int]) -> int:
    """The deck whose open card is best."""
    return max(options, key=lambda one: max([worth(mind, card) for card in mind.s.decks[one].top[:1]], default=0.0))


def race(mind: Mind, options: Sequence[int]) -> int:
    """The race whose programme fits the corner; the first of those offered if none does."""
    return max([option for option in options if option != NONE], key=lambda card: race_value(mind, card))


def race_value(mind: Mind, card: int) -> int:
    """How many symbols of its programme are of the kind that our start system gives."""
    symbols = PROJECTS[CARDS[card].programme].symbols
    return sum([
        symbols.count(one.symbol) for one in BOARD_SYMBOLS
        if one.arrows == BLUE_ARROW and mind.s.owner[one.systems[0]] == mind.me
    ])


def corner(mind: Mind, options: Sequence[int]) -> int:
    """The corner whose symbol our programme gives, if we know our race already."""
    cards = mind.s.cards[mind.me]
    symbols = PROJECTS[CARDS[cards[0]].programme].symbols if cards else ()
    return max(options, key=lambda system: sum([
        symbols.count(one.symbol) for one in BOARD_SYMBOLS if one.arrows == BLUE_ARROW and one.systems[0] == system
    ]))


# -- cubes -----------------------------------------------------------------------------------------------------------


def redraw(mind: Mind, decision: Decision) -> tuple[int, ...]:
    """Put back the cubes that find no good place."""
    s = mind.s
    every = [(place_value(mind, option), option & 7) for option in placements(s)
             if option != CLEAR and option >> 3 < CONFLICTS_AT]
    usual = sorted([value for value, _ in every], reverse=True)
    bar = 0.5 * usual[0] if usual else 0.0
    left = decision.most
    amounts = []
    for colour, limit in zip(decision.options, decision.limits, strict=True):
        best = max([value for value, one in every if one == colour], default=0.0)
        back = min(limit, left) if best < bar or best <= 0 else 0
        amounts.append(back)
        left -= back
    return tuple(amounts)


def trash(mind: Mind, decision: Decision) -> tuple[int, ...]:
    """Cubes that only stand in the way, the worst first."""
    left = decision.most
    amounts = [0] * len(decision.options)
    for n in sorted(range(len(amounts)), key=lambda n: mind.held(decision.options[n])):
        if mind.held(decision.options[n]) < 0:
            amounts[n] = min(left, decision.limits[n])
            left -= amounts[n]
    return tuple(amounts)


def give(mind: Mind, decision: Decision) -> tuple[int, ...]:
    """Cubes to swap: those that are worth less than the best ones of the bank."""
    best = max([mind.held(colour) for colour in range(4) if mind.s.bank[colour]], default=0.0)
    left = decision.most
    amounts = [0] * len(decision.options)
    for n in sorted(range(len(amounts)), key=lambda n: mind.held(decision.options[n])):
        if mind.held(decision.options[n]) < best - 0.004:
            amounts[n] = min(left, decision.limits[n])
            left -= amounts[n]
    return tuple(amounts)


def victim_cube(mind: Mind, options: Sequence[int], ours: bool) -> int:
    """The cube of a rival whose loss is best for us; if we get it, its colour counts too."""
    return max(options, key=lambda option: loss(mind, option) + (mind.held(option & 7) if ours else 0.0))


def clear(mind: Mind, options: Sequence[int]) -> int:
    """The project to clear; none, if that is offered and all serve a purpose."""
    return max(options, key=lambda spot: clear_value(mind, spot) if spot != NONE else 0.0)


def seize(mind: Mind, options: Sequence[int]) -> int:
    """The card that the rival misses most and we can use."""
    return max(options, key=lambda card: card_loss(mind, card) + worth(mind, card))


def ruin(mind: Mind, options: Sequence[int]) -> int:
    """The card that the rival misses most."""
    return max(options, key=lambda card: card_loss(mind, card))


def settle(mind: Mind, options: Sequence[int]) -> int:
    """The system for a base."""
    return max(options, key=lambda system: site_value(mind, system))


def swallow(mind: Mind, options: Sequence[int]) -> int:
    """The system whose loss hurts the others most and us least."""
    return max(options, key=lambda system: system_loss(mind, system))


def reopen(mind: Mind, options: Sequence[int]) -> int:
    """The closed system nearest to us."""
    near = [sum([mind.s.owner[other] == mind.me for _, _, other in SYSTEMS[system].lanes]) for system in options]
    return options[near.index(max(near))]


def stop(mind: Mind, options: Sequence[int]) -> int:
    """The conflict that goes worst for us."""
    def standing(card: int) -> int:
        side = 0 if side_owner(mind.s, card, 0) == mind.me else 1
        return mind.outlook.lead(card, side)

    return min(options, key=standing)


def delay(mind: Mind, options: Sequence[int]) -> int:
    """The rival who is nearest to a win."""
    return min(options, key=lambda seat: mind.other(seat).turns)


def choose(mind: Mind, options: Sequence[int], number: int) -> int:
    """The list of effects that brings most."""
    lists = CHOICES[number].options
    return max(options, key=lambda n: sum([effect_value(mind, effect) for effect in lists[n]]))


def occupy(options: Sequence[int]) -> int:
    """A disc of the supply rather than a prepared one."""
    return SUPPLY if SUPPLY in options else options[0]


def parley(mind: Mind, options: Sequence[int]) -> int:
    """End a conflict before drawing only if it is a danger."""
    best, highest = NONE, 0.0
    for option in options:
        if option != NONE and place_value(mind, option) > highest:
            best, highest = option, place_value(mind, option)
    return best
