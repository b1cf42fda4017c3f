"""What is worked out once and kept up cube by cube is what working it out anew gives, at every question."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from orrery.core import Chance, Match, new_match
from orrery.games import master
from orrery.games.master.game import MASTER
from orrery.games.master.state import MasterState
from orrery.lab.transcript import random_codes

HOME = Path(str(master.__file__)).parent
LIE_SOMEWHERE = {
    "owner", "bases", "planets", "routes", "conflict", "lies", "cards", "holder", "fill", "working", "placed",
}
"""Where pieces lie, as far as anything kept follows from it."""
KEPT = {"stale", "moved", "held", "symbols", "powers", "realm", "wars", "lanes", "roads", "whole", "spots"}
CHANGING = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}


def field(node: ast.expr) -> str:
    """The field of a position that an expression such as ``s.fill[project]`` or ``mind.s.fill`` stands for."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Attribute):
        of = node.value
        if (isinstance(of, ast.Name) and of.id == "s") or (isinstance(of, ast.Attribute) and of.attr == "s"):
            return node.attr
    return ""


def written(path: Path) -> set[str]:
    """The fields of positions that a module writes: it assigns them or their items, or calls what changes a list."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            targets = [node.func.value]
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            found |= {field(part) for part in parts}
    return found


def test_pieces_alone_move_and_alone_are_kept() -> None:
    """So no rule, old or new, can forget what its moves put out of date."""
    fields = LIE_SOMEWHERE | KEPT
    assert fields <= set(MasterState.__slots__)
    writing = {path.relative_to(HOME).as_posix(): written(path) & fields for path in HOME.rglob("*.py")}
    assert {place for place, names in writing.items() if names} == {"pieces.py"}
    assert writing["pieces.py"] == fields


@pytest.mark.parametrize("setup", ["beginner", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_kept_is_out_of_date(seats: int, setup: str) -> None:
    match: Match[Any] = new_match(MASTER, seats, b"kept", {"setup": setup})
    chance = Chance(b"kept")
    names: set[str] = set()
    while match.pending:
        kept, anew = MASTER.derived(match.state, False), MASTER.derived(match.state, True)
        assert kept == {name: anew[name] for name in kept}
        assert len(kept) < len(anew)
        names |= set(kept)
        match.step_all(random_codes(match, chance))
    assert {"holder", "conflict", "placed", "powers", "lanes of 1", "complete routes of 1"} <= names
    assert {f"{kind} spots of {seat}" for kind in ("red", "black", "clearing") for seat in range(seats)} <= names
