"""The messages that games bring: both languages say the same things, and nothing that the house says already."""

import pytest
from cli.test_messages import entries, facts_of
from laws.shelf import SHELF

from engawa.core.messages import CATALOGUE, LANGUAGES

BRINGING = [entry.game for entry in SHELF.values() if entry.game.messages.is_dir()]
every_bringing_game = pytest.mark.parametrize("game", BRINGING, ids=lambda game: game.key)


@every_bringing_game
def test_both_languages_have_the_same_keys_with_the_same_facts(game):
    said = [{message.id.name: facts_of(message) for message in entries(lang, game.messages)} for lang in LANGUAGES]
    assert all(each == said[0] for each in said)


@every_bringing_game
def test_keys_are_the_games_own(game):
    keys = {message.id.name for message in entries("en", game.messages)}
    assert not keys & {message.id.name for message in entries("en", CATALOGUE)}
    family = game.key.partition("/")[0]
    assert all(key.startswith((f"{family}-", "part-")) for key in keys)
