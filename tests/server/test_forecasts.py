"""What the rules foresee, asked at the table: by anybody, from what they may know."""

from games.ninja_all_stars.sketch import document
from server.people import link, make, sit

MODELS = ("A2 j10 N", "A5 i4 S", "B2 j9 S", "B5 k19 N")


def all_stars(server, **facts):
    """A match of Ninja All-Stars in which seat A is to act."""
    given = document(*MODELS, active=None, **facts)
    return make(server, "me", "link", game="ninja-all-stars", options=given["options"], record=given)


def ask(person, subject):
    person.say("forecast", subject=subject)
    return person.hear("forecast", "refused")


def test_everybody_may_ask_what_can_be_read_off_the_board(server):
    made = all_stars(server)
    tokens = (made["token"], link(made, 1), made["spectator"])
    for token in tokens:
        with sit(server, made["match"], token) as person:
            told = ask(person, "A2")
            assert (told["number"], told["subject"]) == (person.standing["number"], "A2")
            assert told["forecast"]["models"]["A2"]["reach"]["j11"]["dodges"] == 1
            assert [*ask(person, None)["forecast"]["models"]] == ["A2", "A5"]


def test_everybody_is_told_what_follows_from_their_own_view(server):
    made = all_stars(server, hands=[["pressure-point"], ["ika-depths"]])
    openings = []
    for token in (made["token"], link(made, 1), made["spectator"]):
        with sit(server, made["match"], token) as person:
            told = ask(person, "A2")["forecast"]["models"]["A2"]
            openings.append(told["ends"][told["here"]["attack B2"]]["open"])
    assert openings == [
        {"A": ["card pressure-point"], "B": ["hand"]},
        {"A": ["hand"], "B": ["card ika-depths"]},
        {"A": ["hand"], "B": ["hand"]},
    ]


def test_an_objection_to_coaches_is_none_to_the_rules(server):
    made = all_stars(server)
    with sit(server, made["match"], made["token"]) as ada, sit(server, made["match"], link(made, 1)) as bea:
        bea.say("object", objects=True)
        assert ada.hear("objections")["seats"] == [1]
        assert ask(ada, "A2")["type"] == "forecast"


def test_whoever_is_not_in_the_match_is_refused_in_a_line(server):
    made = all_stars(server)
    with sit(server, made["match"], made["token"]) as ada:
        refused = ask(ada, "D9")
        assert refused["code"] == "unreadable"
        assert refused["reason"] == 'subject: expected a model of this match, got "D9"'


def test_a_game_that_foresees_nothing_says_so(server):
    made = make(server, "me", "me")
    with sit(server, made["match"], made["token"]) as ada:
        assert ask(ada, None)["forecast"] is None
