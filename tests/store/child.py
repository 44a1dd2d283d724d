"""Another process that uses a store. `start` starts one; run as a script, this file is one."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from engawa.core.messages import say
from engawa.store import Draft, Store, StoreTrouble, Taken

NOBODY = 65534


def start(errand: str, *arguments: str | Path | int) -> subprocess.Popen[str]:
    """A process that does *errand*. It says 'ready', waits for a line, and then reports line by line."""
    command = [sys.executable, "-W", "error", __file__, errand, *map(str, arguments)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def go(child: subprocess.Popen[str]) -> None:
    """Let a child that is ready begin."""
    assert child.stdin is not None
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"
    child.stdin.write("go\n")


def reports(child: subprocess.Popen[str]) -> list[list[str]]:
    """All that a child has to say until it ends, word by word."""
    said, _ = child.communicate()
    return [line.split() for line in said.splitlines()]


async def opens(address: str) -> None:
    """Opens the store at the same moment as others."""
    await wait()
    async with await Store.open(address) as store:
        print("opened", await store.heads([]), flush=True)


async def plays(address: str) -> None:
    """Appends pairs of events to eight matches at once until it is killed."""

    async def play(match: str) -> None:
        await store.create(match, {})
        for number in range(0, 1_000_000, 2):
            await store.append(match, number, [Draft("move", {"pair": number}), Draft("outcome", {"pair": number})])
            print(match, number, flush=True)

    async with await Store.open(address) as store:
        await wait()
        await asyncio.gather(*(play(f"m{i}") for i in range(8)))


async def races(address: str, name: str, count: str) -> None:
    """Tries to write every number of a match before somebody else does."""
    async with await Store.open(address) as store:
        await wait()
        for number in range(int(count)):
            try:
                await store.append("race", number, [Draft("move", {"by": name})])
                print("won", number, flush=True)
            except Taken:
                print("lost", number, flush=True)


async def appends(address: str, match: str, number: str) -> None:
    """Appends one event."""
    async with await Store.open(address) as store:
        await wait()
        await store.append(match, int(number), [Draft("move", {})])


async def fills(address: str, size: str) -> None:
    """Appends until files may not grow any more, then once more when they may."""
    async with await Store.open(address) as store:
        await store.create("m", {})
        await wait()
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(size), hard))
        number = 0
        try:
            while True:
                await store.append("m", number, [Draft("move", {"text": "x" * 100_000}) for _ in range(2)])
                number += 2
                print("stored", number, flush=True)
        except StoreTrouble as trouble:
            print("trouble", trouble, flush=True)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        await store.append("m", number, [Draft("move", {}), Draft("move", {})])
        print("stored", number + 2, flush=True)


async def intrudes(own: str, *others: str) -> None:
    """Opens stores that are somebody else's."""
    async with await Store.open(own) as store:  # so that all is imported
        say("store-closed", where=store.where)
    await wait()
    if os.geteuid() == 0:
        os.setuid(NOBODY)
    for address in others:
        try:
            await Store.open(address)
        except StoreTrouble as trouble:
            print(trouble, flush=True)


async def wait() -> None:
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    errands: dict[str, Callable[..., Coroutine[None, None, None]]] = {
        "opens": opens,
        "plays": plays,
        "races": races,
        "appends": appends,
        "fills": fills,
        "intrudes": intrudes,
    }
    asyncio.run(errands[sys.argv[1]](*sys.argv[2:]))
