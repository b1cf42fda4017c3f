"""Records: what goes in comes out, and what was damaged is told apart."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core import BadRecord, Match, Order, Part, Pick, PickSome, Record, Setup, replay
from orrery.core.record import decode_log, encode_log, undo_entry
from tests.core.probe import Notes, Probe, match_of, mixed, standing, together
from tests.tiny import COMET


def played(stop: int = 9) -> Match[Notes]:
    match = match_of(mixed, turns=3)
    while len(match.inputs) < stop:
        match.step_all([len(match.inputs) % 3] * len(match.pending))
    return match


@given(st.lists(st.one_of(st.integers(0, 2**70), st.integers(-(2**20), -1))))
def test_inputs_and_undos_survive_as_bytes(log: list[int]) -> None:
    assert decode_log(encode_log(log)) == log


def test_most_inputs_take_one_byte() -> None:
    assert encode_log([0, 126, 127, ~3]) == bytes([1, 127, 128, 1, 0, 3])


def test_a_record_holds_all_that_a_match_needs() -> None:
    match = played()
    match.undo(0, 7, consents=(1, 2))
    record = Record.from_bytes(match.record(names=("Ада", "Bo", "C")).to_bytes())
    assert record.log == (*played().inputs, undo_entry(7, match.leaps[7]))
    assert record.names == ("Ада", "Bo", "C")
    setup = record.setup
    assert (setup.game, setup.rules, setup.seats, setup.seed) == ("probe", 1, 3, b"probe")
    assert (setup.options, setup.position) == ({"pace": "slow"}, None)
    again = replay(match.game, record)
    assert standing(again)[:4] == standing(match)[:4]


def test_sealed_answers_are_kept_sealed() -> None:
    match = played(2)
    match.submit(2, "c")
    match.submit(0, "b")
    again = replay(match.game, Record.from_bytes(match.record().to_bytes()))
    assert again.sealed == {0: 1, 2: 2}
    assert again.waiting() == [1]
    assert again.digest() == match.digest()
    assert again.submit(1, "a")
    assert again.inputs == [0, 1, 1, 0, 2]


def test_a_replay_can_stop_anywhere() -> None:
    match = played()
    record = match.record()
    for to in range(len(record.log) + 1):
        part = replay(match.game, record, to)
        assert part.inputs + [part.sealed[seat] for seat in sorted(part.sealed)] == match.inputs[:to]
        assert part.record().log == tuple(part.inputs)
    assert replay(match.game, record, 4).sealed == {0: 2, 1: 2}


def test_a_record_can_start_from_a_position() -> None:
    document: dict[str, Any] = {"turn": 1, "said": [[0, 5]], "secrets": [1, 2]}
    setup = Setup("probe", 1, 2, b"seed", {}, document)
    match = replay(Probe(together, 2), Record.from_bytes(Record(setup, [2, 0], {}).to_bytes()))
    assert match.state.said == [(0, 5), (0, 2), (1, 0)]
    assert match.over()


def test_a_record_without_an_option_takes_the_default() -> None:
    assert replay(Probe(together), Record(Setup("probe", 1, 2, b"", {}), (), {})).setup.options == {"pace": "slow"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_record_of_a_whole_game_is_short(seats: int) -> None:
    match = replay(COMET, Record(Setup("comet", 1, seats, b"short", {}), (), {}))
    while match.pending:
        match.step_all([0] * len(match.pending))
    data = match.record().to_bytes()
    head, _, body = data.partition(b"\n")
    assert len(body) == 3 * (seats + 1)
    assert json.loads(head)["inputs"] == 3 * (seats + 1)
    assert replay(COMET, Record.from_bytes(data)).digest() == match.digest()


# -- a past ----------------------------------------------------------------------------------------------------------


def changed() -> Record:
    """Two parts by rules 1 and 3, the second with an undo, then rules 1 again (the probe's only ones)."""
    match = match_of(mixed, turns=3)
    while match.state.turn == 0:
        match.step_all([1] * len(match.pending))
    used, position = match.state.chance.mark(), match.game.write(match.state)
    past = (Part(1, None, 0, tuple(match.inputs)), Part(3, {"said": []}, 17, (5, 2**70, ~1)))
    return Record(Setup("probe", 1, 3, b"probe", {"pace": "slow"}, position, used, past), (2, 0), {}, ("A", "B", "C"))


def test_a_record_keeps_what_earlier_rules_played() -> None:
    record = changed()
    again = Record.from_bytes(record.to_bytes())
    assert again.to_bytes() == record.to_bytes()
    assert again.setup.past == record.setup.past
    assert (again.setup.used, again.log, again.names) == (record.setup.used, (2, 0), ("A", "B", "C"))


def test_the_last_part_is_played_from_its_position_with_the_chance_that_is_left() -> None:
    """As the match would have gone on: the die of the second turn is the same."""
    whole = match_of(mixed, turns=3)
    while whole.state.turn == 0:
        whole.step_all([1] * len(whole.pending))
    part = replay(whole.game, changed())
    for code in (2, 0):
        whole.step(code)
    for match in (whole, part):
        match.step_all([0, 0, 0])
    assert part.digest() == whole.digest()
    assert part.inputs == [2, 0, 0, 0, 0]
    assert part.record().setup.past == changed().setup.past


def test_a_record_without_a_past_has_the_bytes_it_always_had() -> None:
    header = json.loads(record_bytes().partition(b"\n")[0])
    assert header["orrery"] == 1
    assert header.keys() == {"orrery", "game", "rules", "seats", "seed", "options", "inputs", "names", "sum"}
    assert json.loads(changed().to_bytes().partition(b"\n")[0])["orrery"] == 2


def test_a_record_with_a_past_torn_or_altered_is_refused() -> None:
    whole = changed().to_bytes()
    for size in range(len(whole)):
        with pytest.raises(BadRecord):
            Record.from_bytes(whole[:size])
    for place in range(len(whole)):
        damaged = bytearray(whole)
        damaged[place] ^= 1
        with pytest.raises(BadRecord):
            Record.from_bytes(bytes(damaged))


# -- damage ----------------------------------------------------------------------------------------------------------


def record_bytes() -> bytes:
    match = played()
    match.undo(0, 7, consents=(1, 2))
    return match.record(names=("A", "B", "C")).to_bytes()


def test_a_record_torn_at_any_byte_is_refused() -> None:
    whole = record_bytes()
    head = whole.index(b"\n")
    for size in range(len(whole)):
        with pytest.raises(BadRecord) as error:
            Record.from_bytes(whole[:size])
        assert error.value.key == ("error-record-foreign" if size < head else "error-record-torn")
        assert str(error.value).endswith(".")


def test_a_record_with_a_flipped_bit_is_refused() -> None:
    whole = record_bytes()
    for place in range(len(whole)):
        for bit in range(8):
            damaged = bytearray(whole)
            damaged[place] ^= 1 << bit
            with pytest.raises(BadRecord):
                Record.from_bytes(bytes(damaged))


@given(st.binary(max_size=200))
def test_foreign_files_are_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_bytes(data)


@pytest.mark.parametrize(
    "data", [b"", b"\n", b"{}", b"[1]\n", b'{"name": 1}\n', b"\x89PNG\r\n\x1a\n", b"\xff\xfe\n", b"[" * 100_000],
)
def test_a_foreign_file_is_told_so(data: bytes) -> None:
    with pytest.raises(BadRecord, match="This is not an Orrery record; expected a line of JSON that begins with"):
        Record.from_bytes(data)


def with_header(changes: dict[str, Any]) -> bytes:
    """A record with another first line; a field that becomes None is left out."""
    line, _, body = record_bytes().partition(b"\n")
    fields = {name: value for name, value in (json.loads(line) | changes).items() if value is not None}
    return json.dumps(fields).encode() + b"\n" + body


def test_the_first_line_may_be_written_in_another_way() -> None:
    assert Record.from_bytes(with_header({})).log == Record.from_bytes(record_bytes()).log


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"orrery": 3}, r"The record has format 3; expected 1 or 2\."),
        ({"orrery": "new"}, r"The record has format new; expected 1 or 2\."),
        ({"game": None}, r"The record's first line is damaged: expected a field 'game'\."),
        ({"seats": "3"}, r"first line is damaged: expected int, found str\."),
        ({"seed": "xyz"}, "first line is damaged: non-hexadecimal number"),
        ({"options": []}, "first line is damaged: expected dict, found list"),
        ({"used": -1}, "first line is damaged: expected a number, 0 or more, found -1"),
        ({"past": {}}, "first line is damaged: expected list, found dict"),
        ({"past": [{"rules": 1}]}, "first line is damaged: expected a field 'inputs'"),
        ({"past": [{"rules": 1, "inputs": 40}]}, r"The record is torn: expected 52 inputs, found 12\."),
        ({"position": 7}, "first line is damaged: expected dict, found int"),
        ({"names": "ABC"}, "first line is damaged: expected list, found str"),
        ({"sealed": {"x": 1}}, "first line is damaged: invalid literal"),
        ({"sealed": {"1": "b"}}, "first line is damaged: expected int, found str"),
        ({"sum": None}, "first line is damaged: expected a field 'sum'"),
        ({"inputs": 99}, r"The record is torn: expected 99 inputs, found 12\."),
        ({"seats": 2}, r"The record was altered: its checksum does not fit\."),
    ],
)
def test_a_first_line_that_makes_no_sense(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_bytes(with_header(changes))


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"game": "chess"}, r"The record is of 'chess', not of 'probe'\."),
        ({"rules": 2}, r"The record follows rules version 2 of probe; expected version 1\."),
        ({"seats": 9}, r"The record's setup is impossible: probe is for 1 to 5 seats, not 9\."),
        ({"seats": 0}, "The record's setup is impossible: probe is for 1 to 5 seats, not 0"),
        ({"options": {"pace": "odd"}}, "setup is impossible: Option pace cannot be 'odd'; expected one of: slow, fast"),
        ({"options": {"luck": "no"}}, "setup is impossible: Unknown option 'luck'"),
        ({"position": {"turn": 1}}, r"The record's setup is impossible: Expected secrets\."),
        ({"seed": bytes(65)}, "setup is impossible: The seed has 65 bytes"),
    ],
)
def test_a_setup_that_cannot_be_played(setup: dict[str, Any], sentence: str) -> None:
    fields: dict[str, Any] = {"game": "probe", "rules": 1, "seats": 3, "seed": b"", "options": {}} | setup
    with pytest.raises(BadRecord, match=sentence):
        replay(Probe(mixed, 3), Record(Setup(**fields), (), {}))


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ([3], r"Input 0 of the record is impossible: 3 does not answer 'say' of seat 0\."),
        ([0, 1, 2, 9], "Input 3 of the record is impossible: 9 does not answer 'say' of seat 1"),
        ([0, 2**80], "Input 1 of the record is impossible"),
        ([0, 0, 0, 0, 0, 0, 0], r"The match is over at input 6, but the record goes on\."),
        ([0, ~1], "Entry 1 of the record takes the match back to input 1, which is impossible: it is at input 1"),
        ([0, ~5], "Entry 1 of the record takes the match back to input 5, which is impossible"),
        ([0, 0, 0, ~0], "Entry 3 of the record takes the match back to input 0, which is impossible"),
        ([0, 0, 0, 0, 0, ~3], "takes the match back to input 3, which is impossible: This lies inside a simultaneous"),
    ],
)
def test_inputs_that_cannot_have_been_made(log: list[int], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(Probe(mixed), Record(Setup("probe", 1, 3, b"", {}), log, {}))


@pytest.mark.parametrize("code", [6, 2**80])
def test_a_rank_that_no_order_has(code: int) -> None:
    def rules(s: Notes) -> Any:
        yield Order(0, "rank", (0, 1, 2))

    with pytest.raises(BadRecord, match="does not answer 'rank'"):
        replay(Probe(rules), Record(Setup("probe", 1, 2, b"", {}), [code], {}))


def test_an_answer_that_the_game_forbids() -> None:
    def rules(s: Notes) -> Any:
        yield PickSome(0, "some", (0, 1), 1, 1, tested=True)

    game = Probe(rules, test=lambda answer: answer == (1,))
    assert replay(game, Record(Setup("probe", 1, 2, b"", {}), [2], {})).over()
    with pytest.raises(BadRecord, match="1 does not answer 'some'"):
        replay(game, Record(Setup("probe", 1, 2, b"", {}), [1], {}))


@pytest.mark.parametrize("sealed", [{3: [0]}, {1: [9]}, {1: [-1]}, {0: [0], 1: [0], 2: [0]}])
def test_sealed_answers_that_cannot_have_been_given(sealed: dict[int, list[int]]) -> None:
    with pytest.raises(BadRecord, match=r"sealed answer of seat \d is impossible"):
        replay(Probe(together), Record(Setup("probe", 1, 3, b"", {}), (), sealed))


def test_a_sealed_answer_where_one_seat_is_asked() -> None:
    def rules(s: Notes) -> Any:
        yield Pick(0, "say", (0, 1))

    with pytest.raises(BadRecord, match="sealed answer of seat 0 is impossible"):
        replay(Probe(rules), Record(Setup("probe", 1, 2, b"", {}), (), {0: [1]}))
