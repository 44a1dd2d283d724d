"""Plans about medals, chests and abilities."""

from __future__ import annotations

from engawa.bots.ninja_all_stars import mind, weighing
from engawa.bots.ninja_all_stars.mind import Habits, Mind
from engawa.bots.ninja_all_stars.paths import can_act_after
from engawa.bots.ninja_all_stars.worth import bearing, best_face, cost_of_stun, price_of
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, state, vocabulary as v
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import Board, State

OF_A_CHEST, OF_A_MEDAL = 1.2, 1.5
EVEN = 0.5  # of an opposed test
OF_A_BLESSING, OF_A_TOKEN, OF_DROWNING = 0.1, 0.25, 0.12


@kernel
def list_minor_actions(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add what the active ninja can pick up, open and work."""
    if h.objectives > 0.0:
        list_prizes(b, s, m, h, points)
    if h.finesse == 1:
        if state.can(b, s.model, v.VOLCANO_POTS):
            list_spells(b, s, m, h, points, v.VOLCANO_POTS)
        if state.can(b, s.model, v.LULLABY):
            list_spells(b, s, m, h, points, v.LULLABY)
        if state.can(b, s.model, v.HEALING):
            list_healing(b, s, m, h, points)
        if state.can(b, s.model, v.BLESSING):
            list_touch(b, s, m, h, points, v.BLESSING)
        if state.can(b, s.model, v.DROWN):
            list_touch(b, s, m, h, points, v.DROWN)


@kernel
def list_prizes(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add taking a medal and opening a chest."""
    moves = can_act_after(s)
    passed = weighing.chance_of_test(b, s)
    for i in range(v.CHESTS):
        chest = s.chest[i]
        if chest >= 0:
            best, top = v.NOWHERE, -mind.FAR * 1.0
            for way in range(v.DIRECTIONS):
                space = b.neighbour[chest][way]
                if space >= 0 and m.cost[space] <= points and (moves or m.cost[space] == 0):
                    worth = weighing.worth_of_doing(b, s, m, h, space, chest, actions.OPEN_CHEST, passed * OF_A_CHEST)
                    if worth > top:
                        best, top = space, worth
            if best != v.NOWHERE:
                mind.add(
                    m, mind.plan_of(s.model, best, best_face(s, m, best, chest), actions.OPEN_CHEST, 0, chest), top
                )
    if not state.has(s, s.model, v.MEDAL):
        for i in range(v.MEDALS_LAID):
            medal = s.loose[i]
            if medal >= 0 and m.cost[medal] <= points:
                worth = weighing.worth_of_doing(b, s, m, h, medal, v.NOWHERE, actions.TAKE, OF_A_MEDAL)
                mind.add(m, mind.plan_of(s.model, medal, best_face(s, m, medal, v.NOWHERE), actions.TAKE, 0, 0), worth)


@kernel
def list_spells(b: Board, s: State, m: Mind, h: Habits, points: int, ability: int) -> None:
    """Add throwing Volcano Pots where they Stun more enemies than friends, and singing somebody to sleep."""
    model, here, moves = s.model, s.space[s.model], can_act_after(s)
    for i in range(m.foes):
        foe = m.foe[i]
        worth = EVEN * cost_of_stun(s, foe, price_of(b, s, foe, model))
        if ability == v.VOLCANO_POTS:
            worth = weighing.chance_of_test(b, s) * worth_of_pots(b, s, foe)
        if worth > 0.0 and not state.has(s, foe, v.STEALTH):
            there = s.space[foe]
            best, top = v.NOWHERE, -mind.FAR * 1.0
            for j in range(m.reached):
                space = m.found[j]
                near = 1 < distance(space, there) <= b.reach[ability]
                if near and m.cost[space] <= points and (space == here or moves):
                    promise = m.hope[space] - m.peril[space]
                    if promise > top and weighing.would_see(b, s, space, bearing(space, there), there):
                        best, top = space, promise
            if best != v.NOWHERE:
                face = best_face(s, m, best, there)
                merit = weighing.worth_of_doing(b, s, m, h, best, there, actions.USE, worth)
                mind.add(m, mind.plan_of(model, best, face, actions.USE, ability, foe + 1), merit)


@kernel
def worth_of_pots(b: Board, s: State, foe: int) -> float:
    """What it is worth to Stun *foe* and everybody next to it."""
    worth = 0.0
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and other != s.model and distance(s.space[other], s.space[foe]) <= 1:
            stun = cost_of_stun(s, other, price_of(b, s, other, s.model))
            worth += stun if state.are_enemies(other, s.model) else -stun
    return worth


@kernel
def list_healing(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add going to a friend in need and healing it."""
    model, moves, first = s.model, can_act_after(s), state.owner_of(s.model) * v.OWN
    for friend in range(first, first + v.OWN):
        if friend != model and state.is_on_board(s, friend):
            ills = (
                state.tokens_of(s, friend, v.STUNNED)
                + state.tokens_of(s, friend, v.POISONED)
                + state.tokens_of(s, friend, v.SLOWED)
            )
            best, top = v.NOWHERE, -mind.FAR * 1.0
            for way in range(v.DIRECTIONS):
                space = b.neighbour[s.space[friend]][way]
                if ills > 0 and space >= 0 and m.cost[space] <= points and (moves or m.cost[space] == 0):
                    worth = weighing.worth_of_doing(
                        b, s, m, h, space, v.NOWHERE, actions.USE, weighing.chance_of_test(b, s) * OF_A_TOKEN * ills
                    )
                    if worth > top:
                        best, top = space, worth
            if best != v.NOWHERE:
                face = best_face(s, m, best, v.NOWHERE)
                mind.add(m, mind.plan_of(model, best, face, actions.USE, v.HEALING, friend + 1), top)


@kernel
def list_touch(b: Board, s: State, m: Mind, h: Habits, points: int, ability: int) -> None:
    """Add going where most friends who are still to act are blessed, or most enemies Slowed."""
    model, here, moves = s.model, s.space[s.model], can_act_after(s)
    best, top = v.NOWHERE, 0.0
    for i in range(m.reached):
        space = m.found[i]
        if m.cost[space] <= points and (space == here or moves):
            count = 0
            for other in range(v.MODELS):
                if state.is_on_board(s, other) and other != model and distance(space, s.space[other]) == 1:
                    enemy = state.are_enemies(other, model)
                    count += int(enemy if ability == v.DROWN else not enemy and not state.has(s, other, v.DONE))
            if count > 0:
                each = OF_DROWNING if ability == v.DROWN else OF_A_BLESSING
                worth = weighing.worth_of_doing(
                    b, s, m, h, space, v.NOWHERE, actions.USE, weighing.chance_of_test(b, s) * each * count
                )
                if best == v.NOWHERE or worth > top:
                    best, top = space, worth
    if best != v.NOWHERE:
        mind.add(
            m, mind.plan_of(model, best, best_face(s, m, best, v.NOWHERE), actions.USE, ability, actions.NONE), top
        )
