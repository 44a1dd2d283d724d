"""Make positions.json: boards, and a position of every phase of decision with its legal moves and one of them told.

Run it in the project's environment: `python web/tests/ninja-all-stars/positions.py`.
"""

import json
import random
from pathlib import Path

import engawa
from engawa.games.ninja_all_stars import GAME
from engawa.server.table import facts_of

SITTINGS = (
    {"players": 2, "setup": "full"},
    {"players": 3, "setup": "full", "challenge": "search", "board": "village", "janken": "dice"},
    {"players": 2, "setup": "full", "challenge": "champion", "janken": "dice"},
    {"players": 2, "setup": "quick", "challenge": "messenger", "janken": "dice"},
)
PLIES, SEEDS = 900, range(12)
# What leads to fights: who can attack does, who can come nearer to the middle does more often than not.
EAGER = ("attack", "shoot", "use", "card", "mastery", "ccm")


def chosen(legal, chance):
    eager = [text for text in legal if text.startswith(EAGER)]
    steps = [text for text in legal if text.startswith("step")]
    if eager and chance.random() < 0.7:
        return chance.choice(eager)
    if steps and chance.random() < 0.8:
        return min(steps, key=lambda text: abs(ord(text[5]) - 106) + abs(int(text[6:]) - 10) + chance.random())
    return chance.choice(legal)


def sitting(options, seed, found):
    """Play on at random and keep the first position of each phase that is still missing."""
    match, chance = engawa.new("ninja-all-stars", seed=seed, **options), random.Random(seed)
    while match.to_act is not None and match.ply < PLIES:
        if match.to_act == "chance":
            match.roll()
            continue
        position, legal, seat = match.view(match.to_act), list(match.legal()), match.to_act
        text = chosen(legal, chance)
        match.play(text)
        kind = position["phase"] + (" moving" if "moving" in position.get("activation", {}) else "")
        if kind not in found:
            told = [
                {"en": "", "de": "", "key": message.key, "facts": facts_of(message)}
                for message in match.told(match.ply - 1)
            ]
            found[kind] = {
                "position": position, "legal": legal, "toAct": seat, "after": match.view(seat),
                "entry": {"ply": match.ply - 1, "by": seat, "text": text, "told": told, "at": 0, "throw": None},
            }  # fmt: skip


def documents():
    found = {}
    for seed in SEEDS:
        for options in SITTINGS:
            sitting(options, seed, found)
    boards = {}
    for case in found.values():
        options = case["position"]["options"]
        key = " ".join(str(options[name]) for name in ("players", "challenge", "board"))
        case["board"] = key
        if key not in boards:
            match = engawa.new("ninja-all-stars", **options)
            boards[key] = GAME.notation.format_board(match.options, match.board)
    return {"boards": boards, "cases": found}


if __name__ == "__main__":
    text = json.dumps(documents(), separators=(",", ":"), ensure_ascii=False)
    Path(__file__).with_name("positions.json").write_text(text + "\n", "utf-8")
