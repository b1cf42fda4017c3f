"""Positions as short documents: what lies open is written here, zone by zone; ``reading`` takes it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery import hexes
from orrery.core import NONE
from orrery.games.eclipse.board import ACTIONS, DIPLOMACY, SECTORS
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.galaxy import on_map
from orrery.games.eclipse.notation import die_text
from orrery.games.eclipse.ships import PARTS, SHIPS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import (
    AT_BATTLE,
    AT_RELATIONS,
    HAS_MONOLITH,
    HAS_ORBITAL,
    STEPS,
    EclipseState,
    filled_squares,
    present_step,
)
from orrery.games.eclipse.technologies import TECHNOLOGIES

SPECIES_SETS: Final[tuple[str, ...]] = ("all", "terran")
STACK_NAMES: Final = ("inner", "middle", "outer")
SPACES_OF_DISCS: Final = (*ACTIONS, "reaction")
_EVEN_IF_ZERO: Final = ("gcds", "heir", "traitor")


def write(s: EclipseState) -> dict[str, Any]:
    """The position as a document. Bags and heaps are what lies nowhere else."""
    document = write_cursor(s) | write_table(s)
    document["seats"] = [write_seat(s, seat) | write_secrets(s, seat) for seat in range(s.seats)]
    document["found"] = DISCOVERIES[s.found].name if s.found != NONE else ""
    document["hand"] = list(s.hand)
    return {name: value for name, value in document.items() if value not in ({}, [], "", 0) or name in _EVEN_IF_ZERO}


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def write_cursor(s: EclipseState) -> dict[str, Any]:
    """Where the match stands, and what the action under way has come to."""
    cursor: dict[str, Any] = {
        "species": SPECIES_SETS[not s.aliens],
        "round": s.round,
        "step": STEPS[present_step(s)],
        "seat": s.seat,
        "first": s.first,
        "passed": bits(s.passed),
        "out": bits(s.out),
        "more": s.more,
        "placing": int(s.placing),
        "declined": bits(s.declined),
        "drawn": [SECTORS[sector].name for sector in s.drawn],
        "left": s.left,
        "queue": list(s.queue),
    }
    if s.heir != NONE:
        cursor["heir"] = s.heir
    if s.action != NONE:
        cursor["action"] = ACTIONS[s.action]
    if s.space != NONE:
        cursor["space"] = list(hexes.axial(s.space))
    if s.at != NONE:
        cursor["at"] = SECTORS[s.at].name
    if s.frames:
        cursor["after"] = STEPS[s.step]
    if s.ship != NONE:
        cursor["ship"] = SHIPS[s.ship]
    if s.damage:
        cursor["damage"] = s.damage
    if any(s.final):
        cursor["final"] = s.final[:]
    if AT_BATTLE <= present_step(s) < AT_RELATIONS or s.hex != NONE:
        cursor["battle"] = write_battle(s)
    return cursor


def write_battle(s: EclipseState) -> dict[str, Any]:
    """The combat phase: the hex, who fights whom, and how far they have come."""
    battle: dict[str, Any] = {
        "hex": SECTORS[s.hex].name if 0 <= s.hex < len(SECTORS) else "",
        "order": list(s.order),
        "pair": list(s.pair),
        "toll": list(s.toll) if any(s.toll) else [],
        "bout": s.bout,
        "acted": bits(s.acted),
        "firing": s.firing,
        "dice": [die_text(die) for die in s.dice],
        "wounds": {f"{key >> 2} {SHIPS[key & 3]}": list(damage) for key, damage in sorted(s.wounds.items())},
        "leaving": {f"{key >> 2} {SHIPS[key & 3]}": SECTORS[to].name for key, to in sorted(s.leaving.items())},
        "kills": s.kills[:] if any(s.kills) else [],
        "fought": bits(s.fought),
        "fled": bits(s.fled),
    }
    return {name: value for name, value in battle.items() if value not in ([], {}, 0)}


def write_table(s: EclipseState) -> dict[str, Any]:
    """What lies in the middle of the table."""
    table: dict[str, Any] = {
        "map": {SECTORS[sector].name: write_sector(s, sector) for sector in on_map(s)},
        "gcds": int(s.gcds),
        "stacks": {
            name: {"size": s.size[stack], "of": [SECTORS[sector].name for sector in s.stacks[stack]]}
            for stack, name in enumerate(STACK_NAMES)
        },
        "discards": [SECTORS[sector].name for pile in s.discards for sector in pile],
        "tray": {TECHNOLOGIES[n].name: copies for n, copies in enumerate(s.tray) if copies},
        "spent": [DISCOVERIES[tile].name for tile in spent_tiles(s)],
    }
    if s.traitor != NONE:
        table["traitor"] = s.traitor
    return table


def spent_tiles(s: EclipseState) -> list[int]:
    """Discovery tiles whose face was used: those that are nowhere else."""
    left = [one.id for one in DISCOVERIES for _ in range(one.copies)]
    for tile in (*s.faces, *[tile for prizes in s.prizes for tile in prizes], *([s.found] if s.found != NONE else [])):
        left.remove(tile)
    return left


def write_sector(s: EclipseState, sector: int) -> dict[str, Any]:
    """A hex of the map and everything on it; squares are counted from 1."""
    entry: dict[str, Any] = {"at": list(hexes.axial(s.where[sector]))}
    if s.turned[sector]:
        entry["turned"] = s.turned[sector]
    if s.disc[sector] != NONE:
        entry["disc"] = s.disc[sector]
    if s.pop[sector]:
        entry["cubes"] = [square + 1 for square in filled_squares(s, sector)]
    if s.built[sector] & HAS_ORBITAL:
        entry["orbital"] = 1
    if s.built[sector] & HAS_MONOLITH:
        entry["monolith"] = 1
    if s.ancients[sector]:
        entry["ancients"] = s.ancients[sector]
    if s.tile[sector]:
        entry["tile"] = 1
    if s.fleets[sector]:
        entry["ships"] = [
            {"seat": fleet[0]} | {name: fleet[n + 1] for n, name in enumerate(SHIPS) if fleet[n + 1]}
            for fleet in s.fleets[sector]
        ]
    return entry


def write_seat(s: EclipseState, seat: int) -> dict[str, Any]:
    """What lies open on a player board."""
    if s.species[seat] == NONE:
        return {"species": ""}
    entry: dict[str, Any] = {
        "species": SPECIES[s.species[seat]].name,
        "storage": s.storage[seat][:],
        "cubes": s.cubes[seat][:],
        "discs": s.discs[seat],
        "ready": s.ready[seat],
        "technologies": [one.name for one in TECHNOLOGIES if s.techs[seat] >> one.id & 1],
    }
    if any(s.graves[seat]):
        entry["graves"] = s.graves[seat][:]
    if any(s.used[seat]):
        entry["used"] = {name: count for name, count in zip(SPACES_OF_DISCS, s.used[seat], strict=True) if count}
    parts = {
        SHIPS[ship]: [PARTS[tile].name if tile != NONE else "" for tile in tiles]
        for ship, tiles in enumerate(s.tiles[seat]) if any(tile != NONE for tile in tiles)
    }
    if parts:
        entry["parts"] = parts
    if s.aside[seat]:
        entry["aside"] = [PARTS[part].name for part in s.aside[seat]]
    if DIPLOMACY[s.seats]:  # also an empty list: between two who part, one comes first
        entry["friends"] = bits(s.friends[seat])
    return entry


def write_secrets(s: EclipseState, seat: int) -> dict[str, Any]:
    """What only the owner of a board knows: reputation, and the faces of tiles kept for points (EC-28.1)."""
    return secrets(s.reputation[seat], [DISCOVERIES[tile].name for tile in s.prizes[seat]])


def write_backs(s: EclipseState, seat: int) -> dict[str, Any]:
    """The same as all others see it: how many, face down."""
    return secrets([0] * len(s.reputation[seat]), [""] * len(s.prizes[seat]))


def secrets(reputation: Sequence[int], prizes: Sequence[str]) -> dict[str, Any]:
    """Reputation tiles and prizes, only if there are any."""
    entry: dict[str, Any] = {}
    if reputation:
        entry["reputation"] = list(reputation)
    if prizes:
        entry["prizes"] = list(prizes)
    return entry
