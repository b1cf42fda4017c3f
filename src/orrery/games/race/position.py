"""Positions as short documents: any legal moment of a game, written, read and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeGuard

from orrery.core import NONE, Chance
from orrery.documents import bad, check_entries, read_list, read_number, read_seats, read_word
from orrery.games.race.audit import audit, check_moment
from orrery.games.race.cards import CARDS
from orrery.games.race.notation import POWER_BY_TEXT, card_named, card_text, power_text
from orrery.games.race.powers import gather
from orrery.games.race.round import check_actions
from orrery.games.race.setup import BANK_PER_PLAYER, player_order
from orrery.games.race.state import (
    ACTIONS,
    AT_CONSUME,
    AT_OPENING,
    DEVELOP_2,
    OPEN,
    STEPS,
    RaceState,
    pack_discard,
    reveal_actions,
    unpack_discard,
)

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
    card, known = unpack_discard(entry)
    text = card_text(card)
    if known == OPEN:
        return text + "@all"
    return text + "".join(f"@{seat}" for seat in range(seats) if known >> seat & 1)


class _Box:
    """The 114 cards while a document is read: each can be taken once."""

    def __init__(self) -> None:
        self.left = [card.id for card in CARDS]

    def named(self, name: object, where: str) -> int:
        try:
            card = card_named(name if isinstance(name, str) else "")
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

    def unnamed(self, entries: object, where: str) -> list[int]:
        """As many cards as the numbers in a hidden zone say, of those that nobody names."""
        listed = entries if isinstance(entries, Sequence) else (entries,)
        numbers = [number for number in listed if _is_number(number)]
        for number in numbers:
            if number < 0:
                raise bad("fewer", f"{where}: expected numbers of cards, 0 or more, found {number}.", where=where)
        return self.some(sum(numbers), where)

    def cards(self, entries: object, where: str, open_only: bool = False) -> list[int]:
        """Named cards first; in a hidden zone a number stands for that many cards that nobody names."""
        if _is_number(entries):
            entries = [entries]
        if not isinstance(entries, Sequence) or isinstance(entries, str):
            raise bad("list", f"{where}: expected a list of cards, found {entries!r}.", where=where)
        if open_only and any(map(_is_number, entries)):
            raise bad("unnamed", f"{where}: expected cards by name, found a number of them.", where=where)
        return [self.named(entry, where) for entry in entries if not _is_number(entry)]


def read(document: Mapping[str, Any], chance: Chance) -> RaceState:
    """The position of a document. Raises BadPosition if it could not arise in a game."""
    check_entries(document, _KEYS)
    seats = read_seats(document, 2, 4)
    mode = read_word(("standard", "duel"), document.get("mode", "standard"), "mode")
    s = RaceState(len(seats), chance, mode == 1)
    if s.duel and len(seats) != 2:
        raise bad("duel", f"Expected 2 seats for the duel, found {len(seats)}.")
    _read_cards(s, document, seats)
    s.step = read_word(STEPS, document.get("step", "actions"), "step")
    s.round = read_number(document, "round", 0 if s.step == AT_OPENING else 1)
    s.at, s.again = read_number(document, "at", 0), _read_again(document)
    powers = {text.partition(":")[2]: ref for text, ref in POWER_BY_TEXT.items()
              if text.startswith("consume:" if s.step == AT_CONSUME else "produce:")}
    names = tuple(powers)
    s.used = [powers[names[read_word(names, text, "power")]] for text in read_list(document, "used")]
    reveal_actions(s, [_read_actions(entry, seat, s.duel) for seat, entry in enumerate(seats)])
    for seat, entry in enumerate(seats):
        s.produced[seat] = read_list(entry, "produced") or [0] * 5
        if len(s.produced[seat]) != 5 or not all(_is_number(made) and made >= 0 for made in s.produced[seat]):
            raise bad("produced", f"Seat {seat}: expected 5 numbers of goods produced, found {s.produced[seat]}.")
    s.order = _read_order(s, document)
    s.bank = read_number(document, "bank", max(0, BANK_PER_PLAYER * s.seats - sum(s.chips)))
    s.powers = [gather(tableau) for tableau in s.tableau]
    audit(s)
    check_moment(s)
    return s


def _is_number(value: object) -> TypeGuard[int]:
    """Whether this is a number of cards: ``true`` is none, though Python would count with it."""
    return isinstance(value, int) and not isinstance(value, bool)


def _read_again(document: Mapping[str, Any]) -> bool:
    again = document.get("again", False)
    if not isinstance(again, bool):
        raise bad("yes-or-no", f"again: expected true or false, found {again!r}.", entry="again")
    return again


def _read_order(s: RaceState, document: Mapping[str, Any]) -> tuple[int, ...]:
    """The player order; without one, that of the start worlds, if all have one (RG-3.16)."""
    if "order" in document:
        order = tuple(read_list(document, "order"))
        if not all(map(_is_number, order)):
            raise bad("order", f"Expected the seats 0 to {s.seats - 1} in an order, found {list(order)}.")
        return order
    worlds = [tableau[0] if tableau else NONE for tableau in s.tableau]
    from_worlds = all(world != NONE and CARDS[world].start >= 0 for world in worlds)
    return player_order(worlds) if from_worlds else tuple(range(s.seats))


def _read_cards(s: RaceState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    """Named cards go to their places first, so that unnamed ones are filled with what nobody names."""
    box = _Box()
    for seat, entry in enumerate(seats):
        check_entries(entry, _SEAT_KEYS, f" of seat {seat}")
        s.tableau[seat] = box.cards(entry.get("tableau", ()), f"tableau of seat {seat}", open_only=True)
        s.hand[seat] = box.cards(entry.get("hand", ()), f"hand of seat {seat}")
        s.drawn[seat] = box.cards(entry.get("drawn", ()), f"drawn cards of seat {seat}")
        if entry.get("laid") is not None:
            s.laid[seat] = box.named(entry["laid"], f"card laid by seat {seat}")
        s.chips[seat] = read_number(entry, "chips", 0)
    _read_discard(s, box, document)
    named_deck = box.cards(document.get("deck", ()), "deck")
    s.box = box.cards(document.get("box", ()), "box", open_only=True)
    _read_goods(s, box, seats)
    for seat, entry in enumerate(seats):
        s.hand[seat] += box.unnamed(entry.get("hand"), f"hand of seat {seat}")
        s.drawn[seat] += box.unnamed(entry.get("drawn"), f"drawn cards of seat {seat}")
    s.discard += [pack_discard(card, 0) for card in box.unnamed(document.get("discard"), "discard pile")]
    if "deck" in document:
        s.deck = sorted(named_deck + box.unnamed(document["deck"], "deck"))
        s.box += box.left
    else:
        s.deck = box.left


def _read_discard(s: RaceState, box: _Box, document: Mapping[str, Any]) -> None:
    """Named discards, with who knows each: ``gem-world@0`` its seat, ``colony-ship@all`` everybody (RG-11.2)."""
    if _is_number(document.get("discard")):
        return
    seats = tuple(str(seat) for seat in range(s.seats))
    for entry in read_list(document, "discard"):
        if not _is_number(entry):
            name, *known = entry.split("@") if isinstance(entry, str) else (entry,)
            told = [read_word(seats, seat, f"seat after {name}@") for seat in known if known != ["all"]]
            if len(told) > 1:
                raise bad("known", f"discard pile: {entry}; expected a discard that all know, one seat or nobody.",
                          card=name)
            seen = OPEN if known == ["all"] else sum(1 << seat for seat in told)
            s.discard.append(pack_discard(box.named(name, "discard pile"), seen))


def _read_goods(s: RaceState, box: _Box, seats: Sequence[Mapping[str, Any]]) -> None:
    unnamed: list[tuple[int, int]] = []
    for seat, entry in enumerate(seats):
        goods = entry.get("goods", ())
        for name in goods if isinstance(goods, Mapping) else read_list(entry, "goods"):
            world = next((card for card in s.tableau[seat] if card_text(card) == str(name).replace("_", "-")), NONE)
            if world == NONE:
                raise bad("good-nowhere", f"Seat {seat} has no {name} to hold a good; expected worlds of its tableau.",
                          seat=seat, card=str(name))
            if world in s.goods[seat]:
                raise bad("two-goods", f"{name} of seat {seat} holds a good already; expected one at most.",
                          seat=seat, card=str(name))
            s.goods[seat][world] = NONE
            if isinstance(goods, Mapping):
                s.goods[seat][world] = box.named(goods[name], f"good on {name}")
            else:
                unnamed.append((seat, world))
    for seat, world in unnamed:
        s.goods[seat][world] = box.some(1, f"good on {card_text(world)}")[0]


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
