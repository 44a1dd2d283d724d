"""The clauses of Ninja Dice."""

from pathlib import Path

from engawa.core.clauses import load_clauses

CLAUSES = load_clauses(Path(__file__).with_name("clauses.toml"))
