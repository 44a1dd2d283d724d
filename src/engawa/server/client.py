"""The built client: where it lies, and how its files are sent."""

from __future__ import annotations

import gzip
import os
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Receive, Scope, Send

from engawa.core.messages import LANGUAGES, say

# What a wheel carries, and what a checkout has built (hatch_build.py, web/vite.config.ts).
PLACES = (Path(__file__).with_name("dist"), Path(__file__).parents[3] / "web" / "dist")
HASHED = "assets"  # the folder of the files that have a hash of their content in their name
VERSIONED = "python"  # and the one whose folders have (page/bundle.py)
FOREVER, ANEW = "public, max-age=31536000, immutable", "no-cache"
# Written down, since the table of the system may lack some or, on Windows, say something else about scripts.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def client_folder() -> Path | None:
    """The folder of the built client, if it has been built."""
    return next((place for place in PLACES if (place / "index.html").exists()), None)


def without_client(request: Request) -> Response:
    """In place of the page, where it is not built: how to get it, in every language."""
    told = "\n".join(f'<p lang="{lang}">{escape(say("serve-no-client", lang))}</p>' for lang in LANGUAGES)
    page = f'<!doctype html>\n<meta charset="utf-8">\n<title>Engawa</title>\n<h1>Engawa</h1>\n{told}\n'
    return HTMLResponse(page, 503, {"Cache-Control": "no-store"})


class Client(StaticFiles):
    """The files of the client: packed for whoever takes that, and each with how long it holds."""

    def __init__(self, folder: str | Path) -> None:
        super().__init__(directory=folder, html=True)

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Where a file lies; of some there is only the packed form."""
        found, stat = super().lookup_path(path)
        if stat is None:
            packed, stat = super().lookup_path(f"{path}.gz") if path else ("", None)
            found = packed.removesuffix(".gz")
        return found, stat

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        file, asked = Path(full_path), Headers(scope=scope)
        lasts = file.parent.name == HASHED or file.parent.parent.name == VERSIONED
        headers = {"Cache-Control": FOREVER if lasts else ANEW, "Vary": "Accept-Encoding"}
        media_type = TYPES.get(file.suffix, "application/octet-stream")
        packed = file.with_name(f"{file.name}.gz")
        if "gzip" in asked.get("accept-encoding", "") and packed.exists():
            file, headers["Content-Encoding"] = packed, "gzip"
        content = file.read_bytes() if file.exists() else gzip.decompress(packed.read_bytes())
        # Of the content, not of time and size: pages of two versions may agree in both.
        headers["ETag"] = f'"{sha256(content).hexdigest()[:32]}"'
        response = Response(content, status_code, headers, media_type)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


class PackedAnswers(GZipMiddleware):
    """Packs what the table answers; the files of the client lie packed already."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_answer = scope["type"] == "http" and "/api/" in scope["path"]
        await (super().__call__ if is_answer else self.app)(scope, receive, send)
