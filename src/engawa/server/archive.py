"""All stored matches, one after another: whether each replays, and its record."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from engawa.core.documents import trouble
from engawa.core.errors import IllegalMove, InvalidNotation
from engawa.core.messages import Message
from engawa.server.table import Table
from engawa.store import Store, StoreTrouble, UnknownMatch
from engawa.store.store import Summary

Watch = Callable[[Iterable[Summary], int], Iterable[Summary]]  # passes on what comes, and shows how far it is


class Done(NamedTuple):
    """How many matches replay, and a line for each that does not."""

    good: int
    problems: list[tuple[str, Message]]


class Faulty(Exception):
    """A match that does not replay, and why."""

    def __init__(self, problem: Message) -> None:
        super().__init__(problem)
        self.problem = problem


async def checked(address: str | Path | None, watch: Watch) -> Done:
    """Replay every match of the store at that *address*."""
    return await _all(address, watch, lambda table, match: None)


async def exported(address: str | Path | None, name: str, watch: Watch) -> Done:
    """Write the records of all matches that replay into a file, a line of JSON for each; the whole file, or none.

    The seed is in those of matches that are over, as it is in the record that players get.
    """
    path = Path(name).expanduser().absolute()
    part = path.with_name(f"{path.name}.part")
    try:
        with open(part, "w", encoding="utf-8", opener=lambda file, flags: os.open(file, flags, 0o600)) as file:

            def write(table: Table, match: Summary) -> None:
                line = {"match": match.id, "state": match.state, "record": table.match.record()}
                file.write(json.dumps(line, separators=(",", ":")) + "\n")

            done = await _all(address, watch, write)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreTrouble(Message("cli-not-writable", where=name, problem=trouble(error))) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return done


async def _all(address: str | Path | None, watch: Watch, each: Callable[[Table, Summary], None]) -> Done:
    good, problems = 0, list[tuple[str, Message]]()
    async with await Store.open(address) as store:
        matches = await store.summaries()
        for match in watch(matches, len(matches)):
            try:
                each(await _replayed(store, match), match)
                good += 1
            except UnknownMatch:  # forgotten meanwhile
                pass
            except Faulty as fault:
                problems.append((match.id, fault.problem))
    return Done(good, problems)


async def _replayed(store: Store, match: Summary) -> Table:
    """The table of a stored match. What is stored may be anything: whatever goes wrong is told of this match."""
    header, seed = await store.header(match.id), await store.seed(match.id)
    events = await store.events(match.id)
    numbers = [event.number for event in events]
    if numbers != list(range(len(events))) or len(events) < match.head:
        raise Faulty(Message("archive-gap", events=len(events), head=match.head))
    at = 0
    try:
        table = Table.begun(match.id, header, seed)
        for at, event in enumerate(events):  # noqa: B007
            table.follow(event)
    except InvalidNotation as error:
        raise Faulty(Message("archive-event", number=at, problem=error.message)) from None
    except Exception as error:  # a move by older rules, or what no server of ours has written
        said = str(error) if isinstance(error, IllegalMove) else f"{type(error).__name__}: {error}"
        raise Faulty(Message("archive-event", number=at, problem=said)) from None
    return table
