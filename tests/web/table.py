"""Somebody at a table in a browser: what they see, and what they do by mouse or finger."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from engawa.core.match import Match
from web import sight
from web.player import after
from web.seated import Point, Viewer
from web.sight import Sight

CROSS = re.compile(r"([KS]\d) ([a-z]\d+)-([a-z]\d+) >([KS]\d)")
JUMP = re.compile(r"([KS]\d) ([a-z]\d+)\^([a-z]\d+)")
TRANSFER = re.compile(r"([KS]\d)>([KS]\d)")
PLACE = re.compile(r"G:([a-z]\d+) Y:([a-z]\d+) O:([a-z]\d+)")
OFFERS = re.compile(r", (can move|chosen|can be reached|a figure can be placed here|[KS]\d is to stand here),")
# Write down every other headline, to be read when it is over: some stand there for a blink.
LISTEN = """() => {
    const said = () => document.querySelector('header [role=status] b').textContent;
    window.headline = said();
    window.headlines = [];
    const listen = () => said() !== (window.headlines.at(-1) ?? window.headline) && window.headlines.push(said());
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


class Table(Viewer):
    """A page that shows a match of Niwa in English."""

    def __init__(self, page: Page, *, seat: int = 0, garden: str = "compact") -> None:
        super().__init__(page)
        self.seat = seat
        self.garden = garden
        self.finger: bool = page.evaluate("matchMedia('(pointer: coarse)').matches")
        expect(page.get_by_role("grid", name="Garden")).to_be_visible()

    # Seeing

    def sight(self) -> Sight:
        return sight.read(self.page)

    def match(self) -> Match:
        """The match as it seems to stand, with this player to act."""
        return self.sight().match(self.garden, self.seat)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log").get_by_role("listitem")

    def field(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(rf"^{name},"))

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def player(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=re.compile(rf"^{re.escape(name)}"))

    # Waiting

    def wait_for_turn(self) -> bool:
        """Wait for something to do, or for the end; whether there is something to do."""
        cells = self.page.get_by_role("gridcell", name=OFFERS)
        expect(cells.or_(self.sheet).first).to_be_visible()
        return not self.sheet.count()

    @contextmanager
    def headlines(self) -> Iterator[list[str]]:
        """What the headline says one after the other, until it says again what it said at first."""
        found: list[str] = []
        self.page.evaluate(LISTEN)
        yield found
        self.page.wait_for_function("() => window.headlines.length > 1 && window.headlines.at(-1) === window.headline")
        found += self.page.evaluate("window.headlines")

    # Acting

    def press(self, what: Locator) -> None:
        if self.finger:
            what.tap()
        else:
            what.click()

    def place(self) -> None:
        """Place the figures as the page suggests, and see them stand."""
        assert self.wait_for_turn()
        self.press(self.button("Place"))
        own = f"Object.keys(({sight.READ})().figures).filter((name) => name[0] === '{'KS'[self.seat]}')"
        self.page.wait_for_function(f"() => {own}.length === 3")

    def play(self, move: str) -> None:
        """Do what a person does to play *move*, on what the page offers."""
        if found := PLACE.fullmatch(move):
            self._place(*found.groups())
        elif found := CROSS.fullmatch(move):
            _, here, there, receiver = found.groups()
            self.choose(here)
            self.give_to(receiver)
            self.press(self.field(there))
        elif found := JUMP.fullmatch(move):
            self.choose(found[2])
            self.press(self.field(found[3]))
        elif found := TRANSFER.fullmatch(move):
            self._pass(*found.groups())
        else:
            self.press(self.action("Stop"))

    def see_played(self, move: str, match: Match, act: Callable[[str], None] | None = None) -> None:
        """Play *move* where the match stands so, and wait until it is shown, or what others did after it."""
        before, expected = self.sight().text, after(match, move)
        (act or self.play)(move)
        if expected.to_act == self.seat:
            sight.wait_until_shown(self.page, sight.text_of(expected))
        else:
            sight.wait_until_changed(self.page, before)

    def play_by_dragging(self, move: str) -> None:
        """Drag a figure over a line."""
        found = CROSS.fullmatch(move)
        assert found
        self.choose(found[2])
        self.give_to(found[4])
        self.carry(found[2], found[3])

    def carry(self, here: str, there: str) -> None:
        """Take what stands on a field and drop it on another."""
        start, end = self._middle(here), self._middle(there)
        if self.finger:
            self.drag(start, end)
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=4)
        self.page.mouse.up()

    def _middle(self, field: str) -> Point:
        box = self.field(field).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def choose(self, here: str) -> None:
        """Choose the figure on a field, unless it is chosen already."""
        if here not in self.sight().chosen:
            self.press(self.field(here))
        expect(self.field(here)).to_have_accessible_name(re.compile(", chosen,"))

    def give_to(self, receiver: str) -> None:
        button = self.page.get_by_role("group", name="bead goes to").get_by_role("button", name=receiver)
        if button.count() and button.get_attribute("aria-pressed") == "false":
            self.press(button)
            expect(button).to_have_attribute("aria-pressed", "true")

    def _pass(self, giver: str, receiver: str) -> None:
        action = self.action("Transfer bead")
        if action.get_attribute("aria-pressed") != "true":
            self.press(action)
            expect(action).to_have_attribute("aria-pressed", "true")
        figures = self.sight().figures
        self.choose(figures[giver][0])
        self.press(self.field(figures[receiver][0]))

    def _place(self, *fields: str) -> None:
        """Lift the figures that the page suggests, and put them down one by one."""
        for standing in self.sight().ghosts.values():
            self.press(self.field(standing))
        for figure, name in enumerate(fields, 1):
            self.press(self.field(name))
            expect(self.field(name)).to_have_accessible_name(re.compile(rf"[KS]{figure} is to stand here"))
        self.press(self.button("Place"))


def check_offers(seen: Sight, match: Match) -> None:
    """What glows is what can be done: figures that can move, and the fields that the chosen one reaches."""
    moves = [found for text in match.legal() if (found := CROSS.fullmatch(text) or JUMP.fullmatch(text))]
    assert seen.open | seen.chosen == {found[2] for found in moves}
    assert seen.target == {found[3] for found in moves if found[2] in seen.chosen}
