"""Guests, accounts, sessions: who is who, on which device, and what stays secret."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from orrery.server import names
from orrery.server.fanout import Outbox
from orrery.server.problems import Invalid
from orrery.server.tokens import fingerprint, new_id, new_token
from tests.server.away import until
from tests.server.browsers import PASSWORD, Site, site
from tests.server.postgres_server import PostgresServer


def run(database: object, story: Callable[[Site], Awaitable[None]]) -> None:
    """Play a story on a server of its own."""

    async def play() -> None:
        async with site(database) as here:
            await story(here)

    asyncio.run(play())


def test_nobody_becomes_a_guest_with_a_name_from_the_sky(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = here.browser()
        answer = await browser.get("/api/me")
        assert (answer.status_code, answer.json()["key"]) == (401, "error-no-account")
        english = await browser.done("/api/guest", {})
        assert english["guest"] is True
        assert english["name"].isascii()
        assert len(english["name"].split()) >= 2
        assert (await browser.told("/api/me"))["id"] == english["id"]
        again = await browser.done("/api/guest", {"name": "Somebody else"})
        assert again["id"] == english["id"], "who is somebody already stays who he is"
        russian = await here.browser().done("/api/guest", {"lang": "ru"})
        assert all("а" <= letter <= "я" or letter in "ё " for letter in russian["name"].casefold())
        assert russian["settings"]["lang"] == "ru"

    run(tmp_path / "a.db", story)


def test_made_up_names_agree_in_gender() -> None:
    endings = {"Комета": "ая", "Метеор": "й", "Затмение": "ое"}
    for _ in range(2000):
        like, thing = names.made_up("ru").split()
        wanted = endings.get(thing)
        if wanted is not None:
            assert like.endswith(("яя", wanted) if wanted == "ая" else ("ее", wanted) if wanted == "ое" else (wanted,))


@pytest.mark.parametrize("name", ["", "   ", "a\u202eb", "a\x00b", "x" * 41, "\u200b"])
def test_names_are_visible(name: str) -> None:
    with pytest.raises(Invalid):
        names.clean(name)


def test_names_are_the_same_whatever_their_case_and_width() -> None:
    assert names.clean("  Anna \t Maria ") == "Anna Maria"
    assert names.key_of("ANNA") == names.key_of("anna") == names.key_of("Ａｎｎａ")
    assert names.key_of("STRASSE") == names.key_of("Straße")
    assert names.key_of("АННА") == names.key_of("Анна") != names.key_of("Anna")
    assert names.key_of("  Anna \t Maria ") == names.key_of("anna\u00a0maria") == "anna maria"
    assert names.key_of("An\u200bna\u2060\u3164") == names.key_of("anna")
    assert names.clean("Anna ❤\ufe0f") == "Anna ❤\ufe0f"
    assert names.key_of("Anna ❤\ufe0f") == names.key_of("Anna ❤")


@pytest.mark.parametrize("name", [
    "Anna\ufe0f", "\ufe0fAnna", "Anna \ufe0f", "Anna.\ufe0f", "\u034fAnna", "Anna \u034f", "Anna\u17b4", "An\u17b5na",
    "Anna\U0001d159", "Anna\U00016fe4", "Anna\U000e0100",
])
def test_nobody_is_called_what_looks_like_another_name(name: str) -> None:
    with pytest.raises(Invalid):
        names.clean(name)
    assert names.key_of(name).rstrip(".") == "anna"


@pytest.mark.parametrize(("name", "fine"), [
    ("Anna", True), ("Анна", True), ("Anna Иванова", True), ("Анна-Maria", True), ("Anna 2", True), ("Άννα", True),
    ("\u0410nna", False), ("Ann\u0430", False), ("Iva\u03bd", False), ("Анна I\u0432an", False),
])
def test_a_word_of_an_accounts_name_is_of_one_script(name: str, fine: bool) -> None:
    """Names that look the same are two all the same, so nobody may have one of a mixture for himself."""
    assert names.clean(name) == name, "guests pass for nobody who has an account anyway"
    if fine:
        assert names.clean_for_account(name) == name
    else:
        with pytest.raises(Invalid) as refusal:
            names.clean_for_account(name)
        assert refusal.value.key == "error-name-mixed"


def test_keys_of_an_earlier_server_are_brought_up_to_date(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        here.state.people._hasher = PasswordHasher(time_cost=1, memory_cost=1024)
        for name in ("Anna ❤\ufe0f", "Boris"):
            await here.account(name)
        await here.account("Boris \U0001f680")
        await here.run("UPDATE accounts SET name_key = ? WHERE name = ?", "anna ❤\ufe0f", "Anna ❤\ufe0f")
        await here.run("UPDATE accounts SET name = ? WHERE name = ?", "Boris\u17b4", "Boris \U0001f680")
        await here.state.people.rekey_names()
        assert await here.rows("SELECT name_key FROM accounts ORDER BY name_key") == [
            ("anna ❤",), ("boris",), ("boris \U0001f680",)]

    run(tmp_path / "a.db", story)


def test_an_account_keeps_the_tables_of_the_guest(database: str) -> None:
    async def story(here: Site) -> None:
        browser = await here.guest("Wanderer")
        before = await browser.told("/api/me")
        table = await browser.new_table("me", "open")
        cookie = browser.cookie
        me = await browser.done("/api/register", {"name": "Anna", "password": PASSWORD})
        assert (me["id"], me["name"], me["guest"]) == (before["id"], "Anna", False)
        assert browser.cookie != cookie, "the session's secret changes with who one is"
        listed = (await browser.told("/api/tables"))["mine"]
        assert [(one["id"], one["seats"][0]["name"]) for one in listed] == [(table["id"], "Anna")]
        old = here.browser()
        old.http.cookies.set("orrery", cookie or "")
        assert (await old.get("/api/me")).status_code == 401
        assert await browser.refused("/api/register", {"name": "Other", "password": PASSWORD}) == (
            409, "error-has-account")

    run(database, story)


def test_names_of_accounts_are_taken_once(database: str) -> None:
    async def story(here: Site) -> None:
        anna = await here.account("Anna")
        other = await here.guest("Other")
        assert await other.refused("/api/register", {"name": "ANNA", "password": PASSWORD}) == (409, "error-name-taken")
        answer = await other.patch("/api/me", {"name": "anna"})
        assert (answer.status_code, answer.json()["key"]) == (409, "error-name-taken"), "guests pass for nobody"
        assert await here.browser().refused("/api/guest", {"name": "AnnA"}) == (409, "error-name-taken")
        boris = await here.account("Boris")
        answer = await boris.patch("/api/me", {"name": "aNNa"})
        assert (answer.status_code, answer.json()["key"]) == (409, "error-name-taken")
        assert (await boris.told("/api/me"))["name"] == "Boris"
        assert (await anna.patch("/api/me", {"name": "ANNA"})).json()["name"] == "ANNA"
        both = await asyncio.gather(*[
            here.browser().post("/api/register", {"name": "Clara", "password": PASSWORD}) for _ in range(3)
        ])
        assert sorted(answer.status_code for answer in both) == [200, 409, 409]

    run(database, story)


def test_login_on_another_device_moves_its_guest_over(database: str) -> None:
    async def story(here: Site) -> None:
        home = await here.account("Anna")
        first = await home.new_table("me", "open")
        phone = await here.guest("Phone")
        second = await phone.new_table("me", "open")
        me = await phone.done("/api/login", {"name": " an\u200bNA ", "password": PASSWORD})
        assert me["id"] == (await home.told("/api/me"))["id"]
        listed = (await phone.told("/api/tables"))["mine"]
        assert {one["id"] for one in listed} == {first["id"], second["id"]}
        assert all(one["host"] and one["seats"][0]["mine"] for one in listed)
        assert {one["seats"][0]["name"] for one in listed} == {"Anna"}

    run(database, story)


def test_a_wrong_name_and_a_wrong_password_are_told_alike(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        await here.account("Anna")
        browser = here.browser()
        wrong = await browser.post("/api/login", {"name": "Anna", "password": "not the password"})
        nobody = await browser.post("/api/login", {"name": "Nobody", "password": "not the password"})
        assert wrong.status_code == nobody.status_code == 403
        assert wrong.content == nobody.content
        assert browser.cookie is None

    run(tmp_path / "a.db", story)


def test_a_wrong_name_takes_the_work_of_a_wrong_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first login on; also for a name whose hash is of an earlier time."""
    done: list[str] = []
    hash_, verify = PasswordHasher.hash, PasswordHasher.verify

    def counted_hash(self: PasswordHasher, *given: Any, **more: Any) -> str:
        done.append("hash")
        return hash_(self, *given, **more)

    def counted_verify(self: PasswordHasher, hashed: str, password: str) -> bool:
        done.append(hashed.rpartition("$")[0].rpartition("$")[0])
        return verify(self, hashed, password)

    async def story(here: Site) -> None:
        await here.account("Anna")
        old = PasswordHasher(time_cost=1, memory_cost=1024).hash(PASSWORD)
        await here.account("Boris")
        await here.run("UPDATE accounts SET password = ? WHERE name = 'Boris'", old)
        await here.guest("Wanderer")
        monkeypatch.setattr(PasswordHasher, "hash", counted_hash)
        monkeypatch.setattr(PasswordHasher, "verify", counted_verify)
        worked = []
        for name in ("Nobody", "Anna", "Wanderer", "Nobody", "Boris"):
            done.clear()
            assert await here.browser().refused("/api/login", {"name": name, "password": "not the password"}) == (
                403, "error-login")
            worked.append(list(done))
        assert [len(one) for one in worked] == [1, 1, 1, 1, 1]
        assert worked[0] == worked[1] == worked[2] == worked[3] != ["hash"]
        done.clear()
        await here.browser().done("/api/login", {"name": "Boris", "password": PASSWORD})
        await here.browser().refused("/api/login", {"name": "Boris", "password": "not the password"})
        assert done[1:] == ["hash", *worked[0]]  # from then on nothing tells him from anybody else

    run(tmp_path / "a.db", story)


def test_a_new_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        home = await here.account("Anna")
        other = here.browser()
        await other.done("/api/login", {"name": "Anna", "password": PASSWORD})
        for body, key in [
            ({"password": "another password"}, "error-password-current"),
            ({"password": "another password", "current": "a guess or so"}, "error-password-current"),
        ]:
            answer = await home.patch("/api/me", body)
            assert (answer.status_code, answer.json()["key"]) == (403, key)
        assert (await other.get("/api/me")).status_code == 200
        answer = await home.patch("/api/me", {"password": "another password", "current": PASSWORD})
        assert answer.status_code == 200
        assert (await home.get("/api/me")).status_code == 200
        assert (await other.get("/api/me")).status_code == 401
        assert await other.refused("/api/login", {"name": "Anna", "password": PASSWORD}) == (403, "error-login")
        await other.done("/api/login", {"name": "Anna", "password": "another password"})
        guest = await here.guest()
        answer = await guest.patch("/api/me", {"password": "another password"})
        assert answer.json()["key"] == "error-guest-password"

    run(tmp_path / "a.db", story)


def test_the_old_password_opens_nothing_once_there_is_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor for whoever gave it before, and whose login or change is stored after that."""
    async def story(here: Site) -> None:
        here.state.people._hasher = PasswordHasher(time_cost=1, memory_cost=1024)
        home = await here.account("Anna")
        both = [here.browser(), here.browser()]
        await both[1].done("/api/login", {"name": "Anna", "password": PASSWORD})
        people, looked, go_on = here.state.people, [], asyncio.Event()
        verify = people._verify

        async def slow(hashed: str, password: str) -> bool:
            found: bool = await verify(hashed, password)
            looked.append(found)
            if len(looked) <= 2:
                await go_on.wait()
            return found

        monkeypatch.setattr(people, "_verify", slow)
        late = [asyncio.create_task(both[0].post("/api/login", {"name": "Anna", "password": PASSWORD})),
                asyncio.create_task(both[1].patch("/api/me", {"password": "a thief's own", "current": PASSWORD}))]
        await until(lambda: looked == [True, True])
        answer = await home.patch("/api/me", {"password": "another password", "current": PASSWORD})
        assert answer.status_code == 200
        go_on.set()
        assert [(answer.status_code, answer.json()["key"]) for answer in await asyncio.gather(*late)] == [
            (403, "error-login"), (403, "error-password-current")]
        assert [(await one.get("/api/me")).status_code for one in (*both, home)] == [401, 401, 200]

    run(tmp_path / "a.db", story)


def test_settings_travel_with_the_account(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        home = await here.account("Anna")
        wanted = {"lang": "ru", "theme": "light", "colour": 5, "quiet": {"start": 1320, "end": 420, "zone": "UTC"}}
        assert (await home.patch("/api/me", {"settings": wanted})).status_code == 200
        phone = here.browser()
        told = await phone.done("/api/login", {"name": "Anna", "password": PASSWORD})
        assert {name: told["settings"][name] for name in wanted} == wanted
        table = await phone.new_table("me", "bot", "open")
        assert [seat["colour"] for seat in table["seats"]] == [5, 1, 2]

    run(tmp_path / "a.db", story)


def test_an_address_of_an_earlier_time_keeps_nobody_from_changing_something_else(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        home = await here.guest()
        old = '{"channels":["mailto://me:secret@example.com:2526"]}'
        await here.run("UPDATE accounts SET settings = ?", old)
        kept = {"channels": ["mailto://me:secret@example.com:2526"]}
        assert (await home.patch("/api/me", {"settings": {**kept, "theme": "light"}})).status_code == 200
        new = {"channels": ["mailto://me:secret@example.com:2527"]}
        answer = await home.patch("/api/me", {"settings": new})
        assert (answer.status_code, answer.json()["key"]) == (422, "error-channel-port")

    run(tmp_path / "a.db", story)


def test_a_game_keeps_colours_for_its_own_pieces(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        home = await here.account("Anna")
        assert (await home.patch("/api/me", {"settings": {"colour": 1}})).status_code == 200
        table = await home.new_table("me", "open", "open", game="master")
        assert [seat["colour"] for seat in table["seats"]] == [4, 6, 7]
        assert (await home.patch("/api/me", {"settings": {"colour": 7}})).status_code == 200
        table = await home.new_table("open", "me", "open", "open", game="master")
        assert [seat["colour"] for seat in table["seats"]] == [4, 7, 6, 8]

    run(tmp_path / "a.db", story)


def test_logout_ends_the_session_on_the_server(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        home = await here.account("Anna")
        thief = here.browser()
        thief.http.cookies.set("orrery", home.cookie or "")
        assert (await thief.get("/api/me")).status_code == 200
        answer = await home.post("/api/logout")
        assert answer.status_code == 204
        assert home.cookie is None
        assert (await thief.get("/api/me")).status_code == 401
        assert (await home.post("/api/logout")).status_code == 204

    run(tmp_path / "a.db", story)


def test_a_session_that_ends_at_one_server_ends_the_sockets_at_the_others(postgres: PostgresServer) -> None:
    async def story() -> None:
        shared = postgres.new_database()
        async with site(shared) as one, site(shared) as two:
            browser, other = await one.guest(), await one.guest()
            sockets = [Outbox(), Outbox()]
            for person, outbox in zip((browser, other), sockets, strict=True):
                two.state.house.presence.come_by(fingerprint(person.cookie or ""), outbox)
            assert (await browser.post("/api/logout")).status_code == 204
            await until(lambda: sockets[0].ended)
            assert not sockets[1].ended

    asyncio.run(story())


def test_secrets_are_stored_as_fingerprints_only(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        home = await here.account("Anna")
        table = await home.new_table("me", "open")
        link = (await home.done(f"/api/tables/{table['id']}/seats/1/invitation"))["link"]
        token = link.rpartition("/")[2]
        cookie = home.cookie or ""
        assert [row[0] for row in await here.rows("SELECT token FROM sessions")] == [fingerprint(cookie)]
        assert [row[0] for row in await here.rows("SELECT invite FROM seats WHERE seat = 1")] == [fingerprint(token)]
        (row,) = await here.rows("SELECT password FROM accounts WHERE name = 'Anna'")
        assert row[0].startswith("$argon2id$")
        await here.rows("SELECT 1")
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.name.startswith("a.db"))
        for secret in (cookie, token, PASSWORD):
            assert secret.encode() not in stored

    run(tmp_path / "a.db", story)


def test_tokens_have_256_bits_and_ids_do_not_repeat() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {43}
    assert len({new_id() for _ in range(1000)}) == 1000


def test_sessions_end_by_themselves(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = await here.guest()
        await here.run("UPDATE sessions SET seen = seen - ?", 401 * 86_400_000)
        assert (await browser.get("/api/me")).status_code == 401
        await here.state.people.forget_old_sessions()
        assert await here.rows("SELECT 1 FROM sessions") == []
        used = await here.guest()
        await here.run("UPDATE sessions SET seen = seen - ?", 100 * 86_400_000)
        assert (await used.get("/api/me")).status_code == 200
        ((seen, created),) = await here.rows("SELECT seen, created FROM sessions")
        assert seen >= created, "using a session keeps it"

    run(tmp_path / "a.db", story)


def test_a_new_name_shows_at_tables_in_memory(tmp_path: Path) -> None:
    async def story(here: Site) -> None:
        browser = await here.guest("Before")
        table = await browser.new_table("me", "open")
        await browser.patch("/api/me", {"name": "After"})
        assert (await browser.told(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "After"

    run(tmp_path / "a.db", story)
