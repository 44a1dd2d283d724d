"""Squads: the models of a shrine team, or a custom team of a clan with, perhaps, a hero."""

from __future__ import annotations

from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.edition import HERO, Edition, Profile, Team


class Member(NamedTuple):
    kind: str  # class
    profile: Profile
    leads: bool
    runs: bool  # can be a messenger


class Squad(NamedTuple):
    """The models of a seat, numbered by class, a hero last. [NS-D6, NS-D7]"""

    team: Team
    members: tuple[Member, ...]
    koban: int


def read_squad(edition: Edition, value: Any, where: str) -> Squad:
    """The squad that an option names: a shrine team, or a custom team."""
    if isinstance(value, dict):
        return _custom(edition, value, where)
    names = [team.name for team in edition.teams]
    known = isinstance(value, str) and value in names
    expect(known, where, "ninja-all-stars-team", value, names=", ".join(names))
    team = edition.teams[names.index(value)]
    return _squad(team, [each.number for each in team.classes], {}, [])


def _custom(edition: Edition, table: dict[str, Any], where: str) -> Squad:
    """One clan, one leader, the classes within their limits, at most one hero, for so many Koban. [NS-D7]"""
    clans = [team.clan for team in edition.teams]
    team = edition.teams[clans.index(expect_choice(table.get("clan"), f"{where}.clan", clans))]
    expect_keys(table, where, ("clan",), (*(each.name for each in team.classes), HERO))
    counts, changed = [], {}
    for each in team.classes:
        if each.leads:
            counts.append(1)
            changed[each.name] = _led(team, each.name, each.profile, table, where)
        else:
            counts.append(expect_int(table.get(each.name, 0), f"{where}.{each.name}", *each.custom))
    squad = _squad(team, counts, changed, _heroes(edition, team, table, where))
    expect(squad.koban <= edition.koban, where, "ninja-all-stars-koban", squad.koban, most=edition.koban)
    expect(len(squad.members) <= v.OWN, where, "ninja-all-stars-members", len(squad.members), most=v.OWN)
    return squad


def _led(team: Team, kind: str, profile: Profile, table: dict[str, Any], where: str) -> Profile:
    """The leader with the ability that it chose; where there is nothing to choose nothing is chosen."""
    if not team.choice:
        if kind in table:
            raise InvalidNotation(Message("ninja-all-stars-no-choice", where=f"{where}.{kind}", clan=team.clan))
        return profile
    chosen = expect_choice(table.get(kind), f"{where}.{kind}", team.choice)
    others = {v.KEYWORD_NAMES.index(name) for name in team.choice}
    kept = tuple(keyword for keyword in profile.keywords if keyword not in others)
    return profile._replace(keywords=(*kept, v.KEYWORD_NAMES.index(chosen)))


def _heroes(edition: Edition, team: Team, table: dict[str, Any], where: str) -> list[Member]:
    """One hero at most, who is open to the clan. [NS-D11]"""
    if HERO not in table:
        return []
    heroes = {hero.name: hero for hero in edition.heroes if team.clan in hero.clans}
    hero = heroes[expect_choice(table[HERO], f"{where}.{HERO}", heroes)]
    return [Member(HERO, hero.profile, False, False)]


def _squad(team: Team, counts: list[int], changed: dict[str, Profile], heroes: list[Member]) -> Squad:
    members = [
        Member(each.name, changed.get(each.name, each.profile), each.leads, each.runs)
        for each, count in zip(team.classes, counts, strict=True)
        for _ in range(count)
    ]
    members += heroes
    return Squad(team, tuple(members), sum(member.profile.koban for member in members))
