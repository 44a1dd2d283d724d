"""A real nginx in front of a server, as docs/hosting.md sets it up: HTTPS, and a base path."""

import base64
import hashlib
import os
import re
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Protocol

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
MISSING = "the test behind a proxy needs nginx and openssl; on Debian: apt-get install nginx-light openssl"
PLACES = os.environ["PATH"] + os.pathsep + "/usr/sbin"
AROUND = """
pid {folder}/pid;
{user}
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
{page}
}}
"""


class Certificate:
    """A certificate of our own in *folder*; a browser that knows its *pin* takes it for good."""

    def __init__(self, folder: Path) -> None:
        self.key, self.file = folder / "key.pem", folder / "certificate.pem"
        request = ("req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example")
        _run("openssl", *request, "-keyout", self.key, "-out", self.file)
        public = _run("openssl", "pkey", "-in", self.key, "-pubout", "-outform", "der")
        self.pin = base64.b64encode(hashlib.sha256(public).digest()).decode()


class Reached(Protocol):
    """Whatever listens somewhere."""

    host: str


class Proxy:
    """nginx on a port of its own, in *folder*, before *server*, and another *beside* it. No certificate: plain HTTP."""

    def __init__(
        self, server: Reached, certificate: Certificate | None, folder: Path, beside: Reached | None = None
    ) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.host = f"127.0.0.1:{probe.getsockname()[1]}"
        page = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
        assert page
        changes = {"listen 443 ssl;": f"listen {self.host};", "server 127.0.0.1:8330 ": f"server {server.host} "}
        if certificate is not None:
            keys = f"ssl_certificate {certificate.file}; ssl_certificate_key {certificate.key};"
            changes |= {"listen 443 ssl;": f"listen {self.host} ssl;", "# ssl_certificate …;": keys}
        if beside is not None:
            changes["# server 127.0.0.1:8331 "] = f"server {beside.host} "
        written = page[1]
        for old, new in changes.items():
            assert written.count(old) == 1, old
            written = written.replace(old, new)
        user = "user root;" if os.getuid() == 0 else ""  # who may write to the folder
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user, page=written), encoding="utf-8")
        log = folder / "error.log"
        self.command = [_program("nginx"), "-p", folder, "-c", folder / "nginx.conf", "-e", log]
        started = subprocess.run(self.command)  # goes into the background, and not before it listens
        assert started.returncode == 0, log.read_text()

    def __enter__(self) -> "Proxy":
        return self

    def __exit__(self, *exception: object) -> None:
        subprocess.run([*self.command, "-s", "stop"], check=True)


def _program(name: str) -> str:
    found = shutil.which(name, path=PLACES)
    assert found, MISSING
    return found


def _run(name: str, *arguments: str | Path) -> bytes:
    return subprocess.run([_program(name), *arguments], check=True, capture_output=True).stdout
