"""Only what has changed in a position is told; a client that follows has the same as one that asks anew."""

import copy

from hypothesis import given, settings, strategies as st
from server.people import Person, link, make, position_after, sit

from engawa.server.changes import changes_of

names = st.sampled_from(["turn", "figures", "K1", "seen"])
plain = st.none() | st.integers(0, 2) | st.lists(st.integers(0, 2), max_size=2)
documents = st.dictionaries(names, st.recursive(plain, lambda inner: st.dictionaries(names, inner)), max_size=4)


def told(before, after):
    """What changed, as a message says it."""
    changes, gone = changes_of(before, after)
    new = [{"at": list(change["at"]), "to": change["to"]} for change in changes]
    return {"changes": new, "gone": [list(path) for path in gone]}


@settings(max_examples=60, deadline=None)
@given(documents, documents)
def test_whoever_has_the_one_document_can_make_the_other(before, after):
    was = copy.deepcopy(before)
    assert position_after(before, told(before, after)) == after
    assert before == was
    assert told(after, after) == {"changes": [], "gone": []}


def test_what_stays_is_not_told():
    before = {"turn": 0, "figures": {"K1": ["c6", "GY"], "K2": ["c5", ""]}, "mover": "K1"}
    after = {"turn": None, "figures": {"K1": ["c6", "GY"], "K2": ["c4", ""]}}
    changes = [{"at": ["turn"], "to": None}, {"at": ["figures", "K2"], "to": ["c4", ""]}]
    assert told(before, after) == {"changes": changes, "gone": [["mover"]]}


def test_who_follows_has_what_a_newcomer_is_given(server):
    made = make(server, "me", "me", "link", game="lanterns")
    with (
        sit(server, made["match"], made["token"]) as both,
        sit(server, made["match"], link(made, 2)) as third,
        sit(server, made["match"], made["spectator"]) as spectator,
    ):
        for _ in range(12):
            if both.standing["to_act"] is None:
                break
            mover = both if both.standing["legal"] else third
            mover.wait_for_turn()
            mover.move()
            for person, token in ((both, made["token"]), (third, link(made, 2)), (spectator, made["spectator"])):
                with Person(server, made["match"], token) as newcomer:
                    expected = newcomer.hear("snapshot")["standing"]
                while person.standing["number"] < expected["number"]:
                    person.next()
                assert person.standing == expected
