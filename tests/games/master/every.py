"""What tests of all cards share: a card made active from its data alone, and answers that take all there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core import NONE
from orrery.games.master.board import read_data
from orrery.games.master.state import AT_CARDS
from orrery.testing import Table
from tests.games.master.tables import seat, zones

FILES = {"races": "race", "leaders": "leader", "conflicts": "conflict", "governments": "government",
         "developments": ""}
DATA: dict[str, dict[str, Any]] = {
    card["id"]: {"type": kind} | card for file, kind in FILES.items() for card in read_data(file)["card"]
}
"""Every card as the data has it, with its type."""
BY_TYPE = {kind: [name for name, card in DATA.items() if card["type"] == kind]
           for kind in ("race", "leader", "conflict", "government", "expansion", "commerce", "progress")}
DEVELOPMENT_TYPES = ("expansion", "commerce", "progress")
START_SYMBOLS = {"c1": "military", "c2": "scientific", "c3": "economic", "c4": "cultural"}
OPPOSITE = {"c1": "c3", "c2": "c4", "c3": "c1", "c4": "c2"}
NEAR = {"c1": ("b1", "R"), "c2": ("b2", "B"), "c3": ("b3", "Y"), "c4": ("b4", "G")}
"""For each start system the near one two cells away, and the letter of its own colour."""


def cells(name: str) -> list[str]:
    """The cells of a project by its full name: letters, a star after irrevocable ones."""
    card, _, project = name.partition(".")
    if project in ("red", "blue"):
        found: str = DATA[card][project]["cells"]
    else:
        found = next(one["cells"] for one in DATA[card]["projects"] if one["id"] == project)
    return found.split()


def full(name: str, without_last: bool = False) -> str:
    """All cells of a project covered, or all but the last."""
    letters = "".join(cell[0] for cell in cells(name))
    return letters[:-1] + "." if without_last else letters


class Holder:
    """A seat that owns a card, active or not: which race, start system and filled projects that takes."""

    def __init__(self, card: str, active: bool = True) -> None:
        data = DATA[card]
        self.card = card
        self.active = active
        self.projects: dict[str, str] = {}
        self.race, self.start = "terrans", "c1"
        wanted: list[str] = data.get("requirement", [])
        if data["type"] in DEVELOPMENT_TYPES:
            self.projects[f"{card}.embed"] = full(f"{card}.embed", without_last=not active)
        elif wanted and active:
            self.race, self.start = next(
                (race, start) for race in BY_TYPE["race"] for start in START_SYMBOLS if covers(race, start, wanted)
            )
            self.projects[f"{self.race}.programme"] = full(f"{self.race}.programme")
        elif wanted:
            self.start = next(start for start, symbol in START_SYMBOLS.items() if symbol not in wanted)
        elif not active:
            raise AssertionError(f"{card} is always active")

    def seat(self, more: str = "", bag: str = "R4 B4 Y4 G4 K2", **rest: Any) -> dict[str, Any]:
        """The seat of a position."""
        return seat(f"{self.race} {self.card} {more}", bag, **rest)

    def rival(self) -> str:
        """A race for somebody else."""
        return next(race for race in ("krall", "ossir") if race != self.race)


def covers(race: str, start: str, wanted: Sequence[str]) -> bool:
    """Whether a race's programme and a start system together give these symbols, each of them at least once."""
    programme = next(one["symbols"] for one in DATA[race]["projects"] if one["kind"] == "programme")
    held = [*programme, START_SYMBOLS[start]]
    return all(held.count(symbol) >= wanted.count(symbol) for symbol in wanted)


def all_of_it(game: Table) -> None:
    """Answer with as much as the question allows: the first option, the most of the first colours, but no base."""
    decision = game.match.pending[0]
    texts = game.options(decision.seat)
    if not decision.limits:
        game.answer(decision.seat, "none" if decision.ask == "reward" and "none" in texts else texts[0])
        return
    left, words = decision.most, []
    for text, limit in zip(texts, decision.limits, strict=True):
        if left and limit:
            words.append(f"{min(left, limit)} {text}")
            left -= min(left, limit)
    game.answer(decision.seat, ",".join(words))


def until_cards(game: Table, who: int = 0) -> Table:
    """Answer everything up to the question about cards of phase 3, or the next turn."""
    for _ in range(60):
        if not game.match.pending or game.state.turn != who or game.match.pending[0].ask in ("cards", "place"):
            return game
        all_of_it(game)
    raise AssertionError(f"no end of questions: {game.asks()}")


def until_played(game: Table) -> Table:
    """Answer everything that a card discarded in phase 3 brings."""
    while game.state.step == AT_CARDS and game.match.pending[0].ask != "cards":
        all_of_it(game)
    return game


def fired(game: Table, card: str) -> int:
    """How often the ability of a card has been carried out."""
    return len([event for event in game.events("ability") if event["card"] == card])


def figures(game: Table) -> dict[str, int]:
    """What an ability can change, in numbers."""
    s = game.state
    found = zones(game)

    def lying(who: int) -> int:
        own = found["seats"][who]["cards"]
        on_cards = [len(cubes.replace(".", "")) for name, cubes in found["projects"].items()
                    if name.partition(".")[0] in own]
        return sum(on_cards) + sum([int(route.cubes) for route in s.routes if route is not None and route.owner == who])

    out = {
        "bag": sum(s.bag[0]), "rival's bag": sum(s.bag[1]), "bank": sum(s.bank), "lying": lying(0),
        "rival's lying": lying(1), "closed": len(found["closed"]), "placed": s.placed[0],
        "prepared": len(s.prepared[0]), "supply": s.supply[0], "extra": s.extra, "rival misses": s.skips[1],
        "rival's bases": s.placed[1], "on the board": sum(card != NONE for card in s.conflict),
    }
    for kind, names in BY_TYPE.items():
        for who, word in enumerate(("", "rival's ")):
            out[word + kind] = len([name for name in found["seats"][who]["cards"] if name in names])
    return out


def changes(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """The figures that have changed, and by how much."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}
