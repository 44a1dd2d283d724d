"""Tournaments: the same rows in one process and in several, and a file of rows that can be gone on with."""

import json
from itertools import islice

import pytest
from lab.made import timeless

from engawa.core.errors import InvalidNotation
from engawa.lab.arena import Pairing, Setting
from engawa.lab.rows import format_row, parse_row, read_rows
from engawa.lab.tournament import hold, tasks_of

NIWA = Setting("niwa", opening=2, seed=5)
PAIRINGS = [Pairing("greedy", "random"), Pairing("random", "greedy")]


def played(deals, **options):
    return [row for rows in hold(tasks_of(NIWA, PAIRINGS[:1], deals), **options) for row in rows]


@pytest.fixture(scope="module")
def four_deals():
    return timeless(played(4))


def test_the_one_contender_takes_every_seat_of_a_deal(four_deals):
    assert [(row.deal, row.seat) for row in four_deals] == [(deal, seat) for deal in range(4) for seat in range(2)]
    lamps = hold(tasks_of(Setting("lanterns", 3), PAIRINGS[:1], 1))
    assert [row.seat for rows in lamps for row in rows] == [0, 1, 2]


def test_all_pairings_get_on_alike():
    tasks = tasks_of(NIWA, PAIRINGS, 2)
    assert [(task.deal, task.pairing) for task in tasks] == [(deal, each) for deal in range(2) for each in PAIRINGS]


def test_several_processes_play_the_same_matches(four_deals):
    assert timeless(played(4, jobs=2)) == four_deals


def test_what_was_played_before_changes_no_match():
    tasks = tasks_of(Setting("lanterns", 3, nodes=40), [Pairing("novice", "greedy")], 3)
    forth, back = (timeless(row for rows in hold(order) for row in rows) for order in (tasks, tasks[::-1]))
    assert forth == back


def test_a_tournament_goes_on_from_its_file(tmp_path, four_deals):
    path = tmp_path / "rows.jsonl"
    for _ in islice(hold(tasks_of(NIWA, PAIRINGS[:1], 4), path=path), 2):
        pass  # somebody stops it after two deals
    first = path.read_text()
    assert len(first.splitlines()) == 4
    assert timeless(played(4, path=path)) == four_deals
    assert path.read_text().startswith(first)
    assert timeless(read_rows(path)) == four_deals
    complete = path.read_text()
    assert timeless(played(4, path=path)) == four_deals
    assert path.read_text() == complete


def test_a_line_that_was_cut_off_and_half_a_deal_are_played_again(tmp_path, four_deals):
    path = tmp_path / "rows.jsonl"
    played(2, path=path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:50])
    assert timeless(played(4, path=path)) == four_deals
    for line in path.read_text().splitlines():
        json.loads(line)


def test_rows_of_another_tournament_in_the_file_are_left_alone(tmp_path, four_deals):
    path = tmp_path / "rows.jsonl"
    other = [row for rows in hold(tasks_of(NIWA._replace(seed=6), PAIRINGS[:1], 2), path=path) for row in rows]
    assert timeless(played(4, path=path)) == four_deals
    assert len([*read_rows(path)]) == len(other) + len(four_deals)


def test_a_row_comes_back_from_its_line(four_deals):
    for row in four_deals:
        line = format_row(row)
        assert "\n" not in line
        assert parse_row(line, "here") == row
        assert json.loads(line)["share"] == row.share


@pytest.mark.parametrize("line", ["[]", "{}", '{"game": "niwa"}', "7"])
def test_a_line_that_is_no_row_is_named(tmp_path, line):
    path = tmp_path / "rows.jsonl"
    path.write_text(f"{line}\n")
    with pytest.raises(InvalidNotation, match=r"rows.jsonl:1: expected a row of a tournament, got something else"):
        played(1, path=path)
