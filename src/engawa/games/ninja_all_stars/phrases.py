"""Moves and outcomes as text: a word for each kind of action, and how what follows it is written. [NS-N1]"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engawa.core.documents import shown
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.games.ninja_all_stars import actions, vocabulary as v
from engawa.games.ninja_all_stars.dice import MASK, letters_of, pool_of
from engawa.games.ninja_all_stars.names import MODEL_NAMES, SEAT_LETTERS, SPACE_NAMES, model_number, space_number


class Word(NamedTuple):
    """What can follow the first word of a move: how it is read, how it is written, and what it is called."""

    read: Callable[[str], int | None]
    write: Callable[[int], str]
    name: str


def _one_of(names: tuple[str, ...] | str) -> tuple[Callable[[str], int | None], Callable[[int], str]]:
    numbers = {name.lower(): i for i, name in enumerate(names)}
    return lambda text: numbers.get(text.lower()), lambda number: names[number]


SPACE = Word(lambda text: space_number(text.lower()), lambda number: SPACE_NAMES[number], "space")
MODEL = Word(lambda text: model_number(text.upper()), lambda number: MODEL_NAMES[number], "model")
DIRECTION = Word(*_one_of(v.DIRECTION_NAMES), "direction")
EDGE_WORD = Word(*_one_of(v.EDGE_NAMES), "edge")
SEAT = Word(*_one_of(SEAT_LETTERS), "seat")
DIE = Word(*_one_of(v.LETTERS), "die")
ELEMENT = Word(*_one_of(v.ELEMENT_NAMES), "element")

PLAIN = {
    actions.PASS: "pass", actions.TAKE: "take", actions.RUN: "run", actions.HIDE: "stealth", actions.USE_HASTE: "haste",
    actions.END: "end", actions.REROLL_NIMBLE: "nimble", actions.REROLL_SHRINE: "shrine", actions.REROLL_LUCKY: "lucky",
    actions.PROTECT: "protect", actions.STAY: "stay", actions.DRAW_CARD: "draw",
}  # fmt: skip
ONE_WORD = {
    actions.LAY_LANTERN: ("lantern", SPACE), actions.LAY_SHRINE: ("shrine", SPACE), actions.PICK_SEAT: ("pick", SEAT),
    actions.TAKE_EDGE: ("edge", EDGE_WORD), actions.NAME_CHAMPION: ("champion", MODEL),
    actions.NAME_MESSENGER: ("messenger", MODEL), actions.ACTIVATE: ("activate", MODEL), actions.STEP: ("step", SPACE),
    actions.TURN_TO: ("face", DIRECTION), actions.ATTACK: ("attack", MODEL), actions.SHOOT: ("shoot", MODEL),
    actions.SEARCH_FOR: ("search", MODEL), actions.OPEN_CHEST: ("open", SPACE), actions.GIVE: ("give", MODEL),
    actions.REROLL_CCM: ("ccm", DIE), actions.REROLL_TOKEN: ("token", DIE), actions.CHOOSE_RESULT: ("result", ELEMENT),
    actions.HERBS: ("herbs", MODEL), actions.HEAL_MODEL: ("heal", MODEL), actions.REST: ("rest", MODEL),
    actions.NAME_AFFINITY: ("affinity", ELEMENT), actions.TEST_FOR: ("team", MODEL),
}  # fmt: skip
TWO_WORDS = {
    actions.DEPLOY_MODEL: ("deploy", MODEL, SPACE), actions.PUSH_TO: ("push", MODEL, SPACE),
    actions.PLACE_ON: ("place", MODEL, SPACE),
}  # fmt: skip
BY_PLAIN = {word: kind for kind, word in PLAIN.items()}
BY_ONE = {word: (kind, then) for kind, (word, then) in ONE_WORD.items()}
BY_TWO = {word: (kind, first, second) for kind, (word, first, second) in TWO_WORDS.items()}
SHAPES = {name: number for number, name in enumerate(v.SHAPE_NAMES)}
USES = v.KEYWORD_NAMES[v.FIRST_USE :]
POOLS = (*v.POOL_NAMES, *v.TEST_POOL_NAMES)
WORDS = ("card", "curse", "mastery", "post", "use", *BY_PLAIN, *BY_ONE, *BY_TWO, *SHAPES)


def format_action(action: int) -> str:
    """The move that writes a well-formed *action*."""
    kind, first, second = actions.parts_of(action)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in ONE_WORD:
        word, then = ONE_WORD[kind]
        return f"{word} {then.write(second)}"
    if kind in TWO_WORDS:
        word, one, other = TWO_WORDS[kind]
        return f"{word} {one.write(first)} {other.write(second)}"
    if kind == actions.SHOW:
        return v.SHAPE_NAMES[second]
    if kind == actions.POST_SENTRY:
        return f"post {SPACE.write(second)} {DIRECTION.write(first)}"
    if kind == actions.CARD:
        return f"card {v.CARD_NAMES[first >> 1]}{'+' * (first & 1)}{_target(second, first >> 1 == v.STELLAR_ALIGNMENT)}"
    if kind == actions.USE:
        return f"use {v.KEYWORD_NAMES[first]}{_target(second, False)}"
    if kind == actions.CURSE_ROLL:
        return f"curse{_target(second, False)}"
    return f"mastery {letters_of(second)}" if second else "mastery"


def _target(target: int, in_full: bool) -> str:
    """What follows a card, an ability or a curse; elements as letters of dice, or *in_full*."""
    if target == actions.NONE:
        return ""
    if target >= actions.POOL_TARGET:
        return f" {POOLS[target - actions.POOL_TARGET]}"
    if actions.element_in(target) >= 0:
        return f" {(v.ELEMENT_NAMES if in_full else v.LETTERS)[actions.element_in(target)]}"
    return f" {MODEL_NAMES[actions.model_in(target)]}" if actions.model_in(target) >= 0 else f" {target}"


def parse_action(move: str) -> int:
    """The action that *move* writes. Capitals and blanks do not matter."""
    words = move.split()
    word, then = (words[0].lower(), words[1:]) if words else ("", [])
    if word in BY_PLAIN and not then:
        return actions.action_of(BY_PLAIN[word], 0, 0)
    if word in SHAPES and not then:
        return actions.action_of(actions.SHOW, 0, SHAPES[word])
    if word in BY_ONE and len(then) == 1:
        kind, one = BY_ONE[word]
        return actions.action_of(kind, 0, _read(one, then[0], move))
    if word in BY_TWO and len(then) == 2:
        kind, one, other = BY_TWO[word]
        return actions.action_of(kind, _read(one, then[0], move), _read(other, then[1], move))
    if word == "post" and len(then) == 2:
        space = _read(SPACE, then[0], move)
        return actions.action_of(actions.POST_SENTRY, _read(DIRECTION, then[1], move), space)
    if word == "mastery" and len(then) < 2:
        return actions.action_of(actions.REROLL_MASTERY, 0, _read_dice(then[0], move) if then else 0)
    if word == "curse" and len(then) < 2:
        return actions.action_of(actions.CURSE_ROLL, 0, _read_target(then, move))
    if word == "card" and 1 <= len(then) <= 2:
        return _read_card(then, move)
    if word == "use" and 1 <= len(then) <= 2:
        if then[0].lower() not in USES:
            raise _wrong("ability", then[0], move)
        return actions.action_of(actions.USE, v.KEYWORD_NAMES.index(then[0].lower()), _read_target(then[1:], move))
    if word in WORDS:
        raise InvalidNotation(Message("ninja-all-stars-move-form", came=shown(move), word=word))
    raise InvalidNotation(Message("ninja-all-stars-unreadable", came=shown(move)))


def _read(word: Word, text: str, move: str) -> int:
    number = word.read(text)
    if number is None:
        raise _wrong(word.name, text, move)
    return number


def _read_card(words: list[str], move: str) -> int:
    name = words[0].lower()
    plus = name.endswith("+")
    if name.rstrip("+") not in v.CARD_NAMES or name.count("+") > 1:
        raise _wrong("card", words[0], move)
    card = v.CARD_NAMES.index(name.rstrip("+"))
    return actions.action_of(actions.CARD, 2 * card + plus, _read_target(words[1:], move))


def _read_target(words: list[str], move: str) -> int:
    """A model, a pool, an element by name or by letter; or nothing."""
    if not words:
        return actions.NONE
    text = words[0]
    if text.lower() in POOLS:
        return actions.POOL_TARGET + POOLS.index(text.lower())
    for word in (ELEMENT, DIE):
        number = word.read(text)
        if number is not None:
            return actions.ELEMENT_TARGET + number
    return actions.MODEL_TARGET + _read(MODEL, text, move)


def _read_dice(text: str, move: str) -> int:
    if not set(text.upper()) <= {*v.LETTERS} or len(text) > MASK:
        raise _wrong("dice", text, move)
    return pool_of(text.upper())


def _wrong(what: str, came: str, move: str) -> InvalidNotation:
    return InvalidNotation(Message("ninja-all-stars-wrong-word", move=shown(move), what=what, came=shown(came)))
