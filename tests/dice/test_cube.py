"""A cube, its faces and their fronts, and the 24 turns that put faces on it."""

from collections import Counter

import pytest

from engawa.dice.cube import FACES, FRONTS, NORMALS, ROTATIONS, inverse, lying, product, shown, turned


def rounded(vector):
    return tuple(round(number) for number in vector)


@pytest.mark.parametrize("face", range(FACES))
def test_a_lying_die_shows_its_face_with_the_front_where_it_was_asked_for(face):
    for yaw in (0, 1, 450, 899, 900, 1805, 3599):
        found, front, upright = shown(lying(face, yaw))
        assert found == face
        assert front == pytest.approx(yaw, abs=1e-6)
        assert upright == pytest.approx(1)


def test_every_front_lies_in_the_plane_of_its_face():
    for normal, front in zip(NORMALS, FRONTS, strict=True):
        assert sum(a * b for a, b in zip(normal, front, strict=True)) == 0


def test_faces_and_fronts_follow_one_convention():
    """A third of a turn about the long diagonal takes x to y to z to x, faces and fronts together."""
    third = (0.5, 0.5, 0.5, 0.5)
    for face, (normal, front) in enumerate(zip(NORMALS, FRONTS, strict=True)):
        after = (face + 2) % FACES
        assert rounded(turned(third, normal)) == NORMALS[after]
        assert rounded(turned(third, front)) == FRONTS[after]


def test_opposite_faces_are_neighbours_in_number():
    for face in range(0, FACES, 2):
        assert tuple(-number for number in NORMALS[face]) == NORMALS[face + 1]


def test_the_rotations_are_all_24_turns_of_a_cube():
    axes = {(rounded(turned(q, (1, 0, 0))), rounded(turned(q, (0, 1, 0)))) for q in ROTATIONS}
    assert len(axes) == len(ROTATIONS) == 24
    for q in ROTATIONS:
        assert sum(number * number for number in q) == pytest.approx(1)
        assert product(q, inverse(q)) == pytest.approx((1, 0, 0, 0))


@pytest.mark.parametrize("turn", [lying(0, 0), lying(3, 1234), lying(5, 777)])
def test_putting_on_faces_makes_each_face_and_front_exactly_as_likely(turn):
    """However a die came to lie, the 24 ways to put its faces on show each face with each of the four fronts once."""
    classes = Counter()
    for faces in ROTATIONS:
        face, yaw, _ = shown(product(turn, faces))
        classes[face, round(yaw - shown(turn)[1]) % 3600] += 1
    assert classes == {(face, quarter): 1 for face in range(FACES) for quarter in (0, 900, 1800, 2700)}
