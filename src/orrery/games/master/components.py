"""What a board needs to draw Master, by canonical text: the map, the cards, the limits of the game. Static.

What a card does is there twice: as data to draw symbols from, and as sentences (``ability`` of a card, ``told`` of a
project) in message ids of ``text/*.ftl`` with arguments, so that a client says them in its own language.
"""

from __future__ import annotations

from typing import Any

from orrery.games.master.board import (
    BASES_TO_WIN,
    CARD_LIMIT,
    COLOURS,
    CUBES,
    DISCS,
    LAST_TURNS,
    START_SYSTEMS_TO_WIN,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    TOKENS,
    TRACKS,
    read_data,
)
from orrery.games.master.cards import CARDS, KINDS, PROJECTS, SIDES, TYPES, Card, Project
from orrery.games.master.words import Sentence, ability_sentence, goal_sentence, reward_sentence


def components() -> dict[str, Any]:
    """Everything that is printed on the pieces, once for every match and viewer."""
    board = read_data("board")
    return {
        "colours": {colour: CUBES[n] for n, colour in enumerate(COLOURS)},
        "symbols": list(SYMBOLS),
        "sheet": [board["width"], board["height"]],
        "corners": board["corners"],
        "systems": {system["id"]: system for system in board["systems"]},
        "tracks": {
            track["id"]: track | {"colours": [COLOURS[colour] for colour in TRACKS[n].colours]}
            for n, track in enumerate(board["tracks"])
        },
        "board_symbols": {symbol["id"]: symbol for symbol in board["symbols"]},
        "cards": {card.name: _card(card) for card in CARDS},
        "types": list(TYPES),
        "discs": DISCS,
        "tokens": TOKENS,
        "card_limit": CARD_LIMIT,
        "last_turns": LAST_TURNS,
        "victory": {"bases": BASES_TO_WIN, "symbols": SYMBOLS_TO_WIN, "start_systems": START_SYSTEMS_TO_WIN},
    }


def _card(card: Card) -> dict[str, Any]:
    out: dict[str, Any] = {
        "type": TYPES[card.type],
        "projects": {PROJECTS[project].name: _project(PROJECTS[project]) for project in card.projects},
        "symbols": [SYMBOLS[symbol] for symbol in card.symbols],
        "requirement": [SYMBOLS[symbol] for symbol in card.requirement],
    }
    if card.ability is not None:
        out["trigger"] = card.data.get("trigger", "passive")
        out["effects"] = card.data["effects"]
        out["ability"] = ability_sentence(card.data)
    if card.symbol >= 0:
        out["symbol"] = SYMBOLS[card.symbol]
        out["resources"] = card.resources
    return out


def _project(project: Project) -> dict[str, Any]:
    """A project: its cells as letters, what it brings, and for a side of a conflict what the other side wins."""
    out: dict[str, Any] = {
        "kind": KINDS[project.kind],
        "cells": [COLOURS[colour] for colour in project.cells],
        "stars": [cell for cell in range(len(project.cells)) if project.stars >> cell & 1],
        "symbols": [SYMBOLS[symbol] for symbol in project.symbols],
        "reward": _reward(project),
    }
    if project.side >= 0:
        out["side"] = SIDES[project.side]
    told = project_sentence(project)
    if told is not None:
        out["told"] = told
    return out


def project_sentence(project: Project) -> Sentence | None:
    """What completing a project brings; for a side of a conflict, what the player who fills it wins."""
    data = CARDS[project.card].data
    if project.side >= 0:
        return goal_sentence(data, SIDES[project.side])
    told = reward_sentence(data["projects"][CARDS[project.card].projects.index(project.id)])
    if told is None and "symbols" in data:
        return reward_sentence(data)  # an introduced development brings the symbols of its card
    return told


def _reward(project: Project) -> list[dict[str, Any]]:
    data = CARDS[project.card].data
    if project.side >= 0:
        found: list[dict[str, Any]] = data[SIDES[project.side]]["stake"]
        return found
    place = CARDS[project.card].projects.index(project.id)
    found = data["projects"][place].get("reward", [])
    return found
