"""Section 6 of the rules: phase II, Develop."""

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import rule
from tests.games.race.tables import hand, hands, happened, piles, public, seat, table, tableau, whatever

CALLER = seat("earths-lost-colony", actions="develop")


@rule("RG-6.1")
def test_everybody_may_lay_one_development_of_his_hand_or_none() -> None:
    ours = seat("old-earth", "public-works gem-world drop-ships 4", actions="develop")
    theirs = seat("new-sparta", "export-duties artist-colony")
    game = table("develop", ours, theirs)
    assert {"public-works", "drop-ships", "none"} <= set(game.options(0))
    assert game.options(1) == ["export-duties", "none"]
    assert game.why_not(0, "gem-world") == game.why_not(1, "artist-colony") == "RG-6.1"
    game.answers("none", "none")
    assert (tableau(game, 0), tableau(game, 1), hands(game)) == (["old-earth"], ["new-sparta"], [7, 2])
    assert game.asks() == [(0, "action"), (1, "action")]


@rule("RG-6.2")
def test_developments_are_revealed_together_and_only_then_paid_for() -> None:
    game = table("develop", seat("old-earth", "colony-ship 3"), seat("new-sparta", "space-marines 3"), CALLER)
    game.answer(0, "colony-ship")
    assert [public(game, place)["laid"] for place in range(2)] == [None, None]
    assert game.events("laid") == []
    game.answer(1, "space-marines")
    assert [public(game, place)["laid"] for place in range(2)] == ["colony-ship", "space-marines"]
    assert (tableau(game, 0), tableau(game, 1), hands(game)[:2]) == (["old-earth"], ["new-sparta"], [3, 3])
    assert (game.asks(), game.decision(0).least) == ([(0, "pay")], 2)


@rule("RG-6.3")
@pytest.mark.parametrize(
    ("development", "cost"),
    [("export-duties", 1), ("genetics-lab", 2), ("mining-conglomerate", 3), ("research-labs", 4),
     ("consumer-markets", 5), ("merchant-guild", 6)],
)
def test_as_many_cards_are_discarded_as_the_development_costs(development: str, cost: int) -> None:
    game = table("develop", seat("old-earth", f"{development} 8"), CALLER)
    game.answers(development)
    assert (game.decision(0).least, game.decision(0).most) == (cost, cost)
    game.answers(whatever(game, 0))
    assert (tableau(game, 0), hands(game)[0], piles(game)[1]) == (["old-earth", development], 8 - cost, cost)
    assert game.view(SPECTATOR).zones["discard_open"] == []  # face down


@rule("RG-6.4")
def test_the_development_is_not_part_of_its_own_payment() -> None:
    game = table("develop", seat("old-earth", "drop-ships 4"), CALLER)
    others = hand(game, 0)[1:]
    game.answers("drop-ships")
    assert (hand(game, 0), tableau(game, 0)) == ([], ["old-earth", "drop-ships"])
    assert game.view(0).zones["discard_mine"] == sorted(others)
    one_short = table("develop", seat("old-earth", "drop-ships 3"), CALLER)
    assert one_short.why_not(0, "drop-ships") == "RG-6.14"


@rule("RG-6.4")
def test_the_development_has_left_the_hand_when_the_payment_is_chosen() -> None:
    game = table("develop", seat("old-earth", "colony-ship gem-world drop-ships rebel-base"), CALLER)
    game.answers("colony-ship")
    assert game.options(0) == ["gem-world", "drop-ships", "rebel-base"]


@rule("RG-6.5")
def test_each_caller_discards_one_card_fewer() -> None:
    game = table(
        "develop",
        seat("old-earth", "drop-ships 3", actions="develop"),
        seat("new-sparta", "space-marines 1", actions="develop"),
        seat("earths-lost-colony", "colony-ship 2"),
    )
    game.answers("drop-ships", "space-marines", "colony-ship")
    assert [(event["seat"], event["count"]) for event in game.events("developed")] == [(0, 3), (1, 1), (2, 2)]
    assert hands(game) == [0, 0, 0]


@rule("RG-6.6")
def test_the_bonus_gives_nothing_when_powers_have_brought_the_cost_to_zero() -> None:
    ours = seat("old-earth galactic-federation", "space-marines 3", actions="develop")
    game = table("develop", ours, seat("new-sparta"))
    game.answers("space-marines")
    assert (hands(game)[0], piles(game)[1], game.events("drew")) == (3, 0, [])


@rule("RG-6.7")
def test_a_development_is_placed_once_in_one_tableau() -> None:
    game = table("develop", seat("old-earth public-works", "public-works~2 export-duties 4"), CALLER)
    assert game.options(0) == ["export-duties", "none"]
    assert game.why_not(0, "public-works~2") == "RG-6.7"


@rule("RG-6.8")
def test_different_players_may_have_the_same_development() -> None:
    game = table("develop", seat("old-earth public-works"), seat("new-sparta", "public-works~2 1"), CALLER)
    game.answers("public-works~2")
    assert (tableau(game, 0)[1:], tableau(game, 1)[1:]) == (["public-works"], ["public-works~2"])


@rule("RG-6.8")
def test_both_copies_may_be_placed_in_the_same_phase() -> None:
    game = table("develop", seat("old-earth", "space-marines 2"), seat("new-sparta", "space-marines~2 2"), CALLER)
    game.answers("space-marines", "space-marines~2")
    assert (tableau(game, 0)[1:], tableau(game, 1)[1:]) == (["space-marines"], ["space-marines~2"])


@rule("RG-6.9")
@pytest.mark.parametrize(
    ("given_up", "world", "way"),
    [("colony-ship", "gem-world", "pay+ship"), ("new-military-tactics", "outlaw-world", "conquer+tactics")],
)
def test_the_second_copy_may_follow_when_the_first_has_left_the_tableau(given_up: str, world: str, way: str) -> None:
    game = table(
        "actions", seat(f"epsilon-eridani {given_up}", f"{given_up}~2 {world} 6"), seat("earths-lost-colony")
    )
    game.answers("develop", "settle")
    assert game.why_not(0, f"{given_up}~2") == "RG-6.7"
    game.answers("none").answers(world).answers(f"how:{way}")
    assert tableau(game, 0) == ["epsilon-eridani", world]
    game.answers("develop", "develop")
    assert game.why_not(0, f"{given_up}~2") is None


@rule("RG-6.10")
@pytest.mark.parametrize(
    ("development", "points"),
    [("colony-ship", 1), ("mining-conglomerate", 2), ("consumer-markets", 3), ("investment-credits", 1)],
)
def test_a_development_is_worth_its_printed_points(development: str, points: int) -> None:
    game = table("over", seat(f"old-earth {development}"), seat("new-sparta"))
    assert public(game, 0)["points"] == {"chips": 0, "printed": 2 + points}
    assert game.result().scores == (2 + points, 1)


@rule("RG-6.11")
@pytest.mark.parametrize(
    ("others", "printed", "worth"), [("", 2, 2), ("public-works", 3, 3), ("public-works merchant-guild", 3, 5)]
)
def test_a_development_of_cost_six_has_no_fixed_value(others: str, printed: int, worth: int) -> None:
    game = table("over", seat(f"old-earth galactic-federation {others}"), seat("new-sparta"))
    points = public(game, 0)["points"]
    assert (points["printed"], points["galactic-federation"]) == (printed, worth)


@rule("RG-6.12")
@pytest.mark.parametrize(
    ("development", "price"),
    [("investment-credits", 1), ("galactic-federation", 6), ("interstellar-bank", 2), ("public-works", 1)],
)
def test_a_power_of_the_card_being_placed_changes_nothing_in_this_phase(development: str, price: int) -> None:
    game = table("develop", seat("old-earth", f"{development} {price}"), CALLER)
    game.answers(development)
    assert game.events("developed")[0]["count"] == price
    assert (hands(game)[0], game.events("drew")) == (0, [])


@rule("RG-6.12")
def test_a_power_placed_before_the_phase_changes_it() -> None:
    game = table(
        "actions", seat("old-earth", "investment-credits space-marines 3"), seat("new-sparta", "1"),
    )
    game.answers("develop", "produce").answers("investment-credits", "none")
    game.answers("settle", "develop").answers("space-marines", "none").answers(whatever(game, 0))
    assert [event["count"] for event in game.events("developed")] == [0, 1]


@rule("RG-6.13")
def test_one_development_a_player_and_phase() -> None:
    game = table("develop", seat("old-earth", "public-works export-duties 5", actions="develop"), seat("new-sparta"))
    with pytest.raises(Refused):
        game.answer(0, "public-works,export-duties")
    game.answers("public-works")
    assert tableau(game, 0) == ["old-earth", "public-works"]
    assert game.asks() == [(0, "action"), (1, "action")]


@rule("RG-6.14")
@pytest.mark.parametrize(
    ("actions", "placed", "held", "verdict"),
    [
        ("", "", 4, None),
        ("", "", 3, "RG-6.14"),
        ("develop", "", 3, None),
        ("develop", "", 2, "RG-6.14"),
        ("develop", "investment-credits galactic-federation", 0, None),
        ("", "investment-credits galactic-federation", 0, "RG-6.14"),
    ],
)
def test_only_what_can_be_paid_in_full_may_be_laid_out(
    actions: str, placed: str, held: int, verdict: str | None
) -> None:
    game = table("develop", seat(f"old-earth {placed}", f"drop-ships {held}", actions=actions), CALLER)
    assert game.why_not(0, "drop-ships") == verdict


@rule("RG-6.15")
def test_a_payment_is_exact() -> None:
    game = table("develop", seat("old-earth", "colony-ship gem-world drop-ships rebel-base new-earth"), CALLER)
    game.answers("colony-ship")
    for wrong in ("none", "gem-world", "gem-world,drop-ships,rebel-base"):
        with pytest.raises(Refused):
            game.answer(0, wrong)
    assert game.why_not(0, "none") == "RG-6.15"
    game.answers("gem-world,rebel-base")
    assert hand(game, 0) == ["drop-ships", "new-earth"]


@rule("RG-6.16")
def test_the_order_inside_the_phase() -> None:
    ours = seat("new-sparta interstellar-bank public-works", "space-marines 1")
    theirs = seat("old-earth interstellar-bank~2 public-works~2", "colony-ship 1", actions="develop")
    game = table("develop", ours, theirs)  # Old Earth comes first in player order
    assert (hands(game), game.asks()) == ([3, 3], [(1, "develop"), (0, "develop")])
    game.answers("colony-ship", "space-marines").answers(whatever(game, 1))
    assert happened(game, "drew", "laid", "developed") == [
        ("drew", 1, 1, []),
        ("drew", 0, 1, []),
        ("laid", 1, "colony-ship"),
        ("laid", 0, "space-marines"),
        ("developed", 1, "colony-ship", 1, []),
        ("drew", 1, 1, []),
        ("developed", 0, "space-marines", 2, []),
        ("drew", 0, 1, []),
    ]


@rule("RG-6.16")
def test_a_card_drawn_after_placing_comes_too_late_for_the_payment() -> None:
    game = table("develop", seat("old-earth public-works", "drop-ships 3"), CALLER)
    assert game.why_not(0, "drop-ships") == "RG-6.14"


@rule("RG-6.16")
def test_a_card_drawn_at_the_start_of_the_phase_may_be_laid_out() -> None:
    game = table(
        "develop", seat("old-earth interstellar-bank", "2"), CALLER, script={("draw", 0): "space-marines"}
    )
    game.answers("space-marines")
    assert (tableau(game, 0)[-1], hands(game)[0]) == ("space-marines", 0)


@rule("RG-6.17")
def test_what_was_paid_stays_hidden_from_the_others() -> None:
    game = table("develop", seat("old-earth", "colony-ship gem-world rebel-base new-earth"), CALLER)
    game.answers("colony-ship").answers("pay:gem-world,new-earth")
    assert game.view(0).zones["discard_mine"] == ["gem-world", "new-earth"]
    assert game.events("developed", 0)[0]["cards"] == ["gem-world", "new-earth"]
    for viewer in (1, SPECTATOR):
        assert game.events("developed", viewer)[0]["cards"] == []
        zones = game.view(viewer).zones
        assert (zones["discard"], zones["discard_open"], zones["discard_mine"]) == (2, [], [])
        assert "gem-world" not in str(game.view(viewer).document())


@rule("RG-6.2", "RG-7.11a")
def test_what_was_laid_is_revealed_though_only_one_player_had_cards_and_is_not_taken_back() -> None:
    game = table("develop", seat("old-earth", "colony-ship 3"), seat("new-sparta", actions="develop"))
    game.answers("colony-ship")
    assert (game.asks(), public(game, 0)["laid"]) == ([(0, "pay")], "colony-ship")
    assert not game.match.free_undo(0, 0)


@rule("RG-6.16")
def test_a_player_who_lays_nothing_does_not_end_the_placements() -> None:
    game = table("develop", seat("old-earth", "1"), seat("new-sparta", "export-duties 1"),
                 seat("earths-lost-colony", "public-works 1", actions="develop"))
    game.answers("none", "export-duties", "public-works")
    assert happened(game, "developed") == [("developed", 1, "export-duties", 1, []),
                                           ("developed", 2, "public-works", 0, [])]


@rule("RG-6.5")
def test_the_bonus_is_added_to_the_reductions_of_powers() -> None:
    ours = seat("old-earth investment-credits galactic-federation", "merchant-guild 2", actions="develop")
    game = table("develop", ours, seat("new-sparta"))
    game.answers("merchant-guild")
    assert game.events("developed")[0]["count"] == 6 - 1 - 2 - 1
