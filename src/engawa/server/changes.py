"""What has changed between two documents, so that a client that has the one can make the other of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = tuple[str, ...]
Change = tuple[Path, Any]
GONE = object()


def changes_of(before: dict[str, Any], after: dict[str, Any], path: Path = ()) -> Iterator[Change]:
    """Where something else stands now, and what; GONE where nothing does. Only objects are looked into."""
    for name, now in after.items():
        was = before.get(name, GONE)
        if now == was:
            continue
        if isinstance(now, dict) and isinstance(was, dict):
            yield from changes_of(was, now, (*path, name))
        else:
            yield (*path, name), now
    if not before.keys() <= after.keys():
        yield from (((*path, name), GONE) for name in before if name not in after)
