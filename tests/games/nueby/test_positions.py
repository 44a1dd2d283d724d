"""Position documents: what is written can be read, and what cannot be is refused in one line."""

import copy
from typing import Any

import pytest
from games.nueby.sketch import GAMES, document

import engawa

WERFER = document("werfer", "r5 r9", "r20", die=4)
ROLL = document("werfer", "r5 r9", "r20", phase="roll")
JAEGER = document("jaeger", "r5 n2.1* z0.4*", "r20", phase="start")
BLOCKER = document("einser-blocker", "r5", "r20", phase="roll", blocks="b0.2 r9")
PLACED = document("werfer", "r5", "z2.4 z2.3 z2.2 z2.1", "r9", die=1, places=[1], options={"places": True})
WON = document("werfer", "z0.4 z0.3 z0.2 z0.1", "r20", phase="over", winner=0)


def problem_of(given: Any) -> str:
    with pytest.raises(engawa.InvalidNotation) as error:
        engawa.load(given)
    return str(error.value)


def without(given: dict[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in given.items() if name != key}


def with_piece(given: dict[str, Any], seat: int, i: int, name: Any) -> dict[str, Any]:
    changed = copy.deepcopy(given)
    changed["pieces"][seat][i] = name
    return changed


@pytest.mark.parametrize(
    "given",
    [
        WERFER,
        ROLL,
        ROLL | {"sixes": 1},
        WON,
        JAEGER,
        BLOCKER,
        document("werfer", "r5", "r20", die=6, sixes=2),
        document("werfer", "s0 s0 s2 s2", "r20", phase="enter"),
        document("jaeger", "n1.1", "r20", phase="hunt", named=5, sixes=1),
        document("jaeger", "n1.1 n2.1", "r20", phase="focus", hits=1),
        document("jaeger", "n1.1 n2.1", "r20", phase="focus", hits=4, options={"extra_hits": "kind"}),
        document("einser-blocker", "r5", "r20", die=1, moved=True),
        document("einser-blocker", "r5", "r20", die=1, pushed=True, blocks="b0.3"),
        PLACED,
        document("einser-blocker", "r5", "r20", phase="start", blocks="b0.3", sixes=1),
        document("zweite-ebene", "r5 i9 t2", "r20", "t3", players=5, die=2),
        document("kurzer-einsatz", "e3.0 r5", "r20", die=6),
        document("abkuerzungen", "g1.1", "r20", players=4, turn=3, die=2, options={"colours": 4}),
    ],
)
def test_a_document_is_written_as_it_was_read(given: dict[str, Any]) -> None:
    before = copy.deepcopy(given)
    assert engawa.load(given).position() == before
    assert given == before


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_come_in_the_order_of_the_rules(game: str) -> None:
    m = engawa.new(f"nueby/{game}")
    m.play("d3")
    own = {"jaeger": ["focus"], "einser-blocker": ["blocks"]}.get(game, [])
    own += ["moved", "pushed"] * (game == "einser-blocker")
    keys = ["game", "players", "turn", "phase", "die", "sixes", "pieces", *own, "options"]
    assert list(m.position()) == keys


def test_options_may_be_left_out_and_usual_ones_are_not_written() -> None:
    assert engawa.load(without(WERFER, "options")).position() == WERFER
    usual = {"colours": 6, "extra_hits": "book", "players": 2}
    assert engawa.load(JAEGER | {"options": usual}).position() == JAEGER


def test_a_move_phase_in_which_nothing_can_move_may_be_asked_about() -> None:
    m = engawa.load(document("abkuerzungen", "z0.3", "r20", die=4))
    assert m.legal() == ["pass"]
    assert m.why("z0.3-z0.4").clause == "NU-1"


KNOWN = "game, players, turn, phase, sixes, pieces, options, places, die, named, hits, winner"
UNKNOWN_MOVED = f'position: unknown key "moved"; known are {KNOWN}'
PHASES = 'phase: expected one of "roll", "hunt", "enter", "start", "move", "focus", "over"'
FIELD = "pieces[0][0]: expected a field where a piece can be"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (without(WERFER, "pieces"), "position: the key 'pieces' is missing"),
        (without(WERFER, "sixes"), "position: the key 'sixes' is missing"),
        (without(WERFER, "die"), "position: the key 'die' is missing"),
        (without(JAEGER, "focus"), "position: the key 'focus' is missing"),
        (without(BLOCKER, "blocks"), "position: the key 'blocks' is missing"),
        (without(WON, "winner"), "position: the key 'winner' is missing"),
        (WERFER | {"seen": {}}, f'position: unknown key "seen"; known are {KNOWN}'),
        (WERFER | {"blocks": []}, f'position: unknown key "blocks"; known are {KNOWN}'),
        (WERFER | {"players": 7}, "players: expected one of 2, 3, 4, 5, 6, got 7"),
        (BLOCKER | {"players": 5}, "players: expected one of 2, 3, 4, got 5"),
        (WERFER | {"turn": 2}, "turn: expected one of 0, 1, got 2"),
        (WERFER | {"turn": True}, "turn: expected one of 0, 1, got true"),
        (WERFER | {"phase": "play"}, f'{PHASES}, got "play"'),
        (WERFER | {"die": 0}, "die: expected a whole number from 1 to 6, got 0"),
        (WERFER | {"die": 7}, "die: expected a whole number from 1 to 6, got 7"),
        (WERFER | {"die": "4"}, 'die: expected a whole number from 1 to 6, got "4"'),
        (WERFER | {"sixes": 2}, "sixes: expected a whole number from 0 to 1, got 2"),
        (WERFER | {"die": 6}, "sixes: expected a whole number from 1 to 2, got 0"),
        (document("kurzer-einsatz", "r5", "r20", die=6) | {"sixes": 1},
         "sixes: expected a whole number from 0 to 0, got 1"),
        (WON | {"sixes": 1}, "sixes: expected a whole number from 0 to 0, got 1"),
        (ROLL | {"die": 3}, "impossible position: 'die' is not for phase 'roll'"),
        (ROLL | {"named": 3}, "impossible position: 'named' is not for phase 'roll'"),
        (ROLL | {"winner": 0}, "impossible position: 'winner' is not for phase 'roll'"),
        (document("jaeger", "n1.1", "r20", phase="hunt", named=7), "named: expected a whole number from 1 to 6, got 7"),
        (document("jaeger", "n1.1", "r20", phase="focus", hits=5), "hits: expected a whole number from 1 to 4, got 5"),
        (WERFER | {"pieces": []}, "pieces: expected a list of 2, got []"),
        (WERFER | {"pieces": "r5"}, 'pieces: expected a list, got "r5"'),
        (WERFER | {"pieces": [["r5"], []]}, 'pieces[0]: expected a list of 4, got ["r5"]'),
        (with_piece(WERFER, 0, 0, "r48"), f'{FIELD}, got "r48"'),
        (with_piece(WERFER, 0, 0, 5), f"{FIELD}, got 5"),
        (with_piece(BLOCKER, 0, 0, "b0.0"), f'{FIELD}, got "b0.0"'),
        (with_piece(WERFER, 0, 0, "z3.1"),
         "impossible position: a piece of seat 0 is on z3.1, in the goal lane of another colour"),
        (with_piece(WERFER, 0, 0, "r20"), "impossible position: more than one piece or blockade stands on r20"),
        (with_piece(WERFER, 0, 0, "r9"), "impossible position: more than one piece or blockade stands on r9"),
        (with_piece(document("werfer", "r5", players=4, die=1), 0, 1, "s0"),
         "impossible position: with three pieces each, the fourth of seat 0 stands on z0.4"),
        (BLOCKER | {"blocks": ["b0.2"]}, 'blocks: expected a list of 2, got ["b0.2"]'),
        (BLOCKER | {"blocks": ["b2.2", "r9"]},
         'blocks[0]: expected a field of the ring or of the own track (such as b0.0), got "b2.2"'),
        (BLOCKER | {"blocks": ["z0.1", "r9"]},
         'blocks[0]: expected a field of the ring or of the own track (such as b0.0), got "z0.1"'),
        (BLOCKER | {"blocks": [3, "r9"]},
         "blocks[0]: expected a field of the ring or of the own track (such as b0.0), got 3"),
        (BLOCKER | {"blocks": ["r5", "r9"]}, "impossible position: more than one piece or blockade stands on r5"),
        (BLOCKER | {"blocks": ["r9", "r9"]}, "impossible position: more than one piece or blockade stands on r9"),
        (JAEGER | {"focus": [[True] * 4]}, "focus: expected a list of 2, got [[true, true, true, true]]"),
        (JAEGER | {"focus": [[True], []]}, "focus[0]: expected a list of 4, got [true]"),
        (JAEGER | {"focus": [[False, 1, False, True], [False] * 4]}, "focus[0][1]: expected true or false, got 1"),
        (JAEGER | {"focus": [[False, True, True, True], [False] * 4]},
         "impossible position: a piece with focus waits on s0"),
        (WON | {"winner": 1}, "winner: expected one of 0, got 1"),
        (with_piece(WON, 0, 0, "r5"), "impossible position: seat 0 has won, but not all of its pieces are home"),
        (without(WON, "winner") | {"phase": "roll"},
         "impossible position: seat 0 has all pieces home, so the game is over and won by it"),
        (document("werfer", "r5", "r20", phase="enter"),
         "impossible position: there is nothing for seat 0 to do in phase 'enter'"),
        (document("einser-blocker", "", "r20", phase="enter", blocks="b0.1 r0"),
         "impossible position: there is nothing for seat 0 to do in phase 'enter'"),
        (document("einser-blocker", "r5", "r20", die=2, pushed=True),
         "impossible position: the blockade was pushed, but the die shows a 2"),
        (without(document("einser-blocker", "r5", "r20", die=2), "moved"),
         "position: the key 'moved' is missing"),
        (document("einser-blocker", "r5", "r20", die=2, moved=1), "moved: expected true or false, got 1"),
        (document("einser-blocker", "r5", "r20", phase="roll", moved=True),
         "impossible position: 'moved' is not for phase 'roll'"),
        (document("werfer", "r5", "r20", die=2, moved=True), UNKNOWN_MOVED),
        (WERFER | {"places": []}, "impossible position: 'places' is for matches with the option places"),
        (WERFER | {"options": {"places": True}}, "position: the key 'places' is missing"),
        (PLACED | {"places": [1, 1]}, "places[1]: expected one of 0, 2, got 1"),
        (PLACED | {"places": []}, "impossible position: seat 1 has all pieces home, so it has a place"),
        (PLACED | {"places": [2], "turn": 0}, "impossible position: seat 1 has all pieces home, so it has a place"),
        (PLACED | {"turn": 1}, "impossible position: seat 1 has finished and takes no more turns"),
        (PLACED | {"places": [1, 2]}, "impossible position: at the end everybody has a place, before it at least two"
         " players have none; the phase is 'move'"),
        (with_piece(PLACED, 1, 0, "r30"),
         "impossible position: seat 1 has a place, but not all of its pieces are home"),
        (WERFER | {"options": {"places": 1}}, "places: expected true or false, got 1"),
        (document("jaeger", "n1.1*", "r20", phase="hunt", named=2),
         "impossible position: there is nothing for seat 0 to do in phase 'hunt'"),
        (document("werfer", "r5", "r20", phase="hunt", named=2),
         "impossible position: there is nothing for seat 0 to do in phase 'hunt'"),
        (document("jaeger", "r5", "r20", phase="focus", hits=2),
         "impossible position: there is nothing for seat 0 to do in phase 'focus'"),
        (WERFER | {"options": []}, "options: expected an object, got []"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_or_cannot_be_is_said_in_one_line(given: Any, problem: str) -> None:
    assert problem_of(given) == problem


def test_a_document_of_another_game_is_not_mistaken_for_this_one() -> None:
    game = engawa.new("nueby/werfer").game
    with pytest.raises(engawa.InvalidNotation) as error:
        game.notation.parse_position(document("abkuerzungen", "r5", "r20", die=4))
    assert str(error.value) == 'game: expected one of "nueby/werfer", got "nueby/abkuerzungen"'
