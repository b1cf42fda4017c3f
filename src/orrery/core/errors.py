"""What the referee says when it refuses: a message key with arguments, and a plain English sentence."""

from __future__ import annotations

from collections.abc import Mapping


class OrreryError(Exception):
    """Base of every refusal. ``key`` and ``args_`` name a translated sentence; ``str()`` is the English one."""

    def __init__(self, key: str, sentence: str, args: Mapping[str, object] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.args_ = dict(args or {})


class Refused(OrreryError):
    """An answer that the match does not take: illegal, stale, repeated or from a seat that is not asked."""


class BadSetup(OrreryError):
    """A match that cannot be set up: unknown option, wrong number of seats."""


class BadRecord(OrreryError):
    """A match record that cannot be read or replayed."""


class BadPosition(OrreryError):
    """A position document that no sequence of legal moves allows, or a script with what chance cannot bring."""


class Reason:
    """Why something visible is not allowed now: the rule that forbids it, and a message key with arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args = dict(args or {})

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.key!r}, {self.args!r})"
