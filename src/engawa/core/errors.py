"""The two exceptions, both ValueErrors. One line says what was expected, what came, where, and by which clause."""

from __future__ import annotations

from engawa.core.clauses import RULING
from engawa.core.messages import Message


class InvalidNotation(ValueError):
    """A move, outcome, position, record, layout, edition or option that cannot be read or cannot be."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def text(self, lang: str = "en") -> str:
        """What is wrong, in that language."""
        return self.message.text(lang)

    def __str__(self) -> str:
        return self.text()


class Refusal:
    """Why a move is not legal: the clause that forbids it, and the reason at hand."""

    __slots__ = ("clause", "mark", "move", "reason", "rule")

    def __init__(self, clause: str, move: str, reason: Message, rule: dict[str, str], mark: str) -> None:
        self.clause = clause  # its id, such as "NI-6"
        self.move = move
        self.reason = reason
        self.rule = rule  # what the clause says, by language
        self.mark = mark  # where that which forbids it comes from: one of `clauses.MARKS`

    @property
    def message(self) -> Message:
        """The reason and the clause."""
        key = "reason-by-ruling" if self.mark == RULING else "reason-by-clause"
        return Message(key, reason=self.reason, clause=self.clause)

    def text(self, lang: str = "en") -> str:
        """The reason and the clause, in that language."""
        return self.message.text(lang)

    @property
    def en(self) -> str:
        return self.text("en")

    @property
    def de(self) -> str:
        return self.text("de")

    def __repr__(self) -> str:
        return f"Refusal(clause={self.clause!r}, en={self.en!r}, de={self.de!r})"


class IllegalMove(ValueError):
    """A move that can be read, and that a clause of the rules forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    @property
    def clause(self) -> str:
        """The id of the clause that forbids the move."""
        return self.refusal.clause

    @property
    def message(self) -> Message:
        """The refusal as a message."""
        return Message("illegal-move", move=repr(self.refusal.move), reason=self.refusal.message)

    def text(self, lang: str = "en") -> str:
        """The refusal, in that language."""
        return self.message.text(lang)

    def __str__(self) -> str:
        return self.text()
