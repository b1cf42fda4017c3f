"""Positions set up by hand: what they leave out, and that what the engine remembers is what it would work out again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from orrery.core import BadPosition, Chance, from_position
from orrery.testing import new, rule
from tests.games.master.tables import asked, cards, finish, held, seat, symbols, table, zones


@rule("SU-33.4")
def test_routes_that_are_complete_from_the_start_are_no_news_unless_the_position_says_so() -> None:
    for before, ask in ((None, "cards"), ([], "gain")):
        rest: dict[str, Any] = {} if before is None else {"before": before}
        game = table("place", seat("terrans charters"), seat(), drawn="K1", routes={"c1-b1": "R2"},
                     projects={"charters.embed": "YYRG"}, **rest)
        finish(game, "none")
        assert asked(game) == ask


@rule("SU-10.15")
def test_a_complete_project_of_the_active_player_is_due() -> None:
    game = table("reward", seat("umbral"), seat(), projects={"umbral.card2": "KKRB", "umbral.base": "KRGY"})
    assert (asked(game), game.options(0)) == ("reward", ["umbral.base", "umbral.card2"])
    finish(game, "umbral.base")
    assert (zones(game)["seats"][0]["prepared"], asked(game)) == (["umbral.base"], "take")
    won = table("place", seat("terrans"), seat(), drawn="R1", on={"i1": "0", "c3": "1"},
                conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}}, projects={"espionage.red": "BBKY"})
    assert symbols(won, 0) == {"scientific": 1}
    finish(won, "none", "2 red")
    assert (cards(won, 0), held(won, 0)) == (["espionage"], "R7 B6 Y5 G4 K3")


@pytest.mark.parametrize("step", ["begin", "cards"])
def test_elsewhere_a_complete_project_would_have_been_rewarded(step: str) -> None:
    with pytest.raises(BadPosition, match=r"umbral\.base is complete"):
        table(step, seat("umbral"), seat(), projects={"umbral.base": "KRGY"})
    with pytest.raises(BadPosition, match=r"krall\.base is complete"):
        table("place", seat("umbral"), seat("krall"), drawn="R1", projects={"krall.base": "RRG"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_is_what_would_be_worked_out_again(seats: int) -> None:
    game = new("master", seats, seed=b"remembered %d" % seats, events=False)
    match = game.match
    chance, pick = Chance(b"again"), random.Random(seats)
    compared = 0
    for _ in range(700):
        decision = match.pending[0]
        if decision.ask in ("place", "reward", "cards") and pick.random() < 0.08:
            again = from_position(match.game, match.game.write(match.state), b"again", events=False)
            assert again.pending[0].ask == decision.ask
            assert sorted(again.pending[0].options) == sorted(decision.options)
            assert (again.state.symbols, again.state.realm) == (match.state.symbols, match.state.realm)
            compared += 1
        code = decision.sample(chance)
        if decision.ask == "place" and pick.random() < 0.8:
            code = pick.randrange(max(1, len(decision.options) - 1))
        match.submit(decision.seat, decision.decode(code))
        if not match.pending:
            break
    assert compared > 20
    assert zones(game)
