"""Editions of one's own: changed by hand in each family, refused beside the field, kept, saved, played, told."""

import re
import tomllib

import pytest
from playwright.sync_api import expect

from engawa.games.ninja_all_stars.vocabulary import KEYWORD_NAMES
from web.test_languages import SAID, STICKS_OUT


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
    outline = "e => getComputedStyle(e).outlineStyle"
    assert tile.get_by_role("button", name="Line 1 around the middle: yellow").evaluate(outline) == "none"
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


def test_the_board_of_nueby_is_drawn_as_the_table_draws_it_while_it_is_changed(edition):
    page = edition("nueby/einser-blocker")
    picture = page.get_by_role("img", name="How it looks on the board")
    expect(picture).to_be_visible()
    before = picture.locator("circle").count()
    ring = page.get_by_role("textbox", name="Fields of the outer ring")
    ring.fill("40")
    ring.blur()
    expect(picture.locator("circle")).not_to_have_count(before)
    ring.fill("12")
    ring.blur()
    expect(page.get_by_role("alert")).to_contain_text("[NU-C3]")
    expect(picture).to_have_count(0)


def test_a_board_with_fewer_colours_is_drawn_when_it_is_chosen(edition):
    page = edition("nueby/werfer")
    picture = page.get_by_role("img", name="How it looks on the board")
    expect(picture).to_be_visible()
    chosen = picture.locator("circle").count()
    page.get_by_text("4 colours", exact=True).click()
    expect(picture.locator("circle")).not_to_have_count(chosen)


def test_what_is_wrong_with_a_garden_is_said_beside_it_and_the_others_are_played(edition):
    page = edition("niwa")
    page.get_by_role("group", name="Tile a").get_by_role("button", name="Line 1 over the edge: green").click()
    row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="compact"))
    expect(row.get_by_role("alert")).to_contain_text("gardens.compact: garden: tiles ")
    expect(row.get_by_role("button", name="Show")).to_be_disabled()
    expect(page.get_by_role("figure")).to_contain_text("Zigzag")
    expect(page.get_by_role("img", name="How it looks on the board")).to_be_visible()
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()


def test_the_garden_that_is_asked_for_is_drawn(edition):
    page = edition("niwa")
    picture = page.get_by_role("img", name="How it looks on the board")
    expect(page.get_by_role("figure")).to_contain_text("Compact")
    lines = picture.inner_html()
    row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="long"))
    row.get_by_role("button", name="Show").click()
    expect(page.get_by_role("figure")).to_contain_text("Long")
    page.wait_for_function("([had]) => document.querySelector('figure svg').innerHTML !== had", arg=[lines])


def test_terrain_is_painted_and_numbers_of_all_stars_are_typed(edition):
    page = edition("ninja-all-stars")
    page.get_by_text("Samurai sentry").click()
    movement = page.get_by_role("textbox", name="Movement").first
    movement.fill("6")
    movement.blur()
    changed(page, "sentry.mv")
    page.get_by_text("Board: Courtyard").click()
    page.get_by_text("rough", exact=True).first.click()
    paint(page, "courtyard", 19, 19, 9, 9)
    changed(page, "sentry.mv", "boards.courtyard.rows")


FRAME, CELL = 8, 40  # of the drawn board, in its units


def paint(page, name, width, height, x, y):
    """Tap the space in column *x* and row *y* of a board that is painted."""
    board = page.get_by_role("img", name=f"Board: {name}")
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    across, down = width * CELL + 2 * FRAME, height * CELL + 2 * FRAME
    board.click(
        position={
            "x": box["width"] * (FRAME + (x + 0.5) * CELL) / across,
            "y": box["height"] * (FRAME + (y + 0.5) * CELL) / down,
        }
    )


def fill(form, label, text):
    """Type something into a field, and leave it."""
    field = form.get_by_role("textbox", name=label, exact=True).last
    field.fill(text)
    field.blur()


def test_a_team_is_added_named_filled_in_and_played(edition):
    page = edition("ninja-all-stars")
    teams = page.get_by_role("region", name="Teams")
    teams.get_by_role("button", name="Add a team").click()
    changed(page, "teams.team")
    fill(teams, "Name of the team", "fire")
    expect(teams.get_by_role("alert")).to_have_text("Another one is called that already, or there is no name")
    fill(teams, "Name of the team", "pirates")
    changed(page, "teams.pirates")
    fill(teams, "Clan", "ika")
    expect(teams.get_by_role("alert")).to_contain_text("teams: expected different ones")
    fill(teams, "Clan", "corsairs")
    expect(page.get_by_role("alert")).to_have_count(0)
    teams.get_by_text("Kaiken", exact=True).last.click()
    fill(teams, "Movement", "13")
    expect(teams.get_by_role("alert")).to_have_text(
        re.compile(r"teams\.pirates\.classes\.kaiken\.mv: expected a whole number from 1 to 12, got 13 \[NS-Z9")
    )
    fill(teams, "Movement", "12")
    expect(page.get_by_role("alert")).to_have_count(0)
    # What was open stays open when it has been mended.
    boxes = teams.get_by_role("group", name="Keywords and abilities").last.get_by_role("checkbox")
    expect(boxes).to_have_count(len(KEYWORD_NAMES))
    teams.get_by_role("checkbox", name="Nimble").last.check()
    fill(teams, "In the shrine team", "9")
    expect(teams.get_by_role("alert")).to_contain_text("teams.pirates.classes: expected 1 to 9 of them, got 10")
    fill(teams, "In the shrine team", "8")
    expect(teams).to_contain_text("Shrine team: 9 ninja, 100 Koban")
    fill(teams, "Name of the class", "deckhand")
    expect(
        teams.get_by_role("group", name="Can be messengers").last.get_by_role("checkbox", name="deckhand")
    ).to_be_checked()
    teams.get_by_role("button", name="Add a class").last.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    teams.get_by_role("button", name="Remove the class class").click()
    page.get_by_role("link", name="Play with it").click()
    page.get_by_role("combobox", name="Element of team A").select_option("pirates")
    team = page.get_by_role("group", name="Team A", exact=True)
    expect(team).to_contain_text("100 Koban")
    team.get_by_role("checkbox", name="Own team").check()
    expect(team.get_by_role("group", name="deckhand")).to_contain_text("8")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("grid", name="Board")).to_be_visible()


def test_a_team_is_removed_and_the_last_one_stays_with_its_reason(edition):
    page = edition("ninja-all-stars", phone=True)
    teams = page.get_by_role("region", name="Teams")
    for name in ("Spirit", "Water", "Earth", "Void", "Fire"):
        teams.get_by_text(name, exact=True).first.tap()
        teams.get_by_role("button", name=f"Remove the team {name}").tap()
    expect(page.get_by_role("alert")).to_have_count(0)
    teams.get_by_text("Air", exact=True).first.tap()
    teams.get_by_role("button", name="Remove the team Air").tap()
    expect(teams.get_by_role("alert")).to_contain_text("teams: expected 1 to 12 of them, got 0")


def test_a_hero_is_added_changed_and_removed(edition):
    page = edition("ninja-all-stars")
    heroes = page.get_by_role("region", name="Heroes and ronin")
    heroes.get_by_role("button", name="Add a hero").click()
    fill(heroes, "Name of the hero", "hanzo")
    changed(page, "heroes.hanzo")
    fill(heroes, "Attack", "10")
    expect(heroes.get_by_role("alert")).to_contain_text("heroes.hanzo.at: expected a whole number from 0 to 9, got 10")
    fill(heroes, "Attack", "9")
    heroes.get_by_role("group", name="Affinities").last.get_by_role("checkbox", name="Spirit").uncheck()
    expect(heroes.get_by_role("alert")).to_contain_text("heroes.hanzo.affinities: expected 1 to 6 of them, got 0")
    heroes.get_by_role("group", name="Affinities").last.get_by_role("checkbox", name="Void").check()
    heroes.get_by_role("switch", name="Ranged attack").last.check()
    fill(heroes, "Range and extra dice", "24, 7")
    expect(heroes.get_by_role("alert")).to_contain_text(
        "heroes.hanzo.ranged[1]: expected a whole number from 0 to 6, got 7"
    )
    fill(heroes, "Range and extra dice", "24, 6")
    heroes.get_by_role("group", name="Open to the clans").last.get_by_role("checkbox", name="ika").uncheck()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("link", name="Play with it").click()
    for clan, heroes_there in (("fire", ["", "komuso", "hanzo"]), ("water", ["", "komuso"])):
        team = page.get_by_role("group", name="Team A", exact=True)
        page.get_by_role("combobox", name="Element of team A").select_option(clan)
        team.get_by_role("checkbox", name="Own team").check()
        options = page.get_by_role("combobox", name="Hero of team A").get_by_role("option")
        expect(options).to_have_count(len(heroes_there))
    page.go_back()
    heroes.get_by_text("hanzo", exact=True).click()
    heroes.get_by_role("button", name="Remove the hero hanzo").click()
    expect(page.get_by_text("As it comes: nothing is changed yet.")).to_be_visible()


def test_a_board_of_another_size_is_added_painted_and_chosen(edition):
    page = edition("ninja-all-stars")
    boards = page.get_by_role("region", name="Boards")
    boards.get_by_role("button", name="Add a board").click()
    fill(boards, "Name of the board", "pond")
    fill(boards, "Columns", "24")
    fill(boards, "Rows", "25")
    expect(boards.get_by_role("alert")).to_contain_text("boards.pond.rows: expected 9 to 24 of them, got 25")
    fill(boards, "Rows", "24")
    expect(page.get_by_role("alert")).to_have_count(0)
    boards.get_by_text("wall", exact=True).last.click()
    boards.get_by_role("switch", name="Paint all four quarters alike").last.uncheck()
    paint(page, "pond", 24, 24, 11, 11)
    # What lay on all boards lies on those that had it.
    moved = [f"boards.{name}.{what}" for name in ("courtyard", "village") for what in ("places", "quick")]
    kept = ["quick.lanterns", "quick.shrines", "quick.chest_sentries", "quick.goal_sentries", "quick.second_sentry"]
    changed(page, *moved, "boards.pond", "places", *kept, "quick.slots")
    boards.get_by_text("Places on the board", exact=True).last.click()
    fill(boards, "Hill", "m12, l13, j26")
    expect(boards.get_by_role("alert")).to_contain_text("boards.pond.places.hill[2]: expected a space from a1 to x24")
    fill(boards, "Hill", "l12, m12, l13")
    expect(boards.get_by_role("alert")).to_contain_text(
        "boards.pond.places.hill[0]: expected a space of the board pond"
    )
    fill(boards, "Hill", "m12, l13")
    expect(page.get_by_role("alert")).to_have_count(0)
    fill(boards, "Rows", "20")
    expect(boards.get_by_role("switch", name="Paint all four quarters alike")).to_have_count(0)
    paint(page, "pond", 24, 20, 12, 10)
    page.get_by_role("link", name="Play with it").click()
    page.get_by_text("pond", exact=True).click()
    expect(page.get_by_role("button", name="Start")).to_be_enabled()
    page.get_by_role("combobox", name="Challenge").select_option("search")
    expect(page.get_by_role("alert")).to_contain_text("challenge: expected one of")
    page.get_by_role("combobox", name="Challenge").select_option("hill")
    expect(page.get_by_role("button", name="Start")).to_be_enabled()


def test_the_moon_deck_is_counted(edition):
    page = edition("ninja-all-stars", phone=True)
    page.get_by_text("Moon cards", exact=True).tap()
    expect(page.get_by_text("52 of at most 255 cards")).to_be_visible()
    card = page.get_by_role("group", name="Adrenaline")
    fill(card, "Copies", "99")
    expect(page.get_by_text("148 of at most 255 cards")).to_be_visible()
    fill(card, "Copies", "100")
    expect(card.get_by_role("alert")).to_contain_text(
        "cards.adrenaline.copies: expected a whole number from 0 to 99, got 100"
    )
    fill(card, "Copies", "3")
    fuzin = page.get_by_role("group", name="Fuzin's Breath")
    fuzin.get_by_role("combobox", name="Element").select_option("fire")
    expect(fuzin.get_by_role("alert")).to_contain_text('cards.fuzin.element: expected one of "air"')


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_form_of_all_stars_fits_on_a_phone_in_german(visit, server, theme):
    page = visit(f"http://{server.host}", "#/editions/ninja-all-stars", phone=True, lang="de", theme=theme)
    page.get_by_role("button", name="Neue Ausgabe").tap()
    page.get_by_role("button", name="Team hinzufügen").tap()
    page.get_by_role("button", name="Held hinzufügen").tap()
    page.get_by_role("button", name="Spielbrett hinzufügen").tap()
    page.get_by_text("Kaiken", exact=True).last.tap()
    assert not [text for text in page.evaluate(SAID) if "⟦" in text]
    assert not page.evaluate(STICKS_OUT)


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
