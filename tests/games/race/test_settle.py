"""Section 8 of the rules: phase III, Settle: laying out, paying and placing. Conquest is in test_conquest.py."""

import pytest

from orrery.core import SPECTATOR, BadPosition, Refused
from orrery.testing import rule
from tests.games.race.tables import (
    faces,
    goods,
    hand,
    hands,
    happened,
    piles,
    public,
    seat,
    table,
    tableau,
    whatever,
)

CALLER = seat("earths-lost-colony", actions="settle")


@rule("RG-8.1")
def test_everybody_may_lay_one_world_of_his_hand_or_none() -> None:
    ours = seat("old-earth", "refugee-world artist-colony drop-ships", actions="settle")
    theirs = seat("new-sparta", "outlaw-world colony-ship")
    game = table("settle", ours, theirs)
    assert game.view(SPECTATOR).zones["step"] == "lay-world"
    assert game.options(0) == ["refugee-world", "artist-colony", "none"]
    assert game.options(1) == ["outlaw-world", "none"]
    assert game.why_not(0, "drop-ships") == game.why_not(1, "colony-ship") == "RG-8.1"
    game.answers("none", "none")
    assert (tableau(game, 0), tableau(game, 1), hands(game)) == (["old-earth"], ["new-sparta"], [3, 2])


@rule("RG-8.1")
def test_worlds_are_revealed_together_and_then_paid_for_or_conquered() -> None:
    game = table("settle", seat("old-earth", "gem-world 3"), seat("new-sparta", "outlaw-world 1"), CALLER)
    game.answer(0, "gem-world")
    assert [public(game, place)["laid"] for place in range(2)] == [None, None]
    assert game.events("laid") == []
    game.answer(1, "outlaw-world")
    assert [public(game, place)["laid"] for place in range(2)] == ["gem-world", "outlaw-world"]
    assert (tableau(game, 0), tableau(game, 1), hands(game)[:2]) == (["old-earth"], ["new-sparta"], [3, 1])
    assert (game.asks(), game.decision(0).least) == ([(0, "pay")], 2)
    game.answers(whatever(game, 0))
    assert (tableau(game, 0)[1:], tableau(game, 1)[1:], hands(game)[:2]) == (["gem-world"], ["outlaw-world"], [1, 1])


@rule("RG-8.2")
@pytest.mark.parametrize(
    ("world", "cost"),
    [
        ("pilgrimage-world", 0),
        ("artist-colony", 1),
        ("gem-world", 2),
        ("comet-zone", 3),
        ("tourist-world", 4),
        ("new-earth", 5),
        ("alien-robotic-factory", 6),
    ],
)
def test_a_non_military_world_costs_its_number_in_cards(world: str, cost: int) -> None:
    game = table("settle", seat("old-earth", f"{world} {cost}"), CALLER)
    game.answers(world)
    assert (tableau(game, 0), hands(game)[0], piles(game)[1]) == (["old-earth", world], 0, cost)
    military = table("settle", seat("new-sparta drop-ships space-marines", f"{world} {cost}"), CALLER)
    military.answers(world)
    assert hands(military)[0] == 0  # Military is no help


@rule("RG-8.3")
@pytest.mark.parametrize(("world", "held", "left"), [("gem-world", 2, 1), ("outlaw-world", 3, 4)])
def test_a_caller_draws_one_card_after_paying_or_conquering(world: str, held: int, left: int) -> None:
    ours = seat("new-sparta", f"{world} {held}", actions="settle")
    game = table("settle", ours, seat("earths-lost-colony", "1", actions="settle"))
    game.answers(world, "none")
    assert [event[:2] for event in happened(game, "settled", "drew")] == [("settled", 0), ("drew", 0)]
    assert hands(game) == [left, 1]


@rule("RG-8.3")
def test_the_bonus_card_comes_too_late_for_the_payment() -> None:
    game = table("settle", seat("old-earth", "gem-world 1", actions="settle"), seat("new-sparta"))
    assert game.why_not(0, "gem-world") == "RG-8.28"


@rule("RG-8.4")
def test_a_caller_who_places_no_world_draws_nothing() -> None:
    game = table("settle", seat("old-earth", "gem-world 2", actions="settle"), seat("new-sparta"))
    game.answers("none")
    assert (hands(game)[0], game.events("drew")) == (3, [])


@rule("RG-8.5")
@pytest.mark.parametrize(
    ("world", "points"), [("destroyed-world", 0), ("gem-world", 1), ("terraformed-world", 5), ("rebel-homeworld", 7)]
)
def test_a_world_is_worth_its_printed_points(world: str, points: int) -> None:
    game = table("over", seat(f"old-earth {world}"), seat("new-sparta"))
    assert public(game, 0)["points"] == {"chips": 0, "printed": 2 + points}
    assert game.result().scores == (2 + points, 1)


@rule("RG-8.6")
def test_the_world_being_placed_does_not_change_the_phase() -> None:
    game = table("settle", seat("old-earth", "alpha-centauri 2"), CALLER)  # it makes Rare worlds cost 1 less
    game.answers("alpha-centauri")
    assert (tableau(game, 0)[-1], hands(game)[0]) == ("alpha-centauri", 0)
    stronger = table("settle", seat("new-sparta expedition-force", "alien-robot-scout-ship"), CALLER)  # it has +1
    assert stronger.why_not(0, "alien-robot-scout-ship") == "RG-8.13"  # 3 against 4


@rule("RG-8.6")
def test_a_world_of_the_last_settle_phase_changes_the_next() -> None:
    ours = seat("old-earth", "alpha-centauri radioactive-world 3", actions="settle settle-2")
    game = table("settle", ours, seat("new-sparta"), mode="duel")
    game.answers("alpha-centauri").answers(",".join(hand(game, 0)[1:3]))
    game.answers("radioactive-world").answers(whatever(game, 0))
    assert [(event["card"], event["count"]) for event in game.events("settled")] == [
        ("alpha-centauri", 2), ("radioactive-world", 1),
    ]


@rule("RG-8.7")
def test_one_world_a_player_and_phase() -> None:
    game = table("settle", seat("old-earth", "refugee-world pilgrimage-world", actions="settle"), seat("new-sparta"))
    with pytest.raises(Refused):
        game.answer(0, "refugee-world,pilgrimage-world")
    game.answers("refugee-world")
    assert tableau(game, 0) == ["old-earth", "refugee-world"]
    assert game.asks() == [(0, "action"), (1, "action")]


@rule("RG-8.8")
def test_a_windfall_world_is_placed_with_a_good_from_the_deck_that_nobody_sees() -> None:
    game = table(
        "settle", seat("old-earth", "radioactive-world 2"), CALLER, script={("good", 0): "rebel-base"},
        deck=["rebel-base", 9],
    )
    game.answers("radioactive-world")
    assert (goods(game, 0), faces(game, 0)) == (["radioactive-world"], {"radioactive-world": "rebel-base"})
    assert piles(game) == (9, 2)
    for viewer in (0, 1, SPECTATOR):
        assert "rebel-base" not in str(game.view(viewer).document())
        assert "rebel-base" not in str(game.events(viewer=viewer))


@rule("RG-8.9")
def test_a_windfall_world_is_not_filled_again_by_itself() -> None:
    ours = seat("new-sparta radioactive-world", "refugee-world", goods="radioactive-world", actions="consume-trade")
    game = table("trade", ours, seat("earths-lost-colony", actions="produce"))
    assert (goods(game, 0), hands(game)[0]) == ([], 1 + 3)  # sold, and nothing new in Produce
    game.answers("settle", "produce").answers("refugee-world")
    assert goods(game, 0) == ["refugee-world"]


@rule("RG-8.9")
def test_the_produce_bonus_or_a_produce_power_fills_a_windfall_world_later() -> None:
    bonus = table("produce", seat("old-earth radioactive-world", actions="produce"), seat("new-sparta"))
    assert goods(bonus, 0) == ["radioactive-world"]
    power = table("produce", seat("old-earth radioactive-world mining-robots"), seat("new-sparta", actions="produce"))
    assert goods(power, 0) == ["radioactive-world"]


@rule("RG-8.10")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("refugee-world", 2),
        ("artist-colony", 2),
        ("radioactive-world", 3),
        ("rebel-miners", 3),
        ("pre-sentient-race", 4),
        ("lost-species-ark-world", 4),
        ("deserted-alien-library", 5),
        ("lost-alien-battle-fleet", 5),
    ],
)
def test_the_kind_of_a_good_is_the_colour_of_its_world(world: str, price: int) -> None:
    lying = {world: "rebel-underground"}  # a grey card
    game = table("trade", seat(f"new-sparta {world}", goods=lying, actions="consume-trade"), seat("old-earth"))
    assert hands(game)[0] == price


@rule("RG-8.11")
@pytest.mark.parametrize(
    ("world", "cost"), [("gem-world", 2), ("alien-robotic-factory", 6), ("galactic-engineers", 2)]
)
def test_production_and_grey_worlds_are_placed_without_a_good(world: str, cost: int) -> None:
    game = table("settle", seat("old-earth", f"{world} {cost}"), CALLER)
    game.answers(world)
    assert (tableau(game, 0), goods(game, 0)) == (["old-earth", world], [])


@rule("RG-8.11")
def test_a_grey_world_never_holds_a_good() -> None:
    produce = table("produce", seat("old-earth galactic-engineers rebel-base", actions="produce"), seat("new-sparta"))
    assert (goods(produce, 0), produce.asks()) == ([], [(0, "action"), (1, "action")])
    with pytest.raises(BadPosition):
        table("trade", seat("old-earth galactic-engineers", goods="galactic-engineers"), seat("new-sparta"))


@rule("RG-8.26")
def test_the_order_of_one_placement() -> None:
    ours = seat("new-sparta new-military-tactics terraforming-robots", "rebel-warrior-race 1", actions="settle")
    game = table("settle", ours, seat("old-earth"))
    game.answers("rebel-warrior-race")
    assert happened(game, "laid", "gave-up", "settled", "good", "drew") == [
        ("laid", 0, "rebel-warrior-race"),
        ("gave-up", 0, "new-military-tactics"),
        ("settled", 0, "rebel-warrior-race", "conquer+tactics", 0, []),
        ("good", 0, "rebel-warrior-race"),
        ("drew", 0, 2, []),  # the bonus and Terraforming Robots
    ]


@rule("RG-8.26")
def test_the_payment_is_discarded_before_the_good_is_laid_and_the_bonus_is_drawn_last() -> None:
    # The good is the last card of the deck, so the two cards paid are shuffled at once and one of them is drawn.
    ours = seat("old-earth", "radioactive-world gem-world rebel-base", actions="settle")
    game = table("settle", ours, seat("new-sparta"), deck=["trade-league"], discard=0)
    game.answers("radioactive-world")
    assert faces(game, 0) == {"radioactive-world": "trade-league"}
    assert (len(set(hand(game, 0)) & {"gem-world", "rebel-base"}), piles(game)) == (1, (1, 0))


@rule("RG-8.27")
def test_worlds_are_placed_one_player_after_the_other_in_player_order() -> None:
    game = table(
        "settle",
        seat("new-sparta new-military-tactics", "outlaw-world 1"),
        seat("old-earth colony-ship", "gem-world 2"),
        seat("earths-lost-colony", actions="settle"),
    )
    assert game.asks() == [(1, "settle"), (0, "settle")]  # laid out at the same time
    game.answers("gem-world", "outlaw-world")
    assert game.asks() == [(1, "how")]  # Old Earth comes first
    game.answers("pay+ship")
    assert game.asks() == [(0, "how")]
    seen = game.view(0).zones["seats"][1]
    assert (seen["tableau"], seen["hand"]) == (["old-earth", "gem-world"], 2)
    game.answers("conquer")
    assert [event["seat"] for event in game.events("settled")] == [1, 0]


@rule("RG-8.28")
@pytest.mark.parametrize(
    ("placed", "hand_", "verdict"),
    [
        ("old-earth", "new-earth 4", "RG-8.28"),
        ("old-earth", "new-earth 5", None),
        ("old-earth replicant-robots", "new-earth 3", None),
        ("old-earth colony-ship", "new-earth", None),
        ("new-sparta", "rebel-outpost 9", "RG-8.13"),
        ("new-sparta new-military-tactics", "rebel-outpost", None),
        ("old-earth contact-specialist", "rebel-outpost 3", "RG-8.28"),
        ("old-earth contact-specialist", "rebel-outpost 4", None),
        ("old-earth contact-specialist colony-ship", "rebel-outpost", None),
        ("old-earth colony-ship", "rebel-outpost 9", "RG-8.13"),
    ],
)
def test_only_a_world_that_can_be_placed_may_be_laid_out(placed: str, hand_: str, verdict: str | None) -> None:
    game = table("settle", seat(placed, hand_), CALLER)
    assert game.why_not(0, hand_.split()[0]) == verdict


@rule("RG-8.29")
def test_a_payment_for_a_world_is_exact() -> None:
    game = table("settle", seat("old-earth", "gem-world drop-ships rebel-base new-earth spice-world"), CALLER)
    game.answers("gem-world")
    for wrong in ("none", "drop-ships", "drop-ships,rebel-base,new-earth"):
        with pytest.raises(Refused):
            game.answer(0, wrong)
    game.answers("drop-ships,new-earth")
    assert hand(game, 0) == ["rebel-base", "spice-world"]
    assert game.events("settled", 0)[0]["cards"] == ["drop-ships", "new-earth"]
    assert game.events("settled", 1)[0]["cards"] == game.events("settled", SPECTATOR)[0]["cards"] == []


@rule("RG-8.29")
def test_a_conquest_takes_no_cards_from_the_hand() -> None:
    game = table("settle", seat("new-sparta", "outlaw-world 5"), CALLER)
    game.answers("outlaw-world")
    assert (hands(game)[0], piles(game)[1]) == (5, 0)


@rule("RG-8.30")
@pytest.mark.parametrize(
    ("world", "cost", "filled"),
    [
        ("old-earth", 3, []),
        ("epsilon-eridani", 2, []),
        ("alpha-centauri", 2, ["alpha-centauri"]),
        ("earths-lost-colony", 2, []),
    ],
)
def test_a_start_world_from_the_deck_is_settled_at_its_cost(world: str, cost: int, filled: list[str]) -> None:
    game = table("settle", seat("rebel-base", f"{world} {cost}"), seat("new-sparta", actions="settle"))
    game.answers(world)
    assert (tableau(game, 0), hands(game)[0], goods(game, 0)) == (["rebel-base", world], 0, filled)


@rule("RG-8.30")
@pytest.mark.parametrize(
    ("placed", "verdict"), [("epsilon-eridani", "RG-8.13"), ("epsilon-eridani expedition-force", None)]
)
def test_new_sparta_from_the_deck_is_conquered(placed: str, verdict: str | None) -> None:
    game = table("settle", seat(placed, "new-sparta 5"), CALLER)
    assert game.why_not(0, "new-sparta") == verdict


@rule("RG-8.32")
@pytest.mark.parametrize(
    ("placed", "world", "others", "ways"),
    [
        ("old-earth colony-ship", "refugee-world", 0, ["pay", "pay+ship"]),
        ("old-earth colony-ship", "gem-world", 2, ["pay", "pay+ship"]),
        ("old-earth colony-ship contact-specialist", "rebel-underground", 2, ["pay", "pay+ship"]),
        ("new-sparta colony-ship contact-specialist", "outlaw-world", 0, ["conquer", "pay", "pay+ship"]),
    ],
)
def test_colony_ship_may_be_discarded_even_if_the_world_costs_nothing(
    placed: str, world: str, others: int, ways: list[str]
) -> None:
    game = table("settle", seat(placed, f"{world} {others}"), CALLER)
    game.answers(world)
    assert game.options(0) == ways
    game.answers("pay+ship")
    assert (tableau(game, 0), hands(game)[0]) == ([*placed.replace(" colony-ship", "").split(), world], others)


@rule("RG-8.32")
@pytest.mark.parametrize(
    "world", ["tourist-world", "galactic-resort", "new-earth", "lost-species-ark-world", "alien-rosetta-stone-world"]
)
def test_colony_ship_places_a_world_of_every_colour_but_alien(world: str) -> None:
    game = table("settle", seat("old-earth colony-ship", f"{world} deserted-alien-colony"), CALLER)
    assert game.options(0) == [world, "none"]
    game.answers(world)
    assert (tableau(game, 0), hands(game)[0]) == (["old-earth", world], 1)


@rule("RG-8.32")
@pytest.mark.parametrize(
    ("placed", "world", "others"),
    [("new-sparta colony-ship", "outlaw-world", 1), ("old-earth colony-ship", "deserted-alien-outpost", 4)],
)
def test_colony_ship_serves_neither_a_conquest_nor_an_alien_world(placed: str, world: str, others: int) -> None:
    game = table("settle", seat(placed, f"{world} {others}"), CALLER)
    game.answers(world)  # there is one way only, so nothing is asked
    assert tableau(game, 0) == [*placed.split(), world]


@rule("RG-8.29", "RG-8.13")
def test_who_chooses_to_conquer_pays_nothing() -> None:
    game = table("settle", seat("new-sparta drop-ships contact-specialist", "rebel-miners 3"), CALLER)
    game.answers("rebel-miners").answers("how:conquer")
    assert ([(event["way"], event["count"]) for event in game.events("settled")], hands(game)[0]) == (
        [("conquer", 0)], 3)


@rule("RG-8.2")
def test_a_payment_of_part_of_the_hand_has_the_full_number_of_cards() -> None:
    game = table("settle", seat("old-earth", "comet-zone 5"), CALLER)
    game.answers("comet-zone")
    assert (game.decision(0).least, game.decision(0).most) == (3, 3)
    game.answers(whatever(game, 0))
    assert (hands(game)[0], piles(game)[1]) == (2, 3)


@rule("RG-8.2")
def test_a_world_that_takes_the_whole_hand_is_paid_for_though_there_was_another_way() -> None:
    game = table("settle", seat("old-earth colony-ship", "comet-zone 3"), CALLER)
    game.answers("comet-zone").answers("how:pay")
    assert (hands(game)[0], tableau(game, 0)) == (0, ["old-earth", "colony-ship", "comet-zone"])


@rule("RG-8.28", "RG-17.4")
def test_colony_ship_does_not_make_an_alien_world_placeable() -> None:
    game = table("settle", seat("old-earth colony-ship", "deserted-alien-outpost gem-world 1"), CALLER)
    assert game.options(0) == ["gem-world", "none"]
    assert game.why_not(0, "deserted-alien-outpost") == "RG-8.28"


@rule("RG-8.32", "RG-8.31")
def test_colony_ship_and_new_military_tactics_may_both_be_discarded_for_one_world() -> None:
    game = table("settle", seat("old-earth colony-ship new-military-tactics", "gem-world 2"), CALLER)
    game.answers("gem-world")
    assert game.options(0) == ["pay", "pay+tactics", "pay+ship", "pay+ship+tactics"]
    game.answers("how:pay+ship+tactics")
    assert (tableau(game, 0), hands(game)[0]) == (["old-earth", "gem-world"], 2)
    assert game.view(1).zones["discard_open"] == ["colony-ship", "new-military-tactics"]


@rule("RG-8.29", "RG-8.12")
def test_a_world_too_dear_for_the_hand_is_not_for_pay_but_for_a_ship_and_this_is_told() -> None:
    game = table("settle", seat("old-earth colony-ship new-military-tactics", "new-earth 4"), CALLER)
    game.answers("new-earth")
    assert game.options(0) == ["pay+ship", "pay+ship+tactics"]
    assert game.why_not(0, "pay") == "RG-8.29"  # 5 with 4 cards; a military world is never for pay


@rule("RG-7.14", "RG-14.11")
def test_two_cards_given_up_for_one_world_are_gone_in_the_second_settle_phase() -> None:
    ours = seat("old-earth colony-ship new-military-tactics", "gem-world comet-zone 3", actions="settle settle-2")
    game = table("settle", ours, seat("new-sparta", actions="develop produce"), mode="duel")
    game.answers("gem-world").answers("how:pay+ship+tactics").answers("comet-zone")
    assert (game.asks(), game.decision(0).least) == ([(0, "pay")], 3)  # not how: there is no other way any more


@rule("RG-8.1", "RG-7.11a")
def test_a_world_that_was_laid_is_revealed_though_only_one_player_had_cards_and_is_not_taken_back() -> None:
    game = table("settle", seat("old-earth", "comet-zone 5"), CALLER)
    game.answers("comet-zone")
    assert (game.asks(), public(game, 0)["laid"]) == ([(0, "pay")], "comet-zone")
    assert not game.match.free_undo(0, 0)
