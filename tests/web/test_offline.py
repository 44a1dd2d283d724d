"""The page without a server: whole matches with nobody to ask, two tabs, a newer version, trouble with storage."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import engawa
from engawa import catalogue
from engawa.core.record import verify
from engawa.page.folder import write_folder
from web import offline
from web.conftest import DESKTOP, PHONE
from web.offline import EVER, OPENING, PLAY, READY, come, downloaded, keep, play_out, served, sit_down, visitor
from web.watch import Watch

KILL = "(name) => workers[name].terminate()"


@pytest.fixture(scope="module")
def folder(client: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a plain web server serves, with our folder somewhere in it."""
    root = tmp_path_factory.mktemp("offline")
    write_folder(Path(client), root / offline.UNDER)
    return root


@pytest.fixture(scope="module")
def heard() -> Watch:
    """What the browser that was there once complains about."""
    return Watch()


@pytest.fixture(scope="module")
def page(browser: Browser, folder: Path, heard: Watch) -> Iterator[Page]:
    """A page that has been visited once and is opened again, with nobody at that address any more."""
    with served(folder) as address:
        context = visitor(browser, address, heard)
        page = come(context, address)
        keep(page)
    page.reload()
    page.wait_for_function(READY)
    yield page
    context.close()


@pytest.fixture(autouse=True)
def hushed(heard: Watch) -> Iterator[None]:
    """No complaints but that nobody answers where a newer version would be."""
    heard.complaints.clear()
    heard.expect(r"sw\.js", "GL Driver")
    yield
    assert not heard.unexpected


def address_of(page: Page) -> str:
    return page.url.partition("#")[0]


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name="Log").get_by_role("listitem")


@pytest.mark.parametrize("game", engawa.games())
def test_a_whole_match_with_nobody_to_ask(page: Page, game: str):
    sit_down(page, address_of(page), game)
    play_out(page)
    expect(page.get_by_role("dialog")).to_contain_text("Made in this page: its dice prove nothing to others.")
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    record = downloaded(page)
    match = engawa.load(record)
    assert (match.game.key, match.result is not None) == (game, True)
    assert verify(record, catalogue.find).sealed
    assert (game == "ninja-dice") == any("throw" in ply for ply in record["plies"])


def test_a_match_goes_on_after_a_reload(page: Page):
    sit_down(page, address_of(page), "niwa")
    page.evaluate(PLAY, 8)
    expect(log_of(page).nth(3)).to_be_visible()
    before = log_of(page).first.inner_text()
    page.reload()
    expect(log_of(page).first).to_have_text(before)
    page.wait_for_function(READY)
    play_out(page)


def test_hint_analysis_replay_rules_editions_and_records(page: Page, tmp_path: Path):
    sit_down(page, address_of(page), "nueby/kurzer-einsatz")
    expect(page.get_by_role("toolbar", name="Actions").get_by_role("button", name="Hint")).to_be_enabled(
        timeout=OPENING
    )
    page.get_by_role("toolbar", name="Actions").get_by_role("button", name="Hint").click()
    expect(page.get_by_role("dialog")).to_contain_text("%", timeout=OPENING)
    page.keyboard.press("Escape")
    play_out(page)
    record = tmp_path / "record.json"
    record.write_text(json.dumps(downloaded(page)))
    page.get_by_role("dialog").get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=OPENING)

    page.goto(f"{address_of(page)}#/matches")
    expect(page.get_by_role("listitem").first).to_contain_text("Kurzer Einsatz")
    page.get_by_label("Open a record").set_input_files(record)
    expect(page.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()
    page.goto(f"{address_of(page)}#/rules/niwa")
    expect(page.get_by_text("NI-1", exact=True)).to_be_visible()
    page.goto(f"{address_of(page)}#/editions/niwa")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_two_tabs_at_one_match(page: Page):
    sit_down(page, address_of(page), "nueby/jaeger")
    other = come(page.context, page.url)
    expect(log_of(other).first).to_be_visible()
    other.evaluate(PLAY, EVER)
    expect(other.get_by_role("dialog").get_by_role("button", name="Download")).to_be_visible(timeout=OPENING)
    page.bring_to_front()
    expect(page.get_by_role("dialog").get_by_role("button", name="Download")).to_be_visible(timeout=OPENING)
    assert log_of(page).all_inner_texts() == log_of(other).all_inner_texts()
    other.close()


def test_on_a_phone(page: Page):
    page.set_viewport_size(PHONE)
    page.goto(address_of(page))
    expect(page.get_by_role("button", name="Play now against a bot")).to_be_visible()
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    sit_down(page, address_of(page), "nueby/abkuerzungen")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    play_out(page)
    page.set_viewport_size(DESKTOP)


def test_whoever_thinks_may_die_and_another_thinks_on(page: Page):
    sit_down(page, address_of(page), "niwa")
    page.evaluate(KILL, "thinking")
    play_out(page)


def test_a_table_that_dies_offers_to_load_anew_and_what_was_played_is_kept(page: Page):
    sit_down(page, address_of(page), "niwa")
    page.evaluate(PLAY, 4)
    expect(log_of(page).nth(2)).to_be_visible()
    page.evaluate(KILL, "table")
    line = page.get_by_role("alert").filter(has_text="The table of this page has stopped")
    expect(line).to_be_visible()
    line.get_by_role("button", name="Load anew").click()
    expect(log_of(page).nth(2)).to_be_visible(timeout=OPENING)
    page.wait_for_function(READY)
