"""Further worked examples: bases (13, 14), developments (16), abilities (20, 33), conflicts (21 to 25), turns (28)."""

from __future__ import annotations

import pytest

from orrery.core import Chance
from orrery.games.master.cards import CARD_BY_NAME, CARDS, CONFLICT_CARD, LEADER
from orrery.games.master.cubes import draw_cubes
from orrery.testing import Table, rule
from tests.games.master.tables import (
    asked,
    bank,
    cards,
    counts,
    deck,
    finish,
    held,
    on_project,
    owner,
    seat,
    symbols,
    table,
    take_first,
    zones,
)


def type_of(name: str) -> int:
    return CARDS[CARD_BY_NAME[name]].type


@rule("SU-13.7", "SU-13.8")
def test_a_slot_emptied_in_one_turn_is_filled_in_the_next() -> None:
    game = table(
        "reward", seat("terrans kade", "R1 B1 Y1 G1", prepared=["terrans.base"]), seat("krall", ""), seat("ossir", ""),
        on={"c1": "0", "c3": "1", "c4": "2"}, routes={"c1-b1": "R2"}, projects={"terrans.base": "RBY."},
        script={("cube", 0): "GRB", "random": "tolk juno"},
    )
    take_first(game, "terrans.base@b1")
    assert asked(game) == "cards"
    assert game.state.spent
    finish(game, "none")
    for rival in (1, 2):
        assert game.state.turn == rival
        finish(game, "none")
    assert (asked(game), counts(game.state.drawn)) == ("place", "R1 B1 G1")
    finish(game, "green@terrans.base", "none")
    assert zones(game)["seats"][0]["prepared"] == ["terrans.base"]


@rule("SU-33.14", "SU-13.8", "SU-26.4")
def test_an_ability_prepares_no_base_in_a_slot_emptied_this_turn() -> None:
    game = table(
        "reward", seat("terrans pilgrims", prepared=["terrans.base"]), seat(), on={"c1": "0", "c3": "1"},
        routes={"c1-b1": "R2"}, projects={"pilgrims.embed": "GGGRB"},
    )
    take_first(game, "terrans.base@b1")
    assert asked(game) == "cards"
    supply = game.state.supply[0]
    finish(game, "pilgrims")
    assert (zones(game)["seats"][0]["prepared"], game.state.supply[0]) == ([], supply)
    untouched = finish(table("cards", seat("terrans pilgrims"), seat(), projects={"pilgrims.embed": "GGGRB"}),
                       "pilgrims")
    assert zones(untouched)["seats"][0]["prepared"] == ["terrans.base"]


@rule("SU-14.14", "SU-14.9", "SU-14.6", "SU-13.6")
def test_two_prepared_bases_are_placed_one_after_the_other() -> None:
    game = table(
        "reward", seat("terrans junta", prepared=["terrans.base", "junta.base1"]), seat(),
        on={"c1": "0", "c3": "1"}, routes={"c1-b1": "R2"},
    )
    take_first(game, "junta.base1@b1")
    assert asked(game) == "reward"
    assert game.options(0) == ["terrans.base@c1", "none"]
    assert game.why_not(0, "terrans.base@b1") == "SU-14.6"
    take_first(game, "terrans.base@c1")
    assert asked(game) == "cards"
    assert [type_of(name) for name in cards(game, 0)[1:]] == [LEADER, CONFLICT_CARD]
    assert (game.state.placed[0], game.state.supply[0]) == (3, 6)


@rule("SU-14.15", "SU-23.1", "SU-3.10", "SU-20.6")
def test_a_base_ends_conflicts_before_its_politics_card_is_taken() -> None:
    """Seat 1 gets its conflict card back, and a cube for it, before seat 0 looks at leaders."""
    game = table(
        "reward", seat("terrans", prepared=["terrans.base"]), seat("krall credit"),
        on={"e1": "0", "a1": "1", "c3": "1"}, routes={"e1-i1": "Y3"}, projects={"credit.embed": "YYGRB"},
        conflicts={"exodus": {"track": "t_a1_i1", "red": "a1"}},
    )
    finish(game, "terrans.base@i1")
    assert game.asks() == [(1, "gain")]
    assert cards(game, 1) == ["credit", "exodus"]
    finish(game, "1 red")
    assert game.asks() == [(0, "take")]


@rule("SU-14.5", "SU-14.3", "SU-12.18", "SU-33.22")
def test_a_route_of_a_rival_or_one_too_short_leads_nowhere() -> None:
    game = table("reward", seat("terrans", prepared=["terrans.base"]), seat(), on={"c1": "0", "e4": "1"},
                 routes={"c1-a1": "R2", "e4-b1": "Y3"})
    assert asked(game) != "reward"
    near = table("reward", seat("terrans", prepared=["terrans.base"]), seat(), on={"c1": "0", "c3": "1"},
                 routes={"c1-a1": "R3"})
    assert near.options(0) == ["terrans.base@c1", "terrans.base@a1", "none"]
    assert near.why_not(0, "terrans.base@b1") == "SU-14.3"
    assert near.why_not(0, "terrans.base@c3") == "SU-14.2"


@rule("SU-16.9", "SU-16.7", "SU-10.16")
def test_two_cards_of_a_type_completed_in_one_turn_bring_a_leader_and_a_conflict() -> None:
    game = table(
        "place", seat("terrans league freeport"), seat(), drawn="R1 B1",
        projects={"league.embed": "YYG.", "freeport.embed": "YGG."},
    )
    finish(game, "red@league.embed", "blue@freeport.embed")
    assert (asked(game), symbols(game, 0)) == ("reward", {"military": 1})
    finish(game, "freeport.embed")
    assert game.match.pending[0].about == (LEADER,)
    assert symbols(game, 0) == {"military": 1, "cultural": 1}
    finish(game, game.options(0)[0])
    assert game.match.pending[0].about == (CONFLICT_CARD,)
    assert symbols(game, 0) == {"military": 1, "cultural": 1, "diplomatic": 1}


@rule("SU-20.3", "SU-20.2", "SU-19.9")
def test_several_leaders_rely_on_the_same_symbols() -> None:
    game = table("cards", seat("krall gharn torvan brakka malthus"), seat(), projects={"krall.programme": "RRRRG"})
    assert set(zones(game)["seats"][0]["active"]) == {"gharn", "torvan", "brakka"}
    finish(game, "gharn")
    assert set(zones(game)["seats"][0]["active"]) == {"torvan", "brakka"}
    assert game.state.skips == [0, 1]


@rule("SU-20.5", "SU-26.4", "SU-33.12", "SU-33.20")
def test_an_ability_that_has_fired_cannot_be_declined() -> None:
    game = table("cards", seat("krall gharn brakka"), seat(), seat(), projects={
        "krall.programme": "RRRRG", "terrans.base": "RB..", "synthar.base": "B..."})
    finish(game, "gharn")
    assert (asked(game), game.options(0)) == ("delay", ["1", "2"])
    assert game.why_not(0, "none") == "SU-26.4"
    finish(game, "2")
    assert game.state.skips == [0, 0, 1]
    finish(game, "brakka")
    assert "none" not in game.options(0)
    finish(game, "red@terrans.base", "blue@synthar.base")
    assert (on_project(game, "terrans.base"), on_project(game, "synthar.base")) == ("....", "....")


@rule("SU-20.6", "SU-33.2", "SU-33.3", "SU-33.11")
def test_the_thiefs_ability_fires_once_a_turn_and_the_victims_each_time() -> None:
    game = table(
        "cards", seat("terrans smugglers kade"), seat("krall customs"),
        projects={"terrans.programme": "RBYGK", "smugglers.embed": "KKY", "customs.embed": "YYRKG",
                  "krall.card1": "G.BY"},
    )
    finish(game, "smugglers", "green@krall.card1")
    assert game.asks() == [(0, "gain")]
    finish(game, "1 red")
    assert (game.asks(), game.decision(1).most) == ([(1, "gain")], 2)
    finish(game, "2 blue", "blue@krall.card1")
    assert game.asks() == [(1, "gain")]
    finish(game, "2 blue", "yellow@krall.card1", "2 blue")
    assert [event["card"] for event in game.events("ability")] == ["smugglers", "kade", "customs", "customs", "customs"]
    assert held(game, 0) == "R5 B5 Y6 G5 K4"
    assert held(game, 1) == "R4 B10 Y4 G4 K2"


@rule("SU-16.3", "SU-33.3")
def test_a_card_that_is_robbed_itself_no_longer_answers() -> None:
    game = table("place", seat("krall gharn"), seat("terrans customs"), drawn="K1",
                 projects={"gharn.steal": "RR.", "customs.embed": "YYRKG"})
    finish(game, "black@gharn.steal")
    assert (on_project(game, "customs.embed"), game.events("ability")) == (".YRKG", [])


@rule("SU-20.7", "SU-33.21", "SU-20.1")
def test_all_governments_of_a_player_hold() -> None:
    game = table("place", seat("terrans senate theocracy federation", prepared=["terrans.base"]), seat(), drawn="R1")
    finish(game, "red@c1", "red@c1")
    assert held(game, 0) == "R8 B4 Y4 G4 K2"
    take_first(game, "terrans.base@c1")
    assert asked(game) == "gain"
    assert game.decision(0).most == 2


@rule("SU-21.3", "SU-21.2", "SU-10.8")
def test_only_the_owners_of_the_two_systems_put_cubes_on_a_conflict() -> None:
    game = table("place", seat("terrans"), seat("krall"), seat("ossir"), on={"i1": "1", "i2": "2", "e1": "0"},
                 drawn="R1 G1", conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    assert not [text for text in game.options(0) if "border" in text]
    assert game.why_not(0, "end@t_i1_i2") == "SU-23.2"
    own = table("place", seat("terrans"), seat("krall"), on={"i1": "0", "i2": "1"}, drawn="R1",
                conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    assert "red@border.red" in own.options(0)
    assert own.why_not(0, "red@border.blue") == "SU-21.3"


@rule("SU-21.23", "SU-21.9", "SU-10.18", "SU-23.11")
def test_of_two_conflicts_won_the_first_may_end_the_second() -> None:
    """Both are fought over i2: the one settled first takes it, the other ends and its card follows the red side."""
    game = table(
        "place", seat("terrans"), seat("krall"), drawn="B1 R1", on={"i1": "0", "i3": "0", "i2": "1", "c3": "1"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}, "exodus": {"track": "t_i2_i3", "red": "i2"}},
        projects={"border.red": "RRGY.", "exodus.blue": "GBG.GY"},
    )
    yellow = game.state.bank[2]
    finish(game, "blue@border.red", "red@exodus.blue")
    assert (asked(game), game.options(0)) == ("reward", ["border.red", "exodus.blue"])
    finish(game, "border.red", "none")
    assert (cards(game, 0), cards(game, 1)) == (["border"], ["exodus"])
    assert (zones(game)["conflicts"], owner(game, "i2")) == ({}, "neutral")
    assert held(game, 0) == "R7 B6 Y5 G8 K2"
    assert game.state.bank[2] == yellow + 1


@rule("SU-21.9", "SU-21.17", "SU-14.15")
def test_several_goals_come_in_the_order_printed() -> None:
    game = table(
        "place", seat("terrans"), seat("krall gharn tolk"), drawn="Y1", on={"i1": "0", "i2": "1", "c3": "1"},
        conflicts={"crusade": {"track": "t_i1_i2", "red": "i2"}}, projects={"crusade.blue": "GGBR.R"},
    )
    finish(game, "yellow@crusade.blue")
    assert asked(game) == "occupy"
    finish(game, "supply")
    assert asked(game) == "take"
    finish(game, game.options(0)[0])
    assert (asked(game), game.options(0)) == ("ruin", ["gharn", "tolk"])
    finish(game, "tolk")
    assert (cards(game, 1), deck(game, "leader")[-1]) == (["gharn"], "tolk")


@rule("SU-21.15", "SU-1.6", "SU-21.16")
def test_without_a_disc_the_captured_system_stays_neutral() -> None:
    game = table(
        "place", seat("terrans junta", prepared=["junta.base1"]), seat("krall"), drawn="B1",
        on={"c1": "0x3", "a1": "0x2", "i1": "0x3", "i2": "1"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i1"}}, projects={"border.red": "RRGY."},
    )
    assert game.state.supply[0] == 0
    finish(game, "blue@border.red")
    assert game.options(0) == ["junta.base1", "none"]
    assert game.why_not(0, "supply") == "SU-1.6"
    finish(game, "none")
    assert owner(game, "i2") == "neutral"


@rule("SU-22.4", "SU-33.21", "SU-22.2", "SU-9.3")
def test_resources_of_a_neutral_conflict_come_from_the_bank_with_an_admiral_two_more() -> None:
    game = table(
        "place", seat("krall torvan"), seat(), drawn="Y1", on={"c1": "0", "i1": "0", "c3": "1"},
        conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}}, projects={"espionage.red": "BBK."},
    )
    assert symbols(game, 0) == {"military": 1, "scientific": 1}
    finish(game, "yellow@espionage.red")
    assert game.options(0) == ["red", "blue", "yellow", "green"]
    assert (game.decision(0).least, game.decision(0).most) == (4, 4)
    finish(game, "4 green")
    assert held(game, 0) == "R4 B6 Y5 G8 K3"


@rule("SU-23.2", "SU-23.8", "SU-23.5", "SU-8.1")
def test_either_owner_may_offer_to_end_a_conflict_in_any_phase_but_not_among_rewards() -> None:
    def start(step: str, **rest: object) -> Table:
        return table(
            step, seat("terrans kade"), seat("krall"), on={"c1": "0", "i1": "0", "i2": "1"},
            conflicts={"border": {"track": "t_i1_i2", "red": "i2"}}, projects={"border.blue": "R.....", **(
                {"terrans.base": "RBY."} if step == "place" else {})}, **rest,  # type: ignore[arg-type]
        )

    first = start("begin")
    assert (asked(first), first.options(0)) == ("parley", ["draw", "end@t_i1_i2"])
    finish(first, "draw")
    assert (asked(first), sum(first.state.drawn)) == ("place", 3)
    second = start("place", drawn="G1 R1")
    assert "end@t_i1_i2" in second.options(0)
    finish(second, "green@terrans.base", "red@c1")
    assert (asked(second), second.options(0)) == ("reward", ["terrans.base", "red@c1"])
    third = finish(start("cards"), "end@t_i1_i2")
    assert third.asks() == [(1, "agree")]
    assert third.why_not(1, "none") == "SU-23.8"
    finish(third, "agree")
    assert (cards(third, 1), held(third, 0), zones(third)["conflicts"]) == (["border"], "R5 B4 Y4 G4 K2", {})


@rule("SU-25.2", "SU-25.8", "SU-25.3", "SU-24.2", "SU-25.9")
def test_a_conflict_taken_this_turn_may_be_laid_at_once_and_others_beside_it() -> None:
    game = table(
        "place", seat("krall border"), seat("terrans"), on={"c1": "0", "i1": "0", "i2": "1"}, drawn="Y1",
        projects={"krall.card2": "RRK."}, decks={"conflict": {"top": ["totalwar", "coup"]}},
    )
    finish(game, "yellow@krall.card2", "totalwar", "lay@totalwar", "t_i1_i2.blue", "lay@border", "t_c1_a1.red")
    assert zones(game)["conflicts"] == {
        "totalwar": {"track": "t_i1_i2", "red": "i2"}, "border": {"track": "t_c1_a1", "red": "c1"}}
    assert (game.state.turn, cards(game, 0)) == (1, [])
    rival = table("place", seat("terrans"), seat("krall"), on={"c1": "1", "i1": "1", "i2": "0"}, drawn="R1 G1",
                  conflicts={"totalwar": {"track": "t_i1_i2", "red": "i2"}})
    assert {"red@totalwar.red", "red@totalwar.red*", "green@totalwar.red"} <= set(rival.options(0))


@rule("SU-25.1", "SU-12.11")
def test_a_conflict_needs_a_track_from_ones_own_system_to_anothers() -> None:
    game = table("cards", seat("krall border"), seat(), on={"c1": "0", "a1": "0", "c3": "1"})
    finish(game, "lay@border")
    assert game.why_not(0, "t_c1_a1.red") == "SU-25.1"
    assert {text.partition(".")[0] for text in game.options(0)} == {"t_c1_b1", "t_a1_e1", "t_a1_i1", "t_c1_i1"}
    nowhere = table("cards", seat("krall border"), seat(), on={"c3": "1"})
    assert nowhere.why_not(0, "lay@border") == "SU-25.1"


@rule("SU-28.3", "SU-28.2", "SU-33.20")
def test_two_extra_turns_earned_in_one_turn_are_taken_one_after_the_other() -> None:
    game = table(
        "cards", seat("synthar quill timeloop voss"), seat(), on={"c2": "0", "c3": "1"},
        projects={"synthar.programme": "BBBGR", "timeloop.embed": "BBRK"},
    )
    finish(game, "quill", "timeloop", "none", "none", "3 red")
    for taken in (1, 2):
        assert (game.state.turn, game.state.extra_taken, game.state.extra) == (0, taken, 2 - taken)
        finish(game, "none", "none")
    assert (game.state.turn, game.state.extra_taken) == (1, 0)


@rule("SU-28.5", "SU-28.4", "SU-28.6")
@pytest.mark.parametrize(("skips", "turn", "left"), [
    ((0, 1, 0), 2, (0, 0, 0)), ((0, 1, 1), 0, (0, 0, 0)), ((0, 2, 1), 0, (0, 1, 0)), ((1, 1, 1), 1, (0, 0, 0))])
def test_turns_are_missed_one_token_at_a_time(skips: tuple[int, ...], turn: int, left: tuple[int, ...]) -> None:
    game = table("cards", seat("terrans kade", skips=skips[0]), seat("krall", skips=skips[1]),
                 seat("ossir", skips=skips[2]))
    stock = game.state.tokens
    finish(game, "none")
    assert (game.state.turn, tuple(game.state.skips)) == (turn, left)
    assert game.state.tokens == stock + sum(skips) - sum(left)
    assert game.state.turns == sum(skips) - sum(left) + 1


@rule("SU-33.4", "SU-33.22", "SU-12.21")
def test_a_route_shortened_this_turn_is_completed_this_turn() -> None:
    game = table(
        "place", seat("terrans charters hyperlanes"), seat(), drawn="R1", on={"c1": "0", "c3": "1"},
        routes={"c1-a1": "R2"}, projects={"charters.embed": "YYRG", "hyperlanes.embed": "BYG."},
    )
    take_first(game, "red@hyperlanes.embed")
    assert asked(game) == "gain"
    assert game.decision(0).most == 2
    finish(game, "2 red")
    assert asked(game) == "cards"
    old = table("begin", seat("terrans charters"), seat(), on={"c1": "0", "c3": "1"}, routes={"c1-b1": "R2"},
                projects={"charters.embed": "YYRG"})
    finish(old, "none")
    assert asked(old) == "cards"


@rule("SU-33.22", "SU-14.7")
def test_a_route_that_is_no_longer_shortened_is_no_longer_complete() -> None:
    def reinforce(cells: str) -> Table:
        return table("reward", seat("terrans hyperlanes", prepared=["terrans.base"]), seat(),
                     on={"c1": "0", "c3": "1"}, routes={"c1-b1": "R1"}, projects={"hyperlanes.embed": cells})

    assert reinforce("BYGR").options(0) == ["terrans.base@c1", "terrans.base@b1", "none"]
    assert asked(reinforce("BYG.")) == "cards"


@rule("SU-33.15", "SU-33.10", "SU-1.6")
def test_effects_that_find_nothing_do_nothing() -> None:
    game = table("cards", seat("terrans ark voss smugglers mirelle"), seat("krall"), on={"i3": "1"}, projects={
        "ark.embed": "GYBRG", "smugglers.embed": "KKY", "terrans.programme": "RBYGK"})
    stock = bank(game)
    finish(game, "ark", "voss", "smugglers", "mirelle")
    assert (asked(game), game.decision(0).most) == ("gain", 1)
    finish(game, "1 red")
    assert (asked(game), game.decision(0).most, game.state.placed[0]) == ("gain", 5, 0)
    assert (cards(game, 0), stock != bank(game)) == ([], True)


@rule("SU-30.3")
def test_cards_and_tokens_that_move_keep_the_game_going() -> None:
    game = table("cards", seat("terrans kade", "K1"), seat("krall", "K1"), quiet=7)
    finish(game, "kade", "1 red")
    assert (game.match.over(), game.state.quiet) == (False, 0)
    missed = table("cards", seat("terrans kade", "K1"), seat("krall", "K1", skips=1), quiet=6)
    finish(missed, "none")
    assert (missed.match.over(), missed.state.turn, missed.state.quiet) == (False, 0, 0)
    quiet = table("cards", seat("terrans kade", "K1"), seat("krall", "K1"), quiet=7)
    finish(quiet, "none")
    assert quiet.match.over()


@rule("SU-21.24", "SU-21.18", "SU-21.10")
def test_the_conflict_just_won_is_no_card_of_the_loser() -> None:
    game = table(
        "place", seat("terrans"), seat("krall"), drawn="K1", on={"i1": "0", "i2": "1", "c3": "1"},
        conflicts={"protectorate": {"track": "t_i1_i2", "red": "i1"}}, projects={"protectorate.red": "YYB."},
    )
    finish(game, "black@protectorate.red")
    assert (cards(game, 0), zones(game)["conflicts"], owner(game, "i2")) == (["protectorate"], {}, 1)


@rule("SU-26.3", "SU-21.17", "SU-20.2")
def test_a_card_that_others_discard_does_nothing() -> None:
    game = table(
        "place", seat("terrans kade"), seat("velmari sael"), drawn="B1", on={"i1": "0", "i2": "1", "c3": "1"},
        conflicts={"coup": {"track": "t_i1_i2", "red": "i1"}},
        projects={"coup.red": "KY.B", "velmari.programme": "YYYYBR"},
    )
    assert zones(game)["seats"][1]["active"] == ["sael"]
    finish(game, "blue@coup.red", "yellow@velmari.programme", "yellow@velmari.programme")
    assert (cards(game, 0), cards(game, 1), game.asks()) == (["kade", "coup"], [], [(0, "cards")])
    assert (held(game, 1), deck(game, "leader")[-1]) == ("R4 B4 Y4 G4 K2", "sael")


@rule("SU-8.8", "SU-8.4", "SU-3.9")
def test_the_adventurers_leader_is_a_card_gained() -> None:
    game = table("begin", seat("umbral democracy", ""), seat(), script={"random": "voss", ("cube", 0): "RRK"},
                 projects={"umbral.card2": "KK.."})
    assert (asked(game), cards(game, 0)) == ("gain", ["democracy", "voss"])
    finish(game, "2 red")
    assert (counts(game.state.drawn), held(game, 0)) == ("R2 K1", "K1")


@rule("SU-34.2", "SU-34.1", "SU-3.7")
def test_the_cards_looked_at_are_open_to_all() -> None:
    game = table("place", seat("terrans democracy"), seat(), drawn="Y1", projects={"democracy.card1": "G."},
                 decks={"leader": {"top": ["torvan"], "under": ["nivane"]}})
    assert game.view(1).zones["decks"]["leader"] == {"top": ["torvan"], "left": 17}
    finish(game, "yellow@democracy.card1")
    assert game.view(1).zones["decks"]["leader"]["top"] == game.options(0)[:2]


@rule("SU-8.3", "SU-8.1")
def test_every_cube_of_a_bag_is_drawn_as_often_as_any_other() -> None:
    state = table("cards", seat("terrans kade", "R1 B2 Y3 G1 K1"), seat()).state
    found = [0] * 5
    for number in range(800):
        copy = state.clone()
        copy.chance = Chance(b"%d" % number)
        draw_cubes(copy, 0, 1)
        found[copy.drawn.index(1)] += 1
    assert all(abs(count - 100 * share) < 45 for count, share in zip(found, (1, 2, 3, 1, 1), strict=True))


@rule("SU-33.4", "SU-33.22", "SU-12.19", "SU-16.3")
def test_a_route_lengthened_by_a_theft_is_completed_anew() -> None:
    """Complete with two cubes through the hyperlanes; when they are robbed the third cube completes it again."""
    game = table(
        "begin", seat("terrans charters hyperlanes", "R2 B4"), seat("krall obrecht", "R2 K1"),
        on={"c1": "0", "c3": "1"}, routes={"c1-a1": "R2"},
        projects={"charters.embed": "YYRG", "hyperlanes.embed": "BYGR", "obrecht.steal": "YY."},
        script={("cube", 0): "BBBRBB", ("cube", 1): "KRR"},
    )
    finish(game, "none", "none")
    assert game.state.turn == 1
    finish(game, "black@obrecht.steal", "none", "yellow@hyperlanes.embed", "none")
    assert (game.state.turn, on_project(game, "hyperlanes.embed")) == (0, "B.GR")
    finish(game, "red@c1-a1", "none")
    assert (asked(game), game.decision(0).most) == ("gain", 2)


@rule("SU-33.19", "SU-23.12", "SU-25.2")
def test_an_ability_may_end_a_conflict_laid_this_turn_and_it_may_be_laid_again() -> None:
    game = table("cards", seat("terrans mirelle border"), seat("krall"), projects={"terrans.programme": "RBYGK"})
    finish(game, "lay@border", "t_c1_a1.red")
    assert game.why_not(0, "end@t_c1_a1") == "SU-23.12"
    finish(game, "mirelle", "1 red")
    assert (cards(game, 0), zones(game)["laid"], zones(game)["conflicts"]) == (["border"], [], {})
    finish(game, "lay@border", "t_c1_a1.blue")
    assert zones(game)["conflicts"] == {"border": {"track": "t_c1_a1", "red": "a1"}}
    assert (zones(game)["laid"], game.decision(0).most) == (["t_c1_a1"], 1)
