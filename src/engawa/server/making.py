"""Making matches: what somebody wishes for becomes a stored match with its links."""

from __future__ import annotations

import secrets
import string
from typing import Any, NamedTuple

from engawa import bots, catalogue
from engawa.core import fairness
from engawa.core.documents import expect_choice
from engawa.server import wire_http
from engawa.server.beside import beside
from engawa.server.table import Chair, Table, Viewer
from engawa.store import Draft, MatchStore, new_token

ID_SIGNS, ID_LENGTH = string.ascii_letters + string.digits, 12  # no "-" in front, which commands take for an option
STAND_IN = "skilled"  # the bot that sits where no other was asked for, and that plays on for somebody


class Start(NamedTuple):
    """Where a match goes on that somebody brought (`reading.resumed`)."""

    options: dict[str, Any]
    position: dict[str, Any]
    by_chance: bool  # which is to act


async def make(store: MatchStore, wish: wire_http.NewMatch, start: Start | None = None) -> wire_http.MatchMade:
    """A new match, stored, with its links. *start* is what was read of the record in the wish, if it has one."""
    game = catalogue.find(wish.game)
    game.expect_ready()
    players = expect_choice(len(wish.seats), "seats", game.players)
    chairs = [_chair(seat) for seat in wish.seats]
    seed, match_id = fairness.seed_of(None), "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))
    assert (start is None) == (wish.record is None)
    if start is None:  # an edition of somebody's own is read, and its board made
        options = await beside(game.notation.read_options, wish.options, players, seed)
    else:
        options = start.options
    header = {
        "game": game.key,
        "rules": game.version,
        "options": options,
        "seats": [vars(chair) for chair in chairs],
        "clock": wish.clock.model_dump() if wish.clock else None,
        "commitment": fairness.commitment(seed, match_id),
        "start": None if start is None else start.position,
        "patience": wish.patience,
    }
    mine = [seat for seat, chair in enumerate(chairs) if chair.kind == "me"]
    token, spectator = new_token(), new_token()
    links = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind == "link"}
    roles = {token: {"seats": mine}, spectator: {"seats": []}} | {t: {"seats": [s]} for s, t in links.items()}
    by_chance = start is None or start.by_chance
    table = await beside(Table.begun, match_id, header, seed)
    first = table.match.roll_on() if by_chance else []
    drafts = [Draft("outcome", {"text": text}) for text in first]
    await store.create(match_id, header, seed=seed, tokens=roles, drafts=drafts)
    shown = [wire_http.SeatLink(seat=seat, token=link) for seat, link in links.items()]
    return wire_http.MatchMade(match=match_id, token=token, links=shown, spectator=spectator)


async def seat_again(store: MatchStore, table: Table, viewer: Viewer) -> wire_http.MatchMade:
    """Links to a rematch that somebody else has made."""
    assert table.rematch is not None
    match_id, token, spectator = table.rematch.match, new_token(), new_token()
    await store.grant(match_id, token, {"seats": [_next(table, seat) for seat in viewer.seats]})
    await store.grant(match_id, spectator, {"seats": []})
    return wire_http.MatchMade(match=match_id, token=token, links=[], spectator=spectator)


def again(table: Table, viewer: Viewer) -> wire_http.NewMatch:
    """The wish for a rematch, by a viewer: the same people, of whom the others come by link."""
    wishes: list[Any] = [None] * len(table.chairs)
    for seat, chair in enumerate(table.chairs):
        was = Chair(**table.header["seats"][seat])
        kind = "me" if seat in viewer.seats else "bot" if was.kind == "bot" else "link"
        wishes[_next(table, seat)] = wire_http.SeatWish(kind=kind, name=chair.name, bot=was.bot)  # type: ignore[arg-type]
    return wire_http.NewMatch(
        game=table.game.key,
        options=table.match.options,
        seats=wishes,
        clock=table.header["clock"],
        patience=int(table.patience),
    )


def _chair(wish: wire_http.SeatWish) -> Chair:
    bot = bots.find(wish.bot or STAND_IN).name if wish.kind == "bot" else None
    name = wish.name.strip() if wish.name else None
    return Chair(wish.kind, name or None, bot)


def _next(table: Table, seat: int) -> int:
    """The seat that whoever sat on *seat* has in the rematch."""
    return (seat + 1) % len(table.chairs)
