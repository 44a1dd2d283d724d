"""What a bot finds worth a remark: a proof, a loss, luck, a turn of the tide, a close match."""

from __future__ import annotations

import time
from typing import NamedTuple

from engawa import catalogue
from engawa.bots import moments, opponents
from engawa.bots.sight import Sight
from engawa.core.game import Position
from engawa.core.hiding import SPECTATOR
from engawa.core.messages import Message
from engawa.core.rng import WORDS, seed
from engawa.search import Findings

# How closely each level looks for a proof, and how many turns ahead it would know how a match ends.
NODES = {"novice": 1_000, "casual": 2_000, "skilled": 10_000, "strong": 50_000, "master": 300_000}
FORESIGHT = {"novice": 1, "casual": 1, "skilled": 2, "strong": 3, "master": 60}
GLANCE = 2_000  # nodes, where nothing can be proven
LEAST = 0.02  # seconds
LUCK = 0.12  # by which an outcome changes the chance to win
SWING = 0.2  # by which it changes between two turns of a seat
NECK_AND_NECK = 0.06  # between the first and the second
SEASONED = 8  # decisions of a seat before it calls a match close
CLOSE = 30  # times in a hundred that it does, once


class Occasion(NamedTuple):
    """What a remark is about."""

    name: str
    moves: int = 0  # until the proven end, of whoever wins


def occasion_of(moment: moments.Moment, action: int, until: float | None) -> Occasion | None:
    """What the bot that plays *action* could speak about, the weightiest first; *until* the clock says so."""
    if moment.opens:
        return Occasion("first")
    now = look(moment, moment.view, until)
    proof = proof_of(moment, now, action)
    if proof is not None or moment.hushed:
        return proof
    fate = moment.fate or deed_of(moment, action)
    if fate is not None:
        return Occasion(fate)
    return tide_of(moment, now, until) if moment.candid else None


def look(moment: moments.Moment, view: Position, until: float | None) -> Findings:
    """What a spectator who looks as closely as the bot finds in a position; what is hidden is dealt at random."""
    game, rng = catalogue.find(view["game"]), [0] * WORDS
    seed(rng, moment.draw)
    sitting = game.notation.parse_position(view)
    game.kernels.imagine(sitting.board, sitting.state, SPECTATOR, rng)
    sight = Sight(game, sitting.players, sitting.board, sitting.state, moment.seat)
    seconds = None if until is None else max(LEAST, until - time.monotonic())
    nodes = NODES[moment.bot] if moments.can_be_proven(game) else GLANCE
    return opponents.opponent_of(game).study(sight, rng, opponents.Budget(nodes, seconds), None)


def proof_of(moment: moments.Moment, found: Findings, action: int) -> Occasion | None:
    """That *action* wins for sure, or that all loses: told once each, no further ahead than the level sees."""
    told, sees = told_by(moment), FORESIGHT[moment.bot]
    played = next((choice for choice in found.choices if choice.action == action), None)
    if played and played.turns and played.values[moment.seat] == 1:
        # What ends with this turn need not be announced.
        announced = 1 < played.turns <= sees and "wins" not in told
        return Occasion("wins", (played.turns + 1) // 2) if announced else None
    best = found.choices[0]
    if best.turns and best.values[moment.seat] == 0 and moment.candid:
        return Occasion("loses", best.turns // 2) if best.turns <= sees and "loses" not in told else None
    return None


def deed_of(moment: moments.Moment, action: int) -> str | None:
    """What the bot does to others with *action*."""
    opponent = opponents.opponent_of(catalogue.find(moment.view["game"]))
    told = told_of(moment, action)
    victims = {opponent.loser(message) for message in told if opponent.doer(message) is None}
    return "took" if victims - {None, moment.seat} else None


def told_of(moment: moments.Moment, action: int) -> list[Message]:
    """What the rules tell of *action*; nothing where the bot may know more than the others."""
    game = catalogue.find(moment.view["game"])
    if game.hides:
        return []
    sitting = game.notation.parse_position(moment.view)
    notes = game.notes_of(sitting.board, sitting.state, action)
    return [message for note in notes if (message := game.notation.tell(sitting.board, note)) is not None]


def tide_of(moment: moments.Moment, now: Findings, until: float | None) -> Occasion | None:
    """That chance or the others have changed a lot, or that it is close. A look cut short would see tides anywhere."""
    before = mine = now.values[moment.seat]
    if moment.before_chance is not None and not is_late(until):
        before = look(moment, moment.before_chance, until).values[moment.seat]
        if abs(mine - before) > LUCK:
            return Occasion("lucky" if mine > before else "unlucky")
    if moment.earlier is not None and not is_late(until):
        swing = before - look(moment, moment.earlier, until).values[moment.seat]
        if abs(swing) > SWING:
            return Occasion("better" if swing > 0 else "worse")
    return Occasion("close") if is_close(moment, now) and "close" not in told_by(moment) else None


def is_close(moment: moments.Moment, now: Findings) -> bool:
    """Whether the seat is one of two who lead, and would say so."""
    first, second = sorted(now.values, reverse=True)[:2]
    leads = first - second < NECK_AND_NECK and now.values[moment.seat] >= second
    return leads and moment.acted >= SEASONED and moment.draw % 100 < CLOSE


def is_late(until: float | None) -> bool:
    """Whether time is up."""
    return until is not None and time.monotonic() >= until


def told_by(moment: moments.Moment) -> set[str]:
    """The occasions that the seat has spoken to."""
    return {said["key"].rpartition("-")[2] for said in moment.said if said["seat"] == moment.seat}
