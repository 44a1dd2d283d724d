"""The commands, put together. What they are called stands here; what they say, in the message catalogue."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import engawa
from engawa.cli import counting, playing, positions, shelf
from engawa.cli.page import Map, Page
from engawa.cli.screen import Screen
from engawa.cli.serving import Data, Lan, NoBrowser, Port, serve
from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message

COMMANDS = (
    playing.play,
    positions.new,
    positions.show,
    positions.legal,
    positions.why,
    positions.verify,
    shelf.rules,
    shelf.games,
    shelf.warm,
    counting.perft,
)
HELP = ["--help", "-h"]


def command() -> Any:
    """The `engawa` command."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, context_settings={"help_option_names": HELP})
    app.callback(cls=Map, help="cli-engawa", invoke_without_command=True)(start)
    extra = {"allow_extra_args": True}  # so that Page can say which argument is one too many
    for function in COMMANDS:
        name = function.__name__
        app.command(name, cls=Page, help=f"cli-{name}", context_settings=extra)(function)
    return typer.main.get_command(app)


def start(
    ctx: typer.Context,
    lan: Lan = False,
    data: Data = None,
    port: Port = None,
    no_browser: NoBrowser = False,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
) -> None:
    """What `engawa` does before, or without, a command."""
    screen: Screen = ctx.obj
    if version:
        screen.write(f"engawa {engawa.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        serve(screen, lan, data, port, browser=not no_browser)
        return
    for option, value in {"--lan": lan, "--data": data, "--port": port, "--no-browser": no_browser}.items():
        if value not in (None, False):
            raise InvalidNotation(Message("cli-table-option", option=option, command=ctx.invoked_subcommand))
