"""The course of a battle: missiles, engagement rounds, retreat, stalemate (section 19)."""

from __future__ import annotations

import pytest

from orrery.core import NONE
from orrery.games.eclipse.combat.hitting import hits
from orrery.games.eclipse.ships import CRUISER, INTERCEPTOR
from orrery.testing import rule
from tests.games.eclipse.fights import drawn, fight, hull, lost, pairs, volleys
from tests.games.eclipse.tables import asked, board, do, lie, own, owner, quiet, reasons, ships, table

# -- missiles, retreat, stalemate ------------------------------------------------------------------------------------

IVAN = {"interceptor": ["plasma-missile", "", "", ""],
        "cruiser": ["", "ion-cannon", "", "fusion-source", "positron-computer", ""]}
VIKTOR = {"interceptor": ["plasma-missile", "", "", "fusion-drive"],
          "cruiser": ["improved-hull", "plasma-missile", "plasma-cannon", "fusion-source", "gauss-shield",
                      "fusion-drive"]}


@rule("EC-17.2", "EC-17.5", "EC-19.4", "EC-19.6", "EC-21.5")
def test_case_31_a_whole_battle() -> None:
    on = {
        "230": lie(0, 2, 0, "0 interceptor*3 cruiser, 1 interceptor*3 cruiser", disc=0, cubes=[1]),
        "224": lie(0, -2, 3, disc=1, cubes=[1, 2, 3]),
        "201": lie(1, 1, 1, disc=1),
    }
    script = {
        ("die", 1, 1): [6, 6, 5, 4, 3, 2, 3, 2, 6, 6, 6], ("die", 0, 1): [6, 6], ("die", 0, 0): [6, 3, 2, 1, 2],
        ("reputation", 0): [1, 2, 3], ("reputation", 1): [1, 1, 2, 3, 4],
    }
    game = table(
        board("mechanema", "plasma-missile fusion-source", parts=IVAN),
        board("hydran-progress", "plasma-missile fusion-source fusion-drive plasma-cannon gauss-shield improved-hull",
              parts=VIKTOR),
        on=on, passed=[1], heir=1, script=script,
    )
    s = game.state
    assert [s.designs[0][ship].initiative for ship in (INTERCEPTOR, CRUISER)] == [3, 3]
    assert [s.designs[1][ship].initiative for ship in (INTERCEPTOR, CRUISER)] == [4, 3]
    do(game, "pass")
    # missiles: two sixes destroy two interceptors; the 5 and the others hit nothing
    do(game, "interceptor", "interceptor")
    assert ships(game, "230")[0] == {"interceptor": 1, "cruiser": 1}
    do(game, "interceptor", "cruiser")
    assert ships(game, "230")[1] == {"interceptor": 2, "cruiser": 1}
    assert hull(game, 1, CRUISER) == (2,)
    # round 1
    assert game.asks() == [(1, "engage")]
    do(game, "retreat-201")
    assert (game.asks(), own(game)) == ([(0, "fire-first")], ["interceptor", "cruiser"])
    do(game, "interceptor", "interceptor")
    assert ships(game, "230")[1] == {"interceptor": 1, "cruiser": 1}
    assert hits(4, 2, 0)
    assert not hits(4, 2, 1)
    # the cruiser of seat 1 attacks rather than retreats
    assert game.asks() == [(1, "engage")]
    do(game, "attack", "interceptor")
    assert ships(game, "230")[0] == {"cruiser": 1}
    # round 2: the interceptor leaves, the cruisers shoot
    do(game, "attack")
    assert ships(game, "201") == {1: {"interceptor": 1}}
    assert ships(game, "230") == {1: {"cruiser": 1}}
    # reputation: the defender first
    assert (game.asks(), sorted(s.hand)) == ([(0, "reputation")], [1, 2, 3])
    do(game, "3")
    assert (game.asks(), sorted(s.hand)) == ([(1, "reputation")], [1, 1, 2, 3, 4])
    do(game, "4")
    assert (s.reputation[0], s.reputation[1]) == ((3,), (4,))
    do(game, "dice")
    assert (s.graves[0], owner(game, "230")) == ([1, 0, 0], NONE)
    do(game, "yes")
    assert (owner(game, "230"), s.wounds) == (1, {})


@rule("EC-19.3", "EC-19.2")
def test_missiles_fire_once_a_battle_and_in_each_battle() -> None:
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    on = {"211": lie(-2, 1, 0, "0 interceptor, 1 interceptor, 2 interceptor")}
    game = fight(board(), board(), board(technologies="plasma-missile", parts=parts), on=on, seats=3,
                 dice={2: [6, 1, 6, 1]})
    quiet(game, "reputation")
    missiles = [event for event in game.events("rolled") if any("orange" in die for die in event["dice"])]
    assert [len(event["dice"]) for event in missiles] == [2, 2]
    assert ships(game, "211") == {2: {"interceptor": 1}}


@rule("EC-19.3", "EC-19.1")
def test_after_a_battle_of_several_rounds_the_next_begins_with_missiles_again() -> None:
    """The missiles miss seat 1, whom the cannon destroys in round 2; then they are fired at seat 0, and hit."""
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    on = {"211": lie(-2, 1, 0, "0 interceptor, 1 interceptor, 2 interceptor")}
    game = fight(board(), board(), board(technologies="plasma-missile", parts=parts), on=on, seats=3,
                 dice={2: [1, 1, 1, 6, 6, 1]})
    quiet(game, "reputation")
    assert [len(event["dice"]) for event in game.events("rolled") if event["side"] == "seat 2"] == [2, 1, 1, 2]
    assert lost(game) == [("seat 1", "interceptor"), ("seat 0", "interceptor")]


@rule("EC-19.7", "EC-19.8", "EC-19.9")
def test_case_36_where_to_retreat() -> None:
    # A = 201 with full wormholes to 221 (green disc), 106 (green ship), 305 (empty) in directions 1, 3, 5
    on = {
        "201": lie(-1, -1, 0, "0 interceptor, 1 interceptor"),
        "106": lie(-1, 0, 0, "0 cruiser"),
        "305": lie(-2, -1, 0),
    }
    game = fight(on=on)
    assert own(game) == ["attack", "retreat-221"]
    assert reasons(game, "retreat-106") == ["EC-19.7"]
    on["221"] = lie(0, -2, 3, "", disc=0, cubes=[1, 3, 5])
    on["106"] = lie(-1, 0, 0, "1 interceptor", disc=0)
    game = fight(on=on)
    assert reasons(game, "retreat-106", "retreat-221") == ["EC-19.7", None]


@rule("EC-19.9")
def test_case_36_without_such_a_hex_nobody_is_asked() -> None:
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor")}
    game = fight(on=on, dice={0: [6]})
    assert asked(game) not in ("engage",)


@rule("EC-19.8")
def test_the_generator_helps_in_retreat() -> None:
    on = {"202": lie(1, -2, 2, "0 interceptor, 1 interceptor")}
    assert asked(fight(on=on, dice={0: [6]})) != "engage"
    assert own(fight(board(technologies="wormhole-generator"), on=on)) == ["attack", "retreat-221"]


@rule("EC-19.5", "EC-19.6", "EC-19.14", "EC-19.15", "EC-16.13")
def test_all_ships_of_a_type_retreat_in_two_steps() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor*2, 1 interceptor*3")}
    game = fight(on=on)
    do(game, "retreat-221")
    kinds = [event["event"] for event in game.events() if event["event"] in ("retreating", "rolled", "retreated")]
    assert kinds == ["retreating", "rolled", "retreated"]
    assert (ships(game, "221"), ships(game, "201")) == ({0: {"interceptor": 2}}, {1: {"interceptor": 3}})
    assert game.asks() == [(1, "reputation")]
    quiet(game, "act")
    assert game.state.reputation[0] == ()


@rule("EC-19.10")
def test_starbases_do_not_retreat() -> None:
    on = {"201": lie(-1, -1, 0, "0 starbase, 1 interceptor", disc=0)}
    game = fight(on=on, dice={0: [6]})
    assert asked(game) != "engage"


@rule("EC-19.11")
def test_nobody_retreats_in_the_missile_step() -> None:
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor")}
    game = fight(board(technologies="plasma-missile", parts=parts), on=on)
    assert asked(game) == "engage"
    assert len(game.events("rolled")) == 1


@rule("EC-19.12")
def test_a_type_without_cannons_may_do_nothing_or_retreat() -> None:
    parts = {"interceptor": ["", "hull", "", ""]}
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor")}
    game = fight(board(parts=parts), on=on)
    assert own(game) == ["attack", "retreat-221"]
    do(game, "attack")
    assert {event["side"] for event in game.events("rolled")} == {"seat 1"}


@rule("EC-19.13")
def test_a_retreat_begun_earlier_is_completed_though_the_enemy_is_gone() -> None:
    """Round 1: the cruisers begin to retreat. Round 2: the interceptor destroys the enemy before they act."""
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor")}
    game = fight(on=on, dice={0: [1, 6]})
    do(game, "attack", "retreat-221", "attack")
    quiet(game, "reputation", "claim")
    assert ships(game, "201") == {0: {"interceptor": 1}}
    assert ships(game, "221") == {0: {"cruiser": 1}}


@rule("EC-19.13a", "EC-21.8")
def test_a_retreat_begun_in_the_last_round_is_not_carried_out() -> None:
    """The interceptors begin to retreat, and in the same round the cruiser destroys the last enemy."""
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor")}
    game = fight(on=on, dice={0: [6]})
    do(game, "retreat-221", "attack")
    assert ships(game, "201") == {0: {"interceptor": 1, "cruiser": 1}}
    assert game.asks() == [(0, "reputation")]


@rule("EC-19.13a")
def test_a_type_that_turned_in_the_last_round_stays_whichever_type_wins_it() -> None:
    """The cruiser turns first, and the interceptor destroys the last enemy; there is no larger type that acted."""
    parts = {"cruiser": ["", "nuclear-drive", "", "", "", ""]}
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor", disc=0)}
    game = fight(board(parts=parts), on=on, dice={0: [6]})
    do(game, "cruiser", "retreat-221", "attack")
    assert ships(game, "201") == {0: {"interceptor": 1, "cruiser": 1}}


@rule("EC-17.11", "EC-19.14")
@pytest.mark.parametrize(("seat", "home"), [(0, "221"), (1, "106")])
def test_the_damage_of_ships_goes_with_them_when_they_retreat(seat: int, home: str) -> None:
    """The interceptor damages the cruiser, which leaves in round 2: nothing in the hex is damaged any more."""
    on = {"201": lie(-1, -1, 0, f"{1 - seat} interceptor, {seat} cruiser"), "106": lie(-1, 0, 0, disc=1)}
    game = do(fight(on=on, dice={1 - seat: [6]}), "attack")
    assert (game.asks(), hull(game, seat, CRUISER)) == ([(seat, "engage")], (1,))
    do(game, f"retreat-{home}", "attack")
    assert (ships(game, home), game.asks()) == ({seat: {"cruiser": 1}}, [(1 - seat, "reputation")])
    assert "wounds" not in game.view(0).zones["battle"]


MISSILES_ONLY = {"interceptor": ["plasma-missile", "hull", "", ""]}


@rule("EC-19.16", "EC-19.17", "EC-19.19", "EC-21.7", "EC-21.8")
def test_case_37_stalemate() -> None:
    boards = [board(technologies="plasma-missile", parts=MISSILES_ONLY) for _ in range(2)]
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0), "106": lie(-1, 0, 0, disc=1)}
    game = fight(*boards, on=on, script={("reputation", 0): [2], ("reputation", 1): [3]})
    assert ships(game, "106") == {1: {"interceptor": 1}}
    assert (game.asks(), game.state.hand) == ([(0, "reputation")], (2,))
    do(game, "2")
    assert asked(game) != "reputation"
    del on["106"]
    boards = [board(technologies="plasma-missile", parts=MISSILES_ONLY) for _ in range(2)]
    game = fight(*boards, on=on, script={("reputation", 0): [2], ("reputation", 1): [3]})
    assert ships(game, "201") == {0: {"interceptor": 1}}
    assert (game.asks(), game.state.hand) == ([(0, "reputation")], (2,))
    do(game, "2")
    assert (game.asks(), game.state.hand) == ([(1, "reputation")], (3,))


@rule("EC-19.16")
def test_in_a_stalemate_the_attacker_chooses_where_to_go() -> None:
    boards = [board(technologies="plasma-missile", parts=MISSILES_ONLY) for _ in range(2)]
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor", disc=0), "106": lie(-1, 0, 0, disc=1),
          "305": lie(-2, -1, 1, disc=1)}
    game = fight(*boards, on=on)
    assert (game.asks(), sorted(own(game))) == ([(1, "flee")], ["106", "305"])
    do(game, "305")
    assert ships(game, "305") == {1: {"interceptor": 1}}


@rule("EC-19.1", "EC-19.2", "EC-17.2", "EC-17.12")
def test_at_equal_initiative_the_defenders_missiles_come_first() -> None:
    """His missile destroys the attacker, whose own is never fired and whose dice of 6 do not count."""
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    boards = [board(technologies="plasma-missile", parts=parts) for _ in range(2)]
    on = {"305": lie(4, 0, 0, "1 interceptor, 0 interceptor", disc=0)}
    game = fight(*boards, on=on, dice={0: [1, 6], 1: [6] * 9})
    assert (volleys(game), lost(game)) == ([("seat 0", "interceptor")], [("seat 1", "interceptor")])


@rule("EC-19.3", "EC-12.13", "EC-17.7")
@pytest.mark.parametrize(("dice", "hit"), [([4] * 6, []), ([4] * 5 + [5], [2]), ([5] * 6, [2])])
def test_missiles_use_computers_and_shields(dice: list[int], hit: list[int]) -> None:
    """Computers +2 against a shield of 1: a 5 hits, a 4 does not; when the cruiser is gone the rest is lost."""
    parts = {"interceptor": ["plasma-missile", "positron-computer", "", ""]}
    one = board(technologies="plasma-missile positron-computer", parts=parts)
    other = board(technologies="gauss-shield", parts={"cruiser": ["", "gauss-shield", "", "", "", ""]})
    on = {"305": lie(4, 0, 0, "0 interceptor*3, 1 cruiser")}
    game = fight(one, other, on=on, dice={0: dice, 1: [6] * 9})
    assert [event["count"] for event in game.events("hit") if event["side"] == "seat 0"] == hit
    assert (("seat 1", "cruiser") in lost(game)) == (hit != [])


@rule("EC-19.2", "EC-19.3", "EC-17.15")
def test_missiles_left_over_are_lost() -> None:
    """Two parts of two dice each: after the one enemy is destroyed by the first die the other three hit nothing."""
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    on = {"305": lie(4, 0, 0, "0 interceptor*2, 1 interceptor")}
    game = fight(board(technologies="plasma-missile", parts=parts), on=on, dice={0: [6] * 4})
    assert ([len(event["dice"]) for event in game.events("rolled")], len(game.events("hit"))) == ([4], 1)


@rule("EC-19.1")
def test_rounds_go_on_until_one_side_is_left() -> None:
    """Nobody hits for eight rounds; in the ninth the defender does."""
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor", disc=0)}
    game = fight(on=on, dice={0: [1] * 8 + [6]})
    assert volleys(game) == [("seat 0", "interceptor"), ("seat 1", "interceptor")] * 8 + [("seat 0", "interceptor")]
    assert (lost(game), pairs(game)) == ([("seat 1", "interceptor")], [("305", "seat 1", "seat 0")])


@rule("EC-19.1", "EC-19.2")
def test_types_without_missiles_have_no_turn_in_the_missile_step() -> None:
    """Interceptor and cruiser of equal initiative: their order is asked for in the first round, not before it."""
    on = {"305": lie(4, 0, 0, "0 interceptor cruiser, 1 interceptor", disc=0)}
    game = fight(board(parts={"cruiser": ["", "nuclear-drive", "", "", "", ""]}), on=on)
    assert (game.asks(), game.state.bout, game.state.acted) == ([(0, "fire-first")], 1, 0)


@rule("EC-19.2")
def test_missiles_are_fired_in_order_of_initiative() -> None:
    """The attacker's interceptor (3) fires before the defender's cruiser (2), which it destroys."""
    boards = [
        board(technologies="plasma-missile", parts={"cruiser": ["", "plasma-missile", "", "", "", ""]}),
        board(technologies="plasma-missile", parts={"interceptor": ["plasma-missile", "", "", ""]}),
    ]
    game = fight(*boards, on={"305": lie(4, 0, 0, "0 cruiser, 1 interceptor", disc=0)}, dice={0: [6, 6], 1: [6, 1]})
    assert (volleys(game), lost(game)) == ([("seat 1", "interceptor")], [("seat 0", "cruiser")])


@rule("EC-19.3")
def test_a_defender_who_wins_fires_his_missiles_again_as_an_attacker() -> None:
    """Seat 1 defends against seat 2, then attacks seat 0, whose own missiles come first."""
    parts = {"interceptor": ["plasma-missile", "", "", ""]}
    armed = [board(technologies="plasma-missile", parts=parts) for _ in range(2)]
    on = {"211": lie(-2, 1, 0, "0 interceptor, 1 interceptor, 2 interceptor")}
    game = fight(*armed, board(), on=on, seats=3, dice={0: [1, 1], 1: [6, 1, 1, 6]})
    assert [(event["side"], len(event["dice"])) for event in game.events("rolled")] == [
        ("seat 1", 2), ("seat 0", 2), ("seat 1", 2)]
    assert lost(game) == [("seat 2", "interceptor"), ("seat 0", "interceptor")]


@rule("EC-19.4", "EC-19.5", "EC-19.6", "EC-19.14")
def test_types_retreat_on_their_own_to_hexes_of_their_own() -> None:
    """The interceptors go home, the cruisers to 106, the dreadnought fights on; who retreats rolls no dice."""
    on = {
        "201": lie(-1, -1, 0, "0 interceptor*2 cruiser dreadnought, 1 starbase", disc=1), "106": lie(-1, 0, 0, disc=0),
    }
    game = fight(on=on)
    assert sorted(own(game)) == ["attack", "retreat-106", "retreat-221"]
    do(game, "retreat-221", "retreat-106", "attack")
    assert (ships(game, "221"), ships(game, "106")) == ({0: {"interceptor": 2}}, {0: {"cruiser": 1}})
    assert {who for who in volleys(game) if who[0] == "seat 0"} == {("seat 0", "dreadnought")}
    assert (game.asks(), ships(game, "201")[0]) == ([(0, "engage")], {"dreadnought": 1})


@rule("EC-19.6", "EC-17.13", "EC-21.8", "EC-21.7")
def test_ships_lost_between_the_two_steps_of_a_retreat() -> None:
    """Of three that turn one is shot; two get away, and nobody of seat 0 draws."""
    on = {"201": lie(-1, -1, 0, "0 interceptor*3, 1 interceptor")}
    game = fight(on=on, dice={1: [6]})
    do(game, "retreat-221")
    assert (ships(game, "221"), lost(game), drawn(game)) == (
        {0: {"interceptor": 2}}, [("seat 0", "interceptor")], {1: 2})


@rule("EC-19.6", "EC-17.11")
def test_damage_leaves_with_the_ship_that_has_it() -> None:
    """The damaged cruiser leaves, the interceptor fights on."""
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 dreadnought", disc=1)}
    game = fight(on=on, dice={1: [6, 1]})
    do(game, "attack", "attack", "cruiser")
    assert hull(game, 0, CRUISER) == (1,)
    do(game, "attack", "retreat-221", "attack")
    assert (ships(game, "221"), game.asks(), game.state.wounds) == ({0: {"cruiser": 1}}, [(0, "engage")], {})


@rule("EC-19.10", "EC-21.8")
def test_a_starbase_that_falls_after_the_others_left_draws_for_taking_part() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor starbase, 1 dreadnought*2", disc=0)}
    game = fight(on=on, dice={1: [1] * 4 + [6] * 8})
    do(game, "retreat-221")
    assert (ships(game, "221"), lost(game)) == ({0: {"interceptor": 1}}, [("seat 0", "starbase")])
    quiet(game, "upkeep", "act", "bombard", "claim")
    assert drawn(game) == {0: 1, 1: 2}


@rule("EC-19.7", "EC-27.5.8")
def test_draco_may_retreat_to_ancients() -> None:
    on = {"201": lie(-1, -1, 0, "0 interceptor, 1 interceptor"), "108": lie(-1, 0, 0, disc=0, ancients=1, tile=1)}
    assert set(own(fight(board("descendants-of-draco"), on=on))) == {"attack", "retreat-108", "retreat-228"}


@rule("EC-19.15", "EC-14.9")
def test_the_gcds_does_not_hold_who_retreats() -> None:
    on = {"001": lie(0, 0, 0, "0 interceptor", tile=1), "106": lie(0, -1, 0, disc=0)}
    game = fight(on=on)
    do(game, "retreat-106")
    assert (ships(game, "106"), ships(game, "001"), drawn(game)) == ({0: {"interceptor": 1}}, {}, {})


@rule("EC-19.16", "EC-19.17", "EC-19.19", "EC-21.7", "EC-21.10")
@pytest.mark.parametrize(("exit_", "draws"), [(True, {0: 1, 1: 2}), (False, {0: 1, 1: 3})])
def test_a_stalemate_once_the_last_cannon_is_gone(exit_: bool, draws: dict[int, int]) -> None:
    """The attacker's missiles destroy the only ship with a cannon, a cruiser: nobody can shoot any more, and he has to
    go. If he cannot he is destroyed, to nobody's credit, but has not fled."""
    boards = [board(technologies="plasma-missile", parts=MISSILES_ONLY) for _ in range(2)]
    on = {"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor", disc=0)}
    if exit_:
        on["106"] = lie(-1, 0, 0, disc=1)
    game = fight(*boards, on=on, dice={1: [6]})
    do(game, "cruiser")
    assert ships(game, "201") == {0: {"interceptor": 1}}
    quiet(game, "upkeep", "act")
    assert drawn(game) == draws


@rule("EC-19.16", "EC-19.10", "EC-21.8")
def test_in_a_stalemate_starbases_of_the_attacker_are_destroyed() -> None:
    unarmed = {"interceptor": ["", "hull", "", ""], "starbase": ["", "hull", "", "", ""]}
    on = {"201": lie(-1, -1, 0, "1 interceptor starbase*2, 0 interceptor", disc=0), "106": lie(-1, 0, 0, disc=1)}
    game = fight(board(parts=dict(unarmed)), board(parts=dict(unarmed)), on=on)
    assert (ships(game, "106"), lost(game)) == ({1: {"interceptor": 1}}, [("seat 1", "starbase")] * 2)
    assert (game.state.reserve[1], drawn(game)) == ([7, 4, 2, 4], {0: 1})


@rule("EC-19.16", "EC-19.17", "EC-19.12")
@pytest.mark.parametrize("armed", [0, 1])
def test_no_stalemate_while_one_side_can_shoot(armed: int) -> None:
    """The defender (seat 0) or the attacker alone has a cannon: two misses and a hit decide."""
    unarmed = {"interceptor": ["", "hull", "", ""]}
    boards = [board(parts={} if seat == armed else dict(unarmed)) for seat in range(2)]
    on = {"305": lie(4, 0, 0, "0 interceptor, 1 interceptor", disc=0)}
    game = fight(*boards, on=on, dice={armed: [1, 1, 6, 1, 6]})
    assert (game.events("stalemate"), lost(game)) == ([], [(f"seat {1 - armed}", "interceptor")])


@rule("EC-19.17", "EC-19.6")
def test_a_retreat_under_way_is_no_stalemate() -> None:
    """Round 1: the defender's only armed ship turns. Round 2: it leaves, and his unarmed cruiser turns. Round 3 begins
    without a cannon, but the cruiser is on its way: it leaves, and the attacker need not go."""
    one = board(parts={"cruiser": ["", "", "hull", "", "", ""]})
    other = board(parts={"interceptor": ["", "hull", "", ""]})
    game = fight(one, other, on={"201": lie(-1, -1, 0, "0 interceptor cruiser, 1 interceptor")})
    do(game, "retreat-221", "attack")
    assert (game.asks(), game.state.bout) == ([(0, "engage")], 2)
    do(game, "retreat-221")
    assert (ships(game, "201"), game.events("stalemate"), lost(game)) == ({1: {"interceptor": 1}}, [], [])
    assert ships(game, "221") == {0: {"interceptor": 1, "cruiser": 1}}


@rule("EC-19.17", "EC-19.4")
def test_a_retreat_of_the_second_seat_is_no_stalemate_either() -> None:
    """As before, with seat 1 as the defender, who acts and is asked; the attacker is a dreadnought without cannons."""
    one = board(parts={"dreadnought": ["hull", "", "", "", "", "hull", "", ""]})
    other = board(parts={"cruiser": ["", "", "hull", "", "", ""]})
    on = {"201": lie(-1, -1, 0, "1 interceptor cruiser, 0 dreadnought"), "106": lie(-1, 0, 0, disc=1),
          "221": lie(0, -2, 3)}
    game = fight(one, other, on=on)
    assert (game.asks(), game.state.seat) == ([(1, "engage")], 1)
    do(game, "retreat-106", "attack", "retreat-106")
    assert (ships(game, "201"), game.events("stalemate"), lost(game)) == ({0: {"dreadnought": 1}}, [], [])
    assert ships(game, "106") == {1: {"interceptor": 1, "cruiser": 1}}
