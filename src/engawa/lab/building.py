"""Build the kernels that are shipped: `make kernels`. Needs Numba and the linker of Zig; whoever plays needs neither.

What is called while people play is built: the search of every opponent, the tree search of every game, random games
and counts. Games of other packages are named by their keys and have theirs in their own package.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from engawa import catalogue
from engawa.bots import by_search, opponent_of
from engawa.bots.opponents import Kernels
from engawa.core.forge import sealed
from engawa.core.game import Game
from engawa.core.processes import FRESH
from engawa.lab import perft, playouts


def programs(games: list[Game]) -> dict[Path, Kernels]:
    """What is built for *games*, by the place where it lies."""
    found = [kernels for game in games for kernels in _wanted(game)]
    return {place: kernels for kernels in found if (place := sealed.place_of(kernels[0])) is not None}


def of_the_house() -> list[Game]:
    """The games whose kernels are shipped with this package."""
    return [game for game in catalogue.games() if game.rules.__name__.startswith("engawa.")]


def is_stale(place: Path, kernels: Kernels) -> bool:
    """Whether the module in that *place* was built of another source, or not at all."""
    module, entries = kernels
    try:
        return sealed.opened(place.read_bytes())[1] != sealed.stamps(module, entries)
    except (OSError, ValueError):
        return True


def build(
    games: list[Game], into: Path | None = None, only_stale: bool = False, bounds_checked: bool = False
) -> list[Path]:
    """Build the programs of *games*, in processes of their own; into a folder, or where they belong."""
    wanted = programs(games)
    places = [place for place, kernels in wanted.items() if not only_stale or is_stale(place, kernels)]
    keys = {wanted_place: game.key for game in games for wanted_place in programs([game])}
    tasks = {key: [place for place in places if keys[place] == key] for key in dict.fromkeys(keys.values())}
    with ProcessPoolExecutor(None, FRESH) as pool:  # what the programs of one game have in common is compiled once
        made = [pool.submit(build_here, key, names, into, bounds_checked) for key, names in tasks.items() if names]
        return [place for each in made for place in each.result()]


def build_here(key: str, places: list[Path], into: Path | None, bounds_checked: bool) -> list[Path]:
    """Build some programs of a game in this process, which can run nothing natively from then on."""
    from engawa.core.forge import wasm

    wasm.retarget()
    wanted, made = programs([catalogue.find(key)]), []
    for place in places:
        made.append(place if into is None else into / place.name)
        made[-1].parent.mkdir(exist_ok=True)
        made[-1].write_bytes(wasm.build(*wanted[place], bounds_checked))
    return made


def _wanted(game: Game) -> Iterator[Kernels]:
    own = opponent_of(game).kernels(game)
    if own is not None:
        yield own
    yield by_search.kernels(game)
    yield game.bound(playouts), ("playouts",)
    yield game.bound(perft), ("perft",)


def main() -> None:
    """Build what is stale, or all of it with --all; --into FOLDER to compare."""
    parser = argparse.ArgumentParser(prog="python -m engawa.lab.building", description=main.__doc__)
    parser.add_argument("games", nargs="*", help="keys of games; without any, those of the house")
    parser.add_argument("--all", action="store_true", help="also what was built of the same source")
    parser.add_argument("--into", type=Path, help="another place")
    given = parser.parse_args()
    chosen = [catalogue.find(key) for key in given.games] or of_the_house()
    for place in build(chosen, given.into, not given.all):
        print(f"{place.name}  {place.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
