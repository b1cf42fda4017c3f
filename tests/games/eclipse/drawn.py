"""What the engine says of figures that the web board draws by itself: how far ships come, what blueprints add up to,
where battles will be. The client's own tests compare theirs with these."""

from __future__ import annotations

from typing import Any

from orrery.bots import drive, load
from orrery.core import SPECTATOR, Chance, new_match
from orrery.games.eclipse.actions.upgrade import fitting_parts
from orrery.games.eclipse.ahead import reach_of
from orrery.games.eclipse.board import SECTORS
from orrery.games.eclipse.combat.battles import contested
from orrery.games.eclipse.galaxy import own_ships
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import PARTS, SHIPS, design
from orrery.games.eclipse.state import EclipseState, species_of
from orrery.games.eclipse.view import totals

EVERY = 24
"""Answers between two positions that are compared."""
STEPS = 3
"""How far ships are followed."""
CHANGES = 24
"""Changes of blueprints that are compared in a position, for each seat."""


def drawn() -> dict[str, Any]:
    """The pieces, and positions of a match between good bots with what the engine says of them."""
    match = new_match(ECLIPSE, 4, b"drawn")
    bot, chances = load("heuristic", ECLIPSE), drive.streams(match)
    chance = Chance(b"drawn")
    positions: list[dict[str, Any]] = []
    number = 0
    while match.pending:
        asked = match.pending[0]
        if number % EVERY == 0 and number:
            positions.append(_position(match.state, chance))
        match.submit(asked.seat, asked.decode(drive.answer(match, asked.seat, bot, chances[asked.seat])))
        number += 1
    return {"parts": ECLIPSE.components(), "positions": positions}


def _position(s: EclipseState, chance: Chance) -> dict[str, Any]:
    return {
        "zones": ECLIPSE.view(s, SPECTATOR),
        "contested": [SECTORS[sector].name for sector in sorted(s.map.values()) if contested(s, sector)],
        "reach": [
            {"seat": seat, "start": SECTORS[start].name, "steps": STEPS, "ways": reach_of(s, seat, start, STEPS)}
            for seat in range(s.seats) for start in own_ships(s, seat)
        ],
        "designs": [change for seat in range(s.seats) for change in _designs(s, seat, chance)],
    }


def _designs(s: EclipseState, seat: int, chance: Chance) -> list[dict[str, Any]]:
    """A part on a slot, or the tile off it: what the blueprint adds up to then, and whether it is legal."""
    known = fitting_parts(s.techs[seat], s.aside[seat])
    found = []
    for _ in range(CHANGES):
        ship = chance.below(len(SHIPS))
        tiles = s.tiles[seat][ship]
        slot, pick = chance.below(len(tiles)), chance.below(len(known) + 1)
        part = known[pick] if pick < len(known) else -1
        after = design(species_of(s, seat).blueprints[ship], (*tiles[:slot], part, *tiles[slot + 1 :]))
        found.append({
            "seat": seat, "ship": SHIPS[ship], "slot": slot, "part": PARTS[part].name if part >= 0 else "remove",
            "totals": totals(after), "legal": after.legal(),
        })
    return found
