"""Turns (6, 28, 30), phase 3 (24, 26, 27)."""

from __future__ import annotations

import pytest

from orrery.testing import Table, rule
from tests.games.master.tables import asked, cards, deck, finish, held, owner, seat, symbols, table, zones

PLAIN = ["mirelle", "voss", "anahr", "celestine"]


@rule("SU-27.1", "SU-27.2", "SU-27.3", "SU-27.5", "SU-33.21", "SU-24.1", "SU-24.2", "SU-26.1")
@pytest.mark.parametrize(("number", "gain"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 5)])
@pytest.mark.parametrize("obrecht", [False, True])
def test_case_36_cubes_for_discarded_cards(number: int, gain: int, obrecht: bool) -> None:
    start = seat(" ".join(["synthar", *PLAIN, *(["obrecht"] if obrecht else [])]))
    game = table("cards", start, seat(), on={"c3": "0", "c1": "1"})
    finish(game, *PLAIN[:number])
    if asked(game) == "cards":
        finish(game, "none")
    if number == 0:
        assert game.state.turn == 1
        return
    count = gain + obrecht
    assert (asked(game), game.decision(0).least, game.decision(0).most) == ("gain", count, count)
    assert game.options(0) == ["red", "blue", "yellow", "green"]
    finish(game, f"{count} red" if count < 3 else f"2 red,{count - 2} green")
    assert sum(game.state.bag[0]) == 18 + count


@rule("SU-24.3", "SU-3.8", "SU-33.21", "SU-25.11", "SU-27.6", "SU-24.5")
def test_case_37_card_limit() -> None:
    def start() -> Table:
        own = seat("terrans freeport mirelle voss anahr celestine kade tolk border")
        return table("cards", own, seat(), on={"c1": "0", "c3": "1"}, projects={"freeport.embed": "YGGB"})

    game = start()
    assert game.why_not(0, "none") == "SU-24.3"
    assert game.why_not(0, "terrans") == "SU-24.5"
    finish(game, "lay@border", "t_c1_a1.red", "none")
    assert game.state.turn == 1
    game = finish(start(), "kade", "none")
    assert game.decision(0).most == 1
    game = finish(start(), "freeport")
    assert game.why_not(0, "none") == "SU-24.3"
    finish(game, "kade", "none")
    assert game.decision(0).most == 3


@rule("SU-26.2", "SU-26.3", "SU-26.4", "SU-26.5", "SU-26.6", "SU-16.4", "SU-20.2", "SU-20.3", "SU-3.13")
def test_case_38_discard_abilities_that_do_not_fire() -> None:
    game = table(
        "cards", seat("velmari ark gharn sael"), seat(), on={"c1": "0", "a1": "0", "i3": "1"},
        projects={"ark.embed": "GYBR.", "velmari.programme": "YYYYBR"},
    )
    assert symbols(game, 0) == {"military": 1, "economic": 3, "diplomatic": 1}
    yellow, red = game.state.bank[2], game.state.bank[0]
    finish(game, "ark")
    assert held(game, 0) == "R4 B5 Y4 G5 K2"
    assert (game.state.bank[2], game.state.bank[0]) == (yellow + 1, red + 1)
    finish(game, "gharn")
    assert (game.state.skips, asked(game)) == ([0, 0], "cards")
    finish(game, "sael")
    assert game.decision(0).most == 4
    finish(game, "4 blue", *(["none"] if asked(game) == "cards" else []))
    assert game.decision(0).most == 5
    assert deck(game, "leader")[-2:] == ["gharn", "sael"]
    rival = table(
        "cards", seat("drakhen malthus"), seat("velmari sael exchange"), on={"c1": "0", "a1": "0", "i3": "1"},
        projects={"velmari.programme": "YYYYBR"},
    )
    finish(rival, "malthus")
    assert (cards(rival, 1), asked(rival)) == (["sael"], "gain")


@rule("SU-28.1", "SU-28.2", "SU-28.3", "SU-33.20", "SU-33.13")
def test_case_39_two_extra_turns_at_most() -> None:
    game = table(
        "cards", seat("synthar quill timeloop"), seat(), on={"c2": "0", "c3": "1"},
        projects={"synthar.programme": "BBBGR", "timeloop.embed": "BBRK"},
    )
    finish(game, "quill", "none", "1 red")
    assert (game.state.turn, game.state.extra_taken) == (0, 1)
    finish(game, "none", "timeloop")
    assert asked(game) == "recall"
    finish(game, "none", "1 red")
    assert (game.state.turn, game.state.extra_taken) == (0, 2)
    third = table(
        "cards", seat("synthar quill"), seat(), on={"c2": "0", "c3": "1"}, extra_taken=2,
        projects={"synthar.programme": "BBBGR"},
    )
    finish(third, "quill", "1 red")
    assert (third.state.turn, third.state.extra_taken) == (1, 0)


@rule("SU-28.4", "SU-28.5", "SU-28.6", "SU-28.8", "SU-6.3", "SU-1.5")
def test_case_40_missing_a_turn() -> None:
    game = table(
        "cards", seat("krall gharn"), seat("terrans", ""), on={"c1": "0", "c3": "1"},
        closed=["c2", "a2", "b2", "c4", "a4", "b4"], projects={"krall.programme": "RRRRG"},
    )
    finish(game, "gharn")
    assert (game.state.skips, game.state.tokens) == ([0, 1], 2)
    if asked(game) == "cards":
        finish(game, "none")
    finish(game, "1 red")
    assert (game.state.skips, game.state.tokens) == ([0, 0], 3)
    assert (game.state.turn, game.state.extra_taken) == (0, 0)
    assert game.events("missed") == [{"event": "missed", "seat": 1}]
    assert cards(game, 1) == []


@rule("SU-28.7")
def test_a_token_cancels_an_extra_turn() -> None:
    game = table(
        "cards", seat("synthar quill", skips=1), seat(), on={"c2": "0", "c3": "1"},
        projects={"synthar.programme": "BBBGR"},
    )
    finish(game, "quill")
    finish(game, *(["none"] if asked(game) == "cards" else []), "1 red")
    assert (game.state.turn, game.state.skips) == (1, [0, 0])


@rule("SU-30.3")
def test_nothing_stirs_for_four_turns_of_everyone() -> None:
    game = table("place", seat("", "K1"), seat("", "K1"), drawn="R1", quiet=7)
    finish(game, "none")
    assert game.match.over()
    assert game.result().winners == ()
    assert game.events("stalemate") == [{"event": "stalemate"}]
    other = table("place", seat("", "K1"), seat("", "K1"), drawn="R1", quiet=7)
    finish(other, "red@c1")
    assert not other.match.over()


@rule("SU-6.2", "SU-8.1", "SU-33.21")
def test_a_turn_has_three_phases() -> None:
    game = table("begin", seat("terrans quantum voss"), seat(), projects={"quantum.embed": "BBBYK"})
    assert (asked(game), sum(game.state.drawn)) == ("place", 4)
    finish(game, "none")
    assert (asked(game), sum(game.state.drawn)) == ("cards", 0)
    finish(game, "none")
    assert game.state.turn == 1
    assert owner(game, "c2") == 1
    assert zones(game)["turn"] == 1
