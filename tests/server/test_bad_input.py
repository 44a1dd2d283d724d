"""Whatever is sent: one shape of refusals, the right status, nothing changed, others unaffected, the server alive."""

import json
import socket
from contextlib import contextmanager

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from server.people import Person, bearer, link, make, record, said, sit

from engawa.server.wire import VERSION

HURRIED = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
SEATS = [{"kind": "me"}, {"kind": "me"}]


def refused(answer, status, code):
    body = answer.json()
    assert (answer.status_code, body["type"], body["code"]) == (status, "refused", code), answer.text
    assert set(body) == {"type", "to", "code", "clause", "mark", "reason", "key", "facts", "ply"}
    assert body["to"] is None
    assert body["reason"] == said(body)
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.fixture
def talk(server):
    """Somebody at a table whom another watches; in the end nothing has changed for the other."""
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        ada.presence(1, True)
        before = record(server, made["match"], made["token"])
        yield ada
        ada.sync()
        assert record(server, made["match"], made["token"]) == before
        bea.sync()
        assert [message["type"] for message in bea.heard if message["type"] not in ("presence", "why")] == ["snapshot"]
        assert bea.move()["type"] == "played"
        assert ada.hear("played")["entry"]["ply"] == 0


BAD_MESSAGES = {
    "nothing": "",
    "no JSON": "{",
    "half JSON": '{"type":"move","number":0',
    "two": '{"type":"undo-request"}{"type":"undo-request"}',
    "null": "null",
    "a list": "[]",
    "a number": "1e999",
    "not a number": "NaN",
    "an empty object": "{}",
    "no such type": '{"type":"cheat"}',
    "type of another type": '{"type":7}',
    "type a list": '{"type":[]}',
    "a second hello": f'{{"type":"hello","version":{VERSION},"token":"AAAAAAAAAAAAAAAAAAAAAA"}}',
    "a message of the server": '{"type":"played","entry":{},"standing":{}}',
    "number as text": '{"type":"move","number":"0","text":"stop"}',
    "half a number": '{"type":"move","number":0.5,"text":"stop"}',
    "infinite number": '{"type":"move","number":1e999,"text":"stop"}',
    "number of many digits": '{"type":"move","number":%s,"text":"stop"}' % ("9" * 4000),
    "no text": '{"type":"move","number":0}',
    "text a list": '{"type":"move","number":0,"text":["stop"]}',
    "long move": json.dumps({"type": "move", "number": 0, "text": "K" * 81}),
    "long chat": json.dumps({"type": "chat", "text": "x" * 281}),
    "long name": json.dumps({"type": "name", "seat": 0, "name": "x" * 41}),
    "half a letter": '{"type":"chat","text":"\\ud800"}',
    "half a letter as a name": '{"type":"chat","text":"x","\\udfff":1}',
    "one field more": '{"type":"undo-request","plies":3}',
    "seat below 0": '{"type":"name","seat":-1,"name":"x"}',
    "seat above all": '{"type":"replace","seat":12}',
    "agree as text": '{"type":"undo-answer","agree":"maybe"}',
    "deep": "[" * 2000 + "]" * 2000,
    "deep objects": '{"type":' * 500 + "1" + "}" * 500,
    "too long": " " * 5000,
    "bytes": b'{"type":"undo-request"}',
    "bytes that are no text": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("raw", BAD_MESSAGES.values(), ids=BAD_MESSAGES)
def test_a_message_that_is_none_is_refused_and_changes_nothing(talk, raw):
    talk.send(raw)
    answer = talk.hear("refused", "played", "undone", "chat")
    assert (answer["type"], answer["code"]) in [("refused", "malformed"), ("refused", "stale")]
    assert "\n" not in answer["reason"]


@pytest.mark.parametrize("raw", [*list(BAD_MESSAGES.values())[:14], b"\x00"])
def test_who_does_not_say_hello_is_shown_the_door(server, raw):
    made = make(server, "me", "link")
    with Person(server, made["match"]) as rude:
        rude.send(raw)
        (answer,) = rude.until_closed()
        assert answer["code"] in ("malformed", "token")
        assert rude.socket.protocol.close_code == 4000


def test_who_says_nothing_is_not_waited_for(servers):
    server = servers()
    server.settings["limits"] = server.settings["limits"] | {"greeting": 0.05}
    server.start()
    with Person(server, make(server, "me", "link")["match"]) as silent:
        (answer,) = silent.until_closed()
        assert answer["code"] == "malformed"


def test_a_message_larger_than_any_ends_only_its_own_socket(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        ada.send("x" * 1_000_000)
        ada.until_closed()
        bea.presence(0, False)
        assert bea.move()["type"] == "played"


def test_a_flood_of_messages_is_refused_and_others_play_on(strict):
    made = make(strict, "me", "link")
    with sit(strict, made["match"], made["token"]) as ada, sit(strict, made["match"], link(made, 1)) as bea:
        for _ in range(80):
            ada.say("why", text="stop")
        answers = [ada.hear("why", "refused") for _ in range(80)]
        assert [answer["type"] for answer in answers] == ["why"] * 59 + ["refused"] * 21
        assert {answer["code"] for answer in answers[59:]} == {"limit"}
        assert bea.move()["type"] == "played"
        assert ada.hear("played")


def test_a_flood_of_requests_and_sockets_is_refused_and_other_addresses_are_served(strict):
    flooder, other = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2"}
    answers = [strict.http.get("/api/games", headers=flooder) for _ in range(101)]
    assert {answer.status_code for answer in answers[:100]} == {200}
    refused(answers[100], 429, "limit")
    with Person(strict, "any", **flooder) as flood:
        assert [message["code"] for message in flood.until_closed()] == ["limit"]
    assert strict.http.get("/api/games", headers=other).status_code == 200


def test_who_does_not_read_is_let_go_and_nobody_waits_for_them(servers):
    server = servers(unsent=4096)
    server.settings["limits"] = server.settings["limits"] | {"unread": 20}
    server.start()
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as ada, deaf(server, made["match"], made["spectator"]):
        ada.hear("presence")
        ada.hear("presence")  # the deaf one is here
        for _ in range(3000):
            ada.say("chat", text="x" * 280)
            if (last := ada.hear("chat", "presence")["type"]) == "presence":  # and is gone
                break
        assert last == "presence"
        ada.hear("chat")
        assert ada.move()["type"] == "played"


@contextmanager
def deaf(server, match, token):
    """Somebody who says hello and then never reads again."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = server.host.split(":")
        line.connect((host, int(port)))
        lines = [
            f"GET /api/matches/{match}/socket HTTP/1.1",
            f"Host: {server.host}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version: 13",
        ]
        line.sendall("".join(f"{each}\r\n" for each in [*lines, ""]).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        hello = json.dumps({"type": "hello", "version": VERSION, "token": token}).encode()
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield


BAD_BODIES = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "null": b"null",
    "text": b'"niwa"',
    "no text": b"\xff\xfe",
    "deep": b'{"options":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "many digits": b'{"game":"niwa","seats":[],"options":{"x":' + b"9" * 5000 + b"}}",
    "not a number": b'{"game":NaN,"seats":[NaN]}',
    "no seats": b'{"game":"niwa"}',
    "a hundred seats": json.dumps({"game": "niwa", "seats": [{"kind": "me"}] * 100}).encode(),
    "half a letter": json.dumps({"game": "\ud800", "seats": SEATS}).encode(),
    "half a letter as a name": json.dumps({"\udfff" * 10: 1, "game": "niwa", "seats": SEATS}).encode(),
    "half a letter as an option": json.dumps({"game": "niwa", "seats": SEATS, "options": {"\ud800": 1}}).encode(),
    "half a letter as a garden": json.dumps({"game": "niwa", "seats": SEATS, "options": {"garden": "\ud800"}}).encode(),
    "options a list": json.dumps({"game": "niwa", "seats": SEATS, "options": []}).encode(),
    "record a number": json.dumps({"game": "niwa", "seats": SEATS, "record": 1}).encode(),
    "endless clock": json.dumps({"game": "niwa", "seats": SEATS, "clock": {"seconds": 10**30}}).encode(),
    "a name that is long": json.dumps(
        {"game": "niwa", "seats": [{"kind": "me", "name": "x" * 999}, SEATS[0]]}
    ).encode(),
    "an unknown field": json.dumps({"game": "niwa", "seats": SEATS, "seed": "0" * 64}).encode(),
}


@pytest.mark.parametrize("path", ["/api/matches", "/api/games/niwa/options", "/api/replay"])
@pytest.mark.parametrize("body", BAD_BODIES.values(), ids=BAD_BODIES)
def test_a_body_that_is_none_is_refused_in_the_one_shape(server, path, body):
    answer = server.http.post(path, content=body, headers={"Content-Type": "application/json"})
    code = answer.json()["code"]
    assert code in ("malformed", "unreadable")
    refused(answer, 400 if answer.status_code == 400 else 422, code)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_another_kind_of_body_is_refused(server, kind):
    answer = server.http.post("/api/matches", content=b"game=niwa", headers={"Content-Type": kind})
    refused(answer, 422, "malformed")


def test_a_body_that_is_too_large_is_refused_before_it_is_read(server):
    refused(server.http.post("/api/replay", content=b"x" * (512 * 1024 + 1)), 413, "malformed")
    refused(server.http.post("/api/replay", content=iter([b"x", b"y"])), 413, "malformed")


def test_what_is_not_there_is_refused_in_the_one_shape(server):
    refused(server.http.get("/api/nothing"), 404, "malformed")
    refused(server.http.get("/nothing"), 404, "malformed")
    refused(server.http.get("/api/games/chess/rules"), 404, "unreadable")
    refused(server.http.post("/api/games/chess/options", json={}), 404, "unreadable")
    refused(server.http.delete("/api/games"), 405, "malformed")
    refused(server.http.get("/api/matches/x/socket"), 404, "malformed")
    refused(server.http.get("/api/matches/%00/record", headers=bearer("x")), 404, "unknown-match")


@pytest.mark.parametrize(
    "change",
    [
        {"plies": 1},
        {"plies": [{"by": 0, "text": "stop"}]},
        {"plies": [{"by": 1, "text": "G:h4 Y:h5 O:i3", "at": "now"}]},
        {"seats": [1, 2]},
        {"seed": "00" * 32},
        {"rules": 99},
        {"players": 7},
        {"options": {"garden": [[0, 0, "A", 0]] * 50}},
        {"id": 5},
        {"start": {}},
        {"result": {"winners": [0]}},
        {"record": 2},
    ],
)
def test_a_record_that_does_not_replay_says_why(server, change):
    made = make(server, "me", "me")
    document = record(server, made["match"], made["token"]) | change
    for path, body in (
        ("/api/replay", document),
        ("/api/matches", {"game": "niwa", "seats": SEATS, "record": document}),
    ):
        refused(server.http.post(path, json=body), 422, "unreadable")


def test_names_in_an_imported_record_may_be_anything_but_harm_nobody(server):
    made = make(server, "me", "me")
    document = record(server, made["match"], made["token"])
    for seats in ([{"name": 7, "bot": []}] * 2, [{"x" * 1000: {}}] * 2, [{}, {}]):
        answer = server.http.post("/api/replay", json=document | {"seats": seats})
        assert answer.status_code in (200, 422)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=10), parts, max_size=4),
    max_leaves=10,
)
TYPES = ["hello", "move", "why", "undo-request", "undo-answer", "chat", "name", "replace"]
FIELDS = ["version", "token", "number", "text", "agree", "seat", "name"]
NEARLY = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.sampled_from(TYPES) | JSON,
    st.dictionaries(st.sampled_from(FIELDS), st.integers(-1, 5) | st.sampled_from(["stop", "K1>K2"]) | JSON),
)


@HURRIED
@given(raws=st.lists(NEARLY | st.text(max_size=100) | st.binary(max_size=100), min_size=1, max_size=8))
def test_no_row_of_messages_breaks_the_table(server, raws):
    made = make(server, "me", "link", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        for raw in raws:
            ada.send(raw)
        ada.send('{"type":"why","text":"show"}')
        ada.hear("why")
        assert all(message["type"] != "played" or message["entry"]["by"] != 1 for message in ada.heard)
        bea.sync()
        assert json.dumps(bea.standing["position"]["card"][0]) == "0" or bea.standing["position"]["shown"][0]
    with sit(server, made["match"], link(made, 1)) as again:  # what was stored can be told again
        assert again.standing["number"] >= bea.standing["number"]


@HURRIED
@given(body=JSON, path=st.sampled_from(["/api/matches", "/api/games/niwa/options", "/api/replay"]))
def test_no_document_breaks_the_server(server, body, path):
    content = json.dumps(body).encode()
    answer = server.http.post(path, content=content, headers={"Content-Type": "application/json"})
    if answer.status_code != 200:
        assert answer.json()["type"] == "refused"
        assert answer.status_code in (400, 422)
