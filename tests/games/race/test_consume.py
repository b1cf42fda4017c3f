"""Section 9 of the rules: phase IV, Consume. A position at the step "trade" stands at its beginning."""

from typing import Any

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import Table, rule
from tests.games.race.tables import chips, goods, hand, hands, happened, phases, piles, seat, table, whatever

CALLER = seat("old-earth", actions="consume-2x")


def consuming(placed: str, filled: str, cards: str = "", actions: str = "", **rest: Any) -> Table:
    """Seat 0 begins Consume with goods on these worlds; somebody else called the phase."""
    return table("trade", seat(placed, cards, goods=filled, actions=actions), CALLER, **rest)


@rule("RG-9.1")
@pytest.mark.parametrize("actions", ["", "produce", "consume-2x"])
def test_everybody_must_use_his_powers_as_far_as_he_can(actions: str) -> None:
    game = consuming(
        "new-sparta public-works expanding-colony asteroid-belt gem-world comet-zone",
        "asteroid-belt gem-world comet-zone", actions=actions,
    )
    game.answers("public-works").answers("goods:gem-world").answers("goods:comet-zone")
    assert (chips(game)[0], len(game.events("consumed"))) == (4 if actions == "consume-2x" else 2, 2)
    assert [event["cards"] for event in game.events("consumed")] == [["gem-world"], ["comet-zone"]]


@rule("RG-9.2")
@pytest.mark.parametrize(
    ("placed", "filled", "points", "left"),
    [
        ("tourist-world gem-world comet-zone", "gem-world comet-zone", 3, []),  # two goods of any kinds
        ("mining-league gem-world comet-zone mining-world", "gem-world comet-zone mining-world", 3, ["gem-world"]),
        ("plague-world gem-world", "plague-world gem-world", 1, ["gem-world"]),  # one kind
    ],
)
def test_powers_that_take_several_goods_or_goods_of_one_kind(
    placed: str, filled: str, points: int, left: list[str]
) -> None:
    game = consuming(f"new-sparta {placed}", filled)
    assert (chips(game)[0], goods(game, 0)) == (points, left)


@rule("RG-9.2")
def test_powers_that_take_hand_cards_or_nothing_at_all() -> None:
    hand_cards = consuming("new-sparta deficit-spending", "", "gem-world rebel-base new-earth")
    hand_cards.answers("deficit-spending").answers("hand:gem-world,new-earth")
    assert (chips(hand_cards)[0], hand(hand_cards, 0)) == (2, ["rebel-base"])
    nothing = consuming("new-sparta new-economy", "")
    assert (chips(nothing)[0], hands(nothing)[0]) == (0, 1)


@rule("RG-9.3")
def test_goods_are_discarded_face_down_and_nobody_looks() -> None:
    lying = {"gem-world": "rebel-base"}
    game = table("trade", seat("new-sparta public-works gem-world", goods=lying), CALLER, discard=3)
    assert (goods(game, 0), piles(game)[1]) == ([], 4)
    for viewer in (0, 1, SPECTATOR):
        zones = game.view(viewer).zones
        assert (zones["discard_open"], zones["discard_mine"]) == ([], [])
        assert "rebel-base" not in str(game.view(viewer).document()) + str(game.events(viewer=viewer))


@rule("RG-9.4")
def test_a_good_counts_for_one_power_only() -> None:
    game = consuming("new-sparta public-works expanding-colony gem-world", "gem-world")
    game.answers("public-works")
    assert (chips(game)[0], goods(game, 0)) == (1, [])
    assert [event["power"] for event in game.events("consumed")] == ["public-works"]


@rule("RG-9.5")
def test_a_good_may_come_from_any_world() -> None:
    game = consuming("new-sparta prosperous-world asteroid-belt", "asteroid-belt")
    assert (chips(game)[0], goods(game, 0)) == (1, [])


@rule("RG-9.5", "RG-9.6")
def test_the_owner_chooses_which_good_a_power_takes() -> None:
    game = consuming("new-sparta prosperous-world asteroid-belt gem-world", "prosperous-world asteroid-belt gem-world")
    assert (game.asks(), game.options(0)) == ([(0, "goods")], ["prosperous-world", "asteroid-belt", "gem-world"])
    game.answers("goods:asteroid-belt")
    assert goods(game, 0) == ["prosperous-world", "gem-world"]


@rule("RG-9.6")
def test_a_power_of_one_kind_is_offered_goods_of_that_kind_only() -> None:
    filled = "plague-world pre-sentient-race gem-world"
    game = consuming("new-sparta plague-world pre-sentient-race gem-world", filled)
    assert game.options(0) == ["plague-world", "pre-sentient-race"]


@rule("RG-9.7")
def test_while_a_mandatory_power_can_be_used_the_player_cannot_stop() -> None:
    game = consuming("new-sparta public-works expanding-colony gem-world spice-world", "gem-world spice-world")
    assert game.options(0) == ["public-works", "expanding-colony"]
    assert game.why_not(0, "none") == "RG-9.7"
    with pytest.raises(Refused):
        game.answer(0, "none")
    game.answers("expanding-colony").answers("goods:gem-world")  # the last good then goes to the last power, unasked
    assert (chips(game)[0], goods(game, 0)) == (2, [])


@rule("RG-9.7")
def test_a_power_that_cannot_be_used_is_not_offered() -> None:
    game = consuming("new-sparta plague-world public-works expanding-colony gem-world", "gem-world")
    assert game.options(0) == ["public-works", "expanding-colony"]
    assert game.why_not(0, "plague-world") == "RG-9.23"


@rule("RG-9.8")
def test_an_order_that_leaves_a_good_behind_is_allowed() -> None:
    game = consuming("new-sparta terraforming-robots public-works comet-zone gem-world", "comet-zone gem-world")
    assert game.options(0) == ["terraforming-robots", "public-works"]
    game.answers("public-works").answers("goods:comet-zone")  # the only good that Terraforming Robots could take
    assert (chips(game)[0], hands(game)[0], goods(game, 0)) == (1, 0, ["gem-world"])


@rule("RG-9.9")
def test_a_power_is_used_once_in_a_phase() -> None:
    game = consuming("new-sparta public-works gem-world spice-world", "gem-world spice-world")
    game.answers("goods:gem-world")
    assert (chips(game)[0], goods(game, 0)) == (1, ["spice-world"])
    again = table("consume", seat("new-sparta public-works expanding-colony gem-world", goods="gem-world"), CALLER,
                  order=[0, 1], used=["public-works"])
    assert [event["power"] for event in again.events("consumed")] == ["expanding-colony"]


@rule("RG-9.9")
def test_two_powers_on_one_card_are_used_once_each() -> None:
    game = consuming("new-sparta gambling-world gem-world spice-world", "gem-world spice-world")
    assert game.options(0) == ["gambling-world.goods", "gambling-world.lucky"]
    game.answers("gambling-world.goods").answers("goods:gem-world")
    assert game.asks() == [(0, "lucky")]
    game.answers("1")
    assert (chips(game)[0], goods(game, 0)) == (1, ["spice-world"])
    assert len(game.events("lucky")) == len(game.events("consumed")) == 1


@rule("RG-9.9")
def test_a_power_can_be_used_again_in_the_next_consume_phase() -> None:
    ours = seat("new-sparta public-works gem-world spice-world", goods="gem-world spice-world")
    game = table("actions", ours, seat("old-earth"))
    game.answers("consume-2x", "settle").answers("goods:gem-world")
    game.answers("consume-2x", "settle")
    assert (chips(game)[0], goods(game, 0)) == (4, [])


@rule("RG-9.10")
@pytest.mark.parametrize(
    ("filled", "points"),
    [("gem-world", 1), ("gem-world spice-world", 2), ("gem-world spice-world space-port", 3)],
)
def test_an_up_to_power_takes_as_many_as_there_are_and_pays_for_each(filled: str, points: int) -> None:
    game = consuming("new-sparta free-trade-association gem-world spice-world space-port", filled)
    assert (chips(game)[0], hands(game)[0], goods(game, 0)) == (points, points, [])


@rule("RG-9.10")
def test_an_up_to_power_stops_at_its_limit() -> None:
    filled = "gem-world spice-world space-port artist-colony"
    game = consuming(f"new-sparta consumer-markets {filled}", filled)
    assert (game.decision(0).least, game.decision(0).most) == (3, 3)
    assert game.why_not(0, "none") == "RG-9.10"
    for wrong in ("gem-world", "gem-world,spice-world", filled.replace(" ", ",")):
        with pytest.raises(Refused):
            game.answer(0, wrong)
    game.answers("gem-world,spice-world,artist-colony")
    assert (chips(game)[0], goods(game, 0)) == (3, ["space-port"])


@rule("RG-9.11", "RG-9.11a")
def test_the_goods_of_one_use_are_chosen_together_before_a_card_is_drawn() -> None:
    filled = "gem-world spice-world space-port artist-colony"
    game = consuming(f"new-sparta free-trade-association new-vinland {filled}", filled)
    game.answers("free-trade-association")
    assert (game.asks(), game.decision(0).least, game.decision(0).most) == ([(0, "goods")], 3, 3)
    assert (hands(game)[0], chips(game)[0], game.events("drew")) == (0, 0, [])
    game.answers("goods:gem-world,spice-world,space-port")
    assert happened(game, "consumed", "drew") == [
        ("consumed", 0, "free-trade-association", ["gem-world", "spice-world", "space-port"], 3),
        ("drew", 0, 3, []),
        ("consumed", 0, "new-vinland", ["artist-colony"], 0),
        ("drew", 0, 2, []),
    ]


@rule("RG-9.12")
def test_free_trade_association_is_not_stopped_at_two_for_new_vinland() -> None:
    ours = ("new-sparta gem-world spice-world new-vinland free-trade-association", "gem-world spice-world new-vinland")
    first = consuming(*ours)
    first.answers("free-trade-association")  # all three go, so there is nothing to choose
    assert (chips(first)[0], hands(first)[0], goods(first, 0)) == (3, 3, [])
    second = consuming(*ours)
    second.answers("new-vinland").answers("goods:gem-world")
    assert (chips(second)[0], hands(second)[0], goods(second, 0)) == (2, 2 + 2, [])


@rule("RG-9.13", "RG-9.14")
@pytest.mark.parametrize(
    ("world", "cards"),
    [("deserted-alien-colony", 5), ("pre-sentient-race", 4), ("asteroid-belt", 3), ("gem-world", 2)],
)
def test_a_seller_draws_by_the_kind_of_the_good_and_needs_no_power(world: str, cards: int) -> None:
    game = consuming(f"new-sparta {world}", world, "1", actions="consume-trade")
    assert (hands(game)[0], goods(game, 0), chips(game)[0]) == (1 + cards, [], 0)


@rule("RG-9.13")
def test_a_seller_must_sell_one_good_of_his_choice_before_he_consumes() -> None:
    filled = "gem-world asteroid-belt pre-sentient-race"
    game = consuming(f"new-sparta public-works {filled}", filled, actions="consume-trade")
    assert (game.asks(), game.options(0)) == ([(0, "sell")], filled.split())
    assert game.why_not(0, "none") == "RG-9.13"
    game.answers("sell:pre-sentient-race")
    assert (game.asks(), game.options(0)) == ([(0, "goods")], ["gem-world", "asteroid-belt"])
    game.answers("goods:gem-world")
    assert (hands(game)[0], chips(game)[0], goods(game, 0)) == (4, 1, ["asteroid-belt"])  # one sale only


@rule("RG-9.13")
def test_the_only_good_is_sold_and_not_consumed() -> None:
    game = consuming("new-sparta galactic-trendsetters gem-world", "gem-world", actions="consume-trade")
    assert (hands(game)[0], chips(game)[0], goods(game, 0)) == (2, 0, [])


@rule("RG-9.15")
@pytest.mark.parametrize("actions", ["", "consume-2x", "produce"])
def test_nobody_else_sells(actions: str) -> None:
    game = table(
        "trade", seat("new-sparta asteroid-belt", goods="asteroid-belt", actions=actions),
        seat("old-earth pre-sentient-race", goods="pre-sentient-race", actions="consume-trade"),
    )
    assert (hands(game), goods(game, 0)) == ([0, 5], ["asteroid-belt"])
    assert [event["seat"] for event in game.events("sold")] == [1]


@rule("RG-9.16")
@pytest.mark.parametrize(("dealer", "cards"), [("black-market-trading-world", 4), ("trade-league", 4 + 1)])
def test_two_cards_exchange_a_good_without_the_trade_bonus(dealer: str, cards: int) -> None:
    game = consuming(f"new-sparta {dealer} pre-sentient-race", "pre-sentient-race")
    assert (hands(game)[0], chips(game)[0], goods(game, 0)) == (cards, 0, [])


@rule("RG-9.16")
def test_those_two_cards_come_on_top_of_the_trade_bonus() -> None:
    filled = "pre-sentient-race gem-world"
    game = consuming(f"new-sparta black-market-trading-world {filled}", filled, actions="consume-trade")
    game.answers("sell:pre-sentient-race")
    assert (hands(game)[0], goods(game, 0)) == (4 + 2, [])


@rule("RG-9.16")
@pytest.mark.parametrize("dealer", ["black-market-trading-world", "trade-league"])
def test_those_two_cards_take_a_good_of_the_owners_choice_and_nothing_if_there_is_none(dealer: str) -> None:
    filled = "pre-sentient-race gem-world"
    game = consuming(f"new-sparta {dealer} {filled}", filled)
    assert (game.asks(), game.options(0)) == ([(0, "sell")], filled.split())
    game.answers("sell:gem-world")
    assert goods(game, 0) == ["pre-sentient-race"]
    without = consuming(f"new-sparta {dealer} {filled}", "")
    assert (hands(without)[0], without.asks()) == (0, [(0, "action"), (1, "action")])


@rule("RG-9.17")
@pytest.mark.parametrize(
    ("placed", "world", "cards"),
    [
        ("export-duties", "gem-world", 2 + 1),
        ("export-duties galactic-engineers merchant-world", "gem-world", 2 + 1 + 1 + 2),
        ("space-port mining-conglomerate genetics-lab", "asteroid-belt", 3 + 2 + 1),
        ("genetics-lab bio-hazard-mining-world export-duties", "pre-sentient-race", 4 + 1 + 2 + 1),
        ("distant-world spice-world", "gem-world", 2 + 3 + 2),
        ("trade-league star-nomad-lair", "star-nomad-lair", 2 + 1 + 1),
        ("trade-league star-nomad-lair", "gem-world", 2 + 1),
    ],
)
def test_all_fitting_trade_powers_are_added(placed: str, world: str, cards: int) -> None:
    owned = list(dict.fromkeys(f"new-sparta {placed} {world}".split()))
    game = consuming(" ".join(owned), world, actions="consume-trade")
    assert game.events("sold") == [{"event": "sold", "seat": 0, "card": world, "price": cards}]
    assert game.events("drew")[0]["count"] == cards


@rule("RG-9.18")
def test_the_sale_is_part_of_the_consume_phase() -> None:
    ours = seat("new-sparta public-works gem-world spice-world", goods="gem-world spice-world")
    game = table("actions", ours, seat("old-earth"))
    game.answers("consume-trade", "produce").answers("sell:gem-world")
    assert phases(game) == ["consume", "produce"]
    assert [kind for kind, *_ in happened(game, "phase", "sold", "consumed")] == ["phase", "sold", "consumed", "phase"]


@rule("RG-9.19")
def test_all_sales_come_first_and_then_each_player_consumes_to_the_end() -> None:
    game = table(
        "trade",
        seat("new-sparta public-works expanding-colony gem-world spice-world space-port",
             goods="gem-world spice-world space-port", actions="consume-trade"),
        seat("old-earth comet-zone mining-world asteroid-belt", goods="comet-zone mining-world asteroid-belt",
             actions="consume-trade"),
    )
    game.answer(1, "sell:comet-zone").answer(0, "sell:gem-world")  # Old Earth comes first
    game.answer(0, "consume:public-works").answer(0, "goods:spice-world")
    told = [(kind, who, what) for kind, who, what, *_ in happened(game, "sold", "consumed")]
    assert told == [
        ("sold", 1, "comet-zone"),
        ("sold", 0, "gem-world"),
        ("consumed", 1, "old-earth"),
        ("consumed", 0, "public-works"),
        ("consumed", 0, "expanding-colony"),
    ]


@rule("RG-9.20")
@pytest.mark.parametrize(
    ("placed", "filled", "points", "cards"),
    [
        ("public-works", "gem-world", 2, 0),
        ("galactic-trendsetters", "gem-world", 4, 0),
        ("outlaw-world", "gem-world", 2, 1),
        ("tourist-world", "gem-world spice-world", 6, 0),
        ("free-trade-association", "gem-world spice-world", 4, 2),
        ("new-vinland", "gem-world", 0, 2),
        ("black-market-trading-world", "gem-world", 0, 2),
        ("new-economy", "", 0, 1),
    ],
)
def test_points_are_doubled_but_cards_are_not(placed: str, filled: str, points: int, cards: int) -> None:
    game = consuming(f"new-sparta {placed} gem-world spice-world", filled, actions="consume-2x")
    assert (chips(game)[0], hands(game)[0]) == (points, cards)
    once = consuming(f"new-sparta {placed} gem-world spice-world", filled)
    assert (chips(once)[0], hands(once)[0]) == (points // 2, cards)


@rule("RG-9.20")
def test_only_the_points_of_the_caller_and_of_this_phase_are_doubled() -> None:
    game = table(
        "actions", seat("new-sparta public-works artist-colony", goods="artist-colony"),
        seat("old-earth spice-world", goods="spice-world"),
    )
    game.answers("consume-2x", "settle")
    assert chips(game) == [2, 1]
    game.answers("produce", "produce").answers("settle", "consume-2x")
    assert chips(game) == [2 + 1, 1 + 2]


@rule("RG-9.21")
@pytest.mark.parametrize("dealer", ["deficit-spending", "merchant-world"])
def test_points_for_hand_cards_are_not_doubled(dealer: str) -> None:
    game = consuming(f"new-sparta {dealer}", "", "gem-world rebel-base", actions="consume-2x")
    game.answers(dealer).answers("hand:gem-world,rebel-base")
    assert (chips(game)[0], hands(game)[0]) == (2, 0)
    assert game.events("cashed", 0)[0]["cards"] == ["gem-world", "rebel-base"]
    assert game.events("cashed", 1)[0]["cards"] == game.events("cashed", SPECTATOR)[0]["cards"] == []


@rule("RG-9.22")
def test_without_goods_the_trade_card_gives_nothing_but_the_phase_runs() -> None:
    game = table("actions", seat("new-sparta export-duties", "1"), seat("old-earth gem-world", goods="gem-world"))
    game.answers("consume-trade", "consume-trade")
    assert (phases(game), hands(game)) == (["consume"], [1, 3])
    alone = table("actions", seat("new-sparta new-economy"), seat("old-earth gem-world", goods="gem-world"))
    alone.answers("consume-trade", "settle")
    assert (hands(alone), chips(alone), alone.events("sold")) == ([1, 0], [0, 1], [])


@rule("RG-9.23")
@pytest.mark.parametrize(
    ("power", "filled"),
    [
        ("tourist-world", "gem-world"),
        ("mining-league", "comet-zone"),
        ("mining-league", "comet-zone gem-world"),
        ("diversified-economy", "comet-zone gem-world"),
        ("diversified-economy", "comet-zone gem-world spice-world"),
    ],
)
def test_a_power_for_an_exact_number_cannot_be_used_with_fewer(power: str, filled: str) -> None:
    game = consuming(f"new-sparta {power} comet-zone gem-world spice-world", filled)
    assert (chips(game)[0], goods(game, 0), game.events("consumed")) == (0, filled.split(), [])
    assert game.asks() == [(0, "action"), (1, "action")]


@rule("RG-9.23")
@pytest.mark.parametrize(
    ("power", "filled"),
    [
        ("tourist-world", "gem-world comet-zone"),
        ("mining-league", "comet-zone mining-world"),
        ("diversified-economy", "comet-zone gem-world pre-sentient-race"),
    ],
)
def test_with_the_exact_number_it_must_be_used(power: str, filled: str) -> None:
    game = consuming(f"new-sparta {power} comet-zone gem-world mining-world pre-sentient-race", filled)
    assert (chips(game)[0], goods(game, 0)) == (3, [])


@rule("RG-9.24")
def test_points_are_taken_from_the_bank_at_once() -> None:
    filled = "gem-world spice-world space-port"
    game = consuming(f"new-sparta public-works expanding-colony {filled}", filled, order=[0, 1])
    assert game.view(SPECTATOR).zones["bank"] == 24
    game.answers("public-works").answers("goods:gem-world")
    assert (chips(game), game.view(SPECTATOR).zones["bank"]) == ([1, 0], 23)
    assert game.asks() == [(0, "goods")]  # the phase is still on


@rule("RG-9.25")
def test_hand_cards_may_be_discarded_at_any_point_and_once_for_each_power() -> None:
    game = consuming(
        "new-sparta deficit-spending merchant-world outlaw-world gem-world", "gem-world", "2",
        script={("draw", 0): "rebel-base"},
    )
    assert game.options(0) == ["deficit-spending", "merchant-world", "outlaw-world"]
    game.answers("deficit-spending").answers(hand(game, 0)[0])
    assert game.options(0) == ["merchant-world", "outlaw-world"]  # one of two cards, but the power is used
    assert game.why_not(0, "deficit-spending") == "RG-9.9"
    game.answers("outlaw-world")
    assert game.options(0) == ["merchant-world", "none"]  # only an optional power is left
    game.answers("merchant-world").answers("hand:rebel-base")  # even with a card that was drawn just now
    assert (chips(game)[0], hands(game)[0]) == (3, 1)


@rule("RG-9.25")
def test_without_hand_cards_those_powers_are_not_offered() -> None:
    game = consuming("new-sparta deficit-spending merchant-world", "")
    assert (chips(game)[0], game.asks()) == (0, [(0, "action"), (1, "action")])


@rule("RG-9.25")
def test_when_only_optional_powers_are_left_the_player_may_stop() -> None:
    game = consuming("new-sparta deficit-spending merchant-world", "", "4")
    game.answers("merchant-world").answers(whatever(game, 0) or "none")
    assert game.options(0) == ["deficit-spending", "none"]
    game.answers("none")
    assert (chips(game)[0], hands(game)[0], game.asks()) == (0, 4, [(0, "action"), (1, "action")])
