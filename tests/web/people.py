"""Two people at one match, each in a browser of their own; and what the server says about it."""

from typing import Any

from playwright.sync_api import Page
from server.people import Message, link, make, record
from server.serve import Server

import engawa
from engawa.core.match import Match
from web.table import Table

NAMES = ("Ada", "Bea")


def invite(server: Server, *, game: str = "niwa", garden: str = "compact", **wishes: Any) -> Message:
    """A match of Ada, who made it, and whoever has the link."""
    return make(server, "me", "link", game=game, options={"garden": garden}, **wishes)


def address(made: Message, seat: int = 0) -> str:
    """Where a seat of a match is, under the address of any server on its store."""
    return f"#/m/{made['match']}/{made['token'] if seat == 0 else link(made, seat)}"


def on_server(server: Server, made: Message) -> Match:
    """The match as the server has stored it."""
    return engawa.load(record(server, made["match"], made["token"]))


def sit_down(visit: Any, made: Message, *origins: str, **settings: Any) -> list[Table]:
    """Ada and Bea at their seats, each at an origin of their own."""
    pages: list[Page] = [
        visit(origin, address(made, seat), name=NAMES[seat], **settings) for seat, origin in enumerate(origins)
    ]
    return [Table(page, seat=seat) for seat, page in enumerate(pages)]
