"""An upgrade can always be ended: what is offered is exactly what some legal end begins with (EC-12.9)."""

from __future__ import annotations

from itertools import product

import pytest

from orrery.core import NONE, Chance
from orrery.games.eclipse.actions.upgrade import NEVER, fitting_parts, needed, offers
from orrery.games.eclipse.ships import BLUEPRINTS, PART_BY_NAME, STARBASE, Blueprint, design
from orrery.games.eclipse.technologies import TECHNOLOGY_BY_NAME
from orrery.testing import rule


def techs(*names: str) -> int:
    return sum(1 << TECHNOLOGY_BY_NAME[name] for name in names)


def fewest(blueprint: Blueprint, tiles: tuple[int, ...], known: int, aside: tuple[int, ...], most: int) -> int:
    """The same as ``needed``, by trying everything."""
    if design(blueprint, tiles).legal():
        return 0
    if most == 0:
        return NEVER
    best = NEVER
    for slot, part in product(range(len(tiles)), fitting_parts(known, aside)):
        after = (*tiles[:slot], part, *tiles[slot + 1 :])
        best = min(best, 1 + fewest(blueprint, after, known, tuple(one for one in aside if one != part), most - 1))
    return min(best, NEVER)


@rule("EC-12.6", "EC-12.7", "EC-12.8", "EC-12.9")
@pytest.mark.parametrize("ship", range(4))
@pytest.mark.parametrize("aside", [(), ("hypergrid-source",)])
def test_the_fewest_parts_that_make_a_design_legal(ship: int, aside: tuple[str, ...]) -> None:
    chance = Chance(b"reach %d" % ship)
    blueprint = BLUEPRINTS["planta"][ship]
    parts = [PART_BY_NAME[name] for name in (
        "antimatter-cannon", "plasma-cannon", "tachyon-drive", "gluon-computer", "phase-shield", "hull", "ion-cannon",
    )]
    kept = tuple(PART_BY_NAME[name] for name in aside)
    for known in (0, techs("fusion-source"), techs("tachyon-source", "fusion-drive", "antimatter-cannon")):
        for _ in range(6):
            tiles = tuple([
                parts[chance.below(len(parts))] if chance.below(3) else NONE for _ in blueprint.slots
            ])
            if ship == STARBASE:
                tiles = tuple([NONE if tile == PART_BY_NAME["tachyon-drive"] else tile for tile in tiles])
            found = needed(blueprint, tiles, known, kept)
            tried = fewest(blueprint, tiles, known, kept, 2)
            assert found == tried if tried < NEVER else found > 2


@rule("EC-12.9")
def test_a_part_is_offered_if_the_rest_can_still_be_made_legal() -> None:
    blueprint = BLUEPRINTS["standard"][0]
    printed = (NONE,) * len(blueprint.slots)
    known = techs("plasma-cannon", "fusion-source")
    plasma = PART_BY_NAME["plasma-cannon"]
    for spare in (0, 1, 2):
        offered = {option & 0xFF for option in offers(blueprint, printed, known, (), spare)}
        for slot in range(len(printed)):
            after = (*printed[:slot], plasma, *printed[slot + 1 :])
            assert (slot << 5 | plasma in offered) == (fewest(blueprint, after, known, (), spare) <= spare)
