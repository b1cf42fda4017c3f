"""Upgrade: parts come off the blueprints, then new ones go on; judged at the end (EC-12).

In between a design may be illegal. A part is offered only if the parts still to come can make all designs legal
again, so that the action can always be ended. Taking parts off needs no such care: printed designs are legal.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.eclipse.board import UPGRADE
from orrery.games.eclipse.options import REMOVE, upgrade_of, upgrade_option
from orrery.games.eclipse.ships import PARTS, STARBASE, Blueprint, design
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import AT_FINISH, EclipseState, redesign, species_of

MOST_PARTS: Final = max(species.actions[UPGRADE] for species in SPECIES)
NEVER: Final = MOST_PARTS + 1
"""More parts than any action gives."""

_PART_TECHNOLOGIES: Final = sum({part.technology for part in PARTS})
_DRIVES: Final = sum(1 << part.id for part in PARTS if part.kind == "drive")

_LOADS: Final = (*[part.energy * 2 + (part.kind == "drive") for part in PARTS], 0)
"""Of each part twice its energy, plus 1 for a drive; an empty slot (NONE) is at the end."""


def upgrade(s: EclipseState) -> Flow:
    """Take a part off, put one on, or end the action with legal designs (EC-12.1, EC-12.9)."""
    seat = s.seat
    choice = yield Pick(seat, "upgrade", upgrade_options(s, seat), about=(s.more,))
    if choice == NONE:
        s.step = AT_FINISH
        s.placing = False
    else:
        ship, slot, part = upgrade_of(choice)
        if part == REMOVE:
            take_off(s, seat, ship, slot)
        else:
            s.more -= 1
            s.placing = True
            put_on(s, seat, ship, slot, part)
            if not s.more:
                s.step = AT_FINISH
                s.placing = False


def upgrade_options(s: EclipseState, seat: int) -> list[int]:
    """Tiles to take off as long as none was put on; parts to put on; the end, if all designs are legal."""
    options: list[int] = []
    if not s.placing:
        for ship, tiles in enumerate(s.tiles[seat]):
            options += [upgrade_option(ship, slot, REMOVE) for slot, tile in enumerate(tiles) if tile != NONE]
    options += placements(s, seat)
    if all(one.legal() for one in s.designs[seat]):
        options.append(NONE)
    return options


def placements(s: EclipseState, seat: int) -> list[int]:
    """What may be put where, so that the parts still to come can make all designs legal (EC-12.9)."""
    blueprints, techs, aside = species_of(s, seat).blueprints, s.techs[seat] & _PART_TECHNOLOGIES, s.aside[seat]
    rows, more = s.tiles[seat], s.more - 1
    if all(one.sound for one in s.designs[seat]):
        return [option for n, one in enumerate(blueprints) for option in offers(one, rows[n], techs, aside, more)]
    common = tuple([part for part in aside if PARTS[part].energy <= 0])
    needs, alone = [
        [needed(blueprint, tiles, techs, kept) for blueprint, tiles in zip(blueprints, rows)]
        for kept in (aside, common)
    ]
    options: list[int] = []
    for ship, blueprint in enumerate(blueprints):
        # An ancient source serves one blueprint only: this one, or that of the others which gains most by it.
        others = sum(alone) - alone[ship]
        served = max([alone[n] - needs[n] for n in range(len(rows)) if n != ship])
        found: set[int] = set()
        for kept, spare in ((aside, more - others), (common, more - others + served)):
            found.update(offers(blueprint, rows[ship], techs, kept, spare))
        options += sorted(found)
    return options


def fitting_parts(techs: int, aside: tuple[int, ...]) -> list[int]:
    """The parts a player may put on a blueprint: without a technology, with exactly its own, ancient ones kept
    (EC-12.5, EC-5.5.5, EC-5.5.7)."""
    known = [part.id for part in PARTS if not part.ancient and part.technology & techs == part.technology]
    return known + sorted(aside)


@lru_cache(maxsize=1 << 14)
def offers(
    blueprint: Blueprint, tiles: tuple[int, ...], techs: int, aside: tuple[int, ...], spare: int
) -> tuple[int, ...]:
    """What may be put where on one blueprint, so that ``spare`` more parts can make it legal (EC-12.9)."""
    present = design(blueprint, tiles).parts
    loads = [_LOADS[part] for part in present]
    options = []
    for slot, covered in enumerate(present):
        others = loads[:slot] + loads[slot + 1 :]
        judged: dict[int, bool] = {}
        for part in fitting_parts(techs, aside):
            if part == covered or (_DRIVES >> part & 1 and blueprint.ship == STARBASE):  # EC-12.2, EC-12.8
                continue  # no change, or never legal
            load = _LOADS[part]
            if PARTS[part].ancient:
                kept = tuple([one for one in aside if one != part])
                fits = _needed(blueprint, [*others, load], techs, kept, spare) <= spare
            else:
                if load not in judged:
                    judged[load] = _needed(blueprint, [*others, load], techs, aside, spare) <= spare
                fits = judged[load]
            if fits:
                options.append(upgrade_option(blueprint.ship, slot, part))
    return tuple(options)


def needed(blueprint: Blueprint, tiles: tuple[int, ...], techs: int, aside: tuple[int, ...]) -> int:
    """How many parts it takes at least to make a design legal (EC-12.6 to EC-12.9)."""
    loads = [_LOADS[part] for part in design(blueprint, tiles).parts]
    return _needed(blueprint, loads, techs, aside, MOST_PARTS)


def _needed(blueprint: Blueprint, loads: list[int], techs: int, aside: tuple[int, ...], most: int) -> int:
    """The same by the loads of the slots, as far as ``most`` parts (EC-12.6 to EC-12.9)."""
    balance, drives = blueprint.energy, 0
    for load in loads:
        balance += load >> 1
        drives += load & 1
    flies = blueprint.ship != STARBASE
    if balance >= 0 and (drives > 0) == flies:
        return 0
    if most == 0:
        return NEVER
    return _fewest(balance, drives, flies, tuple(sorted(loads)), techs, aside, most)


@lru_cache(maxsize=1 << 15)
def _fewest(
    balance: int, drives: int, flies: bool, loads: tuple[int, ...], techs: int, aside: tuple[int, ...], most: int
) -> int:
    """How many slots must get the best source or the thriftiest drive (EC-12.9); of an ancient source there is only
    one (EC-5.5.5)."""
    fitting = [PARTS[part] for part in fitting_parts(techs, aside)]
    best, next_best = sorted(fitting, key=lambda part: -part.energy)[:2]
    if not best.ancient:
        next_best = best
    thriftiest = max(part.energy for part in fitting if part.kind == "drive")
    for count in range(1, most + 1):
        for new_drives in range(count + 1):
            others = count - new_drives
            gain = new_drives * thriftiest + others * next_best.energy
            if others:
                gain += best.energy - next_best.energy
            for covered in combinations(loads, count):
                left = drives + new_drives - sum([load & 1 for load in covered])
                if balance + gain - sum([load >> 1 for load in covered]) >= 0 and (left > 0) == flies:
                    return count
    return NEVER


def take_off(s: EclipseState, seat: int, ship: int, slot: int) -> None:
    """A tile goes back to the supply and the printed part counts again; an ancient part is lost (EC-12.2, EC-5.5.6)."""
    emit(s, "removed", (seat, ship, slot, s.tiles[seat][ship][slot]))
    _lay(s, seat, ship, slot, NONE)


def put_on(s: EclipseState, seat: int, ship: int, slot: int, part: int) -> None:
    """A part covers what lies on the slot; a kept one is kept no more (EC-12.2, EC-12.16, EC-5.5.5, EC-5.5.8)."""
    _lay(s, seat, ship, slot, part)
    if PARTS[part].ancient:
        kept = list(s.aside[seat])
        kept.remove(part)
        s.aside[seat] = tuple(kept)
    emit(s, "installed", (seat, ship, slot, part))


def _lay(s: EclipseState, seat: int, ship: int, slot: int, tile: int) -> None:
    rows = s.tiles[seat][:]
    rows[ship] = (*rows[ship][:slot], tile, *rows[ship][slot + 1 :])
    s.tiles[seat] = rows
    redesign(s, seat)


def install_options(s: EclipseState, seat: int, part: int) -> list[int]:
    """Where an ancient part may go at once: the design must be legal with it (EC-5.5.5, EC-5.5.7)."""
    options = []
    for ship, blueprint in enumerate(species_of(s, seat).blueprints):
        tiles = s.tiles[seat][ship]
        for slot in range(len(tiles)):
            if design(blueprint, (*tiles[:slot], part, *tiles[slot + 1 :])).legal():
                options.append(upgrade_option(ship, slot, part))
    return options


def install_found(s: EclipseState, seat: int, part: int) -> Flow:
    """An ancient part goes on a blueprint free of charge, or beside the board (EC-5.5.5, EC-5.5.8)."""
    s.aside[seat] = tuple(sorted((*s.aside[seat], part)))
    choice = yield Pick(seat, "install", (NONE, *install_options(s, seat, part)), about=(part,))
    if choice != NONE:
        put_on(s, seat, *upgrade_of(choice))
