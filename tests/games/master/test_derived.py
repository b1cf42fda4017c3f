"""What is worked out once and kept up cube by cube is what working it out anew gives, at every question."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from orrery.core import Chance, Match, new_match
from orrery.games import master
from orrery.games.master.board import SYSTEM_BY_NAME, TRACK_BY_NAME
from orrery.games.master.cards import PROJECT_BY_NAME
from orrery.games.master.game import MASTER
from orrery.games.master.phases.distribute import find_lanes, spots_for
from orrery.games.master.pieces import complete_routes, keep_powers, set_owner, set_working
from orrery.games.master.powers import Powers, powers_of
from orrery.games.master.standing import settle
from orrery.games.master.state import MasterState
from orrery.gauntlet.derived import stale
from orrery.lab.transcript import random_codes
from orrery.testing import Table, rule
from tests.games.master.tables import asked, cards, finish, seat, table

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
    """So no rule, old or new, that writes by name can forget what its moves put out of date.

    One that writes by another name (``owners = s.owner``) is not seen here; the gauntlet finds what it left behind.
    """
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
    assert {"holder", "conflict", "placed", "roads", "powers", "lanes of 1", "complete routes of 1"} <= names
    assert {f"{kind} spots of {seat}" for kind in ("red", "black", "clearing") for seat in range(seats)} <= names


def test_anew_means_from_where_pieces_lie_alone() -> None:
    """Whatever is kept wrongly stands out, for a copy that works it out has forgotten it."""
    one = table(
        "place", seat("synthar tolk"), seat(), on={"c1": "0", "a1": "0", "c3": "1"}, drawn="R1 B1",
        routes={"c1-a1": "B1"},
    )
    s = one.state
    assert stale(MASTER, s) == ""
    find_lanes(s, 0)
    complete_routes(s, 0)
    spots_for(s, 0, 1)
    for name in ("held", "symbols", "realm", "wars", "lanes", "roads", "whole", "spots"):
        wrong = s.clone()
        kept = list(getattr(wrong, name))
        kept[1 if name == "spots" else 0] = 1 << 30 if name in ("roads", "whole") else (7,) * 5
        setattr(wrong, name, kept)
        assert stale(MASTER, wrong) != "", name


def test_a_copy_with_another_map_keeps_no_lanes_for_the_position_it_was_made_from() -> None:
    s = table("place", seat(), seat(), on={"c1": "0", "c3": "1"}, drawn="R1").state
    lanes = find_lanes(s, 0)
    copy = s.clone()
    set_owner(copy, SYSTEM_BY_NAME["a1"], 1, 1)
    assert find_lanes(copy, 0) != lanes
    assert s.lanes[0] == lanes


def test_two_copies_of_the_same_powers_are_the_same() -> None:
    """What was worked out long ago may be worked out again, and nothing is forgotten for it."""
    s = table("place", seat(), seat(), on={"c1": "0", "c3": "1"}, drawn="R1").state
    spots = spots_for(s, 0, 0)
    powers_of.cache_clear()
    keep_powers(s, [Powers(one.cards) for one in s.powers])
    assert s.spots[0] == spots
    assert stale(MASTER, s) == ""


@rule("SU-12.8", "SU-33.22")
def test_a_development_that_shortens_routes_makes_one_complete_and_no_longer_when_it_stops_to_work() -> None:
    s = table("place", seat("terrans hyperlanes"), seat(), drawn="R1", routes={"c1-a1": "B2"}).state
    track, embed = 1 << TRACK_BY_NAME["t_c1_a1"], PROJECT_BY_NAME["hyperlanes.embed"]
    assert complete_routes(s, 0) == 0
    set_working(s, embed, True)
    settle(s)
    assert complete_routes(s, 0) == track
    set_working(s, embed, False)
    settle(s)
    assert complete_routes(s, 0) == 0


@rule("SU-33.23", "SU-20.2", "SU-18.6")
def test_a_leader_whose_symbols_come_from_the_programme_changes_where_cubes_may_go() -> None:
    one = table(
        "place", seat("synthar tolk", "B4"), seat("", "K4"), on={"c1": "0", "a1": "0", "c3": "1"}, drawn="R1 B1",
        projects={"synthar.programme": "BBBG."}, script={("cube", 1): "KKK", ("cube", 0): "BBB"},
    )
    assert blue_on_base(one) == ["blue@synthar.base"]
    finish(one, "red@synthar.programme", "none", "none", "none")
    assert (asked(one), one.match.pending[0].seat, cards(one, 0)) == ("place", 0, ["tolk"])
    assert blue_on_base(one) == [
        "blue@synthar.base", "blue@synthar.base=green", "blue@synthar.base=red", "blue@synthar.base=yellow",
    ]



def blue_on_base(one: Table) -> list[str]:
    """The ways in which the first seat may put a blue cube on its project for bases."""
    return [option for option in one.options(0) if option.startswith("blue@synthar.base")]
