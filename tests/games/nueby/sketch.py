"""A position in a few words: `sketch("jaeger", "r5 n2.1*", "r9", die=4)`.

One text a seat names the fields of its pieces, those with focus starred; pieces that are not named wait in the own
start area, in Kurzer Einsatz they are home. Seats that are not named have all their pieces there.
"""

from __future__ import annotations

from typing import Any

import engawa

TAKEN = {
    6: {2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)},
    4: {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)},
}
THREE_FROM = {"zweite-ebene": 4, "einser-blocker": 4, "jaeger": 9, "werfer": 4, "abkuerzungen": 4, "kurzer-einsatz": 5}
GAMES = tuple(THREE_FROM)
WITH_SIXES = tuple(game for game in GAMES if game != "kurzer-einsatz")


def colour_of(game: str, players: int, seat: int, colours: int | None = None) -> int:
    """The colour that a seat plays."""
    return TAKEN[colours or (4 if game == "einser-blocker" else 6)][players][seat]


def sketch(game: str, *seats: str, **facts: Any) -> engawa.Match:
    """The match that goes on from a sketched position."""
    return engawa.load(document(game, *seats, **facts))


def document(
    game: str,
    *seats: str,
    players: int | None = None,
    turn: int = 0,
    phase: str = "move",
    die: int | None = None,
    options: dict[str, Any] | None = None,
    blocks: str = "",
    **facts: Any,
) -> dict[str, Any]:
    """The position document of a sketch."""
    count = players or max(2, len(seats))
    colours = (options or {}).get("colours")
    rows = [pieces(game, count, seat, seats[seat] if seat < len(seats) else "", colours) for seat in range(count)]
    sixes = int(die == 6 and game != "kurzer-einsatz")
    head = {"game": f"nueby/{game}", "players": count, "turn": turn, "phase": phase, "sixes": sixes}
    given = head | {"pieces": [[name.rstrip("*") for name in row] for row in rows], "options": options or {}}
    if die is not None:
        given["die"] = die
    if game == "jaeger":
        given["focus"] = [[name.endswith("*") for name in row] for row in rows]
    if game == "einser-blocker":
        track = [f"b{colour_of(game, count, seat)}.{int(count == 2)}" for seat in range(count)]
        given["blocks"] = blocks.split() + track[len(blocks.split()) :]
        given |= {"moved": False, "pushed": False} if phase == "move" else {}
    return given | facts


def pieces(game: str, players: int, seat: int, named: str, colours: int | None = None) -> list[str]:
    """The fields of the four pieces of a seat."""
    colour, row = colour_of(game, players, seat, colours), named.split()
    if players >= THREE_FROM[game] and f"z{colour}.4" not in row:
        row.append(f"z{colour}.4")
    home = [f"z{colour}.{k}" for k in (4, 3, 2, 1) if f"z{colour}.{k}" not in row]
    return (row + (home if game == "kurzer-einsatz" else [f"s{colour}"] * 4))[:4]


def fields_of(m: engawa.Match, seat: int) -> list[str]:
    """Where the pieces of a seat are, sorted; those with focus starred."""
    position = m.position()
    focus = position.get("focus", [[False] * 4] * m.players)[seat]
    return sorted(name + "*" * star for name, star in zip(position["pieces"][seat], focus, strict=True))


def clause_against(m: engawa.Match, move: str) -> str | None:
    """The clause that forbids a move, or None if it is legal."""
    refusal = m.why(move)
    return None if refusal is None else refusal.clause


def told(m: engawa.Match) -> list[str]:
    """What the last ply meant, in English."""
    return [message.text("en") for message in m.told(m.ply - 1)]
