"""How one server is set up."""

from __future__ import annotations

from pathlib import Path
from secrets import token_hex
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct, field

from orrery.lab.analysis import ANSWERS

CLIENT: Final = Path(__file__).parent / "static"
"""Where the build puts the browser client."""


class Settings(Struct, frozen=True):
    """What ``orrery serve`` was asked for."""

    database: str
    public_url: str | None = None
    """The address under which people reach the server, if a proxy stands before it."""
    limits: bool = True
    """Whether requests are limited in number."""
    access_log: bool = False
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_budget: float = 5.0
    """Seconds a bot may think about one answer."""
    bot_delay: float = 0.4
    """Seconds a bot lets pass before it answers while somebody watches."""
    analysis_answers: int = ANSWERS
    """Answers of bots that it may cost to look through a finished match."""
    headers_within: float = 10.0
    """Seconds in which the first line and the headers of a request must have come."""
    body_within: float = 30.0
    """Seconds in which its body must have come."""
    pings_anywhere: bool = False
    """Whether pings may go to any host that a person names, inside the server's own network too."""
    mail: str | None = None
    """The server's own mail server, as apprise writes it: with one, people need give only their e-mail address."""
    client: Path = CLIENT
    instance: str = field(default_factory=lambda: token_hex(8))
    """Tells this server from another one at the same address."""

    def __repr__(self) -> str:
        # The address of a database may hold its password.
        return f"<Settings {self.public_url or 'local'}>"

    @property
    def origin(self) -> str | None:
        """Scheme and host of the public address."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url is not None and self.public_url.lower().startswith("https://")
