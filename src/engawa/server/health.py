"""Whether a process is well, for whoever watches over it: `/api/health` for probes, `/metrics` for Prometheus."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from pathlib import Path
from typing import Literal

from fastapi import FastAPI, Request, Response
from pydantic import BaseModel

import engawa
from engawa.server import metrics
from engawa.server.exposition import MEDIA_TYPE, Metric, text_of
from engawa.server.tables import Tables
from engawa.store import Store, StoreTrouble

Networks = Sequence[IPv4Network | IPv6Network]

PATH = "/api/health"
ANSWERS_IN = 2.0  # seconds after which a store that says nothing counts as gone
ITSELF = Path("/proc/self")  # where Linux tells a process about itself


class Health(BaseModel):
    """How a process does: whether its store answers, and how much there is to do."""

    status: Literal["ok", "trouble"]
    version: str
    tables: int  # that somebody looks at
    sockets: int
    thinking: int  # questions that wait for somebody to think about them
    analyses: int  # under way or waiting
    writing: int  # writes that wait for the store


def add_health(app: FastAPI, observers: Networks) -> None:
    """Add both addresses; only *observers* are told the metrics."""

    @app.get(PATH, responses={503: {"model": Health}})
    async def health(request: Request, response: Response) -> Health:
        """Whether the store can be reached, which 503 denies; and how much waits."""
        tables: Tables = request.app.state.tables
        told = _health(tables, await _is_reachable(_store(tables)))
        response.status_code = 200 if told.status == "ok" else 503
        response.headers["Cache-Control"] = "no-store"
        return told

    @app.get("/metrics", include_in_schema=False)
    async def observe(request: Request) -> Response:
        """Counts and times since the process began. Whoever is no observer finds nothing here."""
        if request.client is None or not is_within(request.client.host, observers):
            return Response(status_code=404)
        tables: Tables = request.app.state.tables
        return Response(text_of(metrics_of(tables, await _is_reachable(_store(tables)))), media_type=MEDIA_TYPE)


def is_within(address: str, networks: Networks) -> bool:
    """Whether an *address* is in one of those networks. A name is in none."""
    found = _read(address)
    return found is not None and any(found in network for network in networks)


def is_probe(request: Request) -> bool:
    """Whether somebody on this machine asks how it does, which is always allowed."""
    found = _read(request.client.host) if request.client else None
    return request.url.path.endswith(PATH) and found is not None and found.is_loopback


def _read(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def metrics_of(tables: Tables, is_reachable: bool) -> list[Metric]:
    """All that is counted here, as it stands now."""
    store, health = _store(tables), _health(tables, is_reachable)
    return [
        Metric("engawa_up", "gauge", "Whether the store can be reached.", int(is_reachable)),
        Metric("engawa_tables", "gauge", "Tables that somebody looks at.", health.tables),
        Metric("engawa_sockets", "gauge", "Sockets that are open.", health.sockets),
        Metric("engawa_thinking_waiting", "gauge", "Moves and hints that wait for a thinker.", health.thinking),
        Metric("engawa_analyses", "gauge", "Analyses under way or waiting.", health.analyses),
        Metric("engawa_writes_waiting", "gauge", "Writes that wait for the store.", health.writing),
        Metric("engawa_move_seconds", "histogram", "People's moves, until stored and told.", metrics.MOVES),
        Metric("engawa_request_seconds", "histogram", "Requests, until the answer begins.", metrics.REQUESTS),
        Metric("engawa_commit_seconds", "histogram", "Transactions of the store.", store.commits),
        Metric("engawa_refusals_total", "counter", "What was refused, by code.", metrics.REFUSALS, "code"),
        Metric("engawa_thoughts_total", "counter", "What thinkers were asked for, by kind.", metrics.THOUGHTS, "kind"),
        *_of_the_process(),
    ]


def _of_the_process() -> list[Metric]:
    if not ITSELF.exists():
        return []
    pages = int((ITSELF / "statm").read_text().split()[1])
    memory, files = pages * os.sysconf("SC_PAGE_SIZE"), len(os.listdir(ITSELF / "fd"))
    return [
        Metric("process_resident_memory_bytes", "gauge", "Memory, without that of the thinkers.", memory),
        Metric("process_open_fds", "gauge", "Files and sockets that are open.", files),
    ]


def _health(tables: Tables, is_reachable: bool) -> Health:
    return Health(
        status="ok" if is_reachable else "trouble",
        version=engawa.__version__,
        tables=tables.count,
        sockets=metrics.SOCKETS["opened"] - metrics.SOCKETS["closed"],
        thinking=tables.queue.waiting,
        analyses=tables.analyses.count,
        writing=_store(tables).waiting,
    )


async def _is_reachable(store: Store) -> bool:
    try:
        async with asyncio.timeout(ANSWERS_IN):
            await store.check()
    except (StoreTrouble, TimeoutError):
        return False
    return True


def _store(tables: Tables) -> Store:
    assert isinstance(tables.store, Store)
    return tables.store
