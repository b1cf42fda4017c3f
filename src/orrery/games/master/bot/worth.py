"""What cards are worth to a player, in turns: to take, to keep, to take away, to use up."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE
from orrery.games.master.abilities import NO_CAUSE
from orrery.games.master.bases import free_slots, neutral_systems, sites
from orrery.games.master.board import MOST_EXTRA_TURNS
from orrery.games.master.bot.ground import takes_system
from orrery.games.master.bot.harm import loss, system_loss
from orrery.games.master.bot.mind import Mind
from orrery.games.master.bot.sites import site_value
from orrery.games.master.bot.ways import Outlook
from orrery.games.master.cards import (
    BASE,
    BY_KNOCK,
    BY_STEAL,
    CARDS,
    CONFLICT_CARD,
    GOVERNMENT,
    LEADER,
    PROJECTS,
    Effect,
)
from orrery.games.master.cubes import cubes_to_take
from orrery.games.master.effects import cards_to_lose
from orrery.games.master.standing import CAPTURE_WIN, DOMINATION_WIN, EXPANSION_WIN, active
from orrery.games.master.state import conflicts_of, rivals

_ABILITY: Final = {
    "mod_draw": 2.5, "mod_card_limit": 0.2, "mod_look": 0.2, "mod_colonise": 0.4, "mod_route": 1.2,
    "mod_discard_gain": 0.3, "mod_spoils": 0.2, "mod_majority": 0.3, "wild_cube": 0.9, "protect": 0.4,
    "waive_route": 0.8, "count_symbol": 0.2, "gain_cubes": 0.5, "trash_cubes": 0.3, "exchange_cubes": 0.6,
    "redraw": 1.2, "gain_card": 0.6, "take_card": 0.6, "discard_card": 0.6, "steal_cube": 0.8, "knock_cube": 0.6,
    "recall_projects": 0.2, "prepare_base": 1.0, "place_base": 1.6, "place_black_hole": 0.4,
    "remove_black_hole": 0.2, "end_conflict": 0.2, "extra_turn": 1.0, "skip_turn": 0.7, "choose_one": 0.4,
}
"""An ability that is in force, roughly, by the word it uses."""


def worth(mind: Mind, card: int, outlook: Outlook | None = None) -> float:
    """What a card is worth to us, or to the rival whose outlook is given."""
    outlook = outlook or mind.outlook
    one = CARDS[card]
    s, seat = mind.s, outlook.seat
    value = 0.0
    if one.type == LEADER:
        value += 0.2 * len(one.projects) + _ability(card) * _obeyed(mind, card, seat)
    elif one.type == CONFLICT_CARD:
        value += 0.25 + 2.2 * outlook.hope(DOMINATION_WIN, one.symbol)
        if takes_system(card, 0) or takes_system(card, 1):
            value += 1.5 * outlook.hope(CAPTURE_WIN) + 0.6 * outlook.hope(EXPANSION_WIN)
    elif one.type == GOVERNMENT:
        value += 0.4 + _ability(card)
        if any(PROJECTS[project].kind == BASE for project in one.projects):
            value += 1.6 * outlook.hope(EXPANSION_WIN) + 0.2
        else:
            value += 0.8 * outlook.hope(DOMINATION_WIN)
    else:
        works = s.working >> one.projects[0] & 1
        for symbol in one.symbols:
            value += (4.0 if works else 1.8) * outlook.hope(DOMINATION_WIN, symbol)
        value += _ability(card) * (1.0 if works else 0.45) + (0.3 if works else 0.1)
    return value


def _ability(card: int) -> float:
    ability = CARDS[card].ability
    if ability is None:
        return 0.0
    return sum([_ABILITY[effect.op] * (1 + 0.25 * (effect.count - 1)) for effect in ability.effects])


def _obeyed(mind: Mind, leader: int, seat: int) -> float:
    """How sure it is that a leader's ability can be used."""
    held = list(mind.s.symbols[seat])
    short = 0
    for symbol in CARDS[leader].requirement:
        if held[symbol]:
            held[symbol] -= 1
        else:
            short += 1
    return (1.0, 0.4, 0.12)[short]


# -- using a card up -------------------------------------------------------------------------------------------------


def use_value(mind: Mind, card: int) -> float:
    """What discarding a card for its ability would bring now, in turns; less than nothing if it has none."""
    ability = CARDS[card].ability
    if ability is None or not ability.discard or not active(mind.s, mind.me, card):
        return -1.0
    return sum([effect_value(mind, effect) for effect in ability.effects])


def effect_value(mind: Mind, effect: Effect) -> float:
    """What an effect would bring now, in turns."""
    s, me = mind.s, mind.me
    turns = mind.outlook.turns
    match effect.op:
        case "extra_turn":
            return 1.0 if s.extra + s.extra_taken < MOST_EXTRA_TURNS else 0.0
        case "skip_turn":
            return (1.0 if s.seats == 2 else 0.4 + mind.alarm) if s.tokens else 0.0
        case "gain_cubes":
            colours = [colour for colour in effect.colours if s.bank[colour]]
            return effect.count * max([mind.held(colour) for colour in colours], default=0.0) * turns + 0.1
        case "trash_cubes":
            bad = sorted([max(0.0, -mind.held(c)) for c in range(5) for _ in range(s.bag[me][c])], reverse=True)
            return sum(bad[: effect.count]) * turns
        case "exchange_cubes":
            bad = sorted([-mind.held(c) for c in effect.give for _ in range(s.bag[me][c])], reverse=True)
            good = max([mind.held(c) for c in effect.take])
            return sum([max(0.0, good + one) for one in bad[: effect.count]]) * turns
        case "place_base":
            systems = neutral_systems(s, me, True) if s.supply[me] else []
            best = max([site_value(mind, system) for system in systems], default=0.0)
            return best * (0.3 + 0.7 * mind.outlook.hope(EXPANSION_WIN))
        case "prepare_base":
            if not s.supply[me] or not free_slots(s, me) or not sites(s, me):
                return 0.0
            return 0.3 + mind.outlook.hope(EXPANSION_WIN)
        case "gain_card":
            return 0.5 * effect.count
        case "steal_cube" | "knock_cube":
            way = BY_STEAL if effect.op == "steal_cube" else BY_KNOCK
            targets = cubes_to_take(s, rivals(s, me), [c for c in effect.colours if c < 4], way)
            losses = sorted([loss(mind, target) for target in targets], reverse=True)
            return sum(losses[: effect.count]) * turns + (0.1 * effect.count if effect.op == "steal_cube" else 0.0)
        case "take_card" | "discard_card":
            cards = cards_to_lose(s, me, effect, NO_CAUSE)
            return max([card_loss(mind, card) for card in cards], default=0.0)
        case "place_black_hole":
            systems = neutral_systems(s, me, effect.where == "neutral_adjacent") if s.tokens else []
            return max([system_loss(mind, system) for system in systems], default=0.0)
        case "choose_one":
            return max([sum([effect_value(mind, one) for one in option]) for option in effect.options])
        case "end_conflict":
            return 0.0 if conflicts_of(s, me) else 0.1
        case _:
            return 0.0


def card_loss(mind: Mind, card: int) -> float:
    """What it means to us, in turns, that a rival loses a card."""
    holder = mind.s.holder[card]
    if holder == NONE:
        return 0.2
    return worth(mind, card, mind.other(holder)) * (0.4 * mind.weight(holder) + 2 * mind.danger(holder))
