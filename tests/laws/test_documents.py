"""A law about documents: what a game writes for its clients is exactly what it declares beside its rules."""

import json

import pytest
from hypothesis import given, settings, strategies as st
from laws.shelf import SHELF, matches
from pydantic import ConfigDict, TypeAdapter, ValidationError

from engawa import catalogue
from engawa.server.typescript import document_of

KEYS = [game.key for game in catalogue.games() if game.key in SHELF]
DECLARED = {key: document_of(key) for key in KEYS if document_of(key)}
EXACTLY = ConfigDict(extra="forbid", strict=True)


def adapter(declared):
    """What validates documents of that type. Nothing may be left out, added, or of another type."""
    return TypeAdapter(list[declared], config=EXACTLY)


POSITIONS = {key: adapter(module.Position) for key, module in DECLARED.items()}
BOARDS = {key: adapter(module.Board) for key, module in DECLARED.items()}


def test_every_game_that_comes_with_engawa_declares_its_documents():
    own = {key for key in KEYS if catalogue.find(key).rules.__name__.startswith("engawa.games.")}
    assert own == {*DECLARED} & {*SHELF}


@pytest.mark.parametrize("key", DECLARED)
@settings(max_examples=15, deadline=None, derandomize=True)
@given(data=st.data())
def test_positions_views_and_boards_fit_their_declared_types(key, data):
    match = data.draw(matches((key,)))
    seen = [match.position(), *(match.view(seat) for seat in (None, *range(match.players)))]
    POSITIONS[key].validate_json(json.dumps(seen))
    BOARDS[key].validate_json(json.dumps([match.game.notation.format_board(match.options, match.board)]))


@pytest.mark.parametrize("key", DECLARED)
def test_what_is_not_declared_does_not_fit(key):
    entry = SHELF[key]
    options = entry.game.notation.read_options(entry.options[0], entry.game.players[0], bytes(32))
    board = dict(entry.game.notation.format_board(options, entry.game.notation.board_of(options)))
    BOARDS[key].validate_json(json.dumps([board]))
    for wrong in (board | {"more": 1}, dict(list(board.items())[1:])):
        with pytest.raises(ValidationError):
            BOARDS[key].validate_json(json.dumps([wrong]))
