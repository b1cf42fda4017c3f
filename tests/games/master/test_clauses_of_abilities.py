"""Clause by clause: what the words of the cards' abilities mean (33)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from orrery.games.master.cards import CARD_BY_NAME, CARDS, Ability, effects_of
from orrery.games.master.effects import choices_in
from orrery.games.master.powers import powers_of
from orrery.testing import rule
from tests.games.master.tables import (
    asked,
    asked_by,
    cards,
    counts,
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

SPEAKER = {"terrans.programme": "RBYGK"}
"""Two diplomatic symbols and a cultural one."""
WAR = {"border": {"track": "t_i1_i2", "red": "i1"}}


@rule("SU-33.1")
def test_the_effects_of_an_ability_come_in_their_order() -> None:
    """Mirelle first ends a conflict, then adds a cube."""
    game = table("cards", seat("terrans mirelle kade"), seat(), on={"i1": "0", "c3": "1"}, projects=SPEAKER,
                 conflicts=WAR)
    finish(game, "mirelle")
    assert (asked(game), zones(game)["conflicts"], cards(game, 0)) == ("gain", {}, ["kade", "border"])


@pytest.fixture
def reword(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Gives a card another ability of the vocabulary, one that no printed card has, as long as a test has this."""
    powers_of.cache_clear()
    with monkeypatch.context() as changed:
        yield lambda card, **words: changed.setattr(
            CARDS[CARD_BY_NAME[card]], "ability", Ability({"id": card, **words}))
    powers_of.cache_clear()


@pytest.fixture
def may_miss_turns(reword: Callable[..., None]) -> None:
    """No printed ability says "may" of what cannot be declined by itself, or watches for cards of any type.

    Democracy does, as long as a test has this.
    """
    reword("democracy", trigger="card_gained", may=True, limit="once_per_turn",
           effects=[{"op": "skip_turn", "who": "opponent", "count": 1}])


@pytest.mark.usefixtures("may_miss_turns")
@rule("SU-33.2")
@pytest.mark.parametrize(("answer", "skips"), [("democracy", [0, 1]), ("none", [0, 0])])
@pytest.mark.parametrize("type_", ["commerce", "progress"])
def test_an_ability_that_says_may_can_be_declined(answer: str, skips: list[int], type_: str) -> None:
    game = table("place", seat("terrans democracy"), seat(), drawn="R1", projects={"democracy.card2": "GGBBY."})
    take_first(game, "red@democracy.card2", type_)
    assert (asked(game), game.options(0)) == ("use", ["democracy", "none"])
    finish(game, answer)
    assert (game.state.skips, asked(game)) == (skips, "deck")
    take_first(game, type_)
    # Used, it is used for this turn; declined, it may be used the next time.
    assert asked(game) == ("use" if answer == "none" else "cards")


@rule("SU-33.2")
def test_an_ability_used_once_in_a_turn_is_ready_in_the_next() -> None:
    game = table("cards", seat("terrans kade gharn"), seat(), projects=SPEAKER, used=["kade"])
    assert zones(game)["used"] == ["kade"]
    finish(game, "none")
    assert (game.state.turn, zones(game)["used"]) == (1, [])


@rule("SU-33.3")
def test_abilities_for_colonising_come_after_the_cubes_of_the_planet() -> None:
    game = table("place", seat("terrans league", ""), seat(), drawn="R1", projects={"league.embed": "YYGR"})
    finish(game, "red@c1")
    assert (asked(game), held(game, 0)) == ("gain", "R3")


@rule("SU-33.3", "SU-21.8")
def test_abilities_for_winning_a_conflict_come_after_the_goal() -> None:
    game = table("place", seat("terrans hegemony"), seat(), drawn="B1", on={"i1": "0", "i2": "1", "c3": "1"},
                 conflicts=WAR, projects={"border.red": "RRGY."})
    finish(game, "blue@border.red")
    assert asked(game) == "occupy"
    finish(game, "none")
    assert (asked(game), owner(game, "i2")) == ("take", "neutral")


@rule("SU-33.3", "SU-33.15")
def test_a_base_from_the_supply_is_watched_like_any_other() -> None:
    game = table("cards", seat("terrans ark theocracy", prepared=["terrans.base"]), seat(),
                 projects={"ark.embed": "GYBRG"})
    take_first(game, "ark", "b1")
    assert (asked(game), game.decision(0).most) == ("gain", 2)
    assert (zones(game)["seats"][0]["prepared"], game.state.supply[0]) == (["terrans.base"], 6)


@rule("SU-33.3", "SU-33.7")
def test_abilities_for_the_start_of_a_turn_come_before_the_draw() -> None:
    game = table("begin", seat("terrans exchange", "R4"), seat(), projects={"exchange.embed": "YYYB"})
    assert (asked(game), sum(game.state.drawn), game.decision(0).limits) == ("give", 0, (1,))
    finish(game, "none")
    assert (asked(game), counts(game.state.drawn), held(game, 0)) == ("place", "R3", "R1")


@rule("SU-33.3")
def test_spoils_are_no_theft_for_the_winner() -> None:
    """Kade, paid for thefts, gets nothing for spoils; the customs of the loser pay for each cube."""
    game = table(
        "place", seat("terrans kade"), seat("krall customs"), drawn="Y1", on={"c1": "0", "i1": "0", "i2": "1"},
        conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}}, routes={"i2-e1": "G2"},
        projects=SPEAKER | {"espionage.red": "BBK.", "customs.embed": "YYRKG"},
    )
    assert "kade" in zones(game)["seats"][0]["active"]
    finish(game, "yellow@espionage.red", "green@i2-e1")
    assert (game.asks(), game.decision(1).most) == ([(1, "gain")], 2)
    finish(game, "2 red", "green@i2-e1")
    assert (game.asks(), game.decision(1).most) == ([(1, "gain")], 2)


@rule("SU-33.6", "SU-33.13")
def test_nobody_must_empty_projects_or_put_cubes_into_the_bank() -> None:
    game = table("cards", seat("terrans nivane", "R4 K1"), seat(), projects=SPEAKER,
                 routes={"c1-b1": "R1", "c1-a1": "R1"})
    finish(game, "nivane")
    assert (asked(game), game.options(0)) == ("recall", ["terrans.programme", "c1-a1", "c1-b1", "none"])
    finish(game, "c1-a1")
    assert held(game, 0) == "R5 K1"
    finish(game, "none")
    assert (asked(game), game.decision(0).least, game.decision(0).most) == ("trash", 0, 3)
    finish(game, "none")
    assert held(game, 0) == "R5 K1"


@rule("SU-33.7")
def test_no_more_cubes_are_swapped_than_the_bank_has_to_give() -> None:
    game = table("cards", seat("terrans insurance", "R3"), seat("krall", "R42 B45 Y43 G44"),
                 projects={"insurance.embed": "YGK"})
    finish(game, "insurance")
    assert (asked(game), game.decision(0).most, game.decision(0).least) == ("give", 1, 0)
    finish(game, "none")
    assert held(game, 0) == "R3 Y2 G1 K1"  # and the last yellow cube of the bank for the discarded card


@rule("SU-33.8", "SU-33.2")
def test_no_more_drawn_cubes_go_back_than_the_ability_says_and_they_may_come_again() -> None:
    game = table("begin", seat("terrans technocracy", "R3"), seat())
    asks = game.decision(0)
    assert (asks.ask, asks.limits, asks.least, asks.most) == ("redraw", (2,), 0, 2)
    finish(game, "2 red")
    assert (asked(game), counts(game.state.drawn), held(game, 0)) == ("place", "R3", "")


@rule("SU-33.10")
def test_cards_are_taken_from_rivals_of_the_type_listed_and_never_from_the_board() -> None:
    game = table("cards", seat("terrans voss kade"), seat("krall torvan senate"), seat("ossir gharn"),
                 on={"c1": "0", "i2": "1", "c4": "2"}, projects=SPEAKER,
                 conflicts={"border": {"track": "t_i2_i3", "red": "i2"}})
    finish(game, "voss")
    assert game.options(0) == ["torvan", "gharn"]


@rule("SU-33.10", "SU-21.17")
def test_where_the_loser_is_named_no_other_rival_loses_a_card() -> None:
    game = table("place", seat("terrans"), seat("krall torvan gharn"), seat("ossir tolk"), drawn="B1",
                 on={"i1": "0", "i2": "1", "c4": "2"}, conflicts={"coup": {"track": "t_i1_i2", "red": "i1"}},
                 projects={"coup.red": "KY.B"})
    finish(game, "blue@coup.red")
    assert (asked(game), game.options(0)) == ("ruin", ["torvan", "gharn"])


@rule("SU-33.11")
def test_several_cubes_may_be_stolen_from_different_rivals() -> None:
    game = table("cards", seat("terrans smugglers"), seat("krall", ""), seat("ossir", ""), projects={
        "smugglers.embed": "KKY", "krall.base": "RR.", "ossir.base": "GG."})
    finish(game, "smugglers", "red@krall.base", "green@ossir.base", "red@krall.base")
    assert [on_project(game, name) for name in ("krall.base", "ossir.base")] == ["...", ".G."]
    assert held(game, 0) == "R6 B4 Y5 G5 K4"


@rule("SU-33.12")
def test_sending_cubes_back_is_no_theft() -> None:
    game = table("cards", seat("terrans brakka kade"), seat("krall customs"), on={"c1": "0", "c3": "1"},
                 projects=SPEAKER | {"customs.embed": "YYRKG", "krall.base": "RR."})
    finish(game, "brakka", "red@krall.base")
    assert (game.asks(), game.events("ability")) == (
        [(0, "knock")], [{"event": "ability", "seat": 0, "card": "brakka"}])


@rule("SU-33.14")
def test_an_ability_prepares_a_base_in_the_one_slot_that_is_free() -> None:
    game = table("cards", seat("terrans pilgrims junta", prepared=["terrans.base"]), seat(),
                 projects={"pilgrims.embed": "GGGRB"})
    finish(game, "pilgrims")
    assert (asked(game), zones(game)["seats"][0]["prepared"]) == ("cards", ["terrans.base", "junta.base1"])
    rivals = table("cards", seat("terrans pilgrims"), seat("krall junta"), projects={"pilgrims.embed": "GGGRB"})
    finish(rivals, "pilgrims")
    assert zones(rivals)["seats"][0]["prepared"] == ["terrans.base"]


@rule("SU-33.17", "SU-4.4")
def test_a_black_hole_closes_any_neutral_system_or_one_next_door_as_the_card_says() -> None:
    anywhere = table("cards", seat("krall xul"), seat(), on={"c1": "0", "a4": "0", "c3": "1"})
    finish(anywhere, "xul")
    assert " ".join(anywhere.options(0)) == "c2 c4 a1 a2 a3 b1 b2 b3 b4 e1 e2 e3 e4 i1 i2 i3 i4"
    near = table("cards", seat("krall gravmines"), seat(), on={"c1": "0", "c3": "1"},
                 projects={"gravmines.embed": "RBKY"})
    finish(near, "gravmines")
    assert near.options(0) == ["a1", "b1", "i1"]


@rule("SU-33.20")
def test_if_all_sides_of_a_choice_can_do_nothing_any_may_be_picked() -> None:
    game = table("cards", seat("krall singularity kade"), seat(skips=7), closed=["c3", "c4"],
                 projects={"singularity.embed": "BBRG"})
    assert game.state.tokens == 0
    finish(game, "singularity")
    assert (asked(game), game.options(0)) == ("choose", ["remove-black-hole", "place-black-hole"])
    finish(game, "place-black-hole")
    assert (asked(game), game.decision(0).most, zones(game)["closed"]) == ("gain", 2, ["c3", "c4"])


@rule("SU-33.21")
def test_lasting_changes_of_one_number_add_up() -> None:
    limit = table("cards", seat("velmari freeport halvard"), seat("krall"), projects={
        "freeport.embed": "YGGB", "velmari.programme": "YYYYBR"})
    assert zones(limit)["seats"][0]["limit"] == 10
    planet = table("place", seat("terrans senate terraforming", "R1"), seat(), drawn="B1",
                   projects={"terraforming.embed": "GGBY"})
    finish(planet, "blue@c1")
    assert held(planet, 0) == "R1 B5"


@rule("SU-33.21", "SU-27.1")
def test_more_cubes_for_discarded_cards_need_at_least_one_card() -> None:
    game = table("cards", seat("terrans obrecht kade"), seat(), on={"c3": "0", "c1": "1"})
    told = game.view(0).document()["asked"]["about"]
    assert (told["gain"], told["next"]) == (0, 2)
    finish(game, "none")
    assert (game.state.turn, held(game, 0)) == (1, "R4 B4 Y4 G4 K2")


@rule("SU-33.25", "SU-14.6")
def test_a_base_that_needs_no_route_still_needs_room_and_reaches_no_neutral_system() -> None:
    game = table("reward", seat("terrans federation", prepared=["terrans.base"]), seat(),
                 on={"c1": "0x2", "b1": "0", "a1": "0x2", "c3": "1"})
    assert game.options(0) == ["terrans.base@c1", "none"]
    rival = table("reward", seat("terrans kade", prepared=["terrans.base"]), seat("krall federation"))
    assert asked(rival) == "cards"


@rule("SU-33.25", "SU-20.3")
def test_symbols_for_leaders_are_held_in_addition_and_win_nothing() -> None:
    """Voss asks for two diplomatic symbols, Celestine for two cultural ones."""
    game = table("cards", seat("terrans xenolinguistics voss celestine"), seat(), on={"i4": "0", "c3": "1"},
                 projects={"xenolinguistics.embed": "BYGR"})
    assert symbols(game, 0) == {"diplomatic": 1}
    assert zones(game)["seats"][0]["active"] == ["xenolinguistics", "voss"]
    four = table(
        "cards", seat("terrans xenolinguistics robots kade"), seat(), on={"i1": "0", "i3": "0", "c2": "1"},
        projects=SPEAKER | {"xenolinguistics.embed": "BYGR"},
    )
    assert (symbols(four, 0), four.match.over()) == ({"diplomatic": 4, "cultural": 1}, False)


# -- what only cards to come can show --------------------------------------------------------------------------------


@rule("SU-33.1", "SU-33.18")
def test_what_an_ability_has_opened_is_open_in_the_same_turn(reword: Callable[..., None]) -> None:
    """A black hole that leaves at the start of a turn leaves the track to its system free for the cubes drawn then."""
    reword("democracy", trigger="turn_start", effects=[{"op": "remove_black_hole"}])
    game = table("place", seat("terrans democracy", "B4"), seat("krall", "K4"), drawn="B1", closed=["a1"],
                 script={("cube", 0): "BBB", ("cube", 1): "KKK"})
    assert "blue@c1-a1" not in game.options(0)
    finish(game, "none", "none", "none")
    assert (game.asks(), owner(game, "a1")) == ([(0, "place")], "neutral")
    assert "blue@c1-a1" in game.options(0)


@rule("SU-26.6", "SU-20.2")
@pytest.mark.parametrize(("start", "seen"), [("c1", 2), ("c4", 3)])
def test_a_leader_whose_symbol_has_left_with_the_card_does_not_help_its_ability(
    reword: Callable[..., None], start: str, seen: int,
) -> None:
    """In the fourth corner there is another cultural symbol, and one more card is looked at."""
    reword("anahr", effects=[{"op": "mod_look", "delta": 1}])
    game = table("cards", seat("terrans psychohistory anahr"), seat("krall"), on={start: "0", "c3": "1"},
                 projects={"psychohistory.embed": "BBYGR"})
    assert zones(game)["seats"][0]["active"] == ["psychohistory", "anahr"]
    finish(game, "psychohistory")
    assert (asked(game), len(game.options(0))) == ("take", seen + 1)


@rule("SU-33.20", "SU-33.24")
@pytest.mark.parametrize("way", ["steal", "knock"])
def test_what_is_protected_from_one_way_of_taking_is_no_choice_for_that_way(
    reword: Callable[..., None], way: str,
) -> None:
    reword("garrisons", effects=[{"op": "protect", "kinds": ["base"], "from": [way]}])
    game = table("cards", seat("terrans kade", ""), seat("krall garrisons"),
                 projects={"garrisons.embed": "RRGY", "krall.base": "BB."})
    options = [[{"op": f"{way}_cube", "colours": ["blue"]}], [{"op": "gain_cubes", "colours": ["green"]}]]
    assert asked_by(game, 0, op="choose_one", options=options) is None
    assert (held(game, 0), on_project(game, "krall.base")) == ("G1", "BB.")


@rule("SU-33.20", "SU-33.14")
def test_the_last_disc_and_the_last_token_can_still_be_chosen() -> None:
    nothing = [{"op": "trash_cubes", "colours": ["black"]}]
    seats = seat("terrans kade", ""), seat("krall")
    game = table("cards", *seats, on={"c1": "0x3", "i1": "0x3", "e2": "0x2", "c3": "1"})
    assert game.state.supply[0] == 1
    assert asked_by(game, 0, op="choose_one", options=[[{"op": "prepare_base"}], nothing]) is None
    assert (zones(game)["seats"][0]["prepared"], game.state.supply[0]) == (["terrans.base"], 0)
    game = table("cards", *seats, closed=["e1", "e2", "e3", "e4", "i1", "i2", "i3", "i4"])
    assert game.state.tokens == 1
    assert asked_by(game, 0, op="choose_one", options=[[{"op": "skip_turn"}], nothing]) is None
    assert (game.state.skips, game.state.tokens) == ([0, 1], 0)


@rule("SU-33.20")
def test_a_choice_within_a_choice_is_a_choice_of_its_own() -> None:
    red, blue = [{"op": "gain_cubes", "colours": ["red"]}], [{"op": "gain_cubes", "colours": ["blue"]}]
    inner: dict[str, Any] = {"op": "choose_one", "options": [red, blue]}
    effects = effects_of([*red, {"op": "choose_one", "options": [blue, [inner]]}, *blue])
    assert choices_in(effects) == [effects[1], effects[1].options[1][0]]
