"""Search by plans: a tree whose branches are the options of a player by the book, who also plays all that is between.

One simulation imagines what is hidden, goes down the tree option by option, lets the script play so many activations
more and judges where that leads. Dice fall anew each time, so a node is what was chosen on the way to it. Its children
are tried by their worth and by a prior, which follows from what the script thinks of them.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from engawa.bots.ninja_all_stars.mind import Habits, Mind, bring_forward
from engawa.bots.ninja_all_stars.script import action_for, follow, list_options, list_rest, script
from engawa.core.contract import CHANCE, LISTED, OVER
from engawa.core.forge import assign, kernel
from engawa.core.logarithms import exp
from engawa.core.moves import draw
from engawa.games.ninja_all_stars.chance import chances, toss
from engawa.games.ninja_all_stars.estimate import estimate
from engawa.games.ninja_all_stars.rules import play, score, to_act
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.views import imagine
from engawa.games.ninja_all_stars.vocabulary import TURN
from engawa.search.tree import NONE, ROOT, Node, Plan, Tree, adopt, back_up, best_child, child_by, plant

__all__ = ["action_for", "best_child", "follow", "simulate"]

BROAD, NARROW = 32, 8  # options that are looked at, at the root and below it
TRUST = 0.25  # in points: how much better an option must look to be tried e times as often
DOUBT = 0.3  # of the prior that all options share


class Desk(NamedTuple):
    """Where a thought is written: positions, minds, a tree of options, and chance."""

    state: State  # that is played on
    spare: State  # to try something in
    mind: Mind
    habits: Habits  # of the one who thinks,
    swift: Habits  # and of the play in thought
    tree: Tree
    priors: list[float]  # of each node: how promising it is by the book
    firsts: list[int]  # of the root's children: the action that each begins with
    rng: list[int]
    out: list[int]
    weights: list[int]


@kernel
def offer(b: Board, desk: Desk, k: int, thorough: int) -> None:
    """Mark the children of node *k* that can be chosen now, and add those that it lacks."""
    s, m, plan, nodes = desk.state, desk.mind, desk.tree.plan, desk.tree.nodes
    list_options(b, s, desk.spare, m, desk.habits, desk.rng, k == ROOT)
    if thorough == 1 and k == ROOT:
        list_rest(b, s, m)
    n = min(m.options, BROAD if k == ROOT else NARROW) if thorough == 0 or k != ROOT else m.options
    total = 0.0
    for i in range(n):
        bring_forward(m, i)
        total += exp((m.merit[i] - m.merit[0]) / TRUST)
    for i in range(n):
        child = child_by(nodes, k, m.option[i], nodes[k].first)
        if child == NONE:
            child = adopt(nodes, desk.tree.worth, plan, k, m.option[i])
            if child != NONE:
                desk.priors[child] = (1.0 - DOUBT) * exp((m.merit[i] - m.merit[0]) / TRUST) / total + DOUBT / n
        if child != NONE:
            nodes[child].offered = plan.simulations


@kernel
def simulate(b: Board, root: State, desk: Desk, thorough: int, plies: int) -> int:
    """Go on until so many *plies* are played in all; how many are. A tree without a root is planted first.

    Who is *thorough* looks at every legal action; else some of the options are enough. What comes after them is played
    with swift habits.
    """
    s, m, plan, nodes, path = desk.state, desk.mind, desk.tree.plan, desk.tree.nodes, desk.tree.path
    worth, shares = desk.tree.worth, desk.tree.shares
    if plan.used == 0:
        m.plies, m.plan, m.walker = 0, 0, NONE
        plant(nodes, worth, plan)
        assign(s, root)
        imagine(b, s, plan.seat, desk.rng)
        nodes[ROOT].actor = to_act(b, s)
        if nodes[ROOT].actor >= 0:
            offer(b, desk, ROOT, thorough)
            note_firsts(b, root, m, nodes, desk.firsts)
    while m.plies < plies:
        plan.simulations += 1
        m.plies += 1
        assign(s, root)
        imagine(b, s, plan.seat, desk.rng)
        m.plan, m.walker = 0, NONE
        last, k = 0, ROOT
        path[0] = ROOT
        while to_act(b, s) != OVER and last + 1 < len(path) and (k == ROOT or nodes[k].visits > 0):
            nodes[k].actor = to_act(b, s)
            child = NONE
            if nodes[k].actor >= 0:
                if k != ROOT:
                    offer(b, desk, k, thorough)
                child = favourite(nodes, worth, desk.priors, plan, k, thorough)
            if child == NONE:
                break
            play(b, s, action_for(b, s, m, nodes[child].action))
            play_on(b, desk, 0)
            last, k = last + 1, child
            path[last] = k
        play_on(b, desk, plan.depth)
        judge(b, s, shares)
        back_up(nodes, worth, path, last, shares)
    return m.plies


@kernel
def note_firsts(b: Board, s: State, m: Mind, nodes: list[Node], firsts: list[int]) -> None:
    """Note the action that each option of the root begins with."""
    m.walker = NONE
    child = nodes[ROOT].first
    while child != NONE:
        firsts[child] = action_for(b, s, m, nodes[child].action)
        child = nodes[child].next


@kernel
def favourite(
    nodes: list[Node], worth: list[list[float]], priors: list[float], plan: Plan, k: int, thorough: int
) -> int:
    """The child of node *k* that its actor tries next, or NONE: by its worth so far and by its prior."""
    me = nodes[k].actor
    parent = worth[k][me] / nodes[k].visits if nodes[k].visits > 0 else 0.5
    eager = plan.exploration * sqrt(nodes[k].visits + 1.0)
    best, top = NONE, -1.0
    child = nodes[k].first
    while child != NONE:
        if k == ROOT or nodes[child].offered == plan.simulations:
            if thorough == 1 and k == ROOT and nodes[child].visits == 0:
                return child
            visits = nodes[child].visits + 1.0
            bound = (worth[child][me] + parent) / visits + eager * priors[child] / visits
            if bound > top:
                best, top = child, bound
        child = nodes[child].next
    return best


@kernel
def play_on(b: Board, desk: Desk, activations: int) -> None:
    """Let the script play so many *activations* more, up to the choice of the next one, or to the end."""
    s, m = desk.state, desk.mind
    actor = to_act(b, s)
    while actor != OVER:
        if actor == CHANCE:
            fall(b, s, desk.rng, desk.out, desk.weights)
        else:
            m.plies += 1
            if s.phase == TURN:
                if activations == 0:
                    return
                activations -= 1
            play(b, s, script(b, s, desk.spare, m, desk.swift, desk.rng))
        actor = to_act(b, s)


@kernel
def fall(b: Board, s: State, rng: list[int], out: list[int], weights: list[int]) -> None:
    """What chance does."""
    outcome = toss(b, s, rng)
    if outcome == LISTED:
        outcome = out[draw(rng, weights, chances(b, s, out, weights))]
    play(b, s, outcome)


@kernel
def judge(b: Board, s: State, shares: list[float]) -> None:
    """Every seat's share of the win: of the result at the end, else by the estimate."""
    seats, total = len(shares), 0.0
    if to_act(b, s) == OVER:
        best = 0
        for seat in range(seats):
            best = max(best, score(b, s, seat))
        for seat in range(seats):
            shares[seat] = 1.0 if score(b, s, seat) == best else 0.0
    else:
        for seat in range(seats):
            shares[seat] = estimate(b, s, seat)
    for seat in range(seats):
        total += shares[seat]
    for seat in range(seats):
        shares[seat] = shares[seat] / total if total > 0.0 else 1.0 / seats
