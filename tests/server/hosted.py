"""The server as docs/hosting.md starts it: uvicorn's own command, in a process of its own."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
from server.serve import PATIENT

COMMAND = (
    "--factory",
    "engawa.server.hosted:app",
    "--http",
    "engawa.server.deadlines:Http",
    "--ws",
    "engawa.server.fast_socket:Socket",
)


def command(*words: str, port: int | None = None) -> list[str]:
    return [sys.executable, "-m", "uvicorn", *COMMAND, "--port", str(port or free_port()), *words]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Hosted:
    """One that answers, on the store at *address*; it is stopped at the end."""

    def __init__(
        self, address: str | Path, log: Path, *words: str, port: int | None = None, **environment: str
    ) -> None:
        self.log = log
        self.environment = os.environ | {"ENGAWA_STORE": str(address)} | environment
        self.port = port or free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.command = command(*words, port=self.port)
        self.process: subprocess.Popen[str] | None = None
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENT, trust_env=False)

    def __enter__(self) -> "Hosted":
        return self.start()

    def start(self) -> "Hosted":
        """Start it, also again, and wait until it answers."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self.command, env=self.environment, stderr=log, stdout=log, text=True)
        while True:
            try:
                assert self.http.get("/api/health").status_code in (200, 503)
                return self
            except (httpx.ConnectError, httpx.ReadError):
                assert self.process.poll() is None, self.log.read_text()

    def __exit__(self, *exception: object) -> None:
        self.end(signal.SIGTERM)

    def end(self, by: signal.Signals) -> None:
        assert self.process is not None
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(by)
        self.process.wait(PATIENT)
