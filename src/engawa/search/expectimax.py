"""Expectimax for any number of seats: every outcome by its weight, every seat its own best (max-n). Generic kernels.

The search goes down until so many rolls lie behind and the judge finds the position quiet. It is a stack of frames and
buffers, so that it can stop after any position and go on later.
"""

from __future__ import annotations

from typing import NamedTuple

from engawa.core import contract as game
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import array, assign, kernel, record
from engawa.core.moves import legal
from engawa.search import expectimax_judge as judge
from engawa.search.shares import share_result

PLIES = 40  # of the longest line
ROOT, NONE = 0, -1
SEATS = 8  # at most


@record
class Frame:
    """A position on the line that is looked at."""

    actor: int = 0
    rolls: int = 0  # that may still be looked at below
    branches: int = 0
    tried: int = 0
    best: int = NONE  # of the branches tried, for the actor
    proven: int = 1  # whether all that was seen below are ends
    total: int = 0  # of the weights, at chance
    worth: list[float] = array(SEATS, fill=0.0)  # to each seat: of the best branch, or at chance the sum by weights


@record
class Look:
    """How far a search is."""

    thorough: int = 0  # whether the root has all its branches, spare ones too
    ply: int = NONE  # that it is at; NONE: a pass is over
    seen: int = 0  # positions judged or ended
    passes: int = 0  # that are over: the n-th looks n - 1 rolls ahead
    layer: int = 0  # where the next one writes: the last one that is over stands in the other half
    over: int = 0


class Stack(NamedTuple):
    """Where a search writes: a row of each for every ply of the line, and what is known of the root's branches."""

    look: Look
    frames: list[Frame]
    moves: list[list[int]]  # what can be played, or come up,
    weights: list[list[int]]  # and how likely that is
    shares: list[float]  # what the position looked at last is worth to every seat
    choices: list[list[float]]  # the same for the root's branches: the first half for one pass, the second for the next
    proven: list[int]  # and whether that is sure


@kernel
def set_out(b: game.Board, s: game.State, pool: list[game.State], stack: Stack, thorough: int) -> int:
    """Begin to think about *s*; how many branches it has."""
    look = stack.look
    assign(pool[ROOT], s)
    look.thorough, look.seen, look.passes, look.layer, look.over = thorough, 0, 0, 0, 0
    begin(b, pool, stack)
    return stack.frames[ROOT].branches


@kernel
def deepen(
    b: game.Board,
    pool: list[game.State],
    stack: Stack,
    mind: judge.Mind,
    picture: judge.Picture,
    rolls: int,
    nodes: int,
    until: int,
) -> bool:
    """Look further with every pass, to so many *rolls* or *nodes* at most, or pause at *until*; whether it is over.

    The first pass is always finished; of a later one that is not, nothing is kept.
    """
    look = stack.look
    while look.over == 0:
        limit = until if look.passes == 0 else min(until, nodes)
        if go_on(b, pool, stack, mind, picture, limit):
            look.passes += 1
            look.layer = 1 - look.layer
            if look.passes > rolls or look.seen >= nodes or stack.frames[ROOT].proven == 1:
                look.over = 1
            else:
                begin(b, pool, stack)
        else:
            look.over = int(look.passes > 0 and look.seen >= nodes)
            if look.seen >= until:
                return look.over == 1
    return True


@kernel
def begin(b: game.Board, pool: list[game.State], stack: Stack) -> None:
    """Begin the next pass at the root."""
    stack.look.ply = ROOT
    stack.frames[ROOT].rolls = stack.look.passes
    unfold(b, pool, stack, ROOT, stack.look.thorough)


@kernel
def go_on(
    b: game.Board, pool: list[game.State], stack: Stack, mind: judge.Mind, picture: judge.Picture, until: int
) -> bool:
    """Look on until it is over, or so many positions were seen in all; whether it is over.

    The root's branches are written down as they are known: what each is worth to every seat, and whether that is sure.
    """
    look, frames, shares = stack.look, stack.frames, stack.shares
    while look.ply != NONE and look.seen < until:
        ply = look.ply
        if frames[ply].tried == frames[ply].branches:
            hand_up(frames, ply, shares)
            look.ply = ply - 1
            if ply > ROOT:
                take(stack, ply - 1, frames[ply].proven)
        else:
            assign(pool[ply + 1], pool[ply])
            game.play(b, pool[ply + 1], stack.moves[ply][frames[ply].tried])
            rolls = frames[ply].rolls
            if frames[ply].actor == CHANCE and judge.is_quiet(b, pool[ply]) and ply > ROOT:
                rolls -= 1
            if game.to_act(b, pool[ply + 1]) == OVER:
                share_result(b, pool[ply + 1], shares)
                take(stack, ply, 1)
                look.seen += 1
            elif ply + 2 == len(pool) or (rolls == 0 and judge.is_quiet(b, pool[ply + 1])):
                judge.weigh(b, pool[ply + 1], mind, picture, shares)
                take(stack, ply, 0)
                look.seen += 1
            else:
                frames[ply + 1].rolls = rolls
                unfold(b, pool, stack, ply + 1, 0)
                look.ply = ply + 1
    return look.ply == NONE


@kernel
def unfold(b: game.Board, pool: list[game.State], stack: Stack, ply: int, thorough: int) -> None:
    """Write what can be played, or can come up, in the position of that *ply*; all of it, or what is not spare."""
    frame, moves, weights = stack.frames[ply], stack.moves[ply], stack.weights[ply]
    frame.actor = game.to_act(b, pool[ply])
    frame.tried, frame.best, frame.proven, frame.total = 0, NONE, 1, 0
    for seat in range(SEATS):
        frame.worth[seat] = 0.0
    if frame.actor == CHANCE:
        frame.branches = game.chances(b, pool[ply], moves, weights)
        for i in range(frame.branches):
            frame.total += weights[i]
        return
    frame.branches = legal(b, pool[ply], moves)
    if thorough == 0:
        kept = 0
        for i in range(frame.branches):
            action = moves[i]
            moves[kept] = action
            kept += not judge.is_spare(b, pool[ply], action)
        frame.branches = max(1, kept)


@kernel
def take(stack: Stack, ply: int, sure: int) -> None:
    """The branch that was tried in the frame of that *ply* is worth what was looked at last."""
    frame, shares = stack.frames[ply], stack.shares
    i = frame.tried
    frame.tried += 1
    if ply == ROOT:
        row = first_row(len(stack.proven), stack.look.layer) + i
        stack.proven[row] = sure
        for seat in range(len(shares)):
            stack.choices[row][seat] = shares[seat]
    if frame.actor == CHANCE:
        frame.proven &= sure
        for seat in range(len(shares)):
            frame.worth[seat] += shares[seat] * stack.weights[ply][i]
        return
    # A sure win makes all others unimportant.
    if sure == 1 and shares[frame.actor] == 1.0:
        frame.proven = 2
    elif frame.proven != 2:
        frame.proven &= sure
    if frame.best == NONE or shares[frame.actor] > frame.worth[frame.actor]:
        frame.best = i
        for seat in range(len(shares)):
            frame.worth[seat] = shares[seat]


@kernel
def hand_up(frames: list[Frame], ply: int, shares: list[float]) -> None:
    """Write what the position of that *ply* is worth, now that all its branches are known."""
    frame = frames[ply]
    if frame.proven == 2:
        frame.proven = 1
    for seat in range(len(shares)):
        shares[seat] = frame.worth[seat] / frame.total if frame.actor == CHANCE else frame.worth[seat]


@kernel
def first_row(rows: int, layer: int) -> int:
    """Where a layer of what is known about the root begins."""
    return layer * (rows // 2)
