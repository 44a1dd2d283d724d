"""The play command: who sits at the table, and which match lies on it."""

from __future__ import annotations

from typing import Annotated

import typer

from engawa import bots
from engawa.cli import groups, matches, parameters, table
from engawa.cli.screen import Screen
from engawa.core import documents, errors, messages
from engawa.core.match import Match

OPPONENT = "skilled"  # of whoever names nobody

Game = Annotated[str | None, typer.Argument(metavar="cli-word-game", help="cli-argument-game")]
Opponents = Annotated[list[str] | None, typer.Option("--bot", "-b", metavar="cli-word-bot", help="cli-option-bot")]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help="cli-option-hot-seat")]
Silent = Annotated[bool, typer.Option("--silent", help="cli-option-silent")]
Loaded = Annotated[str | None, typer.Option("--load", metavar="cli-word-file", help="cli-option-load")]


@groups.spread
def play(
    ctx: typer.Context,
    game: Game = None,
    bot: Opponents = None,
    hot_seat: HotSeat = False,
    *,
    setup: parameters.Setup,
    file: Loaded = None,
    silent: Silent = False,
) -> None:
    screen: Screen = ctx.obj
    if file is not None:
        if any(setup):
            raise errors.InvalidNotation(messages.Message("cli-load-alone"))
        match = matches.load(file)
        documents.expect_choice(match.game.key if game is None else game, "GAME", [match.game.key])
    elif game is not None:
        match = matches.new_match(game, setup)
    else:
        raise errors.InvalidNotation(
            messages.Message("cli-missing", command=ctx.command_path, what=messages.Message("cli-word-game"))
        )
    match.game.expect_ready()
    if bot and hot_seat:
        raise errors.InvalidNotation(messages.Message("cli-bot-or-hot-seat"))
    if bot or hot_seat or file is None:
        _seat(match, bot or ([] if hot_seat else [OPPONENT]))
    table.Table(screen, match, silent).sit()


def _seat(match: Match, opponents: list[str]) -> None:
    """Give the seats to people, and to bots where *opponents* say so: `1=strong`, or `strong` on every seat but 0."""
    for seat in match.seats:
        seat["bot"] = None
    for word in opponents:
        place, sign, name = word.rpartition("=")
        last = match.players - 1
        seats = [parameters.read_number(place, "--bot", 0, last)] if sign else range(1, last + 1)
        for number in seats:
            match.seats[number]["bot"] = bots.find(name).name
