"""The command that trains: what a game teaches whoever plays it against himself, written to a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from engawa import catalogue
from engawa.cli.parameters import AsJson, Key, read_number
from engawa.cli.screen import Screen
from engawa.core import documents, extras

GAMES, MOST_GAMES, MOST_SEED = "10000", 10_000_000, (1 << 31) - 1
DEALS = 500  # against greedy, to see what came of it

Games = Annotated[str, typer.Option("--games", metavar="cli-word-number", help="cli-option-train-games")]
Seed = Annotated[str, typer.Option("--seed", metavar="cli-word-number", help="cli-option-train-seed")]
Folder = Annotated[str, typer.Option("--write", metavar="cli-word-folder", help="cli-option-train-write")]


def train(
    ctx: typer.Context, game: Key, games: Games = GAMES, seed: Seed = "1", write: Folder = ".", json: AsJson = False
) -> None:
    extras.expect_extra("lab")
    from engawa.bots import opponent_of
    from engawa.cli.reports import share
    from engawa.lab.scores import estimated

    screen: Screen = ctx.obj
    trainers = {each.key: opponent_of(each).train for each in map(catalogue.find, catalogue.keys())}
    documents.expect_choice(game, "GAME", [key for key, train in trainers.items() if train])
    found, count, train_by = catalogue.find(game), read_number(games, "--games", 1, MOST_GAMES), trainers[game]
    assert train_by is not None
    value, folder = read_number(seed, "--seed", 0, MOST_SEED), Path(write)
    documents.expect(folder.is_dir() and os.access(folder, os.W_OK), "--write", "train-expected-folder", write)
    training = train_by(found, count, value)
    for _ in screen.watch(training, len(training), "train-playing", games=count):
        pass
    path, deals = training.write(folder), training.deals_with_greedy(DEALS)
    score = estimated([sum(each) / len(each) for each in deals], DEALS * found.players[0])
    if json:
        shares = {"value": score.value, "low": score.low, "high": score.high}
        screen.document({"game": game, "games": count, "seed": value, "file": str(path), "greedy": shares})
    else:
        screen.whole(screen.say("train-score", score=share(screen.say, score), deals=DEALS))
        screen.whole(screen.say("train-written", where=str(path)))
