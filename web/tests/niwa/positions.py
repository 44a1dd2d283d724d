"""Make positions.json, the gardens and positions of these tests. Run it in the project's environment."""

import json
import random
from pathlib import Path

import engawa
from engawa.games.niwa.options import board_of, format_board

GARDENS = ("compact", "zigzag", "pond", "long")
LOOK = {"K1": ["h4", "YO"], "K2": ["g4", "YGG"], "K3": ["b7", "O"],
        "S1": ["j4", "GGY"], "S2": ["g7", "YO"], "S3": ["e6", "O"]}  # fmt: skip
TRAIL = ["S3 f4-f5 >S2", "S3 f5-e6 >S2"]


def loaded(figures, **more):
    position = {"game": "niwa", "garden": "compact", "phase": "move", "turn": 0, "mover": None, "turns": 12}
    return engawa.load({**position, "figures": figures, **more})


def new(garden):
    return (
        engawa.new("niwa", seed=int(garden[6:]), garden="random")
        if "random" in garden
        else engawa.new("niwa", garden=garden)
    )


def entry(ply, by, text):
    return {"ply": ply, "by": by, "text": text, "told": [], "at": 0}


def case(name, match, board="compact", previous=None, last=()):
    return {
        "name": name, "board": board, "position": match.position(), "legal": list(match.legal()), "toAct": match.to_act,
        "previous": previous, "entry": last[-1] if previous else None, "lastMoves": list(last),
    }  # fmt: skip


def played(garden, seed, plies):
    """A match after some plies, crossings preferred, with its last turn."""
    match, chance, log, before = new(garden), random.Random(seed), [], None
    while len(log) < plies and match.to_act is not None:
        crossings = [text for text in match.legal() if "-" in text] or list(match.legal())
        text = chance.choice(crossings if chance.random() < 0.8 else list(match.legal()))
        before = match.position()
        log.append(entry(len(log), match.to_act, text))
        match.play(text)
    first = next((i for i in range(len(log) - 1, -1, -1) if log[i]["by"] != log[-1]["by"]), -1) + 1
    return case(garden, match, garden, before, log[first:])


def cases():
    trail = [entry(40 + i, 1, text) for i, text in enumerate(TRAIL)]
    match = loaded(LOOK)
    before = match.position()
    yield case("look", match, last=trail)
    match.play("K2 g4-h3 >K1")
    yield {**case("under way", match, last=trail), "previous": before, "entry": entry(42, 0, "K2 g4-h3 >K1")}
    match = new("compact")
    yield case("place samurais", match)
    match.play(list(match.legal())[7])
    yield case("place kokeshis", match)
    for seed, garden in enumerate([*GARDENS[1:], *(f"random{k}" for k in range(1, 6))], 3):
        yield played(garden, seed, 22 if seed < 6 else 18)
    yield case(
        "jump", loaded({**LOOK, "K1": ["f3", ""], "K2": ["f4", "YGG"], "K3": ["b7", "OOY"], "S1": ["g3", "GGY"]})
    )
    won = {"phase": "over", "turn": None, "winner": 0, "end": "base", "turns": 20}
    yield case("over", loaded({**LOOK, "K2": ["i4", "YGG"]}, **won))


def boards():
    for name in [*GARDENS, *(f"random{k}" for k in range(1, 6))]:
        options = new(name).options
        yield name, format_board(options, board_of(options))


if __name__ == "__main__":
    document = {"boards": dict(boards()), "cases": list(cases())}
    Path(__file__).with_name("positions.json").write_text(json.dumps(document, separators=(",", ":")) + "\n")
