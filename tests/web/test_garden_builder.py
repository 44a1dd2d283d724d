"""The garden builder: tiles are laid by tapping, what does not join is shown, and a finished garden is played in."""

import json
import re

import pytest
from playwright.sync_api import expect

from web.table import Table


@pytest.fixture
def builder(visit, server):
    """The builder on a phone."""
    page = visit(f"http://{server.host}", "#/garden-builder", phone=True)
    expect(page.get_by_role("heading", name="Garden builder")).to_be_visible()
    return page


def lay(page, u, v, tile=None):
    """Tap a tile of the box, or take the one at hand, and tap an empty place."""
    if tile:
        page.get_by_role("group", name="Tiles in the box").get_by_role("button", name=tile).tap()
    page.get_by_role("button", name=f"Empty place at {u}, {v}", exact=True).tap()


def laid(page, u, v):
    return page.get_by_role("button", name=re.compile(rf"at {u}, {v}: turn it$"))


def layout(page):
    """The tiles as the page writes them down."""
    page.locator("details").evaluate("(details) => (details.open = true)")
    return page.get_by_role("textbox", name="Layout as text").input_value()


def test_tiles_are_laid_turned_and_taken_back_by_tapping(builder):
    lay(builder, 0, 0, "Base tile, 2 left")
    expect(builder.get_by_role("button", name="Base tile, 1 left")).to_be_visible()
    lay(builder, 1, 0, "Tile a, 2 left")
    expect(builder.get_by_role("status")).to_contain_text("10 tiles are still in the box.")
    before = layout(builder)
    laid(builder, 1, 0).tap()
    expect(builder.get_by_role("textbox", name="Layout as text")).not_to_have_value(before)
    builder.get_by_role("button", name="Take back").tap()
    expect(laid(builder, 1, 0)).to_have_count(0)
    expect(builder.get_by_role("status")).to_contain_text("11 tiles are still in the box.")
    builder.get_by_role("button", name="Clear").tap()
    expect(builder.get_by_role("button", name=re.compile("turn it$"))).to_have_count(0)


def test_edges_that_do_not_join_are_marked_and_named(builder, server):
    lay(builder, 0, 0, "Tile a")
    lay(builder, 1, 0, "Tile b")
    counts = set()
    for _ in range(6):
        before = layout(builder)
        laid(builder, 1, 0).tap()
        expect(builder.get_by_role("textbox", name="Layout as text")).not_to_have_value(before)
        wish = {"options": {"garden": json.loads(layout(builder))}}
        problems = server.http.post("/api/games/niwa/options", json=wish).json()["problems"]
        apart = sum(problem["key"] == "niwa-edges-disagree" for problem in problems)
        expect(builder.locator("svg path.bad")).to_have_count(apart)
        expect(builder.get_by_role("status").get_by_text("Edges that do not join")).to_have_count(apart)
        counts.add(apart)
    assert counts == {0, 1}
    expect(builder.get_by_role("button", name="Play here")).to_be_disabled()


BESIDE = [  # everything joins, but both bases lie on one long side
    [0, 0, "B", 0], [1, 0, "a", 0], [2, 0, "c", 1], [3, 0, "B", 1], [0, 1, "d", 5], [1, 1, "b", 4],
    [2, 1, "d", 1], [3, 1, "a", 0], [-1, 2, "c", 1], [0, 2, "b", 1], [1, 2, "e", 0], [2, 2, "e", 3],
]  # fmt: skip


def test_bases_that_do_not_lie_opposite_are_refused_beside_the_field(builder, server):
    expect(builder.get_by_text("at least three eighths of a full turn (135°) apart")).to_be_visible()
    builder.locator("details").evaluate("(details) => (details.open = true)")
    builder.get_by_role("textbox", name="Layout as text").fill(json.dumps(BESIDE))
    refused = builder.get_by_role("status").get_by_text("they are 119.5° apart, at least 135° are needed")
    expect(refused).to_be_visible()
    expect(builder.get_by_role("button", name="Play here")).to_be_disabled()
    wish = {"game": "niwa", "options": {"garden": BESIDE}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    answer = server.http.post("/api/matches", json=wish)
    assert answer.status_code == 422
    assert "[NI-C7]" in answer.text


def test_a_random_garden_is_fair_and_can_be_played_in(builder):
    builder.get_by_role("button", name="Random fair garden").tap()
    found = builder.get_by_role("status").get_by_text(
        re.compile(r"Everything joins: \d+ fields, bases \d+ lines apart\.")
    )
    expect(found).to_be_visible()
    expect(builder.locator("svg path.bad")).to_have_count(0)
    garden = json.loads(layout(builder))
    fields = re.search(r"(\d+) fields", found.inner_text())[1]

    builder.get_by_role("button", name="Play here").tap()
    expect(builder.get_by_role("radio", name="Your own")).to_be_checked()
    expect(builder.get_by_text(f"{fields} fields")).to_be_visible()
    builder.get_by_role("radio", name="Novice").tap()
    builder.get_by_role("button", name="Start").tap()
    table = Table(builder, garden=garden)
    table.place()
    assert len({here for here, _ in table.sight().lines}) == int(fields)
    assert table.wait_for_turn()
    assert table.match().legal()


def test_the_table_decides_who_begins(visit, server):
    page = visit(f"http://{server.host}", "#/new/niwa?way=bot", phone=True)
    begins = page.get_by_role("group", name="Who begins")
    expect(page.get_by_text("The samurais place first, then the kokeshis place and begin.")).to_be_visible()
    begins.get_by_role("radio", name="Drawn").tap()
    expect(page.get_by_text("Whoever does not begin places first.")).to_be_visible()
    begins.get_by_role("radio", name="Samurais").tap()
    expect(page.get_by_text("The kokeshis place first, then the samurais place and begin.")).to_be_visible()
    page.get_by_role("button", name="Start").tap()
    table = Table(page)
    table.place()  # the kokeshis of the viewer, first of all
    expect(page.get_by_role("heading", level=1)).to_be_attached()
