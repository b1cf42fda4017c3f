"""What hurts a rival: which of their cubes, cards and systems, and how much that is to us."""

from __future__ import annotations

from orrery.games.master.board import SYSTEMS, TRACKS
from orrery.games.master.bot.ground import ROUTE_JOBS
from orrery.games.master.bot.mind import Mind
from orrery.games.master.cards import BY_STEAL, CARDS, CONFLICT, DEVELOPMENT, FIRST_CONFLICT, PROGRAMME, PROJECTS
from orrery.games.master.cubes import ROUTES, cubes_to_take, project_at, route_at
from orrery.games.master.standing import DOMINATION_WIN
from orrery.games.master.state import NEUTRAL, project_owner, rivals, route_complete


def thefts(mind: Mind, project: int) -> float:
    """What the best theft would do by the project of a leader."""
    best = 0.0
    for effect in PROJECTS[project].reward:
        for target in cubes_to_take(mind.s, rivals(mind.s, mind.me), effect.colours, BY_STEAL):
            best = max(best, loss(mind, target))
    return best


def loss(mind: Mind, option: int) -> float:
    """What a rival's cube, taken away, is worth to us; the cube itself is not counted."""
    s = mind.s
    spot, colour = option >> 3, option & 7
    if spot >= ROUTES:
        track, _ = route_at(spot)
        route = s.routes[track]
        assert route is not None
        turns = 0.15
        if route_complete(s, track):
            ends = [end for end in TRACKS[track].ends if s.owner[end] == NEUTRAL]
            turns = 0.9 if ends else 0.1
        elif mind.close(route.owner) and ROUTE_JOBS + 8 * track + colour in mind.other(route.owner).best.jobs:
            turns = 0.4
        return _felt(mind, route.owner, turns)
    project, _ = project_at(spot)
    one = PROJECTS[project]
    owner = project_owner(s, project)
    best = mind.other(owner).best if mind.close(owner) else None
    if s.working >> project & 1 and one.kind in (PROGRAMME, DEVELOPMENT):
        symbols = one.symbols if one.kind == PROGRAMME else CARDS[one.card].symbols
        turns = 0.6
        if best is not None and best.kind == DOMINATION_WIN:
            turns += 1.2 * symbols.count(best.symbol)
        return _felt(mind, owner, turns)
    turns = 0.35 if best is not None and project in best.jobs else 0.2
    if one.kind == CONFLICT:
        turns = 0.5
        if mind.me in (s.owner[end] for end in TRACKS[s.lies[one.card - FIRST_CONFLICT] >> 1].ends):
            turns = 0.9
    return _felt(mind, owner, turns)


def _felt(mind: Mind, rival: int, turns: float) -> float:
    """Turns that a rival loses, in shares of our own way."""
    danger = mind.danger(rival)
    return turns * (0.35 * mind.weight(rival) / max(mind.outlook.turns, 1.0) + mind.w.block * danger * danger)


def doors(mind: Mind, system: int) -> float:
    """How near the rivals are to a win whose complete routes lead to a neutral system: to be there first stops them."""
    s = mind.s
    found = 0.0
    for track, _, other in SYSTEMS[system].lanes:
        rival = s.owner[other]
        if rival >= 0 and rival != mind.me and route_complete(s, track):
            found = max(found, mind.danger(rival))
    return found


def system_loss(mind: Mind, system: int) -> float:
    """What it does to the rivals, less what it does to us, if a neutral system is out of the game."""
    value = 3 * doors(mind, system)
    for seat in rivals(mind.s, mind.me):
        far = mind.other(seat).far[system]
        if far < 20:
            value += mind.weight(seat) * SYSTEMS[system].planets / (3 + far)
    own = mind.outlook.far[system]
    return value - SYSTEMS[system].planets / (3 + min(own, 30)) * 1.2
