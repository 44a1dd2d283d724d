"""The parts of the bench: what each needs, whom it measures beside, and where its rows come from."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from collections.abc import Callable, Iterator
from glob import glob
from importlib.metadata import version
from importlib.util import find_spec
from typing import NamedTuple

from bench.row import Row
from bench.server import node

# Distributions and what they are imported as.
PEERS = {"chess": "chess", "open_spiel": "pyspiel", "numba": "numba"}
WITH_CATAN = {"catanatron": "catanatron", **PEERS}


class Part(NamedTuple):
    """Something that is measured by itself. What it *lacks* here is a line, or None."""

    lacks: Callable[[], str | None]
    rows: Callable[[bool], Iterator[Row]]  # whether quick
    versions: Callable[[], dict[str, str]]


def engine_lacks() -> str | None:
    return lacking(PEERS)


def lacking(peers: dict[str, str]) -> str | None:
    missing = [name for name, module in peers.items() if find_spec(module) is None]
    return f"expected {', '.join(missing)} to be installed; `make bench` installs what it needs" if missing else None


def engine_rows(quick: bool) -> Iterator[Row]:
    from bench.effort import FULL, QUICK
    from bench.measures import rows

    return rows(QUICK if quick else FULL)


def engine_versions() -> dict[str, str]:
    return {name: version(name) for name in (*PEERS, "numpy")}


def nueby_rows(quick: bool) -> Iterator[Row]:
    from bench.effort import FULL, QUICK
    from bench.nueby import rows

    return rows(QUICK if quick else FULL)


def all_stars_lacks() -> str | None:
    return lacking(WITH_CATAN)


def all_stars_rows(quick: bool) -> Iterator[Row]:
    from bench.effort import FULL, QUICK
    from bench.ninja_all_stars import rows

    return rows(QUICK if quick else FULL)


def all_stars_versions() -> dict[str, str]:
    return {name: version(name) for name in (*WITH_CATAN, "numpy")}


def lives_lacks() -> str | None:
    return lacking({"numba": "numba", "wasmtime": "wasmtime"})


def lives_rows(quick: bool) -> Iterator[Row]:
    from bench.effort import FULL, QUICK
    from bench.lives import rows

    return rows(QUICK if quick else FULL)


def lives_versions() -> dict[str, str]:
    return {name: version(name) for name in ("numba", "wasmtime")}


def opponents_lacks() -> str | None:
    from bench.stockfish import lacks

    return engine_lacks() or lacks()


def opponents_rows(quick: bool) -> Iterator[Row]:
    from bench.effort import FULL, QUICK
    from bench.opponents import rows

    return rows(QUICK if quick else FULL)


def opponents_versions() -> dict[str, str]:
    from bench import stockfish

    return engine_versions() | {"stockfish": stockfish.version()}


def dice_lacks() -> str | None:
    from bench.dice.rapier import lacks

    return lacks()


def dice_rows(quick: bool) -> Iterator[Row]:
    from bench.dice.measures import rows

    return rows(quick)


def dice_versions() -> dict[str, str]:
    return {"mujoco": version("mujoco-core")}


def server_lacks() -> str | None:
    if sys.platform != "linux":
        return "expected Linux, whose /proc tells what a process takes"
    return node.lacks() or node.install()


def server_rows(quick: bool) -> Iterator[Row]:
    from bench.server.measures import rows

    return rows(quick)


def page_lacks() -> str | None:
    from bench.server.page import lacks

    return lacks()


def page_rows(quick: bool) -> Iterator[Row]:
    from bench.server.page import rows

    return rows(quick)


def drill_lacks() -> str | None:
    """What a drill needs is what the tests need, and /proc."""
    missing = [name for name in ("nginx", "initdb") if not _has(name)]
    if sys.platform != "linux":
        return "expected Linux, whose /proc tells what a process takes"
    return f"expected {', '.join(missing)} to be installed, as `make test` does" if missing else None


def _has(program: str) -> bool:
    places = [*os.environ["PATH"].split(os.pathsep), "/usr/sbin", *glob("/usr/lib/postgresql/*/bin")]
    return shutil.which(program, path=os.pathsep.join(places)) is not None


def scale_lacks() -> str | None:
    return drill_lacks() or server_lacks()


def scale_rows(quick: bool) -> Iterator[Row]:
    from bench.server.scale import rows

    return rows(quick)


def fairness_rows(quick: bool) -> Iterator[Row]:
    from bench.server.fairness import rows

    return rows(quick)


def hostile_rows(quick: bool) -> Iterator[Row]:
    from bench.server.hostile import rows

    return rows(quick)


PARTS = {
    "engine": Part(engine_lacks, engine_rows, engine_versions),
    "nueby": Part(engine_lacks, nueby_rows, engine_versions),
    "ninja-all-stars": Part(all_stars_lacks, all_stars_rows, all_stars_versions),
    "lives": Part(lives_lacks, lives_rows, lives_versions),
    "opponents": Part(opponents_lacks, opponents_rows, opponents_versions),
    "dice": Part(dice_lacks, dice_rows, dice_versions),
    "server": Part(server_lacks, server_rows, node.versions),
    "scale": Part(scale_lacks, scale_rows, dict),
    "fairness": Part(drill_lacks, fairness_rows, dict),
    "hostile": Part(drill_lacks, hostile_rows, dict),
    "page": Part(page_lacks, page_rows, dict),
}

DRILLS = ("hostile",)  # which is rude, and is measured only if it is named


def versions(parts: list[str]) -> dict[str, str]:
    """What was measured, ours first."""
    ours = {"python": platform.python_version(), "engawa": version("engawa")}
    return ours | {name: number for part in parts for name, number in PARTS[part].versions().items()}
