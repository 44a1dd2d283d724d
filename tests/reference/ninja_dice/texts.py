"""Moves and outcomes of Ninja Dice, read from their texts."""

import re
from functools import cache
from typing import Any

HOUSE_FACES = ("guard", "guard2", "resident", "resident2", "lock")  # as a house is sorted [ND-R1]
SKILL_FACES = ("fight", "sneak", "pick", "fortune", "wild", "catch")
THREAT_FACES = ("arrow", "hourglass", "catch")
SKILL_DICE = ("S1", "S2", "S3", "S4", "S5")
THREAT_DICE = ("T1", "T2", "T3", "T4")

NUMBER = "(0|-?[1-9][0-9]*)"
SKILL_DIE = "(S[1-5])"
MOVES = {
    "steal": "(T[1-4])>(-|P[0-4])",
    "match": rf"{SKILL_DIE}\+{SKILL_DIE}",
    "ready": "ready",
    "run": "run",
    "place": f"place {SKILL_DIE} {NUMBER} {NUMBER} {NUMBER}",
    "roll": "roll((?: S[1-5])*)",
}
FALLEN = re.compile(f"([ST][1-5])=([a-z]+)@{NUMBER},{NUMBER},{NUMBER}")


@cache
def read_move(text: str) -> tuple[str, tuple[Any, ...]]:
    """What kind of move a text is, and what stands in it; a ValueError if it is none."""
    for kind, pattern in MOVES.items():
        found = re.fullmatch(pattern, text)
        if found is None:
            continue
        words: list[Any] = list(found.groups())
        if kind == "place":
            words = [words[0], *(int(number) for number in words[1:])]
            expect(0 <= words[3] < 3600, "a yaw from 0 to 3599", text)
        if kind == "roll":
            words = words[0].split()
            expect(words == sorted(set(words)), "dice in ascending order", text)
        return kind, tuple(words)
    raise ValueError(f"expected a move, got {text!r}")


def read_house(text: str, size: int) -> list[str]:
    """The faces of a house, sorted."""
    word, *faces = text.split(" ")
    expect(word == "house" and len(faces) == size, f"'house' and {size} faces", text)
    expect(all(face in HOUSE_FACES for face in faces), f"faces out of {HOUSE_FACES}", text)
    return sorted(faces, key=HOUSE_FACES.index)


def read_throw(text: str, wanted: list[str]) -> dict[str, list[Any]]:
    """Every thrown die as the position document has it; exactly the *wanted* dice, in any order."""
    word, *dice = text.split(" ")
    expect(word == "throw", "'throw' and dice", text)
    thrown: dict[str, list[Any]] = {}
    for part in dice:
        found = FALLEN.fullmatch(part)
        expect(found is not None, "dice such as S1=fight@120,-45,900", text)
        assert found is not None
        name, face, *numbers = found.groups()
        x, y, yaw = (int(number) for number in numbers)
        expect(face in (SKILL_FACES if name[0] == "S" else THREAT_FACES), f"a face of {name}", text)
        expect(0 <= yaw < 3600, "a yaw from 0 to 3599", text)
        expect(name not in thrown, "every die once", text)
        thrown[name] = [face, x, y, yaw]
    expect(sorted(thrown) == sorted(wanted), f"the dice {' '.join(wanted)}", text)
    return dict(sorted(thrown.items()))


def expect(holds: bool, expected: str, came: str) -> None:
    """Raise unless it holds."""
    if not holds:
        raise ValueError(f"expected {expected}, got {came!r}")
