"""Several processes: servers that share a PostgreSQL."""

from server.people import link, make, record, sit

import engawa


def test_two_servers_on_one_postgresql_serve_the_same_match(servers, postgresql):
    address = postgresql.empty()
    one, two = servers(address, patience=0.0).start(), servers(address, patience=0.0).start()
    made = make(one, "me", "link")
    with sit(one, made["match"], made["token"]) as ada, sit(two, made["match"], link(made, 1)) as bea:
        # Each hears of the other's moves, names and words.
        bea.move()
        assert ada.hear("played")["entry"] == bea.heard[-1]["entry"]
        ada.say("name", seat=0, name="Ada")
        while bea.hear("presence")["seats"][0]["name"] != "Ada":
            pass
        bea.say("chat", text="hello from the other house")
        assert ada.hear("chat")["entry"]["seat"] == 1
        while ada.standing["to_act"] == 0:
            ada.move()
        bea.wait_for_turn()
        assert bea.standing["position"] == ada.standing["position"]
        bea.say("undo-request")
        assert bea.hear("refused")["code"] == "not-possible"
        # Both write the same number; one wins, and both see the same.
        with sit(one, made["match"], link(made, 1)) as twin:
            number, legal = bea.standing["number"], bea.standing["legal"]
            bea.say("move", number=number, text=legal[0])
            twin.say("move", number=number, text=legal[1])
            for person in (ada, bea, twin):
                while person.standing["number"] <= number:
                    person.hear("played")
            assert ada.standing["position"] == bea.standing["position"] == twin.standing["position"]
        # Who is in the other house is there, and keeps the seat.
        assert ada.heard_of(1)["present"]
        ada.say("replace", seat=1)
        assert ada.hear("refused")["code"] == "not-possible"
        assert engawa.load(record(two, made["match"], made["token"])).ply >= 3


def test_coming_and_going_in_one_house_is_told_in_the_other(servers, postgresql):
    address = postgresql.empty()
    one, two = servers(address, patience=0.0).start(), servers(address, patience=0.0).start()
    made = make(one, "me", "link")
    with sit(one, made["match"], made["token"]) as ada:
        with sit(two, made["match"], link(made, 1)) as bea:
            ada.presence(1, True)
            bea.presence(0, True)
        ada.presence(1, False)
        with sit(two, made["match"], link(made, 1)):
            ada.presence(1, True)
            two.stop()  # it says goodbye for all
            ada.presence(1, False)
        ada.say("replace", seat=1)
        while ada.hear("presence")["seats"][1]["kind"] != "bot":
            pass


def test_who_loses_one_server_goes_on_at_another(servers, postgresql):
    address = postgresql.empty()
    one, two = servers(address).start(), servers(address).start()
    made = make(one, "me", "me")
    with sit(one, made["match"], made["token"]) as both:
        both.move()
        standing = both.standing
        one.kill()
    with sit(two, made["match"], made["token"]) as both:
        assert both.standing == standing
        assert both.move()["type"] == "played"
