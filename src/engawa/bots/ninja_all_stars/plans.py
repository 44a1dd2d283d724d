"""What the active model could do: where it goes, how it faces there, and what it does then.

The merit of a plan is what it is worth in points, against standing still and doing nothing.
"""

from __future__ import annotations

from engawa.bots.ninja_all_stars import fights, mind, paths, weighing
from engawa.bots.ninja_all_stars.mind import Habits, Mind
from engawa.bots.ninja_all_stars.minor_actions import list_minor_actions
from engawa.bots.ninja_all_stars.worth import best_face, hope_at, look_around, peril_at, weigh
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, ground, sight, state, vocabulary as v
from engawa.games.ninja_all_stars.moving import points_of
from engawa.games.ninja_all_stars.state import Board, State

UNFIT = -1e9  # no place to hide
LOOKS = 5  # spaces that are asked whether an enemy sees them
HIDING = 0.05  # the die more of an attack out of Stealth


@kernel
def list_plans(b: Board, s: State, m: Mind, h: Habits) -> None:
    """Add the plans of the active model."""
    points = paths.points_left(b, s)
    survey(b, s, m, h, points)
    if s.pounced == 0:
        list_ways(b, s, m, h, points)
    acts = s.act == 1 or s.extra == 1 or s.pounced == 1
    if acts or s.moving == v.POUNCING:
        fights.list_attacks(b, s, m, h, points)
    if acts and s.pounced == 0 and s.moving != v.POUNCING:
        fights.list_shots(b, s, m, h, points)
        if s.model < v.NINJA:
            list_minor_actions(b, s, m, h, points)
            if h.finesse == 1:
                list_hiding(b, s, m, h, points)


@kernel
def survey(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Find out where the active model can get, at a run too, and what it is worth to stand where it can walk to."""
    look_around(b, s, m, s.model)
    paths.flood(b, s, m, points + points_of(b, s) if paths.can_run_on(s) else points)
    for i in range(m.reached):
        if m.cost[m.found[i]] <= points:
            weigh(b, s, m, h, s.model, m.found[i])


@kernel
def list_ways(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add going where it is best, where most is to be hoped for and where least is to be feared; and running."""
    best, boldest, safest, run = v.NOWHERE, v.NOWHERE, v.NOWHERE, v.NOWHERE
    hidden = state.has(s, s.model, v.STEALTH)
    part = weighing.UNSEEN if hidden else 1.0
    for i in range(m.reached):
        space = m.found[i]
        if m.cost[space] <= points:
            if best == v.NOWHERE or m.hope[space] - part * m.peril[space] > m.hope[best] - part * m.peril[best]:
                best = space
            if boldest == v.NOWHERE or m.hope[space] > m.hope[boldest]:
                boldest = space
            if safest == v.NOWHERE or m.peril[space] < m.peril[safest]:
                safest = space
        else:
            m.hope[space] = hope_at(b, s, m, h, s.model, space)
            # Where less is to be hoped for than the best run is worth, dangers need not be counted.
            if run == v.NOWHERE or m.hope[space] > m.hope[run] - m.peril[run]:
                m.peril[space] = peril_at(b, m, h, space)
                if run == v.NOWHERE or m.hope[space] - m.peril[space] > m.hope[run] - m.peril[run]:
                    run = space
    add_way(b, s, m, h, best, actions.END, hidden)
    add_way(b, s, m, h, boldest, actions.END, hidden)
    add_way(b, s, m, h, safest, actions.END, hidden)
    add_way(b, s, m, h, s.space[s.model], actions.END, hidden)
    if run != v.NOWHERE:
        add_way(b, s, m, h, run, actions.RUN, False)


@kernel
def add_way(b: Board, s: State, m: Mind, h: Habits, goal: int, deed: int, hidden: bool) -> None:
    """Add going to a *goal*, and what comes of standing there."""
    face = best_face(s, m, goal, v.NOWHERE)
    mind.add(
        m,
        mind.plan_of(s.model, goal, face, deed, 0, 0),
        weighing.worth_of_going(b, s, m, h, goal, hidden) - weighing.NOTHING_DONE,
    )


@kernel
def list_hiding(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add going where nobody sees it, and hiding there."""
    model, here = s.model, s.space[s.model]
    if state.has(s, model, v.STEALTH) or state.has(s, model, v.MEDAL):
        return
    moves = paths.can_act_after(s)
    for i in range(m.reached):
        space = m.found[i]
        fit = m.cost[space] <= points and (moves or space == here)
        m.cover[space] = m.hope[space] - weighing.UNSEEN * m.peril[space] if fit else UNFIT
    for _ in range(LOOKS):
        best = m.found[0]
        for i in range(1, m.reached):
            if m.cover[m.found[i]] > m.cover[best]:
                best = m.found[i]
        if m.cover[best] == UNFIT:
            return
        m.cover[best] = UNFIT
        if b.terrain[best] != v.FOLIAGE and not ground.is_lit(b, s, best) and is_unseen_at(b, s, best):
            face = best_face(s, m, best, v.NOWHERE)
            worth = weighing.worth_of_going(b, s, m, h, best, True)
            mind.add(m, mind.plan_of(model, best, face, actions.HIDE, 0, 0), worth + HIDING)
            return


@kernel
def is_unseen_at(b: Board, s: State, space: int) -> bool:
    """Whether no enemy would see the active model there."""
    model, here = s.model, s.space[s.model]
    state.put(s, model, space)
    seen = sight.is_seen_by_enemy(b, s, model)
    state.put(s, model, here)
    return not seen
