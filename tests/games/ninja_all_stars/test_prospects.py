"""Windows: what is told of passing comes of it, options take up the dice that they name, and idle ones say so."""

import random
from time import perf_counter

from games.ninja_all_stars.sketch import combat, phase, play

import engawa

WINDOWS = ("dodge", "affinity", "boost", "react", "result", "save")


def window(m):
    return m.forecast(None, eyes=m.to_act)["window"]


def fight(dice, answer):
    """An attack of A2 on B2 whose dice lie; the moon gives A a reroll token."""
    m = combat("A2 j10 N", "B2 j9 S", by="A2", at=len(dice), df=len(answer), moon="F", rerolls=[1, 0])
    return play(m, f"dice {dice}", f"dice {answer}")


def test_passing_leaves_what_opposites_do_not_cancel_and_names_who_chooses():
    m = fight("EVFF", "WAA")
    assert window(m)["passing"] == {"left": "VFA", "chooser": "A", "result": "void", "injured": 1.0}
    after = play(m, "pass")
    assert sorted(after.legal()) == ["result air", "result fire", "result void"]


def test_an_option_says_which_dice_it_takes_up_and_idle_windows_pass_by_themselves():
    told = window(fight("EVFF", "WAA"))
    assert {text: (facts["pool"], facts["dice"]) for text, facts in told["moves"].items()} == {
        "token E": ("att", "E"), "token F": ("att", "F"), "token V": ("att", "V"),
    }  # fmt: skip
    # An Injury is the most that can be had: nobody needs to be asked.
    assert not any(facts["better"] for facts in told["moves"].values())
    assert told["itself"] == "pass"


def test_a_window_with_something_to_win_is_left_to_the_player():
    told = window(fight("FFF", "WW"))
    # Fire would Stun both; the die that is rolled again lies alone against none.
    assert told["passing"] == {"left": "F", "chooser": "A", "result": "fire", "stunned": 1.0}
    assert told["moves"]["token F"]["better"]
    assert told["moves"]["token F"]["injured"] == round(1 / 6, 6)
    assert "itself" not in told


def test_large_pools_are_told_of_in_no_time():
    m = combat("A9 j10 N", "B2 j9 S", by="A9", at=8, df=8, moon="E", rerolls=[0, 0])
    m = play(m, "dice SSWWEEVA", "dice SSWWEEVA")
    began = perf_counter()
    assert len(window(m)["moves"]) > 100
    assert perf_counter() - began < 5


def test_in_play_every_window_keeps_its_word():
    seen = set()
    for seed in (1, 4):
        m, chance = engawa.new("ninja-all-stars", seed=seed, setup="quick", janken="dice"), random.Random(seed)
        while m.to_act is not None and m.ply < 260:
            if m.to_act == "chance":
                m.roll()
                continue
            if phase(m) in WINDOWS:
                seen.add(phase(m))
                check(m)
            m.play(chosen(m.legal(), chance))
    assert seen >= {"react", "result"}


def check(m):
    """What is told against what can be played, and against what then lies there."""
    told, legal = window(m), m.legal()
    assert set(told["moves"]) == set(legal) - {"pass"}
    assert told.get("itself", legal[0]) in legal
    for text, facts in told["moves"].items():
        if "dice" in facts:
            roll = play(m.copy(), text).position()["roll"]
            assert roll["again"] == [len(facts["dice"]), facts["pool"]]
    if "left" in told["passing"]:
        after = m.copy()
        while phase(after) == "react":
            after.play("pass")
        if phase(after) == "result":
            left = {*"".join(after.position()["attack"]["left"])}
            assert told["passing"]["left"] == "".join(sorted(left, key="SWEVFA".index))
            assert "ABCD"[after.to_act] == told["passing"]["chooser"]
        else:
            assert told["passing"]["left"] == "" or len(told["passing"]["left"]) == 1


def chosen(legal, chance):
    eager = [text for text in legal if text.startswith(("attack", "shoot"))]
    steps = [text for text in legal if text.startswith("step")]
    if eager:
        return chance.choice(eager)
    if steps and chance.random() < 0.8:
        return min(steps, key=lambda text: abs(ord(text[5]) - 106) + abs(int(text[6:]) - 10) + chance.random())
    return chance.choice(legal)
