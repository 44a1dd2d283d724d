"""The folder without a server in a browser: served under a path of a plain web server, opened, played by itself."""

import functools
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from web.watch import Watch

UNDER = "some/where"  # the folder lies at this path of its server
SETTINGS = {"speed": "off", "sound": False, "instant": True, "flat": True, "bot": "novice", "name": "Ada"}
READY = "() => workers.table?.ready"
OPENING = 240_000  # milliseconds until Python has started, on a machine that does much else
# Remembers the workers of the page; while `pilot` says so, plays any legal move, and throws, wherever the page sits.
SCRIPT = """
window.workers = {};
window.pilot = 0;
const sitting = window.sitting = { yours: [], socket: 0, standing: null };
window.Worker = class extends Worker {
    constructor(url, options) {
        super(url, options);
        window.workers[options.name] = this;
        this.addEventListener('message', ({ data }) => {
            if (data.type === 'ready') this.ready = true;
            if (data.type !== 'heard' || data.event.type !== 'websocket.send') return;
            const told = JSON.parse(data.event.text);
            if (told.type === 'snapshot') sitting.yours = told.yours;
            if (!told.standing) return;
            Object.assign(sitting, { socket: data.socket, standing: told.standing });
            window.act();
        });
    }
};
window.act = () => {
    const { yours, socket, standing } = sitting;
    if (!standing || standing.result || standing.ply >= window.pilot) return;
    const { number, legal, throwing } = standing;
    const say = (message) => {
        const text = JSON.stringify({ ...message, number });
        workers.table.postMessage({ type: 'say', socket, text });
    };
    const hand = throwing?.waiting.find((seat) => yours.includes(seat));
    if (legal.length) say({ type: 'move', text: legal[Math.floor(Math.random() * legal.length)] });
    else if (hand !== undefined) say({ type: 'throw', flick: null, seat: hand });
};
"""
PLAY = "(plies) => { window.pilot = plies; window.act(); }"
EVER = 10**6


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(root: Path, port: int = 0) -> Iterator[str]:
    """The address of a folder that lies under a path of *root*; afterwards nobody answers there."""
    server = ThreadingHTTPServer(("127.0.0.1", port), functools.partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/{UNDER}/"
    finally:
        server.shutdown()
        server.server_close()


def origin(address: str) -> str:
    return address.removesuffix(f"/{UNDER}/")


def visitor(browser: Browser, address: str, watch: Watch | None = None, **more: Any) -> BrowserContext:
    """A browser of its own, with settings made before."""
    settings = [{"name": "engawa.settings", "value": json.dumps(SETTINGS)}]
    stored = {"cookies": [], "origins": [{"origin": origin(address), "localStorage": settings}]}
    context = browser.new_context(**{"locale": "en-GB", "storage_state": stored, **more})
    context.set_default_timeout(OPENING)
    context.add_init_script(SCRIPT)
    if watch is not None:
        watch.over(context, origin(address))
    return context


def come(context: BrowserContext, address: str, path: str = "") -> Page:
    """A page whose table is open."""
    page = context.new_page()
    page.goto(address + path)
    page.bring_to_front()
    page.wait_for_function(READY)
    return page


def keep(page: Page) -> None:
    """Wait until everything is kept: from then on the page needs nobody."""
    expect(page.get_by_text("Everything is here now")).to_be_visible(timeout=OPENING)


def sit_down(page: Page, address: str, game: str) -> None:
    """A match against a novice, by the page that sets one up."""
    page.evaluate(PLAY, 0)  # nobody plays by itself yet, as in the match before
    page.goto(f"{address}#/new/{game.replace('/', '%2F')}?way=bot")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/m/**")


def play_out(page: Page) -> None:
    """Play until the page says how it ended."""
    page.evaluate(PLAY, EVER)
    expect(page.get_by_role("dialog").get_by_role("button", name="Download")).to_be_visible(timeout=OPENING)


def downloaded(page: Page) -> dict[str, Any]:
    """The record that the end screen gives."""
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("button", name="Download").click()
    return dict(json.loads(download.value.path().read_text()))
