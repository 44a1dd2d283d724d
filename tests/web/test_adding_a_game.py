"""docs/adding-a-game.md followed to the letter: files written, package installed, commands run, and the game played.

The package is built and installed into a folder of its own, since tests do not change the environment that they run in;
what is on the page is what runs.
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from server.people import link, make, record, sit

from web.people import address
from web.plain import PlainTable

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
INSTALL = "pip install --editable ."
LAWS = "make --directory $ENGAWA laws GAME=ford"


class Project(NamedTuple):
    """The folder that a reader of the page has, and the environment in which its package is installed."""

    folder: Path
    site: Path
    environment: dict[str, str]

    def run(self, command: str) -> str:
        """What a command of the page prints."""
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
        return done.stdout


def files_on_the_page() -> dict[str, str]:
    """Every block that stands under the name of its file."""
    return dict(re.findall(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))


def sessions_on_the_page() -> Iterator[tuple[str, str]]:
    """Every command, and what it is said to print."""
    for block in re.findall(r"^```shell\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        yield from re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The files of the page, its package installed."""
    folder, site = tmp_path_factory.mktemp("ford-game"), tmp_path_factory.mktemp("site")
    for name, text in files_on_the_page().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    quiet = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([sys.executable, "-m", "pip", "install", *quiet, "--target", site, folder], check=True)
    # As an editable install: the package is the one in the folder, its metadata what was installed.
    paths = [str(folder), str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = os.environ | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}", "PYTHONPATH": os.pathsep.join(paths),
        "ENGAWA": str(ROOT), "LC_ALL": "C.UTF-8", "COLUMNS": "80",
    }  # fmt: skip
    return Project(folder, site, environment)


def test_the_package_is_whole(project):
    """Whatever the page has written is in what is installed, and nothing else is but what says so."""
    written = {name for name in files_on_the_page() if name.startswith("ford/")}
    assert len(written) == 8
    installed = {str(path.relative_to(project.site)) for path in project.site.rglob("*") if path.is_file()}
    assert {name for name in installed if "__pycache__" not in name and ".dist-info" not in name} == written
    points = next(project.site.glob("*.dist-info/entry_points.txt")).read_text()
    assert points.split() == ["[engawa.games]", "ford", "=", "ford"]


def test_the_examples_are_true(project):
    """In a process of its own, where the package is installed."""
    script = (
        "import doctest, pathlib, sys\n"
        "page = pathlib.Path(sys.argv[1]).read_text('utf-8')\n"
        "print(doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(page, {}, 'page', None, 0)))\n"
    )
    done = project.run(f"python -c {shlex.quote(script)} {PAGE}")
    count = len(doctest.DocTestParser().get_examples(PAGE.read_text("utf-8")))
    assert done.splitlines()[-1] == f"TestResults(failed=0, attempted={count})"
    assert count > 5


def test_the_commands_print_what_the_page_says(project):
    """In the order of the page: tests, witnesses, laws."""
    sessions = [*sessions_on_the_page()]
    assert (sessions[0][0], sessions[-1][0]) == (INSTALL, LAWS)
    for command, said in sessions:
        if command in (INSTALL, LAWS):
            continue
        pattern = "(?s)" + ".*".join(re.escape(part) for part in said.rstrip("\n").split("…"))
        assert re.fullmatch(pattern, project.run(command).rstrip("\n")), command


def test_the_laws_hold_for_it_and_miss_a_witness_that_is_not_there(project):
    recipe = re.search(r"^laws:.*\n\t\$\(BIN\)/pytest --numprocesses auto (.*)$", (ROOT / "Makefile").read_text(), re.M)
    cache = f"-o cache_dir={project.site}/cache"
    laws = f"cd $ENGAWA && GAME=ford python -m pytest -q {cache} {recipe[1]}"
    for kind in ("playthroughs", "perft"):
        project.run(f"python $ENGAWA/tests/{kind} ford")
    assert re.search(r"^[5-9]\d passed, \d skipped in", project.run(laws), re.MULTILINE)
    (project.folder / "ford" / "witnesses" / "ford.txt").unlink()
    missed = project.run(f"{laws} -k 'played_as_it_was_before' ; true")
    assert "ford has no ford.txt yet; this writes it: python tests/playthroughs ford" in missed


def test_it_is_played_in_the_terminal(project):
    typed = "1\\n" * 200
    said = project.run(f"printf '{typed}' | engawa play ford --seed 1 --bot random")
    assert "The die shows" not in said  # that is for lists; here it is the status that says so
    assert re.search(r"(Red|Blue) is across with both otters", said)
    assert "ford" in project.run("engawa games")


@pytest.fixture
def table(project, servers, client, monkeypatch):
    """A server with the package installed, and the page that it serves."""
    monkeypatch.setenv("PYTHONPATH", project.environment["PYTHONPATH"])
    return servers(client=client, nodes=20).start()


def test_it_is_played_through_sockets(table):
    made = make(table, "me", "link", "random", game="ford")
    people = [sit(table, made["match"], token) for token in (made["token"], link(made, 1))]
    while people[0].standing["result"] is None:
        for person in people:
            if person.wait_for_turn()["legal"]:
                assert person.move()["type"] == "played"
    assert people[0].standing["result"]["reason"] == "across"
    assert len(record(table, made["match"], made["token"])["seats"]) == 3
    for person in people:
        person.__exit__()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("de", True)])
def test_it_is_played_in_the_browser(visit, table, lang, phone):
    made = make(table, "me", "skilled", game="ford")
    page = visit(f"http://{table.host}", address(made), name="Ada", lang=lang, phone=phone)
    ada = PlainTable(page, lang)
    heading = re.compile({"en": r"^The die shows \d$", "de": r"^Der Würfel zeigt \d$"}[lang])
    while ada.wait_for_turn():
        expect(page.get_by_role("group", name=heading)).to_be_visible()
        before = ada.drawing.inner_text()
        ada.moves.last.click()
        expect(ada.drawing).not_to_have_text(before)
    expect(ada.sheet).to_contain_text({"en": "is across with both otters", "de": "ist mit beiden Ottern drüben"}[lang])
    home = visit(f"http://{table.host}", lang=lang, phone=phone)
    home.get_by_role("button", name="Ford").click()
    expect(home.get_by_role("heading", name="Ford")).to_be_visible()
    expect(home.get_by_text({"en": "Otters cross a river", "de": "Otter queren einen Fluss"}[lang])).to_be_visible()
