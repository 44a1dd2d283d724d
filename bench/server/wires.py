"""HTTP and sockets by their bytes, many requests or messages in one write: as cheap as a client can be."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from typing import Self

TEXT, CLOSE = 0x81, 0x88
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: {address}\r\n\r\n"
)
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
CHUNKED = re.compile(rb"\r\ntransfer-encoding: *chunked", re.IGNORECASE)
SWITCHED = 101
BUFFER = 1 << 20
READ = 1 << 16


class Wire:
    """A connection to *host*."""

    def __init__(self, host: str) -> None:
        self.host = host

    async def __aenter__(self) -> Self:
        name, _, port = self.host.partition(":")
        self.reader, self.writer = await asyncio.open_connection(name, int(port), limit=BUFFER)
        return self

    async def __aexit__(self, *exception: object) -> None:
        self.writer.transport.abort()

    async def ask(self, requests: Sequence[bytes]) -> AsyncIterator[int]:
        """The statuses of the answers to several requests, which go out at once."""
        self.writer.writelines(requests)
        await self.writer.drain()
        for request in requests:
            yield await self.answer(has_body=not request.startswith(b"HEAD "))

    async def answer(self, has_body: bool = True) -> int:
        """The status of the next answer, once it has come whole."""
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        if has_body and CHUNKED.search(head):
            while size := int(await self.reader.readline(), 16):
                await self.reader.readexactly(size + 2)
            await self.reader.readline()
        elif has_body and length:
            await self.reader.readexactly(int(length[1]))
        return int(head[9:12])


class SocketWire(Wire):
    """A WebSocket, without compression."""

    def __init__(self, host: str, path: str, address: str) -> None:
        super().__init__(host)
        self._upgrade = UPGRADE.format(path=path, address=address).encode()
        self._unread = bytearray()

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self.writer.write(self._upgrade)
        if await self.answer(has_body=False) != SWITCHED:
            raise ConnectionError("no socket was opened")
        return self

    def say(self, messages: Sequence[bytes]) -> None:
        self.writer.writelines(map(frame, messages))

    async def hear(self) -> AsyncIterator[bytes]:
        """The texts that come, until the server closes."""
        while True:
            while (found := self._next()) is not None:
                opcode, payload = found
                if opcode == CLOSE:
                    return
                if opcode == TEXT:
                    yield payload
            read = await self.reader.read(READ)
            if not read:
                return
            self._unread += read

    def _next(self) -> tuple[int, bytes] | None:
        """The next frame, if it is there whole."""
        unread = self._unread
        if len(unread) < 2:
            return None
        start, length = 2, unread[1]
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(unread[2:start], "big")
            if len(unread) < start:
                return None
        if len(unread) < start + length:
            return None
        opcode, payload = unread[0], bytes(unread[start : start + length])
        del unread[: start + length]
        return opcode, payload


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame of a client, masked with zeros."""
    size = len(payload)
    if size < 126:
        return bytes((opcode, 0x80 | size, 0, 0, 0, 0)) + payload
    kind, width = (126, 2) if size < 1 << 16 else (127, 8)
    return bytes((opcode, 0x80 | kind)) + size.to_bytes(width, "big") + bytes(4) + payload
