"""Somebody who plays Ninja All-Stars with as few taps as the page allows, and counts them."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import expect
from server.people import Message

import engawa
from web.ninja_all_stars import AllStarsTable

FORTH = {"N": 1, "S": -1}
ACTIVE = ("turn", "act", "face")  # phases of an activation; the others answer dice, or belong to the upkeep
NEAR = 3  # spaces: what is well in view around a model
FOE = re.compile(r"(attack|shoot) (B\d)$")


class Brisk:
    """Plays Ada's activations: attacks whoever can be reached, else walks towards them."""

    def __init__(self, table: AllStarsTable) -> None:
        self.table = table
        self.activations = 0
        self.taps: Counter[str] = Counter()  # by phase
        self.idle = 0  # windows that passed by themselves

    def play(self, activations: int) -> None:
        """Play until so many of Ada's ninja have been activated, or the match is over."""
        while self.table.beside.wait_for_turn()["to_act"] is not None:
            if self.table.position["phase"] == "turn" and self.activations == activations:
                return
            before = self.table.taps
            phase = self.table.position["phase"]
            self.decide(phase)
            self.taps[phase] += self.table.taps - before

    @property
    def active(self) -> int:
        """Taps within activations."""
        return sum(self.taps[phase] for phase in ACTIVE)

    def decide(self, phase: str) -> None:
        """What is asked of Ada now."""
        table = self.table
        if phase == "turn":
            self.activations += 1
            self.activate()
        elif "itself" in (window := table.prospects()):
            self.idle += 1
            self.see(window["itself"])
        elif phase == "act" and not table.position["activation"].get("moving") and "end" in table.legal:
            deeds = [move for move in table.legal if FOE.match(move)]
            table.play_and_see(deeds[0] if deeds else "end")
        elif phase == "act":
            self.face()
        else:
            table.play_and_see(next((move for move in ("pass", "stay") if move in table.legal), table.legal[0]))

    def activate(self) -> None:
        """An attack by whoever the page proposes, on the nearest that it can reach; else a walk."""
        table = self.table
        button = table.dock.get_by_role("button", name=re.compile("^Activate "))
        expect(button).to_be_visible()
        model = button.inner_text().split()[-1]
        told = (engawa.load(table.position).forecast(model, eyes=0) or {})["models"][model]
        self.see_reach(told)
        here = table.position["models"][model]["at"]
        foes = foes_of(told, here)
        if foes:
            self.attack(min(foes, key=lambda foe: apart(table.position["models"][foe]["at"], here)))
        else:
            self.walk(model, told)

    def see_reach(self, told: Message) -> None:
        """The page knows where the model can go, if anywhere."""
        for space in list(told["reach"])[:1]:
            expect(self.table.space(space)).to_have_accessible_name(re.compile(r"\d MP"))

    def attack(self, foe: str) -> None:
        table = self.table
        plan = table.dock.get_by_role("button", name=re.compile(rf"(attack|shoot) {foe}\b", re.IGNORECASE)).first
        expect(table.space(table.position["models"][foe]["at"])).to_be_visible()
        table.tap(table.position["models"][foe]["at"])
        table.press(plan)
        self.see_until(lambda text: bool(FOE.match(text)))

    def walk(self, model: str, told: Message) -> None:
        """As far towards the others as can be walked without a dodge; then the page asks where to look."""
        table = self.table
        forth = FORTH[table.position["edges"][0]]
        safe = {space: way for space, way in told["reach"].items() if not way.get("dodges") and not way.get("passing")}
        if not safe:
            table.press(table.dock.get_by_role("button", name=re.compile("^Stay put")))
            self.see("end")
            return
        here = table.position["models"][model]["at"]
        near = [name for name in safe if apart(name, here) <= NEAR]
        space = max(sorted(near or safe), key=lambda name: forth * int(name[1:]))
        table.tap(space)
        self.see(f"step {space}")
        table.beside.wait_for_turn()
        if table.position["phase"] == "act" and table.position["activation"].get("moving"):
            self.face()

    def face(self) -> None:
        """Ahead; where nothing is left to do then, the activation ends by itself."""
        table = self.table
        ahead = "S" if table.position["edges"][0] == "N" else "N"
        expect(table.page.locator(".way").first).to_be_attached()
        table._turn(ahead)
        self.see(f"face {ahead}")
        active = table.position.get("activation")
        if table.position["phase"] == "act" and active and active["model"][0] == "A" and not active.get("moving"):
            here = engawa.load(table.position).forecast(active["model"], eyes=0) or {}
            told = here["models"][active["model"]]
            if not told["here"] and not told["from"].get(table.position["models"][active["model"]]["at"]):
                self.see("end")

    def see(self, move: str) -> None:
        self.see_until(lambda text: text == move)

    def see_until(self, is_it: Any) -> None:
        """Wait until the server has stored a move of Ada's."""
        while True:
            entry = self.table.beside.hear("played")["entry"]
            if entry["by"] == 0 and is_it(entry["text"]):
                return


def apart(one: str, other: str) -> int:
    """How many spaces two spaces are apart."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))


def foes_of(told: Message, here: str) -> list[str]:
    """Whom a model can attack or shoot at, from where it stands or from a space that it reaches safely."""
    safe = [space for space, way in told["reach"].items() if not way.get("dodges") and not way.get("passing")]
    deeds = (told["here"], *(told["from"].get(space, {}) for space in (here, *safe)))
    return sorted({found[2] for each in deeds for text in each if (found := FOE.match(text))})
