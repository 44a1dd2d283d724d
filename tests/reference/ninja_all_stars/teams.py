"""Who belongs to a team: the shrine teams and the custom teams. [NS-D4 … NS-D7, NS-D11]"""

from typing import Any

from .components import (
    CHOICES_OF_TORA,
    CLANS,
    CLASSES,
    HEROES,
    IN_A_SHRINE_TEAM,
    LETTER,
    MOST_KOBAN,
    MOST_MODELS,
    PROFILES,
    Profile,
)

Team = str | dict[str, Any]


def affinities(team: Team, member: Profile) -> tuple[str, ...]:
    """The letters of a member's affinities: its own, or the one of its team. [NS-T3, NS-D4]"""
    return member.affinities or (LETTER[team if isinstance(team, str) else CLANS[team["clan"]][0]],)


def roster(team: Team) -> list[Profile]:
    """The profiles of numbers 1, 2, … by class in table order, the hero last."""
    shrine = team if isinstance(team, str) else CLANS[team["clan"]][0]
    members = []
    for profile in PROFILES[shrine]:
        if isinstance(team, str):
            members += [profile] * IN_A_SHRINE_TEAM[profile.kind]
        elif profile.kind != "chunin":
            members += [profile] * team.get(profile.kind, 0)
        elif "chunin" in team:
            # Only the Tora chunin chooses its ability.
            kept = tuple(ability for ability in profile.abilities if ability not in CHOICES_OF_TORA)
            members.append(profile._replace(abilities=(*kept, team["chunin"])))
        else:
            members.append(profile)
    if isinstance(team, dict) and team.get("hero"):
        members.append(HEROES[team["hero"]])
    return members


def koban(team: Team) -> int:
    """What the team costs."""
    return sum(profile.koban for profile in roster(team))


def check_team(team: Team) -> None:
    """Raise a ValueError if the rules know no such team."""
    if isinstance(team, str):
        if team not in PROFILES:
            raise ValueError(f"expected a shrine team ({', '.join(PROFILES)}), got {team!r}")
        return
    clan = team.get("clan")
    if clan not in CLANS:
        raise ValueError(f"expected a clan ({', '.join(CLANS)}), got {clan!r}")
    unknown = set(team) - {"clan", "hero", *CLASSES}
    if unknown:
        raise ValueError(f"expected classes or a hero in the team of clan {clan}, got {sorted(unknown)}")
    if clan == "tora" and team.get("chunin") not in CHOICES_OF_TORA:
        raise ValueError(f"expected one of {CHOICES_OF_TORA} as the ability of the chunin, got {team.get('chunin')!r}")
    if clan != "tora" and "chunin" in team:
        raise ValueError(f"expected no choice for the chunin of clan {clan}, got {team['chunin']!r}")
    for kind, (fewest, most) in CLANS[clan][1].items():
        if not fewest <= team.get(kind, 0) <= most:
            raise ValueError(f"expected {fewest} to {most} {kind} in clan {clan}, got {team.get(kind, 0)}")
    if "hero" in team and team["hero"] not in tuple(HEROES):
        raise ValueError(f"expected a hero ({', '.join(HEROES)}), got {team['hero']!r}")
    if len(roster(team)) > MOST_MODELS:
        raise ValueError(f"expected at most {MOST_MODELS} models, got {len(roster(team))}")
    if koban(team) > MOST_KOBAN:
        raise ValueError(f"expected at most {MOST_KOBAN} Koban, got {koban(team)}")
