"""A match at the terminal: people at the keyboard, bots beside them, and every answer on disk before the next."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from orrery.bots import drive
from orrery.cli.console import screen
from orrery.cli.keyboard import read_line
from orrery.cli.lookup import TERM, Thing, explained_signs, meant, things
from orrery.cli.players import Player, shown_names, styled_names
from orrery.cli.problems import Interrupted, Problem, sentence
from orrery.cli.question import Question
from orrery.cli.saves import write_whole
from orrery.cli.table import NOBODY, Drawing, scores, story, tell
from orrery.core import OMNISCIENT, SPECTATOR, Match, OrreryError, start
from orrery.rules import UnknownRule, catalogue
from orrery.words import Words

_LAST_EVENTS: Final = 12
"""How much of the story is told again to somebody who comes back to a match."""
_LONGEST_LINE: Final = 500
_RULE: Final = re.compile(r"[A-Z]{2,3}-[0-9A-Za-z.]+")


class Quit(Exception):
    """A person has left the table; the match is saved."""


class Session:
    """One sitting at one match."""

    def __init__(self, match: Match[Any], players: list[Player], words: Words, save: Path) -> None:
        self.match = match
        self.players = players
        self.words = words
        self.save = save
        self.console: Console = screen()
        self.names = shown_names([player.name for player in players], words)
        self.drawing = Drawing(match.game, words, self.names)
        self.styled = styled_names(self.names)
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        told = max(0, self._told() - _LAST_EVENTS) if match.inputs else 0
        self.seen = dict.fromkeys((*self.people, SPECTATOR), told)
        self.at_keyboard = SPECTATOR
        self.notices: list[str] = []
        """What is to be said above the next question."""
        self._silent: dict[int, int] = {}
        """By seat: the question that its bot may answer, was asked, and would rather not."""

    # -- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or a person leaves."""
        try:
            self.keep()
            while not self.match.over():
                if not self.people and len(self.match.inputs) >= drive.LONGEST:
                    self.say("play-stopped", file=str(self.save))
                    return
                if self._bots_speak_up():
                    continue
                seat = next((seat for seat in self.match.waiting() if seat in self.people), None)
                if seat is None:
                    speaker = self._speaker()
                    if speaker is None:
                        self._bots_answer()
                    elif self._at_keyboard(speaker):
                        self._person_answers(speaker)
                elif self._at_keyboard(seat):
                    self._person_answers(seat)
            self._finish()
        except Quit:
            self.say("play-saved", file=str(self.save))
        except KeyboardInterrupt:
            # Nothing is written here: the last answer is on disk, and the match may have been stopped inside a rule.
            raise Interrupted(self.words.say("interrupted-saved", file=str(self.save))) from None

    def keep(self) -> None:
        """Write the match down as it stands."""
        write_whole(self.save, self.match.record([player.name for player in self.players]).to_bytes())

    def say(self, key: str, **args: object) -> None:
        """One line of our own."""
        self.console.print(Text(self.words.say(key, **args)))

    def _bots_speak_up(self) -> bool:
        """Ask bots that may answer and need not, once a question, whether they want to. True if one did."""
        match = self.match
        for seat in match.invited():
            bot = self.players[seat].bot
            if bot is not None and self._silent.get(seat) != match.at():
                code = drive.answer(match, seat, bot, drive.stream_now(match, seat))
                if code != match.asked(seat).nothing():
                    match.put(seat, code)
                    self.keep()
                    return True
                self._silent[seat] = match.at()
        return False

    def _speaker(self) -> int | None:
        """While bots think: the person who may answer meanwhile and wants to, if any."""
        invited = self._may_speak()
        if not invited:
            return None
        if len(self.people) == 1:
            self._tell(invited[0])
        self.console.print(Text(self._hint(invited), style="dim"))
        while True:
            word, _, name = self._line(self.words.say("play-go-on")).partition(" ")
            if word != "o":
                return None
            try:
                return self._named_speaker(name.strip(), invited)
            except Problem as problem:
                self._refuse(problem)

    def _may_speak(self) -> list[int]:
        return [seat for seat in self.match.invited() if seat in self.people]

    def _hint(self, invited: list[int]) -> str:
        """Who may say what meanwhile."""
        told = [f"{self.names[seat]}: {Question(self.match, self.match.asked(seat), self.drawing).prompt()}"
                for seat in invited]
        return self.words.say("play-may-speak", told=" · ".join(told))

    def _named_speaker(self, name: str, invited: list[int]) -> int:
        """Which of those who may speak is meant; without a name, the first. Raises Problem."""
        found = [seat for seat in invited if self.names[seat].casefold().startswith(name.casefold())]
        if not found:
            raise Problem("error-no-speaker", name=name, names=", ".join(self.names[seat] for seat in invited))
        return found[0]

    def _bots_answer(self) -> None:
        match = self.match
        for seat in match.waiting():
            bot = self.players[seat].bot
            assert bot is not None
            code = drive.answer(match, seat, bot, drive.stream_now(match, seat))
            moved = match.submit(seat, match.asked(seat).decode(code))
            if moved:
                break  # the next question may be another one, to somebody else
        self.keep()
        if not self.people:
            self._tell(SPECTATOR)

    def _at_keyboard(self, seat: int) -> bool:
        """Hand the keyboard over behind a curtain. False if the one before wants his sealed answer back."""
        if len(self.people) < 2 or self.at_keyboard == seat:
            return True
        self.curtain()
        line = self._line(self.words.say("play-hand-over", seat=self.names[seat]))
        sealed = [other for other in self.people if self.match.has_answered(other)]
        if line == "u" and sealed:
            self.match.retract(sealed[-1])
            self.keep()
            return False
        self.at_keyboard = seat
        return True

    def curtain(self) -> None:
        """Leave nothing on the screen, nor above it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    # -- a person's answer -------------------------------------------------------------------------------------------

    def _person_answers(self, seat: int) -> None:
        self.look(seat)
        question = Question(self.match, self.match.asked(seat), self.drawing)
        self.console.print(question.drawn(self.console.width))
        invited = seat in self.match.invited()
        if invited:
            self.say("play-need-not")
        elif others := self._may_speak():
            self.console.print(Text(self._hint(others), style="dim"))
        while True:
            line = self._line("")
            if invited and line in ("", "0", "none"):
                return
            if not line:
                continue
            try:
                if self._command(seat, question, line):
                    return
            except (Problem, OrreryError) as problem:
                self._refuse(problem)

    def _refuse(self, problem: Problem | OrreryError) -> None:
        self.console.print(Text(sentence(problem, self.words) or str(problem), style="yellow"))

    def look(self, seat: int) -> None:
        """What happened since this seat last looked, and the table as it sees it."""
        if len(self.people) > 1:
            self.curtain()
        elif self.console.is_terminal:
            self.console.clear()
        self._tell(seat)
        self._table(seat)
        self._sheet(seat)
        for notice in self.notices:
            self.console.print(Text(notice, style="bold"))
        self.notices.clear()

    def _command(self, seat: int, question: Question, line: str) -> bool:
        """Do what a line says. True if the question is settled, or is no longer the question."""
        word, _, rest = line.partition(" ")
        match word:
            case "?":
                self._explain(question, rest.strip())
            case "u":
                return self._undo(seat)
            case "o" if others := [other for other in self._may_speak() if other != seat]:
                speaker = self._named_speaker(rest.strip(), others)
                if self._at_keyboard(speaker):
                    self._person_answers(speaker)
                return True
            case "s":
                self._save_copy(rest.strip())
            case "q":
                self.keep()
                raise Quit
            case "h":
                self.say("play-help")
            case "t":
                self._table(seat)
                self.console.print(question.drawn(self.console.width))
            case "k":
                for sign in self.drawing.legend() or [Text(self.words.say("play-no-legend"))]:
                    self.console.print(sign)
            case "l":
                tell(self.console, self._story(0, seat), self.styled)
            case _ if word.startswith("?"):
                self._explain(question, line[1:].strip())
            case _:
                self.match.submit(seat, question.answer(line))
                self.keep()
                return True
        return False

    def _explain(self, question: Question, name: str) -> None:
        """The rule behind the question; or all there is to say of a sign or a thing, and why that is not allowed."""
        if not name:
            self._rule(question.game.rule_of(question.decision))
            for number, (text, why) in enumerate(question.blocked, start=len(question.texts) + 1):
                thing = question.label(text).plain
                self.console.print(Text(f"  {number} {thing}: {self.words.reason(why)} ({why.rule})"))
            return
        seat = question.decision.seat
        zones = self.match.view(seat).zones
        if signs := explained_signs(name, self.drawing.legend()):
            for line, called in signs:
                self.console.print(line)
                self._tell_of(meant(called, things(self.drawing, zones), exactly=True), zones, seat)
            return
        exactly = meant(name, things(self.drawing, zones), exactly=True)
        place = question.place_of(name, [thing.text for thing in exactly])
        if place is None:
            if self._tell_of(exactly, zones, seat):
                return
            try:
                place = question.thing(name)
            except Problem:
                if self._look_up(name, zones, seat):
                    return
                raise
        text = question.text(place)
        told = self.drawing.explained(text, zones, self.styled, seat)
        if told is not None:
            self.console.print(told)
        if meaning := question.meaning(text):
            self.console.print(Text(f"  {meaning}"))
        reason = question.reason(place)
        thing = question.label(text).plain
        if reason is None:
            self.say("play-allowed", thing=thing)
        else:
            self.say("play-not-allowed", thing=thing, reason=self.words.reason(reason), rule=reason.rule)
            self._rule(reason.rule)

    def _look_up(self, name: str, zones: Mapping[str, Any], viewer: int) -> bool:
        """Tell what is known of what a name may stand for on the table, or in the rules; False if it is nothing."""
        if _RULE.fullmatch(name):
            self._rule(name)
            return True
        return self._tell_of(meant(name, things(self.drawing, zones)), zones, viewer)

    def _tell_of(self, found: Sequence[Thing], zones: Mapping[str, Any], viewer: int) -> bool:
        """Tell what is known of things on the table, seats and words; False if there are none."""
        for thing in found:
            if thing.text.startswith(TERM):
                about = self.words.say(f"term-{thing.text.removeprefix(TERM)}.about")
                self.console.print(Text.assemble((thing.name, "bold"), f"\n  {about}"))
            else:
                told = self.drawing.explained(thing.text, zones, self.styled, viewer)
                self.console.print(told if told is not None else Text(thing.name, style="bold"))
        return bool(found)

    def _rule(self, rule_id: str) -> None:
        try:
            rule = catalogue(self.match.game.slug, self.words.lang).rule(rule_id)
        except UnknownRule:
            self.say("play-no-rule")
            return
        self.console.print(Text.assemble((rule.id, "bold"), "  ", rule.text))

    def _save_copy(self, name: str) -> None:
        self.keep()
        if name:
            copy = Path(name).expanduser()
            if copy.exists():
                raise Problem("error-save-exists", file=name)
            write_whole(copy, self.save.read_bytes())
        self.say("play-saved-now", file=name or str(self.save))

    # -- undo --------------------------------------------------------------------------------------------------------

    def _undo(self, seat: int) -> bool:
        """Go back to this seat's last answer; where something was revealed since, only if the others agree.

        On a sheet of its own it takes the last answer there back.
        """
        if self.match.lanes and self.match.given().get(seat):
            self.match.retract(seat)
            self.keep()
            self.notices.append(self.words.say("play-undone"))
            return True
        to = last_answer(self.match, seat)
        if to is None:
            self.say("play-nothing-to-undo")
            return False
        if not self.match.free_undo(seat, to):
            others = [other for other in self.people if other != seat]
            agreed = all(self._agrees("play-undo-consent", other, seat) for other in others)
            if not agreed or (not others and not self._agrees("play-undo-revealed", seat, seat)):
                self.say("play-undo-refused")
                return False
        self.match.undo(seat, to, consents=range(self.match.setup.seats))
        self.seen = {viewer: min(number, self._told()) for viewer, number in self.seen.items()}
        self.keep()
        self.notices.append(self.words.say("play-undone"))
        return True

    def _agrees(self, key: str, asked: int, asking: int) -> bool:
        line = self._line(self.words.say(key, seat=self.names[asked], other=self.names[asking]))
        return line.casefold()[:1] in self.words.say("letters-yes")

    # -- small things ------------------------------------------------------------------------------------------------

    def _line(self, prompt: str) -> str:
        """A line from the keyboard; the end of the input means that the person has gone."""
        if prompt:
            self.console.print(Text(prompt, style="bold"))
        line = read_line(self.console)
        if line is None:
            self.keep()
            raise Quit
        return line.strip()[:_LONGEST_LINE]

    def _told(self) -> int:
        return len(self.match.state.events or ())

    def _story(self, number: int, viewer: int) -> list[str]:
        """What a viewer has seen, from some number on, in words."""
        reader = self.people[0] if len(self.people) == 1 else NOBODY  # who shares a screen is called by his name
        return story(self.match.events_since(number, viewer), self.words, self.names, self.drawing.called, reader)

    def _tell(self, viewer: int) -> None:
        lines = self._story(self.seen[viewer], viewer)
        self.seen[viewer] = self._told()
        if lines and viewer != SPECTATOR:
            self.console.print(Text(self.words.say("play-since"), style="bold"))
        tell(self.console, lines, self.styled)

    def _table(self, viewer: int) -> None:
        zones = self.match.view(viewer).zones
        self.console.print(self.drawing.table(zones, self.console.width, self.styled, viewer))

    def _sheet(self, viewer: int) -> None:
        """What a seat has answered so far on a sheet of its own."""
        draft = self.match.view(viewer).draft
        if draft:
            told = ", ".join(answer.partition(":")[2] for answer in draft)
            self.console.print(Text(self.words.say("play-sheet", count=len(draft), told=told), style="dim"))

    def _finish(self) -> None:
        if len(self.people) > 1:
            self.curtain()
        self._tell(self.people[0] if self.people else SPECTATOR)
        self._table(OMNISCIENT)
        zones = self.match.view(OMNISCIENT).zones
        self.console.print(scores(self.match.result(), self.styled, self.words, self.drawing.points(zones)))
        self.say("play-over", file=str(self.save))
        sys.stdout.flush()


def last_answer(match: Match[Any], seat: int) -> int | None:
    """How many inputs there were before this seat's last answer; None if it has not answered yet."""
    again = start(match.game, match.setup, live=False)
    found = None
    at = 0
    for told in again.walk(match.inputs):
        if any(decision.seat == seat for decision, _ in told):
            found = at
        at = len(again.inputs)
    return found
