"""What may take long is done beside the event loop: options with an edition in them, boards, records."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.people import make, record, sit

from engawa import catalogue
from engawa.core.match import Match
from engawa.server import making, wire_http
from engawa.server.app import create_app
from engawa.server.table import Table
from engawa.server.tables import Tables
from engawa.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def where(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any, str], list[bool]]:
    """Watches a function; whether each call of it was on the thread of the loop."""

    def watch(owner: Any, name: str) -> list[bool]:
        calls, watched = list[bool](), getattr(owner, name)

        def noted(*given: Any, **named: Any) -> Any:
            calls.append(threading.current_thread() is threading.main_thread())
            return watched(*given, **named)

        monkeypatch.setattr(owner, name, noted)
        return calls

    return watch


async def test_options_are_read_and_boards_made_beside_the_loop(tmp_path: Path, where):
    reading, board = where(catalogue.find("niwa").notation, "read_options"), where(Table, "begun")
    async with await Store.open(tmp_path / "matches.db") as store, Tables(store) as tables:
        wish = wire_http.NewMatch(game="niwa", seats=[wire_http.SeatWish(kind="me")] * 2)
        made = await making.make(store, wish)
        await tables.look(made.match, made.token)
    assert reading == [False]
    assert board == [False, False]


async def test_a_record_is_written_beside_the_loop(tmp_path: Path, where):
    writing = where(Match, "record")
    app = create_app(tmp_path / "matches.db")
    endpoint = next(route.endpoint for route in app.routes if getattr(route, "path", "").endswith("/record"))
    async with await Store.open(tmp_path / "matches.db") as store, Tables(store) as tables:
        wish = wire_http.NewMatch(game="niwa", seats=[wire_http.SeatWish(kind="me")] * 2)
        made = await making.make(store, wish)
        answer = await endpoint(made.match, tables, made.token)
    assert (answer.status_code, writing) == (200, [False])


def test_a_match_that_is_written_down_goes_on_meanwhile(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        both.move()
        assert len(record(server, made["match"], made["token"])["plies"]) == 1
