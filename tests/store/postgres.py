"""A real PostgreSQL for tests, from Debian's programs, in a temporary folder, behind a socket in it."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

MISSING = (
    "the tests of the store need PostgreSQL's own programs (initdb, pg_ctl); on Debian: apt-get install postgresql"
)
OPTIONS = "-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off -c max_connections=60"
EMPTY = """
SET client_min_messages = warning;
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres' AND pid <> pg_backend_pid();
DROP SCHEMA public CASCADE;
CREATE SCHEMA public;
"""


class PostgreSQL:
    """A server of our own; `start` makes it, `empty` gives the URL of its database with nothing in it."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="engawa-"))
        self.user = unprivileged()
        if self.user:
            shutil.chown(self.folder, self.user)

    def start(self) -> None:
        self.run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "--encoding=UTF8", "--locale=C")
        self.run("pg_ctl", "start", "-w", "-l", self.folder / "log", "-o", OPTIONS.format(folder=self.folder))

    def again(self) -> None:
        """Start it once more, with what it had."""
        self.run("pg_ctl", "start", "-w", "-l", self.folder / "log", "-o", OPTIONS.format(folder=self.folder))

    def stop(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.run("pg_ctl", "stop", "-w", "-m", "immediate")
        shutil.rmtree(self.folder)

    def empty(self) -> str:
        self.execute(EMPTY)
        return self.url

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def execute(self, statement: str) -> list[list[str]]:
        """The rows that a statement gives to an administrator."""
        return [line.split("|") for line in self.psql("-c", statement).splitlines()]

    def psql(self, *arguments: str | Path) -> str:
        command = [self.programs / "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", *arguments, self.url]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout

    def run(self, program: str, *arguments: str | Path) -> None:
        """Run one of PostgreSQL's programs on our server, as somebody whom it accepts: not as root."""
        whose = {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []} if self.user else {}
        command = [self.programs / program, "-D", self.folder / "data", *arguments]
        log = self.folder / "said"  # a file, since the server would keep a pipe open
        with log.open("wb") as said:
            done = subprocess.run(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=said, stderr=said, **whose)
        assert done.returncode == 0, f"{program}: {log.read_text()}"


def programs() -> Path:
    """Where PostgreSQL's programs are: the newest that Debian has, else what the path leads to."""
    installed = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if installed:
        return max(installed, key=lambda folder: float(folder.parent.name))
    found = shutil.which("initdb")
    assert found, MISSING
    return Path(found).resolve().parent


def unprivileged() -> str | None:
    """Whom root runs PostgreSQL as; None for anybody else, who runs it as themselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"
