"""The levels of the six Nüby games: how players of each play, and what they do not see."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock

from engawa.bots import opponents
from engawa.bots.nueby import thinker, thinking
from engawa.bots.sight import Sight
from engawa.core.forge import declare, preferred
from engawa.search import Findings

STUDY = thinking.Habit(rolls=4, nodes=300_000)  # the closest look

# How players of each level play, and what they do not see; the weakest first.
HABITS = {
    "novice": thinking.Habit(alone=1, watch=0, runner=1, blind=20),
    "casual": thinking.Habit(alone=1, watch=0, blind=60),
    "skilled": thinking.Habit(watch=0, blind=34),
    "strong": thinking.Habit(watch=3, blind=14),
    "master": thinking.Habit(rolls=2, nodes=20_000),
}

# How often they overlook a piece where the same slips cost less than elsewhere, and levels would be close together.
BLIND = {
    "nueby/einser-blocker": {"novice": 36, "casual": 63, "skilled": 35},
    "nueby/abkuerzungen": {"novice": 32, "casual": 64, "skilled": 32},
}

_one_at_a_time = Lock()  # buffers serve one position after the other


def choose(level: str, sight: Sight, rng: list[int], budget: opponents.Budget) -> int:
    """What a player of that *level* plays."""
    with _one_at_a_time:
        habit = allowed(habit_of(sight.game.key, level), budget)
        return _thinker(preferred()).choose(sight, habit, rng, budget.seconds)


def habit_of(game: str, level: str) -> thinking.Habit:
    """How a player of that *level* plays the *game* with that key."""
    habit = declare.copied(HABITS[level])
    habit.blind = BLIND.get(game, {}).get(level, habit.blind)
    return habit


def study(
    sight: Sight, rng: list[int], budget: opponents.Budget, keep_going: opponents.KeepGoing | None = None
) -> Findings:
    """Every choice with what it is worth, by exact expectation over as many rolls as the budget allows."""
    with _one_at_a_time:
        return _thinker(preferred()).study(sight, allowed(STUDY, budget), budget, keep_going)


def allowed(habit: thinking.Habit, budget: opponents.Budget) -> thinking.Habit:
    """A *habit* with as many positions as the *budget* names, if it names any."""
    changed = declare.copied(habit)
    if budget.nodes is not None:
        changed.nodes = max(1, budget.nodes)
    return changed


@lru_cache(2)
def _thinker(life: str) -> thinker.Thinker:
    return thinker.Thinker()
