"""Running the command as a user does: in this process, where nothing but its own code is at stake."""

import io
import sys

import pytest
from cli.session import Ran

from engawa.cli.main import main

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR")


@pytest.fixture
def run(capsys, monkeypatch):
    """`run("legal", "niwa", stdin="…")`: exit code, output and errors."""
    for name in LOCALE:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: str, stdin: str | bytes = b"") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        code = main(words)
        return Ran(code, *capsys.readouterr())

    return run
