"""Gardens: the four of the box, free building, random fair ones."""

import copy
from collections import deque
from itertools import combinations
from typing import Any

import pytest
from games.niwa.documents import START, UNPLACED, problem_of
from games.niwa.plan import BLOCK, ONE_COLOUR, Plan, block, box, looks_the_same_after_a_half_turn, problem_with
from hypothesis import given, settings, strategies as st

import engawa
from engawa.games.niwa.edition import standard
from engawa.games.niwa.garden import angle_between, are_opposite

COMPACT = standard().gardens["compact"]


def relaid(**changes: list[Any]) -> list[list[Any]]:
    """The compact garden with some entries replaced, named by their place in the list: `_3=[…]`."""
    layout = copy.deepcopy(COMPACT)
    for at, laid in changes.items():
        layout[int(at[1:])] = laid
    return layout


def steps_between(plan: Plan, start: str, goal: str) -> int:
    todo, steps = deque([start]), {start: 0}
    while goal not in steps:
        here = todo.popleft()
        for there in plan.neighbours(here):
            if there not in steps:
                steps[there] = steps[here] + 1
                todo.append(there)
    return steps[goal]


# The four gardens of the box


@pytest.mark.parametrize(
    ("garden", "fields", "lines", "bases", "apart"),
    [
        ("compact", 50, 121, ["b6", "i4"], 7),
        ("zigzag", 54, 125, ["b9", "k3"], 9),
        ("pond", 56, 128, ["b12", "g2"], 10),
        ("long", 52, 123, ["g2", "c13"], 11),
    ],
)
def test_the_four_gardens_are_as_the_rules_number_them(
    garden: str, fields: int, lines: int, bases: list[str], apart: int
) -> None:
    plan = Plan(garden)
    assert (len(plan.fields), len(plan.lines), plan.bases) == (fields, 2 * lines, bases)
    assert steps_between(plan, *bases) == apart
    (q, r), (other_q, other_r) = (plan.cells[base] for base in bases)
    assert max(abs(q - other_q), abs(r - other_r), abs(q + r - other_q - other_r)) == apart


def test_lines_carry_the_colours_of_their_tiles() -> None:
    # compact: tile B lies at (2,-2), turned by 2: its first ring line (G) points north-west, the next (Y) west.
    lines = Plan("compact").lines
    assert [lines["b6", there] for there in ("a6", "b5", "c5", "c6", "b7", "a7")] == list("GYOGYO")
    # Its first spoke (G) joins the corners north-west and west.
    assert lines["a6", "b5"] == "G"


def test_a_layout_makes_the_same_garden_as_its_name() -> None:
    named, built = Plan("compact"), Plan(COMPACT)
    assert (named.lines, named.bases) == (built.lines, built.bases)


def test_the_first_base_listed_is_the_one_of_seat_0() -> None:
    assert Plan([COMPACT[-1], *COMPACT[:-1]]).bases == ["i4", "b6"]


# Free building


def test_a_built_garden_is_played_on_and_written_into_the_position() -> None:
    m = engawa.new("niwa", garden=COMPACT)
    m.play("G:h4 Y:h5 O:i3")
    assert m.position()["garden"] == COMPACT
    assert engawa.load(m.position()).legal() == m.legal()


def test_tiles_may_be_tuples() -> None:
    assert engawa.new("niwa", garden=tuple(map(tuple, COMPACT))).position()["garden"] == COMPACT


@pytest.mark.parametrize(
    ("garden", "problem"),
    [
        ("meadow", 'garden: expected a layout or one of compact, zigzag, pond, long, random, got "meadow"'),
        (None, "garden: expected a layout or one of compact, zigzag, pond, long, random, got null"),
        (7, "garden: expected a layout or one of compact, zigzag, pond, long, random, got 7"),
        ({"u": 1}, 'garden: expected a layout or one of compact, zigzag, pond, long, random, got {"u": 1}'),
        ([], "garden: expected 2 × tile B, got 0"),
        (["Baab"], 'garden[0]: expected [u, v, tile, rotation], got "Baab"'),
        ([[0, 0, "B"]], 'garden[0]: expected [u, v, tile, rotation], got [0, 0, "B"]'),
        ([[0, 0, "B", 0], 5], "garden[1]: expected [u, v, tile, rotation], got 5"),
        ([[0.5, 0, "B", 0]], "garden[0][0]: expected a whole number from -1000 to 1000, got 0.5"),
        ([[0, 2000, "B", 0]], "garden[0][1]: expected a whole number from -1000 to 1000, got 2000"),
        ([[0, 0, "z", 0]], 'garden[0][2]: expected a tile of the edition (B, a, b, c, d, e), got "z"'),
        ([[0, 0, ["B"], 0]], 'garden[0][2]: expected a tile of the edition (B, a, b, c, d, e), got ["B"]'),
        ([[0, 0, "B", 6]], "garden[0][3]: expected a whole number from 0 to 5, got 6"),
        ([[0, 0, "B", True]], "garden[0][3]: expected a whole number from 0 to 5, got true"),
        (COMPACT[:-1], "garden: expected 2 × tile B, got 1"),
        (relaid(_1=[2, -1, "c", 1]), "garden: expected 2 × tile b, got 1"),
        (relaid(_11=[2, -2, "B", 5]), "garden: tiles B (2,-2) and B (2,-2) lie on the same place"),
        (relaid(_11=[9, 9, "B", 5]), "garden: tiles e (-1,0) and B (9,9) do not hang together edge to edge"),
        (
            relaid(_1=[2, -1, "b", 2]),
            "garden: tiles d (1,-1) and b (2,-1) do not join: edge 0 of the one is Y, edge 3 of the other G",
        ),
    ],
)  # fmt: skip
def test_a_layout_that_is_no_garden_is_refused_with_what_is_wrong(garden: Any, problem: str) -> None:
    assert problem_with(garden) == problem


def test_two_groups_of_tiles_do_not_hang_together() -> None:
    halves = [[u + 20 * (i < 6), v, tile, rotation] for i, (u, v, tile, rotation) in enumerate(COMPACT)]
    assert problem_with(halves) == "garden: tiles e (-1,0) and a (20,-1) do not hang together edge to edge"
    # Fields that only touch on the grid, as those of (10,0) and (11,1) do, hold no tiles together.
    row = [[u, 0, "a", 0] for u in range(1, 11)]
    chain = [[0, 0, "B", 0], *row, [11, 0, "B", 0]]
    engawa.new("niwa", garden=chain, edition=ONE_COLOUR)
    loose = [[0, 0, "B", 0], *row, [11, 1, "B", 0]]
    problem = "garden: tiles B (0,0) and B (11,1) do not hang together edge to edge"
    assert problem_with(loose, edition=ONE_COLOUR) == problem


def test_the_base_tiles_have_no_common_edge() -> None:
    row = [[u, 0, "a", 0] for u in range(2, 12)]
    touching = [[0, 0, "B", 0], [1, 0, "B", 0], *row]
    problem = "garden: the base tiles B (0,0) and B (1,0) have a common edge"
    assert problem_with(touching, edition=ONE_COLOUR) == problem
    between = [[0, 0, "B", 0], [1, 0, "a", 0], [2, 0, "B", 0], *([u, 0, "a", 0] for u in range(3, 12))]
    assert Plan(between, edition=ONE_COLOUR).bases == ["m2", "k6"]


# Bases opposite each other


@pytest.mark.clause("NI-C7")
def test_bases_that_do_not_lie_opposite_are_refused_in_named_drawn_and_typed_in_gardens() -> None:
    beside = block((0, 0), (3, 0))
    assert "do not lie opposite" in problem_with(beside, edition=ONE_COLOUR)
    named = ONE_COLOUR | {"gardens": {"mine": beside, "across": block((1, 0), (1, 2))}}
    assert "do not lie opposite" in problem_with("mine", edition=named)
    assert engawa.new("niwa", garden="across", edition=named).options["garden"] == "across"
    notation = engawa.new("niwa").game.notation
    problems = notation.problems_of({"garden": beside, "edition": ONE_COLOUR})
    assert [problem.key for problem in problems] == ["niwa-bases-not-opposite"]
    assert notation.problems_of({"garden": block((1, 0), (1, 2)), "edition": ONE_COLOUR}) == []


@pytest.mark.clause("NI-C7")
def test_a_position_is_not_refused_for_where_its_bases_lie() -> None:
    beside = engawa.load(UNPLACED | {"garden": block((0, 0), (3, 0)), "edition": ONE_COLOUR})
    beside.play(beside.legal()[0])
    assert engawa.load(beside.record()).position() == beside.position()
    # What is no garden is refused there too. [NI-C6]
    assert "do not join" in problem_of(UNPLACED | {"garden": relaid(_1=[2, -1, "b", 2])})


@pytest.mark.clause("NI-C7")
def test_the_angle_that_people_are_told_is_the_one_that_is_judged() -> None:
    for one, other in combinations(BLOCK, 2):
        angle = angle_between(BLOCK, one, other)
        assert angle is not None
        assert are_opposite(BLOCK, one, other) == (angle >= 135)


@pytest.mark.parametrize(
    ("way", "rows", "columns"), [((1, 0), "a to n", 25), ((1, -1), "a to y", 14), ((0, 1), "a to n", 14)]
)
def test_twelve_tiles_in_a_row_are_the_largest_garden(way: tuple[int, int], rows: str, columns: int) -> None:
    row = [[i * way[0], i * way[1], "B" if i in (0, 11) else "a", 0] for i in range(12)]
    plan = Plan(row, edition=ONE_COLOUR)
    assert len(plan.fields) == 62
    assert f"{min(plan.fields)[0]} to {max(plan.fields)[0]}" == rows
    assert max(int(field[1:]) for field in plan.fields) == columns


# Random fair gardens


@given(st.integers())
@settings(max_examples=40, deadline=None)
def test_a_random_garden_is_fair(seed: int) -> None:
    layout = engawa.new("niwa", seed=seed, garden="random").position()["garden"]
    plan = Plan(layout)  # checked as any layout is
    assert looks_the_same_after_a_half_turn(plan)
    assert sorted(tile for _, _, tile, _ in layout) == sorted("BB" + 2 * "abcde")


def test_the_seed_decides_which_random_garden_it_is() -> None:
    gardens = [str(engawa.new("niwa", seed=seed, garden="random").position()["garden"]) for seed in (1, 1, 2, 3)]
    assert gardens[0] == gardens[1]
    assert len({*gardens}) == 3


def test_a_random_garden_is_written_down_so_that_a_record_replays() -> None:
    m = engawa.new("niwa", seed=5, garden="random")
    m.play(m.legal()[0])
    again = engawa.load(m.record(with_seed=True))
    assert again.position() == m.position()


def test_only_a_new_match_leaves_its_garden_to_chance() -> None:
    problem = 'garden: expected a layout or one of compact, zigzag, pond, long, got "random"'
    assert problem_of(START | {"garden": "random"}) == problem


def test_a_fair_garden_needs_tiles_in_pairs() -> None:
    odd = box(a={"count": 9}, b={"ring": "GGGGGG", "spoke": "GGGGGG"})
    assert problem_with("random", edition=odd) == "garden: a fair garden needs an even number of each tile"


def test_tiles_that_never_join_make_no_fair_garden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engawa.games.niwa.gardener.SHAPES", 10)
    apart = box(a={"spoke": "YYYYYY"})
    assert problem_with("random", edition=apart) == "garden: no fair garden found in 10 outlines"
