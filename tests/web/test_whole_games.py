"""Whole games against a bot from the first move to the last, and what the end screen offers."""

import json
import re
from random import Random

from playwright.sync_api import expect

import engawa
from engawa import catalogue
from engawa.core.record import verify
from web.keyboard import KeyboardTable, tab_to
from web.player import good_move
from web.sight import wait_until_shown
from web.table import CROSS, TRANSFER, Table, check_offers

REASONS = {
    "base": "{} has reached the enemy base",
    "repetition": "The position has come up three times",
    "turns": "200 turns are over",
}
COUNTED = {"Lines crossed": r".*-.*", "Jumps": r".*\^.*", "Beads transferred": r"[KS]\d>[KS]\d"}


def play_out(table, rng, checked=False):
    """Play until the match is over."""
    while table.wait_for_turn():
        sight = table.sight()
        match = sight.match(table.garden, table.seat)
        if checked:
            check_offers(sight, match)
        table.see_played(good_move(sight, match, rng), match)


def downloaded(table):
    """The match of the record that the end screen gives."""
    with table.page.expect_download() as download:
        table.press(table.sheet.get_by_role("button", name="Download"))
    assert download.value.suggested_filename.startswith("niwa-")
    record = json.loads(download.value.path().read_text())
    assert verify(record, catalogue.find).sealed
    return engawa.load(record)


def check_end(table):
    """The end screen says who won and why, and counts what was played. The match that was played."""
    match = downloaded(table)
    sheet, names = table.sheet, [seat["name"] or "Guest" for seat in match.seats]
    winners = [names[seat] for seat in match.result["winners"]]
    mine = match.result["winners"] == [table.seat]
    expect(sheet.get_by_role("heading")).to_have_text("You win!" if mine else headline_of(winners))
    expect(sheet).to_contain_text(REASONS[match.result["reason"]].format(*winners))
    expect(sheet.get_by_role("columnheader")).to_have_text(names)
    for row, pattern in COUNTED.items():
        counts = [
            sum(ply.by == seat and bool(re.fullmatch(pattern, ply.text)) for ply in match.plies) for seat in (0, 1)
        ]
        expect(sheet.get_by_role("row", name=row).get_by_role("cell")).to_have_text([str(count) for count in counts])
    return match


def headline_of(winners):
    return f"{winners[0]} wins" if winners else "A draw"


def test_a_whole_game_by_mouse(visit, server):
    page = visit(f"http://{server.host}", speed="normal", bot="novice")
    page.get_by_role("button", name="Play now against a bot").click()
    table = Table(page)
    play_out(table, Random(1), checked=True)
    match = check_end(table)

    table.sheet.get_by_role("link", name="Replay").click()
    expect(table.hint).to_have_text(f"Move 0 of {match.ply}")
    assert table.sight().figures == {}
    page.get_by_role("button", name="One move forward").click()
    expect(table.hint).to_have_text(f"Move 1 of {match.ply}")
    assert set(table.sight().figures) == {"S1", "S2", "S3"}
    page.get_by_role("button", name="To the end").click()
    expect(table.hint).to_have_text(f"Move {match.ply} of {match.ply}")
    expect(table.headline).to_have_text(headline_of([("Guest", "Ishi")[seat] for seat in match.result["winners"]]))
    assert table.sight().figures == match.position()["figures"]
    page.get_by_role("link", name="To the table").click()
    expect(table.sheet.get_by_role("button", name="Rematch, seats swapped")).to_be_visible()


def test_a_whole_game_by_touch_and_a_rematch_on_the_other_side(visit, server):
    page = visit(f"http://{server.host}", phone=True, speed="fast")
    page.get_by_role("button", name="One screen").tap()
    page.get_by_role("radio", name="Against a bot").tap()
    page.get_by_role("radio", name="Novice").tap()
    page.get_by_role("radio", name="Zigzag").tap()
    page.get_by_role("button", name="Start").tap()
    table, rng, dragged = Table(page, garden="zigzag"), Random(2), 0
    while table.wait_for_turn():
        sight = table.sight()
        match = sight.match("zigzag", 0)
        move = good_move(sight, match, rng)
        crossing = CROSS.fullmatch(move)
        if crossing and dragged < 3:
            table.see_played(move, match, table.play_by_dragging)
            dragged += 1
        else:
            table.see_played(move, match)
    assert dragged
    match = check_end(table)

    table.press(table.sheet.get_by_role("button", name="Rematch, seats swapped"))
    expect(table.sheet).to_have_count(0)
    expect(table.player("Guest")).to_have_accessible_name("Guest you")
    again = Table(page, seat=1, garden="zigzag")
    assert again.wait_for_turn()
    sight = again.sight()
    home = {there for here, there in sight.lines if here == sight.bases[1]}
    assert sight.place | set(sight.ghosts.values()) == home
    assert page.url.split("/m/")[1].split("/")[0] != match.id


def test_a_whole_game_by_keyboard_alone(visit, server):
    page = visit(f"http://{server.host}", bot="novice")
    tab_to(page.get_by_role("button", name="Play now against a bot"))
    page.keyboard.press("Enter")
    table, rng, typed = KeyboardTable(page), Random(3), 0
    assert table.wait_for_turn()
    table.see_played(good_move(table.sight(), table.match(), rng), table.match())
    assert table.wait_for_turn()

    # Esc lets go of a chosen figure.
    before, match = table.sight(), table.match()
    some = min(before.open)
    table.press(table.field(some))
    assert table.sight().chosen == {some}
    page.keyboard.press("Escape")
    assert table.sight().chosen == set()

    # The question mark opens help, and Esc closes it.
    page.keyboard.press("?")
    expect(table.sheet).to_contain_text("Arrows")
    page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)

    # L shows again what the bot did, U takes it back together with the own move.
    table.see_played(next(filter(TRANSFER.fullmatch, match.legal())), match)
    assert table.wait_for_turn()
    with table.headlines() as headlines:
        page.keyboard.press("l")
    assert headlines == ["Ishi’s turn", "Your turn"]
    page.keyboard.press("u")
    wait_until_shown(page, before.text)

    while table.wait_for_turn():
        match = table.match()
        table.see_played(good_move(table.sight(), match, rng), match, table.play_by_typing if typed < 2 else None)
        typed += 1
    check_end(table)
