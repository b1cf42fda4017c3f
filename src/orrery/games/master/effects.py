"""The effect vocabulary: what each word of a reward, a stake or an ability does (SU-33)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core import NONE, Allocate, Flow, Pick, emit
from orrery.games.master.abilities import OPERATIONS, Cause, cards_gained, carry_out, fire
from orrery.games.master.bases import (
    SUPPLY,
    free_slots,
    lose_system,
    neutral_systems,
    place_base,
    prepare,
    reopen,
    swallow,
)
from orrery.games.master.board import BLACK, SYSTEMS
from orrery.games.master.cards import (
    BY_KNOCK,
    BY_STEAL,
    CARDS,
    CONFLICT_CARD,
    PROJECTS,
    RACE,
    STOLEN_BY_YOU,
    STOLEN_FROM_YOU,
    Effect,
)
from orrery.games.master.conflicts import hand_over, take_off
from orrery.games.master.cubes import (
    clearable,
    cubes_to_take,
    draw_cubes,
    empty_spot,
    from_bank,
    knock_cube,
    take_cube,
)
from orrery.games.master.decks import choose_card, discard, put_under, receive, strip, take_card, take_random_card
from orrery.games.master.standing import settle
from orrery.games.master.state import CLOSED, MasterState, conflicts_of, rivals

# -- cubes -----------------------------------------------------------------------------------------------------------


def gain_cubes(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Cubes from the bank into the bag, each in a colour chosen among those listed (SU-33.5)."""
    return gain(s, seat, effect.count, effect.colours)


def gain(s: MasterState, seat: int, count: int, colours: Sequence[int]) -> Flow:
    """Take cubes of chosen colours from the bank, as many as it has (SU-1.6)."""
    held = tuple([colour for colour in colours if s.bank[colour]])
    limits = [min(count, s.bank[colour]) for colour in held]
    count = min(count, sum(limits))
    if count == 0:
        return
    amounts: tuple[int, ...] = (count,)
    if sum(limits) == count:
        amounts = tuple(limits)
    elif len(held) > 1:
        amounts = yield Allocate(seat, "gain", held, limits, count, count)
    for colour, amount in zip(held, amounts):
        from_bank(s, seat, colour, amount)
    emit(s, "got", (seat, tuple([amounts[held.index(colour)] if colour in held else 0 for colour in range(5)])))


def trash_cubes(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Up to the number of cubes from one's bag into the bank (SU-33.6)."""
    held = tuple([colour for colour in effect.colours if s.bag[seat][colour]])
    if not held:
        return
    limits = [min(effect.count, s.bag[seat][colour]) for colour in held]
    amounts = yield Allocate(seat, "trash", held, limits, 0, effect.count)
    for colour, amount in zip(held, amounts):
        s.bag[seat][colour] -= amount
        s.bank[colour] += amount
    emit(s, "trashed", (seat, tuple([amounts[held.index(colour)] if colour in held else 0 for colour in range(5)])))


def exchange_cubes(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Swap cubes of the bag for cubes that the bank held before (SU-33.7)."""
    bag, bank = s.bag[seat], s.bank
    give = tuple([colour for colour in effect.give if bag[colour]])
    most = min(effect.count, sum([bank[colour] for colour in effect.take]), sum([bag[colour] for colour in give]))
    if most == 0:
        return
    given = yield Allocate(seat, "give", give, [min(most, s.bag[seat][colour]) for colour in give], 0, most)
    count = sum(given)
    if count == 0:
        return
    take = tuple([colour for colour in effect.take if s.bank[colour]])
    taken: tuple[int, ...] = (count,)
    if len(take) > 1:
        taken = yield Allocate(seat, "receive", take, [min(count, s.bank[c]) for c in take], count, count)
    for colour, amount in zip(take, taken):
        from_bank(s, seat, colour, amount)
    for colour, amount in zip(give, given):
        s.bag[seat][colour] -= amount
        s.bank[colour] += amount
    emit(s, "swapped", (
        seat,
        tuple([given[give.index(colour)] if colour in give else 0 for colour in range(5)]),
        tuple([taken[take.index(colour)] if colour in take else 0 for colour in range(5)]),
    ))


def redraw(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Put up to the number of cubes just drawn back, then draw as many (SU-33.8)."""
    held = tuple([colour for colour in range(5) if s.drawn[colour]])
    if not held:
        return
    limits = [min(effect.count, s.drawn[colour]) for colour in held]
    amounts = yield Allocate(seat, "redraw", held, limits, 0, effect.count)
    for colour, amount in zip(held, amounts):
        s.drawn[colour] -= amount
        s.bag[seat][colour] += amount
    if sum(amounts):
        draw_cubes(s, seat, sum(amounts))


def steal_cube(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Take cubes from projects of rivals, one after another, never black ones (SU-19.2 to SU-19.7, SU-33.11)."""
    colours = bright(effect)
    for _ in range(effect.count):
        targets = cubes_to_take(s, rivals(s, seat), colours, BY_STEAL)
        if not targets:
            return
        target = targets[0]
        if len(targets) > 1:
            target = yield Pick(seat, "steal", targets)
        loser = take_cube(s, seat, target >> 3)
        emit(s, "stole", (seat, loser, target))
        settle(s)  # SU-5.5, SU-16.3
        yield from fire(s, STOLEN_BY_YOU, seat)
        yield from fire(s, STOLEN_FROM_YOU, loser)


def bright(effect: Effect) -> list[int]:
    """The colours of an effect that can be taken from rivals: black never is (SU-9.2)."""
    return [colour for colour in effect.colours if colour != BLACK]


def knock(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """As stealing, but the cube returns to its owner: no theft (SU-33.12)."""
    for _ in range(effect.count):
        targets = cubes_to_take(s, rivals(s, seat), effect.colours, BY_KNOCK)
        if not targets:
            return
        target = targets[0]
        if len(targets) > 1:
            target = yield Pick(seat, "knock", targets)
        loser = knock_cube(s, target >> 3)
        emit(s, "knocked", (seat, loser, target))
        settle(s)


def recall_projects(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Clear up to the number of one's own projects, without a black cube (SU-33.13)."""
    for _ in range(effect.count):
        spots = clearable(s, seat)
        if not spots:
            return
        spot = yield Pick(seat, "recall", (*spots, NONE))
        if spot == NONE:
            return
        empty_spot(s, spot)
        emit(s, "cleared", (seat, spot))
        settle(s)


# -- cards -----------------------------------------------------------------------------------------------------------


def gain_card(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Take cards one after another; of several decks one is named first (SU-3.11, SU-3.12, SU-33.9)."""
    for _ in range(effect.count):
        decks = tuple([deck for deck in effect.decks if s.decks[deck].size()])
        if not decks:
            return
        deck = decks[0]
        if len(decks) > 1:
            deck = yield Pick(seat, "deck", decks)
        if effect.mode == "random":
            yield from take_random_card(s, seat, deck)
        elif effect.mode == "choose":
            yield from choose_card(s, seat, deck)
        else:
            yield from take_card(s, seat, deck)


def cards_to_lose(s: MasterState, seat: int, effect: Effect, cause: Cause) -> list[int]:
    """Cards of the listed types that rivals (or the loser) own; conflicts on the board too (SU-21.17, SU-21.19)."""
    if effect.loser and cause.loser == NONE:  # SU-22.3
        return []
    found: list[int] = []
    for owner in [cause.loser] if effect.loser else rivals(s, seat):
        found += [card for card in s.cards[owner] if CARDS[card].type in effect.types and CARDS[card].type != RACE]
        if CONFLICT_CARD in effect.types:
            found += [card for card in conflicts_of(s, owner) if card not in found]
    return found


def take_rivals_card(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """A rival's card changes its owner; what lay on it returns first (SU-21.17, SU-33.10)."""
    cards = cards_to_lose(s, seat, effect, cause)
    if not cards:
        return  # SU-21.18
    card = cards[0]
    if len(cards) > 1:
        card = yield Pick(seat, "seize", cards)
    if s.holder[card] == NONE:
        take_off(s, card)
        yield from cards_gained(s, hand_over(s, card, seat))  # SU-23.6
    else:
        emit(s, "seized", (seat, s.holder[card], card))
        strip(s, card)
        yield from receive(s, seat, card)


def discard_rivals_card(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """A rival's card goes under its deck; its ability does not fire (SU-26.3, SU-33.10)."""
    cards = cards_to_lose(s, seat, effect, cause)
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        card = yield Pick(seat, "ruin", cards)
    if s.holder[card] == NONE:
        take_off(s, card)
        put_under(s, card)  # SU-23.6
        emit(s, "ended", (card, NONE))
    else:
        discard(s, card)


# -- bases and systems -----------------------------------------------------------------------------------------------


def prepare_base(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """A disc into the slot of the project rewarded, or by an ability into any free slot (SU-33.14)."""
    for _ in range(effect.count):
        if cause.slot != NONE:
            prepare(s, seat, cause.slot)
            continue
        slots = free_slots(s, seat) if s.supply[seat] else []
        if not slots:
            return
        slot = slots[0]
        if len(slots) > 1:
            slot = yield Pick(seat, "slot", slots)
        prepare(s, seat, slot)


def place_base_freely(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """A disc from the supply goes to a neutral system next to one's own, without a route (SU-33.15)."""
    systems = systems_to_settle(s, seat, effect)
    if systems:
        system = systems[0]
        if len(systems) > 1:
            system = yield Pick(seat, "settle", systems)
        yield from place_base(s, seat, system, SUPPLY)


def systems_to_settle(s: MasterState, seat: int, effect: Effect) -> list[int]:
    """Systems where an ability could place a base now (SU-1.6, SU-33.15)."""
    return neutral_systems(s, seat, effect.where != "neutral_any") if s.supply[seat] else []


def capture_system(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """The loser's bases leave the system; the winner may place one there at once (SU-21.14, SU-21.15, SU-22.5)."""
    system = cause.system
    if s.owner[system] >= 0:
        yield from lose_system(s, system)
    # There is one: with all its discs on the board the seat would have won (SU-5.1).
    sources = (*((SUPPLY,) if s.supply[seat] else ()), *s.prepared[seat])
    source = yield Pick(seat, "occupy", (*sources, NONE), about=(system,))
    if source != NONE:
        yield from place_base(s, seat, system, source)


def place_black_hole(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Close a neutral system; it must be done if possible (SU-33.17)."""
    systems = holes_to_place(s, seat, effect)
    if systems:
        system = systems[0]
        if len(systems) > 1:
            system = yield Pick(seat, "swallow", systems)
        yield from swallow(s, system)


def holes_to_place(s: MasterState, seat: int, effect: Effect) -> list[int]:
    """Systems that a black hole could close now (SU-4.4, SU-4.11)."""
    return neutral_systems(s, seat, effect.where == "neutral_adjacent") if s.tokens else []


def remove_black_hole(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """Open a closed system that is no start system (SU-33.18)."""
    systems = holes_to_remove(s)
    if systems:
        system = systems[0]
        if len(systems) > 1:
            system = yield Pick(seat, "reopen", systems)
        reopen(s, system)


def holes_to_remove(s: MasterState) -> list[int]:
    """Closed systems that may be opened (SU-33.18)."""
    return [system for system, owner in enumerate(s.owner) if owner == CLOSED and not SYSTEMS[system].start]


# -- conflicts and turns ---------------------------------------------------------------------------------------------


def end_own_conflict(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """End a conflict in which the player takes part, and keep its card (SU-33.19)."""
    cards = conflicts_of(s, seat)
    if cards:
        card = cards[0]
        if len(cards) > 1:
            card = yield Pick(seat, "stop", cards)
        take_off(s, card)
        yield from cards_gained(s, hand_over(s, card, seat))


def extra_turn(s: MasterState, seat: int, effect: Effect, cause: Cause) -> None:
    """One more turn after this one (SU-28.1)."""
    s.extra += 1
    emit(s, "extra-turn", (seat,))


def skip_turn(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """A rival of the player's choice misses turns, one a token (SU-28.4)."""
    if not s.tokens:
        return
    others = rivals(s, seat)
    victim = others[0]
    if len(others) > 1:
        victim = yield Pick(seat, "delay", others)
    tokens = min(effect.count, s.tokens)
    s.tokens -= tokens
    s.skips[victim] += tokens
    s.stirred = True  # SU-30.3
    emit(s, "delayed", (seat, victim, tokens))


def choose_one(s: MasterState, seat: int, effect: Effect, cause: Cause) -> Flow:
    """One of several lists of effects; one that can do nothing only if all are such (SU-33.20)."""
    useful = [n for n, option in enumerate(effect.options) if any(can_do(s, seat, one, cause) for one in option)]
    options = useful or list(range(len(effect.options)))
    choice = options[0]
    if len(options) > 1:
        choice = yield Pick(seat, "choose", options, about=(choice_number(effect),))
    yield from carry_out(s, seat, effect.options[choice], cause)


def choices_in(effects: Sequence[Effect]) -> list[Effect]:
    """The choices among these effects, those inside others too (SU-33.20)."""
    found: list[Effect] = []
    for effect in effects:
        if effect.op == "choose_one":
            found.append(effect)
        for option in effect.options:
            found += choices_in(option)
    return found


CHOICES: Final = (
    *(choice for card in CARDS if card.ability is not None for choice in choices_in(card.ability.effects)),
    *(choice for project in PROJECTS for choice in choices_in(project.reward)),
)
"""All choices that cards offer: by abilities, as rewards and as stakes."""


def choice_number(effect: Effect) -> int:
    """The place of a choice among all that cards offer, for the words of its question."""
    return CHOICES.index(effect)


def can_do(s: MasterState, seat: int, effect: Effect, cause: Cause) -> bool:
    """Whether an effect would change anything now (SU-33.20)."""
    match effect.op:
        case "gain_cubes":
            return any(s.bank[colour] for colour in effect.colours)
        case "trash_cubes":
            return any(s.bag[seat][colour] for colour in effect.colours)
        case "exchange_cubes":
            return any(s.bag[seat][c] for c in effect.give) and any(s.bank[c] for c in effect.take)
        case "redraw":
            return sum(s.drawn) > 0
        case "gain_card":
            return any(s.decks[deck].size() for deck in effect.decks)
        case "take_card" | "discard_card":
            return bool(cards_to_lose(s, seat, effect, cause))
        case "steal_cube" | "knock_cube":
            stolen = effect.op == "steal_cube"
            colours = bright(effect) if stolen else effect.colours
            return bool(cubes_to_take(s, rivals(s, seat), colours, BY_STEAL if stolen else BY_KNOCK))
        case "recall_projects":
            return bool(clearable(s, seat))
        case "prepare_base":
            return s.supply[seat] > 0 and bool(free_slots(s, seat))
        case "place_base":
            return bool(systems_to_settle(s, seat, effect))
        case "place_black_hole":
            return bool(holes_to_place(s, seat, effect))
        case "remove_black_hole":
            return bool(holes_to_remove(s))
        case "end_conflict":
            return bool(conflicts_of(s, seat))
        case "skip_turn":
            return s.tokens > 0
        case "choose_one":
            return any(can_do(s, seat, one, cause) for option in effect.options for one in option)
        case _:
            return True


OPERATIONS.update({
    "gain_cubes": gain_cubes,
    "trash_cubes": trash_cubes,
    "exchange_cubes": exchange_cubes,
    "redraw": redraw,
    "gain_card": gain_card,
    "take_card": take_rivals_card,
    "discard_card": discard_rivals_card,
    "steal_cube": steal_cube,
    "knock_cube": knock,
    "recall_projects": recall_projects,
    "prepare_base": prepare_base,
    "place_base": place_base_freely,
    "capture_system": capture_system,
    "place_black_hole": place_black_hole,
    "remove_black_hole": remove_black_hole,
    "end_conflict": end_own_conflict,
    "extra_turn": extra_turn,
    "skip_turn": skip_turn,
    "choose_one": choose_one,
})


