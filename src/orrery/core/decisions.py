"""The five kinds of question a referee asks, and what counts as an answer to each.

Inside the engine an option is an int and an answer is an int or a tuple of ints. Every answer also has a *code*, one
non-negative int: the form in which bots, records and replays handle it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import combinations, compress, permutations
from math import comb, factorial
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from orrery.core.chance import Chance

NONE: Final = -1
"""The option of taking nothing: pass, stop, none of these."""

Answer = int | tuple[int, ...]
Naming = Callable[[int], str]
"""The canonical text of an option."""

_BITS: Final = tuple(tuple([code >> i & 1 for i in range(code.bit_length())]) for code in range(1024))
"""The bits of a mask, low ones first, for the masks that hands of ten cards make."""


class Expected(ValueError):
    """The answer does not fit the question; the text says what was expected."""


class Decision(ABC):
    """One question to one seat. ``ask`` names the question, ``about`` holds what its sentence speaks of."""

    name: ClassVar[str]
    """The kind of question: pick, pick-some, amount, allocate or order."""
    sign: ClassVar[str] = ","
    """What stands between the options of an answer's text."""
    __slots__ = ("about", "ask", "least", "limits", "most", "options", "seat", "tested")

    def __init__(
        self, seat: int, ask: str, options: Sequence[int] = (), least: int = 1, most: int = 1, *,
        limits: tuple[int, ...] = (), about: tuple[int, ...] = (), tested: bool = False,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.options: tuple[int, ...] = tuple(options)
        self.least = least
        self.most = most
        self.limits = limits
        self.about = about
        self.tested = tested

    @abstractmethod
    def count(self) -> int:
        """How many different answers there are, before the game's own test."""

    @abstractmethod
    def decode(self, code: int) -> Answer:
        """The answer with this code."""

    @abstractmethod
    def encode(self, answer: Answer) -> int:
        """The code of an answer. Raises Expected with a sentence if the answer does not fit."""

    def fits(self, code: int) -> bool:
        """Whether this is the code of an answer, before the game's own test."""
        return 0 <= code < self.count()

    @abstractmethod
    def sample(self, chance: Chance) -> int:
        """The code of a random answer."""

    def codes(self) -> Iterator[int]:
        """The codes of all answers, each once."""
        return iter(range(self.count()))

    def text(self, answer: Answer, naming: Naming) -> str:
        """The canonical text of an answer; empty if it takes nothing of several."""
        assert isinstance(answer, tuple)
        return self.sign.join([naming(option) for option in answer])

    def parse(self, body: str, naming: Naming) -> Answer:
        """The answer with this canonical text. Raises ValueError."""
        options = {naming(option): option for option in self.options}
        parts = [] if body in ("", "none") else body.split(self.sign)
        return tuple([_known(part.strip(), options) for part in parts])

    def nothing(self) -> int | None:
        """The code of the answer that does nothing, to choose or give none; None if there is none."""
        return 0 if self.least == 0 else None


def _known(text: str, options: Mapping[str, int]) -> int:
    if text not in options:
        raise ValueError(f"{text!r} is not offered; expected one of: {', '.join(options)}")
    return options[text]


class Pick(Decision):
    """Pick one option. The code is its place in the list."""

    __slots__ = ()
    name: ClassVar[str] = "pick"

    def count(self) -> int:
        return len(self.options)

    def decode(self, code: int) -> Answer:
        return self.options[code]

    def encode(self, answer: Answer) -> int:
        if answer in self.options and isinstance(answer, int):
            return self.options.index(answer)
        raise Expected(f"expected one of the {len(self.options)} options offered")

    def sample(self, chance: Chance) -> int:
        return chance.below(len(self.options))

    def text(self, answer: Answer, naming: Naming) -> str:
        assert isinstance(answer, int)
        return naming(answer)

    def parse(self, body: str, naming: Naming) -> Answer:
        return _known(body, {naming(option): option for option in self.options})

    def nothing(self) -> int | None:
        return self.options.index(NONE) if NONE in self.options else None


class PickSome(Decision):
    """Pick from ``least`` to ``most`` of the options. The code is a bit mask over the list.

    ``tested`` means that the game has a further test (``Game.check``) on the whole answer.
    """

    __slots__ = ()
    name: ClassVar[str] = "pick-some"

    def count(self) -> int:
        return sum(comb(len(self.options), k) for k in range(self.least, self.most + 1))

    def decode(self, code: int) -> Answer:
        if code < len(_BITS):
            return tuple(compress(self.options, _BITS[code]))
        return tuple([option for i, option in enumerate(self.options) if code >> i & 1])

    def encode(self, answer: Answer) -> int:
        code = 0
        if isinstance(answer, tuple):
            for option in answer:
                if option not in self.options:
                    raise Expected(f"expected only options offered, not {option}")
                code |= 1 << self.options.index(option)
            if code.bit_count() == len(answer) and self.least <= len(answer) <= self.most:
                return code
        span = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        raise Expected(f"expected {span} different options of {len(self.options)}")

    def fits(self, code: int) -> bool:
        return code >> len(self.options) == 0 and self.least <= code.bit_count() <= self.most

    def sample(self, chance: Chance) -> int:
        n = len(self.options)
        k = self.least
        if self.most > k:
            k += chance.below(min(self.most, n) - k + 1)
        if k == 1:
            return 1 << chance.below(n)
        few = k if 2 * k <= n else n - k
        mask = 0
        while few > 0:
            bit = 1 << chance.below(n)
            if not mask & bit:
                mask |= bit
                few -= 1
        return mask if 2 * k <= n else mask ^ ((1 << n) - 1)

    def codes(self) -> Iterator[int]:
        for k in range(self.least, self.most + 1):
            for picked in combinations(range(len(self.options)), k):
                yield sum(1 << i for i in picked)


class Amount(Decision):
    """Name a number from ``least`` to ``most``. The code counts from ``least``."""

    __slots__ = ()
    name: ClassVar[str] = "amount"

    def __init__(self, seat: int, ask: str, least: int, most: int, *, about: tuple[int, ...] = ()) -> None:
        super().__init__(seat, ask, (), least, most, about=about)

    def count(self) -> int:
        return self.most - self.least + 1

    def decode(self, code: int) -> Answer:
        return self.least + code

    def encode(self, answer: Answer) -> int:
        if isinstance(answer, int) and self.least <= answer <= self.most:
            return answer - self.least
        raise Expected(f"expected a number from {self.least} to {self.most}")

    def sample(self, chance: Chance) -> int:
        return chance.below(self.most - self.least + 1)

    def text(self, answer: Answer, naming: Naming) -> str:
        return str(answer)

    def parse(self, body: str, naming: Naming) -> Answer:
        return int(body)

    def nothing(self) -> int | None:
        return -self.least if self.least <= 0 <= self.most else None


class Allocate(Decision):
    """Give each option an amount up to its limit, ``least`` to ``most`` in all. The answer has one number an option."""

    __slots__ = ()
    name: ClassVar[str] = "allocate"

    def __init__(
        self, seat: int, ask: str, options: Sequence[int], limits: Sequence[int], least: int, most: int, *,
        about: tuple[int, ...] = (), tested: bool = False,
    ) -> None:
        most = min(most, sum(limits))
        super().__init__(seat, ask, options, least, most, limits=tuple(limits), about=about, tested=tested)

    def count(self) -> int:
        ways = [1] + [0] * self.most
        for limit in self.limits:
            ways = [sum(ways[max(0, total - limit) : total + 1]) for total in range(self.most + 1)]
        return sum(ways[self.least :])

    def decode(self, code: int) -> Answer:
        amounts = []
        for limit in self.limits:
            amounts.append(code % (limit + 1))
            code //= limit + 1
        return tuple(amounts)

    def encode(self, answer: Answer) -> int:
        if (
            isinstance(answer, tuple)
            and len(answer) == len(self.options)
            and all(0 <= amount <= limit for amount, limit in zip(answer, self.limits, strict=True))
            and self.least <= sum(answer) <= self.most
        ):
            code = 0
            for amount, limit in zip(reversed(answer), reversed(self.limits), strict=True):
                code = code * (limit + 1) + amount
            return code
        span = f"{self.least} to {self.most}"
        raise Expected(f"expected {span} in all over {len(self.options)} options, each within its limit")

    def fits(self, code: int) -> bool:
        amounts = self.decode(code)
        assert isinstance(amounts, tuple)
        return self.least <= sum(amounts) <= self.most and self.encode(amounts) == code

    def sample(self, chance: Chance) -> int:
        left = self.least + chance.below(self.most - self.least + 1)
        amounts = [0] * len(self.options)
        while left:
            i = chance.below(len(amounts))
            if amounts[i] < self.limits[i]:
                amounts[i] += 1
                left -= 1
        return self.encode(tuple(amounts))

    def codes(self) -> Iterator[int]:
        partial: list[tuple[int, ...]] = [()]
        for limit in reversed(self.limits):
            partial = [(n, *given) for given in partial for n in range(min(limit, self.most - sum(given)) + 1)]
        return (self.encode(given) for given in partial if sum(given) >= self.least)

    def text(self, answer: Answer, naming: Naming) -> str:
        assert isinstance(answer, tuple)
        return ",".join([f"{n} {naming(option)}" for n, option in zip(answer, self.options, strict=True) if n])

    def parse(self, body: str, naming: Naming) -> Answer:
        options = {naming(option): option for option in self.options}
        amounts = dict.fromkeys(self.options, 0)
        for part in [] if body in ("", "none") else body.split(","):
            number, _, name = part.strip().partition(" ")
            amounts[_known(name, options)] += int(number)
        return tuple(amounts.values())


class Order(Decision):
    """Put all options in an order. The code is the rank of the permutation."""

    __slots__ = ()
    name: ClassVar[str] = "order"
    sign: ClassVar[str] = ">"

    def __init__(self, seat: int, ask: str, options: Sequence[int], *, about: tuple[int, ...] = ()) -> None:
        super().__init__(seat, ask, options, len(options), len(options), about=about)

    def count(self) -> int:
        return factorial(len(self.options))

    def decode(self, code: int) -> Answer:
        left = list(self.options)
        ordered = []
        for size in range(len(left), 0, -1):
            block = factorial(size - 1)
            ordered.append(left.pop(code // block))
            code %= block
        return tuple(ordered)

    def encode(self, answer: Answer) -> int:
        if isinstance(answer, tuple) and sorted(answer) == sorted(self.options):
            left = list(self.options)
            code = 0
            for option in answer:
                place = left.index(option)
                left.pop(place)
                code += place * factorial(len(left))
            return code
        raise Expected(f"expected all {len(self.options)} options, each once, in an order")

    def sample(self, chance: Chance) -> int:
        if len(self.options) < 13:
            return chance.below(factorial(len(self.options)))
        mixed = list(self.options)
        chance.shuffle("", mixed)
        return self.encode(tuple(mixed))

    def codes(self) -> Iterator[int]:
        return (self.encode(ordered) for ordered in permutations(self.options))


@mypyc_attr(native_class=False)
class First(tuple[Decision, ...]):
    """A question that goes on with the first answer of any of several seats: ``First((awaited, *invited))``.

    The seat of the first decision is awaited; the others are invited: they may answer while it thinks, and need not.
    Their decisions offer the answer that does nothing; giving it is no answer. In the record an answer is one number:
    its code times the number of decisions, plus the place of its decision.
    """

    __slots__ = ()


Ask = Decision | tuple[Decision, ...]
Flow = Generator[Ask, Any, None]
"""A rule that asks: yields a decision (and gets its answer), a tuple of decisions, one a seat, sealed together (and
gets a tuple of answers), or ``First`` (and gets the seat that answered, and its answer)."""


KINDS: Final = frozenset((Pick, PickSome, Amount, Allocate, Order))
"""All kinds of question that there are."""
