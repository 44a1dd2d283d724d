"""Somebody at a table of Ninja Dice: what the page offers, and what a finger does in the tray."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from server.people import Message, sit
from server.serve import Server

from web.seated import LOOK, Seated

NAMES = ("Ada", "Bea", "Cleo", "Dana", "Edda")
READY = """() => {
    if (document.querySelector('dialog[open]')) return 'over';
    const offers = [...document.querySelectorAll('.choice button:enabled')];
    return offers.some((each) => each.textContent !== 'Result' && !each.closest('[inert]')) && 'turn';
}"""
MOVES = ".choice button:enabled:not([aria-label='The next fortune'])"


def position(phase: str = "push", **more: Any) -> dict[str, Any]:
    """Three players in the first turn; Ada is the ninja, and her five dice lie apart."""
    skill = {
        "S1": ["fight", -600, 300, 0], "S2": ["sneak", 600, 300, 450], "S3": ["pick", 0, 700, 0],
        "S4": ["catch", 0, -700, 0], "S5": ["wild", -300, -200, 0],
    }  # fmt: skip
    start = {"game": "ninja-dice", "players": 3, "first": 0, "round": 1, "active": 0, "treasure": [3, 3, 3]}
    house = ["guard2", "resident2", "resident2", "lock"]
    empty: dict[str, Any] = {"boosts": {}, "locked": [], "held": {}, "threat": {}, "arrows": [], "placed": []}
    return {**start, "phase": phase, "house": house, "skill": skill, **empty, **more}


THROW = position("throw", skill={}, held={"T1": 2, "T2": 1})


def make(server: Server, start: dict[str, Any] | None, *, bots: bool = False, patience: int = 0) -> Message:
    """A match of three, from a position if there is one: Ada's, the others are bots or people who take their time.

    Unless it has *patience*, the table does not wait for their flicks.
    """
    other = {"kind": "bot", "bot": "random"} if bots else {"kind": "link"}
    seats = [{"kind": "me", "name": NAMES[0]}, *({**other, "name": name} for name in NAMES[1:3])]
    wish = {"game": "ninja-dice", "seats": seats, "record": start, "patience": patience}
    answer = server.http.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def open_table(
    server: Server, visit: Callable[..., Page], start: dict[str, Any] | None, *, bots: bool = False, **settings: Any
) -> "NinjaTable":
    """Ada at a table of her own, on a phone, the dice flat unless she wishes otherwise."""
    made = make(server, start, bots=bots)
    path = f"#/m/{made['match']}/{made['token']}"
    page = visit(f"http://{server.host}", path, **{"phone": True, "flat": True, **settings})
    return NinjaTable(page, server, made)


class NinjaTable(Seated):
    """A page that shows a match of Ninja Dice in English, to somebody on seat 0."""

    def __init__(self, page: Page, server: Server, made: Message) -> None:
        super().__init__(page, server, made)
        self.beside = sit(server, made["match"], made["spectator"])  # hears what the server has stored
        expect(self.tray).to_be_attached()

    # Seeing

    @property
    def tray(self) -> Locator:
        return self.page.get_by_role("group", name="Dice in the tray")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Skill dice").get_by_role("button")

    def die(self, name: str) -> Locator:
        return self.tray.get_by_role("button", name=re.compile(f"^{name} "))

    def button(self, name: str) -> Locator:
        return self.page.locator(".choice").get_by_role("button", name=re.compile(name))

    def labels(self) -> list[str]:
        """What each die in the tray is said to be."""
        return sorted(each.get_attribute("aria-label") or "" for each in self.tray.get_by_role("button").all())

    def places(self) -> dict[str, tuple[int, int]]:
        """Where the middle of each die is on the screen."""
        dice = self.tray.get_by_role("button").all()
        return {die.get_attribute("data-field") or "": middle_of(die) for die in dice}

    # Waiting

    def wait_for_plies(self, count: int) -> list[Message]:
        """The first so many plies, once they are stored."""
        while len(plies := self.plies()) < count:
            self.beside.hear("played")
        return plies

    # Acting

    def act(self, rng: Random) -> None:
        """Anything that the page offers: dice to be thrown again are chosen in the hand, the rest is buttons."""
        if self.button("^Run away").count() and rng.random() < 0.5:
            for each in self.hand.all():
                if rng.random() < 0.5:
                    each.click()
            if (roll := self.page.locator(".choice button:enabled").filter(has_text="Roll")).count():
                roll.click()
                return
        enabled = self.page.locator(MOVES).filter(has_not_text="Lay out")
        enabled.nth(rng.randrange(enabled.count())).click()

    def play_out(self, rng: Random, most: int = 200) -> None:
        """Play until the match is over."""
        for _ in range(most):
            if self.page.wait_for_function(READY, polling=LOOK).json_value() == "over":
                return
            before = len(self.plies())
            self.act(rng)
            self.wait_for_plies(before + 1)
        raise AssertionError(f"not over after {most} moves")


def middle_of(what: Locator) -> tuple[int, int]:
    box = what.bounding_box()
    assert box is not None
    return round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
