"""What a match keeps from whom. Games say what a seat cannot know (`observe`); the rest is found by comparing views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from engawa.core.forge.declare import copied
from engawa.core.game import Game, Options

SPECTATOR = -1  # who has no seat; viewers are counted from here
REMEMBERED = 2  # states: that before a ply, and that after it

Leaf = tuple[tuple[str | int, ...], Any]
Secrets = list[Counter[Leaf]]  # for a spectator and every seat: what stands in the position document and not in theirs


class Hiding:
    """What is kept from the viewers of one match: a spectator, and every seat."""

    def __init__(self, game: Game, options: Options, players: int) -> None:
        self._game = game
        self._options = options
        self._viewers = (SPECTATOR, *range(players))
        self._known: list[tuple[Any, Secrets]] = []  # the last states that were asked about, with the answers

    def seen(self, b: Any, s: Any, viewer: int) -> Any:
        """The state as a viewer may know it."""
        if not self._game.hides:
            return s
        seen = copied(s)
        self._game.kernels.observe(b, seen, viewer)
        return seen

    def keeps(self, b: Any, s: Any, viewer: int) -> bool:
        """Whether a viewer may not know all of the position."""
        return self._game.hides and bool(self._secrets(b, s)[viewer - SPECTATOR])

    def uncovers(self, b: Any, before: Any, after: Any) -> bool:
        """Whether something that was kept from a viewer before a ply no longer is after it."""
        return self._game.hides and any(was - now for was, now in self._pairs(b, before, after))

    def covers(self, b: Any, before: Any, after: Any) -> frozenset[int]:
        """The viewers from whom something more is kept after a ply."""
        if not self._game.hides:
            return frozenset()
        pairs = zip(self._viewers, self._pairs(b, before, after), strict=True)
        return frozenset(viewer for viewer, (was, now) in pairs if now - was)

    def _pairs(self, b: Any, before: Any, after: Any) -> Iterator[tuple[Counter[Leaf], Counter[Leaf]]]:
        return zip(self._secrets(b, before), self._secrets(b, after), strict=True)

    def _secrets(self, b: Any, s: Any) -> Secrets:
        """What is kept in a state, which is not changed any more."""
        for state, secrets in self._known:
            if state is s:
                return secrets
        whole, *views = (self._leaves(b, each) for each in (s, *(self.seen(b, s, viewer) for viewer in self._viewers)))
        found = [Counter(map(_anywhere, whole - view)) for view in views]
        self._known = [(s, found), *self._known][:REMEMBERED]
        return found

    def _leaves(self, b: Any, s: Any) -> set[Leaf]:
        return set(_leaves(self._game.notation.format_position(self._options, b, s)))


def _leaves(document: Any, path: tuple[str | int, ...] = ()) -> Iterator[Leaf]:
    """Every plain value in a document, and where it stands."""
    if isinstance(document, dict | list):
        for key, part in document.items() if isinstance(document, dict) else enumerate(document):
            yield from _leaves(part, (*path, key))
    else:
        yield path, document


def _anywhere(leaf: Leaf) -> Leaf:
    """A value, wherever it stands in a list: what is taken out of a hand moves up the rest of it."""
    path, value = leaf
    return tuple(key for key in path if isinstance(key, str)), value
