"""Why a move is good: what is proven of it, what it changes, how it compares, and what the answer would be."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from engawa.analysis.looks import Found, Judged, margin
from engawa.analysis.spelling import line_of
from engawa.bots.sight import Sight, legal_actions
from engawa.core.contract import OVER
from engawa.core.messages import Message
from engawa.core.rng import WORDS, seed

COMPARED = 12  # choices that a move is set apart from
MOST_TOLD = 2  # sentences about what a move changes
WORLDS = 4  # deals of what is hidden, in all of which a sentence must be true
LEVEL = 0.005  # in which two moves are as good as each other


def reasons_of(found: Found, judged: Judged, shown: list[Judged], noise: float) -> list[Message]:
    """A few sentences about one of the moves that are *shown*."""
    return [
        *_proof(found, judged),
        *_changes(found, judged)[:MOST_TOLD],
        *_comparison(found, judged, shown, noise),
        *_answer(found, judged),
    ]


def _proof(found: Found, judged: Judged) -> list[Message]:
    """That it is the only one, or that it wins or loses for sure, and how soon if that is known."""
    if _is_only(found.sight):
        return [Message("hint-only")]
    if not judged.proven:
        return []
    share = judged.values[found.actor]
    if share == 1:
        return [Message("hint-wins", case="now" if _ends(found, judged) else "later", turns=judged.turns or 0)]
    return [Message("hint-loses", turns=judged.turns or 0)] if share == 0 else [Message("hint-draws")]


def _is_only(sight: Sight) -> bool:
    """Whether one action is legal, and nothing can be laid just anywhere."""
    rules = sight.game.kernels
    laid = rules.placements(sight.board, sight.state, [0] * rules.MAX_PLACEMENTS)
    return laid == 0 and len(legal_actions(sight)) == 1


def _ends(found: Found, judged: Judged) -> bool:
    """Whether the game is over with it."""
    rules, b, s = found.sight.game.kernels, found.sight.board, deepcopy(found.sight.state)
    rules.play(b, s, judged.action)
    return bool(rules.to_act(b, s) == OVER)


def _changes(found: Found, judged: Judged) -> list[Message]:
    """What happens if it is played, but for what would happen with any other move too."""
    told = told_of(found.sight, judged.action)
    others = [each.action for each in found.choices[:COMPARED] if each.action != judged.action]
    kinds = [{message.key for message in told_of(found.sight, action)} for action in others]
    usual = set.intersection(*kinds) if kinds else {message.key for message in told}
    return [message for message in told if message.key not in usual]


def told_of(sight: Sight, action: int) -> list[Message]:
    """What the rules tell of an action; where something is hidden, only what is so whatever that is."""
    worlds = [_events(sight, action, sight.state)]
    if sight.game.has("imagine"):
        rng = [0] * WORDS
        for world in range(WORLDS):
            seed(rng, world)
            s = deepcopy(sight.state)
            sight.game.kernels.imagine(sight.board, s, sight.seat, rng)
            worlds.append(_events(sight, action, s))
    known = [event for event in worlds[0] if all(event in events for events in worlds)]
    messages = (sight.game.notation.tell(sight.board, event) for event in known)
    return [message for message in messages if message is not None]


def _events(sight: Sight, action: int, state: Any) -> list[tuple[int, int, int, int]]:
    s, events = deepcopy(state), list[tuple[int, int, int, int]]()
    sight.game.ear.events = events
    sight.game.telling.play(sight.board, s, action)
    return events


def _comparison(found: Found, judged: Judged, shown: list[Judged], noise: float) -> list[Message]:
    """How far it is ahead of the next best move, or behind the best."""
    if len(shown) < 2:
        return []
    is_best = judged.action == shown[0].action
    other = shown[1] if is_best else shown[0]
    if judged.proven and other.proven and judged.values == other.values:
        return []
    gap = abs(judged.values[found.actor] - other.values[found.actor])
    unsure = margin(judged.variance(found.actor, noise) + other.variance(found.actor, noise))
    if gap < max(LEVEL, unsure):
        return [Message("hint-level", best=int(is_best))]
    return [Message("hint-gap", points=max(1, round(100 * gap)), best=int(is_best))]


def _answer(found: Found, judged: Judged) -> list[Message]:
    """What the next one to act would do best."""
    if judged.action != found.choices[0].action:
        return []
    rules, b, s = found.sight.game.kernels, found.sight.board, deepcopy(found.sight.state)
    moves = line_of(found.sight, found.line)
    for action, move in zip(found.line, moves, strict=False):
        if rules.to_act(b, s) != found.actor:
            return [Message("hint-answer", move=move)]
        rules.play(b, s, action)
    return []
