"""Where rules of exploring, influence, trade, diplomacy and research meet: borders, last pieces (sections 5 to 11)."""

from __future__ import annotations

import pytest

from orrery.core import NONE, BadPosition
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.testing import Table, rule
from tests.games.eclipse.tables import (
    Entry,
    asked,
    board,
    cubes,
    do,
    fleet,
    income,
    lie,
    offered,
    own,
    owner,
    quiet,
    reasons,
    ships,
    table,
    technologies,
    upkeep,
)

# -- exploring -------------------------------------------------------------------------------------------------------


def turns(game: Table, sector: str) -> list[int]:
    """The ways in which a drawn hex may be laid."""
    return [int(text.partition("@")[2]) for text in own(game) if text.startswith(f"{sector}@")]


@rule("EC-8.6", "EC-8.7", "EC-8.3")
@pytest.mark.parametrize(
    ("technology", "interceptors", "expected"),
    [("wormhole-generator", 1, [1, 2, 3, 4]), ("wormhole-generator", 2, [0, 1, 2, 3, 4, 5]), ("", 2, [2, 3, 4])],
)
def test_half_a_wormhole_counts_only_towards_a_hex_that_one_explores_from(
    technology: str, interceptors: int, expected: list[int]
) -> None:
    """301 shows a wormhole towards the space, the home hex does not. A pinned ship in 301 cannot explore: a whole
    wormhole must meet there (205 turned by 2, 3, 4), or half of one the home hex (1, 2, 3)."""
    on = {"301": lie(1, -3, 3, f"0 interceptor*{interceptors}", ancients=1)}
    game = table(board(technologies=technology), on=on, script={"sector": "205"})
    do(game, "explore", "1/-2")
    assert turns(game, "205") == expected


@rule("EC-8.3", "EC-14.8", "EC-14.9")
@pytest.mark.parametrize(
    ("hex_", "open_"),
    [
        (lie(0, -3, 0, "0 interceptor*2", ancients=2), False),
        (lie(0, -3, 0, "0 interceptor*2 starbase", ancients=2), True),
        (lie(0, -3, 0, "0 cruiser*2, 1 interceptor", ancients=1), False),
        (lie(0, -3, 0, "1 interceptor*3", disc=0), True),
        (lie(0, -3, 0, "1 interceptor*3"), False),
    ],
)
def test_a_disc_explores_whoever_is_there_and_ships_only_if_one_is_free(hex_: Entry, open_: bool) -> None:
    game = do(table(on={"301": hex_}), "explore")
    assert ("0/-4" in own(game)) == open_


@rule("EC-8.3", "EC-14.9")
def test_nobody_explores_from_the_centre_while_its_defence_stands() -> None:
    on = {"001": lie(0, 0, 0, "0 cruiser*3", tile=1)}
    game = do(table(on=on), "explore")
    assert reasons(game, "1/0") == ["EC-8.3"]
    game = do(table(on={"001": lie(0, 0, 0, "0 cruiser")}, gcds=0), "explore")
    assert "1/0" in own(game)


@rule("EC-8.14", "EC-5.2.5", "EC-5.2.3", "EC-27.4.1")
def test_two_discs_explore_and_claim_once() -> None:
    game = table(board(), board("planta", discs=2, storage=[40, 0, 0]), seat=1, script={"sector": "206 310"})
    do(game, "explore", "1/1", "206@2", "yes", "keep")
    assert (game.state.discs[1], upkeep(game, 1)) == (0, 30)
    do(game, "0/3")
    do(game, own(game)[0])
    assert (owner(game, "310"), game.asks()[0][0]) == (NONE, 1)


@rule("EC-27.5.4a", "EC-8.20", "EC-8.21")
@pytest.mark.parametrize(("discards", "drawn"), [([], None), (["317"], "317")])
def test_the_second_hex_of_draco_from_the_last_of_a_stack(discards: list[str], drawn: str | None) -> None:
    stacks = {"outer": {"size": 1, "of": ["304", "305"]}}
    outer = [str(number) for number in range(306, 310 - len(discards))]
    on = {name: lie(4 + n, 4, 0) for n, name in enumerate(outer)}
    game = table(board("descendants-of-draco"), on=on, stacks=stacks, discards=discards)
    do(game, "explore", "0/-3")
    assert reasons(game, "draw") == ["EC-27.5.4a" if drawn is None else None]
    if drawn:
        do(game, "draw")
        assert (game.state.drawn[1], game.state.size[2]) == (SECTOR_BY_NAME[drawn], 0)
        do(game, "discard")
        assert len(game.state.discards[2]) == 2


@rule("EC-8.4", "EC-27.4.1")
def test_a_space_whose_hex_was_discarded_may_be_named_again() -> None:
    game = table(board(), board("planta"), seat=1, script={"sector": "317 318"})
    do(game, "explore", "0/3", "discard", "0/3")
    assert offered(game, "318@")
    assert game.state.discards[2] == [SECTOR_BY_NAME["317"]]


@rule("EC-5.5.3b", "EC-11.G8", "EC-8.22")
def test_discs_found_while_exploring_are_on_the_track_at_once() -> None:
    """1 disc for the action, 1 for the hex; quantum grid is the cheapest technology on the board."""
    game = table(board(discs=2), tray={"quantum-grid": 1}, script={"sector": "206", "discovery": "ancient-technology"})
    do(game, "explore", "-1/-1", "206@2", "yes", "use")
    assert (game.state.discs[0], game.state.spare[0], upkeep(game, 0)) == (2, 1, 21)


@rule("EC-5.5.3", "EC-5.5.4a")
def test_a_technology_tile_without_a_technology_to_take_is_spent_all_the_same() -> None:
    game = table(board(technologies="gauss-shield"), tray={"gauss-shield": 2, "starbase": 1},
                 on={"206": lie(-1, -1, 2, tile=1)}, script={"discovery": "ancient-technology"})
    do(game, "influence", "track-206", "use")
    assert (technologies(game, 0), game.state.prizes[0]) == ({"starbase", "gauss-shield"}, ())


@rule("EC-5.5.3", "EC-5.5.3a", "EC-11.7")
def test_why_another_technology_is_not_free() -> None:
    nano = "fusion-drive advanced-robotics orbital advanced-labs monolith wormhole-generator artifact-key"
    tray = {"gauss-shield": 1, "neutron-bombs": 1, "nanorobots": 1, "improved-hull": 1, "starbase": 1}
    game = table(board(technologies=nano), tray=tray, on={"206": lie(-1, -1, 2, tile=1)},
                 script={"discovery": "ancient-technology"})
    do(game, "influence", "track-206", "use")
    texts = ("gauss-shield", "neutron-bombs", "nanorobots", "improved-hull", "starbase", "fusion-source")
    assert reasons(game, *texts) == [None, None, "EC-11.7", "EC-5.5.3", "EC-11.4", "EC-11.10"]


@rule("EC-5.5.3b", "EC-11.N7")
def test_the_artifact_key_found_counts_the_hex_where_it_was_found() -> None:
    """Artifacts on the home hex and on 211."""
    game = table(tray={"artifact-key": 1}, on={"211": lie(-1, -1, 0, tile=1)},
                 script={"discovery": "ancient-technology"})
    do(game, "influence", "track-211", "use", "2 science")
    assert game.state.storage[0] == [2, 13, 3]


# -- influence and colony ships --------------------------------------------------------------------------------------


@rule("EC-9.7", "EC-9.8")
def test_colony_ships_serve_after_the_last_disc_move_before_two_are_turned_up() -> None:
    """Three are face up: two of them settle the hex taken last, come back, and settle the other one."""
    on = {"201": lie(-1, -1, 0), "106": lie(0, -1, 3)}
    game = table(on=on)
    do(game, "influence", "track-201", "track-106")
    assert (asked(game), own(game)) == ("influence", ["done"])
    assert reasons(game, "track-001", "106-201", "201-track") == ["EC-9.1"] * 3
    do(game, "colony 106.1 science")
    assert (game.state.ready[0], asked(game)) == (2, "influence")
    do(game, "colony 106.2 materials")
    assert (game.state.ready[0], asked(game)) == (3, "finish")
    do(game, "colony 201.1 money", "colony 201.2 materials")
    assert (game.state.ready[0], income(game, 0)) == (1, [4, 4, 6])
    game = table(board(ready=1), on=on)
    do(game, "influence", "track-201", "track-106")
    assert (game.state.ready[0], asked(game)) == (3, "finish")
    game = do(table(on=on), "influence", "track-201", "track-106", "done")
    assert (game.state.ready[0], asked(game)) == (3, "finish")


@rule("EC-9.8", "EC-9.11")
def test_without_a_square_to_settle_the_action_is_over_with_its_second_move() -> None:
    game = table(on={"207": lie(-1, -1, 1)})
    do(game, "influence", "track-207", "207-track")
    assert game.asks() == [(1, "act")]


@rule("EC-9.11", "EC-9.2")
def test_a_lifted_disc_may_go_where_another_hex_supports_it() -> None:
    """106 is connected with the home hex and with 201: the disc of either may go there, but not without the other."""
    on = {"201": lie(-1, -1, 1, disc=0), "106": lie(0, -1, 4)}
    game = do(table(on=on), "influence")
    assert reasons(game, "201-106", "221-106") == [None, None]
    del on["201"]
    assert reasons(do(table(on=on), "influence"), "221-106", "track-106") == ["EC-9.11", None]


@rule("EC-9.8", "EC-27.4.3")
@pytest.mark.parametrize(("species", "ready", "after"), [("", 1, 3), ("", 2, 3), ("planta", 2, 4), ("planta", 3, 4)])
def test_no_more_colony_ships_than_the_species_has(species: str, ready: int, after: int) -> None:
    game = do(table(board(species, ready=ready)), "influence", "done")
    assert game.state.ready[0] == after


@rule("EC-9.6", "EC-7.5", "EC-7.8", "EC-5.1.6")
def test_cubes_of_one_kind_go_home_before_those_with_a_choice() -> None:
    """108 with science, a grey square and an orbital: science is full after its own cube, so the orbital's cube goes
    to money and the owner chooses for the grey one among money and materials."""
    on = {"108": lie(-1, 0, 0, disc=0, orbital=1, cubes=[2, 3, 4]), "221": lie(0, -2, 3, disc=0, cubes=[1, 5])}
    game = table(board(cubes=[9, 10, 9]), on=on)
    do(game, "influence", "108-track")
    assert (asked(game), own(game), game.state.cubes[0]) == ("home", ["money", "materials"], [10, 11, 9])
    assert reasons(game, "science") == ["EC-5.1.7"]
    do(game, "materials")
    assert (game.state.cubes[0], cubes(game, "108"), income(game, 0)) == ([10, 11, 10], [], [3, 2, 3])
    assert game.state.built[SECTOR_BY_NAME["108"]] == 1


@rule("EC-9.2", "EC-8.17", "EC-9.9")
def test_a_disc_may_go_on_the_centre_when_its_defence_is_gone() -> None:
    game = table(on={"106": lie(0, -1, 3, disc=0), "001": lie(0, 0, tile=1)}, gcds=0, script={"discovery": "money"})
    do(game, "influence", "track-001", "use")
    assert (owner(game, "001"), game.state.storage[0][0]) == (0, 10)
    assert game.result().scores[0] == 3 + 2 + 4


@rule("EC-27.5.2", "EC-27.5.3", "EC-9.5")
@pytest.mark.parametrize(("species", "rule_"), [("", "EC-9.5"), ("descendants-of-draco", None)])
def test_only_draco_puts_a_disc_beside_ancients(species: str, rule_: str | None) -> None:
    on = {"101": lie(0, -1, 1, ancients=1, tile=1)}
    game = do(table(board(species), on=on), "influence")
    assert reasons(game, "track-101") == [rule_]
    if rule_ is None:
        do(game, "track-101", "colony 101.1 money")
        assert (owner(game, "101"), game.state.tile[SECTOR_BY_NAME["101"]], income(game, 0)[0]) == (0, True, 4)


@rule("EC-27.5.8", "EC-9.2")
def test_ships_of_players_keep_draco_out_beside_ancients_too() -> None:
    on = {"101": lie(0, -1, 1, "1 interceptor", ancients=1, tile=1)}
    game = do(table(board("descendants-of-draco"), on=on), "influence")
    assert reasons(game, "track-101") == ["EC-9.5"]


@rule("EC-5.8.2", "EC-5.8.3", "EC-9.2", "EC-9.3", "EC-9.14")
def test_neighbours_without_a_wormhole_are_never_connected() -> None:
    """202 at (1,-2): turned by 0 neither side shows a wormhole, by 2 it shows one to the home hex."""
    for technology, turned, rule_ in (("wormhole-generator", 1, "EC-9.2"), ("wormhole-generator", 2, None),
                                      ("", 1, "EC-9.2"), ("", 2, "EC-9.3")):
        game = table(board(technologies=technology), on={"202": lie(1, -2, turned)})
        do(game, "influence")
        assert reasons(game, "track-202") == [rule_], (technology, turned)
    assert reasons(game, "223-track") == ["EC-9.14"]


@rule("EC-9.4", "EC-22.12", "EC-9.2")
def test_a_player_with_ships_alone_plays_on_and_influences_again() -> None:
    on = {"221": lie(0, -2, 3, disc=0, cubes=[1, 3, 5]), "106": lie(0, -1, 3, "0 interceptor")}
    game = table(on=on)
    do(game, "influence", "221-track", "track-221")
    assert (owner(game, "221"), cubes(game, "221"), income(game, 0), game.state.ready[0]) == (0, [], [2, 2, 2], 3)


@rule("EC-7.2", "EC-7.4", "EC-5.1.8")
def test_a_grey_square_takes_what_is_left_and_only_under_a_disc() -> None:
    on = {"103": lie(0, -1, 0, disc=0), "313": lie(0, -3, 0, "0 interceptor")}
    game = table(board(cubes=[10, 0, 10]), on=on)
    texts = [f"colony 103.2 {kind}" for kind in ("money", "science", "materials")]
    assert reasons(game, *texts, "colony 313.1 money") == [None, "EC-5.1.8", None, "EC-7.2"]


@rule("EC-7.6", "EC-11.N5", "EC-27.3.1", "EC-7.12")
def test_a_technology_opens_its_squares_in_the_same_action() -> None:
    game = table(board(storage=[2, 10, 3]), tray={"advanced-labs": 1}, on={"202": lie(-1, -1, 0, disc=0)})
    do(game, "research")
    assert reasons(game, "colony 202.2 science") == ["EC-7.6"]
    do(game, "advanced-labs", "colony 202.2 science", "colony 202.1 science")
    assert income(game, 0)[1] == 6


@rule("EC-7.1", "EC-5.7.1", "EC-10.4", "EC-7.12")
@pytest.mark.parametrize("action", ["explore", "influence", "research", "upgrade", "build", "move"])
def test_colony_ships_trade_and_relations_in_the_midst_of_every_action(action: str) -> None:
    game = table(board(storage=[2, 3, 3]), seats=4, on={"106": lie(1, 0, 1, disc=0)})
    do(game, action, "colony 106.1 science", "trade materials-money", "parley 1", "yes", "money", "money")
    assert (asked(game), cubes(game, "106"), game.state.ready[0]) == (action, [1], 2)
    assert (game.state.storage[0], income(game, 0), game.state.friends[0]) == ([3, 3, 1], [4, 4, 3], 0b10)
    do(game, "done")
    assert game.asks()[0] == (0, "finish")


# -- trade -----------------------------------------------------------------------------------------------------------


@rule("EC-5.7.1", "EC-27.1.2", "EC-27.2.4", "EC-27.3.2", "EC-27.7.2")
@pytest.mark.parametrize(
    ("species", "ratio"),
    [("terran-union", 2), ("eridani-empire", 3), ("hydran-progress", 3), ("planta", 3), ("descendants-of-draco", 3),
     ("mechanema", 3), ("orion-hegemony", 4)],
)
def test_what_a_trade_takes(species: str, ratio: int) -> None:
    game = table(board(species, storage=[ratio, ratio - 1, 0]))
    assert offered(game, "trade") == ["trade money-science", "trade money-materials"]
    assert reasons(game, "trade science-money", "trade materials-money") == ["EC-5.7.1"] * 2
    do(game, "trade money-science")
    assert game.state.storage[0] == [0, ratio, 0]


@rule("EC-5.7.1", "EC-13.2", "EC-27.7.2")
def test_trading_between_two_builds() -> None:
    game = table(board("orion-hegemony", storage=[4, 4, 6]))
    do(game, "build", "cruiser@232")
    assert reasons(game, "interceptor@232") == ["EC-13.2"]
    do(game, "trade money-materials", "trade science-materials", "interceptor@232")
    assert (game.state.storage[0], ships(game, "232")) == ([0, 0, 0], {0: {"cruiser": 1, "interceptor": 1}})
    assert game.asks() == [(1, "act")]


# -- diplomacy -------------------------------------------------------------------------------------------------------

JOINED = {"106": lie(1, 0, 1, disc=0)}
"""With four players 106 of seat 0 is joined to the home hex of seat 1."""


@rule("EC-10.9", "EC-5.6.3", "EC-5.6.4", "EC-27.5.7", "EC-27.6.5")
@pytest.mark.parametrize(
    ("species", "fitting"),
    [("", 4), ("eridani-empire", 3), ("hydran-progress", 3), ("planta", 3), ("descendants-of-draco", 3),
     ("mechanema", 3), ("orion-hegemony", 4)],
)
def test_how_many_reputation_tiles_leave_room_for_a_first_ambassador(species: str, fitting: int) -> None:
    full = fitting + (species not in ("", "hydran-progress", "planta"))  # these have a space for ambassadors only
    for count in (fitting, full):
        game = table(board(species, reputation=[1] * (count - 1) + [2]), seats=4, on=JOINED)
        do(game, "parley 1", "yes")
        assert asked(game) == ("envoy" if count == fitting else "room")
    with pytest.raises(BadPosition):
        table(board(species, reputation=[1] * (full + 1)), seats=4)


@rule("EC-10.9", "EC-10.6")
def test_among_equal_reputation_tiles_there_is_no_choice() -> None:
    game = table(board(friends=[2], reputation=[2, 2, 2, 2]), seats=4, on=JOINED)
    do(game, "parley 1", "yes")
    assert (asked(game), game.state.reputation[0], game.state.bowl.count(2)) == ("envoy", (2, 2, 2), 6)


@rule("EC-10.21")
@pytest.mark.parametrize(
    ("sector", "fleets", "rule_"),
    [("106", "1 interceptor", "EC-10.21"), ("103", "0 interceptor, 1 interceptor", "EC-10.21"),
     ("103", "0 interceptor", None), ("103", "1 interceptor, 2 interceptor", None), ("106", "2 interceptor", None)],
)
def test_ships_of_the_two_in_each_others_way(sector: str, fleets: str, rule_: str | None) -> None:
    on = {"106": lie(1, 0, 1, disc=0), "103": lie(-1, 0, 0)}
    on[sector]["ships"] = fleet(fleets)
    assert reasons(table(seats=4, on=on), "parley 1") == [rule_]


@rule("EC-10.14", "EC-10.15", "EC-10.16")
def test_one_step_breaks_the_relations_with_all_who_are_there() -> None:
    """The disc of seat 1 and a ship of seat 2 are in the hex: both relations end."""
    on = {"106": lie(1, 0, 1, "0 interceptor", disc=0), "223": lie(2, 0, 5, "2 cruiser", disc=1, cubes=[1, 3, 5])}
    game = table(board(friends=[1, 2, 3]), board(friends=[0]), board(friends=[0]), board(friends=[0]), on=on)
    do(game, "move", "interceptor@106-223")
    quiet(game, "move")
    assert (game.state.friends, game.state.traitor) == ([0b1000, 0, 0, 0b1], 0)
    assert [event["other"] for event in game.events("betrayed")] == [1, 2]


@rule("EC-10.14", "EC-15.4", "EC-5.1.6")
def test_a_reaction_can_be_an_attack_and_a_full_track_takes_no_cube_back() -> None:
    on = {"106": lie(1, 0, 1, "0 interceptor", disc=0), "221": lie(2, -2, 4, disc=0)}
    first = board(friends=[1], cubes=[11, 11, 10], ready=0)
    game = table(first, board(friends=[0]), seats=4, on=on, passed=[0], heir=0)
    do(game, "move", "interceptor@106-223")
    assert (game.state.cubes[0], game.asks()) == ([11, 11, 11], [(1, "home")])
    do(game, "money")
    assert (game.state.traitor, game.state.friends[:2], game.asks()) == (0, [0, 0], [(1, "act")])


@rule("EC-10.5", "EC-10.11", "EC-5.1.8")
def test_an_envoy_takes_a_cube_of_a_track_that_has_one() -> None:
    game = table(board(cubes=[0, 4, 0]), board(cubes=[5, 0, 5]), seats=4, on=JOINED)
    do(game, "parley 1", "yes")
    assert (game.asks(), game.state.cubes[0], income(game, 0)[1]) == ([(1, "envoy")], [0, 3, 0], 18)
    assert reasons(game, "money", "science", "materials") == [None, "EC-5.1.8", None]


@rule("EC-10.4", "EC-10.2")
def test_relations_right_after_the_influence_that_joined() -> None:
    """In the same turn, between two disc moves."""
    on = {"106": lie(1, 0, 1), "202": lie(2, -1, 1, disc=0)}
    game = table(seats=4, on=on)
    do(game, "influence")
    assert reasons(game, "parley 1") == ["EC-10.2"]
    do(game, "track-106", "parley 1", "yes", "money", "science")
    assert (asked(game), game.state.friends[:2]) == ("influence", [0b10, 0b1])


@rule("EC-10.4", "EC-10.5")
def test_relations_are_offered_to_the_first_seat_too() -> None:
    game = table(seats=4, on=JOINED, seat=1)
    do(game, "parley 0")
    assert game.asks() == [(0, "agree")]
    do(game, "yes", "science", "money")
    assert (game.state.friends[:2], income(game, 0)[0], income(game, 1)[1]) == ([0b10, 0b1], 4, 4)


@rule("EC-10.4", "EC-15.1")
def test_a_passed_player_may_offer_and_answer() -> None:
    game = table(seats=4, on=JOINED, passed=[0, 1], heir=1)
    do(game, "parley 1", "yes", "money", "money", "pass")
    assert game.state.friends[:2] == [0b10, 0b1]


# -- research --------------------------------------------------------------------------------------------------------


GRID = "gauss-shield improved-hull fusion-source"


@rule("EC-11.2", "EC-11.3")
@pytest.mark.parametrize(
    ("held", "technology", "cost"),
    [
        ("", "gauss-shield", 2),
        (f"{GRID} positron-computer", "tachyon-drive", 8),
        (f"{GRID} positron-computer advanced-economy", "quantum-grid", 10),
        (f"{GRID} positron-computer advanced-economy tachyon-drive", "quantum-grid", 8),
        ("improved-hull fusion-source positron-computer advanced-economy tachyon-drive", "gauss-shield", 2),
        ("neutron-bombs plasma-cannon phase-shield advanced-mining tachyon-source", "gluon-computer", 8),
    ],
)
def test_what_a_technology_costs(held: str, technology: str, cost: int) -> None:
    """The printed starbase counts for the military track; nothing is cheaper than its least cost."""
    for science in (cost - 1, cost):
        game = table(board(technologies=held, storage=[0, science, 0]), tray={technology: 1})
        do(game, "research")
        assert (technology in own(game)) == (science == cost)
    do(game, technology)
    assert game.state.storage[0] == [0, 0, 0]


@rule("EC-27.3.1", "EC-5.7.1", "EC-11.7")
def test_hydrans_trade_for_the_second_technology_and_stop_at_a_full_track() -> None:
    nano = "nanorobots fusion-drive advanced-robotics orbital monolith"
    game = table(board("hydran-progress", nano, storage=[6, 8, 3]), tray={"artifact-key": 2, "wormhole-generator": 1,
                 "gauss-shield": 1}, on={"224": lie(0, -2, 3)})
    do(game, "research", "wormhole-generator")
    assert (game.state.storage[0], asked(game)) == ([6, 0, 3], "research")
    assert reasons(game, "artifact-key", "gauss-shield") == ["EC-11.7", "EC-11.9"]
    do(game, "trade money-science", "trade money-science", "gauss-shield")
    assert (game.state.storage[0], game.asks()) == ([0, 0, 3], [(1, "act")])


@rule("EC-11.N7")
def test_the_artifact_key_without_artifacts_asks_nothing() -> None:
    on = {"221": lie(0, -2, 3, "0 interceptor")}
    game = table(board(storage=[2, 14, 3]), tray={"artifact-key": 1}, on=on)
    do(game, "research", "artifact-key")
    assert (game.state.storage[0], game.asks()) == ([2, 0, 3], [(1, "act")])


@rule("EC-5.2.6", "EC-11.G8", "EC-11.N3", "EC-5.2.3")
def test_more_discs_than_circles_cost_nothing() -> None:
    game = table(board(technologies="advanced-robotics", storage=[2, 16, 3]), tray={"quantum-grid": 1},
                 on={"221": lie(0, -2, 3, "0 interceptor")})
    assert (game.state.discs[0], upkeep(game, 0)) == (14, 0)
    do(game, "research", "quantum-grid")
    assert (game.state.discs[0], game.state.spare[0], upkeep(game, 0)) == (15, 0, 0)
