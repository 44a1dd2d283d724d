"""One table: a match, who sits at it, and what each of them may be told. It follows stored events and writes none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engawa import catalogue
from engawa.core.game import Game, Position
from engawa.core.hiding import SPECTATOR
from engawa.core.match import Match
from engawa.core.messages import document_of
from engawa.server import editions, wire, wire_http
from engawa.server.clock import clock_of
from engawa.server.match_time import HERE, MatchTime, Watch
from engawa.server.plain import seen
from engawa.store import Event

PLIES = ("move", "outcome")  # the events that are plies of the match
ASIDES = ("chat", "object", "undo", "undo-asked")  # those of which nobody needs many


class Viewer(NamedTuple):
    """Who looks: the seats that are theirs. None is a spectator, several share a screen."""

    seats: tuple[int, ...]


class Undo(NamedTuple):
    """Taking back: so many plies for that seat, and who has to agree first."""

    plies: int
    seat: int
    asks: tuple[int, ...]

    def agreed(self, seats: Iterable[int]) -> Undo:
        """The same once those *seats* have agreed."""
        return self._replace(asks=tuple(seat for seat in self.asks if seat not in set(seats)))


class Flicks:
    """What throwers have answered since dice are to be thrown, and when the one whose throw it is did."""

    def __init__(self) -> None:
        self.answers: dict[int, list[int] | None] = {}
        self.last: int | None = None  # the seat that has answered last
        self.called: float | None = None


class Choices(NamedTuple):
    """What a viewer can do: the legal moves, if it is their turn, and how many plies they may take back."""

    legal: list[str]
    free_undo: int


class Rematch(NamedTuple):
    """The match in which it goes on, and the seat that has asked for it."""

    match: str
    seat: int


@dataclass
class Chair:
    """A seat at the table: `me` of whoever made the match, somebody with a `link`, or a `bot`."""

    kind: str
    name: str | None
    bot: str | None


class Table:
    """A match as its events tell it."""

    def __init__(self, match: Match, header: dict[str, Any], watch: Watch = HERE) -> None:
        self.id = match.id
        self.match = match
        self.header = header
        self.game: Game = match.game
        self.chairs = [Chair(**chair) for chair in header["seats"]]
        self.number = 0  # of the next event
        self.settled = 0  # the number after the last event that changed the position
        self.undo_asked: Undo | None = None
        self._hands_changed = 0  # the ply at which a seat last passed from a person to a bot, or back
        self._seen: set[int] = set()  # plies at which chance has decided, and which were taken back
        self.flicks = Flicks()
        self.time = MatchTime(watch)
        self._times = [ply.at for ply in match.plies]
        self._called: dict[int, float] = {}  # by ply: when the one whose throw it was had answered before others
        self.chat: list[wire.ChatEntry] = []
        self.asides = 0  # events that are neither plies nor a change of hands
        self.rematch: Rematch | None = None
        self.objections: set[int] = set()  # the seats that want no coach
        self._sights: dict[tuple[int, int | None], Position] = {}  # by ply and seat: this ply and the one before
        self._kept: list[frozenset[int]] = [frozenset()] * match.ply  # by ply: from whom its text is kept

    @classmethod
    def begun(cls, match_id: str, header: dict[str, Any], seed: bytes | None, watch: Watch = HERE) -> Table:
        """The table of a stored match, before its first event."""
        game: Game = catalogue.find(header["game"])
        start, options = None, header["options"]
        if header["start"] is not None:
            sitting = game.notation.parse_position(header["start"])
            start, options = (sitting.board, sitting.state), sitting.options
        names = [{"name": chair["name"], "bot": chair["bot"]} for chair in header["seats"]]
        match = Match(game, options, len(names), seed=seed, match_id=match_id, seats=names, start=start)
        return cls(match, header, watch)

    @classmethod
    def of_record(cls, match: Match) -> Table:
        """A table for a match that is not stored here."""
        chairs = [{"kind": "link", "name": seat.get("name"), "bot": seat.get("bot")} for seat in match.seats]
        return cls(match, {"seats": chairs, "clock": None, "commitment": match.commitment})

    # Following events

    def follow(self, event: Event, ahead: Match | None = None) -> None:
        """Take in the next stored event. *ahead* is the match as it stands then, if it was played ahead."""
        assert event.number == self.number
        self.number += 1
        body = event.body
        self.asides += event.type in ASIDES or (event.type == "seat" and not self._changes_hands(body))
        if event.type in PLIES:
            self._sights = {at: sight for at, sight in self._sights.items() if at[0] == self.match.ply}
            if ahead is None:
                self.match.clock = lambda: event.at
                self.match.play(body["text"], body.get("throw"))
            else:
                self.match = ahead
            if "remark" in body:
                self.match.remark(body["remark"])
            self._kept.append(self.match.kept_from(self.match.ply - 1))
            self._times.append(self.time.follow(event))
            self.undo_asked, self.settled, self.flicks = None, self.number, Flicks()
        elif event.type == "undo":
            self._sights.clear()
            for _ in range(body["plies"]):
                if self.match.plies[-1].by == "chance":
                    self._seen.add(self.match.ply - 1)
                self.match.undo()
                self._kept.pop()
                self._times.pop()
            self._hands_changed = min(self._hands_changed, self.match.ply)  # older servers went past it
            self._called = {ply: at for ply, at in self._called.items() if ply < self.match.ply}
            self.undo_asked, self.settled, self.flicks = None, self.number, Flicks()
        elif event.type == "flick":
            at = self.time.follow(event)
            self.flicks.answers[body["seat"]], self.flicks.last = body["flick"], body["seat"]
            if body["seat"] == self.match.thrower:
                self.flicks.called = self._called[self.match.ply] = at
        elif event.type == "undo-asked":
            self.undo_asked = Undo(body["plies"], body["seat"], tuple(body["asks"]))
        elif event.type == "undo-refused":
            self.undo_asked = None
        elif event.type == "chat":
            self.chat.append(wire.ChatEntry(number=event.number, seat=body["seat"], text=body["text"], at=event.at))
        elif event.type == "seat":
            if self._changes_hands(body):
                self._hands_changed, self.undo_asked = self.match.ply, None
            self.chairs[body["seat"]] = Chair(body["kind"], body["name"], body["bot"])
            self.match.seats[body["seat"]] = {"name": body["name"], "bot": body["bot"]}
        elif event.type == "rematch":
            self.rematch = Rematch(body["match"], body["seat"])
        elif event.type == "object":
            (self.objections.update if body["objects"] else self.objections.difference_update)(body["seats"])

    def _changes_hands(self, body: dict[str, Any]) -> bool:
        return bool(body["kind"] != self.chairs[body["seat"]].kind)

    # Deciding

    @property
    def hand(self) -> int | None:
        """The seat that is to act, or to call for a throw."""
        actor = self.match.to_act
        if isinstance(actor, int):
            return actor
        return self.match.thrower if self.flicks.called is None else None

    @property
    def patience(self) -> float:
        """The seconds for which the table waits for flicks, once the one whose throw it is has thrown."""
        return float(self.header.get("patience", wire_http.PATIENCE))

    @property
    def waiting(self) -> list[int]:
        """The people who may still flick or just roll, in the order of their hands. Bots are never waited for.

        A table without patience asks nobody but the one whose throw it is.
        """
        people = (seat for seat in self._aiming() if self.chairs[seat].kind != "bot")
        return [seat for seat in people if seat not in self.flicks.answers]

    def bots_to_flick(self) -> dict[int, str]:
        """The bots that throw and may aim, by seat."""
        return {seat: bot for seat in self._aiming() if (bot := self.chairs[seat].bot) is not None}

    def _aiming(self) -> list[int]:
        return self.match.throwers if self.patience else self.match.throwers[:1]

    @property
    def due(self) -> float | None:
        """When dice are thrown at the latest; None while nobody has called, or on one screen that they all share."""
        if self.flicks.called is None:
            return None
        if not self.waiting:
            return self.flicks.called
        on_one_screen = {self.chairs[seat].kind for seat in (self.match.throwers[0], *self.waiting)} == {"me"}
        return None if on_one_screen else self.flicks.called + self.patience

    def throwing(self, now: float | None = None) -> wire.Throwing | None:
        """Who throws, who is still waited for, and for how long; None where no dice are thrown."""
        if not self.match.throwers:
            return None
        left = None if self.due is None else round(max(0.0, self.due - (self.time.now() if now is None else now)), 1)
        return wire.Throwing(seats=self.match.throwers, waiting=self.waiting, left=left)

    def flicked(self) -> wire.Flicked:
        """Somebody has answered, and the table waits for others."""
        assert self.flicks.last is not None
        return wire.Flicked(seat=self.flicks.last, number=self.number, throwing=self.throwing(), clock=self.clock())

    def bot_to_act(self) -> str | None:
        """The bot whose turn it is, if it is a bot's."""
        seat = self.hand
        return self.chairs[seat].bot if seat is not None and self.chairs[seat].kind == "bot" else None

    def speakers(self) -> dict[int, str | None]:
        """The bots that may say something, by seat: not those that play on for somebody."""
        seats = enumerate(self.header["seats"])
        return {seat: self.chairs[seat].bot for seat, was in seats if was["kind"] == self.chairs[seat].kind == "bot"}

    def may_act(self, viewer: Viewer) -> bool:
        """Whether it is a viewer's turn. Where a bot plays on, it is the bot's."""
        return self.match.to_act in viewer.seats and self.bot_to_act() is None

    def undo_of(self, viewer: Viewer, match: Match | None = None) -> Undo | None:
        """What taking back their last move means for a viewer; None if it is not possible.

        It never takes back another person's move, and nothing from before a seat changed hands: whoever sits there now
        did not play it, and a bot does not agree for the person it plays on for. Bots agree to lose their own moves;
        people are asked once chance or something hidden has come to light. At the end the seed is revealed, and what
        came of it stands.
        """
        match = match or self.match
        if match.to_act is None:
            return None
        reveals = False
        for taken, ply in enumerate(reversed(match.plies[self._hands_changed :]), 1):
            reveals = reveals or match.reveals(match.ply - taken)
            if ply.by in viewer.seats:
                return Undo(taken, int(ply.by), self._people_but(viewer) if reveals else ())
            if isinstance(ply.by, int) and self.chairs[ply.by].kind != "bot":
                return None
        return None

    def _people_but(self, viewer: Viewer) -> tuple[int, ...]:
        others = (seat for seat in range(len(self.chairs)) if seat not in viewer.seats)
        return tuple(seat for seat in others if self.chairs[seat].kind != "bot")

    # Telling

    @property
    def board(self) -> dict[str, Any]:
        """What never changes, for a client to draw. It is large and seldom asked for, so it is not kept."""
        return dict(self.game.notation.format_board(self.match.options, self.match.board))

    def eyes(self, viewer: Viewer, actor: Any) -> int | None:
        """The seat through whose eyes a viewer looks: on one screen, that of the player to act."""
        if not viewer.seats:
            return None
        return int(actor) if actor in viewer.seats else viewer.seats[0]

    def sight(self, seat: int | None, back: int = 0) -> Position:
        """What a *seat* may know of the position, now or a ply back. All who may know the same share one document."""
        at = (self.match.ply - back, seat if self.game.hides else None)
        if at not in self._sights:
            self._sights[at] = seen(self.match, at[1], back)
        return self._sights[at]

    def standing(self, viewer: Viewer) -> wire.Standing:
        """Where the match stands for a viewer."""
        position = self.sight(self.eyes(viewer, self.match.to_act))
        return wire.Standing(**self.moment(), **self.choices_of(viewer)._asdict(), position=position)

    def moment(self, match: Match | None = None, number: int | None = None) -> wire.Document:
        """Where the match stands for everybody, but for the position; or stood, with the *match* and *number* of then.

        With `choices_of` a viewer it is a `wire.Moment`.
        """
        match = match or self.match
        actor, clock = match.to_act, self.clock(match=match)
        throwing = self.throwing() if match.ply == self.match.ply else None
        return {
            "number": self.number if number is None else number,
            "ply": match.ply,
            "to_act": actor,
            "thrower": match.thrower,
            "throwing": throwing.model_dump() if throwing else None,
            "undo_asked": self.undo_asked.seat if self.undo_asked else None,
            "result": match.result if actor is None else None,
            "seed": match.seed.hex() if match.seed is not None and actor is None else None,
            "clock": clock.model_dump() if clock else None,
        }

    def choices_of(self, viewer: Viewer, match: Match | None = None) -> Choices:
        """What a viewer can do, now or with the *match* of then."""
        match = match or self.match
        undo = self.undo_of(viewer, match)
        legal = match.legal() if match.to_act in viewer.seats else []
        return Choices(legal, undo.plies if undo is not None and not undo.asks else 0)

    def back(self, plies: int) -> Match:
        """A match of its own that stands so many plies back."""
        walk = self.match.copy()
        for _ in range(plies):
            walk.undo()
        return walk

    def snapshot(self, viewer: Viewer, seats: list[wire.SeatInfo], patience: float) -> wire.Snapshot:
        """All that a viewer may know."""
        thrown = (ply for ply in reversed(range(self.match.ply)) if self.match.plies[ply].landing is not None)
        last = next(thrown, None)
        log = [self.entry(ply, self.keeps(ply, viewer), ply == last) for ply in range(self.match.ply)]
        return wire.Snapshot(
            match=self.id,
            game=self.game.key,
            title=self.game.title,
            options=self.match.options,
            board=self.board,
            edition=editions.played(self.game, self.match.options),
            yours=list(viewer.seats),
            seats=seats,
            patience=patience,
            rematch=self.rematch.seat if self.rematch else None,
            objections=sorted(self.objections),
            commitment=self.header["commitment"],
            standing=self.standing(viewer),
            log=[wire.LogEntry(**entry) for entry in log],
            chat=self.chat[-100:],
        )

    def keeps(self, ply: int, viewer: Viewer) -> bool:
        """Whether what happened at that *ply* is kept from a viewer until the end."""
        return self.match.to_act is not None and self._kept[ply].issuperset(viewer.seats or (SPECTATOR,))

    def entry(self, ply: int, kept: bool, shown: bool = True) -> wire.Document:
        """A line of the log: a `wire.LogEntry`. For those from whom it is *kept* it says no more than they may know.

        The way of thrown dice is large: it is left out where it will not be *shown*.
        """
        played = self.match.plies[ply]
        return {
            "ply": ply,
            "by": played.by,
            "text": self.match.text(ply, kept),
            "told": [document_of(message) for message in self.match.told(ply, kept)],
            "at": played.at,
            "again": played.by == "chance" and ply in self._seen,
            "throw": None if kept or not shown else played.landing,
            "remark": None if played.remark is None else _remark_of(played.remark),
        }

    def frames(self, viewer: Viewer) -> Iterator[wire.Document]:
        """Every position from the start on, as a viewer may know it: `wire_http.Frame`s."""
        walk = self.back(self.match.ply)
        yield {"entry": None, "position": seen(walk, self.eyes(viewer, walk.to_act))}
        for ply, played in enumerate(self.match.plies):
            walk.play(played.text)
            position = seen(walk, self.eyes(viewer, walk.to_act))
            yield {"entry": self.entry(ply, self.keeps(ply, viewer)), "position": position}

    def clock(self, now: float | None = None, match: Match | None = None) -> wire.ClockNow | None:
        """The time left, if the match has a clock."""
        wish, at = self.header["clock"], self.time.now() if now is None else now
        return None if wish is None else clock_of(match or self.match, wish, at, self._times, self._called)

    def time_is_up(self, seat: int) -> bool:
        """Whether that *seat* has used all its time."""
        clock = self.clock()
        return clock is not None and clock.left[seat] <= 0


def _remark_of(remark: wire.Document) -> wire.Document:
    """What a bot said: a `wire.Remark`. Older matches kept the words in two languages, and no facts."""
    words = {lang: remark[lang] for lang in ("en", "de") if lang in remark}
    seat, key = remark["seat"], remark["key"]
    return {"key": key, "facts": remark.get("facts", {}), "seat": seat, "words": words or None}


def seat_infos(chairs: Sequence[Chair], present: frozenset[int], away: dict[int, float]) -> list[wire.SeatInfo]:
    """Who sits where, and who is there."""
    return [
        wire.SeatInfo(
            seat=seat,
            kind=chair.kind,  # type: ignore[arg-type]
            name=chair.name,
            bot=chair.bot,
            present=chair.kind == "bot" or seat in present,
            away=None if chair.kind == "bot" or seat in present else away.get(seat),
        )
        for seat, chair in enumerate(chairs)
    ]
