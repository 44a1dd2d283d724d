"""What can be done at the start of an activation: Haste, cards, abilities that cost no action."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import Habits, Mind, add
from engawa.core.contract import LEGAL
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import CARD, MODEL_TARGET, NONE, USE, USE_HASTE, action_of, parts_of
from engawa.games.ninja_all_stars.cards import PHASE_OF
from engawa.games.ninja_all_stars.rules import refusal_in_activation
from engawa.games.ninja_all_stars.state import Board, State, are_enemies, can, has, is_on_board
from engawa.games.ninja_all_stars.vocabulary import (
    ACT,
    BLOOD_FRENZY,
    CARDS,
    DONE,
    FIRST_USE,
    KEYWORDS,
    MODELS,
    NINJA,
    RUSHING_RIVER,
    SMOKE_BOMB,
)

FIRST_OF_ALL = 0.5  # before anything else, since it costs nothing
A_TRY = -0.15  # what search may find good
LONG_WAY = 0.35  # what an activation without a good use is worth


@kernel
def list_decisions(b: Board, s: State, m: Mind, h: Habits, all_of_them: bool) -> None:
    """Add what a ninja can do before it moves; *all_of_them*: also what is good only now and then."""
    if s.model >= NINJA or s.pounced == 1:
        return
    best = 0.0
    for i in range(m.options):
        best = max(best, m.merit[i])
    consider(b, s, m, action_of(USE_HASTE, 0, 0), best + FIRST_OF_ALL)
    if h.finesse == 1 and can(b, s.model, BLOOD_FRENZY) and s.start == 1:
        for friend in range(MODELS):
            if is_on_board(s, friend) and not are_enemies(s.model, friend) and not has(s, friend, DONE):
                consider(b, s, m, action_of(USE, BLOOD_FRENZY, MODEL_TARGET + friend), best + FIRST_OF_ALL)
    if h.cards == 1:
        if s.hand[s.seat][SMOKE_BOMB] > 0 and best > LONG_WAY:
            consider(b, s, m, action_of(CARD, 2 * SMOKE_BOMB, NONE), best + 0.05)
        if s.hand[s.seat][RUSHING_RIVER] > 0 and best < LONG_WAY and s.moving == 0:
            consider(b, s, m, action_of(CARD, 2 * RUSHING_RIVER, NONE), A_TRY)
    if all_of_them and s.moving == 0:
        list_tries(b, s, m, best + A_TRY)


@kernel
def list_tries(b: Board, s: State, m: Mind, merit: float) -> None:
    """Add every card and every ability that can be used now."""
    for card in range(CARDS):
        if PHASE_OF[card] == ACT and s.hand[s.seat][card] > 0:
            for plus in range(2):
                consider(b, s, m, action_of(CARD, 2 * card + plus, NONE), merit)
                for model in range(MODELS):
                    consider(b, s, m, action_of(CARD, 2 * card + plus, MODEL_TARGET + model), merit)
    for ability in range(FIRST_USE, KEYWORDS):
        if can(b, s.model, ability):
            consider(b, s, m, action_of(USE, ability, NONE), merit)
            for model in range(MODELS):
                consider(b, s, m, action_of(USE, ability, MODEL_TARGET + model), merit)


@kernel
def consider(b: Board, s: State, m: Mind, action: int, merit: float) -> None:
    """Add an *action* if it is legal."""
    kind, first, second = parts_of(action)
    if refusal_in_activation(b, s, kind, first, second) == LEGAL:
        add(m, action, merit)
