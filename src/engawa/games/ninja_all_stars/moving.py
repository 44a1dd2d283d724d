"""Moving: steps and what they cost, dodging, turning, being pushed and placed."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import activation, agenda, bases, events, ground, state, vocabulary as v
from engawa.games.ninja_all_stars.actions import RUN
from engawa.games.ninja_all_stars.challenges import stop_moving
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.harm import FRESH, lose_stealth
from engawa.games.ninja_all_stars.state import Board, State

STEP_RULE = cite("M2")
WHO_RUNS = cite("M4")
NOT_ON_TOP = cite("M11")
STAYS_NEAR = cite("O3")
PUSHED_HOW = cite("M13")
PLACED_HOW = cite("M14")
BLOWN_HOW = cite("K19")
LAST_THREE, ANY_OF_THREE = (1 << 3 * v.SIDE) - 1, 1 | 1 << v.SIDE | 1 << 2 * v.SIDE
FARTHEST = 2  # from the anchor of a base to that of one beside it
LEASH = 4  # how far from what it guards a sentry goes


@kernel
def points_of(b: Board, s: State) -> int:
    """The points of the active model's movement: half of MV when slow, then what waits. [NS-M1, NS-U6, NS-X8]"""
    points = b.mv[s.model]
    return (points + 1) // 2 + s.rush if s.slow == 1 else points + s.rush


@kernel
def price_of(b: Board, s: State, there: int) -> int:
    """What the step costs the active model; with Vault the next one up costs 1. [NS-P9]"""
    return bases.cost_of(b, s.space[s.model], there, state.width_of(s, s.model), s.vault == 1)


@kernel
def refusal_of_step(b: Board, s: State, there: int) -> int:
    """The clause that forbids the active model to step to *there*."""
    model, here = s.model, s.space[s.model]
    if s.pounced == 1:
        return activation.ONLY_THE_POUNCE
    # A movement is under way, or one can begin. [NS-A7]
    if s.moving == 0 and not activation.can_begin_move(s):
        return activation.NOTHING_LEFT
    # To an adjacent space that is free, for its cost. [NS-M2]
    room = bases.room_on(b, s, model, there)
    if ground.distance(here, there) != 1 or room == bases.BLOCKED:
        return STEP_RULE
    points = (s.mp if s.moving != 0 else points_of(b, s)) - price_of(b, s, there)
    occupied = room == bases.OCCUPIED
    if points < 0 or (occupied and state.tokens_of(s, model, v.MOON_POWER) == 0):
        return STEP_RULE
    # With Moon Power over others, but not to end there. [NS-M11]
    if occupied and not gets_off(b, s, there, points):
        return NOT_ON_TOP
    # A sentry stays within 4 of what it guards, or comes nearer. [NS-O3]
    if not state.is_ninja(model):
        guarded = s.guard[model - v.NINJA]
        away = ground.distance(there, guarded)
        if away > LEASH and away >= ground.distance(here, guarded):
            return STAYS_NEAR
    return LEGAL


@kernel
def gets_off(b: Board, s: State, here: int, points: int) -> bool:
    """Whether the active model can go on from *here*, over others, to where no other is. [NS-M11]

    Where it can get to for one, two and three points less lies in `reach`, which no movement needs, and is forgotten.
    """
    s.reach[here // v.SIDE] = 1 << (here % v.SIDE)
    found = False
    for far in range(1, points + 1):
        found = found or goes_on(b, s, here, far)
    forget_reach(s)
    return found


@kernel
def goes_on(b: Board, s: State, start: int, far: int) -> bool:
    """Note where *far* points from the start lead to, in front of what was noted; whether no other model is there."""
    found, above = False, 0
    for row in range(max(0, start // v.SIDE - far), min(v.SIDE, start // v.SIDE + far + 1)):
        same, reached = s.reach[row], 0
        below = s.reach[row + 1] if row + 1 < v.SIDE else 0
        for column in range(max(0, start % v.SIDE - far), min(v.SIDE, start % v.SIDE + far + 1)):
            room = bases.room_on(b, s, s.model, row * v.SIDE + column)
            if room != bases.BLOCKED and is_paid_for(b, s, row * v.SIDE + column, above, same, below):
                reached |= 1 << column
                found = found or room == bases.FREE
        s.reach[row] = (same << v.SIDE) & LAST_THREE | reached
        above = same
    return found


@kernel
def is_paid_for(b: Board, s: State, space: int, above: int, same: int, below: int) -> bool:
    """Whether a step from the three rows around leads to *space* for exactly what its start is behind."""
    for way in range(v.DIRECTIONS):
        near = b.neighbour[space][way]
        if near >= 0:
            row = near // v.SIDE - space // v.SIDE
            noted = (above if row < 0 else same if row == 0 else below) >> (near % v.SIDE)
            if noted & ANY_OF_THREE != 0:
                cost = bases.cost_of(b, near, space, state.width_of(s, s.model), False)
                if (noted >> ((cost - 1) * v.SIDE)) & 1 == 1:
                    return True
    return False


@kernel
def step(b: Board, s: State, there: int) -> None:
    """Begin a movement if none is under way; make the step, or try to dodge. [NS-M1, NS-M6]"""
    if s.moving == 0:
        begin_movement(s, v.ON_FOOT, points_of(b, s))
        activation.pay_for_move(s)
    if not must_dodge(s, s.model):
        make_step(b, s, there)
        s.phase = v.AGENDA
        return
    s.tester, s.element, s.why, s.target = s.model, state.element_of(b, s, s.model), v.TO_DODGE, there
    s.phase, s.seat = v.DODGE, s.actor


@kernel
def begin_movement(s: State, kind: int, points: int) -> None:
    s.moving, s.mp, s.walked, s.fell, s.rush = kind, points, 0, 0, 0


@kernel
def must_dodge(s: State, model: int) -> bool:
    """Whether the zone of an enemy not in Stealth is left; Moon Power ignores all. [NS-M6, NS-M11]"""
    if state.tokens_of(s, model, v.MOON_POWER) > 0:
        return False
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(model, other) and not state.has(s, other, v.STEALTH):
            if bases.gap(s, model, other) == 1:
                return True
    return False


@kernel
def make_step(b: Board, s: State, there: int) -> None:
    """The step is made and paid for. [NS-M5, NS-M7]"""
    model, here = s.model, s.space[s.model]
    s.mp -= price_of(b, s, there)
    wide = state.width_of(s, model)
    if bases.climbs(b, here, there, wide):
        s.vault = 0
    s.fell = int(bases.is_high(b, here, wide) and not bases.is_high(b, there, wide))
    s.walked += 1
    s.steps += 1
    state.put(s, model, there)
    note(events.STEPPED, model, here, there)
    # Foliage ends Stealth at once. [NS-M12]
    if bases.is_on(b, s, model, v.FOLIAGE):
        lose_stealth(s, model)


@kernel
def stumble(s: State) -> None:
    """The dodge failed: a Stun token and the end [NS-M9]; in Stealth, only that is lost. [NS-M10, NS-F5]"""
    stop_moving(s)
    if state.has(s, s.model, v.STEALTH):
        lose_stealth(s, s.model)
        s.seen = 1
        return
    agenda.add_last(s, v.STUN_MODEL, s.model, v.NOBODY, 0, FRESH)
    agenda.finish_later(s)


@kernel
def refusal_of_facing(s: State) -> int:
    """A movement does not end on another model. [NS-M11]"""
    for i in range(state.parts(state.width_of(s, s.model))):
        if state.standing_on(s, state.part_of(s.space[s.model], i)) != s.model + 1:
            return NOT_ON_TOP
    return LEGAL


@kernel
def turn_to(b: Board, s: State, way: int) -> None:
    """End the movement and set the facing; or turn for nothing. [NS-M3, NS-F4, NS-A8]"""
    model = s.model
    s.face[model], s.start = way, 0
    note(events.TURNED, model, way, 0)
    if s.moving == 0:
        s.move = 0
    else:
        if s.moving == v.POUNCING:
            s.pounced = 1
        stop_moving(s)
        arrive(b, s, model)
    s.phase = v.AGENDA


@kernel
def arrive(b: Board, s: State, model: int) -> None:
    """Who ends a movement in foliage or in the light of a lantern loses Stealth. [NS-M12, NS-G8]"""
    if bases.is_on(b, s, model, v.FOLIAGE) or ground.stands_in_light(s, model):
        lose_stealth(s, model)


@kernel
def refusal_of_run(s: State) -> int:
    """Run is an action, refused to sentries and carriers. [NS-M4, NS-O7]"""
    if not state.is_ninja(s.model) or state.has(s, s.model, v.MEDAL):
        return WHO_RUNS
    return activation.refusal_of_action(s, RUN)


@kernel
def run(b: Board, s: State) -> None:
    """One more movement; Stealth ends. [NS-M4, NS-H5]"""
    activation.pay_for_action(s, RUN)
    lose_stealth(s, s.model)
    begin_movement(s, v.AT_A_RUN, points_of(b, s))
    s.phase = v.AGENDA
    note(events.RAN, s.model, 0, 0)


@kernel
def begin_push(b: Board, s: State) -> None:
    """Ask where the model of the first thing to do is pushed; it may be gone by now. [NS-M13, NS-X6]"""
    if not state.is_on_board(s, s.todo[0][agenda.WHO]):
        agenda.drop_first(s)
        return
    s.phase, s.seat = v.PUSH, s.todo[0][agenda.WHOM]
    find_reach(b, s)


@kernel
def find_reach(b: Board, s: State) -> None:
    """Note which spaces the pushed model can get to. [NS-M13, NS-K19]"""
    model = s.todo[0][agenda.WHO]
    here = s.space[model]
    forget_reach(s)
    # Gust of Heaven: any free space within its reach. [NS-K19]
    if s.todo[0][agenda.KIND] == v.GUST:
        for space in range(v.SIDE * v.SIDE):
            near = 0 < ground.distance(here, space) <= b.reach[v.GUST_OF_HEAVEN]
            if near and bases.room_on(b, s, model, space) == bases.FREE:
                s.reach[space // v.SIDE] |= 1 << (space % v.SIDE)
        return
    s.reach[here // v.SIDE] = 1 << (here % v.SIDE)
    for far in range(1, s.todo[0][agenda.NUMBER] + 1):
        spread(b, s, model, far)
    s.reach[here // v.SIDE] &= ~(1 << (here % v.SIDE))


@kernel
def spread(b: Board, s: State, model: int, far: int) -> None:
    """Add the free spaces next to those reached, up to *far* from the model; from below none that is elevated."""
    start, above = s.space[model], 0
    for row in range(max(0, start // v.SIDE - far), min(v.SIDE, start // v.SIDE + far + 1)):
        same = s.reach[row]
        below = s.reach[row + 1] if row + 1 < v.SIDE else 0
        for column in range(max(0, start % v.SIDE - far), min(v.SIDE, start % v.SIDE + far + 1)):
            space = row * v.SIDE + column
            if (s.reach[row] >> column) & 1 == 0 and bases.room_on(b, s, model, space) == bases.FREE:
                if is_next_to(b, space, state.width_of(s, model), above, same, below):
                    s.reach[row] |= 1 << column
        above = same


@kernel
def is_next_to(b: Board, space: int, wide: int, above: int, same: int, below: int) -> bool:
    """Whether one step leads to *space* from the reached ones of the three rows around it."""
    for way in range(v.DIRECTIONS):
        near = b.neighbour[space][way]
        if near >= 0:
            row = near // v.SIDE - space // v.SIDE
            reached = above if row < 0 else same if row == 0 else below
            if (reached >> (near % v.SIDE)) & 1 == 1 and not bases.climbs(b, near, space, wide):
                return True
    return False


@kernel
def forget_reach(s: State) -> None:
    for row in range(v.SIDE):
        s.reach[row] = 0


@kernel
def refusal_of_push(s: State, model: int, there: int) -> int:
    """The model in question, to a space that it can be pushed to, or blown to. [NS-M13, NS-K19]"""
    if model == s.todo[0][agenda.WHO] and (s.reach[there // v.SIDE] >> (there % v.SIDE)) & 1 == 1:
        return LEGAL
    return BLOWN_HOW if s.todo[0][agenda.KIND] == v.GUST else PUSHED_HOW


@kernel
def push(b: Board, s: State, there: int) -> None:
    """Push it there, medal and all [NS-M15]; then its facing is set. [NS-Q5]"""
    model = s.todo[0][agenda.WHO]
    note(events.PUSHED, model, s.space[model], there)
    put_down(b, s, model, there)


@kernel
def stay(s: State) -> None:
    forget_reach(s)
    agenda.drop_first(s)
    s.phase = v.AGENDA


@kernel
def put_down(b: Board, s: State, model: int, there: int) -> None:
    state.put(s, model, there)
    forget_reach(s)
    arrive(b, s, model)
    agenda.set_item(s, 0, v.FACE_MODEL, model, s.seat, 0, 0, 0)
    s.phase = v.AGENDA


@kernel
def begin_placing(b: Board, s: State) -> None:
    """Ask where the model is placed; if nothing is free it stays as it is. [NS-M14]"""
    model = s.todo[0][agenda.WHO]
    if state.is_on_board(s, model):
        around = s.space[s.todo[0][agenda.NUMBER]]
        for row in range(max(0, around // v.SIDE - FARTHEST), min(v.SIDE, around // v.SIDE + FARTHEST + 1)):
            for column in range(max(0, around % v.SIDE - FARTHEST), min(v.SIDE, around % v.SIDE + FARTHEST + 1)):
                if refusal_of_placing(b, s, model, row * v.SIDE + column) == LEGAL:
                    s.phase, s.seat = v.PLACE, s.todo[0][agenda.WHOM]
                    return
    agenda.drop_first(s)


@kernel
def refusal_of_placing(b: Board, s: State, model: int, there: int) -> int:
    """On a free space of the zone in question; its own counts as free. [NS-M14]"""
    middle, all_around = s.todo[0][agenda.NUMBER], s.todo[0][agenda.REACHED] == agenda.ALL
    if (
        model != s.todo[0][agenda.WHO]
        or ground.distance(s.space[middle], there) > FARTHEST
        or bases.room_on(b, s, model, there) != bases.FREE
    ):
        return PLACED_HOW
    for i in range(state.parts(state.width_of(s, model))):
        space = state.part_of(there, i)
        if bases.distance_to(s, middle, space) == 1 if all_around else ground.has_in_front(s, middle, space):
            return LEGAL
    return PLACED_HOW


@kernel
def place(b: Board, s: State, there: int) -> None:
    model = s.todo[0][agenda.WHO]
    note(events.PLACED, model, s.space[model], there)
    put_down(b, s, model, there)


@kernel
def begin_facing(s: State) -> None:
    if state.is_on_board(s, s.todo[0][agenda.WHO]):
        s.phase, s.seat = v.FACE, s.todo[0][agenda.WHOM]
    else:
        agenda.drop_first(s)


@kernel
def face(s: State, way: int) -> None:
    """Whoever moved a model sets its facing. [NS-F4]"""
    s.face[s.todo[0][agenda.WHO]] = way
    note(events.TURNED, s.todo[0][agenda.WHO], way, 0)
    agenda.drop_first(s)
    s.phase = v.AGENDA
