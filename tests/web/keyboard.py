"""Somebody at a table who has nothing but a keyboard."""

from playwright.sync_api import Locator, expect

from web.table import Table

MOST = 60  # keys to press before it counts as lost
FOCUSED = "(element) => element === document.activeElement"
# How far the field in focus is from another one, in widths and heights of a field; null if no field is in focus.
WAY_TO = """(goal) => {
    const here = document.activeElement?.closest('[role=gridcell]')?.querySelector('path').getBoundingClientRect();
    const there = goal.querySelector('path').getBoundingClientRect();
    return here ? [(there.x - here.x) / here.width, (there.y - here.y) / here.height] : null;
}"""


class KeyboardTable(Table):
    """A table played without mouse or finger."""

    def press(self, what: Locator) -> None:
        """Bring something into focus and press Enter."""
        if what.get_attribute("role") == "gridcell":
            self.walk(what)
        else:
            tab_to(what)
        self.page.keyboard.press("Enter")

    def walk(self, cell: Locator) -> None:
        """Walk to a field by arrow keys."""
        goal = cell.element_handle()
        for _ in range(MOST):
            way = self.page.evaluate(WAY_TO, goal)
            if way is None:
                self.page.keyboard.press("Tab")
                continue
            across, down = way
            if abs(across) < 0.1 and abs(down) < 0.1:
                expect(cell).to_be_focused()
                return
            # Rows are three quarters of a field apart.
            sideways = abs(down) < 0.4
            keys = ("ArrowLeft", "ArrowRight") if sideways else ("ArrowUp", "ArrowDown")
            self.page.keyboard.press(keys[(across if sideways else down) > 0])
        raise AssertionError(f"no way by arrow keys to {cell}")

    def play_by_typing(self, move: str) -> None:
        """Write the move into the command box."""
        self.page.keyboard.press("/")
        expect(self.page.get_by_role("textbox", name="Move or message")).to_be_focused()
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Escape")


def tab_to(what: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST):
        if what.evaluate(FOCUSED):
            return
        what.page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {what}")
