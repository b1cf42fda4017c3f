"""Chance: the same numbers everywhere, clones that go their own way, and scripts."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import BadPosition, Chance, Script

FIRST = [31, 62, 54, 45, 42, 93, 19, 22, 9, 7, 44, 69, 7, 44, 30, 32, 67, 40, 61, 58]
IN_ANOTHER_PROCESS = """
from orrery.core import Chance
chance = Chance(b"orrery")
print([chance.below(100) for _ in range(20)])
"""


def test_a_key_gives_known_numbers() -> None:
    chance = Chance(b"orrery")
    assert [chance.below(100) for _ in range(20)] == FIRST


@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_another_process_gives_the_same_numbers(hash_seed: str) -> None:
    done = subprocess.run([sys.executable, "-c", IN_ANOTHER_PROCESS], env={**os.environ, "PYTHONHASHSEED": hash_seed},
                          capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(FIRST)


@given(st.binary(max_size=64), st.integers(1, 2**32))
def test_below_stays_below(key: bytes, n: int) -> None:
    chance = Chance(key)
    assert all(0 <= chance.below(n) < n for _ in range(40))


@given(st.binary(min_size=1, max_size=64), st.integers(0, 40))
def test_a_clone_goes_on_with_the_same_numbers_on_its_own(key: bytes, used: int) -> None:
    chance = Chance(key)
    for _ in range(used):
        chance.below(6)
    clone, other = chance.clone(), chance.clone()
    ahead = [clone.below(1000) for _ in range(40)]
    assert clone.mark() != chance.mark() == other.mark()
    assert [chance.below(1000) for _ in range(40)] == ahead == [other.below(1000) for _ in range(40)]


def test_a_mark_counts_what_was_used() -> None:
    chance = Chance(b"marks")
    marks = [chance.mark()]
    for _ in range(40):
        chance.below(6)
        marks.append(chance.mark())
    assert [after - before for before, after in pairwise(marks)] == [1] * 40


def test_dice_are_even() -> None:
    chance = Chance(b"dice")
    rolled = [chance.roll("die", 6) for _ in range(12000)]
    assert {face: 1850 < rolled.count(face) < 2150 for face in range(1, 7)} == dict.fromkeys(range(1, 7), True)


def test_a_draw_takes_out_one_and_keeps_the_order_of_the_rest() -> None:
    pool = list(range(10))
    card = Chance(b"draw").draw("card", pool)
    assert pool == [other for other in range(10) if other != card]


def test_draws_are_even() -> None:
    chance = Chance(b"cards")
    drawn = [chance.draw("card", [10, 20, 30, 40]) for _ in range(8000)]
    assert all(1850 < drawn.count(card) < 2150 for card in (10, 20, 30, 40))


@given(st.integers(0, 40), st.integers(0, 30))
def test_drawing_some_is_drawing_one_by_one(used: int, count: int) -> None:
    one, several = Chance(b"some"), Chance(b"some")
    for _ in range(used):
        assert one.below(6) == several.below(6)
    pool, same_pool = list(range(30)), list(range(30))
    assert several.draw_some("card", same_pool, count) == [one.draw("card", pool) for _ in range(count)]
    assert pool == same_pool
    assert one.mark() == several.mark()


def test_every_order_comes_out_of_a_shuffle_equally_often() -> None:
    chance = Chance(b"shuffle")
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(4800):
        items = [1, 2, 3, 4]
        chance.shuffle("deck", items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == factorial(4)
    assert all(140 < count < 260 for count in seen.values())


def scripted(queues: dict[tuple[str | int, ...], list[int]], strict: bool = False) -> Chance:
    chance = Chance(b"script")
    chance.script = Script(queues, strict)
    return chance


def test_a_script_answers_the_exact_request_before_the_general_one() -> None:
    chance = scripted({("die",): [1], ("die", 2): [2], ("die", 2, 7): [3]})
    assert [chance.roll("die", 6, 2, 7), chance.roll("die", 6, 2, 7), chance.roll("die", 6, 2, 7)] == [3, 2, 1]


def test_a_request_without_script_falls_back_to_chance() -> None:
    plain, chance = Chance(b"script"), scripted({("die",): [6]})
    assert chance.roll("die", 6) == 6
    assert [chance.roll("die", 6) for _ in range(30)] == [plain.roll("die", 6) for _ in range(30)]
    assert [chance.roll("coin", 2) for _ in range(30)] == [plain.roll("coin", 2) for _ in range(30)]


def test_a_scripted_item_that_is_not_there_is_named_with_its_request() -> None:
    chance = scripted({("card", 1): [9]})
    with pytest.raises(BadPosition, match=r"has 9 for 'card' \(who 1, where 2\); expected one of \[3, 5\]"):
        chance.draw("card", [3, 5], 1, 2)
    with pytest.raises(BadPosition, match=r"has 7 for 'die' \(who -1, where -1\); expected one of \[1, 2\]"):
        scripted({("die",): [7]}).roll("die", 2)
    with pytest.raises(BadPosition, match=r"has 9 for 'pile'"):
        scripted({("pile",): [9]}).turn_up("pile", [3, 5])


def test_a_strict_script_does_not_fall_back() -> None:
    chance = scripted({("die",): [6]}, strict=True)
    assert chance.roll("die", 6, 3) == 6
    with pytest.raises(BadPosition, match=r"nothing left for 'die' \(who 3, where -1\)"):
        chance.roll("die", 6, 3)


def test_a_scripted_draw_takes_that_card_out_of_the_pool() -> None:
    chance = scripted({("card", 1): [30, 10]})
    pool = [10, 20, 30]
    assert [chance.draw("card", pool, 1), chance.draw("card", pool, 1)] == [30, 10]
    assert pool == [20]


def test_drawing_some_follows_the_script_too() -> None:
    pool = [10, 20, 30, 40]
    assert scripted({("card", 1): [30, 10]}).draw_some("card", pool, 2, who=1) == [30, 10]
    assert pool == [20, 40]


def test_a_script_may_bring_cards_from_outside() -> None:
    chance = Chance(b"script")
    chance.script = Script({("card",): [99]}, from_pool=False)
    pool = [10, 20]
    assert chance.clone().draw("card", pool) == 99
    assert pool == [10, 20]


def test_a_scripted_shuffle_lays_the_named_items_first() -> None:
    items = [10, 20, 30, 40]
    scripted({("deck",): [30, 10]}).shuffle("deck", items)
    assert items[:2] == [30, 10]
    assert sorted(items) == [10, 20, 30, 40]


def test_a_scripted_shuffle_can_name_the_place() -> None:
    for item in range(10, 50, 10):
        items = [10, 20, 30, 40]
        scripted({("deck", 2): [item]}).shuffle("deck", items)
        assert items[2] == item
        assert sorted(items) == [10, 20, 30, 40]


def test_a_shuffle_that_the_script_does_not_name_is_a_real_shuffle() -> None:
    plain, other = list(range(30)), list(range(30))
    Chance(b"script").shuffle("deck", plain)
    scripted({("die",): [6]}).shuffle("deck", other)
    assert plain == other != list(range(30))


def test_the_script_of_a_clone_runs_down_on_its_own() -> None:
    chance = scripted({("die",): [6, 5]})
    clone = chance.clone()
    assert [clone.roll("die", 6), clone.roll("die", 6)] == [6, 5] == [chance.roll("die", 6), chance.roll("die", 6)]


def test_scripted_outcomes_count_as_chance_used() -> None:
    chance = scripted({("die",): [6, 5]})
    before = chance.mark()
    chance.roll("die", 6)
    assert chance.mark() != before
