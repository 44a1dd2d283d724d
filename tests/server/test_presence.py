"""Who is there, what they are called, what they say, and what happens when somebody stays away."""

from server.people import link, make, said, sit

from engawa.server.limits import Bucket, Buckets, Rate


def test_coming_and_going_is_told_to_the_others(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        away = ada.hear("presence")["seats"][1]
        assert not away["present"]
        assert away["away"] >= 0
        bea = sit(server, made["match"], link(made, 1))
        assert ada.presence(1, True)["seats"][1]["away"] is None
        bea.cut()
        assert ada.presence(1, False)["seats"][0]["present"]


def test_somebody_with_two_windows_is_there_until_both_are_closed(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        windows = [sit(server, made["match"], link(made, 1)) for _ in range(2)]
        for _ in windows:
            ada.presence(1, True)
        windows[0].cut()
        assert ada.hear("presence")["seats"][1]["present"]
        windows[1].cut()
        ada.presence(1, False)


def test_a_bot_is_always_there(server):
    made = make(server, "me", "random")
    with sit(server, made["match"], made["token"]) as ada:
        assert ada.hear("presence")["seats"][1] == {
            "seat": 1, "kind": "bot", "name": None, "bot": "random", "present": True, "away": None
        }  # fmt: skip


def test_a_name_is_told_to_everybody_and_stays(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], made["spectator"]) as eye:
        ada.say("name", seat=0, name="  Åda 庭 ")
        while (seats := eye.hear("presence")["seats"])[0]["name"] is None:
            pass
        assert seats[0]["name"] == "Åda 庭"
        ada.say("name", seat=1, name="Bob")
        assert ada.hear("refused")["code"] == "not-yours"
        ada.say("name", seat=11, name="Bob")
        assert ada.hear("refused")["code"] == "not-yours"
    with sit(server, made["match"], link(made, 1)) as bea:
        assert bea.heard[0]["seats"][0]["name"] == "Åda 庭"
        bea.say("name", seat=1, name="  ")
        assert bea.hear("presence")["seats"][1]["name"] is None


def test_chat_reaches_everybody_and_is_there_for_those_who_come_later(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], made["spectator"]) as eye:
        ada.say("chat", text=" hi 🏯\u0000 <b> ")
        eye.say("chat", text="nice garden")
        entries = [ada.hear("chat")["entry"] for _ in range(2)]
        assert {(entry["seat"], entry["text"]) for entry in entries} == {(0, "hi 🏯 <b>"), (None, "nice garden")}
        for empty in ("", "   "):
            ada.say("chat", text=empty)
            assert ada.hear("refused")["code"] == "malformed"
    with sit(server, made["match"], link(made, 1)) as bea:
        assert bea.heard[0]["chat"] == sorted(entries, key=lambda entry: entry["number"])


def test_who_chats_too_fast_is_asked_to_wait(strict):
    made = make(strict, "me", "link")
    with sit(strict, made["match"], made["token"]) as ada, sit(strict, made["match"], link(made, 1)) as bea:
        for i in range(8):
            ada.say("chat", text=str(i))
        answers = [ada.hear("chat", "refused") for _ in range(8)]
        assert [answer["type"] for answer in answers] == ["chat"] * 5 + ["refused"] * 3
        assert {answer["code"] for answer in answers[5:]} == {"limit"}
        bea.say("chat", text="and I?")
        while ada.hear("chat")["entry"]["seat"] != 1:
            pass


def test_a_bot_plays_on_only_for_somebody_who_has_been_away_for_long_enough(server, strict):
    for patient in (True, False):
        table = server if patient else strict
        made = make(table, "me", "link")
        with sit(table, made["match"], made["token"]) as ada:
            ada.say("replace", seat=1)
            if patient:
                refused = ada.hear("refused")
                assert refused["code"] == "not-possible"
                assert "60" in said(refused, "de")
            else:
                ada.wait_for_turn()  # the bot has placed its figures
                assert ada.standing["ply"] == 1


def test_nobody_is_replaced_who_is_there_or_is_a_bot_or_does_not_exist(strict):
    made = make(strict, "me", "link", "random", game="lanterns")
    with sit(strict, made["match"], made["token"]) as ada, sit(strict, made["match"], link(made, 1)):
        for seat in (0, 1, 2, 3, 11):
            ada.say("replace", seat=seat)
            assert ada.hear("refused")["code"] == "not-possible"


def test_who_comes_back_has_the_seat_again(strict):
    made = make(strict, "me", "link")
    with sit(strict, made["match"], made["token"]) as ada:
        ada.say("name", seat=0, name="Ada")
        ada.say("replace", seat=1)
        ada.wait_for_turn()
        with sit(strict, made["match"], link(made, 1)) as bea:
            seat = bea.heard[0]["seats"][1]
            assert (seat["kind"], seat["bot"]) == ("link", None)
            while ada.standing["to_act"] == 0:
                ada.move()
            bea.wait_for_turn()
            assert bea.move()["type"] == "played"


def test_a_bucket_fills_with_time():
    now = 0.0
    bucket = Bucket(Rate(2, 3), lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_client_has_a_bucket_of_its_own(monkeypatch):
    monkeypatch.setattr("engawa.server.limits.MOST_CLIENTS", 2)
    buckets = Buckets(Rate(0, 1))
    assert [buckets.take(client) for client in "aabbc"] == [True, False, True, False, True]
    assert list(buckets._buckets) == ["b", "c"]  # who has not been seen for longest is forgotten
