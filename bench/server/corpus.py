"""What can be said to a server, by its own description: schemathesis and Hypothesis make it once, then it is mutated.

The addresses are those of the server's OpenAPI document, and the messages of a socket are described in the same way, so
that both come right and wrong. To change one that exists is a hundred times as fast as to make another.
"""

from __future__ import annotations

import copy
import json
import random
import string
from contextlib import suppress
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings, strategies as st
from hypothesis.errors import Unsatisfiable
from pydantic import TypeAdapter
from schemathesis import GenerationMode
from schemathesis.core import NotSet

import engawa
from engawa.server import wire
from engawa.server.app import create_app

KEYS = [*engawa.keys(), "", "niwa/../niwa", "chess", "ニワ"]
LETTERS = string.printable + "äß漢\u202e\u0000\ud800\U0001f3b2"
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")
PAGES = ("/", "/niwa", "/nueby/jaeger", "/openapi.json", "/metrics", "/assets/none.js", "/api", "/api/matches/{match}")
SOCKET = "/api/matches/{match}/socket"
RECORDS = ("/api/replay", "/api/analysis")
PLIES = 4  # of a record: an analysis of it is short
HINTED = 0.02  # of the questions for a hint are left right: each takes a second of a thinker
RIGHT = 3  # that are made right, for each that is made wrong
WRONG_METHOD, OWN_ADDRESS, CHANGED, BROKEN = 0.05, 0.2, 0.25, 0.05  # how often


class Asked(NamedTuple):
    """A request as it was made by the description. *body* is None where there is none."""

    method: str
    template: str
    path: str  # with what was made for its parts
    query: str
    body: Any


class Corpus:
    """So many requests of *each* kind of address, and as many messages of each type, by a seed."""

    def __init__(self, each: int, number: int) -> None:
        described = create_app("unused").openapi()
        self.asked = [_asked(case) for case in _cases(described, each, number)]
        self.asked += each * [Asked("GET", page, page, "", None) for page in PAGES]
        self.sayings = [case.body for case in _cases(_described_sayings(), each, number)]
        self.values = _made(st.recursive(_leaves(), _grown, max_leaves=8), 20 * each, number)
        self.records = [_record(key) for key in ("niwa", "nueby/jaeger", "nueby/werfer", "ninja-all-stars")]


class Grammar:
    """Whatever can be said, by a corpus, more often nearly right than not."""

    def __init__(self, corpus: Corpus, number: int) -> None:
        self.corpus, self.choice = corpus, random.Random(number)

    def saying(self, standing: dict[str, Any]) -> bytes:
        """A message of a socket, from a right one to no JSON at all."""
        said, pick = self.choice.choice(self.corpus.sayings), self.choice.random
        if isinstance(said, dict):
            said = {name: _whole(value) for name, value in said.items()}
            if "number" in said and pick() < 0.8:
                said["number"] = standing.get("number", 0)
            if said.get("type") in ("move", "why") and pick() < 0.8:
                said["text"] = self.choice.choice(standing.get("legal") or ["stop"])
            if said.get("type") == "hint" and pick() > HINTED:
                said["type"] = "hints"
        return self._written(said)

    def request(self, match: str, address: str, token: str) -> tuple[str, bytes]:
        """A request as its bytes, and its template."""
        asked = self.choice.choice(self.corpus.asked)
        path = asked.path
        if self.choice.random() > OWN_ADDRESS:
            lang = self.choice.choice(["en", "de", "xx", "%00"])
            path = asked.template.format(match=match, key=quote(self.choice.choice(KEYS)), lang=lang)
        method = self.choice.choice(METHODS) if self.choice.random() < WRONG_METHOD else asked.method
        body = b"" if asked.body is None and method != "POST" else self._written(self._filled(asked))
        lines = (
            f"{method} {path}{'?' * bool(asked.query)}{asked.query} HTTP/1.1", "Host: x", f"X-Forwarded-For: {address}",
            f"Authorization: Bearer {token}", "Content-Type: application/json", f"Content-Length: {len(body)}", "", "",
        )  # fmt: skip
        return asked.template, "\r\n".join(lines).encode() + body

    def _filled(self, asked: Asked) -> Any:
        """The body of a request, with a game that there is, or a record of one."""
        if asked.template in RECORDS and self.choice.random() < 0.8:
            return self.choice.choice(self.corpus.records)
        if isinstance(asked.body, dict) and "game" in asked.body and self.choice.random() < 0.8:
            filled = asked.body | {"game": self.choice.choice(KEYS), "seats": [{"kind": "me"}, {"kind": "link"}]}
            if isinstance(filled.get("record"), dict):
                filled["record"] = self.choice.choice(self.corpus.records)
            return filled
        return asked.body

    def _written(self, said: Any) -> bytes:
        """As JSON, perhaps with something else in one place, perhaps broken."""
        if self.choice.random() < CHANGED:
            said = self._changed(said)
        text = json.dumps(said, default=str)
        if self.choice.random() < BROKEN:
            at, other = self.choice.randrange(len(text) + 1), self._text()
            text = self.choice.choice([text[:at], text[:at] + other + text[at:], text + text, "[" * 500, other])
        return text.encode("utf-8", "replace")

    def _changed(self, said: Any) -> Any:
        """The same with another value somewhere; only what is changed is copied."""
        if not isinstance(said, dict | list) or not said or self.choice.random() < 0.15:
            return self.choice.choice(self.corpus.values)
        other = copy.copy(said)
        at = self.choice.choice([*other]) if isinstance(other, dict) else self.choice.randrange(len(other))
        if isinstance(other, dict) and self.choice.random() < 0.15:
            del other[at]
        else:
            other[at] = self._changed(other[at])
        return other

    def _text(self) -> str:
        return "".join(self.choice.choices(LETTERS, k=self.choice.choice([0, 1, 3, 12, 60, 300])))


def _whole(value: Any) -> Any:
    """JSON schema takes 3.0 for an int, and our server does not: most of what is made should be right for it."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _cases(described: dict[str, Any], each: int, number: int) -> list[Any]:
    """Right and wrong cases of everything that is described."""
    found = []
    for operation in schemathesis.openapi.from_dict(described).get_all_operations():
        for mode, times in ((GenerationMode.POSITIVE, RIGHT), (GenerationMode.NEGATIVE, 1)):
            with suppress(Unsatisfiable):  # where nothing can be wrong
                found += times * _made(operation.ok().as_strategy(generation_mode=mode), each, number)  # type: ignore[union-attr]
    return found


def _made(strategy: st.SearchStrategy[Any], count: int, number: int) -> list[Any]:
    """So many examples of a strategy, the same for the same number."""
    found: list[Any] = []

    @seed(number)
    @settings(
        max_examples=count,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    return found


def _asked(case: Any) -> Asked:
    template = case.operation.path
    parts = {name: quote(str(value), safe="") for name, value in (case.path_parameters or {}).items()}
    query = urlencode({str(name): str(value) for name, value in (case.query or {}).items()}, errors="replace")
    body = None if isinstance(case.body, NotSet) else case.body
    return Asked(case.method.upper(), template, template.format(**parts), query, body)


def _described_sayings() -> dict[str, Any]:
    """The messages of a socket, as if each were the body of a request."""
    schema = TypeAdapter(wire.ClientMessage).json_schema(ref_template="#/components/schemas/{model}")
    bodies = {
        name: {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}, "required": True}
        for name in (each["$ref"].rpartition("/")[2] for each in schema["oneOf"])
    }
    paths = {
        f"/{name}": {"post": {"requestBody": body, "responses": {"200": {"description": "said"}}}}
        for name, body in bodies.items()
    }
    info = {"title": "what a client says", "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": schema["$defs"]}}


def _leaves() -> st.SearchStrategy[Any]:
    odd = st.sampled_from([2**31, 2**63, -(2**53), 10**30, 1e308, 1e-320, "niwa", "me", "link", "bot", "\ud800"])
    return st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=60) | odd


def _grown(within: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(within, max_size=4) | st.dictionaries(st.text(max_size=12), within, max_size=4)


def _record(key: str) -> dict[str, Any]:
    match = engawa.new(key, seed=1)
    while match.ply < PLIES and match.to_act is not None:
        if match.to_act == "chance":
            match.roll_on()
        else:
            match.play(match.legal()[0])
    return match.record()
