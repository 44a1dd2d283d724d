"""Pages of which other addresses may act here: none but our own, and those that the host names."""

from __future__ import annotations

import re
from collections.abc import Collection

from starlette.datastructures import Headers

from engawa.core.messages import Message
from engawa.server.live import Refused

HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
USUAL = {"http": ":80", "https": ":443"}  # ports that an address need not name


def expect_ours(headers: Headers, allowed: Collection[str]) -> None:
    """Raise if a page of another address asks. Whatever is no page of a browser names none."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    scheme, _, host = origin.lower().partition("://")
    port = USUAL.get(scheme)
    if port is None or headers.get("host", "").lower().removesuffix(port) != host.removesuffix(port):
        raise Refused("malformed", Message("server-other-origin", origin=repr(origin)[:200]))


def connections_of(host: str) -> str:
    """Where a page may connect, for the Content-Security-Policy: to where it came from, sockets too.

    Not every browser takes 'self' for sockets as well, so these are named.
    """
    return f"'self' ws://{host} wss://{host}" if HOST.fullmatch(host) else "'self'"
