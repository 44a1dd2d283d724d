"""The clauses of a game: what its rules say, numbered, as data.

A clause is one or more statements, each with a mark of where it comes from: the booklet's own, or what we decided.
English and German stand side by side in `clauses.toml`, where a change of one cannot miss the other. A further language
has them by id in `engawa/messages/<language>/clauses/*.toml`; what it lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

LANGUAGES = Path(__file__).parent.parent / "messages"  # a folder each
BOOK = ("B", "B de", "B en")  # the booklet, or where there are two, only one of them
MARKS = (*BOOK, "P", "R", "C")  # the booklet, a public fact, our ruling, component data
RULING = "R"


class Statement(NamedTuple):
    """A sentence or more of a clause with one mark. `cases` are those of a refusal's reason that rest on it."""

    mark: str
    en: str
    de: str
    cases: Sequence[str] = ()


class Clause(NamedTuple):
    """One numbered rule."""

    id: str
    part: str
    says: tuple[Statement, ...]

    def texts(self, lang: str = "en") -> list[str]:
        """What each of the statements says."""
        if lang == "de":
            return [statement.de for statement in self.says]
        return _translated(lang).get(self.id) or [statement.en for statement in self.says]

    def text(self, lang: str = "en") -> str:
        """What the clause says."""
        return " ".join(self.texts(lang))

    def mark_of(self, case: object) -> str:
        """The mark of what a refusal rests on: the statement that names its case, else the first that names none."""
        named = [statement for statement in self.says if case in statement.cases]
        return (named or [statement for statement in self.says if not statement.cases] or list(self.says))[0].mark


class Clauses:
    """The clauses of one game in the order of its rules. Indices begin at 1, since 0 means legal."""

    def __init__(self, clauses: list[Clause]) -> None:
        self._clauses = clauses
        self._index = {clause.id: i for i, clause in enumerate(clauses, 1)}

    def index(self, clause_id: str) -> int:
        """The int by which kernels know a clause."""
        return self._index[clause_id]

    def get(self, clause_id: str) -> Clause | None:
        """The clause of that id, if there is one."""
        return self._clauses[self._index[clause_id] - 1] if clause_id in self._index else None

    def __getitem__(self, index: int) -> Clause:
        """The clause that a kernel named."""
        if not 1 <= index <= len(self._clauses):
            raise IndexError(index)
        return self._clauses[index - 1]

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)


@cache
def _translated(lang: str) -> dict[str, list[str]]:
    """The clauses of all games in a language that has them in its own folder."""
    import tomllib

    files = (LANGUAGES / lang / "clauses").glob("*.toml")
    return {name: texts for path in files for name, texts in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def load_clauses(path: Path) -> Clauses:
    """The clauses of a `clauses.toml`."""
    import tomllib

    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return Clauses([_clause(clause_id, **table) for clause_id, table in tables.items()])


def _clause(clause_id: str, part: str, says: list[dict[str, Any]]) -> Clause:
    return Clause(clause_id, part, tuple(Statement(**table) for table in says))
