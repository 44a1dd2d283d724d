"""Ninja All-Stars at the table: whole games by mouse and by touch, and every phase in both languages."""

import re
from contextlib import ExitStack
from random import Random

import pytest
from games.ninja_all_stars.giants import giants
from games.ninja_all_stars.grounds import board, with_board
from games.ninja_all_stars.sketch import sketch
from playwright.sync_api import expect
from server.people import link, sit

from web.ninja_all_stars import NAMES, chosen, make, open_table
from web.ninja_all_stars_known import FILE, documents, known_moments, phases
from web.ninja_all_stars_positions import JANKEN, SEARCH
from web.people import address
from web.scenes import SETTLED
from web.test_accessibility import AXE, RUN
from web.test_languages import PSEUDO, SAID, SAME, STICKS_OUT, WORD

SHAPES = ["paper", "rock", "scissors"]
# What is the same in every language here: names, clauses, and the example of a move in the command box.
HERE = re.compile(rf"\b({'|'.join(NAMES)})\b|\bNS-[A-Z]+\d+|: (result )?[a-z]+( [A-Za-z]\d+)*( [A-Z]+)?$")
# Buttons that a finger cannot hit, and words that are cut off.
SMALL = """() => [...document.querySelectorAll('.ninja-all-stars button, .dock button')]
    .map((each) => [each, each.getBoundingClientRect()])
    .filter(([each, { width, height }]) => each.checkVisibility() && (width < 44 || height < 44))
    .filter(([each]) => !each.matches('.grab')).map(([each]) => each.outerHTML.slice(0, 160))"""
WIDER = "([cell, width]) => cell.getBoundingClientRect().width > width + 5"
CUT = """() => [...document.querySelectorAll(
        'aside b, aside small, aside p, aside h2, aside dt, aside li, .dock b, .dock small')]
    .filter((each) => each.checkVisibility() && !each.closest('svg'))
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
    .map((each) => each.textContent)"""


@pytest.fixture
def sit_down(visit, server):
    """Opens tables, and leaves them when the test is over."""
    with ExitStack() as leaving:

        def sit_down(start=None, players=2, *, phone=False, **wishes):
            table = open_table(server, visit, make(server, start, players, **wishes), phone=phone)
            leaving.enter_context(table.beside)
            return table

        yield sit_down


def test_the_client_is_tested_with_what_the_rules_say():
    assert FILE.read_text("utf-8") == documents(known_moments()), "run tests/web/ninja_all_stars_known.py"


def test_a_quick_brawl_is_played_from_its_first_move_to_its_last(sit_down):
    table = sit_down()
    table.play_out(Random(1))
    check_end(table)


def test_a_quick_brawl_is_played_from_its_first_move_to_its_last_by_touch(sit_down):
    table = sit_down(phone=True)
    table.play_out(Random(2))
    check_end(table)


def check_end(table):
    """The end screen says who won, and counts what was played. How often somebody attacked."""
    texts = [ply["text"] for ply in table.plies()]
    attacks = sum(text.startswith(("attack ", "shoot ")) for text in texts)
    assert table.counted("Attacks and shots") == attacks
    assert table.counted("Cards played") == sum(text.startswith("card ") for text in texts)
    assert table.counted("Points") == sum(table.position["scores"])
    expect(table.sheet).to_contain_text(f"Final score {' : '.join(map(str, table.position['scores']))}")
    return attacks


def test_three_play_to_the_end_with_a_janken_before_the_last_round(sit_down):
    table, rng, shown = sit_down(JANKEN, 3), Random(3), 0
    for legal in table.turns(most=200):
        if legal != SHAPES:
            table.play_and_see(chosen(legal, rng))
            continue
        expect(table.hint).to_have_text("Rock, paper or scissors?")
        expect(table.options.get_by_role("button")).to_have_text(["Paper", "Rock", "Scissors"])
        table.play_and_see(SHAPES[shown % 3])
        shown += 1
    assert shown
    assert table.position["round"] == 6
    expect(table.sheet).to_contain_text("Final score")


def test_a_shape_is_shown_to_nobody_before_all_have_chosen(sit_down, visit, server):
    table = sit_down(None, 3, bots=False, janken="play")
    page = visit(f"http://{server.host}", address(table.made, 1), name="Bea")
    log = page.get_by_role("region", name="Log")
    with sit(server, table.made["match"], link(table.made, 1)) as bea:
        table.play_and_see("rock")
        expect(log).to_contain_text("Ada has chosen.")
        heard = bea.hear("played")
        assert heard["entry"]["text"] == "?"
        assert "rock" not in str(heard["changes"])
        bea.move("scissors")
        with sit(server, table.made["match"], link(table.made, 2)) as cleo:
            cleo.move("scissors")
    expect(log).to_contain_text("Ada wins the janken")


def test_chests_are_opened_and_sentries_wake_in_a_search(sit_down):
    table = sit_down(SEARCH)
    page = table.page
    expect(table.space("j6")).to_have_accessible_name(re.compile("^j6, .*chest"))
    expect(table.space("i7")).to_have_accessible_name(re.compile("Samurai Z1, facing north"))
    table.begin("activate A1", "open j6")
    expect(page.get_by_role("region", name="Log")).to_contain_text("Chunin A1")
    table.play_out(Random(4))
    assert any(ply["text"].startswith("activate Z") and ply["by"] == 0 for ply in table.plies())


def test_two_fingers_zoom_and_play_nothing(sit_down):
    table = sit_down(phases()["act moving"]["whole"], bots=False, phone=True)
    step = next(move for move in table.legal if move.startswith("step "))
    cell = table.space(step.split()[1])
    box = cell.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    table.pinch((x - 40, y + 40), (x - 90, y + 90), (x, y))
    table.page.wait_for_function(WIDER, arg=[cell.element_handle(), box["width"]])
    table.play_and_see(step)
    assert table.beside.standing["ply"] == 1


def test_a_ninja_at_the_edge_is_turned_to_look_beyond_it_by_keyboard(sit_down):
    table = sit_down(sketch("A2 a10 E", "B2 j10 S", active="A2").position(), bots=False)
    page = table.page
    page.get_by_role("button", name="Turn", exact=True).press("Enter")
    table.space("a10").focus()
    page.keyboard.press("ArrowRight")  # Ada sits in the north: west is on her right
    expect(page.locator(":focus")).to_have_accessible_name("Turn west")
    page.keyboard.press("ArrowUp")
    expect(page.locator(":focus")).to_have_accessible_name("Turn south-west")
    page.keyboard.press("Enter")
    expect(table.space("a10")).to_have_accessible_name(re.compile("facing south-west"))
    assert table.beside.hear("played")["entry"]["text"] == "face SW"


# Columns, rows and the edge of Ada: the smallest board and the largest, and one that lies on its side for her.
SIZES = {"smallest": (9, 9, "N"), "largest": (24, 24, "S"), "wide": (24, 9, "E"), "high": (9, 24, "W")}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_a_turn_is_played_on_a_board_of_another_size(sit_down, size, phone):
    width, height, edge = SIZES[size]
    rows = board(width, height, zone=6)
    rows[height // 2] = rows[height // 2][:2] + "#" + rows[height // 2][3 : width - 3] + "T~" + rows[height // 2][-1]
    last = f"{'abcdefghijklmnopqrstuvwx'[width - 1]}{height}"
    table = sit_down(
        sketch(
            "A2 d4 E", f"B2 {last} N", "B3 f5 W", active=None, board="own", edges=[edge, OPPOSITE[edge]],
            lanterns=["e8"], options={"edition": with_board(rows), "setup": "full"},
        ).position(), bots=False, phone=phone,
    )  # fmt: skip
    page = table.page
    cells = page.locator("[data-field]")
    expect(cells).to_have_count(width * height)
    expect(table.space(last)).to_have_accessible_name(re.compile(f"^{last}, .*Kaiken B2"))
    # Rows of the grid are those of the picture: after a quarter turn the columns of the board.
    upright = edge in "NS"
    expect(page.get_by_role("row")).to_have_count(height if upright else width)
    table.begin("activate A2", "step e4", "face SE", "attack B3")
    expect(page.get_by_role("region", name="Attack")).to_contain_text("Kaiken B3")
    # All of it is in view where there is room for it; what is not is on the map.
    chart = page.get_by_role("button", name="Map: tap to go there")
    if chart.count():
        assert min(chart.bounding_box()[side] for side in ("width", "height")) >= 44
    elif not phone:
        frame = page.locator(".view").bounding_box()
        for corner in ("a1", last):
            box = table.space(corner).bounding_box()
            assert frame["x"] <= box["x"] <= box["x"] + box["width"] <= frame["x"] + frame["width"]
            assert frame["y"] <= box["y"] <= box["y"] + box["height"] <= frame["y"] + frame["height"]
    first, end = (table.space(name).bounding_box() for name in ("a1", last))
    assert round(abs(end["x"] - first["x"]) / first["width"]) == (width if upright else height) - 1
    assert round(abs(end["y"] - first["y"]) / first["height"]) == (height if upright else width) - 1
    # The cursor stops at the edge.
    table.space(last).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_attribute("data-field", re.compile(r"[a-x]\d+"))


def test_a_large_base_lies_on_all_its_spaces_and_is_meant_by_each(sit_down):
    table = sit_down(giants("A1 j10 N", "B1 j7 S").position(), bots=False)
    for name in ("j7", "k7", "j8", "k8"):
        expect(table.space(name)).to_have_accessible_name(re.compile(f"^{name}, .*Chunin B1, Bea"))
    expect(table.space("l7")).not_to_have_accessible_name(re.compile("B1"))
    cell = table.space("j7").bounding_box()["width"]
    drawn = table.page.locator(".view > svg circle.base").all()
    assert sorted(round(each.bounding_box()["width"] / cell, 1) for each in drawn) == [1.7, 1.7]
    table.space("k8").click()
    expect(table.page.get_by_role("complementary", name="Moon, dice and cards")).to_contain_text("Chunin B1")
    table.space("k10").click()  # the place beside its own anchor lies under it
    expect(table.space("l11")).to_have_accessible_name(re.compile("Chunin A1, Ada"))
    assert table.beside.hear("played")["entry"]["text"] == "step k10"


def test_a_window_is_a_box_of_time_only_where_the_table_has_clocks(sit_down):
    known = phases()["react"]
    for clock in (None, {"seconds": 300, "increment": 5}):
        table = sit_down(known["whole"], bots=False, seat=known["toAct"], clock=clock)
        expect(table.options.get_by_role("button").first).to_be_visible()
        panel = table.page.get_by_role("complementary", name="Moon, dice and cards")
        expect(panel.get_by_role("timer")).to_have_count(int(clock is not None))


def look_at_phases(server, page, names):
    """Brings up these phases at tables of their own; what is to be seen."""
    home = page.url.split("#")[0]
    for name in names:
        known = phases()[name]
        made = make(server, known["whole"], len(known["whole"]["hands"]), bots=False, seat=known["toAct"])
        page.goto(f"{home}{address(made)}")
        expect(page.locator(".dock button, .options button, .ninja-all-stars .open").first).to_be_visible()
        page.evaluate(SETTLED)
        yield name


def test_every_phase_fits_on_a_phone_in_german(visit, server):
    page = visit(f"http://{server.host}", phone=True, lang="de")
    problems = []
    for name in look_at_phases(server, page, phases()):
        problems += [f"{name}: {text}" for text in page.evaluate(SAID) if "⟦" in text]
        problems += [f"{name}: cut off: {text}" for text in page.evaluate(CUT)]
        problems += [f"{name}: too small: {element}" for element in page.evaluate(SMALL)]
        problems += [f"{name}: sticks out: {element}" for element in page.evaluate(STICKS_OUT)]
    assert not problems, "\n".join(problems)


def test_nothing_is_said_at_a_table_that_is_not_in_the_catalogue(visit, server):
    page = visit(f"http://{server.host}", PSEUDO)
    plain = []
    for name in look_at_phases(server, page, phases()):
        plain += [f"{name}: {text}" for text in page.evaluate(SAID) if WORD.search(SAME.sub("", HERE.sub("", text)))]
    assert not plain, "\n".join(plain)


@pytest.mark.parametrize(("phone", "theme", "first"), [(True, "light", 0), (False, "dark", 1)])
def test_axe_finds_nothing_at_the_tables(visit, server, phone, theme, first):
    page = visit(f"http://{server.host}", phone=phone, theme=theme)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for name in look_at_phases(server, page, tuple(phases())[first::5]):
        found += [f"{name}: {problem}" for problem in page.evaluate(RUN)]
    assert not found, "\n".join(found)


def test_an_own_team_is_priced_at_once_and_refused_with_the_rule(visit, server):
    page = visit(f"http://{server.host}", "#/new/ninja-all-stars?way=bot", phone=True)
    team = page.get_by_role("group", name="Team A", exact=True)
    expect(team).to_contain_text("97 Koban")
    team.get_by_role("checkbox", name="Own team").check()
    expect(team).to_contain_text("9 ninja; at most 100 Koban")
    for name in ("Kunoichi", "Madoushi"):
        team.get_by_role("group", name=name).get_by_role("button", name="One more").tap()
    expect(team).to_contain_text("120 Koban: a team may cost 100 at most")
    expect(team.get_by_role("link")).to_have_text("Rule NS-D7")
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
