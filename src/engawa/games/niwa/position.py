"""Position documents of Niwa, read and written."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from functools import cache, lru_cache
from math import comb
from typing import TYPE_CHECKING, Any

from engawa.core.documents import expect, expect_choice, expect_int, expect_keys, expect_table
from engawa.core.errors import InvalidNotation
from engawa.core.game import Options, Position, Sitting
from engawa.core.messages import Message
from engawa.games.niwa import garden, rules, state
from engawa.games.niwa.edition import COLOUR_LETTERS
from engawa.games.niwa.options import board_of, read_options
from engawa.games.niwa.state import PLAYERS, Garden, State

if TYPE_CHECKING:
    from engawa.games.niwa import document as written

FIGURE_NAMES = ("K1", "K2", "K3", "S1", "S2", "S3")
PHASES: tuple[written.Phase, ...] = ("place", "move", "over")
ENDS: dict[written.End, int] = {"base": state.BY_BASE, "repetition": state.BY_REPETITION, "turns": state.BY_TURNS}
ALL_BEADS = "GGOOYY"
PAIRS = ("GG", "YY", "OO")
SETS = {size: [comb(f, size) for f in range(state.FIELDS)] for size in (1, 2, 3)}  # sets of fields below each field
GARDENS, KEYS = 8, 30_000  # kept as text, since every view of a match has all of its own again
HISTORIES = 2048  # likewise: most moves begin no turn, so that what was seen is as before
KEY = re.compile(r"([01])\|([^|]+)\|([^|]+)")


def format_position(options: Options, b: Garden, s: State) -> written.Position:
    """The document of a position. `seen` is left out where it would say no more than its absence does."""
    names = garden.field_names(b)
    placed = [figure for figure in range(state.FIGURES) if s.field[figure] != state.NOWHERE]
    figures: dict[str, Any] = {FIGURE_NAMES[f]: [names[s.field[f]], format_stack(s.stack[f])] for f in placed}
    document: written.Position = {
        "game": "niwa",
        "garden": deepcopy(options["garden"]),
        "phase": PHASES[s.phase],
        "turn": None if s.phase == state.ENDED else s.turn,
        "mover": None if s.mover == state.NOBODY else FIGURE_NAMES[s.mover],
        "figures": figures,
        "turns": s.turns,
    }
    if "edition" in options:
        document["edition"] = deepcopy(options["edition"])
    seen = format_seen(names, s)
    if len(seen) > 1 or seen != _only_now(names, s):
        document["seen"] = seen
    if s.phase == state.ENDED:
        document["winner"] = None if s.winner == state.NOBODY else s.winner
        document["end"] = next(name for name, end in ENDS.items() if end == s.end)
    return document


@cache
def format_stack(stack: int) -> str:
    """The beads of a figure, bottom to top."""
    beads = ""
    while stack:
        beads = COLOUR_LETTERS[state.TOP[stack]] + beads
        stack = state.UNDER[stack]
    return beads


def format_seen(names: tuple[str, ...], s: State) -> dict[str, int]:
    """How often turns began in which position. [NI-22]"""
    return dict(_counted(names, *(tuple(s.seen[seat][: s.begun[seat]]) for seat in range(PLAYERS))))


@lru_cache(HISTORIES)
def _counted(names: tuple[str, ...], *seen: tuple[int, ...]) -> dict[str, int]:
    texts = _key_texts(names)
    keys = [texts[key * PLAYERS + seat] for seat in range(PLAYERS) for key in seen[seat]]
    return dict(sorted(Counter(keys).items()))


def _only_now(names: tuple[str, ...], s: State) -> dict[str, int]:
    """What has been seen if this position is the first one."""
    begins = s.phase == state.MOVING and s.mover == state.NOBODY
    return {_key_texts(names)[rules.position_key(s) * PLAYERS + s.turn]: 1} if begins else {}


def format_key(b: Garden, turn: int, key: int) -> str:
    """The repetition key: seat to begin, then the figures of both seats as `field:beads`, sorted."""
    return _key_texts(garden.field_names(b))[key * PLAYERS + turn]


class KeyTexts(dict[int, str]):
    """The repetition keys of a garden as text, by position and seat in one int; written when first asked for."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __missing__(self, both: int) -> str:
        if len(self) >= KEYS:
            self.clear()
        key, turn = divmod(both, PLAYERS)
        halves = (_format_half(self.names, half) for half in divmod(key, state.SEAT_KEYS))
        text = self[both] = "|".join([str(turn), *halves])
        return text


@lru_cache(GARDENS)
def _key_texts(names: tuple[str, ...]) -> KeyTexts:
    return KeyTexts(names)


def _format_half(names: tuple[str, ...], key: int) -> str:
    key, high = divmod(key, state.STACKS)
    key, middle = divmod(key, state.STACKS)
    key, low = divmod(key, state.STACKS)
    fields = []
    for size in (3, 2, 1):  # the fields of a set are found from the largest down
        field = bisect_right(SETS[size], key) - 1
        key -= SETS[size][field]
        fields.append(field)
    figures = zip(fields, (high, middle, low), strict=True)
    return " ".join(sorted(f"{names[field]}:{format_stack(stack)}" for field, stack in figures))


def parse_position(document: Position) -> Sitting:
    """What a position document describes, checked: it can be read, and it can be."""
    optional = ("edition", "seen", "winner", "end")
    expect_keys(document, "position", ("game", "garden", "phase", "turn", "mover", "figures", "turns"), optional)
    expect_choice(document["game"], "game", ["niwa"])
    options = read_options({key: document[key] for key in ("garden", "edition") if key in document}, PLAYERS, None)
    options["first"] = _who_began(document)
    b, s = board_of(options), State()
    phase = PHASES.index(expect_choice(document["phase"], "phase", PHASES))
    s.phase = phase
    _read_figures(b, s, expect_table(document["figures"], "figures"), garden.field_numbers(b))
    if phase == state.PLACING:
        _read_placing(b, s, document)
    elif phase == state.MOVING:
        _read_moving(b, s, document)
    else:
        _read_over(b, s, document)
    for key in ("winner", "end"):
        if phase != state.ENDED and key in document:
            raise _impossible("niwa-only-over", key=key)
    return Sitting(options, PLAYERS, b, s)


def _who_began(document: Position) -> int:
    """The seat that begins, or would have begun, as far as a document tells. [NI-S3]"""
    turn, turns = document["turn"], document["turns"]
    if type(turn) is not int or type(turns) is not int:
        return 0
    waits = document["phase"] == PHASES[state.PLACING] and not document["figures"]
    return (turn + turns + waits) % PLAYERS


def _read_figures(b: Garden, s: State, figures: dict[str, Any], fields: Mapping[str, int]) -> None:
    for name, value in figures.items():
        expect_choice(name, "figures", FIGURE_NAMES)
        where = f"figures.{name}"
        pair = isinstance(value, list | tuple) and len(value) == 2
        expect(pair, where, "niwa-figure", value)
        field, beads = value
        known = isinstance(field, str) and field in fields
        expect(known, f"{where}[0]", "niwa-field", field, example=garden.field_name(b, 0))
        if state.has(s.taken, fields[field]):
            raise _impossible("niwa-two-figures", field=field)
        figure = FIGURE_NAMES.index(name)
        state.put_figure(s, figure, fields[field])
        s.stack[figure] = parse_stack(beads, f"{where}[1]")
    for seat in range(PLAYERS):
        _check_beads(seat, [v for name, v in figures.items() if FIGURE_NAMES.index(name) // state.OWN == seat])


def parse_stack(beads: Any, where: str) -> int:
    """The stack that a text such as "GY" writes, bottom to top. [NI-C3]"""
    good = isinstance(beads, str) and len(beads) <= state.STACK and all(bead in COLOUR_LETTERS[1:] for bead in beads)
    expect(good, where, "niwa-beads", beads)
    stack = 0
    for bead in beads:
        stack = state.COLOURS * stack + COLOUR_LETTERS.index(bead)
    return stack


def _check_beads(seat: int, figures: list[Any]) -> None:
    """Each player has two beads of each colour. [NI-C2]"""
    beads = "".join(sorted("".join(beads for _, beads in figures)))
    if figures and (len(figures) != state.OWN or beads != ALL_BEADS):
        raise _impossible("niwa-bead-count", seat=seat, figures=len(figures), came=beads or "-")


def _read_placing(b: Garden, s: State, document: Position) -> None:
    s.turn = expect_choice(document["turn"], "turn", [0, 1])
    expect_choice(document["mover"], "mover", [None])
    expect_int(document["turns"], "turns", 0, 0)
    if "seen" in document:
        raise _impossible("niwa-seen-too-early")
    # The seat that does not begin has placed, or is to place. [NI-S3]
    other = 1 - s.turn
    placed = [figure for figure in range(state.FIGURES) if s.field[figure] != state.NOWHERE]
    possible: tuple[list[int], list[int]] = ([], [*range(other * state.OWN, (other + 1) * state.OWN)])
    names = {"names": ", ".join(FIGURE_NAMES[figure] for figure in possible[1]), "seat": other}
    expect(placed in possible, "figures", "niwa-placed-figures", [FIGURE_NAMES[figure] for figure in placed], **names)
    # Around the base, two beads of one colour each. [NI-S1, NI-S2]
    for figure in placed:
        around = s.field[figure] in b.neighbour[b.base[other]]
        if not around or format_stack(s.stack[figure]) != PAIRS[figure % state.OWN]:
            raise _impossible("niwa-not-placed", figure=FIGURE_NAMES[figure])


def _read_moving(b: Garden, s: State, document: Position) -> None:
    s.turn = expect_choice(document["turn"], "turn", [0, 1])
    s.turns = expect_int(document["turns"], "turns", 0, state.TURNS - 1)
    own = FIGURE_NAMES[s.turn * state.OWN : s.turn * state.OWN + state.OWN]
    mover = expect_choice(document["mover"], "mover", [None, *own])
    _need_all(s)
    if mover is not None:
        s.mover = FIGURE_NAMES.index(mover)
    _check_bases(b, s)
    # A figure under way has used a bead, and it can go on, else its turn would be over. [NI-4]
    if s.mover != state.NOBODY and not state.has_room(s, s.mover):
        raise _impossible("niwa-has-not-crossed", figure=mover)
    if s.mover != state.NOBODY and not rules.can_go_on(b, s, s.mover):
        raise _impossible("niwa-cannot-go-on", figure=mover)
    _read_seen(b, s, document, state.TIMES - 1)
    now = format_key(b, s.turn, rules.position_key(s))
    if "seen" not in document and s.mover == state.NOBODY:
        rules.remember(s)
    elif s.mover == state.NOBODY and now not in document["seen"]:
        raise _impossible("niwa-seen-misses", key=now)


def _read_over(b: Garden, s: State, document: Position) -> None:
    for key in ("winner", "end"):
        if key not in document:
            raise InvalidNotation(Message("key-missing", where="position", key=key))
    expect_choice(document["turn"], "turn", [None])
    expect_choice(document["mover"], "mover", [None])
    _need_all(s)
    s.end = ENDS[expect_choice(document["end"], "end", ENDS)]
    winner = expect_choice(document["winner"], "winner", [0, 1] if s.end == state.BY_BASE else [None])
    s.winner = state.NOBODY if winner is None else winner
    least = state.TURNS if s.end == state.BY_TURNS else 1
    s.turns = expect_int(document["turns"], "turns", least, state.TURNS)
    _check_bases(b, s)
    if s.winner != state.NOBODY and b.base[1 - s.winner] not in s.field:
        raise _impossible("niwa-winner", seat=s.winner)
    # `turn` is not in the document: the winner keeps it, and else it does not matter any more.
    s.turn = s.winner if s.winner != state.NOBODY else s.turns % PLAYERS
    _read_seen(b, s, document, state.TIMES if s.end == state.BY_REPETITION else state.TIMES - 1)
    # Both seats are asked about, since a match may have been loaded with either to begin.
    times = [s.seen[seat].count(rules.position_key(s)) for seat in range(PLAYERS)]
    if s.end == state.BY_REPETITION and "seen" in document and state.TIMES not in times:
        raise _impossible("niwa-not-repeated")


def _check_bases(b: Garden, s: State) -> None:
    for figure in range(state.FIGURES):
        seat = figure // state.OWN
        # Whoever stands on the enemy base has won. [NI-20]
        if s.field[figure] == b.base[1 - seat] and seat != s.winner:
            raise _impossible("niwa-has-won", figure=FIGURE_NAMES[figure])
        # Nobody but a figure under way is on its own base. [NI-7]
        if s.field[figure] == b.base[seat] and figure != s.mover:
            raise _impossible("niwa-parks", figure=FIGURE_NAMES[figure])


def _need_all(s: State) -> None:
    missing = [FIGURE_NAMES[figure] for figure in range(state.FIGURES) if s.field[figure] == state.NOWHERE]
    if missing:
        raise InvalidNotation(Message("key-missing", where="figures", key=missing[0]))


def _read_seen(b: Garden, s: State, document: Position, most: int) -> None:
    fields = garden.field_numbers(b)
    begun: list[list[int]] = [[] for _ in range(PLAYERS)]
    for text, times in expect_table(document.get("seen", {}), "seen").items():
        turn, key = parse_key(b, text, fields)
        begun[turn] += [key] * expect_int(times, f"seen.{text}", 1, most)
    for seat, keys in enumerate(begun):
        # The seats take turns; after a draw either may have been the one to begin.
        turns = s.turns + (s.end != state.BY_BASE)
        possible = (turns + (seat == s.turn or (s.winner == state.NOBODY and s.phase == state.ENDED))) // PLAYERS
        if len(keys) > possible:
            raise _impossible("niwa-seen-too-often", seat=seat, total=len(keys), most=possible)
        s.seen[seat][: len(keys)] = keys
        s.begun[seat] = len(keys)


def parse_key(b: Garden, text: str, fields: Mapping[str, int]) -> tuple[int, int]:
    """The seat to begin and the position that a repetition key writes. *fields* are the garden's by name."""
    found = KEY.fullmatch(text)
    expect(found is not None, "seen", "niwa-key", text)
    assert found is not None
    turn, s = int(found[1]), State()
    try:
        for seat in range(PLAYERS):
            names = FIGURE_NAMES[seat * state.OWN : seat * state.OWN + state.OWN]
            parts = (part.partition(":") for part in found[2 + seat].split(" "))
            figures = zip(names, parts, strict=False)
            _read_figures(b, s, {name: [field, beads] for name, (field, _, beads) in figures}, fields)
        canonical = format_key(b, turn, rules.position_key(s)) == text
    except InvalidNotation:  # it speaks of figures that the document does not name
        canonical = False
    expect(canonical, "seen", "niwa-key", text)
    return turn, rules.position_key(s)


def _impossible(problem: str, **facts: Any) -> InvalidNotation:
    return InvalidNotation(Message("impossible-position", problem=Message(problem, **facts)))
