"""A player by the book: what could be done in any phase, the best first, and the next action of a plan."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.decisions import list_decisions
from engawa.bots.ninja_all_stars.mind import (
    Habits,
    Mind,
    ability_of,
    add,
    bring_forward,
    deed_of,
    face_in,
    goal_of,
    is_plan,
    model_of,
    target_of,
)
from engawa.bots.ninja_all_stars.paths import can_run_on, flood, points_left, step_towards
from engawa.bots.ninja_all_stars.places import list_deployments, list_faces, list_other, list_places
from engawa.bots.ninja_all_stars.plans import list_plans
from engawa.bots.ninja_all_stars.windows import list_boosts, list_reactions, list_results
from engawa.core.contract import LEGAL
from engawa.core.forge import assign, kernel
from engawa.core.rng import below
from engawa.games.ninja_all_stars.actions import (
    ACTIVATE,
    END,
    RUN,
    STEP,
    TAKE,
    TURN_TO,
    action_of,
    parts_of,
)
from engawa.games.ninja_all_stars.activation import activate, refusal_of_activating
from engawa.games.ninja_all_stars.candidates import candidates
from engawa.games.ninja_all_stars.ground import direction_to
from engawa.games.ninja_all_stars.moving import points_of
from engawa.games.ninja_all_stars.rules import refusal, refusal_in_activation
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.vocabulary import (
    ACT,
    BOOST,
    DEPLOY,
    FACE,
    MODELS,
    NOBODY,
    NOWHERE,
    OWN,
    PLACE,
    PUSH,
    REACT,
    REINFORCE,
    RESULT,
    TURN,
)

NOTHING = -1  # no action
DISTRUST = 0.2  # of what is no part of any plan


@kernel
def list_options(b: Board, s: State, spare: State, m: Mind, h: Habits, rng: list[int], all_of_them: bool) -> None:
    """Find what the deciding seat could do, the best first; *spare* is for trying activations out."""
    m.options = 0
    if s.phase == TURN:
        list_turns(b, s, spare, m, h, below(rng, MODELS) if 1 < h.order < OWN else 0)
    elif s.phase == ACT:
        list_plans(b, s, m, h)
        m.walker = s.model
        list_decisions(b, s, m, h, all_of_them)
    else:
        list_answers(b, s, m, h, rng)
    if h.overlooks > 0:
        overlook(m, h, rng)
    bring_forward(m, 0)


@kernel
def list_rest(b: Board, s: State, m: Mind) -> None:
    """Add the legal actions with which none of the options begins, as the least promising."""
    found, least = m.options, 0.0
    for i in range(found):
        least = min(least, m.merit[i])
    n = find_legal(b, s, m)
    for i in range(n):
        known = False
        for j in range(found):
            known = known or action_for(b, s, m, m.option[j]) == m.legal[i]
        if not known:
            add(m, m.legal[i], least - DISTRUST)
    m.plan = 0


@kernel
def list_turns(b: Board, s: State, spare: State, m: Mind, h: Habits, first: int) -> None:
    """Add the plans of the models that can be activated, from the *first* on, as many as are compared."""
    compared = 0
    for i in range(MODELS):
        model = (first + i) % MODELS
        if refusal_of_activating(b, s, model) == LEGAL:
            assign(spare, s)
            activate(spare, model)
            spare.phase = ACT
            list_plans(b, spare, m, h)
            compared += 1
            if compared >= h.order:
                return


@kernel
def list_answers(b: Board, s: State, m: Mind, h: Habits, rng: list[int]) -> None:
    """Add the actions of any other phase."""
    n = find_legal(b, s, m)
    phase = s.phase
    if phase == RESULT:
        list_results(b, s, m, n)
    elif phase == BOOST:
        list_boosts(b, s, m, h, n)
    elif phase == REACT:
        list_reactions(b, s, m, h, rng, n)
    elif phase == PUSH or phase == PLACE:
        list_places(b, s, m, h, n)
    elif phase == FACE:
        list_faces(b, s, m, h, n)
    elif phase == DEPLOY or phase == REINFORCE:
        list_deployments(b, s, m, h, n)
    else:
        list_other(b, s, m, h, rng, n)


@kernel
def find_legal(b: Board, s: State, m: Mind) -> int:
    """Note the legal actions; their number."""
    count, n = candidates(b, s, m.legal), 0
    for i in range(count):
        action = m.legal[i]
        m.legal[n] = action
        n += int(refusal(b, s, action) == LEGAL)
    return n


@kernel
def overlook(m: Mind, h: Habits, rng: list[int]) -> None:
    """Some options are not seen; one always is."""
    n = 0
    for i in range(m.options):
        if below(rng, 1000) >= h.overlooks or (n == 0 and i + 1 == m.options):
            m.option[n], m.merit[n] = m.option[i], m.merit[i]
            n += 1
    m.options = n


@kernel
def script(b: Board, s: State, spare: State, m: Mind, h: Habits, rng: list[int]) -> int:
    """The action of a player by the book. A plan that is under way is carried out."""
    if s.phase == ACT and m.plan != 0 and model_of(m.plan) == s.model:
        action = follow(b, s, m, m.plan)
        if action != NOTHING:
            return action
    m.plan = 0
    list_options(b, s, spare, m, h, rng, False)
    return action_for(b, s, m, m.option[0])


@kernel
def action_for(b: Board, s: State, m: Mind, option: int) -> int:
    """The next action of an *option*, which is under way from now on."""
    if not is_plan(option):
        return option
    m.plan = option
    if s.phase == TURN:
        m.walker = NOBODY
        return action_of(ACTIVATE, 0, model_of(option))
    action = follow(b, s, m, option)
    return action if action != NOTHING else way_out(b, s, m)


@kernel
def way_out(b: Board, s: State, m: Mind) -> int:
    """Something legal for an active model whose plan came to nothing: the end, else to stop as it stands."""
    m.plan = 0
    stop = action_of(TURN_TO, 0, s.face[s.model])
    if s.moving == 0:
        return action_of(END, 0, 0)
    if is_legal(b, s, stop):
        return stop
    find_legal(b, s, m)
    return m.legal[0]


@kernel
def follow(b: Board, s: State, m: Mind, plan: int) -> int:
    """The next action of a *plan* of the active model, or NOTHING if it cannot be carried out any more."""
    if m.walker != s.model:
        points = points_left(b, s)
        flood(b, s, m, points + points_of(b, s) if can_run_on(s) else points)
        m.walker = s.model
    action = next_of(s, m, plan)
    if action == NOTHING or is_legal(b, s, action):
        return action
    # Out of breath: the movement ends, and a run goes on.
    here = s.space[s.model]
    if here == goal_of(plan) or deed_of(plan) != RUN:
        return NOTHING
    if s.moving == 0:
        action = action_of(RUN, 0, 0)
    else:
        action = action_of(TURN_TO, 0, direction_to(here, 0, step_towards(m, here, goal_of(plan))))
    return action if is_legal(b, s, action) else NOTHING


@kernel
def next_of(s: State, m: Mind, plan: int) -> int:
    """The next action of a *plan*, if it is legal."""
    here, goal, face, deed = s.space[s.model], goal_of(plan), face_in(plan), deed_of(plan)
    if here != goal:
        there = step_towards(m, here, goal)
        return action_of(STEP, 0, there) if there != NOWHERE else NOTHING
    if deed == TAKE:
        m.plan = 0
        return action_of(TAKE, 0, 0)
    if s.moving != 0 or (s.move == 1 and s.face[s.model] != face):
        return action_of(TURN_TO, 0, face)
    m.plan = 0
    if deed == END or deed == RUN:
        return action_of(END, 0, 0)
    return action_of(deed, ability_of(plan), target_of(plan))


@kernel
def is_legal(b: Board, s: State, action: int) -> bool:
    """Whether the active model may do that."""
    kind, first, second = parts_of(action)
    return refusal_in_activation(b, s, kind, first, second) == LEGAL
