"""Help before a move and an honest look after the match: hints, and the page of an analysis."""

import json
import re
from collections import Counter
from random import Random

from playwright.sync_api import Locator, Page, expect
from server.people import link, make, record, sit

import engawa
from engawa.core.match import Match
from web.people import address, invite
from web.table import Table
from web.test_rematches import BEFORE_THE_END

WIN = "K1 g4^i4"  # in that position
# Both could win at once. Ada does not see it.
FACING = BEFORE_THE_END | {"figures": {
    "K1": ["g4", ""], "K2": ["c5", "YYG"], "K3": ["b7", "OOG"],
    "S1": ["h4", "GGO"], "S2": ["h5", "YYO"], "S3": ["b8", ""],
}}  # fmt: skip
MISSED, PUNISHED = "K2>K1", "S3 b8^b6"
GRADES = {"The best move": "Best moves", "A good move": "Good moves", "A small slip": "Slips",
          "A mistake": "Mistakes", "A blunder": "Blunders"}  # fmt: skip
CHANCE = re.compile(r"(\d+)%")


def wander(match: Match, rng: Random, until: int) -> None:
    """Play on at random, to the end or so far."""
    while match.result is None and match.ply < until:
        match.play(rng.choice(match.legal()))


def bring(page: Page, match: Match) -> Page:
    """Open the record of a match from a file."""
    content = json.dumps(match.record()).encode()
    page.locator("input[type=file]").set_input_files({
        "name": "match.json", "mimeType": "application/json", "buffer": content,
    })  # fmt: skip
    page.wait_for_url("**/#/r/file")
    return page


def column(page: Page, seat: int) -> dict[str, int]:
    """A seat's column of the table of luck and skill: numbers by the names of their rows."""
    rows = page.locator("tbody tr").all()
    cells = {row.get_by_role("rowheader").inner_text(): row.get_by_role("cell").nth(seat).inner_text() for row in rows}
    return {name: int(re.sub(r" ±.*|%", "", text).replace("−", "-")) for name, text in cells.items()}


def wait_for_the_end(page: Page) -> None:
    """Wait until all is known."""
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Position")


def check_sums(page: Page) -> None:
    """For every seat the changes lead from start to end, and its decisions are all accounted for."""
    for seat in range(page.get_by_role("columnheader").count()):
        account = column(page, seat)
        changes = [account.get(name, 0) for name in ("Luck", "Own moves", "Moves of others", "In hindsight")]
        assert account["At the start"] + sum(changes) == account["At the end"]
        assert account["Decisions"] == sum(account[row] for row in GRADES.values())


def test_after_the_match_a_page_tells_what_decided_it_and_one_can_play_on(visit, server):
    made = make(server, "me", "me", record=FACING)
    with sit(server, made["match"], made["token"]) as both:
        assert both.move(MISSED)["type"] == "played"
    page = visit(f"http://{server.host}", address(made), name="Ada")
    table = Table(page)
    assert table.wait_for_turn()
    table.play(PUNISHED)
    table.press(table.sheet.get_by_role("link", name="Analysis"))
    wait_for_the_end(page)
    check_sums(page)
    assert [column(page, seat)["At the end"] for seat in range(2)] == [0, 100]
    assert [column(page, seat)["Blunders"] for seat in range(2)] == [1, 0]

    point = page.get_by_role("article")
    expect(point).to_have_count(1)
    expect(point).to_contain_text("K2 gives its green bead to K1")
    expect(point).to_contain_text("Player A: from 100% to 0%")
    expect(point).to_contain_text("Better: K1 jumps")
    expect(point.get_by_role("img", name="The position after 0 moves")).to_be_visible()
    slider(page).press("End")
    expect(page.get_by_text("Player B wins")).to_be_visible()
    point.get_by_role("button", name="Show on the curve").click()
    expect(slider(page)).to_have_value("0")
    expect(page.get_by_text("A blunder: −100 points")).to_be_visible()
    page.reload()
    wait_for_the_end(page)
    expect(point.get_by_text("A blunder", exact=True)).to_be_visible()

    point.get_by_role("button", name="Play on against a bot").click()
    expect(point).to_have_count(0)
    again = Table(page)
    assert again.wait_for_turn()
    assert again.sight().figures == FACING["figures"]
    expect(again.player("Ada")).to_be_visible()
    again.play(WIN)
    expect(again.sheet.get_by_role("heading")).to_have_text("You win!")


def test_a_record_from_a_file_is_analysed_too(visit, server):
    match = engawa.load(BEFORE_THE_END)
    wander(match, Random(8), until=40)
    assert match.result is not None
    page = bring(visit(f"http://{server.host}", "#/matches"), match)
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="Analysis: Niwa")).to_be_visible()
    wait_for_the_end(page)
    check_sums(page)

    told = []
    for _ in match.history:
        told += page.locator("section[aria-live] p").all_inner_texts()
        slider(page).press("ArrowRight")
    named = Counter(GRADES[grade] for line in told if (grade := line.split(":")[0]) in GRADES)
    assert named == Counter({row: column(page, 0)[row] + column(page, 1)[row] for row in GRADES.values()})
    expect(page.locator("section[aria-live]")).to_contain_text("wins")

    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("link", name="Analysis").click()
    wait_for_the_end(page)
    assert not [url for url in asked if "/api/analysis" in url]  # the page has kept it


def test_a_long_analysis_shows_how_far_it_is_and_can_be_stopped(visit, client, servers):
    server = servers(client=client).start()
    match = engawa.new("niwa", seed=4)
    wander(match, Random(4), until=30)
    page = bring(visit(f"http://{server.host}", "#/matches"), match)
    page.goto(f"http://{server.host}/#/a/file")
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped. What was found by then is shown.")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Start again")).to_be_visible()


def test_a_hint_shows_the_best_moves_and_one_can_be_played_from_there(visit, server):
    made = invite(server, record=BEFORE_THE_END)
    table = Table(visit(f"http://{server.host}", address(made), name="Ada"))
    assert table.wait_for_turn()
    table.press(table.action("Hint"))
    moves = table.sheet.get_by_role("listitem")
    expect(moves).to_have_count(3)
    expect(moves.first).to_contain_text("100%")
    expect(moves.first).to_contain_text("It wins at once.")
    shares = [int(CHANCE.findall(text)[0]) for text in moves.all_inner_texts()]
    assert shares == sorted(shares, reverse=True)
    table.press(moves.first.get_by_role("button", name="Play it: K1 jumps"))
    expect(table.sheet.get_by_role("heading")).to_have_text("You win!")
    assert [ply["text"] for ply in record(server, made["match"], made["token"])["plies"]] == [WIN]


def test_while_somebody_objects_there_are_no_hints_on_a_phone_either(visit, server):
    made = invite(server, record=BEFORE_THE_END)
    with sit(server, made["match"], link(made, 1)) as bea:
        bea.say("name", seat=1, name="Bea")
        bea.say("object", objects=True)
        bea.hear("objections")
        table = Table(visit(f"http://{server.host}", address(made), phone=True, name="Ada"))
        table.press(table.button("Help"))
        table.press(table.sheet.get_by_role("button", name="Hint"))
        expect(table.sheet).to_contain_text("No coach and no hints: Bea objects")
        bea.say("object", objects=False)
        bea.hear("objections")
        expect(table.sheet.get_by_role("listitem")).to_have_count(3)
