"""A hint is for whoever is to act, from their view, unless somebody at the table objects."""

from cli.positions import WIN_IN_ONE
from server.people import Person, link, make, said, sit
from server.serve import Server


def seated(server: Server, **wishes: object) -> tuple[Person, Person]:
    """Ada, who is to act, and Bea."""
    made = make(server, "me", "link", **wishes)
    return sit(server, made["match"], made["token"]), sit(server, made["match"], link(made, 1))


def test_whoever_is_to_act_gets_the_best_moves_and_why(server):
    ada, bea = seated(server, record=WIN_IN_ONE)
    with ada, bea:
        bea.say("hint")
        assert bea.hear("refused", "hint")["code"] == "not-yours"
        ada.say("hint")
        told = ada.hear("hint", "refused")
        assert (told["number"], told["seat"]) == (ada.standing["number"], 0)
        assert told["choices"] == len(ada.standing["legal"])
        best = told["moves"][0]
        assert (best["text"], best["chance"], best["proven"]) == ("K1 g4^i4", 1.0, True)
        assert said(best["why"][0]) == "It wins at once."
        assert said(best["why"][0], "de") == "Er gewinnt sofort."


def test_while_somebody_objects_nobody_gets_hints(server):
    ada, bea = seated(server, record=WIN_IN_ONE)
    with ada, bea:
        bea.say("object", objects=True)
        ada.hear("objections")
        ada.say("hint")
        refused = ada.hear("refused", "hint")
        assert (refused["code"], "no hints" in refused["reason"]) == ("not-possible", True)
        bea.say("object", objects=False)
        ada.hear("objections")
        ada.say("hint")
        assert ada.hear("refused", "hint")["moves"]


def test_a_move_need_not_wait_for_a_hint(server):
    ada, bea = seated(server)
    with ada, bea:
        bea.say("hint")  # in the first position, where no search comes to an end by itself
        bea.say("hint")
        assert bea.hear("refused", "hint")["code"] == "limit"
        assert bea.move()["type"] == "played"
        told = bea.hear("hint", "refused")
        assert told["number"] < bea.standing["number"]
