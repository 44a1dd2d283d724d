"""What a player has in mind: where a ninja can get, who threatens it, and the options found so far.

An option is an action or a plan. A plan is where the model of an activation goes, how it faces there and what it does:

    bit 60   ability    deed      model     target    goal     face
    1        46 … 50    40 … 45   32 … 37   20 … 29   8 … 17   0 … 2

The deed is a kind of action, END for none; the target of a deed is a model or a space.
"""

from __future__ import annotations

from engawa.core.forge import array, kernel, record
from engawa.games.ninja_all_stars import vocabulary as v

OPTIONS = 2048  # as many as there can be candidates
PLAN = 1 << 60
ABILITY_AT, DEED_AT, MODEL_AT, TARGET_AT, GOAL_AT = 46, 40, 32, 20, 8
FAR = 1 << 20  # the cost of a space that is out of reach


@record
class Habits:
    """How somebody plays. The numbers are those of a good player; a level changes some."""

    objectives: float = 1.0  # what the challenge is about, against being where the fight is
    caution: float = 1.0  # what the opponents can answer
    odds: int = 1  # counts dice before it attacks; else whoever is nearest will do
    back: float = 1.0  # which way to face
    cards: int = 1  # plays moon cards
    rerolls: int = 1  # rerolls dice that lie badly
    finesse: int = 1  # hides, uses abilities, runs no farther than is wise
    order: int = v.OWN  # how many ninja it compares before one of them goes
    overlooks: int = 0  # of a thousand options, those that it does not see


@record
class Mind:
    # Where the active model can get.
    cost: list[int] = array(v.SPACES)
    via: list[int] = array(v.SPACES)  # the space before
    found: list[int] = array(v.SPACES)  # in the order of their discovery
    reached: int = 0
    zone: list[int] = array(v.SPACES)  # whether an enemy has to be dodged there
    hope: list[float] = array(v.SPACES)  # what a space is worth but for its dangers
    peril: list[float] = array(v.SPACES)  # what may happen there
    cover: list[float] = array(v.SPACES)  # what it is worth to hide there
    middle: int = 0  # where to look without a foe
    # Who threatens the model in question.
    foes: int = 0
    foe: list[int] = array(v.MODELS)
    column: list[int] = array(v.MODELS)  # where it stands
    row: list[int] = array(v.MODELS)
    prey: list[float] = array(v.MODELS)  # what it is worth to Injure it
    strides: list[int] = array(v.MODELS)  # how far it gets before it attacks
    harm: list[float] = array(v.MODELS)  # what its attack would cost
    flank: list[float] = array(v.MODELS)  # what one die more would cost
    volley: list[float] = array(v.MODELS)  # what its shot would cost
    bare: list[float] = array(v.DIRECTIONS)  # what it costs to face each way on the space in question
    # Who stands by it.
    friends: int = 0
    friend_column: list[int] = array(v.OWN)
    friend_row: list[int] = array(v.OWN)
    # Dice.
    gain: list[float] = array(v.ELEMENTS)  # what each result is worth to the attacker
    dice: list[list[int]] = array(2, v.ELEMENTS)
    # What could be done.
    legal: list[int] = array(OPTIONS)  # actions, in the order of the rules
    options: int = 0
    option: list[int] = array(OPTIONS)
    merit: list[float] = array(OPTIONS)
    # What is under way.
    plan: int = 0
    walker: int = -1  # whose ways were found
    plies: int = 0  # that were played in thought


@kernel
def plan_of(model: int, goal: int, face: int, deed: int, ability: int, target: int) -> int:
    parts = ability << ABILITY_AT | deed << DEED_AT | model << MODEL_AT | target << TARGET_AT
    return PLAN | parts | goal << GOAL_AT | face


@kernel(inline=True)
def is_plan(option: int) -> bool:
    return option >= PLAN


@kernel(inline=True)
def model_of(plan: int) -> int:
    return (plan >> MODEL_AT) & 63


@kernel(inline=True)
def goal_of(plan: int) -> int:
    return (plan >> GOAL_AT) & 1023


@kernel(inline=True)
def face_in(plan: int) -> int:
    return plan & 7


@kernel(inline=True)
def deed_of(plan: int) -> int:
    return (plan >> DEED_AT) & 63


@kernel(inline=True)
def ability_of(plan: int) -> int:
    return (plan >> ABILITY_AT) & 31


@kernel(inline=True)
def target_of(plan: int) -> int:
    return (plan >> TARGET_AT) & 1023


@kernel
def add(m: Mind, option: int, merit: float) -> None:
    """One more option; one that is there already keeps the better merit."""
    for i in range(m.options):
        if m.option[i] == option:
            m.merit[i] = max(m.merit[i], merit)
            return
    m.option[m.options], m.merit[m.options] = option, merit
    m.options += 1


@kernel
def bring_forward(m: Mind, i: int) -> None:
    """Of the options from *i* on, the best comes to *i*; of equals, the first."""
    best = i
    for j in range(i + 1, m.options):
        if m.merit[j] > m.merit[best]:
            best = j
    option, merit = m.option[best], m.merit[best]
    m.option[best], m.merit[best] = m.option[i], m.merit[i]
    m.option[i], m.merit[i] = option, merit
