"""How good a position looks: points, ninja fit to act, and how near they are to what the challenge is about."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import (
    CHESTS,
    GOALS,
    MEDAL,
    MEDALS_LAID,
    MODELS,
    NOBODY,
    OWN,
    SIDE,
    STUNNED,
    Board,
    State,
    are_enemies,
    has,
    is_on_board,
    owner_of,
    tokens_of,
)
from engawa.games.ninja_all_stars.vocabulary import ENDED, HILL, INFILTRATION, MEDALS, MESSENGER, SEARCH

SLACK = 3.0  # what `estimate` takes for a good lead, in points
FIT, DIZZY, NEAR = 0.3, 0.1, 0.1  # what a ninja on the board is worth, a Stun token costs, nearness adds
MIDDLE = 180  # j10
FAR = SIDE - 1


@kernel
def estimate(b: Board, s: State, seat: int) -> float:
    """How far ahead of the best opponent *seat* is, from 0 to 1."""
    if seat >= b.players:
        return 0.0
    best = -1e9
    for other in range(b.players):
        if other != seat:
            best = max(best, worth_of(b, s, other))
    lead = worth_of(b, s, seat) - best
    return 0.5 + lead / (2.0 * (abs(lead) + SLACK))


@kernel
def worth_of(b: Board, s: State, seat: int) -> float:
    """The points of *seat*, and at what its ninja on the board can be reckoned."""
    worth = 1.0 * s.score[seat]
    if s.phase == ENDED:
        return worth
    for model in range(seat * OWN, seat * OWN + OWN):
        if is_on_board(s, model):
            worth += FIT - DIZZY * tokens_of(s, model, STUNNED)
            worth += NEAR * (FAR - way_to_go(b, s, model)) / FAR
    return worth


@kernel
def way_to_go(b: Board, s: State, model: int) -> int:
    """How far *model* is from what it wants: the hill, home with a medal, a goal, a chest or medal, or an enemy."""
    here, challenge = s.space[model], b.challenge
    if challenge == HILL:
        return distance(here, MIDDLE)
    carries = has(s, model, MEDAL)
    if carries and (challenge == SEARCH or challenge == MEDALS):
        return way_home(s.edge[owner_of(model)], here)
    if challenge == INFILTRATION or (carries and challenge == MESSENGER):
        return way_to_goal(b, s, model)
    nearest = FAR
    if challenge == SEARCH or challenge == MEDALS:
        for i in range(CHESTS):
            if s.chest[i] >= 0:
                nearest = min(nearest, distance(here, s.chest[i]))
        for i in range(MEDALS_LAID):
            if s.loose[i] >= 0:
                nearest = min(nearest, distance(here, s.loose[i]))
        return nearest
    for other in range(MODELS):
        if is_on_board(s, other) and are_enemies(model, other):
            nearest = min(nearest, distance(here, s.space[other]))
    return nearest


@kernel
def way_home(edge: int, here: int) -> int:
    """How many rows or columns the deployment zone of an *edge* is away."""
    x, y = here % SIDE, here // SIDE
    if edge == 0:
        return max(0, y - 1)
    if edge == 1:
        return max(0, FAR - 1 - x)
    return max(0, FAR - 1 - y) if edge == 2 else max(0, x - 1)


@kernel
def way_to_goal(b: Board, s: State, model: int) -> int:
    nearest = FAR
    for other in range(b.players):
        if other != owner_of(model) and s.edge[other] != NOBODY:
            for i in range(GOALS):
                goal = b.goal[s.edge[other]][i]
                if goal >= 0:
                    nearest = min(nearest, distance(s.space[model], goal))
    return nearest
