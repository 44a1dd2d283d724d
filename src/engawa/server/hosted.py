"""The server for a host's own command: `uvicorn --factory engawa.server.hosted:app` (docs/hosting.md)."""

from __future__ import annotations

import os
import sys

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.config import STARTUP_FAILURE

from engawa.core.errors import InvalidNotation
from engawa.server import logs
from engawa.server.app import create_app
from engawa.server.client import client_folder
from engawa.server.setting import settings_of, wants_json
from engawa.store import StoreTrouble


def app() -> ASGIApp:
    """The server on the store that ENGAWA_STORE names: a file or a PostgreSQL URL; else in the data directory."""
    try:
        if wants_json(os.environ):
            logs.as_json()
        settings = settings_of(os.environ)
    except InvalidNotation as wrong:
        print(f"engawa: {wrong}", file=sys.stderr)
        sys.exit(STARTUP_FAILURE)  # by which uvicorn's workers know that another try is of no use
    return in_one_line(create_app(os.environ.get("ENGAWA_STORE"), client=client_folder(), prepared=True, **settings))


def in_one_line(app: ASGIApp) -> ASGIApp:
    """The *app*, which says in one line why its store cannot be opened, and not in a traceback."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        failed: list[Message] = []

        async def hold(message: Message) -> None:
            if message["type"] == "lifespan.startup.failed":
                failed.append(message)
            else:
                await send(message)

        try:
            await app(scope, receive, hold)
        except StoreTrouble as trouble:
            failed = [{**each, "message": str(trouble)} for each in failed]
            raise
        finally:
            for message in failed:
                await send(message)

    return answer
