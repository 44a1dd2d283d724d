"""Niwa in text: moves, and why a move is refused. Options are in `options`, positions in `position`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from engawa.core.documents import shown
from engawa.core.errors import InvalidNotation
from engawa.core.game import Note
from engawa.core.messages import Message
from engawa.games.niwa import actions, events, state
from engawa.games.niwa.edition import COLOUR_LETTERS
from engawa.games.niwa.garden import field_name, field_numbers
from engawa.games.niwa.options import board_of, format_board, problems_in, problems_of, read_options
from engawa.games.niwa.position import FIGURE_NAMES, format_position, parse_position
from engawa.games.niwa.state import Garden, State

__all__ = [
    "board_of",
    "ending",
    "format_board",
    "format_move",
    "format_position",
    "parse_move",
    "parse_position",
    "problems_in",
    "problems_of",
    "read_options",
    "reason",
    "seat_name",
    "status",
    "tell",
]

ENDINGS = {state.BY_BASE: "base", state.BY_REPETITION: "repetition", state.BY_TURNS: "turns"}

FIGURE, FIELD = r"([ks][123])", r"([a-z]\d{1,2})"
MOVES = {
    actions.STOP: re.compile(r"stop"),
    actions.TRANSFER: re.compile(rf"{FIGURE}\s*>\s*{FIGURE}"),
    actions.CROSS: re.compile(rf"{FIGURE}\s+{FIELD}\s*-\s*{FIELD}\s*>\s*{FIGURE}"),
    actions.JUMP: re.compile(rf"{FIGURE}\s+{FIELD}\s*\^\s*{FIELD}"),
    actions.PLACE: re.compile(rf"g\s*:\s*{FIELD}\s+y\s*:\s*{FIELD}\s+o\s*:\s*{FIELD}"),
}


# Moves


def parse_move(b: Garden, s: State, move: str) -> int:
    """The action that *move* writes. Capitals and blanks do not matter."""
    text = move.strip().lower()
    for kind, pattern in MOVES.items():
        found = pattern.fullmatch(text)
        if found:
            return _action(b, s, move, kind, found.groups())
    raise InvalidNotation(Message("niwa-unreadable", came=shown(move)))


def _action(b: Garden, s: State, move: str, kind: int, parts: tuple[str, ...]) -> int:
    if kind == actions.STOP:
        return actions.STOP
    if kind == actions.TRANSFER:
        return actions.transfer(_figure(parts[0]), _figure(parts[1]))
    numbers = field_numbers(b)
    if kind == actions.PLACE:
        around = b.neighbour[b.base[s.turn]]
        fields = [_field(numbers, part, move) for part in parts]
        green, yellow, orange = (around.index(field) if field in around else state.WAYS for field in fields)
        return actions.placing(green, yellow, orange)
    figure, here, there = _figure(parts[0]), _field(numbers, parts[1], move), _field(numbers, parts[2], move)
    if s.field[figure] != here:
        there = actions.ELSEWHERE
    return (
        actions.crossing(figure, there, _figure(parts[3])) if kind == actions.CROSS else actions.jumping(figure, there)
    )


def _figure(name: str) -> int:
    return FIGURE_NAMES.index(name.upper())


def _field(fields: Mapping[str, int], name: str, move: str) -> int:
    if name not in fields:
        raise InvalidNotation(Message("niwa-no-field", came=shown(move), field=name))
    return fields[name]


def format_move(b: Garden, s: State, action: int) -> str:
    """The move that writes *action*."""
    kind, figure, place, third = _parts(action)
    if kind == actions.STOP:
        return "stop"
    if kind == actions.TRANSFER:
        return f"{FIGURE_NAMES[figure]}>{FIGURE_NAMES[third]}"
    if kind == actions.PLACE:
        around = b.neighbour[b.base[s.turn]]
        green, yellow, orange = (field_name(b, around[corner]) for corner in (figure, place, third))
        return f"G:{green} Y:{yellow} O:{orange}"
    here, there = field_name(b, s.field[figure]), field_name(b, place)
    if kind == actions.CROSS:
        return f"{FIGURE_NAMES[figure]} {here}-{there} >{FIGURE_NAMES[third]}"
    return f"{FIGURE_NAMES[figure]} {here}^{there}"


@cache
def _parts(action: int) -> tuple[int, int, int, int]:
    return actions.kind_of(action), actions.figure_in(action), actions.place_in(action), actions.third_in(action)


# For people


def reason(b: Garden, s: State, action: int, clause: str) -> Message:
    """Why *clause* forbids *action* here, in particular: a case of the message `niwa-<clause>` and its facts."""
    kind, figure, place, third = _parts(action)
    facts: dict[str, Any] = {"figure": _name(figure), "receiver": _name(third), "mover": _name(s.mover)}
    standing = figure < state.FIGURES and s.field[figure] != state.NOWHERE
    if kind in (actions.CROSS, actions.JUMP) and standing:
        facts["here"] = field_name(b, s.field[figure])
        facts["there"] = field_name(b, place) if place < b.fields else "?"
        facts["top"] = COLOUR_LETTERS[state.top_bead(s, figure)]
    if clause == "NI-S2":
        facts["fields"] = ", ".join(sorted(field_name(b, field) for field in b.neighbour[b.base[s.turn]]))
    elif clause == "NI-S3":
        facts["case"] = "placing" if s.phase == state.PLACING else "moving"
        facts["example"] = format_move(b, s, actions.placing(0, 1, 2))
    elif clause == "NI-1":
        facts["case"] = _case_of_turn(s, kind, figure)
    elif clause == "NI-2":
        facts["case"], facts["line"] = _case_of_line(b, s, figure, place)
    elif clause in ("NI-3", "NI-5"):
        facts["case"] = _case_of_bead(s, figure, third)
    elif clause == "NI-6":
        facts["by"] = next(FIGURE_NAMES[f] for f in range(state.FIGURES) if s.field[f] == place)
    elif clause == "NI-7":
        facts["case"] = "stop" if kind == actions.STOP else "enter"
    elif clause == "NI-10":
        facts["case"] = "elsewhere" if place >= b.fields else "there"
    elif clause == "NI-21":
        facts["case"] = ENDINGS[s.end]
    return Message(f"niwa-{clause}", **facts)


def _name(figure: int) -> str:
    return FIGURE_NAMES[figure] if 0 <= figure < state.FIGURES else "?"


def _case_of_turn(s: State, kind: int, figure: int) -> str:
    if kind == actions.STOP:
        return "pass"
    if kind in (actions.CROSS, actions.JUMP, actions.TRANSFER) and not state.is_own(s, figure):
        return "other"
    if s.mover == state.NOBODY:
        return "nothing"
    return "transfer" if kind == actions.TRANSFER else "mover"


def _case_of_line(b: Garden, s: State, figure: int, there: int) -> tuple[str, str]:
    if s.stack[figure] == 0:
        return "empty", "-"
    if there == actions.ELSEWHERE:
        return "elsewhere", "-"
    if there not in b.neighbour[s.field[figure]]:
        return "apart", "-"
    return "colour", COLOUR_LETTERS[b.line[s.field[figure]][b.neighbour[s.field[figure]].index(there)]]


def _case_of_bead(s: State, giver: int, receiver: int) -> str:
    if s.stack[giver] == 0:
        return "empty"
    if giver == receiver:
        return "same"
    return "full" if state.is_own(s, receiver) else "other"


def ending(b: Garden, s: State) -> str:
    """How the game ended: "base", "repetition" or "turns"."""
    return ENDINGS[s.end]


def seat_name(seat: int) -> Message:
    """The figures that a seat plays with."""
    return Message("niwa-seat", seat=seat)


def status(b: Garden, s: State) -> Message:
    """Whose turn it is and what is expected; at the end, how it ended."""
    if s.phase == state.ENDED:
        return Message("niwa-status", case=ENDINGS[s.end], seat=s.winner, figure="")
    case = "placing" if s.phase == state.PLACING else "turn"
    if s.mover != state.NOBODY:
        case = "home" if s.field[s.mover] == b.base[s.turn] else "under-way"
    return Message("niwa-status", case=case, seat=s.turn, figure=_name(s.mover))


def tell(b: Garden, event: Note) -> Message | None:
    """What an event of the rules means to people."""
    kind, first, second, third = event
    if kind == events.PLACED:
        return Message("niwa-placed", seat=first)
    if kind == events.CROSSED:
        receiver, bead = divmod(third, events.GIFTS)
        gift = {"receiver": _name(receiver), "bead": COLOUR_LETTERS[bead]}
        return Message("niwa-crossed", figure=_name(first), field=field_name(b, second), **gift)
    if kind == events.JUMPED:
        return Message("niwa-jumped", figure=_name(first), field=field_name(b, second))
    if kind == events.TRANSFERRED:
        return Message("niwa-transferred", figure=_name(first), receiver=_name(second), bead=COLOUR_LETTERS[third])
    if kind == events.STOPPED:
        return Message("niwa-stopped", figure=_name(first), field=field_name(b, second))
    if kind == events.WON:
        return Message("niwa-won", seat=first)
    if kind == events.DRAWN:
        return Message("niwa-drawn", how=ENDINGS[first])
    return None
