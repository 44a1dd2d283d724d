"""What the viewers of a table are told of a ply. What several may know is written once for all of them."""

from __future__ import annotations

import json
from typing import Any

from pydantic_core import PydanticSerializationError, to_json

from engawa.core.game import Position
from engawa.core.match import Match
from engawa.server.changes import changes_of
from engawa.server.plain import seen
from engawa.server.table import Table, Viewer

Eyes = int | None  # the seat through whose eyes somebody looks

in_ascii = json.JSONEncoder(separators=(",", ":")).encode


class PlyMessage:
    """The message about the last ply of a table; or of a *match* that stands where it stood at that *number*."""

    def __init__(self, table: Table, match: Match | None = None, number: int | None = None) -> None:
        self._table = table
        self._match = match
        self._number = number
        self._moment: str | None = None
        self._news: dict[tuple[bool, Eyes, Eyes], str] = {}

    def to(self, viewer: Viewer) -> str:
        """The message for a viewer: a `wire.Played`."""
        table, match = self._table, self._match or self._table.match
        if table.game.hides:
            kept = table.keeps(match.ply - 1, viewer)
            news = self._news_for(kept, table.eyes(viewer, match.plies[-1].by), table.eyes(viewer, match.to_act))
        else:
            news = self._news_for(False, None, None)
        legal, free_undo = table.choices_of(viewer, self._match)
        choices = f'"legal":{write(legal)},"free_undo":{free_undo}'
        return f'{{"type":"played",{news},"standing":{{{self._moment_for_all()},{choices}}}}}'

    def _moment_for_all(self) -> str:
        if self._moment is None:
            self._moment = _inside(self._table.moment(self._match, self._number))
        return self._moment

    def _news_for(self, kept: bool, before: Eyes, now: Eyes) -> str:
        """What has happened for whoever has looked through the eyes of one seat, and now looks through another's."""
        news = self._news.get((kept, before, now))
        if news is None:
            ply = (self._match or self._table.match).ply - 1
            changes, gone = changes_of(self._sight(before, 1), self._sight(now, 0))
            told = {"entry": self._table.entry(ply, kept), "changes": changes, "gone": gone}
            news = self._news[kept, before, now] = _inside(told)
        return news

    def _sight(self, eyes: Eyes, back: int) -> Position:
        return seen(self._match, eyes, back) if self._match else self._table.sight(eyes, back)


def write(value: Any) -> str:
    """A document as JSON. Where a text in it is none that UTF-8 can hold, it is written in ASCII."""
    try:
        return to_json(value).decode()
    except PydanticSerializationError:
        return in_ascii(value)


def _inside(document: dict[str, Any]) -> str:
    """The members of a document as JSON, without the braces around them."""
    return write(document)[1:-1]
