"""uvicorn's WebSockets with a short way for what nearly everything on them is: a whole text that comes or goes at once.

Handshakes, pings, fragments, closing and mistakes are left to uvicorn. Its own way, which is made for all cases, was a
quarter of what a move costs the server. The short way goes by the inside of uvicorn's class, so it is taken only with
versions that the tests know; with any other, `Socket` is uvicorn's class as it is.
"""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
from websockets.protocol import State

from engawa.server.limits import Bucket, Rate
from engawa.server.socket import EXTENSION

KNOWN = {"uvicorn": "0.54.", "websockets": "17."}
PING = b"\x89\x00"
LARGEST = 64 * 1024  # bytes of a message that comes; more ends the socket
STALLED, FAREWELL = 30.0, 2.0  # seconds that a client may take nothing; that a farewell may take
CONTROLS = Rate(2, 30)  # pings and the like of one client
POLICY = 1008  # the code with which whoever sends more is let go
UNREAD = 16  # messages that may wait for the app; then the network has to
WHOLE_TEXT = 0x81  # the first byte of a frame that is a message of its own
LAST, OPCODE, CONTROL = 0x80, 0x0F, 0x08  # in the first byte: no part follows; what it is; from here on no message
MASKED, LENGTH = 0x80, 0x7F  # in the second byte: so clients write; how long it is
LONGEST_HEAD = 14  # bytes
SHORT, MEDIUM, LONG = 125, 126, 127  # the longest length there; two bytes of length follow; eight do

Base: Any = AutoWebSocketsProtocol


class PlainSocket(Base):  # type: ignore[misc]
    """uvicorn's own, with our limits."""

    def __init__(self, config: Config, *state: Any, **loop: Any) -> None:
        # Moves are told in half a kilobyte: packing them would take more of the processor than it saves of the network,
        # and memory for every socket.
        config.ws_max_size, config.ws_per_message_deflate = LARGEST, False
        super().__init__(config, *state, **loop)
        self._stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Let go of a client that takes nothing for a while: it has seen nothing of a farewell either."""
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget_stall()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget_stall()

    def keepalive_timeout(self) -> None:
        """End a line on which nobody answers. What was written to it would be waited for."""
        super().keepalive_timeout()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def shutdown(self) -> None:
        """Say farewell: the server ends, whether that is heard or not."""
        super().shutdown()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def _forget_stall(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class FastSocket(PlainSocket):
    """The same with a short way for whole texts."""

    read_paused: bool

    def __init__(self, config: Config, *state: Any, **loop: Any) -> None:
        super().__init__(config, *state, **loop)
        self.queue = Inbox()
        self._frames: Frames | None = None  # that have come, from the handshake on
        self._is_silent = self._is_pinged = False
        self._said: list[bytes] = []  # in this turn of the event loop
        self._later = b""  # has come, and waits until the app has taken what came before
        self._last = 0  # bytes that came after our farewell
        self._is_going_on = False
        self._controls = Bucket(CONTROLS)

    def handle_connect(self, event: Any) -> None:
        """Let the app find this socket."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take in what the network brings: one text at once, as is usual; of more, a few at a time."""
        self._is_silent = False
        if self._frames is None:
            super().data_received(data)
            self._frames = Frames()  # it was the handshake
        elif self.close_sent:
            self._take_last(data)
        elif self._later:
            self._later += data
        elif not self._frames.begin_here or not self._take_text(data):
            self._take_some(data)

    async def receive(self) -> Any:
        """What has come next. Where more waits, others have their turn before it (`Inbox`)."""
        message = await self.queue.get()
        if not self.queue.messages:
            self._go_on()
        return message

    def _go_on(self) -> None:
        """Take in more of what had to wait; once nothing does, let the network bring more."""
        self._is_going_on = False
        later, self._later = self._later, b""
        if later and not self.close_sent:
            self._take_some(later)
        if self.read_paused and not self._later and len(self.queue.messages) < UNREAD:
            self.read_paused = False
            self.transport.resume_reading()

    def _take_some(self, data: bytes) -> None:
        """Take in some frames. A read may hold thousands, which are nobody else's to wait for."""
        frames, taken = self._frames, 0
        assert frames is not None
        while data and not self.close_sent:
            if taken == UNREAD or len(self.queue.messages) >= UNREAD:
                self._later = data
                break
            end = frames.end_in(data)
            frame, data = data[:end], data[end:]
            taken += 1
            if not frames.begin_here or not self._take_text(frame):
                self._take_frame(frames, frame)
        if self._later:
            self._pause()
            if not self.queue.messages and not self._is_going_on:  # else the app comes for more
                self._is_going_on = True
                self.loop.call_soon(self._go_on)

    def _take_text(self, data: bytes) -> bool:
        """Take in *data* by the short way, if it is one whole text or the answer to a ping; whether it was."""
        if self.conn.state is not State.OPEN:
            return False
        text = text_in(data)
        if text is None:
            return is_pong(data)
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue.messages) >= UNREAD:
            self._pause()
        return True

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _take_frame(self, frames: Frames, data: bytes) -> None:
        """Take in a frame, or a part of one, by uvicorn's way. Those that are no message have a limit here."""
        is_control = frames.begin_here and data[0] & CONTROL and not self._controls.take()
        self._flush()
        if is_control:
            self.conn.fail(POLICY, "too many pings")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
            self.transport.close()
            self.loop.call_later(FAREWELL, self.transport.abort)
            return
        super().data_received(data)
        frames.feed(data)

    def _take_last(self, data: bytes) -> None:
        """After our farewell, only that of the client is waited for: whoever goes on is cut off."""
        self._last += len(data)
        if self._last > LARGEST:
            self.transport.abort()
        else:
            super().data_received(data)

    def say(self, text: str) -> bool:
        """Send a text, if the socket is open and the network takes it; whether it does.

        What is said to all in one turn of the event loop goes out together at its end: the system's way to the network
        is faster when it is gone many times in a row. Whatever uvicorn writes comes after it.
        """
        if self.conn.state is not State.OPEN or self.disconnected or not self.writable.is_set():
            return False
        if not self._said:
            self.loop.call_soon(self._flush)
        self._said.append(frame_of(text))
        return True

    async def send(self, message: Any) -> None:
        """Send what the app says in the words of ASGI."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Say farewell: the server ends."""
        self._flush()
        super().shutdown()

    def _flush(self) -> None:
        if self._said:
            if not self.disconnected:
                self.transport.write(b"".join(self._said))
            self._said.clear()

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent; let it go if it still is the next time. Whatever comes is an answer."""
        self.ping_timer = None
        if self._is_silent and self._is_pinged:
            self._flush()
            self.keepalive_timeout()
        if self.close_sent or self.transport.is_closing():
            return
        if self._is_silent:
            self.transport.write(PING)
        self._is_silent, self._is_pinged = True, self._is_silent
        self.schedule_ping()


class Frames:
    """Where the frames of a client begin and end (RFC 6455, 5.2)."""

    __slots__ = ("_head", "_in_parts", "_left")

    def __init__(self) -> None:
        self._head = b""  # of a frame whose head has not come whole
        self._left = 0  # bytes of a frame that are still to come
        self._in_parts = False  # a message has begun that goes on in another frame

    @property
    def begin_here(self) -> bool:
        """Whether the next byte begins a frame, and with it a message."""
        return not (self._head or self._left or self._in_parts)

    def end_in(self, data: bytes) -> int:
        """How many bytes of *data*, which comes next, belong to the frame at hand; all, if it goes on after them."""
        if self._left:
            return min(self._left, len(data))
        head = self._head + data[:LONGEST_HEAD]
        more = {MEDIUM: 2, LONG: 8}.get(head[1] & LENGTH, 0) if len(head) > 1 else 0
        size = 2 + more + (4 if len(head) > 1 and head[1] & MASKED else 0)
        if len(head) < size:
            return len(data)
        length = int.from_bytes(head[2 : 2 + more], "big") if more else head[1] & LENGTH
        return min(size - len(self._head) + length, len(data))

    def feed(self, data: bytes) -> None:
        """Follow what has come."""
        while data:
            if self._left:
                taken = min(self._left, len(data))
                self._left, data = self._left - taken, data[taken:]
                continue
            head = self._head + data
            more = {MEDIUM: 2, LONG: 8}.get(head[1] & LENGTH, 0) if len(head) > 1 else 0
            size = 2 + more + (4 if len(head) > 1 and head[1] & MASKED else 0)
            if len(head) < size:
                self._head = head
                return
            self._head, data = b"", head[size:]
            self._left = int.from_bytes(head[2 : 2 + more], "big") if more else head[1] & LENGTH
            if head[0] & OPCODE < CONTROL:
                self._in_parts = not head[0] & LAST


class Inbox:
    """What has come for the app: a queue for one reader."""

    __slots__ = ("_waiting", "messages")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self._waiting is not None:
            if not self._waiting.done():  # it may be cancelled
                self._waiting.set_result(None)
            self._waiting = None

    async def get(self) -> Any:
        """The next message. Between two that are there at once, everybody else has a turn."""
        if self.messages:
            await asyncio.sleep(0)
        while not self.messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


def text_in(data: bytes) -> str | None:
    """The text, if *data* is exactly one frame of a client with a whole message; of up to 64 kB."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2
    if length == MEDIUM:
        length, start = int.from_bytes(data[2:4], "big"), 4
    elif length == LONG:
        return None
    if len(data) != start + 4 + length:
        return None
    mask = (data[start : start + 4] * (length // 4 + 1))[:length]
    plain = int.from_bytes(data[start + 4 :], "big") ^ int.from_bytes(mask, "big")
    try:
        return plain.to_bytes(length, "big").decode()
    except UnicodeDecodeError:
        return None


def is_pong(data: bytes) -> bool:
    """Whether *data* is exactly the answer to a PING, which has nothing in it but a mask."""
    return len(data) == 6 and data[:2] == b"\x8a\x80"


def frame_of(text: str) -> bytes:
    """The frame of a server with that *text* as a whole message."""
    data = text.encode()
    length = len(data)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + data
    if length < LARGEST:
        return bytes((WHOLE_TEXT, MEDIUM)) + length.to_bytes(2, "big") + data
    return bytes((WHOLE_TEXT, LONG)) + length.to_bytes(8, "big") + data


def is_known() -> bool:
    """Whether the short way is made for the versions at hand."""
    return all(version(package).startswith(known) for package, known in KNOWN.items())


Socket = FastSocket if is_known() else PlainSocket  # `uvicorn --ws engawa.server.fast_socket:Socket`
