"""Every message between a browser and the server, in both directions. The client's types are generated from here.

Socket messages carry their kind in the field ``t``. What a viewer sees of a match travels as one JSON document
(``Doc``) that is sent whole once (``View``) and then as differences (``Update``); ``hash`` is the fingerprint of the
document after the change (see ``orrery.server.patch``), so that a client that drifted notices at once and watches anew.

Two numbers say where a match is. ``seq`` counts all that was ever appended to it: answers (sealed ones too), answers
taken back, undos, changes of the rules and of seats, hints that were asked for. ``at`` (in the document) counts the
referee's inputs. Neither goes back.

One file an area. They import each other by their place, so that ``tools/wire_types.py`` can read them before the
package is installed.
"""

from __future__ import annotations

from .acts import Consent, FromClient, GoBack, Lobby, Ping, Retract, Say, Seen, Submit, Unwatch, Watch, Why
from .analysis import Advice, Advised, Analysis, AskHint, Chances, Hint, Swing, Weighed
from .base import (
    LARGEST,
    Answer,
    Count,
    Ending,
    Key,
    Kind,
    Name,
    Pace,
    Problem,
    Reason,
    Seat,
    State,
    TableId,
    Told,
    Viewer,
    Wire,
)
from .games import GameInfo, RuleText
from .lobby import BotSeat, Invitation, Invited, Join, NewSeat, NewTable, Rated, StopMatch
from .match import Asked, Doc, MatchResult, Patch, Undo
from .news import Blocked, Done, FromServer, Notice, Pong, Refused, Said, TableChanged, Tables, Update, View
from .odds import (
    BattleHelp,
    BattleOdds,
    ComingBattle,
    Encounter,
    Fighter,
    OddsGame,
    OddsOption,
    OddsProgress,
    SideOdds,
    UnitOdds,
)
from .orders import Condition, Order, Orders, OrderUse, SeatOrders
from .people import ChangeMe, Credentials, Delivery, Me, NewGuest, PushAddress, PushKey, Quiet, Settings
from .replay import Branch, Events, Film, History, Moment, Shown, Step, Turning
from .tables import Clock, Line, Proposal, SeatInfo, Stop, TableInfo

__all__ = [
    "LARGEST", "TableId", "Seat", "Viewer", "Key", "Answer", "Count", "Name", "Pace", "Kind", "State", "Ending", "Wire",
    "Told", "Reason", "Problem",
    "Asked", "Undo", "MatchResult", "Doc", "Patch",
    "Clock", "SeatInfo", "Proposal", "Stop", "TableInfo", "Line",
    "Watch", "Unwatch", "Submit", "Retract", "GoBack", "Consent", "Say", "Why", "Seen", "Lobby", "Ping", "FromClient",
    "View", "Update", "Done", "Refused", "Blocked", "TableChanged", "Said", "Tables", "Notice", "Pong", "FromServer",
    "GameInfo", "RuleText",
    "OddsOption", "OddsGame", "UnitOdds", "SideOdds", "Encounter", "BattleHelp",
    "BattleOdds", "Fighter", "ComingBattle", "OddsProgress",
    "Quiet", "Settings", "Me", "NewGuest", "Credentials", "ChangeMe", "Delivery", "PushKey", "PushAddress",
    "NewSeat", "NewTable", "Invitation", "Invited", "Join", "Rated", "StopMatch", "BotSeat",
    "Condition", "Order", "Orders", "OrderUse", "SeatOrders",
    "Chances", "Swing", "Analysis", "Weighed", "Advised", "Advice", "AskHint", "Hint",
    "Events", "Step", "Turning", "History", "Film", "Moment", "Shown", "Branch",
]
