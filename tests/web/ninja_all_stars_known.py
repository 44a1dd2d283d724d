"""What the client's own tests know of Ninja All-Stars: boards, and a position of every phase with its legal moves.

Run as a script (with the tests on its path) it writes this anew from the rules; with the word `anew` it also looks for
other positions, which takes a minute.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import engawa
from engawa.core.match import Match
from engawa.core.messages import document_of
from engawa.games.ninja_all_stars import GAME

Known = dict[str, Any]

FILE = Path(__file__).parents[2] / "web" / "tests" / "ninja-all-stars" / "positions.json"
SITTINGS: tuple[Known, ...] = (
    {"players": 2, "setup": "full"},
    {"players": 3, "setup": "full", "challenge": "search", "board": "village", "janken": "dice"},
    {"players": 2, "setup": "full", "challenge": "champion", "janken": "dice"},
    {"players": 2, "setup": "quick", "challenge": "messenger", "janken": "dice"},
)
PLIES, SEEDS = 900, range(12)
# What leads to fights: who can attack does, who can come nearer to the middle does more often than not.
EAGER = ("attack", "shoot", "use", "card", "mastery", "ccm")


def phases() -> dict[str, Known]:
    """A position of every phase, who is to act in it, and what one of the moves does."""
    cases: dict[str, Known] = json.loads(FILE.read_text("utf-8"))["cases"]
    return cases


def documents(moments: dict[str, tuple[Known, str]]) -> str:
    """The file, from a position and one of its moves for every phase."""
    boards: dict[str, Known] = {}
    cases = {}
    for phase, (position, text) in moments.items():
        match = engawa.load(position)
        key = " ".join(str(match.options[name]) for name in ("players", "challenge", "board"))
        boards.setdefault(key, GAME.notation.format_board(match.options, match.board))
        cases[phase] = {**_case(match, text), "board": key}
    return json.dumps({"boards": boards, "cases": cases}, separators=(",", ":"), ensure_ascii=False) + "\n"


def _case(match: Match, text: str) -> Known:
    seat = match.to_act
    assert isinstance(seat, int)
    before = {"whole": match.position(), "position": match.view(seat), "legal": match.legal(), "toAct": seat}
    match.play(text)
    told = [document_of(each) for each in match.told(match.ply - 1)]
    entry = {"ply": match.ply - 1, "by": seat, "text": text, "told": told, "at": 0, "throw": None}
    return {**before, "after": match.view(seat), "entry": entry}


def known_moments() -> dict[str, tuple[Known, str]]:
    """Those of the file."""
    return {phase: (known["whole"], known["entry"]["text"]) for phase, known in phases().items()}


def found_moments() -> dict[str, tuple[Known, str]]:
    """The first of each phase in matches of all kinds."""
    found: dict[str, tuple[Known, str]] = {}
    for seed in SEEDS:
        for options in SITTINGS:
            match, chance = engawa.new("ninja-all-stars", seed=seed, **options), random.Random(seed)
            while match.to_act is not None and match.ply < PLIES:
                if match.to_act == "chance":
                    match.roll()
                    continue
                position, text = match.position(), _chosen(match.legal(), chance)
                moving = " moving" if "moving" in position.get("activation", {}) else ""
                found.setdefault(f"{position['phase']}{moving}", (position, text))
                match.play(text)
    return found


def _chosen(legal: list[str], chance: random.Random) -> str:
    eager = [text for text in legal if text.startswith(EAGER)]
    steps = [text for text in legal if text.startswith("step")]
    if eager and chance.random() < 0.7:
        return chance.choice(eager)
    if steps and chance.random() < 0.8:
        return min(steps, key=lambda text: abs(ord(text[5]) - 106) + abs(int(text[6:]) - 10) + chance.random())
    return chance.choice(legal)


if __name__ == "__main__":
    FILE.write_text(documents(found_moments() if "anew" in sys.argv else known_moments()), "utf-8")
