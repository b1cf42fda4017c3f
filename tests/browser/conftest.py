"""A real browser and a real server for the tests of each file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, NoBrowser, chromium
from tests.browser.person import PATIENCE, Person
from tests.browser.server import Server

Enter = Callable[..., Person]
expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of one file, on a database of its own."""
    running = Server(tmp_path_factory.mktemp("server") / "orrery.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file. Not for more: with it an event loop runs, and other tests have their own.

    Nothing is remembered in it: each person brings cookies and storage of his own.
    """
    try:
        path = chromium()
    except NoBrowser as missing:
        pytest.fail(str(missing), pytrace=False)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
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
