"""What can be done at the start of an activation: Haste, cards, abilities that cost no action."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import Habits, Mind, add
from engawa.core.contract import LEGAL
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, state, vocabulary as v
from engawa.games.ninja_all_stars.cards import PHASE_OF
from engawa.games.ninja_all_stars.rules import refusal_in_activation
from engawa.games.ninja_all_stars.state import Board, State

FIRST_OF_ALL = 0.5  # before anything else, since it costs nothing
A_TRY = -0.15  # what search may find good
LONG_WAY = 0.35  # what an activation without a good use is worth


@kernel
def list_decisions(b: Board, s: State, m: Mind, h: Habits, all_of_them: bool) -> None:
    """Add what a ninja can do before it moves; *all_of_them*: also what is good only now and then."""
    if s.model >= v.NINJA or s.pounced == 1:
        return
    best = 0.0
    for i in range(m.options):
        best = max(best, m.merit[i])
    consider(b, s, m, actions.action_of(actions.USE_HASTE, 0, 0), best + FIRST_OF_ALL)
    if h.finesse == 1 and state.can(b, s.model, v.BLOOD_FRENZY) and s.start == 1:
        for friend in range(v.MODELS):
            if (
                state.is_on_board(s, friend)
                and not state.are_enemies(s.model, friend)
                and not state.has(s, friend, v.DONE)
            ):
                consider(
                    b,
                    s,
                    m,
                    actions.action_of(actions.USE, v.BLOOD_FRENZY, actions.MODEL_TARGET + friend),
                    best + FIRST_OF_ALL,
                )
    if h.cards == 1:
        if s.hand[s.seat][v.SMOKE_BOMB] > 0 and best > LONG_WAY:
            consider(b, s, m, actions.action_of(actions.CARD, 2 * v.SMOKE_BOMB, actions.NONE), best + 0.05)
        if s.hand[s.seat][v.RUSHING_RIVER] > 0 and best < LONG_WAY and s.moving == 0:
            consider(b, s, m, actions.action_of(actions.CARD, 2 * v.RUSHING_RIVER, actions.NONE), A_TRY)
    if all_of_them and s.moving == 0:
        list_tries(b, s, m, best + A_TRY)


@kernel
def list_tries(b: Board, s: State, m: Mind, merit: float) -> None:
    """Add every card and every ability that can be used now."""
    for card in range(v.CARDS):
        if PHASE_OF[card] == v.ACT and s.hand[s.seat][card] > 0:
            for plus in range(2):
                consider(b, s, m, actions.action_of(actions.CARD, 2 * card + plus, actions.NONE), merit)
                for model in range(v.MODELS):
                    consider(
                        b, s, m, actions.action_of(actions.CARD, 2 * card + plus, actions.MODEL_TARGET + model), merit
                    )
    for ability in range(v.FIRST_USE, v.KEYWORDS):
        if state.can(b, s.model, ability):
            consider(b, s, m, actions.action_of(actions.USE, ability, actions.NONE), merit)
            for model in range(v.MODELS):
                consider(b, s, m, actions.action_of(actions.USE, ability, actions.MODEL_TARGET + model), merit)


@kernel
def consider(b: Board, s: State, m: Mind, action: int, merit: float) -> None:
    """Add an *action* if it is legal."""
    kind, first, second = actions.parts_of(action)
    if refusal_in_activation(b, s, kind, first, second) == LEGAL:
        add(m, action, merit)
