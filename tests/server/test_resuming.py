"""Lost connections and killed servers: same seat, same state, nothing acknowledged is lost."""

import random
from pathlib import Path

import pytest
from server.people import Person, bearer, link, make, record, sit
from websockets.exceptions import ConnectionClosed

import engawa


def test_who_comes_back_gets_exactly_what_they_missed(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both, sit(server, made["match"], made["token"]) as witness:
        both.move()
        known = both.standing["number"]
        both.cut()
        witness.hear("played")
        for i in range(3):
            witness.move()
            witness.say("chat", text=str(i))
            witness.hear("chat")
        missed = [message for message in witness.heard if message["type"] in ("played", "chat")][1:]
        assert len(missed) == 6
        with Person(server, made["match"], made["token"], known, both.standing) as back:
            for expected in missed:
                assert back.next() == expected
            presence = back.next()
            assert (presence["type"], presence["number"]) == ("presence", known + 6)
            assert back.standing == witness.standing


def test_looking_back_changes_nothing_for_those_who_play_on(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        standings = [both.standing]
        for _ in range(5):
            both.move(both.standing["legal"][-1])
            standings.append(both.standing)
        server.http.get(f"/api/matches/{made['match']}/replay", headers=bearer(made["token"]))
        for number in range(5):
            with Person(server, made["match"], made["token"], number) as back:
                back.hear("presence")
        for before in reversed(standings[:-1]):
            both.say("undo-request")
            assert both.hear("undone")["standing"]["position"] == before["position"]
            assert both.standing["legal"] == before["legal"]


def test_whoever_asks_is_told_that_the_line_is_alive(server):
    made = make(server, "me", "link")
    with sit(server, made["match"], made["token"]) as ada:
        ada.hear("presence")
        ada.say("why", text="stop")
        ada.say("ping")
        assert [ada.next()["type"] for _ in range(2)] == ["why", "pong"]


def test_who_missed_nothing_is_told_only_who_is_there(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        both.move()
        number = both.standing["number"]
    with Person(server, made["match"], made["token"], number) as back:
        presence = back.next()
        assert (presence["type"], presence["number"]) == ("presence", number)


def test_who_missed_an_undo_or_is_in_doubt_gets_a_snapshot(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as both:
        both.move()
        both.move()
        number = both.standing["number"]
        both.say("undo-request")
        both.hear("undone")
        for known in (number, None, -1, 99, 2**80):
            with Person(server, made["match"], made["token"], known) as back:
                snapshot = back.next()
                assert snapshot["type"] == "snapshot"
                assert snapshot["standing"] == both.standing
                assert len(snapshot["log"]) == 1


class Traveller:
    """A player whose network fails again and again. It knows only what it was told, as a page does."""

    def __init__(self, server, match, token):
        self.server, self.match, self.token = server, match, token
        self.number = None
        self.log, self.position, self.legal, self.over = [], None, [], False
        self.person = Person(server, match, token)

    def cut(self):
        self.person.cut()
        self.person = Person(self.server, self.match, self.token, self.number, self.person.standing)

    def hear(self):
        """Take in one message as a page does."""
        message = self.person.next()
        standing = message.get("standing")
        if message["type"] == "snapshot":
            self.log = [entry["text"] for entry in message["log"]]
        elif message["type"] == "played":
            assert message["entry"]["ply"] == len(self.log)
            self.log.append(message["entry"]["text"])
        elif message["type"] == "undone":
            del self.log[len(self.log) - message["plies"] :]
        elif message["type"] == "presence":
            assert message["number"] >= self.number
            self.number = message["number"]
        if standing:
            self.number, self.position, self.legal = standing["number"], standing["position"], standing["legal"]
            self.over = standing["to_act"] is None
        return message


def test_fifty_lost_connections_in_a_game_change_nothing(server):
    made = make(server, "me", "link")
    dice = random.Random(20)
    people = [Traveller(server, made["match"], token) for token in (made["token"], link(made, 1))]
    for person in people:
        while person.number is None:
            person.hear()
    cuts = 0
    while not all(person.over for person in people):
        person = dice.choice(people)
        fate = dice.random() if cuts < 50 else 1.0
        if fate < 0.5:
            if person.legal and fate < 0.3:  # the network fails right after a move was sent, or a taking back
                wish = {"type": "move", "number": person.number, "text": dice.choice(person.legal)}
                person.person.say(**(wish if fate < 0.25 else {"type": "undo-request"}))
            person.cut()
            cuts += 1
            while person.hear()["type"] != "presence":
                pass
        elif person.legal:
            move = min(person.legal, key=lambda text: (text.count(">"), dice.random()))
            person.person.say("move", number=person.number, text=move)
            while person.hear()["type"] not in ("played", "refused", "undone"):
                pass
        else:
            for each in people:
                each.person.say("why", text="stop")
                while each.hear()["type"] not in ("why", "refused"):
                    pass
    assert cuts == 50
    document = record(server, made["match"], made["token"])
    match = engawa.load(document)
    for person in people:
        assert person.log == match.history
        assert person.position == match.position()
        person.person.__exit__()


def test_every_acknowledged_move_survives_a_killed_server(servers):
    server = servers().start()
    made = make(server, "me", "me")
    mirror = engawa.new("niwa")
    dice = random.Random(7)
    for round in range(3):
        person = sit(server, made["match"], made["token"])
        assert person.heard[0]["yours"] == [0, 1]
        assert person.standing["position"] == mirror.position()
        acknowledged = mirror.copy()
        for _ in range(3):
            if acknowledged.to_act is not None:
                acknowledged.play(person.move(dice.choice(person.standing["legal"]))["entry"]["text"])
        assert person.standing["position"] == acknowledged.position()
        # Between moves in the first round; then with moves on their way, some of which the server takes in.
        ahead, number = acknowledged.copy(), person.standing["number"]
        for i in range(5 * round):
            move = dice.choice(ahead.legal())
            person.say("move", number=number + i, text=move)
            ahead.play(move)
        heard = 0
        while heard < round:
            heard += person.next()["type"] == "played"
        server.kill()
        try:
            while True:
                heard += person.next()["type"] == "played"
        except ConnectionClosed:
            person.__exit__()
        server.start()
        with sit(server, made["match"], made["token"]) as again:
            log = [entry["text"] for entry in again.heard[0]["log"]]
            assert log[: acknowledged.ply + heard] == ahead.history[: acknowledged.ply + heard]
            assert log == ahead.history[: len(log)]
            mirror = acknowledged.copy()
            for text in log[acknowledged.ply :]:
                mirror.play(text)
            assert again.standing["position"] == mirror.position()
            assert again.standing["legal"] == mirror.legal()
    assert engawa.load(record(server, made["match"], made["token"])).position() == mirror.position()


FLICKS = [{"direction": -120, "strength": 640}, {"direction": 200, "strength": 900}, {"direction": 0, "strength": 10}]


def seats_of_three(server, made):
    return [sit(server, made["match"], token) for token in (made["token"], link(made, 1), link(made, 2))]


def flick(person, seat):
    person.say("throw", number=person.standing["number"], flick=FLICKS[seat])


@pytest.mark.clause("ND-R5")
def test_flicks_that_were_told_survive_a_killed_server_and_the_throw_goes_on(servers):
    server = servers().start()
    made = make(server, "me", "link", "link", game="ninja-dice", options={"first": 0}, patience=60)
    gathered = []
    for seat in (1, 0):  # an opponent is faster than the one whose throw it is; each time the server dies
        people = seats_of_three(server, made)
        assert people[2].standing["throwing"]["waiting"] == [each for each in (0, 2, 1) if each not in gathered]
        flick(people[seat], seat)
        assert people[2].hear("flicked")["seat"] == seat
        gathered.append(seat)
        server.kill()
        for person in people:
            person.until_closed()
            person.__exit__()
        server.start()
    ada, bea, cai = seats_of_three(server, made)
    assert 0 < cai.standing["throwing"]["left"] <= 60
    for seat, person in enumerate((ada, bea)):  # what was told is final
        flick(person, seat)
        assert person.hear("refused")["code"] == "not-possible"
    flick(cai, 2)
    hands = cai.hear("played")["entry"]["throw"]["hands"]
    assert {hand["seat"]: hand["flick"] for hand in hands} == {0: [-120, 640], 1: [200, 900], 2: [0, 10]}
    for person in (ada, bea, cai):
        person.__exit__()


def wait_until_dice_fly(server):
    """The first throw of a process loads MuJoCo: once it is in its memory, the throw is under way."""
    maps = Path(f"/proc/{server.process.pid}/maps")
    while maps.parent.exists() and "mujoco" not in maps.read_text():
        pass


@pytest.mark.clause("ND-R5")
def test_a_server_that_is_killed_while_dice_fly_has_thrown_them_or_throws_them_again(servers):
    server = servers().start()
    made = make(server, "me", "link", "link", game="ninja-dice", options={"first": 0}, patience=60)
    told = None
    for _ in range(3):
        ada, bea, cai = seats_of_three(server, made)
        for seat, person in ((0, ada), (1, bea)):
            if seat in cai.standing["throwing"]["waiting"]:
                flick(person, seat)
                cai.hear("flicked")
        flick(cai, 2)
        wait_until_dice_fly(server)
        server.kill()
        heard = [message for person in (ada, bea, cai) for message in person.until_closed()]
        for person in (ada, bea, cai):
            person.__exit__()
        server.start()
        with sit(server, made["match"], made["token"]) as again:
            standing, log = again.standing, again.heard[0]["log"]
            acknowledged = [message["entry"] for message in heard if message["type"] == "played"]
            if log[1:]:  # the last answer had been taken in, and all of the throw is there
                told = log[1]
                break
            assert acknowledged == []
            # Nothing of it is there, and what had been told before is: the last hand is asked once more.
            assert standing["throwing"]["waiting"] == [2]
    if told is None:
        with sit(server, made["match"], link(made, 2)) as cai:
            flick(cai, 2)
            told = cai.hear("played")["entry"]
    assert {hand["seat"]: hand["flick"] for hand in told["throw"]["hands"]} == {
        0: [-120, 640],
        1: [200, 900],
        2: [0, 10],
    }
    document = record(server, made["match"], made["token"])
    assert document["plies"][1]["throw"] == told["throw"]
    assert engawa.load(document).ply >= 2


def test_a_throw_whose_time_runs_out_while_the_server_is_dead_is_made_when_it_is_back(servers):
    server = servers().start()
    made = make(server, "me", "link", game="ninja-dice", options={"first": 0}, patience=1)
    with sit(server, made["match"], made["token"]) as ada:
        flick(ada, 0)
        ada.hear("flicked")
        server.kill()
        ada.until_closed()
    server.start()
    with sit(server, made["match"], made["token"]) as ada:
        entry = ada.heard[0]["log"][1] if ada.heard[0]["log"][1:] else ada.hear("played")["entry"]
        assert [hand["flick"] for hand in entry["throw"]["hands"] if hand["aimed"]] == [[-120, 640]]


def test_bots_names_chat_and_questions_survive_a_restart(servers):
    server = servers().start()
    made = make(server, "me", "link", "random", game="lanterns")
    with sit(server, made["match"], made["token"]) as ada:
        ada.say("name", seat=0, name="Ada")
        ada.say("chat", text="hello")
        ada.move("roll")
        ada.hear("played")
        ada.say("undo-request")
        before = ada.hear("undo-asked")["standing"]
    server.stop()
    server.start()
    with sit(server, made["match"], made["token"]) as ada:
        snapshot = ada.heard[0]
        assert snapshot["standing"] == before
        assert snapshot["seats"][0]["name"] == "Ada"
        assert [entry["text"] for entry in snapshot["chat"]] == ["hello"]
        assert snapshot["standing"]["undo_asked"] == 0
