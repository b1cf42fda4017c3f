"""What a typed line means to each of the five kinds of question."""

from __future__ import annotations

import pytest

from orrery.cli.players import seated_again, shown_names
from orrery.cli.problems import Problem, sentence
from orrery.cli.question import Question
from orrery.cli.table import Drawing, plain_zones, story
from orrery.core import Allocate, Amount, Answer, Decision, Order, Pick, PickSome, new_match
from orrery.words import Words
from tests.bots.toy import TOY
from tests.cli.program import RACE

WORDS = Words("en")
PICK = Pick(0, "play", (11, 12, 13))
SOME = PickSome(0, "burn", (11, 12, 13, 14), 0, 2)
RANGE = PickSome(0, "burn", (11, 12, 13, 14), 1, 2)
AMOUNT = Amount(0, "amount", 2, 5)
SHARE = Allocate(0, "share", (10, 30), (2, 2), 1, 2)
RANK = Order(0, "rank", (11, 12, 13))


def question(decision: Decision) -> Question:
    return Question(new_match(TOY, 1, b"toy"), decision, Drawing(TOY, WORDS))


@pytest.mark.parametrize(("decision", "line", "answer"), [
    (PICK, "2", 12),
    (PICK, "13", 13),
    (PICK, "play:12", 12),
    (SOME, "0", ()),
    (SOME, "none", ()),
    (SOME, "burn:none", ()),
    (SOME, "1 4", (11, 14)),
    (SOME, "2-3", (12, 13)),
    (SOME, "burn:11,12", (11, 12)),
    (AMOUNT, "2", 2),
    (AMOUNT, "amount:5", 5),
    (SHARE, "2=2", (0, 2)),
    (SHARE, "1=1, 2=1", (1, 1)),
    (SHARE, "2", (0, 1)),
    (SHARE, "1 1", (2, 0)),
    (SHARE, "1=1 2", (1, 1)),
    (SHARE, "share:2 30", (0, 2)),
    (RANK, "3 1 2", (13, 11, 12)),
    (RANK, "rank:12>11>13", (12, 11, 13)),
])
def test_lines_that_answer(decision: Decision, line: str, answer: Answer) -> None:
    assert question(decision).answer(line) == answer


@pytest.mark.parametrize(("decision", "line", "told"), [
    (PICK, "0", "There is no number 0; the last one is 3."),
    (PICK, "4", "There is no number 4; the last one is 3."),
    (PICK, "²", "Nothing here is called “²”; type a number, or t to see the options again."),
    (PICK, "play:99", "There is no number 99; the last one is 3."),
    (SOME, "1 2 3", "Expected 0 to 2 options, but 3 came."),
    (RANGE, "0", "Expected 1 to 2 options, but 0 came."),
    (SOME, "2 2", "An option was named twice; expected each one only once."),
    (AMOUNT, "6", "Expected a number from 2 to 5."),
    (AMOUNT, "-1", "Expected a number from 2 to 5."),
    (AMOUNT, "two", "Expected a number from 2 to 5."),
    (SHARE, "0", "Expected 1 to 2 in all, each within its limit, given as 1=2 3."),
    (SHARE, "1=3", "Expected 1 to 2 in all, each within its limit, given as 1=2 3."),
    (SHARE, "3=1", "There is no number 3; the last one is 2."),
    (SHARE, "hello", "Expected 1 to 2 in all, each within its limit, given as 1=2 3."),
    (RANK, "1 2", "Expected every option once, in an order."),
])
def test_lines_that_do_not(decision: Decision, line: str, told: str) -> None:
    with pytest.raises(Problem) as refused:
        question(decision).answer(line)
    assert sentence(refused.value, WORDS) == told


@pytest.mark.parametrize("decision", [PICK, SOME, RANGE, AMOUNT, SHARE, RANK])
def test_each_kind_is_drawn_with_a_hint(decision: Decision) -> None:
    from rich.console import Console

    console = Console(width=80, record=True, file=None, force_terminal=False)
    with console.capture() as shown:
        console.print(question(decision).drawn(80))
    assert "h lists what else you can type" in " ".join(shown.get().replace("│", " ").split())


def test_a_beginning_is_enough_if_it_is_the_only_one() -> None:
    match = new_match(RACE, 2, b"names")
    asked = Question(match, match.asked(0), Drawing(RACE, Words("en", "race")))
    first = asked.texts[0]
    assert asked.thing(first[:-2]) == 0
    assert asked.thing(asked.labels[0].plain.upper()) == 0
    beginnings = [text[:2] for text in asked.texts]
    shared = next((two for two in beginnings if beginnings.count(two) > 1), None)
    if shared is not None:
        with pytest.raises(Problem, match="ambiguous"):
            asked.thing(shared)


def test_a_game_without_a_drawing_is_shown_by_its_zones() -> None:
    from rich.console import Console

    console = Console(width=80)
    with console.capture() as shown:
        console.print(plain_zones(new_match(TOY, 2, b"toy").view(0).zones, WORDS))
    assert "points" in shown.get()
    assert "round" in shown.get()


def test_names_on_the_screen_are_different() -> None:
    assert shown_names(["me", "random", "random"], WORDS) == ["You", "Random 2", "Random 3"]
    assert shown_names(["me", "me"], WORDS) == ["Player 1", "Player 2"]
    assert shown_names(["Anna", "greedy"], Words("ru")) == ["Anna", "Жадный"]


def test_a_record_without_names_is_played_by_people() -> None:
    assert [player.bot is None for player in seated_again((), 2, RACE)] == [True, True]
    assert [player.bot is None for player in seated_again(("Anna", "random"), 2, RACE)] == [True, False]


def test_a_story_names_seats_and_things() -> None:
    events = [{"n": 4, "event": "developed", "seat": 1, "card": "mining-robots~2", "count": 1, "cards": []}]
    assert story(events, Words("en", "race"), ["Anna", "Boris"]) == ["Boris develops Mining Robots for 1 card"]
    assert story(events, Words("ru", "race"), ["Анна", "Борис"]) == [
        "Борис разрабатывает «Горнодобывающие роботы» за 1 карту"
    ]
