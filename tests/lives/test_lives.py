"""Laws over lives: interpreted, native, built and in a page, kernels find the same to the last bit."""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from lives import digests

from engawa import catalogue
from engawa.core.forge import sealed
from engawa.lab import building

HERE = Path(__file__).parent
SOURCE = HERE.parents[1] / "src"
PYODIDE = Path(os.environ.get("PYODIDE") or HERE.parents[1] / "web" / "node_modules" / "pyodide")
GAMES = [key for family in digests.FAMILIES.values() for key in family]
every_game = pytest.mark.parametrize("key", GAMES)
every_family = pytest.mark.parametrize("family", digests.FAMILIES)


def test_no_game_is_missing():
    assert sorted(GAMES) == sorted(game.key for game in building.of_the_house())


def games_of(family: str) -> list:
    return [catalogue.find(key) for key in digests.FAMILIES[family]]


@cache
def by_the_source(key: str) -> dict:
    """What is found interpreted."""
    return json.loads(json.dumps(digests.digests(key, "interpreted")))


@every_game
@pytest.mark.parametrize("life", ["native", "built"])
def test_every_life_finds_what_the_source_says(key, life):
    assert json.loads(json.dumps(digests.digests(key, life))) == by_the_source(key)


@every_game
def test_what_is_compared_is_something(key):
    for found in by_the_source(key).values():
        assert found["perft"][1] > 1 or found["perft"][-1] > 1
        assert found["playouts"]["plies"] > digests.GAMES
        assert found["playouts"]["first"] != found["playouts"]["last"]
        assert len(found["tree"]["choices"]) > 1
        assert {*found} >= {"study", "novice", "master"}


@every_family
def test_with_every_index_checked_nothing_traps_and_the_same_is_found(family, tmp_path):
    """Lives are kept by name, so the checked one has a process of its own."""
    building.build(games_of(family), into=tmp_path, bounds_checked=True)
    keys = digests.FAMILIES[family]
    for place in building.programs(games_of(family)):
        assert (tmp_path / place.name).stat().st_size > place.stat().st_size  # there are checks in it
    command = [sys.executable, str(HERE / "digests.py"), "built", *keys]
    path = os.pathsep.join([str(SOURCE), str(HERE.parent)])
    environment = os.environ | {"KERNELS": str(tmp_path), "PYTHONPATH": path}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == {key: by_the_source(key) for key in keys}


@every_family
def test_a_page_finds_the_same(family):
    node = shutil.which("node")
    if node is None or not PYODIDE.exists():
        pytest.skip("needs Node, and Pyodide in web/node_modules or in the folder that PYODIDE names")
    keys = digests.FAMILIES[family]
    command = [node, str(HERE / "page.mjs"), str(PYODIDE), str(SOURCE), str(HERE.parent), *keys]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout) == {key: by_the_source(key) for key in keys}


# What is shipped


@every_family
def test_no_module_that_is_shipped_is_stale(family):
    for place, kernels in building.programs(games_of(family)).items():
        assert not building.is_stale(place, kernels), f"{place.name}: make kernels"


@every_family
def test_the_modules_that_are_shipped_are_built_anew_byte_for_byte(family, tmp_path):
    made = building.build(games_of(family), into=tmp_path)
    assert {place.name for place in made} == {place.name for place in building.programs(games_of(family))}
    for place in made:
        shipped = SOURCE / "engawa" / sealed.FOLDER / place.name
        assert place.read_bytes() == shipped.read_bytes(), f"{place.name}: make kernels ARGS=--all"


def test_nothing_else_is_shipped():
    expected = {place.name for place in building.programs(building.of_the_house())}
    assert {path.name for path in (SOURCE / "engawa" / sealed.FOLDER).iterdir()} == expected
