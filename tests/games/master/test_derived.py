"""What is worked out once and kept up cube by cube is what working it out anew gives, at every question."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core import Chance, Match, new_match
from orrery.games.master.game import MASTER
from orrery.games.master.phases.distribute import placements
from orrery.games.master.standing import work_out
from orrery.games.master.state import MasterState, complete_routes
from orrery.lab.transcript import random_codes

DERIVED = ("held", "symbols", "powers", "realm", "wars", "roads")


@pytest.mark.parametrize("setup", ["beginner", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_kept_is_out_of_date(seats: int, setup: str) -> None:
    match: Match[Any] = new_match(MASTER, seats, b"kept", {"setup": setup})
    chance = Chance(b"kept")
    compared = 0
    while match.pending:
        s: MasterState = match.state
        if not s.stale:
            compared += 1
            fresh = s.clone()
            work_out(fresh)
            assert {name: getattr(s, name) for name in DERIVED} == {name: getattr(fresh, name) for name in DERIVED}
            for seat in range(seats):
                assert complete_routes(s, seat) == complete_routes(fresh, seat)
            if s.cards[s.turn]:
                s.drawn, kept = [1] * 5, s.drawn
                fresh.drawn = [1] * 5
                assert placements(s) == placements(fresh)
                s.drawn = kept
        match.step_all(random_codes(match, chance))
    assert compared > 300
