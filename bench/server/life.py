"""Those who fill a table's day: couples, loners with a bot, importers, and somebody who floods it.

Each is a thread with an address of its own, as a proxy would name it, and goes on until the day is over. Couples, whose
moves are timed, have a process to themselves, so that nobody's work but the server's is in their times:
`python -m bench.server.life couples FILE SECONDS HOST…` writes its diary to the file when its input ends.
"""

from __future__ import annotations

import itertools
import logging
import random
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import engawa
from bench.server.borrowed import Person, bearer, link, make
from bench.server.diary import Ack, Diary, Sight, Timed

PAUSE = 0.25  # seconds between what a person does
PATIENT = 30.0
LONGEST = 120  # plies; then they begin anew, so that memory for a match does not grow with the day
LOSES = 15  # turns after which somebody loses the line
HINTS = 8  # turns of a loner from one hint to the next
SIGHTS, A_SECOND = 2_000, 20  # positions in a day that are looked at, and at most, in a short one
GAMES = ("niwa", "nueby/jaeger", "ninja-all-stars", "niwa")
FLOOD, KNOCKS = 2_000, 100  # messages, and requests after the server has closed
TAKEN_AS_A_FLOOD = 1008
IN_A_SENTENCE = '{"type": "chat", "text": "'
TURN = 0.0005  # seconds that a thread holds the interpreter while others wait


class Lost(Exception):
    """The server, or its database, is away: people try again."""


# A timeout is none of these, though it is an OSError: nobody should wait in vain.
LOST = (Lost, ConnectionClosed, InvalidHandshake, ConnectionError, EOFError, httpx.NetworkError, httpx.ProtocolError)


class Guest:
    """Somebody with an address of their own, who goes to any of the *hosts* until the day is *over*."""

    def __init__(self, hosts: list[str], diary: Diary, over: threading.Event, number: int, seconds: float) -> None:
        self.diary, self.over, self.number, self.seconds = diary, over, number, seconds
        self.headers = {"X-Forwarded-For": f"10.1.{number // 250}.{number % 250 + 1}"}
        self.tables = [Reached(host, self.headers, diary) for host in hosts]

    def anywhere(self) -> Reached:
        return random.choice(self.tables)

    def rest(self, seconds: float = PAUSE) -> bool:
        """Wait a little; whether the day goes on."""
        return not self.over.wait(seconds * random.uniform(0.5, 1.5))

    def moves_to(self, address: str) -> None:
        """Come from another address from now on."""
        self.headers["X-Forwarded-For"] = address
        for table in self.tables:
            table.http.headers.update(self.headers)

    @contextmanager
    def trying(self) -> Iterator[None]:
        """What people do: a line that is lost is part of the day, anything else that goes wrong is written down."""
        try:
            yield
        except LOST:
            self.diary.done["times that a server was away"] += 1
        except Exception:
            if not self.over.is_set():
                self.diary.mistakes.append(traceback.format_exc())
                self.rest(1.0)

    def leave(self) -> None:
        for table in self.tables:
            table.http.close()


class Reached:
    """What `make` and `Person` take for a server: whose answers are counted, by somebody's address."""

    def __init__(self, host: str, headers: dict[str, str], diary: Diary) -> None:
        self.host = host
        hooks = {"response": [lambda answer: self._count(answer, diary)]}
        self.http = httpx.Client(
            base_url=f"http://{host}", timeout=PATIENT, trust_env=False, headers=headers, event_hooks=hooks
        )

    def _count(self, answer: httpx.Response, diary: Diary) -> None:
        diary.answers.update([str(answer.status_code)])
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            raise Lost


def couple(guest: Guest) -> None:
    """Two people at two seats, and a spectator; now and then somebody loses the line and comes back."""
    game, most = GAMES[guest.number % len(GAMES)], random.randrange(LONGEST // 4, LONGEST)
    while not guest.over.is_set():
        with guest.trying():
            _match(guest, make(guest.anywhere(), "me", "link", game=game), most)
        guest.rest()
        most = LONGEST


def _match(guest: Guest, made: dict[str, Any], most: int) -> None:
    """Play a match until it is over or long enough; whoever loses the server comes back to any of them."""
    lines = Lines(guest, made)
    try:
        for turn in itertools.count(1):
            try:
                if not lines.are_all_there() or not _turn(guest, lines) or turn == most:
                    return
                if turn % LOSES == 0:
                    lines.lose(random.randrange(3))
            except LOST:
                guest.diary.done["times that a server was away"] += 1
                for who in range(3):
                    lines.lose(who)
            if not guest.rest():
                return
    finally:
        lines.leave()


class Lines:
    """Two people and a spectator at one match, each of them there or not."""

    def __init__(self, guest: Guest, made: dict[str, Any]) -> None:
        self.guest, self.match = guest, made["match"]
        self.tokens = [made["token"], link(made, 1), made["spectator"]]
        self.people: list[Person | None] = [None, None, None]
        self.known: list[dict[str, Any] | None] = [None, None, None]  # what each saw last

    def are_all_there(self) -> bool:
        """Whether everybody is, once those have come who were away."""
        for who in range(3):
            if self.people[who] is None:
                self.people[who] = self._come(who)
        return not self.guest.over.is_set()

    def here(self) -> list[Person]:
        return [person for person in self.people if person is not None]

    def lose(self, who: int) -> None:
        """Somebody's line is cut; half of them remember what they saw, the others load the page anew."""
        person, self.people[who] = self.people[who], None
        if person is not None:
            self.known[who] = random.choice([person.standing or None, None])
            self.guest.diary.done["lost lines"] += 1
            with suppress(*LOST, OSError):
                person.cut()

    def leave(self) -> None:
        for person in self.here():
            with suppress(*LOST, OSError):
                person.__exit__()

    def _come(self, who: int) -> Person:
        known = self.known[who]
        number = known["number"] if known else None
        person = Person(self.guest.anywhere(), self.match, self.tokens[who], number, known, **self.guest.headers)
        try:
            _expected(person.hear("presence", "refused"))  # told to whoever comes, after all that was missed
        except BaseException:
            person.__exit__()
            raise
        self.guest.diary.done["reconnects" if known else "joins"] += 1
        return person


def _expected(told: dict[str, Any]) -> dict[str, Any]:
    """What was told, if a person may be told that; only a store that is away is an excuse."""
    if told["type"] == "refused":
        if told["code"] == "busy":
            raise Lost
        raise AssertionError(f"a person is refused: {told}")
    return told


def _turn(guest: Guest, lines: Lines) -> bool:
    """Let whoever is to act move, and all see it; False if the match is over."""
    people = lines.here()
    _catch_up(people)
    for person in people[:2]:
        if person.standing["to_act"] is None:
            guest.diary.done["matches played out"] += 1
            return False
        if person.standing["legal"]:
            _move(guest, lines.match, person)
            break
    passed = (time.monotonic() - guest.diary.begun) / guest.seconds
    if len(guest.diary.sights) < min(SIGHTS, A_SECOND * guest.seconds) * passed:
        for seats, person in zip(((0,), (1,), ()), people, strict=True):
            guest.diary.sights.append(Sight(lines.match, person.standing["ply"], seats, person.standing["position"]))
    return True


def _catch_up(people: list[Person]) -> None:
    """Let all hear what others have heard already, and what chance decides before somebody can act."""
    while True:
        behind = min(people, key=lambda person: person.standing["number"])
        is_waited_for = any(person.standing["legal"] or person.standing["to_act"] is None for person in people)
        if is_waited_for and behind.standing["number"] == max(person.standing["number"] for person in people):
            return
        behind.next()


def _move(guest: Guest, match: str, person: Person, timed: bool = True) -> None:
    ply = person.standing["ply"]
    begun = time.monotonic()
    told = person.move(random.choice(person.standing["legal"]))
    now = time.monotonic()
    if told["type"] == "refused" and told["code"] == "stale":  # another process was faster than its notice
        guest.diary.done["moves too late"] += 1
        return
    guest.diary.acknowledged.append(Ack(match, ply, _expected(told)["entry"]["text"]))
    guest.diary.done["moves"] += 1
    if timed:
        guest.diary.moves.append(Timed(now, now - begun))


def loner(guest: Guest) -> None:
    """Somebody against a bot, who asks for a hint now and then."""
    turns = 0
    while not guest.over.is_set():
        with guest.trying():
            made = make(guest.anywhere(), "me", "skilled" if guest.number % 2 else "novice")
            with Person(guest.anywhere(), made["match"], made["token"], **guest.headers) as person:
                _expected(person.hear("snapshot", "refused"))
                while guest.rest() and person.wait_for_turn()["to_act"] is not None:
                    if turns % HINTS == 0:
                        person.say("hint", id=1)
                        _expected(person.hear("hint", "refused"))
                        guest.diary.done["hints"] += 1
                    turns += 1
                    _move(guest, made["match"], person, timed=False)
        guest.rest()


def importer(guest: Guest) -> None:
    """Somebody who brings records: to replay, to play on from, to have analysed."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    while not guest.over.is_set():
        with guest.trying():
            record, http = _record(), guest.anywhere().http
            guest.diary.done["replays"] += _took(http.post("/api/replay", json=record), 200)
            wish = {"game": "niwa", "seats": seats, "record": record}
            guest.diary.done["imports"] += _took(http.post("/api/matches", json=wish), 201)
            with http.stream("POST", "/api/analysis", json=record) as lines:
                _took(lines, 200)
                for line in itertools.islice(lines.iter_lines(), 3):  # the first has nothing found yet
                    guest.diary.done["lines of analyses"] += bool(line)
                guest.diary.done["analyses"] += 1
        guest.rest(6.0)


def _record() -> dict[str, Any]:
    match = engawa.new("niwa")
    while match.ply < 30 and match.to_act is not None:
        match.play(random.choice(match.legal()))
    return match.record()


def _took(answer: httpx.Response, status: int) -> bool:
    assert answer.status_code == status, f"{answer.request.url}: {answer.status_code} {answer.read()[:300]!r}"
    return True


def flooder(guest: Guest) -> None:
    """Somebody who sends as much as the line takes until the server closes, then asks; then from another address."""
    for flood in itertools.count():
        if guest.over.is_set():
            return
        guest.moves_to(f"10.2.{flood // 250 % 250}.{flood % 250 + 1}")
        with guest.trying():
            table = guest.anywhere()
            made = make(table, "me", "me")
            guest.diary.done["floods"] += 1
            guest.diary.done["floods that were closed"] += _pour(guest, table, made)
            for _ in range(KNOCKS):
                answer = table.http.get(f"/api/matches/{made['match']}/record", headers=bearer("guess"))
                guest.diary.done["flooding requests turned away"] += answer.status_code == 429
        guest.rest(4.0)


def _pour(guest: Guest, table: Reached, made: dict[str, Any]) -> bool:
    """Whether the server closed, as it should."""
    try:
        with Person(table, made["match"], made["token"], **guest.headers) as person:
            for i in range(FLOOD):
                person.send('{"type": "ping", "id": 1}' if i % 3 else IN_A_SENTENCE + "x" * (i % 50))
                guest.diary.done["flooding messages"] += 1
            person.until_closed()
            code = person.socket.protocol.close_code
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else None
    return bool(code == TAKEN_AS_A_FLOOD)


CASTS: dict[str, tuple[tuple[Callable[[Guest], None], int], ...]] = {
    "couples": ((couple, 8),),
    "others": ((loner, 3), (importer, 1), (flooder, 1)),
}
# What each cast does at least once, however short the day is.
HAPPENS = {
    "couples": ("moves", "joins", "lost lines", "reconnects"),
    "others": (
        "floods that were closed", "flooding requests turned away", "hints", "imports", "replays", "analyses",
    ),
}  # fmt: skip
OVERTIME = 120.0  # seconds for what has not happened yet


def main(cast: str, path: str, seconds: str, *hosts: str) -> None:
    """Live until the input ends and everything has happened, then write down what came of it."""
    sys.setswitchinterval(TURN)
    logging.getLogger("websockets").setLevel(logging.CRITICAL)  # lines are cut here
    diary, over = Diary(), threading.Event()
    roles = [role for role, count in CASTS[cast] for _ in range(count)]
    first = 0 if cast == "couples" else 100
    guests = [Guest([*hosts], diary, over, first + i, float(seconds)) for i in range(len(roles))]
    threads = [
        threading.Thread(target=role, args=[guest], daemon=True) for role, guest in zip(roles, guests, strict=True)
    ]
    for thread in threads:
        thread.start()
    print("begun", flush=True)
    sys.stdin.read()
    latest = time.monotonic() + OVERTIME
    while not all(diary.done[what] for what in HAPPENS[cast]) and time.monotonic() < latest:
        time.sleep(PAUSE)
    ended = [thread.name for thread in threads if not thread.is_alive()]
    diary.mistakes += [f"{name} ended before the day did" for name in ended]
    over.set()
    for thread in threads:
        thread.join(PATIENT)
    diary.write(Path(path))


if __name__ == "__main__":
    main(*sys.argv[1:])
