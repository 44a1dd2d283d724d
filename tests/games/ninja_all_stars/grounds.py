"""Boards of other sizes than the shipped ones, and editions that have only such a board."""

from __future__ import annotations

from typing import Any

from engawa.games.ninja_all_stars.edition import standard


def board(width: int, height: int, zone: int = 9) -> list[str]:
    """The rows of a board of open spaces with deployment spaces in the middle of its edges."""
    rows = [["."] * width for _ in range(height)]
    for i in range(zone):
        across, down = (width - zone) // 2 + i, (height - zone) // 2 + i
        for y, x in ((0, across), (height - 1, across), (down, 0), (down, width - 1)):
            rows[y][x] = "d"
    return ["".join(row) for row in rows]


def with_board(rows: list[str], **more: Any) -> dict[str, Any]:
    """The shipped edition with that board alone, and no places but those that are written for it."""
    shipped = {key: value for key, value in standard().document.items() if key not in ("places", "quick")}
    return shipped | {"boards": {"own": {"rows": rows} | more}}
