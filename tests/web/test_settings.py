"""How somebody likes to play: kept on the device, and true at the table."""

import re

import pytest
from playwright.sync_api import expect

from web.people import address, invite, on_server, sit_down
from web.table import Table

# What the browser would show or let sound, written down.
NOTED = """() => {
    window.noted = [];
    window.Notification = class { constructor(title, { body }) { window.noted.push([title, body]); } };
    window.Notification.permission = 'granted';
    window.Notification.requestPermission = async () => 'granted';
    Object.defineProperty(document, 'hidden', { get: () => window.away ?? false });
}"""
HEARD = """() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
}"""


def test_moves_are_confirmed_where_that_is_wished(visit, server):
    """TABLE #6."""
    made = invite(server)
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2, confirm=True)
    question = bea.page.get_by_role("group", name=re.compile("^Place green on .*: play it"))
    bea.press(bea.button("Place"))
    bea.press(question.get_by_role("button", name="Cancel"))
    expect(question).to_have_count(0)
    assert on_server(server, made).ply == 0
    bea.press(bea.button("Place"))
    bea.press(question.get_by_role("button", name="Play"))
    expect(ada.headline).to_have_text("Your turn")
    assert on_server(server, made).ply == 1


def test_sound_is_off_by_one_tap_and_stays_off(visit, server):
    """TABLE #18."""
    page = visit(f"http://{server.host}", "#/new/niwa?way=screen", sound=True)
    page.get_by_role("button", name="Start").click()
    table, switch = Table(page, seat=1), page.get_by_role("button", name="Sound")
    page.evaluate(HEARD)
    table.place()
    page.wait_for_function("() => window.tones > 0")
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.tones")
    table.seat = 0
    table.place()
    assert page.evaluate("window.tones") == before
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_whoever_looks_elsewhere_is_notified_once_it_is_their_turn(visit, server):
    """TABLE #19."""
    made = invite(server)
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    ada.page.evaluate(NOTED)
    ada.press(ada.button("Settings"))
    ada.press(ada.sheet.get_by_role("switch", name=re.compile("^Notify me")))
    ada.page.keyboard.press("Escape")
    ada.page.evaluate("window.away = true")
    bea.place()
    ada.page.wait_for_function("() => window.noted.length > 0")
    ((title, body),) = ada.page.evaluate("window.noted")
    assert (title, bool(body)) == ("Your turn", True)


@pytest.mark.parametrize("phone", [False, True])
def test_a_mark_says_what_it_means_by_hover_and_by_long_press(visit, server, phone):
    """TABLE #11."""
    table = Table(visit(f"http://{server.host}", address(invite(server)), phone=phone))
    mark, tip = table.button("Help"), table.page.get_by_role("tooltip")
    if phone:
        box = mark.bounding_box()
        table.drag((box["x"] + 20, box["y"] + 20), (box["x"] + 20, box["y"] + 20), lift=False)
    else:
        mark.hover()
    expect(tip).to_have_text("Help")
