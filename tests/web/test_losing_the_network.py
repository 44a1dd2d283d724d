"""Connections are lost and pages reloaded, and everybody goes on where they were."""

import re
from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import expect

import engawa
from web.people import address, invite, on_server, sit_down
from web.player import after
from web.relay import LOST, Relay, loaded
from web.sight import hash_of, text_of, wait_until_shown
from web.table import Table

CUTS = 50


@pytest.fixture
def relays(server):
    """A network of their own for two people."""
    with ExitStack() as leaving:
        yield [leaving.enter_context(Relay(server)) for _ in range(2)]


# At rest, when a move is on its way to the server, when the answer is on its way to the page.
CUT = (
    Relay.cut,
    lambda relay: relay.when("said", relay.cut),
    lambda relay: relay.when("answered", relay.cut),
)


def test_fifty_lost_connections_in_one_game_and_nobody_diverges(visit, server, relays, watch):
    watch.expect(*LOST)
    made = invite(server)
    tables = sit_down(visit, made, *(relay.origin for relay in relays))
    for each in tables:
        loaded(each.page)
    match, rng = engawa.new("niwa", garden="compact"), Random(5)
    while sum(relay.cuts for relay in relays) < CUTS:
        for seat, relay in enumerate(relays):
            CUT[(match.ply + seat) % len(CUT)](relay)
        moves = [move for move in match.legal() if after(match, move).result is None]
        table, move = tables[match.to_act], rng.choice(moves)
        assert table.wait_for_turn()
        table.play(move)
        match.play(move)
        for each in tables:
            wait_until_shown(each.page, text_of(match))
        stored = on_server(server, made)
        assert stored.history == match.history
        hashes = [hash_of(each.sight().text) for each in tables] + [hash_of(text_of(stored))]
        assert hashes == [hash_of(text_of(match))] * 3
    logs = [each.log.all_inner_texts() for each in tables]
    assert logs[0] == logs[1]


def test_while_the_network_is_good_nobody_connects_twice(visit, server):
    made, opened = invite(server), []
    tables = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    for table in tables:
        table.page.on("websocket", lambda socket: opened.append(socket.url))
        table.page.reload()
    tables[1].place()
    tables[0].place()
    match = on_server(server, made)
    while match.ply < 8:
        move = match.legal()[-1]
        tables[match.to_act].play(move)
        match.play(move)
        for table in tables:
            wait_until_shown(table.page, text_of(match))
    assert len(opened) == 2


@pytest.mark.parametrize("name", ["Bea", ""])
def test_the_others_see_that_somebody_reconnects(visit, server, relays, watch, name):
    watch.expect(*LOST)
    made = invite(server)
    ada = Table(loaded(visit(relays[0].origin, address(made), name="Ada")))
    bea = Table(loaded(visit(relays[1].origin, address(made, 1), name=name)), seat=1)
    bea.place()
    called = name or "Player B"
    expect(ada.player(called)).to_have_accessible_name(called)
    relays[1].go_down()
    expect(ada.player(called)).to_have_accessible_name(f"{called} Reconnecting …")
    expect(bea.hint).to_have_text("Reconnecting …")
    relays[1].come_up()
    expect(ada.player(called)).to_have_accessible_name(called)
    expect(bea.hint).not_to_have_text("Reconnecting …")


def test_a_move_made_without_network_is_played_when_it_is_back(visit, server, relays, watch):
    watch.expect(*LOST)
    made = invite(server)
    ada, bea = sit_down(visit, made, *(relay.origin for relay in relays))
    assert bea.wait_for_turn()
    loaded(bea.page)
    relays[1].go_down()
    expect(bea.hint).to_have_text("Reconnecting …")
    bea.press(bea.button("Place"))
    relays[1].come_up()
    expect(ada.headline).to_have_text("Your turn")
    assert on_server(server, made).ply == 1
    assert ada.sight().figures == bea.sight().figures != {}


def test_a_line_that_died_without_a_sign_is_noticed_by_whoever_plays(visit, server, relays, watch):
    watch.expect(*LOST)
    made = invite(server)
    ada, bea = sit_down(visit, made, *(relay.origin for relay in relays))
    assert bea.wait_for_turn()
    loaded(bea.page)
    relays[1].go_dead()
    bea.press(bea.button("Place"))
    expect(ada.headline).to_have_text("Your turn")
    assert on_server(server, made).ply == 1
    wait_until_shown(bea.page, ada.sight().text)


def test_what_cannot_be_said_without_network_stays_to_be_said_again(visit, server, relays, watch):
    watch.expect(*LOST)
    ada, bea = sit_down(visit, invite(server), *(relay.origin for relay in relays))
    loaded(ada.page)
    box = ada.page.get_by_role("textbox")
    box.fill("Are you there?")
    relays[0].go_down()
    expect(ada.hint).to_have_text("Reconnecting …")
    box.press("Enter")
    expect(ada.notice).to_contain_text("Reconnecting …")
    expect(box).to_have_value("Are you there?")
    relays[0].come_up()
    expect(ada.hint).not_to_have_text("Reconnecting …")
    box.press("Enter")
    expect(bea.page.get_by_role("log", name="Chat")).to_contain_text("Ada Are you there?")
    expect(box).to_have_value("")


def test_title_and_icon_call_whose_turn_it_is_with_nothing_to_fetch(visit, server):
    """TABLE #19; a mark that had to be fetched would be missing when the network is."""
    made = invite(server)
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    icon = 'link[rel="icon"]'
    assert bea.wait_for_turn()
    expect(bea.page).to_have_title(re.compile(r"^● "))
    expect(bea.page.locator(icon)).to_have_attribute("href", re.compile(r"^data:image/svg\+xml"))
    expect(ada.page).not_to_have_title(re.compile(r"●"))
    expect(ada.page.locator(icon)).to_have_attribute("href", "./icon.svg")
    bea.place()
    expect(ada.page).to_have_title(re.compile(r"^● "))
    expect(bea.page.locator(icon)).to_have_attribute("href", "./icon.svg")


def test_a_page_reloaded_in_mid_turn_is_the_same_seat_in_the_same_position(visit, server):
    start = engawa.new("niwa", garden="compact")
    for move in ("G:i5 Y:h4 O:i3", "G:b7 Y:c5 O:c6"):
        start.play(move)
    made = invite(server, record=start.position())
    page = visit(f"http://{server.host}", address(made))
    table = Table(page)
    assert table.wait_for_turn()
    match = table.match()
    move = next(move for move in match.legal() if after(match, move).to_act == 0)
    table.see_played(move, match)
    before = table.sight()
    assert table.match().position()["mover"] == move[:2]
    page.reload()
    again = Table(page)
    assert again.wait_for_turn()
    assert again.sight() == before
    again.press(again.action("Stop"))
    expect(again.headline).not_to_have_text("Your turn")
    assert on_server(server, made).history == [move, "stop"]
