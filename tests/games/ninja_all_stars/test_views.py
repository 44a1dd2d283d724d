"""What a seat may know, and what it cannot."""

import json

import pytest
from games.ninja_all_stars.sketch import load, new, phase, play, sketch

from engawa.core import rng
from engawa.core.forge.declare import copied

HANDS = [["vault", "decoy"], ["igazani"]]


@pytest.mark.clause("NS-I1")
def test_a_view_has_the_own_hand_and_the_sizes_of_others():
    m = sketch("A2 j10 N", "B2 j8 S", hands=HANDS, discard=["tumble"])
    assert m.view(0)["hands"] == [["decoy", "vault"], 1]
    assert m.view(1)["hands"] == [2, ["igazani"]]
    assert m.view(None)["hands"] == [2, 1]
    assert m.view(1)["discard"] == ["tumble"]


@pytest.mark.clause("NS-I1", "NS-J2")
def test_shapes_are_secret_until_turned_up():
    m = play(new(3), "rock", "paper")
    assert m.view(0)["janken"]["shown"] == {"A": "rock"}
    assert m.view(1)["janken"]["shown"] == {"B": "paper"}
    assert "shown" not in m.view(2)["janken"]
    assert m.reveals(0) is False
    play(m, "paper")
    assert m.reveals(2) is True


@pytest.mark.clause("NS-I2")
def test_a_dealt_card_reads_as_a_question_mark_for_all_but_its_seat():
    m = play(new(3, setup="quick", janken="dice"), "init B", "dice F", "deal vault", "deal vault")
    for ply in (2, 3):
        assert m.kept_from(ply) == {-1, 0, 2}
        assert (m.text(ply), m.text(ply, kept=True)) == ("deal vault", "deal ?")
        assert [message.text("en") for message in m.told(ply, kept=True)] == ["B is dealt a moon card."]
    assert m.kept_from(0) == m.kept_from(1) == frozenset()


@pytest.mark.clause("NS-I1", "NS-P2")
def test_a_card_that_is_played_is_told_to_all_whatever_is_left_in_the_hand():
    m = play(sketch("A2 d6 E", "B2 j8 S", hands=[["decoy", "vault", "tumble", "vault"], []]), "card vault")
    assert m.kept_from(0) == frozenset()
    assert m.reveals(0) is True  # though another of its kind stays in the hand


@pytest.mark.clause("NS-I1", "NS-J2")
def test_a_shape_not_yet_turned_up_is_kept_from_the_others():
    m = play(new(2), "rock", "paper")
    assert (m.kept_from(0), m.text(0, kept=True), m.told(0, kept=True)) == ({-1, 1}, "?", [])
    assert m.kept_from(1) == frozenset()


@pytest.mark.clause("NS-I2", "NS-I4")
def test_states_that_differ_in_what_a_seat_cannot_know_look_the_same():
    first = sketch("A2 j10 N", "B2 j8 S", hands=[["vault"], ["igazani", "decoy"]])
    second = sketch("A2 j10 N", "B2 j8 S", hands=[["vault"], ["tumble", "mamoru"]])
    assert json.dumps(first.view(0)) == json.dumps(second.view(0))
    assert json.dumps(first.view(None)) == json.dumps(second.view(None))
    assert first.view(1) != second.view(1)


@pytest.mark.clause("NS-I4")
def test_imagined_hands_have_the_right_size_and_no_card_twice():
    m = sketch(
        "A2 j10 N", "B2 j8 S", hands=[["mamoru"], ["igazani", "decoy", "vault"]], discard=["third-eye", "third-eye"]
    )
    seen = set()
    for number in range(30):
        other, words = m.copy(), [0] * 4
        rng.seed(words, number)
        other._s = copied(m._s)
        m.game.kernels.imagine(other._b, other._s, 0, words)
        hands = other.position()["hands"]
        assert (hands[0], len(hands[1])) == (["mamoru"], 3)
        assert not {"mamoru", "third-eye"} & {*hands[1]}
        seen |= {*hands[1]}
    assert len(seen) > 10


@pytest.mark.clause("NS-I4")
def test_a_view_can_be_loaded_and_played_on():
    m = sketch("A2 j10 N", "B2 j8 S", hands=HANDS)
    mine = load(m.view(0))
    assert mine.legal() == m.legal()
    assert mine.view(0) == m.view(0)
    theirs = load(m.view(1))
    assert theirs.position() == m.view(1)


@pytest.mark.clause("NS-I5", "NS-T9")
def test_a_window_opens_only_for_who_could_do_something():
    dry = play(sketch("A2 j10 N", "B2 j9 S", hands=[[], ["vault"]]), "step j11", "dice FSS")
    assert phase(dry) == "act"
    wet = play(sketch("A2 j10 N", "B2 j9 S", hands=[[], ["suinij"]]), "step j11", "dice FSS")
    assert (phase(wet), wet.to_act, wet.view(0)["hands"]) == ("react", 1, [[], 1])


@pytest.mark.clause("NS-I3")
def test_which_contents_are_left_is_public():
    m = sketch("A2 j7 N", challenge="search", chests=["j6"], contents={"trap": 1})
    assert m.view(None)["contents"] == {"trap": 1}


@pytest.mark.clause("NS-I2")
def test_what_is_told_about_a_deal_does_not_name_the_card():
    m = play(new(2, janken="dice"), "init A", "dice F", "deal vault")
    assert [message.text("en") for message in m.told(m.ply - 1)] == ["A is dealt a moon card."]
