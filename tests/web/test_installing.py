"""The page can be put among a device's apps: that of a server, and a folder without one, at any path."""

import json
from pathlib import Path

from playwright.sync_api import CDPSession, Playwright

from engawa.page.folder import write_folder
from web import offline
from web.conftest import QUIET, chromium

# The size of a picture, and whether it is opaque to its corners, as one must be that others cut to their shape.
LOOK = """async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const corners = [[0, 0], [0, picture.height - 1], [picture.width - 1, 0], [picture.width - 1, picture.height - 1]];
    const opaque = corners.every(([x, y]) => canvas.getImageData(x, y, 1, 1).data[3] === 255);
    return [`${picture.width}x${picture.height}`, opaque];
}"""


def errors_of(browser: CDPSession) -> list[str]:
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [error["errorId"] for error in found]


def test_a_browser_finds_nothing_that_keeps_the_page_from_being_installed(visit, server):
    page = visit(f"http://{server.host}", phone=True)
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"http://{server.host}/manifest.webmanifest", [])
    assert errors_of(browser) == ["in-incognito"]  # as every page is in a context of a test


def test_a_folder_without_a_server_is_an_app_of_its_own_path(playwright: Playwright, client: str, tmp_path: Path):
    write_folder(Path(client), tmp_path / "served" / offline.UNDER)
    with offline.served(tmp_path / "served") as address:
        # A profile that is kept, since nothing can be installed in a private window.
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=chromium(), args=[*QUIET], locale="en-GB"
        )
        context.set_default_timeout(offline.OPENING)
        context.add_init_script(offline.SCRIPT)
        page = offline.come(context, address)
        offline.keep(page)
        browser = context.new_cdp_session(page)
        assert errors_of(browser) == []
        told = browser.send("Page.getAppManifest")
        assert (told["url"], told["errors"]) == (f"{address}manifest.webmanifest", [])
        manifest = json.loads(told["data"])
        assert manifest["display"] == "standalone"
        resolved = "(path) => new URL(path, document.querySelector('link[rel=manifest]').href).href"
        assert [page.evaluate(resolved, manifest[name]) for name in ("start_url", "scope")] == [address, address]
        assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == address
        pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
        looked = [page.evaluate(LOOK, page.evaluate(resolved, icon["src"])) for icon in pictures]
        assert [size for size, _ in looked] == [icon["sizes"] for icon in pictures] == ["192x192", "512x512", "512x512"]
        shaped = [
            opaque for icon, (_, opaque) in zip(pictures, looked, strict=True) if icon.get("purpose") == "maskable"
        ]
        assert shaped == [True]
        context.close()
