"""What a browser complains about: nothing of it may happen in any test, unless the test asks for trouble."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

LOUD = ("error", "warning")
INSIDE = ("data:", "blob:")


class Watch:
    """Hears errors and warnings of all pages, requests that fail, and requests that leave the server."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def over(self, context: BrowserContext, origin: str) -> None:
        """Watch everything that happens in *context*, whose pages may talk to *origin* alone."""
        context.on("console", self._hear_console)
        context.on("weberror", self._hear_error)
        context.on("request", lambda request: self._hear_request(request, origin))
        context.on("requestfailed", self._hear_failure)
        context.on("response", self._hear_response)
        context.on("page", lambda page: page.on("websocket", lambda socket: self._hear_address(socket.url, origin)))

    def expect(self, *patterns: str) -> None:
        """Complaints like these belong to the test."""
        self._expected += map(re.compile, patterns)

    @property
    def unexpected(self) -> list[str]:
        return [each for each in self.complaints if not any(pattern.search(each) for pattern in self._expected)]

    def _hear_console(self, message: ConsoleMessage) -> None:
        if message.type in LOUD:
            self.complaints.append(f"console {message.type}: {message.text}")

    def _hear_error(self, error: WebError) -> None:
        self.complaints.append(f"page error: {error.error.stack or error.error}")

    def _hear_request(self, request: Request, origin: str) -> None:
        self._hear_address(request.url, origin)

    def _hear_address(self, url: str, origin: str) -> None:
        if not url.startswith((origin, origin.replace("http", "ws", 1), *INSIDE)):
            self.complaints.append(f"left {origin} for {url}")

    def _hear_failure(self, request: Request) -> None:
        if request.failure == "net::ERR_ABORTED":
            if request.url.endswith("/analysis"):
                return  # whoever has seen enough of an analysis ends the request
            if request.resource_type == "image" or request.url.endswith("/icon.svg"):
                return  # who leaves a page waits for no picture or icon of it; one that is missing has a status
        self.complaints.append(f"failed: {request.method} {request.url} ({request.failure})")

    def _hear_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"status {response.status}: {response.request.method} {response.url}")
