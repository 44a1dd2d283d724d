"""Alpha-beta: generic kernels, bound to the rules of one game for two seats without chance and hidden things.

Depth is counted in turns: as long as the same seat acts, a look goes no deeper, and positions are judged only where a
turn begins. Values are those of the seat to act, so their sign follows the actor. The way down is a row of frames, one
a ply, and a look can be interrupted after any node.
"""

from __future__ import annotations

from typing import NamedTuple

from engawa.core import contract as game
from engawa.core.contract import OVER
from engawa.core.forge import assign, kernel, record
from engawa.core.moves import legal
from engawa.search import alphabeta_table as memo

WIN = 1 << 30  # a win at once; one turn later is worth one less
PROVEN = WIN - 4096  # from here on a value is a proven win, below its negative a proven loss
UNIT = 1_000_000  # what an estimate of 1 is worth; one of a half is worth nothing
LOWEST = -(WIN + 1)
HABITS = 1 << 13  # entries of the history, by a hash of the action
NO_ACTION = -1
REMEMBERED, KILLER = 1 << 60, 1 << 59  # marks of actions that are tried first
SCATTER = 0x9E37_79B1
IN_FULL, A_GLANCE, A_SHORT_GLANCE = (
    0,
    1,
    2,
)  # what it is worth; whether it is better than alpha; that, one turn less deep


@record
class Quest:
    """How far a look is."""

    ply: int = 0  # the frame at work
    nodes: int = 0  # since the search began
    age: int = 0  # of the table's entries that count
    patience: int = 0  # actions that get the full depth wherever that is three turns or more; 0: all of them


@record
class Frame:
    """A position on the way down, and what is known of it so far."""

    actor: int = 0
    begins: int = 0  # whether a turn begins here
    turn: int = 0  # turns since the root
    depth: int = 0  # turns to look at, this one included
    key: int = 0
    floor: int = 0  # the window: the value that the seat has for sure elsewhere,
    alpha: int = 0  # or here,
    beta: int = 0  # and the one that the other will not let it have
    best: int = 0
    action: int = NO_ACTION  # that has the best value
    count: int = 0  # of legal actions
    tried: int = 0  # of these, the one under way included
    scouting: int = 0  # how that one is looked at: IN_FULL, A_GLANCE or A_SHORT_GLANCE
    again: int = 0  # whether it is better than expected, and has to be looked at again


class Desk(NamedTuple):
    """Where a search writes: a row of each for every ply of the way down, and what it has learnt on other ways."""

    quest: Quest
    frames: list[Frame]
    moves: list[list[int]]  # the legal actions
    marks: list[list[int]]  # how promising each of them is
    table: list[int]  # what was found about positions
    history: list[int]  # how often an action refuted something
    killers: list[list[int]]  # the last two that did at a ply


@kernel
def forget(desk: Desk) -> None:
    """A new search: nothing is known from earlier ones."""
    desk.quest.nodes = 0
    desk.quest.age += 1
    for i in range(HABITS):
        desk.history[i] = 0
    for ply in range(len(desk.killers)):
        desk.killers[ply][0], desk.killers[ply][1] = NO_ACTION, NO_ACTION


@kernel
def survey(b: game.Board, root: game.State, s: game.State, actions: list[int], count: int, worths: list[int]) -> None:
    """Write what each of the actions at the root is worth at first sight; what ends the game is known for sure."""
    seat = game.to_act(b, root)
    for i in range(count):
        assign(s, root)
        game.play(b, s, actions[i])
        if game.to_act(b, s) == OVER:
            worths[i] = result_for(b, s, seat, 0)
        else:
            worths[i] = worth_of(game.estimate(b, s, seat))


@kernel
def set_out(
    b: game.Board, root: game.State, pool: list[game.State], desk: Desk, count: int, depth: int, alpha: int, beta: int
) -> None:
    """Begin a look at the first *count* actions that the caller has written for the root, in that order."""
    desk.quest.ply = 0
    assign(pool[0], root)
    frame = desk.frames[0]
    frame.actor, frame.begins, frame.turn, frame.depth, frame.key = game.to_act(b, root), 1, 0, depth, game.key(b, root)
    open_window(frame, alpha, beta)
    frame.count = count


@kernel
def look(b: game.Board, pool: list[game.State], desk: Desk, limit: int) -> bool:
    """Go on until the root is done, or so many nodes are counted in all; whether the root is done."""
    quest, frames, moves = desk.quest, desk.frames, desk.moves
    ply = quest.ply
    while True:
        frame = frames[ply]
        if (frame.tried < frame.count and frame.best < frame.beta) or frame.again == 1:
            if quest.nodes >= limit:
                quest.ply = ply
                return False
            action = next_action(frame, ply, moves, desk.marks, quest.patience)
            quest.nodes += 1
            assign(pool[ply + 1], pool[ply])
            game.play(b, pool[ply + 1], action)
            value = enter(b, pool, desk, ply + 1)
            if value == LOWEST:
                ply += 1
            else:
                take(frame, action, value)
        else:
            if ply == 0:
                quest.ply = 0
                return True
            close(frame, desk, ply)
            value = frame.best
            ply -= 1
            above = frames[ply]
            take(above, moves[ply][above.tried - 1], value if above.actor == frame.actor else -value)


@kernel(inline=True)
def enter(b: game.Board, pool: list[game.State], desk: Desk, ply: int) -> int:
    """What the position at *ply* is worth to the actor above it, or LOWEST if its frame is now open to be looked at."""
    frames, moves, table, killers = desk.frames, desk.moves, desk.table, desk.killers
    s, above, frame = pool[ply], frames[ply - 1], frames[ply]
    actor = game.to_act(b, s)
    if actor == OVER:
        return result_for(b, s, above.actor, above.turn)
    same = actor == above.actor
    turn, depth = (above.turn, above.depth) if same else (above.turn + 1, above.depth - 1)
    depth -= above.scouting == A_SHORT_GLANCE
    if depth <= 0 or ply + 1 == len(frames):
        return worth_of(game.estimate(b, s, above.actor))
    key = game.key(b, s)
    # Who comes back to a position can come back again: that is as good as a draw.
    if not same and key != 0 and is_repeated(frames, ply, key):
        return 0
    alpha, beta = above.alpha, above.beta if above.scouting == IN_FULL else above.alpha + 1
    if not same:
        alpha, beta = -beta, -alpha
    known = NO_ACTION
    at = memo.find(table, key, desk.quest.age) if key != 0 else memo.ABSENT
    if at != memo.ABSENT:
        known = table[at + memo.ACTION]
        value, bound = from_table(table[at + memo.VALUE], turn), memo.bound_in(table[at + memo.REST])
        if memo.depth_in(table[at + memo.REST]) >= depth or is_proof(value, bound):
            if (
                bound == memo.EXACT
                or (bound == memo.AT_LEAST and value >= beta)
                or (bound == memo.AT_MOST and value <= alpha)
            ):
                return value if same else -value
    frame.actor, frame.begins, frame.turn, frame.depth, frame.key = actor, int(not same), turn, depth, key
    open_window(frame, alpha, beta)
    frame.count = legal(b, s, moves[ply])
    for i in range(frame.count):
        action = moves[ply][i]
        mark = desk.history[habit_of(action)]
        if action == known:
            mark = REMEMBERED
        elif action == killers[ply][0] or action == killers[ply][1]:
            mark += KILLER
        desk.marks[ply][i] = mark
    return LOWEST


@kernel(inline=True)
def next_action(frame: Frame, ply: int, moves: list[list[int]], marks: list[list[int]], patience: int) -> int:
    """The action to try now: the most promising, or the one that has to be looked at again."""
    if frame.again == 1:
        frame.again = 0
        frame.scouting -= 1
        return moves[ply][frame.tried - 1]
    first = frame.tried
    if ply > 0:
        best = first
        for i in range(first + 1, frame.count):
            if marks[ply][i] > marks[ply][best]:
                best = i
        moves[ply][first], moves[ply][best] = moves[ply][best], moves[ply][first]
        marks[ply][first], marks[ply][best] = marks[ply][best], marks[ply][first]
    frame.tried += 1
    frame.scouting = A_GLANCE if first > 0 else IN_FULL
    if patience > 0 and first >= patience and frame.depth >= 3 and marks[ply][first] < KILLER and frame.alpha > -PROVEN:
        frame.scouting = A_SHORT_GLANCE
    return moves[ply][first]


@kernel(inline=True)
def take(frame: Frame, action: int, value: int) -> None:
    """What the action under way is worth is known; or that it is better than expected, and how much is not."""
    if value > frame.alpha and (
        frame.scouting == A_SHORT_GLANCE or (frame.scouting == A_GLANCE and value < frame.beta)
    ):
        frame.again = 1
        return
    if value > frame.best:
        frame.best, frame.action = value, action
        frame.alpha = max(frame.alpha, value)


@kernel
def close(frame: Frame, desk: Desk, ply: int) -> None:
    """Keep what was found for other ways to this position, and the action that refuted it for other positions."""
    bound = memo.EXACT
    if frame.best >= frame.beta:
        bound = memo.AT_LEAST
        desk.history[habit_of(frame.action)] += frame.depth * frame.depth
        killers = desk.killers[ply]
        if killers[0] != frame.action:
            killers[0], killers[1] = frame.action, killers[0]
    elif frame.best <= frame.floor:
        bound = memo.AT_MOST
    if frame.key != 0:
        memo.keep(
            desk.table, frame.key, desk.quest.age, frame.depth, bound, to_table(frame.best, frame.turn), frame.action
        )


@kernel
def habit_of(action: int) -> int:
    return (action * SCATTER >> 16) & (HABITS - 1)


@kernel
def open_window(frame: Frame, alpha: int, beta: int) -> None:
    frame.floor, frame.alpha, frame.beta = alpha, alpha, beta
    frame.best, frame.action = LOWEST, NO_ACTION
    frame.tried, frame.scouting, frame.again = 0, 0, 0


@kernel
def is_repeated(frames: list[Frame], ply: int, key: int) -> bool:
    """Whether a turn on the way here began in the same position."""
    for i in range(ply):
        if frames[i].key == key and frames[i].begins == 1:
            return True
    return False


@kernel
def is_proof(value: int, bound: int) -> bool:
    """Whether a value holds at any depth: a win for sure, or a loss."""
    return (value > PROVEN and bound != memo.AT_MOST) or (value < -PROVEN and bound != memo.AT_LEAST)


@kernel
def result_for(b: game.Board, s: game.State, seat: int, turn: int) -> int:
    """A finished game: the sooner it is won the better, the later it is lost."""
    mine, theirs = game.score(b, s, seat), game.score(b, s, 1 - seat)
    if mine == theirs:
        return 0
    return WIN - turn if mine > theirs else turn - WIN


@kernel
def worth_of(estimate: float) -> int:
    """An estimate from 0 to 1 as a value."""
    return int((2.0 * estimate - 1.0) * UNIT)


@kernel
def to_table(value: int, turn: int) -> int:
    """A proof counts its turns from the position, not from the root, where it is kept."""
    if value > PROVEN:
        return value + turn
    return value - turn if value < -PROVEN else value


@kernel
def from_table(value: int, turn: int) -> int:
    if value > PROVEN:
        return value - turn
    return value + turn if value < -PROVEN else value
