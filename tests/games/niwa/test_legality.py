"""One truth for legality: `refusal` answers for every int, and what it allows is what is listed."""

import pytest
from games.niwa.sketch import any_match, sketch
from hypothesis import given, settings, strategies as st

import engawa
from engawa.core.contract import LEGAL
from engawa.games.niwa.actions import KIND_SHIFT, PLACE

WORDS = range((PLACE + 2) << KIND_SHIFT)  # every int that is an action of some kind, and one kind that is none


def over() -> engawa.Match:
    m = sketch(K1="h4 OYG")
    m.play("K1 h4-i4 >K2")
    return m


@pytest.mark.parametrize(
    "m",
    [
        pytest.param(engawa.new("niwa"), id="placing"),
        pytest.param(sketch(K1="f4 -", S1="f5", S2="e5"), id="a jump at hand"),
        pytest.param(sketch("pond", turn=1, S1="d6 -", K1="d7", K2="c8"), id="by the water"),
        pytest.param(sketch(mover="K1", K1="f6 YO"), id="under way"),
        pytest.param(sketch(mover="K1", K1="f4 -", S1="f5"), id="under way, a jump at hand"),
        pytest.param(sketch(mover="K1", K1="b6 Y"), id="on the own base"),
        pytest.param(over(), id="over"),
    ],
)
def test_every_action_is_either_listed_or_refused(m: engawa.Match) -> None:
    allowed = [action for action in WORDS if m.game.rules.refusal(m._b, m._s, action) == LEGAL]
    assert allowed == sorted(m.legal_actions())


@given(any_match(), st.lists(st.integers() | st.integers(0, 2**16), min_size=20))
@settings(max_examples=60, deadline=None)
def test_any_int_can_be_asked_about_in_any_position(m: engawa.Match, numbers: list[int]) -> None:
    listed = m.legal_actions()
    for number in [*numbers, *(action ^ bit for action in listed for bit in (1, 8, 1 << 9, 1 << 13, -1))]:
        index = m.game.rules.refusal(m._b, m._s, number)
        assert (index == LEGAL) == (number in listed)
        if index != LEGAL:
            clause = m.game.clauses[index]
            reason = m.game.notation.reason(m._b, m._s, number, clause.id)
            assert reason.text("en")
            assert reason.text("de")


@given(any_match())
@settings(deadline=None)
def test_no_move_is_listed_twice_and_until_the_end_there_is_always_one(m: engawa.Match) -> None:
    assert len({*m.legal()}) == len(m.legal())
    assert bool(m.legal()) == (m.result is None)
