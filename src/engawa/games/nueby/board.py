"""Boards: a plan, the seats that play on it and its routes, as the tables that the rules read."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.contract import LEGAL
from engawa.games.nueby import vocabulary as v
from engawa.games.nueby.moving import COUNTS
from engawa.games.nueby.plan import LETTERS, Plan
from engawa.games.nueby.routes import Route, Walker
from engawa.games.nueby.state import Board

STANDS = {"s": v.WAITING, "t": v.WAITING, "z": v.HOME, "b": v.ASIDE}
WAIT = 8  # steps that `estimate` takes for the wait in a start area

Routes = dict[int, dict[int, list[Route]]]  # by field and count


def build(plan: Plan, colours: list[int], kind_hits: bool = False, places: bool = False) -> Board:
    """The board of a match in which these *colours* play, seat after seat. [NU-C2]"""
    variant = plan.variant
    b = Board(
        players=len(colours),
        sixes=int(variant.sixes),
        blocks=int(variant.blocks),
        hunts=int(variant.hunts),
        kind_hits=int(kind_hits),
        shoves=int(variant.shoves),
        places=int(places),
        fields=len(plan.fields),
        ring=sum(field.letter == "r" for field in plan.fields),
    )
    _lay_fields(b, plan)
    for seat, colour in enumerate(colours):
        b.colour[seat] = colour
        _seat(b, plan, seat, colour)
    # The open ones together: they are asked for all the time, the others only by people.
    for table, barred in ((b.open, False), (b.barred, True)):
        for seat in range(b.players):
            _lay_routes(b, plan, seat, table, barred)
    return b


def _lay_fields(b: Board, plan: Plan) -> None:
    for i, field in enumerate(plan.fields):
        b.letter[i], b.sector[i], b.number[i] = LETTERS.index(field.letter), field.sector, field.number
        b.stand[i] = STANDS.get(field.letter, v.IN_PLAY)
        b.side[i] = int(field.letter == "n")
        b.arrow[i] = int(i in plan.arrows)
        b.depth[i] = field.number if field.letter == "z" else 0
        on = plan.on(i)
        b.next[i] = v.NOWHERE if on is None else on
        if b.stand[i] == v.WAITING:
            b.entry[i] = (plan.entries if field.letter == "s" else plan.inner_entries)[field.sector]
        # Thrown pieces go to the start area of their sector [NU-5], inside to the inner one [NZ-2], or to E [NK-3].
        elif b.stand[i] == v.IN_PLAY:
            refuge = "e" if plan.variant.shoves else "t" if field.letter == "i" else "s"
            b.refuge[i] = plan.named(refuge, field.sector)


def _seat(b: Board, plan: Plan, seat: int, colour: int) -> None:
    """Where the pieces and the blockade of a seat begin. [NU-S1]"""
    variant = plan.variant
    for i in range(v.OWN):
        # All in the own start area, or at the very back of the own lane. [NK-1]
        b.first[seat][i] = plan.named("e", colour, i) if variant.shoves else plan.named("s", colour)
    # With three pieces each, the fourth stands on the innermost goal field.
    if b.players >= variant.three_from:
        b.first[seat][v.OWN - 1] = plan.named("z", colour, v.LANE)
    if variant.blocks:
        for step in range(plan.track + 1):
            b.track[seat][step] = plan.named("b", colour, step)
        b.frei[seat] = b.track[seat][plan.track]
        # On B, with two players one field further. [NU-C4, NB-C1]
        b.home[seat] = b.track[seat][1 if b.players == 2 else 0]
    _measure(b, plan, seat, colour)


def _measure(b: Board, plan: Plan, seat: int, colour: int) -> None:
    """Write how many steps are left from every field, and from the last side path, to the innermost goal field."""
    walker, goal = Walker(plan, colour), plan.named("z", colour, v.LANE)
    steps, frontier = {goal: 0}, [goal]
    while frontier:
        there = frontier.pop(0)
        for here in plan.behind[there]:
            if here not in steps and walker.clause_forward((here,), there) == LEGAL:
                steps[here] = steps[there] + 1
                frontier.append(here)
    for i in range(b.fields):
        b.left[seat][i] = steps[b.entry[i]] + WAIT if b.stand[i] == v.WAITING else steps.get(i, 0)
    b.last[seat] = min((b.left[seat][i] for i in range(b.fields) if b.side[i] == 1), default=0)


@lru_cache(maxsize=256)
def routes_of(plan: Plan, colour: int) -> Routes:
    """All routes of a colour. No two open ones of one count share both ends. [NU-C8]"""
    walker = Walker(plan, colour)
    routes: Routes = {}
    for start in range(len(plan.fields)):
        counts = routes.setdefault(start, {count: [] for count in range(1, v.FACES + 1)})
        for route in walker.routes(start):
            known = [other for other in counts[route.steps] if other.fields[-1] == route.fields[-1]]
            twice = len({*route.fields}) < len(route.fields)
            if route.clause == LEGAL and (twice or any(other.clause == LEGAL for other in known)):
                here, there = (plan.fields[route.fields[end]].name for end in (0, -1))
                raise plan.problem("ways", "NU-C8", "nueby-two-routes", here=here, there=there, count=route.steps)
            if not known or route.clause == LEGAL:
                counts[route.steps].append(route)
    return routes


def _lay_routes(b: Board, plan: Plan, seat: int, table: list[list[list[int]]], barred: bool) -> None:
    """Write the open or the barred routes of a seat behind those that are there, and where they are into a *table*."""
    most: list[list[int]] = [[] for _ in range(COUNTS)]
    for start, counts in routes_of(plan, b.colour[seat]).items():
        for count, found in counts.items():
            chosen = [route for route in found if (route.clause != LEGAL) == barred]
            most[count] = sorted([*most[count], len(chosen)])[-v.OWN :]
            # Wherever four pieces stand, there is room for all that they can do.
            many = len(chosen) > v.ROUTE_MASK or (not barred and sum(most[count]) > v.CHOICES)
            if many or b.routes + len(chosen) > v.ROUTES:
                raise plan.too_large()
            special = v.SPECIAL if len(chosen) > 2 or (chosen and b.stand[start] == v.WAITING) else 0
            table[seat][count][start] = b.routes << v.ROUTE_BITS | special | len(chosen)
            for route in chosen:
                _lay_route(b, route, seat * COUNTS + count)


def routes_in(span: int) -> range:
    """The routes that an entry of `open` or `barred` stands for."""
    return range(span >> v.ROUTE_BITS, (span >> v.ROUTE_BITS) + (span & v.ROUTE_MASK))


def _lay_route(b: Board, route: Route, whose: int) -> None:
    at = b.routes
    b.routes += 1
    kind = route.kind | (v.BARRED if route.clause != LEGAL else 0) | (v.BESIDE if route.instead != v.NOWHERE else 0)
    # A six only enters or throws an opponent [NU-20], and nothing about it is compelled. [NU-22]
    if route.steps == v.FACES and b.sixes == 1:
        kind |= v.FREE | (0 if kind & v.ENTERS else v.WITH_A_SIX)
    # Blockades may be in the way. [NB-4, NB-5]
    if b.blocks == 1:
        kind |= v.BLOCKABLE
    b.route[at] = (
        at << v.NUMBER_SHIFT | kind | whose << v.WHOSE_SHIFT | route.fields[0] << v.START_SHIFT | route.fields[-1]
    )
    b.clause[at], b.instead[at] = route.clause, route.instead
    for field in route.fields[1:-1]:
        b.over[at] = b.over[at] << 8 | field + 1
