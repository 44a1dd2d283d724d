"""What has changed between two documents, so that a client that has the one can make the other of it."""

from __future__ import annotations

from typing import Any

Path = tuple[str, ...]
Changes = tuple[list[dict[str, Any]], list[Path]]  # where something else stands now, and what; where nothing does

MISSING = object()


def changes_of(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """What has changed, and what is gone. Only objects are looked into."""
    changes: list[dict[str, Any]] = []
    gone: list[Path] = []
    _compare(before, after, (), changes, gone)
    return changes, gone


def _compare(
    before: dict[str, Any], after: dict[str, Any], path: Path, changes: list[dict[str, Any]], gone: list[Path]
) -> None:
    for name, now in after.items():
        was = before.get(name, MISSING)
        if now is was or now == was:
            continue
        if isinstance(now, dict) and isinstance(was, dict):
            _compare(was, now, (*path, name), changes, gone)
        else:
            changes.append({"at": (*path, name), "to": now})
    if not before.keys() <= after.keys():
        gone += ((*path, name) for name in before if name not in after)
