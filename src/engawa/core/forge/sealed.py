"""Modules that were built ahead: where they lie, and the seal that says of which source they were built.

The seal is a section of its own at the end of the module, which whoever runs it passes over: the stamp of each entry,
and a digest of them and of all bytes before. So a stale module is not used, and a damaged one is told.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from engawa.core.forge.stamp import stamp

FOLDER = "kernels"
SECTION = b"engawa"
NAMED = re.compile(r"(\w+)\.([\w.]+)(?:\[\w+=(\w+)\.([\w.]+)\+?\])?")  # a module of a package, bound to one of another


def place_of(module: ModuleType) -> Path | None:
    """Where the built form of a kernel *module* lies: in the package of its game, by what it is made of.

    `engawa.search.uct[game=engawa.games.niwa.rules+]` is kernels/search.uct-games.niwa.rules.wasm of engawa.
    """
    found = NAMED.fullmatch(module.__name__)
    if found is None:
        return None
    package, own, home, bound = found.groups()
    origin = getattr(sys.modules.get(home or package), "__file__", None)
    name = own if bound is None else f"{own}-{bound}"
    return None if origin is None else Path(origin).parent / FOLDER / f"{name}.wasm"


def seal(code: bytes, bound: ModuleType, entries: tuple[str, ...]) -> bytes:
    """The module with its seal."""
    return _sealed(code, stamps(bound, entries))


def stamps(bound: ModuleType, entries: tuple[str, ...]) -> dict[str, str]:
    """The stamp of each of the *entries*."""
    memo: dict[Any, str] = {}
    return {name: stamp(getattr(bound, name), memo) for name in entries}


def opened(sealed: bytes) -> tuple[bytes, dict[str, str]]:
    """The module and the stamps that it was built from; ValueError, in a line, if it is damaged."""
    at = sealed.rfind(_vector(SECTION) + b"{")
    try:
        known = json.loads(sealed[at + 1 + len(SECTION) :])["stamps"]
        code = sealed[: at - 1 - len(_length(len(sealed) - at))]
        if at > 0 and _sealed(code, known) == sealed:
            return code, known
    except (ValueError, KeyError, TypeError):
        pass
    raise ValueError("expected a sealed module, got one that is damaged")


def _sealed(code: bytes, known: dict[str, str]) -> bytes:
    digest = hashlib.sha256(code + json.dumps(known, sort_keys=True).encode()).hexdigest()
    said = json.dumps({"stamps": known, "sha256": digest}, sort_keys=True)
    return code + b"\0" + _vector(_vector(SECTION) + said.encode())


def _vector(inside: bytes) -> bytes:
    return _length(len(inside)) + inside


def _length(number: int) -> bytes:
    """A number as WebAssembly writes lengths: seven bits a byte, the lowest first."""
    written = bytearray()
    while number > 0x7F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])
