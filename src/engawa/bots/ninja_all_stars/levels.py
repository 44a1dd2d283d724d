"""The five levels, as a table of habits and of how far each looks ahead."""

from __future__ import annotations

from typing import NamedTuple

from engawa.bots import opponents
from engawa.bots.ninja_all_stars import mind, thinking
from engawa.bots.sight import Sight
from engawa.games.ninja_all_stars import vocabulary as v

FEWEST = 4_000  # plies: fewer tell less than the book does
DEPTH = 6  # activations after each option
THOUGHT_ABOUT = v.TURN, v.ACT  # elsewhere the book reckons with dice exactly, or all is luck


class Level(NamedTuple):
    """How somebody plays, and how many plies it plays in thought when it decides about an activation."""

    habits: mind.Habits
    plies: int = 0

    def choose(self, sight: Sight, rng: list[int], budget: opponents.Budget) -> int:
        """What it plays. Interpreted, and while somebody waits, that is what the book says, without looking ahead."""
        plies = self.plies_at(sight) if budget.nodes is None or self.plies == 0 else budget.nodes
        hurried = budget.seconds is not None and not thinking.looks_ahead(sight)
        if plies < FEWEST or sight.state.phase not in THOUGHT_ABOUT or hurried:
            plies = 0
        return thinking.think(sight, rng, self.habits, thinking.Effort(plies, DEPTH, budget.seconds)).best

    def plies_at(self, sight: Sight) -> int:
        """All of them for who goes next, half of them at every step of what it does."""
        return self.plies if sight.state.phase == v.TURN else self.plies // 2


LEVELS = {
    # Attacks whoever is nearest, whatever the odds; forgets objectives, cards, rerolls, its back and the answer.
    "novice": Level(
        mind.Habits(
            objectives=0.0, caution=0.0, odds=0, back=0.0, cards=0, rerolls=0, finesse=0, order=1, overlooks=250
        )
    ),
    # Counts dice and knows what the challenge is about, but overlooks much and does not ask what comes back.
    "casual": Level(mind.Habits(caution=0.0, back=0.0, cards=0, finesse=0, overlooks=250)),
    # Plays by the book, but does not see everything and makes light of dangers.
    "skilled": Level(mind.Habits(caution=0.5, overlooks=120)),
    # Sees everything, and looks ahead a little.
    "strong": Level(mind.Habits(), plies=10_000),
    # Looks ahead as far as there is time.
    "master": Level(mind.Habits(), plies=90_000),
}
SCRIPTED = Level(mind.Habits())  # the player by the book, whom the others are measured by
