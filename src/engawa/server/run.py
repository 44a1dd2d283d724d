"""Starting the server: where it listens, what it shows, and the browser."""

from __future__ import annotations

import contextlib
import io
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message, say
from engawa.server.app import create_app
from engawa.store import shown_address

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
PORT = 8330
TRIES = 20  # ports to try, if nobody asked for a certain one


def serve(
    *,
    data: str | None = None,
    lan: bool = False,
    port: int | None = None,
    browser: bool = True,
    lang: str = "en",
    show: Callable[[str], None] = print,
) -> None:
    """Serve the table until somebody ends it."""
    host = EVERYWHERE if lan else LOOPBACK
    listening = listen(host, port)
    address = f"http://{lan_address() if lan else LOOPBACK}:{listening.getsockname()[1]}/"
    client = client_folder()
    show(say("serve-here", lang, address=address))
    show(say("serve-data", lang, where=shown_address(data)))
    if lan:
        show(qr_code(address))
        show(say("serve-lan", lang))
    if client is None:
        show(say("serve-no-client", lang))
    elif browser:
        threading.Timer(0.5, lambda: webbrowser.open(address)).start()
    config = uvicorn.Config(create_app(data, client=client), log_level="warning", ws_max_size=64 * 1024)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens: at the port asked for, else at the first free one from ours on."""
    for candidate in [port] if port is not None else range(PORT, PORT + TRIES):
        # asyncio sends small answers at once only on sockets that say that they are TCP.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
        except OSError:
            listening.close()
            continue
        return listening
    taken = str(port) if port is not None else f"{PORT}–{PORT + TRIES - 1}"
    raise InvalidNotation(Message("serve-port-taken", port=taken))


def lan_address() -> str:
    """The address of this machine in the local network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def qr_code(text: str) -> str:
    """A QR code for the terminal."""
    import segno

    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True)
    return out.getvalue().rstrip("\n")


def client_folder() -> Path | None:
    """The built client: in the package, or where it is built in a checkout."""
    places = (Path(__file__).with_name("client"), Path(__file__).parents[3] / "web" / "dist")
    return next((place for place in places if (place / "index.html").exists()), None)
