"""The options of Ninja Dice: who begins, and which dice are in the box."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from engawa.core.documents import expect_choice, expect_keys
from engawa.core.errors import InvalidNotation
from engawa.core.fairness import below, words
from engawa.core.game import Options
from engawa.core.messages import Message
from engawa.games.ninja_dice.board import build
from engawa.games.ninja_dice.edition import Edition, read_edition, standard
from engawa.games.ninja_dice.odds import capturing
from engawa.games.ninja_dice.state import Board
from engawa.games.ninja_dice.vocabulary import SEATS

if TYPE_CHECKING:
    from engawa.games.ninja_dice import document as written

FEWEST = 2  # and at most as many as four threat dice, one for each opponent, allow [ND-S5]
DRAWN = "drawn"  # the first active ninja, by the seed of the match


def read_options(given: Options, players: int, seed: bytes | None) -> Options:
    """Who begins [ND-S1], and the edition where it is not the one that ships with the game."""
    expect_keys(given, "options", (), ("players", "first", "edition"))
    expect_choice(given.get("players", players), "players", [players])
    # Only a new match leaves it to chance who begins.
    seats = [*range(players)] if seed is None else [*range(players), DRAWN]
    first = expect_choice(given.get("first", 0), "first", seats)
    if first == DRAWN and seed is not None:
        first = below(words(seed, "first"), players)
    options: Options = {"players": players, "first": first}
    if given.get("edition") is not None:
        options["edition"] = read_edition(given["edition"])
    return options


def problems_of(given: Options) -> list[Message]:
    """What is wrong with options that may leave open how many play."""
    try:
        players = expect_choice(given.get("players", SEATS), "players", range(FEWEST, SEATS + 1))
        read_options(given, players, bytes(32))
    except InvalidNotation as error:
        return [error.message]
    return []


def edition_of(options: Options) -> Edition:
    edition: Edition = options.get("edition") or standard()
    return edition


def board_of(options: Options) -> Board:
    """The board of a match with these options, built once."""
    return _board(json.dumps(edition_of(options)), options["players"], options["first"])


@lru_cache(maxsize=64)
def _board(edition: str, players: int, first: int) -> Board:
    return build(json.loads(edition), players, first)


def format_board(options: Options, b: Board) -> written.Board:
    """What a client needs to draw the table: dice and coins in the box, where everybody sits, what a throw risks."""
    edition = edition_of(options)
    return {
        "dice": edition["dice"],
        "coins": edition["coins"],
        "rounds": edition["house"]["rounds"],
        "first": b.first,
        "sides": b.side[: b.players],
        "capture": capturing(b),
    }
