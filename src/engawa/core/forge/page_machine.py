"""Runs built modules in a page: they share the memory of Python itself, so buffers are its own."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any


class PageMachine:
    """A module as a library. An index that is out of bounds would damage Python: laws play with bounds checked."""

    def __init__(self, place: str) -> None:
        self._library = _library(place)

    def place(self, kind: Any) -> Any:
        return kind()

    def address(self, inside: Any) -> int:
        return ctypes.addressof(inside)

    def function(self, name: str, result: Any, taken: list[Any]) -> Callable[..., Any]:
        found: Callable[..., Any] = self._library[name]
        found.restype = result  # type: ignore[attr-defined]
        found.argtypes = [ctypes.c_void_p if kind is None else kind for kind in taken]  # type: ignore[attr-defined]
        return found


@cache
def _library(place: str) -> Any:
    return ctypes.CDLL(place)
