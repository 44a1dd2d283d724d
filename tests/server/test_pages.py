"""docs/protocol.md and docs/hosting.md say what is true: the client on the page plays, and nothing is left out."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from engawa.server import wire
from engawa.server.app import create_app
from engawa.server.fast_socket import Socket
from engawa.server.limits import Limits, Rate
from engawa.server.tables import PACE, PATIENCE

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")


def test_the_client_on_the_page_plays_a_whole_game(server, tmp_path):
    code = re.search(r"```python\n(.*?)```", PROTOCOL, re.DOTALL)[1]
    assert len(code.splitlines()) <= 40
    (tmp_path / "client.py").write_text(code, encoding="utf-8")
    command = [sys.executable, "-W", "error", tmp_path / "client.py", f"http://{server.host}/"]
    environment = os.environ | {"NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    *moves, last = done.stdout.splitlines()
    assert len(moves) > 4
    assert re.fullmatch(r"winners: \[[01]?\] by \w+", last)


def messages(union):
    """The types of the messages in a union, with their fields."""
    for model in get_args(get_args(union)[0]):
        (kind,) = get_args(model.model_fields["type"].annotation)
        yield kind, [name for name in model.model_fields if name != "type"]


@pytest.mark.parametrize("union", [wire.ClientMessage, wire.ServerMessage], ids=["client", "server"])
def test_every_message_is_on_the_page_with_all_its_fields(union):
    for kind, fields in messages(union):
        rows = re.findall(rf"^\| `{kind}` \| ([^|]*)\|", PROTOCOL, re.MULTILINE)
        assert any([name.strip() for name in row.split(",") if name.strip()] == fields for row in rows), kind


def test_every_refusal_address_and_field_of_a_standing_is_on_the_page():
    for code in get_args(wire.Refused.model_fields["code"].annotation):
        assert f"| `{code}` |" in PROTOCOL
    for path, methods in create_app("unused").openapi()["paths"].items():
        assert all(f"| `{method.upper()} {path}` |" in PROTOCOL for method in methods), path
    told = PROTOCOL.partition("A `standing` is")[2].partition("\n")[0]
    assert all(name in told for name in wire.Standing.model_fields)
    assert f"There is one version number, `{wire.VERSION}`" in PROTOCOL


def test_every_limit_is_on_the_page_with_its_value():
    for name, value in Limits()._asdict().items():
        row = re.search(rf"^\| `{name}` \| ([^|]*) \|", HOSTING, re.MULTILINE)[1]
        shown = f"{value.second} a second, {value.once} at once" if isinstance(value, Rate) else str(int(value))
        assert row.startswith(shown), name
    assert f"{PACE} seconds (`pace`)" in HOSTING
    assert f"{PATIENCE:g} seconds of absence" in HOSTING


def test_a_host_is_told_to_make_sockets_as_engawa_alone_makes_them():
    told = f"--ws {Socket.__module__}:Socket"
    commands = re.findall(r"^ENGAWA_STORE=\S+ (uvicorn --factory .*)$", HOSTING, re.MULTILINE)
    assert len(commands) == 2
    assert all(told in command for command in commands)


def test_a_host_starts_the_server_as_the_page_says(tmp_path):
    said = re.search(r"^ENGAWA_STORE=\S+ (uvicorn --factory .*)$", HOSTING, re.MULTILINE)[1]
    words = said.replace("--port 8330", "--port 0").split()
    command = [sys.executable, "-m", *words]
    environment = os.environ | {"ENGAWA_STORE": str(tmp_path / "new" / "matches.db")}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stderr is not None
        said = []
        while "Uvicorn running on" not in "".join(said):
            line = process.stderr.readline()
            assert line, "".join(said)
            said.append(line)
        process.terminate()
        process.communicate()
    assert (tmp_path / "new" / "matches.db").exists()
