"""What a seat or a spectator may know (RG-11.8), and dealing the rest at random for bots."""

from __future__ import annotations

from typing import Any

from orrery.core import NONE, OMNISCIENT, Chance, Zones
from orrery.games.race.cards import CARDS
from orrery.games.race.notation import POWER_BY_TEXT, card_named, card_text, power_text
from orrery.games.race.powers import gather
from orrery.games.race.scoring import breakdown, general_military
from orrery.games.race.state import (
    ACTIONS,
    AT_CONSUME,
    OPEN,
    STEPS,
    RaceState,
    pack_discard,
    reveal_actions,
    unpack_discard,
)


def view(s: RaceState, viewer: int) -> Zones:
    """The table as this viewer sees it, built zone by zone."""
    discards = [unpack_discard(entry) for entry in s.discard]
    mine = 1 << viewer if viewer >= 0 else 0
    zones: Zones = {
        "round": s.round,
        "step": STEPS[s.step],
        "at": s.at,
        "again": s.again,
        "duel": s.duel,
        "order": list(s.order),
        "bank": s.bank,
        "deck": len(s.deck),
        "discard": len(s.discard),
        "box": len(s.box),
        "discard_open": sorted(card_text(card) for card, known in discards if known == OPEN),
        "discard_mine": sorted(card_text(card) for card, known in discards if known & mine and known != OPEN),
        "used": [power_text(ref) for ref in s.used],
        "seats": [_open_to_all(s, seat) for seat in range(s.seats)],
        "hand": [],
        "drawn": [],
    }
    if viewer >= 0:
        zones["hand"] = [card_text(card) for card in s.hand[viewer]]
        zones["drawn"] = [card_text(card) for card in s.drawn[viewer]]
    elif viewer == OMNISCIENT:
        zones["hands"] = [[card_text(card) for card in hand] for hand in s.hand]
    return zones


def _open_to_all(s: RaceState, seat: int) -> dict[str, Any]:
    parts = breakdown(s, seat)
    return {
        "tableau": [card_text(card) for card in s.tableau[seat]],
        "goods": [card_text(world) for world in s.goods[seat]],
        "chips": s.chips[seat],
        "hand": len(s.hand[seat]),
        "drawn": len(s.drawn[seat]),
        "laid": card_text(s.laid[seat]) if s.laid[seat] != NONE else None,
        "actions": [ACTIONS[action] for action in s.actions[seat]],
        "produced": s.produced[seat][:],
        "military": general_military(s, seat),
        "score": sum(parts.values()),
        "points": parts,
    }


def determinise(zones: Zones, viewer: int, chance: Chance) -> RaceState:
    """A position with the same open cards; the unseen ones are dealt at random to where unseen cards lie."""
    seats = zones["seats"]
    s = RaceState(len(seats), chance, zones["duel"])
    s.order = tuple(zones["order"])
    s.round, s.step, s.at, s.again = zones["round"], STEPS.index(zones["step"]), zones["at"], zones["again"]
    s.bank = zones["bank"]
    phase = "consume" if s.step == AT_CONSUME else "produce"
    s.used = [POWER_BY_TEXT[f"{phase}:{text}"] for text in zones["used"]]
    known = [pack_discard(card_named(name), OPEN) for name in zones["discard_open"]]
    known += [pack_discard(card_named(name), 1 << viewer) for name in zones["discard_mine"]]
    for seat, public in enumerate(seats):
        s.tableau[seat] = [card_named(name) for name in public["tableau"]]
        s.chips[seat] = public["chips"]
        s.produced[seat] = list(public["produced"])
        s.laid[seat] = card_named(public["laid"]) if public["laid"] else NONE
    reveal_actions(s, [tuple(ACTIONS.index(action) for action in public["actions"]) for public in seats])
    if viewer >= 0:
        s.hand[viewer] = [card_named(name) for name in zones["hand"]]
        s.drawn[viewer] = [card_named(name) for name in zones["drawn"]]
    unseen = unseen_cards(s, known)
    for seat, public in enumerate(seats):
        if seat != viewer:
            s.hand[seat] = [chance.draw("", unseen) for _ in range(public["hand"])]
            s.drawn[seat] = [chance.draw("", unseen) for _ in range(public["drawn"])]
        s.goods[seat] = {card_named(name): chance.draw("", unseen) for name in public["goods"]}
    s.discard = known + [pack_discard(chance.draw("", unseen), 0) for _ in range(zones["discard"] - len(known))]
    s.box = [chance.draw("", unseen) for _ in range(zones["box"])]
    s.deck = unseen
    s.powers = [gather(tableau) for tableau in s.tableau]
    return s


def unseen_cards(s: RaceState, known: list[int]) -> list[int]:
    """All cards that lie neither open nor in a known hand, in order."""
    seen = {unpack_discard(entry)[0] for entry in known} | set(s.laid)
    for zone in (*s.tableau, *s.hand, *s.drawn):
        seen.update(zone)
    return [card.id for card in CARDS if card.id not in seen]
