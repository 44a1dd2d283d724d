"""The commands analyse and hint: tables and sentences for people, documents for programs, one line for mistakes."""

import json

import pytest
from cli.positions import WIN_IN_ONE
from cli.session import Terminal

import engawa
from engawa import catalogue
from engawa.cli.analysis import sparkline
from engawa.core.messages import LANGUAGES


@pytest.fixture(autouse=True)
def lanterns(monkeypatch):
    monkeypatch.setitem(catalogue.MODULES, "lanterns", "toys.lanterns")


@pytest.fixture
def record_file(tmp_path):
    """The record of a short match of Niwa, in which Ada missed a win."""
    match = engawa.load(WIN_IN_ONE)
    match.seats[0]["name"] = "Ada"
    match.play("K2>K1")
    for _ in range(3):
        match.play(match.legal()[0])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()))
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_analyse_draws_the_curve_and_tells_the_turning_points(run, record_file, lang):
    ran = run("analyse", record_file, "--nodes", "60", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    title = {"en": "Niwa · 4 plies", "de": "Niwa · 4 Halbzüge"}[lang]
    assert ran.out.startswith(title)
    assert {"en": "luck", "de": "Glück"}[lang] in ran.out
    assert "Kokeshis (Ada)" in ran.out
    assert "K1 g4^i4" in ran.out  # what was better
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_analyse_calls_a_blunder_what_the_document_calls_one(run, lang):
    figures = WIN_IN_ONE["figures"] | {"S1": ["h4", "GGO"], "S2": ["h5", "YYO"], "S3": ["b8", ""]}
    match = engawa.load(WIN_IN_ONE | {"figures": figures})  # both could win at once, and only one of them sees it
    match.play("K2>K1")
    match.play("S3 b8^b6")
    ran = run("analyse", "--nodes", "60", "--lang", lang, stdin=json.dumps(match.record()))
    words = {"en": "A blunder. Cost for Kokeshis: 100 percentage", "de": "Ein Patzer. Kosten für Kokeshis: 100 Prozent"}
    assert words[lang] in " ".join(ran.out.split())
    heads, kokeshis, samurais = [line.split() for line in ran.out.split("\n\n")[3].splitlines()]
    names = {"en": "decisions best good slips mistakes blunders", "de": "Wahlen beste gute ungenau Fehler Patzer"}
    assert heads == names[lang].split()
    assert (kokeshis[1:], samurais[1:]) == (["1", "0", "0", "0", "0", "1"], ["1", "1", "0", "0", "0", "0"])


def test_analyse_gives_programs_the_whole_document(run, record_file):
    document = run("analyse", record_file, "--nodes", "60", "--json").document
    assert document["state"] == "done"
    assert (document["game"], len(document["curve"])) == ("niwa", 5)
    assert document["plies"][0]["better"][0]["text"] == "K1 g4^i4"
    assert run("analyse", record_file, "--nodes", "60", "--json").document == document


def test_analyse_reads_standard_input(run, record_file):
    with open(record_file) as file:
        assert run("analyse", "--nodes", "9", stdin=file.read()).out.startswith("Niwa")


def test_a_record_without_a_move_has_nothing_to_show(run):
    ran = run("analyse", stdin=json.dumps(engawa.new("niwa").record()))
    assert ran == (0, "Nothing is known yet, so there is nothing to show.\n", "")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--nodes", "0"), "--nodes: expected a whole number from 1 to 100000000, got 0"),
        (("--nodes", "many"), '--nodes: expected a whole number from 1 to 100000000, got "many"'),
        ((), "record: the key 'record' is missing"),
    ],
)
def test_what_cannot_be_analysed_is_said_in_one_line(run, words, problem):
    document = engawa.new("niwa").record() if words else WIN_IN_ONE  # a position is no record
    assert run("analyse", *words, stdin=json.dumps(document)) == (2, "", f"engawa: {problem}\n")


def test_hint_names_the_best_move_and_why(run, tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(WIN_IN_ONE))
    ran = run("hint", str(path), "--nodes", "60", "--lang", "de")
    label, why = ran.out.splitlines()[0].split("%", 1)
    assert (label, why.strip().split(".")[0]) == ("  K1 g4^i4  100 ", "Er gewinnt sofort")
    document = run("hint", str(path), "--nodes", "60", "--json").document
    assert (document["game"], document["seat"], document["moves"][0]["text"]) == ("niwa", 0, "K1 g4^i4")


def test_there_is_no_hint_where_nobody_is_to_move(run):
    ran = run("hint", stdin=json.dumps(engawa.new("lanterns", 2).position()))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "nobody is to move" in ran.err


def test_a_hint_is_given_at_the_table(tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(WIN_IN_ONE))
    with Terminal("play", "--load", str(path), LANG="en") as table:
        table.expect("> ")
        table.type("hint")
        assert "It wins at once." in table.expect("\n> ")
        table.type("quit")
        assert table.end() == 0


def test_a_curve_is_as_long_as_it_fits_and_as_high_as_it_is():
    assert sparkline([0.0, 0.5, 1.0], True) == "▁▅█"
    assert sparkline([0.0, 0.5, 1.0], False) == "059"
    assert len(sparkline([0.5] * 1000, True)) == 72
