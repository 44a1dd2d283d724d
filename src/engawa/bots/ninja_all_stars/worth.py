"""What things are worth, in points: a ninja, a space to stand on, a way to face."""

from __future__ import annotations

from engawa.bots.ninja_all_stars.mind import Habits, Mind
from engawa.bots.ninja_all_stars.odds import worth_of_attack
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.estimate import way_home, way_to_goal
from engawa.games.ninja_all_stars.ground import distance
from engawa.games.ninja_all_stars.state import (
    Board,
    State,
    are_enemies,
    has,
    is_ninja,
    is_on_board,
    owner_of,
    tokens_of,
)
from engawa.games.ninja_all_stars.vocabulary import (
    ASSASSINATE,
    BARE,
    BRAWL,
    CHAMPION,
    CHESTS,
    CHUNIN,
    DIRECTIONS,
    DONE,
    HILL,
    INFILTRATION,
    MEDAL,
    MEDALS,
    MEDALS_LAID,
    MESSENGER,
    MODELS,
    NINJA,
    OWN,
    SEARCH,
    SIDE,
    SLOWED,
    STUNNED,
)

TEMPO, LATE_TEMPO = 0.3, 0.05  # that a ninja is away for a while, and in the last round
OF_A_SENTRY = 0.12
STUNNING, DIZZINESS = 0.25, 0.08  # a Stun token: so much of an Injury, and so much besides
NEXT_ROUND = 0.35  # an answer that comes only then
APPROACH = 0.05  # a space nearer to the fight
SURELY, PERHAPS, AS_WELL = 1.0, 0.75, 0.35  # attacks of who is near, of who has to come, of all but the worst
ARROWS = 0.5  # shots, which may find no line
COMPANY = 0.04  # a friend next to it, for two at most
STEP_TO_GOAL = 0.12
MIDDLE = 180  # j10
BACK = (0.0, 0.1, 0.3, 1.0, 1.0, 1.0, 0.3, 0.1)  # of a die more from behind, by how far one turns away


@kernel
def price_of(b: Board, s: State, victim: int, credited: int) -> float:
    """What it is worth to the seat of *credited* to Injure *victim*."""
    if victim >= NINJA:
        return OF_A_SENTRY
    late = s.round >= b.rounds or s.last == 1
    price = LATE_TEMPO if late else TEMPO
    if not is_ninja(credited):
        return price
    challenge, carries = b.challenge, has(s, victim, MEDAL)
    if challenge == BRAWL:
        price += 1.0
    elif challenge == HILL and s.space[victim] >= 0 and b.hill[s.space[victim]] == 1:
        price += 0.7
    elif challenge == ASSASSINATE:
        price += 5.0 if b.kind[victim] == CHUNIN else 1.0
    elif challenge == CHAMPION:
        if victim == s.champion[owner_of(victim)]:
            price += 3.0
        elif credited == s.champion[owner_of(credited)]:
            price += 2.0
    elif carries:
        price += 3.0 if challenge == MESSENGER else 2.0
    elif challenge == INFILTRATION:
        price += 0.3
    return price


@kernel
def cost_of_stun(s: State, model: int, price: float) -> float:
    """What a Stun token costs a *model* whose Injury costs that *price*: with the third it is one."""
    tokens = tokens_of(s, model, STUNNED)
    if tokens == 2:
        return price
    return STUNNING * price * (1 + tokens) + DIZZINESS


@kernel
def look_around(b: Board, s: State, m: Mind, model: int) -> None:
    """Note who threatens *model*, from how far, and what an attack would cost; and who stands by it."""
    m.foes = 0
    shield = 0 if has(s, model, BARE) else b.df[model]
    for foe in range(MODELS):
        if is_on_board(s, foe) and are_enemies(foe, model) and not is_led_by(s, model, foe):
            i = m.foes
            m.foes += 1
            m.foe[i], m.column[i], m.row[i] = foe, s.space[foe] % SIDE, s.space[foe] // SIDE
            when = 1.0 if not has(s, foe, DONE) else 0.0 if s.round >= b.rounds else NEXT_ROUND
            mv = (b.mv[foe] + 1) // 2 if tokens_of(s, foe, SLOWED) > 0 else b.mv[foe]
            m.strides[i] = 0 if tokens_of(s, foe, STUNNED) > 0 else mv
            lost, won = price_of(b, s, model, foe), price_of(b, s, foe, model)
            m.prey[i] = won
            stun = cost_of_stun(s, model, lost)
            m.harm[i] = when * max(0.0, worth_of_attack(b.at[foe], shield, lost, stun, won))
            m.flank[i] = when * max(0.0, worth_of_attack(b.at[foe] + 1, shield, lost, stun, won)) - m.harm[i]
            m.volley[i] = 0.0
            if b.range[foe] > 0:
                m.volley[i] = when * worth_of_attack(b.at[foe] + b.bow[foe], shield, lost, stun, 0.0)
    m.friends = 0
    if is_ninja(model):
        first = owner_of(model) * OWN
        for friend in range(first, first + OWN):
            if friend != model and is_on_board(s, friend):
                m.friend_column[m.friends], m.friend_row[m.friends] = s.space[friend] % SIDE, s.space[friend] // SIDE
                m.friends += 1


@kernel
def is_led_by(s: State, model: int, foe: int) -> bool:
    """Whether *model* is a sentry, and whoever moves it leads *foe*."""
    return model >= NINJA and owner_of(foe) == s.actor


@kernel
def weigh(b: Board, s: State, m: Mind, h: Habits, model: int, space: int) -> None:
    """Note what a *space* is worth to *model*, which looked around: what is to be hoped for there, and to be feared."""
    m.hope[space] = hope_at(b, s, m, h, model, space)
    m.peril[space] = peril_at(b, m, h, space)


@kernel
def peril_at(b: Board, m: Mind, h: Habits, space: int) -> float:
    """What is to be feared on a *space*: the worst attack, and a part of all others. Never below zero."""
    x, y = space % SIDE, space // SIDE
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
    x, y, fight = space % SIDE, space // SIDE, -1.0
    for i in range(m.foes):
        far = max(abs(x - m.column[i]), abs(y - m.row[i]))
        # Near the best prey; without a mind for objectives, near anybody.
        prey = min(3.0, m.prey[i]) if h.objectives > 0.0 else 1.0
        fight = max(fight, 0.25 * prey - APPROACH * far)
    if not is_ninja(model):
        return fight
    challenge = b.challenge
    if challenge != BRAWL and challenge != CHAMPION and challenge != ASSASSINATE:
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
    challenge, carries = b.challenge, has(s, model, MEDAL)
    if challenge == HILL:
        return 0.6 if b.hill[space] == 1 else -STEP_TO_GOAL * distance(space, MIDDLE)
    if carries and (challenge == SEARCH or challenge == MEDALS):
        edge = s.edge[owner_of(model)]
        return 2.0 if b.zone[space] == edge else -STEP_TO_GOAL * way_home(edge, space)
    if challenge == INFILTRATION or (carries and challenge == MESSENGER):
        there = s.space[model]
        s.space[model] = space
        way = way_to_goal(b, s, model)
        s.space[model] = there
        return 2.0 if way == 0 else -STEP_TO_GOAL * way
    nearest = SIDE
    if not carries:
        for i in range(CHESTS):
            if s.chest[i] >= 0:
                nearest = min(nearest, distance(space, s.chest[i]))
        for i in range(MEDALS_LAID):
            if s.loose[i] >= 0:
                nearest = min(nearest, distance(space, s.loose[i]))
    return -STEP_TO_GOAL * nearest if nearest < SIDE else 0.0


@kernel
def bearing(here: int, there: int) -> int:
    """The direction that leads best from *here* to *there*."""
    dx, dy = there % SIDE - here % SIDE, there // SIDE - here // SIDE
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
    for face in range(DIRECTIONS):
        m.bare[face] = 0.0
    x, y = space % SIDE, space // SIDE
    for i in range(m.foes):
        far = max(abs(x - m.column[i]), abs(y - m.row[i]))
        if 0 < far <= 1 + m.strides[i]:
            way = bearing(space, s.space[m.foe[i]])
            for turn in range(1, DIRECTIONS):
                m.bare[(way - turn) % DIRECTIONS] += BACK[turn] * m.flank[i]


@kernel
def best_face(s: State, m: Mind, space: int, target: int) -> int:
    """How to face on *space*, with a *target* before one's eyes unless it is NOWHERE; of equals, the nearest foe."""
    bare_the_back(s, m, space)
    towards = bearing(space, target) if target >= 0 else way_of_danger(s, m, space)
    best = towards
    for turn in range(1, DIRECTIONS):
        face = (towards + turn) % DIRECTIONS
        if (target < 0 or turn <= 2 or turn >= 6) and m.bare[face] < m.bare[best] - 1e-9:
            best = face
    return best


@kernel
def way_of_danger(s: State, m: Mind, space: int) -> int:
    """Where the nearest foe is; without any, the middle of the board."""
    nearest, there = 2 * SIDE, MIDDLE
    for i in range(m.foes):
        far = distance(space, s.space[m.foe[i]])
        if 0 < far < nearest:
            nearest, there = far, s.space[m.foe[i]]
    return bearing(space, there)
