"""uvicorn's WebSockets with a short way for what nearly everything on them is: a whole text that comes or goes at once.

Handshakes, pings, fragments, closing and mistakes are left to the libraries. On their way, which is made for all cases,
one text in and one out for everybody at the table was an eighth of what a move costs.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.streams import StreamReader

EXTENSION = "engawa.line"  # of ASGI: under this name the app finds the line of a socket
PING = b"\x89\x00"
LARGEST = 64 * 1024  # bytes of a message that comes; more ends the socket
UNREAD = 16  # messages that may wait for the app; then the network has to
WHOLE_TEXT = 0x81  # the first byte of a frame that is a message of its own
MASKED = 0x80  # in the second byte, beside the length: so clients write
SHORT, MEDIUM, LONG = 125, 126, 127  # the longest length there; two bytes of length follow; eight do


class Line(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn: `uvicorn --ws engawa.server.line:Line`."""

    def __init__(self, config: Config, *state: Any, **loop: Any) -> None:
        # Moves are told in half a kilobyte: packing them would take more of the processor than it saves of the network,
        # and memory for every socket.
        config.ws_max_size, config.ws_per_message_deflate = LARGEST, False
        super().__init__(config, *state, **loop)
        self.queue: Inbox = Inbox()  # type: ignore[assignment]
        self._is_between = False  # the library waits for the first byte of a frame, and for no part of a message
        self._is_silent = self._is_pinged = False
        self._said: list[bytes] = []  # in this turn of the event loop

    def handle_connect(self, event: Request) -> None:
        """Let the app find this line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Take in what the network brings."""
        self._is_silent = False
        text = text_in(data) if self._is_between else None
        if text is None:
            if self._is_between and is_pong(data):
                return
            self._flush()
            super().data_received(data)
            self._is_between = self._waits_for_a_message()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and len(self.queue.messages) >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def say(self, text: str) -> bool:
        """Send a text, if the socket is open and the network takes it; whether it does.

        What is said to all in one turn of the event loop goes out together at its end: the system's way to the network
        is faster when it is gone many times in a row. Whatever the library writes comes after it.
        """
        if self.conn.state is not OPEN or self.disconnected or not self.writable.is_set():
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

    def _waits_for_a_message(self) -> bool:
        conn: Any = self.conn
        parsing = conn.parser
        while parsing.gi_yieldfrom is not None:
            parsing = parsing.gi_yieldfrom
        is_at_start = parsing.gi_code is StreamReader.at_eof.__code__
        return is_at_start and conn.state is OPEN and conn.current_size is None


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
    try:
        return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
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
