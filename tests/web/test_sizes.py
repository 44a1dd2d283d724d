"""Screens of other sizes, such as a phone on its side: everything that lies open can be seen and reached."""

import pytest
from playwright.sync_api import expect

from web.scenes import enter, scenes
from web.test_languages import STICKS_OUT

SIZES = {
    "on its side": (844, 390), "large, on its side": (932, 430), "small": (360, 640), "very small": (320, 568),
    "tablet": (768, 1024), "tablet on its side": (1024, 768),
}  # fmt: skip
SEEN = ("home", "choosing", "end", "replay", "spectator")
BOARD = 0.4  # of a screen's shorter side, at least, is the shorter side of the board
# What a player has lies within the player's strip or panel.
SPILLS = """() => [...document.querySelectorAll('section[aria-label]')].flatMap((player) => {
    const edge = player.getBoundingClientRect().right + 1;
    return [...player.querySelectorAll('*')].filter((thing) => thing.getBoundingClientRect().right > edge)
        .map((thing) => thing.outerHTML.slice(0, 120));
})"""
# The buttons of the dock are in sight.
CUT = """() => [...document.querySelectorAll('[role=toolbar] button')].filter((button) => {
    const { right, bottom } = button.getBoundingClientRect();
    return right > innerWidth || bottom > innerHeight;
}).map((button) => button.textContent)"""


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_seen_and_reached_on_a_screen_of_another_size(visit, server, matches, size):
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    page = visit(f"http://{server.host}", phone=True, size=viewport, lang="de", name="Ada")
    problems = []
    for scene in scenes(matches):
        if scene.name not in SEEN:
            continue
        enter(page, scene)  # to choose a figure, nothing may lie over it
        for what, found in (("sticks out", STICKS_OUT), ("spills", SPILLS), ("cut off", CUT)):
            problems += [f"{scene.name} {what}: {element}" for element in page.evaluate(found)]
        if scene.name == "home":
            for way in page.locator("main button.main, main button.main + div button").all():
                expect(way).to_be_in_viewport(ratio=1)
        else:
            box = page.locator("[data-board]").bounding_box()
            if min(box["width"], box["height"]) < BOARD * min(width, height):
                problems.append(f"{scene.name}: the board has only {box}")
    assert not problems, "\n".join(problems)
