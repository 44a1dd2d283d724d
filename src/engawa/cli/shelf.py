"""Commands on the games themselves: games, rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import engawa
from engawa import catalogue
from engawa.cli import clauses, parameters
from engawa.cli.screen import Screen
from engawa.core.clauses import RULING, Clause
from engawa.core.game import Game

Ours = Annotated[bool, typer.Option("--ours", help="cli-option-ours")]
What = Annotated[str | None, typer.Argument(metavar="cli-word-rules", help="cli-argument-rules")]


def games(ctx: typer.Context, json: parameters.AsJson = False) -> None:
    screen: Screen = ctx.obj
    if json:
        screen.document([_game_document(game) for game in catalogue.games()])
        return
    screen.entries([(game.key, _described(screen, game)) for game in catalogue.games()])
    for problem in catalogue.problems():
        screen.write(problem.text(screen.lang), "refused", indent=2)


def rules(ctx: typer.Context, what: What = None, ours: Ours = False, json: parameters.AsJson = False) -> None:
    screen: Screen = ctx.obj
    if what is None:
        games(ctx, json)
        if not json:
            screen.write()
            screen.tell("cli-rules-hint")
        return
    if what in engawa.games():
        game = catalogue.find(what)
        if json:
            listed = [_clause_document(clause, ours) for clause in game.clauses]
            screen.document({"game": game.key, "clauses": [clause for clause in listed if clause["says"]]})
        else:
            clauses.write_clauses(screen, game, ours)
        return
    found, clause = clauses.find_clause(what, catalogue.games())
    if json:
        screen.document({"games": [game.key for game in found]} | _clause_document(clause, ours))
    else:
        clauses.write_clause(screen, found, clause)


def _described(screen: Screen, game: Game) -> str:
    return " · ".join([game.title, *(said.text(screen.lang) for said in game.box)])


def _game_document(game: Game) -> dict[str, Any]:
    players = [game.players[0], game.players[-1]]
    box = {"minutes": game.minutes, "age": game.age, "dice": game.dice}
    return {"key": game.key, "title": game.title, "rules": game.version, "players": players, **box}


def _clause_document(clause: Clause, ours: bool) -> dict[str, Any]:
    shown = [statement for statement in clause.says if not ours or statement.mark == RULING]
    says = [{"mark": statement.mark, "en": statement.en, "de": statement.de} for statement in shown]
    return {"id": clause.id, "part": clause.part, "says": says}
