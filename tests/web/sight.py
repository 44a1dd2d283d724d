"""What a page shows of a match of Niwa, and the match that can be made of it."""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

import engawa
from engawa.core.match import Match
from web.seated import LOOK

READ = Path(__file__).with_name("sight.js").read_text(encoding="utf-8")
NOBODY_PLACED = "|"  # how an empty garden is written
UNDER_WAY = re.compile(r"([KS]\d) (?:goes on|has to leave)")


@dataclass(frozen=True)
class Sight:
    """A position as somebody sees it, and what the page offers to do."""

    figures: dict[str, list[str]]  # field and beads
    lines: dict[tuple[str, str], str]
    bases: list[str]
    ghosts: dict[str, str]
    open: set[str]
    chosen: set[str]
    target: set[str]
    place: set[str]
    status: str
    text: str  # who stands where with which beads, and which turn it is

    @property
    def turns(self) -> int:
        """How many turns are over; none while figures are placed."""
        _, _, turn = self.text.partition("|")
        return int(turn) - 1 if turn else 0

    def match(self, garden: str, seat: int) -> Match:
        """A match of our own that stands where this one seems to stand, with that *seat* to act."""
        under_way = UNDER_WAY.search(self.status)
        return engawa.load({
            "game": "niwa", "garden": garden, "phase": "move" if len(self.figures) == 6 else "place", "turn": seat,
            "mover": under_way[1] if under_way else None, "figures": self.figures, "turns": self.turns,
        })  # fmt: skip


def read(page: Page) -> Sight:
    """What the page shows now."""
    seen: dict[str, Any] = page.evaluate(READ)
    lines = {(here, there): colour for here, there, colour in seen["lines"]}
    marks = {kind: set(seen[kind]) for kind in ("open", "chosen", "target", "place")}
    return Sight(
        seen["figures"], lines, seen["bases"], seen["ghosts"], **marks, status=seen["status"], text=seen["text"]
    )


def wait_until_shown(page: Page, text: str) -> None:
    """Wait until the page shows a position, given as `Sight.text` or `text_of`."""
    page.wait_for_function(f"(text) => ({READ})().text === text", arg=text, polling=LOOK)


def wait_until_changed(page: Page, text: str) -> None:
    """Wait until the page shows another position."""
    page.wait_for_function(f"(text) => ({READ})().text !== text", arg=text, polling=LOOK)


def text_of(match: Match) -> str:
    """What `Sight.text` is once a page shows where *match* stands."""
    position = match.position()
    figures = ";".join(f"{name} {field} {beads}" for name, (field, beads) in sorted(position["figures"].items()))
    return f"{figures}|{position['turns'] + 1 if position['phase'] == 'move' else ''}"


def hash_of(text: str) -> str:
    """A short name for what is shown."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]
