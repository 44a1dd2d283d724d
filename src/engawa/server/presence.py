"""Who is at which table in the other processes on the same database. They tell each other; nothing of it is kept."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from engawa.store import LONGEST_WORD, MatchStore, StoreTrouble, Words

HEARTBEAT = 10.0  # seconds after which a process says again who is there
SILENCE = 35.0  # seconds after which somebody of whom nothing was said is gone
MANY = LONGEST_WORD // 80  # tables of which one word can tell

Seats = frozenset[int]

log = logging.getLogger("engawa.server")


class Guests(NamedTuple):
    """The seats that are present in another process, and when it last said so."""

    seats: Seats
    heard: float


class Presence:
    """Tells the other processes who is here, and knows who is there.

    *changed* is called with a match where somebody has come or gone elsewhere, and the seats of those who have gone.
    """

    def __init__(
        self, store: MatchStore, changed: Callable[[str, Seats], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._store, self._changed, self._clock = store, changed, clock
        self._name = secrets.token_hex(4)
        self._here: dict[str, Seats] = {}  # by match
        self._there: dict[str, dict[str, Guests]] = {}  # by match and process
        self._to_tell: dict[str, bool] = {}  # matches, and whether we ask who is there
        self._bell = asyncio.Event()

    def seats(self, match: str) -> Seats:
        """The seats of people who are connected to other processes."""
        return frozenset[int]().union(*(guests.seats for guests in self._there.get(match, {}).values()))

    def tell(self, match: str, seats: Seats, ask: bool = False) -> None:
        """Let the others know soon who is here at that table; and *ask* who is there."""
        if seats:
            self._here[match] = seats
        else:
            self._here.pop(match, None)
        self._to_tell[match] = ask or self._to_tell.get(match, False)
        self._bell.set()

    async def speak(self) -> None:
        """Say what is to be told when there is something, and all of it from time to time: a word may get lost."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._bell.wait()
            except TimeoutError:
                self._miss_the_silent()
                self._to_tell = dict.fromkeys(self._here, False)
            self._bell.clear()
            telling, self._to_tell = self._to_tell, {}
            try:
                for word in self._words(telling):
                    await self._store.say(word)
            except StoreTrouble as trouble:
                log.warning("%s", trouble)
                self._to_tell = telling | self._to_tell

    async def listen(self, words: Words) -> None:
        """Hear the others."""
        async for word in words:
            self.hear(word)

    async def leave(self) -> None:
        """Say goodbye for all who are here."""
        telling = dict.fromkeys(self._here, False)
        self._here = {}
        try:
            for word in self._words(telling):
                await self._store.say(word)
        except StoreTrouble as trouble:  # they will be missed
            log.warning("%s", trouble)

    def hear(self, word: str) -> None:
        """Take in what a process has said."""
        said = json.loads(word)
        if said["process"] == self._name:
            return
        for match, seats in said["here"].items():
            self._seat(match, said["process"], frozenset(seats))
        for match in said["asked"]:
            if match in self._here:
                self.tell(match, self._here[match])

    def _words(self, telling: dict[str, bool]) -> list[str]:
        """What is to be told, in pieces that can be carried."""
        words, matches = [], list(telling)
        for first in range(0, len(matches), MANY):
            part = matches[first : first + MANY]
            here = {match: sorted(self._here.get(match, ())) for match in part}
            asked = [match for match in part if telling[match]]
            words.append(json.dumps({"process": self._name, "here": here, "asked": asked}))
        return words

    def _seat(self, match: str, process: str, seats: Seats) -> None:
        guests = self._there.setdefault(match, {})
        before = guests.pop(process, Guests(frozenset(), 0.0)).seats
        if seats:
            guests[process] = Guests(seats, self._clock())
        elif not guests:
            del self._there[match]
        if seats != before:
            self._changed(match, before - seats)

    def _miss_the_silent(self) -> None:
        long_ago = self._clock() - SILENCE
        known = [(match, process, g.heard) for match, there in self._there.items() for process, g in there.items()]
        for match, process, heard in known:
            if heard < long_ago:
                self._seat(match, process, frozenset())
