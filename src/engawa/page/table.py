"""The table of a page: requests and sockets as messages, answered by the server's own tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, Protocol
from urllib.parse import parse_qs, unquote

from pydantic import ValidationError
from pydantic_core import to_json

from engawa import catalogue
from engawa.core.errors import InvalidNotation
from engawa.core.messages import FALLBACK, Message
from engawa.dice import engine
from engawa.page.minds import PageMinds
from engawa.page.store import Driver, PageStore
from engawa.server import answers, editions, making, reading, wire_http
from engawa.server.analyses import Listening
from engawa.server.limits import Limits, Rate
from engawa.server.live import Refused
from engawa.server.socket import Talk, malformed, refused_of
from engawa.server.tables import PACE, Tables
from engawa.store import StoreTrouble, UnknownMatch

HERE = "page"  # the address of whoever asks: there is nobody else
AMPLE = Rate(1000, 1000)
LIMITS = Limits(messages=AMPLE, made=AMPLE, stored=AMPLE, asides=AMPLE)  # nobody is kept waiting by anybody

log = logging.getLogger("engawa.page")

Document = dict[str, Any]
Tell = Callable[[str], object]


class Request(NamedTuple):
    """What is asked."""

    path: tuple[str, ...]  # the parts of the address that stand for something
    query: dict[str, str]
    body: str
    token: str

    def document(self) -> Document:
        """The body as a table."""
        document = json.loads(self.body)
        if not isinstance(document, dict):
            raise Refused("malformed", Message("server-not-json"))
        return document

    def key(self) -> str:
        """The token, without which nothing of a match is told."""
        if not self.token:
            raise Refused("token", Message("server-wrong-link"))
        return self.token


class PageTable:
    """Answers what the client asks. *tell* carries messages to the page; what the *minds* are told comes by it too."""

    def __init__(self, tables: Tables, minds: PageMinds, tell: Tell, dice: Dice | None) -> None:
        self.tables = tables
        self.minds = minds
        self._dice = dice
        self._loading: asyncio.Future[None] | None = None
        self._tell = tell
        self._sockets: dict[int, Socket] = {}
        self._asked: dict[int, asyncio.Task[str]] = {}

    async def ask(self, number: int, method: str, path: str, query: str, body: str | None, token: str | None) -> str:
        """The status and the body of an answer, as JSON; lines are told on the way."""
        task = self._asked[number] = asyncio.ensure_future(self._answered(number, method, path, query, body, token))
        try:
            return await task
        finally:
            del self._asked[number]

    def unask(self, number: int) -> None:
        """Nobody waits for that answer any more."""
        if number in self._asked:
            self._asked[number].cancel()

    def open(self, socket: int, match: str, at_once: bool = False) -> None:
        """A client comes to the table of a match, for whom bots move *at_once*, or as a person would."""
        self.tables.bots.pace = 0.0 if at_once else PACE
        self._sockets[socket] = Socket(self._talked(match), lambda event: self._say(socket, event))

    def _talked(self, match: str) -> Callable[[Any, Any], Awaitable[None]]:
        async def talk(receive: Any, send: Any) -> None:
            with contextlib.suppress(UnknownMatch, StoreTrouble, InvalidNotation):  # which the talk itself will tell
                await self.expect_dice((await self.tables.store.header(match))["game"])
            await Talk(self.tables, match, {}, receive, send).run()

        return talk

    async def expect_dice(self, key: str) -> None:
        """Have physics loaded for a game that throws. Where it cannot be, the game says so by itself."""
        if catalogue.find(key).physics is not None and self._dice is not None:
            self._loading = self._loading or asyncio.ensure_future(_bring(self._dice))
            try:
                await asyncio.shield(self._loading)
            except Exception as error:
                log.warning("no physics in this page: %s", str(error).partition("\n")[0])
                self._loading = None  # whoever comes next tries again

    def say(self, socket: int, text: str) -> None:
        """It says something."""
        if socket in self._sockets:
            self._sockets[socket].inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, socket: int) -> None:
        """It goes."""
        if socket in self._sockets:
            self._sockets.pop(socket).inbox.put_nowait({"type": "websocket.disconnect"})

    def _say(self, socket: int, event: Document) -> None:
        self._tell(json.dumps({"type": "heard", "socket": socket, "event": event}))

    async def _answered(
        self, number: int, method: str, path: str, query: str, body: str | None, token: str | None
    ) -> str:
        try:
            answer = await self._route(method, path, query, body, token)
            if isinstance(answer, Listening):
                return await self._lines(number, answer)
            return json.dumps([200, (answer if isinstance(answer, bytes) else to_json(answer)).decode()])
        except asyncio.CancelledError:
            raise
        except (Refused, UnknownMatch, StoreTrouble) as error:
            refused = refused_of(error)
        except InvalidNotation as error:
            refused = Refused("unreadable", error.message).told
        except answers.NotHere as error:
            return json.dumps([404, Refused("unreadable", error.message).told.model_dump_json()])
        except ValidationError as error:
            refused = Refused("malformed", malformed(error.errors(include_url=False)[0])).told
        except ValueError:
            refused = Refused("malformed", Message("server-not-json")).told
        except Exception:  # a mistake of ours: the table goes on
            log.exception("no answer to %s %s", method, path)
            refused = Refused("busy", Message("server-busy")).told
        return json.dumps([answers.status_of(refused), refused.model_dump_json()])

    async def _route(self, method: str, path: str, query: str, body: str | None, token: str | None) -> Any:
        for known, pattern, answer in ROUTES:
            found = re.fullmatch(pattern, path) if known == method else None
            if found:
                asked = {name: values[-1] for name, values in parse_qs(query.lstrip("?")).items()}
                parts = tuple(unquote(part) for part in found.groups())
                return await answer(self, Request(parts, asked, body or "", token or ""))
        raise answers.NotHere(Message("server-nothing-here"))

    async def _lines(self, number: int, listening: Listening) -> str:
        try:
            async for line in listening.lines:
                self._tell(json.dumps({"type": "line", "id": number, "text": line.decode()}))
        finally:
            listening.left()
        return json.dumps([200, ""])


class Socket:
    """An ASGI socket made of messages, and the talk on it."""

    def __init__(self, talk: Callable[[Any, Any], Awaitable[None]], out: Callable[[Document], None]) -> None:
        self.inbox = asyncio.Queue[Document]()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self._out = out
        self._talk = asyncio.ensure_future(talk(self.inbox.get, self._send))

    async def _send(self, event: Any) -> None:
        self._out(dict(event))


class Dice(Protocol):
    """The physics of a page: loaded when dice are first to be thrown."""

    async def load(self) -> None:
        """Get ready; raises if that cannot be."""

    def stage(self, scene: str, places: Any, speeds: Any, obstacles: Any) -> Any:
        """See `dice.engine.Staging`."""


class BroughtStage:
    """A stage of the page as `dice.engine` has it."""

    def __init__(self, stage: Any) -> None:
        self._stage = stage

    def step(self, times: int) -> Sequence[float]:
        return list(self._stage.step(times))


async def open_table(
    driver: Driver, post: Callable[[str, int, str], object], tell: Tell, dice: Dice | None = None
) -> PageTable:
    """The table of this page, open. Its minds are asked by *post* and heard by `minds.hear`."""
    minds = PageMinds(post)
    tables = Tables(PageStore(driver), limits=LIMITS, thinkers=minds)
    return PageTable(await tables.__aenter__(), minds, tell, dice)


async def _bring(dice: Dice) -> None:
    await dice.load()
    engine.bring(lambda *scene: BroughtStage(dice.stage(*scene)))


async def _shelf(table: PageTable, asked: Request) -> Any:
    return answers.shelf()


async def _texts(table: PageTable, asked: Request) -> Any:
    return answers.texts_of(asked.path[0], asked.path[1])


async def _rules(table: PageTable, asked: Request) -> Any:
    return answers.rules_of(asked.path[0], asked.query.get("lang", FALLBACK))


async def _options(table: PageTable, asked: Request) -> Any:
    return answers.check_options(asked.path[0], wire_http.OptionsWish.model_validate_json(asked.body))


async def _edition(table: PageTable, asked: Request) -> Any:
    wish = wire_http.EditionWish.model_validate_json(asked.body)
    return editions.check(answers.game_of(asked.path[0]), wish)


async def _make(table: PageTable, asked: Request) -> Any:
    wish = wire_http.NewMatch.model_validate_json(asked.body)
    await table.expect_dice(wish.game)
    start = None if wish.record is None else reading.resumed(wish.record, wish.game, len(wish.seats))
    return await making.make(table.tables.store, wish, start)


async def _rematch(table: PageTable, asked: Request) -> Any:
    return await table.tables.rematch(asked.path[0], asked.key())


async def _record(table: PageTable, asked: Request) -> Any:
    found, _ = await table.tables.look(asked.path[0], asked.key())
    return answers.recorded(found).record()


async def _replay(table: PageTable, asked: Request) -> Any:
    return b"".join(answers.replay_parts(*await table.tables.look(asked.path[0], asked.key())))


async def _replay_record(table: PageTable, asked: Request) -> Any:
    return b"".join(reading.replay_of_record(asked.document()))


async def _analysis(table: PageTable, asked: Request) -> Any:
    found, _ = await table.tables.look(asked.path[0], asked.key())
    answers.expect_over(found)
    return await table.tables.analyses.of_match(asked.path[0], found.match, HERE)


async def _analyse(table: PageTable, asked: Request) -> Any:
    record = asked.document()
    reading.expect_countable(record)

    async def head() -> Document:
        return reading.headed(record)

    return await table.tables.analyses.of_record(head, record, HERE)


# The addresses of the server (server/app.py), without what comes before them.
ROUTES: tuple[tuple[str, str, Callable[[PageTable, Request], Awaitable[Any]]], ...] = (
    ("GET", "games", _shelf),
    ("GET", "games/(.+)/messages/([A-Za-z-]{2,20})", _texts),
    ("GET", "games/(.+)/rules", _rules),
    ("POST", "games/(.+)/options", _options),
    ("POST", "games/(.+)/edition", _edition),
    ("POST", "matches", _make),
    ("POST", "matches/([^/]+)/rematch", _rematch),
    ("GET", "matches/([^/]+)/record", _record),
    ("GET", "matches/([^/]+)/replay", _replay),
    ("POST", "replay", _replay_record),
    ("GET", "matches/([^/]+)/analysis", _analysis),
    ("POST", "analysis", _analyse),
)
