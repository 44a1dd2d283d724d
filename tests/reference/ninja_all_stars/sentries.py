"""Posting the sentries. [NS-S10]"""

from .document import MODEL, Table, seats_from
from .geometry import FACINGS, SPACES, all_zones, distance, within
from .models import is_free, is_sentry
from .objects import guarded_spaces


def sentries_posted(table: Table) -> int:
    """How many sentries stand."""
    return sum(is_sentry(model) for model in table["models"])


def ask_for_posts(table: Table) -> None:
    """From the initiative in turn, one sentry each, until all stand."""
    posted = sentries_posted(table)
    if posted == len(guarded_spaces(table)):
        table |= {"phase": "naming", "seat": None, "queue": seats_from(table, table["initiative"])}
    else:
        seats = seats_from(table, table["initiative"])
        table |= {"phase": "post", "seat": seats[posted % len(seats)]}


def post_candidates(table: Table) -> list[str]:
    """All texts of phase `post`."""
    guarded = guarded_spaces(table)[sentries_posted(table)]
    return [f"post {space} {facing}" for space in within(guarded, 2) for facing in FACINGS]


def post_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `post`. [NS-S10]"""
    if words[0] != "post":
        return {"NS-N2"}
    if len(words) != 3 or words[1] not in SPACES or words[2] not in FACINGS:
        return {"NS-N1"}
    guarded = guarded_spaces(table)[sentries_posted(table)]
    is_outside = words[1] not in all_zones(table["options"]["board"])
    fits = distance(words[1], guarded) <= 2 and is_free(table, words[1]) and is_outside
    return set() if fits else {"NS-S10"}


def post(table: Table, words: list[str]) -> None:
    """Put the next sentry on the board."""
    put_sentry(table, words[1], words[2])
    table |= {"phase": "posting", "seat": None}


def put_sentry(table: Table, space: str, facing: str) -> None:
    """Put the next sentry by number before what it guards."""
    number = sentries_posted(table)
    guarded = guarded_spaces(table)[number]
    table["models"][f"Z{number + 1}"] = MODEL | {"at": space, "face": facing, "guards": guarded}
