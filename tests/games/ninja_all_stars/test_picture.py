"""The board in the terminal: 80 columns, every model and object to be seen."""

from xml.etree import ElementTree

import pytest
from games.ninja_all_stars.grounds import board, with_board
from games.ninja_all_stars.sketch import combat, new, play, sketch


def test_the_board_fits_into_80_columns():
    m = sketch(
        "A2 j10 N stun=1",
        "B2 s10 W stealth",
        "A3 a1 E medal",
        "B4 heal",
        challenge="medals",
        medals=["j12"],
        lanterns=["e8"],
        shrines=["j8"],
    )
    lines = m.draw().splitlines()
    assert max(len(line) for line in lines) <= 80
    assert lines[0].split() == list("abcdefghijklmnopqrs")
    assert "A2↑!" in lines[10]
    assert lines[10].endswith("b2←")
    assert lines[1].startswith(" 1 A3→$")
    assert (lines[8][3 + 4 * 4], lines[8][3 + 4 * 9], lines[12][3 + 4 * 9]) == ("*", "+", "$")
    assert any("B (W) 0 | + B4" in line for line in lines)


def test_only_the_hand_of_who_decides_is_named():
    m = sketch("A2 j10 N", "B2 j8 S", hands=[["vault"], ["decoy", "banzai"]])
    assert "vault" in m.draw()
    assert "decoy" not in m.draw()


def test_dice_lie_below_the_board():
    m = play(combat("A9 j10 N", "B2 j9 S", by="A9", at=3, df=2), "dice EEV", "dice WW", "mastery E", "dice F")
    assert "EV[F] : WW" in m.draw()


def test_goals_and_hill_are_marked():
    assert new(2, challenge="hill").draw().count("=") == 9
    goals = new(2, challenge="messenger").draw().splitlines()
    assert goals[3][3 + 4 * 5] == "o"


@pytest.mark.clause("NS-Z7")
@pytest.mark.parametrize(("width", "height", "last"), [(9, 9, "i9"), (24, 24, "x24"), (24, 9, "x9"), (9, 24, "i24")])
def test_a_board_of_any_size_is_drawn_to_its_last_space(width, height, last):
    options = {"edition": with_board(board(width, height, zone=6)), "setup": "full"}
    m = sketch(f"A2 {last} N", "B2 d4 S", board="own", options=options)
    head, *rows = m.draw().splitlines()
    columns = "abcdefghijklmnopqrstuvwx"[:width]
    assert head.split() == [*columns]
    assert [row.split()[0] for row in rows[:height]] == [str(number + 1) for number in range(height)]
    assert rows[height - 1].split()[-1] == "A2↑"
    assert rows[height] == ""
    picture = ElementTree.fromstring(m.svg())
    names = [element.text for element in picture.iter() if element.tag.endswith("text")]
    first = names.index("a")
    assert names[first : first + width + height] == [*columns, *(str(number + 1) for number in range(height))]
