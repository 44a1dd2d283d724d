"""Einser-Blocker: blockades on tracks, on the ring, and off it again."""

import pytest
from games.nueby.boards import changed, problem_with
from games.nueby.sketch import clause_against, fields_of, sketch, told

import engawa

RING = [f"drop r{number}" for number in range(32)]


@pytest.mark.clause("NB-C1")
@pytest.mark.parametrize("players", range(2, 5))
def test_everyone_begins_with_a_blockade_on_its_track(players: int) -> None:
    m = engawa.new("nueby/einser-blocker", players=players)
    board = m.game.notation.format_board(m.options, m.board)
    assert len([field for field in board["fields"] if field["kind"] == "ring"]) == 32
    step = 1 if players == 2 else 0
    assert m.position()["blocks"] == [f"b{colour}.{step}" for colour in board["seats"]]
    fourth = [f"z{colour}.4" in row for row, colour in zip(m.position()["pieces"], board["seats"], strict=True)]
    assert fourth == [players == 4] * players


@pytest.mark.clause("NB-1")
def test_a_one_may_push_the_own_blockade_and_moves_a_piece_as_usual() -> None:
    m = sketch("einser-blocker", "r5", "r20", phase="roll", blocks="b0.1")
    m.play("d1")
    assert (m.position()["phase"], m.legal()) == ("move", ["push", "r5-r6"])
    m.play("push")
    assert told(m) == ["Red pushes the blockade to b0.2."]
    assert (m.position()["phase"], m.legal()) == ("move", ["r5-r6"])
    assert (m.position()["moved"], m.position()["pushed"]) == (False, True)
    assert m.why("pass").clause == "NU-6"


@pytest.mark.clause("NB-1")
def test_nobody_has_to_push_and_only_a_one_does() -> None:
    m = sketch("einser-blocker", "r5", "r20", phase="roll")
    m.play("d1")
    m.play("r5-r6")
    assert (m.position()["moved"], m.position()["pushed"], m.legal()) == (True, False, ["done", "push"])
    m.play("done")
    assert (m.position()["turn"], m.position()["blocks"][0]) == (1, "b0.1")
    other = sketch("einser-blocker", "r5", "r20", phase="roll")
    other.play("d2")
    assert other.position()["phase"] == "move"
    assert other.why("push").clause == "NB-1"


@pytest.mark.clause("NB-1")
@pytest.mark.parametrize("block", ["b0.3", "r9"])
def test_a_blockade_on_frei_or_on_the_ring_is_not_pushed(block: str) -> None:
    m = sketch("einser-blocker", "r5", "r20", phase="roll", blocks=block)
    m.play("d1")
    assert m.why("push").clause == "NB-1"
    assert [move for move in m.legal() if not move.startswith("drop")] == ["r5-r6"]


@pytest.mark.clause("NB-1")
def test_who_cannot_move_one_may_still_push() -> None:
    m = sketch("einser-blocker", "z0.3", "r20", phase="roll", blocks="b0.0")
    m.play("d1")
    assert m.legal() == ["push", "z0.3-z0.4"]
    stuck = sketch("einser-blocker", "z0.4", "r20", phase="roll", blocks="b0.0")
    stuck.play("d1")
    assert stuck.legal() == ["done", "push"]
    stuck.play("push")
    assert (stuck.position()["turn"], stuck.position()["blocks"][0]) == (1, "b0.1")


@pytest.mark.clause("NB-2")
def test_a_blockade_on_frei_is_put_at_once_on_any_free_ring_field() -> None:
    m = sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.2 r9")
    m.play("push")
    assert m.legal() == sorted([*(move for move in RING if move not in ("drop r5", "drop r9", "drop r20")), "r5-r6"])
    assert {"drop r0", "drop r6", "drop r30"} <= {*m.legal()}
    m.play("drop r6")
    assert (m.position()["phase"], m.position()["blocks"]) == ("move", ["r6", "r9"])
    assert m.legal() == ["pass", "r5-r6"]


@pytest.mark.clause("NB-2")
def test_a_blockade_goes_neither_on_pieces_nor_on_blockades_nor_into_goal_lanes() -> None:
    m = sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.3 r9")
    assert m.why("drop r20").en == "r20 is not free [NB-2]"
    assert m.why("drop r9").en == "r9 is not free [NB-2]"
    assert m.why("drop z0.1").en == "a blockade goes on a field of the ring, and z0.1 is none [NB-2]"
    assert m.why("drop z0.1").de == "eine Blockade kommt auf ein Feld des Rings, und z0.1 ist keines [NB-2]"
    assert clause_against(m, "drop s0") == "NB-2"


@pytest.mark.clause("NB-2")
def test_a_blockade_that_waits_on_frei_is_put_before_any_later_roll() -> None:
    begin = sketch("einser-blocker", "r5", "r20", turn=1, die=2, blocks="b0.3")
    begin.play("r20-r22")
    assert (begin.to_act, begin.position()["phase"]) == (0, "start")
    begin.play("drop r25")
    assert (begin.to_act, begin.position()["phase"]) == ("chance", "roll")
    six = sketch("einser-blocker", "r5", "r20", die=6, blocks="b0.3")
    six.play("pass")
    assert (six.to_act, six.position()["phase"], six.position()["sixes"]) == (0, "start", 1)
    entry = sketch("einser-blocker", "", "r20", turn=1, die=2, blocks="b0.3")
    entry.play("r20-r22")
    assert (entry.to_act, entry.position()["phase"], entry.position()["sixes"]) == (0, "start", 1)
    assert fields_of(entry, 0)[0] == "r0"


@pytest.mark.clause("NB-2")
def test_a_blockade_that_is_not_on_frei_is_not_put() -> None:
    m = sketch("einser-blocker", "r5", "r20", phase="roll", blocks="b0.2")
    assert clause_against(m, "drop r9") == "NU-S2"
    for facts in ({"phase": "start"}, {"die": 4}, {"die": 1}):
        asked = sketch("einser-blocker", "r5", "r20", blocks="b0.2", **facts)
        assert clause_against(asked, "drop r9") == "NB-2"


@pytest.mark.clause("NB-3")
def test_a_piece_that_lands_on_a_blockade_takes_it_off_also_its_own() -> None:
    for blocks, after in (("b0.1 r8", ["b0.1", "b2.1"]), ("r8 b2.2", ["b0.1", "b2.2"])):
        m = sketch("einser-blocker", "r5", "r20", die=3, blocks=blocks)
        assert m.legal() == (["pass", "r5-r8"] if blocks.startswith("r8") else ["r5-r8"])
        m.play("r5-r8")
        assert (m.position()["blocks"], fields_of(m, 0)[0]) == (after, "r8")
    three = sketch("einser-blocker", "r5", "r20", "r25", die=3, blocks="b0.1 b1.1 r8")
    three.play("r5-r8")
    assert three.position()["blocks"][2] == "b2.0"
    assert told(three)[1] == "The blockade of Green is taken off r8 and returns to b2.0."


@pytest.mark.clause("NB-4")
def test_nobody_passes_over_a_blockade_in_either_direction() -> None:
    m = sketch("einser-blocker", "r5 r13", "r20 r10 r12", die=3, blocks="b0.1 r7")
    assert m.why("r5-r8").en == "a blockade stands in the way on r7 [NB-4, our ruling]"
    assert m.why("r5-r8").de == "auf r7 steht eine Blockade im Weg [NB-4, unsere Festlegung]"
    back = sketch("einser-blocker", "r13", "r20 r10 r12", die=3, blocks="b0.1 r11")
    assert clause_against(back, "r13-r10") == "NB-4"
    crowded = sketch("einser-blocker", "r13 r11", "r20 r10 r12", die=3)
    assert clause_against(crowded, "r13-r10") is None


@pytest.mark.clause("NB-4")
def test_a_blockade_on_the_fork_shuts_the_goal() -> None:
    m = sketch("einser-blocker", "r29", "r20", die=2, blocks="b0.1 r30")
    assert clause_against(m, "r29-z0.1") == "NB-4"
    assert clause_against(sketch("einser-blocker", "r29", "r20", die=2), "r29-z0.1") is None


@pytest.mark.clause("NB-5")
def test_a_blockade_is_removed_neither_by_a_six_nor_backwards() -> None:
    six = sketch("einser-blocker", "r5", "r20", die=6, blocks="b0.1 r11")
    assert clause_against(six, "r5-r11") == "NU-20"
    back = sketch("einser-blocker", "r12", "r20", die=1, blocks="b0.1 r11")
    assert back.why("r12-r11").en == "a blockade is not thrown backwards [NB-5]"
    assert back.legal() == ["push", "r12-r13"]


@pytest.mark.clause("NB-5")
def test_a_blockade_shuts_an_entry_to_a_six_and_to_the_free_entry() -> None:
    six = sketch("einser-blocker", "r5", "r20", die=6, blocks="b0.1 r0")
    assert six.why("s0-r0").en == "a blockade shuts r0 [NB-5, our ruling]"
    assert clause_against(sketch("einser-blocker", "r5", "r20", die=6), "s0-r0") is None
    free = sketch("einser-blocker", "s0 s1", "r20", turn=1, die=2, blocks="b0.1 r0")
    free.play("r20-r22")
    assert fields_of(free, 0) == ["r8", "s0", "s0", "s0"]
    choice = sketch("einser-blocker", "s0 s1 s3", "r20", phase="enter", blocks="b0.1 r0")
    assert (choice.legal(), clause_against(choice, "s0-r0")) == (["s1-r8", "s3-r24"], "NB-5")


@pytest.mark.clause("NB-6")
def test_who_is_locked_out_takes_the_blockade_off_with_a_one() -> None:
    m = sketch("einser-blocker", "s0 s0 s1 s1", "r20", "r25", die=1, blocks="b0.3 r0 r8")
    assert [move for move in m.legal() if not move.startswith("drop")] == ["s0-r0", "s1-r8"]
    m.play("s1-r8")
    assert m.position()["blocks"] == ["b0.3", "r0", "b2.0"]


@pytest.mark.clause("NB-6")
def test_a_one_enters_nobody_else() -> None:
    # One entry is open.
    m = sketch("einser-blocker", "s0 s0 s1 s1", "r20", die=1, blocks="b0.3 r0")
    assert m.why("s0-r0").en == "only a six enters, this is a 1 [NU-20]"
    assert {"done", "pass"} & {*m.legal()} == {"done"}
    # A piece is in play.
    m = sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.3 r0")
    assert clause_against(m, "s0-r0") == "NU-20"
    # Another number.
    assert clause_against(sketch("einser-blocker", "", "r20", die=2, blocks="b0.3 r0"), "s0-r0") == "NU-20"


@pytest.mark.clause("NB-6", "NB-2")
def test_whether_one_is_locked_out_is_judged_when_the_piece_moves() -> None:
    # Somebody in the goal can move up, so there was no free entry; the own blockade then shuts the own entry.
    m = sketch("einser-blocker", "z0.2", "r20", die=1, blocks="b0.3")
    m.play("drop r0")
    assert m.legal() == ["s0-r0", "z0.2-z0.3"]


@pytest.mark.clause("NU-C4")
@pytest.mark.parametrize("track", [1, 8])
def test_case_26_a_track_has_one_to_eight_steps(track: int) -> None:
    given = changed("einser-blocker", 4, track=track)
    two = engawa.new("nueby/einser-blocker", players=2, edition=given)
    assert two.position()["blocks"] == ["b0.1", "b2.1"]
    # With two players and one step stones start on Frei.
    assert two.position()["phase"] == ("start" if track == 1 else "roll")
    three = engawa.new("nueby/einser-blocker", players=3, edition=given)
    three.play("d1")
    three.play("push")
    assert ("drop r9" in three.legal()) == (track == 1)


@pytest.mark.clause("NU-C4", "NB-2")
def test_on_the_shortest_track_a_stone_that_comes_home_may_be_put_again() -> None:
    options = {"edition": changed("einser-blocker", 4, track=1)}
    m = sketch("einser-blocker", "r3", "r20", die=2, blocks="r5 b2.1", options=options)
    m.play("r3-r5")
    assert m.position()["blocks"][0] == "b0.1"
    assert {"done", "drop r9"} <= {*m.legal()}


@pytest.mark.clause("NU-C4")
@pytest.mark.parametrize("track", [0, 9])
def test_a_track_of_none_or_nine_steps_is_refused(track: int) -> None:
    assert "einser-blocker.4.track" in problem_with(changed("einser-blocker", 4, track=track), "einser-blocker")


@pytest.mark.clause("NU-12", "NB-3")
def test_the_stone_of_who_has_finished_stays_and_goes_home_when_hit() -> None:
    seats = "z0.4 z0.3 z0.2 r30", "r18 s1 s1 s1", "r9 s2 s2 s2"
    options = {"options": {"places": True}, "places": []}
    m = sketch("einser-blocker", *seats, die=1, blocks="r20 b1.0 b2.0", **options)
    m.play("r30-z0.1")
    # The roll is over, and the next seat rolls.
    assert (m.position()["blocks"], m.position()["turn"], m.to_act) == (["r20", "b1.0", "b2.0"], 1, "chance")
    barred, hit = m.copy(), m.copy()
    barred.play("d3")
    assert barred.position()["turn"] == 2
    hit.play("d2")
    assert hit.legal() == ["r18-r20"]
    hit.play("r18-r20")
    assert hit.position()["blocks"] == ["b0.0", "b1.0", "b2.0"]


@pytest.mark.clause("NU-12")
def test_a_stone_that_could_still_be_pushed_or_put_is_not_asked_about_once_all_are_home() -> None:
    seats = "z0.4 z0.3 z0.2 r30", "r18 s1 s1 s1", "r9 s2 s2 s2"
    for stone in ("b0.2", "b0.3"):
        m = sketch("einser-blocker", *seats, die=1, blocks=f"{stone} b1.0 b2.0", options={"places": True}, places=[])
        m.play("r30-z0.1")
        assert (m.position()["places"], m.position()["turn"]) == ([0], 1)
