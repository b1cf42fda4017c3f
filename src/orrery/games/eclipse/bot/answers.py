"""Answers to the smaller questions: tiles, dice, cubes, relations, money."""

from __future__ import annotations

from orrery.core import NONE, Answer, Decision
from orrery.games.eclipse.board import KINDS, MONEY, TRACK
from orrery.games.eclipse.bot.designs import strength
from orrery.games.eclipse.bot.mind import Mind
from orrery.games.eclipse.bot.war import engagement, foe_of
from orrery.games.eclipse.combat.aftermath import BOMBS
from orrery.games.eclipse.combat.sides import fighter
from orrery.games.eclipse.combat.sides import strength as numbers
from orrery.games.eclipse.discoveries import DISCOVERIES, DISCOVERY_POINTS
from orrery.games.eclipse.discovery import KEEP, USE
from orrery.games.eclipse.options import TRADE, keep_of, target_of, trade_of, upgrade_of
from orrery.games.eclipse.population import kind_of
from orrery.games.eclipse.ships import CRUISER, DAMAGE, PARTS, WORTH, design
from orrery.games.eclipse.state import ANCIENTS

# -- discoveries ---------------------------------------------------------------------------------------------------


def discovery(mind: Mind, tile: int) -> int:
    """Use the face while there is time to profit from it."""
    one = DISCOVERIES[tile]
    if not mind.left:
        return KEEP
    sooner = 1 + 0.10 * mind.left
    if one.kind == "resource":
        value = one.amount * mind.worth[one.resource] * sooner
    elif one.kind == "technology":
        value = 0.45 * mind.left
    elif one.kind == "cruiser":
        value = 0.5 * mind.left if mind.s.reserve[mind.seat][CRUISER] else 0.0
    else:
        value = 0.36 * mind.left
    return USE if value > DISCOVERY_POINTS else KEEP


def install(mind: Mind, options: tuple[int, ...], part: int) -> int:
    """The slot where an ancient part strengthens us most."""
    s, seat = mind.s, mind.seat
    foe = foe_of(mind)
    best, most = NONE, 0.0
    for option in options:
        if option == NONE:
            continue
        ship, slot, _ = upgrade_of(option)
        tiles = s.tiles[seat][ship]
        if tiles[slot] != NONE and PARTS[tiles[slot]].ancient:
            continue
        blueprint = mind.species.blueprints[ship]
        new = design(blueprint, (*tiles[:slot], part, *tiles[slot + 1 :]))
        gain = (strength(new, foe) / strength(s.designs[seat][ship], foe) - 1) * (0.7, 1.0, 0.8, 0.2)[ship]
        if gain > most:
            best, most = option, gain
    return best


def artifacts(mind: Mind, decision: Decision) -> Answer:
    """All of them as the resource that is worth most."""
    best = max(decision.options, key=lambda resource: mind.worth[resource])
    return tuple([decision.least if resource == best else 0 for resource in decision.options])


# -- battles -------------------------------------------------------------------------------------------------------


def fire_first(mind: Mind, options: tuple[int, ...]) -> int:
    """Among equals the ship with the most dice."""
    designs = mind.s.designs[mind.seat]
    return max(options, key=lambda ship: (sum(designs[ship].cannons) + sum(designs[ship].missiles), ship))


def engage(mind: Mind, options: tuple[int, ...]) -> int:
    """Fight on as long as it gains more than going; going saves the ships but brings nothing."""
    s = mind.s
    counts = list(numbers(s, mind.seat))
    gain, hope = engagement(mind, s.hex, counts)
    if gain >= 0 or hope > 0.5:
        return NONE
    return next((option for option in options if option != NONE), NONE)


def target(mind: Mind, options: tuple[int, ...], die: int, enemy: int) -> int:
    """Destroy the ship worth most; if none falls, the one that is nearest to it."""
    damage = DAMAGE[die >> 3]

    def rank(option: int) -> tuple[bool, float]:
        ship, taken = target_of(option)
        one = fighter(mind.s, enemy, ship)
        left = one.hull + 1 - taken
        worth = (WORTH[ship] if enemy < ANCIENTS else 1) + 0.2 * (sum(one.cannons) + one.computer)
        falls = damage >= left
        return falls, worth - 0.1 * (damage - left) if falls else worth / max(1, left - damage)

    return max([option for option in options if option != NONE], key=rank, default=options[0])


def reputation(mind: Mind, options: tuple[int, ...]) -> int:
    """The highest tile, in place of the lowest if need be."""
    best, most = options[0], -9
    for option in options:
        value = 0
        if option != NONE:
            kept, old = keep_of(option)
            value = kept - old
        if value > most:
            best, most = option, value
    return best


def bombard(options: tuple[int, ...]) -> int:
    """Bombs do it without dice."""
    return BOMBS if BOMBS in options else options[0]


def destroy(mind: Mind, decision: Decision) -> tuple[int, ...]:
    """Cubes from the tracks that give the owner most."""
    s = mind.s
    cubes = s.cubes[s.disc[s.hex]]

    def left(square: int) -> int:
        return min([cubes[track] for track in KINDS[kind_of(s.hex, square)]])

    squares = sorted(decision.options, key=left)
    return tuple(sorted(squares[: decision.least]))


# -- cubes and relations -------------------------------------------------------------------------------------------


def returned(mind: Mind, options: tuple[int, ...]) -> int:
    """The track where a cube that comes back costs least."""
    def cost(track: int) -> float:
        away = TRACK - mind.s.cubes[mind.seat][track]
        return mind.cube(track, -1) if away else 0.0

    return min(options, key=cost)


def envoy(mind: Mind, options: tuple[int, ...]) -> int:
    """The track where a cube fewer brings most."""
    return max(options, key=mind.cube)


def bankruptcy(mind: Mind, options: tuple[int, ...], missing: int) -> int:
    """Trade what is worth least if that is enough; otherwise give up the hex that brings least."""
    storage, ratio = mind.s.storage[mind.seat], mind.species.ratio
    trades = [option for option in options if option >= TRADE]
    if trades and sum([storage[trade_of(option)[0]] // ratio for option in trades]) >= missing:
        return max(trades, key=lambda option: storage[trade_of(option)[0]])
    hexes = [option for option in options if option < TRADE]
    if not hexes:
        return max(trades, key=lambda option: storage[trade_of(option)[0]])

    def worth(sector: int) -> float:
        money = sum([MONEY in KINDS[kind_of(sector, n)] for n in range(6) if mind.s.pop[sector] >> n & 1])
        return mind.hex_points(sector) + 0.3 * mind.s.pop[sector].bit_count() * mind.left + 2.0 * money

    return min(hexes, key=worth)
