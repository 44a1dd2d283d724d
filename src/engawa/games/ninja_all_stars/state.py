"""What a match is made of: the board that never changes, the state that does, and the words for reading them."""

from __future__ import annotations

from engawa.core.forge import array, kernel, record
from engawa.games.ninja_all_stars import vocabulary as v


@record
class Board:
    players: int = 2
    challenge: int = 0
    rounds: int = 6
    allowed: int = 6  # ninja of a seat on the board [NS-V1]
    points: list[int] = array(v.POINTS)  # what scores in the challenge, in the order of the edition [NS-Z12]
    winning: int = 0  # points that end the game at once, 0 if none do
    hand: int = 3  # cards at the start
    quick: int = 0
    dice_janken: int = 0
    # Models.
    mv: list[int] = array(v.MODELS)
    at: list[int] = array(v.MODELS)
    df: list[int] = array(v.MODELS)
    leaders: int = 0  # models, as a set [NS-S12, NS-V16]
    couriers: int = 0  # models that can be messengers, as a set [NS-V14]
    keywords: list[int] = array(v.MODELS)  # a set
    large: int = 0  # models with a large base, as a set [NS-B1]
    range: list[int] = array(v.MODELS)  # of a ranged attack, 0 without a bow
    bow: list[int] = array(v.MODELS)  # dice that it adds
    affinity: list[int] = array(v.MODELS)  # elements of a ninja, as a set [NS-T3]
    affinities: list[int] = array(v.SEATS)  # of all models of a team, as a set [NS-T4]
    members: list[int] = array(v.SEATS)  # how many models it has
    extra_cards: list[int] = array(v.SEATS)  # handicap
    reach: list[int] = array(v.KEYWORDS)  # the numbers of abilities
    gain: list[int] = array(v.KEYWORDS)
    # Cards.
    card_element: list[int] = array(v.CARDS)
    copies: list[int] = array(v.CARDS)
    card_gain: list[int] = array(v.CARDS)
    card_matched: list[int] = array(v.CARDS)
    deck: int = 52
    # Spaces.
    width: int = v.SIDE
    height: int = v.SIDE
    middle: int = 0  # of the hill, or of the board
    terrain: list[int] = array(v.SPACES)
    neighbour: list[list[int]] = array(v.SPACES, v.DIRECTIONS, fill=v.NOWHERE)
    lines_at: list[list[int]] = array(v.SIDE, v.SIDE, fill=v.NOWHERE)  # where the lines of an offset begin [NS-L6]
    lines: list[int] = array(v.LINES)
    zone: list[int] = array(v.SPACES, fill=v.NOWHERE)  # edge whose deployment zone it is in
    hill: list[int] = array(v.SPACES)
    buildable: list[int] = array(v.SPACES)  # for lanterns and shrines [NS-S5]
    chest: list[int] = array(v.CHESTS, fill=v.NOWHERE)
    medal: list[int] = array(v.MEDALS_LAID, fill=v.NOWHERE)
    goal: list[list[int]] = array(v.EDGES, v.GOALS, fill=v.NOWHERE)  # those that count with so many players
    contents: list[int] = array(v.CONTENTS)
    sentries: int = 0
    # Numbers of the edition. [NS-Z11]
    rough: int = 2  # MP to enter
    foliage: int = 1
    climb: int = 3
    light: int = 2  # how far a lantern shines
    lanterns: int = 6  # how many there are
    shrines: int = 4
    pass_from: int = 4  # lanterns that must stand before anybody passes
    search: int = 4  # how far one searches
    shuriken: int = 3  # how far they fly
    leash: int = 4  # how far from what it guards a sentry goes
    # Quick set-up. [NS-S13]
    lantern: list[int] = array(v.LANTERNS, fill=v.NOWHERE)
    shrine: list[int] = array(v.SHRINES, fill=v.NOWHERE)
    slot: list[list[int]] = array(v.EDGES, v.SLOTS, fill=v.NOWHERE)
    first: list[list[int]] = array(v.SEATS, v.SLOTS, fill=v.NOBODY)  # who takes the slots
    post: list[int] = array(v.SENTRIES, fill=v.NOWHERE)
    post_face: list[int] = array(v.SENTRIES)


@record
class State:
    phase: int = v.INIT
    seat: int = v.NOBODY  # that decides
    queue: list[int] = array(v.QUEUE, fill=v.NOBODY)  # seats to be asked after it
    round: int = 0
    moon: int = v.NOBODY
    initiative: int = v.NOBODY
    last: int = 0  # this round is the last
    score: list[int] = array(v.SEATS)
    edge: list[int] = array(v.SEATS, fill=v.NOBODY)
    rerolls: list[int] = array(v.SEATS)
    champion: list[int] = array(v.SEATS, fill=v.NOBODY)
    # Models.
    space: list[int] = array(v.MODELS, fill=v.GONE)
    face: list[int] = array(v.MODELS)
    tokens: list[int] = array(v.MODELS)
    marks: list[int] = array(v.MODELS)
    guard: list[int] = array(v.SENTRIES, fill=v.NOWHERE)
    large: int = 0  # as on the board: where models stand is read together with how much they cover
    standing: list[int] = array(v.WORDS)  # what stands on each space
    # Objects.
    lantern: list[int] = array(v.LANTERNS, fill=v.NOWHERE)
    shrine: list[int] = array(v.SHRINES, fill=v.NOWHERE)
    chest: list[int] = array(v.CHESTS, fill=v.NOWHERE)
    loose: list[int] = array(v.MEDALS_LAID, fill=v.NOWHERE)  # medals
    contents: list[int] = array(v.CONTENTS)
    # Cards: counts by name. [NS-Z3]
    hand: list[list[int]] = array(v.SEATS, v.CARDS)
    held: list[int] = array(v.SEATS)  # the size of each hand
    veiled: int = 0  # hands that the viewer cannot see, a bit a seat
    discard: list[int] = array(v.CARDS)
    due: list[int] = array(v.SEATS)
    played: list[int] = array(v.SEATS)  # cards in this test, attack or omen, as a set
    # Set-up.
    playing: int = 0  # seats in janken, as a set
    shown: list[int] = array(v.SEATS)  # shapes, 0 none
    ties: int = 0
    purpose: int = 0
    passes: int = 0
    # Things to do.
    todo: list[list[int]] = array(v.TODO, v.ITEM)
    todos: int = 0
    reach: list[int] = array(v.REACH)  # where a model can get, a lot of bits a space; it follows from the rest
    # The activation.
    model: int = v.NOBODY
    actor: int = v.NOBODY
    move: int = 0
    act: int = 0
    extra: int = 0
    either: int = 0
    slow: int = 0
    steps: int = 0
    start: int = 0
    moving: int = 0
    mp: int = 0
    walked: int = 0
    fell: int = 0
    vault: int = 0
    dice: int = 0
    river: int = 0
    rush: int = 0
    pounced: int = 0
    cards: int = 0
    used: int = 0
    # An affinity test.
    tester: int = v.NOBODY
    element: int = v.NOBODY
    foe: int = v.NOBODY  # of an opposed test
    foe_element: int = v.NOBODY
    why: int = 0
    ability: int = 0
    target: int = v.NOBODY  # a space or a model
    # An attack.
    attacker: int = v.NOBODY
    defender: int = v.NOBODY
    shot: int = 0
    at: int = 0
    df: int = 0
    assisted: int = 0
    chooser: int = v.NOBODY
    resilient: int = 0
    masters: int = 0  # sides that used Close Combat Master, a bit each
    judged: int = 0  # eliminations are made
    left: list[list[int]] = array(2, v.ELEMENTS)
    result: int = v.NOBODY
    hurt: int = 0
    # Dice.
    fresh: list[list[int]] = array(2, v.ELEMENTS)
    fixed: list[list[int]] = array(2, v.ELEMENTS)
    again: int = 0
    again_pool: int = 0


@kernel(inline=True)
def standing_on(s: State, space: int) -> int:
    """What stands on *space*: NOTHING, a model's number + 1, LANTERN, SHRINE or CHEST_THERE."""
    return (s.standing[space >> 3] >> ((space & 7) * v.BITS)) & v.LOW


@kernel
def set_standing(s: State, space: int, what: int) -> None:
    shift = (space & 7) * v.BITS
    s.standing[space >> 3] ^= (((s.standing[space >> 3] >> shift) & v.LOW) ^ what) << shift


@kernel(inline=True)
def width_of(s: State, model: int) -> int:
    """How many spaces the base of *model* goes on to the east and south of its anchor. [NS-B1]"""
    return (s.large >> model) & 1


@kernel(inline=True)
def parts(wide: int) -> int:
    """How many spaces a base covers."""
    return 1 + 3 * wide


@kernel(inline=True)
def part_of(anchor: int, i: int) -> int:
    """Space number *i* of a base, by rows."""
    return anchor + (i & 1) + (i >> 1) * v.SIDE


@kernel
def put(s: State, model: int, space: int) -> None:
    """The *model* stands on *space* now. One with Moon Power may pass over others, who stay what stands there."""
    lift(s, model)
    s.space[model] = space
    for i in range(parts(width_of(s, model))):
        if standing_on(s, part_of(space, i)) == v.NOTHING:
            set_standing(s, part_of(space, i), model + 1)


@kernel
def lift(s: State, model: int) -> None:
    """The spaces of *model*, if it has any, are left."""
    here = s.space[model]
    if here >= 0:
        for i in range(parts(width_of(s, model))):
            if standing_on(s, part_of(here, i)) == model + 1:
                set_standing(s, part_of(here, i), v.NOTHING)


@kernel(inline=True)
def tokens_of(s: State, model: int, kind: int) -> int:
    return (s.tokens[model] >> (2 * kind)) & 3


@kernel
def give_token(s: State, model: int, kind: int) -> None:
    """One more token, up to its cap; what exceeds it is lost. [NS-X9]"""
    if tokens_of(s, model, kind) < v.MOST_TOKENS[kind]:
        s.tokens[model] += 1 << (2 * kind)


@kernel
def take_token(s: State, model: int, kind: int) -> None:
    if tokens_of(s, model, kind) > 0:
        s.tokens[model] -= 1 << (2 * kind)


@kernel
def drop_tokens(s: State, model: int, kind: int) -> None:
    s.tokens[model] &= ~(3 << (2 * kind))


@kernel(inline=True)
def has(s: State, model: int, mark: int) -> bool:
    return s.marks[model] & mark != 0


@kernel(inline=True)
def can(b: Board, model: int, keyword: int) -> bool:
    """Whether *model* has that keyword or ability."""
    return (b.keywords[model] >> keyword) & 1 == 1


@kernel(inline=True)
def is_ninja(model: int) -> bool:
    return 0 <= model < v.NINJA


@kernel(inline=True)
def owner_of(model: int) -> int:
    """The seat of a ninja; sentries have one owner of their own."""
    return model // v.OWN if model < v.NINJA else v.SEATS


@kernel(inline=True)
def are_enemies(one: int, other: int) -> bool:
    """Ninja of other seats, and sentries for every ninja. [NS-X2]"""
    return owner_of(one) != owner_of(other)


@kernel(inline=True)
def is_on_board(s: State, model: int) -> bool:
    """Neither in the Healing House nor in the Training Ground nor gone. [NS-X9]"""
    return s.space[model] >= 0


@kernel
def controller_of(b: Board, s: State, model: int) -> int:
    """Who decides for *model*: its seat; for a sentry who activates it, or the seat after its attacker's. [NS-X7]"""
    if is_ninja(model):
        return model // v.OWN
    if s.attacker != v.NOBODY and s.defender == model:
        return (owner_of(s.attacker) + 1) % b.players
    # So it is for the foe of an opposed test.
    if s.tester != v.NOBODY and s.foe == model:
        return (owner_of(s.tester) + 1) % b.players
    return s.actor


@kernel
def affinities_of(b: Board, s: State, model: int) -> int:
    """The elements of *model*, as a set; a sentry takes after the team of its controller. [NS-T3, NS-T4]"""
    return b.affinity[model] if is_ninja(model) else b.affinities[controller_of(b, s, model)]


@kernel
def has_affinity(b: Board, s: State, model: int, element: int) -> bool:
    """Whether *element* is one of those of *model*. [NS-T11]"""
    return (affinities_of(b, s, model) >> element) & 1 == 1


@kernel(inline=True)
def is_leader(b: Board, model: int) -> bool:
    return (b.leaders >> model) & 1 == 1


@kernel
def bag_of(b: Board, s: State, card: int) -> int:
    """How many copies of *card* are in the bag: those that are in no hand and not discarded. [NS-P3]"""
    return b.copies[card] - s.discard[card] - s.hand[0][card] - s.hand[1][card] - s.hand[2][card] - s.hand[3][card]


@kernel
def bag_size(b: Board, s: State) -> int:
    """How many cards are in the bag, which everybody can count."""
    left = b.deck - s.held[0] - s.held[1] - s.held[2] - s.held[3]
    for card in range(v.CARDS):
        left -= s.discard[card]
    return left


@kernel
def discards(s: State) -> int:
    count = 0
    for card in range(v.CARDS):
        count += s.discard[card]
    return count


@kernel
def ask_from(b: Board, s: State, first: int) -> None:
    """*first* decides, then the others clockwise. [NS-X1]"""
    s.seat = first
    for i in range(v.QUEUE):
        s.queue[i] = (first + 1 + i) % b.players if i + 1 < b.players else v.NOBODY


@kernel
def ask_next(s: State) -> bool:
    """Whether another seat is to be asked; it decides now."""
    s.seat = s.queue[0]
    for i in range(v.QUEUE - 1):
        s.queue[i] = s.queue[i + 1]
    s.queue[v.QUEUE - 1] = v.NOBODY
    return s.seat != v.NOBODY


@kernel
def nobody_asked(s: State) -> None:
    s.seat = v.NOBODY
    for i in range(v.QUEUE):
        s.queue[i] = v.NOBODY


@kernel
def forget_played(s: State) -> None:
    for seat in range(v.SEATS):
        s.played[seat] = 0
