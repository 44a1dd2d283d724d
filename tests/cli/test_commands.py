"""Each command on good input: what it prints, in both languages, as text and as JSON."""

import html
import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from cli.positions import PLACED, WIN_IN_ONE
from cli.session import ENGAWA, clean_environment

import engawa
from engawa import catalogue
from engawa.cli.counting import Counter
from engawa.core.clauses import MARKS, RULING
from engawa.core.forge import prefer
from engawa.core.forge.lives import LIVES
from engawa.core.messages import LANGUAGES, say
from engawa.games import niwa, nueby
from engawa.games.niwa.edition import standard

EDITION = Path(niwa.__file__).parent / "editions" / "engawa.toml"
BOARDS = Path(nueby.__file__).parent / "editions" / "engawa.toml"
PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"
COUNTS = [120, 14400, 183360, 1332000]  # of Niwa in the compact garden, by both lives
COMMANDS = [
    "play", "new", "show", "legal", "why", "verify", "analyse", "hint", "rules", "games", "perft", "offline",
    "lab", "admin",
]  # fmt: skip


@pytest.fixture
def position_file(tmp_path):
    path = tmp_path / "position.json"
    path.write_text(json.dumps(WIN_IN_ONE))
    return str(path)


@pytest.fixture
def record_file(tmp_path):
    """The record of a finished match."""
    match = engawa.load(WIN_IN_ONE)
    match.play("K1 g4^i4")
    path = tmp_path / "record.json"
    path.write_text(json.dumps(match.record()))
    return str(path)


# The map, help and languages


def test_help_is_the_map_of_all_commands(run):
    ran = run("--help")
    assert ran.code == 0
    assert re.findall(r"^  (\w+)   ", ran.out, re.MULTILINE)[: len(COMMANDS)] == COMMANDS
    assert run("-h") == ran


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_tells_of_the_command_alone_and_its_options(run, lang):
    said = run("--help", "--lang", lang).out
    assert f"\n  engawa {say('cli-word-options', lang)}\n" in said
    options = re.findall(r"^  (--[\w-]+)", said, re.MULTILINE)[:4]
    assert options == ["--lan", "--data", "--port", "--no-browser"]
    assert all(f"\n| `{option}" in PAGE.read_text("utf-8") for option in options)
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(run, command, lang):
    ran = run(command, "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(say(f"cli-{command}", lang).split()[0])
    assert say("cli-everywhere", lang) in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_language_is_taken_before_and_after_the_command_and_with_a_sign(run):
    german = run("--lang", "de", "rules", "NI-6")
    assert "Ein Feld, auf dem eine Figur steht" in german.out
    assert run("rules", "--lang=de", "NI-6") == run("rules", "NI-6", "--lang", "de") == german


@pytest.mark.parametrize(
    ("locale", "begins"),
    [({"LANG": "de_AT.UTF-8"}, "Brettspiele"), ({"LANG": "fr_FR"}, "Board"), ({"LC_ALL": "C", "LANG": "de"}, "Board"),
     ({"LC_MESSAGES": "de_DE", "LANG": "en_US"}, "Brettspiele"), ({"LC_ALL": "", "LANG": "de"}, "Brettspiele")],
)  # fmt: skip
def test_the_locale_decides_where_nobody_says(run, monkeypatch, locale, begins):
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert run("--help").out.startswith(begins)


def test_the_version_is_that_of_the_package(run):
    assert run("--version").out == f"engawa {engawa.__version__}\n"


# Games and rules


def test_games_lists_every_game_of_the_catalogue(run):
    listed = dict(re.findall(r"^  (\S+) +(\S.*)$", run("games").out, re.MULTILINE))
    assert (list(listed), listed["niwa"]) == (engawa.games(), "Niwa · 2 players · 15 min · ages 7+")
    assert listed["nueby/jaeger"] == "Jäger · 2–6 players · 30 min · ages 8+ · 1 die"
    # Of Kurzer Einsatz the booklet says neither how long it takes nor for whom it is.
    assert listed["nueby/kurzer-einsatz"] == "Kurzer Einsatz · 2–6 players · 1 die"
    assert "2 Personen · 15 Min. · ab 7 Jahren" in run("games", "--lang", "de").out
    facts = {game["key"]: (game["minutes"], game["age"], game["dice"]) for game in run("games", "--json").document}
    assert (facts["niwa"], facts["nueby/kurzer-einsatz"]) == ((15, 7, None), (None, None, 1))
    assert [game["key"] for game in run("games", "--json").document] == engawa.games()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_shows_every_clause_of_a_game_under_its_part(run, lang):
    ran = run("rules", "niwa", "--lang", lang)
    box = {"en": "2 players · 15 min · ages 7+", "de": "2 Personen · 15 Min. · ab 7 Jahren"}
    assert ran.out.splitlines()[0] == f"Niwa · {box[lang]}"
    clauses = list(catalogue.find("niwa").clauses)
    listed = re.findall(r"^  (NI-\w+) +([BPRC])   ", ran.out, re.MULTILINE)
    assert listed == [(each.id, each.says[0].mark) for each in clauses]
    words = " ".join(ran.out.split())
    assert all(" ".join(text.split()) in words for clause in clauses for text in clause.texts(lang))
    assert max(map(len, ran.out.splitlines())) <= 80


def test_every_part_and_kind_of_the_rules_has_a_name_in_both_languages():
    clauses = [clause for key in engawa.games() for clause in catalogue.find(key).clauses]
    for lang in LANGUAGES:
        assert all(say(f"part-{clause.part}", lang) for clause in clauses)
        assert all(say(f"mark-{mark.replace(' ', '-')}", lang) for mark in MARKS)


def test_rules_shows_one_clause_with_where_it_comes_from_in_words(run):
    ran = run("rules", "ni-21")
    assert ran.out.startswith("NI-21 · Niwa, The end\n  The game is drawn when")
    assert ran.out.endswith("\n    our ruling\n")
    german = run("rules", "NI-21", "--lang", "de").out
    assert german.startswith("NI-21 · Niwa, Spielende\n")
    assert german.endswith("\n    unsere Festlegung\n")
    clause = catalogue.find("niwa").clauses.get("NI-21")
    says = [{"mark": said.mark, "en": said.en, "de": said.de} for said in clause.says]
    assert run("rules", "NI-21", "--json").document == {"games": ["niwa"], "id": "NI-21", "part": "end", "says": says}


def test_rules_lists_what_is_ours_alone(run):
    said = [(clause.id, statement) for clause in catalogue.find("niwa").clauses for statement in clause.says]
    ours = [clause_id for clause_id, statement in said if statement.mark == RULING]
    ran = run("rules", "niwa", "--ours")
    assert re.findall(r"^  (NI-\w+) +R   ", ran.out, re.MULTILINE) == list(dict.fromkeys(ours))
    assert not re.findall(r"^  (?:NI-\w+)? +[BPC](?: de| en)?   ", ran.out, re.MULTILINE)
    listed = run("rules", "niwa", "--ours", "--json").document["clauses"]
    assert [(clause["id"], said["mark"]) for clause in listed for said in clause["says"]] == [
        (each, "R") for each in ours
    ]


def test_rules_names_every_game_that_a_clause_holds_for(run):
    nueby = [key for key in engawa.games() if key.startswith("nueby/")]
    assert len(nueby) == 6
    assert run("rules", "NU-6", "--json").document["games"] == nueby
    assert run("rules", "NW-1", "--json").document["games"] == ["nueby/werfer"]
    said = " ".join(run("rules", "NU-6", "--lang", "de").out.split())
    titles = "Entscheidung auf zweiter Ebene / Einser-Blocker / Jäger / Werfer / Abkürzungen / Kurzer Einsatz"
    assert f"NU-6 · {titles}, " in said


def test_rules_alone_says_what_there_is(run):
    assert "engawa rules GAME" in run("rules").out
    assert len(run("rules", "niwa", "--json").document["clauses"]) == 26


# Positions


def test_new_prints_a_position_that_can_be_read_again(run):
    document = run("new", "niwa").document
    assert document == engawa.new("niwa").position()
    assert run("show", "--json", stdin=json.dumps(document)).document["position"] == document


def test_new_takes_options_as_text_as_json_and_from_a_file(run, tmp_path):
    layout = standard().gardens["pond"]
    (tmp_path / "garden.json").write_text(json.dumps(layout))
    from_file = run("new", "niwa", "-o", f"garden=@{tmp_path / 'garden.json'}").document
    assert from_file["garden"] == layout
    assert run("new", "niwa", "--option", f"garden={json.dumps(layout)}").document == from_file
    assert run("new", "niwa", "-o", "garden=pond", "--json").document["garden"] == "pond"


def test_a_seed_repeats_what_is_left_to_chance(run):
    first = run("new", "niwa", "-o", "garden=random", "--seed", "7").document
    assert run("new", "niwa", "-o", "garden=random", "--seed=7").document == first
    assert run("new", "niwa", "-o", "garden=random", "--seed=8").document != first
    assert run("new", "niwa", "-o", "garden=random", "--seed=" + "0f" * 32).code == 0


def test_new_takes_an_edition_from_a_file(run, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(EDITION.read_text().replace('"engawa"', '"my box"'))
    document = run("new", "niwa", "--edition", str(path), "-o", "garden=long").document
    assert document["edition"]["name"] == "my box"


def test_show_draws_the_position_and_says_whose_turn_it_is(run, position_file):
    picture = engawa.load(WIN_IN_ONE).draw()
    assert (
        run("show", position_file).out
        == f"{picture}\n\nThe kokeshis are to move: a figure moves, or a bead is transferred.\n"
    )
    assert "Die Kokeshis sind am Zug" in run("show", position_file, "--lang", "de").out
    assert run("show", "-", stdin=json.dumps(WIN_IN_ONE)) == run("show", position_file)


def test_show_draws_the_board_of_an_owner(run, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(BOARDS.read_text().replace('"r0..r47 r0",\n    "r47 z0', '"r0..r48 r0",\n    "r48 z0'))
    shown = run("show", "nueby/werfer", "--edition", str(path), "--players", "6")
    mine = engawa.new("nueby/werfer", players=6, edition=tomllib.loads(path.read_text()))
    assert shown.out.startswith(mine.draw())
    assert "r48" in shown.out
    assert "r48" not in run("show", "nueby/werfer", "--players", "6").out


def test_show_of_an_impossible_board_says_file_line_and_what_is_wrong(run, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(BOARDS.read_text().replace('"r15 z2.1..z2.4"', '"r15 z2.1..z2.3"'))
    line = 1 + path.read_text().splitlines().index("[werfer.6]") + 3
    shown = run("show", "nueby/werfer", "--edition", str(path))
    assert (shown.code, shown.out) == (2, "")
    assert shown.err.startswith(f"engawa: {path}, line {line}: werfer.6.ways: the goal lane of colour 2")
    assert shown.err.count("\n") == 1
    path.write_text("[werfer\n")
    broken = run("new", "nueby/werfer", "--edition", str(path))
    assert (broken.code, broken.err.count("\n")) == (2, 1)
    assert str(path) in broken.err


@pytest.mark.parametrize(
    ("game", "file", "old", "inside", "outside", "problem"),
    [
        ("niwa", EDITION, "count = 2", "count = 2", "count = 13",
         "tiles.B.count: expected a whole number from 1 to 12, got 13"),
        ("nueby/einser-blocker", BOARDS, "track = 3", "track = 8", "track = 9", "einser-blocker.4.track: "),
        ("nueby/einser-blocker", BOARDS, 'r30 z0.1..z0.4", "r6 z1', 'r24 z0.1..z0.4", "r6 z1',
         'r23 z0.1..z0.4", "r6 z1', "einser-blocker.4.ways: "),
    ],
)  # fmt: skip
def test_a_file_that_breaks_a_bound_is_refused_by_every_command_that_takes_one(
    run, tmp_path, game, file, old, inside, outside, problem
):
    path = tmp_path / "mine.toml"
    for command in ("new", "show"):
        path.write_text(file.read_text("utf-8").replace(old, inside, 1), "utf-8")
        assert run(command, game, "--edition", str(path)).code == 0
        path.write_text(file.read_text("utf-8").replace(old, outside, 1), "utf-8")
        refused = run(command, game, "--edition", str(path))
        assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)
        assert refused.err.startswith(f"engawa: {path}, line ")
        assert problem in refused.err


@pytest.mark.parametrize("source", [[], ["position.json"]], ids=["no game", "a document"])
def test_show_draws_an_edition_only_of_a_game(run, source):
    shown = run("show", *source, "--edition", str(BOARDS))
    assert (shown.code, shown.out) == (2, "")
    assert shown.err.startswith("engawa: unknown game")


def test_show_of_a_record_is_the_position_at_its_end(run, record_file):
    shown = run("show", record_file, "--json").document
    assert shown["position"]["phase"] == "over"
    assert (shown["ply"], shown["to_act"], shown["result"]["winners"]) == (1, None, [0])
    assert "The kokeshis have reached the enemy base and won." in run("show", record_file).out


def test_legal_lists_a_move_on_each_line_for_other_programs(run, position_file):
    moves = engawa.load(WIN_IN_ONE).legal()
    assert run("legal", position_file).out.splitlines() == moves
    assert run("legal", position_file, "--json").document == {
        "game": "niwa", "to_act": 0, "ply": 0, "legal": moves, "outcomes": [],
    }  # fmt: skip
    assert len(run("legal", "niwa").out.splitlines()) == 120


def test_legal_lists_nothing_when_the_match_is_over(run, record_file):
    assert run("legal", record_file) == (0, "", "")


def test_why_says_that_a_move_is_legal(run, position_file):
    assert run("why", "K1 g4^i4", position_file) == (0, "K1 g4^i4 is legal.\n", "")
    assert run("why", "k1 G4 ^ i4", position_file, "--lang", "de").out == "k1 G4 ^ i4 ist erlaubt.\n"
    assert run("why", "K1 g4^i4", position_file, "--json").document == {"move": "K1 g4^i4", "legal": True}


def test_why_names_the_clause_that_forbids_a_move(run, position_file):
    ran = run("why", "K2 c5-c6 >K1", position_file)
    assert ran.code == 1
    assert ran.out.startswith("the line is yellow, the top bead is green [NI-2]\n  NI-2: A figure goes to")
    assert "die Linie ist gelb" in run("why", "K2 c5-c6 >K1", position_file, "--lang", "de").out
    said = run("why", "K2 c5-c6 >K1", position_file, "--json").document
    assert (said["legal"], said["clause"]) == (False, "NI-2")
    assert said["rule"]["de"].startswith("Eine Figur geht auf ein Nachbarfeld")


# Records and counting


def test_verify_says_what_it_has_checked(run, record_file):
    assert run("verify", record_file).out.splitlines() == [
        "✓ 1 move follows the rules of Niwa (version 2).",
        "✓ The seed is the one that was committed to. Nothing was left to chance.",
        "✓ The result is what the moves lead to.",
        "The kokeshis have reached the enemy base and won.",
    ]
    assert run("verify", record_file, "--lang", "de").out.startswith("✓ 1 Zug folgt den Regeln von Niwa (Version 2).")
    document = run("verify", record_file, "--json").document
    assert (document["plies"], document["outcomes"], document["sealed"]) == (1, 0, True)


def test_verify_of_a_match_that_goes_on_does_not_pretend(run):
    record = engawa.load(WIN_IN_ONE).record()
    ran = run("verify", stdin=json.dumps(record))
    assert "The seed is not revealed yet, so chance cannot be checked." in ran.out


def test_perft_counts_what_the_specification_says(run):
    match = engawa.new("niwa")
    for move in PLACED:
        match.play(move)
    position = json.dumps(match.position())
    assert run("perft", "--depth", "3", stdin=position).out.split() == ["1", "18", "2", "136", "3", "986"]
    assert run("perft", "-", "-d", "4", "--json", stdin=position).document == {
        "game": "niwa",
        "perft": [18, 136, 986, 5736],
    }


def test_perft_divides_by_the_first_move(run):
    divided = run("perft", "niwa", "-d", "1", "--divide", "--json").document["divide"]
    assert divided == dict.fromkeys(engawa.new("niwa").legal(), 1)
    ran = run("perft", "--depth=2", "--divide", stdin=json.dumps(WIN_IN_ONE))
    assert ran.out.splitlines()[-1].split()[0] == "total"
    *rows, total = [int(line.split()[-1]) for line in ran.out.splitlines()]
    assert sum(rows) == total


def test_perft_of_a_finished_match_counts_nothing(run, record_file):
    assert run("perft", record_file, "--json").document["perft"] == [0, 0, 0]


def test_counts_are_those_of_every_life():
    counter, counts = Counter(engawa.load(WIN_IN_ONE)), []
    for life in LIVES:
        prefer(life)
        counts.append(dict(counter.divide(4)))
    assert counts[0] == counts[1] == counts[2]


def test_large_counts_show_no_bar_to_other_programs(run):
    assert run("perft", "niwa", "-d", "4") == (0, "".join(f"{i:>3} {n:>20}\n" for i, n in enumerate(COUNTS, 1)), "")


def test_show_writes_a_picture_to_a_file_or_to_standard_output(run, position_file, tmp_path):
    picture = tmp_path / "garden.svg"
    ran = run("show", position_file, "--svg", str(picture), "--lang", "de")
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    drawn = picture.read_text("utf-8")
    assert drawn.startswith('<svg xmlns="http://www.w3.org/2000/svg" ')
    assert run("show", position_file, "--svg", "-", "--lang", "de").out == drawn
    assert drawn != run("show", position_file, "--svg", "-", "--lang", "en").out


def test_a_picture_can_be_read_wherever_it_is_written():
    def shown(encoding: str) -> bytes:
        environment = clean_environment(LANG="en", PYTHONIOENCODING=encoding)
        return subprocess.run(
            [ENGAWA, "show", "nueby/jaeger", "--svg", "-"], capture_output=True, env=environment
        ).stdout

    plain, whole = shown("ascii").decode("ascii"), shown("utf-8").decode("utf-8")
    assert plain != whole
    assert html.unescape(plain) == html.unescape(whole)


def test_a_picture_that_cannot_be_written_is_answered_in_one_line(run, position_file, tmp_path):
    ran = run("show", position_file, "--svg", str(tmp_path / "nowhere" / "picture.svg"))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "cannot be written: no such directory" in ran.err
