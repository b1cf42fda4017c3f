"""Match records: one line of JSON, then the inputs, one or two bytes each.

An input is stored as its code plus one, in seven-bit groups, low group first; 0 announces an undo and is followed by
the number of inputs it goes back to (``undo_entry``). A checksum over both parts tells a torn or altered file.

A match that went on under newer rules has a past: parts played by earlier versions, each with the position it began in
and its own inputs. They stand in the file before the last part, which alone is played again.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from orrery.core.errors import BadRecord

FORMAT: Final = 1
WITH_PAST: Final = 2
"""The format of records whose match does not begin with unused chance."""
_TO: Final = 32
"""Bits of the number of inputs in an undo; above it stands the block of chance."""


class Part(NamedTuple):
    """What was played by an earlier version of the rules: which, from where, and the log of its inputs."""

    rules: int
    position: Mapping[str, Any] | None
    used: int
    log: tuple[int, ...]


class Setup:
    """What a match begins with: game, rules version, seats, seed, options, and a position if it starts mid-game.

    A match that goes on under newer rules begins anew in a position of its own, with some of its chance ``used`` (as
    ``Chance.mark`` counts) and a ``past``.
    """

    __slots__ = ("game", "options", "past", "position", "rules", "seats", "seed", "used")

    def __init__(
        self, game: str, rules: int, seats: int, seed: bytes, options: Mapping[str, str],
        position: Mapping[str, Any] | None = None, used: int = 0, past: Sequence[Part] = (),
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.position = position
        self.used = used
        self.past = tuple(past)


class Record:
    """A match as it is kept: its setup, the log of inputs (with undos, ``undo_entry``), sealed answers, names.

    The log is that of the last part; what earlier rules played is the setup's ``past``.
    """

    __slots__ = ("log", "names", "sealed", "setup")

    def __init__(
        self, setup: Setup, log: Sequence[int], sealed: Mapping[int, Sequence[int]], names: Sequence[str] = ()
    ) -> None:
        self.setup = setup
        self.log = tuple(log)
        self.sealed = {seat: tuple(codes) for seat, codes in sealed.items()}
        self.names = tuple(names)

    def to_bytes(self) -> bytes:
        """The record as a file's content."""
        setup = self.setup
        body = encode_log([code for part in setup.past for code in part.log] + list(self.log))
        header: dict[str, Any] = {
            "orrery": WITH_PAST if setup.past or setup.used else FORMAT, "game": setup.game, "rules": setup.rules,
            "seats": setup.seats, "seed": setup.seed.hex(), "options": setup.options, "inputs": len(self.log),
        }
        if self.names:
            header["names"] = list(self.names)
        if setup.position is not None:
            header["position"] = setup.position
        if setup.used:
            header["used"] = setup.used
        if setup.past:
            header["past"] = [_written(part) for part in setup.past]
        if self.sealed:
            header["sealed"] = {
                str(seat): codes[0] if len(codes) == 1 else list(codes) for seat, codes in sorted(self.sealed.items())
            }
        header["sum"] = _checksum(header, body)
        return json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" + body

    @staticmethod
    def from_bytes(data: bytes) -> Record:
        """Read a record. Raises BadRecord with what was expected."""
        head, newline, body = data.partition(b"\n")
        try:
            header = json.loads(head)
        except (ValueError, RecursionError):
            header = None
        if not isinstance(header, dict) or "orrery" not in header:
            raise BadRecord("error-record-foreign", "This is not an Orrery record; expected a line of JSON that begins "
                            'with {"orrery":1.', {})
        if header["orrery"] not in (FORMAT, WITH_PAST):
            raise BadRecord("error-record-format", f"The record has format {header['orrery']}; expected {FORMAT} or "
                            f"{WITH_PAST}.", {"found": str(header["orrery"]), "expected": f"{FORMAT}, {WITH_PAST}"})
        log = decode_log(body)
        try:
            past, before = _past(_of(list, header.get("past", [])), log)
            setup = Setup(
                _of(str, header["game"]), _of(int, header["rules"]), _of(int, header["seats"]),
                bytes.fromhex(_of(str, header["seed"])), _of(dict, header["options"]),
                _of(dict, header["position"]) if "position" in header else None, _number(header.get("used", 0)), past,
            )
            count = before + _of(int, header["inputs"])
            sealed = {int(seat): _codes(codes) for seat, codes in _of(dict, header.get("sealed", {})).items()}
            names = tuple(_of(list, header.get("names", [])))
            checksum = header.pop("sum")
        except (KeyError, TypeError, ValueError) as error:
            detail = f"expected a field {error}" if isinstance(error, KeyError) else str(error)
            raise BadRecord("error-record-header", f"The record's first line is damaged: {detail}.",
                            {"detail": detail}) from None
        if len(log) != count or not newline:
            raise BadRecord("error-record-torn", f"The record is torn: expected {count} inputs, found {len(log)}.",
                            {"expected": count, "found": len(log)})
        if checksum != _checksum(header, body):
            raise BadRecord("error-record-sum", "The record was altered: its checksum does not fit.", {})
        return Record(setup, log[before:], sealed, names)


def _written(part: Part) -> dict[str, Any]:
    """An earlier part as the file's first line has it; its inputs stand in the body."""
    told: dict[str, Any] = {"rules": part.rules, "inputs": len(part.log)}
    if part.position is not None:
        told["position"] = part.position
    if part.used:
        told["used"] = part.used
    return told


def _past(told: list[Any], log: Sequence[int]) -> tuple[list[Part], int]:
    """The earlier parts of a file, and how many of its inputs are theirs."""
    parts: list[Part] = []
    at = 0
    for one in told:
        entries = _of(dict, one)
        count = _number(entries["inputs"])
        position = _of(dict, entries["position"]) if "position" in entries else None
        parts.append(Part(_of(int, entries["rules"]), position, _number(entries.get("used", 0)),
                          tuple(log[at : at + count])))
        at += count
    return parts, at


def undo_entry(to: int, block: int = 0) -> int:
    """An undo in a log: the inputs that stand after it, and the block of chance it goes on with (0: as before)."""
    return ~(block << _TO | to)


def undo_of(entry: int) -> tuple[int, int]:
    """What an undo in a log says."""
    return ~entry & (1 << _TO) - 1, ~entry >> _TO


def encode_log(log: Sequence[int]) -> bytes:
    """The inputs as bytes."""
    out = bytearray()
    for entry in log:
        if entry < 0:
            out.append(0)
            value = ~entry
        else:
            value = entry + 1
        while value > 127:
            out.append(value & 127 | 128)
            value >>= 7
        out.append(value)
    return bytes(out)


def decode_log(body: bytes) -> list[int]:
    """The inputs of a record's body, as far as they are whole."""
    log = []
    value = shift = 0
    undo = False
    for byte in body:
        value |= (byte & 127) << shift
        shift += 7
        if byte & 128:
            continue
        if value == 0 and not undo:
            undo = True
        else:
            log.append(~value if undo else value - 1)
            undo = False
        value = shift = 0
    return log


def _checksum(header: Mapping[str, Any], body: bytes) -> str:
    plain = json.dumps({name: header[name] for name in sorted(header)}, ensure_ascii=False, separators=(",", ":"))
    return blake2b(plain.encode() + b"\n" + body, digest_size=8).hexdigest()


def _number(value: Any) -> int:
    number: int = _of(int, value)
    if number < 0:
        raise ValueError(f"expected a number, 0 or more, found {number}")
    return number


def _codes(value: Any) -> list[int]:
    """The answers of one seat: one code, or those of its lane."""
    return [_of(int, code) for code in value] if isinstance(value, list) else [_of(int, value)]


def _of(kind: type, value: Any) -> Any:
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind.__name__}, found {type(value).__name__}")
    return value
