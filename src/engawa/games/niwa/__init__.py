"""Niwa: two players, three figures each, a garden of coloured lines."""

from engawa.core.game import Game
from engawa.games.niwa import notation, rules, svg
from engawa.games.niwa.clauses import CLAUSES
from engawa.games.niwa.picture import draw

GAMES = (
    Game(
        key="niwa",
        title="Niwa",
        version=2,
        players=range(rules.PLAYERS, rules.PLAYERS + 1),
        minutes=15,
        # Both place, then at most 200 turns [NI-21] of three crossings, one for each bead [NI-C3], and a jump [NI-13].
        longest=2 + 200 * 4,
        age=7,
        rules=rules,
        notation=notation,
        clauses=CLAUSES,
        draw=draw,
        picture=svg.picture,
        has_board=True,
    ),
)
