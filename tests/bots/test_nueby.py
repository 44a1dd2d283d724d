"""The opponents of Nüby: what they see, what they learnt to value, what each level overlooks, what a study says."""

import pytest
from bots.playing import FEW, choose, generator, play_on
from games.nueby.sketch import GAMES, sketch

import engawa
from engawa import bots
from engawa.bots.nueby import features, levels, thinking, value, weights
from engawa.bots.nueby.features import AT_STAKE, EXPOSED, ON_TURN, PREY, ROWS, TARGETS, Picture
from engawa.bots.sight import see
from engawa.core.contract import CHANCE
from engawa.core.forge import prefer
from engawa.core.forge.declare import is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.core.forge.lives import LIVES

PLENTY = bots.Budget(nodes=2_000, seconds=None)


def sight_of(match):
    return see(match.position(), generator(1))


def pictured(match, watch=6):
    """The rows of every seat with their amounts."""
    sight, picture = sight_of(match), Picture(watch=watch)
    features.describe(sight.board, sight.state, picture)
    return [
        {picture.row[seat][i]: picture.amount[seat][i] for i in range(picture.rows[seat])}
        for seat in range(sight.players)
    ]


def shares_of(match):
    sight = sight_of(match)
    found, mind = [0.0] * sight.players, weights.mind_of(weights.name_of(sight.game))
    value.weigh(sight.board, sight.state, mind, Picture(), found)
    return found


def studied(match, budget=PLENTY):
    return levels.study(sight_of(match), generator(1), budget)


def move_of(match, action):
    sight = sight_of(match)
    return sight.game.notation.format_move(sight.board, sight.state, action)


# What is seen


def test_a_piece_within_reach_is_exposed_with_the_face_that_hits_it():
    match = sketch("abkuerzungen", "r20", "r17", phase="roll")
    mine, theirs = pictured(match)
    assert mine[ON_TURN + EXPOSED - EXPOSED] == pytest.approx(1 / 6)
    assert theirs[TARGETS] == pytest.approx(1 / 6)
    assert mine[ON_TURN + AT_STAKE - EXPOSED] == pytest.approx(theirs[PREY])
    assert EXPOSED not in theirs


def test_a_piece_out_of_reach_is_not_exposed():
    for rows in pictured(sketch("abkuerzungen", "r33", "r17", phase="roll")):
        assert not {EXPOSED, ON_TURN, TARGETS}.intersection(rows)


def test_who_watches_less_far_does_not_notice_the_hit():
    match = sketch("abkuerzungen", "r20", "r17", phase="roll")
    assert ON_TURN in pictured(match, watch=3)[0]
    assert ON_TURN not in pictured(match, watch=2)[0]


def test_nobody_is_exposed_on_a_side_path():
    assert ON_TURN not in pictured(sketch("jaeger", "n1.2", "r9", phase="roll"))[0]


def test_a_blockade_on_the_way_saves_who_stands_behind_it():
    open_way = sketch("einser-blocker", "r20", "r17", phase="roll")
    shut = sketch("einser-blocker", "r20", "r17", phase="roll", blocks="r18")
    assert (ON_TURN in pictured(open_way)[0], ON_TURN in pictured(shut)[0]) == (True, False)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_rows_stay_within_the_table_and_shares_are_one_win(game, players):
    match, words = engawa.new(f"nueby/{game}", players, seed=5), generator(5)
    while match.to_act is not None and match.ply < 100:
        if value.is_quiet(*sight_of(match)[2:4]):
            rows = pictured(match)
            assert all(0 <= row < ROWS for each in rows for row in each)
            assert sum(shares_of(match)) == pytest.approx(1.0)
        play_on(match, ("random",) * players, words[0], plies=1)


def turned(match):
    """The same position with the seats exchanged: the boards are alike from both sides."""
    half = 30
    names = [[f"r{(int(name[1:]) + half) % (2 * half)}" for name in row] for row in match.position()["pieces"]]
    return sketch("abkuerzungen", *map(" ".join, reversed(names)), turn=1 - match.position()["turn"], phase="roll")


def test_a_position_seen_from_the_other_side_is_worth_the_same():
    match = sketch("abkuerzungen", "r20 r3 r24 r57", "r17 r40 r41 r5", phase="roll")
    assert shares_of(match) == pytest.approx(shares_of(turned(match))[::-1])


# What was learnt


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_weights_that_can_be_written_and_read(game):
    mind = weights.mind_of(game)
    assert any(any(row) for row in mind.weight)
    again = weights.unpacked(weights.packed(mind))
    assert (again.weight, again.out) == (mind.weight, mind.out)


def test_weights_of_another_size_are_refused():
    with pytest.raises(ValueError, match="weights, got 1: train them anew"):
        weights.unpacked(b"1234")


@pytest.mark.parametrize("game", GAMES)
def test_who_has_three_pieces_home_is_more_likely_to_win(game):
    focus = "*" if game == "jaeger" else ""
    lane = "z0.4 z0.3 z0.2"
    ahead = shares_of(sketch(game, f"{lane} r20{focus}", "r3 r4 r9 r10", phase="roll"))
    assert ahead[0] > 0.8


# Levels


@pytest.mark.parametrize("level", bots.levels())
def test_every_level_takes_the_win(level):
    match = sketch("werfer", "z0.4 z0.3 z0.2 r46", "r3 r40", die=2)
    assert move_of(match, choose(match, level, generator(1))) == "r46-z0.1"


def test_a_novice_runs_with_its_foremost_piece():
    match = sketch("zweite-ebene", "r20 r3", "r9", die=4)
    assert move_of(match, choose(match, "novice", generator(1))) == "r20-r24"


def test_a_novice_throws_whom_it_sees_close_by_and_overlooks_others():
    near = sketch("abkuerzungen", "r3 r22", "r6", die=3)
    assert move_of(near, choose(near, "novice", generator(1))) == "r3-r6"
    far = sketch("abkuerzungen", "r3 r22", "r8", die=5)
    assert move_of(far, choose(far, "novice", generator(1))) == "r22-r27"


def test_a_master_throws_whom_it_can():
    match = sketch("abkuerzungen", "r3 r22", "r8 z3.4 z3.3 z3.2", die=5)
    assert move_of(match, choose(match, "master", generator(1))) == "r3-r8"


@pytest.mark.parametrize("level", bots.levels())
@pytest.mark.parametrize("game", ["jaeger", "einser-blocker"])
def test_levels_play_the_same_in_every_life(level, game):
    histories = []
    for life in LIVES:
        prefer(life)
        match = play_on(engawa.new(f"nueby/{game}", 3, seed=3), (level,) * 3, 3, plies=40)
        histories.append(match.history)
    assert histories[0] == histories[1] == histories[2]


def test_what_is_overlooked_follows_from_the_generator_and_a_master_overlooks_nothing():
    match = sketch("werfer", "r1 r12 r22 r33", "r27 r36", die=3)
    casual, again, master = (
        [choose(match, level, generator(seed)) for seed in range(20)] for level in ("casual", "casual", "master")
    )
    assert casual == again
    assert len({*casual}) > 1
    assert len({*master}) == 1


def test_a_novice_overlooks_an_entry_more_often_where_that_costs_less():
    def slips(game):
        match = sketch(game, "r5", "r20", die=6)
        return sum(move_of(match, choose(match, "novice", generator(seed))) == "pass" for seed in range(60))

    assert 0 < slips("zweite-ebene") < slips("abkuerzungen") < 30


# Study


def test_a_study_lists_every_action_with_shares_of_one_win_the_best_first():
    match = sketch("werfer", "r13 r30", "r10 r33", die=3)
    findings = studied(match)
    assert {choice.action for choice in findings.choices} == {*match.legal_actions()}
    values = [choice.values[0] for choice in findings.choices]
    assert values == sorted(values, reverse=True)
    assert all(sum(choice.values) == pytest.approx(1.0) for choice in findings.choices)
    assert findings.values == findings.choices[0].values
    assert findings.line == (findings.best,)


def test_a_study_proves_a_win_that_is_there():
    match = sketch("werfer", "z0.4 z0.3 z0.2 r46", "r3 r40", die=2)
    findings = studied(match)
    assert (findings.decided, findings.values) == (True, (1.0, 0.0))
    assert move_of(match, findings.best) == "r46-z0.1"


def test_at_chance_a_study_is_the_exact_mean_over_the_faces():
    match = sketch("abkuerzungen", "z0.4 z0.3 z0.2 r56", "r3 r40 r41 r42", phase="roll")
    findings = studied(match)
    assert findings.actor == CHANCE
    assert [choice.action for choice in findings.choices] == [1, 2, 3, 4, 5, 6]
    winning = findings.choices[2]  # r56-z0.1
    assert (winning.decided, winning.values) == (True, (1.0, 0.0))
    mean = sum(choice.values[0] for choice in findings.choices) / 6
    assert findings.values[0] == pytest.approx(mean)


def test_all_numbers_of_a_hunt_are_worth_the_same():
    match = sketch("jaeger", "n1.2 r30", "r20", phase="start")
    hunts = [c.values for c in studied(match).choices if "hunt" in move_of(match, c.action)]
    assert len(hunts) == 6
    assert len({*hunts}) == 1


def test_a_study_ends_when_it_is_told_to_and_keeps_what_it_has():
    match = sketch("werfer", "r13 r30", "r10 r33", die=3)
    asked = []
    sight = sight_of(match)
    findings = levels.study(sight, generator(1), bots.Budget(None, None), lambda seen: asked.append(seen) is not None)
    assert len(asked) == 1
    assert len(findings.choices) == len(match.legal_actions())


def test_more_nodes_look_further():
    match = sketch("werfer", "r13 r30", "r10 r33", die=3)
    few, many = (studied(match, bots.Budget(nodes, None)) for nodes in (1, 5_000))
    assert few.simulations == len(match.legal_actions())
    assert many.simulations > few.simulations
    assert few.values != many.values


def test_another_board_is_thought_about_as_well():
    match = sketch("werfer", "r13", "r10", die=3, options={"colours": 4})
    assert choose(match, "master", generator(1)) in match.legal_actions()
    assert bots.find("master").choose(match.view(0), generator(1), FEW) in match.legal_actions()


@pytest.mark.parametrize("module", [features, value, thinking])
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []
