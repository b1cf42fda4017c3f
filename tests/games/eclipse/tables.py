"""Eclipse positions and scripts: a hex a line, a board a line, everything else as at the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from orrery import hexes
from orrery.core import NONE, Match
from orrery.games.eclipse.board import HOMES, RESOURCES, SECTOR_BY_NAME, SECTORS, TRACK
from orrery.games.eclipse.discoveries import DISCOVERY_BY_NAME
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME, TERRANS
from orrery.games.eclipse.state import production, upkeep_of
from orrery.games.eclipse.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NAME
from orrery.testing import Table, new, position

Entry = dict[str, Any]

QUIET = {
    "act": "pass", "react": "pass", "explore": "done", "influence": "done", "research": "done", "upgrade": "done",
    "build": "done", "move": "done", "onward": "stop", "finish": "done", "claim": "no", "discovery": "keep",
    "agree": "no", "relations": "done", "engage": "attack", "bombard": "none", "upkeep": "done",
}
"""What somebody says who wants to get on with it; elsewhere the first option."""


def board(species: str = "", technologies: str = "", **rest: Any) -> Entry:
    """A player board. ``technologies`` come on top of the printed ones; ``discs`` are those on the track, the others
    lie on the space of Explore; ``cubes`` those on the tracks, the others lie in the graveyard."""
    return {"species": species, "technologies": technologies.split(), **rest}


def fleet(text: str) -> list[Entry]:
    """``0 cruiser, 1 interceptor*2 cruiser``: ships by seat, in order of entry."""
    found = []
    for part in text.split(",") if text else []:
        seat, *ships = part.split()
        entry: Entry = {"seat": int(seat)}
        for ship in ships:
            name, _, count = ship.partition("*")
            entry[name] = int(count or 1)
        found.append(entry)
    return found


def lie(q: int, r: int, turned: int = 0, ships: str = "", **rest: Any) -> Entry:
    """A hex of the map: where it lies, how often it is turned, and what is on it."""
    return {"at": [q, r], "turned": turned, "ships": fleet(ships), **rest}


def table(
    *boards: Mapping[str, Any], on: Mapping[str, Entry] | None = None, seats: int = 2, home: str = "",
    script: Mapping[Any, Any] | None = None, seed: bytes = b"test", **rest: Any,
) -> Table:
    """A match of as many seats as given. Homes lie where they lie at the start, with disc and cubes; ``home`` puts
    ships on that of seat 0. A hex of ``on`` with the number of a home replaces it."""
    entries = [dict(one) for one in boards] + [board() for _ in range(max(0, seats - len(boards)))]
    taken = {SPECIES[SPECIES_BY_NAME[one["species"]]].colour for one in entries if one["species"]}
    galaxy: dict[str, Entry] = {"001": lie(0, 0, tile=1)}
    for seat, entry in enumerate(entries):
        if not entry["species"]:
            free = next(SPECIES[one] for one in TERRANS if SPECIES[one].colour not in taken)
            taken.add(free.colour)
            entry["species"] = free.name
        species = SPECIES[SPECIES_BY_NAME[entry["species"]]]
        way = HOMES[len(entries)][seat]
        q, r = hexes.axial(hexes.MIDDLE + 2 * hexes.STEPS[way])
        galaxy[SECTORS[species.home].name] = lie(
            q, r, hexes.opposite(way), home if seat == 0 else "", disc=seat, cubes=[n + 1 for n in species.cubes]
        )
    galaxy |= on or {}
    document = {"seats": [_board(n, one, galaxy) for n, one in enumerate(entries)], "map": galaxy, **rest}
    return position(ECLIPSE, document, seed, script=numbers(script or {}))


def _board(seat: int, entry: Entry, galaxy: Mapping[str, Entry]) -> Entry:
    """The board with discs and cubes where nothing is said of them, so that none is lost."""
    species = SPECIES[SPECIES_BY_NAME[entry["species"]]]
    printed = [one.name for one in TECHNOLOGIES if species.techs >> one.id & 1]
    held = dict.fromkeys([*printed, *entry["technologies"]])
    entry["technologies"] = list(held)
    realm = [hex_ for hex_ in galaxy.values() if hex_.get("disc", NONE) == seat]
    if "discs" in entry and "used" not in entry:
        gained = sum(TECHNOLOGIES[TECHNOLOGY_BY_NAME[name]].discs for name in held)
        entry["used"] = {"explore": species.discs + gained - len(realm) - entry["discs"]}
    if "cubes" in entry and "graves" not in entry:
        away = sum(len(hex_.get("cubes", ())) for hex_ in realm) + len(entry.get("friends", ()))
        entry["graves"] = [len(RESOURCES) * TRACK - sum(entry["cubes"]) - away, 0, 0]
    return entry


def started(seats: int = 2, *species: str, options: str = "all", script: Mapping[Any, Any] | None = None) -> Table:
    """A new match in which these species were chosen, seat by seat; seat 0 is the first player."""
    one = new(ECLIPSE, seats, options={"species": options}, script=numbers({"first": [1], **(script or {})}))
    chosen = list(species)
    while len(chosen) < seats:
        colours = {SPECIES[SPECIES_BY_NAME[name]].colour for name in chosen}
        chosen.append(next(SPECIES[one].name for one in TERRANS if SPECIES[one].colour not in colours))
    while asked(one) == "species":
        seat = one.asks()[0][0]
        one.answer(seat, chosen[seat])
    return one


_NUMBERS: dict[str, Callable[[str], int]] = {
    "sector": SECTOR_BY_NAME.__getitem__, "discovery": DISCOVERY_BY_NAME.__getitem__,
    "technology": TECHNOLOGY_BY_NAME.__getitem__,
}


def numbers(script: Mapping[Any, Any]) -> dict[tuple[str | int, ...], list[int]]:
    """A script by names: ``sector="206 317"``, ``("die", 0)=[6, 1]``."""
    out: dict[tuple[str | int, ...], list[int]] = {}
    for request, values in script.items():
        key = request if isinstance(request, tuple) else (request,)
        out[key] = [_NUMBERS[key[0]](one) for one in values.split()] if isinstance(values, str) else list(values)
    return out


# -- playing ---------------------------------------------------------------------------------------------------------


def asked(one: Table) -> str:
    """The question that is pending, or "over"."""
    return one.match.pending[0].ask if one.match.pending else "over"


def do(one: Table, *texts: str) -> Table:
    """Answer for whoever is asked, one after another; after each answer every piece is still in one place."""
    for text in texts:
        one.answer(one.match.pending[0].seat, text)
        audit(one)
    return one


def quiet(one: Table, *until: str, seat: int | None = None) -> Table:
    """Get on with it until one of these questions comes (or the game is over), for this seat if given."""
    while one.match.pending:
        who, ask = one.asks()[0]
        if ask in until and seat in (None, who):
            break
        texts, decision = one.options(who), one.decision(who)
        text = QUIET.get(ask, texts[0])
        if decision.name == "pick-some":
            do(one, ", ".join(texts[: decision.least]))
        else:
            do(one, text if text in texts else texts[0])
    return one


def audit(one: Table) -> None:
    """Every piece is in one place."""
    match: Match[Any] = one.match
    match.game.audit(match.state)


def again(one: Table) -> Table:
    """A match from the position written where the present step began."""
    return position(ECLIPSE, ECLIPSE.write(one.match.step_start().state))


# -- looking ---------------------------------------------------------------------------------------------------------


def offered(one: Table, *starts: str) -> list[str]:
    """The options of whoever is asked; with ``starts`` only those that begin so."""
    options = one.options(one.asks()[0][0])
    return [text for text in options if text.startswith(starts)] if starts else options


def own(one: Table) -> list[str]:
    """The options of the question itself, without those of any moment."""
    return [text for text in offered(one) if not text.startswith(("trade ", "colony ", "parley "))]


def income(one: Table, seat: int) -> list[int]:
    """Production of money, science and materials."""
    return [production(one.state, seat, resource) for resource in range(3)]


def upkeep(one: Table, seat: int) -> int:
    """What a seat has to pay at the end of the round."""
    return upkeep_of(one.state, seat)


def owner(one: Table, sector: str) -> int:
    """Whose disc lies in a hex, NONE if nobody's."""
    found: int = one.state.disc[SECTOR_BY_NAME[sector]]
    return found


def cubes(one: Table, sector: str) -> list[int]:
    """The squares of a hex with a cube, counted from 1."""
    mask = one.state.pop[SECTOR_BY_NAME[sector]]
    return [n + 1 for n in range(mask.bit_length()) if mask >> n & 1]


def ships(one: Table, sector: str) -> dict[int, dict[str, int]]:
    """The ships in a hex, by seat in order of entry."""
    return {
        group[0]: {name: group[n + 1] for n, name in enumerate(SHIPS) if group[n + 1]}
        for group in one.state.fleets[SECTOR_BY_NAME[sector]]
    }


def technologies(one: Table, seat: int) -> set[str]:
    """The technologies a seat holds."""
    return {tech.name for tech in TECHNOLOGIES if one.state.techs[seat] >> tech.id & 1}


def reasons(one: Table, *texts: str) -> Sequence[str | None]:
    """The rules that forbid these options to whoever is asked; None if one is offered."""
    seat = one.asks()[0][0]
    return [one.why_not(seat, text) for text in texts]
