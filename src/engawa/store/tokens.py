"""Seat tokens: links that are keys. The store knows only their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Any, TypeAlias

TOKEN_BYTES = 16

Role: TypeAlias = Any  # what a token lets its holder be, as JSON: a list of seats, or "spectator"


def new_token() -> str:
    """A token that nobody can guess, for the fragment of a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def find(token: str, kept: Iterable[tuple[str, str]]) -> str | None:
    """What stands beside that *token* among hashes; every one is compared, each in constant time."""
    wanted, found = hashed(token), None
    for known, role in kept:
        if hmac.compare_digest(known, wanted):
            found = role
    return found
