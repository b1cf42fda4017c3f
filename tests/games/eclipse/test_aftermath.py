"""After the battles: attacks on population (section 20) and the end of the phase (section 22)."""

from __future__ import annotations

import pytest

from orrery.core import NONE, BadPosition
from orrery.games.eclipse.board import SECTOR_BY_NAME
from orrery.games.eclipse.ships import CRUISER
from orrery.testing import rule
from tests.games.eclipse.fights import after
from tests.games.eclipse.tables import (
    again,
    asked,
    board,
    cubes,
    do,
    income,
    lie,
    own,
    owner,
    quiet,
    reasons,
    ships,
    table,
)

# -- population ------------------------------------------------------------------------------------------------------


@rule("EC-20.2", "EC-20.4", "EC-20.7", "EC-20.10", "EC-22.13")
def test_case_38_attack_on_population() -> None:
    parts = {"interceptor": ["gluon-computer", "", "fusion-source", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor*3", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="gluon-computer fusion-source", parts=parts), on=on, script={("die", 0): [6, 3, 2]})
    assert own(game) == ["dice", "none"]
    do(game, "dice")
    assert asked(game) == "destroy"
    do(game, "203.1, 203.3")
    assert (cubes(game, "203"), owner(game, "203"), ships(game, "203")) == ([2], 1, {0: {"interceptor": 3}})
    assert game.state.graves[1] == [1, 0, 1]


@rule("EC-20.5", "EC-20.6", "EC-20.8", "EC-11.M1", "EC-5.4.2")
def test_case_39_neutron_bombs_orbital_and_monolith() -> None:
    on = {"211": lie(2, -1, 0, "0 cruiser", disc=1, cubes=[1, 3, 4], orbital=1, monolith=1)}
    game = after(board("orion-hegemony"), on=on)
    assert own(game) == ["bombs", "dice", "none"]
    do(game, "bombs")
    assert (game.asks(), own(game)) == ([(1, "grave")], ["money", "science", "materials"])
    do(game, "materials")
    assert own(game) == ["money", "science"]
    do(game, "science")
    assert (game.state.graves[1], cubes(game, "211"), owner(game, "211")) == ([1, 1, 1], [], NONE)
    assert game.asks() == [(0, "claim")]
    before = game.result().scores[0]
    do(game, "yes")
    assert (owner(game, "211"), game.state.built[SECTOR_BY_NAME["211"]]) == (0, 3)
    assert game.result().scores[0] == before + 2 + 3


@rule("EC-20.4")
def test_one_die_may_strike_several_cubes() -> None:
    parts = {"interceptor": ["", "plasma-cannon", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="plasma-cannon", parts=parts), on=on, script={("die", 0): [6]})
    do(game, "dice")
    assert (game.decision(0).least, game.decision(0).most) == (2, 2)


@rule("EC-29.2")
@pytest.mark.parametrize("cannon", ["ion-cannon", "plasma-cannon"])
def test_a_single_cube_falls_to_either_cannon(cannon: str) -> None:
    parts = {"interceptor": ["", cannon, "", ""]}
    on = {"304": lie(4, 0, 0, "0 interceptor", disc=1, cubes=[2])}
    game = after(board(technologies="plasma-cannon", parts=parts), on=on, script={("die", 0): [6]})
    do(game, "dice")
    assert (cubes(game, "304"), game.state.graves[1], game.asks()) == ([], [0, 0, 1], [(0, "claim")])


@rule("EC-20.2", "EC-20.14")
def test_missiles_do_not_strike_population_and_bombs_need_no_cannon() -> None:
    parts = {"interceptor": ["plasma-missile", "hull", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="plasma-missile", parts=parts), on=on)
    assert asked(game) != "bombard"
    game = after(board(technologies="plasma-missile neutron-bombs", parts=parts), on=on)
    assert (asked(game), own(game)) == ("bombard", ["bombs", "none"])
    assert reasons(game, "dice") == ["EC-20.14"]


@rule("EC-20.3")
def test_shields_of_the_owners_ships_do_not_guard_population() -> None:
    """All ships of Orion have a shield: the cruiser with its computer of 1 hits population with a 5 all the same."""
    on = {"203": lie(2, -1, 0, "0 cruiser", disc=1, cubes=[1])}
    game = after(board(), board("orion-hegemony"), on=on, script={("die", 0): [5]})
    do(game, "dice")
    assert (cubes(game, "203"), game.state.graves[1]) == ([], [1, 0, 0])


@rule("EC-20.2")
def test_a_ship_with_missiles_and_a_cannon_fires_the_cannon_alone() -> None:
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor*2", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="plasma-missile", parts=parts), on=on, script={("die", 0): [1, 1]})
    do(game, "dice")
    assert [event["dice"] for event in game.events("rolled")] == [["yellow 1", "yellow 1"]]


@rule("EC-20.6", "EC-11.M1")
def test_without_the_technology_no_bombs() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1])}
    assert reasons(after(on=on), "bombs") == ["EC-20.6"]


@rule("EC-20.9")
def test_cubes_earn_no_reputation() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1])}
    game = after(on=on, script={("die", 0): [6]})
    do(game, "dice")
    quiet(game, "act")
    assert (game.state.reputation[0], game.events("drew")) == ((), [])


@rule("EC-20.11", "EC-20.12")
def test_attacks_go_from_the_highest_number_and_are_optional() -> None:
    on = {
        "203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1]),
        "304": lie(5, 0, 0, "0 interceptor", disc=1, cubes=[2]),
    }
    game = after(on=on)
    assert game.decision(0).about[0] == SECTOR_BY_NAME["304"]
    do(game, "none")
    assert game.decision(0).about[0] == SECTOR_BY_NAME["203"]
    do(game, "none")
    assert (cubes(game, "304"), cubes(game, "203")) == ([2], [1])


@rule("EC-20.12")
def test_who_does_not_attack_rolls_no_dice() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1])}
    game = do(after(on=on, script={("die", 0): [6]}), "none")
    assert (game.events("rolled"), cubes(game, "203"), owner(game, "203")) == ([], [1], 1)


@rule("EC-20.2", "EC-17.6")
def test_dice_at_population_have_six_sides() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1])}
    with pytest.raises(BadPosition, match=r"expected one of \[1, 2, 3, 4, 5, 6\]"):
        do(after(on=on, script={("die", 0): [7]}), "dice")


@rule("EC-20.4")
@pytest.mark.parametrize(("die", "left"), [(1, [1, 2, 3]), (6, [2, 3])])
def test_damage_is_dealt_once_and_none_is_left(die: int, left: list[int]) -> None:
    """Nobody sees damage any more afterwards, and a position written then reads back."""
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3]), "305": lie(4, 0, 0, "0 interceptor")}
    game = do(after(on=on, script={("die", 0): [die]}), "dice")
    if die == 6:
        do(game, "203.1")
    assert (game.asks(), cubes(game, "203"), "damage" in game.view(1).zones) == ([(0, "claim")], left, False)
    assert again(game).asks() == [(0, "claim")]


@rule("EC-20.13", "EC-19.1")
def test_battles_run_to_the_end_so_one_player_is_left() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor*2, 1 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(on=on)
    quiet(game, "bombard", "upkeep", "act")
    assert len(ships(game, "203")) == 1


@rule("EC-20.10", "EC-22.1", "EC-22.13")
def test_the_disc_stays_with_the_last_cube_and_without_an_enemy_ship() -> None:
    on = {"203": lie(2, -1, 0, disc=1), "201": lie(-2, 1, 0, "0 interceptor", disc=1, cubes=[1])}
    game = after(on=on)
    quiet(game, "act")
    assert (owner(game, "203"), owner(game, "201")) == (1, 1)


@rule("EC-27.4.4", "EC-27.4.5", "EC-27.4.6", "EC-22.7", "EC-25.8")
def test_case_51_planta_population() -> None:
    parts = {"interceptor": ["", "hull", "", ""]}
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3])}
    game = after(board(parts=parts), board("planta"), on=on)
    assert (cubes(game, "203"), owner(game, "203"), game.state.graves[1]) == ([], NONE, [1, 1, 1])
    assert game.asks() == [(0, "claim")]
    assert not game.events("rolled")
    do(game, "yes")
    assert owner(game, "203") == 0
    quiet(game, "act")
    assert game.result().scores[1] == 3 + 1


@rule("EC-20.2", "EC-20.3", "EC-17.6", "EC-17.7")
def test_each_type_fires_at_population_with_its_own_computers() -> None:
    """Interceptors without a computer miss with a 5, the cruiser hits with it; the dreadnought's two dice hit once."""
    on = {"203": lie(2, -1, 0, "0 interceptor*2 cruiser dreadnought", disc=1, cubes=[1, 2, 3])}
    game = after(on=on, script={("die", 0): [5, 5, 5, 4, 6]})
    do(game, "dice")
    assert (asked(game), game.decision(0).least, game.decision(0).most) == ("destroy", 2, 2)
    assert [len(event["dice"]) for event in game.events("rolled")] == [2, 1, 2]
    do(game, "203.2, 203.3")
    assert (cubes(game, "203"), owner(game, "203"), game.state.graves[1]) == ([1], 1, [0, 1, 1])


@rule("EC-20.4", "EC-20.7", "EC-22.1")
def test_more_damage_than_cubes_destroys_them_all_without_a_choice() -> None:
    parts = {"cruiser": ["", "antimatter-cannon", "", "tachyon-source", "", ""]}
    on = {"203": lie(2, -1, 0, "0 cruiser", disc=1, cubes=[1, 2, 3])}
    game = after(board(technologies="antimatter-cannon tachyon-source", parts=parts), on=on,
                 script={("die", 0, 2): [6], ("die", 0, 0): [1]})
    do(game, "dice")
    assert (game.state.graves[1], cubes(game, "203"), game.asks()) == ([1, 1, 1], [], [(0, "claim")])


@rule("EC-20.1")
def test_nobody_attacks_population_of_his_own() -> None:
    game = after(on={"203": lie(2, -1, 0, "0 interceptor", disc=0, cubes=[1])})
    quiet(game, "bombard", "act")
    assert (asked(game), cubes(game, "203")) == ("act", [1])


@rule("EC-20.1", "EC-20.12")
def test_population_is_attacked_once() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor*2", disc=1, cubes=[1, 2])}
    game = after(on=on, script={("die", 0): [1, 5]})
    do(game, "dice")
    quiet(game, "bombard", "act")
    assert (asked(game), cubes(game, "203"), owner(game, "203")) == ("act", [1, 2], 1)


@rule("EC-20.1", "EC-20.11")
def test_each_attacker_is_asked_for_his_own_hex() -> None:
    on = {
        "304": lie(4, 0, 0, "1 interceptor", disc=0, cubes=[2]),
        "203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1]),
        "201": lie(-2, 1, 0, "1 interceptor", disc=0, cubes=[1]),
    }
    game = after(on=on, script={("die", 1): [6, 1]})
    assert game.asks() == [(1, "bombard")]
    do(game, "dice")
    assert (cubes(game, "304"), game.state.graves[0], game.asks()) == ([], [0, 0, 1], [(0, "bombard")])
    do(game, "none")
    assert game.asks() == [(1, "bombard")]
    do(game, "dice")
    assert (cubes(game, "201"), owner(game, "304"), game.asks()) == ([1], NONE, [(1, "claim")])


@rule("EC-20.8", "EC-20.5", "EC-20.4")
def test_the_attacker_chooses_the_cubes_and_their_owner_the_graveyards() -> None:
    """One point: the cube on the orbital goes, to money or science as its owner says; the disc stays."""
    on = {"211": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 3, 4], orbital=1)}
    game = after(on=on, script={("die", 0): [6]})
    do(game, "dice")
    assert game.asks() == [(0, "destroy")]
    do(game, "211.orbital")
    assert (game.asks(), own(game)) == ([(1, "grave")], ["money", "science"])
    do(game, "science")
    assert (game.state.graves[1], cubes(game, "211"), owner(game, "211")) == ([0, 1, 0], [1, 3], 1)


@rule("EC-27.4.4", "EC-20.2")
def test_planta_itself_needs_dice_and_keeps_cubes_where_its_own_ships_won() -> None:
    on = {
        "203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1]),
        "306": lie(4, 0, 0, "0 interceptor", disc=0, cubes=[1, 2]),
    }
    game = after(board("planta"), on=on, script={("die", 0): [1]})
    assert (game.asks(), own(game)) == ([(0, "bombard")], ["dice", "none"])
    do(game, "dice")
    quiet(game, "act")
    assert (cubes(game, "203"), cubes(game, "306")) == ([1], [1, 2])


@rule("EC-27.4.4")
def test_every_cube_of_planta_is_destroyed_that_on_an_orbital_too() -> None:
    """One interceptor, four cubes; nobody is asked whether it attacks."""
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 2, 3, 4], orbital=1)}
    game = after(board(), board("planta"), on=on)
    assert (game.asks(), own(game)) == ([(1, "grave")], ["money", "science"])
    do(game, "science")
    assert (cubes(game, "203"), game.state.graves[1], game.events("rolled")) == ([], [1, 2, 1], [])


@rule("EC-27.4.4", "EC-27.4.5", "EC-20.8")
def test_planta_chooses_the_graveyard_of_a_grey_square() -> None:
    on = {"211": lie(2, -1, 0, "0 interceptor", disc=1, cubes=[1, 3])}
    game = after(board(), board("planta"), on=on)
    assert (game.asks(), own(game)) == ([(1, "grave")], ["money", "science", "materials"])
    do(game, "materials")
    assert (game.state.graves[1], owner(game, "211")) == ([1, 0, 1], NONE)


# -- the end of the phase --------------------------------------------------------------------------------------------


@rule("EC-22.1", "EC-22.2", "EC-5.2.2")
def test_a_ship_removes_the_disc_of_an_empty_hex() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=1)}
    game = after(on=on)
    assert (owner(game, "203"), game.state.discs[1]) == (NONE, 12)
    do(game, "yes")
    assert (owner(game, "203"), game.state.discs[0]) == (0, 11)


@rule("EC-22.3", "EC-22.5", "EC-22.4", "EC-8.16")
def test_a_ship_may_claim_a_hex_without_a_disc_or_wormholes() -> None:
    on = {"208": lie(2, -1, 0, "0 interceptor", tile=1), "305": lie(4, 0, 0, "0 interceptor")}
    game = after(on=on, script={"discovery": "materials"})
    assert game.decision(0).about[0] == SECTOR_BY_NAME["305"]
    do(game, "no", "yes", "use")
    assert (owner(game, "305"), owner(game, "208"), game.state.storage[0][2] >= 9) == (NONE, 0, True)


@rule("EC-22.5", "EC-27.5.2")
def test_ancients_keep_discs_away_from_all_but_draco() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", ancients=2, tile=1)}
    game = after(board("descendants-of-draco"), on=on)
    assert game.asks() == [(0, "claim")]
    do(game, "yes")
    assert (owner(game, "203"), game.state.tile[SECTOR_BY_NAME["203"]]) == (0, True)


@rule("EC-22.2", "EC-5.2.5")
def test_without_a_disc_on_the_track_nothing_is_claimed() -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor")}
    game = after(board(discs=0, storage=[40, 0, 0]), on=on)
    assert asked(game) != "claim"


@rule("EC-22.7", "EC-22.8")
def test_no_colony_ships_in_the_combat_phase_but_in_upkeep() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor")}
    game = after(on=on)
    assert own(game) == ["yes", "no"]
    assert game.options(0) == ["yes", "no"]
    do(game, "yes")
    assert asked(game) == "upkeep"
    do(game, "colony 201.1 money")
    assert cubes(game, "201") == [1]


@rule("EC-22.9", "EC-22.10", "EC-22.11")
def test_who_has_left_the_map_researches_or_gives_up() -> None:
    home = lie(0, -2, 3)
    game = table(board(storage=[2, 9, 3]), on={"221": home, "106": lie(0, -1, 3)}, tray={"gauss-shield": 1})
    assert income(game, 0) == [2, 2, 2]
    assert "resign" in own(game)
    do(game, "influence")
    assert own(game) == ["done"]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "explore")
    assert own(game) == ["done"]
    do(game, "done")
    quiet(game, "act", seat=0)
    do(game, "research", "gauss-shield")
    quiet(game, "act", seat=0)
    do(game, "resign")
    assert game.state.out == 1
    quiet(game, "act")
    assert game.asks()[0][0] == 1


@rule("EC-22.11")
def test_who_has_passed_may_give_up_later() -> None:
    game = table(on={"221": lie(0, -2, 3)}, passed=[0], heir=0, seats=3)
    assert own(game)[-2:] == ["pass", "resign"]
    do(game, "resign")
    assert (game.state.out, game.asks()) == (0b1, [(1, "act")])


@rule("EC-22.12", "EC-22.9")
def test_ships_alone_keep_a_player_in() -> None:
    on = {"221": lie(0, -2, 3, "0 interceptor"), "106": lie(0, -1, 3)}
    game = table(on=on)
    assert "resign" not in own(game)
    do(game, "influence")
    assert "track-106" in own(game)


@rule("EC-22.7", "EC-22.1", "EC-22.2", "EC-22.3", "EC-5.2.2")
def test_a_disc_that_was_driven_off_can_be_placed_elsewhere_at_once() -> None:
    """Seat 1 has no disc on the track. The one it loses in 203 comes back before discs are placed in 201."""
    on = {
        "203": lie(2, -1, 0, "0 interceptor", disc=1),
        "201": lie(-2, 1, 0, "1 interceptor"),
    }
    game = after(board(), board(discs=0, storage=[40, 0, 0]), on=on)
    assert (owner(game, "203"), game.asks()) == (NONE, [(0, "claim")])
    do(game, "no")
    assert (game.asks(), game.decision(1).about[0]) == ([(1, "claim")], SECTOR_BY_NAME["201"])
    do(game, "yes")
    assert (owner(game, "201"), game.state.discs[1]) == (1, 0)


@rule("EC-22.7", "EC-5.2.5")
def test_with_one_disc_left_the_higher_number_comes_first() -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor"), "306": lie(5, 0, 0, "0 interceptor"),
          "307": lie(6, 0, 0, "0 interceptor")}
    game = after(board(discs=1, storage=[40, 0, 0]), on=on)
    assert game.decision(0).about[0] == SECTOR_BY_NAME["307"]
    do(game, "no")
    assert game.decision(0).about[0] == SECTOR_BY_NAME["306"]
    do(game, "yes")
    assert ([owner(game, name) for name in ("305", "306", "307")], asked(game)) == ([NONE, 0, NONE], "upkeep")


@rule("EC-8.18", "EC-22.4", "EC-27.5.3a", "EC-22.1")
def test_who_takes_a_draco_hex_takes_its_tile() -> None:
    """The ancients fall, the one cube falls, Draco's disc goes back: the tile is for who places the disc, or stays."""
    on = {"204": lie(2, -1, 0, "1 cruiser*2", disc=0, cubes=[3], ancients=1, tile=1)}
    for answer, keeper in (("yes", 1), ("no", NONE)):
        script = {("die", 1): [6, 6, 6, 1], ("die", 6): [1] * 8, "discovery": "ancient-cruiser"}
        game = after(board("descendants-of-draco"), on=on, script=script)
        quiet(game, "bombard")
        do(game, "dice", "money", answer)
        assert (owner(game, "204"), game.state.tile[SECTOR_BY_NAME["204"]]) == (keeper, answer == "no")
        if answer == "yes":
            do(game, "use")
            assert ships(game, "204") == {1: {"cruiser": 3}}


@rule("EC-22.4", "EC-5.5.1", "EC-5.5.10")
def test_a_tile_taken_after_the_battles_may_be_kept() -> None:
    on = {"208": lie(2, -1, 0, "0 interceptor", tile=1), "207": lie(-2, 1, 0, "0 interceptor", tile=1)}
    game = after(on=on, script={"discovery": "money science"})
    before = game.result().scores[0]
    do(game, "yes", "keep")
    assert (game.asks(), game.decision(0).about[0]) == ([(0, "claim")], SECTOR_BY_NAME["207"])
    do(game, "yes", "use")
    assert game.result().scores[0] == before + 1 + 2 + 1


@rule("EC-22.1", "EC-22.2")
def test_the_own_disc_stays_and_is_not_asked_for() -> None:
    on = {"203": lie(2, -1, 0, "0 interceptor", disc=0)}
    game = after(on=on)
    quiet(game, "claim", "act")
    assert (owner(game, "203"), asked(game), game.events("ousted")) == (0, "act", [])


@rule("EC-22.6")
def test_nothing_of_the_battles_is_left_after_the_phase() -> None:
    """The winner's cruiser is damaged; one of his types was about to retreat when the last enemy fell."""
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor")}
    game = after(on=on, script={("die", 0): [6], ("die", 1): [6]})
    do(game, "retreat-221", "cruiser", "attack")
    assert (game.asks(), game.state.wounds) == ([(0, "reputation")], {CRUISER: (1,)})
    quiet(game, "act")
    s = game.state
    assert (s.hex, s.order, s.pair, s.wounds, s.leaving, s.kills) == (NONE, (), (NONE, NONE), {}, {}, [0, 0])
    assert (s.fought, s.fled, s.bout, s.acted, s.firing, s.dice, s.hand) == (0, 0, 0, 0, 0, (), ())
