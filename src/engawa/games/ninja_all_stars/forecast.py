"""The forecast for a model: where it can go, whom it could attack from there and how that ends, what it sees.

What is assumed where people decide is told in `odds`; who could decide otherwise is in the document, as `open`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engawa.core.contract import LEGAL
from engawa.core.forge.declare import copied
from engawa.games.ninja_all_stars import actions, ground, names, odds, reasons, sight, state, vocabulary as v
from engawa.games.ninja_all_stars.candidates import candidates
from engawa.games.ninja_all_stars.combat import attack, shoot
from engawa.games.ninja_all_stars.decisions import decisions_in_attack, decisions_in_test
from engawa.games.ninja_all_stars.minor_actions import begin_test
from engawa.games.ninja_all_stars.odds import Effect
from engawa.games.ninja_all_stars.phrases import format_action
from engawa.games.ninja_all_stars.roster import read_model
from engawa.games.ninja_all_stars.rules import MAX_ACTIONS, refusal
from engawa.games.ninja_all_stars.state import Board, State
from engawa.games.ninja_all_stars.ways import Way, ways_of

Document = dict[str, Any]
DIGITS = 6  # of a chance
TESTED = (actions.SEARCH_FOR, actions.OPEN_CHEST, actions.USE, actions.CARD)


def forecast(b: Board, s: State, subject: str | None) -> Document:
    """What the rules foresee for a model, or without a *subject* for all whom the seat to act can choose now.

    The state is what somebody may know, so all that follows from it is, too.
    """
    if subject is None:
        models = [model for model in range(v.MODELS) if begun(b, s, model) is not None]
    else:
        models = [model for model in [read_model(b, s, subject, "subject")] if state.is_on_board(s, model)]
    return {"models": {names.MODEL_NAMES[model]: forecast_of(b, s, model) for model in models}}


def forecast_of(b: Board, s: State, model: int) -> Document:
    """What is foreseen for *model*: what it sees and, if it can act now, what it can do."""
    told: Document = {"sees": [names.SPACE_NAMES[space] for space in on_board(b) if sight.sees(b, s, model, space)]}
    told["blocked"] = dict(blocked(b, s, model))
    active = begun(b, s, model)
    return told | Activation(b, active).document() if active is not None else told


def on_board(b: Board) -> list[int]:
    """The spaces of the board."""
    return [y * v.SIDE + x for y in range(b.height) for x in range(b.width)]


def begun(b: Board, s: State, model: int) -> State | None:
    """The activation of *model*: under way, or as it could begin now; None if it cannot act."""
    if s.phase == v.ACT and s.model == model:
        return s
    action = actions.action_of(actions.ACTIVATE, 0, model)
    return odds.played(b, s, action) if s.phase == v.TURN and refusal(b, s, action) == LEGAL else None


def blocked(b: Board, s: State, model: int) -> Iterator[tuple[str, Document]]:
    """Enemies that *model* does not see, with what is in the way of the centre line. [NS-L7]"""
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(model, other):
            found = reasons.obstacle(b, s, model, other)
            if found:
                yield names.MODEL_NAMES[other], found


class Activation:
    """What the active model can do: `ends` are ways in which deeds can end, and deeds name theirs by number."""

    def __init__(self, b: Board, s: State) -> None:
        self.b, self.s = b, s
        self.ends: list[Document] = []
        self._known: dict[Any, int] = {}  # numbers of ends
        self._effects: dict[tuple[int, ...], list[Effect]] = {}

    def document(self) -> Document:
        """Ways, deeds from where it stands, and deeds from elsewhere."""
        ways = ways_of(self.b, self.s)
        here = dict(self.deeds_here())
        stands = {self.s.space[self.s.model]: self.s} | {space: way.state for space, way in ways.items()}
        from_there = {names.SPACE_NAMES[space]: dict(self.deeds_at(s)) for space, s in stands.items()}
        return {
            "dodging": decisions_in_test(self.b, self._dodging()) if any(way.dodges for way in ways.values()) else {},
            "reach": {names.SPACE_NAMES[space]: _told_way(way) for space, way in ways.items()},
            "here": here,
            "from": {space: deeds for space, deeds in from_there.items() if deeds},
            "ends": self.ends,
        }

    def _dodging(self) -> State:
        """A dodge about to be rolled."""
        s = copied(self.s)
        begin_test(self.b, s, v.TO_DODGE, s.space[s.model])
        return odds.rolling(self.b, s)

    def deeds_here(self) -> Iterator[tuple[str, int]]:
        """Attacks, shots and whatever needs a test, from where it stands and as it faces."""
        out = [0] * MAX_ACTIONS
        for action in out[: candidates(self.b, self.s, out)]:
            kind = actions.parts_of(action)[0]
            if kind in (actions.ATTACK, actions.SHOOT, *TESTED) and refusal(self.b, self.s, action) == LEGAL:
                end = self.end_of(self.s, action)
                if end != v.NOBODY:
                    yield format_action(action), end

    def deeds_at(self, standing: State) -> Iterator[tuple[str, int]]:
        """What it could do from where it stands then, once it has turned whichever way: attack, shoot, search, open."""
        turn = actions.action_of(actions.TURN_TO, 0, (standing.face[standing.model] + 1) % v.DIRECTIONS)
        if refusal(self.b, standing, turn) != LEGAL:
            return
        s = odds.played(self.b, standing, turn)
        # Who had nothing left but the movement has come to the end of its activation. [NS-A10]
        if s.phase != v.ACT or s.model != self.s.model:
            return
        for action, spaces in _targets(s):
            for there in spaces:
                # What is faced is neither at the back nor behind it: no other facing shows more. [NS-F3, NS-L2]
                s.face[s.model] = ground.direction_to(s.space[s.model], state.width_of(s, s.model), there)
                if refusal(self.b, s, action) == LEGAL:
                    yield format_action(action), self.end_of(s, action)
                    break

    def end_of(self, s: State, action: int) -> int:
        """The number of the way in which an attack, a shot or a test ends; NOBODY if it is none of these."""
        kind, _, target = actions.parts_of(action)
        return (
            self._end_of_attack(s, kind, target)
            if kind in (actions.ATTACK, actions.SHOOT)
            else self._end_of_test(s, action)
        )

    def _end_of_attack(self, s: State, kind: int, target: int) -> int:
        declared = copied(s)
        (attack if kind == actions.ATTACK else shoot)(self.b, declared, target)
        # What a result does to the two depends on who they are, and Fire on whether they are adjacent. [NS-C13]
        who = (kind, target, int(ground.are_adjacent(s, s.model, target)))
        if who not in self._effects:
            self._effects[who] = odds.effects_of(self.b, declared)
        known = (*who, declared.at, declared.df, declared.steps if kind == actions.ATTACK else 0)  # for Banzai [NS-P9]
        if known not in self._known:
            found = odds.ending(self.b, declared, self._effects[who])
            told: Document = {"pools": [found.attack, found.defence], "chooser": names.SEAT_LETTERS[found.chooser]}
            told |= {end: round(chance, DIGITS) for end, chance in zip(odds.ENDS, found.chances, strict=True)}
            self._keep(known, told | {"open": decisions_in_attack(self.b, declared)})
        return self._known[known]

    def _end_of_test(self, s: State, action: int) -> int:
        kind, first, _ = actions.parts_of(action)
        known = (kind, first, ground.stands_by_shrine(s, s.model))
        if known not in self._known:
            declared = odds.rolling(self.b, odds.played(self.b, s, action))
            if declared.phase != v.TEST:
                return v.NOBODY
            told = {
                "passes": round(odds.passing(self.b, declared), DIGITS),
                "open": decisions_in_test(self.b, declared),
            }
            self._keep(known, told)
        return self._known[known]

    def _keep(self, known: Any, told: Document) -> None:
        if told not in self.ends:
            self.ends.append(told)
        self._known[known] = self.ends.index(told)


def _told_way(way: Way) -> Document:
    told: Document = {"cost": way.cost, "way": [names.SPACE_NAMES[space] for space in way.spaces]}
    if way.dodges:
        told |= {"dodges": way.dodges, "chance": round(way.chance, DIGITS)}
    return told if way.ends else told | {"passing": True}


def _targets(s: State) -> Iterator[tuple[int, list[int]]]:
    """Whom the active model might attack, shoot at or search for and what it might open, with the spaces."""
    for other in range(v.MODELS):
        if state.is_on_board(s, other) and state.are_enemies(s.model, other):
            for kind in (actions.SEARCH_FOR,) if state.has(s, other, v.STEALTH) else (actions.ATTACK, actions.SHOOT):
                yield (
                    actions.action_of(kind, 0, other),
                    [state.part_of(s.space[other], i) for i in range(state.parts(state.width_of(s, other)))],
                )
    for chest in s.chest:
        if chest >= 0:
            yield actions.action_of(actions.OPEN_CHEST, 0, chest), [chest]
