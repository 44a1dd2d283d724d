"""What a page needs to run Python: complete, the same each time, and nothing of what is for machines."""

import gzip
import hashlib
import io
import json
import subprocess
import zipfile
from pathlib import Path

import pytest

import engawa
from engawa.core.errors import InvalidNotation
from engawa.page import bundle, bytecode, folder

MODULES = Path(__file__).parents[2] / "web" / "node_modules"
# Pyodide of a folder with some archives in it, and then Python: what was compiled since is no bytecode of ours.
NODE = """
import { readFileSync } from "node:fs";
const [folder, code, ...archives] = process.argv.slice(1);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: folder });
for (const name of archives) {
  const bytes = new Uint8Array(readFileSync(`${folder}/${name}`));
  python.unpackArchive(bytes, "zip", { extractDir: "/lib/python3.14/site-packages" });
}
console.log(python.runPython(code));
process.exit(0);
"""
IMPORT = """
import importlib, zipimport
compiled = []
def noted(compile):
    return lambda *given, **more: compiled.append(given[-1]) or compile(*given, **more)
loader = importlib.machinery.SourceFileLoader
loader.source_to_code = noted(loader.source_to_code)
zipimport._compile_source = noted(zipimport._compile_source)
import engawa.page.thinking, engawa.page.table
from engawa import bots, catalogue
f"{len([bots.opponent_of(game) for game in catalogue.games()])} games, compiled: {compiled}"
"""
HOUSE = '<meta name="engawa-house" content="python/{version}/" />'


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of Python, as `make play` puts them together."""
    place = tmp_path_factory.mktemp("python")
    manifest = bundle.bundle(MODULES, place)
    assert manifest_of(place) == manifest
    assert manifest_of(place / manifest["version"]) == manifest
    return place


@pytest.fixture
def client(made: Path, tmp_path: Path) -> Path:
    """A built client with Python beside it."""
    client = tmp_path / "dist"
    client.mkdir()
    (client / "index.html").write_text("<!doctype html><html><head><title>Engawa</title></head></html>")
    (client / "sw.js").write_text("keep(self.KEPT)")
    (client / "python").symlink_to(made)
    return client


def manifest_of(place: Path) -> dict:
    return json.loads((place / "manifest.json").read_text())


def content(place: Path, name: str) -> bytes:
    plain = place / manifest_of(place)["version"] / name
    packed = plain.with_name(f"{name}.gz")
    return gzip.decompress(packed.read_bytes()) if packed.exists() else plain.read_bytes()


def names(place: Path, archive: str) -> set[str]:
    return {*zipfile.ZipFile(io.BytesIO(content(place, archive))).namelist()}


def test_every_file_is_there_with_its_size(made: Path):
    manifest = manifest_of(made)
    assert {name: len(content(made, name)) for name in manifest["files"]} == manifest["files"]
    assert {name for archives in manifest["archives"].values() for name in archives} <= {*manifest["files"]}


def test_the_same_files_make_the_same_bundle_and_nothing_of_an_earlier_one_stays(made: Path, tmp_path: Path):
    (tmp_path / "earlier").mkdir()
    bundle.bundle(MODULES, tmp_path)
    assert files(tmp_path) == files(made)


def files(place: Path) -> dict[str, bytes | None]:
    return {
        path.relative_to(place).as_posix(): path.read_bytes() if path.is_file() else None for path in place.rglob("*")
    }


def test_all_rules_messages_and_kernels_of_bots_are_in_it_and_nothing_that_is_for_machines(made: Path):
    found = names(made, "engawa.zip")
    assert "engawa/games/niwa/clauses.toml" in found
    assert "engawa/messages/de/table.ftl" in found
    assert {name for name in found if name.startswith("engawa/kernels/bots.")} == {
        "engawa/kernels/bots.ninja_all_stars.lookahead.wasm",
        "engawa/kernels/bots.nueby.thinking.wasm",
    }
    assert not [name for name in found if name.startswith(("engawa/cli/", "engawa/lab/", "engawa/messages/xx"))]
    assert not {"engawa/server/app.py", "engawa/store/sqlite.py", "engawa/core/forge/numba_life.py"} & found


def test_what_the_workers_import_is_all_in_the_archives_and_nothing_is_compiled(made: Path, tmp_path: Path):
    """With nothing but the archives, the Python of a page can import both halves."""
    for name in manifest_of(made)["files"]:
        (tmp_path / name).write_bytes(content(made, name))
    archives = manifest_of(made)["archives"]["table"]
    command = ["node", "--input-type=module", "--eval", NODE, str(tmp_path), IMPORT, *archives]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == (f"{len(engawa.games())} games, compiled: []\n", "")


def test_without_node_modules_are_there_as_source(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(bytecode, "KEPT", tmp_path / "kept")
    sources = {"engawa.zip": bundle.archive([("engawa/__init__.py", b"x = 1")])}
    assert bundle.fast(MODULES / "pyodide", sources) == sources
    assert capsys.readouterr().err.startswith("engawa: without Node ")


def test_the_folder_has_everything_unpacked_and_says_what_it_is(client: Path, tmp_path: Path):
    target = tmp_path / "out" / "table"
    size = folder.write_folder(client, target)
    manifest = manifest_of(target / "python")
    assert HOUSE.format(**manifest) in (target / "index.html").read_text()
    place = target / "python" / manifest["version"]
    assert {name: (place / name).stat().st_size for name in manifest["files"]} == manifest["files"]
    assert not [*target.rglob("*.gz")]
    assert size == sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    (target / "old.txt").write_text("of an earlier version")
    folder.write_folder(client, target)
    assert not (target / "old.txt").exists()
    assert [path.name for path in target.parent.iterdir()] == ["table"]


def test_the_folder_says_what_may_run_in_it_and_what_is_to_be_kept(client: Path, tmp_path: Path):
    folder.write_folder(client, tmp_path / "out")
    page = (tmp_path / "out" / "index.html").read_text()
    assert "script-src 'self' 'wasm-unsafe-eval';" in page
    assert "frame-ancestors" not in page  # which only a header can say: browsers complain
    kept, keeper = keeper_of(tmp_path / "out")
    assert keeper == "keep(self.KEPT)"
    content = {name: path for name, path in files(tmp_path / "out").items() if path is not None and name != "sw.js"}
    assert kept["files"] == {name: hashlib.sha256(text).hexdigest() for name, text in content.items()}
    (client / "index.html").write_text("<head><title>Engawa, newer</title></head>")
    folder.write_folder(client, tmp_path / "newer")
    assert keeper_of(tmp_path / "newer")[0]["version"] != kept["version"]


def keeper_of(place: Path) -> tuple[dict, str]:
    """What the service worker is told to keep, and itself."""
    told, _, keeper = (place / "sw.js").read_text().partition(";\n")
    return json.loads(told.removeprefix("self.KEPT = ")), keeper


@pytest.mark.parametrize("inside", ["letter.txt", None])
def test_a_folder_with_something_else_in_it_is_left_alone(client: Path, tmp_path: Path, inside: str | None):
    target = tmp_path / "mine"
    if inside is None:
        target.write_text("a file")
    else:
        target.mkdir()
        (target / inside).write_text("dear")
    with pytest.raises(InvalidNotation, match=r"^expected an empty folder or one of ours, got .*mine with something"):
        folder.write_folder(client, target)
    assert (target if inside is None else target / inside).read_text() in ("a file", "dear")


def test_a_client_without_python_says_how_to_get_it(tmp_path: Path):
    (tmp_path / "index.html").write_text("<head></head>")
    with pytest.raises(InvalidNotation, match=r"^this client was built without Python for a page: run make offline"):
        folder.write_folder(tmp_path, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_place_that_cannot_be_written_is_one_line_and_nothing_is_left(client: Path, tmp_path: Path):
    (tmp_path / "file").write_text("")
    with pytest.raises(InvalidNotation, match=r"cannot be written: (Not a directory|File exists)$"):
        folder.write_folder(client, tmp_path / "file" / "out")
