"""The lab's commands: what they print, as text in both languages and as JSON, what they write, and what they refuse."""

import json
import re

import pytest
from cli.session import Terminal
from lab.made import deals

from engawa.bots.opponents import LEVELS
from engawa.cli.reports import ladder_lines
from engawa.core.messages import LANGUAGES, say
from engawa.lab.ladder import climb, pairings_of

LAB = ["duel", "ladder", "luck"]
QUICK = ["--jobs", "1", "--pairs", "2"]


def test_the_lab_alone_shows_its_map(run):
    ran = run("lab")
    assert ran == run("lab", "--help")
    assert (ran.code, ran.err) == (0, "")
    assert re.findall(r"^  (\w+)   ", ran.out, re.MULTILINE)[: len(LAB)] == LAB


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", LAB)
def test_every_command_of_the_lab_explains_itself(run, command, lang):
    ran = run("lab", command, "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(say(f"cli-lab-{command}", lang).split()[0])
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_duel_says_the_score_with_its_interval_and_repeats_itself(run):
    words = ["lab", "duel", "niwa", "greedy", "random", *QUICK]
    ran = run(*words)
    assert ran.out.startswith(
        "greedy against random: 100.0 % (34.2–100.0), +280 (−113 … +∞) points\n2 deals, 4 matches."
    )
    german = run(*words, "--lang", "de").out
    assert german.startswith("greedy gegen random: 100,0 % (34,2–100,0), +280 (−113 … +∞) Punkte\n2 Runden, 4 Partien.")
    document = run(*words, "--json").document
    assert (document["score"], document["high"], document["deals"], document["matches"]) == (1.0, 1.0, 2, 4)
    assert document["points"]["high"] is None  # JSON has no word for endless
    again = run(*words, "--json").document
    assert document | {"thought": None} == again | {"thought": None}


def test_a_duel_of_four_gives_one_seat_to_the_first_and_three_to_the_other(run, tmp_path):
    rows = tmp_path / "rows.jsonl"
    words = ["lab", "duel", "nueby/werfer", "greedy", "random", "--players", "4", "--jobs", "1", "--pairs", "1"]
    document = run(*words, "--rows", str(rows), "--json").document
    assert (document["players"], document["matches"]) == (4, 4)
    lines = [json.loads(line) for line in rows.read_text().splitlines()]
    assert [line["seat"] for line in lines] == [0, 1, 2, 3]
    assert all(len(line["shares"]) == 4 and line["share"] == line["shares"][line["seat"]] for line in lines)


def test_options_of_the_game_and_budgets_are_kept_in_the_rows(run, tmp_path):
    rows = tmp_path / "rows.jsonl"
    wish = ["-o", "garden=pond", "--nodes", "5", "--seconds", "0.5", "--seed", "9", "--opening", "3", "--pairs", "1"]
    run("lab", "duel", "niwa", "greedy", "random", *wish, "--jobs", "1", "--rows", str(rows))
    first = json.loads(rows.read_text().splitlines()[0])
    expected = {"options": {"garden": "pond"}, "nodes": 5, "seconds": 0.5, "seed": 9, "opening": 3}
    assert {key: first[key] for key in expected} == expected


def test_a_ladder_writes_its_section_of_a_page(run, tmp_path):
    page = tmp_path / "levels.md"
    page.write_text("# Levels\n")
    words = ["lab", "ladder", "niwa", "--levels", "random,greedy", *QUICK]
    ran = run(*words, "--write", str(page))
    assert (ran.code, ran.err) == (0, "")
    text = page.read_text("utf-8")
    lines = text.splitlines()
    key = "engawa lab ladder niwa --levels random,greedy"
    assert lines[:4] == ["# Levels", "", f"<!-- {key} -->", "## Niwa: random,greedy"]
    assert lines[-1] == f"<!-- end of {key} -->"
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    assert table[0] == ["level", "against the level below", "step", "against random", "Elo"]
    assert [row[0] for row in table[2:]] == ["greedy", "random"]
    assert table[2] == ["greedy", "100.0 % (34.2–100.0)", "+280 (−113 … +∞)", "100.0 % (34.2–100.0)", "1000"]
    assert re.fullmatch(r"\d+ ± \d+", table[3][-1])
    about = lines[-2]
    assert about.startswith(f"`{key} --pairs 2 --seed 1` · 20")
    assert re.search(r"Engawa \S+, rules 2, Python \S+, \S.*, \d+ processors, load [\d.]+ to [\d.]+\.$", about)
    assert "\n".join(line for line in lines[5:10] if line) in ran.out

    run(*words, "--write", str(page), "--lang", "de")  # pages are English
    again = page.read_text("utf-8").splitlines()
    assert again[:-2] == lines[:-2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ladder_that_is_too_wide_for_the_terminal_is_two_tables(lang):
    rows = [row for pairing in pairings_of(LEVELS) for row in deals([(0, 1)] * 9 + [(1, 0)], pairing)]
    wide, narrow = (
        ladder_lines(lambda key, **facts: say(key, lang, **facts), climb(rows, LEVELS), rows, width)
        for width in (None, 80)
    )
    assert max(map(len, wide)) > 80 >= max(len(line) for line in narrow if line.startswith("|"))
    cells = [{cell.strip() for line in lines for cell in line.split("|")} for lines in (wide, narrow)]
    assert {cell for cell in cells[0] if "--" not in cell} == {cell for cell in cells[1] if "--" not in cell}


def test_a_ladder_for_programs_has_every_rung(run):
    document = run("lab", "ladder", "niwa", "--levels", "random,greedy", *QUICK, "--json").document
    lowest, highest = document["ladder"]
    assert (lowest["name"], highest["name"], highest["below"]) == ("random", "greedy", "random")
    assert highest["against"]["random"]["score"] == 1.0
    assert lowest["elo"]["low"] < lowest["elo"]["value"] < highest["elo"]["value"] == 1000


def test_luck_is_told_as_a_table(run, tmp_path):
    page = tmp_path / "levels.md"
    ran = run("lab", "luck", "nueby/werfer", "greedy", "random", *QUICK, "--write", str(page))
    labels = [line.strip("|").split("|")[0].strip() for line in ran.out.splitlines() if line.startswith("|")]
    assert labels[2:] == ["against random", "the same seat wins again", "explained by seat and dice", "ceiling"]
    assert "## Werfer: luck, greedy against random" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["duel", "chess", "greedy", "random"], "unknown game"),
        (["duel", "niwa", "greedy"], "OTHER is missing"),
        (["duel", "niwa", "greedy", "deep-blue"], 'OTHER: expected one of "novice"'),
        (["duel", "niwa", "greedy", "greedy"], "expected two different contenders"),
        (["duel", "niwa", "greedy", "random", "--pairs", "0"], "--pairs: expected a whole number from 1 to"),
        (["duel", "niwa", "greedy", "random", "--players", "3"], "--players: expected a whole number from 2 to 2"),
        (["duel", "niwa", "greedy", "random", "--seconds", "soon"], "--seconds: expected seconds, above 0"),
        (["duel", "niwa", "greedy", "random", "--seconds", "nan"], "--seconds: expected seconds, above 0"),
        (["duel", "niwa", "greedy", "random", "--nodes", "-1"], "--nodes: expected a whole number from 1 to"),
        (["duel", "niwa", "greedy", "random", "--jobs", "0"], "--jobs: expected a whole number from 1 to"),
        (["duel", "niwa", "greedy", "random", "--seed", "soon"], "seed: expected an int, 32 bytes or 64"),
        (["duel", "niwa", "greedy", "random", "-o", "garden=desert"], "garden: expected a layout or one of"),
        (
            ["duel", "niwa", "greedy", "random", "--rows", "/nowhere/rows"],
            "/nowhere/rows: cannot be written: no such directory",
        ),
        (["duel", "niwa", "greedy", "random", "--write", "/nowhere/page"], "/nowhere/page: cannot be written"),
        (["ladder", "niwa", "--levels", "novice"], "--levels: expected two contenders or more"),
        (["ladder", "niwa", "--levels", "novice,novice"], "--levels: expected two contenders or more"),
        (["ladder", "niwa", "--levels", "novice,deep-blue"], '--levels: expected one of "novice"'),
        (["weather"], 'unknown command "weather": expected one of duel'),
    ],
)
def test_the_lab_answers_bad_input_in_one_line(run, words, problem):
    ran = run("lab", *words)
    assert ran.code == 2
    assert problem in ran.err
    assert ran.err.count("\n") == 1


def test_whoever_interrupts_a_tournament_keeps_what_there_is(tmp_path):
    rows, page = tmp_path / "rows.jsonl", tmp_path / "levels.md"
    words = ["lab", "duel", "niwa", "greedy", "random", "--pairs", "100000", "--jobs", "2"]
    with Terminal(*words, "--rows", str(rows), "--write", str(page), columns=100) as terminal:
        while not rows.exists() or not rows.stat().st_size:
            assert terminal.read()  # the bar moves on
        terminal.press("\x03")
        assert terminal.end() == 130
    assert "Stopped after" in terminal.seen
    assert "greedy against random: " in terminal.seen
    assert f"{page} is left as it was." in terminal.seen.replace("\r\n", "")
    assert "Traceback" not in terminal.seen
    assert not page.exists()
    deals = [json.loads(line)["deal"] for line in rows.read_text().splitlines()]
    assert all(deals.count(deal) == 2 for deal in deals)
