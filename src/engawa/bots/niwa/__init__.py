"""Opponents for Niwa: alpha-beta, what each level overlooks, and the fitting of its estimate."""

from engawa.bots.niwa import levels
from engawa.bots.niwa.insights import nearer
from engawa.bots.opponents import Opponent
from engawa.search.alphabeta_searcher import is_ready

OPPONENT = Opponent(
    levels={name: level.choose for name, level in levels.LEVELS.items()},
    study=levels.study,
    is_ready=is_ready,
    warm=levels.warm,
    nodes=30_000,
    insights=nearer,
)
