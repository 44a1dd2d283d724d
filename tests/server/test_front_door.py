"""`engawa` alone, as a wheel brings it: the page, the browser that opens when the table answers, the way it ends."""

import asyncio
import gzip
import os
import re
import shutil
import socket
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from cli.session import Terminal, clean_environment
from server.people import make, sit
from server.serve import PATIENT

import engawa
from engawa.cli.serving import qr_code
from engawa.server.app import create_app
from engawa.server.limits import Limits, Rate
from engawa.server.run import lan_addresses

ROOT = Path(__file__).parents[2]
PAGE = '<!doctype html><title>Engawa</title><script type="module" src="./assets/index-1a2b3c.js"></script>'
CLIENT = {"index.html": PAGE, "icon.svg": "<svg/>", "assets/index-1a2b3c.js": "say('welcome');" * 100}
FETCH = """
import sys, urllib.request
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
print("the browser got", opener.open(sys.argv[1]).status)
"""


def write_client(folder: Path) -> None:
    """A client as small as can be, packed as Vite's build packs it."""
    for name, text in CLIENT.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        if len(text) > 100:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def build_wheel(tree: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "made"]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True)


def needs_of(tree: Path) -> list[str]:
    """What a wheel asks for where no extra is chosen. Its version is that of the package."""
    (wheel,) = (tree / "made").glob(f"engawa-{engawa.__version__}-*.whl")
    text = zipfile.ZipFile(wheel).read(f"engawa-{engawa.__version__}.dist-info/METADATA").decode()
    needs = re.findall("^Requires-Dist: (.*)$", text, re.MULTILINE)
    return sorted(need for need in needs if "extra ==" not in need)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout in which nothing is built yet."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return tree


@pytest.fixture(scope="module")
def installed(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which Engawa is what a wheel has brought."""
    write_client(tree / "web" / "dist")
    built = build_wheel(tree)
    assert built.returncode == 0, built.stderr
    site = tmp_path_factory.mktemp("site")
    (wheel,) = (tree / "made").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(site)
    return {"PYTHONPATH": str(site), "ENGAWA_DATA": str(site / "data"), "LANG": "en"}


@pytest.fixture
def browser(tmp_path: Path) -> dict[str, str]:
    """A browser that says how the table answered it."""
    (tmp_path / "fetch.py").write_text(FETCH)
    return {"BROWSER": f"{sys.executable} {tmp_path / 'fetch.py'} %s"}


class Opened:
    """A table that was opened in a terminal."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.said = terminal.expect("Matches are kept in ") + terminal.expect("\r\n")
        self.address = re.search(r"http://\S+", self.said)[0]
        self.http = httpx.Client(base_url=self.address, trust_env=False, timeout=PATIENT)

    def close(self) -> str:
        """Clear the table with Ctrl-C; all that was said after it was set."""
        self.http.close()
        self.terminal.press("\x03")
        assert self.terminal.end() == 0
        return self.terminal.seen


@pytest.fixture
def table(installed: dict[str, str]) -> Iterator[Opened]:
    with Terminal("--no-browser", "--port", "0", **installed) as terminal:
        opened = Opened(terminal)
        yield opened
        opened.http.close()


def test_a_wheel_without_a_built_client_says_how_to_get_it_and_has_all_the_rest(
    tmp_path: Path, tree: Path, installed: dict[str, str]
):
    shutil.copytree(tree, tmp_path / "tree", ignore=shutil.ignore_patterns("web", "made"))
    built = build_wheel(tmp_path / "tree")
    assert built.returncode == 0
    said = "web/dist has no built client, so the table has no page: 'make client' builds it"
    assert said in (built.stdout + built.stderr).splitlines()
    assert needs_of(tmp_path / "tree") == [
        "fluent-runtime>=0.4",
        "rich>=14",
        "typer>=0.29",
        "wasmtime>=50; sys_platform != 'emscripten'",
    ]
    (bare,), (whole,) = ((folder / "made").glob("*.whl") for folder in (tmp_path / "tree", tree))
    names, more = ({*zipfile.ZipFile(wheel).namelist()} for wheel in (bare, whole))
    assert names < more
    assert {"engawa/server/hosting/Containerfile", "engawa/server/hosting/engawa@.service"} < names
    assert {name.removeprefix("engawa/server/dist/").removesuffix(".gz") for name in more - names} == {*CLIENT}


def test_what_a_wheel_brings_serves_its_page_its_files_and_the_games(table: Opened):
    page = table.http.get("/")
    assert (page.text, page.headers["content-type"]) == (PAGE, "text/html; charset=utf-8")
    (script,) = re.findall(r'src="\./(.*?)"', page.text)
    assert table.http.get(script).text == CLIENT["assets/index-1a2b3c.js"]
    assert "niwa" in [game["key"] for game in table.http.get("/api/games").json()]


def test_the_table_says_where_it_is_and_where_its_matches_are(table: Opened, installed: dict[str, str]):
    assert re.match(r"The table is set at http://127\.0\.0\.1:\d+/ \(Ctrl-C clears it\)\.\r\n", table.said)
    data = Path(installed["ENGAWA_DATA"]) / "matches.db"
    assert table.said.endswith(f"Matches are kept in {data}\r\n")
    assert data.exists()


def test_an_interrupt_clears_the_table_quietly_while_somebody_plays_a_bot(table: Opened):
    server = SimpleNamespace(host=httpx.URL(table.address).netloc.decode(), http=table.http)
    made = make(server, "random", "me")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        assert table.close() == "^C"


def test_the_browser_is_opened_when_the_table_answers(installed: dict[str, str], browser: dict[str, str]):
    with Terminal("--port", "0", **installed, **browser) as terminal:
        table = Opened(terminal)
        terminal.expect("the browser got 200")
        table.close()


def test_whoever_sets_a_second_table_is_led_to_the_first(
    table: Opened, installed: dict[str, str], browser: dict[str, str]
):
    with Terminal(**installed, **browser) as again:
        said = again.expect("the browser got 200")
        assert said.startswith(f"The table is set already, at {table.address}\r\n")
        assert again.end() == 0
    for wish in (["--lan"], ["--port", "0"]):
        with Terminal("--no-browser", *wish, **installed) as other:
            line = f"engawa: these matches are on a table already, at {table.address}: end that one first, "
            assert other.expect("--data").startswith(line)
            assert other.end() == 2
    assert table.close() == "^C"
    with Terminal("--no-browser", "--port", "0", **installed) as later:
        Opened(later).close()


def test_a_table_that_was_killed_is_no_longer_in_the_way(installed: dict[str, str]):
    with Terminal("--no-browser", "--port", "0", **installed) as killed:  # when this ends
        Opened(killed).http.close()
    with Terminal("--no-browser", "--port", "0", **installed) as later:
        Opened(later).close()


def test_nobody_opens_a_browser_against_your_will(installed: dict[str, str], browser: dict[str, str]):
    with Terminal("--port", "0", "--no-browser", **installed, **browser) as terminal:
        table = Opened(terminal)
        assert table.http.get("/").status_code == 200
        assert "browser" not in table.close()


def test_no_browser_is_opened_where_there_is_no_page(tree: Path, browser: dict[str, str], tmp_path: Path):
    bare = {"PYTHONPATH": str(tmp_path / "src"), "ENGAWA_DATA": str(tmp_path), "LANG": "en"}
    shutil.copytree(tree / "src", tmp_path / "src")
    with Terminal("--port", "0", **bare, **browser) as terminal:
        table = Opened(terminal)
        terminal.expect("The page is not built here; “make client” in a checkout builds it")
        page = table.http.get("/")
        assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
        assert "“make client” in a checkout builds it, and a released wheel brings it" in page.text
        assert "im Quellbaum baut sie „make client“, ein veröffentlichtes Wheel bringt sie mit" in page.text
        assert table.http.get("/api/games").status_code == 200
        assert "browser" not in table.close()


def test_a_browser_that_does_not_open_harms_nothing(installed: dict[str, str]):
    with Terminal("--port", "0", **installed, BROWSER="false %s", DISPLAY="", WAYLAND_DISPLAY="") as terminal:
        table = Opened(terminal)
        assert table.http.get("/").text == PAGE
        assert table.close() == "^C"


def test_in_the_local_network_the_address_is_shown_and_can_be_scanned(installed: dict[str, str]):
    with Terminal("--lan", "--no-browser", "--no-color", "--port", "0", **installed) as terminal:
        table = Opened(terminal)
        assert table.http.get("/").text == PAGE
        if "127.0.0.1" in table.address:
            terminal.expect("This machine is in no network")
        else:
            code = terminal.expect("Friends in the same network scan this")
            assert qr_code(table.address) in code.replace("\r\n", "\n")
        table.close()


def test_of_several_networks_every_address_is_one_of_this_machine():
    found = lan_addresses()
    assert len(found) == len(set(found))
    for address in found:
        assert not address.startswith(("127.", "169.254."))
        with socket.socket() as listening:
            listening.bind((address, 0))


def test_a_host_whose_store_cannot_be_opened_reads_one_line(tmp_path: Path):
    command = [sys.executable, "-m", "uvicorn", "--factory", "engawa.server.hosted:app", "--port", "0"]
    environment = os.environ | {"ENGAWA_STORE": str(tmp_path)}
    done = subprocess.run([*command, "--log-level", "warning"], capture_output=True, text=True, env=environment)
    assert done.returncode == 3
    *_, problem, end = done.stderr.splitlines()
    assert len(done.stderr.splitlines()) == 2
    assert problem.endswith(f"{tmp_path}: unable to open database file")
    assert end.endswith("Application startup failed. Exiting.")


def test_limits_hold_under_a_base_path_too(tmp_path: Path):
    app = create_app(tmp_path / "matches.db", limits=Limits(requests=Rate(0, 2)))

    async def ask() -> list[int]:
        told = httpx.ASGITransport(app, root_path="/engawa")  # as `uvicorn --root-path` tells it
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=told, base_url="http://games.example/engawa/") as client,
        ):
            return [(await client.get("api/games")).status_code for _ in range(3)]

    assert asyncio.run(ask()) == [200, 200, 429]


def test_a_table_that_cannot_throw_dice_makes_no_match_that_needs_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "mujoco", None)
    app = create_app(tmp_path / "matches.db")
    seats = [{"kind": "me"}, {"kind": "bot"}]

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://t/") as http,
        ):
            wishes = [{"game": game, "seats": seats} for game in ("ninja-dice", "niwa")]
            return [await http.post("/api/matches", json=wish) for wish in wishes]

    refused, made = asyncio.run(ask())
    assert made.status_code == 201
    assert refused.status_code == 422
    assert refused.json()["reason"] == "the physics of the dice is not installed here: pip install 'engawa[dice]'"


def test_other_commands_load_nothing_of_the_server(installed: dict[str, str]):
    asks = "import sys; from engawa.cli.main import main; main(['legal', 'niwa']); print(*sys.modules, file=sys.stderr)"
    environment = clean_environment(**installed)
    done = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, env=environment)
    assert done.returncode == 0
    loaded = {name.partition(".")[0] for name in done.stderr.split()} | {*done.stderr.split()}
    assert "engawa.cli.serving" in loaded
    assert not loaded & {"fastapi", "uvicorn", "sqlalchemy", "asyncio", "webbrowser", "engawa.server"}
