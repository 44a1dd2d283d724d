"""What happened and what was said: read, looked back at, said and hidden."""

from playwright.sync_api import expect

import engawa
from web.people import invite, on_server, sit_down
from web.sight import text_of, wait_until_shown
from web.table import Table


def test_a_tap_on_a_line_shows_the_position_after_it_and_another_tap_comes_back(visit, server, matches):
    """TABLE #10."""
    made = matches.over
    page = visit(f"http://{server.host}", f"#/m/{made['match']}/{made['token']}")
    table, match = Table(page), engawa.new("niwa", garden="compact")
    expect(table.sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    now, lines = table.sight(), table.log.get_by_role("button")
    for move in on_server(server, made).history[:2]:
        match.play(move)
    lines.nth(1).click()
    wait_until_shown(page, text_of(match))
    expect(table.headline).to_have_text("Looking back")
    expect(lines.nth(1)).to_have_attribute("aria-current", "step")
    lines.nth(1).click()
    wait_until_shown(page, now.text)
    lines.nth(0).click()
    expect(table.headline).to_have_text("Looking back")
    table.press(table.button("Back to now"))
    wait_until_shown(page, now.text)


def test_who_looks_back_cannot_play_and_misses_nothing(visit, server):
    ada, bea = sit_down(visit, invite(server), *[f"http://{server.host}"] * 2)
    bea.place()
    ada.place()
    assert ada.wait_for_turn()
    match = ada.match()
    bea.log.get_by_role("button").first.click()
    expect(bea.headline).to_have_text("Looking back")
    move = next(move for move in match.legal() if ">" in move and " " not in move)
    ada.see_played(move, match)
    expect(bea.headline).to_have_text("Looking back")
    bea.press(bea.button("Back to now"))
    assert bea.wait_for_turn()
    match.play(move)
    wait_until_shown(bea.page, text_of(match))


def test_what_is_said_is_read_by_the_others_until_they_hide_it(visit, server):
    ada, bea = sit_down(visit, invite(server), *[f"http://{server.host}"] * 2)
    chat = bea.page.get_by_role("log", name="Chat")
    say(ada, "Good evening! <b>Your</b> move?")
    expect(chat).to_have_text("Ada Good evening! <b>Your</b> move?")
    say(bea, "Patience …")
    expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Bea Patience …")
    bea.press(bea.button("Help"))
    bea.press(bea.sheet.get_by_role("button", name="Mute the chat"))
    bea.page.keyboard.press("Escape")
    expect(chat).to_have_count(0)
    bea.page.reload()
    expect(Table(bea.page, seat=1).headline).to_be_visible()
    expect(chat).to_have_count(0)


def test_on_a_phone_what_others_say_is_seen_without_opening_anything(visit, server):
    made = invite(server)
    ada, _ = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    phone = Table(visit(f"http://{server.host}", f"#/m/{made['match']}/{made['spectator']}", phone=True))
    say(ada, "Good evening!")
    expect(phone.notice).to_contain_text("Ada: Good evening!")


def say(table, text):
    box = table.page.get_by_role("textbox")
    box.fill(text)
    box.press("Enter")
