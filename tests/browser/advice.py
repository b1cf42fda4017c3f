"""What a good player would do in a match of the server, so that a game ends as soon as one between people."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from orrery import bots, games
from orrery.bots import drive
from orrery.core import Match, Setup, start
from tests.browser.server import Server


def advised(server: Server, table: str, asked: dict[str, Any]) -> list[str]:
    """The heuristic bot's answer to a question: the options to take, or the number to name."""
    match = _match(server, table)
    seat: int = asked["seat"]
    decision = match.asked(seat)
    game = match.game
    code = drive.answer(match, seat, bots.load("heuristic", game), drive.stream_now(match, seat))
    body = game.text(decision, decision.decode(code)).partition(":")[2]
    return [] if body == "none" and asked["kind"] == "pick-some" else body.split(",")


def _match(server: Server, table: str) -> Match[Any]:
    """The match as the server has stored it; nothing in it was undone."""
    with sqlite3.connect(server.database, timeout=20) as database:
        slug, options, seed, position = database.execute(
            "SELECT game, options, seed, position FROM tables WHERE id = ?", (table,)).fetchone()
        seats = database.execute("SELECT COUNT(*) FROM seats WHERE table_id = ?", (table,)).fetchone()[0]
        rows = database.execute(
            "SELECT inputs FROM entries WHERE table_id = ? AND inputs IS NOT NULL ORDER BY seq", (table,)).fetchall()
    database.close()
    game = games.load(slug)
    settled = game.settle_options(json.loads(options))
    begun = json.loads(position) if position else None
    match = start(game, Setup(slug, game.rules_version, seats, seed, settled, begun))
    for (inputs,) in rows:
        match.step_all([int(code) for code in inputs.split()])
    return match
