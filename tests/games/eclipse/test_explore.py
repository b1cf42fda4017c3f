"""Exploring (section 8), wormholes (section 5.8), and those who explore in their own way (sections 27.4 and 27.5)."""

from __future__ import annotations

import pytest

from orrery import hexes
from orrery.core import NONE
from orrery.games.eclipse.board import SECTOR_BY_NAME, SECTORS
from orrery.games.eclipse.discoveries import DISCOVERIES
from orrery.games.eclipse.notation import about
from orrery.testing import rule
from tests.games.eclipse.tables import (
    Entry,
    again,
    asked,
    board,
    cubes,
    do,
    income,
    lie,
    offered,
    own,
    owner,
    quiet,
    reasons,
    ships,
    table,
    upkeep,
)


def turns(texts: list[str], sector: str) -> list[int]:
    return [int(text.partition("@")[2]) for text in texts if text.startswith(f"{sector}@")]


@rule("EC-27.4.1", "EC-27.4.2", "EC-8.5", "EC-8.6", "EC-8.22")
def test_case_8_planta_explores_twice() -> None:
    game = table(board(), board("planta"), seat=1, script={"sector": "206 317"})
    do(game, "explore")
    assert "1/1" in own(game)
    do(game, "1/1")
    assert turns(own(game), "206") == [1, 2, 3, 5]
    do(game, "206@2")
    s = game.state
    assert s.tile[SECTOR_BY_NAME["206"]]
    do(game, "yes", "keep")
    assert asked(game) == "explore"
    do(game, "colony 206.1 materials", "0/3", "discard")
    assert (s.discs[1], upkeep(game, 1), owner(game, "206")) == (10, 1, 1)
    assert (s.ready[1], income(game, 1)[2], len(s.prizes[1])) == (3, 4, 1)
    assert s.discards[2] == [SECTOR_BY_NAME["317"]]
    assert game.asks() == [(0, "act")]


@rule("EC-27.4.1")
def test_each_exploration_of_planta_has_its_own_space_disc_and_colony_ships() -> None:
    """The first hex is left without a disc; the second one gets one, and then a cube."""
    game = table(board(), board("planta"), seat=1, script={"sector": "206 310"})
    do(game, "explore", "1/1", "206@2", "no")
    assert (asked(game), {"0/3", "0/1"} <= set(own(game)), owner(game, "206")) == ("explore", True, NONE)
    do(game, "0/3")
    do(game, own(game)[0])
    assert (asked(game), game.state.where[SECTOR_BY_NAME["310"]]) == ("claim", hexes.cell(0, 3))
    do(game, "yes", "colony 310.1 science")
    assert (owner(game, "310"), cubes(game, "310"), game.state.ready[1]) == (1, [1], 3)
    do(game, "done")
    assert game.asks() == [(0, "act")]


@rule("EC-8.1")
def test_a_space_is_unexplored_and_next_to_a_disc_or_a_ship() -> None:
    """The home hex has wormholes up, up right, down and down left; 201 lies down left already, and a ship stands far
    out in 306, whose wormholes lead up right and down."""
    on = {"201": lie(-1, -1, 0), "306": lie(5, 0, 0, "0 interceptor")}
    game = do(table(on=on), "explore")
    assert set(own(game)) == {"0/-3", "1/-3", "0/-1", "6/-1", "5/1", "done"}


@rule("EC-8.1", "EC-5.8.4", "EC-8.11")
@pytest.mark.parametrize(("space", "stack"), [("0/-1", 0), ("-1/-1", 1), ("0/-3", 2), ("0/-4", 2)])
def test_each_ring_has_its_stack_and_all_beyond_the_third_the_outer_one(space: str, stack: int) -> None:
    game = do(table(on={"304": lie(0, -3, 0, disc=0)} if space == "0/-4" else {}), "explore")
    before = game.state.size[:]
    do(game, space)
    assert [was - now for was, now in zip(before, game.state.size, strict=True)] == [n == stack for n in range(3)]
    assert SECTORS[game.state.drawn[0]].number // 100 == stack + 1


@rule("EC-8.4")
@pytest.mark.parametrize(("space", "sector", "stack"), [("0/-1", "106", 0), ("-1/-1", "201", 1), ("0/-3", "317", 2)])
def test_each_stack_has_its_own_discard_pile(space: str, sector: str, stack: int) -> None:
    game = do(table(script={"sector": sector}), "explore", space, "discard")
    assert game.state.discards == [[SECTOR_BY_NAME[sector]] if n == stack else [] for n in range(3)]


@rule("EC-8.12", "EC-8.19")
def test_a_hex_without_the_symbol_gets_no_tile_and_may_be_settled_at_once() -> None:
    game = table(script={"sector": "201"})
    do(game, "explore", "-1/-1", "201@0", "yes")
    assert (game.state.tile[SECTOR_BY_NAME["201"]], game.asks()) == (False, [(0, "finish")])
    do(game, "colony 201.1 money", "colony 201.2 materials")
    assert cubes(game, "201") == [1, 2]


@rule("EC-8.15")
@pytest.mark.parametrize("claims", [True, False])
def test_the_disc_placed_after_exploring_brings_the_tile(claims: bool) -> None:
    game = table(script={"sector": "206", "discovery": "money"})
    do(game, "explore", "-1/-1", "206@2", "yes" if claims else "no")
    assert (game.asks(), game.state.tile[SECTOR_BY_NAME["206"]]) == (
        ([(0, "discovery")], False) if claims else ([(1, "act")], True))


@rule("EC-8.1")
@pytest.mark.parametrize(("on", "near", "way"), [
    ({}, "221", "south-west"),  # the only hex beside the space
    ({"305": lie(-2, -1, 0), "106": lie(-1, 0, 0)}, "221", "south-west"),  # an own hex before those of nobody
    ({"106": lie(-1, 0, 1, disc=0)}, "221", "south-west"),  # 106 shows no wormhole towards the space
    ({"106": lie(-1, 0, 0, disc=0)}, "106", "north"),  # of two that do, the lower number
    ({"106": lie(0, -1, 2, disc=0)}, "106", "north-west"),
])
def test_a_space_is_called_by_the_hex_it_was_explored_from(on: dict[str, Entry], near: str, way: str) -> None:
    game = do(table(on=on), "explore", "-1/-1")
    assert [(event["near"], event["way"]) for event in game.events("explored")] == [(near, way)]


@rule("EC-8.13", "EC-8.14", "EC-8.16", "EC-8.12")
def test_case_9_a_hex_with_two_ancients() -> None:
    game = table(script={"sector": "301"})
    do(game, "explore", "0/-3")
    do(game, own(game)[0])
    sector = SECTOR_BY_NAME["301"]
    s = game.state
    assert (s.ancients[sector], s.tile[sector], s.disc[sector]) == (2, True, NONE)
    assert (game.asks(), s.prizes[0]) == ([(1, "act")], ())


@rule("EC-8.6", "EC-5.8.1")
def test_case_10_legal_rotations() -> None:
    game = table(script={"sector": "106"})
    do(game, "explore", "0/-1")
    assert turns(own(game), "106") == [0, 3, 4, 5]
    assert reasons(game, "106@1", "106@2") == ["EC-8.6", "EC-8.6"]


@rule("EC-8.7", "EC-8.8", "EC-5.8.2", "EC-5.8.3", "EC-11.N8")
def test_case_11_wormhole_generator_and_exploration() -> None:
    game = table()
    do(game, "explore")
    assert reasons(game, "1/-2") == ["EC-8.8"]
    game = table(board(technologies="wormhole-generator"), script={"sector": "201"})
    do(game, "explore", "1/-2")
    assert turns(own(game), "201") == [0, 2, 4]
    assert reasons(game, "201@1", "201@3", "201@5") == ["EC-8.7"] * 3


@rule("EC-8.7", "EC-5.8.2")
def test_with_the_generator_a_wormhole_of_the_own_hex_alone_is_enough() -> None:
    game = table(board(technologies="wormhole-generator"), script={"sector": "106"})
    do(game, "explore", "0/-1")
    assert turns(own(game), "106") == [0, 1, 2, 3, 4, 5]


@rule("EC-8.3", "EC-14.8", "EC-8.1")
@pytest.mark.parametrize(("interceptors", "open_"), [(1, False), (2, True)])
def test_case_12_exploring_from_a_pinned_ship(interceptors: int, open_: bool) -> None:
    game = table(on={"301": lie(-3, 0, 0, f"0 interceptor*{interceptors}", ancients=1)})
    do(game, "explore")
    beyond = [text for text in own(game) if text in ("-3/-1", "-4/0", "-4/1", "-3/1", "-2/-1", "-2/0")]
    assert (beyond != []) == open_


@rule("EC-8.2", "EC-8.11", "EC-5.8.4")
def test_the_hex_comes_from_the_stack_of_the_ring() -> None:
    for space, stack in (("-1/0", 0), ("-1/-1", 1), ("0/-3", 2)):
        game = table(on={"106": lie(0, -1, 3, disc=0)})
        before = game.state.size[:]
        do(game, "explore", space)
        assert asked(game) == "place"
        drawn = [old - now for old, now in zip(before, game.state.size, strict=True)]
        assert drawn == [int(n == stack) for n in range(3)]
    game = table(on={"301": lie(0, -3, 0, disc=0)})
    do(game, "explore")
    assert {"0/-4", "1/-4"} & set(own(game))


@rule("EC-8.6", "EC-8.10")
def test_wormholes_of_others_do_not_count() -> None:
    """Space 1/-1 lies between 106, an own hex, and a hex of seat 1: a wormhole must meet the one of 106."""
    game = table(on={"201": lie(2, -1, 0, disc=1), "106": lie(0, -1, 2, disc=0)}, script={"sector": "105"})
    do(game, "explore", "1/-1")
    fitting = turns(own(game), "105")
    assert fitting == [turn for turn in range(6) if any((side + turn) % 6 == 5 for side in (0, 1, 3, 4, 5))]


@rule("EC-8.5")
def test_discarding_ends_the_turn_at_once() -> None:
    game = table(on={"201": lie(-1, -1, 0, disc=0)})
    do(game, "explore", "0/-3", "discard")
    assert (game.state.ready[0], game.asks()) == (3, [(1, "act")])


@rule("EC-2.11", "EC-2.7")
def test_without_tiles_a_hex_gets_none() -> None:
    spent = [one.name for one in DISCOVERIES for _ in range(one.copies)]
    game = table(on={"001": lie(0, 0)}, spent=spent, script={"sector": "206"})
    do(game, "explore", "-1/-1")
    do(game, own(game)[0], "yes")
    assert (game.state.tile[SECTOR_BY_NAME["206"]], owner(game, "206"), game.state.found) == (False, 0, NONE)


@rule("EC-8.14", "EC-8.15")
def test_the_disc_is_optional_and_without_it_the_tile_stays() -> None:
    game = table(script={"sector": "206"})
    do(game, "explore", "-1/-1")
    do(game, own(game)[0], "no")
    assert game.state.tile[SECTOR_BY_NAME["206"]]
    assert owner(game, "206") == NONE
    assert game.state.discs[0] == 11


@rule("EC-5.2.5", "EC-8.22")
def test_without_a_second_disc_the_hex_stays_without() -> None:
    game = table(board(discs=1), script={"sector": "206"})
    do(game, "explore", "-1/-1")
    do(game, own(game)[0])
    assert (owner(game, "206"), game.state.discs[0], game.asks()) == (NONE, 0, [(1, "act")])


@rule("EC-8.20")
def test_an_empty_stack_is_made_of_its_discards() -> None:
    game = table(stacks={"outer": {"size": 3}}, discards=["317", "318"])
    s = game.state
    for _ in range(3):
        do(game, "explore", "0/-3", "discard")
        quiet(game, "act", seat=0)
    assert (s.size[2], len(s.discards[2])) == (0, 5)
    do(game, "explore", "0/-3")
    assert (s.size[2], len(s.discards[2])) == (4, 0)
    assert set(s.stacks[2]) | set(s.drawn) >= {SECTOR_BY_NAME["317"], SECTOR_BY_NAME["318"]}
    assert len(s.stacks[2]) == 4


@rule("EC-8.21", "EC-6.14")
def test_a_ring_without_hexes_cannot_be_explored() -> None:
    outer = [str(number) for number in range(301, 306)]
    on = {name: lie(4 + n, 4, 0) for n, name in enumerate(outer)}
    game = table(on=on)
    assert game.state.size[2] == 0
    do(game, "explore")
    assert reasons(game, "0/-3") == ["EC-8.21"]
    assert {"0/-1", "-1/-1"} <= set(own(game))


@rule("EC-8.23", "EC-14.15")
def test_exploring_moves_no_ship() -> None:
    game = table(home="0 interceptor", script={"sector": "106"})
    do(game, "explore", "0/-1", "106@0", "no")
    assert ships(game, "221") == {0: {"interceptor": 1}}
    assert ships(game, "106") == {}


@rule("EC-8.17", "EC-9.5")
def test_no_disc_on_the_centre_while_its_defence_stands() -> None:
    game = table(on={"106": lie(0, -1, 0, disc=0)})
    do(game, "influence")
    assert reasons(game, "track-001") == ["EC-9.5"]


@rule("EC-27.5.1", "EC-27.5.2", "EC-27.5.3", "EC-27.5.4", "EC-27.5.8")
def test_case_50_draco_and_ancients() -> None:
    game = table(board("descendants-of-draco"), home="0 interceptor", script={"sector": "304 301"},
                 on={"104": lie(0, 1, 0, ancients=2, tile=1)})
    s = game.state
    do(game, "explore", "0/-3")
    assert {"discard", "draw"} <= set(own(game))
    do(game, "draw")
    assert "draw" not in own(game)
    placed = next(text for text in own(game) if text.startswith("301@"))
    do(game, placed)
    assert (s.discards[2], asked(game)) == ([SECTOR_BY_NAME["304"]], "claim")
    do(game, "yes")
    sector = SECTOR_BY_NAME["301"]
    assert (s.ancients[sector], s.tile[sector], s.disc[sector], s.prizes[0]) == (2, True, 0, ())
    assert offered(game, "colony 301.")
    quiet(game, "act", seat=0)
    do(game, "move", "interceptor@228-301")
    assert asked(game) == "move"
    do(game, "interceptor@301-228")
    quiet(game, "act", seat=0)
    do(game, "move", "interceptor@228-301", "done")
    s.round = 9
    quiet(game, "nothing")
    assert not game.events("battle")
    assert s.ancients[sector] == 2
    # 3 for the home hex, 2 for 301, 1 for each of the four ancients on the map
    assert game.result().scores[0] == 3 + 2 + 4


@rule("EC-27.5.4", "EC-27.5.4a")
def test_draco_may_be_content_with_the_first_hex_or_discard_both() -> None:
    game = table(board("descendants-of-draco"), script={"sector": "304"})
    do(game, "explore", "0/-3")
    do(game, next(text for text in own(game) if text.startswith("304@")))
    assert game.state.where[SECTOR_BY_NAME["304"]] != NONE
    game = table(board("descendants-of-draco"), script={"sector": "304 301"})
    do(game, "explore", "0/-3")
    assert about(game.match.pending[0]) == {"space": "0/-3", "sector": "304", "drawn": 1}
    do(game, "draw")
    assert about(game.match.pending[0]) == {"space": "0/-3", "sector": "301", "drawn": 2, "first": "304"}
    do(game, "discard")
    assert game.state.discards[2] == [SECTOR_BY_NAME["304"], SECTOR_BY_NAME["301"]]


@rule("EC-27.5.4")
@pytest.mark.parametrize("placed", ["304", "301"])
def test_draco_places_either_of_the_two_and_others_draw_one(placed: str) -> None:
    game = table(board("descendants-of-draco"), script={"sector": "304 301"})
    do(game, "explore", "0/-3", "draw")
    do(game, next(text for text in own(game) if text.startswith(f"{placed}@")))
    other = {"304": "301", "301": "304"}[placed]
    assert (game.state.discards[2], game.state.where[SECTOR_BY_NAME[other]]) == ([SECTOR_BY_NAME[other]], NONE)
    assert game.state.where[SECTOR_BY_NAME[placed]] == hexes.cell(0, -3)
    assert "draw" not in own(do(table(script={"sector": "304"}), "explore", "0/-3"))


@rule("EC-27.5.9", "EC-18.9")
def test_the_defence_of_the_centre_is_no_ancient_for_draco() -> None:
    on = {"106": lie(0, -1, 0, disc=0), "001": lie(0, 0, 0, "0 cruiser", tile=1)}
    game = table(board("descendants-of-draco"), on=on)
    do(game, "influence")
    assert reasons(game, "track-001") == ["EC-9.5"]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "move")
    assert not offered(game, "cruiser@001")
    assert game.result().scores[0] == 3 + 2
    do(game, "done")
    quiet(game, "target", "reputation", "upkeep")
    assert game.events("battle")


@rule("EC-27.4.2")
def test_the_second_exploration_may_start_from_the_hex_just_placed() -> None:
    game = table(board(), board("planta"), seat=1, script={"sector": "206"})
    do(game, "explore", "1/1", "206@1", "yes", "keep")
    assert asked(game) == "explore"
    assert {"2/1", "2/0", "1/2"} & set(own(game))
    assert cubes(game, "206") == []
    do(game, "done")
    assert game.asks() == [(1, "finish")]


@rule("EC-8.4", "EC-8.14")
def test_once_placed_the_space_is_named_no_more_and_once_asked_for_the_hex_neither() -> None:
    """Everybody sees what is explored as long as it is; a position written afterwards reads back."""
    game = do(table(board("planta"), script={"sector": "201"}), "explore", "-1/-1")
    looks = [game.view(1).zones]
    for answer in (next(text for text in own(game) if text.startswith("201@")), "no"):
        looks.append(do(game, answer).view(1).zones)
    assert [(one["step"], one.get("space"), one["drawn"], one.get("at")) for one in looks] == [
        ("place", [-1, -1], ["201"], None), ("claim", None, [], "201"), ("explore", None, [], None)]
    assert again(game).asks() == [(0, "explore")]
