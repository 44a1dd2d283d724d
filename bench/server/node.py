"""Node and what it needs for the bench: the peer, and the crowd's sockets."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

FOLDER = Path(__file__).with_name("node")
PACKAGES = ("boardgame.io", "socket.io", "ws")
QUIETLY = ("--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error")


def lacks() -> str | None:
    """What is missing here, if something is."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    return f"expected {' and '.join(missing)} on the PATH" if missing else None


def install() -> str | None:
    """Have npm bring the packages, beside their `package.json`, where git does not look; what failed, if it did."""
    npm = subprocess.run(["npm", "install", *QUIETLY], cwd=FOLDER, capture_output=True, text=True)
    said = npm.stderr.strip().splitlines() or ["it did not say why"]
    return f"expected npm to install {', '.join(PACKAGES)}: {said[0]}" if npm.returncode else None


def versions() -> dict[str, str]:
    """The versions of Node and of the packages that were installed."""
    read = {name: json.loads((FOLDER / "node_modules" / name / "package.json").read_text()) for name in PACKAGES}
    said = subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return {"node": said.strip().removeprefix("v"), **{name: package["version"] for name, package in read.items()}}
