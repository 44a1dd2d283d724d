"""The page without a server in trouble: a newer version, storage denied or full, files that are damaged or missing."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from engawa.page.folder import write_folder
from web import offline
from web.offline import EVER, OPENING, PLAY, READY, come, keep, play_out, served, sit_down, visitor

UPDATE = "async () => void (await (await navigator.serviceWorker.getRegistration()).update())"
DENIED = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });\n"
# A disk that is full when somebody says so, or from when a bot next thinks: what was put is taken back by the browser,
# and the error has this name.
FULL = """
let full = false, soon = false;
new BroadcastChannel('disk').onmessage = ({ data }) => ([full, soon] = [data === 'full', data === 'full for bots']);
const { postMessage } = MessagePort.prototype;
MessagePort.prototype.postMessage = function (...given) {
    full ||= soon && given[0][0] === 'think';
    return postMessage.apply(this, given);
};
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...given) {
    const asked = put.apply(this, given);
    if (full) asked.addEventListener('success', () => this.transaction.abort());
    return asked;
};
const error = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, 'error').get;
Object.defineProperty(IDBTransaction.prototype, 'error', {
    get() { return full ? new DOMException('no space', 'QuotaExceededError') : error.call(this); },
});
"""
DISK = "(state) => new BroadcastChannel('disk').postMessage(state)"
WITHOUT = "delete self.WebAssembly;\n"


@pytest.fixture(scope="module")
def folder(client: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("offline")
    write_folder(Path(client), root / offline.UNDER)
    return root


@pytest.fixture
def visits(browser: Browser, folder: Path) -> Iterator[tuple[BrowserContext, str]]:
    """A browser that keeps no files, so that what it gets can be changed on the way."""
    with served(folder) as address:
        context = visitor(browser, address, service_workers="block")
        yield context, address
        context.close()


def begin_with(context: BrowserContext, code: str) -> None:
    """Let the worker with the table run some *code* first."""

    def changed(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=code + answer.text())

    context.route("**/table.worker-*.js", changed)


def test_a_newer_version_is_there_at_the_next_load_and_a_match_goes_on(browser: Browser, client: str, tmp_path: Path):
    yesterday = tmp_path / offline.UNDER
    write_folder(Path(client), yesterday)
    newer = Path(shutil.copytree(client, tmp_path / "client"))
    page_file = newer / "index.html"
    page_file.write_text(page_file.read_text().replace("Nine board games", "Today: nine board games"))
    with served(tmp_path) as address:
        context = visitor(browser, address)
        page = come(context, address)
        keep(page)
        sit_down(page, address, "niwa")
        page.evaluate(PLAY, 4)
        write_folder(newer, yesterday)
        page.evaluate(UPDATE)
        expect(page.get_by_text("There is a newer Engawa")).to_be_visible(timeout=OPENING)
    description = page.locator("meta[name=description]")
    expect(description).to_have_attribute("content", "Nine board games on one table.")
    play_out(page)
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()  # a part that was not loaded yet
    expect(page.get_by_role("button", name="To the end")).to_be_visible()
    page.goto(address)
    page.reload()
    expect(description).to_have_attribute("content", "Today: nine board games on one table.")
    page.wait_for_function(READY)
    page.goto(f"{address}#/matches")
    expect(page.get_by_role("listitem").first).to_contain_text("Niwa")
    context.close()


def test_with_storage_denied_it_plays_and_says_that_nothing_is_kept(visits):
    context, address = visits
    begin_with(context, DENIED)
    context.route("**/mujoco.wasm", lambda route: route.abort())
    page = come(context, address)
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    page.goto(f"{address}#/new/ninja-dice?way=bot")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("the physics of the dice could not be loaded into this page")
    sit_down(page, address, "nueby/kurzer-einsatz")
    play_out(page)


def test_with_storage_full_a_move_is_refused_and_nothing_is_half_written(visits):
    context, address = visits
    begin_with(context, FULL)
    page = come(context, address)
    sit_down(page, address, "niwa")
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    page.evaluate(PLAY, 4)
    page.wait_for_function("() => sitting.standing?.ply >= 4 && sitting.standing.legal.length")
    page.reload()  # the log runs behind while moves are shown: what is shown at once is all of it
    page.wait_for_function("() => sitting.standing?.legal.length")
    expect(log.first).to_be_visible()
    before = log.all_inner_texts()
    page.evaluate(DISK, "full")
    page.evaluate(PLAY, 100)
    expect(page.get_by_role("alert")).to_contain_text("no space left in this browser", timeout=OPENING)
    page.reload()
    page.wait_for_function(READY)
    expect(log).to_have_text(before)
    play_out(page)


def test_with_storage_full_a_bot_says_that_it_is_held_up_and_goes_on_when_there_is_room(visits):
    context, address = visits
    begin_with(context, FULL)
    page = come(context, address)
    sit_down(page, address, "niwa")
    page.evaluate(DISK, "full for bots")
    page.evaluate(PLAY, EVER)
    told = page.get_by_role("status").first
    expect(told).to_contain_text("The bot is held up: there is no space left in this browser", timeout=OPENING)
    ply = page.evaluate("sitting.standing.ply")
    page.evaluate(DISK, "free")
    page.wait_for_function(f"() => sitting.standing.ply > {ply}")
    expect(told).not_to_contain_text("held up")
    play_out(page)


@pytest.mark.parametrize(
    ("code", "damaged", "line"),
    [
        ("", "engawa.zip", r"There is no table in this page: engawa\.zip is damaged: expected \d+ bytes, got 1000"),
        (WITHOUT, None, r"There is no table in this page: this browser has no WebAssembly"),
    ],
)
def test_what_cannot_start_says_why_in_one_line(visits, code: str, damaged: str | None, line: str):
    context, address = visits
    begin_with(context, code)

    def halve(route: Route) -> None:
        answer: Any = route.fetch()
        route.fulfill(response=answer, body=answer.body()[:1000])

    if damaged:
        context.route(f"**/{damaged}", halve)
    page: Page = context.new_page()
    page.goto(address)
    told = page.get_by_role("alert")
    expect(told.get_by_role("paragraph")).to_have_text(re.compile(rf"^{line}$"), timeout=OPENING)
    expect(told.get_by_role("button", name="Load anew")).to_be_visible()
    expect(page.get_by_role("heading", name="Engawa")).to_be_visible()
