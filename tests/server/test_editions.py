"""An owner's edition over HTTP: read as document or file, compared with the shipped one, refused where it is wrong."""

import tomllib

import pytest
from server.people import link, make, sit

from engawa import catalogue

KEYS = list(catalogue.MODULES)


def ask(server, key, **wish):
    return server.http.post(f"/api/games/{key}/edition", json=wish).json()


def shipped(server, key):
    return ask(server, key)["document"]


@pytest.mark.parametrize("key", KEYS)
def test_the_shipped_edition_comes_as_document_and_file(server, key):
    answer = ask(server, key)
    assert answer["problems"] == answer["parts"] == answer["changes"] == []
    assert tomllib.loads(answer["text"]) == answer["document"]
    assert ask(server, key, text=answer["text"]) == answer
    assert ask(server, key, document=answer["document"]) == answer


def test_of_the_file_of_a_box_every_game_takes_its_own(server):
    one, other = (shipped(server, f"nueby/{name}") for name in ("jaeger", "werfer"))
    assert "werfer" not in one
    assert ask(server, "nueby/jaeger", document=one | other)["document"] == one


def test_what_is_changed_is_told_by_place_and_the_name_is_no_change(server):
    dice = shipped(server, "ninja-dice")
    dice["name"] = "mine"
    assert ask(server, "ninja-dice", document=dice)["changes"] == []
    dice["dice"]["skill"][0] = "sneak"
    dice["coins"]["10"] = 8
    answer = ask(server, "ninja-dice", document=dice)
    assert answer["changes"] == ["dice.skill", "coins.10"]
    assert answer["problems"] == []


@pytest.mark.parametrize(
    ("key", "place", "value"),
    [
        ("niwa", "tiles.B.ring", "GGGGG"),
        ("ninja-dice", "dice.skill", ["fight"] * 5),
        ("ninja-all-stars", "sentry.mv", 0),
        ("nueby/werfer", "werfer.6.entries", ["r0"] * 6),
    ],
)
def test_what_is_wrong_is_told_with_its_place(server, key, place, value):
    document = shipped(server, key)
    table = document
    *way, last = place.split(".")
    for step in way:
        table = table[step]
    table[last] = value
    answer = ask(server, key, document=document)
    assert [problem["facts"]["where"] for problem in answer["problems"]] == [place]
    assert answer["changes"] == [place]


def test_what_no_file_can_say_is_told_with_its_place(server):
    document = shipped(server, "ninja-dice")
    document["dice"]["skill"][0] = None
    answer = ask(server, "ninja-dice", document=document)
    assert [problem["facts"]["where"] for problem in answer["problems"]] == ["edition.dice.skill.0"]
    assert answer["document"] is None


def test_a_garden_that_does_not_join_is_told_at_its_place_and_bars_no_other(server):
    niwa = shipped(server, "niwa")
    niwa["gardens"]["askew"] = [*niwa["gardens"]["compact"][:-1], [9, 9, "B", 0]]
    answer = ask(server, "niwa", document=niwa)
    assert answer["problems"] == []
    assert {told["facts"]["where"] for told in answer["parts"]} == {"gardens.askew"}
    assert answer["parts"][0]["facts"]["problem"]["key"] == "niwa-tile-apart"
    options = server.http.post("/api/games/niwa/options", json={"options": {"edition": niwa, "garden": "askew"}}).json()
    assert options["problems"] != []
    options = server.http.post("/api/games/niwa/options", json={"options": {"edition": niwa, "garden": "pond"}}).json()
    assert options["problems"] == []


def test_of_tiles_that_are_none_no_garden_is_judged(server):
    niwa = shipped(server, "niwa")
    niwa["tiles"]["B"]["ring"] = "GGGGG"
    answer = ask(server, "niwa", document=niwa)
    assert ([told["facts"]["where"] for told in answer["problems"]], answer["parts"]) == (["tiles.B.ring"], [])


def test_a_text_that_is_no_file_is_answered_in_a_line(server):
    answer = ask(server, "niwa", text="name = [")
    assert (answer["document"], answer["text"]) == (None, None)
    assert [problem["key"] for problem in answer["problems"]] == ["not-toml"]
    answer = ask(server, "niwa", document={"tiles": 7})
    assert answer["problems"][0]["facts"]["where"] == "edition"


def test_guests_are_told_that_the_host_brought_an_edition(server):
    dice = shipped(server, "ninja-dice")
    dice |= {"name": "The attic's", "house": {"rounds": [4, 4, 5]}}
    made = make(server, "me", "link", game="ninja-dice", options={"edition": dice})
    guest = sit(server, made["match"], link(made, 1))
    assert guest.heard[-1]["edition"] == {"name": "The attic's", "changes": ["house.rounds"]}
    plain = make(server, "me", "link", game="ninja-dice")
    assert sit(server, plain["match"], link(plain, 1)).heard[-1]["edition"] is None
