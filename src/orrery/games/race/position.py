"""Positions as short documents: any legal moment of a game, written, read and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.core import NONE, BadPosition, Chance
from orrery.games.race.cards import CARDS, GREY
from orrery.games.race.notation import POWER_BY_TEXT, card_named, card_text, power_text
from orrery.games.race.powers import gather
from orrery.games.race.setup import BANK_PER_PLAYER, HAND_LIMIT, player_order
from orrery.games.race.state import ACTIONS, AT_ACTIONS, AT_CONSUME, AT_OPENING, OPEN, STEPS, RaceState, reveal_actions

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
            raise _bad("card", f"{where}: there is no card {name!r}; expected a card's canonical name.",
                       where=where, card=str(name)) from None
        if card not in self.left and CARDS[card].data.get("copies", 1) > 1 and "~" not in str(name):
            card += 1  # the plain name means whichever copy is free
        if card not in self.left:
            raise _bad("twice", f"{where}: {name} lies elsewhere already; expected each card once.",
                       where=where, card=str(name))
        self.left.remove(card)
        return card

    def some(self, count: int, where: str) -> list[int]:
        if count > len(self.left):
            raise _bad("too-many", f"{where}: {count} more cards are wanted, {len(self.left)} are left.",
                       where=where, count=count, left=len(self.left))
        taken = self.left[len(self.left) - count :]
        del self.left[len(self.left) - count :]
        return taken

    def cards(self, entries: object, where: str) -> list[int]:
        """Named cards first; a number stands for that many cards that nobody names."""
        if isinstance(entries, int):
            entries = [entries]
        if not isinstance(entries, Sequence) or isinstance(entries, str):
            raise _bad("list", f"{where}: expected a list of cards, found {entries!r}.", where=where)
        return [self.named(entry, where) for entry in entries if not isinstance(entry, int)]


def _bad(key: str, sentence: str, **args: object) -> BadPosition:
    return BadPosition(f"error-position-{key}", sentence, args)


def read(document: Mapping[str, Any], chance: Chance) -> RaceState:
    """The position of a document. Raises BadPosition if it could not arise in a game."""
    for key in document:
        if key not in _KEYS:
            raise _bad("key", f"Unknown entry {key!r}; expected some of: {', '.join(sorted(_KEYS))}.", entry=key)
    seats = document.get("seats")
    if not isinstance(seats, Sequence) or not 2 <= len(seats) <= 4:
        raise _bad("seats", "Expected a list of 2 to 4 seats.")
    s = RaceState(len(seats), chance, document.get("mode") == "duel")
    if s.duel and len(seats) != 2:
        raise _bad("duel", "The duel is for 2 seats.")
    _read_cards(s, document, seats)
    s.round = int(document.get("round", 1))
    step = document.get("step", "actions")
    if step not in STEPS:
        raise _bad("step", f"Unknown step {step!r}; expected one of: {', '.join(STEPS)}.", step=str(step))
    s.step = STEPS.index(step)
    s.at, s.again = int(document.get("at", 0)), bool(document.get("again", False))
    phase = "consume" if s.step == AT_CONSUME else "produce"
    s.used = [POWER_BY_TEXT[f"{phase}:{text}"] for text in document.get("used", ())]
    reveal_actions(s, [_read_actions(entry.get("actions", ()), seat) for seat, entry in enumerate(seats)])
    for seat, entry in enumerate(seats):
        s.produced[seat] = list(entry.get("produced", [0] * 5))
    worlds = [tableau[0] if tableau else NONE for tableau in s.tableau]
    from_worlds = all(world != NONE and CARDS[world].start >= 0 for world in worlds)
    s.order = tuple(document.get("order", player_order(worlds) if from_worlds else range(s.seats)))
    _read_bank(s, document)
    s.powers = [gather(tableau) for tableau in s.tableau]
    audit(s)
    return s


def _read_cards(s: RaceState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    """Named cards go to their places first, so that unnamed ones are filled with what nobody names."""
    box = _Box()
    for seat, entry in enumerate(seats):
        for key in entry:
            if key not in _SEAT_KEYS:
                raise _bad("key", f"Unknown entry {key!r} of seat {seat}; expected some of: "
                           f"{', '.join(sorted(_SEAT_KEYS))}.", entry=key)
        s.tableau[seat] = box.cards(entry.get("tableau", ()), f"tableau of seat {seat}")
        s.hand[seat] = box.cards(entry.get("hand", ()), f"hand of seat {seat}")
        s.drawn[seat] = box.cards(entry.get("drawn", ()), f"drawn cards of seat {seat}")
        if entry.get("laid"):
            s.laid[seat] = box.named(entry["laid"], f"card laid by seat {seat}")
        s.chips[seat] = int(entry.get("chips", 0))
    for entry in document.get("discard", ()) if not isinstance(document.get("discard"), int) else ():
        if not isinstance(entry, int):
            name, *known = str(entry).split("@")
            seen = OPEN if known == ["all"] else sum(1 << int(seat) for seat in known)
            s.discard.append(box.named(name, "discard pile") | seen << 8)
    deck = document.get("deck")
    named_deck = box.cards(deck, "deck") if deck is not None else []
    s.box = box.cards(document.get("box", ()), "box")
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


def _read_goods(s: RaceState, box: _Box, seats: Sequence[Mapping[str, Any]]) -> None:
    unnamed: list[tuple[int, int]] = []
    for seat, entry in enumerate(seats):
        goods = entry.get("goods", ())
        for name in goods:
            world = next((card for card in s.tableau[seat] if card_text(card) == str(name).replace("_", "-")), NONE)
            if world == NONE:
                raise _bad("good-nowhere", f"Seat {seat} has no {name} to hold a good.", seat=seat, card=str(name))
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


def _read_actions(actions: Sequence[str], seat: int) -> tuple[int, ...]:
    for action in actions:
        if action not in ACTIONS:
            raise _bad("action", f"Seat {seat}: unknown action {action!r}; expected one of: {', '.join(ACTIONS)}.",
                       seat=seat, action=str(action))
    return tuple(ACTIONS.index(action) for action in actions)


def _read_bank(s: RaceState, document: Mapping[str, Any]) -> None:
    total = BANK_PER_PLAYER * s.seats
    s.bank = int(document.get("bank", max(0, total - sum(s.chips))))


def audit(s: RaceState) -> None:
    """Raise BadPosition unless every card and chip is where it can be, once."""
    zones = [s.deck, s.box, [entry & 255 for entry in s.discard], [card for card in s.laid if card != NONE]]
    zones += [*s.hand, *s.drawn, *s.tableau, *[list(goods.values()) for goods in s.goods]]
    everything = sorted(card for zone in zones for card in zone)
    if everything != list(range(len(CARDS))):
        raise _bad("conservation", f"Expected each of the {len(CARDS)} cards once, found {len(everything)} cards, "
                   f"{len(set(everything))} different ones.", count=len(everything))
    total = BANK_PER_PLAYER * s.seats
    points = sum(s.chips) + s.bank
    if s.bank < 0 or min(s.chips) < 0 or points < total or (s.bank > 0 and points != total):
        raise _bad("chips", f"Expected {total} points in chips and bank together, found {points}.",
                   total=total, points=points)
    if sorted(s.order) != list(range(s.seats)) or not 0 <= s.at <= s.seats:
        raise _bad("order", f"Expected the seats 0 to {s.seats - 1} in an order, found {list(s.order)}.")
    for seat in range(s.seats):
        _audit_seat(s, seat)


def _audit_seat(s: RaceState, seat: int) -> None:
    tableau = s.tableau[seat]
    names = [CARDS[card].name for card in tableau]
    for name in names:
        if names.count(name) > 1:
            raise _bad("copies", f"Seat {seat} has {name} twice in the tableau; expected one at most.",
                       seat=seat, card=name)
    for world in s.goods[seat]:
        if world not in tableau or CARDS[world].colour == GREY:
            raise _bad("good", f"{card_text(world)} of seat {seat} cannot hold a good.",
                       seat=seat, card=card_text(world))
    if s.step in (AT_OPENING, AT_ACTIONS) and len(s.hand[seat]) > HAND_LIMIT:
        raise _bad("hand", f"Seat {seat} holds {len(s.hand[seat])} cards at the start of a round; "
                   f"expected {HAND_LIMIT} at most.", seat=seat, count=len(s.hand[seat]), limit=HAND_LIMIT)
