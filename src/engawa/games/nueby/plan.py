"""Plans: the fields of a board by name, and the ways between them, as an edition writes them.

A way is a row of names, `r46 z0.1..z0.4`: each leads to the next. The letter of a name tells what the field is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from engawa.core.documents import expect, expect_list, shown
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.nueby import vocabulary as v
from engawa.games.nueby.variants import Variant

LETTERS = "rinegzstb"  # ring, inner ring, side path, entry lane, grey shortcut, goal lane, start areas, blockade track
NUMBERED, AREAS = "ri", "st"  # named by a number alone; by a colour alone
EXTRAS = {"zweite-ebene": "i", "jaeger": "n", "abkuerzungen": "g", "kurzer-einsatz": "e"}  # letters a game adds
TRACK = 3  # steps of a blockade track, if a board does not say
SMALLEST_RING = 13  # fields: six on and six back never meet [NU-C3]
MOST_PATHS = 4  # of a colour [NU-C7]
LOWEST = {"r": 0, "i": 0, "e": 0, "n": 1, "g": 1, "z": 1}  # the first number of each
NAME = re.compile(r"([rinegz])(\d{1,3})(?:\.(\d{1,2}))?")
# Which letters a way can lead from and to: along a row, onto a branch, and back to the ring.
BRANCHES = ("ri", "rn", "rg", "rz", "iz")
RETURNS = ("nr", "gr", "er")


class Field(NamedTuple):
    """One field: its letter, the colour in whose sector it lies, and its number (of areas, 0)."""

    letter: str
    sector: int
    number: int

    @property
    def name(self) -> str:
        if self.letter in NUMBERED:
            return f"{self.letter}{self.number}"
        return f"{self.letter}{self.sector}" + ("" if self.letter in AREAS else f".{self.number}")


class Path(NamedTuple):
    """A side path or a shortcut: where it leaves the ring, its fields, and where it comes back."""

    begin: int
    fields: list[int]
    end: int


class Plan:
    """A board as a graph: `fields` in the order of their numbers, `ahead` and `behind` by field."""

    def __init__(self, variant: Variant, colours: int, where: str) -> None:
        self.variant = variant
        self.colours = colours
        self.where = where  # in the edition, for what is wrong with it
        self.fields: list[Field] = []
        self.index: dict[str, int] = {}
        self.ahead: dict[int, list[int]] = {}
        self.behind: dict[int, list[int]] = {}
        self.entries: list[int] = []  # of each colour, on the ring
        self.inner_entries: list[int] = []  # the same on the inner ring
        self.own_arrows: dict[int, tuple[int, int]] = {}  # onto the inner ring, by colour: from and to
        self.paths: dict[int, list[Path]] = {}  # by colour
        self.track = 0  # steps of a blockade track, where a game has them
        self.arrows: list[int] = []  # arrow fields, where a game has them
        self.marked: list[list[int]] = []  # marked fields of each colour

    def letter(self, field: int) -> str:
        return self.fields[field].letter

    def named(self, letter: str, sector: int, number: int = 0) -> int:
        """The field of that letter, colour and number."""
        return self.index[Field(letter, sector, number).name]

    def row(self, letter: str, sector: int) -> list[int]:
        """All fields of that letter and colour, in the order of their numbers."""
        return [i for i, field in enumerate(self.fields) if field.letter == letter and field.sector == sector]

    def fork_of(self, colour: int) -> int:
        """Where the goal lane of a colour leaves the ring."""
        return self.behind[self.named("z", colour, 1)][0]

    def arrow_of(self, colour: int) -> int | None:
        """Where a colour's own way onto the inner ring leaves the outer one, on boards that have one."""
        return self.own_arrows[colour][0] if self.own_arrows else None

    def path_of(self, field: int) -> Path | None:
        """The side path or shortcut that a field belongs to."""
        return next((path for paths in self.paths.values() for path in paths if field in path.fields), None)

    def last_path_of(self, colour: int) -> Path | None:
        """The path whose beginning comes last on the way from the own entry to the own fork. [NJ-3]"""
        start = self.entries[colour]
        before = [
            path for path in self.all_paths() if self.far(start, path.begin) < self.far(start, self.fork_of(colour))
        ]
        return max(before, key=lambda path: self.far(start, path.begin), default=None)

    def all_paths(self) -> list[Path]:
        return [path for paths in self.paths.values() for path in paths]

    @property
    def ring(self) -> int:
        """How many fields the ring has."""
        return sum(field.letter == "r" for field in self.fields)

    def far(self, here: int, there: int) -> int:
        """How many steps it is along a ring from one of its fields to another."""
        size = sum(field.letter == self.letter(here) for field in self.fields)
        return (self.fields[there].number - self.fields[here].number) % size

    def on(self, field: int) -> int | None:
        """The plain way on: along the ring or the row, and from the end of a row back to the ring."""
        here = self.letter(field)
        same = [there for there in self.ahead[field] if self.letter(there) == here]
        back = [there for there in self.ahead[field] if here + self.letter(there) in RETURNS]
        return next(iter([*same, *back]), None)

    def too_large(self) -> InvalidNotation:
        """That the board has more than the rules have room for."""
        sizes = {"ring": str(v.RING), "fields": str(v.FIELDS), "routes": str(v.ROUTES), "choices": str(v.CHOICES)}
        problem = Message("nueby-too-large", **sizes)
        return InvalidNotation(Message("nueby-board", where=f"{self.where}.ways", problem=problem))

    def problem(self, key: str, clause: str, message: str, /, **facts: Any) -> InvalidNotation:
        """What is wrong with the board, at which key of the edition, and which clause says so."""
        where, problem = f"{self.where}.{key}", Message(message, **facts)
        return InvalidNotation(Message("nueby-board-clause", where=where, problem=problem, clause=clause))


def read_plan(variant: Variant, colours: int, table: dict[str, Any], where: str) -> Plan:
    """The plan in the *table* of an edition; that it is a board is proven in `soundness`."""
    plan = Plan(variant, colours, where)
    # A blockade track has one to eight steps, from B to Frei. [NU-C4]
    if variant.blocks:
        track = table.get("track", TRACK)
        if isinstance(track, bool) or track not in range(v.SHORTEST, v.LONGEST + 1):
            facts = {"least": v.SHORTEST, "most": v.LONGEST, "came": shown(track)}
            raise plan.problem("track", "NU-C4", "nueby-track", **facts)
        plan.track = track
    names, steps = _read_ways(plan, table["ways"])
    entries = {letter: _read_entries(plan, names, table, letter) for letter in NUMBERED}
    regions = {letter: _read_regions(plan, names, table, letter) or entries[letter] for letter in NUMBERED}
    _number_fields(plan, names, entries, regions)
    for here, there, key in steps:
        _join(plan, plan.index[here], plan.index[there], key)
    if variant.both_ways:
        plan.arrows = _read_fields(plan, table["arrows"], "arrows")
        rows = enumerate(_list_of(plan, table, "marked"))
        plan.marked = [_read_fields(plan, row, f"marked[{i}]") for i, row in rows]
    return plan


def _read_ways(plan: Plan, value: Any) -> tuple[set[str], list[tuple[str, str, str]]]:
    """The names in the ways of a board, and every step between two of them with the key it stands at."""
    names: set[str] = set()
    steps = []
    for i, way in enumerate(expect_list(value, f"{plan.where}.ways")):
        key = f"ways[{i}]"
        expect(isinstance(way, str) and way.strip() != "", f"{plan.where}.{key}", "nueby-way", way)
        row = [name for token in way.split() for name in _expanded(plan, token, key)]
        names.update(row)
        steps += [(here, there, key) for here, there in pairwise(row)]
    return names, steps


def _expanded(plan: Plan, token: str, key: str) -> Iterator[str]:
    """The names that a token stands for: one, or all from `r0..r47`."""
    first, _, last = token.partition("..")
    ends = [_field(plan, name, key) for name in (first, last or first)]
    expect(ends[0][:2] == ends[1][:2] and ends[0] <= ends[1], f"{plan.where}.{key}", "nueby-range", token)
    for number in range(ends[0].number, ends[1].number + 1):
        yield ends[0]._replace(number=number).name


def _field(plan: Plan, name: str, key: str) -> Field:
    """The field that a name writes; for the rings, its sector is not known yet."""
    found, letters = NAME.fullmatch(name), "rz" + EXTRAS.get(plan.variant.name, "")
    good = found is not None and found[1] in letters and (found[3] is None) == (found[1] in NUMBERED)
    expect(good, f"{plan.where}.{key}", "nueby-field-name", name, letters=", ".join(letters))
    assert found is not None
    if found[3] is None:
        return Field(found[1], 0, int(found[2]))
    expect(int(found[2]) < plan.colours, f"{plan.where}.{key}", "nueby-colour", name, last=plan.colours - 1)
    return Field(found[1], int(found[2]), int(found[3]))


def _read_entries(plan: Plan, names: set[str], table: dict[str, Any], letter: str) -> list[int]:
    """The numbers of the entries on a ring without gaps, clockwise from that of colour 0. [NU-C1]"""
    size = _size(names, letter)
    for number in range(size):
        if f"{letter}{number}" not in names:
            raise plan.problem("ways", "NU-C3", "nueby-gap", name=f"{letter}{number}")
    if not size:
        if letter == "r" or EXTRAS.get(plan.variant.name) == letter:
            raise plan.problem("ways", "NU-C3", "nueby-no-ring", letter=letter)
        return []
    # Rings are so long that six on and six back never meet. [NU-C3]
    if size < SMALLEST_RING:
        raise plan.problem("ways", "NU-C3", "nueby-ring-short", letter=letter, least=SMALLEST_RING, came=size)
    key = "entries" if letter == "r" else "inner_entries"
    numbers = _read_beginnings(plan, names, table, key, letter)
    # Different fields, in the order of the colours. [NU-C3]
    if not _in_order(numbers, size):
        raise plan.problem(key, "NU-C3", "nueby-entries-order")
    return numbers


def _read_regions(plan: Plan, names: set[str], table: dict[str, Any], letter: str) -> list[int]:
    """Where the coloured regions of a ring begin, if not at the entries: in the order of the colours. [NU-C6]"""
    key = "regions" if letter == "r" else "inner_regions"
    if key not in table:
        return []
    numbers = _read_beginnings(plan, names, table, key, letter)
    if not _in_order(numbers, _size(names, letter)):
        raise plan.problem(key, "NU-C6", "nueby-regions-order")
    return numbers


def _read_beginnings(plan: Plan, names: set[str], table: dict[str, Any], key: str, letter: str) -> list[int]:
    """The numbers of a ring's fields, one for each colour."""
    numbers = []
    for i, name in enumerate(_list_of(plan, table, key)):
        good = isinstance(name, str) and name in names and name[0] == letter
        expect(good, f"{plan.where}.{key}[{i}]", "nueby-entry", name, last=f"{letter}{_size(names, letter) - 1}")
        numbers.append(int(name[1:]))
    return numbers


def _size(names: set[str], letter: str) -> int:
    return sum(name[0] == letter for name in names)


def _in_order(numbers: list[int], size: int) -> bool:
    """Whether fields of a ring are different and follow each other clockwise."""
    turned = [(number - numbers[0]) % size for number in numbers]
    return turned == sorted({*turned})


def _number_fields(plan: Plan, names: set[str], entries: dict[str, list[int]], regions: dict[str, list[int]]) -> None:
    """Give every field its number, the ring first; on rings its sector is the coloured region. [NU-C1, NU-C6]"""
    for letter in NUMBERED:
        size = _size(names, letter)
        plan.fields += [Field(letter, _sector_of(number, regions[letter]), number) for number in range(size)]
    rest = [_field(plan, name, "ways") for name in names if name[0] not in NUMBERED]
    plan.fields += sorted(rest, key=lambda field: (LETTERS.index(field.letter), field))
    areas = "" if plan.variant.shoves else "st" if entries["i"] else "s"
    plan.fields += [Field(letter, colour, 0) for letter in areas for colour in range(plan.colours)]
    if plan.variant.blocks:
        plan.fields += [Field("b", colour, step) for colour in range(plan.colours) for step in range(plan.track + 1)]
    if _size(names, "r") > v.RING or len(plan.fields) > v.FIELDS:
        raise plan.too_large()
    plan.index = {field.name: i for i, field in enumerate(plan.fields)}
    plan.ahead = {i: [] for i in range(len(plan.fields))}
    plan.behind = {i: [] for i in range(len(plan.fields))}
    plan.entries = [plan.index[f"r{number}"] for number in entries["r"]]
    plan.inner_entries = [plan.index[f"i{number}"] for number in entries["i"]]


def _sector_of(number: int, regions: list[int]) -> int:
    """The colour whose region a field of a ring lies in: the last that begins at it or before it."""
    before = [first for first in regions if first <= number] or regions
    return regions.index(max(before))


def _list_of(plan: Plan, table: dict[str, Any], key: str) -> list[Any]:
    """A list with one thing for each colour."""
    values = expect_list(table[key], f"{plan.where}.{key}")
    expect(len(values) == plan.colours, f"{plan.where}.{key}", "nueby-for-each", values, colours=plan.colours)
    return values


def _read_fields(plan: Plan, values: Any, key: str) -> list[int]:
    """The ring fields that a list names, ranges included."""
    fields = []
    for token in expect_list(values, f"{plan.where}.{key}"):
        for name in _expanded(plan, token if isinstance(token, str) else "", key):
            expect(name in plan.index and name[0] == "r", f"{plan.where}.{key}", "nueby-ring-field", token)
            fields.append(plan.index[name])
    return fields


def _join(plan: Plan, here: int, there: int, key: str) -> None:
    """Let *here* lead to *there*, if such fields can be joined."""
    one, other = plan.fields[here], plan.fields[there]
    if one.letter == other.letter:
        size = sum(field.letter == one.letter for field in plan.fields)
        after = (one.number + 1) % size if one.letter in NUMBERED else one.number + 1
        good = other.number == after and (one.letter in NUMBERED or one.sector == other.sector)
    elif one.letter + other.letter in BRANCHES:
        # An arrow ends on any inner field [NU-C3], and paths of a colour are numbered on. [NU-C7]
        good = other.letter in "ing" or other.number == LOWEST[other.letter]
    else:
        good = one.letter + other.letter in RETURNS
    if not good or (other.letter == "z" and one.letter != "z" and one.letter != _goal_ring(plan)):
        raise plan.problem(key, "NU-C3", "nueby-no-step", here=one.name, there=other.name)
    if there not in plan.ahead[here]:
        plan.ahead[here].append(there)
        plan.behind[there].append(here)


def _goal_ring(plan: Plan) -> str:
    """The ring that goal lanes leave: the inner one, where there is one. [NZ-C1]"""
    return "i" if plan.inner_entries else "r"
