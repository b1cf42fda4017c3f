"""Match records: one line of JSON, then the inputs, one or two bytes each.

An input is stored as its code plus one, in seven-bit groups, low group first; 0 announces an undo and is followed by
the number of inputs it goes back to. A checksum over both parts tells a torn or altered file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from orrery.core.errors import BadRecord

FORMAT: Final = 1


class Setup:
    """What a match begins with: game, rules version, seats, seed, options, and a position if it starts mid-game."""

    __slots__ = ("game", "options", "position", "rules", "seats", "seed")

    def __init__(
        self, game: str, rules: int, seats: int, seed: bytes, options: Mapping[str, str],
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.position = position


class Record:
    """A match as it is kept: its setup, the log of inputs (``~n`` is an undo to n inputs), sealed answers, names."""

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
        body = encode_log(self.log)
        header: dict[str, Any] = {
            "orrery": FORMAT, "game": setup.game, "rules": setup.rules, "seats": setup.seats, "seed": setup.seed.hex(),
            "options": setup.options, "inputs": len(self.log),
        }
        if self.names:
            header["names"] = list(self.names)
        if setup.position is not None:
            header["position"] = setup.position
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
        if header["orrery"] != FORMAT:
            raise BadRecord("error-record-format", f"The record has format {header['orrery']}; expected {FORMAT}.",
                            {"found": str(header["orrery"]), "expected": FORMAT})
        try:
            setup = Setup(
                _of(str, header["game"]), _of(int, header["rules"]), _of(int, header["seats"]),
                bytes.fromhex(_of(str, header["seed"])), _of(dict, header["options"]),
                _of(dict, header["position"]) if "position" in header else None,
            )
            count = _of(int, header["inputs"])
            sealed = {int(seat): _codes(codes) for seat, codes in _of(dict, header.get("sealed", {})).items()}
            names = tuple(_of(list, header.get("names", [])))
            checksum = header.pop("sum")
        except (KeyError, TypeError, ValueError) as error:
            detail = f"expected a field {error}" if isinstance(error, KeyError) else str(error)
            raise BadRecord("error-record-header", f"The record's first line is damaged: {detail}.",
                            {"detail": detail}) from None
        log = decode_log(body)
        if len(log) != count or not newline:
            raise BadRecord("error-record-torn", f"The record is torn: expected {count} inputs, found {len(log)}.",
                            {"expected": count, "found": len(log)})
        if checksum != _checksum(header, body):
            raise BadRecord("error-record-sum", "The record was altered: its checksum does not fit.", {})
        return Record(setup, log, sealed, names)


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


def _codes(value: Any) -> list[int]:
    """The answers of one seat: one code, or those of its lane."""
    return [_of(int, code) for code in value] if isinstance(value, list) else [_of(int, value)]


def _of(kind: type, value: Any) -> Any:
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind.__name__}, found {type(value).__name__}")
    return value
