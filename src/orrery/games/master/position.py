"""Positions as short documents: any legal moment of a game, written and read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.core import NONE, Chance
from orrery.documents import bad, check_entries, read_list, read_mapping, read_number, read_seats, read_word
from orrery.games.master.audit import audit, cubes_everywhere
from orrery.games.master.board import BAG, COLOURS, CUBES, LETTERS, SYSTEM_BY_NAME, SYSTEMS, TRACK_BY_NAME, TRACKS
from orrery.games.master.cards import (
    BASE,
    CARD_BY_NAME,
    CARDS,
    CONFLICT_CARD,
    CONFLICTS,
    DECKS,
    DEVELOPMENT,
    FIRST_CONFLICT,
    PROGRAMME,
    PROJECT_BY_NAME,
    PROJECTS,
    TYPES,
)
from orrery.games.master.cubes import option_of
from orrery.games.master.moment import check_moment
from orrery.games.master.notation import ROUTE_BY_TEXT, reward_named, reward_text, route_text
from orrery.games.master.pieces import (
    complete_routes,
    fill_cell,
    lay_card,
    set_conflict,
    set_owner,
    set_planets,
    set_route,
    set_working,
)
from orrery.games.master.standing import work_out
from orrery.games.master.state import (
    AT_OVER,
    AT_PLACE,
    AT_REWARD,
    CLOSED,
    NEUTRAL,
    STEPS,
    TAKEN,
    WAYS_TO_WIN,
    Deck,
    MasterState,
    Route,
    complete,
    project_owner,
)

_KEYS: Final = frozenset((
    "setup", "step", "turn", "turns", "first", "at", "extra", "extra_taken", "discarded", "stirred", "quiet", "won",
    "due", "before", "spent", "laid", "declined", "used", "systems", "closed", "routes", "conflicts", "projects",
    "bank", "drawn", "seats", "decks",
))
_SEAT_KEYS: Final = frozenset(("cards", "prepared", "skips", "bag"))
_SETUPS: Final = ("beginner", "expert")
_TRACK_NAMES: Final = tuple(track.name for track in TRACKS)
_PROJECT_NAMES: Final = tuple(project.name for project in PROJECTS)
_CARD_NAMES: Final = tuple(card.name for card in CARDS)
_NUMBERS: Final = ("turns", "at", "extra", "extra_taken", "discarded", "quiet")


# -- writing ---------------------------------------------------------------------------------------------------------


def write(s: MasterState) -> dict[str, Any]:
    """The position as a document. The bank and the unordered part of a deck are what lies nowhere else."""
    document = write_cursor(s) | write_board(s)
    document["projects"] = write_cards(s)
    document["drawn"] = colour_counts(s.drawn)
    document["seats"] = [write_seat(s, seat) | {"bag": colour_counts(s.bag[seat])} for seat in range(s.seats)]
    document["decks"] = {TYPES[kind]: _write_deck(deck) for kind, deck in enumerate(s.decks)}
    kept = ("first", "turn", "before") if s.step in (AT_PLACE, AT_REWARD) else ("first", "turn")
    return {name: value for name, value in document.items() if value not in ({}, [], 0) or name in kept}


def write_cursor(s: MasterState) -> dict[str, Any]:
    """Where the match stands, and what is noted for the turn."""
    return {
        "setup": _SETUPS[s.expert],
        "step": STEPS[s.step],
        "turn": s.turn,
        "turns": s.turns,
        "first": s.first,
        "at": s.at,
        "extra": s.extra,
        "extra_taken": s.extra_taken,
        "discarded": s.discarded,
        "stirred": int(s.stirred),
        "quiet": s.quiet,
        "won": [s.winner, WAYS_TO_WIN[s.way]] if s.winner != NONE else [],
        "due": [reward_text(option) for option in s.due],
        "before": _bit_names(s.before, _TRACK_NAMES),
        "spent": _bit_names(s.spent, _PROJECT_NAMES),
        "laid": _bit_names(s.laid, _TRACK_NAMES),
        "declined": _bit_names(s.declined, _TRACK_NAMES),
        "used": _bit_names(s.used, _CARD_NAMES),
    }


def _bit_names(bits: int, names: Sequence[str]) -> list[str]:
    """The names of the things that a set of bits holds."""
    return [name for n, name in enumerate(names) if bits >> n & 1] if bits else []


def write_board(s: MasterState) -> dict[str, Any]:
    """Systems with something on them, closed systems, routes by their start, conflicts."""
    systems: dict[str, dict[str, Any]] = {}
    for system in SYSTEMS:
        entry: dict[str, Any] = {}
        if s.owner[system.id] >= 0:
            entry = {"owner": s.owner[system.id], "bases": s.bases[system.id]}
        if s.planets[system.id]:
            entry["planets"] = "".join(LETTERS[colour] for colour in s.planets[system.id])
        if entry:
            systems[system.name] = entry
    routes = {
        route_text(track, route.start): {COLOURS[route.colour]: route.cubes}
        for track, route in enumerate(s.routes) if route is not None
    }
    conflicts = {
        CARDS[card].name: {
            "track": TRACKS[s.lies[card - FIRST_CONFLICT] >> 1].name,
            "red": SYSTEMS[TRACKS[s.lies[card - FIRST_CONFLICT] >> 1].ends[s.lies[card - FIRST_CONFLICT] & 1]].name,
        }
        for card in CONFLICTS if s.lies[card - FIRST_CONFLICT] != NONE
    }
    closed = [system.name for system in SYSTEMS if s.owner[system.id] == CLOSED]
    return {"systems": systems, "closed": closed, "routes": routes, "conflicts": conflicts}


def write_cards(s: MasterState) -> dict[str, str]:
    """The cubes on projects, a letter a cell: ``RB..``."""
    return {
        PROJECTS[project].name: fill_text(fill, len(PROJECTS[project].cells))
        for project, fill in enumerate(s.fill) if fill
    }


def fill_text(fill: int, cells: int) -> str:
    """The cells of a project as letters, a dot for an empty one."""
    return "".join(LETTERS[fill >> 4 * cell & 7] if fill >> 4 * cell & TAKEN else "." for cell in range(cells))


def write_seat(s: MasterState, seat: int) -> dict[str, Any]:
    """What lies open before a seat."""
    return {
        "cards": [CARDS[card].name for card in s.cards[seat]],
        "prepared": [PROJECTS[slot].name for slot in s.prepared[seat]],
        "skips": s.skips[seat],
    }


def _write_deck(deck: Deck) -> dict[str, list[str]]:
    return {"top": [CARDS[card].name for card in deck.top], "under": [CARDS[card].name for card in deck.under]}


def colour_counts(counts: Sequence[int]) -> dict[str, int]:
    """Cubes by colour, only those there are."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def read_counts(entry: Mapping[str, int]) -> list[int]:
    """The numbers of a mapping by colour."""
    return [entry.get(colour, 0) for colour in COLOURS]


# -- reading ---------------------------------------------------------------------------------------------------------


def read(document: Mapping[str, Any], chance: Chance) -> MasterState:
    """The position of a document. Raises BadPosition if it could not arise in a game."""
    check_entries(document, _KEYS)
    seats = read_seats(document, 2, 4)
    setup = read_word(_SETUPS, document.get("setup", _SETUPS[0]), "setup")
    s = MasterState(len(seats), chance, setup == 1)
    s.step = read_word(STEPS, document.get("step", "begin"), "step")
    for name in _NUMBERS:
        setattr(s, name, read_number(document, name, 0))
    s.turn, s.first = _seat(s, document.get("turn", 0)), _seat(s, document.get("first", 0))
    s.stirred = read_flag(document, "stirred")
    _read_systems(s, document)
    _read_routes(s, document)
    _read_cards(s, document, seats)
    _read_conflicts(s, document)
    _read_projects(s, document)
    _read_cubes(s, document, seats)
    _read_notes(s, document)
    _read_won(s, document)
    _read_complete(s)
    if "before" not in document and s.step in (AT_PLACE, AT_REWARD):
        work_out(s)
        s.before = complete_routes(s, s.turn)
    audit(s)
    check_moment(s)
    return s


def read_flag(document: Mapping[str, Any], key: str) -> bool:
    """A number that is 1 or 0."""
    value = read_number(document, key, 0)
    if value > 1:
        raise bad("most", f"{key}: expected 0 or 1, found {value}.", entry=key, most=1)
    return value == 1


def _named(known: Mapping[str, int], value: object, what: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise bad("name", f"There is no {what} {value!r}.", what=what, found=str(value))
    return known[value]


def _seat(s: MasterState, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.seats:
        raise bad("seat", f"Expected a seat from 0 to {s.seats - 1}, found {value!r}.", last=s.seats - 1)
    return value


def _counts(value: object, where: str) -> list[int]:
    counts = read_mapping(value, where)
    check_entries(counts, frozenset(COLOURS), f" in {where}")
    return [read_number(counts, colour, 0) for colour in COLOURS]


def _read_systems(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, entry in read_mapping(document.get("systems", {}), "systems").items():
        system = _named(SYSTEM_BY_NAME, name, "system")
        read_mapping(entry, name)
        check_entries(entry, frozenset(("owner", "bases", "planets")), f" of {name}")
        if "owner" in entry:
            set_owner(s, system, _seat(s, entry["owner"]), read_number(entry, "bases", 1))
            s.supply[s.owner[system]] -= s.bases[system]
        elif "bases" in entry:
            raise bad("bases", f"{name}: expected an owner of its bases.", system=name, count=str(entry["bases"]))
        set_planets(s, system, _letters(entry.get("planets", ""), name))
    for name in read_list(document, "closed"):
        system = _named(SYSTEM_BY_NAME, name, "system")
        if s.owner[system] != NEUTRAL:
            raise bad("closed", f"{name} is closed and so can have no owner.", system=name)
        set_owner(s, system, CLOSED)
        s.tokens -= 1


def _letters(value: object, where: str) -> tuple[int, ...]:
    if not isinstance(value, str) or any(letter not in LETTERS for letter in value):
        raise bad("cubes", f"{where}: expected cubes as letters of {LETTERS}, found {value!r}.", where=where)
    return tuple(LETTERS.index(letter) for letter in value)


def _read_routes(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, entry in read_mapping(document.get("routes", {}), "routes").items():
        if name not in ROUTE_BY_TEXT:
            raise bad("name", f"There is no route {name!r}.", what="route", found=str(name))
        track, start = ROUTE_BY_TEXT[name]
        counts = _counts(entry, name)
        colours = [colour for colour, count in enumerate(counts) if count]
        owner = s.owner[TRACKS[track].ends[start]]
        if len(colours) != 1 or owner < 0 or s.routes[track] is not None:
            raise bad("route", f"{name}: expected cubes of one colour that begin at a player's system.", route=name)
        set_route(s, track, Route(owner, start, colours[0], counts[colours[0]]))


def _read_cards(s: MasterState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    left = [card.id for card in CARDS]

    def take(name: object, where: str) -> int:
        card = _named(CARD_BY_NAME, name, "card")
        if card not in left:
            raise bad("twice", f"{where}: {name} lies elsewhere already; expected each card once.",
                      where=where, card=str(name))
        left.remove(card)
        return card

    for seat, entry in enumerate(seats):
        check_entries(entry, _SEAT_KEYS, f" of seat {seat}")
        for name in read_list(entry, "cards"):
            lay_card(s, seat, take(name, f"cards of seat {seat}"))
        for name in read_list(entry, "prepared"):
            slot = _named(PROJECT_BY_NAME, name, "project")
            if PROJECTS[slot].kind != BASE or s.holder[PROJECTS[slot].card] != seat or slot in s.prepared[seat]:
                raise bad("prepared", f"Seat {seat} has no free base slot {name}.", seat=seat, project=str(name))
            s.prepared[seat].append(slot)
            s.supply[seat] -= 1
        s.skips[seat] = read_number(entry, "skips", 0)
        s.tokens -= s.skips[seat]
    conflicts = [take(name, "conflicts") for name in read_mapping(document.get("conflicts", {}), "conflicts")]
    if any(CARDS[card].type != CONFLICT_CARD for card in conflicts):
        raise bad("conflict", "Expected conflict cards on the board, found others.")
    decks = read_mapping(document.get("decks", {}), "decks")
    check_entries(decks, frozenset(TYPES), " of decks")
    for kind, name in enumerate(TYPES):
        entry = read_mapping(decks.get(name, {}), name)
        check_entries(entry, frozenset(("top", "under")), f" of the deck {name}")
        top = tuple(take(card, f"deck {name}") for card in read_list(entry, "top"))
        under = tuple(take(card, f"deck {name}") for card in read_list(entry, "under"))
        if any(CARDS[card].type != kind for card in top + under):
            raise bad("deck", f"The deck {name} holds a card of another type.", deck=name)
        s.decks[kind] = Deck(top, (), under)
    for kind, (top, _, under) in enumerate(s.decks):
        s.decks[kind] = Deck(top, tuple(card for card in DECKS[kind] if card in left), under)


def _read_conflicts(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, entry in read_mapping(document.get("conflicts", {}), "conflicts").items():
        read_mapping(entry, name)
        check_entries(entry, frozenset(("track", "red")), f" of {name}")
        track = _named(TRACK_BY_NAME, entry.get("track"), "track")
        red = _named(SYSTEM_BY_NAME, entry.get("red"), "system")
        if red not in TRACKS[track].ends or s.conflict[track] != NONE:
            raise bad("conflict-place", f"{name} cannot lie so on {TRACKS[track].name}.", card=name)
        set_conflict(s, CARD_BY_NAME[name], track, TRACKS[track].ends.index(red))


def _read_projects(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, cubes in read_mapping(document.get("projects", {}), "projects").items():
        project = _named(PROJECT_BY_NAME, name, "project")
        cells = len(PROJECTS[project].cells)
        if not isinstance(cubes, str) or len(cubes) != cells or any(x not in LETTERS + "." for x in cubes):
            raise bad("cells", f"{name}: expected {cells} cells as letters of {LETTERS} or dots, found {cubes!r}.",
                      project=name, cells=cells)
        for cell, letter in enumerate(cubes):
            if letter != ".":
                fill_cell(s, project, cell, LETTERS.index(letter))


def _read_cubes(s: MasterState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    """Bags default to the full ones of the start; the bank is what lies nowhere else."""
    s.drawn = _counts(document.get("drawn", {}), "drawn")
    for seat, entry in enumerate(seats):
        s.bag[seat] = _counts(entry["bag"], f"bag of seat {seat}") if "bag" in entry else [BAG] * len(COLOURS)
    s.bank = [0] * len(COLOURS)
    s.bank = [total - lying for total, lying in zip(CUBES, cubes_everywhere(s), strict=True)]
    if "bank" in document and _counts(document["bank"], "bank") != s.bank:
        raise bad("bank", f"bank: expected what lies nowhere else, {colour_counts(s.bank)}.")


def _read_notes(s: MasterState, document: Mapping[str, Any]) -> None:
    for text in read_list(document, "due"):
        try:
            s.due.append(reward_named(text))
        except (KeyError, ValueError, TypeError, AttributeError):
            raise bad("due", f"due: there is no reward {text!r}.", found=str(text)) from None
    for name in ("before", "laid", "declined"):
        setattr(s, name, _bits(TRACK_BY_NAME, read_list(document, name), "track"))
    s.spent = _bits(PROJECT_BY_NAME, read_list(document, "spent"), "project")
    s.used = _bits(CARD_BY_NAME, read_list(document, "used"), "card")


def _read_complete(s: MasterState) -> None:
    """Complete programmes and developments work unless their reward is due; all other complete projects are due."""
    for project in PROJECTS:
        due = option_of(project.id << 3, 0)
        if not complete(s, project.id) or due in s.due:
            continue
        if project.kind in (PROGRAMME, DEVELOPMENT):
            set_working(s, project.id, True)
        elif s.step in (AT_PLACE, AT_REWARD) and project_owner(s, project.id) == s.turn:
            s.due.append(due)
        elif s.step != AT_OVER:
            raise bad("due", f"due: {project.name} is complete and so would have been rewarded.", found=project.name)


def _bits(known: Mapping[str, int], names: Sequence[object], what: str) -> int:
    bits = 0
    for name in names:
        bits |= 1 << _named(known, name, what)
    return bits


def _read_won(s: MasterState, document: Mapping[str, Any]) -> None:
    won = read_list(document, "won")
    if won:
        if len(won) != 2 or s.step != AT_OVER:
            raise bad("won", "won: expected a seat and a way of winning, in a game that is over.")
        s.winner, s.way = _seat(s, won[0]), read_word(WAYS_TO_WIN, won[1], "way")
