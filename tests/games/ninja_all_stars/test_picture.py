"""The board in the terminal: 80 columns, every model and object to be seen."""

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
