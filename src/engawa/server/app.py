"""The HTTP side: games, rules, matches, records; and the client's own files."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import math
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Annotated, Any

from fastapi import Body, Depends, FastAPI, Header, Path as Segment, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

import engawa
from engawa.core import messages
from engawa.core.errors import InvalidNotation
from engawa.core.messages import FALLBACK, Message
from engawa.core.record import is_record
from engawa.server import (
    answers,
    editions,
    health,
    lockfile,
    making,
    metrics,
    reading,
    replays,
    shutdown,
    wire,
    wire_http,
)
from engawa.server.addresses import address_of
from engawa.server.beside import beside
from engawa.server.client import FOREVER, Client, PackedAnswers, without_client
from engawa.server.limits import Buckets, Limits
from engawa.server.lines import Lines
from engawa.server.live import Refused
from engawa.server.origins import connections_of, expect_ours
from engawa.server.policy import FRAMES, policy_of
from engawa.server.readers import Readers
from engawa.server.retention import Keeping, keep_forgetting
from engawa.server.socket import Talk, come_later, malformed, refused_of
from engawa.server.tables import Tables
from engawa.store import Store, StoreTrouble, UnknownMatch, file_of

log = logging.getLogger("engawa.server")

READING = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
NEW_OBJECTS = 20_000  # after which the garbage collector looks at them
TURN = 0.001  # seconds after which a thread that works lets another one
PLAIN_HEADERS = {"X-Content-Type-Options": "nosniff"}  # of what is no page by itself: it is asked for by the dozen


def headers_of(host: str) -> dict[str, str]:
    """What every answer to a page of *host* says besides."""
    policy = f"{policy_of(connections_of(host))}; {FRAMES}"
    return PLAIN_HEADERS | {"Content-Security-Policy": policy, "Referrer-Policy": "no-referrer"}


NO_PAGE = headers_of("")


def create_app(
    address: str | Path | None = None,
    *,
    client: Path | None = None,
    limits: Limits | None = None,
    place: str = "",
    observers: health.Networks = (),
    keeping: Keeping = Keeping(),  # noqa: B008
    origins: Collection[str] = (),
    **settings: Any,
) -> FastAPI:
    """The server on the store at *address*, with the built client in a folder, if there is one.

    *place* is where people find it, as far as it knows: another one on the same file leads them there. *observers* may
    read its metrics, and matches are kept for as long as *keeping* says. Pages of other *origins* than the own one may
    act here too, such as `https://games.example`.
    """
    limits = limits or Limits()
    buckets = Buckets(limits.requests)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with lockfile.held(file_of(address), place):
            async with (
                await Store.open(address, alone=True) as store,
                Tables(store, limits=limits, **settings) as tables,
            ):
                app.state.tables, app.state.readers = tables, (readers := Readers(limits))
                asyncio.get_running_loop().run_in_executor(None, _settle_down)
                forgetting = asyncio.create_task(keep_forgetting(store, keeping))
                log.info("serving", extra={"facts": {"store": store.where, "version": engawa.__version__}})
                with shutdown.announced_to(tables.analyses.hush), closing(readers):
                    yield
                forgetting.cancel()
                await asyncio.wait([forgetting])

    app = FastAPI(title="Engawa", version=engawa.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    _refuse_in_one_shape(app)
    app.add_middleware(PackedAnswers, minimum_size=1000, compresslevel=6)
    _limit(app, limits, buckets, origins)
    _add_routes(app)
    health.add_health(app, observers)
    app.router.routes.append(WebSocketRoute("/api/matches/{match}/socket", Sockets(app, buckets, origins)))
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


def _readers(request: Request) -> Readers:
    return request.app.state.readers  # type: ignore[no-any-return]


def _token(authorization: Annotated[str | None, Header()] = None) -> str:
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Refused("token", Message("server-wrong-link"))
    return token


AllTables = Annotated[Tables, Depends(_tables)]
AllReaders = Annotated[Readers, Depends(_readers)]
Token = Annotated[str, Depends(_token)]
Answers: dict[int | str, dict[str, Any]] = {
    code: {"model": wire.Refused} for code in (400, 403, 404, 409, 413, 422, 429, 503)
}
Replayed: dict[int | str, dict[str, Any]] = {200: {"model": wire_http.Replay}, **Answers}
Analysed: dict[int | str, dict[str, Any]] = {200: {"model": wire_http.Analysis}, **Answers}


def _add_routes(app: FastAPI) -> None:
    @app.get("/api/games", responses=Answers)
    async def games() -> list[wire_http.GameCard]:
        """The games on the shelf."""
        return answers.shelf()

    @app.get("/api/games/{key:path}/messages/{lang}", responses=Answers)
    async def texts(key: str, lang: Annotated[str, Segment(pattern="^[A-Za-z-]{2,20}$")]) -> str:
        """The messages that a game brings, in that language or in English. Those of the house are in the client."""
        return answers.texts_of(key, lang)

    @app.get("/api/games/{key:path}/rules", responses=Answers)
    async def rules(key: str, lang: str = FALLBACK) -> wire_http.RulesPage:
        """The rules of a game, clause by clause, in a language."""
        return answers.rules_of(key, lang)

    @app.post("/api/games/{key:path}/options", responses=Answers)
    def options(key: str, wish: wire_http.OptionsWish) -> wire_http.OptionsChecked:
        """Options checked and completed, with the board that they make."""
        return answers.check_options(key, wish)

    @app.post("/api/games/{key:path}/edition", responses=Answers)
    def edition(key: str, wish: wire_http.EditionWish) -> wire_http.EditionChecked:
        """An edition read and compared with the one that ships with the game."""
        return editions.check(answers.game_of(key), wish)

    @app.post("/api/matches", status_code=201, responses=Answers)
    async def make(
        wish: wire_http.NewMatch, request: Request, tables: AllTables, readers: AllReaders
    ) -> wire_http.MatchMade:
        """A new match and its links."""
        address, start = address_of(request.scope), None
        tables.quotas.expect_made(address)
        if wish.record is not None:
            if is_record(wish.record):
                reading.expect_countable(wish.record)
            async with readers.place(address):
                start = await readers.read(reading.resumed, wish.record, wish.game, len(wish.seats))
        made = await making.make(tables.store, wish, start)
        log.info("made", extra={"facts": {"match": made.match, "game": wish.game}})
        return made

    @app.post("/api/matches/{match}/rematch", status_code=201, responses=Answers)
    async def rematch(match: str, request: Request, tables: AllTables, token: Token) -> wire_http.MatchMade:
        """The same again, with seats swapped."""
        tables.quotas.expect_made(address_of(request.scope))
        return await tables.rematch(match, token)

    @app.get("/api/matches/{match}/record", responses=Answers, response_model=wire.Document)
    async def record(match: str, tables: AllTables, token: Token) -> Response:
        """The match record. While something is hidden, it is for the end."""
        table, _ = await tables.look(match, token)
        document = await beside(answers.recorded(table).record)  # of thousands of plies, perhaps
        return Response(await beside(to_json, document), media_type="application/json")

    @app.get("/api/matches/{match}/replay", responses=Replayed)
    async def replay(match: str, request: Request, tables: AllTables, readers: AllReaders, token: Token) -> Response:
        """Every position so far, as the holder of the link may know it."""
        kept = await tables.kept(match, token)
        return await replays.answer(readers, request, address_of(request.scope), reading.replay_of_match, *kept)

    @app.post("/api/replay", responses=Replayed)
    async def replay_record(
        record: Annotated[wire.Document, Body()], request: Request, readers: AllReaders
    ) -> Response:
        """Every position of a record."""
        reading.expect_countable(record)
        try:
            return await replays.answer(readers, request, address_of(request.scope), reading.replay_of_record, record)
        finally:
            record["plies"].clear()  # the framework holds it for as long as the answer is sent

    @app.get("/api/matches/{match}/analysis", responses=Analysed)
    async def analysis(match: str, request: Request, tables: AllTables, token: Token) -> Response:
        """The analysis of a match that is over: what is known, line by line, until all is. It is made once."""
        table, _ = await tables.look(match, token)
        answers.expect_over(table)
        return Lines(await tables.analyses.of_match(match, table.match, address_of(request.scope)))

    @app.post("/api/analysis", responses=Analysed)
    async def analyse(
        record: Annotated[wire.Document, Body()], request: Request, tables: AllTables, readers: AllReaders
    ) -> Response:
        """The analysis of a record, in the same way. It is made while somebody listens, and not kept."""
        reading.expect_countable(record)
        address = address_of(request.scope)

        async def head() -> wire.Document:
            async with readers.place(address):
                return await readers.read(reading.headed, record)

        return Lines(await tables.analyses.of_record(head, record, address))


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

    def __init__(self, app: FastAPI, buckets: Buckets, origins: Collection[str]) -> None:
        self._app = app
        self._buckets = buckets
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        tables: Tables = self._app.state.tables
        talk = Talk(tables, scope["path_params"]["match"], scope, receive, send)
        try:
            self._expect_welcome(scope, talk.address)
            tables.quotas.sockets.take(talk.address, talk)
        except Refused as refused:
            await talk.refuse(refused)
            return
        try:
            await asyncio.create_task(talk.run())  # of its own, so that waking it does not go through all layers
        finally:
            tables.quotas.sockets.give(talk.address, talk)

    def _expect_welcome(self, scope: Scope, address: str) -> None:
        expect_ours(Headers(scope=scope), self._origins)
        if left := self._app.state.tables.penalties.left(address):
            raise come_later(left)
        if not self._buckets.take(address):
            raise Refused("limit", Message("server-too-fast"))


def _refused(status: int, refused: wire.Refused) -> Response:
    """A refusal as HTTP says it. Quoted text may hold what no UTF-8 can, so it is written in ASCII."""
    return Response(json.dumps(refused.model_dump()), status, NO_PAGE, "application/json")


def _refuse_in_one_shape(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    @app.exception_handler(UnknownMatch)
    @app.exception_handler(StoreTrouble)
    async def refuse(_: Request, error: Exception) -> Response:
        refused = refused_of(error)
        return _refused(answers.status_of(refused), refused)

    @app.exception_handler(InvalidNotation)
    async def unreadable(_: Request, error: InvalidNotation) -> Response:
        return _refused(422, Refused("unreadable", error.message).told)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        return _refused(422, Refused("malformed", malformed(error.errors()[0])).told)

    @app.exception_handler(answers.NotHere)
    async def not_here(_: Request, error: answers.NotHere) -> Response:
        return _refused(404, Refused("unreadable", error.message).told)

    @app.exception_handler(HTTPException)
    async def impossible(request: Request, error: HTTPException) -> Response:
        """What the framework refuses: no such address or method, or a body that is no JSON of any use."""
        key = {404: "server-nothing-here", 405: "server-no-such-method"}.get(error.status_code, "server-not-json")
        response = _refused(error.status_code, Refused("malformed", Message(key)).told)
        response.headers.update(error.headers or {})
        return response


def _limit(app: FastAPI, limits: Limits, buckets: Buckets, origins: Collection[str]) -> None:
    refusals = Buckets(limits.refusals)

    @app.middleware("http")
    async def limit(request: Request, call: Callable[[Request], Awaitable[Response]]) -> Response:
        if "/api/" in request.url.path and not health.is_probe(request):
            address, penalties = address_of(request.scope), request.app.state.tables.penalties
            if not penalties.left(address) and not buckets.take(address):
                if refusals.take(address):
                    return _refused(429, Refused("limit", Message("server-too-fast")).told)
                penalties.add(address)
            if left := penalties.left(address):
                response = _refused(429, come_later(left).told)
                response.headers["Retry-After"] = str(math.ceil(left))
                return response
        if request.method not in READING:
            try:
                expect_ours(request.headers, origins)
            except Refused as refused:
                return _refused(403, refused.told)
        length = request.headers.get("content-length", "0")
        chunked = "transfer-encoding" in request.headers
        if chunked or not length.isdecimal() or len(length) > 15 or int(length) > limits.body:
            return _refused(413, Refused("malformed", Message("server-too-large", most=limits.body // 1024)).told)
        with metrics.REQUESTS.timed():
            response = await call(request)
        is_kept = response.headers.get("Cache-Control") == FOREVER
        response.headers.update(PLAIN_HEADERS if is_kept else headers_of(request.headers.get("host", "")))
        return response
