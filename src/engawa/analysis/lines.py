"""Choices for people: moves, lines of moves as the rules tell them, and what each is worth."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

from engawa.analysis.studies import Found, Judged, margin
from engawa.bots.sight import Sight
from engawa.core.contract import LEGAL
from engawa.core.messages import Message, document_of
from engawa.core.rng import WORDS, seed

LONGEST = 5  # moves of a line that people are told
WORLDS = 4  # deals of what is hidden, in all of which a sentence must be true


def move_of(sight: Sight, action: int) -> str:
    """The move that writes an action."""
    return sight.game.notation.format_move(sight.board, sight.state, action)


def line_of(sight: Sight, actions: Iterable[int]) -> list[dict[str, Any]]:
    """Actions one after the other, as entries of a log (`wire.Said`): to the end of the turn and the answer to it.

    A line ends before chance, and before what is not legal in the position as imagined.
    """
    rules, b, s = sight.game.kernels, sight.board, deepcopy(sight.state)
    said: list[dict[str, Any]] = []
    for action in actions:
        seat = rules.to_act(b, s)
        answered = bool(said) and said[-1]["by"] != sight.seat
        if answered or len(said) == LONGEST or seat < 0 or rules.refusal(b, s, action) != LEGAL:
            break
        here = sight._replace(state=s)
        told = [document_of(message) for message in told_of(here, action)]
        said.append({"by": seat, "text": move_of(here, action), "told": told})
        rules.play(b, s, action)
    return said


def told_of(sight: Sight, action: int) -> list[Message]:
    """What the rules tell of an action; where something is hidden, only what is so whatever that is."""
    worlds = [sight.game.notes_of(sight.board, deepcopy(sight.state), action)]
    if sight.game.has("imagine"):
        rng = [0] * WORDS
        for world in range(WORLDS):
            seed(rng, world)
            s = deepcopy(sight.state)
            sight.game.kernels.imagine(sight.board, s, sight.seat, rng)
            worlds.append(sight.game.notes_of(sight.board, s, action))
    known = [note for note in worlds[0] if all(note in notes for notes in worlds)]
    messages = (sight.game.notation.tell(sight.board, note) for note in known)
    return [message for message in messages if message is not None]


def worth_of(found: Found, judged: Judged, noise: float) -> dict[str, Any]:
    """What a choice is worth to the seat that has it: a `wire.MoveWorth`.

    The best choice is the one that a study would play, so no other is said to be worth more.
    """
    return {
        "text": move_of(found.sight, judged.action),
        "chance": min(judged.values[found.actor], found.whole.values[found.actor]),
        "margin": margin(judged.variance(found.actor, noise)),
        "proven": judged.proven,
    }
