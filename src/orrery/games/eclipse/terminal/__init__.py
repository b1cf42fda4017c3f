"""Eclipse in a terminal: the table, the options of a question, and all there is to say of a thing."""

from orrery.games.eclipse.terminal.options import called, meaning, option, place
from orrery.games.eclipse.terminal.table import draw, legend, points
from orrery.games.eclipse.terminal.things import explain, known

__all__ = ["called", "draw", "explain", "known", "legend", "meaning", "option", "place", "points"]
