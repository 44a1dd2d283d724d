"""Monte-Carlo tree search: generic kernels, bound to the rules of one game.

One simulation starts at a copy of the root, goes down the tree by what each actor likes best and by what chance draws,
judges the first fresh node it meets, after a playout if asked, and adds that to every node on its way.
"""

from __future__ import annotations

from engawa.core import contract as game
from engawa.core.contract import CHANCE, OVER
from engawa.core.forge import assign, kernel
from engawa.core.moves import any_action, legal, settle_chance
from engawa.core.rng import below
from engawa.search.chance import STRIDE, Luck, settle_by_ticket
from engawa.search.shares import judge, share_result
from engawa.search.tree import NONE, ROOT, Tree, adopt, back_up, best_child, child_by, decide, favourite, plant

__all__ = ["begin", "best_child", "simulate"]


@kernel
def begin(b: game.Board, root: game.State, s: game.State, tree: Tree, luck: Luck) -> None:
    """Plant a tree with the actions at hand. Where nothing is hidden, those that end the game are decided at once."""
    plan, nodes, worth, path = tree.plan, tree.nodes, tree.worth, tree.path
    plant(nodes, worth, plan)
    assign(s, root)
    if plan.hidden != 0:
        game.imagine(b, s, plan.seat, luck.rng)
    nodes[ROOT].actor = game.to_act(b, s)
    if nodes[ROOT].actor < 0:
        return
    offer(b, s, tree, luck, ROOT)
    if plan.hidden != 0:
        return
    path[0], path[1] = ROOT, nodes[ROOT].first
    while path[1] != NONE and nodes[ROOT].decided == 0:
        assign(s, root)
        game.play(b, s, nodes[path[1]].action)
        if game.to_act(b, s) == OVER:
            share_result(b, s, tree.shares)
            decide(nodes, worth, path[1], tree.shares)
            back_up(nodes, worth, path, 1, tree.shares)
        path[1] = nodes[path[1]].next


@kernel
def simulate(b: game.Board, root: game.State, s: game.State, tree: Tree, luck: Luck, simulations: int) -> int:
    """Go on until so many *simulations* are done in all, or the root is decided; how many are done."""
    plan, nodes, worth, path, shares = tree.plan, tree.nodes, tree.worth, tree.path, tree.shares
    while plan.simulations < simulations and nodes[ROOT].decided == 0:
        plan.simulations += 1
        assign(s, root)
        if plan.hidden != 0:
            game.imagine(b, s, plan.seat, luck.rng)
        last = descend(b, s, tree, luck)
        k = path[last]
        if nodes[k].decided != 0:
            for seat in range(len(shares)):
                shares[seat] = worth[k][seat] / nodes[k].visits
        elif nodes[k].actor == OVER:
            share_result(b, s, shares)
            if plan.hidden == 0:
                decide(nodes, worth, k, shares)
        else:
            play_out(b, s, plan.depth, luck)
            judge(b, s, shares)
        back_up(nodes, worth, path, last, shares)
    return plan.simulations


@kernel
def descend(b: game.Board, s: game.State, tree: Tree, luck: Luck) -> int:
    """Go down to a node that is fresh, decided or at an end, or as far as the pool and the path reach.

    The nodes passed are written to the path; the answer is the index of the last one there.
    """
    plan, nodes, worth, path = tree.plan, tree.nodes, tree.worth, tree.path
    last, k = 0, ROOT
    path[0] = ROOT
    while nodes[k].decided == 0:
        nodes[k].actor = game.to_act(b, s)
        if nodes[k].actor == OVER or last + 1 == len(path) or (nodes[k].visits == 0 and k != ROOT):
            return last
        if nodes[k].actor == CHANCE:
            outcome = settle_by_ticket(b, s, luck, nodes[k].visits, plan.salt + k * STRIDE)
            child = child_by(nodes, k, outcome, nodes[k].first)
            if child == NONE:
                child = adopt(nodes, worth, plan, k, outcome)
        else:
            # The actions are always the same where nothing is hidden: what a node stands for is then one position.
            if plan.hidden != 0 or nodes[k].first == NONE:
                offer(b, s, tree, luck, k)
            child = favourite(nodes, worth, plan, k)
            if child != NONE:
                game.play(b, s, nodes[child].action)
        if child == NONE:
            return last
        last, k = last + 1, child
        path[last] = k
    return last


@kernel
def offer(b: game.Board, s: game.State, tree: Tree, luck: Luck, k: int) -> None:
    """Mark the children of node *k* that are legal now, and add those that it lacks: at first all of them or none."""
    plan, nodes = tree.plan, tree.nodes
    n = legal(b, s, luck.out)
    barren = nodes[k].first == NONE
    if barren and plan.used + n > len(nodes):
        return
    # Beginning anywhere, so that no action is tried first because the rules list it first.
    start, hint = below(luck.rng, n), nodes[k].first
    for i in range(n):
        action = luck.out[(start + i) % n]
        child = NONE if barren else child_by(nodes, k, action, hint)
        if child == NONE:
            child = adopt(nodes, tree.worth, plan, k, action)
        if child != NONE:
            nodes[child].offers += 1
            nodes[child].offered = plan.simulations
            hint = nodes[child].next


@kernel
def play_out(b: game.Board, s: game.State, depth: int, luck: Luck) -> None:
    """Play at random for so many plies, or to the end."""
    actor = game.to_act(b, s)
    while depth > 0 and actor != OVER:
        if actor == CHANCE:
            settle_chance(b, s, luck.rng, luck.out, luck.weights)
        else:
            game.play(b, s, any_action(b, s, luck.rng, luck.out))
        depth -= 1
        actor = game.to_act(b, s)
