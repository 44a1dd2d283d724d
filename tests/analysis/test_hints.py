"""Hints: the best moves, and sentences about them that are true."""

from analysis.paths import walked
from cli.positions import WIN_IN_ONE
from toys.lantern_rules import SHOW

import engawa
from engawa.analysis import hint
from engawa.analysis.reasons import told_of
from engawa.bots.sight import see
from engawa.core.match import Match


def hinted(match: Match, nodes: int = 300) -> dict:
    return hint(match.view(match.to_act), nodes=nodes, seconds=None)


def said(move: dict) -> list[str]:
    return [reason["key"] for reason in move["why"]]


def test_a_win_at_once_is_named_as_such_in_both_languages():
    found = hinted(engawa.load(WIN_IN_ONE))
    best = found["moves"][0]
    assert (best["text"], best["chance"], best["margin"], best["proven"]) == ("K1 g4^i4", 1.0, 0.0, True)
    assert best["why"][0]["en"] == "It wins at once."
    assert best["why"][0]["de"] == "Er gewinnt sofort."
    assert "enemy base" in " ".join(reason["en"] for reason in best["why"])


def test_at_most_three_moves_are_shown_the_best_first():
    found = hinted(engawa.new("niwa", seed=1), nodes=500)
    values = [move["chance"] for move in found["moves"]]
    assert found["choices"] == 120
    assert len(values) == 3
    assert values[0] == max(values)


def test_a_win_by_force_has_a_line_and_the_answer_in_it():
    match = walked("duel", "c")
    assert hinted(match)["moves"][0]["why"][0]["en"] == "There is no other move."
    found = hinted(walked("duel"))
    assert {move["text"]: (move["chance"], move["proven"]) for move in found["moves"]}["b"] == (1.0, True)


def test_a_gap_that_the_margin_covers_is_no_gap():
    assert "hint-level" in said(hinted(walked("gamble"), nodes=4)["moves"][0])
    best, other = hinted(walked("gamble"), nodes=4000)["moves"]
    assert ("hint-gap" in said(best), "hint-gap" in said(other)) == (True, True)
    assert "better than the next best move" in best["why"][-1]["en"]
    assert "behind the best move" in other["why"][-1]["en"]


SHOWING = {  # Lanterns: the first of two may show a five, or roll again
    "game": "lanterns", "players": 2, "phase": "act", "turn": 0, "shown": [0, 0, 0], "rolls": [1, 0, 0],
    "total": [2, 0, 0], "card": [5, 3, 0],
}  # fmt: skip


def test_what_happens_is_told_where_it_sets_a_move_apart():
    moves = {move["text"]: said(move) for move in hinted(engawa.load(SHOWING))["moves"]}
    assert ("problem" in moves["show"], "problem" in moves["roll"]) == (True, False)  # the toy says so of a card


def test_nothing_is_told_that_was_only_imagined():
    sight = see(engawa.load(SHOWING).view(0), [1, 2, 3, 4])
    assert [message.key for message in told_of(sight, SHOW)] == ["problem"]
    assert told_of(sight._replace(seat=1), SHOW) == []  # another seat does not know which card it would be


def test_the_same_view_nodes_and_seed_give_the_same_hint():
    match = engawa.new("lanterns", 2, seed=4)
    match.roll()
    match.play("roll")
    match.roll()
    assert hinted(match) == hinted(match)
