"""What there is to speak about when a bot is to act: what a spectator sees, and what has been said and done so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engawa.bots.opponents import LEVELS, Opponent, opponent_of
from engawa.core import fairness
from engawa.core.game import Game, Position
from engawa.core.match import Match
from engawa.core.messages import Message

TURNS, DECISIONS = 4, 12  # that pass at a table before somebody speaks again
TALKATIVE = 40  # times in a hundred that a bot would speak if it had something to say
MODEST = LEVELS[:2]  # these do not see far enough to announce a result

Remark = dict[str, Any]  # the seat that speaks, and the document of the message


class Moment(NamedTuple):
    """What a bot may speak about. Nothing in it is hidden from anybody."""

    seat: int
    bot: str
    draw: int  # from the seed and the ply
    view: Position
    earlier: Position | None  # when the seat acted last, before the others did
    before_chance: Position | None  # if chance has just decided
    fate: str | None  # what has befallen the seat since it acted last
    said: tuple[Remark, ...]  # by anybody so far
    acted: int  # how often the seat has acted
    opens: bool  # nobody has said anything, and the seat has not acted
    hushed: bool  # only what is proven is worth a word
    candid: bool  # nobody at the table minds hearing how the match stands


def moment_of(match: Match, seat: int, bot: str, candid: bool = True) -> Moment | None:
    """What a bot may speak about now; None where it keeps silent in any case."""
    plies, draw = match.plies, draw_of(match)
    begins = next((ply.by != seat for ply in reversed(plies) if ply.by != "chance"), True)
    announces = begins and can_be_proven(match.game) and bot not in MODEST
    remarks = [ply.remark for ply in plies if ply.remark is not None]
    mine = [number for number, ply in enumerate(plies) if ply.by == seat]
    opens = not mine and not remarks
    hushed = not opens and (draw % 100 >= TALKATIVE or not has_been_quiet(match))
    if bot not in LEVELS or (hushed and not announces):
        return None
    theirs = max((number for number, ply in enumerate(plies) if ply.by not in (seat, "chance")), default=-1)
    last = max((number for number in mine if number < theirs), default=None)
    since = range(mine[-1] + 1 if mine else 0, match.ply)
    return Moment(
        seat=seat,
        bot=bot,
        draw=draw // 100,
        view=match.view(None),
        earlier=None if last is None else match.view(None, match.ply - last),
        before_chance=match.view(None, 1) if plies and plies[-1].by == "chance" else None,
        fate=fate_of(opponent_of(match.game), seat, (message for number in since for message in match.told(number))),
        said=tuple(remarks),
        acted=len(mine),
        opens=opens,
        hushed=hushed,
        candid=candid,
    )


def draw_of(match: Match) -> int:
    """What the seed says about remarks at this ply."""
    return next(fairness.words(fairness.seed_of(match.seed), f"remark {match.ply}"))


def can_be_proven(game: Game) -> bool:
    """Whether all lies open and nothing is left to chance, so that a result can be announced."""
    return not any(game.has(kernel) for kernel in ("chances", "sample", "imagine"))


def has_been_quiet(match: Match) -> bool:
    """Whether nobody has spoken for long enough."""
    turns = decisions = 0
    actor: int | str | None = None
    for ply in reversed(match.plies):
        if ply.by != "chance":
            decisions += 1
            turns += ply.by != actor
            actor = ply.by
        if ply.remark is not None:
            return turns > TURNS and decisions > DECISIONS
    return True


def fate_of(opponent: Opponent, seat: int, messages: Iterable[Message]) -> str | None:
    """What has befallen a *seat*: that it lost something, or took it from another."""
    for message in messages:
        if opponent.loser(message) == seat:
            return "lost"
        if opponent.doer(message) == seat:
            return "took"
    return None
