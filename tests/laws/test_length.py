"""How long a match can be: `Game.longest`, by which records are counted before they are read."""

import pytest
from laws.shelf import SHELF

from engawa.core import rng
from engawa.core.errors import InvalidNotation
from engawa.core.forge import forge
from engawa.core.record import expect_readable, parse_record
from engawa.lab import playouts

# Options of each family that make matches longer, beside none.
LONGER = {
    "nueby": ({"places": True},),
    "nueby/jaeger": ({"places": True, "extra_hits": "kind"},),
    "ninja-all-stars": tuple({"challenge": name} for name in ("search", "infiltration", "messenger")),
}
MATCHES = 60


def cases():
    for game in (SHELF[key].game for key in SHELF):
        for options in ({}, *LONGER.get(game.family, ()), *LONGER.get(game.key, ())):
            yield pytest.param(game, options, id=f"{game.key} {options}")


@pytest.mark.parametrize(("game", "options"), list(cases()))
def test_random_matches_of_all_options_end_below_it(game, options):
    life = forge(game.bound(playouts), "playouts")
    for players in (game.players[0], game.players[-1]):
        board = game.notation.board_of(game.notation.read_options(options, players, bytes(32)))
        first = game.rules.State()
        game.kernels.setup(board, first)
        states = life.enter(board), life.enter(first), life.new(game.rules.State)
        words, size = life.ints(rng.WORDS), max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
        rng.seed(words, players)
        buffers = words, life.ints(size), life.ints(size), life.ints(players)
        assert max(life.playouts(*states, 1, *buffers) for _ in range(MATCHES)) < game.longest


@pytest.mark.parametrize("key", SHELF)
def test_a_record_with_more_plies_is_refused_with_both_numbers(key):
    game = SHELF[key].game
    entries = [{"by": "chance", "text": "?"}] * (game.longest + 1)
    record = {
        "record": 1, "game": key, "rules": game.version, "players": game.players[0], "options": {}, "id": "x",
        "commitment": None, "plies": entries,
    }  # fmt: skip
    for read in (expect_readable, parse_record):
        with pytest.raises(InvalidNotation) as refused:
            read(record, lambda _: game)
        assert refused.value.message.key == "record-too-long"
        facts = refused.value.message.facts
        assert (facts["came"], facts["most"]) == (game.longest + 1, game.longest)
    del entries[0]
    expect_readable(record, lambda _: game)  # the next one is for whoever replays
