"""Editions of Ninja Dice: what the faces of the dice show, how large the houses are, which coins there are."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_list, expect_table, read_toml
from engawa.games.ninja_dice import names, vocabulary as v

STANDARD = "engawa"
SHOWN = {
    "house": names.SYMBOLS,
    "skill": names.SKILL_FACES,
    "threat": names.THREAT_FACES,
}  # what each kind of die can show [ND-C2]
COINS = ("1", "5", "10")  # [ND-C1]
MOST_COINS = 1000

Edition = dict[str, Any]  # the document, checked


@cache
def standard() -> Edition:
    """The edition that ships with the game."""
    return read_edition(read_toml(Path(__file__).parent / "editions" / f"{STANDARD}.toml"))


def read_edition(document: Any) -> Edition:
    """The edition in a *document*, checked."""
    table = expect_table(document, "edition")
    expect_keys(table, "edition", ("name", "dice", "house", "coins"))
    expect(isinstance(table["name"], str), "name", "expected-text", table["name"])
    dice = expect_table(table["dice"], "dice")
    expect_keys(dice, "dice", SHOWN)
    house = expect_table(table["house"], "house")
    expect_keys(house, "house", ("rounds",))
    coins = expect_table(table["coins"], "coins")
    expect_keys(coins, "coins", COINS)
    return {
        "name": table["name"],
        "dice": {kind: _read_faces(dice[kind], f"dice.{kind}", shown) for kind, shown in SHOWN.items()},
        "house": {"rounds": _read_rounds(house["rounds"])},
        "coins": {coin: expect_int(coins[coin], f"coins.{coin}", 0, MOST_COINS) for coin in COINS},
    }


def _read_faces(value: Any, where: str, shown: tuple[str, ...]) -> list[str]:
    """The six faces of a die."""
    faces = expect_list(value, where)
    expect(len(faces) == v.FACES, where, "ninja-dice-list-of", value, count=v.FACES)
    return [expect_choice(face, f"{where}[{i}]", shown) for i, face in enumerate(faces)]


def _read_rounds(value: Any) -> list[int]:
    """How many dice the house has in each round. A whole one has a price only with four to six. [ND-S2, ND-E1]"""
    rounds = expect_list(value, "house.rounds")
    expect(len(rounds) == v.ROUNDS, "house.rounds", "ninja-dice-list-of", value, count=v.ROUNDS)
    return [expect_int(dice, f"house.rounds[{i}]", v.FEWEST_HOUSE, v.MOST_HOUSE) for i, dice in enumerate(rounds)]
