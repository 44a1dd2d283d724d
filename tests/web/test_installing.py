"""The page can be put among a phone's apps."""


def test_a_browser_finds_nothing_that_keeps_the_page_from_being_installed(visit, server):
    page = visit(f"http://{server.host}", phone=True)
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"http://{server.host}/manifest.webmanifest", [])
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] == ["in-incognito"]  # as every page is in a context of a test
