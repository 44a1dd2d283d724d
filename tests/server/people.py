"""Somebody at a table: says things, and waits for what the server says. Nothing here waits for time to pass."""

import copy
import functools
import json
import socket
from contextlib import ExitStack
from typing import Any

from pydantic import TypeAdapter
from server.serve import PATIENT, Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from engawa.core.messages import message_in
from engawa.server.wire import VERSION, ServerMessage

Message = dict[str, Any]
Told: TypeAdapter[Any] = TypeAdapter(ServerMessage)
# No proxy of the machine comes between, whatever the server sends is taken, and only messages keep time.
PLAIN: dict[str, Any] = {"proxy": None, "max_size": None, "max_queue": None, "ping_interval": None}

PUSH: Message = {  # Ninja Dice: the first turn of two, after a throw that has locked an hourglass and beaten little
    "game": "ninja-dice", "players": 2, "first": 0, "round": 1, "active": 0, "phase": "push", "treasure": [3, 3],
    "house": ["guard2", "resident2", "resident2", "lock"],
    "skill": {
        "S1": ["fight", -600, 300, 0], "S2": ["sneak", 600, 300, 450], "S3": ["pick", 0, 700, 0],
        "S4": ["catch", 0, -700, 0], "S5": ["wild", -300, -200, 0],
    },
    "boosts": {}, "locked": ["T1"], "held": {}, "threat": {}, "arrows": [], "placed": [],
}  # fmt: skip


class Person:
    """A client at one socket. It keeps everything that it was ever sent. *standing* is what it knows from another."""

    def __init__(
        self,
        server: Server,
        match: str,
        token: str = "",
        number: int | None = None,
        standing: Message | None = None,
        **headers: str,
    ) -> None:
        url = f"ws://{server.host}/api/matches/{match}/socket"
        self._leaving = ExitStack()
        opening = connect(url, additional_headers=headers, close_timeout=PATIENT, **PLAIN)
        self.socket = self._leaving.enter_context(opening)
        self.heard: list[Message] = []
        self.unread: list[Message] = []
        self.bytes = ""
        self.standing: Message = standing or {}
        if token:
            self.say("hello", version=VERSION, token=token, number=number)

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *exception: object) -> None:
        self._leaving.close()

    def say(self, type: str, **fields: Any) -> None:
        self.send(json.dumps({"type": type, **fields}))

    def send(self, raw: str | bytes) -> None:
        self.socket.send(raw)

    def hear(self, *types: str) -> Message:
        """The next message of one of these types; what came before it is passed over."""
        while True:
            message = self.next()
            if message["type"] in types:
                return message

    def next(self) -> Message:
        """The next message."""
        raw = self.socket.recv(PATIENT)
        assert isinstance(raw, str)
        self.bytes += raw
        Told.validate_json(raw, strict=True)
        message: Message = json.loads(raw)
        self.heard.append(message)
        if message["type"] == "played" and "position" in self.standing:
            message["standing"]["position"] = position_after(self.standing["position"], message)
        self.standing = message.get("standing", self.standing)
        return message

    def until_closed(self) -> list[Message]:
        """All that still comes before the server closes the socket."""
        before = len(self.heard)
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return self.heard[before:]

    def presence(self, seat: int, present: bool) -> Message:
        """Wait until that seat is, or is not, there."""
        while True:
            message = self.hear("presence")
            if message["seats"][seat]["present"] == present:
                return message

    def heard_of(self, seat: int) -> Message:
        """What was last told about whoever sits there."""
        told = [message["seats"] for message in self.heard if "seats" in message]
        info: Message = told[-1][seat]
        return info

    def move(self, text: str | None = None) -> Message:
        """Play a move, the first legal one if none is given; what the server says to it."""
        move = self.standing["legal"][0] if text is None else text
        self.say("move", number=self.standing["number"], text=move)
        return self.hear("played", "refused")

    def wait_for_turn(self) -> Message:
        """Wait until there is something to do, or the match is over."""
        while not self.standing["legal"] and self.standing["to_act"] is not None:
            self.next()
        return self.standing

    def sync(self) -> None:
        """Wait until all that was said before is answered: a question is answered in order."""
        self.say("why", text="stop")
        self.hear("why", "refused")

    def cut(self) -> None:
        """Lose the network: no word of farewell."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self._leaving.close()


def position_after(position: Message, played: Message) -> Message:
    """The position that a client has after a ply, if it had that one before."""
    after = copy.deepcopy(position)
    for change in played["changes"]:
        functools.reduce(dict.__getitem__, change["at"][:-1], after)[change["at"][-1]] = change["to"]
    for path in played["gone"]:
        del functools.reduce(dict.__getitem__, path[:-1], after)[path[-1]]
    return after


def make(server: Server, *seats: str, game: str = "niwa", **wishes: Any) -> Message:
    """A new match with seats such as 'me', 'link', 'random'."""
    kinds = [{"kind": seat} if seat in ("me", "link") else {"kind": "bot", "bot": seat} for seat in seats]
    answer = server.http.post("/api/matches", json={"game": game, "seats": kinds, **wishes})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def said(told: Message, lang: str = "en") -> str:
    """What the server tells, as a client words it."""
    return message_in(told).text(lang)


def link(made: Message, seat: int) -> str:
    return next(link["token"] for link in made["links"] if link["seat"] == seat)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def record(server: Server, match: str, token: str) -> Message:
    answer = server.http.get(f"/api/matches/{match}/record", headers=bearer(token))
    assert answer.status_code == 200, answer.text
    document: Message = answer.json()
    return document


def sit(server: Server, match: str, token: str) -> Person:
    """Somebody who has sat down and seen the table."""
    person = Person(server, match, token)
    person.hear("snapshot")
    return person
