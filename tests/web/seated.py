"""Somebody at a table in a browser, whatever is played there: what the page says, and what the server has stored."""

import re
from functools import cached_property

from playwright.sync_api import CDPSession, Locator, Page
from server.people import Message, record
from server.serve import Server

STEPS = 6  # of a finger on its way
LOOK = 50  # milliseconds between two looks at a page: a look in every frame keeps it busy with drawing
Point = tuple[float, float]


class Viewer:
    """A page that shows a match in English."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def headline(self) -> Locator:
        return self.page.get_by_role("status").locator("b")

    @property
    def hint(self) -> Locator:
        return self.page.get_by_role("status").locator("p").nth(1)

    @property
    def notice(self) -> Locator:
        return self.page.get_by_role("alert")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    def action(self, name: str) -> Locator:
        """A button of the dock, such as Undo."""
        return self.page.get_by_role("toolbar", name="Actions").get_by_role("button", name=name)

    # Fingers

    @cached_property
    def _glass(self) -> CDPSession:
        return self.page.context.new_cdp_session(self.page)

    def drag(self, start: Point, end: Point, *, lift: bool = True) -> None:
        """Put a finger down, move it, and lift it."""
        self._touch("touchStart", [start])
        for i in range(1, STEPS + 1):
            t = i / STEPS
            self._touch("touchMove", [(start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t)])
        if lift:
            self._touch("touchEnd", [])

    def pinch(self, start: Point, end: Point, other: Point) -> None:
        """One finger moves while another rests."""
        self._touch("touchStart", [start])
        self._touch("touchStart", [start, other])
        self._touch("touchMove", [end, other])
        self._touch("touchEnd", [])

    def _touch(self, kind: str, points: list[Point]) -> None:
        touches = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        self._glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


class Seated(Viewer):
    """Somebody who has a seat, and may ask the server what it has stored."""

    def __init__(self, page: Page, server: Server, made: Message) -> None:
        super().__init__(page)
        self.server, self.made = server, made

    def counted(self, row: str) -> float:
        """The sum of a row of the end screen over all players."""
        cells = self.sheet.get_by_role("row", name=re.compile(f"^{row} ")).get_by_role("cell").all_inner_texts()
        return sum(float(cell.replace("+", "").replace("−", "-")) for cell in cells)

    def plies(self) -> list[Message]:
        plies: list[Message] = record(self.server, self.made["match"], self.made["token"])["plies"]
        return plies
