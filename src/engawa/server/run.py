"""The table on this machine: where it listens, and how it opens and closes."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import NamedTuple

import uvicorn
from fastapi import FastAPI

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.server import logs
from engawa.server.app import create_app
from engawa.server.client import client_folder
from engawa.server.deadlines import Http
from engawa.server.fast_socket import Socket
from engawa.server.lockfile import Served
from engawa.server.setting import settings_of, wants_json
from engawa.store import StoreTrouble, shown_address

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
ELSEWHERE = ("192.168.255.254", "10.255.255.254", "172.31.255.254")  # in each kind of private network, homes first
PORT = 8330
TRIES = 20  # ports to try, if nobody asked for a certain one


class Place(NamedTuple):
    """Where a table has opened."""

    address: str
    others: list[str]  # the same in further networks that the machine is in
    data: str  # where its matches are kept, for people
    has_client: bool  # else only programs can play there
    is_reachable: bool  # from other machines


def serve(*, data: str | None, lan: bool, port: int | None, log_json: bool, opened: Callable[[Place], None]) -> None:
    """Serve the table until somebody ends it; *opened* is called as soon as it answers.

    Raises `Served` if the matches are on a table already.
    """
    client = client_folder()
    with listen(EVERYWHERE if lan else LOOPBACK, port) as listening:
        hosts = lan_addresses() if lan else []
        port = listening.getsockname()[1]
        address, *others = [f"http://{host}:{port}/" for host in hosts or [LOOPBACK]]
        try:
            place = Place(address, others, shown_address(data), client is not None, bool(hosts))
            app = create_app(data, client=client, place=address, prepared=True, **settings_of(os.environ))
            table = LocalTable(app, lambda: opened(place), log_json or wants_json(os.environ))
            with contextlib.suppress(KeyboardInterrupt):  # that is how it is closed
                table.run(sockets=[listening])
        except Served:
            raise
        except StoreTrouble as trouble:
            raise InvalidNotation(Message("serve-no-store", problem=trouble.message)) from None


class LocalTable(uvicorn.Server):
    """uvicorn with a table that it opens and closes here, where trouble is raised; elsewhere it would be logged."""

    def __init__(self, app: FastAPI, opened: Callable[[], None], log_json: bool = False) -> None:
        level = "info" if log_json else "warning"
        super().__init__(uvicorn.Config(app, lifespan="off", log_level=level, http=Http, ws=Socket))
        if log_json:
            logs.as_json()
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


def lan_addresses() -> list[str]:
    """The addresses of this machine in local networks, the likeliest first. Nothing is sent to find them."""
    found = [_address_towards(elsewhere) for elsewhere in ELSEWHERE]
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    usable = [address for address in found if address and not ip_address(address).is_loopback]
    return [address for address in dict.fromkeys(usable) if not ip_address(address).is_link_local]


def _address_towards(elsewhere: str) -> str | None:
    """The address from which this machine would send there, if it could."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 1))
            return str(probe.getsockname()[0])
        except OSError:
            return None
