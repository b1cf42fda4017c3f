"""Every project of every card brings what it says (13, 15, 16, 18, 19, 21), and every passive ability holds (33)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.testing import Table, rule
from tests.games.master.every import (
    BY_TYPE,
    DATA,
    DEVELOPMENT_TYPES,
    OPPOSITE,
    Holder,
    cells,
    changes,
    figures,
    full,
    until_cards,
)
from tests.games.master.tables import asked, cards, finish, seat, symbols, table

COLOURS = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "K": "black"}
PROJECTS = {f"{name}.{one['id']}": one for name, card in DATA.items() for one in card.get("projects", ())}
REWARDED = [name for name, one in PROJECTS.items() if one["kind"] in ("base", "card", "steal")]
SIDES = [(name, side) for name in BY_TYPE["conflict"] for side in ("red", "blue")]


def completed(project: str, **rest: Any) -> tuple[Table, dict[str, int]]:
    """The last cube goes on a project of seat 0; the figures of before are those with that cube in the bag."""
    card = project.partition(".")[0]
    own = f"{card} tolk" if DATA[card]["type"] == "race" else f"terrans {card}"
    rival, cubes = ("drakhen", "RY.BG") if card == "ossir" else ("ossir", "GBYR.")
    decks = {"leader": {"top": [name for name in ("halvard", "torvan") if name != card]}}
    game = table("place", seat(own), seat(rival), drawn=f"{full(project)[-1]}1", decks=decks,
                 projects={project: full(project, without_last=True), f"{rival}.card2": cubes}, **rest)
    before = figures(game)
    before["bag"] += 1
    finish(game, next(text for text in game.options(0) if f"@{project}" in text))
    return until_cards(game), before


def cubes_back(names: list[str]) -> dict[str, int]:
    """Cubes that leave these cells: into the bag, those of star cells to the bank; the last came from the hand."""
    stars = sum(cell.endswith("*") for cell in names)
    return {"bag": len(names) - 1 - stars, "bank": stars}  # the figures of before count that one as in the bag


def plus(*parts: dict[str, int]) -> dict[str, int]:
    """The sum of several changes."""
    out: dict[str, int] = {}
    for part in parts:
        for name, number in part.items():
            out[name] = out.get(name, 0) + number
    return {name: number for name, number in out.items() if number}


def paid_by(card: str, gained: str, count: int) -> dict[str, int]:
    """The cubes that a card's own ability adds for cards of this type."""
    data = DATA[card]
    if data.get("trigger") == "card_gained" and gained in data["filter"]["types"]:
        cubes = count * data["effects"][0]["count"]
        return {"bag": cubes, "bank": -cubes}
    return {}


@rule("SU-13.2", "SU-15.1", "SU-32.3", "SU-32.4", "SU-32.7")
@pytest.mark.parametrize("project", REWARDED)
def test_a_completed_project_returns_its_cubes_and_brings_its_reward(project: str) -> None:
    game, before = completed(project)
    back = cubes_back(cells(project)) | {"lying": 1 - len(cells(project))}
    reward = PROJECTS[project]["reward"][0]
    match reward["op"]:
        case "prepare_base":
            brought = {"prepared": 1, "supply": -1}
        case "gain_card":
            kind = reward["deck"].replace("development", "expansion")
            brought = plus({kind: reward["count"]}, paid_by(project.partition(".")[0], kind, reward["count"]))
        case "steal_cube":
            brought = {"bag": 1, "rival's lying": -1}
            stolen = game.events("stole")
            assert [event["cube"].partition("@")[0] for event in stolen] == reward["colours"]
        case other:
            raise AssertionError(other)
    assert changes(before, figures(game)) == plus(back, brought)


@rule("SU-18.1", "SU-18.2", "SU-18.6", "SU-7.2", "SU-32.6")
@pytest.mark.parametrize("project", [name for name, one in PROJECTS.items() if one["kind"] == "programme"])
def test_a_programme_brings_its_symbols_and_nothing_else(project: str) -> None:
    game, before = completed(project, on={"i4": "0", "c3": "1"})
    assert changes(before, figures(game)) == {"lying": 1, "bag": -1}
    wanted = PROJECTS[project]["symbols"]
    assert symbols(game, 0) == {name: wanted.count(name) for name in wanted}


@rule("SU-16.1", "SU-16.2", "SU-16.10", "SU-7.2", "SU-32.5")
@pytest.mark.parametrize("project", [name for name, one in PROJECTS.items() if one["kind"] == "development"])
def test_a_development_brings_its_symbols_and_a_leader(project: str) -> None:
    card = project.partition(".")[0]
    game, before = completed(project, on={"i4": "0", "c3": "1"})
    expected = plus({"lying": 1, "bag": -1, "leader": 1}, paid_by(card, "leader", 1))
    assert changes(before, figures(game)) == expected
    wanted = DATA[card].get("symbols", [])
    assert symbols(game, 0) == {name: wanted.count(name) for name in wanted}


@rule("SU-21.6", "SU-21.20", "SU-22.3", "SU-22.6", "SU-32.8")
@pytest.mark.parametrize("neutral", [False, True], ids=["rival", "neutral"])
@pytest.mark.parametrize(("card", "side"), SIDES)
def test_the_winner_of_a_conflict_gets_card_resources_and_the_goal_of_the_other_side(
    card: str, side: str, neutral: bool,
) -> None:
    other = "blue" if side == "red" else "red"
    spare = "exodus" if card == "border" else "border"
    rival = seat(f"ossir tolk {spare} junta exchange", prepared=["junta.base1"])
    on = {"c1": "0", "i1": "0", "c3": "1"} | ({} if neutral else {"i2": "1x2"})
    project = f"{card}.{side}"
    game = table(
        "place", seat("terrans"), rival, on=on, drawn=f"{full(project)[-1]}1",
        conflicts={card: {"track": "t_i1_i2", "red": "i1" if side == "red" else "i2"}},
        projects={project: full(project, without_last=True), "ossir.card2": "GBYR.", "exchange.embed": "YYYB"},
        decks={"leader": {"top": ["halvard", "torvan"]}},
    )
    before = figures(game)
    before["bag"] += 1
    finish(game, next(text for text in game.options(0) if f"@{project}" in text))
    until_cards(game)
    resources = DATA[card]["resources"]
    parts = [{"conflict": 1, "on the board": -1}, cubes_back(cells(project))]
    parts.append({"bag": resources, "bank": -resources} if neutral else
                 {"bag": resources, "rival's lying": -resources})
    for effect in DATA[card][other]["stake"]:
        parts.append(stake(effect, neutral))
    assert changes(before, figures(game)) == plus(*parts)
    assert card in cards(game, 0)
    capture = any(effect["op"] == "capture_system" for effect in DATA[card][other]["stake"])
    assert game.state.owner[17] == (0 if capture else -1 if neutral else 1)


def stake(effect: dict[str, Any], neutral: bool) -> dict[str, int]:
    """What a goal changes, from its words."""
    if effect["op"] == "capture_system":
        won = {"placed": 1, "supply": -1, "leader": 1}
        return won if neutral else plus(won, {"rival's bases": -2})
    if neutral:
        return {}
    kind = effect["types"][0] if effect["types"][0] not in ("development", *DEVELOPMENT_TYPES) else "commerce"
    gone = {f"rival's {kind}": -1}
    if kind == "commerce":
        gone |= {"rival's lying": -4, "rival's bag": 3, "bank": 1}  # the cubes of the exchange, one in a star cell
    return plus(gone, {kind: 1}) if effect["op"] == "take_card" else gone


# -- passive abilities -----------------------------------------------------------------------------------------------


def passive(op: str) -> list[Any]:
    """The cards with a passive effect, each with that effect and whether it is in force."""
    found = []
    for name, data in DATA.items():
        for effect in data.get("effects", ()):
            if effect["op"] == op:
                found.append(pytest.param(name, effect, True, id=name))
                if data["type"] != "government":
                    found.append(pytest.param(name, effect, False, id=f"{name} not in force"))
    return found


@rule("SU-33.23", "SU-20.1", "SU-20.2", "SU-16.1")
@pytest.mark.parametrize(("card", "effect", "force"), passive("wild_cube"))
def test_a_substitute_goes_into_the_cells_its_card_names_and_no_others(
    card: str, effect: dict[str, Any], force: bool,
) -> None:
    one = Holder(card, active=force)
    letter = next(key for key, colour in COLOURS.items() if colour == effect["cube"])
    empty = {"kade": "leader", "customs": "commerce"}
    game = table("place", one.seat(" ".join(empty)), seat(one.rival()), drawn=f"{letter}1", projects=one.projects,
                 on={one.start: "0", "i1": "0", OPPOSITE[one.start]: "1"},
                 conflicts={"border": {"track": "t_i1_i2", "red": "i1"}})
    expected = set()
    names = [name for name in PROJECTS if name.partition(".")[0] in (one.race, card, *empty)]
    for name in [*names, "border.red"]:
        filled = one.projects.get(name, "." * len(cells(name)))
        kind = PROJECTS[name]["kind"] if name in PROJECTS else "conflict"
        for cell, lying in zip(cells(name), filled, strict=True):
            printed = COLOURS[cell[0]]
            wild = force and kind in effect["kinds"] and printed in effect["as"]
            if lying == "." and (printed == effect["cube"] or wild):
                expected.add(f"{effect['cube']}@{name}{'' if printed == effect['cube'] else '=' + printed}{cell[1:]}")
    assert {text for text in game.options(0) if "." in text} == expected


KINDS = {"ossir.base": "base", "ossir.card1": "card", "ossir.programme": "programme", "kade.steal": "steal",
         "exchange.embed": "development", "border.blue": "conflict", "i2-a2": "route"}
"""A project of each kind; each holds a yellow or green cube."""


@rule("SU-33.24", "SU-19.4", "SU-21.12")
@pytest.mark.parametrize("way", ["steal", "knock", "spoils"])
@pytest.mark.parametrize(("card", "effect", "force"), passive("protect"))
def test_a_protection_holds_for_the_kinds_and_ways_its_card_names(
    card: str, effect: dict[str, Any], force: bool, way: str,
) -> None:
    lying = {"ossir.base": "G..", "ossir.card1": "G...", "ossir.programme": "G....", "exchange.embed": "Y...",
             "border.blue": "...G..", f"{card}.embed": full(f"{card}.embed", without_last=not force)}
    owner = seat(f"ossir {card} exchange kade")
    on = {"c1": "0", "i1": "0", "i2": "1", "c3": "1"}
    routes = {"i2-a2": "G1"}
    conflicts = {"border": {"track": "t_i1_i2", "red": "i1"}}
    if way == "spoils":
        on |= {"e1": "0"}
        conflicts |= {"tradewar": {"track": "t_e1_i2", "red": "i2"}}
        game = table("place", seat("terrans"), owner, on=on, routes=routes, conflicts=conflicts, drawn="R1",
                     projects=lying | {"tradewar.blue": "YY.B"})
        finish(game, "red@tradewar.blue")
    else:
        own, more = ("smugglers", {"smugglers.embed": "KKY"}) if way == "steal" else ("brakka", {})
        game = table("cards", seat(f"terrans {own}"), owner, on=on, routes=routes, conflicts=conflicts,
                     projects=lying | more)
        finish(game, own)
    assert asked(game) == way
    found = {text.partition("@")[2].rstrip("*") for text in game.options(0)}
    kinds = KINDS | {f"{card}.embed": "development"}
    safe = effect["kinds"] if force and way in effect["from"] else []
    expected = {name for name, kind in kinds.items() if kind not in safe and name != "kade.steal"}
    assert found == (expected - {"border.blue"} if way == "spoils" else expected)


def number(op: str, one: Holder, when: str) -> int:
    """The figure that a passive ability changes, measured at the table."""
    on = {one.start: "0", OPPOSITE[one.start]: "1"}
    if op == "mod_draw":
        return sum(table("begin", one.seat(), seat(one.rival()), on=on, projects=one.projects).state.drawn)
    if op == "mod_card_limit":
        game = table("cards", one.seat(), seat(one.rival()), on=on, projects=one.projects)
        limit: int = game.view(0).zones["seats"][0]["limit"]
        return limit
    if op == "mod_look":
        project = f"{one.race}.card1"
        game = table("place", one.seat(), seat(one.rival()), on=on, drawn=f"{full(project)[-1]}1",
                     projects=one.projects | {project: full(project, without_last=True)})
        finish(game, next(text for text in game.options(0) if f"@{project}" in text))
        if asked(game) == "deck":
            finish(game, "progress")
        return len(game.options(0)) - 1
    if op == "mod_colonise":
        colour = {"c1": "RBYG", "c2": "BRYG", "c3": "YRBG", "c4": "GRBY"}[one.start][when == "mismatch"]
        game = table("place", one.seat(), seat(one.rival()), on=on, drawn=f"{colour}1", projects=one.projects)
        bag: int = sum(game.state.bag[0])
        finish(game, f"{COLOURS[colour]}@{one.start}")
        after: int = sum(game.state.bag[0])
        return after - bag
    if op == "mod_discard_gain":
        game = table("cards", one.seat("kade"), seat(one.rival()), on=on, projects=one.projects)
        finish(game, "kade", "none")
        return game.decision(0).most
    if op == "mod_spoils":
        game = table("place", one.seat(), seat(one.rival()), on=on | {"i1": "0"}, drawn="Y1",
                     conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}},
                     projects=one.projects | {"espionage.red": "BBK."})
        finish(game, "yellow@espionage.red")
        return game.decision(0).most
    if op == "mod_route":
        near = {"c1": "a1", "c2": "a2", "c3": "a3", "c4": "a4"}[one.start]
        letter = {"c1": "R", "c2": "B", "c3": "Y", "c4": "G"}[one.start]
        for cubes in (1, 2, 3):
            game = table("reward", one.seat(prepared=[f"{one.race}.base"]), seat(one.rival()), on=on,
                         projects=one.projects, routes={f"{one.start}-{near}": f"{letter}{cubes}"})
            if asked(game) == "reward" and f"{one.race}.base@{near}" in game.options(0):
                return cubes
    raise AssertionError(op)


USUAL = {"mod_draw": 3, "mod_card_limit": 7, "mod_look": 2, "mod_discard_gain": 1, "mod_spoils": 2, "mod_route": 3}


@rule("SU-33.21", "SU-33.22", "SU-3.1", "SU-8.1")
@pytest.mark.parametrize("op", USUAL)
def test_a_passive_ability_changes_its_number_while_it_is_in_force(op: str) -> None:
    tried = passive(op)
    assert tried
    for param in tried:
        card, effect, force = param.values
        assert number(op, Holder(card, active=force), "any") == USUAL[op] + (effect["delta"] if force else 0)


@rule("SU-33.21", "SU-11.4", "SU-11.5")
@pytest.mark.parametrize(("card", "effect", "force"), passive("mod_colonise"))
def test_colonising_brings_more_in_the_cases_a_card_names(card: str, effect: dict[str, Any], force: bool) -> None:
    for when, usual in (("match", 3), ("mismatch", 2)):
        more = effect["delta"] if force and effect["when"] in ("any", when) else 0
        assert number("mod_colonise", Holder(card, active=force), when) == usual + more


def test_every_passive_effect_is_among_those_tried() -> None:
    found = {effect["op"] for data in DATA.values() if "trigger" not in data for effect in data.get("effects", ())}
    assert found == {*USUAL, "mod_colonise", "wild_cube", "protect", "mod_majority", "waive_route", "count_symbol"}
