"""The tree of a search: a pool of small nodes, linked by their indices, and what each is worth to every seat.

A node is the way to it from the root: no state is kept in it. Its worth, a row beside it, is the sum over its visits of
the share of the win that each seat got, from 0 to 1. A node is decided when its shares under best play are known.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from engawa.core.forge import kernel, record
from engawa.core.logarithms import log

NONE, ROOT = -1, 0  # no node, the first node


@record
class Node:
    action: int = 0  # what leads here; for a wide outcome, its digest
    actor: int = 0  # who acts here: a seat, CHANCE or OVER
    first: int = NONE  # its children: the first,
    last: int = NONE  # the last,
    next: int = NONE  # and from each to the next one of the same parent
    visits: int = 0
    offers: int = 0  # where the legal actions can change: how often this one was legal,
    offered: int = 0  # and in which simulation it last was
    decided: int = 0


@record
class Plan:
    """What a search was asked, and how far it is."""

    seat: int = 0  # whose knowledge it starts from
    hidden: int = 0  # whether the game hides something
    depth: int = 0  # plies of a playout before the estimate
    exploration: float = 0.0
    salt: int = 0  # makes the tickets of wide chance those of this search
    used: int = 0  # nodes
    simulations: int = 0


class Tree(NamedTuple):
    """The buffers of a tree, and those of one way through it."""

    plan: Plan
    nodes: list[Node]
    worth: list[list[float]]  # of each node to every seat
    path: list[int]  # the nodes passed
    shares: list[float]  # what the last one is worth to every seat


@kernel
def plant(nodes: list[Node], worth: list[list[float]], plan: Plan) -> None:
    """A tree that is only its root."""
    plan.used, plan.simulations = 0, 0
    sprout(nodes, worth, plan, 0)


@kernel
def sprout(nodes: list[Node], worth: list[list[float]], plan: Plan, action: int) -> int:
    """A fresh node from the pool, or NONE if none is left."""
    k = plan.used
    if k == len(nodes):
        return NONE
    plan.used += 1
    node = nodes[k]
    node.action, node.actor = action, 0
    node.first, node.last, node.next = NONE, NONE, NONE
    node.visits, node.offers, node.offered, node.decided = 0, 0, 0, 0
    for seat in range(len(worth[k])):
        worth[k][seat] = 0.0
    return k


@kernel
def adopt(nodes: list[Node], worth: list[list[float]], plan: Plan, k: int, action: int) -> int:
    """A new last child of node *k*, or NONE if the pool is empty."""
    child = sprout(nodes, worth, plan, action)
    if child == NONE:
        return NONE
    if nodes[k].first == NONE:
        nodes[k].first = child
    else:
        nodes[nodes[k].last].next = child
    nodes[k].last = child
    return child


@kernel
def child_by(nodes: list[Node], k: int, action: int, hint: int) -> int:
    """The child of node *k* that *action* leads to, or NONE. The search for it begins at the child *hint*."""
    child = hint
    while child != NONE and nodes[child].action != action:
        child = nodes[child].next
    if child != NONE:
        return child
    child = nodes[k].first
    while child != hint and nodes[child].action != action:
        child = nodes[child].next
    return child if child != hint else NONE


@kernel
def favourite(nodes: list[Node], worth: list[list[float]], plan: Plan, k: int) -> int:
    """The child of node *k* that its actor tries next, by UCB1 among those on offer, or NONE.

    Every child counts as visited once more than it was, with its parent's worth: so a fresh one is as promising as its
    parent. What is decided needs no exploration.
    """
    me = nodes[k].actor
    prior = worth[k][me] / nodes[k].visits if nodes[k].visits > 0 else 0.5
    margin = plan.exploration * sqrt(log(nodes[k].visits + 1.0))
    best, top = NONE, -1.0
    child = nodes[k].first
    while child != NONE:
        if plan.hidden == 0 or nodes[child].offered == plan.simulations:
            visits = nodes[child].visits + 1.0
            if plan.hidden != 0:
                margin = plan.exploration * sqrt(log(nodes[child].offers + 1.0))
            if nodes[child].decided != 0:
                bound = worth[child][me] / nodes[child].visits
            else:
                bound = (worth[child][me] + prior) / visits + margin / sqrt(visits)
            if bound > top:
                best, top = child, bound
        child = nodes[child].next
    return best


@kernel
def back_up(nodes: list[Node], worth: list[list[float]], path: list[int], last: int, shares: list[float]) -> None:
    """Add *shares* to every node of the path up to its entry *last*, and proofs as far as they reach."""
    for i in range(last, -1, -1):
        k = path[i]
        if i < last and nodes[path[i + 1]].decided != 0 and nodes[k].decided == 0 and nodes[k].actor >= 0:
            prove(nodes, worth, k, shares)
        nodes[k].visits += 1
        for seat in range(len(shares)):
            worth[k][seat] += shares[seat]


@kernel
def prove(nodes: list[Node], worth: list[list[float]], k: int, shares: list[float]) -> None:
    """Decide node *k* if one of its children wins for its actor, or all are decided; *shares* are its own then."""
    me = nodes[k].actor
    best, top, complete = NONE, -1.0, True
    child = nodes[k].first
    while child != NONE:
        if nodes[child].decided == 0:
            complete = False
        elif worth[child][me] / nodes[child].visits > top:
            best, top = child, worth[child][me] / nodes[child].visits
        child = nodes[child].next
    if top == 1.0 or complete:
        for seat in range(len(shares)):
            shares[seat] = worth[best][seat] / nodes[best].visits
        decide(nodes, worth, k, shares)


@kernel
def decide(nodes: list[Node], worth: list[list[float]], k: int, shares: list[float]) -> None:
    """From now on, and for all its visits so far, node *k* is worth exactly *shares*."""
    nodes[k].decided = 1
    for seat in range(len(shares)):
        worth[k][seat] = shares[seat] * nodes[k].visits


@kernel
def best_child(nodes: list[Node], worth: list[list[float]], k: int) -> int:
    """What the actor of node *k* would play once the search is over, or NONE."""
    best = nodes[k].first
    child = best
    while child != NONE:
        if outranks(nodes, worth, nodes[k].actor, child, best):
            best = child
        child = nodes[child].next
    return best


@kernel
def outranks(nodes: list[Node], worth: list[list[float]], me: int, one: int, other: int) -> bool:
    """Whether *me* would rather go to the node *one* than to *other*."""
    # A proven win before all else, a proven loss after all else,
    if standing(nodes[one], worth[one][me]) != standing(nodes[other], worth[other][me]):
        return standing(nodes[one], worth[one][me]) > standing(nodes[other], worth[other][me])
    # then the more visited, which the search came back to, and of these the better.
    if nodes[one].visits != nodes[other].visits:
        return nodes[one].visits > nodes[other].visits
    return worth[one][me] > worth[other][me]


@kernel
def standing(node: Node, mine: float) -> int:
    """1 for a proven win, -1 for a proven loss, else 0, where *mine* is what the node is worth to oneself."""
    if node.decided == 0 or 0.0 < mine < node.visits:
        return 0
    return 1 if mine > 0.0 else -1
