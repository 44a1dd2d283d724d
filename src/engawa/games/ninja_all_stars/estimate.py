"""How good a position looks: points, ninja fit to act, what they threaten, and how near they are to what it is about.

The weights are fitted to matches that the script of `bots.ninja_all_stars` plays against itself
(`engawa.bots.ninja_all_stars.fitting`).
"""

from __future__ import annotations

from math import sqrt

from engawa.core.forge import kernel
from engawa.core.logarithms import exp
from engawa.games.ninja_all_stars import state, vocabulary as v
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import Board, State

# What is counted of a seat.
SCORE, FIT, DIZZY, CARDS_HELD, READY, NEAR, LADEN, BITE = range(8)
FEATURES = 8
# What each is worth, a row for each challenge.
WEIGHTS = (
    0.83, 0.18, -0.09, 0.00, 0.21, 0.21, 0.00, 0.21,
    0.65, 0.38, -0.29, 0.24, 0.31, 0.42, 0.32, 0.31,
    1.33, 0.00, 0.00, 0.24, 0.00, 0.79, 1.06, 0.01,
    0.84, 0.00, -0.37, 0.00, 0.49, 1.03, 0.00, 0.00,
    1.04, 0.14, -0.32, 0.08, 0.23, 0.01, 0.00, 0.00,
    0.70, 0.00, -0.03, 0.00, 0.07, 0.17, 0.00, 0.00,
    1.17, 0.02, -0.08, 0.00, 0.00, 0.14, 0.00, 0.10,
    1.20, 0.15, -0.05, 0.09, 0.35, 0.83, 0.63, 0.25,
)  # fmt: skip
UNREST = 0.3  # what can still happen in the last moment, in rounds
FAR = 18  # of the board that the weights were fitted to


@kernel
def estimate(b: Board, s: State, seat: int) -> float:
    """The chance of *seat* against its best opponent, from 0 to 1."""
    if seat >= b.players:
        return 0.0
    best = -1e9
    for other in range(b.players):
        if other != seat:
            best = max(best, worth_of(b, s, other))
    lead = (worth_of(b, s, seat) - best) / unrest(b, s)
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead))))


@kernel
def unrest(b: Board, s: State) -> float:
    """How much can still change: the root of the rounds that are left."""
    left, ninja = 0, 1
    for seat in range(b.players):
        left += int(feature_of(b, s, seat, READY))
        ninja += int(feature_of(b, s, seat, FIT))
    return sqrt(UNREST + max(0, b.rounds - s.round) + left / ninja)


@kernel
def worth_of(b: Board, s: State, seat: int) -> float:
    """What *seat* has, in points as they are worth in this challenge."""
    worth = 0.0
    for kind in range(FEATURES):
        weight = WEIGHTS[b.challenge * FEATURES + kind]
        if weight != 0.0:
            worth += weight * feature_of(b, s, seat, kind)
    return worth


@kernel
def feature_of(b: Board, s: State, seat: int, kind: int) -> float:
    """How much *seat* has of one of the things that count."""
    if kind == SCORE:
        return 1.0 * s.score[seat]
    if kind == CARDS_HELD:
        return 1.0 * s.held[seat]
    total = 0.0
    for model in range(seat * v.OWN, seat * v.OWN + v.OWN):
        if state.is_on_board(s, model):
            if kind == FIT:
                total += 1.0
            elif kind == DIZZY:
                total += state.tokens_of(s, model, v.STUNNED)
            elif kind == READY:
                total += int(not state.has(s, model, v.DONE))
            elif kind == NEAR:
                total += (FAR - way_to_go(b, s, model)) / FAR
            elif kind == LADEN:
                total += int(state.has(s, model, v.MEDAL) or (b.challenge == v.HILL and b.hill[s.space[model]] == 1))
            elif not state.has(s, model, v.DONE):
                total += int(can_bite(b, s, model))
    return total


@kernel
def can_bite(b: Board, s: State, model: int) -> bool:
    """Whether a ninja can get at an enemy with at least as many dice."""
    reach = 1 if state.tokens_of(s, model, v.STUNNED) > 0 else b.mv[model] + 1
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(model, other) and not state.has(s, other, v.STEALTH):
            if b.at[model] >= b.df[other] and distance(s.space[model], s.space[other]) <= reach:
                return True
    return False


@kernel
def way_to_go(b: Board, s: State, model: int) -> int:
    """How far *model* is from what it wants: the hill, home with a medal, a goal, a chest or medal, or an enemy."""
    here, challenge = s.space[model], b.challenge
    if challenge == v.HILL:
        return distance(here, b.middle)
    carries = state.has(s, model, v.MEDAL)
    if carries and (challenge == v.SEARCH or challenge == v.MEDALS):
        return way_home(b, s.edge[state.owner_of(model)], here)
    if challenge == v.INFILTRATION or (carries and challenge == v.MESSENGER):
        return way_to_goal(b, s, model)
    nearest = FAR
    if challenge == v.SEARCH or challenge == v.MEDALS:
        for i in range(v.CHESTS):
            if s.chest[i] >= 0:
                nearest = min(nearest, distance(here, s.chest[i]))
        for i in range(v.MEDALS_LAID):
            if s.loose[i] >= 0:
                nearest = min(nearest, distance(here, s.loose[i]))
        return nearest
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(model, other):
            nearest = min(nearest, distance(here, s.space[other]))
    return nearest


@kernel
def way_home(b: Board, edge: int, here: int) -> int:
    """How many rows or columns the deployment zone of an *edge* is away."""
    x, y = here % v.SIDE, here // v.SIDE
    if edge == 0:
        return max(0, y - 1)
    if edge == 1:
        return max(0, b.width - 2 - x)
    return max(0, b.height - 2 - y) if edge == 2 else max(0, x - 1)


@kernel
def way_to_goal(b: Board, s: State, model: int) -> int:
    nearest = FAR
    for other in range(b.players):
        if other != state.owner_of(model) and s.edge[other] != v.NOBODY:
            for i in range(v.GOALS):
                goal = b.goal[s.edge[other]][i]
                if goal >= 0:
                    nearest = min(nearest, distance(s.space[model], goal))
    return nearest
