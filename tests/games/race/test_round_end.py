"""End of the round, cards and chips (RG-11). What is secret is in ``test_secrecy.py``."""

from __future__ import annotations

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import rule
from tests.games.race.tables import chips, goods, hand, hands, happened, piles, public, seat
from tests.games.race.tables import table as at


@rule("RG-11.1")
def test_everybody_discards_down_to_exactly_ten_cards_of_his_choice() -> None:
    table = at("round-end", seat("old-earth", "rebel-base space-port outlaw-world 10"), seat("new-sparta", "10"))
    assert table.asks() == [(0, "limit")]
    for too_few_or_many in ("rebel-base", "rebel-base,space-port", f"{','.join(hand(table, 0)[:4])}"):
        with pytest.raises(Refused):
            table.answer(0, too_few_or_many)
    table.answer(0, "limit:rebel-base,space-port,outlaw-world")
    assert hands(table) == [10, 10]
    assert {"rebel-base", "space-port", "outlaw-world"}.isdisjoint(hand(table, 0))
    assert piles(table)[1] == 3
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-11.1", "RG-13.6")
def test_all_discard_to_ten_at_the_same_time() -> None:
    table = at("round-end", seat("old-earth", "rebel-base 10"), seat("new-sparta", "space-port outlaw-world 10"),
               seat("alpha-centauri", "11"))
    assert sorted(table.asks()) == [(0, "limit"), (1, "limit"), (2, "limit")]
    table.answer(2, "limit:" + hand(table, 2)[0])
    table.answer(1, "limit:space-port,outlaw-world")
    assert hands(table) == [11, 12, 11]  # nothing is discarded before all have chosen
    assert happened(table, "limited") == []
    table.answer(0, "limit:rebel-base")
    assert hands(table) == [10, 10, 10]
    assert piles(table)[1] == 4


@rule("RG-11.3", "RG-11.4")
def test_the_discard_pile_becomes_the_deck_at_the_moment_the_last_card_is_drawn() -> None:
    table = at(
        "develop",
        seat("old-earth public-works", "export-duties rebel-base"),
        seat("epsilon-eridani", "space-marines space-port outlaw-world"),
        deck=1, discard=5,
    )
    table.answers("export-duties", "space-marines")
    # Seat 0 pays 1 (discard pile 6) and draws the last card for Public Works: 6 cards are shuffled at once.
    # Seat 1 pays 2 afterwards: these stay in the new discard pile.
    assert happened(table, "reshuffled", "developed") == [
        ("developed", 0, "export-duties", 1, []),
        ("reshuffled", 6),
        ("developed", 1, "space-marines", 2, []),
    ]
    assert hands(table) == [1, 0]
    assert piles(table) == (6, 2)


@rule("RG-11.4")
def test_with_an_empty_discard_pile_the_reshuffle_waits_until_a_card_is_needed() -> None:
    table = at(
        "develop",
        seat("old-earth public-works investment-credits", "export-duties"),
        seat("epsilon-eridani spice-world", "space-marines space-port outlaw-world"),
        deck=1, discard=0,
    )
    table.answers("export-duties", "space-marines")
    assert hands(table) == [1, 0]
    assert piles(table) == (0, 2)  # seat 0 drew the last card before anything was discarded
    assert happened(table, "reshuffled") == []
    table.answers("produce", "produce")
    assert happened(table, "reshuffled", "good") == [("reshuffled", 2), ("good", 1, "spice-world")]
    assert piles(table) == (1, 0)


@rule("RG-11.5")
def test_draws_from_two_empty_piles_are_lost_and_the_game_goes_on() -> None:
    table = at("explore", seat("old-earth", "2"), seat("new-sparta", "1"), deck=0, discard=0)
    assert hands(table) == [2, 1]
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-11.5")
def test_goods_and_bonus_draws_from_two_empty_piles_are_lost() -> None:
    table = at("settle", seat("old-earth", "refugee-world", actions="settle"), seat("new-sparta gem-world"),
               deck=0, discard=0)
    table.answer(0, "refugee-world")
    assert (goods(table, 0), hands(table)) == ([], [0, 0])
    table.answers("produce", "produce")
    assert (goods(table, 0), goods(table, 1), hands(table)) == ([], [], [0, 0])
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-11.3", "RG-11.5")
def test_a_sale_from_empty_piles_draws_the_good_that_was_just_discarded_and_no_more() -> None:
    table = at("trade", seat("alpha-centauri pre-sentient-race", goods={"pre-sentient-race": "rebel-base"},
                             actions="consume-trade"), seat("new-sparta"), deck=0, discard=0)
    assert hand(table, 0) == ["rebel-base"]  # the price was 4
    assert piles(table) == (0, 0)


@rule("RG-11.6")
def test_everybody_sees_the_size_of_every_hand_and_the_chips_of_every_player() -> None:
    table = at("actions", seat("old-earth", "7", chips=3), seat("new-sparta", "2", chips=11), seat("alpha-centauri"))
    for viewer in (SPECTATOR, 0, 1, 2):
        seats = table.view(viewer).zones["seats"]
        assert [entry["hand"] for entry in seats] == [7, 2, 0]
        assert [entry["chips"] for entry in seats] == [3, 11, 0]


@rule("RG-11.7")
def test_only_the_total_of_the_chips_counts() -> None:
    table = at(
        "consume",
        seat("old-earth galactic-renaissance gem-world spice-world", goods="gem-world spice-world", chips=4),
        seat("new-sparta", chips=5),
    )
    # Old Earth gives two chips worth 1; with the four from before they are as good as a chip worth 5 and one worth 1.
    assert chips(table) == [6, 5]
    assert public(table, 0)["points"]["galactic-renaissance"] == 2
    assert table.view(SPECTATOR).zones["bank"] == 24 - 11


@rule("RG-11.9", "RG-11.3")
def test_goods_on_worlds_are_not_shuffled_in() -> None:
    table = at(
        "explore",
        seat("old-earth gem-world", goods={"gem-world": "rebel-base"}),
        seat("new-sparta asteroid-belt", goods={"asteroid-belt": "space-port"}),
        deck=2, discard=["outlaw-world", "tourist-world", "destroyed-world"],
    )
    assert happened(table, "reshuffled") == [("reshuffled", 3)]  # after seat 0 drew the last two
    assert piles(table) == (1, 0)  # seat 1 drew two of the three
    drawn = set(table.options(1))
    assert drawn < {"outlaw-world", "tourist-world", "destroyed-world"}
    assert (goods(table, 0), goods(table, 1)) == (["gem-world"], ["asteroid-belt"])


@rule("RG-11.1")
def test_who_holds_eleven_cards_discards_one() -> None:
    table = at("round-end", seat("old-earth", "rebel-base 10"), seat("new-sparta", "10"))
    assert (table.asks(), table.decision(0).least, table.decision(0).most) == ([(0, "limit")], 1, 1)
    table.answer(0, "rebel-base")
    assert (hands(table), piles(table)[1]) == ([10, 10], 1)


@rule("RG-11.5", "RG-19.17")
def test_a_lucky_draw_from_two_empty_piles_turns_nothing_up() -> None:
    table = at("consume", seat("new-sparta gambling-world", "1"), seat("old-earth"), deck=0, discard=0)
    table.answer(0, "lucky:3")
    assert (happened(table, "lucky"), hands(table), piles(table)) == ([], [1, 0], (0, 0))
    assert table.asks() == [(0, "action"), (1, "action")]


@rule("RG-11.5", "RG-20.11")
def test_a_good_for_which_there_is_no_card_was_not_produced() -> None:
    table = at("produce", seat("new-sparta spice-world"), seat("old-earth gem-world"), deck=1, discard=0)
    assert (goods(table, 0), goods(table, 1)) == ([], ["gem-world"])
    assert [sum(public(table, place)["produced"]) for place in range(2)] == [0, 1]
