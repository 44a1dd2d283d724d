"""Documentation is tested: examples run, links lead somewhere, the picture is a real one."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import engawa

ROOT = Path(__file__).parents[2]
FOLLOWED = ROOT / "docs" / "adding-a-game.md"  # as a whole, in a place of its own: tests/web/test_adding_a_game.py
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SOURCES = sorted((ROOT / "src").rglob("*.py"))


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


def run_examples(path: Path) -> int:
    """Run the `>>>` examples in a file as a reader would, one after the other; how many there were."""
    test = doctest.DocTestParser().get_doctest(path.read_text(encoding="utf-8"), {}, path.name, str(path), 0)
    reports: list[str] = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=reports.append)
    assert not reports, "".join(reports)
    return len(test.examples)


@pytest.mark.parametrize("page", [page for page in PAGES if page != FOLLOWED], ids=lambda page: page.name)
def test_the_examples_on_a_page_are_true(page, monkeypatch):
    monkeypatch.chdir(ROOT)
    run_examples(page)


def console_sessions(page: Path) -> list[tuple[str, str]]:
    """Every command after a `$ ` on a page, and what it is said to print."""
    blocks = re.findall(r"```console\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return [
        (command, output.rstrip("\n"))
        for block in blocks
        for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_the_commands_on_a_page_print_what_it_says(page, tmp_path):
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    for command, output in console_sessions(page):
        done = subprocess.run(command, shell=True, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert done.stdout.rstrip("\n") == output, command


def test_examples_in_docstrings_are_true():
    import engawa.games.niwa.actions as actions

    assert doctest.testmod(actions).attempted == 3
    assert doctest.testmod(actions).failed == 0


def test_the_readme_has_a_session_of_twelve_lines():
    session = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)[1]
    assert len(session.strip().splitlines()) == 12


def test_the_picture_of_the_terminal_is_a_real_position():
    match = engawa.new("niwa")
    match.play("G:h4 Y:h5 O:i3")
    match.play("G:c6 Y:c5 O:b7")
    assert f"```text\n{match.draw()}\n```" in (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_links_lead_to_files_and_headings(page):
    for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        path, _, anchor = target.partition("#")
        linked = (page.parent / path).resolve() if path else page
        assert linked.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", linked.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings]


@pytest.mark.parametrize("path", [*PAGES, *SOURCES], ids=names([*PAGES, *SOURCES]))
def test_no_machine_or_registry_is_named(path):
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(work|root|home)/", text)
    assert not re.search(r"pypi\.org|pythonhosted|npmjs|deb\.debian|registry\.", text)


def test_every_file_that_the_architecture_names_is_there():
    """Paths in backticks, from the root, from the package or from the client's modules; and the files of the tree."""
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    homes = ROOT, ROOT / "src/engawa", ROOT / "web/src/lib"
    paths = set(re.findall(r"`([\w./-]+\.(?:py|ts|svelte|toml|md))`", page))
    assert sorted(path for path in paths if not any((home / path).exists() for home in homes)) == []
    files = set(re.findall(r"\b(\w+\.py)\b", page.partition("## ")[0]))
    assert sorted(files - {path.name for path in SOURCES}) == []
    assert len(paths) > 20
    assert len(files) > 60
