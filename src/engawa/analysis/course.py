"""The course of a match: every position on its way, and what else chance could have made of it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from engawa.analysis.studies import Chances, key_of
from engawa.core.game import Position
from engawa.core.match import Match

AFFORDABLE = 12  # outcomes of a chance that are looked at one by one
LONGEST_WAY = 200  # forced moves that are followed


@dataclass(frozen=True)
class Place:
    """A position to be looked at: somebody has a choice there, or chance decides, or the match is over."""

    key: str  # equal for equal positions
    view: Position  # as the seat to act may know it; at chance, as the next one to act
    eyes: int | None
    choices: int  # legal moves
    end: Chances | None  # what everybody got, at the end


@dataclass(frozen=True)
class Branch:
    """An outcome that was possible: where it leads, and how likely it is."""

    text: str
    likelihood: Fraction
    place: Place


class Stop:
    """A position on the way: the one before ply *ply*, or the last one. *eyes* is the next seat to act."""

    def __init__(self, match: Match, ply: int, eyes: int | None, played: str | None) -> None:
        self.match = match
        self.ply = ply
        self.actor = match.to_act
        self.played = played
        self._eyes = eyes

    @cached_property
    def place(self) -> Place:
        return place_of(self.match, self._eyes)

    @cached_property
    def choices(self) -> int:
        """Legal moves, or outcomes; 0 where these are too many to list."""
        return len(self.match.legal_actions()) if isinstance(self.actor, int) else len(self.match.outcomes() or ())

    @cached_property
    def is_forced(self) -> bool:
        """Whether what was played was all that could be."""
        return self.choices == 1 and self.played is not None and self.match.legal() == [self.played]

    @cached_property
    def branches(self) -> list[Branch]:
        """At chance: every outcome, where they are few enough to look at each."""
        outcomes = self.match.outcomes() if self.actor == "chance" else []
        if outcomes is None or len(outcomes) > AFFORDABLE:
            return []
        return [Branch(text, chance, self._after(text)) for text, chance in outcomes]

    @property
    def passes_on(self) -> bool:
        """Whether it is worth what the next position is worth, be it for certain or on average."""
        return self.is_forced or (bool(self.branches) and self.played is not None)

    def _after(self, outcome: str) -> Place:
        """Where an outcome leads, past moves that are forced."""
        later = self.match.copy()
        later.play(outcome)
        for _ in range(LONGEST_WAY):
            actions = later.legal_actions()
            if len(actions) != 1:
                break
            later.play_action(actions[0])
        return place_of(later, self._eyes)


def course_of(match: Match) -> list[Stop]:
    """Every position from the start of a match to where it stands."""
    walk, stops = match.copy(), list[Stop]()
    while walk.ply:
        walk.undo()
    eyes = _next_to_act(match)
    for ply, played in enumerate(match.plies):
        stops.append(Stop(walk.copy(), ply, eyes[ply], played.text))
        walk.play(played.text)
    return [*stops, Stop(walk, match.ply, eyes[match.ply], None)]


def place_of(match: Match, eyes: int | None) -> Place:
    """The place at which a match stands."""
    actor = match.to_act
    seat = actor if isinstance(actor, int) else eyes
    view = match.view(seat)
    return Place(key_of(view), view, seat, len(match.legal_actions()), end_of(match) if actor is None else None)


def end_of(match: Match) -> Chances:
    """What everybody has got of the win."""
    result = match.result
    assert result is not None
    winners = result["winners"] or range(match.players)
    return tuple(round(1 / len(winners), 6) if seat in winners else 0.0 for seat in range(match.players))


def _next_to_act(match: Match) -> list[int | None]:
    """By position: the seat that is the next to act; the last one to have acted, if nobody is."""
    seats = [ply.by for ply in match.plies if isinstance(ply.by, int)]
    actor = match.to_act
    following = actor if isinstance(actor, int) else seats[-1] if seats else None
    eyes = [following]
    for ply in reversed(match.plies):
        following = ply.by if isinstance(ply.by, int) else following
        eyes.append(following)
    return eyes[::-1]
