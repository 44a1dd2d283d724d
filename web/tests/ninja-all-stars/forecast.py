"""Make forecast.json: a position, and what the rules foresee in it for every ninja that can be activated.

Run it in the project's environment: `python web/tests/ninja-all-stars/forecast.py`.
"""

import json
from pathlib import Path

import engawa

POSITION = {
    "game": "ninja-all-stars",
    "options": {
        "players": 2, "challenge": "brawl", "board": "courtyard", "teams": ["fire", "water"], "setup": "quick",
        "janken": "dice",
    },
    "round": 3, "moon": "F", "initiative": "A", "scores": [2, 1], "edges": ["N", "S"], "rerolls": [1, 0],
    "lanterns": ["e8", "h15", "l5", "o12"], "shrines": ["h10", "j12", "j8", "l10"],
    "models": {
        "A1": {"at": "i10", "face": "N", "done": True}, "A2": {"at": "g6", "face": "SE"},
        "A3": {"at": "l4", "face": "S"}, "A4": {"in": "train"}, "A5": {"at": "m7", "face": "SW"}, "A6": {"in": "train"},
        "A7": {"at": "g10", "face": "E", "done": True, "stun": 1}, "A8": {"in": "train"},
        "A9": {"at": "k3", "face": "S"},
        "B1": {"at": "k12", "face": "N"}, "B2": {"at": "i9", "face": "N", "done": True},
        "B3": {"at": "n9", "face": "NW", "done": True}, "B4": {"in": "heal"},
        "B5": {"at": "l15", "face": "N", "slow": 1}, "B6": {"in": "train"}, "B7": {"at": "g13", "face": "NE"},
        "B8": {"in": "heal"}, "B9": {"at": "j17", "face": "N"},
    },
    "hands": [["banzai", "pressure-point", "vault"], ["decoy", "mamoru", "raizin", "suinij"]],
    "discard": ["fuzin", "igazani", "third-eye"], "phase": "turn", "seat": "A",
}  # fmt: skip


if __name__ == "__main__":
    match = engawa.load(POSITION)
    document = {"position": POSITION, "legal": match.legal(), "forecast": match.forecast(None, eyes=0)}
    text = json.dumps(document, separators=(",", ":"))
    Path(__file__).with_name("forecast.json").write_text(text + "\n", "utf-8")
