"""Section 4 of the rules: the round."""

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import Table, rule
from tests.games.race.tables import chips, goods, hands, happened, phases, piles, public, seat, table, tableau, whatever

ACTIONS = ["explore-5", "explore-1-1", "develop", "settle", "consume-trade", "consume-2x", "produce"]


def play_phases(game: Table) -> None:
    """Everybody answers with whatever fits until the next action has to be picked."""
    while game.asks()[0][1] != "action":
        asked = game.asks()[0][0]
        game.answer(asked, whatever(game, asked))


@rule("RG-4.1")
def test_a_round_is_pick_reveal_phases_and_end() -> None:
    game = table("actions", seat("old-earth", "10"), seat("new-sparta", "1"))
    assert game.asks() == [(0, "action"), (1, "action")]
    game.answers("explore-1-1", "produce")
    assert game.asks() == [(0, "keep"), (1, "keep")]
    game.answers(whatever(game, 0), whatever(game, 1))
    assert game.asks() == [(0, "limit")]
    game.answers(whatever(game, 0))
    assert game.asks() == [(0, "action"), (1, "action")]
    assert [event["event"] for event in game.events()] == [
        "chose", "chose", "phase", "explored", "explored", "kept", "kept", "phase", "limited", "round",
    ]


@rule("RG-4.2")
def test_each_player_picks_exactly_one_of_seven_and_cannot_pass() -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"), seat("earths-lost-colony"))
    for place in range(3):
        assert game.options(place) == ACTIONS
        assert game.why_not(place, "none") == "RG-4.2"
        for wrong in ("none", "develop,settle"):
            with pytest.raises(Refused):
                game.answer(place, wrong)
    game.answers("settle", "settle", "produce")
    assert [event["actions"] for event in game.events("chose")] == [["settle"], ["settle"], ["produce"]]


@rule("RG-4.3")
def test_picks_stay_hidden_until_all_have_picked() -> None:
    game = table("actions", seat("old-earth", "1"), seat("new-sparta", "1"), seat("earths-lost-colony"))
    game.answer(0, "settle").answer(2, "develop")
    for viewer in (0, 1, 2, SPECTATOR):
        assert [place["actions"] for place in game.view(viewer).zones["seats"]] == [[], [], []]
        assert game.events("chose", viewer) == []
    assert game.view(1).waiting == [1]
    assert (game.view(0).sealed, game.view(1).sealed, game.view(SPECTATOR).sealed) == ("action:settle", None, None)
    game.answer(1, "develop")
    for viewer in (0, 1, 2, SPECTATOR):
        revealed = [place["actions"] for place in game.view(viewer).zones["seats"]]
        assert revealed == [["settle"], ["develop"], ["develop"]]
        assert [event["actions"] for event in game.events("chose", viewer)] == revealed


@rule("RG-4.4")
@pytest.mark.parametrize(
    ("actions", "called"),
    [
        (("produce", "consume-2x", "settle", "develop"), ["develop", "settle", "consume", "produce"]),
        (("consume-trade", "develop", "explore-5", "settle"), ["explore", "develop", "settle", "consume"]),
        (("produce", "explore-1-1", "consume-2x", "produce"), ["explore", "consume", "produce"]),
    ],
)
def test_phases_run_in_their_order_not_in_that_of_the_picks(actions: tuple[str, ...], called: list[str]) -> None:
    worlds = ("old-earth", "epsilon-eridani", "new-sparta", "earths-lost-colony")
    game = table("actions", *[seat(world) for world in worlds])
    game.answers(*actions)
    play_phases(game)
    assert phases(game) == called


@rule("RG-4.5")
def test_a_phase_called_twice_runs_once_and_both_callers_have_the_bonus() -> None:
    game = table("actions", seat("old-earth", "space-marines 1"), seat("new-sparta", "colony-ship 1"))
    game.answers("develop", "develop")
    game.answers("space-marines", "colony-ship")
    assert [event["count"] for event in game.events("developed")] == [1, 1]  # both cost 2
    assert phases(game) == ["develop"]
    assert game.asks() == [(0, "action"), (1, "action")]


@rule("RG-4.5", "RG-1.5", "RG-5.4", "RG-5.5")
@pytest.mark.parametrize(
    ("action", "drawn", "kept"), [("explore-5", [7, 7, 2], [1, 1, 1]), ("explore-1-1", [3, 3, 2], [2, 2, 1])]
)
def test_two_callers_of_explore_both_have_its_bonus(action: str, drawn: list[int], kept: list[int]) -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"), seat("earths-lost-colony"))
    game.answers(action, action, "produce")
    assert [len(game.options(place)) for place in range(3)] == drawn
    assert [game.decision(place).least for place in range(3)] == kept
    play_phases(game)
    assert phases(game) == ["explore", "produce"]


@rule("RG-4.5", "RG-1.5", "RG-6.5")
def test_two_callers_of_develop_both_have_its_bonus_and_the_third_player_pays_in_full() -> None:
    game = table("actions", seat("old-earth", "space-marines 1"), seat("new-sparta", "colony-ship 1"),
                 seat("earths-lost-colony", "mining-robots 2"))
    game.answers("develop", "develop", "produce").answers("space-marines", "colony-ship", "mining-robots")
    assert [event["count"] for event in game.events("developed")] == [1, 1, 2]  # each costs 2
    assert (hands(game), phases(game)) == ([0, 0, 0], ["develop", "produce"])


@rule("RG-4.5", "RG-1.5", "RG-8.3")
def test_two_callers_of_settle_both_draw_its_bonus_and_settle_once() -> None:
    game = table("actions", seat("old-earth", "pilgrimage-world 1"), seat("new-sparta", "outlaw-world 1"),
                 seat("earths-lost-colony", "refugee-world 1"))
    game.answers("settle", "settle", "consume-2x").answers("pilgrimage-world", "outlaw-world", "refugee-world")
    assert happened(game, "drew") == [("drew", 0, 1, []), ("drew", 1, 1, [])]
    assert (hands(game), phases(game)) == ([2, 2, 1], ["settle", "consume"])
    assert [len(tableau(game, place)) for place in range(3)] == [2, 2, 2]


@rule("RG-4.5", "RG-1.5", "RG-9.13")
def test_two_callers_of_trade_both_sell_one_good_and_the_third_player_sells_none() -> None:
    game = table("actions", seat("alpha-centauri", goods="alpha-centauri"),
                 seat("new-sparta gem-world", goods="gem-world"),
                 seat("earths-lost-colony", goods="earths-lost-colony"))
    game.answers("consume-trade", "consume-trade", "settle")
    assert [(event["seat"], event["price"]) for event in game.events("sold")] == [(0, 3), (1, 2)]
    assert (hands(game), chips(game)) == ([3, 2, 0], [0, 0, 1])
    assert phases(game) == ["settle", "consume"]


@rule("RG-4.5", "RG-1.5", "RG-9.20")
def test_two_callers_of_twice_the_points_both_double_them() -> None:
    game = table("actions", seat("old-earth gem-world", goods="gem-world"),
                 seat("epsilon-eridani spice-world", goods="spice-world"),
                 seat("earths-lost-colony", goods="earths-lost-colony"))
    game.answers("consume-2x", "consume-2x", "settle")
    assert (chips(game), phases(game)) == ([2, 2, 1], ["settle", "consume"])


@rule("RG-4.5", "RG-1.5", "RG-10.4")
def test_two_callers_of_produce_both_fill_a_windfall_world_and_the_third_player_fills_none() -> None:
    game = table("actions", seat("old-earth asteroid-belt gem-world"), seat("new-sparta radioactive-world"),
                 seat("earths-lost-colony refugee-world"))
    game.answers("produce", "produce", "consume-2x")
    assert [goods(game, place) for place in range(3)] == [
        ["gem-world", "asteroid-belt"], ["radioactive-world"], ["earths-lost-colony"],
    ]
    assert (hands(game), phases(game)) == ([1, 0, 0], ["consume", "produce"])  # Gem World produced once: one card


@rule("RG-4.6", "RG-1.5")
def test_both_consume_cards_call_one_phase_with_a_bonus_for_each() -> None:
    game = table(
        "actions",
        seat("old-earth public-works gem-world spice-world", goods="gem-world spice-world"),
        seat("epsilon-eridani artist-colony", goods="artist-colony"),
    )
    game.answers("consume-trade", "consume-2x")
    game.answer(0, "sell:gem-world")  # 2 + 1 (Old Earth) + 2 (Spice World)
    game.answer(0, "consume:public-works")
    assert phases(game) == ["consume"]
    assert [(event["seat"], event["price"]) for event in game.events("sold")] == [(0, 5)]
    assert (chips(game), hands(game)) == ([1, 2], [5, 1])


@rule("RG-4.6")
def test_both_explore_cards_call_one_phase_with_a_bonus_for_each() -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"))
    game.answers("explore-1-1", "explore-5")
    assert [(len(game.options(place)), game.decision(place).least) for place in range(2)] == [(3, 2), (7, 1)]
    game.answers(whatever(game, 0), whatever(game, 1))
    assert (phases(game), hands(game)) == (["explore"], [2, 1])
    assert game.asks() == [(0, "action"), (1, "action")]


@rule("RG-4.7")
def test_the_develop_bonus_changes_the_action_of_its_owner() -> None:
    ours, theirs = seat("old-earth", "colony-ship 2", actions="develop"), seat("new-sparta", "space-marines 2")
    game = table("develop", ours, theirs)
    game.answers("colony-ship", "space-marines")
    assert game.decision(0).least == 1
    game.answers(whatever(game, 0))
    assert hands(game) == [1, 0]


@rule("RG-4.7")
def test_the_settle_bonus_adds_to_the_action_of_its_owner() -> None:
    game = table("settle", seat("old-earth", "gem-world 2", actions="settle"), seat("new-sparta", "spice-world 2"))
    game.answers("gem-world", "spice-world")
    assert [(event["seat"], event["count"]) for event in game.events("settled")] == [(0, 2), (1, 2)]
    assert hands(game) == [1, 0]


@rule("RG-4.8")
def test_a_phase_that_is_over_does_not_come_back() -> None:
    game = table("actions", seat("old-earth", "public-works colony-ship 3"), seat("new-sparta"))
    game.answers("develop", "settle")
    game.answers("public-works")
    assert game.asks() == [(0, "settle")]
    game.answers("none")
    assert game.asks() == [(0, "action"), (1, "action")]
    assert phases(game) == ["develop", "settle"]


@rule("RG-4.8")
def test_only_the_duel_has_a_second_develop_or_settle() -> None:
    game = table("actions", seat("old-earth", "1"), seat("new-sparta"), mode="duel")
    game.answers("develop,develop-2", "develop,settle")
    game.answers("none").answers("none").answers("none")
    assert phases(game) == ["develop", "develop", "settle"]


@rule("RG-4.9")
def test_at_the_end_all_discard_down_to_ten_and_take_their_action_card_back() -> None:
    game = table("develop", seat("old-earth", "13", actions="develop"), seat("new-sparta", "10", actions="develop"))
    game.answers("none", "none")
    assert game.asks() == [(0, "limit")]
    assert (game.decision(0).least, game.decision(0).most) == (3, 3)
    assert [public(game, place)["actions"] for place in range(2)] == [["develop"], ["develop"]]
    game.answers(whatever(game, 0))
    assert (hands(game), piles(game)[1]) == ([10, 10], 3)
    assert [public(game, place)["actions"] for place in range(2)] == [[], []]
    assert [game.options(place) for place in range(2)] == [ACTIONS, ACTIONS]


@rule("RG-4.9")
def test_in_the_duel_both_action_cards_are_taken_back() -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"), mode="duel")
    game.answers("settle,settle-2", "consume-trade,produce")
    assert game.state.round == 2
    assert [public(game, place)["actions"] for place in range(2)] == [[], []]
    assert game.options(0) == [*ACTIONS, "develop-2", "settle-2"]


@rule("RG-4.10")
def test_the_same_action_can_be_picked_round_after_round() -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"))
    for _ in range(3):
        game.answers("produce", "settle")
    assert phases(game) == ["settle", "produce"] * 3
    assert [game.options(place) for place in range(2)] == [ACTIONS, ACTIONS]


@rule("RG-4.11")
def test_rounds_repeat_until_an_end_condition_is_met() -> None:
    ten = "old-earth gem-world spice-world space-port artist-colony new-vinland radioactive-world comet-zone"
    game = table("actions", seat(f"{ten} mining-world new-earth", "public-works drop-ships 4"), seat("new-sparta"))
    game.answers("develop", "develop").answers("public-works")
    assert (len(tableau(game, 0)), game.state.round, game.match.over()) == (11, 2, False)
    game.answers("produce", "consume-2x")
    play_phases(game)
    assert (game.state.round, game.match.over()) == (3, False)
    game.answers("develop", "develop").answers("drop-ships").answers(whatever(game, 0))
    assert (len(tableau(game, 0)), game.state.round, game.match.over()) == (12, 3, True)


@rule("RG-4.12")
def test_there_is_no_upper_limit_on_rounds_and_a_game_that_is_stopped_has_no_result() -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"))
    for _ in range(200):
        game.answers("produce", "settle")
    assert game.state.round == 201
    assert not game.match.over()
    assert game.view(SPECTATOR).document()["result"] is None


@rule("RG-4.13")
def test_during_a_round_a_hand_may_be_of_any_size() -> None:
    game = table(
        "actions", seat("old-earth gem-world lost-species-ark-world merchant-guild", "10"), seat("new-sparta")
    )
    game.answers("explore-1-1", "produce")
    game.answers(whatever(game, 0), whatever(game, 1))
    assert game.asks() == [(0, "limit")]  # only after Produce, the last called phase
    assert (hands(game), piles(game)[1]) == ([10 + 2 + 1 + 2 + 2, 1], 2)
    assert game.decision(0).least == 7


@rule("RG-4.14")
def test_an_action_card_counts_neither_for_the_hand_nor_for_the_tableau() -> None:
    eleven = "old-earth gem-world spice-world space-port artist-colony new-vinland radioactive-world comet-zone"
    game = table(
        "actions", seat(f"{eleven} mining-world new-earth secluded-world", "10"), seat("new-sparta", "10")
    )
    game.answers("settle", "settle").answers("none", "none")
    assert game.asks() == [(0, "action"), (1, "action")]  # nobody had to discard, and the game is not over
    assert (hands(game), game.state.round) == ([10, 10], 2)


@rule("RG-4.14")
def test_action_cards_do_not_count_for_the_tie_break() -> None:
    ours = seat("old-earth gem-world", "2", goods="gem-world", actions="settle settle-2")
    theirs = seat("new-sparta radioactive-world", "3", goods="radioactive-world", chips=1)
    over = table("over", ours, theirs, mode="duel")
    assert goods(over, 0) == ["gem-world"]
    assert (over.result().scores, over.result().winners) == ((3, 3), (1,))  # 2 + 1 cards against 3 + 1


@rule("RG-4.9")
def test_all_who_hold_more_than_ten_discard_at_the_end_and_one_card_too_many_is_enough() -> None:
    game = table("round-end", seat("old-earth", "11"), seat("new-sparta", "10"), seat("earths-lost-colony", "11"))
    assert game.asks() == [(0, "limit"), (2, "limit")]
    assert [(game.decision(place).least, game.decision(place).most) for place in (0, 2)] == [(1, 1), (1, 1)]
    game.answers(whatever(game, 0), whatever(game, 2))
    assert (hands(game), piles(game)[1]) == ([10, 10, 10], 2)


@rule("RG-4.11")
def test_the_usual_number_of_rounds_is_no_end_condition() -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"), round=11)
    game.answers("produce", "settle")
    assert (game.state.round, game.match.over()) == (12, False)


@rule("RG-4.8", "RG-1.3")
def test_the_phases_of_one_round_are_not_called_in_the_next() -> None:
    game = table("actions", seat("old-earth", "1"), seat("new-sparta"))
    game.answers("develop", "settle").answers("none").answers("none")
    game.answers("produce", "consume-2x")
    assert phases(game) == ["develop", "settle", "consume", "produce"]
