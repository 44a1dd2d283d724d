"""Random gardens on a phone, some of whose fields lie closer together than fingertips."""

from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import expect
from server.people import make

import engawa
from web.people import address
from web.sight import READ
from web.table import Table

FINGER = 44  # pixels
MIDDLES = """() => Object.fromEntries([...document.querySelectorAll('[role=gridcell].open')].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [cell.dataset.field, [x + width / 2, y + height / 2]];
}))"""
CHANGED = f"(before) => JSON.stringify(({READ})().ghosts) !== JSON.stringify(before)"


def nearest_two(middles):
    """Two fields that can be acted on, of those that are nearest to each other."""
    return min(combinations(sorted(middles), 2), key=lambda pair: dist(*(middles[name] for name in pair)))


def between(middles, one, other):
    """Half way from one field to another, a little nearer to the first."""
    return tuple(0.52 * a + 0.48 * b for a, b in zip(middles[one], middles[other], strict=True))


@pytest.fixture
def sit_down(visit, server):
    """Two at one screen, about to place their figures in a random garden."""

    def sit_down(seed, *, phone):
        garden = engawa.new("niwa", seed=seed, garden="random").options["garden"]
        made = make(server, "me", "me", options={"garden": garden})
        table = Table(visit(f"http://{server.host}", address(made), phone=phone), seat=1, garden=garden)
        assert table.wait_for_turn()
        return table

    return sit_down


@pytest.mark.parametrize("seed", [3, 4])
def test_a_finger_between_two_fields_is_shown_them_larger_and_then_means_one(sit_down, seed):
    table = sit_down(seed, phone=True)
    whole = table.page.evaluate(MIDDLES)
    one, other = nearest_two(whole)
    assert dist(whole[one], whole[other]) < FINGER
    suggested = table.sight().ghosts
    table.page.touchscreen.tap(*between(whole, one, other))
    expect(table.notice).to_contain_text("Several fields are under your finger")
    assert table.sight().ghosts == suggested
    large = table.page.evaluate(MIDDLES)
    assert dist(large[one], large[other]) > FINGER
    table.page.touchscreen.tap(*between(large, other, one))
    table.page.wait_for_function(CHANGED, arg=suggested)
    assert table.page.evaluate(MIDDLES) == whole


def test_a_mouse_means_the_field_under_it_at_once(sit_down):
    table = sit_down(3, phone=False)
    whole = table.page.evaluate(MIDDLES)
    suggested = table.sight().ghosts
    table.page.mouse.click(*between(whole, *nearest_two(whole)))
    table.page.wait_for_function(CHANGED, arg=suggested)
    expect(table.notice).to_have_count(0)
    assert table.page.evaluate(MIDDLES) == whole
