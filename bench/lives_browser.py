"""Works of bench/lives.py in Chromium: Pyodide in a page, and the CPU seconds of the process that draws it."""

from __future__ import annotations

import functools
import importlib.util
import io
import shutil
import threading
import zipfile
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
MOST = 120_000  # milliseconds until Python has started
START = """async () => {
    const { loadPyodide } = await import('./pyodide/pyodide.mjs');
    const python = await loadPyodide();
    python.unpackArchive(await (await fetch('./tree.zip')).arrayBuffer(), 'zip', { extractDir: '/tree' });
    window.make = python.runPython(`
import sys
sys.path[:0] = ["/tree/src", "/tree"]
from bench.lives import programs
from engawa.core.forge import forge
known = programs()
lambda what: known[what][0](forge)
`);
    window.works = {};
}"""
RUN = """(what) => {
    const work = (works[what] ??= make(what)), begun = performance.now();
    let done = 0;
    while (performance.now() - begun < 100) done += work();
    return done;
}"""


class BrowserPage:
    """The same works in a browser."""

    def __init__(self) -> None:
        from playwright.sync_api import sync_playwright

        self._folder = TemporaryDirectory()
        place = Path(self._folder.name)
        (place / "pyodide").symlink_to(PYODIDE)
        (place / "tree.zip").write_bytes(tree())
        (place / "index.html").write_text("<!doctype html><title>lives</title>")
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(place)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._playwright = sync_playwright().start()
        self._browser = self._playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        self._page = self._browser.new_page()
        self._page.set_default_timeout(MOST)
        self._page.goto(f"http://127.0.0.1:{self._server.server_address[1]}/")
        self._page.evaluate(START)
        self._system = self._browser.new_browser_cdp_session()

    @staticmethod
    def lacks() -> str | None:
        """What is missing for it."""
        there = PYODIDE.exists() and importlib.util.find_spec("playwright") and chromium()
        return None if there else "expected Playwright, Chromium, and Pyodide in web/node_modules"

    def rate(self, what: str, seconds: float) -> float:
        """How much of a work gets done per CPU second, over at least so many."""
        begun, done, spent = self._spent(), 0.0, 0.0
        while spent < seconds:
            done += self._page.evaluate(RUN, what)
            spent = self._spent() - begun
        return done / spent

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()
        self._server.shutdown()
        self._folder.cleanup()

    def _spent(self) -> float:
        processes = self._system.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(process["cpuTime"]) for process in processes if process["type"] == "renderer")


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        pass


def chromium() -> str | None:
    """The browser of this machine."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def tree() -> bytes:
    """The package and this bench, as far as a page can read them."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as opened:
        for path in (*ROOT.glob("src/engawa/**/*"), *ROOT.glob("bench/*.py")):
            if path.is_file() and "__pycache__" not in path.parts and "dist" not in path.parts:
                opened.write(path, path.relative_to(ROOT))
    return made.getvalue()
