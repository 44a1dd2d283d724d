"""Position documents of Ninja All-Stars, read and written in their normal form. [NS-Q1]"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, cast

from engawa.core.contract import LEGAL
from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table
from engawa.core.game import Options, Position, Sitting
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import (
    options as chosen,
    position_pending as pending,
    roster,
    rules,
    state,
    vocabulary as v,
)
from engawa.games.ninja_all_stars.agenda import KIND, WHOM
from engawa.games.ninja_all_stars.chance import dice_due
from engawa.games.ninja_all_stars.edition import FEWEST, MOST
from engawa.games.ninja_all_stars.ground import is_enterable
from engawa.games.ninja_all_stars.machine import is_waiting
from engawa.games.ninja_all_stars.moving import find_reach
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SEAT_LETTERS, SPACE_NAMES
from engawa.games.ninja_all_stars.opening import seat_due
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.testing import naming_model

if TYPE_CHECKING:
    from engawa.games.ninja_all_stars import document as written

KEY = "ninja-all-stars"
REQUIRED = ("game", "options", "scores", "edges", "rerolls", "models", "hands", "phase")
OPTIONAL = (
    "round", "moon", "initiative", "lanterns", "shrines", "chests", "contents", "medals", "champions", "discard",
    "seat", "queue", "todo", "played", "activation", "test", "attack", "roll", "janken", "passes", "due", "last",
)  # fmt: skip
MOST_POINTS, MOST_DUE = 22400, 255  # [NS-Z6, NS-Z3]

# What a phase cannot do without.
IN_ACTIVATION = (
    v.ACT, v.DODGE, v.BOOST, v.DICE_ATT, v.DICE_DEF, v.RESULT, v.RESIST, v.SAVE, v.PUSH, v.PLACE, v.FACE, v.POISON,
    v.CHEST, v.TEST_FOE,
)  # fmt: skip
TESTING = (v.AFFINITY, v.TEST, v.REACT, v.REROLL)  # in an activation too, unless it is a team's test [NS-T13]
IN_SET_UP = (v.FURNISH, v.PICK, v.EDGE, v.POST, v.NAME, v.DEPLOY)
IN_ATTACK = (v.BOOST, v.DICE_ATT, v.DICE_DEF, v.RESULT)
IN_TEST = (v.DODGE, v.AFFINITY, v.TEST, v.TEST_FOE, v.CHEST)
IN_ROLL = (v.REACT, v.REROLL, v.RESULT, v.TEST_FOE)
FIRST_ITEM = {
    v.RESIST: (v.STUN_MODEL, v.INJURE_MODEL), v.SAVE: (v.STUN_MODEL, v.INJURE_MODEL), v.PUSH: (v.PUSH_MODEL, v.GUST),
    v.PLACE: (v.PLACE_MODEL,), v.FACE: (v.FACE_MODEL,), v.POISON: (v.FINISH,),
    v.TEAM: (v.TEAM_TEST,),
}  # fmt: skip
WITH_QUEUE = (v.JANKEN, v.OMEN, v.REACT, v.BOOST, v.NAME, v.COURIER, v.REROLL, v.MOON)


def format_position(options: Options, b: Board, s: State) -> written.Position:
    """The document of a position, or of a view of it: hands that are veiled are numbers. [NS-Q1]"""
    seats = range(b.players)
    always: Position = {
        "game": KEY,
        "options": deepcopy(options),
        "scores": s.score[: b.players],
        "edges": [None if s.edge[seat] == v.NOBODY else v.EDGE_NAMES[s.edge[seat]] for seat in seats],
        "rerolls": s.rerolls[: b.players],
        "models": roster.format_models(b, s),
        "hands": [s.held[seat] if s.veiled >> seat & 1 else _cards(s.hand[seat]) for seat in seats],
        "phase": v.PHASE_NAMES[s.phase],
    }
    champions = [None if s.champion[seat] == v.NOBODY else MODEL_NAMES[s.champion[seat]] for seat in seats]
    now_and_then = pending.without_defaults(
        {
            "round": s.round,
            "moon": None if s.moon == v.NOBODY else v.LETTERS[s.moon],
            "initiative": pending.seat_letter(s.initiative),
            "lanterns": _names(s.lantern),
            "shrines": _names(s.shrine),
            "chests": _names(s.chest),
            "contents": pending.without_defaults(dict(zip(v.CONTENT_NAMES, s.contents, strict=True))),
            "medals": _names(s.loose),
            "champions": champions if any(champions) else None,
            "discard": _cards(s.discard),
            "seat": pending.seat_letter(s.seat) if _names_seat(s) else None,
            "queue": [SEAT_LETTERS[seat] for seat in s.queue if seat != v.NOBODY] if s.phase in WITH_QUEUE else [],
            "todo": pending.format_todo(s),
            "played": {
                SEAT_LETTERS[seat]: pending.set_names(s.played[seat], v.CARD_NAMES) for seat in seats if s.played[seat]
            },
            "activation": pending.format_activation(s),
            "test": pending.format_test(s),
            "attack": pending.format_attack(s),
            "roll": pending.format_roll(s),
            "janken": pending.format_janken(b, s),
            "passes": s.passes,
            "due": s.due[: b.players] if any(s.due) else None,
            "last": bool(s.last),
        }
    )
    return cast("written.Position", always | now_and_then)


def _names_seat(s: State) -> bool:
    """At chance no seat decides, but rerolls and an omen's moon belong to a window that goes on. [NS-Q3]"""
    return s.phase > v.LAST_OF_CHANCE or s.phase == v.REROLL or (s.phase == v.MOON and s.round > 0)


def _names(spaces: list[int]) -> list[str]:
    return sorted(SPACE_NAMES[space] for space in spaces if space != v.NOWHERE)


def _cards(counts: list[int]) -> list[str]:
    return sorted(name for name, count in zip(v.CARD_NAMES, counts, strict=True) for _ in range(count))


def parse_position(document: Position) -> Sitting:
    """What a position document describes, checked: it can be read, and the rules can go on from it.

    Whether play could have led there is not asked, so that any question about the rules can be put.
    """
    expect_keys(document, "position", REQUIRED, OPTIONAL)
    expect_choice(document["game"], "game", [KEY])
    given = expect_table(document["options"], "options")
    players = expect_choice(given.get("players", FEWEST), "options.players", range(FEWEST, MOST + 1))
    options = chosen.read_options(given, players)
    b, s = chosen.board_of(options), State()
    s.large = b.large
    state.forget_played(s)
    s.phase = v.PHASE_NAMES.index(expect_choice(document["phase"], "phase", v.PHASE_NAMES))
    _read_round(b, s, document)
    _read_objects(b, s, document)
    roster.read_models(b, s, document["models"], _mover(document.get("activation")))
    _read_champions(b, s, document.get("champions"))
    _read_cards(b, s, document)
    _read_affairs(b, s, document)
    _check_phase(b, s, document)
    return Sitting(options, players, b, s)


def _mover(activation: Any) -> str | None:
    """The model whose movement is under way, as far as a document that is not yet checked tells."""
    moves = isinstance(activation, dict) and activation.get("moving")
    return str(activation.get("model")) if moves else None


def _by_seat(b: Board, value: Any, where: str) -> list[Any]:
    row = expect_list(value, where)
    expect(len(row) == b.players, where, "ninja-all-stars-so-many", row, count=b.players)
    return row


def _read_round(b: Board, s: State, document: Position) -> None:
    s.round = expect_int(document.get("round", 0), "round", 0, b.rounds)
    if document.get("moon") is not None:
        s.moon = v.LETTERS.index(expect_choice(document["moon"], "moon", v.LETTERS))
    if document.get("initiative") is not None:
        s.initiative = pending.read_seat(b, document["initiative"], "initiative")
    s.last = pending.read_flag(document.get("last", False), "last")
    for seat, points in enumerate(_by_seat(b, document["scores"], "scores")):
        s.score[seat] = expect_int(points, f"scores[{seat}]", 0, MOST_POINTS)
    for seat, count in enumerate(_by_seat(b, document["rerolls"], "rerolls")):
        s.rerolls[seat] = expect_int(count, f"rerolls[{seat}]", 0, 1)
    for seat, edge in enumerate(_by_seat(b, document["edges"], "edges")):
        if edge is not None:
            s.edge[seat] = v.EDGE_NAMES.index(expect_choice(edge, f"edges[{seat}]", v.EDGE_NAMES))
            expect(s.edge[seat] not in s.edge[:seat], f"edges[{seat}]", "ninja-all-stars-different", edge)


def _read_objects(b: Board, s: State, document: Position) -> None:
    for key, row, what, most in (
        ("lanterns", s.lantern, v.LANTERN, v.LANTERNS),
        ("shrines", s.shrine, v.SHRINE, v.SHRINES),
        ("chests", s.chest, v.CHEST_THERE, v.CHESTS),
    ):
        spaces = _read_spaces(document.get(key, []), key, most)
        for i, space in enumerate(spaces):
            good = is_enterable(b, s, space) and state.standing_on(s, space) == v.NOTHING
            expect(good, f"{key}[{i}]", "ninja-all-stars-free-space", SPACE_NAMES[space])
            row[i] = space
            state.set_standing(s, space, what)
    for i, space in enumerate(_read_spaces(document.get("medals", []), "medals", v.MEDALS_LAID)):
        expect(is_enterable(b, s, space), f"medals[{i}]", "ninja-all-stars-free-space", SPACE_NAMES[space])
        s.loose[i] = space
    contents = expect_table(document.get("contents", {}), "contents")
    expect_keys(contents, "contents", (), v.CONTENT_NAMES)
    for i, name in enumerate(v.CONTENT_NAMES):
        s.contents[i] = expect_int(contents.get(name, 0), f"contents.{name}", 0, b.contents[i])
    chests = sum(space != v.NOWHERE for space in s.chest)
    expect(sum(s.contents) == chests, "contents", "ninja-all-stars-sum", contents, sum=chests)


def _read_spaces(value: Any, where: str, most: int) -> list[int]:
    row = expect_list(value, where)
    expect(len(row) <= most, where, "ninja-all-stars-at-most", len(row), most=most)
    return [roster.read_space(name, f"{where}[{i}]") for i, name in enumerate(row)]


def _read_champions(b: Board, s: State, value: Any) -> None:
    if value is None:
        return
    for seat, name in enumerate(_by_seat(b, value, "champions")):
        if name is not None:
            s.champion[seat] = roster.read_model(b, s, name, f"champions[{seat}]")
            expect(state.owner_of(s.champion[seat]) == seat, f"champions[{seat}]", "ninja-all-stars-own-model", name)


def _read_cards(b: Board, s: State, document: Position) -> None:
    """Hands, of which a view knows only the size, and the discard pile; no more copies than there are. [NS-I1]"""
    for seat, hand in enumerate(_by_seat(b, document["hands"], "hands")):
        if isinstance(hand, int) and not isinstance(hand, bool):
            s.held[seat] = expect_int(hand, f"hands[{seat}]", 0, b.deck)
            s.veiled |= 1 << seat
        else:
            s.hand[seat] = _read_pile(hand, f"hands[{seat}]")
            s.held[seat] = sum(s.hand[seat])
    s.discard = _read_pile(document.get("discard", []), "discard")
    for card in range(v.CARDS):
        count = s.discard[card] + sum(hand[card] for hand in s.hand)
        if count > b.copies[card]:
            raise roster.impossible("ninja-all-stars-copies", card=v.CARD_NAMES[card], count=count, most=b.copies[card])
    total = sum(s.held) + sum(s.discard)
    if total > b.deck:
        raise roster.impossible("ninja-all-stars-deck", count=total, most=b.deck)


def _read_pile(value: Any, where: str) -> list[int]:
    names = [expect_choice(name, f"{where}[{i}]", v.CARD_NAMES) for i, name in enumerate(expect_list(value, where))]
    return [names.count(name) for name in v.CARD_NAMES]


def _read_affairs(b: Board, s: State, document: Position) -> None:
    if document.get("seat") is not None:
        s.seat = pending.read_seat(b, document["seat"], "seat")
    queue = expect_list(document.get("queue", []), "queue")
    expect(len(queue) <= v.QUEUE, "queue", "ninja-all-stars-at-most", len(queue), most=v.QUEUE)
    for i, seat in enumerate(queue):
        s.queue[i] = pending.read_seat(b, seat, f"queue[{i}]")
    played = expect_table(document.get("played", {}), "played")
    expect_keys(played, "played", (), SEAT_LETTERS[: b.players])
    for letter, cards in played.items():
        s.played[SEAT_LETTERS.index(letter)] = pending.read_set(cards, f"played.{letter}", v.CARD_NAMES)
    s.passes = expect_int(document.get("passes", 0), "passes", 0, b.players)
    for seat, count in enumerate(_by_seat(b, document.get("due", [0] * b.players), "due")):
        s.due[seat] = expect_int(count, f"due[{seat}]", 0, MOST_DUE)
    readers = {
        "activation": pending.read_activation,
        "test": pending.read_test,
        "attack": pending.read_attack,
        "todo": pending.read_todo,
    }
    for key, read in readers.items():
        if document.get(key):
            read(b, s, document[key])
    if document.get("roll"):
        pending.read_roll(s, document["roll"])
    if document.get("janken"):
        pending.read_janken(b, s, document["janken"])


def _check_phase(b: Board, s: State, document: Position) -> None:
    """The phase has what it needs, and somebody can do something in it."""
    phase = s.phase
    needs = {
        "activation": phase in IN_ACTIVATION or (phase in TESTING and s.why != v.TO_HOLD),
        "attack": phase in IN_ATTACK,
        "test": phase in IN_TEST,
        "roll": phase in IN_ROLL,
        "janken": phase in (v.JANKEN, v.INIT),
        "due": phase == v.DEAL,
        "moon": phase not in (v.JANKEN, v.INIT, v.MOON, v.ENDED),
        "initiative": phase not in (v.JANKEN, v.INIT, v.ENDED),
        "round": phase in (*IN_ACTIVATION, *TESTING, v.TEAM, v.OMEN, v.COURIER, v.TURN, v.HEAL, v.CHOICE, v.REINFORCE),
        "seat": phase > v.LAST_OF_CHANCE and phase != v.ENDED,
        "todo": phase in FIRST_ITEM,
    }
    for key, needed in needs.items():
        if needed and not document.get(key):
            raise roster.impossible("ninja-all-stars-phase-needs", phase=v.PHASE_NAMES[phase], needs=key)
    if phase in (v.REACT, v.REROLL) and (s.attacker == v.NOBODY) == (s.tester == v.NOBODY):
        raise roster.impossible("ninja-all-stars-phase-needs", phase=v.PHASE_NAMES[phase], needs="test")
    if phase in (v.DICE_ATT, v.DICE_DEF) and dice_due(s) < 1:
        raise roster.impossible("ninja-all-stars-nothing-to-do", phase=v.PHASE_NAMES[phase])
    if phase == v.REROLL and s.again == 0:
        raise roster.impossible("ninja-all-stars-phase-needs", phase=v.PHASE_NAMES[phase], needs="roll.again")
    if phase in FIRST_ITEM and s.todo[0][KIND] not in FIRST_ITEM[phase]:
        raise roster.impossible("ninja-all-stars-phase-needs", phase=v.PHASE_NAMES[phase], needs="todo")
    _check_test(b, s)
    _check_seat(b, s)
    _check_set_up(b, s)
    if phase == v.PUSH:
        find_reach(b, s)
    if phase == v.DEAL and s.model == v.NOBODY and s.round > 0:
        s.seat = seat_due(b, s)
    _check_moves(b, s)


def _check_set_up(b: Board, s: State) -> None:
    """The set-up is before round 1, and edges are taken one after the other. [NS-S1]"""
    phase, free = s.phase, [seat for seat in range(b.players) if s.edge[seat] == v.NOBODY]
    if phase in IN_SET_UP and s.round > 0:
        raise roster.impossible("ninja-all-stars-phase-round", phase=v.PHASE_NAMES[phase], round=s.round)
    untaken = {v.FURNISH: range(b.players), v.PICK: range(b.players), v.EDGE: [s.seat]}.get(phase, [])
    missing = [seat for seat in untaken if seat not in free]
    if missing:
        raise roster.impossible("ninja-all-stars-has-edge", phase=v.PHASE_NAMES[phase], seat=_seat(missing[0]))
    early = (v.FURNISH, v.PICK, v.EDGE, v.JANKEN, v.INIT, v.MOON, v.DEAL, v.ENDED)
    # The sentries of Search are posted before the edges are chosen. [NS-S10]
    if phase not in early and free and not (phase == v.POST and b.challenge == v.SEARCH):
        raise roster.impossible("ninja-all-stars-phase-needs", phase=v.PHASE_NAMES[phase], needs="edges")


def _seat(seat: int) -> Message:
    return Message("ninja-all-stars-seat", seat=seat)


def _check_test(b: Board, s: State) -> None:
    """A test is rolled once its affinities are named, not before. [NS-T3]"""
    if s.tester == v.NOBODY or s.phase == v.DODGE:
        return
    open_ = s.element == v.NOBODY or (s.foe != v.NOBODY and s.foe_element == v.NOBODY)
    if open_ != (s.phase == v.AFFINITY):
        raise roster.impossible("ninja-all-stars-phase-needs", phase=v.PHASE_NAMES[s.phase], needs="test.element")


def _check_seat(b: Board, s: State) -> None:
    """Who decides follows from what is going on, in some phases."""
    decides = s.seat
    if s.phase in (v.ACT, v.DODGE):
        decides = s.actor
    elif s.phase == v.AFFINITY:
        decides = state.controller_of(b, s, naming_model(s))
    elif s.phase in (v.PUSH, v.PLACE, v.FACE, v.TEAM):
        decides = s.todo[0][WHOM]
    elif s.phase == v.SAVE:
        decides = s.todo[0][1] // v.OWN
    if decides != s.seat:
        raise roster.impossible("ninja-all-stars-decides", seat=_seat(decides), phase=v.PHASE_NAMES[s.phase])


def _check_moves(b: Board, s: State) -> None:
    """There is something to decide; at chance, something that can come. What nobody waits for would go on by itself."""
    hidden = s.seat != v.NOBODY and s.veiled >> s.seat & 1  # what a seat can do that one does not see into
    if s.phase == v.ENDED or hidden:
        return
    out = [0] * rules.MAX_ACTIONS
    if s.phase <= v.LAST_OF_CHANCE:
        possible = rules.chances(b, s, out, [0] * rules.MAX_ACTIONS) > 0
    else:
        actions = out[: rules.candidates(b, s, out)]
        possible = is_waiting(b, s) and any(rules.refusal(b, s, action) == LEGAL for action in actions)
    if not possible:
        raise roster.impossible("ninja-all-stars-nothing-to-do", phase=v.PHASE_NAMES[s.phase])
