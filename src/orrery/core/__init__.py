"""The referee: decisions, flows, matches, chance, events, views, records. It knows no game."""

from orrery.core.chance import Chance, Script
from orrery.core.decisions import NONE, Allocate, Amount, Answer, Ask, Decision, Expected, Flow, Order, Pick, PickSome
from orrery.core.errors import BadPosition, BadRecord, BadSetup, OrreryError, Reason, Refused
from orrery.core.game import OMNISCIENT, SPECTATOR, Game, Result, Zones, option_texts
from orrery.core.match import Match, first_state, new_match, start
from orrery.core.position import from_position, write_position
from orrery.core.record import Part, Record, Setup
from orrery.core.replay import replay
from orrery.core.snapshot import resume, take_snapshot
from orrery.core.state import EVERYONE, Event, State, emit
from orrery.core.view import HIDDEN, View, describe
from orrery.core.window import window

__all__ = [
    "EVERYONE", "HIDDEN", "NONE", "OMNISCIENT", "SPECTATOR",
    "Allocate", "Amount", "Answer", "Ask", "BadPosition", "BadRecord", "BadSetup", "Chance", "Decision", "Event",
    "Expected", "Flow", "Game", "Match", "Order", "OrreryError", "Part", "Pick", "PickSome", "Reason", "Record",
    "Refused", "Result", "Script", "Setup", "State", "View", "Zones",
    "describe", "emit", "first_state", "from_position", "new_match", "option_texts", "replay", "resume", "start",
    "take_snapshot", "window", "write_position",
]
