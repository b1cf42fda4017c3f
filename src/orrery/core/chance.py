"""Chance: one generator a match, counter-based, so that it clones in no time and runs the same everywhere."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Final

from orrery.core.errors import BadPosition

_WORDS: Final = 16
_unpack = struct.Struct("<16I").unpack

ScriptKey = tuple[str | int, ...]


class Script:
    """Outcomes fixed in advance, by the name of the request: dice of a test, cards of a recorded game.

    Keys go from the exact to the general: ``("good", 1, 40)``, ``("good", 1)``, ``("good",)``. A request that
    finds no queue (or an empty one) falls back to real chance, unless the script is ``strict``. Drawn items leave
    their pool, unless the script brings them from outside (``from_pool=False``).
    """

    __slots__ = ("from_pool", "queues", "strict")

    def __init__(self, queues: Mapping[ScriptKey, Sequence[int]], strict: bool = False, from_pool: bool = True) -> None:
        self.queues: dict[ScriptKey, list[int]] = {key: list(values) for key, values in queues.items()}
        self.strict = strict
        self.from_pool = from_pool

    def take(self, name: str, who: int, where: int, among: Sequence[int]) -> int | None:
        """The next scripted outcome of this request, or None. Raises BadPosition if it is not among what can come."""
        queue = self.queues.get((name, who, where)) or self.queues.get((name, who)) or self.queues.get((name,), [])
        if not queue and not self.strict:
            return None
        if queue and (not self.from_pool or queue[0] in among):
            return queue.pop(0)
        key, found = ("error-script", queue[0]) if queue else ("error-script-empty", "nothing left")
        raise BadPosition(key, f"The script has {found} for {name!r} (who {who}, where {where}); expected one of "
                          f"{list(among)}.", {"found": found, "request": name, "who": who, "where": where})

    def note(self, name: str, who: int, where: int, outcome: int) -> None:
        """Chance has brought this."""

    def clone(self) -> Script:
        """A copy whose queues run down on their own."""
        return Script(self.queues, self.strict, self.from_pool)


Outcome = tuple[str, int, int, int]
"""What chance brought: the name of the request, who, where, and the item or number."""


class Recorder(Script):
    """A script that writes down what chance brings, whether another script or chance itself brings it."""

    __slots__ = ("outcomes",)

    def __init__(self, script: Script | None) -> None:
        given = script or Script({})
        super().__init__(given.queues, given.strict, given.from_pool)
        self.outcomes: list[Outcome] = []

    def note(self, name: str, who: int, where: int, outcome: int) -> None:
        """Write it down."""
        self.outcomes.append((name, who, where, outcome))


def script_of(outcomes: Iterable[Outcome]) -> Script:
    """The script that brings these outcomes again; chance goes on where they end."""
    queues: dict[ScriptKey, list[int]] = {}
    for name, who, where, outcome in outcomes:
        queues.setdefault((name, who, where), []).append(outcome)
    return Script(queues)


class Chance:
    """Random numbers from keyed blake2b blocks. Requests have names, so that a script can answer them."""

    __slots__ = ("counter", "key", "script", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0
        """Blocks made so far."""
        self.words: list[int] = []
        """What is left of the last block, the next word at the end."""
        self.script: Script | None = None

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        words = self.words
        if not words:
            words.extend(_unpack(blake2b(self.counter.to_bytes(8, "little"), key=self.key).digest()))
            words.reverse()
            self.counter += 1
        return words.pop() * n >> 32

    def roll(self, name: str, sides: int, who: int = -1, where: int = -1) -> int:
        """One die: 1 to ``sides``."""
        if self.script is None:
            return 1 + self.below(sides)
        scripted = self.script.take(name, who, where, range(1, sides + 1))
        rolled = scripted if scripted is not None else 1 + self.below(sides)
        self.script.note(name, who, where, rolled)
        return rolled

    def draw(self, name: str, pool: list[int], who: int = -1, where: int = -1) -> int:
        """Take one item out of ``pool``. The pool keeps its order, so a sorted pool tells nothing of the future."""
        if self.script is None:
            return pool.pop(self.below(len(pool)))
        scripted = self.script.take(name, who, where, pool)
        if scripted is None:
            scripted = pool.pop(self.below(len(pool)))
        elif self.script.from_pool:
            pool.remove(scripted)
        self.script.note(name, who, where, scripted)
        return scripted

    def turn_up(self, name: str, pool: list[int], who: int = -1, where: int = -1) -> int:
        """Take the first item out of ``pool``, which lies in an order that not everybody knows: it counts as chance."""
        if self.script is None:
            self.below(1)
            return pool.pop(0)
        scripted = self.script.take(name, who, where, pool)
        self.below(1)
        turned = pool.pop(0 if scripted is None else pool.index(scripted))
        self.script.note(name, who, where, turned)
        return turned

    def draw_some(self, name: str, pool: list[int], count: int, who: int = -1) -> list[int]:
        """Take several items out of ``pool``, as ``draw`` would one by one."""
        if self.script is not None:
            return [self.draw(name, pool, who) for _ in range(count)]
        words = self.words
        if len(words) < count:
            return [pool.pop(self.below(len(pool))) for _ in range(count)]
        return [pool.pop(words.pop() * len(pool) >> 32) for _ in range(count)]

    def shuffle(self, name: str, items: list[int]) -> None:
        """Put ``items`` in random order, in place; a script then brings the items it names to their places."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        if self.script is not None:
            for i in range(len(items)):
                scripted = self.script.take(name, i, -1, items)
                if scripted is not None:
                    j = items.index(scripted, i if scripted in items[i:] else 0)
                    items[i], items[j] = items[j], items[i]
            for i, item in enumerate(items):
                self.script.note(name, i, -1, item)

    def go_on(self, block: int) -> None:
        """Go on with a later block; chance never goes back to an earlier one."""
        if self.counter < block:
            self.counter, self.words = block, []

    def clone(self) -> Chance:
        """A copy that goes on with the same numbers."""
        other = Chance(self.key)
        other.counter = self.counter
        other.words = self.words[:]
        if self.script is not None:
            other.script = self.script.clone()
        return other

    @staticmethod
    def used(key: bytes, mark: int) -> Chance:
        """Chance from which as much has been used as ``mark`` says (without a script)."""
        chance = Chance(key)
        blocks, words = divmod(mark - _WORDS, _WORDS)
        chance.counter = blocks
        if words:
            chance.below(1)
            del chance.words[_WORDS - words :]
        return chance

    def mark(self) -> int:
        """How much chance has been used: equal marks mean that nothing was drawn in between."""
        used = (self.counter + 1) * _WORDS - len(self.words)
        if self.script is not None:
            used += sum(len(queue) for queue in self.script.queues.values()) << 40
        return used


class NoChance(Chance):
    """Where no chance may be used: a rule that asks for it is at fault."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """Nothing: refused."""
        raise AssertionError("a lane may use no chance; draw and roll before it begins or after all are done")

    def clone(self) -> Chance:
        """The same."""
        return NoChance(b"")
