"""Clauses of the rules, and why they forbid a move, as pages for people."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import engawa
from engawa.cli.screen import Screen
from engawa.core import documents, errors, messages
from engawa.core.clauses import MARKS, RULING, Clause
from engawa.core.game import Game


def find_clause(clause_id: str, games: list[Game]) -> tuple[list[Game], Clause]:
    """The clause of that id, and the games that it holds for."""
    found = {game.key: game.clauses.get(clause_id.strip().upper()) for game in games}
    for clause in found.values():
        if clause is not None:
            return [game for game in games if found[game.key] is not None], clause
    keys, known = ", ".join(engawa.games()), ", ".join(dict.fromkeys(next(iter(game.clauses)).id for game in games))
    raise errors.InvalidNotation(
        messages.Message("cli-no-clause", came=documents.shown(clause_id), games=keys, known=known)
    )


def write_clause(screen: Screen, games: list[Game], clause: Clause) -> None:
    """One clause, with the games it holds for and where it comes from."""
    titles = " / ".join(game.title for game in games)
    screen.write(screen.say("cli-clause", id=clause.id, game=titles, part=_heading(screen, clause.part)), "head")
    for statement, text in zip(clause.says, clause.texts(screen.lang), strict=True):
        screen.write(text, indent=2)
        screen.write(_marked(screen, statement.mark), "quiet", indent=4)


def write_clauses(screen: Screen, game: Game, ours: bool = False) -> None:
    """What the box and the clauses of a game say, part after part; only our rulings, if those are asked for."""
    screen.write(" · ".join([game.title, *(said.text(screen.lang) for said in game.box)]), "head")
    screen.write()
    for part, clauses in groupby(game.clauses, lambda clause: clause.part):
        rows = [row for clause in clauses for row in _rows(screen, clause, ours)]
        if rows:
            screen.write(_heading(screen, part), "head")
            screen.entries(rows)
            screen.write()
    counts = Counter(statement.mark for clause in game.clauses for statement in clause.says)
    marks = [mark for mark in MARKS if counts[mark]]
    screen.write(" · ".join(f"{mark} {_marked(screen, mark)}: {counts[mark]}" for mark in marks), "quiet")


def _rows(screen: Screen, clause: Clause, ours: bool) -> list[tuple[str, str]]:
    """The statements of a clause, each with its mark, and the number before the first that is shown."""
    said = zip(clause.says, clause.texts(screen.lang), strict=True)
    shown = [(statement.mark, text) for statement, text in said if not ours or statement.mark == RULING]
    return [(f"{'' if row else clause.id:6} {mark}", text) for row, (mark, text) in enumerate(shown)]


def _marked(screen: Screen, mark: str) -> str:
    """Where a statement comes from, in words."""
    return screen.say(f"mark-{mark.replace(' ', '-')}")


def write_refusal(screen: Screen, refusal: errors.Refusal) -> None:
    """Why a move is refused, and what its clause says."""
    screen.write(refusal.text(screen.lang), "refused")
    screen.write(f"{refusal.clause}: {refusal.rule[screen.lang]}", "quiet", indent=2)


def _heading(screen: Screen, part: str) -> str:
    """The heading of a part of the rules: its message, or where a game brings none, the word itself."""
    key = f"part-{part}"
    return screen.say(key) if messages.has_message(key, screen.lang) else part.replace("-", " ").capitalize()
