"""The options of the six games: how many play, on which board, and the variants that are announced before."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any

from engawa.core.documents import expect, expect_choice, expect_keys
from engawa.core.errors import InvalidNotation
from engawa.core.game import Options
from engawa.core.messages import Message
from engawa.games.nueby.board import build
from engawa.games.nueby.edition import Edition, Sheet, colours_offered, read_edition, sheet_in, standard
from engawa.games.nueby.state import Board
from engawa.games.nueby.variants import BY_NAME, Variant

HITS = ("book", "kind")  # whether every hit must be used [NJ-6]


def read_options(variant: Variant, given: Options, players: int) -> Options:
    """The options of a match for so many *players*, complete and checked."""
    known = ("players", "colours", "edition", *(("extra_hits",) if variant.hunts else ()), "places")
    expect_keys(given, "options", (), known)
    expect_choice(given.get("players", players), "players", [players])
    options: Options = {"players": players}
    if given.get("edition") is not None:
        options["edition"] = read_edition(given["edition"], variant)
    offered = _offered(edition_of(options), variant, players)
    expect(bool(offered), "players", "nueby-board-for", players, most=colours_offered(edition_of(options), variant)[0])
    options["colours"] = expect_choice(given.get("colours", offered[0]), "colours", offered)
    if variant.hunts:
        options["extra_hits"] = expect_choice(given.get("extra_hits", HITS[0]), "extra_hits", HITS)
    # Whether it is played on for the places. [NU-12]
    options["places"] = given.get("places", False)
    expect(isinstance(options["places"], bool), "places", "expected-bool", options["places"])
    return options


def _offered(edition: Edition, variant: Variant, players: int) -> list[int]:
    """How many colours the boards have that so many players can play on, the most first. [NU-C2]"""
    return [colours for colours in colours_offered(edition, variant) if colours >= players]


def spoken_options(variant: Variant, options: Options) -> Options:
    """The options as a position document has them: without the players, and without what is usual."""
    usual = read_options(variant, {key: options[key] for key in ("edition",) if key in options}, options["players"])
    return {key: value for key, value in options.items() if key == "edition" or usual[key] != value}


def problems_of(variant: Variant, given: Options) -> list[Message]:
    """What is wrong with options that may leave open how many play."""
    try:
        players = expect_choice(given.get("players", variant.players[0]), "players", variant.players)
        read_options(variant, given, players)
    except InvalidNotation as error:
        return [error.message]
    return []


def edition_of(options: Options) -> Edition:
    edition: Edition = options.get("edition") or standard()
    return edition


def sheet_of(variant: Variant, options: Options) -> Sheet:
    """The board that a match is played on."""
    return sheet_in(edition_of(options), variant, options["colours"])


def board_of(variant: Variant, options: Options) -> Board:
    """The board of a match with these options, built once."""
    return _board(variant.name, json.dumps(options))


@lru_cache(maxsize=64)
def _board(name: str, options: str) -> Board:
    given: dict[str, Any] = json.loads(options)
    sheet = sheet_of(BY_NAME[name], given)
    return build(
        sheet.plan, sheet.seats[given["players"] - 2], given.get("extra_hits") == "kind", given.get("places", False)
    )
