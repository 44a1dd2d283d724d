"""The screen: what the command writes, in one language, with colour where the terminal has it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeVar

from rich.console import Console
from rich.style import Style
from rich.text import Text

from engawa.core.match import Match
from engawa.core.messages import say

T = TypeVar("T")

WIDEST = 100  # columns of running text
GAP = 3  # columns between columns

# What games and pages paint with: seen on black and on white, and never needed to understand anything.
PAINTS = {
    "green": Style(color="#4fa96f"),
    "yellow": Style(color="#d9a520"),
    "orange": Style(color="#e8702f"),
    "pink": Style(color="#d9678c", bold=True),
    "blue": Style(color="#4f8fd6", bold=True),
    "red": Style(color="#d9543a", bold=True),
    "violet": Style(color="#b06fc0", bold=True),
    "grey": Style(color="#8a94a6", bold=True),
    "wall": Style(dim=True),
    "name": Style(dim=True),
    "head": Style(bold=True),
    "quiet": Style(dim=True),
    "refused": Style(color="#d9543a"),
    "code": Style(color="#ffffff", bgcolor="#000000"),  # to be scanned, on black and on white
}
PLAIN = Style()


class Paper(Console):
    """A console that leaves it to the command what to do when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where the command writes: one language, one console."""

    def __init__(self, lang: str, colour: bool = True) -> None:
        self.lang = lang
        self.console = Paper(color_system="auto" if colour else None, highlight=False, markup=False, emoji=False)
        self.aside = Console(color_system="auto" if colour else None, stderr=True)  # for what is there only meanwhile

    @property
    def width(self) -> int:
        """The columns of running text."""
        return min(self.console.width, WIDEST)

    @property
    def is_terminal(self) -> bool:
        """Whether a person looks on."""
        return self.console.is_terminal

    @property
    def can_draw(self) -> bool:
        """Whether letters that are blocks can be written."""
        return self.console.encoding.startswith("utf")

    def say(self, key: str, /, **facts: Any) -> str:
        """A message of the catalogue."""
        return say(key, self.lang, **facts)

    def write(self, text: str = "", paint: str = "", indent: int = 0) -> None:
        """A paragraph."""
        for line in self._wrapped(text, paint, self.width - indent):
            self._line(Text(" " * indent) + line)

    def tell(self, key: str, /, **facts: Any) -> None:
        """A message of the catalogue, as a paragraph."""
        self.write(self.say(key, **facts))

    def whole(self, text: str, paint: str = "") -> None:
        """Text whose lines are never broken or cut, so that what they name can be copied."""
        self.console.print(Text(text, PAINTS.get(paint, PLAIN)), soft_wrap=True)

    def entries(self, rows: Iterable[tuple[str, str]], paint: str = "head", indent: int = 2) -> None:
        """Labels, and beside each what it means."""
        rows = list(rows)
        left = indent + max((len(label) for label, _ in rows), default=0) + GAP
        for label, meaning in rows:
            lines = self._wrapped(meaning, "", max(self.width - left, 20))
            first = Text(" " * indent) + Text(label, PAINTS.get(paint, PLAIN))
            first.pad_right(left - len(first))
            for i, line in enumerate(lines):
                self._line((first if i == 0 else Text(" " * left)) + line)

    def columns(self, cells: Sequence[tuple[str, str]], most: int | None = None, indent: int = 2) -> bool:
        """Cells of a quiet and a plain part, down one column after another; False if *most* rows do not take all."""
        widths = [max(len(cell[part]) for cell in cells) for part in (0, 1)]
        across = max(1, (self.console.width - indent + GAP) // (sum(widths) + 1 + GAP))
        down = -(-len(cells) // across)
        shown = cells if most is None or down <= most else cells[: most * across]
        rows = -(-len(shown) // across)
        for row in range(rows):
            line = Text(" " * indent)
            for quiet, plain in shown[row::rows]:
                line.append(quiet.rjust(widths[0]), PAINTS["quiet"])
                line.append(f" {plain.ljust(widths[1])}{' ' * GAP}")
            self._line(line)
        return len(shown) == len(cells)

    def draw(self, match: Match, eyes: int | None = None) -> None:
        """The position as a picture, all of it or as a seat may know it."""
        picture = Text.from_ansi(match.draw(lambda text, paint: PAINTS.get(paint, PLAIN).render(text), eyes))
        lines = picture.split("\n")
        wide = max(len(line) for line in lines)
        for line in lines:
            self._line(line)
        if self.is_terminal and wide > self.console.width:
            self.write(self.say("cli-too-narrow", wide=wide, columns=self.console.width), "refused")

    def wipe(self) -> None:
        """Nothing of what was written is in sight any more, if this is a terminal."""
        self.console.clear()

    def wait(self, key: str, /, **facts: Any) -> AbstractContextManager[Any]:
        """A line that is there while something takes its time."""
        return self.aside.status(self.say(key, **facts))

    def watch(self, items: Iterable[T], total: int, key: str, /, **facts: Any) -> Iterable[T]:
        """The items as they come, and meanwhile a bar."""
        from rich.progress import track

        quiet = not self.aside.is_terminal
        return track(items, self.say(key, **facts), total, console=self.aside, transient=True, disable=quiet)

    @contextmanager
    def bar(self, key: str, /) -> Iterator[Callable[[int, int], None]]:
        """A bar for what tells by itself how far it is: call it with what is done, and of how much."""
        from rich.progress import Progress

        with Progress(console=self.aside, transient=True, disable=not self.aside.is_terminal) as progress:
            task = progress.add_task(self.say(key), total=None)
            yield lambda done, total: progress.update(task, completed=done, total=total)

    def document(self, value: Any) -> None:
        """One JSON document."""
        readable = "utf" in (getattr(sys.stdout, "encoding", None) or "").lower()
        print(json.dumps(value, ensure_ascii=not readable))

    def _wrapped(self, text: str, paint: str, width: int) -> list[Text]:
        return list(Text(text, PAINTS.get(paint, PLAIN)).wrap(self.console, width)) or [Text()]

    def _line(self, line: Text) -> None:
        line.rstrip()
        self.console.print(line, no_wrap=True, overflow="ignore", crop=self.is_terminal)
