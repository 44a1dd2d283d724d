"""Where to put ninja that are pushed, placed or deployed, how to turn them, and what to do between rounds."""

from __future__ import annotations

from engawa.bots.ninja_all_stars import worth
from engawa.bots.ninja_all_stars.mind import Habits, Mind, add
from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.games.ninja_all_stars import actions, state, vocabulary as v
from engawa.games.ninja_all_stars.agenda import WHO
from engawa.games.ninja_all_stars.ground import stands_by_shrine
from engawa.games.ninja_all_stars.state import Board, State

OF_A_DRAW, OF_HEALING, OF_REST = 0.15, 0.3, 0.1
RANK = 0.02  # a die or a step of a ninja's profile
OWN_MOON, SIDESTEPPED = 0.2, 0.3


@kernel
def list_places(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add where a model can be pushed or placed: one's own where it stands well, others where they do not."""
    model = s.todo[0][WHO]
    worth.look_around(b, s, m, model)
    side = 1.0 if state.owner_of(model) == s.seat else -1.0
    for i in range(n):
        kind, _, space = actions.parts_of(m.legal[i])
        if kind == actions.STAY:
            space = s.space[model]
        worth.weigh(b, s, m, h, model, space)
        add(m, m.legal[i], side * (m.hope[space] - m.peril[space]))


@kernel
def list_faces(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add the ways a model can be turned: one's own with a covered back, others with an open one."""
    model = s.todo[0][WHO]
    worth.look_around(b, s, m, model)
    worth.bare_the_back(s, m, s.space[model])
    side = -h.back if state.owner_of(model) == s.seat else h.back
    for i in range(n):
        _, _, face = actions.parts_of(m.legal[i])
        add(m, m.legal[i], side * m.bare[face])


@kernel
def list_deployments(b: Board, s: State, m: Mind, h: Habits, n: int) -> None:
    """Add whom to bring where: the strongest first, near what it is about."""
    before = v.NOBODY
    for i in range(n):
        _, model, space = actions.parts_of(m.legal[i])
        if model != before:
            # Whoever threatens it does so wherever it comes.
            worth.look_around(b, s, m, model)
            before = model
        worth.weigh(b, s, m, h, model, space)
        add(m, m.legal[i], RANK * rank_of(b, model) + m.hope[space] - m.peril[space])


@kernel
def rank_of(b: Board, model: int) -> int:
    """How much a ninja can do."""
    return b.mv[model] + 2 * b.at[model] + 2 * b.df[model] + b.bow[model]


@kernel
def list_other(b: Board, s: State, m: Mind, h: Habits, rng: list[int], n: int) -> None:
    """Add the choices of every other phase; those without a reason at random."""
    for i in range(n):
        kind, _, second = actions.parts_of(m.legal[i])
        merit = 0.001 * below(rng, 1000)
        if kind == actions.HEAL_MODEL:
            merit = RANK * rank_of(b, second) + (0.0 if has_reserves(s) else OF_HEALING) - 0.4
        elif kind == actions.REST:
            merit = OF_REST * state.tokens_of(s, second, v.STUNNED)
        elif kind == actions.DRAW_CARD:
            merit = OF_A_DRAW
        elif kind == actions.PICK_SEAT:
            merit = 1.0 if second == s.seat else 0.0
        elif kind == actions.NAME_CHAMPION:
            merit = 1.0 if state.is_leader(b, second) else 0.0
        elif kind == actions.NAME_MESSENGER:
            merit = worth_as_messenger(b, s, m, h, second)
        elif kind == actions.NAME_AFFINITY:
            # With a reroll token in hand, that of the moon.
            merit += 1.0 if second == s.moon else 0.0
        elif kind == actions.TEST_FOR:
            merit += 1.0 if state.can(b, second, v.MASTERY) and not state.has(s, second, v.MASTERED) else 0.0
            merit += 1.0 if state.is_on_board(s, second) and stands_by_shrine(s, second) else 0.0
        elif kind == actions.PROTECT:
            merit = 1.0
        elif kind == actions.HERBS:
            merit = 0.5 - 0.3 * state.tokens_of(s, second, v.STUNNED)
        elif kind == actions.CARD and s.phase == v.OMEN:
            own, named = b.affinities[s.seat], actions.element_in(second)
            merit = OWN_MOON if named >= 0 and (own >> named) & 1 == 1 and (own >> s.moon) & 1 == 0 else -1.0
        elif kind == actions.CARD:
            merit = SIDESTEPPED
        elif kind == actions.PASS:
            merit = 0.0
        if kind == actions.CARD and h.cards == 0:
            merit = -1.0
        add(m, m.legal[i], merit)


@kernel
def has_reserves(s: State) -> bool:
    """Whether somebody waits in the Training Ground."""
    for model in range(s.seat * v.OWN, s.seat * v.OWN + v.OWN):
        if s.space[model] == v.TRAINING_GROUND:
            return True
    return False


@kernel
def worth_as_messenger(b: Board, s: State, m: Mind, h: Habits, model: int) -> float:
    """Fast, and where nobody can get at it."""
    worth.look_around(b, s, m, model)
    worth.weigh(b, s, m, h, model, s.space[model])
    return 0.2 * b.mv[model] - m.peril[s.space[model]]
