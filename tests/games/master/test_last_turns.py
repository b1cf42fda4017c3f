"""A match that nobody wins ends all the same, and not without a word (SU-30.4, SU-30.5: our own)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Chance, new_match
from orrery.games.master import terminal
from orrery.games.master.game import MASTER
from orrery.lab.transcript import random_codes
from orrery.testing import Table, rule
from orrery.words import Words
from tests.games.master.tables import finish, seat, table, zones
from tests.games.master.test_terminal import NAMES, drawn


def at_turn(number: int, *seats: dict[str, Any]) -> Table:
    """A turn of the first seat, which has a red cube to place and no card to play."""
    return table("place", *(seats or (seat("", "K1"), seat("", "K1"))), drawn="R1", turns=number)


@rule("SU-30.4")
def test_the_game_ends_without_a_winner_with_turn_1200_though_cubes_move() -> None:
    last = finish(at_turn(1200), "red@c1")
    assert last.match.over()
    assert last.result().winners == ()
    assert last.events("stalemate") == [{"event": "stalemate"}]
    assert not finish(at_turn(1199), "red@c1").match.over()


@rule("SU-30.4")
def test_it_is_1200_turns_for_any_number_of_players_and_missed_ones_count() -> None:
    four = [seat("", "K1") for _ in range(4)]
    assert finish(at_turn(1200, *four), "red@c1").match.over()
    missed = at_turn(1198, seat("", "K1"), seat("", "K1", skips=1))
    finish(missed, "red@c1")
    assert (missed.state.turns, missed.state.turn) == (1200, 0)
    finish(missed, "none")
    assert missed.match.over()


@rule("SU-30.4")
def test_the_last_turn_ends_the_game_when_it_is_missed_too() -> None:
    missed = finish(at_turn(1199, seat("", "K1"), seat("", "K1", skips=1)), "red@c1")
    assert missed.match.over()
    assert (missed.state.turns, missed.state.turn, missed.state.skips) == (1200, 1, [0, 0])
    assert [event["event"] for event in missed.events()][-2:] == ["missed", "stalemate"]
    assert missed.result().winners == ()


@rule("SU-30.4", "SU-28.7")
def test_an_extra_turn_that_a_token_cancels_is_not_counted() -> None:
    game = table("cards", seat("terrans kade", skips=1), seat(), extra=1, turns=1199)
    finish(game, "none")
    assert (game.state.turns, game.state.turn, game.match.over()) == (1200, 1, False)


@rule("SU-30.5")
def test_from_ten_turns_of_everyone_on_the_players_are_told_how_many_are_left() -> None:
    told = {}
    for number in (1177, 1178, 1179, 1180, 1181, 1198, 1199):
        game = finish(at_turn(number), "red@c1")
        told[game.state.turns] = [event["count"] for event in game.events("last-turns")]
    assert told == {1178: [], 1179: [], 1180: [20], 1181: [], 1182: [18], 1199: [], 1200: [0]}
    assert zones(at_turn(1180))["remaining"] == 20


@rule("SU-30.5")
def test_they_are_told_too_when_the_turn_that_would_say_it_is_missed() -> None:
    game = finish(at_turn(1179, seat("", "K1"), seat("", "K1", skips=1)), "red@c1")
    assert (game.state.turns, [event["count"] for event in game.events("last-turns")]) == (1181, [20])


@rule("SU-30.5")
def test_it_is_said_in_words() -> None:
    english, russian = Words("en", "master"), Words("ru", "master")
    assert english.say("event-last-turns", count=20) == (
        "Turns left after this one: 20. Then the game ends without a winner"
    )
    assert russian.say("event-last-turns", count=20) == (
        "После этого хода осталось ходов: 20. Затем игра кончится без победителя"
    )


@rule("SU-30.5")
@pytest.mark.parametrize(("lang", "said"), [("en", "turns left: "), ("ru", "осталось ходов: ")])
def test_the_terminal_shows_it_from_then_on(lang: str, said: str) -> None:
    def header(number: int) -> str:
        shown = terminal.draw(zones(at_turn(number)), Words(lang, "master"), 100, NAMES[:2], 0)
        return drawn(shown, 100).splitlines()[0]

    assert said not in header(1179)
    assert f"{said}20" in header(1180)
    assert f"{said}0" in header(1200)


@rule("SU-30.4")
def test_random_matches_of_two_seldom_end_so() -> None:
    """Of 300 with such seeds 44 did (15 %), and 197 would have ended with turn 400; so most of five go on otherwise."""
    turns = []
    for n in range(5):
        match = new_match(MASTER, 2, b"s%d" % n)
        chance = Chance(b"answers%d" % n)
        while match.pending:
            match.step_all(random_codes(match, chance))
        turns.append(match.state.turns)
    assert sum(count == 1200 for count in turns) <= 3
    assert max(turns) <= 1200
