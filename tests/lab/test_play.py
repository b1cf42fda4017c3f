"""Bulk play: the same games whatever the number of processes, seats that rotate, crashes that name their game."""

from __future__ import annotations

import pytest

from orrery.bots import load
from orrery.core import BadSetup
from orrery.games.race.game import RACE
from orrery.lab.play import GameCrashed, play, play_one, seating, seed_of
from orrery.testing import rule
from tests.bots.toy import TOY

LAST = "tests.bots.toy:Last"


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    alone = play(TOY, ["random", LAST, "random"], 40, seed=7)
    shared = play(TOY, ["random", LAST, "random"], 40, seed=7, jobs=2)
    assert alone == shared
    assert [played.number for played in alone.games] == list(range(40))
    assert alone.games != play(TOY, ["random", LAST, "random"], 40, seed=8).games


def test_a_real_game_is_loaded_by_its_name_in_each_process() -> None:
    alone = play(RACE, ["random", "greedy"], 6, seed=1, options={"mode": "duel"})
    assert alone == play(RACE, ["random", "greedy"], 6, seed=1, jobs=2, options={"mode": "duel"})
    assert alone.options == {"setup": "normal", "mode": "duel"}


def test_a_run_can_be_continued_where_it_stopped() -> None:
    whole = play(TOY, ["random", "random"], 20, seed=1).games
    assert play(TOY, ["random", "random"], 5, seed=1, first=15).games == whole[15:]


def test_seeds_are_fixed_for_all_time() -> None:
    assert seed_of(0, 0).hex() == "20b58b931cd7d279947c2e40b0c17b98"
    assert seed_of(1, 23).hex() == "115c62bb1f80648c8177efbee51fcb27"
    assert seed_of(12, 3) != seed_of(1, 23)


def test_seats_rotate() -> None:
    assert [seating(3, number) for number in range(4)] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    assert [seating(3, 1).index(k) for k in range(3)] == [1, 2, 0]  # bot k sits in seat (k + 1) % 3
    assert seating(3, 2, rotate=False) == (0, 1, 2)
    assert [played.sat for played in play(TOY, ["random", LAST], 3).games] == [(0, 1), (1, 0), (0, 1)]
    assert {played.sat for played in play(TOY, ["random", LAST], 3, rotate=False).games} == {(0, 1)}


def test_one_game_can_be_played_again_alone() -> None:
    run = play(TOY, ["random", LAST], 6, seed=5)
    again, match = play_one(TOY, [load("random", TOY), load(LAST, TOY)], 4, 5, run.options)
    assert again == run.games[4]
    assert match.over()
    assert match.result().scores == again.scores
    assert len(match.inputs) == again.length == 20


def test_bots_may_be_objects_and_every_finished_match_can_be_looked_at() -> None:
    seen = []
    by_name = play(TOY, ["random", LAST], 5, seed=5)
    run = play(TOY, ["random", load(LAST, TOY)], 5, seed=5, observe=lambda played, match: seen.append((played, match)))
    assert run.games == by_name.games
    assert run.bots == ("random", load(LAST, TOY).name)
    assert tuple(played for played, _ in seen) == run.games
    assert all(match.over() and len(match.inputs) == played.length for played, match in seen)


def test_an_observer_is_told_the_events_even_of_random_games() -> None:
    told: list[int] = []
    play(RACE, ["random", "random"], 2, observe=lambda played, match: told.append(len(match.events_since(0, 0))))
    assert len(told) == 2
    assert min(told) > 10


def test_objects_and_observers_stay_in_one_process() -> None:
    with pytest.raises(BadSetup, match="expected jobs=1, or bots by name"):
        play(TOY, [load("random", TOY), "random"], 4, jobs=2)
    with pytest.raises(BadSetup, match="expected jobs=1"):
        play(TOY, ["random", "random"], 4, jobs=2, observe=lambda played, match: None)


@rule("RG-4.12")
def test_a_game_that_would_not_end_is_stopped_and_says_so() -> None:
    bots = [load("random", RACE), load("random", RACE)]
    whole, _ = play_one(RACE, bots, 0, 1, {"setup": "normal", "mode": "standard"})
    assert (whole.stopped, len(whole.winners) > 0) == (False, True)
    stopped, match = play_one(RACE, bots, 0, 1, {"setup": "normal", "mode": "standard"}, longest=30)
    assert (stopped.stopped, stopped.winners) == (True, ())
    assert stopped.length in (29, 30)
    assert not match.over()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_crash_names_the_game_and_its_seed(jobs: int) -> None:
    with pytest.raises(GameCrashed) as crash:
        play(TOY, ["random", "random"], 64, seed=3, jobs=jobs, options={"rounds": "crash"})
    number = crash.value.number
    assert crash.value.seed == seed_of(3, number)
    assert str(crash.value).startswith(f"Game {number} (seed {crash.value.seed.hex()}) broke off: ")
    assert "RuntimeError: the table fell over" in crash.value.detail
    with pytest.raises(GameCrashed, match=f"Game {number} "):
        play(TOY, ["random", "random"], 1, seed=3, options={"rounds": "crash"}, first=number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_tells_how_many_games_are_done(jobs: int) -> None:
    told: list[int] = []
    play(TOY, ["random"], 32, jobs=jobs, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 32
    assert len(told) >= 8


def test_what_cannot_be_played_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadSetup, match="toy is for 1 to 4 seats, not 5"):
        play(TOY, ["random"] * 5, 1)
    with pytest.raises(BadSetup, match="Unknown bot 'deep'"):
        play(TOY, ["random", "deep"], 1)
    with pytest.raises(BadSetup, match="Unknown option 'length'"):
        play(TOY, ["random"], 1, options={"length": "9"})
