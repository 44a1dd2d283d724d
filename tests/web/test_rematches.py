"""The end between two people, and the same again with seats swapped."""

from playwright.sync_api import expect

from web.people import invite, sit_down
from web.table import Table

BEFORE_THE_END = {
    "game": "niwa", "garden": "compact", "phase": "move", "turn": 0, "mover": None, "turns": 12,
    "figures": {"K1": ["g4", ""], "K2": ["c5", "YYG"], "K3": ["b7", "OOG"],
                "S1": ["h4", "GG"], "S2": ["h5", "YY"], "S3": ["i3", "OO"]},
}  # fmt: skip


def test_both_meet_again_on_the_other_side(visit, server):
    ada, bea = sit_down(visit, invite(server, record=BEFORE_THE_END), *[f"http://{server.host}"] * 2)
    assert ada.wait_for_turn()
    ada.play("K1 g4^i4")
    expect(ada.sheet.get_by_role("heading")).to_have_text("You win!")
    expect(bea.sheet.get_by_role("heading")).to_have_text("Ada wins")
    for table in (ada, bea):
        expect(table.sheet).to_contain_text("Ada has reached the enemy base")

    ada.press(ada.sheet.get_by_role("button", name="Rematch, seats swapped"))
    expect(bea.sheet).to_contain_text("Ada wants a rematch.")
    bea.press(bea.sheet.get_by_role("button", name="Join the rematch"))
    samurais, kokeshis = Table(ada.page, seat=1), Table(bea.page, seat=0)
    samurais.place()
    kokeshis.place()
    expect(kokeshis.player("Ada")).to_be_visible()
    expect(samurais.player("Bea")).to_be_visible()
    assert samurais.page.url.split("/")[-2] == kokeshis.page.url.split("/")[-2]
