"""What a seat may not know is never sent to it. Lanterns deals a hidden card to each of three players."""

import json

import pytest
from server.people import Person, bearer, link, make, record, sit


@pytest.fixture
def table(server):
    """Three players and a spectator at Lanterns, each with one window more than they need."""
    made = make(server, "me", "link", "link", game="lanterns")
    tokens = [made["token"], link(made, 1), link(made, 2), made["spectator"]]
    people = [sit(server, made["match"], token) for token in tokens]
    yield made, tokens, people
    for person in people:
        person.__exit__()


def play(people, seat, text, plies):
    people[seat].say("move", number=people[seat].standing["number"], text=text)
    for person in people:
        for _ in range(plies):
            assert person.hear("played", "refused")["type"] == "played"


def test_everybody_sees_only_their_own_card_until_it_is_shown(table):
    _, _, people = table
    own = [person.standing["position"]["card"][seat] for seat, person in enumerate(people[:3])]
    assert all(own)
    for seat, person in enumerate(people[:3]):
        assert person.standing["position"]["card"] == [card if i == seat else 0 for i, card in enumerate(own)]
    assert people[3].standing["position"]["card"] == [0, 0, 0]
    play(people, 0, "roll", 2)
    play(people, 0, "show", 1)
    assert people[3].standing["position"]["card"] == [own[0], 0, 0]
    assert people[1].standing["position"]["card"] == [own[0], own[1], 0]


def test_no_byte_tells_the_deal_before_the_end(server, table):
    made, tokens, people = table
    play(people, 0, "roll", 2)
    play(people, 0, "show", 1)
    people[1].say("undo-request")
    people[2].say("chat", text="hm")
    for person in people:
        person.hear("chat")
    # Somebody comes back with and without a number, and asks for a replay.
    resumed = [Person(server, made["match"], token, number) for token in tokens for number in (None, 0, 1, 3)]
    for person in resumed:
        person.presence(0, True)
        person.__exit__()
    replays = [server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer(t)).json() for t in tokens]
    early = [server.http.get(f"/api/matches/{made['match']}/record", headers=bearer(t)) for t in tokens]
    assert {(answer.status_code, answer.json()["code"]) for answer in early} == {(409, "not-possible")}
    seen = [json.dumps([people[i].heard, [p.heard for p in resumed[4 * i : 4 * i + 4]], replays[i]]) for i in range(4)]
    for person in people:
        assert all(entry["text"] == "?" for entry in entries(person.heard) if entry["ply"] == 0)
    for seat in (1, 2):
        play(people, seat, "roll", 2)
        play(people, seat, "show", 1)
    document = record(server, made["match"], made["token"])
    deal, cards = document["plies"][0]["text"], people[0].standing["position"]["card"]
    assert deal == " ".join(map(str, cards))
    for viewer, text in enumerate(seen):
        assert f'"{deal}"' not in text
        for position in positions(json.loads(text)):
            known = [card if seat in (viewer, 0) else 0 for seat, card in enumerate(cards)]
            assert all(card in (0, known[seat]) for seat, card in enumerate(position["card"]))
    # At the end everybody may know everything: the record is there, and so is the seed.
    assert document["seed"] == people[3].standing["seed"]
    with sit(server, made["match"], made["spectator"]) as late:
        assert late.heard[0]["log"][0]["text"] == deal


def test_the_seed_of_a_running_match_is_nowhere(table):
    _, _, people = table
    play(people, 0, "roll", 2)
    for seat in range(3):
        play(people, seat, "roll", 2)
        play(people, seat, "show", 1)
    seed = people[0].standing["seed"]
    assert seed
    for person in people:
        before = [message for message in person.heard if message.get("standing", {}).get("result") is None]
        assert seed not in json.dumps(before)


def test_why_is_no_way_to_ask_about_a_hand_of_another(table):
    _, _, people = table
    for person in people[1:]:
        person.say("why", text="show")
        assert person.hear("why", "refused").get("code") == "not-yours"
    people[0].say("why", text="show")
    assert people[0].hear("why")["clause"] == "LA-2"


def test_on_one_screen_the_table_is_seen_through_the_eyes_of_whoever_is_to_act(server):
    made = make(server, "me", "me", game="lanterns")
    with sit(server, made["match"], made["token"]) as both:
        first = both.standing["position"]["card"]
        assert [bool(card) for card in first] == [True, False, False]
        both.move("roll")
        both.hear("played")
        both.move("show")
        assert [bool(card) for card in both.standing["position"]["card"]] == [True, True, False]


def test_a_bot_with_a_hidden_card_plays_by_its_own_view(server):
    made = make(server, "random", "me", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        assert ada.standing["position"]["shown"][0] == 1


def entries(heard):
    for message in heard:
        yield from message.get("log", [])
        if message["type"] == "played":
            yield message["entry"]


def positions(document):
    """Every position document anywhere inside."""
    if isinstance(document, dict):
        if "card" in document:
            yield document
        for part in document.values():
            yield from positions(part)
    elif isinstance(document, list):
        for part in document:
            yield from positions(part)
