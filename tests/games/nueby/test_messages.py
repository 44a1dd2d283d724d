"""What people read about Nüby: every message of the catalogue, in both languages, where the games say it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from games.nueby.boards import SMALL, changed, edition, ways
from games.nueby.sketch import document, sketch

import engawa
from engawa.core.messages import CATALOGUE, LANGUAGES, has_message

PLACED = {"places": [1], "options": {"places": True}}

REFUSALS = [
    ("nueby-NU-C1", sketch("werfer", "r23", "r30", die=1), "r23-z3.1",
     "z3.1 is in the goal lane of another colour [NU-C1, our ruling]",
     "z3.1 liegt in der Zielbahn einer anderen Farbe [NU-C1, unsere Festlegung]"),
    ("nueby-NU-S2", sketch("werfer", "r5", "r20", phase="roll"), "r5-r9",
     "the die is rolled first [NU-S2, our ruling]",
     "erst wird gewürfelt [NU-S2, unsere Festlegung]"),
    ("nueby-NU-S2", sketch("jaeger", "n1.1", "r20", phase="hunt", named=3), "roll",
     "the four dice are rolled first [NU-S2, our ruling]",
     "erst fallen die vier Würfel [NU-S2, unsere Festlegung]"),
    ("nueby-NU-S2", sketch("jaeger", "n1.1", "r20", phase="start"), "pass",
     "first comes the roll, or what can be done before it [NU-S2, our ruling]",
     "erst kommt der Wurf oder was man davor tun darf [NU-S2, unsere Festlegung]"),
    ("nueby-NU-S2", sketch("einser-blocker", "r5", "r20", die=1, moved=True), "r5-r6",
     "a piece has moved with this roll; what is left is for the blockade, or 'done' [NU-S2, our ruling]",
     "mit diesem Wurf ist schon eine Figur gezogen; es bleibt die Blockade oder 'done' [NU-S2, unsere Festlegung]"),
    ("nueby-NU-S2", sketch("einser-blocker", "z0.4", "r20", die=1), "pass",
     "no piece can move; what is left is for the blockade, or 'done' [NU-S2, our ruling]",
     "keine Figur kann ziehen; es bleibt die Blockade oder 'done' [NU-S2, unsere Festlegung]"),
    ("nueby-NU-S2", sketch("jaeger", "n1.1 n2.1", "r20", phase="focus", hits=1), "pass",
     "first it is decided who gets the focus: 'focus' and fields, or 'focus -' [NU-S2, our ruling]",
     "erst wird entschieden, wer den Focus bekommt: 'focus' und Felder, oder 'focus -' [NU-S2, unsere Festlegung]"),
    ("nueby-NU-S2", sketch("werfer", "r5", "r20", die=2), "done",
     "now a piece moves, or 'pass' [NU-S2, our ruling]",
     "jetzt zieht eine Figur, oder 'pass' [NU-S2, unsere Festlegung]"),
    ("nueby-NU-1", sketch("abkuerzungen", "z0.2", "r20", die=4), "z0.2-z0.4",
     "with a 4 a piece on z0.2 has nowhere to go [NU-1]",
     "mit einer 4 kommt eine Figur von z0.2 nirgendwohin [NU-1]"),
    ("nueby-NU-1", sketch("abkuerzungen", "r12", "r20", die=4), "r12-r15",
     "with a 4 a piece on r12 gets to r16, not to r15 [NU-1]",
     "mit einer 4 kommt eine Figur von r12 nach r16, nicht nach r15 [NU-1]"),
    ("nueby-NU-2", sketch("abkuerzungen", "r12", "r20", die=4), "r20-r24",
     "the piece on r20 belongs to Blue [NU-2]",
     "die Figur auf r20 gehört Blau [NU-2]"),
    ("nueby-NU-2", sketch("abkuerzungen", "r12", "r20", die=4), "r21-r24",
     "no piece of Red is on r21 [NU-2]",
     "auf r21 ist keine Figur von Rot [NU-2]"),
    ("nueby-NU-3", sketch("werfer", "s0 s0 s2 s2", "r20", phase="enter"), "pass",
     "a free entry cannot be declined: s0-r0, s2-r16 [NU-3, our ruling]",
     "auf das freie Einsetzen kann man nicht verzichten: s0-r0, s2-r16 [NU-3, unsere Festlegung]"),
    ("nueby-NU-6", sketch("abkuerzungen", "r12", "r20", die=4), "pass",
     "you must move: r12-r16 is possible [NU-6]",
     "du musst ziehen: r12-r16 ist möglich [NU-6]"),
    ("nueby-NU-7", sketch("abkuerzungen", "r12 r16", "r20", die=4), "r12-r16",
     "an own piece stands on r16 [NU-7, our ruling]",
     "auf r16 steht eine eigene Figur [NU-7, unsere Festlegung]"),
    ("nueby-NU-8", sketch("abkuerzungen", "z0.1", "r58", die=1), "z0.1-r58",
     "nobody leaves the goal lane [NU-8, our ruling]",
     "aus der Zielbahn kommt niemand heraus [NU-8, unsere Festlegung]"),
    ("nueby-NU-8", sketch("abkuerzungen", "r57 z0.2", "r30", die=4), "r57-z0.3",
     "nobody is passed over in the goal lane, and a piece stands on z0.2 [NU-8]",
     "in der Zielbahn wird niemand übersprungen, und auf z0.2 steht eine Figur [NU-8]"),
    ("nueby-NU-10", sketch("werfer", "z0.4 z0.3 z0.2 z0.1", "r20", phase="over", winner=0), "pass",
     "the game is over, Red has won [NU-10, our ruling]",
     "die Partie ist zu Ende, Rot hat gewonnen [NU-10, unsere Festlegung]"),
    ("nueby-NU-11", sketch("jaeger", "r47*", "r46", die=2), "r47-z0.1",
     "nobody turns into the goal lane going backwards [NU-11, our ruling]",
     "rückwärts läuft niemand in die Zielbahn ein [NU-11, unsere Festlegung]"),
    ("nueby-NU-20", sketch("abkuerzungen", "r12", "r20", die=4), "s0-r0",
     "only a six enters, this is a 4 [NU-20]",
     "nur eine Sechs setzt ein, das ist eine 4 [NU-20]"),
    ("nueby-NU-20", sketch("abkuerzungen", "r12", "r20", die=6), "s0-r6",
     "from s0 a piece enters on r0 [NU-20]",
     "von s0 setzt eine Figur auf r0 ein [NU-20]"),
    ("nueby-NU-20", sketch("abkuerzungen", "r12", "r20", die=6), "r12-r18",
     "a six only enters or throws, and no opponent is on r18 [NU-20]",
     "eine Sechs setzt nur ein oder wirft, und auf r18 steht kein Gegner [NU-20]"),
    ("nueby-NU-30", sketch("abkuerzungen", "r14", "r11", die=3), "r14-r11",
     "backwards every field between must be occupied, and r13 is not [NU-30]",
     "rückwärts muss jedes Feld dazwischen besetzt sein, und r13 ist es nicht [NU-30]"),
    ("nueby-NU-30", sketch("abkuerzungen", "r14", "r13", die=2), "r14-r12",
     "backwards one only throws, and no opponent is on r12 [NU-30, our ruling]",
     "rückwärts wird nur geworfen, und auf r12 steht kein Gegner [NU-30, unsere Festlegung]"),
    ("nueby-NZ-1", sketch("zweite-ebene", "r4", "r20", die=1), "r4-i4",
     "the arrow to i4 belongs to another colour [NZ-1]",
     "der Pfeil nach i4 gehört einer anderen Farbe [NZ-1]"),
    ("nueby-NZ-3", sketch("zweite-ebene", "i0", "r34", die=1), "i0-r34",
     "throwing backwards never changes rings [NZ-3, our ruling]",
     "rückwärts wird nie über die Ringe hinweg geworfen [NZ-3, unsere Festlegung]"),
    ("nueby-NB-1", sketch("einser-blocker", "r5", "r20", die=2), "push",
     "only a one pushes the blockade, this is a 2 [NB-1]",
     "nur eine Eins schiebt die Blockade, das ist eine 2 [NB-1]"),
    ("nueby-NB-1", sketch("einser-blocker", "r5", "r20", die=1, pushed=True), "push",
     "the blockade is pushed once a roll, and it has been [NB-1, our ruling]",
     "die Blockade wird mit jedem Wurf einmal geschoben, und das ist geschehen [NB-1, unsere Festlegung]"),
    ("nueby-NB-1", sketch("einser-blocker", "r5", "r20", die=1, blocks="r9"), "push",
     "a blockade is pushed along its track as far as Frei, and it is on r9 [NB-1, our ruling]",
     "eine Blockade wird auf ihrer Bahn bis „Frei“ geschoben, und sie ist auf r9 [NB-1, unsere Festlegung]"),
    ("nueby-NB-2", sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.2"), "drop r9",
     "only a blockade on Frei is put, and it is on b0.2 [NB-2]",
     "nur eine Blockade auf „Frei“ wird gesetzt, und sie ist auf b0.2 [NB-2]"),
    ("nueby-NB-2", sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.3"), "drop r20",
     "r20 is not free [NB-2]",
     "r20 ist nicht frei [NB-2]"),
    ("nueby-NB-2", sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.3"), "drop z0.1",
     "a blockade goes on a field of the ring, and z0.1 is none [NB-2]",
     "eine Blockade kommt auf ein Feld des Rings, und z0.1 ist keines [NB-2]"),
    ("nueby-NB-4", sketch("einser-blocker", "r5", "r20", die=3, blocks="b0.3 r7"), "r5-r8",
     "a blockade stands in the way on r7 [NB-4, our ruling]",
     "auf r7 steht eine Blockade im Weg [NB-4, unsere Festlegung]"),
    ("nueby-NB-5", sketch("einser-blocker", "r12", "r20", die=1, blocks="b0.3 r11"), "r12-r11",
     "a blockade is not thrown backwards [NB-5]",
     "eine Blockade wird nicht rückwärts geworfen [NB-5]"),
    ("nueby-NB-5", sketch("einser-blocker", "r12", "r20", die=6, blocks="b0.3 r0"), "s0-r0",
     "a blockade shuts r0 [NB-5, our ruling]",
     "eine Blockade versperrt r0 [NB-5, unsere Festlegung]"),
    ("nueby-NJ-1", sketch("jaeger", "r16", "n2.2", die=3), "r16-n2.2",
     "nobody is thrown on a side path, and n2.2 is occupied [NJ-1, our ruling]",
     "auf Nebenwegen wird niemand geworfen, und n2.2 ist besetzt [NJ-1, unsere Festlegung]"),
    ("nueby-NJ-4", sketch("jaeger", "n2.3", "n2.2", die=1), "n2.3-n2.2",
     "backwards out of a side path one has to get to the ring [NJ-4, our ruling]",
     "rückwärts aus einem Nebenweg muss man bis auf den Ring kommen [NJ-4, unsere Festlegung]"),
    ("nueby-NJ-4", sketch("jaeger", "r20", "n2.4", die=1), "r20-n2.4",
     "nobody goes backwards into a side path [NJ-4, our ruling]",
     "rückwärts geht niemand in einen Nebenweg hinein [NJ-4, unsere Festlegung]"),
    ("nueby-NJ-5", sketch("jaeger", "n1.1 n2.1", "r20", phase="focus", hits=1), "focus r20",
     "only own pieces without focus on side paths are turned over [NJ-5]",
     "umgedreht werden nur eigene Figuren ohne Focus auf Nebenwegen [NJ-5]"),
    ("nueby-NJ-5", sketch("jaeger", "r5", "r20", phase="start"), "hunt 3",
     "no piece of Red without focus is on a side path [NJ-5]",
     "keine Figur von Rot ohne Focus steht auf einem Nebenweg [NJ-5]"),
    ("nueby-NJ-6", sketch("jaeger", "n1.1 n2.2", "r20", phase="focus", hits=1), "focus n1.1 n2.2",
     "2 hunters are more than the one hit [NJ-6]",
     "2 Jäger sind mehr als der eine Treffer [NJ-6]"),
    ("nueby-NJ-6", sketch("jaeger", "n1.1 n2.2 n3.3", "r20", phase="focus", hits=2), "focus n1.1 n2.2 n3.3",
     "3 hunters are more than the 2 hits [NJ-6]",
     "3 Jäger sind mehr als die 2 Treffer [NJ-6]"),
    ("nueby-NJ-6", sketch("jaeger", "n1.1 n2.2", "r20", phase="focus", hits=1), "focus -",
     "the hit must be used [NJ-6]",
     "der Treffer muss genutzt werden [NJ-6]"),
    ("nueby-NJ-6", sketch("jaeger", "n1.1 n2.2", "r20", phase="focus", hits=2), "focus n1.1",
     "the 2 hits must all be used, two on one hunter cancel each other [NJ-6]",
     "die 2 Treffer müssen alle genutzt werden, zwei auf denselben Jäger heben sich auf [NJ-6]"),
    ("nueby-NJ-9", sketch("jaeger", "r46", "r20", die=2), "r46-z0.2",
     "the piece on r46 has no focus [NJ-9]",
     "die Figur auf r46 hat keinen Focus [NJ-9]"),
    ("nueby-NW-2", sketch("werfer", "r19", "r20", die=4), "r19-r15",
     "nobody passes backwards over the arrow field r16 [NW-2]",
     "rückwärts kommt niemand über das Pfeilfeld r16 hinweg [NW-2]"),
    ("nueby-NW-3", sketch("werfer", "r16", "r20", die=1), "r16-r15",
     "from an arrow field one goes back only to throw with a one [NW-3]",
     "von einem Pfeilfeld geht es nur zurück, um mit einer Eins zu werfen [NW-3]"),
    ("nueby-NA-1", sketch("abkuerzungen", "r10", "r20", die=2), "r10-g1.1",
     "the shortcut is for moves that start on its arrow field [NA-1]",
     "die Abkürzung nimmt nur, wer auf ihrem Pfeilfeld losläuft [NA-1]"),
    ("nueby-NA-3", sketch("abkuerzungen", "r17", "g1.2", die=1), "r17-g1.2",
     "backwards one neither enters the grey fields nor turns from them onto the detour [NA-3, our ruling]",
     "rückwärts kommt man weder auf die grauen Felder noch von ihnen auf den Umweg [NA-3, unsere Festlegung]"),
    ("nueby-NK-4", sketch("kurzer-einsatz", "e0.3", "e0.2", die=1), "e0.3-e0.2",
     "nobody throws backwards from or onto grey fields [NK-4, our ruling]",
     "weder von grauen Feldern noch auf sie wird rückwärts geworfen [NK-4, unsere Festlegung]"),
    ("nueby-NK-4", sketch("kurzer-einsatz", "e0.0", "e0.2", die=2), "e0.0-e0.2",
     "grey fields are safe, and e0.2 is occupied [NK-4]",
     "graue Felder sind sicher, und e0.2 ist besetzt [NK-4]"),
]  # fmt: skip

STATUS = [
    (sketch("werfer", "r5", "r20", phase="roll"),
     "Red rolls.",
     "Rot würfelt."),
    (sketch("werfer", "r5", "r20", phase="roll", sixes=1),
     "Red rolls; a six would be the second one.",
     "Rot würfelt; eine Sechs wäre die zweite."),
    (sketch("werfer", "s0 s0 s2", "r20", phase="enter"),
     "Red has nothing in play: a piece enters, from one of several start areas.",
     "Rot hat nichts im Spiel: Eine Figur setzt ein, von einem der Startfelder."),
    (sketch("jaeger", "n1.1", "r20", phase="start"),
     "Red may hunt instead of rolling.",
     "Rot darf jagen, statt zu würfeln."),
    (sketch("einser-blocker", "r5", "r20", phase="start", blocks="b0.3"),
     "Red may put the blockade on the ring before rolling.",
     "Rot darf vor dem Wurf die Blockade auf den Ring setzen."),
    (sketch("einser-blocker", "r5", "r20", die=1, moved=True),
     "Red may still push or put the blockade.",
     "Rot darf noch die Blockade schieben oder setzen."),
    (sketch("werfer", "r5", "r20", die=6),
     "Red has a 6 and may move or pass.",
     "Rot hat eine 6 und darf ziehen oder aussetzen."),
    (sketch("werfer", "r5", "r20", die=3),
     "Red has a 3 and has to move.",
     "Rot hat eine 3 und muss ziehen."),
    (sketch("jaeger", "n1.1", "r20", phase="hunt", named=3),
     "Red hunts for a 3.",
     "Rot jagt nach einer 3."),
    (sketch("jaeger", "n1.1 n2.2", "r20", phase="focus", hits=1),
     "Red has one hit and chooses who gets the focus.",
     "Rot hat einen Treffer und wählt, wer den Focus bekommt."),
    (sketch("jaeger", "n1.1 n2.2", "r20", phase="focus", hits=2),
     "Red has 2 hits and chooses who gets the focus.",
     "Rot hat 2 Treffer und wählt, wer den Focus bekommt."),
    (sketch("werfer", "z0.4 z0.3 z0.2 z0.1", "r20", phase="over", winner=0),
     "Red has all pieces home and has won.",
     "Rot hat alle Figuren im Ziel und gewonnen."),
]  # fmt: skip

EVENTS = [
    ("nueby-rolled", sketch("werfer", "r5", "r20", phase="roll"), "d4",
     "Red rolls a 4.",
     "Rot würfelt eine 4."),
    ("nueby-stuck", sketch("abkuerzungen", "z0.3", "r20", phase="roll"), "d4",
     "Red has no move with a 4.",
     "Rot hat mit einer 4 keinen Zug."),
    ("nueby-freely-entered", sketch("werfer", "", "r20", turn=1, die=2), "r20-r22",
     "Red enters freely from s0 on r0.",
     "Rot setzt von s0 frei auf r0 ein."),
    ("nueby-entered", sketch("abkuerzungen", "r12", "r20", die=6), "s0-r0",
     "Red enters from s0 on r0.",
     "Rot setzt von s0 auf r0 ein."),
    ("nueby-again", sketch("abkuerzungen", "r12", "r20", die=6), "s0-r0",
     "Red rolls again.",
     "Rot würfelt noch einmal."),
    ("nueby-passed", sketch("abkuerzungen", "r12", "r20", die=6), "pass",
     "Red passes.",
     "Rot setzt aus."),
    ("nueby-moved", sketch("abkuerzungen", "r12", "r14", die=2), "r12-r14",
     "Red moves from r12 to r14.",
     "Rot zieht von r12 nach r14."),
    ("nueby-thrown", sketch("abkuerzungen", "r12", "r14 r30", die=2), "r12-r14",
     "Blue is thrown on r14 and goes to s1.",
     "Blau wird auf r14 geworfen und kommt auf s1."),
    ("nueby-came-home", sketch("abkuerzungen", "r57 r20", "r14", die=2), "r57-z0.1",
     "Red brings a piece home from r57 to z0.1.",
     "Rot bringt eine Figur von r57 ins Ziel auf z0.1."),
    ("nueby-skipped", sketch("jaeger", "r0 r47", "r46", die=2), "r0-r46",
     "Red saves a lap.",
     "Rot spart sich eine Runde."),
    ("nueby-focused", sketch("jaeger", "r0 r47", "r46", die=2), "r0-r46",
     "The piece of Red on r46 gets the focus.",
     "Die Figur von Rot auf r46 bekommt den Focus."),
    ("nueby-won", sketch("werfer", "r47 z0.4 z0.3 z0.2", "r20", die=1), "r47-z0.1",
     "Red has all pieces home and wins.",
     "Rot hat alle Figuren im Ziel und gewinnt."),
    ("nueby-shoved", sketch("kurzer-einsatz", "r10 e1.0", "r12", die=2), "r10-r12",
     "Red is pushed on to e1.1.",
     "Rot wird auf e1.1 vorgeschoben."),
    ("nueby-pushed", sketch("einser-blocker", "r5", "r20", die=1), "push",
     "Red pushes the blockade to b0.2.",
     "Rot schiebt die Blockade auf b0.2."),
    ("nueby-kept", sketch("einser-blocker", "r5", "r20", die=1, moved=True), "done",
     "Red leaves the blockade where it is.",
     "Rot lässt die Blockade, wo sie ist."),
    ("nueby-dropped", sketch("einser-blocker", "r5", "r20", die=1, blocks="b0.3"), "drop r9",
     "Red puts the blockade on r9.",
     "Rot setzt die Blockade auf r9."),
    ("nueby-cleared", sketch("einser-blocker", "r5", "r20", die=3, blocks="b0.1 r8"), "r5-r8",
     "The blockade of Blue is taken off r8 and returns to b2.1.",
     "Die Blockade von Blau verschwindet von r8 und kommt auf b2.1 zurück."),
    ("nueby-hunted", sketch("jaeger", "n1.1", "r20", phase="start"), "hunt 4",
     "Red hunts for a 4.",
     "Rot jagt nach einer 4."),
    ("nueby-hit", sketch("jaeger", "n1.1", "r20", phase="hunt", named=4), "h0",
     "Red misses.",
     "Rot trifft nicht."),
    ("nueby-hit", sketch("jaeger", "n1.1", "r20", phase="hunt", named=4), "h1",
     "Red has one hit.",
     "Rot trifft einmal."),
    ("nueby-hit", sketch("jaeger", "n1.1", "r20", phase="hunt", named=4), "h2",
     "Red has 2 hits.",
     "Rot trifft 2-mal."),
    ("nueby-placed", sketch("werfer", "z0.4 z0.3 z0.2 r47", "z1.4 z1.3 z1.2 z1.1", "r9", "r20", die=1, **PLACED),
     "r47-z0.1",
     "Red takes place 2.",
     "Rot belegt Platz 2."),
    ("nueby-unfocused", sketch("jaeger", "n1.1", "r20", phase="hunt", named=4), "h2",
     "No piece of Red gets the focus.",
     "Keine Figur von Rot bekommt den Focus."),
]  # fmt: skip


@pytest.mark.parametrize(("key", "m", "move", "english", "german"), REFUSALS)
def test_why_a_move_is_refused(key: str, m: engawa.Match, move: str, english: str, german: str) -> None:
    refusal = m.why(move)
    assert refusal.reason.key == key
    assert (refusal.en, refusal.de) == (english, german)


@pytest.mark.parametrize(("m", "english", "german"), STATUS)
def test_whose_turn_it_is_and_what_is_expected(m: engawa.Match, english: str, german: str) -> None:
    assert (m.status().text("en"), m.status().text("de")) == (english, german)


@pytest.mark.parametrize(("key", "m", "move", "english", "german"), EVENTS)
def test_what_happens_is_told_in_the_present_tense(
    key: str, m: engawa.Match, move: str, english: str, german: str
) -> None:
    played = m.copy()
    played.play(move)
    told = [message for message in played.told(played.ply - 1) if message.key == key]
    assert [(message.text("en"), message.text("de")) for message in told] == [(english, german)]


def test_the_seats_are_six_colours_with_different_first_letters() -> None:
    m = engawa.new("nueby/werfer", players=6)
    for lang, names in (
        ("en", ["Red", "Blue", "Green", "Ochre", "Violet", "Slate"]),
        ("de", ["Rot", "Blau", "Grün", "Ocker", "Violett", "Schiefer"]),
    ):
        assert [m.seat_name(seat).text(lang) for seat in range(6)] == names
        assert "".join(name[0] for name in names) == "RBGOVS"


def test_every_part_of_the_rules_has_a_heading() -> None:
    for clause in engawa.new("nueby/werfer").game.clauses:
        assert all(has_message(f"part-{clause.part}", lang) for lang in LANGUAGES)


def load(*given: Any, **facts: Any) -> Callable[[], Any]:
    return lambda: engawa.load(document(*given, **facts))


def asked(move: str) -> Callable[[], Any]:
    return lambda: sketch("jaeger", "n1.1", "r20", phase="start").why(move)


def board(given: Any, game: str = "werfer", **options: Any) -> Callable[[], Any]:
    return lambda: engawa.new(f"nueby/{game}", edition=given, **options)


def ways_of(game: str, without: str = "", *more: str) -> Callable[[], Any]:
    return board(changed(game, ways=ways(game, 6, without, *more)), game)


PROBLEMS = [
    ("nueby-unreadable", asked("go"),
     "unreadable move \"go\": expected 'r5-r9' (move), 's0-r0' (enter), 'pass', 'roll', 'hunt 4', 'focus"
     " n2.3' or 'focus -', 'push', 'drop r17' or 'done'",
     "unlesbarer Zug \"go\": erwartet war 'r5-r9' (ziehen), 's0-r0' (einsetzen), 'pass', 'roll', 'hunt 4',"
     " 'focus n2.3' oder 'focus -', 'push', 'drop r17' oder 'done'"),
    ("nueby-no-field", asked("n1.1-r99"),
     "move \"n1.1-r99\": this board has no field 'r99'",
     "Zug \"n1.1-r99\": auf diesem Brett gibt es kein Feld 'r99'"),
    ("nueby-pushed-without-one", load("einser-blocker", "r5", die=2, pushed=True),
     "impossible position: the blockade was pushed, but the die shows a 2",
     "unmögliche Stellung: die Blockade wurde geschoben, aber der Würfel zeigt eine 2"),
    ("nueby-no-places", load("werfer", "r5", die=2, places=[]),
     "impossible position: 'places' is for matches with the option places",
     "unmögliche Stellung: 'places' gehört zu Partien mit der Option places"),
    ("nueby-places-phase", load("werfer", "r5", "r9", die=2, places=[1], options={"places": True}),
     "impossible position: at the end everybody has a place, before it at least two players have none; the phase is"
     " 'move'",
     "unmögliche Stellung: am Ende sind alle platziert, vorher sind noch mindestens zwei im Rennen; die Phase ist"
     " 'move'"),
    ("nueby-turn-of-placed",
     load("werfer", "z0.4 z0.3 z0.2 z0.1", "r9", "r20", die=2, places=[0], options={"places": True}),
     "impossible position: seat 0 has finished and takes no more turns",
     "unmögliche Stellung: Platz 0 ist fertig und kommt nicht mehr an die Reihe"),
    ("nueby-no-number", asked("hunt 7"),
     'move "hunt 7": expected a number from 1 to 6',
     'Zug "hunt 7": erwartet war eine Zahl von 1 bis 6'),
    ("nueby-piece-field", load("werfer", "r48", die=1),
     'pieces[0][0]: expected a field where a piece can be, got "r48"',
     'pieces[0][0]: erwartet war ein Feld, auf dem eine Figur sein kann, gekommen ist "r48"'),
    ("nueby-block-field", load("einser-blocker", "r5", die=1, blocks="z0.1"),
     'blocks[0]: expected a field of the ring or of the own track (such as b0.0), got "z0.1"',
     'blocks[0]: erwartet war ein Feld des Rings oder der eigenen Blockadebahn (etwa b0.0), gekommen ist "z0.1"'),
    ("nueby-list-of", load("werfer", "r5", die=1, pieces=[]),
     "pieces: expected a list of 2, got []",
     "pieces: erwartet war eine Liste mit 2 Einträgen, gekommen ist []"),
    ("nueby-foreign-lane", load("werfer", "z3.1", die=1),
     "impossible position: a piece of seat 0 is on z3.1, in the goal lane of another colour",
     "unmögliche Stellung: eine Figur von Platz 0 steht auf z3.1, in der Zielbahn einer anderen Farbe"),
    ("nueby-two-pieces", load("werfer", "r5", "r5", die=1),
     "impossible position: more than one piece or blockade stands on r5",
     "unmögliche Stellung: auf r5 steht mehr als eine Figur oder Blockade"),
    ("nueby-fourth", load("werfer", players=4, die=1, pieces=[["s0"] * 4] * 4),
     "impossible position: with three pieces each, the fourth of seat 0 stands on z0.4",
     "unmögliche Stellung: bei je drei Figuren steht die vierte von Platz 0 auf z0.4"),
    ("nueby-waits-with-focus", load("jaeger", "s0*", die=1),
     "impossible position: a piece with focus waits on s0",
     "unmögliche Stellung: auf s0 wartet eine Figur mit Focus"),
    ("nueby-not-in-phase", load("werfer", "r5", phase="roll", die=2),
     "impossible position: 'die' is not for phase 'roll'",
     "unmögliche Stellung: 'die' gehört nicht zur Phase 'roll'"),
    ("nueby-has-won", load("werfer", "z0.1 z0.2 z0.3 z0.4", phase="roll"),
     "impossible position: seat 0 has all pieces home, so the game is over and won by it",
     "unmögliche Stellung: Platz 0 hat alle Figuren im Ziel, also ist die Partie zu Ende und gewonnen"),
    ("nueby-has-not-won", load("werfer", "r5", phase="over", winner=0),
     "impossible position: seat 0 has won, but not all of its pieces are home",
     "unmögliche Stellung: Platz 0 hat gewonnen, aber nicht alle seine Figuren sind im Ziel"),
    ("nueby-nothing-to-do", load("werfer", "r5", phase="enter"),
     "impossible position: there is nothing for seat 0 to do in phase 'enter'",
     "unmögliche Stellung: in der Phase 'enter' gibt es für Platz 0 nichts zu tun"),
    ("nueby-board-for", board(edition(), players=3),
     "players: expected at most 2, as many as the boards of this edition have colours, got 3",
     "players: erwartet war höchstens 2, so viele Farben haben die Bretter dieser Ausgabe, gekommen ist 3"),
    ("nueby-some-board", board({"name": "mine", "werfer": {}}),
     'werfer: expected boards by the number of their colours, from "2" to "6", got {}',
     'werfer: erwartet war eine Tabelle von Brettern nach der Zahl ihrer Farben, von "2" bis "6", gekommen ist {}'),
    ("nueby-seats", board(changed(seats=[])),
     "werfer.6.seats: expected a list of colours for each number of players from 2 to 6, got []",
     "werfer.6.seats: erwartet war eine Liste von Farben für jede Spielerzahl von 2 bis 6, gekommen ist []"),
    ("nueby-seat-row", board(edition(board=SMALL | {"seats": [[1, 1]]})),
     "werfer.2.seats[0]: expected 2 different colours, got [1, 1]",
     "werfer.2.seats[0]: erwartet war eine Liste mit 2 verschiedenen Farben, gekommen ist [1, 1]"),
    ("nueby-way", ways_of("werfer", "", " "),
     'werfer.6.ways[7]: expected a row of fields such as "r46 z0.1..z0.4", got " "',
     'werfer.6.ways[7]: erwartet war eine Reihe von Feldern wie "r46 z0.1..z0.4", gekommen ist " "'),
    ("nueby-range", ways_of("werfer", "", "z0.2..z0.1"),
     "werfer.6.ways[7]: expected fields of one row, the first before the last, such as z0.1..z0.4, got"
     ' "z0.2..z0.1"',
     "werfer.6.ways[7]: erwartet war ein Stück einer Reihe, das erste Feld vor dem letzten, wie"
     ' z0.1..z0.4, gekommen ist "z0.2..z0.1"'),
    ("nueby-field-name", ways_of("werfer", "", "q1"),
     'werfer.6.ways[7]: expected the name of a field with one of the letters r, z, got "q1"',
     'werfer.6.ways[7]: erwartet war der Name eines Feldes mit einem der Buchstaben r, z, gekommen ist "q1"'),
    ("nueby-colour", ways_of("werfer", "", "z7.1"),
     'werfer.6.ways[7]: expected a colour from 0 to 5, got "z7.1"',
     'werfer.6.ways[7]: erwartet war eine Farbe von 0 bis 5, gekommen ist "z7.1"'),
    ("nueby-entry", board(edition(board=SMALL | {"entries": ["r0", "r99"]})),
     'werfer.2.entries[1]: expected a field of the ring, which ends with r19, got "r99"',
     'werfer.2.entries[1]: erwartet war ein Feld des Rings, der mit r19 endet, gekommen ist "r99"'),
    ("nueby-ring-field", board(edition(board=SMALL | {"arrows": ["z0.1"]})),
     'werfer.2.arrows: expected fields of the ring, got "z0.1"',
     'werfer.2.arrows: erwartet war ein Feld des Rings, gekommen ist "z0.1"'),
    ("nueby-for-each", board(changed(entries=["r0"])),
     'werfer.6.entries: expected one for each of the 6 colours, got ["r0"]',
     'werfer.6.entries: erwartet war je ein Eintrag für die 6 Farben, gekommen ist ["r0"]'),
    ("nueby-known-field", board(changed(layout={"places": {"x": [1, 2]}})),
     'werfer.6.layout.places.x: expected a field of this board, got "x"',
     'werfer.6.layout.places.x: erwartet war ein Feld dieses Bretts, gekommen ist "x"'),
    ("nueby-place", board(changed(layout={"places": {"r1": [1]}})),
     "werfer.6.layout.places.r1: expected two numbers from 0 to 1000, got [1]",
     "werfer.6.layout.places.r1: erwartet war ein Paar von Zahlen von 0 bis 1000, gekommen ist [1]"),
    ("nueby-hint", board(changed(layout={"tip": -2000})),
     "werfer.6.layout.tip: expected a number up to 1000, got -2000",
     "werfer.6.layout.tip: erwartet war eine Zahl bis 1000, gekommen ist -2000"),
    ("nueby-gap", board(edition(board=SMALL | {"ways": ["r1..r19 r1"]})),
     "werfer.2.ways: r0 is missing [NU-C3]",
     "werfer.2.ways: r0 fehlt [NU-C3]"),
    ("nueby-no-ring", board(changed(ways=["z0.1"])),
     "werfer.6.ways: no field begins with 'r', so there is no ring [NU-C3]",
     "werfer.6.ways: kein Feld beginnt mit 'r', also gibt es keinen Ring [NU-C3]"),
    ("nueby-entries-order", board(edition(board=SMALL | {"entries": ["r0", "r0"]})),
     "werfer.2.entries: the entries must be different and follow each other clockwise [NU-C3]",
     "werfer.2.entries: die Einsatzfelder müssen verschieden sein und im Uhrzeigersinn aufeinander folgen [NU-C3]"),
    ("nueby-too-large", board(edition(board=SMALL | {"ways": ["r0..r96 r0"]})),
     "werfer.2.ways: the board is too large: at most 96 fields on the ring, 224 in all, 16000 routes, "
     "and 48 moves with one roll",
     "werfer.2.ways: das Brett ist zu groß: höchstens 96 Felder auf dem Ring, 224 insgesamt, 16000 Wege "
     "und 48 Züge mit einem Wurf"),
    ("nueby-no-step", ways_of("werfer", "", "r3 r5"),
     "werfer.6.ways[7]: no way can lead from r3 to r5 [NU-C3]",
     "werfer.6.ways[7]: kein Weg kann von r3 nach r5 führen [NU-C3]"),
    ("nueby-dead-end", ways_of("jaeger", "n2", "r17 n2.1..n2.4"),
     "jaeger.6.ways: no way leads on from n2.4 [NU-C7]",
     "jaeger.6.ways: von n2.4 führt kein Weg weiter [NU-C7]"),
    ("nueby-lane", ways_of("werfer", "z2"),
     "werfer.6.ways: the goal lane of colour 2 needs four fields, it has 0 [NU-C3]",
     "werfer.6.ways: die Zielbahn der Farbe 2 braucht vier Felder, sie hat 0 [NU-C3]"),
    ("nueby-lane-loose", ways_of("werfer", "z2", "z2.1..z2.4"),
     "werfer.6.ways: the goal lane of colour 2 must be joined to the ring at one fork [NU-C3]",
     "werfer.6.ways: die Zielbahn der Farbe 2 muss an genau einem Zielabzweig am Ring hängen [NU-C3]"),
    ("nueby-lane-short", ways_of("kurzer-einsatz", "e1", "e1.0..e1.2 r8"),
     "kurzer-einsatz.6.ways: the lane e1 needs at least 4 fields [NU-C3]",
     "kurzer-einsatz.6.ways: die Bahn e1 braucht mindestens 4 Felder [NU-C3]"),
    ("nueby-arrow", ways_of("zweite-ebene", "r34 i0"),
     "zweite-ebene.6.ways: colour 0 needs one arrow onto the inner ring, before its entry; it has 0 [NU-C3]",
     "zweite-ebene.6.ways: die Farbe 0 braucht genau einen Pfeil nach innen, vor ihrem Einsatzfeld; sie hat 0 [NU-C3]"),
    ("nueby-track", board(changed("einser-blocker", 4, track=9), "einser-blocker"),
     "einser-blocker.4.track: a blockade track has 1 to 8 steps, not 9 [NU-C4]",
     "einser-blocker.4.track: eine Blockadebahn hat 1 bis 8 Schritte, nicht 9 [NU-C4]"),
    ("nueby-ring-short", board(edition(board=SMALL | {"ways": ["r0..r11 r0"]})),
     "werfer.2.ways: the ring r needs at least 13 fields, it has 12 [NU-C3]",
     "werfer.2.ways: der Ring r braucht mindestens 13 Felder, er hat 12 [NU-C3]"),
    ("nueby-regions-order", board(changed(regions=["r0"] * 6)),
     "werfer.6.regions: the regions must begin on different fields and follow each other clockwise [NU-C6]",
     "werfer.6.regions: die Farbbereiche müssen auf verschiedenen Feldern beginnen und im Uhrzeigersinn aufeinander"
     " folgen [NU-C6]"),
    ("nueby-path", ways_of("jaeger", "n2", "n2.1..n2.4 r20"),
     "jaeger.6.ways: n2.1 must have one way in and one way on [NU-C7]",
     "jaeger.6.ways: n2.1 braucht genau einen Zugang und einen Weg weiter [NU-C7]"),
    ("nueby-paths", ways_of("jaeger", "", "r2 n0.5 r3", "r3 n0.6 r4", "r4 n0.7 r5", "r5 n0.8 r6"),
     "jaeger.6.ways: colour 0 has 5 paths, 4 are the most [NU-C7]",
     "jaeger.6.ways: die Farbe 0 hat 5 Wege, höchstens 4 sind erlaubt [NU-C7]"),
    ("nueby-path-twice", ways_of("jaeger", "", "r1 n0.5 r3"),
     "jaeger.6.ways: two paths begin on r1 [NU-C7]",
     "jaeger.6.ways: zwei Wege beginnen auf r1 [NU-C7]"),
    ("nueby-path-past-goal", ways_of("jaeger", "", "r44 n5.5..n5.7 r47"),
     "jaeger.6.ways: the path that begins with n5.5 leads past the fork r46 [NU-C7]",
     "jaeger.6.ways: der Weg, der mit n5.5 beginnt, führt am Zielabzweig r46 vorbei [NU-C7]"),
    ("nueby-straight-home", ways_of("werfer", "z0", "r2 z0.1..z0.4"),
     "werfer.6.ways: colour 0 would walk straight home: its fork r2 comes before the entries of the others [NU-C5]",
     "werfer.6.ways: die Farbe 0 liefe geradewegs nach Hause: Ihr Zielabzweig r2 kommt vor den Einsatzfeldern der"
     " anderen [NU-C5]"),
    ("nueby-no-hunting", ways_of("jaeger", " n", "r47 n5.1..n5.3 r0"),
     "jaeger.6.ways: colour 0 meets no side path between its entry and its fork, so it could not hunt [NU-C7]",
     "jaeger.6.ways: die Farbe 0 kommt zwischen Einsatzfeld und Zielabzweig an keinem Nebenweg vorbei und könnte nicht"
     " jagen [NU-C7]"),
    ("nueby-unreachable", ways_of("kurzer-einsatz", "e1", "e1.0..e1.3 r8", "e1.4 r8"),
     "kurzer-einsatz.6.ways: e1.4 cannot be reached [NU-C3]",
     "kurzer-einsatz.6.ways: e1.4 ist nicht erreichbar [NU-C3]"),
    ("nueby-two-routes", ways_of("abkuerzungen", "g1", "r11 g1.1..g1.2 r14"),
     "abkuerzungen.6.ways: two routes of 3 lead from r11 to r14 [NU-C8]",
     "abkuerzungen.6.ways: zwei Wege mit 3 Schritten führen von r11 nach r14 [NU-C8]"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "attempt", "english", "german"), PROBLEMS)
def test_what_is_wrong_is_said_in_one_line_in_both_languages(
    key: str, attempt: Callable[[], Any], english: str, german: str
) -> None:
    with pytest.raises(engawa.InvalidNotation) as error:
        attempt()
    message = error.value.message
    assert key in (message.key, *(fact.key for fact in message.facts.values() if hasattr(fact, "key")))
    assert (error.value.text("en"), error.value.text("de")) == (english, german)


def test_no_message_of_the_catalogue_is_left_out_here() -> None:
    said = {row[0] for row in (*REFUSALS, *EVENTS, *PROBLEMS)} | {
        "nueby-status",
        "nueby-seat",
        "nueby-board",
        "nueby-board-clause",
    }
    for lang in LANGUAGES:
        catalogue = (CATALOGUE / lang / "nueby.ftl").read_text(encoding="utf-8")
        assert {*re.findall(r"^(nueby-[\w-]+) =", catalogue, re.MULTILINE)} == said
