"""Checking the moment of a position that was read: whether game, set-up and turn could stand just so.

``audit`` counts pieces and holds at every question; what is here is asked of documents alone.
"""

from __future__ import annotations

from typing import Final

from orrery.core import NONE
from orrery.documents import bad
from orrery.games.master.board import (
    BAG,
    COLOURS,
    CORNERS,
    MOST_EXTRA_TURNS,
    MOST_INTRODUCED,
    MOST_TURNS,
    QUIET_TURNS,
    RACES_REVEALED,
    SYSTEMS,
    TRACKS,
)
from orrery.games.master.cards import BASE, CARDS, DEVELOPMENT, PROJECTS, RACE, TYPES
from orrery.games.master.cubes import PLANETS, project_at, system_at
from orrery.games.master.notation import reward_text
from orrery.games.master.phases.play_cards import card_limit
from orrery.games.master.powers import powers_of
from orrery.games.master.standing import way_won, work_out
from orrery.games.master.state import (
    AT_BEGIN,
    AT_CARDS,
    AT_CORNER,
    AT_DRAW,
    AT_DRAWN,
    AT_GAIN,
    AT_OVER,
    AT_PLACE,
    AT_RACE,
    AT_REWARD,
    CLOSED,
    STEPS,
    TAKEN,
    MasterState,
    complete,
    conflicts_of,
    in_turn_order,
    project_owner,
)

_PASSIVE: Final = tuple(
    card.id for card in CARDS if card.ability is not None and card.ability.event < 0 and not card.ability.discard
)
_ALL_POWERS: Final = powers_of(_PASSIVE)
"""What all cards together could do: no position goes beyond it."""
_NOTED: Final[dict[str, tuple[int, ...]]] = {
    "drawn": (AT_DRAWN, AT_PLACE),
    "due": (AT_PLACE, AT_REWARD),
    "before": (AT_PLACE, AT_REWARD, AT_CARDS, AT_GAIN),
    "spent": (AT_REWARD, AT_CARDS, AT_GAIN),
    "laid": (AT_CARDS, AT_GAIN),
    "declined": (AT_DRAW, AT_DRAWN, AT_PLACE, AT_REWARD, AT_CARDS, AT_GAIN),
    "used": (AT_DRAW, AT_DRAWN, AT_PLACE, AT_REWARD, AT_CARDS, AT_GAIN),
    "discarded": (AT_CARDS, AT_GAIN),
    "stirred": (AT_DRAW, AT_DRAWN, AT_PLACE, AT_REWARD, AT_CARDS, AT_GAIN),
    "at": (AT_CORNER, AT_RACE),
}
"""What is noted in the course of a turn or of the set-up, and the steps at which it can be there. At the end: all."""


def check_moment(s: MasterState) -> None:
    """Raise BadPosition if the position could not stand at its step, or what it notes could not be so."""
    _check_figures(s)
    for name, steps in _NOTED.items():
        noted = getattr(s, name)
        if s.step != AT_OVER and s.step not in steps and noted and noted != [0] * len(COLOURS):
            known = ", ".join(STEPS[step] for step in steps)
            raise bad("moment", f"{name}: expected nothing at the step {STEPS[s.step]}, only at: {known}.",
                      entry=name, step=STEPS[s.step], known=known)
    _check_due(s)
    _check_notes(s)
    _check_cells(s)
    work_out(s)
    if s.step in (AT_CORNER, AT_RACE):
        _check_setup(s)
    elif s.step == AT_GAIN and len(s.cards[s.turn]) > card_limit(s, s.turn):
        raise bad("limit", f"Seat {s.turn} has more than {card_limit(s, s.turn)} cards; expected it to discard first.",
                  seat=s.turn, limit=card_limit(s, s.turn))
    _check_win(s)


def _check_figures(s: MasterState) -> None:
    """Numbers that have a largest value."""
    preparing = s.step in (AT_CORNER, AT_RACE)
    quiet = QUIET_TURNS * s.seats - (s.step != AT_OVER)
    for name, most in (
        ("turns", 0 if preparing else MOST_TURNS),
        ("extra", 0 if preparing else len(CARDS)),
        ("extra_taken", 0 if preparing else MOST_EXTRA_TURNS),
        ("quiet", 0 if preparing else quiet),
        ("discarded", len(CARDS)),
        ("at", s.seats - 1),
    ):
        if getattr(s, name) > most:
            raise bad("most", f"{name}: expected at most {most} at the step {STEPS[s.step]}, found {getattr(s, name)}.",
                      entry=name, most=most)


def _check_due(s: MasterState) -> None:
    """Rewards are due once each: complete projects of the active player, cubes on planets of its systems."""
    for option in dict.fromkeys(s.due):
        spot, times = option >> 3, s.due.count(option)
        if spot >= PLANETS:
            system = system_at(spot)
            fits = s.owner[system] == s.turn and times <= s.planets[system].count(option & 7)
        else:
            project, _ = project_at(spot)
            fits = times == 1 and complete(s, project) and project_owner(s, project) == s.turn
        if not fits and s.step != AT_OVER:
            raise bad("due", f"due: expected cubes on planets and complete projects of seat {s.turn}, each once; found "
                      f"{reward_text(option)}.", found=reward_text(option))


def _check_notes(s: MasterState) -> None:
    """What was laid, refused, emptied and used this turn is there to be so."""
    if s.step == AT_OVER:
        return
    own = 0
    for conflict in conflicts_of(s, s.turn):
        own |= 1 << s.conflict.index(conflict)
    for track in TRACKS:
        if (s.laid | s.declined) & ~own & 1 << track.id:
            raise bad("laid", f"laid, declined: expected conflicts of seat {s.turn}; there is none on {track.name}.",
                      card=track.name)
    for project in PROJECTS:
        if s.spent >> project.id & 1 and (
            project.kind != BASE or any(project.id in slots for slots in s.prepared)
        ):
            raise bad("spent", f"spent: expected empty slots of base projects, found {project.name}.",
                      project=project.name)
    for card in CARDS:
        if s.used >> card.id & 1 and (card.ability is None or not card.ability.once):
            raise bad("used", f"used: expected cards that work once a turn, found {card.name}.", card=card.name)


def _check_cells(s: MasterState) -> None:
    """Cubes lie in cells that could take them with some card's help, and no type has a fourth development (SU-16.5)."""
    introduced = [[0] * len(TYPES) for _ in range(s.seats)]
    for project in PROJECTS:
        fill = s.fill[project.id]
        if not fill:
            continue
        for cell, printed in enumerate(project.cells):
            cube = fill >> 4 * cell & 15
            if cube & TAKEN and not _ALL_POWERS.wild[project.kind][cube & 7] >> printed & 1:
                raise bad("cell", f"{project.name}: expected cubes that its cells can take; a {COLOURS[printed]} one "
                          f"holds {COLOURS[cube & 7]}.", project=project.name)
        if project.kind == DEVELOPMENT and complete(s, project.id):
            counts = introduced[project_owner(s, project.id)]
            counts[CARDS[project.card].type] += 1
            if max(counts) > MOST_INTRODUCED:
                raise bad("introduced", f"{project.name}: expected at most {MOST_INTRODUCED} introduced developments "
                          "of a type.", project=project.name, most=MOST_INTRODUCED)


def _check_win(s: MasterState) -> None:
    """The game is over once somebody has won, and he is the first who has (SU-5.4, SU-5.6)."""
    won = [seat for seat in in_turn_order(s) if way_won(s, seat) != NONE]
    if won and s.step != AT_OVER and s.step >= AT_BEGIN:
        raise bad("over", f"Seat {won[0]} has won already; expected a game that goes on.", seat=won[0])
    if s.step == AT_OVER and (s.winner, s.way) != ((won[0], way_won(s, won[0])) if won else (NONE, NONE)):
        raise bad("won", f"won: expected {'the way of seat ' + str(won[0]) if won else 'nothing, for nobody has won'}.")


# -- the set-up ------------------------------------------------------------------------------------------------------


def _check_setup(s: MasterState) -> None:
    """Nobody has played yet: who has chosen follows from the step (SU-2, SU-31)."""
    if s.step == AT_CORNER and not s.expert and (s.seats != 3 or s.at != 2):
        raise _no_setup("at", "a corner is chosen only by the third of three players, or in the variant by everyone")
    turn = in_order_of_choice(s)[s.at] if s.step == AT_CORNER else (s.first + s.at) % s.seats
    if s.turn != turn:
        raise _no_setup("turn", f"seat {turn} chooses")
    if s.prepared != [[]] * s.seats or s.bag != [[BAG] * len(COLOURS)] * s.seats:
        raise _no_setup("bag", "bags are full and no base is prepared")
    if any(s.planets) or any(s.skips):
        raise _no_setup("planets", "no cube and no token has been used")
    _check_corners(s)
    _check_races(s)


def _check_corners(s: MasterState) -> None:
    """Who has a corner, and which ones are closed."""
    corners = [next((n for n, corner in enumerate(CORNERS) if s.owner[corner[0]] == seat), NONE)
               for seat in in_order_of_choice(s)]
    settled = s.at if s.step == AT_CORNER else 0 if s.expert else s.seats
    if any((corner != NONE) != (n < settled) for n, corner in enumerate(corners)) or max(s.placed) > 1:
        raise _no_setup("systems", f"{settled} seats have one base each, on a start system")
    if not s.expert:
        step = 2 if s.seats == 2 else 1
        free = s.seats == 3  # the third player picks (SU-2.11)
        for n, corner in enumerate(corners[: 2 if free else s.seats]):
            if corner != (corners[0] + n * step) % len(CORNERS):
                raise _no_setup("systems", "players sit clockwise, two of them opposite")
    closed = [system for corner in CORNERS for system in corner
              if s.step == AT_RACE and not s.expert and s.owner[corner[0]] < 0]
    if sorted(closed) != [system.id for system in SYSTEMS if s.owner[system.id] == CLOSED]:
        raise _no_setup("closed", "corners without a player are closed once all are taken")


def in_order_of_choice(s: MasterState) -> list[int]:
    """The seats in the order in which they choose corners (SU-2.6, SU-31.5)."""
    return [(s.first - 1 - n if s.expert else s.first + n) % s.seats for n in range(s.seats)]


def _check_races(s: MasterState) -> None:
    """Who has a race card, and which lie open."""
    chosen = s.at if s.step == AT_RACE else s.seats if s.expert else 0
    for n in range(s.seats):
        if len(s.cards[(s.first + n) % s.seats]) != (n < chosen):
            raise _no_setup("cards", f"{chosen} seats have a card each, their race")
    wanted = 0 if s.step == AT_CORNER else s.seats + RACES_REVEALED - s.at if s.expert else 2
    for kind, deck in enumerate(s.decks):
        if len(deck.top) != (wanted if kind == RACE else 0) or (deck.under and (kind != RACE or s.expert)):
            raise _no_setup("decks", f"{wanted} races lie open, and nothing else")


def _no_setup(entry: str, expected: str) -> Exception:
    return bad("setup", f"{entry}: this is no set-up; expected that {expected}.", entry=entry)
