"""The native life, by Numba. Imported only when it is asked for.

Each kernel is compiled once, at the signature that its annotations give, callees first:
int is int64, bool bool, float float64, list[int] a C array, a record its NumPy layout, list[State] an array of records,
a NamedTuple a tuple of such.
What Python calls is linked to a program with all that it reaches (see `program`). Both are kept on disk under the stamp
of what the code says (see `stamp`), so nothing stale is ever loaded.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy
from numba.core import caching, cgutils, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.extending import intrinsic, overload
from numba.np import arrayobj

from engawa.core.forge.binding import Namespace
from engawa.core.forge.declare import assign, digest, fields_of, is_buffers, is_inline, is_kernel, is_record_class
from engawa.core.forge.lint import complaints, unannotated
from engawa.core.forge.program import PartCompiler, ProgramCompiler, rebuild_part, reduce_part
from engawa.core.forge.reach import callees, is_enumeration, is_kernel_module, is_table
from engawa.core.forge.stamp import stamp

T = TypeVar("T")


class Native:
    """The native life of one kernel module."""

    compiled = True

    def __init__(self, twin: Twin) -> None:
        self.twin = twin

    def __getattr__(self, name: str) -> Any:
        function = self.twin.space.get(name)
        if not (is_kernel(function) and isinstance(function, FunctionType)):
            return getattr(self.twin.module, name)
        found = twin_of(function.__globals__, self.twin.bounds_checked).program(function.__name__)
        setattr(self, name, found)
        return found

    def new(self, cls: type[T]) -> T:
        return self.enter(cls())

    def pool(self, cls: type[T], count: int) -> list[T]:
        pool = numpy.empty(count, layout(cls))
        pool[:] = _values(cls())
        return pool  # type: ignore[return-value]

    def ints(self, *shape: int) -> Any:
        return numpy.zeros(shape, numpy.int64)

    def floats(self, *shape: int) -> Any:
        return numpy.zeros(shape, numpy.float64)

    def enter(self, plain: T) -> T:
        block = numpy.empty(1, layout(type(plain)))
        block[0] = _values(plain)
        return block[0]  # type: ignore[no-any-return]

    def leave(self, cls: type[T], inside: T) -> T:
        return cls(**{name: inside[name].tolist() for name, _, _ in fields_of(cls)})  # type: ignore[index]


class Twin:
    """A second namespace for the kernels of one module, in which they are Numba's."""

    def __init__(self, space: Namespace, bounds_checked: bool) -> None:
        self.space = space
        self.bounds_checked = bounds_checked
        self.module = ModuleType(f"{space['__name__']}@native", space.get("__doc__"))
        self.plain: dict[str, FunctionType] = {}
        self.stamps: dict[str, str] = {}
        self.signatures: dict[str, Any] = {}
        self.programs: dict[str, Any] = {}
        self.under_way: set[str] = set()

    def fill(self, memo: dict[FunctionType, str]) -> None:
        names = vars(self.module)
        for name, value in list(self.space.items()):
            if name.startswith("__"):
                continue
            if is_kernel(value):
                if value.__globals__ is self.space:
                    self.plain[name] = value
                    self.stamps[name] = stamp(value, memo) + ("_checked" if self.bounds_checked else "")
                    self.signatures[name] = _signature(value)
                    names[name] = self.dispatcher(name, whole=False)
                else:
                    home = twin_of(value.__globals__, self.bounds_checked, memo)
                    names[name] = getattr(home.module, value.__name__)
            elif is_kernel_module(value):
                names[name] = twin_of(value.__dict__, self.bounds_checked, memo).module
            elif is_enumeration(value):
                names[name] = ModuleType(name)
                vars(names[name]).update({member.name: int(member) for member in value})
            elif isinstance(value, list | tuple) and is_table(name, value):
                names[name] = _table(value)
            else:
                names[name] = value

    def dispatcher(self, name: str, whole: bool) -> Any:
        """A kernel that Numba compiles when asked to: as a part, or *whole* as a program."""
        function, stamped = self.plain[name], self.stamps[name] + ("_whole" if whole else "")
        copy = FunctionType(function.__code__, vars(self.module), name, function.__defaults__)
        # Numba imports the module by name when it loads machine code, and makes symbols of both names: the stamp in
        # them keeps two kernels of one name apart, whichever process compiled them.
        copy.__module__, copy.__qualname__ = __name__, f"{name}_{stamped}"
        made = numba.njit(
            nogil=True,
            _nrt=False,  # kernels allocate nothing, so nothing is counted: a third faster
            error_model="numpy",  # no check for division by zero
            forceinline=is_inline(function),
            boundscheck=self.bounds_checked,
            no_cpython_wrapper=not whole,
            no_cfunc_wrapper=True,
            pipeline_class=ProgramCompiler if whole else PartCompiler,
        )(copy)
        made._cache = _cache(copy, stamped, whole)
        return made

    def program(self, name: str) -> Any:
        """The kernel as Python calls it, compiled unless it is there or in the cache."""
        if not self.load(name):
            self.compile(name, self.programs[name])
        return self.programs[name]

    def load(self, name: str) -> bool:
        """Whether the program of a kernel is ready, now or from the cache."""
        if name not in self.programs:
            self.programs[name] = self.dispatcher(name, whole=True)
        return self.is_there(name, self.programs[name])

    def is_there(self, name: str, made: Any) -> bool:
        """Whether a kernel has been compiled, by this process or into the cache."""
        signature = self.signatures[name]
        if signature.args in made.overloads:
            return True
        found = made._cache.load_overload(signature, made.targetctx)
        if found is None:
            return False
        made.targetctx.insert_user_function(found.entry_point, found.fndesc, [found.library])
        made.add_overload(found)
        made.disable_compile()
        return True

    def compile_part(self, name: str) -> None:
        self.compile(name, getattr(self.module, name))

    def compile(self, name: str, made: Any) -> None:
        """Make the kernel ready, callees first; afterwards it takes no other types."""
        signature, function = self.signatures[name], self.plain[name]
        if signature.args in made.overloads or name in self.under_way:
            return
        self.under_way.add(name)  # a field may be named like a kernel, and look like a call of it
        try:
            for callee in callees(function):
                twin_of(callee.__globals__, self.bounds_checked).compile_part(callee.__name__)
        finally:
            self.under_way.discard(name)
        if self.is_there(name, made):
            return
        bad = complaints(function)
        if bad:
            raise TypeError(bad[0])
        try:
            with _indices_as_they_are():
                made.compile(signature)
        except NumbaError as error:
            raise TypeError(
                f"{function.__module__}.{name}{_line(error)}: cannot be compiled: {_said(error)}"
            ) from error
        made.disable_compile()


_twins: dict[tuple[int, bool], Twin] = {}
_layouts: dict[type, Any] = {}


def forged(module: ModuleType, entries: tuple[str, ...], bounds_checked: bool) -> Native:
    """The native life of *module*, its *entries* (default: all its kernels) ready to run."""
    twin = twin_of(vars(module), bounds_checked)
    for space, name in [home_of(module, name) for name in entries or _names(module)]:
        twin_of(space, bounds_checked).program(name)
    return Native(twin)


def layout(cls: type) -> Any:
    """The NumPy record type of a record class."""
    if cls not in _layouts:
        _layouts[cls] = numpy.dtype((numpy.record, [(f.name, f.kind, f.shape) for f in fields_of(cls)]), align=True)
    return _layouts[cls]


@contextmanager
def _indices_as_they_are() -> Iterator[None]:
    """Within it, Numba takes an index as it is: kernels have none below zero, and looking cost up to a quarter."""
    with global_compiler_lock:
        kept, arrayobj.fix_integer_index = arrayobj.fix_integer_index, _as_it_is
        try:
            yield
        finally:
            arrayobj.fix_integer_index = kept


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    return context.cast(builder, index, kind, types.intp)


def _names(module: ModuleType) -> list[str]:
    return [name for name, value in vars(module).items() if is_kernel(value)]


def home_of(module: ModuleType, name: str) -> tuple[Namespace, str]:
    function = vars(module).get(name)
    if not is_kernel(function):
        raise TypeError(f"{module.__name__} has no kernel {name!r}")
    assert isinstance(function, FunctionType)
    return function.__globals__, function.__name__


def twin_of(space: Namespace, bounds_checked: bool, memo: dict[FunctionType, str] | None = None) -> Twin:
    key = id(space), bounds_checked
    if key not in _twins:
        _twins[key] = Twin(space, bounds_checked)
        _twins[key].fill({} if memo is None else memo)
    return _twins[key]


def _signature(function: FunctionType) -> Any:
    where = f"{function.__module__}.{function.__name__}"
    for name in unannotated(function):
        what = "its result" if name == "return" else f"parameter {name!r}"
        raise TypeError(f"{where}: {what} has no annotation; a kernel needs int, bool, float, list[…] or a record")
    hints = get_type_hints(function)
    code = function.__code__
    arguments = [_type(hints[name], f"{where}, parameter {name!r}") for name in code.co_varnames[: code.co_argcount]]
    return _type(hints["return"], f"{where}, its result")(*arguments)


def _type(hint: Any, where: str) -> Any:
    scalars = {int: types.int64, bool: types.boolean, float: types.float64, type(None): types.void}
    if hint in scalars:
        return scalars[hint]
    if is_record_class(hint):
        return _record_type(hint)
    if is_buffers(hint):
        parts = get_type_hints(hint)
        kinds = [_type(parts[name], f"{where}, {name!r} of it") for name in hint._fields]
        return types.containers.BaseTuple.from_types(kinds, hint)
    if get_origin(hint) is list:
        depth = 0
        while get_origin(hint) is list:
            (hint,) = get_args(hint)
            depth += 1
        return types.Array(_type(hint, where), depth, "C")
    if get_origin(hint) is tuple:
        return types.containers.Tuple([_type(part, where) for part in get_args(hint)])
    raise TypeError(f"{where}: expected int, bool, float, list[…], tuple[…], a NamedTuple or a record, got {hint!r}")


@cache
def _record_type(cls: type) -> Any:
    return numba.from_dtype(layout(cls))


def _table(value: Any) -> Any:
    table = numpy.array(value)
    return table.astype(numpy.float64 if table.dtype.kind == "f" else numpy.int64)


def _values(plain: object) -> tuple[Any, ...]:
    return tuple(getattr(plain, name) for name, _, _ in fields_of(plain))


def _line(error: NumbaError) -> str:
    location = getattr(error, "loc", None)
    return f", line {location.line}" if location is not None else ""


def _said(error: NumbaError) -> str:
    """The one line of Numba's report that says what it did not like."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    skipped = ("Failed in", "During:", "File ", "<source", "This error", "- Resolution", "There are")
    useful = [line for line in lines if not line.startswith(skipped)]
    return useful[0] if useful else type(error).__name__


def cache_directory() -> Path:
    """Where compiled code is kept: ENGAWA_CACHE, else the user's cache directory."""
    home = os.environ.get("XDG_CACHE_HOME") or "~/.cache"
    root = Path(os.environ.get("ENGAWA_CACHE") or f"{home}/engawa").expanduser()
    return root / f"numba-{numba.__version__}"


def _cache(function: FunctionType, stamped: str, whole: bool) -> Any:
    """A Numba cache that finds a kernel by its stamp, wherever the source lies. Where nothing can be kept, none."""
    directory = cache_directory()
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:
        return caching.NullCache()
    if not os.access(directory, os.W_OK):
        return caching.NullCache()

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        _py_file = str(directory)

        def get_cache_path(self) -> str:
            return str(directory)

        def get_source_stamp(self) -> str:
            return stamped

        def get_disambiguator(self) -> str:
            return stamped

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> Locator:
            return cls()

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = [Locator]

    class Part(Implementation):
        reduce = staticmethod(reduce_part)
        rebuild = staticmethod(rebuild_part)

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation if whole else Part

    return Cache(function)


@intrinsic  # type: ignore[untyped-decorator]
def _copy_record(context: Any, target: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, signature.args[0].size)
        cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)
        return context.get_dummy_value()

    return types.void(target, source), generate


@intrinsic  # type: ignore[untyped-decorator]
def _word(context: Any, record: Any, index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = builder.bitcast(arguments[0], cgutils.intp_t.as_pointer())
        return builder.load(builder.gep(words, [arguments[1]]))

    return types.uint64(record, types.intp), generate


@overload(assign)  # type: ignore[untyped-decorator]
def _assign(target: Any, source: Any) -> Any:
    if isinstance(target, types.Record) and target == source:

        def implementation(target: Any, source: Any) -> Any:
            _copy_record(target, source)

        return implementation
    return None


@overload(digest)  # type: ignore[untyped-decorator]
def _digest(value: Any) -> Any:
    if not isinstance(value, types.Record):
        return None
    words = value.size // 8
    start, factor = numpy.uint64(0x1234567), numpy.uint64(0x9E3779B97F4A7C15)
    shift, one = numpy.uint64(29), numpy.uint64(1)

    def implementation(value: Any) -> Any:
        h = start
        for i in range(words):
            h = (h ^ _word(value, i)) * factor
            h ^= h >> shift
        return numpy.int64(h >> one)

    return implementation
