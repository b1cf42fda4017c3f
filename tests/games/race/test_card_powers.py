"""Section 7 of the rules: card powers in general. That all cards have them is tested in test_data.py (RG-7.1)."""

import pytest

from orrery.core import Refused
from orrery.testing import rule
from tests.games.race.tables import chips, goods, hand, hands, piles, public, seat, table, tableau, whatever

OTHER = seat("earths-lost-colony")


@rule("RG-7.2")
def test_cost_reductions_add_up() -> None:
    game = table(
        "develop", seat("old-earth investment-credits galactic-federation", "drop-ships 1", actions="explore-5"), OTHER
    )
    game.answers("drop-ships")
    assert game.events("developed")[0]["count"] == 4 - 1 - 2


@rule("RG-7.2")
def test_military_and_trade_powers_add_up() -> None:
    settle = table("settle", seat("new-sparta space-marines drop-ships", "rebel-homeworld"), OTHER)
    assert settle.why_not(0, "rebel-homeworld") is None  # 2 + 2 + 3
    trade = table(
        "trade",
        seat("new-sparta export-duties genetics-lab bio-hazard-mining-world pre-sentient-race",
             goods="pre-sentient-race", actions="consume-trade"),
        OTHER,
    )
    assert hands(trade)[0] == 4 + 1 + 1 + 2


@rule("RG-7.3")
def test_a_power_changes_only_what_it_names() -> None:
    placed = "old-earth investment-credits replicant-robots genetics-lab"
    develop = table("develop", seat(placed, "colony-ship 1"), OTHER)
    develop.answers("colony-ship")
    assert develop.events("developed")[0]["count"] == 2 - 1  # the -2 is for worlds

    settle = table("settle", seat(placed, "comet-zone 1"), OTHER)
    settle.answers("comet-zone")
    assert settle.events("settled")[0]["count"] == 3 - 2  # the -1 is for developments

    trade = table("trade", seat(f"{placed} gem-world", goods="gem-world", actions="consume-trade"), OTHER)
    assert hands(trade)[0] == 2 + 1  # Old Earth adds 1; the +1 of Genetics Lab is for Genes
    limit = table("round-end", seat("old-earth interstellar-bank", "12"), OTHER)
    assert limit.decision(0).least == 2  # no power changes the hand limit


@rule("RG-7.4")
def test_draw_means_from_the_deck_into_the_hand() -> None:
    game = table(
        "develop", seat("old-earth interstellar-bank", "export-duties"), OTHER, script={("draw", 0): "rebel-base"},
        deck=["rebel-base", 9],
    )
    assert (hand(game, 0), piles(game)) == (["export-duties", "rebel-base"], (9, 0))
    assert [game.events("drew", viewer)[0]["cards"] for viewer in (0, 1)] == [["rebel-base"], []]


@rule("RG-7.4")
@pytest.mark.parametrize(
    ("step", "placed"), [("consume", "new-economy"), ("produce", "rebel-underground")]
)
def test_draw_means_the_same_in_consume_and_produce(step: str, placed: str) -> None:
    game = table(step, seat(f"new-sparta {placed}"), OTHER, script={("draw", 0): "rebel-base"})
    assert hand(game, 0) == ["rebel-base"]


@rule("RG-7.4")
def test_draw_means_the_same_in_settle() -> None:
    ours = seat("new-sparta terraforming-robots", "refugee-world")
    game = table("settle", ours, OTHER, script={("draw", 0): "rebel-base"})
    game.answers("refugee-world")
    assert hand(game, 0) == ["rebel-base"]


@rule("RG-7.5")
def test_draw_in_explore_adds_to_the_cards_to_choose_from() -> None:
    game = table(
        "explore", seat("old-earth expedition-force"), seat("new-sparta"),
        script={("draw", 0): "gem-world rebel-base new-earth"},
    )
    assert game.options(0) == ["gem-world", "rebel-base", "new-earth"]
    assert (hands(game)[0], game.decision(0).least, game.decision(0).most) == (0, 1, 1)


@rule("RG-7.6")
@pytest.mark.parametrize(
    ("step", "placed", "card"),
    [
        ("develop", "galactic-federation investment-credits", "export-duties"),
        ("settle", "replicant-robots mining-robots", "radioactive-world"),
    ],
)
def test_a_cost_below_zero_counts_as_zero_without_a_refund(step: str, placed: str, card: str) -> None:
    game = table(step, seat(f"old-earth {placed}", f"{card} 2"), OTHER)
    game.answers(card)
    assert tableau(game, 0)[-1] == card
    assert (hands(game)[0], piles(game)[1], game.events("drew")) == (2, 0, [])


@rule("RG-7.7")
def test_a_power_works_from_the_next_phase_on_even_in_the_same_round() -> None:
    game = table("actions", seat("old-earth", "space-marines pirate-world avian-uplift-race 1"), OTHER)
    game.answers("settle", "develop").answers("space-marines")
    game.answers("pay:" + hand(game, 0)[-1] + ",pirate-world")
    assert (hand(game, 0), game.options(0)) == (["avian-uplift-race"], ["avian-uplift-race", "none"])
    game.answers("avian-uplift-race")
    assert tableau(game, 0) == ["old-earth", "space-marines", "avian-uplift-race"]


@rule("RG-7.7")
@pytest.mark.parametrize(
    ("step", "card", "held", "paid"),
    [
        ("develop", "investment-credits", 3, 1),  # -1 for developments
        ("develop", "galactic-federation", 9, 6),  # -2 for developments
        ("settle", "alpha-centauri", 3, 2),  # -1 for Rare elements worlds, and is one
    ],
)
def test_a_power_does_not_work_in_the_phase_in_which_its_card_is_placed(
    step: str, card: str, held: int, paid: int
) -> None:
    game = table(step, seat("old-earth", f"{card} {held}"), OTHER)
    game.answers(card).answers(whatever(game, 0))
    assert hands(game)[0] == held - paid


@rule("RG-7.8")
def test_public_works_gives_no_card_for_itself() -> None:
    game = table("develop", seat("old-earth", "public-works 1"), OTHER)
    game.answers("public-works")
    assert (hands(game)[0], game.events("drew")) == (0, [])


@rule("RG-7.9")
def test_a_power_without_may_must_be_used_and_one_with_may_need_not() -> None:
    game = table(
        "trade", seat("new-sparta public-works deficit-spending gem-world spice-world", "3",
                      goods="gem-world spice-world"), OTHER
    )
    assert game.options(0) == ["public-works", "deficit-spending"]
    assert game.why_not(0, "none") == "RG-9.7"
    game.answers("public-works").answers("goods:gem-world")
    assert game.options(0) == ["deficit-spending", "none"]
    game.answers("none")
    assert (chips(game)[0], hands(game)[0]) == (1, 3)


@rule("RG-7.9")
def test_mandatory_powers_happen_by_themselves_where_there_is_nothing_to_choose() -> None:
    game = table("trade", seat("new-sparta new-economy public-works gem-world", goods="gem-world"), OTHER)
    assert game.options(0) == ["new-economy", "public-works"]  # both must be used, in either order
    game.answers("new-economy")
    assert (chips(game)[0], hands(game)[0], goods(game, 0)) == (1, 1, [])


@rule("RG-7.10")
@pytest.mark.parametrize(
    ("first", "points", "cards"), [("plague-world", 1, 1), ("galactic-trendsetters", 2, 0)]
)
def test_the_owner_chooses_the_order_of_his_powers(first: str, points: int, cards: int) -> None:
    game = table(
        "trade", seat("new-sparta plague-world galactic-trendsetters", goods="plague-world"), OTHER
    )
    assert game.options(0) == ["plague-world", "galactic-trendsetters"]
    game.answers(first)
    assert (chips(game)[0], hands(game)[0], goods(game, 0)) == (points, cards, [])


@rule("RG-7.11", "RG-7.11a")
@pytest.mark.parametrize(
    ("placed", "hand_", "given_up"),
    [
        ("old-earth colony-ship", "gem-world 1", "colony-ship"),
        ("new-sparta new-military-tactics", "rebel-outpost 1", "new-military-tactics"),
    ],
)
def test_an_optional_power_that_is_needed_is_used_without_being_asked(placed: str, hand_: str, given_up: str) -> None:
    game = table("settle", seat(placed, hand_), OTHER)
    world = hand(game, 0)[0]
    game.answers(world)
    assert tableau(game, 0) == [placed.split()[0], world]
    assert [event["card"] for event in game.events("gave-up")] == [given_up]
    assert hands(game)[0] == 1


@rule("RG-7.11a")
def test_a_world_that_was_laid_out_cannot_be_taken_back() -> None:
    game = table("settle", seat("new-sparta new-military-tactics", "outlaw-world 2"), OTHER)
    game.answers("outlaw-world")
    assert game.options(0) == ["conquer", "conquer+tactics"]
    assert game.why_not(0, "none") == "RG-7.11a"
    with pytest.raises(Refused):
        game.answer(0, "none")


@rule("RG-7.11a")
def test_a_development_that_was_laid_out_cannot_be_taken_back() -> None:
    game = table("develop", seat("old-earth", "export-duties 2"), OTHER)
    game.answers("export-duties")
    with pytest.raises(Refused):
        game.answer(0, "none")
    game.answers(whatever(game, 0))
    assert tableau(game, 0) == ["old-earth", "export-duties"]


@rule("RG-7.11", "RG-7.11b")
@pytest.mark.parametrize(
    ("way", "placed", "cards"),
    [
        ("conquer+tactics", ["epsilon-eridani", "contact-specialist", "rebel-warrior-race"], 2),
        ("pay", ["epsilon-eridani", "contact-specialist", "new-military-tactics", "rebel-warrior-race"], 0),
    ],
)
def test_of_several_sufficient_powers_the_owner_chooses_one(way: str, placed: list[str], cards: int) -> None:
    ours = seat("epsilon-eridani contact-specialist new-military-tactics", "rebel-warrior-race 2")
    game = table("settle", ours, OTHER)
    game.answers("rebel-warrior-race")
    assert game.options(0) == ["conquer+tactics", "pay", "pay+tactics"]  # Military is 1 - 1, or 3 with the tactics
    game.answers(way)
    assert (tableau(game, 0), hands(game)[0]) == (placed, cards)


@rule("RG-7.11", "RG-7.11b")
def test_the_only_sufficient_power_is_used() -> None:
    ours = seat("epsilon-eridani contact-specialist new-military-tactics", "rebel-warrior-race 1")
    game = table("settle", ours, OTHER)
    game.answers("rebel-warrior-race")  # one card cannot pay 2
    assert tableau(game, 0) == ["epsilon-eridani", "contact-specialist", "rebel-warrior-race"]
    assert hands(game)[0] == 1


@rule("RG-7.12")
def test_a_power_is_carried_through_before_another_begins() -> None:
    game = table(
        "trade",
        seat("new-sparta consumer-markets new-vinland gem-world spice-world artist-colony",
             goods="gem-world spice-world artist-colony new-vinland"),
        OTHER,
    )
    assert game.options(0) == ["consumer-markets", "new-vinland"]
    game.answers("consumer-markets")
    assert game.asks() == [(0, "goods")]
    assert game.view(0).document()["asked"]["about"]["power"] == "consumer-markets"
    assert (chips(game)[0], hands(game)[0]) == (0, 0)
    game.answers("goods:gem-world,spice-world,artist-colony")
    assert (chips(game)[0], goods(game, 0), hands(game)[0]) == (3, [], 2)


@rule("RG-7.13")
def test_colony_ship_tactics_and_contact_specialist_need_not_be_used() -> None:
    placed = "new-sparta colony-ship new-military-tactics contact-specialist"
    game = table("settle", seat(placed, "outlaw-world 2"), OTHER)
    game.answers("outlaw-world")
    assert game.options(0) == ["conquer", "conquer+tactics", "pay", "pay+tactics", "pay+ship", "pay+ship+tactics"]
    game.answers("conquer")
    assert tableau(game, 0) == [*placed.split(), "outlaw-world"]


@rule("RG-7.13")
def test_hand_cards_need_not_be_discarded_for_points() -> None:
    game = table("trade", seat("new-sparta deficit-spending merchant-world", "4"), OTHER)
    assert game.options(0) == ["deficit-spending", "merchant-world", "none"]
    game.answers("none")
    assert (chips(game)[0], hands(game)[0]) == (0, 4)


@rule("RG-7.14")
def test_a_card_discarded_from_the_tableau_takes_its_powers_and_points_with_it() -> None:
    ours = seat("old-earth colony-ship", "gem-world new-earth 1", actions="settle settle-2")
    game = table("settle", ours, seat("new-sparta"), mode="duel", script={("draw", 0): "rebel-base"})
    assert public(game, 0)["score"] == 2 + 1
    game.answers("gem-world").answers("pay+ship")
    assert (tableau(game, 0), public(game, 0)["score"]) == (["old-earth", "gem-world"], 2 + 1)
    assert game.why_not(0, "new-earth") == "RG-8.28"  # no second world for nothing


@rule("RG-7.14")
def test_a_power_works_again_and_again_while_its_card_lies_there() -> None:
    game = table("actions", seat("old-earth interstellar-bank", "1"), OTHER)
    for held in (2, 3, 4):
        game.answers("develop", "develop")
        assert hands(game)[0] == held
        game.answers("none")


@rule("RG-7.14")
@pytest.mark.parametrize(
    ("way", "given_up", "paid"),
    [("conquer+tactics", ["new-military-tactics"], 0), ("pay", [], 2), ("pay+ship", ["colony-ship"], 0)],
)
def test_optional_powers_stay_when_another_card_is_placed(way: str, given_up: list[str], paid: int) -> None:
    placed = "new-sparta new-military-tactics colony-ship contact-specialist"
    game = table("actions", seat(placed, "export-duties pirate-world 2"), OTHER)
    game.answers("develop", "settle").answers("export-duties")
    game.answers("pirate-world").answers(f"how:{way}")
    left = [card for card in placed.split() if card not in given_up]
    assert tableau(game, 0) == [*left, "export-duties", "pirate-world"]
    assert (hands(game)[0], game.events("settled")[0]["count"]) == (2 - paid, paid)


@rule("RG-7.15")
def test_trade_powers_and_consume_powers_are_two_classes() -> None:
    placed = "new-sparta export-duties public-works gem-world spice-world"
    seller = seat(placed, goods="gem-world spice-world", actions="consume-trade")
    sale = table("trade", seller, OTHER)
    sale.answers("sell:gem-world")
    assert hands(sale)[0] == 2 + 1 + 2  # Export Duties and Spice World, nothing of Public Works
    assert chips(sale)[0] == 1  # and then Public Works takes the other good

    no_sale = table("trade", seat(placed, goods="gem-world", actions="consume-2x"), OTHER)
    assert (hands(no_sale)[0], chips(no_sale)[0]) == (0, 2)  # the Trade powers do nothing in consumption
    only_trade = table("trade", seat("new-sparta export-duties gem-world", goods="gem-world"), OTHER)
    assert (hands(only_trade)[0], goods(only_trade, 0)) == (0, ["gem-world"])


@rule("RG-7.16")
@pytest.mark.parametrize(
    ("placed", "verdict"), [("", None), ("pan-galactic-league", "RG-8.13"), ("pan-galactic-league drop-ships", None)]
)
def test_negative_military_counts_like_any_other_power(placed: str, verdict: str | None) -> None:
    game = table("settle", seat(f"new-sparta {placed}", "aquatic-uplift-race"), OTHER)
    assert game.why_not(0, "aquatic-uplift-race") == verdict


@rule("RG-7.2")
def test_reductions_for_worlds_add_up() -> None:
    game = table("settle", seat("alpha-centauri replicant-robots mining-robots", "new-earth 1"), OTHER)
    game.answers("new-earth")
    assert game.events("settled")[0]["count"] == 5 - 1 - 2 - 1


@rule("RG-7.2")
def test_a_trade_power_for_this_worlds_good_is_added_to_the_others() -> None:
    powers = "new-sparta export-duties spice-world pirate-world"
    game = table("trade", seat(powers, goods="pirate-world", actions="consume-trade"), OTHER)
    assert hands(game)[0] == 2 + 1 + 2 + 3


@rule("RG-7.2", "RG-10.5")
def test_each_power_that_fills_a_windfall_world_fills_one() -> None:
    game = table("produce", seat("new-sparta mining-robots mining-league asteroid-belt radioactive-world"), OTHER)
    game.answer(0, "mining-league>radioactive-world")
    assert goods(game, 0) == ["radioactive-world", "asteroid-belt"]


@rule("RG-7.7")
def test_powers_of_all_who_placed_a_card_work_in_the_next_phase() -> None:
    game = table("actions", seat("old-earth", "space-marines 3"), seat("new-sparta", "drop-ships 5"),
                 seat("earths-lost-colony", "mining-robots 3"))
    game.answers("develop", "settle", "develop").answers("space-marines", "drop-ships", "mining-robots")
    game.answers(whatever(game, 0)).answers(whatever(game, 1)).answers(whatever(game, 2))
    assert [game.state.powers[place].militia for place in range(3)] == [2, 2 + 3, 0]
    assert game.state.powers[2].settle_discount[2] == 1


@rule("RG-7.7", "RG-7.14")
def test_a_world_placed_for_a_card_given_up_works_from_the_next_phase_on() -> None:
    game = table("actions", seat("epsilon-eridani colony-ship", "blaster-gem-mines 1"), seat("earths-lost-colony"))
    game.answers("settle", "settle").answers("blaster-gem-mines").answers("settle", "produce")
    assert tableau(game, 0) == ["epsilon-eridani", "blaster-gem-mines"]
    assert (game.state.powers[0].militia, game.state.powers[0].shippable) == (2, 0)


@rule("RG-7.2", "RG-20.4")
def test_all_produce_draws_of_a_tableau_are_made() -> None:
    game = table("produce", seat("new-sparta rebel-underground merchant-guild pan-galactic-league plague-world"), OTHER)
    assert hands(game)[0] == 1 + 2 + 1


@rule("RG-7.2", "RG-19.1")
def test_each_consume_power_of_a_tableau_takes_its_good() -> None:
    game = table("consume", seat("epsilon-eridani galactic-trendsetters public-works gem-world spice-world comet-zone",
                                 goods="gem-world spice-world comet-zone"), OTHER)
    game.answers("public-works").answers("gem-world").answers("epsilon-eridani").answers("spice-world")
    assert (chips(game)[0], hands(game)[0], goods(game, 0)) == (1 + 1 + 2, 1, [])
