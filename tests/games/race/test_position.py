"""Position documents: what they may leave out, and what is refused with a sentence that names what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import games
from orrery.core import SPECTATOR, BadPosition, Chance
from orrery.testing import position
from tests.games.race.tables import faces, goods, hand, hands, piles, seat, tableau

A, B = {"tableau": ["old-earth"]}, {"tableau": ["new-sparta"]}

TWELVE = ["gem-world", "spice-world", "space-port", "drop-ships", "public-works", "comet-zone", "mining-robots",
          "rebel-base", "colony-ship", "outlaw-world", "refugee-world", "asteroid-belt"]


def with_a(**entries: Any) -> dict[str, Any]:
    """A document of two seats; these are entries of the first."""
    return {"seats": [A | entries, B]}


def refusal(document: Any) -> str:
    """The sentence with which a document is refused."""
    with pytest.raises(BadPosition) as refused:
        games.load("race").read(document, Chance(b"test"))
    assert refused.value.key.startswith("error-position-")
    return str(refused.value)


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        # seats
        ({}, "Expected a list of 2 to 4 seats, each with its own entries."),
        ({"seats": [A]}, "Expected a list of 2 to 4 seats, each with its own entries."),
        ({"seats": [A, B, {}, {}, {}]}, "Expected a list of 2 to 4 seats, each with its own entries."),
        ({"seats": [A, "new-sparta"]}, "Expected a list of 2 to 4 seats, each with its own entries."),
        ({"seats": [A, B, {}], "mode": "duel"}, "Expected 2 seats for the duel, found 3."),
        # words
        ({"seats": [A, B], "mode": "solo"}, "Unknown mode 'solo'; expected one of: standard, duel."),
        ({"seats": [A, B], "step": "trading"}, "Unknown step 'trading'; expected one of: opening, actions, explore, "
         "keep, develop, lay-development, place-development, settle, lay-world, place-world, trade, consume, produce, "
         "windfall, round-end, over."),
        (with_a(actions=["conquer"]) | {"step": "settle"}, "Unknown action of seat 0 'conquer'; expected one of: "
         "explore-5, explore-1-1, develop, settle, consume-trade, consume-2x, produce."),
        ({"seats": [A, B], "step": "consume", "used": ["gem-world"]}, "Unknown power 'gem-world'; expected one of: "),
        ({"seats": [A, B], "out": []}, "Unknown entry 'out'; expected some of: again, at, bank, box, deck, "),
        ({"seats": [A, B], "decks": 3}, "Unknown entry 'decks'; expected some of: again, at, bank, box, deck, discard, "
         "mode, order, round, seats, step, used."),
        (with_a(gods=[]), "Unknown entry 'gods' of seat 0; expected some of: actions, chips, drawn, goods, hand, laid, "
         "produced, tableau."),
        (with_a(hand=["gem-wurld"]), "hand of seat 0: there is no card 'gem-wurld'; expected a card's canonical name."),
        (with_a(tableau=["old-earth", "space-marines~3"]), "tableau of seat 0: there is no card 'space-marines~3'; "
         "expected a card's canonical name."),
        ({"seats": [A, B], "discard": ["gem-world@2"]}, "Unknown seat after gem-world@ '2'; expected one of: 0, 1."),
        ({"seats": [A, B], "discard": [3, -2]}, "discard pile: expected numbers of cards, 0 or more, found -2."),
        ({"seats": [A, B], "deck": None}, "deck: expected a list of cards, found None."),
        ({"seats": [A, B], "discard": ["gem-world@0@1"]}, "discard pile: gem-world@0@1; expected a discard that all "
         "know, one seat or nobody."),
        (with_a(hand=[True]), "hand of seat 0: there is no card True; expected a card's canonical name."),
        (with_a(hand=[5, -2]), "hand of seat 0: expected numbers of cards, 0 or more, found -2."),
        # cards
        (with_a(hand=["new-sparta"]), "tableau of seat 1: new-sparta lies elsewhere already; expected each card once."),
        (with_a(hand=["gem-world", "gem-world"]), "hand of seat 0: gem-world lies elsewhere already; expected each "
         "card once."),
        (with_a(hand=["drop-ships", "drop-ships", "drop-ships"]), "hand of seat 0: drop-ships lies elsewhere already; "
         "expected each card once."),
        (with_a(tableau=["old-earth", "drop-ships", "drop-ships"]), "Seat 0 has drop-ships twice in the tableau; "
         "expected one at most."),
        (with_a(tableau=["old-earth", 3]), "tableau of seat 0: expected cards by name, found a number of them."),
        (with_a(hand=120), "hand of seat 0: 120 more cards are wanted; expected 0 to 112, as many as are left."),
        (with_a(hand=[-2]), "hand of seat 0: expected numbers of cards, 0 or more, found -2."),
        (with_a(hand="gem-world"), "hand of seat 0: expected a list of cards, found 'gem-world'."),
        (with_a(hand=13), "Seat 0 holds 13 cards at the start of a round; expected 10 at most."),
        # goods
        (with_a(tableau=["old-earth", "tourist-world"], goods=["tourist-world"]), "tourist-world of seat 0 cannot hold "
         "a good; expected a world with a colour."),
        (with_a(tableau=["old-earth", "drop-ships"], goods=["drop-ships"]), "drop-ships of seat 0 cannot hold a good; "
         "expected a world with a colour."),
        (with_a(goods=["gem-world"]), "Seat 0 has no gem-world to hold a good; expected worlds of its tableau."),
        (with_a(tableau=["old-earth", "gem-world"], goods=["gem-world", "gem-world"]), "gem-world of seat "
         "0 holds a good already; expected one at most."),
        (with_a(goods=3), "goods: expected a list, found 3."),
        # chips
        (with_a(chips=3) | {"bank": 20}, "Expected 24 points in chips and bank together, found 23."),
        (with_a(chips=3) | {"bank": 22}, "Expected 24 points in chips and bank together, found 25."),
        (with_a(chips=3) | {"bank": 0}, "Expected 24 points in chips and bank together, found 3."),
        (with_a(chips=-1), "chips: expected a number, 0 or more, found -1."),
        (with_a(chips="three"), "chips: expected a number, 0 or more, found 'three'."),
        # the cursor
        ({"seats": [A, B], "round": None}, "round: expected a number, 0 or more, found None."),
        ({"seats": [A, B], "at": 3}, "at: expected a place in the order, 0 to 2, found 3."),
        ({"seats": [A, B], "order": [0, 0]}, "Expected the seats 0 to 1 in an order, clockwise from "
         "the first, found [0, 0]."),
        ({"seats": [A, B], "order": [0, True]}, "Expected the seats 0 to 1 in an order, found [0, True]."),
        ({"seats": [A, B], "order": []}, "Expected the seats 0 to 1 in an order, clockwise from the first, found []."),
        ({"seats": [A, B, {}], "order": [1, 0, 2]}, "Expected the seats 0 to 2 in an order, clockwise from the first, "
         "found [1, 0, 2]."),
        ({"seats": [A, B], "step": "settle", "at": 1}, "at: expected 0 at the step settle, found 1."),
        ({"seats": [A, B], "step": "trade", "at": 1}, "at: expected 0 where nobody has chosen consume-trade and sold, "
         "found 1."),
        ({"seats": [A, B], "round": 0}, "round: expected 0 at the step opening and 1 or more after it, found 0 at the "
         "step actions."),
        ({"seats": [A, B], "again": "no"}, "again: expected true or false, found 'no'."),
        ({"seats": [A | {"actions": ["produce"]}, B | {"actions": ["settle"]}], "step": "develop"}, "Expected a phase "
         "that an action card calls, found the step develop."),
        ({"seats": [A, B], "bank": 0}, "Expected 24 points in chips and bank together, found 0."),
        ({"seats": [A | {"chips": 24}, B], "step": "trade"}, "bank: expected points left at the step trade, found 0."),
        ({"seats": [A | {"chips": 10**6}, B], "step": "round-end"}, "Expected 24 points in chips and bank together, "
         "found 1000000."),
        (with_a(tableau=["old-earth", *TWELVE]), "Expected at most 11 cards in a tableau at the step actions, found "
         "13."),
        ({"seats": [A, B], "step": "produce", "at": 2}, "at: expected 0 to 1 at the step produce, found 2."),
        ({"seats": [A, B], "step": "develop", "again": True}, "again: expected only in the second Develop or Settle "
         "phase of a round of the duel."),
        ({"seats": [A, B], "step": "opening"}, "Seat 0: expected 6 cards in the opening hand, found 0."),
        ({"seats": [A | {"hand": 6, "chips": 1}, B], "step": "opening"}, "Seat 0: expected a start world and nothing "
         "else before the first round."),
        ({"seats": [{"tableau": ["gem-world"], "hand": 6}, B], "step": "opening"}, "Seat 0: expected a start world and "
         "nothing else before the first round."),
        (with_a(actions=["settle"]), "Seat 0: expected no action cards before they are revealed."),
        (with_a(actions=["settle", "produce"]) | {"step": "settle"}, "Seat 0: expected one action card or none, found "
         "2."),
        (with_a(actions=["settle"]) | {"step": "settle", "mode": "duel"}, "Seat 0: expected 2 different action cards "
         "or none, found 1."),
        (with_a(actions=["settle", "settle"]) | {"step": "settle", "mode": "duel"}, "Seat 0: expected 2 different "
         "action cards or none, found 2."),
        (with_a(actions=["develop-2", "produce"]) | {"step": "develop", "mode": "duel"}, "Seat 0: expected the second "
         "Develop or Settle card only with the first (RG-14.3), found develop-2 and produce."),
        *[(with_a(drawn=count) | {"step": step}, "Seat 0: expected drawn cards only at the step keep, more than the "
           f"seat keeps and no more than it draws; found {count}.")
          for count, step in ((2, "actions"), (1, "keep"), (3, "keep"))],
        ({"seats": [A, B], "step": "keep"}, "Expected drawn cards at the step keep, found none."),
        (with_a(produced=[1, 2]), "Seat 0: expected 5 numbers of goods produced, found [1, 2]."),
        (with_a(produced=[0, True, 0, 0, 0]), "Seat 0: expected 5 numbers of goods produced"),
        (with_a(produced=[0, 0, 0, 1, 0]), "Seat 0: expected no more goods produced of a kind than its worlds make, "
         "found [0, 0, 0, 1, 0]."),
        (with_a(tableau=["old-earth", "gem-world"], produced=[0, 1, 0, 0, 0]) | {"step": "produce", "at": 1},
         "Seat 0: expected no more goods produced of a kind than lie on its worlds, and none before its turn"),
        ({"seats": [A, B], "step": "windfall"}, "Seat 0: expected a power or the bonus, and a windfall world to fill."),
        ({"seats": [A, B], "step": "consume", "at": 1, "used": ["old-earth"]}, "used: expected some of none, each "
         "once; found old-earth."),
        ({"seats": [A, B], "step": "consume", "used": ["old-earth", "old-earth"]}, "used: expected some of old-earth, "
         "each once; found old-earth."),
        ({"seats": [A, B], "step": "settle", "used": ["bonus"]}, "used: expected some of none, each once; found "
         "bonus."),
        (with_a(laid=0), "card laid by seat 0: there is no card 0; expected a card's canonical name."),
        (with_a(laid="drop-ships", tableau=["old-earth", "drop-ships"], hand=9) | {"step": "place-development"},
         "Seat 0 has laid out drop-ships~2; expected a card that it can place now"),
        (with_a(laid="refugee-world"), "Seat 0 has laid out refugee-world; expected a card that it can place now, at "
         "the steps place-development and place-world only."),
        (with_a(laid="refugee-world") | {"step": "place-development"}, "Seat 0 has laid out refugee-world; expected"),
        (with_a(laid="tourist-world", hand=3) | {"step": "place-world"}, "Seat 0 has laid out tourist-world; expected"),
        (with_a(laid="drop-ships", hand=3) | {"step": "place-development"}, "Seat 0 has laid out drop-ships; expected"),
        ({"seats": [A, B], "step": "place-world"}, "Seat 0 has laid out none; expected"),
    ],
)
def test_a_document_that_no_game_allows_is_refused(document: dict[str, Any], sentence: str) -> None:
    refused = refusal(document)
    assert refused.startswith(sentence)
    assert "xpected" in refused


WHOLE = {
    "mode": "standard", "round": 3, "step": "consume", "at": 1, "again": False, "order": [1, 0], "bank": 21,
    "seats": [
        {"tableau": ["old-earth", "gem-world"], "hand": ["rebel-base", 2], "goods": {"gem-world": "space-port"},
         "chips": 3, "actions": ["consume-trade"], "drawn": [], "laid": None, "produced": [0, 1, 0, 0, 0]},
        {"tableau": ["new-sparta"]},
    ],
    "deck": 40, "discard": ["outlaw-world@0", "colony-ship@all", 5], "box": [], "used": ["old-earth"],
}
GARBAGE: list[Any] = [None, -1, 7, 2.5, "x", [], ["x"], [[]], {}, {"x": "y"}, [{}, {}], True]


@pytest.mark.parametrize("key", [key for key in WHOLE if key != "seats"])
def test_garbage_in_a_document_never_gets_further_than_a_refusal(key: str) -> None:
    position("race", WHOLE)
    for value in GARBAGE:
        refused_or_read({**WHOLE, key: value})


@pytest.mark.parametrize("key", ["tableau", "hand", "goods", "chips", "actions", "drawn", "laid", "produced"])
def test_garbage_in_a_seat_never_gets_further_than_a_refusal(key: str) -> None:
    first: dict[str, Any] = WHOLE["seats"][0]  # type: ignore[index]
    for value in GARBAGE:
        refused_or_read({**WHOLE, "seats": [{**first, key: value}, B]})


def refused_or_read(document: dict[str, Any]) -> None:
    """Either a position that can be written and played from, or BadPosition: nothing else may be raised."""
    game = games.load("race")
    try:
        state = game.read(document, Chance(b"test"))
    except BadPosition:
        return
    assert game.read(game.write(state), Chance(b"test")).key() == state.key()
    position("race", document)


def test_what_is_left_out_has_a_default() -> None:
    table = position("race", {"seats": [A, B]})
    zones = table.view(SPECTATOR).zones
    assert table.asks() == [(0, "action"), (1, "action")]
    assert (zones["round"], zones["bank"], zones["order"]) == (1, 24, [0, 1])
    assert (hands(table), piles(table)) == ([0, 0], (112, 0))


def test_numbers_stand_for_cards_that_nobody_names() -> None:
    table = position("race", {"seats": [seat("old-earth", "gem-world 3"), seat("new-sparta", "2")], "deck": 50,
                              "discard": ["rebel-base@1", 8]})
    assert hands(table) == [4, 2]
    assert hand(table, 0)[0] == "gem-world"
    assert piles(table) == (50, 9)
    assert table.view(SPECTATOR).zones["box"] == 114 - 2 - 6 - 50 - 9
    assert table.view(1).zones["discard_mine"] == ["rebel-base"]


def test_goods_can_be_named_or_not_and_underscores_may_stand_for_hyphens() -> None:
    table = position("race", {"seats": [
        seat("old_earth gem_world asteroid-belt", goods={"gem_world": "rebel_base", "asteroid-belt": "space-port"}),
        seat("new-sparta spice-world", goods="spice_world"),
    ]})
    assert tableau(table, 0) == ["old-earth", "gem-world", "asteroid-belt"]
    assert faces(table, 0) == {"gem-world": "rebel-base", "asteroid-belt": "space-port"}
    assert goods(table, 1) == ["spice-world"]


def test_the_plain_name_of_a_card_with_two_copies_means_the_one_that_is_free() -> None:
    table = position("race", {"seats": [seat("old-earth drop-ships"), seat("new-sparta", "drop-ships")]})
    assert tableau(table, 0) == ["old-earth", "drop-ships"]
    assert hand(table, 1) == ["drop-ships~2"]


def test_an_empty_bank_allows_more_points_than_it_ever_had() -> None:
    table = position("race", {"seats": [A | {"chips": 31}, B], "step": "round-end", "bank": 0})
    assert table.match.over()
    assert table.result().scores == (33, 1)


def test_what_is_kept_beside_a_position_is_as_if_worked_out_anew() -> None:
    """Calls follow the action cards, and summed powers the tableau, also where a card is given up for a world."""
    game = games.load("race")
    table = position("race", {"step": "settle", "seats": [
        seat("old-earth drop-ships new-military-tactics", "rebel-outpost 3", actions="settle"),
        seat("new-sparta", "2", actions="produce"),
    ]})
    table.answers("rebel-outpost", "none")
    assert table.asks() == [(0, "action"), (1, "action")]
    assert tableau(table, 0) == ["old-earth", "drop-ships", "rebel-outpost"]
    kept = game.derived(table.state, False)
    assert list(kept) == ["calls", "powers of seat 0", "powers of seat 1"]
    assert kept == game.derived(table.state, True)
    table.state.powers[0] = table.state.powers[1]
    assert game.derived(table.state, False) != game.derived(table.state, True)
