"""Who can be targeted, boosted and laid where, against plain geometry with floats: corners, lines, shadows."""

from math import cos, hypot, radians, sin

from games.ninja_dice.table import dice, stealing, table
from hypothesis import assume, given, settings, strategies as st

HALF, SLACK = 80.0, 0.01  # tenths of a millimetre; nearer than SLACK to a limit floats do not decide
few = settings(max_examples=60, deadline=None, derandomize=True)

Pose = tuple[int, int, int]
poses = st.tuples(st.integers(-750, 750), st.integers(-750, 750), st.integers(0, 3599))
nine = st.lists(poses, min_size=9, max_size=9)


def corners(pose: Pose) -> list[tuple[float, float]]:
    x, y, turn = pose[0], pose[1], radians(pose[2] / 10)
    around = ((HALF, HALF), (-HALF, HALF), (-HALF, -HALF), (HALF, -HALF))
    return [(x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)) for u, v in around]


def ahead(one: Pose, other: Pose) -> float:
    """How far the foremost corner of *other* is beyond the front edge of *one*."""
    front = radians(one[2] / 10)
    return max((x - one[0]) * cos(front) + (y - one[1]) * sin(front) for x, y in corners(other)) - HALF


def apart(one: Pose, other: Pose) -> float:
    """The widest gap between the shadows of two dice, over the directions of their sides."""
    gaps = []
    for yaw in (one[2], one[2] + 900, other[2], other[2] + 900):
        a, b = ([x * cos(radians(yaw / 10)) + y * sin(radians(yaw / 10)) for x, y in corners(p)] for p in (one, other))
        gaps.append(max(min(a) - max(b), min(b) - max(a)))
    return max(gaps)


def clear(value: float, *limits: float) -> float:
    """The value, if floats can tell it from the limits."""
    assume(all(abs(value - limit) > SLACK for limit in limits))
    return value


def text(face: str, pose: Pose) -> str:
    return f"{face}@{pose[0]},{pose[1]},{pose[2]}"


@few
@given(nine)
def test_victims_are_the_owners_of_dice_beyond_the_line(laid):
    skills, threats = laid[:5], laid[5:]
    held = {f"T{i + 1}": (4 - i, text("hourglass" if i else "arrow", pose)) for i, pose in enumerate(threats)}
    match = stealing(held, "T1", " ".join(text("pick", pose) for pose in skills), players=5)
    groups = [skills, *([threats[4 - seat]] for seat in range(1, 4))]
    beyond = [any(clear(ahead(threats[0], pose), 0.5) > 0.5 for pose in group) for group in groups]
    assert match.legal() == ["T1>-", *(f"T1>P{seat}" for seat in range(4) if beyond[seat])]


@few
@given(st.lists(poses, min_size=5, max_size=5))
def test_fortunes_boost_what_lies_beyond_their_line(laid):
    faces = ["fortune", "fight", "fortune", "wild", "catch"]
    match = table("match", " ".join(text(face, pose) for face, pose in zip(faces, laid, strict=True)))
    expected = [
        f"S{one + 1}+S{other + 1}"
        for one in (0, 2)
        for other in (1, 3)
        if clear(ahead(laid[one], laid[other]), 0.5) > 0.5
    ]
    assert match.legal() == [*expected, "ready"]


@few
@given(poses, poses)
def test_a_die_that_was_laid_forbids_the_throw_where_squares_overlap(one, other):
    match = table("push", " ".join([text("fight", (0, 1000, 0)), text("pick", other), *["catch@0,-1100,0"] * 3]))
    match.play("place S1 {} {} {}".format(*one))
    assert (match.why("roll S3 S4 S5") is None) == (clear(apart(one, other), -0.5) >= -0.5)


@few
@given(st.integers(0, 3599), st.integers(0, 3599), st.integers(60, 240), st.integers(0, 3599))
def test_a_matched_fortune_is_laid_up_to_two_millimetres_from_its_die(yaw, way, far, turn):
    skills = dice("S", f"fight@0,0,{yaw} fortune@170,0,0 catch@-900,0,0 catch@-900,300,0 catch@-900,-300,0")
    match = table("push", skill=skills, boosts={"S2": "S1"})
    pose = round(far * cos(radians(way / 10))), round(far * sin(radians(way / 10))), turn
    gap = clear(apart((0, 0, yaw), pose), -0.5, 20.5)
    assert (match.why("place S2 {} {} {}".format(*pose)) is None) == (-0.5 <= gap <= 20.5)


@few
@given(st.integers(-1240, 1240), st.integers(-1240, 1240), st.integers(0, 3599))
def test_a_die_is_laid_where_all_its_corners_are_in_the_tray(x, y, yaw):
    farthest = clear(max(hypot(*corner) for corner in corners((x, y, yaw))), 1240.5)
    assert (table("push").why(f"place S1 {x} {y} {yaw}") is None) == (farthest <= 1240.5)
