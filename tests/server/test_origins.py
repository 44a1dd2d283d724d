"""Pages of other addresses may do nothing here, and a page of ours may talk to nobody else."""

import pytest
from server.people import Person, make, said, sit

from engawa.core.errors import InvalidNotation
from engawa.core.texts import plain
from engawa.server.setting import read_origins

WISH = {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://{host}.evil.example", "ftp:", "\\", "http://["]
)
def test_a_page_of_another_address_may_do_nothing(server, origin):
    headers = {"Origin": origin.format(host=server.host)}
    answer = server.http.post("/api/matches", json=WISH, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "server-other-origin")
    assert said(answer.json()).startswith("a page of '")
    made = make(server, "me", "me")
    with Person(server, made["match"], **headers) as stranger:
        assert [message["key"] for message in stranger.until_closed()] == ["server-other-origin"]


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://{host}", "{host}"),
        ("https://games.example", "games.example"),  # behind a proxy that has the certificate
        ("https://games.example", "games.example:443"),
        ("https://games.example:8443", "games.example:8443"),
        ("https://Games.example", "games.EXAMPLE"),
    ],
)
def test_our_own_page_may(server, origin, host):
    names = {"Origin": origin.format(host=server.host), "Host": host.format(host=server.host)}
    assert server.http.post("/api/matches", json=WISH, headers=names).status_code == 201


def test_a_host_may_name_others(servers):
    server = servers(origins=["https://friends.example"]).start()
    names = {"Origin": "https://friends.example"}
    assert server.http.post("/api/matches", json=WISH, headers=names).status_code == 201
    assert read_origins(" https://a.example, http://b.example:8080 ") == ["https://a.example", "http://b.example:8080"]
    with pytest.raises(InvalidNotation, match="expected addresses such as"):
        read_origins("games.example")


def test_a_page_may_connect_to_where_it_came_from_and_nowhere_else(server):
    policy = server.http.get("/").headers["content-security-policy"]
    assert f"connect-src 'self' ws://{server.host} wss://{server.host};" in policy
    odd = server.http.get("/", headers={"Host": "x; script-src *"}).headers["content-security-policy"]
    assert "connect-src 'self';" in odd
    assert "script-src *" not in odd


def test_names_and_lines_turn_nothing_around_them(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        ada.say("name", seat=0, name="A\u202eda\u2069\x1b[2J")
        while (name := ada.hear("presence")["seats"][0]["name"]) is None:
            pass  # that somebody has come
        assert name == "Ada[2J"
        ada.say("chat", text="a\u2066b\u202dc\x07")
        assert ada.hear("chat")["entry"]["text"] == "abc"
        ada.say("chat", text="\u202e\u202e")
        assert ada.hear("refused")["code"] == "malformed"


def test_what_is_written_stays_as_it_is():
    for text in ("Ada", "עדה", "أدا", "👩\u200d👧", "a\u200fb"):
        assert plain(text) == text
