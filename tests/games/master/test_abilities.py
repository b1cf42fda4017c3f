"""The effect vocabulary (33), abilities and their order (20), and what the data holds (1, 7)."""

from __future__ import annotations

from orrery.core import Chance
from orrery.games.master.abilities import OPERATIONS
from orrery.games.master.audit import cubes_everywhere
from orrery.games.master.board import BOARD_SYMBOLS, CUBES, SYMBOLS, SYSTEMS, TRACKS
from orrery.games.master.cards import CARDS, DECKS, GOVERNMENT, KINDS, LEADER, PROJECTS, STEAL, Effect
from orrery.games.master.powers import PASSIVE
from orrery.testing import new, rule
from tests.games.master.tables import (
    asked,
    cards,
    deck,
    finish,
    held,
    on_project,
    owner,
    seat,
    symbols,
    table,
    zones,
)


def effects() -> list[Effect]:
    found = [effect for card in CARDS if card.ability is not None for effect in card.ability.effects]
    found += [inner for effect in found for option in effect.options for inner in option]
    return found + [effect for project in PROJECTS for effect in project.reward]


@rule("SU-1.4", "SU-7.1", "SU-7.3", "SU-10.4", "SU-17.5")
def test_the_pieces_are_as_many_as_the_box_holds() -> None:
    assert [len(cards) for cards in DECKS] == [9, 18, 9, 9, 9, 9, 9]
    assert SYMBOLS == ("cultural", "economic", "diplomatic", "scientific", "military")
    assert (len(SYSTEMS), len(TRACKS), len(BOARD_SYMBOLS), len(KINDS)) == (20, 40, 14, 8)
    for card in CARDS:
        if card.type in (LEADER, GOVERNMENT):
            assert (card.symbols, card.symbol) == ((), -1)
    assert {KINDS[project.kind] for project in PROJECTS} == set(KINDS) - {"planet", "route"}


@rule("SU-33.1", "SU-33.27")
def test_every_effect_has_a_meaning_and_no_ability_runs_in_a_circle() -> None:
    assert {effect.op for effect in effects()} <= set(OPERATIONS) | PASSIVE
    for card in CARDS:
        if card.ability is not None:
            passive = card.ability.event < 0 and not card.ability.discard
            assert all((effect.op in PASSIVE) == passive for effect in card.ability.effects)
            if any(effect.op in ("mod_majority", "count_symbol") for effect in card.ability.effects):
                assert card.type != LEADER


@rule("SU-1.7")
def test_nothing_is_lost_in_a_match() -> None:
    game = new("master", 3, seed=b"sum")
    chance = Chance(b"sum")
    for _ in range(300):
        decision = game.match.pending[0]
        game.match.submit(decision.seat, decision.decode(decision.sample(chance)))
        game.match.game.audit(game.state)
        assert cubes_everywhere(game.state) == list(CUBES)


@rule("SU-3.6", "SU-33.9", "SU-10.19", "SU-20.5")
def test_a_card_of_ones_choice() -> None:
    game = table("cards", seat("terrans auctions"), seat(), projects={"auctions.embed": "YGBR"})
    finish(game, "auctions", "progress")
    assert game.why_not(0, "none") == "SU-3.6"
    assert len(game.options(0)) == 9
    finish(game, "timeloop")
    assert cards(game, 0) == ["timeloop"]
    assert zones(game)["decks"]["progress"]["under"] == []


@rule("SU-33.8", "SU-33.2")
def test_drawn_cubes_are_put_back_and_drawn_again() -> None:
    game = table(
        "begin", seat("terrans technocracy", "R3 B5"), seat(), script={("cube", 0): "RRRBB"},
    )
    assert (asked(game), game.state.drawn) == ("redraw", [3, 0, 0, 0, 0])
    finish(game, "2 red")
    assert game.state.drawn == [1, 2, 0, 0, 0]
    assert asked(game) == "place"
    declined = finish(table("begin", seat("terrans technocracy"), seat()), "none")
    assert asked(declined) == "place"


@rule("SU-20.6", "SU-33.3")
def test_the_player_orders_abilities_that_fire_together() -> None:
    game = table(
        "reward", seat("terrans shipyards theocracy embassies", prepared=["terrans.base"]), seat(),
        on={"c1": "0", "c3": "1"}, routes={"c1-b1": "R2"},
        projects={"shipyards.embed": "GGYB", "embassies.embed": "YGKB"},
    )
    finish(game, "terrans.base@b1")
    finish(game, game.options(0)[0])
    assert (asked(game), set(game.options(0))) == ("ability", {"shipyards", "theocracy", "embassies"})
    finish(game, "theocracy")
    assert game.decision(0).most == 2
    finish(game, "2 red", "embassies", "2 red", "2 blue", "1 green")
    assert held(game, 0) == "R4 B6 Y4 G5 K2"


@rule("SU-33.7", "SU-9.3")
def test_exchange_takes_only_bright_cubes_that_the_bank_held() -> None:
    game = table("begin", seat("terrans exchange", "K3"), seat(), projects={"exchange.embed": "YYYB"})
    assert game.options(0) == ["black"]
    finish(game, "1 black")
    assert game.options(0) == ["red", "blue", "yellow", "green"]
    finish(game, "1 green")
    assert [bag + drawn for bag, drawn in zip(game.state.bag[0], game.state.drawn, strict=True)] == [0, 0, 0, 1, 2]


@rule("SU-33.6", "SU-33.13")
def test_projects_are_recalled_and_cubes_trashed() -> None:
    game = table(
        "cards", seat("terrans nivane", "R2"), seat(), on={"c4": "0", "c2": "1"},
        projects={"terrans.programme": "RBYGK", "terrans.base": "R..."}, routes={"c4-a4": "G1"},
    )
    finish(game, "nivane", "terrans.base", "c4-a4", "none")
    assert asked(game) == "trash"
    finish(game, "2 red,1 green")
    assert held(game, 0) == "R1"


@rule("SU-33.10", "SU-16.11", "SU-13.10", "SU-21.25")
def test_a_rivals_card_is_taken_or_discarded_without_what_lay_on_it() -> None:
    voss = table(
        "cards", seat("terrans voss democracy"), seat("krall torvan gharn"), on={"c1": "0", "c3": "1"},
        projects={"terrans.programme": "RBYGK", "torvan.steal": "R.B"},
    )
    finish(voss, "voss")
    assert voss.options(0) == ["torvan", "gharn"]
    finish(voss, "torvan")
    assert on_project(voss, "torvan.steal") == "..."
    assert held(voss, 1) == "R5 B5 Y4 G4 K2"
    assert asked(voss) == "gain"
    malthus = table(
        "cards", seat("krall malthus"), seat("terrans junta exchange", prepared=["junta.base1"]),
        on={"c1": "0", "a1": "0", "i3": "1"}, projects={"exchange.embed": "YYYB"},
    )
    finish(malthus, "malthus")
    assert malthus.options(0) == ["junta", "exchange"]
    finish(malthus, "junta")
    assert malthus.state.supply[1] == 8
    assert deck(malthus, "government")[-1] == "junta"


@rule("SU-33.11", "SU-33.24", "SU-19.9", "SU-21.26")
def test_theft_of_several_cubes_spares_protected_projects() -> None:
    game = table(
        "cards", seat("terrans smugglers kade"), seat("krall garrisons"), on={"c1": "0", "i1": "0", "i2": "1"},
        projects={"smugglers.embed": "KKY", "garrisons.embed": "RRGY", "krall.base": "R..", "border.blue": "RR...."},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}},
    )
    finish(game, "smugglers")
    assert set(game.options(0)) == {"red@garrisons.embed", "green@garrisons.embed", "yellow@garrisons.embed",
                                    "red@border.blue"}
    assert game.why_not(0, "red@krall.base") == "SU-33.24"
    finish(game, "red@border.blue", "red@border.blue", "red@garrisons.embed")
    assert on_project(game, "border.blue") == "......"


@rule("SU-33.12")
def test_knocked_cubes_go_back_to_their_owner() -> None:
    game = table(
        "cards", seat("terrans brakka"), seat("velmari customs"), on={"c1": "0", "c3": "1"},
        projects={"velmari.programme": "YY.Y..", "customs.embed": "YYRKG"},
    )
    yellow = game.state.bank[2]
    finish(game, "brakka", "yellow@velmari.programme*", "green@customs.embed", "red@customs.embed")
    assert game.state.bank[2] == yellow + 1
    assert held(game, 1) == "R5 B4 Y4 G5 K2"


@rule("SU-33.14")
def test_an_ability_prepares_a_base_in_any_free_slot() -> None:
    game = table("cards", seat("terrans pilgrims junta"), seat(), projects={"pilgrims.embed": "GGGRB"})
    finish(game, "pilgrims")
    assert game.options(0) == ["terrans.base", "junta.base1"]
    finish(game, "junta.base1")
    assert zones(game)["seats"][0]["prepared"] == ["junta.base1"]


@rule("SU-33.15", "SU-33.26")
def test_an_ark_settles_next_door() -> None:
    game = table(
        "cards", seat("terrans ark"), seat(), on={"c1": "0", "c3": "1"}, projects={"ark.embed": "GYBRG"},
        conflicts={"border": {"track": "t_c1_i1", "red": "i1"}},
    )
    finish(game, "ark")
    assert game.options(0) == ["a1", "b1", "i1"]
    finish(game, "i1")
    assert (owner(game, "i1"), zones(game)["conflicts"], asked(game)) == (0, {}, "take")


@rule("SU-33.19")
def test_mirelle_ends_a_conflict_and_keeps_the_card() -> None:
    game = table(
        "cards", seat("terrans mirelle"), seat("krall"), on={"i1": "0", "i2": "1"},
        projects={"terrans.programme": "RBYGK", "border.red": "RR..."},
        conflicts={"border": {"track": "t_i1_i2", "red": "i2"}},
    )
    finish(game, "mirelle")
    assert cards(game, 0) == ["border"]
    assert held(game, 1) == "R6 B4 Y4 G4 K2"
    assert asked(game) == "gain"


@rule("SU-33.25")
def test_xenolinguistics_counts_for_leaders_only() -> None:
    game = table(
        "cards", seat("terrans xenolinguistics nivane voss federation", prepared=["terrans.base"]), seat(),
        projects={"xenolinguistics.embed": "BYGR"},
    )
    assert symbols(game, 0) == {"military": 1, "diplomatic": 1}
    assert set(zones(game)["seats"][0]["active"]) == {"xenolinguistics", "nivane", "voss", "federation"}
    waived = table("reward", seat("terrans federation", prepared=["terrans.base"]), seat())
    assert waived.options(0) == ["terrans.base@c1", "none"]


@rule("SU-21.19", "SU-21.24", "SU-23.3", "SU-23.6")
def test_a_conflict_on_the_board_can_be_the_goal_of_another() -> None:
    game = table(
        "place", seat("terrans"), seat("krall exodus"), drawn="Y1", on={"i1": "0", "i2": "1"},
        conflicts={"blockade": {"track": "t_i1_i2", "red": "i2"}, "border": {"track": "t_i2_i3", "red": "i2"}},
        projects={"blockade.blue": "RR.G", "border.red": "RR..."},
    )
    finish(game, "yellow@blockade.blue")
    assert (asked(game), set(game.options(0))) == ("ruin", {"exodus", "border"})
    finish(game, "border")
    assert zones(game)["conflicts"] == {}
    assert (cards(game, 0), cards(game, 1)) == (["blockade"], ["exodus"])
    assert held(game, 1) == "R6 B4 Y4 G4 K2"


@rule("SU-21.21", "SU-13.7")
def test_a_prepared_base_may_take_a_captured_system() -> None:
    game = table(
        "place", seat("terrans", prepared=["terrans.base"]), seat("krall"), drawn="B1 G1", on={"i1": "0", "i2": "1"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}},
        projects={"border.red": "RRGY.", "terrans.base": "RBY."},
    )
    finish(game, "blue@border.red", "green@terrans.base", "border.red", "terrans.base")
    finish(game, game.options(0)[0])
    assert (owner(game, "i2"), zones(game)["seats"][0]["prepared"], game.state.supply[0]) == (0, [], 7)
    assert held(game, 0) == "R7 B6 Y6 G6 K2"


@rule("SU-22.6", "SU-10.17")
def test_a_neutral_goal_without_the_system_brings_no_base() -> None:
    game = table(
        "place", seat("terrans"), seat(), drawn="Y1", on={"i1": "0", "c3": "1"},
        conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}}, projects={"espionage.red": "BBK."},
    )
    finish(game, "yellow@espionage.red", "2 red")
    assert (owner(game, "i2"), cards(game, 0)) == ("neutral", ["espionage"])


@rule("SU-10.18", "SU-23.10", "SU-12.18")
def test_a_base_over_an_old_route_ends_the_conflict_and_its_reward() -> None:
    game = table(
        "place", seat("terrans", prepared=["terrans.base"]), seat(), drawn="Y1", on={"i1": "0", "e1": "0", "c3": "1"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}}, routes={"e1-i2": "G3"},
        projects={"border.red": "RRG.B"},
    )
    assert game.why_not(0, "yellow@e1-i2") == "SU-12.12"
    finish(game, "yellow@border.red")
    assert game.options(0) == ["border.red", "terrans.base@e1", "terrans.base@i2"]
    finish(game, "terrans.base@i2")
    assert (zones(game)["conflicts"], cards(game, 0)) == ({}, ["border"])
    assert game.state.due == []
    reinforced = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat(), on={"i1": "0", "e1": "0", "c3": "1"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}}, routes={"e1-i1": "G3"},
    )
    finish(reinforced, "terrans.base@i1")
    assert list(zones(reinforced)["conflicts"]) == ["border"]


@rule("SU-25.6", "SU-25.10")
def test_a_full_track_returns_too_and_closed_systems_are_no_front() -> None:
    game = table(
        "cards", seat("krall exodus"), seat(), on={"c1": "0", "c3": "1"}, closed=["a1"], routes={"c1-b1": "R2"},
    )
    finish(game, "lay@exodus")
    assert game.why_not(0, "t_c1_a1.red") == "SU-25.10"
    finish(game, "t_c1_b1.blue")
    assert held(game, 0) == "R6 B4 Y4 G4 K2"


@rule("SU-27.4")
def test_cards_that_a_rival_loses_bring_no_cubes() -> None:
    game = table(
        "cards", seat("krall malthus"), seat("terrans junta"), on={"c1": "0", "a1": "0", "i3": "1"},
    )
    finish(game, "malthus")
    assert (cards(game, 1), game.decision(0).most) == ([], 1)


@rule("SU-12.21", "SU-33.4", "SU-33.2")
def test_completed_routes_bring_something_only_to_those_who_watch() -> None:
    game = table(
        "place", seat("terrans charters"), seat(), drawn="R2", on={"c1": "0", "c3": "1"},
        routes={"c1-b1": "R1", "c1-a1": "R3"}, before=["t_c1_a1"], projects={"charters.embed": "YYRG"},
    )
    finish(game, "red@c1-b1", "none")
    assert (asked(game), game.decision(0).most) == ("gain", 2)
    finish(game, "2 red")
    assert asked(game) == "cards"


@rule("SU-7.2", "SU-18.3")
def test_symbols_come_from_programme_developments_conflicts_and_board() -> None:
    game = table(
        "place", seat("krall garrisons"), seat(), drawn="K1", on={"c1": "0", "i1": "0", "c3": "1"},
        projects={"krall.programme": "RRRRG", "garrisons.embed": "RRGY", "exodus.red": "G...."},
        conflicts={"exodus": {"track": "t_i1_i2", "red": "i1"}},
    )
    assert symbols(game, 0) == {"military": 4, "cultural": 2}
    finish(game, "clear", "krall.programme")
    assert symbols(game, 0) == {"military": 2, "cultural": 1}


def test_every_theft_project_stands_on_a_leader() -> None:
    assert {CARDS[project.card].type for project in PROJECTS if project.kind == STEAL} == {LEADER}
