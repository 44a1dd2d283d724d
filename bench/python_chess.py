"""A peer: perft of chess by python-chess."""

# `make lint` runs without the peers.
# mypy: disable-error-code="import-not-found, no-any-return"

from __future__ import annotations

import chess

LEAVES = {2: 400, 3: 8902, 4: 197281}


class ChessPerft:
    """The leaves of the tree of that depth from the start position; called, it counts them once."""

    def __init__(self, depth: int) -> None:
        self.depth = depth

    def __call__(self) -> int:
        leaves = count(chess.Board(), self.depth)
        assert leaves == LEAVES[self.depth], f"perft({self.depth}) is {LEAVES[self.depth]}, got {leaves}"
        return leaves


def count(board: chess.Board, depth: int) -> int:
    """The leaves below; as with ours, the last ply is generated and counted, not played."""
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in board.legal_moves:
        board.push(move)
        leaves += count(board, depth - 1)
        board.pop()
    return leaves
