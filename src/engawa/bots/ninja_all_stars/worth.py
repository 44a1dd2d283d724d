"""What things are worth, in points: a ninja, a space to stand on, a way to face."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import Habits, Mind
from engawa.bots.ninja_all_stars.odds import worth_of_attack
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import estimate, state, vocabulary as v
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import Board, State

TEMPO, LATE_TEMPO = 0.3, 0.05  # that a ninja is away for a while, and in the last round
OF_A_SENTRY = 0.12
STUNNING, DIZZINESS = 0.25, 0.08  # a Stun token: so much of an Injury, and so much besides
NEXT_ROUND = 0.35  # an answer that comes only then
APPROACH = 0.05  # a space nearer to the fight
SURELY, PERHAPS, AS_WELL = 1.0, 0.75, 0.35  # attacks of who is near, of who has to come, of all but the worst
ARROWS = 0.5  # shots, which may find no line
COMPANY = 0.04  # a friend next to it, for two at most
STEP_TO_GOAL = 0.12
BACK = (0.0, 0.1, 0.3, 1.0, 1.0, 1.0, 0.3, 0.1)  # of a die more from behind, by how far one turns away


@kernel
def price_of(b: Board, s: State, victim: int, credited: int) -> float:
    """What it is worth to the seat of *credited* to Injure *victim*."""
    if victim >= v.NINJA:
        return OF_A_SENTRY
    late = s.round >= b.rounds or s.last == 1
    price = LATE_TEMPO if late else TEMPO
    if not state.is_ninja(credited):
        return price
    challenge, carries = b.challenge, state.has(s, victim, v.MEDAL)
    if challenge == v.BRAWL:
        price += 1.0
    elif challenge == v.HILL and s.space[victim] >= 0 and b.hill[s.space[victim]] == 1:
        price += 0.7
    elif challenge == v.ASSASSINATE:
        price += 5.0 if state.is_leader(b, victim) else 1.0
    elif challenge == v.CHAMPION:
        if victim == s.champion[state.owner_of(victim)]:
            price += 3.0
        elif credited == s.champion[state.owner_of(credited)]:
            price += 2.0
    elif carries:
        price += 3.0 if challenge == v.MESSENGER else 2.0
    elif challenge == v.INFILTRATION:
        price += 0.3
    return price


@kernel
def cost_of_stun(s: State, model: int, price: float) -> float:
    """What a Stun token costs a *model* whose Injury costs that *price*: with the third it is one."""
    tokens = state.tokens_of(s, model, v.STUNNED)
    if tokens == 2:
        return price
    return STUNNING * price * (1 + tokens) + DIZZINESS


@kernel
def look_around(b: Board, s: State, m: Mind, model: int) -> None:
    """Note who threatens *model*, from how far, and what an attack would cost; and who stands by it."""
    m.foes, m.middle = 0, b.middle
    shield = 0 if state.has(s, model, v.BARE) else b.df[model]
    for foe in range(v.MODELS):
        if state.is_on_board(s, foe) and state.are_enemies(foe, model) and not is_led_by(s, model, foe):
            i = m.foes
            m.foes += 1
            m.foe[i], m.column[i], m.row[i] = foe, s.space[foe] % v.SIDE, s.space[foe] // v.SIDE
            when = 1.0 if not state.has(s, foe, v.DONE) else 0.0 if s.round >= b.rounds else NEXT_ROUND
            mv = (b.mv[foe] + 1) // 2 if state.tokens_of(s, foe, v.SLOWED) > 0 else b.mv[foe]
            m.strides[i] = 0 if state.tokens_of(s, foe, v.STUNNED) > 0 else mv
            lost, won = price_of(b, s, model, foe), price_of(b, s, foe, model)
            m.prey[i] = won
            stun = cost_of_stun(s, model, lost)
            m.harm[i] = when * max(0.0, worth_of_attack(b.at[foe], shield, lost, stun, won))
            m.flank[i] = when * max(0.0, worth_of_attack(b.at[foe] + 1, shield, lost, stun, won)) - m.harm[i]
            m.volley[i] = 0.0
            if b.range[foe] > 0:
                m.volley[i] = when * worth_of_attack(b.at[foe] + b.bow[foe], shield, lost, stun, 0.0)
    m.friends = 0
    if state.is_ninja(model):
        first = state.owner_of(model) * v.OWN
        for friend in range(first, first + v.OWN):
            if friend != model and state.is_on_board(s, friend):
                m.friend_column[m.friends], m.friend_row[m.friends] = (
                    s.space[friend] % v.SIDE,
                    s.space[friend] // v.SIDE,
                )
                m.friends += 1


@kernel
def is_led_by(s: State, model: int, foe: int) -> bool:
    """Whether *model* is a sentry, and whoever moves it leads *foe*."""
    return model >= v.NINJA and state.owner_of(foe) == s.actor


@kernel
def weigh(b: Board, s: State, m: Mind, h: Habits, model: int, space: int) -> None:
    """Note what a *space* is worth to *model*, which looked around: what is to be hoped for there, and to be feared."""
    m.hope[space] = hope_at(b, s, m, h, model, space)
    m.peril[space] = peril_at(b, m, h, space)


@kernel
def peril_at(b: Board, m: Mind, h: Habits, space: int) -> float:
    """What is to be feared on a *space*: the worst attack, and a part of all others. Never below zero."""
    x, y = space % v.SIDE, space // v.SIDE
    worst, total = 0.0, 0.0
    for i in range(m.foes):
        far = max(abs(x - m.column[i]), abs(y - m.row[i]))
        harm = 0.0
        if far <= 1 + m.strides[i]:
            harm = (SURELY if far <= 1 else PERHAPS) * m.harm[i]
        if m.volley[i] > 0.0 and far <= b.range[m.foe[i]] + m.strides[i]:
            harm = max(harm, ARROWS * m.volley[i])
        total += harm
        worst = max(worst, harm)
    return h.caution * (worst + AS_WELL * (total - worst))


@kernel
def hope_at(b: Board, s: State, m: Mind, h: Habits, model: int, space: int) -> float:
    """What is to be hoped for on a *space*."""
    x, y, fight = space % v.SIDE, space // v.SIDE, -1.0
    for i in range(m.foes):
        far = max(abs(x - m.column[i]), abs(y - m.row[i]))
        # Near the best prey; without a mind for objectives, near anybody.
        prey = min(3.0, m.prey[i]) if h.objectives > 0.0 else 1.0
        fight = max(fight, 0.25 * prey - APPROACH * far)
    if not state.is_ninja(model):
        return fight
    challenge = b.challenge
    if challenge != v.BRAWL and challenge != v.CHAMPION and challenge != v.ASSASSINATE:
        fight = 0.4 * fight + h.objectives * objective_at(b, s, model, space)
    return fight + COMPANY * min(2, company_at(m, x, y))


@kernel
def company_at(m: Mind, x: int, y: int) -> int:
    """The friends beside a space, who help."""
    friends = 0
    for i in range(m.friends):
        friends += int(abs(x - m.friend_column[i]) <= 1 and abs(y - m.friend_row[i]) <= 1)
    return friends


@kernel
def objective_at(b: Board, s: State, model: int, space: int) -> float:
    """How near a *space* is to what the challenge wants of *model*."""
    challenge, carries = b.challenge, state.has(s, model, v.MEDAL)
    if challenge == v.HILL:
        return 0.6 if b.hill[space] == 1 else -STEP_TO_GOAL * distance(space, b.middle)
    if carries and (challenge == v.SEARCH or challenge == v.MEDALS):
        edge = s.edge[state.owner_of(model)]
        return 2.0 if b.zone[space] == edge else -STEP_TO_GOAL * estimate.way_home(b, edge, space)
    if challenge == v.INFILTRATION or (carries and challenge == v.MESSENGER):
        there = s.space[model]
        s.space[model] = space
        way = estimate.way_to_goal(b, s, model)
        s.space[model] = there
        return 2.0 if way == 0 else -STEP_TO_GOAL * way
    nearest = v.SIDE
    if not carries:
        for i in range(v.CHESTS):
            if s.chest[i] >= 0:
                nearest = min(nearest, distance(space, s.chest[i]))
        for i in range(v.MEDALS_LAID):
            if s.loose[i] >= 0:
                nearest = min(nearest, distance(space, s.loose[i]))
    return -STEP_TO_GOAL * nearest if nearest < v.SIDE else 0.0


@kernel
def bearing(here: int, there: int) -> int:
    """The direction that leads best from *here* to *there*."""
    dx, dy = there % v.SIDE - here % v.SIDE, there // v.SIDE - here // v.SIDE
    # Straight if one part is more than twice the other.
    if 2 * abs(dx) < abs(dy):
        return 0 if dy < 0 else 4
    if 2 * abs(dy) < abs(dx):
        return 2 if dx > 0 else 6
    if dx > 0:
        return 1 if dy < 0 else 3
    return 7 if dy < 0 else 5


@kernel
def bare_the_back(s: State, m: Mind, space: int) -> None:
    """Note what it costs to face each way on a *space*, since foes may come from behind."""
    for face in range(v.DIRECTIONS):
        m.bare[face] = 0.0
    x, y = space % v.SIDE, space // v.SIDE
    for i in range(m.foes):
        far = max(abs(x - m.column[i]), abs(y - m.row[i]))
        if 0 < far <= 1 + m.strides[i]:
            way = bearing(space, s.space[m.foe[i]])
            for turn in range(1, v.DIRECTIONS):
                m.bare[(way - turn) % v.DIRECTIONS] += BACK[turn] * m.flank[i]


@kernel
def best_face(s: State, m: Mind, space: int, target: int) -> int:
    """How to face on *space*, with a *target* before one's eyes unless it is NOWHERE; of equals, the nearest foe."""
    bare_the_back(s, m, space)
    towards = bearing(space, target) if target >= 0 else way_of_danger(s, m, space)
    best = towards
    for turn in range(1, v.DIRECTIONS):
        face = (towards + turn) % v.DIRECTIONS
        if (target < 0 or turn <= 2 or turn >= 6) and m.bare[face] < m.bare[best] - 1e-9:
            best = face
    return best


@kernel
def way_of_danger(s: State, m: Mind, space: int) -> int:
    """Where the nearest foe is; without any, the middle of the board."""
    nearest, there = 2 * v.SIDE, m.middle
    for i in range(m.foes):
        far = distance(space, s.space[m.foe[i]])
        if 0 < far < nearest:
            nearest, there = far, s.space[m.foe[i]]
    return bearing(space, there)
