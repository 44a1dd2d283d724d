"""The six Nüby games: one set of standard rules, a board and a few additions for each."""

from engawa.core.game import Game
from engawa.games.nueby import rules, svg
from engawa.games.nueby.notation import Notation
from engawa.games.nueby.picture import draw
from engawa.games.nueby.position import key_of
from engawa.games.nueby.variants import DICE, VARIANTS

GAMES = tuple(
    Game(
        key=key_of(variant),
        title=variant.title,
        version=2,
        players=variant.players,
        minutes=variant.minutes,
        longest=variant.longest,
        age=variant.age,
        dice=DICE,
        rules=rules,
        notation=Notation(variant),
        clauses=variant.clauses,
        draw=draw,
        picture=svg.picture,
        has_board=True,
    )
    for variant in VARIANTS
)
