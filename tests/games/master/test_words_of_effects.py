"""Single words of the effect vocabulary where they find much, one thing or nothing to work on (33)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.master.abilities import NO_CAUSE, Cause
from orrery.games.master.cards import Effect
from orrery.games.master.effects import can_do
from orrery.testing import rule
from tests.games.master.tables import asked, bank, cards, deck, finish, held, on_project, seat, table, zones

LEADERS = ("torvan gharn ilvane quill obrecht sael mirelle voss anahr celestine kade tolk juno halvard xul brakka "
           "nivane malthus")
COMMERCE = "exchange league customs freeport smugglers credit auctions charters insurance"
EMPTY_BANK = ("krall", "R41 B41 Y45 G45 K2")

WORDS: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ({"op": "gain_cubes", "count": 1, "colours": ["yellow"]}, {}, {"rival": EMPTY_BANK}),
    ({"op": "trash_cubes", "count": 2, "colours": ["black"]}, {}, {"bag": "R1"}),
    ({"op": "exchange_cubes", "count": 1, "give": ["red"], "take": ["yellow"]}, {}, {"rival": EMPTY_BANK}),
    ({"op": "exchange_cubes", "count": 1, "give": ["red"], "take": ["yellow"]}, {}, {"bag": "B1"}),
    ({"op": "gain_card", "deck": "leader", "count": 1}, {}, {"rival": (f"krall {LEADERS}", "R1")}),
    ({"op": "take_card", "who": "opponent", "types": ["leader"]}, {"rival": ("krall tolk", "R1")}, {}),
    ({"op": "discard_card", "who": "opponent", "types": ["development"]}, {"rival": ("krall ark", "R1")}, {}),
    ({"op": "discard_card", "who": "loser", "types": ["leader"]}, {"rival": ("krall tolk", "R1"), "loser": 1},
     {"rival": ("krall tolk", "R1")}),
    ({"op": "steal_cube", "count": 1, "colours": ["red", "black"]}, {"projects": {"krall.card2": "R..."}},
     {"projects": {"krall.card2": "..K."}}),
    ({"op": "knock_cube", "count": 1, "colours": ["red"]}, {"projects": {"krall.card2": "R..."}},
     {"projects": {"terrans.base": "R..."}}),
    ({"op": "recall_projects", "count": 1}, {"projects": {"terrans.base": "R..."}}, {"on": {"c1": "0 R", "c3": "1"}}),
    ({"op": "prepare_base", "count": 1}, {}, {"prepared": ["terrans.base"]}),
    ({"op": "prepare_base", "count": 1}, {}, {"on": {"c1": "0x3", "i1": "0x3", "a1": "0x2", "c3": "1"},
                                              "more": "junta", "prepared": ["junta.base1"]}),
    ({"op": "place_base", "source": "supply", "where": "neutral_adjacent"}, {}, {"on": {"c3": "1"}}),
    ({"op": "place_black_hole", "where": "neutral_any"}, {},
     {"closed": ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "e1"]}),
    ({"op": "place_black_hole", "where": "neutral_adjacent"}, {}, {"on": {"c3": "1"}}),
    ({"op": "remove_black_hole", "where": "not_start"}, {"closed": ["a1"]}, {"closed": ["c2"]}),
    ({"op": "end_conflict", "card_to": "self"},
     {"conflicts": {"border": {"track": "t_c1_a1", "red": "c1"}}},
     {"conflicts": {"border": {"track": "t_c3_a3", "red": "c3"}}}),
    ({"op": "skip_turn", "who": "opponent", "count": 1}, {},
     {"closed": ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "e1"]}),
    ({"op": "choose_one", "options": [[{"op": "recall_projects", "count": 1}], [{"op": "recall_projects"}]]},
     {"projects": {"terrans.base": "R..."}}, {}),
]


@rule("SU-33.20")
@pytest.mark.parametrize(("effect", "useful", "useless"), WORDS, ids=[word[0]["op"] for word in WORDS])
def test_whether_an_effect_can_do_anything(
    effect: dict[str, Any], useful: dict[str, Any], useless: dict[str, Any],
) -> None:
    for found, expected in ((useful, True), (useless, False)):
        there = dict(found)
        loser = there.pop("loser", -1)
        more = "" if "rival" in there else there.pop("more", "ilvane")
        own = seat(f"terrans {more}", there.pop("bag", "R4 B4 K2"), prepared=there.pop("prepared", []))
        rival = seat(*there.pop("rival", ("krall", "R1")))
        on = there.pop("on", {"c1": "0", "c3": "1"})
        state = table("reward", own, rival, on=on, **there).state
        cause = Cause(loser=loser) if loser >= 0 else NO_CAUSE
        assert can_do(state, 0, Effect(effect), cause) is expected


@rule("SU-1.6", "SU-33.5", "SU-27.1")
def test_an_empty_bank_gives_nothing_and_a_small_one_all_it_has() -> None:
    rival = "R43 B43 Y43 G43 K2"
    game = table("cards", seat("velmari sael", "R2 B1 Y1 G2"), seat("krall", rival), on={"c3": "0", "c1": "1"},
                 projects={"velmari.programme": "Y....."})
    assert bank(game) == "B1 K18"
    finish(game, "sael")
    assert (held(game, 0), bank(game), game.state.turn) == ("R2 B2 Y1 G2", "K18", 1)
    assert game.events("got") == [{"event": "got", "seat": 0, "cubes": ["blue"]}]


@rule("SU-33.6", "SU-33.13", "SU-33.12", "SU-3.4", "SU-33.9")
def test_words_that_find_nothing_ask_nothing() -> None:
    recall = table("cards", seat("terrans nivane xenolinguistics", ""), seat(),
                   projects={"xenolinguistics.embed": "BYGR"}, decks={})
    finish(recall, "nivane", "none")
    assert asked(recall) == "cards"  # nothing to trash in an empty bag
    knock = table("cards", seat("krall brakka"), seat("terrans"))
    finish(knock, "brakka")
    assert (asked(knock), knock.events("knocked")) == ("gain", [])
    swap = table("cards", seat("terrans insurance", "R1"), seat("krall", "R44 B45 Y44 G44 K2"),
                 projects={"insurance.embed": "YGK"})
    assert bank(swap) == "K17"
    finish(swap, "insurance")
    assert (held(swap, 0), swap.state.turn) == ("R1 Y1 G1 K1", 1)
    search = table("cards", seat("terrans auctions celestine"), seat(), projects={"auctions.embed": "YGBR"})
    finish(search, "auctions", "expansion", "ark")
    assert cards(search, 0) == ["celestine", "ark"]


@rule("SU-33.9", "SU-3.12", "SU-3.4")
def test_an_empty_deck_cannot_be_named() -> None:
    rest = " ".join(name for name in COMMERCE.split() if name != "auctions")
    game = table("cards", seat("terrans auctions"), seat(f"krall {rest}"), projects={"auctions.embed": "YGBR"})
    finish(game, "auctions")
    assert game.options(0) == ["expansion", "commerce", "progress"]
    finish(game, "commerce")
    assert (cards(game, 0), deck(game, "commerce")) == (["auctions"], [])
    last = table("place", seat("terrans"), seat(f"krall {COMMERCE}"), drawn="K1", projects={"terrans.card1": "RBYG."})
    finish(last, "black@terrans.card1")
    assert last.options(0) == ["expansion", "progress"]


@rule("SU-33.19", "SU-23.4")
def test_of_two_conflicts_one_is_named_to_be_ended() -> None:
    game = table(
        "cards", seat("terrans mirelle"), seat("krall"), on={"i1": "0", "i2": "1", "c1": "0"}, laid=["t_c1_a1"],
        projects={"terrans.programme": "RBYGK", "border.blue": ".....R", "coup.red": "K..."},
        conflicts={"border": {"track": "t_i1_i2", "red": "i2"}, "coup": {"track": "t_c1_a1", "red": "c1"}},
    )
    red = game.state.bank[0]
    finish(game, "mirelle")
    assert (asked(game), game.options(0)) == ("stop", ["border", "coup"])
    assert game.why_not(0, "none") == "SU-26.4"
    finish(game, "border", "1 green")
    assert (list(zones(game)["conflicts"]), cards(game, 0)) == (["coup"], ["border"])
    assert (game.state.bank[0], on_project(game, "coup.red"), held(game, 0)) == (red + 1, "K...", "R4 B4 Y4 G5 K2")


@rule("SU-33.23", "SU-10.2")
def test_a_cell_that_a_substitute_covers_is_no_longer_free() -> None:
    game = table("place", seat("terrans directorate"), seat("krall"), drawn="K1 Y1 R1")
    assert {"black@terrans.base=yellow", "yellow@terrans.base"} <= set(game.options(0))
    finish(game, "black@terrans.base=yellow")
    assert on_project(game, "terrans.base") == "..K."
    assert "red@terrans.base" in game.options(0)
    assert game.why_not(0, "yellow@terrans.base") == "SU-10.2"


@rule("SU-33.4", "SU-12.16", "SU-10.9")
def test_a_route_cleared_and_laid_again_is_completed_again() -> None:
    game = table(
        "begin", seat("terrans charters", "R2 K1"), seat("krall", "R3"), on={"c1": "0", "c3": "1"},
        routes={"c1-b1": "R2"}, projects={"charters.embed": "YYRG"}, script={("cube", 0): "KRRRRK"},
    )
    finish(game, "clear", "c1-b1", "none", "none")
    assert (held(game, 0), game.state.turn) == ("R4 K1", 1)
    finish(game, "none")
    assert game.state.turn == 0
    finish(game, "red@c1-b1", "red@c1-b1", "none")
    assert (asked(game), game.decision(0).most, zones(game)["routes"]) == ("gain", 2, {"c1-b1": {"red": 2}})


@rule("SU-33.15", "SU-33.17", "SU-33.18")
def test_the_only_system_there_is_is_not_asked_for() -> None:
    ark = table("cards", seat("terrans ark"), seat("krall"), closed=["a1", "b1"], projects={"ark.embed": "GYBRG"})
    finish(ark, "ark")
    assert (asked(ark), zones(ark)["systems"]["i1"]) == ("take", {"owner": 0, "bases": 1})
    mines = table("cards", seat("terrans gravmines"), seat("krall"), closed=["a1", "i1"],
                  projects={"gravmines.embed": "RBKY"})
    finish(mines, "gravmines")
    assert (asked(mines), sorted(zones(mines)["closed"])) == ("gain", ["a1", "b1", "i1"])
    hole = table("cards", seat("terrans singularity"), seat("krall"), closed=["a3", "c4"],
                 projects={"singularity.embed": "BBRG"})
    finish(hole, "singularity", "remove-black-hole")
    assert (asked(hole), zones(hole)["closed"]) == ("gain", ["c4"])
