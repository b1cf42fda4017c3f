"""Notes on single cards (RG-23)."""

from __future__ import annotations

import pytest

from orrery.games.race.cards import BY_TEXT, CARDS
from orrery.testing import Table, rule
from tests.games.race.tables import chips, goods, hand, hands, happened, public, seat, tableau, whatever
from tests.games.race.tables import table as at

OTHER = seat("earths-lost-colony")


def can_place(cards: str, world: str, others: int = 0) -> bool:
    """Whether the owner of this tableau may lay out a world, with so many other cards in hand."""
    return world in at("settle", seat(cards, f"{world} {others}"), OTHER).options(0)


def military(cards: str, world: str) -> object:
    """Military against a world that is too strong, as the refusal gives it."""
    reason = at("settle", seat(cards, world), OTHER).match.why_not(0, world)
    assert reason is not None
    return reason.args["military"]


def consumed(cards: str, worlds: str, action: str = "") -> Table:
    """Consume with these cards and with goods on these further worlds."""
    return at("trade", seat(f"{cards} {worlds}", goods=worlds, actions=action), OTHER)


def outcome(table: Table) -> tuple[int, int, int]:
    """Seat 0: points in chips, cards in hand, goods left."""
    return chips(table)[0], hands(table)[0], len(goods(table, 0))


@rule("RG-23.1")
def test_alpha_centauri_and_rare_elements_worlds() -> None:
    cost = {"comet-zone": 3, "new-earth": 5, "radioactive-world": 2, "blaster-gem-mines": 3}
    for world, printed in cost.items():
        assert can_place("alpha-centauri", world, printed - 1)
        assert not can_place("alpha-centauri", world, printed - 2)
    assert not can_place("alpha-centauri", "gem-world", 1)
    assert can_place("alpha-centauri", "rebel-fuel-cache")
    assert can_place("alpha-centauri", "runaway-robots")
    assert military("alpha-centauri", "rebel-miners") == 1
    assert military("alpha-centauri", "outlaw-world") == 0
    assert can_place("alpha-centauri expedition-force", "rebel-miners")
    assert not can_place("alpha-centauri expedition-force", "avian-uplift-race")


@rule("RG-23.2")
@pytest.mark.parametrize("cards", ["old-earth alien-tech-institute", "old-earth alien-rosetta-stone-world"])
def test_each_of_two_alien_cards_gives_two(cards: str) -> None:
    assert can_place(cards, "deserted-alien-library", 4)
    assert not can_place(cards, "deserted-alien-library", 3)
    assert can_place(cards, "alien-robot-sentry")
    assert military(cards, "lost-alien-warship") == 2
    assert military(cards, "rebel-underground") == 0
    assert not can_place(cards, "new-earth", 4)


@rule("RG-23.2")
def test_both_alien_cards_together_give_four() -> None:
    both = "old-earth alien-tech-institute alien-rosetta-stone-world"
    assert can_place(both, "alien-robotic-factory", 2)
    assert not can_place(both, "alien-robotic-factory", 1)
    assert can_place(both, "alien-robot-scout-ship")
    assert military(both, "lost-alien-warship") == 4


@rule("RG-23.3")
def test_galactic_imperium_is_special_military() -> None:
    assert military("new-sparta galactic-imperium", "lost-alien-battle-fleet") == 2
    assert can_place("new-sparta galactic-imperium", "rebel-base")
    assert public(at("actions", seat("new-sparta galactic-imperium"), OTHER), 0)["military"] == 2


@rule("RG-23.4")
def test_old_earth_takes_two_goods_and_helps_a_sale() -> None:
    worlds = "gem-world asteroid-belt deserted-alien-outpost"
    table = consumed("old-earth", worlds)
    assert (table.decision(0).least, table.decision(0).most) == (2, 2)
    table.answer(0, "gem-world,deserted-alien-outpost")
    assert (outcome(table), goods(table, 0)) == ((2, 0, 1), ["asteroid-belt"])
    selling = consumed("old-earth", worlds, "consume-trade").answer(0, "sell:asteroid-belt")
    assert outcome(selling) == (2, 3 + 1, 0)


@rule("RG-23.5")
@pytest.mark.parametrize(("world", "more"), [("pirate-world", 3), ("star-nomad-lair", 1)])
def test_pirate_world_and_star_nomad_lair_help_to_sell_their_own_good(world: str, more: int) -> None:
    table = consumed("new-sparta", f"{world} gem-world", "consume-trade")
    other = consumed("new-sparta", f"{world} gem-world", "consume-trade")
    assert hands(table.answer(0, f"sell:{world}")) == [2 + more, 0]
    assert hands(other.answer(0, "sell:gem-world")) == [2, 0]


@rule("RG-23.6")
@pytest.mark.parametrize(("world", "price"), [("spice-world", 4), ("gem-world", 4), ("pirate-world", 7),
                                              ("asteroid-belt", 3), ("pre-sentient-race", 4)])
def test_spice_world_helps_to_sell_any_novelty_good(world: str, price: int) -> None:
    cards = "new-sparta" if world == "spice-world" else "new-sparta spice-world"
    assert hands(consumed(cards, world, "consume-trade")) == [price, 0]


@rule("RG-23.7")
def test_galactic_trendsetters_give_two_points_or_four() -> None:
    assert outcome(consumed("new-sparta galactic-trendsetters", "asteroid-belt")) == (2, 0, 0)
    assert outcome(consumed("new-sparta galactic-trendsetters", "asteroid-belt", "consume-2x")) == (4, 0, 0)


@rule("RG-23.8")
@pytest.mark.parametrize(
    ("card", "takes"),
    [("plague-world", "pre-sentient-race"), ("new-survivalists", "gem-world"), ("research-labs", "pre-sentient-race"),
     ("terraforming-robots", "asteroid-belt")],
)
def test_four_cards_take_one_good_of_their_kind(card: str, takes: str) -> None:
    every = ["gem-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"]
    table = consumed(f"new-sparta {card}", " ".join(every))
    assert goods(table, 0) == [world for world in every if world != takes]


@rule("RG-23.8")
def test_they_take_one_good_and_not_two() -> None:
    table = consumed("new-sparta terraforming-robots", "asteroid-belt comet-zone").answer(0, "comet-zone")
    assert (outcome(table), goods(table, 0)) == ((1, 1, 1), ["asteroid-belt"])


@rule("RG-23.9")
def test_mining_league_needs_two_rare_goods_at_once_and_mining_conglomerate_takes_one_or_two() -> None:
    assert outcome(consumed("new-sparta mining-league", "asteroid-belt")) == (0, 0, 1)
    assert outcome(consumed("new-sparta mining-league", "asteroid-belt gem-world")) == (0, 0, 2)
    assert outcome(consumed("new-sparta mining-league", "asteroid-belt comet-zone")) == (3, 0, 0)
    assert outcome(consumed("new-sparta mining-conglomerate", "asteroid-belt")) == (1, 0, 0)
    assert outcome(consumed("new-sparta mining-conglomerate", "asteroid-belt comet-zone")) == (2, 0, 0)


@rule("RG-23.10")
def test_runaway_robots_draw_only_when_bonus_or_power_fills_them() -> None:
    settled = at("settle", seat("epsilon-eridani", "runaway-robots"), seat("old-earth", actions="produce"))
    settled.answer(0, "runaway-robots")
    assert (goods(settled, 0), hands(settled)) == (["runaway-robots"], [0, 0])  # laid on placement: nothing is drawn
    alone = at("produce", seat("epsilon-eridani runaway-robots"), OTHER)
    assert (goods(alone, 0), hands(alone)) == ([], [0, 0])
    bonus = at("produce", seat("epsilon-eridani runaway-robots", actions="produce"), OTHER)
    assert (goods(bonus, 0), hands(bonus)) == (["runaway-robots"], [1, 0])
    power = at("produce", seat("epsilon-eridani runaway-robots galactic-engineers"), OTHER)
    assert (goods(power, 0), hands(power)) == (["runaway-robots"], [1, 0])


@rule("RG-23.11")
@pytest.mark.parametrize(
    ("worlds", "drawn"),
    [("", 0), ("spice-world", 1), ("spice-world artist-colony", 1), ("spice-world rebel-miners", 2),
     ("spice-world rebel-miners plague-world", 3), ("spice-world rebel-miners plague-world alien-robotic-factory", 4)],
)
def test_diversified_economy_draws_for_each_kind_its_owner_made(worlds: str, drawn: int) -> None:
    table = at("produce", seat(f"old-earth diversified-economy {worlds}"), seat("earths-lost-colony distant-world"))
    assert hands(table) == [drawn, 0]


@rule("RG-23.12")
def test_interstellar_bank_draws_in_every_develop_phase() -> None:
    table = at("actions", seat("old-earth interstellar-bank", "2"), seat("new-sparta"))
    for held in (3, 4):
        table.answers("develop", "develop")
        assert hands(table) == [held, 0]
        table.answer(0, "none")
    table.answers("produce", "produce")
    assert hands(table) == [4, 0]


@rule("RG-23.13")
def test_merchant_guild_and_rebel_underground_draw_in_every_produce_phase() -> None:
    table = at("actions", seat("old-earth merchant-guild spice-world"), seat("new-sparta rebel-underground"))
    table.answers("produce", "produce")
    assert (hands(table), goods(table, 0)) == ([2, 1], ["spice-world"])
    table.answers("produce", "produce")  # now without production
    assert hands(table) == [4, 2]
    assert len(happened(table, "good")) == 1


@rule("RG-23.14")
def test_terraforming_robots_draw_after_a_conquest_and_after_a_payment() -> None:
    conquest = at("settle", seat("new-sparta terraforming-robots", "avian-uplift-race"), OTHER)
    assert hands(conquest.answer(0, "avian-uplift-race")) == [1, 0]
    payment = at("settle", seat("new-sparta terraforming-robots", "radioactive-world 2"), OTHER)
    assert hands(payment.answer(0, "radioactive-world")) == [0 + 1, 0]


@rule("RG-23.15")
@pytest.mark.parametrize(
    ("card", "filled"),
    [("expanding-colony", "refugee-world"), ("free-trade-association", "refugee-world"),
     ("mining-robots", "asteroid-belt"), ("mining-league", "asteroid-belt"), ("genetics-lab", "pre-sentient-race"),
     ("alien-rosetta-stone-world", "deserted-alien-outpost")],
)
def test_which_windfall_worlds_a_card_fills(card: str, filled: str) -> None:
    worlds = "refugee-world asteroid-belt pre-sentient-race deserted-alien-outpost"
    table = at("produce", seat(f"new-sparta {card} {worlds}"), OTHER)
    assert goods(table, 0) == [filled]


@rule("RG-23.15")
def test_galactic_engineers_fill_any_windfall_world() -> None:
    worlds = ["refugee-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"]
    for world in worlds:
        table = at("produce", seat(f"new-sparta galactic-engineers {' '.join(worlds)}"), OTHER)
        assert goods(table.answer(0, f"galactic-engineers>{world}"), 0) == [world]


@rule("RG-23.16")
def test_deficit_spending_and_merchant_world_together_take_four_cards_for_four_points() -> None:
    table = at("consume", seat("new-sparta deficit-spending merchant-world", "6", actions="consume-2x"), OTHER)
    table.answer(0, "merchant-world").answer(0, ",".join(hand(table, 0)[:2]))
    table.answer(0, "deficit-spending").answer(0, ",".join(hand(table, 0)[:2]))
    assert outcome(table) == (4, 2, 0)
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-23.17", "RG-17.9")
def test_contact_specialist_weakens_every_conquest() -> None:
    assert can_place("new-sparta", "avian-uplift-race")
    table = at("settle", seat("new-sparta expedition-force contact-specialist", "avian-uplift-race 3"), OTHER)
    table.answer(0, "avian-uplift-race")
    assert table.options(0) == ["conquer", "pay"]  # 2 + 1 - 1
    weak = at("settle", seat("new-sparta contact-specialist", "avian-uplift-race 3"), OTHER)
    weak.answer(0, "avian-uplift-race")
    assert weak.asks() == [(0, "pay")]  # 2 - 1: only paying is left
    weak.answer(0, whatever(weak, 0))
    assert (tableau(weak, 0)[-1], hands(weak)) == ("avian-uplift-race", [2, 0])
    assert not can_place("new-sparta contact-specialist", "alien-robot-sentry", 5)


@rule("RG-23.18")
def test_keywords_that_a_name_might_mislead_about() -> None:
    assert "terraforming" not in CARDS[BY_TEXT["terraformed-world"]].data.get("keywords", ())
    assert "terraforming" in CARDS[BY_TEXT["terraforming-robots"]].data["keywords"]
    assert "alien" in CARDS[BY_TEXT["alien-tech-institute"]].data["keywords"]
    table = at("over", seat("old-earth alien-tech-institute"), OTHER)
    assert public(table, 0)["points"]["alien-tech-institute"] == 2  # itself


@rule("RG-23.9")
def test_mining_league_leaves_a_single_rare_good_to_mining_conglomerate() -> None:
    table = at("consume", seat("new-sparta mining-league comet-zone", goods="comet-zone"), seat("old-earth"))
    assert (chips(table), goods(table, 0)) == ([0, 0], ["comet-zone"])
    both = at("consume", seat("new-sparta mining-league mining-conglomerate comet-zone", goods="comet-zone"),
              seat("old-earth"))
    assert (chips(both), goods(both, 0)) == ([1, 0], [])


@rule("RG-23.12")
def test_interstellar_bank_draws_for_an_owner_who_did_not_call_develop_and_for_one_without_cards() -> None:
    table = at("develop", seat("old-earth interstellar-bank"), seat("new-sparta interstellar-bank~2", "1"),
               seat("earths-lost-colony", "1", actions="develop"))
    assert hands(table) == [1, 2, 1]


@rule("RG-23.16")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
def test_each_of_them_takes_two_hand_cards_and_no_third(card: str) -> None:
    table = at("consume", seat(f"new-sparta {card}", "5"), seat("old-earth"))
    table.answer(0, card)
    assert (table.decision(0).least, table.decision(0).most) == (0, 2)
