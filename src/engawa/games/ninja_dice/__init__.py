"""Ninja Dice: two to five ninjas, a house of challenges, and dice that count by where they land."""

from engawa.core.game import Game
from engawa.games.ninja_dice import notation, rules, svg
from engawa.games.ninja_dice.clauses import CLAUSES
from engawa.games.ninja_dice.forecast import forecast
from engawa.games.ninja_dice.picture import draw
from engawa.games.ninja_dice.position import KEY
from engawa.games.ninja_dice.throwing import Physics

GAMES = (
    Game(
        key=KEY,
        title="Ninja Dice",
        version=2,
        players=range(2, rules.PLAYERS + 1),
        minutes=30,
        rules=rules,
        notation=notation,
        clauses=CLAUSES,
        draw=draw,
        picture=svg.picture,
        has_board=True,
        physics=Physics(),
        forecast=forecast,
        forecast_is_help=True,
        shared_victory=True,
    ),
)
