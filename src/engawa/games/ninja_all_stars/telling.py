"""What people are told: whose turn it is, and what happens."""

from __future__ import annotations

from typing import Any

from engawa.core.game import Note
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import events, vocabulary as v
from engawa.games.ninja_all_stars.activation import is_sentry_step
from engawa.games.ninja_all_stars.dice import letters_of
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES
from engawa.games.ninja_all_stars.opening import next_sentry
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.windows import is_test

Facts = dict[str, Any]


def seat_of(seat: int) -> Message:
    """What people call a seat."""
    return Message("ninja-all-stars-seat", seat=seat)


def element_name(element: int) -> Message:
    return Message("ninja-all-stars-element", element=v.ELEMENT_NAMES[element])


def card_name(card: int) -> Message:
    return Message("ninja-all-stars-card", card=v.CARD_NAMES[card])


def ability_name(ability: int) -> Message:
    return Message("ninja-all-stars-ability", ability=v.KEYWORD_NAMES[ability])


def model_name(model: int) -> str:
    return MODEL_NAMES[model] if model != v.NOBODY else "–"


def status(b: Board, s: State) -> Message:
    """Whose turn it is and what is expected; at the end, who has won."""
    if s.phase == v.ENDED:
        best = max(s.score[: b.players])
        winners = [seat for seat in range(b.players) if s.score[seat] == best]
        case = "draw" if len(winners) == b.players else "won" if len(winners) == 1 else "shared"
        return Message("ninja-all-stars-ended", case=case, seat=seat_of(winners[0]), points=best)
    case = v.PHASE_NAMES[s.phase]
    if s.phase == v.TURN and is_sentry_step(b, s):
        case = "sentry"
    elif s.phase == v.ACT and s.moving:
        case = "moving"
    model = s.foe if s.phase == v.TEST_FOE else s.todo[0][1] if s.todos else s.model
    facts: Facts = {
        "seat": seat_of(max(0, s.seat)),
        "model": model_name(v.NINJA + next_sentry(b, s) if s.phase == v.POST else model),
        "points": s.mp,
        "test": str(is_test(s)).lower(),
        "active": model_name(s.tester if is_test(s) else s.model),
    }
    return Message("ninja-all-stars-status", case=case, **facts)


# What the numbers of an event are, by event: the key of its message and a word for each number.
MODEL, SEAT, SPACE, ELEMENT, DICE, WAY, NUMBER, CARD, ABILITY = (
    "model", "seat", "space", "element", "dice", "way", "number", "card", "ability",
)  # fmt: skip
OTHER, TO = "other", "to"
TOLD: dict[int, tuple[str, tuple[str, ...]]] = {
    events.JANKEN_TIED: ("janken-tied", (NUMBER,)),
    events.JANKEN_WON: ("janken-won", (SEAT, "purpose")),
    events.SHOWED: ("showed", (SEAT, "shape")),
    events.MOON_ROSE: ("moon-rose", (ELEMENT,)),
    events.MOON_MOVED: ("moon-moved", (ELEMENT,)),
    events.DEALT: ("dealt", (SEAT,)),
    events.LAID_LANTERN: ("laid-lantern", (SEAT, SPACE)),
    events.LAID_SHRINE: ("laid-shrine", (SEAT, SPACE)),
    events.PICKED: ("picked", (SEAT, "named")),
    events.TOOK_EDGE: ("took-edge", (SEAT, "edge")),
    events.POSTED: ("posted", (MODEL, SPACE)),
    events.NAMED_CHAMPION: ("named-champion", (MODEL,)),
    events.DEPLOYED: ("deployed", (MODEL, SPACE)),
    events.ROUND_BEGAN: ("round-began", (NUMBER, ELEMENT, SEAT)),
    events.NAMED_MESSENGER: ("named-messenger", (MODEL,)),
    events.ACTIVATED: ("activated", (MODEL, SEAT)),
    events.STEPPED: ("stepped", (MODEL, SPACE, TO)),
    events.TURNED: ("turned", (MODEL, WAY)),
    events.TOOK_MEDAL: ("took-medal", (MODEL, SPACE)),
    events.RAN: ("ran", (MODEL,)),
    events.ATTACKED: ("attacked", (MODEL, OTHER, "pools")),
    events.SHOT: ("shot", (MODEL, OTHER, "pools")),
    events.SEARCHED: ("searched", (MODEL, OTHER)),
    events.HID: ("hid", (MODEL,)),
    events.OPENED: ("opened", (MODEL, SPACE)),
    events.GAVE: ("gave", (MODEL, OTHER)),
    events.HASTENED: ("hastened", (MODEL,)),
    events.PLAYED_CARD: ("played-card", (SEAT, CARD)),
    events.USED: ("used", (MODEL, ABILITY, OTHER)),
    events.TESTED: ("tested", (MODEL, DICE, ELEMENT)),
    events.TIED_TEST: ("tied-test", (MODEL, OTHER)),
    events.PASSED_TEST: ("passed-test", (MODEL, "why")),
    events.FAILED_TEST: ("failed-test", (MODEL, "why")),
    events.ROLLED_ATT: ("rolled-att", (MODEL, DICE)),
    events.ROLLED_DEF: ("rolled-def", (MODEL, DICE)),
    events.REROLLED: ("rerolled", (SEAT, "source", NUMBER)),
    events.CHOSE: ("chose", (SEAT, ELEMENT)),
    events.NO_RESULT: ("no-result", (MODEL, OTHER)),
    events.WAS_STUNNED: ("was-stunned", (MODEL, NUMBER)),
    events.WAS_INJURED: ("was-injured", (MODEL, OTHER)),
    events.WARDED: ("warded", (MODEL,)),
    events.SAVED: ("saved", (MODEL, OTHER)),
    events.PUSHED: ("pushed", (MODEL, SPACE, TO)),
    events.PLACED: ("placed", (MODEL, SPACE, TO)),
    events.FOUND: ("found", (MODEL, "content")),
    events.POISON_BURNS: ("poison-burns", (MODEL, ELEMENT)),
    events.WAS_POISONED: ("was-poisoned", (MODEL,)),
    events.LOST_STEALTH: ("lost-stealth", (MODEL,)),
    events.SCORED: ("scored", (SEAT, NUMBER)),
    events.WENT_HOME: ("went-home", (MODEL, NUMBER)),
    events.HEALED: ("healed", (MODEL,)),
    events.DREW: ("drew", (SEAT,)),
    events.RESTED: ("rested", (MODEL,)),
}


def tell(b: Board, event: Note) -> Message | None:
    """What an event of the rules means to people."""
    if event[0] not in TOLD:
        return None
    key, words = TOLD[event[0]]
    facts: Facts = {}
    for word, number in zip(words, event[1:], strict=False):
        facts |= _fact(word, number)
    return Message(f"ninja-all-stars-{key}", **facts)


def _fact(word: str, number: int) -> Facts:
    """A number of an event, as messages want it."""
    if word in (MODEL, OTHER):
        return {word: model_name(number), **({"nobody": str(number == v.NOBODY).lower()} if word == OTHER else {})}
    if word in (SEAT, "named"):
        return {word: seat_of(number)}
    if word in (SPACE, TO):
        return {word: SPACE_NAMES[number]}
    if word == "pools":
        return {"attack": number >> 8, "defence": number & 255}
    names: dict[str, Any] = {
        ELEMENT: element_name, CARD: lambda coded: card_name(coded >> 1), ABILITY: ability_name, DICE: letters_of,
        WAY: v.DIRECTION_NAMES.__getitem__, "edge": v.EDGE_NAMES.__getitem__, "purpose": v.JANKEN_NAMES.__getitem__,
        "shape": v.SHAPE_NAMES.__getitem__, "why": v.TEST_NAMES.__getitem__, "content": v.CONTENT_NAMES.__getitem__,
    }  # fmt: skip
    return {word: names[word](number) if word in names else number}
