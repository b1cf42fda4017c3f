"""Why not: what lies in sight and is not offered has a rule against it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Refused
from orrery.testing import Table, rule
from tests.games.master.tables import finish, seat, table

WHERE: dict[str, Any] = {
    "on": {"c1": "0 RRR", "a1": "0", "i1": "0", "i2": "1", "c3": "1"}, "closed": ["b1"], "drawn": "R1 B1 K1",
    "routes": {"c1-a1": "R2"},
    "conflicts": {"border": {"track": "t_i1_i2", "red": "i1"}, "coup": {"track": "t_a1_e1", "red": "e1"},
                  "exodus": {"track": "t_c3_b3", "red": "c3"}},
    "projects": {"terrans.base": "RB..", "league.embed": "YYGR", "freeport.embed": "YGGB", "insurance.embed": "YGK",
                 "terrans.programme": "...G."},
}


def placing() -> Table:
    return table("place", seat("terrans league freeport insurance smugglers"), seat("krall"), **WHERE)


@rule("SU-11.3", "SU-12.3", "SU-12.4", "SU-12.17", "SU-12.20")
@pytest.mark.parametrize(("text", "reason", "key"), [
    ("black@terrans.base", "SU-10.2", "why-colour"),
    ("red@terrans.base", "SU-10.2", "why-colour"),
    ("red@league.embed", "SU-10.3", "why-full"),
    ("black@smugglers.embed", "SU-16.6", "why-three"),
    ("red@c1", "SU-11.7", "why-planets"),
    ("black@a1", "SU-11.3", "why-black-planet"),
    ("red@i2", "SU-11.2", "why-no-base-there"),
    ("red@e1", "SU-11.2", "why-no-base-there"),
    ("red@b1", "SU-4.1", "why-closed"),
    ("red@c1-b1", "SU-4.2", "why-closed"),
    ("red@b1-c1", "SU-4.2", "why-closed"),
    ("blue@e1-a1", "SU-12.2", "why-not-your-start"),
    ("blue@a1-e1", "SU-12.17", "why-conflict-there"),
    ("blue@i1-e1", "SU-12.12", "why-fought"),
    ("red@i1-i2", "SU-12.17", "why-conflict-there"),
    ("blue@c1-a1", "SU-12.4", "why-same-colour"),
    ("red@a1-c1", "SU-12.15", "why-other-end"),
    ("blue@c1-i1", "SU-12.3", "why-route-colour"),
    ("red@border.blue", "SU-21.3", "why-other-side"),
    ("end@t_c3_b3", "SU-23.2", "why-not-in-it"),
])
def test_why_a_cube_cannot_go_there(text: str, reason: str, key: str) -> None:
    game = placing()
    found = game.match.why_not(0, text)
    assert found is not None
    assert (found.rule, found.key) == (reason, key)
    with pytest.raises(Refused, match=f"Rule {reason} forbids it"):
        game.answer(0, text)


@rule("SU-12.11", "SU-10.10", "SU-10.12", "SU-12.8")
def test_why_a_route_or_a_clearing_is_refused() -> None:
    game = table("place", seat(), seat(), on={"i1": "0", "i2": "1"}, drawn="Y1 K1", routes={"i1-i4": "Y2"})
    assert game.why_not(0, "yellow@i1-i2") == "SU-12.11"
    assert game.why_not(0, "yellow@i1-i4") == "SU-12.8"
    finish(game, "clear")
    assert game.why_not(0, "terrans.base") == "SU-10.12"
    assert game.why_not(0, "i1") == "SU-11.8"
    empty = table("place", seat(), seat(), drawn="K1")
    assert empty.why_not(0, "clear") == "SU-10.12"
    bright = table("place", seat(), seat(), drawn="R1", routes={"c1-a1": "R1"})
    assert bright.why_not(0, "clear") == "SU-10.10"


@rule("SU-14.2", "SU-14.3", "SU-14.6", "SU-14.7", "SU-10.19")
def test_why_a_base_cannot_be_placed_there() -> None:
    game = table(
        "place", seat("terrans", prepared=["terrans.base"]), seat(), drawn="R1 B1", closed=["a1"],
        on={"c1": "0", "b1": "0", "i4": "0", "c3": "1"}, routes={"c1-b1": "R2"},
    )
    finish(game, "red@c1", "blue@c1")
    reasons = {"none": "SU-10.19", "terrans.base@a1": "SU-4.1", "terrans.base@c3": "SU-14.2",
               "terrans.base@b1": "SU-14.6", "terrans.base@i4": "SU-14.7", "terrans.base@e1": "SU-14.3"}
    assert {text: game.why_not(0, text) for text in reasons} == reasons


@rule("SU-9.2", "SU-19.3", "SU-33.24", "SU-21.12", "SU-19.7")
def test_why_a_cube_cannot_be_taken() -> None:
    game = table(
        "place", seat("terrans torvan"), seat("krall garrisons"), seat("ossir"), drawn="K1",
        on={"c1": "0", "c2": "1 R", "c3": "2"}, routes={"c2-b2": "R2", "c3-a3": "Y1"},
        projects={"torvan.steal": "R.B", "garrisons.embed": "RRGY", "krall.card2": "R.K.", "ossir.base": "G..",
                  "ossir.card1": "..R."},
    )
    finish(game, "black@torvan.steal")
    assert game.options(0) == ["red@garrisons.embed", "red@ossir.card1"]
    reasons = {"none": "SU-10.19", "black@krall.card2": "SU-9.2", "red@krall.card2": "SU-33.24",
               "red@c2-b2": "SU-33.24", "red@c2": "SU-19.3", "green@garrisons.embed": "SU-19.2",
               "green@ossir.base": "SU-19.2", "yellow@c3-a3": "SU-19.2"}
    assert {text: game.why_not(0, text) for text in reasons} == reasons
    won = table(
        "place", seat("terrans"), seat("krall"), drawn="B1", on={"i1": "0", "e1": "0", "i2": "1", "c3": "1"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}, "exodus": {"track": "t_e1_i2", "red": "i2"}},
        projects={"border.red": "RRGY.", "exodus.red": "G....", "krall.card1": "GR.."},
    )
    finish(won, "blue@border.red")
    assert won.why_not(0, "green@exodus.red") == "SU-21.12"


@rule("SU-24.3", "SU-24.5", "SU-23.12", "SU-25.10", "SU-31.5")
def test_why_a_card_cannot_be_played_so() -> None:
    game = table("cards", seat("terrans mirelle voss anahr celestine kade border coup"), seat("krall"),
                 on={"c1": "0", "b1": "0", "c3": "1"}, closed=["i1"])
    reason = game.match.why_not(0, "none")
    assert reason is not None
    assert (reason.rule, reason.args) == ("SU-24.3", {"count": 1})
    assert game.why_not(0, "terrans") == "SU-24.5"
    finish(game, "lay@border", "t_c1_a1.red")
    assert game.why_not(0, "end@t_c1_a1") == "SU-23.12"
    finish(game, "lay@coup")
    assert (game.why_not(0, "t_c1_a1.blue"), game.why_not(0, "t_c1_i1.red")) == ("SU-25.4", "SU-25.10")
    assert game.why_not(0, "t_c1_b1.red") == "SU-25.1"
    ark = table("cards", seat("terrans ark"), seat("krall"), projects={"ark.embed": "GYBRG"}, closed=["b1"])
    finish(ark, "ark")
    assert [ark.why_not(0, name) for name in ("b1", "c3", "i3", "a1")] == ["SU-4.1", "SU-33.15", "SU-33.15", None]
