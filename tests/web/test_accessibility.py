"""axe-core finds nothing to complain about on any page, in light and dark; on a phone, test_languages asks it too."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from server.people import link, sit

from web.scenes import enter, scenes

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MISSING = "the browser tests need axe-core in web/node_modules; npm ci in web/ installs it"
RUN = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target} (${failureSummary})`));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(visit, server, matches, theme):
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
    voice = page.locator("[role=status], [aria-live]")
    expect(voice).to_have_count(1)
    expect(voice.locator(".heard")).to_have_text("")
    with sit(server, made["match"], link(made, 1)) as bea:
        bea.move(bea.standing["legal"][0])
    expect(voice.locator("b")).to_have_text("Your turn")
    expect(voice.locator(".heard")).to_contain_text("Bea")
    expect(voice).to_have_count(1)
