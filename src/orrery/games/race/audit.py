"""Every card and chip where it can be, once; and whether what lies on the table can lie there at this step."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE
from orrery.documents import bad
from orrery.games.race.cards import CARDS, CONSUME_ALL, DISCARD_HAND, GREY, POWERS, Power
from orrery.games.race.cursor import is_called
from orrery.games.race.notation import card_text, power_text
from orrery.games.race.phases import develop, settle
from orrery.games.race.phases.explore import number_drawn, number_kept
from orrery.games.race.phases.produce import BONUS, fillings
from orrery.games.race.setup import BANK_PER_PLAYER, DEALT, HAND_LIMIT, TABLEAU_END
from orrery.games.race.state import (
    AT_ACTIONS,
    AT_CONSUME,
    AT_DEVELOP,
    AT_EXPLORE,
    AT_KEEP,
    AT_LAY_DEVELOPMENT,
    AT_OPENING,
    AT_OVER,
    AT_PLACE_DEVELOPMENT,
    AT_PLACE_WORLD,
    AT_PRODUCE,
    AT_ROUND_END,
    AT_TRADE,
    AT_WINDFALL,
    DEVELOP_2,
    PRODUCE,
    SETTLE_2,
    STEPS,
    TRADE,
    RaceState,
    unpack_discard,
)

_PLAYER_BY_PLAYER: Final = (AT_PLACE_DEVELOPMENT, AT_PLACE_WORLD, AT_TRADE, AT_CONSUME, AT_PRODUCE, AT_WINDFALL)
"""Steps in which the cursor goes from player to player."""


def _most_points(power: Power) -> int:
    """The most that one use of a power can bring in a Consume phase."""
    if power.kind == DISCARD_HAND:
        return power.max_cards * power.vp_per_card
    if power.kind == CONSUME_ALL:
        return 2 * sum(card.colour != GREY for card in CARDS)
    return 2 * power.uses * power.vp


_MOST_BEYOND_THE_BANK: Final = sum(_most_points(power) for power in POWERS.values() if power.phase == "consume")
"""The bank runs dry in one Consume phase, in which every power is used once: more than this it cannot lack."""


def audit(s: RaceState) -> None:
    """Raise BadPosition unless every card and chip is where it can be, once."""
    zones = [s.deck, s.box, [unpack_discard(entry)[0] for entry in s.discard]]
    zones += [*s.hand, *s.drawn, *s.tableau, *[list(goods.values()) for goods in s.goods]]
    zones.append([card for card in s.laid if card != NONE])
    everything = sorted(card for zone in zones for card in zone)
    if everything != list(range(len(CARDS))):
        raise bad("conservation", f"Expected each of the {len(CARDS)} cards once, found {len(everything)} cards, "
                  f"{len(set(everything))} different ones.", count=len(everything))
    if s.deck != sorted(s.deck):
        raise bad("deck", "Expected the deck without an order until it is drawn from.")
    total = BANK_PER_PLAYER * s.seats
    points = sum(s.chips) + s.bank
    if s.bank < 0 or min(s.chips) < 0:
        raise bad("negative", f"Expected no fewer than 0 points anywhere, found {s.chips} and a bank of {s.bank}.")
    if not total <= points <= (total if s.bank else total + _MOST_BEYOND_THE_BANK):
        raise bad("chips", f"Expected {total} points in chips and bank together, found {points}.",
                  total=total, points=points)
    if sorted(s.order) != list(range(s.seats)) or s.order != rotation(s.order[0], s.seats):
        raise bad("order", f"Expected the seats 0 to {s.seats - 1} in an order, clockwise from the first, "
                  f"found {list(s.order)}.")
    if not 0 <= s.at <= s.seats:
        raise bad("at", f"at: expected a place in the order, 0 to {s.seats}, found {s.at}.")
    for seat in range(s.seats):
        _audit_seat(s, seat)


def rotation(first: int, seats: int) -> tuple[int, ...]:
    """All seats, clockwise from this one (RG-3.16)."""
    return tuple([(first + i) % seats for i in range(seats)])


def _audit_seat(s: RaceState, seat: int) -> None:
    tableau = s.tableau[seat]
    names = [CARDS[card].name for card in tableau]
    for name in names:
        if names.count(name) > 1:
            raise bad("copies", f"Seat {seat} has {name} twice in the tableau; expected one at most.",
                      seat=seat, card=name)
    for world in s.goods[seat]:
        if world not in tableau or CARDS[world].colour == GREY:
            raise bad("good", f"{card_text(world)} of seat {seat} cannot hold a good; expected a world with a colour.",
                      seat=seat, card=card_text(world))
    if s.step in (AT_OPENING, AT_ACTIONS, AT_EXPLORE, AT_OVER) and len(s.hand[seat]) > HAND_LIMIT:
        raise bad("hand", f"Seat {seat} holds {len(s.hand[seat])} cards at the start of a round; "
                  f"expected {HAND_LIMIT} at most.", seat=seat, count=len(s.hand[seat]), limit=HAND_LIMIT)
    for kind, made in enumerate(s.produced[seat]):
        worlds = sum(CARDS[card].colour == kind for card in tableau) if kind != GREY else 0
        if made > worlds:
            raise bad("produced", f"Seat {seat}: expected no more goods produced of a kind than its worlds make, "
                      f"found {s.produced[seat]}.")


def check_moment(s: RaceState) -> None:
    """Raise BadPosition if what lies on the table does not fit the step at which the cursor stands."""
    _check_cursor(s)
    _check_calls(s)
    _check_end(s)
    _check_opening(s)
    _check_drawn(s)
    _check_laid(s)
    _check_produced(s)
    _check_used(s)


def _check_cursor(s: RaceState) -> None:
    most = s.seats if s.step in (AT_TRADE, AT_CONSUME) else s.seats - 1 if s.step in _PLAYER_BY_PLAYER else 0
    if s.at > most:
        places = f"0 to {most}" if most else "0"
        raise bad("at", f"at: expected {places} at the step {STEPS[s.step]}, found {s.at}.")
    if (s.round == 0) != (s.step == AT_OPENING):
        raise bad("round", f"round: expected 0 at the step {STEPS[AT_OPENING]} and 1 or more after it, "
                  f"found {s.round} at the step {STEPS[s.step]}.")
    second = DEVELOP_2 if s.step <= AT_PLACE_DEVELOPMENT else SETTLE_2
    if s.again and not (AT_DEVELOP <= s.step <= AT_PLACE_WORLD and s.calls >> second & 1):
        raise bad("again", "again: expected only in the second Develop or Settle phase of a round of the duel.")
    if s.step == AT_TRADE and s.at and not any(TRADE in s.actions[seat] for seat in s.order[: s.at + 1]):
        raise bad("at", f"at: expected 0 where nobody has chosen consume-trade and sold, found {s.at}.")


def _check_calls(s: RaceState) -> None:
    """Action cards lie open from their reveal to the end of the round, and the phase is one that they call."""
    for seat in range(s.seats):
        if s.step <= AT_ACTIONS and s.actions[seat]:
            raise bad("early", f"Seat {seat}: expected no action cards before they are revealed.")
    if AT_ACTIONS < s.step < AT_ROUND_END and all(s.actions) and not is_called(s, s.step):
        raise bad("call", f"Expected a phase that an action card calls, found the step {STEPS[s.step]}.")


def _check_end(s: RaceState) -> None:
    """The round ends in which the bank is empty or somebody has twelve cards, and with it the game (RG-12.1)."""
    largest = max(map(len, s.tableau))
    most = TABLEAU_END - 1
    if s.step > AT_LAY_DEVELOPMENT or s.again:
        most += 4 if s.duel else 2  # as many phases as can place a card in one round
    if largest > most:
        raise bad("tableau", f"Expected at most {most} cards in a tableau at the step {STEPS[s.step]}, "
                  f"found {largest}.", most=most)
    if s.bank == 0 and s.step < AT_CONSUME:
        raise bad("bank", f"bank: expected points left at the step {STEPS[s.step]}, found 0.")


def _check_opening(s: RaceState) -> None:
    """Before the first round everybody has a start world, perhaps with its good, and the cards dealt (RG-3)."""
    if s.step != AT_OPENING:
        return
    for seat in range(s.seats):
        hand, tableau = len(s.hand[seat]), s.tableau[seat]
        if hand != DEALT:
            raise bad("opening", f"Seat {seat}: expected {DEALT} cards in the opening hand, found {hand}.")
        if len(tableau) != 1 or CARDS[tableau[0]].start < 0 or s.chips[seat] or any(s.produced[seat]) or s.discard:
            raise bad("opened", f"Seat {seat}: expected a start world and nothing else before the first round.")
        if not all(CARDS[world].windfall for world in s.goods[seat]):
            raise bad("opened", f"Seat {seat}: expected goods on windfall worlds alone before the first round.")


def _check_drawn(s: RaceState) -> None:
    """Drawn cards lie apart while somebody chooses which to keep (RG-5.2, RG-5.9)."""
    for seat in range(s.seats):
        drawn = len(s.drawn[seat])
        if drawn and not (s.step == AT_KEEP and number_kept(s, seat) < drawn <= number_drawn(s, seat)):
            raise bad("drawn", f"Seat {seat}: expected drawn cards only at the step {STEPS[AT_KEEP]}, more than the "
                      f"seat keeps and no more than it draws; found {drawn}.")
    if s.step == AT_KEEP and not any(s.drawn):
        raise bad("drawn", f"Expected drawn cards at the step {STEPS[AT_KEEP]}, found none.")


def _check_laid(s: RaceState) -> None:
    """A card that was laid out waits for its owner's turn, and can be placed then (RG-6.14, RG-8.28)."""
    for place, seat in enumerate(s.order):
        card, hand = s.laid[seat], len(s.hand[seat])
        if card == NONE:
            fits = place != s.at or s.step not in (AT_PLACE_DEVELOPMENT, AT_PLACE_WORLD)
        elif CARDS[card].world:
            fits = place >= s.at and s.step == AT_PLACE_WORLD and bool(settle.ways_to_place(s.powers[seat], card, hand))
        else:
            fits = (place >= s.at and s.step == AT_PLACE_DEVELOPMENT and develop.price_of(s, seat, card) <= hand
                    and not s.powers[seat].designs >> CARDS[card].design & 1)
        if not fits:
            raise bad("laid", f"Seat {seat} has laid out {card_text(card)}; expected a card that it can place now, at "
                      f"the steps {STEPS[AT_PLACE_DEVELOPMENT]} and {STEPS[AT_PLACE_WORLD]} only.")


def _check_produced(s: RaceState) -> None:
    """While all produce, player by player, what was made lies on worlds, and nobody is ahead of his turn (RG-10.11)."""
    if s.step not in (AT_PRODUCE, AT_WINDFALL) or (s.at == 0 and s.step == AT_PRODUCE):
        return
    for place, seat in enumerate(s.order):
        begun = place < s.at or (place == s.at and s.step == AT_WINDFALL)
        goods = [CARDS[world].colour for world in s.goods[seat]]
        for kind, made in enumerate(s.produced[seat]):
            if made > (goods.count(kind) if begun else 0):
                raise bad("produced", f"Seat {seat}: expected no more goods produced of a kind than lie on its worlds, "
                          f"and none before its turn, found {s.produced[seat]}.")


def _check_used(s: RaceState) -> None:
    """Powers are used by the player at the cursor: those of Consume, or those that fill windfall worlds (RG-9.9)."""
    usable: list[int] = []
    seat = s.order[s.at] if s.at < s.seats else NONE
    if seat != NONE and s.step == AT_CONSUME:
        usable = [power.ref for power in s.powers[seat].consume]
    elif seat != NONE and s.step == AT_WINDFALL:
        usable = [power.ref for power in s.powers[seat].fillers]
        if PRODUCE in s.actions[seat]:
            usable.append(BONUS)
        if not s.used and not fillings(s, seat):
            raise bad("windfall", f"Seat {seat}: expected a power or the bonus, and a windfall world to fill.")
    for ref in s.used:
        if s.used.count(ref) > 1 or ref not in usable:
            known = ", ".join(map(power_text, usable)) or "none"
            raise bad("used", f"used: expected some of {known}, each once; found {power_text(ref)}.", known=known)
