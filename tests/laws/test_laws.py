"""Laws that hold for every game, over random matches."""

import json

import pytest
from hypothesis import given, strategies as st
from laws import tracing
from laws.shelf import KNOWN, OTHERS, SHELF, matches, play_on, resumed

import engawa
from engawa import catalogue
from engawa.core import moves, rng
from engawa.core.contract import LISTED, NOBODY
from engawa.core.forge import interpreted, native
from engawa.core.forge.declare import copied, is_kernel
from engawa.core.forge.lint import complaints, unannotated
from engawa.core.hiding import SPECTATOR
from engawa.core.messages import LANGUAGES
from engawa.core.record import parse_record, verify
from engawa.lab import perft, playouts

every_game = pytest.mark.parametrize("key", SHELF)


def test_no_game_is_missing_from_the_laws():
    assert {game.key for game in catalogue.games()} <= {*KNOWN, *OTHERS}


# Text


@given(matches())
def test_a_position_reads_back_to_itself(match):
    document = json.loads(json.dumps(match.position()))
    again = resumed(match, document)
    assert again.position() == document
    assert (again.to_act, again.legal(), again.result) == (match.to_act, match.legal(), match.result)


@given(matches(), st.integers(0, 10_000))
def test_a_match_goes_on_from_its_position_as_from_itself(match, number):
    again = resumed(match, match.position())
    for _ in range(6):
        if match.to_act == "chance":
            again.play(match.roll())
        elif match.to_act is not None:
            move = match.legal()[number % len(match.legal())]
            match.play(move)
            again.play(move)
        assert again.position() == match.position()


@given(matches())
def test_every_legal_move_reads_back_to_its_action(match):
    notation, b, s = match.game.notation, match._b, match._s
    for action in match.legal_actions():
        assert notation.parse_move(b, s, notation.format_move(b, s, action)) == action
    texts = match.legal()
    assert texts == sorted(set(texts))


@given(matches())
def test_a_record_replays_exactly_with_or_without_its_seed(match):
    for with_seed in (True, False):
        document = json.loads(json.dumps(match.record(with_seed=with_seed)))
        again = parse_record(document, lambda key: SHELF[key].game)
        assert again.position() == match.position()
        assert again.record(with_seed=with_seed) == document


@given(matches())
def test_every_record_verifies(match):
    checked = verify(match.record(with_seed=True), lambda key: SHELF[key].game)
    assert checked.plies == match.ply
    assert checked.outcomes == sum(ply.by == "chance" for ply in match.plies)


# Legality


@given(matches(), st.lists(st.integers(-(2**62), 2**62) | st.integers(0, 2**17), max_size=60))
def test_any_int_can_be_judged_and_exactly_the_listed_actions_are_legal(match, asked):
    legal = set(match.legal_actions())
    for action in {*asked, *legal}:
        index = match.game.kernels.refusal(match._b, match._s, action)
        assert 0 <= index <= len(match.game.clauses)
        if match.to_act is None or isinstance(match.to_act, int):
            unlisted = SHELF[match.game.key].unlisted(action) and index == 0
            assert (index == 0) == (action in legal or unlisted)


@given(matches())
def test_whoever_is_to_act_can_act(match):
    if isinstance(match.to_act, int):
        assert match.legal()
        assert all(match.why(move) is None for move in match.legal())
    elif match.to_act == "chance":
        assert match.outcomes() is None or match.outcomes()
    else:
        assert match.legal() == []
        assert match.result is not None


@given(matches())
def test_the_chances_sum_to_one(match):
    outcomes = match.outcomes()
    if outcomes:
        assert sum(probability for _, probability in outcomes) == 1
        assert len({text for text, _ in outcomes}) == len(outcomes)


@given(matches())
def test_chance_is_the_luck_of_a_seat_or_of_nobody(match):
    if match.to_act == "chance":
        assert match.game.kernels.roller(match._b, match._s) in (NOBODY, *range(match.players))


@given(matches(), st.integers(0, 2**32 - 1))
def test_a_toss_is_one_of_the_list_of_chances(match, number):
    """Drawn with one number it is the one that the list would have given; dice thrown one by one take several."""
    game, b, s = match.game, match._b, match._s
    if match.to_act != "chance":
        return
    tossing, drawing = [0] * rng.WORDS, [0] * rng.WORDS
    rng.seed(tossing, number)
    rng.seed(drawing, number)
    tossed = game.kernels.toss(b, s, tossing)
    if tossed != LISTED:
        out, weights = [0] * game.kernels.MAX_ACTIONS, [0] * game.kernels.MAX_ACTIONS
        n = game.kernels.chances(b, s, out, weights)
        drawn = out[moves.draw(drawing, weights, n)]
        assert tossed in out[:n]
        assert tossed == drawn or tossing != drawing


@given(matches(), st.integers(0, 2**32 - 1))
def test_a_random_action_is_what_the_list_of_actions_would_have_given(match, number):
    game, b, s = match.game, match._b, match._s
    if match.to_act in ("chance", None):
        return
    picking, drawing = [0] * rng.WORDS, [0] * rng.WORDS
    rng.seed(picking, number)
    rng.seed(drawing, number)
    picked = game.kernels.random_action(b, s, picking)
    if picked != LISTED:
        out = [0] * game.kernels.MAX_ACTIONS
        assert picked == out[rng.below(drawing, game.moves.legal(b, s, out))]
        assert picking == drawing


# Time


@given(matches())
def test_undo_goes_back_through_every_position(match):
    redone = match.copy()
    while redone.ply:
        redone.undo()
    for ply in match.plies:
        before = redone.position()
        redone.play(ply.text)
        after = redone.position()
        assert redone.undo() == ply.text
        assert redone.position() == before
        redone.play(ply.text)
        assert redone.position() == after
    assert redone.position() == match.position()


@given(matches())
def test_a_copy_shares_nothing_that_changes(match):
    before = match.record(with_seed=True), match.position()
    play_on(match.copy(), 5, bytes(32))
    assert (match.record(with_seed=True), match.position()) == before


@given(matches())
def test_what_must_not_change_does_not(match):
    assert SHELF[match.game.key].conserved(match.position())


@given(matches())
def test_free_undo_never_touches_others_or_chance(match):
    for seat in range(match.players):
        count = match.free_undo(seat)
        assert all(
            match.plies[ply].by == seat and not match.reveals(ply) for ply in range(match.ply - count, match.ply)
        )


@every_game
def test_every_match_ends(key):
    entry = SHELF[key]
    for options in entry.options:
        for number in range(3):
            match = start(entry, options, number)
            play_on(match, entry.game.longest, number.to_bytes(32, "big"))
            assert match.to_act is None
            assert set(match.result) == {"winners", "scores", "reason"}


# What a seat may know


@given(matches(), st.integers(0, 2**32))
def test_views_of_states_that_a_seat_cannot_tell_apart_are_the_same_bytes(match, number):
    for seat in range(match.players):
        before = json.dumps(match.view(seat))
        other, words = match.copy(), [0] * 4
        rng.seed(words, number)
        other._s = copied(match._s)
        match.game.kernels.imagine(other._b, other._s, seat, words)
        assert json.dumps(other.view(seat)) == before


@given(matches(), st.integers(0, 2**32))
def test_drawings_of_states_that_a_seat_cannot_tell_apart_are_the_same(match, number):
    for seat in (SPECTATOR, *range(match.players)):
        before = match.draw(eyes=seat)
        other, words = match.copy(), [0] * 4
        rng.seed(words, number)
        other._s = copied(match._s)
        match.game.kernels.imagine(other._b, other._s, seat, words)
        assert other.draw(eyes=seat) == before


# What people read


@given(matches())
def test_whatever_is_told_can_be_said_in_both_languages(match):
    """A message that is missing, or that lacks a fact, is an error."""
    told = [match.status(), *(match.seat_name(seat) for seat in range(match.players))]
    told += [message for ply in range(match.ply) for message in match.told(ply)]
    told += [said for move in match.legal() for said in match.spoken(move) if said is not None]
    for lang in LANGUAGES:
        assert all(message.text(lang).strip() for message in told)


@given(matches())
def test_a_position_leaves_room_for_what_a_client_without_a_board_is_sent(match):
    assert "plain" not in match.position()


# Two lives


def start(entry, options, number=0):
    players = entry.game.players[-1]
    seed = number.to_bytes(32, "big")
    return engawa.Match(entry.game, entry.game.notation.read_options(options, players, seed), players, seed=seed)


def digests_of(life, board, first, game, number: int) -> list[int]:
    """What is known after every ply of a random match from the *first* position, which stays as it is."""
    size = max(game.kernels.MAX_ACTIONS, game.kernels.OUTCOME)
    words, digests = life.ints(4), life.ints(1200)
    rng.seed(words, number)
    buffers = words, life.ints(size), life.ints(size), digests
    plies = life.trace(life.enter(board), life.enter(copied(first)), *buffers, game.kernels.PLAYERS)
    return [int(digest) for digest in digests[:plies]]


def first_positions(entry):
    """Boards and states to play on from: of all options, and of some scenes."""
    for options in (*entry.options, *entry.rare):
        match = start(entry, options)
        yield from [(match._b, match._s, entry.shortest)] * 5
    for number in range(0, 42 if entry.scene else 0, 7):
        sitting = entry.game.notation.parse_position(entry.scene(number))
        yield sitting.board, sitting.state, 1


@every_game
def test_compiled_and_interpreted_play_the_same_games(key):
    """Compiled both ways: as it is used, and with every index checked."""
    entry = SHELF[key]
    bound = entry.game.bound(tracing)
    twins = [native(bound, "trace", bounds_checked=checked) for checked in (False, True)]
    assert all(twin.compiled for twin in twins)
    for number, (board, first, shortest) in enumerate(first_positions(entry)):
        traced = digests_of(interpreted(bound), board, first, entry.game, number)
        assert len(traced) >= shortest
        for twin in twins:
            assert digests_of(twin, board, first, entry.game, number) == traced


@every_game
def test_playouts_are_the_same_in_both_lives(key):
    entry = SHELF[key]
    bound = entry.game.bound(playouts)
    board, size = start(entry, entry.options[0])._b, max(entry.game.kernels.MAX_ACTIONS, entry.game.kernels.OUTCOME)
    results = []
    for life in (interpreted(bound), native(bound, "playouts")):
        first = entry.game.rules.State()
        entry.game.kernels.setup(board, first)
        words, scores = life.ints(4), life.ints(entry.game.kernels.PLAYERS)
        rng.seed(words, 11)
        states = life.enter(board), life.enter(first), life.new(entry.game.rules.State)
        plies = life.playouts(*states, 8, words, life.ints(size), life.ints(size), scores)
        results.append((plies, [int(score) for score in scores]))
    assert results[0] == results[1]
    assert results[0][0] >= 8 * entry.shortest


# The subset


def kernel_modules():
    return [moves, rng, playouts, perft, *(entry.game.rules for entry in SHELF.values())]


@pytest.mark.parametrize("module", kernel_modules(), ids=lambda module: module.__name__)
def test_kernels_keep_to_what_both_lives_read_alike(module):
    kernels = [value for value in vars(module).values() if is_kernel(value)]
    assert kernels
    for function in kernels:
        assert complaints(function) == []
        assert unannotated(function) == []
