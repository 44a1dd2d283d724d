"""Chests, medals, goals and what is guarded, by challenge. [NS-S5, NS-S9, NS-S10]"""

from .challenges import goals_of_edge
from .components import CHESTS, CONTENTS, MEDALS
from .document import Table
from .geometry import EDGES


def objects(table: Table) -> list[str]:
    """The spaces of the challenge's chests, medals and goals, the goals of all four edges. [NS-S5]"""
    challenge = table["options"]["challenge"]
    if challenge == "search":
        return list(CHESTS)
    if challenge == "medals":
        return list(MEDALS)
    return [space for edge in EDGES for space in goals_of_edge(table, edge)]


def lay_objects(table: Table) -> None:
    """Lay chests and medals on their spaces. [NS-S9]"""
    if table["options"]["challenge"] == "search":
        table |= {"chests": list(CHESTS), "contents": dict(CONTENTS)}
    if table["options"]["challenge"] == "medals":
        table["medals"] = list(MEDALS)


def guarded_spaces(table: Table) -> list[str]:
    """What Z1, Z2, … guard. [NS-S10]"""
    challenge = table["options"]["challenge"]
    if challenge == "search":
        return list(CHESTS)
    if challenge != "infiltration":
        return []
    each = 2 if table["options"]["players"] == 3 else 1
    goals = [goal for edge in table["edges"] for goal in goals_of_edge(table, edge)]
    return [goal for goal in goals for _ in range(each)]
