"""What a client needs to draw a match: spaces, places, models and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engawa.core.game import Options
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.edition import SENTRY, Hero, Team
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES
from engawa.games.ninja_all_stars.options import edition_of, squads_of
from engawa.games.ninja_all_stars.state import Board

if TYPE_CHECKING:
    from engawa.games.ninja_all_stars import document as written


def format_board(options: Options, b: Board) -> written.Board:
    """The board for a client to draw."""
    edition, squads = edition_of(options), squads_of(options)
    kinds = {
        seat * v.OWN + i: member.kind for seat, squad in enumerate(squads) for i, member in enumerate(squad.members)
    }
    kinds |= {v.NINJA + sentry: SENTRY for sentry in range(b.sentries)}
    return {
        "width": b.width,
        "height": b.height,
        "spaces": [_space(b, y * v.SIDE + x) for y in range(b.height) for x in range(b.width)],
        "hill": [SPACE_NAMES[space] for space in range(v.SPACES) if b.hill[space] and options["challenge"] == "hill"],
        "goals": {
            edge: [SPACE_NAMES[space] for space in row if space >= 0]
            for edge, row in zip(v.EDGE_NAMES, b.goal, strict=True)
        },
        "light": b.light,
        "rounds": b.rounds,
        "allowed": b.allowed,
        "teams": [
            {"element": v.ELEMENT_NAMES[squad.team.element], "clan": squad.team.clan, "koban": squad.koban}
            for squad in squads
        ],
        "clans": {team.clan: _clan(team, edition.heroes) for team in edition.teams},
        "koban": edition.koban,
        "models": {MODEL_NAMES[model]: _model(b, model, kind) for model, kind in kinds.items()},
        "cards": {
            name: {"element": v.ELEMENT_NAMES[b.card_element[card]], "copies": b.copies[card]}
            for card, name in enumerate(v.CARD_NAMES)
        },
    }


def _clan(team: Team, heroes: tuple[Hero, ...]) -> written.Clan:
    """What a custom team of that clan is made of: prices, limits, what its leader chooses, who may join. [NS-D7]"""
    limits: dict[str, Any] = {each.name: list(each.custom) for each in team.classes}
    return {
        "leader": next(each.name for each in team.classes if each.leads),
        "prices": {each.name: each.profile.koban for each in team.classes},
        "limits": limits,
        "choice": list(team.choice),
        "heroes": {hero.name: hero.profile.koban for hero in heroes if team.clan in hero.clans},
    }


def _space(b: Board, space: int) -> written.Space:
    facts: written.Space = {"name": SPACE_NAMES[space], "terrain": v.TERRAIN_NAMES[b.terrain[space]]}
    if b.zone[space] >= 0:
        facts["zone"] = v.EDGE_NAMES[b.zone[space]]
    return facts


def _model(b: Board, model: int, kind: str) -> written.Profile:
    facts: written.Profile = {
        "class": kind, "mv": b.mv[model], "at": b.at[model], "df": b.df[model],
        "affinities": [name for i, name in enumerate(v.ELEMENT_NAMES) if b.affinity[model] >> i & 1],
        "keywords": [name for i, name in enumerate(v.KEYWORD_NAMES) if b.keywords[model] >> i & 1],
    }  # fmt: skip
    if b.range[model]:
        ranged: Any = [b.range[model], b.bow[model]]
        facts["ranged"] = ranged
    if b.large >> model & 1:
        facts["base"] = "large"
    return facts
