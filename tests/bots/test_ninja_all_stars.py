"""Opponents for Ninja All-Stars: what a player by the book does, what each level overlooks, and the lookahead."""

from copy import deepcopy
from fractions import Fraction
from itertools import product

import numpy as np
import pytest
from bots.playing import generator
from games.ninja_all_stars.sketch import combat, new, play, sketch

from engawa import bots
from engawa.bots import ninja_all_stars
from engawa.bots.ninja_all_stars import (
    decisions,
    dice,
    fights,
    lookahead,
    mind,
    minor_actions,
    odds,
    paths,
    places,
    plans,
    script,
    thinking,
    weighing,
    windows,
    worth,
)
from engawa.bots.ninja_all_stars.fitting import fitted
from engawa.bots.ninja_all_stars.levels import FEWEST, LEVELS
from engawa.bots.ninja_all_stars.mind import FAR, Habits, Mind
from engawa.bots.ninja_all_stars.odds_tables import ATTACKER_LIKES, DEFENDER_LIKES, results_of
from engawa.bots.ninja_all_stars.thinking import Effort
from engawa.bots.sight import legal_actions, see
from engawa.core.forge import forge, interpreted, native, prefer
from engawa.core.forge.declare import is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.games.ninja_all_stars import GAME, actions, edition
from engawa.games.ninja_all_stars.estimate import estimate
from engawa.games.ninja_all_stars.names import space_number
from engawa.games.ninja_all_stars.vocabulary import CHALLENGE_NAMES, EARTH, SPIRIT, VOID
from engawa.search.tree import ROOT, Node, Plan, adopt, back_up, plant

MODULES = [
    decisions, dice, fights, lookahead, mind, minor_actions, odds, paths, places, plans, script, weighing, windows,
    worth,
]  # fmt: skip
NO_THOUGHT = bots.Budget(nodes=0, seconds=None)


def sight_of(m, seed=1):
    return see(m.view(m.to_act), generator(seed))


def choice(m, level="scripted", seed=1):
    """The move of a level in a sketched match."""
    words = generator(seed)
    choose = ninja_all_stars.decide_by_script if level == "scripted" else LEVELS[level].choose
    sight = see(m.view(m.to_act), words)
    return GAME.notation.format_move(sight.board, sight.state, choose(sight, words, NO_THOUGHT))


def activation(m, level="scripted"):
    """What a level does with the active model, until it is done or chance decides."""
    moves = []
    while m.position()["phase"] == "act" and m.position()["seat"] == "A":
        moves.append(choice(m, level))
        m.play(moves[-1])
    return moves


@pytest.mark.parametrize("module", MODULES)
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []


# By the book


@pytest.mark.parametrize(
    ("mine", "theirs"), [(1, 0), (1, 2), (2, 2), (3, 2), (8, 8), (9, 8), (8, 9), (19, 12), (56, 30)]
)
def test_the_tables_say_how_attacks_end(mine, theirs):
    exact = results_of(mine, theirs)
    i = (mine - 1) * odds.COLUMNS + theirs
    for table, element in ((odds.INJURES, VOID), (odds.STUNS, EARTH), (odds.BACKFIRES, SPIRIT)):
        assert table[i] == round(1000 * exact[element])


@pytest.mark.parametrize(("mine", "theirs"), [(1, 0), (1, 2), (2, 2), (3, 2), (2, 3)])
def test_results_are_those_of_every_single_roll(mine, theirs):
    counts = [0] * 6
    for faces in product(range(6), repeat=mine + theirs):
        attack, defence = list(faces[:mine]), list(faces[mine:])
        for face in faces[:mine]:
            if (face + 3) % 6 in defence:
                attack.remove(face)
                defence.remove((face + 3) % 6)
        likes = ATTACKER_LIKES if len(attack) >= len(defence) else DEFENDER_LIKES
        counts[next((face for face in likes if face in attack + defence), 0)] += bool(attack + defence)
    assert results_of(mine, theirs) == [Fraction(count, 6 ** (mine + theirs)) for count in counts]


@pytest.mark.clause("NS-C5", "NS-T10")
def test_the_ninth_die_is_not_forgotten():
    """Pools have no upper limit, and who has more dice chooses: nine against twelve are not eight against eight."""
    for life in (odds, native(odds, "worth_of_attack")):
        assert life.worth_of_attack(8, 8, 1.0, 0.0, 1.0) > 0.5
        assert life.worth_of_attack(9, 12, 1.0, 0.0, 1.0) < -0.5
        assert life.worth_of_attack(12, 9, 1.0, 0.0, 1.0) > 0.5
        # More than there can be count as the most there can be. [NS-Z5]
        assert life.worth_of_attack(60, 40, 1.0, 0.0, 1.0) == life.worth_of_attack(56, 30, 1.0, 0.0, 1.0)


def test_both_lives_expect_the_same_of_all_dice():
    fast = native(odds, "worth_of_attack")
    for mine, theirs in product(range(60), range(-6, 34)):
        worth = (mine, theirs, 1.0, 0.25, 0.5)
        assert odds.worth_of_attack(*worth) == fast.worth_of_attack(*worth)


def test_nobody_attacks_nine_dice_with_eight():
    """With AT and DF 8 of an edition a single defender who helps turns the odds."""
    document = edition.standard().document
    strong = document["teams"]["fire"]["classes"]["kaiken"] | {"at": 8}
    tough = document["teams"]["water"]["classes"]["kaiken"] | {"df": 8}
    changed = deepcopy(document)
    changed["teams"]["fire"]["classes"]["kaiken"], changed["teams"]["water"]["classes"]["kaiken"] = strong, tough
    alone = sketch("A2 j10 N", "B2 j9 S", options={"edition": changed})
    helped = sketch("A2 j10 N", "B2 j9 S", "B3 i9 SE", options={"edition": changed})
    assert activation(alone)[-1] == "attack B2"
    assert "attack B2" not in activation(helped)


def test_a_ninja_walks_up_and_attacks_where_it_has_more_dice():
    moves = activation(sketch("A2 j10 N", "B6 j6 S"))
    assert moves[-1] == "attack B6"
    assert moves[0].startswith("step")


def test_nobody_attacks_who_has_more_dice_unless_it_cannot_count():
    m = sketch("A7 j10 N", "B1 j9 S", "B2 i9 S", active="A7")
    assert "attack B1" not in activation(m.copy())
    assert activation(m.copy(), "novice")[-1].startswith("attack")


def test_an_attack_comes_from_behind_where_it_can():
    moves = activation(sketch("A2 j13 N", "B2 j10 N"))
    assert moves[-1] == "attack B2"
    assert moves[-3].removeprefix("step ") in ("i11", "j11", "k11")


def test_who_cannot_fight_hides_or_keeps_away_from_who_can():
    m = sketch("A7 j6 S", "B1 j13 N", "B2 i13 N", "B3 k13 N", active="A7")
    activation(m)
    there = m.position()["models"]["A7"]
    assert there.get("stealth") or abs(int(there["at"][1:]) - 13) > 6


def lurking(**facts):
    """One in Stealth beside prey whose friends are near."""
    return sketch("A7 j10 N stealth", "B7 j9 S", "B1 i8 S", "B2 k8 S", "B3 j7 S", active="A7", **facts)


def test_an_attack_out_of_stealth_is_weighed_with_what_comes_back():
    assert activation(lurking()) == ["end"]
    assert activation(lurking(round=6), "casual")[-1] == "attack B7"
    spent = sketch("A7 j10 N stealth", "B7 j9 S done", "B1 i8 S done", "B2 k8 S done", active="A7", round=6)
    assert activation(spent)[-1] == "attack B7"


@pytest.mark.parametrize(("team", "stealthy"), [("fire", False), ("water", True)])
def test_a_search_and_a_stealthy_shot_leave_a_ninja_hidden(team, stealthy):
    m = sketch("A5 j12 N stealth", "B2 j9 S", "B3 i8 S", teams=[team, "fire"], active="A5")
    sight, thought = sight_of(m), Mind()
    plans.survey(sight.board, sight.state, thought, Habits(), 0)
    deeds_there = (actions.SEARCH_FOR, actions.SHOOT, actions.ATTACK, actions.USE, actions.OPEN_CHEST, actions.TAKE)
    worths = [
        weighing.worth_of_doing(sight.board, sight.state, thought, Habits(), space_number("j12"), -1, deed, 1.0)
        for deed in deeds_there
    ]
    assert [worth == worths[0] for worth in worths] == [True, stealthy, False, False, False, False]
    assert all(worth <= worths[0] for worth in worths)


def test_a_carrier_takes_its_medal_home_and_a_novice_forgets_to():
    m = sketch("A7 j6 S medal", "B2 j17 N", challenge="medals", active="A7")
    careful, forgetful = m.copy(), m.copy()
    activation(careful)
    activation(forgetful, "novice")
    rows = [int(each.position()["models"]["A7"]["at"][1:]) for each in (careful, forgetful)]
    assert rows[0] < 6 <= rows[1]


def test_a_medal_in_reach_is_taken():
    moves = activation(sketch("A7 j6 S", "B2 j17 N", challenge="medals", medals=["j8"], active="A7"))
    assert "take" in moves


def test_the_worst_for_the_other_side_is_chosen():
    m = play(combat("A2 j10 N", "B2 j9 S", at=3, df=1), "dice SEV", "dice W")
    assert choice(m) == "result void"
    m = play(combat("A2 j10 N", "B2 j9 S", at=1, df=3), "dice V", "dice SWW")
    assert choice(m) == "result water"


def test_a_card_that_tips_the_scales_is_played_and_one_that_does_not_is_kept():
    m = play(sketch("A7 j10 N", "B2 j9 S", hands=[["pressure-point"], []], active="A7"), "attack B2")
    assert choice(m) == "card pressure-point"
    assert choice(m, "novice") == "pass"
    m = play(sketch("A2 j10 N", "B7 j9 S", hands=[["pressure-point"], []]), "attack B7")
    assert choice(m) == "pass"


def test_the_table_of_levels_has_all_of_them_and_habits_that_differ():
    assert [*LEVELS] == bots.levels()
    assert len({(repr(level.habits), level.plies) for level in LEVELS.values()}) == len(LEVELS)


@pytest.mark.parametrize("seed", range(3))
def test_the_book_has_a_legal_move_for_every_moment(seed):
    m, words = new(challenge=CHALLENGE_NAMES[2 * seed], setup=("quick", "full")[seed % 2], seed=seed), generator(4)
    for _ in range(40):
        if m.to_act is None:
            break
        if m.to_act == "chance":
            m.roll()
        else:
            action = ninja_all_stars.decide_by_script(see(m.view(m.to_act), words), words, NO_THOUGHT)
            assert action in m.legal_actions()
            m.play_action(action)


# Ways


def test_ways_cost_what_steps_cost_and_end_where_an_enemy_would_have_to_be_dodged():
    sight, found = sight_of(sketch("A2 j10 N", "B2 j6 S")), Mind()
    paths.flood(sight.board, sight.state, found, 4)
    cost = {name: found.cost[space_number(name)] for name in ("j10", "j9", "j8", "j7", "j6", "j5", "l10")}
    assert cost == {"j10": 0, "j9": 1, "j8": 2, "j7": 3, "j6": FAR, "j5": FAR, "l10": 2}


# The lookahead


def tree(*merits):
    """A root with a child for every prior, each unvisited."""
    nodes, worths, priors, plan = [Node() for _ in range(9)], [[0.0, 0.0] for _ in range(9)], [0.0] * 9, Plan()
    plan.exploration = 0.6
    plant(nodes, worths, plan)
    for i, prior in enumerate(merits):
        priors[adopt(nodes, worths, plan, ROOT, i)] = prior
    return nodes, worths, priors, plan


def test_what_the_book_likes_is_tried_first_and_what_works_is_tried_more():
    nodes, worths, priors, plan = tree(0.2, 0.5, 0.3)
    visits = [0, 0, 0]
    for _ in range(200):
        child = lookahead.favourite(nodes, worths, priors, plan, ROOT, 0)
        visits[child - 1] += 1
        assert sum(visits) > 1 or visits[1] == 1
        share = (0.4, 0.5, 0.6)[child - 1]
        back_up(nodes, worths, [ROOT, child], 1, [share, 1.0 - share])
    assert visits[2] > visits[1] > visits[0] > 0


def test_who_is_thorough_tries_everything_once():
    nodes, worths, priors, plan = tree(0.98, 0.01, 0.01)
    for _ in range(3):
        child = lookahead.favourite(nodes, worths, priors, plan, ROOT, 1)
        back_up(nodes, worths, [ROOT, child], 1, [1.0 if child == 1 else 0.0, 0.0])
    assert [node.visits for node in nodes[1:4]] == [1, 1, 1]


def last_blow(**facts):
    """The last activation of a match: who attacks may still win it."""
    return sketch("A1 j10 N", "B7 j9 N done", "B9 a19 N done", round=6, **facts)


@pytest.fixture(scope="module")
def thinkers():
    lives = interpreted(lookahead), native(lookahead, *thinking.KERNELS), forge(lookahead, *thinking.KERNELS)
    return [thinking.Thinker(2, life) for life in lives]


def found(thinker, m, plies, seed=1, thorough=False):
    words = generator(seed)
    findings = thinker.think(sight_of(m), words, Habits(), Effort(plies, 1, thorough=thorough))
    return findings, words


def test_every_life_thinks_the_same(thinkers):
    assert [thinker.life.compiled for thinker in thinkers] == [False, True, True]
    for m in (sketch("A2 j10 N", "A3 i12 N", "B2 j7 S", "B6 h7 S", active=None), last_blow(active="A1")):
        plain, native_one, built_one = (found(thinker, m, 120) for thinker in thinkers)
        assert plain == native_one == built_one
        assert plain[0].simulations > 1


THOUGHTS = {  # what comes of them by the rules of now: best move, simulations, nodes, value, generator
    "turn": ("activate A3", 8, 65, 0.514609, 1566702073),
    "act": ("step k9", 9, 29, 0.46005, 418026362),
    "medals": ("step i9", 7, 55, 0.648874, 1023125232),
}


def moment(name):
    """A position with a choice between many plans."""
    if name == "turn":
        mine = "A2 j10 N", "A3 i12 N stealth", "A7 h13 NE"
        hands = [["banzai"], ["mamoru", "decoy"]]
        return sketch(*mine, "B2 j7 S", "B6 h7 S", "B4 l6 S", active=None, hands=hands)
    if name == "act":
        return sketch("A2 j10 N", "A6 i12 N", "B2 j7 S", "B6 h7 S", "B5 k12 W")
    return sketch("A7 j6 S medal", "A2 h9 S", "B2 j12 N", "B3 k9 N", challenge="medals", medals=["j8"])


@pytest.mark.parametrize("name", THOUGHTS)
def test_the_same_seed_and_plies_are_the_same_thought(thinkers, name):
    for thinker in thinkers:
        words = generator(3)
        findings = thinker.think(sight_of(moment(name)), words, Habits(), Effort(400, 3))
        best, value = text_of(moment(name), findings.best), pytest.approx(findings.values[0], abs=1e-6)
        assert (best, findings.simulations, findings.nodes, value, words[-1]) == THOUGHTS[name]


def test_a_blow_that_can_still_win_is_struck(thinkers):
    findings, _ = found(thinkers[1], last_blow(active="A1"), 4_000)
    assert text_of(last_blow(active="A1"), findings.best) in ("attack B7", "face N", "face NE", "face NW")
    assert findings.values[0] > 0.6


def text_of(m, action):
    sight = sight_of(m)
    return GAME.notation.format_move(sight.board, sight.state, action)


def test_the_study_judges_every_legal_action_and_its_line_can_be_played(thinkers):
    m = sketch("A2 j10 N", "B2 j7 S", "B3 k6 S")
    findings, _ = found(thinkers[1], m, 20_000, thorough=True)
    assert {each.action for each in findings.choices} == {*legal_actions(sight_of(m))}
    assert all(each.visits > 0 and sum(each.values) == pytest.approx(1.0) for each in findings.choices)
    assert findings.line[0] == findings.best
    for action in findings.line:
        assert action in m.legal_actions()
        m.play_action(action)


def test_at_chance_the_study_says_what_the_position_is_worth(thinkers):
    m = combat("A2 j10 N", "B6 j9 S", at=5, df=1)
    sight = see(m.position(), generator(1))
    findings = thinkers[1].think(sight, generator(1), Habits(), Effort(2_000, 1, thorough=True))
    assert findings.choices == ()
    assert findings.values[0] > 0.5


def test_hands_that_a_seat_cannot_see_change_nothing_in_what_it_thinks(thinkers):
    hands = (["banzai", "mamoru"], ["decoy", "vault"], ["suinij", "raizin"])
    positions = [sketch("A2 j10 N", "B2 j7 S", active=None, hands=[["adrenaline"], hand]) for hand in hands]
    for thinker, plies in ((thinkers[0], 60), (thinkers[1], 3_000)):
        thoughts = [found(thinker, m, plies) for m in positions]
        assert thoughts[0] == thoughts[1] == thoughts[2]


def test_thinking_can_be_stopped(thinkers):
    asked = []

    def keep_going(done):
        asked.append(done)
        return len(asked) < 3

    sight = sight_of(sketch("A2 j10 N", "B2 j7 S"))
    thinkers[1].think(sight, generator(1), Habits(), Effort(1 << 40, 1, thorough=True, keep_going=keep_going))
    assert len(asked) == 3
    assert asked == sorted(asked)


# The levels


def test_levels_without_time_or_fast_kernels_play_by_the_book():
    prefer("interpreted")
    m = sketch("A2 j10 N", "B2 j7 S", active=None)
    book = choice(m)
    for budget in (bots.Budget(nodes=FEWEST - 1, seconds=None), bots.BUDGET):
        words = generator(1)
        sight = see(m.view(0), words)
        assert text_of(m, LEVELS["master"].choose(sight, words, budget)) == book


def test_equal_positions_are_even():
    m = new(setup="quick", janken="dice", teams=["fire", "fire"])
    while m.position()["phase"] != "turn":
        m.play("pass") if m.to_act != "chance" else m.roll()
    sight = sight_of(m)
    sight.state.held[:] = [3, 3, 0, 0]
    assert estimate(sight.board, sight.state, 0) == pytest.approx(0.5)
    assert estimate(sight.board, sight.state, 0) + estimate(sight.board, sight.state, 1) == pytest.approx(1.0)


def test_weights_that_made_the_results_are_found_again():
    true = np.array([0.8, 0.2, -0.3, 0.0, 0.5])
    draws = np.random.default_rng(7)
    rows = draws.normal(size=(20_000, len(true)))
    results = (draws.random(len(rows)) < 1.0 / (1.0 + np.exp(-rows @ true))).astype(float)
    assert fitted(rows, results) == pytest.approx(true, abs=0.06)
    assert (fitted(rows, 1.0 - results)[[0, 1, 2, 4]] == 0.0).all()  # the wrong signs
