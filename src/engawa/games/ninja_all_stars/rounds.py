"""The round: janken for the initiative, omens, messengers, turns, and the upkeep."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import events, state, vocabulary as v
from engawa.games.ninja_all_stars.activation import can_activate
from engawa.games.ninja_all_stars.bases import FREE, room_on
from engawa.games.ninja_all_stars.challenges import clear_activation, end_game, is_last_round, score_hill
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.harm import lose_stealth
from engawa.games.ninja_all_stars.state import Board, State

TIES = 5  # in a row, then chance decides [NS-J3]
OPPOSITE_FACING = (4, 6, 0, 2)  # of ninja that come from an edge

WHO_DEPLOYS = cite("S12")
WHICH_MESSENGER = cite("V14")
FROM_THE_HOUSE = cite("Y3")
ONE_CHOICE = cite("Y5")
STILL_DELAYED = cite("U9")


# Janken


@kernel
def begin_janken(b: Board, s: State, purpose: int, seats: int) -> None:
    """The *seats* of a set play for something, or chance decides at once. [NS-J1, NS-J4]"""
    state.nobody_asked(s)
    s.playing, s.purpose, s.ties = seats, purpose, 0
    if b.dice_janken == 1:
        s.phase = v.INIT
    else:
        show_hands(b, s)


@kernel
def show_hands(b: Board, s: State) -> None:
    """All who take part choose in seat order. [NS-J2]"""
    s.phase = v.JANKEN
    state.nobody_asked(s)
    count = -1
    for seat in range(b.players):
        s.shown[seat] = 0
        if (s.playing >> seat) & 1 == 1:
            if count == -1:
                s.seat = seat
            else:
                s.queue[count] = seat
            count += 1


@kernel
def judge_janken(b: Board, s: State) -> None:
    """Two shapes: the better one stays in; one or three: a tie. [NS-J2]"""
    shapes, stay = 0, 0
    for seat in range(b.players):
        if s.shown[seat] > 0:
            shapes |= 1 << (s.shown[seat] - 1)
            note(events.SHOWED, seat, s.shown[seat] - 1, 0)
    # Paper beats rock, scissors paper, rock scissors.
    best = 0
    if shapes == 3:
        best = 2
    elif shapes == 6:
        best = 3
    elif shapes == 5:
        best = 1
    for seat in range(b.players):
        if best > 0 and s.shown[seat] == best:
            stay |= 1 << seat
        s.shown[seat] = 0
    if best == 0:
        s.ties += 1
        note(events.JANKEN_TIED, s.ties, 0, 0)
        # After five ties in a row chance decides. [NS-J3]
        if s.ties == TIES:
            state.nobody_asked(s)
            s.phase = v.INIT
            return
    else:
        s.playing, s.ties = stay, 0
    if stay != 0 and stay & (stay - 1) == 0:
        winner = 0
        while (stay >> winner) & 1 == 0:
            winner += 1
        win_janken(b, s, winner)
    else:
        show_hands(b, s)


@kernel
def win_janken(b: Board, s: State, winner: int) -> None:
    """What was played for: the initiative at set-up, an edge, the initiative of a round. [NS-J1]"""
    purpose = s.purpose
    s.playing, s.purpose, s.ties = 0, 0, 0
    state.nobody_asked(s)
    note(events.JANKEN_WON, winner, purpose, 0)
    if purpose == v.FOR_EDGE:
        s.phase, s.seat = v.EDGE, winner
        return
    s.initiative = winner
    if purpose == v.FOR_START:
        s.phase = v.MOON
    else:
        begin_round(b, s)


# The start of a round


@kernel
def begin_round(b: Board, s: State) -> None:
    """One Delay token off everybody, then the omens, from the initiative. [NS-A1, NS-U9, NS-P5]"""
    note(events.ROUND_BEGAN, s.round, s.moon, s.initiative)
    for model in range(v.NINJA):
        state.take_token(s, model, v.DELAYED)
    state.forget_played(s)
    s.phase = v.OMEN
    state.ask_from(b, s, s.initiative)


@kernel
def after_omens(b: Board, s: State) -> None:
    """Reroll tokens [NS-P4], then messengers, then the first turn. [NS-A1]"""
    state.forget_played(s)
    for seat in range(b.players):
        s.rerolls[seat] = int(is_under_its_moon(b, s, seat))
    if b.challenge == v.MESSENGER:
        s.phase = v.COURIER
        state.ask_from(b, s, s.initiative)
    else:
        seek_turn(b, s, s.initiative, False)


@kernel
def is_under_its_moon(b: Board, s: State, seat: int) -> bool:
    """Whether a ninja of *seat* on the board has the element of the moon phase. [NS-P4]"""
    for model in range(seat * v.OWN, seat * v.OWN + v.OWN):
        if state.is_on_board(s, model) and (b.affinity[model] >> s.moon) & 1 == 1:
            return True
    return False


@kernel
def on_board(s: State, seat: int) -> int:
    """How many ninja of *seat* are on the board."""
    count = 0
    for model in range(seat * v.OWN, seat * v.OWN + v.OWN):
        count += int(state.is_on_board(s, model))
    return count


@kernel
def needs_messenger(b: Board, s: State) -> bool:
    """Whether the seat has no messenger on the board, and somebody to name. [NS-V14]"""
    able = False
    for model in range(s.seat * v.OWN, s.seat * v.OWN + v.OWN):
        if state.is_on_board(s, model) and state.has(s, model, v.MEDAL):
            return False
        able = able or refusal_of_messenger(b, s, model) == LEGAL
    return able


@kernel
def refusal_of_messenger(b: Board, s: State, model: int) -> int:
    """An own ninja on the board of a class of messengers. [NS-V14]"""
    light = (b.couriers >> model) & 1 == 1
    return LEGAL if light and state.owner_of(model) == s.seat and state.is_on_board(s, model) else WHICH_MESSENGER


@kernel
def name_messenger(s: State, model: int) -> None:
    """It carries a medal, and so leaves Stealth. [NS-O7]"""
    s.marks[model] |= v.MEDAL
    lose_stealth(s, model)
    note(events.NAMED_MESSENGER, model, 0, 0)


# Turns


@kernel
def seek_turn(b: Board, s: State, first: int, sentries: bool) -> None:
    """The turn of the next seat that can activate, from *first*; ninja before sentries. [NS-A2, NS-A3]"""
    state.nobody_asked(s)
    s.phase = v.TURN
    if not sentries:
        for i in range(b.players):
            seat = (first + i) % b.players
            if can_activate(s, seat):
                s.seat = seat
                return
    for model in range(v.NINJA, v.MODELS):
        if state.is_on_board(s, model) and not state.has(s, model, v.DONE):
            s.seat = first if sentries else s.initiative
            return
    # All have been activated: the hill is counted, and who is tied on it tests. [NS-V11]
    if b.challenge == v.HILL:
        score_hill(b, s)
    s.phase = v.AGENDA


@kernel
def after_turns(b: Board, s: State) -> None:
    """The game is over, or the upkeep comes. [NS-V2]"""
    if is_last_round(b, s):
        end_game(s)
    else:
        begin_upkeep(b, s)


@kernel
def after_activation(b: Board, s: State) -> None:
    """One activation a turn: the next seat. [NS-A13]"""
    first, sentry = (s.actor + 1) % b.players, s.model >= v.NINJA
    clear_activation(s)
    seek_turn(b, s, first, sentry)


# Upkeep


@kernel
def begin_upkeep(b: Board, s: State) -> None:
    """What lasts a round ends; then each seat from the initiative. [NS-Y1, NS-Y2]"""
    for model in range(v.MODELS):
        s.marks[model] &= ~v.THIS_ROUND
        if model >= v.NINJA:
            s.marks[model] &= ~v.DONE
    for seat in range(v.SEATS):
        s.rerolls[seat] = 0
    s.phase, s.seat = v.HEAL, s.initiative


@kernel
def next_upkeep(b: Board, s: State) -> None:
    """The next seat; after all of them the moon and the round go on. [NS-Y2, NS-Y7]"""
    following = (s.seat + 1) % b.players
    if following != s.initiative:
        s.phase, s.seat = v.HEAL, following
        return
    s.moon = (s.moon + 1) % v.ELEMENTS
    s.round += 1
    note(events.MOON_MOVED, s.moon, 0, 0)
    begin_janken(b, s, v.FOR_ROUND, (1 << b.players) - 1)


@kernel
def refusal_of_healing(s: State, model: int) -> int:
    """An own ninja in the Healing House that is not Delayed. [NS-Y3, NS-U9]"""
    if state.owner_of(model) != s.seat or s.space[model] != v.HEALING_HOUSE:
        return ONE_CHOICE if s.phase == v.CHOICE else FROM_THE_HOUSE
    return STILL_DELAYED if state.tokens_of(s, model, v.DELAYED) > 0 else LEGAL


@kernel
def can_heal(s: State) -> bool:
    for model in range(s.seat * v.OWN, s.seat * v.OWN + v.OWN):
        if refusal_of_healing(s, model) == LEGAL:
            return True
    return False


@kernel
def heal(s: State, model: int) -> None:
    s.space[model] = v.TRAINING_GROUND
    note(events.HEALED, model, 0, 0)


@kernel
def begin_choice(s: State) -> None:
    """Activation tokens off, then one of three. [NS-Y4, NS-Y5]"""
    for model in range(s.seat * v.OWN, s.seat * v.OWN + v.OWN):
        s.marks[model] &= ~v.DONE
    s.phase = v.CHOICE


@kernel
def can_draw(b: Board, s: State) -> bool:
    return state.bag_size(b, s) + state.discards(s) > 0


@kernel
def refusal_of_rest(s: State, model: int) -> int:
    """An own ninja on the board with a Stun token. [NS-Y5]"""
    good = state.owner_of(model) == s.seat and state.is_on_board(s, model) and state.tokens_of(s, model, v.STUNNED) > 0
    return LEGAL if good else ONE_CHOICE


@kernel
def has_choice(b: Board, s: State) -> bool:
    if can_draw(b, s) or can_heal(s):
        return True
    for model in range(s.seat * v.OWN, s.seat * v.OWN + v.OWN):
        if refusal_of_rest(s, model) == LEGAL:
            return True
    return False


@kernel
def rest(s: State, model: int) -> None:
    state.drop_tokens(s, model, v.STUNNED)
    note(events.RESTED, model, 0, 0)


@kernel
def can_deploy(b: Board, s: State, seat: int) -> bool:
    """Whether *seat* has room on the board, somebody in training, and a free space in its zone. [NS-Y6, NS-V1]"""
    if on_board(s, seat) >= b.allowed:
        return False
    for model in range(seat * v.OWN, seat * v.OWN + v.OWN):
        if may_be_next(b, s, model):
            for space in range(v.SPACES):
                if b.zone[space] == s.edge[seat] and has_room_in_zone(b, s, model, space):
                    return True
            # Where there is no room for one space there is none for any base.
            if state.width_of(s, model) == 0:
                return False
    return False


@kernel
def may_be_next(b: Board, s: State, model: int) -> bool:
    """Whether *model* is in training, and no leader who must be deployed first is there too. [NS-S12]"""
    leader = leader_of(b, s, state.owner_of(model))
    waits = leader != v.NOBODY and leader != model and s.space[leader] == v.TRAINING_GROUND
    return s.space[model] == v.TRAINING_GROUND and not waits


@kernel
def leader_of(b: Board, s: State, seat: int) -> int:
    """Who must be the first to be deployed: the champion, or the leader of the team; or NOBODY. [NS-S12]"""
    if b.challenge == v.CHAMPION:
        return s.champion[seat]
    return captain_of(b, seat) if b.challenge == v.ASSASSINATE else v.NOBODY


@kernel
def captain_of(b: Board, seat: int) -> int:
    """The leader of a team, of whom there is one. [NS-Z9]"""
    model = seat * v.OWN
    while not state.is_leader(b, model):
        model += 1
    return model


@kernel
def has_room_in_zone(b: Board, s: State, model: int, space: int) -> bool:
    """Whether a base is free and lies in one deployment zone. [NS-S12, NS-B2]"""
    if room_on(b, s, model, space) != FREE:
        return False
    for i in range(state.parts(state.width_of(s, model))):
        if b.zone[state.part_of(space, i)] != b.zone[space]:
            return False
    return True


@kernel
def refusal_of_deploying(b: Board, s: State, model: int, space: int) -> int:
    """An own ninja in training, on a free space of the own zone; some must be the first. [NS-S12]"""
    if state.owner_of(model) != s.seat or s.space[model] != v.TRAINING_GROUND or b.zone[space] != s.edge[s.seat]:
        return WHO_DEPLOYS
    return LEGAL if has_room_in_zone(b, s, model, space) and may_be_next(b, s, model) else WHO_DEPLOYS


@kernel
def deploy(b: Board, s: State, model: int, space: int) -> None:
    """It faces the opposite edge [NS-F5]; infiltrators come in Stealth. [NS-V13]"""
    state.put(s, model, space)
    s.face[model] = OPPOSITE_FACING[s.edge[state.owner_of(model)]]
    if b.challenge == v.INFILTRATION:
        s.marks[model] |= v.STEALTH
    note(events.DEPLOYED, model, space, 0)
