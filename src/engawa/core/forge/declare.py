"""Records and kernels as rules declare them. No NumPy and no Numba here: this is all that a plain game loads."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from struct import pack, unpack
from typing import Any, NamedTuple, TypeVar, dataclass_transform, overload

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")

SCALARS = {"int": "i8", "float": "f8"}
WORD = 0xFFFF_FFFF_FFFF_FFFF


class Field(NamedTuple):
    """One field of a record: its name, its NumPy kind and its shape (`()` for a single number)."""

    name: str
    kind: str
    shape: tuple[int, ...]


@overload
def kernel(function: F, /) -> F: ...
@overload
def kernel(*, inline: bool) -> Callable[[F], F]: ...
def kernel(function: F | None = None, /, *, inline: bool = False) -> F | Callable[[F], F]:
    """Mark a function as one that has a compiled twin. It stays as it is.

    *inline* makes the twin part of its callers: faster on the hot path, slower to compile.
    """

    def mark(function: F) -> F:
        function.__kernel__ = True  # type: ignore[attr-defined]
        function.__inline__ = inline  # type: ignore[attr-defined]
        return function

    return mark if function is None else mark(function)


def is_inline(function: Callable[..., Any]) -> bool:
    """Whether a kernel is to become part of its callers."""
    return function.__inline__  # type: ignore[attr-defined,no-any-return]


def is_kernel(value: object) -> bool:
    """Whether *value* is a function marked as a kernel."""
    return getattr(value, "__kernel__", False) is True


def array(*shape: int, fill: float = 0) -> Any:
    """A field of fixed *shape*: nested lists when interpreted, one block of memory when compiled."""
    return dataclasses.field(default_factory=lambda: nested(shape, fill), metadata={"shape": shape})


@dataclass_transform()
def record(cls: type[T]) -> type[T]:
    """A slotted dataclass of numbers and fixed arrays of numbers, whose layout the compiled twin shares."""
    made = dataclasses.dataclass(slots=True)(cls)
    fields = tuple(_field(cls, f) for f in dataclasses.fields(made))  # type: ignore[arg-type]
    made.__record__ = fields  # type: ignore[attr-defined]
    made.__numbers__ = tuple(f.name for f in fields if not f.shape)  # type: ignore[attr-defined]
    made.__lists__ = tuple((f.name, len(f.shape)) for f in fields if f.shape)  # type: ignore[attr-defined]
    return made


def is_record_class(value: object) -> bool:
    """Whether *value* is a class declared as a record."""
    return isinstance(value, type) and hasattr(value, "__record__")


def is_buffers(value: object) -> bool:
    """Whether *value* is a class of buffers that travel together: a NamedTuple of lists, records and more of these."""
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")


def fields_of(cls_or_object: Any) -> tuple[Field, ...]:
    """The fields of a record, in order."""
    return cls_or_object.__record__  # type: ignore[no-any-return]


def _field(cls: type, f: dataclasses.Field[Any]) -> Field:
    hint = f.type if isinstance(f.type, str) else re.sub(r"<class '(\w+)'>", r"\1", str(f.type))
    inner = re.fullmatch(r"((?:list\[)*)(int|float)(\]*)", hint)
    shape = f.metadata.get("shape", ())
    if inner is None or len(inner[1]) != 5 * len(inner[3]) or len(inner[3]) != len(shape):
        expected = "int, float, or list[...] of them with one array(...) dimension a list"
        raise TypeError(
            f"{cls.__module__}.{cls.__qualname__}.{f.name}: expected {expected}, got {hint!r} of shape {shape}"
        )
    return Field(f.name, SCALARS[inner[2]], shape)


def nested(shape: tuple[int, ...], fill: float) -> list[Any]:
    """Lists in lists, of that *shape*."""
    if len(shape) == 1:
        return [fill] * shape[0]
    return [nested(shape[1:], fill) for _ in range(shape[0])]


def assign(target: T, source: T) -> None:
    """Make *target* equal to *source*, field by field (compiled: one block copy)."""
    for name, _, shape in fields_of(target):
        value = getattr(source, name)
        if not shape:
            setattr(target, name, value)
        elif len(shape) == 1:
            getattr(target, name)[:] = value
        else:
            setattr(target, name, _copied(value, len(shape)))


def copied(source: T) -> T:
    """A record of its own that is equal to *source*."""
    copy = object.__new__(type(source))
    for name in source.__numbers__:  # type: ignore[attr-defined]
        setattr(copy, name, getattr(source, name))
    for name, depth in source.__lists__:  # type: ignore[attr-defined]
        value = getattr(source, name)
        setattr(copy, name, value[:] if depth == 1 else _copied(value, depth))
    return copy


def shared(copy: T, source: T) -> None:
    """Let *copy* have the lists of *source* where they are equal. Neither may be changed after that."""
    for name, depth in copy.__lists__:  # type: ignore[attr-defined]
        value, was = getattr(copy, name), getattr(source, name)
        if value == was:
            setattr(copy, name, was)
        elif depth > 1:
            value[:] = [before if row == before else row for row, before in zip(value, was, strict=True)]


def _copied(value: list[Any], depth: int) -> list[Any]:
    if depth == 1:
        return value[:]
    if depth == 2:
        return [row[:] for row in value]
    return [_copied(part, depth - 1) for part in value]


def digest(value: object) -> int:
    """A 63-bit hash of every number in a record, the same in both lives."""
    h = 0x1234567
    for number in words_of(value):
        word = number if isinstance(number, int) else unpack("q", pack("d", number))[0]
        h = ((h ^ word) * 0x9E3779B97F4A7C15) & WORD
        h ^= h >> 29
    return h >> 1


def words_of(value: object) -> Iterator[float]:
    """Every number of a record, field after field, row after row."""
    for name, _, shape in fields_of(value):
        yield from _flat(getattr(value, name)) if shape else (getattr(value, name),)


def differences(one: T, other: T) -> Iterator[tuple[str, int]]:
    """Where two records of one class differ: the field, and the place in it. Equal fields cost one comparison."""
    for name, _, shape in fields_of(one):
        value, another = getattr(one, name), getattr(other, name)
        if value != another:
            pairs = zip(_flat(value), _flat(another), strict=True) if shape else ((value, another),)
            yield from ((name, i) for i, (x, y) in enumerate(pairs) if x != y)


def _flat(value: list[Any]) -> Iterator[float]:
    for v in value:
        if isinstance(v, list):
            yield from _flat(v)
        else:
            yield v
