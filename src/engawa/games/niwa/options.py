"""The options of Niwa: which garden, laid with which tiles, and who begins."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, cast

from engawa.core.documents import expect, expect_choice, expect_keys
from engawa.core.errors import InvalidNotation
from engawa.core.fairness import below, words
from engawa.core.game import Options
from engawa.core.messages import Message
from engawa.games.niwa.edition import COLOUR_LETTERS, Edition, read_edition, standard
from engawa.games.niwa.garden import Laid, build, check_layout, field_name, misplaced_bases, problems, read_layout
from engawa.games.niwa.gardener import random_layout
from engawa.games.niwa.state import NOWHERE, PLAYERS, WAYS, Garden

if TYPE_CHECKING:
    from engawa.games.niwa import document as written

DEFAULT_GARDEN, RANDOM = "compact", "random"
DRAWN = "drawn"  # the seat that begins, by the seed of the match


def read_options(given: Options, players: int, seed: bytes | None) -> Options:
    """The garden, who begins [NI-S3], and the edition where it is not the one that ships with the game."""
    expect_keys(given, "options", (), ("garden", "first", "edition"))
    # Only a new match leaves something to chance.
    seats = [*range(PLAYERS)] if seed is None else [*range(PLAYERS), DRAWN]
    first = expect_choice(given.get("first", 0), "first", seats)
    if first == DRAWN and seed is not None:
        first = below(words(seed, "first"), PLAYERS)
    options: Options = {"garden": given.get("garden", DEFAULT_GARDEN), "first": first}
    if given.get("edition") is not None:
        options["edition"] = read_edition(given["edition"]).document
    edition, garden = edition_of(options), options["garden"]
    names = [*edition.gardens] if seed is None else [*edition.gardens, RANDOM]
    known = isinstance(garden, list | tuple) or (isinstance(garden, str) and garden in names)
    expect(known, "garden", "niwa-garden-name", garden, names=", ".join(names))
    if garden == RANDOM and seed is not None:
        options["garden"] = random_layout(edition, words(seed, "garden"))
    tiles = _tiles_of(options, edition)
    # Where the bases lie is judged when a match is set up, and never again. [NI-C7]
    problem = None if seed is None else misplaced_bases(tiles)
    if problem is not None:
        raise InvalidNotation(problem)
    if not isinstance(options["garden"], str):
        options["garden"] = _written(tiles)
    return options


def board_of(options: Options) -> Garden:
    """The garden of a match. One that has a name is built once."""
    if "edition" not in options and isinstance(options["garden"], str):
        return _named_garden(options["garden"], options.get("first", 0))
    return build(_tiles_of(options, edition_of(options)), options.get("first", 0))


@cache
def _named_garden(name: str, first: int) -> Garden:
    return build(read_layout(standard(), standard().gardens[name]), first)


def edition_of(options: Options) -> Edition:
    return read_edition(options["edition"]) if "edition" in options else standard()


def _tiles_of(options: Options, edition: Edition) -> list[Laid]:
    """The tiles of the garden that the options name or give, checked."""
    garden = options["garden"]
    if isinstance(garden, str):
        garden = edition.gardens[garden]
    tiles = read_layout(edition, garden)
    check_layout(edition, tiles)
    return tiles


def _written(tiles: list[Laid]) -> list[Any]:
    return [[laid.u, laid.v, laid.name, laid.rotation] for laid in tiles]


def problems_of(given: Options) -> list[Message]:
    """Everything that is wrong with the options: of a layout, all that does not fit."""
    try:
        edition = edition_of(given) if given.get("edition") is not None else standard()
        if isinstance(given.get("garden"), list):
            found = list(problems(edition, read_layout(edition, given["garden"])))
            if found:
                return found
        read_options(given, PLAYERS, bytes(32))
    except InvalidNotation as error:
        return [error.message]
    return []


def problems_in(document: Any) -> list[Message]:
    """Everything that is wrong with the gardens of an edition, which may be sound without them: one is chosen later."""
    edition = read_edition(document)
    return [
        Message("niwa-garden-of-edition", where=f"gardens.{name}", problem=problem)
        for name, garden in edition.gardens.items()
        for problem in _problems_of_garden(edition, garden)
    ]


def _problems_of_garden(edition: Edition, garden: Any) -> list[Message]:
    try:
        tiles = read_layout(edition, garden)
    except InvalidNotation as error:
        return [error.message]
    found = list(problems(edition, tiles))
    askew = None if found else misplaced_bases(tiles)
    return found if askew is None else [askew]


def format_board(options: Options, b: Garden) -> written.Board:
    """The garden for a client to draw: fields where they lie, lines with their colours, bases, tiles."""
    return {
        "fields": [{"name": field_name(b, f), "q": b.column[f], "r": b.row[f]} for f in range(b.fields)],
        "lines": [
            {
                "from": field_name(b, f),
                "to": field_name(b, b.neighbour[f][way]),
                "colour": cast("written.Colour", COLOUR_LETTERS[b.line[f][way]]),
            }
            for f in range(b.fields)
            for way in range(WAYS // 2)
            if b.neighbour[f][way] != NOWHERE
        ],
        "bases": [field_name(b, base) for base in b.base],
        "tiles": _written(_tiles_of(options, edition_of(options))),
        "first": b.first,
    }
