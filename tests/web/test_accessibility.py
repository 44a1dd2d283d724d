"""axe-core finds nothing to complain about on any page, in light and dark; on a phone, test_languages asks it too."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.people import link, sit

from web.scenes import REFUSED, enter, scenes

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING = "the browser tests need axe-core in web/node_modules; npm ci in web/ installs it"
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target} (${failureSummary})`));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit, server, matches, theme, watch):
    watch.expect(*REFUSED)
    assert AXE.exists(), MISSING
    page = visit(f"http://{server.host}", theme=theme, name="Ada")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for scene in scenes(matches):
        enter(page, scene)
        found += [f"{scene.name}: {problem}" for problem in page.evaluate(RUN)]
    assert not found, "\n".join(found)


def test_the_table_has_one_voice(visit, server):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "link", "name": "Bea"}]
    made = server.http.post("/api/matches", json={"game": "niwa", "seats": seats}).json()
    page = visit(f"http://{server.host}", f"#/m/{made['match']}/{made['token']}", name="Ada")
    expect(page.locator("[role=grid]")).to_be_visible()
    voice = page.locator("[role=status]:not([aria-live=off]), [role=log]:not([aria-live=off]), [aria-live=polite]")
    expect(voice).to_have_count(1)
    expect(voice).to_have_text("")
    with sit(server, made["match"], link(made, 1)) as bea:
        bea.move(bea.standing["legal"][0])
    expect(page.locator("header b")).to_have_text("Your turn")
    expect(voice).to_contain_text("Bea")
    expect(voice).to_contain_text("Your turn")
    expect(voice).to_have_count(1)


def test_the_table_scrolls_where_it_is_enlarged_and_shows_its_state_in_colours_of_the_system(visit, server, matches):
    """400 % of 1280 × 1024, and forced colours."""
    place = f"#/m/{matches.under_way['match']}/{matches.under_way['token']}"
    page = visit(f"http://{server.host}", place, size={"width": 320, "height": 256}, name="Ada")
    board = page.locator("[data-board]")
    board.scroll_into_view_if_needed()
    assert board.bounding_box()["height"] >= 230
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.get_by_role("toolbar").get_by_role("button").first.scroll_into_view_if_needed()
    expect(page.get_by_role("toolbar").get_by_role("button").first).to_be_in_viewport()

    page.emulate_media(forced_colors="active")
    page.goto(f"http://{server.host}/#/settings")
    switch = page.get_by_role("switch").first
    colours = [switch.evaluate("(box) => getComputedStyle(box).backgroundColor")]
    switch.click()
    page.wait_for_timeout(300)
    colours.append(switch.evaluate("(box) => getComputedStyle(box).backgroundColor"))
    assert colours[0] != colours[1]
    chosen = page.locator("label:has(input[type=radio]:checked)").first
    assert chosen.evaluate("(label) => getComputedStyle(label).outlineStyle") == "solid"
