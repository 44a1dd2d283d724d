"""Ninja Dice at the table: throws by swipes, dice laid out by touch, with depth and without.

Swipes and drags are those of a finger. What is only pressed is clicked: on a busy machine a tap may take so long that
the browser takes it for a long press.
"""

import re
import shutil
from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import expect

from web.conftest import BROWSERS, QUIET
from web.ninja_dice import NAMES, THROW, NinjaTable, make, middle_of, open_table, position
from web.people import on_server

LOW, HIGH = (200, 500), (215, 330)  # on the felt of a phone, near and far
ARROWS = position(
    "steal",
    held={"T1": 2, "T2": 1},
    threat={"T1": ["arrow", -1000, 0, 0], "T2": ["hourglass", 800, -400, 0]},
    arrows=["T1"],
)

ENDS = {"ninja-dice-captured", "ninja-dice-beaten", "ninja-dice-ran"}  # what a turn ends with


@pytest.fixture
def sit_down(visit, server):
    """Opens tables, and leaves them when the test is over."""
    with ExitStack() as leaving:

        def sit_down(start=None, **settings):
            table = open_table(server, visit, start, **settings)
            leaving.enter_context(table.beside)
            return table

        yield sit_down


def test_a_match_of_three_is_played_to_its_end(sit_down):
    table = sit_down(bots=True)
    table.play_out(Random(4))
    plies = table.plies()
    throws = [ply["text"] for ply in plies if ply["text"].startswith("throw")]
    assert table.counted("Throws") == len(throws)
    match = on_server(table.server, table.made)
    ends = [ply for ply in range(match.ply) if ENDS & {told.key for told in match.told(ply)}]
    assert len(ends) < len(throws)
    expect(table.sheet.locator("dl div").filter(has_text="Turns").locator("dd")).to_have_text(str(len(ends)))
    assert table.counted("Coins stolen") == table.counted("Coins lost")
    expect(table.sheet).to_contain_text(re.compile(r"The most valuable treasure: \d+ points"))


def test_a_swipe_aims_the_throw_and_two_fingers_throw_nothing(sit_down):
    table = sit_down(THROW)
    expect(table.hint).to_have_text("Swipe across the tray, or tap “Just roll”")
    table.pinch(LOW, HIGH, (120, 400))
    table.drag(HIGH, LOW)  # towards oneself
    assert table.plies() == []
    table.drag(LOW, HIGH)
    [ply] = table.wait_for_plies(1)
    hand = ply["throw"]["hands"][0]
    assert hand["aimed"]
    assert -450 <= hand["flick"][0] < 0  # a little to the right
    expect(table.tray.get_by_role("button")).not_to_have_count(0)


def test_a_throw_may_be_left_to_the_dice(sit_down):
    table = sit_down(THROW)
    table.button("^Just roll").click()
    [ply] = table.wait_for_plies(1)
    assert [hand["aimed"] for hand in ply["throw"]["hands"]] == [False] * 3


@pytest.mark.clause("ND-R5")
def test_everyone_throws_with_browsers_of_their_own(visit, server):
    """Ada is the ninja; Bea flicks the own threat die in another browser, Cleo lets it be; all fly as one throw."""
    made = make(server, THROW, patience=90)
    tokens = [made["token"], *(link["token"] for link in sorted(made["links"], key=lambda link: link["seat"]))]

    def look(token):
        return visit(f"http://{server.host}", f"#/m/{made['match']}/{token}", phone=True, flat=True)

    ada, bea, cleo = (NinjaTable(look(token), server, made) for token in tokens)
    watching = look(made["spectator"])
    with ada.beside, bea.beside, cleo.beside:
        # Everybody's dice are at the own side of the tray: five and two.
        for page in (ada.page, bea.page, watching):
            expect(page.locator(".ninja-dice rect.die")).to_have_count(7)
        expect(bea.hint).to_have_text("Flick your threat dice, or just roll")
        expect(ada.headline).to_have_text("Your turn")
        expect(bea.headline).to_have_text("Your throw")
        bea.drag(LOW, HIGH)  # from the own side, which is below for everybody
        expect(bea.headline).to_have_text("Everyone throws")
        expect(bea.button("^Just roll")).to_have_count(0)
        assert ada.plies() == []
        ada.drag(LOW, HIGH)
        for page in (ada.page, watching):
            expect(page.get_by_text("Cleo still throws")).to_be_visible()
            expect(page.locator(".waits b")).to_have_text(re.compile(r"^\d\d s$"))
        # What was answered outlives a lost page.
        ada.page.reload()
        expect(ada.page.get_by_text("Cleo still throws")).to_be_visible()
        expect(ada.button("^Just roll")).to_have_count(0)
        cleo.button("^Just roll").click()
        [ply] = ada.wait_for_plies(1)
        hands = ply["throw"]["hands"]
        assert [(hand["seat"], hand["aimed"]) for hand in hands] == [(0, True), (2, False), (1, True)]
        for page in (ada.page, bea.page, cleo.page, watching):
            tray = page.get_by_role("group", name="Dice in the tray")
            expect(tray.get_by_role("button")).not_to_have_count(0)
            expect(page.locator(".waits")).to_have_count(0)


@pytest.mark.clause("ND-R5")
def test_on_one_screen_one_after_the_other_aims_then_all_fly(visit, server):
    seats = [{"kind": "me", "name": name} for name in NAMES[:3]]
    wish = {"game": "ninja-dice", "seats": seats, "record": THROW, "patience": 5}
    made = server.http.post("/api/matches", json=wish).json()
    page = visit(f"http://{server.host}", f"#/m/{made['match']}/{made['token']}", phone=True, flat=True)
    table = NinjaTable(page, server, made)
    with table.beside:
        for name in ("Ada", "Cleo"):
            expect(table.hint).to_have_text(f"{name} aims: swipe, or just roll")
            table.button("^Just roll").click()
        expect(table.hint).to_have_text("Bea aims: swipe, or just roll")
        assert table.plies() == []
        expect(page.locator(".waits")).to_have_count(0)
        table.button("^Just roll").click()
        [ply] = table.wait_for_plies(1)
    assert [hand["seat"] for hand in ply["throw"]["hands"]] == [0, 2, 1]


@pytest.mark.clause("ND-R5")
def test_who_always_just_rolls_is_not_asked_and_the_device_remembers_it(visit, server):
    """A bot is the ninja and has called; the table waits for Ada until she says for good that she just rolls."""
    start = THROW | {"active": 1, "first": 1, "held": {"T1": 0, "T2": 2}}
    made = make(server, start, bots=True, patience=90)
    page = visit(f"http://{server.host}", f"#/m/{made['match']}/{made['token']}", flat=True)
    table = NinjaTable(page, server, made)
    with table.beside:
        expect(table.hint).to_have_text("Flick your threat dice, or just roll")
        assert table.plies() == []
        page.get_by_role("button", name="Settings").first.click()
        switch = table.sheet.get_by_role("switch", name=re.compile("^Always just roll"))
        expect(switch).not_to_be_checked()
        switch.click()
        [ply] = table.wait_for_plies(1)[:1]
        assert [(hand["seat"], hand["aimed"]) for hand in ply["throw"]["hands"]] == [(1, True), (0, False), (2, True)]
    # Another match, in the same browser: nobody is asked any more, be it for the own throw or for a threat.
    again = make(server, THROW, bots=True, patience=90)
    page.goto(f"http://{server.host}/#/m/{again['match']}/{again['token']}")
    page.reload()
    table = NinjaTable(page, server, again)
    with table.beside:
        [ply] = table.wait_for_plies(1)[:1]
        assert [(hand["seat"], hand["aimed"]) for hand in ply["throw"]["hands"]] == [(0, False), (2, True), (1, True)]


def test_dice_are_chosen_one_by_one_and_thrown_again_in_one_swipe(sit_down):
    table = sit_down(position())
    expect(table.button("^Roll again")).to_be_disabled()
    table.hand.nth(0).click()
    table.page.mouse.click(*middle_of(table.die("S3")))
    expect(table.die("S3")).to_have_accessible_name(re.compile("rolls again$"))
    table.drag((260, 480), (250, 300))
    roll, thrown = table.wait_for_plies(2)[:2]
    assert roll["text"] == "roll S1 S3"
    assert thrown["throw"]["hands"][0]["aimed"]


def test_a_saved_die_is_laid_elsewhere_by_a_finger_turned_and_laid_again(sit_down):
    table = sit_down(position())
    x, y = middle_of(table.die("S5"))
    table.drag((x, y), (x + 60, y + 10))
    [laid] = table.wait_for_plies(1)
    assert laid["text"].startswith("place S5 ")
    expect(table.page.locator(".ninja-dice")).to_contain_text(re.compile(r"New fortune covers it: about \d+ %"))
    table.button("Turn left").click()
    turned = table.wait_for_plies(2)[1]
    before, after = (ply["text"].split()[2:] for ply in (laid, turned))
    assert after[:2] == before[:2]
    assert int(after[2]) == (int(before[2]) + 150) % 3600
    table.page.mouse.click(250, 470)
    tapped = table.wait_for_plies(3)[2]
    assert tapped["text"].split()[1] == "S5"
    expect(table.die("S5")).to_have_accessible_name(re.compile("being laid out"))
    there = middle_of(table.die("S5"))
    assert max(abs(there[0] - 250), abs(there[1] - 470)) <= 1


def test_dice_are_chosen_and_laid_by_keyboard_alone(sit_down):
    table = sit_down(position(), phone=False)
    page = table.page
    page.keyboard.press("ArrowUp")
    name = page.evaluate("document.activeElement.dataset.field")
    page.keyboard.press("Enter")
    expect(table.die(name)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(table.die(name)).to_have_attribute("aria-pressed", "false")
    table.button("^Lay out").press("Enter")
    table.die(name).press("Enter")
    expect(table.die(name)).to_have_accessible_name(re.compile("being laid out"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(",")
    x, y, yaw = position()["skill"][name][1:]
    ends = f"place {name} {x + 100} {y} {(yaw + 150) % 3600}"
    while table.plies()[-1:] == [] or table.plies()[-1]["text"] != ends:
        table.beside.hear("played")


def test_what_cannot_be_laid_or_kept_says_why_with_the_rule(sit_down):
    skill = {**position()["skill"], "S2": ["fortune", 600, 300, 900]}
    table = sit_down(position(skill=skill))
    expect(table.hint).to_have_text("Run away, or roll again: one fortune has to go along")
    table.hand.nth(1).click()
    expect(table.notice.get_by_role("link")).to_have_text("Rule ND-P2")


def test_an_arrow_shows_and_tells_whom_it_reaches(sit_down, visit, server):
    table = sit_down(ARROWS)
    # The ninja shows a catch; the hourglass lies before the arrow.
    expect(table.die("T2")).to_have_accessible_name("T2 hourglass, Bea, can be reached")
    expect(table.die("S1")).to_have_accessible_name("S1 fight, Ada, protected by a catch")
    lines = table.page.locator(".ninja-dice").get_by_role("listitem")
    expect(lines.filter(has_text="The arrow T1 of Cleo reaches Bea. A catch protects Ada.")).to_have_count(1)
    thief = next(link for link in table.made["links"] if link["seat"] == 2)
    other = visit(f"http://{server.host}", f"#/m/{table.made['match']}/{thief['token']}", phone=True, flat=True)
    other.locator("[data-field=S1]").click()
    expect(other.get_by_role("alert").get_by_role("link")).to_have_text(re.compile("Rule ND-T[56]"))
    other.locator("[data-field=T2]").click()
    assert table.wait_for_plies(1)[0]["text"] == "T1>P1"


def test_a_throw_is_skipped_by_a_tap_and_watched_again(sit_down):
    table = sit_down(position(), speed="slow")
    table.hand.nth(0).click()
    table.action("Slow").click()
    table.button("^Roll 1").click()
    table.wait_for_plies(2)
    expect(table.tray.get_by_role("button")).to_have_count(0)
    table.page.touchscreen.tap(*LOW)
    expect(table.tray.get_by_role("button")).not_to_have_count(0)
    places = table.places()
    table.action("Again").click()
    expect(table.tray.get_by_role("button")).to_have_count(0)
    table.page.touchscreen.tap(*LOW)
    expect(table.tray.get_by_role("button")).not_to_have_count(0)
    assert table.places() == places


def test_two_browsers_end_with_the_same_dice_in_the_same_places(sit_down, visit, server, watch):
    watch.expect("GL Driver Message")  # of software rendering
    table = sit_down(THROW, flat=False, speed="fast")
    expect(table.page.locator("canvas")).to_be_visible()
    path = f"#/m/{table.made['match']}/{table.made['token']}"
    beside = visit(f"http://{server.host}", path, phone=True, flat=True, speed="fast")
    expect(beside.get_by_role("group", name="Dice in the tray")).to_be_attached()
    table.button("^Just roll").click()
    [ply] = table.wait_for_plies(1)
    landed = dict(re.findall(r"(S\d)=(\w+)@", ply["text"]))
    for page in (table.page, beside):
        for name, face in landed.items():
            expect(page.locator(f"[data-field={name}]")).to_have_attribute("aria-label", re.compile(f"^{name} {face},"))
    seen = {name: table.page.locator(f"[data-field={name}] path").get_attribute("d") for name in landed}
    assert {name: beside.locator(f"[data-field={name}] path").get_attribute("d") for name in landed} == seen


def test_a_replay_shows_each_throw_where_its_dice_came_to_lie(sit_down, visit, server):
    table = sit_down(THROW)
    table.button("^Just roll").click()
    [ply] = table.wait_for_plies(1)
    page = visit(f"http://{server.host}", f"#/r/{table.made['match']}/{table.made['token']}", phone=True, flat=True)
    expect(page.locator("input[type=range]")).to_be_visible()
    page.keyboard.press("End")
    for name, face in re.findall(r"(S\d)=(\w+)@", ply["text"]):
        expect(page.locator(f"[data-field={name}]")).to_have_attribute("aria-label", re.compile(f"^{name} {face},"))
    page.keyboard.press("Home")
    expect(page.locator("[data-field]")).to_have_count(0)


def test_without_webgl_the_table_is_flat_and_complete(playwright, server, client):
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    browser = playwright.chromium.launch(executable_path=path, args=(*QUIET, "--disable-3d-apis"))
    try:

        def visit(origin, path, **_):
            page = browser.new_page(viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True)
            page.goto(f"{origin}/{path}")
            return page

        table = open_table(server, visit, ARROWS)
        with table.beside:
            expect(table.page.locator("canvas")).to_have_count(0)
            assert len(table.labels()) == 7
            for word in ("House", "Hourglasses 0 of 4", *NAMES[:3]):
                expect(table.page.locator("main")).to_contain_text(word)
    finally:
        browser.close()


def test_the_coach_tells_numbers_until_somebody_objects(sit_down, visit, server):
    table = sit_down(position(locked=["T1", "T2"]), coach=True)
    told = table.page.get_by_label("Coach")
    expect(told).to_contain_text("Captured")
    expect(told).to_contain_text("11%")
    expect(told).to_contain_text("Now")
    other = next(link for link in table.made["links"] if link["seat"] == 1)
    page = visit(f"http://{server.host}", f"#/m/{table.made['match']}/{other['token']}", flat=True)
    expect(page.get_by_role("group", name="Dice in the tray")).to_be_attached()
    page.keyboard.press("?")
    page.get_by_role("button", name="No help in this match").click()
    expect(told).to_have_count(0)
    expect(table.notice).to_contain_text("No coach and no hints: Bea objects")
