"""A wheel in an empty environment, without a compiler: what it weighs, and when a master first moves.

`python -m bench.cold` builds the wheel, installs it with its extras `table` and `dice`, starts `engawa` there for every
game anew, and counts from the request for a match between two masters until the first move is told.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path

from websockets.asyncio.client import connect

from engawa.server import wire

ROOT = Path(__file__).parents[1]
EXTRAS = "table,dice"
GOAL, MEGABYTES = 1.0, 230


def installed(folder: Path) -> Path:
    """The Python of an environment in which the wheel is installed."""
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(build, check=True)
    (wheel,) = folder.glob("engawa-*.whl")
    venv.create(folder / "venv", with_pip=True)
    python = folder / "venv" / "bin" / "python"
    options = ["--quiet", "--constraint", str(ROOT / "constraints.txt")]
    subprocess.run([python, "-m", "pip", "install", *options, f"{wheel}[{EXTRAS}]"], check=True)
    return python


def weight(python: Path) -> float:
    """Megabytes of all that was installed."""
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.run([python, "-c", code], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    files = [path for path in Path(packages).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    ours = [path for path in files if path.relative_to(packages).parts[0] not in ("pip", "setuptools")]
    return sum(path.stat().st_size for path in ours) / 1e6


async def first_move(python: Path, folder: Path, game: str, players: int) -> float:
    """Seconds from the wish for a match until its first move is told, in a server that has just been started."""
    own = {"HOME": str(folder), "ENGAWA_DATA": str(folder / "data"), "XDG_CACHE_HOME": str(folder / "cache")}
    environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "DISPLAY")} | own
    command = [str(python.with_name("engawa")), "--no-browser", "--port", "0"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+/", line)))
        wish = {"game": game, "seats": [{"kind": "bot", "bot": "master"}] * players}
        begun = time.perf_counter()
        asked = urllib.request.Request(
            f"{address}api/matches", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        made = json.load(await asyncio.to_thread(urllib.request.urlopen, asked))
        url = f"{address.replace('http', 'ws')}api/matches/{made['match']}/socket"
        async with connect(url) as socket:
            hello = {"type": "hello", "version": wire.VERSION, "token": made["spectator"], "number": None}
            await socket.send(json.dumps(hello))
            async for message in socket:
                said = json.loads(message)
                if said["type"] == "played" and said["entry"]["by"] != "chance":
                    break
        return time.perf_counter() - begun
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    """Measure, and print a table."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        python = installed(folder)
        print(f"installed: {weight(python):.0f} MB (goal ≤ {MEGABYTES})")
        shelf = subprocess.run([python.with_name("engawa"), "games", "--json"], check=True, stdout=subprocess.PIPE)
        for card in json.loads(shelf.stdout):
            seconds = asyncio.run(first_move(python, folder, card["key"], card["players"][0]))
            print(f"{card['key']:24} {seconds:5.2f} s until a master's first move (goal ≤ {GOAL:.0f})", flush=True)


if __name__ == "__main__":
    main()
