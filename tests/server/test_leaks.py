"""Nothing leaks: every byte to every kind of client, with hidden values swapped, over whole games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

import pytest

from orrery.core import OMNISCIENT, SPECTATOR, Chance, Match, new_match
from orrery.gauntlet.facts import facts_of, game_of
from orrery.gauntlet.trail import played, step_begins, viewers
from orrery.gauntlet.worlds import texts, twins
from tests.server.eavesdrop import (
    Tap,
    answer_text,
    comet_known,
    push_key,
    still_server,
    token_of,
    told_secrets,
    words,
)
from tests.server.room import put_table, told
from tests.server.serving import Served

SEATED = ("p0", "p1", "p2", "p3")
SPECTATES, HOST_OF_ALL, STRANGER = "zoe", "hot", "sam"
EVERYBODY = (*SEATED, SPECTATES, HOST_OF_ALL, STRANGER)
KEY = "key-of-mine"


# -- two worlds that a viewer cannot tell apart ----------------------------------------------------------------------


class Pair(NamedTuple):
    """A moment of a match as it is, and as one viewer may take it to be: two positions."""

    viewer: int
    true: dict[str, Any]
    dealt: dict[str, Any]


def pairs(spec: str, seats: int, every: int) -> Iterator[Pair]:
    """Pairs for every viewer, at every so many beginnings of a turn of a whole match."""
    match = new_match(game_of(spec), seats, b"leaks")
    begun = 0
    for _ in played(match, b"leaks"):
        if not step_begins(match):
            continue
        if begun % every == 0:
            for viewer in viewers(match):
                worlds = twins(match, viewer, b"deal %d" % begun)
                yield Pair(viewer, match.game.write(worlds.true.state), match.game.write(worlds.dealt.state))
        begun += 1


async def seal(server: Served, table: str, seat: int, stream: bytes) -> None:
    """A seat answers something legal, at random."""
    found = await server.house.table(table)
    match: Match[Any] = found.match
    decision = match.asked(seat)
    code = match.game.sample(match.state, decision, Chance(stream))
    await server.house.submit(table, seat, found.decision_id(seat), found.seq, f"sealed-{found.seq}",
                              answer_text(match, decision, code), by=found.seats[seat].account)


def looks(table: str, viewer: int, seats: int) -> list[str]:
    """Everything that can be looked at over HTTP, whether one may or not."""
    at = f"/api/tables/{table}"
    eyes = [f"viewer={other}" for other in range(OMNISCIENT, seats)]
    return [
        "/api/tables", at, f"{at}/record", "/api/tables/finished", "/api/ratings/race", "/api/me", "/api/push",
        *[f"{at}/{what}?{eye}" for what in ("history", "film") for eye in eyes],
        f"{at}/moment?at=0&viewer={viewer}", f"{at}/moment?at=99&viewer={viewer}",
        *[f"{at}/seats/{seat}/orders" for seat in range(seats)],
    ]


async def listen(server: Served, tap: Tap, table: str, viewer: int, mine: Sequence[int], stream: bytes) -> list[bytes]:
    """All bytes that a browser gets while it asks for everything and while others answer face down."""
    *_, view = await tap.say("watch", table=table, viewer=viewer)
    assert view["t"] == "view"
    seats = len(view["info"]["seats"])
    foreign = [seat for seat in range(OMNISCIENT, seats) if seat not in (viewer, *mine)]
    for other in foreign:
        await tap.tell("watch", table=table, viewer=other)
    await tap.tell("watch", table=table, viewer=viewer)
    asked = view["doc"]["asked"]
    for seat in {viewer, *foreign} - {SPECTATOR, OMNISCIENT}:
        act = {"table": table, "seat": seat, "seq": 0, "key": f"{KEY}-{seat}"}
        await tap.tell("why", table=table, seat=seat, decision=asked["id"] if asked is not None else "0.0")
        await tap.tell("submit", **act, decision=f"0.{seat}", answer="nonsense:of a kind")
        await tap.tell("retract", **act)
        await tap.tell("undo", **act, to=0)
        await tap.tell("consent", table=table, seat=seat, proposal="none", yes=True, key=f"{KEY}-{seat}")
        await tap.tell("seen", table=table, seat=seat, events=9)
    await tap.tell("say", table=table, text="Hello", key=KEY)
    await tap.tell("lobby", on=True)
    await tap.say("lobby", on=False)
    if len(mine) < 2:  # who holds several seats may look from each of them: that is for the curtain
        await tap.get(*looks(table, viewer, seats))
    waiting = list(view["doc"]["waiting"])
    if asked is not None and len(waiting) > 1:
        await seal(server, table, viewer, b"mine")
        await tap.say("retract", table=table, seat=viewer, seq=1, key=f"{KEY}-back")
    others = [seat for seat in waiting if seat != viewer]
    for seat in others if asked is not None else others[:-1]:
        await seal(server, table, seat, stream)
    await tap.hear()
    if len(mine) < 2:
        await tap.get("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/history")
    await tap.say("unwatch", table=table)
    return tap.take()


@pytest.mark.parametrize(("spec", "seats", "every"), [("race", 2, 12), ("race", 4, 24), ("tests.tiny:COMET", 3, 2)])
def test_other_hidden_values_give_every_viewer_the_same_bytes(spec: str, seats: int, every: int) -> None:
    """A player, a spectator, somebody without an account, a hot-seat screen with its curtain down and lifted."""
    game = game_of(spec).slug

    async def one(server: Served, tap: Tap, table: str, position: dict[str, Any], viewer: int, sitting: list[str],
                  stream: bytes) -> list[bytes]:
        mine = [seat for seat, who in enumerate(sitting) if who == tap.name]
        await put_table(server.house, sitting, game=game, seed=b"leaks", table_id=table, position=position,
                        pace="hotseat" if len(mine) > 1 else "live")
        return await listen(server, tap, table, viewer, mine, stream)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(still_server(name, EVERYBODY))
                       for name in ("true", "dealt")]
            taps = [{name: await stack.enter_async_context(Tap(server.url, name)) for name in (*EVERYBODY, None)}
                    for server in servers]
            compared, length = 0, 0
            for n, pair in enumerate(pairs(spec, seats, every)):
                assert pair.true != pair.dealt
                people = list(SEATED[:seats])
                names = [people[pair.viewer]] if pair.viewer >= 0 else [SPECTATES, None]
                sat = {HOST_OF_ALL: [HOST_OF_ALL] * seats, **dict.fromkeys(names, people)}
                for kind, (name, sitting) in enumerate(sat.items()):
                    true, dealt = await asyncio.gather(*[
                        one(server, tap[name], f"table{n:04d}{kind}", position, pair.viewer, sitting, stream)
                        for server, tap, position, stream in zip(servers, taps, pair[1:], (b"0", b"1"), strict=True)
                    ])
                    assert true == dealt
                    compared += 1
                    length += sum(map(len, true))
            assert compared >= 20
            assert length > 10_000 * compared

    with comet_known():
        asyncio.run(story())


# -- a table that is not for me --------------------------------------------------------------------------------------

HIDDEN, NOWHERE = "hiddenaway", "nosuchone0"


async def try_everything(tap: Tap, table: str) -> list[bytes]:
    """Every message and every address that names a table."""
    for viewer in (0, 3, 15, SPECTATOR, OMNISCIENT):
        await tap.tell("watch", table=table, viewer=viewer)
    for seat in (0, 3, 15):
        act = {"table": table, "seat": seat, "seq": 0, "key": f"{KEY}-{seat}"}
        await tap.tell("submit", **act, decision=f"0.{seat}", answer="action:develop")
        await tap.tell("retract", **act)
        await tap.tell("undo", **act, to=0)
        await tap.tell("consent", table=table, seat=seat, proposal="none", yes=True, key=f"{KEY}-{seat}")
        await tap.tell("why", table=table, seat=seat, decision=f"0.{seat}")
        await tap.tell("seen", table=table, seat=seat, events=9)
    await tap.tell("say", table=table, text="Hello", key=KEY)
    await tap.hear()
    at = f"/api/tables/{table}"
    await tap.get(*looks(table, 0, 4))
    bodies: dict[str, Any] = {
        "join": {"seat": 0}, "leave": None, "start": None, "resign": None, "rematch": None, "nudge": None,
        "branch": {"at": 0, "seats": [{"kind": "me"}] * 4},
        "submit": {"t": "submit", "table": table, "seat": 0, "decision": "0.0", "seq": 0, "key": KEY, "answer": "a:b"},
    }
    for seat in (0, 15):
        bodies |= {f"seats/{seat}/invitation": None, f"seats/{seat}/bot": {}, f"seats/{seat}/back": None}
    for path, body in bodies.items():
        answer = await tap.ask("POST", f"{at}/{path}", body)
        assert answer.status_code in ((401,) if tap.name is None else (404,)), (path, answer.text)
    for seat in (0, 15):
        await tap.ask("PUT", f"{at}/seats/{seat}/orders", {"orders": []})
        await tap.ask("DELETE", f"{at}/seats/{seat}/invitation")
    return tap.take()


def test_a_table_that_one_may_not_see_is_as_if_it_were_not_there() -> None:
    async def story() -> None:
        async with still_server("server", EVERYBODY) as server:
            await put_table(server.house, SEATED, game="race", table_id=HIDDEN, watching=False, listed=False)
            for name in (STRANGER, None):
                async with Tap(server.url, name) as tap:
                    there = [sent.replace(HIDDEN.encode(), b"") for sent in await try_everything(tap, HIDDEN)]
                    nowhere = [sent.replace(NOWHERE.encode(), b"") for sent in await try_everything(tap, NOWHERE)]
                    assert there == nowhere
                    assert len(there) > 40

    asyncio.run(story())


# -- sealed answers --------------------------------------------------------------------------------------------------


def test_what_was_answered_face_down_makes_no_difference_to_anybody_else() -> None:
    """One table for each possible choice of a first action; all the same but for that."""
    async def story() -> None:
        async with still_server("server", EVERYBODY) as server, AsyncExitStack() as stack:
            taps = {name: await stack.enter_async_context(Tap(server.url, name))
                    for name in ("p1", SPECTATES, STRANGER, None)}
            heard: dict[str | None, list[list[bytes]]] = {name: [] for name in taps}
            choices: list[str] = []
            while not choices or len(heard[None]) < len(choices):
                table = f"sealed{len(heard[None]):04d}"
                await put_table(server.house, SEATED[:3], game="race", table_id=table, listed=False)
                for seat in range(3):
                    await seal(server, table, seat, b"opening")
                match: Match[Any] = (await server.house.table(table)).match
                choices = list(match.view(0).document()["asked"]["options"])
                for name, tap in taps.items():
                    await tap.say("watch", table=table, viewer=1 if name == "p1" else SPECTATOR)
                for tap in taps.values():
                    await tap.hear()
                    tap.take()
                await server.house.submit(table, 0, f"{match.at()}.0", 3, "sealed-choice",
                                          f"action:{choices[len(heard[None])]}", by="p0")
                for name, tap in taps.items():
                    assert [message["t"] for message in await tap.hear()] == ["update"]
                    viewer = 1 if name == "p1" else SPECTATOR
                    await tap.say("watch", table=table, viewer=viewer)
                    await tap.get(*[path for path in looks(table, viewer, 3) if table in path])
                for name, tap in taps.items():
                    await tap.say("unwatch", table=table)
                    heard[name].append([sent.replace(table.encode(), b"table") for sent in tap.take()])
                await server.house.retract(table, 0, 4, "take-it-back", by="p0")
            assert len(choices) == 7
            for told in heard.values():
                assert all(one == told[0] for one in told[1:])

    asyncio.run(story())


# -- undone ----------------------------------------------------------------------------------------------------------


async def answer(server: Served, table: str, seat: int, text: str | None, stream: bytes) -> None:
    """A seat gives this answer; without one, anything."""
    if text is None:
        await seal(server, table, seat, stream)
        return
    found = await server.house.table(table)
    await server.house.submit(table, seat, found.decision_id(seat), found.seq, f"text-{found.seq}", text,
                              by=found.seats[seat].account)


def test_what_was_undone_by_consent_is_gone_for_all_others() -> None:
    """Two evenings: other cards were drawn and kept, seen by their player, and all of it undone."""
    drawn: list[set[str]] = []

    async def evening(choice: str, heard: dict[str, list[bytes]]) -> None:
        async with still_server(choice, EVERYBODY) as server, AsyncExitStack() as stack:
            taps = {name: await stack.enter_async_context(Tap(server.url, name)) for name in ("p1", SPECTATES)}
            table = await put_table(server.house, ["p0", "p1"], game="race", table_id=HIDDEN)
            for seat in (0, 1):
                await answer(server, table, seat, None, b"opening")
            before = await server.house.table(table)
            to, hand = len(before.match.inputs), set(before.match.view(0).zones["hand"])
            for seat, text in enumerate((f"action:{choice}", "action:explore-1-1")):
                await answer(server, table, seat, text, b"")
            for seat in (0, 1):
                await answer(server, table, seat, None, choice.encode())
            after = await server.house.table(table)
            drawn.append({word for event in await told(server.house, table, 0) if event["event"] == "explored"
                          for word in texts(event)})
            assert drawn[-1] - hand
            await server.house.undo(table, 0, to, after.seq, "please-undo", by="p0")
            proposal = (await server.house.table(table)).row.proposal
            await server.house.consent(table, 1, proposal.id, True, by="p1")
            gone = (await server.house.table(table)).match
            assert len(gone.inputs) == to
            for name, tap in taps.items():
                viewer = 1 if name == "p1" else SPECTATOR
                # As if it had been here before: nothing that was undone can be asked for again.
                await tap.say("watch", table=table, viewer=viewer, events=3, seq=after.seq)
                await tap.say("watch", table=table, viewer=viewer)
                await tap.get(*looks(table, viewer, 2),
                              *[f"/api/tables/{table}/moment?viewer={viewer}&at={at}" for at in range(9)])
                await tap.say("unwatch", table=table)
                heard[name] = tap.take()

    async def story() -> None:
        evenings: list[dict[str, list[bytes]]] = [{}, {}]
        for choice, heard in zip(("explore-5", "explore-1-1"), evenings, strict=True):
            await evening(choice, heard)
        assert drawn[0] != drawn[1]
        assert evenings[0] == evenings[1]
        assert all(len(heard) > 20 for heard in evenings[0].values())

    asyncio.run(story())


# -- whole games -----------------------------------------------------------------------------------------------------


def secrets_of(match: Match[Any]) -> dict[int, set[str]]:
    """The words that one seat alone sees now."""
    seen = {viewer: set(texts(match.view(viewer).zones)) for viewer in range(SPECTATOR, match.state.seats)}
    return {seat: {word for word in seen[seat] - seen[SPECTATOR] if "-" in word} for seat in range(match.state.seats)}


def new_words(message: dict[str, Any]) -> set[str]:
    """What a message tells anew: not the events of long ago, nor cards that everybody is shown first."""
    kept = {**message, "events": [
        event for event in message.get("events", ())
        if message["t"] == "update" and event["event"] not in facts_of(game_of("race")).shown
    ]}
    return words(repr(kept).encode())


@pytest.mark.parametrize("seats", [2, 4])
def test_over_a_whole_game_no_card_and_no_secret_reaches_who_must_not_see_it(seats: int) -> None:
    async def story() -> None:
        folder = "a-folder-with-a-name-of-its-own"
        async with still_server(folder, EVERYBODY) as server, AsyncExitStack() as stack:
            people = list(SEATED[:seats])
            table = await put_table(server.house, people, game="race", seed=b"a seed that nobody is told, at all")
            await put_table(server.house, people, game="race", table_id=HIDDEN, watching=False)
            names = (*people, SPECTATES, STRANGER, None)
            taps = {name: await stack.enter_async_context(Tap(server.url, name)) for name in names}
            everything: dict[str | None, list[bytes]] = {name: [] for name in names}
            watched = {name: people.index(name) if name in people else SPECTATOR for name in names if name != STRANGER}
            for name, viewer in watched.items():
                await taps[str(name) if name else None].say("watch", table=table, viewer=viewer)
            await taps[STRANGER].say("lobby", on=True)
            await taps[STRANGER].tell("watch", table=HIDDEN)
            asked = 0
            while not (await server.house.table(table)).match.over():
                match: Match[Any] = (await server.house.table(table)).match
                for seat in match.waiting():
                    decision = match.asked(seat)
                    code = match.game.sample(match.state, decision, Chance(b"%d %d" % (asked, seat)))
                    told = await taps[people[seat]].say(
                        "submit", table=table, seat=seat, decision=f"{match.at()}.{seat}", key=f"{KEY}-{asked}",
                        seq=(await server.house.table(table)).seq, answer=answer_text(match, decision, code))
                    assert "done" in {message["t"] for message in told}
                asked += 1
                match = (await server.house.table(table)).match
                secrets = secrets_of(match) if not match.over() else {}
                for name, tap in taps.items():
                    await tap.hear()
                    if asked % 25 == 0 and not match.over():
                        await tap.get(*looks(table, watched.get(name, SPECTATOR), seats))
                        await tap.get("/", "/api/nothing", "/api/games", "/api/openapi.json", "/table/nothing")
                    sent = tap.take()
                    everything[name] += sent
                    heard = set().union(*[new_words(json.loads(raw)) for raw in sent if raw.startswith(b"{")])
                    for seat, secret in secrets.items():
                        if watched.get(name) != seat:
                            assert not secret & heard
            assert asked > 60
            hidden: list[bytes | str] = [token_of(name) for name in EVERYBODY]
            hidden += [b"a seed that nobody is told, at all", folder, *push_key().split("\n")[1:-2]]
            for name, sent in everything.items():
                assert sum(map(len, sent)) > 2_000
                assert told_secrets(sent, hidden) == [], name
                assert b"Traceback" not in b"".join(sent)
            # Once it is over, all hands lie open.
            await taps[None].get(f"/api/tables/{table}/film?viewer=-2", f"/api/tables/{table}/record")
            assert [sent[:3] for sent in taps[None].take()] == [b"200", b"200"]

    asyncio.run(story())
