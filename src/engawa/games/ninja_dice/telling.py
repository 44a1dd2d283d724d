"""What people are told about Ninja Dice: whose turn it is, and what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.game import Note
from engawa.core.messages import Message
from engawa.games.ninja_dice import events, names as words, vocabulary as v
from engawa.games.ninja_dice.position import winners_of
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import Board, State
from engawa.games.ninja_dice.turn import SHOWN_BITS, next_arrow

Facts = dict[str, Any]


def seat_name(seat: int) -> Message:
    """What people call that seat."""
    return Message("ninja-dice-seat", seat=seat)


def symbols_of(house: int) -> tuple[Message, ...]:
    """The dice of a house that is one int, sorted by symbol."""
    counts = enumerate(house >> v.COUNT_BITS * symbol & v.COUNT_MASK for symbol in range(len(words.SYMBOLS)))
    return tuple(Message("ninja-dice-symbol", symbol=words.SYMBOLS[symbol]) for symbol, n in counts for _ in range(n))


def faces_in(shown: int, names: tuple[str, ...]) -> tuple[Message, ...]:
    """What dice show, by name."""
    faces = ((name, shown >> SHOWN_BITS * i & (1 << SHOWN_BITS) - 1) for i, name in enumerate(names))
    return tuple(Message("ninja-dice-die", die=name, face=face_name(face - 1)) for name, face in faces if face)


def face_name(face: int) -> Message:
    """What people call a face."""
    return Message("ninja-dice-face", face=words.FACES[face])


def status(b: Board, s: State) -> Message:
    """Whose turn it is and what is expected; at the end, who has won."""
    facts: Facts = {"seat": seat_name(s.active), "arrow": "", "coins": 0, "thief": ""}
    if s.phase == v.STEAL:
        arrow = next_arrow(b, s)
        facts |= {"arrow": words.THREAT_NAMES[arrow], "thief": seat_name(s.holder[arrow])}
    elif s.phase == v.PUSH:
        facts |= {"coins": best_use(s)[1]}
    elif s.phase == v.ENDED:
        winners = winners_of(b, s)
        facts |= {"seat": tuple(seat_name(seat) for seat in winners), "coins": s.treasure[winners[0]]}
        return Message("ninja-dice-status-over", count=len(winners), seats=facts["seat"], coins=facts["coins"])
    return Message("ninja-dice-status", phase=words.PHASES[s.phase], **facts)


def tell(b: Board, event: Note) -> Message | None:
    """What an event of the rules means to people."""
    kind, first, second, third = event
    key, facts = TOLD[kind]
    return Message(f"ninja-dice-{key}", seat=seat_name(first), **facts(second, third))


TOLD: dict[int, tuple[str, Callable[[int, int], Facts]]] = {  # by event: a message, and what it says besides the seat
    events.HOUSE_ROLLED: ("house-rolled", lambda house, _: {"house": symbols_of(house)}),
    events.THROWN: (
        "thrown",
        lambda skills, threats: {
            "skills": faces_in(skills, words.SKILL_NAMES),
            "threats": faces_in(threats, words.THREAT_NAMES),
        },
    ),
    events.STOLEN: ("stolen", lambda victim, arrow: {"victim": seat_name(victim), "arrow": words.THREAT_NAMES[arrow]}),
    events.SPARED: ("spared", lambda arrow, _: {"arrow": words.THREAT_NAMES[arrow]}),
    events.LOCKED: ("locked", lambda just, total: {"count": just, "total": total}),
    events.CAPTURED: ("captured", lambda _, __: {}),
    events.MATCHED: (
        "matched",
        lambda fortune, die: {"fortune": words.SKILL_NAMES[fortune], "die": words.SKILL_NAMES[die]},
    ),
    events.READY: ("ready", lambda _, __: {}),
    events.BEATEN: ("beaten", lambda coins, unseen: {"coins": coins, "case": "unseen" if unseen else "fought"}),
    events.RAN: ("ran", lambda coins, _: {"coins": coins}),
    events.PLACED: ("placed", lambda die, _: {"die": words.SKILL_NAMES[die]}),
    events.PUSHED: ("pushed", lambda dice, _: {"dice": ", ".join(words.names_in(dice))}),
    events.ENDED: ("won", lambda coins, _: {"coins": coins}),
}
