"""Legal moves as a numbered list."""

from __future__ import annotations

from engawa.cli.screen import Screen
from engawa.core.match import Match


def write_moves(screen: Screen, match: Match, part: str = "", most: int | None = None) -> None:
    """The legal moves that have *part* in them, numbered; a list of more than *most* rows is cut short."""
    moves = match.legal()
    cells = [(str(i), move) for i, move in enumerate(moves, 1) if part.lower() in move.lower()]
    if not cells:
        screen.tell("cli-no-moves")
    elif not screen.columns(cells, most):
        screen.write(screen.say("cli-more-moves", count=len(moves), part=moves[0].split()[-1]), "quiet", indent=2)
