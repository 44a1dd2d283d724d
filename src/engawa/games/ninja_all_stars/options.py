"""The options of a match: challenge, board, teams, set-up, janken, handicap."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from engawa.core.documents import expect, expect_choice, expect_keys, expect_list
from engawa.core.errors import InvalidNotation
from engawa.core.game import Options
from engawa.core.messages import Message
from engawa.games.ninja_all_stars.board import build
from engawa.games.ninja_all_stars.edition import FEWEST, MOST, Edition, read_edition, standard
from engawa.games.ninja_all_stars.squad import Squad, read_squad
from engawa.games.ninja_all_stars.state import Board
from engawa.games.ninja_all_stars.vocabulary import CHALLENGE_NAMES

USUAL_TEAMS = ("fire", "water", "earth", "air")
SETUPS, JANKENS = ("full", "quick"), ("play", "dice")
KEYS = ("players", "challenge", "board", "teams", "setup", "janken", "handicap", "edition")


def read_options(given: Options, players: int) -> Options:
    """The options of a match for so many *players*, complete and checked."""
    expect_keys(given, "options", (), KEYS)
    expect_choice(given.get("players", players), "players", [players])
    edition = read_edition(given["edition"]) if given.get("edition") is not None else standard()
    boards = [*edition.boards]
    board = expect_choice(given.get("board", boards[0]), "board", boards)
    ground = edition.boards[board]
    # What the edition has no places or no data for is not offered. [NS-Z8]
    challenges = [
        name
        for i, name in enumerate(CHALLENGE_NAMES)
        if (players == FEWEST or name != "assassinate") and ground.offers(i)
    ]
    challenge = expect_choice(given.get("challenge", "brawl"), "challenge", challenges)
    number = CHALLENGE_NAMES.index(challenge)
    quick = ground.offers_quick(number, edition.challenges[number].allowed[players - FEWEST])
    teams = expect_list(given.get("teams", usual_teams(edition, players)), "teams")
    expect(len(teams) == players, "teams", "ninja-all-stars-so-many", teams, count=players)
    for i, team in enumerate(teams):
        read_squad(edition, team, f"teams[{i}]")
    options: Options = {
        "players": players,
        "challenge": challenge,
        "board": board,
        "teams": [_without_nobody(team) for team in teams],
        "setup": expect_choice(given.get("setup", "full"), "setup", SETUPS if quick else SETUPS[:1]),
        "janken": expect_choice(given.get("janken", "play"), "janken", JANKENS),
    }
    if expect_choice(given.get("handicap", False), "handicap", [False, True]):
        options["handicap"] = True
    if given.get("edition") is not None:
        options["edition"] = edition.document
    return options


def usual_teams(edition: Edition, players: int) -> list[str]:
    """The first of the usual teams that the edition has, then its others; over again if there are too few."""
    names = [team.name for team in edition.teams]
    row = [*(name for name in USUAL_TEAMS if name in names), *(name for name in names if name not in USUAL_TEAMS)]
    return [row[i % len(row)] for i in range(players)]


def _without_nobody(team: Any) -> Any:
    """A team as it is written: classes without members are left out. [NS-Q1]"""
    return {key: value for key, value in team.items() if value != 0} if isinstance(team, dict) else team


def problems_of(given: Options) -> list[Message]:
    """What is wrong with options that may leave open how many play."""
    try:
        players = expect_choice(given.get("players", FEWEST), "players", range(FEWEST, MOST + 1))
        read_options(given, players)
    except InvalidNotation as error:
        return [error.message]
    return []


def edition_of(options: Options) -> Edition:
    return read_edition(options["edition"]) if "edition" in options else standard()


def squads_of(options: Options) -> list[Squad]:
    edition = edition_of(options)
    return [read_squad(edition, team, f"teams[{i}]") for i, team in enumerate(options["teams"])]


def board_of(options: Options) -> Board:
    """The board of a match with these options, built once."""
    return _board(json.dumps(options))


@lru_cache(maxsize=64)
def _board(text: str) -> Board:
    options: dict[str, Any] = json.loads(text)
    return build(
        edition_of(options),
        options["board"],
        options["challenge"],
        squads_of(options),
        options["setup"] == "quick",
        options["janken"] == "dice",
        options.get("handicap", False),
    )
