"""Positions set up by hand: what they leave out, and that what the engine remembers is what it would work out again."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from orrery.core import BadPosition, Chance, from_position, new_match
from orrery.games.master.board import LETTERS
from orrery.games.master.cards import CARDS, COMMERCE, PROJECTS, Card
from orrery.games.master.game import MASTER
from orrery.testing import new, rule
from tests.games.master.tables import asked, cards, finish, held, seat, symbols, table, zones


@rule("SU-33.4")
def test_routes_that_are_complete_from_the_start_are_no_news_unless_the_position_says_so() -> None:
    for before, ask in ((None, "cards"), ([], "gain")):
        rest: dict[str, Any] = {} if before is None else {"before": before}
        game = table("place", seat("terrans charters"), seat(), drawn="K1", routes={"c1-b1": "R2"},
                     projects={"charters.embed": "YYRG"}, **rest)
        finish(game, "none")
        assert asked(game) == ask


@rule("SU-10.15")
def test_a_complete_project_of_the_active_player_is_due() -> None:
    game = table("reward", seat("umbral"), seat(), projects={"umbral.card2": "KKRB", "umbral.base": "KRGY"})
    assert (asked(game), game.options(0)) == ("reward", ["umbral.base", "umbral.card2"])
    finish(game, "umbral.base")
    assert (zones(game)["seats"][0]["prepared"], asked(game)) == (["umbral.base"], "take")
    won = table("place", seat("terrans"), seat(), drawn="R1", on={"i1": "0", "c3": "1"},
                conflicts={"espionage": {"track": "t_i1_i2", "red": "i1"}}, projects={"espionage.red": "BBKY"})
    assert symbols(won, 0) == {"scientific": 1}
    finish(won, "none", "2 red")
    assert (cards(won, 0), held(won, 0)) == (["espionage"], "R7 B6 Y5 G4 K3")


@pytest.mark.parametrize("step", ["begin", "cards"])
def test_elsewhere_a_complete_project_would_have_been_rewarded(step: str) -> None:
    with pytest.raises(BadPosition, match=r"umbral\.base is complete"):
        table(step, seat("umbral"), seat(), projects={"umbral.base": "KRGY"})
    with pytest.raises(BadPosition, match=r"krall\.base is complete"):
        table("place", seat("umbral"), seat("krall"), drawn="R1", projects={"krall.base": "RRG"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_is_what_would_be_worked_out_again(seats: int) -> None:
    game = new("master", seats, seed=b"remembered %d" % seats, events=False)
    match = game.match
    chance, pick = Chance(b"again"), random.Random(seats)
    compared = 0
    for _ in range(700):
        decision = match.pending[0]
        if decision.ask in ("place", "reward", "cards") and pick.random() < 0.08:
            again = from_position(match.game, match.game.write(match.state), b"again", events=False)
            assert again.pending[0].ask == decision.ask
            assert sorted(again.pending[0].options) == sorted(decision.options)
            assert (again.state.symbols, again.state.realm) == (match.state.symbols, match.state.realm)
            compared += 1
        code = decision.sample(chance)
        if decision.ask == "place" and pick.random() < 0.8:
            code = pick.randrange(max(1, len(decision.options) - 1))
        match.submit(decision.seat, decision.decode(code))
        if not match.pending:
            break
    assert compared > 20
    assert zones(game)


# -- positions that cannot arise -------------------------------------------------------------------------------------

IN_PLAY: dict[str, Any] = {
    "step": "place", "turns": 5, "drawn": {"red": 1},
    "systems": {"c1": {"owner": 0, "bases": 1, "planets": "RR"}, "c3": {"owner": 1, "bases": 1},
                "i1": {"owner": 0, "bases": 1}},
    "routes": {"c1-b1": {"red": 2}}, "projects": {"terrans.base": "R..."},
    "conflicts": {"border": {"track": "t_i1_i2", "red": "i1"}},
    "seats": [{"cards": ["terrans", "quantum"], "bag": {"red": 4}}, {"cards": ["krall"], "bag": {"red": 4}}],
}


def refusal(changes: dict[str, Any], document: dict[str, Any]) -> str:
    """The sentence with which the position is refused after these changes; those of a seat begin with its number."""
    changed = {**document, **{name: value for name, value in changes.items() if not name[0].isdigit()}}
    changed["seats"] = [{**one} for one in changed["seats"]]
    for name, value in changes.items():
        if name[0].isdigit():
            changed["seats"][int(name[0])][name[2:]] = value
    with pytest.raises(BadPosition) as refused:
        from_position(MASTER, changed, b"damaged")
    return str(refused.value)


def test_the_position_to_be_damaged_is_sound() -> None:
    assert from_position(MASTER, IN_PLAY, b"sound").pending[0].ask == "place"


@pytest.mark.parametrize(("changes", "sentence"), [
    ({"stirred": 2}, "stirred: expected 0 or 1, found 2"),
    ({"stirred": True}, "stirred: expected a number"),
    ({"turns": 1201}, "turns: expected at most 1200"),
    ({"quiet": 8}, "quiet: expected at most 7"),
    ({"at": 1}, "at: expected nothing at the step place"),
    ({"extra_taken": 3}, "extra_taken: expected at most 2"),
    ({"extra": 1000}, "extra: expected at most"),
    ({"discarded": 1}, "discarded: expected nothing at the step place, only at: cards, gain"),
    ({"laid": ["t_i1_i2"]}, "laid: expected nothing at the step place"),
    ({"spent": ["terrans.base"]}, "spent: expected nothing at the step place"),
    ({"step": "cards", "drawn": {}, "spent": ["terrans.programme"]}, "spent: expected empty slots of base projects"),
    ({"step": "cards", "drawn": {}, "laid": ["t_c1_b1"]}, "expected conflicts of seat 0; there is none on t_c1_b1"),
    ({"step": "cards"}, "drawn: expected nothing at the step cards, only at: drawn, place"),
    ({"step": "begin", "drawn": {}, "before": ["t_c1_b1"]}, "before: expected nothing at the step begin"),
    ({"declined": ["t_c1_b1"]}, "laid, declined: expected conflicts of seat 0"),
    ({"turn": 1, "declined": ["t_i1_i2"]}, "expected conflicts of seat 1; there is none on t_i1_i2"),
    ({"used": ["terrans"]}, "used: expected cards that work once a turn, found terrans"),
    ({"due": ["red@c1", "red@c1", "red@c1"]}, "each once; found red@c1"),
    ({"due": ["blue@c1"]}, "each once; found blue@c1"),
    ({"due": ["terrans.base"]}, "each once; found terrans.base"),
    ({"due": ["umbral.base", "umbral.base"], "projects": {"umbral.base": "KRGY"}, "0.cards": ["umbral"]},
     "each once; found umbral.base"),
    ({"projects": {"terrans.base": "Y..."}}, "a red one holds yellow"),
    ({"systems": {"c1": {"bases": 1}}, "routes": {}, "conflicts": {}}, "c1: expected an owner of its bases"),
    ({"decks": {"leader": {"out": []}}}, "Unknown entry 'out' of the deck leader"),
    ({"won": [0, "capture"]}, "in a game that is over"),
    ({"step": "over", "won": [0, "capture"]}, "won: expected nothing, for nobody has won"),
    ({"step": "gain", "drawn": {},
      "0.cards": ["terrans", "quantum", "voss", "tolk", "quill", "gharn", "ilvane", "charters"]},
     "Seat 0 has more than 7 cards"),
    ({"step": "race", "drawn": {}, "turns": 0}, "this is no set-up"),
])
def test_what_cannot_arise_in_a_turn_is_refused(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(changes, IN_PLAY)


@rule("SU-16.5")
def test_a_fourth_development_of_a_type_cannot_be_introduced() -> None:
    whole = [card for card in CARDS if card.type == COMMERCE][:4]
    filled = {PROJECTS[card.projects[0]].name: letters_of(card) for card in whole}
    seats = [{"cards": ["terrans", *(card.name for card in whole)], "bag": {}}, {"cards": ["krall"], "bag": {}}]
    assert "at most 3 introduced developments of a type" in refusal({"projects": filled, "seats": seats}, IN_PLAY)
    del filled[PROJECTS[whole[3].projects[0]].name]
    assert from_position(MASTER, {**IN_PLAY, "projects": filled, "seats": seats}, b"three").pending


def letters_of(card: Card) -> str:
    """The cubes that complete a development."""
    return "".join(LETTERS[colour] for colour in PROJECTS[card.projects[0]].cells)


def set_up(seats: int, setup: str, answers: int) -> dict[str, Any]:
    """The document of a set-up after some choices."""
    match = new_match(MASTER, seats, b"set-up", {"setup": setup})
    for _ in range(answers):
        match.submit(match.pending[0].seat, match.pending[0].decode(0))
    return MASTER.write(match.state)


@pytest.mark.parametrize(("seats", "setup", "answers", "changes", "sentence"), [
    (2, "beginner", 1, {"at": 0}, "turn: this is no set-up; expected that seat"),
    (2, "beginner", 1, {"at": 2}, "at: expected at most 1"),
    (2, "beginner", 0, {"turns": 1}, "turns: expected at most 0"),
    (2, "beginner", 0, {"setup": "expert"}, "this is no set-up; expected that 0 seats have one base each"),
    (2, "beginner", 0, {"step": "corner"}, "only by the third of three players"),
    (2, "beginner", 0, {"closed": []}, "corners without a player are closed"),
    (2, "beginner", 0, {"0.bag": {"red": 5}}, "bags are full"),
    (2, "beginner", 0, {"0.cards": ["ossir"]}, "0 seats have a card each"),
    (2, "beginner", 0, {"decks": {}}, "2 races lie open, and nothing else"),
    (2, "beginner", 0, {"0.skips": 1}, "no cube and no token has been used"),
    (4, "beginner", 0, {"turn": 3}, "expected that seat"),
    (3, "expert", 4, {"at": 2}, "expected that seat"),
    (3, "expert", 1, {"setup": "beginner"}, "3 seats have one base each"),
])
def test_what_cannot_arise_in_the_set_up_is_refused(
    seats: int, setup: str, answers: int, changes: dict[str, Any], sentence: str,
) -> None:
    document = set_up(seats, setup, answers)
    assert from_position(MASTER, document, b"sound").pending
    assert sentence in refusal(changes, document)


def test_players_of_a_set_up_sit_as_the_rules_seat_them() -> None:
    document = set_up(4, "beginner", 0)
    owners = [document["systems"][corner]["owner"] for corner in ("c1", "c2", "c3", "c4")]
    swapped = dict(zip(("c1", "c2", "c3", "c4"), [owners[1], owners[0], *owners[2:]], strict=True))
    systems = {name: {"owner": owner, "bases": 1} for name, owner in swapped.items()}
    assert "players sit clockwise" in refusal({"systems": systems}, document)


def test_the_position_in_the_documents_is_one() -> None:
    told = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
    [example] = [block for block in re.findall(r"```json\n(.*?)```", told, re.DOTALL) if '"game": "master"' in block]
    match = from_position(MASTER, example, b"documents")
    assert (match.pending[0].seat, match.pending[0].ask) == (0, "place")
    assert {f"`{name}`" for name in MASTER.write(match.state)} <= set(re.findall(r"`\w+`", told))
