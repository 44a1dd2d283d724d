"""What was judged is stored and told as it was played: no ply is played a second time."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engawa
from engawa.server import making, wire, wire_http
from engawa.server.live import Connection, Live
from engawa.server.tables import Tables
from engawa.store import Store

pytestmark = pytest.mark.anyio
PLIES = 40


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def act(tables: Tables, live: Live, me: Connection) -> None:
    """Do the first thing that can be done."""
    number, match = live.table.number, live.table.match
    if match.thrower is not None:
        await tables.throw(live, me, wire.Throw(type="throw", number=number))
    else:
        await tables.move(live, me, wire.Move(type="move", number=number, text=match.legal()[0]))


@pytest.mark.parametrize("key", engawa.games())
async def test_every_ply_is_played_once_and_told_as_it_is_stored(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with await Store.open(tmp_path / "matches.db") as store, Tables(store) as tables:
        made = await making.make(store, wire_http.NewMatch(game=key, seats=[wire_http.SeatWish(kind="me")] * 2))
        told: list[str] = []
        live, me = await tables.join(made.match, made.token, None, told.append)
        rules, before, played = live.table.match._rules, live.table.match.ply, []

        def counted(kernel: Callable[..., Any]) -> Callable[..., Any]:
            return lambda *arguments: (played.append(kernel), kernel(*arguments))[1]

        for name in ("play", "settle"):
            monkeypatch.setattr(rules, name, counted(getattr(rules, name)))
        while len(played) < PLIES and live.table.match.to_act is not None:
            await act(tables, live, me)
        table = live.table
        assert len(played) == table.match.ply - before > 5
        assert sum('"type":"played"' in message for message in told) == table.match.ply - before
        again = await tables._load(made.match)
        assert again.match.plies == table.match.plies
        assert again.match.position() == table.match.position()
        tables.leave(live, me)


async def test_what_a_bot_said_stays_with_its_move_when_chance_goes_on(tmp_path: Path):
    async with await Store.open(tmp_path / "matches.db") as store, Tables(store) as tables:
        made = await making.make(
            store, wire_http.NewMatch(game="nueby/werfer", seats=[wire_http.SeatWish(kind="me")] * 2)
        )
        live, me = await tables.join(made.match, made.token, None, lambda _: None)
        while live.table.match.ply < 20:
            await tables._play(live, live.table.match.legal()[0], {"seat": 0, "key": "remark-well", "facts": {}})
        again = await tables._load(made.match)
        said = [live.table.entry(ply, False)["remark"] for ply in range(live.table.match.ply)]
        assert said == [again.entry(ply, False)["remark"] for ply in range(again.match.ply)]
        assert {bool(remark) for remark in said} == {True, False}
        tables.leave(live, me)
