"""Position documents of Nüby, read and written."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, cast

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table
from engawa.core.errors import InvalidNotation
from engawa.core.game import Options, Position, Sitting
from engawa.core.messages import Message
from engawa.games.nueby import options as chosen, rules, state, turn, vocabulary as v
from engawa.games.nueby.moving import is_open, survey
from engawa.games.nueby.names import field_name, field_numbers
from engawa.games.nueby.state import Board, State
from engawa.games.nueby.variants import Variant

if TYPE_CHECKING:
    from engawa.games.nueby import document as written

PHASES = ("roll", "hunt", "enter", "start", "move", "focus", "over")  # as the rules number them
# Keys that go with phases.
ONLY = {"die": (v.MOVING,), "named": (v.HUNTING,), "hits": (v.FOCUSING,), "winner": (v.ENDED,)}
STEPS = ("moved", "pushed")  # what has been done with a roll, where there are blockades


def key_of(variant: Variant) -> str:
    return f"nueby/{variant.name}"


def format_position(variant: Variant, options: Options, b: Board, s: State) -> written.Position:
    """The document of a position."""
    seats = range(b.players)
    facts: Position = {
        "game": key_of(variant),
        "players": b.players,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        **{key: getattr(s, key) for key, phases in ONLY.items() if s.phase in phases},
        "sixes": s.sixes,
        "pieces": [[field_name(b, s.field[piece]) for piece in pieces_of(seat)] for seat in seats],
    }
    if b.hunts:
        facts["focus"] = [[state.has_focus(s, piece) for piece in pieces_of(seat)] for seat in seats]
    if b.blocks:
        facts["blocks"] = [field_name(b, s.stone[seat]) for seat in seats]
        facts |= {key: bool(getattr(s, key)) for key in STEPS if s.phase == v.MOVING}
    if b.places:
        facts["places"] = places_of(s)
    return cast("written.Position", facts | {"options": deepcopy(chosen.spoken_options(variant, options))})


def places_of(s: State) -> list[int]:
    """The seats that have finished, the first one first. [NU-12]"""
    return [(s.places >> place * v.PLACE_BITS & v.PLACE_MASK) - 1 for place in range(state.placed(s))]


def pieces_of(seat: int) -> range:
    """The pieces that a seat owns."""
    return range(seat * v.OWN, seat * v.OWN + v.OWN)


def parse_position(variant: Variant, document: Position) -> Sitting:
    """What a position document describes, checked: it can be read, and the rules can go on from it.

    Whether play could have led there is not asked, so that any question about the rules can be put.
    """
    own = [key for key, has in (("focus", variant.hunts), ("blocks", variant.blocks)) if has]
    required = ("game", "players", "turn", "phase", "sixes", "pieces", *own)
    expect_keys(document, "position", required, ("options", "places", *ONLY, *(STEPS if variant.blocks else ())))
    expect_choice(document["game"], "game", [key_of(variant)])
    players = expect_choice(document["players"], "players", variant.players)
    options = chosen.read_options(variant, expect_table(document.get("options", {}), "options"), players)
    b, s = chosen.board_of(variant, options), State()
    s.turn = expect_choice(document["turn"], "turn", range(players))
    s.phase = PHASES.index(expect_choice(document["phase"], "phase", PHASES))
    _read_pieces(b, s, document["pieces"])
    if variant.blocks:
        _read_blocks(b, s, document["blocks"])
    if variant.hunts:
        _read_focus(b, s, document["focus"])
    for seat in range(players):
        s.in_play[seat] = turn.in_play_of(b, s, seat)
    _read_numbers(b, s, document)
    _read_steps(b, s, document)
    _read_places(b, s, document)
    if s.phase == v.MOVING and not s.moved:
        survey(b, s)
    _check_phase(b, s)
    return Sitting(options, players, b, s)


def _read_pieces(b: Board, s: State, value: Any) -> None:
    fields, rows = field_numbers(b), _list_of(value, "pieces", b.players)
    for seat, row in enumerate(rows):
        for i, name in enumerate(_list_of(row, f"pieces[{seat}]", v.OWN)):
            where, piece = f"pieces[{seat}][{i}]", seat * v.OWN + i
            known = isinstance(name, str) and name in fields and b.stand[fields[name]] != v.ASIDE
            expect(known, where, "nueby-piece-field", name)
            field = fields[name]
            # Only its own colour is in a goal lane. [NU-C1]
            if b.stand[field] == v.HOME and b.sector[field] != b.colour[seat]:
                raise _impossible("nueby-foreign-lane", seat=seat, field=name)
            s.field[piece] = field
            if b.stand[field] != v.WAITING:
                if state.standing_on(s, field) != v.NOTHING:
                    raise _impossible("nueby-two-pieces", field=name)
                state.swap(s, field, v.NOTHING, piece + 1)
        # With three pieces each, the fourth is on the innermost goal field. [NU-S1]
        last = b.first[seat][v.OWN - 1]
        if b.stand[last] == v.HOME and last not in s.field[seat * v.OWN : seat * v.OWN + v.OWN]:
            raise _impossible("nueby-fourth", seat=seat, field=field_name(b, last))


def _read_blocks(b: Board, s: State, value: Any) -> None:
    fields = field_numbers(b)
    for seat, name in enumerate(_list_of(value, "blocks", b.players)):
        field = fields.get(name, -1) if isinstance(name, str) else -1
        where, on_track = f"blocks[{seat}]", b.track[seat][0] <= field <= b.frei[seat]
        track = field_name(b, b.track[seat][0])
        expect(on_track or 0 <= field < b.ring, where, "nueby-block-field", name, track=track)
        s.stone[seat] = field
        if not on_track:
            if state.standing_on(s, field) != v.NOTHING:
                raise _impossible("nueby-two-pieces", field=name)
            state.swap(s, field, v.NOTHING, v.STONE + seat)


def _read_focus(b: Board, s: State, value: Any) -> None:
    for seat, row in enumerate(_list_of(value, "focus", b.players)):
        for i, focus in enumerate(_list_of(row, f"focus[{seat}]", v.OWN)):
            expect(isinstance(focus, bool), f"focus[{seat}][{i}]", "expected-bool", focus)
            piece = seat * v.OWN + i
            # Who is thrown loses the focus, and nobody begins with it. [NJ-8]
            if focus and b.stand[s.field[piece]] == v.WAITING:
                raise _impossible("nueby-waits-with-focus", field=field_name(b, s.field[piece]))
            s.focus |= focus << piece


def _read_numbers(b: Board, s: State, document: Position) -> None:
    """The numbers that go with the phase."""
    for key, phases in ONLY.items():
        if s.phase in phases and key not in document:
            raise InvalidNotation(Message("key-missing", where="position", key=key))
        if s.phase not in phases and key in document:
            raise _impossible("nueby-not-in-phase", key=key, phase=PHASES[s.phase])
    if s.phase == v.MOVING:
        s.die = expect_int(document["die"], "die", 1, v.FACES)
    if s.phase == v.HUNTING:
        s.named = expect_int(document["named"], "named", 1, v.FACES)
    if s.phase == v.FOCUSING:
        s.hits = expect_int(document["hits"], "hits", 1, rules.DICE)
    if s.phase == v.ENDED:
        s.winner = expect_choice(document["winner"], "winner", [s.turn])
    # The six that was just rolled counts, and so does a free entry. [NU-4, NU-21]
    just = int(s.die == v.FACES and b.sixes == 1)
    most = 0 if s.phase in (v.ENTERING, v.ENDED) or not b.sixes else 1 + just
    s.sixes = expect_int(document["sixes"], "sixes", just, most)


def _read_steps(b: Board, s: State, document: Position) -> None:
    """What has been done with the roll, where there are blockades; only a one pushes. [NB-1]"""
    for key in STEPS:
        if b.blocks and s.phase == v.MOVING:
            if key not in document:
                raise InvalidNotation(Message("key-missing", where="position", key=key))
            expect(isinstance(document[key], bool), key, "expected-bool", document[key])
            setattr(s, key, int(document[key]))
        elif key in document:
            raise _impossible("nueby-not-in-phase", key=key, phase=PHASES[s.phase])
    if s.pushed and s.die != 1:
        raise _impossible("nueby-pushed-without-one", die=s.die)


def _read_places(b: Board, s: State, document: Position) -> None:
    """Who has finished, in order; whoever has is not on turn. [NU-12]"""
    if not b.places:
        if "places" in document:
            raise _impossible("nueby-no-places")
        return
    if "places" not in document:
        raise InvalidNotation(Message("key-missing", where="position", key="places"))
    for i, seat in enumerate(expect_list(document["places"], "places")):
        left = [other for other in range(b.players) if not state.is_placed(s, other)]
        state.place(s, expect_choice(seat, f"places[{i}]", left))
    running = b.players - state.placed(s)
    if (running == 0) != (s.phase == v.ENDED) or running == 1:
        raise _impossible("nueby-places-phase", phase=PHASES[s.phase])
    if s.phase == v.ENDED:
        s.winner = expect_choice(document["winner"], "winner", places_of(s)[:1])
    elif state.is_placed(s, s.turn):
        raise _impossible("nueby-turn-of-placed", seat=s.turn)


def _is_finished(b: Board, s: State, seat: int) -> bool:
    """Whether a seat must have all its pieces home: the winner, or who has a place and is not last. [NU-10, NU-12]"""
    if not b.places:
        return s.phase == v.ENDED and seat == s.winner
    return seat in places_of(s)[: b.players - 1]


def _check_phase(b: Board, s: State) -> None:
    """Whether there is something to do in the phase, and nobody has won before the end."""
    for seat in range(b.players):
        home = all(b.stand[s.field[piece]] == v.HOME for piece in pieces_of(seat))
        # All pieces in the goal end the game. [NU-10]
        if home != _is_finished(b, s, seat):
            problem = "nueby-has-won" if home else "nueby-has-not-won"
            raise _impossible(problem, seat=seat, places="yes" if b.places else "no")
    areas = {s.field[piece] for piece in pieces_of(s.turn) if b.stand[s.field[piece]] == v.WAITING}
    nothing = {
        v.ENTERING: not turn.is_entry_due(b, s) or not any(is_open(b, s, area) for area in areas),  # [NU-3]
        v.HUNTING: not b.hunts or turn.hunters_of(b, s) == 0,  # [NJ-5]
        v.FOCUSING: not b.hunts or turn.hunters_of(b, s) == 0,
    }
    if nothing.get(s.phase, False):
        raise _impossible("nueby-nothing-to-do", phase=PHASES[s.phase], seat=s.turn)


def _list_of(value: Any, where: str, count: int) -> list[Any]:
    values = expect_list(value, where)
    expect(len(values) == count, where, "nueby-list-of", value, count=count)
    return values


def _impossible(problem: str, **facts: Any) -> InvalidNotation:
    return InvalidNotation(Message("impossible-position", problem=Message(problem, **facts)))
