"""The clauses of Ninja All-Stars, and what kernels cite where a move does not belong at all."""

from pathlib import Path

from engawa.core.clauses import load_clauses

CLAUSES = load_clauses(Path(__file__).with_name("clauses.toml"))


def cite(number: str) -> int:
    """The index of a clause by the part of its id after the hyphen."""
    return CLAUSES.index(f"NS-{number}")
