"""A position in a few words: `sketch(K1="f5 YG", S1="f6")`.

A figure is its field and its beads, bottom to top, "-" for none. Where beads are not named, what is left of them is
dealt out; figures that are not named stand out of the way.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import strategies as st

import engawa
from engawa.games.niwa.garden import field_numbers
from engawa.games.niwa.notation import board_of

FIGURES = {0: ("K1", "K2", "K3"), 1: ("S1", "S2", "S3")}
BASES = {"compact": ("b6", "i4"), "zigzag": ("b9", "k3"), "pond": ("b12", "g2"), "long": ("g2", "c13")}
OUT_OF_THE_WAY = {
    "compact": (("g1", "h1", "f2"), ("d9", "f8", "g7")),
    "zigzag": (("e4", "f3", "e5"), ("a9", "a10", "b8")),
    "pond": (("f9", "g7", "h5"), ("d12", "e11", "e10")),
    "long": (("b10", "c8", "d6"), ("h5", "g7", "f9")),
}


def sketch(garden: str = "compact", turn: int = 0, mover: str | None = None, **figures: str) -> engawa.Match:
    """The match that goes on from a sketched position."""
    return engawa.load(document(garden, turn, mover, **figures))


def document(garden: str = "compact", turn: int = 0, mover: str | None = None, **figures: str) -> dict[str, Any]:
    """The position document of a sketch."""
    placed: dict[str, list[str]] = {}
    for seat, names in FIGURES.items():
        left, takers = list("GGYYOO"), []
        for name, quiet in zip(names, OUT_OF_THE_WAY[garden][seat], strict=True):
            field, _, beads = figures.get(name, quiet).partition(" ")
            placed[name] = [field, beads.strip("-")]
            if not beads:
                takers.append(name)
            for bead in beads.strip("-"):
                left.remove(bead)
        for i, bead in enumerate(left):
            placed[takers[i % len(takers)]][1] += bead
    head = {"game": "niwa", "garden": garden, "phase": "move", "turn": turn, "mover": mover}
    return {**head, "figures": placed, "turns": 0}


def figures_of(m: engawa.Match) -> dict[str, str]:
    """Where the figures of a match stand, as a sketch writes them."""
    return {name: f"{field} {beads or '-'}" for name, (field, beads) in m.position()["figures"].items()}


def steps_of(m: engawa.Match, figure: str) -> list[str]:
    """Where a figure can go or jump; who gets the bead is left out."""
    return sorted({move.split()[1] for move in m.legal() if move.startswith(f"{figure} ")})


def clause_against(m: engawa.Match, move: str) -> str | None:
    """The clause that forbids a move, or None if it is legal."""
    refusal = m.why(move)
    return None if refusal is None else refusal.clause


HEIGHTS = [heights for shape in ((2, 2, 2), (3, 3, 0), (3, 2, 1)) for heights in sorted({*permutations(shape)})]


@st.composite
def any_document(draw: st.DrawFn) -> dict[str, Any]:
    """Any position at the beginning of a turn, the figures close together so that they meet."""
    garden = draw(st.sampled_from(sorted(BASES)))
    fields = [field for field in field_numbers(board_of({"garden": garden})) if field not in BASES[garden]]
    first = draw(st.integers(0, len(fields) - 12))
    chosen = draw(st.permutations(fields[first : first + 12]))
    figures = {}
    for names in FIGURES.values():
        beads = "".join(draw(st.permutations("GGYYOO")))
        for name, height in zip(names, draw(st.sampled_from(HEIGHTS)), strict=True):
            figures[name] = [chosen.pop(), beads[:height]]
            beads = beads[height:]
    head = {"game": "niwa", "garden": garden, "phase": "move", "turn": draw(st.integers(0, 1)), "mover": None}
    return {**head, "figures": figures, "turns": 0}


@st.composite
def any_match(draw: st.DrawFn) -> engawa.Match:
    """A match in any position, perhaps in the middle of a turn."""
    m = engawa.load(draw(any_document()))
    crossings = [move for move in m.legal() if "-" in move]
    if crossings and draw(st.booleans()):
        m.play(draw(st.sampled_from(crossings)))
    return m
