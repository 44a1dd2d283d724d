"""Moves and outcomes as text."""

import doctest

import pytest
from games.ninja_all_stars.sketch import clause_against, combat, new, play, sketch

from engawa.core.errors import InvalidNotation
from engawa.games.ninja_all_stars import actions, dice
from engawa.games.ninja_all_stars.phrases import format_action, parse_action

MOVES = [
    "pass rock",
    "lantern l5",
    "shrine j8",
    "pick B",
    "edge N",
    "post i6 NW",
    "champion A1",
    "deploy A1 j2",
    "messenger A7",
    "activate Z2",
    "step e5",
    "face SW",
    "take",
    "run",
    "attack B2",
    "shoot B2",
    "search B2",
    "stealth",
    "open j6",
    "give A4",
    "haste",
    "end",
    "card vault",
    "card rushing-river+",
    "card adrenaline F",
    "card fuzin att",
    "card fuzin def",
    "card fuzin own",
    "card fuzin foe",
    "curse own",
    "affinity earth",
    "team A3",
    "use lullaby B3",
    "mastery SSSWWEEVV",
    "card decoy Z1",
    "card darkest-night+ A5",
    "card stellar-alignment fire",
    "use drown",
    "use healing A4",
    "mastery",
    "mastery EWF",
    "ccm F",
    "nimble",
    "shrine",
    "token S",
    "lucky",
    "curse",
    "curse att",
    "result void",
    "protect",
    "herbs A9",
    "push B2 e7",
    "stay",
    "place B2 e7",
    "heal A4",
    "draw",
    "rest A5",
][1:]


@pytest.mark.clause("NS-N1")
@pytest.mark.parametrize("move", MOVES)
def test_a_move_reads_back_to_itself(move):
    expected = "mastery WEF" if move == "mastery EWF" else move
    assert format_action(parse_action(move)) == expected
    assert parse_action(move.upper()) == parse_action(f"  {move.replace(' ', '   ')} ") == parse_action(move)


@pytest.mark.clause("NS-N1")
def test_an_int_that_writes_no_move_is_refused():
    m = sketch("A2 j10 N")
    for action in (-1, 1, actions.action_of(actions.STEP, 0, 576), actions.action_of(60, 0, 0), 1 << 62):
        index = m.game.rules.refusal(m._b, m._s, action)
        assert m.game.clauses[index].id == "NS-N1"
        assert m.game.notation.reason(m._b, m._s, action, "NS-N1").text("en") == "no move is written like this"


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("", 'unreadable move ""'),
        ("fly e5", 'unreadable move "fly e5"'),
        ("step", "move \"step\": 'step' is followed by something else"),
        ("step e5 e6", "'step' is followed by something else"),
        ("step z9", 'move "step z9": expected a space such as j10, got "z9"'),
        ("step e25", "expected a space such as j10"),
        ("attack E1", 'expected a model such as A3 or Z1, got "E1"'),
        ("face up", "expected a direction: N, NE, E, SE, S, SW, W or NW"),
        ("edge NE", "expected an edge: N, E, S or W"),
        ("pick E", "expected a seat: A, B, C or D"),
        ("result ice", "expected an element: spirit, water"),
        ("token X", "expected a die: S, W, E, V, F or A"),
        ("card joker", "expected the name of a moon card"),
        ("card vault++", "expected the name of a moon card"),
        ("use mastery", "expected the name of an ability"),
        ("mastery QQ", "expected dice as letters of SWEVFA"),
    ],
)
def test_an_unreadable_move_is_answered_in_one_line(move, problem):
    with pytest.raises(InvalidNotation) as error:
        parse_action(move)
    assert problem in str(error.value)
    assert error.value.text("de") != str(error.value)


@pytest.mark.clause("NS-D3", "NS-T1")
def test_outcomes_are_read_in_any_order_and_written_in_one():
    m = combat("A2 j10 N", "B2 j9 S", at=3, df=0)
    assert m.play("dice VFE") == "dice EVF"
    with pytest.raises(InvalidNotation, match="outcome: expected 'dice' and 3 letters of SWEVFA"):
        combat("A2 j10 N", "B2 j9 S", at=3, df=0).play("dice VF")
    with pytest.raises(InvalidNotation, match="expected one of init A"):
        new(2, janken="dice").play("init E")
    with pytest.raises(InvalidNotation, match="expected one of"):
        new(2, janken="dice").play("init C")
    with pytest.raises(InvalidNotation, match="expected one of deal adrenaline"):
        play(new(2, janken="dice"), "init A", "dice F", "deal joker")


def test_the_tables_of_actions_are_complete():
    assert doctest.testmod(actions) == doctest.TestResults(0, 3)
    assert doctest.testmod(dice) == doctest.TestResults(0, 3)
    assert len(actions.FIRSTS) == len(actions.SECONDS) == actions.KINDS
    assert dice.FIRST[9] == len(dice.POOLS) == len(dice.WAYS)
    assert all(sum(dice.WAYS[dice.FIRST[k] : dice.FIRST[k + 1]]) == 6**k for k in range(9))


def test_every_phase_says_what_it_expects():
    m = new(2)
    assert clause_against(m, "step e5") == "NS-J2"
    assert m.why("step e5").en.startswith("A chooses 'rock', 'paper' or 'scissors' now [NS-J2")
    assert m.why("step e5").de.startswith("A wählt jetzt 'rock', 'paper' oder 'scissors' [NS-J2")
