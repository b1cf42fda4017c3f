"""``orrery serve``: the web table, for oneself or for a club."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated

from cyclopts import Parameter

from orrery.cli.arguments import Lang, speaking
from orrery.cli.problems import Problem
from orrery.cli.saves import data_folder
from orrery.words import Words

LOCAL = "127.0.0.1"
IN_USE = "error-database-in-use"


def serve(
    *,
    host: Annotated[str | None, Parameter(metavar="HOST", help="help-serve-host", show_default=False)] = None,
    port: Annotated[int | None, Parameter(metavar="PORT", help="help-serve-port", show_default=False)] = None,
    database: Annotated[str | None, Parameter(metavar="WHERE", help="help-serve-database", show_default=False)] = None,
    public_url: Annotated[
        str | None, Parameter(metavar="URL", help="help-serve-public-url", show_default=False)
    ] = None,
    workers: Annotated[int, Parameter(metavar="N", help="help-serve-workers")] = 1,
    bot_workers: Annotated[int, Parameter(metavar="N", help="help-serve-bot-workers")] = 1,
    bot_delay: Annotated[float, Parameter(metavar="SECONDS", help="help-serve-bot-delay")] = 0.4,
    analysis_answers: Annotated[int, Parameter(metavar="N", help="help-serve-analysis-answers")] = 200_000,
    pings_anywhere: Annotated[bool, Parameter(help="help-serve-pings-anywhere", show_default=False)] = False,
    mail: Annotated[str | None, Parameter(metavar="URL", help="help-serve-mail", show_default=False)] = None,
    no_browser: Annotated[bool, Parameter(help="help-serve-no-browser", show_default=False)] = False,
    no_limits: Annotated[bool, Parameter(help="help-serve-no-limits", show_default=False)] = False,
    access_log: Annotated[bool, Parameter(help="help-serve-access-log", show_default=False)] = False,
    lang: Lang = None,
) -> int:
    """Serve the web table until it is stopped."""
    words = speaking(lang)
    _check(port, public_url, workers, bot_workers, analysis_answers, database)

    from orrery.core import OrreryError
    from orrery.server import serve as server
    from orrery.server.settings import CLIENT, Settings

    where = database or str(data_folder() / "orrery.db")
    alone = host is None and port is None and public_url is None
    """Somebody plays on this machine: any port will do, and a server that runs already serves as well."""
    browse = alone and not no_browser and _has_display()
    there = server.running(where) if alone else None
    if there is not None:
        return _already(there, words, browse)
    own_mail = _mail_server(mail or os.environ.get("ORRERY_MAIL"))
    made = server.bind(host or LOCAL, port)
    address = server.address_of(made, host or LOCAL)
    note = server.note_of(where)
    if not (CLIENT / "index.html").is_file():
        print(words.say("error-no-client"), file=sys.stderr, flush=True)
        browse = False

    settings = Settings(where, public_url.rstrip("/") if public_url else None, limits=not no_limits,
                        access_log=access_log, client=CLIENT, bot_workers=bot_workers, bot_delay=bot_delay,
                        analysis_answers=analysis_answers, pings_anywhere=pings_anywhere, mail=own_mail)

    def announce() -> None:
        print(words.say("serve-at", address=public_url or address), flush=True)
        print(words.say("serve-stop"), flush=True)
        server.leave_note(settings, address)
        if browse:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        server.run(settings, made, address, announce, workers)
    except OrreryError as problem:
        there = server.running(where) if alone and problem.key == IN_USE else None
        if there is None:
            raise
        return _already(there, words, browse)
    finally:
        made.close()
    if note is not None:
        note.unlink(missing_ok=True)
    print(words.say("serve-stopped"), flush=True)
    return 0


def _check(
    port: int | None, public_url: str | None, workers: int, bot_workers: int, analysis_answers: int,
    database: str | None,
) -> None:
    if port is not None and not 0 <= port <= 65535:
        raise Problem("error-port", port=str(port))
    if public_url is not None and not public_url.lower().startswith(("http://", "https://")):
        raise Problem("error-public-url", url=public_url)
    if workers < 1:
        raise Problem("error-below-one", name="--workers", value=workers)
    if bot_workers < 1:
        raise Problem("error-below-one", name="--bot-workers", value=bot_workers)
    if analysis_answers < 1:
        raise Problem("error-below-one", name="--analysis-answers", value=analysis_answers)
    if workers > 1 and not (database or "").startswith(("postgresql://", "postgres://")):
        raise Problem("error-workers")


def _mail_server(address: str | None) -> str | None:
    """The server's own mail server, if one was named. Raises Problem; its address is a secret, and not repeated."""
    if not address:
        return None
    from orrery.core import OrreryError
    from orrery.server import channels

    try:
        channels.check(address, anywhere=True)
    except OrreryError:
        raise Problem("error-mail-url") from None
    if channels.kind_of(address) not in ("mailto", "mailtos"):
        raise Problem("error-mail-url")
    return address


def _already(address: str, words: Words, browse: bool) -> int:
    print(words.say("serve-already", address=address), flush=True)
    if browse:
        webbrowser.open(address)
    return 0


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
