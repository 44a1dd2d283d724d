"""axe-core finds nothing to complain about on any page, in light and dark; on a phone, test_languages asks it too."""

from pathlib import Path

import pytest

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
