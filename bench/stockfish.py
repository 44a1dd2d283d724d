"""A peer: Stockfish, the alpha-beta engine of chess that everybody knows, on one thread."""

from __future__ import annotations

import re
import shutil
import subprocess
from resource import RUSAGE_CHILDREN, getrusage

HASH_MB = 16
FOLDERS = "/usr/games"  # where Debian puts it, which is not always on the PATH


def command() -> str | None:
    """The program, if it is installed."""
    return shutil.which("stockfish") or shutil.which("stockfish", path=FOLDERS)


def lacks() -> str | None:
    return None if command() else "expected stockfish on the PATH; most systems have a package of that name"


def version() -> str:
    """What it calls itself."""
    return re.search(r"Stockfish (\S+)", run("quit")).group(1)  # type: ignore[union-attr]


class Stockfish:
    """Its own bench: some fifty positions, so many nodes each. *judge* is how it evaluates: `classical` or `NNUE`."""

    def __init__(self, judge: str, nodes: int) -> None:
        self.arguments = "bench", str(HASH_MB), "1", str(nodes), "default", "nodes", judge
        self.start = cost("quit")[1]

    def rate(self) -> float:
        """Nodes in a CPU second, its start not counted."""
        said, seconds = cost(*self.arguments)
        searched = re.search(r"Nodes searched\s*: (\d+)", said)
        assert searched is not None, f"expected the number of nodes searched, got {said!r}"
        return int(searched[1]) / (seconds - self.start)


def cost(*arguments: str) -> tuple[str, float]:
    """What it says, and the CPU seconds that it took."""
    before = getrusage(RUSAGE_CHILDREN)
    said = run(*arguments)
    after = getrusage(RUSAGE_CHILDREN)
    return said, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def run(*arguments: str) -> str:
    program = command()
    assert program is not None
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=True)
    return done.stdout + done.stderr
