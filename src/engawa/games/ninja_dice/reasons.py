"""Why a clause forbids an action, in particular: a case of the message `ninja-dice-<clause>`, and its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.messages import Message
from engawa.dice import geometry
from engawa.games.ninja_dice import actions, names, vocabulary as v
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.telling import face_name, seat_name
from engawa.games.ninja_dice.tray import is_free_fortune, lies_in
from engawa.games.ninja_dice.turn import next_arrow

Facts = dict[str, Any]


def reason(b: Board, s: State, action: int, clause: str) -> Message:
    """Why *clause* forbids *action* here."""
    facts = PARTICULARS[clause](b, s, action) if clause in PARTICULARS else {}
    return Message(f"ninja-dice-{clause}", **facts)


def _order(b: Board, s: State, action: int) -> Facts:
    arrow, asked = next_arrow(b, s), actions.first_of(action)
    known = actions.kind_of(action) == actions.TAKE and asked < v.THREATS
    case = "number" if known and s.holder[asked] == s.holder[arrow] else "seat"
    return {"case": case, "arrow": names.THREAT_NAMES[arrow], "seat": seat_name(s.holder[arrow])}


def _theft(b: Board, s: State, action: int) -> Facts:
    arrow, seat = actions.first_of(action), actions.second_of(action)
    case = "own" if seat == s.holder[arrow] else "poor"
    return {"case": case, "arrow": names.THREAT_NAMES[arrow], "victim": seat_name(seat)}


def _victim(b: Board, s: State, action: int) -> Facts:
    return {"arrow": names.THREAT_NAMES[actions.first_of(action)], "victim": seat_name(actions.second_of(action))}


def _catch(b: Board, s: State, action: int) -> Facts:
    return {"victim": seat_name(actions.second_of(action))}


def _boost(b: Board, s: State, action: int) -> Facts:
    fortune, die = actions.first_of(action), actions.second_of(action)
    if fortune >= v.SKILLS or die >= v.SKILLS:
        return {"case": "none", "fortune": "", "die": "", "face": ""}
    facts: Facts = {"fortune": names.DIE_NAMES[fortune], "die": names.DIE_NAMES[die]}
    if s.face[fortune] != v.FORTUNE:
        return facts | {"case": "no-fortune", "face": face_name(s.face[fortune])}
    never = not 0 <= s.face[die] <= v.WILD
    return facts | {"case": "never" if never else "behind", "face": face_name(s.face[die])}


def _stays(b: Board, s: State, action: int) -> Facts:
    fortune = actions.first_of(action)
    return {"case": "moved", "fortune": names.DIE_NAMES[fortune], "die": names.DIE_NAMES[s.boosts[fortune]]}


def _at_least_one(b: Board, s: State, action: int) -> Facts:
    return {"case": "none" if actions.kind_of(action) == actions.REROLL else "order"}


def _along(b: Board, s: State, action: int) -> Facts:
    if actions.kind_of(action) == actions.LAY:
        return {"case": "place", "fortune": names.DIE_NAMES[actions.parts_of_laying(action)[0]], "die": ""}
    left = [fortune for fortune in range(v.SKILLS) if not actions.rest_of(action) >> fortune & 1]
    free = next((fortune for fortune in left if is_free_fortune(s, fortune)), None)
    if free is not None:
        return {"case": "free", "fortune": names.SKILL_NAMES[free], "die": ""}
    matched = [fortune for fortune in range(v.SKILLS) if s.boosts[fortune] != v.NOWHERE]
    torn = next(one for one in matched if (one in left) != (s.boosts[one] in left))
    case = "boosted" if torn in left else "alone"
    return {"case": case, "fortune": names.SKILL_NAMES[torn], "die": names.SKILL_NAMES[s.boosts[torn]]}


def _lies(b: Board, s: State, action: int) -> Facts:
    if actions.kind_of(action) == actions.REROLL:
        stay = [die for die in range(v.SKILLS) if not actions.rest_of(action) >> die & 1]
        laid = [die for die in stay if s.placed >> die & 1]
        one, other = next((a, c) for a in laid for c in stay if a != c and lies_in(s, a, c))
        return {"case": "overlap", "die": names.SKILL_NAMES[one], "other": names.SKILL_NAMES[other], "gap": ""}
    die, x, y, yaw = actions.parts_of_laying(action)
    if die >= v.SKILLS or not geometry.is_inside(x, y, yaw):
        return {"case": "outside", "die": names.DIE_NAMES[min(die, v.SKILLS - 1)], "other": "", "gap": ""}
    a = v.NUMBERS * s.boosts[die]
    apart = geometry.gap(s.place[a], s.place[a + 1], s.place[a + 2], x, y, yaw) / (10 * geometry.ONE)
    facts: Facts = {"die": names.SKILL_NAMES[die], "other": names.SKILL_NAMES[s.boosts[die]], "gap": round(apart, 1)}
    return facts | {"case": "near" if apart < 0 else "away"}


PARTICULARS: dict[str, Callable[[Board, State, int], Facts]] = {
    "ND-T1": _order,
    "ND-T2": _victim,
    "ND-T5": _catch,
    "ND-T6": _theft,
    "ND-H4": _boost,
    "ND-H6": _stays,
    "ND-P1": _at_least_one,
    "ND-P2": _along,
    "ND-P4": _lies,
}
