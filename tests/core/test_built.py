"""The built life: the same results, a seal that tells damage and age, and a way on where a module is of no use."""

import ctypes
import gc
import logging
import subprocess
import sys

import pytest
import wasmtime
from core.building import alive, sealed_module
from toys import arithmetic
from toys.arithmetic import Counts, Room, Shelf, Tally

from engawa import catalogue
from engawa.core.forge import built as built_module, digest, forge, interpreted, lives, native, prefer, sealed
from engawa.core.forge.wasmtime_machine import WasmtimeMachine
from engawa.lab import perft

ENTRIES = "total", "fill", "spread", "copy_through", "signed", "stack_up"
NIWA = catalogue.find("niwa")


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> bytes:
    return sealed_module(tmp_path_factory.mktemp("built"), "toys.arithmetic", *ENTRIES, path=tuple(sys.path))


@pytest.fixture
def life(made):
    return alive(arithmetic, made, *ENTRIES)


# The same face


def test_records_tables_and_floats_mean_the_same(life):
    plain, tally = Tally(), life.new(Tally)
    for each, record in ((arithmetic, plain), (life, tally)):
        each.fill(record, 10)
    assert life.leave(Tally, tally) == plain
    assert life.total(tally) == arithmetic.total(plain)


@pytest.mark.parametrize("n", [0, 1, 6, -1, -7, -22, 12345, -98765, 2**40])
def test_negative_numbers_divide_and_shift_as_in_python(life, n):
    assert life.signed(n) == arithmetic.signed(n)


def test_buffers_travel_as_a_named_tuple(life):
    def run(life):
        room = Room(Shelf(life.new(Tally), life.pool(Tally, 3), life.floats(2)), Counts(life.ints(3), life.ints(3)))
        answers = [float(life.stack_up(room, start)) for start in (10, 20)]
        return answers, life.leave(Tally, room.shelf.best), [[*row] for row in room.counts], [*room.shelf.shares]

    assert run(life) == run(interpreted(arithmetic))


def test_assign_and_digest_mean_the_same(life):
    expected, pool = Tally(), life.pool(Tally, 2)
    arithmetic.fill(expected, 3)
    assert life.copy_through(pool, 3) == digest(expected)
    assert life.leave(Tally, pool[1]) == expected


def test_a_record_lies_in_memory_as_in_the_native_life(life):
    tally = Tally(kind=2, weight=-1.5, row=[1, -2, 3, 4], grid=[[1] * 4, [2] * 4], share=[0.1, 0.2])
    assert bytes(life.enter(tally)) == native(arithmetic, "total").enter(tally).tobytes()
    assert life.leave(Tally, life.enter(tally)) == tally


def test_buffers_start_at_zero_also_where_others_lay(life):
    for _ in range(3):
        row = life.ints(1000)
        assert [*row] == [0] * 1000
        row[:] = [7] * 1000
        del row
        gc.collect()


def test_memory_that_nobody_looks_at_is_used_again_and_what_is_looked_at_is_not(life):
    kept = life.ints(50)
    kept[:] = range(50)
    places = {ctypes.addressof(life.ints(50)) for _ in range(200)}
    assert len(places) == 1
    assert ctypes.addressof(kept) not in places
    assert [*kept] == [*range(50)]


def test_a_machine_that_nobody_uses_gives_its_memory_back(made):
    machine = WasmtimeMachine(sealed.opened(made)[0])
    store, row = machine._store, machine.place(ctypes.c_int64 * 3)
    del machine
    gc.collect()
    assert store.ptr() is not None  # while somebody looks at it
    del row
    gc.collect()
    with pytest.raises(ValueError, match="closed"):
        store.ptr()


def test_a_large_buffer_makes_the_memory_grow_and_nothing_moves(life):
    tally = life.new(Tally)
    life.fill(tally, 10)
    before = life.leave(Tally, tally)
    large = life.ints(3_000_000)
    large[2_999_999] = 5
    assert life.spread(large) == 5
    assert life.leave(Tally, tally) == before


def test_an_index_that_is_out_of_bounds_traps_where_bounds_are_checked(tmp_path):
    module = sealed_module(tmp_path, "toys.arithmetic", "spread", checked=True, path=tuple(sys.path))
    checked = alive(arithmetic, module, "spread")
    assert checked.spread(checked.ints(3)) == 0
    with pytest.raises(wasmtime.Trap, match="unreachable"):
        checked.spread(checked.ints(0))


# The seal


def test_a_sealed_module_opens_to_what_was_sealed(made):
    code, stamps = sealed.opened(made)
    assert stamps == sealed.stamps(arithmetic, ENTRIES)
    assert made.startswith(code)
    assert sealed.seal(code, arithmetic, ENTRIES) == made
    WasmtimeMachine(made)  # whoever runs it passes over the seal


def test_a_flipped_bit_anywhere_is_told(made):
    """In what kernels do, in the stamps, in the digest, and in the frame of the seal."""
    start = made.rfind(b"engawa{")
    for at in {*range(0, len(made), 97), *range(start - 8, len(made))}:
        damaged = bytearray(made)
        damaged[at] ^= 1
        with pytest.raises(ValueError, match=r"^expected a sealed module, got one that is damaged$"):
            sealed.opened(bytes(damaged))


@pytest.mark.parametrize("kept", [0, 1, 8, 100, -1, -2, -40, -300])
def test_a_module_that_was_cut_off_is_told(made, kept):
    with pytest.raises(ValueError, match="damaged"):
        sealed.opened(made[:kept])


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("engawa.bots.nueby.thinking", "bots.nueby.thinking.wasm"),
        ("engawa.search.uct[game=engawa.games.niwa.rules+]", "search.uct-games.niwa.rules.wasm"),
        ("engawa.search.uct[game=toys.lantern_rules+]", None),  # its package has no folder of its own
        ("engawa.search.uct[game=nowhere.rules+]", None),
        ("engawa.search.uct[game=engawa.games.niwa.rules,other=3]", None),
        ("rules", None),
        ("__main__", None),
    ],
)
def test_a_module_has_its_place_in_the_package_of_its_game(name, expected):
    place = sealed.place_of(type(sys)(name))
    assert (None if place is None else place.name) == expected


# The life that is chosen


def small(life) -> tuple[bool, int]:
    """Whether a life is fast, and how many moves its Niwa begins with."""
    board, pool = life.enter(NIWA.notation.board_of({"garden": "compact"})), life.pool(NIWA.rules.State, 2)
    first = NIWA.rules.State()
    NIWA.kernels.setup(NIWA.notation.board_of({"garden": "compact"}), first)
    for name, _, shape in type(first).__record__:
        if not shape:
            setattr(pool[0], name, getattr(first, name))
        else:
            _put(getattr(pool[0], name), getattr(first, name))
    return life.compiled, int(life.perft(board, pool, life.ints(2, 200), life.ints(200), life.ints(2), 1))


def _put(target, source) -> None:
    for i, value in enumerate(source):
        if isinstance(value, list):
            _put(target[i], value)
        else:
            target[i] = value


@pytest.fixture
def kernels(tmp_path, monkeypatch):
    """A folder of kernels of one's own, with Niwa's perft in it, and nothing said yet."""
    place = sealed.place_of(NIWA.bound(perft))
    (tmp_path / place.name).write_bytes(place.read_bytes())
    monkeypatch.setattr(sealed, "FOLDER", str(tmp_path))
    built_module._tell.cache_clear()
    return tmp_path / place.name


def counting():
    return forge(NIWA.bound(perft), "perft")


def test_what_was_built_is_used(kernels, caplog):
    assert small(counting()) == (True, 120)
    assert caplog.records == []


def test_where_no_entries_are_named_all_of_them_are_built(kernels):
    life = forge(NIWA.bound(perft))
    assert life.perft is not NIWA.bound(perft).perft
    assert small(life) == (True, 120)


def test_a_module_that_is_missing_is_played_without_quietly(kernels, caplog):
    kernels.unlink()
    assert small(counting()) == (False, 120)
    assert caplog.records == []


def damaged(made: bytes) -> bytes:
    return made[:500] + bytes([made[500] ^ 64]) + made[501:]


def no_module(made: bytes) -> bytes:
    return sealed.seal(b"no module at all", NIWA.bound(perft), ("perft",))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (damaged, "expected a sealed module, got one that is damaged"),
        (lambda made: b"", "expected a sealed module, got one that is damaged"),
        (lambda made: made[:-100], "expected a sealed module, got one that is damaged"),
        (
            lambda made: sealed.seal(sealed.opened(made)[0], arithmetic, ("total",)),
            "expected a module of this source, got one of another (make kernels)",
        ),
        (no_module, None),  # in the words of whoever runs modules
    ],
)
def test_of_a_module_that_is_of_no_use_one_line_is_logged_once_and_play_goes_on(kernels, caplog, change, said):
    kernels.write_bytes(change(kernels.read_bytes()))
    with caplog.at_level(logging.DEBUG):
        assert [small(counting()) for _ in range(3)] == [(False, 120)] * 3
    (record,) = caplog.records
    assert (record.name, record.levelno) == ("engawa", logging.WARNING)
    text = record.getMessage()
    assert text.startswith(f"{kernels.name}: {said or ''}")
    assert text.endswith("; it is played without, more slowly")
    assert "\n" not in text


def test_the_life_that_is_preferred_is_the_one_that_is_had():
    for life, compiled in (("interpreted", False), ("native", True), ("built", True)):
        prefer(life)
        assert counting().compiled == compiled
    assert isinstance(counting(), built_module.Built)
    with pytest.raises(ValueError, match="expected one of built, native, interpreted, got 'fast'"):
        prefer("fast")


def test_where_native_is_preferred_and_cannot_be_had_it_is_built(monkeypatch):
    monkeypatch.setattr(lives, "can_compile", lambda: False)
    prefer("native")
    assert isinstance(counting(), built_module.Built)


WITHOUT = """
import sys
sys.modules["wasmtime"] = None
from importlib import util
find = util.find_spec
util.find_spec = lambda name, *more: None if name == "wasmtime" else find(name, *more)
from engawa import catalogue
from engawa.core.forge import forge
from engawa.lab import perft
life = forge(catalogue.find("niwa").bound(perft), "perft")
print(life.compiled, [name for name in ("numba", "numpy") if name in sys.modules])
"""


def test_without_wasmtime_the_same_code_runs_interpreted_quietly():
    ran = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "False []\n", "")


def test_built_kernels_need_neither_numba_nor_numpy():
    code = WITHOUT.replace('sys.modules["wasmtime"] = None', "").replace('"wasmtime" else', '"no such thing" else')
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "True []\n", "")
