"""What probes and Prometheus are told: whether the store answers, what waits, what was counted."""

import asyncio
import os
import re
import subprocess
from pathlib import Path

import httpx
import pytest
from cli.session import engawa
from server.hosted import Hosted, command
from server.people import bearer, make, sit

from engawa.server.app import create_app
from engawa.server.exposition import Metric, text_of
from engawa.server.health import is_within
from engawa.server.limits import Limits, Rate
from engawa.server.setting import LOOPBACK, read_networks
from engawa.store.histogram import Histogram

SAMPLE = re.compile(r'^([a-z_]+)(?:\{([a-z]+)="([^"]*)"\})? (\S+)$')


def samples(text: str) -> dict[tuple[str, str], float]:
    """Every number, by name and label; a line that Prometheus could not read fails."""
    found = {}
    for line in text.splitlines():
        if not line.startswith(("# HELP ", "# TYPE ")):
            read = SAMPLE.match(line)
            assert read, line
            assert (read[1], read[3] or "") not in found
            found[read[1], read[3] or ""] = float(read[4])
    return found


def test_a_server_tells_how_it_does(servers, tmp_path: Path):
    server = servers().start()
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]):
        told = server.http.get("/api/health")
        assert (told.status_code, told.headers["cache-control"]) == (200, "no-store")
        assert told.json() | {"version": ""} == {
            "status": "ok", "version": "", "tables": 1, "sockets": 1, "thinking": 0, "analyses": 0, "writing": 0,
        }  # fmt: skip
        (tmp_path / "matches.db").unlink()
        told = server.http.get("/api/health")
        assert (told.status_code, told.json()["status"]) == (503, "trouble")
    server.kill()


def test_a_database_that_is_gone_is_trouble_and_back_again(servers, postgresql):
    address = postgresql.empty()
    server = servers(address).start()
    assert server.http.get("/api/health").status_code == 200
    postgresql.run("pg_ctl", "stop", "-w", "-m", "fast")
    try:
        assert server.http.get("/api/health").status_code == 503
    finally:
        postgresql.again()
    assert server.http.get("/api/health").status_code == 200
    server.kill()


def test_what_happens_is_counted(tmp_path: Path):
    with Hosted(tmp_path / "matches.db", tmp_path / "log") as server:
        before = samples(server.http.get("/metrics").text)
        assert before["engawa_up", ""] == 1
        made = make(server, "me", "me")
        with sit(server, made["match"], made["token"]) as both:
            for _ in range(3):
                both.move()
            both.say("move", number=both.standing["number"], text="nonsense")
            both.hear("refused")
            both.say("hint")
            both.hear("hint")
            server.http.get(f"/api/matches/{made['match']}/record", headers=bearer("wrong"))
            answer = server.http.get("/metrics")
        assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
        after = samples(answer.text)
        assert (after["engawa_tables", ""], after["engawa_sockets", ""]) == (1, 1)
        assert after["engawa_move_seconds_count", ""] == after["engawa_move_seconds_bucket", "+Inf"] == 3
        assert after["engawa_commit_seconds_count", ""] - before["engawa_commit_seconds_count", ""] == 4
        assert (after["engawa_refusals_total", "unreadable"], after["engawa_refusals_total", "token"]) == (1, 1)
        assert ("engawa_thoughts_total", "hint") not in before
        assert after["engawa_thoughts_total", "hint"] == 1
        assert after["engawa_request_seconds_count", ""] > before["engawa_request_seconds_count", ""]
        assert after["process_resident_memory_bytes", ""] > 1e7


def test_a_histogram_is_written_as_prometheus_reads_it():
    histogram = Histogram((0.5, 1.0))
    for seconds in (0.25, 0.5, 0.75, 3.0):
        histogram.observe(seconds)
    told = text_of(
        [Metric("t_seconds", "histogram", "Times.", histogram), Metric("n", "counter", "N.", {'a"\\\n': 2}, "by")]
    )
    assert told == (
        "# HELP t_seconds Times.\n# TYPE t_seconds histogram\n"
        't_seconds_bucket{le="0.5"} 2\nt_seconds_bucket{le="1.0"} 3\nt_seconds_bucket{le="+Inf"} 4\n'
        't_seconds_sum 4.5\nt_seconds_count 4\n# HELP n N.\n# TYPE n counter\nn{by="a\\"\\\\\\n"} 2\n'
    )


@pytest.mark.parametrize(
    ("observers", "client", "status"),
    [(LOOPBACK, "127.0.0.1", 200), (LOOPBACK, "::ffff:127.0.0.1", 200), (LOOPBACK, "192.0.2.7", 404),
     ("192.0.2.0/24", "192.0.2.7", 200), ("192.0.2.0/24", "127.0.0.1", 404), ("", "127.0.0.1", 404)],
)  # fmt: skip
def test_only_observers_are_told_the_metrics(tmp_path: Path, observers: str, client: str, status: int):
    app = create_app(tmp_path / "matches.db", observers=read_networks(observers))

    async def ask() -> int:
        told = httpx.ASGITransport(app, client=(client, 1))
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=told, base_url="http://t/") as http:
            return (await http.get("/metrics")).status_code

    assert asyncio.run(ask()) == status


@pytest.mark.parametrize(("client", "last"), [("127.0.0.1", 200), ("::1", 200), ("192.0.2.7", 429), ("nobody", 429)])
def test_probes_of_the_machine_are_never_too_many(tmp_path: Path, client: str, last: int):
    app = create_app(tmp_path / "matches.db", limits=Limits(requests=Rate(0, 2)))

    async def ask() -> list[int]:
        told = httpx.ASGITransport(app, client=(client, 1))
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=told, base_url="http://t/") as http:
            return [(await http.get("/api/health")).status_code for _ in range(3)]

    assert asyncio.run(ask()) == [200, 200, last]


def test_names_are_nowhere():
    assert not is_within("games.example", read_networks("0.0.0.0/0,::/0"))


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("ENGAWA_METRICS", "here", "ENGAWA_METRICS: expected addresses or networks with commas between them, such as "
         "127.0.0.1,10.0.0.0/8, got 'here'"),
        ("ENGAWA_LOG", "xml", "ENGAWA_LOG: expected text or json, got 'xml'"),
        ("ENGAWA_KEEP_OVER", "0", "ENGAWA_KEEP_OVER: expected a number of days from 1 to 36500, got '0'"),
        ("ENGAWA_KEEP_OPEN", "soon", "ENGAWA_KEEP_OPEN: expected a number of days from 1 to 36500, got 'soon'"),
    ],
)  # fmt: skip
def test_a_setting_that_cannot_be_read_is_one_line(name: str, value: str, line: str, tmp_path: Path):
    environment = os.environ | {"ENGAWA_STORE": str(tmp_path / "matches.db"), name: value}
    done = subprocess.run(command(), capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stderr) == (3, f"engawa: {line}\n")
    ran = engawa("--no-browser", "--port", "0", "--data", str(tmp_path / "matches.db"), **{name: value})
    assert (ran.code, ran.out, ran.err) == (2, "", f"engawa: {line}\n")
