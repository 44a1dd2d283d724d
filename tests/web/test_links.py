"""A table by link: seats, spectators, links that open nothing, and two servers on one database."""

import re

import pytest
import segno
from playwright.sync_api import expect

from web.people import invite, on_server, sit_down
from web.sight import text_of, wait_until_shown
from web.table import Table

MASKS = range(8)


def dark_squares(page):
    """The QR code on the screen as rows of 0 and 1."""
    drawn = page.get_by_role("img", name="The link as a QR code")
    squares = {tuple(map(int, at)) for at in re.findall(r"M(\d+) (\d+)h", drawn.locator("path").get_attribute("d"))}
    size = int(drawn.locator("rect").get_attribute("width")) - 6
    return [bytearray((x, y) in squares for x in range(size)) for y in range(size)]


def codes_of(text, size):
    """All the QR codes of that size that say *text*: what they say can be masked in eight ways."""
    return [
        list(segno.make_qr(text, error="m", boost_error=False, version=(size - 17) // 4, mask=mask).matrix)
        for mask in MASKS
    ]


def test_whoever_opens_the_link_of_the_share_sheet_plays(visit, server):
    origin = f"http://{server.host}"
    ada = visit(origin, name="Ada")
    ada.get_by_role("button", name="Invite by link").click()
    ada.get_by_role("button", name="Make the table and share the link").click()
    sheet = ada.get_by_role("dialog")
    seat, watch, own = (
        sheet.get_by_role("textbox", name=name) for name in ("To play: Samurais", "To watch", "My own seat")
    )
    expect(seat).to_have_value(re.compile(rf"^{origin}/#/m/"))
    assert len({field.input_value() for field in (seat, watch, own)}) == 3
    for field in (seat, watch, own):
        field.focus()
        expect(sheet.locator(".on input")).to_have_value(field.input_value())
        shown = dark_squares(ada)
        assert shown in codes_of(field.input_value(), len(shown))

    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=origin)
    seat.locator("xpath=..").get_by_role("button", name="Copy").click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    copied = ada.evaluate("navigator.clipboard.readText()")
    assert copied == seat.input_value()
    ada.keyboard.press("Escape")

    bea = Table(visit(origin, copied.removeprefix(f"{origin}/"), name="Bea"), seat=1)
    ada = Table(ada)
    expect(ada.player("Bea")).to_be_visible()
    expect(bea.player("Ada")).to_be_visible()
    bea.place()
    ada.place()
    assert ada.wait_for_turn()
    wait_until_shown(bea.page, ada.sight().text)


def test_a_spectator_sees_and_cannot_act(visit, server):
    made, origin = invite(server), f"http://{server.host}"
    ada, bea = sit_down(visit, made, origin, origin)
    eye = Table(visit(origin, f"#/m/{made['match']}/{made['spectator']}"))
    bea.place()
    ada.place()
    wait_until_shown(eye.page, ada.sight().text)
    seen = eye.sight()
    assert not seen.open | seen.chosen | seen.target
    expect(eye.headline).to_have_text("Ada’s turn")
    expect(eye.action("Undo")).to_have_count(0)
    expect(eye.page.get_by_role("textbox")).to_have_accessible_name("Message")
    for field, _ in seen.figures.values():
        eye.press(eye.field(field))
    expect(eye.notice).to_have_count(0)
    assert eye.sight() == seen
    eye.page.get_by_role("textbox").fill("K1>K2")
    eye.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Spectator K1>K2")
    assert on_server(server, made).ply == 2


@pytest.mark.parametrize(
    ("match", "reason"), [("{match}", "this link opens no seat here"), ("nowhere", "there is no such match")]
)
def test_a_link_that_opens_nothing_says_so(visit, server, match, reason):
    made = invite(server)
    page = visit(f"http://{server.host}", f"#/m/{match.format(**made)}/{'x' * 22}")
    expect(page.get_by_role("heading")).to_have_text("No seat here")
    expect(page.get_by_role("main")).to_contain_text(reason)
    page.get_by_role("main").get_by_role("link", name="To the games").click()
    expect(page.get_by_role("button", name="Play now against a bot")).to_be_visible()


def test_moves_arrive_between_two_servers_on_one_postgresql(visit, servers, client, postgresql):
    database = postgresql.empty()
    first, second = (servers(database, client=client).start() for _ in range(2))
    made = invite(first)
    tables = sit_down(visit, made, f"http://{first.host}", f"http://{second.host}")
    tables[1].place()
    tables[0].place()
    match = on_server(second, made)
    for _ in range(6):
        mover, other = tables[match.to_act], tables[1 - match.to_act]
        assert mover.wait_for_turn()
        move = match.legal()[-1]
        mover.play(move)
        match.play(move)
        for table in (mover, other):
            wait_until_shown(table.page, text_of(match))
    assert on_server(first, made).history == on_server(second, made).history == match.history
