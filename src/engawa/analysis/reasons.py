"""Why a move is good: what is proven of it, what it brings, how it compares, and what comes next.

What the rules tell of a move is a reason only where there is a sentence for it, `hint-<key>`: most of it would only
repeat the move.
"""

from __future__ import annotations

from copy import deepcopy

from engawa.analysis import lines, studies
from engawa.bots import opponent_of
from engawa.bots.sight import Sight, legal_actions
from engawa.core.contract import OVER
from engawa.core.messages import Message, has_message
from engawa.core.rng import WORDS, seed

COMPARED = 12  # choices that a move is set apart from
MOST = 2  # sentences about a move
WORLDS = 4  # deals of what is hidden, in all of which a sentence must be true
MOST_PLANNED = 3  # moves of a turn that goes on
LEVEL = 0.005  # in which two moves are as good as each other
CLEAR = 0.1  # from which on a move is clearly better


def reasons_of(
    found: studies.Found, judged: studies.Judged, shown: list[studies.Judged], noise: float
) -> list[Message]:
    """A sentence or two about one of the moves that are *shown*."""
    proof = _proof(found, judged)
    if proof:
        return [*proof, *_sequel(found, judged)][:MOST]
    gains = [*_gains(found, judged), *_insights(found, judged, shown)]
    return [*gains[:1], *_comparison(found, judged, shown, noise), *_sequel(found, judged)][:MOST]


def _proof(found: studies.Found, judged: studies.Judged) -> list[Message]:
    """That it is the only one, or that it wins or loses for sure, and how soon if that is known."""
    if _is_only(found.sight):
        return [Message("hint-only")]
    if not judged.proven:
        return []
    share = judged.values[found.actor]
    if share == 1:
        case = "now" if _ends(found, judged) else "later"
        return [Message("hint-wins", case=case, moves=((judged.turns or 0) + 1) // 2)]
    if share == 0:
        case = "all" if found.whole.proven and found.choices[0].action == judged.action else "one"
        return [Message("hint-loses", case=case, moves=(judged.turns or 0) // 2)]
    return [Message("hint-draws")]


def _is_only(sight: Sight) -> bool:
    """Whether one action is legal, and nothing can be laid just anywhere."""
    rules = sight.game.kernels
    laid = rules.placements(sight.board, sight.state, [0] * rules.MAX_PLACEMENTS)
    return laid == 0 and len(legal_actions(sight)) == 1


def _ends(found: studies.Found, judged: studies.Judged) -> bool:
    """Whether the game is over with it."""
    rules, b, s = found.sight.game.kernels, found.sight.board, deepcopy(found.sight.state)
    rules.play(b, s, judged.action)
    return bool(rules.to_act(b, s) == OVER)


def _gains(found: studies.Found, judged: studies.Judged) -> list[Message]:
    """What it brings that not every other move would bring too."""
    told = told_of(found.sight, judged.action)
    others = [each.action for each in found.choices[:COMPARED] if each.action != judged.action]
    kinds = [{message.key for message in told_of(found.sight, action)} for action in others]
    usual = set.intersection(*kinds) if kinds else {message.key for message in told}
    apart = [message for message in told if message.key not in usual and has_message(f"hint-{message.key}")]
    return [Message(f"hint-{message.key}", **message.facts) for message in apart]


def _insights(found: studies.Found, judged: studies.Judged, shown: list[studies.Judged]) -> list[Message]:
    """What people would say of it, unless they have said it of the best of those *shown*."""
    best = opponent_of(found.sight.game).insights(found.sight, found.line)
    if judged.action == shown[0].action:
        return best
    mine = opponent_of(found.sight.game).insights(found.sight, (judged.action,))
    return mine if mine != best else []


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


def _comparison(
    found: studies.Found, judged: studies.Judged, shown: list[studies.Judged], noise: float
) -> list[Message]:
    """How far it is ahead of the next best move, or behind the best."""
    if len(shown) < 2:
        return []
    best = shown[0]
    is_best = judged.action == best.action
    gaps = [_gap(found, best, other, noise) for other in shown[1:]]
    if is_best and not any(gaps):
        return [Message("hint-level", case="all" if len(shown) > 2 else "best")]
    gap = gaps[0] if is_best else _gap(found, best, judged, noise)
    if gap == 0:
        return [Message("hint-level", case="best" if is_best else "other")]
    case = ("clear" if gap >= CLEAR else "best") if is_best else "other"
    return [Message("hint-gap", points=max(1, round(100 * gap)), case=case)]


def _gap(found: studies.Found, best: studies.Judged, other: studies.Judged, noise: float) -> float:
    """How much better the best choice is than another; 0 if that is not sure."""
    seat = found.actor
    gap = best.values[seat] - other.values[seat]
    unsure = studies.margin(best.variance(seat, noise) + other.variance(seat, noise))
    return gap if gap >= max(LEVEL, unsure) else 0.0


def _sequel(found: studies.Found, judged: studies.Judged) -> list[Message]:
    """After the best move: how the turn goes on, or what the next one to act would do best."""
    if judged.action != found.choices[0].action:
        return []
    rules, b, s = found.sight.game.kernels, found.sight.board, deepcopy(found.sight.state)
    own: list[str] = []
    for action, move in zip(found.line, lines.line_of(found.sight, found.line), strict=False):
        if rules.to_act(b, s) != found.actor:
            return [Message("hint-answer", move=move)] if len(own) == 1 else [_plan(own)]
        own.append(move)
        rules.play(b, s, action)
    return [_plan(own)] if len(own) > 1 else []


def _plan(own: list[str]) -> Message:
    moves = ", ".join(own[1 : 1 + MOST_PLANNED])
    return Message("hint-plan", moves=moves if len(own) <= 1 + MOST_PLANNED else f"{moves} …")
