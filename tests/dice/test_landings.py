"""What is kept of a throw: a document that any client reads and plays back without physics."""

import base64
import copy
import json
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
from dice.shelf import hard_landings, landings, landings_among

from engawa.core.errors import InvalidNotation
from engawa.dice import Flick, Hand, Pose, Throw, follows, read_landing

GOLDEN = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in GOLDEN.glob("*.json"))


def golden(name):
    return json.loads((GOLDEN / f"{name}.json").read_text())


@pytest.mark.parametrize("made", [landings, landings_among, hard_landings])
def test_a_landing_survives_its_document(made):
    for landing in made():
        assert read_landing(json.loads(json.dumps(landing.document()))) == landing


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_documents_are_read_as_ever(name):
    """Their numbers are for every client: a document of today is read in ten years."""
    kept = golden(name)
    landing = read_landing(kept["document"])
    rolls = [{"dice": [*roll.dice], "frames": roll.frames, "poses": [*roll.poses]} for roll in landing.rolls]
    assert rolls == kept["rolls"]
    assert [[*die] for die in landing.dice] == kept["dice"]


def test_the_golden_throw_began_as_its_seed_says():
    """Drawing from a seed never changes, or finished matches could not be checked."""
    kept = golden("again")
    asked = kept["request"]
    hands = [Hand(hand["dice"], hand["side"], hand["flick"] and Flick(*hand["flick"])) for hand in asked["hands"]]
    lying = tuple(Pose(*pose) for pose in asked["lying"])
    request = Throw(tuple(hands), bytes.fromhex(asked["seed"]), asked["purpose"], lying)
    assert follows(read_landing(kept["document"]), request)


REPLAY = """
import json, sys
sys.modules["mujoco"] = sys.modules["numpy"] = None
from engawa.dice import read_landing
from engawa.dice.bank import bank
landing = read_landing(json.load(open(sys.argv[1]))["document"])
print([roll.frames for roll in landing.rolls], landing.dice[0].face, len(bank().landings))
"""


def test_a_record_plays_back_and_the_bank_opens_without_mujoco_and_numpy():
    command = [sys.executable, "-c", REPLAY, str(GOLDEN / "again.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    frames = [roll["frames"] for roll in golden("again")["rolls"]]
    assert done.stdout == f"{frames} {golden('again')['dice'][0][0]} 180000\n"


def test_importing_the_dice_loads_neither():
    code = "import sys, engawa.dice, engawa.dice.bank.dealing; print({'mujoco', 'numpy', 'numba'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"


def test_a_throw_of_nine_fits_into_five_kilobytes():
    sizes = sorted(len(json.dumps(landing.document(), separators=(",", ":"))) for landing in landings())
    assert sizes[len(sizes) * 95 // 100] <= 5000


def packed(numbers):
    return base64.b64encode(zlib.compress(b"".join(number.to_bytes(2, "little", signed=True) for number in numbers)))


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"version": 3}, "landing.version: expected one of 1, 2, got 3"),
        ({"version": 2}, "landing.hands[0]: the key 'seat' is missing"),
        ({"fps": 30}, "landing.fps: expected one of 60, got 30"),
        ({"hands": []}, "landing.hands: expected a whole number from 1 to 9, got 0"),
        (
            {"hands": [{"dice": 1, "side": 0, "flick": [1], "aimed": True}]},
            "landing.hands[0].flick: expected a direction and a strength, got [1]",
        ),
        (
            {"hands": [{"dice": 1, "side": 0, "flick": [0, 0], "aimed": 1}]},
            "landing.hands[0].aimed: expected one of true, false, got 1",
        ),
        ({"rolls": [{"dice": [], "frames": 3}]}, "landing.rolls[0].dice: expected all the dice, in order, got []"),
        (
            {"rolls": [{"dice": [0], "frames": 3}, {"dice": [0, 0], "frames": 3}]},
            "landing.rolls[1].dice: expected one die, got [0, 0]",
        ),
        (
            {"rolls": [{"dice": [0], "frames": 100000}]},
            "landing.rolls[0].frames: expected a whole number from 2 to 241, got 100000",
        ),
        ({"poses": "%"}, 'landing.poses: expected 42 bytes, compressed with zlib, in base64, got "%"'),
        ({"poses": 7}, "landing.poses: expected a text, got 7"),
        (
            {"poses": packed([0] * 21).decode()},
            "landing.poses: expected the last pose of die 0 flat on the tray, got [0, 0, 0, 0, 0, 0, 0]",
        ),
        (
            {"poses": packed([0] * 14 + [0, 0, 160, 4000, 800, 0, 0]).decode()},
            "landing.poses: expected the last pose of die 0 flat on the tray, got [0, 0, 160, 4000, 800, 0, 0]",
        ),
    ],
)
def test_a_document_that_cannot_be_read_gets_one_line(change, line):
    document = copy.deepcopy(golden("one-die")["document"]) | change
    with pytest.raises(InvalidNotation) as refused:
        read_landing(document)
    assert str(refused.value) == line


def test_a_bomb_is_not_unpacked():
    document = golden("one-die")["document"]
    document["poses"] = base64.b64encode(zlib.compress(bytes(50_000_000), 9)).decode()
    with pytest.raises(InvalidNotation, match=r"landing\.poses: expected 42 bytes"):
        read_landing(document)
