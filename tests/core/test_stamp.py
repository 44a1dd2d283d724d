"""A stamp says what the source of a kernel says, and it says the same to every Python."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from core.test_forge import module_from

from engawa.core.forge import kernel, sealed
from engawa.core.forge.reach import reached
from engawa.core.forge.stamp import stamp

SOURCE = Path(__file__).parents[2] / "src"

TEXT = '''
import enum
import math
import words as v

class Kind(enum.IntEnum):
    SUM = 1
    PRODUCT = 2

LIMIT, TABLE, SHARES = 7, ((1, 2), (3, 4)), (0.5, 0.25)

@record
class S:
    a: int = 0
    row: list[int] = array(3)

@kernel
def helper(n: int) -> int:
    """Helps."""
    return n * TABLE[0][1] if n < LIMIT else v.deep.ACT

@kernel
def run(s: S, n: int, start: int = LIMIT) -> float:
    """Runs.

    And says more.
    """
    total = start
    for i in range(n):  # one after the other
        total += helper(s.row[i]) if s.a == Kind.SUM else -1
    return math.sqrt(total) * SHARES[0]
'''
WORDS = {"deep": "ACT, OTHER = 3, 4\n", "words": "import deep\n"}


def stamped(path: Path, old: str = "", new: str = "", **words: str) -> str:
    assert old in TEXT
    return stamp(module_from(path, "rules", **WORDS | words, rules=TEXT.replace(old, new, 1)).run, {})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"""Helps."""', '"""Helps a lot."""'),
        ('    """Helps."""\n', ""),
        ('    """Runs.\n\n    And says more.\n    """\n', ""),
        ("  # one after the other", ""),
        ("\nimport enum", "\n\n\n# moved down\nimport enum"),
        ("-1\n", "(-1)\n"),
        ("n * TABLE[0][1] if n < LIMIT", "(n * TABLE[0][1]) if (n < LIMIT)"),
        ("    total = start\n", "\n    total: int = start\n".replace(": int", "")),
        ("a: int = 0", "a: int = 5"),  # a fresh record is made outside kernels
        ("    PRODUCT = 2", "    PRODUCT = 2\n\nUNUSED = 9"),
    ],
)
def test_comments_docstrings_layout_and_other_names_change_nothing(tmp_path, old, new):
    assert stamped(tmp_path, old, new) == stamped(tmp_path)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("LIMIT, TABLE, SHARES = 7", "LIMIT, TABLE, SHARES = 8"),
        ("(3, 4)", "(3, 5)"),
        ("0.25)", "0.2500000000000001)"),
        ("PRODUCT = 2", "PRODUCT = 3"),
        ("n * TABLE", "n + TABLE"),
        ("n < LIMIT", "n <= LIMIT"),
        ("array(3)", "array(4)"),
        ("a: int", "a: float"),
        ("    row: list", "    more: int = 0\n    row: list"),
        ("start: int = LIMIT", "start: int = 7 + LIMIT"),
        ("start: int = LIMIT", "start: int"),
        ("n: int, start", "n: float, start"),
        ("-> float", "-> int"),
        ("math.sqrt", "math.floor"),
        ("@kernel\ndef helper", "@kernel(inline=True)\ndef helper"),
        ("total = start", "total = start + 0"),
    ],
)
def test_whatever_a_kernel_says_or_reaches_changes_the_stamp(tmp_path, old, new):
    assert stamped(tmp_path, old, new) != stamped(tmp_path)


def test_a_default_counts_by_its_value_wherever_it_comes_from(tmp_path):
    text = TEXT.replace("start: int = LIMIT", "start: int = FIRST").replace("LIMIT, TABLE", "FIRST, LIMIT, TABLE")
    modules = [module_from(tmp_path, "rules", **WORDS, rules=text.replace("= 7,", f"= {n}, 7,")) for n in (1, 2, 1)]
    one, other, same = (stamp(module.run, {}) for module in modules)
    assert one == same != other


def test_modules_are_followed_as_far_as_a_kernel_names_them(tmp_path):
    assert stamped(tmp_path, deep="ACT, OTHER = 3, 5\n") == stamped(tmp_path)
    assert stamped(tmp_path, deep="ACT, OTHER = 4, 4\n") != stamped(tmp_path)


def test_a_local_name_and_a_field_reach_nothing(tmp_path):
    text = """
        score, bonus = 1, 2

        @record
        class S:
            score: int = 0

        @kernel
        def run(s: S) -> int:
            bonus = s.score
            return bonus
    """
    assert reached(module_from(tmp_path, "rules", rules=text).run) == {}


def test_a_kernel_without_a_file_has_a_stamp_of_its_bytecode():
    def made(text: str, **names: int):
        space = {"kernel": kernel, **names}
        exec(text, space)
        return stamp(space["run"], {})

    text = "@kernel\ndef run(n: int) -> int:\n    return n + STEP\n"
    assert made(text, STEP=1) == made(text, STEP=1)
    assert len({made(text, STEP=1), made(text, STEP=2), made(text.replace("+", "-"), STEP=1)}) == 3


# Other Pythons

STAMPS = """
import json
from engawa import catalogue
from engawa.bots import by_search, opponent_of
from engawa.core.forge import sealed
from engawa.lab import perft, playouts
found = {}
for key in catalogue.MODULES:
    game = catalogue.find(key)
    programs = [by_search.kernels(game), (game.bound(playouts), ("playouts",)), (game.bound(perft), ("perft",))]
    if key != "ninja-dice":  # whose opponents calculate with NumPy, and have no kernels of their own
        programs.append(opponent_of(game).kernels(game))
    found |= {sealed.place_of(module).name: sealed.stamps(module, entries) for module, entries in programs}
print(json.dumps(found))
"""


def other_pythons() -> dict[str, str]:
    """The interpreters that are found here, by version."""
    found = {}
    for version in ("3.11", "3.12", "3.13", "3.14"):
        installed = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        for each in (shutil.which(f"python{version}"), *map(str, installed)):
            if each is not None and says(each, "import sys; print('%d.%d' % sys.version_info[:2])") == version:
                found[version] = each
                break
    return found


def says(python: str, code: str) -> str | None:
    """What *code* prints there with the sources alone; nothing if that interpreter does not start."""
    environment = {"PYTHONPATH": str(SOURCE), "PATH": os.defpath, "HOME": str(Path.home())}
    ran = subprocess.run([python, "-S", "-B", "-c", code], env=environment, capture_output=True, text=True)
    return ran.stdout.strip() if ran.returncode == 0 else None


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_every_python_finds_the_stamps_that_modules_are_sealed_with(version):
    python = other_pythons().get(version)
    if python is None:
        pytest.skip(f"no Python {version} on the path or in pyenv")
    told = says(python, STAMPS)
    assert told is not None
    shipped = (SOURCE / "engawa" / sealed.FOLDER).glob("*.wasm")
    assert json.loads(told) == {path.name: sealed.opened(path.read_bytes())[1] for path in shipped}
