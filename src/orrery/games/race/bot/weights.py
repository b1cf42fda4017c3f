"""What things are worth to the heuristic player, in points. Every number it judges by stands in this one table.

First set by hand, then moved together in small steps towards what won more games between two such players.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """The table. Worths are points of the final score; frequencies are shares of the rounds still to come."""

    # Cards in hand: what one is worth as money, and how much of that each further card keeps.
    card: float = 0.587
    first_cards: float = 1.26
    """The first four: who has none can do nothing."""
    fifth_card: float = 1.35
    """The fifth to the seventh; then those up to the hand limit, then those beyond it."""
    eighth_card: float = 0.69
    eleventh_card: float = 0.0424
    no_round: float = 0.02
    """The share of a hand's worth that is left when no round follows (ties are broken by cards)."""
    one_round: float = 0.505
    two_rounds: float = 0.694
    """The same when one or two rounds follow; with more, all of it."""

    # A card that would be worth more in the tableau than it costs: how much of that surplus holding it is worth.
    keep: float = 0.234
    next_kept: float = 0.475
    """Each further such card counts this much of the one before: there is only one placement a phase."""
    short_of_cards: float = 0.846
    """For each card that is missing to pay its price."""
    short_of_military: float = 0.465
    """For each point of Military that is missing to conquer it."""
    hand_six: float = 0.308
    """How much of the points of a cost-6 development still in hand a card that feeds it is given."""

    # How often a phase comes in a round, whoever calls it.
    explores: float = 0.298
    develops: float = 0.501
    settles: float = 0.762
    trades: float = 0.173
    consumes: float = 0.566
    produces: float = 0.75
    places: float = 0.737
    """In how many of the Develop and Settle phases we place a card ourselves."""

    # Powers that work by themselves, in cards each time their phase comes.
    seen_card: float = 0.211
    """One card more to choose from."""
    military: float = 0.108
    """A point of general Military, each round, up to ``enough_military``."""
    enough_military: int = 7
    special_military: float = 0.0392
    """The same against one colour only."""
    tactics: float = 0.508
    """Temporary Military, once."""
    ship: float = 1.04
    """A world for nothing, once."""
    diplomat: float = 0.201
    """Paying for military worlds, each round."""
    cash: float = 0.64
    """Turning cards of the hand into points: what a use gains, each time Consume comes."""
    six_growth: float = 0.532
    """How much more often than chance the cards placed later feed a cost-6 development."""

    # Goods and the engine that makes and consumes them.
    engine: float = 0.385
    """How many full turns of produce and consume a round brings."""
    engine_habit: float = 0.0096
    """The better the engine, the more often it is run: added for each point that a turn of it yields."""
    good_kept: float = 0.461
    """What a good on a world is worth against using it now."""
    spare_good: float = 0.374
    """A good that no power could consume, against its price."""

    next_step: float = 0.55
    """What the best action of the next round will gain, against gaining it in this one."""

    # The length of the game.
    duel_pace: float = 1.7
    """How much faster a duel is."""
    pace: float = 1.23
    """Cards that the fastest player places in a round."""
    chip_pace: float = 1.15
    """Points in chips that a player takes in a round at least."""
    engine_pace: float = 0.391
    """And of the points that a full turn of his engine yields, the share that he takes in a round."""
    least_left: float = 0.44
    """Rounds to come that are counted on as long as the end is not certain."""
    ends_by_cards: float = 0.6
    """How likely a player who can place his last card does so."""
    ends_by_chips: float = 0.9
    """How likely the bank is emptied where our reckoning says so."""
    longest: int = 22
    """The round after which nobody can count on another one: it keeps two cautious players from waiting for ever."""
    sharpness: float = 3.32
    """How far ahead counts as safe: at the end of the game, and for every round before it."""
    haze: float = 1.76
    """See ``sharpness``."""
    finish: float = 3.16
    """What ending the game is worth to who is ahead by more than ``finish_lead``."""
    finish_lead: float = 0.0

    # The others.
    spite: float = 0.344
    """What another player's gain costs, where there is one other."""
    guess: float = 0.958
    """How freely the others are thought to choose: small means always their best action."""
    doubt: float = 0.232
    """How much of that guess is given up for "any phase may be called": who counts on the others waits for them."""
    shyness: float = 1.0
    """How much several others leave to each other what all of them want."""
    place: float = 0.489
    """What another player gains by placing a card, for each card he holds to pay with."""
    placed_points: float = 0.5
    """How much of that gain is points at once."""
    place_most: float = 5.59
    """Cards beyond these help him no further."""

    # Exploring: a card kept is worth ``choice`` times (the root of cards seen for each kept, less ``any_card``) more.
    any_card: float = 0.851
    choice: float = 0.3


WEIGHTS: Final = Weights()
