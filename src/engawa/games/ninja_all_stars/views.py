"""What a seat may know: other hands and shapes not yet turned up are blanked, or imagined."""

from __future__ import annotations

from engawa.core.forge import kernel
from engawa.core.rng import below
from engawa.games.ninja_all_stars import state, vocabulary as v
from engawa.games.ninja_all_stars.state import Board, State


@kernel
def observe(b: Board, s: State, seat: int) -> None:
    """Blank what *seat* cannot know: the other hands, and shapes not yet turned up. [NS-I1]"""
    for other in range(b.players):
        if other != seat:
            s.veiled |= 1 << other
            s.shown[other] = 0
            for card in range(v.CARDS):
                s.hand[other][card] = 0


@kernel
def imagine(b: Board, s: State, seat: int, rng: list[int]) -> None:
    """Deal the cards that *seat* cannot place, and let those who have chosen a shape choose again. [NS-I4]"""
    s.veiled = 0
    for other in range(b.players):
        if other != seat:
            for card in range(v.CARDS):
                s.hand[other][card] = 0
            if s.phase == v.JANKEN and other < s.seat and (s.playing >> other) & 1 == 1:
                s.shown[other] = 1 + below(rng, v.SHAPES)
    for other in range(b.players):
        if other != seat:
            for _ in range(s.held[other]):
                s.hand[other][draw_card(b, s, rng)] += 1


@kernel
def draw_card(b: Board, s: State, rng: list[int]) -> int:
    """A card that is in no hand and not discarded."""
    lot = 0
    for card in range(v.CARDS):
        lot += state.bag_of(b, s, card)
    drawn, card = below(rng, lot), 0
    while drawn >= state.bag_of(b, s, card):
        drawn -= state.bag_of(b, s, card)
        card += 1
    return card
