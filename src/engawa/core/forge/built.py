"""The built life: kernels from a WebAssembly module that was made ahead. Neither a compiler nor NumPy is needed.

Records and arrays are ctypes objects in the memory that the kernels work in, laid out as in the native life: every
number takes eight bytes, fields in the order of their declaration. On a machine that memory is wasmtime's, in a page
it is Python's own.
"""

from __future__ import annotations

import ctypes
import logging
import sys
from array import array
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Protocol, TypeVar, get_args, get_origin, get_type_hints

from engawa.core.forge import sealed
from engawa.core.forge.declare import fields_of, is_buffers

T = TypeVar("T")

IN_A_PAGE = sys.platform == "emscripten"
NUMBERS: dict[Any, Any] = {int: ctypes.c_int64, float: ctypes.c_double, bool: ctypes.c_int32, type(None): None}
KINDS = {"i8": ctypes.c_int64, "f8": ctypes.c_double}
CODES = {"i8": "q", "f8": "d"}

log = logging.getLogger("engawa")


class Machine(Protocol):
    """What runs a module: it finds room for buffers, and calls functions with numbers and addresses."""

    def place(self, kind: Any) -> Any:
        """A ctypes object of that *kind* that kernels can reach, all zeros."""

    def address(self, inside: Any) -> int:
        """Where kernels find it."""

    def function(self, name: str, result: Any, taken: list[Any]) -> Callable[..., Any]:
        """An exported function; its result and what it takes as ctypes numbers, addresses as None."""


class Built:
    """The built life of one kernel module."""

    compiled = True

    def __init__(self, module: ModuleType, entries: tuple[str, ...], machine: Machine) -> None:
        self._module, self._entries, self._machine = module, entries, machine

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._module, name)
        if name in self._entries:
            found = self._kernel(found)
            setattr(self, name, found)
        return found

    def _kernel(self, function: FunctionType) -> Callable[..., Any]:
        hints, code = get_type_hints(function), function.__code__
        kinds = [hints[name] for name in code.co_varnames[: code.co_argcount]]
        taken = [number for kind in kinds for number in _taken(kind)]
        call = self._machine.function(function.__name__, NUMBERS[hints["return"]], taken)
        spread = [_spread(kind, self._machine.address) for kind in kinds]
        says = bool if hints["return"] is bool else None

        def kernel(*arguments: Any) -> Any:
            given: list[Any] = []
            for into, argument in zip(spread, arguments, strict=True):
                into(given, argument)
            result = call(*given)
            return result if says is None else says(result)

        return kernel

    def new(self, cls: type[T]) -> T:
        return self.enter(cls())

    def pool(self, cls: type[T], count: int) -> list[T]:
        made = self._machine.place(_structure(cls) * count)
        first = bytes_of(cls())
        ctypes.memmove(ctypes.addressof(made), first * count, ctypes.sizeof(made))
        return made  # type: ignore[no-any-return]

    def ints(self, *shape: int) -> Any:
        return self._machine.place(_shaped(ctypes.c_int64, shape))

    def floats(self, *shape: int) -> Any:
        return self._machine.place(_shaped(ctypes.c_double, shape))

    def enter(self, plain: T) -> T:
        made, said = self._machine.place(_structure(type(plain))), bytes_of(plain)
        ctypes.memmove(ctypes.addressof(made), said, len(said))
        return made  # type: ignore[no-any-return]

    def leave(self, cls: type[T], inside: T) -> T:
        return cls(**{name: _plain(getattr(inside, name), len(shape)) for name, _, shape in fields_of(cls)})


def built(module: ModuleType, entries: tuple[str, ...]) -> Built | None:
    """The built life of *module*, or none where it was not built, or nothing here runs it.

    Of a module that is there and of no use, a line is logged, once.
    """
    place = sealed.place_of(module)
    if place is None or not place.exists() or not can_run():
        return None
    try:
        code, known = _opened(str(place))
        entries = entries or tuple(known)
        if any(known.get(name) != stamped for name, stamped in sealed.stamps(module, entries).items()):
            raise ValueError("expected a module of this source, got one of another (make kernels)")
        return Built(module, entries, _machine(str(place), code))
    except Exception as error:  # whoever runs modules has exceptions of its own; kernels have another life anyway
        _tell(f"{place.name}: {str(error).partition(chr(10))[0]}; it is played without, more slowly")
        return None


def can_run() -> bool:
    """Whether something here runs modules: wasmtime, or the page that Python itself runs in."""
    return IN_A_PAGE or find_spec("wasmtime") is not None


def _machine(place: str, code: bytes) -> Machine:
    if IN_A_PAGE:
        from engawa.core.forge.page_machine import PageMachine

        return PageMachine(place)
    from engawa.core.forge.wasmtime_machine import WasmtimeMachine

    return WasmtimeMachine(code)


@cache
def _opened(place: str) -> tuple[bytes, dict[str, str]]:
    return sealed.opened(Path(place).read_bytes())


@cache
def _tell(line: str) -> None:
    log.warning("%s", line)


def _taken(hint: Any) -> list[Any]:
    """What an argument becomes when it is passed: numbers as they are, None for an address, lengths behind it."""
    if hint in NUMBERS:
        return [NUMBERS[hint]]
    if is_buffers(hint):
        return [number for inner in get_type_hints(hint).values() for number in _taken(inner)]
    return [None] + [ctypes.c_int32] * _depth(hint)


def _spread(hint: Any, address: Callable[[Any], int]) -> Callable[[list[Any], Any], None]:
    """What puts an argument among those that are given, as `_taken` has them."""
    if hint in NUMBERS:
        return lambda given, argument: given.append(argument)
    if is_buffers(hint):
        inside = [_spread(inner, address) for inner in get_type_hints(hint).values()]

        def spread_all(given: list[Any], argument: Any) -> None:
            for into, inner in zip(inside, argument, strict=True):
                into(given, inner)

        return spread_all
    depth = _depth(hint)

    def spread(given: list[Any], argument: Any) -> None:
        given.append(address(argument))
        kind = type(argument)
        for _ in range(depth):
            given.append(kind._length_)
            kind = kind._type_

    return spread


def _depth(hint: Any) -> int:
    depth = 0
    while get_origin(hint) is list:
        (hint,), depth = get_args(hint), depth + 1
    return depth


def _shaped(kind: Any, shape: tuple[int, ...]) -> Any:
    for length in reversed(shape):
        kind = kind * length
    return kind


def _structure(cls: Any) -> Any:
    return _structures(cls)


@cache
def _structures(cls: Any) -> Any:
    fields = [(name, _shaped(KINDS[kind], shape)) for name, kind, shape in fields_of(cls)]
    return type(cls.__name__, (ctypes.Structure,), {"_fields_": fields})


def bytes_of(plain: Any) -> bytes:
    """A record as it lies in memory."""
    parts = []
    for name, kind, shape in fields_of(plain):
        value = getattr(plain, name)
        for _ in range(len(shape) - 1):
            value = chain.from_iterable(value)
        parts.append(array(CODES[kind], value if shape else (value,)).tobytes())
    return b"".join(parts)


def _plain(value: Any, depth: int) -> Any:
    return value if depth == 0 else [_plain(row, depth - 1) for row in value]
