"""The clauses of a game: what its rules say, numbered, as data.

English and German stand side by side in `clauses.toml`, where a change of one cannot miss the other. A further language
has them by id in `engawa/messages/<language>/clauses/*.toml`; what it lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

LANGUAGES = Path(__file__).parent.parent / "messages"  # a folder each
KINDS = {"B": "rulebook", "P": "public fact", "R": "ruling", "C": "component data"}


class Clause(NamedTuple):
    """One numbered rule. `kind` says where it comes from: a key of KINDS."""

    id: str
    kind: str
    part: str
    en: str
    de: str

    def text(self, lang: str = "en") -> str:
        """What the clause says."""
        return self.de if lang == "de" else _translated(lang).get(self.id, self.en)


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
def _translated(lang: str) -> dict[str, str]:
    """The clauses of all games in a language that has them in its own folder."""
    import tomllib

    files = (LANGUAGES / lang / "clauses").glob("*.toml")
    return {name: text for path in files for name, text in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def load_clauses(path: Path) -> Clauses:
    """The clauses of a `clauses.toml`."""
    import tomllib

    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return Clauses([Clause(clause_id, **table) for clause_id, table in tables.items()])
