"""The socket of one client at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from typing import TYPE_CHECKING, Any

from pydantic import ConfigDict, TypeAdapter, ValidationError

from engawa.core.messages import Message
from engawa.server import metrics, wire
from engawa.server.addresses import address_of
from engawa.server.limits import Bucket
from engawa.server.live import Connection, Live, Refused
from engawa.server.tables import Tables
from engawa.store import StoreTrouble, UnknownMatch

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from engawa.server.fast_socket import FastSocket

EXTENSION = "engawa.fast_socket"  # of ASGI: under this name a socket has a short way for whole texts, if it has one

CLOSED_REFUSED, CLOSED_SLOW = 4000, 4008
CLOSED_FLOOD = 1008  # as the standard has it: what came is against what was agreed
FAREWELL = 1.0  # seconds that closing may take

Client: TypeAdapter[Any] = TypeAdapter(wire.ClientMessage)

log = logging.getLogger("engawa.server")


class AnyRequest(wire.Request):
    """What a client says, whatever it is."""

    model_config = ConfigDict(extra="ignore")


class Gone(Exception):
    """The client is gone."""


class Flood(Exception):
    """The client goes on however often it is refused."""


class Talk:
    """A conversation: hello, then messages both ways until one of them goes."""

    def __init__(self, tables: Tables, match_id: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.tables = tables
        self.match_id = match_id
        self.socket_receive, self.socket_send = receive, send
        self.address = address_of(scope)
        self.fast_socket: FastSocket | None = scope.get("extensions", {}).get(EXTENSION)
        self.request: int | None = None  # the id of what was read last
        self.outbox: list[str] = []
        self.writing: asyncio.Task[None] | None = None  # while something is in the outbox
        self.reading: asyncio.Task[Any] | None = None
        self.hinting: asyncio.Task[None] | None = None
        self.slow = False
        self.bucket, self.patience = Bucket(tables.limits.messages), Bucket(tables.limits.refusals)
        self.address = address_of(scope)

    async def run(self) -> None:
        """Talk until the end."""
        await self._accept()
        self.reading = asyncio.current_task()
        metrics.SOCKETS["opened"] += 1
        try:
            await self._talk()
        except asyncio.CancelledError:
            if not self.slow or self.reading is None or self.reading.uncancel():  # somebody else wants it to end
                raise
        finally:
            metrics.SOCKETS["closed"] += 1
            for task in (self.writing, self.hinting):
                if task is not None:
                    task.cancel()
        if self.slow:
            await self._close(CLOSED_SLOW)

    async def refuse(self, refused: Refused) -> None:
        """Say why there is nothing to talk about."""
        await self._accept()
        await self._refuse_and_close(refused)

    async def _talk(self) -> None:
        try:
            live, connection = await self._greet()
        except (Refused, UnknownMatch, StoreTrouble) as error:
            await self._refuse_and_close(error)
            return
        except Gone:
            return
        try:
            while True:
                await self._answer(live, connection)
        except Gone:
            pass
        except Flood:
            await self._refuse_and_close(come_later(self.tables.penalties.add(self.address)), CLOSED_FLOOD)
        finally:
            self.tables.leave(live, connection)

    async def _greet(self) -> tuple[Live, Connection]:
        try:
            hello = await asyncio.wait_for(self._read(), self.tables.limits.greeting)
        except TimeoutError:
            raise Refused("malformed", Message("server-hello-first")) from None
        if not isinstance(hello, wire.Hello):
            raise Refused("malformed", Message("server-hello-first"))
        if hello.version != wire.VERSION:
            raise Refused("version", Message("server-version", ours=wire.VERSION, came=str(hello.version)))
        return await self.tables.join(self.match_id, hello.token, hello.number, self._send, self.address)

    async def _answer(self, live: Live, connection: Connection) -> None:
        try:
            message = await self._read()
            await self._do(live, connection, message)
        except (Refused, UnknownMatch, StoreTrouble) as error:
            self._send(refused_of(error, self.request).model_dump_json())

    async def _do(self, live: Live, connection: Connection, message: Any) -> None:
        tables = self.tables
        tables.quotas.expect_stored(message, connection.address, live.table)
        match message:
            case wire.Move():
                with metrics.MOVES.timed():
                    await tables.move(live, connection, message)
            case wire.Throw():
                await tables.throw(live, connection, message)
            case wire.ForecastAsk():
                self._send((await tables.forecast(live, connection, message)).model_dump_json())
            case wire.HintAsk():
                self._hint(live, connection, message)
            case wire.Objection():
                await tables.object(live, connection, message.objects)
            case wire.Ask():
                self._send(tables.why(live, connection, message).model_dump_json())
            case wire.Ping():
                self._send(wire.Pong(to=message.id).model_dump_json())
            case wire.UndoRequest():
                await tables.ask_undo(live, connection)
            case wire.UndoAnswer():
                await tables.answer_undo(live, connection, message.agree)
            case wire.Say():
                await tables.say(live, connection, message.text)
            case wire.Rename():
                await tables.rename(live, connection, message.seat, message.name)
            case wire.Replace():
                await tables.replace(live, connection, message.seat)
            case _:
                raise Refused("malformed", Message("server-hello-again"))

    def _hint(self, live: Live, connection: Connection, message: wire.HintAsk) -> None:
        """Have a hint thought about; meanwhile the talk goes on."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("limit", Message("server-too-fast"))
        self.hinting = asyncio.create_task(self._tell_hint(live, connection, message))

    async def _tell_hint(self, live: Live, connection: Connection, message: wire.HintAsk) -> None:
        try:
            self._send((await self.tables.hint(live, connection, message)).model_dump_json())
        except Refused as refused:
            self._send(refused_of(refused, message.id).model_dump_json())
        except Exception:  # a mistake of ours: the talk goes on
            log.exception("no hint can be found in match %s", self.match_id)
            self._send(refused_of(Refused("busy", Message("server-no-hint")), message.id).model_dump_json())

    async def _read(self) -> Any:
        """The next message of the client, if it is one."""
        received = await self.socket_receive()
        if received["type"] == "websocket.disconnect":
            raise Gone
        raw, most = received.get("text"), self.tables.limits.message
        self.request = None
        if not self.bucket.take():
            if not self.patience.take():
                raise Flood
            self.request = id_in((raw or "")[:most])
            raise Refused("limit", Message("server-too-fast"))
        if raw is None:
            raise Refused("malformed", Message("server-not-text"))
        if len(raw) > most:
            raise Refused("malformed", Message("server-too-long", most=most))
        try:
            message = Client.validate_json(raw, strict=True)
        except ValidationError as error:
            self.request = id_in(raw)
            raise Refused("malformed", malformed(error.errors(include_url=False)[0])) from None
        self.request = message.id
        return message

    def _send(self, message: str) -> None:
        """Send a message as soon as possible. A client that does not read is let go; it can come back for the rest."""
        if self.writing is None and self.fast_socket is not None and self.fast_socket.say(message):
            return
        if len(self.outbox) >= self.tables.limits.unread:
            if self.reading is not None and not self.slow:
                self.slow = True
                self.reading.cancel()
            return
        self.outbox.append(message)
        if self.writing is None:
            self.writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Empty the outbox. A client that is gone is noticed by whoever reads."""
        with contextlib.suppress(OSError, RuntimeError):
            while self.outbox:
                await self.socket_send({"type": "websocket.send", "text": self.outbox.pop(0)})
        self.writing = None

    async def _refuse_and_close(self, error: Exception, code: int = CLOSED_REFUSED) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self.socket_send(
                {"type": "websocket.send", "text": refused_of(error, self.request).model_dump_json()}
            )
        await self._close(code)

    async def _accept(self) -> None:
        await self.socket_receive()  # that somebody wants to connect, which ASGI tells first
        with contextlib.suppress(OSError):
            await self.socket_send({"type": "websocket.accept"})

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(self.socket_send({"type": "websocket.close", "code": code}), FAREWELL)


def come_later(seconds: float) -> Refused:
    """What an address is told that may not come for so many seconds."""
    return Refused("limit", Message("server-come-later", seconds=math.ceil(seconds)))


def refused_of(error: Exception, request: int | None = None) -> wire.Refused:
    """What a client is told of *error*, in answer to a *request*. What ails the store goes into the log."""
    if isinstance(error, Refused):
        told = error.told
    elif isinstance(error, UnknownMatch):
        told = Refused("unknown-match", Message("server-unknown-match")).told
    else:
        log.warning("%s", error)
        known = error.told if isinstance(error, StoreTrouble) else None
        told = Refused("busy", known or Message("server-store-trouble")).told
    return told if request is None else told.model_copy(update={"to": request})


def id_in(raw: str) -> int | None:
    """The id of a request that is not taken, if it can be found."""
    try:
        return AnyRequest.model_validate_json(raw, strict=True).id
    except ValidationError:
        return None


def malformed(problem: Any) -> Message:
    """What a validation found, in a line. Names come from the client, and may be no text."""
    where = ".".join(str(part) for part in problem["loc"]) or "message"
    printable = where.encode("utf-8", "backslashreplace").decode()
    return Message("server-malformed", where=printable, problem=problem["msg"])
