"""Records replay, and anyone can check their dice."""

import copy

import pytest
from toys.lanterns import GAME as LANTERNS

import engawa
from engawa.core.match import Match
from engawa.core.record import parse_record, verify

SEED = bytes(range(32))
NIWA_MOVES = ["G:h4 Y:h5 O:i3", "G:c6 Y:c5 O:b7", "K1>K2", "S1>S2"]


def find(key: str):
    assert key == "lanterns"
    return LANTERNS


def played(**options) -> Match:
    match = Match(LANTERNS, {"players": 2}, 2, seed=SEED, match_id="m", clock=lambda: 1.5, **options)
    for action in (None, "roll", None, "show", "roll", None, "roll", None, "show"):
        match.roll() if action is None else match.play(action)
    return match


def broken(change) -> dict:
    document = copy.deepcopy(played().record())
    change(document)
    return document


def refused(document: dict, message: str) -> None:
    with pytest.raises(engawa.InvalidNotation, match=message):
        verify(document, find)


def test_a_record_replays_to_the_same_record():
    record = played().record()
    assert parse_record(record, find).record() == record
    assert record["plies"][1] == {"by": 0, "text": "roll", "at": 1.5}


SAID = {
    "seat": 1,
    "key": "remark-lanterns-first",
    "en": "Good light.",
    "de": "Gutes Licht.",
}  # as older records have it
TOLD = {"seat": 1, "key": "remark-lanterns-first", "facts": {"line": 2, "tone": "sure"}}


@pytest.mark.parametrize("said", [SAID, TOLD])
def test_what_a_bot_said_is_kept_with_its_ply_and_taken_back_with_it(said):
    match = played()
    match.remark(said)
    copied = match.copy()
    record = match.record()
    assert [ply.get("remark") for ply in record["plies"]] == [None] * 8 + [said]
    assert parse_record(record, find).record() == record
    match.undo()
    match.play("show")
    assert match.plies[-1].remark is None
    assert copied.plies[-1].remark == said


@pytest.mark.parametrize(
    ("remark", "message"),
    [
        ("Good light.", "remark: expected an object"),
        ({"seat": 1, "en": "Good light."}, "remark: the key 'key' is missing"),
        (SAID | {"seat": 2}, "remark.seat: expected a whole number from 0 to 1"),
        (SAID | {"de": 5}, "remark.de: expected a text"),
        (SAID | {"en": "a\x1b[2Jb"}, "remark.en: expected one line of at most 280 letters"),
        (TOLD | {"en": "Good light."}, "remark: unknown key"),
        (TOLD | {"facts": []}, "remark.facts: expected an object"),
        (TOLD | {"facts": {"tone": "a\x1b[2Jb"}}, "remark.facts.tone: expected one line of at most 280 letters"),
        (TOLD | {"facts": {"tone": {}}}, "remark.facts.tone: expected a text"),
        (SAID | {"en": "a" * 281}, "remark.en: expected one line of at most 280 letters"),
    ],
)
def test_what_is_wrong_with_a_remark_is_said_in_one_line(remark, message):
    refused(broken(lambda document: document["plies"][3].update(remark=remark)), message)


def test_the_seed_is_in_the_record_only_when_the_match_is_over():
    match = played()
    assert match.record()["seed"] == SEED.hex()
    match.undo()
    assert "seed" not in match.record()
    assert match.record(with_seed=True)["seed"] == SEED.hex()


def test_a_record_without_seed_replays_too():
    record = played().record()
    del record["seed"]
    assert parse_record(record, find).position() == played().position()


def test_verify_derives_every_outcome_again():
    checked = verify(played().record(), find)
    assert (checked.plies, checked.outcomes, checked.sealed) == (9, 4, True)


def test_verify_of_an_unfinished_record_can_only_replay():
    match = played()
    match.undo()
    checked = verify(match.record(), find)
    assert (checked.plies, checked.outcomes, checked.sealed) == (8, 0, False)


def test_a_changed_roll_is_found():
    def cheat(document):
        rolled = document["plies"][2]["text"]
        document["plies"][2]["text"] = "3" if rolled != "3" else "2"
        document["result"] = None

    refused(broken(cheat), r"record.plies\[2\]: the seed gives '\d', the record says '\d'")


def test_a_changed_seed_is_found():
    refused(broken(lambda d: d.update(seed="00" * 32)), "not the one that was committed to")


def test_a_finished_record_must_reveal_its_seed():
    refused(broken(lambda d: d.pop("seed")), "a finished match reveals its seed")


def test_a_changed_result_is_found():
    refused(broken(lambda d: d["result"].update(winners=[0, 1])), "record.result: the moves lead to another result")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.pop("options"), "record: the key 'options' is missing"),
        (lambda d: d.update(extra=1), 'record: unknown key "extra"'),
        (lambda d: d.update(record=2), "record.record: expected a whole number from 1 to 1, got 2"),
        (lambda d: d.update(rules=0), "record.rules: expected a whole number from 1 to 999, got 0"),
        (lambda d: d.update(rules=2), "made by version 2 of the rules of lanterns; this is version 1"),
        (lambda d: d.update(players=9), "record.players: expected one of 2, 3, got 9"),
        (lambda d: d.update(id=3), "record.id: expected a text, got 3"),
        (lambda d: d.update(plies={}), "record.plies: expected a list, got {}"),
        (lambda d: d.update(seats=[{}]), "record.seats: expected no seats or 2 of them, got 1"),
        (lambda d: d.update(seats=7), "record.seats: expected a list, got 7"),
        (lambda d: d["plies"].append(d["plies"][1]), r"record.plies\[9\]: the match was over before this"),
        (lambda d: d["plies"][1].update(by=1), r"record.plies\[1\].by: expected 0, whose turn it is, got 1"),
        (lambda d: d["plies"][1].update(at="now"), r'record.plies\[1\].at: expected a time in seconds, got "now"'),
        (
            lambda d: d["plies"][1].update(text="show"),
            r"record.plies\[1\]: illegal move 'show': .* \[LA-2, our ruling\]",
        ),
        (lambda d: d["plies"].insert(0, 7), r"record.plies\[0\]: expected an object, got 7"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_one_line(change, message):
    refused(broken(change), message)


def test_a_match_that_began_in_the_middle_says_where():
    match = engawa.new("niwa")
    for move in NIWA_MOVES:
        match.play(move)
    resumed = engawa.load(match.position())
    resumed.play("K1 c6-b6 >K3")
    record = resumed.record()
    assert record["start"] == match.position()
    assert engawa.load(record).position() == resumed.position()
    assert engawa.load(record).record() == record


def test_load_takes_positions_and_records_alike():
    match = engawa.new("niwa", seed=1, garden="pond")
    assert engawa.load(match.position()).position() == match.position()
    assert engawa.load(match.record()).record() == match.record()


@pytest.mark.parametrize(
    ("document", "message"),
    [
        (None, "position: expected an object, got null"),
        ([], r"position: expected an object, got \[\]"),
        ({}, "unknown game null: expected one of niwa"),
        ({"game": "go"}, 'unknown game "go": expected one of niwa'),
        ({"record": 1}, "record: the key 'game' is missing"),
    ],
)
def test_what_is_neither_is_refused_in_one_line(document, message):
    with pytest.raises(engawa.InvalidNotation, match=message):
        engawa.load(document)
