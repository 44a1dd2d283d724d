"""Messages to HTTP and to sockets, by the server's own description: right ones, wrong ones, broken ones, from a seed.

None may be answered with 500, none may hang, and the server may not grow. It runs with limits that let them in. A
message counts when it is known to have been worked off: a request by its answer, a saying by the answer to a question
that was asked after it.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

from bench.row import Row, at_least, at_most
from bench.server.corpus import SOCKET, Corpus, Grammar
from bench.server.disk import DISK
from bench.server.process import HOSTED, WAYS, Server
from bench.server.wires import SocketWire, Wire, frame
from engawa.server import wire

AT_ONCE = 8
SEED = 7
IN_A_SOCKET, TOGETHER = 400, 40  # sayings, and how many of them go out in one write
REQUESTS, PIPELINED = 20, 10  # in a session, and of them at once
EACH, RARELY = 60, 500  # right and wrong ones of every address and message; fewer if there are few messages
WARM, BEATS = 0.25, 20  # of the messages, before memory is looked at; looks at it
PATIENT = 30.0  # seconds after which nothing has come: a hang
TALKED = ["niwa", "nueby/jaeger", "ninja-all-stars", "ninja-dice"]
ASKED, QUESTION = b"424242", b'{"type": "ping", "id": 424242}'
TYPE, CODE = re.compile(rb'"type":"([a-z-]+)"'), re.compile(rb'"code":"([a-z-]+)"')
# No frames of any use: reserved bits, an opcode that there is not, no mask, half a message, too much, a wrong close.
ODD = (
    b"\xf1\x80\0\0\0\0", frame(b"{}", 0x83), b"\x81\x02{}",
    frame(b"{", 0x01), frame(b"x" * 70_000), frame(b"\x00", 0x88),
)  # fmt: skip


class Attempt:
    """So many messages to one server."""

    def __init__(self, host: str, messages: int, corpus: Corpus) -> None:
        self.host, self.wanted, self.corpus = host, messages, corpus
        self.answers: Counter[str] = Counter()
        self.routes: Counter[str] = Counter()
        self.sent = 0
        self.hangs = 0

    async def run(self) -> None:
        """Send them all, several at a time."""
        await asyncio.gather(*(self._work(Grammar(self.corpus, i), f"10.3.0.{i + 1}") for i in range(AT_ONCE)))

    async def _work(self, grammar: Grammar, address: str) -> None:
        options: dict[str, Any] = {"timeout": 2 * PATIENT, "trust_env": False, "headers": {"X-Forwarded-For": address}}
        anew = httpx.Limits(max_keepalive_connections=0)  # the server closes those that are not used for long
        async with httpx.AsyncClient(base_url=f"http://{self.host}", limits=anew, **options) as http:
            while self.sent < self.wanted:
                seats = [{"kind": "me"}, {"kind": grammar.choice.choice(["me", "link"])}]
                wish = {"game": grammar.choice.choice(TALKED), "seats": seats}
                made = dict((await http.post("/api/matches", json=wish)).raise_for_status().json())
                for _ in range(REQUESTS // PIPELINED):
                    await self._patiently(self._ask(grammar, made, address))
                await self._patiently(self._talk(grammar, made, address))

    async def _patiently(self, work: Any) -> None:
        try:
            await work
        except TimeoutError:
            self.hangs += 1
        except (ConnectionError, asyncio.IncompleteReadError, ValueError):
            self.answers["closed"] += 1

    async def _ask(self, grammar: Grammar, made: dict[str, Any], address: str) -> None:
        """Several requests down one line. An analysis has a line of its own, which is left after its first words."""
        token = grammar.choice.choice([made["token"], made["token"], made["spectator"], "guess"])
        asked = [grammar.request(made["match"], address, token) for _ in range(PIPELINED)]
        self.routes.update(template for template, _ in asked)
        together = [request for template, request in asked if not template.endswith("/analysis")]
        async with asyncio.timeout(PATIENT), Wire(self.host) as line:
            async for status in line.ask(together):
                self._count(str(status))
        for template, request in asked:
            if template.endswith("/analysis"):
                async with asyncio.timeout(PATIENT), Wire(self.host) as line:
                    line.writer.write(request)
                    self._count(str(await line.answer(has_body=False)))

    async def _talk(self, grammar: Grammar, made: dict[str, Any], address: str) -> None:
        self.routes[SOCKET] += 1
        async with SocketWire(self.host, SOCKET.format(match=made["match"]), address) as line:
            line.say([json.dumps({"type": "hello", "version": wire.VERSION, "token": made["token"]}).encode()])
            standing = await self._heard(line, {})
            for _ in range(IN_A_SOCKET // TOGETHER):
                line.say([*(grammar.saying(standing) for _ in range(TOGETHER)), QUESTION])
                standing = await self._heard(line, standing)
                self.sent += TOGETHER
            line.writer.write(grammar.choice.choice(ODD))
            line.say([QUESTION])
            await self._heard(line, standing)

    async def _heard(self, line: SocketWire, standing: dict[str, Any]) -> dict[str, Any]:
        """The position, once a question that was asked last is answered; after hello, once the table was shown."""
        last = b""
        async with asyncio.timeout(PATIENT):
            async for told in line.hear():
                kind = _first(TYPE, told)
                self.answers[kind if kind != "refused" else f"refused: {_first(CODE, told)}"] += 1
                if b'"standing":' in told:
                    last = told
                if (kind == "pong" and ASKED in told) or kind == "snapshot":
                    return {**standing, **json.loads(last)["standing"]} if last else standing
        raise ConnectionError("closed")

    def _count(self, answer: str) -> None:
        self.answers[answer] += 1
        self.sent += 1


def _first(pattern: re.Pattern[bytes], told: bytes) -> str:
    found = pattern.search(told)
    return found[1].decode() if found else "?"


class Found:
    """What came of it."""

    def __init__(self, messages: int) -> None:
        begun, self.corpus = time.process_time(), Corpus(min(EACH, 1 + messages // RARELY), SEED)
        made = time.process_time() - begun
        with TemporaryDirectory(prefix="engawa-fuzz-", dir=DISK) as folder:
            log, store = Path(folder) / "server.log", str(Path(folder) / "matches.db")
            server = Server([sys.executable, "-m", *WAYS[HOSTED], "--no-access-log"], log, ENGAWA_STORE=store)
            try:
                begun = time.monotonic()
                self.attempt = Attempt(server.host, messages, self.corpus)
                self.memory = asyncio.run(_watched(self.attempt, server))
                self.seconds = time.monotonic() - begun
                self.cpu = {
                    "the server with its thinkers and readers": server.cpu(),
                    "whoever sends them": time.process_time() - made,
                }
            except BaseException:
                print(log.read_text(errors="replace")[-5_000:], file=sys.stderr)
                raise
            finally:
                server.stop()
            self.log = log.read_text(errors="replace")


def rows(found: Found) -> Iterator[Row]:
    """What came of it, in numbers."""
    attempt, memory = found.attempt, found.memory
    yield Row("messages worked off", "messages", attempt.sent, goal=at_least(attempt.wanted))
    yield Row("the time that they took", "s", found.seconds)
    for what, seconds in found.cpu.items():
        yield Row(f"processor for a message, {what}", "s", seconds / attempt.sent)
    yield Row("answers 500", "answers", attempt.answers["500"], goal=at_most(0))
    yield Row("tracebacks in the log", "lines", found.log.count("Traceback"), goal=at_most(0))
    yield Row("hangs", "times", attempt.hangs, goal=at_most(0))
    yield Row("memory after a quarter of them", "MB", memory[0] / 1e6)
    yield Row("memory after all of them", "MB", memory[-1] / 1e6)
    yield Row("growth", "%", 100 * (memory[-1] / memory[0] - 1), goal=at_most(5))
    described = {asked.template for asked in found.corpus.asked} | {SOCKET}
    yield Row("addresses that were never asked", "addresses", len(described - set(attempt.routes)), goal=at_most(0))
    for what, count in sorted(attempt.answers.items()):
        yield Row(f"answers: {what}", "answers", count)


def notes(found: Found) -> Iterator[str]:
    """How memory went, and the first mistakes that the log tells of."""
    yield f"memory, MB: {' '.join(f'{held / 1e6:.0f}' for held in found.memory)}"
    at = found.log.find("Traceback")
    if at >= 0:
        yield found.log[at : at + 10_000]


async def _watched(attempt: Attempt, server: Server) -> list[int]:
    """What the server held in memory after a quarter of the messages, and from then on to the end."""
    running = asyncio.create_task(attempt.run())
    memory: list[int] = []
    for beat in range(int(WARM * BEATS), BEATS):
        while attempt.sent < attempt.wanted * beat / BEATS and not running.done():
            await asyncio.sleep(0.05)
        memory.append(server.own_memory())
    await running
    return [*memory, server.own_memory()]
