"""Whether the moment of a position can come: what the step under way needs, and what it leaves no room for.

All this holds where a step begins, which is where positions are written. What holds at every question is the audit's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from orrery import hexes
from orrery.core import NONE
from orrery.documents import bad
from orrery.games.eclipse.actions.explore import reachable_spaces
from orrery.games.eclipse.actions.upgrade import upgrade_options
from orrery.games.eclipse.audit import wrong
from orrery.games.eclipse.board import (
    ACTIONS,
    BUILD,
    DIPLOMACY,
    EXPLORE,
    GALACTIC_CENTER,
    INFLUENCE,
    MOVE,
    REACTIONS,
    RESEARCH,
    ROUNDS,
    SECTORS,
    STACKS,
    UPGRADE,
    stack_of,
)
from orrery.games.eclipse.combat.moments import check_combat
from orrery.games.eclipse.galaxy import open_to_disc, ships_by_type
from orrery.games.eclipse.setup import home_of, order_of_choice
from orrery.games.eclipse.ships import SHIPS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import (
    AT_ACT,
    AT_BATTLE,
    AT_BUILD,
    AT_CLAIM,
    AT_CLAIMS,
    AT_COLONIES,
    AT_DESTROY,
    AT_DICE,
    AT_DISCOVERY,
    AT_EXPLORE,
    AT_FINISH,
    AT_FIRE,
    AT_INFLUENCE,
    AT_MOVE,
    AT_ONWARD,
    AT_OVER,
    AT_PLACE,
    AT_RELATIONS,
    AT_REPUTATION,
    AT_RESEARCH,
    AT_SPECIES,
    AT_UPGRADE,
    AT_UPKEEP,
    STEPS,
    EclipseState,
    in_order,
    present_step,
    species_of,
)
from orrery.games.eclipse.turns import most_of

ACTION_OF: Final[Mapping[int, int]] = {
    AT_EXPLORE: EXPLORE, AT_PLACE: EXPLORE, AT_CLAIM: EXPLORE, AT_INFLUENCE: INFLUENCE, AT_RESEARCH: RESEARCH,
    AT_UPGRADE: UPGRADE, AT_BUILD: BUILD, AT_MOVE: MOVE, AT_ONWARD: MOVE,
}
"""The action that a step belongs to; the last step belongs to all of them."""
IN_QUEUE: Final = (AT_RELATIONS, AT_COLONIES, AT_UPKEEP)
"""Steps that those in the queue play one after the other, in turn order."""
_COUNTED: Final = frozenset(ACTION_OF) - {AT_INFLUENCE}
"""Steps that use up what an action gives; after the last disc move of an influence action nothing may be left."""
_OWN_TURN: Final = (AT_ACT, *ACTION_OF, AT_FINISH)
_IN_COMBAT: Final = tuple(range(AT_BATTLE, AT_RELATIONS))
_DISCOVERED_IN: Final = (AT_EXPLORE, AT_INFLUENCE, AT_FINISH, AT_CLAIMS)
"""Steps that go on after a discovery."""


def in_combat(s: EclipseState) -> bool:
    """Whether the action phase of the round is over: all have passed (EC-6.10)."""
    return AT_BATTLE <= s.step < AT_OVER


def check_moment(s: EclipseState) -> None:
    """Raise BadPosition unless a match can come to this moment."""
    _check_entries(s)
    if s.step == AT_SPECIES:
        _check_choice(s)
    _check_turn(s)
    _check_relations(s)
    _check_action(s)
    _check_queue(s)
    check_combat(s)


def _check_entries(s: EclipseState) -> None:
    """Whether the step has what it needs, and nothing that belongs to another one."""
    step = present_step(s)
    known: tuple[tuple[str, bool, bool, bool], ...] = (  # entry, whether it is there, must be and may be
        ("found", s.found != NONE, step == AT_DISCOVERY, False),
        ("drawn", bool(s.drawn), step == AT_PLACE, False),
        ("space", s.space != NONE, step == AT_PLACE, False),
        ("ship", s.ship != NONE, step == AT_ONWARD, False),
        ("left", s.left != 0, False, step == AT_ONWARD),
        ("at", s.at != NONE, step in (AT_CLAIM, AT_DISCOVERY, AT_ONWARD), False),
        ("after", bool(s.frames), step == AT_DISCOVERY, False),
        ("action", s.action != NONE, s.step in ACTION_OF, s.step == AT_FINISH),
        ("more", s.more != 0, step in _COUNTED, s.step in _OWN_TURN[1:]),
        ("placing", s.placing, False, step == AT_UPGRADE),
        ("declined", s.declined != 0, False, s.step in (*_OWN_TURN, AT_RELATIONS)),
        ("battle", s.hex != NONE, s.step in _IN_COMBAT, False),
        ("pair", s.pair != (NONE, NONE), step in (AT_FIRE, AT_DICE), False),
        ("dice", bool(s.dice), step == AT_DICE, False),
        ("leaving", bool(s.leaving), False, step in (AT_FIRE, AT_DICE)),
        ("damage", s.damage != 0, False, step == AT_DESTROY),
        ("hand", bool(s.hand), step == AT_REPUTATION, False),
        ("queue", bool(s.queue), step == AT_UPKEEP, step in (*IN_QUEUE, AT_REPUTATION)),
    )
    missing = ", ".join([entry for entry, there, needed, _ in known if needed and not there])
    if missing:
        raise bad("moment", f"The step {STEPS[step]} needs: {missing}.", step=STEPS[step], entries=missing)
    idle = ", ".join([entry for entry, there, needed, allowed in known if there and not needed and not allowed])
    if idle:
        raise bad("surplus", f"The step {STEPS[step]} has none of these: {idle}.", step=STEPS[step], entries=idle)


def _check_choice(s: EclipseState) -> None:
    """While species are chosen nothing else has happened, and all before the one who chooses have chosen."""
    order = order_of_choice(s)
    chosen = order[: order.index(s.seat)]
    if s.round != 1 or s.passed or s.heir != NONE or [seat for seat in order if s.species[seat] != NONE] != chosen:
        raise wrong("in round 1 species are chosen in order, and nobody has passed")
    homes = {SPECIES[s.species[seat]].home: home_of(s, seat) for seat in chosen}
    laid = {sector: (cell, s.turned[sector]) for cell, sector in s.map.items() if sector != GALACTIC_CENTER}
    if laid != homes or any(s.discards):
        raise wrong("before all have chosen only the centre and the home hexes are laid, where they belong")


def _check_turn(s: EclipseState) -> None:
    """Who has passed, and who can be asked."""
    everyone = (1 << s.seats) - 1
    if s.step in _OWN_TURN and (s.out >> s.seat & 1 or s.passed == everyone):
        raise bad("turn", "In the action phase it is the turn of a seat that plays, and there is somebody who has "
                          "not passed.")
    if in_combat(s) and s.passed != everyone:
        raise bad("turn", "After the action phase all have passed.")
    if s.step == AT_OVER:
        if s.passed != s.out or (s.round < ROUNDS and s.out != everyone):
            raise bad("turn", f"The match is over after round {ROUNDS}, or when all have left; nobody has passed then.")
    elif s.heir != NONE and not s.passed >> s.heir & 1:
        raise bad("turn", "Expected as heir one of the seats that have passed.")


def _check_relations(s: EclipseState) -> None:
    """Ambassadors are exchanged (EC-10.5), and who refuses them is somebody else who plays."""
    for seat, friends in enumerate(s.friends):
        for other in range(s.seats):
            if friends >> other & 1 and not s.friends[other] >> seat & 1:
                raise wrong(f"relations have two sides, and seat {other} has none with seat {seat}")
    if s.declined & (s.out | 1 << s.seat) or (s.declined and not DIPLOMACY[s.seats]):
        raise wrong("relations are refused by others who play, with four seats or more")


def _check_action(s: EclipseState) -> None:
    """What an action has come to is no more than it gives."""
    if s.action != NONE:
        if ACTION_OF.get(s.step, s.action) != s.action:
            raise wrong(f"the step {STEPS[s.step]} belongs to another action than {ACTIONS[s.action]}")
        if s.passed >> s.seat & 1 and s.action not in REACTIONS:
            raise wrong(f"who has passed does not {ACTIONS[s.action]}")
        most = most_of(s, s.seat, s.action) - s.placing
        if s.more > most:
            raise wrong(f"the action {ACTIONS[s.action]} has at most {most} more to give, found {s.more}")
    if s.step == AT_UPGRADE and not upgrade_options(s, s.seat):
        raise wrong("the parts still to come can make all designs legal")
    check = {AT_PLACE: _check_place, AT_CLAIM: _check_claim, AT_DISCOVERY: _check_discovery, AT_ONWARD: _check_onward}
    if present_step(s) in check:
        check[present_step(s)](s)


def _check_claim(s: EclipseState) -> None:
    if (
        s.where[s.at] == NONE or s.disc[s.at] != NONE or not s.discs[s.seat] or s.fleets[s.at]
        or not open_to_disc(s, s.seat, s.at) or not any(s.at in stack for stack in STACKS)
    ):
        raise wrong("a disc can go on the hex that was explored")


def _check_onward(s: EclipseState) -> None:
    if s.where[s.at] == NONE or not ships_by_type(s, s.at, s.seat)[s.ship]:
        raise wrong(f"the {SHIPS[s.ship]} that moves is where it has come to")
    if s.left >= s.designs[s.seat][s.ship].movement:
        raise wrong(f"the {SHIPS[s.ship]} has used some of its movement")


def _check_place(s: EclipseState) -> None:
    if s.space not in reachable_spaces(s, s.seat):
        raise wrong(f"seat {s.seat} can explore the space {hexes.axial(s.space)}")
    if any(sector not in STACKS[stack_of(s.space)] for sector in s.drawn):
        raise wrong("the hexes drawn are of the ring that is explored")
    if len(s.drawn) > species_of(s, s.seat).draws:
        raise wrong(f"seat {s.seat} draws {species_of(s, s.seat).draws} hexes at most")


def _check_discovery(s: EclipseState) -> None:
    if s.step not in _DISCOVERED_IN or s.action not in (EXPLORE, INFLUENCE, NONE):
        raise wrong("discoveries are made by exploring, influence or claims after a combat")
    if s.where[s.at] == NONE or s.disc[s.at] != s.seat or not SECTORS[s.at].discovery:
        raise wrong("a discovery is made where a disc has come to lie")
    if s.tile[s.at] or s.ancients[s.at]:
        raise wrong(f"the tile of {SECTORS[s.at].name} was taken up, and no ancients are there")
    if (s.step == AT_EXPLORE and not s.more) or (s.step == AT_FINISH and s.more):
        raise wrong("one goes on exploring if the action has more to give, and finishes if it has not")


def _check_queue(s: EclipseState) -> None:
    """Whoever is still to come, in turn order; after a battle in that of the battle."""
    step = present_step(s)
    if step == AT_REPUTATION:
        due = [seat for seat in s.order if s.fought >> seat & 1]
        if s.seat not in due or list(s.queue) != due[due.index(s.seat) + 1 :]:
            raise wrong("those who fought draw reputation in the order of the battle")
    elif s.queue and list(s.queue) != in_order(s)[-len(s.queue) :]:
        raise wrong("the queue holds those who are still to come, in turn order")
    if step == AT_UPKEEP and s.queue[0] != s.seat:
        raise wrong("whoever pays the upkeep is the next in the queue")
