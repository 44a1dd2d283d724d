"""Answers that come line by line."""

from __future__ import annotations

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from engawa.server.analyses import Listening


class Lines(StreamingResponse):
    """Lines of JSON, each a whole `wire_http.Analysis`."""

    media_type = "application/jsonl"

    def __init__(self, listening: Listening) -> None:
        super().__init__(listening.lines, headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        self._left = listening.left

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._left()
