"""What the abilities of a player's active cards amount to (SU-33.21 to SU-33.27)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.games.master.board import BLACK
from orrery.games.master.cards import CARDS, EVENTS, KINDS, Effect

_ITSELF: Final = tuple(1 << colour for colour in range(BLACK + 1))


class Powers:
    """The sum of a set of active cards. Never changed once made, so positions share it."""

    __slots__ = (
        "cards", "colonise", "discard_gain", "draw", "limit", "look", "majority", "on", "plain", "protected",
        "route", "spoils", "symbols", "waive_route", "wild",
    )

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards
        """What it is the sum of: the same cards have the same powers."""
        self.draw = self.limit = self.look = self.route = self.discard_gain = self.spoils = self.majority = 0
        self.colonise = [0, 0]
        """More cubes for the right colour, and for another one."""
        self.waive_route = False
        self.symbols: list[int] = []
        """For the requirements of leaders only (SU-33.25)."""
        self.wild: list[list[int]] = [list(_ITSELF) for _ in KINDS]
        """By kind of project and colour of a cube: the colours of the cells that take it, as bits (SU-33.23)."""
        self.plain = True
        """Whether cells take cubes of their own colour only."""
        self.protected = [0, 0, 0]
        """By way of taking: kinds of project whose cubes are safe from it, as bits (SU-33.24)."""
        on: list[list[int]] = [[] for _ in EVENTS]
        for card in cards:
            ability = CARDS[card].ability
            if ability is None or ability.discard:
                continue
            if ability.event >= 0:
                on[ability.event].append(card)
            else:
                for effect in ability.effects:
                    self._add(effect)
        self.on: tuple[tuple[int, ...], ...] = tuple(tuple(watching) for watching in on)
        """By event: the cards that watch for it."""

    def _add(self, effect: Effect) -> None:
        match effect.op:
            case "mod_draw":
                self.draw += effect.delta
            case "mod_card_limit":
                self.limit += effect.delta
            case "mod_look":
                self.look += effect.delta
            case "mod_colonise":
                for case, name in enumerate(("match", "mismatch")):
                    if effect.when in ("any", name):
                        self.colonise[case] += effect.delta
            case "mod_route":
                self.route += effect.delta
            case "mod_discard_gain":
                self.discard_gain += effect.delta
            case "mod_spoils":
                self.spoils += effect.delta
            case "mod_majority":
                self.majority += effect.delta
            case "wild_cube":
                self.plain = False
                for kind in effect.kinds:
                    for cube in effect.colours:
                        for colour in effect.cubes_as:
                            self.wild[kind][cube] |= 1 << colour
            case "protect":
                for way in effect.ways:
                    for kind in effect.kinds:
                        self.protected[way] |= 1 << kind
            case "waive_route":
                self.waive_route = True
            case "count_symbol":
                self.symbols += effect.symbols
            case _:
                raise ValueError(f"{effect.op} is no passive effect")


PASSIVE: Final = frozenset((
    "mod_draw", "mod_card_limit", "mod_look", "mod_colonise", "mod_route", "mod_discard_gain", "mod_spoils",
    "mod_majority", "wild_cube", "protect", "waive_route", "count_symbol",
))
NO_POWERS: Final = Powers(())


@lru_cache(maxsize=1 << 12)
def powers_of(cards: tuple[int, ...]) -> Powers:
    """The powers of these active cards, worked out once as long as they are asked for."""
    return Powers(cards)
