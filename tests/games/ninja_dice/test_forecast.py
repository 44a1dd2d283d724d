"""The coach: hands against the rules, houses solved by hand, the solution against its own play, and what is told."""

from collections import Counter
from copy import deepcopy
from fractions import Fraction
from functools import cache
from itertools import pairwise, product
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from games.ninja_dice.table import stealing, table, throwing, treasure
from hypothesis import given, settings, strategies as st

import engawa
from engawa.core import rng
from engawa.dice.bank import bank
from engawa.dice.bank.dealing import land
from engawa.dice.geometry import is_beyond
from engawa.games.ninja_dice.edition import standard
from engawa.games.ninja_dice.hands import (
    after_match,
    after_throw,
    hand_of,
    hands,
    index,
    lay_out,
    savings_of,
    size_of,
)
from engawa.games.ninja_dice.names import FACES, SKILL_FACES, SYMBOLS
from engawa.games.ninja_dice.odds import locking
from engawa.games.ninja_dice.rules import refusal_of_pairing, refusal_of_rerolling
from engawa.games.ninja_dice.skills import best_use
from engawa.games.ninja_dice.state import State, house_dice
from engawa.games.ninja_dice.surrogate import EXACT, NONE_BEFORE, matched, solve, worth_of
from engawa.games.ninja_dice.vocabulary import CATCH, FORTUNE, NUMBERS, PICK, SKILLS

LOCKS = (0, 0, 0, 0, 4)
STANDARD = tuple(FACES.index(face) for face in SKILL_FACES)
TWO_DEALT, FOUR_DEALT = (2, 2, 2, 1), (4, 3, 2, 1)  # with two or three players, with five
ALL = "S1 S2 S3 S4 S5"


def laid_out(hand) -> State:
    """A hand in a tray in which every fortune has every other die before its front edge."""
    s = State()
    lay_out(s, hand)
    for die in range(SKILLS):
        s.place[NUMBERS * die] = -900 if s.face[die] == FORTUNE else 900
    return s


@pytest.mark.clause("ND-P2")
def test_what_can_be_saved_of_a_hand_is_what_the_rules_allow_to_save():
    for hand in hands():
        s = laid_out(hand)
        assert hand_of(s) == hand
        saved = {hand_of(s, thrown) for thrown in range(32) if refusal_of_rerolling(s, thrown) == 0}
        assert saved == savings_of(hand)


@pytest.mark.clause("ND-H4")
def test_a_hand_matches_its_fortunes_with_what_the_rules_let_them_boost():
    for hand in hands():
        s, after = laid_out(hand), set()
        free = [i for i in range(SKILLS) if s.face[i] == FORTUNE and s.boosts[i] < 0]
        for fortune, die in product(free, range(SKILLS)):
            if refusal_of_pairing(s, fortune, die) == 0:
                s.boosts[fortune] = die
                after.add(hand_of(s))
                s.boosts[fortune] = -1
        assert after == (set(after_match(hand)) if free else set())


def test_a_throw_of_five_dice_has_every_roll_in_it():
    rolls = Counter(
        tuple(sorted((face, 0) for face in roll if face != FORTUNE)) for roll in product(STANDARD, repeat=SKILLS)
    )
    chances = after_throw((), STANDARD)
    assert {hand: round(chance * 6**SKILLS) for hand, chance in chances.items()} == rolls


def test_dice_that_show_nothing_but_what_is_needed_leave_only_the_risk_of_capture():
    expected = [row[index()[()]] for row in solve(LOCKS, (PICK,) * 6, 2, TWO_DEALT)]
    assert expected == pytest.approx([6, 6, 6 * 8 / 9, 6 * 2 / 3], abs=EXACT)


def test_three_picks_against_four_locks_push_on_until_three_hourglasses_are_locked():
    # Two dice with one pick each are thrown; 11 of 36 throws beat the house, which pays six coins.
    bring, miss = Fraction(11, 36) * 6, Fraction(25, 36)
    with_three = Fraction(2, 3) * (bring + miss * 3)  # and then to run, for 2.61 is less than three coins
    with_two = Fraction(4, 9) * (bring + bring + miss * 3) / (1 - Fraction(4, 9) * miss)
    assert with_three < 3 < with_two
    expected = [row[index()[((PICK, 0),) * 3]] for row in solve(LOCKS, (PICK, *[CATCH] * 5), 2, TWO_DEALT)]
    assert expected[2:] == pytest.approx([float(with_two), float(with_three)], abs=EXACT)


def test_a_fortune_that_misses_is_thrown_again_with_all_others():
    # Only fortunes are thrown. One of them before the pick makes it four picks, which is six coins.
    miss = NONE_BEFORE[1]
    with_four = Fraction(2, 3) * 6 * Fraction(1 - miss**4) / (1 - Fraction(2, 3) * Fraction(miss**4))
    with_one = Fraction(2, 3) * (6 * Fraction(1 - miss) + Fraction(miss) * with_four)
    expected = solve(LOCKS, (FORTUNE,) * 6, 2, TWO_DEALT)[3]
    assert expected[index()[((PICK, 0),)]] == pytest.approx(float(with_four), abs=EXACT)
    assert expected[index()[((PICK, 0), *[(CATCH, 0)] * 3)]] == pytest.approx(float(with_one), abs=EXACT)


def test_where_every_threat_die_is_an_hourglass_a_throw_too_many_brings_nothing():
    expected = [row[index()[()]] for row in solve(LOCKS, (PICK,) * 6, 6, TWO_DEALT)]
    assert expected == pytest.approx([6, 6, 0, 0], abs=EXACT)


def test_where_no_threat_die_has_an_hourglass_patience_brings_everything():
    expected = [row[index()[()]] for row in solve(LOCKS, STANDARD, 0, TWO_DEALT)]
    assert expected == pytest.approx([6] * 4, abs=1e-6)
    # Except where the house may be beaten by fighting, for then the turn is over. [ND-H7]
    expected = [row[index()[()]] for row in solve((1, 0, 0, 0, 3), STANDARD, 0, TWO_DEALT)]
    assert all(5 < value < 6 for value in expected)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(
    st.lists(st.sampled_from(SYMBOLS), min_size=4, max_size=6),
    st.lists(st.integers(0, 5), min_size=6, max_size=6),
    st.integers(0, 6),
    st.sampled_from([TWO_DEALT, (3, 3, 2, 1), FOUR_DEALT]),
)
def test_values_obey_their_equation_and_fall_with_every_hourglass(house, skill, hourglasses, dealt):
    counts = tuple(house.count(symbol) for symbol in SYMBOLS)
    expected, (coins, beaten) = solve(counts, tuple(skill), hourglasses, dealt), worth_of(counts)
    settled = [*(matched(coins, beaten, expected[locked]) for locked in range(4)), [0.0] * len(coins)]
    for locked in range(4):
        assert all(one >= least - EXACT for one, least in zip(settled[locked], coins, strict=True))
        assert max(settled[locked]) <= 2 * len(house) - 2 + EXACT
        assert all(one >= later - 1e-6 for one, later in zip(settled[locked], settled[locked + 1], strict=True))
        chances = locking(hourglasses, dealt[locked])
        after = [
            sum(chance * row[hand] for chance, row in zip(chances, settled[locked:], strict=False))
            for hand in range(len(coins))
        ]
        for saved in ((), ((PICK, 1),), ((CATCH, 0),) * 4):
            mean = sum(chance * after[index()[hand]] for hand, chance in after_throw(saved, skill).items())
            assert expected[locked][index()[saved]] == pytest.approx(mean, abs=1e-6)


class Turns:
    """The surrogate game played by its own solution, a turn at a time, with nothing of how it was solved."""

    def __init__(self, house, dealt):
        self.dealt, self.random = dealt, Random(5)
        self.expected = solve(house, STANDARD, 2, dealt)
        self.s = State(house=list(house))
        self.worth, self.choice = cache(self.worth), cache(self.choice)

    def turn(self) -> int:
        """The coins of one turn."""
        saved, locked, coins = (), 0, 0
        while saved is not None:
            locked += sum(self.random.randrange(6) < 2 for _ in range(self.dealt[locked]))
            if locked == 4:
                return 0
            faces = [self.random.choice(STANDARD) for _ in range(SKILLS - size_of(saved))]
            hand = tuple(sorted((*saved, *((face, 0) for face in faces if face != FORTUNE))))
            for left in reversed(range(faces.count(FORTUNE))):
                hand = self.match(locked, hand, left)
            _, coins, saved = self.choice(locked, hand)
        return coins

    def match(self, locked, hand, left):
        """The hand after one fortune; chance says which die is the first before it, from the best one on."""
        drawn, options = self.random.random(), self.options(locked, hand, left)
        best = next((i for i, none in enumerate(NONE_BEFORE[1:]) if drawn < 1 - none), len(options))
        return options[best] if best < len(options) else hand

    def options(self, locked, hand, left):
        """The matches of one fortune that are better than none, the best first, if so many fortunes are left then."""
        alone = self.worth(locked, hand, left)
        better = [one for one in after_match(hand) if self.worth(locked, one, left) > alone]
        return sorted(better, key=lambda one: -self.worth(locked, one, left))

    def worth(self, locked, hand, left):
        """What a hand is worth with so many fortunes to be matched."""
        if not left:
            return self.choice(locked, hand)[0]
        alone = self.worth(locked, hand, left - 1)
        gains = [self.worth(locked, one, left - 1) - alone for one in self.options(locked, hand, left - 1)]
        chances = [before - after for before, after in pairwise(NONE_BEFORE)]
        return alone + sum(gain * chance for gain, chance in zip(gains, chances, strict=False))

    def choice(self, locked, hand):
        """What a hand is worth, its coins, and what to save, or None to end the turn."""
        lay_out(self.s, hand)
        fallen, coins = best_use(self.s)
        saved = max(savings_of(hand), key=lambda one: self.expected[locked][index()[one]])
        push = self.expected[locked][index()[saved]]
        return (coins, coins, None) if fallen == house_dice(self.s) or coins >= push else (push, coins, saved)


@pytest.mark.parametrize(("house", "dealt"), [((1, 1, 0, 0, 2), TWO_DEALT), ((1, 0, 2, 1, 2), FOUR_DEALT)])
def test_play_by_the_solution_brings_what_it_promises(house, dealt):
    turns = Turns(house, dealt)
    coins = [turns.turn() for _ in range(1500)]
    promised = turns.expected[0][index()[()]]
    assert fmean(coins) == pytest.approx(promised, abs=3 * stdev(coins) / sqrt(len(coins)))


def test_fortunes_miss_as_often_as_in_the_landing_bank():
    generator, throws, hits = [0] * rng.WORDS, 400, [0] * SKILLS
    rng.seed(generator, 3)
    for _ in range(throws):
        places = [0] * NUMBERS * SKILLS
        land(bank().landings, generator, places, 0, 31, 0, 3)
        poses = [places[i : i + NUMBERS] for i in range(0, len(places), NUMBERS)]
        before = [is_beyond(*poses[0], *pose) for pose in poses[1:]]
        for others in range(SKILLS):
            hits[others] += not any(before[:others])
    for none, hit in zip(NONE_BEFORE, hits, strict=True):
        assert hit / throws == pytest.approx(none, abs=3 * sqrt(none * (1 - none) / throws))


@pytest.mark.clause("ND-T9", "ND-P5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_risk_of_capture_is_that_of_all_faces_of_all_dice_that_are_dealt(players):
    for locked in (["T1", "T2", "T3", "T4"][:count] for count in range(4)):
        match = table("push", players=players, locked=locked)
        told = match.forecast()["capture"]
        match.play(f"roll {ALL}")
        held = len(match.position()["held"])
        rolls = list(product(["arrow", "arrow", "hourglass", "hourglass", "catch", "catch"], repeat=held))
        captured = sum(len(locked) + roll.count("hourglass") == 4 for roll in rolls)
        assert told == pytest.approx(captured / len(rolls), abs=1e-15)


def test_the_numbers_of_a_push_are_coins_for_running_and_what_to_throw():
    told = table("push", "sneak sneak pick catch catch", "guard guard lock lock", locked=["T1"]).forecast()
    assert told | {"push": 0} == {"capture": 0.0, "run": 3, "push": 0, "best": ["S4", "S5"], "match": []}
    assert 3 < told["push"] < 6


def test_in_the_beginning_pushing_is_better_and_with_three_hourglasses_running_is():
    early, late = (
        table("push", "pick pick sneak catch catch", "guard guard2 lock lock", locked=locked).forecast()
        for locked in ([], ["T1", "T2", "T3"])
    )
    assert early["push"] > early["run"] == late["run"] == 3 > late["push"]


@pytest.mark.parametrize("seed", range(6))
def test_the_dice_to_throw_can_be_thrown_and_running_pays_what_is_told(seed):
    random = Random(seed)
    skills = " ".join(random.choice(SKILL_FACES) for _ in range(SKILLS))
    match = table("push", skills, "guard guard2 resident lock", locked=["T2"])
    told = match.forecast()
    assert match.why(" ".join(["roll", *told["best"]])) is None
    match.play("run")
    assert treasure(match)[0] == 3 + told["run"]


@pytest.mark.clause("ND-P2")
def test_a_boosted_die_is_saved_with_its_fortune_or_thrown_with_it():
    skills = "pick@0,0,0 fortune@-300,0,0 catch catch catch"
    told = table("push", skills, "guard lock lock lock", boosts={"S2": "S1"}).forecast()
    assert (told["run"], told["best"]) == (3, ["S3", "S4", "S5"])


def test_before_matching_only_dice_that_lie_before_a_fortune_count():
    # S2 looks at the pick on its right and has its back to the sneak.
    skills = "pick@300,0,0 fortune@0,0,0 sneak@-300,0,0 catch@-600,0,0 catch@-600,300,0"
    told = table("match", skills, "guard guard lock lock", locked=["T1", "T2", "T3"]).forecast()
    assert (told["run"], told["match"], told["best"]) == (3, ["S2+S1"], ["S4", "S5"])
    back = skills.replace("fortune@0,0,0", "fortune@0,0,1800")
    told = table("match", back, "guard guard lock lock", locked=["T1", "T2", "T3"]).forecast()
    assert (told["run"], told["match"]) == (3, ["S2+S3"])


@pytest.mark.clause("ND-H7", "ND-H10")
def test_nobody_pushes_on_from_a_house_that_every_matching_beats():
    skills = "sneak fight pick@300,0,0 pick fortune@0,0,0"
    told = table("match", skills, "guard resident lock lock").forecast()
    assert told | {"capture": 0.0} == {"capture": 0.0, "run": 5, "push": None, "best": [], "match": []}


@pytest.mark.clause("ND-P7")
def test_where_dice_are_laid_changes_no_number():
    match = table("push", "sneak sneak pick catch catch", "guard guard lock lock")
    told = match.forecast()
    match.play("place S1 -300 -700 0")  # in S2: it has to be laid elsewhere before S2 is saved
    assert match.forecast() == told
    assert match.position()["placed"] == ["S1"]


def test_a_die_of_another_edition_has_other_numbers():
    edition = {
        "name": "hard",
        "dice": {
            "house": ["lock"] * 6,
            "skill": ["pick", *["catch"] * 5],
            "threat": ["hourglass", *["arrow"] * 5],
        },
        "house": {"rounds": [4, 5, 6]},
        "coins": {"1": 21, "5": 7, "10": 7},
    }
    skills, locked = "pick pick pick catch catch", ["T1", "T2", "T3"]
    told = table("push", skills, "lock lock lock lock", locked=locked, edition=edition).forecast()
    # A sixth of the throws captures, 11 of 36 of the others beat the house.
    assert told["capture"] == pytest.approx(1 / 6)
    push = Fraction(5, 6) * Fraction(11, 36) * 6 / (1 - Fraction(5, 6) * Fraction(25, 36))
    assert told["push"] == pytest.approx(float(push), abs=1e-4)


def test_there_is_nothing_to_tell_where_nobody_pushes_or_runs():
    assert throwing().forecast() is None
    assert stealing({"T1": (1, "arrow@-900,0,0")}, "T1").forecast() is None
    assert engawa.new("ninja-dice", seed=1).forecast() is None
    assert engawa.new("niwa", seed=1).forecast() is None


def board(players: int, **more: object) -> dict:
    m = engawa.new("ninja-dice", players=players, **more)
    return m.game.notation.format_board(m.options, m.board)


@pytest.mark.clause("ND-T9")
@pytest.mark.parametrize(
    ("players", "chances"),
    [
        (2, [0, 0, 1 / 9, 1 / 3]),
        (3, [0, 0, 1 / 9, 1 / 3]),
        (4, [0, 1 / 27, 1 / 9, 1 / 3]),
        (5, [1 / 81, 1 / 27, 1 / 9, 1 / 3]),
    ],
)
def test_the_table_knows_how_likely_the_next_throw_captures(players, chances):
    assert board(players)["capture"] == pytest.approx(chances)


def test_hourglasses_are_counted_as_the_edition_has_them():
    edition = deepcopy(standard())
    edition["dice"]["threat"] = ["hourglass", "hourglass", "hourglass", "arrow", "catch", "catch"]
    assert board(2, edition=edition)["capture"] == pytest.approx([0, 0, 1 / 4, 1 / 2])
