"""Race in a terminal: every tableau at a glance, your own hand in detail, and all there is to say of a card.

Each kind of good has a glyph and a colour. A circled number is a cost, a filled circle in red a defense; Roman numerals
are the phases in which a card has powers, `$` those of Trade.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from orrery.cli.layout import Asked, packed, seat_panel
from orrery.games.race.cards import BY_TEXT, CARDS, KINDS, Card
from orrery.games.race.state import ACTIONS
from orrery.games.race.words import Message, card_messages
from orrery.words import Words, signed

_GLYPHS: Final = {"grey": "○", "novelty": "✦", "rare": "◈", "genes": "✿", "alien": "✸", "development": "◇"}
_COLOURS: Final = {
    "grey": "#B8C0CC", "novelty": "#52C7F2", "rare": "#C98F5C", "genes": "#5FCB6C", "alien": "#F2D64B",
}
_DEVELOPMENT: Final = "#B9A7F5"
_MILITARY: Final = "#FF6B5E"
_PHASES: Final = ("explore", "develop", "settle", "consume", "produce")
_ROMAN: Final = {"explore": "I", "develop": "II", "settle": "III", "trade": "$", "consume": "IV", "produce": "V"}
_STEP_PHASE: Final = {
    "explore": "explore", "keep": "explore", "develop": "develop", "lay-development": "develop",
    "place-development": "develop", "settle": "settle", "lay-world": "settle", "place-world": "settle",
    "trade": "consume", "consume": "consume", "produce": "produce", "windfall": "produce",
    "produce-draws": "produce", "produce-end": "produce",
}
_COSTS: Final = "⓪①②③④⑤⑥⑦⑧⑨"
_DEFENSES: Final = "⓿❶❷❸❹❺❻❼❽❾"
_SHEET: Final = 100
"""Characters of a line that tells of one seat."""
_LEAST_ROOM: Final = 20
"""With less room than this for powers, a hand is a list of names."""


def draw(
    zones: Mapping[str, Any], words: Words, width: int, names: Sequence[Text], viewer: int = -1
) -> RenderableType:
    """The table as a viewer sees it: the round, the others, then his own tableau and hand."""
    seats: list[Mapping[str, Any]] = zones["seats"]
    hands: list[list[str]] = zones.get("hands", [])
    parts: list[RenderableType] = [_header(zones, words, width)]
    for seat in [other for other in range(len(seats)) if other != viewer] + ([viewer] if viewer >= 0 else []):
        parts.append(_seat(seats[seat], words, width, names[seat], hands[seat] if hands else []))
    if zones["drawn"]:
        parts.append(_cards(zones["drawn"], words, width, words.say("table-drawn")))
    if zones["hand"]:
        parts.append(_cards(zones["hand"], words, width, words.say("table-your-hand")))
    return Group(*parts)


def option(text: str, words: Words, ask: str = "", names: Sequence[str] = ()) -> Text | None:
    """The label of an option: cards in their colour, with what they cost."""
    if ">" in text:
        power, _, world = text.partition(">")
        if power == "bonus":
            return Text(words.say("option-windfall-bonus", world=words.name(world)), style=_style(_card(world)))
        said = words.say("option-windfall", power=words.name(power), world=words.name(world))
        return Text(said, style=_style(_card(world)))
    name, _, part = text.partition(".")
    if name not in BY_TEXT:
        return None
    card = _card(name)
    if part:
        return Text(words.say(f"option-power-{part}", card=words.name(name)), style=_style(card))
    return Text.assemble((words.name(name), _style(card)), " ", _number(card))


def points(zones: Mapping[str, Any], words: Words) -> list[tuple[str, list[int]]]:
    """Where the points of each seat come from: chips, printed points, developments that count others."""
    sources = dict.fromkeys(source for seat in zones["seats"] for source in seat["points"])
    names = {"chips": words.say("race-score-chips"), "printed": words.say("race-score-printed")}
    return [
        (names.get(source) or words.name(source, "card"), [seat["points"].get(source, 0) for seat in zones["seats"]])
        for source in sources
    ]


def meaning(text: str, words: Words, asked: Asked) -> str:
    """What an option leads to: a price, what a power gives, what an action card would do now."""
    figures = asked.figures
    if text in figures.get("outlook", {}):
        found = figures["outlook"][text]
        return words.say(f"means-{text.removesuffix('-2') if text != 'consume-2x' else text}", **{
            name: len(value) if isinstance(value, list) else value for name, value in found.items()})
    if text in figures.get("yields", {}):
        return words.say("means-yield", **figures["yields"][text])
    price = figures.get("prices", {}).get(text)
    if isinstance(price, int):
        return words.say("means-sale", count=price)
    if not price:
        return ""
    told = [words.say("means-price", count=price["pay"])] if "pay" in price else []
    if "strength" in price:
        told.append(words.say("means-strength", strength=price["strength"], defense=_card(text).number))
    return ", ".join(told)


def known(zones: Mapping[str, Any]) -> Iterator[str]:
    """Everything that can be asked about: the seats, every card and action card."""
    yield from (f"seat {seat}" for seat in range(len(zones["seats"])))
    yield from (text for text in BY_TEXT if "~" not in text)
    yield from ACTIONS


def legend(words: Words) -> list[Text]:
    """The signs of cards and phases."""
    kinds = [(glyph, words.say("legend-grey" if kind == "grey" else "development" if kind == "development"
                               else f"kind-{kind}"), _COLOURS.get(kind, _DEVELOPMENT))
             for kind, glyph in _GLYPHS.items()]
    phases = [(roman, words.say("legend-trade" if phase == "trade" else f"phase-{phase}"), "bold")
              for phase, roman in _ROMAN.items()]
    goods = "".join(_GLYPHS[kind] for kind in KINDS if kind != "grey")
    figures = [(_COSTS, words.say("cost"), "bold"), (_DEFENSES, words.say("defense"), f"bold {_MILITARY}"),
               (f"[{goods}]", words.say("table-good"), _COLOURS["novelty"])]
    signs = kinds + phases + figures
    return [Text.assemble((f"{sign:>10}", style), (f"  {told}", "dim")) for sign, told, style in signs]


def explain(
    text: str, words: Words, zones: Mapping[str, Any] | None = None, names: Sequence[Text] = (), viewer: int = -1
) -> RenderableType | None:
    """All there is to say of a card, an action card, or what lies before a seat."""
    seat = int(text[5:]) if text.startswith("seat ") and text[5:].isdecimal() else -1
    if zones is not None and 0 <= seat < len(zones["seats"]):
        public = zones["seats"][seat]
        parts: list[RenderableType] = [_seat(public, words, _SHEET, names[seat], [])]
        if public["tableau"]:
            parts.append(_cards(public["tableau"], words, _SHEET, words.say("zone-tableau")))
        return Group(*parts)
    if words.has(f"action-{text}.bonus"):
        title = Text(words.say(f"action-{text}"), style="bold")
        return Group(title, Text(f"  {words.say('bonus')}: {words.say(f'action-{text}.bonus')}"))
    name = text.rpartition(">")[2].partition(".")[0]
    if name not in BY_TEXT:
        return None
    card = _card(name)
    facts = [words.say("development" if card.development else "military-world" if card.military else "world")]
    facts.append(f"{words.say('defense' if card.military else 'cost')} {card.number}")
    if "scoring" not in card.data:
        facts.append(f"{card.vp} {words.say('vp')}")
    if card.data.get("source"):
        facts.append(f"{words.say(card.data['source'])}: {words.say(f'kind-{KINDS[card.colour]}')}")
    lines = [Text(", ".join(facts), style="dim")]
    lines += [Text.assemble((f"{roman:<4}", "bold"), said) for roman, said in _told(card, words)]
    return Panel(Group(*lines), title=_name(card, words), title_align="left", border_style=_style(card), expand=False)


def _header(zones: Mapping[str, Any], words: Words, width: int) -> Text:
    step = zones["step"]
    if step in ("opening", "over"):
        line = Text(words.say(f"table-{step}"), style="bold")
    else:
        line = Text(words.say("table-round", round=zones["round"]), style="bold")
    called = {_phase_of(action) for seat in zones["seats"] for action in seat["actions"]}
    now = _STEP_PHASE.get(step, "")
    for phase in _PHASES:
        if phase in called and step != "over":
            done = now in _PHASES and _PHASES.index(phase) < _PHASES.index(now)
            style = "bold reverse" if phase == now else "dim strike" if done or step == "round-end" else ""
            line.append("  ")
            line.append(f" {_ROMAN[phase]} {words.say(f'phase-{phase}')} ", style=style)
    supply = (
        words.say("table-bank", points=zones["bank"]), words.say("table-deck", cards=zones["deck"]),
        words.say("table-discard", cards=zones["discard"]),
    )
    told = " · ".join(supply)
    line.append("   " if line.cell_len + 3 + len(told) <= width else "\n")
    line.append(told, style="dim")
    return line


def _seat(public: Mapping[str, Any], words: Words, width: int, name: Text, hand: Sequence[str]) -> Panel:
    """One player's tableau, with what everybody may know of him around it."""
    military = public["military"]
    facts = [
        words.say("table-score", points=public["score"]),
        words.say("table-chips", points=public["chips"]),
        words.say("table-military", amount=signed(military) if military else "0"),
        words.say("table-hand", cards=public["hand"] + public["drawn"]),
        words.say("table-cards", cards=len(public["tableau"])),
    ]
    actions = " + ".join(words.name(action, "action") for action in public["actions"])
    lines = packed([_in_tableau(_card(text), words, text in public["goods"]) for text in public["tableau"]], width - 4)
    if public["laid"]:
        lines.append(Text(words.say("table-lays", card=words.name(public["laid"])), style="italic"))
    if hand:
        cards = ", ".join(words.name(text) for text in hand)
        lines.append(Text(f"{words.say('hand')}: {cards}", style="dim"))
    return seat_panel(name, facts, lines, Text(actions, style="bold") if actions else None)


def _in_tableau(card: Card, words: Words, good: bool) -> Text:
    """A placed card: its kind, its name, its phases, and its good."""
    label = _name(card, words)
    phases = dict.fromkeys(_ROMAN[power["phase"]] for power in card.data.get("powers", ()))
    if phases:
        label.append(f" {' '.join(phases)}", style="dim")
    if good:
        kind = KINDS[card.colour]
        label.append(f" [{_GLYPHS[kind]}]", style=f"bold {_COLOURS[kind]}")
    return label


def _cards(texts: Sequence[str], words: Words, width: int, title: str) -> RenderableType:
    """Cards in detail, one a line; powers as far as there is room for them (``?`` tells the rest)."""
    cards = [_card(text) for text in texts]
    widest = max(_name(card, words).cell_len for card in cards)
    points = [f"{'?' if 'scoring' in card.data else card.vp} {words.say('vp')}" for card in cards]
    room = width - widest - max(map(len, points)) - 10
    lines = [Text(f"{title} ({len(texts)})", style="bold")]
    for card, worth in zip(cards, points):
        name = _name(card, words)
        name.pad_right(widest - name.cell_len)
        line = Text.assemble("  ", _number(card), " ", name)
        if room >= _LEAST_ROOM:
            powers = Text("  ".join(f"{roman} {said}".strip() for roman, said in _told(card, words)), style="dim")
            powers.truncate(room, overflow="ellipsis")
            line = Text.assemble(line, f"  {worth:>{max(map(len, points))}}  ", powers)
        lines.append(line)
    return Group(*lines)


def _told(card: Card, words: Words) -> list[tuple[str, str]]:
    """The card's powers and scoring terms as sentences, each with the numeral of its phase."""
    messages: list[Message] = card_messages(card.data)
    romans = [_ROMAN[power["phase"]] for power in card.data.get("powers", ())]
    romans += [""] * (len(messages) - len(romans))
    return [(roman, words.tell({"key": key, "args": args})) for roman, (key, args) in zip(romans, messages)]


def _name(card: Card, words: Words) -> Text:
    glyph = _GLYPHS[KINDS[card.colour]] if card.world else _GLYPHS["development"]
    return Text.assemble((f"{glyph} ", _style(card)), (words.say(f"card-{card.name}"), _style(card)))


def _number(card: Card) -> Text:
    if card.military:
        return Text(_DEFENSES[card.number], style=f"bold {_MILITARY}")
    return Text(_COSTS[card.number], style="bold")


def _style(card: Card) -> str:
    if card.military and card.colour == 0:
        return _MILITARY
    return _DEVELOPMENT if card.development else _COLOURS[KINDS[card.colour]]


def _phase_of(action: str) -> str:
    return next(phase for phase in _PHASES if action.startswith(phase))


def _card(text: str) -> Card:
    return CARDS[BY_TEXT[text]]
