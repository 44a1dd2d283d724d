"""What HTTP carries, typed once as the socket's messages are: matches to be made, rules, options, replays, analyses."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engawa.server.wire import Document, LogEntry, Mark, Model, MoveWorth, Name, Seat, Token, Told

# Making a match (HTTP)


MOST_EDITION = 200_000  # letters of an edition's file


class SeatWish(Model):
    """Who shall sit on a seat: the one who asks (`me`), whoever has the link, or a bot. Several `me` share a screen."""

    kind: Literal["me", "link", "bot"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=20)] | None = None


class ClockWish(Model):
    """Seconds for the whole match, and seconds added with every turn."""

    seconds: Annotated[int, Field(ge=10, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


PATIENCE, MOST_PATIENCE = 12, 120  # where everyone throws: how long the table waits for flicks


class NewMatch(Model):
    game: Annotated[str, Field(max_length=40)]
    options: Document = {}
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    clock: ClockWish | None = None
    record: Document | None = None  # go on from a record or a position
    patience: Annotated[int, Field(ge=0, le=MOST_PATIENCE)] = PATIENCE  # seconds for which flicks are waited for


class SeatLink(Model):
    seat: Seat
    token: Token


class MatchMade(Model):
    """The links of a new match. Tokens are shown here once and stored only hashed."""

    match: str
    token: Token  # of the one who made it
    links: list[SeatLink]  # to be sent to the others
    spectator: Token


class GameCard(Model):
    """A game on the shelf."""

    key: str
    title: str
    players: list[int]
    minutes: int | None  # this, the age and the dice as the box says them; what it does not say is null
    age: int | None
    dice: int | None
    bots: list[str]  # whoever a seat can be given to
    levels: list[str]  # those of them that people are offered, the weakest first


class StatementText(Model):
    """What a clause says, or a part of it, and where that comes from."""

    mark: Mark
    text: str


class ClauseText(Model):
    id: str
    part: str
    says: list[StatementText]


class RulesPage(Model):
    """The rules of a game, in one language."""

    key: str
    title: str
    lang: str
    clauses: list[ClauseText]


class OptionsWish(Model):
    """Options to be checked, completed and drawn before a match is made of them."""

    options: Document = {}
    players: int | None = None
    seed: Annotated[str, Field(max_length=64)] | None = None


class OptionsChecked(Model):
    """The complete options with their board, or everything that is wrong with them."""

    options: Document | None
    board: Document | None
    problems: list[Told]


class EditionWish(Model):
    """An edition to be read: as a document, or as the text of its file. Neither: the one that ships with the game."""

    document: Document | None = None
    text: Annotated[str, Field(max_length=MOST_EDITION)] | None = None


class EditionChecked(Model):
    """An edition as document and file: where it differs from the shipped one, and everything that is wrong with it."""

    document: Document | None
    text: str | None
    changes: list[str]
    problems: list[Told]
    parts: list[Told]  # what is wrong with a part of it, such as one garden of several: a match with another is played


# Documents (HTTP)


class Frame(Model):
    """A position on the way, for replay: frame 0 is the start, frame n follows ply n-1."""

    entry: LogEntry | None
    position: Document


class Replay(Model):
    game: str
    title: str
    options: Document
    board: Document
    seats: list[Document]
    frames: list[Frame]
    result: Document | None


# Analysis (HTTP). Every chance is a share of the win, from 0 to 1; lists of them go by seat.

Grade = Literal["best", "good", "slip", "mistake", "blunder"]  # by what a decision cost (docs/analysis.md)


class Amount(Model):
    """A number, and half of its 95 % interval: 0 where nothing was sampled."""

    value: float
    margin: float


class Point(Model):
    """The curve at one position: what each seat can expect of it."""

    chances: list[float]
    margins: list[float]
    proven: bool  # or the end


class PlyFound(Model):
    """What one ply changed. The change of the curve is skill + luck + hindsight, seat by seat."""

    ply: int
    by: int | Literal["chance"]
    text: str
    told: list[Told]
    choices: int  # legal moves, or outcomes; 0 where outcomes are too many to list
    cost: float  # what whoever moved gave away against the best move; 0 at chance
    grade: Grade | None  # of a decision: where there was a choice
    skill: list[float]  # what the move changed, against the best move: never above 0 for whoever played it
    luck: list[float]  # what chance changed, against what was to be expected of it
    hindsight: list[float]  # what came to light only later: hidden things, and what was not foreseen
    margin: float  # of the cost; at chance, of the luck
    better: list[MoveWorth]  # moves that were better, the best first; at most three
    deep: bool  # whether it was looked at twice, the second time longer


class Grades(Model):
    """How many decisions had each grade."""

    best: int
    good: int
    slip: int
    mistake: int
    blunder: int


class Account(Model):
    """What became of a seat's chances: start + luck + skill + others + hindsight = end, exactly."""

    seat: int
    start: Amount
    luck: Amount
    skill: Amount  # by own moves: never above 0
    others: Amount  # by the moves of others
    hindsight: Amount
    end: Amount
    decisions: int  # where there was a choice
    grades: Grades  # how many of them were what


class TurningPoint(Model):
    """A ply that changed a lot. The position before it is a whole one: a new match can begin there."""

    ply: int
    by: int | Literal["chance"]
    text: str
    told: list[Told]
    grade: Grade | None  # of a decision
    seat: int  # who lost by it,
    swing: float  # and how much
    margin: float
    before: list[float]
    after: list[float]
    position: Document
    line: list[str]  # the best play: from this position, or where chance has decided, after that


class Analysis(Model):
    """What is known of a match so far. A first look goes over all plies, a second one over those that matter."""

    state: Literal["waiting", "first", "second", "done", "stopped", "failed"]
    done: int  # plies of this look
    total: int
    reason: Told | None  # why it failed
    game: str
    title: str
    options: Document
    board: Document
    seats: list[Document]
    result: Document | None
    curve: list[Point]  # before the first ply, after it, and so on as far as is known
    plies: list[PlyFound]  # as far as is known
    accounts: list[Account]  # by seat, over the plies that are known
    turning: list[TurningPoint]  # at most three, the largest first
