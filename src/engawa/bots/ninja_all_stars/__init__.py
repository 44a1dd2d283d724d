"""Opponents for Ninja All-Stars: a player by the book, with habits, and search by plans on top of it."""

from __future__ import annotations

from engawa.bots.ninja_all_stars import levels, lookahead, thinking
from engawa.bots.ninja_all_stars.mind import Habits
from engawa.bots.ninja_all_stars.thinking import Effort
from engawa.bots.opponents import Budget, KeepGoing, Opponent
from engawa.bots.sight import Sight
from engawa.core.messages import Message
from engawa.search import Findings

SEAT_LETTERS = "ABCD"  # with which the names of models begin
STUDY = 2_000_000  # plies of the closest look
PLAIN_STUDY = 4_000  # and of one that is interpreted


def study(sight: Sight, rng: list[int], budget: Budget, keep_going: KeepGoing | None = None) -> Findings:
    """Every legal action with what it is worth, until the budget ends or *keep_going* says no."""
    usual = STUDY if thinking.looks_ahead(sight) else PLAIN_STUDY
    plies = usual if budget.nodes is None else max(1, budget.nodes)
    effort = Effort(plies, levels.DEPTH, budget.seconds, thorough=True, keep_going=keep_going)
    return thinking.think(sight, rng, Habits(), effort)


def decide_by_script(sight: Sight, rng: list[int], budget: Budget) -> int:
    """What the player by the book does, for the lab."""
    return levels.SCRIPTED.choose(sight, rng, budget)


def seat_of(message: Message, fact: str) -> int | None:
    """The seat whose ninja a message about an injury names in that *fact*."""
    name = message.facts[fact] if message.key == "ninja-all-stars-was-injured" else None
    return SEAT_LETTERS.index(name[0]) if isinstance(name, str) and name[0] in SEAT_LETTERS else None


OPPONENT = Opponent(
    levels={name: level.choose for name, level in levels.LEVELS.items()},
    study=study,
    kernels=lambda game: (lookahead, thinking.KERNELS),
    nodes=10_000,
    loser=lambda message: seat_of(message, "model"),
    doer=lambda message: seat_of(message, "other"),
    books={"scripted": decide_by_script},
)
