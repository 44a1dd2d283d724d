"""A judge of Thicket for tests: it takes the hopes that are drawn with a tree; without any, nobody looks there."""

from __future__ import annotations

from search.thicket import Board, State, estimate

from engawa.core.forge import kernel, record


@record
class Mind:
    doubt: float = 0.0  # taken off every hope of seat 0


@record
class Picture:
    judged: int = 0  # how many positions were


@kernel
def weigh(b: Board, s: State, mind: Mind, picture: Picture, shares: list[float]) -> None:
    picture.judged += 1
    for seat in range(len(shares)):
        shares[seat] = estimate(b, s, seat) - (mind.doubt if seat == 0 else 0.0)


@kernel
def is_quiet(b: Board, s: State) -> bool:
    """Where the seats' hopes add up to one; those of a tree without hopes do not."""
    return b.hope[s.node][0] + b.hope[s.node][1] + b.hope[s.node][2] == 100


@kernel
def is_spare(b: Board, s: State, action: int) -> bool:
    return b.hope[b.first[s.node] + action][0] == 0
