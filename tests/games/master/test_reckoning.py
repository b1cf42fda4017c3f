"""The figures beside a question."""

from __future__ import annotations

from typing import Any

from orrery.games.master.board import LETTERS
from orrery.games.master.cards import PROJECT_BY_NAME, PROJECTS
from orrery.testing import Table, rule
from tests.games.master.tables import finish, seat, table


def about(one: Table) -> dict[str, Any]:
    """What the asked seat is told of its question."""
    asked = one.match.view(one.match.pending[0].seat).document()["asked"]
    figures: dict[str, Any] = asked["about"]
    return figures


@rule("SU-11.4", "SU-11.5")
def test_a_planet_tells_what_it_brings() -> None:
    one = table("place", seat("terrans"), seat(), drawn="R1 B1 Y1 G1")
    told = about(one)["yields"]
    assert sorted(told.values()) == [2, 2, 2, 3]
    best = max(told, key=lambda option: told[option])
    before = sum(one.match.state.bag[0])
    finish(one, best, "none")
    assert sum(one.match.state.bag[0]) >= before + 3  # and the other cubes that went back


@rule("SU-10.3", "SU-12.8")
def test_the_last_cube_of_a_place_is_told() -> None:
    letters = [LETTERS[colour] for colour in PROJECTS[PROJECT_BY_NAME["terrans.base"]].cells]
    last = f"{letters[-1]}1"
    assert about(table("place", seat("terrans"), seat(), drawn=last))["completes"] == []
    nearly = {"terrans.base": "".join(letters[:-1]) + "."}
    one = table("place", seat("terrans"), seat(), drawn=last, projects=nearly)
    assert [text.partition("@")[2] for text in about(one)["completes"]] == ["terrans.base"]


@rule("SU-27.1")
def test_discarding_tells_what_it_brings() -> None:
    one = table("cards", seat("terrans exodus border"), seat())
    assert (about(one)["gain"], about(one)["next"]) == (0, 1)
    finish(one, "exodus")
    assert (about(one)["gain"], about(one)["next"]) == (1, 3)
