"""The disk that the store writes to: what it is, and what it costs until something is really there."""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from time import perf_counter

DISK = Path("/var/tmp")  # kept over a restart, so not in memory
PAGE = bytes(4096)
WRITES = 100


def file_system(path: Path) -> str:
    """The kind of file system that *path* is on."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    within = [(where, kind) for where, kind in mounts if path.resolve().is_relative_to(where)]
    return max(within, key=lambda mount: len(mount[0]))[1]


def sync_seconds(path: Path) -> float:
    """The median time in which a page is appended to a file there and has reached the disk."""
    taken = []
    with TemporaryFile(dir=path, buffering=0) as file:
        for _ in range(WRITES):
            start = perf_counter()
            file.write(PAGE)
            os.fsync(file.fileno())
            taken.append(perf_counter() - start)
    return median(taken)
