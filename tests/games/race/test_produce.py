"""V. Produce (RG-10), and the powers of that phase (RG-20)."""

from __future__ import annotations

import json

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import rule
from tests.games.race.tables import faces, goods, hand, hands, happened, piles, public, seat
from tests.games.race.tables import table as at

OTHER = seat("new-sparta")
"""A player who makes nothing and draws nothing in Produce."""


@rule("RG-10.1", "RG-20.1")
def test_a_good_of_its_colour_comes_unseen_from_the_deck_onto_every_production_world() -> None:
    table = at(
        "produce",
        seat("earths-lost-colony bio-hazard-mining-world plague-world alien-robotic-factory expanding-colony"),
        seat("old-earth spice-world", actions="produce"),
        deck=["rebel-base", "space-port", 28],
        script={("good", 1): "space-port", ("good", 0): "rebel-base"},
    )
    assert goods(table, 0) == ["earths-lost-colony", "bio-hazard-mining-world", "plague-world", "alien-robotic-factory"]
    assert goods(table, 1) == ["spice-world"]
    assert public(table, 0)["produced"] == [0, 1, 1, 1, 1]  # grey, Novelty, Rare, Genes, Alien
    assert piles(table) == (25, 0)
    assert hands(table) == [0, 0]
    assert faces(table, 0)["earths-lost-colony"] == "rebel-base"
    for viewer in (SPECTATOR, 0, 1):
        assert "rebel-base" not in json.dumps([table.view(viewer).document(), table.events(viewer=viewer)])


@rule("RG-10.1", "RG-10.2", "RG-20.1")
def test_a_world_keeps_the_one_good_it_has() -> None:
    table = at(
        "produce",
        seat("old-earth gem-world spice-world", goods={"gem-world": "rebel-base"}),
        OTHER,
        deck=30,
    )
    assert goods(table, 0) == ["gem-world", "spice-world"]
    assert faces(table, 0)["gem-world"] == "rebel-base"
    assert happened(table, "good") == [("good", 0, "spice-world")]
    assert piles(table) == (29, 0)


@rule("RG-10.2", "RG-10.4")
def test_the_bonus_does_not_put_a_second_good_on_a_windfall_world() -> None:
    table = at(
        "produce",
        seat("old-earth asteroid-belt refugee-world pre-sentient-race", goods="asteroid-belt", actions="produce"),
        OTHER,
    )
    assert table.options(0) == ["bonus>refugee-world", "bonus>pre-sentient-race"]
    assert table.why_not(0, "asteroid-belt") == "RG-10.2"
    table.answer(0, "bonus>pre-sentient-race")
    assert goods(table, 0) == ["asteroid-belt", "pre-sentient-race"]


@rule("RG-10.3", "RG-20.5")
@pytest.mark.parametrize(("world", "drawn"), [("gem-world", 1), ("mining-world", 1), ("lost-species-ark-world", 2)])
def test_a_world_draws_for_the_good_it_makes_and_for_no_other(world: str, drawn: int) -> None:
    empty = at("produce", seat(f"new-sparta {world}"), seat("old-earth"))
    assert (goods(empty, 0), hands(empty)) == ([world], [drawn, 0])
    full = at("produce", seat(f"new-sparta {world}", goods=f"{world}"), seat("old-earth"))
    assert (goods(full, 0), hands(full)) == ([world], [0, 0])


@rule("RG-10.3", "RG-11.5", "RG-20.5")
def test_no_card_is_drawn_for_a_good_that_was_lost_because_the_piles_are_empty() -> None:
    table = at("produce", seat("old-earth spice-world gem-world"), OTHER, deck=1, discard=0)
    assert goods(table, 0) == ["spice-world"]
    assert hands(table) == [0, 0]


@rule("RG-10.4", "RG-10.7")
def test_only_who_called_produce_fills_a_windfall_world_and_only_one() -> None:
    table = at(
        "produce",
        seat("old-earth asteroid-belt refugee-world", actions="produce"),
        seat("epsilon-eridani radioactive-world pre-sentient-race", actions="settle"),
    )
    assert table.options(0) == ["bonus>asteroid-belt", "bonus>refugee-world"]
    table.answer(0, "bonus>refugee-world")
    assert (goods(table, 0), goods(table, 1)) == (["refugee-world"], [])
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-10.4")
def test_the_bonus_gives_nothing_to_a_caller_without_an_empty_windfall_world() -> None:
    table = at("produce", seat("alpha-centauri gem-world", goods="alpha-centauri", actions="produce"), OTHER)
    assert goods(table, 0) == ["alpha-centauri", "gem-world"]
    assert happened(table, "good") == [("good", 0, "gem-world")]


@rule("RG-10.5", "RG-10.7", "RG-20.3")
@pytest.mark.parametrize(
    ("power", "filled"),
    [
        ("mining-robots", "asteroid-belt"),
        ("mining-league", "asteroid-belt"),
        ("genetics-lab", "pre-sentient-race"),
        ("free-trade-association", "refugee-world"),
        ("expanding-colony", "refugee-world"),
        ("alien-rosetta-stone-world", "deserted-alien-outpost"),
    ],
)
def test_a_power_of_one_kind_fills_an_empty_windfall_world_of_that_kind(power: str, filled: str) -> None:
    worlds = "refugee-world asteroid-belt pre-sentient-race deserted-alien-outpost"
    table = at("produce", seat(f"new-sparta {worlds} {power}"), seat("old-earth galactic-resort"))
    assert goods(table, 0) == [filled]
    assert goods(table, 1) == []
    taken = at("produce", seat(f"new-sparta {worlds} {power}", goods=filled), seat("old-earth"))
    assert goods(taken, 0) == [filled]
    assert happened(taken, "good") == []


@rule("RG-20.2", "RG-10.5")
def test_galactic_engineers_fill_one_windfall_world_of_any_kind() -> None:
    worlds = "refugee-world asteroid-belt pre-sentient-race deserted-alien-outpost"
    table = at("produce", seat(f"new-sparta galactic-engineers {worlds}", goods="asteroid-belt"),
               seat("old-earth galactic-resort"))
    assert table.options(0) == [
        "galactic-engineers>refugee-world", "galactic-engineers>pre-sentient-race",
        "galactic-engineers>deserted-alien-outpost",
    ]
    table.answer(0, "galactic-engineers>deserted-alien-outpost")
    assert goods(table, 0) == ["asteroid-belt", "deserted-alien-outpost"]
    assert goods(table, 1) == []


@rule("RG-10.8")
def test_the_owner_chooses_worlds_and_order_of_bonus_and_powers() -> None:
    caller = seat("old-earth asteroid-belt pre-sentient-race mining-robots", actions="produce")
    wasteful = at("produce", caller, OTHER)
    assert wasteful.options(0) == ["mining-robots>asteroid-belt", "bonus>asteroid-belt", "bonus>pre-sentient-race"]
    wasteful.answer(0, "bonus>asteroid-belt")
    assert goods(wasteful, 0) == ["asteroid-belt"]  # Mining Robots have no target left
    thrifty = at("produce", caller, OTHER)
    thrifty.answer(0, "mining-robots>asteroid-belt")
    assert goods(thrifty, 0) == ["asteroid-belt", "pre-sentient-race"]
    later = at("produce", caller, OTHER)
    later.answer(0, "bonus>pre-sentient-race")
    assert goods(later, 0) == ["pre-sentient-race", "asteroid-belt"]


@rule("RG-10.8")
def test_bonus_and_powers_must_be_used_while_they_have_a_target() -> None:
    table = at("produce", seat("old-earth asteroid-belt radioactive-world destroyed-world mining-robots",
                               actions="produce"), OTHER)
    assert table.why_not(0, "none") == "RG-10.8"
    with pytest.raises(Refused):
        table.answer(0, "none")
    table.answer(0, "mining-robots>radioactive-world")
    assert table.options(0) == ["bonus>asteroid-belt", "bonus>destroyed-world"]  # each is used once
    table.answer(0, "bonus>destroyed-world")
    assert goods(table, 0) == ["radioactive-world", "destroyed-world"]


@rule("RG-10.9", "RG-20.7", "RG-20.8", "RG-10.11a")
def test_draws_that_count_wait_for_all_production_of_their_owner() -> None:
    table = at(
        "produce",
        seat("new-sparta consumer-markets diversified-economy spice-world refugee-world asteroid-belt",
             actions="produce"),
        seat("earths-lost-colony"),
    )
    assert table.options(0) == ["bonus>refugee-world", "bonus>asteroid-belt"]
    assert hands(table) == [0, 0]
    table.answer(0, "bonus>refugee-world")
    assert happened(table, "good", "drew") == [
        ("good", 0, "spice-world"),
        ("good", 0, "refugee-world"),
        ("drew", 0, 2, []),  # Consumer Markets: two Novelty goods
        ("drew", 0, 1, []),  # Diversified Economy: one kind
        ("good", 1, "earths-lost-colony"),
    ]
    assert hands(table) == [3, 0]


@rule("RG-10.9", "RG-20.10", "RG-20.12")
def test_most_rare_elements_is_judged_when_all_players_have_finished() -> None:
    behind = at("produce", seat("old-earth mining-conglomerate rebel-miners"),
                seat("epsilon-eridani bio-hazard-mining-world imperium-armaments-world"))
    assert hands(behind) == [0, 0]
    ahead = at("produce", seat("old-earth mining-conglomerate rebel-miners new-earth"),
               seat("epsilon-eridani bio-hazard-mining-world"))
    assert hands(ahead) == [2, 0]
    assert happened(ahead, "good", "drew")[-2:] == [("good", 1, "bio-hazard-mining-world"), ("drew", 0, 2, [])]


@rule("RG-20.10", "RG-20.12")
def test_each_owner_of_mining_conglomerate_is_judged_for_himself() -> None:
    table = at("produce", seat("old-earth mining-conglomerate rebel-miners"),
               seat("epsilon-eridani mining-conglomerate~2 bio-hazard-mining-world new-earth"),
               seat("alpha-centauri imperium-armaments-world"))
    assert hands(table) == [0, 2, 0]


@rule("RG-10.10", "RG-20.4")
@pytest.mark.parametrize(
    ("card", "drawn"),
    [("gem-world", 1), ("comet-zone", 1), ("rebel-underground", 1), ("merchant-guild", 2),
     ("lost-species-ark-world", 2)],
)
def test_icons_in_the_header_are_no_second_power(card: str, drawn: int) -> None:
    assert hands(at("produce", seat(f"new-sparta {card}"), seat("old-earth"))) == [drawn, 0]


@rule("RG-10.10")
def test_a_card_that_fills_a_windfall_world_fills_one() -> None:
    table = at("produce", seat("new-sparta genetics-lab pre-sentient-race empath-world"),
               seat("old-earth"))
    table.answer(0, "genetics-lab>empath-world")
    assert goods(table, 0) == ["empath-world"]


@rule("RG-20.4")
def test_plain_draws_come_with_or_without_goods() -> None:
    table = at("produce", seat("old-earth rebel-underground"), seat("new-sparta merchant-guild"))
    assert happened(table, "good") == []
    assert hands(table) == [1, 2]


@rule("RG-10.11", "RG-10.11a", "RG-10.3", "RG-20.6")
def test_the_order_of_all_that_happens_in_produce() -> None:
    table = at(
        "produce",
        seat("new-sparta merchant-guild runaway-robots gem-world consumer-markets artist-colony comet-zone "
             "mining-conglomerate", actions="produce"),
        seat("old-earth spice-world pan-galactic-league plague-world rebel-underground"),
        seat("epsilon-eridani secluded-world"),
    )
    assert happened(table, "good", "drew") == [
        ("good", 1, "spice-world"),
        ("good", 1, "plague-world"),
        ("drew", 1, 1, []),  # Pan-Galactic League
        ("drew", 1, 1, []),  # Rebel Underground
        ("good", 2, "secluded-world"),
        ("good", 0, "gem-world"),
        ("drew", 0, 1, []),  # Gem World, at once
        ("good", 0, "artist-colony"),
        ("good", 0, "comet-zone"),
        ("drew", 0, 1, []),  # Comet Zone, at once
        ("good", 0, "runaway-robots"),  # the bonus, after the production worlds
        ("drew", 0, 1, []),  # Runaway Robots, at once
        ("drew", 0, 2, []),  # Merchant Guild, placed before ...
        ("drew", 0, 2, []),  # ... Consumer Markets
        ("drew", 0, 2, []),  # Mining Conglomerate, when everybody has finished
    ]


@rule("RG-10.11")
def test_goods_and_draws_take_the_cards_of_the_deck_in_that_order() -> None:
    table = at(
        "produce",
        seat("old-earth gem-world artist-colony"),
        seat("new-sparta comet-zone"),
        deck=["rebel-base", "space-port", "outlaw-world", "refugee-world"],
        script={("good", 0): "rebel-base space-port", ("draw", 0): "outlaw-world"},
    )
    assert hand(table, 0) == ["outlaw-world"]
    assert goods(table, 1) == ["comet-zone"]
    assert hands(table) == [1, 0]  # the deck is used up when Comet Zone would draw
    assert faces(table, 0) == {"gem-world": "rebel-base", "artist-colony": "space-port"}


@rule("RG-20.6")
def test_runaway_robots_draw_when_a_good_is_made_on_them() -> None:
    by_power = at("produce", seat("old-earth runaway-robots mining-robots"), OTHER)
    assert (goods(by_power, 0), hands(by_power)) == (["runaway-robots"], [1, 0])
    by_bonus = at("produce", seat("old-earth runaway-robots", actions="produce"), OTHER)
    assert (goods(by_bonus, 0), hands(by_bonus)) == (["runaway-robots"], [1, 0])
    elsewhere = at("produce", seat("old-earth runaway-robots asteroid-belt mining-robots"), OTHER)
    elsewhere.answer(0, "mining-robots>asteroid-belt")
    assert (goods(elsewhere, 0), hands(elsewhere)) == (["asteroid-belt"], [0, 0])
    full = at("produce", seat("old-earth runaway-robots mining-robots", goods="runaway-robots"),
              OTHER)
    assert (goods(full, 0), hands(full)) == (["runaway-robots"], [0, 0])


@rule("RG-20.7")
@pytest.mark.parametrize(
    ("power", "drawn"),
    [("consumer-markets", 2), ("research-labs", 1)],  # Novelty: Spice World and Secluded World; Alien: the factory
)
def test_a_card_for_each_good_of_the_named_kind(power: str, drawn: int) -> None:
    table = at(
        "produce",
        seat(f"new-sparta {power} spice-world secluded-world plague-world alien-robotic-factory"),
        seat("earths-lost-colony"),
    )
    assert len(goods(table, 0)) == 4
    assert hands(table) == [drawn, 0]


@rule("RG-20.8")
def test_a_card_for_each_different_kind_that_its_owner_made() -> None:
    table = at(
        "produce",
        seat("new-sparta diversified-economy spice-world secluded-world plague-world"),
        seat("old-earth alien-robotic-factory"),
    )
    assert hands(table) == [2, 0]  # Novelty and Genes; the second Novelty good and the other player's do not count


@rule("RG-10.6", "RG-20.9")
def test_pan_galactic_league_counts_genes_worlds_with_or_without_goods() -> None:
    worlds = "plague-world avian-uplift-race empath-world spice-world"
    without = at("produce", seat(f"new-sparta pan-galactic-league {worlds}"),
                 seat("old-earth pre-sentient-race"))
    assert (goods(without, 0), hands(without)) == (["plague-world", "spice-world"], [3, 0])
    with_goods = at("produce", seat(f"new-sparta pan-galactic-league {worlds}",
                                    goods="plague-world avian-uplift-race empath-world"),
                    seat("old-earth pre-sentient-race"))
    assert hands(with_goods) == [3, 0]


@rule("RG-20.11")
@pytest.mark.parametrize(
    ("power", "drawn"),
    [("consumer-markets", 2), ("diversified-economy", 2), ("mining-conglomerate", 2)],
)
def test_produced_means_made_in_this_phase_by_world_power_or_bonus(power: str, drawn: int) -> None:
    table = at(
        "produce",
        seat(f"old-earth {power} earths-lost-colony spice-world refugee-world asteroid-belt radioactive-world "
             "bio-hazard-mining-world mining-robots plague-world",
             goods="earths-lost-colony radioactive-world bio-hazard-mining-world plague-world", actions="produce"),
        seat("new-sparta new-earth", goods="new-earth"),
    )
    table.answer(0, "mining-robots>asteroid-belt")  # and the bonus takes Refugee World
    assert public(table, 0)["produced"] == [0, 2, 1, 0, 0]  # Spice World and Refugee World; Asteroid Belt
    assert len(goods(table, 0)) == 7
    assert hands(table) == [drawn, 0]


@rule("RG-20.11")
@pytest.mark.parametrize(
    ("power", "world"),
    [("consumer-markets", "refugee-world"), ("diversified-economy", "refugee-world"),
     ("mining-conglomerate", "destroyed-world")],
)
def test_a_good_laid_on_placement_was_not_produced(power: str, world: str) -> None:
    table = at(
        "settle",
        seat(f"old-earth {power}", hand=f"{world} 1"),
        seat("epsilon-eridani", actions="produce"),
    )
    table.answer(0, f"settle:{world}")
    assert goods(table, 0) == [world]
    assert [phase for _, phase in happened(table, "phase")] == ["produce"]
    assert happened(table, "drew") == []


@rule("RG-20.10", "RG-20.12")
@pytest.mark.parametrize(
    ("ours", "theirs", "drawn"),
    [
        ("rebel-miners new-earth", "imperium-armaments-world", 2),
        ("rebel-miners", "imperium-armaments-world", 0),  # a tie
        ("rebel-miners", "imperium-armaments-world new-earth", 0),
        ("", "", 0),  # a tie at 0
        ("rebel-miners", "spice-world secluded-world", 2),  # other kinds do not count
    ],
)
def test_mining_conglomerate_wants_a_strict_lead_in_rare_elements(ours: str, theirs: str, drawn: int) -> None:
    table = at("produce", seat(f"old-earth mining-conglomerate {ours}"),
               seat(f"epsilon-eridani {theirs}"))
    assert hands(table) == [drawn, 0]


@rule("RG-20.7", "RG-20.8", "RG-20.11")
@pytest.mark.parametrize(("power", "drawn"), [("consumer-markets", 2), ("diversified-economy", 1)])
def test_goods_of_an_earlier_round_are_not_produced_again(power: str, drawn: int) -> None:
    table = at("actions", seat(f"new-sparta {power} spice-world secluded-world"), seat("old-earth"))
    table.answers("produce", "produce")
    assert hands(table) == [drawn, 0]
    table.answers("produce", "produce")
    assert (hands(table), public(table, 0)["produced"]) == ([drawn, 0], [0, 0, 0, 0, 0])


@rule("RG-20.7", "RG-20.8")
@pytest.mark.parametrize(
    ("power", "drawn"), [("consumer-markets", 1), ("research-labs", 0), ("diversified-economy", 1)]
)
def test_neither_goods_that_lay_there_nor_those_of_others_are_counted(power: str, drawn: int) -> None:
    table = at(
        "produce",
        seat("old-earth artist-colony plague-world rebel-miners"),
        seat(f"new-sparta {power} spice-world secluded-world alien-robotic-factory",
             goods="secluded-world alien-robotic-factory"),
    )
    assert hands(table) == [0, drawn]


@rule("RG-20.8", "RG-23.11")
def test_diversified_economy_draws_a_card_for_each_of_the_four_kinds() -> None:
    table = at("produce", seat("new-sparta diversified-economy spice-world bio-hazard-mining-world plague-world "
                               "alien-robotic-factory"), seat("old-earth"))
    assert hands(table) == [4, 0]


@rule("RG-23.11")
def test_diversified_economy_counts_only_the_kinds_of_its_owner() -> None:
    table = at("produce", seat("old-earth plague-world bio-hazard-mining-world"),
               seat("new-sparta diversified-economy spice-world"))
    assert hands(table) == [0, 1]


@rule("RG-20.10", "RG-20.11")
def test_a_rare_good_made_on_a_windfall_world_counts_for_the_lead() -> None:
    table = at("produce", seat("new-sparta mining-conglomerate asteroid-belt bio-hazard-mining-world",
                               actions="produce"), seat("old-earth rebel-miners"))
    assert (goods(table, 0), hands(table)) == (["bio-hazard-mining-world", "asteroid-belt"], [2, 0])


@rule("RG-20.2", "RG-10.5")
def test_galactic_engineers_fill_one_of_two_windfall_worlds_and_no_second() -> None:
    table = at("produce", seat("new-sparta galactic-engineers asteroid-belt refugee-world"), seat("old-earth"))
    assert table.options(0) == ["galactic-engineers>asteroid-belt", "galactic-engineers>refugee-world"]
    table.answer(0, "galactic-engineers>refugee-world")
    assert goods(table, 0) == ["refugee-world"]
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-10.5", "RG-10.8", "RG-7.9")
def test_a_caller_fills_one_windfall_world_by_the_bonus_and_one_by_a_power() -> None:
    table = at("produce", seat("new-sparta genetics-lab pre-sentient-race empath-world refugee-world",
                               actions="produce"), seat("old-earth"))
    assert table.why_not(0, "none") == "RG-10.8"
    table.answer(0, "genetics-lab>empath-world")
    assert table.why_not(0, "none") == "RG-10.8"
    table.answer(0, "bonus>refugee-world")
    assert goods(table, 0) == ["empath-world", "refugee-world"]


@rule("RG-10.11", "RG-10.11a")
def test_the_order_of_placement_is_that_in_which_cards_came_into_the_tableau() -> None:
    table = at("actions", seat("new-sparta rebel-underground spice-world", "consumer-markets secluded-world 8"),
               seat("old-earth"))
    table.answers("develop", "settle").answers("consumer-markets").answers(",".join(hand(table, 0)[-4:]))
    table.answers("secluded-world").answers(hand(table, 0)[-1])
    table.answers("produce", "produce")
    assert happened(table, "good", "drew") == [
        ("good", 0, "spice-world"), ("good", 0, "secluded-world"), ("drew", 0, 1, []), ("drew", 0, 2, []),
    ]


@rule("RG-10.6", "RG-20.9")
def test_pan_galactic_league_counts_every_genes_world() -> None:
    table = at("produce", seat("new-sparta pan-galactic-league plague-world distant-world pre-sentient-race "
                               "empath-world malevolent-lifeforms"), seat("old-earth"))
    assert hands(table) == [5, 0]


@rule("RG-20.10", "RG-20.12")
@pytest.mark.parametrize("rivals", [("rebel-miners", ""), ("", "rebel-miners")])
def test_the_lead_must_be_over_each_of_several_opponents(rivals: tuple[str, str]) -> None:
    table = at("produce", seat(f"old-earth {rivals[0]}"),
               seat("new-sparta mining-conglomerate bio-hazard-mining-world"),
               seat(f"earths-lost-colony {rivals[1]}"))
    assert hands(table) == [0, 0, 0]
