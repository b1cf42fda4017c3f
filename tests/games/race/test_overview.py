"""Section 1 of the rules: what the game is about."""

import pytest

from orrery.core import BadPosition, BadSetup
from orrery.testing import new, rule
from tests.games.race.tables import chips, goods, hand, hands, phases, public, seat, table, tableau, whatever


@rule("RG-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    assert [asked for asked, _ in new("race", seats).asks()] == list(range(seats))


@rule("RG-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        new("race", seats)


@rule("RG-1.2", "RG-1.3")
@pytest.mark.parametrize(
    ("actions", "called"),
    [
        (("explore-5", "explore-1-1"), ["explore"]),
        (("develop", "develop"), ["develop"]),
        (("settle", "settle"), ["settle"]),
        (("consume-trade", "consume-2x"), ["consume"]),
        (("produce", "produce"), ["produce"]),
        (("settle", "explore-1-1"), ["explore", "settle"]),
        (("produce", "develop"), ["develop", "produce"]),
    ],
)
def test_a_round_runs_the_phases_that_somebody_called_and_no_others(
    actions: tuple[str, str], called: list[str]
) -> None:
    game = table("actions", seat("old-earth"), seat("new-sparta"))
    game.answers(*actions)
    while game.state.round == 1:
        asked = game.asks()[0][0]
        game.answer(asked, whatever(game, asked) if game.asks()[0][1] == "keep" else "none")
    assert phases(game) == called


@rule("RG-1.3")
@pytest.mark.parametrize(("step", "action"), [("develop", "settle"), ("settle", "produce"), ("consume", "develop")])
def test_no_round_comes_to_a_phase_that_nobody_called(step: str, action: str) -> None:
    with pytest.raises(BadPosition, match=f"a phase that an action card calls, found the step {step}"):
        table(step, seat("old-earth", actions=action), seat("new-sparta", actions=action))


@rule("RG-1.4")
def test_who_did_not_call_a_phase_takes_part_in_it() -> None:
    game = table("develop", seat("old-earth", "2", actions="develop"), seat("new-sparta", "public-works 1"))
    assert game.asks() == [(0, "develop"), (1, "develop")]
    game.answers("none", "public-works")
    assert public(game, 1)["tableau"] == ["new-sparta", "public-works"]


@rule("RG-1.5")
def test_only_who_called_settle_draws_its_card() -> None:
    game = table(
        "settle",
        seat("old-earth", "artist-colony 1", actions="settle"),
        seat("new-sparta", "gem-world 2", actions="develop"),
    )
    game.answers("artist-colony", "gem-world")
    assert hands(game) == [1, 0]


@rule("RG-1.5")
def test_each_of_two_explorers_has_the_bonus_of_his_own_card() -> None:
    game = table(
        "explore", seat("old-earth", actions="explore-5"), seat("new-sparta", actions="explore-1-1"),
        seat("earths-lost-colony", actions="settle"),
    )
    assert [len(game.options(asked)) for asked in range(3)] == [7, 3, 2]
    assert [game.decision(asked).least for asked in range(3)] == [1, 2, 1]


@rule("RG-1.6")
def test_one_card_serves_as_a_world_as_payment_or_as_a_good() -> None:
    caller = seat("earths-lost-colony", actions="settle")
    script = {("good", 0): "gem-world"}

    as_world = table("settle", seat("old-earth", "gem-world 2"), caller)
    as_world.answers("gem-world")
    assert public(as_world, 0)["tableau"] == ["old-earth", "gem-world"]

    as_payment = table("settle", seat("old-earth", "artist-colony gem-world"), caller)
    as_payment.answers("artist-colony")
    assert public(as_payment, 0)["tableau"] == ["old-earth", "artist-colony"]
    assert (hand(as_payment, 0), as_payment.view(0).zones["discard_mine"]) == ([], ["gem-world"])

    as_good = table("settle", seat("old-earth", "refugee-world"), caller, script=script)
    as_good.answers("refugee-world")
    assert public(as_good, 0)["tableau"] == ["old-earth", "refugee-world"]
    assert as_good.match.game.write(as_good.state)["seats"][0]["goods"] == {"refugee-world": "gem-world"}


@rule("RG-1.7")
def test_a_card_given_as_payment_counts_one_whatever_it_is_worth() -> None:
    game = table(
        "settle", seat("old-earth", "gem-world deserted-alien-library refugee-world trade-league"),
        seat("earths-lost-colony", actions="settle"),
    )
    game.answer(0, "gem-world")
    assert (game.decision(0).least, game.decision(0).most) == (2, 2)
    game.answer(0, "pay:deserted-alien-library,refugee-world")
    assert hand(game, 0) == ["trade-league"]


@rule("RG-1.7")
def test_a_card_that_lies_as_a_good_has_no_kind_power_or_points_of_its_own() -> None:
    goods = {"gem-world": "deserted-alien-library", "artist-colony": "merchant-world"}
    game = table(
        "trade", seat("new-sparta gem-world artist-colony", goods=goods, actions="consume-trade"),
        seat("earths-lost-colony"),
    )
    assert public(game, 0)["points"] == {"chips": 0, "printed": 3}
    game.answer(0, "sell:gem-world")  # a Novelty good, though the card is an Alien world; no Trade power adds to it
    assert hands(game) == [2, 0]


@rule("RG-1.8")
@pytest.mark.parametrize(("chips", "scores", "winner"), [(6, (9, 8), 0), (7, (9, 9), 1), (8, (9, 10), 1)])
def test_most_points_win(chips: int, scores: tuple[int, int], winner: int) -> None:
    held = seat("new-sparta gem-world", "1", chips=chips)
    over = table("over", seat("old-earth", chips=7), held).result()
    assert (over.scores, over.winners) == (scores, (winner,))


@rule("RG-1.4")
def test_who_did_not_call_explore_draws_too() -> None:
    game = table("explore", seat("old-earth", actions="explore-5"), seat("new-sparta", actions="settle"))
    assert [(len(game.options(asked)), game.decision(asked).least) for asked in range(2)] == [(7, 1), (2, 1)]


@rule("RG-1.4")
def test_who_did_not_call_settle_consume_or_produce_takes_part_in_it() -> None:
    settled = table("settle", seat("old-earth", actions="settle"), seat("new-sparta", "outlaw-world"))
    settled.answers("outlaw-world")
    assert tableau(settled, 1) == ["new-sparta", "outlaw-world"]
    consumed = table("consume", seat("old-earth", actions="consume-2x"),
                     seat("epsilon-eridani gem-world", goods="gem-world"))
    assert (chips(consumed), hands(consumed), goods(consumed, 1)) == ([0, 1], [0, 1], [])
    produced = table("produce", seat("old-earth gem-world", actions="produce"), seat("new-sparta spice-world"))
    assert (goods(produced, 0), goods(produced, 1)) == (["gem-world"], ["spice-world"])
