"""The commands, put together. What they are called stands here; what they say, in the message catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

import engawa
from engawa.cli import admin, analysis, counting, lab, offline, page, playing, positions, serving, shelf
from engawa.cli.screen import Screen
from engawa.core import errors, messages

COMMANDS = (
    playing.play,
    positions.new,
    positions.show,
    positions.legal,
    positions.why,
    positions.verify,
    analysis.analyse,
    analysis.hint,
    shelf.rules,
    shelf.games,
    counting.perft,
    offline.offline,
)
HELP = ["--help", "-h"]


def command() -> Any:
    """The `engawa` command."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None, context_settings={"help_option_names": HELP})
    app.callback(cls=page.Map, help="cli-engawa", invoke_without_command=True)(start)
    _add(app, {f"cli-{each.__name__}": each for each in COMMANDS})
    for name, first, commands in (("lab", lab.lab, lab.COMMANDS), ("admin", admin.admin, admin.COMMANDS)):
        group = typer.Typer(rich_markup_mode=None)
        group.callback(cls=page.Map, help=f"cli-{name}", invoke_without_command=True)(first)
        _add(group, {f"cli-{name}-{each.__name__}": each for each in commands})
        app.add_typer(group, name=name)
    return typer.main.get_command(app)


def _add(app: typer.Typer, commands: dict[str, Callable[..., Any]]) -> None:
    """Add the commands, each with the key of its help."""
    extra = {"allow_extra_args": True}  # so that Page can say which argument is one too many
    for key, function in commands.items():
        app.command(function.__name__, cls=page.Page, help=key, context_settings=extra)(function)


def start(
    ctx: typer.Context,
    lan: serving.Lan = False,
    data: serving.Data = None,
    port: serving.Port = None,
    no_browser: serving.NoBrowser = False,
    log_json: serving.LogJson = False,
    version: Annotated[bool, typer.Option("--version", help="cli-option-version")] = False,
) -> None:
    """What `engawa` does before, or without, a command."""
    screen: Screen = ctx.obj
    if version:
        screen.write(f"engawa {engawa.__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        serving.serve(screen, lan, data, port, browser=not no_browser, log_json=log_json)
        return
    given = {"--lan": lan, "--data": data, "--port": port, "--no-browser": no_browser, "--log-json": log_json}
    for option, value in given.items():
        if value not in (None, False):
            raise errors.InvalidNotation(
                messages.Message("cli-table-option", option=option, command=ctx.invoked_subcommand)
            )
