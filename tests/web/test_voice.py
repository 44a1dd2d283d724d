"""The table without eyes or mouse: one voice, a box that answers, and a focus that is never lost."""

import re
from random import Random

import pytest
from playwright.sync_api import expect
from server.people import link, make, sit

from web.people import address, invite
from web.typist import Typist


@pytest.fixture
def typist(visit, server):
    """Somebody at a table against a bot of no thought."""
    made = make(server, "me", "random", options={"garden": "compact"})
    typist = Typist(visit(f"http://{server.host}", address(made)), server, made)
    with typist.beside:
        yield typist


def test_the_box_answers_keeps_what_is_refused_and_never_chats_a_move(typist):
    assert typist.wait_for_turn()
    typist.play_on(1, Random(1))
    assert typist.wait_for_turn()
    assert "legal: all moves" in typist.ask("help")
    assert len(typist.ask("legal").splitlines()) == min(41, len(typist.beside.standing["legal"]))
    assert "K1" in typist.ask("von K1")
    assert "kokeshi" in typist.ask("where").lower()
    assert "samurai" in typist.ask("wo andere").lower()
    assert "samurais take their places" in typist.ask("last")
    assert typist.ask("clock") == "This match has no clock."
    assert typist.ask("turn").startswith("Your turn.")

    # What is refused stays to be mended; the same once more is said once more.
    for _ in range(2):
        assert "NI-" in typist.ask("K1>K1")
        expect(typist.box).to_have_value("K1>K1")
        typist.box.fill("")
    # What might be a move or a command asks before it is said to all.
    assert "once more" in typist.ask("attack")
    assert not typist.page.get_by_role("log", name="Chat").count()
    typist.key("Enter")
    expect(typist.page.get_by_role("log", name="Chat")).to_contain_text("attack")
    typist.write(", help")
    expect(typist.page.get_by_role("log", name="Chat")).to_contain_text("help")
    expect(typist.box).to_have_value("")

    # A single rule opens over the table, and the focus comes back to the box.
    typist.write("rules NI-6")
    expect(typist.sheet).to_contain_text("NI-6")
    typist.key("Escape")
    expect(typist.box).to_be_focused()
    ply = typist.beside.standing["ply"]
    typist.write("undo")
    typist.beside.hear("undone")
    assert typist.beside.standing["ply"] < ply


def test_one_voice_tells_own_results_and_what_others_do_once(typist):
    expect(typist.page.locator("[aria-live=polite], [role=status]:not([aria-live=off])")).to_have_count(1)
    for _ in range(2):
        typist.play_on(1, Random(2))
    assert typist.wait_for_turn()
    voice = typist.page.get_by_role("log", name="What happens")
    for words in ("Your turn", re.compile(r"\bK\d"), re.compile(r"\bS\d|samurais")):
        expect(voice).to_contain_text(words)
    said = typist.spoken.all_inner_texts()
    moves = re.findall(r"\w+: \w+ crosses [^.]+\.", " ".join(said))
    assert len(moves) == len({*moves})


def test_the_focus_is_never_lost(typist):
    """Tab through a table, press what is found, and never fall to the body."""
    assert typist.wait_for_turn()
    for _ in range(6):
        typist.key("Tab")
    # A button that goes away when it is pressed hands on the focus.
    place = typist.page.get_by_role("button", name="Place", exact=True)
    place.focus()
    typist.key("Enter")
    assert typist.wait_for_turn()
    typist.key("ArrowUp")
    assert typist.page.evaluate("document.activeElement.closest('[data-board]') !== null")
    for key in ("?", "Escape", "w", "Escape", "h", "Escape", "n", "f", "o", "c", "l", "Escape", "u"):
        typist.key(key)
        typist.page.wait_for_timeout(100)
        typist.key("Shift+ArrowUp" if key == "n" else "Shift")
    typist.page.evaluate("location.hash = '#/settings'")
    expect(typist.page.get_by_role("heading", level=1)).to_be_focused()


def test_unread_chat_is_marked_until_it_is_read(visit, server):
    made = invite(server)
    page = visit(f"http://{server.host}", address(made), phone=True)
    log = page.get_by_role("toolbar").get_by_role("button", name="Log")
    expect(log).to_be_visible()
    with sit(server, made["match"], link(made, 1)) as bea:
        bea.say("chat", text="Good evening!")
        expect(log).to_have_accessible_name("Log new messages")
    log.tap()
    page.keyboard.press("Escape")
    expect(log).to_have_accessible_name("Log")
