"""The six Nüby games at the table, by taps on a phone.

A whole game takes a minute and more, so each begins near its end; the way there is played by the laws and the bots.
"""

import json
import re
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from web.nueby import BOARDS, NAMES, boards, open_table
from web.test_accessibility import AXE, RUN

HOME = ["z0.4", "z0.3", "z0.2"]
LATE = {
    "zweite-ebene": {"pieces": [[*HOME, "i20"], ["r20", "i9", "s3", "t0"]]},
    "einser-blocker": {"pieces": [[*HOME, "r27"], ["r20", "r9", "s2", "s0"]], "blocks": ["b0.2", "r12"]},
    "jaeger": {
        "pieces": [[*HOME, "r43"], ["r20", "n1.2", "s3", "s3"]],
        "focus": [[True, True, True, True], [False] * 4],
    },
    "werfer": {"pieces": [[*HOME, "r44"], ["r20", "r9", "s3", "s3"]]},
    "abkuerzungen": {"pieces": [[*HOME, "r55"], ["r31", "g1.1", "s3", "s3"]]},
    "kurzer-einsatz": {"pieces": [[*HOME, "r43"], ["e3.0", "e3.1", "r20", "r9"]]},
}
HUNT = {
    "game": "nueby/jaeger", "players": 3, "turn": 0,
    "pieces": [["z0.4", "r31", "n5.2", "n1.1"], ["n0.2", "r27", "s2", "s2"], ["z4.4", "z4.3", "n2.4", "r5"]],
    "focus": [[True, False, False, False], [False] * 4, [True, True, True, False]],
}  # fmt: skip
BLOCK = {
    "game": "nueby/einser-blocker", "players": 2, "turn": 0, "die": 1,
    "pieces": [["r3", "r20", "s0", "z0.4"], ["r9", "s2", "s2", "z2.4"]], "blocks": ["b0.2", "r14"],
}  # fmt: skip
LEVEL = {
    "game": "nueby/zweite-ebene", "players": 4, "turn": 0, "phase": "move", "die": 5,
    "pieces": [
        ["z0.4", "r32", "i19", "t3"], ["z1.4", "i2", "r9", "s2"],
        ["z3.4", "z3.3", "i13", "r20"], ["z4.4", "r27", "i8", "t3"],
    ],
}  # fmt: skip
SIX = {
    "game": "nueby/werfer", "players": 6, "turn": 0, "phase": "move", "die": 3,
    "pieces": [
        ["z0.4", "r3", "r45", "s2"], ["z1.4", "r6", "r12", "s1"], ["z2.4", "z2.3", "r30", "s0"],
        ["z3.4", "r20", "s3", "s3"], ["z4.4", "r33", "r40", "s5"], ["z5.4", "r42", "s5", "s5"],
    ],
}  # fmt: skip


@pytest.fixture
def sit_down(visit, server):
    """Opens tables, and leaves them when the test is over."""
    with ExitStack() as leaving:

        def sit_down(position, **settings):
            table = open_table(server, visit, position, **settings)
            leaving.enter_context(table.beside)
            return table

        yield sit_down


def test_the_client_draws_the_boards_of_the_rules():
    assert json.loads(Path(BOARDS).read_text("utf-8")) == json.loads(json.dumps(boards())), "run tests/web/nueby.py"


@pytest.mark.parametrize("game", LATE)
def test_a_game_is_played_to_its_end_by_taps(sit_down, game):
    late = {"game": f"nueby/{game}", "players": 2, "turn": 0, "phase": "roll", **LATE[game]}
    table = sit_down(late, bots=True)
    table.play_out(Random(1))
    plies = table.plies()
    rolls = [ply["text"] for ply in plies if ply["text"][0] == "d" and ply["text"][1:].isdecimal()]
    counted = table.sheet.get_by_role("row", name="Rolls").get_by_role("cell").all_inner_texts()
    assert sum(map(int, counted)) == len(rolls)
    sixes = table.sheet.get_by_role("row", name="Sixes").get_by_role("cell").all_inner_texts()
    assert sum(map(int, sixes)) == rolls.count("d6")
    expect(table.sheet).to_contain_text(re.compile(r"(Ada|Bea) has all pieces home"))


def test_six_players_fit_on_a_phone(sit_down):
    table = sit_down(SIX, bots=True)
    panels = [table.page.get_by_role("region", name=re.compile(f"^{name}")).bounding_box() for name in NAMES]
    assert all(panels)
    top, bottom = min(box["y"] for box in panels), max(box["y"] + box["height"] for box in panels)
    assert bottom - top <= 844 / 4
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in panels)

    rng, turns = Random(3), 0
    while turns < 6 and table.wait_for_turn():
        before = len(table.plies())
        table.move(rng)
        table.wait_for_plies(before)
        turns += 1
    assert {ply["by"] for ply in table.plies()} >= {0, 1, 2, 3, 4, 5}


def test_a_route_is_shown_and_the_thrown_piece_waits_where_it_stood(sit_down):
    table = sit_down(LEVEL)
    assert table.marked("chosen") == ["r32"]
    assert set(table.marked("can be reached", "can be thrown")) == {"i2", "r1"}
    expect(table.button("Throw Bea")).to_contain_text("r32–i2")
    table.tap_field("i2")
    table.wait_for_plies(0)
    assert table.plies()[0]["text"] == "r32-i2"
    expect(table.field("t0")).to_have_accessible_name(re.compile("inner start area of Ada, piece of Bea"))
    table.page.keyboard.press("g")
    log = table.page.get_by_role("region", name="Log").get_by_role("listitem").first
    expect(log).to_contain_text("Ada moves r32–i2 and throws Bea back to the inner start area of Ada.")


def test_every_target_is_a_button_too_and_the_switch_walks_through_the_pieces(sit_down):
    table = sit_down(LEVEL)
    table.tap(table.button("^Next piece"))
    expect(table.field("i19")).to_have_accessible_name(re.compile(", chosen$"))
    assert [table.offers.nth(i).inner_text().split("\n")[-1] for i in range(1, table.offers.count())] == [
        "i19–i0",
        "i19–z0.2",
    ]
    for i in range(table.offers.count()):
        box = table.offers.nth(i).bounding_box()
        assert box["width"] >= 44
        assert box["height"] >= 44
    table.tap(table.button("Go home"))
    table.wait_for_plies(0)
    assert table.plies()[0]["text"] == "i19-z0.2"


def test_a_hunt_is_named_by_a_tap(sit_down):
    table = sit_down({**HUNT, "phase": "start"})
    table.tap(table.button("^Hunt"))
    table.tap(table.button("^Hunt for a 4$"))
    table.wait_for_plies(1)
    hunt, hits = (ply["text"] for ply in table.plies()[:2])
    assert hunt == "hunt 4"
    assert re.fullmatch("h[0-4]", hits)


def test_all_hits_are_used_or_the_focus_cannot_be_given(sit_down):
    table = sit_down({**HUNT, "phase": "focus", "hits": 2})
    give = table.button("Give focus")
    expect(give).to_be_enabled()
    table.tap_field("n1.1")
    expect(give).to_be_disabled()
    table.tap_field("n1.1")
    table.tap(give)
    table.wait_for_plies(0)
    assert table.plies()[0]["text"] == "focus n1.1 n5.2"
    expect(table.field("n5.2")).to_have_accessible_name(re.compile("piece of Ada .Red. with focus"))


def test_a_blockade_is_pushed_and_put_on_the_ring(sit_down):
    table = sit_down({**BLOCK, "phase": "push"})
    table.tap(table.button("Push on"))
    table.wait_for_plies(0)
    put = table.button("Put it")
    expect(put).to_be_disabled()
    table.tap_field("r17")
    expect(put).to_contain_text("r17")
    table.tap(put)
    table.wait_for_plies(1)
    assert [ply["text"] for ply in table.plies()[:2]] == ["push", "drop r17"]
    expect(table.field("r17")).to_have_accessible_name("r17, blockade of Ada")


def test_passing_is_offered_only_where_it_is_legal(sit_down):
    compelled = sit_down(LEVEL)
    expect(compelled.hint).to_have_text("5 rolled: you have to move")
    expect(compelled.button("Pass")).to_have_count(0)
    free = sit_down({**LEVEL, "die": 6, "sixes": 1})
    expect(free.hint).to_have_text("6 rolled: enter, throw or pass")
    free.tap(free.button("Pass"))
    free.wait_for_plies(0)
    assert free.plies()[0]["text"] == "pass"


def test_an_impossible_tap_says_why_with_the_rule(sit_down):
    table = sit_down(LEVEL)
    table.tap_field("r8")
    expect(table.notice).to_contain_text("with a 5 a piece on r32 gets to")
    expect(table.notice.get_by_role("link")).to_have_text("Rule NU-1")


def test_a_move_by_keyboard_alone(sit_down):
    table = sit_down(LEVEL, phone=False)
    page = table.page
    page.keyboard.press("ArrowLeft")
    expect(table.field("r32")).to_be_focused()
    for _ in range(20):
        if "can be reached" in page.evaluate("document.activeElement.getAttribute('aria-label')"):
            break
        page.keyboard.press("ArrowLeft")
    expect(table.field("r1")).to_be_focused()
    page.keyboard.press("Enter")
    table.wait_for_plies(0)
    assert table.plies()[0]["text"] == "r32-r1"


def test_the_own_die_waits_for_a_tap_where_that_is_wished(sit_down):
    late = {"game": "nueby/werfer", "players": 2, "turn": 0, "phase": "move", "die": 6, "sixes": 1}
    table = sit_down({**late, "pieces": [["r3", "s0", "s0", "s0"], ["r20", "r9", "s3", "s3"]]}, rolls=True)
    table.tap(table.button("Pass"))
    expect(table.hint).to_have_text("Tap to roll the die")
    table.wait_for_plies(1)
    assert table.marked("chosen", "can move") == []
    table.tap(table.button("Roll"))
    expect(table.hint).not_to_have_text("Tap to roll the die")


@pytest.mark.parametrize(("phone", "theme"), [(True, "light"), (False, "dark")])
def test_axe_finds_nothing_at_the_table(sit_down, phone, theme):
    table = sit_down(SIX, phone=phone, theme=theme)
    table.page.evaluate(AXE.read_text(encoding="utf-8"))
    assert table.page.evaluate(RUN) == []


@pytest.mark.parametrize("game", LATE)
def test_a_new_match_is_set_up_for_as_many_as_can_play(visit, server, game):
    page = visit(f"http://{server.host}", f"#/new/nueby%2F{game}?way=bot", phone=True)
    most = "4" if game == "einser-blocker" else "6"
    page.get_by_role("radio", name=most, exact=True).check(force=True)
    page.get_by_role("button", name="Start").tap()
    expect(page.get_by_role("grid", name="Board")).to_be_visible()
    expect(page.locator("section.chip")).to_have_count(int(most))
