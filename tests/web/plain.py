"""Somebody at a table of a game that the client has no board for: its drawing, and moves as buttons."""

from playwright.sync_api import Locator, Page, expect

from web.seated import Viewer

WORDS = {
    "en": {"moves": "Moves", "board": "The board as text", "log": "Log"},
    "de": {"moves": "Züge", "board": "Das Spielbrett als Text", "log": "Verlauf"},
}


class PlainTable(Viewer):
    """A page that shows such a match."""

    def __init__(self, page: Page, lang: str = "en") -> None:
        super().__init__(page)
        self.words = WORDS[lang]
        expect(self.drawing).to_be_visible()

    @property
    def drawing(self) -> Locator:
        return self.page.get_by_role("figure", name=self.words["board"])

    @property
    def moves(self) -> Locator:
        return self.page.get_by_role("group", name=self.words["moves"], exact=True).get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.words["log"]).get_by_role("listitem")

    def move(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def group(self, heading: str) -> Locator:
        return self.page.get_by_role("group", name=heading, exact=True)

    def wait_for_turn(self) -> bool:
        """Wait for something to do, or for the end; whether there is something to do."""
        expect(self.moves.or_(self.sheet).first).to_be_visible()
        return not self.sheet.count()
