"""Matches: acting, chance, taking back, documents. Lanterns has chance and hidden cards; Niwa has neither."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from toys.lanterns import GAME as LANTERNS

import engawa
from engawa.core.errors import InvalidNotation
from engawa.core.match import Match

SEED = bytes(range(32))


def lanterns(players: int = 2) -> Match:
    return Match(LANTERNS, {"players": players}, players, seed=SEED, match_id="m")


def after(*texts: str) -> Match:
    match = lanterns()
    for text in texts:
        match.play(text)
    return match


def test_a_match_begins_with_whoever_the_rules_say():
    assert lanterns().to_act == "chance"
    assert engawa.new("niwa").to_act == 1


def test_the_rules_decide_how_many_can_play():
    with pytest.raises(engawa.InvalidNotation, match="players: expected one of 2, got 3"):
        engawa.new("niwa", players=3)


def test_unknown_games_and_options_are_named():
    with pytest.raises(engawa.InvalidNotation, match=r'unknown game "chess": expected one of .*\bniwa\b'):
        engawa.new("chess")
    with pytest.raises(engawa.InvalidNotation, match='options: unknown key "gardn"; known are garden, first, edition'):
        engawa.new("niwa", gardn="compact")


def test_finite_chance_lists_outcomes_with_exact_probabilities():
    match = after("3 5 0", "roll")
    assert match.to_act == "chance"
    assert match.legal() == []
    assert match.outcomes() == [("1", Fraction(1, 2)), ("2", Fraction(1, 3)), ("3", Fraction(1, 6))]


def test_wide_chance_lists_no_outcomes_and_no_chance_none():
    assert lanterns().outcomes() is None
    assert after("3 5 0").outcomes() == []


def test_an_outcome_that_cannot_be_is_refused():
    with pytest.raises(engawa.InvalidNotation, match="outcome: expected one of 1, 2, 3, got '4'"):
        after("3 5 0", "roll").play("4")


def test_a_roll_follows_from_the_seed_and_the_ply():
    one, other = lanterns(), lanterns()
    assert one.roll() == other.roll()
    one.play("roll")
    other.play("roll")
    assert one.roll() == other.roll()
    assert Match(LANTERNS, {"players": 2}, 2, seed=bytes(32)).roll() != lanterns().roll()


def test_rolling_again_after_an_undo_gives_the_same_roll():
    match = after("3 5 0", "roll")
    first = match.roll()
    match.undo()
    assert match.roll() == first


def test_there_is_no_roll_where_nothing_is_left_to_chance():
    with pytest.raises(engawa.InvalidNotation, match="nothing is left to chance at ply 1"):
        after("3 5 0").roll()


def test_a_match_without_its_seed_cannot_roll():
    record = lanterns().record()
    assert "seed" not in record
    match = Match(LANTERNS, {"players": 2}, 2, commitment=record["commitment"])
    with pytest.raises(engawa.InvalidNotation, match="the seed of this match is not known here"):
        match.roll()


def test_an_illegal_move_names_its_clause_and_changes_nothing():
    match = after("3 5 0")
    before = match.position()
    with pytest.raises(engawa.IllegalMove) as caught:
        match.play("show")
    assert caught.value.clause == "LA-2"
    assert match.why("show").rule["de"] == "Die Karte wird erst nach einem Wurf gezeigt."
    assert isinstance(caught.value, ValueError)
    assert (match.position(), match.ply) == (before, 1)


def test_a_legal_move_has_no_refusal():
    assert after("3 5 0").why("roll") is None


def test_moves_must_be_text():
    with pytest.raises(engawa.InvalidNotation, match="move: expected a text, got 7"):
        engawa.new("niwa").play(7)


def test_undo_takes_back_one_ply_and_says_which():
    match = after("3 5 0", "roll", "2")
    assert match.undo() == "2"
    assert match.history == ["3 5 0", "roll"]
    assert match.position() == after("3 5 0", "roll").position()


def test_nothing_is_taken_back_before_the_first_ply():
    with pytest.raises(engawa.InvalidNotation, match="nothing to take back"):
        lanterns().undo()


def test_free_undo_ends_at_chance():
    match = after("3 5 0", "roll", "2")
    assert match.free_undo(0) == 0
    match = after("3 5 0", "roll")
    assert match.free_undo(0) == 1
    assert match.free_undo(1) == 0


def test_free_undo_ends_where_something_hidden_was_shown():
    assert after("3 5 0", "roll", "2", "show").free_undo(0) == 0


def test_free_undo_reaches_back_to_the_others_last_ply():
    match = engawa.new("niwa")
    match.play("G:h4 Y:h5 O:i3")
    match.play("G:c6 Y:c5 O:b7")
    assert (match.free_undo(0), match.free_undo(1)) == (1, 0)
    match.play("K3 b7-a7 >K1")
    match.play("stop")
    assert (match.free_undo(0), match.free_undo(1)) == (3, 0)
    match.play("S1>S2")
    assert (match.free_undo(0), match.free_undo(1)) == (0, 1)


def test_a_copy_goes_its_own_way():
    match = after("3 5 0")
    copy = match.copy()
    copy.play("roll")
    copy.seats[0]["name"] = "Ada"
    assert (match.ply, copy.ply) == (1, 2)
    assert match.position() == after("3 5 0").position()
    assert match.seats[0]["name"] is None


def test_a_copy_that_takes_back_and_plays_on_leaves_the_others_past_alone():
    match = after("3 5 0", "roll", "2", "roll")
    start = after("3 5 0", "roll", "2").position()
    copy = match.copy()
    copy.undo()
    copy.play("show")
    match.undo()
    assert match.position() == start


def test_a_view_shows_only_what_the_seat_may_know():
    match = after("3 5 0", "roll", "2", "show")
    assert match.position()["card"] == [3, 5, 0]
    assert match.view(0)["card"] == [3, 0, 0]
    assert match.view(1)["card"] == [3, 5, 0]
    assert match.view(None)["card"] == [3, 0, 0]


def test_the_result_names_winners_scores_and_reason():
    match = after("3 5 0", "roll", "2", "show", "roll", "1")
    assert match.result is None
    match.play("show")
    assert match.to_act is None
    assert match.result == {"winners": [1], "scores": [5, 6], "reason": "shown"}


def test_nobody_wins_when_all_are_equal():
    assert after("3 4 0", "roll", "2", "show", "roll", "1", "show").result["winners"] == []


def test_all_win_when_all_are_equal_in_a_game_of_shared_victory():
    shared = after("3 4 0", "roll", "2", "show", "roll", "1", "show")
    shared.game = replace(LANTERNS, shared_victory=True)
    assert shared.result["winners"] == [0, 1]


def test_where_nothing_is_laid_there_are_no_placements_to_list():
    match = after("3 5 0", "roll", "2")
    assert match.legal(placements=True) == match.legal()


def test_where_dice_do_not_land_there_is_nothing_to_aim_and_no_throw_to_keep():
    match = after("3 5 0", "roll")
    assert match.thrower is None
    for act in (lambda: match.roll([0, 500]), lambda: match.play("2", {"version": 1})):
        with pytest.raises(InvalidNotation, match="no dice are thrown at ply 2"):
            act()
    assert match.ply == 2


def test_events_of_the_rules_are_told_ply_by_ply():
    match = after("3 5 0", "roll", "2", "show")
    assert [len(match.told(ply)) for ply in range(match.ply)] == [0, 0, 0, 1]
    assert match.plies[3].notes == ((2, 0, 3, 0),)


def test_documents_are_json():
    match = after("3 5 0", "roll", "2", "show")
    for document in (match.position(), match.view(0), match.record()):
        assert json.loads(json.dumps(document)) == document


def test_engawa_games_is_both_the_package_and_the_list():
    import engawa.games.niwa

    assert engawa.games()[0] == "niwa"
    assert engawa.games.niwa.GAMES[0].key == "niwa"


def test_documents_are_copies():
    match = engawa.new("niwa", seed=1, garden="random")
    before = match.position()
    for document in (match.position(), match.view(0), match.record()["options"]):
        document["garden"].clear()
    assert match.position() == before


@pytest.mark.parametrize("value", [10**5000, "\ud800", float("nan"), {1, 2}, object()], ids="abcde")
def test_whatever_comes_is_answered_in_one_line_that_can_be_printed(value):
    document = engawa.new("niwa").position() | {"turns": value}
    with pytest.raises(engawa.InvalidNotation, match=r"^turns: expected a whole number from 0 to 0, got .+$") as caught:
        engawa.load(document)
    str(caught.value).encode()


def test_a_move_that_was_listed_is_played_as_one_that_was_not():
    asked, plain = engawa.new("niwa"), engawa.new("niwa")
    for ply in range(30):
        move = asked.legal()[ply % len(asked.legal())]
        assert asked.play(move) == plain.play(f"  {move.lower()} ") == move
        assert asked.position() == plain.position()
    assert [ply.notes for ply in asked.plies] == [ply.notes for ply in plain.plies]


@pytest.mark.parametrize("came", [["stop"], {}, None, 7])
def test_what_is_no_text_is_no_move_whether_moves_were_listed_or_not(came):
    match = engawa.new("niwa")
    for _ in range(2):
        with pytest.raises(engawa.InvalidNotation, match="move: expected"):
            match.play(came)
        match.legal()


def test_what_was_listed_before_is_forgotten_after():
    match = engawa.new("niwa")
    first = match.legal()
    match.play(first[0])
    listed = match.legal()
    assert listed != first
    with pytest.raises(engawa.IllegalMove):
        match.copy().play(next(move for move in first if move not in listed))
    match.undo()
    assert match.legal() == first
    match.legal().clear()
    assert match.legal() == first


def test_what_has_been_stays_as_it_was_though_positions_share_what_did_not_change():
    match, passed = engawa.new("niwa"), []
    while match.ply < 60:
        passed.append(match.position())
        match.play(match.legal()[match.ply % len(match.legal())])
    for position in reversed(passed):
        match.undo()
        assert match.position() == position


def test_chance_goes_on_by_itself_until_somebody_decides():
    match = engawa.new("nueby/werfer", seed=3)
    assert match.to_act == "chance"
    outcomes = match.roll_on()
    assert outcomes
    assert match.history == outcomes
    assert isinstance(match.to_act, int)
    assert match.roll_on() == []


def test_chance_waits_for_whoever_throws():
    match = engawa.new("ninja-dice", seed=3)
    while match.thrower is None:
        if not match.roll_on():
            match.play(match.legal()[0])
    assert match.to_act == "chance"
    assert match.roll_on() == []
