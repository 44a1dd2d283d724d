"""Every game that the laws hold for: those of the catalogue, and Lanterns, which has chance and hidden cards.

A game is here by being in the catalogue; an entry below adds what is known about it in particular. With the key of a
game in the environment as `GAME`, the laws are about that one alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from games.ninja_all_stars.giants import EDITION as GIANTS
from hypothesis import settings, strategies as st
from reference.ninja_all_stars.eager import choose
from reference.ninja_all_stars.sittings import SITTINGS, crowded
from toys.lanterns import GAME as LANTERNS

from engawa import catalogue
from engawa.core.fairness import below, seed_of, words
from engawa.core.game import Game
from engawa.core.match import Match
from engawa.games.ninja_dice.actions import LAY, kind_of

settings.register_profile("laws", max_examples=40, deadline=None, derandomize=True)
settings.load_profile("laws")


@dataclass(frozen=True)
class Entry:
    """A game, options worth trying, what is conserved in it, and how short a match can be."""

    game: Game
    options: tuple[dict[str, Any], ...] = ({},)
    conserved: Callable[[dict[str, Any]], bool] = lambda position: True  # what never changes, in any position document
    shortest: int = 1  # plies of any match
    unlisted: Callable[[int], bool] = lambda action: False  # actions that may be legal though no list has them
    rare: tuple[dict[str, Any], ...] = ()  # options with which only the two lives are compared
    scene: Callable[[int], dict[str, Any]] | None = None  # position documents where much happens, by any number
    eagerly: Callable[..., str] | None = None  # one of the legal moves in a scene, chosen to make it happen


LONG = 6  # plies that every match of these games has


def beads_and_figures(position: dict[str, Any]) -> Any:
    """Placed figures, and each seat's beads: always two of each colour."""
    figures = position["figures"]
    return [sorted("".join(figures[name][1] for name in figures if name[0] == seat)) for seat in "KS"]


NIWA = Entry(
    catalogue.find("niwa"),
    tuple({"garden": garden, "first": "drawn"} for garden in ("compact", "zigzag", "pond", "long", "random")),
    lambda p: [beads in ([], list("GGOOYY")) for beads in beads_and_figures(p)] == [True, True],
    LONG,
)
TOY = Entry(LANTERNS, ({},), lambda p: all(0 <= card <= 6 for card in p["card"]), LONG)


def pieces_on_fields(position: dict[str, Any]) -> bool:
    """Four pieces a seat, and one to a field, start areas excepted; a blockade takes a field too."""
    names = [name for row in position["pieces"] for name in row] + position.get("blocks", [])
    fields = [name for name in names if name[0] not in "st"]
    return len(names) == position["players"] * (5 if "blocks" in position else 4) and len(fields) == len({*fields})


def nueby(name: str, *options: dict[str, Any]) -> Entry:
    """One of the six race games."""
    return Entry(catalogue.find(f"nueby/{name}"), options or ({},), pieces_on_fields, LONG)


NUEBY = (
    nueby("zweite-ebene"),
    nueby("einser-blocker"),
    nueby("jaeger", {}, {"extra_hits": "kind"}),
    nueby("werfer"),
    nueby("abkuerzungen"),
    nueby("kurzer-einsatz"),
)


def dice_on_the_table(position: dict[str, Any]) -> bool:
    """No threat die is in two places, boosts are of dice in the tray, and nobody owes a coin."""
    threats = [*position["locked"], *position["held"]]
    pairs = [name for pair in position["boosts"].items() for name in pair]
    return len(threats) == len({*threats}) and {*pairs} <= {*position["skill"]} and min(position["treasure"]) >= 0


# Thrown from the landing bank: real physics has tests of its own, and would take minutes here.
NINJA_DICE = Entry(
    replace(catalogue.find("ninja-dice"), physics=None),
    ({"first": "drawn"},),
    dice_on_the_table,
    LONG,
    lambda action: kind_of(action) == LAY,
)


def members(team: Any) -> int:
    """How many ninja are in a team: nine, or as it was put together."""
    if isinstance(team, str):
        return 9
    return 1 + sum(number for number in team.values() if isinstance(number, int)) + ("hero" in team)


def models_and_cards(position: dict[str, Any]) -> bool:
    """Whole teams, one ninja to a space unless one passes over another, and no more cards than there are."""
    ninja = [facts for name, facts in position["models"].items() if name[0] != "Z"]
    spaces = [facts["at"] for facts in position["models"].values() if "at" in facts and not facts.get("power")]
    cards = sum(map(len, position["hands"])) + len(position.get("discard", []))
    whole = len(ninja) == sum(map(members, position["options"]["teams"]))
    return whole and len(spaces) == len({*spaces}) and cards <= 52


def crowd(number: int) -> dict[str, Any]:
    """Ninja of both sides close together, of every challenge and with heroes; random play hardly ever gets there."""
    return crowded(SITTINGS[number % len(SITTINGS)], Random(number), 1 + number % 6, is_late=number % 2 == 1)


NINJA_ALL_STARS = Entry(
    catalogue.find("ninja-all-stars"),
    ({"setup": "quick", "janken": "dice"}, {"challenge": "search", "board": "village"}),
    models_and_cards,
    LONG,
    rare=({"edition": GIANTS, "setup": "quick", "challenge": "medals"},),
    scene=crowd,
    eagerly=choose,
)

KNOWN = {entry.game.key: entry for entry in (NIWA, *NUEBY, NINJA_DICE, NINJA_ALL_STARS, TOY)}
OTHERS = {game.key: Entry(game) for game in catalogue.games() if game.key not in KNOWN}
ONLY = os.environ.get("GAME")
SHELF = {key: entry for key, entry in (KNOWN | OTHERS).items() if ONLY in (None, key)}
assert SHELF, f"no game {ONLY!r}: expected one of {', '.join(KNOWN | OTHERS)}"


@st.composite
def matches(draw: st.DrawFn, keys: tuple[str, ...] = tuple(SHELF)) -> Match:
    """A match after some random plies, or to the end; everything follows from what Hypothesis draws."""
    entry = SHELF[draw(st.sampled_from(keys))]
    if entry.scene is not None and draw(st.booleans()):
        number = draw(st.integers(0, 10_000))
        match = begun(entry.game, entry.scene(number), seed_of(number))
        play_on(match, draw(st.sampled_from([0, 5, 20, 60])), seed_of(number), entry.eagerly)
        return match
    players = draw(st.sampled_from(list(entry.game.players)))
    seed = seed_of(draw(st.integers(0, 10_000)))
    options = entry.game.notation.read_options(draw(st.sampled_from(entry.options)), players, seed)
    match = Match(entry.game, options, players, seed=seed, match_id="law", clock=lambda: 0.0)
    play_on(match, draw(st.sampled_from([0, 1, 2, 3, 5, 8, 20, 60, entry.game.longest])), seed)
    return match


def play_on(match: Match, plies: int, seed: bytes, eagerly: Callable[..., str] | None = None) -> None:
    """Play so many random plies, or until the match is over; moves may be chosen by a walker who looks for trouble."""
    row, rng = words(seed, "play"), Random(seed)
    for _ in range(plies):
        if match.to_act is None:
            return
        if match.to_act == "chance":
            match.roll()
        elif eagerly is not None:
            match.play(eagerly(match.legal(), match.position, rng))
        else:
            actions = match.legal_actions()
            match.play_action(actions[below(row, len(actions))])


def resumed(match: Match, document: dict[str, Any]) -> Match:
    """A match of the same game that begins in a position document."""
    return begun(match.game, document, match.seed)


def begun(game: Game, document: dict[str, Any], seed: bytes | None) -> Match:
    """A match that begins in a position document."""
    sitting = game.notation.parse_position(document)
    start = sitting.board, sitting.state
    return Match(game, sitting.options, sitting.players, seed=seed, match_id="law", start=start, clock=lambda: 0.0)
