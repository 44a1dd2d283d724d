"""Somebody at a table of one of the six Nüby games: what the page offers, and what a finger does.

Run as a script (with the tests on its path) it writes what the client's own tests know of the rules.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from server.people import Message, sit
from server.serve import Server

import engawa
from engawa import catalogue
from engawa.games.nueby import telling
from web.seated import LOOK, Seated

FIXTURES = Path(__file__).parents[2] / "web" / "tests" / "nueby"
NAMES = ("Ada", "Bea", "Cleo", "Dana", "Edda", "Fay")
READ = """() => [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label'))"""
READY = """() => {
    const offers = [...document.querySelectorAll('.choice button:enabled')];
    if (document.querySelector('dialog[open]')) return 'over';
    return offers.some((each) => each.textContent !== 'Result') && 'turn';
}"""
MARK = re.compile(r", (chosen|can move|can be reached|can be thrown|the blockade can go here)$")


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


def told() -> list[str]:
    """All that the rules can tell of, by the end of its key."""
    return sorted({*telling.FIELDS.values(), *telling.NUMBERS.values(), "entered", "came-home"})


def fixtures() -> dict[str, str]:
    """What the client's own tests know of the rules, by file."""
    found = {"boards.json": boards(), "told.json": told()}
    return {name: json.dumps(each, separators=(",", ":")) + "\n" for name, each in found.items()}


def make(server: Server, position: dict[str, Any], *, others: str = "link") -> Message:
    """A match that stands at *position*: Ada's; the others are people who take their time, bots, or on her screen."""
    players = position["players"]
    other = {"kind": others, **({"bot": "random"} if others == "bot" else {})}
    seats = [{"kind": "me", "name": NAMES[0]}, *({**other, "name": name} for name in NAMES[1:players])]
    wish = {"game": position["game"], "seats": seats, "record": {"sixes": 0, **position}}
    answer = server.http.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def open_table(
    server: Server, visit: Callable[..., Page], position: dict[str, Any], *, others: str = "link", **settings: Any
) -> "NuebyTable":
    """Ada at a table of her own that stands at *position*."""
    made = make(server, position, others=others)
    page = visit(f"http://{server.host}", f"#/m/{made['match']}/{made['token']}", **{"phone": True, **settings})
    return NuebyTable(page, server, made)


class NuebyTable(Seated):
    """A page that shows a match of Nüby in English, to somebody on seat 0."""

    def __init__(self, page: Page, server: Server, made: Message) -> None:
        super().__init__(page, server, made)
        self.beside = sit(server, made["match"], made["spectator"])  # hears what the server has stored
        expect(page.get_by_role("grid", name="Board")).to_be_visible()

    # Seeing

    @property
    def offers(self) -> Locator:
        """The buttons of the choice at hand."""
        return self.page.locator(".choice button")

    @property
    def pips(self) -> Locator:
        """What the dice show."""
        return self.page.locator("svg .pip")

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

    @property
    def own_moves(self) -> int:
        """How many moves of seat 0 the server has told of."""
        return sum(message["type"] == "played" and message["entry"]["by"] == 0 for message in self.beside.heard)

    # Waiting

    def wait_for_turn(self) -> bool:
        """Wait for something to do, or for the end; whether there is something to do."""
        return bool(self.page.wait_for_function(READY, polling=LOOK).json_value() == "turn")

    # Acting

    def tap(self, what: Locator) -> None:
        what.tap()

    def tap_field(self, name: str) -> None:
        self.tap_middle(self.field(name))

    def tap_middle(self, what: Locator) -> None:
        """Put a finger on the middle of something, whatever lies over it there, or is gone before the finger lifts."""
        box = what.bounding_box()
        assert box is not None
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def move(self, rng: Random) -> None:
        """Any move that the page offers: pieces and blockades by taps on the board, the rest by buttons."""
        if pieces := self.marked("chosen", "can move"):
            self._move_a_piece(rng, pieces)
        elif (drops := self.marked("the blockade can go here")) and rng.random() < 0.5:
            field = rng.choice(sorted(drops))
            self.tap_field(field)
            expect(self.field(field)).to_have_accessible_name(re.compile(", the blockade is to go here$"))
            self.tap_field(field)
        elif (hunt := self.button("^Hunt")).count():
            self.tap(hunt)
            self.tap(self.button(f"^Hunt for a {rng.randint(1, 6)}$"))
        else:
            enabled = self.page.locator(".choice button:enabled")
            self.tap(enabled.nth(rng.randrange(enabled.count())))

    def _move_a_piece(self, rng: Random, pieces: list[str]) -> None:
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

    def move_and_see(self, rng: Random) -> None:
        """Make any move, and wait until the server has stored it."""
        before = self.own_moves
        self.move(rng)
        while self.own_moves == before:
            self.beside.hear("played")

    def play_out(self, rng: Random, most: int = 400) -> None:
        """Play until the match is over."""
        for _ in range(most):
            if not self.wait_for_turn():
                return
            self.move_and_see(rng)
        raise AssertionError(f"no end after {most} moves")

    def wait_for_plies(self, before: int) -> None:
        """Wait until the server has stored more than *before*."""
        while self.beside.standing["ply"] <= before:
            self.beside.hear("played")


if __name__ == "__main__":
    for name, text in fixtures().items():
        (FIXTURES / name).write_text(text, encoding="utf-8")
