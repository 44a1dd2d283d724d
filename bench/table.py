"""Rows as people read them."""

from __future__ import annotations

from collections.abc import Sequence

from bench.row import Row

HEADINGS = ("what", "ours", "peer", "theirs", "ratio", "of the rounds", "goal", "met")
NUMBERS = {"ours", "theirs", "ratio", "of the rounds", "goal"}
STEPS = ((1e6, " M"), (1e3, " k"), (1.0, " "))


def format_table(rows: Sequence[Row]) -> str:
    """An aligned table, numbers to the right, without columns in which no row has anything."""
    columns = [column for column in zip(HEADINGS, *map(cells, rows), strict=True) if any(column[1:])]
    return "\n".join("  ".join(line).rstrip() for line in zip(*map(aligned, columns), strict=True))


def aligned(column: tuple[str, ...]) -> list[str]:
    """A heading, a rule and what is below them, all of one width."""
    heading, width = column[0], max(map(len, column))
    texts = [cell.rjust(width) if heading in NUMBERS else cell.ljust(width) for cell in column]
    return [texts[0], "-" * width, *texts[1:]]


def cells(row: Row) -> tuple[str, ...]:
    """The texts of one row, in the order of the headings."""
    limit = ""
    if row.goal is not None:
        limit = amount(row.goal.limit, row.unit) if row.ratio is None else times(row.goal.limit)
    return (
        row.what,
        amount(row.ours, row.unit),
        row.peer,
        "" if row.theirs is None else amount(row.theirs, row.unit),
        "" if row.ratio is None else times(row.ratio),
        f"{times(min(row.ratios))} – {times(max(row.ratios))}" if len(row.ratios) > 1 else "",
        f"{row.goal.sense} {limit}" if row.goal is not None else "",
        {True: "yes", False: "NO", None: ""}[row.met],
    )


def amount(value: float, unit: str) -> str:
    """A number with its unit: `6.19 M plies/s`, `71 ms`, `1784 bytes`."""
    if unit == "s":
        return f"{value:.2f} s" if value >= 1 else f"{1000 * value:.4g} ms"
    if "/" not in unit:
        return f"{value:.0f} {unit}"
    size, prefix = next((step for step in STEPS if value >= step[0]), STEPS[-1])
    return f"{value / size:.3g}{prefix}{' ' if prefix.strip() else ''}{unit}"


def times(ratio: float) -> str:
    """A ratio: `10.9×`, or `1/131` where it is small."""
    return f"1/{1 / ratio:.0f}" if ratio < 0.05 else f"{ratio:.3g}×"
