"""What a hint and an analysis cost the server, thought by its thinkers and on the player's device, in Chromium.

`python -m bench.device`; the client has to be built (`make client`). Milliseconds of CPU are those of the server and of
all processes that it started, living or gone; what files cost is not among them, they are fetched before.
"""

from __future__ import annotations

import json
import random
import tempfile
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import engawa
from bench.lives_browser import chromium
from bench.offline import FLAGS, PATIENCE
from bench.server.process import TICK, OurServer, family

PLIES = 10
# The page has an answer of the thinker; see tests/web/test_thinking_here.py.
WATCHED = """
window.answers = 0;
window.MessageChannel = class extends MessageChannel {
    constructor() {
        super();
        this.port1.addEventListener('message', () => window.answers += 1);
    }
};
"""


def spent(server: OurServer) -> float:
    """CPU seconds of all processes of a server, those that are gone included."""
    told = [(process / "stat").read_text().rpartition(")")[2].split() for process in family(server.process.pid)]
    return sum(int(field) for fields in told for field in fields[11:15]) / TICK


def visit(browser: Browser, thinking: str) -> Page:
    """A visitor for whom it is thought there."""
    settings = json.dumps(json.dumps({"speed": "off", "sound": False, "thinking": thinking}))
    page = browser.new_context(locale="en-GB").new_page()
    page.add_init_script(f"localStorage['engawa.settings'] = {settings}")
    page.set_default_timeout(PATIENCE)
    page.add_init_script(WATCHED)
    return page


def hint(page: Page, server: OurServer, here: bool) -> float:
    """CPU seconds for a hint, the second one of the page: by then Python has come where it is thought *here*."""
    taken = 0.0
    for _ in range(2):
        seats = [{"kind": "me"}, {"kind": "me"}]
        made = httpx.post(f"http://{server.host}/api/matches", json={"game": "niwa", "seats": seats}).json()
        page.goto(f"http://{server.host}/#/m/{made['match']}/{made['token']}")
        page.get_by_role("button", name="Hint").wait_for()
        before = spent(server)
        page.keyboard.press("h")
        page.get_by_role("listitem").filter(has=page.locator("meter")).first.wait_for()
        taken = spent(server) - before
        if here:
            page.wait_for_function("() => window.answers > 0")
    return taken


def analysis(page: Page, server: OurServer, record: bytes) -> float:
    """CPU seconds for the analysis of a record."""
    page.goto(f"http://{server.host}/#/matches")
    page.locator("input[type=file]").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": record}
    )
    page.wait_for_url("**/#/r/file")
    before = spent(server)
    page.goto(f"http://{server.host}/#/a/file")
    page.get_by_role("progressbar").wait_for()
    page.get_by_role("progressbar").wait_for(state="detached")
    return spent(server) - before


def main() -> None:
    """Measure, and print a line for each."""
    match, rng = engawa.new("niwa", seed=4), random.Random(4)
    while match.ply < PLIES:
        match.play(rng.choice(match.legal()))
    record = json.dumps(match.record()).encode()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = OurServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for thinking in ("server", "device"):
            page = visit(browser, thinking)
            taken = {
                "a hint": hint(page, server, thinking == "device"),
                f"{PLIES} plies": analysis(page, server, record),
            }
            told = ", ".join(f"{name} {1000 * seconds:.0f} ms" for name, seconds in taken.items())
            print(f"CPU of the server, thought on the {thinking}: {told}", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
