"""Boards of owners: some by hand, any number at random within the bounds of NU-C3 to NU-C8, and some just outside."""

from random import Random
from typing import Any

from .plans import (
    ABKUERZUNGEN,
    EINSER_BLOCKER,
    JAEGER,
    KURZER_EINSATZ,
    LEAST_RING,
    MOST_TRACK,
    PATHS,
    WERFER,
    ZWEITE_EBENE,
    Board,
    Plan,
    broken,
)

# Boards that somebody might own: two inner arrows onto one field, a track of one, four paths of one colour on a small
# ring, a shortcut that is a detour, marked fields far from the goal, lanes of different lengths.
BY_HAND: dict[str, Board] = {
    ZWEITE_EBENE: {
        "seats": [[0, 2], [0, 1, 2]],
        "entries": ["r3", "r4", "r12"],
        "inner_entries": ["i9", "i0", "i5"],
        "regions": ["r0", "r6", "r7"],
        "inner_regions": ["i12", "i2", "i9"],
        "ways": [
            *("r0..r14 r0", "i0..i13 i0", "r12 i7", "r3 i7", "r11 i2"),
            *("i5 z0.1..z0.4", "i13 z1.1..z1.4", "i4 z2.1..z2.4"),
        ],
    },
    EINSER_BLOCKER: {
        "seats": [[0, 1], [0, 1, 2]],
        "entries": ["r2", "r3", "r9"],
        "regions": ["r12", "r3", "r4"],
        "ways": ["r0..r12 r0", "r9 z0.1..z0.4", "r2 z1.1..z1.4", "r8 z2.1..z2.4"],
        "track": 1,
    },
    JAEGER: {
        "seats": [[1, 0]],
        "entries": ["r0", "r9"],
        "regions": ["r4", "r13"],
        "ways": [
            *("r0..r17 r0", "r17 z0.1..z0.4", "r8 z1.1..z1.4"),
            *("r1 n0.1..n0.4 r3", "r2 n0.5 r5", "r3 n0.6..n0.9 r4", "r5 n0.10..n0.16 r8"),
            *("r10 n1.1 r13", "r14 n1.2..n1.8 r17"),
        ],
    },
    WERFER: {
        "seats": [[0, 1], [0, 1, 2], [3, 2, 1, 0]],
        "entries": ["r14", "r1", "r5", "r9"],
        "ways": ["r0..r15 r0", "r13 z0.1..z0.4", "r14 z1.1..z1.4", "r3 z2.1..z2.4", "r5 z3.1..z3.4"],
        "arrows": ["r2", "r7..r9", "r15"],
        "marked": [["r0..r3"], [], ["r5"], ["r4..r6", "r12"]],
    },
    ABKUERZUNGEN: {
        "seats": [[0, 1]],
        "entries": ["r0", "r10"],
        "regions": ["r5", "r15"],
        "ways": [
            *("r0..r19 r0", "r18 z0.1..z0.4", "r8 z1.1..z1.4"),
            *("r1 g0.1 g0.2 r5", "r3 g0.3 r8", "r10 g1.1..g1.7 r12", "r13 g1.8 r18", "r19 g0.4..g0.6 r2"),
        ],
    },
    KURZER_EINSATZ: {
        "seats": [[0, 1], [0, 1, 2]],
        "entries": ["r0", "r5", "r10"],
        "regions": ["r14", "r4", "r9"],
        "ways": [
            *("r0..r15 r0", "r15 z0.1..z0.4", "r3 z1.1..z1.4", "r7 z2.1..z2.4"),
            *("e0.0..e0.3 r0", "e1.0..e1.6 r5", "e2.0..e2.4 r10"),
        ],
    },
}


def edition(game: str, board: Board, name: str) -> dict[str, Any]:
    """An edition with this one board."""
    return {"name": name, game.partition("/")[2]: {str(len(board["entries"])): board}}


def made_up(game: str, rng: Random) -> Board:
    """A board at random that breaks no clause."""
    while True:
        board = attempt(game, rng)
        if not broken(Plan(game, board)):
            break
    if game not in PATHS:
        return board
    # As many paths as find a place; in jaeger at least as many as everybody needs to hunt.
    for _ in range(rng.randrange(4, 40)):
        with_more = board | {"ways": [*board["ways"], path(game, board, rng)]}
        if not broken(Plan(game, with_more)):
            board = with_more
    return board


def attempt(game: str, rng: Random) -> Board:
    """A board that may be one."""
    colours = rng.randrange(2, 5 if game == EINSER_BLOCKER else 7)
    size = rng.choice([LEAST_RING, rng.randrange(LEAST_RING, 20), rng.randrange(LEAST_RING, 44)])
    entries = in_a_row("r", size, colours, rng)
    board: Board = {
        "seats": [sorted(rng.sample(range(colours), players)) for players in range(2, colours + 1)],
        "entries": entries,
        "ways": [f"r0..r{size - 1} r0"],
    }
    if rng.random() < 0.6:
        board["regions"] = in_a_row("r", size, colours, rng)
    if game == ZWEITE_EBENE:
        inner = rng.choice([LEAST_RING, rng.randrange(LEAST_RING, 30)])
        board["inner_entries"] = in_a_row("i", inner, colours, rng)
        if rng.random() < 0.6:
            board["inner_regions"] = in_a_row("i", inner, colours, rng)
        board["ways"] += [f"i0..i{inner - 1} i0"]
        board["ways"] += [f"{fork(entries, c, size, rng)} i{rng.randrange(inner)}" for c in range(colours)]
        entries, size = board["inner_entries"], inner
    board["ways"] += [f"{fork(entries, c, size, rng)} z{c}.1..z{c}.4" for c in range(colours)]
    if game == EINSER_BLOCKER and rng.random() < 0.8:
        board["track"] = rng.randrange(1, MOST_TRACK + 1)
    if game == WERFER:
        every = [f"r{k}" for k in range(size)]
        board["arrows"] = rng.choice([entries, rng.sample(every, rng.randrange(size // 2))])
        board["marked"] = [rng.sample(every, rng.randrange(6)) for _ in range(colours)]
    if game == KURZER_EINSATZ:
        board["ways"] += [f"e{c}.0..e{c}.{rng.randrange(3, 8)} {entries[c]}" for c in range(colours)]
    if game == JAEGER:
        board["ways"] += [path(game, board, rng) for _ in range(rng.randrange(1, 4))]
    return board


def in_a_row(letter: str, size: int, number: int, rng: Random) -> list[str]:
    """Different fields of a ring, one after another from anywhere on."""
    turn = rng.randrange(size)
    return [f"{letter}{(turn + step) % size}" for step in sorted(rng.sample(range(size), number))]


def fork(entries: list[str], c: int, size: int, rng: Random) -> str:
    """A field from the entry before that of colour *c* up to its own, often on one of its ends."""
    last, own = int(entries[c - 1][1:]), int(entries[c][1:])
    between = (own - last) % size
    return f"{entries[c][0]}{(last + rng.choice([0, between - 1, rng.randrange(between)])) % size}"


def path(game: str, board: Board, rng: Random) -> str:
    """A row for one more side path or shortcut of a colour, anywhere."""
    letter, size = PATHS[game], Plan(game, board).sizes["r"]
    c, start = rng.randrange(len(board["entries"])), rng.randrange(size)
    used = sum(field.startswith(f"{letter}{c}.") for field in Plan(game, board).fields)
    first, last = used + 1, used + rng.choice([1, rng.randrange(1, 5), rng.randrange(1, 9)])
    return f"r{start} {letter}{c}.{first}..{letter}{c}.{last} r{(start + rng.randrange(1, 9)) % size}"


def nudged(game: str, board: Board, rng: Random) -> Board:
    """The same board with one thing a little different, which may make it none."""
    changes = ["entries", "way", "way", "way", "without"]
    changes += ["regions"] if "regions" in board else []
    changes += ["inner_entries"] if game == ZWEITE_EBENE else []
    changes += ["track"] if game == EINSER_BLOCKER else []
    changes += ["path", "path"] if game in PATHS else []
    change = rng.choice(changes)
    ways: list[str] = list(board["ways"])
    # The first way, or the first two, are the rings, on which all other rows lie.
    at = rng.randrange(2 if game == ZWEITE_EBENE else 1, len(ways))
    if change == "track":
        return board | {"track": rng.choice([0, 1, MOST_TRACK, MOST_TRACK + 1])}
    if change == "path":
        return board | {"ways": [*ways, path(game, board, rng)]}
    if change == "without":
        return board | {"ways": ways[:at] + ways[at + 1 :]}
    if change == "way":
        words = ways[at].split()
        ends = [k for k, word in enumerate(words) if word[0] in "ri"]
        k = rng.choice(ends)
        words[k] = beside(game, board, words[k], rng)
        return board | {"ways": [*ways[:at], " ".join(words), *ways[at + 1 :]]}
    fields = list(board[change])
    k = rng.randrange(len(fields))
    fields[k] = beside(game, board, fields[k], rng)
    return board | {change: fields}


def beside(game: str, board: Board, field: str, rng: Random) -> str:
    """A field of the same ring one or two steps away."""
    return Plan(game, board).on_ring(field[0], int(field[1:]) + rng.choice([-2, -1, 1, 2]))
