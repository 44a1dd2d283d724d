"""What a command line says about a tournament, as text."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import typer

from engawa.cli.parameters import Chosen, Players

NUMBER = "cli-word-number"
Pairs = Annotated[str, typer.Option("--pairs", metavar=NUMBER, help="cli-option-lab-pairs")]
Nodes = Annotated[str | None, typer.Option("--nodes", metavar=NUMBER, help="cli-option-lab-nodes")]
Seconds = Annotated[str | None, typer.Option("--seconds", metavar="cli-word-seconds", help="cli-option-lab-seconds")]
Seed = Annotated[str, typer.Option("--seed", metavar=NUMBER, help="cli-option-lab-seed")]
Opening = Annotated[str | None, typer.Option("--opening", metavar=NUMBER, help="cli-option-lab-opening")]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar=NUMBER, help="cli-option-lab-jobs")]
Rows = Annotated[str | None, typer.Option("--rows", metavar="cli-word-file", help="cli-option-lab-rows")]
Write = Annotated[str | None, typer.Option("--write", metavar="cli-word-file", help="cli-option-lab-write")]


class Wish(NamedTuple):
    """The options that all tournaments have."""

    option: Chosen = None
    players: Players = None
    pairs: Pairs = "100"
    nodes: Nodes = None
    seconds: Seconds = None
    seed: Seed = "1"
    opening: Opening = None
    jobs: Jobs = None
    rows: Rows = None
    write: Write = None
