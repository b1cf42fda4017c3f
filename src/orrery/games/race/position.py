"""Positions as short documents: any legal moment of a game, written, read and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.core import NONE, Chance
from orrery.documents import bad, check_entries, read_list, read_number, read_seats, read_word
from orrery.games.race.cards import CARDS, GREY
from orrery.games.race.notation import POWER_BY_TEXT, card_named, card_text, power_text
from orrery.games.race.phases import develop, settle
from orrery.games.race.phases.explore import number_kept
from orrery.games.race.powers import gather
from orrery.games.race.setup import BANK_PER_PLAYER, DEALT, HAND_LIMIT, player_order
from orrery.games.race.state import (
    ACTIONS,
    AT_ACTIONS,
    AT_CONSUME,
    AT_DEVELOP,
    AT_KEEP,
    AT_OPENING,
    AT_PLACE_DEVELOPMENT,
    AT_PLACE_WORLD,
    AT_PRODUCE,
    AT_WINDFALL,
    DEVELOP_2,
    OPEN,
    STEPS,
    RaceState,
    reveal_actions,
)
from orrery.games.race.why import check_actions

_SEAT_KEYS: Final = frozenset(
    ("tableau", "hand", "goods", "chips", "actions", "drawn", "laid", "produced")
)
_KEYS: Final = frozenset(
    ("mode", "round", "step", "at", "again", "order", "bank", "seats", "deck", "discard", "box", "used")
)


def write(s: RaceState) -> dict[str, Any]:
    """The position as a document. The deck is what lies nowhere else and needs no mention."""
    document: dict[str, Any] = {
        "mode": "duel" if s.duel else "standard",
        "round": s.round,
        "step": STEPS[s.step],
        "order": list(s.order),
        "bank": s.bank,
        "seats": [_write_seat(s, seat) for seat in range(s.seats)],
        "discard": [_write_discard(entry, s.seats) for entry in s.discard],
    }
    if s.at:
        document["at"] = s.at
    if s.again:
        document["again"] = True
    if s.used:
        document["used"] = [power_text(ref) for ref in s.used]
    if s.box:
        document["box"] = [card_text(card) for card in s.box]
    return document


def _write_seat(s: RaceState, seat: int) -> dict[str, Any]:
    out: dict[str, Any] = {
        "tableau": [card_text(card) for card in s.tableau[seat]],
        "hand": [card_text(card) for card in s.hand[seat]],
    }
    if s.goods[seat]:
        out["goods"] = {card_text(world): card_text(good) for world, good in s.goods[seat].items()}
    if s.chips[seat]:
        out["chips"] = s.chips[seat]
    if s.actions[seat]:
        out["actions"] = [ACTIONS[action] for action in s.actions[seat]]
    if s.drawn[seat]:
        out["drawn"] = [card_text(card) for card in s.drawn[seat]]
    if s.laid[seat] != NONE:
        out["laid"] = card_text(s.laid[seat])
    if any(s.produced[seat]):
        out["produced"] = s.produced[seat][:]
    return out


def _write_discard(entry: int, seats: int) -> str:
    text = card_text(entry & 255)
    known = entry >> 8
    if known == OPEN:
        return text + "@all"
    return text + "".join(f"@{seat}" for seat in range(seats) if known >> seat & 1)


class _Box:
    """The 114 cards while a document is read: each can be taken once."""

    def __init__(self) -> None:
        self.left = [card.id for card in CARDS]

    def named(self, name: object, where: str) -> int:
        try:
            card = card_named(str(name))
        except KeyError:
            raise bad("card", f"{where}: there is no card {name!r}; expected a card's canonical name.",
                      where=where, card=str(name)) from None
        if card not in self.left and CARDS[card].data.get("copies", 1) > 1 and "~" not in str(name):
            card += 1  # the plain name means whichever copy is free
        if card not in self.left:
            raise bad("twice", f"{where}: {name} lies elsewhere already; expected each card once.",
                      where=where, card=str(name))
        self.left.remove(card)
        return card

    def some(self, count: int, where: str) -> list[int]:
        if not 0 <= count <= len(self.left):
            raise bad("too-many", f"{where}: {count} more cards are wanted; expected 0 to {len(self.left)}, "
                      "as many as are left.", where=where, count=count, left=len(self.left))
        taken = self.left[len(self.left) - count :]
        del self.left[len(self.left) - count :]
        return taken

    def cards(self, entries: object, where: str, open_only: bool = False) -> list[int]:
        """Named cards first; in a hidden zone a number stands for that many cards that nobody names."""
        if isinstance(entries, int):
            entries = [entries]
        if not isinstance(entries, Sequence) or isinstance(entries, str):
            raise bad("list", f"{where}: expected a list of cards, found {entries!r}.", where=where)
        if open_only and _unnamed(entries):
            raise bad("unnamed", f"{where}: expected cards by name, found a number of them.", where=where)
        return [self.named(entry, where) for entry in entries if not isinstance(entry, int)]


def read(document: Mapping[str, Any], chance: Chance) -> RaceState:
    """The position of a document. Raises BadPosition if it could not arise in a game."""
    check_entries(document, _KEYS)
    seats = read_seats(document, 2, 4)
    mode = read_word(("standard", "duel"), document.get("mode", "standard"), "mode")
    s = RaceState(len(seats), chance, mode == 1)
    if s.duel and len(seats) != 2:
        raise bad("duel", f"Expected 2 seats for the duel, found {len(seats)}.")
    _read_cards(s, document, seats)
    s.round = read_number(document, "round", 1)
    s.step = read_word(STEPS, document.get("step", "actions"), "step")
    s.at, s.again = read_number(document, "at", 0), bool(document.get("again", False))
    powers = {text.partition(":")[2]: ref for text, ref in POWER_BY_TEXT.items()
              if text.startswith("consume:" if s.step == AT_CONSUME else "produce:")}
    names = tuple(powers)
    s.used = [powers[names[read_word(names, text, "power")]] for text in read_list(document, "used")]
    reveal_actions(s, [_read_actions(entry, seat, s.duel) for seat, entry in enumerate(seats)])
    for seat, entry in enumerate(seats):
        s.produced[seat] = read_list(entry, "produced") or [0] * 5
        if len(s.produced[seat]) != 5 or not all(isinstance(made, int) and made >= 0 for made in s.produced[seat]):
            raise bad("produced", f"Seat {seat}: expected 5 numbers of goods produced, found {s.produced[seat]}.")
    worlds = [tableau[0] if tableau else NONE for tableau in s.tableau]
    from_worlds = all(world != NONE and CARDS[world].start >= 0 for world in worlds)
    s.order = tuple(read_list(document, "order")) or (player_order(worlds) if from_worlds else tuple(range(s.seats)))
    s.bank = read_number(document, "bank", max(0, BANK_PER_PLAYER * s.seats - sum(s.chips)))
    s.powers = [gather(tableau) for tableau in s.tableau]
    audit(s)
    _check_moment(s)
    return s


def _read_cards(s: RaceState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    """Named cards go to their places first, so that unnamed ones are filled with what nobody names."""
    box = _Box()
    for seat, entry in enumerate(seats):
        check_entries(entry, _SEAT_KEYS, f" of seat {seat}")
        s.tableau[seat] = box.cards(entry.get("tableau", ()), f"tableau of seat {seat}", open_only=True)
        s.hand[seat] = box.cards(entry.get("hand", ()), f"hand of seat {seat}")
        s.drawn[seat] = box.cards(entry.get("drawn", ()), f"drawn cards of seat {seat}")
        if entry.get("laid"):
            s.laid[seat] = box.named(entry["laid"], f"card laid by seat {seat}")
        s.chips[seat] = read_number(entry, "chips", 0)
    _read_discard(s, box, document)
    deck = document.get("deck")
    named_deck = box.cards(deck, "deck") if deck is not None else []
    s.box = box.cards(document.get("box", ()), "box", open_only=True)
    _read_goods(s, box, seats)
    for seat, entry in enumerate(seats):
        s.hand[seat] += box.some(_unnamed(entry.get("hand")), f"hand of seat {seat}")
        s.drawn[seat] += box.some(_unnamed(entry.get("drawn")), f"drawn cards of seat {seat}")
    s.discard += box.some(_unnamed(document.get("discard")), "discard pile")
    if deck is None:
        s.deck = box.left
    else:
        s.deck = sorted(named_deck + box.some(_unnamed(deck), "deck"))
        s.box += box.left


def _read_discard(s: RaceState, box: _Box, document: Mapping[str, Any]) -> None:
    """Named discards, with the seats that know each: ``gem-world@0@2``, ``colony-ship@all``."""
    if isinstance(document.get("discard"), int):
        return
    seats = tuple(str(seat) for seat in range(s.seats))
    for entry in read_list(document, "discard"):
        if not isinstance(entry, int):
            name, *known = str(entry).split("@")
            told = [read_word(seats, seat, f"seat after {name}@") for seat in known if known != ["all"]]
            seen = OPEN if known == ["all"] else sum(1 << seat for seat in told)
            s.discard.append(box.named(name, "discard pile") | seen << 8)


def _read_goods(s: RaceState, box: _Box, seats: Sequence[Mapping[str, Any]]) -> None:
    unnamed: list[tuple[int, int]] = []
    for seat, entry in enumerate(seats):
        goods = entry.get("goods", ())
        for name in goods if isinstance(goods, Mapping) else read_list(entry, "goods"):
            world = next((card for card in s.tableau[seat] if card_text(card) == str(name).replace("_", "-")), NONE)
            if world == NONE:
                raise bad("good-nowhere", f"Seat {seat} has no {name} to hold a good; expected worlds of its tableau.",
                          seat=seat, card=str(name))
            s.goods[seat][world] = NONE
            if isinstance(goods, Mapping):
                s.goods[seat][world] = box.named(goods[name], f"good on {name}")
            else:
                unnamed.append((seat, world))
    for seat, world in unnamed:
        s.goods[seat][world] = box.some(1, f"good on {card_text(world)}")[0]


def _unnamed(entries: object) -> int:
    if isinstance(entries, int):
        return entries
    return sum(entry for entry in entries if isinstance(entry, int)) if isinstance(entries, Sequence) else 0


def _read_actions(entry: Mapping[str, Any], seat: int, duel: bool) -> tuple[int, ...]:
    """The action cards that a seat has revealed: none or one, in the duel none or two."""
    known = ACTIONS if duel else ACTIONS[:DEVELOP_2]
    actions = tuple(read_word(known, action, f"action of seat {seat}") for action in read_list(entry, "actions"))
    if len(set(actions)) not in (0, 2 if duel else 1) or len(set(actions)) != len(actions):
        raise bad("actions", f"Seat {seat}: expected {'2 different action cards' if duel else 'one action card'} "
                  f"or none, found {len(actions)}.", seat=seat, count=len(actions))
    if check_actions(actions) is not None:
        raise bad("pair", f"Seat {seat}: expected the second Develop or Settle card only with the first (RG-14.3), "
                  f"found {' and '.join(ACTIONS[action] for action in actions)}.", seat=seat)
    return actions


def audit(s: RaceState) -> None:
    """Raise BadPosition unless every card and chip is where it can be, once."""
    zones = [s.deck, s.box, [entry & 255 for entry in s.discard], [card for card in s.laid if card != NONE]]
    zones += [*s.hand, *s.drawn, *s.tableau, *[list(goods.values()) for goods in s.goods]]
    everything = sorted(card for zone in zones for card in zone)
    if everything != list(range(len(CARDS))):
        raise bad("conservation", f"Expected each of the {len(CARDS)} cards once, found {len(everything)} cards, "
                  f"{len(set(everything))} different ones.", count=len(everything))
    total = BANK_PER_PLAYER * s.seats
    points = sum(s.chips) + s.bank
    if s.bank < 0 or min(s.chips) < 0:
        raise bad("negative", f"Expected no fewer than 0 points anywhere, found {s.chips} and a bank of {s.bank}.")
    if points < total or (s.bank > 0 and points != total):
        raise bad("chips", f"Expected {total} points in chips and bank together, found {points}.",
                  total=total, points=points)
    if len(s.order) != s.seats or any(seat not in s.order for seat in range(s.seats)):
        raise bad("order", f"Expected the seats 0 to {s.seats - 1} in an order, found {list(s.order)}.")
    if not 0 <= s.at <= s.seats:
        raise bad("at", f"at: expected a place in the order, 0 to {s.seats}, found {s.at}.")
    for seat in range(s.seats):
        _audit_seat(s, seat)


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
    if s.step in (AT_OPENING, AT_ACTIONS) and len(s.hand[seat]) > HAND_LIMIT:
        raise bad("hand", f"Seat {seat} holds {len(s.hand[seat])} cards at the start of a round; "
                  f"expected {HAND_LIMIT} at most.", seat=seat, count=len(s.hand[seat]), limit=HAND_LIMIT)


def _check_moment(s: RaceState) -> None:
    """Raise BadPosition if what lies on the table does not fit the step at which the cursor stands."""
    if s.at == s.seats and s.step in (AT_PLACE_DEVELOPMENT, AT_PLACE_WORLD, AT_PRODUCE, AT_WINDFALL):
        raise bad("at", f"at: expected 0 to {s.seats - 1} at the step {STEPS[s.step]}, found {s.at}.")
    if s.again and not (s.duel and AT_DEVELOP <= s.step <= AT_PLACE_WORLD):
        raise bad("again", "again: expected only in the second Develop or Settle phase of a round of the duel.")
    for place, seat in enumerate(s.order):
        card, drawn, hand = s.laid[seat], len(s.drawn[seat]), len(s.hand[seat])
        if s.step == AT_OPENING and hand != DEALT:
            raise bad("opening", f"Seat {seat}: expected {DEALT} cards in the opening hand, found {hand}.")
        if s.step <= AT_ACTIONS and s.actions[seat]:
            raise bad("early", f"Seat {seat}: expected no action cards before they are revealed.")
        if drawn and (s.step != AT_KEEP or drawn <= number_kept(s, seat)):
            raise bad("drawn", f"Seat {seat}: expected drawn cards only at the step {STEPS[AT_KEEP]}, and more than "
                      f"the seat keeps; found {drawn}.")
        if card == NONE:
            fits = place != s.at or s.step not in (AT_PLACE_DEVELOPMENT, AT_PLACE_WORLD)
        elif CARDS[card].world:
            fits = place >= s.at and s.step == AT_PLACE_WORLD and bool(settle.ways_to_place(s, seat, card, hand))
        else:
            fits = place >= s.at and s.step == AT_PLACE_DEVELOPMENT and develop.price_of(s, seat, card) <= hand
        if not fits:
            raise bad("laid", f"Seat {seat} has laid out {card_text(card)}; expected a card that it can place now, at "
                      f"the steps {STEPS[AT_PLACE_DEVELOPMENT]} and {STEPS[AT_PLACE_WORLD]} only.")
