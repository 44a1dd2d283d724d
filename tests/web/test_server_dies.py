"""The server is killed as by a power cut, between moves and in the middle of one. What was acknowledged stays."""

from random import Random

import pytest
from playwright.sync_api import expect
from server.people import make
from server.serve import PATIENT

import engawa
from web.people import address, on_server
from web.relay import LOST, Relay, loaded
from web.sight import text_of, wait_until_shown
from web.table import Table

DELAYS = (0, 0.0005, 0.001, 0.002, 0.004, 0.008)  # seconds after a move has reached the server


@pytest.fixture
def mortal(servers, client):
    """A server of the test's own."""
    return servers(client=client).start()


@pytest.fixture
def relay(mortal):
    with Relay(mortal) as between:
        yield between


def soon(delay):
    """Kill a little after the move has reached the server, wherever that is in storing it."""
    return lambda relay, kill: relay.when("said", lambda: relay.later(delay, kill), passes=True)


MOMENTS = (
    lambda relay, kill: relay.when("said", kill),  # the move never reaches the server
    *map(soon, DELAYS),
    lambda relay, kill: relay.when("answered", kill),  # it is stored, and the page does not know
    lambda relay, kill: relay.when("answered", kill, passes=True),  # the answer is on its way to the page
)


def test_moves_are_never_lost_or_doubled_by_a_server_that_dies_in_the_middle_of_one(visit, mortal, relay, watch):
    watch.expect(*LOST)
    made = make(mortal, "me", "me", options={"garden": "compact"})
    table = Table(loaded(visit(relay.origin, address(made))))
    match, rng = engawa.new("niwa", garden="compact"), Random(7)
    for ambush in MOMENTS:
        assert table.wait_for_turn()
        move = rng.choice(match.legal())
        match.play(move)
        ambush(relay, mortal.process.kill)
        table.play(move)
        mortal.process.wait(PATIENT)
        mortal.kill()
        mortal.start()
        wait_until_shown(table.page, text_of(match))
        assert on_server(mortal, made).history == match.history


def test_between_moves_a_server_can_die_and_come_back_unnoticed(visit, mortal, relay, watch):
    watch.expect(*LOST)
    made = make(mortal, "me", "me", options={"garden": "compact"})
    table = Table(loaded(visit(relay.origin, address(made))))
    match, rng = engawa.new("niwa", garden="compact"), Random(8)
    for _ in range(3):
        assert table.wait_for_turn()
        move = rng.choice(match.legal())
        match.play(move)
        table.play(move)
        wait_until_shown(table.page, text_of(match))
        mortal.kill()
        expect(table.hint).to_have_text("Reconnecting …")
        mortal.start()
        expect(table.hint).not_to_have_text("Reconnecting …")
        assert on_server(mortal, made).history == match.history
        wait_until_shown(table.page, text_of(match))
