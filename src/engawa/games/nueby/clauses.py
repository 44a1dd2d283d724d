"""The clauses of the six games: the standard ones first, so that all games number them alike, then the game's own."""

from pathlib import Path

from engawa.core.clauses import Clauses, load_clauses

ALL = load_clauses(Path(__file__).with_name("clauses.toml"))
STANDARD = "NU"


def clauses_of(additions: str) -> Clauses:
    """The standard clauses and those whose ids begin with the letters of the *additions*."""
    return Clauses([clause for letters in (STANDARD, additions) for clause in ALL if clause.id.startswith(letters)])


ZWEITE_EBENE = clauses_of("NZ")
EINSER_BLOCKER = clauses_of("NB")
JAEGER = clauses_of("NJ")
WERFER = clauses_of("NW")
ABKUERZUNGEN = clauses_of("NA")
KURZER_EINSATZ = clauses_of("NK")
