"""What a bot says now and then. It is made of what everybody may know, so it tells of nothing hidden, and of no move.

Every family of games has a voice of its own: the messages `remark-<family>-<occasion>`. One without is silent.
"""

from __future__ import annotations

import time
from collections.abc import Mapping

from engawa import catalogue
from engawa.bots import moments, opponents
from engawa.bots.moments import Moment, Remark, moment_of
from engawa.bots.occasions import Occasion, occasion_of
from engawa.core.game import Game
from engawa.core.match import Match
from engawa.core.messages import FALLBACK, Message, document_of, has_message, message_in

__all__ = ["SECONDS", "Moment", "Occasion", "Remark", "farewell", "found", "moment_of", "remark", "worded", "words_of"]

LINES = 3  # for every occasion
SECONDS = 0.2  # that a look for something to say may take


def remark(moment: Moment, action: int, seconds: float | None = SECONDS) -> Remark | None:
    """What a bot says as it plays *action*, if anything."""
    occasion = found(moment, action, seconds)
    return None if occasion is None else worded(moment, occasion)


def found(moment: Moment, action: int, seconds: float | None = SECONDS) -> Occasion | None:
    """What a bot that plays *action* could speak about, if anything. That may take a while; words do not."""
    return occasion_of(moment, action, None if seconds is None else time.monotonic() + seconds)


def worded(moment: Moment, occasion: Occasion) -> Remark | None:
    """What a bot says to an *occasion*."""
    return _worded(catalogue.find(moment.view["game"]), occasion, moment.seat, moment.bot, moment.draw, moment.said)


def farewell(match: Match, bots: Mapping[int, str | None]) -> Remark | None:
    """What one of the *bots*, by seat, says once the match is over: a winner, if there is one among them."""
    speakers = {seat: bot for seat, bot in bots.items() if bot in opponents.LEVELS}
    if match.result is None or not speakers:
        return None
    winners, draw = match.result["winners"], moments.draw_of(match)
    seats = [seat for seat in winners if seat in speakers] or list(speakers)
    seat = seats[draw % len(seats)]
    case = "drawn" if not winners else "won" if seat in winners else "beaten"
    return _worded(match.game, Occasion(case), seat, speakers[seat], draw // len(seats))


def _worded(
    game: Game, occasion: Occasion, seat: int, bot: str | None, draw: int, said: tuple[Remark, ...] = ()
) -> Remark | None:
    """One of the lines for an occasion, none twice while there is another."""
    key = f"remark-{game.family}-{occasion.name}"
    if not has_message(key):
        return None
    tone = "modest" if bot in moments.MODEST else "sure"
    lines = [Message(key, line=line, tone=tone, moves=occasion.moves) for line in range(1, LINES + 1)]
    used = {words_of(each, FALLBACK) for each in said}
    fresh = [line for line in lines if line.text(FALLBACK) not in used] or lines
    return {"seat": seat} | document_of(fresh[draw % len(fresh)])


def words_of(remark: Remark, lang: str) -> str:
    """What a bot said, in that language. In older matches the words were kept, in two languages, and no facts."""
    return message_in(remark).text(lang) if "facts" in remark else str(remark.get(lang, remark[FALLBACK]))
