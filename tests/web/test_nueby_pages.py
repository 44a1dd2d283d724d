"""Tables of the six Nüby games in every phase: complete in both languages, in shape, accessible; and their set-up."""

import re

import pytest
from playwright.sync_api import expect

from web.nueby import NAMES, make
from web.nueby_positions import LATE, PHASES
from web.scenes import SETTLED
from web.test_accessibility import AXE, RUN
from web.test_languages import PSEUDO, SAID, SAME, STICKS_OUT, WORD

# What is the same in every language at these tables: names, clauses, and the example of a move in the command box.
HERE = re.compile(rf"\b({'|'.join(NAMES)})\b|\bN[A-Z]-\d+|: (roll|push|done|drop r\d+|focus [n\d. ]+)$")
CUT = """() => [...document.querySelectorAll('.choice b, .choice small, .choice p, .choice span')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
    .map((each) => each.textContent)"""


def look_at_phases(server, page, names=tuple(PHASES)):
    """Brings up these phases at tables of their own, and the naming of a number; what is to be seen."""
    home = page.url.split("#")[0]
    for name in names:
        position = PHASES[name]
        made = make(server, position)
        page.goto(f"{home}#/m/{made['match']}/{made['token']}")
        expect(page.locator(".choice button").first).to_be_visible()
        page.evaluate(SETTLED)
        yield name
        if position["game"] == "nueby/jaeger" and position["phase"] == "start":
            page.locator(".choice button").last.click()
            yield "naming a number"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_phase_is_complete_and_fits_on_a_phone(visit, server, lang):
    page = visit(f"http://{server.host}", phone=True, lang=lang)
    problems = []
    for name in look_at_phases(server, page):
        problems += [f"{name}: {text}" for text in page.evaluate(SAID) if "⟦" in text]
        problems += [f"{name}: cut off: {text}" for text in page.evaluate(CUT)]
        problems += [f"{name}: sticks out: {element}" for element in page.evaluate(STICKS_OUT)]
    assert not problems, "\n".join(problems)


def test_nothing_is_said_at_a_table_that_is_not_in_the_catalogue(visit, server):
    page = visit(f"http://{server.host}", PSEUDO)
    plain = []
    for name in look_at_phases(server, page):
        plain += [f"{name}: {text}" for text in page.evaluate(SAID) if WORD.search(SAME.sub("", HERE.sub("", text)))]
    assert not plain, "\n".join(plain)


@pytest.mark.parametrize(("phone", "theme", "first"), [(True, "light", 0), (False, "dark", 1)])
def test_axe_finds_nothing_at_the_tables(visit, server, phone, theme, first):
    page = visit(f"http://{server.host}", phone=phone, theme=theme)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for name in look_at_phases(server, page, tuple(PHASES)[first::2]):
        found += [f"{name}: {problem}" for problem in page.evaluate(RUN)]
    assert not found, "\n".join(found)


def test_a_new_match_is_set_up_for_as_many_as_can_play(visit, server):
    page = visit(f"http://{server.host}", phone=True)
    home = page.url.split("#")[0]
    for game in LATE:
        page.goto(f"{home}#/new/nueby%2F{game}?way=bot")
        most = "4" if game == "einser-blocker" else "6"
        page.get_by_role("radio", name=most, exact=True).check(force=True)
        page.get_by_role("button", name="Start").tap()
        expect(page.get_by_role("grid", name="Board")).to_be_visible()
        expect(page.locator("section.chip")).to_have_count(int(most))


@pytest.mark.parametrize("page", ["#/new/nueby%2Fjaeger", "#/rules/nueby%2Fjaeger"])
def test_what_the_box_says_is_told_where_a_player_looks(visit, server, page):
    main = visit(f"http://{server.host}", page, phone=True).get_by_role("main")
    for fact in ("2–6 players", "30 min", "ages 8+", "1 die"):
        expect(main.get_by_text(fact, exact=True)).to_be_visible()


def test_what_the_box_does_not_say_is_not_told(visit, server):
    main = visit(f"http://{server.host}", "#/rules/nueby%2Fkurzer-einsatz").get_by_role("main")
    expect(main.get_by_text("1 die", exact=True)).to_be_visible()
    expect(main.get_by_text("ages")).to_have_count(0)
