"""Moves are seen to happen: each once, and a tap skips only what is under way."""

import pytest
from playwright.sync_api import expect
from server.people import make

from web.people import address
from web.table import CROSS, Table

# Write down every picture of the figures.
WATCH = """() => {
    const board = document.querySelector('.niwa svg');
    window.pictures = [];
    new MutationObserver(() => {
        const figures = [...board.querySelectorAll('[aria-hidden] g[opacity] > g[transform]')];
        const picture = figures.map((figure) => figure.getAttribute('transform')).sort().join();
        if (picture !== window.pictures.at(-1)) window.pictures.push(picture);
    }).observe(board, { subtree: true, childList: true, attributes: true });
}"""

# Every line of the log, with what its pictures are called.
LINES = """() => [...document.querySelectorAll('[role=region] li')].map(
    (line) => [line.innerText, ...[...line.querySelectorAll('svg[role=img]')].map((picture) => picture.ariaLabel)]
)"""


def test_each_move_is_shown_once_also_after_another_was_skipped(visit, server):
    made = make(server, "me", "me", options={"garden": "compact"})
    page = visit(f"http://{server.host}", address(made), speed="slow")
    Table(page, seat=1).place()
    page.get_by_role("heading", name="Log").click()
    table = Table(page)
    table.place()
    assert table.wait_for_turn()
    expect(table.log).to_have_count(2)  # all rests: what moves when the clock is changed would begin again
    match = table.match()
    page.evaluate(WATCH)
    page.clock.install()
    table.see_played(next(filter(CROSS.fullmatch, match.legal())), match)
    page.clock.run_for(10_000)
    pictures = page.evaluate("window.pictures")
    assert len(pictures) > 2
    assert len(pictures) == len(set(pictures))


@pytest.mark.parametrize("token", ["token", "spectator"])
def test_the_log_of_a_match_that_is_over_opens_at_its_end(visit, server, matches, token):
    page = visit(f"http://{server.host}", f"#/m/{matches.over['match']}/{matches.over[token]}", phone=True)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("dialog").get_by_role("region", name="Log")
    expect(log.get_by_role("listitem").first).not_to_be_in_viewport()
    expect(log.get_by_role("listitem").last).to_be_in_viewport()


def test_who_comes_late_reads_the_same_log_as_in_the_replay(visit, server, matches):
    place = f"{matches.over['match']}/{matches.over['token']}"
    logs = []
    for page in (visit(f"http://{server.host}", f"#/{way}/{place}") for way in "mr"):
        expect(page.locator("[role=region] li").nth(10)).to_be_attached()
        logs.append(page.evaluate(LINES))
    assert logs[0] == logs[1]
    assert {label for line in logs[0] for label in line[1:]} >= {"green", "yellow", "orange"}
