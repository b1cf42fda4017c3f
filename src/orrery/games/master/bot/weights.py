"""What the heuristic player judges by, in one table; the rough worth of abilities stands in ``worth``."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The table. Worths are in turns saved, unless said otherwise; costs are in cubes."""

    # Ways to win, and how much the others count beside the best one.
    focus: float = 8.0
    """The higher, the less a slower way counts."""
    lean: float = 0.35
    """By how much a player with a temper for expansion holds that way for shorter than it is; and one for capture."""
    raid: float = 0.45
    settlers: float = 0.28
    """How many players have a temper for expansion, and how many for capture. The others only reckon."""
    cheap: float = 1.8
    """So many times as many where the race's bases are cheap."""
    raiders: float = 0.28
    caution: float = 1.25
    """Capture is longer than it looks: the other side defends itself."""
    wait: float = 1.0
    """Turns that laying a conflict costs before the first cube."""
    adapt: float = 6.0
    """Cubes by which a bag will be bettered on the way, in the colours that are needed."""
    fetched: float = 2.2
    """A card still in a deck costs so many times what its project costs: it may be another one."""

    # Single things.
    card: float = 0.30
    """Any card, as reward of a project that no plan asks for."""
    theft: float = 0.25
    """A stolen cube."""
    parked: float = 0.5
    """A cube that is out of the way on a project that will return it, against one that is gone."""
    begun: float = 0.7
    """A cube counts the more the fuller its project is: this for the first, and up to ``finished`` for the last."""
    finished: float = 1.25
    alarm: float = 3.5
    """A rival who would win in fewer turns than this is to be stopped."""
    block: float = 0.9
    """What a rival's lost turn is worth, when that rival is about to win."""

    weary: int = 40
    """After so many turns a player tries one way after another, each for a while."""
    patience: int = 15
    hunger: float = 1.5
    """The first cube of a colour that is needed and not to be had otherwise."""
    few: int = 7
    """With fewer cubes in the bag than this, each one is worth ``dry``: who draws none can do nothing."""
    dry: float = 0.8
    stuck: float = 0.6
    """A place for a base that waits for one."""
    home: float = 1.0
    """The start system that a conflict may cost us, as a share of the whole way; and a base elsewhere, in turns."""
    loss: float = 1.5
    cube: float = 0.25
    """The most that a cube for a discarded card is worth, in turns."""


WEIGHTS: Final = Weights()
