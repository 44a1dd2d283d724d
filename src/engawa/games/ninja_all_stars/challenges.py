"""The eight challenges: what is worth points, and what ends the game."""

from __future__ import annotations

from engawa.core.contract import note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import state, vocabulary as v
from engawa.games.ninja_all_stars.agenda import add_last, clear_todo
from engawa.games.ninja_all_stars.bases import distance_to
from engawa.games.ninja_all_stars.dice import clear_dice
from engawa.games.ninja_all_stars.events import SCORED, WENT_HOME
from engawa.games.ninja_all_stars.state import Board, State

# What scores in each challenge, by its place in `points`. [NS-Z12]
OF_AN_INJURY = 0  # Brawl
ALONE, TIED, HELD = range(3)  # King of the Hill
OPENED, BROUGHT = range(2)  # Search
REACHED, UNSEEN = range(2)  # Infiltration
DELIVERED, CAUGHT = range(2)  # Intercept the Messenger
OF_A_CHAMPION, BY_A_CHAMPION = range(2)  # Champion
OF_A_LEADER, OF_OTHERS = range(2)  # Assassinate
HOME, OF_A_CARRIER = range(2)  # Medal Rush


@kernel
def book(b: Board, s: State, seat: int, points: int) -> None:
    """The *seat* gets points; as soon as they are booked they may end the game. [NS-V4]"""
    if points == 0:
        return
    s.score[seat] += points
    note(SCORED, seat, points, 0)
    # So many points of messengers win at once. [NS-V14]
    if b.winning > 0 and s.score[seat] >= b.winning:
        end_game(s)


@kernel
def score_injury(b: Board, s: State, victim: int, credited: int, carried: bool) -> None:
    """Points for whoever is credited with an Injury; sentries neither score nor are worth anything. [NS-V5]"""
    if credited == v.NOBODY or not state.is_ninja(victim) or not state.is_ninja(credited):
        return
    points, challenge = 0, b.challenge
    # Brawl: every enemy ninja. [NS-V10]
    if challenge == v.BRAWL:
        points = b.points[OF_AN_INJURY]
    # Messenger: an enemy messenger. [NS-V14]
    elif challenge == v.MESSENGER:
        points = b.points[CAUGHT] if carried else 0
    # Champion: the enemy champion, and by the own champion others. [NS-V15]
    elif challenge == v.CHAMPION:
        if victim == s.champion[state.owner_of(victim)]:
            points = b.points[OF_A_CHAMPION]
        elif credited == s.champion[state.owner_of(credited)]:
            points = b.points[BY_A_CHAMPION]
    # Assassinate: the leader, and this round is the last; others less. [NS-V16]
    elif challenge == v.ASSASSINATE:
        leads = state.is_leader(b, victim)
        points = b.points[OF_A_LEADER if leads else OF_OTHERS]
        if leads:
            s.last = 1
    # Medal Rush: an enemy carrier. [NS-V17]
    elif challenge == v.MEDALS:
        points = b.points[OF_A_CARRIER] if carried else 0
    book(b, s, state.owner_of(credited), points)


@kernel
def end_of_activation(b: Board, s: State, model: int) -> None:
    """What a challenge says about where *model* ended its activation. [NS-A12, NS-O10]"""
    if not state.is_ninja(model) or not state.is_on_board(s, model):
        return
    seat = state.owner_of(model)
    at_home = is_in_zone(b, s, model, s.edge[seat])
    # Search and Medal Rush: a carrier in its own deployment zone brings the medal home. [NS-V12, NS-V17]
    if (b.challenge == v.SEARCH or b.challenge == v.MEDALS) and at_home and state.has(s, model, v.MEDAL):
        s.marks[model] &= ~v.MEDAL
        note(WENT_HOME, model, 0, 0)
        book(b, s, seat, b.points[BROUGHT if b.challenge == v.SEARCH else HOME])
        if medals_left(s) == 0:
            end_game(s)
    # Infiltration: an enemy goal, better in Stealth; the ninja goes to the Training Ground. [NS-V13]
    elif b.challenge == v.INFILTRATION and is_on_enemy_goal(b, s, model):
        book(b, s, seat, b.points[UNSEEN if state.has(s, model, v.STEALTH) else REACHED])
        withdraw(s, model)
    # Messenger: likewise, without the medal. [NS-V14]
    elif b.challenge == v.MESSENGER and state.has(s, model, v.MEDAL) and is_on_enemy_goal(b, s, model):
        book(b, s, seat, b.points[DELIVERED])
        if s.phase != v.ENDED:
            withdraw(s, model)


@kernel
def withdraw(s: State, model: int) -> None:
    """The *model* goes to its Training Ground; nothing goes with it. [NS-V13]"""
    note(WENT_HOME, model, 1, 0)
    state.lift(s, model)
    s.space[model], s.face[model], s.tokens[model], s.marks[model] = v.TRAINING_GROUND, 0, 0, 0


@kernel
def is_in_zone(b: Board, s: State, model: int, edge: int) -> bool:
    """Whether any space of *model* is in the deployment zone of an *edge*."""
    for i in range(state.parts(state.width_of(s, model))):
        if edge != v.NOBODY and b.zone[state.part_of(s.space[model], i)] == edge:
            return True
    return False


@kernel
def is_on_enemy_goal(b: Board, s: State, model: int) -> bool:
    """Whether any space of *model* is a goal of an edge that another seat has. [NS-S9, NS-B5]"""
    for other in range(b.players):
        if other != state.owner_of(model) and s.edge[other] != v.NOBODY:
            for i in range(v.GOALS):
                goal = b.goal[s.edge[other]][i]
                if goal != v.NOWHERE and distance_to(s, model, goal) == 0:
                    return True
    return False


@kernel
def medals_left(s: State) -> int:
    """Medals in chests, loose and carried: those that have not left the game."""
    count = s.contents[v.MEDAL_INSIDE]
    for i in range(v.MEDALS_LAID):
        count += int(s.loose[i] != v.NOWHERE)
    for model in range(v.NINJA):
        count += int(state.has(s, model, v.MEDAL))
    return count


@kernel
def score_hill(b: Board, s: State) -> None:
    """King of the Hill: most ninja on it, alone or tied; who is tied tests, from the initiative. [NS-V11]"""
    most, tied = 0, 0
    for seat in range(b.players):
        count = on_hill(b, s, seat)
        if count > most:
            most, tied = count, 1
        elif count == most:
            tied += 1
    for i in range(b.players):
        seat = (s.initiative + i) % b.players
        if most > 0 and on_hill(b, s, seat) == most:
            book(b, s, seat, b.points[ALONE if tied == 1 else TIED])
            if tied > 1:
                add_last(s, v.TEAM_TEST, v.NOBODY, seat, 0, 0)


@kernel
def on_hill(b: Board, s: State, seat: int) -> int:
    """How many ninja of *seat* are on the hill, Stunned and hidden ones left out."""
    count = 0
    for model in range(seat * v.OWN, seat * v.OWN + v.OWN):
        if state.is_on_board(s, model) and is_on_hill(b, s, model):
            count += int(state.tokens_of(s, model, v.STUNNED) == 0 and not state.has(s, model, v.STEALTH))
    return count


@kernel
def is_on_hill(b: Board, s: State, model: int) -> bool:
    """Whether any space of *model* is on the hill. [NS-B5]"""
    for i in range(state.parts(state.width_of(s, model))):
        if b.hill[state.part_of(s.space[model], i)] == 1:
            return True
    return False


@kernel
def is_last_round(b: Board, s: State) -> bool:
    """Whether the game is over after the activations of this round. [NS-V2]"""
    return s.round >= b.rounds or s.last == 1


@kernel
def end_game(s: State) -> None:
    """The game is over; what was going on is forgotten. [NS-Q5]"""
    s.phase, s.seat = v.ENDED, v.NOBODY
    for i in range(v.QUEUE):
        s.queue[i] = v.NOBODY
    clear_todo(s)
    state.forget_played(s)
    clear_activation(s)
    clear_test(s)
    clear_attack(s)
    clear_dice(s)
    s.playing, s.ties, s.purpose = 0, 0, 0
    for seat in range(v.SEATS):
        s.shown[seat], s.due[seat] = 0, 0


@kernel
def clear_activation(s: State) -> None:
    s.model, s.actor, s.move, s.act, s.extra, s.either, s.slow = v.NOBODY, v.NOBODY, 0, 0, 0, 0, 0
    s.steps, s.start, s.vault, s.dice, s.river, s.rush, s.pounced = 0, 0, 0, 0, 0, 0, 0
    s.cards, s.used = 0, 0
    stop_moving(s)


@kernel
def stop_moving(s: State) -> None:
    s.moving, s.mp, s.walked, s.fell = 0, 0, 0, 0


@kernel
def clear_test(s: State) -> None:
    s.tester, s.element, s.why, s.ability, s.target = v.NOBODY, v.NOBODY, 0, 0, v.NOBODY
    s.foe, s.foe_element = v.NOBODY, v.NOBODY


@kernel
def clear_attack(s: State) -> None:
    s.attacker, s.defender, s.shot, s.at, s.df, s.assisted = v.NOBODY, v.NOBODY, 0, 0, 0, 0
    s.chooser, s.resilient, s.masters, s.judged, s.result, s.hurt = v.NOBODY, 0, 0, 0, v.NOBODY, 0
    for pool in range(2):
        for element in range(v.ELEMENTS):
            s.left[pool][element] = 0


@kernel
def drop_medal(s: State, space: int) -> None:
    """A medal lies loose on *space*; several may. [NS-O8]"""
    i = 0
    while s.loose[i] != v.NOWHERE:
        i += 1
    s.loose[i] = space
