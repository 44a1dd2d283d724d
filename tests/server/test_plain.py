"""A game that the client has no board for comes with its drawing, its status, and its moves in words."""

import re

import pytest
from server.people import Person, bearer, link, make, sit

CARD = re.compile(r"\[(.)\]")


def drawn(position) -> list[str]:
    """The cards that a drawing of Lanterns shows."""
    return CARD.findall("".join(run["text"] for run in position["plain"]["drawing"]))


def listed(position) -> list[str]:
    return [*position["plain"]["moves"]]


@pytest.fixture
def table(server):
    """Two players and a spectator at Lanterns."""
    made = make(server, "me", "link", game="lanterns")
    tokens = [made["token"], link(made, 1), made["spectator"]]
    people = [sit(server, made["match"], token) for token in tokens]
    yield made, tokens, people
    for person in people:
        person.__exit__()


def play(people, seat, text, plies):
    people[seat].say("move", number=people[seat].standing["number"], text=text)
    for person in people:
        for _ in range(plies):
            assert person.hear("played", "refused")["type"] == "played"


def test_a_drawing_shows_a_card_to_its_seat_alone(table):
    _, _, people = table
    own = [str(person.standing["position"]["card"][seat]) for seat, person in enumerate(people[:2])]
    assert [drawn(person.standing["position"]) for person in people] == [[own[0], "?"], ["?", own[1]], ["?", "?"]]
    play(people, 0, "roll", 2)
    play(people, 0, "show", 1)
    assert [drawn(person.standing["position"]) for person in people] == [[own[0], "?"], own, [own[0], "?"]]


def test_moves_are_put_into_words_for_whoever_can_play_them(table):
    _, _, people = table
    play(people, 0, "roll", 2)
    moves = people[0].standing["position"]["plain"]["moves"]
    assert [*moves] == people[0].standing["legal"] == ["roll", "show"]
    assert moves["roll"]["heading"]["key"] == "lanterns-dice"
    assert moves["roll"]["words"]["facts"] == {"left": 2}
    assert [listed(person.standing["position"]) for person in people[1:]] == [[], []]
    play(people, 0, "show", 1)
    assert [listed(person.standing["position"]) for person in people] == [[], ["roll"], []]
    assert people[2].standing["position"]["plain"]["status"]["facts"] == {"seat": 1}


def test_what_is_told_step_by_step_is_what_a_newcomer_sees(server, table):
    made, tokens, people = table
    for seat in (0, 1):
        play(people, seat, "roll", 2)
        play(people, seat, "show", 1)
        for token, person in zip(tokens, people, strict=True):
            with sit(server, made["match"], token) as fresh:
                assert fresh.standing["position"] == person.standing["position"]
    for token, person in zip(tokens, people, strict=True):
        with Person(server, made["match"], token, 1, standing=None) as back:
            back.presence(0, True)
            assert back.heard[-2]["changes"][-1]["to"]["drawing"] == person.standing["position"]["plain"]["drawing"]


def test_a_replay_is_drawn_as_its_viewer_may_know_it(server, table):
    made, tokens, people = table
    play(people, 0, "roll", 2)
    for seat, token in enumerate(tokens):
        answer = server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer(token)).json()
        assert [frame["position"] for frame in answer["frames"]][-1] == people[seat].standing["position"]
        assert all(drawn(frame["position"])[1 - seat] == "?" for frame in answer["frames"] if seat < 2)


def test_a_game_with_a_board_is_sent_as_it_is(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as person:
        assert "plain" not in person.standing["position"]


def test_a_game_brings_its_messages(server):
    assert "lanterns-seat = Lampe { $seat }\n" in server.http.get("/api/games/lanterns/messages/de").json()
    assert "lanterns-seat = Lamp { $seat }\n" in server.http.get("/api/games/lanterns/messages/xx-pseudo").json()
    assert server.http.get("/api/games/niwa/messages/en").json() == ""
    assert server.http.get("/api/games/chess/messages/en").status_code == 404
    assert server.http.get("/api/games/lanterns/messages/..%2Fde").status_code in (404, 422)
    assert server.http.get("/api/games/lanterns/messages/d.").status_code == 422
