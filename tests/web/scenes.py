"""Every page of the client in its states, brought up without a word of any language."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect
from server.people import Message, link, record, sit
from server.serve import Server

import engawa
from web.people import NAMES

LAID = [[0, 0, "B", 0], [1, 0, "a", 0], [0, 1, "a", 1]]  # tiles whose edges do not all join
NOWHERE = "nowhere"
RULES, SETTINGS, MOVES = 0, 2, 5  # buttons of the help sheet
SOME = 12  # plies, of a match that is under way
SETTLED = "Promise.allSettled(document.getAnimations().map((animation) => animation.finished))"


class Matches(NamedTuple):
    """A match that is under way and one that is over."""

    under_way: Message
    over: Message
    garden: list[Any]


class Scene(NamedTuple):
    """Where a page is, what is done there, and what can be seen then."""

    name: str
    place: str
    shows: str
    act: Callable[[Page], None] = lambda page: None


def play_some(server: Server) -> Matches:
    """Two matches of Ada and Bea."""
    game, rng, under_way = engawa.new("niwa", garden="compact"), Random(3), []
    while game.result is None:
        game.play(rng.choice(game.legal()))
        if game.ply < SOME and game.to_act == 0 and not game.position()["mover"]:
            under_way = game.history
    fair = engawa.new("niwa", seed=1, garden="random")
    return Matches(_played(server, under_way), _played(server, game.history), fair.options["garden"])


def _played(server: Server, moves: list[str]) -> Message:
    seats = [{"kind": kind, "name": name} for kind, name in zip(("me", "link"), NAMES, strict=True)]
    wish = {"game": "niwa", "options": {"garden": "compact"}, "seats": seats}
    made: Message = server.http.post("/api/matches", json=wish).json()
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        for move in moves:
            mover, other = (ada, bea) if ada.standing["to_act"] == 0 else (bea, ada)
            assert mover.move(move)["type"] == "played"
            other.hear("played")
    assert len(record(server, made["match"], made["token"])["plies"]) == len(moves)
    return made


def scenes(matches: Matches) -> Iterator[Scene]:
    """All of them, in an order in which one follows from the other."""
    table, watched = (f"m/{matches.under_way['match']}/{matches.under_way[token]}" for token in ("token", "spectator"))
    over = f"{matches.over['match']}/{matches.over['token']}"
    yield Scene("home", "", "main button.main")
    for way in ("bot", "link", "screen"):
        yield Scene(f"set-up, {way}", f"new/niwa?way={way}", "form .picture svg")
    yield Scene("table", table, "[role=gridcell].held")
    yield Scene(
        "choosing", table, "[role=gridcell][aria-selected=true]", lambda page: page.locator(".held").first.click()
    )
    yield Scene("refusal", table, "[role=alert]", _try_the_impossible)
    yield Scene("help", table, "dialog[open] .told *", _ask_for(MOVES))
    yield Scene("rules over the table", table, "dialog[open] article", _ask_for(RULES))
    yield Scene("settings over the table", table, "dialog[open] input[type=checkbox]", _ask_for(SETTINGS))
    yield Scene("hint", table, "dialog[open] li", _press("h"))
    yield Scene("log", table, "[role=region] li", _press("g"))
    yield Scene("links", f"{table}?share=1", "dialog[open] [role=img]")
    yield Scene("spectator", watched, "[role=grid]")
    yield Scene("end", f"m/{over}", "dialog[open] table")
    yield Scene("after the end", f"m/{over}", "[role=toolbar]", _close)
    yield Scene("replay", f"r/{over}", "input[type=range]", _go_to_the_end)
    yield Scene("analysis", f"a/{over}", "article", _look_at_a_move)
    yield Scene("rules", "rules/niwa", "article")
    yield Scene("a clause", "rules/niwa/NI-6", "article.asked")
    yield Scene("settings", "settings", "input[type=checkbox]")
    yield Scene("matches", "matches", "main li")
    yield Scene("garden builder, empty", "garden-builder", "svg [role=button]")
    yield Scene("garden builder, edges that do not join", _builder(LAID), "main p.bad")
    yield Scene("garden builder, finished", _builder(matches.garden), "main .good")
    yield Scene("nothing there", NOWHERE, "main > p")
    yield Scene("wrong link", f"m/{matches.over['match']}/{'x' * 22}", "main p")


def enter(page: Page, scene: Scene) -> None:
    """Bring up a scene on a page that shows another one."""
    home = page.url.split("#")[0]
    page.goto(f"{home}#/{NOWHERE}")
    expect(page.locator("main > p")).to_be_visible()
    page.goto(f"{home}#/{scene.place}")
    scene.act(page)
    expect(page.locator(scene.shows).first).to_be_visible()
    page.evaluate(SETTLED)


def _builder(layout: list[Any]) -> str:
    return f"garden-builder?garden={json.dumps(layout, separators=(',', ':'))}"


def _choose(page: Page) -> None:
    page.locator("[role=gridcell].held").first.click()


def _try_the_impossible(page: Page) -> None:
    _choose(page)
    page.locator("[role=gridcell]:not(.open)").first.click()


def _press(key: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        expect(page.locator("[role=grid]")).to_be_visible()
        page.keyboard.press(key)

    return act


def _look_at_a_move(page: Page) -> None:
    page.locator("article button").first.click()
    expect(page.locator("progress")).to_have_count(0)


def _go_to_the_end(page: Page) -> None:
    expect(page.locator("input[type=range]")).to_be_visible()
    page.keyboard.press("End")


def _ask_for(button: int) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        expect(page.locator("[role=grid]")).to_be_visible()
        page.keyboard.press("?")
        page.locator("dialog[open] nav button").nth(button).click()

    return act


def _close(page: Page) -> None:
    expect(page.locator("dialog[open] table")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
