"""Reports of the lab as tables and as sections of a page, each between markers that the next run finds again."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import engawa
from engawa.core.game import Game


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Cells as a table in Markdown, the first row being its head; it can be read as it stands."""
    first, *others = (max(len(row[k]) for row in rows) for k in range(len(rows[0])))
    rule = ["-" * first, *(f"{'-' * (width - 1)}:" for width in others)]
    lines = []
    for name, *numbers in (rows[0], rule, *rows[1:]):
        cells = [name.ljust(first), *(cell.rjust(width) for cell, width in zip(numbers, others, strict=True))]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def circumstances(game: Game, load: Sequence[float] | None = None) -> str:
    """When, with what and on how busy a machine something was measured."""
    parts = [f"{datetime.now(UTC):%Y-%m-%d}", f"Engawa {engawa.__version__}", f"rules {game.version}"]
    parts.append(f"Python {platform.python_version()}")
    try:
        parts.append(f"Numba {version('numba')}")
    except PackageNotFoundError:
        parts.append("interpreted")
    if load is not None:
        parts.append(f"{os.cpu_count()} processors, load {load[0]:.1f} to {load[-1]:.1f}")
    return ", ".join(parts)


def load_now() -> float:
    """How many processes wanted a processor in the last minute."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def write_section(path: Path, key: str, lines: Sequence[str]) -> None:
    """Put a section into a page: in the place of the one that has that *key*, else at the end."""
    begin, end = f"<!-- {key} -->", f"<!-- end of {key} -->"
    section = "\n".join([begin, *lines, end])
    text = path.read_text("utf-8") if path.exists() else ""
    if begin in text and end in text:
        before, _, rest = text.partition(begin)
        text = before + section + rest.partition(end)[2]
    else:
        text = f"{text.rstrip()}\n\n{section}\n".lstrip("\n")
    path.write_text(text, "utf-8")
