"""Where matches are kept: a file, or a PostgreSQL database by its URL."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from urllib.parse import urlsplit

from engawa.core.messages import Message
from engawa.store.errors import StoreTrouble

FILE = "matches.db"
POSTGRESQL = ("postgresql", "postgres")
SCHEME = re.compile(r"([a-z][a-z0-9+.-]+):/", re.IGNORECASE)  # two letters at least: C:/ is a path


def data_directory() -> Path:
    """Where a user's matches are kept: ENGAWA_DATA, else the platform's place for such things."""
    chosen = os.environ.get("ENGAWA_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        home = "~/Library/Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "engawa"


def file_of(address: str | Path | None) -> Path | None:
    """The file that an *address* names, or None where it is the URL of a PostgreSQL database."""
    if address is None:
        return data_directory() / FILE
    scheme = SCHEME.match(address) if isinstance(address, str) else None
    if scheme is None:
        return Path(address).expanduser().absolute()
    if scheme[1].lower() not in POSTGRESQL:
        raise StoreTrouble(Message("store-wrong-url", scheme=scheme[1]))
    return None


def shown_url(url: str) -> str:
    """A URL as people may see it: without user, password and settings."""
    try:
        parts = urlsplit(url)
    except ValueError as error:
        raise StoreTrouble(Message("store-no-url", problem=str(error))) from None
    hosts = parts.netloc.rpartition("@")[2]
    return ":".join((parts.scheme, f"//{hosts}{parts.path}"))


def shown_address(address: str | Path | None) -> str:
    """Where an *address* leads, for people: the file, or the URL without its secrets."""
    file = file_of(address)
    return shown_url(str(address)) if file is None else str(file)
