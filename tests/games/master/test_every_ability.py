"""Every ability of every card, from its data: it is carried out when, and only when, its trigger says (SU-33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.testing import Table, rule
from tests.games.master.every import (
    BY_TYPE,
    DATA,
    DEVELOPMENT_TYPES,
    NEAR,
    OPPOSITE,
    Holder,
    all_of_it,
    changes,
    figures,
    fired,
    full,
    until_cards,
    until_played,
)
from tests.games.master.tables import asked, finish, seat, table

EVENT_CARDS = [name for name, card in DATA.items() if card.get("trigger", "discard") != "discard"]
DISCARD_CARDS = [name for name, card in DATA.items() if card.get("trigger") == "discard"]
Happened = list[tuple[str, Any]]
"""Events and what their filters look at."""
HELPERS = {"expansion": "ark", "commerce": "insurance", "progress": "fabricators"}
"""Developments without symbols whose abilities watch for nothing."""


def begun(one: Holder, step: str, more: str = "", projects: dict[str, str] | None = None, **rest: Any) -> Table:
    """A match of two with the holder of a card at the table; the decks bring cards that watch for nothing."""
    bases = rest.pop("bases", 1)
    own = one.seat(more, **rest.pop("own", {}))
    decks = {"leader": {"top": ["halvard", "torvan"]}, "government": {"top": ["federation", "junta"]}}
    for entry in decks.values():
        entry["top"] = [name for name in entry["top"] if name not in own["cards"]]
    on = {one.start: f"0x{bases}", OPPOSITE[one.start]: "1"} | rest.pop("on", {})
    return table(step, own, rest.pop("rival", seat(one.rival())), on=on, decks=decks,
                 projects=one.projects | (projects or {}), **rest)


def a_turn(one: Holder) -> tuple[Table, Happened]:
    return begun(one, "begin"), [("turn_start", None), ("cubes_drawn", None)]


def a_planet(one: Holder) -> tuple[Table, Happened]:
    game = begun(one, "place", drawn="R1")
    return finish(game, f"red@{one.start}"), [("planet_colonised", None)]


def a_route(one: Holder) -> tuple[Table, Happened]:
    near, letter = NEAR[one.start]
    game = begun(one, "place", drawn=f"{letter}1", routes={f"{one.start}-{near}": f"{letter}1"})
    colour = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}[letter]
    return finish(game, f"{colour}@{one.start}-{near}"), [("route_completed", None)]


def a_base(number: int) -> Callable[[Holder], tuple[Table, Happened]]:
    def placed(one: Holder) -> tuple[Table, Happened]:
        near, letter = NEAR[one.start]
        where = near if number == 1 else one.start
        game = begun(one, "reward", own={"prepared": [f"{one.race}.base"]}, bases=max(1, number - 1),
                     routes={f"{one.start}-{near}": f"{letter}2"})
        finish(game, f"{one.race}.base@{where}")
        return game, [("card_gained", ("leader", "conflict", "government")[number - 1]), ("base_placed", number)]
    return placed


def a_development(one: Holder) -> tuple[Table, Happened]:
    helper = next(name for kind, name in HELPERS.items() if kind != DATA[one.card]["type"] and name != one.card)
    project = f"{helper}.embed"
    game = begun(one, "place", helper, {project: full(project, without_last=True)}, drawn=f"{full(project)[-1]}1")
    finish(game, next(text for text in game.options(0) if f"@{helper}" in text))
    return game, [("card_gained", "leader"), ("development_embedded", None)]


def a_card(one: Holder) -> tuple[Table, Happened]:
    project = f"{one.race}.card1"
    deck = next(each for each in DATA[one.race]["projects"] if each["id"] == "card1")["reward"][0]["deck"]
    game = begun(one, "place", projects={project: full(project, without_last=True)}, drawn=f"{full(project)[-1]}1")
    finish(game, next(text for text in game.options(0) if f"@{project}" in text))
    return game, [("card_gained", "expansion" if deck == "development" else deck)]


def stolen(one: Holder, thief: int) -> Table:
    """One seat steals the yellow cube that the other has on its route from i1 or i2."""
    mine, theirs = ("i4", "i2") if one.start in ("c1", "c4") else ("i2", "i4")
    holder_routes = {"i4": ("i4-i1", "Y1"), "i2": ("i2-a2", "Y1")}
    victim = theirs if thief == 0 else mine
    route, cubes = holder_routes[victim]
    more, rival = ("obrecht", seat(one.rival())) if thief == 0 else ("", seat(f"{one.rival()} obrecht"))
    game = begun(one, "place", more, {"obrecht.steal": "YY."}, drawn="K1", on={mine: "0", theirs: "1"}, rival=rival,
                 routes={route: cubes}, turn=thief)
    finish(game, "black@obrecht.steal")
    return finish(game, f"yellow@{route}") if asked(game) == "steal" else game


def a_cube_stolen(one: Holder) -> tuple[Table, Happened]:
    return stolen(one, 0), [("cube_stolen_by_you", None)]


def a_cube_lost(one: Holder) -> tuple[Table, Happened]:
    return stolen(one, 1), [("cube_stolen_from_you", None)]


def a_conflict_won(one: Holder) -> tuple[Table, Happened]:
    game = begun(one, "place", on={"i1": "0"}, conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}},
                 projects={"espionage.red": "BBK."}, drawn="Y1")
    return finish(game, "yellow@espionage.red"), [("card_gained", "conflict"), ("conflict_won", None)]


def a_conflict_lost(one: Holder) -> tuple[Table, Happened]:
    game = begun(one, "place", "espionage", on={"i1": "0", "i2": "1"}, turn=1, drawn="R1", routes={"i1-e1": "Y2"},
                 conflicts={"tradewar": {"track": "t_i1_i2", "red": "i1"}}, projects={"tradewar.blue": "YY.B"})
    finish(game, "red@tradewar.blue")
    while asked(game) in ("spoils", "gain"):
        if "yellow@i1-e1" in game.options(game.match.pending[0].seat):
            finish(game, "yellow@i1-e1")
        else:
            all_of_it(game)
    return game, [("cube_stolen_from_you", None)] * 2


SCENES: list[Callable[[Holder], tuple[Table, Happened]]] = [
    a_turn, a_planet, a_route, a_base(1), a_base(2), a_base(3), a_development, a_card, a_cube_stolen, a_cube_lost,
    a_conflict_won, a_conflict_lost,
]


def matching(card: str, happened: Happened) -> int:
    """How often a card's trigger is met by what has happened, by its data."""
    data = DATA[card]
    narrowed = data.get("filter", {})
    allowed = narrowed.get("types", narrowed.get("ordinal"))
    met = [value for event, value in happened if event == data["trigger"] and (allowed is None or value in allowed)]
    return min(len(met), 1) if data.get("limit") == "once_per_turn" else len(met)


@rule("SU-33.1", "SU-33.2", "SU-20.1", "SU-16.1", "SU-3.9")
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_an_event_ability_fires_when_and_only_when_its_trigger_says(card: str) -> None:
    met = 0
    for scene in SCENES:
        game, happened = scene(Holder(card))
        until_cards(game, game.state.turn)
        assert fired(game, card) == matching(card, happened), happened
        met += fired(game, card)
        if DATA[card]["type"] != "government":
            game, _ = scene(Holder(card, active=False))
            until_cards(game, game.state.turn)
            assert fired(game, card) == 0, happened
    assert met


@rule("SU-33.5", "SU-33.3")
@pytest.mark.parametrize(
    "card", [name for name in EVENT_CARDS if DATA[name]["effects"][0]["op"] == "gain_cubes"],
)
def test_an_event_ability_brings_as_many_cubes_as_it_says(card: str) -> None:
    for scene in SCENES:
        game, happened = scene(Holder(card))
        times = matching(card, happened)
        until_cards(game, game.state.turn)
        got = sum(len(event["cubes"]) for event in game.events("got") if event["seat"] == 0)
        neutral_spoils = 2 if happened == [("card_gained", "conflict"), ("conflict_won", None)] else 0
        assert got == times * DATA[card]["effects"][0]["count"] + neutral_spoils


# -- abilities of discarded cards ------------------------------------------------------------------------------------


def rich(one: Holder, more: str = "") -> Table:
    """Phase 3 in a position in which every effect finds something to work on."""
    rival = one.rival()
    cards = [name for name in ("tolk", "gharn", "theocracy", "exchange") if name != one.card]
    at = OPPOSITE[one.start]
    return begun(
        one, "cards", more, on={"i1": "0", "i2": "1"}, closed=["a1" if one.start != "c1" else "a2"],
        rival=seat(" ".join([rival, *cards])), routes={f"{at}-{NEAR[at][0]}": f"{NEAR[at][1]}2"},
        conflicts={"border": {"track": "t_i1_i2", "red": "i2"}},
        projects={f"{one.race}.card1": full(f"{one.race}.card1")[0] + "." * (len(full(f"{one.race}.card1")) - 1),
                  f"{one.race}.card2": full(f"{one.race}.card2")[0] + "." * (len(full(f"{one.race}.card2")) - 1),
                  f"{one.race}.base": full(f"{one.race}.base")[0] + "." * (len(full(f"{one.race}.base")) - 1),
                  f"{rival}.base": full(f"{rival}.base", without_last=True)},
    )


def worth(effects: list[dict[str, Any]], game: Table) -> dict[str, int]:
    """What a list of effects changes in the rich position, from their words alone."""
    out: dict[str, int] = {}

    def add(**more: int) -> None:
        for name, number in more.items():
            name = name.replace("_s_", "'s ").replace("_", " ")
            out[name] = out.get(name, 0) + number

    for effect in effects:
        count = effect.get("count", 1)
        match effect["op"]:
            case "gain_cubes":
                add(bag=count, bank=-count)
            case "trash_cubes":
                add(bag=-count, bank=count)
            case "exchange_cubes":
                add()
            case "skip_turn":
                add(rival_misses=count)
            case "extra_turn":
                add(extra=1)
            case "end_conflict":
                add(on_the_board=-1, conflict=1)
            case "take_card":
                add(leader=1, rival_s_leader=-1)
            case "gain_card":
                add(**{effect["deck"].replace("development", "expansion"): count})
            case "place_black_hole":
                add(closed=1)
            case "remove_black_hole":
                add(closed=-1)
            case "knock_cube":
                add(rival_s_lying=-count, rival_s_bag=count)
            case "steal_cube":
                add(rival_s_lying=-count, bag=count)
            case "recall_projects":
                add(lying=-count, bag=count)  # one cube on each in the rich position
            case "discard_card":
                add(rival_s_government=-1)
            case "place_base":
                add(placed=1, supply=-1, leader=1)
            case "prepare_base":
                add(prepared=1, supply=-1)
            case "choose_one":
                for name, number in worth(effect["options"][0], game).items():
                    add(**{name: number})
            case other:
                raise AssertionError(other)
    return out


@rule("SU-26.2", "SU-26.6", "SU-33.6", "SU-33.9", "SU-33.18")
@pytest.mark.parametrize("card", DISCARD_CARDS)
def test_a_discarded_card_does_what_its_effects_say(card: str) -> None:
    game = rich(Holder(card))
    before = figures(game)
    until_played(finish(game, card))
    expected = worth(DATA[card]["effects"], game)
    for name, number in leaving(card, without_last=False).items():
        expected[name] = expected.get(name, 0) + number
    assert fired(game, card) == 1
    assert changes(before, figures(game)) == {name: number for name, number in expected.items() if number}


def leaving(card: str, without_last: bool) -> dict[str, int]:
    """What discarding a card changes by itself: its cubes return, those in star cells to the bank (SU-26.5)."""
    kind = DATA[card]["type"]
    if kind not in DEVELOPMENT_TYPES:
        return {kind: -1}
    cells = DATA[card]["projects"][0]["cells"].split()
    cells = cells[:-1] if without_last else cells
    stars = sum(cell.endswith("*") for cell in cells)
    return {kind: -1, "lying": -len(cells), "bag": len(cells) - stars, "bank": stars}


@rule("SU-26.1", "SU-26.3", "SU-26.4", "SU-26.5", "SU-16.4")
@pytest.mark.parametrize("card", [name for name, data in DATA.items() if "effects" in data])
def test_discarding_brings_nothing_more_if_the_ability_is_not_in_force_or_is_another(card: str) -> None:
    data = DATA[card]
    inactive = data["type"] != "government"
    if not inactive and data.get("trigger") == "discard":
        raise AssertionError("a government never works by being discarded")
    game = rich(Holder(card, active=not inactive))
    before = figures(game)
    finish(game, card)
    assert (asked(game), fired(game, card)) == ("cards", 0) or game.state.step > 7
    gone = leaving(card, without_last=True)
    assert changes(before, figures(game)) == {name: number for name, number in gone.items() if number}


@rule("SU-26.3", "SU-33.1")
@pytest.mark.parametrize("card", DISCARD_CARDS)
def test_a_discard_ability_fires_at_no_event(card: str) -> None:
    for scene in SCENES:
        game, _ = scene(Holder(card))
        until_cards(game, game.state.turn)
        assert fired(game, card) == 0


def test_every_card_with_an_ability_is_among_those_tried() -> None:
    passive = {name for name, data in DATA.items() if "effects" in data and "trigger" not in data}
    assert len(EVENT_CARDS) + len(DISCARD_CARDS) + len(passive) == len(DATA) - 18
    assert all("effects" not in DATA[name] for name in BY_TYPE["race"] + BY_TYPE["conflict"])
