"""The standard rules: running, throwing, compulsion, free entry, the goal."""

import pytest
from games.nueby.sketch import GAMES, WITH_SIXES, clause_against, fields_of, sketch, told

# Running


@pytest.mark.clause("NU-1")
def test_a_piece_runs_clockwise_exactly_the_count_over_whoever_stands_there() -> None:
    m = sketch("abkuerzungen", "r12 r14", "r13 r15", die=4)
    assert m.legal() == ["r12-r16", "r14-r18"]
    m.play("r12-r16")
    assert (fields_of(m, 0), fields_of(m, 1)) == (["r14", "r16", "s0", "s0"], ["r13", "r15", "s3", "s3"])


@pytest.mark.clause("NU-1")
def test_neither_more_nor_less_than_the_count_is_moved() -> None:
    m = sketch("abkuerzungen", "r12", "r30", die=4)
    for there in ("r15", "r17", "r13"):
        assert m.why(f"r12-{there}").en == f"with a 4 a piece on r12 gets to r16, not to {there} [NU-1]"
    assert m.why("r12-r17").de == "mit einer 4 kommt eine Figur von r12 nach r16, nicht nach r17 [NU-1]"


@pytest.mark.clause("NU-1")
def test_the_ring_has_no_end() -> None:
    assert sketch("kurzer-einsatz", "r46", "r30 r20", turn=1, die=5).legal() == ["r20-r25", "r30-r35"]
    m = sketch("kurzer-einsatz", "r20", "r46", turn=1, die=5)
    assert m.legal() == ["r46-r3"]


@pytest.mark.clause("NU-2")
def test_any_own_piece_in_play_or_in_the_goal_lane_may_be_moved() -> None:
    m = sketch("werfer", "r20 r30 z0.1", "r40", die=1)
    assert m.legal() == ["r20-r19", "r20-r21", "r30-r29", "r30-r31", "z0.1-z0.2"]


@pytest.mark.clause("NU-2")
def test_nobody_moves_what_is_not_there_or_belongs_to_others() -> None:
    m = sketch("werfer", "r20", "r40", die=1)
    assert m.why("r21-r22").en == "no piece of Red is on r21 [NU-2]"
    assert m.why("r40-r41").en == "the piece on r40 belongs to Blue [NU-2]"
    assert m.why("r40-r41").de == "die Figur auf r40 gehört Blau [NU-2]"
    assert m.why("s3-r24").en == "no piece of Red is on s3 [NU-2]"


# Free entry


@pytest.mark.clause("NU-3")
@pytest.mark.parametrize("game", WITH_SIXES)
def test_who_has_nothing_in_play_enters_freely_as_the_turn_begins(game: str) -> None:
    m = sketch(game, "", "r20", turn=1, phase="roll")
    m.play("d2")
    m.play(m.legal()[-1])
    assert fields_of(m, 0) == ["r0", "s0", "s0", "s0"]
    assert (m.to_act, m.position()["turn"], m.position()["sixes"]) == ("chance", 0, 1)
    assert "Red enters freely from s0 on r0." in told(m)


@pytest.mark.clause("NU-3")
def test_a_free_entry_needs_everybody_in_the_goal_as_far_in_as_possible() -> None:
    far = sketch("werfer", "z0.4 z0.3", "r20", turn=1, die=2)
    far.play("r20-r22")
    assert fields_of(far, 0) == ["r0", "s0", "z0.3", "z0.4"]
    for goal in ("z0.4 z0.2", "z0.3", "z0.1 z0.2"):
        near = sketch("werfer", goal, "r20", turn=1, die=2)
        near.play("r20-r22")
        assert "r0" not in fields_of(near, 0)
        assert (near.to_act, near.position()["turn"], near.position()["sixes"]) == ("chance", 0, 0)


@pytest.mark.clause("NU-3")
def test_nobody_enters_freely_while_a_piece_is_in_play() -> None:
    m = sketch("werfer", "r30", "r20", turn=1, die=2)
    m.play("r20-r22")
    assert fields_of(m, 0) == ["r30", "s0", "s0", "s0"]


@pytest.mark.clause("NU-3")
def test_a_free_entry_happens_only_as_a_turn_begins_never_after_a_six() -> None:
    # With nothing in play, but somebody in the goal who could move up, a six is rolled and not used.
    m = sketch("werfer", "z0.3", "r20", phase="roll")
    m.play("d6")
    m.play("pass")
    assert (m.to_act, m.position()["sixes"], fields_of(m, 0)) == ("chance", 1, ["s0", "s0", "s0", "z0.3"])
    m.play("d1")
    m.play("z0.3-z0.4")
    assert (m.position()["turn"], fields_of(m, 0)) == (1, ["s0", "s0", "s0", "z0.4"])


@pytest.mark.clause("NU-3")
def test_a_free_entry_throws_an_opponent_and_cannot_be_declined() -> None:
    m = sketch("werfer", "", "r0 r20", turn=1, die=2)
    m.play("r20-r22")
    assert fields_of(m, 1) == ["r22", "s0", "s3", "s3"]
    assert told(m)[1:] == ["Red enters freely from s0 on r0.", "Blue is thrown on r0 and goes to s0."]
    choice = sketch("werfer", "s0 s0 s2 s2", "r20", phase="enter")
    assert choice.why("pass").en == "a free entry cannot be declined: s0-r0, s2-r16 [NU-3, our ruling]"
    assert choice.why("s1-r8").clause == "NU-3"
    assert choice.why("s0-r1").clause == "NU-3"
    assert choice.why("s0-r0") is None


@pytest.mark.clause("NU-4")
def test_the_roll_after_a_free_entry_is_like_the_one_after_a_six() -> None:
    m = sketch("werfer", "", "r20", turn=1, die=2)
    m.play("r20-r22")
    rolled = m.copy()
    rolled.play("d6")
    assert rolled.position()["turn"] == 1
    m.play("d3")
    m.play("r0-r3")
    assert m.position()["turn"] == 1


# Throwing


@pytest.mark.clause("NU-5")
def test_a_thrown_piece_waits_on_the_area_of_its_sector_and_enters_there() -> None:
    m = sketch("werfer", "r18", "r20 r30", die=2)
    m.play("r18-r20")
    assert fields_of(m, 1) == ["r30", "s2", "s3", "s3"]
    assert told(m) == ["Red moves from r18 to r20.", "Blue is thrown on r20 and goes to s2."]
    m.play("d6")
    assert m.legal() == ["pass", "s2-r16", "s3-r24"]


@pytest.mark.clause("NU-5")
def test_the_sector_of_a_colour_that_nobody_plays_counts_too() -> None:
    m = sketch("werfer", "r7", "r8", die=1)
    m.play("r7-r8")
    assert fields_of(m, 1)[0] == "s1"
    m = sketch("werfer", "r6", "r7", die=1)
    m.play("r6-r7")
    assert fields_of(m, 1)[0] == "s0"


# Compulsion


@pytest.mark.clause("NU-6")
def test_who_can_move_must_even_if_it_throws_or_overtakes() -> None:
    m = sketch("abkuerzungen", "r12", "r15", die=3)
    assert m.legal() == ["r12-r15"]
    assert m.why("pass").en == "you must move: r12-r15 is possible [NU-6]"
    assert m.why("pass").de == "du musst ziehen: r12-r15 ist möglich [NU-6]"


@pytest.mark.clause("NU-6")
def test_moves_that_do_not_compel_may_be_chosen_and_passed() -> None:
    # A backward throw and passing the own goal: neither compels, both are possible.
    m = sketch("abkuerzungen", "r58 z0.4 z0.3 z0.2", "r57 r56", die=2)
    assert m.legal() == ["pass", "r58-r0", "r58-r56"]
    # Moving up in the goal lane does compel.
    m = sketch("abkuerzungen", "r58 z0.4 z0.3 z0.1", "r57", die=1)
    assert m.legal() == ["r58-r57", "r58-r59", "z0.1-z0.2"]


@pytest.mark.clause("NU-6")
def test_while_one_move_compels_any_legal_move_may_be_chosen() -> None:
    m = sketch("abkuerzungen", "r58 r30", "r57", die=5)
    assert m.legal() == ["r30-r35", "r58-r3"]


@pytest.mark.clause("NU-7")
def test_nobody_lands_on_the_own_colour() -> None:
    m = sketch("abkuerzungen", "r12 r15", "r30", die=3)
    assert m.legal() == ["r15-r18"]
    assert m.why("r12-r15").en == "an own piece stands on r15 [NU-7, our ruling]"


# The goal


@pytest.mark.clause("NU-8")
def test_in_the_goal_lane_nobody_is_passed_and_the_count_must_fit() -> None:
    m = sketch("abkuerzungen", "r57 z0.2", "r30", die=4)
    assert m.why("r57-z0.3").en == "nobody is passed over in the goal lane, and a piece stands on z0.2 [NU-8]"
    free = sketch("abkuerzungen", "r57 z0.4", "r30", die=4)
    assert free.why("r57-z0.3") is None
    assert clause_against(sketch("abkuerzungen", "r57 z0.3", "r30", die=3), "r57-z0.2") is None
    assert sketch("abkuerzungen", "z0.1 z0.3", "r30", die=2).legal() == ["pass"]
    assert sketch("abkuerzungen", "z0.1 z0.4", "r30", die=2).legal() == ["z0.1-z0.3"]
    assert sketch("abkuerzungen", "z0.2", "r30", die=3).why("z0.2-z0.4").en == (
        "with a 3 a piece on z0.2 has nowhere to go [NU-1]"
    )


@pytest.mark.clause("NU-8")
def test_nobody_leaves_the_goal_lane() -> None:
    m = sketch("abkuerzungen", "z0.1 r20", "r58", die=1)
    assert m.why("z0.1-r58").en == "nobody leaves the goal lane [NU-8, our ruling]"
    assert clause_against(sketch("abkuerzungen", "z0.3 r20", "r58", die=2), "z0.3-z0.1") == "NU-8"


@pytest.mark.clause("NU-9")
def test_passing_the_own_goal_is_allowed_also_where_the_count_fits_and_never_compelled() -> None:
    fits = sketch("abkuerzungen", "r58 z0.4", "r30", die=2)
    assert fits.legal() == ["r58-r0", "r58-z0.2"]
    over = sketch("abkuerzungen", "r57 z0.4", "r30", die=5)
    assert over.legal() == ["pass", "r57-r2"]
    before = sketch("abkuerzungen", "r54", "r30", die=4)
    assert before.legal() == ["r54-r58"]


@pytest.mark.clause("NU-9")
def test_passing_the_goal_of_another_is_an_ordinary_move() -> None:
    assert sketch("abkuerzungen", "r28", "r50", die=3).legal() == ["r28-r31"]
    m = sketch("abkuerzungen", "r28", "r50", die=1)
    assert m.why("r28-z3.1").en == "z3.1 is in the goal lane of another colour [NU-C1, our ruling]"


@pytest.mark.clause("NU-10")
@pytest.mark.parametrize("game", GAMES)
def test_the_last_piece_home_wins(game: str) -> None:
    fork = {"zweite-ebene": "i22", "einser-blocker": "r30", "abkuerzungen": "r58", "werfer": "r47"}.get(game, "r46")
    star = "*" if game == "jaeger" else ""
    m = sketch(game, " ".join(name + star for name in (fork, "z0.4", "z0.3", "z0.2")), "r20", die=1)
    m.play(f"{fork}-z0.1")
    assert m.result == {"winners": [0], "scores": [1, 0], "reason": "home"}
    assert (m.position()["phase"], m.position()["winner"], m.position()["turn"]) == ("over", 0, 0)
    assert m.why("pass").en == "the game is over, Red has won [NU-10, our ruling]"
    assert m.legal() == []


@pytest.mark.clause("NU-10")
def test_three_pieces_home_do_not_win() -> None:
    m = sketch("abkuerzungen", "r58 r20 z0.4 z0.3", "r30", die=2)
    m.play("r58-z0.2")
    assert m.result is None


@pytest.mark.clause("NU-11")
def test_whoever_comes_to_the_own_fork_going_forward_may_turn_in_whatever_lap() -> None:
    # Red was thrown in the sector before its own and has never run a lap.
    m = sketch("abkuerzungen", "r50", "r30", die=5)
    assert m.legal() == ["r50-r55"]
    m = sketch("abkuerzungen", "r56", "r30", die=5)
    assert m.legal() == ["r56-r1", "r56-z0.3"]


@pytest.mark.clause("NU-11")
def test_going_backwards_nobody_turns_in() -> None:
    m = sketch("jaeger", "r47*", "r46", die=2)
    assert m.why("r47-z0.1").en == "nobody turns into the goal lane going backwards [NU-11, our ruling]"
