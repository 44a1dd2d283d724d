"""What people are told about Nüby: whose turn it is, and what happens."""

from __future__ import annotations

from typing import Any

from engawa.core.game import Note
from engawa.core.messages import Message
from engawa.games.nueby import events, vocabulary as v
from engawa.games.nueby.names import field_name
from engawa.games.nueby.position import PHASES
from engawa.games.nueby.state import Board, State

# Events whose second and third number are fields, and those where they are plain numbers.
FIELDS = {
    events.FREELY_ENTERED: "freely-entered",
    events.MOVED: "moved",
    events.THROWN: "thrown",
    events.SKIPPED: "skipped",
    events.SHOVED: "shoved",
    events.PUSHED: "pushed",
    events.DROPPED: "dropped",
    events.CLEARED: "cleared",
    events.FOCUSED: "focused",
}
NUMBERS = {
    events.ROLLED: "rolled",
    events.STUCK: "stuck",
    events.HUNTED: "hunted",
    events.HIT: "hit",
    events.PASSED: "passed",
    events.KEPT: "kept",
    events.AGAIN: "again",
    events.WON: "won",
    events.UNFOCUSED: "unfocused",
    events.PLACED: "placed",
}


def status(b: Board, s: State) -> Message:
    """Whose turn it is and what is expected; at the end, who has won."""
    facts: dict[str, Any] = {"die": s.die, "named": s.named, "hits": s.hits, "seat": Message("nueby-seat", seat=s.turn)}
    case = PHASES[s.phase]
    if s.phase == v.ENDED:
        case = "over"
    elif s.phase == v.MOVING:
        case = "must-move" if s.compelled != v.NOWHERE else "may-move" if s.ways else "stone"
    elif s.phase == v.ROLLING and s.sixes:
        case = "roll-again"
    elif s.phase == v.STARTING:
        case = "hunt-or-roll" if b.hunts else "drop-or-roll"
    return Message("nueby-status", case=case, **facts)


def tell(b: Board, event: Note) -> Message | None:
    """What an event of the rules means to people."""
    kind, first, second, third = event
    seat = Message("nueby-seat", seat=first)
    if kind in NUMBERS:
        return Message(f"nueby-{NUMBERS[kind]}", seat=seat, number=second)
    what = FIELDS[kind]
    if kind == events.MOVED and b.stand[second] == v.WAITING:
        what = "entered"
    elif kind == events.MOVED and b.stand[third] == v.HOME != b.stand[second]:
        what = "came-home"
    return Message(f"nueby-{what}", seat=seat, here=field_name(b, second), there=field_name(b, third))
