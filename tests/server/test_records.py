"""Records that somebody brings: counted before they are read, and read where nobody waits for them."""

import json
import os
import socket
import sys
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest
from server.children import number_of, spawned_by
from server.people import bearer, make, said, sit

from engawa.server.limits import Limits
from engawa.server.readers import Reader
from engawa.server.wire_http import Replay

sys.path.append(str(Path(__file__).parents[2]))

from bench.server.endless import endless

COSTLY = "nueby/jaeger"


def posted(server, path: str, body: object, **headers: str) -> socket.socket:
    """A socket on which *body* has been posted, and on which nobody reads the answer."""
    host, port = server.host.split(":")
    text = json.dumps(body, separators=(",", ":")).encode()
    asking = socket.socket()
    asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asking.connect((host, int(port)))
    head = {"Host": server.host, "Content-Type": "application/json", "Content-Length": str(len(text)), **headers}
    lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
    asking.sendall(f"POST {path} HTTP/1.1\r\n{lines}\r\n".encode() + text)
    return asking


def memory_of(process: int) -> int:
    """The bytes that a process holds."""
    with open(f"/proc/{process}/statm") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.parametrize("path", ["/api/replay", "/api/analysis", "/api/matches"])
def test_a_record_longer_than_any_match_is_not_read(server, path):
    record = endless("nueby/kurzer-einsatz", 8_001)
    wish = {"game": record["game"], "seats": [{"kind": "me"}, {"kind": "me"}], "record": record}
    answer = server.http.post(path, json=wish if path == "/api/matches" else record)
    assert (answer.status_code, answer.json()["key"]) == (422, "record-too-long")
    assert answer.json()["reason"] == (
        "record.plies: a match of Kurzer Einsatz has at most 8,000 plies, this record has 8,001"
    )


def test_the_longest_record_is_replayed_whole(server):
    record = endless("nueby/kurzer-einsatz", 8_000)
    answer = server.http.post("/api/replay", json=record)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/json")
    replay = Replay.model_validate_json(answer.content, strict=True)
    assert [frame.entry.text for frame in replay.frames[1:] if frame.entry] == [ply["text"] for ply in record["plies"]]


def test_a_replay_is_sent_packed_and_plain_alike(server):
    record = endless(COSTLY, 300)
    packed, plain = (
        server.http.post("/api/replay", json=record, headers={"Accept-Encoding": how}) for how in ("gzip", "identity")
    )
    assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 5 < int(plain.headers["content-length"])


def test_a_replay_of_a_stored_match_is_as_its_viewer_may_know_it(server):
    made = make(server, "me", "me", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        ada.move()
    both = [
        server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer(made[who])).json()
        for who in ("token", "spectator")
    ]
    assert len(both[0]["frames"]) == len(both[1]["frames"]) > 2
    assert both[0] != both[1]  # whose cards are whose is for those who play
    refused = server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer("A" * 22))
    assert (refused.status_code, refused.json()["code"]) == (403, "token")


def test_nobody_waits_while_records_are_read(servers):
    """Four who read nothing, and two who make matches of the same: meanwhile others play, each move answered."""
    server = servers().start()
    record = endless(COSTLY, 15_000)
    wish = {"game": COSTLY, "seats": [{"kind": "me"}, {"kind": "me"}], "record": record}
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as ada:
        done = threading.Event()
        answers = []

        def bring() -> None:
            answers.append(server.http.post("/api/matches", json=wish, headers={"X-Forwarded-For": "10.0.0.2"}))
            done.set()

        bringing = threading.Thread(target=bring)
        bringing.start()
        told = 0
        while not done.is_set():
            ada.say("ping")
            ada.hear("pong")
            told += 1
        bringing.join()
        assert answers[0].status_code == 201
    # Reading takes a second and more; on the event loop a single answer would have come meanwhile.
    assert told > 20


def test_whoever_does_not_read_takes_no_memory_and_keeps_only_the_own_address_waiting(servers):
    server = servers(unsent=4096, deadlines={"stall": 600.0}).start()
    record = endless(COSTLY, 4_000)
    assert server.http.post("/api/replay", json=record, headers={"X-Forwarded-For": "10.0.0.9"}).status_code == 200
    before = memory_of(number_of(server))
    with ExitStack() as leaving:
        for i in range(4):
            forwarded = {"X-Forwarded-For": f"10.0.0.{i // 2}"}
            asking = leaving.enter_context(posted(server, "/api/replay", record, **forwarded))
            assert asking.recv(12) == b"HTTP/1.1 200"  # the answer has begun: it is made, and waits to be read
        more = server.http.post("/api/replay", json=record, headers={"X-Forwarded-For": "10.0.0.1"})
        assert (more.status_code, more.json()["key"]) == (429, "server-records-open")
        assert said(more.json()) == "at most 2 records at once: wait until one of them has been read"
        assert server.http.post("/api/replay", json=record, headers={"X-Forwarded-For": "10.0.0.9"}).status_code == 200
        assert memory_of(number_of(server)) - before < 25_000_000


@pytest.mark.parametrize("allowance", [{"reading": 1}, {"reading_wall": 0.5}], ids=str)
def test_a_reader_that_takes_too_much_is_ended_and_the_next_one_works(servers, allowance):
    server = servers()
    server.settings["limits"] = server.settings["limits"] | allowance
    server.complains = "a record took more time or memory than its reader may have"
    server.start()
    answer = server.http.post("/api/replay", json=endless(COSTLY, 15_000))
    assert (answer.status_code, answer.json()["key"]) == (409, "server-record-too-costly"), answer.text
    if "reading_wall" not in allowance:  # which is over for anybody where a process has yet to start
        assert server.http.post("/api/replay", json=endless(COSTLY, 30)).status_code == 200
    assert len(spawned_by(server)) <= 1


def test_a_reader_has_only_so_much_memory():
    reader = Reader(Limits())
    try:
        assert reader.ask(bytearray, (1_000_000_000,)) == ("spent", None)
        assert reader.ask(sum, ([1, 2],)) == ("done", 3)
    finally:
        reader.end()
