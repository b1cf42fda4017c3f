"""A question on the screen, and how a typed line answers it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from orrery.cli.layout import Asked
from orrery.cli.problems import Problem
from orrery.cli.table import Drawing, named
from orrery.core import Answer, Decision, Expected, Game, Match, Reason, option_texts

BRASS: Final = "#E2B65B"
"""The colour of what a person may decide, and of nothing else."""
_NONE: Final = "none"
_LATER: Final = "later"
"""In a window: wait for the others, and be asked again."""
_FEW: Final = 6
"""Up to so many options stand together without headings."""
_TOLD: Final = 30
"""Of so many options each says what it leads to; of more, ``?`` does."""
_MOST_BLOCKED: Final = 8
"""So much of what is not allowed is named beside the question; ``?`` tells all."""


class Question:
    """One decision as a person sees it: numbered options, and after them what is not allowed, with the reasons."""

    def __init__(self, match: Match[Any], decision: Decision, drawing: Drawing) -> None:
        game: Game[Any] = match.game
        self.game = game
        self.decision = decision
        self._zones = cache(lambda: match.view(decision.seat).zones)
        self.drawing = drawing
        self.words = drawing.words
        self.texts = option_texts(game, decision)
        self.labels = [self.label(text) for text in self.texts]
        self.asked = cache(lambda: Asked(
            decision.ask, self._zones(), decision.seat, game.about(decision), game.reckon(self._zones(), decision),
            drawing.names))
        why_not: dict[str, Reason] = game.why_not(match.state_for(decision.seat), decision)
        self.blocked = sorted(why_not.items(), key=lambda item: item[0] == _NONE)

    def label(self, text: str) -> Text:
        """A thing of this question in words."""
        if text == _LATER:
            return Text(self.words.say("option-later"))
        return self.drawing.option(text, self.decision.ask, self._zones, self.decision.seat)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """The question in one line."""
        decision = self.decision
        about = named(self.game.about(decision), self.words, self.drawing.names, self.drawing.called)
        span = {"least": decision.least, "most": decision.most, "count": len(self.texts)}
        return self.words.say(f"ask-{decision.ask}", **{**span, **about})

    def drawn(self, width: int) -> RenderableType:
        """The question with its options."""
        parts: list[RenderableType] = []
        for heading, places in self._groups():
            if heading:
                parts.append(Text(heading, style="bold"))
            parts.append(_columns([self._entry(place) for place in places], width))
        parts.append(Text(self.hint(), style="dim"))
        names = [f"{len(self.texts) + place} {self.label(text).plain}"
                 for place, (text, _) in enumerate(self.blocked, start=1) if text != _NONE]
        if names:
            more = ["…"] if len(names) > _MOST_BLOCKED else []
            things = " · ".join(names[:_MOST_BLOCKED] + more)
            parts.append(Text(self.words.say("play-blocked", things=things), style="dim"))
        title = Text(self.prompt(), style=f"bold {BRASS}")
        return Panel(Group(*parts), title=title, title_align="left", border_style=BRASS, padding=(0, 1))

    def _groups(self) -> list[tuple[str, list[int]]]:
        """The options under their headings, if there are many; those without a heading last."""
        groups: dict[str, list[int]] = {}
        for place, text in enumerate(self.texts):
            groups.setdefault(self.drawing.group(text, self.decision.ask), []).append(place)
        if len(self.texts) <= _FEW or len(groups) == 1:
            return [("", list(range(len(self.texts))))] if self.texts else []
        return sorted(groups.items(), key=lambda item: item[0] == "")

    def hint(self) -> str:
        """How to answer a question of this kind."""
        decision = self.decision
        return self.words.say(f"hint-{decision.name}", least=decision.least, most=decision.most,
                              exact=decision.least == decision.most)

    def meaning(self, text: str) -> str:
        """What an option leads to."""
        return "" if text in (_NONE, _LATER) else self.drawing.meaning(text, self.asked)

    def _entry(self, place: int) -> Text:
        number = Text(f"{place + 1:>2} ", style=f"bold {BRASS}")
        entry = Text.assemble(number, self.labels[place])
        if len(self.texts) <= _TOLD and (told := self.meaning(self.texts[place])):
            entry.append(f"  {told}", style="dim")
        if self.decision.limits:
            entry.append(f" ≤{self.decision.limits[place]}", style="dim")
        return entry

    # -- reading -----------------------------------------------------------------------------------------------------

    def answer(self, line: str) -> Answer:
        """The answer that a typed line gives: numbers as shown, or canonical text. Raises Problem."""
        value = self._canonical(line) if line.startswith(f"{self.decision.ask}:") else self._read(line)
        try:
            self.decision.encode(value)
        except Expected:
            raise self._unfit(value) from None
        return value

    def thing(self, name: str) -> int:
        """The place of an offered or blocked thing, by its number or name. Raises Problem."""
        if _is_number(name):
            if 1 <= int(name) <= len(self.texts) + len(self.blocked):
                return int(name) - 1
            if name in self.texts:  # things that are themselves called by numbers
                return self.texts.index(name)
            raise Problem("error-no-number", number=name, last=len(self.texts) + len(self.blocked))
        return self._place(name, [*self.texts, *(text for text, _ in self.blocked)])

    def place_of(self, name: str, meant: Sequence[str]) -> int | None:
        """The place of what a number or a whole name stands for, here or on the table (``meant``); None if it is
        neither offered nor blocked."""
        texts = [*self.texts, *(text for text, _ in self.blocked)]
        if _is_number(name) and 1 <= int(name) <= len(texts):
            return int(name) - 1
        shown = [self.label(text).plain.casefold() for text in texts]
        for forms, wanted in ((texts, [name.casefold(), *meant]), (shown, [name.casefold()])):
            for one in wanted:
                if one in forms:
                    return forms.index(one)
        return None

    def reason(self, place: int) -> Reason | None:
        """Why the thing at this place is not allowed; None if it is."""
        return None if place < len(self.texts) else self.blocked[place - len(self.texts)][1]

    def text(self, place: int) -> str:
        """The canonical text of the thing at this place."""
        return self.texts[place] if place < len(self.texts) else self.blocked[place - len(self.texts)][0]

    def _canonical(self, line: str) -> Answer:
        try:
            return self.game.parse(self.decision, line)
        except ValueError:
            return self._read(line.removeprefix(f"{self.decision.ask}:").strip())  # says what is wrong, and why

    def _read(self, line: str) -> Answer:
        decision = self.decision
        match decision.name:
            case "amount":
                if not re.fullmatch(r"-?\d+", line):
                    raise self._unfit(None)
                return int(line)
            case "pick":
                return decision.options[self._offered(_NONE if line == "0" and _NONE in self.texts else line)]
            case "allocate":
                return self._amounts(line)
        if line in (_NONE, "0"):
            return ()
        if re.fullmatch(r"[\d\s,;>-]+", line):
            return tuple(decision.options[self._offered(number)] for number in _numbers(line))
        separator = ">" if decision.name == "order" else ","
        return tuple(decision.options[self._offered(name.strip())] for name in line.split(separator))

    def _amounts(self, line: str) -> Answer:
        """``2=3 5``: three for the second option, one for the fifth; or canonical ``3 cruiser,1 carrier``."""
        decision = self.decision
        if line != "0" and re.fullmatch(r"(\d+(\s*=\s*\d+)?([\s,;]+|$))+", line):
            amounts = [0] * len(decision.options)
            for number, amount in re.findall(r"(\d+)(?:\s*=\s*(\d+))?", line):
                amounts[self._offered(number)] += int(amount or 1)
            return tuple(amounts)
        try:
            return self.game.parse(decision, _NONE if line == "0" else line)
        except ValueError:
            raise self._unfit(None) from None

    def _offered(self, name: str) -> int:
        place = self.thing(name)
        reason = self.reason(place)
        if reason is not None:
            raise Problem("play-not-allowed", thing=self.label(self.text(place)).plain,
                          reason=self.words.reason(reason), rule=reason.rule)
        return place

    def _place(self, name: str, texts: Sequence[str]) -> int:
        """The one text that is so named: exactly, or the only one that begins so (in its canonical or shown form)."""
        wanted = name.casefold()
        shown = [self.label(text).plain.casefold() for text in texts]
        for forms in (list(texts), [text.casefold() for text in texts], shown):
            if wanted in forms:
                return forms.index(wanted)
        found = [place for place, text in enumerate(texts)
                 if len(wanted) > 1 and (text.casefold().startswith(wanted) or shown[place].startswith(wanted))]
        if len(found) == 1:
            return found[0]
        if found:
            raise Problem("error-ambiguous", name=name, things=", ".join(texts[place] for place in found))
        raise Problem("error-no-option", name=name)

    def _unfit(self, value: Answer | None) -> Problem:
        decision = self.decision
        count = len(value) if isinstance(value, tuple) else 0
        if isinstance(value, tuple) and decision.name == "allocate":
            count = sum(value)
        return Problem(f"expected-{decision.name}", least=decision.least, most=decision.most, count=count,
                       exact=decision.least == decision.most,
                       repeated=isinstance(value, tuple) and len(set(value)) < len(value))


def _is_number(name: str) -> bool:
    """Whether this counts options. What is called 001 on the table is a name, not the first of them."""
    return name.isdecimal() and str(int(name)) == name


def _numbers(line: str) -> list[str]:
    """``1 3-5, 7`` as 1, 3, 4, 5, 7."""
    numbers: list[str] = []
    for part in re.findall(r"\d+\s*-\s*\d+|\d+", line):
        first, _, last = part.partition("-")
        ends = (int(first), int(last or first))
        numbers.extend(str(number) for number in range(ends[0], min(ends[1], ends[0] + 999) + 1))
    return numbers


def _columns(entries: Sequence[Text], width: int) -> RenderableType:
    """Short entries side by side, long ones one a line."""
    widest = max(entry.cell_len for entry in entries)
    if len(entries) > 4 and 2 * widest + 8 < width:
        return Columns(entries, padding=(0, 3), column_first=True, equal=True)
    return Group(*entries)
