"""Battle odds: what comes of a battle when both sides aim by a fixed rule (EC-16 to EC-19).

``battles`` is what the command line, the server and the page ask. Behind it ``fleet`` says who fights, ``aiming`` where
hits go, ``force`` what a side may come to, ``moment`` how far a battle has come; ``duel`` follows one battle of two
sides, exactly or one throw of the dice at a time; ``chain`` goes through the battles of a hex and counts what came out;
``sector`` reads the sides from a position; ``helping`` tries what would help; ``trial`` fights by the rules themselves,
as a check.
"""

from orrery.games.eclipse.odds.battles import Battles

__all__ = ["Battles"]
