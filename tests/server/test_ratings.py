"""Ratings: exact figures of the model on worked examples, who counts, and that a match counts once."""

from __future__ import annotations

import asyncio
from math import exp, sqrt
from pathlib import Path
from typing import Any

import pytest

from orrery.core import Chance
from orrery.server import ratings, wire
from orrery.server.app import count_rating
from orrery.server.database import Transaction
from orrery.server.keep import ratings as keep
from orrery.server.keep import tables
from orrery.server.keep.matches import Entry
from orrery.server.keep.tables import SeatRow, TableRow, replace
from orrery.server.submit import Act
from tests.server.browsers import Site, site

NEWCOMER = (25.0, 25.0 / 3)


def seat(place: int, account: str | None, *, bot: str | None = None, resigned: bool = False) -> SeatRow:
    kind: wire.Kind = "bot" if bot is not None else "person"
    leavers = [tables.Leaver(1, account)] if resigned and account is not None else []
    return SeatRow("abcdefghij", place, kind, account, bot, None, place + 1, None, resigned, 0, None, leavers=leavers)


def table(**more: Any) -> TableRow:
    row = TableRow(
        "abcdefghij", "", "race", 1, {}, "live", wire.Clock(), True, True, True, False, "anna", "over", b"", None, None,
        None, None, 0, [], {}, None, None, 0, None, 0, None,
    )
    return replace(row, **more)


# -- the model -------------------------------------------------------------------------------------------------------


def by_hand(order: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Algorithm 4 of Weng and Lin (2011) for people in the order of their places, each with some doubt added first."""
    beta, doubt = 25 / 6, 25 / 300
    order = [(mu, sqrt(sigma**2 + doubt**2)) for mu, sigma in order]
    c = sqrt(sum(sigma**2 + beta**2 for _, sigma in order))
    strength = [exp(mu / c) for mu, _ in order]
    after = []
    for i, (mu, sigma) in enumerate(order):
        chances = [strength[i] / sum(strength[q:]) for q in range(i + 1)]
        omega = 1 - sum(chances)
        delta = sum(p * (1 - p) for p in chances) * sigma / c
        after.append((mu + omega * sigma**2 / c, sigma * sqrt(1 - delta * sigma**2 / c**2)))
    return after


def test_two_newcomers() -> None:
    after = ratings.rate({"a": NEWCOMER, "b": NEWCOMER}, {"a": 1, "b": 2})
    assert [round(figure, 6) for figure in (*after["a"], *after["b"])] == [27.635389, 8.065901, 22.364611, 8.065901]
    assert (ratings.shown(*after["a"]), ratings.shown(*after["b"])) == (1138, 927)


def test_a_worked_example_of_three() -> None:
    before = {"anna": NEWCOMER, "boris": (30.0, 4.0), "clara": (20.0, 6.0)}
    after = ratings.rate(before, {"anna": 1, "boris": 2, "clara": 3})
    assert {who: (round(mu, 6), round(sigma, 6)) for who, (mu, sigma) in after.items()} == {
        "anna": (28.596067, 8.101789), "boris": (29.822868, 3.974674), "clara": (18.534076, 5.88972),
    }
    for who, (mu, sigma) in zip(before, by_hand(list(before.values())), strict=True):
        assert after[who] == pytest.approx((mu, sigma), rel=1e-9)
    assert {who: ratings.shown(*after[who]) for who in after} == {"anna": 1172, "boris": 1716, "clara": 1035}


def test_the_order_of_names_does_not_matter() -> None:
    one = ratings.rate({"a": NEWCOMER, "b": (30.0, 4.0)}, {"a": 2, "b": 1})
    other = ratings.rate({"b": NEWCOMER, "a": (30.0, 4.0)}, {"b": 2, "a": 1})
    assert (one["a"], one["b"]) == (other["b"], other["a"])


def test_a_newcomer_is_shown_as_1000() -> None:
    assert ratings.shown(*NEWCOMER) == 1000
    assert ratings.shown(35.0, 2.0) == 1000 + 40 * 29


# -- who counts ------------------------------------------------------------------------------------------------------


def test_places_follow_winners_scores_and_who_stayed() -> None:
    seats = [seat(0, "anna"), seat(1, "boris"), seat(2, "clara"), seat(3, "dora", bot="greedy", resigned=True)]
    result = wire.MatchResult([30, 41, 30, 99], [1])
    assert ratings.places(result, seats) == {"anna": 2, "boris": 1, "clara": 2, "dora": 4}
    tie = wire.MatchResult([40, 40, 12, 0], [0])
    assert ratings.places(tie, seats) == {"anna": 1, "boris": 2, "clara": 3, "dora": 4}, "the game breaks its own ties"
    assert ratings.places(tie, [seat(0, "anna"), seat(1, None, bot="random"), seat(2, "clara")]) == {
        "anna": 1, "clara": 2}


@pytest.mark.parametrize(("row", "seats", "counts"), [
    (table(), [seat(0, "anna"), seat(1, "boris")], True),
    (table(rated=False), [seat(0, "anna"), seat(1, "boris")], False),
    (table(parent="zzzzzzzzzz"), [seat(0, "anna"), seat(1, "boris")], False),
    (table(), [seat(0, "anna"), seat(1, None, bot="greedy")], False),
    (table(), [seat(0, "anna"), seat(1, "anna"), seat(2, "boris")], False),
    (table(), [seat(0, "anna"), seat(1, "boris", bot="greedy", resigned=True)], True),
])
def test_only_matches_between_people_count(row: TableRow, seats: list[SeatRow], counts: bool) -> None:
    assert ratings.counts(row, seats) is counts


# -- stored ----------------------------------------------------------------------------------------------------------


def test_a_match_counts_once_with_its_end(database: str) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.account("Anna"), await here.guest("Boris")
        made = (await anna.new_table("me", "open", "bot"))["id"]
        await boris.done(f"/api/tables/{made}/join", {"seat": 1})
        before = await here.state.db.read(lambda tx: tables.find(tx, made))
        after = replace(before, state="over", result=wire.MatchResult([20, 31, 50], [2]))
        course = (await here.state.house.table(made)).playing()
        last = Entry(1, "answer", 0, 0, (0,), "person", "last", 1)

        def end(tx: Transaction) -> None:
            count_rating(tx, Act(last, course, course, before, after))
            count_rating(tx, Act(last, course, course, before, after))
            count_rating(tx, Act(last, course, course, after, after))

        await here.state.db.write(end)
        await here.state.db.write(end)
        expected = ratings.rate({"a": NEWCOMER, "b": NEWCOMER}, {"a": 2, "b": 1})
        stored = {row[0]: (row[1], row[2], row[3]) for row in await here.rows(
            "SELECT a.name, r.mu, r.sigma, r.matches FROM ratings r JOIN accounts a ON a.id = r.account")}
        assert stored == {"Anna": (*expected["a"], 1), "Boris": (*expected["b"], 1)}
        places = await here.rows("SELECT a.name, r.place, r.mu_before FROM rated r JOIN accounts a ON a.id = r.account "
                                 "ORDER BY r.place")
        assert [tuple(row) for row in places] == [("Boris", 1, 25.0), ("Anna", 2, 25.0)]
        assert (await anna.told("/api/me"))["ratings"] == {"race": ratings.shown(*expected["a"])}
        best = await boris.told("/api/ratings/race")
        assert [(one["name"], one["matches"], one["me"]) for one in best] == [("Boris", 1, True), ("Anna", 1, False)]
        await here.state.house.changed(made)
        seats = (await anna.told(f"/api/tables/{made}"))["seats"]
        assert [one["rating"] for one in seats] == [
            ratings.shown(*expected["a"]), ratings.shown(*expected["b"]), None]

    async def play() -> None:
        async with site(database) as here:
            await story(here)

    asyncio.run(play())


def test_a_whole_match_is_rated_in_the_transaction_that_ends_it(tmp_path: Path) -> None:
    """Two people play to the end with random answers."""
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = (await anna.new_table("me", "open"))["id"]
        await boris.done(f"/api/tables/{made}/join", {"seat": 1})
        house = here.state.house
        people = [(await one.told("/api/me"))["id"] for one in (anna, boris)]
        found = await house.table(made)
        chance = Chance(b"any")
        while not found.match.over():
            for place in found.match.waiting():
                asked = found.match.asked(place)
                code = found.match.game.sample(found.match.state, asked, chance)
                text = found.match.game.text(asked, asked.decode(code))
                await house.submit(made, place, found.decision_id(place), found.seq, f"key-{found.seq:06}", text,
                                   by=people[place])
        result = found.row.result
        assert result is not None
        place = ratings.places(result, found.seats)
        rows = {row[0]: row[1] for row in await here.rows("SELECT account, place FROM rated")}
        assert rows == place
        stored = await here.state.db.read(lambda tx: keep.of_account(tx, people[0]))
        expected = ratings.rate(dict.fromkeys(people, NEWCOMER), place)
        assert stored == {"race": ratings.shown(*expected[people[0]])}

    async def play() -> None:
        async with site(tmp_path / "a.db") as here:
            await story(here)

    asyncio.run(play())
