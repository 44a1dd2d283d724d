"""The lives of a kernel module behind one face: its kernels, and the buffers they take."""

from __future__ import annotations

from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, TypeVar

from engawa.core.forge.declare import assign, nested

T = TypeVar("T")

LIVES = "built", "native", "interpreted"
NUMBA = "0.68."  # the versions that the native life is made for: it goes by the inside of Numba's cache

_preferred = "built"


class Life(Protocol):
    """A kernel module ready to run: kernels are attributes, buffers are made by it and passed to them."""

    compiled: bool  # whether it is one of the fast ones

    def __getattr__(self, name: str) -> Any:
        """The kernel of that name."""

    def new(self, cls: type[T]) -> T:
        """A fresh record, as the class declares it."""

    def pool(self, cls: type[T], count: int) -> list[T]:
        """So many fresh records in a row."""

    def ints(self, *shape: int) -> Any:
        """Zeros: a list of ints, or lists of lists."""

    def floats(self, *shape: int) -> Any:
        """The same for floats."""

    def enter(self, plain: T) -> T:
        """A record of this life that equals the *plain* one."""

    def leave(self, cls: type[T], inside: T) -> T:
        """A plain record that equals the one of this life."""


class Interpreted:
    """A kernel module as it stands."""

    compiled = False

    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    def new(self, cls: type[T]) -> T:
        return cls()

    def pool(self, cls: type[T], count: int) -> list[T]:
        return [cls() for _ in range(count)]

    def ints(self, *shape: int) -> Any:
        return nested(shape, 0)

    def floats(self, *shape: int) -> Any:
        return nested(shape, 0.0)

    def enter(self, plain: T) -> T:
        copy = type(plain)()
        assign(copy, plain)
        return copy

    def leave(self, cls: type[T], inside: T) -> T:
        copy = cls()
        assign(copy, inside)
        return copy


def interpreted(module: ModuleType) -> Life:
    """The plain life of a kernel *module*."""
    return Interpreted(module)


def native(module: ModuleType, *entries: str, bounds_checked: bool = False) -> Life:
    """The native life of a kernel *module*, or its plain one where Numba is missing.

    *entries* are the kernels that must be ready (all, if none is named). From a warm cache only these are loaded.
    """
    if not can_compile():
        return Interpreted(module)
    from engawa.core.forge.numba_life import forged

    return forged(module, entries, bounds_checked)


def forge(module: ModuleType, *entries: str) -> Life:
    """The life of a kernel *module* in which its *entries* are called here: built, unless `prefer` said otherwise.

    Where they were not built of this source, or nothing here runs modules, it is the plain one.
    """
    if _preferred == "native" and can_compile():
        return native(module, *entries)
    if _preferred == "interpreted":
        return Interpreted(module)
    from engawa.core.forge.built import built

    return built(module, entries) or Interpreted(module)


def prefer(life: str) -> None:
    """Choose the life of kernels in this process: "built" for play, "native" for the lab, or "interpreted"."""
    global _preferred
    if life not in LIVES:
        raise ValueError(f"expected one of {', '.join(LIVES)}, got {life!r}")
    _preferred = life


def preferred() -> str:
    """The life that was chosen."""
    return _preferred


def can_compile() -> bool:
    """Whether Numba is installed, in a version that is known to do."""
    if find_spec("numba") is None:
        return False
    from importlib.metadata import version  # half of what a first match would load, and only needed here

    return version("numba").startswith(NUMBA)
