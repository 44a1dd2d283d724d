"""Ninja All-Stars: a skirmish of small teams for two to four."""

from engawa.core.game import Game
from engawa.games.ninja_all_stars import rules, svg
from engawa.games.ninja_all_stars.clauses import CLAUSES
from engawa.games.ninja_all_stars.events import DEALT
from engawa.games.ninja_all_stars.forecast import forecast
from engawa.games.ninja_all_stars.notation import Notation
from engawa.games.ninja_all_stars.picture import draw

GAME = Game(
    key="ninja-all-stars",
    title="Ninja All-Stars",
    version=2,
    players=range(2, 5),
    minutes=60,
    # Bounded only by the largest editions: 20 rounds of 36 ninja [NS-Z1, NS-Z6], at 16 plies for an activation, twice
    # of what random play needs. A match by the box has at most 8 rounds of 16 ninja, and ends within 1,200.
    longest=20 * 36 * 16 + 480,
    rules=rules,
    notation=Notation(),
    clauses=CLAUSES,
    draw=draw,
    picture=svg.picture,
    has_board=True,
    forecast=forecast,
    # A drawn card is seen by its seat only; that it was dealt is told to all. [NS-I2]
    veil=lambda text: "deal ?" if text.startswith("deal ") else "?",
    open_notes=frozenset({DEALT}),
    shared_victory=True,
)
GAMES = (GAME,)
