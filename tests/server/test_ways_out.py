"""Where pings go and where they do not: addresses that lead elsewhere, names that lead inside, places that hang."""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_string, policy
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
import requests
from argon2 import PasswordHasher
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.core import OrreryError
from orrery.server import channels, outgoing, wire
from orrery.server.channels import Failed, Message, Push
from orrery.server.couriers import Couriers
from orrery.server.keep import people
from orrery.server.mailbox import mailbox_of
from orrery.server.outgoing import WAIT, Trip, is_public
from orrery.server.problems import TooMany
from orrery.words import Words
from tests.server import browsers
from tests.server.away import TABLE, open_table, site, until
from tests.server.inbox import Inbox, browser, inbox

MESSAGE = Message("Orrery", "text", "/")
PUBLIC = "93.184.216.34"


# -- addresses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [
    "file:///etc/passwd", "json://127.0.0.1:80/", "xml://example.com", "syslog://", "nonsense", "http://example.com",
    "discord://1234567890/abcdefghijk?template=/etc/passwd", "discord://1234567890",
    "ntfy://localhost/topic", "ntfys://ntfy.example.com/topic", "ntfy://10.0.0.1/topic?mode=private",
    "mailto://user:pass@example.com?attach=/etc/passwd", "mailto://user:pass@example.com?rto=999", "tgram://token",
    "ntfy://topic?attach=http://10.0.0.1/", "discord://1234567890/abcdefghijk?redirect=yes",
    "ntfy://topic#?rto=86400", "ntfy://topic/#?cto=86400", "ntfy://topic?priority=3;cto=86400",
    "ntfy://topic?priority=3&CTO=86400", "ntfy://topic??cto=86400", "ntfy://topic?%63to=86400", "ntfy://topic?+cto=1",
    "mailto://user:pass@example.com?-rto=1", "mailto://user:pass@example.com?:x=1", "mailto:\\\\u:p@example.com?rto=9",
    "mailto://user:pass@example.com?to=a%0d%0aBcc:x@example.com", "mailto://user:pass@example.com?to=a%250ab@c.example",
    "mailto://user:pass@example.com:6379", "mailto://user:pass@example.com?smtp=a.example/x", "ntfy://to pic",
    "ntfy://" + "/".join("abcdef"), "mailto://user:pass@example.com?verify=no", "ntfy://topic/" + "x" * 500,
    "ntfy://t\u043epic", "name@example.org",
    "discord://1234567890/abc%2f..%2f..%2fusers", "discord://1234567890/abc/..", "ntfy://topic%252fother",
    "tgram://123456789:abcdefg_hijklmnopqrstuvwxyzabcdefghi/..%2f1",
    *["mailto://user:pass@example.com", "mailtos://user:pass@example.com:25", "mailtos://user@example.com",
      "mailto://user:pass@example.com:587?mode=insecure", "mailtos://user:pass@example.com?to=other@example.com",
      "mailtos://user:pass@example.com/other@example.com", "mailtos://user:pass@example.com?cc=other@example.com",
      "mailtos://user:pass@example.com?bcc=other@example.com", "mailtos://user:pass@example.com?from=other@example.com",
      "mailtos://user:pass@example.com?to=user@example.com,other@example.com",
      "mailtos://example.com?smtp=mx.example.com&from=a@example.com&to=a@example.com"],
])
def test_an_address_that_leads_elsewhere_is_refused_without_repeating_it(wrong: str) -> None:
    with pytest.raises(OrreryError) as refusal:
        channels.check(wrong)
    assert wrong not in str(refusal.value)
    for language in ("en", "ru"):
        assert Words(language).has(refusal.value.key)
    assert "pass@" not in str(refusal.value.args_)


@pytest.mark.parametrize(("good", "host"), [
    ("discord://1234567890/abcdefghijk", "discord.com"), ("ntfy://topic", "ntfy.sh"),
    ("tgram://123456789:abcdefg_hijklmnopqrstuvwxyzabcdefghi/12315544/", "api.telegram.org"),
])
def test_addresses_of_public_services_are_taken_and_lead_there(good: str, host: str) -> None:
    with asked() as urls, pytest.raises(Failed):
        channels.send(good, MESSAGE, None, Trip())
    assert {url.split("/")[2] for url, _ in urls} == {host}


@pytest.mark.parametrize("good", [
    "mailtos://user:pass@gmail.com", "mailtos://user:pass@example.com?to=User@example.com",
    "mailto://user:pass@example.com?mode=starttls", "mailtos://me%40example.com:p%2Fss@smtp.example.com",
    "mailtos://user:p%40ss%23@example.com?smtp=mail.example.com&mode=ssl",
])
def test_addresses_of_mailboxes_are_taken(good: str) -> None:
    channels.check(good)


NAMES = ["cto", "rto", "CTO", "%63to", "attach", "template", "redirect", "verify", "retry", "wait", "priority", "to",
         "smtp", "mode", "topic", "thread", "silent", "token", "pgppub", "wkd", "+X", "-a", ":b", "avatar_url", "email"]
JOINS = ["?", "#?", "/#?", "??", "%3F", "&", ";", "/?", "?&", "#", "%23?", "\\?", " ?", "\n?"]
BODIES = {
    "mailto": ["user:pass@example.com", "user:pass@example.com/a@b.example", "user:pass@127.0.0.1"],
    "mailtos": ["user:pass@example.com:465", "user:pass@gmail.com"],
    "discord": ["1234567890/abcdefghijk", "1234567890/abc/..", "user@1234567890/abcdefghijk"],
    "tgram": ["123456789:abcdefg_hijklmnopqrstuvwxyzabcdefghi/12315544", "bot123456789:abcdefg_hijklmnopqrstuv/1/2"],
    "ntfy": ["topic", "ntfy.sh/topic", "localhost/topic", "user:pass@topic", "127.0.0.1/topic"],
    "ntfys": ["topic", "ntfy.sh/one/two"],
}


@st.composite
def addresses(draw: st.DrawFn) -> str:
    kind = draw(st.sampled_from(sorted(BODIES)))
    text = f"{kind}://{draw(st.sampled_from(BODIES[kind]))}"
    for _ in range(draw(st.integers(0, 3))):
        value = draw(st.sampled_from(["86400", "1", "yes", "/etc/passwd", "http://10.0.0.1/", "cloud", "a@b.example"]))
        text += f"{draw(st.sampled_from(JOINS))}{draw(st.sampled_from(NAMES))}={value}"
    return text


@given(addresses())
@settings(max_examples=300)
def test_whatever_is_let_through_keeps_our_times_and_goes_to_its_service(text: str) -> None:
    try:
        plugin = channels.opened(text)
    except OrreryError:
        return
    assert plugin.request_timeout == (WAIT, WAIT)
    assert (plugin.redirects, plugin.verify_certificate, plugin.retry) == (False, True, 0)
    assert not getattr(plugin, "attach", None)
    assert not getattr(plugin, "template", None)
    if plugin.service_name == "E-Mail":
        assert plugin.port in (465, 587)
        assert [to for _, to in plugin.targets] == [plugin.from_addr[1]]
        assert (plugin.pgp_key, plugin.pgp_privkey, plugin.use_wkd, plugin.headers) == (None, None, False, {})
        return
    with asked() as urls:
        assert not plugin.notify(title="Orrery", body="text")
    for url, how in urls:
        assert url.split("/")[2] in ("discord.com", "api.telegram.org", "ntfy.sh")
        assert (how["timeout"], how["allow_redirects"], how["verify"]) == ((WAIT, WAIT), False, True)


@contextmanager
def asked() -> Iterator[list[tuple[str, dict[str, Any]]]]:
    """What is asked of the web meanwhile; nothing is answered."""
    urls: list[tuple[str, dict[str, Any]]] = []

    def request(self: requests.Session, method: str, url: str, **how: Any) -> requests.Response:
        urls.append((url, how))
        raise requests.ConnectionError

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(requests.Session, "request", request)
        yield urls


@pytest.mark.parametrize("wrong", [
    "https://127.0.0.1/push", "https://example.com/push", "https://fcm.googleapis.com.evil.example/x",
    "https://evil-fcm.googleapis.com@10.0.0.1/", "https://fcm.googleapis.com:8443/x", "https://push.apple.com.evil/x",
    "https://[", "https://fcm.googleapis.com:x/", "https://me@fcm.googleapis.com/", "https://fcm.googleapis.com/\0",
    "https://127.0.0.1\\.push.apple.com/x", "https://127.0.0.1\\@web.push.apple.com/x", "http://web.push.apple.com/x",
    "https://127.0.0.1#.push.apple.com/x", "https://127.0.0.1?.push.apple.com/x", "https://web.push.apple.com /x",
    "https://127.0.0.1%5c.push.apple.com/x", "https://127.0.0.1\t.push.apple.com/x", "https://\u24e6.push.apple.com/x",
    "https://.push.apple.com/x", "https://a..push.apple.com/x", "https://127.0.0.1;.push.apple.com/x",
    "https://127.0.0.1&.push.apple.com/x", "https://web.push.apple.com./x",
    "https://:pw@web.push.apple.com/", "https:///web.push.apple.com/", "https://web.push.apple.com:0443x/",
])
def test_pushes_go_only_to_the_browsers_services(wrong: str) -> None:
    with pytest.raises(OrreryError):
        channels.check_push(wrong)


@pytest.mark.parametrize("good", [
    "https://fcm.googleapis.com/fcm/send/abc:APA91b_-", "https://updates.push.services.mozilla.com/wpush/v2/gAAA==",
    "https://web.push.apple.com/QGuQ", "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2bab%3d%3d",
])
def test_browsers_have_pushes_sent_to_their_services(good: str) -> None:
    channels.check_push(good)


# -- names that lead inside ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("address", "public"), [
    (PUBLIC, True), ("2606:4700::1111", True), ("::ffff:93.184.216.34", True),
    ("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False), ("192.168.0.1", False),
    ("169.254.169.254", False),
    ("100.64.0.1", False), ("0.0.0.0", False), ("224.0.0.1", False), ("240.0.0.1", False), ("192.0.0.8", False),
    ("::1", False), ("::", False), ("fe80::1%eth0", False), ("fd00::1", False), ("fec0::1", False), ("ff02::1", False),
    ("::ffff:127.0.0.1", False), ("2002:7f00:1::", False), ("64:ff9b::7f00:1", False), ("2001::1", False),
    ("64:ff9b:1::7f00:1", False), ("3fff::1", False), ("192.88.99.1", False),
])
def test_only_addresses_of_the_public_network_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


class Names:
    """The names of the network, as the test wants them: each look-up of a name gives the next of its addresses."""

    def __init__(self, patch: pytest.MonkeyPatch, *answers: list[str]) -> None:
        self.answers = list(answers)
        self.gone_to: list[str] = []
        patch.setattr(socket, "getaddrinfo", self._look_up)
        patch.setattr(socket.socket, "connect", self._connect)

    def _look_up(self, host: str, port: int, *_: object, **__: object) -> list[Any]:
        found = self.answers.pop(0)
        return [(socket.AF_INET6 if ":" in one else socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port))
                for one in found]

    def _connect(self, place: tuple[str, int]) -> None:
        self.gone_to.append(place[0])
        raise ConnectionRefusedError


@pytest.mark.parametrize("found", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::ffff:169.254.169.254"]])
def test_a_name_that_leads_inside_is_not_gone_to(found: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is told of it is what is told of any other failure."""
    names = Names(monkeypatch, found, found, [PUBLIC], [])
    push = Push("https://web.push.apple.com/x", *_keys())
    told = []
    for _ in range(2):
        with pytest.raises(Failed) as failure:
            channels.push(push, MESSAGE, channels.new_key(), "mailto:a@b.example", Trip())
        told.append((failure.value.key, failure.value.gone))
        with pytest.raises(Failed) as failure:
            channels.send("mailtos://u:p@example.com?smtp=mail.example.com", MESSAGE, None, Trip())
        told.append((failure.value.key, failure.value.gone))
    assert names.gone_to == [PUBLIC]
    assert told == [("error-ping-failed", False)] * 4


def test_the_address_that_was_checked_is_the_one_gone_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads outside when it is checked and inside a moment later is looked up once."""
    names = Names(monkeypatch, [PUBLIC], ["127.0.0.1"])
    with pytest.raises(Failed):
        channels.push(Push("https://web.push.apple.com/x", *_keys()), MESSAGE, channels.new_key(), "mailto:a@b.example",
                      Trip())
    assert (names.gone_to, names.answers) == ([PUBLIC], [["127.0.0.1"]])


def test_proxies_of_the_environment_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    with inbox() as box, inbox() as proxy:
        monkeypatch.setenv("http_proxy", f"http://{proxy.address}")
        push, *_ = browser(box, "in")
        channels.push(push, MESSAGE, channels.new_key(), "mailto:a@b.example", Trip(anywhere=True), anywhere=True)
        channels.send(box.channel, MESSAGE, None, Trip(anywhere=True), anywhere=True)
        assert (len(box.got), proxy.got) == (2, [])


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "[::1]", "192.168.0.1"])
def test_mail_does_not_go_to_servers_inside(host: str) -> None:
    with pytest.raises(Failed) as failure:
        channels.send(f"mailtos://user:pass@example.com?smtp={host}", MESSAGE, None, Trip())
    assert str(failure.value) in ("Inside", "error-channel-address")


def test_a_mail_is_sent_through_the_server_that_the_address_names() -> None:
    with mail_server() as (port, lines):
        channels.send(f"mailto://ann@127.0.0.1:{port}?to=ann@example.com&from=ann@example.com",
                      Message("Orrery", "Ваш ход", "/table/x"), "https://orrery.example", Trip(anywhere=True),
                      anywhere=True)
    assert "ehlo [127.0.0.1]" in lines  # and not what this machine is called
    assert [line.partition(" ")[0] for line in lines if line.startswith(("mail FROM:", "rcpt TO:"))] == ["mail", "rcpt"]
    assert "Subject: Orrery" in lines
    assert "To: ann@example.com" in lines


def test_a_mail_server_that_does_not_come_to_an_end_is_left() -> None:
    """However short its lines are and however fast they come: it is not listened to for long."""
    went: list[int] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:
        def serve() -> None:
            line, _ = listening.accept()
            with line, suppress(OSError):
                while sum(went) < 50_000_000:
                    went.append(line.send(b"220-and\r\n" * 1_000))

        serving = Thread(target=serve, daemon=True)
        serving.start()
        trip, port = Trip(anywhere=True), listening.getsockname()[1]
        with pytest.raises(Failed, match="SMTPServerDisconnected"):
            channels.send(f"mailto://ann@127.0.0.1:{port}?to=a@b.example&from=a@b.example", MESSAGE, None, trip,
                          anywhere=True)
        trip.close()
        serving.join(60)
    assert 65_536 < sum(went) < 50_000_000


@contextmanager
def mail_server() -> Iterator[tuple[int, list[str]]]:
    """A mail server that takes whatever comes, one after the other; what it is told, line by line."""
    lines: list[str] = []

    def take(line: socket.socket) -> None:
        with line, line.makefile("rwb") as words:
            def say(text: str) -> None:
                words.write(text.encode() + b"\r\n")
                words.flush()

            say("220 mail.example.com")
            inside = False
            for raw in words:
                lines.append(raw.decode().rstrip("\r\n"))
                if inside and lines[-1] != ".":
                    continue
                inside = lines[-1] == "data"
                if lines[-1] == "QUIT":
                    say("221 bye")
                    return
                say("354 go on" if inside else "250 good")

    with socket.create_server(("127.0.0.1", 0)) as listening:
        def serve() -> None:
            with suppress(OSError):
                while True:
                    take(listening.accept()[0])

        serving = Thread(target=serve, daemon=True)
        serving.start()
        yield listening.getsockname()[1], lines
        listening.shutdown(socket.SHUT_RDWR)
        serving.join(10)


def mails(lines: list[str]) -> list[tuple[str, str]]:
    """The mails among what a mail server was told: to whom, and the text."""
    found = []
    for at, line in enumerate(lines):
        if line == "data":
            told = message_from_string("\n".join(lines[at + 1 : lines.index(".", at)]), policy=policy.default)
            body = told.get_body()
            assert body is not None
            found.append((str(told["To"]), str(body.get_content()).strip()))
    return found


def test_where_the_server_has_mail_an_address_and_its_code_are_enough(tmp_path: Path) -> None:
    """Nobody has others written to: what is not proved gets one mail with a code, and few of those."""
    async def story() -> None:
        with mail_server() as (port, lines):
            own = f"mailto://orrery@127.0.0.1:{port}?from=orrery@example.org"
            async with browsers.site(tmp_path / "a.db", mail=own, public_url="https://orrery.example") as here:
                async def give(browser: browsers.Browser, channel: str) -> tuple[int, Any]:
                    answer = await browser.patch("/api/me", {"settings": {"channels": [channel]}})
                    return answer.status_code, answer.json().get("key")

                anna, other = [here.browser(base="https://orrery.example") for _ in range(2)]
                here.state.people._hasher = PasswordHasher(time_cost=1, memory_cost=1024)
                for one, name in ((anna, "Anna"), (other, "Other")):
                    await one.done("/api/guest", {})
                    assert await give(one, "anna@example.com") == (409, "error-guest-mail")
                    await one.done("/api/register", {"name": name, "password": browsers.PASSWORD})
                assert await give(anna, "anna@example.com") == (422, "error-mail-confirm")
                [(to, text)] = mails(lines)
                assert to == "anna@example.com"
                [code] = re.findall(r"\b[A-Z2-7]{10}\b", text)
                assert await give(other, f"anna@example.com {code}") == (422, "error-mail-code")
                assert await give(anna, f"anne@example.com {code}") == (422, "error-mail-code")
                assert await give(anna, f"Anna@example.com {code.lower()}") == (200, None)
                [delivery] = (await anna.done("/api/push/test"))["deliveries"]
                assert (delivery["channel"], delivery["problem"]) == ("1 mail", None)
                assert mails(lines)[1:] == [
                    ("Anna@example.com", "This is a test from Orrery: your pings arrive here.\nhttps://orrery.example/me")]
                await here.run("UPDATE accounts SET settings = ?", '{"channels":["anna@example.com AAAAAAAAAA"]}')
                [delivery] = (await other.done("/api/push/test"))["deliveries"]
                assert delivery["problem"] == "error-ping-address"
                tags = ["anna@example.com", "Anna+1@example.com", "anna+2@EXAMPLE.com", "anna+3@example.com"]
                assert [await give(other, tag) for tag in tags] == [(422, "error-mail-confirm")] * 3 + [
                    (429, "error-too-many")], "a tag is no other mailbox"
                assert await give(anna, "ANNA@example.com") == (422, "error-mail-confirm"), "her own are not spent"
                assert len(mails(lines)) == 6

    asyncio.run(story())


def test_codes_are_counted_by_account_mailbox_address_and_for_the_whole_server(tmp_path: Path) -> None:
    """Whoever has many accounts has one address; whoever has many of both meets what a mailbox gets, and the rest."""
    async def story() -> None:
        async with site(str(tmp_path / "a.db")) as here:
            def sent(account: int, mailbox: int, where: int) -> bool:
                box = mailbox_of(f"m{mailbox}@example.org")
                assert box is not None
                try:
                    boxes._count(box, f"account {account}", f"10.0.0.{where}")
                except TooMany:
                    return False
                return True

            boxes = here.notices._mailboxes
            assert [sent(0, n, 0) for n in range(6)] == [True] * 5 + [False]
            assert [sent(n, n, 1) for n in range(10, 31)] == [True] * 20 + [False]
            assert [sent(n, 99, n) for n in range(40, 56)] == [True] * 15 + [False]
            assert sum(sent(n, n, n) for n in range(100, 300)) == 200 - 5 - 20 - 15
            boxes._codes["mailbox"]._clock = lambda: time.monotonic() + 1200
            boxes._codes["server"]._clock = lambda: time.monotonic() + 1200
            assert sent(300, 99, 300), "soon its owner has his turn again"

    asyncio.run(story())


def test_where_the_server_has_no_mail_an_address_alone_is_refused_with_what_is_missing(tmp_path: Path) -> None:
    async def story() -> None:
        async with site(str(tmp_path / "a.db")) as here:
            with pytest.raises(OrreryError) as refusal:
                await here.notices.check_settings(wire.Settings(channels=["name@example.org"]))
            assert refusal.value.key == "error-channel-mail"

    asyncio.run(story())


def test_a_redirect_is_not_followed() -> None:
    class Away(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.send_response(307)
            self.send_header("location", f"http://{trap.address}/in")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    with inbox() as trap:
        server = ThreadingHTTPServer(("127.0.0.1", 0), Away)
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            with pytest.raises(Failed):
                channels.send(f"json://127.0.0.1:{server.server_port}/", MESSAGE, None, Trip(anywhere=True),
                              anywhere=True)
            moved = Push(f"http://127.0.0.1:{server.server_port}/", *_keys())
            with pytest.raises(Failed):
                channels.push(moved, MESSAGE, channels.new_key(), "mailto:a@b.example", Trip(anywhere=True),
                              anywhere=True)
        finally:
            server.shutdown()
            server.server_close()
        assert trap.got == []


def _keys() -> tuple[str, str]:
    push, *_ = browser(Inbox("nowhere.example"), "x")
    return push.p256dh, push.auth


# -- places that hang ------------------------------------------------------------------------------------------------


def test_a_channel_that_hangs_delays_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bob's channel takes what comes and says nothing; Ann's message arrives while his is still under way."""
    for module in (channels, outgoing):
        monkeypatch.setattr(module, "WAIT", 600.0)

    async def story() -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent, inbox() as box:
            async with site(str(tmp_path / "a.db")) as here:
                await open_table(here, ["bob", "ann"], pace="mail", begin=False)
                hanging = f"json://127.0.0.1:{silent.getsockname()[1]}/in"
                for name, channel in (("bob", hanging), ("ann", box.channel)):
                    chosen = wire.Settings(channels=[channel], ping_after=0)
                    await here.house.db.write(partial(people.set_settings, account_id=name, settings=chosen))
                await here.house.start(TABLE)
                couriers = here.notices._couriers
                couriers._limit = lambda seconds: asyncio.timeout(None)
                await here.notices.tell_due()
                held, _ = await asyncio.to_thread(silent.accept)
                with held:
                    await until(lambda: len(box.got) >= 1 and "ann" not in couriers.busy)
                    assert set(couriers.busy) == {"bob"}
                    with pytest.raises(OrreryError) as refusal:
                        await here.notices.try_out("bob")
                    assert refusal.value.key == "error-pings-under-way"
                    here.house.notify("ann", wire.Notice("nudge", TABLE, {"name": "Bob", "table": "First table"}))
                    await asyncio.gather(*here.notices._tasks)
                    await here.notices.tell_due()  # Bob has more to be told, and gets in nobody's way
                    await until(lambda: len(box.got) >= 2 and "ann" not in couriers.busy)
                    assert set(couriers.busy) == {"bob"}
                await couriers.done()
                [delivery] = (await here.notices.known("bob")).deliveries
                assert delivery.problem == "error-ping-failed"

    asyncio.run(story())


class Limit:
    """How long deliveries may take: until the test says that it is over for those under way."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self._running: list[asyncio.Timeout] = []

    def __call__(self, seconds: float) -> asyncio.Timeout:
        self.asked.append(seconds)
        self._running.append(asyncio.timeout(None))
        return self._running[-1]

    def passes(self) -> None:
        while self._running:
            self._running.pop().reschedule(asyncio.get_running_loop().time())


def test_when_its_time_is_up_a_delivery_is_cut_and_its_thread_ends(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        limit = Limit()
        with socket.create_server(("127.0.0.1", 0)) as silent:
            couriers, heard, connected = Couriers(anywhere=True, limit=limit), [], Event()

            def wait(trip: Trip) -> None:
                with trip.connect("127.0.0.1", silent.getsockname()[1]) as line:
                    line.settimeout(600)
                    connected.set()
                    heard.append(line.recv(1))

            under_way = asyncio.create_task(couriers.send({"json:1": wait}, "bob"))
            await until(connected.is_set)
            limit.passes()
            problems = await under_way
            assert [(name, problem.key) for name, problem in problems.items() if problem is not None] == [
                ("json:1", "error-ping-failed")]
            await until(lambda: not couriers.busy)
            assert heard == [b""]  # the line was cut; it did not wait until its own patience was at an end
            for _ in range(2):
                assert await couriers.send({"json:1": lambda trip: None}, "bob") == {"json:1": None}
            assert limit.asked == [20.0, 4.0, 20.0], "who let his time run out has less until he is quick"

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert "a ping to account bob failed (json: it took too long)" in caplog.text


def test_a_thread_that_nothing_ends_holds_no_place_and_only_its_own_person_waits() -> None:
    async def story() -> None:
        limit = Limit()
        couriers, free, begun, told = Couriers(places=1, limit=limit), Event(), Event(), []

        def hang(trip: Trip) -> None:
            begun.set()
            free.wait()

        async def errand(name: str, way: Any) -> None:
            async with couriers.place():
                await couriers.send({"json:1": way}, name)

        try:
            assert couriers.begin("bob", errand("bob", hang)) is not None
            await until(begun.is_set)
            assert couriers.begin("ann", errand("ann", lambda trip: told.append("ann"))) is not None
            limit.passes()
            await couriers.done()
            assert told == ["ann"]
            assert couriers.begin("bob", errand("bob", lambda trip: told.append("bob"))) is None
        finally:
            free.set()
        await until(lambda: not couriers.busy)
        assert couriers.begin("bob", errand("bob", lambda trip: told.append("bob"))) is not None
        await couriers.done()
        assert told == ["ann", "bob"]

    asyncio.run(story())


def test_who_asks_for_much_from_one_address_takes_no_place_from_others() -> None:
    """Thirty tests of one address that hang: two are under way, and neither another's test nor what is due waits."""
    async def story() -> None:
        couriers, free, told, under_way = Couriers(limit=Limit()), Event(), [], []

        def hang(trip: Trip) -> None:
            under_way.append(trip)
            free.wait()

        async def ask(name: str, where: str, way: Any) -> None:
            async with couriers.place_of(where):
                await couriers.send({"json:1": way}, name)

        async def due() -> None:
            async with couriers.place():
                await couriers.send({"json:1": lambda trip: told.append("due")}, "ann")

        try:
            for n in range(30):
                couriers.begin(f"guest {n}", ask(f"guest {n}", "10.0.0.1", hang))
            await until(lambda: len(under_way) == 2)
            await ask("bob", "10.0.0.2", lambda trip: told.append("bob"))
            await due()
            assert (told, len(under_way)) == (["bob", "due"], 2)
        finally:
            free.set()
        await couriers.done()
        assert (len(under_way), couriers._asked_from) == (30, {})

    asyncio.run(story())
