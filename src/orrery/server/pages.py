"""Refusals as answers: a problem in JSON for programs and our own client, a plain page for people."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from orrery.core import OrreryError
from orrery.server.http.area import json_answer
from orrery.server.problems import Denied, NotFound, TooMany, status_of, told
from orrery.words import Words

STYLE: Final = "/plain.css"
NO_CLIENT: Final = "The browser client has not been built; install Orrery again, or run: make client."


class _Broken(Denied):
    status = 500

    def __init__(self) -> None:
        super().__init__("error-server", "The server made a mistake; nothing was changed. It has been noted.")


class _NoClient(Denied):
    status = 503


class _NoMethod(Denied):
    status = 405


def refusal(scope: Scope, error: Exception) -> Response:
    """The answer that tells of a refusal or a fault, and nothing else."""
    headers: dict[str, str] = {}
    if isinstance(error, HTTPException):
        headers = dict(error.headers or {})
        error = _from_http(error)
    if not isinstance(error, OrreryError):
        error = _Broken()
    if isinstance(error, TooMany):
        headers["retry-after"] = str(error.wait)
    status = status_of(error)
    response = page(scope, error, status) if wants_page(scope) else json_answer(told(error), status)
    response.headers.update(headers)
    return response


def wants_page(scope: Scope) -> bool:
    """Whether a person looks at this answer."""
    accept = Request(scope).headers.get("accept", "")
    return "text/html" in accept and not scope["path"].startswith("/api/")


def page(scope: Scope, error: OrreryError, status: int) -> Response:
    """A refusal as a page in the person's language."""
    lang = language(Request(scope).headers.get("accept-language", ""))
    words = Words(lang)
    return HTMLResponse(
        f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Orrery · {status}</title>
<link rel="stylesheet" href="{STYLE}">
</head>
<body>
<main>
<p class="mark" aria-hidden="true"><span></span><span></span><span></span></p>
<p class="status">{status}</p>
<h1>{escape(words.error(error))}</h1>
<p><a href="/">{escape(words.say("page-back"))}</a></p>
</main>
</body>
</html>
""", status)


def no_client(scope: Scope) -> Response:
    """The page that says that the browser client was not built."""
    return page(scope, _NoClient("error-no-client", NO_CLIENT), 503)


def language(accepted: str) -> str:
    """The first of our languages that a browser asks for."""
    for one in accepted.split(","):
        tag = one.partition(";")[0].strip().casefold()[:2]
        if tag in ("en", "ru"):
            return tag
    return "en"


def _from_http(error: HTTPException) -> OrreryError:
    if error.status_code == 405:
        return _NoMethod("error-method", "This address does not take that method.")
    if error.status_code == 404:
        return NotFound("error-no-such-address", "There is nothing at this address.")
    return _Broken()
