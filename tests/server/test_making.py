"""Making matches, finding them by their links, and the documents that leave the table."""

import re

import pytest
from server.people import Person, bearer, link, make, record, said, sit

import engawa
from engawa import catalogue
from engawa.core.record import verify
from engawa.server.plain import without_plain


def play_out(*people):
    """Play random-looking first moves until the match is over."""
    while people[0].standing["to_act"] is not None:
        mover = next(p for p in people if people[0].standing["to_act"] in p.yours)
        mover.say("move", number=mover.standing["number"], text=mover.standing["legal"][-1])
        for person in people:
            assert person.hear("played", "refused")["type"] == "played"


def seated(server, match, token):
    person = sit(server, match, token)
    person.yours = person.heard[-1]["yours"]
    return person


def test_the_shelf_lists_games_with_their_bots(server):
    cards = {card["key"]: card for card in server.http.get("/api/games").json()}
    assert cards["niwa"]["players"] == [2]
    assert {"random", "greedy", *cards["niwa"]["levels"]} == set(cards["niwa"]["bots"])
    assert cards["niwa"]["levels"] == ["novice", "casual", "skilled", "strong", "master"]


def test_the_id_of_a_match_can_be_an_argument_of_a_command(server):
    ids = [make(server, "me", "me")["match"] for _ in range(40)]
    assert all(re.fullmatch("[A-Za-z0-9]{12}", match) for match in ids)


def test_the_rules_come_clause_by_clause_in_both_languages(server):
    pages = [server.http.get(f"/api/games/niwa/rules{lang}").json() for lang in ("", "?lang=en", "?lang=de")]
    assert [page["lang"] for page in pages] == ["en", "en", "de"]
    assert pages[0] == pages[1]
    english, german = ({clause["id"]: clause["says"] for clause in page["clauses"]} for page in pages[1:])
    assert list(english) == list(german)
    assert english["NI-6"] != german["NI-6"]
    refused = server.http.get("/api/games/niwa/rules?lang=tlh")
    assert (refused.status_code, refused.json()["code"]) == (422, "unreadable")


def test_a_new_match_has_a_link_for_everybody_and_one_for_spectators(server):
    made = make(server, "me", "link")
    assert [link["seat"] for link in made["links"]] == [1]
    with (
        Person(server, made["match"], made["token"]) as ada,
        Person(server, made["match"], link(made, 1)) as bea,
        Person(server, made["match"], made["spectator"]) as eye,
    ):
        assert [person.hear("snapshot")["yours"] for person in (ada, bea, eye)] == [[0], [1], []]
        assert bea.standing["legal"]  # the samurai are placed first
        assert not ada.standing["legal"]
        assert not eye.standing["legal"]


def test_two_seats_on_one_screen_share_a_link(server):
    made = make(server, "me", "me")
    with Person(server, made["match"], made["token"]) as both:
        assert both.hear("snapshot")["yours"] == [0, 1]
        assert both.move()["standing"]["legal"]
        assert both.move()["standing"]["legal"]


def test_everybody_sees_what_is_played_once_it_is_stored(server):
    made = make(server, "me", "link")
    with (
        sit(server, made["match"], made["token"]) as ada,
        sit(server, made["match"], link(made, 1)) as bea,
        sit(server, made["match"], made["spectator"]) as eye,
    ):
        played = bea.move()["entry"]
        assert ada.hear("played")["entry"] == eye.hear("played")["entry"] == played
        assert record(server, made["match"], made["token"])["plies"][0]["text"] == played["text"]
        assert said(played["told"][0]) != said(played["told"][0], "de")
        assert ada.standing["legal"]


def test_a_game_against_a_bot_ends_with_a_record_that_anyone_can_check(server):
    made = make(server, "me", "greedy")
    with sit(server, made["match"], made["token"]) as ada:
        while ada.wait_for_turn()["to_act"] is not None:
            ada.say("move", number=ada.standing["number"], text=ada.standing["legal"][-1])
            ada.hear("played")
        assert ada.standing["result"] is not None
        log = [message["entry"]["text"] for message in ada.heard if message["type"] == "played"]
        seed = ada.standing["seed"]
    document = record(server, made["match"], made["token"])
    assert [ply["text"] for ply in document["plies"]] == log
    assert document["seed"] == seed
    assert verify(document, catalogue.find).plies == len(log)
    replay = server.http.post("/api/replay", json=document).json()
    assert replay["frames"][-1]["position"] == engawa.load(document).position()
    assert [frame["entry"]["text"] for frame in replay["frames"][1:]] == log
    own = server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer(made["token"])).json()
    assert own["frames"] == replay["frames"]


def test_the_seed_is_told_only_at_the_end(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        both.move()
        assert both.standing["seed"] is None
        assert "seed" not in record(server, made["match"], made["token"])


def test_a_match_goes_on_from_a_record(server):
    match = engawa.new("niwa", garden="pond")
    match.play(match.legal()[3])
    match.play(match.legal()[5])
    made = make(server, "me", "me", record=match.record())
    with sit(server, made["match"], made["token"]) as both:
        assert both.standing["position"] == match.position()
        assert both.standing["legal"] == match.legal()
        both.move()
    again = engawa.load(record(server, made["match"], made["token"]))
    match.play(match.legal()[0])
    assert again.position() == match.position()


def test_a_match_goes_on_from_a_position_with_chance(server):
    made = make(server, "me", "me", game="lanterns")
    with sit(server, made["match"], made["token"]) as both:
        both.move("roll")
        both.hear("played")
        other = both.standing["position"]["card"][0] % 6 + 1  # another card than it was
        position = both.standing["position"] | {"card": [other, 2, 0]}
    made = make(server, "me", "me", game="lanterns", record=position)
    with sit(server, made["match"], made["token"]) as both:
        # How it is shown is told anew.
        assert without_plain(both.standing["position"]) == without_plain(position) | {"card": [other, 0, 0]}
        assert both.standing["position"]["plain"] != position["plain"]
        assert both.standing["legal"] == ["roll", "show"]


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"seats": [{"kind": "me"}]}, 422),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep blue"}]}, 422),
        ({"options": {"garden": "desert"}}, 422),
        ({"record": {"game": "niwa"}}, 422),
        ({"record": {"record": 1}}, 422),
        ({"record": {"game": "lanterns", "players": 2}}, 422),
        ({"clock": {"seconds": 1}}, 422),
        ({"game": "chess"}, 422),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_line(server, change, status):
    wish = {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "link"}]} | change
    answer = server.http.post("/api/matches", json=wish)
    assert answer.status_code == status
    assert answer.json()["type"] == "refused"
    assert "\n" not in said(answer.json(), "de")


def test_a_finished_record_can_be_replayed_but_not_played_on(server):
    match = engawa.new("niwa", seed=3)
    while match.to_act is not None:
        match.play(match.legal()[-1])
    wish = {"game": "niwa", "seats": [{"kind": "me"}, {"kind": "me"}], "record": match.record()}
    answer = server.http.post("/api/matches", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (409, "not-possible")
    assert server.http.post("/api/replay", json=match.record()).status_code == 200


def test_a_rematch_swaps_seats_for_everybody_at_the_same_new_table(server):
    made = make(server, "me", "link")
    with seated(server, made["match"], made["token"]) as ada, seated(server, made["match"], link(made, 1)) as bea:
        early = server.http.post(f"/api/matches/{made['match']}/rematch", headers=bearer(made["token"]))
        assert (early.status_code, early.json()["code"]) == (409, "not-possible")
        ada.say("name", seat=0, name="Ada")
        play_out(ada, bea)
        # The one who came by link asks first, and the other hears of it.
        hers = server.http.post(f"/api/matches/{made['match']}/rematch", headers=bearer(link(made, 1))).json()
        assert ada.hear("rematch")["seat"] == 1
    with Person(server, made["match"], made["token"]) as ada:
        assert ada.hear("snapshot")["rematch"] == 1
    adas = server.http.post(f"/api/matches/{made['match']}/rematch", headers=bearer(made["token"])).json()
    assert hers["match"] == adas["match"] != made["match"]
    assert [link["seat"] for link in hers["links"]] == [1]
    tokens = [hers["token"], adas["token"], hers["links"][0]["token"], adas["spectator"]]
    looks = []
    for token in tokens:
        with Person(server, hers["match"], token) as person:
            looks.append(person.hear("snapshot"))
    assert [look["yours"] for look in looks] == [[0], [1], [1], []]
    assert [seat["name"] for seat in looks[0]["seats"]] == [None, "Ada"]
    denied = server.http.post(f"/api/matches/{made['match']}/rematch", headers=bearer(made["spectator"]))
    assert (denied.status_code, denied.json()["code"]) == (403, "not-yours")


def test_options_are_completed_and_drawn(server):
    checked = server.http.post("/api/games/niwa/options", json={"options": {"garden": "random"}}).json()
    assert checked["problems"] == []
    assert checked["board"]["fields"]
    again = server.http.post("/api/games/niwa/options", json={"options": checked["options"]}).json()
    assert again["board"] == checked["board"]


def test_all_problems_of_a_layout_are_told_at_once(server):
    checked = server.http.post("/api/games/niwa/options", json={"options": {"garden": "compact"}}).json()
    tiles = checked["board"]["tiles"]
    turned = [[u, v, name, (rotation + 1) % 6] for u, v, name, rotation in tiles[:-1]]
    answer = server.http.post("/api/games/niwa/options", json={"options": {"garden": turned}})
    assert answer.status_code == 200
    wrong = answer.json()
    assert wrong["options"] is wrong["board"] is None
    assert len(wrong["problems"]) > 2
    assert all(said(problem) != said(problem, "de") for problem in wrong["problems"])
    assert any(problem["facts"] for problem in wrong["problems"])


def test_the_same_seed_draws_the_same_garden(server):
    wish = {"options": {"garden": "random"}, "seed": "ab" * 32}
    first, second = (server.http.post("/api/games/niwa/options", json=wish).json() for _ in range(2))
    assert first == second
