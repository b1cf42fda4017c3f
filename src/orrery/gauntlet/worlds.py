"""Two worlds that one viewer cannot tell apart: the true match, and one where all he cannot see is dealt anew.

Both are played on with the same answers. Dice fall the same and the viewer draws the same cards, so what he sees must
stay the same to the byte, until the rules show him something hidden: then his zones differ (a card lies open), or an
event that the game declares as ``shown``, or the dealt world cannot follow any more.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from orrery.core import Chance, Decision, Game, Match, Script, State
from orrery.gauntlet.facts import Facts

_TRIES: Final = 6
"""Answers of another seat that are tried, to find one that both worlds allow."""


class Tape:
    """What chance gave in the true world, for the dealt world to be given the same, or something else."""

    def __init__(self, game: Game[Any], viewer: int, alike: bool) -> None:
        self.alike = alike
        """Whether what the viewer does not see drawn is drawn the same too; otherwise something else is drawn."""
        self._game = game
        self._viewer = viewer
        self.given: list[tuple[str, int, int, int]] = []
        self.read = 0
        self.parted = False
        """Whether the dealt world could not be given what it should be: from here on it may look different."""

    def draws_apart(self, name: str, who: int) -> bool:
        """Whether the dealt world draws something else here."""
        return not self.alike and not self._game.sees_chance(self._viewer, name, who)

    def next(self, name: str, who: int, where: int) -> int | None:
        """What the true world was given for the request that comes now; None if it was another request."""
        if self.read == len(self.given) or self.given[self.read][:3] != (name, who, where):
            self.parted = True
            return None
        self.read += 1
        return self.given[self.read - 1][3]


class _Leads(Chance):
    """The chance of the true world, which writes the tape. Its copies are plain chance."""

    __slots__ = ("tape",)

    def __init__(self, tape: Tape, base: Chance) -> None:
        super().__init__(base.key)
        self.counter, self.words, self.script = base.counter, base.words[:], Script({})
        self.tape = tape

    def roll(self, name: str, sides: int, who: int = -1, where: int = -1) -> int:
        rolled = super().roll(name, sides, who, where)
        self.tape.given.append((name, who, where, rolled))
        return rolled

    def draw(self, name: str, pool: list[int], who: int = -1, where: int = -1) -> int:
        drawn = super().draw(name, pool, who, where)
        self.tape.given.append((name, who, where, drawn))
        return drawn


class _Follows(_Leads):
    """The chance of the dealt world, which reads the tape. It uses as much chance as the true one."""

    __slots__ = ()

    def roll(self, name: str, sides: int, who: int = -1, where: int = -1) -> int:
        own = 1 + self.below(sides)
        told = self.tape.next(name, who, where)
        return own if told is None else told

    def draw(self, name: str, pool: list[int], who: int = -1, where: int = -1) -> int:
        own = self.below(len(pool))
        told = self.tape.next(name, who, where)
        if told is None:
            return pool.pop(own)
        if self.tape.draws_apart(name, who):
            others = [place for place, item in enumerate(pool) if item != told]
            return pool.pop(others[own % len(others)] if others else own)
        if told not in pool:
            self.tape.parted = True
            return pool.pop(own)
        pool.remove(told)
        return told


class Twins(NamedTuple):
    """The two worlds of one viewer, where a step of the match began."""

    viewer: int
    true: Match[Any]
    dealt: Match[Any]
    tape: Tape

    def zones_alike(self) -> bool:
        """Whether the viewer's zones are the same in both."""
        return bool(self.true.view(self.viewer).zones == self.dealt.view(self.viewer).zones)

    def hides(self) -> set[int]:
        """The seats that hold something else in the dealt world."""
        return {seat for seat in range(self.true.state.seats)
                if self.true.view(seat).zones != self.dealt.view(seat).zones}


def twins(match: Match[Any], viewer: int, deal: bytes, alike: bool = True) -> Twins:
    """The worlds of a viewer at the start of the step that the match is in; both tell their events from there on."""
    mark = match.step_start()
    tape = Tape(match.game, viewer, alike)
    dealt = match.game.determinise(match.game.view(mark.state, viewer), viewer, Chance(deal))
    match.game.audit(dealt)
    true = mark.state.clone()
    chance = mark.state.chance
    true.chance, dealt.chance = _Leads(tape, chance), _Follows(tape, chance)
    return Twins(viewer, _begun(match, true), _begun(match, dealt), tape)


def _begun(match: Match[Any], state: State) -> Match[Any]:
    state.events = []
    mark = match.step_start()
    inputs = match.inputs[: mark.inputs]
    return Match.at_step(match.game, match.setup, state, inputs, mark.barrier, mark.author, mark.raised)


def seen(match: Match[Any], viewer: int) -> bytes:
    """Every byte that this viewer is sent: the view, and the events since these worlds parted."""
    sent = {"view": match.view(viewer).document(), "events": match.events_since(0, viewer)}
    return json.dumps(sent, ensure_ascii=False).encode()


def told(match: Match[Any], viewer: int, facts: Facts, shown: bool = False) -> list[dict[str, Any]]:
    """The events that a viewer was told: those that the game declares as ``shown``, or all others."""
    events = match.events_since(0, viewer)
    return [event | {"n": 0} for event in events if (event["event"] in facts.shown) == shown]


def play_on(
    pair: Twins, facts: Facts, chance: Chance, steps: int, given: Sequence[Sequence[int]] = ()
) -> int:
    """Play both worlds on, as long as the viewer cannot tell them apart; what he is sent must be the same.

    The first questions of the true world are answered as ``given``, the others at random. Returns after how many
    questions it was compared.
    """
    viewer, true, dealt, tape = pair
    compared = 0
    while true.pending and compared < steps:
        answers = _answers(pair, chance, given[compared] if compared < len(given) else ())
        if answers is None:
            break
        asked = "+".join(sorted({decision.ask for decision in true.pending}))
        true.step_all(answers[0])
        dealt.step_all(answers[1])
        if not true.pending or not dealt.pending:  # the end shows everything
            break
        if tape.parted or tape.read < len(tape.given) or not pair.zones_alike():
            break
        if told(true, viewer, facts, shown=True) != told(dealt, viewer, facts, shown=True):
            break
        if told_by_asking(pair, facts):
            break
        alike(pair, f"after answers to {asked!r}", facts)
        compared += 1
    return compared


def told_by_asking(pair: Twins, facts: Facts) -> bool:
    """Whether the worlds can be told apart by who is asked in a window that asks holders only."""
    true, dealt = pair.true, pair.dealt
    asked = {decision.ask for match in (true, dealt) for decision in match.pending}
    return (
        not true.state.ask_everyone
        and bool(asked.intersection(facts.windows))
        and [(one.seat, one.ask) for one in true.pending] != [(one.seat, one.ask) for one in dealt.pending]
    )


def alike(pair: Twins, when: str, facts: Facts | None = None) -> None:
    """Fail if the viewer can tell the worlds apart by an event (not one that is ``shown``), by his view, or by what he
    is told of going back: how far that is free, and what stands in the way."""
    viewer, true, dealt, _ = pair
    place = f"viewer {viewer} can tell two worlds apart {when}"
    seen_facts = facts or Facts()
    _same(told(true, viewer, seen_facts), told(dealt, viewer, seen_facts), f"{place}, by an event")
    _same([true.view(viewer).document()], [dealt.view(viewer).document()], f"{place}, by his view")
    _same([_way_back(true)], [_way_back(dealt)], f"{place}, by how he can go back")


def _way_back(match: Match[Any]) -> dict[str, Any]:
    return {"barrier": match.barrier, "author": match.author, "raised": match.raised} if match.pending else {}


def _same(one: list[dict[str, Any]], other: list[dict[str, Any]], place: str) -> None:
    """Fail, naming the first things that differ."""
    if one != other:
        nothing: dict[str, Any] = {}
        here, there = next(pair for pair in zip_longest(one, other, fillvalue=nothing) if pair[0] != pair[1])
        named = [{name: value for name, value in mine.items() if name == "event" or theirs.get(name) != value}
                 for mine, theirs in ((here, there), (there, here))]
        raise AssertionError(f"{place}: {named[0]} or {named[1]}")


def _answers(pair: Twins, chance: Chance, given: Sequence[int]) -> tuple[list[int], list[int]] | None:
    """The same answers for both worlds, in the order in which each asks; None if there are none.

    Those of the true world are ``given``, or random ones.
    """
    true, dealt = pair.true, pair.dealt
    others = {decision.seat: decision for decision in dealt.pending}
    in_words = chance.below(2) == 0
    codes: dict[int, tuple[int, int]] = {}
    for place, one in enumerate(true.pending):
        other = others.get(one.seat)
        tried = given[place : place + 1] or [true.sample(one, chance) for _ in range(_TRIES)]
        found = other and _answer(dealt, one, other, in_words or one.seat == pair.viewer, tried)
        if not found:
            return None
        codes[one.seat] = found
    if len(codes) < len(others):
        return None
    return [codes[one.seat][0] for one in true.pending], [codes[other.seat][1] for other in dealt.pending]


def _answer(
    dealt: Match[Any], one: Decision, other: Decision, in_words: bool, codes: Sequence[int]
) -> tuple[int, int] | None:
    """An answer that means the same in both worlds; or one that has the same code in both: another card, face down.

    Whether it does nothing is the same in both: that can be seen."""
    is_open = one.ask in dealt.game.open_asks
    for code in codes if in_words or is_open else ():
        same = _in_words(dealt, one, other, code)
        if same is not None:
            return code, same
    return next(((code, code) for code in codes if not is_open and dealt.allows(other, code)
                 and (code == one.nothing()) == (code == other.nothing())), None)


def _in_words(dealt: Match[Any], one: Decision, other: Decision, code: int) -> int | None:
    """The code that in the dealt world has the meaning of this one in the true world; None if it has none there."""
    game = dealt.game
    try:
        same = other.encode(game.parse(other, game.text(one, one.decode(code))))
    except ValueError:
        return None
    return same if dealt.allows(other, same) else None


def follow(pair: Twins, codes: list[int]) -> bool:
    """Make these inputs in both worlds: in words if the dealt world knows them, else by code.

    False if that cannot be, or if the dealt world asks somebody else.
    """
    true, dealt = pair.true, pair.dealt
    at = 0
    while at < len(codes):
        if [one.seat for one in true.pending] != [one.seat for one in dealt.pending]:
            return False
        others = dealt.pending
        answered: list[tuple[Decision, int]] = []
        alone = len(others) == 1
        at = true.take(codes, at, told=answered)
        for one, code in answered:
            other = next((other for other in others if other.seat == one.seat), None)
            if other is None or (not alone and dealt.has_answered(one.seat)):
                return False
            same = _in_words(dealt, one, other, code)
            if same is None and not dealt.allows(other, code):
                return False
            dealt.put(one.seat, code if same is None else same)
            others = dealt.pending or others
    return True


def texts(value: Any) -> Iterator[str]:
    """All texts in a document, keys apart."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from texts(one)
