"""Commands on the games themselves: games, rules, warm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import typer

import engawa
from engawa import catalogue
from engawa.bots import opponent_of
from engawa.cli import clauses, parameters
from engawa.cli.screen import Screen
from engawa.core.clauses import RULING, Clause
from engawa.core.forge import can_compile, forge
from engawa.core.game import Game
from engawa.lab import perft, playouts

Ours = Annotated[bool, typer.Option("--ours", help="cli-option-ours")]
What = Annotated[str | None, typer.Argument(metavar="cli-word-rules", help="cli-argument-rules")]
Keys = Annotated[list[str] | None, typer.Argument(metavar="cli-word-game", help="cli-argument-games")]
TWINS: dict[str, Callable[[Game], object]] = {  # what is compiled, and how
    "playouts": lambda game: forge(game.bound(playouts), "playouts"),
    "perft": lambda game: forge(game.bound(perft), "perft"),
    "bots": lambda game: opponent_of(game).warm(game),
}


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


def warm(ctx: typer.Context, games: Keys = None) -> None:
    screen: Screen = ctx.obj
    chosen = [catalogue.find(key) for key in games] if games else catalogue.games()
    if not can_compile():
        screen.tell("cli-no-compiler")
        return
    for game in chosen:
        for twin, make in TWINS.items():
            with screen.wait("cli-warming", game=game.title, twin=twin):
                make(game)
            screen.tell("cli-warm-now", game=game.title, twin=twin)


def _described(screen: Screen, game: Game) -> str:
    least, most = game.players[0], game.players[-1]
    players = screen.say("cli-players", players=str(least) if least == most else f"{least}–{most}")
    return " · ".join([game.title, players, screen.say("cli-clauses", count=len(game.clauses))])


def _game_document(game: Game) -> dict[str, Any]:
    players = [game.players[0], game.players[-1]]
    return {"key": game.key, "title": game.title, "rules": game.version, "players": players}


def _clause_document(clause: Clause, ours: bool) -> dict[str, Any]:
    shown = [statement for statement in clause.says if not ours or statement.mark == RULING]
    says = [{"mark": statement.mark, "en": statement.en, "de": statement.de} for statement in shown]
    return {"id": clause.id, "part": clause.part, "says": says}
