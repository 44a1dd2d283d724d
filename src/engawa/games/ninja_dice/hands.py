"""Hands: the skill dice of a turn without their places, and where throws, matches and saving some lead from each.

A die is its face and how many fortunes boost it; a hand has its dice sorted. Those of the five that it does not have
are fortunes that boost nothing, or are thrown.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import compress, product

from engawa.games.ninja_dice import vocabulary as v
from engawa.games.ninja_dice.state import State

Die = tuple[int, int]
Hand = tuple[Die, ...]

BOOSTABLE = (v.FIGHT, v.SNEAK, v.PICK, v.WILD)  # [ND-H4]
KINDS: tuple[Die, ...] = (*((face, fortunes) for face in BOOSTABLE for fortunes in range(v.SKILLS)), (v.CATCH, 0))


def size_of(hand: Hand) -> int:
    """How many dice a hand has, its fortunes included."""
    return sum(1 + fortunes for _, fortunes in hand)


@cache
def hands() -> list[Hand]:
    """All hands of up to five dice, the smallest first."""
    return sorted(_hands(KINDS, v.SKILLS), key=lambda hand: (size_of(hand), hand))


def _hands(kinds: Sequence[Die], room: int) -> Iterator[Hand]:
    """The hands of up to so many dice of these *kinds*."""
    yield ()
    for i, die in enumerate(kinds):
        if size_of((die,)) <= room:
            yield from ((die, *rest) for rest in _hands(kinds[i:], room - size_of((die,))))


@cache
def index() -> dict[Hand, int]:
    """Where a hand is in the list of all hands."""
    return {hand: i for i, hand in enumerate(hands())}


def hand_of(s: State, thrown: int = 0) -> Hand:
    """What lies in the tray, without the dice of the set *thrown* and without fortunes that boost nothing."""
    boosted = Counter(die for fortune, die in enumerate(s.boosts) if not thrown >> fortune & 1)
    saved = [die for die in range(v.SKILLS) if not thrown >> die & 1 and s.face[die] in (*BOOSTABLE, v.CATCH)]
    return tuple(sorted((s.face[die], boosted[die]) for die in saved))


def lay_out(s: State, hand: Hand) -> None:
    """Make *hand* that of a state: its dice one after the other, each before its fortunes, then the free fortunes."""
    s.face[: v.SKILLS], s.boosts[:] = [v.FORTUNE] * v.SKILLS, [v.NOWHERE] * v.SKILLS
    at = 0
    for face, fortunes in hand:
        s.face[at] = face
        s.boosts[at + 1 : at + 1 + fortunes] = [at] * fortunes
        at += 1 + fortunes


def after_throw(saved: Hand, faces: Sequence[int]) -> dict[Hand, float]:
    """The hands to which throwing the other dice leads, and how likely each is. [ND-R2]"""
    hands = {saved: 1.0}
    for _ in range(v.SKILLS - size_of(saved)):
        more: dict[Hand, float] = defaultdict(float)
        for hand, chance in hands.items():
            for face, times in Counter(faces).items():
                after = hand if face == v.FORTUNE else tuple(sorted((*hand, (face, 0))))
                more[after] += chance * times / len(faces)
        hands = more
    return hands


def after_match(hand: Hand) -> list[Hand]:
    """The hands to which matching one fortune leads, for each die that can be boosted. [ND-H4]"""
    return [
        tuple(sorted((*hand[:i], (face, fortunes + 1), *hand[i + 1 :])))
        for i, (face, fortunes) in enumerate(hand)
        if face in BOOSTABLE
    ]


def savings_of(hand: Hand) -> set[Hand]:
    """What can be saved of a hand, with at least a die to throw: a die stays with its fortunes, or they go. [ND-P2]"""
    saved = {tuple(compress(hand, kept)) for kept in product((False, True), repeat=len(hand))}
    return {one for one in saved if size_of(one) < v.SKILLS}
