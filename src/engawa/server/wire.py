"""What goes over the wire, typed once. The client's TypeScript types are made from this module (docs/protocol.md).

HTTP makes matches and gives documents; one WebSocket a match carries the play. Every event of a match has a number,
counted from 0; a client that was away says the last one it knows and gets what it missed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from engawa.core.texts import plain
from engawa.dice.request import AIM, STRENGTH

VERSION = 4  # raise it when an older client would misunderstand

MOST_NAME, MOST_CHAT, MOST_MOVE = 40, 280, 80

Seat = Annotated[int, Field(ge=0, le=11)]
Unturned = BeforeValidator(
    lambda text: plain(text) if isinstance(text, str) else text
)  # nothing that turns what follows
Name = Annotated[str, Field(max_length=MOST_NAME), Unturned]
Token = Annotated[str, Field(min_length=16, max_length=64)]
Document = dict[str, Any]
Mark = Literal["B", "B de", "B en", "P", "R", "C"]  # where a statement of the rules comes from: `clauses.MARKS`


class Model(BaseModel):
    """A message: exactly these fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Told(Model):
    """What people read, for the client to word: a key of `engawa/messages`, and the facts that the message mentions.

    A fact may be such a message itself, or a list of them.
    """

    key: str
    facts: Document


# Playing it (socket): what a client says


class Request(Model):
    """What a client says. Whatever answers or refuses it names its *id*, if it has one."""

    id: Annotated[int, Field(ge=0, lt=2**53)] | None = None


class Hello(Request):
    type: Literal["hello"]
    version: int
    token: Token
    number: int | None = None  # of the first event not known; None asks for a snapshot


class Move(Request):
    """A move for the seat to act, if the position is still the one at *number*."""

    type: Literal["move"]
    number: int
    text: Annotated[str, Field(max_length=MOST_MOVE)]


class Flick(Model):
    """How dice leave a hand: tenths of a degree away from straight across, and how hard (docs/dice.md)."""

    direction: Annotated[int, Field(ge=-AIM, le=AIM)]
    strength: Annotated[int, Field(ge=0, le=STRENGTH)]


class Throw(Request):
    """Throw the dice that are in my hand: flick them, or just roll. It is final, if the position is that of *number*.

    Everybody throws at once: when all have said so, at the latest when the table has waited enough.
    """

    type: Literal["throw"]
    number: int
    flick: Flick | None = None
    seat: Seat | None = None  # on one screen: whose hand; without it, the next one that is waited for


class HintAsk(Request):
    """What are the best moves now?"""

    type: Literal["hint"]


class ForecastAsk(Request):
    """What does the game foresee for something of it, or for the decision at hand?"""

    type: Literal["forecast"]
    subject: Annotated[str, Field(max_length=MOST_MOVE)] | None = None


class Objection(Request):
    """I want nobody to get help in this match, from a coach or by hints; or I do not mind any more."""

    type: Literal["object"]
    objects: bool


class Ask(Request):
    """Why could I not?"""

    type: Literal["why"]
    text: Annotated[str, Field(max_length=MOST_MOVE)]


class Ping(Request):
    """Is anybody there?"""

    type: Literal["ping"]


class UndoRequest(Request):
    """Take back my last move: at once where that is free, else the others are asked."""

    type: Literal["undo-request"]


class UndoAnswer(Request):
    type: Literal["undo-answer"]
    agree: bool


class Say(Request):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=MOST_CHAT), Unturned]


class Rename(Request):
    type: Literal["name"]
    seat: Seat
    name: Name


class Replace(Request):
    """Let a bot play on for somebody who has been away for long enough."""

    type: Literal["replace"]
    seat: Seat


ClientMessage = Annotated[
    Hello
    | Move
    | Throw
    | HintAsk
    | ForecastAsk
    | Objection
    | Ask
    | Ping
    | UndoRequest
    | UndoAnswer
    | Say
    | Rename
    | Replace,
    Field(discriminator="type"),
]


# Playing it (socket): what the server says


class SeatInfo(Model):
    seat: Seat
    kind: Literal["me", "link", "bot"]
    name: str | None
    bot: str | None
    present: bool
    away: float | None  # seconds since somebody was last there


class Remark(Told):
    """What a bot said with a ply, or to the end of the match."""

    seat: int
    words: dict[str, str] | None = None  # by language: of a match in which the facts were not kept


class LogEntry(Model):
    """One move or outcome, and what it meant. What the viewer may not know reads `?`, as `deal ?`."""

    ply: int
    by: int | Literal["chance"]
    text: str
    told: list[Told]
    at: float
    again: bool  # chance had decided this before, and it was taken back: those who saw it knew what would come
    throw: Document | None  # of dice that landed by physics: the document of their throw (docs/dice.md)
    remark: Remark | None


class ChatEntry(Model):
    number: int
    seat: int | None  # None: a spectator
    text: str
    at: float


class ClockNow(Model):
    """Seconds left by seat, whose clock runs, and the seconds before it does: what has happened is shown first."""

    left: list[float]
    runs: int | None
    waits: float
    increment: int


class Throwing(Model):
    """Dice are about to be thrown: by whom, whose throw it is first; whose flick is waited for, and how long yet."""

    seats: list[int]
    waiting: list[int]
    left: float | None  # seconds; None while nobody has called for the throw, or all who are waited for share a screen


class Moment(Model):
    """Where the match stands, but for the position."""

    number: int  # of the next event
    ply: int
    to_act: int | Literal["chance"] | None
    thrower: int | None  # at chance: the seat whose throw it is, where dice are thrown
    throwing: Throwing | None  # at chance: all who throw with it
    legal: list[str]  # of the seat to act, if it is this client's
    free_undo: int  # plies that this client may take back without asking
    undo_asked: int | None  # the seat that has asked to take back, if one has
    result: Document | None
    seed: str | None  # revealed at the end
    clock: ClockNow | None


class Standing(Moment):
    """Where the match stands, as this client may know it."""

    position: Document


class Run(Model):
    """A piece of a drawing, in one paint: the name of a colour, of what is quiet (`name`, `wall`), or none."""

    text: str
    paint: str


class MoveSpoken(Model):
    """A legal move for people who choose it from a list: its heading there, and its words, where it has any."""

    heading: Told | None
    words: Told | None


class Plain(Model):
    """In a position, as `plain`, where the client has no board of the game: how to show it all the same."""

    drawing: list[Run]
    status: Told
    moves: dict[str, MoveSpoken]  # by the text of each legal move, for whoever may know them


class EditionPlayed(Model):
    """The host's own edition of a game: what it is called, and where it differs from the shipped one."""

    name: str
    changes: list[str]


class Snapshot(Model):
    type: Literal["snapshot"] = "snapshot"
    version: int = VERSION
    match: str
    game: str
    title: str
    options: Document
    board: Document
    edition: EditionPlayed | None  # where it is not the one that ships with the game
    yours: list[int]  # the seats of this client; none for a spectator
    seats: list[SeatInfo]
    patience: float  # seconds of absence after which a bot may play on
    rematch: int | None  # the seat that has asked for a rematch, if one has
    objections: list[int]  # the seats that want no coach
    commitment: str
    standing: Standing
    log: list[LogEntry]
    chat: list[ChatEntry]


class Change(Model):
    """Something new in the position: the keys that lead to it, from the outside in, and what stands there now."""

    at: list[str]
    to: Any


class Played(Model):
    """A move or an outcome has been stored. In the position some things have changed, and others are gone."""

    type: Literal["played"] = "played"
    entry: LogEntry
    changes: list[Change]
    gone: list[list[str]]
    standing: Moment


class Flicked(Model):
    """Somebody has flicked, or just rolls; others are still waited for."""

    type: Literal["flicked"] = "flicked"
    seat: int
    number: int  # of the next event
    throwing: Throwing | None
    clock: ClockNow | None


class Undone(Model):
    """Some plies have been taken back."""

    type: Literal["undone"] = "undone"
    plies: int
    standing: Standing


class Waiting(Told):
    """Why the bot at this table does not answer yet: many have to think, or what it plays cannot be kept."""

    type: Literal["waiting"] = "waiting"


class Presence(Model):
    type: Literal["presence"] = "presence"
    seats: list[SeatInfo]
    number: int  # of the next event: changes of seats count too


class UndoAsked(Model):
    type: Literal["undo-asked"] = "undo-asked"
    seat: int
    standing: Standing


class UndoRefused(Model):
    type: Literal["undo-refused"] = "undo-refused"
    seat: int
    standing: Standing


class RematchAsked(Model):
    """Somebody has made a rematch; whoever asks for one now sits down at that table."""

    type: Literal["rematch"] = "rematch"
    seat: int
    number: int  # of the next event


class Objections(Model):
    """The seats that want no coach in this match; while there is one, nobody has any."""

    type: Literal["objections"] = "objections"
    seats: list[int]
    number: int  # of the next event


class Reply(Model):
    """What answers one request: *to* is its id, if it had one."""

    to: int | None = None


class MoveWorth(Model):
    """A move, and what it is worth to whoever plays it."""

    text: str
    chance: float  # the share of the win that is to be expected, from 0 to 1
    margin: float  # half of its 95 % interval; 0 where it is proven, or nothing was sampled
    proven: bool
    line: list[str]  # the move, the best answer, and so on until chance, the end, or as far as was looked


class MoveHint(MoveWorth):
    """A move that is among the best, and why: a sentence or two."""

    why: list[Told]


class Hinted(Reply):
    """The best moves of the seat to act, the best first; at most three."""

    type: Literal["hint"] = "hint"
    number: int  # of the next event: the position that it is about
    seat: int
    choices: int  # legal moves in all
    moves: list[MoveHint]


class Forecast(Reply):
    """What the game foresees, from what this client may know; nothing where there is nothing to foresee."""

    type: Literal["forecast"] = "forecast"
    number: int  # of the next event: the position that it is about
    subject: str | None
    forecast: Document | None


class Chatted(Model):
    type: Literal["chat"] = "chat"
    entry: ChatEntry


class Answer(Reply):
    """Why a move is not possible: the reason at hand and the id of the clause, or nothing if it is."""

    type: Literal["why"] = "why"
    text: str
    clause: str | None
    mark: Mark | None  # of the statement that forbids it
    reason: Told | None


class Pong(Reply):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


class Refused(Reply):
    """The one shape of refusals, on the socket and in HTTP bodies. For programs it is in words too."""

    type: Literal["refused"] = "refused"
    code: Literal[
        "malformed", "version", "token", "unknown-match", "not-yours", "stale", "illegal",
        "unreadable", "busy", "limit", "not-possible",
    ]  # fmt: skip
    clause: str | None = None
    mark: Mark | None = None  # of the statement that forbids it
    reason: str  # in English
    key: str
    facts: Document
    ply: int | None = None


ServerMessage = Annotated[
    Snapshot
    | Played
    | Flicked
    | Undone
    | Waiting
    | Presence
    | UndoAsked
    | UndoRefused
    | RematchAsked
    | Objections
    | Hinted
    | Forecast
    | Chatted
    | Answer
    | Pong
    | Refused,
    Field(discriminator="type"),
]
