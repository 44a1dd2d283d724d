"""Somebody at a table of Ninja All-Stars: plays any legal move by what the page offers for it."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect
from server.people import Message, Person, sit
from server.serve import Server

from engawa.core.messages import say
from web.people import address
from web.seated import Seated

NAMES = ("Ada", "Bea", "Cleo", "Dana")
KEY = "ninja-all-stars"
QUICK = {"setup": "quick", "janken": "dice"}
WAYS = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1), "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip
ELEMENTS = dict(zip("SWEVFA", ("spirit", "water", "earth", "void", "fire", "air"), strict=True))
ONE_TAP = {"step", "deploy", "lantern", "shrine", "push", "place"}  # what is played by tapping a space
MANY = 6  # moves of one kind, beyond which the kind is chosen first
MODEL, SPACE, DICE = (re.compile(shape) for shape in (r"[A-DZ]\d", r"[a-x]\d{1,2}", r"[SWEVFA]+"))
# The middle of an element, or so many times its size beside it: the point to tap, or null where something covers it.
POINT = """(element, [x, y]) => {
    if (!element.closest('svg')) element.scrollIntoView({ block: 'nearest' });
    const box = element.getBoundingClientRect();
    const point = [box.x + box.width * (0.5 + x), box.y + box.height * (0.5 + y)];
    const over = document.elementFromPoint(...point);
    return element.contains(over) || over?.closest('svg')?.contains(element) ? point : null;
}"""


def make(
    server: Server, start: Message | None = None, players: int = 2, *, bots: bool = True, seat: int = 0,
    clock: Message | None = None, **options: Any,
) -> Message:  # fmt: skip
    """A match, from a position if there is one: Ada's, the others are bots or people who take their time."""
    other = {"kind": "bot", "bot": "random"} if bots else {"kind": "link"}
    seats = [{**other, "name": name} for name in NAMES[1:players]]
    seats.insert(seat, {"kind": "me", "name": NAMES[0]})
    wish = {"record": start} if start else {"options": {**QUICK, **options}}
    answer = server.http.post("/api/matches", json={"game": KEY, "seats": seats, "clock": clock, **wish})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def open_table(server: Server, visit: Callable[..., Page], made: Message, **settings: Any) -> "AllStarsTable":
    """Ada at her table."""
    return AllStarsTable(visit(f"http://{server.host}", address(made), **settings), server, made)


class AllStarsTable(Seated):
    """A page that shows a match of Ninja All-Stars in English, to Ada on seat 0."""

    def __init__(self, page: Page, server: Server, made: Message) -> None:
        super().__init__(page, server, made)
        self.finger: bool = page.evaluate("matchMedia('(pointer: coarse)').matches")
        self.beside: Person = sit(server, made["match"], made["token"])  # knows what is legal
        expect(page.get_by_role("grid", name="Board")).to_be_visible()

    # Seeing

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.beside.standing["legal"]
        return legal

    @property
    def position(self) -> Message:
        position: Message = self.beside.standing["position"]
        return position

    @property
    def dock(self) -> Locator:
        return self.page.locator(".dock")

    @property
    def options(self) -> Locator:
        """Buttons of the panel for what is not on the board."""
        return self.page.locator(".options")

    def space(self, name: str) -> Locator:
        return self.page.locator(f"[data-field={name}]")

    # Acting

    def press(self, what: Locator) -> None:
        """Press a button as soon as it is there."""
        what.wait_for()
        assert self._put_on(what), f"{what} is covered"

    def tap(self, space: str, aside: tuple[float, float] = (0, 0)) -> None:
        """Tap a space, or so many spaces beside it; where it is out of view it is found on the map first."""
        cell = self.space(space)
        if not self._put_on(cell, aside):
            (x, across), (y, down) = self._place(space)
            x, y = (x + 0.5) / across - 0.5, (y + 0.5) / down - 0.5
            assert self._put_on(self.page.get_by_role("button", name="Map: tap to go there").locator("svg"), (x, y))
            assert self._put_on(cell, aside), f"{space} is covered"

    def _put_on(self, what: Locator, aside: tuple[float, float] = (0, 0)) -> bool:
        """Put the finger or the mouse on something, or beside it; whether nothing else is there."""
        point = what.evaluate(POINT, aside)
        if point is not None and self.finger:
            self.page.touchscreen.tap(*point)
        elif point is not None:
            self.page.mouse.click(*point)
        return point is not None

    def _place(self, space: str) -> tuple[tuple[int, int], tuple[int, int]]:
        """Column of how many, and row, of a space in the picture, which has the own edge at the bottom."""
        board = next(message["board"] for message in self.beside.heard if "board" in message)
        x, y, width, height = ord(space[0]) - ord("a"), int(space[1:]) - 1, board["width"], board["height"]
        for _ in range(self._turns):
            x, y, width, height = height - 1 - y, x, height, width
        return (x, width), (y, height)

    @property
    def _turns(self) -> int:
        return {"E": 1, "N": 2, "W": 3}.get(self.position["edges"][0] or "S", 0)

    def play(self, move: str) -> None:
        """Do what a person does to play *move*."""
        deed, picks = parse(move)
        first = picks[0] if picks else ""
        if len(self.legal) == 1:
            self.press(self.page.get_by_role("button", name="Play", exact=True))
        elif deed == "face":
            self._turn(first)
        elif MODEL.fullmatch(first) and "at" not in self.position["models"][first]:
            self._take_from_reserve(deed, *picks)
        elif MODEL.fullmatch(first) or SPACE.fullmatch(first):
            self._point_at(move, deed, *picks)
        elif deed.startswith("card ") and self.position["phase"] == "act":
            self._play_card(deed)
        else:
            self._choose(move, deed, picks)

    def _turn(self, way: str) -> None:
        turn = self.dock.get_by_role("button", name="Turn")
        arrows = self.page.locator(".way")
        expect(turn.or_(arrows).first).to_be_attached()
        if not arrows.count():
            self.press(turn)
            expect(arrows.first).to_be_attached()
        activation, todo = self.position.get("activation", {}), self.position.get("todo", [])
        model = todo[0][1] if self.position["phase"] == "face" else activation["model"]
        self.tap(self.position["models"][model]["at"], self._aside(way))

    def _aside(self, way: str) -> tuple[float, float]:
        x, y = WAYS[way]
        for _ in range(self._turns):
            x, y = -y, x
        return 0.95 * x, 0.95 * y

    def _take_from_reserve(self, deed: str, model: str, *space: str) -> None:
        reserve = self.page.get_by_role("group", name="Beside the board")
        own = reserve.get_by_role("button", name=re.compile(rf" {model}$"))
        self.press(own)
        expect(own).to_have_attribute("aria-pressed", "true")
        if space:
            self.tap(*space)
        else:
            self.press(self.button(f"{words_of(deed)} {model}"))

    def _point_at(self, move: str, deed: str, first: str, *rest: str) -> None:
        space = self.position["models"][first]["at"] if MODEL.fullmatch(first) else first
        if deed in ("lantern", "shrine"):
            self.press(self.button(words_of(deed)))
        expect(self.space(space)).to_have_accessible_name(re.compile(rf"possible: .*{re.escape(words_of(deed))}"))
        rivals = [text for text in self.legal if text != move and self._is_there(text, space, deed)]
        self.tap(space)
        if deed == "post":
            expect(self.page.locator(".way").first).to_be_attached()
            self.tap(space, self._aside(rest[0]))
        elif deed not in ONE_TAP or rivals:
            self.press(self.button(" ".join((words_of(deed), first, *map(words_of_pick, rest)))))

    def _is_there(self, move: str, space: str, deed: str) -> bool:
        """Whether a tap on *space* could mean *move* as well."""
        other, picks = parse(move)
        if not picks or (deed in ("lantern", "shrine") and other != deed):
            return False
        return picks[0] == space or self.position["models"].get(picks[0], {}).get("at") == space

    def _play_card(self, deed: str) -> None:
        name = re.compile(f"^{words_of(deed.rstrip('+'))}")
        card = self.page.get_by_role("listitem").get_by_role("button", name=name)
        play = self.button(f"Play {words_of(deed)}")
        for _ in range(2):  # a card that is stronger under the moon has two texts
            if not play.count():
                self.press(card.first)
        self.press(play)

    def _choose(self, move: str, deed: str, picks: list[str]) -> None:
        """Press a button: in the dock, or in the panel where something is asked."""
        alike = [text for text in self.legal if parse(text)[0] == deed]
        if picks and len(alike) > MANY:
            self.press(self.button(words_of(deed)))
        if deed == "result":
            self.press(self.options.get_by_role("button", name=re.compile(f"^{words_of_pick(picks[0])} ")))
        elif picks:
            name = " ".join((words_of(deed), *(self._words_of_pick(deed, pick) for pick in picks)))
            self.press(self.button(name).or_(self.options.get_by_role("button", name=name, exact=True)))
        else:
            title = self.page.locator("b").filter(has_text=re.compile(f"^{re.escape(words_of(deed))}$"))
            self.press(self.button(words_of(deed)).or_(self.options.get_by_role("button").filter(has=title)))

    def _words_of_pick(self, deed: str, pick: str) -> str:
        if deed == "pick":
            return NAMES[ord(pick) - ord("A")]
        return say(f"{KEY}-ui-way", way=pick) if deed == "edge" else words_of_pick(pick)

    def button(self, name: str) -> Locator:
        return self.dock.get_by_role("button", name=name, exact=True)

    def play_and_see(self, move: str) -> None:
        """Play *move*, and wait until the server has stored it."""
        self.play(move)
        while (played := self.beside.hear("played")["entry"])["by"] != 0:
            pass
        assert played["text"] == move

    def begin(self, *moves: str) -> None:
        """Play these moves as soon as each can be played."""
        for move in moves:
            self.beside.wait_for_turn()
            self.play_and_see(move)

    def turns(self, most: int) -> Iterator[list[str]]:
        """What is legal, each time when Ada has something to do, until the match is over."""
        for _ in range(most):
            if self.beside.wait_for_turn()["to_act"] is None:
                return
            yield self.legal
        raise AssertionError(f"not over after {most} moves")

    def play_out(self, rng: Random, most: int = 400) -> None:
        """Play until the match is over."""
        for legal in self.turns(most):
            self.play_and_see(chosen(legal, rng))
        expect(self.sheet).to_be_visible()


def chosen(legal: list[str], rng: Random) -> str:
    """A move of somebody who hurries: fights where that can be done, walks a little, and lets everything else be."""
    for wanted, chance in (("attack", 1), ("shoot", 1), ("step", 0.15), ("end", 0.8), ("pass", 0.5)):
        moves = [text for text in legal if text.startswith(wanted)]
        if moves and rng.random() < chance:
            return rng.choice(moves)
    return rng.choice(legal)


def parse(move: str) -> tuple[str, list[str]]:
    """What is done, and what is picked for it; the model that is pushed or placed is no choice."""
    words = move.split()
    named = 2 if words[0] in ("card", "use") else 1
    skipped = 1 if words[0] in ("push", "place") else 0
    return " ".join(words[:named]), words[named + skipped :]


def words_of(deed: str) -> str:
    """What a deed is called on its button."""
    kind, _, name = deed.partition(" ")
    if kind == "card":
        word = say(f"{KEY}-card", card=name.rstrip("+"))
        return say(f"{KEY}-ui-strong", card=word) if name.endswith("+") else word
    return say(f"{KEY}-ability", ability=name) if kind == "use" else say(f"{KEY}-ui-deed", deed=deed)


def words_of_pick(pick: str) -> str:
    """What is picked, as its button says it."""
    if pick in ELEMENTS.values():
        return say(f"{KEY}-element", element=pick)
    if pick in ("att", "def"):
        return say(f"{KEY}-ui-pool", pool=pick)
    if DICE.fullmatch(pick):
        return ", ".join(say(f"{KEY}-element", element=ELEMENTS[letter]) for letter in pick)
    return pick
