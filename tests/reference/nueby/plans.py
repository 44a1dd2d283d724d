"""Boards in the form of an edition: ours by their formulas, an owner's as typed in, and which clauses one breaks.

Whatever is given is taken to be readable: fields have names, and every list has as many items as the board has colours.
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

Board = dict[str, Any]

ZWEITE_EBENE = "nueby/zweite-ebene"
EINSER_BLOCKER = "nueby/einser-blocker"
JAEGER = "nueby/jaeger"
WERFER = "nueby/werfer"
ABKUERZUNGEN = "nueby/abkuerzungen"
KURZER_EINSATZ = "nueby/kurzer-einsatz"

# Of each game: the colours, the ring fields of a sector, and from how many players on each has three figures
# (jaeger: never).
GAMES: dict[str, tuple[int, int, int]] = {
    ZWEITE_EBENE: (6, 6, 4),
    EINSER_BLOCKER: (4, 8, 4),
    JAEGER: (6, 8, 7),
    WERFER: (6, 8, 4),
    ABKUERZUNGEN: (6, 10, 4),
    KURZER_EINSATZ: (6, 8, 5),
}
TAKEN: dict[int, dict[int, list[int]]] = {
    6: {2: [0, 3], 3: [0, 2, 4], 4: [0, 1, 3, 4], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 3, 4, 5]},
    4: {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]},
}
LANE = 4
LEAST_RING = 13
LEAST_ENTRY_LANE = 4
MOST_PATHS = 4
MOST_TRACK = 8
PATHS = {JAEGER: "n", ABKUERZUNGEN: "g"}


def our_board(game: str, colours: int) -> Board:
    """The board of the table in the specification, with so many sectors."""
    length = GAMES[game][1]
    every = range(colours)
    ring, inner = colours * length, colours * 4
    outer_forks = [f"r{(length * c - (1 if game == WERFER else 2)) % ring}" for c in every]
    board: Board = {
        "seats": list(TAKEN[colours].values()),
        "entries": [f"r{length * c}" for c in every],
        "ways": [f"r0..r{ring - 1} r0"],
    }
    if game == ZWEITE_EBENE:
        board["inner_entries"] = [f"i{4 * c}" for c in every]
        board["ways"] += [f"i0..i{inner - 1} i0", *(f"{outer_forks[c]} i{4 * c}" for c in every)]
        board["ways"] += [f"i{(4 * c - 2) % inner} z{c}.1..z{c}.4" for c in every]
    else:
        board["ways"] += [f"{outer_forks[c]} z{c}.1..z{c}.4" for c in every]
    if game == JAEGER:
        board["ways"] += [f"r{8 * c + 1} n{c}.1..n{c}.4 r{8 * c + 4}" for c in every]
    if game == ABKUERZUNGEN:
        board["ways"] += [f"r{10 * c + 1} g{c}.1 g{c}.2 r{10 * c + 7}" for c in every]
    if game == KURZER_EINSATZ:
        board["ways"] += [f"e{c}.0..e{c}.4 r{8 * c}" for c in every]
    if game == WERFER:
        board["arrows"] = board["entries"]
        # Marked fields of c: the fork and the four ring fields before it.
        board["marked"] = [[f"r{(length * c - 1 - back) % ring}" for back in range(5)] for c in every]
    return board


def fields_of_row(row: str) -> list[str]:
    """The fields of a row in order; `r0..r47` stands for all between."""
    fields = []
    for word in row.split():
        first, _, last = word.partition("..")
        head = first.rstrip("0123456789")
        for number in range(int(first[len(head) :]), int((last or first)[len(head) :]) + 1):
            fields.append(f"{head}{number}")
    return fields


def colour_and_step(field: str) -> tuple[int, int]:
    """The two numbers in a name such as ``n2.3``."""
    c, k = field[1:].split(".")
    return int(c), int(k)


@dataclass(frozen=True)
class Plan:
    """A board to be asked about."""

    game: str
    board: Board

    @property
    def colours(self) -> int:
        """How many colours the board has."""
        return len(self.board["entries"])

    @cached_property
    def links(self) -> list[tuple[str, str]]:
        """Every field with one that it leads to, in the order of the ways."""
        found: list[tuple[str, str]] = []
        for row in self.board["ways"]:
            fields = fields_of_row(row)
            found += pairwise(fields)
        return found

    @cached_property
    def fields(self) -> set[str]:
        """All fields that are named in the ways."""
        return {field for row in self.board["ways"] for field in fields_of_row(row)}

    @cached_property
    def after(self) -> dict[str, list[str]]:
        """All fields to which each field leads, the next of its ring first."""
        found: dict[str, list[str]] = {field: [] for field in self.fields}
        for here, there in self.links:
            found[here].append(there)
        return {here: sorted(after, key=lambda there: there[0] != here[0]) for here, after in found.items()}

    @cached_property
    def before(self) -> dict[str, str]:
        """The field that lies behind each ring field and each field of a path."""
        # Behind a ring field lies only the ring field before it. [NU-30]
        return {there: here for here, there in self.links if there[0] == here[0] or there[0] in "ng"}

    @cached_property
    def sizes(self) -> dict[str, int]:
        """How many fields each ring has."""
        return {letter: sum(field[0] == letter for field in self.fields) for letter in "ri"}

    def on_ring(self, letter: str, number: int) -> str:
        """The field of a ring with that number; numbers wrap around."""
        return f"{letter}{number % self.sizes[letter]}"

    def way(self, start: str, end: str) -> int:
        """How many steps forward along their ring *end* lies from *start*."""
        return (int(end[1:]) - int(start[1:])) % self.sizes[start[0]]

    def entry(self, area: str) -> str:
        """The field on which a piece that waits on *area* enters."""
        entries: list[str] = self.board["inner_entries" if area[0] == "t" else "entries"]
        return entries[int(area[1:])]

    @cached_property
    def forks(self) -> list[list[str]]:
        """Of each colour the fields where its goal lane forks off."""
        return [[here for here, there in self.links if there == f"z{c}.1"] for c in range(self.colours)]

    @cached_property
    def arrows(self) -> list[list[tuple[str, str]]]:
        """Of each colour the arrows onto the inner ring: of the colour whose entry comes next on the ring."""
        found: list[list[tuple[str, str]]] = [[] for _ in range(self.colours)]
        for here, there in self.links:
            if (here[0], there[0]) == ("r", "i"):
                steps = [self.way(here, entry) or self.sizes["r"] for entry in self.board["entries"]]
                found[steps.index(min(steps))].append((here, there))
        return found

    @cached_property
    def paths(self) -> list[list[str]]:
        """Side paths and shortcuts: every row of fields from the ring on, back to the ring where it ends there."""
        letter = PATHS.get(self.game, "-")
        found = []
        for here, there in self.links:
            if here[0] != letter and there[0] == letter:
                path = [here, there]
                while path[-1][0] == letter and self.after[path[-1]] and len(path) <= len(self.fields):
                    path.append(self.after[path[-1]][0])
                found.append(path)
        return found

    def region(self, field: str) -> int:
        """The colour in whose region *field* lies: of the last region that began on its ring. [NU-C6]"""
        if field[0] not in "ri":
            return colour_and_step(field)[0]
        regions = self.inner_regions if field[0] == "i" else self.regions
        steps = [self.way(beginning, field) for beginning in regions]
        return steps.index(min(steps))

    @property
    def regions(self) -> list[str]:
        """Where the regions begin; by default at the entries."""
        beginnings: list[str] = self.board["regions" if "regions" in self.board else "entries"]
        return beginnings

    @property
    def inner_regions(self) -> list[str]:
        """The same on the inner ring."""
        key = "inner_regions" if "inner_regions" in self.board else "inner_entries"
        beginnings: list[str] = self.board.get(key, [])
        return beginnings

    @property
    def track(self) -> int:
        """How many steps a blockade track has. [NU-C4]"""
        return int(self.board.get("track", 3))

    @cached_property
    def arrow_fields(self) -> set[str]:
        """The arrow fields of werfer."""
        return {field for row in self.board["arrows"] for field in fields_of_row(row)}

    @cached_property
    def marked(self) -> list[set[str]]:
        """The marked fields of each colour, in werfer."""
        return [{field for row in rows for field in fields_of_row(row)} for rows in self.board["marked"]]

    def steps(self, c: int, field: str, is_start: bool) -> list[str]:
        """Where a piece of colour *c* may step forward from *field*, where its move starts or not."""
        found = []
        for there in self.after[field]:
            # Only colour c enters z{c} [NU-C1] and runs over its arrow. [NZ-1]
            if there[0] == "z" and colour_and_step(there)[0] != c:
                continue
            if (field[0], there[0]) == ("r", "i") and (field, there) not in self.arrows[c]:
                continue
            # Passing a grey arrow field does not open the shortcut. [NA-1]
            if (field[0], there[0]) == ("r", "g") and not is_start:
                continue
            found.append(there)
        return found

    def routes(self, c: int, start: str, count: int) -> list[list[str]]:
        """All routes of *count* of colour *c* from *start*, forward, and the one backwards."""
        forward = [[start]]
        for _ in range(count):
            forward = [[*way, on] for way in forward for on in self.steps(c, way[-1], is_start=len(way) == 1)]
        back = [start]
        while len(back) <= count and back[-1][0] in "ring":
            back.append(self.before[back[-1]])
        return [*forward, back] if len(back) == count + 1 else forward


def broken(plan: Plan) -> set[str]:
    """The clauses that a board breaks; none if it is one."""
    # Of what has no rings, lanes and paths nothing further can be asked.
    if not is_built(plan):
        return {"NU-C3"}
    if plan.game in PATHS and not has_whole_paths(plan):
        return {"NU-C7"}
    found = {"NU-C3"} if not has_one_of_each(plan) else set()
    if not 1 <= plan.track <= MOST_TRACK:
        found.add("NU-C4")
    if any(leads_straight_home(plan, c) for c in range(plan.colours)):
        found.add("NU-C5")
    if not all(in_order(plan, regions) for regions in (plan.regions, plan.inner_regions)):
        found.add("NU-C6")
    if plan.game in PATHS and not (has_sound_paths(plan) and all(may_hunt(plan, c) for c in range(plan.colours))):
        found.add("NU-C7")
    if any(has_ambiguous_routes(plan, c) for c in range(plan.colours)):
        found.add("NU-C8")
    return found


def is_built(plan: Plan) -> bool:
    """Whether the rings close, lanes have their fields, and nothing else leads anywhere. [NU-C3]"""
    rings = "ri" if plan.game == ZWEITE_EBENE else "r"
    for letter in rings:
        size = plan.sizes[letter]
        closed = {(f"{letter}{k}", f"{letter}{(k + 1) % size}") for k in range(size)}
        if size < LEAST_RING or {link for link in plan.links if link[0][0] == link[1][0] == letter} != closed:
            return False
    for c in range(plan.colours):
        # A lane of four, at one fork: in zweite-ebene on the inner ring.
        if {field for field in plan.fields if field.startswith(f"z{c}.")} != {f"z{c}.{k}" for k in range(1, LANE + 1)}:
            return False
        if len(plan.forks[c]) != 1 or plan.forks[c][0][0] != rings[-1]:
            return False
        if any(plan.after[f"z{c}.{k}"] != ([f"z{c}.{k + 1}"] if k < LANE else []) for k in range(1, LANE + 1)):
            return False
        # Entry lanes have four fields or more, the last leading onto the ring.
        if plan.game == KURZER_EINSATZ:
            length = sum(field.startswith(f"e{c}.") for field in plan.fields)
            if length < LEAST_ENTRY_LANE or any(
                plan.after.get(f"e{c}.{k}") != [f"e{c}.{k + 1}"] for k in range(length - 1)
            ):
                return False
            if [there[0] for there in plan.after[f"e{c}.{length - 1}"]] != ["r"]:
                return False
    return all(in_order(plan, plan.board.get(key, [])) for key in ("entries", "inner_entries"))


def has_one_of_each(plan: Plan) -> bool:
    """Whether every colour has one arrow, where there are arrows onto the inner ring. [NU-C3]"""
    return plan.game != ZWEITE_EBENE or all(len(arrows) == 1 for arrows in plan.arrows)


def in_order(plan: Plan, fields: list[str]) -> bool:
    """Whether these are different fields of a ring, in the order of the colours."""
    if not fields:
        return True
    steps = [plan.way(fields[0], field) for field in fields]
    return steps == sorted(set(steps))


def leads_straight_home(plan: Plan, c: int) -> bool:
    """Whether colour *c* comes to its fork before it has come to the entries of all others. [NU-C5]"""
    inner = plan.game == ZWEITE_EBENE
    entries = plan.board["inner_entries" if inner else "entries"]
    to_fork = plan.way(entries[c], plan.forks[c][0])
    if to_fork < max(plan.way(entries[c], entry) for entry in entries):
        return True
    # In zweite-ebene so on the outer ring with its arrow.
    outer = plan.board["entries"]
    to_arrows = [plan.way(outer[c], here) for here, _ in plan.arrows[c]]
    return any(to_arrow < max(plan.way(outer[c], entry) for entry in outer) for to_arrow in to_arrows)


def has_whole_paths(plan: Plan) -> bool:
    """Whether paths are rows of fields, numbered on, each from the ring to the ring. [NU-C7]"""
    letter = PATHS[plan.game]
    inside = [field for path in plan.paths for field in path[1:-1]]
    on_paths = {field for field in plan.fields if field[0] == letter}
    if len(inside) != len(set(inside)) or set(inside) != on_paths:
        return False
    if any(len(plan.after[field]) != 1 for field in on_paths):
        return False
    for c in range(plan.colours):
        steps = sorted(colour_and_step(field)[1] for field in on_paths if field.startswith(f"{letter}{c}."))
        if steps != list(range(1, len(steps) + 1)):
            return False
    for path in plan.paths:
        first = colour_and_step(path[1])
        if path[1:-1] != [f"{letter}{first[0]}.{first[1] + k}" for k in range(len(path) - 2)]:
            return False
    return all(path[0][0] == path[-1][0] == "r" for path in plan.paths)


def has_sound_paths(plan: Plan) -> bool:
    """Whether there are none to four a colour, no two on one beginning, and none past a goal. [NU-C7]"""
    of_colour = [colour_and_step(path[1])[0] for path in plan.paths]
    beginnings = [path[0] for path in plan.paths]
    if any(of_colour.count(c) > MOST_PATHS for c in of_colour) or len(set(beginnings)) < len(beginnings):
        return False
    for path in plan.paths:
        beside = [
            plan.on_ring("r", int(path[0][1:]) + k) for k in range(plan.way(path[0], path[-1]) or plan.sizes["r"])
        ]
        if any(fork in beside for forks in plan.forks for fork in forks):
            return False
    return True


def last_side_path(plan: Plan, c: int) -> list[str] | None:
    """The side path whose entrance comes last on the way of colour *c* from its entry to its fork. [NJ-3]"""
    entry, fork = plan.board["entries"][c], plan.forks[c][0]
    met = [path for path in plan.paths if plan.way(entry, path[0]) < plan.way(entry, fork)]
    return max(met, key=lambda path: plan.way(entry, path[0]), default=None)


def may_hunt(plan: Plan, c: int) -> bool:
    """Whether colour *c* meets the beginning of a side path between its entry and its fork. [NU-C7]"""
    return plan.game != JAEGER or last_side_path(plan, c) is not None


def has_ambiguous_routes(plan: Plan, c: int) -> bool:
    """Whether two routes of one count of colour *c* share both ends. [NU-C8]"""
    for field in plan.fields:
        if field[0] == "z" and colour_and_step(field)[0] != c:
            continue
        for count in range(1, 7):
            ends = [route[-1] for route in plan.routes(c, field, count)]
            if len(ends) != len(set(ends)):
                return True
    return False
