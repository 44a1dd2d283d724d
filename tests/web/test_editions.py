"""Editions of one's own: changed by hand in each family, refused beside the field, kept, saved, played, told."""

import re
import tomllib

import pytest
from playwright.sync_api import expect


@pytest.fixture
def edition(visit, server):
    """A new edition of a game, open to be changed, on a phone or a desktop."""

    def open_edition(game, **how):
        page = visit(f"http://{server.host}", f"#/editions/{game.replace('/', '%2F')}", **how)
        page.get_by_role("button", name="New edition").click()
        expect(page.get_by_text("As it comes: nothing is changed yet.")).to_be_visible()
        expect(page.get_by_role("link", name="Play with it")).to_have_attribute("href", re.compile("edition="))
        return page

    return open_edition


def changed(page, *places):
    expect(page.get_by_text(f"{len(places)} change" + ("s" if len(places) > 1 else ""))).to_be_visible()
    expect(page.get_by_text(", ".join(places), exact=True)).to_be_visible()


def test_a_face_of_a_die_is_changed_kept_and_played_with(edition, visit, server):
    page = edition("ninja-dice", phone=True, flat=True)
    page.get_by_role("combobox", name="Face 1").nth(1).select_option("sneak")
    changed(page, "dice.skill")
    page.wait_for_load_state("networkidle")
    page.reload()
    changed(page, "dice.skill")
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_role("radio", name="My box 1")).to_be_checked()
    page.get_by_text("By link").click()
    page.get_by_role("button", name="Make the table and share the link").click()
    place = page.get_by_role("dialog").locator("input").first.input_value().partition("#")[2]
    other = visit(f"http://{server.host}", f"#{place}", flat=True)
    expect(other.get_by_text("Played with the host’s edition “My box 1”: 1 change").first).to_be_visible()


def test_what_breaks_a_bound_is_said_beside_the_field_and_cannot_be_played(edition):
    page = edition("ninja-dice")
    coins = page.get_by_role("textbox", name="Coins of 10")
    coins.fill("1001")
    coins.blur()
    expect(page.get_by_role("alert")).to_contain_text("coins.10: expected a whole number from 0 to 1000, got 1001")
    expect(page.get_by_text("Play with it")).to_have_attribute("aria-disabled", "true")
    coins.fill("1000")
    coins.blur()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()


def test_lines_and_numbers_of_tiles_are_changed_by_tapping(edition):
    page = edition("niwa", phone=True)
    tile = page.get_by_role("group", name="Tile a")
    tile.get_by_role("button", name="Line 1 around the middle: green").tap()
    changed(page, "tiles.a.ring")
    expect(tile.get_by_role("button", name="Line 1 around the middle: yellow")).to_be_visible()
    page.get_by_role("button", name="Remove tile e").tap()
    expect(page.get_by_role("alert").filter(has_text="tiles: expected")).to_be_visible()


def test_a_board_of_nueby_is_drawn_by_tapping_fields(edition):
    page = edition("nueby/jaeger")
    page.get_by_text("side path", exact=True).click()
    page.get_by_role("button", name="r44", exact=True).click()
    expect(page.get_by_text("Now tap the field where it ends: side path.")).to_be_visible()
    page.get_by_role("button", name="r4", exact=True).click()
    expect(page.get_by_role("button", name="Remove r44 n0.5..n0.8 r4")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("jaeger.6")
    page.get_by_role("button", name="Remove r44 n0.5..n0.8 r4").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("textbox", name="Fields of the outer ring").fill("12")
    page.get_by_role("textbox", name="Fields of the outer ring").blur()
    expect(page.get_by_role("alert")).to_contain_text("jaeger.6")


def test_terrain_is_painted_and_numbers_of_all_stars_are_typed(edition):
    page = edition("ninja-all-stars")
    page.get_by_text("Samurai sentry").click()
    movement = page.get_by_role("textbox", name="Movement").first
    movement.fill("6")
    movement.blur()
    changed(page, "sentry.mv")
    page.get_by_text("Board: Courtyard").click()
    page.get_by_text("rough", exact=True).first.click()
    board = page.get_by_role("img", name="Board: courtyard")
    box = board.bounding_box()
    board.click(position={"x": box["width"] * 9.5 / 19, "y": box["height"] * 9.5 / 19})
    changed(page, "sentry.mv", "boards.courtyard.rows")


def test_an_edition_is_typed_as_a_file_saved_and_opened_again(edition, visit, server, tmp_path):
    page = edition("niwa")
    page.get_by_text("as a file (TOML)").click()
    text = page.get_by_role("textbox", name="The edition as a file")
    expect(text).to_have_value(re.compile("tiles"))
    whole = text.input_value()
    text.fill(whole.replace("GYOGYO", "GYOGY", 1))
    expect(page.get_by_role("alert")).to_contain_text("tiles.B.ring")
    text.fill("name = [")
    expect(page.get_by_role("alert")).to_contain_text("edition.toml")
    text.fill(whole.replace("My box 1", "The attic's"))
    expect(page.get_by_role("alert")).to_have_count(0)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / "own.toml"
    saving.value.save_as(path)
    assert tomllib.loads(path.read_text("utf-8"))["name"] == "The attic's"
    other = visit(f"http://{server.host}", "#/editions/niwa")
    other.get_by_label("Open a file").set_input_files(path)
    expect(other.get_by_role("heading", name="The attic's")).to_be_visible()


def test_a_garden_is_laid_of_the_own_tiles_and_kept_in_the_edition(edition):
    page = edition("niwa", phone=True)
    page.get_by_role("link", name="pond").click()
    expect(page.get_by_role("heading", name="Garden builder")).to_be_visible()
    page.get_by_role("textbox", name="Name of the garden").fill("Grandma’s")
    page.get_by_role("button", name="Keep it in the edition").click()
    changed(page, "gardens.Grandma’s")
    page.get_by_role("link", name="Play with it").click()
    page.get_by_text("Grandma’s", exact=True).click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
