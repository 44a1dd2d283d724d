"""Why a clause forbids an action, in particular: a case of the message `nueby-<clause>`, and its facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.messages import Message
from engawa.games.nueby import actions, state, turn, vocabulary as v
from engawa.games.nueby.board import routes_in
from engawa.games.nueby.names import field_name, route_name
from engawa.games.nueby.plan import LETTERS
from engawa.games.nueby.position import PHASES
from engawa.games.nueby.state import Board, State

Facts = dict[str, Any]


def reason(b: Board, s: State, action: int, clause: str) -> Message:
    """Why *clause* forbids *action* here."""
    here, there = _ends(b, action)
    facts: Facts = {
        "here": _name(b, here),
        "there": _name(b, there),
        "die": s.die,
        "seat": Message("nueby-seat", seat=s.turn),
    }
    if clause in PARTICULARS:
        facts |= PARTICULARS[clause](b, s, action, here, there)
    return Message(f"nueby-{clause}", **facts)


def _ends(b: Board, action: int) -> tuple[int, int]:
    """Where a move begins and ends; of what is no move, nowhere."""
    kind = actions.kind_of(action)
    if kind == actions.MOVE and 0 <= action < b.routes:
        return state.start_of(b.route[action]), state.end_of(b.route[action])
    if kind == actions.STRAY:
        here, there = actions.fields_in(action)
        return here if here < b.fields else v.NOWHERE, there if there < b.fields else v.NOWHERE
    return v.NOWHERE, actions.rest_of(action) if kind == actions.DROP and actions.rest_of(
        action
    ) < b.fields else v.NOWHERE


def _name(b: Board, field: int) -> str:
    return field_name(b, field) if field != v.NOWHERE else "?"


def _seat(seat: int) -> Message:
    return Message("nueby-seat", seat=seat)


def _board(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "lane" if there != v.NOWHERE and b.stand[there] == v.HOME else "field"}


def _count(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    span = b.open[s.turn][s.die][here] if here != v.NOWHERE else 0
    routes = [b.route[number] for number in routes_in(span)]
    ends = sorted({field_name(b, state.end_of(route)) for route in routes if not route & v.OVER_PIECES})
    return {"case": "ends" if ends else "none", "ends": ", ".join(ends)}


def _owner(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    what = state.standing_on(s, here) if here != v.NOWHERE and b.stand[here] != v.WAITING else v.NOTHING
    return {
        "case": "other" if state.is_piece(what) else "nobody",
        "other": _seat((what - 1) // v.OWN if state.is_piece(what) else 0),
    }


def _free_entry(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    waiting = {s.field[piece] for piece in range(s.turn * v.OWN, s.turn * v.OWN + v.OWN)}
    areas = sorted(area for area in waiting if b.stand[area] == v.WAITING)
    moves = ", ".join(f"{field_name(b, area)}-{field_name(b, b.entry[area])}" for area in areas)
    return {"case": "declined", "moves": moves}


def _must(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"move": route_name(b, s.compelled)}


def _lane(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    passed = [
        field for field in _between(b, action) if b.stand[field] == v.HOME and state.standing_on(s, field) != v.NOTHING
    ]
    leaves = b.route[action] & v.BACK != 0
    return {"case": "leaves" if leaves else "passed", "field": _name(b, passed[0]) if passed else "?"}


def _over(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"winner": _seat(s.winner)}


def _six(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    if here == v.NOWHERE or b.stand[here] != v.WAITING:
        return {"case": "six"}
    return {"case": "wait" if s.die != v.FACES else "entry", "entry": _name(b, b.entry[here])}


def _backwards(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    gaps = [field for field in _between(b, action) if not state.is_piece(state.standing_on(s, field))]
    throws = state.is_opponent(s, state.standing_on(s, there))
    return {"case": "gap" if throws else "nobody", "field": _name(b, gaps[-1]) if gaps else "?"}


def _order(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    """What is to do first; with a roll that goes on for the blockade, what it is about."""
    phase = PHASES[s.phase]
    if s.phase == v.MOVING and s.ways == 0:
        phase = "moved" if s.moved else "stone"
    return {"phase": phase}


def _push(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    case = "again" if s.pushed else "where" if s.die == 1 else "die"
    return {"case": case, "stone": _name(b, s.stone[s.turn])}


def _drop(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    if not turn.is_on_frei(b, s):
        return {"case": "frei", "stone": _name(b, s.stone[s.turn])}
    if there != v.NOWHERE and b.stand[there] == v.HOME:
        return {"case": "goal"}
    return {"case": "taken" if 0 <= there < b.ring else "ring"}


def _in_the_way(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    stones = [field for field in _between(b, action) if state.standing_on(s, field) >= v.STONE]
    return {"field": _name(b, stones[-1])}


def _shut(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "back" if b.route[action] & v.BACK else "entry"}


def _own(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "own"}


def _rings(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "arrow"}


def _side_path(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "taken"}


def _shortcut(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "detour" if LETTERS[b.letter[here]] == "g" else "in"}


def _path(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "out" if LETTERS[b.letter[here]] == "n" else "in"}


def _hunters(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "focus" if actions.kind_of(action) == actions.FOCUS else "hunt"}


def _hits(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    size = turn.size_of(actions.rest_of(action))
    return {"case": "many" if size > s.hits else "odd", "hits": s.hits, "count": size}


def _arrow(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"field": next(_name(b, field) for field in reversed(_between(b, action)) if b.arrow[field])}


def _grey(b: Board, s: State, action: int, here: int, there: int) -> Facts:
    return {"case": "back" if b.route[action] & v.BACK else "taken"}


def _between(b: Board, action: int) -> list[int]:
    """The fields that a route passes, the last one first."""
    fields, left = [], b.over[action]
    while left:
        fields.append((left & 255) - 1)
        left >>= 8
    return fields


PARTICULARS: dict[str, Callable[[Board, State, int, int, int], Facts]] = {
    "NU-C1": _board,
    "NU-S2": _order,
    "NU-1": _count,
    "NU-2": _owner,
    "NU-3": _free_entry,
    "NU-6": _must,
    "NU-7": _own,
    "NU-8": _lane,
    "NU-10": _over,
    "NU-20": _six,
    "NU-30": _backwards,
    "NZ-3": _rings,
    "NB-1": _push,
    "NB-2": _drop,
    "NB-4": _in_the_way,
    "NB-5": _shut,
    "NJ-1": _side_path,
    "NJ-4": _path,
    "NJ-5": _hunters,
    "NJ-6": _hits,
    "NW-2": _arrow,
    "NA-3": _shortcut,
    "NK-4": _grey,
}
