"""What a question says of those behind it is what they really offer, in matches played at random (EC-6.2, EC-14)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.bots import drive, load
from orrery.core import Match, new_match, option_texts
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.options import ANYTIME
from orrery.games.eclipse.ships import SHIPS
from orrery.games.eclipse.state import EclipseState
from orrery.testing import rule
from tests.games.eclipse.tables import board, lie, table
from tests.games.eclipse.test_move import line

ACTIONS = ("explore", "influence", "research", "build", "move")


def told(match: Match[EclipseState]) -> dict[str, Any]:
    """What comes with the open question."""
    ahead: dict[str, Any] = match.view(match.pending[0].seat).document()["asked"]["ahead"]
    return ahead


def offered(match: Match[EclipseState]) -> list[str]:
    """Options of the open question itself, but for its end."""
    asked = match.pending[0]
    own = sum(option < ANYTIME for option in asked.options)
    return [text for text in option_texts(ECLIPSE, asked)[:own] if text != "done"]


def after(match: Match[EclipseState], *answers: str) -> Match[EclipseState]:
    """The match a few answers later."""
    clone = match.clone()
    for answer in answers:
        clone.submit(clone.pending[0].seat, answer)
    return clone


def check_actions(match: Match[EclipseState]) -> None:
    """Each action offers what was told, and nothing was told of one that is closed."""
    asked, ahead = match.pending[0], told(match)
    for action in ACTIONS:
        if action not in offered(match):
            assert action not in ahead
            continue
        then = after(match, f"{asked.ask}:{action}")
        assert then.pending[0].ask == action
        options = offered(then)
        if action == "influence":
            options = [option for option in options if option.startswith("track-")]
        assert ahead.get(action, []) == options
        if action == "move":
            assert {name: ahead.get(name) for name in ("reach", "treaties")} == {
                name: told(then).get(name) for name in ("reach", "treaties")}


def check_claims(match: Match[EclipseState]) -> None:
    """A drawn hex asks for a disc once it lies, or does not, as was told."""
    claims = told(match).get("claims", [])
    for option in offered(match):
        if "@" in option:
            then = after(match, f"place:{option}").pending
            asked = bool(then) and then[0].ask == "claim"
            assert asked == (option.partition("@")[0] in claims)


def check_reach(match: Match[EclipseState]) -> None:
    """A ship comes step by step to the hexes that were told, and stops where it was said to stop."""
    ahead = told(match)
    treaties = ahead.get("treaties", {})
    for option in offered(match):
        ship, _, step = option.partition("@")
        start = step.partition("-")[0]
        most = match.state.designs[match.pending[0].seat][SHIPS.index(ship)].movement
        ways = {way.rstrip("!").partition("-")[2]: way for way in ahead["reach"][start]}
        depth = {start: 0}
        for end, way in ways.items():
            depth[end] = depth[way.partition("-")[0]] + 1
        reached = walk(after(match, f"move:{option}"), step.partition("-")[2], treaties)
        for end, (steps, stops) in reached.items():
            if end == start:
                continue
            assert depth[end] <= steps <= most
            if steps < most:
                assert stops == ways[end].endswith("!")


def walk(match: Match[EclipseState], here: str, treaties: dict[str, int]) -> dict[str, tuple[int, bool]]:
    """Where a ship that has made its first step can come to, in how many steps and whether it stops there."""
    found: dict[str, tuple[int, bool]] = {}
    edge = [(match, here, 1)]
    while edge:
        now, at, steps = edge.pop(0)
        if at in found or at in treaties:
            continue
        goes_on = bool(now.pending) and now.pending[0].ask == "onward"
        found[at] = steps, not goes_on
        if goes_on:
            edge += [(after(now, f"onward:{end}"), end, steps + 1) for end in offered(now) if end != "stop"]
    return found


@pytest.mark.parametrize(("seats", "bot", "seed"), [
    (2, "heuristic", b"ahead"), (4, "heuristic", b"ahead"), (4, "random", b"far ahead"), (6, "random", b"ahead"),
])
def test_what_is_told_ahead_is_what_is_offered_then(seats: int, bot: str, seed: bytes) -> None:
    match = new_match(ECLIPSE, seats, seed)
    player, chances = load(bot, ECLIPSE), drive.streams(match)
    checked: list[str] = []
    while match.pending:
        asked = match.pending[0]
        if asked.ask in ("act", "react"):
            check_actions(match)
        elif asked.ask == "place":
            check_claims(match)
        elif asked.ask == "move":
            check_reach(match)
        checked.append(asked.ask)
        match.submit(asked.seat, asked.decode(drive.answer(match, asked.seat, player, chances[asked.seat])))
    assert checked.count("act") > 20
    assert checked.count("move") > 6


@rule("EC-14.1", "EC-14.8")
def test_a_way_goes_as_far_as_drives_and_enemies_allow() -> None:
    assert told(line("0 interceptor").match)["reach"] == {"221": ["221-201", "201-106"]}
    assert told(line("0 interceptor", "1 interceptor").match)["reach"] == {"221": ["221-201!"]}
    assert told(line("0 interceptor*2", "1 interceptor", "2 cruiser", seats=3).match)["reach"]["221"] == ["221-201!"]


@rule("EC-10.14")
def test_hexes_of_a_partner_are_named_before_a_ship_goes_there() -> None:
    on = {"106": lie(1, 0, 1, "0 interceptor", disc=0)}
    game = table(board(friends=[1]), board(friends=[0]), seats=4, on=on)
    assert told(game.match)["treaties"] == {"223": 1}
    assert "treaties" not in told(table(seats=4, on=on).match)
