"""Opponents for the six Nüby games: a value learnt by self-play, a look ahead over the dice, and how it is learnt."""

from functools import partial

from engawa.bots.nueby import levels, thinker, thinking
from engawa.bots.nueby.insights import danger
from engawa.bots.opponents import Opponent, Training, names_seat
from engawa.core.game import Game


def train(game: Game, games: int, seed: int) -> Training:
    """So many *games* against itself, from a *seed*."""
    from engawa.bots.nueby.training import SelfPlay

    return SelfPlay(game, None, games, seed)


OPPONENT = Opponent(
    levels={level: partial(levels.choose, level) for level in levels.HABITS},
    study=levels.study,
    kernels=lambda game: (thinking, thinker.KERNELS),
    insights=danger,
    loser=names_seat({"nueby-thrown": "seat"}),
    train=train,
)
