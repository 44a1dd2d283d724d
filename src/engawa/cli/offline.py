"""`engawa offline`: the table as a folder that needs no server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from engawa.cli.screen import Screen
from engawa.core import errors, extras, messages

Folder = Annotated[str, typer.Argument(metavar="cli-word-folder", help="cli-argument-folder")]


def offline(ctx: typer.Context, folder: Folder) -> None:
    screen: Screen = ctx.obj
    extras.expect_extra("table")
    from engawa.page.folder import write_folder
    from engawa.server.client import client_folder

    client = client_folder()
    if client is None:
        raise errors.InvalidNotation(messages.Message("serve-no-client"))
    size = write_folder(client, Path(folder))
    screen.tell("offline-written", folder=folder, megabytes=round(size / 1e6))
