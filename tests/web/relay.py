"""The network between a browser and a server, as bad as a test wants it."""

import asyncio
import socket
import struct
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Page
from server.serve import PATIENT, Server

KIND, MESSAGE = 0x8F, 0x81  # the first byte of a message on a WebSocket; another bit tells whether it is packed
RESET = struct.pack("ii", 1, 0)  # close without a word of farewell
# What a browser says when the network goes: about its socket, and about the icon, which it fetches when it likes.
LOST = (r"WebSocket connection to .* failed", r"/icon\.svg \(net::", r"Failed to load resource: net::ERR_CONNECTION_")

Way = Literal["said", "answered"]  # by the page, by the server
Pair = tuple[asyncio.StreamWriter, asyncio.StreamWriter]  # to the page, to the server


class Ambush(NamedTuple):
    """What happens when the next message comes by, and whether it may pass."""

    act: Callable[[], None]
    passes: bool


class Relay:
    """Passes bytes to *server* and back. It keeps its address when the server comes back at another."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.up = True
        self.cuts = 0
        self._ambushes: dict[Way, Ambush] = {}
        self._pairs: set[Pair] = set()
        self._dead: set[Pair] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._listening = self._call(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.origin = f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    def __enter__(self) -> "Relay":
        return self

    def __exit__(self, *exception: object) -> None:
        self._call(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENT)
        self._loop.close()

    def cut(self) -> None:
        """Lose every connection there is; new ones can be made at once."""
        self.cuts += 1
        self._loop.call_soon_threadsafe(self._reset_all)

    def go_dead(self) -> None:
        """Pass on nothing more on any connection there is, and give no sign of it; new ones can be made at once."""
        self._dead |= self._pairs

    def go_down(self) -> None:
        """Lose every connection and let no new one through."""
        self.up = False
        self.cut()

    def come_up(self) -> None:
        self.up = True

    def when(self, way: Way, act: Callable[[], None], *, passes: bool = False) -> None:
        """Do something when the next message that way comes by."""
        self._ambushes[way] = Ambush(act, passes)

    def later(self, delay: float, act: Callable[[], None]) -> None:
        """Let something happen after so many seconds; to be called when a message comes by."""
        self._loop.call_later(delay, act)

    def _call(self, task: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(task, self._loop).result(PATIENT)

    async def _close(self) -> None:
        self._listening.close()
        self._reset_all()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENT)

    def _reset_all(self) -> None:
        for pair in list(self._pairs):
            _reset(*pair)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if not self.up:
                raise ConnectionRefusedError
            host, port = self.server.host.split(":")
            back_reader, back_writer = await asyncio.open_connection(host, int(port))
        except OSError:
            _reset(writer)
            return
        pair = (writer, back_writer)
        self._pairs.add(pair)
        ways = (self._pass(pair, reader, back_writer, "said"), self._pass(pair, back_reader, writer, "answered"))
        passing = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(passing, return_when=asyncio.FIRST_COMPLETED)
        if pair in self._dead:  # neither end hears that the other has given up
            await asyncio.wait(passing)
        self._pairs.discard(pair)
        _reset(*pair)

    async def _pass(self, pair: Pair, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        with suppress(OSError):
            while chunk := await reader.read(1 << 16):
                if pair in self._dead:
                    continue
                ambush = self._ambushes.pop(way, None) if chunk[0] & KIND == MESSAGE else None
                if ambush:
                    ambush.act()
                if not ambush or ambush.passes:
                    writer.write(chunk)
                    await writer.drain()


def loaded(page: Page) -> Page:
    """A page that has fetched all it needs, fonts too: what is still on its way when the network goes is lost."""
    page.wait_for_load_state("networkidle")
    return page


def _reset(*writers: asyncio.StreamWriter) -> None:
    for writer in writers:
        opened = writer.get_extra_info("socket")
        with suppress(OSError):
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        writer.transport.abort()
