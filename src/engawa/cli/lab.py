"""The lab's commands: duel, ladder, luck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from engawa.bots.opponents import LEVELS
from engawa.cli.parameters import AsJson, Chosen, Key, Players
from engawa.cli.training import train
from engawa.core import extras
from engawa.core.documents import expect
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

if TYPE_CHECKING:
    from engawa.core.game import Game
    from engawa.lab.arena import Pairing

NUMBER, ALL = "cli-word-number", ",".join(LEVELS)
One = Annotated[str, typer.Argument(metavar="cli-word-one", help="cli-argument-one")]
Other = Annotated[str, typer.Argument(metavar="cli-word-other", help="cli-argument-other")]
Lucky = Annotated[str, typer.Argument(metavar="cli-word-one", help="cli-argument-lucky")]
Luckless = Annotated[str, typer.Argument(metavar="cli-word-other", help="cli-argument-luckless")]
Levels = Annotated[str, typer.Option("--levels", metavar="cli-word-levels", help="cli-option-lab-levels")]
Pairs = Annotated[str, typer.Option("--pairs", metavar=NUMBER, help="cli-option-lab-pairs")]
Nodes = Annotated[str | None, typer.Option("--nodes", metavar=NUMBER, help="cli-option-lab-nodes")]
Seconds = Annotated[str | None, typer.Option("--seconds", metavar="cli-word-seconds", help="cli-option-lab-seconds")]
Seed = Annotated[str, typer.Option("--seed", metavar=NUMBER, help="cli-option-lab-seed")]
Opening = Annotated[str | None, typer.Option("--opening", metavar=NUMBER, help="cli-option-lab-opening")]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar=NUMBER, help="cli-option-lab-jobs")]
Rows = Annotated[str | None, typer.Option("--rows", metavar="cli-word-file", help="cli-option-lab-rows")]
Write = Annotated[str | None, typer.Option("--write", metavar="cli-word-file", help="cli-option-lab-write")]


def lab(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def duel(
    ctx: typer.Context,
    game: Key,
    one: One,
    other: Other,
    option: Chosen = None,
    players: Players = None,
    pairs: Pairs = "100",
    nodes: Nodes = None,
    seconds: Seconds = None,
    seed: Seed = "1",
    opening: Opening = None,
    jobs: Jobs = None,
    rows: Rows = None,
    write: Write = None,
    json: AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli.holding import Holding, Wish
    from engawa.cli.reports import duel_document, duel_lines

    wish = Wish(game, option, players, pairs, nodes, seconds, seed, opening, jobs, rows, write)
    holding = Holding(ctx.obj, "duel", wish)
    pairing = _pairing(holding.game, one, other)
    found = holding.play([pairing])
    document = duel_document(pairing, found)
    words, subject = f"{one} {other}", f"{one} against {other}"
    holding.report(words, subject, lambda say, _: duel_lines(say, pairing, found), document, json)


def ladder(
    ctx: typer.Context,
    game: Key,
    levels: Levels = ALL,
    option: Chosen = None,
    players: Players = None,
    pairs: Pairs = "100",
    nodes: Nodes = None,
    seconds: Seconds = None,
    seed: Seed = "1",
    opening: Opening = None,
    jobs: Jobs = None,
    rows: Rows = None,
    write: Write = None,
    json: AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli.holding import Holding, Wish
    from engawa.cli.reports import ladder_document, ladder_lines
    from engawa.lab.contenders import find
    from engawa.lab.ladder import climb, pairings_of

    wish = Wish(game, option, players, pairs, nodes, seconds, seed, opening, jobs, rows, write)
    holding, names = Holding(ctx.obj, "ladder", wish), levels.split(",")
    expect(len({*names}) == len(names) > 1, "--levels", "lab-expected-levels", levels)
    for name in names:
        find(name, "--levels", holding.game)
    found = holding.play(pairings_of(names))
    rungs = climb(found, names)
    document = ladder_document(rungs, found)
    words, subject = ("", "") if levels == ALL else (f"--levels {levels}", levels)
    holding.report(words, subject, lambda say, width: ladder_lines(say, rungs, found, width), document, json)


def luck(
    ctx: typer.Context,
    game: Key,
    one: Lucky = "master",
    other: Luckless = "greedy",
    option: Chosen = None,
    players: Players = None,
    pairs: Pairs = "100",
    nodes: Nodes = None,
    seconds: Seconds = None,
    seed: Seed = "1",
    opening: Opening = None,
    jobs: Jobs = None,
    rows: Rows = None,
    write: Write = None,
    json: AsJson = False,
) -> None:
    extras.expect_extra("lab")
    from engawa.cli.holding import Holding, Wish
    from engawa.cli.reports import luck_document, luck_lines
    from engawa.lab.luck import luck_of

    wish = Wish(game, option, players, pairs, nodes, seconds, seed, opening, jobs, rows, write)
    holding = Holding(ctx.obj, "luck", wish)
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
