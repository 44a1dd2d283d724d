"""Plans about medals, chests and abilities."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import FAR, Habits, Mind, add, plan_of
from engawa.bots.ninja_all_stars.paths import can_act_after
from engawa.bots.ninja_all_stars.weighing import chance_of_test, worth_of_doing, would_see
from engawa.bots.ninja_all_stars.worth import bearing, best_face, cost_of_stun, price_of
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.actions import NONE, OPEN_CHEST, TAKE, USE
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import Board, State, are_enemies, can, has, is_on_board, owner_of, tokens_of
from engawa.games.ninja_all_stars.vocabulary import (
    BLESSING,
    CHESTS,
    DIRECTIONS,
    DONE,
    DROWN,
    HEALING,
    MEDAL,
    MEDALS_LAID,
    MODELS,
    NOWHERE,
    OWN,
    POISONED,
    SLOWED,
    STEALTH,
    STUNNED,
    VOLCANO_POTS,
)

OF_A_CHEST, OF_A_MEDAL = 1.2, 1.5
OF_A_BLESSING, OF_A_TOKEN, OF_DROWNING = 0.1, 0.25, 0.12


@kernel
def list_minor_actions(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add what the active ninja can pick up, open and work."""
    if h.objectives > 0.0:
        list_prizes(b, s, m, h, points)
    if h.finesse == 1:
        if can(b, s.model, VOLCANO_POTS):
            list_pots(b, s, m, h, points)
        if can(b, s.model, HEALING):
            list_healing(b, s, m, h, points)
        if can(b, s.model, BLESSING):
            list_touch(b, s, m, h, points, BLESSING)
        if can(b, s.model, DROWN):
            list_touch(b, s, m, h, points, DROWN)


@kernel
def list_prizes(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add taking a medal and opening a chest."""
    moves = can_act_after(s)
    passed = chance_of_test(b, s)
    for i in range(CHESTS):
        chest = s.chest[i]
        if chest >= 0:
            best, top = NOWHERE, -FAR * 1.0
            for way in range(DIRECTIONS):
                space = b.neighbour[chest][way]
                if space >= 0 and m.cost[space] <= points and (moves or m.cost[space] == 0):
                    worth = worth_of_doing(b, s, m, h, space, chest, OPEN_CHEST, passed * OF_A_CHEST)
                    if worth > top:
                        best, top = space, worth
            if best != NOWHERE:
                add(m, plan_of(s.model, best, best_face(s, m, best, chest), OPEN_CHEST, 0, chest), top)
    if not has(s, s.model, MEDAL):
        for i in range(MEDALS_LAID):
            medal = s.loose[i]
            if medal >= 0 and m.cost[medal] <= points:
                worth = worth_of_doing(b, s, m, h, medal, NOWHERE, TAKE, OF_A_MEDAL)
                add(m, plan_of(s.model, medal, best_face(s, m, medal, NOWHERE), TAKE, 0, 0), worth)


@kernel
def list_pots(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add throwing Volcano Pots where they Stun more enemies than friends."""
    model, here, moves = s.model, s.space[s.model], can_act_after(s)
    for i in range(m.foes):
        foe = m.foe[i]
        worth = chance_of_test(b, s) * worth_of_pots(b, s, foe)
        if worth > 0.0 and not has(s, foe, STEALTH):
            there = s.space[foe]
            best, top = NOWHERE, -FAR * 1.0
            for j in range(m.reached):
                space = m.found[j]
                near = 1 < distance(space, there) <= b.reach[VOLCANO_POTS]
                if near and m.cost[space] <= points and (space == here or moves):
                    promise = m.hope[space] - m.peril[space]
                    if promise > top and would_see(b, s, space, bearing(space, there), there):
                        best, top = space, promise
            if best != NOWHERE:
                face = best_face(s, m, best, there)
                merit = worth_of_doing(b, s, m, h, best, there, USE, worth)
                add(m, plan_of(model, best, face, USE, VOLCANO_POTS, foe + 1), merit)


@kernel
def worth_of_pots(b: Board, s: State, foe: int) -> float:
    """What it is worth to Stun *foe* and everybody next to it."""
    worth = 0.0
    for other in range(MODELS):
        if is_on_board(s, other) and other != s.model and distance(s.space[other], s.space[foe]) <= 1:
            stun = cost_of_stun(s, other, price_of(b, s, other, s.model))
            worth += stun if are_enemies(other, s.model) else -stun
    return worth


@kernel
def list_healing(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add going to a friend in need and healing it."""
    model, moves, first = s.model, can_act_after(s), owner_of(s.model) * OWN
    for friend in range(first, first + OWN):
        if friend != model and is_on_board(s, friend):
            ills = tokens_of(s, friend, STUNNED) + tokens_of(s, friend, POISONED) + tokens_of(s, friend, SLOWED)
            best, top = NOWHERE, -FAR * 1.0
            for way in range(DIRECTIONS):
                space = b.neighbour[s.space[friend]][way]
                if ills > 0 and space >= 0 and m.cost[space] <= points and (moves or m.cost[space] == 0):
                    worth = worth_of_doing(b, s, m, h, space, NOWHERE, USE, chance_of_test(b, s) * OF_A_TOKEN * ills)
                    if worth > top:
                        best, top = space, worth
            if best != NOWHERE:
                face = best_face(s, m, best, NOWHERE)
                add(m, plan_of(model, best, face, USE, HEALING, friend + 1), top)


@kernel
def list_touch(b: Board, s: State, m: Mind, h: Habits, points: int, ability: int) -> None:
    """Add going where most friends who are still to act are blessed, or most enemies Slowed."""
    model, here, moves = s.model, s.space[s.model], can_act_after(s)
    best, top = NOWHERE, 0.0
    for i in range(m.reached):
        space = m.found[i]
        if m.cost[space] <= points and (space == here or moves):
            count = 0
            for other in range(MODELS):
                if is_on_board(s, other) and other != model and distance(space, s.space[other]) == 1:
                    enemy = are_enemies(other, model)
                    count += int(enemy if ability == DROWN else not enemy and not has(s, other, DONE))
            if count > 0:
                each = OF_DROWNING if ability == DROWN else OF_A_BLESSING
                worth = worth_of_doing(b, s, m, h, space, NOWHERE, USE, chance_of_test(b, s) * each * count)
                if best == NOWHERE or worth > top:
                    best, top = space, worth
    if best != NOWHERE:
        add(m, plan_of(model, best, best_face(s, m, best, NOWHERE), USE, ability, NONE), top)
