"""The table as a folder of files that any web server serves, and that needs no other."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import tempfile
from pathlib import Path

from engawa.core.errors import InvalidNotation
from engawa.core.messages import Message
from engawa.server.policy import policy_of

SIGN = "engawa-offline.json"  # in a folder that we have written, and may write anew
HEAD = "<head>"
SAFE = f'<meta http-equiv="Content-Security-Policy" content="{policy_of()}" />'  # whoever serves it
HOUSE = '<meta name="engawa-house" content="python/{version}/" />'  # no server, but Python there
KEEPER = "sw.js"  # keeps the files in the browser (web/src/sw.ts)
PACKED = ".gz"  # files that our own server sends as they are


def write_folder(client: Path, folder: Path) -> int:
    """Write the built *client* with its Python as a *folder*, all or nothing; the bytes of it.

    A folder with something else in it is left alone.
    """
    place = client / "python" / "manifest.json"
    manifest = json.loads(place.read_text()) if place.exists() else {"archives": {}}
    if "table" not in manifest["archives"]:
        raise InvalidNotation(Message("offline-no-python"))
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / SIGN).exists())):
        raise InvalidNotation(Message("offline-not-empty", folder=str(folder)))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".engawa-") as beside:
            made = Path(beside, "made")
            shutil.copytree(client, made)
            for packed in made.rglob(f"*{PACKED}"):
                plain = packed.with_suffix("")
                if not plain.exists():
                    plain.write_bytes(gzip.decompress(packed.read_bytes()))
                packed.unlink()
            page = made / "index.html"
            house = HOUSE.format(version=manifest["version"])
            head = "\n    ".join((HEAD, SAFE, house))
            page.write_text(page.read_text("utf-8").replace(HEAD, head, 1), "utf-8")
            (made / SIGN).write_text(json.dumps({"version": manifest["version"]}))
            _tell_keeper(made)
            made.chmod(0o755)
            if folder.exists():
                folder.rename(Path(beside, "before"))
            made.rename(folder)
    except OSError as error:
        problem = error.strerror or str(error)
        raise InvalidNotation(Message("offline-not-written", folder=str(folder), problem=problem)) from None
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _tell_keeper(made: Path) -> None:
    """Name the files that are to be kept, each with its digest, and a version that is theirs as a whole."""
    keeper = made / KEEPER
    files = {
        path.relative_to(made).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(made.rglob("*"))
        if path.is_file() and path != keeper
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    kept = json.dumps({"version": version, "files": files}, separators=(",", ":"))
    keeper.write_text(f"self.KEPT = {kept};\n{keeper.read_text('utf-8')}", "utf-8")
