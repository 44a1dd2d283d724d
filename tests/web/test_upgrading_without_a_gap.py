"""Two processes on one PostgreSQL behind nginx are upgraded one after the other, as docs/hosting.md says it."""

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from cli.session import engawa
from server.hosted import Hosted
from server.people import Person, make, record
from server.serve import PATIENT
from store.conftest import postgresql  # noqa: F401
from websockets.exceptions import ConnectionClosed, InvalidStatus

from web.proxy import HOSTING, Proxy

MATCHES = 3
TRIES = 100  # to come back; where no process serves, they are over at once


class Player:
    """Somebody who plays both seats of a match through the proxy, and comes back whenever the line is lost."""

    def __init__(self, table: SimpleNamespace) -> None:
        self.table, self.made = table, make(table, "me", "me")
        self.acknowledged: list[str] = []
        self.came = 0
        self.person = self._come()

    def play(self, moves: int) -> None:
        """So many moves that are acknowledged."""
        enough = len(self.acknowledged) + moves
        while len(self.acknowledged) < enough:
            try:
                told = self.person.move()
                if told["type"] == "played":
                    self.acknowledged.append(told["entry"]["text"])
            except ConnectionClosed:
                self.person.__exit__()
                known, self.person = self.acknowledged, self._come()
                # What was sent and not acknowledged may have been stored all the same: then it is on the table.
                stored = [ply["text"] for ply in self.person.heard[0]["log"]]
                assert stored[: len(known)] == known
                self.acknowledged = stored

    def _come(self) -> Person:
        for _ in range(TRIES):
            try:
                person = Person(self.table, self.made["match"], self.made["token"])
                person.hear("snapshot")
            except (ConnectionClosed, InvalidStatus):  # the process was about to end
                continue
            self.came += 1
            return person
        raise AssertionError("nobody serves this match")


@pytest.fixture
def two(postgresql, tmp_path: Path) -> Iterator[list[Hosted]]:  # noqa: F811
    address = postgresql.empty()
    servers = [Hosted(address, tmp_path / f"log{i}", "--no-access-log") for i in range(2)]
    with servers[0], servers[1]:
        yield servers


@contextmanager
def through(proxy: Proxy) -> Iterator[SimpleNamespace]:
    """The table as it is reached through a proxy."""
    with httpx.Client(base_url=f"http://{proxy.host}/engawa", timeout=PATIENT, trust_env=False) as http:
        yield SimpleNamespace(host=f"{proxy.host}/engawa", http=http)


def test_the_steps_are_those_of_the_page():
    steps = re.findall(
        r"^\d\. (.*)$", HOSTING.read_text(encoding="utf-8").partition("## Upgrading without a gap")[2], re.M
    )
    assert [step.split("`")[1].split()[0] for step in steps[:3]] == ["engawa", "/opt/engawa/bin/pip", "systemctl"]
    assert steps[3] == "The same with 8331."


def test_people_play_on_while_one_process_after_the_other_is_restarted(two: list[Hosted], tmp_path: Path):
    (tmp_path / "nginx").mkdir()
    with Proxy(two[0], None, tmp_path / "nginx", beside=two[1]) as proxy, through(proxy) as table:
        players = [Player(table) for _ in range(MATCHES)]
        for player in players:
            player.play(2)
        ran = engawa("admin", "backup", str(tmp_path / "before.db"), "--data", two[0].environment["ENGAWA_STORE"])
        assert (ran.code, ran.err) == (0, "")
        for server in two:
            assert server.process is not None
            server.process.send_signal(signal.SIGTERM)  # as systemd does
            for player in players:  # while it ends
                player.play(1)
                assert table.http.get("/api/games").status_code == 200
            server.process.wait(PATIENT)
            for player in players:  # while there is only the other
                player.play(2)
            assert make(table, "me", "me")["match"]
            server.start()
            assert server.http.get("/api/health").status_code == 200
            for player in players:
                player.play(1)
        assert all(player.came > 1 for player in players)
        for player in players:
            plies = [ply["text"] for ply in record(table, player.made["match"], player.made["token"])["plies"]]
            assert plies == player.acknowledged
            player.person.__exit__()
