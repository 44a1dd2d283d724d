"""What a match is said to have been: luck and skill on drawn trees, and sums that hold in every game."""

import json

import pytest
from analysis.paths import walked
from bots.playing import begun
from laws.shelf import SHELF, play_on

import engawa
from engawa.analysis import Analyst
from engawa.core.match import Match

FEW = 60  # nodes: enough for a drawn tree


def analysed(match: Match, nodes: int = FEW, seed: int = 0) -> dict:
    analyst = Analyst(match, nodes=nodes, seed=seed)
    assert [*analyst.work()][-1].state == "done"
    return analyst.document()


def chances(document: dict, seat: int = 0) -> list[float]:
    return [point["chances"][seat] for point in document["curve"]]


# Drawn trees


def test_luck_is_what_came_against_the_mean_of_all_that_could_come():
    good, bad = (analysed(walked("gamble", "b", outcome)) for outcome in "ab")
    assert (chances(good)[1:], chances(bad)[1:]) == ([0.25, 1.0], [0.25, 0.0])
    assert good["plies"][1]["luck"] == [0.75, -0.75]
    assert bad["plies"][1]["luck"] == [-0.25, 0.25]
    assert good["plies"][1]["margin"] == 0.0  # every outcome is an end


def test_a_worse_chance_costs_what_the_better_one_was_worth_more():
    document = analysed(walked("gamble", "b", "a"), nodes=2000)
    ply = document["plies"][0]
    assert ply["cost"] == pytest.approx(0.25, abs=0.05)
    assert [move["text"] for move in ply["better"]] == ["a"]
    assert ply["skill"][0] == -ply["cost"] == -ply["skill"][1]
    assert (ply["grade"], document["plies"][1]["grade"]) == ("blunder", None)  # chance decides nothing
    assert document["accounts"][0]["grades"]["best"] == 0


def test_the_best_move_costs_nothing():
    ply = analysed(walked("gamble", "a", "b"))["plies"][0]
    assert (ply["cost"], ply["grade"], ply["better"], ply["skill"]) == (0.0, "best", [], [0.0, 0.0])


def test_where_all_is_proven_there_is_neither_luck_nor_hindsight():
    document = analysed(walked("duel", "a", "a"))
    assert chances(document) == [1.0, 0.0, 1.0]
    mine, other = document["accounts"]
    assert (mine["skill"]["value"], mine["others"]["value"], mine["grades"]["blunder"]) == (-1.0, 1.0, 1)
    assert (other["skill"]["value"], other["others"]["value"], other["grades"]["blunder"]) == (-1.0, 1.0, 1)
    for account in (mine, other):
        assert account["luck"] == account["hindsight"] == {"value": 0, "margin": 0.0}


def test_a_forced_move_changes_nothing_and_is_no_decision():
    document = analysed(walked("corridor", "a", "b", "b"))
    assert chances(document) == [0.5, 0.5, 0.0, 0.0]
    assert (document["plies"][0]["choices"], document["plies"][0]["grade"]) == (1, None)
    assert (document["accounts"][0]["decisions"], document["accounts"][1]["decisions"]) == (0, 1)


def test_a_forced_move_after_an_outcome_is_followed_to_what_comes_of_it():
    document = analysed(walked("duel", "c", "a", "b"))
    assert chances(document) == [1.0, 1.0, 1.0, 1.0]
    assert document["accounts"][1]["decisions"] == 0


def test_an_outcome_that_cannot_be_listed_is_measured_against_what_the_position_was_worth():
    document = analysed(walked("throw", "b"), nodes=2000)
    assert document["plies"][0]["choices"] == 0
    assert document["plies"][0]["luck"][0] == pytest.approx(-0.5, abs=0.1)
    assert document["plies"][0]["margin"] > 0


def test_what_one_gives_away_may_go_to_one_of_several_others():
    document = analysed(walked("favour", "b", players=3))
    assert document["plies"][0]["skill"][1] < 0 < document["plies"][0]["skill"][2]
    assert [account["end"]["value"] for account in document["accounts"]] == [0.0, 0.0, 1.0]


def test_the_turning_points_are_the_largest_losses_and_tell_what_was_better():
    document = analysed(walked("duel", "a", "a"))
    first, second = document["turning"]
    assert [(point["ply"], point["seat"], point["swing"], point["line"]) for point in (first, second)] == [
        (0, 0, 1.0, ["b"]),
        (1, 1, 1.0, ["b"]),
    ]
    assert engawa.load(first["position"]).legal() == ["a", "b", "c"]
    luck = analysed(walked("corridor", "a", "b", "b"))["turning"][0]
    assert (luck["by"], luck["seat"], luck["before"], luck["after"]) == ("chance", 0, [0.5, 0.5], [0.0, 1.0])


# Every game


@pytest.mark.parametrize("key", SHELF)
def test_start_luck_skill_others_and_hindsight_make_the_end(key):
    entry = SHELF[key]
    match = begun(entry.game, entry.game.players[-1], entry.options[0], 5)
    play_on(match, 3 if match.game.has("imagine") else 14, match.seed)  # a study of Ninja All-Stars takes its time
    analyst = Analyst(match, nodes=4)
    assert len([*analyst.first_look()]) == match.ply
    document = analyst.document()
    assert len(document["curve"]) == match.ply + 1
    for before, ply, after in zip(document["curve"], document["plies"], document["curve"][1:], strict=False):
        for seat in range(match.players):
            parts = ply["skill"][seat] + ply["luck"][seat] + ply["hindsight"][seat]
            assert round(before["chances"][seat] + parts - after["chances"][seat], 6) == 0
    for account in document["accounts"]:
        parts = sum(account[part]["value"] for part in ("start", "luck", "skill", "others", "hindsight"))
        assert round(parts - account["end"]["value"], 6) == 0
        assert account["skill"]["value"] <= 0
    assert json.loads(json.dumps(document)) == document


def test_the_same_match_nodes_and_seed_give_the_same_document():
    match = play_lanterns()
    document = analysed(match, nodes=5)
    assert analysed(engawa.load(match.record()), nodes=5) == document
    assert analysed(match, nodes=5, seed=1)["curve"] != document["curve"]


def test_nothing_but_the_result_is_certain_at_the_end_and_what_goes_on_is_looked_at():
    match = play_lanterns()
    last = analysed(match, nodes=5)["curve"][-1]
    assert (last["margins"], last["proven"]) == ([0.0, 0.0], True)
    match.undo()
    document = analysed(match, nodes=5)
    assert document["result"] is None
    assert 0 < document["curve"][-1]["chances"][0] < 1


def test_what_is_known_when_somebody_stops_it_is_kept():
    match = play_lanterns()
    analyst, known = Analyst(match, nodes=5), 3
    states = [progress.state for progress in analyst.work(lambda nodes: analyst.known < known)]
    assert states == ["first"] * known + ["stopped"]
    document = analyst.document()
    assert (document["done"], document["total"], len(document["plies"])) == (known, match.ply, known)
    assert len(document["curve"]) == known + 1
    for account in document["accounts"]:
        parts = sum(account[part]["value"] for part in ("start", "luck", "skill", "others", "hindsight"))
        assert round(parts - account["end"]["value"], 6) == 0


def test_a_match_without_a_move_has_nothing_to_tell():
    document = analysed(walked("duel"))
    assert (document["curve"], document["plies"], document["accounts"], document["turning"]) == ([], [], [], [])


def play_lanterns() -> Match:
    """A match of Lanterns: both roll twice, then show."""
    match = engawa.new("lanterns", 2, seed=4)
    while match.to_act is not None:
        if match.to_act == "chance":
            match.roll()
        else:
            match.play("roll" if match.position()["rolls"][match.to_act] < 2 else "show")
    return match
