"""Whose luck every chance is: who rolls, draws and is dealt a card."""

import pytest
from games.ninja_all_stars.sketch import combat, new, phase, play, sketch

from engawa.core.contract import NOBODY

CHESTS = {"challenge": "search", "chests": ["j6", "n10"], "contents": {"scroll": 1, "trap": 1}}


def roller(m):
    assert m.to_act == "chance"
    return m.game.kernels.roller(m._b, m._s)


@pytest.mark.clause("NS-J3", "NS-S2")
def test_initiative_and_moon_are_nobodys():
    m = new(3, janken="dice")
    assert (phase(m), roller(m)) == ("init", NOBODY)
    play(m, "init B")
    assert (phase(m), roller(m)) == ("moon", NOBODY)


@pytest.mark.clause("NS-S3")
def test_a_card_is_the_luck_of_whoever_is_due_it():
    m = play(new(3, janken="dice"), "init B", "dice E")
    seats = []
    while phase(m) == "deal":
        seats.append(roller(m))
        m.roll()
    assert seats[:9] == [1, 1, 1, 2, 2, 2, 0, 0, 0]


@pytest.mark.clause("NS-C9")
def test_attack_dice_are_the_attackers_and_defence_dice_the_defenders():
    m = combat("B2 j10 N", "A2 j9 S", by="B2", on="A2", at=1, df=1)
    assert (phase(m), roller(m)) == ("dice-att", 1)
    play(m, "dice E")
    assert (phase(m), roller(m)) == ("dice-def", 0)


@pytest.mark.clause("NS-X7")
def test_a_sentry_rolls_for_whoever_decides_for_it():
    m = combat("A2 j10 N", "Z1 j9 S guards=j6", by="A2", on="Z1", at=1, df=2, players=3, challenge="search")
    assert roller(m) == 0
    play(m, "dice E")
    assert (phase(m), roller(m)) == ("dice-def", 1)


@pytest.mark.clause("NS-T2", "NS-T5")
def test_a_test_is_the_luck_of_the_tester_and_so_is_what_is_rolled_again():
    m = play(sketch("B1 j10 N", "A2 j9 S", active="B1"), "step j11")
    assert (phase(m), roller(m)) == ("test", 1)
    play(m, "dice SSS")
    assert phase(m) == "react"
    play(m, next(move for move in m.legal() if move.startswith("mastery")))
    assert (phase(m), roller(m)) == ("reroll", 1)


@pytest.mark.clause("NS-T5")
def test_rerolled_dice_are_the_luck_of_the_pool_that_they_lie_in():
    m = combat("A2 j10 N", "B2 j9 S curse=1", at=1, df=1)
    play(m, "dice E", "dice W")
    assert m.to_act == 0
    play(m, next(move for move in m.legal() if move.startswith("curse")))
    assert (phase(m), roller(m)) == ("reroll", 1)


@pytest.mark.clause("NS-K10")
def test_the_resilient_roll_for_themselves():
    m = combat("A2 j10 N", "B2 j9 S luck=2", at=1, df=0, attack={"resilient": True})
    play(m, "dice E", "result earth")
    assert (phase(m), roller(m)) == ("resist", 1)


@pytest.mark.clause("NS-U3")
def test_poison_burns_whoever_has_it():
    m = play(sketch("B2 j10 N poison=1", active="B2"), "end")
    assert (phase(m), roller(m)) == ("poison", 1)


@pytest.mark.clause("NS-O11")
def test_what_is_in_a_chest_is_the_luck_of_whoever_opens_it():
    m = play(sketch("A2 j7 N", "A3 d2 S", **CHESTS), "open j6", "dice SSF")
    assert (phase(m), roller(m)) == ("chest", 0)
    assert roller(play(m, "chest scroll")) == 0
