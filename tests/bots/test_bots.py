"""Bots: what they are given, what they answer, how they are found."""

from __future__ import annotations

import gc
import re
from types import FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from orrery import bots
from orrery.bots import Bot, drive
from orrery.bots.greedy import Greedy
from orrery.bots.imagine import imagine
from orrery.bots.random import Random
from orrery.core import (
    HIDDEN,
    BadSetup,
    Chance,
    Flow,
    Game,
    Match,
    Pick,
    Refused,
    State,
    View,
    call,
    done,
    from_position,
    new_match,
)
from orrery.games.race.game import RACE
from orrery.lab.play import play
from orrery.lab.stats import by_bot
from tests.bots.toy import TOY, Last
from tests.core.probe import Notes, say
from tests.core.staged import Staged
from tests.tiny import SALVAGE


def reachable(root: object) -> list[object]:
    """Everything that can be reached from an object without going through code."""
    found: dict[int, object] = {id(root): root}
    queue = [root]
    while queue:
        for item in gc.get_referents(queue.pop()):
            if id(item) not in found and not isinstance(item, type | ModuleType | FunctionType | MethodType):
                found[id(item)] = item
                queue.append(item)
    return list(found.values())


class Nosy(Bot):
    """Answers at random, and notes what could be reached from its views."""

    name = "nosy"

    def __init__(self, searches: bool) -> None:
        self.searches = searches
        self.seen: list[object] = []

    def choose(self, view: View[Any], chance: Chance) -> int:
        self.seen = reachable((view, chance))
        return Random().choose(view, chance)


@pytest.mark.parametrize("searches", [False, True])
@pytest.mark.parametrize("game", [TOY, RACE], ids=["toy", "race"])
def test_a_bot_can_reach_neither_the_match_nor_its_state_nor_its_chance(game: Game[Any], searches: bool) -> None:
    match = new_match(game, 3, b"walls")
    nosy = Nosy(searches)
    chances = drive.streams(match)
    while match.pending and len(match.inputs) < 60:
        codes = []
        for asked in match.pending:
            codes.append(drive.answer(match, asked.seat, nosy, chances[asked.seat]))
            assert len(nosy.seen) > 10
            assert not [item for item in nosy.seen if isinstance(item, Match | State)]
            assert match.state.chance not in nosy.seen
            assert match.setup.seed not in nosy.seen
        match.step_all(codes)


def test_the_walk_would_find_a_leak() -> None:
    match = new_match(TOY, 2, b"walls")
    view = match.view(0)
    view.zones["leak"] = [{"deep": match}]
    assert [item for item in reachable(view) if isinstance(item, Match)] == [match]


def test_random_answers_every_kind_of_question() -> None:
    match = new_match(TOY, 2, b"kinds")
    asked: set[tuple[str, bool]] = set()
    chance = Chance(b"random")
    while match.pending:
        asked.update((decision.name, decision.tested) for decision in match.pending)
        match.step_all([drive.answer(match, decision.seat, Random(), chance) for decision in match.pending])
    assert asked == {("pick", False), ("pick-some", True), ("amount", False), ("allocate", False), ("order", False)}


def test_random_tests_an_answer_with_what_its_seat_can_see() -> None:
    match = new_match(TOY, 2, b"tested", {"rounds": "1"})
    match.step_all([0, 0])
    view = match.view(0)
    assert view.decision is not None
    assert view.decision.ask == "burn"
    sums = {sum(view.decision.decode(Random().choose(view, Chance(b"%d" % n)))) for n in range(40)}  # type: ignore[arg-type]
    assert len(sums) > 3
    assert all(total % 2 == 0 for total in sums)


@pytest.mark.parametrize(("game", "seats", "options"), [
    (TOY, 2, {}), (RACE, 2, {}), (RACE, 2, {"mode": "duel"}),
    *[(SALVAGE, seats, {"windows": asked}) for seats in (1, 2, 4) for asked in ("holders", "everyone")],
])
def test_the_fast_path_plays_the_same_matches_as_random_bots_with_views(
    game: Game[Any], seats: int, options: dict[str, str]
) -> None:
    for number in range(5):
        slow, fast = (new_match(game, seats, b"%d" % number, options, live=live) for live in (True, False))
        drive.play(slow, [Random()] * seats)
        drive.play_random(fast)
        assert slow.inputs == fast.inputs
        assert slow.digest() == fast.digest()
        begun = new_match(game, seats, b"%d" % number, options)
        begun.play_out(drive.streams(begun), drive.LONGEST)
        assert begun.inputs == slow.inputs


def test_what_is_imagined_holds_what_the_viewer_knows_of_the_step() -> None:
    """An open answer and a roll of a die that all have seen; where the answer is secret, no deal may lead there."""
    def secret_or_open(ask: str) -> Match[Notes]:
        def two(s: Notes) -> Flow:
            answer = yield Pick(0, ask, tuple(range(1000)))
            say(s, 0, answer)
            say(s, 0, s.chance.roll("die", 1000))
            yield Pick(1, "then", (0, 1))
            done(s)

        game = Staged((two,))
        game.open_asks = ("open",)  # type: ignore[misc]
        match = new_match(game, 2, b"imagined")
        match.step(777)
        return match

    match = secret_or_open("open")
    view = match.view(1, search=True)
    assert view.since == [777]
    imagined = imagine(view, Chance(b"deal"))
    assert imagined is not None
    assert imagined.state.said == match.state.said
    hidden = secret_or_open("hidden").view(1, search=True)
    assert hidden.since == [HIDDEN]
    assert imagine(hidden, Chance(b"deal")) is None, "777 of a thousand is not met by chance in some deals"


def test_a_deal_to_which_what_was_drawn_cannot_come_is_dealt_anew() -> None:
    """Seat 1 has drawn a card that only half of seat 0's secrets allow."""
    def hide(s: Notes) -> None:
        s.secrets = [7, 2]
        done(s)
        call(s, 1)

    def draw(s: Notes) -> Flow:
        say(s, 1, s.chance.draw("card", [card for card in range(10) if (card > 4) == (s.secrets[0] > 4)], 1))
        yield Pick(1, "then", (0, 1))
        done(s)

    match = new_match(Staged((hide, draw)), 2, b"imagined")
    view = match.view(1, search=True)
    for n in range(20):
        imagined = imagine(view, Chance(b"deal %d" % n))
        assert imagined is not None
        assert imagined.state.secrets[0] > 4
        assert imagined.state.said == match.state.said


def test_each_seat_has_a_chance_of_its_own_that_the_seed_decides() -> None:
    def first_numbers(seed: bytes) -> list[int]:
        return [chance.below(1000) for chance in drive.streams(new_match(TOY, 3, seed))]

    assert first_numbers(b"a") == first_numbers(b"a")
    assert len({*first_numbers(b"a"), *first_numbers(b"b")}) == 6


def test_chance_at_a_live_table_depends_only_on_seat_and_what_was_played() -> None:
    match = new_match(TOY, 2, b"live")
    again = new_match(TOY, 2, b"live")
    assert drive.stream_now(match, 0).below(1000) == drive.stream_now(again, 0).below(1000)
    assert drive.stream_now(match, 0).key != drive.stream_now(match, 1).key
    before = drive.stream_now(match, 0).key
    match.step_all([0, 0])
    assert drive.stream_now(match, 0).key != before


def test_greedy_takes_the_best_answer_of_every_kind() -> None:
    match = new_match(TOY, 2, b"greedy", {"rounds": "1"})
    best = max(match.state.hand[0])
    chance = Chance(b"ties")
    taken: dict[str, Any] = {}
    while match.pending:
        codes = []
        for decision in match.pending:
            bot: Bot = Greedy() if decision.seat == 0 else Random()
            codes.append(drive.answer(match, decision.seat, bot, chance))
            if decision.seat == 0:
                taken[decision.ask] = decision.decode(codes[-1])
        match.step_all(codes)
    burnt = taken.pop("burn")
    assert taken == {"play": best, "amount": 5, "share": (0, 2), "rank": (3, 2, 1)}
    assert len(burnt) == 2
    assert sum(burnt) % 2 == 0


def test_greedy_breaks_ties_by_chance() -> None:
    match = new_match(TOY, 2, b"ties", {"rounds": "1"})
    match.step_all([0, 0])
    codes = {Greedy().choose(match.view(0, search=True), Chance(b"%d" % n)) for n in range(30)}
    assert len(codes) > 1  # any two cards with an even sum are worth the same
    assert all(code.bit_count() == 2 for code in codes)


def test_an_imagined_match_stands_at_the_same_question_with_the_viewers_own_cards() -> None:
    match = new_match(TOY, 2, b"imagine")
    match.step_all([3, 4])
    match.step(0)
    match.step(2)
    imagined = imagine(match.view(0, search=True), Chance(b"deal"))
    assert imagined is not None
    assert imagined.pending[0].ask == match.pending[0].ask == "share"
    assert imagined.state.hand[0] == match.state.hand[0]
    assert imagined.state.hand[1] != match.state.hand[1]
    assert imagined.state.points[0] == match.state.points[0]


def test_an_imagined_match_looks_to_its_seat_as_the_true_one_does() -> None:
    match = new_match(RACE, 2, b"looks")
    chance = Chance(b"deals")
    middle = 0
    while match.pending:
        for decision in match.pending:
            view = match.view(decision.seat, search=True)
            middle += bool(view.since)
            imagined = imagine(view, chance)
            assert imagined is not None
            assert imagined.view(decision.seat).zones == view.zones
        match.step_all([match.sample(decision, chance) for decision in match.pending])
    assert middle > 0


def test_a_choice_does_not_depend_on_what_the_bot_cannot_see() -> None:
    for bot in (Random(), Greedy()):
        match, other = new_match(TOY, 2, b"one"), new_match(TOY, 2, b"one")
        other.state.hand[1] = [card for card in range(24) if card not in match.state.hand[0] + match.state.hand[1]][:6]
        views = [table.view(0, search=True) for table in (match, other)]
        assert bot.choose(views[0], Chance(b"x")) == bot.choose(views[1], Chance(b"x"))


def test_an_illegal_answer_is_refused_by_name() -> None:
    class Wrong(Bot):
        name = "wrong"

        def choose(self, view: View[Any], chance: Chance) -> int:
            return 6

    with pytest.raises(Refused, match=r"The bot 'wrong' of seat 1 answered 'play' with code 6; expected"):
        drive.answer(new_match(TOY, 2, b"wrong"), 1, Wrong(), Chance(b""))


@pytest.mark.parametrize("answer", ["play:4", None, 2.0, (1,)])
def test_an_answer_that_is_no_code_is_refused_with_what_was_expected(answer: Any) -> None:
    class Talker(Bot):
        name = "talker"

        def choose(self, view: View[Any], chance: Chance) -> int:
            code: int = answer
            return code

    told = f"The bot 'talker' of seat 0 answered 'play' with {answer!r}; expected a code, a whole number"
    with pytest.raises(Refused, match=re.escape(told)):
        drive.answer(new_match(TOY, 2, b"talker"), 0, Talker(), Chance(b""))


def test_bots_are_found_by_name() -> None:
    assert bots.known(TOY) == ["random", "greedy"]
    assert isinstance(bots.load("random", TOY), Random)
    assert isinstance(bots.load("greedy", TOY), Greedy)
    assert isinstance(bots.load("tests.bots.toy:Last", TOY), Last)
    assert bots.known(RACE) == ["random", "greedy", "casual", "heuristic"]
    with pytest.raises(BadSetup):
        bots.load("casual", TOY)  # there is no player of the game's own whose mistakes it could make


def test_the_casual_bot_slips_in_one_answer_of_five() -> None:
    match = new_match(RACE, 2, b"casual")
    player, casual = bots.load("heuristic", RACE), bots.load("casual", RACE)
    view = match.view(0)
    known = player.choose(view, Chance(b""))
    answers = [casual.choose(view, Chance(b"%d" % n)) for n in range(200)]
    slips = [code for code in answers if code != known]
    assert 20 <= len(slips) <= 50
    assert len(set(slips)) > 5  # any answer, not always the same mistake


def test_levels_are_levels() -> None:
    """The casual player of Race beats those who plan nothing, and loses to the one who is attentive."""
    for other, share in (("greedy", 0.9), ("random", 0.9), ("heuristic", 0.0)):
        results = play(RACE, ["casual", other], 40, seed=3)
        won = by_bot(results)[0].rate
        assert won >= share if share else won < 0.4


@pytest.mark.parametrize("name", ["gready", "heuristic", "nowhere:", ":All"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bots.load(name, TOY)
    expected = "random, greedy, package.module:Class"
    assert refused.value.key == "error-unknown-bot"
    assert str(refused.value) == f"Unknown bot {name!r} for toy; expected one of: {expected}."
    assert refused.value.args_ == {"bot": name, "game": "toy", "known": expected}


NOT_FOUND = {
    "nowhere.at:All": "No module named 'nowhere'",
    "tests.bots.toy:Nobody": "module 'tests.bots.toy' has no attribute 'Nobody'",
    "tests.bots.toy:CARDS": "'int' object is not callable",
    "tests.bots.toy:Toy": "it makes 'Toy'",
}


@pytest.mark.parametrize(("name", "problem"), NOT_FOUND.items())
def test_a_bot_class_that_is_not_there_is_named_with_what_was_expected(name: str, problem: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bots.load(name, TOY)
    module, _, class_name = name.partition(":")
    assert refused.value.key == "error-bot-class"
    assert str(refused.value) == (f"There is no bot {class_name} in the module {module}: {problem}. Expected a "
                                  "subclass of orrery.bots.Bot that is made without arguments.")


def test_bots_leave_a_sealed_answer_as_it_is() -> None:
    match = new_match(TOY, 2, b"sealed")
    match.submit(1, match.asked(1).decode(2))
    sealed = match.sealed[1]
    drive.play(match, [Random(), Random()])
    assert match.inputs[1] == sealed
    assert (match.over(), match.sealed) == (True, {})


def test_chance_on_a_sheet_of_ones_own_is_new_for_every_answer() -> None:
    match = new_match(SALVAGE, 2, b"sheet")
    before = drive.stream_now(match, 0).below(1 << 30)
    other = drive.stream_now(match, 1).below(1 << 30)
    match.submit(0, "buy:yes")
    assert drive.stream_now(match, 0).below(1 << 30) != before
    assert drive.stream_now(match, 1).below(1 << 30) == other


def test_greedy_weighs_its_own_answer_where_anybody_may_speak_first() -> None:
    """Nobody holds a veto, so to dig is best, whatever the others might offer meanwhile."""
    turns = [["round"], ["turn", 2], ["turn", 1], ["turn", 0]]
    match = from_position(SALVAGE, {"hands": [[], [], []], "round": 2, "frames": turns}, b"seed")
    assert match.invited() == [1, 2]
    for n in range(20):
        code = Greedy().choose(match.view(0, search=True), Chance(bytes([n])))
        assert match.game.text(match.asked(0), match.asked(0).decode(code)) == "act:yes"
