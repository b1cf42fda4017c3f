"""Powers of the first three phases: Explore (RG-15), Develop (RG-16), Settle (RG-17)."""

from __future__ import annotations

import pytest

from orrery.testing import Table, rule
from tests.games.race.tables import goods, hands, happened, public, seat, tableau, whatever
from tests.games.race.tables import table as at

OTHER = seat("earths-lost-colony")
"""A player without cards, who is asked nothing."""


# -- Explore ----------------------------------------------------------------------------------------------------------


def drawn_and_kept(cards: str, action: str = "") -> tuple[int, int]:
    """How many cards this tableau draws in Explore, and how many of them its owner keeps."""
    table = at("explore", seat(cards, actions=action), OTHER)
    drawn = [event["count"] for event in table.events("explored") if event["seat"] == 0]
    table.answers(*[whatever(table, asked) for asked, _ in table.asks()])
    return drawn[0], hands(table)[0]


@rule("RG-15.1")
@pytest.mark.parametrize(
    ("card", "drawn"),
    [("expedition-force", 3), ("malevolent-lifeforms", 3), ("star-nomad-lair", 3), ("galactic-survey-seti", 4)],
)
def test_draw_extra_adds_to_the_cards_drawn_and_not_to_those_kept(card: str, drawn: int) -> None:
    assert drawn_and_kept("old-earth") == (2, 1)
    assert drawn_and_kept(f"old-earth {card}") == (drawn, 1)
    assert drawn_and_kept(f"old-earth {card}", "explore-5") == (drawn + 5, 1)


@rule("RG-15.1", "RG-7.2")
def test_all_draw_powers_add_up() -> None:
    every = "old-earth expedition-force malevolent-lifeforms star-nomad-lair galactic-survey-seti"
    assert drawn_and_kept(every) == (2 + 1 + 1 + 1 + 2, 1)


@rule("RG-15.2")
def test_keep_extra_keeps_one_more_of_as_many() -> None:
    assert drawn_and_kept("old-earth research-labs") == (2, 2)
    assert drawn_and_kept("old-earth research-labs", "explore-5") == (7, 2)


@rule("RG-15.3")
def test_draw_and_keep_extra() -> None:
    assert drawn_and_kept("old-earth galactic-renaissance") == (4, 2)
    assert drawn_and_kept("old-earth galactic-renaissance research-labs") == (4, 3)


# -- Develop ----------------------------------------------------------------------------------------------------------


def developed(cards: str, development: str, action: str = "") -> Table:
    """This tableau after its owner, with nine more cards in hand, has placed a development."""
    table = at("develop", seat(cards, f"{development} 9", actions=action), OTHER)
    table.answer(0, development)
    while table.asks()[0] == (0, "pay"):
        table.answer(0, whatever(table, 0))
    return table


def paid_for(table: Table) -> int:
    """How many cards the last development or world cost."""
    paid: int = [event for event in table.events() if event["event"] in ("developed", "settled")][-1]["count"]
    return paid


@rule("RG-16.1")
def test_interstellar_bank_draws_at_the_start_of_the_phase_in_any_case() -> None:
    table = at("develop", seat("old-earth interstellar-bank", "3"), seat("new-sparta", "3"))
    assert hands(table) == [4, 3]  # before anybody has chosen
    table.answers("none", "none")
    assert hands(table) == [4, 3]
    empty = at("develop", seat("old-earth interstellar-bank"), seat("new-sparta"),
               script={("draw", 0): "rebel-base"})
    assert empty.options(0) == ["none"]  # the drawn card is a world
    assert hands(empty) == [1, 0]


@rule("RG-16.2")
@pytest.mark.parametrize(
    ("cards", "price"),
    [("old-earth", 4), ("old-earth investment-credits", 3), ("old-earth galactic-federation", 2),
     ("old-earth investment-credits galactic-federation", 1)],
)
def test_reduce_cost_takes_one_or_two_cards_off_a_development(cards: str, price: int) -> None:
    table = developed(cards, "drop-ships")
    assert paid_for(table) == price
    assert hands(table) == [9 - price, 0]


@rule("RG-16.3")
def test_public_works_draws_after_a_development_was_placed_and_only_then() -> None:
    table = developed("old-earth public-works", "mining-robots")
    assert hands(table) == [9 - 2 + 1, 0]
    assert happened(table, "developed", "drew") == [("developed", 0, "mining-robots", 2, []), ("drew", 0, 1, [])]
    nothing = at("develop", seat("old-earth public-works", "3"), OTHER).answer(0, "none")
    assert hands(nothing) == [3, 0]


@rule("RG-16.4", "RG-7.6")
def test_develop_reductions_stop_at_0_and_give_nothing_back() -> None:
    table = developed("old-earth investment-credits galactic-federation", "export-duties", "develop")
    assert paid_for(table) == 0
    assert hands(table) == [9, 0]


@rule("RG-16.4", "RG-7.7")
@pytest.mark.parametrize(("card", "price"), [("investment-credits", 1), ("galactic-federation", 6),
                                             ("public-works", 1), ("interstellar-bank", 2)])
def test_a_develop_power_does_not_work_in_the_phase_in_which_its_card_was_placed(card: str, price: int) -> None:
    table = developed("old-earth", card)
    assert paid_for(table) == price
    assert hands(table) == [9 - price, 0]
    assert happened(table, "drew") == []


# -- Settle: cost -----------------------------------------------------------------------------------------------------


def settled(cards: str, world: str, how: str = "", others: int = 9) -> Table:
    """This tableau after its owner, with other cards in hand, has placed a world; ``how`` if he is asked."""
    table = at("settle", seat(cards, f"{world} {others}"), OTHER)
    table.answer(0, world)
    while table.asks()[0] in ((0, "how"), (0, "pay")):
        table.answer(0, how if table.asks()[0] == (0, "how") else whatever(table, 0))
    return table


def price(cards: str, world: str) -> int:
    """What the owner of this tableau pays for a world."""
    return paid_for(settled(cards, world, "pay"))


def can_place(cards: str, world: str, others: int = 0) -> bool:
    """Whether the owner of this tableau may lay out a world, with so many other cards in hand."""
    return world in at("settle", seat(cards, f"{world} {others}"), OTHER).options(0)


def strength(cards: str, world: str) -> int:
    """The Military of this tableau against a world that it cannot conquer, as the refusal gives it."""
    table = at("settle", seat(cards, world), OTHER)
    reason = table.match.why_not(0, world)
    assert reason is not None
    military = reason.args["military"]
    assert isinstance(military, int)
    return military


@rule("RG-17.1")
@pytest.mark.parametrize(
    ("world", "printed"),
    [("galactic-trendsetters", 5), ("prosperous-world", 3), ("new-earth", 5), ("distant-world", 4),
     ("deserted-alien-colony", 5), ("galactic-resort", 3), ("blaster-gem-mines", 3)],
)
def test_replicant_robots_take_two_off_every_non_military_world(world: str, printed: int) -> None:
    assert price("new-sparta", world) == printed
    assert price("new-sparta replicant-robots", world) == printed - 2


@rule("RG-17.1")
def test_a_reduction_does_not_help_a_conquest() -> None:
    assert not can_place("old-earth replicant-robots", "outlaw-world", 5)
    assert can_place("epsilon-eridani replicant-robots", "outlaw-world")


@rule("RG-17.2")
@pytest.mark.parametrize(
    ("world", "reduced"),
    [("mining-world", 1), ("blaster-gem-mines", 1), ("prosperous-world", 0), ("plague-world", 0),
     ("deserted-alien-outpost", 0), ("black-market-trading-world", 0)],
)
def test_mining_robots_take_one_off_rare_elements_worlds_only(world: str, reduced: int) -> None:
    assert price("new-sparta", world) - price("new-sparta mining-robots", world) == reduced


@rule("RG-17.1", "RG-17.2", "RG-7.6")
def test_reductions_add_up_and_stop_at_0() -> None:
    assert price("new-sparta replicant-robots mining-robots", "new-earth") == 5 - 2 - 1
    table = settled("new-sparta replicant-robots mining-robots", "asteroid-belt")
    assert (paid_for(table), hands(table)) == (0, [9, 0])


@rule("RG-17.3")
def test_colony_ship_may_be_discarded_to_place_a_world_for_nothing() -> None:
    table = at("settle", seat("old-earth colony-ship", "tourist-world 4"), OTHER).answer(0, "tourist-world")
    assert table.options(0) == ["pay", "pay+ship"]
    table.answer(0, "pay+ship")
    assert tableau(table, 0) == ["old-earth", "tourist-world"]
    assert (paid_for(table), hands(table)) == (0, [4, 0])
    kept = settled("old-earth colony-ship", "tourist-world", "pay")
    assert tableau(kept, 0) == ["old-earth", "colony-ship", "tourist-world"]
    assert paid_for(kept) == 4


@rule("RG-17.3")
def test_colony_ship_alone_does_not_place_a_military_world() -> None:
    assert not can_place("old-earth colony-ship", "outlaw-world", 5)


@rule("RG-17.4")
@pytest.mark.parametrize(
    ("world", "placed"),
    [("alien-robotic-factory", False), ("deserted-alien-outpost", False), ("alien-rosetta-stone-world", True),
     ("new-earth", True), ("lost-species-ark-world", True), ("galactic-resort", True), ("merchant-world", True)],
)
def test_colony_ship_is_not_for_worlds_of_the_alien_kind(world: str, placed: bool) -> None:
    assert can_place("new-sparta colony-ship", world) is placed


@rule("RG-17.4")
def test_colony_ship_stays_when_an_alien_world_is_paid_for() -> None:
    table = at("settle", seat("old-earth colony-ship", "deserted-alien-outpost 5"), OTHER)
    table.answer(0, "deserted-alien-outpost")
    assert table.asks() == [(0, "pay")]  # there is no other way
    assert table.decision(0).least == 4
    table.answer(0, whatever(table, 0))
    assert tableau(table, 0) == ["old-earth", "colony-ship", "deserted-alien-outpost"]


@rule("RG-17.8")
def test_a_payment_names_the_rule_behind_it_and_must_be_made() -> None:
    military = at("settle", seat("old-earth contact-specialist", "pirate-world 5"), OTHER).answer(0, "pirate-world")
    assert military.view(0).document()["asked"]["rule"] == "RG-8.20"
    about = military.view(0).document()["asked"]["about"]
    assert (about["card"], about["price"], about["bill"]["price"]) == ("pirate-world", 2, 2)
    assert military.why_not(0, "none") == "RG-8.29"
    peaceful = at("settle", seat("old-earth", "gem-world 5"), OTHER).answer(0, "gem-world")
    assert peaceful.view(0).document()["asked"]["rule"] == "RG-8.2"
    development = at("develop", seat("old-earth", "drop-ships 5"), OTHER).answer(0, "drop-ships")
    assert development.view(0).document()["asked"]["rule"] == "RG-6.3"
    assert development.why_not(0, "none") == "RG-6.15"


@rule("RG-17.5", "RG-17.8")
def test_reductions_lower_the_payment_for_a_military_world() -> None:
    assert price("old-earth contact-specialist", "rebel-base") == 5
    assert price("old-earth contact-specialist replicant-robots", "rebel-base") == 3
    assert price("old-earth contact-specialist mining-robots", "rebel-base") == 5
    assert price("old-earth contact-specialist", "rebel-miners") == 1
    assert price("old-earth contact-specialist mining-robots", "rebel-miners") == 0


# -- Settle: Military -------------------------------------------------------------------------------------------------


@rule("RG-17.6")
@pytest.mark.parametrize(
    ("card", "military"),
    [("epsilon-eridani", 1), ("new-sparta", 2), ("expedition-force", 1), ("space-marines", 2), ("drop-ships", 3),
     ("new-galactic-order", 2), ("alien-robot-scout-ship", 1), ("lost-alien-warship", 2),
     ("lost-alien-battle-fleet", 3), ("former-penal-colony", 1), ("rebel-outpost", 1), ("rebel-warrior-race", 1),
     ("blaster-gem-mines", 1), ("imperium-armaments-world", 1), ("empath-world", -1), ("refugee-world", -1),
     ("pan-galactic-league", -1)],
)
def test_every_card_that_changes_military(card: str, military: int) -> None:
    assert public(at("actions", seat(f"old-earth {card}"), OTHER), 0)["military"] == military
    assert strength(f"old-earth {card}", "rebel-homeworld") == military


@rule("RG-17.6")
def test_military_conquers_what_it_reaches_and_the_minus_counts_always() -> None:
    assert can_place("new-sparta", "aquatic-uplift-race")
    assert not can_place("new-sparta", "pirate-world")
    assert not can_place("new-sparta empath-world", "aquatic-uplift-race")
    assert can_place("new-sparta empath-world space-marines", "pirate-world")


@rule("RG-17.7")
def test_galactic_imperium_adds_four_against_rebels_only() -> None:
    assert can_place("old-earth galactic-imperium", "rebel-underground")
    assert can_place("epsilon-eridani galactic-imperium", "rebel-outpost")
    assert not can_place("old-earth galactic-imperium", "rebel-outpost")
    assert strength("old-earth galactic-imperium", "rebel-outpost") == 4
    assert not can_place("old-earth galactic-imperium", "outlaw-world")
    assert strength("old-earth galactic-imperium", "outlaw-world") == 0


@rule("RG-17.8")
@pytest.mark.parametrize(
    ("world", "paid"),
    [("star-nomad-lair", 0), ("avian-uplift-race", 1), ("pirate-world", 2), ("malevolent-lifeforms", 3),
     ("rebel-outpost", 4), ("rebel-base", 5), ("rebel-homeworld", 6)],
)
def test_a_military_world_can_be_paid_for_at_its_defense_minus_one(world: str, paid: int) -> None:
    assert not can_place("old-earth", world, 9)
    assert price("old-earth contact-specialist", world) == paid
    assert can_place("old-earth contact-specialist", world, paid)


@rule("RG-17.8")
@pytest.mark.parametrize("world", ["alien-robot-sentry", "alien-robot-scout-ship", "lost-alien-warship",
                                   "lost-alien-battle-fleet"])
def test_alien_military_worlds_cannot_be_paid_for(world: str) -> None:
    table = at("settle", seat("old-earth contact-specialist", f"{world} 9"), OTHER)
    assert table.why_not(0, world) == "RG-8.21"


@rule("RG-17.8")
def test_a_world_that_was_paid_for_gets_its_windfall_good() -> None:
    table = settled("old-earth contact-specialist", "pirate-world")
    assert goods(table, 0) == ["pirate-world"]


@rule("RG-17.9")
def test_contact_specialist_takes_one_from_military() -> None:
    assert public(at("actions", seat("old-earth contact-specialist"), OTHER), 0)["military"] == -1
    assert strength("epsilon-eridani contact-specialist", "alien-robot-sentry") == 0
    assert not can_place("new-sparta contact-specialist", "alien-robot-sentry")
    assert can_place("new-sparta", "alien-robot-sentry")


@rule("RG-17.10")
def test_cost_and_military_powers_of_one_kind() -> None:
    assert price("alpha-centauri", "new-earth") == price("old-earth", "new-earth") - 1
    assert price("alpha-centauri", "prosperous-world") == 3
    assert can_place("alpha-centauri", "runaway-robots")
    assert not can_place("alpha-centauri", "outlaw-world")
    assert not can_place("alpha-centauri", "rebel-miners")  # defense 2, Military 1
    assert price("old-earth alien-tech-institute", "deserted-alien-colony") == 3
    assert price("old-earth alien-tech-institute", "new-earth") == 5
    assert can_place("old-earth alien-tech-institute", "alien-robot-sentry")
    assert strength("old-earth alien-tech-institute", "lost-alien-warship") == 2
    assert strength("old-earth alien-tech-institute", "rebel-outpost") == 0


@rule("RG-17.11")
def test_a_discount_for_a_kind_lowers_the_payment_for_a_military_world_of_that_kind() -> None:
    # Alpha Centauri: cost -1 and Military +1, both for Rare elements.
    assert price("old-earth contact-specialist", "rebel-miners") == 1
    table = at("settle", seat("alpha-centauri contact-specialist", "rebel-miners"), OTHER)
    table.answer(0, "rebel-miners")
    assert (paid_for(table), tableau(table, 0)[-1]) == (0, "rebel-miners")
    # Neither general nor special Military does the like: 4 against Rebels, and still 3 - 1 to pay.
    imperium = at("settle", seat("new-sparta contact-specialist galactic-imperium", "rebel-underground 4"), OTHER)
    imperium.answer(0, "rebel-underground")
    assert imperium.options(0) == ["conquer", "pay"]
    imperium.answer(0, "pay")
    assert imperium.decision(0).least == imperium.decision(0).most == 2


@rule("RG-17.12")
def test_new_military_tactics_add_three_until_the_end_of_the_phase() -> None:
    assert not can_place("new-sparta", "lost-alien-warship")
    assert not can_place("new-sparta new-military-tactics", "lost-alien-battle-fleet")  # 2 + 3 against 6
    table = settled("new-sparta new-military-tactics", "lost-alien-warship")
    assert tableau(table, 0) == ["new-sparta", "lost-alien-warship"]
    assert public(table, 0)["military"] == 2 + 2  # and nothing temporary
    kept = settled("new-sparta new-military-tactics", "avian-uplift-race", "conquer")
    assert tableau(kept, 0) == ["new-sparta", "new-military-tactics", "avian-uplift-race"]


@rule("RG-17.13")
@pytest.mark.parametrize("world", ["avian-uplift-race", "radioactive-world"])
def test_draw_after_placing_a_world_military_or_not(world: str) -> None:
    table = settled("new-sparta terraforming-robots", world)
    assert hands(table) == [9 - paid_for(table) + 1, 0]
    # Nothing is drawn by who places nothing.
    none = at("settle", seat("new-sparta terraforming-robots", "2"), OTHER).answer(0, "none")
    assert hands(none) == [2, 0]


@rule("RG-17.14")
def test_alien_rosetta_stone_world_has_no_colour_and_gets_no_alien_discount() -> None:
    assert price("old-earth alien-tech-institute", "alien-rosetta-stone-world") == 3
    assert price("old-earth alien-tech-institute", "deserted-alien-outpost") == 4 - 2
    assert price("old-earth replicant-robots", "alien-rosetta-stone-world") == 1


@rule("RG-15.2", "RG-15.3", "RG-7.2")
def test_all_keep_powers_add_up() -> None:
    assert drawn_and_kept("old-earth research-labs galactic-renaissance") == (2 + 2, 1 + 1 + 1)
    assert drawn_and_kept("old-earth research-labs galactic-renaissance", "explore-1-1") == (2 + 2 + 1, 1 + 1 + 1 + 1)


@rule("RG-16.1")
def test_every_owner_of_interstellar_bank_draws_whoever_called_the_phase() -> None:
    table = at("develop", seat("old-earth interstellar-bank", "1", actions="develop"),
               seat("new-sparta interstellar-bank~2"), seat("earths-lost-colony", "1"))
    assert happened(table, "drew") == [("drew", 0, 1, []), ("drew", 1, 1, [])]
    assert hands(table) == [2, 1, 1]


@rule("RG-17.1", "RG-17.2", "RG-7.2")
def test_three_reductions_add_up() -> None:
    assert price("alpha-centauri replicant-robots mining-robots", "new-earth") == 5 - 2 - 1 - 1
    assert can_place("alpha-centauri replicant-robots mining-robots", "new-earth", 1)
    assert not can_place("alpha-centauri replicant-robots mining-robots", "new-earth", 0)


@rule("RG-17.8")
def test_the_pay_for_military_power_does_not_lower_the_cost_of_other_worlds() -> None:
    assert price("old-earth contact-specialist", "gem-world") == 2
    assert not can_place("old-earth contact-specialist", "gem-world", 1)


@rule("RG-17.8")
def test_who_can_conquer_an_alien_world_is_not_asked_whether_to_pay_for_it() -> None:
    table = settled("new-sparta drop-ships contact-specialist", "alien-robot-scout-ship")  # 2 + 3 - 1 against 4
    assert [(event["way"], event["count"]) for event in table.events("settled")] == [("conquer", 0)]


@rule("RG-17.13", "RG-8.3", "RG-7.2")
def test_the_draw_after_placing_and_the_settle_bonus_are_added() -> None:
    table = at("settle", seat("new-sparta terraforming-robots", "outlaw-world", actions="settle"), seat("old-earth"))
    table.answers("outlaw-world")
    assert hands(table) == [1 + 1, 0]


@rule("RG-16.3")
def test_public_works_draws_for_a_development_that_cost_nothing() -> None:
    table = at("develop", seat("old-earth public-works investment-credits", "export-duties"),
               seat("earths-lost-colony", "1", actions="develop"))
    table.answers("export-duties", "none")
    assert (table.events("developed")[0]["count"], hands(table)[0]) == (0, 1)
