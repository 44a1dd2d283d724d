"""Engawa without its extras: what the core does alone, and the one line for everything else."""

import importlib.metadata
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.session import Ran, clean_environment

import engawa
from engawa.core import extras

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
CORE = {"fluent-runtime", "rich", "typer", "wasmtime"}
# As in a fresh environment: what only extras bring cannot be imported, and is not found. It obeys line by line.
BARE = """
import contextlib, io, json, sys
asked, told = sys.stdin, sys.stdout
sys.modules.update(dict.fromkeys(json.loads(asked.readline())))
from engawa.cli.main import main
for line in asked:
    words, typed = json.loads(line)
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode()))
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(words)
    print(json.dumps([code, out.getvalue(), err.getvalue()]), file=told, flush=True)
"""


def distribution(requirement: str) -> str:
    """The name of what a requirement asks for."""
    return re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def needed_by(names: set[str]) -> set[str]:
    """Distributions with all that they need in turn."""
    found: set[str] = set()
    while names:
        name = names.pop()
        found.add(name)
        for requirement in importlib.metadata.requires(name) or []:
            if "extra ==" not in requirement and distribution(requirement) not in found:
                try:
                    importlib.metadata.distribution(distribution(requirement))
                except importlib.metadata.PackageNotFoundError:
                    continue  # for another system
                names.add(distribution(requirement))
    return found


@pytest.fixture(scope="module")
def hidden() -> list[str]:
    """The modules of everything that is installed here and that the core does not need."""
    kept = needed_by({*CORE}) | {"engawa"}
    modules = importlib.metadata.packages_distributions()
    return sorted(
        module
        for module, owners in modules.items()
        if not {distribution(owner) for owner in owners} & kept and module.isidentifier()
    )


class Bare:
    """The command where nothing but the core is installed."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def run(self, *words: str, typed: str = "") -> Ran:
        """How a command ends, and what it writes."""
        print(json.dumps([words, typed]), file=self.process.stdin, flush=True)
        return Ran(*json.loads(self.process.stdout.readline()))


@pytest.fixture(scope="module")
def bare(hidden: list[str]) -> Iterator[Bare]:
    environment = clean_environment(LANG="en") | {"PYTHONPATH": str(ROOT / "src")}
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", BARE], stdin=pipe, stdout=pipe, text=True, env=environment) as process:
        print(json.dumps(hidden), file=process.stdin, flush=True)
        yield Bare(process)
        process.stdin.close()


def test_the_core_needs_no_more_than_what_it_says(hidden: list[str]):
    assert {distribution(requirement) for requirement in PROJECT["dependencies"]} == CORE
    assert {"fastapi", "mujoco", "numba", "numpy", "sqlalchemy", "starlette", "uvicorn"} <= {*hidden}


def test_every_extra_brings_what_it_needs():
    modules = importlib.metadata.packages_distributions()
    for extra, needed in extras.NEEDS.items():
        brought = {distribution(requirement) for requirement in PROJECT["optional-dependencies"][extra]}
        brought = needed_by(brought - {"engawa"})
        for module in needed:
            assert {distribution(owner) for owner in modules[module]} & brought, (extra, module)
        assert extras.is_installed(extra)


def test_all_is_all_that_people_can_use():
    (whole,) = PROJECT["optional-dependencies"]["all"]
    for_people = {*PROJECT["optional-dependencies"]} - {"all", "dev", "bench"}
    assert {*whole.removeprefix("engawa[").removesuffix("]").split(",")} == for_people


def test_the_citation_names_this_version():
    cited = dict(re.findall(r"^([\w-]+): (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE))
    assert cited["version"] == engawa.__version__
    assert cited["license"] == PROJECT["license"]
    assert "version" in PROJECT["dynamic"]


def test_the_core_plays_shows_and_explains_alone(bare: Bare):
    session = bare.run("play", "niwa", "--hot-seat", "-o", "garden=compact", typed="G:h4 Y:h5 O:i3\nquit\n")
    assert (session.code, session.err) == (0, "")
    assert "S1GG" in session.out
    assert bare.run("play", "nueby/jaeger", "--bot", "greedy", typed="quit\n").code == 0
    rules = bare.run("rules", "NI-13", "--lang", "de")
    assert (rules.code, rules.out.splitlines()[0]) == (0, "NI-13 · Niwa, Treffen")


@pytest.mark.parametrize("key", engawa.games())
def test_the_core_shows_every_game_and_lists_its_moves(key: str, bare: Bare):
    shown = bare.run("legal", key, "--json")
    assert (shown.code, shown.err) == (0, "")
    assert json.loads(shown.out)["game"] == key


TABLE = ("the table in the browser", "der Tisch im Browser", "table")
DICE = ("the physics of the dice", "die Physik der Würfel", "dice")
LAB = ("the lab", "das Labor", "lab")


@pytest.mark.parametrize(
    ("words", "missing"),
    [
        (["--no-browser", "--port", "0"], TABLE),
        (["play", "ninja-dice"], DICE),
        (["lab", "duel", "niwa", "random", "greedy"], LAB),
        (["lab", "ladder", "niwa"], LAB),
        (["lab", "luck", "niwa"], LAB),
        (["lab", "train", "nueby/jaeger"], LAB),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_not_installed_is_answered_in_one_line(
    words: list[str], missing: tuple[str, str, str], lang: str, bare: Bare
):
    en, de, extra = missing
    done = bare.run(*words, "--lang", lang)
    said = f"{en} is not" if lang == "en" else f"{de} ist hier nicht"
    rest = " installed here" if lang == "en" else " installiert"
    assert (done.code, done.out) == (2, "")
    assert done.err == f"engawa: {said}{rest}: pip install 'engawa[{extra}]'\n"


def test_a_hint_in_ninja_dice_needs_no_physics(bare: Bare):
    match = engawa.new("ninja-dice", seed=2)
    while len(match.legal()) < 2:
        match.roll() if match.to_act == "chance" else match.play(match.legal()[0])
    done = bare.run("hint", "-", typed=json.dumps(match.position()))
    assert (done.code, done.err) == (0, "")
    assert done.out.split()[0] in match.legal()


def test_help_is_given_whatever_is_missing(bare: Bare):
    for words in (["--help"], ["lab", "duel", "--help"], ["lab"]):
        assert bare.run(*words).code == 0


def test_a_match_is_replayed_and_checked_without_physics(bare: Bare):
    match = engawa.new("ninja-dice", seed=2)
    while not any(ply.landing for ply in match.plies):
        match.roll() if match.to_act == "chance" else match.play(match.legal()[0])
    verified = bare.run("verify", "-", typed=json.dumps(match.record(with_seed=True)))
    assert (verified.code, verified.err) == (0, "")


def test_a_throw_without_physics_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "mujoco", None)
    match = engawa.new("ninja-dice", seed=2)
    while match.thrower is None:
        match.roll() if match.to_act == "chance" else match.play(match.legal()[0])
    with pytest.raises(engawa.InvalidNotation, match=r"not installed here: pip install 'engawa\[dice\]'"):
        match.roll()
