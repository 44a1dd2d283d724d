"""A real server in a process of its own. `Server` starts one; run as a script, this file is one."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

TESTS = Path(__file__).parents[1]
PATIENT = 60.0  # seconds after which a test gives up on something that should have come


class Server:
    """A server on the store at *address*; Lanterns is on its shelf too. Bots move at once.

    Settings are those of `Tables`, and `unsent`: how many bytes the system takes for a client that does not read.
    """

    def __init__(self, address: str | Path, log: Path, **settings: Any) -> None:
        self.address = str(address)
        self.log = log
        self.settings = {"pace": 0.0, **settings}
        self.process: subprocess.Popen[str] | None = None
        self.complains = ""  # what it is expected to log, line by line, and nothing else

    def start(self) -> "Server":
        command = [sys.executable, "-W", "error", __file__, self.address, json.dumps(self.settings)]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        assert self.process.stdout is not None
        port = self.process.stdout.readline()
        assert port, self.log.read_text()
        self.host = f"127.0.0.1:{port.strip()}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENT)
        return self

    @property
    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """End it as a service is ended. Whatever it had to complain about fails the test."""
        self._end(signal.SIGTERM)
        complaints = [
            line for line in self.log.read_text().splitlines() if not self.complains or self.complains not in line
        ]
        assert not complaints, "\n".join(complaints)

    def kill(self) -> None:
        """End it as a power cut does."""
        self._end(signal.SIGKILL)

    def _end(self, by: signal.Signals) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.http.close()
        self.process.send_signal(by)
        self.process.wait(PATIENT)
        self.process.stdout.close()


def main(address: str, settings: dict[str, Any]) -> None:
    import contextlib
    import resource
    import socket

    import uvicorn

    from engawa.server.app import create_app
    from engawa.server.deadlines import Deadlines, Http
    from engawa.server.fast_socket import Socket
    from engawa.server.limits import Limits, Rate
    from engawa.server.setting import LOOPBACK, read_networks

    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.pop("unsent", 1 << 20))
    listening.bind(("127.0.0.1", 0))

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets=sockets)
            print(listening.getsockname()[1], flush=True)

    given = {name: Rate(*value) if isinstance(value, list) else value for name, value in settings.pop("limits").items()}
    Http.deadlines = Deadlines(**settings.pop("deadlines", {}))
    if "files" in settings:
        resource.setrlimit(
            resource.RLIMIT_NOFILE, (settings.pop("files"), resource.getrlimit(resource.RLIMIT_NOFILE)[1])
        )
    app = create_app(address, limits=Limits(**given), observers=read_networks(LOOPBACK), **settings)
    with contextlib.suppress(KeyboardInterrupt):  # by which it may be ended
        Announced(uvicorn.Config(app, log_level="warning", http=Http, ws=Socket)).run(sockets=[listening])


if __name__ in ("__main__", "__mp_main__"):  # where bots think, Lanterns has to be known too
    from engawa import catalogue

    catalogue.MODULES |= {"lanterns": "toys.lanterns", "niwa/veiled": "toys.veiled_niwa"}

if __name__ == "__main__":
    main(sys.argv[1], {"limits": {}} | json.loads(sys.argv[2]))
