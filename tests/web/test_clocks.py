"""A clock beside each name: it runs for whoever is to act, and when it has run out a bot may play on."""

import re

from playwright.sync_api import expect
from server.people import make

from web.people import address, invite, sit_down

MINUTE = 60_000
SHOWN = 10_000  # milliseconds, at most, that no clock runs because a move is being shown


def test_the_clock_of_whoever_is_to_act_runs_and_at_its_end_a_bot_may_play_on(visit, server):
    """TABLE #22."""
    ada, bea = sit_down(visit, invite(server, clock={"seconds": 300, "increment": 5}), *[f"http://{server.host}"] * 2)
    clocks = {name: ada.player(name).get_by_role("timer") for name in ("Ada", "Bea")}
    for clock in clocks.values():
        expect(clock).to_have_text("5:00")
    bea.place()
    ada.place()
    assert ada.wait_for_turn()
    expect(clocks["Bea"]).to_have_text("5:05")  # with what a turn adds
    match = ada.match()
    ada.see_played("K1>K2", match)
    expect(bea.headline).to_have_text("Your turn")
    resting = clocks["Ada"].inner_text()
    ada.page.clock.install()
    ada.page.clock.fast_forward(MINUTE + SHOWN)
    expect(clocks["Bea"]).to_have_text(re.compile(r"^[34]:\d\d$"))
    expect(clocks["Ada"]).to_have_text(resting)
    offer = ada.page.get_by_role("group", name="Bea")
    expect(offer).to_have_count(0)
    ada.page.clock.fast_forward(5 * MINUTE)
    expect(clocks["Bea"]).to_have_text("0:00")
    expect(offer.get_by_role("button", name="Let a bot play on")).to_be_visible()


def test_clocks_are_chosen_when_a_match_is_made(visit, server):
    page = visit(f"http://{server.host}", "#/new/niwa?way=screen")
    page.get_by_role("radio", name="10 + 10").check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("timer")).to_have_text(["10:00", "10:00"])


OVERFLOWING = """() => [...document.querySelectorAll('section:has([role=timer])')].filter((card) =>
    card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1
    || card.querySelector('b').clientWidth < 20).map((card) => card.textContent)"""


def test_small_cards_on_a_phone_hold_names_clocks_and_what_lies_before_players(visit, server):
    """TABLE #12, #22."""
    for game, players, clock, shown in (
        ("nueby/jaeger", 6, {"seconds": 4200, "increment": 5}, "70:00"),
        ("ninja-dice", 4, {"days": 3}, "3 days"),
    ):
        made = make(server, "me", *["link"] * (players - 1), game=game, clock=clock)
        page = visit(f"http://{server.host}", address(made), phone=True, flat=True, name="Konstantin")
        expect(page.get_by_role("timer")).to_have_text([shown] * players)
        assert page.evaluate(OVERFLOWING) == []
    page = visit(f"http://{server.host}", "#/new/niwa?way=link")
    page.get_by_role("radio", name="Own time").check()
    page.get_by_role("spinbutton", name="Minutes for the match").fill("7")
    page.get_by_role("spinbutton", name="Seconds more a turn").fill("3")
    page.get_by_role("switch", name="Hints").click()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("timer")).to_have_text(["7:00", "7:00"])
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_contain_text("Allowed: hints.")
