"""A real browser and a real server for the tests of each file."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, NoBrowser, chromium
from tests.browser.person import PATIENCE, Person
from tests.browser.server import Server

Enter = Callable[..., Person]
expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this process: each brings people and tables of its own."""
    running = Server(tmp_path_factory.mktemp("server") / "orrery.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def chromium_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a Chromium listens that runs as long as this process tests: to start one takes longer than many a test."""
    try:
        path = chromium()
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)
    profile = tmp_path_factory.mktemp("chromium")
    flags = (*FLAGS, "--headless", "--remote-debugging-port=0", f"--user-data-dir={profile}", "about:blank")
    running = subprocess.Popen([path, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{listening(running, profile / 'DevToolsActivePort')}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


def listening(running: subprocess.Popen[bytes], told: Path) -> str:
    """The port that a browser has written down, once it listens there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and running.poll() is None:
        if told.is_file() and (lines := told.read_text().splitlines()):
            return lines[0]
        time.sleep(0.02)
    raise AssertionError("Chromium did not start")


@pytest.fixture(scope="package")
def browser(chromium_address: str) -> Iterator[Browser]:
    """That browser for the tests here. Not for more: with it an event loop runs, and other tests have their own.

    Nothing is remembered in it: each person brings cookies and storage of his own.
    """
    with sync_playwright() as playwright:
        running = playwright.chromium.connect_over_cdp(chromium_address)
        yield running
        running.close()


@pytest.fixture
def enter(browser: Browser, server: Server) -> Iterator[Enter]:
    """Lets people in: each with a browser context (cookies, storage) of his own. Nobody may see an error."""
    people: list[Person] = []

    def let_in(name: str, **context: Any) -> Person:
        person = Person(browser, server, name, **context)
        people.append(person)
        return person

    yield let_in
    for person in people:
        person.leave()
