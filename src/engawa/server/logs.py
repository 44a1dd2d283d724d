"""Logs for machines: every event is one line of JSON on stderr, and none of them holds a link or a seed."""

from __future__ import annotations

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

# What a link's secret and a seed look like: 22 letters of base64 for URLs, 64 hexadecimal digits.
SECRET = re.compile(r"(?<![A-Za-z0-9_-])(?:[A-Za-z0-9_-]{22}|[0-9a-fA-F]{64})(?![A-Za-z0-9_-])")
ACCESS = "uvicorn.access"
FIELDS = ("client", "method", "path", "http", "status")  # what uvicorn tells of a request
LOGGERS = ("", "uvicorn", "uvicorn.error", ACCESS)


def as_json() -> None:
    """Let whatever is logged from now on be lines of JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [] if name else [handler]
        logger.propagate = True
        logger.setLevel(logging.INFO)


class Lines(logging.Formatter):
    """An event as a line: when, how bad, who says so, what; and facts, if there are some."""

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        if record.name == ACCESS and isinstance(record.args, tuple) and len(record.args) == len(FIELDS):
            event |= {"event": "request", **dict(zip(FIELDS, record.args, strict=True))}
            event["path"] = str(event["path"]).partition("?")[0]
        else:
            event |= {"event": record.getMessage(), **getattr(record, "facts", {})}
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return SECRET.sub("…", json.dumps(event, ensure_ascii=False, default=str))
