"""A board as text in 80 columns: what stands on each space, else its terrain; below it the seats and the dice.

a   b   c   d          . open, ~ rough, T foliage, ^ elevated, # wall, : deployment, = hill, o goal
7 :   :   .   A3>        a model and where it faces; a3 is in Stealth, A3> with a ! after it is Stunned
8 :   :   *   +          * lantern, + shrine, ? closed chest, $ medal
"""

from __future__ import annotations

from engawa.core.game import Paint
from engawa.games.ninja_all_stars import names, state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State

STYLES = ("red", "blue", "green", "yellow", "grey")  # of the seats, and of sentries
ARROWS = "↑↗→↘↓↙←↖"
THINGS = {v.LANTERN: ("*", "yellow"), v.SHRINE: ("+", "violet"), v.CHEST_THERE: ("?", "orange")}
ZONE, ON_HILL, GOAL, LOOSE, CARRIED, DIZZY = ":", "=", "o", "$", "$", "!"
WIDE = 4


def draw(b: Board, s: State, paint: Paint) -> str:
    """The board with its models and objects, then what each seat has."""
    head = "   " + "".join(letter.ljust(WIDE) for letter in names.COLUMNS[: b.width])
    lines = [paint(head.rstrip(), "name")]
    for row in range(b.height):
        cells = [_cell(b, s, row * v.SIDE + column) for column in range(b.width)]
        text = "".join(paint(text, style) + " " * (WIDE - len(text)) for text, style in cells)
        lines.append(paint(f"{row + 1:2} ", "name") + text.rstrip())
    lines.append("")
    lines += [_seat(b, s, seat, paint) for seat in range(b.players)]
    lines += [line for line in (_sky(b, s), _dice(s)) if line]
    return "\n".join(line.rstrip() for line in lines)


def _cell(b: Board, s: State, space: int) -> tuple[str, str]:
    """What is to be seen on a space, and its style."""
    what = state.standing_on(s, space)
    if s.model != v.NOBODY and s.space[s.model] == space:
        what = s.model + 1  # one with Moon Power may be above another
    if v.NOTHING < what <= v.MODELS:
        return _model(s, what - 1)
    if what in THINGS:
        return THINGS[what]
    if space in s.loose:
        return LOOSE, "orange"
    if any(space in row for row in b.goal):
        return GOAL, "orange"
    if b.challenge == v.HILL and b.hill[space]:
        return ON_HILL, "orange"
    return (ZONE, "name") if b.zone[space] != v.NOWHERE else (v.TERRAIN_LETTERS[b.terrain[space]], "wall")


def _model(s: State, model: int) -> tuple[str, str]:
    name = names.MODEL_NAMES[model].lower() if state.has(s, model, v.STEALTH) else names.MODEL_NAMES[model]
    mark = CARRIED if state.has(s, model, v.MEDAL) else DIZZY if state.tokens_of(s, model, v.STUNNED) else ""
    return f"{name}{ARROWS[s.face[model]]}{mark}", STYLES[model // v.OWN if state.is_ninja(model) else -1]


def _seat(b: Board, s: State, seat: int, paint: Paint) -> str:
    """Points, who is in the Healing House and in training, and the cards.

    They are named in the view of their seat; where nothing is veiled, for who decides; else counted.
    """
    models = range(seat * v.OWN, seat * v.OWN + v.OWN)
    healing, training = (
        " ".join(names.MODEL_NAMES[model] for model in models if s.space[model] == house)
        for house in (v.HEALING_HOUSE, v.TRAINING_GROUND)
    )
    shown = not s.veiled >> seat & 1 if s.veiled else s.seat == seat and s.phase > v.LAST_OF_CHANCE
    cards = [name for name, count in zip(v.CARD_NAMES, s.hand[seat], strict=True) for _ in range(count)]
    hand = f"{s.held[seat]} ({', '.join(cards)})" if shown and cards else str(s.held[seat])
    elements = "".join(letter for i, letter in enumerate(v.LETTERS) if b.affinities[seat] >> i & 1)
    head = paint(f"{names.SEAT_LETTERS[seat]} ({elements})", STYLES[seat])
    return f"{head} {s.score[seat]} | + {healing or '-'} | … {training or '-'} | ☾ {hand}"


def _sky(b: Board, s: State) -> str:
    moon = v.LETTERS[s.moon] if s.moon != v.NOBODY else "-"
    return f"{s.round}/{b.rounds} ☾ {moon}"


def _dice(s: State) -> str:
    """The dice on the table: fresh ones, then in brackets those that lie for good."""
    pools = []
    for pool in (v.ATT, v.DEF):
        fresh, fixed = (
            "".join(letter * count for letter, count in zip(v.LETTERS, row[pool], strict=True))
            for row in (s.fresh, s.fixed)
        )
        if fresh or fixed:
            pools.append(f"{fresh}{f'[{fixed}]' if fixed else ''}")
    return " : ".join(pools)
