"""Posting the sentries. [NS-S10]"""

from .document import MODEL, Table, seats_from
from .geometry import FACINGS, SPACES, all_zones, within
from .models import is_free, is_sentry
from .objects import guarded_spaces


def sentries_posted(table: Table) -> int:
    """How many sentries stand."""
    return sum(is_sentry(model) for model in table["models"])


def ask_for_posts(table: Table) -> None:
    """From the initiative in turn, one sentry each, until all stand; then the edges, in Infiltration round 1."""
    posted = sentries_posted(table)
    if posted == len(guarded_spaces(table)):
        is_search = table["options"]["challenge"] == "search"
        table |= {"phase": "picking" if is_search else "first-round", "seat": None}
    else:
        seats = seats_from(table, table["initiative"])
        table |= {"phase": "post", "seat": seats[posted % len(seats)]}


def post_candidates(table: Table) -> list[str]:
    """All texts of phase `post`."""
    return [f"post {space} {facing}" for space in posts(table) for facing in FACINGS]


def posts(table: Table) -> list[str]:
    """Where the next sentry can stand: within two of what it guards; if none is free there, within three, and so on."""
    guarded = guarded_spaces(table)[sentries_posted(table)]
    zones = all_zones(table["options"]["board"])
    found: list[str] = []
    n = 2
    while not found:
        found = [space for space in within(guarded, n) if space not in zones and is_free(table, space)]
        n += 1
    return found


def post_clauses(table: Table, words: list[str]) -> set[str]:
    """The clauses that forbid a choice in phase `post`. [NS-S10]"""
    if words[0] != "post":
        return {"NS-N2"}
    if len(words) != 3 or words[1] not in SPACES or words[2] not in FACINGS:
        return {"NS-N1"}
    return set() if words[1] in posts(table) else {"NS-S10"}


def post(table: Table, words: list[str]) -> None:
    """Put the next sentry on the board."""
    put_sentry(table, words[1], words[2])
    table |= {"phase": "posting", "seat": None}


def put_sentry(table: Table, space: str, facing: str) -> None:
    """Put the next sentry by number before what it guards."""
    number = sentries_posted(table)
    guarded = guarded_spaces(table)[number]
    table["models"][f"Z{number + 1}"] = MODEL | {"at": space, "face": facing, "guards": guarded}
