"""What people read about Niwa: every message of the catalogue, in both languages, where the game says it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from games.niwa.documents import DRAWN, HALF_PLACED, NOW, START, UNPLACED, WON, with_figures
from games.niwa.plan import ONE_COLOUR, STAR, block, box
from games.niwa.sketch import document, sketch

import engawa
from engawa.core.messages import CATALOGUE, LANGUAGES
from engawa.games.niwa.edition import standard
from engawa.games.niwa.options import problems_in

COMPACT = standard().gardens["compact"]

# Why a move is refused: the message, the position, the move, and what is said

PLACING, UNDER_WAY = UNPLACED, document(mover="K1", K1="f6 YO", K2="h1 GY", K3="f2 GO")
HOME = document(mover="K1", K1="b6 Y", K2="h1 GYO", K3="f2 GO")
MEETING = document(K1="f4 -", S1="f5", S2="e6")
FREE = document(K1="f5 YG", K2="h1 GYO", K3="f2 O")

REFUSALS = [
    ("niwa-NI-S2", PLACING, "G:h4 Y:h4 O:h5",
     "the three figures go on three different fields around the own base (h4, h5, i3, i5, j3, j4)",
     "die drei Figuren kommen auf drei verschiedene Felder rund um die eigene Basis (h4, h5, i3, i5, j3, j4)"),
    ("niwa-NI-S3", PLACING, "stop",
     "the figures are placed first, such as G:i5 Y:h5 O:h4",
     "zuerst werden die Figuren aufgestellt, etwa G:i5 Y:h5 O:h4"),
    ("niwa-NI-S3", FREE, "G:c6 Y:c5 O:b7",
     "the figures are placed already",
     "die Figuren sind schon aufgestellt"),
    ("niwa-NI-1", FREE, "stop",
     "there is no passing: move a figure or make a bead transfer",
     "Aussetzen geht nicht: zieh mit einer Figur oder mach einen Austausch der Perlen"),
    ("niwa-NI-1", FREE, "S1>S2", "S1 belongs to the other player", "S1 gehört dem anderen Spieler"),
    ("niwa-NI-1", UNDER_WAY, "K1>K2",
     "K1 is under way, a bead transfer is a turn of its own",
     "K1 ist unterwegs, ein Austausch der Perlen ist ein eigener Zug"),
    ("niwa-NI-1", UNDER_WAY, "K2 h1-g1 >K3",
     "K1 is under way, no other figure moves in this turn",
     "K1 ist unterwegs, in diesem Zug bewegt sich keine andere Figur"),
    ("niwa-NI-2", MEETING, "K1 f4-f3 >K2",
     "K1 has no bead to cross a line with",
     "K1 hat keine Perle, um eine Linie zu überqueren"),
    ("niwa-NI-2", FREE, "K1 f6-f7 >K3",
     "K1 stands on f5, so its move begins there",
     "K1 steht auf f5, also beginnt der Zug dort"),
    ("niwa-NI-2", FREE, "K1 f5-f7 >K3", "no line joins f5 and f7", "keine Linie verbindet f5 und f7"),
    ("niwa-NI-2", FREE, "K1 f5-e6 >K3",
     "the line is orange, the top bead is green",
     "die Linie ist orange, die oberste Perle ist grün"),
    ("niwa-NI-2", document(K1="f5 Y"), "K1 f5-f6 >K3",
     "the line is green, the top bead is yellow",
     "die Linie ist grün, die oberste Perle ist gelb"),
    ("niwa-NI-2", document(K1="f5 O"), "K1 f5-e5 >K3",
     "the line is yellow, the top bead is orange",
     "die Linie ist gelb, die oberste Perle ist orange"),
    ("niwa-NI-3", FREE, "K1 f5-f6 >K2", "K2 carries three beads already", "K2 trägt schon drei Perlen"),
    ("niwa-NI-3", FREE, "K1 f5-f6 >K1",
     "the bead goes to another figure, not back on K1",
     "die Perle kommt auf eine andere Figur, nicht zurück auf K1"),
    ("niwa-NI-3", FREE, "K1 f5-f6 >S3",
     "the bead goes to an own figure, S3 belongs to the other player",
     "die Perle kommt auf eine eigene Figur, S3 gehört dem anderen Spieler"),
    ("niwa-NI-5", FREE, "K1>K2", "K2 carries three beads already", "K2 trägt schon drei Perlen"),
    ("niwa-NI-5", MEETING, "K1>K2", "K1 has no bead to give", "K1 hat keine Perle für einen Austausch"),
    ("niwa-NI-5", FREE, "K1>K1",
     "the bead goes to another figure, not back on K1",
     "die Perle kommt auf eine andere Figur, nicht zurück auf K1"),
    ("niwa-NI-5", FREE, "K1>S1",
     "the bead goes to an own figure, S1 belongs to the other player",
     "die Perle kommt auf eine eigene Figur, S1 gehört dem anderen Spieler"),
    ("niwa-NI-6", MEETING, "K1 f4^e6", "S2 stands on e6", "auf e6 steht S2"),
    ("niwa-NI-7", HOME, "stop", "K1 cannot stay on its own base", "K1 darf nicht auf der eigenen Basis bleiben"),
    ("niwa-NI-7", document(K1="c5 O"), "K1 c5-b6 >K3",
     "K1 could not leave its own base again in this turn",
     "K1 käme in diesem Zug nicht wieder von der eigenen Basis weg"),
    ("niwa-NI-10", MEETING, "K1 f4^d4",
     "d4 is not behind a figure next to K1",
     "d4 liegt nicht hinter einer Figur neben K1"),
    ("niwa-NI-10", MEETING, "K1 f3^f6",
     "K1 stands on f4, so its move begins there",
     "K1 steht auf f4, also beginnt der Zug dort"),
    ("niwa-NI-11", MEETING, "K1 f4^g6",
     "a field behind the jumped figure is free, so the jump does not reach g6",
     "ein Feld hinter der übersprungenen Figur ist frei, darum reicht der Sprung nicht bis g6"),
    ("niwa-NI-14", FREE, "K1 f5^f7",
     "K1 carries beads, only a figure without beads jumps",
     "K1 trägt Perlen, nur eine Figur ohne Perlen springt"),
    ("niwa-NI-15", MEETING, "K1 f4^b6", "b6 is the own base of K1", "b6 ist die eigene Basis von K1"),
    ("niwa-NI-20", WON, "K1>K2",
     "the game is over, the enemy base has been reached",
     "die Partie ist zu Ende, die gegnerische Basis ist erreicht"),
    ("niwa-NI-21", DRAWN, "K1>K2",
     "the game is a draw after 200 turns",
     "die Partie ist nach 200 Zügen unentschieden"),
    ("niwa-NI-21", DRAWN | {"end": "repetition"}, "K1>K2",
     "the game is a draw, the position has come up three times",
     "die Partie ist unentschieden, die Stellung war dreimal da"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "given", "move", "english", "german"), REFUSALS)
def test_a_refusal_says_why_in_both_languages(
    key: str, given: dict[str, Any], move: str, english: str, german: str
) -> None:
    refusal = engawa.load(given).why(move)
    clause = key.removeprefix("niwa-")
    assert (refusal.clause, refusal.reason.key) == (clause, key)
    ours = refusal.mark == "R"
    assert refusal.en == f"{english} [{clause}{', our ruling' if ours else ''}]"
    assert refusal.de == f"{german} [{clause}{', unsere Festlegung' if ours else ''}]"


# What happens: the message, the position, the move, and what is told

EVENTS = [
    ("niwa-placed", UNPLACED, "G:h4 Y:h5 O:i3", "The samurais take their places.", "Die Samurais stellen sich auf."),
    ("niwa-placed", HALF_PLACED, "G:c6 Y:c5 O:b7", "The kokeshis take their places.", "Die Kokeshis stellen sich auf."),
    ("niwa-crossed", FREE, "K1 f5-f6 >K3",
     "K1 crosses to f6, the green bead goes to K3.",
     "K1 geht nach f6, die grüne Perle kommt auf K3."),
    ("niwa-crossed", document(K1="f5 GY"), "K1 f5-f4 >K2",
     "K1 crosses to f4, the yellow bead goes to K2.",
     "K1 geht nach f4, die gelbe Perle kommt auf K2."),
    ("niwa-crossed", document(K1="f5 GO"), "K1 f5-e6 >K3",
     "K1 crosses to e6, the orange bead goes to K3.",
     "K1 geht nach e6, die orange Perle kommt auf K3."),
    ("niwa-jumped", MEETING, "K1 f4^f6", "K1 jumps to f6.", "K1 springt nach f6."),
    ("niwa-transferred", FREE, "K1>K3", "K1 gives its green bead to K3.", "K1 gibt die grüne Perle an K3."),
    ("niwa-transferred", document(K1="f5 GY"), "K1>K3",
     "K1 gives its yellow bead to K3.",
     "K1 gibt die gelbe Perle an K3."),
    ("niwa-transferred", FREE, "K2>K3", "K2 gives its orange bead to K3.", "K2 gibt die orange Perle an K3."),
    ("niwa-stopped", UNDER_WAY, "stop", "K1 stops on f6.", "K1 beendet den Zug auf f6."),
    ("niwa-won", document(K1="h4 G"), "K1 h4-i4 >K3",
     "The kokeshis reach the enemy base and win.",
     "Die Kokeshis erreichen die gegnerische Basis und gewinnen."),
    ("niwa-won", document(turn=1, S1="c6 G"), "S1 c6-b6 >S3",
     "The samurais reach the enemy base and win.",
     "Die Samurais erreichen die gegnerische Basis und gewinnen."),
    ("niwa-drawn", START | {"turns": 199}, "K1>K2",
     "200 turns are over: a draw.",
     "200 Züge sind vorbei: unentschieden."),
    ("niwa-drawn", START | {"turns": 9, "seen": {NOW: 1, "1|b7:OO c5:YYG c6:G|h4:GG h5:YY i3:OO": 2}}, "K1>K2",
     "The position has come up three times: a draw.",
     "Die Stellung war dreimal da: unentschieden."),
]  # fmt: skip


@pytest.mark.parametrize(("key", "given", "move", "english", "german"), EVENTS)
def test_a_move_is_told_in_both_languages(
    key: str, given: dict[str, Any], move: str, english: str, german: str
) -> None:
    m = engawa.load(given)
    m.play(move)
    told = next(message for message in m.told(0) if message.key == key)
    assert (told.text("en"), told.text("de")) == (english, german)


def test_a_transfer_that_draws_is_told_as_both() -> None:
    m = engawa.load(START | {"turns": 199})
    m.play("K1>K2")
    assert [message.key for message in m.told(0)] == ["niwa-transferred", "niwa-drawn"]


# Where the game stands

STANDINGS = [
    (UNPLACED, "The samurais place their three figures around their own base.",
     "Die Samurais stellen ihre drei Figuren rund um die eigene Basis auf."),
    (HALF_PLACED, "The kokeshis place their three figures around their own base.",
     "Die Kokeshis stellen ihre drei Figuren rund um die eigene Basis auf."),
    (START, "The kokeshis are to move: a figure moves, or a bead is transferred.",
     "Die Kokeshis sind am Zug: mit einer Figur ziehen oder ein Austausch der Perlen."),
    (UNDER_WAY, "K1 is under way: it goes on or stops.", "K1 ist unterwegs: weiterziehen oder aufhören."),
    (HOME, "K1 is on its own base and has to go on.", "K1 steht auf der eigenen Basis und muss weiter."),
    (WON, "The kokeshis have reached the enemy base and won.",
     "Die Kokeshis haben die gegnerische Basis erreicht und gewonnen."),
    (DRAWN, "A draw after 200 turns.", "Unentschieden nach 200 Zügen."),
    (DRAWN | {"end": "repetition"}, "A draw: the position has come up three times.",
     "Unentschieden: Die Stellung war dreimal da."),
]  # fmt: skip


@pytest.mark.parametrize(("given", "english", "german"), STANDINGS)
def test_the_status_says_who_is_to_do_what(given: dict[str, Any], english: str, german: str) -> None:
    status = engawa.load(given).status()
    assert (status.key, status.text("en"), status.text("de")) == ("niwa-status", english, german)


def test_the_seats_have_the_names_of_their_figures() -> None:
    names = [sketch().seat_name(seat) for seat in (0, 1)]
    assert [name.key for name in names] == ["niwa-seat"] * 2
    assert [name.text(lang) for lang in LANGUAGES for name in names] == ["Kokeshis", "Samurais"] * 2


# What is wrong with a move, a position, a garden or an edition: the message, what brings it up, and what is said


def move(text: str) -> Callable[[], Any]:
    return lambda: engawa.load(FREE).why(text)


def position(given: dict[str, Any]) -> Callable[[], Any]:
    return lambda: engawa.load(given)


def garden(given: Any, edition: Any = None) -> Callable[[], Any]:
    return lambda: engawa.new("niwa", seed=1, garden=given, edition=edition)


ROW = [[u, 0, "a", 0] for u in range(1, 11)]

PROBLEMS = [
    ("niwa-unreadable", move("jump"),
     "unreadable move \"jump\": expected 'K1 c4-d4 >K2' (cross), 'K1 d6^e7' (jump), 'K1>K3' (transfer), 'stop' or"
     " 'G:c6 Y:c5 O:b7' (place)",
     "unlesbarer Zug \"jump\": erwartet war 'K1 c4-d4 >K2' (überqueren), 'K1 d6^e7' (springen), 'K1>K3'"
     " (Austausch der Perlen), 'stop' oder 'G:c6 Y:c5 O:b7' (aufstellen)"),
    ("niwa-no-field", move("K1 f5-f9 >K2"),
     "move \"K1 f5-f9 >K2\": this garden has no field 'f9'",
     "Zug \"K1 f5-f9 >K2\": in diesem Garten gibt es kein Feld 'f9'"),
    ("niwa-figure", position(with_figures(START, K1="c6")),
     'figures.K1: expected a pair of field and beads such as ["c6", "GG"], got "c6"',
     'figures.K1: erwartet war ein Paar aus Feld und Perlen wie ["c6", "GG"], gekommen ist "c6"'),
    ("niwa-field", position(with_figures(START, K1=["a1", "GG"])),
     'figures.K1[0]: expected a field of this garden (such as a6), got "a1"',
     'figures.K1[0]: erwartet war ein Feld dieses Gartens (etwa a6), gekommen ist "a1"'),
    ("niwa-beads", position(with_figures(START, K1=["c6", "GB"])),
     'figures.K1[1]: expected a text of at most three letters G, Y, O, got "GB"',
     'figures.K1[1]: erwartet war ein Text aus höchstens drei Buchstaben G, Y, O, gekommen ist "GB"'),
    ("niwa-key", position(START | {"seen": {"c6": 1}}),
     'seen: expected a key such as "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO", got "c6"',
     'seen: erwartet war ein Schlüssel wie "0|b7:OO c5:YY c6:GG|h4:GG h5:YY i3:OO", gekommen ist "c6"'),
    ("niwa-placed-figures", position(HALF_PLACED | {"turn": 1}),
     "figures: expected no figures, or those of the seat that has placed: K1, K2, K3 of seat 0,"
     ' got ["S1", "S2", "S3"]',
     "figures: erwartet war keine Figur oder die des Platzes, der aufgestellt hat: K1, K2, K3 von Platz 0,"
     ' gekommen ist ["S1", "S2", "S3"]'),
    ("niwa-two-figures", position(with_figures(START, K1=["c5", "GG"])),
     "impossible position: two figures stand on c5",
     "unmögliche Stellung: auf c5 stehen zwei Figuren"),
    ("niwa-bead-count", position(with_figures(START, K1=["c6", ""])),
     "impossible position: seat 0 has 3 figures with the beads OOYY, expected 3 with GGOOYY",
     "unmögliche Stellung: Platz 0 hat 3 Figuren mit den Perlen OOYY, erwartet waren 3 mit GGOOYY"),
    ("niwa-not-placed", position(with_figures(HALF_PLACED, S1=["g5", "GG"])),
     "impossible position: S1 does not stand next to its base with two beads of its colour",
     "unmögliche Stellung: S1 steht nicht mit zwei Perlen der eigenen Farbe neben der eigenen Basis"),
    ("niwa-has-won", position(with_figures(START, K1=["i4", "GG"])),
     "impossible position: K1 stands on the enemy base, but its player has not won",
     "unmögliche Stellung: K1 steht auf der gegnerischen Basis, hat aber nicht gewonnen"),
    ("niwa-parks", position(with_figures(START, K1=["b6", "GG"])),
     "impossible position: K1 stands on its own base",
     "unmögliche Stellung: K1 steht auf der eigenen Basis"),
    ("niwa-has-not-crossed", position(document(mover="K1", K1="f6 YOG", K2="h1 YO", K3="f2 G")),
     "impossible position: K1 is under way, but it has three beads, so it has not crossed a line",
     "unmögliche Stellung: K1 ist unterwegs, trägt aber drei Perlen, hat also keine Linie überquert"),
    ("niwa-cannot-go-on", position(document(mover="K1", K1="f4 -")),
     "impossible position: K1 is under way, but it can neither cross a line nor jump, so its turn is over",
     "unmögliche Stellung: K1 ist unterwegs, kann aber weder eine Linie überqueren noch springen,"
     " der Zug ist also zu Ende"),
    ("niwa-winner", position(with_figures(WON, K1=["h3", "G"])),
     "impossible position: seat 0 has won, but none of its figures stands on the enemy base",
     "unmögliche Stellung: Platz 0 hat gewonnen, aber keine seiner Figuren steht auf der gegnerischen Basis"),
    ("niwa-only-over", position(START | {"end": "base"}),
     "impossible position: 'end' is only for a game that is over",
     "unmögliche Stellung: 'end' gibt es nur, wenn die Partie zu Ende ist"),
    ("niwa-seen-too-early", position(UNPLACED | {"seen": {}}),
     "impossible position: 'seen' is counted from the first turn on",
     "unmögliche Stellung: 'seen' wird erst ab dem ersten Zug gezählt"),
    ("niwa-seen-too-often", position(START | {"seen": {NOW: 2}}),
     "impossible position: turns begun by seat 0: at most 1 are possible, 'seen' counts 2",
     "unmögliche Stellung: begonnene Züge von Platz 0: höchstens 1 sind möglich, 'seen' zählt 2"),
    ("niwa-seen-misses", position(START | {"seen": {}}),
     f"impossible position: 'seen' lacks the present position {NOW}",
     f"unmögliche Stellung: in 'seen' fehlt die jetzige Stellung {NOW}"),
    ("niwa-not-repeated", position(DRAWN | {"end": "repetition", "turns": 8, "seen": {NOW: 2}}),
     "impossible position: it ended by repetition, but 'seen' does not count the last position three times",
     "unmögliche Stellung: die Partie endete durch Wiederholung, aber 'seen' zählt die letzte Stellung nicht dreimal"),
    ("niwa-garden-name", garden("meadow"),
     'garden: expected a layout or one of compact, zigzag, pond, long, random, got "meadow"',
     'garden: erwartet war ein Plan oder einer der Namen compact, zigzag, pond, long, random, gekommen ist "meadow"'),
    ("niwa-tile", garden([[0, 0, "B"]]),
     'garden[0]: expected [u, v, tile, rotation], got [0, 0, "B"]',
     'garden[0]: erwartet war [u, v, Kärtchen, Drehung], gekommen ist [0, 0, "B"]'),
    ("niwa-tile-name", garden([[0, 0, "z", 0]]),
     'garden[0][2]: expected a tile of the edition (B, a, b, c, d, e), got "z"',
     'garden[0][2]: erwartet war ein Kärtchen der Ausgabe (B, a, b, c, d, e), gekommen ist "z"'),
    ("niwa-tile-count", garden(COMPACT[1:]),
     "garden: expected 2 × tile B, got 1",
     "Garten: Kärtchen B muss 2-mal vorkommen, es kommt 1-mal vor"),
    ("niwa-place-taken", garden([*COMPACT[:-1], [2, 0, "B", 0]]),
     "garden: tiles e (2,0) and B (2,0) lie on the same place",
     "Garten: die Kärtchen e (2,0) und B (2,0) liegen am selben Platz"),
    ("niwa-tile-apart", garden([*COMPACT[:-1], [9, 9, "B", 0]]),
     "garden: tiles e (-1,0) and B (9,9) do not hang together edge to edge",
     "Garten: die Kärtchen e (-1,0) und B (9,9) hängen nicht Kante an Kante zusammen"),
    ("niwa-edges-disagree", garden([COMPACT[0], [2, -1, "b", 2], *COMPACT[2:]]),
     "garden: tiles d (1,-1) and b (2,-1) do not join: edge 0 of the one is Y, edge 3 of the other G",
     "Garten: die Kärtchen d (1,-1) und b (2,-1) passen nicht aneinander: Kante 0 des einen ist Y,"
     " Kante 3 des anderen G"),
    ("niwa-bases-touch", garden([[0, 0, "B", 0], *ROW, [0, 1, "B", 0]], ONE_COLOUR),
     "garden: the base tiles B (0,1) and B (0,0) have a common edge",
     "Garten: die Basiskärtchen B (0,1) und B (0,0) haben eine gemeinsame Kante"),
    ("niwa-bases-not-opposite", garden(block((0, 0), (3, 0)), ONE_COLOUR),
     "garden: the base tiles B (0,0) and B (3,0) do not lie opposite each other: seen from the middle of the garden"
     " they are 119.5° apart, at least 135° are needed [NI-C7]",
     "Garten: die Basiskärtchen B (0,0) und B (3,0) liegen einander nicht gegenüber: von der Mitte des Gartens aus"
     " liegen sie 119.5° auseinander, nötig sind mindestens 135° [NI-C7]"),
    ("niwa-bases-not-opposite", garden(STAR, ONE_COLOUR),
     "garden: the base tiles B (0,0) and B (2,0) do not lie opposite each other: one of them is the middle of the"
     " garden itself [NI-C7]",
     "Garten: die Basiskärtchen B (0,0) und B (2,0) liegen einander nicht gegenüber: eines ist selbst die Mitte des"
     " Gartens [NI-C7]"),
    ("niwa-tiles-unpaired", garden("random", box(a={"count": 9}, b={"ring": "GGGGGG", "spoke": "GGGGGG"})),
     "garden: a fair garden needs an even number of each tile",
     "Garten: ein fairer Garten braucht von jedem Kärtchen eine gerade Anzahl"),
    ("niwa-no-fair-garden", garden("random", box(a={"spoke": "YYYYYY"})),
     "garden: no fair garden found in 10 outlines",
     "Garten: in 10 Umrissen fand sich kein fairer Garten"),
    ("niwa-name", garden("compact", {"name": "mine", "tiles": {"": {}}}),
     'tiles: expected a name that can be printed, got ""',
     'tiles: erwartet war ein druckbarer Name, gekommen ist ""'),
    ("niwa-colours", garden("compact", box(a={"ring": "GYOGYB"})),
     'tiles.a.ring: expected a text of six letters G, Y, O, got "GYOGYB"',
     'tiles.a.ring: erwartet war ein Text aus sechs Buchstaben G, Y, O, gekommen ist "GYOGYB"'),
    ("niwa-tiles-in-box", garden("compact", box(a={"count": 9})),
     "tiles: expected a box of 12 tiles, got 11",
     "tiles: erwartet war eine Schachtel mit 12 Kärtchen, gekommen ist 11"),
    ("niwa-bases-in-box", garden("compact", box(a={"base": True})),
     "tiles: expected a box with 2 base tiles, got 12",
     "tiles: erwartet war eine Schachtel mit 2 Basiskärtchen, gekommen ist 12"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "attempt", "english", "german"), PROBLEMS)
def test_what_is_wrong_is_said_in_one_line_in_both_languages(
    key: str, attempt: Callable[[], Any], english: str, german: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engawa.games.niwa.gardener.SHAPES", 10)
    with pytest.raises(engawa.InvalidNotation) as error:
        attempt()
    message = error.value.message
    assert key in (message.key, *(fact.key for fact in message.facts.values() if hasattr(fact, "key")))
    assert (error.value.text("en"), error.value.text("de")) == (english, german)


@pytest.mark.clause("NI-C6", "NI-C7")
def test_what_is_wrong_with_the_gardens_of_an_edition_is_said_with_their_names() -> None:
    gardens = {
        "good": block((1, 0), (1, 2)),
        "askew": block((0, 0), (3, 0)),
        "short": block((1, 0), (1, 2))[:-1],
        "none": 3,
    }
    found = problems_in(ONE_COLOUR | {"gardens": gardens})
    assert [problem.key for problem in found] == ["niwa-garden-of-edition"] * 3
    askew, short, none = (problem.text() for problem in found)
    assert askew.startswith("gardens.askew: garden: the base tiles B (0,0) and B (3,0) do not lie opposite each other")
    assert short == "gardens.short: garden: expected 10 × tile a, got 9"
    assert none == "gardens.none: garden: expected a list, got 3"
    assert found[0].text("de").startswith("gardens.askew: Garten: die Basiskärtchen B (0,0) und B (3,0)")


def test_no_message_of_the_catalogue_is_left_out_here() -> None:
    elsewhere = {"niwa-status", "niwa-seat", "niwa-garden-of-edition"}
    said = {key for key, *_ in (*REFUSALS, *EVENTS, *PROBLEMS)} | elsewhere
    for lang in LANGUAGES:
        catalogue = (CATALOGUE / lang / "niwa.ftl").read_text(encoding="utf-8")
        assert {*re.findall(r"^(niwa-[\w-]+) =", catalogue, re.MULTILINE)} == said
