"""A match as text: every move, how many there were to choose from, and the position after it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from laws.shelf import SHELF
from laws.witnesses import witness_of

from engawa.core.fairness import below, seed_of, words
from engawa.core.match import Match

CHOSEN: dict[str, tuple[str, int, int, dict[str, Any]]] = {  # name: game, players, seed, options
    "niwa-compact": ("niwa", 2, 1, {"garden": "compact"}),
    "niwa-zigzag": ("niwa", 2, 2, {"garden": "zigzag"}),
    "niwa-pond": ("niwa", 2, 3, {"garden": "pond"}),
    "niwa-long": ("niwa", 2, 4, {"garden": "long"}),
    "niwa-random": ("niwa", 2, 5, {"garden": "random"}),
    "nueby-zweite-ebene": ("nueby/zweite-ebene", 3, 12, {}),
    "nueby-einser-blocker": ("nueby/einser-blocker", 3, 10, {}),
    "nueby-jaeger": ("nueby/jaeger", 2, 8, {"extra_hits": "kind"}),
    "nueby-werfer": ("nueby/werfer", 4, 14, {}),
    "nueby-abkuerzungen": ("nueby/abkuerzungen", 3, 7, {"colours": 4}),
    "nueby-kurzer-einsatz": ("nueby/kurzer-einsatz", 5, 10, {}),
    "ninja-dice": ("ninja-dice", 3, 9, {"first": "drawn"}),
    "ninja-all-stars": ("ninja-all-stars", 2, 4, {"challenge": "hill", "setup": "quick", "janken": "dice"}),
    "lanterns": ("lanterns", 3, 6, {}),
}
OTHERS = {key: key.replace("/", "-") for key in SHELF if key not in {sitting[0] for sitting in CHOSEN.values()}}
SITTINGS = {name: sitting for name, sitting in CHOSEN.items() if sitting[0] in SHELF} | {
    name: (key, SHELF[key].game.players[-1], 1, SHELF[key].options[0]) for key, name in OTHERS.items()
}
SHOWN = 180  # plies that are written out; of a longer match only its last position follows


def path_of(name: str) -> Path:
    """Where a transcript is."""
    return witness_of(SHELF[SITTINGS[name][0]].game, "playthroughs", f"{name}.txt")


def transcript(key: str, players: int, number: int, options: dict[str, Any]) -> str:
    """The match that the seed decides, moves included, line by line."""
    game, seed = SHELF[key].game, seed_of(number)
    match = Match(game, game.notation.read_options(options, players, seed), players, seed=seed, match_id="witness")
    row = words(seed, "witness")
    lines = [f"{game.title}, {players} players, seed {number}", f"commitment {match.commitment}"]
    lines.append(json.dumps(match.options))
    while match.to_act is not None:
        actor, moves = match.to_act, match.legal()
        text = match.roll() if actor == "chance" else match.play(choice(match, moves, row))
        if match.ply > SHOWN and match.to_act is not None:
            continue
        lines.append(f"{match.ply:>3}  {actor}  {text}  ({len(moves) or 'chance'})")
        told = [message.text("en") for message in match.told(match.ply - 1)]
        lines.append(f"     {' '.join(told)}")
        lines.append(f"     {summary(match.position())}")
    lines.append(json.dumps(match.result))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def choice(match: Match, moves: list[str], row: Iterator[int]) -> str:
    """Mostly the move that looks best one ply ahead, else any: matches that get somewhere, and everywhere."""
    random = moves[below(row, len(moves))]
    return random if below(row, 3) == 0 else max(moves, key=lambda move: promise(match, move))


def promise(match: Match, move: str) -> float:
    """How good the position after *move* looks for whoever plays it."""
    after, seat = match.copy(), match.to_act
    after.play(move)
    estimate: float = match.game.kernels.estimate(after._b, after._s, seat)
    return estimate


def summary(position: dict[str, Any]) -> str:
    """The position in one line, without what stays the same, only grows, or follows from the rest."""
    shown = {k: v for k, v in position.items() if k not in ("game", "garden", "edition", "seen", "players", "derived")}
    return json.dumps(shown).replace('"', "")
