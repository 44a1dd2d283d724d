"""Matches on this device: found again, gone on with, forgotten; records as files, out and in."""

import json
import re
from random import Random

from playwright.sync_api import expect

import engawa
from web.people import invite, sit_down
from web.table import Table


def test_a_match_is_found_again_on_this_device_and_goes_on(visit, server):
    ada, bea = sit_down(visit, invite(server), *[f"http://{server.host}"] * 2)
    bea.place()
    expect(ada.headline).to_have_text("Your turn")
    ada.page.get_by_role("link", name="To the games").click()
    ada.page.get_by_role("link", name=re.compile("My matches")).click()
    line = ada.page.get_by_role("main").get_by_role("listitem")
    expect(line).to_contain_text(re.compile("Niwa.*Ada – Bea.*Your turn", re.DOTALL))
    line.get_by_role("link").click()
    again = Table(ada.page)
    again.place()
    assert again.wait_for_turn()

    ada.page.get_by_role("link", name="To the games").click()
    ada.page.get_by_role("link", name=re.compile("My matches")).click()
    line.get_by_role("button", name="Take it off this list").click()
    expect(line).to_have_count(0)
    ada.page.reload()
    expect(ada.page.get_by_role("main")).to_contain_text("No match has been opened")


def test_a_record_from_a_file_is_watched_move_by_move(visit, server, tmp_path):
    match, rng = engawa.new("niwa", garden="pond"), Random(4)
    while match.ply < 20:
        match.play(rng.choice(match.legal()))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record()))
    page = visit(f"http://{server.host}", "#/matches")
    page.get_by_label("Open a record file").set_input_files(file)
    table = Table(page, garden="pond")
    expect(table.hint).to_have_text("Move 0 of 20")
    page.keyboard.press("End")
    expect(table.hint).to_have_text("Move 20 of 20")
    assert table.sight().figures == match.position()["figures"]


def test_a_file_that_is_no_record_is_answered_in_a_line(visit, server, tmp_path, watch):
    watch.expect("status 422", "Failed to load resource: the server responded with a status of 422")
    page = visit(f"http://{server.host}", "#/matches")
    match = engawa.new("niwa", garden="compact")
    match.play(match.legal()[0])
    wrong = match.record()
    wrong["plies"][0]["text"] = "K1>K2"
    for content, reason in (
        ("garden", "not a match record"),
        ("[]", "not a match record"),
        ("{}", "is missing"),
        (json.dumps(wrong), "[NI-S3"),
    ):
        file = tmp_path / "file.json"
        file.write_text(content)
        page.get_by_label("Open a record file").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(reason)
        assert "\n" not in page.get_by_role("alert").inner_text()
        page.reload()
