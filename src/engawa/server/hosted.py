"""The server for a host's own command: `uvicorn --factory engawa.server.hosted:app` (docs/hosting.md)."""

from __future__ import annotations

import os

from fastapi import FastAPI

from engawa.server.app import create_app
from engawa.server.run import client_folder


def app() -> FastAPI:
    """The server on the store that ENGAWA_STORE names: a file or a PostgreSQL URL; else in the data directory."""
    return create_app(os.environ.get("ENGAWA_STORE"), client=client_folder())
