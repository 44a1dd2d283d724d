"""Editions in the browser: the one that ships with a game, and what somebody changes in it to match the own box."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, cast

import tomli_w

import engawa
from engawa.core.documents import expect, expect_table, parse_toml, read_toml
from engawa.core.errors import InvalidNotation
from engawa.core.game import Game, OfferingNotation
from engawa.core.messages import Message, document_of
from engawa.server import wire, wire_http

SHIPPED = Path("editions") / "engawa.toml"  # beside the rules of a game
FILE = "edition.toml"  # what a text is called that came without a file
NAME = "name"  # of an edition: what it is called is no change of the box


def check(game: Game, wish: wire_http.EditionWish) -> wire_http.EditionChecked:
    """An edition as document and as file, with what is changed in it and everything that is wrong with it."""
    try:
        document = _shipped(game) if wish.text is None and wish.document is None else _own(game, _read(wish))
        text = tomli_w.dumps(document)
    except InvalidNotation as error:
        return wire_http.EditionChecked(document=None, text=None, changes=[], problems=[_told(error.message)], parts=[])
    problems, parts = _judged(game, document)
    changes = changes_of(_shipped(game), document)
    return wire_http.EditionChecked(document=document, text=text, changes=changes, problems=problems, parts=parts)


def _judged(game: Game, document: dict[str, Any]) -> tuple[list[wire.Told], list[wire.Told]]:
    """What is wrong with an edition, and with parts of it that a match chooses from."""
    if not hasattr(game.notation, "problems_in"):
        return [*map(_told, game.notation.problems_of({"edition": document}))], []
    try:
        return [], [*map(_told, cast(OfferingNotation, game.notation).problems_in(document))]
    except InvalidNotation as error:
        return [_told(error.message)], []


def played(game: Game, options: dict[str, Any]) -> wire.EditionPlayed | None:
    """Which edition of their own a match plays with, for those who come to it."""
    document = options.get("edition")
    if document is None:
        return None
    return wire.EditionPlayed(name=str(document.get(NAME, "")), changes=changes_of(_shipped(game), document))


def changes_of(shipped: Any, own: Any, where: str = "") -> list[str]:
    """The places in which an edition differs from the shipped one, as its problems name them. A list is one place."""
    if not isinstance(shipped, dict) or not isinstance(own, dict):
        return [] if shipped == own else [where]
    keys = [key for key in {**shipped, **own} if where or key != NAME]
    return [
        place
        for key in keys
        for place in changes_of(shipped.get(key), own.get(key), f"{where}.{key}" if where else key)
    ]


def _read(wish: wire_http.EditionWish) -> dict[str, Any]:
    if wish.text is None:
        return expect_table(_expect_written(wish.document, "edition"), "edition")
    return expect_table(parse_toml(wish.text, FILE), "edition")


def _expect_written(value: Any, where: str) -> Any:
    """The same, if TOML can say it: it has no null."""
    expect(value is not None, where, "expected-value", value)
    named = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in named:
        _expect_written(part, f"{where}.{name}")
    return value


def _own(game: Game, document: dict[str, Any]) -> dict[str, Any]:
    """Of the edition of a box with several games, what is of this one."""
    box, _, name = game.key.partition("/")
    others = {each.partition("/")[2] for each in engawa.games() if each.startswith(f"{box}/")} - {name}
    return {key: value for key, value in document.items() if key not in others}


@cache
def _shipped(game: Game) -> dict[str, Any]:
    path = Path(str(game.rules.__file__)).parent / SHIPPED
    if not path.exists():
        raise InvalidNotation(Message("server-no-edition", game=game.title))
    return _own(game, expect_table(read_toml(path), "edition"))


def _told(message: Message) -> wire.Told:
    return wire.Told(**document_of(message))
