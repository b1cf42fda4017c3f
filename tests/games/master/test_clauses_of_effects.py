"""Clause by clause: the words of the effect vocabulary at their edges (33), also where no printed card goes so far."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.master.cards import Effect
from orrery.games.master.notation import option_text
from orrery.games.master.powers import Powers
from orrery.testing import Table, rule
from tests.games.master.every import BY_TYPE
from tests.games.master.tables import asked, asked_by, finish, held, seat, table, zones

SPEAKER = {"terrans.programme": "RBYGK"}
"""Two diplomatic symbols and a cultural one."""
USELESS = {"op": "take_card", "types": ["leader"]}
"""Nobody has a leader."""
A_GREEN_CUBE = {"op": "gain_cubes", "count": 1, "colours": ["green"]}
WAR = {"border": {"track": "t_i1_i2", "red": "i1"}}


def chosen(game: Table, *effects: dict[str, Any]) -> str:
    """What is asked first if seat 0 chooses among these, or else the cubes it has then; no choice if one is useful."""
    decision = asked_by(game, 0, op="choose_one", options=[[effect] for effect in effects])
    return held(game, 0) if decision is None else decision.ask


ME, RIVAL = seat("terrans kade", "R1"), seat("krall", "")
TWO = (ME, RIVAL)
GOVERNED = (ME, seat("krall junta senate", ""))
ONLY_PROGRESS_LEFT = (ME, seat(f"krall {' '.join(BY_TYPE['expansion'] + BY_TYPE['commerce'])}", ""))
READY = seat("terrans junta kade", "R1", prepared=["terrans.base"])
NINE = {"c1": "0x3", "a1": "0x2", "i1": "0x3"}


@rule("SU-33.20")
@pytest.mark.parametrize(("effect", "seats", "rest", "found"), [
    ({"op": "gain_cubes", "colours": ["red", "blue"]}, (seat("terrans kade", ""), seat("krall", "R45")), {}, "B1"),
    ({"op": "trash_cubes", "colours": ["blue", "red"]}, TWO, {}, "trash"),
    ({"op": "exchange_cubes", "give": ["blue", "red"], "take": ["yellow", "green"]},
     (ME, seat("krall", "Y45")), {}, "give"),
    ({"op": "redraw"}, TWO, {"drawn": "B1"}, "redraw"),
    ({"op": "gain_card", "deck": "development"}, ONLY_PROGRESS_LEFT, {},
     "take"),
    ({"op": "take_card", "types": ["government"]}, GOVERNED, {}, "seize"),
    ({"op": "discard_card", "types": ["government"]}, GOVERNED, {}, "ruin"),
    ({"op": "steal_cube", "colours": ["red", "black"]}, TWO, {"projects": {"krall.base": "R..", "krall.card2": "R.K."}},
     "steal"),
    ({"op": "knock_cube", "colours": ["black"]}, TWO, {"projects": {"krall.card2": "..K."}}, "R1"),
    ({"op": "recall_projects"}, TWO, {"projects": {"terrans.base": "R..."}}, "recall"),
    ({"op": "prepare_base"}, (seat("terrans junta kade", "R1"), RIVAL), {}, "slot"),
    ({"op": "place_base", "where": "neutral_adjacent"}, TWO, {}, "settle"),
    ({"op": "place_black_hole", "where": "neutral_any"}, TWO, {}, "swallow"),
    ({"op": "remove_black_hole"}, TWO, {"closed": ["e1", "e2"]}, "reopen"),
    ({"op": "end_conflict"}, TWO, {"on": {"i1": "0", "c3": "1"}, "conflicts": WAR}, "R1"),
    ({"op": "skip_turn"}, (*TWO, seat("ossir", "")), {}, "delay"),
    ({"op": "extra_turn"}, TWO, {}, "R1"),
    ({"op": "choose_one", "options": [[USELESS], [USELESS, {"op": "redraw"}]]}, TWO, {"drawn": "B1"}, "redraw"),
], ids=lambda value: value["op"] if isinstance(value, dict) and "op" in value else "")
def test_a_side_of_a_choice_that_can_do_something_is_the_only_one_to_pick_beside_one_that_cannot(
    effect: dict[str, Any], seats: tuple[dict[str, Any], ...], rest: dict[str, Any], found: str,
) -> None:
    game = table("place" if "drawn" in rest else "cards", *seats, **rest)
    assert chosen(game, USELESS, effect) == found
    assert chosen(table("place" if "drawn" in rest else "cards", *seats, **rest), effect, USELESS) == found


@rule("SU-33.20")
@pytest.mark.parametrize(("effect", "seats", "rest"), [
    ({"op": "gain_cubes", "colours": ["red", "blue"]}, (ME, seat("krall", "R44 B45")), {}),
    ({"op": "trash_cubes", "colours": ["blue", "yellow"]}, TWO, {}),
    ({"op": "exchange_cubes", "give": ["blue"], "take": ["yellow"]}, TWO, {}),
    ({"op": "exchange_cubes", "give": ["red"], "take": ["yellow"]}, (ME, seat("krall", "Y45")), {}),
    ({"op": "redraw"}, TWO, {}),
    ({"op": "gain_card", "deck": "expansion"}, ONLY_PROGRESS_LEFT, {}),
    ({"op": "discard_card", "types": ["government"]}, (seat("terrans junta kade", "R1"), RIVAL), {}),
    ({"op": "steal_cube", "colours": ["black"]}, TWO, {"projects": {"krall.card2": "..K."}}),
    ({"op": "knock_cube", "colours": ["blue"]}, TWO, {"projects": {"krall.card2": "R.K."}}),
    ({"op": "recall_projects"}, TWO, {"projects": {"krall.base": "R.."}}),
    ({"op": "prepare_base"}, (seat("terrans kade", "R1", prepared=["terrans.base"]), RIVAL), {}),
    ({"op": "prepare_base"}, (READY, RIVAL), {"on": NINE}),
    ({"op": "place_base", "where": "neutral_adjacent"},
     (seat("terrans kade", "R1", prepared=["terrans.base"]), RIVAL), {"on": NINE}),
    ({"op": "place_black_hole", "where": "neutral_any"}, (ME, seat("krall", "", skips=9)), {}),
    ({"op": "remove_black_hole"}, TWO, {"closed": ["c2", "c4"], "on": {"c1": "0", "c3": "1"}}),
    ({"op": "end_conflict"}, TWO, {"on": {"i1": "1", "c1": "0"}, "conflicts": WAR}),
    ({"op": "skip_turn"}, (ME, seat("krall", "", skips=9)), {}),
    ({"op": "choose_one", "options": [[USELESS], [USELESS]]}, TWO, {}),
], ids=lambda value: value["op"] if isinstance(value, dict) and "op" in value else "")
def test_a_side_of_a_choice_that_can_do_nothing_is_not_offered(
    effect: dict[str, Any], seats: tuple[dict[str, Any], ...], rest: dict[str, Any],
) -> None:
    assert chosen(table("cards", *seats, **rest), effect, A_GREEN_CUBE) == "R1 G1"


@rule("SU-33.18", "SU-33.20")
def test_without_a_closed_system_to_open_nothing_is_opened() -> None:
    game = table("cards", seat("krall singularity kade"), seat(skips=7), closed=["c3", "c4"],
                 projects={"singularity.embed": "BBRG"})
    finish(game, "singularity", "remove-black-hole")
    assert (asked(game), game.decision(0).most, zones(game)["closed"]) == ("gain", 2, ["c3", "c4"])


@rule("SU-33.6")
def test_of_a_colour_no_more_cubes_are_put_away_than_the_bag_has_nor_than_the_card_says() -> None:
    game = table("cards", seat("terrans nivane", "R4 K1"), seat(), projects=SPEAKER)
    finish(game, "nivane", "none")
    decision = game.decision(0)
    assert (decision.ask, game.options(0), decision.limits, decision.most) == ("trash", ["red", "black"], (3, 1), 3)
    finish(game, "2 red,1 black")
    assert held(game, 0) == "R2"


@rule("SU-33.13")
def test_when_nothing_is_left_to_clear_nothing_more_is_asked() -> None:
    game = table("cards", seat("terrans nivane", "R4"), seat(), projects=SPEAKER)
    finish(game, "nivane")
    assert game.options(0) == ["terrans.programme", "none"]
    finish(game, "terrans.programme")
    assert (asked(game), held(game, 0)) == ("trash", "R5 B1 Y1 K1")


@rule("SU-33.8")
def test_whoever_puts_no_cube_back_draws_none() -> None:
    game = table("begin", seat("terrans technocracy", "R3 B3"), seat())
    assert len(game.events("drew")) == 1
    finish(game, "none")
    assert (asked(game), len(game.events("drew"))) == ("place", 1)


@rule("SU-33.2")
def test_an_ability_without_a_limit_is_not_used_up() -> None:
    game = table("place", seat("terrans league", ""), seat(), drawn="R2", projects={"league.embed": "YYGR"})
    finish(game, "red@c1", "red@c1")
    for _ in range(2):
        assert (asked(game), zones(game)["used"]) == ("gain", [])
        finish(game, "1 blue")
    assert held(game, 0) == "R6 B2"


@rule("SU-33.24")
@pytest.mark.parametrize(("kind", "safe"), [
    ("route", "green@i2-e1"), ("base", "red@krall.base"), ("card", "green@krall.card1"),
    ("development", "blue@quantum.embed"), ("programme", "red@krall.programme"), ("steal", "red@torvan.steal"),
    ("conflict", "red@border.blue")])
@pytest.mark.parametrize(("way", "op"), [("steal", "steal_cube"), ("knock", "knock_cube")])
def test_protection_covers_the_kinds_of_project_that_it_lists_and_no_others(
    kind: str, safe: str, way: str, op: str,
) -> None:
    """No printed card protects one kind alone, or from one way alone."""
    everything = ["red@krall.base", "green@krall.card1", "red@krall.programme", "red@torvan.steal",
                  "blue@quantum.embed", "red@border.blue", "green@i2-e1"]
    game = table("cards", seat("terrans"), seat("krall torvan quantum"), on={"i1": "0", "i2": "1"}, conflicts=WAR,
                 routes={"i2-e1": "G1"}, projects={
                     "krall.base": "R..", "krall.card1": "G...", "krall.programme": "R....", "torvan.steal": "R..",
                     "quantum.embed": "B....", "border.blue": "R....."})

    def targets() -> list[str]:
        decision = asked_by(game, 0, op=op, colours=["red", "blue", "green"])
        assert decision is not None
        return [option_text(decision, option) for option in decision.options]

    assert targets() == everything
    powers = Powers(())
    powers._add(Effect({"op": "protect", "kinds": [kind], "from": [way]}))
    game.state.powers[1] = powers
    assert targets() == [text for text in everything if text != safe]
    other = Powers(())
    other._add(Effect({"op": "protect", "kinds": [kind], "from": ["spoils"]}))
    game.state.powers[1] = other
    assert targets() == everything
