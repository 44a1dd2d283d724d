"""Our server as a host starts it, with limits that let a crowd in: all its players come from one address."""

from __future__ import annotations

import os

from starlette.types import ASGIApp

from engawa.server.app import create_app
from engawa.server.client import client_folder
from engawa.server.limits import Limits, Rate

MANY = 1_000_000
NO_END = Rate(1e6, MANY)


def app() -> ASGIApp:
    """The server on the store that ENGAWA_STORE names."""
    limits = Limits(
        requests=NO_END,
        messages=NO_END,
        made=NO_END,
        stored=NO_END,
        asides=NO_END,
        sockets=MANY,
        tables_each=MANY,
        records=MANY,
    )
    return create_app(os.environ["ENGAWA_STORE"], client=client_folder(), limits=limits)
