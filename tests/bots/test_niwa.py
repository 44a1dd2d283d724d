"""The opponents of Niwa: what they find, what they overlook, and that both lives find the same."""

import pytest
from bots.playing import generator, play_on
from cli.positions import WIN_IN_ONE, position

import engawa
from engawa import bots, catalogue
from engawa.bots import greedy, niwa
from engawa.bots.niwa import levels
from engawa.bots.opponents import LEVELS, Budget
from engawa.bots.sight import legal_actions, see
from engawa.core.forge import interpreted, prefer
from engawa.core.forge.lives import LIVES
from engawa.games.niwa import rules
from engawa.games.niwa.actions import CROSS, JUMP, PLACE, TRANSFER, kind_of
from engawa.games.niwa.state import FIGURES, NOBODY, OWN, TURNS, put_figure
from engawa.search import alphabeta
from engawa.search.alphabeta_searcher import AlphaBeta

NIWA = catalogue.find("niwa")
GARDENS = "compact", "zigzag", "pond", "long"

# Seat 1 wins within three turns of both, whatever seat 0 does.
KOKESHIS = {"K1": ["e8", "YO"], "K2": ["f6", "YGG"], "K3": ["c5", "O"]}
SAMURAIS = {"S1": ["i3", "GGO"], "S2": ["d7", ""], "S3": ["d6", "OYY"]}
PLACE_AND_TIME = {"game": "niwa", "garden": "compact", "phase": "move", "turn": 1, "mover": None, "turns": 9}
WON_FOR_1 = PLACE_AND_TIME | {"figures": KOKESHIS | SAMURAIS}


@pytest.fixture(scope="module")
def plain():
    return AlphaBeta(NIWA, life=interpreted(NIWA.bound(alphabeta)), entries=1 << 14)


def sight_of(document):
    return see(document, generator(1))


def midgame(garden: str, seed: int, plies: int = 14):
    """A position in which a turn begins, from random play."""
    match = play_on(engawa.new("niwa", garden=garden), ("random", "random"), seed, plies=plies)
    while match.position()["mover"] is not None:
        play_on(match, ("random", "random"), seed, plies=1)
    return match


def half_turn(b, s):
    """The position as the other seat would see it from its side of a fair garden."""
    places = {(b.column[f], b.row[f]): f for f in range(b.fields)}
    one, other = b.base
    sums = b.column[one] + b.column[other], b.row[one] + b.row[other]
    opposite = [places[sums[0] - b.column[f], sums[1] - b.row[f]] for f in range(b.fields)]
    turned = rules.State(phase=s.phase, turn=1 - s.turn, turns=s.turns)
    for figure in range(FIGURES):
        there = (figure + OWN) % FIGURES
        put_figure(turned, there, opposite[s.field[figure]])
        turned.stack[there] = s.stack[figure]
    rules.remember(turned)
    return turned


def test_every_level_is_there():
    assert tuple(niwa.OPPONENT.levels) == LEVELS
    assert bots.opponent_of(NIWA) is niwa.OPPONENT


def test_a_forced_win_is_announced_with_its_length():
    findings = levels.study(sight_of(WON_FOR_1), generator(1), Budget(nodes=5_000, seconds=None))
    assert findings.decided
    assert findings.values == (0.0, 1.0)
    assert findings.choices[0].turns == 3
    match = engawa.load(WON_FOR_1)
    for action in findings.line:
        match.play_action(action)
    assert match.result["winners"] == [1]


@pytest.mark.parametrize("level", ["strong", "master"])
def test_who_looks_far_enough_plays_a_forced_win_to_its_end(level):
    match, words = engawa.load(WON_FOR_1), generator(3)
    while match.to_act is not None:
        if match.to_act == 0:
            play_on(match, ("random", "random"), 3, plies=1)
        else:
            match.play_action(bots.find(level).choose(match.view(1), words, Budget(nodes=2_000, seconds=None)))
    assert match.result["winners"] == [1]
    assert match.position()["turns"] <= 12


def test_a_study_values_every_legal_action_for_both_seats():
    match = midgame("pond", 3)
    findings = levels.study(sight_of(match.view(match.to_act)), generator(1), Budget(nodes=2_000, seconds=None))
    assert sorted(choice.action for choice in findings.choices) == sorted(match.legal_actions())
    assert findings.best == findings.choices[0].action == findings.line[0]
    mine = [choice.values[match.to_act] for choice in findings.choices]
    assert mine == sorted(mine, reverse=True)
    assert all(sum(choice.values) == pytest.approx(1.0) for choice in findings.choices)
    for action in findings.line:
        match.play_action(action)  # a line is legal


def test_a_study_stops_when_it_is_told_to():
    heard: list[int] = []
    sight = sight_of(midgame("long", 1).view(0) | {"turn": 0})
    levels.study(sight, generator(1), Budget(nodes=None, seconds=None), lambda nodes: heard.append(nodes) is not None)
    assert len(heard) == 1


@pytest.mark.parametrize("garden", GARDENS)
@pytest.mark.parametrize("seed", range(3))
def test_the_same_position_seen_from_the_other_side_is_worth_the_same(garden, seed, plain):
    match = midgame(garden, seed)
    sitting = NIWA.notation.parse_position(match.position())
    b, s = sitting.board, sitting.state
    t = half_turn(b, s)
    for seat in (0, 1):
        assert rules.estimate(b, s, seat) == rules.estimate(b, t, 1 - seat)
        assert rules.estimate(b, s, seat) + rules.estimate(b, s, 1 - seat) == pytest.approx(1.0)
    out = [0] * rules.MAX_ACTIONS
    found = []
    for state in (s, t):
        actions = out[: NIWA.moves.legal(b, state, out)]
        found.append(plain.study(b, state, actions, depth=2, nodes=1 << 40))
    assert found[0].values == found[1].values[::-1]
    assert [c.values for c in found[0].choices] == [c.values[::-1] for c in found[1].choices]


def test_positions_that_go_on_alike_have_one_key_and_others_have_another():
    sitting = NIWA.notation.parse_position(position(K1=["e4", "GG"], K2=["c5", "YY"], K3=["b7", "OO"]))
    renamed = NIWA.notation.parse_position(position(K2=["e4", "GG"], K1=["c5", "YY"], K3=["b7", "OO"]))
    other = NIWA.notation.parse_position(position(K1=["e4", "GY"], K2=["c5", "GY"], K3=["b7", "OO"]))
    b, s = sitting.board, sitting.state
    key = rules.key(b, s)
    assert key == rules.key(b, renamed.state)
    assert key != rules.key(b, other.state)
    keys = {key}
    for turn, mover in ((1, NOBODY), (0, 0), (0, 1), (0, 2)):
        changed = NIWA.notation.parse_position(position(K1=["e4", "GG"], K2=["c5", "YY"], K3=["b7", "OO"])).state
        changed.turn, changed.mover = turn, mover
        if turn == 1:
            rules.remember(changed)
        keys.add(rules.key(b, changed))
    assert len(keys) == 5
    late = NIWA.notation.parse_position(position(K1=["e4", "GG"], K2=["c5", "YY"], K3=["b7", "OO"])).state
    late.turns = TURNS - 2  # there the end is near, and how near matters
    assert rules.key(b, late) not in keys


def test_the_third_time_in_a_position_is_a_draw_that_the_search_sees(plain):
    match = engawa.load(position(K1=["e4", "GG"], K2=["c5", "YY"], K3=["b7", "OO"]))
    sitting = NIWA.notation.parse_position(match.position())
    b, s = sitting.board, sitting.state
    shuffle = ["K1>K2", "S1>S2", "K2>K1", "S2>S1"]
    for move in shuffle + shuffle[:3]:
        rules.play(b, s, NIWA.notation.parse_move(b, s, move))
    back = NIWA.notation.parse_move(b, s, "S2>S1")
    verdict = plain.best(b, s, [back], nodes=10)
    assert verdict.value == 0


def test_a_level_overlooks_what_its_habits_say_and_never_a_win():
    view = midgame("compact", 2).view(0) | {"turn": 0}
    blind = levels.Level(turns=1, nodes=100, placings=100, jumps=100, transfers=100)
    sight = sight_of(view)
    seen = {kind_of(action) for action in legal_actions(sight) if blind.sees(sight, action, generator(1))}
    assert TRANSFER in {kind_of(action) for action in legal_actions(sight)}
    assert seen == {CROSS}
    winning = sight_of(WIN_IN_ONE)
    jumps = [action for action in legal_actions(winning) if kind_of(action) == JUMP]
    assert [greedy.worth(winning, jump) == greedy.WON for jump in jumps if blind.sees(winning, jump, [1] * 4)] == [True]
    placing = sight_of(engawa.new("niwa").view(1))
    assert {kind_of(action) for action in legal_actions(placing)} == {PLACE}
    assert not any(blind.sees(placing, action, generator(1)) for action in legal_actions(placing))
    assert blind.choose(placing, generator(1), Budget(nodes=1, seconds=None)) in legal_actions(placing)


def test_the_rear_is_every_figure_but_the_one_under_way_or_nearest_to_the_enemy_base():
    sight = sight_of(position(K1=["c5", "GG"], K2=["e4", "YY"], K3=["b7", "OO"]))
    assert levels.foremost(sight) == 1
    tunnel = levels.Level(turns=1, nodes=100, rear=100)
    blind = {tunnel.blindness(sight, action) for action in legal_actions(sight)}
    assert blind == {0, 100}
    sight.state.mover = 2
    assert levels.foremost(sight) == 2


@pytest.mark.parametrize("garden", GARDENS)
def test_a_search_finds_the_same_in_every_life(garden):
    match, found = midgame(garden, 5), []
    for life in LIVES:
        prefer(life)
        sight = sight_of(match.view(match.to_act))
        found.append(levels.study(sight, generator(2), Budget(nodes=2_000, seconds=None)))
        found.append(levels.LEVELS["master"].choose(sight, generator(2), Budget(nodes=2_000, seconds=None)))
    assert found[:2] == found[2:4] == found[4:]


def test_chances_are_calibrated_evenly_and_proofs_stay_certain():
    assert [levels.chance_of(share) for share in (0.0, 0.5, 1.0)] == [0.0, 0.5, 1.0]
    assert levels.chance_of(0.3) == pytest.approx(1.0 - levels.chance_of(0.7))
    assert levels.chance_of(0.6) < levels.chance_of(0.7)
