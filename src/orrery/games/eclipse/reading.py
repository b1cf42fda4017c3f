"""Reading a position document; whatever it leaves out is as at the start, or lies where it must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery import hexes
from orrery.core import NONE, Chance, call
from orrery.documents import bad, check_entries, read_list, read_mapping, read_seats, read_word
from orrery.games.eclipse.audit import audit, tiles_held
from orrery.games.eclipse.board import (
    ACTIONS,
    CIRCLES,
    DIPLOMACY,
    DISCS,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    OUTER,
    REPUTATION,
    RESOURCES,
    ROUNDS,
    SECTORS,
    STACKS,
    TRACK,
)
from orrery.games.eclipse.discoveries import DISCOVERIES, DISCOVERY_BY_NAME
from orrery.games.eclipse.entries import (
    all_named,
    cell_of,
    die_of,
    each_once,
    mask_of,
    named,
    number,
    numbers,
    seat_of,
    seats_of,
    sector_of,
    side_and_ship,
    side_of,
    whole,
)
from orrery.games.eclipse.galaxy import put_on_map
from orrery.games.eclipse.moments import ACTION_OF, IN_QUEUE, check_moment, in_combat
from orrery.games.eclipse.population import kind_of
from orrery.games.eclipse.position import SPACES_OF_DISCS, SPECIES_SETS, STACK_NAMES, bits
from orrery.games.eclipse.ships import PART_BY_NAME, PIECES, SHIP_BY_NAME, SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.state import (
    AT_BATTLE,
    AT_BOMBARD,
    AT_CLAIMS,
    AT_DESTROY,
    AT_DISCOVERY,
    AT_SPECIES,
    HAS_MONOLITH,
    HAS_ORBITAL,
    STEPS,
    EclipseState,
    Fleet,
    filled_squares,
    in_order,
    realms_of,
    redesign,
)
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME

_KEYS: Final = frozenset((
    "species", "round", "step", "seat", "first", "passed", "out", "more", "placing", "declined", "drawn", "left",
    "queue", "heir", "action", "space", "at", "after", "ship", "final", "battle", "map", "gcds", "stacks", "discards",
    "tray", "spent", "traitor", "seats", "found", "hand", "damage",
))
_BATTLE_KEYS: Final = frozenset((
    "hex", "order", "pair", "toll", "bout", "acted", "firing", "dice", "wounds", "leaving", "kills", "fought", "fled",
))
_SECTOR_KEYS: Final = frozenset((
    "at", "turned", "disc", "cubes", "orbital", "monolith", "ancients", "tile", "ships",
))
_SEAT_KEYS: Final = frozenset((
    "species", "storage", "cubes", "discs", "ready", "technologies", "graves", "used", "parts", "aside", "friends",
    "reputation", "prizes",
))


def read(document: Mapping[str, Any], chance: Chance) -> EclipseState:
    """The position of a document. Raises BadPosition if no step could begin so."""
    s = lay_out(document, chance)
    check_moment(s)
    return s


def lay_out(document: Mapping[str, Any], chance: Chance) -> EclipseState:
    """The pieces of a document, also in the middle of a step (one ambassador is sent, the other not yet)."""
    check_entries(document, _KEYS)
    seats = read_seats(document, LEAST_SEATS, MOST_SEATS)
    s = EclipseState(len(seats), chance)
    s.aliens = read_word(SPECIES_SETS, document.get("species", SPECIES_SETS[0]), "set of species") == 0
    _read_cursor(s, document)
    for seat, entry in enumerate(seats):
        _read_species(s, seat, entry)
    _read_map(s, document)
    _read_stacks(s, document)
    _read_friends(s, seats)
    for seat, entry in enumerate(seats):
        _read_board(s, seat, entry)
    _read_technologies(s, document)
    _read_reputation(s, document, seats)
    _read_discoveries(s, document, seats)
    _read_battle(s, document)
    audit(s)
    return s


def _read_cursor(s: EclipseState, document: Mapping[str, Any]) -> None:
    s.step = read_word(STEPS, document.get("step", "act"), "step")
    if "after" in document:
        if s.step != AT_DISCOVERY:
            raise bad("surplus", f"Only the step {STEPS[AT_DISCOVERY]} has another after it.", step=STEPS[s.step],
                      entries="after")
        s.step = read_word(STEPS, document["after"], "step")
        call(s, AT_DISCOVERY)
    s.round = whole(document.get("round", 1), "round", 1, ROUNDS)
    s.seat = seat_of(s, document.get("seat", 0))
    s.first = seat_of(s, document.get("first", 0))
    _read_passed(s, document)
    s.declined = mask_of(s, document, "declined")
    s.queue = seats_of(s, document, "queue")
    if not s.queue and s.step in IN_QUEUE:
        order = in_order(s)
        s.queue = tuple(order[order.index(s.seat) :] if s.seat in order else order)
    s.final = numbers(document, "final", s.final, least=-99)
    if "traitor" in document:
        s.traitor = seat_of(s, document["traitor"])
    _read_action(s, document)


def _read_passed(s: EclipseState, document: Mapping[str, Any]) -> None:
    """Who has passed and who was the first to do so; in the combat phase and after it all have (EC-6.7, EC-6.10)."""
    s.out = mask_of(s, document, "out")
    passed = seats_of(s, document, "passed")
    if "passed" not in document and in_combat(s):
        passed = tuple(in_order(s))
    s.passed = s.out | sum(1 << seat for seat in passed if not s.out >> seat & 1)
    if "heir" in document:
        s.heir = seat_of(s, document["heir"])
    elif s.step > AT_SPECIES:  # the list is in the order in which they passed
        s.heir = next((seat for seat in passed if not s.out >> seat & 1), NONE)


def _read_action(s: EclipseState, document: Mapping[str, Any]) -> None:
    """The action under way; unless it is named, the one whose step is played."""
    s.action = ACTION_OF.get(s.step, NONE)
    if "action" in document:
        s.action = read_word(ACTIONS, document["action"], "action")
    s.more = number(document, "more", 0)
    s.placing = number(document, "placing", 0, 1) == 1
    s.left = number(document, "left", 0)
    s.damage = number(document, "damage", 0)
    if s.step == AT_DESTROY and s.left:  # as positions were written before it had a name of its own
        s.damage, s.left = s.left, 0
    if "space" in document:
        s.space = cell_of(document["space"], "space")
    s.drawn = tuple([sector_of(name) for name in read_list(document, "drawn")])
    if "at" in document:
        s.at = sector_of(document["at"])
    if "ship" in document:
        s.ship = named(SHIP_BY_NAME, document["ship"], "ship")


def _read_species(s: EclipseState, seat: int, entry: Mapping[str, Any]) -> None:
    check_entries(entry, _SEAT_KEYS, f" of seat {seat}")
    name = entry.get("species", "")
    if name == "":
        if s.step != AT_SPECIES:
            raise bad("species", f"Seat {seat}: expected a species.", seat=seat)
        check_entries(entry, frozenset(("species",)), f" of seat {seat}, which has no species yet")
        return
    s.species[seat] = named(SPECIES_BY_NAME, name, "species")
    species = SPECIES[s.species[seat]]
    s.tiles[seat] = [(NONE,) * len(blueprint.slots) for blueprint in species.blueprints]
    s.techs[seat] = species.techs


def _read_map(s: EclipseState, document: Mapping[str, Any]) -> None:
    s.gcds = number(document, "gcds", 1, 1) == 1
    for name, value in read_mapping(document.get("map", {}), "map").items():
        sector = sector_of(name)
        entry = read_mapping(value, name)
        check_entries(entry, _SECTOR_KEYS, f" of {name}")
        cell = cell_of(entry.get("at"), name)
        if cell in s.map:
            raise bad("twice", f"{name}: another hex lies there already.", where=name)
        put_on_map(s, sector, cell, number(entry, "turned", 0, hexes.SIDES - 1))
        if "disc" in entry:
            s.disc[sector] = seat_of(s, entry["disc"])
        for structure, bit in (("orbital", HAS_ORBITAL), ("monolith", HAS_MONOLITH)):
            s.built[sector] |= bit * number(entry, structure, 0, 1)
        squares = [whole(square, name, 1, len(SECTORS[sector].squares) + 1) for square in read_list(entry, "cubes")]
        s.pop[sector] = sum(1 << square - 1 for square in each_once(squares, name))
        s.ancients[sector] = number(entry, "ancients", 0, SECTORS[sector].ancients)
        s.tile[sector] = number(entry, "tile", 0, int(SECTORS[sector].discovery)) == 1
        fleets: list[Fleet] = []
        for ships in read_list(entry, "ships"):
            check_entries(read_mapping(ships, name), frozenset(("seat", *SHIPS)), f" of {name}")
            seat = seat_of(s, ships.get("seat"))
            counts = [number(ships, ship, 0, max(PIECES)) for ship in SHIPS]
            if not any(counts) or any(fleet[0] == seat for fleet in fleets):
                raise bad("ships", f"{name}: expected ships of each seat once.", where=name)
            fleets.append((seat, counts[0], counts[1], counts[2], counts[3]))
            for ship, count in enumerate(counts):
                s.reserve[seat][ship] -= count
        s.fleets[sector] = tuple(fleets)
    s.realm = realms_of(s)


def _read_stacks(s: EclipseState, document: Mapping[str, Any]) -> None:
    gone = {*s.map.values(), *s.drawn}
    for name in read_list(document, "discards"):
        sector = sector_of(name)
        stack = next((n for n, of in enumerate(STACKS) if sector in of), NONE)
        if stack == NONE or sector in gone:
            raise bad("twice", f"{name} cannot lie on a discard pile.", where=str(name))
        gone.add(sector)
        s.discards[stack].append(sector)
    entries = read_mapping(document.get("stacks", {}), "stacks")
    check_entries(entries, frozenset(STACK_NAMES), " of stacks")
    for stack, name in enumerate(STACK_NAMES):
        entry = read_mapping(entries.get(name, {}), name)
        check_entries(entry, frozenset(("size", "of")), f" of {name}")
        unseen = [sector for sector in STACKS[stack] if sector not in gone]
        total = OUTER[s.seats] if stack == 2 else len(STACKS[stack])
        left = total - len(STACKS[stack]) + len(unseen)
        if left < 0:
            raise bad("stack", f"With {s.seats} seats there are only {total} {name} hexes.", seats=s.seats,
                      count=total, stack=name)
        s.size[stack] = number(entry, "size", left, total)
        if "of" in entry:
            unseen = sorted([sector_of(one) for one in read_list(entry, "of")])
        s.stacks[stack] = unseen


def _read_friends(s: EclipseState, seats: Sequence[Mapping[str, Any]]) -> None:
    """Ambassadors are exchanged: whoever holds one has given one (EC-10.5), unless the other's entry says otherwise."""
    for seat, entry in enumerate(seats):
        for other in bits(mask_of(s, entry, "friends")):
            if other == seat or not DIPLOMACY[s.seats]:
                raise bad("diplomacy", f"Seat {seat}: expected friends among the others, with four seats or more.",
                          seat=seat)
            s.friends[seat] |= 1 << other
            if "friends" not in seats[other]:
                s.friends[other] |= 1 << seat
    if s.traitor != NONE and not DIPLOMACY[s.seats]:
        raise bad("diplomacy", "Expected a traitor with four seats or more only.", seat=s.traitor)


def _read_board(s: EclipseState, seat: int, entry: Mapping[str, Any]) -> None:
    if s.species[seat] == NONE:
        s.discs[seat] = 0
        return
    species = SPECIES[s.species[seat]]
    s.storage[seat] = numbers(entry, "storage", species.storage)
    s.graves[seat] = numbers(entry, "graves", (0, 0, 0), len(RESOURCES) * TRACK)
    for technology in all_named(TECHNOLOGY_BY_NAME, entry, "technologies", "technology"):  # beside the printed ones
        s.techs[seat] |= 1 << technology
    used = read_mapping(entry.get("used", {}), "used")
    check_entries(used, frozenset(SPACES_OF_DISCS), f" of seat {seat}")
    s.used[seat] = [number(used, name, 0, DISCS) for name in SPACES_OF_DISCS]
    gained = sum(one.discs for one in TECHNOLOGIES if s.techs[seat] >> one.id & 1)
    s.spare[seat] = max(0, DISCS - CIRCLES - gained)
    away = len(s.realm[seat]) + sum(s.used[seat])
    s.discs[seat] = number(entry, "discs", max(0, species.discs + gained - away), DISCS)
    s.ready[seat] = number(entry, "ready", species.colony_ships, species.colony_ships)
    s.cubes[seat] = numbers(entry, "cubes", _cubes_left(s, seat), TRACK)
    parts = read_mapping(entry.get("parts", {}), "parts")
    check_entries(parts, frozenset(SHIPS), f" of seat {seat}")
    for name in parts:
        ship = SHIP_BY_NAME[name]
        tiles = [named(PART_BY_NAME, part, "part") if part != "" else NONE for part in read_list(parts, name)]
        if len(tiles) != len(species.blueprints[ship].slots):
            slots = len(species.blueprints[ship].slots)
            raise bad("slots", f"Seat {seat}: expected {slots} slots of the {name}, found {len(tiles)}.",
                      seat=seat, ship=name, slots=slots)
        s.tiles[seat][ship] = tuple(tiles)
    s.aside[seat] = tuple(sorted([named(PART_BY_NAME, part, "part") for part in read_list(entry, "aside")]))
    redesign(s, seat)


def _cubes_left(s: EclipseState, seat: int) -> list[int]:
    """What is left on the tracks; a cube that may be of several kinds is taken from the fullest of them."""
    cubes = [TRACK - s.graves[seat][track] for track in range(len(RESOURCES))]
    kinds = [KINDS[kind_of(sector, square)] for sector in s.realm[seat] for square in filled_squares(s, sector)]
    kinds += [(0, 1, 2)] * s.friends[seat].bit_count()
    for tracks in sorted(kinds, key=len):
        cubes[max(tracks, key=lambda track: cubes[track])] -= 1
    return [max(0, count) for count in cubes]


def _read_technologies(s: EclipseState, document: Mapping[str, Any]) -> None:
    for name, copies in read_mapping(document.get("tray", {}), "tray").items():
        technology = named(TECHNOLOGY_BY_NAME, name, "technology")
        s.tray[technology] = whole(copies, name, 0, TECHNOLOGIES[technology].copies)
    s.bag = []
    for one in TECHNOLOGIES:
        left = one.copies - s.tray[one.id] - tiles_held(s, one.id)
        if left < 0:
            raise bad("technologies", f"There are only {one.copies} tiles of {one.name}.", technology=one.name)
        s.bag += [one.id] * left


def _read_reputation(s: EclipseState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    left = Counter(REPUTATION)

    def take(values: list[Any]) -> tuple[int, ...]:
        for value in values:
            if left[whole(value, "reputation", min(REPUTATION), max(REPUTATION))] == 0:
                raise bad("reputation", f"There are not so many reputation tiles of {value}.", value=value)
            left[value] -= 1
        return tuple(sorted(values))

    for seat, entry in enumerate(seats):
        s.reputation[seat] = take(read_list(entry, "reputation"))
    s.hand = take(read_list(document, "hand"))
    s.bowl = sorted(left.elements())


def _read_discoveries(s: EclipseState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    left = Counter({one.id: one.copies for one in DISCOVERIES})

    def take(name: object) -> int:
        tile = named(DISCOVERY_BY_NAME, name, "discovery tile")
        if left[tile] == 0:
            raise bad("discoveries", f"There are not so many discovery tiles {name}.", tile=str(name))
        left[tile] -= 1
        return tile

    for seat, entry in enumerate(seats):
        s.prizes[seat] = tuple(sorted([take(name) for name in read_list(entry, "prizes")]))
    if "found" in document:
        s.found = take(document["found"])
    for name in read_list(document, "spent"):
        take(name)
    kept = [part for parts in s.aside for part in parts]
    kept += [part for rows in s.tiles for row in rows for part in row if part != NONE]
    for one in DISCOVERIES:
        if one.part in kept and left[one.id]:
            take(one.name)  # an ancient part comes from its tile
    s.faces = sorted(left.elements())


def _read_battle(s: EclipseState, document: Mapping[str, Any]) -> None:
    if "battle" not in document:
        if s.step in (AT_BATTLE, AT_BOMBARD, AT_CLAIMS):
            s.hex = len(SECTORS)  # from the highest hex down
        return
    battle = read_mapping(document["battle"], "battle")
    check_entries(battle, _BATTLE_KEYS, " of battle")
    s.hex = sector_of(battle["hex"]) if battle.get("hex", "") != "" else len(SECTORS)
    s.order = seats_of(s, battle, "order")
    pair = [side_of(s, side) for side in read_list(battle, "pair") or (NONE, NONE)]
    if len(pair) != 2 or pair[0] == pair[1] != NONE:
        raise bad("pair", f"Expected the two sides of the battle, found {battle.get('pair')!r}.")
    s.pair = (pair[0], pair[1])
    toll = [whole(lost, "toll", 0) for lost in read_list(battle, "toll") or (0, 0)]
    if len(toll) != 2:
        raise bad("toll", f"Expected the losses of the two sides of the battle, found {battle.get('toll')!r}.")
    s.toll = (toll[0], toll[1])
    s.bout, s.firing = number(battle, "bout", 0), number(battle, "firing", 0, 7)
    s.acted = sum(1 << actor for actor in each_once(
        [whole(actor, "acted", 0, 7) for actor in read_list(battle, "acted")], "acted"
    ))
    s.dice = tuple([die_of(text) for text in read_list(battle, "dice")])
    for text, damage in read_mapping(battle.get("wounds", {}), "wounds").items():
        wounds = [whole(one, "wounds", 1) for one in read_list({"wounds": damage}, "wounds")]
        s.wounds[side_and_ship(text)] = tuple(sorted(wounds, reverse=True))
    for text, target in read_mapping(battle.get("leaving", {}), "leaving").items():
        s.leaving[side_and_ship(text)] = sector_of(target)
    s.kills = numbers(battle, "kills", s.kills)
    s.fought, s.fled = mask_of(s, battle, "fought"), mask_of(s, battle, "fled")
