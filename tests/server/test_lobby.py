"""Tables before, between and after matches: seats, invitations, clocks, leaving, rematches, nudges."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.server import wire
from orrery.server.lobby import MOST_HOSTED, NUDGE_AGAIN_MS
from orrery.server.table import Table
from tests.server.browsers import Browser, Site, site

NO_SUCH = "zzzzzzzzzz"


def run(database: object, story: Callable[[Site], Awaitable[None]]) -> None:
    """Play a story on a server of its own."""

    async def play() -> None:
        async with site(database) as here:
            await story(here)

    asyncio.run(play())


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def answer_all(here: Site, *browsers: Browser, table: str, rounds: int = 1) -> None:
    """Let the people at a table answer whatever they are asked with the first thing that is legal."""
    for _ in range(rounds):
        for browser in browsers:
            found = await here.state.house.table(table)
            me = (await browser.told("/api/me"))["id"]
            for seat in found.held_by(me):
                await answer(here, browser, table, seat)


async def answer(here: Site, browser: Browser, table: str, seat: int) -> None:
    found = await here.state.house.table(table)
    decision = found.decision_id(seat)
    if decision is None:
        return
    match = found.match
    asked = match.asked(seat)
    text = match.game.text(asked, asked.decode(next(
        code for code in asked.codes() if match.game.allows(match.state, asked, code))))
    await browser.done(f"/api/tables/{table}/submit", {
        "t": "submit", "table": table, "seat": seat, "decision": decision, "seq": found.seq,
        "key": f"key-of-{decision}".replace(".", "-"), "answer": text,
    })


# -- new tables ------------------------------------------------------------------------------------------------------


def test_a_table_waits_for_people_and_begins_when_full(database: str) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        made = await anna.new_table("me", "open", "open", name="Tuesday")
        assert (made["state"], made["name"], made["host"], kinds(made)) == (
            "open", "Tuesday", True, ["person", "open", "open"])
        assert made["options"] == {"setup": "normal", "mode": "standard"}
        (seen,) = (await boris.told("/api/tables"))["open"]
        assert (seen["id"], seen["host"], seen["seats"][0]["name"]) == (made["id"], False, "Anna")
        assert (await anna.told("/api/tables"))["open"] == []
        joined = await boris.done(f"/api/tables/{made['id']}/join", {"seat": 2})
        assert (joined["state"], kinds(joined)) == ("open", ["person", "open", "person"])
        assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]
        clara = await here.guest("Clara")
        begun = await clara.done(f"/api/tables/{made['id']}/join", {"seat": 1})
        assert (begun["state"], begun["waiting"], begun["phase"]["round"]) == ("playing", [0, 1, 2], 0)
        assert (await boris.told("/api/tables"))["open"] == []
        assert [one["id"] for one in (await boris.told("/api/tables"))["mine"]] == [made["id"]]

    run(database, story)


def test_a_hot_seat_table_begins_at_once(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest("Anna")
        made = await anna.done("/api/tables", {
            "game": "race", "pace": "hotseat",
            "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": " Little  Boris "}],
        })
        assert (made["state"], made["rated"]) == ("playing", False)
        assert [(seat["name"], seat["mine"]) for seat in made["seats"]] == [("Anna", True), ("Little Boris", True)]

    run(tmp_path / "a.db", story)


@pytest.mark.parametrize(("wanted", "status", "key"), [
    ({"game": "chess", "seats": [{"kind": "me"}]}, 422, "error-unknown-game"),
    ({"game": "race", "seats": [{"kind": "me"}]}, 422, "error-seats"),
    ({"game": "race", "seats": [{"kind": "me"}] * 5}, 422, "error-seats"),
    ({"game": "race", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "stockfish"}]}, 422, "error-unknown-bot"),
    ({"game": "race", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]}, 422, "error-unknown-bot"),
    ({"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"a": "b"}}, 422, "error-unknown-option"),
    ({"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"mode": "b"}}, 422,
     "error-option-value"),
    ({"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "\u202e"}, 422, "error-name"),
    ({"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"decision": 1}}, 422, "error-value"),
    ({"game": "race", "seats": [{"kind": "king"}, {"kind": "open"}]}, 422, "error-value"),
    ({"game": "race", "seats": [], "seed": "00"}, 422, "error-value"),
])
def test_impossible_tables_are_refused_and_leave_nothing(
    wanted: dict[str, Any], status: int, key: str, tmp_path: Path
) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest()
        assert await anna.refused("/api/tables", wanted) == (status, key)
        assert await here.rows("SELECT 1 FROM tables") == []

    run(tmp_path / "a.db", story)


def test_one_host_has_so_many_unfinished_tables(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest()
        made = await anna.new_table("me", "open")
        columns = "name, game, rules, options, pace, clock, listed, watching, rated, guided, host, state, seed, seq, " \
            "waiting, phase, created, moved"
        for n in range(MOST_HOSTED - 1):
            await here.run(f"INSERT INTO tables (id, {columns}) SELECT ?, {columns} FROM tables WHERE id = ?",
                           f"copy{n:06}", made["id"])
        body = {"game": "race", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert await anna.refused("/api/tables", body) == (409, "error-too-many-tables")

    run(tmp_path / "a.db", story)


def test_only_a_match_against_people_is_rated(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest()
        assert (await anna.new_table("me", "open"))["rated"] is True
        assert (await anna.new_table("me", "open", rated=False))["rated"] is False
        assert (await anna.new_table("me", "bot"))["rated"] is False
        assert (await anna.new_table("me", "me", "open"))["rated"] is False

    run(tmp_path / "a.db", story)


# -- joining and leaving ---------------------------------------------------------------------------------------------


def test_seats_are_taken_once(database: str) -> None:
    async def story(here: Site) -> None:
        anna = await here.guest()
        table = (await anna.new_table("me", "open", "open", "open"))["id"]
        assert await anna.refused(f"/api/tables/{table}/join", {"seat": 1}) == (409, "error-seated")
        others = [await here.guest() for _ in range(4)]
        answers = await asyncio.gather(*[one.post(f"/api/tables/{table}/join", {"seat": 1}) for one in others])
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
        seated = others[[answer.status_code for answer in answers].index(200)]
        again = await seated.done(f"/api/tables/{table}/join", {"seat": 1})
        assert again["seats"][1]["mine"], "the same once more is no mistake"
        assert await seated.refused(f"/api/tables/{table}/join", {"seat": 9}) == (404, "error-no-such-seat")
        assert await seated.refused(f"/api/tables/{NO_SUCH}/join", {"seat": 0}) == (404, "error-no-such-table")

    run(database, story)


def test_a_private_table_is_joined_by_invitation_only(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest(), await here.guest()
        seen = await anna.new_table("me", "open", listed=False)
        assert (await boris.told("/api/tables"))["open"] == []
        assert await boris.refused(f"/api/tables/{seen['id']}/join", {"seat": 1}) == (403, "error-not-listed")
        closed = await anna.new_table("me", "open", listed=False, watching=False)
        answer = await boris.get(f"/api/tables/{closed['id']}")
        nothing = await boris.get(f"/api/tables/{NO_SUCH}")
        assert answer.status_code == nothing.status_code == 404
        assert answer.text == nothing.text.replace(NO_SUCH, closed["id"])

    run(tmp_path / "a.db", story)


def test_who_leaves_frees_the_seat_and_a_host_hands_over(database: str) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.new_table("me", "open", "open"))["id"]
        stranger = await here.guest()
        assert await stranger.refused(f"/api/tables/{table}/leave") == (403, "error-no-seat")
        await boris.done(f"/api/tables/{table}/join", {"seat": 2})
        await anna.done(f"/api/tables/{table}/leave")
        left = await boris.told(f"/api/tables/{table}")
        assert (kinds(left), left["host"]) == (["open", "open", "person"], True)
        await boris.done(f"/api/tables/{table}/leave")
        assert (await boris.get(f"/api/tables/{table}")).status_code == 404
        assert await here.rows("SELECT 1 FROM seats") == []

    run(database, story)


def test_the_host_frees_a_seat_and_whoever_sat_there_is_told(database: str) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        told: list[str] = []
        here.state.house.noticed.append(lambda account, notice: told.append(notice.kind))
        table = (await anna.new_table("me", "open", "open", "open"))["id"]
        await anna.done(f"/api/tables/{table}/seats/2/bot", {})
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        assert await boris.refused_delete(f"/api/tables/{table}/seats/0") == (403, "error-not-host")
        assert await anna.refused_delete(f"/api/tables/{table}/seats/4") == (404, "error-no-such-seat")
        for place in (1, 2):
            assert (await anna.http.delete(f"/api/tables/{table}/seats/{place}")).status_code == 200
        assert kinds(await anna.told(f"/api/tables/{table}")) == ["person", "open", "open", "open"]
        assert (await boris.told("/api/tables"))["mine"] == []
        assert told == ["joined", "unseated"]
        await boris.done(f"/api/tables/{table}/join", {"seat": 3})  # a seat that is free can be taken again
        for place in (1, 2):
            await anna.done(f"/api/tables/{table}/seats/{place}/bot", {})
        assert await anna.refused_delete(f"/api/tables/{table}/seats/3") == (409, "error-begun")

    run(database, story)


def test_a_match_cannot_be_left_or_started_twice(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest(), await here.guest()
        table = (await anna.new_table("me", "open"))["id"]
        assert await anna.refused(f"/api/tables/{table}/start") == (409, "error-seats-open")
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        assert await boris.refused(f"/api/tables/{table}/start") == (403, "error-not-host")
        before = (await here.rows("SELECT seed, started FROM tables"))[0]
        assert (await anna.done(f"/api/tables/{table}/start"))["state"] == "playing"
        assert tuple((await here.rows("SELECT seed, started FROM tables"))[0]) == tuple(before)
        assert await boris.refused(f"/api/tables/{table}/leave") == (409, "error-begun")
        assert await (await here.guest()).refused(f"/api/tables/{table}/join", {"seat": 1}) == (409, "error-begun")

    run(tmp_path / "a.db", story)


def test_the_host_fills_open_seats_with_bots(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest(), await here.guest()
        table = (await anna.new_table("me", "open", "open"))["id"]
        assert await boris.refused(f"/api/tables/{table}/seats/1/bot", {}) == (403, "error-not-host")
        told = await anna.done(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert (told["state"], told["seats"][1]["bot"]) == ("open", "random")
        assert await anna.refused(f"/api/tables/{table}/seats/1/bot", {}) == (409, "error-seat-taken")
        told = await anna.done(f"/api/tables/{table}/seats/2/bot", {})
        assert (told["state"], told["seats"][2]["bot"]) == ("playing", "heuristic")

    run(tmp_path / "a.db", story)


# -- invitations -----------------------------------------------------------------------------------------------------


def test_a_link_seats_one_person_once(database: str) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.new_table("me", "open", "open", listed=False, watching=False))["id"]
        made = await anna.post(f"/api/tables/{table}/seats/1/invitation")
        assert made.status_code == 201
        link = made.json()["link"]
        assert link.startswith("http://localhost/join/")
        token = link.rpartition("/")[2]
        assert (await anna.told(f"/api/tables/{table}"))["seats"][1]["invited"] is True
        stranger = here.browser()
        seen = await stranger.told(f"/api/invitation/{token}")
        assert (seen["table"]["id"], seen["seat"], seen["table"]["seats"][0]["name"]) == (table, 1, "Anna")
        assert seen["table"]["seats"][1]["invited"] is False, "who else was invited is for the host to know"
        assert await stranger.refused(f"/api/invitation/{token}") == (401, "error-no-account")
        assert await anna.refused(f"/api/invitation/{token}") == (409, "error-seated")
        joined = await boris.done(f"/api/invitation/{token}")
        assert joined["seats"][1]["mine"]
        late = await here.guest()
        assert await late.refused(f"/api/invitation/{token}") == (404, "error-no-invitation")
        assert (await late.get(f"/api/invitation/{token}")).status_code == 404

    run(database, story)


def test_links_are_taken_back_and_replaced(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest(), await here.guest()
        table = (await anna.new_table("me", "open", "open"))["id"]
        place = f"/api/tables/{table}/seats/1/invitation"
        assert await boris.refused(place) == (403, "error-not-host")
        first = (await anna.done(place))["link"].rpartition("/")[2]
        assert await boris.refused(f"/api/tables/{table}/join", {"seat": 1}) == (403, "error-seat-kept")
        assert [seat["free"] for seat in (await boris.told(f"/api/tables/{table}"))["seats"]] == [False, False, True]
        (listed,) = (await boris.told("/api/tables"))["open"]
        assert [seat["free"] for seat in listed["seats"]] == [False, False, True], "the lobby leads to one he may have"
        other = f"/api/tables/{table}/seats/2/invitation"
        await anna.done(other)
        assert (await boris.told("/api/tables"))["open"] == [], "there is no seat for whoever has no link"
        assert (await anna.http.delete(other)).status_code == 204
        second = (await anna.done(place))["link"].rpartition("/")[2]
        assert await boris.refused(f"/api/invitation/{first}") == (404, "error-no-invitation")
        assert (await boris.http.delete(place)).status_code == 403
        assert (await anna.http.delete(place)).status_code == 204
        assert await boris.refused(f"/api/invitation/{second}") == (404, "error-no-invitation")
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        assert await anna.refused(place) == (409, "error-seat-taken")

    run(tmp_path / "a.db", story)


# -- clocks ----------------------------------------------------------------------------------------------------------


def test_rated_and_listed_tables_have_a_clock_unless_their_host_wants_none(tmp_path: Path) -> None:
    cases = json.loads((Path(__file__).parent / "usual_clocks.json").read_text(encoding="utf-8"))  # the client's too

    async def story(here: Site) -> None:
        anna = await here.guest()
        for case in cases:
            wanted = {key: case[key] for key in ("pace", "listed", "rated") if key in case}
            if "chosen" in case:
                wanted["clock"] = case["chosen"]
            table = await anna.new_table(*case["seats"], **wanted)
            assert table["clock"] == {"decision": None, "budget": None} | case["clock"], case
        (race,) = [game for game in await anna.told("/api/games") if game["slug"] == "race"]
        assert {pace: usual["decision"] for pace, usual in race["clocks"].items()} == {"live": 300, "mail": 259_200}

    run(tmp_path / "a.db", story)


# -- leaving a match (more in test_leaving.py) -----------------------------------------------------------------------


def test_a_left_seat_is_taken_over_by_link_and_the_match_stopped_by_all(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris, clara, dora = [await here.guest(name) for name in ("Anna", "Boris", "Clara", "Dora")]
        table = (await anna.new_table("me", "open", "open", listed=False, rated=False, watching=False))["id"]
        place = f"/api/tables/{table}/seats/1/invitation"
        for seat, guest in ((1, boris), (2, clara)):
            link = (await anna.done(f"/api/tables/{table}/seats/{seat}/invitation"))["link"]
            await guest.done(f"/api/invitation/{link.rpartition('/')[2]}")
        assert await anna.refused(place) == (409, "error-begun")
        assert await boris.refused(f"/api/tables/{table}/seats/1/claim") == (409, "error-claim-own")
        assert await dora.refused(f"/api/tables/{table}/seats/1/claim") == (404, "error-no-such-table")
        assert await boris.refused(f"/api/tables/{table}/seats/1/bot", {"bot": "none"}) == (422, "error-unknown-bot")
        left = await boris.done(f"/api/tables/{table}/seats/1/bot", {"bot": "random"})
        assert (left["seats"][1]["resigned"], left["seats"][1]["free"], left["state"]) == (True, False, "playing")
        assert await boris.refused(f"/api/tables/{table}/resign") == (403, "error-no-seat")
        assert (await boris.told("/api/tables"))["mine"] == []
        assert await dora.refused(f"/api/tables/{table}/join", {"seat": 1}) == (404, "error-no-such-table")
        token = (await anna.done(place))["link"].rpartition("/")[2]
        assert (await dora.told(f"/api/invitation/{token}"))["table"]["state"] == "playing"
        assert await clara.refused(f"/api/invitation/{token}") == (409, "error-seated")
        assert await boris.refused(f"/api/invitation/{token}") == (409, "error-left-before")
        taken = await dora.done(f"/api/invitation/{token}")
        assert (taken["seats"][1]["name"], taken["seats"][1]["mine"]) == ("Dora", True)
        assert await boris.refused(f"/api/invitation/{token}") == (404, "error-no-invitation")
        assert await boris.refused(f"/api/tables/{table}/stop", {"yes": True}) == (403, "error-no-seat")
        for guest in (anna, clara):
            told = await guest.done(f"/api/tables/{table}/stop", {"yes": True})
        assert told["stop"] == {"agreed": [0, 2], "missing": [1]}
        ended = await dora.done(f"/api/tables/{table}/stop", {"yes": True})
        assert (ended["state"], ended["result"]["how"], ended["result"]["winners"]) == ("over", "aborted", [])
        for viewer, key in ((1, "error-not-your-seat"), (-2, "error-cut-short")):
            answer = await clara.get(f"/api/tables/{table}/history?viewer={viewer}")
            assert answer.json()["key"] == key
        assert (await clara.get(f"/api/tables/{table}/record")).json()["key"] == "error-cut-short", "it has all hands"
        seen = await dora.told(f"/api/tables/{table}/history?viewer=1")
        assert [event["event"] for event in seen["events"]][-3:] == ["seat-left", "seat-taken", "match-ended"]

    run(tmp_path / "a.db", story)


# -- after a match ---------------------------------------------------------------------------------------------------


def bot_is_asked(table: Table) -> bool:
    """Whether an answer of a bot is still to come: it would be stored over what a test changes behind its back."""
    return any(seat.kind == "bot" and table.decision_id(seat.seat) is not None for seat in table.seats)


async def finish(here: Site, table: str) -> None:
    """End a match on the spot, without playing it, as soon as no bot has anything to answer."""
    async with asyncio.timeout(20):
        while bot_is_asked(await here.state.house.table(table)):
            await asyncio.sleep(0.01)
    await here.run("UPDATE tables SET state = 'over', result = ?, ended = moved WHERE id = ?",
                   '{"scores":[3,5],"winners":[1]}', table)
    await here.state.house.changed(table)


def test_a_rematch_keeps_seats_for_the_others(database: str) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.new_table("me", "open", "bot", name="Final"))["id"]
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        assert await anna.refused(f"/api/tables/{table}/rematch") == (409, "error-not-over")
        await finish(here, table)
        assert await (await here.guest()).refused(f"/api/tables/{table}/rematch") == (403, "error-no-seat")
        again = await boris.done(f"/api/tables/{table}/rematch")
        assert (again["name"], again["state"], again["host"], kinds(again)) == (
            "Final", "open", True, ["open", "person", "bot"])
        assert again["seats"][0]["name"] == "Anna", "the seat says for whom it is kept"
        assert (await anna.told(f"/api/tables/{table}"))["rematch"] == again["id"]
        assert again["id"] in [one["id"] for one in (await anna.told("/api/tables"))["mine"]]
        other = await here.guest()
        assert await other.refused(f"/api/tables/{again['id']}/join", {"seat": 0}) == (403, "error-seat-kept")
        begun = await anna.done(f"/api/tables/{table}/rematch")
        assert (begun["id"], begun["state"]) == (again["id"], "playing")

    run(database, story)


def test_a_rematch_that_was_closed_can_be_opened_again(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest(), await here.guest()
        table = (await anna.new_table("me", "open"))["id"]
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        await finish(here, table)
        first = (await anna.done(f"/api/tables/{table}/rematch"))["id"]
        await anna.done(f"/api/tables/{first}/leave")
        second = (await boris.done(f"/api/tables/{table}/rematch"))["id"]
        assert second != first

    run(tmp_path / "a.db", story)


def test_finished_matches_are_listed_and_their_records_given(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris, stranger = await here.guest(), await here.guest(), await here.guest()
        table = (await anna.new_table("me", "open", watching=False))["id"]
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        assert (await anna.get(f"/api/tables/{table}/record")).json()["key"] == "error-not-over"
        await finish(here, table)
        assert [one["id"] for one in await boris.told("/api/tables/finished")] == [table]
        assert await boris.told("/api/tables/finished?before=1") == []
        assert await stranger.told("/api/tables/finished") == []
        given = await anna.get(f"/api/tables/{table}/record")
        assert given.content.startswith(b'{"orrery":1')
        assert f"race-{table}.orrery" in given.headers["content-disposition"]
        assert (await stranger.get(f"/api/tables/{table}/record")).status_code == 404

    run(tmp_path / "a.db", story)


# -- nudges ----------------------------------------------------------------------------------------------------------


def test_others_are_nudged_once_a_minute_at_live_tables(database: str) -> None:
    async def story(here: Site) -> None:
        told: list[tuple[str, str]] = []

        def noticed(account: str, notice: wire.Notice) -> None:
            if notice.kind == "nudge":
                told.append((account, notice.table))

        here.state.house.noticed.append(noticed)
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        table = (await anna.new_table("me", "open"))["id"]
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        await answer_all(here, anna, table=table)
        assert await boris.refused(f"/api/tables/{table}/nudge") == (409, "error-nobody-to-nudge")
        assert await (await here.guest()).refused(f"/api/tables/{table}/nudge") == (403, "error-no-seat")
        await anna.done(f"/api/tables/{table}/nudge")
        assert told == [((await boris.told("/api/me"))["id"], table)]
        assert await anna.refused(f"/api/tables/{table}/nudge") == (409, "error-nudged-live")
        now = here.state.house.now
        here.state.house.now = lambda: now() + NUDGE_AGAIN_MS["live"]
        await anna.done(f"/api/tables/{table}/nudge")
        assert len(told) == 2

    run(database, story)


# -- playing without a socket ----------------------------------------------------------------------------------------


def test_programs_submit_over_http_and_twice_is_once(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        anna, boris = await here.guest(), await here.guest()
        table = (await anna.new_table("me", "open"))["id"]
        await boris.done(f"/api/tables/{table}/join", {"seat": 1})
        found = await here.state.house.table(table)
        asked = found.match.asked(0)
        text = found.match.game.text(asked, asked.decode(next(iter(asked.codes()))))
        body = {"t": "submit", "table": table, "seat": 0, "decision": found.decision_id(0), "seq": 0,
                "key": "a-key-of-mine", "answer": text}
        place = f"/api/tables/{table}/submit"
        assert await boris.refused(place, body) == (403, "error-not-your-seat")
        assert await anna.refused(place, {**body, "answer": "opening:nonsense"}) == (409, "error-not-offered")
        assert await anna.refused(place, {**body, "table": NO_SUCH}) == (422, "error-other-table")
        assert await anna.refused(place, {**body, "seat": 7}) == (409, "error-no-such-seat")
        done = await anna.done(place, body)
        assert (done["seq"], done["repeated"]) == (1, False)
        again = await anna.done(place, body)
        assert (again["seq"], again["repeated"]) == (1, True)
        assert await anna.refused(place, {**body, "key": "another-key"}) == (409, "error-answered")

    run(tmp_path / "a.db", story)
