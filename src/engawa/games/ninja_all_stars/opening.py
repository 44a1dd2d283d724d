"""The set-up: moon and cards, lanterns and shrines, edges, objects, sentries, champions, deployment."""

from __future__ import annotations

from engawa.core.contract import LEGAL, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import events, rounds, state, vocabulary as v
from engawa.games.ninja_all_stars.bases import FREE, room_on
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.ground import distance, is_free
from engawa.games.ninja_all_stars.state import Board, State

NEAR = 2  # how far from what it guards a sentry is posted, if there is room
TWO_PLAYERS = 2

WHERE_TO_LAY = cite("S5")
NO_PASS_YET = cite("S6")
NONE_LEFT = cite("S4")
EDGE_IS_TAKEN = cite("S8")
WHERE_TO_POST = cite("S10")
WHOSE_CHAMPION = cite("S11")


# Moon and cards


@kernel
def rise(b: Board, s: State, element: int) -> None:
    """One die sets the phase [NS-S2]; at set-up the cards follow. [NS-S3]"""
    s.moon = element
    note(events.MOON_ROSE, element, 0, 0)
    if s.round > 0:
        s.phase = v.OMEN
        return
    for seat in range(b.players):
        s.due[seat] = b.hand + b.extra_cards[seat]
    s.phase = v.DEAL


@kernel
def seat_due(b: Board, s: State) -> int:
    """The seat that is dealt the next card, from the initiative; or NOBODY. [NS-S3]"""
    for i in range(b.players):
        seat = (s.initiative + i) % b.players
        if s.due[seat] > 0:
            return seat
    return v.NOBODY


@kernel
def prepare_deal(b: Board, s: State) -> bool:
    """Whether a card can be dealt; an empty bag is filled from the discard pile first. [NS-P3]"""
    if seat_due(b, s) == v.NOBODY:
        return False
    if state.bag_size(b, s) == 0:
        if state.discards(s) == 0:
            for seat in range(v.SEATS):
                s.due[seat] = 0
            return False
        for card in range(v.CARDS):
            s.discard[card] = 0
    return True


@kernel
def list_cards(b: Board, s: State, out: list[int], weights: list[int]) -> int:
    """Every card in the bag is as likely as the next. [NS-P3]"""
    n = 0
    for card in range(v.CARDS):
        if state.bag_of(b, s, card) > 0:
            out[n], weights[n] = card, state.bag_of(b, s, card)
            n += 1
    return n


@kernel
def deal(b: Board, s: State, card: int) -> None:
    """A card for the seat that is due one. Which, only that seat sees. [NS-I2]"""
    seat = seat_due(b, s)
    s.hand[seat][card] += 1
    s.held[seat] += 1
    s.due[seat] -= 1
    s.seat = seat
    note(events.DEALT, seat, card, 0)


# Lanterns and shrines


@kernel
def begin_furnishing(s: State) -> None:
    s.phase, s.seat, s.passes = v.FURNISH, s.initiative, 0


@kernel
def laid(s: State, what: int) -> int:
    """How many lanterns, or shrines, stand."""
    count = 0
    if what == v.LANTERN:
        for i in range(v.LANTERNS):
            count += int(s.lantern[i] != v.NOWHERE)
    else:
        for i in range(v.SHRINES):
            count += int(s.shrine[i] != v.NOWHERE)
    return count


@kernel
def refusal_of_laying(b: Board, s: State, what: int, space: int) -> int:
    """The clause that forbids to put a lantern or a shrine on *space*."""
    # At most so many of each. [NS-S4]
    if laid(s, what) == (b.lanterns if what == v.LANTERN else b.shrines):
        return NONE_LEFT
    # Away from the zones, on no wall or object or hill [NS-S5], and not on another.
    return LEGAL if b.buildable[space] == 1 and state.standing_on(s, space) == v.NOTHING else WHERE_TO_LAY


@kernel
def lay(b: Board, s: State, what: int, space: int) -> None:
    put_up(s, what, space)
    note(events.LAID_LANTERN if what == v.LANTERN else events.LAID_SHRINE, s.seat, space, 0)
    s.passes, s.seat = 0, (s.seat + 1) % b.players


@kernel
def put_up(s: State, what: int, space: int) -> None:
    number = laid(s, what)
    if what == v.LANTERN:
        s.lantern[number] = space
    else:
        s.shrine[number] = space
    state.set_standing(s, space, what)


@kernel
def refusal_of_passing(b: Board, s: State) -> int:
    """Once so many lanterns stand. [NS-S6]"""
    return LEGAL if laid(s, v.LANTERN) >= b.pass_from else NO_PASS_YET


@kernel
def pass_laying(b: Board, s: State) -> None:
    s.passes, s.seat = s.passes + 1, (s.seat + 1) % b.players


@kernel
def is_furnished(b: Board, s: State) -> bool:
    """All pass one after another, or nothing can be placed any more. [NS-S6]"""
    if s.passes == b.players or (laid(s, v.LANTERN) == b.lanterns and laid(s, v.SHRINE) == b.shrines):
        return True
    for space in range(v.SPACES):
        if b.buildable[space] == 1 and state.standing_on(s, space) == v.NOTHING:
            return False
    return True


@kernel
def end_furnishing(b: Board, s: State) -> None:
    """What the challenge lays comes next, then the sentries of Search, then the edges. [NS-S1, NS-S9]"""
    s.passes = 0
    lay_objects(b, s)
    if b.challenge == v.SEARCH:
        s.phase, s.seat = v.POST, s.initiative
    else:
        begin_picking(s)


@kernel
def begin_picking(s: State) -> None:
    s.phase, s.seat = v.PICK, s.initiative


# Edges


@kernel
def pick(s: State, seat: int) -> None:
    """The seat that is named has the initiative, and chooses an edge. [NS-S7]"""
    note(events.PICKED, s.seat, seat, 0)
    s.initiative, s.phase, s.seat = seat, v.EDGE, seat


@kernel
def refusal_of_edge(b: Board, s: State, edge: int) -> int:
    """An edge that nobody has. [NS-S8]"""
    for seat in range(b.players):
        if s.edge[seat] == edge:
            return EDGE_IS_TAKEN
    return LEGAL


@kernel
def take_edge(b: Board, s: State, edge: int) -> None:
    """Two players face each other [NS-S7]; more go on by janken, the last without. [NS-S8]"""
    s.edge[s.seat] = edge
    note(events.TOOK_EDGE, s.seat, edge, 0)
    if b.players == TWO_PLAYERS:
        s.edge[1 - s.seat] = (edge + 2) % v.EDGES
    without, last, count = 0, v.NOBODY, 0
    for seat in range(b.players):
        if s.edge[seat] == v.NOBODY:
            without, last, count = without | 1 << seat, seat, count + 1
    if count == 1:
        s.phase, s.seat = v.EDGE, last
    elif count > 1:
        rounds.begin_janken(b, s, v.FOR_EDGE, without)
    else:
        begin_naming(b, s)


@kernel
def lay_objects(b: Board, s: State) -> None:
    """The chests or medals of the challenge. [NS-S9, NS-V12, NS-V17]"""
    if b.challenge == v.SEARCH:
        for i in range(v.CHESTS):
            s.chest[i] = b.chest[i]
            if b.chest[i] != v.NOWHERE:
                state.set_standing(s, b.chest[i], v.CHEST_THERE)
        for content in range(v.CONTENTS):
            s.contents[content] = b.contents[content]
    elif b.challenge == v.MEDALS:
        for i in range(v.MEDALS_LAID):
            s.loose[i] = b.medal[i]


# Sentries


@kernel
def next_sentry(b: Board, s: State) -> int:
    """The sentry that is posted next, or NOBODY. [NS-O1]"""
    for i in range(b.sentries):
        if not state.is_on_board(s, v.NINJA + i):
            return i
    return v.NOBODY


@kernel
def guarded_by(b: Board, s: State, sentry: int) -> int:
    """The space of the object that a sentry guards. [NS-S10]"""
    if b.challenge == v.SEARCH:
        return b.chest[sentry]
    # Infiltration: with two players a sentry for each goal, with three two for goal II, with four one.
    if b.players == TWO_PLAYERS:
        return b.goal[s.edge[sentry // 3]][sentry % 3]
    return b.goal[s.edge[sentry // (b.sentries // b.players)]][1]


@kernel
def refusal_of_posting(b: Board, s: State, space: int) -> int:
    """Within two of what it guards, or as near as there is room, on a free space outside the zones. [NS-S10]"""
    if not can_stand_guard(b, s, space):
        return WHERE_TO_POST
    guarded = guarded_by(b, s, next_sentry(b, s))
    far = distance(space, guarded)
    return LEGAL if far <= NEAR or not has_room_within(b, s, guarded, far - 1) else WHERE_TO_POST


@kernel
def has_room_within(b: Board, s: State, guarded: int, far: int) -> bool:
    """Whether a sentry can be posted so near to what it guards."""
    x, y = guarded % v.SIDE, guarded // v.SIDE
    for row in range(max(0, y - far), min(v.SIDE, y + far + 1)):
        for column in range(max(0, x - far), min(v.SIDE, x + far + 1)):
            if can_stand_guard(b, s, row * v.SIDE + column):
                return True
    return False


@kernel
def can_stand_guard(b: Board, s: State, space: int) -> bool:
    return b.zone[space] == v.NOWHERE and is_free(b, s, space)


@kernel
def post(b: Board, s: State, space: int, way: int) -> None:
    stand_guard(b, s, next_sentry(b, s), space, way)
    s.seat = (s.seat + 1) % b.players


@kernel
def stand_guard(b: Board, s: State, sentry: int, space: int, way: int) -> None:
    s.guard[sentry] = guarded_by(b, s, sentry)
    state.put(s, v.NINJA + sentry, space)
    s.face[v.NINJA + sentry] = way
    note(events.POSTED, v.NINJA + sentry, space, way)


@kernel
def end_posting(b: Board, s: State) -> None:
    """Search goes on with the edges, Infiltration with round 1. [NS-S10]"""
    if b.challenge == v.SEARCH:
        begin_picking(s)
    else:
        begin_play(b, s)


@kernel
def begin_play(b: Board, s: State) -> None:
    s.round = 1
    rounds.begin_round(b, s)


# Champions and deployment


@kernel
def begin_naming(b: Board, s: State) -> None:
    """Champions, where the challenge has them, then deployment. [NS-S11]"""
    if b.challenge == v.CHAMPION:
        s.phase = v.NAME
        state.ask_from(b, s, s.initiative)
    else:
        seek_deployment(b, s, s.initiative)


@kernel
def refusal_of_champion(b: Board, s: State, model: int) -> int:
    """Any of its own models. [NS-S11]"""
    return LEGAL if state.owner_of(model) == s.seat and model % v.OWN < b.members[s.seat] else WHOSE_CHAMPION


@kernel
def name_champion(b: Board, s: State, model: int) -> None:
    s.champion[s.seat] = model
    note(events.NAMED_CHAMPION, model, 0, 0)
    if not state.ask_next(s):
        seek_deployment(b, s, s.initiative)


@kernel
def seek_deployment(b: Board, s: State, first: int) -> None:
    """The next seat that deploys, from *first*; then the sentries of Infiltration, and round 1. [NS-S12, NS-S10]"""
    state.nobody_asked(s)
    s.phase = v.DEPLOY
    for i in range(b.players):
        seat = (first + i) % b.players
        if rounds.can_deploy(b, s, seat):
            s.seat = seat
            return
    if b.challenge == v.INFILTRATION:
        s.phase, s.seat = v.POST, s.initiative
    else:
        begin_play(b, s)


@kernel
def lay_out_quickly(b: Board, s: State) -> None:
    """Everything after the cards comes from the edition. [NS-S13]"""
    for i in range(v.LANTERNS):
        if b.lantern[i] != v.NOWHERE:
            put_up(s, v.LANTERN, b.lantern[i])
    for i in range(v.SHRINES):
        if b.shrine[i] != v.NOWHERE:
            put_up(s, v.SHRINE, b.shrine[i])
    for seat in range(b.players):
        s.edge[seat] = 2 * seat if b.players == TWO_PLAYERS else seat
    lay_objects(b, s)
    for sentry in range(v.SENTRIES):
        if b.post[sentry] != v.NOWHERE:
            stand_guard(b, s, sentry, b.post[sentry], b.post_face[sentry])
    for seat in range(b.players):
        if b.challenge == v.CHAMPION:
            s.champion[seat] = rounds.captain_of(b, seat)
        for slot in range(min(v.SLOTS, b.allowed)):
            model, space = b.first[seat][slot], b.slot[s.edge[seat]][slot]
            # Whose base has no room on its slot waits in training. [NS-B2]
            if model != v.NOBODY and room_on(b, s, model, space) == FREE:
                rounds.deploy(b, s, model, space)
    begin_play(b, s)
