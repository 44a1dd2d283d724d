"""The server for a host's own command: `uvicorn --factory engawa.server.hosted:app` (docs/hosting.md)."""

from __future__ import annotations

import os

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from engawa.server.app import create_app
from engawa.server.client import client_folder
from engawa.store import StoreTrouble


def app() -> ASGIApp:
    """The server on the store that ENGAWA_STORE names: a file or a PostgreSQL URL; else in the data directory."""
    return in_one_line(create_app(os.environ.get("ENGAWA_STORE"), client=client_folder()))


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
