"""Clients that keep the server waiting: for a request, its body, or the end."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from server.people import make, sit
from server.serve import PATIENT

SHORT = {"head": 0.2, "body": 0.2, "stall": 0.2, "grace": 0.2}
HALF = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"


def reached(host: str, sends: bytes = b"") -> socket.socket:
    name, port = host.split(":")
    line = socket.create_connection((name, int(port)), PATIENT)
    line.sendall(sends)
    return line


def all_of(line: socket.socket) -> bytes:
    """Whatever still comes until the server ends the connection."""
    told = b""
    while more := line.recv(65536):
        told += more
    return told


@pytest.mark.parametrize(
    ("sends", "line"),
    [
        (b"", b"a request did not come in time"),
        (b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"a request did not come in time"),
        (HALF, b"the body did not come in time"),
    ],
    ids=["silent", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(servers, sends, line):
    server = servers(deadlines=SHORT).start()
    with closing(reached(server.host, sends)) as slow:
        told = all_of(slow)
    assert told.startswith(b"HTTP/1.1 408 ")
    assert line in told
    assert server.http.get("/api/games").status_code == 200


def test_the_second_request_on_a_line_has_its_deadline_too(servers):
    server = servers(deadlines=SHORT).start()
    with closing(reached(server.host, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")) as slow:
        told = b""
        while not told.endswith(b"]"):
            told += slow.recv(65536)
        slow.sendall(b"GET /api/games HTTP/1.1\r\n")
        assert b"HTTP/1.1 408 " in all_of(slow)


def test_a_match_goes_on_however_long_its_players_think(servers):
    server = servers(deadlines=SHORT).start()
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as ada:
        with closing(reached(server.host)) as silent:  # whose deadline is over meanwhile
            all_of(silent)
        assert ada.move()["type"] == "played"


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_whoever_keeps_it_waiting(servers, by):
    server = servers(deadlines={"grace": 0.2}).start()
    with closing(reached(server.host, HALF)), closing(reached(server.host)):
        assert server.http.get("/api/games").status_code == 200  # both are known by now
        server._end(by)
    assert not server.log.read_text()


COMMANDS = {
    "engawa": [str(Path(sys.executable).with_name("engawa")), "--no-browser", "--port", "{port}", "--data", "{data}"],
    "uvicorn": [
        *[sys.executable, "-m", "uvicorn", "--factory", "engawa.server.hosted:app", "--port", "{port}"],
        *["--http", "engawa.server.deadlines:Http", "--ws", "engawa.server.fast_socket:Socket"],
    ],
}


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("command", COMMANDS)
def test_both_commands_end_within_their_grace(tmp_path, command, by):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = tmp_path / "matches.db"
    parts = [part.format(port=port, data=data) for part in COMMANDS[command]]
    log = tmp_path / "log"
    with log.open("w") as out:
        process = subprocess.Popen(parts, stdout=out, stderr=out, env=os.environ | {"ENGAWA_STORE": str(data)})
    try:
        with ExitStack() as lines:
            line = lines.enter_context(closing(opened(process, port, log)))
            line.sendall(HALF)
            other = lines.enter_context(closing(reached(f"127.0.0.1:{port}", b"GET /api/games HTTP/1.0\r\n\r\n")))
            assert all_of(other).startswith(b"HTTP/1.1 200 ")
            process.send_signal(by)
            process.wait(PATIENT)
        assert "Traceback" not in log.read_text()
    finally:
        process.kill()
        process.wait()


def opened(process: subprocess.Popen, port: int, log) -> socket.socket:
    """A connection to a server, as soon as it takes one."""
    while True:
        try:
            return reached(f"127.0.0.1:{port}")
        except ConnectionRefusedError:
            assert process.poll() is None, log.read_text()


def test_out_of_files_is_told_in_one_line_and_passes(servers):
    server = servers(files=100, deadlines={"head": 0.5})
    server.complains = "nearly all files that this process may have are open: connections are turned away"
    server.start()
    with ExitStack() as lines:
        crowd = [lines.enter_context(closing(reached(server.host))) for _ in range(150)]
        told = [all_of(line) for line in crowd]  # until all of them are closed
    assert {line.split(b"\n")[-2] for line in told} == {
        b"a request did not come in time", b"too many connections, try again later"
    }  # fmt: skip
    assert server.http.get("/api/games").status_code == 200
    assert server.log.read_text().count(server.complains) == 1
