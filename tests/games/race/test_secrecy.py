"""Who may know what (RG-11.2, RG-11.6, RG-11.8), on the bytes that leave the referee for each viewer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from orrery import games
from orrery.core import SPECTATOR, Chance, Decision, Match, new_match
from orrery.games.race.cards import BY_TEXT
from orrery.testing import Table, position, rule
from tests.games.race.tables import hand, hands, seat, whatever
from tests.games.race.tables import table as at

EVERYBODY = {SPECTATOR, 0, 1, 2}
NOBODY: set[int] = set()

Viewers = set[int]


def bytes_for(table: Table, viewer: int) -> str:
    """All that a viewer has been given: the present view and every event so far."""
    return json.dumps([table.view(viewer).document(), table.match.events_since(0, viewer)])


def readers(table: Table, card: str) -> Viewers:
    """The viewers who have been given the name of this card."""
    viewers = (SPECTATOR, *range(table.state.seats))
    return {viewer for viewer in viewers if f'"{card}"' in bytes_for(table, viewer)}


@rule("RG-11.8", "RG-11.2")
def test_what_lies_open_and_what_is_hidden() -> None:
    table = at(
        "keep",
        seat("old-earth gem-world", "rebel-base", goods={"gem-world": "rebel-homeworld"}, drawn=["outlaw-world", 1]),
        seat("epsilon-eridani", "space-port", actions="explore-5"),
        seat("alpha-centauri", "destroyed-world"),
        discard=["drop-ships@0", "plague-world@1", "spice-world", "colony-ship@all"],
    )
    assert {card: readers(table, card) for card in (
        "gem-world", "colony-ship",
        "rebel-base", "outlaw-world", "drop-ships",
        "space-port", "plague-world",
        "destroyed-world",
        "rebel-homeworld", "spice-world", "prosperous-world",
    )} == {
        "gem-world": EVERYBODY, "colony-ship": EVERYBODY,
        "rebel-base": {0}, "outlaw-world": {0}, "drop-ships": {0},  # hand, drawn, discarded by seat 0
        "space-port": {1}, "plague-world": {1},
        "destroyed-world": {2},
        "rebel-homeworld": NOBODY,  # a good, face down
        "spice-world": NOBODY,  # a good that was discarded unseen
        "prosperous-world": NOBODY,  # in the deck
    }


@rule("RG-11.8")
def test_a_card_laid_out_and_revealed_is_open_to_all() -> None:
    table = at("place-world", seat("old-earth", "5", laid="tourist-world"), seat("new-sparta"), seat("alpha-centauri"))
    assert readers(table, "tourist-world") == EVERYBODY


@rule("RG-11.8", "RG-11.6")
def test_what_everybody_sees_of_the_table() -> None:
    table = at(
        "keep",
        seat("old-earth gem-world", "5", goods="gem-world", actions="explore-5", drawn=[7], chips=9),
        seat("epsilon-eridani", "1", actions="consume-2x", chips=2),
        deck=40, discard=12,
    )
    for viewer in (SPECTATOR, 0, 1):
        zones = table.view(viewer).zones
        assert (zones["deck"], zones["discard"], zones["bank"]) == (40, 12, 13)
        assert [entry["tableau"] for entry in zones["seats"]] == [["old-earth", "gem-world"], ["epsilon-eridani"]]
        assert [entry["goods"] for entry in zones["seats"]] == [["gem-world"], []]
        assert [(entry["hand"], entry["chips"]) for entry in zones["seats"]] == [(5, 9), (1, 2)]
        assert [entry["actions"] for entry in zones["seats"]] == [["explore-5"], ["consume-2x"]]


@rule("RG-11.8", "RG-4.3")
def test_a_sealed_answer_is_known_to_its_seat_alone() -> None:
    table = at("actions", seat("old-earth"), seat("epsilon-eridani"), seat("alpha-centauri"))
    table.answer(1, "action:produce")
    assert table.view(1).sealed == "action:produce"
    # The others are offered "produce" as well, but nothing they get depends on what seat 1 picked.
    other = at("actions", seat("old-earth"), seat("epsilon-eridani"), seat("alpha-centauri"))
    other.answer(1, "action:settle")
    for viewer in (SPECTATOR, 0, 2):
        assert bytes_for(table, viewer) == bytes_for(other, viewer)
    assert bytes_for(table, 1) != bytes_for(other, 1)


def after_the_opening_discard() -> Table:
    table = at("opening", seat("old-earth", "rebel-base space-port 4"), seat("new-sparta", "6"),
               seat("alpha-centauri", "6"))
    return table.answers("rebel-base,space-port", whatever(table, 1), whatever(table, 2))


def after_exploring() -> Table:
    table = at("explore", seat("old-earth"), seat("new-sparta"), seat("alpha-centauri"),
               script={("draw", 0): "rebel-base space-port", ("draw", 1): "gem-world comet-zone",
                       ("draw", 2): "plague-world artist-colony"})
    return table.answers("rebel-base", "gem-world", "plague-world")


def after_paying_for_a_development() -> Table:
    table = at("develop", seat("old-earth", "investment-credits rebel-base 1"), seat("new-sparta"),
               seat("alpha-centauri"))
    return table.answer(0, "investment-credits").answer(0, "rebel-base")


def after_paying_for_a_world() -> Table:
    table = at("settle", seat("old-earth", "asteroid-belt rebel-base space-port 1"), seat("new-sparta"),
               seat("alpha-centauri"))
    return table.answer(0, "asteroid-belt").answer(0, "rebel-base,space-port")


def after_discarding_hand_cards_for_points() -> Table:
    table = at("consume", seat("old-earth deficit-spending", "rebel-base space-port 1"), seat("new-sparta"),
               seat("alpha-centauri"))
    return table.answer(0, "deficit-spending").answer(0, "rebel-base,space-port")


def after_discarding_to_ten() -> Table:
    table = at("round-end", seat("old-earth", "rebel-base space-port 10"), seat("new-sparta"), seat("alpha-centauri"))
    return table.answer(0, "rebel-base,space-port")


@rule("RG-11.2", "RG-11.8", "RG-6.17", "RG-5.3")
@pytest.mark.parametrize(
    "story",
    [after_the_opening_discard, after_exploring, after_paying_for_a_development, after_paying_for_a_world,
     after_discarding_hand_cards_for_points, after_discarding_to_ten],
)
def test_discarded_cards_are_known_only_to_who_discarded_them(story: Any) -> None:
    table: Table = story()
    assert readers(table, "rebel-base") <= {0}
    in_discard = set(table.view(0).zones["discard_mine"])
    assert "rebel-base" in in_discard or "space-port" in in_discard
    for card in in_discard:
        assert readers(table, card) == {0}
    assert table.view(SPECTATOR).zones["discard_open"] == []
    assert table.view(SPECTATOR).zones["discard"] == len(table.state.discard) >= len(in_discard)


@rule("RG-11.2", "RG-9.3")
def test_a_good_that_is_sold_or_consumed_goes_to_the_discard_pile_unseen() -> None:
    table = at("trade", seat("old-earth gem-world spice-world", actions="consume-trade",
                             goods={"gem-world": "rebel-base", "spice-world": "space-port"}),
               seat("new-sparta"), seat("alpha-centauri"), deck=20)
    table.answer(0, "sell:gem-world")
    assert table.view(SPECTATOR).zones["discard"] == 2
    assert readers(table, "rebel-base") == readers(table, "space-port") == NOBODY


@rule("RG-11.2")
@pytest.mark.parametrize(
    ("card", "world"), [("colony-ship", "space-port"), ("new-military-tactics", "pirate-world")],
)
def test_a_card_discarded_from_a_tableau_stays_known_to_all(card: str, world: str) -> None:
    table = at("settle", seat(f"old-earth {card}", f"{world} 1"), seat("new-sparta"), seat("alpha-centauri"))
    table.answer(0, world)  # without the card it could not be placed
    for viewer in EVERYBODY:
        assert table.view(viewer).zones["discard_open"] == [card]


@rule("RG-11.2", "RG-19.18")
def test_a_card_turned_up_by_gambling_world_stays_known_to_all() -> None:
    table = at("consume", seat("old-earth gambling-world"), seat("new-sparta"), seat("alpha-centauri"),
               script={("flip", 0): "rebel-base"})
    table.answer(0, "1")
    assert readers(table, "rebel-base") == EVERYBODY
    assert table.view(SPECTATOR).zones["discard_open"] == ["rebel-base"]
    assert [event["card"] for event in table.events("lucky", SPECTATOR)] == ["rebel-base"]


@rule("RG-11.8")
def test_drawn_cards_are_known_to_who_drew_them_and_the_others_see_how_many() -> None:
    table = at("trade", seat("alpha-centauri", goods="alpha-centauri", actions="consume-trade"), seat("new-sparta"),
               seat("earths-lost-colony"), script={("draw", 0): "rebel-base space-port outlaw-world"})
    assert hand(table, 0) == ["rebel-base", "space-port", "outlaw-world"]
    assert readers(table, "rebel-base") == readers(table, "outlaw-world") == {0}
    assert table.events("drew", 1) == [{"event": "drew", "seat": 0, "count": 3, "cards": []}]
    assert hands(table) == [3, 0, 0]


# -- whole games ------------------------------------------------------------------------------------------------------

SETTINGS = [(2, "standard"), (3, "standard"), (4, "standard"), (2, "duel")]


def random_code(match: Match[Any], decision: Decision, chance: Chance) -> int:
    """A random legal answer."""
    while True:
        code = decision.sample(chance)
        if not decision.tested or match.game.check(match.state, decision, decision.decode(code)) is None:
            return code


def play_on(match: Match[Any], chance: Chance) -> None:
    match.step_all([random_code(match, decision, chance) for decision in match.pending])


def open_cards(document: dict[str, Any]) -> set[str]:
    """What lies face up on the table, by the rule and not by the view: tableaus, cards laid out, open discards."""
    found = {name for entry in document["seats"] for name in entry["tableau"]}
    found |= {entry["laid"] for entry in document["seats"] if "laid" in entry}
    return found | {name.split("@")[0] for name in document["discard"] if name.endswith("@all")}


def own_cards(document: dict[str, Any], viewer: int) -> set[str]:
    """What a seat holds, has drawn or has discarded itself."""
    own = document["seats"][viewer]
    return {*own["hand"], *own.get("drawn", ())} | {
        name.split("@")[0] for name in document["discard"] if f"@{viewer}" in name
    }


def names_in(value: Any) -> Iterable[str]:
    """All card names in a document, however deep."""
    if isinstance(value, str):
        if value in BY_TEXT:
            yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from names_in(key)
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)


@rule("RG-11.2", "RG-11.6", "RG-11.8")
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_in_a_whole_game_nobody_is_told_of_a_card_that_he_never_saw(seats: int, mode: str) -> None:
    game = games.load("race")
    match = new_match(game, seats, f"secrets {seats} {mode}".encode(), {"mode": mode}, events=True)
    viewers = [SPECTATOR, *range(seats)]
    ever_seen: dict[int, set[str]] = {viewer: set() for viewer in viewers}
    told = 0
    chance = Chance(b"players")
    decisions = 0
    while not match.over() and decisions < 250:
        document = game.write(match.state)
        events = (match.state.events or [])[told:]
        flipped = {game.event_words(event.kind, event.args)["card"] for event in events if event.kind == "lucky"}
        for viewer in viewers:
            ever_seen[viewer] |= open_cards(document) | flipped
            if viewer >= 0:
                ever_seen[viewer] |= own_cards(document, viewer)
            given = [match.view(viewer).document(), match.events_since(told, viewer)]
            assert set(names_in(given)) <= ever_seen[viewer]
            assert [entry["hand"] for entry in match.view(viewer).zones["seats"]] == [
                len(entry["hand"]) for entry in document["seats"]
            ]
        told = len(match.state.events or [])
        play_on(match, chance)
        decisions += 1
    assert decisions > 60


def with_hidden_cards_shuffled(document: dict[str, Any], viewer: int, random: Random) -> dict[str, Any]:
    """The same position to this viewer: all that he cannot see is dealt anew among its places."""
    shuffled: dict[str, Any] = json.loads(json.dumps(document))
    seen = open_cards(document) | (own_cards(document, viewer) if viewer >= 0 else set())
    hidden = sorted(set(BY_TEXT) - seen)
    random.shuffle(hidden)
    for number, entry in enumerate(shuffled["seats"]):
        if number != viewer:
            entry["hand"] = [hidden.pop() for _ in entry["hand"]]
            entry["drawn"] = [hidden.pop() for _ in entry.get("drawn", ())]
        entry["goods"] = {world: hidden.pop() for world in entry.get("goods", {})}
    shuffled["discard"] = [
        name if name.split("@")[0] in seen else "@".join([hidden.pop(), *name.split("@")[1:]])
        for name in shuffled["discard"]
    ]
    return shuffled


@rule("RG-11.8")
@pytest.mark.parametrize(("seats", "mode"), SETTINGS)
def test_no_byte_of_a_view_depends_on_a_card_that_the_viewer_cannot_see(seats: int, mode: str) -> None:
    match = new_match(games.load("race"), seats, f"shuffles {seats} {mode}".encode(), {"mode": mode})
    chance, random = Chance(b"players"), Random(seats)
    compared = 0
    while not match.over() and compared < 40:
        document = match.game.write(match.state)
        truth = position("race", document)
        for viewer in (SPECTATOR, *range(seats)):
            other = position("race", with_hidden_cards_shuffled(document, viewer, random))
            assert bytes_for(other, viewer) == bytes_for(truth, viewer)
        compared += 1
        for _ in range(3):
            if not match.over():
                play_on(match, chance)
    assert compared >= 20
