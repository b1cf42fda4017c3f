"""What would help a side: one more ship of a type, or a figure one higher, each tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.eclipse.odds.chain import exact_odds
from orrery.games.eclipse.odds.fleet import NAMES, Side, Squadron, can_retreat, cost, figures_of, printed, with_figures
from orrery.games.eclipse.ships import PIECES, SHIPS
from orrery.lab.odds import Help, TooLarge, went

_GROWS: Final = ("c", "s", "h", "i")
_BEST: Final = 5


def help_for(sides: Sequence[Side], place: int, most: int) -> list[Help]:
    """What would help a side most. Exact odds only, and only while they take at most ``most`` ways each."""
    try:
        now = exact_odds(sides, most=most)
    except TooLarge:
        return []
    found = []
    changes = _changes(sides[place])
    for number, (ship, figure, side) in enumerate(changes):
        went(number, len(changes))
        if not figure and place > 0 and not can_retreat(ship):
            continue  # a starbase does not come to the battle
        changed = [*sides[:place], side, *sides[place + 1:]]
        try:
            gain = exact_odds(changed, most=most).holds[place] - now.holds[place]
        except TooLarge:
            continue
        if gain > 0:
            found.append(Help(ship, figure, 0 if figure else cost(ship), gain))
    return sorted(found, key=lambda one: -one.gain)[:_BEST]


def _changes(side: Side) -> list[tuple[str, str, Side]]:
    if side.guards:
        return []
    there = {one.ship: one for one in side.squadrons}
    changes = []
    for number, name in enumerate(SHIPS):
        one = there.get(name)
        if (one.size if one else 0) < PIECES[number]:
            more = one._replace(size=one.size + 1) if one else printed(name)
            changes.append((name, "", _with(side, more)))
        if one:
            values = figures_of(one)
            changes += [
                (name, letter, _with(side, with_figures(one, {letter: values[letter] + 1})._replace(wounds=one.wounds)))
                for letter in _GROWS
            ]
    return changes


def _with(side: Side, squadron: Squadron) -> Side:
    others = [one for one in side.squadrons if one.ship != squadron.ship]
    return side._replace(squadrons=tuple(sorted([*others, squadron], key=lambda one: NAMES.index(one.ship))))
