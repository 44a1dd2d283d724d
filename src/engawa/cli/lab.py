"""The lab's commands: duel, ladder, luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from engawa.bots.opponents import LEVELS
from engawa.cli import groups, parameters, training, wishes
from engawa.core import documents, errors, extras, messages

if TYPE_CHECKING:
    from engawa.core.game import Game
    from engawa.lab.arena import Pairing

ALL = ",".join(LEVELS)
One = Annotated[str, typer.Argument(metavar="cli-word-one", help="cli-argument-one")]
Other = Annotated[str, typer.Argument(metavar="cli-word-other", help="cli-argument-other")]
Lucky = Annotated[str, typer.Argument(metavar="cli-word-one", help="cli-argument-lucky")]
Luckless = Annotated[str, typer.Argument(metavar="cli-word-other", help="cli-argument-luckless")]
Levels = Annotated[str, typer.Option("--levels", metavar="cli-word-levels", help="cli-option-lab-levels")]


def lab(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


@groups.spread
def duel(
    ctx: typer.Context,
    game: parameters.Key,
    one: One,
    other: Other,
    *,
    wish: wishes.Wish,
    json: parameters.AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli import holding, reports

    held = holding.Holding(ctx.obj, "duel", game, wish)
    pairing = _pairing(held.game, one, other)
    found = held.play([pairing])
    document = reports.duel_document(pairing, found)
    words, subject = f"{one} {other}", f"{one} against {other}"
    held.report(words, subject, lambda say, _: reports.duel_lines(say, pairing, found), document, json)


@groups.spread
def ladder(
    ctx: typer.Context,
    game: parameters.Key,
    levels: Levels = ALL,
    *,
    wish: wishes.Wish,
    json: parameters.AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli import holding, reports
    from engawa.lab import contenders
    from engawa.lab.ladder import climb, pairings_of

    held, names = holding.Holding(ctx.obj, "ladder", game, wish), levels.split(",")
    documents.expect(len({*names}) == len(names) > 1, "--levels", "lab-expected-levels", levels)
    for name in names:
        contenders.find(name, "--levels", held.game)
    found = held.play(pairings_of(names))
    rungs = climb(found, names)
    document = reports.ladder_document(rungs, found)
    words, subject = ("", "") if levels == ALL else (f"--levels {levels}", levels)
    held.report(words, subject, lambda say, width: reports.ladder_lines(say, rungs, found, width), document, json)


@groups.spread
def luck(
    ctx: typer.Context,
    game: parameters.Key,
    one: Lucky = "master",
    other: Luckless = "greedy",
    *,
    wish: wishes.Wish,
    json: parameters.AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli import holding, reports
    from engawa.lab.luck import luck_of

    held = holding.Holding(ctx.obj, "luck", game, wish)
    pairing = _pairing(held.game, one, other)
    found = held.play([pairing])
    measured = luck_of(found)
    document = reports.luck_document(pairing, measured, found)
    words, subject = f"{one} {other}", f"luck, {one} against {other}"
    held.report(words, subject, lambda say, _: reports.luck_lines(say, pairing, measured, found), document, json)


COMMANDS = duel, ladder, luck, training.train


def _pairing(game: Game, one: str, other: str) -> Pairing:
    """Two contenders that there are, and not the same one twice."""
    from engawa.lab import arena, contenders

    contenders.find(one, "ONE", game)
    contenders.find(other, "OTHER", game)
    if one == other:
        raise errors.InvalidNotation(messages.Message("lab-alone", one=one, other=other))
    return arena.Pairing(one, other)
