"""Runs built modules by wasmtime: a memory for each life, in which its buffers lie beside what the kernels need."""

from __future__ import annotations

import atexit
import ctypes
import weakref
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from typing import Any

import wasmtime

PAGE = 1 << 16
STACK = 1 << 20  # at the bottom, so that an overflow leaves the memory and is caught
ALIGNED = 16


class WasmtimeMachine:
    """One instance of a module. Kernels run without the interpreter's lock; one thread at a time may use it."""

    def __init__(self, code: bytes) -> None:
        engine = _engine()
        self._store = wasmtime.Store(engine)
        weakref.finalize(self, self._store.close)  # or at exit
        tables = _size_of_tables(code)
        self._top = STACK + tables + -tables % ALIGNED
        pages = -(-self._top // PAGE)
        self._memory = wasmtime.Memory(self._store, wasmtime.MemoryType(wasmtime.Limits(pages, None)))
        self._free: defaultdict[int, list[int]] = defaultdict(list)  # blocks that nobody looks at any more, by size
        given = {
            "memory": self._memory,
            "__stack_pointer": self._number(STACK, mutable=True),
            "__memory_base": self._number(STACK),
            "__table_base": self._number(0),
        }
        module = _module(code)
        imported = [given[str(each.name)] for each in module.imports]
        self._exports = wasmtime.Instance(self._store, module, imported).exports(self._store)
        self._base = self._address_of_memory()

    def place(self, kind: Any) -> Any:
        size = ctypes.sizeof(kind)
        room = size + -size % ALIGNED
        at = self._free[room].pop() if self._free[room] else self._more(room)
        made = kind.from_address(self._base + at)
        ctypes.memset(self._base + at, 0, size)
        made.machine = self  # the memory lives as long as anything in it
        weakref.finalize(made, self._free[room].append, at).atexit = False
        return made

    def address(self, inside: Any) -> int:
        return ctypes.addressof(inside) - self._base

    def function(self, name: str, result: Any, taken: list[Any]) -> Callable[..., Any]:
        found, store = self._exports[name], self._store
        assert isinstance(found, wasmtime.Func)
        return lambda *given: found(store, *given)

    def _more(self, room: int) -> int:
        at, self._top = self._top, self._top + room
        lacking = -(-self._top // PAGE) - self._memory.size(self._store)
        if lacking > 0:
            self._memory.grow(self._store, lacking)
            assert self._address_of_memory() == self._base, "the memory of kernels has moved"
        return at

    def _address_of_memory(self) -> int:
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)

    def _number(self, value: int, mutable: bool = False) -> Any:
        kind = wasmtime.GlobalType(wasmtime.ValType.i32(), mutable)
        return wasmtime.Global(self._store, kind, wasmtime.Val.i32(value))


@cache
def _engine() -> Any:
    settings = wasmtime.Config()
    settings.memory_may_move = False
    return _closed_at_exit(wasmtime.Engine(settings))


@cache
def _module(code: bytes) -> Any:
    return _closed_at_exit(wasmtime.Module(_engine(), code))


def _closed_at_exit(made: Any) -> Any:
    """What is kept to the end, closed before that with which it is closed is gone: it would complain."""
    atexit.register(made.close)
    return made


def _size_of_tables(code: bytes) -> int:
    """What a position-independent module says of itself in its first section: how much memory its tables take."""
    at = code.index(b"dylink.0") + len(b"dylink.0")
    size, shift = 0, 0
    at += 2  # the part of the section that is about memory, and its length
    while True:
        size |= (code[at] & 0x7F) << shift
        if code[at] < 0x80:
            return size
        at, shift = at + 1, shift + 7
