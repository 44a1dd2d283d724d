"""What a client gets of a game that it has no board for: the drawing of the terminal, and what can be done in words."""

from __future__ import annotations

from typing import Any

from engawa.core.game import Position
from engawa.core.hiding import SPECTATOR
from engawa.core.match import Match
from engawa.core.messages import Message, document_of
from engawa.server import wire

MARK = "\x02"  # before, between and after a paint and its text: no letter of a drawing, and no space, which games strip


def seen(match: Match, seat: int | None, back: int = 0) -> Position:
    """What *seat* may know of a position, now or so many plies back.

    Now, and where the client has no board of the game, `plain` is in it: how to show it all the same.
    """
    view = match.view(seat, back)
    return view if match.game.has_board or back else view | {"plain": plain_of(match, seat)}


def without_plain(position: wire.Document) -> wire.Document:
    """A position as the game wrote it, if it was one that `seen` had made."""
    return {name: value for name, value in position.items() if name != "plain"}


def plain_of(match: Match, seat: int | None) -> wire.Document:
    """How to show a position to whoever may know what *seat* may: a `wire.Plain`."""
    eyes = SPECTATOR if seat is None else seat
    moves = match.legal() if eyes == match.to_act or not match.game.hides else []
    return {
        "drawing": drawing_of(match, eyes),
        "status": document_of(match.status(eyes)),
        "moves": {move: dict(zip(("heading", "words"), map(_told, match.spoken(move)), strict=True)) for move in moves},
    }


def drawing_of(match: Match, eyes: int) -> list[dict[str, str]]:
    """The drawing of a position in runs of one paint each: `wire.Run`s."""
    parts = match.draw(lambda text, paint: f"{MARK}{paint}{MARK}{text}{MARK}", eyes).split(MARK)
    plain = [{"text": text, "paint": ""} for text in parts[::3]]
    painted = [{"text": text, "paint": paint} for paint, text in zip(parts[1::3], parts[2::3], strict=True)]
    runs = [run for pair in zip(plain, [*painted, {"text": ""}], strict=True) for run in pair]
    return [run for run in runs if run["text"]]


def _told(message: Message | None) -> Any:
    return None if message is None else document_of(message)
