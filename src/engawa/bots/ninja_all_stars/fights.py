"""Plans to attack and to shoot."""

from __future__ import annotations

from engawa.bots.ninja_all_stars import mind, weighing
from engawa.bots.ninja_all_stars.mind import Habits, Mind
from engawa.bots.ninja_all_stars.odds import worth_of_attack
from engawa.bots.ninja_all_stars.paths import can_act_after
from engawa.bots.ninja_all_stars.worth import bearing, best_face, cost_of_stun, price_of
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import actions, combat, ground, state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

OF_A_CARD = 0.1  # what a card is worth in the hand
OF_A_BLOW = 0.15  # what Tiger Strike and Yama Fist cost the defence
FOUND = 0.25  # an enemy that is no longer hidden
NEAREST = 4.0  # what an attack is worth to who does not count dice, less a little for every space


@kernel
def list_attacks(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add for every enemy the best way to attack it, and the one with the best odds."""
    for i in range(m.foes):
        foe = m.foe[i]
        if not state.has(s, foe, v.STEALTH) and state.tokens_of(s, foe, v.MOON_POWER) == 0:
            list_attacks_on(b, s, m, h, points, foe)


@kernel
def list_attacks_on(b: Board, s: State, m: Mind, h: Habits, points: int, foe: int) -> None:
    model, here, there = s.model, s.space[s.model], s.space[foe]
    moves = can_act_after(s) or s.moving == v.POUNCING
    turns = s.moving != 0 or s.move == 1
    helpers = combat.assists(s, model, foe)
    best, top, sharpest, odds = v.NOWHERE, -mind.FAR * 1.0, v.NOWHERE, -mind.FAR * 1.0
    for way in range(-1, v.DIRECTIONS):
        space = here if way == -1 else b.neighbour[there][way]
        if space >= 0 and reaches(b, s, space, there) and m.cost[space] <= points and (space == here or moves):
            if space != here or turns or ground.has_in_front(s, model, there) or ground.distance(here, there) > 1:
                deed = worth_of_fight(b, s, h, foe, space, helpers)
                worth = weighing.worth_of_doing(b, s, m, h, space, there, actions.ATTACK, deed)
                if worth > top:
                    best, top = space, worth
                if deed > odds:
                    sharpest, odds = space, deed
    if best != v.NOWHERE:
        add_attack(b, s, m, foe, best, top)
        if sharpest != best:
            add_attack(
                b, s, m, foe, sharpest, weighing.worth_of_doing(b, s, m, h, sharpest, there, actions.ATTACK, odds)
            )


@kernel
def add_attack(b: Board, s: State, m: Mind, foe: int, space: int, worth: float) -> None:
    face = face_for(b, s, m, space, s.space[foe])
    mind.add(m, mind.plan_of(s.model, space, face, actions.ATTACK, 0, foe), worth)


@kernel
def face_for(b: Board, s: State, m: Mind, space: int, there: int) -> int:
    """How to face on a *space* with a target there; who can no longer turn stays as it is."""
    stuck = space == s.space[s.model] and s.moving == 0 and s.move == 0
    return s.face[s.model] if stuck else best_face(s, m, space, there)


@kernel
def reaches(b: Board, s: State, space: int, there: int) -> bool:
    """Whether the active model can hit from one *space* to the other."""
    far = ground.distance(space, there)
    if far == 1:
        return True
    spear = state.can(b, s.model, v.FISHERMANS_SPEAR) and far == b.reach[v.FISHERMANS_SPEAR]
    return spear and weighing.would_see(b, s, space, bearing(space, there), there)


@kernel
def worth_of_fight(b: Board, s: State, h: Habits, foe: int, space: int, helpers: int) -> float:
    """What to expect of an attack from *space*, with what can be thrown in."""
    model, here, there = s.model, s.space[s.model], s.space[foe]
    if h.odds == 0:
        return NEAREST - 0.1 * ground.distance(here, there)
    dice = b.at[model] + helpers + combat.bonuses(s, model)
    if ground.distance(space, there) == 1 and ground.has_at_its_back(s, foe, space):
        dice += b.gain[v.BACKSTAB] if state.can(b, model, v.BACKSTAB) else 1
    s.space[model] = space
    against = (
        0 if state.has(s, foe, v.BARE) else b.df[foe] + combat.assists(s, foe, model) - combat.penalties(b, s, foe)
    )
    s.space[model] = here
    injured, lost = price_of(b, s, foe, model), price_of(b, s, model, foe)
    stunned = cost_of_stun(s, foe, injured)
    plain = worth_of_attack(dice, against, injured, stunned, lost)
    if model >= v.NINJA:
        return plain
    more, cost = extra_dice(b, s, h, helpers)
    return max(plain, worth_of_attack(dice + more, against, injured, stunned, lost) - cost) if more > 0 else plain


@kernel
def extra_dice(b: Board, s: State, h: Habits, helpers: int) -> tuple[int, float]:
    """The dice that one boost can add to an attack, and what they cost."""
    model = s.model
    if state.can(b, model, v.TIGER_STRIKE) and (s.used >> v.TIGER_STRIKE) & 1 == 0:
        return b.gain[v.TIGER_STRIKE], OF_A_BLOW
    if state.can(b, model, v.YAMA_FIST) and (s.used >> v.YAMA_FIST) & 1 == 0:
        return b.gain[v.YAMA_FIST], OF_A_BLOW
    seat = state.owner_of(model)
    if h.cards == 0:
        return 0, 0.0
    if s.hand[seat][v.FIRE_AURA] > 0 and helpers == 0:
        return b.card_gain[v.FIRE_AURA], OF_A_CARD
    if s.hand[seat][v.BANZAI] > 0:
        return b.card_gain[v.BANZAI], OF_A_CARD
    if s.hand[seat][v.PRESSURE_POINT] > 0:
        return b.card_gain[v.PRESSURE_POINT], OF_A_CARD
    return 0, 0.0


@kernel
def list_shots(b: Board, s: State, m: Mind, h: Habits, points: int) -> None:
    """Add for every enemy the best place to shoot at it from, or to look for it."""
    model = s.model
    for i in range(m.foes):
        foe = m.foe[i]
        if state.has(s, foe, v.STEALTH):
            if h.finesse == 1:
                add_aim(
                    b,
                    s,
                    m,
                    h,
                    place_to_aim(b, s, m, points, foe, b.search),
                    foe,
                    actions.SEARCH_FOR,
                    weighing.PASSED * FOUND,
                )
        elif model < v.NINJA and state.tokens_of(s, foe, v.MOON_POWER) == 0:
            dice = b.at[model] + b.bow[model] if b.range[model] > 0 else max(1, b.at[model] // 2)
            against = 0 if state.has(s, foe, v.BARE) else b.df[foe] - combat.penalties(b, s, foe)
            injured = price_of(b, s, foe, model)
            stunned = cost_of_stun(s, foe, injured)
            worth = worth_of_attack(dice + combat.bonuses(s, model), against, injured, stunned, 0.0)
            if h.odds == 0:
                worth = NEAREST - 1.0
            add_aim(
                b, s, m, h, place_to_aim(b, s, m, points, foe, combat.range_of(b, model)), foe, actions.SHOOT, worth
            )


@kernel
def place_to_aim(b: Board, s: State, m: Mind, points: int, foe: int, reach: int) -> int:
    """The best place from which a *foe* is within *reach* and in sight, or NOWHERE."""
    model, here, there = s.model, s.space[s.model], s.space[foe]
    moves, turns = can_act_after(s), s.moving != 0 or s.move == 1
    best, top = v.NOWHERE, -mind.FAR * 1.0
    for i in range(m.reached):
        space = m.found[i]
        if m.cost[space] <= points and (space == here or moves):
            promise = m.hope[space] - m.peril[space]
            if promise > top and ground.distance(space, there) <= reach:
                face = bearing(space, there) if space != here or turns else s.face[model]
                if weighing.would_see(b, s, space, face, there):
                    best, top = space, promise
    return best


@kernel
def add_aim(b: Board, s: State, m: Mind, h: Habits, place: int, foe: int, deed: int, worth: float) -> None:
    """Add to do something of that *worth* to a *foe* from a *place*, if there is one."""
    if place != v.NOWHERE:
        there = s.space[foe]
        face = face_for(b, s, m, place, there)
        mind.add(
            m,
            mind.plan_of(s.model, place, face, deed, 0, foe),
            weighing.worth_of_doing(b, s, m, h, place, there, deed, worth),
        )
