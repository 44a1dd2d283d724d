"""What it is worth to get somewhere and do something there, with the chance to be caught on the way."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import Habits, Mind
from engawa.bots.ninja_all_stars.worth import best_face, cost_of_stun, price_of
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, ground, sight, state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

NOTHING_DONE = 0.02  # an action that is left unused
PASSED, PASSED_TWICE = 0.42, 0.67  # an affinity test, and one with a reroll
DODGED_IN_VAIN = 0.1  # an activation that ended there
UNSEEN = 0.15  # of the danger that is left to who is hidden


@kernel
def worth_of_going(b: Board, s: State, m: Mind, h: Habits, goal: int, hidden: bool) -> float:
    """What it is worth to stand on a *goal* rather than where one is; *hidden*: in Stealth."""
    return after_dodging(b, s, m, goal, worth_there(b, s, m, h, goal, v.NOWHERE, hidden))


@kernel
def worth_of_doing(b: Board, s: State, m: Mind, h: Habits, goal: int, target: int, deed: int, worth: float) -> float:
    """The same with a *deed* there that is worth so much, with a *target* in front."""
    hidden = state.has(s, s.model, v.STEALTH) and stays_hidden(b, s.model, deed)
    return after_dodging(b, s, m, goal, worth_there(b, s, m, h, goal, target, hidden) + worth)


@kernel
def stays_hidden(b: Board, model: int, deed: int) -> bool:
    """Whether who does that out of Stealth is still in it: after a search, and after a Stealthy shot. [NS-H5, NS-R5]"""
    return deed == actions.SEARCH_FOR or (deed == actions.SHOOT and state.can(b, model, v.STEALTHY))


@kernel
def worth_there(b: Board, s: State, m: Mind, h: Habits, goal: int, target: int, hidden: bool) -> float:
    """What it is worth to be there: hope, less danger and an open back."""
    peril = m.peril[goal]
    if peril > 0.0 and h.back > 0.0:
        peril += h.back * m.bare[best_face(s, m, goal, target)]
    if hidden and not ground.is_lit(b, s, goal) and b.terrain[goal] != v.FOLIAGE:
        peril *= UNSEEN
    return m.hope[goal] - peril


@kernel
def after_dodging(b: Board, s: State, m: Mind, goal: int, worth: float) -> float:
    """What is left of a *worth* there, against staying: enemies may have to be dodged first."""
    here = s.space[s.model]
    now = m.hope[here] - m.peril[here]
    if goal == here or m.zone[here] == 0:
        return worth - now
    passed = chance_of_dodge(b, s)
    stun = cost_of_stun(s, s.model, price_of(b, s, s.model, s.model))
    return passed * (worth - now) - (1.0 - passed) * (DODGED_IN_VAIN + stun)


@kernel
def chance_of_dodge(b: Board, s: State) -> float:
    return PASSED_TWICE if state.can(b, s.model, v.NIMBLE) else chance_of_test(b, s)


@kernel
def chance_of_test(b: Board, s: State) -> float:
    """How likely the active model passes a test."""
    model = s.model
    again = state.can(b, model, v.MASTERY) and not state.has(s, model, v.MASTERED)
    return PASSED_TWICE if state.is_ninja(model) and (again or ground.is_by_shrine(s, s.space[model])) else PASSED


@kernel
def would_see(b: Board, s: State, space: int, face: int, there: int) -> bool:
    """Whether the active model would see *there* from a *space*, facing that way."""
    model, here, before = s.model, s.space[s.model], s.face[s.model]
    state.put(s, model, space)
    s.face[model] = face
    seen = sight.sees(b, s, model, there)
    state.put(s, model, here)
    s.face[model] = before
    return seen
