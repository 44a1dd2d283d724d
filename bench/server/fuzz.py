"""Messages by a grammar, to HTTP and to sockets: nearly right ones, wrong ones, broken ones, from a seed.

None may be answered with 500, none may hang, and the server may not grow. It runs with limits that let them in.
"""

from __future__ import annotations

import asyncio
import json
import random
import string
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import engawa
from bench.row import Row, at_most
from bench.server.disk import DISK
from bench.server.process import HOSTED, WAYS, Server
from engawa.server import wire

MILLION, QUICK = 1_000_000, 20_000
HTTP_SHARE = 0.05  # of the messages; a request takes some thirty times as long as a message
AT_ONCE = 8
IN_A_SOCKET = 200
PATIENT = 30.0  # seconds after which nothing has come: a hang
KEYS = [*engawa.keys(), "", "niwa/../niwa", "chess", "ニワ"]
LETTERS = string.printable + "äß漢\u202e\u0000\ud800\U0001f3b2"
# What a client can say, by type, with the fields of each: as the protocol has them.
SAYINGS: dict[str, list[str]] = {
    get_args(model.model_fields["type"].annotation)[0]: [*model.model_fields]
    for model in get_args(get_args(wire.ClientMessage)[0])
} | {"nonsense": ["type", "x"]}
FIELDS = sorted({field for fields in SAYINGS.values() for field in fields})
ASKED = {
    "options": "POST",
    "edition": "POST",
    "matches": "POST",
    "rematch": "POST",
    "replay": "POST",
    "analysis": "POST",
}
PATHS = (
    "/api/games", "/api/health", "/api/games/{key}/rules", "/api/games/{key}/messages/{lang}",
    "/api/games/{key}/options", "/api/games/{key}/edition", "/api/matches", "/api/matches/{match}/record",
    "/api/matches/{match}/replay",
    "/api/matches/{match}/rematch", "/api/matches/{match}/analysis", "/api/replay", "/api/analysis", "/{key}",
)  # fmt: skip
WISHES = ("game", "seats", "options", "record", "clock", "patience", "players", "seed", "document", "text", "plies")


class Grammar:
    """Whatever can be said, more often nearly right than not."""

    def __init__(self, seed: int) -> None:
        self.choice = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        """Any JSON."""
        pick = self.choice.randrange(11 if depth < 4 else 8)
        if pick < 2:
            return self.choice.choice([0, 1, -1, 2, 3, 2**31, 2**63, -(2**53), 10**30])
        if pick < 4:
            return self.text()
        if pick == 4:
            return self.choice.choice([True, False, None])
        if pick == 5:
            return self.choice.choice([0.5, -0.0, 1e308, 1e-320])
        if pick < 8:
            return self.choice.choice([[], {}, "", "niwa", "me", "link", "bot"])
        if pick < 10:
            return [self.value(depth + 1) for _ in range(self.choice.randrange(4))]
        return {self.choice.choice(WISHES): self.value(depth + 1) for _ in range(self.choice.randrange(4))}

    def text(self) -> str:
        return "".join(self.choice.choice(LETTERS) for _ in range(self.choice.choice([0, 1, 3, 12, 60, 300])))

    def message(self, standing: dict[str, Any]) -> str:
        """A message of a socket, from a right one to no JSON at all."""
        kind = self.choice.choice([*SAYINGS])
        legal = standing.get("legal") or ["stop"]
        right: dict[str, Any] = {
            "type": kind, "id": 1, "number": standing.get("number", 0), "text": self.choice.choice(legal), "seat": 0,
            "name": "Ada", "agree": True, "objects": False, "subject": None, "version": wire.VERSION,
            "flick": self.choice.choice([None, {"direction": 0, "strength": 500}]),
        }  # fmt: skip
        said = {name: right.get(name) for name in SAYINGS[kind]}
        for _ in range(self.choice.choice([0, 0, 0, 1, 2])):
            said[self.choice.choice(FIELDS)] = self.value()
        return self._broken(json.dumps(said))

    def body(self, path: str, record: dict[str, Any]) -> str:
        """The body of a request."""
        seats = [self.choice.choice([{"kind": "me"}, {"kind": "bot"}, {"kind": "link"}]) for _ in range(2)]
        right: dict[str, Any] = {"game": self.choice.choice(KEYS), "seats": seats, "options": {}}
        said = dict(record) if path in ("/api/replay", "/api/analysis") else right
        for _ in range(self.choice.choice([0, 1, 2])):
            said[self.choice.choice([*WISHES, *said])] = self.value()
        return self._broken(json.dumps(said))

    def path(self, match: str) -> str:
        filled = {
            "key": self.choice.choice(KEYS),
            "lang": self.choice.choice(["en", "de", "xx", "%00"]),
            "match": match,
        }
        if self.choice.random() < 0.2:
            filled["match"] = self.choice.choice(["x", "..", "%2e%2e", "ü", "a" * 300])
        return self.choice.choice(PATHS).format(**filled)

    def _broken(self, text: str) -> str:
        if self.choice.random() < 0.85:
            return text
        at = self.choice.randrange(len(text) + 1)
        return self.choice.choice([text[:at], text[:at] + self.text() + text[at:], text + text, "[" * 500, self.text()])


class Attempt:
    """So many messages to one server."""

    def __init__(self, host: str, messages: int, seed: int) -> None:
        self.host, self.left, self.seed = host, messages, seed
        self.answers: Counter[str] = Counter()
        self.sent = 0
        self.hangs = 0
        match = engawa.new("niwa", seed=seed)
        for _ in range(8):
            match.play(match.legal()[0])
        self.record = match.record()

    async def run(self) -> None:
        """Send them all, several at a time."""
        limits = httpx.Limits(max_connections=2 * AT_ONCE)
        async with httpx.AsyncClient(
            base_url=f"http://{self.host}", timeout=PATIENT, trust_env=False, limits=limits
        ) as http:
            await asyncio.gather(*(self._work(http, Grammar(1000 * self.seed + i)) for i in range(AT_ONCE)))

    async def _work(self, http: httpx.AsyncClient, grammar: Grammar) -> None:
        while self.left > 0:
            made = await self._made(http, grammar)
            for _ in range(round(IN_A_SOCKET * HTTP_SHARE)):
                await self._request(http, grammar, made)
            await self._talk(grammar, made)

    async def _made(self, http: httpx.AsyncClient, grammar: Grammar) -> dict[str, Any]:
        game = grammar.choice.choice(["niwa", "nueby/jaeger", "ninja-all-stars", "ninja-dice"])
        seats = [{"kind": "me"}, {"kind": grammar.choice.choice(["me", "link"])}]
        answer = await http.post("/api/matches", json={"game": game, "seats": seats})
        return dict(answer.json())

    async def _request(self, http: httpx.AsyncClient, grammar: Grammar, made: dict[str, Any]) -> None:
        path = grammar.path(made["match"])
        right = "GET" if "{match}" in path else ASKED.get(path.rpartition("/")[2], "GET")
        method = grammar.choice.choice([*[right] * 8, "GET", "POST", "PUT", "DELETE"])
        token = grammar.choice.choice([made["token"], made["spectator"], "guess", "-"])
        template = path if path.startswith("/api/") else ""
        body = grammar.body(template, self.record).encode("utf-8", "surrogatepass") if method != "GET" else None
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self._count()
        try:
            async with http.stream(method, path, content=body, headers=headers) as answer:
                self.answers[str(answer.status_code)] += 1
                if "analysis" not in path:
                    await answer.aread()
        except httpx.TimeoutException:
            self.hangs += 1
        except httpx.InvalidURL:
            pass

    async def _talk(self, grammar: Grammar, made: dict[str, Any]) -> None:
        url = f"ws://{self.host}/api/matches/{made['match']}/socket"
        try:
            async with connect(url, proxy=None, max_size=None, compression=None, ping_interval=None) as line:
                standing = await self._greet(line, made["token"])
                for i in range(IN_A_SOCKET):
                    await line.send(grammar.message(standing).encode("utf-8", "replace").decode())
                    self._count()
                    if i % 20 == 19:
                        standing = await self._answered(line, standing)
        except (ConnectionClosed, InvalidHandshake):
            self.answers["closed"] += 1
        except TimeoutError:
            self.hangs += 1

    async def _greet(self, line: ClientConnection, token: str) -> dict[str, Any]:
        await line.send(json.dumps({"type": "hello", "version": wire.VERSION, "token": token}))
        told = json.loads(await asyncio.wait_for(line.recv(), PATIENT))
        return dict(told.get("standing", {}))

    async def _answered(self, line: ClientConnection, standing: dict[str, Any]) -> dict[str, Any]:
        """Hear everything until a question that was asked last is answered."""
        await line.send('{"type": "ping", "id": 424242}')
        while True:
            told = json.loads(await asyncio.wait_for(line.recv(), PATIENT))
            self.answers[told["type"] if told["type"] != "refused" else f"refused: {told['code']}"] += 1
            if told.get("to") == 424242:
                return standing
            standing = {**standing, **told.get("standing", {})}

    def _count(self) -> None:
        self.left -= 1
        self.sent += 1


def rows(quick: bool, messages: int | None = None) -> Iterator[Row]:
    """What came of it."""
    wanted = messages or (QUICK if quick else MILLION)
    with TemporaryDirectory(prefix="engawa-fuzz-", dir=DISK) as folder:
        log = Path(folder) / "server.log"
        store = str(Path(folder) / "matches.db")
        server = Server([sys.executable, "-m", *WAYS[HOSTED], "--no-access-log"], log, ENGAWA_STORE=store)
        try:
            warm = Attempt(server.host, max(2_000, wanted // 4), 1)
            asyncio.run(warm.run())
            before = server.own_memory()
            attempt = Attempt(server.host, wanted - warm.sent, 2)
            asyncio.run(attempt.run())
            grown = 100 * (server.own_memory() / before - 1)
        finally:
            server.stop()
        faults = log.read_text(errors="replace").count("Traceback")
    answers = warm.answers + attempt.answers
    yield Row("fuzz: messages sent", "messages", warm.sent + attempt.sent)
    yield Row("fuzz: answers 500", "answers", answers["500"], goal=at_most(0))
    yield Row("fuzz: tracebacks in the log", "lines", faults, goal=at_most(0))
    yield Row("fuzz: hangs", "times", warm.hangs + attempt.hangs, goal=at_most(0))
    yield Row("fuzz: growth after the first quarter", "%", grown, goal=at_most(5))
    for what, count in sorted(answers.items()):
        yield Row(f"fuzz: {what}", "answers", count)
