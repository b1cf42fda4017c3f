"""Standing orders over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from .base import Answer, Told, Wire

Value = Annotated[str, Meta(max_length=200)]


class Condition(Wire):
    """What a figure of one's own must be (``GameInfo.figures``): at least, at most, or both."""

    figure: Annotated[str, Meta(min_length=1, max_length=60)]
    least: Annotated[int, Meta(ge=-9999, le=9999)] | None = None
    most: Annotated[int, Meta(ge=-9999, le=9999)] | None = None


class Order(Wire):
    """A standing order: when asked ``ask`` (any question of that name), give the first of ``answers`` that is legal.

    ``about`` narrows it down: field of the question's ``about`` -> the values it is for, as canonical text (any of
    them; of a list, one in it); fields that are not named may be anything. ``given`` are conditions of one's own
    position, which must all hold. It holds back once one of the events in ``unless`` was seen since the seat's last own
    answer. ``pass`` in ``answers`` stands for taking nothing. ``once`` removes it after use (deciding ahead).
    """

    ask: Annotated[str, Meta(max_length=60)]
    answers: Annotated[list[Answer], Meta(min_length=1, max_length=20)]
    id: Annotated[str, Meta(max_length=40)] = ""
    unless: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    on: bool = True
    once: bool = False
    until: Literal["game", "round"] | None = None
    about: Annotated[
        dict[Annotated[str, Meta(min_length=1, max_length=60)], Annotated[list[Value], Meta(max_length=40)]],
        Meta(max_length=8),
    ] = {}
    given: Annotated[list[Condition], Meta(max_length=4)] = []


class Orders(Wire):
    """All standing orders of one seat, replacing the earlier ones."""

    orders: Annotated[list[Order], Meta(max_length=30)]


class OrderUse(Told):
    """An answer that a standing order gave: which entry of the match it made, and when."""

    order: str
    seq: int
    ask: str
    answer: str
    when: int


class SeatOrders(Told):
    """The standing orders of one seat, and what they answered, the latest first."""

    orders: list[Order]
    used: list[OrderUse]
