"""People over HTTP: accounts, settings, and how they are reached."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from .base import Name, Told, Wire


class Quiet(Wire):
    """Hours without pings, in the person's own time zone, as minutes after midnight."""

    start: Annotated[int, Meta(ge=0, le=1439)]
    end: Annotated[int, Meta(ge=0, le=1439)]
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class Settings(Wire):
    """What a person set: carried across devices with the account."""

    lang: Literal["en", "ru"] | None = None
    theme: Literal["dark", "light"] | None = None
    colour: Annotated[int, Meta(ge=1, le=8)] | None = None
    motion: Literal["full", "reduced"] | None = None
    confirm: Literal["off", "irreversible", "always"] = "irreversible"
    """Which answers that pick one option are asked for once more: none, those that cannot be taken back, or all."""
    sound: bool = False
    channels: Annotated[list[Annotated[str, Meta(max_length=500)]], Meta(max_length=5)] = []
    """Apprise addresses for pings while away (mail, Discord, Telegram ...)."""
    ping_after: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Seconds a question waits before a ping goes out."""
    quiet: Quiet | None = None


class Me(Told):
    """The account behind this browser."""

    id: str
    name: str
    guest: bool
    settings: Settings
    ratings: dict[str, int]


class NewGuest(Wire):
    """Begin as a guest; without a name one is made up."""

    name: Name | None = None
    lang: Literal["en", "ru"] | None = None


class Credentials(Wire):
    """A name and a password: to make the guest an account, or to log in."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ChangeMe(Wire):
    """Change name or settings; what is left out stays."""

    name: Name | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
    password: Annotated[str, Meta(min_length=8, max_length=200)] | UnsetType = UNSET
    current: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """The present password, wanted with a new one."""


class Delivery(Told):
    """How the last ping on one channel went; ``channel`` is told without its secrets, ``problem`` as a key."""

    channel: str
    when: int
    problem: str | None


class PushKey(Told):
    """The server's public key for web push; empty where push is not set up."""

    key: str
    devices: int = 0
    """Browsers of the asking account that get pushes."""
    deliveries: list[Delivery] = []


class PushAddress(Wire):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
