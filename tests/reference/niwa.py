"""Niwa played slowly and literally, as a witness against the fast implementation.

Clause ids such as [NI-6] are those of docs/rules/niwa.md. Everything here is a text or a document of that page; nothing
is shared with the engine.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Any

Cell = tuple[int, int]
Layout = list[list[Any]]
Position = dict[str, Any]

COLOURS = "GYO"
MOST_BEADS = 3
MOST_TURNS = 200
MOST_SIGHTINGS = 3
FIGURES = (("K1", "K2", "K3"), ("S1", "S2", "S3"))

# E, NE, NW, W, SW, SE
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

TILES: dict[str, dict[str, Any]] = {
    "B": {"ring": "GYOGYO", "spoke": "GOYGOY", "base": True},
    "a": {"ring": "GGYOYO", "spoke": "GYOGYO"},
    "b": {"ring": "YYOGOG", "spoke": "GGYYOO"},
    "c": {"ring": "OOGYGY", "spoke": "GOGYOY"},
    "d": {"ring": "GYGOYO", "spoke": "GOYYOG"},
    "e": {"ring": "GOOYYG", "spoke": "GYGOYO"},
}

COUNT = {"B": 2, "a": 2, "b": 2, "c": 2, "d": 2, "e": 2}

GARDENS: dict[str, list[list[Any]]] = {
    "compact": [
        [2, -2, "B", 2], [2, -1, "b", 1], [1, -1, "d", 4], [2, 0, "e", 3], [0, -1, "a", 0], [1, 0, "c", 4],
        [0, 0, "c", 1], [1, 1, "a", 3], [-1, 0, "e", 0], [0, 1, "d", 1], [-1, 1, "b", 4], [-1, 2, "B", 5],
    ],
    "zigzag": [
        [3, -2, "B", 1], [3, -1, "a", 0], [2, -1, "b", 0], [2, 0, "e", 3], [0, -1, "c", 5], [1, 0, "d", 0],
        [0, 0, "d", 3], [1, 1, "c", 2], [-1, 0, "e", 0], [-1, 1, "b", 3], [-2, 1, "a", 3], [-2, 2, "B", 4],
    ],
    "pond": [
        [3, 0, "B", 0], [2, -1, "b", 3], [1, -1, "c", 4], [2, 0, "d", 0], [0, -1, "e", 5], [2, 1, "a", 5],
        [-1, -1, "a", 2], [1, 1, "e", 2], [-1, 0, "d", 3], [0, 1, "c", 1], [-1, 1, "b", 0], [-2, 0, "B", 3],
    ],
    "long": [
        [0, 0, "B", 3], [0, 1, "b", 5], [1, 0, "a", 0], [1, 1, "c", 1], [2, 0, "d", 4], [2, 1, "e", 5],
        [3, 0, "e", 2], [3, 1, "d", 1], [4, 0, "c", 4], [4, 1, "a", 3], [5, 0, "b", 2], [5, 1, "B", 0],
    ],
}  # fmt: skip


@dataclass(frozen=True)
class Garden:
    """The fields by name, the lines between them and the base of each seat."""

    cells: dict[str, Cell]
    names: dict[Cell, str]
    lines: dict[frozenset[str], str]
    bases: tuple[str, str]


def start(garden: str | Layout, first: int = 0) -> Position:
    """The position before anybody has placed a figure; seat *first* will begin."""
    if isinstance(garden, str):
        if garden not in GARDENS:
            raise ValueError(f"expected one of the gardens {', '.join(GARDENS)}, got {garden!r}")
    elif problems := problems_of_layout(garden):
        raise ValueError(" ".join(problems))
    # Judged when a match is set up, for gardens with a name too. [NI-C7]
    if not bases_are_opposite(GARDENS[garden] if isinstance(garden, str) else garden):
        raise ValueError("The bases do not lie opposite each other.")
    # The other seat places first. [NI-S3]
    return {
        "game": "niwa",
        "garden": garden if isinstance(garden, str) else [list(piece) for piece in garden],
        "phase": "place",
        "turn": 1 - first,
        "mover": None,
        "figures": {},
        "turns": 0,
    }


def legal(position: Position) -> list[str]:
    """The texts of all legal micro-moves, sorted; none when the game is over."""
    if position["phase"] == "over":
        return []
    if position["phase"] == "place":
        return sorted(placings(position))
    mover = position["mover"]
    if mover is None:
        # A turn is either moving one figure or one bead transfer. There is no passing. [NI-1]
        moves = transfers(position)
        for figure in FIGURES[position["turn"]]:
            moves += crossings(position, figure) + jumps(position, figure)
        return sorted(moves)
    # The same figure may go on with the bead now on top. [NI-4]
    moves = crossings(position, mover) + jumps(position, mover)
    # Stopping after any crossing is allowed, [NI-4] but nobody ends the turn on the own base. [NI-7]
    if moves and field_of(position, mover) != own_base(position):
        moves.append("stop")
    return sorted(moves)


def play(position: Position, move: str) -> Position:
    """The position after a legal *move*; the given one stays as it is."""
    if move not in legal(position):
        raise ValueError(f"illegal move {move!r} in {position!r}")
    return position_after(position, move)


def perft(position: Position, depth: int) -> int:
    """How many sequences of *depth* micro-moves there are; a game that ends earlier adds nothing."""
    if depth == 0:
        return 1
    moves = legal(position)
    if depth == 1:
        return len(moves)
    return sum(perft(position_after(position, move), depth - 1) for move in moves)


def placings(position: Position) -> list[str]:
    """All ways for the seat to set up, such as ``G:c6 Y:c5 O:b7``."""
    # The three figures have three different colours [NI-S1] and stand on three of the six fields around the own base,
    # freely. [NI-S2]
    around = neighbours_of(garden_of(position["garden"]), own_base(position))
    return [
        " ".join(f"{colour}:{field}" for colour, field in zip(COLOURS, fields, strict=True))
        for fields in permutations(around, len(COLOURS))
    ]


def transfers(position: Position) -> list[str]:
    """All bead transfers, such as ``K1>K3``."""
    # The top bead of one own figure goes on top of another own figure below three. [NI-5]
    return [
        f"{giver}>{receiver}"
        for giver in FIGURES[position["turn"]]
        if beads_of(position, giver)
        for receiver in receivers(position, giver)
    ]


def crossings(position: Position, figure: str) -> list[str]:
    """All single crossings of *figure*, such as ``K2 c5-d5 >K1``."""
    beads = beads_of(position, figure)
    # A figure goes on as long as it has beads. [NI-4]
    if not beads:
        return []
    garden = garden_of(position["garden"])
    here = field_of(position, figure)
    others = fields_of_others(position, figure)
    base = own_base(position)
    moves = []
    # It goes over a line of the colour of its top bead. [NI-2] No figure passes or stops on an occupied field. [NI-6]
    for there in free_fields_over(garden, beads[-1], here, others):
        # Entering the own base is legal only if the figure can leave it again at once. [NI-7]
        if there == base and not can_leave_base(garden, base, beads[:-1], others):
            continue
        # A receiver is named in every crossing, also in the one that wins. [NI-3]
        moves += [f"{figure} {here}-{there} >{receiver}" for receiver in receivers(position, figure)]
    return moves


def can_leave_base(garden: Garden, base: str, beads: str, others: set[str]) -> bool:
    """Whether a figure standing on its *base* with *beads* left can go on from there."""
    # Over a line of the colour of its next bead to a free field (the one it came from is free), or, if it has no bead
    # left, by a jump. [NI-7]
    if beads:
        return bool(free_fields_over(garden, beads[-1], base, others))
    return bool(landings(garden, base, base, others))


def jumps(position: Position, figure: str) -> list[str]:
    """All jumps of *figure*, such as ``K1 d6^e7``; a landing reached over two figures is one move."""
    # A figure with beads never jumps. [NI-14]
    if beads_of(position, figure):
        return []
    garden = garden_of(position["garden"])
    here = field_of(position, figure)
    others = fields_of_others(position, figure)
    return [f"{figure} {here}^{there}" for there in landings(garden, here, own_base(position), others)]


def landings(garden: Garden, here: str, base: str, others: set[str]) -> set[str]:
    """The fields that an empty figure on *here* whose own base is *base* can jump to."""
    found: set[str] = set()
    for jumped in neighbours_of(garden, here):
        # It jumps a figure on a neighbouring field, own or hostile, with or without beads. [NI-10]
        if jumped not in others:
            continue
        # To one of the three fields behind: the neighbours of the jumped field at distance 2 from the jumper. [NI-10]
        behind = fields_behind(garden, here, jumped)
        free = {field for field in behind if field not in others and field != base}
        if not free:
            # If none of the three is free (each occupied, not there, or the jumper's own base), to one of the two
            # fields beyond. [NI-11] No jump onto the own base. [NI-15]
            beyond = fields_beyond(garden, here, jumped)
            free = {field for field in beyond if field not in others and field != base}
        found |= free
    return found


def fields_behind(garden: Garden, here: str, jumped: str) -> set[str]:
    """The fields behind *jumped* as seen from *here*, free or not. [NI-10]"""
    start_cell = garden.cells[here]
    return {field for field in neighbours_of(garden, jumped) if distance(start_cell, garden.cells[field]) == 2}


def fields_beyond(garden: Garden, here: str, jumped: str) -> set[str]:
    """The fields beyond *jumped* as seen from *here*, free or not. [NI-11]"""
    start_cell = garden.cells[here]
    three = {cell for cell in touching(garden.cells[jumped]) if distance(start_cell, cell) == 2}
    # Those at distance 3 from the jumper that touch two of the three, as cells of the grid, there or not. [NI-11]
    two = {
        cell
        for near in three
        for cell in touching(near)
        if distance(start_cell, cell) == 3 and len(three & set(touching(cell))) == 2
    }
    # A field beyond counts only if a line joins it to a field behind. [NI-11]
    behind = fields_behind(garden, here, jumped)
    return {
        garden.names[cell]
        for cell in two
        if cell in garden.names and any(are_neighbours(garden, garden.names[cell], field) for field in behind)
    }


def position_after(position: Position, move: str) -> Position:
    """The position after *move*, which is taken to be legal."""
    if position["phase"] == "place":
        return after_placing(position, move)
    if move == "stop":
        return after_turn(position, position["figures"])
    if "^" in move:
        figure, way = move.split()
        # A jump ends the turn. [NI-13] A jump onto the enemy base wins. [NI-15]
        figures = position["figures"] | {figure: [way.split("^")[1], ""]}
        return after_turn(position, figures)
    if "-" in move:
        figure, way, receiver = move.replace(">", "").split()
        # The bead just used goes at once on top of one of the player's other figures. [NI-3]
        figures = with_bead_moved(position["figures"], figure, receiver)
        figures[figure] = [way.split("-")[1], figures[figure][1]]
        return after_crossing(position, figures, figure)
    giver, receiver = move.split(">")
    return after_turn(position, with_bead_moved(position["figures"], giver, receiver))


def after_placing(position: Position, move: str) -> Position:
    """The position after one seat has placed its three figures."""
    seat = position["turn"]
    placed = {}
    # Each figure gets two beads of one colour. [NI-S1] K1 and S1 are the green ones, 2 yellow, 3 orange.
    for figure, word in zip(FIGURES[seat], move.split(), strict=True):
        colour, field = word.split(":")
        placed[figure] = [field, 2 * colour]
    figures = placed | copied(position["figures"])
    # Then the seat that begins places, and makes the first move. [NI-S3]
    if not position["figures"]:
        return position | {"turn": 1 - seat, "figures": figures}
    # Counted at the beginning of every turn, the first one included. [NI-22]
    begun = position | {"phase": "move", "figures": figures}
    return begun | {"seen": {repetition_key(begun): 1}}


def after_crossing(position: Position, figures: dict[str, list[str]], figure: str) -> Position:
    """The position after *figure* has crossed a line, the turn going on or not."""
    under_way = position | {"mover": figure, "figures": copied(figures), "seen": seen_of(position)}
    # Reaching the enemy base wins at once, beads left or not. [NI-20]
    # When no further crossing or jump of it is legal the turn ends by itself. [NI-4]
    if has_reached_enemy_base(under_way) or not (crossings(under_way, figure) or jumps(under_way, figure)):
        return after_turn(position, figures)
    return under_way


def after_turn(position: Position, figures: dict[str, list[str]]) -> Position:
    """The position after the seat has finished its turn with *figures* standing so."""
    seen = seen_of(position)
    ended = position | {"mover": None, "figures": copied(figures), "turns": position["turns"] + 1}
    # A win comes first. [NI-21]
    if has_reached_enemy_base(ended):
        return ended | {"phase": "over", "turn": None, "seen": seen, "winner": position["turn"], "end": "base"}
    begun = ended | {"turn": 1 - position["turn"]}
    key = repetition_key(begun)
    seen[key] = seen.get(key, 0) + 1
    # The same position with the same seat to begin a turn for the third time, or 200 turns: draw. Both at once counts
    # as repetition. [NI-21]
    if seen[key] >= MOST_SIGHTINGS:
        return begun | {"phase": "over", "turn": None, "seen": seen, "winner": None, "end": "repetition"}
    if begun["turns"] >= MOST_TURNS:
        return begun | {"phase": "over", "turn": None, "seen": seen, "winner": None, "end": "turns"}
    return begun | {"seen": seen}


def seen_of(position: Position) -> dict[str, int]:
    """How often a turn has begun with each position, as far as the document knows."""
    if "seen" in position:
        return dict(position["seen"])
    # Missing: history unknown, the present position (if nobody is under way) counts once.
    return {repetition_key(position): 1} if position["mover"] is None else {}


def repetition_key(position: Position) -> str:
    """The text that two positions share iff they are the same, with the same seat to begin."""
    # Which of a player's figures it is does not matter. [NI-22]
    seats = [" ".join(sorted(":".join(position["figures"][figure]) for figure in seat)) for seat in FIGURES]
    return f"{position['turn']}|{seats[0]}|{seats[1]}"


def has_reached_enemy_base(position: Position) -> bool:
    """Whether a figure of the seat on turn stands on the other seat's base."""
    target = garden_of(position["garden"]).bases[1 - position["turn"]]
    return any(field_of(position, figure) == target for figure in FIGURES[position["turn"]])


def with_bead_moved(figures: dict[str, list[str]], giver: str, receiver: str) -> dict[str, list[str]]:
    """*figures* after the top bead of *giver* has gone on top of *receiver*."""
    moved = copied(figures)
    moved[receiver][1] += moved[giver][1][-1]
    moved[giver][1] = moved[giver][1][:-1]
    return moved


def receivers(position: Position, giver: str) -> list[str]:
    """The other figures of the seat that have room for a bead of *giver*."""
    # A figure carries at most three beads. [NI-C3]
    own = FIGURES[position["turn"]]
    return [figure for figure in own if figure != giver and len(beads_of(position, figure)) < MOST_BEADS]


def fields_of_others(position: Position, figure: str) -> set[str]:
    """Where all figures but *figure* stand."""
    return {field for name, (field, _) in position["figures"].items() if name != figure}


def own_base(position: Position) -> str:
    """The base of the seat on turn."""
    return garden_of(position["garden"]).bases[position["turn"]]


def field_of(position: Position, figure: str) -> str:
    """Where *figure* stands."""
    field: str = position["figures"][figure][0]
    return field


def beads_of(position: Position, figure: str) -> str:
    """The beads of *figure*, bottom to top."""
    beads: str = position["figures"][figure][1]
    return beads


def copied(figures: dict[str, list[str]]) -> dict[str, list[str]]:
    """The same figures in fresh lists."""
    return {figure: [field, beads] for figure, (field, beads) in figures.items()}


def free_fields_over(garden: Garden, colour: str, here: str, others: set[str]) -> list[str]:
    """The free neighbours of *here* that a line of *colour* leads to."""
    return [
        field
        for field in neighbours_of(garden, here)
        if garden.lines[frozenset((here, field))] == colour and field not in others
    ]


def neighbours_of(garden: Garden, field: str) -> list[str]:
    """The fields that a line joins to *field*. [NI-C5]"""
    cells = touching(garden.cells[field])
    names = [garden.names[cell] for cell in cells if cell in garden.names]
    return [name for name in names if are_neighbours(garden, field, name)]


def are_neighbours(garden: Garden, one: str, other: str) -> bool:
    """Whether a line joins the two fields. [NI-C5]"""
    return frozenset((one, other)) in garden.lines


def touching(cell: Cell) -> list[Cell]:
    """The six cells around *cell*, in the order of the directions."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def distance(one: Cell, other: Cell) -> int:
    """How many steps apart two cells of the grid are, empty places included."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def garden_of(garden: str | Layout) -> Garden:
    """The garden of that name or layout; a layout is taken to be a valid one."""
    layout = GARDENS[garden] if isinstance(garden, str) else garden
    return garden_built_of(tuple((u, v, tile, rotation) for u, v, tile, rotation in layout))


@lru_cache(maxsize=64)
def garden_built_of(pieces: tuple[tuple[int, int, str, int], ...]) -> Garden:
    """The garden that the *pieces* make when they are laid out."""
    colours: dict[frozenset[Cell], str] = {}
    bases: list[Cell] = []
    for u, v, tile, rotation in pieces:
        middle = (2 * u + v, v - u)
        corners = touching(middle)
        ring = rotated(TILES[tile]["ring"], rotation)
        spoke = rotated(TILES[tile]["spoke"], rotation)
        for i in range(6):
            colours[frozenset((middle, corners[i]))] = ring[i]
            colours[frozenset((corners[i], corners[(i + 1) % 6]))] = spoke[i]
        # A base is the middle field of its tile.
        if is_base_tile(tile):
            bases.append(middle)
    cells = {cell for line in colours for cell in line}
    # Letter = r - r_min, number = q - q_min + 1, the minima taken over all fields of the garden.
    q_min = min(q for q, _ in cells)
    r_min = min(r for _, r in cells)
    names = {(q, r): f"{'abcdefghijklmnopqrstuvwxyz'[r - r_min]}{q - q_min + 1}" for q, r in cells}
    return Garden(
        cells={name: cell for cell, name in names.items()},
        names=names,
        lines={frozenset(names[cell] for cell in line): colour for line, colour in colours.items()},
        # The first base listed is seat 0's.
        bases=(names[bases[0]], names[bases[1]]),
    )


def rotated(old: str, rotation: int) -> str:
    """The six colours of a tile after turning it."""
    return "".join(old[(i - rotation) % 6] for i in range(6))


def is_base_tile(tile: str) -> bool:
    """Whether the tile carries a base."""
    return bool(TILES[tile].get("base", False))


def problems_of_layout(layout: Any) -> list[str]:
    """What keeps the layout from being a garden, in plain sentences; nothing if it is one."""
    if not isinstance(layout, list | tuple):
        return ["A layout is a list of tiles."]
    odd = [f"{piece!r} is not a place, a tile and a rotation from 0 to 5." for piece in layout if not is_piece(piece)]
    if odd:
        return odd
    problems = []
    # The twelve tiles.
    used = Counter(tile for _, _, tile, _ in layout)
    for tile, count in COUNT.items():
        if used[tile] != count:
            problems.append(f"Tile {tile} is there {used[tile]} times, not {count} times.")
    # One to a place.
    for place, count in Counter((u, v) for u, v, _, _ in layout).items():
        if count > 1:
            problems.append(f"{count} tiles lie on place {place}.")
    # Connected edge to edge.
    tile_at = {(u, v): tile for u, v, tile, _ in layout}
    if not is_connected(tile_at):
        problems.append("The tiles are not connected edge to edge.")
    # Touching tiles must agree on the spokes they share.
    spoke_at = {(u, v): rotated(TILES[tile]["spoke"], rotation) for u, v, tile, rotation in layout}
    for place, spoke in spoke_at.items():
        for i, other in enumerate(touching(place)):
            if place < other and other in spoke_at and spoke[i] != spoke_at[other][(i + 3) % 6]:
                problems.append(f"The spokes of the tiles on {place} and {other} do not join.")
    # The two base tiles without a common edge.
    base_places = [place for place, tile in tile_at.items() if is_base_tile(tile)]
    if any(other in base_places for place in base_places for other in touching(place)):
        problems.append("The two base tiles have a common edge.")
    return problems


def bases_are_opposite(layout: Layout) -> bool:
    """Whether the bases of a garden lie opposite each other. [NI-C7]"""
    sum_u, sum_v = sum(u for u, _, _, _ in layout), sum(v for _, v, _, _ in layout)
    (u0, v0), (u1, v1) = [(u, v) for u, v, tile, _ in layout if is_base_tile(tile)]
    a, b = 12 * u0 - sum_u, 12 * v0 - sum_v
    c, d = 12 * u1 - sum_u, 12 * v1 - sum_v
    dot: int = 2 * a * c + 2 * b * d + a * d + b * c
    return dot < 0 and 2 * dot * dot >= 2 * (a * a + a * b + b * b) * 2 * (c * c + c * d + d * d)


def is_piece(piece: Any) -> bool:
    """Whether *piece* reads as place, tile and rotation."""
    if not isinstance(piece, list | tuple) or len(piece) != 4:
        return False
    u, v, tile, rotation = piece
    numbers_are_whole = all(type(number) is int for number in (u, v, rotation))
    return numbers_are_whole and isinstance(tile, str) and tile in TILES and 0 <= rotation < 6


def is_connected(places: Iterable[Cell]) -> bool:
    """Whether one can walk from every place to every other over common edges."""
    unreached = set(places)
    border = [unreached.pop()] if unreached else []
    while border:
        for place in touching(border.pop()):
            if place in unreached:
                unreached.remove(place)
                border.append(place)
    return not unreached
