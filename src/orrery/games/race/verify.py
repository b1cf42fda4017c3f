"""Replaying recorded games of an independent engine, and comparing every figure with ours.

The recordings are JSON lines (plain or .xz): ``begin``, then ``draw``, ``good``, ``flip``, ``choice`` and ``seat``
events, then one ``end`` a player. Draws are fed to our engine by player, goods by player and world; recorded choices
answer our decisions. What the recording asks and we do not (or the other way round) is matched by what came of it.

Every recorded answer must be legal here. The other engine's random player picked pairs of action cards that the duel
does not allow (RG-14.3): those with a legal pair that plays the same are given as that pair, and a game that goes on
with others is set aside there.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from orrery.core import NONE, Answer, BadPosition, Decision, Event, Match, OrreryError, Script, new_match
from orrery.games.race.cards import CARDS, POWERS, START_WORLDS, power_ref
from orrery.games.race.game import RACE
from orrery.games.race.notation import card_text, option_text
from orrery.games.race.phases.produce import BONUS, pack_filling, unpack_filling
from orrery.games.race.phases.settle import CONQUER, PAY, WITH_SHIP, WITH_TACTICS
from orrery.games.race.scoring import breakdown
from orrery.games.race.setup import DEALT
from orrery.games.race.state import DEVELOP, DEVELOP_2, SETTLE, SETTLE_2, RaceState

LAST_ROUND: Final = 30
"""The recording engine stops after this round."""
_ACTIONS: Final = {1: 0, 2: 1, 3: 2, 4: 7, 5: 3, 6: 8, 7: 4, 8: 5, 9: 6}
"""Recorded action numbers -> ours."""
_CHOICES: Final = frozenset((
    "DISCARD", "ACTION", "PLACE", "PAYMENT", "TRADE", "CONSUME", "GOOD", "WINDFALL", "LUCKY", "CONSUME_HAND",
))
Json = Mapping[str, Any]


class BadTrace(OrreryError):
    """A file that is not a whole recording of games."""


class Difference(Exception):
    """Our engine and the recording disagree."""

    def __init__(self, event: int, what: str, expected: object, got: object) -> None:
        super().__init__(f"{what}: expected {expected}, got {got}")
        self.event = event
        self.what = what
        self.expected = expected
        self.got = got


class SetAside(Exception):
    """The recording goes on with answers that our rules do not allow, and no legal ones play the same."""


class Tally:
    """How the games of one file came out: whole ones as recorded, whole ones after normalising, and those set aside."""

    def __init__(self, path: Path) -> None:
        self.file = path.name
        self.outright = 0
        self.normalised = 0
        self.set_aside = 0
        self.answers = 0
        """Answers that were given in their legal form."""


class Outcome:
    """What a verification found: games replayed, decisions compared, and the first difference, if any."""

    def __init__(self) -> None:
        self.files: list[Tally] = []
        self.events = 0
        self.figures = 0
        self.difference: dict[str, Any] | None = None

    @property
    def games(self) -> int:
        """Games that agree from beginning to end."""
        return sum(tally.outright + tally.normalised for tally in self.files)


def read_games(path: Path) -> Iterator[list[Json]]:
    """The games of a file, one list of events each. Raises BadTrace."""
    game: list[Json] = []
    ends = 0
    for n, line in enumerate(_lines(path), 1):
        try:
            event = json.loads(line)
            kind = event["e"]
        except (ValueError, TypeError, KeyError):
            raise _bad(path, f"line {n} is not an event of a recorded game") from None
        if kind == "begin":
            if game:
                raise _bad(path, f"a game begins in line {n} before the last one ended")
            ends = 0
        elif not game:
            raise _bad(path, f"line {n}: expected the beginning of a game, found {kind!r}")
        if kind == "choice" and event.get("type") not in _CHOICES:
            raise _bad(path, f"line {n}: unknown choice {event.get('type')!r}")
        game.append(event)
        if kind == "end":
            ends += 1
            if ends == game[0]["players"]:
                yield game
                game = []
    if game:
        raise _bad(path, "it is truncated: its last game has no end")


def _lines(path: Path) -> Iterator[str]:
    try:
        with lzma.open(path) if path.suffix == ".xz" else path.open("rb") as lines:
            for line in lines:
                yield line.decode()
    except (lzma.LZMAError, EOFError):
        raise _bad(path, "its compression is damaged or truncated") from None
    except UnicodeDecodeError:
        raise _bad(path, "it is not text") from None
    except OSError as error:
        raise _bad(path, str(error.strerror or error)) from None


def _bad(path: Path, detail: str) -> BadTrace:
    return BadTrace("error-trace", f"Cannot use {path}: {detail}.", {"path": str(path), "detail": detail})


class Recording:
    """One recorded game, taken apart: draws, goods and turned-up cards as a script, choices by seat."""

    def __init__(self, events: Sequence[Json], numbers: Mapping[int, int]) -> None:
        begin = events[0]
        self.seats: int = begin["players"]
        self.duel: bool = bool(begin["advanced"])
        self.numbers = numbers
        order = sorted((event for event in events if event["e"] == "seat"), key=lambda event: int(event["order"]))
        self.seat = {event["p"]: seat for seat, event in enumerate(order)}
        worlds = {_slug(CARDS[card].name): card for card in START_WORLDS}
        queues: dict[tuple[str | int, ...], list[int]] = {
            ("start-world", seat): [worlds[_slug(event["start"])]] for seat, event in enumerate(order)
        }
        self.choices: list[list[tuple[int, Json]]] = [[] for _ in range(self.seats)]
        self.ends: list[tuple[int, Json]] = [(0, {})] * self.seats
        for n, event in enumerate(events):
            kind = event["e"]
            if kind == "draw":
                seat = self.seat[event["p"]]
                dealt = queues.setdefault(("deal", seat), [])
                queue = dealt if len(dealt) < DEALT else queues.setdefault(("draw", seat), [])
                queue.append(self.card(event["id"]))
            elif kind == "good":
                world = _BY_SLUG[_slug(event["world"])]
                queues.setdefault(("good", self.seat[event["p"]], world), []).append(self.card(event["id"]))
            elif kind == "flip":
                queues.setdefault(("flip",), []).append(self.card(event["id"]))
            elif kind == "choice":
                self.choices[self.seat[event["p"]]].append((n, event))
            elif kind == "end":
                self.ends[self.seat[event["p"]]] = (n, event)
        self.script = Script(queues, strict=True, from_pool=False)

    def card(self, number: int) -> int:
        """Our number of a recorded card."""
        return self.numbers[number]

    def cards(self, numbers: Sequence[int]) -> list[int]:
        """Our numbers of recorded cards."""
        return [self.numbers[number] for number in numbers]


def _slug(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


_BY_SLUG: Final = {_slug(card.name): card.id for card in reversed(CARDS)}


def card_numbers(games: Sequence[Sequence[Json]]) -> dict[int, int]:
    """Recorded card number -> ours, learned from the names that draws, goods and turned-up cards give."""
    numbers = {CARDS[card].start: card for card in START_WORLDS}
    names = {event["id"]: event["card"] for game in games for event in game if event["e"] in ("draw", "good", "flip")}
    for number in sorted(names):
        card = _BY_SLUG[_slug(names[number])]
        numbers[number] = card + 1 if card in numbers.values() and numbers.get(number) != card else card
    return numbers


class Replay:
    """Our engine fed with one recording; every answer and every consequence is compared."""

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.figures = 0
        self.told = 0
        self.event = 0
        self.normalised = 0
        """Answers that were given in their legal form."""
        self.given_up: list[int] = []
        mode = {"mode": "duel" if recording.duel else "standard"}
        self.match: Match[RaceState] = new_match(
            RACE, recording.seats, b"recorded", mode, live=False, events=True, script=recording.script
        )

    def run(self) -> None:
        """Play to the recorded end. Raises Difference, and SetAside where the recording leaves the rules."""
        match = self.match
        while match.pending and match.state.round <= LAST_ROUND:
            answers = [self._answer(decision) for decision in match.pending]
            if match.pending[0].ask == "actions":
                answers = self._legal_picks(answers)
            match.step_all([self._code(decision, answer) for decision, answer in zip(match.pending, answers)])
            self._compare_events()
        self._compare_end()

    def _code(self, decision: Decision, answer: Answer) -> int:
        """The code of a recorded answer. Raises Difference unless our rules allow it."""
        try:
            code = decision.encode(answer)
        except ValueError:
            raise Difference(self.event, f"seat {decision.seat} is asked {decision.ask}",
                             answer, [option_text(decision, option) for option in decision.options]) from None
        if not RACE.allows(self.match.state, decision, code):
            raise Difference(self.event, f"seat {decision.seat} is asked {decision.ask}", RACE.text(decision, answer),
                             "an answer that the rules forbid")
        return code

    def _legal_picks(self, picks: Sequence[Answer]) -> list[Answer]:
        """The picks of a round in their legal form, counted. Raises SetAside if they have none."""
        legal = legal_picks([pick for pick in picks if isinstance(pick, tuple)])
        if legal is None:
            raise SetAside
        self.normalised += sum(before != after for before, after in zip(picks, legal, strict=True))
        return list(legal)

    # -- choices --------------------------------------------------------------------------------------------------

    def _peek(self, seat: int, *kinds: str) -> Json | None:
        """The seat's next recorded choice, if it is of one of these kinds; choices among nothing are passed over."""
        queue = self.recording.choices[seat]
        while queue:
            self.event, event = queue[0]
            if event["type"] in kinds:
                return event
            if event["type"] == "PLACE" and not event["offered"]:
                queue.pop(0)
                continue
            break
        return None

    def _next(self, seat: int, *kinds: str) -> Json:
        event = self._peek(seat, *kinds)
        if event is None:
            queue = self.recording.choices[seat]
            found = queue[0][1]["type"] if queue else "the end of the recording"
            raise Difference(self.event, f"next choice of seat {seat}", found, " or ".join(kinds))
        return event

    def _take(self, seat: int, *kinds: str) -> Json:
        event = self._next(seat, *kinds)
        self.recording.choices[seat].pop(0)
        return event

    def _same(self, what: str, expected: object, got: object) -> None:
        self.figures += 1
        if expected != got:
            raise Difference(self.event, what, expected, got)

    def _answer(self, decision: Decision) -> Answer:
        seat, record = decision.seat, self.recording
        state = self.match.state
        match decision.ask:
            case "opening" | "limit":
                choice = self._take(seat, "DISCARD")
                self._same(f"hand of seat {seat}", _names(record.cards(choice["offered"])), _names(state.hand[seat]))
                return tuple(record.cards(choice["list"]))
            case "keep":
                choice = self._take(seat, "DISCARD")
                drawn = state.drawn[seat]
                self._same(f"cards drawn by seat {seat}", _names(record.cards(choice["offered"])), _names(drawn))
                away = record.cards(choice["list"])
                return tuple(card for card in drawn if card not in away)
            case "action":
                return _ACTIONS[self._take(seat, "ACTION")["list"][0]]
            case "actions":
                return tuple(_ACTIONS[action] for action in self._take(seat, "ACTION")["list"])
            case "develop" | "settle":
                return self._answer_place(decision)
            case "how":
                return self._way(seat, decision)
            case "pay":
                return tuple(record.cards(self._next(seat, "PAYMENT")["list"]))
            case "sell":
                return record.card(self._next(seat, "TRADE")["list"][0])
            case "consume":
                choice = self._take(seat, "CONSUME")
                return power_ref(record.card(choice["list"][0]), int(choice["special"][0])) if choice["list"] else NONE
            case "goods":
                return tuple(record.cards(self._next(seat, "GOOD")["list"]))
            case "hand":
                return tuple(record.cards(self._take(seat, "CONSUME_HAND")["list"]))
            case "lucky":
                return int(self._take(seat, "LUCKY")["rv"])
            case _:
                return self._answer_windfall(decision)

    def _answer_place(self, decision: Decision) -> Answer:
        choice = self._peek(decision.seat, "PLACE")
        if choice is None or choice["args"][0] != (2 if decision.ask == "develop" else 3):
            return NONE  # nothing was offered there
        self._take(decision.seat, "PLACE")
        offered = [card for card in decision.options if card != NONE]
        self._same(f"cards seat {decision.seat} may lay out", _names(self.recording.cards(choice["offered"])),
                   _names(offered))
        return self.recording.card(choice["rv"]) if choice["rv"] >= 0 else NONE

    def _way(self, seat: int, decision: Decision) -> int:
        """How the recorded player placed his world, from the special cards he used."""
        world = decision.about[0]
        choice = self._peek(seat, "PAYMENT")
        special = self.recording.cards(choice["special"]) if choice is not None else []
        powers = self.match.state.powers[seat]
        way = PAY if not CARDS[world].military or powers.diplomat in special else CONQUER
        if powers.tactician in special:
            way |= WITH_TACTICS
        if powers.ship in special:
            way |= WITH_SHIP
        return way

    def _answer_windfall(self, decision: Decision) -> Answer:
        """The recording fills kind-bound powers first, then the bonus, then powers for any kind; it asks if it must."""
        pairs = [unpack_filling(option) for option in decision.options]
        source = min([source for source, _ in pairs], key=_filling_rank)
        worlds = [world for filler, world in pairs if filler == source]
        if len(worlds) == 1:
            return pack_filling(source, worlds[0])
        choice = self._take(decision.seat, "WINDFALL")
        return pack_filling(source, self.recording.card(choice["list"][0]))

    # -- consequences -----------------------------------------------------------------------------------------------

    def _compare_events(self) -> None:
        events = self.match.state.events or []
        for event in events[self.told :]:
            self._compare_event(event)
        self.told = len(events)

    def _compare_event(self, event: Event) -> None:
        record = self.recording
        seat = event.args[0]
        if event.kind == "gave-up":
            self.given_up.append(event.args[1])
        elif event.kind in ("developed", "settled"):
            card, paid = event.args[1], event.args[-1]
            choice = self._peek(seat, "PAYMENT")
            if choice is not None and record.card(choice["args"][0]) != card:
                choice = None
            if choice is not None:
                self._take(seat, "PAYMENT")
                self._same(f"payment for {card_text(card)}", _names(record.cards(choice["list"])), _names(paid))
            else:
                self._same(f"cost of {card_text(card)}", 0, len(paid))
            if event.kind == "settled":
                self._compare_way(card, event.args[2], choice)
        elif event.kind == "sold":
            choice = self._take(seat, "TRADE")
            self._same(f"world of the sale of seat {seat}", record.card(choice["list"][0]), event.args[1])
        elif event.kind == "consumed":
            choice = self._take(seat, "GOOD")
            power = POWERS[event.args[1]]
            self._same("power that takes goods", record.card(choice["special"][0]), power.card)
            self._same(f"goods for {card_text(power.card)}", _names(record.cards(choice["list"])),
                       _names(event.args[2]))

    def _compare_way(self, world: int, way: int, choice: Json | None) -> None:
        """Whether a world was paid for or conquered, and which cards were given up for it."""
        special = self.recording.cards(choice["special"]) if choice is not None else []
        paid_for = not CARDS[world].military or any(CARDS[card].pay_for_military for card in special)
        self._same(f"{card_text(world)} was paid for", paid_for, bool(way & PAY))
        discarded = [card for card in special if not CARDS[card].pay_for_military]
        self._same(f"cards given up for {card_text(world)}", _names(discarded), _names(self.given_up))
        self.given_up = []

    def _compare_end(self) -> None:
        state, result = self.match.state, self.match.result()
        for seat in range(self.recording.seats):
            self.event, end = self.recording.ends[seat]
            left = [choice["type"] for _, choice in self.recording.choices[seat] if choice["offered"]]
            self._same(f"choices left of seat {seat}", [], left)
            for (name, *_), queue in self.recording.script.queues.items():
                self._same(f"recorded {name} cards left", [], queue)
            parts = breakdown(state, seat)
            six = {_slug(name): points for name, points in parts.items() if name not in ("chips", "printed")}
            figures: dict[str, tuple[object, object]] = {
                "score": (end["vp"], result.scores[seat]),
                "chips": (end["chips"], state.chips[seat]),
                "hand size": (end["hand"], len(state.hand[seat])),
                "goods": (end["goods"], len(state.goods[seat])),
                "winner": (bool(end["winner"]), seat in result.winners),
                "rounds": (end["rounds"], min(state.round, LAST_ROUND)),
                "tableau": (sorted(map(_slug, end["tableau"])),
                            sorted(_slug(CARDS[card].name) for card in state.tableau[seat])),
                "cost-6 developments": ({_slug(name): points for name, points in end["six"].items()}, six),
            }
            for what, (expected, got) in figures.items():
                self._same(f"{what} of seat {seat}", expected, got)


def legal_picks(picks: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]] | None:
    """The pairs that the duel allows (RG-14.3) and that play as these recorded ones did; None if there are none.

    There, the second Develop or Settle card picked without the first called a phase of its own, with the bonus for who
    picked it. Where nobody picked the first card, that is the one phase which the first card calls. Where somebody did,
    there were two phases, each with its bonus for another player: nothing legal gives that for one card.
    """
    legal = list(picks)
    for first, second in ((DEVELOP, DEVELOP_2), (SETTLE, SETTLE_2)):
        if all(first in pick for pick in legal if second in pick):
            continue
        if any(first in pick for pick in legal):
            return None
        legal = [tuple([first if action == second else action for action in pick]) for pick in legal]
    return legal


def _filling_rank(ref: int) -> int:
    if ref == BONUS:
        return 1
    return 2 if POWERS[ref].kinds.bit_count() > 1 else 0


def _names(cards: Sequence[int]) -> list[str]:
    return sorted(CARDS[card].name for card in cards)


def verify(paths: Sequence[Path], progress: Callable[[int, int], None] = lambda done, total: None) -> Outcome:
    """Replay all games of these files, up to the first difference. Raises BadTrace on a file that is no recording."""
    outcome = Outcome()
    files = [(path, list(read_games(path))) for path in paths]
    for path, games in files:
        if not games:
            raise _bad(path, "it holds no game")
    total, done = sum(len(games) for _, games in files), 0
    for path, games in files:
        try:
            numbers = card_numbers(games)
            recordings = [Recording(events, numbers) for events in games]
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise _bad(path, f"an event lacks or misnames something ({error!r})") from None
        tally = Tally(path)
        outcome.files.append(tally)
        for number, (events, recording) in enumerate(zip(games, recordings, strict=True)):
            replay = Replay(recording)
            try:
                replay.run()
            except SetAside:
                tally.set_aside += 1
                outcome.events += replay.event
            except Difference as difference:
                outcome.difference = {
                    "file": str(path), "game": number, "event": difference.event, "what": difference.what,
                    "expected": difference.expected, "got": difference.got,
                }
                return outcome
            except (BadPosition, LookupError, ValueError) as error:
                outcome.difference = {
                    "file": str(path), "game": number, "event": replay.event, "what": "a card or choice",
                    "expected": "one the recording has", "got": str(error),
                }
                return outcome
            else:
                tally.normalised += replay.normalised > 0
                tally.outright += replay.normalised == 0
                outcome.events += len(events)
            tally.answers += replay.normalised
            outcome.figures += replay.figures
            done += 1
            progress(done, total)
    return outcome
