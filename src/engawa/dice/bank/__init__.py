"""The landing bank: hands of dice as they came to rest, thousands of them, for playouts and search. No physics here.

The file has one line of JSON, which says how it was made, and then the landings; docs/dice.md specifies it and tells
how far they are from live throws. `python -m engawa.dice.bank` makes it anew.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engawa.dice.bank.layout import BITS, OFFSET
from engawa.dice.geometry import QUARTER
from engawa.dice.request import Pose

FILE = Path(__file__).parent / "landings.bank"
VERSION = 1


@dataclass(frozen=True, slots=True)
class Bank:
    """How it was made, and landings from side 0, an int each: the hands of one die of all runs, then those of two, …"""

    made: dict[str, Any]
    landings: list[int]


@cache
def bank() -> Bank:
    """The bank that Engawa brings along."""
    return read_bank(FILE.read_bytes())


def pack(pose: Pose) -> int:
    """A landing as one int; of the yaw only what the square shows, from 0 to below a quarter turn."""
    return ((pose.x + OFFSET) << BITS | (pose.y + OFFSET)) << BITS | pose.yaw % QUARTER


def unpack(landing: int) -> Pose:
    """The landing that an int stands for."""
    low = (1 << BITS) - 1
    return Pose((landing >> 2 * BITS) - OFFSET, (landing >> BITS & low) - OFFSET, landing & low)


def write_bank(made: dict[str, Any], poses: Sequence[Pose]) -> bytes:
    """The file that holds these landings."""
    head = json.dumps({"version": VERSION, "landings": len(poses), **made}, separators=(",", ":"))
    planes = b"".join(_bytes_of(column) for column in zip(*poses, strict=True))
    return head.encode() + b"\n" + zlib.compress(planes, 9)


def read_bank(data: bytes) -> Bank:
    """The bank in a file of ours, which is trusted."""
    head, _, packed = data.partition(b"\n")
    made = json.loads(head)
    if made["version"] != VERSION:
        raise ValueError(f"expected version {VERSION} of a landing bank, got {made['version']!r}: run `make bank`")
    planes = zlib.decompress(packed)
    size = 2 * made["landings"]
    columns = (_ints_of(planes[at : at + size]) for at in range(0, 3 * size, size))
    return Bank(made, [pack(Pose(*pose)) for pose in zip(*columns, strict=True)])


def _bytes_of(column: Sequence[int]) -> bytes:
    """16-bit numbers, all their low bytes before all their high ones: so they are packed closer."""
    data = _little_endian(array("h", column)).tobytes()
    return data[0::2] + data[1::2]


def _ints_of(data: bytes) -> array[int]:
    mixed = bytearray(len(data))
    mixed[0::2], mixed[1::2] = data[: len(data) // 2], data[len(data) // 2 :]
    return _little_endian(array("h", bytes(mixed)))


def _little_endian(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
