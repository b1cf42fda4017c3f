"""Position documents: what is written reads back, and what no game leads to is refused with a reason."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from orrery import hexes
from orrery.core import BadPosition, Chance
from orrery.games.eclipse.board import SECTOR_BY_NAME, SECTORS
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import PART_BY_NAME
from orrery.games.eclipse.species import SPECIES_BY_NAME
from orrery.games.eclipse.state import put
from orrery.games.eclipse.technologies import TECHNOLOGIES
from orrery.testing import position, rule
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


INNER = [str(number) for number in range(101, 109)]


def changed(*path: Any, to: Any) -> Entry:
    """The start with one entry changed."""
    document: Any = deepcopy(START)
    inner = document
    for step in path[:-1]:
        inner = inner.setdefault(step, {}) if isinstance(inner, dict) else inner[step]
    inner[path[-1]] = to
    found: Entry = document
    return found


def found_on_206(after: str, **rest: Any) -> Entry:
    """Seat 0 has put a disc on 206 and looks at a discovery tile."""
    document = changed("map", "206", to={"at": [-1, -1], "disc": 0, **rest})
    return document | {"step": "discovery", "after": after, "at": "206", "found": "money"}


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
        (changed("species", to="terran"), "audit"),
        (changed("seats", 0, "technologies", to=["gauss-shield", "gauss-shield"]), "twice"),
        (changed("seats", 0, "parts", to={"cruiser": ["", "gauss-shield", "", "", "", ""]}), "audit"),
        (changed("map", "221", "cubes", to=[1, 2, 3]), "audit"),
        (changed("map", "221", "cubes", to=[1, 1, 3]), "twice"),
        (changed("map", "201", to={"at": [-1, -1], "ancients": 1}), "range"),
        (changed("map", "203", to={"at": [-1, -1], "ancients": 1, "disc": 0}), "audit"),
        (changed("final", to=[0, 3]), "audit"),
        (changed("passed", to=[1, 1]), "twice"),
        (changed("queue", to=[1, 0]), "surplus"),
        (changed("action", to="build"), "surplus"),
        (changed("placing", to=1), "surplus"),
        (changed("left", to=1), "surplus"),
        (changed("damage", to=1), "surplus"),
        (changed("hand", to=[1]), "surplus"),
        (changed("found", to="money"), "surplus"),
        (changed("declined", to=[1]), "audit"),
        (changed("after", to="build"), "surplus"),
        (changed("battle", to={}), "surplus"),
        (changed("stacks", to={"out": {"size": 1}}), "key"),
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
    ("rest", "expected"),
    [
        ({"step": "colonies", "queue": [1, 0]}, "the queue holds those who are still to come, in turn order"),
        ({"step": "upkeep", "queue": [1]}, "whoever pays the upkeep is the next in the queue"),
        ({"step": "colonies", "passed": [0]}, "After the action phase all have passed"),
        ({"step": "over"}, "The match is over after round 9"),
        ({"step": "species"}, "in round 1 species are chosen in order"),
        ({"step": "build", "more": 3}, "the action build has at most 2 more to give, found 3"),
        ({"step": "build", "more": 2, "action": "move"}, "belongs to another action than move"),
        ({"step": "explore", "more": 1, "passed": [0]}, "who has passed does not explore"),
        ({"step": "upgrade", "more": 2, "placing": 1}, "the action upgrade has at most 1 more to give"),
        ({"step": "move", "more": 2, "ship": "cruiser"}, "The step move has none of these: ship."),
        ({"step": "onward", "more": 1, "at": "221", "ship": "cruiser"}, "the cruiser that moves is where it has come"),
        ({"step": "onward", "more": 1, "at": "221", "ship": "interceptor", "left": 1}, "has used some of its movement"),
        ({"step": "place", "more": 1, "space": [0, -1], "drawn": ["201"]}, "of the ring that is explored"),
        ({"step": "place", "more": 1, "space": [0, -1], "drawn": ["101", "102"]}, "seat 0 draws 1 hexes at most"),
        ({"step": "place", "more": 1, "space": [0, 1], "drawn": ["101"]}, "seat 0 can explore the space (0, 1)"),
        ({"step": "claim", "more": 1, "at": "221"}, "a disc can go on the hex that was explored"),
        ({"step": "discovery", "after": "build", "more": 1, "at": "221", "found": "money"}, "discoveries are made by"),
        ({"step": "discovery", "after": "finish", "at": "221", "found": "money"}, "where a disc has come to lie"),
        ({"step": "battle", "battle": {"hex": "205"}}, "the hex of the battle is on the map"),
        ({"step": "destroy", "battle": {"hex": "221"}}, "attack the population of another one"),
        ({"step": "species", "seats": [{}, {"species": "planta"}],
          "map": {"001": START["map"]["001"], "226": START["map"]["226"], "106": {"at": [0, -1]}}},
         "before all have chosen only the centre and the home hexes are laid"),
        (changed("seats", 0, to={
            "species": "terran-directorate", "technologies": ["plasma-cannon", "antimatter-cannon"],
            "parts": {"interceptor": ["antimatter-cannon", "plasma-cannon", "nuclear-source", "ion-cannon"]},
        }) | {"step": "upgrade", "placing": 1, "more": 1}, "the parts still to come can make all designs legal"),
        (found_on_206("finish", tile=1), "the tile of 206 was taken up, and no ancients are there"),
        (found_on_206("explore"), "one goes on exploring if the action has more to give"),
        (found_on_206("finish") | {"action": "explore", "more": 1}, "and finishes if it has not"),
        (found_on_206("claims") | {"battle": {"hex": "221"}}, "the discovery was made in the hex that was claimed"),
        ({"step": "place", "more": 1, "space": [0, -1], "drawn": ["221"]}, "drawn hexes come from a stack"),
    ],
)
def test_each_step_has_what_belongs_to_it(rest: Entry, expected: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(ECLIPSE, {**START, **rest})
    assert expected in str(refused.value)


FIGHT: Entry = {"hex": "201", "order": [0, 1], "pair": [0, 1], "bout": 1, "fought": [0, 1]}


@pytest.mark.parametrize(
    ("changes", "step", "expected"),
    [
        ({"order": [1, 0]}, "fire", "the order of the battle is that of those in the hex"),
        ({"order": [1, 1]}, "fire", "order: expected each once"),
        ({"pair": [1, 0]}, "fire", "the defender comes before the attacker"),
        ({"pair": [6, 1]}, "fire", "guards fight where they stand"),
        ({"fought": [0]}, "fire", "the last in the order of the battle have fought"),
        ({"fought": [1]}, "fire", "those who fight now or did before have fought"),
        ({"fled": [1]}, "fire", "who fled has fought, and has no ship there any more"),
        ({"wounds": {"1 cruiser": [1]}}, "fire", "damaged ships of the type cruiser are in the hex"),
        ({"wounds": {"0 interceptor": [1]}}, "fire", "damaged ships of the type interceptor are in the hex"),
        ({"wounds": {"0 cruiser": [1, 1]}}, "fire", "damaged ships of the type cruiser are in the hex"),
        ({"leaving": {"0 cruiser": "001"}}, "fire", "retreat to hexes where they can go"),
        ({"bout": 0, "acted": [1]}, "fire", "with missiles before the first round"),
        ({"dice": ["yellow 6"]}, "fire", "The step fire has none of these: dice."),
        ({"dice": ["yellow 6"], "firing": 1}, "dice", "the type that fires has acted"),
        ({"dice": ["red 6"], "firing": 1, "acted": [1]}, "dice", "the dice are those of the type that fires"),
        ({"dice": ["yellow 6"] * 2, "firing": 1, "acted": [1]}, "dice", "the dice are those of the type that fires"),
        ({"hex": "", "pair": [0, 1]}, "fire", "the battle has a hex"),
    ],
)
def test_a_battle_has_come_to_where_it_can(changes: Entry, step: str, expected: str) -> None:
    on = {"201": lie(-1, -1, 0, "0 cruiser interceptor, 1 interceptor", disc=0)}
    assert table(on=on, step="fire", battle=FIGHT).asks()
    with pytest.raises(BadPosition) as refused:
        table(on=on, step=step, battle=FIGHT | changes)
    assert expected in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"pair": [0, 1], "fought": [0, 1, 2]}, "the last two in the order of the battle fight"),
        ({"pair": [6, 2], "fought": [0, 1, 2]}, "guards fight the last who is left"),
        ({"pair": [1, 6]}, "the attacker is in the order of the battle"),
        ({"kills": [1, 0, 0]}, "ships are destroyed by those who fight"),
        ({"wounds": {"0 cruiser": [1]}}, "damaged ships are of those who fight"),
        ({"wounds": {"6 cruiser": [1]}}, "guards have one type of ships"),
        ({"wounds": {"1 interceptor": []}}, "damage is of ships that have some"),
        ({"firing": 4, "acted": [4], "dice": ["yellow 6", "yellow 1"]}, "the dice lie in the order in which they are"),
    ],
)
def test_a_battle_of_three_has_come_to_where_it_can(changes: Entry, expected: str) -> None:
    on = {"204": lie(-1, -1, 0, "0 cruiser, 1 interceptor, 2 interceptor*2", ancients=1)}
    battle = {"hex": "204", "order": [0, 1, 2], "pair": [1, 2], "bout": 1, "fought": [1, 2]}
    assert table(on=on, seats=3, step="fire", battle=battle).asks()
    with pytest.raises(BadPosition) as refused:
        table(on=on, seats=3, step="dice" if "dice" in changes else "fire", battle=battle | changes)
    assert expected in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"queue": []}, "those who fought draw reputation in the order of the battle"),
        ({"seat": 1}, "those who fought draw reputation in the order of the battle"),
        ({"hand": [1] * 6}, "seat 0 has drawn at most 5 reputation tiles, found 6"),
    ],
)
def test_reputation_is_drawn_by_those_who_fought(changes: Entry, expected: str) -> None:
    on = {"201": lie(-1, -1, 0, "0 cruiser", disc=0)}
    drawn: Entry = {"step": "reputation", "seat": 0, "queue": [1], "hand": [1],
                    "battle": {"hex": "201", "order": [0, 1], "fought": [0, 1]}}
    assert table(on=on, **drawn).asks() == [(0, "reputation")]
    with pytest.raises(BadPosition, match=expected):
        table(on=on, **drawn | changes)


def test_a_battle_that_was_to_be_fought_before_is_missed() -> None:
    """Battles go from the highest hex down (EC-16.2)."""
    on = {"201": lie(-1, -1, 0, "0 cruiser, 1 interceptor", disc=0), "305": lie(4, 0, 0, "0 interceptor, 1 cruiser")}
    for rest, missed in (({"step": "fire", "battle": FIGHT}, "305"), ({"step": "bombard"}, "201")):
        with pytest.raises(BadPosition, match=f"the battle on {missed} has been fought"):
            table(on=on, **rest)


def test_a_starbase_needs_its_technology() -> None:
    assert table(home="0 starbase").asks() == [(0, "act")]
    with pytest.raises(BadPosition, match="seat 0 needs the technology of a starbase to have one"):
        table(board("eridani-empire"), home="0 starbase")


def test_relations_have_two_sides() -> None:
    """Whoever holds an ambassador has given one (EC-10.5): with one side alone a cube would be lost."""
    with pytest.raises(BadPosition, match="relations have two sides, and seat 2 has none with seat 0"):
        table(board(friends=[2]), board(), board(friends=[]), seats=4)


def test_who_is_out_has_nothing_on_the_map() -> None:
    away: Entry = {"seats": 3, "passed": [2], "out": [2], "final": [0, 0, 3]}
    game = table(on={"225": lie(-2, 2, 1)}, **away)
    assert (game.state.passed, game.state.heir) == (0b100, -1)
    for kept in (lie(-2, 2, 1, "2 interceptor"), lie(-2, 2, 1, disc=2)):
        with pytest.raises(BadPosition, match="have an owner who plays"):
            table(on={"225": kept}, **away)
    with pytest.raises(BadPosition, match="In the action phase it is the turn of a seat that plays"):
        table(on={"225": lie(-2, 2, 1)}, seat=2, **away)


def test_who_is_out_fights_nobody_and_has_no_relations() -> None:
    away: Entry = {"out": [2], "final": [0, 0, 3]}
    on = {"225": lie(-2, 2, 1), "201": lie(-1, -1, 0, "0 cruiser, 1 interceptor")}
    with pytest.raises(BadPosition, match="those who fight play"):
        table(on=on, seats=3, step="fire", battle=FIGHT | {"order": [2, 0, 1]}, **away)
    four: Entry = {"seats": 4, "on": {"225": lie(-2, 2, 1)}, "out": [2], "final": [0, 0, 3, 0]}
    assert table(**four).asks() == [(0, "act")]
    with pytest.raises(BadPosition, match="the traitor plays, and there are four seats or more"):
        table(traitor=2, **four)
    with pytest.raises(BadPosition, match="who is out has no ambassadors"):
        table(board(friends=[2]), **four)


@pytest.mark.parametrize(
    ("document", "expected"),
    [
        (changed("seats", 0, "technologies", to=[one.name for one in TECHNOLOGIES if one.category == 2]),
         "technologies fit their tracks"),
        (changed("seats", 0, "aside", to=["shard-hull", "shard-hull"]), "of an ancient part there is one"),
        (changed("spent", to=[one.name for one in DISCOVERIES for _ in range(one.copies)]),
         "discovery tiles on the map are unseen"),
        (changed("stacks", to={"inner": {"of": ["101", *INNER[:7]]}}), "stacks and discard piles hold a hex once"),
        (changed("stacks", to={"inner": {"of": ["201", *INNER[:7]]}}), "hold hexes of their own ring"),
        (changed("stacks", to={"inner": {"of": INNER[:7]}}), "a stack has its size"),
        (changed("stacks", to={"inner": {"size": 7}}), "no hex is lost"),
        (changed("discards", to=["101"]) | {"stacks": {"inner": {"of": INNER[:7]}}},
         "a hex is in the stack, on the discard pile, drawn or on the map"),
    ],
)
def test_every_piece_is_there_once(document: Entry, expected: str) -> None:
    with pytest.raises(BadPosition, match=expected):
        position(ECLIPSE, document)


def test_a_seat_has_three_ambassadors() -> None:
    with pytest.raises(BadPosition, match="a seat has three ambassadors"):
        table(board(friends=[1, 2, 3, 4]), seats=5)


@pytest.mark.parametrize(
    ("entry", "value", "expected"),
    [
        ("map", {}, "001 lies where the map says"),
        ("realm", [[], []], "realms are where discs are"),
        ("species", [SPECIES_BY_NAME["planta"]] * 2, "each board has one player"),
        ("tile", [one.name == "221" for one in SECTORS], "on 221 lies no discovery tile"),
        ("built", [1] * len(SECTORS), "nothing lies on 101"),
        ("ancients", [1, *[0] * (len(SECTORS) - 1)], "ancients stay where they were found"),
        ("tray", [1] * len(TECHNOLOGIES), "no tile of .* is lost"),
        ("bowl", [], "no reputation tile is lost"),
        ("prizes", [(0,), ()], "no discovery tile is there twice"),
        ("aside", [(PART_BY_NAME["shard-hull"],), ()], "an ancient part comes from its tile"),
        ("reserve", [[8, 4, 2, 4]] * 2, "no ship is lost"),
        ("storage", [[0, 0, -1]] * 2, "storage is never below 0"),
        ("ready", [4, 4], "seat 0 has 3 colony ships"),
        ("techs", [0, 0], "printed technologies stay"),
        ("friends", [0b10, 0b01], "ambassadors are of others, with four seats or more"),
        ("spare", [0, 0], "spare discs are those that technologies have not brought"),
        ("cubes", [[12, 9, 9], [10, 10, 10]], "cubes fit their tracks"),
        ("tiles", [[(), (), (), ()]] * 2, "a tile or none a slot"),
    ],
)
def test_the_audit_misses_nothing(entry: str, value: Any, expected: str) -> None:
    """No document says such a thing; the rules must not do it either."""
    s = position(ECLIPSE, START).state.clone()
    ECLIPSE.audit(s)
    setattr(s, entry, value)
    with pytest.raises(BadPosition, match=expected):
        ECLIPSE.audit(s)


@pytest.mark.parametrize(
    ("fleets", "expected"),
    [
        (((0, 1, 0, 0, 0), (0, 0, 1, 0, 0)), "a fleet a seat"),
        (((0, 0, 0, 0, 0),), "a fleet has ships"),
    ],
)
def test_the_audit_looks_at_each_fleet(fleets: Any, expected: str) -> None:
    s = position(ECLIPSE, START).state.clone()
    s.fleets = put(s.fleets, SECTOR_BY_NAME["221"], fleets)
    with pytest.raises(BadPosition, match=expected):
        ECLIPSE.audit(s)


def test_the_audit_looks_for_a_hex_that_lies_in_two_places() -> None:
    s = position(ECLIPSE, START).state.clone()
    s.map = {**s.map, hexes.cell(0, -4): SECTOR_BY_NAME["221"]}
    with pytest.raises(BadPosition, match="the map holds each hex once"):
        ECLIPSE.audit(s)


def test_after_the_action_phase_all_have_passed() -> None:
    """Unless it is said who; the first player then begins the next round as well."""
    s = table(step="colonies", first=1, seat=1, on={"201": lie(-1, -1, 0, disc=1)}).state
    assert (s.passed, s.heir, s.queue) == (0b11, 1, (1, 0))


def test_damage_to_population_was_written_under_another_name() -> None:
    on = {"205": lie(-2, 1, 0, "1 dreadnought", disc=0, cubes=[1])}
    for entry in ({"damage": 1}, {"left": 1}):
        s = ECLIPSE.read(ECLIPSE.write(table(on=on, step="bombard").state) | {
            "step": "destroy", "seat": 1, "battle": {"hex": "205"}, **entry
        }, Chance(b""))
        assert (s.damage, s.left) == (1, 0)
    with pytest.raises(BadPosition, match="the ships do at most 2 damage, found 3"):
        table(on=on, step="destroy", seat=1, battle={"hex": "205"}, damage=3)


@rule("EC-19.16", "EC-17.11")
def test_ships_lost_in_a_stalemate_leave_no_damage_behind() -> None:
    """Written after it, the position still reads."""
    unarmed = {"interceptor": ["hull", "hull", "", ""]}
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor")}
    battle = FIGHT | {"hex": "305", "acted": [0, 4], "wounds": {"1 interceptor": [1]}}
    game = table(board(parts=unarmed), board(parts=unarmed), on=on, step="fire", battle=battle)
    assert (game.asks(), game.state.wounds) == ([(0, "reputation")], {})
    written = ECLIPSE.write(game.state)
    assert ECLIPSE.write(ECLIPSE.read(written, Chance(b""))) == written


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
        (changed("map", "001", to={"at": [1, 0]}), "the Galactic Center lies in the middle"),
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
