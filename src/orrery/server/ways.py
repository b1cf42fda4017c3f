"""The ways out to one person: what each is called, what goes out on it, and how the last time went."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from orrery.server import channels, wire
from orrery.server.channels import Failed, Message, Push
from orrery.server.couriers import Way
from orrery.server.database import Transaction
from orrery.server.keep import notices as keep


def channel_name(address: str) -> str:
    """What the way to an address is called."""
    return f"{channels.kind_of(address)}:{channels.name_of(address)}"


def push_name(push: Push) -> str:
    """What the way to a browser is called."""
    return f"push:{channels.name_of(push.endpoint)}"


def sender(address: str, message: Message, base: str | None, anywhere: bool) -> Way:
    """Carries a message to an address."""
    return lambda trip: channels.send(address, message, base, trip, anywhere=anywhere)


def pusher(push: Push, message: Message, key: str, contact: str, anywhere: bool) -> Way:
    """Carries a message to a browser."""
    return lambda trip: channels.push(push, message, key, contact, trip, anywhere=anywhere)


def note(tx: Transaction, account: str, problems: Mapping[str, Failed | None], now: int) -> None:
    """Note how deliveries went."""
    for name, problem in problems.items():
        keep.delivered(tx, account, name, now, problem.key if problem is not None else None)


def last_time(found: Mapping[str, tuple[int, str | None]], name: str, shown: str) -> Iterable[wire.Delivery]:
    """How the last delivery went; what an earlier server noted of a failure is not told."""
    if name not in found:
        return []
    when, problem = found[name]
    known = (channels.REFUSED, channels.FAILED, channels.GONE)
    return [wire.Delivery(shown, when, problem if problem is None or problem in known else channels.FAILED)]
