"""Bytecode for a page, made ahead: its Python starts in less than half the time if it compiles nothing.

Only the Python that runs it can make it, so it is made by Pyodide itself, in Node, which imports this very module.
What was made is kept beside the packages of this environment, by what it was made of.
"""

from __future__ import annotations

import hashlib
import importlib.util
import io
import marshal
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

KEPT = Path(sys.prefix, "share", "engawa-page")
STILL = (1980, 1, 1, 0, 0, 0)  # the date of all files, so that the same files are the same archive
BRIEF = 2  # without docstrings and assertions: nobody in a page asks for them
UNCHECKED = (1).to_bytes(4, "little")  # it came with its source: nothing is compared
# In Node: the folders of Pyodide and of archives, this file, and the names of archives to be compiled in their place.
NODE = """
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [pyodide, folder, source, ...names] = process.argv.slice(1);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.FS.writeFile("bytecode.py", readFileSync(source));
for (const name of names) {
  const file = `${folder}/${name}`;
  python.FS.writeFile("/given", readFileSync(file));
  python.runPython("import bytecode; bytecode.compile_archive('/given', '/made')");
  writeFileSync(file, python.FS.readFile("/made"));
}
process.exit(0);
"""


def compiled(pyodide: Path, archives: Mapping[str, bytes]) -> dict[str, bytes] | None:
    """The bytecode of each of the *archives*, module by module; none where Node is missing, or fails."""
    engine = b"".join((pyodide / name).read_bytes() for name in ("pyodide.asm.wasm", "python_stdlib.zip"))
    made_by = hashlib.sha256(engine + Path(__file__).read_bytes()).digest()
    places = {
        name: KEPT / f"{name}-{hashlib.sha256(made_by + content).hexdigest()[:16]}"
        for name, content in archives.items()
    }
    missing = [name for name, place in places.items() if not place.exists()]
    with TemporaryDirectory() as folder:
        for name in missing:
            Path(folder, name).write_bytes(archives[name])
        command = ["node", "--input-type=module", "--eval", NODE, str(pyodide.resolve()), folder, __file__, *missing]
        try:
            if missing:
                subprocess.run(command, check=True)
        except (OSError, subprocess.CalledProcessError):
            return None
        KEPT.mkdir(parents=True, exist_ok=True)
        for name in missing:
            for earlier in KEPT.glob(f"{name}-*"):
                earlier.unlink()
            places[name].write_bytes(Path(folder, name).read_bytes())
    return {name: place.read_bytes() for name, place in places.items()}


def compile_archive(given: str, made: str) -> None:
    """Write the bytecode of all modules of an archive into another, under their names; this runs in Pyodide."""
    with zipfile.ZipFile(given) as sources, zipfile.ZipFile(made, "w") as opened:
        for name in sources.namelist():
            if name.endswith(".py"):
                opened.writestr(zipfile.ZipInfo(name, STILL), _bytecode(name, sources.read(name)))


def _bytecode(name: str, source: bytes) -> bytes:
    code = compile(source, name, "exec", dont_inherit=True, optimize=BRIEF)
    head = importlib.util.MAGIC_NUMBER + UNCHECKED + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def unzipped(content: bytes) -> Iterator[tuple[str, bytes]]:
    """The files of an archive."""
    with zipfile.ZipFile(io.BytesIO(content)) as opened:
        for name in sorted(opened.namelist()):
            if not name.endswith("/"):
                yield name, opened.read(name)
