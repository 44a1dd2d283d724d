"""The live tables of this process. They come from the store, and what people do is stored before anyone hears of it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Sequence

from engawa import analysis
from engawa.bots import remarks
from engawa.bots.remarks import Remark
from engawa.core.errors import IllegalMove, InvalidNotation
from engawa.core.match import Match
from engawa.core.messages import Message, document_of
from engawa.server import making, wire, wire_http
from engawa.server.addresses import NOWHERE
from engawa.server.analyses import LINGER, Analyses
from engawa.server.beside import beside
from engawa.server.bot_turns import BotTurns
from engawa.server.fair_queue import Asker, FairQueue, Rank
from engawa.server.limits import Bucket, Limits, Penalties
from engawa.server.live import Connection, Live, Refused, Send
from engawa.server.match_time import HERE, Watch, at_once
from engawa.server.minds import Minds
from engawa.server.ply_message import PlyMessage
from engawa.server.presence import Presence, Seats
from engawa.server.quotas import Quotas
from engawa.server.table import PLIES, Chair, Table, Undo, Viewer
from engawa.server.throws import Throws
from engawa.store import Draft, Event, MatchStore, StoreTrouble, Subscription, Taken

PACE = 0.6  # seconds that a bot seems to think
PATIENCE = 60.0  # seconds of absence after which the others may let a bot play on
TOGETHER = 20  # events of a match that is brought back; then others have their turn

log = logging.getLogger("engawa.server")


class Tables:
    """The live tables, by match."""

    def __init__(
        self,
        store: MatchStore,
        *,
        limits: Limits | None = None,
        pace: float = PACE,
        patience: float = PATIENCE,
        thinkers: Minds | int | None = None,
        nodes: int | None = None,
        linger: float = LINGER,
        prepared: bool = False,
        watch: Watch = HERE,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.penalties = Penalties()
        self.patience = patience
        self.thinkers = _minds(thinkers)
        self._prepared = prepared  # whether somebody is to be ready to think before anybody asks
        places = self.thinkers.places
        self.queue = FairQueue(places, low=max(1, places - 1), kept=1)
        self.quotas = Quotas(self.limits)
        self.analyses = Analyses(store, self.thinkers.analyse, most=self.limits.analyses, nodes=nodes, linger=linger)
        self.presence = Presence(store, self._others_changed)
        self.throws = Throws(self._write, self._go_on, self._wake_bot)
        self.bots = BotTurns(self.thinkers, self.queue, self.throws, pace, self._play, self._bot_rests)
        self._watch = watch
        self._live: dict[str, Live] = {}
        self._loading = asyncio.Lock()
        self._foreseeing = FairQueue(1)  # one forecast at a time: it is work for the processor
        self._open = contextlib.AsyncExitStack()

    async def __aenter__(self) -> Tables:
        notices = await self._open.enter_async_context(self.store.subscribe())
        words = await self._open.enter_async_context(self.store.words())
        for work in (self._follow_others(notices), self.presence.listen(words), self.presence.speak()):
            self._open.push_async_callback(_end, asyncio.create_task(work))
        self._open.push_async_callback(self.presence.leave)
        if self._prepared:
            self.thinkers.prepare()
        return self

    async def __aexit__(self, *exception: object) -> None:
        for live in list(self._live.values()):
            for task in (live.thinking, live.throwing):
                if task is not None:
                    await _end(task)
        await self._open.aclose()
        await self.analyses.close()
        self.thinkers.close()

    @property
    def count(self) -> int:
        """How many tables somebody looks at."""
        return len(self._live)

    async def rematch(self, match_id: str, token: str) -> wire_http.MatchMade:
        """The same again with seats swapped: everybody moves on by one.

        Whoever asks first makes it, and the others who ask sit down at the same new table.
        """
        viewer = await self._viewer(match_id, token)
        if not viewer.seats:
            raise Refused("not-yours", Message("server-only-players"))
        live = await self._bring(match_id)
        try:
            async with live.lock:
                await self._catch_up(live)
                if live.table.match.to_act is not None:
                    raise Refused("not-possible", Message("server-not-over"), ply=live.table.match.ply)
                if live.table.rematch is not None:
                    return await making.seat_again(self.store, live.table, viewer)
                made = await making.make(self.store, making.again(live.table, viewer))
                try:
                    await self._write(live, [Draft("rematch", {"match": made.match, "seat": viewer.seats[0]})])
                except Refused:  # somebody in another process was faster
                    if live.table.rematch is None:
                        raise
                    return await making.seat_again(self.store, live.table, viewer)
                return made
        finally:
            live.coming -= 1
            self._put_away(live)

    # Looking

    async def look(self, match_id: str, token: str) -> tuple[Table, Viewer]:
        """A table and who looks at it with that token. It may be a copy: for reading."""
        viewer = await self._viewer(match_id, token)
        live = self._live.get(match_id)
        if live is None:
            return await self._load(match_id), viewer
        async with live.lock:
            await self._catch_up(live)
        return live.table, viewer

    async def kept(self, match_id: str, token: str) -> tuple[str, wire.Document, bytes | None, Sequence[Event], Viewer]:
        """A match as it is stored, and who looks at it with that token: whoever replays it needs no live table."""
        viewer = await self._viewer(match_id, token)
        header, seed = await self.store.header(match_id), await self.store.seed(match_id)
        return match_id, header, seed, await self.store.events(match_id), viewer

    async def join(
        self, match_id: str, token: str, number: int | None, send: Send, address: str = NOWHERE
    ) -> tuple[Live, Connection]:
        """Sit down, or come back: a snapshot, or the moves that were missed."""
        viewer = await self._viewer(match_id, token)
        with contextlib.ExitStack() as failing:
            self.quotas.tables.take(address, match_id)
            failing.callback(self.quotas.tables.give, address, match_id)
            live = await self._bring(match_id)
            try:
                connection = Connection(viewer, send, Bucket(self.limits.chat), address)
                async with live.lock:
                    await self._catch_up(live)
                    await self._give_back(live, viewer.seats)
                    for message in await self._missed(live, viewer, number):
                        send(message)
                    live.connections.add(connection)
            finally:
                live.coming -= 1
                self._put_away(live)
            failing.pop_all()
        self.presence.tell(match_id, live.here, ask=True)
        live.tell_presence()
        self._wake_bot(live)
        return live, connection

    def leave(self, live: Live, connection: Connection) -> None:
        """Somebody is gone."""
        live.connections.discard(connection)
        self.quotas.tables.give(connection.address, live.table.id)
        live.miss(connection.viewer.seats)
        self.presence.tell(live.table.id, live.here)
        live.tell_presence()
        self._put_away(live)

    # Acting

    async def move(self, live: Live, connection: Connection, message: wire.Move) -> None:
        """Play a move: judged, stored, then told."""
        async with live.lock:
            await self._expect_current(live, message.number)
            if not live.table.may_act(connection.viewer):
                raise Refused("not-yours", Message("server-not-yours"), ply=live.table.match.ply)
            await self._play(live, message.text)
        self._wake_bot(live)

    async def throw(self, live: Live, connection: Connection, message: wire.Throw) -> None:
        """Somebody flicks the own dice, or just rolls; they fly when all hands can."""
        async with live.lock:
            await self._expect_current(live, message.number)
            seat, flick = self.throws.seat_of(live, connection.viewer, message.seat), message.flick
            await self.throws.answer(live, seat, None if flick is None else [flick.direction, flick.strength])
        self._wake_bot(live)

    async def forecast(self, live: Live, connection: Connection, message: wire.ForecastAsk) -> wire.Forecast:
        """What the game foresees, as this viewer may know it. Where it counts as help, it is told as help is."""
        table, subject = live.table, message.subject
        async with self._foreseeing.place(Asker(connection.address, Rank.HELP)):
            if table.game.forecast_is_help:
                self._expect_help(live, connection)
            number, match = table.number, table.match.copy()
            eyes = table.eyes(connection.viewer, match.to_act)
            try:
                forecast = await beside(match.forecast, subject, eyes)
            except InvalidNotation as error:
                raise Refused("unreadable", error.message, ply=match.ply) from None
        return wire.Forecast(to=message.id, number=number, subject=subject, forecast=forecast)

    async def hint(self, live: Live, connection: Connection, message: wire.HintAsk) -> wire.Hinted:
        """The best moves for whoever is to act, unless somebody at the table objects."""
        self._expect_help(live, connection)
        number, match = live.table.number, live.table.match
        seat = match.to_act
        assert isinstance(seat, int)
        due = time.monotonic() + analysis.SECONDS
        async with self.queue.place(Asker(connection.address, Rank.HELP)):
            found = await self.thinkers.hint(match.view(seat), due)
        return wire.Hinted(to=message.id, number=number, **found)

    def _expect_help(self, live: Live, connection: Connection) -> None:
        """Raise unless it is somebody's turn and nobody at the table wants to play without help."""
        table = live.table
        if table.objections:
            raise Refused("not-possible", Message("server-no-coach"), ply=table.match.ply)
        if not table.may_act(connection.viewer):
            raise Refused("not-yours", Message("server-not-yours"), ply=table.match.ply)

    async def object(self, live: Live, connection: Connection, objects: bool) -> None:
        """Somebody wants no help at this table, for anybody, or does not mind any more."""
        seats = connection.viewer.seats
        if not seats:
            raise Refused("not-yours", Message("server-only-seated"))
        async with live.lock:
            if live.table.objections.issuperset(seats) != objects:
                await self._write(live, [Draft("object", {"seats": list(seats), "objects": objects})])

    def why(self, live: Live, connection: Connection, message: wire.Ask) -> wire.Answer:
        """Why a move is not possible, if it is not. Where something is hidden, only whoever is to act may ask."""
        match, text = live.table.match, message.text
        if match.to_act not in connection.viewer.seats and live.table.game.hides:
            raise Refused("not-yours", Message("server-not-yours"), ply=match.ply)
        try:
            refusal = match.why(text)
        except InvalidNotation as error:
            raise Refused("unreadable", error.message, ply=match.ply) from None
        if refusal is None:
            return wire.Answer(to=message.id, text=text, clause=None, mark=None, reason=None)
        reason = wire.Told(**document_of(refusal.reason))
        return wire.Answer(to=message.id, text=text, clause=refusal.clause, mark=refusal.mark, reason=reason)  # type: ignore[arg-type]

    async def ask_undo(self, live: Live, connection: Connection) -> None:
        """Take back at once where that is free, else ask the others."""
        async with live.lock:
            undo = live.table.undo_of(connection.viewer)
            if undo is None or live.table.undo_asked is not None:
                raise Refused("not-possible", Message("server-no-undo"), ply=live.table.match.ply)
            await self._undo_or_ask(live, undo)
        self._wake_bot(live)

    async def answer_undo(self, live: Live, connection: Connection, agree: bool) -> None:
        """Agree to what another wants to take back, or not. The last one to agree makes it happen."""
        seats = connection.viewer.seats
        async with live.lock:
            asked = live.table.undo_asked
            if asked is None or not set(asked.asks) & set(seats):
                raise Refused("not-possible", Message("server-nothing-asked"), ply=live.table.match.ply)
            if agree:
                await self._undo_or_ask(live, asked.agreed(seats))
            else:
                await self._write(live, [Draft("undo-refused", {"seat": seats[0]})])
        self._wake_bot(live)

    async def say(self, live: Live, connection: Connection, text: str) -> None:
        """A line of chat."""
        if not connection.chat.take():
            raise Refused("limit", Message("server-chat-too-fast"))
        seat = connection.viewer.seats[0] if connection.viewer.seats else None
        async with live.lock:
            await self._write(live, [Draft("chat", {"seat": seat, "text": text})])

    async def rename(self, live: Live, connection: Connection, seat: int, name: str) -> None:
        """Give one's own seat a name."""
        if seat not in connection.viewer.seats:
            raise Refused("not-yours", Message("server-not-your-seat"))
        async with live.lock:
            chair, given = live.table.chairs[seat], name.strip() or None
            if chair.name != given:
                await self._write(live, [_seat_draft(seat, Chair(chair.kind, given, chair.bot))])

    async def replace(self, live: Live, connection: Connection, seat: int) -> None:
        """Let a bot play on for somebody who is away, or whose time is up."""
        async with live.lock:
            table, chairs = live.table, live.table.chairs
            if not connection.viewer.seats or seat >= len(chairs) or chairs[seat].kind == "bot":
                raise Refused("not-possible", Message("server-no-stand-in"))
            away = seat not in live.present and time.monotonic() - live.left[seat] >= self.patience
            if not away and not table.time_is_up(seat):
                raise Refused("not-possible", Message("server-not-away", seconds=int(self.patience)))
            await self._change_hands(live, seat, Chair("bot", chairs[seat].name, making.STAND_IN))
        self._wake_bot(live)

    # Finding tables, and putting them away

    async def _viewer(self, match_id: str, token: str) -> Viewer:
        role = await self.store.role(match_id, token)
        if role is None:
            await self.store.header(match_id)  # says so if there is no such match
            raise Refused("token", Message("server-wrong-link"))
        return Viewer(tuple(role["seats"]))

    async def _bring(self, match_id: str) -> Live:
        """The live table of a match, for somebody who is coming."""
        async with self._loading:
            live = self._live.get(match_id)
            if live is None:
                if len(self._live) >= self.limits.tables:
                    raise Refused("busy", Message("server-busy"))
                live = self._live[match_id] = Live(await self._load(match_id), self.presence.seats)
            live.coming += 1
            return live

    async def _load(self, match_id: str) -> Table:
        header, seed = await self.store.header(match_id), await self.store.seed(match_id)
        events = await self.store.events(match_id)
        try:
            table = await beside(Table.begun, match_id, header, seed, self._watch)
            for i, event in enumerate(events):
                table.follow(event)
                if i % TOGETHER == TOGETHER - 1:
                    await asyncio.sleep(0)
        except (IllegalMove, InvalidNotation) as error:
            log.warning("match %s cannot be replayed: %s", match_id, error)
            raise Refused("not-possible", Message("server-rules-changed")) from None
        return table

    def _put_away(self, live: Live) -> None:
        """Forget a table that nobody looks at; the store has it all."""
        if not live.connections and not live.coming and live.thinking is None:
            self._live.pop(live.table.id, None)

    async def _missed(self, live: Live, viewer: Viewer, number: int | None) -> list[str]:
        """What somebody who knows the events below *number* has to be told."""
        table = live.table
        if number is None or not 0 <= number <= table.number:
            return [live.snapshot(viewer, self.patience).model_dump_json()]
        missed = [event for event in await self.store.events(table.id, number) if event.number < table.number]
        if any(event.type not in (*PLIES, "chat", "flick") for event in missed):
            return [live.snapshot(viewer, self.patience).model_dump_json()]
        walk = table.back(sum(event.type in PLIES for event in missed))
        messages: list[str] = []
        for event in missed:
            if event.type == "chat":
                lines = [entry for entry in table.chat if entry.number == event.number]
                messages += [wire.Chatted(entry=entry).model_dump_json() for entry in lines]
            elif event.type in PLIES:
                _replay(walk, event)
                messages.append(PlyMessage(table, walk, event.number + 1).to(viewer))
        if table.flicks.answers:
            messages.append(table.flicked().model_dump_json())
        return messages

    # Writing and following

    async def _expect_current(self, live: Live, number: int) -> None:
        """Raise unless the position is still the one that was meant: chat and changes of seats do not matter."""
        if number > live.table.number:
            await self._catch_up(live)
        if not live.table.settled <= number <= live.table.number:
            raise Refused("stale", Message("server-stale"), ply=live.table.match.ply)

    async def _play(self, live: Live, text: str, remark: Remark | None = None) -> None:
        """Judge a move, store it with the outcomes that follow, and tell of it."""
        trial, stamp, now = live.table.match.copy(), live.table.time.stamp(), live.table.time.wall()
        trial.clock = lambda: now
        seat = trial.to_act
        try:
            move = trial.play(text)
        except IllegalMove as error:
            raise Refused("illegal", error.refusal.reason, refusal=error.refusal, ply=trial.ply) from None
        except InvalidNotation as error:
            raise Refused("unreadable", error.message, ply=trial.ply) from None
        await self._go_on(live, trial, Draft("move", {"by": seat, "text": move, "time": stamp}, now), remark)

    async def _go_on(self, live: Live, trial: Match, draft: Draft, remark: Remark | None = None) -> None:
        """Store what was just played in a *trial* of the match, with the outcomes that follow, and tell of it."""
        together = at_once(draft.body["time"])
        drafts = [draft, *(Draft("outcome", {"text": text, "time": together}, draft.at) for text in trial.roll_on())]
        _let_speak(live.table, trial, drafts, remark)
        await self._write(live, drafts, over=trial.to_act is None, ahead=_steps(trial, len(drafts)))

    async def _undo_or_ask(self, live: Live, undo: Undo) -> None:
        if undo.asks:
            draft = Draft("undo-asked", undo._asdict() | {"asks": list(undo.asks)})
        else:
            draft = Draft("undo", {"plies": undo.plies, "seat": undo.seat})
        await self._write(live, [draft])

    async def _write(
        self, live: Live, drafts: list[Draft], over: bool = False, ahead: Sequence[Match] | None = None
    ) -> None:
        """Store events, then follow and tell them. If somebody else was faster, follow them instead.

        *ahead* is the match as it stands after each of them, if they were played ahead: nothing is played twice.
        """
        try:
            events = await self.store.append(live.table.id, live.table.number, drafts, state="over" if over else None)
        except Taken:
            await self._catch_up(live)
            raise Refused("stale", Message("server-stale"), ply=live.table.match.ply) from None
        self._follow(live, events, ahead)

    def _follow(self, live: Live, events: Sequence[Event], ahead: Sequence[Match] | None = None) -> None:
        for i, event in enumerate(events):
            live.table.follow(event, ahead[i] if ahead else None)
            live.tell_event(event)

    async def _catch_up(self, live: Live) -> None:
        """Follow what other processes have stored."""
        events = await self.store.events(live.table.id, live.table.number)
        self._follow(live, events)
        if any(event.type == "seat" for event in events):
            await self._give_back(live, live.here)

    async def _give_back(self, live: Live, seats: Iterable[int]) -> None:
        """Where a bot has played on for somebody who is here again, the seat is theirs again."""
        for seat in seats:
            chair, was = live.table.chairs[seat], live.table.header["seats"][seat]["kind"]
            if chair.kind == "bot" and was != "bot" and not live.table.time_is_up(seat):
                with contextlib.suppress(Refused):
                    await self._change_hands(live, seat, Chair(was, chair.name, None))

    async def _change_hands(self, live: Live, seat: int, chair: Chair) -> None:
        """Seat somebody else. What others were asked to let be taken back stands: nobody agrees for another."""
        asked = live.table.undo_asked is not None
        refused = [Draft("undo-refused", {"seat": seat})] if asked else []
        await self._write(live, [*refused, _seat_draft(seat, chair)])

    async def _follow_others(self, notices: Subscription) -> None:
        """Hear of events that other processes have stored."""
        async for notice in notices:
            for match_id in [notice.match] if notice.match is not None else list(self._live):
                live = self._live.get(match_id)
                if live is None or (notice.match is not None and notice.head <= live.table.number):
                    continue
                try:
                    async with live.lock:
                        if notice.match is None or notice.head > live.table.number:
                            await self._catch_up(live)
                except StoreTrouble as trouble:  # they are told when somebody acts, or the database is back
                    log.warning("%s", trouble)
                self._wake_bot(live)

    def _wake_bot(self, live: Live) -> None:
        """Let a bot think if it is its turn; see that dice are thrown in time."""
        self.throws.watch(live)
        self.bots.wake(live)

    def _bot_rests(self, live: Live) -> None:
        self.throws.watch(live)
        self._put_away(live)

    def _others_changed(self, match_id: str, gone: Seats) -> None:
        """Somebody has come or gone in another process."""
        live = self._live.get(match_id)
        if live is not None:
            live.miss(gone)
            live.tell_presence()


def _minds(given: Minds | int | None) -> Minds:
    """Those who were named, or so many processes of this machine."""
    if given is not None and not isinstance(given, int):
        return given
    from engawa.server.bots import Thinkers

    return Thinkers(given)


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def _let_speak(table: Table, match: Match, drafts: list[Draft], remark: Remark | None = None) -> None:
    """Put what a bot says into the first of the *drafts*, or what one says to the end into the last."""
    if match.to_act is None:
        drafts, remark = drafts[-1:], remarks.farewell(match, table.speakers())
    if remark is not None:
        drafts[0].body["remark"] = remark
        match.remark(remark, -len(drafts))


def _steps(match: Match, plies: int) -> list[Match]:
    """The *match* as it stood after each of so many plies, the last of which is its last."""
    steps = [match]
    while len(steps) < plies:
        before = steps[-1].copy()
        before.undo()
        steps.append(before)
    return steps[::-1]


def _seat_draft(seat: int, chair: Chair) -> Draft:
    return Draft("seat", {"seat": seat} | vars(chair))


def _replay(match: Match, event: Event) -> None:
    match.clock = lambda: event.at
    match.play(event.body["text"], event.body.get("throw"))
