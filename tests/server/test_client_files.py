"""The files of the built client: packed for whoever takes that, typed, kept for as long as they hold."""

import gzip
import http.client
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.conftest import FAST, running
from server.serve import PATIENT

SCRIPT = "say('welcome to the table');\n" * 100
FONT = bytes(range(256))
FOREVER = "public, max-age=31536000, immutable"
OTHERS = [
    "/../secret.html", "/%2e%2e/secret.html", "/assets/..%2f..%2fsecret.html", "//etc/passwd", "/nothing", "/assets",
    "/%00", "/" + "a" * 5000, "/../secret.txt", "/assets/..%2f..%2fsecret.txt",
]  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built") / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Engawa</title>")
    (folder / "assets" / "index-1a2b3c.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    (folder / "assets" / "inter-4d5e6f.woff2").write_bytes(FONT)
    (folder / "python").mkdir()
    (folder / "python" / "pyodide.asm.wasm.gz").write_bytes(gzip.compress(FONT * 9, mtime=0))
    (folder / "python" / "7a8b9c").mkdir()
    for place in (folder / "python", folder / "python" / "7a8b9c"):
        (place / "manifest.json").write_text("{}")
    folder.with_name("secret.html").write_text("secret")
    folder.with_name("secret.txt.gz").write_bytes(gzip.compress(b"secret", mtime=0))
    return folder


@pytest.fixture(scope="module")
def http_of(folder: Path) -> Iterator[httpx.Client]:
    for server in running(folder.parent, limits=FAST, client=str(folder)):
        yield server.http


def test_a_file_is_sent_packed_to_whoever_takes_that(http_of):
    plain = http_of.get("/assets/index-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    packed = http_of.get("/assets/index-1a2b3c.js", headers={"Accept-Encoding": "br, gzip"})
    assert plain.text == packed.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) == len(SCRIPT)
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert plain.headers["content-type"] == packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert plain.headers["etag"] != packed.headers["etag"]


def test_a_file_that_lies_there_only_packed_is_sent_to_all(http_of):
    plain = http_of.get("/python/pyodide.asm.wasm", headers={"Accept-Encoding": "identity"})
    packed = http_of.get("/python/pyodide.asm.wasm", headers={"Accept-Encoding": "gzip"})
    assert plain.content == packed.content == FONT * 9
    assert ("content-encoding" in plain.headers, packed.headers["content-encoding"]) == (False, "gzip")
    assert plain.headers["content-type"] == "application/wasm"
    assert int(plain.headers["content-length"]) == len(FONT * 9)


def test_what_has_a_hash_in_its_name_is_kept_and_the_rest_asked_for_again(http_of):
    font = http_of.get("/assets/inter-4d5e6f.woff2")
    assert (font.content, font.headers["content-type"]) == (FONT, "font/woff2")
    assert font.headers["cache-control"] == FOREVER
    assert http_of.get("/assets/index-1a2b3c.js").headers["cache-control"] == FOREVER
    assert http_of.get("/python/7a8b9c/manifest.json").headers["cache-control"] == FOREVER  # the folder has it
    assert http_of.get("/python/manifest.json").headers["cache-control"] == "no-cache"
    assert http_of.get("/").headers["cache-control"] == "no-cache"


def test_a_page_may_talk_only_to_its_server_and_nothing_is_taken_for_what_it_is_not(http_of):
    page, script, answer = (http_of.get(path).headers for path in ("/", "/assets/index-1a2b3c.js", "/api/games"))
    for headers in (page, answer):
        assert headers["content-security-policy"].startswith("default-src 'self'; ")
        assert headers["referrer-policy"] == "no-referrer"
    assert "content-security-policy" not in script
    assert {headers["x-content-type-options"] for headers in (page, script, answer)} == {"nosniff"}


def test_a_page_is_sent_again_only_if_it_says_something_else(http_of, folder):
    first = http_of.get("/")
    again = http_of.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    # As of a newer wheel: of the same length, and from the same second.
    page, times = folder / "index.html", (folder / "index.html").stat()
    page.write_text("<title>engawA</title>")
    os.utime(page, (times.st_atime, times.st_mtime))
    newer = http_of.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (newer.status_code, newer.text) == (200, "<title>engawA</title>")


def test_a_head_tells_what_would_come(http_of):
    asked = {"Accept-Encoding": "gzip"}
    head, whole = (http_of.request(method, "/assets/index-1a2b3c.js", headers=asked) for method in ("HEAD", "GET"))
    assert head.content == b""
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path[:40])
def test_nothing_else_is_sent(http_of, path):
    connection = http.client.HTTPConnection(http_of.base_url.host, http_of.base_url.port, timeout=PATIENT)
    connection.request("GET", path)
    answer = connection.getresponse()
    said = answer.read()
    connection.close()
    assert answer.status == 404
    assert b"there is nothing at this address" in said


def test_a_long_answer_of_the_table_is_packed_and_a_short_one_is_not(http_of):
    rules = http_of.get("/api/games/niwa/rules", headers={"Accept-Encoding": "gzip"})
    assert rules.headers["content-encoding"] == "gzip"
    assert int(rules.headers["content-length"]) < len(rules.content)
    assert rules.json()["key"] == "niwa"
    assert "content-encoding" not in http_of.get("/api/games/none/rules", headers={"Accept-Encoding": "gzip"}).headers
