"""Positions as short documents: any legal moment of a game, written, read and checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from orrery.core import NONE, BadPosition, Chance
from orrery.games.master.board import (
    BAG,
    COLOURS,
    CUBES,
    DISCS,
    LETTERS,
    MOST_EXTRA_TURNS,
    SYSTEM_BY_NAME,
    SYSTEMS,
    TOKENS,
    TRACK_BY_NAME,
    TRACKS,
)
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
    RACE,
    TYPES,
)
from orrery.games.master.cubes import PLANETS, ROUTES, option_of
from orrery.games.master.notation import ROUTE_BY_TEXT, reward_named, reward_text, route_text
from orrery.games.master.standing import way_won, work_out
from orrery.games.master.state import (
    AT_BEGIN,
    AT_CORNER,
    AT_DRAWN,
    AT_OVER,
    AT_PLACE,
    AT_RACE,
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
    return {name: value for name, value in document.items() if value not in ({}, [], 0) or name in ("first", "turn")}


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


def _bad(key: str, sentence: str, **args: object) -> BadPosition:
    return BadPosition(f"error-position-{key}", sentence, args)


def read(document: Mapping[str, Any], chance: Chance) -> MasterState:
    """The position of a document. Raises BadPosition if it could not arise in a game."""
    _check_keys(document, _KEYS, "")
    seats = document.get("seats")
    if not isinstance(seats, Sequence) or not 2 <= len(seats) <= 4 or not all(isinstance(x, Mapping) for x in seats):
        raise _bad("seats", "Expected a list of 2 to 4 seats, each with its own entries.")
    setup = _one_of(_SETUPS, document.get("setup", _SETUPS[0]), "setup")
    s = MasterState(len(seats), chance, setup == 1)
    s.step = _one_of(STEPS, document.get("step", "begin"), "step")
    for name in _NUMBERS:
        setattr(s, name, _number(document, name, 0))
    s.turn, s.first = _seat(s, document.get("turn", 0)), _seat(s, document.get("first", 0))
    s.stirred = _number(document, "stirred", 0) == 1
    _read_systems(s, document)
    _read_routes(s, document)
    _read_cards(s, document, seats)
    _read_conflicts(s, document)
    _read_projects(s, document)
    _read_cubes(s, document, seats)
    _read_notes(s, document)
    _read_won(s, document)
    for project in PROJECTS:
        if project.kind in (PROGRAMME, DEVELOPMENT) and complete(s, project.id):
            if option_of(project.id << 3, 0) not in s.due:
                s.working |= 1 << project.id
    audit(s)
    _check_moment(s)
    return s


def _check_keys(entries: Mapping[str, Any], known: frozenset[str], where: str) -> None:
    for key in entries:
        if key not in known:
            raise _bad("key", f"Unknown entry {key!r}{where}; expected some of: {', '.join(sorted(known))}.", entry=key)


def _one_of(known: Sequence[str], value: object, what: str) -> int:
    """The place of a word in the list of those that may stand there."""
    if not isinstance(value, str) or value not in known:
        raise _bad("word", f"Unknown {what} {value!r}; expected one of: {', '.join(known)}.",
                   what=what, found=str(value), known=", ".join(known))
    return known.index(value)


def _named(known: Mapping[str, int], value: object, what: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise _bad("name", f"There is no {what} {value!r}.", what=what, found=str(value))
    return known[value]


def _number(entries: Mapping[str, Any], key: str, default: int) -> int:
    value = entries.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise _bad("number", f"{key}: expected a number, found {value!r}.", entry=key)
    return value


def _seat(s: MasterState, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < s.seats:
        raise _bad("seat", f"Expected a seat from 0 to {s.seats - 1}, found {value!r}.", last=s.seats - 1)
    return value


def _list(entries: Mapping[str, Any], key: str) -> list[Any]:
    value = entries.get(key, ())
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise _bad("list", f"{key}: expected a list, found {value!r}.", where=key)
    return list(value)


def _mapping(entries: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = entries.get(key, {})
    if not isinstance(value, Mapping):
        raise _bad("mapping", f"{key}: expected entries by name, found {value!r}.", where=key)
    return value


def _counts(value: object, where: str) -> list[int]:
    if not isinstance(value, Mapping):
        raise _bad("mapping", f"{where}: expected numbers by colour, found {value!r}.", where=where)
    _check_keys(value, frozenset(COLOURS), f" in {where}")
    return [_number(value, colour, 0) for colour in COLOURS]


def _read_systems(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, entry in _mapping(document, "systems").items():
        system = _named(SYSTEM_BY_NAME, name, "system")
        if not isinstance(entry, Mapping):
            raise _bad("mapping", f"{name}: expected entries by name, found {entry!r}.", where=name)
        _check_keys(entry, frozenset(("owner", "bases", "planets")), f" of {name}")
        if "owner" in entry:
            s.owner[system] = _seat(s, entry["owner"])
            s.bases[system] = _number(entry, "bases", 1)
            s.placed[s.owner[system]] += s.bases[system]
            s.supply[s.owner[system]] -= s.bases[system]
        s.planets[system] = _letters(entry.get("planets", ""), name)
    for name in _list(document, "closed"):
        system = _named(SYSTEM_BY_NAME, name, "system")
        if s.owner[system] != NEUTRAL:
            raise _bad("closed", f"{name} is closed and so can have no owner.", system=name)
        s.owner[system] = CLOSED
        s.tokens -= 1


def _letters(value: object, where: str) -> tuple[int, ...]:
    if not isinstance(value, str) or any(letter not in LETTERS for letter in value):
        raise _bad("cubes", f"{where}: expected cubes as letters of {LETTERS}, found {value!r}.", where=where)
    return tuple(LETTERS.index(letter) for letter in value)


def _read_routes(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, entry in _mapping(document, "routes").items():
        if name not in ROUTE_BY_TEXT:
            raise _bad("name", f"There is no route {name!r}.", what="route", found=str(name))
        track, start = ROUTE_BY_TEXT[name]
        counts = _counts(entry, name)
        colours = [colour for colour, count in enumerate(counts) if count]
        owner = s.owner[TRACKS[track].ends[start]]
        if len(colours) != 1 or owner < 0 or s.routes[track] is not None:
            raise _bad("route", f"{name}: expected cubes of one colour that begin at a player's system.", route=name)
        s.routes[track] = Route(owner, start, colours[0], counts[colours[0]])


def _read_cards(s: MasterState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    left = [card.id for card in CARDS]

    def take(name: object, where: str) -> int:
        card = _named(CARD_BY_NAME, name, "card")
        if card not in left:
            raise _bad("twice", f"{where}: {name} lies elsewhere already; expected each card once.",
                       where=where, card=str(name))
        left.remove(card)
        return card

    for seat, entry in enumerate(seats):
        _check_keys(entry, _SEAT_KEYS, f" of seat {seat}")
        for name in _list(entry, "cards"):
            card = take(name, f"cards of seat {seat}")
            s.cards[seat].append(card)
            s.holder[card] = seat
        for name in _list(entry, "prepared"):
            slot = _named(PROJECT_BY_NAME, name, "project")
            if PROJECTS[slot].kind != BASE or s.holder[PROJECTS[slot].card] != seat or slot in s.prepared[seat]:
                raise _bad("prepared", f"Seat {seat} has no free base slot {name}.", seat=seat, project=str(name))
            s.prepared[seat].append(slot)
            s.supply[seat] -= 1
        s.skips[seat] = _number(entry, "skips", 0)
        s.tokens -= s.skips[seat]
    conflicts = [take(name, "conflicts") for name in _mapping(document, "conflicts")]
    if any(CARDS[card].type != CONFLICT_CARD for card in conflicts):
        raise _bad("conflict", "Expected conflict cards on the board, found others.")
    decks = _mapping(document, "decks")
    _check_keys(decks, frozenset(TYPES), " of decks")
    for kind, name in enumerate(TYPES):
        entry = _mapping(decks, name)
        _check_keys(entry, frozenset(("top", "under", "out")), f" of the deck {name}")
        top = tuple(take(card, f"deck {name}") for card in _list(entry, "top"))
        under = tuple(take(card, f"deck {name}") for card in _list(entry, "under"))
        if any(CARDS[card].type != kind for card in top + under):
            raise _bad("deck", f"The deck {name} holds a card of another type.", deck=name)
        s.decks[kind] = Deck(top, (), under)
    for kind, (top, _, under) in enumerate(s.decks):
        s.decks[kind] = Deck(top, tuple(card for card in DECKS[kind] if card in left), under)


def _read_conflicts(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, entry in _mapping(document, "conflicts").items():
        if not isinstance(entry, Mapping):
            raise _bad("mapping", f"{name}: expected a track and its red side, found {entry!r}.", where=name)
        _check_keys(entry, frozenset(("track", "red")), f" of {name}")
        track = _named(TRACK_BY_NAME, entry.get("track"), "track")
        red = _named(SYSTEM_BY_NAME, entry.get("red"), "system")
        if red not in TRACKS[track].ends or s.conflict[track] != NONE:
            raise _bad("conflict-place", f"{name} cannot lie so on {TRACKS[track].name}.", card=name)
        card = CARD_BY_NAME[name]
        s.conflict[track] = card
        s.lies[card - FIRST_CONFLICT] = 2 * track + TRACKS[track].ends.index(red)


def _read_projects(s: MasterState, document: Mapping[str, Any]) -> None:
    for name, cubes in _mapping(document, "projects").items():
        project = _named(PROJECT_BY_NAME, name, "project")
        cells = len(PROJECTS[project].cells)
        if not isinstance(cubes, str) or len(cubes) != cells or any(x not in LETTERS + "." for x in cubes):
            raise _bad("cells", f"{name}: expected {cells} cells as letters of {LETTERS} or dots, found {cubes!r}.",
                       project=name, cells=cells)
        for cell, letter in enumerate(cubes):
            if letter != ".":
                s.fill[project] |= (TAKEN | LETTERS.index(letter)) << 4 * cell


def _read_cubes(s: MasterState, document: Mapping[str, Any], seats: Sequence[Mapping[str, Any]]) -> None:
    """Bags default to the full ones of the start; the bank is what lies nowhere else."""
    s.drawn = _counts(document.get("drawn", {}), "drawn")
    for seat, entry in enumerate(seats):
        s.bag[seat] = _counts(entry["bag"], f"bag of seat {seat}") if "bag" in entry else [BAG] * len(COLOURS)
    s.bank = [0] * len(COLOURS)
    s.bank = [total - lying for total, lying in zip(CUBES, cubes_everywhere(s), strict=True)]
    if "bank" in document and _counts(document["bank"], "bank") != s.bank:
        raise _bad("bank", f"bank: expected what lies nowhere else, {colour_counts(s.bank)}.")


def _read_notes(s: MasterState, document: Mapping[str, Any]) -> None:
    for text in _list(document, "due"):
        try:
            s.due.append(reward_named(text))
        except (KeyError, ValueError, TypeError, AttributeError):
            raise _bad("due", f"due: there is no reward {text!r}.", found=str(text)) from None
    for name in ("before", "laid", "declined"):
        setattr(s, name, _bits(TRACK_BY_NAME, _list(document, name), "track"))
    s.spent = _bits(PROJECT_BY_NAME, _list(document, "spent"), "project")
    s.used = _bits(CARD_BY_NAME, _list(document, "used"), "card")


def _bits(known: Mapping[str, int], names: Sequence[object], what: str) -> int:
    bits = 0
    for name in names:
        bits |= 1 << _named(known, name, what)
    return bits


def _read_won(s: MasterState, document: Mapping[str, Any]) -> None:
    won = _list(document, "won")
    if won:
        if len(won) != 2 or s.step != AT_OVER:
            raise _bad("won", "won: expected a seat and a way of winning, in a game that is over.")
        s.winner, s.way = _seat(s, won[0]), _one_of(WAYS_TO_WIN, won[1], "way")


# -- checking --------------------------------------------------------------------------------------------------------


def cubes_everywhere(s: MasterState) -> list[int]:
    """All cubes by colour, wherever they lie (SU-1.7)."""
    counts = [0] * len(COLOURS)
    for zone in (s.bank, s.drawn, *s.bag):
        for colour in range(len(COLOURS)):
            counts[colour] += zone[colour]
    for planets in s.planets:
        for colour in planets:
            counts[colour] += 1
    for route in s.routes:
        if route is not None:
            counts[route.colour] += route.cubes
    for fill in s.fill:
        while fill:
            if fill & TAKEN:
                counts[fill & 7] += 1
            fill >>= 4
    return counts


def audit(s: MasterState) -> None:
    """Raise BadPosition unless every cube, disc, token and card is where it can be, once (SU-1.7)."""
    if cubes_everywhere(s) != list(CUBES) or min(min(zone) for zone in (s.bank, s.drawn, *s.bag)) < 0:
        raise _bad("conservation", f"Expected {colour_counts(CUBES)} cubes in all and none missing, found "
                   f"{colour_counts(cubes_everywhere(s))} with a bank of {s.bank}.")
    lying = [card for card in CONFLICTS if s.lies[card - FIRST_CONFLICT] != NONE]
    everything = sorted([card for cards in s.cards for card in cards] + lying + [c for d in s.decks for c in d.all()])
    if everything != list(range(len(CARDS))):
        raise _bad("cards", f"Expected each of the {len(CARDS)} cards once, found {len(everything)}.")
    if s.tokens < 0 or s.tokens + sum(s.skips) + s.owner.count(CLOSED) != TOKENS:
        raise _bad("tokens", f"Expected {TOKENS} black-hole tokens in all, found {s.tokens} in stock.")
    for seat in range(s.seats):
        _audit_seat(s, seat)
    for system in SYSTEMS:
        owner, bases = s.owner[system.id], s.bases[system.id]
        if not (1 <= bases <= system.planets if owner >= 0 else bases == 0):
            raise _bad("bases", f"{system.name} cannot hold {bases} bases.", system=system.name, count=bases)
        if len(s.planets[system.id]) > system.planets or 4 in s.planets[system.id]:
            raise _bad("planets", f"{system.name} cannot have these cubes on its planets.", system=system.name)
        if owner == CLOSED and s.planets[system.id]:
            raise _bad("planets", f"{system.name} is closed and so has no cubes.", system=system.name)
    for track in TRACKS:
        _audit_track(s, track.id)
    for project in PROJECTS:
        if s.fill[project.id] and project_owner(s, project.id) < 0:
            raise _bad("nobodys", f"{project.name} belongs to nobody and so has no cubes.", project=project.name)


def _audit_seat(s: MasterState, seat: int) -> None:
    on_board = sum(bases for bases, owner in zip(s.bases, s.owner, strict=True) if owner == seat)
    if s.placed[seat] != on_board or s.supply[seat] < 0:
        raise _bad("discs", f"Seat {seat}: expected {DISCS} discs in all.", seat=seat)
    if s.supply[seat] + s.placed[seat] + len(s.prepared[seat]) != DISCS:
        raise _bad("discs", f"Seat {seat}: expected {DISCS} discs in all.", seat=seat)
    races = [card for card in s.cards[seat] if CARDS[card].type == RACE]
    wanted = 1 if s.step not in (AT_CORNER, AT_RACE) else len(races[:1])
    if len(races) != wanted or (races and s.cards[seat][0] != races[0]):
        raise _bad("race", f"Seat {seat}: expected one race card, the first of its cards.", seat=seat)


def _audit_track(s: MasterState, track: int) -> None:
    route, conflict = s.routes[track], s.conflict[track]
    owners = [s.owner[end] for end in TRACKS[track].ends]
    if route is not None:
        other = owners[1 - route.start]
        if (
            not 1 <= route.cubes <= TRACKS[track].length or route.colour not in TRACKS[track].colours
            or owners[route.start] != route.owner or other not in (route.owner, NEUTRAL) or conflict != NONE
        ):
            raise _bad("route", f"No such route can lie on {TRACKS[track].name}.", route=TRACKS[track].name)
    if conflict != NONE and (CLOSED in owners or owners[0] == owners[1]):
        raise _bad("conflict-place", f"No conflict can lie on {TRACKS[track].name}.", card=CARDS[conflict].name)


def _check_moment(s: MasterState) -> None:
    """Raise BadPosition if what is noted does not fit the step at which the cursor stands."""
    if sum(s.drawn) and s.step not in (AT_DRAWN, AT_PLACE, AT_OVER):
        raise _bad("drawn", "drawn: cubes lie drawn only in phases 1 and 2.")
    if s.due and s.step not in (AT_PLACE, AT_REWARD, AT_OVER):
        raise _bad("due", "due: rewards are due only in phase 2.", found="")
    if s.extra_taken > MOST_EXTRA_TURNS or s.at > s.seats or (s.at and s.step not in (AT_CORNER, AT_RACE)):
        raise _bad("number", "extra_taken, at: expected smaller numbers.", entry="at")
    for option in s.due:
        spot = option >> 3
        if spot >= PLANETS and option & 7 not in s.planets[spot - PLANETS]:
            raise _bad("due", f"due: {reward_text(option)} is not colonised.", found=reward_text(option))
        if spot < ROUTES and (not complete(s, spot >> 3) or project_owner(s, spot >> 3) != s.turn):
            raise _bad("due", f"due: {reward_text(option)} is not complete.", found=reward_text(option))
    for track in range(len(TRACKS)):
        if (s.laid | s.declined) >> track & 1 and s.conflict[track] == NONE:
            raise _bad("laid", f"There is no conflict on {TRACKS[track].name}.", card=TRACKS[track].name)
    work_out(s)
    won = [seat for seat in range(s.seats) if way_won(s, seat) != NONE]
    if won and s.step != AT_OVER and s.step >= AT_BEGIN:
        raise _bad("over", f"Seat {won[0]} has won already; expected a game that goes on.", seat=won[0])
    if s.winner != NONE and s.winner not in won:
        raise _bad("won", f"won: seat {s.winner} meets no condition.")
