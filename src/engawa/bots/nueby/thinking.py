"""Expectimax for Nüby, with what was learnt as its judge, and how a player decides by it; all six games share it."""

from __future__ import annotations

from engawa.bots.nueby import value
from engawa.bots.nueby.desk import Desk
from engawa.bots.nueby.features import Picture
from engawa.bots.nueby.value import Mind
from engawa.core import moves
from engawa.core.forge import bind, kernel, record
from engawa.core.game import complete
from engawa.core.rng import below
from engawa.games.nueby import rules, state, vocabulary as v
from engawa.games.nueby.actions import MOVE, PASS, kind_of
from engawa.games.nueby.state import Board, State
from engawa.search import expectimax
from engawa.search.expectimax import Stack

GAME = complete(rules)
SEARCH = bind(expectimax, game=GAME, judge=value)
MOVES = bind(moves, game=GAME)
set_out, deepen = SEARCH.set_out, SEARCH.deepen
any_action, legal, settle_chance = MOVES.any_action, MOVES.legal, MOVES.settle_chance

ALL = 1 << 60
CLOSE = 3  # fields within which even a novice sees whom it can throw
HUNDRED = 100
SLOTH = 0.01  # by so much a pass must be better than a move: whoever is far ahead would else sit in safety for ever


@record
class Habit:
    """How somebody plays."""

    rolls: int = 0  # that are looked ahead at most,
    nodes: int = ALL  # and positions
    watch: int = v.FACES  # fields within which hits to come are noticed, own ones and those of others
    alone: int = 0  # 1: sees only its own pieces
    runner: int = 0  # 1: thinks of entering and of its foremost piece only, and throws whoever is close by
    blind: int = 0  # times in a hundred that a piece, or what else can be done, is overlooked


@kernel
def decide(desk: Desk, mind: Mind, habit: Habit, rng: list[int]) -> int:
    """What somebody with that *habit* plays in the position on the *desk*."""
    b, s, pool, stack = desk.board, desk.state, desk.pool, desk.stack
    take_up(s, desk.picture, habit)
    if set_out(b, s, pool, stack, 0) > 1:
        deepen(b, pool, stack, mind, desk.picture, habit.rolls, habit.nodes, ALL)
    return pick(b, s, stack, habit, rng)


@kernel
def take_up(s: State, picture: Picture, habit: Habit) -> None:
    """Look at positions as the seat to act with that *habit* does."""
    picture.watch = habit.watch
    picture.alone = s.turn if habit.alone == 1 else v.NOBODY


@kernel
def pick(b: Board, s: State, stack: Stack, habit: Habit, rng: list[int]) -> int:
    """What is played of what was thought about: the best of all that is not overlooked."""
    actions, choices, proven = stack.moves[expectimax.ROOT], stack.choices, stack.proven
    branches, first, me = (
        stack.frames[expectimax.ROOT].branches,
        expectimax.first_row(len(proven), 1 - stack.look.layer),
        s.turn,
    )
    if branches == 1:
        return actions[0]
    salt = below(rng, 1 << 30) if habit.blind > 0 else 0
    foremost = foremost_start(b, s, actions, branches) if habit.runner == 1 else expectimax.NONE
    # Nobody overlooks that the game is won.
    for i in range(branches):
        if proven[first + i] == 1 and choices[first + i][me] == 1.0:
            return actions[i]
    # Of all that it thinks of, the best; if it thinks of nothing, what comes to its mind first.
    best, attention, top = 0, -1, 0.0
    for i in range(branches):
        action, worth = actions[i], choices[first + i][me]
        if habit.runner == 1 and throws_close_by(b, s, action):
            return action
        worth -= SLOTH if kind_of(action) == PASS else 0.0
        notice = attention_to(b, action, salt, foremost)
        notice = HUNDRED if notice > habit.blind else notice
        if notice > attention or (notice == attention and worth > top):
            best, attention, top = i, notice, worth
    return actions[best]


@kernel
def attention_to(b: Board, action: int, salt: int, foremost: int) -> int:
    """How much an *action* catches the eye, below a hundred: all moves of a piece alike, not at all beside a runner."""
    what = v.FIELDS + kind_of(action)
    if kind_of(action) == MOVE:
        what = state.start_of(b.route[action])
        if foremost != expectimax.NONE and what != foremost and b.stand[what] != v.WAITING:
            return 0
    return 1 + (salt * (2 * what + 1) >> 8) % (HUNDRED - 1)


@kernel
def foremost_start(b: Board, s: State, actions: list[int], branches: int) -> int:
    """Where the foremost piece under way stands that can get nearer to its goal, or NONE."""
    foremost, left = expectimax.NONE, 1 << 30
    for i in range(branches):
        if kind_of(actions[i]) == MOVE:
            route = b.route[actions[i]]
            here, there = state.start_of(route), state.end_of(route)
            if b.stand[here] == v.IN_PLAY and b.left[s.turn][there] < b.left[s.turn][here] < left:
                foremost, left = here, b.left[s.turn][here]
    return foremost


@kernel
def throws_close_by(b: Board, s: State, action: int) -> bool:
    """Whether an *action* throws somebody a few fields away."""
    return (
        kind_of(action) == MOVE
        and s.die <= CLOSE
        and state.is_opponent(s, state.standing_on(s, state.end_of(b.route[action])))
    )
