"""Ninja All-Stars. Clause ids such as [NS-M2] are those of docs/rules/ninja-all-stars.md."""

from __future__ import annotations

from engawa.core.contract import CHANCE, LEGAL, OVER, note
from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import (
    abilities,
    actions,
    activation,
    cards,
    combat,
    harm,
    machine,
    minor_actions,
    moving,
    opening,
    rounds,
    testing,
    vocabulary as v,
)
from engawa.games.ninja_all_stars.agenda import finish_later
from engawa.games.ninja_all_stars.candidates import candidates
from engawa.games.ninja_all_stars.challenges import clear_test, end_game
from engawa.games.ninja_all_stars.chance import chances, roller, toss
from engawa.games.ninja_all_stars.clauses import cite
from engawa.games.ninja_all_stars.estimate import estimate
from engawa.games.ninja_all_stars.events import DREW
from engawa.games.ninja_all_stars.reacting import react, refusal_of_reaction
from engawa.games.ninja_all_stars.state import Board, State, ask_next
from engawa.games.ninja_all_stars.views import imagine, observe  # fmt: skip

__all__ = ["candidates", "chances", "estimate", "imagine", "observe", "roller", "toss"]

PLAYERS = v.SEATS
MAX_ACTIONS = 2048  # moves of a seat, and outcomes of eight dice [NS-Z5]

UNWRITTEN = cite("N1")
# The clause of every phase: what belongs there and nothing else. Of the chances it is the dice that are waited for.
EXPECTED = tuple(
    cite(number)
    for number in (
        "J3", "S2", "I2", "T2", "T12", "C9", "C9", "T5", "K10", "U3", "O11",
        "J2", "S4", "S7", "S8", "S10", "S11", "S12", "P5", "V14", "A2", "N2", "M8", "T3", "T13", "C6", "T6", "C12",
        "U11", "M13", "M14", "F4", "Y3", "Y5", "Y6", "V2",
    )
)  # fmt: skip


@kernel
def setup(b: Board, s: State) -> None:
    """Nothing is on the board; all ninja are in training; the initiative is decided first. [NS-S1, NS-Q2]"""
    end_game(s)
    s.round, s.moon, s.initiative, s.last, s.veiled, s.passes = 0, v.NOBODY, v.NOBODY, 0, 0, 0
    s.large = b.large
    for word in range(v.WORDS):
        s.standing[word] = 0
    for model in range(v.MODELS):
        owner = model // v.OWN
        plays = model < v.NINJA and owner < b.players and model % v.OWN < b.members[min(owner, v.SEATS - 1)]
        s.space[model] = v.TRAINING_GROUND if plays else v.GONE
        s.face[model], s.tokens[model], s.marks[model] = 0, 0, 0
    for i in range(v.SENTRIES):
        s.guard[i] = v.NOWHERE
    for i in range(v.LANTERNS):
        s.lantern[i] = v.NOWHERE
    for i in range(v.SHRINES):
        s.shrine[i] = v.NOWHERE
    for i in range(v.CHESTS):
        s.chest[i] = v.NOWHERE
    for i in range(v.MEDALS_LAID):
        s.loose[i] = v.NOWHERE
    for i in range(v.CONTENTS):
        s.contents[i] = 0
    for card in range(v.CARDS):
        s.discard[card] = 0
    for seat in range(v.SEATS):
        s.score[seat], s.edge[seat], s.rerolls[seat], s.champion[seat], s.held[seat] = 0, v.NOBODY, 0, v.NOBODY, 0
        for card in range(v.CARDS):
            s.hand[seat][card] = 0
    rounds.begin_janken(b, s, v.FOR_START, (1 << b.players) - 1)
    machine.carry_on(b, s)


@kernel
def to_act(b: Board, s: State) -> int:
    """The seat to act, CHANCE, or OVER."""
    if s.phase <= v.LAST_OF_CHANCE:
        return CHANCE
    return OVER if s.phase == v.ENDED else s.seat


@kernel
def refusal(b: Board, s: State, action: int) -> int:
    """LEGAL, or the clause that forbids *action*."""
    # A move is written in one way. [NS-N1]
    if not actions.is_well_formed(action):
        return UNWRITTEN
    kind, first, second = actions.parts_of(action)
    phase = s.phase
    # Chance is waited for; or nothing is played any more. [NS-V2]
    if phase <= v.LAST_OF_CHANCE or phase == v.ENDED:
        return EXPECTED[phase]
    if phase == v.ACT:
        return refusal_in_activation(b, s, kind, first, second)
    # Every window can be passed. [NS-N3]
    if kind == actions.PASS and (
        phase == v.REACT or phase == v.BOOST or phase == v.OMEN or phase == v.DODGE or phase == v.SAVE
    ):
        return LEGAL
    if phase == v.REACT:
        return refusal_of_reaction(b, s, action)
    if phase == v.BOOST and (kind == actions.CARD or kind == actions.USE):
        return machine.refusal_of_boost(b, s, action)
    if phase == v.OMEN and kind == actions.CARD:
        return cards.refusal_of_omen_card(b, s, first, second)
    if phase == v.DODGE and kind == actions.CARD:
        return cards.refusal_of_sidestep(b, s, first, second)
    return refusal_of_other(b, s, kind, first, second)


@kernel
def refusal_in_activation(b: Board, s: State, kind: int, first: int, second: int) -> int:
    """The clause that forbids something to the active model. [NS-N2]"""
    if kind == actions.STEP:
        return moving.refusal_of_step(b, s, second)
    if kind == actions.TURN_TO:
        return moving.refusal_of_facing(s) if s.moving != 0 else activation.refusal_of_free_turn(s, second)
    if kind == actions.ATTACK:
        return combat.refusal_of_attack(b, s, second)
    if kind == actions.SHOOT:
        return combat.refusal_of_shot(b, s, second)
    if kind == actions.SEARCH_FOR:
        return minor_actions.refusal_of_search(b, s, second)
    if kind == actions.CARD:
        return cards.refusal_of_card_in_activation(b, s, first, second)
    if kind == actions.USE:
        return abilities.refusal_of_use(b, s, first, second)
    if kind == actions.RUN:
        return moving.refusal_of_run(s)
    if kind == actions.HIDE:
        return minor_actions.refusal_of_hiding(b, s)
    if kind == actions.OPEN_CHEST:
        return minor_actions.refusal_of_opening(s, second)
    if kind == actions.TAKE:
        return minor_actions.refusal_of_taking(s)
    if kind == actions.GIVE:
        return minor_actions.refusal_of_giving(b, s, second)
    if kind == actions.USE_HASTE:
        return activation.refusal_of_haste(s)
    return activation.refusal_of_end(s) if kind == actions.END else EXPECTED[v.ACT]


@kernel
def refusal_of_other(b: Board, s: State, kind: int, first: int, second: int) -> int:
    """The clause that forbids something in a phase with one or two kinds of action."""
    phase = s.phase
    if phase == v.JANKEN and kind == actions.SHOW:
        return LEGAL
    if phase == v.FURNISH:
        if kind == actions.LAY_LANTERN or kind == actions.LAY_SHRINE:
            return opening.refusal_of_laying(b, s, v.LANTERN if kind == actions.LAY_LANTERN else v.SHRINE, second)
        if kind == actions.PASS:
            return opening.refusal_of_passing(b, s)
    if phase == v.PICK and kind == actions.PICK_SEAT:
        return LEGAL if second < b.players else EXPECTED[v.PICK]
    if phase == v.EDGE and kind == actions.TAKE_EDGE:
        return opening.refusal_of_edge(b, s, second)
    if phase == v.POST and kind == actions.POST_SENTRY:
        return opening.refusal_of_posting(b, s, second)
    if phase == v.NAME and kind == actions.NAME_CHAMPION:
        return opening.refusal_of_champion(b, s, second)
    if (phase == v.DEPLOY or phase == v.REINFORCE) and kind == actions.DEPLOY_MODEL:
        return rounds.refusal_of_deploying(b, s, first, second)
    if phase == v.COURIER and kind == actions.NAME_MESSENGER:
        return rounds.refusal_of_messenger(b, s, second)
    if phase == v.TURN and kind == actions.ACTIVATE:
        return activation.refusal_of_activating(b, s, second)
    if phase == v.AFFINITY and kind == actions.NAME_AFFINITY:
        return testing.refusal_of_affinity(b, s, second)
    if phase == v.TEAM and kind == actions.TEST_FOR:
        return testing.refusal_of_tester(s, second)
    if phase == v.RESULT and kind == actions.CHOOSE_RESULT:
        return combat.refusal_of_result(s, second)
    if phase == v.SAVE and kind == actions.PROTECT:
        return harm.refusal_of_protecting(s)
    if phase == v.SAVE and kind == actions.HERBS:
        return harm.refusal_of_herbs(b, s, second)
    if phase == v.PUSH and kind == actions.PUSH_TO:
        return moving.refusal_of_push(s, first, second)
    if phase == v.PLACE and kind == actions.PLACE_ON:
        return moving.refusal_of_placing(b, s, first, second)
    if (phase == v.PUSH and kind == actions.STAY) or (phase == v.FACE and kind == actions.TURN_TO):
        return LEGAL
    if (phase == v.HEAL or phase == v.CHOICE) and kind == actions.HEAL_MODEL:
        return rounds.refusal_of_healing(s, second)
    if phase == v.CHOICE and kind == actions.REST:
        return rounds.refusal_of_rest(s, second)
    if phase == v.CHOICE and kind == actions.DRAW_CARD:
        return LEGAL if rounds.can_draw(b, s) else EXPECTED[v.CHOICE]
    return EXPECTED[phase]


# What it does


@kernel
def play(b: Board, s: State, action: int) -> None:
    """Play a legal *action*, or at chance an outcome, in place."""
    kind, first, second = actions.parts_of(action)
    if s.phase <= v.LAST_OF_CHANCE:
        machine.settle_outcome(b, s, action)
    elif s.phase == v.ACT:
        play_in_activation(b, s, kind, first, second)
    elif kind == actions.PASS:
        play_pass(b, s)
    elif s.phase == v.REACT:
        react(b, s, action)
    elif s.phase == v.BOOST:
        if kind == actions.USE:
            abilities.boost_by_ability(b, s, first)
        else:
            cards.play_boost_card(b, s, first)
    elif s.phase == v.OMEN:
        cards.play_omen_card(b, s, first, second)
    elif s.phase == v.DODGE:
        there = s.target
        clear_test(s)
        cards.sidestep(b, s, first, there)
    else:
        play_other(b, s, kind, first, second)
    machine.carry_on(b, s)


@kernel
def play_pass(b: Board, s: State) -> None:
    if s.phase == v.FURNISH:
        opening.pass_laying(b, s)
    elif s.phase == v.SAVE:
        harm.let_it_happen(s)
    else:
        machine.go_on(b, s)


@kernel
def play_in_activation(b: Board, s: State, kind: int, first: int, second: int) -> None:
    if kind == actions.STEP:
        moving.step(b, s, second)
    elif kind == actions.TURN_TO:
        moving.turn_to(b, s, second)
    elif kind == actions.ATTACK:
        combat.attack(b, s, second)
    elif kind == actions.SHOOT:
        combat.shoot(b, s, second)
    elif kind == actions.SEARCH_FOR:
        minor_actions.search(b, s, second)
    elif kind == actions.CARD:
        cards.play_card_in_activation(b, s, first, second)
    elif kind == actions.USE:
        abilities.use(b, s, first, second)
    elif kind == actions.RUN:
        moving.run(b, s)
    elif kind == actions.HIDE:
        minor_actions.hide(s)
    elif kind == actions.OPEN_CHEST:
        minor_actions.open_chest(b, s, second)
    elif kind == actions.TAKE:
        minor_actions.take(s)
    elif kind == actions.GIVE:
        minor_actions.give(s, second)
    elif kind == actions.USE_HASTE:
        activation.use_haste(s)
    else:
        finish_activation(s)


@kernel
def finish_activation(s: State) -> None:
    """The seat has had enough; the activation stays as it is until it is over. [NS-A10, NS-Q4]"""
    finish_later(s)
    s.phase = v.AGENDA


@kernel
def play_other(b: Board, s: State, kind: int, first: int, second: int) -> None:
    """What is done in a phase with one or two kinds of action."""
    if kind == actions.SHOW:
        s.shown[s.seat] = second + 1
        if not ask_next(s):
            rounds.judge_janken(b, s)
    elif kind == actions.LAY_LANTERN or kind == actions.LAY_SHRINE:
        opening.lay(b, s, v.LANTERN if kind == actions.LAY_LANTERN else v.SHRINE, second)
    elif kind == actions.PICK_SEAT:
        opening.pick(s, second)
    elif kind == actions.TAKE_EDGE:
        opening.take_edge(b, s, second)
    elif kind == actions.POST_SENTRY:
        opening.post(b, s, second, first)
    elif kind == actions.NAME_CHAMPION:
        opening.name_champion(b, s, second)
    elif kind == actions.DEPLOY_MODEL:
        rounds.deploy(b, s, first, second)
        if s.phase == v.DEPLOY:
            opening.seek_deployment(b, s, (s.seat + 1) % b.players)
    elif kind == actions.NAME_MESSENGER:
        rounds.name_messenger(s, second)
    elif kind == actions.ACTIVATE:
        activation.activate(s, second)
    elif kind == actions.NAME_AFFINITY:
        testing.name_affinity(b, s, second)
    elif kind == actions.TEST_FOR:
        testing.test_for_team(b, s, second)
    elif kind == actions.CHOOSE_RESULT:
        combat.choose(b, s, second)
    elif kind == actions.PROTECT:
        harm.protect(s)
    elif kind == actions.HERBS:
        harm.take_herbs(s, second)
    elif kind == actions.PUSH_TO:
        moving.push(b, s, second)
    elif kind == actions.PLACE_ON:
        moving.place(b, s, second)
    elif kind == actions.STAY:
        moving.stay(s)
    elif kind == actions.TURN_TO:
        moving.face(s, second)
    else:
        play_upkeep(b, s, kind, second)


@kernel
def play_upkeep(b: Board, s: State, kind: int, model: int) -> None:
    """Heal one, then draw, heal another or rest. [NS-Y3, NS-Y5]"""
    if kind == actions.HEAL_MODEL:
        rounds.heal(s, model)
        if s.phase == v.HEAL:
            rounds.begin_choice(s)
        else:
            s.phase = v.REINFORCE
    elif kind == actions.REST:
        rounds.rest(s, model)
        s.phase = v.REINFORCE
    else:
        note(DREW, s.seat, 0, 0)
        s.due[s.seat] = 1
        s.phase = v.DEAL


# The end


@kernel
def score(b: Board, s: State, seat: int) -> int:
    """The points of *seat*; most win. Giving up is left to the table. [NS-V3, NS-V6]"""
    return s.score[seat] if seat < b.players else -1
