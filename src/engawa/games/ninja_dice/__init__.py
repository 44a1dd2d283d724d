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
        # No rule bounds it. Three rounds of five turns [ND-S2] have a house each, and fewer than 20 throws on average:
        # whoever never runs is captured after six [ND-T9]. A throw is followed by at most four steals, four matches and
        # `ready`, five dice laid once each, and `roll`.
        longest=15 + 15 * 20 * 16,
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
