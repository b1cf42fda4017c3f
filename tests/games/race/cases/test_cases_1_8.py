"""Worked cases RG-C1 to RG-C8: Explore and Develop. Seat 0 is A, seat 1 is B, seat 2 is C."""

import pytest

from orrery.core import Refused
from orrery.testing import Table, rule
from tests.games.race.tables import hand, hands, happened, phases, piles, seat, table, tableau, whatever


def three_explorers() -> Table:
    """Case 1: one player calls Explore +5, one Explore +1, +1, one another phase."""
    game = table(
        "actions", seat("old-earth", "4"), seat("new-sparta", "4"), seat("earths-lost-colony", "4"), deck=60, discard=10
    )
    return game.answers("explore-5", "explore-1-1", "settle")


@rule("RG-1.4", "RG-5.1", "RG-5.4", "RG-5.5")
def test_c1_three_different_shares_of_explore() -> None:
    game = three_explorers()
    assert [(len(game.options(who)), game.decision(who).least) for who in range(3)] == [(7, 1), (3, 2), (2, 1)]
    game.answers(*[whatever(game, who) for who in range(3)])
    assert (hands(game), piles(game)) == ([5, 6, 5], (48, 18))


@rule("RG-4.5", "RG-4.6")
def test_c1_two_explore_cards_call_one_explore_phase() -> None:
    game = three_explorers()
    game.answers(*[whatever(game, who) for who in range(3)])
    assert phases(game) == ["explore", "settle"]


@rule("RG-5.6", "RG-5.7", "RG-15.3")
@pytest.mark.parametrize(
    ("action", "drawn", "kept"),
    [
        pytest.param("settle", 4, 2, id="a"),
        pytest.param("explore-5", 9, 2, id="b"),
        pytest.param("explore-1-1", 5, 3, id="c"),
    ],
)
def test_c2_explore_power_that_draws_and_keeps(action: str, drawn: int, kept: int) -> None:
    game = table(
        "explore", seat("old-earth galactic-renaissance", actions=action), seat("new-sparta", actions="explore-5")
    )
    decision = game.decision(0)
    assert (len(decision.options), decision.least, decision.most) == (drawn, kept, kept)


@rule("RG-5.7", "RG-5.9", "RG-15.2")
def test_c3_keeping_all_that_was_drawn() -> None:
    game = table("explore", seat("old-earth research-labs", "5"), seat("new-sparta", actions="explore-5"))
    assert (game.asks(), hands(game)[0], piles(game)[1]) == ([(1, "keep")], 7, 0)
    himself = table("explore", seat("old-earth research-labs", "5", actions="explore-1-1"), seat("new-sparta"))
    assert (himself.asks(), hands(himself)[0], piles(himself)[1]) == ([(1, "keep")], 5 + 3, 0)


@rule("RG-5.8")
def test_c4_the_discard_comes_from_the_drawn_cards() -> None:
    game = table(
        "explore", seat("old-earth", "refugee-world export-duties"), seat("new-sparta", actions="explore-5"),
        script={("draw", 0): "rebel-base drop-ships"},
    )
    assert game.options(0) == ["rebel-base", "drop-ships"]
    game.answers("keep:rebel-base", whatever(game, 1))
    assert hand(game, 0) == ["refugee-world", "export-duties", "rebel-base"]


@rule("RG-6.5", "RG-6.6", "RG-7.2", "RG-7.6", "RG-16.2")
def test_c5_nothing_below_zero_no_refund() -> None:
    game = table(
        "develop",
        seat("alpha-centauri investment-credits galactic-federation", "export-duties 2", actions="develop"),
        seat("new-sparta", "colony-ship 2", actions="develop"),
    )
    game.answers("export-duties", "colony-ship").answers(whatever(game, 1))
    assert [event["count"] for event in game.events("developed")] == [0, 1]
    assert (hands(game), game.events("drew")) == ([2, 1], [])


@rule("RG-7.7", "RG-7.8", "RG-16.3")
def test_c6_public_works_does_not_reward_itself() -> None:
    game = table("actions", seat("epsilon-eridani", "public-works interstellar-bank 3"), seat("new-sparta"))
    game.answers("develop", "produce").answers("public-works")
    assert (game.events("developed")[0]["count"], game.events("drew"), hands(game)[0]) == (0, [], 4)
    game.answers("produce", "develop").answers("interstellar-bank").answers(whatever(game, 0))
    assert happened(game, "developed", "drew")[1:] == [("developed", 0, "interstellar-bank", 2, []), ("drew", 0, 1, [])]
    assert (hands(game)[0], tableau(game, 0)[1:]) == (2, ["public-works", "interstellar-bank"])


@rule("RG-6.7", "RG-6.9")
def test_c7_no_second_copy_while_the_first_lies_there() -> None:
    game = table("actions", seat("old-earth colony-ship", "colony-ship~2 gem-world 3"), seat("new-sparta"))
    game.answers("develop", "settle")
    assert game.why_not(0, "colony-ship~2") == "RG-6.7"
    with pytest.raises(Refused):
        game.answer(0, "colony-ship~2")
    game.answers("none").answers("gem-world").answers("how:pay+ship")
    assert tableau(game, 0) == ["old-earth", "gem-world"]
    game.answers("develop", "develop").answers("colony-ship~2").answers(whatever(game, 0))
    assert tableau(game, 0) == ["old-earth", "gem-world", "colony-ship~2"]


@rule("RG-6.16", "RG-16.1")
def test_c8_a_card_drawn_at_the_start_of_develop_can_be_spent() -> None:
    caller = seat("new-sparta", actions="develop")
    game = table("develop", seat("old-earth interstellar-bank", "drop-ships 3"), caller)
    assert hands(game)[0] == 5
    game.answers("drop-ships")
    assert (game.events("developed")[0]["count"], hands(game)[0], tableau(game, 0)[-1]) == (4, 0, "drop-ships")
    without = table("develop", seat("old-earth", "drop-ships 3"), caller)
    assert without.why_not(0, "drop-ships") == "RG-6.14"
