"""Worked cases RG-C21 to RG-C24, RG-C26 to RG-C29 and RG-C31: Consume. Seat 0 is A, seat 1 is B."""

import pytest

from orrery.core import Refused
from orrery.testing import Table, rule
from tests.games.race.tables import chips, goods, hand, hands, seat, table

B = seat("earths-lost-colony", actions="consume-trade")


def of(game: Table, who: int) -> tuple[int, int, list[str]]:
    """Chips, hand and worlds with goods of a player."""
    return chips(game)[who], hands(game)[who], goods(game, who)


@rule("RG-9.13", "RG-9.17", "RG-9.7", "RG-19.6")
@pytest.mark.parametrize(("sold", "drawn"), [("pre-sentient-race", 6), ("asteroid-belt", 4)])
def test_c21_a_sale_then_compulsory_consumption(sold: str, drawn: int) -> None:
    filled = "pre-sentient-race asteroid-belt"
    ours = seat(f"old-earth genetics-lab {filled}", "2", goods=filled, actions="consume-trade")
    game = table("trade", ours, seat("new-sparta"))
    game.answers(f"sell:{sold}")
    assert game.events("drew")[0]["count"] == drawn
    assert of(game, 0) == (1, 2 + drawn, [])


@rule("RG-18.1", "RG-18.2", "RG-18.3")
@pytest.mark.parametrize(
    ("sold", "drawn", "held"),
    [pytest.param("pirate-world", 9, 10, id="a"), pytest.param("spice-world", 6, 7, id="b")],
)
def test_c22_this_worlds_good_adds_to_the_other_trade_powers(sold: str, drawn: int, held: int) -> None:
    placed = "epsilon-eridani pirate-world spice-world merchant-world"
    ours = seat(placed, goods="pirate-world spice-world", actions="consume-trade")
    game = table("trade", ours, seat("earths-lost-colony"))
    game.answers(f"sell:{sold}")
    assert game.events("drew")[0]["count"] == drawn
    game.answers("epsilon-eridani").answers("none")
    assert of(game, 0) == (1, held, [])


@rule("RG-9.15", "RG-9.22", "RG-18.4")
def test_c23_only_the_trade_card_sells() -> None:
    game = table(
        "trade",
        seat("alpha-centauri", actions="consume-trade"),
        seat("new-sparta export-duties space-port", goods="space-port", actions="produce"),
    )
    assert game.asks() == [(0, "action"), (1, "action")]  # nobody was asked anything
    assert (of(game, 0), of(game, 1)) == ((0, 0, []), (0, 0, ["space-port"]))
    assert game.events("sold") == []


@rule("RG-9.8", "RG-9.10", "RG-9.11", "RG-9.12")
@pytest.mark.parametrize(
    ("answers", "action", "outcome"),
    [
        pytest.param(["free-trade-association"], "settle", (3, 3, []), id="a"),
        pytest.param(["free-trade-association"], "consume-2x", (6, 3, []), id="a-doubled"),
        pytest.param(["new-vinland", "goods:new-vinland"], "settle", (2, 4, []), id="b"),
        pytest.param(["new-vinland", "goods:new-vinland"], "consume-2x", (4, 4, []), id="b-doubled"),
    ],
)
def test_c24_free_trade_association_and_new_vinland(
    answers: list[str], action: str, outcome: tuple[int, int, list[str]]
) -> None:
    filled = "gem-world spice-world new-vinland"
    ours = seat(f"new-sparta {filled} free-trade-association", goods=filled, actions=action)
    game = table("trade", ours, B)
    assert game.options(0) == ["new-vinland", "free-trade-association"]
    for answer in answers:
        game.answers(answer)
    assert game.asks() == [(0, "action"), (1, "action")]  # not asked which goods, so none can be kept back
    assert of(game, 0) == outcome


@rule("RG-9.10", "RG-19.7")
def test_c26_up_to_is_filled_as_far_as_possible() -> None:
    filled = "gem-world artist-colony"
    game = table("trade", seat(f"new-sparta consumer-markets {filled}", goods=filled), B)
    assert of(game, 0) == (2, 0, [])  # both, unasked
    assert game.events("consumed")[0]["cards"] == filled.split()


@rule("RG-9.6", "RG-9.8", "RG-23.8")
@pytest.mark.parametrize(
    ("first", "outcome"),
    [
        pytest.param(["plague-world"], (3, 1, []), id="a"),
        pytest.param(["galactic-trendsetters", "goods:plague-world"], (2, 0, ["comet-zone"]), id="b"),
    ],
)
def test_c27_an_order_that_leaves_a_good_behind(first: list[str], outcome: tuple[int, int, list[str]]) -> None:
    ours = seat("new-sparta plague-world comet-zone galactic-trendsetters", goods="plague-world comet-zone")
    game = table("trade", ours, B)
    for answer in first:
        game.answers(answer)
    assert game.asks() == [(0, "action"), (1, "action")]
    assert of(game, 0) == outcome


@rule("RG-9.23", "RG-19.3")
def test_c28a_three_kinds_exactly_three_goods() -> None:
    filled = "gem-world artist-colony asteroid-belt pre-sentient-race"
    game = table("trade", seat(f"new-sparta diversified-economy {filled}", goods=filled), B)
    with pytest.raises(Refused):
        game.answer(0, "goods:gem-world,artist-colony,asteroid-belt")
    game.answers("goods:gem-world,asteroid-belt,pre-sentient-race")
    assert of(game, 0) == (3, 0, ["artist-colony"])


@rule("RG-9.23", "RG-19.3")
def test_c28b_two_kinds_are_not_enough() -> None:
    filled = "gem-world artist-colony asteroid-belt comet-zone"
    game = table("trade", seat(f"new-sparta diversified-economy {filled}", goods=filled), B)
    assert of(game, 0) == (0, 0, filled.split())


@rule("RG-9.20", "RG-9.21", "RG-19.20")
@pytest.mark.parametrize("given", [2, 1, 0])
def test_c29_hand_cards_are_never_doubled(given: int) -> None:
    placed = "new-sparta deficit-spending galactic-trendsetters gem-world"
    game = table("trade", seat(placed, "5", goods="gem-world", actions="consume-2x"), seat("earths-lost-colony"))
    assert game.options(0) == ["deficit-spending", "galactic-trendsetters"]  # stopping is not offered
    game.answers("deficit-spending").answers(",".join(hand(game, 0)[:given]) or "none")
    assert of(game, 0) == (given + 4, 5 - given, [])  # the good went without a further question


@rule("RG-1.4", "RG-9.1", "RG-9.7")
def test_c31_consumption_is_compulsory_for_everybody() -> None:
    game = table(
        "trade",
        seat("old-earth", actions="consume-trade"),
        seat("new-sparta public-works asteroid-belt", "6", goods="asteroid-belt", actions="develop"),
    )
    assert of(game, 1) == (1, 6, [])
