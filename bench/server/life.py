"""Those who fill a table's day: couples, loners with a bot, askers, importers, and somebody who floods it.

Each is a thread with an address of its own, as a proxy would name it, and goes on until the day is over.
"""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import engawa
from bench.server.borrowed import Person, bearer, link, make

LOST = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)
PAUSE = 0.25  # seconds between what a person does
PATIENT = 30.0
MOST_SIGHTS = 2_000
GAMES = ("niwa", "nueby/jaeger", "ninja-all-stars", "niwa")


class Ack(NamedTuple):
    """A ply that its mover was told of: the match, its number among the plies, and its text."""

    match: str
    ply: int
    text: str


class Sight(NamedTuple):
    """A position as a viewer was shown it."""

    match: str
    ply: int
    seats: tuple[int, ...]
    position: dict[str, Any]


class Diary:
    """What all of them write down."""

    def __init__(self) -> None:
        self.acknowledged: list[Ack] = []
        self.sights: list[Sight] = []
        self.seconds: list[float] = []  # until a move of a person was acknowledged
        self.answers: Counter[int] = Counter()  # by status
        self.done: Counter[str] = Counter()


class Guest:
    """Somebody with an address of their own, who goes to any of the *hosts* until the day is *over*."""

    def __init__(self, hosts: list[str], diary: Diary, over: threading.Event, number: int) -> None:
        self.diary, self.over, self.number = diary, over, number
        self.headers = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
        self.tables = [Reached(host, self.headers, diary) for host in hosts]

    def anywhere(self) -> Reached:
        return random.choice(self.tables)

    def rest(self, seconds: float = PAUSE) -> bool:
        """Wait a little; whether the day goes on."""
        return not self.over.wait(seconds * random.uniform(0.5, 1.5))

    def leave(self) -> None:
        for table in self.tables:
            table.http.close()


class Reached:
    """What `make` and `Person` take for a server: whose answers are counted, by somebody's address."""

    def __init__(self, host: str, headers: dict[str, str], diary: Diary) -> None:
        self.host = host
        count = {"response": [lambda answer: diary.answers.update([answer.status_code])]}
        self.http = httpx.Client(
            base_url=f"http://{host}", timeout=PATIENT, trust_env=False, headers=headers, event_hooks=count
        )


def couple(guest: Guest) -> None:
    """Two people at two seats, and a spectator; now and then somebody loses the line, or all come anew."""
    game = GAMES[guest.number % len(GAMES)]
    while not guest.over.is_set():
        with suppress(*LOST, AssertionError):  # a match that is lost is a new one; what was acknowledged in it counts
            _match(guest, game)
        guest.rest()


def _match(guest: Guest, game: str) -> None:
    made = make(guest.anywhere(), "me", "link", game=game)
    tokens = [made["token"], link(made, 1), made["spectator"]]
    people: list[Person | None] = [None, None, None]
    try:
        while guest.rest():
            for who, token in enumerate(tokens):
                people[who] = people[who] or _come(guest, made["match"], token)
            if not _turn(guest, made["match"], people):
                return
            if random.random() < 0.02:
                _lose(guest, people, random.randrange(3))
    finally:
        for who in range(3):
            _lose(guest, people, who, politely=True)


def _lose(guest: Guest, people: list[Person | None], who: int, politely: bool = False) -> None:
    person, people[who] = people[who], None
    with suppress(*LOST):
        if person is not None and politely:
            person.__exit__()
        elif person is not None:
            person.cut()
            guest.diary.done["lost lines"] += 1


def _come(guest: Guest, match: str, token: str) -> Person:
    person = Person(guest.anywhere(), match, token, **guest.headers)
    try:
        person.hear("snapshot")
    except LOST:
        person.__exit__()
        raise
    guest.diary.done["joins"] += 1
    return person


def _turn(guest: Guest, match: str, people: list[Person | None]) -> bool:
    """Let whoever is to act move, and all see it; False if the match is over."""
    for person in people:
        assert person is not None
        while person.standing["number"] < max(p.standing["number"] for p in people if p is not None):
            person.next()
    for person in people[:2]:
        assert person is not None
        if person.standing["to_act"] is None:
            guest.diary.done["matches played out"] += 1
            return False
        if person.standing["legal"]:
            _move(guest, match, person)
            break
    if len(guest.diary.sights) < MOST_SIGHTS:
        for seats, person in zip(((0,), (1,), ()), people, strict=True):
            assert person is not None
            guest.diary.sights.append(Sight(match, person.standing["ply"], seats, person.standing["position"]))
    return True


def _move(guest: Guest, match: str, person: Person) -> None:
    ply = person.standing["ply"]
    begun = time.perf_counter()
    told = person.move(random.choice(person.standing["legal"]))
    if told["type"] == "played":
        guest.diary.seconds.append(time.perf_counter() - begun)
        guest.diary.acknowledged.append(Ack(match, ply, told["entry"]["text"]))
    else:
        guest.diary.done[f"refused: {told['code']}"] += 1


def loner(guest: Guest) -> None:
    """Somebody against a bot, who asks for a hint now and then."""
    while not guest.over.is_set():
        with suppress(*LOST, AssertionError):
            made = make(guest.anywhere(), "me", "skilled" if guest.number % 2 else "novice")
            with Person(guest.anywhere(), made["match"], made["token"], **guest.headers) as person:
                person.hear("snapshot")
                while guest.rest() and person.wait_for_turn()["to_act"] is not None:
                    if random.random() < 0.1:
                        person.say("hint", id=1)
                        guest.diary.done[f"hints: {person.hear('hint', 'refused')['type']}"] += 1
                    _move(guest, made["match"], person)
        guest.rest()


def importer(guest: Guest) -> None:
    """Somebody who brings records: to replay, to play on from, to have analysed."""
    match = engawa.new("niwa", seed=guest.number)
    while match.ply < 30 and match.to_act is not None:
        match.play(random.choice(match.legal()))
    record = match.record()
    seats = [{"kind": "me"}, {"kind": "me"}]
    while guest.rest(2.0):
        with suppress(*LOST):
            http = guest.anywhere().http
            guest.diary.done["replays"] += http.post("/api/replay", json=record).status_code == 200
            wish = {"game": "niwa", "seats": seats, "record": record}
            guest.diary.done["imports"] += http.post("/api/matches", json=wish).status_code == 201
            with http.stream("POST", "/api/analysis", json=record) as lines:
                next(lines.iter_lines(), None)
                guest.diary.done["analyses"] += lines.status_code == 200


def flooder(guest: Guest) -> None:
    """Somebody who sends as much as the line takes, at one address: requests, messages, half sentences."""
    while not guest.over.is_set():
        with suppress(*LOST, AssertionError):
            table = guest.anywhere()
            made = make(table, "me", "me")
            with Person(table, made["match"], made["token"], **guest.headers) as person:
                for i in range(2_000):
                    person.send('{"type": "ping", "id": 1}' if i % 3 else '{"type": "chat", "text": "' + "x" * (i % 50))
                    guest.diary.done["flooded messages"] += 1
                    if i % 20 == 0:
                        table.http.get(f"/api/matches/{made['match']}/record", headers=bearer("guess"))
                        if guest.over.is_set():
                            return
        guest.rest()


CAST: tuple[tuple[Callable[[Guest], None], int], ...] = ((couple, 8), (loner, 3), (importer, 1), (flooder, 1))
