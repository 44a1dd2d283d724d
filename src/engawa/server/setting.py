"""What a host sets in the environment, for both ways to start a server. Whatever cannot be read is told in one line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import ip_network
from typing import Any

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.server.health import Networks
from engawa.server.retention import Keeping

ORIGINS = "ENGAWA_ORIGINS"
METRICS, LOG, KEEP_OVER, KEEP_OPEN = "ENGAWA_METRICS", "ENGAWA_LOG", "ENGAWA_KEEP_OVER", "ENGAWA_KEEP_OPEN"
LOOPBACK = "127.0.0.0/8,::1/128"
MOST_DAYS = 36_500
DAY = 86_400.0
ORIGIN = re.compile(r"https?://[^/\s]+")


def settings_of(environ: Mapping[str, str]) -> dict[str, Any]:
    """The settings of `create_app` that the environment makes."""
    observers = read_networks(environ.get(METRICS, LOOPBACK))
    origins = read_origins(environ.get(ORIGINS, ""))
    return {
        "origins": origins,
        "observers": observers,
        "keeping": Keeping(*(read_days(environ, name) for name in (KEEP_OVER, KEEP_OPEN))),
    }


def wants_json(environ: Mapping[str, str]) -> bool:
    """Whether logs are lines of JSON."""
    came = environ.get(LOG, "")
    if came not in ("", "text", "json"):
        raise InvalidNotation(Message("setting-log", name=LOG, came=came))
    return came == "json"


def read_networks(text: str) -> Networks:
    """Networks, or addresses, with commas between them; none of an empty text."""
    try:
        return [ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip()]
    except ValueError:
        raise InvalidNotation(Message("setting-networks", name=METRICS, came=text)) from None


def read_origins(text: str) -> list[str]:
    """Addresses of pages, as browsers name them, with commas between them."""
    origins = [part.strip().lower() for part in text.split(",") if part.strip()]
    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise InvalidNotation(Message("setting-origins", name=ORIGINS, came=origin))
    return origins


def read_days(environ: Mapping[str, str], name: str) -> float | None:
    """So many days in seconds; None where nothing is set."""
    text = environ.get(name, "")
    if not text:
        return None
    good = text.isdecimal() and text.isascii() and len(text) < 6 and 1 <= int(text) <= MOST_DAYS
    if not good:
        raise InvalidNotation(Message("setting-days", name=name, most=str(MOST_DAYS), came=text))
    return int(text) * DAY
