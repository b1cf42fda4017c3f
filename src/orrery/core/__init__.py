"""The referee: decisions, flows, matches, chance, events, views, records. It knows no game."""

from orrery.core.chance import Chance, Script
from orrery.core.decisions import (
    NONE,
    Allocate,
    Amount,
    Answer,
    Ask,
    Decision,
    Expected,
    First,
    Flow,
    Order,
    Pick,
    PickSome,
)
from orrery.core.errors import BadPosition, BadRecord, BadSetup, OrreryError, Reason, Refused
from orrery.core.frames import call, cancel, done, lanes, play, read_frames, write_frames
from orrery.core.game import OMNISCIENT, SPECTATOR, Game, Result, Zones, option_texts
from orrery.core.match import Match
from orrery.core.position import from_position, write_position
from orrery.core.record import Part, Record, Setup
from orrery.core.replay import replay
from orrery.core.start import new_match, start
from orrery.core.state import EVERYONE, Event, State, emit, reveal
from orrery.core.view import HIDDEN, View, describe
from orrery.core.window import LATER, Window

__all__ = [
    "EVERYONE", "HIDDEN", "LATER", "NONE", "OMNISCIENT", "SPECTATOR",
    "Allocate", "Amount", "Answer", "Ask", "BadPosition", "BadRecord", "BadSetup", "Chance", "Decision", "Event",
    "Expected", "First", "Flow", "Game", "Match", "Order", "OrreryError", "Part", "Pick", "PickSome", "Reason",
    "Record", "Refused", "Result", "Script", "Setup", "State", "View", "Window", "Zones",
    "call", "cancel", "describe", "done", "emit", "from_position", "lanes", "new_match", "option_texts",
    "play", "read_frames", "replay", "reveal", "start", "write_frames", "write_position",
]
