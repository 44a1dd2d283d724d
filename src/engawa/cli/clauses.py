"""Clauses of the rules, and why they forbid a move, as pages for people."""

from __future__ import annotations

from itertools import groupby

import engawa
from engawa.cli.screen import Screen
from engawa.core import documents, errors, messages
from engawa.core.clauses import KINDS, Clause
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
    facts = {"game": titles, "part": _heading(screen, clause.part), "kind": screen.say(f"kind-{clause.kind}")}
    screen.write(screen.say("cli-clause", id=clause.id, **facts), "head")
    screen.write(clause.text(screen.lang), indent=2)


def write_clauses(screen: Screen, game: Game) -> None:
    """All the clauses of a game, part after part."""
    width = max(len(clause.id) for clause in game.clauses)
    for part, clauses in groupby(game.clauses, lambda clause: clause.part):
        screen.write(_heading(screen, part), "head")
        screen.entries([(f"{clause.id:{width}} {clause.kind}", clause.text(screen.lang)) for clause in clauses])
        screen.write()
    screen.write(" · ".join(f"{kind} {screen.say(f'kind-{kind}')}" for kind in KINDS), "quiet")


def write_refusal(screen: Screen, refusal: errors.Refusal) -> None:
    """Why a move is refused, and what its clause says."""
    screen.write(refusal.text(screen.lang), "refused")
    screen.write(f"{refusal.clause}: {refusal.rule[screen.lang]}", "quiet", indent=2)


def _heading(screen: Screen, part: str) -> str:
    """The heading of a part of the rules: its message, or where a game brings none, the word itself."""
    key = f"part-{part}"
    return screen.say(key) if messages.has_message(key, screen.lang) else part.replace("-", " ").capitalize()
