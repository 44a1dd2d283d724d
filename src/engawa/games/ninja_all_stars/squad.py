"""Squads: the nine models of a shrine team, or a custom team of a clan for 100 Koban."""

from __future__ import annotations

from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.edition import NINJA_CLASSES, Edition, Profile, Team

KOBAN = 100  # that a custom team may cost


class Member(NamedTuple):
    kind: int
    profile: Profile


class Squad(NamedTuple):
    """The models of a seat, numbered by class; all have the one affinity of their team. [NS-D6, NS-D7, NS-T3]"""

    element: int
    members: tuple[Member, ...]
    koban: int


def read_squad(edition: Edition, value: Any, where: str) -> Squad:
    """The squad that an option names: a shrine team, or a custom team."""
    if not isinstance(value, dict):
        names = [*v.ELEMENT_NAMES]
        known = isinstance(value, str) and value in names
        expect(known, where, "ninja-all-stars-team", value, names=", ".join(names))
        element = names.index(value)
        return _squad(element, edition.teams[element], edition.classes, edition.teams[element].profiles)
    return _custom(edition, value, where)


def _custom(edition: Edition, table: dict[str, Any], where: str) -> Squad:
    """One clan, one chunin, the classes within their limits, at most 100 Koban. [NS-D7]"""
    expect_keys(table, where, ("clan",), NINJA_CLASSES)
    clans = [team.clan for team in edition.teams]
    element = clans.index(expect_choice(table["clan"], f"{where}.clan", clans))
    team = edition.teams[element]
    profiles = list(team.profiles)
    if team.choice:
        chosen = expect_choice(table.get("chunin"), f"{where}.chunin", team.choice)
        others = {v.KEYWORD_NAMES.index(name) for name in team.choice}
        kept = tuple(keyword for keyword in profiles[v.CHUNIN].keywords if keyword not in others)
        profiles[v.CHUNIN] = profiles[v.CHUNIN]._replace(keywords=(*kept, v.KEYWORD_NAMES.index(chosen)))
    elif "chunin" in table:
        raise InvalidNotation(Message("ninja-all-stars-no-choice", where=f"{where}.chunin", clan=team.clan))
    counts = [1]
    for name, (least, most) in zip(NINJA_CLASSES[1:], team.custom[1:], strict=True):
        counts.append(expect_int(table.get(name, 0), f"{where}.{name}", least, most))
    squad = _squad(element, team, tuple(counts), tuple(profiles))
    expect(squad.koban <= KOBAN, where, "ninja-all-stars-koban", squad.koban, most=KOBAN)
    expect(len(squad.members) <= v.OWN, where, "ninja-all-stars-members", len(squad.members), most=v.OWN)
    return squad


def _squad(element: int, team: Team, counts: tuple[int, ...], profiles: tuple[Profile, ...]) -> Squad:
    members = [Member(kind, profiles[kind]) for kind, count in enumerate(counts) for _ in range(count)]
    return Squad(element, tuple(members), sum(member.profile.koban for member in members))
