"""What is made of a record or of the events of a match: work for the processor, done where nobody waits for it."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any

import engawa
from engawa import analysis, catalogue
from engawa.core.documents import expect
from engawa.core.errors import IllegalMove, InvalidNotation
from engawa.core.messages import Message
from engawa.core.record import expect_readable, parse_record
from engawa.server import answers, wire
from engawa.server.live import Refused
from engawa.server.making import Start
from engawa.server.plain import without_plain
from engawa.server.table import Table, Viewer
from engawa.store import Event

MOST_ANSWERED = 64 * 1024 * 1024  # bytes of a replay: an edition may be told in every position
PIECE = 64 * 1024  # bytes that are written at once
PACKED = 6  # how hard, of 9


def expect_countable(document: wire.Document) -> None:
    """Raise unless a record has what a record has, and no more plies than a match of its game. Nothing is replayed."""
    expect_readable(document, catalogue.find)


def headed(record: wire.Document) -> wire.Document:
    """The analysis of a record before it has begun."""
    return analysis.heading(parse_record(record, catalogue.find))


def resumed(document: wire.Document, key: str, players: int) -> Start:
    """Where a match goes on from a record or position."""
    came = document.get("game")
    expect(came == key, "record.game", "expected-choice", came, choices=key)
    match = engawa.load(without_plain(document))
    expect(match.players == players, "record.players", "expected-choice", match.players, choices=str(players))
    if match.to_act is None:
        raise Refused("not-possible", Message("server-record-is-over"))
    return Start(match.options, match.position(), match.to_act == "chance")


def replay_of_record(record: wire.Document) -> Iterator[bytes]:
    """Every position of a record, as the parts of a `wire_http.Replay`."""
    match = parse_record(record, catalogue.find)
    return answers.replay_parts(Table.of_record(match), Viewer(tuple(range(match.players))))


def replay_of_match(
    match_id: str, header: wire.Document, seed: bytes | None, events: Sequence[Event], viewer: Viewer
) -> Iterator[bytes]:
    """The same for a stored match, as a viewer may know it."""
    table = Table.begun(match_id, header, seed)
    try:
        for event in events:
            table.follow(event)
    except (IllegalMove, InvalidNotation):
        raise Refused("not-possible", Message("server-rules-changed")) from None
    return answers.replay_parts(table, viewer)


def write(path: str, packed: bool, make: Callable[..., Iterator[bytes]], *about: Any) -> None:
    """Write what *make* makes into a file, *packed* with gzip for whoever takes that."""
    with open(path, "wb") as plain:
        if not packed:
            _write(plain, make(*about))
        else:
            with gzip.GzipFile(fileobj=plain, mode="wb", compresslevel=PACKED, mtime=0) as file:
                _write(file, make(*about))


def _write(file: IO[bytes] | gzip.GzipFile, parts: Iterator[bytes]) -> None:
    size, waiting = 0, bytearray()
    for part in parts:
        waiting += part
        size += len(part)
        if size > MOST_ANSWERED:
            raise Refused("not-possible", Message("server-replay-too-large", most=MOST_ANSWERED // (1024 * 1024)))
        if len(waiting) >= PIECE:
            file.write(waiting)
            waiting.clear()
    file.write(waiting)
