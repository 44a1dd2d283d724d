"""Hints: the best moves, and sentences about them that are true."""

from analysis.paths import walked
from cli.positions import LOST_IN_ONE, WIN_IN_ONE, WIN_IN_TWO, position
from toys.lantern_rules import SHOW

import engawa
from engawa.analysis import hint
from engawa.analysis.reasons import told_of
from engawa.bots.sight import see
from engawa.core.match import Match
from engawa.core.messages import CATALOGUE, has_message, message_in


def words(told, lang):
    return message_in(told).text(lang)


def hinted(match: Match, nodes: int = 300) -> dict:
    return hint(match.view(match.to_act), nodes=nodes, seconds=None)


def said(move: dict) -> list[str]:
    return [reason["key"] for reason in move["why"]]


def test_a_win_at_once_is_named_as_such_in_both_languages():
    found = hinted(engawa.load(WIN_IN_ONE))
    best = found["moves"][0]
    assert (best["text"], best["chance"], best["margin"], best["proven"]) == ("K1 g4^i4", 1.0, 0.0, True)
    assert words(best["why"][0], "en") == "It wins at once."
    assert words(best["why"][0], "de") == "Er gewinnt sofort."
    assert said(best) == ["hint-wins"]


def test_at_most_three_moves_are_shown_the_best_first():
    found = hinted(engawa.new("niwa", seed=1), nodes=500)
    values = [move["chance"] for move in found["moves"]]
    assert found["choices"] == 120
    assert len(values) == 3
    assert values[0] == max(values)


def test_a_win_by_force_has_a_line_and_the_answer_in_it():
    match = walked("duel", "c")
    assert words(hinted(match)["moves"][0]["why"][0], "en") == "There is no other move."
    found = hinted(walked("duel"))
    assert {move["text"]: (move["chance"], move["proven"]) for move in found["moves"]}["b"] == (1.0, True)


def test_a_gap_that_the_margin_covers_is_no_gap():
    assert "hint-level" in said(hinted(walked("gamble"), nodes=4)["moves"][0])
    best, other = hinted(walked("gamble"), nodes=4000)["moves"]
    assert ("hint-gap" in said(best), "hint-gap" in said(other)) == (True, True)
    assert "ahead of the next move" in words(best["why"][-1], "en")
    assert "behind the best move" in words(other["why"][-1], "en")


APART = position(K1=["c6", "GG"], K2=["c5", "YY"], K3=["b7", "OO"])
RACING = {"game": "nueby/werfer", "players": 2, "turn": 1, "phase": "move", "die": 3, "sixes": 0}
THROWING = RACING | {"pieces": [["r33", "r10", "s0", "s0"], ["r30", "r12", "s3", "s3"]]}
CHASED = RACING | {"pieces": [["r10", "s0", "s0", "s0"], ["r14", "r28", "s3", "s3"]]}
PUSHING = {  # as in docs/ninja-dice-coach.md
    "game": "ninja-dice", "players": 3, "first": 0, "round": 1, "active": 0, "phase": "push", "treasure": [3, 3, 3],
    "house": ["guard", "guard2", "lock", "lock"], "locked": ["T1", "T2"],
    "skill": {"S1": ["pick", 0, 0, 0], "S2": ["pick", 200, 0, 0], "S3": ["sneak", 400, 0, 0],
              "S4": ["catch", 600, 0, 0], "S5": ["catch", 800, 0, 0]},
    "boosts": {}, "held": {}, "threat": {}, "arrows": [], "placed": [],
}  # fmt: skip
SHOWING = {  # Lanterns: the first of two may show a five, or roll again
    "game": "lanterns", "players": 2, "phase": "act", "turn": 0, "shown": [0, 0, 0], "rolls": [1, 0, 0],
    "total": [2, 0, 0], "card": [5, 3, 0],
}  # fmt: skip


def test_a_win_by_force_is_counted_in_turns_of_the_one_who_wins():
    best = hinted(engawa.load(WIN_IN_TWO), nodes=2000)["moves"][0]
    assert (best["text"], best["proven"], said(best)) == ("S3 e4-d5 >S1", True, ["hint-wins", "hint-plan"])
    assert words(best["why"][0], "en") == "It wins by force in 2 turns of yours, this one included."
    assert words(best["why"][0], "de") == "Er gewinnt zwingend in 2 eigenen Zügen, diesen mitgezählt."


def test_where_every_move_loses_that_is_said_once():
    moves = hinted(engawa.load(LOST_IN_ONE), nodes=2000)["moves"]
    assert [move["why"][0]["facts"]["case"] for move in moves] == ["all", "one", "one"]
    assert words(moves[0]["why"][0], "en").endswith("; after this one the other side needs one turn.")


def test_no_sentence_only_repeats_the_move():
    best = hinted(engawa.load(APART), nodes=200)["moves"][0]
    assert words(best["why"][0], "en") == "K3 is then 5 lines from the enemy base."
    throw, *others = hinted(engawa.load(THROWING))["moves"]
    assert throw["text"] == "r30-r33"
    assert words(throw["why"][0], "en") == "It throws a piece of Red back to s4."
    assert words(throw["why"][0], "de") == "Er wirft eine Figur von Rot zurück auf s4."
    assert "hint-nueby-thrown" not in [key for move in others for key in said(move)]


def test_it_is_said_with_how_many_rolls_one_could_be_thrown():
    safe, risky, *_ = hinted(engawa.load(CHASED))["moves"]
    assert {"hint-nueby-danger"} <= {*said(safe)} & {*said(risky)}
    assert words(safe["why"][0], "en") == "After it nobody can throw you with the next roll."
    assert words(risky["why"][0], "en") == "One of 6 rolls could throw you after it."  # a four


def test_to_throw_again_is_weighed_against_running():
    best = hinted(engawa.load(PUSHING))["moves"][0]
    coins = "Throwing again brings 3.8 coins on average instead of 3, and captures you with 11 %."
    assert (best["text"].split()[0], words(best["why"][0], "en")) == ("roll", coins)
    assert (
        words(best["why"][0], "de")
        == "Noch ein Wurf bringt im Schnitt 3,8 statt 3 Münzen, und zu 11 % bist du gefangen."
    )


def test_every_sentence_about_what_happens_is_about_something_that_is_told():
    keys = [line.split(" = ")[0] for line in (CATALOGUE / "en" / "hints.ftl").read_text("utf-8").splitlines()]
    about = [key.removeprefix("hint-") for key in keys if key.startswith("hint-") and key.count("-") > 1]
    assert [key for key in about if not has_message(key)] == ["niwa-nearer", "nueby-danger", "ninja-dice-push"]


def test_nothing_is_told_that_was_only_imagined():
    sight = see(engawa.load(SHOWING).view(0), [1, 2, 3, 4])
    assert [message.key for message in told_of(sight, SHOW)] == ["lanterns-shown"]
    assert told_of(sight._replace(seat=1), SHOW) == []  # another seat does not know which card it would be


def test_the_same_view_nodes_and_seed_give_the_same_hint():
    match = engawa.new("lanterns", 2, seed=4)
    match.roll()
    match.play("roll")
    match.roll()
    assert hinted(match) == hinted(match)
