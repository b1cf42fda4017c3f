"""Section 8 of the rules, RG-8.12 to RG-8.25, RG-8.31 and RG-8.33: Military, conquest and Contact Specialist."""

import pytest

from orrery.core import Refused
from orrery.testing import Table, rule
from tests.games.race.tables import goods, hand, hands, piles, public, seat, table, tableau, whatever

CALLER = seat("earths-lost-colony", actions="settle")
MILITARY = {
    0: "old-earth",
    1: "epsilon-eridani",
    2: "new-sparta",
    3: "new-sparta expedition-force",
    4: "new-sparta space-marines",
    5: "new-sparta drop-ships",
    6: "new-sparta drop-ships expedition-force",
    7: "new-sparta drop-ships space-marines",
}


def settling(placed: str, hand_: str) -> Table:
    """Seat 0 is about to lay out a world; somebody else called Settle."""
    return table("settle", seat(placed, hand_), CALLER)


def strength(placed: str, world: str) -> int:
    """The Military with which this tableau falls short of a world."""
    reason = settling(placed, f"{world} 9").match.why_not(0, world)
    assert reason is not None
    assert reason.rule == "RG-8.13"
    value = reason.args["military"]
    assert isinstance(value, int)
    return value


@rule("RG-8.12", "RG-8.13")
@pytest.mark.parametrize(
    ("world", "defense"),
    [
        ("outlaw-world", 1),
        ("aquatic-uplift-race", 2),
        ("pirate-world", 3),
        ("malevolent-lifeforms", 4),
        ("rebel-outpost", 5),
        ("rebel-base", 6),
        ("rebel-homeworld", 7),
    ],
)
def test_a_military_world_is_conquered_with_military_of_at_least_its_defense(world: str, defense: int) -> None:
    assert settling(MILITARY[defense - 1], f"{world} 9").why_not(0, world) == "RG-8.13"  # cards do not help
    game = settling(MILITARY[defense], f"{world} 3")
    game.answers(world)
    assert game.events("settled")[0]["way"] == "conquer"
    assert (tableau(game, 0)[-1], hands(game)[0], piles(game)[1]) == (world, 3, 0)


@rule("RG-8.13")
def test_more_military_than_needed_is_enough() -> None:
    game = settling(MILITARY[7], "outlaw-world")
    game.answers("outlaw-world")
    assert tableau(game, 0)[-1] == "outlaw-world"


@rule("RG-8.14")
def test_a_conquered_windfall_world_gets_its_good() -> None:
    game = settling("new-sparta", "former-penal-colony 1")
    game.answers("former-penal-colony")
    assert goods(game, 0) == ["former-penal-colony"]


@rule("RG-8.14", "RG-8.11")
def test_a_conquered_production_world_gets_none() -> None:
    game = settling("new-sparta", "rebel-miners 1")
    game.answers("rebel-miners")
    assert (tableau(game, 0)[-1], goods(game, 0)) == ("rebel-miners", [])


@rule("RG-8.15")
@pytest.mark.parametrize(
    ("placed", "military"),
    [
        ("old-earth", 0),
        ("earths-lost-colony artist-colony gem-world", 0),
        ("epsilon-eridani", 1),
        ("new-sparta", 2),
        ("new-sparta imperium-armaments-world", 3),
        ("old-earth space-marines", 2),
        ("new-sparta imperium-armaments-world drop-ships", 6),
    ],
)
def test_military_is_the_sum_of_worlds_and_developments_from_zero(placed: str, military: int) -> None:
    game = table("settle", seat(placed, "rebel-homeworld 9"), seat("rebel-base", actions="settle"))
    reason = game.match.why_not(0, "rebel-homeworld")
    assert reason is not None
    assert (public(game, 0)["military"], reason.args["military"]) == (military, military)


@rule("RG-8.15")
def test_military_is_not_used_up_by_a_conquest() -> None:
    ours = seat("new-sparta", "aquatic-uplift-race avian-uplift-race", actions="settle settle-2")
    game = table("settle", ours, seat("old-earth"), mode="duel")
    game.answers("aquatic-uplift-race").answers("avian-uplift-race")
    assert tableau(game, 0) == ["new-sparta", "aquatic-uplift-race", "avian-uplift-race"]


@rule("RG-8.16")
def test_minuses_always_count_and_can_make_military_negative() -> None:
    weak = "old-earth empath-world refugee-world"
    assert strength(weak, "outlaw-world") == -2
    # With New Military Tactics it is -2 + 3 = 1, enough for a defense of 1 but not of 2.
    game = settling(f"{weak} new-military-tactics", "outlaw-world aquatic-uplift-race")
    assert game.options(0) == ["outlaw-world", "none"]
    assert strength(f"{weak} new-military-tactics", "aquatic-uplift-race") == 1


@rule("RG-8.17")
@pytest.mark.parametrize(
    ("placed", "world", "military"),
    [
        ("alpha-centauri", "rebel-miners", 1),  # +1 against Rare elements worlds
        ("alpha-centauri", "outlaw-world", 0),
        ("new-sparta galactic-imperium", "rebel-homeworld", 6),  # +4 against Rebels
        ("new-sparta galactic-imperium", "pirate-world", 2),
        ("old-earth alien-tech-institute", "lost-alien-warship", 2),  # +2 against Alien worlds
        ("old-earth alien-tech-institute", "rebel-base", 0),
        ("epsilon-eridani empath-world galactic-imperium", "rebel-outpost", 4),  # general, special and minus
        ("new-sparta alien-tech-institute expedition-force", "lost-alien-battle-fleet", 5),
        ("old-earth new-military-tactics", "malevolent-lifeforms", 3),  # with the +3 that could be had
    ],
)
def test_military_against_a_world_has_general_special_and_temporary_parts(
    placed: str, world: str, military: int
) -> None:
    assert strength(placed, world) == military


@rule("RG-8.17")
def test_all_three_parts_are_added() -> None:
    game = settling("alpha-centauri galactic-imperium new-military-tactics", "rebel-homeworld")
    game.answers("rebel-homeworld")  # 0 + 4 + 3; Alpha Centauri has nothing against a grey world
    assert tableau(game, 0) == ["alpha-centauri", "galactic-imperium", "rebel-homeworld"]


@rule("RG-8.18")
def test_new_military_tactics_may_be_discarded_for_three_more() -> None:
    assert settling("new-sparta new-military-tactics", "rebel-base").why_not(0, "rebel-base") == "RG-8.13"
    game = settling("new-sparta new-military-tactics", "rebel-outpost 1")
    game.answers("rebel-outpost")
    assert tableau(game, 0) == ["new-sparta", "rebel-outpost"]
    assert (hands(game)[0], game.view(1).zones["discard_open"]) == (1, ["new-military-tactics"])


@rule("RG-8.19")
def test_temporary_military_does_not_carry_over_to_a_second_settle_phase() -> None:
    ours = seat("new-sparta new-military-tactics", "rebel-outpost malevolent-lifeforms", actions="settle settle-2")
    game = table("settle", ours, seat("old-earth"), mode="duel", script={("draw", 0): "rebel-base"})
    game.answers("rebel-outpost")
    assert game.asks() == [(0, "settle")]
    assert game.why_not(0, "malevolent-lifeforms") == "RG-8.13"  # 2 + 1 of Rebel Outpost, against 4
    reason = game.match.why_not(0, "malevolent-lifeforms")
    assert reason is not None
    assert reason.args["military"] == 3


@rule("RG-8.20")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("outlaw-world", 0),
        ("rebel-miners", 1),
        ("avian-uplift-race", 1),
        ("pirate-world", 2),
        ("rebel-homeworld", 6),
    ],
)
def test_contact_specialist_pays_one_less_than_the_defense(world: str, price: int) -> None:
    game = settling("old-earth contact-specialist", f"{world} {price}")
    game.answers(world)
    assert (tableau(game, 0)[-1], hands(game)[0]) == (world, 0)
    assert [(event["way"], event["count"]) for event in game.events("settled")] == [("pay", price)]


@rule("RG-8.20")
def test_contact_specialist_needs_the_full_price() -> None:
    assert settling("old-earth contact-specialist", "rebel-homeworld 5").why_not(0, "rebel-homeworld") == "RG-8.28"
    game = settling("old-earth contact-specialist", "rebel-homeworld 8")
    game.answers("rebel-homeworld")
    assert (game.decision(0).least, game.decision(0).most) == (6, 6)


@rule("RG-8.20")
def test_contact_specialist_does_not_make_other_worlds_cheaper() -> None:
    assert settling("old-earth contact-specialist", "gem-world 1").why_not(0, "gem-world") == "RG-8.28"
    game = settling("old-earth contact-specialist", "gem-world 2")
    game.answers("gem-world")
    assert game.events("settled")[0]["count"] == 2


@rule("RG-8.21")
@pytest.mark.parametrize(
    "world", ["alien-robot-scout-ship", "alien-robot-sentry", "lost-alien-battle-fleet", "lost-alien-warship"]
)
def test_contact_specialist_does_not_serve_the_four_alien_military_worlds(world: str) -> None:
    game = settling("old-earth contact-specialist colony-ship replicant-robots", f"{world} 9")
    assert game.why_not(0, world) == "RG-8.21"


@rule("RG-8.22")
def test_military_never_lowers_a_cost() -> None:
    game = settling("new-sparta drop-ships contact-specialist", "rebel-outpost 4")  # Military 4 of 5
    game.answers("rebel-outpost")
    assert (game.events("settled")[0]["count"], hands(game)[0]) == (4, 0)
    short = settling("new-sparta drop-ships contact-specialist", "rebel-outpost 3")
    assert short.why_not(0, "rebel-outpost") == "RG-8.28"
    plain = settling("new-sparta drop-ships", "new-earth 4")
    assert plain.why_not(0, "new-earth") == "RG-8.28"


@rule("RG-8.22")
def test_payment_never_adds_to_military() -> None:
    assert settling("new-sparta", "pirate-world 9").why_not(0, "pirate-world") == "RG-8.13"
    aliens = settling("new-sparta contact-specialist", "alien-robot-sentry 9")
    assert aliens.why_not(0, "alien-robot-sentry") == "RG-8.21"  # Military 1 of 2


@rule("RG-8.23")
@pytest.mark.parametrize(
    ("placed", "world", "price"),
    [
        ("replicant-robots", "rebel-base", 6 - 1 - 2),
        ("mining-robots", "rebel-miners", 2 - 1 - 1),
        ("mining-robots", "rebel-underground", 3 - 1),  # not a Rare elements world
        ("replicant-robots mining-robots", "rebel-fuel-cache", 0),
        ("replicant-robots", "rebel-homeworld", 7 - 1 - 2),
    ],
)
def test_discounts_also_lower_the_price_of_a_military_world(placed: str, world: str, price: int) -> None:
    game = settling(f"old-earth contact-specialist {placed}", f"{world} {price}")
    game.answers(world)
    assert (tableau(game, 0)[-1], hands(game)[0], game.events("settled")[0]["count"]) == (world, 0, price)


@rule("RG-8.24")
def test_colony_ship_and_contact_specialist_place_a_military_world_for_nothing() -> None:
    game = settling("old-earth contact-specialist colony-ship", "rebel-homeworld 2")
    game.answers("rebel-homeworld")
    assert (tableau(game, 0), hands(game)[0]) == (["old-earth", "contact-specialist", "rebel-homeworld"], 2)
    alien = settling("old-earth contact-specialist colony-ship", "alien-robot-sentry 2")
    assert alien.why_not(0, "alien-robot-sentry") == "RG-8.21"
    alone = settling("old-earth colony-ship", "rebel-homeworld 2")
    assert alone.why_not(0, "rebel-homeworld") == "RG-8.13"


@rule("RG-8.25")
@pytest.mark.parametrize(("way", "left"), [("conquer", 2), ("pay", 0)])
def test_who_could_conquer_may_pay_and_then_pays_in_full(way: str, left: int) -> None:
    game = settling("new-sparta drop-ships contact-specialist", "pirate-world 2")  # Military 4 of 3
    game.answers("pirate-world")
    assert game.options(0) == ["conquer", "pay"]
    game.answers(way)
    assert (tableau(game, 0)[-1], hands(game)[0]) == ("pirate-world", left)


@rule("RG-8.31")
@pytest.mark.parametrize(
    ("placed", "hand_", "way"),
    [
        ("new-sparta new-military-tactics", "outlaw-world 1", "conquer+tactics"),
        ("old-earth new-military-tactics", "refugee-world 1", "pay+tactics"),
        ("old-earth new-military-tactics contact-specialist", "outlaw-world", "pay+tactics"),
    ],
)
def test_new_military_tactics_may_be_discarded_without_need(placed: str, hand_: str, way: str) -> None:
    game = settling(placed, hand_)
    world = hand(game, 0)[0]
    game.answers(world).answers(way)
    assert tableau(game, 0) == [*placed.replace(" new-military-tactics", "").split(), world]


@rule("RG-8.31")
def test_who_places_no_world_cannot_discard_new_military_tactics() -> None:
    game = settling("new-sparta new-military-tactics", "outlaw-world 1")
    with pytest.raises(Refused):
        game.answer(0, "conquer+tactics")
    game.answers("none")
    assert game.asks() == [(0, "action"), (1, "action")]
    assert tableau(game, 0) == ["new-sparta", "new-military-tactics"]


@rule("RG-8.33")
def test_there_is_one_contact_specialist_in_a_tableau_and_its_minus_counts_once() -> None:
    develop = table("develop", seat("old-earth contact-specialist", "contact-specialist~2 3"), seat("new-sparta"))
    assert develop.why_not(0, "contact-specialist~2") == "RG-6.7"
    game = settling("old-earth contact-specialist", "rebel-base contact-specialist~2 4")
    game.answers("rebel-base")
    assert game.events("settled")[0]["count"] == 5


@rule("RG-8.22")
def test_who_could_conquer_and_pays_gets_no_discount_for_his_military() -> None:
    game = settling("new-sparta drop-ships contact-specialist", "pirate-world 3")  # Military 4 of 3
    game.answers("pirate-world").answers("how:pay").answers(whatever(game, 0))
    assert (game.events("settled")[0]["count"], hands(game)[0]) == (2, 1)


@rule("RG-8.24")
def test_with_colony_ship_nothing_is_paid_though_there_are_cards_to_pay_with() -> None:
    game = settling("old-earth contact-specialist colony-ship", "rebel-homeworld 8")
    game.answers("rebel-homeworld").answers("how:pay+ship")
    assert (game.events("settled")[0]["count"], hands(game)[0]) == (0, 8)
    assert tableau(game, 0) == ["old-earth", "contact-specialist", "rebel-homeworld"]


@rule("RG-8.18", "RG-6.9")
def test_new_military_tactics_gives_its_military_once() -> None:
    ours = seat("new-sparta new-military-tactics", "rebel-outpost lost-alien-warship 3")
    game = table("actions", ours, seat("old-earth"))
    game.answers("settle", "settle").answers("rebel-outpost")
    game.answers("settle", "settle")
    assert game.why_not(0, "lost-alien-warship") == "RG-8.13"  # 2 + 1 of Rebel Outpost against 5


@rule("RG-8.12", "RG-8.21")
@pytest.mark.parametrize(("placed", "rule_id"), [("", "RG-8.12"), ("contact-specialist", "RG-8.21")])
def test_an_alien_military_world_that_is_conquered_names_the_rule_against_paying(placed: str, rule_id: str) -> None:
    game = settling(f"new-sparta drop-ships new-military-tactics {placed}", "alien-robot-sentry 4")
    game.answers("alien-robot-sentry")
    assert game.options(0) == ["conquer", "conquer+tactics"]
    assert game.why_not(0, "pay") == rule_id
