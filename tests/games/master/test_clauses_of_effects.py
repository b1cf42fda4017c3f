"""Clause by clause: the words of the effect vocabulary at their edges (33), also where no printed card goes so far."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.master.abilities import NO_CAUSE, OPERATIONS
from orrery.games.master.cards import Effect
from orrery.games.master.notation import option_text
from orrery.games.master.powers import Powers
from orrery.testing import Table, rule
from tests.games.master.every import BY_TYPE
from tests.games.master.tables import asked, asked_by, finish, held, seat, symbols, table, zones

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


# -- nothing, one or several to choose from --------------------------------------------------------------------------

SURROUNDED = {"c1": "0", "a1": "1", "b1": "1"}
"""One neutral system is left next door."""
ONE_LEFT, NONE_LEFT = {"on": SURROUNDED}, {"on": SURROUNDED | {"i1": "1"}}
CONFLICTS = {"border": {"track": "t_i1_i2", "red": "i1"}, "coup": {"track": "t_a1_i1", "red": "i1"}}


def choice(which: str, effect: dict[str, Any], nothing: dict[str, Any], one: dict[str, Any], several: dict[str, Any],
           then: str | None = None) -> Any:
    """A word of the vocabulary, and three positions: nothing is there for it, one thing, and two. After the one thing
    another question may come."""
    return pytest.param(effect, nothing, one, several, then, marks=pytest.mark.rule(which), id=effect["op"])


@pytest.mark.parametrize(("effect", "nothing", "one", "several", "then"), [
    choice("SU-33.11", {"op": "steal_cube", "colours": ["red"]}, {"projects": {"krall.card1": "G..."}},
           {"projects": {"krall.base": "R.."}}, {"projects": {"krall.base": "R..", "krall.card2": "R..."}}),
    choice("SU-33.12", {"op": "knock_cube", "colours": ["red"]}, {"projects": {"krall.card1": "G..."}},
           {"projects": {"krall.base": "R.."}}, {"projects": {"krall.base": "R..", "krall.card2": "R..."}}),
    choice("SU-33.10", {"op": "take_card", "types": ["government"]}, {"rival": "krall kade"}, {"rival": "krall junta"},
           {"rival": "krall junta senate"}),
    choice("SU-33.10", {"op": "discard_card", "types": ["government"]}, {"rival": "krall kade"},
           {"rival": "krall junta"}, {"rival": "krall junta senate"}),
    choice("SU-33.14", {"op": "prepare_base"}, {"prepared": ["terrans.base"]}, {}, {"own": "terrans torvan hegemony"}),
    choice("SU-33.15", {"op": "place_base", "where": "neutral_adjacent"}, NONE_LEFT, ONE_LEFT,
           {"on": {"c1": "0", "a1": "1"}}, "take"),
    choice("SU-33.17", {"op": "place_black_hole", "where": "neutral_adjacent"}, NONE_LEFT, ONE_LEFT,
           {"on": {"c1": "0", "a1": "1"}}),
    choice("SU-33.18", {"op": "remove_black_hole"}, {"closed": ["c2"], "on": {"c1": "0", "c3": "1"}},
           {"closed": ["e1"]}, {"closed": ["e1", "e2"]}),
    choice("SU-33.19", {"op": "end_conflict"}, {"on": {"i2": "1", "c1": "0"}, "conflicts": WAR},
           {"on": {"i1": "0", "c3": "1"}, "conflicts": WAR}, {"on": {"i1": "0", "c3": "1"}, "conflicts": CONFLICTS}),
    choice("SU-28.4", {"op": "skip_turn"}, {"skips": 9}, {}, {"third": seat("ossir", "R1")}),
])
def test_nobody_is_asked_about_nothing_nor_about_the_only_one(
    effect: dict[str, Any], nothing: dict[str, Any], one: dict[str, Any], several: dict[str, Any], then: str | None,
) -> None:
    def start(own: str = "terrans torvan", rival: str = "krall", third: dict[str, Any] | None = None, skips: int = 0,
              prepared: tuple[str, ...] = (), **rest: Any) -> Table:
        return table("cards", seat(own, "R1", prepared=list(prepared)), seat(rival, "R1", skips=skips),
                     *([third] if third else []), **rest)

    game = start(**nothing)
    before = game.state.key()
    assert asked_by(game, 0, **effect) is None
    assert game.state.key() == before
    game = start(**one)
    before = game.state.key()
    decision = asked_by(game, 0, **effect)
    assert (None if decision is None else decision.ask) == then
    assert game.state.key() != before
    decision = asked_by(start(**several), 0, **effect)
    assert decision is not None
    assert len(decision.options) == 2


@rule("SU-33.9", "SU-3.12", "SU-3.4")
def test_a_deck_is_named_only_among_several_that_hold_cards() -> None:
    def first(*empty: str) -> str | None:
        holds = " ".join(name for kind in empty for name in BY_TYPE[kind])
        game = table("cards", seat("terrans torvan"), seat(f"krall {holds}", "R1"))
        decision = asked_by(game, 0, op="gain_card", deck="development")
        return None if decision is None else f"{decision.ask} {len(decision.options)}"

    assert first() == "deck 3"
    assert first("expansion") == "deck 2"
    assert first("expansion", "commerce") == "take 3"
    assert first("expansion", "commerce", "progress") is None


@rule("SU-33.7")
def test_what_is_swapped_is_limited_by_the_card_the_bag_and_the_bank_each() -> None:
    def first(own: str, rival: str, count: int, take: tuple[str, ...] = ("blue", "green")) -> tuple[Any, ...] | None:
        game = table("cards", seat("terrans kade", own), seat("krall", rival))
        decision = asked_by(game, 0, op="exchange_cubes", count=count, give=["red", "yellow"], take=list(take))
        return None if decision is None else (decision.options, decision.limits, decision.least, decision.most)

    assert first("R4 Y1", "K1", 3) == ((0, 2), (3, 1), 0, 3)
    assert first("R1 Y1", "K1", 3) == ((0, 2), (1, 1), 0, 2)
    assert first("R4", "B44 G44", 3) == ((0,), (2,), 0, 2)
    assert first("R4", "B45", 1, ("blue",)) is None
    assert first("B4", "K1", 3) is None


@rule("SU-33.7")
def test_the_colour_to_receive_is_asked_for_only_if_the_bank_has_several() -> None:
    only = table("cards", seat("terrans insurance kade", "R3"), seat("krall", "R42 B45 Y42 G44"),
                 projects={"insurance.embed": "YGK"})
    finish(only, "insurance", "1 red")
    assert (asked(only), held(only, 0), only.state.bank[2]) == ("cards", "R2 Y2 G1 K1", 1)
    both = table("cards", seat("terrans insurance kade", "R3"), seat("krall", "R42 B45 Y42 G42"),
                 projects={"insurance.embed": "YGK"})
    finish(both, "insurance", "1 red")
    assert (asked(both), both.options(0)) == ("receive", ["yellow", "green"])


@rule("SU-33.6", "SU-33.8")
def test_with_no_cubes_of_the_colours_nothing_is_put_away_or_back() -> None:
    game = table("cards", seat("terrans kade", "B4"), seat())
    assert asked_by(game, 0, op="trash_cubes", count=2, colours=["red", "black"]) is None
    assert asked_by(game, 0, op="redraw", count=2) is None
    drawn = asked_by(table("place", seat("terrans", "B4"), seat(), drawn="R1 B3"), 0, op="redraw", count=2)
    assert drawn is not None
    assert (drawn.options, drawn.limits, drawn.least, drawn.most) == ((0, 1), (1, 2), 0, 2)


@rule("SU-28.4", "SU-1.6")
def test_no_more_turns_are_missed_than_there_are_tokens() -> None:
    game = table("cards", seat("terrans kade"), seat("krall", skips=8))
    assert game.state.tokens == 1
    assert asked_by(game, 0, op="skip_turn", count=2) is None
    assert (game.state.tokens, game.state.skips) == (0, [0, 9])
    two = table("cards", seat("terrans kade"), seat("krall"))
    assert asked_by(two, 0, op="skip_turn", count=2) is None
    assert (two.state.tokens, two.state.skips) == (7, [0, 2])


@rule("SU-33.5", "SU-1.6", "SU-33.1")
def test_cubes_of_the_bank_are_chosen_only_where_there_is_a_choice() -> None:
    def gained(rival: str, count: int) -> tuple[str, Any]:
        game = table("cards", seat("terrans kade", "R1"), seat("krall", rival))
        decision = asked_by(game, 0, op="gain_cubes", count=count, colours=["red", "blue"])
        return held(game, 0), None if decision is None else (decision.options, decision.limits, decision.least)

    assert gained("K1", 2) == ("R1", ((0, 1), (2, 2), 2))
    assert gained("R44", 2) == ("R1 B2", None)
    assert gained("R44 B44", 2) == ("R1 B1", None)
    assert gained("R43 B44", 2) == ("R2 B1", None)
    assert gained("R43 B43", 2) == ("R1", ((0, 1), (1, 2), 2))
    assert gained("R44 B45", 2) == ("R1", None)


@rule("SU-33.24", "SU-16.3", "SU-5.5")
@pytest.mark.parametrize("op", ["steal_cube", "knock_cube"])
def test_a_protection_that_is_robbed_protects_no_longer_from_the_next_cube(op: str) -> None:
    """Garrisons protect routes; they protect no development."""
    game = table("cards", seat("terrans kade"), seat("krall garrisons", "K1"), on={"c1": "0", "c3": "1"},
                 projects={"garrisons.embed": "RRGY"}, routes={"c3-b3": "Y1"})
    flow = OPERATIONS[op](game.state, 0, Effect({"op": op, "count": 2, "colours": ["yellow", "green"]}), NO_CAUSE)
    assert flow is not None
    first = next(flow)
    assert not isinstance(first, tuple)
    assert [option_text(first, option) for option in first.options] == [
        "green@garrisons.embed", "yellow@garrisons.embed"]
    second = flow.send(first.options[0])
    assert not isinstance(second, tuple)
    assert [option_text(second, option) for option in second.options] == ["yellow@garrisons.embed", "yellow@c3-b3"]


@rule("SU-1.6")
def test_whoever_gets_no_cube_from_an_empty_bank_is_not_said_to_get_any() -> None:
    game = table("cards", seat("terrans kade", ""), seat("krall", "R45"))
    assert asked_by(game, 0, op="gain_cubes", count=2, colours=["red"]) is None
    assert (held(game, 0), game.events("got")) == ("", [])


@rule("SU-5.5", "SU-33.13")
def test_a_rival_wins_as_soon_as_one_of_several_projects_is_emptied() -> None:
    """Without the cubes of the first player the rival leads in the coup, and has a fifth diplomatic symbol."""
    game = table(
        "cards", seat("krall nivane pilgrims"), seat("terrans embassies"), on={"c1": "0", "i1": "1", "i3": "1"},
        conflicts={"coup": {"track": "t_c1_i1", "red": "c1"}},
        projects={"coup.red": "KY..", "coup.blue": "K.....", "pilgrims.embed": "GGGRB", "terrans.programme": "RBYGK",
                  "embassies.embed": "YGKB"},
    )
    assert symbols(game, 1)["diplomatic"] == 4
    finish(game, "nivane")
    assert (asked(game), game.options(0)) == ("recall", ["pilgrims.embed", "coup.red", "none"])
    finish(game, "coup.red")
    assert (asked(game), game.result().winners) == ("over", (1,))
