"""What `estimate` takes for progress: steps, and for hunters that they can still hunt."""

import engawa
from engawa.games.nueby.estimate import steps_left


def steps_of(piece: str, focus: bool) -> float:
    """What is left to seat 0 in Jäger, where one piece stands there and the others are home."""
    document = {
        "game": "nueby/jaeger", "players": 2, "turn": 0, "phase": "roll", "sixes": 0,
        "pieces": [[piece, "z0.2", "z0.3", "z0.4"], ["s3", "s3", "s3", "s3"]],
        "focus": [[focus, True, True, True], [False] * 4], "options": {},
    }  # fmt: skip
    match = engawa.load(document)
    return steps_left(match.board, match._s, 0)


def test_a_hunter_without_focus_is_further_from_home():
    assert steps_of("r30", False) > steps_of("r30", True)


def test_past_the_last_side_path_a_hunter_without_focus_goes_round_once_more():
    before, after = (steps_of(field, False) - steps_of(field, True) for field in ("r41", "r46"))
    assert after - before == 48


def test_so_that_running_past_the_own_goal_is_progress_for_it():
    assert steps_of("r0", False) < steps_of("r46", False)
    assert steps_of("r0", True) > steps_of("r46", True)
