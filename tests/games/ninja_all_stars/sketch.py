"""A position in a few words: `sketch("A2 j10 N", "B2 j9 S stun=1", active="A2")`.

One text a model: its id, space and facing, then tokens with their numbers and marks by name. Models that are not named
are in training. Seat A is Fire, seat B Water, and nothing stands on the courtyard, unless facts say otherwise.
"""

from __future__ import annotations

from typing import Any

from engawa.core.match import Match
from engawa.games.ninja_all_stars import GAME

SEATS = "ABCD"
TEAMS = ("fire", "water", "earth", "air")
LANTERNS = ["l5", "o12", "h15", "e8"]
SHRINES = ["j8", "l10", "j12", "h10"]


def sketch(*models: str, **facts: Any) -> Match:
    """The match that goes on from a sketched position."""
    return load(document(*models, **facts))


def load(given: dict[str, Any], seed: bytes = bytes(32)) -> Match:
    """The match of a position document."""
    sitting = GAME.notation.parse_position(given)
    return Match(GAME, sitting.options, sitting.players, seed=seed, start=(sitting.board, sitting.state))


def new(players: int = 2, seed: int = 1, **options: Any) -> Match:
    """A new match."""
    secret = seed.to_bytes(32, "big")
    return Match(GAME, GAME.notation.read_options(options, players, secret), players, seed=secret, match_id="nas")


def document(
    *models: str,
    active: str | None = "A2",
    players: int = 2,
    teams: list[Any] | None = None,
    challenge: str = "brawl",
    board: str = "courtyard",
    activation: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    hands: list[Any] | None = None,
    **facts: Any,
) -> dict[str, Any]:
    """The position document of a sketch."""
    squads = teams or list(TEAMS[:players])
    chosen = {"players": players, "challenge": challenge, "board": board, "teams": squads}
    chosen |= {"setup": "quick", "janken": "dice"} | (options or {})
    b = GAME.notation.board_of(GAME.notation.read_options(chosen, players, None))
    people = {f"{SEATS[seat]}{i + 1}": {"in": "train"} for seat in range(players) for i in range(b.members[seat])}
    people |= dict(_model(text) for text in models)
    given: dict[str, Any] = {
        "game": "ninja-all-stars",
        "options": chosen,
        "round": 2,
        "moon": "E",
        "initiative": "A",
        "scores": [0] * players,
        "edges": ["N", "S"] if players == 2 else ["N", "E", "S", "W"][:players],
        "rerolls": [0] * players,
        "models": people,
        "hands": hands or [[] for _ in range(players)],
        "phase": "act" if active else "turn",
        "seat": "A",
    }
    if active:
        seat = facts.get("seat") or (active[0] if active[0] in SEATS else "A")
        given["activation"] = {"model": active, "seat": seat, "move": 1, "act": 1, "start": active[0] != "Z"}
        given["activation"] |= activation or {}
        given["models"][active]["done"] = True
        given["seat"] = seat
    given |= facts
    return {key: value for key, value in given.items() if value is not None}


def _model(text: str) -> tuple[str, dict[str, Any]]:
    name, *words = text.split()
    if words and words[0] in ("heal", "train"):
        facts: dict[str, Any] = {"in": words[0]}
        rest = words[1:]
    else:
        facts, rest = {"at": words[0], "face": words[1]}, words[2:]
    for word in rest:
        key, _, value = word.partition("=")
        facts[key] = True if not value else int(value) if value.isdecimal() else value
    return name, facts


def combat(*models: str, by: str = "A2", on: str = "B2", at: int, df: int, kind: str = "attack", **facts: Any) -> Match:
    """The match in which the attacker's dice are about to be rolled."""
    attack = {"by": by, "on": on, "kind": kind, "at": at, "df": df} | facts.pop("attack", {})
    spent = {"move": 0, "act": 0, "start": False} | facts.pop("activation", {})
    seat = facts.pop("seat", by[0] if by[0] in SEATS else "A")
    given = document(*models, active=by, seat=seat, activation=spent, phase="dice-att", attack=attack, **facts)
    return load({key: value for key, value in given.items() if key != "seat"})


def play(m: Match, *texts: str) -> Match:
    """The same match after some moves and outcomes."""
    for text in texts:
        m.play(text)
    return m


def clause_against(m: Match, move: str) -> str | None:
    """The clause that forbids a move, or None if it is legal."""
    refusal = m.why(move)
    return None if refusal is None else refusal.clause


def model(m: Match, name: str) -> dict[str, Any]:
    """What a position says about a model."""
    return m.position()["models"][name]


def phase(m: Match) -> str:
    return m.position()["phase"]


def told(m: Match) -> list[str]:
    """What the last ply meant, in English."""
    return [message.text("en") for message in m.told(m.ply - 1)]
