"""One truth for legality: `refusal` answers for every int, and what it allows is what is listed."""

import pytest
from games.nueby.sketch import GAMES, sketch
from hypothesis import given, settings, strategies as st

import engawa
from engawa.core.contract import LEGAL
from engawa.core.fairness import below, seed_of, words
from engawa.games.nueby.actions import DROP, KIND_SHIFT
from engawa.games.nueby.vocabulary import MOVING

ROUTES, RESTS = range(1 << KIND_SHIFT), range(600)  # every route, and of every other kind more than there can be
WORDS = [*ROUTES, *(kind << KIND_SHIFT | rest for kind in range(1, DROP + 2) for rest in RESTS)]


@pytest.mark.parametrize(
    "m",
    [
        pytest.param(sketch("zweite-ebene", "r34 i20 t2", "i13", die=3), id="two rings"),
        pytest.param(sketch("zweite-ebene", "s0 s0 t2", "r20", phase="enter"), id="a free entry"),
        pytest.param(sketch("einser-blocker", "", "r20", die=1, blocks="b0.3 r0"), id="locked out"),
        pytest.param(sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.3 r0"), id="on Frei"),
        pytest.param(sketch("einser-blocker", "r5", "r20", phase="start", blocks="b0.3 r0"), id="before the roll"),
        pytest.param(sketch("einser-blocker", "r5", "r20", die=1), id="a push"),
        pytest.param(sketch("einser-blocker", "r5", "r20", die=1, moved=True, blocks="b0.3"), id="a piece has moved"),
        pytest.param(sketch("jaeger", "n1.1 r1 r0", "n0.2", die=3), id="side paths"),
        pytest.param(sketch("jaeger", "n1.1", "n0.2", phase="start"), id="a hunt at hand"),
        pytest.param(sketch("jaeger", "n1.1 n2.2", "n0.2", phase="focus", hits=2), id="two hits"),
        pytest.param(sketch("werfer", "r3 r8 r45", "r7", die=1), id="throwers"),
        pytest.param(sketch("abkuerzungen", "g1.2 r11 r1", "g1.1 r10", die=3), id="shortcuts"),
        pytest.param(sketch("kurzer-einsatz", "e0.1 r0 r46", "e0.3", die=6), id="grey lanes"),
        pytest.param(sketch("werfer", "z0.4 z0.3 z0.2 z0.1", phase="over", winner=0), id="over"),
    ],
)  # fmt: skip
def test_every_action_is_either_listed_or_refused(m: engawa.Match) -> None:
    allowed = [action for action in WORDS if m.game.rules.refusal(m._b, m._s, action) == LEGAL]
    assert allowed == sorted(m.legal_actions())


@pytest.mark.parametrize("game", GAMES)
def test_what_a_state_remembers_follows_from_its_position(game: str) -> None:
    m = engawa.new(f"nueby/{game}", seed=3, players=4)
    row = words(seed_of(3), "play")
    for _ in range(250):
        if m.to_act is not None:
            m.roll() if m.to_act == "chance" else m.play_action(m.legal_actions()[below(row, len(m.legal_actions()))])
        kept, found = m._s, engawa.load(m.position())._s
        assert kept.in_play == found.in_play
        if kept.phase == MOVING:
            assert (kept.compelled, kept.way[: kept.ways]) == (found.compelled, found.way[: found.ways])


@given(st.sampled_from(GAMES), st.integers(0, 10_000), st.integers(0, 200), st.lists(st.integers(), min_size=20))
@settings(max_examples=30, deadline=None, derandomize=True)
def test_any_int_can_be_asked_about_and_its_refusal_said(game: str, number: int, plies: int, asked: list[int]) -> None:
    m = engawa.new(f"nueby/{game}", seed=number)
    row = words(seed_of(number), "play")
    for _ in range(plies):
        if m.to_act is not None:
            m.roll() if m.to_act == "chance" else m.play(m.legal()[below(row, len(m.legal()))])
    listed = m.legal_actions()
    near = [action ^ bit for action in listed for bit in (1, 8, 1 << 9, 1 << 16, -1)]
    for action in [*asked, *near, *(WORDS[below(row, len(WORDS))] for _ in range(100))]:
        index = m.game.rules.refusal(m._b, m._s, action)
        assert (index == LEGAL) == (action in listed)
        if index != LEGAL:
            clause = m.game.clauses[index]
            reason = m.game.notation.reason(m._b, m._s, action, clause.id)
            assert reason.text("en")
            assert reason.text("de")
