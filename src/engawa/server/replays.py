"""Replays as answers: made by a reader, laid down in a file, and sent as fast as they are read. None is held whole."""

from __future__ import annotations

import os
import tempfile
from collections.abc import AsyncIterator, Callable, Hashable, Iterator
from contextlib import AsyncExitStack, suppress
from typing import IO, Any

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from engawa.server import reading
from engawa.server.readers import Readers


async def answer(
    readers: Readers, request: Request, address: Hashable, make: Callable[..., Iterator[bytes]], *about: Any
) -> Spooled:
    """What *make* makes in a reader's process, to be sent."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    async with AsyncExitStack() as place:
        await place.enter_async_context(readers.place(address))
        handle, path = tempfile.mkstemp(prefix="engawa-")
        place.callback(_forget, path)
        file = place.enter_context(os.fdopen(handle, "rb"))
        await readers.read(reading.write, path, packed, make, *about)
        _forget(path)  # an open file lives on without its name; on Windows it keeps it until it is closed
        return Spooled(file, packed, place.pop_all())


def _forget(path: str) -> None:
    with suppress(OSError):
        os.unlink(path)


class Spooled(StreamingResponse):
    """A document in a *file*, sent piece by piece; then it is gone, and so is the *place* that it took."""

    media_type = "application/json"

    def __init__(self, file: IO[bytes], packed: bool, place: AsyncExitStack) -> None:
        headers = {"Content-Length": str(os.fstat(file.fileno()).st_size), "Vary": "Accept-Encoding"}
        super().__init__(_pieces(file), headers=headers | ({"Content-Encoding": "gzip"} if packed else {}))
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self._place:
            await super().__call__(scope, receive, send)


async def _pieces(file: IO[bytes]) -> AsyncIterator[bytes]:
    while piece := file.read(reading.PIECE):
        yield piece
