"""A board as text in 80 columns: what stands on each space, else its terrain; below it the seats and the dice.

a   b   c   d          . open, ~ rough, T foliage, ^ elevated, # wall, : deployment, = hill, o goal
7 :   :   .   A3>        a model and where it faces; a3 is in Stealth, A3> with a ! after it is Stunned
8 :   :   *   +          * lantern, + shrine, ? closed chest, $ medal
"""

from __future__ import annotations

from engawa.core.game import Paint
from engawa.games.ninja_all_stars.names import COLUMNS, MODEL_NAMES, SEAT_LETTERS
from engawa.games.ninja_all_stars.state import Board, State, has, is_ninja, standing_on, tokens_of
from engawa.games.ninja_all_stars.vocabulary import (
    ATT,
    CARD_NAMES,
    CHEST_THERE,
    DEF,
    HEALING_HOUSE,
    HILL,
    LANTERN,
    LAST_OF_CHANCE,
    LETTERS,
    MEDAL,
    MODELS,
    NOBODY,
    NOTHING,
    NOWHERE,
    OWN,
    SHRINE,
    SIDE,
    STEALTH,
    STUNNED,
    TERRAIN_LETTERS,
    TRAINING_GROUND,
)

STYLES = ("red", "blue", "green", "yellow", "grey")  # of the seats, and of sentries
ARROWS = "↑↗→↘↓↙←↖"
THINGS = {LANTERN: ("*", "yellow"), SHRINE: ("+", "violet"), CHEST_THERE: ("?", "orange")}
ZONE, ON_HILL, GOAL, LOOSE, CARRIED, DIZZY = ":", "=", "o", "$", "$", "!"
WIDE = 4


def draw(b: Board, s: State, paint: Paint) -> str:
    """The board with its models and objects, then what each seat has."""
    head = "   " + "".join(letter.ljust(WIDE) for letter in COLUMNS)
    lines = [paint(head.rstrip(), "name")]
    for row in range(SIDE):
        cells = [_cell(b, s, row * SIDE + column) for column in range(SIDE)]
        text = "".join(paint(text, style) + " " * (WIDE - len(text)) for text, style in cells)
        lines.append(paint(f"{row + 1:2} ", "name") + text.rstrip())
    lines.append("")
    lines += [_seat(b, s, seat, paint) for seat in range(b.players)]
    lines += [line for line in (_sky(b, s), _dice(s)) if line]
    return "\n".join(line.rstrip() for line in lines)


def _cell(b: Board, s: State, space: int) -> tuple[str, str]:
    """What is to be seen on a space, and its style."""
    what = standing_on(s, space)
    if s.model != NOBODY and s.space[s.model] == space:
        what = s.model + 1  # one with Moon Power may be above another
    if NOTHING < what <= MODELS:
        return _model(s, what - 1)
    if what in THINGS:
        return THINGS[what]
    if space in s.loose:
        return LOOSE, "orange"
    if any(space in row for row in b.goal):
        return GOAL, "orange"
    if b.challenge == HILL and b.hill[space]:
        return ON_HILL, "orange"
    return (ZONE, "name") if b.zone[space] != NOWHERE else (TERRAIN_LETTERS[b.terrain[space]], "wall")


def _model(s: State, model: int) -> tuple[str, str]:
    name = MODEL_NAMES[model].lower() if has(s, model, STEALTH) else MODEL_NAMES[model]
    mark = CARRIED if has(s, model, MEDAL) else DIZZY if tokens_of(s, model, STUNNED) else ""
    return f"{name}{ARROWS[s.face[model]]}{mark}", STYLES[model // OWN if is_ninja(model) else -1]


def _seat(b: Board, s: State, seat: int, paint: Paint) -> str:
    """Points, who is in the Healing House and in training, and the cards.

    They are named in the view of their seat; where nothing is veiled, for who decides; else counted.
    """
    models = range(seat * OWN, seat * OWN + OWN)
    healing, training = (
        " ".join(MODEL_NAMES[model] for model in models if s.space[model] == house)
        for house in (HEALING_HOUSE, TRAINING_GROUND)
    )
    shown = not s.veiled >> seat & 1 if s.veiled else s.seat == seat and s.phase > LAST_OF_CHANCE
    cards = [name for name, count in zip(CARD_NAMES, s.hand[seat], strict=True) for _ in range(count)]
    hand = f"{s.held[seat]} ({', '.join(cards)})" if shown and cards else str(s.held[seat])
    head = paint(f"{SEAT_LETTERS[seat]} ({LETTERS[b.element[seat]]})", STYLES[seat])
    return f"{head} {s.score[seat]} | + {healing or '-'} | … {training or '-'} | ☾ {hand}"


def _sky(b: Board, s: State) -> str:
    moon = LETTERS[s.moon] if s.moon != NOBODY else "-"
    return f"{s.round}/{b.rounds} ☾ {moon}"


def _dice(s: State) -> str:
    """The dice on the table: fresh ones, then in brackets those that lie for good."""
    pools = []
    for pool in (ATT, DEF):
        fresh, fixed = (
            "".join(letter * count for letter, count in zip(LETTERS, row[pool], strict=True))
            for row in (s.fresh, s.fixed)
        )
        if fresh or fixed:
            pools.append(f"{fresh}{f'[{fixed}]' if fixed else ''}")
    return " : ".join(pools)
