"""Clause by clause: what holds for the first seat as for the others, and what everybody may know of the decks."""

from __future__ import annotations

import pytest

from orrery.testing import Table, new, rule
from tests.games.master.tables import (
    asked,
    asked_by,
    cards,
    finish,
    held,
    numbers,
    owner,
    seat,
    symbols,
    table,
    take_first,
    zones,
)

WAR = {"border": {"track": "t_i1_i2", "red": "i1"}}
FRONT = {"i1": "1", "i2": "0", "c3": "0"}


@rule("SU-21.11", "SU-21.14", "SU-21.9")
def test_seat_0_loses_a_conflict_like_anybody_else() -> None:
    game = table("place", seat("terrans", ""), seat("krall kade", ""), turn=1, drawn="B1", on=FRONT, conflicts=WAR,
                 projects={"border.red": "RRGY.", "terrans.base": "R.Y."})
    finish(game, "blue@border.red")
    assert (game.asks(), game.options(1)) == ([(1, "spoils")], ["red@terrans.base", "yellow@terrans.base"])
    finish(game, "red@terrans.base")
    assert (game.asks(), owner(game, "i2"), game.state.supply[0]) == ([(1, "occupy")], "neutral", 8)
    assert held(game, 1) == "R3 B1 Y1 G1"


@rule("SU-21.17")
def test_the_card_at_stake_is_taken_from_seat_0_too() -> None:
    game = table("place", seat("terrans torvan gharn", ""), seat("krall kade", ""), turn=1, drawn="B1", on=FRONT,
                 conflicts={"coup": {"track": "t_i1_i2", "red": "i1"}}, projects={"coup.red": "KY.B"})
    finish(game, "blue@coup.red")
    assert (game.asks(), game.options(1)) == ([(1, "ruin")], ["torvan", "gharn"])


@rule("SU-23.2", "SU-23.5", "SU-23.8")
def test_seat_0_is_asked_whether_a_conflict_may_end_and_gets_its_card_back() -> None:
    game = table("cards", seat("terrans"), seat("krall kade"), turn=1, on=FRONT,
                 conflicts={"border": {"track": "t_i1_i2", "red": "i2"}})
    finish(game, "end@t_i1_i2")
    assert game.asks() == [(0, "agree")]
    finish(game, "agree")
    assert (cards(game, 0), cards(game, 1)) == (["border"], ["kade"])


@rule("SU-21.4", "SU-29.4", "SU-29.5")
@pytest.mark.parametrize("who", [0, 1])
def test_symbols_of_conflicts_and_of_the_board_belong_to_any_seat_alike(who: int) -> None:
    other = 1 - who
    game = table("cards", seat("terrans kade"), seat("krall torvan"), on={"i1": str(who), "i2": str(other)},
                 conflicts=WAR, projects={"border.red": "R...."})
    assert (symbols(game, who).get("military"), symbols(game, other).get("military")) == (1, None)
    mirror = table("cards", seat("terrans kade"), seat("krall torvan"), on={"i1": str(other), "i2": str(who)},
                   conflicts=WAR, projects={"border.red": "R...."})
    assert symbols(mirror, other) == symbols(game, who)


@rule("SU-24.5", "SU-2.17")
def test_no_effect_takes_a_race_card_whatever_it_lists() -> None:
    for op in ("take_card", "discard_card"):
        game = table("cards", seat("terrans kade"), seat("krall"))
        assert asked_by(game, 0, op=op, types=["race"]) is None
        assert zones(game)["seats"][1]["cards"] == ["krall"]


@rule("SU-21.11", "SU-33.24", "SU-16.3")
def test_a_protection_from_which_spoils_are_taken_protects_no_longer_from_the_next_cube() -> None:
    """Espionage brings two cubes; garrisons protect routes but no development."""
    game = table("place", seat("terrans kade", ""), seat("krall garrisons", ""), drawn="Y1",
                 on={"i1": "0", "i2": "1", "c3": "1"}, routes={"i2-e1": "G1"},
                 conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}},
                 projects={"espionage.red": "BBK.", "garrisons.embed": "RRGY"})
    finish(game, "yellow@espionage.red")
    assert (asked(game), game.options(0)) == (
        "spoils", ["red@garrisons.embed", "green@garrisons.embed", "yellow@garrisons.embed"])
    finish(game, "yellow@garrisons.embed")
    assert game.options(0) == ["red@garrisons.embed", "green@garrisons.embed", "green@i2-e1"]


@rule("SU-16.10", "SU-5.2")
def test_the_symbol_of_a_development_wins_before_its_politics_card_is_taken() -> None:
    game = table("place", seat("terrans league xenolinguistics kade"), seat(), drawn="R1",
                 on={"i1": "0", "i3": "0", "c2": "1"},
                 projects={"league.embed": "YYG.", "terrans.programme": "RBYGK", "xenolinguistics.embed": "BYGR"})
    before = symbols(game, 0)["diplomatic"]
    finish(game, "red@league.embed")
    assert before == 4
    assert (game.match.over(), game.state.winner, cards(game, 0)) == (True, 0, ["league", "xenolinguistics", "kade"])


# -- what lies open --------------------------------------------------------------------------------------------------

DECKS = ("leader", "conflict", "government", "expansion", "commerce", "progress")


def tops(game: Table) -> list[int]:
    """How many cards of each deck lie open to all."""
    return [len(zones(game)["decks"][name]["top"]) for name in DECKS]


@rule("SU-2.15", "SU-2.16", "SU-34.1", "SU-34.2")
def test_of_the_race_deck_two_cards_are_seen_and_of_the_others_one_when_play_begins() -> None:
    game = new("master", 2, script=numbers({"first": [1], "start": "B"}))
    for who in (0, 1):
        assert (game.asks(), len(game.options(who))) == ([(who, "race")], 3)
        assert len(zones(game)["decks"]["race"]["top"]) == 2
        assert tops(game) == [0] * 6
        finish(game, game.options(who)[0])
    assert (asked(game), tops(game), len(zones(game)["decks"]["race"]["top"])) == ("place", [1] * 6, 1)
    assert (game.state.at, game.state.stirred, game.state.turns) == (0, False, 1)


@rule("SU-31.3", "SU-31.4", "SU-31.5", "SU-34.2")
def test_in_the_variant_the_races_left_over_are_shuffled_back() -> None:
    game = new("master", 2, options={"setup": "expert"}, script=numbers({"first": [2]}))
    assert (game.asks(), len(game.options(1)), len(zones(game)["decks"]["race"]["top"])) == ([(1, "race")], 4, 4)
    finish(game, game.options(1)[0])
    assert (game.asks(), len(game.options(0)), len(zones(game)["decks"]["race"]["top"])) == ([(0, "race")], 3, 3)
    finish(game, game.options(0)[0])
    assert (game.asks(), zones(game)["decks"]["race"]["top"]) == ([(0, "corner")], [])
    finish(game, "c1")
    assert (game.asks(), game.options(1)) == ([(1, "corner")], ["c2", "c3", "c4"])
    finish(game, "c3")
    assert (game.asks(), tops(game), game.state.at, game.state.stirred) == ([(1, "place")], [1] * 6, 0, False)


@rule("SU-34.1", "SU-34.2", "SU-3.13")
def test_one_card_of_a_deck_lies_open_after_one_was_taken_discarded_or_searched_for() -> None:
    taken = table("place", seat("terrans kade"), seat(), drawn="R1", projects={"terrans.card2": "YYBG."})
    take_first(taken, "red@terrans.card2")
    assert (asked(taken), tops(taken)[0]) == ("cards", 1)
    discarded = finish(table("cards", seat("terrans kade torvan"), seat()), "kade")
    assert tops(discarded)[0] == 1
    random = table("cards", seat("terrans kade"), seat())
    assert asked_by(random, 0, op="gain_card", deck="leader", mode="random") is None
    assert (tops(random)[0], len(cards(random, 0))) == (1, 2)
    searched = table("cards", seat("terrans auctions kade"), seat(), projects={"auctions.embed": "YGBR"})
    finish(searched, "auctions", "expansion", "ark")
    assert (asked(searched), cards(searched, 0), tops(searched)[3]) == ("cards", ["kade", "ark"], 1)


@rule("SU-2.18", "SU-2.11")
def test_the_third_of_three_players_holds_the_symbol_of_the_corner_at_once() -> None:
    game = new("master", 3, script=numbers({"first": [1], "start": "Y"}))
    finish(game, "c2")
    assert (asked(game), symbols(game, 2)) == ("race", {"scientific": 1})


@rule("SU-34.2", "SU-8.1", "SU-33.8")
def test_what_a_draw_has_brought_is_known_where_whoever_is_asked_begins_to_think() -> None:
    """Technocracy asks after the draw. Copies, undo and bots start from there: nothing is left to draw."""
    game = table("cards", seat("terrans kade", "R4"), seat("krall technocracy", "B4"))
    finish(game, "none")
    assert game.asks() == [(1, "redraw")]
    start = game.match.view(1, search=True).start
    assert start is not None
    assert start["drawn"] == {"blue": 3}
