"""The table as text."""

import pytest
from games.ninja_dice.table import stealing, table

import engawa


def test_the_tray_shows_where_dice_lie_and_where_fronts_point():
    match = stealing(
        {"T1": (2, "arrow@-900,0,0"), "T2": (1, "hourglass@500,-500,450")},
        "T1",
        "fight@0,1000,0 fortune@0,0,1350 pick@300,0,0 pick@300,300,0 pick@300,600,0",
        locked=["T4"],
    )
    lines = match.draw().splitlines()
    rows = {
        name: next(i for i, line in enumerate(lines) if f" {name}" in line[:46]) for name in ("S1", "S2", "T1", "T2")
    }
    assert rows["S1"] < rows["S2"] == rows["T1"] < rows["T2"]
    row = lines[rows["S2"]]
    assert row.index("T1→") < row.index("S2↖") < row.index("S3")
    text = match.draw()
    for part in (
        "P0*  3",
        "P2   3  T1",
        "house guard2 guard2 resident lock",
        "locked T4",
        "T1 arrow      -900     0    0 P2",
    ):
        assert part in text


def test_boosts_are_shown_and_nothing_is_wider_than_a_terminal():
    match = table(
        "push", "fight@-1000,0,0 fortune@-830,0,3599 pick pick pick", "resident2 " * 6, players=5, boosts={"S2": "S1"}
    )
    text = match.draw()
    assert "S2 fortune    -830     0 3599 +S1" in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert engawa.new("ninja-dice").draw().count("P") == 2


@pytest.mark.parametrize("phase", ["house", "push"])
def test_painting_changes_no_letter(phase):
    match = table("push") if phase == "push" else engawa.new("ninja-dice", players=5)
    assert match.draw(lambda text, style: f"<{style}>{text}</>").count("</>") > 10
    painted = match.draw(lambda text, style: text)
    assert painted == match.draw()
