"""The tables, declared once for both databases. `versions` makes them; a test holds the two together."""

from sqlalchemy import Column, Double, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()


def _match() -> Column[str]:
    """The match that a row belongs to, and goes with."""
    return Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)


matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", Double, nullable=False),
    Column("active", Double, nullable=False),  # when it had its last event
    Column("state", Text, nullable=False),  # 'open' or 'over'
    Column("head", Integer, nullable=False),  # how many events it has; row locks on it order the writers
    Column("header", Text, nullable=False),  # JSON, fixed at creation
)

# Only ever inserted into. The primary key is what no two writers can both have.
events = Table(
    "events",
    metadata,
    _match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("type", Text, nullable=False),
    Column("body", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
)

# Apart from the matches, so that no query for a header can bring a seed along.
seeds = Table("seeds", metadata, _match(), Column("seed", LargeBinary, nullable=False))

tokens = Table(
    "tokens",
    metadata,
    _match(),
    Column("hash", Text, primary_key=True),  # SHA-256
    Column("role", Text, nullable=False),  # JSON
)

# What is worked out from a match when it is over, so that it is worked out once. It goes with the match.
analyses = Table(
    "analyses",
    metadata,
    _match(),
    Column("basis", Text, nullable=False),  # what it was worked out from, as a digest
    Column("document", LargeBinary, nullable=False),  # JSON, packed
)

versions = Table("versions", metadata, Column("version", Integer, primary_key=True, autoincrement=False))
