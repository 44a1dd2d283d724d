"""Taking back: free while nobody else has moved, bots always agree, people are asked once something came to light."""

import re

import pytest
from playwright.sync_api import expect
from server.people import make

from web.people import NAMES, address, invite, on_server, sit_down
from web.sight import NOBODY_PLACED, wait_until_shown
from web.table import Table


def test_against_a_bot_its_answer_goes_with_the_move(visit, server):
    made = make(server, "me", "random", options={"garden": "compact"})
    table = Table(visit(f"http://{server.host}", address(made)))
    table.place()
    assert table.wait_for_turn()
    before, match = table.sight(), table.match()
    table.see_played(next(move for move in match.legal() if ">" in move[:3]), match)
    assert table.wait_for_turn()
    assert on_server(server, made).ply > 3
    table.press(table.action("Undo"))
    wait_until_shown(table.page, before.text)
    assert on_server(server, made).ply == 2


def test_a_person_takes_back_until_the_other_has_moved(visit, server):
    made = invite(server)
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    bea.place()
    bea.press(bea.action("Undo"))
    for table in (ada, bea):
        wait_until_shown(table.page, NOBODY_PLACED)
    bea.place()
    ada.place()
    assert ada.wait_for_turn()
    # It never takes back what another has played, and says so.
    wait_until_shown(bea.page, ada.sight().text)
    bea.press(bea.action("Undo"))
    expect(bea.notice).to_contain_text("there is no move of yours to take back")
    assert on_server(server, made).ply == 2


@pytest.fixture
def revealed(visit, server):
    """Ada and Bea at veiled Niwa, where Ada's placing has brought Bea's to light."""
    made = invite(server, game="niwa/veiled")
    ada, bea = sit_down(visit, made, *[f"http://{server.host}"] * 2)
    bea.place()
    assert ada.wait_for_turn()
    assert ada.sight().figures == {}
    ada.place()
    assert set(ada.sight().figures) == {"K1", "K2", "K3", "S1", "S2", "S3"}
    ada.press(ada.action("Undo"))
    return ada, bea


def question(table):
    return table.page.get_by_role("group", name=f"{NAMES[0]} would like to take back a move.")


def test_once_something_was_revealed_the_other_is_asked_and_may_agree(revealed):
    ada, bea = revealed
    expect(question(bea)).to_be_visible()
    expect(ada.action("Undo")).to_be_disabled()
    bea.press(question(bea).get_by_role("button", name="Agree"))
    expect(ada.headline).to_have_text("Your turn")
    expect(question(bea)).to_have_count(0)
    wait_until_shown(ada.page, NOBODY_PLACED)
    assert set(bea.sight().figures) == {"S1", "S2", "S3"}


def test_the_other_may_say_no_and_nothing_changes(revealed):
    ada, bea = revealed
    bea.press(question(bea).get_by_role("button", name="No"))
    expect(ada.notice).to_contain_text("Bea would rather leave it as it is.")
    expect(question(bea)).to_have_count(0)
    expect(ada.action("Undo")).to_be_enabled()
    assert len(ada.sight().figures) == 6


def test_playing_on_withdraws_the_question(revealed):
    ada, bea = revealed
    expect(question(bea)).to_be_visible()
    assert ada.wait_for_turn()
    match = ada.match()
    ada.see_played(next(move for move in match.legal() if re.fullmatch(r"K\d>K\d", move)), match)
    expect(question(bea)).to_have_count(0)
    expect(bea.headline).to_have_text("Your turn")
