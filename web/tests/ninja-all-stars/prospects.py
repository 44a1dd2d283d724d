"""Make prospects.json: what the rules foresee for a seat's models, as the table wants to be told it (prospects.ts).

Run it in the project's environment: `python web/tests/ninja-all-stars/prospects.py`. Ways are found by walking them on
copies of the match, chances by adding up all dice; a server would do the same on states.
"""

import json
from collections import Counter
from functools import cache
from heapq import heappop, heappush
from itertools import combinations_with_replacement
from math import factorial, prod
from pathlib import Path

import engawa
from engawa.games.ninja_all_stars import ground
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SPACE_NAMES
from engawa.games.ninja_all_stars.vocabulary import ELEMENT_NAMES, LETTERS

MOST = 8
# What each side likes best, and what it comes to; of a shot only two results do anything.
LIKED = {"attack": ("VEAWFS", "SWFAEV"), "shot": ("VESWFA", "SWFAEV")}
KINDS = {
    "attack": {"V": "injured", "E": "stunned", "F": "stunned", "S": "backfire"},
    "shot": {"V": "injured", "E": "stunned"},
}
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


def prospects(match):
    """What the seat to act may expect of each model that it can activate, or of the active one."""
    if match.to_act in (None, "chance"):
        return None
    ready = [text.split()[1] for text in match.legal() if text.startswith("activate ")]
    position = match.position()
    if ready:
        begun = {model: played(match, f"activate {model}") for model in ready}
    elif position["phase"] == "act":
        begun = {position["activation"]["model"]: match}
    else:
        return None
    return {"models": {model: outlook(after, model) for model, after in begun.items()}}


def played(match, text):
    after = match.copy()
    after.play(text)
    return after


def outlook(match, model):
    letter = LETTERS[ELEMENT_NAMES.index(team_of(match, model))]
    reach, deeds = ways(match, model, letter)
    seen = [name for space, name in enumerate(SPACE_NAMES) if sees(match, model, space)]
    here = [text for text in match.legal() if text.startswith(("attack", "shoot"))]
    return {
        "reach": reach, "dodge": 91 / 216, "sees": seen, "blocked": blocked(match, model, seen),
        "forecasts": {text: forecast(played(match, text).position()["attack"]) for text in here}, "from": deeds,
    }  # fmt: skip


def team_of(match, model):
    team = match.position()["options"]["teams"][ord(model[0]) - 65]
    return team if isinstance(team, str) else "fire"


def ways(match, model, letter):
    """The cheapest way to every space with the fewest dodges, and what could be attacked there."""
    found, deeds, queue = {}, {}, [(0, 0, 0, match, None)]
    while queue:
        dodges, cost, _, here, before = heappop(queue)
        at = here.position()["models"][model]["at"]
        if at in found or (before is not None and at == start_of(match, model)):
            continue
        if before is not None:
            found[at] = {"cost": cost, "dodges": dodges, "from": before}
            deeds |= attacks_from(here, at)
        points = here.position()["activation"].get("mp")
        for text in here.legal():
            if not text.startswith("step "):
                continue
            after, rolled = dodged(played(here, text), letter)
            left = after.position()["activation"].get("mp", 0)
            spent = (points if points is not None else movement(match, model)) - left
            if after.position()["models"][model].get("at") == text.split()[1]:
                heappush(queue, (dodges + rolled, cost + spent, len(queue) + len(found) * 1000, after, at))
    return found, deeds


def start_of(match, model):
    return match.position()["models"][model]["at"]


def movement(match, model):
    mv = match.board.mv[MODEL_NAMES.index(model)]
    return (mv + 1) // 2 if match.position()["activation"].get("slow") else mv


def dodged(match, letter):
    """The match after a step that a dodge may be needed for, and whether it was."""
    rolled = 0
    while match.position()["phase"] in ("dodge", "test", "react"):
        rolled |= match.position()["phase"] == "test"
        match.play(f"dice {letter * 3}" if match.to_act == "chance" else "pass")
    return match, int(rolled)


def attacks_from(match, at):
    """What can be attacked once the movement ends here, whichever way the model turns."""
    texts = set()
    for text in match.legal():
        if text.startswith("face "):
            texts |= {each for each in played(match, text).legal() if each.startswith(("attack", "shoot"))}
    return {at: sorted(texts)} if texts else {}


def sees(match, model, space):
    return ground.sees(match.board, match._s, MODEL_NAMES.index(model), space)


def blocked(match, model, seen):
    """Enemies that are out of sight, with the first space in the way and what it is."""
    models = match.position()["models"]
    found = {}
    for other, state in models.items():
        if other[0] != model[0] and "at" in state and state["at"] not in seen:
            found[other] = obstacle(match, models, model, state["at"])
    return found


def obstacle(match, models, model, target):
    here, there = models[model]["at"], target
    (x, y), (u, v) = ((ord(name[0]) - 97, int(name[1:]) - 1) for name in (here, there))
    n = max(abs(u - x), abs(v - y))
    terrain = {"wall": 4, "foliage": 2, "elevated": 3}
    for i in range(1, n):
        column, row = round(x + (u - x) * i / n), round(y + (v - y) * i / n)
        space = row * 19 + column
        for why, number in terrain.items():
            if match.board.terrain[space] == number and not (why == "elevated" and sees(match, model, space)):
                return {"at": SPACE_NAMES[space], "why": why}
        if any(state.get("at") == SPACE_NAMES[space] for state in models.values()):
            return {"at": SPACE_NAMES[space], "why": "model"}
    return {"at": here, "why": "back"}


def forecast(attack):
    pools = [min(MOST, max(1, attack.get("at", 0))), min(MOST, attack.get("df", 0))]
    return {"pools": pools, **odds(attack["kind"], *pools)}


@cache
def rolls(dice):
    """Every roll of so many dice as counts, with its chance."""
    found = []
    for faces in combinations_with_replacement(range(6), dice):
        counts = [Counter(faces)[face] for face in range(6)]
        found.append((counts, factorial(dice) / prod(map(factorial, counts)) / 6**dice))
    return found


@cache
def odds(kind, attack, defence):
    """The chance of each ending without rerolls and cards, where each side chooses what it likes best."""
    total = dict.fromkeys(("injured", "stunned", "backfire", "other"), 0.0)
    for mine, chance in rolls(attack):
        for theirs, other in rolls(defence):
            gone = [min(mine[x], theirs[(x + 3) % 6]) for x in range(6)]
            left = [mine[x] - gone[x] for x in range(6)]
            right = [theirs[(x + 3) % 6] - gone[x] for x in range(6)]
            there = {LETTERS[x] for x in range(6) if left[x]} | {LETTERS[(x + 3) % 6] for x in range(6) if right[x]}
            order = LIKED[kind][0 if sum(left) >= sum(right) else 1]
            chosen = next((letter for letter in order if letter in there), "")
            total[KINDS[kind].get(chosen, "other")] += chance * other
    return {name: round(value, 6) for name, value in total.items()}


if __name__ == "__main__":
    match = engawa.load(POSITION)
    document = {"position": POSITION, "legal": match.legal(), "prospects": prospects(match)}
    text = json.dumps(document, separators=(",", ":"))
    Path(__file__).with_name("prospects.json").write_text(text + "\n", "utf-8")
