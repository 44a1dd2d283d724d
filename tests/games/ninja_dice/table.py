"""Positions in a line or two: dice as `fight@x,y,yaw`, places left out where they do not matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engawa
from engawa.core.match import Match

NOTHING_TO_MATCH = "fight sneak pick wild catch"
FOUR = "guard2 guard2 resident lock"  # which no five plain skills beat
NO_CATCH = "fight sneak pick pick wild"


def dice(letter: str, faces: str) -> dict[str, list[Any]]:
    """Dice by number. Those without a place lie in a row, fronts to the right, the first one leftmost."""
    laid = {}
    for i, text in enumerate(faces.split()):
        face, _, place = text.partition("@")
        numbers = [int(number) for number in place.split(",")] if place else [300 * i - 600, -700, 0]
        laid[f"{letter}{i + 1}"] = [face, *numbers]
    return laid


def table(phase: str, skills: str = NOTHING_TO_MATCH, house: str = FOUR, players: int = 3, **given: Any) -> Match:
    """A match in some phase; the round follows from the house."""
    document: dict[str, Any] = {
        "game": "ninja-dice",
        "players": players,
        "first": 0,
        "round": len(house.split()) - 3,
        "active": 0,
        "phase": phase,
        "treasure": [3] * players,
        "house": house.split(),
        "skill": dice("S", skills),
        "boosts": {},
        "locked": [],
        "held": {},
        "threat": {},
        "arrows": [],
        "placed": [],
    }
    return engawa.load(document | given)


def stealing(threats: Mapping[str, tuple[int, str]], arrows: str, skills: str = NO_CATCH, **given: Any) -> Match:
    """Phase steal: who has thrown which threat die where (`{"T1": (2, "arrow@-900,0,0")}`), and the open arrows."""
    laid = {name: dice("T", text)["T1"] for name, (_, text) in threats.items()}
    held = {name: seat for name, (seat, _) in threats.items()}
    return table("steal", skills, held=held, threat=laid, arrows=arrows.split(), **given)


def throwing(saved: str = "", house: str = FOUR, players: int = 3, **given: Any) -> Match:
    """Phase throw, as it is dealt: the first skill dice are saved, the others are thrown."""
    active, locked = given.get("active", 0), given.get("locked", [])
    free = [name for name in ("T1", "T2", "T3", "T4") if name not in locked]
    seats = [(active - step) % players for step in range(1, players)] if players > 2 else [1 - active] * 2
    held = dict(zip(free, seats, strict=False))
    return table("throw", saved, house, players, **({"held": held} | given))


def throw(match: Match, skills: str, threats: str = "") -> str:
    """Throw: faces, with places where they matter, of the dice that are thrown, in the order of their numbers."""
    position = match.position()
    names = [name for name in ("S1", "S2", "S3", "S4", "S5") if name not in position["skill"]]
    words = ["throw"]
    for row, (group, texts) in enumerate(((names, skills.split()), (list(position["held"]), threats.split()))):
        for i, (name, text) in enumerate(zip(group, texts, strict=True)):
            words.append(f"{name}={text}" if "@" in text else f"{name}={text}@{300 * i - 600},{600 - 1200 * row},0")
    return match.play(" ".join(words))


def clause_against(match: Match, move: str) -> str | None:
    """The clause that forbids a move, if one does."""
    refusal = match.why(move)
    return None if refusal is None else refusal.clause


def treasure(match: Match) -> list[int]:
    found: list[int] = match.position()["treasure"]
    return found


def told(match: Match, lang: str = "en") -> str:
    """What the last ply meant."""
    return " ".join(message.text(lang) for message in match.told(match.ply - 1))
