"""One server a file, whichever command starts it; the second is told who has it. PostgreSQL takes many."""

import os
import signal
import subprocess
from pathlib import Path

import pytest
from cli.session import engawa
from server.hosted import Hosted, command
from server.serve import PATIENT


def second(store: str | Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"ENGAWA_STORE": str(store)}
    return subprocess.run(command(*words), capture_output=True, text=True, timeout=PATIENT, env=environment)


def test_a_second_server_on_a_file_says_who_has_it(tmp_path: Path):
    file, other_name = tmp_path / "matches.db", tmp_path / "link.db"
    other_name.symlink_to(file)
    with Hosted(file, tmp_path / "log") as first:
        number = first.process.pid
        line = f"{file}: served already, by process {number}: end that one first (only PostgreSQL takes several)"
        for name in (file, other_name):
            refused = second(name)
            assert refused.returncode == 3
            assert line in refused.stderr
            assert "Traceback" not in refused.stderr
        ran = engawa("--no-browser", "--port", "0", "--data", str(file))
        assert (ran.code, ran.out, ran.err) == (2, "", f"engawa: {line}\n")
        german = engawa("--no-browser", "--data", str(file), "--lang", "de")
        assert german.err == f"engawa: {file}: schon auf einem Tisch, bei Prozess {number}: " + (
            "beende zuerst den (mehrere nimmt nur PostgreSQL)\n"
        )


def test_workers_are_several_servers_too(tmp_path: Path):
    refused = second(tmp_path / "matches.db", "--workers", "2")  # which ends: uvicorn's own code for that is 0
    assert "served already, by process" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_server_that_was_killed_is_no_longer_in_the_way(tmp_path: Path):
    file = tmp_path / "matches.db"
    with Hosted(file, tmp_path / "log") as first:
        first.end(signal.SIGKILL)
    with Hosted(file, tmp_path / "log"):
        pass


@pytest.mark.parametrize("words", [(), ("--workers", "2")])
def test_on_postgresql_many_are_welcome(postgresql, tmp_path: Path, words: tuple[str, ...]):
    address = postgresql.empty()
    with Hosted(address, tmp_path / "log", *words), Hosted(address, tmp_path / "other log"):
        pass
