"""Thicket, a game for tests: its board is any small tree, drawn with `seat`, `chance`, `throw` and `end`."""

from __future__ import annotations

from typing import Any, NamedTuple

from engawa.core.contract import CHANCE, LEGAL, OVER, WIDE
from engawa.core.forge import array, kernel, record
from engawa.core.rng import below

PLAYERS, MAX_ACTIONS, OUTCOME = 3, 8, 1
SIZE = 64  # nodes of a tree
NO_SUCH_WAY = 1


@record
class Board:
    actor: list[int] = array(SIZE, fill=OVER)
    wide: list[int] = array(SIZE)  # whether chance there is too wide to list
    first: list[int] = array(SIZE)
    count: list[int] = array(SIZE)
    weight: list[int] = array(SIZE, fill=1)
    result: list[list[int]] = array(SIZE, PLAYERS)
    hope: list[list[int]] = array(SIZE, PLAYERS, fill=50)  # the estimate, in percent


@record
class State:
    node: int = 0


@kernel
def to_act(b: Board, s: State) -> int:
    return b.actor[s.node]


@kernel
def candidates(b: Board, s: State, out: list[int]) -> int:
    for i in range(b.count[s.node]):
        out[i] = i
    return b.count[s.node]


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    return LEGAL if b.actor[s.node] >= 0 and 0 <= action < b.count[s.node] else NO_SUCH_WAY


@kernel
def play(b: Board, s: State, action: int) -> None:
    s.node = b.first[s.node] + action


@kernel
def chances(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    if b.wide[s.node] == 1:
        return WIDE
    for i in range(b.count[s.node]):
        out[i], weights[i] = i, b.weight[b.first[s.node] + i]
    return b.count[s.node]


@kernel
def sample(b: Board, s: State, rng: list[int], outcome: list[int]) -> None:
    total = 0
    for i in range(b.count[s.node]):
        total += b.weight[b.first[s.node] + i]
    drawn, i = below(rng, total), 0
    while drawn >= b.weight[b.first[s.node] + i]:
        drawn -= b.weight[b.first[s.node] + i]
        i += 1
    outcome[0] = i


@kernel
def settle(b: Board, s: State, outcome: list[int]) -> None:
    s.node = b.first[s.node] + outcome[0]


@kernel
def score(b: Board, s: State, seat: int) -> int:
    return b.result[s.node][seat]


@kernel
def estimate(b: Board, s: State, seat: int) -> float:
    return b.hope[s.node][seat] / 100.0


# Drawing a tree


class Tree(NamedTuple):
    actor: int
    ways: tuple[Tree, ...] = ()
    weights: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    wide: bool = False
    hope: tuple[int, ...] = ()


def seat(number: int, *ways: Tree) -> Tree:
    return Tree(number, ways)


def chance(*ways: tuple[int, Tree]) -> Tree:
    return Tree(CHANCE, tuple(way for _, way in ways), tuple(weight for weight, _ in ways))


def throw(*ways: tuple[int, Tree]) -> Tree:
    """Chance that does not list its outcomes."""
    return chance(*ways)._replace(wide=True)


def end(*scores: int) -> Tree:
    return Tree(OVER, scores=scores)


def looking(tree: Tree, *hope: int) -> Tree:
    """The same tree, with estimates in percent where it begins."""
    return tree._replace(hope=hope)


def swapped(tree: Tree) -> Tree:
    """The same tree with seats 0 and 1 exchanged."""
    return tree._replace(
        actor=1 - tree.actor if tree.actor in (0, 1) else tree.actor,
        ways=tuple(swapped(way) for way in tree.ways),
        scores=(tree.scores[1], tree.scores[0], *tree.scores[2:]) if tree.scores else (),
        hope=(tree.hope[1], tree.hope[0], *tree.hope[2:]) if tree.hope else (),
    )


def board_of(tree: Tree) -> Board:
    """The board that is this tree, breadth first."""
    b: Any = Board()
    row = [tree]
    for k in range(SIZE):
        if k == len(row):
            break
        node = row[k]
        b.actor[k], b.wide[k], b.first[k], b.count[k] = node.actor, int(node.wide), len(row), len(node.ways)
        b.result[k][: len(node.scores)] = node.scores
        b.hope[k][: len(node.hope)] = node.hope
        for i, weight in enumerate(node.weights):
            b.weight[len(row) + i] = weight
        row.extend(node.ways)
    assert len(row) <= SIZE
    return b
