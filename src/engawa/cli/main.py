"""The command: from the words of a command line to an exit code. What goes wrong is one line on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer

from engawa.cli import app, language
from engawa.cli.screen import Screen
from engawa.core import documents, extras, messages
from engawa.core.errors import IllegalMove, InvalidNotation

FINE, WRONG, INTERRUPTED, UNHEARD = 0, 2, 130, 141  # exit codes
NO_COLOUR = "--no-color"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; its exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    lang = language.language_of(os.environ)
    _ready_streams()
    try:
        lang, words = language.take_language(words, lang)
        code = _run(words, lang)
        sys.stdout.flush()
        return code
    except (InvalidNotation, IllegalMove) as error:
        return _complain(error.text(lang))
    except ModuleNotFoundError as error:
        extra = extras.bringing(error.name)
        if extra is None:
            raise
        return _complain(extras.missing(extra).text(lang))
    except RecursionError:
        return _complain(messages.Message("too-deep", where="engawa").text(lang))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _abandon_output()
        return UNHEARD
    except OSError as error:
        _abandon_output()
        where = error.filename or "stdout"
        return _complain(messages.Message("cli-trouble", where=str(where), problem=documents.trouble(error)).text(lang))


def _run(words: list[str], lang: str) -> int:
    screen = Screen(lang, colour=NO_COLOUR not in words)
    words = [word for word in words if word != NO_COLOUR]
    try:
        with app.command().make_context("engawa", words, obj=screen) as context:
            return context.command.invoke(context) or FINE
    except typer.Exit as leaving:
        return leaving.exit_code


def _complain(problem: str) -> int:
    """Say in one line what is wrong, whatever it quotes."""
    line = "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in problem)
    print(f"engawa: {line}", file=sys.stderr)
    return WRONG


def _ready_streams() -> None:
    """What a stream cannot write is escaped, what it cannot read is marked; a closed one swallows everything."""
    sys.stdin = sys.stdin or open(os.devnull)  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def _abandon_output() -> None:
    """Nobody reads on: what is still in the buffer goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
