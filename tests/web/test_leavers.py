"""Somebody leaves in the middle of a match: a bot plays on, and they get the seat back when they return."""

from playwright.sync_api import expect

from web.people import NAMES, address, invite, on_server, sit_down
from web.table import TRANSFER, Table


def pass_a_bead(table):
    """A whole turn."""
    assert table.wait_for_turn()
    match = table.match()
    table.see_played(next(filter(TRANSFER.fullmatch, match.legal())), match)


def left_alone(visit, server, made):
    """Ada, whose opponent has left when it was their turn; and the offer to let a bot play on."""
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    bea.place()
    ada.place()
    pass_a_bead(ada)
    bea.page.close()
    expect(ada.player("Bea")).to_have_accessible_name("Bea Reconnecting …")
    return ada, ada.page.get_by_role("group", name="Bea has been away for a while.")


def test_a_bot_plays_on_for_a_leaver_until_they_are_back(visit, servers, client):
    server = servers(client=client, patience=0.0).start()
    made = invite(server)
    ada, offer = left_alone(visit, server, made)
    ada.press(offer.get_by_role("button", name="Let a bot play on"))
    assert ada.wait_for_turn()
    expect(ada.player("Bea")).to_have_accessible_name("Bea Bot, skilled")
    assert on_server(server, made).ply > 3

    bea = Table(visit(f"http://{server.host}", address(made, 1), name=NAMES[1]), seat=1)
    expect(ada.player("Bea")).to_have_accessible_name("Bea")
    pass_a_bead(ada)
    expect(bea.headline).to_have_text("Your turn")
    pass_a_bead(bea)
    expect(ada.headline).to_have_text("Your turn")


def test_no_bot_is_offered_before_the_agreed_time_and_the_server_has_the_last_word(visit, servers, client):
    server = servers(client=client, patience=600.0).start()
    ada, offer = left_alone(visit, server, invite(server))
    expect(offer).to_have_count(0)
    # A page whose clock runs ahead offers too early.
    ada.page.clock.install()
    ada.page.clock.fast_forward(700_000)
    ada.press(offer.get_by_role("button", name="Let a bot play on"))
    expect(ada.notice).to_contain_text("away for 600 seconds")
    expect(ada.player("Bea")).to_have_accessible_name("Bea Reconnecting …")


def test_nobody_is_missed_at_a_match_that_is_over(visit, server, matches):
    made = matches.over
    table = Table(visit(f"http://{server.host}", f"#/m/{made['match']}/{made['token']}"))
    expect(table.sheet).to_be_visible()
    expect(table.player("Bea")).to_have_accessible_name("Bea")
