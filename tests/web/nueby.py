"""Somebody at a table of one of the six Nüby games: what the page offers, and what a finger does.

Run as a script (with the tests on its path) it writes the boards that the client's own tests draw.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from server.people import Message, record, sit
from server.serve import Server

import engawa
from engawa import catalogue

BOARDS = Path(__file__).parents[2] / "web" / "tests" / "nueby" / "boards.json"
NAMES = ("Ada", "Bea", "Cleo", "Dana", "Edda", "Fay")
READ = """() => [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'))"""
READY = """() => document.querySelector('dialog[open]')
    || [...document.querySelectorAll('.choice button:enabled')].some((button) => button.textContent !== 'Result')"""
MARK = re.compile(r", (chosen|can move|can be reached|can be thrown)$")


def boards() -> dict[str, Any]:
    """Every board of the standard edition with all its colours taken."""
    drawn = {}
    for key in engawa.games():
        family, _, name = key.partition("/")
        for colours in (6, 4) if family == "nueby" else ():
            if key == "nueby/einser-blocker" and colours == 6:
                continue
            match = engawa.new(key, players=colours, colours=colours)
            notation = catalogue.find(key).notation
            board = notation.board_of(match.options)
            drawn[f"{name}-{colours}"] = notation.format_board(match.options, board)
    return drawn


def open_table(
    server: Server, visit: Callable[..., Page], position: dict[str, Any], *, bots: bool = False, **settings: Any
) -> "NuebyTable":
    """Ada at a table that stands at *position*; the others are bots, or people who take their time."""
    players = position["players"]
    other = {"kind": "bot", "bot": "random"} if bots else {"kind": "link"}
    seats = [{"kind": "me", "name": NAMES[0]}, *({**other, "name": name} for name in NAMES[1:players])]
    wish = {"game": position["game"], "seats": seats, "record": {"sixes": 0, **position}}
    answer = server.http.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    page = visit(f"http://{server.host}", f"#/m/{made['match']}/{made['token']}", **{"phone": True, **settings})
    return NuebyTable(page, server, made)


class NuebyTable:
    """A page that shows a match of Nüby in English, to somebody on seat 0."""

    def __init__(self, page: Page, server: Server, made: Message) -> None:
        self.page, self.server, self.made = page, server, made
        self.beside = sit(server, made["match"], made["spectator"])  # hears what the server has stored
        expect(page.get_by_role("grid", name="Board")).to_be_visible()

    # Seeing

    @property
    def hint(self) -> Locator:
        return self.page.get_by_role("status").locator("p").nth(1)

    @property
    def headline(self) -> Locator:
        return self.page.get_by_role("status").locator("b")

    @property
    def notice(self) -> Locator:
        return self.page.get_by_role("alert")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def offers(self) -> Locator:
        """The buttons of the choice at hand."""
        return self.page.locator(".choice button")

    def field(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{re.escape(name)}(,|$)"))

    def button(self, name: str) -> Locator:
        return self.page.locator(".choice").get_by_role("button", name=re.compile(name))

    def labels(self) -> dict[str, str]:
        """What each field is said to be."""
        return {label.split(",")[0]: label for label in self.page.evaluate(READ)}

    def marked(self, *marks: str) -> list[str]:
        """The fields that say one of these at the end."""
        found = {name: MARK.search(label) for name, label in self.labels().items()}
        return [name for name, mark in found.items() if mark and mark[1] in marks]

    def plies(self) -> list[Message]:
        plies: list[Message] = record(self.server, self.made["match"], self.made["token"])["plies"]
        return plies

    # Waiting

    def wait_for_turn(self) -> bool:
        """Wait for something to do, or for the end; whether there is something to do."""
        self.page.wait_for_function(READY)
        return not self.sheet.count()

    # Acting

    def tap(self, what: Locator) -> None:
        what.tap()

    def tap_field(self, name: str) -> None:
        """Put a finger on the middle of a field, whatever lies over it there."""
        box = self.field(name).bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def move(self, rng: Random) -> None:
        """Any move that the board offers, by taps on the board; where it offers none, a button."""
        pieces = self.marked("chosen", "can move")
        if not pieces:
            self.tap(self.offers.last)
            return
        piece = rng.choice(sorted(pieces))
        if piece not in self.marked("chosen"):
            self.tap_field(piece)
            expect(self.field(piece)).to_have_accessible_name(re.compile(", chosen$"))
        targets = sorted(self.marked("can be reached", "can be thrown"))
        home = [target for target in targets if target.startswith("z")]
        away = self.button("^Pass$")
        if not home and away.count():  # who waits before the goal needs no other lap
            self.tap(away)
        else:
            self.tap_field(rng.choice(home or targets))

    def play_out(self, rng: Random, most: int = 400) -> None:
        """Play until the match is over."""
        for _ in range(most):
            if not self.wait_for_turn():
                return
            before = len(self.plies())
            self.move(rng)
            self.wait_for_plies(before)
        raise AssertionError(f"no end after {most} moves")

    def wait_for_plies(self, before: int) -> None:
        """Wait until the server has stored more than *before*."""
        while self.beside.standing["ply"] <= before:
            self.beside.hear("played")


if __name__ == "__main__":
    BOARDS.write_text(json.dumps(boards(), separators=(",", ":")) + "\n", encoding="utf-8")
