"""What a client needs to draw a match: spaces, places, models and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engawa.core.game import Options
from engawa.games.ninja_all_stars import vocabulary as v
from engawa.games.ninja_all_stars.edition import NINJA_CLASSES, Team
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES
from engawa.games.ninja_all_stars.options import edition_of, squads_of
from engawa.games.ninja_all_stars.squad import KOBAN
from engawa.games.ninja_all_stars.state import Board

if TYPE_CHECKING:
    from engawa.games.ninja_all_stars import document as written


def format_board(options: Options, b: Board) -> written.Board:
    """The board for a client to draw."""
    return {
        "spaces": [_space(b, space) for space in range(v.SPACES)],
        "hill": [SPACE_NAMES[space] for space in range(v.SPACES) if b.hill[space] and options["challenge"] == "hill"],
        "goals": {
            edge: [SPACE_NAMES[space] for space in row if space >= 0]
            for edge, row in zip(v.EDGE_NAMES, b.goal, strict=True)
        },
        "rounds": b.rounds,
        "allowed": b.allowed,
        "teams": [
            {
                "element": v.ELEMENT_NAMES[squad.element],
                "clan": edition_of(options).teams[squad.element].clan,
                "koban": squad.koban,
            }
            for squad in squads_of(options)
        ],
        "clans": {team.clan: _clan(team) for team in edition_of(options).teams},
        "koban": KOBAN,
        "models": {MODEL_NAMES[model]: _model(b, model) for model in range(v.MODELS) if _plays(b, model)},
        "cards": {
            name: {"element": v.ELEMENT_NAMES[b.card_element[card]], "copies": b.copies[card]}
            for card, name in enumerate(v.CARD_NAMES)
        },
    }


def _clan(team: Team) -> written.Clan:
    """What a custom team of that clan is made of: prices and limits by class, and what its chunin chooses. [NS-D7]"""
    limits: dict[str, Any] = {name: list(limits) for name, limits in zip(NINJA_CLASSES, team.custom, strict=True)}
    return {
        "prices": {name: profile.koban for name, profile in zip(NINJA_CLASSES, team.profiles, strict=True)},
        "limits": limits,
        "choice": list(team.choice),
    }


def _plays(b: Board, model: int) -> bool:
    if model >= v.NINJA:
        return model - v.NINJA < b.sentries
    return model // v.OWN < b.players and model % v.OWN < b.members[model // v.OWN]


def _space(b: Board, space: int) -> written.Space:
    facts: written.Space = {"name": SPACE_NAMES[space], "terrain": v.TERRAIN_NAMES[b.terrain[space]]}
    if b.zone[space] >= 0:
        facts["zone"] = v.EDGE_NAMES[b.zone[space]]
    return facts


def _model(b: Board, model: int) -> written.Profile:
    facts: written.Profile = {
        "class": v.CLASS_NAMES[b.kind[model]], "mv": b.mv[model], "at": b.at[model], "df": b.df[model],
        "keywords": [name for i, name in enumerate(v.KEYWORD_NAMES) if b.keywords[model] >> i & 1],
    }  # fmt: skip
    if b.range[model]:
        ranged: Any = [b.range[model], b.bow[model]]
        facts["ranged"] = ranged
    if b.large >> model & 1:
        facts["base"] = "large"
    return facts
