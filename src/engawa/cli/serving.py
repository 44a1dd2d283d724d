"""`engawa` alone: the web table on this machine, and the browser in front of it."""

from __future__ import annotations

import io
import os
import sys
import threading
from typing import TYPE_CHECKING, Annotated

import typer

from engawa.cli.parameters import read_number
from engawa.cli.screen import Screen
from engawa.core import errors, extras, messages

if TYPE_CHECKING:
    from engawa.server.run import Place

LAST_PORT = 65535
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # one of them is set where Linux can show a browser

Lan = Annotated[bool, typer.Option("--lan", help="cli-option-lan")]
Data = Annotated[str | None, typer.Option("--data", metavar="cli-word-data", help="cli-option-data")]
Port = Annotated[str | None, typer.Option("--port", metavar="cli-word-number", help="cli-option-port")]
LogJson = Annotated[bool, typer.Option("--log-json", help="cli-option-log-json")]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help="cli-option-no-browser")]


def serve(screen: Screen, lan: bool, data: str | None, port: str | None, browser: bool, log_json: bool) -> None:
    """Serve the table until somebody ends it."""
    number = None if port is None else read_number(port, "--port", 0, LAST_PORT)
    extras.expect_extra("table")
    import webbrowser

    from engawa.server import run  # with all that a server needs; other commands do without
    from engawa.server.lockfile import Served

    def opened(place: Place) -> None:
        _show(screen, place, lan)
        if browser and place.has_client and can_show_browser():
            # A browser of the terminal, or a slow one, would keep the table waiting. If there is none, so be it.
            threading.Thread(target=webbrowser.open, args=[place.address], daemon=True).start()

    try:
        run.serve(data=data, lan=lan, port=number, log_json=log_json, opened=opened)
    except Served as there:
        if not there.address:  # a host's server, whose page is where its proxy is
            raise errors.InvalidNotation(there.message) from None
        if lan or port is not None:  # somebody wants another table, which these matches cannot be on too
            raise errors.InvalidNotation(messages.Message("serve-elsewhere", address=there.address)) from None
        screen.whole(screen.say("serve-again", address=there.address))
        if browser and can_show_browser():
            webbrowser.open(there.address)


def can_show_browser() -> bool:
    """Whether a browser has somewhere to appear."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in DISPLAYS)


def _show(screen: Screen, place: Place, lan: bool) -> None:
    screen.whole(screen.say("serve-here", address=place.address))
    screen.whole(screen.say("serve-data", where=place.data))
    if lan and not place.is_reachable:
        screen.tell("serve-no-network")
    elif lan:
        if screen.can_draw:
            screen.whole(qr_code(place.address), "code")
        screen.tell("serve-lan")
        for address in place.others:
            screen.whole(screen.say("serve-also", address=address))
    if not place.has_client:
        screen.tell("serve-no-client")


def qr_code(text: str) -> str:
    """A QR code in letters, the light parts painted."""
    import segno

    out = io.StringIO()
    segno.make(text, error="m").terminal(out, compact=True)
    return out.getvalue().rstrip("\n")
