"""Trade powers (RG-18) and Consume powers (RG-19)."""

from __future__ import annotations

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import Table, rule
from tests.games.race.tables import chips, goods, hand, hands, happened, piles, seat
from tests.games.race.tables import table as at

OTHER = seat("alpha-centauri")
"""A player without goods and without Consume powers."""

NOVELTY, RARE, GENES, ALIEN = "gem-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-outpost"
"""A world of each kind, without Trade or Consume powers."""


# -- Trade ------------------------------------------------------------------------------------------------------------


def sale(cards: str, world: str) -> int:
    """How many cards the good of this world brings to who called Consume: Trade with these cards."""
    placed = cards if world in cards.split() else f"{cards} {world}"
    table = at("trade", seat(placed, goods=world, actions="consume-trade"), OTHER)
    assert happened(table, "sold") == [("sold", 0, world, hands(table)[0])]
    assert goods(table, 0) == []
    return hands(table)[0]


@rule("RG-18.1")
@pytest.mark.parametrize(
    ("card", "more"),
    [("old-earth", 1), ("export-duties", 1), ("galactic-engineers", 1), ("trade-league", 1), ("merchant-world", 2)],
)
def test_a_trade_power_for_any_good_adds_to_every_sale(card: str, more: int) -> None:
    prices = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}
    assert {world: sale("new-sparta", world) for world in prices} == prices
    assert {world: sale(f"new-sparta {card}", world) - more for world in prices} == prices


@rule("RG-18.2")
@pytest.mark.parametrize(
    ("card", "kind", "more"),
    [("genetics-lab", GENES, 1), ("mining-conglomerate", RARE, 1), ("bio-hazard-mining-world", GENES, 2),
     ("space-port", RARE, 2), ("spice-world", NOVELTY, 2), ("distant-world", NOVELTY, 3)],
)
def test_a_trade_power_for_one_kind_adds_to_sales_of_that_kind_only(card: str, kind: str, more: int) -> None:
    for world, price in {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}.items():
        assert sale(f"new-sparta {card}", world) == price + (more if world == kind else 0)


@rule("RG-18.3")
@pytest.mark.parametrize(("world", "more"), [("pirate-world", 3), ("star-nomad-lair", 1)])
def test_a_trade_power_for_this_worlds_good_adds_to_no_other_sale(world: str, more: int) -> None:
    assert sale("new-sparta", world) == 2 + more
    assert sale(f"new-sparta {world}", NOVELTY) == 2
    assert sale("new-sparta export-duties spice-world", world) == 2 + more + 1 + 2  # others that fit are added


@rule("RG-18.4")
def test_trade_powers_do_nothing_without_a_sale() -> None:
    powers = "export-duties merchant-world spice-world pirate-world"
    consumed = at("trade", seat(f"new-sparta public-works {powers}", goods="pirate-world"), OTHER)
    assert (chips(consumed), hands(consumed), goods(consumed, 0)) == ([1, 0], [0, 0], [])
    nothing_to_sell = at("trade", seat(f"new-sparta {powers}", actions="consume-trade"), OTHER)
    assert (chips(nothing_to_sell), hands(nothing_to_sell)) == ([0, 0], [0, 0])


@rule("RG-18.5")
def test_the_kind_of_the_good_counts_and_not_that_of_the_world_with_the_power() -> None:
    # Distant World: a Genes world that helps Novelty sales. Space Port: a Novelty world that helps Rare ones.
    assert sale("new-sparta", "distant-world") == 4
    assert sale("new-sparta distant-world", NOVELTY) == 2 + 3
    assert sale("new-sparta", "space-port") == 2
    assert sale("new-sparta space-port", RARE) == 3 + 2


# -- Consume ----------------------------------------------------------------------------------------------------------


def consume(cards: str, worlds: str = "", action: str = "") -> Table:
    """Consume with these cards and with goods on these further worlds."""
    return at("trade", seat(f"{cards} {worlds}", goods=worlds, actions=action), OTHER)


def outcome(table: Table) -> tuple[int, int, int]:
    """Seat 0: points in chips, cards in hand, goods left."""
    return chips(table)[0], hands(table)[0], len(goods(table, 0))


@rule("RG-19.1")
@pytest.mark.parametrize(
    ("cards", "points", "drawn"),
    [
        ("new-sparta public-works", 1, 0),
        ("new-sparta expanding-colony", 1, 0),
        ("new-sparta galactic-trendsetters", 2, 0),
        ("new-sparta terraformed-world", 1, 0),
        ("new-sparta prosperous-world", 1, 0),
        ("earths-lost-colony", 1, 0),
        ("epsilon-eridani", 1, 1),
        ("new-sparta galactic-resort", 1, 1),
        ("new-sparta new-earth", 1, 1),
        ("new-sparta outlaw-world", 1, 1),
        ("new-sparta new-vinland", 0, 2),
        ("new-sparta secluded-world", 0, 1),
    ],
)
def test_one_good_of_any_kind_for_points_and_cards(cards: str, points: int, drawn: int) -> None:
    for world in (NOVELTY, RARE, GENES, ALIEN):
        assert outcome(consume(cards, world)) == (points, drawn, 0)
    two = consume(cards, f"{NOVELTY} {RARE}")
    assert two.asks() == [(0, "goods")]
    two.answer(0, RARE)
    assert outcome(two) == (points, drawn, 1)
    assert goods(two, 0) == [NOVELTY]


@rule("RG-19.2")
def test_tourist_world_takes_two_goods_of_any_kinds_for_three_points() -> None:
    assert outcome(consume("new-sparta tourist-world", f"{NOVELTY} spice-world")) == (3, 0, 0)  # equal
    assert outcome(consume("new-sparta tourist-world", f"{RARE} {ALIEN}")) == (3, 0, 0)  # or not
    assert outcome(consume("new-sparta tourist-world", GENES)) == (0, 0, 1)
    three = consume("new-sparta tourist-world", f"{NOVELTY} {RARE} {GENES}")
    assert (three.decision(0).least, three.decision(0).most) == (2, 2)
    three.answer(0, f"{NOVELTY},{GENES}")
    assert (outcome(three), goods(three, 0)) == ((3, 0, 1), [RARE])


@rule("RG-19.3")
def test_diversified_economy_takes_three_goods_of_three_kinds_for_three_points() -> None:
    assert outcome(consume("new-sparta diversified-economy", f"{NOVELTY} {RARE} {GENES}")) == (3, 0, 0)
    assert outcome(consume("new-sparta diversified-economy", f"{NOVELTY} spice-world {RARE}")) == (0, 0, 3)
    table = consume("new-sparta diversified-economy", f"{NOVELTY} spice-world {RARE} {ALIEN}")
    with pytest.raises(Refused, match=r"RG-19\.3"):
        table.answer(0, f"{NOVELTY},spice-world,{RARE}")
    with pytest.raises(Refused):
        table.answer(0, f"{NOVELTY},{RARE}")
    table.answer(0, f"spice-world,{RARE},{ALIEN}")
    assert (outcome(table), goods(table, 0)) == ((3, 0, 1), [NOVELTY])


@rule("RG-19.4")
@pytest.mark.parametrize("kept", [NOVELTY, RARE, GENES, ALIEN])
def test_with_four_kinds_the_owner_chooses_which_three_he_gives_up(kept: str) -> None:
    every = [NOVELTY, RARE, GENES, ALIEN]
    table = consume("new-sparta diversified-economy", " ".join(every))
    table.answer(0, ",".join(world for world in every if world != kept))
    assert (outcome(table), goods(table, 0)) == ((3, 0, 1), [kept])


@rule("RG-19.5")
@pytest.mark.parametrize(
    ("card", "kind", "number", "points", "drawn"),
    [
        ("plague-world", "genes", 1, 1, 1),
        ("research-labs", "genes", 1, 1, 0),
        ("new-survivalists", "novelty", 1, 0, 1),
        ("terraforming-robots", "rare", 1, 1, 1),
        ("mining-league", "rare", 2, 3, 0),
    ],
)
def test_the_shown_number_of_goods_of_the_named_kind(
    card: str, kind: str, number: int, points: int, drawn: int
) -> None:
    of_kind = {"novelty": [NOVELTY, "spice-world"], "rare": [RARE, "radioactive-world"],
               "genes": [GENES, "empath-world"]}
    wrong = " ".join(world for name, worlds in of_kind.items() if name != kind for world in worlds)
    assert outcome(consume(f"new-sparta {card}", f"{wrong} {ALIEN}")) == (0, 0, 5)
    right = " ".join(of_kind[kind][:number])
    table = consume(f"new-sparta {card}", f"{ALIEN} {right}")
    assert (outcome(table), goods(table, 0)) == ((points, drawn, 1), [ALIEN])


@rule("RG-19.6")
@pytest.mark.parametrize(
    ("cards", "worlds", "points", "drawn", "left"),
    [
        ("old-earth", NOVELTY, 1, 0, 0),
        ("old-earth", f"{NOVELTY} {ALIEN}", 2, 0, 0),
        ("new-sparta consumer-markets", f"{NOVELTY} {RARE}", 1, 0, 1),
        ("new-sparta consumer-markets", f"{NOVELTY} spice-world space-port", 3, 0, 0),
        ("new-sparta free-trade-association", NOVELTY, 1, 1, 0),
        ("new-sparta free-trade-association", f"{NOVELTY} spice-world space-port", 3, 3, 0),
        ("new-sparta mining-conglomerate", f"{RARE} {GENES}", 1, 0, 1),
        ("new-sparta mining-conglomerate", f"{RARE} radioactive-world", 2, 0, 0),
    ],
)
def test_up_to_a_number_of_goods_with_the_reward_for_each(
    cards: str, worlds: str, points: int, drawn: int, left: int
) -> None:
    assert outcome(consume(cards, worlds)) == (points, drawn, left)


@rule("RG-19.7")
@pytest.mark.parametrize(
    ("cards", "worlds", "number"),
    [("old-earth", [NOVELTY, RARE, GENES], 2),
     ("new-sparta consumer-markets", [NOVELTY, "spice-world", "space-port", "artist-colony"], 3),
     ("new-sparta free-trade-association", [NOVELTY, "spice-world", "space-port", "artist-colony"], 3),
     ("new-sparta mining-conglomerate", [RARE, "radioactive-world", "destroyed-world"], 2)],
)
def test_such_a_power_takes_as_many_as_it_can(cards: str, worlds: list[str], number: int) -> None:
    table = consume(cards, " ".join(worlds))
    assert table.asks() == [(0, "goods")]
    for wrong in range(number):
        with pytest.raises(Refused):
            table.answer(0, ",".join(worlds[:wrong]))
    with pytest.raises(Refused):
        table.answer(0, ",".join(worlds))
    table.answer(0, ",".join(worlds[-number:]))
    assert (chips(table)[0], goods(table, 0)) == (number, worlds[:-number])
    exact = consume(cards, " ".join(worlds[:number]))
    assert (chips(exact)[0], goods(exact, 0)) == (number, [])  # nothing to choose, nothing left


@rule("RG-19.8", "RG-19.9")
def test_pilgrimage_world_takes_what_is_there_at_that_moment() -> None:
    first = consume("new-sparta pilgrimage-world galactic-trendsetters", f"{NOVELTY} {RARE} {GENES}")
    assert first.options(0) == ["pilgrimage-world", "galactic-trendsetters"]
    first.answer(0, "pilgrimage-world")
    assert outcome(first) == (2, 0, 0)
    after = consume("new-sparta pilgrimage-world galactic-trendsetters", f"{NOVELTY} {RARE} {GENES}")
    after.answer(0, "galactic-trendsetters").answer(0, GENES)
    assert outcome(after) == (2 + 1, 0, 0)


@rule("RG-19.10", "RG-19.11")
@pytest.mark.parametrize(("worlds", "action", "points"), [
    ("", "", 0), (ALIEN, "", 0), (f"{ALIEN} {RARE}", "", 1),
    ("", "consume-2x", 0), (ALIEN, "consume-2x", 0), (f"{ALIEN} {RARE} {GENES}", "consume-2x", 4),
])
def test_pilgrimage_world_is_mandatory_and_is_doubled_after_taking_one_off(
    worlds: str, action: str, points: int
) -> None:
    assert outcome(consume("new-sparta pilgrimage-world", worlds, action)) == (points, 0, 0)


@rule("RG-19.12", "RG-19.13", "RG-19.14")
@pytest.mark.parametrize(("world", "price"), [(NOVELTY, 2), (RARE, 3), (GENES, 4), (ALIEN, 5)])
def test_two_cards_sell_a_good_in_consume(world: str, price: int) -> None:
    plain = consume("new-sparta black-market-trading-world export-duties", world)
    assert outcome(plain) == (0, price, 0)  # Trade powers have no effect
    full = consume("new-sparta trade-league export-duties", world)
    assert outcome(full) == (0, price + 1 + 1, 0)  # its own and those of Export Duties


@rule("RG-19.13", "RG-19.14")
def test_a_trade_power_for_this_worlds_good_works_with_trade_league_only() -> None:
    assert outcome(consume("new-sparta black-market-trading-world", "pirate-world")) == (0, 2, 0)
    assert outcome(consume("new-sparta trade-league", "pirate-world")) == (0, 2 + 3 + 1, 0)


@rule("RG-19.15")
@pytest.mark.parametrize(("card", "drawn"), [("black-market-trading-world", 5), ("trade-league", 5 + 1)])
def test_selling_in_consume_is_mandatory_and_comes_on_top_of_the_trade_bonus(card: str, drawn: int) -> None:
    table = consume(f"new-sparta {card}", f"{NOVELTY} {ALIEN} {RARE}", "consume-trade")
    table.answer(0, f"sell:{NOVELTY}")
    before = hands(table)[0]
    assert table.asks() == [(0, "sell")]
    assert table.view(0).document()["asked"]["rule"] == "RG-19.12"
    assert table.why_not(0, "none") == "RG-19.15"
    table.answer(0, f"sell:{ALIEN}")
    assert hands(table)[0] - before == drawn
    assert goods(table, 0) == [RARE]  # one good for the bonus, one for the power
    single = consume(f"new-sparta {card}", ALIEN, "consume-trade")
    assert len(happened(single, "sold")) == 1


@rule("RG-19.16")
def test_new_economy_draws_a_card_and_needs_no_good() -> None:
    table = consume("new-sparta new-economy")
    assert outcome(table) == (0, 1, 0)
    doubled = consume("new-sparta new-economy", NOVELTY, "consume-2x")
    assert outcome(doubled) == (0, 1, 1)


@rule("RG-19.17")
@pytest.mark.parametrize(
    ("top", "named", "won"),
    [("rebel-homeworld", 7, True), ("rebel-homeworld", 6, False), ("new-sparta", 2, True), ("drop-ships", 4, True),
     ("drop-ships", 3, False), ("galactic-imperium", 6, True), ("secluded-world", 1, True)],
)
def test_a_lucky_draw_wins_a_card_of_the_named_cost_or_defense(top: str, named: int, won: bool) -> None:
    table = at("consume", seat("old-earth gambling-world"), OTHER, script={("flip", 0): top})
    table.answer(0, f"lucky:{named}")
    assert hand(table, 0) == ([top] if won else [])
    assert table.view(SPECTATOR).zones["discard_open"] == ([] if won else [top])
    assert happened(table, "lucky") == [("lucky", 0, named, top, won)]
    assert piles(table)[1] == int(not won)


@rule("RG-19.17", "RG-19.18")
def test_a_number_from_1_to_7_must_be_named_and_a_card_of_cost_0_is_never_won() -> None:
    table = at("consume", seat("old-earth gambling-world"), OTHER, script={("flip", 0): "refugee-world"})
    assert table.asks() == [(0, "lucky")]
    assert table.why_not(0, "none") == "RG-19.18"
    for wrong in ("none", "0", "8", "-1"):
        with pytest.raises(Refused):
            table.answer(0, wrong)
    table.answer(0, "1")
    assert hands(table) == [0, 0]
    for number in range(1, 8):
        other = at("consume", seat("old-earth gambling-world"), OTHER, script={("flip", 0): "pilgrimage-world"})
        assert hands(other.answer(0, str(number))) == [0, 0]


@rule("RG-19.19", "RG-9.9")
@pytest.mark.parametrize("order", [["gambling-world.lucky", "gambling-world.goods"],
                                   ["gambling-world.goods", "gambling-world.lucky"]])
def test_gambling_world_has_two_powers_used_once_each_in_any_order(order: list[str]) -> None:
    table = at("consume", seat(f"new-sparta gambling-world {NOVELTY} {RARE}", goods=f"{NOVELTY} {RARE}"), OTHER,
               script={("flip", 0): "rebel-homeworld"})
    assert table.options(0) == ["gambling-world.goods", "gambling-world.lucky"]
    table.answer(0, order[0])
    asked = []
    while table.asks()[0][1] != "action":
        asked.append(table.asks()[0][1])
        table.answer(0, {"goods": NOVELTY, "lucky": "7"}[asked[-1]])
    assert asked == [power.split(".")[1] for power in order]
    assert outcome(table) == (1, 1, 1)


@rule("RG-19.20", "RG-19.21", "RG-19.22")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
@pytest.mark.parametrize("action", ["", "consume-2x"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_two_hand_cards_for_one_point_each_never_doubled(card: str, action: str, number: int) -> None:
    table = at("consume", seat(f"new-sparta {card}", "5", actions=action), OTHER)
    assert table.options(0) == [card, "none"]
    table.answer(0, card)
    with pytest.raises(Refused):
        table.answer(0, ",".join(hand(table, 0)[:3]))
    table.answer(0, ",".join(hand(table, 0)[:number]) or "none")
    assert outcome(table) == (number, 5 - number, 0)


@rule("RG-19.22")
def test_discarding_hand_cards_can_be_declined() -> None:
    table = at("consume", seat("new-sparta deficit-spending", "5"), OTHER)
    table.answer(0, "consume:none")
    assert outcome(table) == (0, 5, 0)
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-19.23")
def test_discarding_hand_cards_is_done_in_one_go() -> None:
    table = at("consume", seat("new-sparta deficit-spending merchant-world", "5"), OTHER)
    table.answer(0, "deficit-spending").answer(0, hand(table, 0)[0])
    assert outcome(table) == (1, 4, 0)
    assert table.options(0) == ["merchant-world", "none"]
    assert table.why_not(0, "deficit-spending") == "RG-9.9"


@rule("RG-19.2")
def test_tourist_world_takes_no_single_good() -> None:
    table = consume("new-sparta tourist-world", NOVELTY)
    assert (outcome(table), table.asks()) == ((0, 0, 1), [(0, "action"), (1, "action")])


@rule("RG-19.3", "RG-19.4")
def test_diversified_economy_takes_three_goods_though_there_are_four_kinds() -> None:
    table = consume("new-sparta diversified-economy", "gem-world comet-zone distant-world alien-robotic-factory")
    table.answers("gem-world,comet-zone,alien-robotic-factory")
    assert (chips(table)[0], goods(table, 0)) == (3, ["distant-world"])


@rule("RG-19.5")
def test_mining_league_takes_no_single_rare_good() -> None:
    table = consume("new-sparta mining-league", "comet-zone gem-world")
    assert (outcome(table), table.asks()) == ((0, 0, 2), [(0, "action"), (1, "action")])


@rule("RG-19.8")
def test_pilgrimage_world_takes_all_goods_however_many() -> None:
    assert outcome(consume("new-sparta pilgrimage-world", "gem-world spice-world comet-zone mining-world space-port")) \
        == (4, 0, 0)


@rule("RG-19.12", "RG-9.6")
@pytest.mark.parametrize("card", ["black-market-trading-world", "trade-league"])
def test_the_owner_chooses_which_good_such_a_card_sells(card: str) -> None:
    table = consume(f"new-sparta {card}", "gem-world alien-robotic-factory")
    assert table.options(0) == ["gem-world", "alien-robotic-factory"]
    table.answer(0, "sell:alien-robotic-factory")
    assert (hands(table)[0], goods(table, 0)) == (5 + (card == "trade-league"), ["gem-world"])


@rule("RG-19.15")
def test_the_last_good_is_sold_by_such_a_power() -> None:
    table = consume("new-sparta black-market-trading-world", "gem-world comet-zone", "consume-trade")
    table.answer(0, "sell:gem-world")
    assert outcome(table) == (0, 2 + 3, 0)


@rule("RG-19.20", "RG-19.22")
def test_a_single_hand_card_may_be_discarded_for_a_point_or_kept() -> None:
    table = at("consume", seat("new-sparta deficit-spending", "1"), OTHER)
    assert table.options(0) == ["deficit-spending", "none"]
    table.answer(0, "deficit-spending")
    assert (table.decision(0).least, table.decision(0).most) == (0, 1)
    table.answer(0, hand(table, 0)[0])
    assert (chips(table)[0], hands(table)[0]) == (1, 0)


@rule("RG-9.7", "RG-9.25")
@pytest.mark.parametrize("cards", ["public-works deficit-spending", "deficit-spending public-works"])
def test_the_player_cannot_stop_while_a_mandatory_power_stands_before_or_after_an_optional_one(cards: str) -> None:
    table = at("consume", seat(f"new-sparta {cards} gem-world", "3", goods="gem-world"), OTHER)
    assert sorted(table.options(0)) == ["deficit-spending", "public-works"]
    assert table.why_not(0, "none") == "RG-9.7"
    table.answer(0, "public-works")
    assert table.options(0) == ["deficit-spending", "none"]


@rule("RG-9.25", "RG-9.19")
def test_when_one_player_stops_the_next_one_still_consumes() -> None:
    table = at("consume", seat("old-earth deficit-spending", "2"),
               seat("epsilon-eridani gem-world", goods="gem-world"))
    table.answer(0, "none")
    assert (chips(table), hands(table), goods(table, 1)) == ([0, 1], [2, 1], [])


@rule("RG-9.12", "RG-9.10")
def test_free_trade_association_takes_three_of_four_goods_and_not_fewer() -> None:
    table = consume("new-sparta free-trade-association", "gem-world spice-world artist-colony space-port")
    assert (table.decision(0).least, table.decision(0).most) == (3, 3)
    table.answers("gem-world,spice-world,space-port")
    assert outcome(table) == (3, 3, 1)


@rule("RG-9.9", "RG-19.16")
def test_a_power_that_takes_nothing_happens_once_in_a_phase() -> None:
    table = at("consume", seat("new-sparta new-economy deficit-spending", "2"), OTHER)
    table.answer(0, "new-economy")
    assert (table.options(0), hands(table)[0]) == (["deficit-spending", "none"], 3)
    assert table.why_not(0, "new-economy") == "RG-9.9"


@rule("RG-9.24", "RG-19.20")
def test_points_for_hand_cards_too_are_taken_from_the_bank() -> None:
    table = at("consume", seat("new-sparta deficit-spending", "3"), OTHER)
    table.answer(0, "deficit-spending").answer(0, ",".join(hand(table, 0)[:2]))
    assert (chips(table)[0], table.view(SPECTATOR).zones["bank"]) == (2, 22)


@rule("RG-9.20", "RG-19.11")
def test_the_points_for_all_goods_are_doubled() -> None:
    table = consume("new-sparta pilgrimage-world", "gem-world spice-world comet-zone", "consume-2x")
    assert outcome(table) == (2 * (3 - 1), 0, 0)


@rule("RG-19.20")
def test_without_hand_cards_the_power_that_takes_them_is_not_asked_for() -> None:
    table = at("consume", seat("new-sparta deficit-spending"), OTHER)
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-19.10", "RG-19.15", "RG-9.23")
def test_without_goods_the_powers_that_take_all_or_sell_one_cannot_be_used_and_this_is_told() -> None:
    placed = "new-sparta pilgrimage-world black-market-trading-world deficit-spending"
    table = at("consume", seat(placed, "1"), OTHER)
    assert table.options(0) == ["deficit-spending", "none"]
    assert [table.why_not(0, card) for card in ("pilgrimage-world", "black-market-trading-world")] == ["RG-9.23"] * 2
