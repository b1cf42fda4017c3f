"""Perft and transcripts, on games small enough to count by hand."""

from __future__ import annotations

from orrery.core import NONE, Chance, First, Flow, Pick, PickSome, new_match
from orrery.lab.perft import perft, perft_table, width
from orrery.lab.transcript import answer_lines, random_codes, transcript
from orrery.testing import position
from tests.core.probe import Notes, Probe, match_of, mixed, one_by_one, together
from tests.tiny import COMET, SALVAGE

TWO_TURNS_LEFT = {"comet": 2, "points": [1, 0], "hands": [[4, 9, 12], [6, 7, 20]]}


def test_a_question_to_all_counts_every_combination() -> None:
    assert [perft(match_of(together), depth) for depth in range(4)] == [1, 27, 0, 0]
    assert [perft(match_of(one_by_one), depth) for depth in range(5)] == [1, 3, 9, 27, 0]
    assert [perft(match_of(mixed), depth) for depth in range(6)] == [1, 3, 9, 243, 729, 0]


def test_counting_by_hand() -> None:
    """Both may play any of three cards; the loser swaps none, one or two of the two cards left."""
    assert perft(position(COMET, TWO_TURNS_LEFT).match, 1) == 3 * 3
    assert perft(position(COMET, TWO_TURNS_LEFT).match, 2) == 3 * 3 * 4


def test_the_match_is_left_alone() -> None:
    match = match_of(mixed)
    before = match.record().to_bytes(), match.digest()
    perft(match, 3)
    assert (match.record().to_bytes(), match.digest()) == before


def test_answers_that_the_game_forbids_do_not_count() -> None:
    def rules(s: Notes) -> Flow:
        yield PickSome(0, "some", (0, 1, 2), 1, 2, tested=True)

    match = match_of(rules, test=lambda answer: isinstance(answer, tuple) and 1 in answer)
    assert match.pending[0].count() == 6
    assert width(match, match.pending[0]) == perft(match, 1) == 3
    assert [match.pending[0].decode(code) for code in match.legal(0)] == [(1,), (0, 1), (1, 2)]
    chance = Chance(b"some")
    assert {random_codes(match, chance)[0] for _ in range(60)} == {0b010, 0b011, 0b110}


def test_a_table_stops_where_it_gets_too_long() -> None:
    assert perft_table(match_of(mixed), deepest=3) == [3, 9, 243]
    assert perft_table(match_of(mixed), most=9) == [3, 9, 243]
    assert perft_table(match_of(mixed), most=8) == [3, 9]
    assert perft_table(match_of(together)) == [27, 0]


def test_a_line_for_every_answer() -> None:
    match = position(COMET, TWO_TURNS_LEFT).match
    assert answer_lines(match, [2, 2]) == [
        "    1  0  play                 3  play:12",
        "    2  1  play                 3  play:20",
    ]


def test_a_transcript_tells_the_whole_match() -> None:
    lines = transcript(COMET, 2, b"story").splitlines()
    assert lines[0] == "comet, 2 seats; rules version 1, seed 73746f7279"
    assert [line.split()[0] for line in lines[1:10]] == [str(n) for n in range(1, 10)]
    match = new_match(COMET, 2, b"story")
    for line in lines[1:10]:
        match.submit(int(line.split()[1]), line.split()[-1])
    assert lines[10] == f"      > {match.digest()}"
    winners = " ".join(map(str, match.result().winners))
    assert lines[11:] == [f"scores {' '.join(map(str, match.result().scores))}; won by {winners}"]


def test_a_transcript_names_the_options() -> None:
    game = Probe(one_by_one)
    assert transcript(game, 2, b"story").splitlines()[0].startswith("probe, 2 seats, pace slow; ")
    assert transcript(game, 2, b"story", {"pace": "fast"}).splitlines()[0].startswith("probe, 2 seats, pace fast; ")


def test_a_transcript_can_be_cut_short() -> None:
    assert transcript(COMET, 2, b"story", most=1).splitlines()[-1] == "goes on"


def test_where_the_first_answer_counts_each_of_them_is_a_way() -> None:
    def rules(s: Notes) -> Flow:
        yield First((Pick(0, "act", (0, 1, 2)), Pick(1, "offer", (0, NONE)), Pick(2, "offer", (0, 1, NONE))))
        yield Pick(0, "act", (0, 1))

    match = match_of(rules, seats=3)
    assert [perft(match, depth) for depth in (1, 2, 3)] == [6, 12, 0]
    assert answer_lines(match, [2, 1, 2]) == ["    1  0  act                  3  act:c"]
    assert answer_lines(match, [2, 1, 1]) == ["    1  2  offer                3  offer:b"]


def test_a_transcript_counts_the_answers_of_lanes_as_they_are_given() -> None:
    lines = transcript(SALVAGE, 2, b"gold").splitlines()
    numbers = [int(line.split()[0]) for line in lines[1:-1] if not line.startswith("      >")]
    assert numbers == list(range(1, len(numbers) + 1))
