"""Moving: steps and what they cost, dodging, turning, being pushed and placed."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import activation, agenda, bases, events, ground, state, testing, vocabulary as v
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
FARTHEST = 2  # from the anchor of a base to that of one beside it


@kernel
def points_of(b: Board, s: State) -> int:
    """The points of the active model's movement: half of MV when slow, then what waits. [NS-M1, NS-U6, NS-X8]"""
    points = b.mv[s.model]
    return (points + 1) // 2 + s.rush if s.slow == 1 else points + s.rush


@kernel
def price_of(b: Board, s: State, there: int) -> int:
    """What the step costs the active model; in a pounce 1 [NS-K14], with Vault the next one up too. [NS-P9]"""
    if s.moving == v.POUNCING:
        return bases.EASY
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
    # A sentry stays near what it guards, or comes nearer. [NS-O3]
    if not state.is_ninja(model):
        guarded = s.guard[model - v.NINJA]
        away = ground.distance(there, guarded)
        if away > b.leash and away >= ground.distance(here, guarded):
            return STAYS_NEAR
    return LEGAL


@kernel
def gets_off(b: Board, s: State, here: int, points: int) -> bool:
    """Whether the active model can go on from *here*, over others, to where no other is. [NS-M11]

    What is left of its points where it can get to lies in `reach`, which no movement needs, and is forgotten.
    """
    spread(b, s, s.model, here, points, False)
    found = False
    for space in range(v.SPACES):
        found = found or (left_at(s, space) > 0 and bases.room_on(b, s, s.model, space) == bases.FREE)
    forget_reach(s)
    return found


@kernel
def spread(b: Board, s: State, model: int, start: int, points: int, pushed: bool) -> None:
    """Note where *model* can get from *start*, dearest first: points left, and one.

    One that is *pushed* goes over free spaces for 1 each and never up [NS-M13]; else over others too, for their cost.
    """
    x, y = start % v.SIDE, start // v.SIDE
    note_left(s, start, points + 1)
    for left in range(points, 0, -1):
        far = points - left
        for row in range(max(0, y - far), min(v.SIDE, y + far + 1)):
            for column in range(max(0, x - far), min(v.SIDE, x + far + 1)):
                if left_at(s, row * v.SIDE + column) == left + 1:
                    spread_from(b, s, model, row * v.SIDE + column, left, pushed)


@kernel
def spread_from(b: Board, s: State, model: int, here: int, points: int, pushed: bool) -> None:
    """Note what is left after a step from *here*."""
    wide = state.width_of(s, model)
    for way in range(v.DIRECTIONS):
        there = b.neighbour[here][way]
        if there >= 0:
            room = bases.room_on(b, s, model, there)
            cost = bases.EASY
            if not pushed and s.moving != v.POUNCING:
                cost = bases.cost_of(b, here, there, wide, False)
            open_to = room == bases.FREE and not bases.climbs(b, here, there, wide) if pushed else room != bases.BLOCKED
            if open_to and cost <= points and left_at(s, there) <= points - cost:
                note_left(s, there, points - cost + 1)


@kernel(inline=True)
def left_at(s: State, space: int) -> int:
    """What was noted about a *space*; 0 if it is not reached."""
    return (s.reach[space // v.SHARE] >> (space % v.SHARE * v.SHARED)) & v.PART


@kernel
def note_left(s: State, space: int, what: int) -> None:
    shift = space % v.SHARE * v.SHARED
    s.reach[space // v.SHARE] ^= (left_at(s, space) ^ what) << shift


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
    testing.begin(b, s, s.model, v.TO_DODGE, there)
    s.phase, s.seat = v.DODGE, s.actor


@kernel
def begin_movement(s: State, kind: int, points: int) -> None:
    """A movement is under way; points that wait go to it, but not to a pounce. [NS-P10]"""
    s.moving, s.mp, s.walked, s.fell = kind, points, 0, 0
    if kind != v.POUNCING:
        s.rush = 0


@kernel
def must_dodge(s: State, model: int) -> bool:
    """Whether the zone of an enemy is left, hidden and Stunned ones too; Moon Power ignores all. [NS-M6, NS-M11]"""
    if state.tokens_of(s, model, v.MOON_POWER) > 0:
        return False
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(model, other) and bases.gap(s, model, other) == 1:
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
def stumble(b: Board, s: State) -> None:
    """The dodge failed: a Stun token, the facing if a step was made, and the end. [NS-M9, NS-F5]"""
    walked = s.walked
    stop_moving(s)
    # The movement is over. [NS-M12]
    if walked > 0:
        arrive(b, s, s.model)
    agenda.add_last(s, v.STUN_MODEL, s.model, v.NOBODY, 0, FRESH)
    if walked > 0:
        agenda.add_last(s, v.FACE_MODEL, s.model, s.actor, 0, 0)
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
    if bases.is_on(b, s, model, v.FOLIAGE) or ground.stands_in_light(b, s, model):
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
        for space in range(v.SPACES):
            near = 0 < ground.distance(here, space) <= b.reach[v.GUST_OF_HEAVEN]
            if near and bases.room_on(b, s, model, space) == bases.FREE:
                note_left(s, space, 1)
        return
    spread(b, s, model, here, s.todo[0][agenda.NUMBER], True)
    note_left(s, here, 0)


@kernel
def forget_reach(s: State) -> None:
    for word in range(v.REACH):
        s.reach[word] = 0


@kernel
def refusal_of_push(s: State, model: int, there: int) -> int:
    """The model in question, to a space that it can be pushed to, or blown to. [NS-M13, NS-K19]"""
    if model == s.todo[0][agenda.WHO] and left_at(s, there) > 0:
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
