"""Worked cases RG-C9 to RG-C20: Settle. Seat 0 is A, seat 1 is B."""

import pytest

from orrery.testing import Table, rule
from tests.games.race.tables import goods, hands, piles, public, seat, table, tableau

B = seat("earths-lost-colony", actions="settle")


def military_against(game: Table, world: str) -> int:
    """With how much Military A falls short of a world that he may not lay out."""
    reason = game.match.why_not(0, world)
    assert reason is not None
    value = reason.args["military"]
    assert isinstance(value, int)
    return value


@rule("RG-8.2", "RG-8.3", "RG-8.8", "RG-8.26")
def test_c9_paying_for_a_windfall_world_with_the_bonus() -> None:
    ours = seat("old-earth", "radioactive-world 2", actions="settle")
    game = table("settle", ours, seat("new-sparta"), deck=40, discard=5)
    game.answers("radioactive-world")
    assert game.events("settled")[0]["count"] == 2
    assert (hands(game)[0], tableau(game, 0), goods(game, 0)) == (
        1, ["old-earth", "radioactive-world"], ["radioactive-world"],
    )
    assert piles(game) == (38, 7)


@rule("RG-7.7", "RG-8.13", "RG-8.14", "RG-8.15")
def test_c10_conquest_costs_nothing_and_strengthens_later_phases_only() -> None:
    game = table("settle", seat("new-sparta expedition-force", "rebel-warrior-race malevolent-lifeforms 1"), B)
    assert game.options(0) == ["rebel-warrior-race", "none"]
    assert military_against(game, "malevolent-lifeforms") == 3
    game.answers("rebel-warrior-race")
    assert (hands(game)[0], piles(game)[1], game.events("drew")) == (2, 0, [])
    assert (goods(game, 0), public(game, 0)["military"]) == (["rebel-warrior-race"], 4)
    game.answers("settle", "settle")
    assert game.options(0) == ["malevolent-lifeforms", "none"]  # defense 4


@rule("RG-8.16", "RG-17.6")
def test_c11_minus_one_is_not_optional() -> None:
    game = table("settle", seat("epsilon-eridani empath-world", "outlaw-world"), B)
    assert (game.why_not(0, "outlaw-world"), military_against(game, "outlaw-world")) == ("RG-8.13", 0)


@rule("RG-7.11", "RG-8.18", "RG-12.1")
def test_c12_temporary_military_that_is_needed_must_be_used() -> None:
    game = table("settle", seat("epsilon-eridani new-military-tactics", "alien-robot-scout-ship"), B)
    game.answers("alien-robot-scout-ship")  # nothing more is asked
    assert game.asks() == [(0, "action"), (1, "action")]
    assert tableau(game, 0) == ["epsilon-eridani", "alien-robot-scout-ship"]
    assert goods(game, 0) == ["alien-robot-scout-ship"]
    assert game.view(1).zones["discard_open"] == ["new-military-tactics"]
    assert public(game, 0)["military"] == 2


@rule("RG-8.20")
def test_c13_paying_for_pirate_world() -> None:
    game = table("settle", seat("old-earth contact-specialist", "pirate-world 2"), B)
    game.answers("pirate-world")
    assert (game.events("settled")[0]["count"], hands(game)[0], goods(game, 0)) == (2, 0, ["pirate-world"])


@rule("RG-8.23", "RG-17.1", "RG-17.2", "RG-17.5")
def test_c14_discounts_join_contact_specialist() -> None:
    placed = "old-earth contact-specialist replicant-robots mining-robots"
    game = table("settle", seat(placed, "rebel-miners"), B)
    game.answers("rebel-miners")
    assert (tableau(game, 0), hands(game)[0], goods(game, 0)) == ([*placed.split(), "rebel-miners"], 0, [])


@rule("RG-8.24", "RG-17.3")
def test_c15_contact_specialist_and_colony_ship() -> None:
    game = table("settle", seat("old-earth contact-specialist colony-ship", "rebel-base 1"), B)
    game.answers("rebel-base")  # a payment of 5 is impossible, so nothing is asked
    assert (tableau(game, 0), hands(game)[0]) == (["old-earth", "contact-specialist", "rebel-base"], 1)
    assert game.events("settled")[0]["count"] == 0


@rule("RG-8.21")
def test_c16a_alien_worlds_are_closed_to_contact_specialist() -> None:
    game = table("settle", seat("epsilon-eridani contact-specialist", "alien-robot-sentry 5"), B)
    assert game.why_not(0, "alien-robot-sentry") == "RG-8.21"
    assert military_against(game, "alien-robot-sentry") == 0


@rule("RG-8.21")
def test_c16b_alien_worlds_can_be_conquered() -> None:
    game = table("settle", seat("new-sparta contact-specialist expedition-force", "alien-robot-sentry 5"), B)
    assert public(game, 0)["military"] == 2
    game.answers("alien-robot-sentry")
    assert (tableau(game, 0)[-1], hands(game)[0]) == ("alien-robot-sentry", 5)
    assert game.events("settled")[0]["way"] == "conquer"


@rule("RG-8.22", "RG-8.25")
def test_c17a_military_never_lowers_the_price() -> None:
    game = table("settle", seat("new-sparta space-marines contact-specialist", "rebel-outpost 3"), B)
    assert public(game, 0)["military"] == 3
    assert game.why_not(0, "rebel-outpost") == "RG-8.28"
    reason = game.match.why_not(0, "rebel-outpost")
    assert reason is not None
    assert reason.args == {"price": 4, "cards": 3}


@rule("RG-8.22", "RG-8.25")
def test_c17b_military_and_payment_never_combine() -> None:
    game = table("settle", seat("new-sparta space-marines contact-specialist", "rebel-outpost 4"), B)
    game.answers("rebel-outpost")
    assert [(event["way"], event["count"]) for event in game.events("settled")] == [("pay", 4)]
    assert (tableau(game, 0)[-1], hands(game)[0]) == ("rebel-outpost", 0)


@rule("RG-17.4", "RG-17.14")
def test_c18_colony_ship_and_the_alien_colour() -> None:
    game = table("settle", seat("old-earth colony-ship", "alien-rosetta-stone-world deserted-alien-outpost"), B)
    assert game.options(0) == ["alien-rosetta-stone-world", "none"]
    assert game.why_not(0, "deserted-alien-outpost") == "RG-8.28"
    game.answers("alien-rosetta-stone-world")
    assert (tableau(game, 0), hands(game)[0]) == (["old-earth", "alien-rosetta-stone-world"], 1)
    assert [event["card"] for event in game.events("gave-up")] == ["colony-ship"]


@rule("RG-17.10", "RG-17.14", "RG-23.2")
def test_c19_alien_discount_and_alien_military() -> None:
    placed = "old-earth alien-tech-institute alien-rosetta-stone-world"
    game = table("settle", seat(placed, "deserted-alien-library lost-alien-warship 2"), B)
    assert game.why_not(0, "lost-alien-warship") == "RG-8.13"
    assert military_against(game, "lost-alien-warship") == 4
    game.answers("deserted-alien-library")
    assert (game.decision(0).least, game.decision(0).most) == (2, 2)
    alone = table("settle", seat("old-earth alien-tech-institute", "alien-rosetta-stone-world 3"), B)
    alone.answers("alien-rosetta-stone-world")
    assert alone.events("settled")[0]["count"] == 3


@rule("RG-8.17", "RG-17.7", "RG-23.3")
@pytest.mark.parametrize("cards", [0, 9])
def test_c20_special_military_of_galactic_imperium(cards: int) -> None:
    placed = "new-sparta expedition-force galactic-imperium"
    game = table("settle", seat(placed, f"rebel-homeworld lost-alien-battle-fleet {cards}"), B)
    assert military_against(game, "lost-alien-battle-fleet") == 3
    assert game.options(0) == ["rebel-homeworld", "none"]
    game.answers("rebel-homeworld")
    assert (tableau(game, 0)[-1], hands(game)[0]) == ("rebel-homeworld", 1 + cards)
