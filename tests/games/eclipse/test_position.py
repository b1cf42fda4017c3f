"""Position documents: what is written reads back, and what no game leads to is refused with a reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from orrery.core import BadPosition, Chance
from orrery.games.eclipse.game import ECLIPSE
from orrery.testing import position
from orrery.words import Words
from tests.games.eclipse.tables import Entry, board, do, lie, table

START: Entry = {
    "map": {
        "001": {"at": [0, 0], "tile": 1},
        "221": {"at": [0, -2], "turned": 3, "disc": 0, "cubes": [1, 3, 5], "ships": [{"seat": 0, "interceptor": 1}]},
        "226": {"at": [0, 2], "disc": 1, "cubes": [1, 2, 3]},
    },
    "seats": [{"species": "terran-directorate"}, {"species": "planta"}],
}


def changed(*path: Any, to: Any) -> Entry:
    """The start with one entry changed."""
    document: Any = deepcopy(START)
    inner = document
    for step in path[:-1]:
        inner = inner.setdefault(step, {}) if isinstance(inner, dict) else inner[step]
    inner[path[-1]] = to
    found: Entry = document
    return found


def test_what_is_left_out_is_as_after_the_setup() -> None:
    s = position(ECLIPSE, START).state
    assert (s.storage, s.discs, s.ready) == ([[2, 3, 3], [4, 4, 4]], [12, 12], [3, 4])
    assert (s.cubes, s.size, sum(s.tray), len(s.bag)) == ([[10] * 3] * 2, [8, 11, 5], 0, 96)


@pytest.mark.parametrize(
    ("document", "key"),
    [
        (changed("sun", to=1), "key"),
        (changed("seats", to=[{"species": "planta"}]), "seats"),
        (changed("seats", 0, "species", to="klingons"), "name"),
        (changed("seats", 0, "species", to=""), "species"),
        (changed("seats", 0, "species", to="terran-union"), "audit"),
        (changed("seats", 0, "gold", to=1), "key"),
        (changed("seats", 0, "storage", to=[1, 2]), "count"),
        (changed("seats", 0, "storage", to=[1, 2, -1]), "range"),
        (changed("seats", 0, "storage", to=[1, 2, True]), "range"),
        (changed("seats", 0, "discs", to=13), "audit"),
        (changed("seats", 0, "cubes", to=[11, 11, 11]), "audit"),
        (changed("seats", 0, "technologies", to="starbase"), "list"),
        (changed("seats", 0, "technologies", to=["warp-drive"]), "name"),
        (changed("seats", 0, "parts", to={"cruiser": ["hull"]}), "slots"),
        (changed("seats", 0, "parts", to={"interceptor": ["", "", "hull", ""]}), "audit"),
        (changed("seats", 0, "aside", to=["hull"]), "audit"),
        (changed("seats", 0, "reputation", to=[4] * 5), "reputation"),
        (changed("seats", 0, "reputation", to=[1] * 5), "audit"),
        (changed("seats", 0, "prizes", to=["money"] * 4), "discoveries"),
        (changed("seats", 0, "friends", to=[0]), "diplomacy"),
        (changed("seats", 1, "friends", to=[0]), "diplomacy"),
        (changed("traitor", to=0), "diplomacy"),
        (changed("seats", 0, "ready", to=4), "range"),
        (changed("seats", 0, "used", to={"tea": 1}), "key"),
        (changed("seats", 0, "cubes", to=[12, 9, 9]), "range"),
        (changed("seats", 0, "graves", to=[1, 0]), "count"),
        (changed("seats", 0, "parts", to={"cruiser": ["", "warp-drive", "", "", "", ""]}), "name"),
        (changed("seats", 0, "parts", to={"starbase": ["nuclear-drive", "", "", "", ""]}), "audit"),
        (changed("tray", to={"gauss-shield": 5, "warp-drive": 1}), "name"),
        (changed("map", "001", to={"at": [1, 0]}), "audit"),
        (changed("map", "106", to={"at": [0, -2]}), "twice"),
        (changed("map", "106", to={"at": [0, -3]}), "audit"),
        (changed("map", "106", to={"at": [0]}), "space"),
        (changed("map", "106", to=[0, -1]), "mapping"),
        (changed("map", "106", to={"at": [0, -1], "turned": 6}), "range"),
        (changed("map", "106", to={"at": [0, -1], "disc": 2}), "seat"),
        (changed("map", "106", to={"at": [0, -1], "cubes": [1]}), "audit"),
        (changed("map", "106", to={"at": [0, -1], "disc": 0, "cubes": [3]}), "audit"),
        (changed("map", "106", to={"at": [0, -1], "ancients": 1}), "range"),
        (changed("map", "106", to={"at": [0, -1], "ships": [{"seat": 0}]}), "ships"),
        (changed("map", "106", to={"at": [0, -1], "ships": [{"seat": 0, "dreadnought": 3}]}), "audit"),
        (changed("map", "223", to={"at": [2, 0]}), "audit"),
        (changed("map", "001", to={"at": [0, 0], "disc": 0, "tile": 1}), "audit"),
        (changed("discards", to=["221"]), "twice"),
        (changed("step", to="tea"), "word"),
        (changed("step", to="place"), "moment"),
        (changed("step", to="build"), "moment"),
        (changed("step", to="discovery"), "moment"),
        (changed("step", to="fire"), "moment"),
        (changed("passed", to=[0, 1]), "turn"),
        (changed("out", to=[0]), "audit"),
        (changed("heir", to=1), "turn"),
        (changed("map", to={f"{n}": {"at": [n - 297, 0]} for n in range(301, 307)}), "stack"),
        (changed("stacks", to={"inner": {"size": 9}}), "range"),
        (changed("stacks", to={"inner": {"size": 7}}), "audit"),
        (changed("step", to="reputation"), "moment"),
        (changed("round", to=10), "range"),
        (changed("seat", to=2), "seat"),
        (changed("battle", to={"pair": [0]}), "pair"),
        (changed("battle", to={"dice": ["green 6"]}), "die"),
        (changed("battle", to={"wounds": {"cruiser": [1]}}), "ships"),
    ],
)
def test_what_no_game_leads_to_is_refused(document: Entry, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(ECLIPSE, document)
    assert refused.value.key == f"error-position-{key}"
    for lang in ("en", "ru"):
        words = Words(lang, "eclipse")
        assert words.has(refused.value.key)
        assert "$" not in words.error(refused.value)


def test_too_many_tiles_of_a_technology_are_refused() -> None:
    document = changed("tray", to={"monolith": 3})
    document["seats"][0]["technologies"] = ["starbase", "monolith"]
    with pytest.raises(BadPosition, match="only 3 tiles"):
        position(ECLIPSE, document)


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (changed("sun", to=1), "first, found, gcds"),
        (changed("round", to=10), "round: expected a number from 1 to 9"),
        (changed("seats", 0, "storage", to=[1, 2]), "storage: expected 3 numbers"),
        (changed("seats", 0, "discs", to=13), "seat 0 has 13 discs on the track, the actions and the map, found 14"),
        (changed("seats", 0, "cubes", to=[11, 11, 11]), "seat 0 has 33 cubes, found 36"),
        (changed("seats", 0, "parts", to={"cruiser": ["hull"]}), "expected 6 slots of the cruiser"),
        (changed("map", "106", to={"at": [0, -3]}), "106 lies in its ring"),
        (changed("map", "106", to={"at": [0, -1], "ships": [{"seat": 0, "dreadnought": 3}]}),
         "seat 0 has 2 ships of the type dreadnought, found 3"),
        (changed("step", to="place"), "drawn, space, more"),
        (changed("step", to="discovery"), "found, at, after"),
        (changed("passed", to=[0, 1]), "somebody who has not passed"),
        (changed("map", to={f"{n}": {"at": [n - 297, 0]} for n in range(301, 307)}), "only 5 outer hexes"),
    ],
)
def test_a_refusal_names_what_was_expected(document: Entry, expected: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(ECLIPSE, document)
    assert expected in str(refused.value)


def test_the_first_of_those_who_passed_begins_the_next_round() -> None:
    """Unless it is said who: the list is read in the order in which they passed (EC-6.7)."""
    assert table(seats=3, passed=[2, 0], seat=1).state.heir == 2
    assert table(seats=3, passed=[2, 0], seat=1, heir=0).state.heir == 0
    assert table(seats=3, passed=[2, 0], out=[2], seat=1, final=[0, 0, 3],
                 on={"225": lie(-2, 2, 1)}).state.heir == 0


def test_a_phase_begins_at_its_beginning() -> None:
    """The combat phase without more words starts with the highest hex, upkeep with whose turn it is."""
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor")}
    game = table(on=on, step="battle")
    assert game.events("battle") or game.state.pair == (0, 1)
    on = {"201": lie(-1, -1, 0, "1 interceptor", disc=0, cubes=[1])}
    assert table(on=on, step="bombard").asks() == [(1, "bombard")]
    on = {"201": lie(-1, -1, 0, "1 interceptor")}
    assert table(on=on, step="claims").asks() == [(1, "claim")]
    game = table(step="upkeep")
    assert [one[0] for one in game.state.storage] == [5, 5]
    game = table(step="colonies", on={"201": lie(-1, -1, 0, disc=1)})
    assert (game.asks(), game.state.storage[0][0]) == ([(1, "upkeep")], 5)


def test_printed_technologies_are_held_anyway() -> None:
    """Written or not (EC-11.8)."""
    for names in (["gauss-shield"], ["starbase", "gauss-shield"]):
        s = position(ECLIPSE, changed("seats", 0, "technologies", to=names)).state
        assert ECLIPSE.write(s)["seats"][0]["technologies"] == ["starbase", "gauss-shield"]


def test_ambassadors_are_exchanged() -> None:
    """One side of relations is enough, and both have given a cube (EC-10.5)."""
    game = table(board(friends=[2]), seats=4)
    assert (game.state.friends, [sum(cubes) for cubes in game.state.cubes]) == ([0b100, 0, 0b1, 0], [29, 30, 29, 30])


def test_damage_on_the_ships_of_nobody_goes_by_their_names() -> None:
    on = {"001": lie(0, 0, 0, "0 cruiser", tile=1)}
    battle = {"hex": "001", "order": [0], "pair": [7, 0], "bout": 1, "fought": [0]}
    for wounds in ({"gcds": [6]}, {"7 interceptor": [6]}):
        game = table(on=on, step="fire", battle=battle | {"wounds": wounds})
        assert ECLIPSE.write(game.state)["battle"]["wounds"] == {"7 interceptor": [6]}


def test_an_ancient_part_comes_from_its_tile() -> None:
    game = table(board(aside=["shard-hull"], parts={"cruiser": ["", "ion-turret", "", "", "", ""]}))
    assert ECLIPSE.write(game.state)["spent"] == ["shard-hull", "ion-turret"]


def test_every_moment_of_a_match_reads_back() -> None:
    """Written, read and written again is the same, battles and all."""
    on = {
        "201": lie(-1, -1, 0, "0 cruiser interceptor, 1 interceptor*2", disc=0, cubes=[1]),
        "203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1),
        "205": lie(-2, 1, 0, "1 cruiser", disc=0, cubes=[1]),
        "305": lie(4, 0, 0, "0 interceptor"),
    }
    game = table(board(technologies="neutron-bombs"), board(technologies="improved-hull"), on=on,
                 script={("die", 1): [6, 6]})
    do(game, "upgrade", "hull@c2", "done")
    seen = set()
    while game.match.pending and game.state.round < 3:
        written = ECLIPSE.write(game.match.state)
        assert ECLIPSE.write(ECLIPSE.read(written, Chance(b"again"))) == written
        seen.add(written["step"])
        seat = game.asks()[0][0]
        options = game.options(seat)
        do(game, "pass" if "pass" in options else options[0])
    assert {"act", "fire", "dice", "reputation", "bombard", "claims"} <= seen
