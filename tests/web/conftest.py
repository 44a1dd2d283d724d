"""One browser for all tests, a context for each visitor, and a real server with the built client."""

import json
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect, sync_playwright
from server.conftest import FAST, servers  # noqa: F401
from server.serve import PATIENT, Server
from store.conftest import postgresql  # noqa: F401

from engawa.server.run import client_folder
from web.scenes import Matches, play_some
from web.watch import Watch

MISSING = "the browser tests need the built client in web/dist; make client builds it"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = ("--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync")
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "de": "de-DE"}

Visit = Callable[..., Page]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENT * 1000)
    with sync_playwright() as started:
        yield started


def chromium() -> str | None:
    """The Chromium of the machine, else None for Playwright's own."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def launched(playwright: Playwright, *arguments: str) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=[*QUIET, *arguments])


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The client as it was built when the tests began: a build meanwhile does not pull it from under them."""
    built = client_folder()
    assert built is not None, MISSING
    return str(shutil.copytree(built, tmp_path_factory.mktemp("client") / "dist"))


@pytest.fixture(scope="package")
def server(client: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is patient with floods, whose bots move at once and whose analyses are quick."""
    folder = tmp_path_factory.mktemp("web")
    started = Server(folder / "matches.db", folder / "log", limits=FAST, client=client, nodes=20).start()
    yield started
    started.stop()


@pytest.fixture(scope="package")
def matches(server: Server) -> Matches:
    """Something to see on every page."""
    return play_some(server)


@pytest.fixture(autouse=True)
def watch() -> Iterator[Watch]:
    """In no test a page complains, fails to load something, or talks to anybody but its server."""
    heard = Watch()
    yield heard
    assert not heard.unexpected, "\n".join(heard.unexpected)


@pytest.fixture
def visit(browser: Browser, watch: Watch, servers: Any) -> Iterator[Visit]:  # noqa: F811
    """Opens a page as a new visitor does, in a browser of their own with settings made before.

    The *servers* of a test are asked for so that they outlive its pages.
    """
    contexts = []

    def open_page(
        origin: str,
        path: str = "",
        *,
        phone: bool = False,
        size: ViewportSize | None = None,
        lang: str = "en",
        theme: str = "light",
        **settings: Any,
    ) -> Page:
        kept = json.dumps({"speed": "off", "sound": False, "thinking": "server", **settings})
        stored = {"origin": origin, "localStorage": [{"name": "engawa.settings", "value": kept}]}
        context = browser.new_context(
            viewport=size or (PHONE if phone else DESKTOP),
            has_touch=phone,
            is_mobile=phone,
            locale=LOCALES[lang],
            color_scheme=theme,
            reduced_motion="no-preference",
            storage_state={"cookies": [], "origins": [stored]},
        )
        contexts.append(context)
        context.set_default_timeout(PATIENT * 1000)
        watch.over(context, origin)
        page = context.new_page()
        page.goto(f"{origin}/{path}")
        return page

    yield open_page
    for context in contexts:
        context.close()
