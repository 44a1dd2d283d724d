"""The installed command: in a pseudo-terminal where somebody types, and in pipes that others close."""

import json
import os
import subprocess

import pytest
from cli.positions import WIN_IN_ONE
from cli.session import ENGAWA, PATIENCE, Terminal, clean_environment, engawa


def test_somebody_plays_in_a_terminal_is_refused_undoes_saves_loads_and_quits(tmp_path):
    path = tmp_path / "match.json"
    with Terminal("play", "niwa", "--seed", "3", "--lang", "en") as terminal:
        start = terminal.expect("> ")
        assert "\x1b[" in start  # colour, where there is a terminal
        terminal.type("G:c5 Y:c6 O:b7")
        terminal.expect("The kokeshis are to move")
        terminal.type("K2 c6-c5 >K1")
        terminal.expect("[NI-6]")
        terminal.type("K1>K2")
        terminal.expect("K1 gives its green bead to K2.")
        terminal.type("undo")
        terminal.expect("Taken back: K1>K2, ")
        terminal.type(f"save {path}")
        terminal.expect("Saved as")
        terminal.type("K1>K3")
        terminal.expect("K1 gives its green bead to K3.")
        terminal.type(f"load {path}")
        terminal.expect("The kokeshis are to move")
        terminal.type("quit")
        terminal.expect("Goodbye.")
        assert terminal.end() == 0
        assert [ply["text"] for ply in json.loads(path.read_text())["plies"]][1:] == ["G:c5 Y:c6 O:b7"]


def test_a_terminal_without_colour_shows_the_same_letters(tmp_path):
    with Terminal("play", "niwa", "--hot-seat", "--no-color", "--lang", "de", columns=120, lines=40) as terminal:
        start = terminal.expect("> ")
        assert "\x1b[3" not in start
        assert "b6[K]" in start
        terminal.press("\x04")  # Ctrl-D
        terminal.expect("Auf Wiedersehen.")
        assert terminal.end() == 0


def test_a_picture_too_wide_for_the_terminal_is_announced():
    with Terminal("show", "niwa", columns=60) as terminal:
        assert terminal.end() == 0
        assert "The picture is 61 columns wide" in terminal.seen


def test_an_interrupt_leaves_politely():
    with Terminal("play", "niwa", "--hot-seat", "--lang", "en") as terminal:
        terminal.expect("> ")
        terminal.type("1")
        terminal.expect("place their three figures")
        terminal.expect("> ")
        terminal.press("\x03\r")  # Ctrl-C, and Enter, since readline sleeps through a signal at the very first moment
        terminal.expect("Goodbye. This match has not been saved.")
        assert terminal.end() == 130
        assert "Traceback" not in terminal.seen


def test_nobody_waits_for_a_document_that_is_not_coming():
    with Terminal("legal") as terminal:
        assert terminal.end() == 2
        assert "expected a file, a game or a document on standard input, got nothing" in terminal.seen


def test_a_terminal_lists_legal_moves_in_columns_and_with_numbers():
    with Terminal("legal", "niwa", columns=120) as terminal:
        assert terminal.end() == 0
        rows = [line for line in terminal.seen.splitlines() if "G:" in line]
        assert len(rows) == 24
        assert "120" in rows[-1]


def test_the_installed_command_speaks_the_language_of_the_locale():
    ran = engawa("why", "K2 c5-c6 >K1", stdin=json.dumps(WIN_IN_ONE).encode(), LANG="de_DE.UTF-8")
    assert ran.code == 1
    assert ran.out.startswith("die Linie ist gelb, die oberste Perle ist grün [NI-2]\n")
    assert ran.err == ""


def test_binary_junk_is_one_line():
    ran = engawa("legal", "-", stdin=os.urandom(4096) + b"\xff")
    assert ran.code == 2
    assert ran.err.startswith("engawa: stdin: cannot be read")
    assert ran.err.count("\n") == 1


def test_a_pipe_that_closes_early_is_no_complaint():
    with subprocess.Popen(
        [ENGAWA, "rules", "niwa"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean_environment()
    ) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 141


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no /dev/full")
def test_a_full_disk_is_one_line():
    with open("/dev/full", "w") as full:
        ran = subprocess.run([ENGAWA, "games"], stdout=full, stderr=subprocess.PIPE, env=clean_environment())
    assert ran.returncode == 2
    assert ran.stderr == b"engawa: stdout: no space left\n"


def test_letters_that_a_terminal_cannot_write_are_escaped():
    ran = engawa("rules", "NI-C3", "--lang", "de", PYTHONIOENCODING="ascii")
    assert ran.code == 0
    assert "tr\\xe4gt" in ran.out
    assert (
        engawa("rules", "NI-C3", "--json", PYTHONIOENCODING="ascii")
        .document["says"][-1]["de"]
        .endswith("trägt eine Figur nicht.")
    )
