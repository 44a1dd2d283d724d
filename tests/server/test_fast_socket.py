"""The short way of a socket says and hears what the library's own way does, however its bytes are cut."""

import asyncio
import subprocess
import sys
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from engawa.server.fast_socket import EXTENSION, LARGEST, PING, UNREAD, FastSocket, PlainSocket, frame_of, text_in

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Network(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_shut = self.is_paused = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.is_shut = True

    def is_closing(self) -> bool:
        return self.is_shut

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False


class Echo:
    """An app that says again what it hears: by the line where there is one."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.line: FastSocket | None = None
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.line = scope["extensions"].get(EXTENSION)
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.may_go_on.wait()
            message = await receive()
            self.heard.append(message.get("text", message.get("bytes", message.get("code"))))
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is not None and not (self.line and self.line.say(text)):
                await send({"type": "websocket.send", "text": text})


class Socket:
    """A socket of that *kind*, with an app at one end and nobody at the other."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.echo, self.network = Echo(), Network()
        config = Config(self.echo, ws_max_size=LARGEST, ws_per_message_deflate=False, log_level="critical")
        config.load()
        self.protocol = kind(config, ServerState(), {})
        self.protocol.connection_made(self.network)

    async def take(self, data: bytes) -> None:
        self.protocol.data_received(data)
        for _ in range(8):  # the app answers
            await asyncio.sleep(0)

    async def end(self) -> None:
        self.protocol.connection_lost(None)
        await asyncio.gather(*self.protocol.tasks)


async def opened(kind: type[WebSocketsSansIOProtocol] = FastSocket) -> Socket:
    socket = Socket(kind)
    await socket.take(HANDSHAKE)
    return socket


def masked(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def in_parts(text: str, parts: int, between: bytes) -> bytes:
    data = text.encode()
    size = len(data) // parts + 1
    pieces = [data[i * size : (i + 1) * size] for i in range(parts)]
    frames = [masked(Opcode.CONT if i else Opcode.TEXT, piece, i == parts - 1) for i, piece in enumerate(pieces)]
    return between.join(frames)


PONG = masked(Opcode.PONG, b"")
texts = st.text(max_size=40) | st.sampled_from(["", "x" * 125, "x" * 126, "ü" * 63, "x" * 3000])
good = (
    texts.map(lambda text: masked(Opcode.TEXT, text.encode()))
    | st.binary(max_size=9).map(lambda data: masked(Opcode.BINARY, data))
    | st.binary(max_size=9).map(lambda data: masked(Opcode.PING, data))
    | st.just(PONG)
    | st.builds(in_parts, texts, st.integers(2, 3), st.sampled_from([b"", PONG, masked(Opcode.PING, b"?")]))
)
HELLO = masked(Opcode.TEXT, b"hello")
BAD = [
    [masked(Opcode.TEXT, b"\xff")],
    [masked(Opcode.CONT, b"stray")],
    [masked(Opcode.TEXT, b"begun", fin=False), masked(Opcode.TEXT, b"another")],
    [masked(Opcode.TEXT, b"x" * (LARGEST + 1))],
    [masked(Opcode.CLOSE, b"\x03\xe8")],
    [Frame(Opcode.TEXT, b"not masked").serialize(mask=False)],
    [b"\x81\xfe\x00\x02\x01\x02\x03\x04ok"],  # a length in two bytes that one could hold
    [b"\x81\xff" + (2).to_bytes(8, "big") + b"\x01\x02\x03\x04ok"],
    [b"\x81\xff\x01\x00" + bytes(260)],  # as long as the first two of its eight bytes of length say
    [b"\xc1\x81\x01\x02\x03\x04x"],  # a reserved bit
    [b"\x82" + bytes([0x80 | len(HELLO)]) + bytes(4), HELLO],  # what looks like a text is part of something else
]


@settings(max_examples=200, deadline=None)
@given(st.lists(good, max_size=6), st.sampled_from([[], *BAD]), st.lists(st.integers(0, 400), max_size=4))
def test_both_ways_say_and_hear_the_same(frames, last, cuts):
    """A mistake comes in a read of its own: the library forgets what was right before it in the same one."""
    right, stream = len(b"".join(frames)), b"".join([*frames, *last])
    places = sorted({0, right, *(cut % (len(stream) + 1) for cut in cuts), len(stream)})
    same_both_ways([stream[one:other] for one, other in pairwise(places)])
    same_both_ways([*frames, *last])


def test_what_was_said_before_a_mistake_is_heard_however_it_comes():
    async def heard() -> list[Any]:
        socket = await opened()
        await socket.take(HELLO + masked(Opcode.CONT, b"stray"))
        await socket.end()
        return socket.echo.heard

    assert asyncio.run(heard())[0] == "hello"


def test_of_many_in_one_read_a_few_are_taken_at_a_time():
    async def waiting() -> tuple[list[int], list[Any]]:
        socket = await opened()
        socket.echo.may_go_on.clear()
        socket.protocol.data_received(b"".join(masked(Opcode.TEXT, b"%d" % i) for i in range(1000)))
        counts = [len(socket.protocol.queue.messages)]
        socket.echo.may_go_on.set()
        while len(socket.echo.heard) < 1000:
            await asyncio.sleep(0)
            counts.append(len(socket.protocol.queue.messages))
        await socket.end()
        return counts, socket.echo.heard

    counts, heard = asyncio.run(waiting())
    assert max(counts) == UNREAD
    assert len(counts) > 1000  # between any two of them, others had a turn
    assert heard == [*map(str, range(1000)), 1005]


def test_a_flood_of_pings_is_ended_and_takes_nobody_elses_turn():
    async def flooded() -> tuple[int, bytes]:
        socket = await opened()
        socket.protocol.data_received(masked(Opcode.PING, b"?") * 1000)
        turns = 0
        while not socket.network.is_closing():
            await asyncio.sleep(0)
            turns += 1
        await socket.end()
        return turns, b"".join(socket.network.written)

    turns, written = asyncio.run(flooded())
    assert turns >= 1  # not all in one go
    assert written.count(b"\x8a\x01?") == 30
    assert (1008).to_bytes(2, "big") in written


@pytest.mark.parametrize("frames", BAD)
def test_what_is_no_whole_text_is_for_the_library(frames):
    same_both_ways(frames)


def same_both_ways(chunks: list[bytes]) -> None:
    async def talk(kind: type[WebSocketsSansIOProtocol]) -> tuple[bytes, list[Any]]:
        socket = await opened(kind)
        for chunk in [HELLO, *chunks]:
            if chunk and not socket.network.is_closing():
                await socket.take(chunk)
        await socket.end()
        return b"".join(socket.network.written), socket.echo.heard

    assert asyncio.run(talk(FastSocket)) == asyncio.run(talk(WebSocketsSansIOProtocol))


@pytest.mark.parametrize("length", [0, 125, 126, LARGEST - 1, LARGEST, 2 * LARGEST])
def test_a_text_of_any_length_is_framed_as_the_library_does(length):
    assert frame_of("x" * length) == Frame(Opcode.TEXT, b"x" * length).serialize(mask=False)
    came = text_in(masked(Opcode.TEXT, b"x" * length))
    assert came == ("x" * length if length < LARGEST else None)


def test_the_short_way_is_taken_again_after_pings_and_parts():
    async def main() -> None:
        socket = await opened()
        await socket.take(masked(Opcode.TEXT, b"first"))  # before it, the library had a handshake to end
        taken: list[bytes] = []
        socket.protocol.conn.receive_data = taken.append  # type: ignore[method-assign]
        await socket.take(masked(Opcode.TEXT, b"short"))
        assert (socket.echo.heard, taken) == (["first", "short"], [])
        del socket.protocol.conn.receive_data
        await socket.take(in_parts("in parts", 2, PONG))
        await socket.take(PONG[:3])
        await socket.take(PONG[3:])
        socket.protocol.conn.receive_data = taken.append  # type: ignore[method-assign]
        await socket.take(masked(Opcode.TEXT, b"again"))
        assert (socket.echo.heard, taken) == (["first", "short", "in parts", "again"], [])
        await socket.end()

    asyncio.run(main())


def test_who_is_silent_is_pinged_and_who_stays_silent_is_let_go():
    async def main() -> None:
        socket = await opened()
        del socket.network.written[:]

        def look() -> list[bytes]:
            socket.protocol.ping_timer.cancel()
            socket.protocol.send_keepalive_ping()
            told, socket.network.written[:] = socket.network.written[:], []
            return told

        assert (look(), look()) == ([], [PING])
        for sign_of_life in (PONG, masked(Opcode.TEXT, b"still here")):
            await socket.take(sign_of_life)
            del socket.network.written[:]
            assert (look(), look()) == ([], [PING])
        (farewell,) = look()
        assert farewell.startswith(b"\x88")
        assert farewell[2:4] == (1011).to_bytes(2, "big")
        assert socket.network.is_closing()
        await socket.end()

    asyncio.run(main())


def test_who_says_more_than_is_read_has_to_wait():
    async def main() -> None:
        socket = await opened()
        socket.echo.may_go_on.clear()
        await socket.take(masked(Opcode.TEXT, b"the last that is read before"))
        for i in range(UNREAD):
            assert not socket.network.is_paused
            await socket.take(masked(Opcode.TEXT, b"%d" % i))
        assert socket.network.is_paused
        socket.echo.may_go_on.set()
        await socket.take(PONG)
        for _ in range(2 * UNREAD):
            await asyncio.sleep(0)
        assert not socket.network.is_paused
        assert len(socket.echo.heard) == UNREAD + 1
        await socket.end()

    asyncio.run(main())


@pytest.mark.parametrize("end", ["by the app", "by the client", "by the server"])
def test_what_was_said_together_goes_out_together_and_before_the_end(end):
    async def main() -> None:
        socket = await opened()
        line = socket.echo.line
        assert line is not None
        del socket.network.written[:]
        assert line.say("one")
        assert line.say("two")
        assert socket.network.written == []
        if end == "by the app":
            await line.send({"type": "websocket.close", "code": 4000})
        elif end == "by the client":
            line.data_received(masked(Opcode.CLOSE, b"\x03\xe8"))
        else:
            line.shutdown()
        said, farewell = socket.network.written
        assert said == frame_of("one") + frame_of("two")
        assert farewell.startswith(b"\x88")
        await socket.end()

    asyncio.run(main())


def test_nothing_is_said_where_the_network_is_slow_or_the_socket_closing():
    async def main() -> None:
        socket = await opened()
        line = socket.echo.line
        assert line is not None
        line.pause_writing()
        assert not line.say("too much")
        line.resume_writing()
        assert line.say("now")
        await asyncio.sleep(0)
        assert socket.network.written[-1] == frame_of("now")
        await socket.take(masked(Opcode.CLOSE, b"\x03\xe8"))
        assert not line.say("too late")
        await socket.end()

        lost = await opened()
        await lost.end()
        assert lost.echo.line is not None
        assert not lost.echo.line.say("to nobody")

    asyncio.run(main())


@pytest.mark.parametrize(("package", "found"), [("uvicorn", "0.55.0"), ("websockets", "18.0"), ("nothing", "1.0")])
def test_the_short_way_is_taken_only_with_versions_that_are_known(package, found, tmp_path):
    described = tmp_path / f"{package}-{found}.dist-info" / "METADATA"
    described.parent.mkdir()
    described.write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {found}\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from engawa.server.fast_socket import Socket;"
    code += "print(Socket.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ("FastSocket" if package == "nothing" else "PlainSocket")


def test_without_the_short_way_a_socket_has_the_same_limits():
    async def main() -> None:
        socket = await opened(PlainSocket)
        await socket.take(masked(Opcode.TEXT, b"heard"))
        await socket.take(masked(Opcode.TEXT, b"x" * (LARGEST + 1)))
        assert socket.network.is_closing()
        await socket.end()
        assert socket.echo.heard == ["heard", 1009]

    asyncio.run(main())
