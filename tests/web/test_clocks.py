"""A clock beside each name: it runs for whoever is to act, and when it has run out a bot may play on."""

import re

from playwright.sync_api import expect

from web.people import invite, sit_down

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
