"""What people read: reasons, the status line, the log, in both languages."""

import pytest
from games.ninja_all_stars.sketch import combat, new, play, sketch, told

from engawa.core.messages import LANGUAGES, has_message
from engawa.games.ninja_all_stars import events, telling


@pytest.mark.parametrize(
    ("m", "move", "en", "de"),
    [
        (sketch("A2 j10 N", "B2 j9 S"), "step j12", "j12 is not next to A2", "j12 liegt nicht neben A2"),
        (sketch("A2 j10 N", "B2 j9 S"), "step j9", "B2 stands on j9", "auf j9 steht B2"),
        (
            sketch("A2 d6 E", activation={"move": 0, "start": False, "moving": "move", "mp": 2}), "step e6",
            "e6 costs 3, and 2 movement points are left", "e6 kostet 3, und es sind noch 2 Bewegungspunkte da",
        ),
        (sketch("A2 j6 N"), "step j5", "nobody enters j5: a wall, lantern, shrine or chest is there", None),
        (sketch("A2 j10 N", "B2 j12 N"), "stealth", "B2 sees A2", "B2 sieht A2"),
        (sketch("A2 j10 N", "B2 j6 N"), "shoot B2", "B2 is 4 spaces away, and the shot reaches 3", None),
        (
            sketch("A2 j10 S", "B2 j7 N"), "shoot B2", "A2 does not see B2: j9 is in its own back zone",
            "A2 hat keine Sichtlinie zu B2: j9 liegt im eigenen hinteren Einflussbereich",
        ),
        (sketch("A2 j10 S", "B2 j7 N"), "attack B4", "B4 is not on the board", "B4 ist nicht auf dem Spielbrett"),
        (sketch("A2 j10 S", "B2 j7 N"), "search B2", "B2 is not in Stealth", "B2 ist nicht in Heimlichkeit"),
        (sketch("A2 j10 S"), "card banzai", "A does not hold Banzai!", "A hat Banzai! nicht auf der Hand"),
        (sketch("A2 j10 S", active=None), "activate B2", "B2 is not on the board", None),
        (sketch("A2 j10 S", "B2 j7 N", active=None), "activate B2", "B2 belongs to B", "B2 gehört B"),
        (sketch("A2 j10 S"), "use drown", "A2 does not have Drown", None),
        (sketch("A2 j10 S"), "deploy A3 j2", "this is not among what an active model can do", None),
    ],
)  # fmt: skip
def test_a_refusal_says_what_is_wrong(m, move, en, de):
    refusal = m.why(move)
    assert refusal.en.startswith(f"{en} [{refusal.clause}")
    assert refusal.de != refusal.en
    assert de is None or refusal.de.startswith(f"{de} [{refusal.clause}")


def test_the_log_tells_an_attack():
    m = play(sketch("A2 j10 N", "B2 j9 S"), "attack B2")
    assert told(m) == ["A2 attacks B2: 3 against 3 dice."]
    play(m, "dice VVV")
    assert told(m) == ["A2 rolls VVV."]
    play(m, "dice EEE", "result void")
    assert told(m) == ["A chooses Void.", "B2 is Injured by A2.", "A scores a point."]
    assert [message.text("de") for message in m.told(m.ply - 1)] == [
        "A wählt Leere.", "B2 ist von A2 Verletzt worden.", "A bekommt einen Punkt.",
    ]  # fmt: skip


def test_the_log_tells_tests_and_cards():
    m = play(sketch("A2 j10 N", "B2 j9 S", hands=[["sidestep"], []]), "step j11", "dice SSS")
    assert told(m) == ["A2 tests Fire: SSS."]
    play(m, "card sidestep")
    assert told(m) == ["A plays Sidestep."]
    play(m, "dice FSS")
    assert told(m) == ["A2 dodges.", "A2 goes from j10 to j11."]


def test_the_status_line_says_whose_turn_it_is_and_what_is_expected():
    assert new(2).status().text("en") == "A chooses rock, paper or scissors."
    m = sketch("A2 j10 N", "B2 j9 S")
    assert m.status().text("de") == "A handelt mit A2."
    assert play(m, "step j11").status().text("en") == "A2 rolls an affinity test."
    moved = play(sketch("A2 j10 N"), "step j11", "step j12", "step j11", "step j10")
    assert moved.status().text("de") == "A bewegt A2, noch ein Bewegungspunkt."
    ended = play(sketch("A2 j10 N", "B2 d2 N done", round=6, scores=[1, 0]), "end")
    assert ended.status().text("en") == "A wins with one point."
    draw = play(sketch("A2 j10 N", "B2 d2 N done", round=6), "end")
    assert draw.status().text("de") == "Das Spiel endet unentschieden, alle haben 0."


def test_every_event_has_its_message():
    numbers = {value for name, value in vars(events).items() if name.isupper()}
    silent = {events.ENDED_ACTIVATION}
    assert {*telling.TOLD} | silent == numbers
    for key, _ in telling.TOLD.values():
        assert all(has_message(f"ninja-all-stars-{key}", lang) for lang in LANGUAGES)


def test_every_clause_that_a_refusal_cites_has_a_reason():
    m = combat("A2 j10 N", "B2 j9 S", at=1, df=1)
    cited = cited_clauses()
    assert len(cited) >= 70
    missing = [number for number in cited if not has_message(f"ninja-all-stars-NS-{number}", "en")]
    places = {m.game.clauses[index].id[3:] for index in m.game.rules.EXPECTED}
    assert sorted({*missing} - places) == []


def cited_clauses():
    import re
    from pathlib import Path

    folder = Path(telling.__file__).parent
    return {number for path in folder.glob("*.py") for number in re.findall(r'cite\("([A-Z]+\d+)"\)', path.read_text())}
