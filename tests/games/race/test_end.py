"""End of the game (RG-12): when it comes, who wins."""

from __future__ import annotations

import pytest

from orrery.core import SPECTATOR
from orrery.testing import rule
from tests.games.race.tables import chips, goods, hands, phases, public, seat, tableau, whatever
from tests.games.race.tables import table as at

TEN = "old-earth gem-world spice-world artist-colony asteroid-belt expedition-force export-duties investment-credits " \
      "space-marines drop-ships"
"""Ten cards; nothing here draws in Develop, Settle or Consume."""


@rule("RG-12.1")
@pytest.mark.parametrize(("cards", "over"), [(TEN, False), (f"{TEN} mining-robots", False),
                                             (f"{TEN} mining-robots public-works", True)])
def test_twelve_cards_in_a_tableau_end_the_game_and_eleven_do_not(cards: str, over: bool) -> None:
    # Four goods lie there besides: they are no cards of the tableau.
    table = at("round-end", seat("new-sparta"), seat(cards, goods="gem-world spice-world artist-colony asteroid-belt"))
    assert table.match.over() is over
    assert (table.view(SPECTATOR).result is not None) is over
    assert len(table.events("ended")) == int(over)


@rule("RG-12.1")
@pytest.mark.parametrize(("bank", "over"), [(1, False), (0, True)])
def test_an_empty_bank_ends_the_game(bank: int, over: bool) -> None:
    table = at("round-end", seat("old-earth", chips=12), seat("new-sparta", chips=12 - bank))
    assert table.view(SPECTATOR).zones["bank"] == bank
    assert table.match.over() is over


@rule("RG-12.1")
@pytest.mark.parametrize("cards", ["old-earth", f"{TEN} mining-robots public-works"])
def test_the_last_round_has_its_discard_to_ten_too(cards: str) -> None:
    table = at("round-end", seat(cards, "13", chips=24), seat("new-sparta"))
    assert table.asks() == [(0, "limit")]
    assert table.decision(0).least == 3
    table.answer(0, whatever(table, 0))
    assert hands(table) == [10, 0]
    assert table.match.over()


@rule("RG-12.2", "RG-12.3")
def test_the_round_of_the_twelfth_card_is_played_to_its_end() -> None:
    table = at(
        "develop",
        seat(f"{TEN} mining-robots", "public-works space-port 2", actions="develop"),
        seat("epsilon-eridani plague-world", "1", actions="settle"),
        seat("new-sparta", actions="consume-2x"),
        seat("alpha-centauri comet-zone", actions="produce"),
    )
    table.answers("public-works", "none")
    assert len(tableau(table, 0)) == 12
    table.answers("space-port", "none")
    assert len(tableau(table, 0)) == 13
    assert phases(table) == ["settle", "consume", "produce"]
    assert goods(table, 0) == ["gem-world", "spice-world", "artist-colony", "space-port", "asteroid-belt"]
    assert goods(table, 3) == ["comet-zone", "alpha-centauri"]
    assert table.match.over()


@rule("RG-12.2", "RG-12.4", "RG-12.6", "RG-12.1")
def test_points_are_paid_in_full_when_the_bank_runs_out_and_the_round_goes_on() -> None:
    table = at(
        "consume",
        seat("old-earth galactic-trendsetters gem-world spice-world", goods="gem-world spice-world",
             actions="consume-2x", chips=11),
        seat("epsilon-eridani public-works artist-colony comet-zone", goods="artist-colony comet-zone",
             actions="produce", chips=11),
    )
    table.answer(0, "galactic-trendsetters").answer(0, "gem-world")
    assert table.view(SPECTATOR).zones["bank"] == 0  # 2 were left; the last good brings 2 more all the same
    assert chips(table) == [11 + 4 + 2, 11]
    table.answer(1, "public-works").answer(1, "artist-colony")
    assert chips(table) == [17, 13]  # earned when the bank had long been empty
    assert table.view(SPECTATOR).zones["bank"] == 0
    assert phases(table) == ["produce"]
    assert goods(table, 0) == ["gem-world", "spice-world"]
    assert table.match.over()


@rule("RG-12.4", "RG-12.6")
def test_more_than_all_chips_worth_1_and_5_can_be_earned() -> None:
    table = at("consume", seat("old-earth galactic-trendsetters gem-world", goods="gem-world", chips=47,
                               actions="consume-2x"), seat("new-sparta"), bank=0)
    table.answer(0, "galactic-trendsetters")
    assert chips(table) == [51, 0]  # the chips worth 1 and 5 are 48 together
    assert table.result().scores == (51 + 2 + 3 + 1, 1)


@rule("RG-12.5")
def test_a_tableau_that_fell_back_to_eleven_in_settle_does_not_end_the_game() -> None:
    cards = "old-earth gem-world spice-world artist-colony asteroid-belt expedition-force export-duties " \
            "investment-credits space-marines colony-ship new-military-tactics"
    table = at("develop", seat(cards, "public-works destroyed-world 1", actions="develop"),
               seat("new-sparta", "1", actions="settle"))
    table.answers("public-works", "none")
    assert len(tableau(table, 0)) == 12
    table.answers("destroyed-world", "none")
    table.answer(0, "how:pay+ship+tactics")
    assert len(tableau(table, 0)) == 11
    assert table.asks() == [(0, "action"), (1, "action")]
    again = at("develop", seat(cards, "public-works destroyed-world 1", actions="develop"),
               seat("new-sparta", "1", actions="settle"))
    again.answers("public-works", "none").answers("destroyed-world", "none").answer(0, "how:pay+ship")
    assert len(tableau(again, 0)) == 12
    assert again.match.over()


@rule("RG-12.7", "RG-12.8", "RG-1.8")
def test_printed_points_chips_and_cost_6_developments_make_the_score() -> None:
    table = at(
        "over",
        seat("new-sparta rebel-base space-marines galactic-imperium", chips=5),
        seat("old-earth merchant-guild gem-world comet-zone", chips=8),
        seat("earths-lost-colony", chips=14),
        bank=9,
    )
    # 1 + 6 + 1 printed, 5 in chips, 2 + 1 for the Rebel and the other military world.
    assert public(table, 0)["points"] == {"printed": 8, "chips": 5, "galactic-imperium": 3}
    # 2 + 1 + 2 printed, 8 in chips, 2 + 2 for the production worlds.
    assert public(table, 1)["points"] == {"printed": 5, "chips": 8, "merchant-guild": 4}
    assert public(table, 2)["points"] == {"printed": 1, "chips": 14}
    assert table.result().scores == (16, 17, 15)
    assert table.result().winners == (1,)


@rule("RG-12.9", "RG-12.10")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        (("3", "gem-world spice-world"), ("6", ""), (1,)),  # 5 against 6
        (("3", "gem-world spice-world"), ("4", "artist-colony"), (0, 1)),  # 5 each
        (("2", "gem-world spice-world"), ("3", ""), (0,)),  # goods count like cards
        (("0", ""), ("0", ""), (0, 1)),
    ],
)
def test_cards_and_goods_break_ties_among_the_leaders(
    first: tuple[str, str], second: tuple[str, str], winners: tuple[int, ...]
) -> None:
    table = at(
        "round-end",
        seat("old-earth gem-world spice-world", first[0], first[1], chips=30),
        seat("epsilon-eridani artist-colony", second[0], second[1], chips=32),
        seat("alpha-centauri", "10", chips=31),  # most cards of all, but fewer points
    )
    assert table.result().scores == (34, 34, 31)
    assert table.result().winners == winners


@rule("RG-12.9")
def test_ties_are_broken_by_what_is_left_after_the_final_discard() -> None:
    table = at("round-end", seat("old-earth gem-world", "10", "gem-world", chips=20),
               seat("epsilon-eridani artist-colony", "13", chips=21))
    table.answer(1, whatever(table, 1))
    assert hands(table) == [10, 10]
    assert table.result().scores == (23, 23)
    assert table.result().winners == (0,)  # 11 against 10, although seat 1 held 13


@rule("RG-12.11")
def test_cards_in_hand_and_goods_are_worth_nothing() -> None:
    rich = at("over", seat("old-earth gem-world", "rebel-base 9", "gem-world"), seat("new-sparta"), bank=24)
    poor = at("over", seat("old-earth gem-world"), seat("new-sparta"), bank=24)
    assert rich.result().scores == poor.result().scores == (3, 1)


@rule("RG-12.11", "RG-12.9")
def test_many_cards_and_goods_do_not_beat_one_point_more() -> None:
    table = at("over", seat("old-earth gem-world", "9", goods="gem-world"), seat("new-sparta", chips=3))
    assert (table.result().scores, table.result().winners) == ((3, 4), (1,))
