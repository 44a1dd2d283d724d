"""The HTTP side: games, rules, matches, records; and the client's own files."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import Body, Depends, FastAPI, Header, Path as Segment, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

import engawa
from engawa import bots, catalogue
from engawa.core import fairness, messages
from engawa.core.documents import expect_choice
from engawa.core.errors import InvalidNotation
from engawa.core.game import Game
from engawa.core.messages import FALLBACK, FOLDERS, Message, document_of
from engawa.core.record import parse_record
from engawa.server import editions, making, shutdown, wire, wire_http
from engawa.server.analyses import Lines
from engawa.server.client import FOREVER, Client, PackedAnswers, without_client
from engawa.server.limits import Buckets, Limits
from engawa.server.live import Refused
from engawa.server.socket import Talk, malformed, refused_of
from engawa.server.table import Table, Viewer
from engawa.server.tables import Tables
from engawa.store import Store, StoreTrouble, UnknownMatch

log = logging.getLogger("engawa.server")

STATUS = {
    "token": 403, "not-yours": 403, "unknown-match": 404, "busy": 503, "limit": 429, "unreadable": 422,
    "malformed": 422,
}  # fmt: skip
OTHERWISE = 409
NEW_OBJECTS = 20_000  # after which the garbage collector looks at them
TURN = 0.001  # seconds after which a thread that works lets another one
PLAIN_HEADERS = {"X-Content-Type-Options": "nosniff"}  # of what is no page by itself: it is asked for by the dozen
HEADERS = PLAIN_HEADERS | {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'"
    ),
    "Referrer-Policy": "no-referrer",
}


class NotHere(Exception):
    """Something that an address names and that is not there."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def create_app(
    address: str | Path | None = None, *, client: Path | None = None, limits: Limits | None = None, **settings: Any
) -> FastAPI:
    """The server on the store at *address*, with the built client in a folder, if there is one."""
    limits = limits or Limits()
    buckets = Buckets(limits.requests)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with await Store.open(address) as store, Tables(store, limits=limits, **settings) as tables:
            app.state.tables = tables
            asyncio.get_running_loop().run_in_executor(None, _settle_down)
            with shutdown.announced_to(tables.analyses.hush):
                yield

    app = FastAPI(title="Engawa", version=engawa.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    _refuse_in_one_shape(app)
    app.add_middleware(PackedAnswers, minimum_size=1000, compresslevel=6)
    _limit(app, limits, buckets)
    _add_routes(app)
    app.router.routes.append(WebSocketRoute("/api/matches/{match}/socket", Sockets(app, buckets)))
    _describe_lines(app)
    if client is None:
        app.add_route("/", without_client)
    else:
        app.mount("/", Client(client))
    return app


def _settle_down() -> None:
    """Tune the process for many tables that stay for long, beside the first requests.

    The words for people are read before the first move needs them. The garbage collector passes over what is loaded,
    and looks less often. The store's thread, which needs the interpreter for a moment between its statements, need not
    wait for it as long as threads usually do.
    """
    sys.setswitchinterval(TURN)
    messages.load()
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 5, 50)


def _tables(request: Request) -> Tables:
    return request.app.state.tables  # type: ignore[no-any-return]


def _token(authorization: Annotated[str | None, Header()] = None) -> str:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("token", Message("server-wrong-link"))
    return token


AllTables = Annotated[Tables, Depends(_tables)]
Token = Annotated[str, Depends(_token)]
Answers: dict[int | str, dict[str, Any]] = {
    code: {"model": wire.Refused} for code in (400, 403, 404, 409, 413, 422, 429, 503)
}
Analysed: dict[int | str, dict[str, Any]] = {200: {"model": wire_http.Analysis}, **Answers}


def _add_routes(app: FastAPI) -> None:
    @app.get("/api/games", responses=Answers)
    async def games() -> list[wire_http.GameCard]:
        """The games on the shelf."""
        _complain()
        return [_card(game) for game in catalogue.games()]

    @app.get("/api/games/{key:path}/messages/{lang}", responses=Answers)
    async def texts(key: str, lang: Annotated[str, Segment(pattern="^[A-Za-z-]{2,20}$")]) -> str:
        """The messages that a game brings, in that language or in English. Those of the house are in the client."""
        found = messages.sources_of(_game(key).messages, lang)
        return "\n".join(path.read_text("utf-8") for path in found)

    @app.get("/api/games/{key:path}/rules", responses=Answers)
    async def rules(key: str, lang: str = FALLBACK) -> wire_http.RulesPage:
        """The rules of a game, clause by clause, in a language."""
        game, lang = _game(key), expect_choice(lang, "lang", FOLDERS)
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

    @app.post("/api/games/{key:path}/options", responses=Answers)
    def options(key: str, wish: wire_http.OptionsWish) -> wire_http.OptionsChecked:
        """Options checked and completed, with the board that they make."""
        return check_options(key, wish)

    @app.post("/api/games/{key:path}/edition", responses=Answers)
    def edition(key: str, wish: wire_http.EditionWish) -> wire_http.EditionChecked:
        """An edition read and compared with the one that ships with the game."""
        return editions.check(_game(key), wish)

    @app.post("/api/matches", status_code=201, responses=Answers)
    async def make(wish: wire_http.NewMatch, tables: AllTables) -> wire_http.MatchMade:
        """A new match and its links."""
        return await making.make(tables.store, wish)

    @app.post("/api/matches/{match}/rematch", status_code=201, responses=Answers)
    async def rematch(match: str, tables: AllTables, token: Token) -> wire_http.MatchMade:
        """The same again, with seats swapped."""
        return await tables.rematch(match, token)

    @app.get("/api/matches/{match}/record", responses=Answers)
    async def record(match: str, tables: AllTables, token: Token) -> wire.Document:
        """The match record. While something is hidden, it is for the end."""
        table, _ = await tables.look(match, token)
        if table.match.to_act is not None and table.game.hides:
            raise Refused("not-possible", Message("server-record-later"))
        return table.match.record()

    @app.get("/api/matches/{match}/replay", responses=Answers)
    async def replay(match: str, tables: AllTables, token: Token) -> wire_http.Replay:
        """Every position so far, as the holder of the link may know it."""
        table, viewer = await tables.look(match, token)
        return _replay(table, viewer)

    @app.post("/api/replay", responses=Answers)
    def replay_record(record: Annotated[wire.Document, Body()]) -> wire_http.Replay:
        """Every position of a record."""
        match = parse_record(record, catalogue.find)
        return _replay(Table.of_record(match), Viewer(tuple(range(match.players))))

    @app.get("/api/matches/{match}/analysis", responses=Analysed)
    async def analysis(match: str, request: Request, tables: AllTables, token: Token) -> Response:
        """The analysis of a match that is over: what is known, line by line, until all is. It is made once."""
        table, _ = await tables.look(match, token)
        if table.match.to_act is not None:
            raise Refused("not-possible", Message("server-not-over"), ply=table.match.ply)
        return await tables.analyses.of_match(match, table.match, _address(request))

    @app.post("/api/analysis", responses=Analysed)
    async def analyse(record: Annotated[wire.Document, Body()], request: Request, tables: AllTables) -> Response:
        """The analysis of a record, in the same way. It is made while somebody listens, and not kept."""
        match = await asyncio.to_thread(parse_record, record, catalogue.find)
        return tables.analyses.of_record(match, record, _address(request))


def _describe_lines(app: FastAPI) -> None:
    """Let the description say that analyses are lines of JSON. FastAPI knows that only of what it writes itself."""
    describe = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            for path, method in (("/api/matches/{match}/analysis", "get"), ("/api/analysis", "post")):
                answer = describe()["paths"][path][method]["responses"]["200"]
                answer["content"] = {Lines.media_type: {"itemSchema": answer["content"]["application/json"]["schema"]}}
        return describe()

    app.openapi = openapi  # type: ignore[method-assign]


class Sockets:
    """The sockets of all tables, straight from ASGI: every layer between a socket and its table costs every move."""

    def __init__(self, app: FastAPI, buckets: Buckets) -> None:
        self._app = app
        self._buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        talk = Talk(self._app.state.tables, scope["path_params"]["match"], scope, receive, send)
        if self._buckets.take(_address(HTTPConnection(scope))):
            await asyncio.create_task(talk.run())  # of its own, so that waking it does not go through all layers
        else:
            await talk.refuse(Refused("limit", Message("server-too-fast")))


def check_options(key: str, wish: wire_http.OptionsWish) -> wire_http.OptionsChecked:
    """The complete options with their board, or everything that is wrong with them."""
    game = _game(key)
    players = game.players[0] if wish.players is None else expect_choice(wish.players, "players", game.players)
    problems = [wire.Told(**document_of(problem)) for problem in game.notation.problems_of(wish.options)]
    if problems:
        return wire_http.OptionsChecked(options=None, board=None, problems=problems)
    seed = fairness.seed_of(wish.seed) if wish.seed else fairness.seed_of(None)
    complete = game.notation.read_options(wish.options, players, seed)
    board = game.notation.format_board(complete, game.notation.board_of(complete))
    return wire_http.OptionsChecked(options=complete, board=dict(board), problems=[])


def _game(key: str) -> Game:
    try:
        return catalogue.find(key)
    except InvalidNotation as error:
        raise NotHere(error.message) from None


@cache
def _complain() -> None:
    """Say once what is wrong with packages that bring games."""
    for problem in catalogue.problems():
        log.warning("%s", problem.text())


def _card(game: Game) -> wire_http.GameCard:
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


def _replay(table: Table, viewer: Viewer) -> wire_http.Replay:
    return wire_http.Replay(
        game=table.game.key,
        title=table.game.title,
        options=table.match.options,
        board=table.board,
        seats=[dict(seat) for seat in table.match.seats],
        frames=table.frames(viewer),
        result=table.match.result,
    )


def _refused(status: int, refused: wire.Refused) -> Response:
    """A refusal as HTTP says it. Quoted text may hold what no UTF-8 can, so it is written in ASCII."""
    return Response(json.dumps(refused.model_dump()), status, HEADERS, "application/json")


def _refuse_in_one_shape(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    @app.exception_handler(UnknownMatch)
    @app.exception_handler(StoreTrouble)
    async def refuse(_: Request, error: Exception) -> Response:
        refused = refused_of(error)
        return _refused(STATUS.get(refused.code, OTHERWISE), refused)

    @app.exception_handler(InvalidNotation)
    async def unreadable(_: Request, error: InvalidNotation) -> Response:
        return _refused(422, Refused("unreadable", error.message).told)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        return _refused(422, Refused("malformed", malformed(error.errors()[0])).told)

    @app.exception_handler(NotHere)
    async def not_here(_: Request, error: NotHere) -> Response:
        return _refused(404, Refused("unreadable", error.message).told)

    @app.exception_handler(HTTPException)
    async def impossible(request: Request, error: HTTPException) -> Response:
        """What the framework refuses: no such address or method, or a body that is no JSON of any use."""
        key = {404: "server-nothing-here", 405: "server-no-such-method"}.get(error.status_code, "server-not-json")
        response = _refused(error.status_code, Refused("malformed", Message(key)).told)
        response.headers.update(error.headers or {})
        return response


def _limit(app: FastAPI, limits: Limits, buckets: Buckets) -> None:
    @app.middleware("http")
    async def limit(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
        if "/api/" in request.url.path and not buckets.take(_address(request)):
            return _refused(429, Refused("limit", Message("server-too-fast")).told)
        length = request.headers.get("content-length", "0")
        chunked = "transfer-encoding" in request.headers
        if chunked or not length.isdecimal() or len(length) > 15 or int(length) > limits.body:
            return _refused(413, Refused("malformed", Message("server-too-large", most=limits.body // 1024)).told)
        response = await call(request)
        is_kept = response.headers.get("Cache-Control") == FOREVER
        response.headers.update(PLAIN_HEADERS if is_kept else HEADERS)
        return response


def _address(connection: HTTPConnection) -> str:
    """Whom the limits hold for. Behind a proxy, uvicorn puts the address here that the proxy names."""
    return connection.client.host if connection.client else "-"
