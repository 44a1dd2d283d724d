"""The table on this machine: where it listens, and how it opens and closes."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
from collections.abc import Callable
from typing import NamedTuple

import uvicorn
from fastapi import FastAPI

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.server.app import create_app
from engawa.server.client import client_folder
from engawa.store import StoreTrouble, shown_address

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
ELSEWHERE = "10.255.255.255"  # an address that no machine has
PORT = 8330
TRIES = 20  # ports to try, if nobody asked for a certain one
LARGEST_MESSAGE = 64 * 1024  # bytes


class Place(NamedTuple):
    """Where a table has opened."""

    address: str
    data: str  # where its matches are kept, for people
    has_client: bool  # else only programs can play there
    is_reachable: bool  # from other machines


def serve(*, data: str | None, lan: bool, port: int | None, opened: Callable[[Place], None]) -> None:
    """Serve the table until somebody ends it; *opened* is called as soon as it answers."""
    client = client_folder()
    with listen(EVERYWHERE if lan else LOOPBACK, port) as listening:
        host = lan_address() if lan else LOOPBACK
        address = f"http://{host}:{listening.getsockname()[1]}/"
        try:
            place = Place(address, shown_address(data), client is not None, host != LOOPBACK)
            table = LocalTable(create_app(data, client=client), lambda: opened(place))
            with contextlib.suppress(KeyboardInterrupt):  # that is how it is closed
                table.run(sockets=[listening])
        except StoreTrouble as trouble:
            raise InvalidNotation(Message("serve-no-store", problem=trouble.message)) from None


class LocalTable(uvicorn.Server):
    """uvicorn with a table that it opens and closes here, where trouble is raised; elsewhere it would be logged."""

    def __init__(self, app: FastAPI, opened: Callable[[], None]) -> None:
        super().__init__(uvicorn.Config(app, lifespan="off", log_level="warning", ws_max_size=LARGEST_MESSAGE))
        self._life = app.router.lifespan_context(app)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._life.__aenter__()
        await super().startup(sockets=sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets=sockets)
        await self._life.__aexit__(None, None, None)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port asked for, else at the first free one from ours on."""
    problem = OSError()
    for candidate in range(PORT, PORT + TRIES) if port is None else [port]:
        # asyncio sends small answers at once only on sockets that say that they are TCP.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name == "posix":  # elsewhere this would take the port from whoever has it
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, candidate))
            listening.listen()
        except OSError as error:
            listening.close()
            problem = error
        else:
            return listening
    key = "serve-port-forbidden" if problem.errno == errno.EACCES else "serve-port-taken"
    raise InvalidNotation(Message(key, port=f"{PORT}–{PORT + TRIES - 1}" if port is None else str(port)))


def lan_address() -> str:
    """The address of this machine in the local network, or loopback where there is none. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 1))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK
