"""The folder that needs no server, in Chromium: what it weighs, when it is ready, how long a bot takes.

`python -m bench.offline` on an idle machine; the client has to be built (`make offline`). A first visit has nothing
kept, the second is another page of the same browser. Ready is when the table in the page answers.
"""

from __future__ import annotations

import functools
import json
import os
import statistics
import subprocess
import tempfile
import threading
import time
from http.server import ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.lives_browser import Quiet, chromium
from engawa.page.folder import write_folder
from engawa.server import wire
from engawa.server.client import client_folder

PATIENCE = 120_000  # milliseconds
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
PACKING = """
const { brotliCompressSync } = require("node:zlib"), { readFileSync } = require("node:fs");
let all = 0;
for (const file of process.argv.slice(1)) all += brotliCompressSync(readFileSync(file)).length;
console.log(all);
"""
WORKERS = """
window.workers = {};
window.Worker = class extends Worker {
    constructor(url, options) {
        super(url, options);
        window.workers[options.name] = this;
        this.addEventListener('message', ({ data }) => data.type === 'ready' && (this.ready = true));
    }
};
"""
# Seconds from a spectator's hello until so many moves of bots are told, move by move.
WATCH = """([game, players, level, version, most]) => new Promise((done) => {
    const table = workers.table, ask = 9e6, socket = 9e6, times = [];
    let last;
    const seats = Array(players).fill({ kind: 'bot', bot: level });
    table.addEventListener('message', function hear({ data }) {
        if (data.type === 'answer' && data.id === ask) {
            window.made = JSON.parse(data.body);
            return table.postMessage({ type: 'open', socket, match: window.made.match, atOnce: false });
        }
        if (data.type !== 'heard' || data.socket !== socket) return;
        if (data.event.type === 'websocket.accept') {
            const text = JSON.stringify({ type: 'hello', version, token: window.made.spectator, number: null });
            last = performance.now();
            return table.postMessage({ type: 'say', socket, text });
        }
        const told = data.event.text && JSON.parse(data.event.text);
        if (told?.type !== 'played') return;
        if (told.entry.by !== 'chance') times.push((performance.now() - last) / 1000);
        last = performance.now();
        if (times.length < most) return;
        table.removeEventListener('message', hear);
        table.postMessage({ type: 'close', socket });
        done(times);
    });
    const body = JSON.stringify({ game, seats, options: {} });
    table.postMessage({ type: 'ask', id: ask, method: 'POST', path: 'matches', query: '', body, token: null });
})"""
LEVELS = "novice", "strong", "master"
GAMES = {"niwa": 2, "nueby/werfer": 2, "ninja-all-stars": 2, "ninja-dice": 2}
MOVES = 8
VISITS = 5


def packed(folder: Path) -> float:
    """Megabytes of all files but MuJoCo's, as brotli packs each."""
    files = [str(path) for path in folder.rglob("*") if path.is_file() and not path.name.startswith("mujoco")]
    done = subprocess.run(["node", "-e", PACKING, *files], check=True, stdout=subprocess.PIPE, text=True)
    return int(done.stdout) / 1e6


def visit(context: BrowserContext, address: str) -> tuple[Page, float]:
    """A page whose table is ready, and the seconds that took."""
    page = context.new_page()
    page.add_init_script(WORKERS)
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_function("() => workers.table?.ready", timeout=PATIENCE)
    return page, time.perf_counter() - begun


def main() -> None:
    """Measure, and print a line for each."""
    client = client_folder()
    assert client is not None, "build the client first: make offline"
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary, "table")
        write_folder(client, folder)
        print(f"{packed(folder):.2f} MB by brotli, without MuJoCo (goal ≤ 10)", flush=True)
        handler = functools.partial(Quiet, directory=str(folder))
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context()
        page, first = visit(context, address)
        page.wait_for_timeout(5000)  # until the service worker has kept what there is
        again = []
        for _ in range(VISITS):
            page.close()
            page, seconds = visit(context, address)
            again.append(seconds)
        second = f"{statistics.median(again):.1f} s ({min(again):.1f} – {max(again):.1f})"
        load = os.getloadavg()[0]
        print(f"ready after {first:.1f} s (goal ≤ 8), again {second} (goal ≤ 3), load {load:.0f}", flush=True)
        for game, players in GAMES.items():
            for level in LEVELS:
                times = page.evaluate(WATCH, [game, players, level, wire.VERSION, MOVES])
                middle, slowest = statistics.median(times), max(times)
                told = json.dumps([round(seconds, 2) for seconds in times])
                print(f"{game:18} {level:8} {middle:5.2f} s a move, slowest {slowest:.2f}  {told}", flush=True)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
