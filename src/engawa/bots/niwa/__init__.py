"""Opponents for Niwa: alpha-beta, what each level overlooks, and the fitting of its estimate."""

from engawa.bots.niwa import levels
from engawa.bots.niwa.insights import nearer
from engawa.bots.opponents import Opponent
from engawa.search import alphabeta, alphabeta_searcher

OPPONENT = Opponent(
    levels={name: level.choose for name, level in levels.LEVELS.items()},
    study=levels.study,
    kernels=lambda game: (game.bound(alphabeta), alphabeta_searcher.KERNELS),
    nodes=30_000,
    insights=nearer,
)
