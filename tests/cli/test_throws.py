"""A game of thrown dice in the terminal: whole matches with bots, a throw that is told, records that verify."""

import json

import pytest
from games.ninja_dice.table import table

from engawa.core.messages import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bots_throw_a_whole_match(run, lang, tmp_path):
    path, seats = tmp_path / "match.json", ("--bot", "0=random", "--bot", "1=greedy")
    ran = run("play", "ninja-dice", *seats, "--seed", "3", "--lang", lang, stdin=f"save {path}\n")
    assert (ran.code, ran.err) == (0, "")
    assert "  throw …  " in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines() if str(path) not in line)  # a path is never broken
    plies = json.loads(path.read_text())["plies"]
    assert all(("throw" in ply) == ply["text"].startswith("throw") for ply in plies)
    assert all(hand["aimed"] for ply in plies for hand in ply.get("throw", {}).get("hands", []))  # bots flick
    checked = run("verify", str(path), "--json").document
    assert (checked["plies"], checked["sealed"]) == (len(plies), True)
    assert checked["outcomes"] == sum(ply["by"] == "chance" for ply in plies)


def test_a_position_is_shown_listed_and_asked_about(run):
    document = json.dumps(
        table("push", "fight@0,0,0 fortune@170,0,0 pick catch fortune", boosts={"S2": "S1"}).position()
    )
    assert "S2 fortune     170     0    0 +S1" in run("show", stdin=document).out
    assert "roll S1 S2 S5" in run("legal", stdin=document).out
    assert "roll S2 S5\n" not in run("legal", stdin=document).out
    assert "place" not in run("legal", stdin=document).out
    refused = run("why", "roll S1", stdin=document)
    assert "S5 boosts nothing, so it has to be thrown too [ND-P2]" in refused.out + refused.err


def test_clauses_are_found_by_their_ids(run):
    assert "One catch, on a skill die or a threat die" in run("rules", "ND-T5").out
    assert "Bedrohungen" in run("rules", "nd-t5", "--lang", "de").out


def test_sequences_of_throws_are_not_counted(run):
    ran = run("perft", stdin=json.dumps(table("push").position()))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
