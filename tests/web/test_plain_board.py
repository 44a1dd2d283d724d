"""A game without a folder in the client is played all the same. Lanterns has dice, hidden cards and its own words."""

import re

import pytest
from playwright.sync_api import expect
from server.people import make, record

from web.people import address
from web.plain import PlainTable
from web.test_accessibility import AXE, RUN

CARD = re.compile(r"\[(.)\]")


def cards(table: PlainTable) -> list[str]:
    """The cards that the drawing shows."""
    return CARD.findall(table.drawing.inner_text())


def invite(server):
    made = make(server, "me", "link", game="lanterns")
    return made, f"http://{server.host}", f"#/m/{made['match']}/{made['spectator']}"


def test_two_people_play_to_the_end_and_nobody_sees_a_card_before_it_is_shown(visit, server):
    made, origin, watching = invite(server)
    ada = PlainTable(visit(origin, address(made), name="Ada"))
    bea = PlainTable(visit(origin, address(made, 1), name="Bea", lang="de", phone=True), "de")
    cato = PlainTable(visit(origin, watching))
    own = cards(ada)[0], cards(bea)[1]
    assert [cards(ada), cards(bea), cards(cato)] == [[own[0], "?"], ["?", own[1]], ["?", "?"]]
    expect(ada.headline).to_have_text("Your turn")
    expect(ada.hint).to_have_text("lamp 0 burns")
    expect(bea.hint).to_have_text("Lampe 0 brennt")
    expect(bea.moves).to_have_count(0)
    expect(cato.moves).to_have_count(0)
    assert not ada.group("Card").count()
    ada.group("Dice").get_by_role("button", name="Roll, 3 left").click()
    expect(ada.group("Card").get_by_role("button")).to_have_text([f"Show the {own[0]}"])
    assert [cards(bea), cards(cato)] == [["?", own[1]], ["?", "?"]]
    ada.move(f"Show the {own[0]}").click()
    expect(ada.moves).to_have_count(0)
    expect(cato.drawing).to_contain_text(f"[{own[0]}]")
    assert [cards(ada), cards(cato)] == [[own[0], "?"]] * 2
    expect(bea.headline).to_have_text("Du bist am Zug")
    bea.move("Würfeln, noch 3").tap()
    bea.move("Würfeln, noch 2").tap()
    bea.move(f"Die {own[1]} zeigen").tap()
    for table, end in ((ada, "all are shown"), (bea, "alle sind gezeigt")):
        expect(table.sheet).to_be_visible()
        expect(table.sheet).to_contain_text(end)
    expect(cato.log.last).to_have_text(re.compile(f"Bea: Lamp 1 shows {own[1]}."))
    assert record(server, made["match"], made["token"])["plies"][0]["text"].split()[:2] == [*own]


def test_against_a_bot_with_hint_undo_replay_and_analysis(visit, server):
    made = make(server, "me", "skilled", game="lanterns")
    ada = PlainTable(visit(f"http://{server.host}", address(made), name="Ada"))
    assert ada.wait_for_turn()
    ada.move("Roll, 3 left").click()
    expect(ada.move("Roll, 2 left")).to_be_visible()
    ada.page.keyboard.press("h")
    expect(ada.sheet.get_by_role("listitem")).to_have_count(2)
    expect(ada.sheet).to_contain_text("Roll, 2 left")
    ada.page.keyboard.press("Escape")
    before = ada.drawing.inner_text()
    ada.move("Roll, 2 left").click()
    expect(ada.move("Roll, 1 left")).to_be_visible()
    ada.action("Undo").click()
    expect(ada.move("Roll, 2 left")).to_be_visible()
    assert ada.drawing.inner_text() == before
    ada.page.get_by_role("button", name=re.compile("^Show the")).click()
    expect(ada.sheet).to_be_visible()
    ended = ada.drawing.inner_text()
    ada.sheet.get_by_role("link", name="Replay").click()
    replay = PlainTable(ada.page)
    first = replay.drawing.inner_text()
    assert first != ended
    assert not replay.moves.count()
    ada.page.get_by_role("slider").press("End")
    expect(replay.drawing).to_have_text(ended)
    ada.page.get_by_role("link", name="Analysis").click()
    expect(ada.page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    expect(ada.page.locator("pre").first).to_be_visible()


def test_a_whole_match_is_played_by_keyboard(visit, server):
    made = make(server, "me", "random", game="lanterns")
    ada = PlainTable(visit(f"http://{server.host}", address(made), name="Ada"))
    press = ada.page.keyboard.press
    expect(ada.move("Roll, 3 left")).to_be_visible()
    press("ArrowDown")
    expect(ada.move("Roll, 3 left")).to_be_focused()
    press("Enter")
    expect(ada.move("Roll, 2 left")).to_be_visible()
    press("ArrowDown")
    press("ArrowDown")
    expect(ada.group("Card").get_by_role("button")).to_be_focused()
    press("ArrowDown")
    expect(ada.move("Roll, 2 left")).to_be_focused()
    press("ArrowUp")
    press("Enter")
    expect(ada.sheet).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
def test_it_can_be_read_and_touched_by_everybody(visit, server, phone, theme):
    made, origin, _ = invite(server)
    ada = PlainTable(visit(origin, address(made), name="Ada", phone=phone, theme=theme))
    ada.move("Roll, 3 left").click()
    expect(ada.moves).to_have_count(2)
    ada.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert ada.page.evaluate(RUN) == []
    for box in [button.bounding_box() for button in ada.moves.all()]:
        assert box["height"] >= 44
        assert box["width"] >= 44
    sheet, line = ada.drawing.bounding_box(), ada.drawing.locator("pre").bounding_box()
    assert sheet["x"] <= line["x"]
    assert line["x"] + line["width"] <= sheet["x"] + sheet["width"]
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    colours = {span.evaluate("it => getComputedStyle(it).color") for span in ada.drawing.locator("span").all()}
    assert len(colours) == 4  # two lamps, their stars, and the rest


def test_rules_and_home_have_the_game_too(visit, server):
    page = visit(f"http://{server.host}", "#/rules/lanterns/LA-2", lang="de")
    expect(page.get_by_text("Die Karte wird erst nach einem Wurf gezeigt.")).to_be_visible()
    expect(page.get_by_role("heading", name="Der Zug")).to_be_visible()
    page.goto(f"http://{server.host}/#/new/lanterns?way=bot")
    page.get_by_role("button", name="Los", exact=True).click()
    assert PlainTable(page, "de").wait_for_turn()
