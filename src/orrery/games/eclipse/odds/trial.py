"""Battles fought by the rules themselves, with the players' dice and questions: what the odds are checked against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from orrery.core import Chance, Decision, Flow
from orrery.games.eclipse.board import GALACTIC_CENTER, SECTOR_BY_NAME
from orrery.games.eclipse.combat.battles import next_pair
from orrery.games.eclipse.combat.engagement import ATTACK, dice, fire
from orrery.games.eclipse.combat.sides import fighter, strength
from orrery.games.eclipse.galaxy import ships_by_type
from orrery.games.eclipse.odds.aiming import aimed, need, ranked
from orrery.games.eclipse.odds.fleet import NEVER, Side
from orrery.games.eclipse.odds.moment import START, Moment, Type
from orrery.games.eclipse.ships import DAMAGE, GUARDS, SHIPS
from orrery.games.eclipse.species import SPECIES
from orrery.games.eclipse.state import ANCIENTS, AT_DICE, AT_FIRE, EclipseState, Fleet

_PEACEFUL: Final = next(species.id for species in SPECIES if species.peace)
_HEX: Final = SECTOR_BY_NAME["301"]
REFUGES: Final = tuple([SECTOR_BY_NAME[name] for name in ("201", "202", "203", "204", "205", "206")])
"""Where the ships of each seat go."""


class Trial:
    """A hex where sides meet, set up once and fought as often as one likes, from the beginning or from a moment of the
    first battle."""

    def __init__(self, sides: Sequence[Side], moment: Moment = START) -> None:
        self.sides = sides
        self.moment = moment
        self.guards = sides[0] if sides[0].guards else None
        self.players = [side for side in sides if not side.guards]
        self.hex = GALACTIC_CENTER if self.guards and self.guards.squadrons[0].ship == "gcds" else _HEX
        s = self.start = EclipseState(max(2, len(self.players)), Chance(b""))
        s.hex = self.hex
        s.species = [_PEACEFUL if side.peace else 0 for side in self.players] + [0] * (s.seats - len(self.players))
        s.gcds = self.hex == GALACTIC_CENTER
        if self.guards and not s.gcds:
            s.ancients[self.hex] = self.guards.squadrons[0].size
        fleets: list[Fleet] = []
        designs = []
        for seat, side in enumerate(self.players):
            by_ship = {one.ship: one for one in side.squadrons}
            counts = [by_ship[name].size if name in by_ship else 0 for name in SHIPS]
            fleets.append((seat, counts[0], counts[1], counts[2], counts[3]))
            # A squadron has all the figures of a design that a battle asks for.
            designs.append(tuple([by_ship.get(name, GUARDS[0]) for name in SHIPS]))
        s.fleets[self.hex] = tuple(fleets)
        s.designs = cast(Any, designs)
        s.order = tuple(range(len(self.players)))
        s.links[self.hex] = tuple([(refuge, True) for refuge in REFUGES])
        for seat, side in enumerate(self.players):
            if side.exit:
                s.disc[REFUGES[seat]] = seat
            if any(one.wounds for one in side.squadrons):
                for one in side.squadrons:
                    s.wounds[seat << 2 | SHIPS.index(one.ship)] = one.wounds

    def fight(self, seed: bytes) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
        """One course of battles: by side, the last to enter first, how many ships of each of its types are in the hex,
        and how many elsewhere."""
        s = self.start.clone()
        s.chance = Chance(seed)
        next_pair(s)
        self._go_to_moment(s)
        while s.step in (AT_FIRE, AT_DICE):
            flow = fire(s) if s.step == AT_FIRE else dice(s)
            if flow is not None:
                self._answer(s, flow)
        first = int(self.guards is not None)
        return tuple([self._left(s, side, place - first) for place, side in enumerate(self.sides)][::-1])

    def _go_to_moment(self, s: EclipseState) -> None:
        moment = self.moment
        s.bout = moment.round
        s.acted = sum(1 << self._actor(one) for one in moment.acted)
        for one in moment.leaving:
            side = s.pair[one[0]]
            s.leaving[side << 2 | self._actor(one) & 3] = REFUGES[side]
        if moment.firing is not None:
            s.firing = self._actor(moment.firing)
            s.dice = tuple([colour << 3 | value for colour, value in moment.dice])
            s.step = AT_DICE

    def _actor(self, one: Type) -> int:
        """The bit of a type of the last two sides in ``EclipseState.acted``."""
        at, place = one
        name = self.sides[at - 2].squadrons[place].ship
        return at << 2 | (SHIPS.index(name) if name in SHIPS else 0)

    def _answer(self, s: EclipseState, flow: Flow) -> None:
        try:
            question = next(flow)
            while True:
                assert isinstance(question, Decision)
                question = flow.send(self._choose(s, question))
        except StopIteration:
            return

    def _choose(self, s: EclipseState, question: Decision) -> int:
        side = self.players[question.seat]
        if question.ask == "engage":
            return ATTACK if side.retreat == NEVER or s.bout <= side.retreat else question.options[1]
        if question.ask == "target":
            return self._target(s, side)
        return min(question.options)

    def _target(self, s: EclipseState, side: Side) -> int:
        """Where the next die goes if all dice of its colour are aimed together."""
        place = s.firing >> 2
        enemy = s.pair[1 - place]
        against = self.players[enemy] if enemy < ANCIENTS else self.sides[0]
        computer = fighter(s, s.pair[place], s.firing & 3).computer
        needs = [need(computer, one.shield) for one in against.squadrons]
        steps = sorted(set(needs))
        colour = s.dice[0] >> 3
        levels = [sum(step <= die & 7 for step in steps) - 1 for die in s.dice if die >> 3 == colour]
        types = [SHIPS.index(one.ship) if one.ship in SHIPS else 0 for one in against.squadrons]
        counts = strength(s, enemy)
        ships = []
        for ship in types:
            wounds = s.wounds.get(enemy << 2 | ship, ())
            ships.append((*wounds, *(0,) * (counts[ship] - len(wounds))))
        shots = aimed(
            tuple(ships), [one.hull for one in against.squadrons], ranked(side.aim, against.squadrons),
            [steps.index(one) for one in needs], DAMAGE[colour], [levels.count(level) for level in range(len(steps))],
        )
        target, damage = next((target, damage) for target, damage, used in shots if levels[0] in used)
        return types[target] << 6 | damage

    def _left(self, s: EclipseState, side: Side, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if side.guards:
            here = int(s.gcds) if self.hex == GALACTIC_CENTER else s.ancients[self.hex]
            return (here,), (0,)
        types = [SHIPS.index(one.ship) for one in side.squadrons]
        here_now, away = ships_by_type(s, self.hex, seat), ships_by_type(s, REFUGES[seat], seat)
        return tuple([here_now[ship] for ship in types]), tuple([away[ship] for ship in types])
