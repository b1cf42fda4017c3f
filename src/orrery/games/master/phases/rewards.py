"""The end of phase 2: rewards of completed projects in the player's order, and placing bases (SU-10.15 to SU-10.21)."""

from __future__ import annotations

from typing import Final

from orrery.core import NONE, Flow, Pick, emit
from orrery.games.master.abilities import Cause, cards_gained, carry_out, fire, watching
from orrery.games.master.bases import place_base, sites
from orrery.games.master.board import BRIGHT, COLONISE_MATCH, COLONISE_MISMATCH, SYSTEMS
from orrery.games.master.cards import (
    BASE,
    BY_SPOILS,
    CARDS,
    CONFLICT,
    CONFLICT_WON,
    DEVELOPMENT,
    DEVELOPMENT_EMBEDDED,
    PLANET_COLONISED,
    POLITICS,
    PROGRAMME,
    PROJECTS,
    ROUTE_COMPLETED,
    STOLEN_FROM_YOU,
)
from orrery.games.master.conflicts import hand_over, take_off
from orrery.games.master.cubes import (
    PLANETS,
    ROUTES,
    cubes_to_take,
    empty_project,
    from_bank,
    option_of,
    project_at,
    route_at,
    route_spot,
    system_at,
    take_cube,
)
from orrery.games.master.decks import take_card
from orrery.games.master.effects import gain
from orrery.games.master.pieces import set_working
from orrery.games.master.powers import Powers
from orrery.games.master.standing import settle
from orrery.games.master.state import (
    AT_CARDS,
    MasterState,
    own_routes,
    route_complete,
    side_owner,
    side_system,
)

PLACE: Final = 1 << 16
"""Options from here on place a base: its slot and the system."""


def reward_step(s: MasterState) -> Flow | None:
    """The next reward or base, until nothing is due and no base is to be placed (SU-10.16, SU-10.20)."""
    if not s.due and not s.prepared[s.turn] and not s.powers[s.turn].on[ROUTE_COMPLETED]:
        s.step = AT_CARDS
        return None
    due = rewards_due(s)
    bases = bases_to_place(s)
    if bases:
        return _choose(s, due, bases)
    if len(due) > 1:
        return _choose(s, due, [])
    if due:
        return resolve(s, due[0])  # the only one: no order to choose
    s.step = AT_CARDS
    return None


def _choose(s: MasterState, due: list[int], bases: list[int]) -> Flow:
    option = yield Pick(s.turn, "reward", (*due, *bases) if due else (*bases, NONE))
    if option == NONE:
        s.step = AT_CARDS
    elif option >= PLACE:
        slot, system = base_at(option)
        yield from place_base(s, s.turn, system, slot)
        settle(s)
    else:
        yield from resolve(s, option)


def rewards_due(s: MasterState) -> list[int]:
    """What is still to be rewarded, each once: completed projects, and routes that an ability watches for (SU-10.15,
    SU-11.10, SU-33.4)."""
    due = list(dict.fromkeys(s.due)) if s.due else []
    if watching(s, ROUTE_COMPLETED, s.turn, 0):
        due += [option_of(route_spot(track, route.start), 0) for track, route in own_routes(s, s.turn)
                if not s.before >> track & 1 and route_complete(s, track)]
    return due


def bases_to_place(s: MasterState) -> list[int]:
    """A prepared base and a system that may take it (SU-14.1)."""
    prepared = s.prepared[s.turn]
    if not prepared:
        return []
    systems = sites(s, s.turn)
    return [base_option(slot, system) for slot in prepared for system in systems]


def base_option(slot: int, system: int) -> int:
    """The option to place the base of a slot in a system (SU-14.1)."""
    return PLACE + (slot << 5 | system)


def base_at(option: int) -> tuple[int, int]:
    """The slot and the system of such an option (SU-14.1)."""
    return option - PLACE >> 5, option - PLACE & 31


def resolve(s: MasterState, option: int) -> Flow:
    """The reward of one completed project (SU-10.15)."""
    seat, spot = s.turn, option >> 3
    if spot >= PLANETS:
        s.due.remove(option)
        yield from colonise(s, seat, system_at(spot), option & 7)
    elif spot >= ROUTES:
        track, _ = route_at(spot)
        s.before |= 1 << track
        emit(s, "route-completed", (seat, track))
        yield from fire(s, ROUTE_COMPLETED, seat)
    else:
        s.due.remove(option)
        yield from reward_project(s, seat, project_at(spot)[0])
    settle(s)


def colonise(s: MasterState, seat: int, system: int, colour: int) -> Flow:
    """Three cubes of the right colour or two of another, from the bank (SU-11.4 to SU-11.6)."""
    taken = from_bank(s, seat, colour, colonise_gain(system, colour, s.powers[seat]))
    emit(s, "colonised", (seat, system, colour, taken))
    yield from fire(s, PLANET_COLONISED, seat)


def colonise_gain(system: int, colour: int, powers: Powers) -> int:
    """How many cubes a planet brings, more if the cube has the colour of its system (SU-11.4, SU-11.5)."""
    if colour == SYSTEMS[system].colour:
        return COLONISE_MATCH + powers.colonise[0]
    return COLONISE_MISMATCH + powers.colonise[1]


def reward_project(s: MasterState, seat: int, project: int) -> Flow:
    """Programmes and developments keep their cubes and begin to work; the others return them (SU-10.17, SU-13.2,
    SU-16.2, SU-18.1, SU-21.6)."""
    one = PROJECTS[project]
    emit(s, "completed", (seat, project))
    if one.kind == PROGRAMME:
        set_working(s, project, True)
        settle(s)  # SU-18.6: and no card
    elif one.kind == DEVELOPMENT:
        yield from introduce(s, seat, project)
    elif one.kind == CONFLICT:
        yield from win_conflict(s, seat, project)
    else:
        empty_project(s, project)
        yield from carry_out(s, seat, one.reward, Cause(slot=project if one.kind == BASE else NONE))


def introduce(s: MasterState, seat: int, project: int) -> Flow:
    """A development works from now on and brings a politics card (SU-16.7, SU-16.10)."""
    kind = CARDS[PROJECTS[project].card].type
    set_working(s, project, True)
    settle(s)
    number = sum([
        s.working >> CARDS[card].projects[0] & 1 for card in s.cards[seat] if CARDS[card].type == kind
    ])
    yield from take_card(s, seat, POLITICS[number - 1])
    yield from fire(s, DEVELOPMENT_EMBEDDED, seat)


def win_conflict(s: MasterState, seat: int, project: int) -> Flow:
    """Both sides are emptied; the winner gets the card, resources and the goal, in that order (SU-21.7 to SU-21.9)."""
    one = PROJECTS[project]
    card = one.card
    loser = side_owner(s, card, 1 - one.side)
    cause = Cause(loser=loser if loser >= 0 else NONE, system=side_system(s, card, 1 - one.side))
    stake = PROJECTS[CARDS[card].projects[1 - one.side]].reward  # SU-21.13: printed on the loser's side
    take_off(s, card)
    emit(s, "conflict-won", (seat, card, cause.loser))
    yield from cards_gained(s, hand_over(s, card, seat))
    count = CARDS[card].resources + s.powers[seat].spoils
    if cause.loser == NONE:
        yield from gain(s, seat, count, BRIGHT)  # SU-22.4
    else:
        yield from take_spoils(s, seat, cause.loser, count)
    yield from carry_out(s, seat, stake, cause)
    yield from fire(s, CONFLICT_WON, seat)


def take_spoils(s: MasterState, seat: int, loser: int, count: int) -> Flow:
    """Cubes of the loser's projects, one after another: no black ones, none from conflicts (SU-21.11, SU-21.12)."""
    for _ in range(count):
        targets = cubes_to_take(s, (loser,), BRIGHT, BY_SPOILS)
        if not targets:
            return
        target = targets[0]
        if len(targets) > 1:
            target = yield Pick(seat, "spoils", targets)
        take_cube(s, seat, target >> 3)
        emit(s, "stole", (seat, loser, target))
        settle(s)
        yield from fire(s, STOLEN_FROM_YOU, loser)
