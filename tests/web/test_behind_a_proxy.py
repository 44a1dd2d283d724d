"""Behind a reverse proxy with HTTPS and a base path, set up as docs/hosting.md says, everything works as it is."""

import re

import pytest
from playwright.sync_api import expect

from web.conftest import launched
from web.proxy import Certificate, Proxy
from web.table import Table


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    return Certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module")
def browser(playwright, certificate):
    """One that trusts the proxy. With errors merely ignored, now and then a file is not found in the cache."""
    with launched(playwright, f"--ignore-certificate-errors-spki-list={certificate.pin}") as browser:
        yield browser


@pytest.fixture
def proxy(server, certificate, tmp_path):
    with Proxy(server, certificate, tmp_path) as started:
        yield started


# The proxy is asked for first, so that it outlives the pages.
def test_a_match_is_made_shared_and_played_under_the_base_path(proxy, visit):
    origin = f"https://{proxy.host}"
    ada = visit(origin, "engawa/", name="Ada")
    asked, sockets = [], []
    ada.on("request", lambda request: asked.append(request.url))
    ada.on("websocket", lambda socket: sockets.append(socket.url))
    ada.get_by_role("button", name="Invite by link").click()
    ada.get_by_role("button", name="Make the table and share the link").click()
    link = ada.get_by_role("dialog").get_by_role("textbox", name="To play: Samurais")
    expect(link).to_have_value(re.compile(rf"^{re.escape(origin)}/engawa/#/m/"))
    place = link.input_value().removeprefix(f"{origin}/")
    ada.keyboard.press("Escape")

    bea = Table(visit(origin, place, name="Bea"), seat=1)
    bea.place()
    Table(ada).place()
    assert Table(ada).wait_for_turn()
    ada.reload()
    assert Table(ada).wait_for_turn()
    assert {url.partition("/engawa/")[0] for url in asked} == {origin}
    assert {url.partition("/engawa/")[0] for url in sockets} == {f"wss://{proxy.host}"}
