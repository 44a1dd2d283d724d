"""What a page needs to run Python, put together when the client is built.

Pyodide and MuJoCo come from npm. Packages are those of this environment, of which only what a page uses is taken;
pydantic_core comes from the package index as it was built for Pyodide, and without it there are bots in the
page but no table. Modules are there as bytecode; where Node is missing, as source. Archives are not packed
by themselves: whoever serves them packs them better as a whole.
Files lie in a folder that is named by what is in them, so that no page ever gets those of two versions.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path
from typing import Any

import engawa
from engawa.page import bytecode
from engawa.page.bytecode import KEPT, STILL, unzipped
from engawa.page.folder import PACKED

RUNTIME = (
    *(f"pyodide/{name}" for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")),
    *(f"@mujoco/mujoco/{name}" for name in ("mujoco.js", "mujoco.wasm")),  # loaded only where dice are thrown
)
STANDARD = Path("pyodide/python_stdlib.zip")
# Of the standard library, what nothing in a page imports.
UNUSED = (
    "_pydatetime", "_pydecimal", "_pyio", "_pyrepl/", "argparse", "asyncio/windows", "bdb.", "cProfile", "cmd.",
    "compileall", "curses/", "dbm/", "difflib", "doctest", "encodings/big5", "encodings/cp1", "encodings/cp7",
    "encodings/cp8", "encodings/euc", "encodings/gb", "encodings/iso2022", "encodings/koi8", "encodings/mac_",
    "encodings/shift", "ensurepip/", "filecmp", "fileinput", "ftplib", "http/server", "idlelib/", "imaplib",
    "lib2to3/", "mailbox", "modulefinder", "multiprocessing/", "optparse", "pdb", "pickletools", "pip/", "plistlib",
    "poplib", "profile", "profiling/", "pstats", "pyclbr", "pydoc", "smtplib", "socketserver", "sqlite3/", "symtable",
    "tabnanny", "tarfile", "tkinter/", "trace.", "tracemalloc", "turtle", "unittest/", "venv/", "wave", "wsgiref/",
    "xml/", "xmlrpc/", "zipapp",
)  # fmt: skip
# Of engawa, what is for machines: the terminal, the lab, databases, web frameworks, compilers, and what learns.
MACHINES = (
    "cli/", "core/forge/numba_life.py", "core/forge/program.py", "core/processes.py", "core/forge/wasm.py",
    "core/forge/wasmtime_machine.py", "dice/bank/__main__.py", "kernels/lab.", "kernels/search.uct", "lab/",
    "messages/xx-pseudo/", "page/bundle.py", "page/bytecode.py", "page/folder.py", "server/app.py",
    "server/archive.py", "server/bots.py", "server/child.py", "server/client.py", "server/dist/",
    "server/exposition.py", "server/fast_socket.py", "server/health.py", "server/hosted.py", "server/hosting/",
    "server/lines.py", "server/lockfile.py", "server/logs.py", "server/retention.py", "server/run.py",
    "server/setting.py", "server/shutdown.py", "server/typescript.py", "store/backup.py", "store/batch.py",
    "store/database.py", "store/listener.py", "store/postgresql.py", "store/schema.py", "store/sqlite",
    "store/store.py", "store/trouble.py", "store/versions.py", "store/writer.py",
)  # fmt: skip
LOCALES = "babel/locale-data/root.dat", "babel/locale-data/en.dat", "babel/locale-data/de.dat"
# Packages by what they are for, with what is left out of each.
WORDS: dict[str, tuple[str, ...]] = {
    "fluent.runtime": (),
    "fluent.syntax": (),
    "attrs": (),
    "babel": ("babel/messages/", "babel/locale-data/"),
    "pytz": ("pytz/zoneinfo/",),
    "typing_extensions": (),
}
TABLE: dict[str, tuple[str, ...]] = {
    "annotated-types": (),
    "pydantic": ("pydantic/v1/", "pydantic/mypy.py"),
    "tomli_w": (),
    "typing-inspection": (),
}
CORE = "pydantic_core"
OWN, WORDS_ZIP, TABLE_ZIP = "engawa.zip", "words.zip", "table.zip"
PYTHON = "3.14"
TAG = "cpython-314"
TAGS = [
    "--platform", "pyemscripten_2026_0_wasm32", "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314",
]  # fmt: skip
LEVEL = 6  # of packing: 9 takes four times as long for a hundredth
WORTH = 0.9  # of its size: a file that packing makes no smaller stays as it is

Files = Iterator[tuple[str, bytes]]


def bundle(modules: Path, folder: Path) -> dict[str, Any]:
    """Write all files into *folder*, from npm's *modules* and this environment; what is in it."""
    made = {Path(name).name: (modules / name).read_bytes() for name in RUNTIME}
    sources = sources_of(modules)
    archives = {"bots": [WORDS_ZIP, OWN]}
    if TABLE_ZIP in sources:
        archives["table"] = [*archives["bots"], TABLE_ZIP]
    made |= fast(modules / STANDARD.parent, sources)
    digest = hashlib.sha256(b"".join(hashlib.sha256(made[name]).digest() for name in sorted(made))).hexdigest()
    manifest: dict[str, Any] = {
        "version": digest[:16],
        "python": PYTHON,
        "archives": archives,
        "files": {name: len(content) for name, content in sorted(made.items())},
    }
    if folder.exists():
        shutil.rmtree(folder)
    (folder / manifest["version"]).mkdir(parents=True)
    for name, content in made.items():
        write(folder / manifest["version"] / name, content)
    for place in (folder / manifest["version"], folder):  # for pages, and to find out the version
        (place / "manifest.json").write_text(json.dumps(manifest, indent=1))
    return manifest


def sources_of(modules: Path) -> dict[str, bytes]:
    """The archives, with modules as source."""
    sources = {
        STANDARD.name: archive(standard(modules / STANDARD)),
        WORDS_ZIP: archive(found for name, without in WORDS.items() for found in package(name, without)),
        OWN: archive(own()),
    }
    core = _core()
    if core is not None:
        parts = [found for name, without in TABLE.items() for found in package(name, without)]
        sources[TABLE_ZIP] = archive([*parts, *unzipped(core)])
    return sources


def own() -> Files:
    """The files of engawa that a page uses."""
    root = Path(engawa.__file__).parent
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and "__pycache__" not in name and not name.startswith(MACHINES):
            yield f"engawa/{name}", path.read_bytes()


def package(name: str, without: tuple[str, ...]) -> Files:
    """The modules and data of an installed package."""
    files = distribution(name).files or []
    for file in sorted(files, key=str):
        path = file.as_posix()
        kept = not path.startswith((*without, "..")) or path in LOCALES
        if kept and "__pycache__" not in path and (".dist-info/" not in path or path.endswith("METADATA")):
            yield path, Path(str(file.locate())).read_bytes()


def standard(path: Path) -> Files:
    """The standard library but for what nobody uses."""
    return ((name, content) for name, content in unzipped(path.read_bytes()) if not name.startswith(UNUSED))


def fast(pyodide: Path, sources: dict[str, bytes]) -> dict[str, bytes]:
    """The archives with bytecode in place of source, as far as it can be had."""
    compiled = bytecode.compiled(pyodide, sources)
    if compiled is None:
        print("engawa: without Node a page compiles its Python whenever it is opened", file=sys.stderr)
        return sources
    return {name: archive(_exchanged(name, content, compiled[name])) for name, content in sources.items()}


def _exchanged(archive: str, sources: bytes, compiled: bytes) -> Files:
    """Our own modules with bytecode beside them, since stamps are of what the source says; others as that alone."""
    codes = dict(unzipped(compiled))
    for name, content in unzipped(sources):
        code = codes.get(name)
        if code is None or archive == OWN:
            yield name, content
        if code is not None and archive == OWN:
            place, _, module = name.rpartition("/")
            yield f"{place}/__pycache__/{module.removesuffix('.py')}.{TAG}.pyc", code
        elif code is not None:
            yield f"{name}c", code


def archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Files as one, as they are."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as opened:
        for name, content in files:
            opened.writestr(zipfile.ZipInfo(name, STILL), content)
    return made.getvalue()


def write(path: Path, content: bytes) -> None:
    """A file; where that is worth it only packed, which the server sends as it lies there."""
    packed = gzip.compress(content, LEVEL, mtime=0)
    if len(packed) < WORTH * len(content):
        path.with_name(path.name + PACKED).write_bytes(packed)
    else:
        path.write_bytes(content)


def _core() -> bytes | None:
    """pydantic_core for Pyodide, in the version of this environment; downloaded once."""
    try:
        wanted = f"{CORE}=={version(CORE)}"
    except PackageNotFoundError:
        return None
    pattern = f"{CORE}-{version(CORE)}-*wasm32.whl"
    if not any(KEPT.glob(pattern)):
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*command, "--only-binary=:all:", *TAGS, "--dest", str(KEPT), wanted], check=False)
    return next((wheel.read_bytes() for wheel in KEPT.glob(pattern)), None)


def main() -> None:
    """Put together what a page needs to run Python."""
    parser = argparse.ArgumentParser(prog="python -m engawa.page.bundle", description=main.__doc__)
    parser.add_argument("modules", type=Path, help="npm's folder, with Pyodide and MuJoCo in it")
    parser.add_argument("folder", type=Path, nargs="?", help="where to put it; without, bytecode is made and kept")
    given = parser.parse_args()
    if given.folder is None:
        fast(given.modules / STANDARD.parent, sources_of(given.modules))
        return
    made = bundle(given.modules, given.folder)
    if "table" not in made["archives"]:
        print(f"engawa: {CORE} for Pyodide could not be had: this page needs a server", file=sys.stderr)


if __name__ == "__main__":
    main()
