"""Servers in processes of their own: started as a host starts them, and looked at from outside."""

from __future__ import annotations

import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from bench.server.node import FOLDER

LOOPBACK = "127.0.0.1"
PATIENT = 60.0  # seconds for a server to start
TICK = os.sysconf("SC_CLK_TCK")
ROOT = Path(__file__).parents[2]

APP = "bench.server.hosted:app"
UVICORN = ("uvicorn", "--factory", APP, "--port", "{port}")
GRANIAN = ("granian", "--factory", APP, "--port", "{port}", "--interface", "asgi", "--no-access-log")
HOSTED = "hosted"  # as docs/hosting.md says
WAYS = {
    HOSTED: (*UVICORN, "--http", "engawa.server.deadlines:Http", "--ws", "engawa.server.fast_socket:Socket"),
    "plain": (*UVICORN, "--ws", "engawa.server.fast_socket:PlainSocket"),  # uvicorn's own, with our limits
    "granian": GRANIAN,  # where it is installed
}


class Server:
    """A server on a port of its own, which its *command* names `{port}`."""

    def __init__(self, command: list[str], log: Path, *, port: int | None = None, **environment: str) -> None:
        self.port = port or free_port()
        self.host = f"{LOOPBACK}:{self.port}"
        self.log = log
        ported = [part.format(port=self.port) for part in command]
        with log.open("w") as out:
            self.process = subprocess.Popen(ported, cwd=ROOT, env=os.environ | environment, stdout=out, stderr=out)
        self._wait_until_it_listens()

    def memory(self) -> int:
        """What it holds in memory now, with all its processes, in bytes."""
        return sum(_memory(process) for process in family(self.process.pid))

    def own_memory(self) -> int:
        """The same without the processes that it started, such as thinkers, which load a game when they meet it."""
        return _memory(Path(f"/proc/{self.process.pid}"))

    def cpu(self) -> float:
        """The CPU seconds that it has taken so far, with all its processes and their threads."""
        return cpu_of(self.process.pid)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENT)

    def _wait_until_it_listens(self) -> None:
        deadline = time.monotonic() + PATIENT
        while True:
            try:
                socket.create_connection((LOOPBACK, self.port)).close()
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    self.stop()
                    raise RuntimeError(f"a server did not start:\n{self.log.read_text()}") from None
                time.sleep(0.05)


class OurServer(Server):
    """Engawa on a file in *folder*, in one of the WAYS."""

    def __init__(self, folder: Path, way: str = HOSTED) -> None:
        command = [sys.executable, "-m", *WAYS[way]]
        super().__init__(command, folder / "ours.log", ENGAWA_STORE=str(folder / "matches.db"))


class TheirServer(Server):
    """boardgame.io with tic-tac-toe, its matches in memory."""

    def __init__(self, folder: Path) -> None:
        command = ["node", "--expose-gc", str(FOLDER / "boardgame_io.cjs"), "{port}"]
        super().__init__(command, folder / "theirs.log", NODE_ENV="production")

    def memory(self) -> int:
        collected = self.log.read_text().count("collected")
        self.process.send_signal(signal.SIGUSR2)
        while self.log.read_text().count("collected") == collected:
            time.sleep(0.05)
        return super().memory()


def family(pid: int) -> list[Path]:
    """What the system tells of that process and of those that it started."""
    here = Path(f"/proc/{pid}")
    started = [int(child) for thread in here.glob("task/*/children") for child in _told(thread).split()]
    return [here, *(process for child in started for process in family(child))]


def cpu_of(pid: int) -> float:
    """The CPU seconds of a process so far, with those that it started, if they live or were waited for."""
    return sum(_cpu(process) for process in family(pid))


def _memory(process: Path) -> int:
    lines = [line for line in _told(process / "status").splitlines() if line.startswith("VmRSS:")]
    return 1024 * sum(int(line.split()[1]) for line in lines)


def _cpu(process: Path) -> float:
    fields = _told(process / "stat").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICK


def _told(file: Path) -> str:
    """What the system tells there; nothing of a process or thread that has just ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return file.read_text()
    return ""


def allow_sockets(count: int) -> None:
    """Let what is started from now on have so many files and sockets open, as far as we may."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (count if most == resource.RLIM_INFINITY else min(count, most), most))


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])
