"""The lab's commands: duel, ladder, luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from engawa.bots.opponents import LEVELS
from engawa.cli.groups import spread
from engawa.cli.parameters import AsJson, Key
from engawa.cli.training import train
from engawa.cli.wishes import Wish
from engawa.core import extras
from engawa.core.documents import expect
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

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


@spread
def duel(
    ctx: typer.Context,
    game: Key,
    one: One,
    other: Other,
    *,
    wish: Wish,
    json: AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli.holding import Holding
    from engawa.cli.reports import duel_document, duel_lines

    holding = Holding(ctx.obj, "duel", game, wish)
    pairing = _pairing(holding.game, one, other)
    found = holding.play([pairing])
    document = duel_document(pairing, found)
    words, subject = f"{one} {other}", f"{one} against {other}"
    holding.report(words, subject, lambda say, _: duel_lines(say, pairing, found), document, json)


@spread
def ladder(
    ctx: typer.Context,
    game: Key,
    levels: Levels = ALL,
    *,
    wish: Wish,
    json: AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli.holding import Holding
    from engawa.cli.reports import ladder_document, ladder_lines
    from engawa.lab.contenders import find
    from engawa.lab.ladder import climb, pairings_of

    holding, names = Holding(ctx.obj, "ladder", game, wish), levels.split(",")
    expect(len({*names}) == len(names) > 1, "--levels", "lab-expected-levels", levels)
    for name in names:
        find(name, "--levels", holding.game)
    found = holding.play(pairings_of(names))
    rungs = climb(found, names)
    document = ladder_document(rungs, found)
    words, subject = ("", "") if levels == ALL else (f"--levels {levels}", levels)
    holding.report(words, subject, lambda say, width: ladder_lines(say, rungs, found, width), document, json)


@spread
def luck(
    ctx: typer.Context,
    game: Key,
    one: Lucky = "master",
    other: Luckless = "greedy",
    *,
    wish: Wish,
    json: AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli.holding import Holding
    from engawa.cli.reports import luck_document, luck_lines
    from engawa.lab.luck import luck_of

    holding = Holding(ctx.obj, "luck", game, wish)
    pairing = _pairing(holding.game, one, other)
    found = holding.play([pairing])
    measured = luck_of(found)
    document = luck_document(pairing, measured, found)
    words, subject = f"{one} {other}", f"luck, {one} against {other}"
    holding.report(words, subject, lambda say, _: luck_lines(say, pairing, measured, found), document, json)


COMMANDS = duel, ladder, luck, train


def _pairing(game: Game, one: str, other: str) -> Pairing:
    """Two contenders that there are, and not the same one twice."""
    from engawa.lab.arena import Pairing
    from engawa.lab.contenders import find

    find(one, "ONE", game)
    find(other, "OTHER", game)
    if one == other:
        raise InvalidNotation(Message("lab-alone", one=one, other=other))
    return Pairing(one, other)
