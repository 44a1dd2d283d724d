"""Ninja All-Stars played slowly and literally, as a witness against the fast implementation.

Clause ids such as [NS-M6] are those of docs/rules/ninja-all-stars.md. Everything here is a text or a document of that
page; nothing is shared with the engine. Documents that are given are taken to be positions that can arise.
"""

from fractions import Fraction
from typing import Any

from . import play as phases, setup
from .challenges import winners
from .document import SEATS, Document, read, write
from .information import view

__all__ = ["clauses", "legal", "normal", "outcomes", "play", "result", "start", "to_act", "view"]


def start(options: dict[str, Any] | None = None) -> Document:
    """The first position for these options."""
    return write(setup.start(options or {}))


def normal(document: Document) -> Document:
    """The normal form of a document. [NS-Q1]"""
    return write(read(document))


def to_act(document: Document) -> int | str | None:
    """The seat to act, "chance", or None when the match is over."""
    if document["phase"] == "over":
        return None
    return "chance" if document["phase"] in phases.CHANCES else SEATS.index(document["seat"])


def legal(document: Document) -> list[str]:
    """The legal moves, sorted; none at chance and at the end."""
    return phases.legal(read(document))


def clauses(document: Document, text: str) -> set[str]:
    """All clauses that forbid a move now; none if it is legal."""
    return phases.clauses(read(document), text)


def outcomes(document: Document) -> dict[str, Fraction]:
    """At chance: every outcome and its probability; else none."""
    return phases.odds(read(document))


def play(document: Document, text: str) -> Document:
    """The position after a legal move or a possible outcome; the given one stays as it is."""
    table = read(document)
    if text not in phases.odds(table):
        forbidding = phases.clauses(table, text)
        if forbidding:
            raise ValueError(f"neither a legal move nor an outcome: {text!r} {sorted(forbidding)} in {document!r}")
    phases.apply(table, text)
    return write(table)


def result(document: Document) -> dict[str, Any] | None:
    """The winners and the scores, once the match is over. [NS-V3]"""
    if document["phase"] != "over":
        return None
    return {"winners": winners(document), "scores": list(document["scores"])}
