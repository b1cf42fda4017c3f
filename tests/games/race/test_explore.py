"""Section 5 of the rules: phase I, Explore."""

import pytest

from orrery.core import SPECTATOR, Refused
from orrery.testing import rule
from tests.games.race.tables import hand, hands, phases, piles, public, seat, table, whatever


@rule("RG-5.1")
def test_everybody_draws_two_and_keeps_one_and_the_other_is_discarded_face_down() -> None:
    script = {("draw", 0): "gem-world drop-ships", ("draw", 1): "rebel-base new-earth"}
    game = table(
        "explore", seat("old-earth", "1"), seat("new-sparta"), seat("earths-lost-colony", actions="explore-5"),
        script=script, discard=4, deck=["gem-world", "drop-ships", "rebel-base", "new-earth", 26],
    )
    assert (game.options(0), game.options(1)) == (["gem-world", "drop-ships"], ["rebel-base", "new-earth"])
    game.answers("keep:gem-world", "keep:new-earth", whatever(game, 2))
    assert (hands(game), hand(game, 1)) == ([2, 1, 1], ["new-earth"])
    assert [public(game, place)["drawn"] for place in range(3)] == [0, 0, 0]
    assert "gem-world" in hand(game, 0)
    assert piles(game) == (30 - 2 - 2 - 7, 4 + 1 + 1 + 6)
    for viewer in (1, 2, SPECTATOR):
        assert "drop-ships" not in str(game.view(viewer).document())
    assert game.view(0).zones["discard_mine"] == ["drop-ships"]


@rule("RG-5.2")
def test_all_draw_before_anybody_discards() -> None:
    game = table(
        "explore", seat("old-earth", actions="explore-1-1"), seat("new-sparta"), seat("earths-lost-colony"), deck=20
    )
    assert [public(game, place)["drawn"] for place in range(3)] == [3, 2, 2]
    assert (piles(game), game.asks()) == ((13, 0), [(0, "keep"), (1, "keep"), (2, "keep")])


@rule("RG-5.2")
def test_a_discard_of_this_phase_is_not_drawn_by_a_later_player() -> None:
    # Three cards for two who draw two each; if the first discarded at once, the second could get that card.
    game = table("explore", seat("old-earth"), seat("new-sparta", actions="explore-5"), deck=3)
    assert [public(game, place)["drawn"] for place in range(2)] == [2, 0]
    assert hands(game) == [0, 1]


@rule("RG-5.3")
def test_the_discards_are_chosen_together_and_not_shown() -> None:
    script = {("draw", 0): "gem-world drop-ships", ("draw", 1): "rebel-base new-earth"}
    game = table("explore", seat("old-earth", actions="develop"), seat("new-sparta"), script=script)
    assert game.asks() == [(0, "keep"), (1, "keep")]
    game.answer(0, "gem-world")
    assert (hands(game), piles(game)[1]) == ([0, 0], 0)  # nothing happens before all have chosen
    game.answer(1, "rebel-base")
    assert (hands(game), piles(game)[1]) == ([1, 1], 2)
    for viewer, secrets in ((1, ("drop-ships", "gem-world")), (0, ("new-earth", "rebel-base"))):
        told = str(game.view(viewer).document()) + str(game.events(viewer=viewer))
        assert [secret for secret in secrets if secret in told] == []
    assert [event["cards"] for event in game.events("kept", SPECTATOR)] == [[], []]


@rule("RG-5.4", "RG-5.5")
@pytest.mark.parametrize(("action", "drawn", "kept"), [("explore-5", 7, 1), ("explore-1-1", 3, 2), ("settle", 2, 1)])
def test_the_two_bonuses(action: str, drawn: int, kept: int) -> None:
    game = table("explore", seat("old-earth", actions=action), seat("new-sparta"))
    decision = game.decision(0)
    assert (len(decision.options), decision.least, decision.most) == (drawn, kept, kept)
    game.answers(whatever(game, 0), whatever(game, 1))
    assert (hands(game), piles(game)[1]) == ([kept, 1], drawn - kept + 1)


@rule("RG-5.6", "RG-5.7")
@pytest.mark.parametrize(
    ("placed", "action", "drawn", "kept"),
    [
        ("expedition-force", "", 3, 1),
        ("galactic-survey-seti", "", 4, 1),
        ("galactic-renaissance", "", 4, 2),
        ("research-labs", "explore-5", 7, 2),
        ("star-nomad-lair malevolent-lifeforms research-labs", "", 4, 2),
        ("expedition-force research-labs", "explore-1-1", 4, 3),
        ("expedition-force galactic-survey-seti galactic-renaissance research-labs", "explore-5", 12, 3),
    ],
)
def test_draw_and_keep_powers_are_added_to_the_bonus(placed: str, action: str, drawn: int, kept: int) -> None:
    game = table("explore", seat(f"old-earth {placed}", "1", actions=action), seat("new-sparta"))
    decision = game.decision(0)
    assert (len(decision.options), decision.least, decision.most) == (drawn, kept, kept)
    about = game.match.view(0).document()["asked"]["about"]
    assert (about["drawn"], about["keep"]) == (drawn, kept)
    game.answers(whatever(game, 0), whatever(game, 1))
    assert (hands(game), piles(game)[1]) == ([1 + kept, 1], drawn - kept + 1)


@rule("RG-5.8")
def test_a_card_held_before_cannot_be_discarded_instead() -> None:
    game = table(
        "explore", seat("old-earth", "refugee-world export-duties"), seat("new-sparta", actions="explore-5"),
        script={("draw", 0): "rebel-base drop-ships"},
    )
    assert game.options(0) == ["rebel-base", "drop-ships"]
    assert game.why_not(0, "keep:refugee-world") == "RG-5.8"
    for wrong in ("rebel-base,drop-ships", "refugee-world"):
        with pytest.raises(Refused):
            game.answer(0, wrong)
    game.answers("drop-ships", whatever(game, 1))
    assert hand(game, 0) == ["refugee-world", "export-duties", "drop-ships"]


@rule("RG-5.9")
def test_who_keeps_all_he_drew_is_asked_nothing() -> None:
    game = table("explore", seat("old-earth research-labs", "1"), seat("new-sparta", actions="explore-5"))
    assert game.asks() == [(1, "keep")]
    assert (hands(game), piles(game)[1]) == ([3, 0], 0)


@rule("RG-5.9")
def test_if_all_keep_all_they_drew_the_phase_asks_nobody() -> None:
    game = table(
        "explore", seat("old-earth research-labs"), seat("new-sparta research-labs~2", actions="explore-1-1 settle"),
        mode="duel",
    )
    assert hands(game) == [2, 3]
    assert (phases(game), game.asks()) == (["settle"], [(0, "settle"), (1, "settle")])


@rule("RG-5.10")
@pytest.mark.parametrize(
    ("action", "deck", "drawn", "kept"),
    [
        ("explore-5", 6, 6, 1),
        ("explore-5", 2, 2, 1),
        ("explore-5", 1, 1, 1),
        ("explore-1-1", 2, 2, 2),
        ("explore-1-1", 1, 1, 1),
        ("explore-1-1", 0, 0, 0),
    ],
)
def test_when_the_cards_run_out_a_player_chooses_among_those_he_got(
    action: str, deck: int, drawn: int, kept: int
) -> None:
    game = table("explore", seat("old-earth", actions=action), seat("new-sparta"), deck=deck)
    assert [event["count"] for event in game.events("explored")] == [drawn, 0]
    if drawn > kept:
        game.answers(whatever(game, 0))
    assert game.asks() == [(0, "action"), (1, "action")]
    assert (hands(game), sum(piles(game))) == ([kept, 0], drawn - kept)


@rule("RG-5.11")
def test_nobody_may_stay_out_of_the_phase() -> None:
    game = table("explore", seat("old-earth", "10", actions="develop"), seat("new-sparta", "9", actions="explore-5"))
    assert game.asks() == [(0, "keep"), (1, "keep")]
    assert [public(game, place)["drawn"] for place in range(2)] == [2, 7]
    for place in range(2):
        assert game.why_not(place, "none") == "RG-5.11"
        with pytest.raises(Refused):
            game.answer(place, "none")
