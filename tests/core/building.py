"""Modules built for a test: in a process of its own, since nothing runs natively in it after that."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from engawa.core.forge import sealed
from engawa.core.forge.built import Built
from engawa.core.forge.wasmtime_machine import WasmtimeMachine

BUILD = """
import sys
from importlib import import_module
from pathlib import Path
sys.path[:0] = {path!r}
from engawa.core.forge import wasm
wasm.retarget()
Path({into!r}).write_bytes(wasm.build(import_module({name!r}), {entries!r}, {checked!r}))
"""


def sealed_module(folder: Path, name: str, *entries: str, checked: bool = False, path: tuple[str, ...] = ()) -> bytes:
    """The *entries* of the kernel module of that *name*, built and sealed."""
    into = folder / "built.wasm"
    code = BUILD.format(path=[*path], into=str(into), name=name, entries=entries, checked=checked)
    subprocess.run([sys.executable, "-B", "-c", code], check=True)
    return into.read_bytes()


def alive(module: ModuleType, made: bytes, *entries: str) -> Built:
    """The built life of a *module* whose sealed form is at hand."""
    return Built(module, entries, WasmtimeMachine(sealed.opened(made)[0]))


def built_of(folder: Path, name: str, *entries: str, **settings: object) -> Built:
    """The built life of the kernel module of that *name*."""
    return alive(import_module(name), sealed_module(folder, name, *entries, **settings), *entries)
