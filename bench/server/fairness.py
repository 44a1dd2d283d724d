"""Who waits for whom: a person's bot beside what another address has thought about.

500 matches among bots with a spectator each, 55 people who ask for one hint after the other, and four analyses: all of
one address. The person comes from another one.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import engawa
from bench.row import Row
from bench.server.disk import DISK
from bench.server.process import OurServer, allow_sockets
from engawa.server.wire import VERSION

SHOWS, ASKERS, ANALYSES = 500, 55, 4
TURNS = 5
SILENT = 60.0  # seconds after which nobody waits any longer
CROWD, PERSON = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "192.0.2.2"}
FILES = 4096


class House:
    """The server, as clients of two addresses see it."""

    def __init__(self, server: OurServer) -> None:
        self.host = server.host
        self.http = httpx.AsyncClient(base_url=f"http://{server.host}", timeout=SILENT)

    async def make(self, *seats: str) -> dict[str, Any]:
        """A match of Niwa."""
        kinds = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        answer = await self.http.post("/api/matches", json={"game": "niwa", "seats": kinds})
        made: dict[str, Any] = answer.raise_for_status().json()
        return made

    @asynccontextmanager
    async def sit(self, made: dict[str, Any], token: str, address: dict[str, str]) -> AsyncIterator[ClientConnection]:
        url = f"ws://{self.host}/api/matches/{made['match']}/socket"
        async with connect(url, additional_headers=address, proxy=None, max_queue=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
            yield socket


def rows(quick: bool) -> Iterator[Row]:
    """How long a person waits for a bot, or for an analysis, alone and beside a crowd."""
    allow_sockets(FILES)
    part = 10 if quick else 1
    with TemporaryDirectory(prefix="engawa-fairness-", dir=DISK) as folder:
        server = OurServer(Path(folder))
        try:
            yield from asyncio.run(_measure(House(server), SHOWS // part, ASKERS // part))
        finally:
            server.stop()


async def _measure(house: House, shows: int, askers: int) -> list[Row]:
    found = [await _bot("alone", house, _nobody, 0)]
    found.append(await _bot(f"beside {shows} matches among bots", house, _watch, shows))
    found.append(await _bot(f"beside {askers} who ask for hints", house, _ask_hints, askers))
    found.append(await _analysis(house))
    await house.http.aclose()
    return found


async def _bot(beside: str, house: House, crowd: Callable[[House], Coroutine[Any, Any, None]], count: int) -> Row:
    """How long a bot takes to answer a person, with so many of a crowd beside."""
    tasks = [asyncio.create_task(crowd(house)) for _ in range(count)]
    await asyncio.sleep(5.0 if tasks else 0.0)  # all of them have come
    try:
        waits = await _play(house)
    finally:
        await _end(tasks)
    return Row(f"fairness: until a person's bot answers, {beside}", "s", median(waits))


async def _play(house: House) -> list[float]:
    """The seconds that a bot takes for its turns. One that is silent for too long counts as long."""
    made, waits = await house.make("me", "strong"), list[float]()
    async with house.sit(made, made["token"], PERSON) as socket:
        since, standing = time.monotonic(), dict[str, Any]()
        while len(waits) < TURNS:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), SILENT))
            except TimeoutError:
                return [*waits, SILENT]
            before, standing = standing, message.get("standing", standing)
            if before.get("to_act") == 1 and standing["to_act"] != 1:
                waits.append(time.monotonic() - since)
            elif before.get("to_act") != standing.get("to_act"):
                since = time.monotonic()
            if "standing" in message and standing["legal"]:
                move = {"type": "move", "number": standing["number"], "text": standing["legal"][-1]}
                await socket.send(json.dumps(move))
            elif standing and standing["to_act"] is None:
                return waits
    return waits


async def _nobody(house: House) -> None:
    """Nobody is there."""


async def _watch(house: House) -> None:
    """A match among bots, and a spectator."""
    made = await house.make("strong", "strong")
    async with house.sit(made, made["spectator"], CROWD) as socket:
        async for _ in socket:
            pass


async def _ask_hints(house: House) -> None:
    """Somebody who asks for one hint after the other."""
    made = await house.make("me", "me")
    async with house.sit(made, made["token"], CROWD) as socket:
        await socket.send('{"type": "hint"}')
        async for message in socket:
            if json.loads(message)["type"] in ("hint", "refused"):
                await socket.send('{"type": "hint"}')


async def _analysis(house: House) -> Row:
    """How long an analysis waits to be begun, beside four of another address."""
    async with AsyncExitStack() as open_answers:
        others = [await open_answers.enter_async_context(_ask(house, seed, CROWD)) for seed in range(ANALYSES)]
        await _begun(others[0])
        since = time.monotonic()
        mine = await open_answers.enter_async_context(_ask(house, ANALYSES, PERSON))
        with suppress(TimeoutError):
            await asyncio.wait_for(_begun(mine), SILENT)
        waited = time.monotonic() - since
    return Row(f"fairness: until an analysis begins, beside {ANALYSES} of another address", "s", waited)


def _ask(house: House, seed: int, address: dict[str, str]) -> Any:
    return house.http.stream("POST", "/api/analysis", json=_record(seed), headers=address)


async def _begun(answer: httpx.Response) -> None:
    async for line in answer.aiter_lines():
        if json.loads(line)["state"] != "waiting":
            return


def _record(seed: int) -> dict[str, Any]:
    match = engawa.new("nueby/jaeger", players=2, seed=seed)
    while match.to_act is not None and match.ply < 300:
        if match.to_act == "chance":
            match.roll()
        else:
            match.play(match.legal()[-1])
    return match.record()


async def _end(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for done in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(done, Exception) and not isinstance(done, OSError | WebSocketException | httpx.HTTPError):
            raise done
