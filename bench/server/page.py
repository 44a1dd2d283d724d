"""The first load: what comes over the wire, and when the page reacts, in a browser that has kept nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from urllib.request import Request, urlopen

from bench.row import Goal, Row, at_most
from bench.server.disk import DISK
from bench.server.process import OurServer
from bench.server.scripts import first_turn
from engawa.server.client import client_folder

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

LOADS, QUICK_LOADS = 9, 3
KB = 1000
MOST = 200  # kB of a table of Niwa, packed
MOST_DEPTH = 180  # kB that showing dice in depth takes besides
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync")
PHONE: ViewportSize = {"width": 390, "height": 844}
# As Lighthouse imagines a phone: its processor is four times slower, and so is its network.
SLOWER = 4
SLOW_NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
# Presses something in every frame, from the first one on, until the page shows that it took notice.
PRESSING = """([target, reaction]) => {
    window.reacted = new Promise((done) => {
        const press = () => {
            const pressed = document.querySelector(target);
            pressed?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
            pressed?.click?.();
            queueMicrotask(() => {
                if (document.querySelector(reaction)) done(performance.now());
                else requestAnimationFrame(press);
            });
        };
        requestAnimationFrame(press);
    });
}"""


@dataclass(frozen=True)
class Place:
    """A page, what somebody presses there first, and how it reacts."""

    name: str
    hash: str
    target: str
    reaction: str
    pressed: str
    goal: Goal | None = None


def lacks() -> str | None:
    """What is missing here, if something is."""
    if find_spec("playwright") is None:
        return "expected playwright to be installed"
    if not any(map(shutil.which, BROWSERS)):
        return f"expected a browser on the PATH: {', '.join(BROWSERS)}"
    return "expected the built client, which `make client` builds" if client_folder() is None else None


def rows(quick: bool) -> Iterator[Row]:
    """Every row, as soon as it is measured."""
    yield Row("depth for a table of Ninja Dice, besides", "kB", depth() / KB, goal=at_most(MOST_DEPTH))
    with TemporaryDirectory(prefix="engawa-bench-", dir=DISK) as folder, browsing() as browser:
        server = OurServer(Path(folder))
        try:
            for place in places(server.host):
                visit = Visit(browser, f"http://{server.host}/{place.hash}", place)
                yield Row(f"first load of {place.name}", "kB", visit.bytes() / KB, goal=place.goal)
                for where, slowly in (("", False), (", slow phone", True)):
                    times = [visit.seconds(slowly) for _ in range(QUICK_LOADS if quick else LOADS)]
                    yield Row(f"until {place.pressed} reacts{where}", "s", median(times))
        finally:
            server.stop()


def depth() -> int:
    """The packed size of the scripts that render in depth; they are loaded only where dice are shown in it."""
    folder = client_folder()
    assert folder is not None
    scripts = [script for script in folder.glob("assets/*.js") if "WebGLRenderer" in script.read_text(encoding="utf-8")]
    return sum(script.with_name(f"{script.name}.gz").stat().st_size for script in scripts)


def places(host: str) -> Iterator[Place]:
    """The shelf, and a table in the middle of a game of Niwa on one screen."""
    yield Place("the home page", "", "main button", "main button:disabled", "the play button")
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = json.dumps({"game": "niwa", "seats": seats, "record": first_turn()}).encode()
    asked = Request(f"http://{host}/api/matches", wish, {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        made = json.load(answer)
    hash = f"#/m/{made['match']}/{made['token']}"
    figure, chosen = "[role=gridcell][tabindex='0']", "[role=gridcell][aria-selected=true]"
    yield Place("a table of Niwa", hash, figure, chosen, "a figure", at_most(MOST))


@contextmanager
def browsing() -> Iterator[Browser]:
    """The browser of this machine."""
    from playwright.sync_api import sync_playwright

    path = next(filter(None, map(shutil.which, BROWSERS)))
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path, args=[*QUIET]) as browser:
        yield browser


class Visit:
    """Somebody who comes to a place for the first time, again and again."""

    def __init__(self, browser: Browser, address: str, place: Place) -> None:
        self.browser, self.address, self.place = browser, address, place

    def bytes(self) -> float:
        """All that came over the wire until nothing more was asked for, with its headers."""
        came: list[float] = []
        with self._page() as (page, wire):
            wire.on("Network.loadingFinished", lambda request: came.append(request["encodedDataLength"]))
            page.goto(self.address, wait_until="networkidle")
        return sum(came)

    def seconds(self, slowly: bool) -> float:
        """From asking for the page until it reacts to whoever presses something as soon as it is there."""
        with self._page() as (page, wire):
            if slowly:
                wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
                wire.send("Network.emulateNetworkConditions", SLOW_NETWORK)
            page.add_init_script(f"({PRESSING})({json.dumps([self.place.target, self.place.reaction])})")
            page.goto(self.address)
            return float(page.evaluate("window.reacted")) / 1000

    @contextmanager
    def _page(self) -> Iterator[tuple[Page, CDPSession]]:
        with self.browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True) as context:
            page = context.new_page()
            wire = context.new_cdp_session(page)
            wire.send("Network.enable")
            yield page, wire
