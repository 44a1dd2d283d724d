"""What bots say at a table: stored with the move, the same for everybody, and kept in the record."""

from cli.positions import WIN_IN_ONE
from server.people import bearer, make, record, said, sit

import engawa
from engawa.core.fairness import seed_of
from engawa.server.table import Table
from engawa.store import Event

BOT = {"kind": "bot", "name": None, "bot": "novice"}


def test_a_remark_is_told_with_the_move_and_kept_for_all_who_look_later(server):
    made = make(server, "me", "novice")
    with sit(server, made["match"], made["token"]) as ada:
        ada.wait_for_turn()
        ada.sync()
    with sit(server, made["match"], made["spectator"]) as eve:
        (entry,) = eve.heard[0]["log"]
    remark = entry["remark"]
    assert (remark["seat"], remark["key"]) == (1, "remark-niwa-first")
    assert said(remark) != said(remark, "de")
    assert remark.pop("words") is None
    told = [message["entry"] for message in ada.heard if message["type"] == "played"] or ada.heard[0]["log"]
    assert told[0]["remark"] == remark | {"words": None}
    document = record(server, made["match"], made["token"])
    assert document["plies"][0]["remark"] == remark
    assert engawa.load(document).record()["plies"] == document["plies"]
    frames = server.http.post("/api/replay", json=document).json()["frames"]
    assert frames[1]["entry"]["remark"] == remark | {"words": None}
    kept = server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer(made["token"])).json()["frames"]
    assert kept[1]["entry"]["remark"] == remark | {"words": None}


def test_what_was_kept_in_words_is_shown_in_them(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as ada:
        ada.move()
    document = record(server, made["match"], made["token"])
    kept = {"seat": 1, "key": "remark-niwa-first", "en": "Let us begin.", "de": "Fangen wir an."}
    document["plies"][0]["remark"] = kept
    assert engawa.load(document).record()["plies"] == document["plies"]
    told = server.http.post("/api/replay", json=document).json()["frames"][1]["entry"]["remark"]
    words = {"en": "Let us begin.", "de": "Fangen wir an."}
    assert told == {"seat": 1, "key": "remark-niwa-first", "facts": {}, "words": words}
    header = {"game": "niwa", "options": document["options"], "seats": [BOT, BOT], "clock": None, "start": None}
    table = Table.begun("m", header, seed_of(1))
    text = document["plies"][0]["text"]
    table.follow(Event("m", 0, "move", {"by": 0, "text": text, "remark": kept}, 1.0))
    assert table.entry(0, kept=False)["remark"]["words"] == words


def test_the_last_word_comes_with_the_move_that_ends_the_match(server):
    made = make(server, "me", "novice", record=WIN_IN_ONE)
    with sit(server, made["match"], made["token"]) as ada:
        entry = ada.move("K1 g4^i4")["entry"]
        assert (entry["by"], entry["remark"]["seat"], entry["remark"]["key"]) == (0, 1, "remark-niwa-beaten")


def test_where_no_bot_that_thinks_sits_nobody_says_anything(server):
    made = make(server, "me", "greedy", record=WIN_IN_ONE)
    with sit(server, made["match"], made["token"]) as ada:
        assert ada.move("K1 g4^i4")["entry"]["remark"] is None


def test_a_bot_that_plays_on_for_somebody_does_not_speak_in_their_name():
    me = {"kind": "me", "name": "Ada", "bot": None}
    header = {"game": "niwa", "options": {"garden": "compact"}, "seats": [me, BOT], "clock": None, "start": None}
    table = Table.begun("m", header, seed_of(1))
    table.follow(Event("m", 0, "seat", {"seat": 0, "kind": "bot", "name": "Ada", "bot": "skilled"}, 1.0))
    assert table.speakers() == {1: "novice"}
