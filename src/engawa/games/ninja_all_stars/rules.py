"""Ninja All-Stars. Clause ids such as [NS-M2] are those of docs/rules/ninja-all-stars.md."""

from __future__ import annotations

from engawa.core.contract import CHANCE, LEGAL, OVER, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars.abilities import boost_by_ability, refusal_of_use, use
from engawa.games.ninja_all_stars.actions import (
    ACTIVATE,
    ATTACK,
    CARD,
    CHOOSE_RESULT,
    DEPLOY_MODEL,
    DRAW_CARD,
    END,
    GIVE,
    HEAL_MODEL,
    HERBS,
    HIDE,
    LAY_LANTERN,
    LAY_SHRINE,
    NAME_CHAMPION,
    NAME_MESSENGER,
    OPEN_CHEST,
    PASS,
    PICK_SEAT,
    PLACE_ON,
    POST_SENTRY,
    PROTECT,
    PUSH_TO,
    REST,
    RUN,
    SEARCH_FOR,
    SHOOT,
    SHOW,
    STAY,
    STEP,
    TAKE,
    TAKE_EDGE,
    TURN_TO,
    USE,
    USE_HASTE,
    is_well_formed,
    parts_of,
)
from engawa.games.ninja_all_stars.activation import (
    activate,
    refusal_of_activating,
    refusal_of_end,
    refusal_of_free_turn,
    refusal_of_haste,
    use_haste,
)
from engawa.games.ninja_all_stars.agenda import finish_later
from engawa.games.ninja_all_stars.candidates import candidates
from engawa.games.ninja_all_stars.cards import (
    play_boost_card,
    play_card_in_activation,
    play_omen_card,
    refusal_of_card_in_activation,
    refusal_of_omen_card,
    refusal_of_sidestep,
    sidestep,
)
from engawa.games.ninja_all_stars.challenges import clear_test, end_game
from engawa.games.ninja_all_stars.chance import chances, roller, toss
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.combat import (
    attack,
    choose,
    refusal_of_attack,
    refusal_of_result,
    refusal_of_shot,
    shoot,
)
from engawa.games.ninja_all_stars.deeds import (
    give,
    hide,
    open_chest,
    refusal_of_giving,
    refusal_of_hiding,
    refusal_of_opening,
    refusal_of_search,
    refusal_of_taking,
    search,
    take,
)
from engawa.games.ninja_all_stars.dice import FIRST, MOST_DICE
from engawa.games.ninja_all_stars.estimate import estimate
from engawa.games.ninja_all_stars.events import DREW
from engawa.games.ninja_all_stars.harm import (
    let_it_happen,
    protect,
    refusal_of_herbs,
    refusal_of_protecting,
    take_herbs,
)
from engawa.games.ninja_all_stars.machine import (
    carry_on,
    go_on,
    refusal_of_boost,
    settle_outcome,
)
from engawa.games.ninja_all_stars.moving import (
    face,
    place,
    push,
    refusal_of_facing,
    refusal_of_placing,
    refusal_of_push,
    refusal_of_run,
    refusal_of_step,
    run,
    stay,
    step,
    turn_to,
)
from engawa.games.ninja_all_stars.opening import (
    lay,
    name_champion,
    pass_laying,
    pick,
    post,
    refusal_of_champion,
    refusal_of_edge,
    refusal_of_laying,
    refusal_of_passing,
    refusal_of_posting,
    seek_deployment,
    take_edge,
)
from engawa.games.ninja_all_stars.reacting import react, refusal_of_reaction
from engawa.games.ninja_all_stars.rounds import (
    begin_choice,
    begin_janken,
    can_draw,
    deploy,
    heal,
    judge_janken,
    name_messenger,
    refusal_of_deploying,
    refusal_of_healing,
    refusal_of_messenger,
    refusal_of_rest,
    rest,
)
from engawa.games.ninja_all_stars.state import Board, State, ask_next
from engawa.games.ninja_all_stars.views import imagine, observe  # fmt: skip
from engawa.games.ninja_all_stars.vocabulary import (
    ACT,
    AGENDA,
    BOOST,
    CARDS,
    CHESTS,
    CHOICE,
    CONTENTS,
    COURIER,
    DEAL,
    DEPLOY,
    DODGE,
    EDGE,
    ENDED,
    FACE,
    FOR_START,
    FURNISH,
    GONE,
    HEAL,
    JANKEN,
    LANTERN,
    LANTERNS,
    LAST_OF_CHANCE,
    MEDALS_LAID,
    MODELS,
    NAME,
    NINJA,
    NOBODY,
    NOWHERE,
    OMEN,
    OWN,
    PICK,
    PLACE,
    POST,
    PUSH,
    REACT,
    REINFORCE,
    RESULT,
    SAVE,
    SEATS,
    SENTRIES,
    SHRINE,
    SHRINES,
    TRAINING_GROUND,
    TURN,
    WORDS,
)

__all__ = ["candidates", "chances", "estimate", "imagine", "observe", "roller", "toss"]

PLAYERS = SEATS
MAX_ACTIONS = FIRST[MOST_DICE + 1] - FIRST[MOST_DICE]  # eight dice; no seat has so many moves [NS-Z5]

UNWRITTEN = cite("N1")
# The clause of every phase: what belongs there and nothing else. Of the chances it is the dice that are waited for.
EXPECTED = tuple(
    cite(number)
    for number in (
        "J3", "S2", "I2", "T2", "C9", "C9", "T5", "K10", "U3", "O11",
        "J2", "S4", "S7", "S8", "S10", "S11", "S12", "P5", "V14", "A2", "N2", "M8", "C6", "T6", "C12", "U11",
        "M13", "M14", "F4", "Y3", "Y5", "Y6", "V2",
    )
)  # fmt: skip


@kernel
def setup(b: Board, s: State) -> None:
    """Nothing is on the board; all ninja are in training; the initiative is decided first. [NS-S1, NS-Q2]"""
    end_game(s)
    s.round, s.moon, s.initiative, s.last, s.veiled, s.passes = 0, NOBODY, NOBODY, 0, 0, 0
    s.large = b.large
    for word in range(WORDS):
        s.standing[word] = 0
    for model in range(MODELS):
        owner = model // OWN
        plays = model < NINJA and owner < b.players and model % OWN < b.members[min(owner, SEATS - 1)]
        s.space[model] = TRAINING_GROUND if plays else GONE
        s.face[model], s.tokens[model], s.marks[model] = 0, 0, 0
    for i in range(SENTRIES):
        s.guard[i] = NOWHERE
    for i in range(LANTERNS):
        s.lantern[i] = NOWHERE
    for i in range(SHRINES):
        s.shrine[i] = NOWHERE
    for i in range(CHESTS):
        s.chest[i] = NOWHERE
    for i in range(MEDALS_LAID):
        s.loose[i] = NOWHERE
    for i in range(CONTENTS):
        s.contents[i] = 0
    for card in range(CARDS):
        s.discard[card] = 0
    for seat in range(SEATS):
        s.score[seat], s.edge[seat], s.rerolls[seat], s.champion[seat], s.held[seat] = 0, NOBODY, 0, NOBODY, 0
        for card in range(CARDS):
            s.hand[seat][card] = 0
    begin_janken(b, s, FOR_START, (1 << b.players) - 1)
    carry_on(b, s)


@kernel
def to_act(b: Board, s: State) -> int:
    """The seat to act, CHANCE, or OVER."""
    if s.phase <= LAST_OF_CHANCE:
        return CHANCE
    return OVER if s.phase == ENDED else s.seat


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    """LEGAL, or the clause that forbids *action*."""
    # A move is written in one way. [NS-N1]
    if not is_well_formed(action):
        return UNWRITTEN
    kind, first, second = parts_of(action)
    phase = s.phase
    # Chance is waited for; or nothing is played any more. [NS-V2]
    if phase <= LAST_OF_CHANCE or phase == ENDED:
        return EXPECTED[phase]
    if phase == ACT:
        return refusal_in_activation(b, s, kind, first, second)
    # Every window can be passed. [NS-N3]
    if kind == PASS and (phase == REACT or phase == BOOST or phase == OMEN or phase == DODGE or phase == SAVE):
        return LEGAL
    if phase == REACT:
        return refusal_of_reaction(b, s, action)
    if phase == BOOST and (kind == CARD or kind == USE):
        return refusal_of_boost(b, s, action)
    if phase == OMEN and kind == CARD:
        return refusal_of_omen_card(b, s, first, second)
    if phase == DODGE and kind == CARD:
        return refusal_of_sidestep(b, s, first, second)
    return refusal_of_other(b, s, kind, first, second)


@kernel
def refusal_in_activation(b: Board, s: State, kind: int, first: int, second: int) -> int:
    """The clause that forbids something to the active model. [NS-N2]"""
    if kind == STEP:
        return refusal_of_step(b, s, second)
    if kind == TURN_TO:
        return refusal_of_facing(s) if s.moving != 0 else refusal_of_free_turn(s, second)
    if kind == ATTACK:
        return refusal_of_attack(b, s, second)
    if kind == SHOOT:
        return refusal_of_shot(b, s, second)
    if kind == SEARCH_FOR:
        return refusal_of_search(b, s, second)
    if kind == CARD:
        return refusal_of_card_in_activation(b, s, first, second)
    if kind == USE:
        return refusal_of_use(b, s, first, second)
    if kind == RUN:
        return refusal_of_run(s)
    if kind == HIDE:
        return refusal_of_hiding(b, s)
    if kind == OPEN_CHEST:
        return refusal_of_opening(s, second)
    if kind == TAKE:
        return refusal_of_taking(s)
    if kind == GIVE:
        return refusal_of_giving(b, s, second)
    if kind == USE_HASTE:
        return refusal_of_haste(s)
    return refusal_of_end(s) if kind == END else EXPECTED[ACT]


@kernel
def refusal_of_other(b: Board, s: State, kind: int, first: int, second: int) -> int:
    """The clause that forbids something in a phase with one or two kinds of action."""
    phase = s.phase
    if phase == JANKEN and kind == SHOW:
        return LEGAL
    if phase == FURNISH:
        if kind == LAY_LANTERN or kind == LAY_SHRINE:
            return refusal_of_laying(b, s, LANTERN if kind == LAY_LANTERN else SHRINE, second)
        if kind == PASS:
            return refusal_of_passing(s)
    if phase == PICK and kind == PICK_SEAT:
        return LEGAL if second < b.players else EXPECTED[PICK]
    if phase == EDGE and kind == TAKE_EDGE:
        return refusal_of_edge(b, s, second)
    if phase == POST and kind == POST_SENTRY:
        return refusal_of_posting(b, s, second)
    if phase == NAME and kind == NAME_CHAMPION:
        return refusal_of_champion(b, s, second)
    if (phase == DEPLOY or phase == REINFORCE) and kind == DEPLOY_MODEL:
        return refusal_of_deploying(b, s, first, second)
    if phase == COURIER and kind == NAME_MESSENGER:
        return refusal_of_messenger(b, s, second)
    if phase == TURN and kind == ACTIVATE:
        return refusal_of_activating(b, s, second)
    if phase == RESULT and kind == CHOOSE_RESULT:
        return refusal_of_result(s, second)
    if phase == SAVE and kind == PROTECT:
        return refusal_of_protecting(s)
    if phase == SAVE and kind == HERBS:
        return refusal_of_herbs(b, s, second)
    if phase == PUSH and kind == PUSH_TO:
        return refusal_of_push(s, first, second)
    if phase == PLACE and kind == PLACE_ON:
        return refusal_of_placing(b, s, first, second)
    if (phase == PUSH and kind == STAY) or (phase == FACE and kind == TURN_TO):
        return LEGAL
    if (phase == HEAL or phase == CHOICE) and kind == HEAL_MODEL:
        return refusal_of_healing(s, second)
    if phase == CHOICE and kind == REST:
        return refusal_of_rest(s, second)
    if phase == CHOICE and kind == DRAW_CARD:
        return LEGAL if can_draw(b, s) else EXPECTED[CHOICE]
    return EXPECTED[phase]


# What it does


@kernel
def play(b: Board, s: State, action: int) -> None:
    """Play a legal *action*, or at chance an outcome, in place."""
    kind, first, second = parts_of(action)
    if s.phase <= LAST_OF_CHANCE:
        settle_outcome(b, s, action)
    elif s.phase == ACT:
        play_in_activation(b, s, kind, first, second)
    elif kind == PASS:
        play_pass(b, s)
    elif s.phase == REACT:
        react(b, s, action)
    elif s.phase == BOOST:
        if kind == USE:
            boost_by_ability(b, s, first)
        else:
            play_boost_card(b, s, first)
    elif s.phase == OMEN:
        play_omen_card(b, s, first, second)
    elif s.phase == DODGE:
        there = s.target
        clear_test(s)
        sidestep(b, s, first, there)
    else:
        play_other(b, s, kind, first, second)
    carry_on(b, s)


@kernel
def play_pass(b: Board, s: State) -> None:
    if s.phase == FURNISH:
        pass_laying(b, s)
    elif s.phase == SAVE:
        let_it_happen(s)
    else:
        go_on(b, s)


@kernel
def play_in_activation(b: Board, s: State, kind: int, first: int, second: int) -> None:
    if kind == STEP:
        step(b, s, second)
    elif kind == TURN_TO:
        turn_to(b, s, second)
    elif kind == ATTACK:
        attack(b, s, second)
    elif kind == SHOOT:
        shoot(b, s, second)
    elif kind == SEARCH_FOR:
        search(b, s, second)
    elif kind == CARD:
        play_card_in_activation(b, s, first, second)
    elif kind == USE:
        use(b, s, first, second)
    elif kind == RUN:
        run(b, s)
    elif kind == HIDE:
        hide(s)
    elif kind == OPEN_CHEST:
        open_chest(b, s, second)
    elif kind == TAKE:
        take(s)
    elif kind == GIVE:
        give(s, second)
    elif kind == USE_HASTE:
        use_haste(s)
    else:
        finish_activation(s)


@kernel
def finish_activation(s: State) -> None:
    """The seat has had enough. [NS-A10]"""
    s.pounced = 0
    finish_later(s)
    s.phase = AGENDA


@kernel
def play_other(b: Board, s: State, kind: int, first: int, second: int) -> None:
    """What is done in a phase with one or two kinds of action."""
    if kind == SHOW:
        s.shown[s.seat] = second + 1
        if not ask_next(s):
            judge_janken(b, s)
    elif kind == LAY_LANTERN or kind == LAY_SHRINE:
        lay(b, s, LANTERN if kind == LAY_LANTERN else SHRINE, second)
    elif kind == PICK_SEAT:
        pick(s, second)
    elif kind == TAKE_EDGE:
        take_edge(b, s, second)
    elif kind == POST_SENTRY:
        post(b, s, second, first)
    elif kind == NAME_CHAMPION:
        name_champion(b, s, second)
    elif kind == DEPLOY_MODEL:
        deploy(b, s, first, second)
        if s.phase == DEPLOY:
            seek_deployment(b, s, (s.seat + 1) % b.players)
    elif kind == NAME_MESSENGER:
        name_messenger(s, second)
    elif kind == ACTIVATE:
        activate(s, second)
    elif kind == CHOOSE_RESULT:
        choose(b, s, second)
    elif kind == PROTECT:
        protect(s)
    elif kind == HERBS:
        take_herbs(s, second)
    elif kind == PUSH_TO:
        push(b, s, second)
    elif kind == PLACE_ON:
        place(b, s, second)
    elif kind == STAY:
        stay(s)
    elif kind == TURN_TO:
        face(s, second)
    else:
        play_upkeep(b, s, kind, second)


@kernel
def play_upkeep(b: Board, s: State, kind: int, model: int) -> None:
    """Heal one, then draw, heal another or rest. [NS-Y3, NS-Y5]"""
    if kind == HEAL_MODEL:
        heal(s, model)
        if s.phase == HEAL:
            begin_choice(s)
        else:
            s.phase = REINFORCE
    elif kind == REST:
        rest(s, model)
        s.phase = REINFORCE
    else:
        note(DREW, s.seat, 0, 0)
        s.due[s.seat] = 1
        s.phase = DEAL


# The end


@kernel
def score(b: Board, s: State, seat: int) -> int:
    """The points of *seat*; most win. Giving up is left to the table. [NS-V3, NS-V6]"""
    return s.score[seat] if seat < b.players else -1
