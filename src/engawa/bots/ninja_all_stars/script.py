"""A player by the book: what could be done in any phase, the best first, and the next action of a plan."""

from __future__ import annotations

from engawa.bots.ninja_all_stars import mind, paths, places, windows
from engawa.bots.ninja_all_stars.decisions import list_decisions
from engawa.bots.ninja_all_stars.mind import Habits, Mind
from engawa.bots.ninja_all_stars.plans import list_plans
from engawa.core.contract import LEGAL
from engawa.core.forge import assign, kernel
from engawa.core.rng import below
from engawa.games.ninja_all_stars import actions, activation, vocabulary as v
from engawa.games.ninja_all_stars.candidates import candidates
from engawa.games.ninja_all_stars.ground import direction_to
from engawa.games.ninja_all_stars.moving import points_of
from engawa.games.ninja_all_stars.rules import refusal, refusal_in_activation
from engawa.games.ninja_all_stars.state import Board, State

NOTHING = -1  # no action
DISTRUST = 0.2  # of what is no part of any plan


@kernel
def list_options(b: Board, s: State, spare: State, m: Mind, h: Habits, rng: list[int], all_of_them: bool) -> None:
    """Find what the deciding seat could do, the best first; *spare* is for trying activations out."""
    m.options = 0
    if s.phase == v.TURN:
        list_turns(b, s, spare, m, h, below(rng, v.MODELS) if 1 < h.order < v.OWN else 0)
    elif s.phase == v.ACT:
        list_plans(b, s, m, h)
        m.walker = s.model
        list_decisions(b, s, m, h, all_of_them)
    else:
        list_answers(b, s, m, h, rng)
    if h.overlooks > 0:
        overlook(m, h, rng)
    mind.bring_forward(m, 0)


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
            mind.add(m, m.legal[i], least - DISTRUST)
    m.plan = 0


@kernel
def list_turns(b: Board, s: State, spare: State, m: Mind, h: Habits, first: int) -> None:
    """Add the plans of the models that can be activated, from the *first* on, as many as are compared."""
    compared = 0
    for i in range(v.MODELS):
        model = (first + i) % v.MODELS
        if activation.refusal_of_activating(b, s, model) == LEGAL:
            assign(spare, s)
            activation.activate(spare, model)
            spare.phase = v.ACT
            list_plans(b, spare, m, h)
            compared += 1
            if compared >= h.order:
                return


@kernel
def list_answers(b: Board, s: State, m: Mind, h: Habits, rng: list[int]) -> None:
    """Add the actions of any other phase."""
    n = find_legal(b, s, m)
    phase = s.phase
    if phase == v.RESULT:
        windows.list_results(b, s, m, n)
    elif phase == v.BOOST:
        windows.list_boosts(b, s, m, h, n)
    elif phase == v.REACT:
        windows.list_reactions(b, s, m, h, rng, n)
    elif phase == v.PUSH or phase == v.PLACE:
        places.list_places(b, s, m, h, n)
    elif phase == v.FACE:
        places.list_faces(b, s, m, h, n)
    elif phase == v.DEPLOY or phase == v.REINFORCE:
        places.list_deployments(b, s, m, h, n)
    else:
        places.list_other(b, s, m, h, rng, n)


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
    if s.phase == v.ACT and m.plan != 0 and mind.model_of(m.plan) == s.model:
        action = follow(b, s, m, m.plan)
        if action != NOTHING:
            return action
    m.plan = 0
    list_options(b, s, spare, m, h, rng, False)
    return action_for(b, s, m, m.option[0])


@kernel
def action_for(b: Board, s: State, m: Mind, option: int) -> int:
    """The next action of an *option*, which is under way from now on."""
    if not mind.is_plan(option):
        return option
    m.plan = option
    if s.phase == v.TURN:
        m.walker = v.NOBODY
        return actions.action_of(actions.ACTIVATE, 0, mind.model_of(option))
    action = follow(b, s, m, option)
    return action if action != NOTHING else way_out(b, s, m)


@kernel
def way_out(b: Board, s: State, m: Mind) -> int:
    """Something legal for an active model whose plan came to nothing: the end, else to stop as it stands."""
    m.plan = 0
    stop = actions.action_of(actions.TURN_TO, 0, s.face[s.model])
    if s.moving == 0:
        return actions.action_of(actions.END, 0, 0)
    if is_legal(b, s, stop):
        return stop
    find_legal(b, s, m)
    return m.legal[0]


@kernel
def follow(b: Board, s: State, m: Mind, plan: int) -> int:
    """The next action of a *plan* of the active model, or NOTHING if it cannot be carried out any more."""
    if m.walker != s.model:
        points = paths.points_left(b, s)
        paths.flood(b, s, m, points + points_of(b, s) if paths.can_run_on(s) else points)
        m.walker = s.model
    action = next_of(s, m, plan)
    if action == NOTHING or is_legal(b, s, action):
        return action
    # Out of breath: the movement ends, and a run goes on.
    here = s.space[s.model]
    if here == mind.goal_of(plan) or mind.deed_of(plan) != actions.RUN:
        return NOTHING
    if s.moving == 0:
        action = actions.action_of(actions.RUN, 0, 0)
    else:
        action = actions.action_of(
            actions.TURN_TO, 0, direction_to(here, 0, paths.step_towards(m, here, mind.goal_of(plan)))
        )
    return action if is_legal(b, s, action) else NOTHING


@kernel
def next_of(s: State, m: Mind, plan: int) -> int:
    """The next action of a *plan*, if it is legal."""
    here, goal, face, deed = s.space[s.model], mind.goal_of(plan), mind.face_in(plan), mind.deed_of(plan)
    if here != goal:
        there = paths.step_towards(m, here, goal)
        return actions.action_of(actions.STEP, 0, there) if there != v.NOWHERE else NOTHING
    if deed == actions.TAKE:
        m.plan = 0
        return actions.action_of(actions.TAKE, 0, 0)
    if s.moving != 0 or (s.move == 1 and s.face[s.model] != face):
        return actions.action_of(actions.TURN_TO, 0, face)
    m.plan = 0
    if deed == actions.END or deed == actions.RUN:
        return actions.action_of(actions.END, 0, 0)
    return actions.action_of(deed, mind.ability_of(plan), mind.target_of(plan))


@kernel
def is_legal(b: Board, s: State, action: int) -> bool:
    """Whether the active model may do that."""
    kind, first, second = actions.parts_of(action)
    return refusal_in_activation(b, s, kind, first, second) == LEGAL
