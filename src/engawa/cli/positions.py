"""Commands on one position or record: new, show, legal, why, verify."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from engawa import catalogue
from engawa.cli import clauses, groups, matches, moves, parameters
from engawa.cli.screen import Screen
from engawa.core import record
from engawa.core.match import Match

Move = Annotated[str, typer.Argument(metavar="cli-word-move", help="cli-argument-move")]
Record = Annotated[str | None, typer.Argument(metavar="cli-word-file", help="cli-argument-record")]
AsSvg = Annotated[str | None, typer.Option("--svg", metavar="cli-word-file", help="cli-option-svg")]
ILLEGAL = 1  # exit code of `why`


@groups.spread
def new(
    ctx: typer.Context,
    game: parameters.Key,
    *,
    setup: parameters.Setup,
    json: parameters.AsJson = False,  # it is always JSON; other commands take the option, so this one does
) -> None:
    screen: Screen = ctx.obj
    screen.document(matches.new_match(game, setup).position())


def show(
    ctx: typer.Context,
    source: parameters.Source = None,
    option: parameters.Chosen = None,
    players: parameters.Players = None,
    edition: parameters.Edition = None,
    json: parameters.AsJson = False,
    svg: AsSvg = None,
) -> None:
    screen: Screen = ctx.obj
    is_new = option is not None or players is not None or edition is not None
    match = (
        matches.new_match(source or "", parameters.Setup(option, players, None, edition))
        if is_new
        else matches.read_match(source)
    )
    if json:
        screen.document(_described(match) | {"position": match.position(), "result": match.result})
        return
    if svg is not None:
        matches.write_picture(match.svg(screen.lang), svg)
        return
    screen.draw(match)
    screen.write()
    screen.write(match.status().text(screen.lang), "head")


def legal(ctx: typer.Context, source: parameters.Source = None, json: parameters.AsJson = False) -> None:
    screen: Screen = ctx.obj
    match = matches.read_match(source)
    if json:
        outcomes = match.outcomes()
        listed = None if outcomes is None else [[text, str(chance)] for text, chance in outcomes]
        screen.document(_described(match) | {"legal": match.legal(), "outcomes": listed})
    elif screen.is_terminal:
        screen.write(match.status().text(screen.lang), "head")
        moves.write_moves(screen, match)
    else:
        for move in match.legal():
            print(move)


def why(ctx: typer.Context, move: Move, source: parameters.Source = None, json: parameters.AsJson = False) -> int:
    screen: Screen = ctx.obj
    match = matches.read_match(source)
    refusal = match.why(move)
    if json:
        said: dict[str, Any] = {"move": move, "legal": refusal is None}
        if refusal is not None:
            said |= {"clause": refusal.clause, "mark": refusal.mark, "rule": refusal.rule}
            said["reason"] = {"en": refusal.en, "de": refusal.de}
        screen.document(said)
    elif refusal is None:
        screen.tell("cli-is-legal", move=move)
    else:
        clauses.write_refusal(screen, refusal)
    return 0 if refusal is None else ILLEGAL


def verify(ctx: typer.Context, source: Record = None, json: parameters.AsJson = False) -> None:
    screen: Screen = ctx.obj
    document = matches.read_document(source)
    checked = record.verify(document, catalogue.find)
    match = record.parse_record(document, catalogue.find)
    if json:
        screen.document(_described(match) | {**checked._asdict(), "result": match.result})
        return
    screen.tell("cli-verified-plies", plies=checked.plies, game=match.game.title, version=str(match.game.version))
    if checked.sealed:
        screen.tell("cli-verified-seed", outcomes=checked.outcomes)
    else:
        screen.tell("cli-verified-no-seed")
    if match.result is not None:
        screen.tell("cli-verified-result")
    screen.write(match.status().text(screen.lang), "head")


def _described(match: Match) -> dict[str, Any]:
    return {"game": match.game.key, "to_act": match.to_act, "ply": match.ply}
