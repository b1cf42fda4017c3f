"""Browsers for tests of the HTTP API: the whole application in this process, and people who talk to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from starlette.applications import Starlette

from orrery.server.app import build
from orrery.server.settings import Settings

PASSWORD = "correct horse battery"


class Browser:
    """One browser of one person: a cookie jar and an address."""

    def __init__(self, app: Starlette, address: str = "127.0.0.1", base: str = "http://localhost") -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 50_000))
        self.http = httpx.AsyncClient(transport=transport, base_url=base)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.http.post(path, json=body, **more) if body is not None else await self.http.post(path, **more)

    async def patch(self, path: str, body: Any) -> httpx.Response:
        return await self.http.patch(path, json=body)

    async def told(self, path: str) -> Any:
        """What a GET gives, which must succeed."""
        answer = await self.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def done(self, path: str, body: Any = None) -> Any:
        """What a POST gives, which must succeed."""
        answer = await self.post(path, body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    async def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        """Status and key of a POST that must be refused."""
        return _refusal(await self.post(path, body))

    async def refused_delete(self, path: str) -> tuple[int, str]:
        """Status and key of a DELETE that must be refused."""
        return _refusal(await self.http.delete(path))

    async def new_table(self, *seats: str, **more: Any) -> dict[str, Any]:
        """A table of Race with these kinds of seats."""
        wanted = {"game": "race", "seats": [{"kind": kind} for kind in seats], **more}
        made: dict[str, Any] = await self.done("/api/tables", wanted)
        return made

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("orrery")


def _refusal(answer: httpx.Response) -> tuple[int, str]:
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["key"]


class Site:
    """A server in this process."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    @property
    def state(self) -> Any:
        return self.app.state

    def browser(self, address: str = "127.0.0.1", **more: Any) -> Browser:
        """A browser in which nobody has played yet."""
        return Browser(self.app, address, **more)

    async def guest(self, name: str | None = None) -> Browser:
        """A browser with a new guest."""
        browser = self.browser()
        await browser.done("/api/guest", {"name": name} if name is not None else {})
        return browser

    async def account(self, name: str) -> Browser:
        """A browser with a new account."""
        browser = self.browser()
        await browser.done("/api/register", {"name": name, "password": PASSWORD})
        return browser

    async def rows(self, sql: str, *args: object) -> list[Any]:
        """Rows straight from the database."""
        found: list[Any] = await self.state.db.read(lambda tx: tx.rows(sql, *args))
        return found

    async def run(self, sql: str, *args: object) -> None:
        """Change rows behind the server's back."""
        await self.state.db.write(lambda tx: tx.run(sql, *args))


@asynccontextmanager
async def site(database: object, **settings: Any) -> AsyncIterator[Site]:
    """The application on a real database, without limits unless asked for."""
    app = build(Settings(str(database), **{"limits": False, "bot_delay": 0.0, **settings}))
    async with app.router.lifespan_context(app):
        yield Site(app)
