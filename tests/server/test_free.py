"""Answers that are given only if they can be taken back, and what is said where they cannot."""

from __future__ import annotations

import asyncio

import pytest

from orrery.server import migrations
from orrery.server.database import Transaction
from orrery.server.house import House
from orrery.server.keep import people
from tests.server.room import Ear, house_on, put_people, put_table, stored
from tests.server.test_house import FREE, answer, refused, tell

BEFORE = 5
"""Steps of the schema before one click answered."""


def test_what_cannot_be_taken_back_is_refused_and_nothing_is_stored(database: str) -> None:
    async def story(house: House) -> None:
        table = await put_table(house, ["ann", "bob"])
        ann, bob = Ear(house, "ann"), Ear(house, "bob")
        mirror, other = await ann.watch(table, 0), await bob.watch(table, 1)
        for text in ("say:a", "say:b"):
            await answer(house, table, 0, text, free=True)
        await ann.hear()
        assert mirror.doc["undo"] == FREE | {"to": 1}
        # All at once: the first is sealed and can be taken back; with the last one a die is cast.
        assert await answer(house, table, 0, "say:c", free=True) == (3, False)
        problem = await refused(answer(house, table, 1, "say:a", key="once-more", free=True))
        assert (problem.key, problem.args_) == ("error-not-free", {"barrier": "answers"})
        await bob.hear()
        assert (len(await stored(house, table)), other.seq) == (3, 3)
        assert await answer(house, table, 1, "say:a", key="once-more") == (4, False)
        await bob.hear()
        assert other.doc["undo"] == {"to": 2, "free": False, "why": "chance", "by": None}
        assert (await refused(answer(house, table, 1, "say:z", free=True))).key == "error-not-offered"
        await answer(house, table, 1, "say:b")
        await ann.hear()
        assert mirror.doc["undo"] == {"to": 2, "free": False, "why": "answered", "by": 1}

    tell(database, story)


def test_who_wanted_no_button_is_asked_nothing_and_who_did_where_it_counts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = migrations.known()

    def as_it_was(tx: Transaction) -> None:
        for name, confirm in (("ann", "true"), ("bob", "false")):
            tx.run("UPDATE accounts SET settings = ? WHERE id = ?", f'{{"lang":null,"confirm":{confirm}}}', name)

    async def story() -> None:
        monkeypatch.setattr(migrations, "known", lambda: steps[:BEFORE])
        async with house_on(database) as house:
            await put_people(house.db, ["ann", "bob"])
            await house.db.write(as_it_was)
        monkeypatch.setattr(migrations, "known", lambda: steps)
        async with house_on(database) as house:
            found = await house.db.read(lambda tx: [people.find(tx, name) for name in ("ann", "bob")])
            assert [one.settings.confirm for one in found if one is not None] == ["irreversible", "off"]

    asyncio.run(story())
