"""Eclipse positions and scripts, one line a hex."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core import OMNISCIENT, Match
from orrery.core import hex as hexes
from orrery.games.eclipse.audit import audit
from orrery.games.eclipse.board import GALACTIC_CENTER, HOMES, RESOURCES, SECTOR_BY_NAME, SECTORS
from orrery.games.eclipse.discoveries import DISCOVERY_BY_NAME
from orrery.games.eclipse.game import ECLIPSE
from orrery.games.eclipse.ships import SHIP_BY_NAME, SHIPS
from orrery.games.eclipse.species import SPECIES, SPECIES_BY_NAME
from orrery.games.eclipse.technologies import TECHNOLOGY_BY_NAME
from orrery.testing import Table, new, position

TERRANS = (
    "terran-directorate", "terran-federation", "terran-union", "terran-republic", "terran-conglomerate",
    "terran-alliance",
)
COUNTS = {name[0]: name for name in SHIPS}
"""``i`` interceptor, ``c`` cruiser, ``d`` dreadnought, ``s`` starbase."""


def seat(species: str = "", **entries: Any) -> dict[str, Any]:
    """A seat of a position. ``technologies`` come on top of the printed ones, as one text; the rest as it stands."""
    out: dict[str, Any] = {"species": species, **entries}
    if isinstance(entries.get("technologies"), str):
        out["technologies"] = entries["technologies"].split()
    return out


def colour_of(species: str) -> str:
    """The colour of a species' board."""
    return SPECIES[SPECIES_BY_NAME[species]].colour


def fleet(text: str) -> list[dict[str, Any]]:
    """``0 i2 c1 / 1 d1``: two interceptors and a cruiser of seat 0, who came first, and a dreadnought of seat 1."""
    fleets = []
    for part in filter(None, (part.strip() for part in text.split("/"))):
        who, *ships = part.split()
        fleets.append({"seat": int(who)} | {COUNTS[word[0]]: int(word[1:]) for word in ships})
    return fleets


def at(q: int, r: int, turned: int = 0, *, disc: int | None = None, cubes: str = "", ships: str = "",
       **rest: int) -> dict[str, Any]:
    """A hex of the map: squares with cubes as ``1 3``, ships as for ``fleet``; ``orbital=1``, ``tile=1`` and so on."""
    entry: dict[str, Any] = {"at": [q, r], "turned": turned, **rest}
    if disc is not None:
        entry["disc"] = disc
    if cubes:
        entry["cubes"] = [int(square) for square in cubes.split()]
    if ships:
        entry["ships"] = fleet(ships)
    return entry


def home(number: int, seats: int, species: str, **rest: Any) -> tuple[str, dict[str, Any]]:
    """The home hex of a seat as after the set-up, seat 0 being the first player."""
    one = SPECIES[SPECIES_BY_NAME[species]]
    way = HOMES[seats][number]
    q, r = hexes.AXIAL[way]
    entry = at(2 * q, 2 * r, hexes.opposite(way), disc=number, ships=f"{number} {SHIPS[one.ship][0]}1")
    entry["cubes"] = [square + 1 for square in one.cubes]
    return SECTORS[one.home].name, entry | rest


def table(
    step: str = "act", *seats: Mapping[str, Any], on: Mapping[str, Any] | None = None, homes: bool = True,
    script: Mapping[Any, Any] | None = None, **rest: Any,
) -> Table:
    """A match of as many seats as given (two if none), which begins at this step with seat 0.

    Species that are not named are terrans. Home hexes are laid as after the set-up unless ``on``, the hexes of the map
    by number, has them, and so is the Galactic Center. ``None`` in ``on`` for a home keeps ships and disc off it.
    """
    entries = [dict(one) for one in (seats or [seat(), seat()])]
    hexes_on: dict[str, Any] = {}
    taken = {colour_of(one["species"]) for one in entries if one["species"]}
    for number, entry in enumerate(entries):
        if not entry["species"]:
            entry["species"] = next(name for name in TERRANS if colour_of(name) not in taken)
            taken.add(colour_of(entry["species"]))
        if isinstance(entry.get("technologies"), list):
            printed = SPECIES[SPECIES_BY_NAME[entry["species"]]].techs
            names = [name for name, n in TECHNOLOGY_BY_NAME.items() if printed >> n & 1]
            entry["technologies"] = sorted({*names, *entry["technologies"]})
        if homes:
            name, laid = home(number, len(entries), entry["species"])
            hexes_on[name] = laid
    centre = {"at": [0, 0], "tile": 1} if rest.get("gcds", 1) else {"at": [0, 0]}
    hexes_on[SECTORS[GALACTIC_CENTER].name] = centre
    for name, entry in (on or {}).items():
        if entry is None:
            hexes_on[name] = {key: hexes_on[name][key] for key in ("at", "turned")}
        else:
            hexes_on[name] = entry
    document = {"step": step, "seats": entries, "map": hexes_on, **rest}
    return position(ECLIPSE, document, script=numbers(script or {}))


def opening(
    seats: int, *species: str, script: Mapping[Any, Any] | None = None, options: Mapping[str, str] | None = None,
    first: int = 0,
) -> Table:
    """A new match in which everyone has chosen a species: the first seats those named, the others what is left."""
    one = new(ECLIPSE, seats, options=options, script=numbers({"first": [first + 1], **(script or {})}))
    wanted = dict(enumerate(species))
    while one.match.pending and one.match.pending[0].ask == "species":
        who = one.match.pending[0].seat
        kept = {colour_of(name) for name in species}
        free = [name for name in one.options(who) if colour_of(name) not in kept]
        one.answer(who, wanted.get(who) or free[0])
    return one


def numbers(script: Mapping[Any, Any]) -> dict[tuple[str | int, ...], list[int]]:
    """A script by names: ``"die"`` as numbers, ``"sector"`` as ``"206 317"``, technologies and discoveries by name."""
    books = {"sector": SECTOR_BY_NAME, "technology": TECHNOLOGY_BY_NAME, "discovery": DISCOVERY_BY_NAME}
    out: dict[tuple[str | int, ...], list[int]] = {}
    for request, names in script.items():
        key = request if isinstance(request, tuple) else (request,)
        if isinstance(names, str) and key[0] in books:
            out[key] = [books[str(key[0])][name] for name in names.split()]
        elif isinstance(names, str):
            out[key] = [int(digit) for digit in names.split()]
        else:
            out[key] = list(names)
    return out


# -- looking ---------------------------------------------------------------------------------------------------------


def zones(one: Table) -> dict[str, Any]:
    """Everything on the table; each look also makes sure that every piece is in one place."""
    match: Match[Any] = one.match
    audit(match.state)
    found: dict[str, Any] = match.game.view(match.state, OMNISCIENT)
    return found


def board(one: Table, who: int) -> dict[str, Any]:
    """A seat's board with its figures."""
    found: dict[str, Any] = zones(one)["seats"][who]
    return found


def on(one: Table, sector: str) -> dict[str, Any]:
    """A hex of the map with everything on it."""
    found: dict[str, Any] = zones(one)["map"][sector]
    return found


def ships(one: Table, sector: str, who: int) -> dict[str, int]:
    """The ships of a seat in a hex, by type."""
    for entry in on(one, sector).get("ships", []):
        if entry["seat"] == who:
            return {name: count for name, count in entry.items() if name in SHIP_BY_NAME}
    return {}


def storage(one: Table, who: int) -> tuple[int, int, int]:
    """Money, science and materials of a seat."""
    money, science, materials = board(one, who)["storage"]
    return money, science, materials


def production(one: Table, who: int) -> dict[str, int]:
    """What a seat produces, by resource."""
    return dict(zip(RESOURCES, board(one, who)["production"], strict=True))


def finish(one: Table, *texts: str) -> Table:
    """Answer for whoever is asked, one after another."""
    for text in texts:
        one.answer(one.match.pending[0].seat, text)
    return one


def asked(one: Table) -> str:
    """The question that is pending."""
    return one.match.pending[0].ask if one.match.pending else "over"


def offered(one: Table, start: str = "") -> list[str]:
    """What is offered to whoever is asked first, without what may be done at any moment; by a common beginning."""
    texts: Sequence[str] = one.options(one.match.pending[0].seat)
    return [text for text in texts if not text.startswith(("trade ", "colony ", "parley ")) and text.startswith(start)]
