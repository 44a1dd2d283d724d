"""What a search found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """One action at the root."""

    action: int
    visits: int
    values: tuple[float, ...]  # of each seat, from 0 to 1; before the first visit those of the root
    decided: bool  # whether the values are proven
    turns: int | None = None  # of all seats until the proven end, where the search counts them


@dataclass(frozen=True, slots=True)
class Findings:
    """What is known of a position after a search."""

    actor: int  # the seat to act, or CHANCE
    values: tuple[float, ...]  # what the position is worth to each seat: its share of the win, from 0 to 1
    decided: bool  # whether the values are proven
    choices: tuple[Choice, ...]  # the best first, then by visits
    line: tuple[int, ...]  # the best action, the best answer, and so on until chance or the edge of the tree
    simulations: int
    nodes: int  # of the pool that were used

    @property
    def best(self) -> int:
        """The action to play."""
        return self.choices[0].action
