"""Replay over a real server: who may look back through whose eyes, what is told, and branches that are played on."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from orrery.core import OMNISCIENT, Record, new_match, replay
from orrery.games import load
from orrery.gauntlet.trail import played
from orrery.server import patch
from orrery.server.archive import Archive
from orrery.server.problems import Invalid
from orrery.server.security import FREE
from orrery.server.worker import Worker
from tests.server.client import Client
from tests.server.room import told
from tests.server.serving import Served, served


async def people(stack: AsyncExitStack, site: Served, *names: str) -> list[Client]:
    return [await stack.enter_async_context(await Client.guest(site.url, name)) for name in names]


async def seated(ann: Client, bob: Client, **how: Any) -> str:
    """A table of Race with Ann and Bob, both watching."""
    table = await ann.new_table("race", ["me", "open"], **how)
    await bob.join(table, 1)
    await ann.watch(table, 0)
    await bob.watch(table, 1)
    return table


async def rounds(table: str, round_: int, *players: Client) -> None:
    """Play at random until this round."""
    for_all = [one.play(table, until=lambda mirror: mirror.doc["zones"]["round"] >= round_) for one in players]
    await asyncio.gather(*for_all)


async def film(client: Client, table: str, viewer: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The history and the documents of a film."""
    address = f"/api/tables/{table}/film?viewer={viewer}"
    told = await client.http.get(address)
    assert told.status_code == 200, told.text
    assert told.headers["content-encoding"] == "gzip"
    body = told.json()
    plain = await client.http.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == body
    docs = [body["doc"]]
    for changes in body["patches"]:
        docs.append(patch.apply(docs[-1], changes))
    return body["history"], docs


async def refused(client: Client, path: str) -> tuple[int, str]:
    told = await client.http.get(path)
    return told.status_code, told.json()["key"]


def test_events_before_those_of_a_view_can_be_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(served(str(tmp_path / "orrery.sqlite")))
            ann, bob, eve = await people(stack, site, "Ann", "Bob", "Eve")
            table = await seated(ann, bob)
            await asyncio.gather(ann.play(table), bob.play(table))
            for client, viewer in ((ann, 0), (bob, 1), (eve, -1)):
                whole = await told(site.house, table, viewer)
                assert len(whole) > 100
                seen = await client.watch(table, viewer)
                if client is eve:
                    assert (seen.first, seen.events) == (len(whole) - len(seen.events), whole[seen.first :])
                    assert 100 < len(seen.events) <= 200
                for before, most in ((seen.first, 500), (10, 500), (len(whole), 7), (5000, 3), (0, 500)):
                    asked = {"viewer": viewer, "before": before, "most": most}
                    found = (await client.http.get(f"/api/tables/{table}/events", params=asked)).json()
                    end = min(before, len(whole))
                    assert found == {"table": table, "viewer": viewer, "first": max(0, end - most),
                                     "events": whole[max(0, end - most) : end]}
            for params, status in (({"before": 5, "most": 501}, 422), ({"before": -1}, 422), ({}, 422)):
                assert (await eve.http.get(f"/api/tables/{table}/events", params=params)).status_code == status

    asyncio.run(run())


def test_nobody_asks_for_events_of_another_hand(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(served(str(tmp_path / "orrery.sqlite")))
            ann, bob, eve = await people(stack, site, "Ann", "Bob", "Eve")
            table = await seated(ann, bob)
            await rounds(table, 2, ann, bob)
            for client, viewer, status in ((ann, 1, 403), (eve, 0, 403), (eve, -2, 409), (ann, 0, 200), (eve, -1, 200)):
                asked = {"viewer": viewer, "before": 500}
                assert (await client.http.get(f"/api/tables/{table}/events", params=asked)).status_code == status

    asyncio.run(run())


def test_looking_back_at_a_running_match(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(served(str(tmp_path / "orrery.sqlite")))
            ann, bob, eve = await people(stack, site, "Ann", "Bob", "Eve")
            table = await seated(ann, bob)
            await rounds(table, 3, ann, bob)

            history, docs = await film(ann, table, 0)
            mirror = ann.mirrors[table]
            assert history["events"] == mirror.events
            assert docs[-1]["zones"] == mirror.doc["zones"]
            assert any(doc["zones"]["hand"] for doc in docs), "one sees one's own hand"
            assert history["steps"][-1]["phase"]["round"] == 3
            assert [step["at"] for step in history["steps"]] == [doc["at"] for doc in docs]
            assert (await ann.http.get(f"/api/tables/{table}/history?viewer=0")).json() == history
            for step in (0, 3, len(docs) - 1):
                at = docs[step]["at"]
                told = await ann.http.get(f"/api/tables/{table}/moment", params={"viewer": 0, "at": at})
                assert told.json() == {"table": table, "viewer": 0, "at": at, "doc": docs[step]}

            # Eve watches: of no hand does she see more than its size, in no step.
            _, seen = await film(eve, table, -1)
            assert all(doc["zones"]["hand"] == [] and "hands" not in doc["zones"] for doc in seen)
            for what in ("history?viewer=", "film?viewer=", "moment?at=3&viewer="):
                address = f"/api/tables/{table}/{what}"
                for client, viewer in ((ann, 1), (bob, 0), (eve, 0), (eve, 1)):
                    assert await refused(client, f"{address}{viewer}") == (403, "error-not-your-seat")
                for client in (ann, eve):
                    assert await refused(client, f"{address}-2") == (409, "error-not-over")
                assert await refused(ann, f"{address}-3") == (422, "error-value")
            assert await refused(ann, f"/api/tables/{table}/record") == (409, "error-not-over")
            assert (await refused(eve, "/api/tables/nosuchtabl/film"))[0] == 404

    asyncio.run(run())


def test_nobody_looks_back_at_a_private_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(served(str(tmp_path / "orrery.sqlite")))
            ann, eve = await people(stack, site, "Ann", "Eve")
            table = await ann.new_table("race", ["me", "me"], watching=False, pace="hotseat")
            for what in ("history?viewer=-1", "film?viewer=-2", "moment?at=0", "record"):
                assert (await refused(eve, f"/api/tables/{table}/{what}"))[0] == 404
            told = await eve.http.post(f"/api/tables/{table}/branch", json={"at": 0, "seats": [{"kind": "me"}] * 2})
            assert told.status_code == 404
            history, _ = await film(ann, table, -1)
            assert [step["at"] for step in history["steps"]] == [0]

    asyncio.run(run())


def test_what_was_undone_is_not_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(served(str(tmp_path / "orrery.sqlite")))
            [ann] = await people(stack, site, "Ann")
            table = await ann.new_table("race", ["me", "me"], pace="hotseat")
            await ann.watch(table, 0)
            await ann.answer(table)
            await ann.watch(table, 1)
            await ann.answer(table)
            await ann.watch(table, 0)
            before, _ = await film(ann, table, 0)
            told = await ann.act("undo", table=table, seat=0, to=0, seq=ann.mirrors[table].seq)
            assert told["t"] == "done"
            after, docs = await film(ann, table, 0)
            assert len(before["steps"]) == 2
            assert before["events"]
            assert len(after["steps"]) == len(docs) == 1
            assert after["events"] == []

    asyncio.run(run())


def test_a_branch_of_a_running_match_is_played_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            site = await stack.enter_async_context(served(str(tmp_path / "orrery.sqlite"), bot_delay=0.0))
            ann, bob, eve = await people(stack, site, "Ann", "Bob", "Eve")
            table = await seated(ann, bob)
            await rounds(table, 2, ann, bob)
            _, docs = await film(ann, table, 0)
            at = docs[-1]["at"]
            wanted = {"at": at, "viewer": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}

            wrong = dict(wanted, viewer=1)
            told = await ann.http.post(f"/api/tables/{table}/branch", json=wrong)
            assert told.json()["key"] == "error-not-your-seat"
            for seats, key in (([{"kind": "me"}], "error-branch-seats"),
                               ([{"kind": "me"}, {"kind": "open"}], "error-branch-open"),
                               ([{"kind": "me"}, {"kind": "bot", "bot": "os:getcwd"}], "error-unknown-bot")):
                told = await ann.http.post(f"/api/tables/{table}/branch", json=dict(wanted, seats=seats))
                assert (told.status_code, told.json()["key"]) == (422, key)

            told = await ann.http.post(f"/api/tables/{table}/branch", json=wanted)
            assert told.status_code == 201, told.text
            info = told.json()
            assert (info["parent"], info["pace"], info["state"]) == (table, "live", "playing")
            assert info["name"] != (await ann.http.get(f"/api/tables/{table}")).json()["name"]
            both = await ann.http.post(f"/api/tables/{table}/branch", json=dict(wanted, seats=[{"kind": "me"}] * 2))
            assert both.json()["pace"] == "hotseat"  # she plays both seats, at one screen
            assert not info["listed"]
            assert not info["rated"]
            assert not info["watching"]  # Ann's true hand is in it, and it lies open in the end
            branch = info["id"]
            assert (await refused(eve, f"/api/tables/{branch}/film?viewer=-1"))[0] == 404

            # The branch shows Ann what she saw, and is not the match: it has luck of its own.
            true = site.house.tables[table].match
            dealt = site.house.tables[branch].match
            mine = await film(ann, branch, 0)
            assert mine[1][0]["zones"]["hand"] == docs[-1]["zones"]["hand"]
            assert dealt.setup.seed != true.setup.seed
            assert len(dealt.state.hand[1]) == len(true.state.hand[1])
            await ann.watch(branch, 0)
            await ann.play(branch)
            result = ann.mirrors[branch].doc["result"]
            assert len(result["scores"]) == 2
            assert ann.mirrors[table].doc["result"] is None

            # Its record is one like any other, position and all.
            body = (await ann.http.get(f"/api/tables/{branch}/record")).content
            again = replay(load("race"), Record.from_bytes(body))
            assert list(again.result().scores) == result["scores"]

    asyncio.run(run())


def test_a_finished_match_lies_open_and_can_be_played_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            address = str(tmp_path / "orrery.sqlite")
            site = await stack.enter_async_context(served(address))
            ann, bob, eve = await people(stack, site, "Ann", "Bob", "Eve")
            table = await seated(ann, bob)
            await rounds(table, 99, ann, bob)
            history, docs = await film(eve, table, -2)
            assert all(len(doc["zones"]["hands"]) == 2 for doc in docs)
            _, bobs = await film(eve, table, 1)
            assert [doc["zones"]["hand"] for doc in bobs] == [doc["zones"]["hands"][1] for doc in docs]
            scores = history["figures"]["score"]
            assert len(scores) == len(docs)
            assert scores[-1] == docs[-1]["result"]["scores"] == ann.mirrors[table].doc["result"]["scores"]
            for point in history["turning"]:
                lead = [scores[step][point["seat"]] - scores[step][1 - point["seat"]]
                        for step in (point["step"] - 1, point["step"])]
                assert lead[1] - lead[0] == point["swing"] > 0

            seats = [{"kind": "me", "name": "Left"}, {"kind": "me", "name": "Right"}]
            last = await eve.http.post(f"/api/tables/{table}/branch", json={"at": docs[-1]["at"], "seats": seats})
            assert (last.status_code, last.json()["key"]) == (409, "error-branch-over")
            middle = len(docs) // 2
            told = await eve.http.post(f"/api/tables/{table}/branch", json={"at": docs[middle]["at"], "seats": seats})
            branch = told.json()
            assert branch["watching"]
            assert [seat["name"] for seat in branch["seats"]] == ["Left", "Right"]
            parent_at = site.house.tables[branch["id"]].row.parent_at
            begins = next(doc for doc in docs if doc["at"] == parent_at)
            for seat in (0, 1):
                mirror = await eve.watch(branch["id"], seat)
                assert mirror.doc["zones"]["hand"] == begins["zones"]["hands"][seat]

            # What answers it began with is stored: another process finds the branch where it stands.
            at = site.house.tables[branch["id"]].match.digest()
            site.house.tables.clear()
            assert (await site.house.table(branch["id"])).match.digest() == at

    asyncio.run(run())


def test_a_match_out_of_a_file_is_shown_and_not_kept(tmp_path: Path) -> None:
    """Whoever has a record sees the film that its table would give; what is no sound record is refused in words."""
    match = new_match(load("race"), 2, b"of a file")
    for _ in played(match, b"of a file"):
        pass
    record = match.record(["Anna", "Boris"]).to_bytes()
    wrong = {
        record[:-3]: "error-record-torn", record.replace(b"Anna", b"Anya"): "error-record-sum",
        b"{}": "error-record-foreign", record.replace(b'"game":"race"', b'"game":"chess"'): "error-record-sum",
    }

    async def run() -> None:
        async with served(str(tmp_path / "orrery.sqlite")) as site, AsyncExitStack() as stack:
            [ann] = await people(stack, site, "Ann")

            async def ask(data: bytes, viewer: int = OMNISCIENT) -> tuple[int, Any]:
                shown = {"record": b64encode(data).decode(), "viewer": viewer}
                answer = await ann.http.post("/api/film", json=shown)
                return answer.status_code, answer.json()

            status, whole = await ask(record)
            assert status == 200
            assert whole["history"]["steps"][-1]["at"] == len(match.inputs)
            own = (await ask(record, 0))[1]
            assert [own["history"]["viewer"], whole["history"]["viewer"]] == [0, OMNISCIENT]
            assert len(own["doc"]["zones"]["hand"]) == 6
            assert whole["doc"]["zones"]["hand"] == []
            for data, key in wrong.items():
                status, told = await ask(data)
                assert (status, told["key"]) == (422, key)
            assert (await ask(record, 7))[1]["key"] == "error-record-viewer"
            assert (await ask(b"x" * 60_000))[0] == 413
            assert (await ann.http.get("/api/tables/finished")).json() == []

    asyncio.run(run())


def test_a_sound_record_is_shown_once_the_process_that_tells_it_is_there_again() -> None:
    match = new_match(load("race"), 2, b"of a file")
    for _ in played(match, b"of a file"):
        pass
    record = match.record().to_bytes()

    async def run() -> None:
        worker = Worker("orrery.server.nowhere")
        archive = Archive(teller=worker)
        with pytest.raises(Invalid) as refused:
            await archive.of_record(record, OMNISCIENT, FREE)
        assert refused.value.key == "error-record-slow"
        worker.module = "orrery.server.teller"
        assert (await archive.of_record(record, OMNISCIENT, FREE)).film
        await archive.close()

    asyncio.run(run())
