"""What a run of the command gives, and a terminal in which somebody types."""

import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Any, NamedTuple

ENGAWA = str(Path(sys.executable).with_name("engawa"))
PATIENCE = 60  # seconds until a silent terminal is given up; nothing waits that long unless it is broken


class Ran(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document on stdout."""
        assert self.code in (0, 1), self.err
        assert self.err == ""
        return json.loads(self.out)


def clean_environment(**more: str) -> dict[str, str]:
    """The environment of a user who has set nothing."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
    return {name: value for name, value in os.environ.items() if name not in names} | more


def engawa(*words: str, stdin: bytes = b"", **environment: str) -> Ran:
    """A run of the installed command, as a process of its own."""
    done = subprocess.run([ENGAWA, *words], input=stdin, capture_output=True, env=clean_environment(**environment))
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def hold_the_terminal() -> None:
    """So that Ctrl-C interrupts, also where whatever runs these tests is deaf to it, as a job in the background is."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The installed command in a real pseudo-terminal."""

    def __init__(self, *words: str, columns: int = 80, lines: int = 24, **environment: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        environment = clean_environment(TERM="xterm-256color", **environment)
        self.process = subprocess.Popen(
            [ENGAWA, *words],
            stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
            preexec_fn=hold_the_terminal,
        )  # fmt: skip
        os.close(slave)
        self.seen = ""

    def expect(self, text: str) -> str:
        """Read on until *text* comes; everything up to it."""
        while text not in self.seen:
            more = self.read()
            assert more, f"the terminal closed before {text!r} came, after {self.seen!r}"
            self.seen += more
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def type(self, line: str) -> None:
        """Type a line."""
        self.press(line + "\r")

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def end(self) -> int:
        """Read to the end; the exit code."""
        while more := self.read():
            self.seen += more
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)

    def read(self) -> str:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, f"nothing came after {self.seen!r}"
        try:
            return os.read(self.master, 65536).decode(errors="replace")
        except OSError:  # the other end is closed
            return ""
