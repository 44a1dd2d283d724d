"""Two ways to play a position document: the engine through its public face, and the reference written from the text.

A test that takes `table` (conftest.py) is run with both; what it says of a position holds in either.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from reference import ninja_all_stars as naive
from reference.ninja_all_stars.sittings import WINDOWS, drawn

import engawa

Document = dict[str, Any]
# Komuso is A9 of this team; the chunin pounces.
WITH_KOMUSO = {
    "clan": "tora",
    "chunin": "pounce",
    "kaiken": 2,
    "yajiri": 2,
    "kunoichi": 2,
    "madoushi": 1,
    "hero": "komuso",
}


class Side:
    """A position that is played on."""

    @property
    def document(self) -> Document:
        raise NotImplementedError

    def after(self, *texts: str) -> Side:
        """The position after these moves and outcomes."""
        raise NotImplementedError

    def legal(self) -> list[str]:
        raise NotImplementedError

    def outcomes(self) -> dict[str, Fraction]:
        raise NotImplementedError

    def is_forbidden_by(self, move: str, clause: str) -> bool:
        """Whether that clause forbids the move."""
        raise NotImplementedError

    def quietly(self, *texts: str) -> Side:
        """The same, passing in every window before, between and after."""
        side = self
        for text in (*texts, None):
            while side.phase in WINDOWS:
                side = side.after("pass")
            side = side.after(text) if text else side
        return side

    @property
    def phase(self) -> str:
        return str(self.document["phase"])

    @property
    def seat(self) -> str | None:
        return self.document.get("seat")

    def model(self, name: str) -> dict[str, Any]:
        """What the position says about a model."""
        return dict(self.document["models"][name])

    def moves(self, verb: str) -> list[str]:
        """The legal moves that begin with a word."""
        return [move for move in self.legal() if move.split()[0] == verb]


class Engine(Side):
    """The engine's match."""

    def __init__(self, match: engawa.Match) -> None:
        self.match = match

    @property
    def document(self) -> Document:
        return self.match.position()

    def after(self, *texts: str) -> Side:
        match = self.match.copy()
        for text in texts:
            match.play(text)
        return Engine(match)

    def legal(self) -> list[str]:
        return self.match.legal()

    def outcomes(self) -> dict[str, Fraction]:
        return dict(self.match.outcomes() or [])

    def is_forbidden_by(self, move: str, clause: str) -> bool:
        refusal = self.match.why(move)
        return refusal is not None and refusal.clause == clause


class Naive(Side):
    """The reference's document."""

    def __init__(self, document: Document) -> None:
        self._document = document

    @property
    def document(self) -> Document:
        return self._document

    def after(self, *texts: str) -> Side:
        document = self._document
        for text in texts:
            document = naive.play(document, text)
        return Naive(document)

    def legal(self) -> list[str]:
        return naive.legal(self._document)

    def outcomes(self) -> dict[str, Fraction]:
        return naive.outcomes(self._document)

    def is_forbidden_by(self, move: str, clause: str) -> bool:
        return clause in naive.clauses(self._document, move)


def loaded_by_engine(document: Document) -> Side:
    return Engine(engawa.load(document))


def loaded_by_reference(document: Document) -> Side:
    return Naive(naive.normal(document))


def started_by_engine(players: int, options: dict[str, Any]) -> Side:
    return Engine(engawa.new("ninja-all-stars", players=players, **options))


def started_by_reference(players: int, options: dict[str, Any]) -> Side:
    return Naive(naive.start({"players": players} | options))


LOADERS = {"engine": loaded_by_engine, "reference": loaded_by_reference}
STARTERS = {"engine": started_by_engine, "reference": started_by_reference}


class Table:
    """Where positions are drawn and set up for one side."""

    def __init__(self, name: str) -> None:
        self.name = name

    def load(self, document: Document) -> Side:
        """A position document."""
        return LOADERS[self.name](document)

    def drawn(self, *figures: str, **fields: Any) -> Side:
        """A position in a few words, see `drawn` of the reference: seat A is to activate, the moon is in Void."""
        return self.load(drawn(*figures, **fields))

    def start(self, players: int = 2, **options: Any) -> Side:
        """The first position."""
        return STARTERS[self.name](players, options)

    def dealt(self, initiative: str = "A", moon: str = "F", players: int = 2, **options: Any) -> Side:
        """The position after janken, moon die and cards of set-up; always the first card there is."""
        side = self.start(players, **{"janken": "dice"} | options).after(f"init {initiative}", f"dice {moon}")
        while side.phase == "deal":
            side = side.after(sorted(side.outcomes())[0])
        return side
