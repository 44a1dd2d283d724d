"""The forge: one source, and its interpreted and native lives."""

import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path
from types import ModuleType

import numba
import numpy
import pytest
from numba.core import event
from toys import arithmetic
from toys.arithmetic import Counts, Room, Shelf, Tally

from engawa.core import contract, moves
from engawa.core.forge import bind, digest, interpreted, kernel, native, record
from engawa.core.forge.numba_life import cache_directory
from engawa.core.forge.stamp import stamp


@pytest.fixture(scope="module")
def lives():
    return interpreted(arithmetic), native(arithmetic)


def both(lives, run):
    plain, compiled = (run(life) for life in lives)
    assert plain == compiled
    return plain


def module_from(path: Path, name: str, **sources: str):
    """Write modules and take the one of that name; dedented source, with the forge at hand.

    They are run from their text: an import could find the byte code of an edit in the same second. What a file says is
    read once in a process, so every edit has a file of its own.
    """
    path = Path(tempfile.mkdtemp(dir=path))
    head = "from __future__ import annotations\nfrom engawa.core.forge import array, kernel, record\n"
    for stem, source in sources.items():
        file = path / f"{stem}.py"
        file.write_text(head + textwrap.dedent(source))
        module = sys.modules[stem] = ModuleType(stem)
        module.__file__ = str(file)
        exec(compile(file.read_text(), str(file), "exec"), vars(module))
    return sys.modules[name]


# Two lives, one result


def test_records_and_enums_mean_the_same(lives):
    assert both(lives, lambda life: life.total(life.new(Tally))) == 4


def test_tables_and_nested_arrays_mean_the_same(lives):
    def run(life):
        tally = life.new(Tally)
        life.fill(tally, 10)
        return life.leave(Tally, tally)

    assert both(lives, run).grid[1] == [16, 22, 25, 38]


def test_floats_mean_the_same(lives):
    def run(life):
        tally = life.new(Tally)
        life.fill(tally, 0)
        return life.leave(Tally, tally).weight

    assert both(lives, run) == 1.25


def test_tuples_can_be_returned(lives):
    def run(life):
        values = life.ints(3)
        values[0], values[1], values[2] = 5, -2, 9
        return life.spread(values)

    assert both(lives, run) == 11


def test_buffers_travel_as_a_named_tuple_in_both_lives(lives):
    def run(life):
        room = Room(Shelf(life.new(Tally), life.pool(Tally, 3), life.floats(2)), Counts(life.ints(3), life.ints(3)))
        answers = [float(life.stack_up(room, start)) for start in (10, 20)]
        counts, shares = ([[float(n) for n in row] for row in rows] for rows in (room.counts, [room.shelf.shares]))
        return answers, life.leave(Tally, room.shelf.best), counts, shares

    answers, best, counts, shares = both(lives, run)
    assert best.kind == arithmetic.Kind.PRODUCT
    assert counts == [[16, 0, 0], [8, 0, 0]]
    assert answers[1] == shares[0][0] + 1608


def test_assign_copies_rather_than_refers(lives):
    expected = Tally()
    arithmetic.fill(expected, 3)
    for life in lives:
        pool = life.pool(Tally, 2)
        assert life.copy_through(pool, 3) == digest(expected)
        assert life.leave(Tally, pool[1]) == expected


@pytest.mark.parametrize("n", [0, 1, 6, -1, -7, -22, 12345, -98765, 2**40])
def test_negative_numbers_divide_and_shift_as_in_python(lives, n):
    both(lives, lambda life: life.signed(n))


def test_a_record_enters_and_leaves_unchanged(lives):
    tally = Tally(kind=2, row=[1, 2, 3, 4], grid=[[1] * 4, [2] * 4])
    for life in lives:
        assert life.leave(Tally, life.enter(tally)) == tally
        assert life.leave(Tally, life.enter(tally)) is not tally


def test_buffers_start_at_zero(lives):
    for life in lives:
        assert [list(row) for row in life.ints(2, 3)] == [[0, 0, 0]] * 2
        assert list(life.floats(2)) == [0.0, 0.0]


def test_bounds_are_checked_on_request(lives):
    checked = native(arithmetic, "spread", bounds_checked=True)
    assert checked.spread(checked.ints(3)) == 0
    with pytest.raises(IndexError):
        checked.spread(checked.ints(0))


def test_the_bounds_checked_twin_finds_an_index_below_zero(tmp_path):
    source = """
        @kernel
        def entry(row: list[int], i: int) -> int:
            return row[i]
    """
    checked = native(module_from(tmp_path, "below", below=source), bounds_checked=True)
    assert checked.entry(checked.ints(3), 2) == 0
    with pytest.raises(IndexError):
        checked.entry(checked.ints(3), -1)


def test_other_code_that_numba_compiles_still_counts_from_the_end(tmp_path):
    native(module_from(tmp_path, "own", own="@kernel\ndef first(row: list[int]) -> int:\n    return row[0]\n"))
    last = numba.njit(lambda row, i: row[i])
    assert last(numpy.array([1, 2, 3]), -1) == 3


def test_a_field_may_be_named_like_a_kernel(tmp_path):
    source = """
        @record
        class S:
            score: int = 7
            bonus: int = 1

        @kernel
        def score(s: S) -> int:
            return s.score + s.bonus

        @kernel
        def bonus(s: S) -> int:
            return 10 * score(s)
    """
    module = module_from(tmp_path, "named", named=source)
    life = native(module)
    assert (life.score(life.new(module.S)), life.bonus(life.new(module.S))) == (8, 80)


# Declaring


def test_a_digest_tells_records_apart():
    @record
    class Pair:
        one: int = 0
        two: int = 0

    assert digest(Pair(1, 2)) == digest(Pair(1, 2))
    assert len({digest(Pair(one, two)) for one in range(20) for two in range(20)}) == 400


@pytest.mark.parametrize("hint", ["str", "dict[str, int]", "list[int]", "list[list[int]]"])
def test_a_field_that_is_no_number_is_refused(hint):
    with pytest.raises(TypeError, match=r"Bad\.field: expected int, float, or list"):
        record(type("Bad", (), {"__annotations__": {"field": hint}, "field": 0}))


# Binding


def test_bind_replaces_what_a_name_stands_for(tmp_path):
    module = module_from(
        tmp_path, "scaled", scaled="FACTOR = 2\n@kernel\ndef scaled(n: int) -> int:\n    return n * FACTOR\n"
    )
    assert bind(module, FACTOR=5).scaled(3) == 15
    assert module.scaled(3) == 6
    assert native(bind(module, FACTOR=5)).scaled(3) == 15


def test_bind_reaches_kernels_taken_from_other_modules(tmp_path):
    module = module_from(
        tmp_path,
        "outer",
        inner="FACTOR = 2\n@kernel\ndef scaled(n: int) -> int:\n    return n * FACTOR\n",
        outer="from inner import FACTOR, scaled\n@kernel\ndef twice(n: int) -> int:\n    return 2 * scaled(n)\n",
    )
    assert bind(module, FACTOR=5).twice(3) == 30
    assert native(bind(module, FACTOR=5)).twice(3) == 30
    assert module.twice(3) == 12


NAMED_MODULES = {
    "words": "ACT, STEPS, NAMES = 3, (0, 1, -1), ('none', 'one')\n",
    "inner": "import words as v\nFACTOR = 2\n@kernel\ndef scaled(n: int) -> int:\n    return n * FACTOR + v.STEPS[n]\n",
    "outer": "import inner\nimport words as v\n@kernel\ndef run(n: int) -> int:\n    return inner.scaled(n) + v.ACT\n",
}


def test_kernels_and_tables_are_reached_through_modules_in_both_lives(tmp_path):
    module = module_from(tmp_path, "outer", **NAMED_MODULES)
    assert [life.run(1) for life in (interpreted(module), native(module))] == [6, 6]


def test_bind_reaches_modules_that_kernels_name(tmp_path):
    module = module_from(tmp_path, "outer", **NAMED_MODULES)
    vars(module)["FACTOR"] = 2  # what is bound has to be a name of the module itself
    assert [life.run(1) for life in (interpreted(bind(module, FACTOR=5)), native(bind(module, FACTOR=5)))] == [9, 9]
    assert module.run(1) == 6


def test_an_edit_behind_a_module_changes_the_stamp_and_another_name_in_it_does_not(tmp_path):
    def stamped(words: str) -> str:
        return stamp(module_from(tmp_path, "outer", **NAMED_MODULES | {"words": words}).run, {})

    first = stamped(NAMED_MODULES["words"])
    assert stamped(NAMED_MODULES["words"] + "OTHER = 7\n") == first
    assert len({first, stamped("ACT, STEPS = 4, (0, 1, -1)\n"), stamped("ACT, STEPS = 3, (0, 2, -1)\n")}) == 3


def test_bind_refuses_a_name_that_is_not_there():
    with pytest.raises(TypeError, match=r"cannot bind 'gmae': engawa\.core\.moves has no such name"):
        bind(moves, gmae=contract)


# The cache is keyed by what the code says

SOURCE = {
    "helper": "STEP = 1\nTABLE = (10, 20)\n@kernel\ndef bonus(n: int) -> int:\n    return n + STEP + TABLE[0]\n",
    "rules": (
        "from helper import bonus\n@record\nclass S:\n    a: int = 0\n"
        "@kernel\ndef run(s: S, n: int) -> int:\n    return bonus(n) + s.a\n"
    ),
}


def stamp_after(path: Path, stem: str = "rules", old: str = "", new: str = "") -> str:
    sources = dict(SOURCE)
    assert old in sources[stem]
    sources[stem] = sources[stem].replace(old, new, 1)
    return stamp(module_from(path, "rules", **sources).run, {})


@pytest.mark.parametrize(
    ("stem", "old", "new"),
    [
        ("helper", "STEP = 1", "STEP = 1000"),
        ("helper", "(10, 20)", "(11, 20)"),
        ("helper", "n + STEP", "n - STEP"),
        ("rules", "bonus(n) + s.a", "bonus(n) - s.a"),
        ("rules", "    a: int = 0", "    z: int = 0\n    a: int = 0"),
        ("rules", "n: int", "n: float"),
        ("helper", "@kernel", "@kernel(inline=True)"),
    ],
)
def test_an_edit_anywhere_changes_the_stamp(tmp_path, stem, old, new):
    assert stamp_after(tmp_path, stem, old, new) != stamp_after(tmp_path)


@pytest.mark.parametrize(
    ("stem", "old", "new"),
    [
        ("helper", "STEP = 1", "# a comment\n\n\nSTEP = 1"),
        ("helper", "STEP = 1", "UNUSED = 5\nSTEP = 1"),
        ("rules", "@record", "\n\n@record"),
    ],
)
def test_comments_moved_lines_and_unused_names_do_not(tmp_path, stem, old, new):
    assert stamp_after(tmp_path, stem, old, new) == stamp_after(tmp_path)


BUFFERS = (
    "from typing import NamedTuple\n@record\nclass S:\n    a: int = 0\n"
    "class Inner(NamedTuple):\n    s: S\nclass Desk(NamedTuple):\n    row: list[int]\n    inner: Inner\n"
    "@kernel\ndef run(desk: Desk) -> int:\n    return desk.row[0] + desk.inner.s.a\n"
)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    row: list[int]\n    inner: Inner", "    inner: Inner\n    row: list[int]"),
        ("row: list[int]", "row: list[float]"),
        ("    inner: Inner", "    inner: Inner\n    more: list[int]"),
        ("    s: S", "    s: S\n    t: S"),
        ("    a: int = 0", "    z: int = 0\n    a: int = 0"),
    ],
)
def test_another_field_of_its_buffers_changes_the_stamp_of_a_kernel(tmp_path, old, new):
    assert old in BUFFERS
    texts = BUFFERS, BUFFERS.replace(old, new), BUFFERS
    before, after, again = (stamp(module_from(tmp_path, "rules", rules=text).run, {}) for text in texts)
    assert before == again != after


def test_an_edited_helper_in_another_file_is_never_served_stale(tmp_path):
    """Numba's own cache returned the old result here."""
    results = []
    for step in ("STEP = 1", "STEP = 1000"):
        module = module_from(tmp_path, "rules", **SOURCE | {"helper": SOURCE["helper"].replace("STEP = 1", step)})
        life = native(module)
        results.append(life.run(life.new(module.S), 5))
    assert results == [16, 1015]


def compiled_while(run):
    """The names of the kernels that are compiled while *run* is under way."""
    with event.install_recorder("numba:compile") as recorder:
        run()
    kernels = [each.data["dispatcher"].py_func for _, each in recorder.buffer if each.is_start]
    return [function.__name__ for function in kernels if function.__module__.startswith("engawa")]


def test_an_edited_caller_is_linked_with_the_callees_that_were_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    native(module_from(tmp_path, "rules", **SOURCE))
    edited = module_from(tmp_path, "rules", **SOURCE | {"rules": SOURCE["rules"].replace("+ s.a", "- s.a - 7")})
    assert compiled_while(lambda: native(edited, "run")) == ["run"]
    life = native(edited)
    assert life.run(life.new(edited.S), 5) == 9


def test_a_kernel_is_compiled_once_whatever_it_is_called_with(tmp_path, monkeypatch):
    """Whole arrays of a record and constants are types of their own to Numba."""
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    source = f"""
        @record
        class S:
            row: list[int] = array(3, fill={id(tmp_path)})

        @kernel
        def entry(row: list[int], i: int) -> int:
            return row[i]

        @kernel
        def middle(row: list[int], i: int) -> int:
            return entry(row, i) + entry(row, 1)

        @kernel
        def ends(s: S, other: list[int], i: int) -> int:
            return middle(s.row, 0) + middle(s.row, i) + middle(other, 2) + {id(tmp_path)}
    """
    module = module_from(tmp_path, "once", once=source)
    assert sorted(compiled_while(lambda: native(module, "ends"))) == ["ends", "entry", "middle"]
    for life in (interpreted(module), native(module, "ends")):
        assert life.ends(life.new(module.S), life.ints(3), 2) == 5 * id(tmp_path)


RUN_ELSEWHERE = """
import sys
sys.path.insert(0, {path!r})
from numba.core import event
from engawa.core.forge import native
import rules
with event.install_recorder("numba:compile") as recorder:
    life = native(rules, "run")
compiled = {{each.data["dispatcher"].py_func.__name__ for _, each in recorder.buffer}} & {{*vars(rules)}}
print(life.run(life.new(rules.S), 5), *sorted(compiled))
"""


def run_elsewhere(module: ModuleType) -> str:
    """What rules give in a process of their own, and which kernels are compiled for it."""
    return run_python(RUN_ELSEWHERE.format(path=str(Path(module.__file__).parent)))


def test_a_second_process_finds_the_machine_code_and_edits_lose_it(tmp_path, monkeypatch):
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    module, edit = module_from(tmp_path, "rules", **SOURCE), SOURCE["helper"].replace("STEP = 1", "STEP = 2000")
    assert run_elsewhere(module) == "16 bonus run"
    assert run_elsewhere(module) == "16"
    assert run_elsewhere(module_from(tmp_path, "rules", **SOURCE | {"helper": edit})) == "2015 bonus run"
    assert any(cache_directory().iterdir())


def test_parts_of_different_processes_fit_together(tmp_path, monkeypatch):
    """Numba numbers types and functions as it meets them, and would put these numbers into symbols."""
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    source = """
        @record
        class S:
            a: int = 4

        @kernel
        def low(s: S) -> int:
            return s.a

        @kernel
        def middle(s: S) -> int:
            return low(s) + 1

        @kernel
        def run(s: S, n: int) -> int:
            return middle(s) * n
    """
    numba.from_dtype(numpy.dtype([("one", "f8"), ("more", "f8")]))  # has a number that is another type's elsewhere
    module = module_from(tmp_path, "rules", rules=source)
    native(module, "run")
    for lost in (*cache_directory().glob("*.low_*"), *cache_directory().glob("*.run_*")):
        lost.unlink()
    assert run_elsewhere(module) == "25 low run"


def test_where_nothing_can_be_kept_it_compiles_all_the_same(tmp_path, monkeypatch):
    blocker = tmp_path / "file"
    blocker.write_text("not a folder")
    monkeypatch.setenv("ENGAWA_CACHE", str(blocker))
    module = module_from(tmp_path, "keepless", keepless="@kernel\ndef one() -> int:\n    return 1\n")
    assert native(module).one() == 1
    assert blocker.read_text() == "not a folder"


# Clear errors


def complaint(tmp_path: Path, body: str, signature: str = "(n: int, values: list[int]) -> int") -> str:
    source = "@record\nclass S:\n    row: list[int] = array(3)\n    grid: list[list[int]] = array(2, 3)\n"
    source += f"@kernel\ndef bad{signature}:\n    {body}\n"
    with pytest.raises(TypeError) as caught:
        native(module_from(tmp_path, "bad", bad=source))
    text = str(caught.value)
    assert "\n" not in text
    return text


def test_an_unannotated_parameter_is_named(tmp_path):
    text = complaint(tmp_path, "return n", "(n, values: list[int]) -> int")
    assert text == "bad.bad: parameter 'n' has no annotation; a kernel needs int, bool, float, list[…] or a record"


def test_an_unannotated_result_is_named(tmp_path):
    assert complaint(tmp_path, "return n", "(n: int)").startswith("bad.bad: its result has no annotation")


def test_an_annotation_that_cannot_be_compiled_is_named(tmp_path):
    text = complaint(tmp_path, "return 1", "(n: str) -> int")
    expected = "int, bool, float, list[…], tuple[…], a NamedTuple or a record"
    assert text == f"bad.bad, parameter 'n': expected {expected}, got <class 'str'>"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("return {1: 2}[n]", "a dictionary is not for kernels"),
        ("return sum(v for v in values)", "a generator expression is not for kernels"),
        ("return len(values[1:])", "a slice (a view in one life, a copy in the other) is not for kernels"),
        ("return len([n])", "a list made by a kernel (buffers come from the caller) is not for kernels"),
        ("return len('text')", "text is not for kernels"),
        ("raise ValueError", "raise (kernels never raise) is not for kernels"),
    ],
)
def test_a_construct_outside_the_subset_is_named_with_its_line(tmp_path, body, expected):
    assert complaint(tmp_path, body) == f"bad.bad, line 9: {expected}"


@pytest.mark.parametrize("target", ["s.row", "s.grid[0]", "s.grid"])
def test_assigning_a_whole_row_is_refused(tmp_path, target):
    text = complaint(tmp_path, f"{target} = s.row", "(s: S) -> None")
    assert text.startswith(f"bad.bad, line 9: {target} is a row")


def test_assigning_a_whole_row_in_buffers_is_refused(tmp_path):
    text = "from typing import NamedTuple\n@record\nclass S:\n    row: list[int] = array(2)\n"
    text += "class Desk(NamedTuple):\n    s: S\n@kernel\ndef bad(desk: Desk) -> None:\n    desk.s.row = desk.s.row\n"
    with pytest.raises(TypeError, match=r"desk\.s\.row is a row"):
        native(module_from(tmp_path, "bad", bad=text))


def test_what_numba_cannot_type_is_said_in_one_line(tmp_path):
    text = complaint(tmp_path, "return n.whatever")
    assert text.startswith("bad.bad, line 9: cannot be compiled: ")
    assert "whatever" in text


def test_a_kernel_that_does_not_exist_is_named():
    with pytest.raises(TypeError, match=r"toys\.arithmetic has no kernel 'totl'"):
        native(arithmetic, "totl")


# Light imports

NO_NUMBA = "import sys; sys.modules['numba'] = None; "


def run_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_without_numba_the_same_code_runs_interpreted():
    code = NO_NUMBA + (
        "from engawa import catalogue; from engawa.lab import perft;"
        "from engawa.core.forge import native, bind, can_compile;"
        "game = catalogue.find('niwa'); life = native(bind(perft, game=game.kernels));"
        "b = life.enter(game.notation.board_of({'garden': 'compact'})); pool = life.pool(game.rules.State, 3);"
        "game.kernels.setup(b, pool[0]);"
        "print(can_compile(), life.compiled, life.perft(b, pool, life.ints(3, 120), life.ints(120), life.ints(3), 2))"
    )
    assert run_python(code) == f"False False {120 * 120}"


def test_with_a_numba_that_is_not_known_the_same_code_runs_interpreted(tmp_path):
    described = tmp_path / "numba-0.69.0.dist-info" / "METADATA"
    described.parent.mkdir()
    described.write_text("Metadata-Version: 2.1\nName: numba\nVersion: 0.69.0\n")
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from engawa.core.forge import can_compile, native;"
    assert run_python(code + "from engawa.core import rng; print(can_compile(), native(rng).compiled)") == "False False"


def test_importing_and_playing_loads_neither_numpy_nor_numba():
    code = (
        "import sys, engawa; m = engawa.new('niwa'); m.play(m.legal()[0]);"
        "print([name for name in ('numpy', 'numba', 'fluent', 'typer') if name in sys.modules])"
    )
    assert run_python(code) == "[]"


def test_marking_a_kernel_changes_nothing_about_it():
    def plain(n: int) -> int:
        return n

    assert kernel(plain) is plain
    assert kernel(inline=True)(plain) is plain
