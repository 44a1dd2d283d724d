"""Every page in German and English: nothing is missing, untranslated or sticks out, and axe-core has no complaint."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

import engawa
from web.scenes import enter, scenes
from web.test_accessibility import AXE, RUN

PSEUDO = "?lang=xx-pseudo"  # a language that nobody speaks: what is readable in it never came from the catalogue
# What is the same in every language: names, languages by their own name, notation, clauses, hashes, dates.
SAME = re.compile(
    r"Engawa|Niwa|Nüby|Ninja Dice|Ninja All-Stars|Entscheidung auf zweiter Ebene|Einser-Blocker|Jäger|Werfer"
    r"|Abkürzungen|Kurzer Einsatz"
    r"|Lanterns|Veiled|\bAda\b|\bBea\b|\bDE\b|\bEN\b|Deutsch|English"
    r"|\b[KS]\d\b|\b[a-zA-Z]\d{1,2}\b|\bstop\b|\bNI-[A-Z]?\d+\b|\b[GYO]:|\b[0-9a-f]{16,}\b"
    r"|\b[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M"
)
WORD = re.compile(r"[A-Za-z]{2,}")

# All that can be read or is read aloud: text in sight, and the attributes that stand for text.
SAID = """() => {
    const said = [document.title];
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (seen(walker.currentNode.parentElement)) said.push(walker.currentNode.data);
    const names = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];
    for (const element of document.body.querySelectorAll(names.map((name) => `[${name}]`).join()))
        if (seen(element)) for (const name of names) said.push(element.getAttribute(name) ?? '');
    return said.map((text) => text.trim()).filter((text) => text);
}"""
STICKS_OUT = """() => [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('svg, .heard'))
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120))"""

# Nothing of a heading is beyond its box, and it has two lines at most.
WHOLE = """(heading) => heading.scrollWidth <= heading.clientWidth
    && heading.clientHeight <= 2.1 * parseFloat(getComputedStyle(heading).lineHeight)"""


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("de", "dark")])
def test_every_page_is_complete_accessible_and_fits_on_a_phone(visit, server, matches, lang, theme):
    page = visit(f"http://{server.host}", phone=True, lang=lang, theme=theme, name="Ada")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    problems = []
    for scene in scenes(matches):
        enter(page, scene)
        assert page.evaluate("document.documentElement.lang") == lang
        problems += [f"{scene.name}: {text}" for text in page.evaluate(SAID) if "⟦" in text]
        problems += [f"{scene.name} sticks out: {element}" for element in page.evaluate(STICKS_OUT)]
        problems += [f"{scene.name}: {problem}" for problem in page.evaluate(RUN)]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), scene.name
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_title_of_a_page_about_any_game_is_read_whole_on_a_phone(visit, server, lang):
    page = visit(f"http://{server.host}", phone=True, lang=lang)
    home, title, cut = page.url.split("#")[0], page.locator("h1"), []
    for place, game in product(("new", "rules"), engawa.games()):
        page.goto(f"{home}#/{place}/{game.replace('/', '%2F')}")
        expect(title).to_contain_text(engawa.new(game).game.title)
        cut += [text for text in [title.inner_text()] if not title.evaluate(WHOLE)]
    assert not cut


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_is_said_that_is_not_in_the_catalogue(visit, server, matches, size):
    page = visit(f"http://{server.host}", PSEUDO, phone=size == "phone", name="Ada")
    plain = []
    for scene in scenes(matches):
        enter(page, scene)
        plain += [f"{scene.name}: {text}" for text in page.evaluate(SAID) if WORD.search(SAME.sub("", text))]
    assert not plain, "\n".join(plain)


def test_the_language_can_be_changed_by_one_tap_and_stays(visit, server):
    page = visit(f"http://{server.host}", lang="en")
    page.get_by_role("button", name="DE, Deutsch").click()
    page.get_by_role("button", name="Sofort gegen einen Bot spielen").wait_for()
    page.reload()
    page.get_by_role("button", name="EN, English").click()
    page.get_by_role("button", name="Play now against a bot").wait_for()
