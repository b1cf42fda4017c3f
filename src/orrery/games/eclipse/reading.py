"""Reading a position document; whatever it leaves out is as at the start, or lies where it must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery import hexes
from orrery.core import NONE, Chance, call
from orrery.documents import bad, check_entries, read_list, read_mapping, read_seats, read_word
from orrery.games.eclipse.audit import audit
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
    SECTOR_BY_NAME,
    SECTORS,
    STACKS,
    TRACK,
)
from orrery.games.eclipse.discoveries import DISCOVERIES, DISCOVERY_BY_NAME
from orrery.games.eclipse.galaxy import put_on_map
from orrery.games.eclipse.population import kind_of
from orrery.games.eclipse.position import SPACES_OF_DISCS, SPECIES_SETS, STACK_NAMES, bits
from orrery.games.eclipse.ships import COLOURS, GUARDS, PART_BY_NAME, SHIP_BY_NAME, SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.state import (
    ANCIENTS,
    AT_BATTLE,
    AT_BOMBARD,
    AT_BUILD,
    AT_CLAIM,
    AT_CLAIMS,
    AT_COLONIES,
    AT_DESTROY,
    AT_DICE,
    AT_DISCOVERY,
    AT_EXPLORE,
    AT_FIRE,
    AT_MOVE,
    AT_ONWARD,
    AT_PLACE,
    AT_RELATIONS,
    AT_REPUTATION,
    AT_RESEARCH,
    AT_SPECIES,
    AT_UPGRADE,
    AT_UPKEEP,
    GCDS_SIDE,
    HAS_MONOLITH,
    HAS_ORBITAL,
    STEPS,
    EclipseState,
    Fleet,
    filled_squares,
    in_order,
    present_step,
    redesign,
)
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME

_KEYS: Final = frozenset((
    "species", "round", "step", "seat", "first", "passed", "out", "more", "placing", "declined", "drawn", "left",
    "queue", "heir", "action", "space", "at", "after", "ship", "final", "battle", "map", "gcds", "stacks", "discards",
    "tray", "spent", "traitor", "seats", "found", "hand",
))
_BATTLE_KEYS: Final = frozenset((
    "hex", "order", "pair", "bout", "acted", "firing", "dice", "wounds", "leaving", "kills", "fought", "fled",
))
_SECTOR_KEYS: Final = frozenset((
    "at", "turned", "disc", "cubes", "orbital", "monolith", "ancients", "tile", "ships",
))
_SEAT_KEYS: Final = frozenset((
    "species", "storage", "cubes", "discs", "ready", "technologies", "graves", "used", "parts", "aside", "friends",
    "reputation", "prizes",
))
_FURTHEST: Final = 30
_COUNTED: Final = (AT_EXPLORE, AT_PLACE, AT_CLAIM, AT_RESEARCH, AT_UPGRADE, AT_BUILD, AT_MOVE, AT_ONWARD)
"""Steps that use up what an action gives; after the last disc move of an influence action nothing may be left."""
_IN_A_HEX: Final = (AT_FIRE, AT_DICE, AT_DESTROY)


# -- values ----------------------------------------------------------------------------------------------------------


def _named(known: Mapping[str, int], value: object, what: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise bad("name", f"There is no {what} {value!r}.", what=what, found=str(value))
    return known[value]


def _whole(value: object, where: str, least: int = 0, most: int = 999) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise bad("range", f"{where}: expected a number from {least} to {most}, found {value!r}.",
                  entry=where, least=least, most=most)
    return value


def _number(entries: Mapping[str, Any], key: str, default: int, most: int = 999) -> int:
    return _whole(entries.get(key, default), key, 0, most)


def _seat(s: EclipseState, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.seats:
        raise bad("seat", f"Expected a seat from 0 to {s.seats - 1}, found {value!r}.", last=s.seats - 1)
    return value


def _mask(s: EclipseState, entries: Mapping[str, Any], key: str) -> int:
    mask = 0
    for value in read_list(entries, key):
        mask |= 1 << _seat(s, value)
    return mask


def _numbers(entries: Mapping[str, Any], key: str, default: Sequence[int], most: int = 999) -> list[int]:
    values = read_list(entries, key) if key in entries else list(default)
    if len(values) != len(default):
        raise bad("count", f"{key}: expected {len(default)} numbers, found {len(values)}.",
                  where=key, count=len(default))
    return [_whole(value, key, 0, most) for value in values]


def _cell(value: object, where: str) -> int:
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != 2:
        raise bad("space", f"{where}: expected two coordinates, found {value!r}.", where=where)
    return hexes.cell(*[_whole(one, where, -_FURTHEST, _FURTHEST) for one in value])


# -- the document ----------------------------------------------------------------------------------------------------


def read(document: Mapping[str, Any], chance: Chance) -> EclipseState:
    """The position of a document. Raises BadPosition if it could not arise in a game."""
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
    try:
        audit(s)
    except AssertionError as problem:
        raise bad("audit", f"This is no position of Eclipse: {problem}.", problem=str(problem)) from None
    _check_moment(s)
    return s


def _read_cursor(s: EclipseState, document: Mapping[str, Any]) -> None:
    s.step = read_word(STEPS, document.get("step", "act"), "step")
    s.round = _whole(document.get("round", 1), "round", 1, 9)
    s.seat = _seat(s, document.get("seat", 0))
    s.first = _seat(s, document.get("first", 0))
    s.heir = _seat(s, document["heir"]) if "heir" in document else NONE
    s.passed, s.out = _mask(s, document, "passed"), _mask(s, document, "out")
    if s.heir == NONE and s.step > AT_SPECIES:  # EC-6.7: the list is in the order in which they passed
        s.heir = next((seat for seat in read_list(document, "passed") if not s.out >> seat & 1), NONE)
    s.declined = _mask(s, document, "declined")
    s.more, s.left = _number(document, "more", 0, 9), _number(document, "left", 0, 99)
    s.placing = _number(document, "placing", 0, 1) == 1
    s.queue = tuple([_seat(s, value) for value in read_list(document, "queue")])
    if not s.queue and s.step in (AT_RELATIONS, AT_COLONIES, AT_UPKEEP):
        order = in_order(s)
        s.queue = tuple(order[order.index(s.seat) :] if s.seat in order else order)
    if "final" in document:
        final = read_list(document, "final")
        if len(final) != s.seats:
            raise bad("count", f"final: expected {s.seats} numbers, found {len(final)}.",
                      where="final", count=s.seats)
        s.final = [_whole(points, "final", -99) for points in final]
    if "action" in document:
        s.action = read_word(ACTIONS, document["action"], "action")
    if "space" in document:
        s.space = _cell(document["space"], "space")
    if "at" in document:
        s.at = _named(SECTOR_BY_NAME, document["at"], "sector")
    if s.step == AT_DISCOVERY and "after" in document:
        s.step = read_word(STEPS, document["after"], "step")
        call(s, AT_DISCOVERY)
    if "ship" in document:
        s.ship = _named(SHIP_BY_NAME, document["ship"], "ship")
    s.drawn = tuple([_named(SECTOR_BY_NAME, name, "sector") for name in read_list(document, "drawn")])
    if "traitor" in document:
        s.traitor = _seat(s, document["traitor"])


def _read_species(s: EclipseState, seat: int, entry: Mapping[str, Any]) -> None:
    check_entries(entry, _SEAT_KEYS, f" of seat {seat}")
    name = entry.get("species", "")
    if name == "":
        if s.step != AT_SPECIES:
            raise bad("species", f"Seat {seat}: expected a species.", seat=seat)
        return
    s.species[seat] = _named(SPECIES_BY_NAME, name, "species")
    species = SPECIES[s.species[seat]]
    s.tiles[seat] = [(NONE,) * len(blueprint.slots) for blueprint in species.blueprints]
    s.techs[seat] = species.techs


def _read_map(s: EclipseState, document: Mapping[str, Any]) -> None:
    s.gcds = _number(document, "gcds", 1, 1) == 1
    for name, value in read_mapping(document.get("map", {}), "map").items():
        sector = _named(SECTOR_BY_NAME, name, "sector")
        entry = read_mapping(value, name)
        check_entries(entry, _SECTOR_KEYS, f" of {name}")
        cell = _cell(entry.get("at"), name)
        if cell in s.map:
            raise bad("twice", f"{name}: another hex lies there already.", where=name)
        put_on_map(s, sector, cell, _number(entry, "turned", 0, hexes.SIDES - 1))
        if "disc" in entry:
            s.disc[sector] = _seat(s, entry["disc"])
            s.realm[s.disc[sector]].append(sector)
        for structure, bit in (("orbital", HAS_ORBITAL), ("monolith", HAS_MONOLITH)):
            s.built[sector] |= bit * _number(entry, structure, 0, 1)
        for square in read_list(entry, "cubes"):
            s.pop[sector] |= 1 << _whole(square, name, 1, len(SECTORS[sector].squares) + 1) - 1
        s.ancients[sector] = _number(entry, "ancients", 0, SECTORS[sector].ancients)
        s.tile[sector] = _number(entry, "tile", 0, int(SECTORS[sector].discovery)) == 1
        fleets: list[Fleet] = []
        for ships in read_list(entry, "ships"):
            check_entries(read_mapping(ships, name), frozenset(("seat", *SHIPS)), f" of {name}")
            seat = _seat(s, ships.get("seat"))
            counts = [_number(ships, ship, 0, 8) for ship in SHIPS]
            if not any(counts) or any(fleet[0] == seat for fleet in fleets):
                raise bad("ships", f"{name}: expected ships of each seat once.", where=name)
            fleets.append((seat, counts[0], counts[1], counts[2], counts[3]))
            for ship, count in enumerate(counts):
                s.reserve[seat][ship] -= count
        s.fleets[sector] = tuple(fleets)
    for realm in s.realm:
        realm.sort()


def _read_stacks(s: EclipseState, document: Mapping[str, Any]) -> None:
    gone = {*s.map.values(), *s.drawn}
    for name in read_list(document, "discards"):
        sector = _named(SECTOR_BY_NAME, name, "sector")
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
        s.size[stack] = _number(entry, "size", left, total)
        if "of" in entry:
            unseen = [_named(SECTOR_BY_NAME, one, "sector") for one in read_list(entry, "of")]
        s.stacks[stack] = unseen


def _read_friends(s: EclipseState, seats: Sequence[Mapping[str, Any]]) -> None:
    """Ambassadors are exchanged: whoever holds one has given one (EC-10.5), unless the other's entry says otherwise."""
    for seat, entry in enumerate(seats):
        for other in bits(_mask(s, entry, "friends")):
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
    s.storage[seat] = _numbers(entry, "storage", species.storage)
    s.graves[seat] = _numbers(entry, "graves", (0, 0, 0), 33)
    for name in read_list(entry, "technologies"):  # beside the printed ones
        s.techs[seat] |= 1 << _named(TECHNOLOGY_BY_NAME, name, "technology")
    used = read_mapping(entry.get("used", {}), "used")
    check_entries(used, frozenset(SPACES_OF_DISCS), f" of seat {seat}")
    s.used[seat] = [_number(used, name, 0, DISCS) for name in SPACES_OF_DISCS]
    gained = sum(one.discs for one in TECHNOLOGIES if s.techs[seat] >> one.id & 1)
    s.spare[seat] = max(0, DISCS - CIRCLES - gained)
    away = len(s.realm[seat]) + sum(s.used[seat])
    s.discs[seat] = _number(entry, "discs", max(0, species.discs + gained - away), DISCS)
    s.ready[seat] = _number(entry, "ready", species.colony_ships, species.colony_ships)
    s.cubes[seat] = _numbers(entry, "cubes", _cubes_left(s, seat), TRACK)
    parts = read_mapping(entry.get("parts", {}), "parts")
    check_entries(parts, frozenset(SHIPS), f" of seat {seat}")
    for name in parts:
        ship = SHIP_BY_NAME[name]
        tiles = [_named(PART_BY_NAME, part, "part") if part != "" else NONE for part in read_list(parts, name)]
        if len(tiles) != len(species.blueprints[ship].slots):
            slots = len(species.blueprints[ship].slots)
            raise bad("slots", f"Seat {seat}: expected {slots} slots of the {name}, found {len(tiles)}.",
                      seat=seat, ship=name, slots=slots)
        s.tiles[seat][ship] = tuple(tiles)
    s.aside[seat] = tuple(sorted([_named(PART_BY_NAME, part, "part") for part in read_list(entry, "aside")]))
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
        s.tray[_named(TECHNOLOGY_BY_NAME, name, "technology")] = _whole(copies, str(name), 0, 5)
    s.bag = []
    for one in TECHNOLOGIES:
        held = sum(
            s.techs[seat] >> one.id & 1 and not SPECIES[s.species[seat]].techs >> one.id & 1
            for seat in range(s.seats) if s.species[seat] != NONE
        )
        left = one.copies - s.tray[one.id] - held
        if left < 0:
            raise bad("technologies", f"There are only {one.copies} tiles of {one.name}.", technology=one.name)
        s.bag += [one.id] * left


def _read_reputation(s: EclipseState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    left = Counter(REPUTATION)

    def take(values: list[Any]) -> tuple[int, ...]:
        for value in values:
            if left[_whole(value, "reputation", 1, 4)] == 0:
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
        tile = _named(DISCOVERY_BY_NAME, name, "discovery tile")
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
    battle = read_mapping(document.get("battle", {}), "battle")
    check_entries(battle, _BATTLE_KEYS, " of battle")
    name = battle.get("hex", "")
    s.hex = len(SECTORS) if name == "" else _named(SECTOR_BY_NAME, name, "sector")
    s.order = tuple([_seat(s, value) for value in read_list(battle, "order")])
    pair = [_whole(side, "pair", NONE, GCDS_SIDE) for side in read_list(battle, "pair") or (NONE, NONE)]
    if len(pair) != 2 or any(s.seats <= side < ANCIENTS for side in pair) or pair[0] == pair[1] != NONE:
        raise bad("pair", f"Expected the two sides of the battle, found {battle.get('pair')!r}.")
    s.pair = (pair[0], pair[1])
    s.bout, s.firing = _number(battle, "bout", 0), _number(battle, "firing", 0, 7)
    for actor in read_list(battle, "acted"):
        s.acted |= 1 << _whole(actor, "acted", 0, 7)
    s.dice = tuple([_die(text) for text in read_list(battle, "dice")])
    for text, damage in read_mapping(battle.get("wounds", {}), "wounds").items():
        s.wounds[_side_and_ship(text)] = tuple(sorted(
            [_whole(one, "wounds", 1, 30) for one in read_list({"wounds": damage}, "wounds")], reverse=True
        ))
    for text, target in read_mapping(battle.get("leaving", {}), "leaving").items():
        s.leaving[_side_and_ship(text)] = _named(SECTOR_BY_NAME, target, "sector")
    s.kills = _numbers(battle, "kills", s.kills)
    s.fought, s.fled = _mask(s, battle, "fought"), _mask(s, battle, "fled")


def _die(text: object) -> int:
    colour, _, value = str(text).partition(" ")
    if colour not in COLOURS or value not in tuple("123456"):
        raise bad("die", f"Expected a die such as 'yellow 6', found {text!r}.", found=str(text))
    return COLOURS.index(colour) << 3 | int(value)


def _side_and_ship(text: object) -> int:
    for guard, side_of_nobody in zip(GUARDS, (ANCIENTS, GCDS_SIDE), strict=True):
        if text == guard.name:
            return side_of_nobody << 2
    side, _, ship = str(text).partition(" ")
    if side not in tuple("01234567") or ship not in SHIP_BY_NAME:
        raise bad("ships", f"Expected 'ancient', 'gcds', or a side and a ship such as '0 cruiser', found {text!r}.",
                  where=str(text))
    return int(side) << 2 | SHIP_BY_NAME[ship]


def _check_moment(s: EclipseState) -> None:
    """Whether the step has what it needs, and somebody whose turn it can be."""
    step = present_step(s)
    missing = [name for name, there in (
        ("found", step != AT_DISCOVERY or s.found != NONE),
        ("drawn", step != AT_PLACE or s.drawn),
        ("space", step != AT_PLACE or (s.space != NONE and s.space not in s.map)),
        ("ship", step != AT_ONWARD or s.ship != NONE),
        ("at", step not in (AT_CLAIM, AT_DISCOVERY, AT_ONWARD) or (s.at != NONE and s.where[s.at] != NONE)),
        ("after", s.step != AT_DISCOVERY),
        ("more", step not in _COUNTED or s.more),
        ("battle", step not in _IN_A_HEX or 0 <= s.hex < len(SECTORS)),
        ("pair", step not in (AT_FIRE, AT_DICE) or NONE not in s.pair),
        ("hand", step != AT_REPUTATION or s.hand),
    ) if not there]
    if missing:
        raise bad("moment", f"The step {STEPS[step]} needs: {', '.join(missing)}.", step=STEPS[step],
                  entries=", ".join(missing))
    if AT_SPECIES < s.step < AT_BATTLE:
        if s.out >> s.seat & 1 or s.passed | s.out == (1 << s.seats) - 1:
            raise bad("turn", "In the action phase it is the turn of a seat that plays, and there is somebody who has "
                              "not passed.")
        if s.heir != NONE and not s.passed >> s.heir & 1:
            raise bad("turn", "Expected as heir one of the seats that have passed.")
