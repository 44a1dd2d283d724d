"""The actions of Ninja All-Stars: one int each. A kind, and below it two numbers.

| kind                                                    | first               | second                     |
|---------------------------------------------------------|---------------------|----------------------------|
| SHOW                                                    |                     | shape                      |
| LAY_LANTERN, LAY_SHRINE, STEP, OPEN_CHEST               |                     | space                      |
| PICK_SEAT, TAKE_EDGE, TURN_TO                           |                     | seat, edge, direction      |
| POST_SENTRY                                             | direction           | space                      |
| DEPLOY_MODEL, PUSH_TO, PLACE_ON                         | model               | space                      |
| NAME_CHAMPION … GIVE, HERBS, HEAL_MODEL, REST, TEST_FOR |                     | model                      |
| CARD                                                    | 2 × card, + 1 if `+`| NONE, or a target          |
| USE                                                     | ability             | NONE, or a target          |
| REROLL_MASTERY                                          |                     | dice, none in a test       |
| REROLL_CCM, REROLL_TOKEN, CHOOSE_RESULT, NAME_AFFINITY  |                     | element                    |
| CURSE_ROLL                                              |                     | NONE, or a target          |
| the rest                                                |                     |                            |

A target is a model, an element, a pool of a fight or a pool of an opposed test, each with its own range of numbers.

>>> kind, first, second = parts_of(action_of(PUSH_TO, 10, 575))
>>> kind == PUSH_TO, first, second
(True, 10, 575)
>>> is_well_formed(action_of(PUSH_TO, 42, 0)), is_well_formed(action_of(PASS, 0, 1))
(False, False)
"""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.games.ninja_all_stars import vocabulary as v

(
    PASS, SHOW, LAY_LANTERN, LAY_SHRINE, PICK_SEAT, TAKE_EDGE, POST_SENTRY, NAME_CHAMPION, DEPLOY_MODEL, NAME_MESSENGER,
    ACTIVATE, STEP, TURN_TO, TAKE, RUN, ATTACK, SHOOT, SEARCH_FOR, HIDE, OPEN_CHEST, GIVE, USE_HASTE, END,
    CARD, USE, REROLL_MASTERY, REROLL_CCM, REROLL_NIMBLE, REROLL_SHRINE, REROLL_TOKEN, REROLL_LUCKY, CURSE_ROLL,
    CHOOSE_RESULT, PROTECT, HERBS, PUSH_TO, STAY, PLACE_ON, HEAL_MODEL, DRAW_CARD, REST,
    NAME_AFFINITY, TEST_FOR,
) = range(43)  # fmt: skip
KINDS = 43
KIND_SHIFT, FIRST_SHIFT = 48, 36
FIRST_MASK, SECOND_MASK = (1 << 12) - 1, (1 << 36) - 1

# Targets of cards, abilities and curses.
NONE, MODEL_TARGET, ELEMENT_TARGET, POOL_TARGET, TEST_POOL_TARGET, TARGETS = 0, 1, 50, 60, 62, 64

FIRSTS = (
    1, 1, 1, 1, 1, 1, v.DIRECTIONS, 1, v.MODELS, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2 * v.CARDS, v.KEYWORDS, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, v.MODELS, 1, v.MODELS, 1, 1, 1, 1, 1,
)  # fmt: skip
SECONDS = (
    1, v.SHAPES, v.SPACES, v.SPACES, v.SEATS, v.EDGES, v.SPACES, v.MODELS, v.SPACES, v.MODELS,
    v.MODELS, v.SPACES, v.DIRECTIONS, 1, 1, v.MODELS, v.MODELS, v.MODELS, 1, v.SPACES, v.MODELS, 1, 1,
    TARGETS, TARGETS, 1 << 36, v.ELEMENTS, 1, 1, v.ELEMENTS, 1, TARGETS,
    v.ELEMENTS, 1, v.MODELS, v.SPACES, 1, v.SPACES, v.MODELS, 1, v.MODELS,
    v.ELEMENTS, v.MODELS,
)  # fmt: skip


@kernel(inline=True)
def action_of(kind: int, first: int, second: int) -> int:
    return kind << KIND_SHIFT | first << FIRST_SHIFT | second


@kernel
def parts_of(action: int) -> tuple[int, int, int]:
    return action >> KIND_SHIFT, (action >> FIRST_SHIFT) & FIRST_MASK, action & SECOND_MASK


@kernel
def is_well_formed(action: int) -> bool:
    """Whether *action* writes anything at all. [NS-N1]"""
    kind, first, second = parts_of(action)
    return 0 <= kind < KINDS and first < FIRSTS[kind] and second < SECONDS[kind]


@kernel
def model_in(target: int) -> int:
    """The model that a target is, or -1."""
    return target - MODEL_TARGET if MODEL_TARGET <= target < MODEL_TARGET + v.MODELS else -1


@kernel
def element_in(target: int) -> int:
    return target - ELEMENT_TARGET if ELEMENT_TARGET <= target < ELEMENT_TARGET + v.ELEMENTS else -1


@kernel
def pool_in(target: int) -> int:
    return target - POOL_TARGET if POOL_TARGET <= target < TEST_POOL_TARGET else -1


@kernel
def test_pool_in(target: int) -> int:
    return target - TEST_POOL_TARGET if TEST_POOL_TARGET <= target < TARGETS else -1
