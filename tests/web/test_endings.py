"""Two people: help that was agreed on and help that was not, a draw that is declined, a match that is given up."""

from playwright.sync_api import expect

from web.people import invite, on_server, sit_down


def log_of(table):
    return table.page.get_by_role("region", name="Log")


def open_help(table):
    table.press(table.button("Help"))
    return table.sheet


def test_without_help_two_people_decline_a_draw_and_one_resigns(visit, server):
    """TABLE #34, #35."""
    made = invite(server)
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    expect(ada.action("Hint")).to_be_disabled()
    sheet = open_help(ada)
    expect(sheet).to_contain_text("No help: no hints, and undo only if the others agree.")
    expect(sheet.get_by_role("button", name="Call it off")).to_be_visible()
    expect(sheet.get_by_role("button", name="Resign")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    bea.place()
    ada.place()
    assert ada.wait_for_turn()
    ada.press(open_help(ada).get_by_role("button", name="Offer a draw"))
    ada.press(ada.page.get_by_role("group", name="Offer everybody a draw?").get_by_role("button", name="Offer"))
    asked = bea.page.get_by_role("group", name="Ada offers a draw.")
    bea.press(asked.get_by_role("button", name="No"))
    expect(ada.notice).to_contain_text("Bea would rather play on.")
    expect(log_of(bea)).to_contain_text("Ada offers a draw.")
    bea.press(open_help(bea).get_by_role("button", name="Resign"))
    sure = bea.page.get_by_role("group", name="Really resign? The match is over then.")
    bea.press(sure.get_by_role("button", name="Cancel"))
    expect(sure).to_have_count(0)
    assert on_server(server, made).result is None
    bea.press(open_help(bea).get_by_role("button", name="Resign"))
    bea.press(sure.get_by_role("button", name="Resign"))
    expect(ada.sheet.get_by_role("heading").first).to_have_text("You win!")
    expect(ada.sheet).to_contain_text("Bea has resigned.")
    expect(bea.sheet).to_contain_text("You have resigned.")
    assert on_server(server, made).result["reason"] == "resigned"


def test_help_that_was_agreed_on_is_told_to_the_other(visit, server):
    """TABLE #34."""
    made = invite(server, agreement={"hints": True, "undo": True})
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    assert bea.wait_for_turn()
    bea.press(bea.action("Hint"))
    expect(bea.hints.get_by_role("group").get_by_role("button").first).to_be_visible()
    expect(ada.notice).to_contain_text("Bea takes a hint.")
    for table in (ada, bea):
        expect(log_of(table)).to_contain_text("Bea takes a hint.")
