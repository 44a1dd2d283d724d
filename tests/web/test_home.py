"""The veranda: the first tap decides little, and what was chosen is remembered."""

import re

from playwright.sync_api import expect

TAPS = 3
# Boards that are seen whole fit themselves into whatever room they are given.
CUT = """() => [...document.querySelectorAll('nav .picture img[src*=wide]')]
    .filter((picture) => getComputedStyle(picture).objectFit === 'cover').map((picture) => picture.src)"""


def test_a_match_against_two_strong_bots_in_three_taps_and_the_next_in_one(visit, server):
    page = visit(f"http://{server.host}", phone=True)
    expect(page.get_by_role("radio", name="Casual")).to_be_checked()
    page.get_by_role("button", name="Jäger").tap()
    expect(page.get_by_role("heading", name="Jäger")).to_be_visible()
    taps = 0
    for what in (
        page.get_by_role("radio", name="3", exact=True),
        page.get_by_role("radio", name="Strong"),
        page.get_by_role("button", name="Play now against 2 bots"),
    ):
        expect(what).to_be_in_viewport()
        what.tap()
        taps += 1
    expect(page.get_by_role("region", name=re.compile("Bot, strong$"))).to_have_count(2)
    assert taps == TAPS

    page.get_by_role("link", name="To the games").tap()
    waiting = page.get_by_role("link", name=re.compile("^Continue: Jäger"))
    expect(waiting).to_be_in_viewport()
    page.get_by_role("button", name="Play now against 2 bots").tap()
    expect(page.get_by_role("region", name=re.compile("Bot, strong$"))).to_have_count(2)
    second = page.url
    page.get_by_role("link", name="To the games").tap()
    waiting.tap()
    expect(page.get_by_role("region", name=re.compile("Bot, strong$"))).to_have_count(2)
    assert page.url == second


def test_every_game_says_one_thing_of_itself_and_leads_to_its_rules(visit, server):
    page = visit(f"http://{server.host}", size={"width": 1920, "height": 1080})
    shelf, rules = page.get_by_role("navigation", name="Games"), page.get_by_role("link", name="How to play")
    cards = server.http.get("/api/games").json()
    expect(shelf.get_by_role("button")).to_have_count(len(cards))
    assert page.evaluate(CUT) == []
    for card in cards:
        shelf.get_by_role("button", name=card["title"]).first.click()
        expect(page.get_by_role("heading", name=card["title"], exact=True)).to_be_visible()
        expect(rules).to_have_attribute("href", f"#/rules/{card['key'].replace('/', '%2F')}")
        if card["minutes"]:
            expect(shelf.locator("[aria-pressed=true]")).to_contain_text(f"{card['minutes']}′")
            expect(page.locator("section").first).to_contain_text(f"{card['minutes']} min")
    shelf.get_by_role("button", name="Ninja All-Stars").click()
    expect(page.get_by_role("checkbox", name="Quick set-up")).to_be_checked()
    page.get_by_role("button", name="Play now against a bot").click()
    expect(page.get_by_role("status")).to_contain_text("Round 1")  # nothing is left to be set up


def test_a_quick_set_up_is_there_for_any_number_of_players(server):
    for players in (2, 3, 4):
        wish = {"options": {"setup": "quick", "janken": "dice"}, "players": players}
        assert server.http.post("/api/games/ninja-all-stars/options", json=wish).json()["problems"] == []
