"""Opponents for Ninja Dice: a turn solved, in coins or in chances to win. Nothing of it has to be compiled."""

from engawa.bots.ninja_dice.flicking import flick
from engawa.bots.ninja_dice.insights import push
from engawa.bots.ninja_dice.levels import LEVELS
from engawa.bots.ninja_dice.study import study
from engawa.bots.opponents import Opponent, names_seat

__all__ = ["OPPONENT"]

OPPONENT = Opponent(
    levels=LEVELS,
    study=study,
    insights=push,
    flick=flick,
    loser=names_seat({"ninja-dice-stolen": "victim", "ninja-dice-captured": "seat"}),
    doer=names_seat({"ninja-dice-stolen": "seat"}),
)
