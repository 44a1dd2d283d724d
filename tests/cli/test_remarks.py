"""What bots say in the terminal: in the log, in the record, and not at all if nobody wants to hear it."""

import json

from cli.positions import WIN_IN_ONE

from engawa.bots.remarks import words_of

PLAY = ("play", "niwa", "--seed", "3", "--bot", "novice")


def test_a_remark_stands_in_the_log_and_in_the_saved_record(run, tmp_path):
    path = tmp_path / "match.json"
    shown = run(*PLAY, "--lang", "de", stdin=f"save {path}\n").out
    (remark,) = [ply["remark"] for ply in json.loads(path.read_text())["plies"] if "remark" in ply]
    assert (remark["seat"], remark["key"]) == (1, "remark-niwa-first")
    assert f"Samurais: „{words_of(remark, 'de')}“" in " ".join(shown.split())


def test_a_silent_bot_says_nothing(run, tmp_path):
    path = tmp_path / "match.json"
    shown = run(*PLAY, "--silent", stdin=f"save {path}\n").out
    assert "remark" not in path.read_text()
    assert "Samurais: “" not in shown


def test_the_last_word_is_said_once_however_often_the_match_is_looked_at(run, tmp_path):
    path, again = tmp_path / "match.json", tmp_path / "again.json"
    path.write_text(json.dumps(WIN_IN_ONE))
    run("play", "--load", str(path), "--bot", "1=novice", stdin=f"K1 g4^i4\nsave {again}\n")
    before = again.read_text()
    assert json.loads(before)["plies"][-1]["remark"]["key"] == "remark-niwa-beaten"
    run("play", "--load", str(again), stdin=f"show\nsave {again}\n")
    assert again.read_text() == before
