"""Master positions and scripts, one line a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core import OMNISCIENT, Decision, Match
from orrery.games.master.abilities import NO_CAUSE, OPERATIONS
from orrery.games.master.board import COLOURS, LETTERS, SYMBOLS
from orrery.games.master.cards import CARD_BY_NAME, PROJECT_BY_NAME, PROJECTS, Effect
from orrery.games.master.position import fill_text
from orrery.testing import Table, position

RACES = ("terrans", "krall", "synthar", "velmari")
STARTS = ("c1", "c2", "c3", "c4")
FEW = "R4 B4 Y4 G4 K2"
"""What a bag holds unless a test says otherwise: little enough for cubes elsewhere."""


def bag(text: str) -> dict[str, int]:
    """``R5 K1``: five red cubes and a black one."""
    return {COLOURS[LETTERS.index(word[0])]: int(word[1:]) for word in text.split()}


def seat(cards: str = "", bag_holds: str = FEW, **rest: Any) -> dict[str, Any]:
    """A seat of a position; the race is the first card."""
    return {"cards": cards.split(), "bag": bag(bag_holds), **rest}


def systems(**owned: str) -> dict[str, Any]:
    """``c1="0"``: one base of seat 0; ``c1="0x2 RB"``: two bases and two colonised planets; ``i1="RB"``: neutral."""
    out: dict[str, Any] = {}
    for name, text in owned.items():
        entry: dict[str, Any] = {}
        for word in text.split():
            if word[0].isdigit():
                owner, _, bases = word.partition("x")
                entry |= {"owner": int(owner), "bases": int(bases or 1)}
            else:
                entry["planets"] = word
        out[name] = entry
    return out


def table(
    step: str = "place", *seats: Mapping[str, Any], on: Mapping[str, str] | None = None, drawn: str = "",
    routes: Mapping[str, str] | None = None, projects: Mapping[str, str] | None = None,
    script: Mapping[Any, Any] | None = None, **rest: Any,
) -> Table:
    """A match of as many seats as given, which begins at this step with seat 0. Races and starts are filled in."""
    entries = [dict(one) for one in (seats or [seat() for _ in range(4)])]
    for n, entry in enumerate(entries):
        races = [race for race in RACES if race not in str(entries)]
        if not entry["cards"] or entry["cards"][0] not in CARD_BY_NAME or CARD_BY_NAME[entry["cards"][0]] > 8:
            entry["cards"] = [races[0] if RACES[n] not in races else RACES[n], *entry["cards"]]
    owned = dict(zip(STARTS, map(str, range(len(entries))), strict=False)) if on is None else dict(on)
    document = {
        "step": step, "seats": entries, "systems": systems(**owned), "drawn": bag(drawn),
        "routes": {name: bag(cubes) for name, cubes in (routes or {}).items()},
        "projects": dict(projects or {}), **rest,
    }
    return position("master", document, script=numbers(script or {}))


def numbers(script: Mapping[Any, Any]) -> dict[tuple[str | int, ...], list[int]]:
    """A script by names: cubes as letters, cards by name."""
    out: dict[tuple[str | int, ...], list[int]] = {}
    for request, names in script.items():
        key = request if isinstance(request, tuple) else (request,)
        if isinstance(names, str) and key[0] in ("cube", "start"):
            out[key] = [LETTERS.index(letter) for letter in names]
        elif isinstance(names, str):
            out[key] = [CARD_BY_NAME[name] for name in names.split()]
        else:
            out[key] = list(names)
    return out


def zones(one: Table) -> dict[str, Any]:
    """Everything on the table; each look also makes sure that every piece is in one place."""
    match: Match[Any] = one.match
    match.game.audit(match.state)
    nothing_out_of_date(one)
    found: dict[str, Any] = match.game.view(match.state, OMNISCIENT)
    return found


def nothing_out_of_date(one: Table) -> None:
    """What is kept beside the position is what follows from where the pieces lie."""
    match: Match[Any] = one.match
    kept, anew = match.game.derived(match.state, False), match.game.derived(match.state, True)
    assert {name: value for name, value in kept.items() if value != anew[name]} == {}


def held(one: Table, who: int) -> str:
    """The bag of a seat as ``R5 B5``."""
    return counts(one.state.bag[who])


def bank(one: Table) -> str:
    """The bank as ``R5 B5``."""
    return counts(one.state.bank)


def counts(numbers: list[int]) -> str:
    return " ".join(f"{LETTERS[colour]}{count}" for colour, count in enumerate(numbers) if count)


def cards(one: Table, who: int) -> list[str]:
    """The cards of a seat but for its race."""
    found: list[str] = zones(one)["seats"][who]["cards"][1:]
    return found


def symbols(one: Table, who: int) -> dict[str, int]:
    """The symbols a seat holds, only those there are."""
    return {name: count for name, count in zip(SYMBOLS, one.state.symbols[who], strict=True) if count}


def on_project(one: Table, name: str) -> str:
    """The cubes on a project, as letters and dots."""
    project = PROJECT_BY_NAME[name]
    return fill_text(one.state.fill[project], len(PROJECTS[project].cells))


def deck(one: Table, name: str) -> list[str]:
    """The ordered cards of a deck: top ones, then those under it."""
    entry = zones(one)["decks"][name]
    return [*entry["top"], *entry["under"]]


def owner(one: Table, system: str) -> int | str:
    """Who controls a system: a seat, "neutral" or "closed"."""
    found = zones(one)
    if system in found["closed"]:
        return "closed"
    entry = found["systems"].get(system, {})
    who: int | str = entry.get("owner", "neutral")
    return who


def finish(one: Table, *texts: str) -> Table:
    """Answer for whoever is asked, one after another."""
    for text in texts:
        one.answer(one.match.pending[0].seat, text)
    nothing_out_of_date(one)
    return one


def take_first(one: Table, *texts: str) -> Table:
    """Answer, then take the first card of whatever deck is offered, up to another question."""
    finish(one, *texts)
    while asked(one) == "take":
        finish(one, one.options(one.match.pending[0].seat)[0])
    return one


def asked(one: Table) -> str:
    """The question that is pending."""
    return one.match.pending[0].ask if one.match.pending else "over"


def asked_by(one: Table, who: int, **effect: Any) -> Decision | None:
    """Carry out an effect that no printed card has, in the words of the vocabulary, up to its first question."""
    flow = OPERATIONS[effect["op"]](one.state, who, Effect(effect), NO_CAUSE)
    decision = None if flow is None else next(flow, None)
    assert not isinstance(decision, tuple)
    return decision
