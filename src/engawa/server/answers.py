"""What is answered to requests, whoever carries them: HTTP, or the messages of a page."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache

from pydantic_core import to_json

from engawa import bots, catalogue
from engawa.core import fairness, messages
from engawa.core.documents import expect_choice
from engawa.core.errors import InvalidNotation
from engawa.core.game import Game
from engawa.core.match import Match
from engawa.core.messages import FOLDERS, Message, document_of
from engawa.server import wire, wire_http
from engawa.server.live import Refused
from engawa.server.table import Table, Viewer

log = logging.getLogger("engawa.server")

STATUS = {
    "token": 403, "not-yours": 403, "unknown-match": 404, "busy": 503, "limit": 429, "unreadable": 422,
    "malformed": 422,
}  # fmt: skip
OTHERWISE = 409


class NotHere(Exception):
    """Something that an address names and that is not there."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def status_of(refused: wire.Refused) -> int:
    """The number that HTTP has for a refusal."""
    return STATUS.get(refused.code, OTHERWISE)


def shelf() -> list[wire_http.GameCard]:
    """The games on the shelf."""
    complain_of_packages()
    return [card_of(game) for game in catalogue.games()]


def texts_of(key: str, lang: str) -> str:
    """The messages that a game brings, in that language or in English. Those of the house are in the client."""
    found = messages.sources_of(game_of(key).messages, lang)
    return "\n".join(path.read_text("utf-8") for path in found)


def rules_of(key: str, lang: str) -> wire_http.RulesPage:
    """The rules of a game, clause by clause, in a language."""
    game, lang = game_of(key), expect_choice(lang, "lang", FOLDERS)
    clauses = [
        wire_http.ClauseText(
            id=clause.id,
            part=clause.part,
            says=[
                wire_http.StatementText(mark=statement.mark, text=text)  # type: ignore[arg-type]
                for statement, text in zip(clause.says, clause.texts(lang), strict=True)
            ],
        )
        for clause in game.clauses
    ]
    return wire_http.RulesPage(key=game.key, title=game.title, lang=lang, clauses=clauses)


def recorded(table: Table) -> Match:
    """The match as it stands, to be written down. While something is hidden, that is for the end."""
    if table.match.to_act is not None and table.game.hides:
        raise Refused("not-possible", Message("server-record-later"))
    return table.match.copy()


def expect_over(table: Table) -> None:
    """Raise unless the match is over, as it has to be for an analysis."""
    if table.match.to_act is not None:
        raise Refused("not-possible", Message("server-not-over"), ply=table.match.ply)


def check_options(key: str, wish: wire_http.OptionsWish) -> wire_http.OptionsChecked:
    """The complete options with their board, or everything that is wrong with them."""
    game = game_of(key)
    players = game.players[0] if wish.players is None else expect_choice(wish.players, "players", game.players)
    problems = [wire.Told(**document_of(problem)) for problem in game.notation.problems_of(wish.options)]
    if problems:
        return wire_http.OptionsChecked(options=None, board=None, problems=problems)
    seed = fairness.seed_of(wish.seed) if wish.seed else fairness.seed_of(None)
    complete = game.notation.read_options(wish.options, players, seed)
    board = game.notation.format_board(complete, game.notation.board_of(complete))
    return wire_http.OptionsChecked(options=complete, board=dict(board), problems=[])


def game_of(key: str) -> Game:
    try:
        return catalogue.find(key)
    except InvalidNotation as error:
        raise NotHere(error.message) from None


@cache
def complain_of_packages() -> None:
    """Say once what is wrong with packages that bring games."""
    for problem in catalogue.problems():
        log.warning("%s", problem.text())


def card_of(game: Game) -> wire_http.GameCard:
    return wire_http.GameCard(
        key=game.key,
        title=game.title,
        players=list(game.players),
        minutes=game.minutes,
        age=game.age,
        dice=game.dice,
        bots=bots.names(),
        levels=bots.levels(),
    )


def replay_parts(table: Table, viewer: Viewer) -> Iterator[bytes]:
    """Every position as a viewer may know it: a `wire_http.Replay`, frame by frame, so that it is never held whole."""
    match = table.match
    heading = {"game": table.game.key, "title": table.game.title, "options": match.options, "board": table.board}
    yield to_json(heading | {"seats": [dict(seat) for seat in match.seats]})[:-1] + b',"frames":['
    for number, frame in enumerate(table.frames(viewer)):
        yield b"," * bool(number) + to_json(frame)
    yield b'],"result":' + to_json(match.result) + b"}"
