"""Every message between a browser and the server, in both directions. The client's types are generated from here.

Socket messages carry their kind in the field ``t``. What a viewer sees of a match travels as one JSON document
(``Doc``) that is sent whole once (``View``) and then as differences (``Update``); ``hash`` is the fingerprint of the
document after the change (see ``orrery.server.patch``), so that a client that drifted notices at once and watches anew.

Two numbers say where a match is. ``seq`` counts all that was ever appended to it: answers (sealed ones too), answers
taken back, undos. ``at`` (in the document) counts the referee's inputs. Neither goes back.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

LARGEST: Final = 16_384
"""Bytes of the largest message a client may send."""

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{10}$")]
Seat = Annotated[int, Meta(ge=0, le=15)]
Viewer = Annotated[int, Meta(ge=-2, le=15)]
"""A seat, -1 for a spectator, -2 for all hands open (finished matches only)."""
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client for each act, new every time; sent again with the same act after a lost connection."""
Answer = Annotated[str, Meta(min_length=1, max_length=4096)]
Count = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
"""A number that every language holds exactly."""
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Pace = Literal["live", "mail", "hotseat"]
Kind = Literal["person", "bot", "open"]
State = Literal["open", "playing", "over"]


class Wire(Struct, forbid_unknown_fields=True):
    """Base of what clients send: an unknown field is an error that names it."""


class Told(Struct):
    """Base of what the server tells."""


# -- problems --------------------------------------------------------------------------------------------------------


class Reason(Told):
    """Why something is not allowed now: a rule, and a message key with arguments for the client's own language."""

    rule: str
    key: str
    args: dict[str, Any]


class Problem(Told):
    """A refusal. ``key`` and ``args`` name a sentence in the text files; ``text`` is the English one."""

    key: str
    text: str
    args: dict[str, Any] = {}
    reason: Reason | None = None


# -- what one viewer sees of a match ---------------------------------------------------------------------------------


class Asked(Told):
    """The open question of the viewing seat. ``id`` never repeats within a match."""

    id: str
    seat: int
    ask: str
    kind: Literal["pick", "pick-some", "amount", "allocate", "order"]
    options: list[str]
    least: int
    most: int
    limits: list[int]
    about: dict[str, Any]
    rule: str


class Undo(Told):
    """How far the viewing seat can go back by one answer: freely, or with the consent of the others."""

    to: int
    free: bool


class MatchResult(Told):
    """How the match ended."""

    scores: list[int]
    winners: list[int]


class Doc(Told):
    """All that one viewer sees of a match. ``zones`` is the game's own; nothing else is."""

    game: str
    seat: int
    at: int
    zones: dict[str, Any]
    asked: Asked | None
    sealed: str | None
    """The viewing seat's own sealed answer, while others are awaited."""
    waiting: list[int]
    result: MatchResult | None
    undo: Undo | None
    phase: dict[str, Any]
    """Where the match is, in plain values that everybody may know (``Game.phase``): round, phase."""


Patch = list[list[Any]]
"""Differences, in order: ``[path, value]`` sets, ``[path]`` removes; a path is a list of keys and indices."""


# -- tables ----------------------------------------------------------------------------------------------------------


class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Optional time limits in seconds: for each decision, and for all decisions of a seat in a match."""

    decision: Annotated[int, Meta(ge=5, le=2_592_000)] | None = None
    budget: Annotated[int, Meta(ge=30, le=2_592_000)] | None = None


class SeatInfo(Told):
    """One seat of a table as everybody sees it."""

    seat: int
    kind: Kind
    name: str
    colour: int
    bot: str | None
    rating: int | None
    mine: bool
    """Whether the receiving account holds this seat."""
    online: bool
    invited: bool
    """Whether an invitation link is out for it (told to the host only; False for others)."""
    resigned: bool
    left: int | None
    """Milliseconds left on this seat's clock when the message was sent; it runs only while ``ticking``."""
    ticking: bool
    back: bool = False
    """Whether a bot only stands in here for the receiving account, who may take the seat back."""
    kept: bool = False
    """Whether this open seat is kept for the receiving account (a rematch)."""


class Proposal(Told):
    """A seat asks the others to go back beyond what was revealed."""

    id: str
    seat: int
    to: int
    agreed: list[int]
    missing: list[int]


class TableInfo(Told):
    """A table: who sits there, how it is played, where the match stands. Nothing hidden is in it."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    pace: Pace
    clock: Clock
    state: State
    listed: bool
    watching: bool
    """Whether spectators may watch."""
    rated: bool
    guided: bool
    host: bool
    """Whether the receiving account is the host."""
    seats: list[SeatInfo]
    spectators: int
    seq: int
    waiting: list[int]
    phase: dict[str, Any]
    """What the game tells of where it is, in plain values (``Game.phase``): round, phase."""
    created: int
    moved: int
    """When something last happened, milliseconds since 1970."""
    deadline: int | None
    """Milliseconds until the nearest clock of the receiving account's seats ends; None without a clock."""
    result: MatchResult | None
    proposal: Proposal | None
    rematch: str | None
    """The table on which this match is being played again."""
    parent: str | None
    """The table from which this one was branched."""


class Line(Told):
    """One line of chat."""

    n: int
    seat: int | None
    name: str
    text: str
    when: int


# -- socket: the client says -----------------------------------------------------------------------------------------


class Watch(Wire, tag_field="t", tag="watch"):
    """Follow a table as one viewer; replaces an earlier watch of the same table. Answered by ``View``.

    A seat may be watched by the account that holds it. On a hot-seat screen the client watches as spectator while the
    curtain is down and as the seat once it is lifted. ``events`` is how many events the client already has, and
    ``seq`` where the match was when it had them: if something was undone since, all events are sent again.
    """

    table: TableId
    viewer: Viewer = -1
    events: Count = 0
    seq: Count = 0


class Unwatch(Wire, tag_field="t", tag="unwatch"):
    """Stop following a table."""

    table: TableId


class Submit(Wire, tag_field="t", tag="submit"):
    """Answer a question: its id, where the client believes the match to be, a key, the answer's canonical text."""

    table: TableId
    seat: Seat
    decision: Annotated[str, Meta(min_length=1, max_length=40)]
    seq: Count
    key: Key
    answer: Answer


class Retract(Wire, tag_field="t", tag="retract"):
    """Take a sealed answer back while others are awaited."""

    table: TableId
    seat: Seat
    seq: Count
    key: Key


class GoBack(Wire, tag_field="t", tag="undo"):
    """Go back to where ``to`` inputs had been made: at once if free, else by asking the others (``Proposal``)."""

    table: TableId
    seat: Seat
    to: Count
    seq: Count
    key: Key


class Consent(Wire, tag_field="t", tag="consent"):
    """Agree to a proposal or refuse it; the asking seat may withdraw it by refusing."""

    table: TableId
    seat: Seat
    proposal: Annotated[str, Meta(max_length=40)]
    yes: bool
    key: Key


class Say(Wire, tag_field="t", tag="say"):
    """Write a line of chat."""

    table: TableId
    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    key: Key


class Why(Wire, tag_field="t", tag="why"):
    """Ask which visible things the open question does not offer, and why. Answered by ``Blocked``."""

    table: TableId
    seat: Seat
    decision: Annotated[str, Meta(max_length=40)]


class Seen(Wire, tag_field="t", tag="seen"):
    """Say that events up to ``events`` have been looked at, for the next catch-up."""

    table: TableId
    seat: Seat
    events: Count


class Lobby(Wire, tag_field="t", tag="lobby"):
    """Follow the lobby (open tables and my games), or stop."""

    on: bool


class Ping(Wire, tag_field="t", tag="ping"):
    """Is anybody there? Answered by ``Pong``."""


FromClient = (
    Watch | Unwatch | Submit | Retract | GoBack | Consent | Say | Why | Seen | Lobby | Ping
)


# -- socket: the server says -----------------------------------------------------------------------------------------


class View(Told, tag_field="t", tag="view"):
    """The whole document of one viewer, the events he lacks, the table and its chat."""

    table: str
    viewer: int
    seq: int
    hash: int
    doc: dict[str, Any]
    first: int
    """Number of the first event sent; the client drops those it has from there on."""
    events: list[dict[str, Any]]
    looked: int
    """How many events this seat had looked at (``Seen``): the catch-up view shows those after it."""
    info: TableInfo
    chat: list[Line]


class Update(Told, tag_field="t", tag="update"):
    """What changed for one viewer. Apply to the document of ``before``, drop events from ``first`` on, append."""

    table: str
    viewer: int
    before: int
    seq: int
    hash: int
    patch: Patch
    first: int
    events: list[dict[str, Any]]


class Done(Told, tag_field="t", tag="done"):
    """An act was accepted and is stored for good. ``repeated``: it had been already."""

    key: str
    table: str
    seq: int
    repeated: bool


class Refused(Told, tag_field="t", tag="refused"):
    """An act was refused and changed nothing. If it was stale, ``View`` with the current state follows."""

    key: str | None
    table: str | None
    seq: int | None
    problem: Problem


class Blocked(Told, tag_field="t", tag="blocked"):
    """What the open question does not offer, by the option text it would have."""

    table: str
    seat: int
    decision: str
    blocked: dict[str, Reason]


class TableChanged(Told, tag_field="t", tag="table"):
    """Something about the table changed: seats, clocks, proposals, state."""

    info: TableInfo


class Said(Told, tag_field="t", tag="said"):
    """A line of chat."""

    table: str
    line: Line


class Tables(Told, tag_field="t", tag="tables"):
    """My games and the open tables, sent on ``Lobby`` and whenever they change."""

    mine: list[TableInfo]
    open: list[TableInfo]


class Notice(Told, tag_field="t", tag="notice"):
    """Something for the bell: my move, a table began or ended, an undo asked for, an order answered for me."""

    kind: str
    table: str
    args: dict[str, Any] = {}


class Pong(Told, tag_field="t", tag="pong"):
    """Yes."""


FromServer = View | Update | Done | Refused | Blocked | TableChanged | Said | Tables | Notice | Pong


# -- http: games and rules -------------------------------------------------------------------------------------------


class GameInfo(Told):
    """What the lobby needs to know of a game. Names and sentences are in its text files."""

    slug: str
    rules: int
    least: int
    most: int
    options: dict[str, list[str]]
    bots: list[str]
    asks: dict[str, str]
    """Questions by name, with the kind of each: what standing orders can be given for."""
    events: list[str]
    text: dict[str, str]
    """Language -> address of the Fluent file."""
    components: str
    """Address of the static component data that a board draws from (``Game.components``)."""
    board: str | None = None
    """Address of the board that a game's own package brings, an ES module; the client itself has those of our games."""
    style: str | None = None
    """Address of that board's style sheet."""


class RuleText(Told):
    """One rule of the catalogue."""

    id: str
    chapter: str
    text: str


# -- http: battle odds -----------------------------------------------------------------------------------------------


class OddsOption(Told):
    """Something that can be said of a side of a battle beside its units."""

    name: str
    values: list[str]
    """Allowed values, the default first."""
    most: int
    """Whole numbers from 0 to this are allowed too; -1: none."""
    whole: bool
    """Whether it has one value for the whole battle and not one a side."""


class OddsGame(Told):
    """A game that has battle odds: how many sides there may be, and what can be said of them."""

    game: str
    sides: int
    options: list[OddsOption]


class UnitOdds(Told):
    """The units of one type on a side of a battle, and how many survive on average."""

    unit: str
    count: int
    survive: float
    cost: int
    """Of one unit; 0 for what is not for sale."""
    figures: dict[str, int]
    """What each of them can do, by the letters of the fleet's text."""


class SideOdds(Told):
    """What one side may expect of a battle."""

    name: str
    seat: int
    """At a table: whose units these are; -1 otherwise."""
    neutral: str
    """Who fights that is no player, by canonical text; empty for players."""
    fleet: str
    """The units with all their figures, as text that the odds can be asked for again with."""
    options: dict[str, str]
    holds: float
    """The chance to have units there in the end; low and high are the ends of the 95 % interval if sampled."""
    low: float
    high: float
    away: float
    kept: dict[str, float]
    """How likely it is to hold the place with so many units."""
    units: list[UnitOdds]
    lost: float
    """Expected losses by what units cost, of what all of them are worth."""
    worth: int


class Encounter(Told):
    """Two sides that may come to fight, by their places, and how many rounds it may take."""

    attacker: int
    defender: int
    chance: float
    rounds: dict[str, float]


class BattleHelp(Told):
    """One more unit, or a figure (its letter) one higher: by how much that makes the attacker's victory likelier."""

    unit: str
    figure: str
    cost: int
    gain: float


class BattleOdds(Told):
    """What may come of a battle; sides from the last to enter to the first."""

    method: Literal["exact", "sampled"]
    samples: int
    dropped: float
    """How likely the courses are that were not followed."""
    nobody: float
    sides: list[SideOdds]
    battles: list[Encounter]
    help: list[BattleHelp]


class Fighter(Told):
    """One side of a battle at a table: whose units (-1: of no player, see ``neutral``), and the units as text."""

    seat: int
    neutral: str
    fleet: str


class ComingBattle(Told):
    """A battle to which the units at a table lead; sides from the last to enter to the first."""

    place: str
    sides: list[Fighter]


# -- http: people ----------------------------------------------------------------------------------------------------


class Quiet(Wire):
    """Hours without pings, in the person's own time zone, as minutes after midnight."""

    start: Annotated[int, Meta(ge=0, le=1439)]
    end: Annotated[int, Meta(ge=0, le=1439)]
    zone: Annotated[str, Meta(max_length=64)] = "UTC"


class Settings(Wire):
    """What a person set: carried across devices with the account."""

    lang: Literal["en", "ru"] | None = None
    theme: Literal["dark", "light"] | None = None
    colour: Annotated[int, Meta(ge=1, le=8)] | None = None
    motion: Literal["full", "reduced"] | None = None
    confirm: bool = True
    """Whether picking one option still needs the confirm button."""
    sound: bool = False
    channels: Annotated[list[Annotated[str, Meta(max_length=500)]], Meta(max_length=5)] = []
    """Apprise addresses for pings while away (mail, Discord, Telegram ...)."""
    ping_after: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Seconds a question waits before a ping goes out."""
    quiet: Quiet | None = None


class Me(Told):
    """The account behind this browser."""

    id: str
    name: str
    guest: bool
    settings: Settings
    ratings: dict[str, int]


class NewGuest(Wire):
    """Begin as a guest; without a name one is made up."""

    name: Name | None = None
    lang: Literal["en", "ru"] | None = None


class Credentials(Wire):
    """A name and a password: to make the guest an account, or to log in."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class ChangeMe(Wire):
    """Change name or settings; what is left out stays."""

    name: Name | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET
    password: Annotated[str, Meta(min_length=8, max_length=200)] | UnsetType = UNSET
    current: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """The present password, wanted with a new one."""


# -- http: tables ----------------------------------------------------------------------------------------------------


class NewSeat(Wire):
    """Who shall sit in a seat: me (several times: hot-seat), a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None
    """Hot-seat: the name of the person in this seat."""


class NewTable(Wire):
    """A new table. Without open seats the match starts at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    pace: Pace = "live"
    clock: Clock = Clock()
    name: Name | None = None
    listed: bool = True
    watching: bool = True
    rated: bool = True
    guided: bool = False


class Invitation(Told):
    """A link that seats whoever opens it. Shown once; only its fingerprint is kept."""

    link: str


class Invited(Told):
    """Where an invitation link leads."""

    table: TableInfo
    seat: int


class Join(Wire):
    """Take an open seat."""

    seat: Seat


class Rated(Told):
    """One line of a game's rating list."""

    name: str
    rating: int
    matches: int
    me: bool


class BotSeat(Wire):
    """Put a bot into a seat: one's own when resigning, or one whose clock has run out."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class Order(Wire):
    """A standing order: when asked ``ask`` (any question of that name), give the first of ``answers`` that is legal.

    It holds back once one of the events in ``unless`` was seen since the seat's last own answer. ``pass`` in
    ``answers`` stands for taking nothing. ``once`` removes it after use (deciding ahead).
    """

    ask: Annotated[str, Meta(max_length=60)]
    answers: Annotated[list[Answer], Meta(min_length=1, max_length=20)]
    id: Annotated[str, Meta(max_length=40)] = ""
    unless: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=20)] = []
    on: bool = True
    once: bool = False
    until: Literal["game", "round"] | None = None


class Orders(Wire):
    """All standing orders of one seat, replacing the earlier ones."""

    orders: Annotated[list[Order], Meta(max_length=30)]


class OrderUse(Told):
    """An answer that a standing order gave: which entry of the match it made, and when."""

    order: str
    seq: int
    ask: str
    answer: str
    when: int


class SeatOrders(Told):
    """The standing orders of one seat, and what they answered, the latest first."""

    orders: list[Order]
    used: list[OrderUse]


# -- http: replay ----------------------------------------------------------------------------------------------------


class Step(Told):
    """One question of a match, answered: the number of inputs that stand after it, and who gave them.

    Seats that were asked together make one step. The first step is the beginning, which nobody answered.
    """

    at: int
    seats: list[int]
    events: int
    """How many events the viewer had seen after it."""
    phase: dict[str, Any]


class Turning(Told):
    """A step that moved the lead: who gained how much on the best of the others, and the event that tells it."""

    step: int
    seat: int
    swing: int
    leads: bool
    """Whether the seat took the lead with it."""
    event: int | None
    """Number of the viewer's event that names it best; None if he saw nothing of that seat."""


class History(Told):
    """A match as one viewer may step through it: the inputs that stand, his events, public figures over time."""

    table: str
    viewer: int
    steps: list[Step]
    events: list[dict[str, Any]]
    figures: dict[str, list[list[int]]]
    """Name of a public figure -> one list a step, one number a seat."""
    turning: list[Turning]


class Film(Told):
    """A history with all documents of its viewer, a step each: the first one whole, then what each step changed."""

    history: History
    doc: dict[str, Any]
    patches: list[Patch]


class Moment(Told):
    """The document of one viewer at one step. It asks nothing: a moment is looked at, not answered."""

    table: str
    viewer: int
    at: int
    doc: dict[str, Any]


class Branch(Wire):
    """Play on from a step of a match, at a hot-seat table against bots: a seat each, "me" or a bot.

    While the match runs, all that ``viewer`` did not see is dealt anew.
    """

    at: Count
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    viewer: Viewer = -1


class Delivery(Told):
    """How the last ping on one channel went; ``channel`` is told without its secrets."""

    channel: str
    when: int
    problem: str | None


class PushKey(Told):
    """The server's public key for web push; empty where push is not set up."""

    key: str
    devices: int = 0
    """Browsers of the asking account that get pushes."""
    deliveries: list[Delivery] = []


class PushAddress(Wire):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
