"""Jäger: side paths, hunting, the focus."""

import pytest
from games.nueby.sketch import clause_against, fields_of, sketch, told

import engawa


@pytest.mark.clause("NJ-C1")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_sector_has_a_side_path_and_everyone_four_pieces_without_focus(players: int) -> None:
    m = engawa.new("nueby/jaeger", players=players)
    board = m.game.notation.format_board(m.options, m.board)
    assert [sector["path"] for sector in board["sectors"]] == [[f"n{c}.{k}" for k in (1, 2, 3, 4)] for c in range(6)]
    ways = {(way["from"], way["to"]) for way in board["ways"]}
    assert {(f"r{8 * c + 1}", f"n{c}.1") for c in range(6)} | {(f"n{c}.4", f"r{8 * c + 4}") for c in range(6)} <= ways
    assert m.position()["focus"] == [[False] * 4] * players
    assert not any(name.startswith("z") for row in m.position()["pieces"] for name in row)


# Side paths


@pytest.mark.clause("NJ-1")
def test_everyone_may_use_every_side_path_in_the_direction_of_its_arrows() -> None:
    m = sketch("jaeger", "r16", "r40", die=3)
    assert m.legal() == ["r16-n2.2", "r16-r19"]
    assert sketch("jaeger", "n2.2", "r40", die=1).legal() == ["n2.2-n2.3"]
    assert clause_against(sketch("jaeger", "n2.2", "r40", die=1), "n2.2-n2.1") == "NJ-4"


@pytest.mark.clause("NJ-1")
def test_nobody_is_thrown_on_a_side_path_but_passed_over() -> None:
    m = sketch("jaeger", "r16", "n2.2", die=3)
    assert m.why("r16-n2.2").en == "nobody is thrown on a side path, and n2.2 is occupied [NJ-1, our ruling]"
    assert (
        m.why("r16-n2.2").de == "auf Nebenwegen wird niemand geworfen, und n2.2 ist besetzt [NJ-1, unsere Festlegung]"
    )
    assert clause_against(sketch("jaeger", "r16", "n2.2", die=4), "r16-n2.3") is None


@pytest.mark.clause("NJ-2")
@pytest.mark.parametrize("piece", ["n2.3", "n2.3*"])
def test_nobody_has_to_leave_a_side_path(piece: str) -> None:
    assert sketch("jaeger", piece, "r40", die=2).legal() == ["n2.3-r20", "pass"]


@pytest.mark.clause("NJ-2")
def test_moving_up_on_a_side_path_is_compelled() -> None:
    m = sketch("jaeger", "n2.1", "r40", die=2)
    assert (m.legal(), clause_against(m, "pass")) == (["n2.1-n2.3"], "NU-6")


@pytest.mark.clause("NJ-3")
def test_nobody_has_to_run_past_the_own_last_side_path_if_it_is_taken() -> None:
    # The last side path of red is that of the sector before: its entrance is r41.
    for start, die, taken in (("r41", 2, "n5.2"), ("r40", 2, "n5.1"), ("r38", 5, "n5.2")):
        end = f"r{int(start[1:]) + die}"
        assert sketch("jaeger", start, taken, die=die).legal() == ["pass", f"{start}-{end}"]
        free = sketch("jaeger", start, "r20", die=die).legal()
        assert free == [f"{start}-{taken}", f"{start}-{end}"]


@pytest.mark.clause("NJ-3")
def test_an_own_piece_there_excuses_as_well() -> None:
    m = sketch("jaeger", "r41 n5.2 z0.4* z0.3*", "r20", die=2)
    assert m.legal() == ["n5.2-n5.4", "r41-r43"]
    m = sketch("jaeger", "r41 n5.4 z0.4* z0.3*", "r20", die=4)
    assert m.legal() == ["n5.4-r47", "pass", "r41-r45"]


@pytest.mark.clause("NJ-3")
def test_other_side_paths_and_longer_counts_excuse_nobody() -> None:
    assert sketch("jaeger", "r33", "n4.2", die=2).legal() == ["r33-r35"]
    # From r41 a five leads through the side path to r44: the path itself is not reached.
    assert sketch("jaeger", "r41", "r44 n5.1", die=5).legal() == ["r41-r44", "r41-r46"]
    # Onto the entrance is not past it.
    assert sketch("jaeger", "r40", "n5.1", die=1).legal() == ["r40-r41"]


@pytest.mark.clause("NJ-4")
def test_a_piece_throws_backwards_out_of_a_side_path_over_its_entrance() -> None:
    m = sketch("jaeger", "n2.1 r17", "r16", die=2)
    m.play("n2.1-r16")
    assert (fields_of(m, 0)[0], fields_of(m, 1)[0]) == ("r16", "s2")
    gap = sketch("jaeger", "n2.2 r17", "r16", die=3)
    assert clause_against(gap, "n2.2-r16") == "NU-30"


@pytest.mark.clause("NJ-4")
def test_afterwards_the_shorter_way_is_open() -> None:
    m = sketch("jaeger", "n2.1", "r17 r40", die=1)
    m.play("n2.1-r17")
    assert sketch("jaeger", "r17", "r40", die=3).legal() == ["r17-n2.3", "r17-r20"]


@pytest.mark.clause("NJ-4")
def test_backwards_nobody_gets_into_a_side_path_or_stays_in_it() -> None:
    into = sketch("jaeger", "r20", "n2.4", die=1)
    assert into.why("r20-n2.4").en == "nobody goes backwards into a side path [NJ-4, our ruling]"
    inside = sketch("jaeger", "n2.3", "n2.2", die=1)
    assert inside.why("n2.3-n2.2").en == "backwards out of a side path one has to get to the ring [NJ-4, our ruling]"


# Hunting


@pytest.mark.clause("NJ-5")
def test_a_piece_without_focus_on_a_side_path_may_hunt_as_the_turn_begins() -> None:
    m = sketch("jaeger", "n2.1", "r20", turn=1, die=2)
    m.play("r20-r22")
    assert (m.to_act, m.position()["phase"]) == (0, "start")
    assert m.legal() == ["hunt 1", "hunt 2", "hunt 3", "hunt 4", "hunt 5", "hunt 6", "roll"]
    rolled = m.copy()
    rolled.play("roll")
    assert (rolled.to_act, rolled.position()["phase"]) == ("chance", "roll")
    m.play("hunt 4")
    assert (m.to_act, m.position()["phase"], m.position()["named"]) == ("chance", "hunt", 4)
    assert [(text, chance * 1296) for text, chance in m.outcomes()] == [
        ("h0", 625), ("h1", 500), ("h2", 150), ("h3", 20), ("h4", 1),
    ]  # fmt: skip
    m.play("h1")
    assert fields_of(m, 0) == ["n2.1*", "s0", "s0", "s0"]
    assert told(m) == ["Red has one hit.", "The piece of Red on n2.1 gets the focus."]


@pytest.mark.clause("NJ-5")
def test_after_a_first_six_one_may_hunt_instead_of_rolling_again() -> None:
    m = sketch("jaeger", "n2.1", "r20", die=6)
    m.play("pass")
    assert (m.to_act, m.position()["phase"], m.position()["sixes"]) == (0, "start", 1)
    second = sketch("jaeger", "n2.1", "r20", die=6, sixes=2)
    second.play("pass")
    assert second.position()["turn"] == 1


@pytest.mark.clause("NJ-5", "NJ-7")
@pytest.mark.parametrize("piece", ["r18", "n2.1*"])
def test_nobody_hunts_on_the_ring_or_with_the_focus(piece: str) -> None:
    m = sketch("jaeger", piece, "r40", turn=1, die=2)
    m.play("r40-r42")
    assert (m.to_act, m.position()["phase"]) == ("chance", "roll")
    asked = sketch("jaeger", piece, "r40", phase="start")
    assert asked.legal() == ["roll"]
    assert asked.why("hunt 3").en == "no piece of Red without focus is on a side path [NJ-5]"


@pytest.mark.clause("NJ-6")
@pytest.mark.parametrize(
    ("hits", "hunters", "choices"),
    [
        (1, 2, ["n1.1", "n2.2"]),
        (1, 3, ["n1.1", "n2.2", "n3.3"]),
        (2, 3, ["-", "n1.1 n2.2", "n1.1 n3.3", "n2.2 n3.3"]),
        (3, 2, ["n1.1", "n2.2"]),
        (3, 3, ["n1.1", "n1.1 n2.2 n3.3", "n2.2", "n3.3"]),
        (4, 2, ["-", "n1.1 n2.2"]),
        (4, 4, ["-", "n1.1 n2.2", "n1.1 n2.2 n3.3 n4.4", "n1.1 n3.3", "n1.1 n4.4", "n2.2 n3.3", "n2.2 n4.4",
                "n3.3 n4.4"]),
    ],
)  # fmt: skip
def test_every_hit_must_be_used(hits: int, hunters: int, choices: list[str]) -> None:
    own = " ".join(["n1.1", "n2.2", "n3.3", "n4.4"][:hunters])
    m = sketch("jaeger", own, "r40", phase="hunt", named=2)
    m.play(f"h{hits}")
    assert (m.position()["phase"], m.position()["hits"]) == ("focus", hits)
    assert m.legal() == [f"focus {choice}" for choice in choices]


@pytest.mark.clause("NJ-6")
@pytest.mark.parametrize(
    ("hits", "own", "after"),
    [(1, "n1.1", "n1.1*"), (2, "n1.1", "n1.1"), (3, "n1.1", "n1.1*"), (4, "n1.1", "n1.1"), (0, "n1.1 n2.2", "n1.1")],
)
def test_where_there_is_one_choice_only_it_is_made(hits: int, own: str, after: str) -> None:
    m = sketch("jaeger", own, "r40", phase="hunt", named=2)
    m.play(f"h{hits}")
    assert (m.position()["turn"], fields_of(m, 0)[0]) == (1, after)


@pytest.mark.clause("NJ-6")
def test_a_choice_that_leaves_a_hit_over_is_refused() -> None:
    m = sketch("jaeger", "n1.1 n2.2 n3.3", "r40", phase="focus", hits=2)
    assert m.why("focus n1.1").en == "the 2 hits must all be used, two on one hunter cancel each other [NJ-6]"
    assert m.why("focus n1.1 n2.2 n3.3").en == "3 hunters are more than the 2 hits [NJ-6]"
    assert m.why("focus n1.1 n2.2 n3.3").de == "3 Jäger sind mehr als die 2 Treffer [NJ-6]"
    assert m.why("focus r40").en == "only own pieces without focus on side paths are turned over [NJ-5]"
    one = sketch("jaeger", "n1.1 n2.2", "r40", phase="focus", hits=1)
    assert one.why("focus -").en == "the hit must be used [NJ-6]"
    assert one.why("focus n1.1 n2.2").en == "2 hunters are more than the one hit [NJ-6]"


@pytest.mark.clause("NJ-6")
def test_kind_hits_need_not_be_used() -> None:
    kind = {"options": {"extra_hits": "kind"}}
    m = sketch("jaeger", "n1.1 n2.2", "r40", phase="hunt", named=2, **kind)
    m.play("h2")
    assert m.legal() == ["focus -", "focus n1.1", "focus n1.1 n2.2", "focus n2.2"]
    one = sketch("jaeger", "n1.1", "r40", phase="hunt", named=2, **kind)
    one.play("h2")
    assert one.legal() == ["focus -", "focus n1.1"]
    more = sketch("jaeger", "n1.1 n2.2", "r40", phase="focus", hits=1, **kind)
    assert clause_against(more, "focus n1.1 n2.2") == "NJ-6"


@pytest.mark.clause("NJ-7")
def test_after_a_hunt_the_turn_is_over_also_without_a_hit() -> None:
    m = sketch("jaeger", "n1.1", "r40", phase="hunt", named=2, sixes=1)
    m.play("h0")
    assert (m.position()["turn"], told(m)[0]) == (1, "Red misses.")


# The focus


@pytest.mark.clause("NJ-8")
def test_who_is_thrown_loses_the_focus() -> None:
    m = sketch("jaeger", "r18", "r20* r30*", die=2)
    m.play("r18-r20")
    assert fields_of(m, 1) == ["r30*", "s2", "s3", "s3"]


@pytest.mark.clause("NJ-8")
def test_who_is_passed_over_keeps_it() -> None:
    m = sketch("jaeger", "r18", "r20*", die=3)
    m.play("r18-r21")
    assert fields_of(m, 1)[0] == "r20*"


@pytest.mark.clause("NJ-9")
def test_only_pieces_with_focus_go_into_the_goal() -> None:
    assert sketch("jaeger", "r45*", "r20", die=2).legal() == ["r45-r47", "r45-z0.1"]
    m = sketch("jaeger", "r45", "r20", die=2)
    assert m.legal() == ["pass", "r45-r47"]
    assert m.why("r45-z0.1").en == "the piece on r45 has no focus [NJ-9]"
    assert m.why("r45-z0.1").de == "die Figur auf r45 hat keinen Focus [NJ-9]"


@pytest.mark.clause("NJ-10")
def test_skipping_the_lap_by_a_backward_throw_gives_the_focus() -> None:
    m = sketch("jaeger", "r1 r0 r47", "r46", die=3)
    m.play("r1-r46")
    assert fields_of(m, 0) == ["r0", "r46*", "r47", "s0"]
    assert told(m)[2:] == ["Red saves a lap.", "The piece of Red on r46 gets the focus."]


@pytest.mark.clause("NJ-10")
def test_any_other_backward_throw_does_not() -> None:
    m = sketch("jaeger", "r1 r0", "r47", die=2)
    m.play("r1-r47")
    assert fields_of(m, 0) == ["r0", "r47", "s0", "s0"]
