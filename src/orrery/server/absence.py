"""Who has had no page open, and for how long: here, and at other servers on the same database."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from orrery.server.keep.tables import TableRow

MOST_GONE: Final = 20_000
"""People of whom is known when they went. Beyond that, nobody is known to have been away for longer than the first of
those who were forgotten."""


class Absence:
    """Since when accounts have been away, as far as this process knows; nobody has before it started."""

    def __init__(self, now: Callable[[], int], here: Collection[str]) -> None:
        """``now`` tells the time in milliseconds, ``here`` who has a page open through this process."""
        self._now = now
        self._here = here
        self.began = now()
        """Since when this process has looked, as far as it remembers."""
        self._gone: dict[str, int] = {}
        self._elsewhere: frozenset[str] = frozenset()

    @property
    def online(self) -> Collection[str]:
        """Accounts that have a page open anywhere."""
        return {*self._here, *self._elsewhere} if self._elsewhere else self._here

    def waited(self, row: TableRow) -> int:
        """Milliseconds since a match last moved."""
        return max(0, self._now() - row.moved)

    def went(self, account: str | None) -> None:
        """The last page of an account closed here."""
        if account is not None:
            self._gone.pop(account, None)
            self._gone[account] = self._now()
            while len(self._gone) > MOST_GONE:
                self.began = max(self.began, self._gone.pop(next(iter(self._gone))))

    def seen_elsewhere(self, accounts: Collection[str]) -> set[str]:
        """Other servers say who has a page open there. Returns for whom that is news."""
        before, self._elsewhere = self._elsewhere, frozenset(accounts)
        for account in before - self._elsewhere:
            self.went(account)
        return {account for account in before ^ self._elsewhere if account not in self._here}

    def since(self, account: str) -> int | None:
        """Milliseconds for which an account has had no page open anywhere; None while it has one."""
        if account in self._here or account in self._elsewhere:
            return None
        return max(0, self._now() - self._gone.get(account, self.began))
