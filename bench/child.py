"""Fresh Python processes: what starting costs, in CPU seconds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

NOTHING = "pass"
IMPORT_ENGAWA = "import engawa"
IMPORT_CHESS = "import chess"
LOADED = "print(sum(name in sys.modules for name in ('numpy', 'numba')))"
READY = "print(time.process_time())"  # counted from the start of the process
FIRST_MOVE = """
import engawa
match = engawa.new("niwa")
match.play(match.legal()[0])
"""
# OpenSpiel brings SciPy, which Numba loads where it finds it. Engawa does not bring it, so it is hidden here.
TWIN = """
sys.modules["scipy"] = None
from engawa import catalogue
from engawa.core.forge import bind, native
from engawa.lab import playouts
native(bind(playouts, game=catalogue.find({key!r}).kernels), "playouts")
"""


def twin_of(key: str) -> str:
    """Code that compiles the random games of a game, or loads them from the cache."""
    return TWIN.format(key=key)


class Children:
    """Processes with caches of their own in *folder*: for byte code, and for compiled kernels."""

    def __init__(self, folder: Path) -> None:
        own = {"PYTHONPYCACHEPREFIX": str(folder / "bytecode"), "ENGAWA_CACHE": str(folder / "kernels")}
        kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self.environment = {**kept, **own}

    def cost(self, code: str) -> float:
        """CPU seconds of a process that runs *code*, from its start to its end."""
        before = getrusage(RUSAGE_CHILDREN)
        self.run(code)
        after = getrusage(RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def number(self, code: str, question: str) -> float:
        """What *question* prints after *code*."""
        return float(self.run(f"import sys, time\n{code}\n{question}"))

    def run(self, code: str) -> str:
        command = [sys.executable, "-c", code]
        return subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, text=True, check=True).stdout
