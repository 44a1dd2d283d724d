"""Games by key: those of the house, and those that packages name as entry points. A bad package harms nobody else."""

import subprocess
import sys
from pathlib import Path

import pytest

import engawa
from engawa import catalogue


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Makes packages that name games, as an installation would; nothing of them is left after the test."""
    monkeypatch.syspath_prepend(tmp_path)

    def made(package: str, source: str, **points: str) -> None:
        (tmp_path / f"{package}.py").write_text(source)
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = "".join(f"{key.replace('__', '/')} = {value}\n" for key, value in points.items())
        (info / "entry_points.txt").write_text(f"[{catalogue.GROUP}]\n{lines}")
        catalogue._guests.cache_clear()

    before = {*sys.modules}
    yield made
    monkeypatch.undo()
    catalogue._guests.cache_clear()
    catalogue._load.cache_clear()
    for name in {*sys.modules} - before:
        if not name.startswith("engawa"):
            del sys.modules[name]


LANTERNS = "from dataclasses import replace\nfrom toys.lanterns import GAME\nGAMES = (replace(GAME, key='{key}'),)\n"


def test_a_package_brings_a_game_by_an_entry_point(install):
    install("paper", LANTERNS.format(key="box/lamps"), box__lamps="paper")
    assert catalogue.keys() == [*catalogue.MODULES, "box/lamps"]
    assert catalogue.find("box/lamps").title == "Lanterns"
    assert engawa.new("box/lamps", players=3).game.key == "box/lamps"
    assert catalogue.problems() == []


def test_listing_the_keys_imports_no_game(install, tmp_path):
    install("paper", "raise SystemExit('imported')", lamps="paper")
    script = "import engawa, sys; print(*engawa.games()); print(*(m for m in sys.modules if 'niwa' in m))"
    path = f"{tmp_path}:{Path(engawa.__file__).parents[1]}"
    done = subprocess.run([sys.executable, "-c", script], env={"PYTHONPATH": path}, capture_output=True, text=True)
    assert done.stdout.splitlines() == [" ".join([*catalogue.MODULES, "lamps"]), ""], done.stderr


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import nowhere_at_all", "ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("def", "SyntaxError: invalid syntax (torn.py, line 1)"),
        ("", "AttributeError: module 'torn' has no attribute 'GAMES'"),
    ],
)
def test_a_broken_package_is_told_in_one_line_and_the_others_are_there(install, source, said):
    install("torn", source, torn="torn")
    install("paper", LANTERNS.format(key="lamps"), lamps="paper")
    with pytest.raises(engawa.InvalidNotation) as caught:
        engawa.new("torn")
    assert str(caught.value) == f"the game 'torn' of the package torn cannot be loaded: {said}"
    assert [game.key for game in catalogue.games()] == [*catalogue.MODULES, "lamps"]
    assert [problem.text("en") for problem in catalogue.problems()] == [str(caught.value)]


def test_a_package_has_the_game_that_it_names(install):
    install("paper", LANTERNS.format(key="lamps"), lamp="paper")
    with pytest.raises(engawa.InvalidNotation, match="names a game 'lamp' and has none of that key among its GAMES"):
        catalogue.find("lamp")


def test_a_key_that_two_packages_name_belongs_to_neither(install):
    install("paper", LANTERNS.format(key="lamps"), lamps="paper")
    install("linen", LANTERNS.format(key="lamps"), lamps="linen")
    with pytest.raises(engawa.InvalidNotation, match="'lamps' is named by more than one package: "):
        catalogue.find("lamps")
    assert len(catalogue.problems()) == 1
    assert [game.key for game in catalogue.games()] == [*catalogue.MODULES]


def test_nobody_takes_a_key_of_the_house(install):
    install("paper", LANTERNS.format(key="niwa"), niwa="paper")
    assert catalogue.find("niwa").title == "Niwa"
    assert catalogue.keys() == [*catalogue.MODULES]
    [problem] = catalogue.problems()
    assert problem.text("en") == "the game 'niwa' is named by more than one package: engawa.games.niwa, paper"


CLIENT = Path(engawa.__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("key", catalogue.MODULES)
def test_a_game_with_a_folder_in_the_client_is_known_to_have_a_board(key):
    game = catalogue.find(key)
    assert game.has_board == (CLIENT / key.partition("/")[0] / "index.ts").exists()
