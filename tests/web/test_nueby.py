"""The six Nüby games at the table, by taps on a phone.

A whole game takes a minute and more, so each begins near its end; the way there is played by the laws and the bots.
"""

import re
from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import expect

import engawa
from web.nueby import FIXTURES, NAMES, fixtures, open_table
from web.nueby_positions import BLOCK, HUNT, LATE, LEVEL, PLACED, SIX

# Tap the last button, and count those that are left before any answer can come.
TAP_AND_COUNT = """() => {
    const offers = () => [...document.querySelectorAll('.choice button:enabled')];
    offers().at(-1).click();
    return Promise.resolve().then(() => offers().length);
}"""


@pytest.fixture
def sit_down(visit, server):
    """Opens tables, and leaves them when the test is over."""
    with ExitStack() as leaving:

        def sit_down(position, **settings):
            table = open_table(server, visit, position, **settings)
            leaving.enter_context(table.beside)
            return table

        yield sit_down


def test_the_client_is_tested_with_the_boards_and_words_of_the_rules():
    for name, text in fixtures().items():
        assert (FIXTURES / name).read_text("utf-8") == text, "run tests/web/nueby.py"


@pytest.mark.parametrize("game", LATE)
def test_a_piece_keeps_its_place_in_the_list_so_that_the_client_can_follow_it(game):
    match, rng = engawa.new(f"nueby/{game}", players=2, seed=5), Random(5)
    for _ in range(120):
        if match.to_act == "chance":
            match.roll()
            continue
        seat, before, move = match.to_act, match.position()["pieces"], rng.choice(match.legal())
        match.play(move)
        after = match.position()["pieces"]
        if " " not in move and "-" in move:
            left = [field for field, now in zip(before[seat], after[seat], strict=True) if field != now]
            assert move.split("-")[0] in left
            assert len(left) == 1 or game == "kurzer-einsatz"  # there, others are pushed on


@pytest.mark.parametrize("game", LATE)
def test_a_game_is_played_to_its_end_by_taps(sit_down, game):
    late = {"game": f"nueby/{game}", "players": 2, "turn": 0, "phase": "move", "die": 2, **LATE[game]}
    table = sit_down(late, others="bot")
    table.play_out(Random(1))
    check_end(table)


def test_six_players_play_to_the_end_on_a_phone(sit_down):
    table = sit_down(SIX, others="bot")
    panels = [table.page.get_by_role("region", name=re.compile(f"^{name}")).bounding_box() for name in NAMES]
    assert all(panels)
    top, bottom = min(box["y"] for box in panels), max(box["y"] + box["height"] for box in panels)
    assert bottom - top <= 844 / 4
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in panels)
    table.play_out(Random(3))
    check_end(table)


def check_end(table):
    """The end screen says who won, and counts what the dice did."""
    plies = table.plies()
    rolls = [ply["text"] for ply in plies if ply["text"][0] == "d" and ply["text"][1:].isdecimal()]
    assert table.counted("Rolls") == len(rolls)
    assert table.counted("Sixes") == rolls.count("d6")
    luck = sum(int(roll[1:]) - 3.5 for roll in rolls)
    assert table.counted("Luck in pips") == luck
    assert table.counted("Throws given") == table.counted("Throws taken")
    assert table.own_moves
    expect(table.sheet).to_contain_text(re.compile(rf"({'|'.join(NAMES)}) has all pieces home"))


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


def test_a_blockade_is_pushed_and_put_on_the_ring_beside_a_move(sit_down):
    table = sit_down({**BLOCK, "phase": "move", "die": 1, "moved": False, "pushed": False})
    assert set(table.marked("chosen", "can move")) == {"r3", "r20"}
    table.tap(table.button("Push on"))
    table.wait_for_plies(0)
    put = table.button("Put it")
    expect(table.field("r17")).to_have_accessible_name(re.compile("the blockade can go here$"))
    expect(put).to_have_count(0)  # nothing to be dismissed: the move is there
    table.tap_field("r17")
    expect(put).to_contain_text("r17")
    table.tap(put)
    table.wait_for_plies(1)
    assert [ply["text"] for ply in table.plies()[:2]] == ["push", "drop r17"]
    expect(table.field("r17")).to_have_accessible_name("r17, blockade of Ada")
    table.tap_field("r3")
    table.tap_field("r4")
    table.wait_for_plies(2)
    assert table.plies()[2]["text"] == "r3-r4"


FREI = {**BLOCK, "phase": "start", "blocks": ["b0.3", "r14"]}


def rolled_by(table):
    """What Ada has done, and what she rolled."""
    return [ply["text"] for ply in table.plies()]


def test_a_stone_that_is_kept_for_the_turn_is_not_asked_about_again(sit_down):
    table = sit_down({**FREI, "pieces": [["r3", "r20", "z0.3", "z0.4"], ["r9", "s2", "s2", "z2.4"]]})
    expect(table.button("^Put it")).to_be_disabled()
    table.tap(table.button("^Keep it"))
    table.wait_for_plies(1)
    assert rolled_by(table)[0] == "roll"
    while table.beside.standing["position"]["turn"] == 0:
        standing = table.beside.standing
        if standing["to_act"] == 0 and standing["position"]["phase"] == "move" and not standing["position"]["moved"]:
            assert table.wait_for_turn()
            step = table.page.locator(".choice button:enabled").filter(has_text=re.compile("–")).first
            before = table.own_moves
            if step.count():
                table.tap(step)
            else:
                table.tap(table.button("^Pass$"))
            while table.own_moves == before:
                table.beside.hear("played")
        else:
            table.beside.hear("played")
    texts = rolled_by(table)
    assert "done" in texts or "d6" in texts
    assert table.beside.standing["position"]["blocks"][0] == "b0.3"


def test_a_stone_is_kept_for_the_match_where_that_is_wished(sit_down):
    table = sit_down(FREI, stone=True)
    table.wait_for_plies(0)
    assert rolled_by(table)[0] == "roll"
    end = sit_down({**FREI, "phase": "move", "die": 2, "moved": True, "pushed": False}, stone=True)
    end.wait_for_plies(0)
    assert rolled_by(end)[0] == "done"


def test_on_one_screen_each_seat_keeps_its_own_stone_for_the_match(sit_down):
    both = {**FREI, "blocks": ["b0.3", "b2.3"], "phase": "move", "die": 2, "moved": True, "pushed": False}
    table = sit_down(both, others="me")
    keep = table.action("Keep stone")
    expect(keep).to_have_attribute("aria-pressed", "false")
    table.tap(keep)
    table.wait_for_plies(0)
    assert rolled_by(table)[0] == "done"
    # Bea is asked: what Ada wishes is Ada's, also when the page is opened anew.
    for _ in range(2):
        expect(table.button("^Keep it")).to_be_visible()
        expect(keep).to_have_attribute("aria-pressed", "false")
        assert len(rolled_by(table)) == 1
        table.page.reload()
    table.tap(table.button("^Roll"))
    assert table.wait_for_turn()
    kept = table.page.evaluate("() => Object.values(JSON.parse(localStorage.getItem('engawa.nueby.keepers')))")
    assert kept == [[0]]


def test_whoever_has_one_seat_keeps_the_stone_at_every_table(sit_down):
    table = sit_down(FREI)
    table.tap(table.action("Keep stone"))
    table.wait_for_plies(0)
    assert rolled_by(table)[0] == "roll"
    assert table.page.evaluate("() => JSON.parse(localStorage.getItem('engawa.settings')).stone")


def test_who_keeps_nothing_is_asked_before_the_roll_and_after_the_move(sit_down):
    table = sit_down({**FREI, "phase": "move", "die": 2, "moved": False, "pushed": False})
    expect(table.button("^Done")).to_have_count(0)
    table.tap_field("r3")
    table.tap_field("r5")
    table.wait_for_plies(0)
    expect(table.hint).to_have_text("Blockade free: tap a ring field")
    table.tap(table.button("^Done"))
    table.wait_for_plies(1)
    assert rolled_by(table)[:2] == ["r3-r5", "done"]


def test_places_are_shown_as_they_are_taken_and_at_the_end(sit_down):
    table = sit_down({**PLACED, "pieces": [[*PLACED["pieces"][0][:3], "r46"], *PLACED["pieces"][1:]], "die": 2})
    bea = table.page.get_by_role("region", name=re.compile("^Bea"))
    expect(bea).to_contain_text("Place 1")
    table.tap_field("z0.1")
    expect(table.sheet).to_contain_text("Bea has all pieces home")
    row = table.sheet.get_by_role("row", name=re.compile("^Place"))
    expect(row.get_by_role("cell")).to_have_text(["2", "1", "3"])


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


def test_a_refusal_that_rests_on_a_ruling_of_ours_says_so(sit_down):
    """The booklet says that nobody has to throw a piece of the own colour, we that nobody may."""
    table = sit_down({**LEVEL, "pieces": [["z0.4", "r12", "r17", "t3"], *LEVEL["pieces"][1:]]})
    table.tap_field("r12")
    expect(table.notice.get_by_role("link")).to_have_text("Rule NU-7, ours")
    table.notice.get_by_role("link").click()
    ruling = table.sheet.locator("article.asked p.ours")
    expect(ruling).to_contain_text("a piece never lands on a piece of its own colour")


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
    expect(table.pips).to_have_count(0)
    rolled = int(table.plies()[1]["text"][1:])
    table.tap_middle(table.button("Roll"))
    expect(table.hint).not_to_have_text("Tap to roll the die")
    expect(table.pips).to_have_count(rolled)


def test_a_move_without_a_choice_is_played_by_itself_where_that_is_wished(sit_down):
    alone = {"game": "nueby/werfer", "players": 2, "turn": 0, "phase": "move", "die": 4}
    table = sit_down({**alone, "pieces": [["r3", "s0", "s0", "s0"], ["r20", "r9", "s3", "s3"]]}, forced=True)
    table.wait_for_plies(0)
    assert table.plies()[0]["text"] == "r3-r7"


def test_a_move_on_its_way_is_not_offered_again(sit_down):
    table = sit_down(LEVEL, others="bot")
    table.move_and_see(Random(1))
    assert table.wait_for_turn()
    assert table.page.evaluate(TAP_AND_COUNT) == 0
