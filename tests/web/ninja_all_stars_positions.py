"""Positions of Ninja All-Stars late in a match."""

from typing import Any

Position = dict[str, Any]

GARDEN = {"lanterns": ["e8", "h15", "l5", "o12"], "shrines": ["h10", "j12", "j8", "l10"]}
AWAY = {"in": "heal", "delay": 3}  # stays there to the end of the match


def team(letter: str, *standing: tuple[str, str]) -> dict[str, Position]:
    """The nine of a seat: so many on the board, the others away."""
    models = dict.fromkeys((f"{letter}{i}" for i in range(1, 10)), AWAY)
    return models | {f"{letter}{i}": {"at": at, "face": face} for i, (at, face) in enumerate(standing, 1)}


def options(**more: Any) -> Position:
    usual = {"players": 2, "challenge": "brawl", "board": "courtyard", "teams": ["fire", "water"]}
    return {**usual, "setup": "quick", "janken": "dice", **more}


# The end of round 5 of 6: three have two ninja each, and one is left to activate before the janken.
JANKEN: Position = {
    "game": "ninja-all-stars", "options": options(players=3, teams=["fire", "water", "earth"], janken="play"), **GARDEN,
    "round": 5, "moon": "W", "initiative": "A", "scores": [1, 2, 1], "edges": ["N", "S", "W"], "rerolls": [0, 1, 0],
    "models": {
        model: {**state, "done": True} if "at" in state and model != "A2" else state
        for model, state in {
            **team("A", ("i9", "S"), ("g6", "SE")), **team("B", ("i10", "N"), ("k12", "N")),
            **team("C", ("h9", "E"), ("d11", "E")),
        }.items()
    },
    "hands": [["banzai"], ["mamoru"], ["raizin"]], "phase": "turn", "seat": "A",
}  # fmt: skip
# The last round of a search: three chests are still closed and guarded, Ada's kaiken stands before one of them.
SEARCH: Position = {
    "game": "ninja-all-stars", "options": options(challenge="search"), **GARDEN,
    "round": 8, "moon": "E", "initiative": "A", "scores": [1, 0], "edges": ["N", "S"], "rerolls": [0, 0],
    "chests": ["f10", "j14", "j6"], "contents": {"medal": 1, "scroll": 1, "trap": 1},
    "medals": ["k8"],
    "models": {
        **team("A", ("j7", "N"), ("k9", "S"), ("m4", "S")), **team("B", ("j16", "N"), ("g11", "NW"), ("l12", "N")),
        "A1": {"at": "j7", "face": "N", "medal": True},
        "Z1": {"at": "i7", "face": "N", "guards": "j6"}, "Z3": {"at": "k14", "face": "S", "guards": "j14"},
        "Z4": {"at": "f11", "face": "W", "guards": "f10"},
    },
    "hands": [["adrenaline"], ["tumble"]], "phase": "turn", "seat": "A",
}  # fmt: skip
