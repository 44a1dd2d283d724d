"""The files for hosts are those that the page shows; what they start exists, and answers."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from server.hosted import COMMAND, Hosted

ROOT = Path(__file__).parents[2]
FILES = ROOT / "src" / "engawa" / "server" / "hosting"
UNIT, CONTAINER = FILES / "engawa@.service", FILES / "Containerfile"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def lines_of(file: Path) -> list[str]:
    """Its lines, those that go on put together."""
    return re.sub(r" *\\\n\s*", " ", file.read_text(encoding="utf-8")).splitlines()


@pytest.mark.parametrize(("file", "kind"), [(UNIT, "ini"), (CONTAINER, "dockerfile")])
def test_the_page_shows_the_file(file: Path, kind: str):
    assert re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL) == [file.read_text(encoding="utf-8")]


def test_systemd_takes_the_unit(tmp_path: Path):
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("systemd-analyze is not installed")
    unit = UNIT.read_text(encoding="utf-8").replace("/opt/engawa/bin/uvicorn", sys.executable)
    (tmp_path / UNIT.name).write_text(unit)
    done = subprocess.run([verify, "verify", tmp_path / UNIT.name], capture_output=True, text=True)
    mine = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert (done.returncode, mine) == (0, [])


def test_hadolint_takes_the_containerfile():
    done = subprocess.run([Path(sys.executable).with_name("hadolint"), CONTAINER], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_user_of_the_container_can_be_made_and_owns_its_data(tmp_path: Path):
    if shutil.which("useradd") is None or os.geteuid() != 0:
        pytest.skip("only root makes users, by useradd")
    (run,) = [line.removeprefix("RUN ") for line in lines_of(CONTAINER) if line.startswith("RUN ")]
    pip, useradd = map(shlex.split, run.split(" && "))
    assert pip[:2] == ["pip", "install"]
    (tmp_path / "etc").mkdir()
    for name in ("passwd", "group"):
        (tmp_path / "etc" / name).touch()
    subprocess.run([*useradd, "--prefix", str(tmp_path)], check=True, capture_output=True)
    _, _, uid, *_, home, _ = (tmp_path / "etc" / "passwd").read_text().strip().split(":")
    assert [f"USER {uid}", f"VOLUME {home}"] == [line for line in lines_of(CONTAINER) if line[:5] in ("USER ", "VOLUM")]
    assert (tmp_path / home[1:]).stat().st_uid == int(uid)


def test_both_start_the_server_as_the_page_does(tmp_path: Path):
    (started,) = [line.partition("=")[2] for line in lines_of(UNIT) if line.startswith("ExecStart=")]
    (contained,) = [json.loads(line.removeprefix("CMD ")) for line in lines_of(CONTAINER) if line.startswith("CMD ")]
    program, *words = shlex.split(started.replace("%i", "8330"))
    assert program == "/opt/engawa/bin/uvicorn"
    inside = [word for word in contained if word not in ("--host", "0.0.0.0")]
    assert inside == ["uvicorn", *words]
    assert [word for word in words if word not in ("--port", "8330", "--no-access-log")] == [*COMMAND]
    with Hosted(tmp_path / "matches.db", tmp_path / "log", "--no-access-log", ENGAWA_LOG="json") as server:
        (probing,) = [line for line in lines_of(CONTAINER) if line.startswith("HEALTHCHECK")]
        program, option, code = json.loads(probing.partition("CMD ")[2])
        assert (program, option) == ("python", "-c")
        code = code.replace("127.0.0.1:8330", server.host)
        plain = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
        assert subprocess.run([sys.executable, "-c", code], env=plain).returncode == 0
        (tmp_path / "matches.db").unlink()
        assert subprocess.run([sys.executable, "-c", code], env=plain, stderr=subprocess.DEVNULL).returncode != 0
    assert [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()].count("serving") == 1


def test_what_is_installed_exists():
    for text in (UNIT.read_text(encoding="utf-8"), CONTAINER.read_text(encoding="utf-8"), PAGE):
        for extras in re.findall(r"engawa\[([a-z,]+)\]", text):
            assert set(extras.split(",")) <= set(EXTRAS)
