"""The host's commands: what is done to a store beside its server, most of it while that goes on."""

from __future__ import annotations

import os
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from engawa.cli import parameters
from engawa.cli.screen import Screen
from engawa.core import documents, errors, extras, messages

if TYPE_CHECKING:
    from engawa.server.archive import Done
    from engawa.store.store import Summary

T = TypeVar("T")

DAY = 86_400.0
MOST_DAYS = 36_500
FAULTY = 1  # the exit code where something stored is not as it should be

Data = Annotated[str | None, typer.Option("--data", metavar="cli-word-data", help="cli-option-admin-data")]
Into = Annotated[str, typer.Argument(metavar="cli-word-file", help="cli-argument-backup")]
From = Annotated[str, typer.Argument(metavar="cli-word-file", help="cli-argument-restore")]
Records = Annotated[str, typer.Argument(metavar="cli-word-file", help="cli-argument-export")]
Ids = Annotated[list[str] | None, typer.Argument(metavar="cli-word-match", help="cli-argument-forget")]
OverFor = Annotated[str | None, typer.Option("--over-for", metavar="cli-word-days", help="cli-option-over-for")]
IdleFor = Annotated[str | None, typer.Option("--idle-for", metavar="cli-word-days", help="cli-option-idle-for")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="cli-option-dry-run")]


def admin(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        print(ctx.get_help())


def backup(ctx: typer.Context, file: Into, data: Data = None, json: parameters.AsJson = False) -> None:
    screen, address = _begun(ctx, data)
    from engawa.store.backup import back_up

    with screen.bar("admin-backing-up") as advance:
        rows = _run(back_up(address, Path(file).expanduser().absolute(), advance))
    _tell(screen, json, "admin-backed-up", where=file, rows=rows)


def restore(ctx: typer.Context, file: From, data: Data = None, json: parameters.AsJson = False) -> None:
    screen, address = _begun(ctx, data, exists=False)
    from engawa.server import lockfile
    from engawa.store import StoreTrouble, backup, file_of, shown_address

    try:
        with lockfile.held(file_of(address)), screen.bar("admin-restoring") as advance:
            rows = _run(backup.restore(Path(file).expanduser().absolute(), address, advance))
    except StoreTrouble as trouble:
        raise errors.InvalidNotation(trouble.message) from None
    _tell(screen, json, "admin-restored", where=shown_address(address), rows=rows)


def forget(
    ctx: typer.Context,
    ids: Ids = None,
    over_for: OverFor = None,
    idle_for: IdleFor = None,
    dry_run: DryRun = False,
    data: Data = None,
    json: parameters.AsJson = False,
) -> None:
    screen, address = _begun(ctx, data)
    kept = {"over": _seconds(over_for, "--over-for"), "open": _seconds(idle_for, "--idle-for")}
    if not ids and not any(kept.values()):
        raise errors.InvalidNotation(messages.Message("admin-forget-what"))
    found = _run(_forget(address, ids or [], kept, dry_run))
    if json:
        screen.document({"forgotten": found, "dry_run": dry_run})
        return
    for match in found:
        screen.whole(match)
    screen.tell("admin-would-forget" if dry_run else "admin-forgotten", matches=len(found))


async def _forget(address: str | None, ids: list[str], kept: dict[str, float | None], dry_run: bool) -> list[str]:
    from engawa.store import Store

    now = time.time()

    def is_old(match: Summary) -> bool:
        seconds = kept[match.state]
        return seconds is not None and match.active < now - seconds

    async with await Store.open(address) as store:
        listed = await store.summaries()
        known = {match.id for match in listed}
        for match in ids:
            if match not in known:
                raise errors.InvalidNotation(messages.Message("admin-no-match", match=documents.shown(match)))
        if dry_run:
            return sorted({match.id for match in listed if is_old(match)} | {*ids})
        gone = await store.remove(ids)
        for state, seconds in kept.items():
            if seconds is not None:
                gone += await store.forget(now - seconds, state)  # type: ignore[arg-type]
        return sorted({*gone})


def export(ctx: typer.Context, file: Records, data: Data = None, json: parameters.AsJson = False) -> None:
    screen, address = _begun(ctx, data)
    from engawa.server.archive import exported

    done = _run(exported(address, file, lambda items, total: screen.watch(items, total, "admin-exporting")))
    for line in _problems(screen, done):
        screen.aside.print(line, highlight=False, markup=False, soft_wrap=True)
    _tell(screen, json, "admin-exported", where=file, matches=done.good)
    if done.problems:
        raise typer.Exit(FAULTY)


def check(ctx: typer.Context, data: Data = None, json: parameters.AsJson = False) -> None:
    screen, address = _begun(ctx, data)
    from engawa.server.archive import checked

    done = _run(checked(address, lambda items, total: screen.watch(items, total, "admin-checking")))
    if json:
        told = [{"match": match, "problem": problem.text(screen.lang)} for match, problem in done.problems]
        screen.document({"good": done.good, "problems": told})
    else:
        for line in _problems(screen, done):
            screen.whole(line)
        screen.tell("admin-checked", good=done.good, bad=len(done.problems))
    if done.problems:
        raise typer.Exit(FAULTY)


def limits(ctx: typer.Context, json: parameters.AsJson = False) -> None:
    screen: Screen = ctx.obj
    extras.expect_extra("table")
    from engawa.server.limits import Limits, Rate

    values = Limits()._asdict()
    if json:
        screen.document({name: value._asdict() if isinstance(value, Rate) else value for name, value in values.items()})
        return

    def shown(value: Any) -> str:
        if isinstance(value, Rate):
            return screen.say("admin-rate", second=f"{value.second:g}", once=str(value.once))
        return f"{value:g}"

    screen.entries([(name, shown(value)) for name, value in values.items()])
    screen.tell("admin-limits-more")


COMMANDS = backup, restore, forget, export, check, limits


def _begun(ctx: typer.Context, data: str | None, exists: bool = True) -> tuple[Screen, str | None]:
    """The screen, and where the store is: that which a server would take, if there is one."""
    extras.expect_extra("table")
    from engawa.store import StoreTrouble, file_of

    address = data or os.environ.get("ENGAWA_STORE") or None
    try:
        file = file_of(address)
    except StoreTrouble as trouble:
        raise errors.InvalidNotation(trouble.message) from None
    if exists and file is not None and not file.exists():
        missing = messages.Message("store-trouble", where=str(file), problem=messages.Message("store-nowhere"))
        raise errors.InvalidNotation(missing)
    return ctx.obj, address


def _run(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    from engawa.store import StoreTrouble

    try:
        return asyncio.run(work)
    except StoreTrouble as trouble:
        raise errors.InvalidNotation(trouble.message) from None


def _tell(screen: Screen, json: bool, key: str, **facts: Any) -> None:
    if json:
        screen.document(facts)
    else:
        screen.tell(key, **facts)


def _problems(screen: Screen, done: Done) -> list[str]:
    return [f"{match}: {problem.text(screen.lang)}" for match, problem in done.problems]


def _seconds(days: str | None, option: str) -> float | None:
    return None if days is None else parameters.read_number(days, option, 0, MOST_DAYS) * DAY
