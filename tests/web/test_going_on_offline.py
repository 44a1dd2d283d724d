"""The network goes in a match against bots: one goes on in the page, and the match on the server stays as it was."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from server.people import make

import engawa
from web.people import address, on_server
from web.relay import LOST, Relay
from web.table import Table

OFFER = "Play on offline"
# The page itself knows when all has come that it needs to be a house: only then it offers to go on.
HAS_COME = "() => performance.getEntriesByName('engawa-away').length > 0"
# Ask the server for something: whatever was asked for before has been heard of by then.
ONCE_MORE = "() => fetch('./api/games').then((answer) => answer.json())"


@pytest.fixture
def relay(server) -> Iterator[Relay]:
    with Relay(server) as relay:
        yield relay


def sit_down(visit, server, origin: str, other: str, thinking: str = "device") -> tuple[Table, dict]:
    """Ada, who is to act, at a match with somebody."""
    start = engawa.new("niwa", garden="compact")
    for move in ("G:i5 Y:h4 O:i3", "G:b7 Y:c5 O:c6"):
        start.play(move)
    made = make(server, "me", other, record=start.position())
    table = Table(visit(origin, address(made), name="Ada", thinking=thinking))
    assert table.wait_for_turn()
    return table, made


def play_and_load(table: Table) -> None:
    """Play a move, and wait until everything has come that is fetched then."""
    table.play(table.match().legal()[0])
    assert table.wait_for_turn()
    table.page.wait_for_function(HAS_COME)


def lose_network(table: Table, relay: Relay) -> None:
    relay.go_down()
    expect(table.page.get_by_text("Reconnecting …")).to_be_visible()


def test_against_a_bot_one_goes_on_in_the_page_and_comes_back_to_the_server(visit, server, relay, watch):
    watch.expect(*LOST, r"failed: HEAD ")
    table, made = sit_down(visit, server, relay.origin, "novice")
    play_and_load(table)
    left = on_server(server, made)
    lose_network(table, relay)
    offer = table.page.get_by_role("button", name=OFFER)
    expect(offer).to_be_visible()
    expect(table.page.get_by_role("status").first).to_contain_text("You can go on in this page")  # it is read aloud
    offer.focus()
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(re.compile(re.escape(made["match"])))
    away = Table(table.page)
    expect(away.page.get_by_role("alert")).to_contain_text("from here on chance is its own")
    assert away.wait_for_turn()
    assert away.sight().figures == left.position()["figures"]
    expect(away.player("Ada")).to_be_visible()
    before = away.log.count()
    away.play(away.match().legal()[0])
    assert away.wait_for_turn()
    assert away.log.count() > before
    away.press(away.action("Hint"))  # in this page, too
    expect(away.sheet.get_by_role("listitem").first).to_be_visible()
    away.page.keyboard.press("Escape")

    relay.come_up()
    away.press(away.page.get_by_role("button", name="Go there"))
    back = Table(table.page)
    expect(back.page.get_by_role("alert")).to_contain_text("You went on from here without a network")
    assert back.wait_for_turn()
    assert on_server(server, made).history == left.history
    assert back.sight().figures == left.position()["figures"]
    back.page.goto(f"{relay.origin}/#/matches")
    expect(back.page.get_by_role("listitem")).to_have_count(2)
    back.page.get_by_role("listitem").nth(1).get_by_role("link").click()  # the one of the page, also with a network
    assert Table(back.page).wait_for_turn()


def test_nothing_is_fetched_for_it_where_a_person_sits_or_the_server_is_to_think(visit, server):
    for other, thinking in (("link", "device"), ("novice", "server")):
        table, _ = sit_down(visit, server, f"http://{server.host}", other, thinking)
        asked: list[str] = []
        table.page.on("request", lambda request, asked=asked: asked.append(request.url))
        table.play(table.match().legal()[0])
        expect(table.log.first).to_be_visible()
        table.page.evaluate(ONCE_MORE)
        assert [url for url in asked if "/python/" in url or "/ahead-" in url] == []
        assert asked  # it was listened
