"""A look at a position: studies put together, how sure they are, and nothing that the seat cannot know."""

from analysis.paths import walked
from cli.positions import WIN_IN_ONE

import engawa
from engawa.analysis.studies import Found, look, margin, noise_of
from engawa.bots import Budget
from engawa.core.fairness import seed_of
from engawa.core.match import Match

HIDDEN = {"game": "lanterns", "players": 3, "phase": "act", "turn": 1, "shown": [1, 0, 0]} | {
    "rolls": [1, 1, 0], "total": [2, 1, 0],
}  # fmt: skip


def looked(match: Match, nodes: int, seed: int = 0) -> Found:
    return look(match.view(match.to_act), seed_of(seed), Budget(nodes, None))


def test_the_best_choice_is_first_and_its_worth_is_that_of_the_position():
    found = looked(walked("gamble"), 400)
    assert [each.action for each in found.choices] == [0, 1]
    assert found.whole == found.choices[0]
    assert found.line == (0,)


def test_a_chance_is_within_its_margin_nearly_always():
    founds = [looked(walked("gamble"), 80, seed) for seed in range(60)]
    noise = noise_of(founds)
    within = [abs(each.whole.values[0] - 0.5) <= margin(each.whole.variance(0, noise)) for each in founds]
    assert sum(within) >= 51  # of a perfect 95 %: 57


def test_what_is_proven_or_not_left_to_chance_has_no_margin():
    proven = looked(walked("duel"), 20)
    assert proven.whole.proven
    assert proven.whole.variance(0, 1.0) == 0.0
    assert noise_of([looked(engawa.load(WIN_IN_ONE), 50)]) == 0.0


def test_a_choice_that_was_hardly_looked_at_is_not_spoken_of():
    found = looked(walked("gamble"), 100)
    best, other = found.choices
    thin = found._replace(choices=(best, other._replace(visits=1)))
    assert (found.choice(1), thin.choice(1)) == (other, None)
    assert thin.choice(0) == best


def test_what_a_seat_cannot_know_changes_nothing():
    found = [looked(engawa.load(HIDDEN | {"card": [2, 3, card]}), 60) for card in range(1, 7)]
    assert len({(each.choices, each.line) for each in found}) == 1
