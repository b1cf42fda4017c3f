"""The duel: two players with two actions a round each (RG-14)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from orrery.core import SPECTATOR, BadPosition, BadSetup, Refused
from orrery.testing import Table, new, rule
from tests.games.race.tables import chips, goods, hand, hands, happened, phases, public, seat, tableau, whatever
from tests.games.race.tables import table as at

SEVEN = ["explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce"]
NINE = [*SEVEN, "develop-2", "settle-2"]


def duel(step: str, *seats: dict[str, Any]) -> Table:
    return at(step, *seats, mode="duel")


def new_duel() -> Table:
    """A duel at its first choice of actions."""
    table = new("race", 2, options={"mode": "duel"})
    return table.answers(whatever(table, 0), whatever(table, 1))


@rule("RG-14.1")
def test_the_duel_is_only_for_two_and_only_if_asked_for() -> None:
    for seats in (3, 4):
        with pytest.raises(BadSetup, match=f"The duel is for 2 seats, not {seats}"):
            new("race", seats, options={"mode": "duel"})
        with pytest.raises(BadPosition, match="2 seats"):
            duel("actions", *[seat("") for _ in range(seats)])
    standard = new("race", 2)
    standard.answers(whatever(standard, 0), whatever(standard, 1))
    assert standard.asks() == [(0, "action"), (1, "action")]
    assert standard.options(0) == SEVEN
    with pytest.raises(Refused):
        standard.answer(0, "action:settle,produce")


@rule("RG-14.2")
def test_each_player_picks_two_of_nine_cards_secretly_and_at_the_same_time() -> None:
    table = new_duel()
    assert table.asks() == [(0, "actions"), (1, "actions")]
    assert table.options(0) == table.options(1) == NINE
    for wrong in ("produce", "settle,develop,produce", "none", "produce,produce"):
        with pytest.raises(Refused):
            table.answer(0, wrong)
    table.answer(0, "actions:consume-trade,produce")
    assert [public(table, seat)["actions"] for seat in (0, 1)] == [[], []]
    assert happened(table, "chose") == []
    assert table.asks() == [(1, "actions")]
    table.answer(1, "actions:develop,consume-trade")
    assert happened(table, "chose") == [("chose", 0, ["consume-trade", "produce"]),
                                        ("chose", 1, ["develop", "consume-trade"])]


@rule("RG-14.2", "RG-4.9", "RG-4.10")
def test_both_cards_come_back_at_the_end_of_the_round() -> None:
    table = new_duel()
    table.answers("consume-trade,produce", "consume-2x,produce")
    assert table.asks() == [(0, "actions"), (1, "actions")]
    assert [public(table, seat)["actions"] for seat in (0, 1)] == [[], []]
    table.answers("consume-trade,produce", "consume-2x,produce")
    assert table.view(SPECTATOR).zones["round"] == 3


def refusal(table: Table, answer: str) -> str:
    """Why seat 0 may not answer so; empty if it may."""
    try:
        table.match.clone().submit(0, answer)
    except Refused as refused:
        return str(refused)
    return ""


@rule("RG-14.3")
def test_there_are_23_different_picks() -> None:
    table = new_duel()
    refusals = {pick: refusal(table, ",".join(pick)) for pick in combinations(NINE, 2)}
    allowed = [pick for pick, why in refusals.items() if not why]
    assert len(allowed) == 23
    assert set(allowed) == {*combinations(SEVEN, 2), ("develop", "develop-2"), ("settle", "settle-2")}
    assert {why for why in refusals.values() if why} == {"Rule RG-14.3 forbids this answer to 'actions'."}


@rule("RG-14.4")
def test_both_explore_cards_draw_eight_and_keep_two() -> None:
    table = duel("actions", seat("old-earth"), seat("new-sparta expedition-force"))
    table.answers("explore-5,explore-1-1", "explore-5,explore-1-1")
    assert phases(table) == ["explore"]
    first, second = table.decision(0), table.decision(1)
    assert (len(first.options), first.least, first.most) == (8, 2, 2)
    assert (len(second.options), second.least, second.most) == (9, 2, 2)  # Expedition Force draws one more
    table.answers(whatever(table, 0), whatever(table, 1))
    assert hands(table) == [2, 2]
    assert phases(table) == ["explore"]


@rule("RG-14.5", "RG-14.6", "RG-14.7")
def test_settle_twice_makes_two_settle_phases_with_the_bonus_in_both() -> None:
    table = duel("actions", seat("old-earth", "pilgrimage-world secluded-world 1"),
                 seat("new-sparta", "outlaw-world former-penal-colony 1"))
    table.answers("settle,settle-2", "settle,produce")
    table.answers("pilgrimage-world", "outlaw-world")
    assert hands(table) == [3, 3]  # both placed a world for nothing and drew the bonus
    assert table.asks() == [(0, "settle"), (1, "settle")]
    table.answers("secluded-world", "former-penal-colony").answer(0, whatever(table, 0))
    assert hands(table) == [2, 2]  # seat 0: 3 - 1 - 1 + 1; seat 1 gets no bonus now: 3 - 1
    assert phases(table) == ["settle", "settle", "produce"]
    assert tableau(table, 0) == ["old-earth", "pilgrimage-world", "secluded-world"]
    assert tableau(table, 1) == ["new-sparta", "outlaw-world", "former-penal-colony"]


@rule("RG-14.5", "RG-14.6", "RG-14.7")
def test_develop_twice_makes_two_develop_phases_and_the_opponent_has_the_bonus_in_the_first_only() -> None:
    table = duel("actions", seat("old-earth", "export-duties public-works 2"),
                 seat("new-sparta", "investment-credits expedition-force 2"))
    table.answers("develop,develop-2", "develop,produce")
    table.answers("export-duties", "expedition-force")
    assert hands(table) == [3, 3]  # cost 1, bonus 1
    table.answers("public-works", "investment-credits").answer(1, whatever(table, 1))
    assert hands(table) == [2, 1]
    assert phases(table) == ["develop", "develop", "produce"]


@rule("RG-14.7")
def test_an_opponent_who_did_not_call_it_takes_part_in_both_phases_without_a_bonus() -> None:
    table = duel("actions", seat("old-earth"), seat("new-sparta", "investment-credits expedition-force 2"))
    table.answers("develop,develop-2", "consume-2x,produce")
    table.answer(1, "expedition-force").answer(1, hand(table, 1)[-1])
    assert hands(table) == [0, 2]
    table.answer(1, "investment-credits")
    assert hands(table) == [0, 0]
    assert phases(table) == ["develop", "develop", "consume", "produce"]


@rule("RG-14.8")
def test_one_develop_card_each_makes_one_phase_with_both_bonuses() -> None:
    table = duel("actions", seat("old-earth", "export-duties public-works 1"),
                 seat("new-sparta", "investment-credits expedition-force 1"))
    table.answers("develop,consume-trade", "develop,consume-trade")
    table.answers("export-duties", "expedition-force")
    assert hands(table) == [2, 2]
    assert phases(table) == ["develop", "consume"]


@rule("RG-14.8")
def test_two_develop_cards_each_make_two_phases_with_both_bonuses_in_both() -> None:
    table = duel("actions", seat("old-earth", "export-duties public-works 1"),
                 seat("new-sparta", "investment-credits expedition-force 1"))
    table.answers("develop,develop-2", "develop,develop-2")
    table.answers("export-duties", "expedition-force").answers("public-works", "investment-credits")
    assert hands(table) == [1, 1]
    assert phases(table) == ["develop", "develop"]
    assert table.asks() == [(0, "actions"), (1, "actions")]


@rule("RG-14.9")
def test_a_discount_placed_in_the_first_phase_works_in_the_second() -> None:
    table = duel("actions", seat("old-earth", "investment-credits mining-robots"), seat("new-sparta"))
    table.answers("develop,develop-2", "produce,consume-2x")
    table.answer(0, "investment-credits")
    table.answer(0, "mining-robots")  # cost 2, bonus 1, Investment Credits 1
    assert tableau(table, 0) == ["old-earth", "investment-credits", "mining-robots"]
    assert hands(table) == [0, 0]


@rule("RG-14.9", "RG-14.11")
def test_military_conquered_in_the_first_settle_phase_fights_in_the_second() -> None:
    table = duel("actions", seat("new-sparta", "former-penal-colony rebel-underground"), seat("old-earth"))
    table.answers("settle,settle-2", "produce,consume-2x")
    assert table.options(0) == ["former-penal-colony", "none"]  # Military 2 against a defense of 3
    table.answer(0, "former-penal-colony")
    table.answer(0, "rebel-underground")
    assert tableau(table, 0) == ["new-sparta", "former-penal-colony", "rebel-underground"]
    assert hands(table) == [2 + 1, 0]  # two bonus cards and one for Rebel Underground in Produce


@rule("RG-14.10")
def test_both_consume_cards_sell_one_good_and_double_the_rest() -> None:
    table = duel("actions", seat("new-sparta galactic-trendsetters gem-world pre-sentient-race",
                                 goods="gem-world pre-sentient-race"), seat("old-earth"))
    table.answers("consume-trade,consume-2x", "develop,develop-2")
    assert phases(table) == ["develop", "develop", "consume"]
    assert table.asks() == [(0, "sell")]
    assert table.options(0) == ["gem-world", "pre-sentient-race"]
    assert table.why_not(0, "none") == "RG-9.13"
    table.answer(0, "gem-world")
    assert (chips(table), hands(table), goods(table, 0)) == ([4, 0], [2, 0], [])
    assert phases(table).count("consume") == 1


@rule("RG-14.11")
def test_the_draw_at_the_start_of_the_phase_comes_in_both_develop_phases() -> None:
    table = duel("actions", seat("old-earth interstellar-bank"), seat("new-sparta interstellar-bank~2", "1"))
    table.answers("develop,develop-2", "produce,consume-2x")
    assert (hands(table), phases(table)) == ([1, 2], ["develop"])
    table.answers("none", "none")
    assert (hands(table), phases(table)) == ([2, 3], ["develop", "develop"])
    table.answers("none", "none")
    assert happened(table, "drew") == [("drew", 0, 1, []), ("drew", 1, 1, [])] * 2


@rule("RG-14.11")
def test_discounts_and_draws_after_placing_come_in_both_develop_phases() -> None:
    table = duel("actions", seat("old-earth investment-credits public-works", "export-duties mining-robots 1"),
                 seat("new-sparta galactic-federation public-works~2", "drop-ships research-labs 3"))
    table.answers("develop,develop-2", "produce,consume-2x")
    table.answers("export-duties", "drop-ships").answer(1, ",".join(hand(table, 1)[-2:]))
    assert [event["count"] for event in table.events("developed")] == [0, 2]  # 1 - 1 - 1 and 4 - 2
    assert hands(table) == [3, 3]  # each has drawn for Public Works
    table.answers("mining-robots", "research-labs")
    assert [event["count"] for event in table.events("developed")] == [0, 2, 0, 2]  # 2 - 1 - 1 and 4 - 2
    assert hands(table) == [3, 1]
    assert happened(table, "drew") == [("drew", 0, 1, []), ("drew", 1, 1, [])] * 2


@rule("RG-14.11")
def test_the_choice_is_free_in_each_of_two_develop_phases() -> None:
    table = duel("actions", seat("old-earth", "export-duties expedition-force"),
                 seat("new-sparta", "investment-credits public-works 2"))
    table.answers("develop,develop-2", "produce,consume-2x")
    table.answers("none", "public-works").answer(1, hand(table, 1)[-1])
    assert table.options(0) == ["export-duties", "expedition-force", "none"]
    assert table.options(1) == ["investment-credits", "none"]
    table.answers("expedition-force", "none")
    assert tableau(table, 0) == ["old-earth", "expedition-force"]
    assert tableau(table, 1) == ["new-sparta", "public-works"]


@rule("RG-14.11")
def test_discounts_goods_and_draws_after_placing_come_in_both_settle_phases() -> None:
    table = duel("actions", seat("old-earth replicant-robots terraforming-robots", "asteroid-belt comet-zone 1"),
                 seat("new-sparta mining-robots terraforming-robots~2", "destroyed-world radioactive-world 1"))
    table.answers("settle,settle-2", "develop,consume-2x")
    table.answers("none", "none")  # Develop
    table.answers("asteroid-belt", "destroyed-world")
    assert [event["count"] for event in table.events("settled")] == [0, 0]  # 2 - 2 and 1 - 1
    assert (goods(table, 0), goods(table, 1)) == (["asteroid-belt"], ["destroyed-world"])
    assert hands(table) == [4, 3]  # Terraforming Robots draw one each, the Settle bonus one more
    table.answers("comet-zone", "radioactive-world")
    table.answer(0, hand(table, 0)[-1]).answer(1, hand(table, 1)[-1])
    assert [event["count"] for event in table.events("settled")] == [0, 0, 1, 1]  # 3 - 2 and 2 - 1
    assert [event[1:3] for event in happened(table, "drew")] == [(0, 2), (1, 1), (0, 2), (1, 1)]
    assert goods(table, 1)[-1:] == ["radioactive-world"]


@rule("RG-14.11")
def test_a_card_of_the_tableau_may_be_given_up_in_the_second_settle_phase() -> None:
    table = duel("actions",
                 seat("epsilon-eridani new-military-tactics colony-ship", "lost-species-ark-world rebel-miners"),
                 seat("alpha-centauri new-military-tactics~2", "rebel-underground 1"))
    table.answers("settle,settle-2", "develop,produce")
    table.answers("none", "none")  # Develop
    table.answers("none", "none")  # the first Settle
    assert table.options(0) == ["lost-species-ark-world", "rebel-miners", "none"]
    assert table.options(1) == ["rebel-underground", "none"]  # Military 0 + 3 against 3
    table.answers("lost-species-ark-world", "rebel-underground")
    assert table.options(0) == ["pay+ship", "pay+ship+tactics"]
    table.answer(0, "how:pay+ship")
    assert tableau(table, 0) == ["epsilon-eridani", "new-military-tactics", "lost-species-ark-world"]
    assert tableau(table, 1) == ["alpha-centauri", "rebel-underground"]


@rule("RG-14.8")
def test_two_settle_cards_each_make_two_phases_with_both_bonuses_in_both() -> None:
    table = duel("actions", seat("old-earth", "pilgrimage-world refugee-world"),
                 seat("new-sparta", "outlaw-world former-penal-colony"))
    table.answers("settle,settle-2", "settle,settle-2")
    table.answers("pilgrimage-world", "outlaw-world")
    assert hands(table) == [2, 2]
    table.answers("refugee-world", "former-penal-colony")
    assert (hands(table), phases(table)) == ([2, 2], ["settle", "settle"])


@rule("RG-14.11", "RG-8.19")
def test_temporary_military_does_not_last_into_the_second_settle_phase() -> None:
    table = duel("actions", seat("epsilon-eridani new-military-tactics terraforming-robots",
                                 "alien-robot-scout-ship rebel-underground 1"), seat("old-earth"))
    table.answers("settle,settle-2", "develop,produce")
    table.answer(0, "none")  # Develop
    assert table.options(0) == ["alien-robot-scout-ship", "rebel-underground", "none"]  # 1 + 3 against 4 and 3
    table.answer(0, "alien-robot-scout-ship")
    assert hands(table) == [2 + 2, 0]  # the bonus and Terraforming Robots
    assert "rebel-underground" not in table.options(0)  # Military 1 + 1
    assert table.why_not(0, "rebel-underground") == "RG-8.13"
    table.answer(0, "none")
    assert hands(table) == [4, 0]


@rule("RG-14.12", "RG-3.1")
def test_setup_and_bank_are_those_of_the_standard_game_for_two() -> None:
    table = new("race", 2, options={"mode": "duel"},
                script={("start-world", 0): [3], ("start-world", 1): [0]})  # New Sparta and Old Earth
    assert [len(table.options(seat)) for seat in (0, 1)] == [6, 6]
    table.answers(whatever(table, 0), whatever(table, 1))
    zones = table.view(SPECTATOR).zones
    assert (zones["bank"], zones["deck"], zones["discard"], hands(table)) == (24, 100, 4, [4, 4])
    assert zones["order"] == [1, 0]


@rule("RG-14.12")
def test_the_hand_limit_of_the_duel_is_ten_cards() -> None:
    table = duel("round-end", seat("old-earth", "11"), seat("new-sparta", "10"))
    assert table.asks() == [(0, "limit")]
    table.answer(0, whatever(table, 0))
    assert (hands(table), table.asks()) == ([10, 10], [(0, "actions"), (1, "actions")])


ELEVEN = "old-earth gem-world spice-world artist-colony asteroid-belt expedition-force export-duties " \
         "investment-credits space-marines drop-ships mining-robots"


@rule("RG-14.12")
@pytest.mark.parametrize(("placed", "taken", "over"), [("", 23, False), ("", 24, True), ("public-works", 7, True)])
def test_the_duel_ends_with_an_empty_bank_or_twelve_cards(placed: str, taken: int, over: bool) -> None:
    table = duel("round-end", seat(f"{ELEVEN} {placed}"), seat("new-sparta", chips=taken))
    assert (table.match.over(), table.asks() == []) == (over, over)


@rule("RG-14.12", "RG-12.2")
def test_the_second_phase_is_played_when_the_first_has_brought_the_twelfth_card() -> None:
    table = duel("actions", seat(ELEVEN, "public-works interstellar-bank"), seat("new-sparta"))
    table.answers("develop,develop-2", "consume-2x,produce")
    table.answer(0, "public-works")
    assert (len(tableau(table, 0)), table.asks()) == (12, [(0, "develop")])
    table.answer(0, "interstellar-bank")
    assert phases(table) == ["develop", "develop", "consume", "produce"]
    assert (len(tableau(table, 0)), table.match.over()) == (13, True)


@rule("RG-14.12")
def test_the_duel_is_scored_like_the_standard_game() -> None:
    table = duel("over", seat("old-earth galactic-federation public-works", "3"), seat("new-sparta", chips=5))
    assert (table.result().scores, table.result().winners) == ((2 + 3 + 1, 1 + 5), (0,))  # cards in hand break the tie


@rule("RG-14.11")
def test_a_discount_makes_a_world_placeable_in_the_second_settle_phase_too() -> None:
    table = duel("actions", seat("old-earth replicant-robots", "asteroid-belt"), seat("new-sparta", "1"))
    table.answers("settle,settle-2", "produce,consume-2x").answers("none", "none")
    assert table.options(0) == ["asteroid-belt", "none"]
    table.answers("asteroid-belt", "none")
    assert tableau(table, 0) == ["old-earth", "replicant-robots", "asteroid-belt"]


@rule("RG-14.9")
def test_what_both_players_placed_in_the_first_phase_works_in_the_second() -> None:
    table = duel("actions", seat("old-earth", "investment-credits mining-robots"),
                 seat("new-sparta", "investment-credits~2 space-marines 2"))
    table.answers("develop,develop-2", "produce,consume-2x").answers("investment-credits", "investment-credits~2")
    table.answer(1, hand(table, 1)[-1]).answers("mining-robots", "space-marines")
    assert [event["count"] for event in table.events("developed")] == [0, 1, 0, 1]  # 2 - 1 - 1, and 2 - 1
    assert hands(table) == [0, 0]


@rule("RG-14.2")
def test_both_picked_cards_call_their_phases() -> None:
    table = duel("actions", seat("old-earth", "1"), seat("new-sparta", "1"))
    table.answers("settle,produce", "develop,consume-trade")
    for _ in range(2):
        table.answers("none", "none")
    assert phases(table) == ["develop", "settle", "consume", "produce"]


@rule("RG-14.5", "RG-14.8")
def test_two_develop_phases_in_one_round_do_not_double_the_settle_of_that_round_or_the_next() -> None:
    table = duel("actions", seat("old-earth", "export-duties pilgrimage-world 2"), seat("new-sparta", "1"))
    table.answers("develop,develop-2", "settle,produce")
    table.answers("none", "none").answers("none", "none").answers("pilgrimage-world", "none")
    assert phases(table) == ["develop", "develop", "settle", "produce"]
    table.answers("develop,settle", "consume-trade,produce")
    table.answers("export-duties", "none")
    assert table.events("developed")[0]["count"] == 0  # the bonus of a single Develop
    table.answers("none", "none")
    assert phases(table)[4:] == ["develop", "settle", "consume", "produce"]
