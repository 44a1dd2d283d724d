"""Somebody who plays any game by keyboard and accessibility tree alone, and never loses the focus."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect
from server.people import Message, sit
from server.serve import Server

from web.seated import LOOK, Seated

# All up to a ply has been shown, and something is asked of the viewer, or all is over.
READY = """(ply) => {
    if (document.querySelector('[data-sheet=end]')) return 'over';
    const { dataset } = document.querySelector('[data-board]');
    return Number(dataset.ply) >= ply && !('moving' in dataset) && document.title.startsWith('●') && 'turn';
}"""
FOCUS = "document.activeElement === document.body ? 'body' : document.activeElement?.tagName"


class Typist(Seated):
    """A page that shows a match in English to somebody on one seat, who writes moves into the command box."""

    def __init__(self, page: Page, server: Server, made: Message) -> None:
        super().__init__(page, server, made)
        self.beside = sit(server, made["match"], made["token"])  # knows what is legal
        expect(self.headline).to_be_attached()

    @property
    def box(self) -> Locator:
        return self.page.get_by_role("textbox", name="Move or message")

    @property
    def answer(self) -> Locator:
        return self.page.locator("form .answer")

    @property
    def spoken(self) -> Locator:
        """All that was said lately."""
        return self.page.get_by_role("log", name="What happens").locator("p")

    def key(self, key: str) -> None:
        """Press a key: something has the focus afterwards."""
        self.page.keyboard.press(key)
        assert self.page.evaluate(FOCUS) not in ("body", None), f"the focus is lost after {key}"

    def write(self, text: str) -> None:
        """Write something into the box, and send it."""
        if not self.box.count() or not self.box.evaluate("(box) => box === document.activeElement"):
            self.key("/")
            expect(self.box).to_be_focused()
        self.page.keyboard.type(text)
        self.key("Enter")

    def ask(self, text: str) -> str:
        """What the table answers."""
        self.write(text)
        expect(self.answer).not_to_be_empty()
        return self.answer.inner_text()

    def wait_for_turn(self) -> bool:
        """Wait for something to do, or for the end; whether there is something to do."""
        while not self._can_act():
            self.beside.next()
        ready = self.page.wait_for_function(READY, arg=self.beside.standing["ply"], polling=LOOK)
        return bool(ready.json_value() == "turn")

    def play(self, choose: Callable[[list[str]], str]) -> None:
        """Play what is chosen of the legal moves, or let the dice go, and wait until the server has stored it."""
        before = self.beside.standing["ply"]
        self.write(choose(self.beside.standing["legal"]) if self.beside.standing["legal"] else "throw")
        while self.beside.standing["ply"] == before:
            self.beside.hear("played")

    def _can_act(self) -> bool:
        standing = self.beside.standing
        throwing = standing["throwing"]
        return bool(standing["to_act"] is None or standing["legal"] or (throwing and 0 in throwing["waiting"]))

    def play_on(self, most: int, rng: Random, choose: Callable[[list[str], Random], str] | None = None) -> bool:
        """Play so many moves, or to the end; whether that came."""
        for _ in range(most):
            if not self.wait_for_turn():
                return True
            self.play(lambda legal: (choose or any_of)(legal, rng))
        return False


def any_of(legal: list[str], rng: Random) -> str:
    return rng.choice(legal)
